//! How a position of *¿Pasarán?* leans: everything on one scale, in a few microseconds.

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

/// The counters of a side in a place, summed.
#[derive(Clone, Copy, Default)]
struct Force {
    /// Land strength; armour fires twice.
    strength: f32,
    men: f32,
    steps: f32,
    air: f32,
    /// Land strength that has not moved yet.
    fresh: f32,
    fresh_men: f32,
    levels: f32,
}

impl Force {
    fn plus(self, other: Force, share: f32) -> Force {
        Force {
            strength: self.strength + share * other.strength,
            men: self.men + share * other.men,
            steps: self.steps + share * other.steps,
            air: self.air + share * other.air,
            ..self
        }
    }

    /// The part that may storm a city: three at most.
    fn storming(self) -> Force {
        let share = if self.men > 3.0 { 3.0 / self.men } else { 1.0 };
        Force { air: self.air, ..Force::default().plus(self, share) }
    }

    fn worth(&self) -> f32 {
        STRENGTH * (self.strength + 0.4 * self.men)
    }
}

type Forces = [[Force; 2]; Place::COUNT];

fn forces(state: &State) -> Forces {
    let mut all: Forces = [[Force::default(); 2]; Place::COUNT];
    let moved = state.moved();
    for (unit, spot) in state.board().iter() {
        let Some(place) = spot.place() else { continue };
        let force = &mut all[place.index()][unit.side().index()];
        let printed = f32::from(state.printed(unit).max(0));
        match state.class_of(unit) {
            Class::Air => force.air += printed,
            Class::Headquarters => force.levels += f32::from(state.level_of(unit.kind())),
            class => {
                let strength = if class == Class::Armour { 1.8 * printed } else { printed };
                force.strength += strength;
                force.men += 1.0;
                force.steps += f32::from(state.steps_left(unit));
                if !moved.contains(unit) {
                    force.fresh += strength;
                    force.fresh_men += 1.0;
                }
            }
        }
    }
    // Hits that have fallen and are not taken yet.
    for side in Side::ALL {
        let hits = f32::from(state.hits_on(side));
        let force = &mut all[state.battle().place().index()][side.index()];
        if hits > 0.0 && force.steps > 0.0 {
            let left = (1.0 - hits / force.steps).max(0.0);
            force.strength *= left;
            force.men *= left;
            force.steps *= left;
        }
    }
    all
}

/// A guess at the chance that an attack on a place succeeds. `wet` men cross a river.
fn clash(state: &State, place: Place, attack: Force, defence: Force, wet: f32) -> f32 {
    if defence.men <= 0.0 {
        return if attack.men > 0.0 { 0.97 } else { 0.0 };
    }
    if attack.men <= 0.0 {
        return 0.0;
    }
    let ground = state.ground(place);
    let attacked = f32::from(ground.attacker) * attack.men - wet;
    let fire = (attack.strength + attacked).max(0.2 * attack.strength);
    let defended = f32::from(ground.defender + ground.defending_infantry) * defence.men;
    let hold = defence.strength + defended;
    let fire = fire + (attack.air - 0.7 * defence.air).max(0.0);
    let hold = hold + (defence.air - 0.7 * attack.air).max(0.0);
    let ratio = fire * attack.steps / (hold * defence.steps + 0.05);
    let sharp = ratio.powf(0.9 + 0.12 * (attack.steps + defence.steps).sqrt());
    sharp / (1.0 + sharp)
}

/// The chance of `own` in the battle on the board.
pub(super) fn odds_to_hold(state: &State, own: Side) -> f32 {
    let all = forces(state);
    let place = state.battle().place();
    let attacker = state.phasing();
    let here = all[place.index()];
    let won = clash(state, place, here[attacker.index()], here[attacker.enemy().index()], 0.0);
    if own == attacker { won } else { 1.0 - won }
}

/// What a point of a zone is worth in a side's hands. Time works for the Republic.
fn point(state: &State, holder: Side) -> f32 {
    match holder {
        Side::Nationalist => 0.15 + 0.012 * f32::from(state.quarter().0),
        Side::Republican => 0.14,
    }
}

/// What it is worth to `taker` to take a zone.
fn prize(state: &State, zone: Zone, taker: Side) -> f32 {
    let points = f32::from(state.points_of(zone));
    let decides = zone == Zone::Madrid && state.quarter().year() <= 1937;
    let madrid = if decides { 0.5 + 0.3 * f32::from(state.quarter().number()) } else { 0.0 };
    GROUND + points * (point(state, taker) + point(state, taker.enemy())) * 0.8 + madrid
}

