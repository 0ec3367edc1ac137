//! §9.5 and §9.6: combat chits. Drawn in secret, played in secret, revealed together; first round only.

use super::{c5_turn, c6_battle};
use crate::actions::{Action, Event, Idle, Verb};
use crate::ids::{Card, Chit, Class, Side, Unit, Weather, Zone};
use crate::menu::{Ask, Menu};
use crate::sets::{ChitSet, UnitSet};
use crate::state::{Frame, Stage, State, Window};
use frente_kernel::{EventSink, Rng, below, must};

/// The chits of a hand, as a set of kinds.
fn kinds(hand: &[u8; Chit::ALL.len()]) -> ChitSet {
    Chit::ALL.into_iter().filter(|chit| hand[chit.index()] > 0).collect()
}

/// Chits still in a side's cup, by kind.
pub(crate) fn cup(state: &State, side: Side) -> [u8; Chit::ALL.len()] {
    let mut cup = state.tables().cups[side.index()];
    for chit in Chit::ALL {
        cup[chit.index()] -= state.battle.drawn[side.index()][chit.index()];
    }
    cup
}

/// Draws a chit out of a cup.
pub(crate) fn sample(cup: &[u8; Chit::ALL.len()], rng: &mut impl Rng) -> Chit {
    let all: u32 = cup.iter().map(|count| u32::from(*count)).sum();
    let mut at = below(rng, all.max(1));
    for chit in Chit::ALL {
        let count = u32::from(cup[chit.index()]);
        if at < count {
            return chit;
        }
        at -= count;
    }
    Chit::Blank
}

/// §9.5, §9.6: how many chits a side draws.
pub(crate) fn draws(state: &State, side: Side) -> u8 {
    let mut count = 1;
    if side == state.phasing() {
        count += state.battle.extra_chits;
    }
    if state.options.bonus_chits {
        count += bonuses(state, side);
    }
    let all: u8 = state.tables().cups[side.index()].iter().sum();
    count.min(all)
}

/// §9.6: one more for each of these.
fn bonuses(state: &State, side: Side) -> u8 {
    let tables = state.tables();
    let own = state.force(side);
    let zone = state.battle.place.zone();
    let generals = state.board.around(zone, side).and(tables.hqs).len() as u8;
    let defends = side != state.phasing();
    let dug_in = defends && state.options.trenches && has_trench(state, zone, side);
    let enemy = state.force(side.enemy()).and(tables.combat);
    // Ruling A24: only land combat units make disorder.
    let disorder = side == Side::Nationalist && enemy.meets(tables.militia) && enemy.without(tables.militia).any();
    let others = [
        own.meets(tables.aircraft),
        own.meets(tables.armour),
        own.meets(tables.condor),
        own.meets(tables.international),
        dug_in,
        disorder,
    ];
    generals + others.into_iter().map(u8::from).sum::<u8>()
}

fn has_trench(state: &State, zone: Zone, side: Side) -> bool {
    [crate::ids::Place::zone_of(zone), crate::ids::Place::city_of(zone)]
        .into_iter()
        .any(|place| state.trenches[place] > 0 && state.holds(side, place))
}

/// Pushes the drawing, the playing and the reveal.
pub(crate) fn push_draws(state: &mut State) {
    let (first, second) = (state.phasing(), state.phasing().enemy());
    state.stack.push(Frame::Battle(Stage::Reveal));
    state.stack.push(Frame::PlayChits(second));
    state.stack.push(Frame::PlayChits(first));
    for side in [second, first] {
        let count = draws(state, side);
        state.stack.push(Frame::DrawChits(side, count));
    }
}

/// A chit comes out of the cup.
pub(crate) fn draw(state: &mut State, side: Side, left: u8, chit: Chit, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.battle.drawn[side.index()][chit.index()] += 1;
    log.emit(Event::ChitDrawn { side, chit: Some(chit) });
    if left > 1 {
        state.stack.push(Frame::DrawChits(side, left - 1));
    }
}

pub(crate) fn play_menu<A: Ask>(state: &State, side: Side, menu: &mut Menu<A>) {
    menu.pass();
    let mut chits = menu.row(Verb::Chit);
    chits.must(kinds(&state.battle.drawn[side.index()]), "9.5", "chit-not-drawn");
    menu.offer(&chits);
}

pub(crate) fn play(state: &mut State, side: Side, action: Action) {
    match action {
        Action::Chit(chit) => {
            state.battle.drawn[side.index()][chit.index()] -= 1;
            state.battle.played[side.index()][chit.index()] += 1;
        }
        _ => state.stack.pop(),
    }
}

/// All chits played are turned over; the rest go back unseen.
pub(crate) fn reveal(state: &mut State, log: &mut impl EventSink<Event>) {
    state.battle.drawn = Default::default();
    state.battle.revealed = state.battle.played;
    for side in [state.phasing(), state.phasing().enemy()] {
        for chit in Chit::ALL {
            for _ in 0..state.battle.played[side.index()][chit.index()] {
                log.emit(Event::ChitPlayed { side, chit });
            }
        }
    }
    state.stack.push(Frame::Battle(Stage::Marks));
    c5_turn::windows(state, Window::Chits);
}

