//! A toy with hidden hands: small enough to read in one sitting, with everything that makes a card game hard to serve.
//!
//! It tests the suite, the kernel and the bots; nobody sells it. Its rulebook:
//!
//! - §1 A pile of 24 cards, three of each strength from 1 to 8. Three are dealt to each of two seats, in turn.
//! - §2 A turn is one draw or one attack. Before it a seat may peek, aim and show as its tokens allow.
//! - §3 Draw: the top card comes into the hand, which holds five at most.
//! - §4 Peek: for a token, look at the top card without the other seat.
//! - §5 Aim: for a token, add 1 to this turn's attack.
//! - §6 Show: let the other seat see a card of the hand, and gain a token.
//! - §7 Attack: lay a card face down (face up if the other seat has seen it). The other seat may block with a card of
//!   its own or pass; then the attacking card is turned over.
//! - §8 Blocked: strength, aim and a die against strength and 5. An attack that is higher, or was not blocked, scores a
//!   point for every three of its strength, rounded; one that is lower scores 3 for the blocker, a tie nothing. Cards
//!   laid are discarded.
//! - §9 The first to the target wins. When the seat to move has no card in hand and none to draw, more points win.

mod narrate;
mod notation;
mod view;

pub use notation::NotNotation;
pub use view::{HandView, Pending, View};

use frente_kernel::deck::Top;
use frente_kernel::{
    CardSet, Deck, Digest, EventSink, Fault, Game, GameInfo, Illegal, Node, OptionInfo, Outcome, Rng, Seat, SeatSet,
    SetupError, Viewer,
};
use serde::{Deserialize, Serialize};

const CARDS: u8 = 24;
const DEALT: u32 = 6;
const HAND_LIMIT: u32 = 5;

/// The toy, as a type that carries its rules.
#[derive(Clone, Copy, Debug)]
pub struct Toy;

/// What is agreed before the first card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// §9: points that win.
    pub target: u8,
    /// Tokens each seat starts with.
    pub tokens: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { target: 10, tokens: 2 }
    }
}

/// What is pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Frame {
    /// §1: the next card goes to the seat with fewer.
    Deal,
    /// §2: the active seat chooses.
    Turn,
    /// §3: a card nobody knows is being drawn.
    Drawing,
    /// §4: a card nobody knows is being looked at.
    Peeking,
    /// §7: the other seat may block `card`, which it sees only if it lies `open`.
    Window { card: u8, open: bool },
    /// §8: the die between two open cards.
    Throw { card: u8, block: u8 },
    /// The match is over (§9).
    Over,
}

/// A position. Each card is in exactly one of: pile, a hand, the frame, the discards; `seen` is part of the hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    target: u8,
    pile: Deck,
    hands: [CardSet; 2],
    /// The cards of each hand that the other seat knows.
    seen: [CardSet; 2],
    discards: CardSet,
    points: [u8; 2],
    tokens: [u8; 2],
    active: Seat,
    aim: u8,
    frame: Frame,
}

/// What a seat may choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draws a card (§3).
    Draw,
    /// Looks at the next card (§4).
    Peek,
    /// Takes aim (§5).
    Aim,
    /// Lays a card open (§6).
    Show(u8),
    /// Attacks with a card (§7).
    Attack(u8),
    /// Blocks with a card (§7).
    Block(u8),
    /// §7: lets the attack through.
    Pass,
}

/// A card off the pile, or a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The top card of the pile.
    Card(u8),
    /// A six-sided die.
    Die(u8),
}

/// What happened; a card is `None` for those it is hidden from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub enum Event {
    Dealt { seat: Seat, card: Option<u8> },
    Drew { seat: Seat, card: Option<u8> },
    Peeked { seat: Seat, card: Option<u8> },
    Aimed { seat: Seat },
    Shown { seat: Seat, card: Option<u8> },
    Attacked { seat: Seat, card: Option<u8>, open: bool },
    Blocked { seat: Seat, card: u8 },
    Passed { seat: Seat },
    TurnedOver { card: u8 },
    Rolled { die: u8 },
    Scored { seat: Seat, points: u8 },
    Tied,
    Ended,
}

/// §1: three cards of each strength from 1 to 8.
pub fn strength(card: u8) -> u8 {
    card / 3 + 1
}

