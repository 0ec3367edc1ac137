//! How the game speaks: a key and arguments for every prompt, action and event, and the paragraph each rests on.

mod beats;
mod cautions;
mod events;
mod reasons;
mod touch;
mod vocabulary;

use crate::actions::{Action, Chance, Event, Mode};
use crate::flow::{Pasaran, side};
use crate::forecast;
use crate::ids::{Card, Kind, Place, Quarter, Side, Unit};
use crate::pieces::Piece;
use crate::rules::{c5_turn, c6_battle, c6_retreat};
use crate::sets::UnitSet;
use crate::state::{Frame, State, Step, Throw, Window};
use frente_kernel::{Arg, Beat, Caution, Forecast, Game, Message, Narrate, Node, Rng, RuleId, Seat, Touch, Viewer};
use std::borrow::Cow;

impl Narrate for Pasaran {
    type Piece = Piece;

    const WINDOWS: &'static [&'static str] =
        &["window-step", "window-weather", "window-battle", "window-chits", "window-reply"];

    fn samples() -> Vec<Action> {
        Action::samples()
    }

    fn prompt(state: &State) -> (Message, RuleId) {
        if state.ending.is_some() {
            return (Message::new("prompt-over"), "8.0-table");
        }
        match state.stack.top() {
            Some(frame) => prompt_at(state, frame),
            None => (Message::new("prompt-over"), "8.0-table"),
        }
    }

    fn action_message(state: &State, action: Action) -> Message {
        say_action(state, action, state.stack.top())
    }

    fn action_rule(state: &State, action: Action) -> RuleId {
        match action {
            // What these three do depends on what is asked.
            Action::Pass | Action::Pick(_) | Action::To(_) => match state.stack.top() {
                Some(frame) if state.ending.is_none() => prompt_at(state, frame).1,
                _ => action.rule(),
            },
            action => action.rule(),
        }
    }

    fn chance_message(state: &State, chance: Chance) -> Message {
        match chance {
            Chance::Die(face) => Message::new("chance-die").int("die", face),
            Chance::Card(card) => Message::new("chance-card").arg("card", state.data().card(card).title.arg()),
            Chance::Chit(chit) => Message::new("chance-chit").term("chit", format!("chit-{chit}")),
        }
    }

    fn event_message(state: &State, event: Event) -> Message {
        events::message(state, event)
    }

    fn event_rule(event: Event) -> RuleId {
        events::rule(event)
    }

    fn is_headline(event: Event) -> bool {
        matches!(
            event,
            Event::BattleWon { .. }
                | Event::BattleVoid(_)
                | Event::NotFought(_)
                | Event::ZoneTaken(..)
                | Event::CityTaken(..)
                | Event::SiegeEnded { .. }
                | Event::Eliminated { .. }
                | Event::Suffers { .. }
                | Event::Initiative { .. }
                | Event::WeatherIs { .. }
                | Event::Ended(_)
        )
    }

    fn touch(state: &State, action: Action) -> Touch<Piece> {
        touch::of_action(state, action)
    }

    fn caution(state: &State, action: Action) -> Option<Caution> {
        cautions::of_action(state, action)
    }

    fn beat(_: &State, event: Event, viewer: Viewer) -> Beat<Piece> {
        beats::of_event(event, viewer)
    }

    fn window(state: &State) -> Option<frente_kernel::Window<Action>> {
        let frame = state.stack.top().filter(|_| state.ending.is_none())?;
        let (kind, side) = match frame {
            Frame::Window(Window::Step, side) => ("window-step", side),
            Frame::Window(Window::Weather, side) => ("window-weather", side),
            Frame::Window(Window::Before(_) | Window::Siege(_) | Window::After, side) => ("window-battle", side),
            Frame::Window(Window::Chits, side) => ("window-chits", side),
            Frame::Reply(_, side) => ("window-reply", side),
            _ => return None,
        };
        // §4.1: a card that everybody saw being taken is no secret, nor is how many were bought this turn.
        let held = state.hands[side.index()].without(state.fresh[side.index()]);
        let secret = held.without(state.open_cards).any();
        Some(frente_kernel::Window { kind, decline: Action::Pass, secret })
    }

    fn forecast(state: &State, seat: Seat, action: Action, rng: &mut impl Rng) -> Option<Forecast> {
        forecast::battle(state, side(seat), action, rng)
    }

    fn vocabulary() -> Vec<Message> {
        vocabulary::every_message()
    }
}

