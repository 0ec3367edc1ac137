//! One of every message, so that a test can ask each language for all of them.

use super::reasons::REASONS;
use super::{card_text, events, front_key, throw_key};
use crate::actions::{Action, Cause, Chance, Ending, Event, Modifier, Push};
use crate::flow::Amanecer;
use crate::ids::{Asset, CardNo, Front, Marker, Period, Unit, War};
use crate::setup::Setup;
use crate::state::{By, Frame, Stack, State, Throw};
use frente_kernel::{Message, Narrate};

/// One of every message: terms, prompts, actions, events, refusals, card texts.
pub(super) fn every_message() -> Vec<Message> {
    let state = State::new(&Setup::default());
    let data = state.data();
    let mut all: Vec<Message> = Vec::new();
    all.extend(Front::ALL.map(|front| Message::new(front_key(front))));
    all.extend(Unit::ALL.map(|unit| Message::new(format!("unit-{unit}"))));
    all.extend(Period::ALL.map(|period| Message::new(format!("period-{period}"))));
    all.extend(Marker::ALL.map(|marker| Message::new(format!("marker-{marker}"))));
    all.extend(Asset::ALL.map(|asset| Message::new(format!("asset-{asset}"))));
    all.extend(War::ALL.map(|war| Message::new(format!("war-{war}"))));
    all.extend(Modifier::ALL.map(|modifier| Message::new(format!("modifier-{modifier}"))));
    all.extend(Cause::ALL.map(|cause| Message::new(format!("cause-{cause}"))));
    all.extend(["sign-plus", "sign-minus", "prompt-over"].map(Message::new));
    all.extend(Ending::ALL.map(|ending| Message::new(format!("outcome-{ending}"))));
    all.extend(["when-treaty", "when-bukharin", "when-war-goes-on"].map(Message::new));
    let scoring = &data.board.scoring;
    let grades = [&scoring.political_victory, &scoring.military_victory, &scoring.political_defeat];
    for grade in grades.into_iter().chain([&scoring.military_defeat]).flatten() {
        all.push(Message::new(format!("grade-{}", grade.grade)));
    }
    for frame in every_frame() {
        let mut state = state;
        state.stack = Stack::of(frame);
        all.push(Amanecer::prompt(&state).0);
    }
    for throw in every_throw() {
        all.push(Message::new(throw_key(throw)));
    }
    all.extend(Action::samples().into_iter().map(|action| Amanecer::action_message(&state, action)));
    all.extend(Chance::samples().into_iter().map(|chance| Amanecer::chance_message(&state, chance)));
    all.extend(every_event(data.cards[0].number).into_iter().map(|event| events::message(&state, event)));
    all.extend(Amanecer::WINDOWS.iter().map(|kind| Message::new(*kind)));
    all.extend(every_caution());
    all.extend(REASONS.iter().map(|why| refusal(why)));
    all.extend(data.cards.iter().flat_map(card_text).map(|(_, message)| message));
    all
}

/// A refusal may use the arguments of the actions it answers.
fn refusal(why: &str) -> Message {
    let message = Message::new(format!("illegal-{why}"));
    match why {
        "same-face" | "same-expertise-face" => message.int("face", 1),
        _ => message.term("front", front_key(Front::Southern)),
    }
}

fn every_caution() -> Vec<Message> {
    let about = |key: &'static str| Message::new(key).term("front", front_key(Front::Poland));
    vec![
        Message::new("caution-actions-lost").int("actions", 1),
        about("caution-curzon-line").int("level", 1),
        Message::new("caution-fortify").int("actions", 2),
        about("caution-hopeless-offensive"),
        about("caution-last-box"),
        Message::new("caution-nothing-to-gain"),
        Message::new("caution-treaty").int("level", 1).int("cost", 1),
    ]
}

fn every_throw() -> Vec<Throw> {
    vec![
        Throw::Offensive(Front::Southern, By::Action),
        Throw::Political(By::Action),
        Throw::Reorganize(By::Action),
        Throw::Table,
        Throw::Streak(1),
        Throw::Dissent,
        Throw::Removal(Front::Southern),
        Throw::Fortification(Front::Baltic),
        Throw::Makhno,
    ]
}

