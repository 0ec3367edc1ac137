//! [`slots`](crate::slots) as Python has them: arrays in, arrays out, the interpreter let go of.

use crate::errors::{self, error};
use crate::json::from_py;
use crate::position::{Numbers, sized};
use crate::slots::{AnySlots, Autoreset, Out, Slots, Terms, width};
use frente_catalog::{Visit, visit};
use frente_door::patch::patched;
use frente_door::{Faults, Shelf};
use frente_kernel::{Encode, Narrate, Seat};
use frente_lab::plan::parse_bots;
use numpy::{PyArrayDyn, PyArrayMethods as _, PyReadonlyArray1, PyReadwriteArrayDyn, PyUntypedArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use std::sync::{Mutex, PoisonError};

/// Many environments of one game.
#[pyclass(frozen, module = "frente._core")]
pub struct Envs {
    slots: Mutex<Box<dyn AnySlots>>,
    count: usize,
    /// Numbers to a reward: one for each seat, or one.
    rewards: usize,
}

struct Open<'a> {
    setup: &'a Value,
    actions: &'a str,
    learner: Option<(i64, &'a str)>,
    autoreset: Autoreset,
    ends: bool,
    first: u64,
    count: usize,
    seed: u64,
    threads: usize,
}

impl Visit for Open<'_> {
    type Out = PyResult<Box<dyn AnySlots>>;

    fn visit<G: Narrate + Encode + Clone, S: Shelf<Game = G>>(self) -> Self::Out {
        let numbers = Numbers::of::<G>(self.actions)?;
        let setup = patched(&G::Setup::default(), self.setup, "setup").map_err(|refused| errors::faults(&refused))?;
        let initial = G::initial(&setup).map_err(|refused| errors::faults(&Faults(refused.0)))?;
        let seats = G::seats(&initial);
        let learner = match self.learner {
            None => None,
            Some((seat, bots)) => {
                let known = u8::try_from(seat).ok().filter(|seat| *seat < seats).map(Seat);
                let seat = known.ok_or_else(|| errors::value(format!("seat = {seat}: expected 0 to {}", seats - 1)))?;
                let unknown = |refused: frente_search::UnknownBot| error("UnknownBot", refused.to_string(), &[]);
                let mut bots = parse_bots(bots).map_err(unknown)?;
                for bot in &bots {
                    bot.of_game(G::INFO.id).map_err(unknown)?;
                }
                if bots.len() == 1 {
                    bots = vec![bots[0]; seats.into()];
                } else if bots.len() + 1 == usize::from(seats) {
                    // The learning seat needs none, but has a place.
                    bots.insert(seat.0.into(), bots[0]);
                }
                if bots.len() != usize::from(seats) {
                    let text = format!(
                        "opponents: {} bots for {} other seats, expected one or one each",
                        bots.len(),
                        seats - 1
                    );
                    return Err(error("BadPlan", text, &[]));
                }
                Some((seat, bots))
            }
        };
        let pool = match self.threads {
            1 => None,
            threads => {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
                Some(pool.map_err(|refused| error("BadPlan", format!("threads: {refused}"), &[]))?)
            }
        };
        let Self { autoreset, ends, first, .. } = self;
        let width = width::<G>();
        let terms = Terms { setup, initial, numbers, width, learner, player: S::player, autoreset, ends, first };
        Ok(Box::new(Slots::<G>::new(terms, self.count, self.seed, pool)))
    }
}

/// Arrays that are written in one call.
struct Arrays<'py> {
    facts: PyReadwriteArrayDyn<'py, i8>,
    mask: PyReadwriteArrayDyn<'py, i8>,
    offers: Option<PyReadwriteArrayDyn<'py, i16>>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    over: PyReadwriteArrayDyn<'py, bool>,
    seat: PyReadwriteArrayDyn<'py, i8>,
    episode: PyReadwriteArrayDyn<'py, u64>,
    score: PyReadwriteArrayDyn<'py, i32>,
    length: PyReadwriteArrayDyn<'py, u32>,
    label: PyReadwriteArrayDyn<'py, i16>,
    last_facts: PyReadwriteArrayDyn<'py, i8>,
}

/// An array of that name, of the size it must have.
fn array<'py, T: numpy::Element>(
    out: &Bound<'py, PyDict>,
    name: &str,
    size: usize,
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let missing = || errors::value(format!("out: no array {name:?}"));
    let found = out.get_item(name)?.ok_or_else(missing)?;
    let array = found.cast_into::<PyArrayDyn<T>>().map_err(|_| {
        pyo3::exceptions::PyTypeError::new_err(format!(
            "out[{name:?}]: expected an array of {}",
            std::any::type_name::<T>()
        ))
    })?;
    sized(&format!("out[{name:?}]"), array.len(), size)?;
    if !array.is_c_contiguous() {
        return Err(errors::value(format!("out[{name:?}]: expected an array in C order")));
    }
    let busy = |_| errors::value(format!("out[{name:?}]: another call writes to it"));
    array.try_readwrite().map_err(busy)
}

