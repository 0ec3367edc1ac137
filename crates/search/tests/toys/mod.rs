//! Two games small enough to know the truth about: Nim (nothing hidden, no dice) and Tricks (hidden hands, dealt cards).
//!
//! Only what search needs is filled in; the checked doors of the kernel have their own tests.
#![allow(dead_code, missing_docs)]

use frente_kernel::{
    CardSet, Digest, EventSink, Game, GameInfo, Illegal, Node, Outcome, Rng, Seat, SeatSet, SetupError, Viewer,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A number as action or chance: beans taken, a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Num(pub u8);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Num {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Num, Self::Err> {
        text.parse().map(Num)
    }
}

const fn info(id: &'static str, hidden: bool) -> GameInfo {
    GameInfo { id, rules_version: 1, seats: (2, 2), hidden, max_steps: 100, scenarios: &["usual"], options: &[] }
}

fn won_by(seat: u8) -> Outcome {
    Outcome {
        winners: SeatSet::only(Seat(seat)),
        losers: SeatSet::only(Seat(1 - seat)),
        label: "won",
        grade: "",
        score: 0,
    }
}

fn illegal() -> Illegal {
    Illegal { rule: "1", why: "no" }
}

/// Two players take one to three beans; whoever takes the last wins. Leave a multiple of four.
pub struct Nim;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Heap {
    pub beans: u8,
    pub mover: u8,
}

impl Game for Nim {
    type Setup = ();
    type State = Heap;
    type Action = Num;
    type Chance = Num;
    type Event = ();
    type View = ();
    const INFO: GameInfo = info("nim", false);

    fn initial((): &()) -> Result<Heap, SetupError> {
        Ok(Heap { beans: 21, mover: 0 })
    }
    fn seats(_: &Heap) -> u8 {
        2
    }
    fn node(state: &Heap) -> Node {
        match state.beans {
            0 => Node::Over(won_by(1 - state.mover)),
            _ => Node::Decision(Seat(state.mover)),
        }
    }
    fn legal_actions(state: &Heap, out: &mut Vec<Num>) {
        out.extend((1..=state.beans.min(3)).map(Num));
    }
    fn check(state: &Heap, action: Num) -> Result<(), Illegal> {
        if (1..=state.beans.min(3)).contains(&action.0) { Ok(()) } else { Err(illegal()) }
    }
    fn chance_outcomes(_: &Heap, _: &mut Vec<(Num, u32)>) {}
    fn apply(state: &mut Heap, action: Num, _: &mut impl EventSink<()>) {
        state.beans -= action.0;
        state.mover = 1 - state.mover;
    }
    fn resolve(_: &mut Heap, _: Num, _: &mut impl EventSink<()>) {}
    fn view(_: &Heap, _: Viewer) {}
    fn redact((): (), _: Viewer) -> Option<()> {
        None
    }
    fn determinize(_: &mut Heap, _: Seat, _: &mut impl Rng) {}
    fn digest(_: &Heap, _: &mut Digest) {}
    fn faults(_: &Heap) -> Vec<String> {
        Vec::new()
    }
}

/// Seven cards, three to each seat, one left over. Seat 0 leads each trick, the higher card takes it, two tricks win.
pub struct Tricks;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hands {
    pub stock: CardSet,
    pub hands: [CardSet; 2],
    /// The card led and not yet answered.
    pub led: Option<u8>,
    pub taken: [u8; 2],
    pub dealing: bool,
}

impl Hands {
    fn mover(&self) -> u8 {
        if self.led.is_some() { 1 } else { 0 }
    }
}

impl Game for Tricks {
    type Setup = ();
    type State = Hands;
    type Action = Num;
    type Chance = Num;
    type Event = ();
    type View = (CardSet, Option<u8>, [u8; 2]);
    const INFO: GameInfo = info("tricks", true);

    fn initial((): &()) -> Result<Hands, SetupError> {
        Ok(Hands { stock: CardSet::of(0..7), hands: [CardSet::EMPTY; 2], led: None, taken: [0, 0], dealing: true })
    }
    fn seats(_: &Hands) -> u8 {
        2
    }
    fn node(state: &Hands) -> Node {
        if state.dealing {
            return Node::Chance;
        }
        match state.taken {
            [2 | 3, _] => Node::Over(won_by(0)),
            [_, 2 | 3] => Node::Over(won_by(1)),
            _ => Node::Decision(Seat(state.mover())),
        }
    }
    fn legal_actions(state: &Hands, out: &mut Vec<Num>) {
        out.extend(state.hands[usize::from(state.mover())].iter().map(Num));
    }
    fn check(state: &Hands, action: Num) -> Result<(), Illegal> {
        let held = state.hands[usize::from(state.mover())].contains(action.0);
        if held { Ok(()) } else { Err(illegal()) }
    }
    fn chance_outcomes(state: &Hands, out: &mut Vec<(Num, u32)>) {
        out.extend(state.stock.iter().map(|card| (Num(card), 1)));
    }
    fn apply(state: &mut Hands, action: Num, _: &mut impl EventSink<()>) {
        state.hands[usize::from(state.mover())].remove(action.0);
        match state.led.take() {
            None => state.led = Some(action.0),
            Some(led) => state.taken[usize::from(action.0 > led)] += 1,
        }
    }
    fn resolve(state: &mut Hands, chance: Num, _: &mut impl EventSink<()>) {
        state.stock.remove(chance.0);
        let to = usize::from(state.hands[0].len() > state.hands[1].len());
        state.hands[to].insert(chance.0);
        state.dealing = state.hands[1].len() < 3;
    }
    fn view(state: &Hands, viewer: Viewer) -> Self::View {
        let own = |seat: u8| {
            if viewer.sees(Seat(seat)) { state.hands[usize::from(seat)] } else { CardSet::EMPTY }
        };
        (own(0).union(own(1)), state.led, state.taken)
    }
    fn redact((): (), _: Viewer) -> Option<()> {
        None
    }
    fn determinize(state: &mut Hands, seat: Seat, rng: &mut impl Rng) {
        let other = usize::from(1 - seat.0);
        let size = state.hands[other].len();
        let mut loose = state.stock.union(state.hands[other]);
        state.hands[other] = CardSet::EMPTY;
        for _ in 0..size {
            if let Some(card) = loose.draw(rng) {
                loose.remove(card);
                state.hands[other].insert(card);
            }
        }
        state.stock = loose;
    }
    fn digest(_: &Hands, _: &mut Digest) {}
    fn faults(_: &Hands) -> Vec<String> {
        Vec::new()
    }
}
