//! A position by numbers: for search and for learning, one at a time.
//!
//! An action is its number in the game, where each has one (`codes`), or its place in the sorted list of what is offered
//! (`offers`). A chance is its place in the sorted list of what may come. Whoever holds a position holds everything in it: what a
//! seat may know is asked for by the seat, and `redeal` deals the rest anew.

use crate::errors::{self, error};
use crate::json::from_py;
use frente_catalog::{Visit, visit};
use frente_door::patch::patched;
use frente_door::{Faults, Shelf};
use frente_kernel::{Encode, Eyes, Facts, Narrate, Node, Schema, Seat, Silent, Viewer};
use frente_search::BotRng;
use numpy::{PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use rand_core::SeedableRng;
use serde_json::{Value, json};

/// Which numbers stand for actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// Every action has one.
    Codes,
    /// The place in the list of what is offered.
    Offers,
}

impl Numbers {
    pub fn of<G: Encode>(name: &str) -> PyResult<Numbers> {
        match name {
            "offers" => Ok(Numbers::Offers),
            "codes" if G::ACTIONS > 0 => Ok(Numbers::Codes),
            "codes" => Err(errors::value(format!("actions = \"codes\": those of {} have no numbers", G::INFO.id))),
            _ => Err(errors::value(format!("actions = {name:?}: expected \"codes\" or \"offers\""))),
        }
    }

    pub fn number<G: Encode>(self, at: usize, action: G::Action) -> usize {
        match self {
            Numbers::Codes => G::number(action).expect("every action has a number"),
            Numbers::Offers => at,
        }
    }

    /// The legal action of that number.
    pub fn read<G: Encode>(self, number: i64, legal: &[G::Action]) -> Option<G::Action> {
        let number = usize::try_from(number).ok()?;
        match self {
            Numbers::Codes => G::numbered(number).filter(|action| legal.binary_search(action).is_ok()),
            Numbers::Offers => legal.get(number).copied(),
        }
    }

    /// How many there are at most.
    pub fn size<G: Encode>(self) -> usize {
        match self {
            Numbers::Codes => G::ACTIONS,
            Numbers::Offers => G::OFFERS,
        }
    }

    /// Why a number cannot be taken.
    pub fn refusal<G: Encode>(self, place: &str, number: i64, legal: &[G::Action]) -> PyErr {
        if legal.is_empty() {
            return error("NotYourTurn", format!("{place} = {number}: nobody has to choose"), &[]);
        }
        let known = usize::try_from(number).ok().and_then(G::numbered).filter(|_| self == Numbers::Codes);
        let text = match (self, known) {
            (_, Some(action)) => format!("{place} = {number} ({action}) is not legal now"),
            (Numbers::Codes, None) => format!("{place} = {number}: expected 0 to {}", G::ACTIONS - 1),
            (Numbers::Offers, None) => format!("{place} = {number}: expected 0 to {}", legal.len() - 1),
        };
        error("IllegalAction", text, &[("rule", json!("")), ("action", json!(number.to_string()))])
    }
}

/// Writes facts as zeros and ones.
pub fn hot(facts: &Facts, out: &mut [i8]) {
    out.fill(0);
    facts.list().iter().for_each(|fact| out[usize::from(*fact)] = 1);
}

/// Marks the numbers of what is legal.
pub fn marked<G: Encode>(numbers: Numbers, legal: &[G::Action], out: &mut [i8]) {
    out.fill(0);
    legal.iter().enumerate().for_each(|(at, action)| out[numbers.number::<G>(at, *action)] = 1);
}

/// Writes the facts of what is offered, a row each, -1 where there are no more. What `out` holds is what was written the last
/// time, or -1 throughout: a row that begins with -1 is empty, and so are those after it.
pub fn offered<G: Encode>(state: &G::State, legal: &[G::Action], facts: &mut Facts, out: &mut [i16]) {
    let rows = out.chunks_exact_mut(G::OFFER_FACTS);
    rows.take_while(|row| row[0] >= 0).for_each(|row| row.fill(-1));
    for (action, row) in legal.iter().zip(out.chunks_exact_mut(G::OFFER_FACTS)) {
        facts.read_action::<G>(state, *action);
        facts.list().iter().zip(row).for_each(|(fact, out)| *out = *fact as i16);
    }
}

