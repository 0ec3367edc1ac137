//! A table to try rules on: a position laid out by hand, steps by the checked doors, chance always written out.
//!
//! `Table::new()` is the starting position; `treaty()`, `bukharin()` and `dawn()` stand later in the deck. What lies on
//! the table is changed through the serialized form of the state, so no test reaches into the crate. Before and after
//! every step the position must hold its invariants.

pub use frente_amanecer::Asset::*;
pub use frente_amanecer::Front::*;
pub use frente_amanecer::Marker::*;
pub use frente_amanecer::Unit::*;
pub use frente_amanecer::actions::{Cause, Modifier, Push};
pub use frente_amanecer::view::Status;
pub use frente_amanecer::{Event, Front, Period, War};

use frente_amanecer::data::{STANDARD_FILES, load_pack};
use frente_amanecer::state::Frame;
use frente_amanecer::{Amanecer, Asset, Marker, PLAYER, Pack, Setup, State, Unit, View};
use frente_conformance::Scene;
pub use frente_conformance::Steps;
use frente_kernel::{CardSet, Game, Node, Viewer};
use serde_json::{Value, json};
use std::ops::Deref;

/// A position and what the log has told since the last card.
#[derive(Clone, Debug)]
pub struct Table(Scene<Amanecer>);

impl Deref for Table {
    type Target = Scene<Amanecer>;
    fn deref(&self) -> &Scene<Amanecer> {
        &self.0
    }
}

impl Steps<Amanecer> for Table {
    fn scene(&mut self) -> &mut Scene<Amanecer> {
        &mut self.0
    }

    /// Where a card is due, nothing is left over from the last turn.
    fn faults(state: &State) -> Vec<String> {
        let mut faults = Amanecer::faults(state);
        let stack = &serde_json::to_value(state).expect("a state can be written")["stack"];
        if state.pending() == Some(Frame::Draw) && *stack != json!(["draw"]) {
            faults.push(format!("left over from the last turn: {stack}"));
        }
        faults
    }
}

/// Lays out the position a test begins from.
impl Table {
    /// §3.0: the starting position.
    pub fn new() -> Table {
        Table::with(&Setup::default())
    }

    pub fn with(setup: &Setup) -> Table {
        Table(Scene::new(setup))
    }

    pub fn with_pack(pack: Pack) -> Table {
        Table::with(&Setup { pack, ..Setup::default() })
    }

    /// §9.1.3: victory in box 10.
    pub fn harder() -> Table {
        Table::with(&Setup { political_victory_box: 10, ..Setup::default() })
    }

    /// After #8 with the Treaty: Germany asleep, the Allies awake, Darkness in the deck.
    pub fn treaty() -> Table {
        Table::new().after_treaty()
    }

    /// After #8 with Bukharin.
    pub fn bukharin() -> Table {
        Table::new().after_bukharin()
    }

    /// After the Treaty and #27: the war is over, Yudenich leads the Baltic front, every card is in the deck or played.
    pub fn dawn() -> Table {
        Table::new().after_the_war()
    }

    pub fn after_treaty(self) -> Table {
        self.brought_in(8, 0).set("brest", "treaty").set("war", "treaty").inactive(Baltic).front(Allied, 4)
    }

    pub fn after_bukharin(self) -> Table {
        self.brought_in(8, 0).set("brest", "bukharin").set("war", "bukharin")
    }

    pub fn after_the_war(self) -> Table {
        self.after_treaty().brought_in(27, 1).set("war", "over").unit(Baltic, Yudenich).front(Baltic, 4)
    }

    /// `card` was played and its deck shuffled in.
    fn brought_in(self, card: u8, waiting: usize) -> Table {
        self.edit(|state| {
            let added = std::mem::take(list(&mut state["waiting"][waiting]));
            list(&mut state["deck"]).extend(added);
            list(&mut state["deck"]).retain(|in_deck| *in_deck != card);
            list(&mut state["discard"]).push(json!(card));
        })
    }

    /// `front` stands active in this box.
    pub fn front(self, front: Front, number: u8) -> Table {
        self.edit(|state| {
            state["boxes"][front.name()] = json!(number);
            include(&mut state["active"], front.name());
        })
    }

    /// The six fronts, active, in the order Baltic, Finland, Allied, Eastern, Southern, Poland.
    pub fn fronts(self, numbers: [u8; 6]) -> Table {
        let pairs = Front::ALL.into_iter().zip(numbers);
        pairs.fold(self, |table, (front, number)| table.front(front, number))
    }

