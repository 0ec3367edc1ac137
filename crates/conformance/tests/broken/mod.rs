//! The toy with one thing broken. The setup says which, so that all faults share one type (and one compilation of the
//! suite); everything else is the toy's own.
#![allow(missing_docs)]

use frente_conformance::toy::{self, Action, Chance, HandView, Toy, View};
use frente_kernel::{
    Beat, BeatKind, CardSet, Caution, Digest, EventSink, Game, GameInfo, Illegal, Message, Narrate, Node, Rng, RuleId,
    Seat, SetupError, Touch, Viewer, below,
};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU32, Ordering};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Fault {
    #[default]
    None,
    // The lists
    Unsorted,
    Twice,
    /// Forgets that a seat may pass.
    NoPass,
    Weightless,
    // `check`
    AimForFree,
    ShowRefused,
    RefusesWithoutRule,
    /// Looks a card up in a table before asking whether there is such a card.
    Unguarded,
    DeclinesByAiming,
    // The fast paths
    SamplesPass,
    SamplesFirst,
    /// Throws a six twice as often.
    Loaded,
    AlwaysSix,
    // The position and what is written of it
    /// Has a memory outside the position.
    Moody,
    /// Leaves facts out of the digest.
    Blind,
    /// Holds something that is not saved.
    Forgetful,
    PointsConserved,
    // What viewers see, read and are offered
    /// Tells everybody how strong the second hand is.
    LeakyView,
    OpenDraws,
    OpenAttacks,
    /// Tells whoever aims a card of the other hand.
    ChattyAim,
    /// Offers to show a card only while the other seat holds none that is higher.
    TellingOffers,
    /// Asks with the highest card of the other seat in the question.
    TellingPrompt,
    /// A refusal cites another paragraph for a card the other seat holds.
    TellingRefusal,
    /// A card that is not in the hand cannot be shown "now".
    VagueRefusal,
    /// The pieces of an action show the highest card of the other seat.
    TellingTouch,
    /// A caution is given where the other seat holds a high card.
    TellingCaution,
    /// A die falls on a seventh face.
    SeventhFace,
    DeafReferee,
    /// A game whose views redact nothing.
    TellsAll,
    // Redeals
    Unredealt,
    /// Now and then deals a seat's own cards anew.
    CarelessRedeal,
    /// Redeals so seldom that the kernel's few tries see no reveal.
    LazyRedeal,
    // Words
    NewWord,
    NewArgument,
    NewTerm,
    NewReason,
    /// Reads an event by the position of the day.
    Fickle,
    // The rules
    /// Breaks down when an attack is blocked.
    Breakdown,
}

/// Who the broken game says it is.
pub trait Named: Send + Sync + 'static {
    const INFO: GameInfo;
}

pub struct AsToy;
impl Named for AsToy {
    const INFO: GameInfo = Toy::INFO;
}

/// The toy with the fault its setup names.
pub struct Broken<N = AsToy>(PhantomData<N>);

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    #[serde(flatten)]
    pub toy: toy::Setup,
    pub fault: Fault,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    toy: toy::State,
    fault: Fault,
    mood: u32,
    #[serde(skip)]
    forgotten: u32,
}

/// An event that remembers the fault: `redact` sees no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Event(toy::Event, Fault);

struct Tagged<'a, S>(&'a mut S, Fault);

impl<S: EventSink<Event>> EventSink<toy::Event> for Tagged<'_, S> {
    fn emit(&mut self, event: toy::Event) {
        self.0.emit(Event(event, self.1));
    }
}

static MOOD: AtomicU32 = AtomicU32::new(0);

/// What lies in both hands, which nobody but the referee may know.
fn hands(state: &toy::State) -> [CardSet; 2] {
    Toy::view(state, Viewer::Referee).hands.map(|hand| match hand {
        HandView::Open { cards, .. } => cards,
        HandView::Closed { .. } => panic!("the referee sees every hand"),
    })
}

/// The highest card of the seat that is not deciding.
fn highest_of_the_other(state: &toy::State) -> Option<u8> {
    let Node::Decision(seat) = Toy::node(state) else {
        return None;
    };
    hands(state)[usize::from(1 - seat.0)].iter().last()
}

