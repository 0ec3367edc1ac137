//! What bots know about *¿Pasarán?*
//!
//! A position is worth the points of the zones held, the armies in being, what comes in each turn, and the battles that
//! are about to be fought; Madrid counts more as the years end. Search looks to the end of the segments of a turn.

use super::Trained;
use crate::{BotRng, Budget, Evaluator, Kind, Level, Style};
use frente_kernel::{Game, Narrate, Node, Seat, Silent, below};
use frente_pasaran::state::{Frame, Step};
use frente_pasaran::{Action, Class, Pasaran, Place, Side, State, Unit, Zone, seat, side};

impl Trained for Pasaran {
    type Evaluator = Strategist;
}

/// Knows the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strategist;

/// What a point of zones, a point of strength, a point of income and a saved point are worth.
const ZONE: f32 = 0.16;
const STRENGTH: f32 = 0.030;
const INCOME: f32 = 0.05;
const SAVED: f32 = 0.012;
const CARD: f32 = 0.03;

impl Evaluator<Pasaran> for Strategist {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let own = side(seat);
        // A counter in hand is worth what its best way is worth.
        if let Some(Frame::Carry(..) | Frame::GoOn(..)) = state.pending()
            && let Node::Decision(decider) = Pasaran::node(state)
        {
            let mut actions = Vec::new();
            Pasaran::legal_actions(state, &mut actions);
            let values = actions.into_iter().map(|action| {
                let mut next = state.clone();
                Pasaran::apply(&mut next, action, &mut Silent);
                squash(score(&next, side(decider)))
            });
            let best = values.fold(0.0_f32, f32::max);
            return if decider == seat { best } else { 1.0 - best };
        }
        squash(score(state, own))
    }

    fn playout_action(&self, state: &State, rng: &mut BotRng) -> Action {
        // Armies that move every counter every turn would only dissolve.
        match state.pending() {
            Some(Frame::Move | Frame::Rail | Frame::Rebase) if below(rng, 4) == 0 => Action::Pass,
            _ => Pasaran::sample_action(state, rng),
        }
    }

    fn prior(&self, state: &State, action: Action) -> f32 {
        match (action, state.pending()) {
            (Action::Pass, Some(Frame::Move)) => 1.0,
            (Action::To(place), Some(Frame::Carry(unit, _))) => {
                let own = unit.side();
                let fights = state.board().units(place, own.enemy()).any();
                let takes = !state.holds(own, place);
                if fights && odds_of(state, place, own, Some(unit)) < 0.4 {
                    0.1
                } else if takes {
                    2.0 + f32::from(bp(state, place.zone()))
                } else {
                    0.7
                }
            }
            (Action::Pick(unit), Some(Frame::Move)) => 0.3 + 0.2 * state.printed(unit).max(0) as f32,
            (Action::Play(_), _) => 3.0,
            (Action::Build(kind), _) => 0.5 + f32::from(kind.slots()).sqrt() * 0.1,
            _ => 1.0,
        }
    }

    fn decline(&self, state: &State) -> Option<Action> {
        Pasaran::decline(state)
    }

    fn is_horizon(&self, state: &State, steps: u32) -> bool {
        state.step() == Step::Income || (steps > 300 && state.pending() == Some(Frame::Rail))
    }

    fn sees_chance(&self, state: &State, viewer: Seat) -> bool {
        match state.pending() {
            Some(Frame::DrawCards(drawer, _) | Frame::DrawChits(drawer, _)) => seat(drawer) == viewer,
            _ => true,
        }
    }

    fn sees_action(&self, _: &State, action: Action, _: Seat) -> bool {
        !matches!(action, Action::Buy(_) | Action::Under(_) | Action::Chit(_))
    }

    fn level(&self, level: Level) -> Kind {
        match level {
            Level::Recruit => Kind::Greedy { blunders: 700 },
            Level::Soldier => Kind::Greedy { blunders: 250 },
            Level::Sergeant => Kind::Greedy { blunders: 0 },
            Level::Captain => Kind::Ismcts(Budget::simulations(400)),
            Level::General => Kind::Ismcts(Budget { simulations: 40_000, milliseconds: Some(1_400) }),
        }
    }

    fn style(&self) -> Style {
        Style { exploration: 0.3, narrow: 6, widening: 0.6, ..Style::default() }
    }
}

fn squash(score: f32) -> f32 {
    1.0 / (1.0 + (-score).exp())
}

fn bp(state: &State, zone: Zone) -> u8 {
    state.data().zone(zone).bp
}

