//! How the game speaks: a key and arguments for every prompt, action and event, and the paragraph each rests on.

mod actions;
mod beats;
mod cautions;
mod events;
mod reasons;
mod rules;
mod touch;
mod vocabulary;

use crate::actions::{Action, Aimed, Chance, Event, Target, What};
use crate::board::{Cell, CellSet, Dir, ring};
use crate::data::{Area, Data};
use crate::flow::Tactics2gm;
use crate::ids::{Arm, CardNo, Class, GeneralNo, Phase, Side, Slot, Slots, Tag, TerrainNo, TileNo, UnitIx, UnitNo};
use crate::pieces::Piece;
use crate::state::{Frame, State, Victim};
use frente_kernel::{Arg, Beat, Caution, Forms, Message, Narrate, RuleId, Seat, Touch, Viewer, Window};

/// Arguments this game's messages share.
trait Say {
    fn cell(self, name: &'static str, cell: Cell) -> Self;
    fn card(self, data: &'static Data, card: CardNo) -> Self;
    fn unit(self, data: &'static Data, unit: UnitNo) -> Self;
    fn nation(self, data: &'static Data, unit: UnitNo) -> Self;
    fn terrain(self, data: &'static Data, card: TerrainNo) -> Self;
    fn general(self, data: &'static Data, general: GeneralNo) -> Self;
    fn aim(self, data: &'static Data, aimed: Aimed, area: Area, width: u8) -> Self;
    fn tile(self, data: &'static Data, tile: TileNo, lie: u8) -> Self;
    fn seat(self, seat: Seat) -> Self;
    fn side(self, side: Side) -> Self;
}

/// The cells an area covers.
fn covered(area: Area, cell: Cell, dir: Dir, width: u8) -> CellSet {
    let line = |count| std::iter::successors(Some(cell), |cell| cell.step(dir, width)).take(count).collect();
    match area {
        Area::Cell => line(1),
        Area::Line2 => line(2),
        Area::Line3 => line(3),
        Area::Cross => ring(cell, 0, 1).and(CellSet::field(width)),
    }
}

/// The area of a weapon (§19-area-line, §19-area-cross).
fn area_of(data: &'static Data, unit: UnitNo, slot: Slot) -> Area {
    let rules = &data.tables.units[unit.index()];
    let weapon = rules.weapons.contains(slot).then(|| data.tables.weapon(rules.weapon(slot)));
    match weapon {
        Some(weapon) if weapon.is(Tag::AreaCross) => Area::Cross,
        Some(weapon) if weapon.is(Tag::AreaLine) => Area::Line2,
        _ => Area::Cell,
    }
}

/// The name of a terrain card.
fn terrain_name(data: &'static Data, card: TerrainNo) -> Arg {
    data.board.terrain[card.index().min(data.board.terrain.len() - 1)].name.arg()
}

impl Say for Message {
    fn cell(self, name: &'static str, cell: Cell) -> Message {
        self.arg(name, Arg::verbatim(cell.to_string()))
    }

    fn card(self, data: &'static Data, card: CardNo) -> Message {
        self.arg("card", data.card_name(card).arg())
    }

    fn unit(self, data: &'static Data, unit: UnitNo) -> Message {
        self.arg("unit", data.card_name(CardNo(unit.0)).arg())
    }

    /// Whose unit it is: both sides may have one of that name.
    fn nation(self, data: &'static Data, unit: UnitNo) -> Message {
        let nation = data.units[unit.index().min(data.units.len() - 1)].nation;
        self.term("nation", format!("nation-{nation}"))
    }

    fn terrain(self, data: &'static Data, card: TerrainNo) -> Message {
        self.arg("card", terrain_name(data, card))
    }

    fn general(self, data: &'static Data, general: GeneralNo) -> Message {
        self.arg("general", data.cards.generals[general.index().min(data.cards.generals.len() - 1)].name.arg())
    }

    /// What is aimed at, for the sentence `aimed-at`: its kind, its cells, its name where it is one thing, and whose it is.
    fn aim(self, data: &'static Data, aimed: Aimed, area: Area, width: u8) -> Message {
        let (kind, at) = match (aimed.at, aimed.what) {
            (_, What::Unit(unit)) => ("named", data.card_name(CardNo(unit.0)).arg()),
            (_, What::Works(card)) => ("named", terrain_name(data, card)),
            (Target::Hq(_), _) => ("staff", Arg::verbatim("")),
            (Target::Structure(_), _) => ("works", Arg::verbatim("")),
            (Target::Unit(_), _) => ("cell", Arg::verbatim("")),
            (Target::Area(..), _) if area == Area::Cross => ("cross", Arg::verbatim("")),
            (Target::Area(..), _) => ("line", Arg::verbatim("")),
        };
        let cells: Vec<String> = match aimed.at {
            Target::Area(cell, dir) => covered(area, cell, dir, width).iter().map(|cell| cell.to_string()).collect(),
            _ => Vec::new(),
        };
        let staff = match aimed.what {
            What::Staff(seat) => seat.0 + 1,
            _ => 0,
        };
        let target = aimed.at.cell().map_or_else(String::new, |cell| cell.to_string());
        let message = self.arg("aim", Arg::verbatim(kind)).arg("cells", Arg::verbatim(cells.join(", ")));
        message.arg("target", Arg::verbatim(target)).arg("at", at).int("staff", staff)
    }

    /// A tile with the face it shows, and whether it lies the other way round.
    fn tile(self, data: &'static Data, tile: TileNo, lie: u8) -> Message {
        let id = &data.board.tiles[tile.index().min(data.board.tiles.len() - 1)].id;
        let message = self.arg("tile", Arg::verbatim(id.clone()));
        message.arg("face", Arg::verbatim(if lie & 1 == 0 { "A" } else { "B" })).int("turned", lie >> 1)
    }

    fn seat(self, seat: Seat) -> Message {
        self.int("seat", i64::from(seat.0) + 1)
    }

    fn side(self, side: Side) -> Message {
        self.term("side", format!("side-{side}"))
    }
}

impl Narrate for Tactics2gm {
    type Piece = Piece;

    const GENERAL: &'static [&'static str] = &["match-over", "not-now", "answer-first"];
    const WINDOWS: &'static [&'static str] = WINDOWS;

    fn samples() -> Vec<Action> {
        Action::samples()
    }

    fn prompt(state: &State) -> (Message, RuleId) {
        if state.ending.is_some() {
            return (Message::new("prompt-over"), "3.1");
        }
        let (key, rule) = prompt_key(state);
        let seat = crate::rules::c11_actors::deciding(state).unwrap_or(Seat(0));
        let pa = state.player(seat).pa;
        (Message::new(key).int("pa", pa).int("round", state.turn.round), rule)
    }

    fn action_message(state: &State, action: Action) -> Message {
        actions::message(state, action)
    }

    fn action_rule(state: &State, action: Action) -> RuleId {
        rules::of_action(state, action)
    }

    fn chance_message(state: &State, chance: Chance) -> Message {
        match chance {
            Chance::Die(die) => Message::new("chance-die").int("die", die),
            Chance::Card(card) => Message::new("chance-card").card(state.data(), card),
            Chance::Tile(tile, lie) => Message::new("chance-tile").tile(state.data(), tile, lie),
        }
    }

    fn event_message(state: &State, event: Event) -> Message {
        events::message(state.data(), event)
    }

    fn event_rule(event: Event) -> RuleId {
        rules::of_event(event)
    }

    fn is_headline(event: Event) -> bool {
        matches!(
            event,
            Event::Missed(_)
                | Event::NotPenetrated { .. }
                | Event::NoEffect(_)
                | Event::Wounded { .. }
                | Event::Destroyed { .. }
                | Event::StructureHit { .. }
                | Event::HqHit { .. }
                | Event::PlaneHit { .. }
                | Event::Survived { .. }
                | Event::EngineThrown { .. }
                | Event::Ended(..)
        )
    }

    fn touch(state: &State, action: Action) -> Touch<Piece> {
        touch::of_action(state, action)
    }

    fn caution(state: &State, action: Action) -> Option<Caution> {
        cautions::of_action(state, action)
    }

    fn beat(state: &State, event: Event, viewer: Viewer) -> Beat<Piece> {
        beats::of_event(state, event, viewer)
    }

    fn window(state: &State) -> Option<Window<Action>> {
        let (kind, secret) = match state.stack.top()? {
            Frame::Mine(..) => ("window-mine", true),
            Frame::Ambush(..) => ("window-ambush", true),
            // Smoke, a staff that recovers, guns and fighters lie open; what throws a die again may be a card.
            Frame::Answer(_) => ("window-answer", false),
            Frame::AfterDie => ("window-after-die", true),
            Frame::AntiAir(_) => ("window-anti-air", false),
            Frame::Intercept(_) => ("window-intercept", false),
            _ => return None,
        };
        Some(Window { kind, decline: Action::Pass, secret })
    }

    fn vocabulary() -> Vec<Message> {
        vocabulary::every_message()
    }
}

/// The kinds of windows to interrupt, in the order in which they are listed for players.
const WINDOWS: &[&str] =
    &["window-mine", "window-ambush", "window-answer", "window-after-die", "window-anti-air", "window-intercept"];

fn prompt_key(state: &State) -> (&'static str, RuleId) {
    match state.stack.top() {
        Some(Frame::Bid(_)) => ("prompt-bid", "6.2"),
        Some(Frame::WhoFirst(_)) => ("prompt-who-first", "6.3"),
        Some(Frame::Buy(_)) => ("prompt-buy", "6.4"),
        Some(Frame::Mulligan(_)) => ("prompt-mulligan", "7.2"),
        Some(Frame::Phase(Phase::Movement)) => ("prompt-movement", "11.4"),
        Some(Frame::Phase(Phase::Deployment)) => ("prompt-deployment", "11.5"),
        Some(Frame::Phase(Phase::Shooting)) => ("prompt-shooting", "11.6"),
        Some(Frame::Phase(Phase::Flip)) => ("prompt-flip", "11.8"),
        Some(Frame::Phase(Phase::Discard)) => ("prompt-discard", "11.9"),
        Some(Frame::Moving(_)) => ("prompt-moving", "11.4"),
        Some(Frame::Mine(unit, _)) if is_on_foot(state, unit) => ("prompt-mine", "17-mina_antipersona"),
        Some(Frame::Mine(..)) => ("prompt-mine", "17-mina_anticarro"),
        Some(Frame::Ambush(..)) => ("prompt-ambush", "17-emboscada"),
        Some(Frame::AmbushShot(..)) => ("prompt-ambush-shot", "17-emboscada"),
        Some(Frame::StrikeBack) => ("prompt-strike-back", "11.4.3"),
        Some(Frame::Equip(_)) => ("prompt-equip", "11.5.2"),
        Some(Frame::ChooseGeneral(_)) => ("prompt-general", "4.5"),
        Some(Frame::Spying(_)) => ("prompt-spying", "17-reconocimiento_aereo"),
        Some(Frame::Recover) => ("prompt-recover", "17-refuerzos"),
        Some(Frame::Answer(_)) if is_at_a_staff(state) => ("prompt-answer", "18-rundstedt"),
        Some(Frame::Answer(_)) => ("prompt-answer", "20-granada_humo"),
        Some(Frame::AfterDie) => ("prompt-after-die", "17-fuego_certero"),
        Some(Frame::Wreck(..)) => ("prompt-wreck-order", "21.4"),
        Some(Frame::WreckPlace(..)) => ("prompt-wreck", "21.4"),
        Some(Frame::Escort) => ("prompt-escort", "13.2"),
        Some(Frame::AntiAir(_)) => ("prompt-anti-air", "13.4"),
        Some(Frame::Intercept(_)) => ("prompt-intercept", "13.2"),
        Some(Frame::Drop) => ("prompt-drop", "16-air-transport"),
        _ => ("prompt-chance", "1.2"),
    }
}

/// Whether a unit in play is infantry.
fn is_on_foot(state: &State, unit: UnitIx) -> bool {
    state.units.is_live(unit) && state.rules(unit).class == Class::Infantry
}

/// Whether the attack under way is on a staff.
fn is_at_a_staff(state: &State) -> bool {
    state.attack.is_some_and(|attack| matches!(attack.on, Victim::Hq(_)))
}

/// The name of a slot's weapon or token.
fn slot_name(data: &'static Data, unit: UnitNo, slot: Slot) -> Arg {
    let rules = &data.tables.units[unit.index().min(data.units.len() - 1)];
    let (weapon, token) = rules.slots.get(slot.index()).map_or((None, None), |slot| (slot.weapon, slot.token));
    match (weapon, token) {
        (Some(weapon), _) => data.armoury.weapons[weapon.index()].name.arg(),
        (None, Some(token)) => data.armoury.tokens[usize::from(token)].name.arg(),
        (None, None) => Arg::verbatim("–"),
    }
}

/// What a gun strikes back with.
fn crew() -> Arg {
    Arg::Term { term: "arm-crew".into() }
}

/// The name of what a unit strikes with.
fn arm_name(data: &'static Data, unit: UnitNo, arm: Arm) -> Arg {
    arm.slot().map_or_else(crew, |slot| slot_name(data, unit, slot))
}

/// The names of several slots.
fn slot_names(data: &'static Data, unit: UnitNo, slots: Slots) -> Arg {
    if slots.len() == 1 {
        return slot_name(data, unit, slots.first().unwrap_or(Slot::MAIN));
    }
    let mut names = (String::new(), String::new(), String::new());
    for slot in slots.iter() {
        if let Arg::Text { es, en, fr, .. } = slot_name(data, unit, slot) {
            for (to, from) in [(&mut names.0, es), (&mut names.1, en), (&mut names.2, fr)] {
                if !to.is_empty() {
                    to.push_str(", ");
                }
                to.push_str(&from);
            }
        }
    }
    if names.0.is_empty() {
        return Arg::verbatim("–");
    }
    Arg::Text { es: names.0.into(), en: names.1.into(), fr: names.2.into(), forms: Forms::SEVERAL }
}