/// With a quarter of a year.
fn when(message: Message, quarter: Quarter) -> Message {
    // A year is a name, not a number to be grouped.
    let year = Arg::verbatim(quarter.year().to_string());
    message.arg("year", year).int("quarter", quarter.number())
}

fn side_key(side: Side) -> Cow<'static, str> {
    format!("side-{side}").into()
}

/// With a counter as the log names it: its name and the number on its front, whatever befalls it later.
fn with_unit(state: &State, message: Message, unit: Unit) -> Message {
    with_kind(state, message, unit.kind()).term("side", side_key(unit.side()))
}

/// With a counter as it lies on the table: its name and the number it shows.
fn with_face(state: &State, message: Message, unit: Unit) -> Message {
    let kind = unit.kind();
    let number = if kind.is_hq() { state.level_of(kind) as i8 } else { state.printed(unit) };
    let message = message.arg("unit", state.data().kind_name(kind)).int("strength", number);
    let message = message.int("general", i64::from(kind.is_hq())).int("reduced", i64::from(state.is_reduced(unit)));
    message.term("side", side_key(unit.side()))
}

fn with_kind(state: &State, message: Message, kind: Kind) -> Message {
    let tables = state.tables();
    let number = if kind.is_hq() { tables.level[kind.index()] as i8 } else { tables.strength[kind.index()][0] };
    let message = message.arg("unit", state.data().kind_name(kind)).int("strength", number);
    message.int("general", i64::from(kind.is_hq())).int("reduced", 0)
}

fn place_arg(state: &State, place: Place) -> Arg {
    let zone = state.data().zone(place.zone());
    match &zone.city {
        Some(city) if place.is_city() => city.name.arg(),
        _ => zone.name.arg(),
    }
}

pub(crate) fn with_place(state: &State, message: Message, place: Place) -> Message {
    let part = if place.is_city() { "part-city" } else { "part-zone" };
    message.arg("place", place_arg(state, place)).term("part", part)
}

fn with_card(state: &State, message: Message, card: Card) -> Message {
    message.arg("card", state.data().card(card).title.arg())
}

fn say_action(state: &State, action: Action, frame: Option<Frame>) -> Message {
    let message = Message::new(format!("action-{}", action.name()));
    match action {
        Action::Pass => Message::new(pass_key(frame)),
        Action::Pick(unit)
        | Action::Rail(unit)
        | Action::Ship(unit)
        | Action::Rebuild(unit)
        | Action::Show(unit)
        | Action::Regroup(unit)
        | Action::Entrench(unit)
        | Action::Shift(unit)
        | Action::Lose(unit)
        | Action::Fly(unit)
        | Action::Repair(unit) => {
            // §9.2: of a counter the asking side cannot see, its name alone is told, as for one in the box.
            let seen = sees(state, unit);
            let message = if seen { with_face(state, message, unit) } else { with_unit(state, message, unit) };
            let place = state.board.place(unit).filter(|_| seen);
            let waits = if place.is_some() { "where-here" } else { "where-off" };
            let face = if seen { face_key(state, unit) } else { "face-full" };
            with_place(state, message, place.unwrap_or(Place(0))).term("where", waits).term("face", face)
        }
        Action::To(place)
        | Action::Dismantle(place)
        | Action::Assault(place)
        | Action::Besiege(place)
        | Action::Fight(place) => with_place(state, message, place),
        Action::Play(card) | Action::Annul(card) | Action::Take(card) | Action::Under(card) => {
            with_card(state, message, card)
        }
        Action::Buy(card) => with_card(state, message, card).int("cost", state.data().card(card).cost),
        Action::Build(kind) => {
            let tables = state.tables();
            with_kind(state, message, kind)
                .int("cost", tables.cost[kind.index()])
                .int("quarters", tables.quarters[kind.index()])
        }
        Action::Chit(chit) | Action::Cancel(chit) => message.term("chit", format!("chit-{chit}")),
        Action::LoseTrench | Action::Retreat | Action::First | Action::Second => message,
    }
}

/// Whether the side that must choose sees where a counter is and how it stands.
fn sees(state: &State, unit: Unit) -> bool {
    let Node::Decision(seat) = Pasaran::node(state) else { return true };
    if !state.options.fog || unit.side() == side(seat) {
        return true;
    }
    state.board.place(unit).is_some_and(|place| state.visible(place, unit.side()).0.contains(unit))
}

