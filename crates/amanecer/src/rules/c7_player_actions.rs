//! Chapter 7: what the player's actions, markers and throws do. What may be chosen stands in [`crate::menu`].

use crate::actions::{Action, Cause, Event, Face, Modifier, Push};
use crate::ids::{Asset, Front, Marker};
use crate::rules::{c5_events, c6_front_advance};
use crate::state::{By, Frame, State, Throw};
use frente_kernel::EventSink;

/// The highest face of the die.
const HIGHEST_FACE: Face = 6;

/// Carries out an action of the action phase.
pub(crate) fn spend_action(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    state.turn.actions -= 1;
    state.turn.acted = true;
    match action {
        Action::Offensive(front) => state.stack.push(Frame::Throw(Throw::Offensive(front, By::Action))),
        Action::ArmouredOffensive(front) => {
            state.turn.trains_used = true;
            state.stack.push(Frame::Throw(Throw::Offensive(front, By::ArmouredTrains)));
        }
        Action::Political => state.stack.push(Frame::Throw(Throw::Political(By::Action))),
        Action::Reorganize => state.stack.push(Frame::Throw(Throw::Reorganize(By::Action))),
        Action::AssignTanks(front) => {
            let from = state.tanks_on.replace(front);
            log.emit(Event::TanksAssigned { front, from });
        }
        Action::Forgo => {
            state.turn.forgone += 1;
            log.emit(Event::ActionForgone { by: 1, total: state.turn.forgone });
        }
        Action::Fortify => {
            state.turn.actions = 0;
            c5_events::place(state, Marker::PetrogradFortified, log);
        }
        _ => decline(state, log),
    }
}

/// Ruling B10: what is left of the card's actions goes; where forgoing counts, it counts as forgone (ruling B9).
fn decline(state: &mut State, log: &mut impl EventSink<Event>) {
    let declined = state.turn.actions + 1;
    state.turn.actions = 0;
    if state.may_forgo() {
        state.turn.forgone += declined;
        log.emit(Event::ActionForgone { by: declined, total: state.turn.forgone });
    } else {
        log.emit(Event::ActionsDeclined(declined));
    }
}

/// §7.7: spends a reserve offensive or a decree for good.
pub(crate) fn spend_marker(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let throw = match action {
        Action::ReserveOffensive(front) => Throw::Offensive(front, By::Marker),
        Action::DecreePolitical => Throw::Political(By::Marker),
        Action::DecreeReorganize => Throw::Reorganize(By::Marker),
        _ => return state.stack.pop(),
    };
    if matches!(throw, Throw::Offensive(..)) {
        state.reserves -= 1;
        log.emit(Event::ReserveSpent(state.reserves));
    } else {
        state.decrees -= 1;
        log.emit(Event::DecreeSpent(state.decrees));
    }
    state.stack.push(Frame::Throw(throw));
}

/// §7.5.7: the gold leaves the game.
pub(crate) fn spend_gold(state: &mut State, log: &mut impl EventSink<Event>) {
    state.owned.remove(Asset::ImperialGold);
    state.gold_spent = true;
    log.emit(Event::GoldSpent);
}

/// §7.1, §7.3: every modifier of an offensive, in the book's order. Expertise comes with its own die.
#[inline]
fn offensive_drm(state: &State, front: Front, by: By, mut note: impl FnMut(Modifier, i8)) -> i8 {
    let mut sum = 0;
    let mut add = |modifier, value: i8| {
        if value != 0 {
            sum += value;
            note(modifier, value);
        }
    };
    // §7.7: cards and their markers leave reserve offensives alone (rulings A7, B19).
    if by != By::Marker {
        add(Modifier::Card, state.card_rules().map_or(0, |rules| rules.offensive_drm[front.index()]));
        add(Modifier::CzechLegion, -i8::from(front == Front::Eastern && state.has(Marker::CzechLegion)));
        add(Modifier::CzarFreed, -i8::from(state.has(Marker::CzarFreed)));
        add(Modifier::CzarExecuted, i8::from(state.turn.czar_executed));
    }
    add(Modifier::ArmouredTrains, i8::from(by == By::ArmouredTrains));
    add(Modifier::TankCorps, i8::from(state.tanks_on == Some(front)));
    let expertise = state.turn.dice[1];
    if expertise > 0 {
        add(Modifier::AppliedExpertise, state.data().board.expertise[usize::from(expertise) - 1]);
    }
    sum
}

/// §7.3: the front falls back on a modified result above its battle value; in Petrograd the named one alone
/// (§7.3-petrograd).
pub(crate) fn settle_offensive(state: &mut State, front: Front, by: By, log: &mut impl EventSink<Event>) {
    let [die, expertise] = state.turn.dice;
    let battle = state.battle(front);
    if expertise > 0 {
        log.emit(Event::ExpertiseThrown(expertise));
    }
    let drm = offensive_drm(state, front, by, |modifier, value| {
        log.emit(Event::Modified(modifier, value));
    });
    log.emit(Event::OffensiveThrown { front, die, drm, battle });
    let crosses_curzon_line = crosses_curzon_line(state, front);
    if die as i8 + drm > battle {
        log.emit(Event::OffensiveWon(front));
        c6_front_advance::retreat(state, front, Push::Offensive, log);
        state.turn.southern_beaten |= front == Front::Southern;
    } else {
        log.emit(Event::OffensiveLost(front));
    }
    if crosses_curzon_line {
        // §10.2-51: won or lost, reserves too (ruling A6).
        state.change_level(-1, Cause::CurzonLine, log);
    }
}