/// §8: what an attack with `card` scores.
pub fn worth(card: u8) -> u8 {
    (strength(card) + 1) / 3
}

/// The seat across the table.
pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

const fn no(rule: &'static str, why: &'static str) -> Result<(), Illegal> {
    Err(Illegal { rule, why })
}

fn at(seat: Seat) -> usize {
    usize::from(seat.0)
}

impl State {
    /// Who knows the top card of the pile.
    fn top_known_to(&self) -> SeatSet {
        let knows = |seat: &Seat| self.top_as_known_to(*seat).is_some();
        [Seat(0), Seat(1)].into_iter().filter(knows).fold(SeatSet::NONE, SeatSet::with)
    }

    fn top_as_known_to(&self, seat: Seat) -> Option<u8> {
        self.pile.known_to(seat).last().copied().flatten()
    }

    /// §3: `card` comes off the pile; the other seat remembers it if it had peeked.
    fn take_top(&mut self, seat: Seat, card: u8) {
        let peeked = self.top_as_known_to(other(seat)).is_some();
        self.pile.draw(card);
        self.hands[at(seat)].insert(card);
        if peeked {
            self.seen[at(seat)].insert(card);
        }
    }

    /// Takes a card out of a hand; hands back whether the other seat knew it.
    fn lay(&mut self, seat: Seat, card: u8) -> bool {
        let known = self.seen[at(seat)].contains(card);
        self.hands[at(seat)].remove(card);
        self.seen[at(seat)].remove(card);
        known
    }

    fn score(&mut self, seat: Seat, points: u8, log: &mut impl EventSink<Event>) {
        self.points[at(seat)] += points;
        log.emit(Event::Scored { seat, points });
    }

    /// §2, §9: the turn passes, or the match ends.
    fn next_turn(&mut self, log: &mut impl EventSink<Event>) {
        self.active = other(self.active);
        self.aim = 0;
        let won = self.points.iter().any(|points| *points >= self.target);
        let stuck = self.pile.is_empty() && self.hands[at(self.active)].is_empty();
        self.frame = if won || stuck { Frame::Over } else { Frame::Turn };
        if self.frame == Frame::Over {
            log.emit(Event::Ended);
        }
    }

    /// Who has won by points (§9).
    fn outcome(&self) -> Outcome {
        let [a, b] = self.points;
        let by_target = a >= self.target || b >= self.target;
        let (winners, losers, label) = match a.cmp(&b) {
            std::cmp::Ordering::Greater => (SeatSet::only(Seat(0)), SeatSet::only(Seat(1)), "first"),
            std::cmp::Ordering::Less => (SeatSet::only(Seat(1)), SeatSet::only(Seat(0)), "second"),
            std::cmp::Ordering::Equal => (SeatSet::NONE, SeatSet::NONE, "draw"),
        };
        Outcome {
            winners,
            losers,
            label,
            grade: if by_target { "target" } else { "exhaustion" },
            score: i32::from(a) - i32::from(b),
        }
    }
}

impl Game for Toy {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    const INFO: GameInfo = GameInfo {
        id: "toy",
        rules_version: 1,
        seats: (2, 2),
        hidden: true,
        max_steps: 256,
        scenarios: &["standard"],
        options: &[OptionInfo { id: "target", values: &[5, 10, 15], default: 10, rule: "9" }],
    };