/// A position without its game's types.
trait AnyPosition: Send + Sync {
    fn node(&self) -> i8;
    fn seats(&self) -> u8;
    fn sizes(&self) -> [usize; 5];
    fn legal(&self) -> Vec<usize>;
    fn chances(&self) -> Vec<u32>;
    fn act(&mut self, number: i64) -> PyResult<()>;
    fn chance(&mut self, number: i64) -> PyResult<()>;
    fn roll(&mut self);
    fn action_text(&self, number: i64) -> PyResult<String>;
    fn chance_text(&self, number: i64) -> PyResult<String>;
    fn outcome(&self) -> Option<Value>;
    fn payoffs(&self) -> Vec<f32>;
    fn view(&self, viewer: Viewer) -> Value;
    fn told(&self, seat: Seat) -> Option<&str>;
    fn observe(&self, seat: Seat, out: &mut [i8]);
    fn mask(&self, out: &mut [i8]);
    fn offered(&self, out: &mut [i16]);
    fn redeal(&mut self, seat: Seat, seed: u64);
    fn seeded(&mut self, seed: u64);
    fn copied(&self) -> Box<dyn AnyPosition>;
}

struct Of<G: Encode> {
    state: G::State,
    numbers: Numbers,
    /// How many facts a position has.
    width: usize,
    legal: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
    rng: BotRng,
    /// What each seat was told so far, where that is kept.
    told: Option<Vec<String>>,
    events: Vec<G::Event>,
}

impl<G: Encode> Of<G> {
    /// Lists what may come next.
    fn look(&mut self) {
        self.legal.clear();
        self.chances.clear();
        match G::node(&self.state) {
            Node::Decision(_) => G::legal_actions(&self.state, &mut self.legal),
            Node::Chance => G::chance_outcomes(&self.state, &mut self.chances),
            Node::Over(_) => {}
        }
    }

    /// Tells each seat what it may know of what has just happened.
    fn tell(&mut self) {
        let Some(told) = &mut self.told else { return };
        for (seat, told) in (0..).map(Seat).zip(told) {
            for event in self.events.iter().filter_map(|event| G::redact(*event, Viewer::Seat(seat))) {
                told.push_str(&serde_json::to_string(&event).expect("an event is plain data"));
                told.push('\n');
            }
        }
        self.events.clear();
    }

    fn apply(&mut self, action: G::Action) {
        match self.told {
            Some(_) => G::apply(&mut self.state, action, &mut self.events),
            None => G::apply(&mut self.state, action, &mut Silent),
        }
        self.tell();
    }

    fn resolve(&mut self, chance: G::Chance) {
        match self.told {
            Some(_) => G::resolve(&mut self.state, chance, &mut self.events),
            None => G::resolve(&mut self.state, chance, &mut Silent),
        }
        self.tell();
    }

    fn due(&self, number: i64) -> PyResult<G::Chance> {
        let due = usize::try_from(number).ok().and_then(|number| self.chances.get(number));
        due.map(|(chance, _)| *chance).ok_or_else(|| match self.chances.len() {
            0 => error("NotYourTurn", "no die or card is due", &[]),
            count => errors::value(format!("chance = {number}: expected 0 to {}", count - 1)),
        })
    }
}

impl<G: Narrate + Encode> AnyPosition for Of<G> {
    fn node(&self) -> i8 {
        match G::node(&self.state) {
            Node::Decision(seat) => seat.0 as i8,
            Node::Chance => -1,
            Node::Over(_) => -2,
        }
    }

    fn seats(&self) -> u8 {
        G::seats(&self.state)
    }

    fn sizes(&self) -> [usize; 5] {
        [self.width, self.numbers.size::<G>(), G::OFFERS, G::OFFER_FACTS, G::INFO.max_steps as usize]
    }

    fn legal(&self) -> Vec<usize> {
        self.legal.iter().enumerate().map(|(at, action)| self.numbers.number::<G>(at, *action)).collect()
    }

    fn chances(&self) -> Vec<u32> {
        self.chances.iter().map(|(_, weight)| *weight).collect()
    }

    fn act(&mut self, number: i64) -> PyResult<()> {
        let action = self.numbers.read::<G>(number, &self.legal);
        let action = action.ok_or_else(|| self.numbers.refusal::<G>("action", number, &self.legal))?;
        self.apply(action);
        self.look();
        Ok(())
    }

    fn chance(&mut self, number: i64) -> PyResult<()> {
        let chance = self.due(number)?;
        self.resolve(chance);
        self.look();
        Ok(())
    }

