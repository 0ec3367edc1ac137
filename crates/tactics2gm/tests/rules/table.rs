//! A table to try rules on: a position laid out by hand, steps by the checked doors, chance always written out.
//!
//! `Table::new()` is an open field, the Americans (seat 0, side A) about to move against the Germans (seat 1). What lies
//! on the table is changed through the serialized form of the state, so no test reaches into the crate. In actions,
//! `@us_sherman` stands for a card's number, `^muro` for a terrain card's, `~zhukov` for a general's. Before and after
//! every step the position must hold its invariants.

pub use frente_tactics2gm::Event;
pub use frente_tactics2gm::ids::{Phase, Side};

use frente_kernel::play::submit_chance;
use frente_kernel::{Game, Node, Refusal, Seat, Viewer, submit};
use frente_tactics2gm::actions::{Action, Chance};
use frente_tactics2gm::data::Data;
use frente_tactics2gm::ids::CardNo;
use frente_tactics2gm::state::Frame;
use frente_tactics2gm::{Cell, Pack, Setup, State, Tactics2gm, View};
use serde_json::{Value, json};

/// A position and what the log has told.
#[derive(Clone, Debug)]
pub struct Table {
    state: State,
    told: Vec<Event>,
}

pub fn data() -> &'static Data {
    Pack::default().data()
}