/// What tells a counter from one of its kind beside it.
fn face_key(state: &State, unit: Unit) -> &'static str {
    let digs = state.works.contains(unit);
    let marked = |set: UnitSet| state.battle.round <= 1 && set.contains(unit);
    if digs {
        "face-digs"
    } else if marked(state.battle.boosted) {
        "face-boosted"
    } else if marked(state.battle.confused) {
        "face-confused"
    } else if state.turn.invading.contains(unit) {
        "face-landed"
    } else if state.turn.crossed.contains(unit) {
        "face-crossed"
    } else if state.is_reduced(unit) {
        "face-reduced"
    } else {
        "face-full"
    }
}

/// Every way to tell a counter.
const FACES: [&str; 7] =
    ["face-full", "face-reduced", "face-digs", "face-boosted", "face-confused", "face-landed", "face-crossed"];

fn pass_key(frame: Option<Frame>) -> &'static str {
    match frame {
        Some(Frame::RetreatChoice(_)) => "action-fight-on",
        Some(Frame::Window(..) | Frame::Reply(..)) => "action-no-card",
        Some(Frame::Leaving(..) | Frame::GoOn(..)) => "action-stay",
        _ => "action-pass",
    }
}

/// Every way to pass.
const PASSES: [&str; 4] = ["action-fight-on", "action-no-card", "action-stay", "action-pass"];

/// What is asked at a frame, and the paragraph it rests on.
fn prompt_at(state: &State, frame: Frame) -> (Message, RuleId) {
    let (key, rule) = prompt_key(state, frame);
    let message = Message::new(key);
    let message = match frame {
        Frame::Carry(unit, _) | Frame::GoOn(unit, _) | Frame::Regroup(unit) => with_face(state, message, unit),
        Frame::Force(place)
        | Frame::Champion(place, _)
        | Frame::Landing(place, _)
        | Frame::Window(Window::Before(place) | Window::Siege(place), _) => with_place(state, message, place),
        Frame::Window(Window::After | Window::Chits, _) => with_place(state, message, state.battle.place),
        Frame::Reinforce(side) => message.int("due", c5_turn::due(state, side).len()),
        Frame::Reply(card, _) | Frame::ChooseHq(card, _) => with_card(state, message, card),
        Frame::Losses(side) => {
            let [air, ground] = state.battle.hits[side.index()];
            with_place(state, message, state.battle.place).int("air", air).int("ground", ground)
        }
        Frame::RetreatChoice(_) => with_place(state, message, state.battle.place).int("round", state.battle.round),
        Frame::Segments(side) => with_place(state, message, state.battle.place)
            .int("round", state.battle.round)
            .int("missing", c6_battle::missing_above(state, side) as u8),
        Frame::Leaving(..) => match c6_retreat::next_out(state) {
            Some(unit) => with_face(state, message, unit),
            None => with_place(state, message, state.battle.place),
        },
        Frame::Mark(_, chit, _) => message.term("chit", format!("chit-{chit}")),
        Frame::Produce(side) | Frame::BuyCard(side) => message.int("bp", state.bp_of(side)),
        _ => message,
    };
    (message, rule)
}