impl<N: Named> Game for Broken<N> {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    const INFO: GameInfo = N::INFO;

    fn initial(setup: &Setup) -> Result<State, SetupError> {
        Ok(State { toy: Toy::initial(&setup.toy)?, fault: setup.fault, mood: 0, forgotten: 0 })
    }

    fn seats(state: &State) -> u8 {
        Toy::seats(&state.toy)
    }

    fn node(state: &State) -> Node {
        Toy::node(&state.toy)
    }

    fn legal_actions(state: &State, out: &mut Vec<Action>) {
        Toy::legal_actions(&state.toy, out);
        match state.fault {
            Fault::Unsorted => out.reverse(),
            Fault::Twice => out.extend(out.last().copied()),
            Fault::NoPass => out.retain(|action| *action != Action::Pass),
            Fault::TellingOffers => out.retain(|action| Self::check(state, *action).is_ok()),
            _ => {}
        }
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        let checked = Toy::check(&state.toy, action);
        let no = |rule| Err(Illegal { rule, why: "not-in-hand" });
        match (state.fault, action) {
            (Fault::AimForFree, Action::Aim) if Toy::check(&state.toy, Action::Pass).is_err() => Ok(()),
            (Fault::ShowRefused, Action::Show(_)) => no("6"),
            (Fault::TellingRefusal, Action::Show(card))
                if hands(&state.toy).iter().all(|hand| !hand.contains(card)) =>
            {
                no("6.1")
            }
            (Fault::VagueRefusal, Action::Show(_)) => {
                Toy::check(&state.toy, action).map_err(|Illegal { rule, .. }| Illegal { rule, why: "not-now" })
            }
            (Fault::TellingOffers, Action::Show(card)) if Some(card) < highest_of_the_other(&state.toy) => no("6"),
            (Fault::RefusesWithoutRule, _) => checked.map_err(|illegal| Illegal { rule: "", ..illegal }),
            (Fault::NewReason, _) => checked.map_err(|illegal| Illegal { why: "because", ..illegal }),
            (Fault::Unguarded, Action::Block(card)) => {
                std::hint::black_box([0_u8; 24][usize::from(card)]);
                checked
            }
            _ => checked,
        }
    }

    fn chance_outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
        Toy::chance_outcomes(&state.toy, out);
        if let (Fault::Weightless, Some(first)) = (state.fault, out.first_mut()) {
            first.1 = 0;
        }
    }

    fn sample_chance(state: &State, rng: &mut impl Rng) -> Chance {
        match (state.fault, Toy::sample_chance(&state.toy, rng)) {
            (Fault::Loaded, Chance::Die(_)) => Chance::Die((1 + below(rng, 7) as u8).min(6)),
            (Fault::AlwaysSix, Chance::Die(_)) => Chance::Die(6),
            (_, chance) => chance,
        }
    }

    fn sample_action(state: &State, rng: &mut impl Rng) -> Action {
        let mut actions = Vec::new();
        Self::legal_actions(state, &mut actions);
        match state.fault {
            Fault::SamplesPass => Action::Pass,
            Fault::SamplesFirst => actions[0],
            _ => actions[below(rng, actions.len() as u32) as usize],
        }
    }

    fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        let (seat, fault) = (Toy::view(&state.toy, Viewer::Spectator).active, state.fault);
        match fault {
            Fault::Moody => state.mood = MOOD.fetch_add(1, Ordering::Relaxed),
            Fault::Forgetful => state.forgotten += 1,
            Fault::Breakdown => assert!(!matches!(action, Action::Block(_)), "no rule for blocks yet"),
            Fault::ChattyAim if action == Action::Aim => {
                let card = hands(&state.toy)[usize::from(1 - seat.0)].iter().next();
                log.emit(Event(toy::Event::Peeked { seat, card }, fault));
            }
            _ => {}
        }
        Toy::apply(&mut state.toy, action, &mut Tagged(log, fault));
    }

    fn resolve(state: &mut State, chance: Chance, log: &mut impl EventSink<Event>) {
        Toy::resolve(&mut state.toy, chance, &mut Tagged(log, state.fault));
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let mut view = Toy::view(&state.toy, viewer);
        if state.fault == Fault::LeakyView {
            view.pile = view.pile.wrapping_add(hands(&state.toy)[1].iter().sum());
        }
        view
    }

    fn redact(Event(event, fault): Event, viewer: Viewer) -> Option<Event> {
        let told = match (fault, event) {
            (Fault::OpenDraws, toy::Event::Drew { .. }) => Some(event),
            (Fault::OpenAttacks, toy::Event::Attacked { .. }) if viewer != Viewer::Spectator => Some(event),
            (Fault::TellsAll, _) => Some(event),
            (Fault::DeafReferee, _) => Toy::redact(event, Viewer::Spectator),
            _ => Toy::redact(event, viewer),
        };
        told.map(|told| Event(told, fault))
    }

    fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
        match state.fault {
            Fault::Unredealt => return,
            Fault::LazyRedeal if rng.next_u64() > u64::MAX / 40 => return,
            Fault::CarelessRedeal if below(rng, 4) == 0 => Toy::determinize(&mut state.toy, toy::other(seat), rng),
            _ => {}
        }
        Toy::determinize(&mut state.toy, seat, rng);
    }

    fn digest(state: &State, out: &mut Digest) {
        match state.fault {
            Fault::Blind => hands(&state.toy).iter().for_each(|hand| out.word(hand.bits())),
            _ => Toy::digest(&state.toy, out),
        }
    }

    fn faults(state: &State) -> Vec<String> {
        let mut faults = Toy::faults(&state.toy);
        if state.fault == Fault::PointsConserved && Toy::view(&state.toy, Viewer::Spectator).points != [0, 0] {
            faults.push("points are conserved".to_owned());
        }
        faults
    }
}