/// §C-cancel-chits: all chits of a side are cancelled.
pub(crate) fn cancel_all(state: &mut State, side: Side, log: &mut impl EventSink<Event>) {
    if kinds(&state.battle.played[side.index()]).is_empty() {
        return log.emit(Event::CardIdle { card: Card::CancelChits, why: Idle::NothingToCancel });
    }
    state.battle.played[side.index()] = Default::default();
    log.emit(Event::ChitsCancelled(side));
}

/// Ruling P66: Cancel first, then Heavy over Cover, then the owners choose who is affected.
pub(crate) fn push_marks(state: &mut State, log: &mut impl EventSink<Event>) {
    let played = &mut state.battle.played;
    let cancel = Chit::Cancel.index();
    let pairs = played[0][cancel].min(played[1][cancel]);
    for side in Side::ALL {
        played[side.index()][cancel] -= pairs;
        for _ in 0..pairs {
            log.emit(Event::ChitCancelled { side, chit: Chit::Cancel });
        }
    }
    for side in Side::ALL {
        if played[side.index()][cancel] > 0 {
            if kinds(&played[side.enemy().index()]).any() {
                state.stack.push(Frame::Battle(Stage::Marks));
                return state.stack.push(Frame::CancelChit(side));
            }
            played[side.index()][cancel] = 0;
            log.emit(Event::ChitIdle { side, chit: Chit::Cancel, why: Idle::NothingToCancel });
        }
    }
    for side in Side::ALL {
        let covered = played[side.enemy().index()][Chit::Cover.index()] > 0;
        if covered && played[side.index()][Chit::Heavy.index()] > 0 {
            played[side.enemy().index()][Chit::Cover.index()] = 0;
            log.emit(Event::ChitIdle { side: side.enemy(), chit: Chit::Cover, why: Idle::Annulled });
        }
    }
    tell_idle(state, log);
    let played = state.battle.played;
    for side in [state.phasing().enemy(), state.phasing()] {
        let count = |owner: Side, chit: Chit| played[owner.index()][chit.index()];
        let marks = [
            (Chit::Elan, 2 * count(side, Chit::Elan)),
            (Chit::Armour, count(side, Chit::Armour)),
            (Chit::Air, count(side, Chit::Air)),
            (Chit::Confusion, count(side.enemy(), Chit::Confusion)),
        ];
        for (chit, count) in marks {
            if count > 0 {
                state.stack.push(Frame::Mark(side, chit, count));
            }
        }
    }
}

/// Chits in play that change nothing in this battle are told with the reason.
fn tell_idle(state: &State, log: &mut impl EventSink<Event>) {
    for side in [state.phasing(), state.phasing().enemy()] {
        for chit in kinds(&state.battle.played[side.index()]).iter() {
            if let Some(why) = idle(state, side, chit) {
                log.emit(Event::ChitIdle { side, chit, why });
            }
        }
    }
}

/// Why a chit of a side would change nothing in the battle on the board; `None` where it may do something.
pub(crate) fn idle(state: &State, side: Side, chit: Chit) -> Option<Idle> {
    let tables = state.tables();
    let place = state.battle.place;
    let force = |side: Side, class: UnitSet| state.force(side).meets(class);
    let attacks = side == state.phasing();
    let fortress = place.is_city() || place.zone() == Zone::Madrid;
    let may = |holds: bool, why: Idle| if holds { None } else { Some(why) };
    match chit {
        Chit::Blank => Some(Idle::Blank),
        Chit::IgnoreWeather => may(state.turn.weather == Weather::Bad, Idle::FairWeather),
        Chit::IgnoreTerrain => may(attacks && place.zone() != Zone::Madrid && is_rough(state, side), Idle::NoTerrain),
        Chit::Elan => may(force(side, tables.infantry), Idle::NobodyToMark),
        Chit::Armour => may(force(side, tables.armour), Idle::NobodyToMark),
        Chit::Air => may(force(side, tables.aircraft), Idle::NobodyToMark),
        Chit::Confusion => may(force(side.enemy(), tables.combat), Idle::NobodyToMark),
        Chit::Shore => may(is_on_the_coast(state), Idle::NoCoast),
        Chit::NoPasaran => may(!attacks && fortress && force(side, tables.infantry), Idle::NotDefendingACity),
        Chit::Cancel | Chit::Artillery | Chit::Cover | Chit::Heavy => None,
    }
}