fn prompt_key(state: &State, frame: Frame) -> (&'static str, RuleId) {
    match frame {
        Frame::Opening => ("prompt-opening", "4.1"),
        Frame::Window(window, _) => match window {
            Window::Before(_) => ("prompt-window-before", "7.2"),
            Window::Siege(_) => ("prompt-window-siege", "7.2"),
            Window::After => ("prompt-window-after", "7.2"),
            Window::Weather => ("prompt-window-weather", "C-weather-front"),
            Window::Chits => ("prompt-window-chits", "C-cancel-chits"),
            Window::Step => (window_key(state.turn.step), "7.2"),
        },
        Frame::Reply(..) => ("prompt-reply", "C-annulment"),
        Frame::ChooseHq(card, _) => ("prompt-choose-hq", if card == Card::Hq { "C-hq" } else { "C-get-hq" }),
        Frame::Revolt(_) => ("prompt-revolt", "C-barcelona-revolt"),
        Frame::Invade(_) => ("prompt-invade", "C-invasion"),
        Frame::Landing(..) => ("prompt-landing", "C-invasion"),
        Frame::Airlift(_) => ("prompt-airlift", "C-ju52"),
        Frame::Restore(..) => ("prompt-restore", "C-replacements"),
        Frame::Reinforce(side) if !c5_turn::is_awaited(state, side) => ("prompt-reinforced", "5.1"),
        Frame::Reinforce(_) => ("prompt-reinforce", "5.1"),
        Frame::Regroup(_) => ("prompt-regroup", "9.1"),
        Frame::Throw(throw) => match throw {
            Throw::Initiative(_) => ("prompt-throw-initiative", "5.2"),
            Throw::Weather => ("prompt-throw-weather", "5.3"),
            Throw::Shot => ("prompt-throw-shot", "6.4.1"),
            Throw::Siege(_) => ("prompt-throw-siege", "6.4.5-siege"),
        },
        Frame::ChooseFirst(_) => ("prompt-choose-first", "9.3"),
        Frame::Rail => ("prompt-rail", "6.1"),
        Frame::Rebase => ("prompt-rebase", "6.2"),
        Frame::Move if state.turn.step == Step::Exploitation => ("prompt-exploit", "6.5"),
        Frame::Move => ("prompt-move", "6.3"),
        Frame::Carry(_, mode) => match mode {
            Mode::Rail => ("prompt-carry-rail", "6.1"),
            Mode::Sea => ("prompt-carry-sea", "6.1-sea"),
            Mode::Rebase => ("prompt-carry-rebase", "6.2"),
            Mode::Airlift => ("prompt-carry-airlift", "C-ju52"),
            Mode::Reaction => ("prompt-carry-reaction", "6.3.4"),
            Mode::Arrival => ("prompt-carry-arrival", "5.1"),
            _ => ("prompt-carry-move", "6.3.1"),
        },
        Frame::GoOn(..) => ("prompt-go-on", "6.3.1-armour"),
        Frame::Exits => ("prompt-exits", "6.3.4-cities"),
        Frame::Announce => ("prompt-announce", "6.4.5"),
        Frame::Force(_) => ("prompt-force", "6.4.5"),
        Frame::React => ("prompt-react", "6.3.4"),
        Frame::Battles => ("prompt-battles", "6.4.1"),
        Frame::DrawChits(..) => ("prompt-draw-chit", "9.5"),
        Frame::PlayChits(_) => ("prompt-play-chits", "9.5"),
        Frame::CancelChit(_) => ("prompt-cancel-chit", "9.5"),
        Frame::Mark(..) => ("prompt-mark", "9.5"),
        Frame::Segments(side) if c6_battle::missing_above(state, side) > 0 => ("prompt-segments-up", "6.4.3-air"),
        Frame::Segments(_) => ("prompt-segments", "6.4.3"),
        Frame::Losses(_) => ("prompt-losses", "6.4.7"),
        Frame::RetreatChoice(_) => ("prompt-retreat", "6.4.8"),
        Frame::Leaving(..) if c6_retreat::next_out(state).is_none() => ("prompt-leaving-who", "6.4.8"),
        Frame::Leaving(..) => ("prompt-leaving", "6.4.8"),
        Frame::Champion(..) => ("prompt-champion", "6.4.5-siege"),
        Frame::DrawCards(..) => ("prompt-draw-card", "7.2"),
        Frame::BuyCard(_) => ("prompt-buy-card", "7.2"),
        Frame::LayUnder(_) => ("prompt-lay-under", "7.2"),
        Frame::Produce(_) => ("prompt-produce", "7.3"),
        Frame::Effect(..) | Frame::Battle(_) | Frame::Siege(_) | Frame::SiegeEnd(_) => ("prompt-wait", "5.0"),
    }
}

const fn window_key(step: Step) -> &'static str {
    match step {
        Step::Reinforcements => "prompt-window-reinforcements",
        Step::Initiative => "prompt-window-initiative",
        Step::Weather => "prompt-window-before-weather",
        Step::Rail => "prompt-window-rail",
        Step::Rebase => "prompt-window-rebase",
        Step::Movement => "prompt-window-movement",
        Step::Exploitation | Step::Combat | Step::Pursuit => "prompt-window-exploitation",
        Step::Income => "prompt-window-income",
        Step::Cards => "prompt-window-cards",
        Step::Production => "prompt-window-production",
    }
}