impl<N: Named> Narrate for Broken<N> {
    type Piece = u8;

    fn prompt(state: &State) -> (Message, RuleId) {
        let (prompt, rule) = Toy::prompt(&state.toy);
        let highest = highest_of_the_other(&state.toy);
        match state.fault {
            Fault::TellingPrompt => (prompt.int("beware", highest.unwrap_or_default()), rule),
            _ => (prompt, rule),
        }
    }

    fn action_message(state: &State, action: Action) -> Message {
        Toy::action_message(&state.toy, action)
    }

    fn action_rule(state: &State, action: Action) -> RuleId {
        Toy::action_rule(&state.toy, action)
    }

    fn touch(state: &State, _: Action) -> Touch<u8> {
        match (state.fault, highest_of_the_other(&state.toy)) {
            (Fault::TellingTouch, Some(card)) => Touch::on(card),
            _ => Touch::none(),
        }
    }

    fn caution(state: &State, _: Action) -> Option<Caution> {
        let beware = state.fault == Fault::TellingCaution && highest_of_the_other(&state.toy) > Some(20);
        beware.then(|| Caution::new(Message::new("toy-tied"), "7"))
    }

    fn beat(_: &State, Event(_, fault): Event, _: Viewer) -> Beat<u8> {
        Beat::new(BeatKind::Dice).die(if fault == Fault::SeventhFace { 7 } else { 1 })
    }

    fn chance_message(state: &State, chance: Chance) -> Message {
        Toy::chance_message(&state.toy, chance)
    }

    fn event_message(state: &State, Event(event, fault): Event) -> Message {
        let message = Toy::event_message(&state.toy, event);
        match (fault, event) {
            (Fault::NewWord, toy::Event::Tied) => Message::new("toy-draw"),
            (Fault::NewArgument, _) => message.int("extra", 1),
            (Fault::NewTerm, toy::Event::Rolled { .. }) => Message::new("toy-rolled").term("die", "toy-die"),
            (Fault::Fickle, toy::Event::Aimed { .. }) => {
                Message::new("toy-aimed").int("seat", Toy::view(&state.toy, Viewer::Spectator).aim)
            }
            _ => message,
        }
    }

    fn event_rule(Event(event, _): Event) -> RuleId {
        Toy::event_rule(event)
    }

    fn is_headline(Event(event, _): Event) -> bool {
        Toy::is_headline(event)
    }

    fn decline(state: &State) -> Option<Action> {
        match state.fault {
            Fault::DeclinesByAiming => Some(Action::Aim),
            _ => Toy::decline(&state.toy),
        }
    }

    fn vocabulary() -> Vec<Message> {
        Toy::vocabulary()
    }
}
