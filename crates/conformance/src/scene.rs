//! A position laid out by hand and played on by the checked doors: what the rule tests of every game stand on.
//!
//! A [`Scene`] holds a position and what the log has told. [`Steps`] are the verbs, each by value, so that a test reads as
//! one sentence; before and after every step the position must hold its invariants. A game adds the words for laying
//! out its own table:
//!
//! ```
//! use frente_conformance::toy::{Setup, Toy};
//! use frente_conformance::{Scene, Steps};
//!
//! struct Table(Scene<Toy>);
//!
//! impl std::ops::Deref for Table {
//!     type Target = Scene<Toy>;
//!     fn deref(&self) -> &Scene<Toy> {
//!         &self.0
//!     }
//! }
//!
//! impl Steps<Toy> for Table {
//!     fn scene(&mut self) -> &mut Scene<Toy> {
//!         &mut self.0
//!     }
//! }
//!
//! let table = Table(Scene::new(&Setup::default()));
//! let dealt = ["card 0", "card 3", "card 6", "card 9", "card 12", "card 15"];
//! let table = dealt.into_iter().fold(table, |table, card| table.chance(card));
//! table.asks(0).offers("draw").act("attack 0").asks(1);
//! ```
//!
//! A game whose tests keep a table in a variable implements [`Steps`] for `&mut Table` instead: the verbs then hand back the
//! reference.

use frente_kernel::play::submit_chance;
use frente_kernel::{Game, Illegal, Narrate, Node, Outcome, Refusal, RuleId, Seat, Viewer, submit};
use serde_json::Value;

/// A position, and what the log has told since it was laid out or since [`Steps::forget`].
#[derive(Debug)]
pub struct Scene<G: Game> {
    /// The position on the table.
    pub state: G::State,
    /// What the log has told, oldest first.
    pub told: Vec<G::Event>,
}

impl<G: Game> Clone for Scene<G> {
    fn clone(&self) -> Scene<G> {
        Scene { state: self.state.clone(), told: self.told.clone() }
    }
}

/// What a test looks at.
impl<G: Narrate> Scene<G> {
    /// The position before the first step.
    ///
    /// # Panics
    /// If the setup is not allowed.
    #[track_caller]
    pub fn new(setup: &G::Setup) -> Scene<G> {
        Scene::of(G::initial(setup).unwrap_or_else(|error| panic!("the setup is not allowed: {error}")))
    }

    /// A position that stands already; nothing has been told.
    pub fn of(state: G::State) -> Scene<G> {
        Scene { state, told: Vec::new() }
    }

    /// The position on the table.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What the log has told, oldest first.
    pub fn told(&self) -> &[G::Event] {
        &self.told
    }

    /// Whether the log has told something like this.
    pub fn has_told(&self, wanted: impl Fn(&G::Event) -> bool) -> bool {
        self.told.iter().any(wanted)
    }