/// Whether the ground, or a river, takes something from a unit of a side that attacks, were no chit against it in play.
fn is_rough(state: &State, side: Side) -> bool {
    let tables = state.tables();
    let place = state.battle.place;
    let ground = if place.is_city() { &tables.city_ground } else { &tables.ground[place.zone().index()] };
    let takes = |unit: Unit| match tables.class_of(unit) {
        Class::Air => ground.air < 0 || ground.attacking_air < 0,
        Class::Armour => ground.armour < 0 || ground.attacking_armour < 0 || ground.attacker < 0,
        Class::Infantry => ground.attacker < 0,
        Class::Headquarters => false,
    };
    state.force(side).iter().any(|unit| takes(unit) || state.turn.crossed.contains(unit))
}

pub(crate) fn cancel_menu<A: Ask>(state: &State, side: Side, menu: &mut Menu<A>) {
    menu.may(Verb::Pass, must(false, "9.5", "must-choose"));
    let mut chits = menu.row(Verb::Cancel);
    chits.must(kinds(&state.battle.played[side.enemy().index()]), "9.5", "chit-not-in-play");
    menu.offer(&chits);
}

pub(crate) fn cancel(state: &mut State, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    if let Action::Cancel(chit) = action {
        state.battle.played[side.index()][Chit::Cancel.index()] -= 1;
        state.battle.played[side.enemy().index()][chit.index()] -= 1;
        log.emit(Event::ChitCancelled { side: side.enemy(), chit });
    }
}

/// §9.5: units of a side a chit can be laid on.
pub(crate) fn mark_menu<A: Ask>(state: &State, side: Side, chit: Chit, menu: &mut Menu<A>) {
    let tables = state.tables();
    let (class, marked) = match chit {
        Chit::Elan => (tables.infantry, state.battle.boosted),
        Chit::Armour => (tables.armour, state.battle.boosted),
        Chit::Air => (tables.aircraft, state.battle.boosted),
        _ => (tables.combat, state.battle.confused),
    };
    let mut units = menu.row(Verb::Pick);
    c6_battle::in_battle(state, &mut units, side)
        .must(class, "9.5", "chit-for-others")
        .must(!marked, "9.5", "marked-already")
        .distinct(|units| state.apart(units), "9.5");
    menu.may(Verb::Pass, must(!units.any(), "9.5", "must-choose"));
    menu.offer(&units);
}

pub(crate) fn mark(state: &mut State, frame: (Side, Chit, u8), action: Action, log: &mut impl EventSink<Event>) {
    let (side, chit, left) = frame;
    state.stack.pop();
    let Action::Pick(unit) = action else { return };
    lay_on(state, unit, chit);
    log.emit(Event::Marked { unit, chit });
    if left > 1 {
        state.stack.push(Frame::Mark(side, chit, left - 1));
    }
}

fn lay_on(state: &mut State, unit: Unit, chit: Chit) {
    if chit == Chit::Confusion {
        state.battle.confused.insert(unit);
    } else {
        state.battle.boosted.insert(unit);
    }
}

/// The strengths of free dice: guns for a round, and ships for as long as the battle goes on.
pub(crate) const GUNS: u8 = 3;
pub(crate) const SHIPS: u8 = 2;

/// Free dice of the fleet: in coastal zones and ports, in every round.
pub(crate) fn ships(state: &State, side: Side) -> u8 {
    if is_on_the_coast(state) { state.in_effect(side, Chit::Shore) } else { 0 }
}

/// Whether ships can fire into the battle on the board.
fn is_on_the_coast(state: &State) -> bool {
    let place = state.battle.place;
    let tables = state.tables();
    let coast = if place.is_city() { tables.ports } else { tables.coastal };
    coast.contains(place.zone())
}

/// Heavy losses and Cover, once all dice of the round have fallen.
pub(crate) fn weigh_hits(state: &mut State, log: &mut impl EventSink<Event>) {
    for side in Side::ALL {
        let heavy = state.in_effect(side.enemy(), Chit::Heavy);
        let cover = state.in_effect(side, Chit::Cover);
        let ground = &mut state.battle.hits[side.index()][1];
        let scored = *ground;
        if scored > 0 {
            *ground = (scored + heavy).saturating_sub(cover);
        }
        let saved = cover.min(scored);
        for (whose, chit, hits) in [(side.enemy(), Chit::Heavy, heavy), (side, Chit::Cover, saved)] {
            if state.in_effect(whose, chit) == 0 {
                continue;
            }
            log.emit(match chit {
                _ if scored == 0 => Event::ChitIdle { side: whose, chit, why: Idle::NoHits },
                Chit::Heavy => Event::ChitAdds { side: whose, hits },
                _ => Event::ChitSaves { side: whose, hits },
            });
        }
    }
}

/// The chits go back into the cup.
pub(crate) fn clear(state: &mut State) {
    state.battle.drawn = Default::default();
    state.battle.played = Default::default();
    state.battle.revealed = Default::default();
    state.battle.extra_chits = 0;
    state.battle.boosted = UnitSet::NONE;
    state.battle.confused = UnitSet::NONE;
}
