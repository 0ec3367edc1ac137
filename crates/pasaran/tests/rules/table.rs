//! A table to try rules on: a position laid out by hand, steps by the checked doors, chance always written out.
//!
//! What lies on the table is changed through the serialized form of the state, so no test reaches into the crate. Before
//! and after every step the position must hold its invariants. Units, places, actions and chances go by their notation.

pub use frente_pasaran::Side::{self, Nationalist, Republican};
pub use frente_pasaran::{Event, Setup};

use frente_kernel::play::submit_chance;
use frente_kernel::{Game, Node, Refusal, Viewer, submit};
use frente_pasaran::{Pasaran, State, Unit, View};
use serde_json::{Value, json};

/// A position and what the log has told since it was laid out.
#[derive(Clone, Debug)]
pub struct Table {
    state: State,
    pub told: Vec<Event>,
}

/// Laying out.
impl Table {
    /// The campaign, past the offer of the airbridge.
    pub fn new() -> Table {
        Table::with(Setup::default())
    }

    pub fn with(setup: Setup) -> Table {
        let mut table = Table::unopened(setup);
        if table.offers().iter().any(|offer| offer.starts_with("take ")) {
            table.act("pass");
        }
        table
    }

    pub fn unopened(setup: Setup) -> Table {
        Table { state: Pasaran::initial(&setup).expect("the setup is allowed"), told: Vec::new() }
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

    pub fn edit(mut self, change: impl FnOnce(&mut Value)) -> Table {
        let mut value = serde_json::to_value(&self.state).expect("a state is plain data");
        change(&mut value);
        self.state = serde_json::from_value(value).expect("the edited position reads back");
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

/// Playing.
impl Table {
    /// The deciding side chooses.
    pub fn act(&mut self, action: &str) -> &mut Table {
        if let Err(refusal) = self.try_act(action) {
            panic!("\"{action}\" is refused: {refusal}; offered are {:?}", self.offers());
        }
        self
    }

    /// Several choices. A counter with only one way to go has gone there already when its `to` is due.
    pub fn acts(&mut self, actions: &[&str]) -> &mut Table {
        for action in actions {
            match action.strip_prefix("to ") {
                Some(place) if self.places().is_empty() => {
                    let gone = self.told.iter().rev().find_map(|event| match event {
                        Event::Moved { to, .. } => Some(to.to_string()),
                        _ => None,
                    });
                    assert_eq!(gone.as_deref(), Some(place), "offered are {:?}", self.offers());
                }
                _ => {
                    self.act(action);
                }
            }
        }
        self
    }

    fn try_act(&mut self, action: &str) -> Result<(), Refusal> {
        let Node::Decision(seat) = Pasaran::node(&self.state) else { panic!("\"{action}\": nobody must choose now") };
        let parsed = action.parse().unwrap_or_else(|_| panic!("\"{action}\" is no action"));
        let faults = Pasaran::faults(&self.state);
        assert!(faults.is_empty(), "before \"{action}\" the position breaks: {}", faults.join("; "));
        submit::<Pasaran>(&mut self.state, seat, parsed, &mut self.told)?;
        let faults = Pasaran::faults(&self.state);
        assert!(faults.is_empty(), "after \"{action}\": {}", faults.join("; "));
        Ok(())
    }

    /// The key of the reason why an action is refused.
    #[track_caller]
    pub fn refused(&self, action: &str) -> &'static str {
        self.refusal(action).1
    }

    /// The paragraph an action is refused by, and the key of the reason.
    #[track_caller]
    pub fn refusal(&self, action: &str) -> (&'static str, &'static str) {
        match self.clone().try_act(action) {
            Err(Refusal::Illegal(illegal)) => (illegal.rule, illegal.why),
            other => panic!("\"{action}\" should be illegal: {other:?}"),
        }
    }

    pub fn chance(&mut self, chance: &str) -> &mut Table {
        let parsed = chance.parse().unwrap_or_else(|_| panic!("\"{chance}\" is no chance"));
        if let Err(refusal) = submit_chance::<Pasaran>(&mut self.state, parsed, &mut self.told) {
            panic!("\"{chance}\" cannot come: {refusal}; pending is {:?}", self.pending());
        }
        let faults = Pasaran::faults(&self.state);
        assert!(faults.is_empty(), "after \"{chance}\": {}", faults.join("; "));
        self
    }

    pub fn dice(&mut self, faces: &[u8]) -> &mut Table {
        for face in faces {
            self.chance(&format!("die {face}"));
        }
        self
    }
}

/// Looking.
impl Table {
    pub fn offers(&self) -> Vec<String> {
        let mut actions = Vec::new();
        Pasaran::legal_actions(&self.state, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    pub fn offers_act(&self, action: &str) -> bool {
        self.offers().iter().any(|offer| offer == action)
    }

    /// Places offered as destinations.
    pub fn places(&self) -> Vec<String> {
        self.offers().iter().filter_map(|offer| offer.strip_prefix("to ").map(str::to_owned)).collect()
    }

    /// Where a counter picked now could go.
    pub fn reach(&self, unit: &str) -> Vec<String> {
        let mut table = self.clone();
        table.act(&format!("pick {unit}"));
        if table.pending().contains("Carry") { table.places() } else { vec![table.at(unit)] }
    }

    pub fn at(&self, unit: &str) -> String {
        self.state.board().spot(unit.parse().expect("a counter")).to_string()
    }

    pub fn is_reduced(&self, unit: &str) -> bool {
        self.state.is_reduced(unit.parse().expect("a counter"))
    }

    pub fn holds(&self, side: Side, place: &str) -> bool {
        self.state.holds(side, place.parse().expect("a place"))
    }

    pub fn view(&self) -> View {
        Pasaran::view(&self.state, Viewer::Referee)
    }

    pub fn view_of(&self, side: Side) -> View {
        Pasaran::view(&self.state, Viewer::Seat(frente_pasaran::seat(side)))
    }

    /// The effective strength of a unit in the battle on the board.
    #[track_caller]
    pub fn strength(&self, unit: &str) -> u8 {
        let unit: Unit = unit.parse().expect("a counter");
        let strengths = self.view().battle.strengths;
        strengths.iter().find(|(known, _)| *known == unit).expect("the unit is in the battle").1
    }

    pub fn pending(&self) -> String {
        format!("{:?}", self.state.pending())
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn decides(&self) -> Option<Side> {
        match Pasaran::node(&self.state) {
            Node::Decision(seat) => Some(frente_pasaran::side(seat)),
            _ => None,
        }
    }

    pub fn is_chance(&self) -> bool {
        Pasaran::node(&self.state) == Node::Chance
    }

    pub fn outcome(&self) -> Option<(&'static str, bool)> {
        match Pasaran::node(&self.state) {
            Node::Over(outcome) => Some((outcome.label, outcome.winners.contains(frente_kernel::Seat(0)))),
            _ => None,
        }
    }

    pub fn was_told(&self, event: Event) -> bool {
        self.told.contains(&event)
    }
}
