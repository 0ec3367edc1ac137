//! A table to try rules on: a position laid out by hand, steps by the checked doors, chance always written out.
//!
//! What lies on the table is changed through the serialized form of the state, so no test reaches into the crate. Before
//! and after every step the position must hold its invariants. Units, places, actions and chances go by their notation.

pub use frente_pasaran::Side::{self, Nationalist, Republican};
pub use frente_pasaran::{Event, Setup};

use frente_conformance::Scene;
pub use frente_conformance::Steps;
use frente_kernel::{Game, Node, Viewer};
use frente_pasaran::{Pasaran, Unit, View};
use serde_json::{Value, json};
use std::ops::Deref;

/// A position and what the log has told since it was laid out.
#[derive(Clone, Debug)]
pub struct Table(Scene<Pasaran>);

impl Deref for Table {
    type Target = Scene<Pasaran>;
    fn deref(&self) -> &Scene<Pasaran> {
        &self.0
    }
}

/// Tests keep their table in a variable.
impl Steps<Pasaran> for &mut Table {
    fn scene(&mut self) -> &mut Scene<Pasaran> {
        &mut self.0
    }

    /// Several choices. A counter with only one way to go has gone there already when its `to` is due.
    #[track_caller]
    fn acts(self, actions: &[&str]) -> Self {
        actions.iter().fold(self, |table, action| match action.strip_prefix("to ") {
            Some(place) if table.places().is_empty() => {
                let gone = table.told().iter().rev().find_map(|event| match event {
                    Event::Moved { to, .. } => Some(to.to_string()),
                    _ => None,
                });
                assert_eq!(gone.as_deref(), Some(place), "offered are {:?}", table.offered());
                table
            }
            _ => table.act(action),
        })
    }
}

/// Lays out the position a test begins from.
impl Table {
    /// The campaign, past the offer of the airbridge.
    pub fn new() -> Table {
        Table::with(Setup::default())
    }

    pub fn with(setup: Setup) -> Table {
        let mut table = Table::unopened(setup);
        if table.offered().iter().any(|offer| offer.starts_with("take ")) {
            table.act("pass");
        }
        table
    }

    pub fn unopened(setup: Setup) -> Table {
        Table(Scene::new(&setup))
    }

    /// The campaign's map without a counter on it.
    pub fn empty() -> Table {
        Table::new().cleared()
    }

    pub fn cleared(self) -> Table {
        self.edit(|state| {
            for (unit, spot) in state["board"]["at"].as_object_mut().expect("a map") {
                let hq = unit.parse::<Unit>().expect("a counter").kind().is_hq();
                *spot = json!(if hq { "locked" } else { "reserve" });
            }
            state["board"]["reduced"] = json!([]);
        })
    }

    #[track_caller]
    pub fn edit(mut self, change: impl FnOnce(&mut Value)) -> Table {
        Steps::edit(&mut self, change);
        self
    }

    /// Puts counters into places: `("n-i3.1", "toledo")`.
    pub fn put(self, units: &[(&str, &str)]) -> Table {
        self.edit(|state| {
            for (unit, place) in units {
                state["board"]["at"][*unit] = json!(place);
            }
        })
    }

    pub fn reduced(self, units: &[&str]) -> Table {
        self.edit(|state| state["board"]["reduced"] = json!(units))
    }

    /// Gives zones and their cities to a side.
    pub fn owned(self, side: Side, zones: &[&str]) -> Table {
        self.zones(side, zones).cities(side, zones)
    }

    pub fn zones(self, side: Side, zones: &[&str]) -> Table {
        self.give("zones", side, zones)
    }

    pub fn cities(self, side: Side, zones: &[&str]) -> Table {
        self.give("cities", side, zones)
    }

    fn give(self, part: &str, side: Side, zones: &[&str]) -> Table {
        self.edit(|state| {
            for zone in zones {
                let mut held = false;
                for at in 0..2 {
                    let list = state[part][at].as_array_mut().expect("a list");
                    held |= list.iter().any(|known| known == zone);
                    list.retain(|known| known != zone);
                }
                if held {
                    state[part][side.index()].as_array_mut().expect("a list").push(json!(zone));
                }
            }
        })
    }

    pub fn weather(self, weather: &str) -> Table {
        self.edit(|state| state["turn"]["weather"] = json!(weather))
    }

