//! The words for laying out a table of this game, on the test table of every game ([`Scene`]).
//!
//! `Table::new()` is the National side's move in its second turn, with empty hands and nobody in play.
//!
//! The chapters are tried with objectives of their own (`objectives.ron`), so that tuning the reconstructed numbers of the
//! box changes no rule's test. The tests of the objectives take the box as it is: [`Table::of_the_box`].

pub use frente_conformance::{Scene, Steps};
pub use frente_guerra1936::Side::{National, Republic};
pub use frente_guerra1936::{Event, Setup, Side};

use frente_guerra1936::data::ObjectiveKind;
use frente_guerra1936::state::Frame;
use frente_guerra1936::{CardNo, Guerra1936, Pack, Scenario, load_pack};
use frente_kernel::{Game, Node, Seat, Viewer};
use serde_json::{Value, json};
use std::ops::Deref;

/// A position of this game, played on by the verbs of [`Steps`].
#[derive(Clone, Debug)]
pub struct Table(Scene<Guerra1936>);

impl Deref for Table {
    type Target = Scene<Guerra1936>;

    fn deref(&self) -> &Scene<Guerra1936> {
        &self.0
    }
}

impl Steps<Guerra1936> for Table {
    fn scene(&mut self) -> &mut Scene<Guerra1936> {
        &mut self.0
    }
}

fn main_frame(player: u8) -> Value {
    json!({"main": {"player": player, "after_pass": false, "second": false}})
}

/// The setup with the objectives the chapters are tried with, unless it names a pack.
fn with_own_objectives(setup: &Setup) -> Setup {
    let files = [("objectives.ron".to_owned(), include_str!("objectives.ron").to_owned())];
    let pack = if setup.pack == Pack::default() { load_pack(&files).expect("sound objectives") } else { setup.pack };
    Setup { pack, ..setup.clone() }
}

/// Lays out the position a test begins from.
impl Table {
    pub fn new() -> Table {
        Table::with(&Setup::default())
    }

    /// The same with the objectives of the box.
    pub fn of_the_box() -> Table {
        Table::at_main(&Setup::default())
    }

    pub fn with(setup: &Setup) -> Table {
        Table::at_main(&with_own_objectives(setup))
    }

    fn at_main(setup: &Setup) -> Table {
        let table = Table(Scene::new(setup));
        let players = setup.scenario.players();
        table.edit(|state| {
            state["stack"] = json!(["armistice", main_frame(0)]);
            state["turn"] = json!(3);
            for player in 0..players as usize {
                state["players"][player]["fresh"] = json!(false);
                state["players"][player]["to_build"] = json!(0);
            }
        })
    }

    /// The same, the match not yet begun: the first step deals a card.
    pub fn start(setup: &Setup) -> Table {
        Table(Scene::new(&with_own_objectives(setup)))
    }

    pub fn independent() -> Table {
        Table::with(&Setup { scenario: Scenario::Independent, ..Setup::default() })
    }

    pub fn pairs() -> Table {
        Table::with(&Setup { scenario: Scenario::Pairs, ..Setup::default() })
    }

    /// It is the Republic's turn.
    pub fn republic(self) -> Table {
        self.turn_of(1)
    }

    pub fn turn_of(self, player: u8) -> Table {
        self.edit(|state| {
            state["active"] = json!(player);
            state["stack"] = json!(["armistice", main_frame(player)]);
        })
    }

    /// Takes cards out of wherever they lie.
    fn lift(state: &mut Value, cards: &[u8]) {
        let players = state["players"].as_array_mut().expect("players");
        for player in players {
            for zone in ["reserve", "hand", "rearguard", "limbo", "open", "looked"] {
                drop_from(&mut player[zone], cards);
            }
            for front in ["national", "republic"] {
                drop_from(&mut player["mobilised"][front], cards);
            }
        }
    }

    fn lay(self, player: u8, zone: &str, cards: &[u8]) -> Table {
        self.edit(|state| {
            Table::lift(state, cards);
            let list = state["players"][usize::from(player)][zone].as_array_mut().expect("a zone");
            list.extend(cards.iter().map(|card| json!(card)));
        })
    }

    pub fn hand(self, player: u8, cards: &[u8]) -> Table {
        self.lay(player, "hand", cards)
    }

    pub fn rear(self, player: u8, cards: &[u8]) -> Table {
        self.lay(player, "rearguard", cards)
    }

    pub fn limbo(self, player: u8, cards: &[u8]) -> Table {
        self.lay(player, "limbo", cards)
    }

    /// Only these cards are left in the reserve; the others are out of the match.
    pub fn reserve(self, player: u8, cards: &[u8]) -> Table {
        self.edit(|state| {
            Table::lift(state, cards);
            state["players"][usize::from(player)]["reserve"] = json!(cards);
        })
    }

    /// Mobilised at the objective `front` defends.
    pub fn at(self, player: u8, front: Side, cards: &[u8]) -> Table {
        self.edit(|state| {
            Table::lift(state, cards);
            let zone = &mut state["players"][usize::from(player)]["mobilised"][front.name()];
            zone.as_array_mut().expect("a zone").extend(cards.iter().map(|card| json!(card)));
        })
    }

    pub fn set(self, side: Side, field: &str, value: impl Into<Value>) -> Table {
        let value = value.into();
        self.edit(|state| state["sides"][side.name()][field] = value)
    }

    pub fn economy(self, side: Side, value: u8) -> Table {
        self.set(side, "economy", value)
    }

    pub fn moral(self, side: Side, value: u8) -> Table {
        self.set(side, "moral", value)
    }

    pub fn points(self, side: Side, political: u8, military: u8) -> Table {
        self.set(side, "political", political).set(side, "military", military)
    }