    fn roll(&mut self) {
        while G::node(&self.state) == Node::Chance {
            let chance = G::sample_chance(&self.state, &mut self.rng);
            self.resolve(chance);
        }
        self.look();
    }

    fn action_text(&self, number: i64) -> PyResult<String> {
        let known = match self.numbers {
            Numbers::Codes => usize::try_from(number).ok().and_then(G::numbered),
            Numbers::Offers => self.numbers.read::<G>(number, &self.legal),
        };
        known.map(|action| action.to_string()).ok_or_else(|| self.numbers.refusal::<G>("action", number, &self.legal))
    }

    fn chance_text(&self, number: i64) -> PyResult<String> {
        self.due(number).map(|chance| chance.to_string())
    }

    fn outcome(&self) -> Option<Value> {
        match G::node(&self.state) {
            Node::Over(outcome) => Some(json!({"label": outcome.label, "grade": outcome.grade, "score": outcome.score,
                    "winners": outcome.winners.iter().collect::<Vec<_>>(),
                    "losers": outcome.losers.iter().collect::<Vec<_>>()})),
            _ => None,
        }
    }

    fn payoffs(&self) -> Vec<f32> {
        let seats = (0..self.seats()).map(Seat);
        match G::node(&self.state) {
            Node::Over(outcome) => seats.map(|seat| 2.0 * outcome.payoff(seat) - 1.0).collect(),
            _ => seats.map(|_| 0.0).collect(),
        }
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(G::view(&self.state, viewer)).expect("a view is plain data")
    }

    fn told(&self, seat: Seat) -> Option<&str> {
        self.told.as_ref().map(|told| told[usize::from(seat.0)].as_str())
    }

    fn observe(&self, seat: Seat, out: &mut [i8]) {
        let mut facts = Facts::default();
        facts.read::<G>(&self.state, Eyes::Seat(seat));
        hot(&facts, out);
    }

    fn mask(&self, out: &mut [i8]) {
        marked::<G>(self.numbers, &self.legal, out);
    }

    fn offered(&self, out: &mut [i16]) {
        offered::<G>(&self.state, &self.legal, &mut Facts::default(), out);
    }

    fn redeal(&mut self, seat: Seat, seed: u64) {
        G::determinize(&mut self.state, seat, &mut BotRng::seed_from_u64(seed));
        self.look();
    }

    fn seeded(&mut self, seed: u64) {
        self.rng = BotRng::seed_from_u64(seed);
    }

    fn copied(&self) -> Box<dyn AnyPosition> {
        Box::new(Of::<G> {
            state: self.state.clone(),
            numbers: self.numbers,
            width: self.width,
            legal: self.legal.clone(),
            chances: self.chances.clone(),
            rng: self.rng.clone(),
            told: self.told.clone(),
            events: Vec::new(),
        })
    }
}

/// A position of any game.
#[pyclass(module = "frente._core")]
pub struct Position {
    inner: Box<dyn AnyPosition>,
    #[pyo3(get)]
    game: String,
}

struct Open<'a> {
    setup: &'a Value,
    actions: &'a str,
    seed: u64,
    told: bool,
}

impl Visit for Open<'_> {
    type Out = PyResult<Box<dyn AnyPosition>>;

    fn visit<G: Narrate + Encode + Clone, S: Shelf<Game = G>>(self) -> Self::Out {
        let numbers = Numbers::of::<G>(self.actions)?;
        let setup = patched(&G::Setup::default(), self.setup, "setup").map_err(|refused| errors::faults(&refused))?;
        let state = G::initial(&setup).map_err(|refused| errors::faults(&Faults(refused.0)))?;
        let told = self.told.then(|| vec![String::new(); G::seats(&state).into()]);
        let rng = BotRng::seed_from_u64(self.seed);
        let (legal, chances, events) = (Vec::new(), Vec::new(), Vec::new());
        let mut position =
            Of::<G> { state, numbers, width: Schema::of::<G>().width(), legal, chances, rng, told, events };
        position.look();
        Ok(Box::new(position))
    }
}

impl Position {
    fn seat(&self, seat: i64) -> PyResult<Seat> {
        let seats = self.inner.seats();
        let known = u8::try_from(seat).ok().filter(|seat| *seat < seats).map(Seat);
        known.ok_or_else(|| errors::value(format!("seat = {seat}: expected 0 to {}", seats - 1)))
    }
}