    fn initial(setup: &Setup) -> Result<State, SetupError> {
        let mut faults = Vec::new();
        let mut bound = |place: &str, value: u8, low: u8, high: u8| {
            if value < low || value > high {
                faults.push(Fault {
                    place: place.to_owned(),
                    reason: format!("expected {low} to {high}, found {value}"),
                });
            }
        };
        bound("target", setup.target, 1, 20);
        bound("tokens", setup.tokens, 0, 5);
        if !faults.is_empty() {
            return Err(SetupError(faults));
        }
        Ok(State {
            target: setup.target,
            pile: Deck::shuffled(CardSet::of(0..CARDS)),
            hands: [CardSet::EMPTY; 2],
            seen: [CardSet::EMPTY; 2],
            discards: CardSet::EMPTY,
            points: [0; 2],
            tokens: [setup.tokens; 2],
            active: Seat(0),
            aim: 0,
            frame: Frame::Deal,
        })
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn node(state: &State) -> Node {
        match state.frame {
            Frame::Turn => Node::Decision(state.active),
            Frame::Window { .. } => Node::Decision(other(state.active)),
            Frame::Deal | Frame::Drawing | Frame::Peeking | Frame::Throw { .. } => Node::Chance,
            Frame::Over => Node::Over(state.outcome()),
        }
    }

    fn legal_actions(state: &State, out: &mut Vec<Action>) {
        out.clear();
        let Node::Decision(seat) = Self::node(state) else {
            return;
        };
        let hand = state.hands[at(seat)];
        // In the order of the type, so that the list comes out sorted.
        let all = [Action::Draw, Action::Peek, Action::Aim].into_iter();
        let all = all.chain(hand.iter().map(Action::Show)).chain(hand.iter().map(Action::Attack));
        let all = all.chain(hand.iter().map(Action::Block)).chain([Action::Pass]);
        out.extend(all.filter(|action| Self::check(state, *action).is_ok()));
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        let Node::Decision(seat) = Self::node(state) else {
            return no("2", "nobody-chooses");
        };
        let window = matches!(state.frame, Frame::Window { .. });
        let hand = state.hands[at(seat)];
        match action {
            Action::Block(_) | Action::Pass if !window => no("7", "no-attack"),
            Action::Block(card) if !hand.contains(card) => no("7", "not-in-hand"),
            Action::Block(_) | Action::Pass => Ok(()),
            _ if window => no("7", "block-or-pass"),
            Action::Draw if state.pile.is_empty() => no("3", "pile-empty"),
            Action::Draw if hand.len() >= HAND_LIMIT => no("3", "hand-full"),
            Action::Peek if state.pile.is_empty() => no("4", "pile-empty"),
            Action::Peek if state.top_as_known_to(seat).is_some() => no("4", "already-known"),
            Action::Peek if state.tokens[at(seat)] == 0 => no("4", "no-token"),
            Action::Aim if state.tokens[at(seat)] == 0 => no("5", "no-token"),
            Action::Show(card) if !hand.contains(card) => no("6", "not-in-hand"),
            Action::Show(card) if state.seen[at(seat)].contains(card) => no("6", "already-seen"),
            Action::Attack(card) if !hand.contains(card) => no("7", "not-in-hand"),
            _ => Ok(()),
        }
    }

    fn chance_outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        match (state.frame, state.pile.top()) {
            (Frame::Throw { .. }, _) => out.extend((1..=6).map(|die| (Chance::Die(die), 1))),
            (Frame::Deal | Frame::Drawing | Frame::Peeking, Top::Unknown(cards)) => {
                out.extend(cards.iter().map(|card| (Chance::Card(card), 1)));
            }
            _ => {}
        }
    }

    fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        let seat = state.active;
        match action {
            Action::Draw => match state.pile.top() {
                Top::Known(card) => {
                    state.take_top(seat, card);
                    log.emit(Event::Drew { seat, card: Some(card) });
                    state.next_turn(log);
                }
                _ => state.frame = Frame::Drawing,
            },
            Action::Peek => {
                state.tokens[at(seat)] -= 1;
                match state.pile.top() {
                    // The other seat peeked before: what lies there is settled, so no chance is due.
                    Top::Known(card) => {
                        state.pile.look(0, card, SeatSet::only(seat));
                        log.emit(Event::Peeked { seat, card: Some(card) });
                    }
                    _ => state.frame = Frame::Peeking,
                }
            }
            Action::Aim => {
                state.tokens[at(seat)] -= 1;
                state.aim += 1;
                log.emit(Event::Aimed { seat });
            }
            Action::Show(card) => {
                state.tokens[at(seat)] += 1;
                state.seen[at(seat)].insert(card);
                log.emit(Event::Shown { seat, card: Some(card) });
            }
            Action::Attack(card) => {
                let open = state.lay(seat, card);
                state.frame = Frame::Window { card, open };
                log.emit(Event::Attacked { seat, card: Some(card), open });
            }
            Action::Block(block) => {
                let Frame::Window { card, .. } = state.frame else {
                    return;
                };
                let seat = other(seat);
                state.lay(seat, block);
                state.frame = Frame::Throw { card, block };
                log.emit(Event::Blocked { seat, card: block });
                log.emit(Event::TurnedOver { card });
            }
            Action::Pass => {
                let Frame::Window { card, .. } = state.frame else {
                    return;
                };
                state.discards.insert(card);
                log.emit(Event::Passed { seat: other(seat) });
                log.emit(Event::TurnedOver { card });
                state.score(seat, worth(card), log);
                state.next_turn(log);
            }
        }
    }

    fn resolve(state: &mut State, chance: Chance, log: &mut impl EventSink<Event>) {
        let seat = state.active;
        match (state.frame, chance) {
            (Frame::Deal, Chance::Card(card)) => {
                let dealt = state.hands[0].len() + state.hands[1].len();
                let seat = Seat((dealt % 2) as u8);
                state.take_top(seat, card);
                log.emit(Event::Dealt { seat, card: Some(card) });
                if dealt + 1 == DEALT {
                    state.frame = Frame::Turn;
                }
            }
            (Frame::Drawing, Chance::Card(card)) => {
                state.take_top(seat, card);
                log.emit(Event::Drew { seat, card: Some(card) });
                state.next_turn(log);
            }
            (Frame::Peeking, Chance::Card(card)) => {
                state.pile.look(0, card, SeatSet::only(seat));
                state.frame = Frame::Turn;
                log.emit(Event::Peeked { seat, card: Some(card) });
            }
            (Frame::Throw { card, block }, Chance::Die(die)) => {
                state.discards.insert(card);
                state.discards.insert(block);
                log.emit(Event::Rolled { die });
                match (strength(card) + state.aim + die).cmp(&(strength(block) + 5)) {
                    std::cmp::Ordering::Greater => state.score(seat, worth(card), log),
                    std::cmp::Ordering::Less => state.score(other(seat), 3, log),
                    std::cmp::Ordering::Equal => log.emit(Event::Tied),
                }
                state.next_turn(log);
            }
            _ => {}
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(event: Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }

    fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
        view::determinize(state, seat, rng);
    }

    fn digest(state: &State, out: &mut Digest) {
        out.byte(state.target);
        out.word(state.pile.cards().bits());
        for seat in [Seat(0), Seat(1)] {
            out.byte(state.top_as_known_to(seat).map_or(u8::MAX, |card| card));
            out.word(state.hands[at(seat)].bits());
            out.word(state.seen[at(seat)].bits());
            out.byte(state.points[at(seat)]);
            out.byte(state.tokens[at(seat)]);
        }
        out.word(state.discards.bits());
        out.byte(state.active.0);
        out.byte(state.aim);
        let (kind, card, more) = match state.frame {
            Frame::Deal => (0, 0, 0),
            Frame::Turn => (1, 0, 0),
            Frame::Drawing => (2, 0, 0),
            Frame::Peeking => (3, 0, 0),
            Frame::Window { card, open } => (4, card, u8::from(open)),
            Frame::Throw { card, block } => (5, card, block),
            Frame::Over => (6, 0, 0),
        };
        [kind, card, more].into_iter().for_each(|fact| out.byte(fact));
    }

    fn faults(state: &State) -> Vec<String> {
        let laid = match state.frame {
            Frame::Window { card, .. } => CardSet::of([card]),
            Frame::Throw { card, block } => CardSet::of([card, block]),
            _ => CardSet::EMPTY,
        };
        let places = [state.pile.cards(), state.hands[0], state.hands[1], laid, state.discards];
        let all = places.into_iter().fold(CardSet::EMPTY, CardSet::union);
        let mut faults = Vec::new();
        let mut expect = |holds: bool, invariant: &str| {
            if !holds {
                faults.push(invariant.to_owned());
            }
        };
        let total: u32 = places.iter().map(|place| place.len()).sum();
        expect(all == CardSet::of(0..CARDS) && total == u32::from(CARDS), "every card is in exactly one place");
        expect(state.pile.cards().len() as usize == state.pile.len(), "the pile has a slot for each of its cards");
        for seat in [0, 1] {
            expect(state.hands[seat].len() <= HAND_LIMIT, "§3: no hand is over its limit");
            expect(state.seen[seat].intersection(state.hands[seat]) == state.seen[seat], "seen cards are in the hand");
        }
        faults
    }
}
