//! How the game speaks: a key and arguments for every prompt, action and event, and the paragraph each rests on.

use crate::actions::{Action, Cause, Chance, Ending, Event, Modifier};
use crate::data::{At, CardDef, Effect};
use crate::explain;
use crate::flow::Amanecer;
use crate::ids::{Asset, CardNo, Front, Marker, Period, Unit, War};
use crate::state::{By, Frame, State, Throw};
use frente_kernel::{Message, Narrate, RuleId};
use std::borrow::Cow;

impl Narrate for Amanecer {
    fn prompt(state: &State) -> (Message, RuleId) {
        if state.ending.is_some() {
            return (Message::new("prompt-over"), "9.0");
        }
        let (key, rule) = prompt_key(state.pending());
        let message = Message::new(key)
            .int("actions", state.turn.actions)
            .int("reserves", state.reserves)
            .int("decrees", state.decrees)
            .int("die", state.turn.dice[0])
            .int("expertise", state.turn.dice[1]);
        match state.pending() {
            Some(Frame::GoldAdvance(front, _)) => {
                let place = state.data().place(front, state.number(front).saturating_sub(1));
                (message.term("front", front_key(front)).arg("place", place.arg()), rule)
            }
            Some(Frame::Throw(throw) | Frame::Expertise(throw) | Frame::GoldDice(throw)) => {
                (message.term("throw", throw_key(throw)), rule)
            }
            _ => (message, rule),
        }
    }

    fn action_message(_: &State, action: Action) -> Message {
        let message = Message::new(action_key(action));
        let message = match action.front() {
            Some(front) => message.term("front", front_key(front)),
            None => message,
        };
        match action {
            Action::SetDie(face) | Action::SetExpertise(face) => message.int("face", face),
            _ => message,
        }
    }

    fn action_rule(_: &State, action: Action) -> RuleId {
        match action {
            Action::Offensive(_) => "7.3",
            Action::ArmouredOffensive(_) => "7.5.3",
            Action::Political => "7.4",
            Action::Reorganize => "7.5",
            Action::AssignTanks(_) => "7.5.2",
            Action::Forgo => "7.6",
            Action::Fortify => "10.2-46",
            Action::Decline | Action::EndPhase => "7.0",
            Action::ReserveOffensive(_) | Action::DecreePolitical | Action::DecreeReorganize => "7.7",
            Action::UseCheka | Action::KeepCard => "7.5.1",
            Action::SignTreaty | Action::Bukharin => "10.2-8",
            Action::SwapPhases | Action::KeepPhases => "7.5.5",
            Action::BlockAdvance
            | Action::AllowAdvance
            | Action::SetDie(_)
            | Action::SetExpertise(_)
            | Action::AcceptDice => "7.5.7",
        }
    }

    fn action_subject(action: Action) -> Cow<'static, str> {
        if let Some(front) = action.front() {
            return format!("front:{front}").into();
        }
        match action {
            Action::Political | Action::DecreePolitical => "political".into(),
            Action::Reorganize | Action::DecreeReorganize => "reorganization".into(),
            Action::Fortify => "front:baltic".into(),
            Action::UseCheka | Action::KeepCard | Action::SignTreaty | Action::Bukharin => "card".into(),
            Action::SwapPhases | Action::KeepPhases => "card".into(),
            Action::SetDie(_) | Action::SetExpertise(_) | Action::AcceptDice => "dice".into(),
            _ => "".into(),
        }
    }

    fn chance_message(state: &State, chance: Chance) -> Message {
        match chance {
            Chance::Die(face) => Message::new("chance-die").int("die", face),
            Chance::Card(card) => with_card(state, Message::new("chance-card"), card),
        }
    }

    fn event_message(state: &State, event: Event) -> Message {
        event_message(state, event)
    }

    fn event_rule(event: Event) -> RuleId {
        event_rule(event)
    }

    fn is_headline(event: Event) -> bool {
        matches!(
            event,
            Event::OffensiveWon(_)
                | Event::OffensiveLost(_)
                | Event::PoliticalFailed
                | Event::LevelChanged { .. }
                | Event::ReorganizationFailed
                | Event::AssetGained(_)
                | Event::NothingGained
                | Event::DissentCalm
                | Event::FrontEliminated(_)
                | Event::FrontSurvives(_)
                | Event::FortificationHeld(_)
                | Event::MakhnoThrown { .. }
                | Event::CityFell(..)
                | Event::Ended(_)
        )
    }

    fn decline(state: &State) -> Option<Action> {
        match state.pending() {
            Some(Frame::GoldDice(_)) => Some(Action::AcceptDice),
            Some(Frame::GoldAdvance(..)) => Some(Action::AllowAdvance),
            _ => None,
        }
    }

    fn vocabulary() -> Vec<Message> {
        vocabulary()
    }
}