    pub fn inactive(self, front: Front) -> Table {
        self.edit(|state| list(&mut state["active"]).retain(|name| *name != front.name()))
    }

    pub fn eliminated(self, front: Front) -> Table {
        self.inactive(front).edit(|state| include(&mut state["eliminated"], front.name()))
    }

    pub fn unit(self, front: Front, unit: Unit) -> Table {
        self.edit(|state| state["units"][front.name()] = json!(unit.name()))
    }

    pub fn level(self, level: i8) -> Table {
        self.set("level", level)
    }

    pub fn own(self, asset: Asset) -> Table {
        self.edit(|state| include(&mut state["owned"], asset.name()))
    }

    /// The tank corps, owned, stands against `front`.
    pub fn tanks_on(self, front: Front) -> Table {
        self.own(TankCorps).set("tanks_on", front.name())
    }

    pub fn gold_is_gone(self) -> Table {
        self.set("gold_spent", true)
    }

    pub fn marker(self, marker: Marker) -> Table {
        self.edit(|state| include(&mut state["markers"], marker.name()))
    }

    pub fn reserves(self, left: u8) -> Table {
        self.set("reserves", left)
    }

    pub fn decrees(self, left: u8) -> Table {
        self.set("decrees", left)
    }

    /// Neither reserves nor decrees: a turn ends with its last action.
    pub fn no_markers(self) -> Table {
        self.reserves(0).decrees(0)
    }

    /// Only these cards are left in the draw pile; the others that were there have been played.
    pub fn deck(self, left: impl IntoIterator<Item = u8>) -> Table {
        let left: Vec<u8> = left.into_iter().collect();
        self.edit(|state| {
            let drawn = std::mem::take(list(&mut state["deck"]));
            let (kept, played): (Vec<_>, Vec<_>) =
                drawn.into_iter().partition(|card| left.iter().any(|left| *card == *left));
            assert_eq!(kept.len(), left.len(), "every card asked for was in the draw pile");
            list(&mut state["deck"]).extend(kept);
            list(&mut state["discard"]).extend(played);
        })
    }

    /// `count` cards are left in the draw pile, `keep` among them.
    pub fn leave(self, count: usize, keep: u8) -> Table {
        let others = Vec::<u8>::from(self.view().deck);
        let others = others.into_iter().filter(|card| *card != keep).take(count - 1);
        let left: Vec<u8> = others.chain([keep]).collect();
        assert_eq!(left.len(), count, "the draw pile held that many");
        self.deck(left)
    }

    fn set(self, field: &str, value: impl Into<Value>) -> Table {
        self.edit(|state| state[field] = value.into())
    }
}

/// The standard pack but for one place in its cards, which must stand there.
pub fn pack_where(standard: &str, altered: &str) -> Pack {
    let [(name, cards), _] = STANDARD_FILES;
    assert!(cards.contains(standard), "{standard} stands in {name}");
    let cards = cards.replacen(standard, altered, 1);
    load_pack(&[(name.to_owned(), cards)]).expect("the altered pack is sound")
}

fn list(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().expect("a list")
}

fn include(set: &mut Value, name: &str) {
    let set = list(set);
    if !set.iter().any(|held| held == name) {
        set.push(json!(name));
    }
}

/// Takes steps, as players and dice do.
impl Table {
    /// The card that comes up.
    #[track_caller]
    pub fn draw(self, card: u8) -> Table {
        self.forget().chance(&format!("card {card}"))
    }

    /// An offensive and its die.
    #[track_caller]
    pub fn attack(self, front: Front, die: u8) -> Table {
        self.act(&format!("offensive {front}")).die(die)
    }

    /// A reserve offensive and its die.
    #[track_caller]
    pub fn reserve(self, front: Front, die: u8) -> Table {
        self.act(&format!("reserve {front}")).die(die)
    }

    /// A political action and its die.
    #[track_caller]
    pub fn politics(self, die: u8) -> Table {
        self.act("political").die(die)
    }

    /// A reorganization attempt and its die.
    #[track_caller]
    pub fn reorganize(self, die: u8) -> Table {
        self.act("reorganize").die(die)
    }

    /// Lets the remaining actions and markers go, up to the next die, card or ending.
    #[track_caller]
    pub fn pass(self) -> Table {
        let mut table = self;
        while let Node::Decision(_) = Amanecer::node(table.state()) {
            let idle = table.offered().into_iter().find(|one| one == "decline" || one == "end");
            let idle = idle.unwrap_or_else(|| panic!("cannot pass here: {:?}", table.offered()));
            table = table.act(&idle);
        }
        table
    }
}