/// How the position leans to `own`.
pub(super) fn score(state: &State, own: Side) -> f32 {
    let lean = |side: Side| if side == own { 1.0 } else { -1.0 };
    let all = forces(state);
    let mut score = 0.0;
    for side in Side::ALL {
        let held = f32::from(state.zone_points(side));
        let extra = f32::from(state.production(side)) - held;
        let saved = f32::from(state.bp_of(side).min(30));
        let near = (held + 6.0 - f32::from(state.winning_points())).max(0.0);
        let hand: f32 =
            state.hand(side).iter().map(|card| CARD + SAVED * 1.3 * f32::from(state.data().card(card).cost)).sum();
        let sum = point(state, side) * held + INCOME * extra + SAVED * saved + hand + 0.025 * near * near;
        score += lean(side) * (sum + coming(state, side) + fronts(state, side, &all));
    }
    for place in all.iter() {
        for side in Side::ALL {
            let force = &place[side.index()];
            score += lean(side) * (force.worth() + 1.4 * STRENGTH * force.air + 0.04 * force.levels.sqrt());
        }
    }
    let attacker = state.phasing();
    score += lean(attacker) * attacks(state, attacker, &all);
    for side in Side::ALL {
        let share = if side == attacker { DANGER } else { THREAT };
        score -= lean(side) * share * exposure(state, side, &all);
    }
    if state.quarter().year() <= 1937 && state.zones_of(Side::Nationalist).contains(Zone::Madrid) {
        score += lean(Side::Nationalist) * (1.0 + 0.3 * f32::from(state.quarter().number()));
    }
    score
}

/// Units on their way, if they come in time.
fn coming(state: &State, side: Side) -> f32 {
    let last = state.last_quarter();
    let due = |unit: Unit, quarter| {
        let strength = f32::from(state.printed(unit).max(0));
        let weight = match state.class_of(unit) {
            Class::Infantry => strength + 0.4,
            Class::Armour => 1.8 * strength + 0.4,
            Class::Air => 1.4 * strength,
            Class::Headquarters => 1.5,
        };
        if quarter >= last { 0.0 } else { 0.85 * STRENGTH * weight }
    };
    let waiting = state.board().iter().filter(|(unit, _)| unit.side() == side);
    waiting.filter_map(|(unit, spot)| spot.quarter().map(|quarter| due(unit, quarter))).sum()
}

/// Armies belong to the front, headquarters to armies, aircraft not alone into the first line.
fn fronts(state: &State, side: Side, all: &Forces) -> f32 {
    let own = state.zones_of(side);
    let strange = state.zones_of(side.enemy());
    let mut known = frente_pasaran::sets::ZoneSet::NONE;
    let mut ring: frente_pasaran::sets::ZoneSet =
        own.iter().filter(|zone| state.land_from(*zone).meets(strange)).collect();
    let mut sum = 0.0;
    for distance in 0..4 {
        known = known.or(ring);
        for zone in ring.iter() {
            let here = Force::default()
                .plus(all[Place::zone_of(zone).index()][side.index()], 1.0)
                .plus(all[Place::city_of(zone).index()][side.index()], 1.0);
            sum -= 0.006 * distance as f32 * here.strength;
            let levels = all[Place::zone_of(zone).index()][side.index()].levels;
            if levels > 0.0 && here.men >= 2.0 {
                sum += 0.02 * levels / (1.0 + distance as f32);
            }
            if distance == 0 && here.men == 0.0 {
                sum -= 0.03 * here.air;
            }
        }
        let next = ring.iter().fold(known, |set, zone| set.or(state.land_from(zone)));
        ring = next.and(own).without(known);
    }
    // Far from everything, or over the sea.
    for zone in own.without(known).iter() {
        let places = [Place::zone_of(zone), Place::city_of(zone)];
        let here: f32 = places.iter().map(|place| all[place.index()][side.index()].strength).sum();
        sum -= 0.006 * 5.0 * here;
    }
    sum
}