/// Keys of the terms for the pieces.
fn front_key(front: Front) -> Cow<'static, str> {
    format!("front-{front}").into()
}

fn throw_key(throw: Throw) -> &'static str {
    match throw {
        Throw::Offensive(..) => "throw-offensive",
        Throw::Political(_) | Throw::Streak(_) => "throw-political",
        Throw::Reorganize(_) => "throw-reorganization",
        Throw::Table => "throw-table",
        Throw::Dissent => "throw-dissent",
        Throw::Removal(_) => "throw-removal",
        Throw::Fortification(_) => "throw-fortification",
        Throw::Makhno => "throw-makhno",
    }
}

fn prompt_key(frame: Option<Frame>) -> (&'static str, RuleId) {
    match frame {
        Some(Frame::Draw) => ("prompt-draw", "4.1"),
        Some(Frame::Cheka) => ("prompt-cheka", "7.5.1"),
        Some(Frame::Brest) => ("prompt-brest", "10.2-8"),
        Some(Frame::Subversion) => ("prompt-subversion", "7.5.5"),
        Some(Frame::GoldAdvance(..)) => ("prompt-gold-advance", "7.5.7"),
        Some(Frame::Actions) => ("prompt-actions", "4.3"),
        Some(Frame::Markers) => ("prompt-markers", "7.7"),
        Some(Frame::GoldDice(_)) => ("prompt-gold-dice", "7.5.7"),
        Some(Frame::Expertise(_)) => ("prompt-expertise", "7.5.4"),
        _ => ("prompt-throw", "7.1"),
    }
}

fn action_key(action: Action) -> &'static str {
    match action {
        Action::Offensive(_) => "action-offensive",
        Action::ArmouredOffensive(_) => "action-armoured-offensive",
        Action::Political => "action-political",
        Action::Reorganize => "action-reorganize",
        Action::AssignTanks(_) => "action-assign-tanks",
        Action::Forgo => "action-forgo",
        Action::Fortify => "action-fortify",
        Action::Decline => "action-decline",
        Action::ReserveOffensive(_) => "action-reserve-offensive",
        Action::DecreePolitical => "action-decree-political",
        Action::DecreeReorganize => "action-decree-reorganize",
        Action::EndPhase => "action-end-phase",
        Action::UseCheka => "action-use-cheka",
        Action::KeepCard => "action-keep-card",
        Action::SignTreaty => "action-sign-treaty",
        Action::Bukharin => "action-bukharin",
        Action::SwapPhases => "action-swap-phases",
        Action::KeepPhases => "action-keep-phases",
        Action::BlockAdvance => "action-block-advance",
        Action::AllowAdvance => "action-allow-advance",
        Action::SetDie(_) => "action-set-die",
        Action::SetExpertise(_) => "action-set-expertise",
        Action::AcceptDice => "action-accept-dice",
    }
}

fn with_card(state: &State, message: Message, card: CardNo) -> Message {
    message
        .int("number", card.0)
        .arg("title", state.data().card(card).title.arg())
}

fn with_place(state: &State, message: Message, front: Front, number: u8) -> Message {
    let place = state.data().place(front, number).arg();
    message
        .term("front", front_key(front))
        .int("number", number)
        .arg("place", place)
}

fn with_unit(state: &State, message: Message, unit: Unit) -> Message {
    message.arg("unit", state.data().unit(unit).name.arg())
}