/// What is seen.
impl Table {
    pub fn view(&self) -> View {
        self.view_of(Viewer::Seat(PLAYER))
    }

    /// What is wrong with the position once `field` is written over.
    pub fn faults_with(&self, field: &str, value: impl Into<Value>) -> Vec<String> {
        Amanecer::faults(self.clone().set(field, value).state())
    }

    #[track_caller]
    pub fn expect_front(self, front: Front, number: u8) -> Table {
        assert_eq!(self.view().fronts[front].number, number, "the box of {front}");
        self
    }

    #[track_caller]
    pub fn expect_status(self, front: Front, status: Status) -> Table {
        assert_eq!(self.view().fronts[front].status, status, "the side of {front}");
        self
    }

    #[track_caller]
    pub fn expect_unit(self, front: Front, unit: Unit) -> Table {
        assert_eq!(self.view().fronts[front].unit, unit, "the counter of {front}");
        self
    }

    #[track_caller]
    pub fn expect_level(self, level: i8) -> Table {
        assert_eq!(self.view().level, level, "the political level");
        self
    }

    /// So many actions are left; where any is, it is to be spent now.
    #[track_caller]
    pub fn expect_actions(self, left: u8) -> Table {
        assert_eq!(self.view().actions, left, "actions left");
        if left > 0 {
            assert_eq!(self.view().pending, Some(Frame::Actions), "the action phase");
        }
        self
    }

    #[track_caller]
    pub fn expect_owned(self, assets: &[Asset]) -> Table {
        assert_eq!(self.view().assets.iter().collect::<Vec<_>>(), assets, "markers owned");
        self
    }

    #[track_caller]
    pub fn expect_markers(self, markers: &[Marker]) -> Table {
        assert_eq!(self.view().markers.iter().collect::<Vec<_>>(), markers, "markers on the map");
        self
    }

    /// Reserves and decrees left.
    #[track_caller]
    pub fn expect_left(self, reserves: u8, decrees: u8) -> Table {
        let view = self.view();
        assert_eq!((view.reserves, view.decrees), (reserves, decrees), "reserves and decrees");
        self
    }

    /// How many cards lie in the draw pile, the discard, and wait for Darkness and for Dawn.
    #[track_caller]
    pub fn expect_piles(self, deck: u32, discard: u32, darkness: u32, dawn: u32) -> Table {
        let view = self.view();
        let counted = [view.deck, view.discard, view.darkness, view.dawn].map(CardSet::len);
        assert_eq!(counted, [deck, discard, darkness, dawn], "deck, discard, Darkness, Dawn");
        self
    }

    /// The last offensive: its front, die and sum of modifiers.
    #[track_caller]
    pub fn expect_thrown(self, front: Front, die: u8, drm: i8) -> Table {
        let thrown = |event: &&Event| matches!(event, Event::OffensiveThrown { .. });
        let Some(Event::OffensiveThrown { front: at, die: fell, drm: sum, .. }) = self.told().iter().rfind(thrown)
        else {
            panic!("no offensive was thrown")
        };
        assert_eq!((*at, *fell, *sum), (front, die, drm), "front, die and modifiers");
        self
    }

    /// A card is due: the turn is over.
    #[track_caller]
    pub fn expect_draw(self) -> Table {
        let due = self.due();
        let card = self.is_chance() && due.iter().all(|(one, _)| one.starts_with("card"));
        assert!(card, "a card is due; pending is {:?}, {:?}", self.view().pending, self.offered());
        self
    }

    /// A die is due.
    #[track_caller]
    pub fn expect_die(self) -> Table {
        let due = self.due();
        let die = self.is_chance() && due.iter().all(|(one, _)| one.starts_with("die"));
        assert!(die, "a die is due; pending is {:?}, {:?}", self.view().pending, self.offered());
        self
    }

    #[track_caller]
    pub fn expect_over(self, label: &str) -> Table {
        let table = self.ends(label);
        let outcome = table.outcome().expect("it has ended");
        assert_eq!(outcome.winners.contains(PLAYER), label.ends_with("victory"), "{label}");
        assert_eq!(outcome.losers.contains(PLAYER), label.ends_with("defeat"), "{label}");
        table
    }

    /// The points and the grade of the ending.
    #[track_caller]
    pub fn expect_grade(self, score: i32, grade: &str) -> Table {
        let view = self.view();
        assert_eq!((view.score, view.grade), (Some(score), Some(grade)));
        self
    }
}