    pub fn leader(self, side: Side, card: u8, faction: &str) -> Table {
        self.set(side, "leader", json!({"card": card, "faction": faction}))
    }

    pub fn fresh(self, player: u8) -> Table {
        self.edit(|state| state["players"][usize::from(player)]["fresh"] = json!(true))
    }

    /// An active political objective, the ring so many steps toward the Republic.
    pub fn political(self, objective: u8, at: i8) -> Table {
        let front = defender(objective);
        self.edit(|state| state["political"][front] = json!({"objective": objective, "at": at}))
    }

    /// An active military objective.
    pub fn military(self, objective: u8, resistance: u8, turns: u8) -> Table {
        let front = defender(objective);
        self.edit(|state| {
            state["military"][front] = json!({"objective": objective, "resistance": resistance, "turns": turns});
        })
    }

    pub fn won(self, side: Side, objectives: &[u8]) -> Table {
        self.edit(|state| state["won"][side.name()] = json!(objectives))
    }
}

/// The defender of the objectives the tests use.
fn defender(objective: u8) -> &'static str {
    let data = Pack::default().data();
    let found = data.objectives.iter().find(|card| card.number == CardNo(objective));
    found.expect("an objective").defender.name()
}

fn drop_from(list: &mut Value, cards: &[u8]) {
    let list = list.as_array_mut().expect("a list");
    list.retain(|card| !cards.iter().any(|gone| *card == *gone));
}

/// Takes steps, as players and dice do.
impl Table {
    pub fn pass(self) -> Table {
        self.act("pass")
    }

    /// The active side takes an action and the passive one passes.
    pub fn go(self, action: &str) -> Table {
        self.act(action).pass()
    }

    /// Both sides pass: the main phase ends.
    pub fn end(self) -> Table {
        self.pass().pass()
    }

    /// A card is drawn.
    pub fn draw(self, card: u8) -> Table {
        self.chance(&format!("card {card}"))
    }

    /// From the declaration to the offensive declaration, nobody replying.
    pub fn combat(self) -> Table {
        self.act("combat").pass().pass().pass().pass()
    }

    /// Everybody passes until this strategy phase is over.
    pub fn strategy(self) -> Table {
        let window = |table: &Table| match table.state().pending() {
            Some(Frame::Window { window, .. }) => Some(window),
            _ => None,
        };
        let now = window(&self).expect("a strategy phase");
        let mut table = self.pass();
        while window(&table) == Some(now) {
            table = table.pass();
        }
        table
    }
}

/// Looks at the position a test has come to.
impl Table {
    pub fn view(&self) -> Value {
        serde_json::to_value(self.view_of(Viewer::Referee)).expect("a view is plain data")
    }

    pub fn view_for(&self, seat: u8) -> Value {
        serde_json::to_value(self.view_of(Viewer::Seat(Seat(seat)))).expect("a view is plain data")
    }

    /// What stands at a place of the referee's view, by a path with dots.
    pub fn at_path(&self, path: &str) -> Value {
        path.split('.').fold(self.view(), |value, step| match step.parse::<usize>() {
            Ok(index) => value[index].clone(),
            Err(_) => value[step].clone(),
        })
    }

    pub fn expect(self, path: &str, value: impl Into<Value>) -> Table {
        assert_eq!(self.at_path(path), value.into(), "{path}");
        self
    }

    pub fn expect_economy(self, side: Side, value: u8) -> Table {
        assert_eq!(self.state().economy(side), value, "Economy of {side}");
        self
    }

    pub fn expect_moral(self, side: Side, value: u8) -> Table {
        assert_eq!(self.state().moral(side), value, "Moral of {side}");
        self
    }

    pub fn expect_points(self, side: Side, political: u8, military: u8) -> Table {
        assert_eq!(self.state().points(side), (political, military), "points of {side}");
        self
    }

    pub fn expect_in(self, player: u8, zone: &str, card: u8) -> Table {
        assert!(self.zone(player, zone).contains(&card), "card {card} is not in {zone}: {:?}", self.zone(player, zone));
        self
    }

    pub fn expect_not_in(self, player: u8, zone: &str, card: u8) -> Table {
        assert!(!self.zone(player, zone).contains(&card), "card {card} is in {zone}");
        self
    }

    pub fn zone(&self, player: u8, zone: &str) -> Vec<u8> {
        let value = match zone {
            "hand" => self.at_path(&format!("players.{player}.hand.cards")),
            zone => self.at_path(&format!("players.{player}.{zone}")),
        };
        serde_json::from_value(value).unwrap_or_else(|error| panic!("{zone}: {error}"))
    }

    pub fn expect_ring(self, front: Side, at: i8) -> Table {
        self.expect(&format!("political.{front}.at"), at)
    }

    pub fn expect_resistance(self, front: Side, points: u8) -> Table {
        self.expect(&format!("military.{front}.resistance"), points)
    }

    pub fn expect_turns(self, front: Side, turns: u8) -> Table {
        self.expect(&format!("military.{front}.turns"), turns)
    }

    /// The match is over, and this side has won it in this way.
    pub fn wins(self, side: Side, label: &str) -> Table {
        let table = self.ends(label);
        match Guerra1936::node(table.state()) {
            Node::Over(outcome) => assert_eq!(outcome.grade, side.name()),
            other => panic!("the match goes on: {other:?}"),
        }
        table
    }
}

/// The Resistance Points printed on one of the objectives the chapters are tried with.
pub fn printed_resistance(objective: u8) -> u8 {
    let pack = with_own_objectives(&Setup::default()).pack;
    let found = pack.data().objectives.iter().find(|card| card.number == CardNo(objective));
    match found.expect("an objective").kind {
        ObjectiveKind::Military { resistance, .. } => resistance,
        ObjectiveKind::Political { .. } => panic!("{objective} is political"),
    }
}