fn modifier_key(modifier: Modifier) -> &'static str {
    match modifier {
        Modifier::Card => "modifier-card",
        Modifier::CzechLegion => "modifier-czech-legion",
        Modifier::CzarFreed => "modifier-czar-freed",
        Modifier::CzarExecuted => "modifier-czar-executed",
        Modifier::TankCorps => "modifier-tank-corps",
        Modifier::ArmouredTrains => "modifier-armoured-trains",
        Modifier::AppliedExpertise => "modifier-applied-expertise",
        Modifier::Comintern => "modifier-comintern",
        Modifier::PoliticalCap => "modifier-political-cap",
        Modifier::ForgoneActions => "modifier-forgone-actions",
    }
}

fn cause_key(cause: Cause) -> &'static str {
    match cause {
        Cause::Action => "cause-action",
        Cause::Crisis => "cause-crisis",
        Cause::CurzonLine => "cause-curzon-line",
        Cause::Dissent => "cause-dissent",
        Cause::Event => "cause-event",
        Cause::Treaty => "cause-treaty",
        Cause::Streak => "cause-streak",
    }
}

fn ending_key(ending: Ending) -> &'static str {
    match ending {
        Ending::PoliticalVictory => "event-ended-political-victory",
        Ending::PoliticalDefeat => "event-ended-political-defeat",
        Ending::MilitaryVictory => "event-ended-military-victory",
        Ending::MilitaryDefeat => "event-ended-military-defeat",
    }
}