/// How the position leans to `own`.
fn score(state: &State, own: Side) -> f32 {
    let lean = |side: Side| if side == own { 1.0 } else { -1.0 };
    let mut score = 0.0;
    for side in Side::ALL {
        let extra = f32::from(state.production(side)) - f32::from(state.zone_points(side));
        let held = f32::from(state.zone_points(side));
        let saved = f32::from(state.bp_of(side).min(30));
        score += lean(side) * (ZONE * held + INCOME * extra + SAVED * saved);
        score += lean(side) * CARD * state.hand(side).len() as f32;
        // Close to twenty every point weighs more.
        score += lean(side) * 0.06 * (held - 14.0).max(0.0).powi(2) * 0.3;
    }
    for (unit, spot) in state.board().iter() {
        let weight = match (spot.place(), spot.quarter()) {
            (Some(_), _) => 1.0,
            (None, Some(_)) => 0.85,
            _ => continue,
        };
        score += lean(unit.side()) * weight * STRENGTH * worth(state, unit);
    }
    score += battles(state, own) + exposure(state, own) + madrid(state, own);
    score
}

fn worth(state: &State, unit: Unit) -> f32 {
    let printed = f32::from(state.printed(unit).max(0));
    let class = state.data().counters.units.iter().find(|def| def.kind == unit.kind()).map(|def| def.class);
    match class {
        Some(Class::Infantry) => printed + 0.4,
        Some(Class::Armour) => 1.7 * printed + 0.6,
        Some(Class::Air) => 1.4 * printed + 0.6,
        _ => 2.5,
    }
}

/// The strength of a side's units in a place.
fn strength(state: &State, place: Place, side: Side) -> f32 {
    state.board().units(place, side).iter().map(|unit| f32::from(state.printed(unit).max(0)) + 0.2).sum()
}

/// A guess at the chance that the attack on a place succeeds, with one more unit if one is on its way.
fn odds_of(state: &State, place: Place, attacker: Side, more: Option<Unit>) -> f32 {
    let joining = more.map_or(0.0, |unit| f32::from(state.printed(unit).max(0)));
    let attack = strength(state, place, attacker) + joining;
    let wall = if place.zone() == Zone::Madrid {
        2.0
    } else if place.is_city() {
        1.4
    } else {
        1.15
    };
    let defence = wall * strength(state, place, attacker.enemy());
    let (a, d) = (attack * attack, defence * defence);
    if a + d <= 0.0 { 0.5 } else { a / (a + d) }
}

/// Battles about to be fought, by what they may win and cost.
fn battles(state: &State, own: Side) -> f32 {
    let board = state.board();
    let attacker = state.phasing();
    let lean = if attacker == own { 1.0 } else { -1.0 };
    let mut sum = 0.0;
    let zones = board.in_zones(attacker).and(board.in_zones(attacker.enemy())).iter().map(Place::zone_of);
    let cities = board.in_cities(attacker).and(board.in_cities(attacker.enemy())).iter().map(Place::city_of);
    for place in zones.chain(cities) {
        let odds = odds_of(state, place, attacker, None);
        let prize = ZONE * 1.6 * f32::from(bp(state, place.zone())) + 0.06;
        let stake = STRENGTH * strength(state, place, attacker);
        let kill = STRENGTH * strength(state, place, attacker.enemy());
        sum += lean * (odds * (prize + 0.7 * kill) - (1.0 - odds) * 0.9 * stake);
    }
    sum
}

/// Zones with points that lie open to a stronger enemy next door.
fn exposure(state: &State, own: Side) -> f32 {
    let board = state.board();
    let mut sum = 0.0;
    for def in &state.data().map.zones {
        let Some(_) = def.owner else { continue };
        let zone = def.zone;
        let holder =
            if state.zones_of(Side::Nationalist).contains(zone) { Side::Nationalist } else { Side::Republican };
        let enemy = holder.enemy();
        let near: f32 = def.land.iter().map(|zone| strength(state, Place::zone_of(*zone), enemy)).sum();
        if near <= 0.0 || board.in_zones(enemy).contains(zone) {
            continue;
        }
        let guard = strength(state, Place::zone_of(zone), holder) + 1.3 * strength(state, Place::city_of(zone), holder);
        let guard = if zone == Zone::Madrid { 2.0 * guard } else { 1.2 * guard };
        let risk = near / (near + guard + 0.5);
        let price = 0.05 + ZONE * f32::from(def.bp) + if zone == Zone::Madrid { 0.3 } else { 0.0 };
        sum += (if holder == own { -0.35 } else { 0.35 }) * risk * price;
    }
    sum
}

/// Madrid decides at the end of 1936 and of 1937.
fn madrid(state: &State, own: Side) -> f32 {
    let quarter = state.quarter();
    if quarter.year() > 1937 {
        return 0.0;
    }
    let near = 1.0 + f32::from(quarter.number()) * 0.3;
    let fallen = state.zones_of(Side::Nationalist).contains(Zone::Madrid);
    let lean = if own == Side::Nationalist { 1.0 } else { -1.0 };
    if fallen { lean * near } else { 0.0 }
}
