//! How the game speaks: a key and arguments for every prompt, action and event, and the paragraph each rests on.

mod beats;
mod cautions;
mod events;
mod reasons;
mod touch;
mod vocabulary;

use crate::actions::{Action, Chance, Event};
use crate::flow::Peanas;
use crate::geometry::{CM, Point};
use crate::ids::{PieceKind, Side, Square, UnitNo};
use crate::items::Item;
use crate::rules::{c1_scenario, c5_reactions, c9_assault};
use crate::state::{Frame, Pool, State};
use frente_kernel::{Arg, Beat, Caution, Message, Narrate, RuleId, Touch, Viewer, Window};
use std::borrow::Cow;
pub(crate) use touch::acting;

impl Narrate for Peanas {
    type Piece = Item;

    const GENERAL: &'static [&'static str] = reasons::GENERAL;

    const WINDOWS: &'static [&'static str] = &[
        "window-move-react",
        "window-fire-react",
        "window-bomb-react",
        "window-dice",
        "window-second-target",
        "window-chicks",
        "window-hide",
        "window-intercept",
    ];

    fn samples() -> Vec<Action> {
        vocabulary::every_action()
    }

    fn prompt(state: &State) -> (Message, RuleId) {
        if state.ending.is_some() {
            return (Message::new("prompt-over"), "11.7");
        }
        let Some(frame) = state.stack.top() else { return (Message::new("prompt-over"), "11.7") };
        let (key, rule) = prompt_key(frame);
        let message = Message::new(key);
        let message = match frame {
            Frame::Supervise(unit)
            | Frame::Dice(unit)
            | Frame::Removal(unit)
            | Frame::AimPoint(unit)
            | Frame::SelfRegroup(unit) => with_unit(state, message, "unit", unit),
            Frame::Ordering
            | Frame::Target
            | Frame::SecondTarget
            | Frame::WrongTarget
            | Frame::Mistake(_)
            | Frame::Observation
            | Frame::Whom => with_unit(state, message, "unit", state.order.unit),
            Frame::March | Frame::Formation | Frame::MoveReact => with_unit(state, message, "unit", state.march.unit),
            Frame::Melee(side) => {
                let asked = c9_assault::next(state, side).unwrap_or(UnitNo(0));
                with_unit(state, message, "unit", asked)
            }
            Frame::EventOn { event, .. } => message.term("event", format!("event-name-{event}")),
            Frame::TakeColumn(sector) => message.int("sector", sector),
            Frame::Count { sector, .. } | Frame::Lay { sector, .. } => {
                let kind = c1_scenario::asked_for(state, frame).unwrap_or(PieceKind::Road);
                message.int("sector", sector).arg("kind", state.data().piece(kind).name.arg())
            }
            Frame::Works => message.int("points", state.scenario.build),
            Frame::Deploy(left) => message.int("left", left),
            Frame::Entry => {
                message.int("left", if crate::rules::c5_turns::may_enter(state) { state.entries } else { 0 })
            }
            Frame::Turn => message.int("round", state.round).term("side", side_key(state.active)),
            _ => message,
        };
        (message, rule)
    }

    fn action_message(state: &State, action: Action) -> Message {
        action_message(state, action)
    }

    fn action_rule(state: &State, action: Action) -> RuleId {
        match action {
            Action::Charge(_) => "9.1",
            Action::Board(_) | Action::Leave { .. } => "3-transport",
            Action::Ford { .. } => "1.6",
            Action::Recover(_) => "11.4",
            Action::MoveToken { .. } | Action::Flank(_) => "14.2",
            Action::Reveal(_) => "14.4",
            _ => state.stack.top().map_or("5.1", |frame| prompt_key(frame).1),
        }
    }

    fn chance_message(_: &State, chance: Chance) -> Message {
        match chance {
            Chance::Die(face) => Message::new("chance-die").int("die", face),
            Chance::Direction(way) => Message::new("chance-direction").term("way", format!("way-{way}")),
            Chance::Season(season) => Message::new("chance-season").term("season", format!("season-{season}")),
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
            Event::Casualties(..)
                | Event::Gone(..)
                | Event::Pinned(..)
                | Event::Panicked(_)
                | Event::Recovered(_)
                | Event::Bogged(_)
                | Event::Crippled(_)
                | Event::WeaponLost(..)
                | Event::ArmourHolds(_)
                | Event::Glances(_)
                | Event::NoDamage(_)
                | Event::Regrouped(_)
                | Event::Ended(_)
        )
    }

    fn touch(state: &State, action: Action) -> Touch<Item> {
        touch::of_action(state, action)
    }

    fn caution(state: &State, action: Action) -> Option<Caution> {
        cautions::of_action(state, action)
    }

    fn beat(state: &State, event: Event, viewer: Viewer) -> Beat<Item> {
        beats::of_event(state, event, viewer)
    }

    fn window(state: &State) -> Option<Window<Action>> {
        let (kind, decline) = match state.stack.top()? {
            Frame::MoveReact => ("window-move-react", Action::Pass),
            Frame::FireReact => ("window-fire-react", Action::Pass),
            Frame::BombReact(_) => ("window-bomb-react", Action::Pass),
            Frame::Intercept(_) => ("window-intercept", Action::Pass),
            Frame::Dice(_) => ("window-dice", Action::Dice(Pool::NONE)),
            Frame::SecondTarget => ("window-second-target", Action::Alone),
            Frame::Hide => ("window-hide", Action::Done),
            Frame::Chicks => ("window-chicks", Action::Done),
            _ => return None,
        };
        // What lies under a token may be able to answer, or not: that is its owner's secret.
        let reacts = matches!(state.stack.top(), Some(Frame::MoveReact | Frame::FireReact));
        let secret = reacts && c5_reactions::has_tokens(state, state.active.other());
        Some(Window { kind, decline, secret })
    }

    fn vocabulary() -> Vec<Message> {
        vocabulary::every_message()
    }
}