fn event_message(state: &State, event: Event) -> Message {
    let about = |key: &'static str, front: Front| Message::new(key).term("front", front_key(front));
    match event {
        Event::CardDrawn(card) => with_card(state, Message::new("event-card-drawn"), card),
        Event::CardReturned(card) => with_card(state, Message::new("event-card-returned"), card),
        Event::CardRecycled(card, period) => {
            with_card(state, Message::new("event-card-recycled"), card).term("period", format!("period-{period}"))
        }
        Event::PhasesSwapped => Message::new("event-phases-swapped"),
        Event::TreatySigned => Message::new("event-treaty-signed"),
        Event::BukharinChosen => Message::new("event-bukharin-chosen"),
        Event::MarkerPlaced(marker) => Message::new("event-marker-placed").term("marker", format!("marker-{marker}")),
        Event::MarkerRemoved(marker) => Message::new("event-marker-removed").term("marker", format!("marker-{marker}")),
        Event::CzarExecuted => Message::new("event-czar-executed"),
        Event::UnitFlipped(unit) => with_unit(state, Message::new("event-unit-flipped"), unit),
        Event::UnitExchanged(front, unit) => with_unit(state, about("event-unit-exchanged", front), unit),
        Event::FrontActivated(front) => about("event-front-activated", front),
        Event::FrontDeactivated(front) => about("event-front-deactivated", front),
        Event::MoveIgnored(front) => about("event-move-ignored", front),
        Event::AlliesHesitate => Message::new("event-allies-hesitate"),
        Event::MoscowSafe(front) => about("event-moscow-safe", front),
        Event::FrontAdvanced(front, number) => with_place(state, Message::new("event-front-advanced"), front, number),
        Event::FrontRetreated(front, number) => with_place(state, Message::new("event-front-retreated"), front, number),
        Event::FrontCornered(front) => about("event-front-cornered", front),
        Event::AdvanceBlocked(front) => about("event-advance-blocked", front),
        Event::CityFell(front, number) => with_place(state, Message::new("event-city-fell"), front, number),
        Event::FortificationThrown { front, die, battle } => about("event-fortification-thrown", front)
            .int("die", die)
            .int("battle", battle),
        Event::FortificationHeld(front) => about("event-fortification-held", front),
        Event::Modified(modifier, value) => Message::new("event-modified")
            .term("modifier", modifier_key(modifier))
            .int("value", value)
            .term("sign", if value < 0 { "sign-minus" } else { "sign-plus" })
            .int("size", value.abs()),
        Event::OffensiveThrown {
            front,
            die,
            drm,
            battle,
        } => about("event-offensive-thrown", front)
            .int("die", die)
            .int("drm", drm)
            .int("result", i64::from(die) + i64::from(drm))
            .int("battle", battle),
        Event::ExpertiseThrown(die) => Message::new("event-expertise-thrown").int("die", die),
        Event::OffensiveWon(front) => about("event-offensive-won", front),
        Event::OffensiveLost(front) => about("event-offensive-lost", front),
        Event::PoliticalThrown { die, drm, resistance } => Message::new("event-political-thrown")
            .int("die", die)
            .int("drm", drm)
            .int("result", i64::from(die) + i64::from(drm))
            .int("resistance", resistance),
        Event::PoliticalFailed => Message::new("event-political-failed"),
        Event::LevelChanged { level, by, cause } => {
            let key = if by > 0 {
                "event-level-raised"
            } else {
                "event-level-lowered"
            };
            Message::new(key)
                .int("level", level)
                .int("by", by.abs())
                .term("cause", cause_key(cause))
        }
        Event::ReorganizationThrown { die, drm } => Message::new("event-reorganization-thrown")
            .int("die", die)
            .int("drm", drm)
            .int("result", i64::from(die) + i64::from(drm)),
        Event::ReorganizationFailed => Message::new("event-reorganization-failed"),
        Event::TableThrown(die) => Message::new("event-table-thrown").int("die", die),
        Event::AssetGained(asset) => Message::new("event-asset-gained").term("asset", format!("asset-{asset}")),
        Event::NothingGained => Message::new("event-nothing-gained"),
        Event::AssetReturned(asset) => Message::new("event-asset-returned").term("asset", format!("asset-{asset}")),
        Event::TanksAssigned(front) => about("event-tanks-assigned", front),
        Event::ActionForgone(total) => Message::new("event-action-forgone").int("total", total),
        Event::ActionsDeclined(count) => Message::new("event-actions-declined").int("count", count),
        Event::ReserveSpent(left) => Message::new("event-reserve-spent").int("left", left),
        Event::DecreeSpent(left) => Message::new("event-decree-spent").int("left", left),
        Event::GoldSpent => Message::new("event-gold-spent"),
        Event::DieTurned(face) => Message::new("event-die-turned").int("face", face),
        Event::ExpertiseTurned(face) => Message::new("event-expertise-turned").int("face", face),
        Event::DenikinComesOn => Message::new("event-denikin-comes-on"),
        Event::DenikinStopped => Message::new("event-denikin-stopped"),
        Event::MakhnoThrown { die, boxes } => {
            let key = if boxes > 0 {
                "event-makhno-helps-whites"
            } else {
                "event-makhno-hinders-whites"
            };
            Message::new(key).int("die", die)
        }
        Event::DissentThrown { die, drm } => Message::new("event-dissent-thrown")
            .int("die", die)
            .int("drm", drm)
            .int("result", i64::from(die) + i64::from(drm)),
        Event::DissentCalm => Message::new("event-dissent-calm"),
        Event::RemovalThrown { front, die, number } => about("event-removal-thrown", front)
            .int("die", die)
            .int("number", number),
        Event::FrontEliminated(front) => about("event-front-eliminated", front),
        Event::FrontSurvives(front) => about("event-front-survives", front),
        Event::WarStatus(war) => Message::new("event-war-status").term("war", format!("war-{war}")),
        Event::DeckAdded(period) => Message::new("event-deck-added").term("period", format!("period-{period}")),
        Event::Ended(ending) => {
            let message = Message::new(ending_key(ending));
            match state.ending {
                Some(ending) => {
                    let outcome = state.outcome(ending);
                    message
                        .term("grade", format!("grade-{}", outcome.grade))
                        .int("score", outcome.score)
                }
                // Told ahead of the end (in odds): no grade yet.
                None => message.term("grade", "grade-open").int("score", 0),
            }
        }
    }
}