/// Refuses an array of another size.
pub fn sized(name: &str, found: usize, wanted: usize) -> PyResult<()> {
    match found == wanted {
        true => Ok(()),
        false => Err(errors::value(format!("{name}: {found} numbers, expected {wanted}"))),
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (game, setup, actions, seed, told))]
    fn new(game: &str, setup: &Bound<'_, PyAny>, actions: &str, seed: u64, told: bool) -> PyResult<Position> {
        let setup = from_py("setup", setup)?;
        let opened = visit(game, Open { setup: &setup, actions, seed, told });
        let inner = opened.map_err(|refused| errors::unknown_game(&refused))??;
        Ok(Position { inner, game: game.to_owned() })
    }

    /// The seat that must choose; -1 where a die or card is due, -2 where the match is over.
    #[getter]
    fn node(&self) -> i8 {
        self.inner.node()
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.inner.seats()
    }

    /// Facts, numbers of actions, offers, facts of an offer, steps at most.
    #[getter]
    fn sizes(&self) -> [usize; 5] {
        self.inner.sizes()
    }

    fn legal(&self) -> Vec<usize> {
        self.inner.legal()
    }

    fn chances(&self) -> Vec<u32> {
        self.inner.chances()
    }

    fn act(&mut self, number: i64) -> PyResult<()> {
        self.inner.act(number)
    }

    fn chance(&mut self, number: i64) -> PyResult<()> {
        self.inner.chance(number)
    }

    fn roll(&mut self) {
        self.inner.roll();
    }

    /// Acts, then draws what is due: who must choose now, as `node` says it.
    fn step(&mut self, number: i64) -> PyResult<i8> {
        self.inner.act(number)?;
        if self.inner.node() == -1 {
            self.inner.roll();
        }
        Ok(self.inner.node())
    }

    fn action_text(&self, number: i64) -> PyResult<String> {
        self.inner.action_text(number)
    }

    fn chance_text(&self, number: i64) -> PyResult<String> {
        self.inner.chance_text(number)
    }

    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.inner.outcome().map(|outcome| crate::json::to_py(py, &outcome)).transpose()
    }

    /// 1 won, -1 lost, 0 neither, for each seat; nothing but 0 before the end.
    fn payoffs(&self) -> Vec<f32> {
        self.inner.payoffs()
    }

    fn view<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyAny>> {
        crate::json::to_py(py, &self.inner.view(Viewer::Seat(self.seat(seat)?)))
    }

    fn view_text(&self, seat: i64) -> PyResult<String> {
        Ok(self.inner.view(Viewer::Seat(self.seat(seat)?)).to_string())
    }

    /// Everything the seat was told, an event a line; `None` where that is not kept.
    fn told(&self, seat: i64) -> PyResult<Option<&str>> {
        Ok(self.inner.told(self.seat(seat)?))
    }

    fn observe(&self, seat: i64, mut out: PyReadwriteArray1<'_, i8>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let out = out.as_slice_mut()?;
        sized("out", out.len(), self.inner.sizes()[0])?;
        self.inner.observe(seat, out);
        Ok(())
    }

    fn mask(&self, mut out: PyReadwriteArray1<'_, i8>) -> PyResult<()> {
        let out = out.as_slice_mut()?;
        sized("out", out.len(), self.inner.sizes()[1])?;
        self.inner.mask(out);
        Ok(())
    }

    fn offered(&self, mut out: PyReadwriteArray2<'_, i16>) -> PyResult<()> {
        let [_, _, offers, facts, _] = self.inner.sizes();
        let out = out.as_slice_mut()?;
        sized("out", out.len(), offers * facts)?;
        self.inner.offered(out);
        Ok(())
    }

    /// A copy in which everything the seat cannot know is dealt anew.
    fn redeal(&self, seat: i64, seed: u64) -> PyResult<Position> {
        let seat = self.seat(seat)?;
        let mut inner = self.inner.copied();
        inner.redeal(seat, seed);
        Ok(Position { inner, game: self.game.clone() })
    }

    /// A copy, with dice of its own where a seed is given.
    #[pyo3(signature = (seed=None))]
    fn clone(&self, seed: Option<u64>) -> Position {
        let mut inner = self.inner.copied();
        if let Some(seed) = seed {
            inner.seeded(seed);
        }
        Position { inner, game: self.game.clone() }
    }
}
