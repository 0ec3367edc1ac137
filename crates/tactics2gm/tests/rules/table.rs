//! A table to try rules on: a scene of conformance, with the words of this game for laying it out.
//!
//! `Table::new()` is an open field, the Americans (seat 0, side A) about to move against the Germans (seat 1). What lies
//! on the table is changed through the serialized form of the state, so no test reaches into the crate. In actions,
//! `@us_sherman` stands for a card's number, `^muro` for a terrain card's, `~zhukov` for a general's.

pub use frente_tactics2gm::Event;
pub use frente_tactics2gm::ids::{Phase, Side};

pub use frente_conformance::Steps;

use frente_conformance::Scene;
use frente_kernel::{Game, Node, Viewer};
use frente_tactics2gm::actions::Action;
use frente_tactics2gm::data::Data;
use frente_tactics2gm::state::Frame;
use frente_tactics2gm::{Cell, Pack, Setup, Tactics2gm, View};
use serde_json::{Value, json};

/// A scene of this game, with the words to lay out a table.
#[derive(Clone, Debug)]
pub struct Table(Scene<Tactics2gm>);

impl std::ops::Deref for Table {
    type Target = Scene<Tactics2gm>;
    fn deref(&self) -> &Scene<Tactics2gm> {
        &self.0
    }
}

impl Steps<Tactics2gm> for Table {
    fn scene(&mut self) -> &mut Scene<Tactics2gm> {
        &mut self.0
    }

    fn notation(text: &str) -> String {
        let word = |word: &str| match word.split_at(1) {
            ("@", id) => no(id).to_string(),
            ("^", id) => terrain_no(id).to_string(),
            ("~", id) => general_no(id).to_string(),
            _ => word.to_owned(),
        };
        text.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }
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

/// Lays out the position a test begins from.
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
        Table(Scene::new(&setup))
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

/// Takes steps, as players and dice do.
impl Table {
    /// The action of a notation.
    pub fn action(text: &str) -> Action {
        Table::notation(text).parse().unwrap_or_else(|_| panic!("no action: {text}"))
    }

    /// A card is drawn.
    #[track_caller]
    pub fn draw(self, id: &str) -> Table {
        self.chance(&format!("card @{id}"))
    }

    /// Chance brings the first of what may come.
    #[track_caller]
    pub fn any_chance(self) -> Table {
        let (chance, _) = self.due().into_iter().next().expect("a chance is due");
        self.chance(&chance)
    }

    /// Draws whatever comes first until somebody decides.
    #[track_caller]
    pub fn until_decision(mut self) -> Table {
        while self.is_chance() {
            self = self.any_chance();
        }
        self
    }

    /// The first of these words that is offered, or whatever is.
    fn idle(&self, words: &[&str]) -> String {
        let offered = self.offered();
        let word = words.iter().find(|word| offered.iter().any(|action| action == **word));
        word.map_or_else(|| offered[0].clone(), |word| (*word).to_owned())
    }

    /// The side to move lets everything run until the other side's turn.
    #[track_caller]
    pub fn end_turn(mut self) -> Table {
        let side = self.view().turn.side;
        while self.view().turn.side == side {
            self = self.until_decision();
            if self.view().turn.side == side {
                let action = self.idle(&["end", "pass"]);
                self = self.act(&action);
            }
        }
        self.until_decision()
    }

    /// Nobody does anything more than they must, every die shows this face; to the end of the match.
    #[track_caller]
    pub fn idle_to_the_end(mut self, face: u8) -> Table {
        for _ in 0..20_000 {
            match Tactics2gm::node(self.state()) {
                Node::Over(_) => return self,
                Node::Chance
                    if matches!(self.state().pending(), Some(Frame::Draw(..) | Frame::Deal(..) | Frame::Tiles(_))) =>
                {
                    self = self.any_chance();
                }
                // Equal throws for the start would tie for ever.
                Node::Chance if self.state().pending() == Some(Frame::Initiative(Side::A)) => self = self.die(10),
                Node::Chance => self = self.die(face),
                Node::Decision(_) => {
                    let action = self.idle(&["end", "pass", "keep", "done", "bid 0"]);
                    self = self.act(&action);
                }
            }
        }
        panic!("not over");
    }
}

/// Looks at the position a test has come to.
impl Table {
    pub fn view(&self) -> View {
        self.view_of(Viewer::Referee)
    }

    /// How many legal actions begin with a word.
    pub fn count(&self, word: &str) -> usize {
        let text = Table::notation(word);
        self.offered().iter().filter(|action| **action == text || action.starts_with(&format!("{text} "))).count()
    }

    #[track_caller]
    pub fn expect_unit(self, id: &str, at: &str) -> Table {
        let found = self.state().unit(cell(at)).map(|unit| data().units[unit.kind.index()].id.as_str());
        assert_eq!(found, Some(id), "on {at}");
        self
    }

    #[track_caller]
    pub fn expect_free(self, at: &str) -> Table {
        let found = self.state().unit(cell(at)).map(|unit| data().units[unit.kind.index()].id.as_str());
        assert_eq!(found, None, "on {at}");
        self
    }

    #[track_caller]
    pub fn expect_wounds(self, at: &str, wounds: u8) -> Table {
        assert_eq!(self.state().unit(cell(at)).map(|unit| unit.wounds), Some(wounds), "on {at}");
        self
    }

    #[track_caller]
    pub fn expect_mark(self, at: &str, mark: frente_tactics2gm::state::Mark, set: bool) -> Table {
        assert_eq!(self.state().unit(cell(at)).map(|unit| unit.has(mark)), Some(set), "on {at}");
        self
    }

    /// The slots of the unit that lie grey.
    #[track_caller]
    pub fn expect_grey(self, at: &str, grey: u8) -> Table {
        assert_eq!(self.state().unit(cell(at)).map(|unit| unit.grey.bits()), Some(grey), "on {at}");
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

    /// The log has told something like this.
    #[track_caller]
    pub fn expect_event(self, wanted: impl Fn(&Event) -> bool) -> Table {
        assert!(self.has_told(wanted), "{:?}", self.told());
        self
    }

    #[track_caller]
    pub fn expect_die(self) -> Table {
        assert!(self.is_chance(), "{:?}", self.state().pending());
        self
    }

    /// Over: how, and the seats that won.
    #[track_caller]
    pub fn expect_over(self, label: &str, winners: u8) -> Table {
        let table = self.ends(label);
        let Node::Over(outcome) = Tactics2gm::node(table.state()) else { unreachable!("it has ended") };
        assert_eq!(outcome.winners.0, winners, "{label}");
        table
    }
}