fn event_rule(event: Event) -> RuleId {
    match event {
        Event::CardDrawn(_) => "4.1",
        Event::CardReturned(_) => "7.5.1",
        Event::CardRecycled(..) => "10.2-41",
        Event::PhasesSwapped => "7.5.5",
        Event::TreatySigned | Event::BukharinChosen => "10.2-8",
        Event::MarkerPlaced(marker) => marker_rule(marker),
        Event::MarkerRemoved(_) => "10.2-54",
        Event::CzarExecuted => "10.2-21",
        Event::UnitFlipped(unit) => {
            if unit == Unit::Wrangel {
                "10.2-57"
            } else {
                "10.2-53"
            }
        }
        Event::UnitExchanged(..) => "10.1.2",
        Event::FrontActivated(_) => "10.1.1",
        Event::FrontDeactivated(_) => "10.1-baltic",
        Event::MoveIgnored(_) => "6.1",
        Event::AlliesHesitate => "7.4.2",
        Event::MoscowSafe(_) => "10.2-60",
        Event::FrontAdvanced(..) => "6.0",
        Event::FrontRetreated(..) | Event::OffensiveWon(_) | Event::OffensiveLost(_) => "7.3",
        Event::FrontCornered(_) => "6.2",
        Event::AdvanceBlocked(_) | Event::GoldSpent | Event::DieTurned(_) | Event::ExpertiseTurned(_) => "7.5.7",
        Event::CityFell(..) => "6.3",
        Event::FortificationThrown { .. } | Event::FortificationHeld(_) => "10.2-46",
        Event::Modified(modifier, _) => modifier_rule(modifier),
        Event::OffensiveThrown { .. } => "7.3",
        Event::ExpertiseThrown(_) => "7.5.4",
        Event::PoliticalThrown { .. } | Event::PoliticalFailed => "7.4",
        Event::LevelChanged { cause, .. } => cause_rule(cause),
        Event::ReorganizationThrown { .. }
        | Event::ReorganizationFailed
        | Event::TableThrown(_)
        | Event::NothingGained => "7.5",
        Event::AssetGained(asset) | Event::AssetReturned(asset) => asset_rule(asset),
        Event::TanksAssigned(_) => "7.5.2",
        Event::ActionForgone(_) => "7.6",
        Event::ActionsDeclined(_) => "7.0",
        Event::ReserveSpent(_) | Event::DecreeSpent(_) => "7.7",
        Event::DenikinComesOn | Event::DenikinStopped => "10.2-40",
        Event::MakhnoThrown { .. } => "10.2-41",
        Event::DissentThrown { .. } | Event::DissentCalm => "8.0",
        Event::RemovalThrown { .. } | Event::FrontEliminated(_) | Event::FrontSurvives(_) => "10.1.3",
        Event::WarStatus(_) | Event::DeckAdded(_) => "5.2",
        Event::Ended(ending) => match ending {
            Ending::PoliticalVictory => "9.1.1",
            Ending::PoliticalDefeat => "9.1.2",
            Ending::MilitaryVictory => "9.2.1",
            Ending::MilitaryDefeat => "6.4",
        },
    }
}

fn marker_rule(marker: Marker) -> RuleId {
    match marker {
        Marker::CzechLegion => "10.2-14",
        Marker::CzarFreed => "10.2-21",
        Marker::PetrogradFortified => "10.2-46",
        Marker::CurzonLine => "10.2-51",
    }
}

fn modifier_rule(modifier: Modifier) -> RuleId {
    match modifier {
        Modifier::Card | Modifier::PoliticalCap => "7.1",
        Modifier::CzechLegion => "10.2-14",
        Modifier::CzarFreed | Modifier::CzarExecuted => "10.2-21",
        Modifier::TankCorps => "7.5.2",
        Modifier::ArmouredTrains => "7.5.3",
        Modifier::AppliedExpertise => "7.5.4",
        Modifier::Comintern => "7.5.6",
        Modifier::ForgoneActions => "7.6",
    }
}

fn cause_rule(cause: Cause) -> RuleId {
    match cause {
        Cause::Action => "7.4",
        Cause::Crisis => "6.3",
        Cause::CurzonLine => "10.2-51",
        Cause::Dissent => "7.4.4",
        Cause::Event => "7.4.3",
        Cause::Treaty => "10.2-8",
        Cause::Streak => "10.2-30",
    }
}

fn asset_rule(asset: Asset) -> RuleId {
    match asset {
        Asset::Cheka => "7.5.1",
        Asset::TankCorps => "7.5.2",
        Asset::ArmouredTrains => "7.5.3",
        Asset::AppliedExpertise => "7.5.4",
        Asset::CommunistSubversion => "7.5.5",
        Asset::Comintern => "7.5.6",
        Asset::ImperialGold => "7.5.7",
    }
}