/// Battles about to be fought, enemy country entered, and cities about to be stormed, by what they may win and cost.
fn attacks(state: &State, attacker: Side, all: &Forces) -> f32 {
    let board = state.board();
    let (own, enemy) = (attacker.index(), attacker.enemy().index());
    let moving = matches!(state.step(), Step::Movement | Step::Exploitation)
        && matches!(state.pending(), Some(Frame::Move | Frame::Carry(..) | Frame::GoOn(..)));
    let (mut sum, mut focus) = (0.0, 0.0_f32);
    for zone in board.in_zones(attacker).iter() {
        let place = Place::zone_of(zone);
        let (force, defence) = (all[place.index()][own], all[place.index()][enemy]);
        if board.in_zones(attacker.enemy()).contains(zone) {
            let alone = battle(state, place, force, defence, attacker);
            sum += alone;
            if moving {
                let mut joined = force;
                for near in state.land_from(zone).and(state.zones_of(attacker)).iter() {
                    let joining = all[Place::zone_of(near).index()][own];
                    if !board.in_zones(attacker.enemy()).contains(near) {
                        let share = JOINING * joining.fresh_men / joining.men.max(1.0);
                        joined = joined.plus(joining, share);
                    }
                }
                focus = focus.max(battle(state, place, joined, defence, attacker) - alone);
            }
        } else if state.zones_of(attacker.enemy()).contains(zone) && force.men > 0.0 {
            sum += 0.5 * prize(state, zone, attacker);
        }
        // §6.4.5: the city inside, if it is to be stormed yet.
        if board.in_cities(attacker.enemy()).contains(zone) && force.men > 0.0 && defence.men == 0.0 {
            let city = Place::city_of(zone);
            let odds = clash(state, city, force.storming(), all[city.index()][enemy], 0.0);
            let soon = if moving { 0.5 } else { 0.25 };
            sum += soon * odds * prize(state, zone, attacker);
        }
    }
    for zone in board.in_cities(attacker).and(board.in_cities(attacker.enemy())).iter() {
        let place = Place::city_of(zone);
        let mut force = all[place.index()][own];
        // Those who are still to be named.
        if state.pending() == Some(Frame::Force(place)) {
            force = force.plus(all[Place::zone_of(zone).index()][own], 1.0);
        }
        sum += battle(state, place, force.storming(), all[place.index()][enemy], attacker);
    }
    for zone in state.sieges().iter() {
        let [besieger, garrison] = [(Place::zone_of(zone), own), (Place::city_of(zone), enemy)];
        let best = |(place, side): (Place, usize)| {
            let force = all[place.index()][side];
            force.strength / force.men.max(1.0)
        };
        sum += 0.01 + 0.03 * (best(besieger) - best(garrison));
    }
    sum + focus
}

fn battle(state: &State, place: Place, force: Force, defence: Force, attacker: Side) -> f32 {
    // Aircraft alone win nothing.
    if force.men <= 0.0 {
        return -0.01;
    }
    let odds = clash(state, place, force, defence, 0.0);
    let garrison = !place.is_city() && state.board().in_cities(attacker.enemy()).contains(place.zone());
    let prize = prize(state, place.zone(), attacker) * if garrison { 0.5 } else { 1.0 };
    let (stake, kill) = (force.worth(), defence.worth());
    let bloody = (kill / (stake + 0.001)).min(1.0);
    odds * (prize + 0.9 * kill - 0.5 * bloody * stake) + (1.0 - odds) * (0.4 * kill.min(stake) - 0.75 * stake)
}

/// What a side may lose to the enemies beside its zones: ground, and those who stand on it.
fn exposure(state: &State, holder: Side, all: &Forces) -> f32 {
    let board = state.board();
    let (own, enemy) = (holder.index(), holder.enemy().index());
    let foes = board.in_zones(holder.enemy()).or(board.in_cities(holder.enemy()));
    let mut sum = 0.0;
    for zone in state.zones_of(holder).or(board.in_zones(holder)).iter() {
        let near = state.land_from(zone).and(foes);
        let inside = all[Place::city_of(zone).index()][enemy];
        if (near.is_empty() && inside.men <= 0.0) || board.in_zones(holder.enemy()).contains(zone) {
            continue;
        }
        let rivers = state.rivers_of(zone);
        let (mut threat, mut wet) = (Force::default().plus(inside, 0.6), 0.0);
        for from in near.iter() {
            let there = all[Place::zone_of(from).index()][enemy];
            let city = all[Place::city_of(from).index()][enemy];
            threat = threat.plus(there, 1.0).plus(city, 0.6);
            if rivers.contains(from) {
                wet += there.men + 0.6 * city.men;
            }
        }
        if threat.men < 0.5 {
            continue;
        }
        let (place, city) = (Place::zone_of(zone), Place::city_of(zone));
        let (field, garrison) = (all[place.index()][own], all[city.index()][own]);
        let falls = clash(state, place, threat, field, wet).min(0.9);
        sum += 0.7 * falls * (field.worth() + STRENGTH * field.air);
        if !state.zones_of(holder).contains(zone) {
            continue;
        }
        let lost = if garrison.men > 0.0 {
            let stormed = falls * clash(state, city, threat.storming(), garrison, 0.0);
            sum += 0.7 * stormed * garrison.worth();
            0.4 * falls + 0.6 * stormed
        } else {
            falls
        };
        sum += lost * prize(state, zone, holder.enemy());
    }
    sum
}
