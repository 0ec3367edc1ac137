//! How a position of *¿Pasarán?* leans: everything on one scale, in about two microseconds and without allocation.
//!
//! The counters are summed by place once ([`Weighing::of`]); every term reads those sums.

use frente_pasaran::sets::ZoneSet;
use frente_pasaran::state::{Frame, Step};
use frente_pasaran::{Class, Place, Side, State, Unit, Zone};

/// What a point of strength, a point of income beyond zones, a saved point, a card in hand are worth.
const STRENGTH: f32 = 0.030;
const INCOME: f32 = 0.05;
const SAVED: f32 = 0.012;
const CARD: f32 = 0.02;
/// A zone without points.
const GROUND: f32 = 0.04;
/// How much of a danger counts, for the enemy cannot strike everywhere: before his turn, and before the own one. A threat that
/// could be carried out now is worth little as a threat.
const DANGER: f32 = 0.55;
const THREAT: f32 = 0.2;
/// How much of what may still join an attack counts, and that for one attack alone: force is to be concentrated.
const JOINING: f32 = 0.7;
/// How much of a garrison may come out of its city to attack next door.
const SALLY: f32 = 0.6;

/// Counters of a side, summed.
#[derive(Clone, Copy, Default)]
struct Force {
    /// Land strength; armour fires twice.
    strength: f32,
    men: f32,
    steps: f32,
    air: f32,
}

impl Force {
    #[inline]
    fn plus(self, other: Force, share: f32) -> Force {
        Force {
            strength: self.strength + share * other.strength,
            men: self.men + share * other.men,
            steps: self.steps + share * other.steps,
            air: self.air + share * other.air,
        }
    }

    /// The part that may storm a city: three at most.
    fn storming(self) -> Force {
        let share = if self.men > 3.0 { 3.0 / self.men } else { 1.0 };
        Force { air: self.air, ..Force::default().plus(self, share) }
    }

    #[inline]
    fn worth(&self) -> f32 {
        STRENGTH * (self.strength + 0.4 * self.men)
    }
}

/// A side in a place: who stands there, how many of them have not moved, how much they are led.
#[derive(Clone, Copy, Default)]
struct Stand {
    force: Force,
    fresh: f32,
    levels: f32,
}

/// A position with its counters summed.
pub(super) struct Weighing<'a> {
    state: &'a State,
    at: [[Stand; 2]; Place::COUNT],
    /// What is on its way, by side.
    coming: [f32; 2],
    /// What a point of a zone is worth in each side's hands. Time works for the Republic.
    point: [f32; 2],
}