    /// What `viewer` sees.
    pub fn view_of(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// The legal actions in notation; none where nobody decides.
    pub fn offered(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Node::Decision(_) = G::node(&self.state) {
            G::legal_actions(&self.state, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    /// Whether the deciding seat may choose this.
    pub fn is_offered(&self, action: &str) -> bool {
        self.offered().iter().any(|offered| offered == action)
    }

    /// Why the checked door refuses this to the deciding seat; the scene stays as it is.
    ///
    /// # Panics
    /// If it is not refused for a reason of the rules, or if the refusal changes something.
    #[track_caller]
    pub fn refusal(&self, action: &str) -> Illegal {
        let mut tried = self.clone();
        match submit::<G>(&mut tried.state, self.seat(), parsed::<G>(action), &mut tried.told) {
            Err(Refusal::Illegal(illegal)) => {
                let unchanged = tried.state == self.state && tried.told.len() == self.told.len();
                assert!(unchanged, "\"{action}\" is refused, but something changed");
                illegal
            }
            other => panic!("\"{action}\" should be illegal: {other:?}"),
        }
    }

    /// How the match has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match G::node(&self.state) {
            Node::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// What chance may bring now, in notation, with weights.
    pub fn due(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        if G::node(&self.state) == Node::Chance {
            G::chance_outcomes(&self.state, &mut outcomes);
        }
        outcomes.iter().map(|(chance, weight)| (chance.to_string(), *weight)).collect()
    }

    /// The seat that must decide.
    ///
    /// # Panics
    /// If a die or a card is due, or the match is over.
    #[track_caller]
    pub fn seat(&self) -> Seat {
        match G::node(&self.state) {
            Node::Decision(seat) => seat,
            node => panic!("nobody decides here: {node:?}{}", self.facing()),
        }
    }

    /// Whether a die or a card is due.
    pub fn is_chance(&self) -> bool {
        G::node(&self.state) == Node::Chance
    }

    /// Where the match stands, for a failure message: what is asked and what may be answered.
    fn facing(&self) -> String {
        let (asked, _) = G::prompt(&self.state);
        format!("; asked is {}, offered are {:?}, due are {:?}", asked.key, self.offered(), self.due())
    }
}

/// The verbs of a rule test. All of them panic, at the caller, where the position or the rules say otherwise.
pub trait Steps<G: Narrate>: Sized {
    /// The scene the verbs act on.
    fn scene(&mut self) -> &mut Scene<G>;

    /// The notation meant by the words of a test. A game may allow names for numbers here.
    fn notation(text: &str) -> String {
        text.to_owned()
    }

    /// The broken invariants that matter to a test.
    fn faults(state: &G::State) -> Vec<String> {
        G::faults(state)
    }

    /// Changes the position through its serialized form, so that no test reaches into the crate.
    #[track_caller]
    fn edit(mut self, change: impl FnOnce(&mut Value)) -> Self {
        let scene = self.scene();
        let mut value = serde_json::to_value(&scene.state).expect("a position is plain data");
        change(&mut value);
        scene.state = serde_json::from_value(value).unwrap_or_else(|error| panic!("laid out badly: {error}"));
        self
    }

    /// No invariant is broken.
    #[track_caller]
    fn sound(mut self) -> Self {
        let faults = Self::faults(&self.scene().state);
        assert!(faults.is_empty(), "the position breaks: {}", faults.join("; "));
        self
    }

    /// The deciding seat chooses.
    #[track_caller]
    fn act(self, action: &str) -> Self {
        let action = parsed::<G>(&Self::notation(action));
        self.take(action)
    }

    /// The deciding seat makes several choices.
    #[track_caller]
    fn acts(self, actions: &[&str]) -> Self {
        actions.iter().fold(self, |scene, action| scene.act(action))
    }

    /// The deciding seat chooses, the action given by value.
    #[track_caller]
    fn take(self, action: G::Action) -> Self {
        let mut this = self.sound();
        let scene = this.scene();
        let seat = scene.seat();
        if let Err(refusal) = submit::<G>(&mut scene.state, seat, action, &mut scene.told) {
            panic!("\"{action}\" is refused: {refusal}{}", scene.facing());
        }
        this.sound()
    }

    /// Chance brings this.
    #[track_caller]
    fn chance(self, chance: &str) -> Self {
        let mut this = self.sound();
        let chance: G::Chance =
            Self::notation(chance).parse().unwrap_or_else(|_| panic!("\"{chance}\" is the notation of no chance"));
        let scene = this.scene();
        if let Err(refusal) = submit_chance::<G>(&mut scene.state, chance, &mut scene.told) {
            panic!("\"{chance}\" cannot come: {refusal}{}", scene.facing());
        }
        this.sound()
    }

    /// A die falls.
    #[track_caller]
    fn die(self, face: u8) -> Self {
        self.chance(&format!("die {face}"))
    }

    /// Several dice fall, one after the other.
    #[track_caller]
    fn dice(self, faces: &[u8]) -> Self {
        faces.iter().fold(self, |scene, face| scene.die(*face))
    }

    /// Forgets what was told so far.
    fn forget(mut self) -> Self {
        self.scene().told.clear();
        self
    }

    /// The deciding seat may choose this.
    #[track_caller]
    fn offers(mut self, action: &str) -> Self {
        let (scene, wanted) = (self.scene(), Self::notation(action));
        assert!(scene.is_offered(&wanted), "\"{action}\" is not offered{}", scene.facing());
        self
    }

    /// The deciding seat may not choose this.
    #[track_caller]
    fn offers_not(mut self, action: &str) -> Self {
        let (scene, wanted) = (self.scene(), Self::notation(action));
        assert!(!scene.is_offered(&wanted), "\"{action}\" is offered");
        self
    }

    /// The deciding seat may choose exactly these, in this order.
    #[track_caller]
    fn offers_only(mut self, actions: &[&str]) -> Self {
        let wanted: Vec<String> = actions.iter().map(|action| Self::notation(action)).collect();
        assert_eq!(self.scene().offered(), wanted);
        self
    }

    /// The checked door refuses this, by this paragraph and for this reason, and nothing changes.
    #[track_caller]
    fn refuses(mut self, action: &str, rule: RuleId, why: &'static str) -> Self {
        assert_eq!(self.scene().refusal(&Self::notation(action)), Illegal { rule, why }, "\"{action}\"");
        self
    }

    /// The checked door refuses this by this paragraph, whatever the reason.
    #[track_caller]
    fn refuses_by(mut self, action: &str, rule: RuleId) -> Self {
        let illegal = self.scene().refusal(&Self::notation(action));
        assert_eq!(illegal.rule, rule, "\"{action}\": {}", illegal.why);
        self
    }

    /// The log has told this.
    #[track_caller]
    fn tells(mut self, event: G::Event) -> Self {
        let told = &self.scene().told;
        assert!(told.contains(&event), "{event:?} was not told, but {told:#?}");
        self
    }

    /// The log has not told this.
    #[track_caller]
    fn tells_not(mut self, event: G::Event) -> Self {
        assert!(!self.scene().told.contains(&event), "{event:?} was told");
        self
    }

    /// The log has told these in this order, whatever came between.
    #[track_caller]
    fn tells_in_order(mut self, events: &[G::Event]) -> Self {
        let told = &self.scene().told;
        let mut rest = told.iter();
        for event in events {
            assert!(rest.any(|one| one == event), "{event:?} does not follow in {told:#?}");
        }
        self
    }

    /// The log has told this, resting on this paragraph.
    #[track_caller]
    fn cites(self, event: G::Event, rule: RuleId) -> Self {
        assert_eq!(G::event_rule(event), rule, "{event:?}");
        self.tells(event)
    }

    /// This seat must decide now.
    #[track_caller]
    fn asks(mut self, seat: u8) -> Self {
        let scene = self.scene();
        assert_eq!(scene.seat(), Seat(seat), "{}", scene.facing());
        self
    }

    /// The match is over, with this kind of ending.
    #[track_caller]
    fn ends(mut self, label: &str) -> Self {
        let scene = self.scene();
        match scene.outcome() {
            Some(outcome) => assert_eq!(outcome.label, label),
            None => panic!("the match goes on{}", scene.facing()),
        }
        self
    }
}

#[track_caller]
fn parsed<G: Narrate>(action: &str) -> G::Action {
    action.parse().unwrap_or_else(|_| panic!("\"{action}\" is the notation of no action"))
}