/// The number of a card.
pub fn no(id: &str) -> u8 {
    data().card_by_id(id).unwrap_or_else(|| panic!("no card {id}")).0
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

/// Laying out.
impl Table {
    /// USA against Germany on open ground, side A in Movement.
    pub fn new() -> Table {
        Table::battle("bc1")
    }

    /// Another pair of nations.
    pub fn battle(id: &str) -> Table {
        Table::with(Setup { scenario: id.to_owned(), ..Setup::default() })
    }

    /// Any setup, laid out like [`Table::new`].
    pub fn with(setup: Setup) -> Table {
        let raw = Table::raw(setup);
        let width = raw.view().width;
        raw.edit(|state| {
            let line = ".".repeat(width.into());
            state["field"] = json!(vec![line; 6]);
            state["units"] = json!([]);
            state["terrain"] = json!([]);
            state["turn"]["round"] = json!(1);
            for player in list(&mut state["players"]) {
                player["pa"] = json!(5);
            }
        })
        .turn_of(Side::A)
        .in_phase(Phase::Movement)
    }

    /// A setup as it begins.
    pub fn raw(setup: Setup) -> Table {
        let state = Tactics2gm::initial(&setup).unwrap_or_else(|error| panic!("{error}"));
        Table { state, told: Vec::new() }
    }

    fn edit(self, change: impl FnOnce(&mut Value)) -> Table {
        let mut value = serde_json::to_value(self.state).expect("a state is plain data");
        change(&mut value);
        let state: State = serde_json::from_value(value).unwrap_or_else(|error| panic!("{error}"));
        Table { state, told: self.told }
    }

    /// The phase of the side to move.
    pub fn in_phase(self, phase: Phase) -> Table {
        let later = [Phase::Discard, Phase::Flip, Phase::Shooting, Phase::Deployment, Phase::Movement];
        let mut stack = vec![json!("end")];
        for one in later {
            stack.push(json!({ "phase": one.name() }));
            if one == phase {
                break;
            }
        }
        self.edit(|state| state["stack"] = json!(stack))
    }

    /// It is the turn of a side, of its first seat.
    pub fn turn_of(self, side: Side) -> Table {
        self.edit(|state| {
            state["turn"]["side"] = json!(side.name());
            let sides = state["agreed"]["sides"].as_array().expect("a list").clone();
            let seat = sides.iter().position(|one| *one == side.name());
            state["turn"]["actor"] = json!(seat);
        })
    }

    pub fn round(self, round: u8) -> Table {
        self.edit(|state| state["turn"]["round"] = json!(round))
    }

    /// A unit with its printed weapons.
    pub fn unit(self, seat: u8, id: &str, at: &str) -> Table {
        self.armed(seat, id, at, &[])
    }

    /// A unit with tokens, colour side up.
    pub fn armed(self, seat: u8, id: &str, at: &str, tokens: &[&str]) -> Table {
        let unit = unit(seat, id, tokens, Some(at));
        self.edit(|state| list(&mut state["units"]).push(unit))
    }

    /// A unit aboard the unit on a cell.
    pub fn aboard(self, seat: u8, id: &str, carrier: &str) -> Table {
        let place = self.place(carrier);
        let mut unit = unit(seat, id, &[], None);
        unit["carrier"] = json!(place);
        self.edit(|state| list(&mut state["units"]).push(unit))
    }

    fn place(&self, at: &str) -> u8 {
        let units = self.view().units;
        let found = units.iter().find(|unit| unit.unit.cell == Some(cell(at)));
        found.unwrap_or_else(|| panic!("no unit on {at}")).place
    }

    /// Changes a fact of the unit on a cell.
    pub fn set(self, at: &str, key: &str, value: impl Into<Value>) -> Table {
        let (place, value) = (usize::from(self.place(at)), value.into());
        self.edit(|state| state["units"][place][key] = value)
    }

    pub fn wounds(self, at: &str, wounds: u8) -> Table {
        self.set(at, "wounds", wounds)
    }

    pub fn mark(self, at: &str, mark: &str) -> Table {
        let place = usize::from(self.place(at));
        self.edit(|state| list(&mut state["units"][place]["marks"]).push(json!(mark)))
    }

    /// A support card lies on the unit.
    pub fn carrying(self, at: &str, card: &str) -> Table {
        let bit = 1u32 << (no(card) - data().units.len() as u8);
        let place = usize::from(self.place(at));
        self.edit(|state| {
            let cards = state["units"][place]["cards"].as_u64().unwrap_or(0) | u64::from(bit);
            state["units"][place]["cards"] = json!(cards);
        })
    }

    /// A terrain card.
    pub fn terrain(self, id: &str, at: &str) -> Table {
        let number = terrain_no(id);
        let pi = data().board.terrain[usize::from(number)].pi;
        self.edit(|state| list(&mut state["terrain"]).push(json!([at, number, pi])))
    }

    /// What is printed on a cell.
    pub fn natural(self, letter: char, at: &str) -> Table {
        let at = cell(at);
        self.edit(|state| {
            let line = &mut state["field"][usize::from(at.line())];
            let mut letters: Vec<char> = line.as_str().expect("a line").chars().collect();
            letters[usize::from(at.column())] = letter;
            *line = json!(letters.into_iter().collect::<String>());
        })
    }

    pub fn pa(self, seat: usize, pa: u8) -> Table {
        self.edit(|state| state["players"][seat]["pa"] = json!(pa))
    }

    pub fn pi(self, hq: usize, pi: u8) -> Table {
        self.edit(|state| state["hqs"][hq]["pi"] = json!(pi))
    }

    pub fn general(self, hq: usize, id: &str) -> Table {
        self.edit(|state| state["hqs"][hq]["general"] = json!(general_no(id)))
    }

    pub fn fighter(self, hq: usize, id: &str) -> Table {
        let plane = json!({ "kind": no(id), "wounds": 0, "grey": false, "fresh": false });
        self.edit(|state| {
            let place = usize::from(!state["hqs"][hq]["fighters"][0].is_null());
            state["hqs"][hq]["fighters"][place] = plane;
        })
    }

    /// A seat holds these cards; its deck keeps what it has.
    pub fn hand(self, seat: usize, ids: &[&str]) -> Table {
        ids.iter().fold(self, |table, id| table.pile(seat, id, 2))
    }

    pub fn in_discard(self, seat: usize, id: &str) -> Table {
        self.pile(seat, id, 3)
    }

    fn pile(self, seat: usize, id: &str, column: usize) -> Table {
        let number = no(id);
        self.edit(|state| {
            let rows = list(&mut state["players"][seat]["cards"]);
            match rows.iter_mut().find(|row| row[0] == number) {
                Some(row) => row[column] = json!(row[column].as_u64().unwrap_or(0) + 1),
                None => {
                    let mut row = [u64::from(number), 0, 0, 0];
                    row[column] += 1;
                    rows.push(json!(row));
                    rows.sort_by_key(|row| row[0].as_u64());
                }
            }
        })
    }

    /// A seat has no card left in its deck.
    pub fn empty_deck(self, seat: usize) -> Table {
        self.edit(|state| {
            for row in list(&mut state["players"][seat]["cards"]) {
                row[1] = json!(0);
            }
        })
    }

    /// Any other fact of the position, by its path.
    pub fn fact(self, path: &str, value: impl Into<Value>) -> Table {
        let value = value.into();
        self.edit(|state| *state.pointer_mut(path).unwrap_or_else(|| panic!("no {path}")) = value)
    }
}

fn list(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().expect("a list")
}

pub fn terrain_no(id: &str) -> u8 {
    data().board.terrain.iter().position(|card| card.id == id).unwrap_or_else(|| panic!("no terrain {id}")) as u8
}

fn general_no(id: &str) -> u8 {
    data().cards.generals.iter().position(|one| one.id == id).unwrap_or_else(|| panic!("no general {id}")) as u8
}

/// A unit as JSON has it: printed weapons and the tokens named, by the order of its card.
fn unit(seat: u8, id: &str, tokens: &[&str], at: Option<&str>) -> Value {
    let kind = data().unit_by_id(id).unwrap_or_else(|| panic!("no unit {id}"));
    let def = &data().units[kind.index()];
    let mut arms = (1u32 << def.weapons.len()) - 1;
    let mut slots: Vec<&str> = Vec::new();
    for (token, prices) in &def.tokens {
        slots.extend(prices.iter().map(|_| token.as_str()));
    }
    for token in tokens {
        let free = |at: &usize| slots[*at] == *token && arms >> (def.weapons.len() + at) & 1 == 0;
        let at = (0..slots.len()).find(free).unwrap_or_else(|| panic!("{id} takes no {token}"));
        arms |= 1 << (def.weapons.len() + at);
    }
    json!({ "kind": kind.0, "owner": seat, "cell": at, "arms": arms, "marks": [] })
}

/// Steps.
impl Table {
    fn numbered(text: &str) -> String {
        let word = |word: &str| match word.split_at(1) {
            ("@", id) => no(id).to_string(),
            ("^", id) => terrain_no(id).to_string(),
            ("~", id) => general_no(id).to_string(),
            _ => word.to_owned(),
        };
        text.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    pub fn action(text: &str) -> Action {
        Table::numbered(text).parse().unwrap_or_else(|_| panic!("no action: {text}"))
    }

    /// The deciding seat chooses.
    #[track_caller]
    pub fn act(mut self, text: &str) -> Table {
        let Node::Decision(seat) = Tactics2gm::node(&self.state) else {
            panic!("{text}: nobody decides at {:?}", self.state.pending())
        };
        let taken = submit::<Tactics2gm>(&mut self.state, seat, Table::action(text), &mut self.told);
        if let Err(refusal) = taken {
            panic!("{text}: {refusal}; legal: {}", self.legal().join(", "));
        }
        self.sound();
        self
    }

    #[track_caller]
    fn chance(mut self, chance: Chance) -> Table {
        let taken = submit_chance::<Tactics2gm>(&mut self.state, chance, &mut self.told);
        assert!(taken.is_ok(), "{chance}: {taken:?} at {:?}", self.state.pending());
        self.sound();
        self
    }

    /// A die falls.
    #[track_caller]
    pub fn die(self, face: u8) -> Table {
        self.chance(Chance::Die(face))
    }

    /// A card is drawn.
    #[track_caller]
    pub fn draw(self, id: &str) -> Table {
        self.chance(Chance::Card(CardNo(no(id))))
    }

    /// Tiles, bids and hands are dealt with: the first turn of a battle, both bidding these points.
    #[track_caller]
    pub fn any_chance(mut self) -> Table {
        let mut outcomes = Vec::new();
        Tactics2gm::chance_outcomes(&self.state, &mut outcomes);
        let chance = outcomes.first().expect("a chance is due").0;
        self = self.chance(chance);
        self
    }

    /// Draws whatever comes first until somebody decides.
    #[track_caller]
    pub fn until_decision(mut self) -> Table {
        while Tactics2gm::node(&self.state) == Node::Chance {
            self = self.any_chance();
        }
        self
    }

    /// The side to move lets everything run until the other side's turn.
    #[track_caller]
    pub fn end_turn(mut self) -> Table {
        let side = self.view().turn.side;
        while self.view().turn.side == side {
            self = self.until_decision();
            if self.view().turn.side == side {
                let legal = self.legal();
                let word = ["end", "pass"].into_iter().find(|word| legal.iter().any(|action| action == word));
                self = self.act(word.unwrap_or(&legal[0]));
            }
        }
        self.until_decision()
    }

    /// Nobody does anything more than he must, every die shows this face; to the end of the match.
    #[track_caller]
    pub fn idle_to_the_end(mut self, face: u8) -> Table {
        for _ in 0..20_000 {
            match Tactics2gm::node(&self.state) {
                Node::Over(_) => return self,
                Node::Chance
                    if matches!(self.state.pending(), Some(Frame::Draw(..) | Frame::Deal(..) | Frame::Tiles(_))) =>
                {
                    self = self.any_chance();
                }
                // Equal throws for the start would tie for ever.
                Node::Chance if self.state.pending() == Some(Frame::Initiative(Side::A)) => self = self.die(10),
                Node::Chance => self = self.die(face),
                Node::Decision(_) => {
                    let legal = self.legal();
                    let idle = ["end", "pass", "keep", "done", "bid 0"];
                    let word = idle.into_iter().find(|word| legal.iter().any(|action| action == word));
                    self = self.act(word.unwrap_or(&legal[0]));
                }
            }
        }
        panic!("not over");
    }

    fn sound(&self) {
        let faults = Tactics2gm::faults(&self.state);
        assert!(faults.is_empty(), "{faults:?}");
    }
}

/// Looking.
impl Table {
    pub fn view(&self) -> View {
        Tactics2gm::view(&self.state, Viewer::Referee)
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Node::Decision(_) = Tactics2gm::node(&self.state) {
            Tactics2gm::legal_actions(&self.state, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    /// Legal actions that begin with a word.
    pub fn offered(&self, word: &str) -> usize {
        let text = Table::numbered(word);
        self.legal().iter().filter(|action| **action == text || action.starts_with(&format!("{text} "))).count()
    }

    #[track_caller]
    pub fn expect_legal(self, text: &str) -> Table {
        let wanted = Table::numbered(text);
        assert!(self.legal().contains(&wanted), "{text} is not legal: {:?}", self.legal());
        self
    }

    #[track_caller]
    pub fn expect_illegal(self, text: &str) -> Table {
        let wanted = Table::numbered(text);
        assert!(!self.legal().contains(&wanted), "{text} is legal");
        self
    }

    /// Refused, citing this paragraph.
    #[track_caller]
    pub fn expect_refused(self, text: &str, rule: &str) -> Table {
        let Node::Decision(seat) = Tactics2gm::node(&self.state) else { panic!("nobody decides") };
        let mut state = self.state;
        let refused = submit::<Tactics2gm>(&mut state, seat, Table::action(text), &mut Vec::new());
        match refused {
            Err(Refusal::Illegal(illegal)) => assert_eq!(illegal.rule, rule, "{text}: {}", illegal.why),
            other => panic!("{text}: {other:?}"),
        }
        self
    }

    /// Refused by this paragraph, for this reason.
    #[track_caller]
    pub fn expect_why(self, text: &str, rule: &str, why: &str) -> Table {
        let Node::Decision(seat) = Tactics2gm::node(&self.state) else { panic!("nobody decides") };
        let mut state = self.state;
        let refused = submit::<Tactics2gm>(&mut state, seat, Table::action(text), &mut Vec::new());
        match refused {
            Err(Refusal::Illegal(illegal)) => assert_eq!((illegal.rule, illegal.why), (rule, why), "{text}"),
            other => panic!("{text}: {other:?}"),
        }
        self
    }

    #[track_caller]
    pub fn expect_unit(self, id: &str, at: &str) -> Table {
        let found = self.state.unit(cell(at)).map(|unit| data().units[unit.kind.index()].id.as_str());
        assert_eq!(found, Some(id), "on {at}");
        self
    }

    #[track_caller]
    pub fn expect_free(self, at: &str) -> Table {
        let found = self.state.unit(cell(at)).map(|unit| data().units[unit.kind.index()].id.as_str());
        assert_eq!(found, None, "on {at}");
        self
    }

    #[track_caller]
    pub fn expect_wounds(self, at: &str, wounds: u8) -> Table {
        assert_eq!(self.state.unit(cell(at)).map(|unit| unit.wounds), Some(wounds), "on {at}");
        self
    }

    #[track_caller]
    pub fn expect_mark(self, at: &str, mark: frente_tactics2gm::state::Mark, set: bool) -> Table {
        assert_eq!(self.state.unit(cell(at)).map(|unit| unit.has(mark)), Some(set), "on {at}");
        self
    }

    /// The slots of the unit that lie grey.
    #[track_caller]
    pub fn expect_grey(self, at: &str, grey: u8) -> Table {
        assert_eq!(self.state.unit(cell(at)).map(|unit| unit.grey), Some(grey), "on {at}");
        self
    }

    #[track_caller]
    pub fn expect_pa(self, seat: usize, pa: u8) -> Table {
        assert_eq!(self.view().seats[seat].pa, pa, "seat {seat}");
        self
    }

    #[track_caller]
    pub fn expect_pi(self, hq: usize, pi: u8) -> Table {
        assert_eq!(self.view().hqs[hq].hq.pi, pi, "staff {hq}");
        self
    }

    #[track_caller]
    pub fn expect_terrain(self, at: &str, wanted: Option<(&str, u8)>) -> Table {
        let found = self.view().terrain.into_iter().find(|(on, ..)| *on == cell(at));
        let found = found.map(|(_, card, pi)| (data().board.terrain[card.index()].id.as_str(), pi));
        assert_eq!(found, wanted, "on {at}");
        self
    }

    /// The numbers of the attack whose die is due.
    #[track_caller]
    pub fn expect_numbers(self, hit: i8, crit: i8) -> Table {
        let attack = self.view().attack.expect("an attack is under way");
        assert_eq!((attack.hit, attack.crit), (hit, crit));
        self
    }

    pub fn events(&self) -> Vec<Event> {
        self.told.clone()
    }

    pub fn has_event(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(wanted)
    }

    #[track_caller]
    pub fn expect_event(self, wanted: impl Fn(&Event) -> bool) -> Table {
        assert!(self.has_event(wanted), "{:?}", self.told);
        self
    }

    #[track_caller]
    pub fn expect_seat(self, seat: u8) -> Table {
        assert_eq!(Tactics2gm::node(&self.state), Node::Decision(Seat(seat)), "{:?}", self.state.pending());
        self
    }

    #[track_caller]
    pub fn expect_die(self) -> Table {
        assert_eq!(Tactics2gm::node(&self.state), Node::Chance, "{:?}", self.state.pending());
        self
    }

    /// Over: how, and the seats that won.
    #[track_caller]
    pub fn expect_over(self, label: &str, winners: u8) -> Table {
        match Tactics2gm::node(&self.state) {
            Node::Over(outcome) => assert_eq!((outcome.label, outcome.winners.0), (label, winners)),
            node => panic!("{node:?} at {:?}", self.state.pending()),
        }
        self
    }
}