/// §10.2-51: whether an offensive against `front` costs a political level.
pub(crate) fn crosses_curzon_line(state: &State, front: Front) -> bool {
    state.has(Marker::CurzonLine) && state.tables().curzon[front.index()] >> state.number(front) & 1 != 0
}

/// The highest result an offensive can have: a 6, every modifier, and the best expertise die.
pub(crate) fn highest_offensive(state: &State, front: Front, by: By) -> i8 {
    let mut thrown = *state;
    thrown.turn.dice = [HIGHEST_FACE, 0];
    let expertise = state.data().board.expertise.iter().copied().max().unwrap_or(0);
    let expertise = if state.owns(Asset::AppliedExpertise) { expertise } else { 0 };
    HIGHEST_FACE as i8 + offensive_drm(&thrown, front, by, |_, _| ()) + expertise
}

/// §7.1, §7.4: every modifier of a political throw; together never above +1.
#[inline]
fn political_drm(state: &State, by: By, mut note: impl FnMut(Modifier, i8)) -> i8 {
    let card = match state.card_rules() {
        Some(rules) if by != By::Marker => rules.political_drm,
        _ => 0,
    };
    let comintern = i8::from(state.owns(Asset::Comintern));
    let over = (card + comintern - 1).max(0);
    for (modifier, value) in [(Modifier::Card, card), (Modifier::Comintern, comintern), (Modifier::PoliticalCap, -over)]
    {
        if value != 0 {
            note(modifier, value);
        }
    }
    card + comintern - over
}

/// §7.4: what a political throw must exceed now.
pub(crate) fn resistance(state: &State) -> i8 {
    state.tables().resistance[usize::from(state.level.unsigned_abs())]
}

/// §7.4: the level rises on a modified result above the resistance of its box.
pub(crate) fn settle_political(state: &mut State, by: By, log: &mut impl EventSink<Event>) {
    let drm = political_drm(state, by, |modifier, value| log.emit(Event::Modified(modifier, value)));
    if is_political_success(state, drm, log) {
        state.change_level(1, Cause::Action, log);
    } else {
        log.emit(Event::PoliticalFailed);
    }
}

/// §10.2-30: at exactly the card's modifier, until a throw fails or the match is won.
pub(crate) fn settle_streak(state: &mut State, drm: i8, log: &mut impl EventSink<Event>) {
    log.emit(Event::Modified(Modifier::Card, drm));
    if is_political_success(state, drm, log) {
        state.change_level(1, Cause::Streak, log);
        state.stack.push(Frame::Throw(Throw::Streak(drm)));
    } else {
        log.emit(Event::PoliticalFailed);
    }
}

fn is_political_success(state: &State, drm: i8, log: &mut impl EventSink<Event>) -> bool {
    let die = state.turn.dice[0];
    let resistance = resistance(state);
    log.emit(Event::PoliticalThrown { die, drm, resistance });
    die as i8 + drm > resistance
}

/// §7.5: an attempt succeeds on a modified 6; then an unmodified die names the marker.
pub(crate) fn settle_reorganization(state: &mut State, by: By, log: &mut impl EventSink<Event>) {
    let die = state.turn.dice[0];
    let drm = match state.card_rules() {
        Some(rules) if by != By::Marker => rules.reorganization_drm,
        _ => 0,
    };
    if drm != 0 {
        log.emit(Event::Modified(Modifier::Card, drm));
    }
    log.emit(Event::ReorganizationThrown { die, drm });
    if die as i8 + drm >= state.data().board.reorganization.success {
        state.stack.push(Frame::Throw(Throw::Table));
    } else {
        log.emit(Event::ReorganizationFailed);
    }
}

/// §7.5: the marker of that face; the gold where it is owned already; nothing where the gold is gone too.
pub(crate) fn asset_of_face(state: &State, face: Face) -> Option<Asset> {
    let named = state.data().board.reorganization.table[usize::from(face) - 1];
    let asset = if state.owns(named) { Asset::ImperialGold } else { named };
    let is_gone = state.owns(asset) || (asset == Asset::ImperialGold && state.gold_spent);
    (!is_gone).then_some(asset)
}

/// §7.5: the unmodified die names the marker.
pub(crate) fn settle_table(state: &mut State, log: &mut impl EventSink<Event>) {
    let die = state.turn.dice[0];
    log.emit(Event::TableThrown(die));
    let Some(asset) = asset_of_face(state, die) else {
        return log.emit(Event::NothingGained);
    };
    state.owned.insert(asset);
    log.emit(Event::AssetGained(asset));
}