impl<'a> Weighing<'a> {
    pub(super) fn of(state: &'a State) -> Weighing<'a> {
        let nationalist = 0.15 + 0.012 * f32::from(state.quarter().0);
        let mut sums =
            Weighing { state, at: [[Stand::default(); 2]; Place::COUNT], coming: [0.0; 2], point: [nationalist, 0.14] };
        let last = state.last_quarter();
        let moved = state.moved();
        for (unit, spot) in state.board().iter() {
            if let Some(place) = spot.place() {
                sums.add(unit, place, moved.contains(unit));
            } else if spot.quarter().is_some_and(|quarter| quarter < last) {
                sums.coming[unit.side().index()] += 0.85 * STRENGTH * sums.weight(unit);
            }
        }
        sums.take_hits();
        sums
    }

    #[inline]
    fn add(&mut self, unit: Unit, place: Place, moved: bool) {
        let state = self.state;
        let stand = &mut self.at[place.index()][unit.side().index()];
        let printed = f32::from(state.printed(unit).max(0));
        match state.class_of(unit) {
            Class::Air => stand.force.air += printed,
            Class::Headquarters => stand.levels += f32::from(state.level_of(unit.kind())),
            class => {
                stand.force.strength += if class == Class::Armour { 1.8 * printed } else { printed };
                stand.force.men += 1.0;
                stand.force.steps += f32::from(state.steps_left(unit));
                stand.fresh += if moved { 0.0 } else { 1.0 };
            }
        }
    }

    /// What a counter that is still to come will be worth, in points of strength.
    fn weight(&self, unit: Unit) -> f32 {
        let strength = f32::from(self.state.printed(unit).max(0));
        match self.state.class_of(unit) {
            Class::Infantry => strength + 0.4,
            Class::Armour => 1.8 * strength + 0.4,
            Class::Air => 1.4 * strength,
            Class::Headquarters => 1.5,
        }
    }

    /// Hits that have fallen and are not taken yet.
    fn take_hits(&mut self) {
        for side in Side::ALL {
            let hits = f32::from(self.state.hits_on(side));
            let force = &mut self.at[self.state.battle().place().index()][side.index()].force;
            if hits > 0.0 && force.steps > 0.0 {
                let left = (1.0 - hits / force.steps).max(0.0);
                force.strength *= left;
                force.men *= left;
                force.steps *= left;
            }
        }
    }

    #[inline]
    fn stand(&self, place: Place, side: Side) -> &Stand {
        &self.at[place.index()][side.index()]
    }

    #[inline]
    fn force(&self, place: Place, side: Side) -> Force {
        self.at[place.index()][side.index()].force
    }

    /// A guess at the chance that an attack on a place succeeds. `wet` men cross a river.
    #[inline]
    fn clash(&self, place: Place, attack: Force, defence: Force, wet: f32) -> f32 {
        if defence.men <= 0.0 {
            return if attack.men > 0.0 { 0.97 } else { 0.0 };
        }
        if attack.men <= 0.0 {
            return 0.0;
        }
        let ground = self.state.ground(place);
        let attacked = f32::from(ground.attacker) * attack.men - wet;
        let fire = (attack.strength + attacked).max(0.2 * attack.strength);
        let defended = f32::from(ground.defender + ground.defending_infantry) * defence.men;
        let hold = defence.strength + defended;
        let fire = fire + (attack.air - 0.7 * defence.air).max(0.0);
        let hold = hold + (defence.air - 0.7 * attack.air).max(0.0);
        let ratio = fire * attack.steps / (hold * defence.steps + 0.05);
        logistic((0.9 + 0.12 * (attack.steps + defence.steps).sqrt()) * log2(ratio))
    }

    /// The chance of `own` in the battle on the board.
    pub(super) fn odds_to_hold(&self, own: Side) -> f32 {
        let place = self.state.battle().place();
        let attacker = self.state.phasing();
        let won = self.clash(place, self.force(place, attacker), self.force(place, attacker.enemy()), 0.0);
        if own == attacker { won } else { 1.0 - won }
    }

    /// What it is worth to `taker` to take a zone.
    #[inline]
    fn prize(&self, zone: Zone, taker: Side) -> f32 {
        let points = f32::from(self.state.points_of(zone));
        let decides = zone == Zone::Madrid && self.state.quarter().year() <= 1937;
        let madrid = if decides { 0.5 + 0.3 * f32::from(self.state.quarter().number()) } else { 0.0 };
        GROUND + points * (self.point[taker.index()] + self.point[taker.enemy().index()]) * 0.8 + madrid
    }

    /// How the position leans to `own`, hands included as far as `own` knows them.
    pub(super) fn score(&self, own: Side) -> f32 {
        let lean = if own == Side::Nationalist { 1.0 } else { -1.0 };
        let hand: f32 =
            self.state.hand(own).iter().map(|card| card_worth(f32::from(self.state.data().card(card).cost))).sum();
        lean * self.common() + hand - self.state.hand(own.enemy()).len() as f32 * card_worth(2.5)
    }

    /// How the position leans to the Nationalist, hands apart.
    fn common(&self) -> f32 {
        let state = self.state;
        let lean = |side: Side| if side == Side::Nationalist { 1.0 } else { -1.0 };
        let mut score = 0.0;
        for side in Side::ALL {
            let held = f32::from(state.zone_points(side));
            let extra = f32::from(state.production(side)) - held;
            let saved = f32::from(state.bp_of(side).min(30));
            let near = (held + 6.0 - f32::from(state.winning_points())).max(0.0);
            let sum = self.point[side.index()] * held + INCOME * extra + SAVED * saved + 0.025 * near * near;
            let share = if side == state.phasing() { DANGER } else { THREAT };
            let side_sum = sum + self.coming[side.index()] + self.fronts(side) - share * self.exposure(side);
            score += lean(side) * side_sum;
        }
        for place in &self.at {
            for side in Side::ALL {
                let Stand { force, levels, .. } = &place[side.index()];
                score += lean(side) * (force.worth() + 1.4 * STRENGTH * force.air + 0.04 * levels.sqrt());
            }
        }
        let attacker = state.phasing();
        score += lean(attacker) * self.attacks(attacker);
        if state.quarter().year() <= 1937 && state.zones_of(Side::Nationalist).contains(Zone::Madrid) {
            score += 1.0 + 0.3 * f32::from(state.quarter().number());
        }
        score
    }

    /// Armies belong to the front, headquarters to armies, aircraft not alone into the first line.
    fn fronts(&self, side: Side) -> f32 {
        let state = self.state;
        let own = state.zones_of(side);
        let strange = state.zones_of(side.enemy());
        let manned = state.board().in_zones(side).or(state.board().in_cities(side));
        let mut known = ZoneSet::NONE;
        let mut ring: ZoneSet = own.iter().filter(|zone| state.land_from(*zone).meets(strange)).collect();
        let mut sum = 0.0;
        for distance in [0.0, 1.0, 2.0, 3.0] {
            known = known.or(ring);
            for zone in ring.and(manned).iter() {
                let open = self.stand(Place::zone_of(zone), side);
                let here = open.force.plus(self.force(Place::city_of(zone), side), 1.0);
                sum -= 0.006 * distance * here.strength;
                if open.levels > 0.0 && here.men >= 2.0 {
                    sum += 0.02 * open.levels / (1.0 + distance);
                }
                if distance == 0.0 && here.men == 0.0 {
                    sum -= 0.03 * here.air;
                }
            }
            let next = ring.iter().fold(known, |set, zone| set.or(state.land_from(zone)));
            ring = next.and(own).without(known);
        }
        // Far from everything, or over the sea.
        for zone in own.and(manned).without(known).iter() {
            let here = self.force(Place::zone_of(zone), side).plus(self.force(Place::city_of(zone), side), 1.0);
            sum -= 0.006 * 5.0 * here.strength;
        }
        sum
    }

    /// Battles about to be fought, enemy country entered, and cities about to be stormed, by what they may win and cost.
    fn attacks(&self, attacker: Side) -> f32 {
        let state = self.state;
        let board = state.board();
        let enemy = attacker.enemy();
        let moving = matches!(state.step(), Step::Movement | Step::Exploitation)
            && matches!(state.pending(), Some(Frame::Move | Frame::Carry(..) | Frame::GoOn(..)));
        let (mut sum, mut focus) = (0.0, 0.0_f32);
        let abroad = board.in_zones(enemy).or(board.in_cities(enemy)).or(state.zones_of(enemy));
        for zone in board.in_zones(attacker).and(abroad).iter() {
            let place = Place::zone_of(zone);
            let (force, defence) = (self.force(place, attacker), self.force(place, enemy));
            if board.in_zones(enemy).contains(zone) {
                let alone = self.battle(place, force, defence, attacker);
                sum += alone;
                if moving {
                    let near = state.land_from(zone).and(state.zones_of(attacker)).without(board.in_zones(enemy));
                    let joined = near.iter().fold(force, |joined, near| {
                        let joining = self.stand(Place::zone_of(near), attacker);
                        joined.plus(joining.force, JOINING * joining.fresh / joining.force.men.max(1.0))
                    });
                    focus = focus.max(self.battle(place, joined, defence, attacker) - alone);
                }
            } else if state.zones_of(enemy).contains(zone) && force.men > 0.0 {
                sum += 0.5 * self.prize(zone, attacker);
            }
            // §6.4.5: the city inside, if it is to be stormed yet.
            if board.in_cities(enemy).contains(zone) && force.men > 0.0 && defence.men == 0.0 {
                let city = Place::city_of(zone);
                let odds = self.clash(city, force.storming(), self.force(city, enemy), 0.0);
                let soon = if moving { 0.5 } else { 0.25 };
                sum += soon * odds * self.prize(zone, attacker);
            }
        }
        for zone in board.in_cities(attacker).and(board.in_cities(enemy)).iter() {
            let place = Place::city_of(zone);
            let mut force = self.force(place, attacker);
            // Those who are still to be named.
            if state.pending() == Some(Frame::Force(place)) {
                force = force.plus(self.force(Place::zone_of(zone), attacker), 1.0);
            }
            sum += self.battle(place, force.storming(), self.force(place, enemy), attacker);
        }
        for zone in state.sieges().iter() {
            let mean = |force: Force| force.strength / force.men.max(1.0);
            let besieger = mean(self.force(Place::zone_of(zone), attacker));
            sum += 0.01 + 0.03 * (besieger - mean(self.force(Place::city_of(zone), enemy)));
        }
        sum + focus
    }

    fn battle(&self, place: Place, force: Force, defence: Force, attacker: Side) -> f32 {
        // Aircraft alone win nothing.
        if force.men <= 0.0 {
            return -0.01;
        }
        let odds = self.clash(place, force, defence, 0.0);
        let garrison = !place.is_city() && self.state.board().in_cities(attacker.enemy()).contains(place.zone());
        let prize = self.prize(place.zone(), attacker) * if garrison { 0.5 } else { 1.0 };
        let (stake, kill) = (force.worth(), defence.worth());
        let bloody = (kill / (stake + 0.001)).min(1.0);
        odds * (prize + 0.9 * kill - 0.5 * bloody * stake) + (1.0 - odds) * (0.4 * kill.min(stake) - 0.75 * stake)
    }

    /// What a side may lose to the enemies beside its zones: ground, and those who stand on it.
    fn exposure(&self, holder: Side) -> f32 {
        let state = self.state;
        let board = state.board();
        let enemy = holder.enemy();
        let foes = board.in_zones(enemy).or(board.in_cities(enemy));
        let mut sum = 0.0;
        for zone in state.zones_of(holder).or(board.in_zones(holder)).without(board.in_zones(enemy)).iter() {
            let near = state.land_from(zone).and(foes);
            let (place, city) = (Place::zone_of(zone), Place::city_of(zone));
            let inside = self.force(city, enemy);
            if near.is_empty() && inside.men <= 0.0 {
                continue;
            }
            let rivers = state.rivers_of(zone);
            let (mut threat, mut wet) = (Force::default().plus(inside, SALLY), 0.0);
            for from in near.iter() {
                let there =
                    self.force(Place::zone_of(from), enemy).plus(self.force(Place::city_of(from), enemy), SALLY);
                threat = threat.plus(there, 1.0);
                if rivers.contains(from) {
                    wet += there.men;
                }
            }
            if threat.men < 0.5 {
                continue;
            }
            let (field, garrison) = (self.force(place, holder), self.force(city, holder));
            let falls = self.clash(place, threat, field, wet).min(0.9);
            sum += 0.7 * falls * (field.worth() + STRENGTH * field.air);
            if !state.zones_of(holder).contains(zone) {
                continue;
            }
            let lost = if garrison.men > 0.0 {
                let stormed = falls * self.clash(city, threat.storming(), garrison, 0.0);
                sum += 0.7 * stormed * garrison.worth();
                0.4 * falls + 0.6 * stormed
            } else {
                falls
            };
            sum += lost * self.prize(zone, enemy);
        }
        sum
    }
}

/// What a card in hand is worth.
fn card_worth(cost: f32) -> f32 {
    CARD + SAVED * 1.3 * cost
}

/// The logarithm to base 2 of a number above 0, to a thousandth.
#[inline]
fn log2(x: f32) -> f32 {
    let bits = x.max(1e-6).to_bits();
    let exponent = (bits >> 23) as f32 - 127.0;
    let m = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
    exponent + (2.821_202_6 + (-1.469_956_8 + (0.447_179_55 - 0.056_570_85 * m) * m) * m) * m - 1.741_793_9
}

/// 1 / (1 + 2⁻ˣ), to a thousandth.
#[inline]
fn logistic(x: f32) -> f32 {
    let x = (-x).clamp(-30.0, 30.0);
    let whole = (x + 64.0) as i32 - 64;
    let part = x - whole as f32;
    let power = f32::from_bits(((whole + 127) << 23) as u32);
    1.0 / (1.0 + power * (1.0 + part * (0.695_976 + part * (0.224_94 + part * 0.079_02))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quick_functions_are_near_the_slow_ones() {
        for step in -60..60 {
            let x = step as f32 / 5.0;
            assert!((logistic(x) - 1.0 / (1.0 + (-x).exp2())).abs() < 1e-3, "{x}");
            assert!((log2(x.exp2()) - x).abs() < 1e-3, "{x}");
        }
    }
}
