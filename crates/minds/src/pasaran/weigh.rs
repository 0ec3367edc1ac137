//! How a position of *¿Pasarán?* leans: everything on one scale, in about two microseconds and without allocation.
//!
//! The counters are summed by place once ([`Weighing::of`]); every term reads those sums.

use frente_pasaran::sets::ZoneSet;
use frente_pasaran::state::{Frame, Step};
use frente_pasaran::{Class, Place, Side, State, Unit, Weather, Zone};

/// What a point of strength, a point of income beyond zones, a saved point, a card in hand are worth.
const STRENGTH: f32 = 0.030;
const INCOME: f32 = 0.05;
const SAVED: f32 = 0.012;
const CARD: f32 = 0.02;
/// How much of an army's worth is left in the last turn, in the one before, and earlier.
const LASTING: [f32; 3] = [0.35, 0.7, 1.0];
/// A zone without points.
const GROUND: f32 = 0.04;
/// How much of a danger counts before the enemy's turn, who cannot strike everywhere, and before the own turn, when a threat
/// that can be carried out now is worth little as a threat.
const DANGER: f32 = 0.55;
const THREAT: f32 = 0.2;
/// How much of what may still join an attack counts, and that for one attack alone: force is to be concentrated.
const JOINING: f32 = 0.8;
/// How much of the reserves that may answer an attack will, and of the aircraft within reach.
const RESERVES: f32 = 0.8;
const SORTIE: f32 = 0.5;
/// How much of a garrison may come out of its city to attack next door.
const SALLY: f32 = 0.6;

/// Counters of a side, summed.
#[derive(Clone, Copy, Default)]
struct Force {
    /// What its land units fire with: as printed, and with every strength one and two less. Armour fires twice.
    fire: [f32; 3],
    shots: f32,
    men: f32,
    /// Men whose last border was a river.
    wet: f32,
    steps: f32,
    air: f32,
    planes: f32,
}

impl Force {
    #[inline]
    fn plus(self, other: Force, share: f32) -> Force {
        let ([a, b, c], [d, e, f]) = (self.fire, other.fire);
        Force {
            fire: [a + share * d, b + share * e, c + share * f],
            shots: self.shots + share * other.shots,
            men: self.men + share * other.men,
            wet: self.wet + share * other.wet,
            steps: self.steps + share * other.steps,
            air: self.air + share * other.air,
            planes: self.planes + share * other.planes,
        }
    }

    /// What it fires with if every strength is changed by so much.
    #[inline]
    fn fire_at(&self, change: i8) -> f32 {
        match change {
            0.. => self.fire[0] + f32::from(change) * self.shots,
            -1 => self.fire[1],
            _ => self.fire[2],
        }
    }

    /// What aircraft fire with if every strength is changed by so much.
    #[inline]
    fn bombs_at(&self, change: i8) -> f32 {
        (self.air + f32::from(change) * self.planes).max(0.0)
    }

    /// The part that may storm a city: three at most.
    fn storming(self) -> Force {
        let share = if self.men > 3.0 { 3.0 / self.men } else { 1.0 };
        Force { air: self.air, planes: self.planes, ..Force::default().plus(self, share) }
    }