impl<'py> Arrays<'py> {
    fn of(out: &Bound<'py, PyDict>, envs: &Envs, sizes: [usize; 5]) -> PyResult<Arrays<'py>> {
        let [facts, actions, offers, offer_facts, _] = sizes;
        let count = envs.count;
        let with_offers = out.contains("offers")?;
        Ok(Arrays {
            facts: array(out, "facts", count * facts)?,
            mask: array(out, "mask", count * actions)?,
            offers: with_offers.then(|| array(out, "offers", count * offers * offer_facts)).transpose()?,
            rewards: array(out, "rewards", count * envs.rewards)?,
            over: array(out, "over", count)?,
            seat: array(out, "seat", count)?,
            episode: array(out, "episode", count)?,
            score: array(out, "score", count)?,
            length: array(out, "length", count)?,
            label: array(out, "label", count)?,
            last_facts: array(out, "last_facts", count * facts)?,
        })
    }

    fn out(&mut self) -> PyResult<Out<'_>> {
        Ok(Out {
            facts: self.facts.as_slice_mut()?,
            mask: self.mask.as_slice_mut()?,
            offers: match &mut self.offers {
                Some(offers) => offers.as_slice_mut()?,
                None => &mut [],
            },
            rewards: self.rewards.as_slice_mut()?,
            over: self.over.as_slice_mut()?,
            seat: self.seat.as_slice_mut()?,
            episode: self.episode.as_slice_mut()?,
            score: self.score.as_slice_mut()?,
            length: self.length.as_slice_mut()?,
            label: self.label.as_slice_mut()?,
            last_facts: self.last_facts.as_slice_mut()?,
        })
    }
}

impl Envs {
    fn with<T: Send>(&self, py: Python<'_>, work: impl FnOnce(&mut dyn AnySlots) -> T + Send) -> T {
        py.detach(|| work(&mut **self.slots.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

#[pymethods]
impl Envs {
    #[new]
    #[pyo3(signature = (game, count, setup, actions, seat, opponents, autoreset, ends, first, seed, threads))]
    #[expect(clippy::too_many_arguments, reason = "named in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        count: usize,
        setup: &Bound<'_, PyAny>,
        actions: &str,
        seat: Option<i64>,
        opponents: &str,
        autoreset: &str,
        ends: bool,
        first: u64,
        seed: u64,
        threads: usize,
    ) -> PyResult<Envs> {
        let autoreset = match autoreset {
            "same_step" => Autoreset::Same,
            "next_step" => Autoreset::Next,
            "disabled" => Autoreset::Never,
            _ => {
                let text = format!("autoreset = {autoreset:?}: expected \"same_step\", \"next_step\" or \"disabled\"");
                return Err(errors::value(text));
            }
        };
        let setup = from_py("setup", setup)?;
        let learner = seat.map(|seat| (seat, opponents));
        let open = Open { setup: &setup, actions, learner, autoreset, ends, first, count, seed, threads };
        let slots = py.detach(|| visit(game, open)).map_err(|refused| errors::unknown_game(&refused))??;
        let rewards = if seat.is_some() { 1 } else { slots.sizes()[4] };
        Ok(Envs { slots: Mutex::new(slots), count, rewards })
    }

    /// Facts, numbers of actions, offers, facts of an offer, seats.
    #[getter]
    fn sizes(&self, py: Python<'_>) -> [usize; 5] {
        self.with(py, |slots| slots.sizes())
    }

    /// How matches ended, by the number that stands for it.
    #[getter]
    fn labels(&self, py: Python<'_>) -> Vec<&'static str> {
        self.with(py, |slots| slots.labels())
    }

    #[pyo3(signature = (out, seed, which))]
    fn reset<'py>(
        &self,
        py: Python<'py>,
        out: &Bound<'py, PyDict>,
        seed: Option<u64>,
        which: Option<PyReadonlyArray1<'py, bool>>,
    ) -> PyResult<()> {
        let mut arrays = Arrays::of(out, self, self.sizes(py))?;
        let out = arrays.out()?;
        let which = which.as_ref().map(|which| which.as_slice()).transpose()?;
        if let Some(which) = which {
            sized("which", which.len(), self.count)?;
        }
        self.with(py, |slots| slots.begin(seed, which, out))
    }

    fn step<'py>(
        &self,
        py: Python<'py>,
        actions: PyReadonlyArray1<'py, i64>,
        out: &Bound<'py, PyDict>,
    ) -> PyResult<()> {
        let mut arrays = Arrays::of(out, self, self.sizes(py))?;
        let out = arrays.out()?;
        let actions = actions.as_slice()?;
        sized("actions", actions.len(), self.count)?;
        self.with(py, |slots| {
            slots.check(actions)?;
            slots.step(actions, out)
        })
    }

    /// The match that environment plays now, with its dice and cards written out.
    fn record(&self, py: Python<'_>, at: usize) -> PyResult<String> {
        let record = self.with(py, |slots| slots.record(at));
        record.ok_or_else(|| errors::value(format!("environment {at}: expected 0 to {}", self.count.saturating_sub(1))))
    }
}