/// The message key and the paragraph of what is pending.
pub(crate) fn prompt_key(frame: Frame) -> (&'static str, RuleId) {
    match frame {
        Frame::TakeColumn(_) => ("prompt-column", "1.4"),
        Frame::Count { .. } => ("prompt-count", "1.3"),
        Frame::Lay { .. } => ("prompt-lay", "1.4"),
        Frame::Objective => ("prompt-objective", "1.4"),
        Frame::Works => ("prompt-works", "8.5"),
        Frame::Deploy(_) => ("prompt-deploy", "14.1"),
        Frame::Entry => ("prompt-entry", "14.3"),
        Frame::Turn => ("prompt-turn", "5.6.2"),
        Frame::EventOn { .. } => ("prompt-event", "5.4.1"),
        Frame::Ordering => ("prompt-ordering", "5.4"),
        Frame::March => ("prompt-march", "4.1"),
        Frame::Formation => ("prompt-formation", "4.2"),
        Frame::Target => ("prompt-target", "6.2.1"),
        Frame::SecondTarget => ("prompt-second-target", "6.2.3"),
        Frame::WrongTarget => ("prompt-wrong-target", "5.4.1"),
        Frame::Mistake(_) => ("prompt-mistake", "5.4.1"),
        Frame::MoveReact => ("prompt-move-react", "5.6.3"),
        Frame::FireReact => ("prompt-fire-react", "5.6.3"),
        Frame::BombReact(_) => ("prompt-bomb-react", "6.4.2"),
        Frame::Supervise(_) => ("prompt-supervise", "5.6.3"),
        Frame::Dice(_) => ("prompt-dice", "5.6.3"),
        Frame::Removal(_) => ("prompt-removal", "11.8"),
        Frame::Observation => ("prompt-observation", "7.1"),
        Frame::AimPoint(_) => ("prompt-aim-point", "7.1"),
        Frame::Template(_) => ("prompt-template", "7.3"),
        Frame::Whom => ("prompt-whom", "11.4"),
        Frame::Melee(_) => ("prompt-melee", "9.2"),
        Frame::Hide => ("prompt-hide", "3-concealment"),
        Frame::AirRaid(_) => ("prompt-air-raid", "13"),
        Frame::Intercept(_) => ("prompt-intercept", "13"),
        Frame::Chicks => ("prompt-chicks", "5.4.6"),
        Frame::SelfRegroup(_) => ("prompt-self-regroup", "3-fanatic"),
        _ => ("prompt-dice-due", "5.1"),
    }
}