    /// Its size, in points of strength.
    #[inline]
    fn size(&self) -> f32 {
        self.fire[0] + 0.4 * self.men
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
#[derive(Clone)]
pub(super) struct Weighing<'a> {
    state: &'a State,
    at: [[Stand; 2]; Place::COUNT],
    /// Zones where a side has counters: in the open country, and in the city.
    open: [ZoneSet; 2],
    walled: [ZoneSet; 2],
    /// Zones with headquarters, and with aircraft, by side.
    led: [ZoneSet; 2],
    bases: [ZoneSet; 2],
    /// What is on its way, by side.
    coming: [f32; 2],
    /// What a point of strength is worth: little when the war is nearly over.
    army: f32,
    /// What a point of a zone is worth in each side's hands. Time works for the Republic.
    point: [f32; 2],
}

impl<'a> Weighing<'a> {
    pub(super) fn of(state: &'a State) -> Weighing<'a> {
        let mut sums = Weighing::empty(state);
        let (moved, last) = (state.moved(), state.last_quarter());
        for (unit, spot) in state.board().iter() {
            if let Some(place) = spot.place() {
                sums.add(unit, place, moved.contains(unit));
            } else if spot.quarter().is_some_and(|quarter| quarter < last) {
                sums.coming[unit.side().index()] += 0.85 * sums.army * sums.weight(unit);
            }
        }
        sums.take_hits();
        sums
    }

    fn empty(state: &'a State) -> Weighing<'a> {
        let left = state.last_quarter().0.saturating_sub(state.quarter().0);
        let nationalist = 0.15 + 0.012 * f32::from(state.quarter().0);
        Weighing {
            state,
            at: [[Stand::default(); 2]; Place::COUNT],
            open: Side::ALL.map(|side| state.board().in_zones(side)),
            walled: Side::ALL.map(|side| state.board().in_cities(side)),
            led: [ZoneSet::NONE; 2],
            bases: [ZoneSet::NONE; 2],
            coming: [0.0; 2],
            army: STRENGTH * LASTING[usize::from(left.min(2))],
            point: [nationalist, 0.14],
        }
    }

    #[inline]
    fn add(&mut self, unit: Unit, place: Place, moved: bool) {
        let (at, side) = (place.index(), unit.side().index());
        match self.state.class_of(unit) {
            Class::Air => {
                self.at[at][side].force.air += f32::from(self.state.printed(unit).max(0));
                self.at[at][side].force.planes += 1.0;
                self.bases[side].insert(place.zone());
            }
            Class::Headquarters => {
                self.at[at][side].levels += f32::from(self.state.level_of(unit.kind()));
                self.led[side].insert(place.zone());
            }
            _ => {
                let wet = self.state.crossed().contains(unit);
                let force = self.land_unit(unit, wet);
                let stand = &mut self.at[at][side];
                stand.force = stand.force.plus(force, 1.0);
                stand.fresh += if moved { 0.0 } else { 1.0 };
            }
        }
    }

    /// What infantry or armour adds to those it stands with.
    #[inline]
    fn land_unit(&self, unit: Unit, wet: bool) -> Force {
        let shots = if self.state.class_of(unit) == Class::Armour { 2.0 } else { 1.0 };
        let printed = f32::from(self.state.printed(unit).max(0));
        Force {
            fire: [shots * printed, shots * (printed - 1.0).max(0.0), shots * (printed - 2.0).max(0.0)],
            shots,
            men: 1.0,
            wet: if wet { 1.0 } else { 0.0 },
            steps: f32::from(self.state.steps_left(unit)),
            ..Force::default()
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
                *force = Force { air: force.air, planes: force.planes, ..Force::default().plus(*force, left) };
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

    /// What may answer an attack on a zone: reserves by order of a headquarters next door, aircraft within reach.
    fn answers(&self, zone: Zone, side: Side) -> Force {
        let mut all = Force::default();
        for near in self.state.land_from(zone).and(self.led[side.index()]).iter() {
            let there = self.stand(Place::zone_of(near), side);
            all = all.plus(there.force, RESERVES * there.levels.min(there.force.men) / there.force.men.max(1.0));
        }
        (all.air, all.planes) = (0.0, 0.0);
        for near in self.state.flights_from(zone).and(self.bases[side.index()]).iter() {
            let there = self.force(Place::zone_of(near), side).plus(self.force(Place::city_of(near), side), 1.0);
            all.air += SORTIE * there.air;
            all.planes += SORTIE * there.planes;
        }
        all
    }

    /// A guess at the chance that an attack on a place succeeds, in weather that takes so much from the attackers. Fitted
    /// to the exact odds of the battles bots come to.
    #[inline]
    fn clash(&self, place: Place, attack: Force, defence: Force, weather: i8) -> f32 {
        if defence.men <= 0.0 {
            return if attack.men > 0.0 { 0.97 } else { 0.0 };
        }
        if attack.men <= 0.0 {
            return 0.0;
        }
        let ground = self.state.ground(place);
        let change = ground.attacker + weather;
        let wet = attack.wet / attack.men;
        let fire = (1.0 - wet) * attack.fire_at(change) + wet * attack.fire_at(change - 1);
        let hold = defence.fire_at(ground.defender + ground.defending_infantry);
        let raid = attack.bombs_at(ground.air + ground.attacking_air + weather);
        let cover = defence.bombs_at(ground.air + weather);
        let fire = fire + 1.9 * (raid - 1.4 * cover).max(0.0);
        let hold = hold + 1.9 * (cover - 1.4 * raid).max(0.0);
        let ratio = (fire * attack.steps + 0.05) / (hold * defence.steps + 0.05);
        // Most are one-sided: no need to look closer.
        if ratio > 6.0 {
            return 0.98;
        }
        if ratio < 0.17 {
            return 0.01;
        }
        logistic((0.65 + 0.59 * (attack.steps + defence.steps).sqrt()) * log2(ratio) - 0.3)
    }

    /// What the weather takes from those who attack now.
    fn weather(&self) -> i8 {
        -i8::from(self.state.weather() == Weather::Bad)
    }

    /// The chance of `own` in the battle on the board.
    pub(super) fn odds_to_hold(state: &State, own: Side) -> f32 {
        let mut sums = Weighing::empty(state);
        let place = state.battle().place();
        state.board().stack(place).iter().for_each(|unit| sums.add(unit, place, true));
        sums.take_hits();
        let attacker = state.phasing();
        let won = sums.clash(place, sums.force(place, attacker), sums.force(place, attacker.enemy()), sums.weather());
        if own == attacker { won } else { 1.0 - won }
    }

    /// What it is worth to `taker` to take a zone.
    #[inline]
    fn prize(&self, zone: Zone, taker: Side) -> f32 {
        let points = f32::from(self.state.points_of(zone));
        let decides = zone == Zone::Madrid && self.state.quarter().year() <= 1937;
        let madrid = if decides { self.madrid() } else { 0.0 };
        GROUND + points * (self.point[taker.index()] + self.point[taker.enemy().index()]) * 0.8 + madrid
    }

    /// What Madrid is worth while it decides the war (§8.0-table): the nearer the end of the year the more, and all where there
    /// is no later.
    fn madrid(&self) -> f32 {
        let last = self.state.quarter() == self.state.last_quarter();
        0.5 + 0.3 * f32::from(self.state.quarter().number()) + if last { 3.0 } else { 0.0 }
    }

    /// How the position leans to `own`, hands included as far as `own` knows them.
    pub(super) fn score(&self, own: Side) -> f32 {
        let exposed = Side::ALL.map(|side| self.exposure(side));
        self.sum_up(own, exposed, self.attacks(self.state.phasing()))
    }

    fn sum_up(&self, own: Side, exposed: [f32; 2], attacks: f32) -> f32 {
        let lean = if own == Side::Nationalist { 1.0 } else { -1.0 };
        let hand: f32 =
            self.state.hand(own).iter().map(|card| card_worth(f32::from(self.state.data().card(card).cost))).sum();
        lean * self.common(exposed, attacks) + hand - self.state.hand(own.enemy()).len() as f32 * card_worth(2.5)
    }

    /// How the position leans to the Nationalist, hands apart.
    fn common(&self, exposed: [f32; 2], attacks: f32) -> f32 {
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
            let side_sum = sum + self.coming[side.index()] + self.fronts(side) - share * exposed[side.index()];
            score += lean(side) * side_sum;
        }
        for place in &self.at {
            for side in Side::ALL {
                let Stand { force, levels, .. } = &place[side.index()];
                score += lean(side) * (self.army * (force.size() + 1.4 * force.air) + 0.04 * levels.sqrt());
            }
        }
        score += lean(state.phasing()) * attacks;
        if state.quarter().year() <= 1937 && state.zones_of(Side::Nationalist).contains(Zone::Madrid) {
            score += 0.5 + self.madrid();
        }
        score
    }

    /// Own zones by their distance from the enemy's; the last are far from everything, or over the sea.
    fn rings(&self, side: Side) -> [ZoneSet; 5] {
        let own = self.state.zones_of(side);
        let strange = self.state.zones_of(side.enemy());
        let mut rings = [ZoneSet::NONE; 5];
        let mut ring: ZoneSet = own.iter().filter(|zone| self.state.land_from(*zone).meets(strange)).collect();
        let mut known = ZoneSet::NONE;
        for slot in &mut rings[..4] {
            *slot = ring;
            known = known.or(ring);
            let next = ring.iter().fold(known, |set, zone| set.or(self.state.land_from(zone)));
            ring = next.and(own).without(known);
        }
        rings[4] = own.without(known);
        rings
    }

    /// Armies belong to the front, headquarters to armies, aircraft not alone into the first line.
    fn fronts(&self, side: Side) -> f32 {
        let manned = self.open[side.index()].or(self.walled[side.index()]);
        let rings = self.rings(side);
        let of_ring =
            |ring: usize| -> f32 { rings[ring].and(manned).iter().map(|zone| self.front_of(zone, ring, side)).sum() };
        (0..5).map(of_ring).sum()
    }

    fn front_of(&self, zone: Zone, ring: usize, side: Side) -> f32 {
        let open = self.stand(Place::zone_of(zone), side);
        let here = open.force.plus(self.force(Place::city_of(zone), side), 1.0);
        if ring == 4 {
            return -0.006 * 5.0 * here.fire[0];
        }
        let distance = ring as f32;
        let led = if open.levels > 0.0 && here.men >= 2.0 { 0.02 * open.levels / (1.0 + distance) } else { 0.0 };
        let bare = if ring == 0 && here.men == 0.0 { 0.03 * here.air } else { 0.0 };
        led - bare - 0.006 * distance * here.fire[0]
    }

    /// Battles about to be fought, enemy country entered, and cities about to be stormed, by what they may win and cost.
    fn attacks(&self, attacker: Side) -> f32 {
        let state = self.state;
        let enemy = attacker.enemy();
        let (own_open, own_walled) = (self.open[attacker.index()], self.walled[attacker.index()]);
        let (open_enemies, garrisons) = (self.open[enemy.index()], self.walled[enemy.index()]);
        let moving = matches!(state.step(), Step::Movement | Step::Exploitation)
            && matches!(state.pending(), Some(Frame::Move | Frame::Carry(..) | Frame::GoOn(..)));
        let open = matches!(state.step(), Step::Movement | Step::Exploitation);
        let (mut sum, mut focus) = (0.0, 0.0_f32);
        let abroad = open_enemies.or(garrisons).or(state.zones_of(enemy));
        for zone in own_open.and(abroad).iter() {
            let (place, city) = (Place::zone_of(zone), Place::city_of(zone));
            let (force, defence) = (self.force(place, attacker), self.force(place, enemy));
            let garrison = self.force(city, enemy);
            if open_enemies.contains(zone) {
                let defence =
                    if open && !is_bold(attacker) { defence.plus(self.answers(zone, enemy), 1.0) } else { defence };
                let alone = self.battle(place, force, defence, attacker);
                sum += alone;
                if moving {
                    let near = state.land_from(zone).and(state.zones_of(attacker)).without(open_enemies);
                    let joined = near.iter().fold(force, |joined, near| {
                        let mut joining = *self.stand(Place::zone_of(near), attacker);
                        joining.force.wet = if state.rivers_of(zone).contains(near) { joining.force.men } else { 0.0 };
                        joined.plus(joining.force, JOINING * joining.fresh / joining.force.men.max(1.0))
                    });
                    focus = focus.max(self.battle(place, joined, defence, attacker) - alone);
                }
            } else if state.zones_of(enemy).contains(zone) && force.men > 0.0 {
                // §6.3.4-cities: the garrison stays inside or comes out, as it likes.
                let entered = 0.5 * self.prize(zone, attacker);
                let met = if open && garrison.men > 0.0 && !is_bold(attacker) {
                    self.battle(place, force, garrison.plus(self.answers(zone, enemy), 1.0), attacker)
                } else {
                    entered
                };
                sum += entered.min(met);
            }
            // §6.4.5: the city inside, if it is to be stormed yet.
            if garrison.men > 0.0 && force.men > 0.0 && defence.men == 0.0 {
                let odds = self.clash(city, Force { wet: 0.0, ..force.storming() }, garrison, self.weather());
                let soon = if moving { 0.5 } else { 0.25 };
                sum += soon * odds * self.prize(zone, attacker);
            }
        }
        for zone in own_walled.and(garrisons).iter() {
            let place = Place::city_of(zone);
            let mut force = self.force(place, attacker);
            // Those who are still to be named.
            if state.pending() == Some(Frame::Force(place)) {
                force = force.plus(self.force(Place::zone_of(zone), attacker), 1.0);
            }
            sum += self.battle(place, force.storming(), self.force(place, enemy), attacker);
        }
        for zone in state.sieges().iter() {
            let mean = |force: Force| force.fire[0] / force.men.max(1.0);
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
        let odds = self.clash(place, force, defence, self.weather());
        let garrison = !place.is_city() && self.walled[attacker.enemy().index()].contains(place.zone());
        let prize = self.prize(place.zone(), attacker) * if garrison { 0.5 } else { 1.0 };
        let (stake, kill) = (self.army * force.size(), self.army * defence.size());
        let bloody = (kill / (stake + 0.001)).min(1.0);
        let defeat = if is_bold(attacker) {
            0.4 * kill.min(stake) - 0.75 * stake
        } else {
            (2.0 * odds).min(1.0) * 0.5 * kill.min(stake) - (0.95 - 0.4 * odds) * stake
        };
        odds * (prize + 0.9 * kill - 0.5 * bloody * stake) + (1.0 - odds) * defeat
    }

    /// What a side may lose to the enemies beside its zones: ground, and those who stand on it.
    fn exposure(&self, holder: Side) -> f32 {
        let zones = self.state.zones_of(holder).or(self.open[holder.index()]);
        zones.iter().map(|zone| self.exposure_of(zone, holder)).sum()
    }

    fn exposure_of(&self, zone: Zone, holder: Side) -> f32 {
        let state = self.state;
        let enemy = holder.enemy();
        let own = state.zones_of(holder).contains(zone);
        if self.open[enemy.index()].contains(zone) || !(own || self.open[holder.index()].contains(zone)) {
            return 0.0;
        }
        let near = state.land_from(zone).and(self.open[enemy.index()].or(self.walled[enemy.index()]));
        let (place, city) = (Place::zone_of(zone), Place::city_of(zone));
        let inside = self.force(city, enemy);
        if near.is_empty() && inside.men <= 0.0 {
            return 0.0;
        }
        let rivers = state.rivers_of(zone);
        let mut threat = Force::default().plus(inside, SALLY);
        for from in near.iter() {
            let garrison = self.force(Place::city_of(from), enemy);
            let mut there = self.force(Place::zone_of(from), enemy).plus(garrison, SALLY);
            there.wet = if rivers.contains(from) { there.men } else { 0.0 };
            threat = threat.plus(there, 1.0);
        }
        if threat.men < 0.5 {
            return 0.0;
        }
        let (field, garrison) = (self.force(place, holder), self.force(city, holder));
        let helped = if field.men > 0.0 { field.plus(self.answers(zone, holder), 1.0) } else { field };
        let falls = self.clash(place, threat, helped, 0).min(0.9);
        let routed = 0.7 * falls * self.army * (field.size() + field.air);
        if !own {
            return routed;
        }
        if garrison.men > 0.0 && falls > 0.02 {
            let stormed = falls * self.clash(city, Force { wet: 0.0, ..threat.storming() }, garrison, 0);
            let lost = 0.4 * falls + 0.6 * stormed;
            return routed + 0.7 * stormed * self.army * garrison.size() + lost * self.prize(zone, enemy);
        }
        routed + falls * self.prize(zone, enemy)
    }
}

/// A land unit of the side in phase on its way: what each destination would make of the position, reckoned from what changes
/// around the place it leaves and the place it comes to.
pub(super) struct Draft<'a> {
    base: Weighing<'a>,
    unit: Unit,
    from: Place,
    score: f32,
    rings: [ZoneSet; 5],
    attacks: f32,
    /// What both sides may lose, by zone.
    exposed: [[f32; Zone::HELD]; 2],
}

impl<'a> Draft<'a> {
    /// `None` where the rest of the position depends on the counter too: headquarters and aircraft.
    pub(super) fn new(state: &'a State, unit: Unit) -> Option<Draft<'a>> {
        let from = state.board().place(unit)?;
        let fights = matches!(state.class_of(unit), Class::Infantry | Class::Armour);
        if !fights || unit.side() != state.phasing() || state.moved().contains(unit) {
            return None;
        }
        let base = Weighing::of(state);
        let mut exposed = [[0.0; Zone::HELD]; 2];
        for side in Side::ALL {
            for zone in state.zones_of(side).or(base.open[side.index()]).iter() {
                exposed[side.index()][zone.index()] = base.exposure_of(zone, side);
            }
        }
        let rings = base.rings(unit.side());
        let attacks = base.attacks(unit.side());
        let score = base.sum_up(unit.side(), exposed.map(|zones| zones.iter().sum()), attacks);
        Some(Draft { base, unit, from, score, rings, attacks, exposed })
    }

    /// How the position leans to the unit's side once it stands in `to`; `None` where more than its place would change.
    pub(super) fn score_at(&mut self, to: Place) -> Option<f32> {
        let state = self.base.state;
        let side = self.unit.side();
        let (own, enemy) = (side.index(), side.enemy().index());
        let (a, b) = (self.from.zone(), to.zone());
        let next_door = state.land_from(a).contains(b);
        let foes = self.base.open[enemy].contains(b);
        let peaceful = state.holds(side, to) && !state.board().units(to, side.enemy()).any();
        // Into a city that is besieged more hangs on the move than the two places.
        let besieged = to.is_city() && foes;
        if besieged || !(peaceful || (foes && next_door)) {
            return None;
        }
        // Headquarters send reserves next door; every unit threatens its neighbours.
        let ends: ZoneSet = [a, b].into_iter().collect();
        let around = ends.iter().fold(ends, |set, zone| set.or(state.land_from(zone)));
        let led = ends.and(self.base.led[own]).iter().fold(ends, |set, zone| set.or(state.land_from(zone)));
        let known = |zones: ZoneSet, of: usize| zones.iter().map(|zone| self.exposed[of][zone.index()]).sum::<f32>();
        let before = self.fronts(ends, side) + self.attacks - DANGER * known(led, own) + THREAT * known(around, enemy);
        let kept = [self.from, to].map(|place| self.base.at[place.index()][own]);
        let sets = (self.base.open[own], self.base.walled[own]);
        let crosses = next_door && state.rivers_of(b).contains(a);
        // Armour may go round the river (§6.3.1): the rules say how.
        if crosses && state.class_of(self.unit) == Class::Armour {
            return None;
        }
        let leaves = self.base.land_unit(self.unit, state.crossed().contains(self.unit));
        let comes = self.base.land_unit(self.unit, crosses);
        let stand = &mut self.base.at[self.from.index()][own];
        stand.force = stand.force.plus(leaves, -1.0);
        stand.fresh -= 1.0;
        let stand = &mut self.base.at[to.index()][own];
        stand.force = stand.force.plus(comes, 1.0);
        if state.board().units(self.from, side).len() == 1 {
            let set = if self.from.is_city() { &mut self.base.walled } else { &mut self.base.open };
            set[own].remove(a);
        }
        let set = if to.is_city() { &mut self.base.walled } else { &mut self.base.open };
        set[own].insert(b);
        let now = |zones: ZoneSet, of: Side| zones.iter().map(|zone| self.base.exposure_of(zone, of)).sum::<f32>();
        let after = self.fronts(ends, side) + self.base.attacks(side) - DANGER * now(led, side)
            + THREAT * now(around, side.enemy());
        let score = self.score + after - before;
        for (place, stand) in [self.from, to].into_iter().zip(kept) {
            self.base.at[place.index()][own] = stand;
        }
        (self.base.open[own], self.base.walled[own]) = sets;
        Some(score)
    }

    fn fronts(&self, zones: ZoneSet, side: Side) -> f32 {
        let ring = |zone: Zone| self.rings.iter().position(|ring| ring.contains(zone));
        zones.iter().filter_map(|zone| ring(zone).map(|ring| self.base.front_of(zone, ring, side))).sum()
    }
}

/// Whether a side attacks without counting every reserve that may come, and thinks a lost battle no disaster. The Nationalist
/// has to take ground before time runs out; the Republic only has to last. Each loses more games with the other's temper.
fn is_bold(attacker: Side) -> bool {
    attacker == Side::Nationalist
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
    let natural = (2.821_202_6 + (-1.469_956_8 + (0.447_179_55 - 0.056_570_85 * m) * m) * m) * m - 1.741_793_9;
    exponent + std::f32::consts::LOG2_E * natural
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