fn every_frame() -> Vec<Frame> {
    let mut frames = vec![
        Frame::Draw,
        Frame::Cheka,
        Frame::Brest,
        Frame::Subversion,
        Frame::GoldAdvance(Front::Southern, 1),
        Frame::Actions,
        Frame::Markers,
    ];
    for throw in every_throw() {
        frames.extend([Frame::Throw(throw), Frame::Expertise(throw), Frame::GoldDice(throw)]);
    }
    frames
}

fn every_event(card: CardNo) -> Vec<Event> {
    let front = Front::Southern;
    let mut events = vec![
        Event::CardDrawn(card),
        Event::CardReturned(card),
        Event::CardRecycled(card, Period::Dawn),
        Event::PhasesSwapped,
        Event::TreatySigned,
        Event::BukharinChosen,
        Event::MarkerPlaced(Marker::CzechLegion),
        Event::MarkerRemoved(Marker::CzechLegion),
        Event::CzarExecuted,
        Event::UnitFlipped(Unit::Wrangel),
        Event::UnitExchanged(front, Unit::Wrangel),
        Event::FrontActivated(front),
        Event::FrontDeactivated(front),
        Event::MoveIgnored(front),
        Event::MoveVoid(front),
        Event::AlliesWaver,
        Event::AlliesResolve,
        Event::AlliesHesitate,
        Event::MoscowSafe(front),
        Event::FrontAdvanced(front, 2),
        Event::FrontRetreated { front, number: 2, by: Push::Offensive },
        Event::FrontCornered(front),
        Event::AdvanceBlocked(front),
        Event::CityFell(front, 1),
        Event::FellBefore(Front::Baltic, 1),
        Event::FortificationThrown { front, die: 1, battle: 3 },
        Event::FortificationHeld(front),
        Event::OffensiveThrown { front, die: 1, drm: 0, battle: 3 },
        Event::ExpertiseThrown(1),
        Event::OffensiveWon(front),
        Event::OffensiveLost(front),
        Event::PoliticalThrown { die: 1, drm: 0, resistance: 3 },
        Event::PoliticalFailed,
        Event::ReorganizationThrown { die: 1, drm: 0 },
        Event::ReorganizationFailed,
        Event::TableThrown(1),
        Event::AssetGained(Asset::Cheka),
        Event::NothingGained,
        Event::AssetReturned(Asset::Cheka),
        Event::TanksAssigned { front, from: None },
        Event::TanksReturned(front),
        Event::ActionForgone { by: 1, total: 1 },
        Event::ActionsDeclined(1),
        Event::ReserveSpent(1),
        Event::DecreeSpent(1),
        Event::GoldSpent,
        Event::DieTurned(1),
        Event::ExpertiseTurned(1),
        Event::DenikinComesOn,
        Event::DenikinStopped,
        Event::MakhnoThrown { die: 1, boxes: 1 },
        Event::MakhnoThrown { die: 6, boxes: -1 },
        Event::DissentThrown { die: 1, drm: 0 },
        Event::DissentCalm,
        Event::RemovalThrown { front, die: 1, number: 2 },
        Event::FrontEliminated(front),
        Event::FrontSurvives(front),
        Event::WarStatus(War::Over),
        Event::DeckAdded(Period::Dawn),
        Event::Ended(Ending::PoliticalVictory, 20),
        Event::Ended(Ending::PoliticalDefeat, 20),
        Event::Ended(Ending::MilitaryVictory, 20),
        Event::Ended(Ending::MilitaryDefeat, 20),
    ];
    events.extend(Modifier::ALL.map(|modifier| Event::Modified(modifier, -1)));
    events.extend(Cause::ALL.map(|cause| Event::LevelChanged { level: 2, by: 1, cause }));
    events.extend(Cause::ALL.map(|cause| Event::LevelChanged { level: 2, by: -1, cause }));
    events
}