pub(crate) fn side_key(side: Side) -> String {
    format!("side-{side}")
}

/// With the name of a unit.
fn with_unit(state: &State, message: Message, name: &'static str, unit: UnitNo) -> Message {
    match state.units.get(unit.index()) {
        Some(it) => {
            let name_arg = state.data().units[usize::from(it.def)].name.arg();
            message.arg(name, name_arg).int(number_of(name), unit.number())
        }
        None => message.term(name, "decoy").int(number_of(name), 0),
    }
}

/// Beside a unit's name its number: two may be called the same.
fn number_of(name: &'static str) -> &'static str {
    match name {
        "unit" => "number",
        "target" => "target-number",
        _ => "officer-number",
    }
}

/// A place in centimetres, from the attacker's left corner.
fn with_place(message: Message, at: Point) -> Message {
    message.arg("x", centimetres(at.x)).arg("y", centimetres(at.y))
}

/// A length in centimetres, to the millimetre, as each language writes it.
fn centimetres(length: i16) -> Arg {
    let tenths = i32::from(length) * 10 / CM;
    let write = |comma: char| match (tenths / 10, tenths.abs() % 10) {
        (whole, 0) => Cow::from(whole.to_string()),
        (whole, rest) => Cow::from(format!("{whole}{comma}{rest}")),
    };
    Arg::Text { es: write(','), en: write('.'), fr: write(',') }
}

/// A square by its column and row, counted from the attacker's left corner.
fn square_of(message: Message, square: Square) -> Message {
    message.int("column", square.column + 1).int("row", square.row + 1)
}

/// With order dice, and how many they are.
fn with_dice(message: Message, pool: Pool) -> Message {
    message.arg("dice", faces_of(pool)).int("count", pool.count())
}

/// Order dice as they lie on the table: +1, 0, −1.
fn faces_of(pool: Pool) -> Arg {
    let faces = pool.dice().into_iter().zip(["+1", "0", "−1"]);
    let dice: Vec<&str> = faces.flat_map(|(count, face)| (0..count).map(move |_| face)).collect();
    let dice = Cow::from(dice.join(" "));
    Arg::Text { es: dice.clone(), en: dice.clone(), fr: dice }
}

fn action_message(state: &State, action: Action) -> Message {
    let of = |key: &'static str, unit: UnitNo| with_unit(state, Message::new(key), "unit", unit);
    let both = |key: &'static str, unit: UnitNo, target: UnitNo| with_unit(state, of(key, unit), "target", target);
    match action {
        Action::TakeColumn(column) => Message::new("action-column").int("column", column),
        Action::Count(count) => Message::new("action-count").int("count", count),
        Action::Lay { at, .. } => with_place(Message::new("action-lay"), at),
        Action::LayBand { from, to } => {
            let ends = [from, to].map(|border| state.measures().border(border));
            let message = with_place(Message::new("action-lay-band"), ends[0]);
            message.arg("to-x", centimetres(ends[1].x)).arg("to-y", centimetres(ends[1].y))
        }
        Action::Objective(at) => with_place(Message::new("action-objective"), at),
        Action::Build { kind, at, .. } => {
            let message = with_place(Message::new("action-build"), at);
            message.arg("kind", state.data().piece(kind).name.arg()).int("cost", state.data().piece(kind).cost)
        }
        Action::Enter { unit, square } => {
            square_of(of("action-enter", unit), square)
        }
        Action::Done => Message::new("action-done"),
        Action::Activate(unit) => of("action-activate", unit),
        Action::Order { unit, kind } => of("action-order", unit).term("order", format!("order-{}", kind.word())),
        Action::Give { officer, channel, pool } => {
            let message = with_unit(state, Message::new("action-give"), "officer", officer);
            with_dice(message.term("channel", format!("channel-{}", channel.word())), pool)
        }
        Action::GiveTwo { officer, first, second } => {
            let message = with_unit(state, Message::new("action-give-two"), "officer", officer);
            message.arg("first-dice", faces_of(first)).arg("second-dice", faces_of(second))
        }
        Action::FreeMove(unit) => of("action-free-move", unit),
        Action::Recover(unit) => of("action-recover", unit),
        Action::SetUp(unit) => of("action-set-up", unit),
        Action::Remount => Message::new("action-remount"),
        Action::MoveToken { token, square } => {
            let number = state.tokens.get(usize::from(token)).map_or(0, |token| token.number);
            square_of(Message::new("action-move-token").int("number", number), square)
        }
        Action::Flank(token) => {
            Message::new("action-flank").int("number", state.tokens.get(usize::from(token)).map_or(0, |it| it.number))
        }
        Action::Reveal(token) => {
            Message::new("action-reveal").int("number", state.tokens.get(usize::from(token)).map_or(0, |it| it.number))
        }
        Action::EndTurn => Message::new("action-end-turn"),
        Action::Via(at) => with_place(Message::new("action-via"), at),
        Action::Walk { to, .. } => with_place(Message::new("action-walk"), to),
        Action::Drive { facing, length } => {
            let degrees = i32::from(facing.0) * 360 / 256;
            Message::new("action-drive").int("degrees", degrees).int("cm", i32::from(length) / CM)
        }
        Action::Follow(at) => with_place(Message::new("action-follow"), at),
        Action::Charge(unit) => of("action-charge", unit),
        Action::Ford { to, .. } => with_place(Message::new("action-ford"), to),
        Action::Board(unit) => of("action-board", unit),
        Action::Leave { to, .. } => with_place(Message::new("action-leave"), to),
        Action::Stay => Message::new("action-stay"),
        Action::Form(formation) => {
            Message::new("action-form").term("formation", format!("formation-{}", formation.word()))
        }
        Action::Place { stand, to } => with_place(Message::new("action-place"), to).int("stand", stand),
        Action::Shoot { target, weapon, ammo } => {
            let message = of("action-shoot", target).term("ammo", format!("ammo-{}", ammo.word()));
            match state.units.get(state.order.unit.index()) {
                Some(it) => match state.data().units[usize::from(it.def)].weapons.get(usize::from(weapon)) {
                    Some(weapon) => message.arg("weapon", weapon.name.arg()),
                    None => message.term("weapon", "no-weapon"),
                },
                None => message.term("weapon", "no-weapon"),
            }
        }
        Action::Also(unit) => of("action-also", unit),
        Action::Alone => {
            let fires = !matches!(state.stack.top(), Some(Frame::SecondTarget));
            Message::new(if fires { "action-hold-fire" } else { "action-alone" })
        }
        Action::Mistaken(unit) => of("action-mistaken", unit),
        Action::Refuse => Message::new("action-refuse"),
        Action::React { unit, moment } => of("action-react", unit).term("moment", format!("moment-{}", moment.word())),
        Action::Prone(unit) => of("action-prone", unit),
        Action::Pass => Message::new("action-pass"),
        Action::Under(unit) => of("action-under", unit),
        Action::Dice(pool) => with_dice(Message::new("action-dice"), pool),
        Action::EventOn(unit) => of("action-event-on", unit),
        Action::Remove(stand) => Message::new("action-remove").int("stand", stand),
        Action::Observe { battery, turns, smoke } => {
            let key = if smoke { "action-observe-smoke" } else { "action-observe" };
            of(key, battery).int("turns", turns)
        }
        Action::AimAt(at) => with_place(Message::new("action-aim-at"), at),
        Action::Template(size) => Message::new("action-template").term("size", format!("template-{size}")),
        Action::Whom(unit) => of("action-whom", unit),
        Action::Strike { unit, target } => both("action-strike", unit, target),
        Action::Cripple { unit, target } => both("action-cripple", unit, target),
        Action::Withdraw(unit) => of("action-withdraw", unit),
        Action::Hide(unit) => of("action-hide", unit),
        Action::Call(unit) => of("action-call", unit),
        Action::Strafe(unit) => of("action-strafe", unit),
        Action::Intercept(unit) => of("action-intercept", unit),
        Action::Rally => Message::new("action-rally"),
        Action::Reinforce(unit) => of("action-reinforce", unit),
    }
}