/// The text of a card, made from its effects: one message each, with the phase it acts in.
pub fn card_text(card: &'static CardDef) -> Vec<(At, Message)> {
    card.effects
        .iter()
        .map(|timed| (timed.at, effect_message(card, timed.effect, timed.when)))
        .collect()
}

fn effect_message(card: &'static CardDef, effect: Effect, when: crate::data::When) -> Message {
    use crate::data::{Ban, DrmOn, Forgo, When};
    let about = |key: &'static str, front: Front| Message::new(key).term("front", front_key(front));
    let message = match effect {
        Effect::ChooseBrest => Message::new("effect-choose-brest"),
        Effect::Place(marker) => Message::new(format!("effect-place-{marker}")),
        Effect::Remove(marker) => Message::new("effect-remove").term("marker", format!("marker-{marker}")),
        Effect::CzarsFate => Message::new("effect-czars-fate"),
        Effect::Flip(unit) => Message::new("effect-flip").term("unit", format!("unit-{unit}")),
        Effect::Exchange(unit) => Message::new("effect-exchange").term("unit", format!("unit-{unit}")),
        Effect::Activate(front) => about("effect-activate", front),
        Effect::Deactivate(front) => about("effect-deactivate", front),
        Effect::Move(front, boxes) => {
            let key = if boxes > 0 { "effect-advance" } else { "effect-retreat" };
            about(key, front).int("boxes", boxes.abs())
        }
        Effect::MakhnoDie => Message::new("effect-makhno"),
        Effect::DenikinLoop => Message::new("effect-denikin").int("actions", card.actions),
        Effect::MoscowSafeFrom(front) => about("effect-moscow-safe", front),
        Effect::OfferFortify => Message::new("effect-fortify"),
        Effect::Ban(Ban::Offensives) => Message::new("effect-ban-offensives"),
        Effect::Ban(Ban::OffensivesAgainst(front)) => about("effect-ban-offensives-against", front),
        Effect::Ban(Ban::Political) => Message::new("effect-ban-political"),
        Effect::Drm { on, by } => {
            let sign = if by < 0 { "sign-minus" } else { "sign-plus" };
            let message = match on {
                DrmOn::Offensives => Message::new("effect-drm-offensives"),
                DrmOn::OffensivesAgainst(front) => about("effect-drm-offensives-against", front),
                DrmOn::Political => Message::new("effect-drm-political"),
                DrmOn::Reorganization => Message::new("effect-drm-reorganization"),
            };
            message.term("sign", sign).int("size", by.abs())
        }
        Effect::Actions(actions) => Message::new("effect-actions").int("actions", actions),
        Effect::DissentRoll { forgo: Forgo::Allowed } => Message::new("effect-dissent-forgo"),
        Effect::DissentRoll { forgo: Forgo::Refused } => Message::new("effect-dissent"),
        Effect::PoliticalStreak { drm } => Message::new("effect-streak").int("drm", drm),
        Effect::Political(by) => {
            Message::new(if by > 0 { "effect-level-up" } else { "effect-level-down" }).int("by", by.abs())
        }
        Effect::TreatyCost => Message::new("effect-treaty-cost"),
        Effect::RemovalCheck(front) => about("effect-removal", front),
        Effect::War(war) => Message::new("effect-war").term("war", format!("war-{war}")),
        Effect::AddDeck(period) => Message::new("effect-add-deck").term("period", format!("period-{period}")),
        Effect::RecycleInto(period) => Message::new("effect-recycle").term("period", format!("period-{period}")),
    };
    match when {
        When::Always => message,
        When::Treaty => message.term("when", "when-treaty"),
        When::Bukharin => message.term("when", "when-bukharin"),
        When::WarGoesOn => message.term("when", "when-war-goes-on"),
    }
}