    pub fn quarter(self, quarter: &str) -> Table {
        self.edit(|state| state["quarter"] = json!(quarter))
    }

    pub fn bp(self, side: Side, bp: u8) -> Table {
        self.edit(|state| state["bp"][side.index()] = json!(bp))
    }

    /// Puts cards into a hand, bought in an earlier turn.
    pub fn hand(self, side: Side, cards: &[&str]) -> Table {
        self.edit(|state| {
            let block = state["pile"]["block"].as_array_mut().expect("a list");
            block.retain(|card| !cards.iter().any(|held| card == held));
            state["hands"][side.index()] = json!(cards);
        })
    }

    pub fn in_force(self, cards: &[&str]) -> Table {
        self.edit(|state| {
            let block = state["pile"]["block"].as_array_mut().expect("a list");
            block.retain(|card| !cards.iter().any(|held| card == held));
            state["in_force"] = json!(cards);
        })
    }

    /// The side is in phase at this step, with these frames pending (innermost last).
    pub fn at_step(self, step: &str, side: Side, frames: Value) -> Table {
        self.edit(|state| {
            state["turn"]["step"] = json!(step);
            for key in ["phasing", "first", "initiative"] {
                state["turn"][key] = json!(side.name());
            }
            let spots = state["board"]["at"].as_object().expect("a map").clone();
            let aside = ["reserve", "locked", "gone", "absent"];
            let stands = |spot: &Value| {
                let spot = spot.as_str().unwrap_or_default();
                !aside.contains(&spot) && !spot.starts_with("due ")
            };
            let start: serde_json::Map<String, Value> = spots.into_iter().filter(|(_, spot)| stands(spot)).collect();
            state["turn"]["start"] = Value::Object(start);
            state["stack"] = frames;
        })
    }

    pub fn moving(self, side: Side) -> Table {
        self.at_step("movement", side, json!(["react", "announce", "exits", "move"]))
    }

    pub fn exploiting(self, side: Side) -> Table {
        self.at_step("exploitation", side, json!(["react", "announce", "exits", "move"]))
    }

    pub fn fighting(self, side: Side) -> Table {
        self.at_step("combat", side, json!(["battles"]))
    }

    pub fn producing(self, side: Side) -> Table {
        self.at_step("production", side, json!([{ "produce": side.enemy().name() }, { "produce": side.name() }]))
    }
}

/// Looks at the position a test has come to.
impl Table {
    /// Places offered as destinations.
    pub fn places(&self) -> Vec<String> {
        self.offered().iter().filter_map(|offer| offer.strip_prefix("to ").map(str::to_owned)).collect()
    }

    /// Where a counter picked now could go.
    pub fn reach(&self, unit: &str) -> Vec<String> {
        let mut table = self.clone();
        table.act(&format!("pick {unit}"));
        if table.pending().contains("Carry") { table.places() } else { vec![table.at(unit)] }
    }

    pub fn at(&self, unit: &str) -> String {
        self.state().board().spot(unit.parse().expect("a counter")).to_string()
    }

    pub fn is_reduced(&self, unit: &str) -> bool {
        self.state().is_reduced(unit.parse().expect("a counter"))
    }

    pub fn holds(&self, side: Side, place: &str) -> bool {
        self.state().holds(side, place.parse().expect("a place"))
    }

    pub fn view(&self) -> View {
        self.0.view_of(Viewer::Referee)
    }

    pub fn view_of(&self, side: Side) -> View {
        self.0.view_of(Viewer::Seat(frente_pasaran::seat(side)))
    }

    /// The effective strength of a unit in the battle on the board.
    #[track_caller]
    pub fn strength(&self, unit: &str) -> u8 {
        let unit: Unit = unit.parse().expect("a counter");
        let strengths = self.view().battle.strengths;
        strengths.iter().find(|(known, _)| *known == unit).expect("the unit is in the battle").1
    }

    pub fn pending(&self) -> String {
        format!("{:?}", self.state().pending())
    }

    pub fn decides(&self) -> Option<Side> {
        match Pasaran::node(self.state()) {
            Node::Decision(seat) => Some(frente_pasaran::side(seat)),
            _ => None,
        }
    }

    pub fn outcome(&self) -> Option<(&'static str, bool)> {
        match Pasaran::node(self.state()) {
            Node::Over(outcome) => Some((outcome.label, outcome.winners.contains(frente_kernel::Seat(0)))),
            _ => None,
        }
    }
}
