//! A game for two with hidden hands on the shelf of a test server: the toy of the conformance suite under another name.
#![allow(dead_code, reason = "each test uses a part of it")]

use frente_catalog::shelf::GameBox;
use frente_catalog::{AnyGame, Faults, Shelf, Trio};
use frente_conformance::toy::{Action, Chance, Event, Setup, State, Toy, View};
use frente_kernel::{
    Digest, EventSink, Game, GameInfo, Illegal, Message, Narrate, Node, Rng, RuleId, Seat, SetupError, Viewer,
};
use frente_search::{Player, Spec, Uninformed};
use serde_json::Value;

/// The toy, so that this crate may put it on a shelf.
#[derive(Clone, Copy, Debug)]
pub struct Duel;

/// Played for that many points, aiming breaks the rules.
pub const CURSED: u8 = 13;

impl Game for Duel {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    const INFO: GameInfo = GameInfo { id: "duel", ..Toy::INFO };

    fn initial(setup: &Setup) -> Result<State, SetupError> {
        Toy::initial(setup)
    }

    fn seats(state: &State) -> u8 {
        Toy::seats(state)
    }

    fn node(state: &State) -> Node {
        Toy::node(state)
    }

    fn legal_actions(state: &State, out: &mut Vec<Action>) {
        Toy::legal_actions(state, out);
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        Toy::check(state, action)
    }

    fn chance_outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
        Toy::chance_outcomes(state, out);
    }

    fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        let cursed = Toy::view(state, Viewer::Spectator).target == CURSED;
        assert!(!(cursed && action == Action::Aim), "the curse of the thirteen");
        Toy::apply(state, action, log);
    }

    fn resolve(state: &mut State, chance: Chance, log: &mut impl EventSink<Event>) {
        Toy::resolve(state, chance, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        Toy::view(state, viewer)
    }

    fn redact(event: Event, viewer: Viewer) -> Option<Event> {
        Toy::redact(event, viewer)
    }

    fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
        Toy::determinize(state, seat, rng);
    }

    fn digest(state: &State, out: &mut Digest) {
        Toy::digest(state, out);
    }

    fn faults(state: &State) -> Vec<String> {
        Toy::faults(state)
    }
}

impl Narrate for Duel {
    type Piece = u8;

    fn prompt(state: &State) -> (Message, RuleId) {
        Toy::prompt(state)
    }

    fn action_message(state: &State, action: Action) -> Message {
        Toy::action_message(state, action)
    }

    fn action_rule(state: &State, action: Action) -> RuleId {
        Toy::action_rule(state, action)
    }

    fn chance_message(state: &State, chance: Chance) -> Message {
        Toy::chance_message(state, chance)
    }

    fn event_message(state: &State, event: Event) -> Message {
        Toy::event_message(state, event)
    }

    fn event_rule(event: Event) -> RuleId {
        Toy::event_rule(event)
    }

    fn is_headline(event: Event) -> bool {
        Toy::is_headline(event)
    }

    fn decline(state: &State) -> Option<Action> {
        Toy::decline(state)
    }

    fn vocabulary() -> Vec<Message> {
        Toy::vocabulary()
    }
}

const NOTHING: Trio = Trio { es: "", en: "", fr: "" };

impl Shelf for Duel {
    type Game = Duel;

    const TITLES: Trio = NOTHING;
    const BLURB: Trio = NOTHING;
    const RULES: &'static str = "";
    const LESSONS: &'static str = "lesson = []";
    const LOCALE: Trio = NOTHING;
    const DATA_FILES: &'static [(&'static str, &'static str)] = &[];

    fn load_data(_: &[(String, String)]) -> Result<Value, Faults> {
        Ok(Value::Null)
    }

    type Sheet = Value;

    fn sheet(_: &Setup) -> Value {
        Value::Null
    }

    fn player(spec: Spec, seed: u64) -> Player<Duel> {
        spec.player(Uninformed, seed)
    }
}

/// The shelf: *Amanecer* and the duel.
pub fn games() -> &'static [&'static dyn AnyGame] {
    static DUEL: GameBox<Duel> = GameBox::new();
    static SHELF: std::sync::OnceLock<Vec<&'static dyn AnyGame>> = std::sync::OnceLock::new();
    SHELF.get_or_init(|| frente_catalog::games().iter().copied().chain([&DUEL as &dyn AnyGame]).collect())
}