/// One of every message: terms, prompts, actions, events, refusals, card texts.
fn vocabulary() -> Vec<Message> {
    let state = State::new(&crate::setup::Setup::default());
    let data = state.data();
    let mut all: Vec<Message> = Vec::new();
    all.extend(Front::ALL.map(|front| Message::new(front_key(front))));
    all.extend(Unit::ALL.map(|unit| Message::new(format!("unit-{unit}"))));
    all.extend(Period::ALL.map(|period| Message::new(format!("period-{period}"))));
    all.extend(Marker::ALL.map(|marker| Message::new(format!("marker-{marker}"))));
    all.extend(Asset::ALL.map(|asset| Message::new(format!("asset-{asset}"))));
    all.extend(War::ALL.map(|war| Message::new(format!("war-{war}"))));
    all.extend(Modifier::ALL.map(|modifier| Message::new(modifier_key(modifier))));
    all.extend(Cause::ALL.map(|cause| Message::new(cause_key(cause))));
    all.extend(["sign-plus", "sign-minus", "grade-open", "prompt-over"].map(Message::new));
    all.extend(["when-treaty", "when-bukharin", "when-war-goes-on"].map(Message::new));
    let scoring = &data.board.scoring;
    let grades = [
        &scoring.political_victory,
        &scoring.military_victory,
        &scoring.political_defeat,
    ];
    for grade in grades.into_iter().chain([&scoring.military_defeat]).flatten() {
        all.push(Message::new(format!("grade-{}", grade.grade)));
    }
    for frame in every_frame() {
        let mut state = state;
        state.stack = crate::state::Stack::of(frame);
        all.push(Amanecer::prompt(&state).0);
    }
    for throw in every_throw() {
        all.push(Message::new(throw_key(throw)));
    }
    all.extend(Action::ALL.map(|action| Amanecer::action_message(&state, action)));
    all.extend([Chance::Die(1), Chance::Card(data.cards[0].number)].map(|one| Amanecer::chance_message(&state, one)));
    all.extend(
        every_event(data.cards[0].number)
            .into_iter()
            .map(|event| event_message(&state, event)),
    );
    for (_, why) in explain::REASONS {
        // A refusal may use the arguments of any action it can answer; the front is the only one there is.
        all.push(Message::new(format!("illegal-{why}")).term("front", front_key(Front::Southern)));
    }
    all.extend(data.cards.iter().flat_map(card_text).map(|(_, message)| message));
    all
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
        Event::AlliesHesitate,
        Event::MoscowSafe(front),
        Event::FrontAdvanced(front, 2),
        Event::FrontRetreated(front, 2),
        Event::FrontCornered(front),
        Event::AdvanceBlocked(front),
        Event::CityFell(front, 1),
        Event::FortificationThrown {
            front,
            die: 1,
            battle: 3,
        },
        Event::FortificationHeld(front),
        Event::OffensiveThrown {
            front,
            die: 1,
            drm: 0,
            battle: 3,
        },
        Event::ExpertiseThrown(1),
        Event::OffensiveWon(front),
        Event::OffensiveLost(front),
        Event::PoliticalThrown {
            die: 1,
            drm: 0,
            resistance: 3,
        },
        Event::PoliticalFailed,
        Event::ReorganizationThrown { die: 1, drm: 0 },
        Event::ReorganizationFailed,
        Event::TableThrown(1),
        Event::AssetGained(Asset::Cheka),
        Event::NothingGained,
        Event::AssetReturned(Asset::Cheka),
        Event::TanksAssigned(front),
        Event::ActionForgone(1),
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
        Event::RemovalThrown {
            front,
            die: 1,
            number: 2,
        },
        Event::FrontEliminated(front),
        Event::FrontSurvives(front),
        Event::WarStatus(War::Over),
        Event::DeckAdded(Period::Dawn),
        Event::Ended(Ending::PoliticalVictory),
        Event::Ended(Ending::PoliticalDefeat),
        Event::Ended(Ending::MilitaryVictory),
        Event::Ended(Ending::MilitaryDefeat),
    ];
    events.extend(Modifier::ALL.map(|modifier| Event::Modified(modifier, -1)));
    events.extend(Cause::ALL.map(|cause| Event::LevelChanged { level: 2, by: 1, cause }));
    events.extend(Cause::ALL.map(|cause| Event::LevelChanged {
        level: 2,
        by: -1,
        cause,
    }));
    events
}
