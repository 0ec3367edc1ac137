//! Many games played by bots, as columns.

use crate::errors::{self, error};
use crate::json::{from_py, to_py};
use frente_kernel::{Outcome, SeatSet};
use frente_lab::folder::{Folder, FolderError};
use frente_lab::plan::{Keep, parse_bots};
use frente_lab::simulate::Written;
use frente_lab::{LabError, Plan, Row, Tally, play_one, report, simulate};
use numpy::{PyArray1, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How often a long run looks for Ctrl-C and tells how far it is.
const LOOK: Duration = Duration::from_millis(100);

/// A run that was played.
#[pyclass(frozen, module = "frente._core")]
pub struct Run {
    run: frente_lab::Run,
    #[pyo3(get)]
    reproducible: bool,
}

/// A plan as Python hands it in: a dict of the fields of [`Plan`].
fn plan(given: &Bound<'_, PyAny>) -> PyResult<Plan> {
    let given = given.cast::<PyDict>()?;
    let field = |name: &str| given.get_item(name)?.ok_or_else(|| errors::value(format!("plan: no {name:?}")));
    let bots: String = field("bots")?.extract()?;
    Ok(Plan {
        game: field("game")?.extract()?,
        setup: from_py("setup", &field("setup")?)?,
        bots: parse_bots(&bots).map_err(|refused| error("UnknownBot", refused.to_string(), &[]))?,
        first: field("first")?.extract()?,
        games: field("games")?.extract()?,
        seed: field("seed")?.extract()?,
        threads: field("threads")?.extract()?,
        keep: if field("rows")?.extract()? { Keep::Rows } else { Keep::Sums },
    })
}

fn not_written(refused: &FolderError) -> PyErr {
    pyo3::exceptions::PyOSError::new_err(refused.to_string())
}

/// Plays a plan. `progress` is called now and then with the number of games played so far.
#[pyfunction]
#[pyo3(name = "simulate", signature = (plan, progress, records))]
fn run(
    py: Python<'_>,
    #[pyo3(from_py_with = plan)] plan: Plan,
    progress: Option<Bound<'_, PyAny>>,
    records: Option<PathBuf>,
) -> PyResult<Run> {
    let folder = records.as_deref().map(Folder::begin).transpose().map_err(|refused| not_written(&refused))?;
    let reproducible = plan.is_reproducible();
    let watch = Arc::new(Watch {
        plan,
        folder: Mutex::new(folder),
        played: AtomicU64::new(0),
        stopped: AtomicBool::new(false),
        trouble: Mutex::new(None),
    });
    let progress = progress.map(Bound::unbind);
    let (done, wait) = channel();
    let worker = watch.clone();
    // A thread of its own: whoever is called off does not wait for the games that are on their way.
    std::thread::spawn(move || {
        let run = catch_unwind(AssertUnwindSafe(|| worker.play()));
        // Nobody listens any more where the run was called off.
        let _ = done.send(run);
    });
    let seen = watch.clone();
    let run = py.detach(move || {
        loop {
            match wait.recv_timeout(LOOK) {
                Ok(run) => return Ok(run),
                Err(RecvTimeoutError::Disconnected) => return Err(None),
                Err(RecvTimeoutError::Timeout) => {}
            }
            let looked = Python::attach(|py| {
                py.check_signals()?;
                if let Some(progress) = &progress {
                    progress.call1(py, (seen.played.load(Ordering::Relaxed),))?;
                }
                Ok::<(), PyErr>(())
            });
            if let Err(raised) = looked {
                seen.stopped.store(true, Ordering::Relaxed);
                return Err(Some(raised));
            }
        }
    });
    let run = match run {
        Ok(run) => run.map_err(|_| broken(&watch.plan))?,
        Err(raised) => return Err(raised.unwrap_or_else(|| broken(&watch.plan))),
    };
    if let Some(refused) = watch.trouble.lock().unwrap_or_else(PoisonError::into_inner).take() {
        return Err(not_written(&refused));
    }
    Ok(Run { run: run.map_err(|refused| errors::lab(&refused))?, reproducible })
}

/// A run under way, and whoever waits for it.
struct Watch {
    plan: Plan,
    folder: Mutex<Option<Folder>>,
    played: AtomicU64,
    stopped: AtomicBool,
    trouble: Mutex<Option<FolderError>>,
}

impl Watch {
    /// Plays it, and writes its records.
    fn play(&self) -> Result<frente_lab::Run, LabError> {
        let plan = &self.plan;
        let digits = plan.first.saturating_add(plan.games).saturating_sub(1).to_string().len().max(6);
        let folder = self.folder.lock().unwrap_or_else(PoisonError::into_inner).take();
        let stop = |refused: FolderError| {
            self.trouble.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(refused);
            self.stopped.store(true, Ordering::Relaxed);
        };
        let on_game = |number: u64, record: Option<String>| {
            if let (Some(folder), Some(text)) = (&folder, record) {
                folder.write(&format!("{number:0digits$}.record"), &text).unwrap_or_else(stop);
            }
            self.played.fetch_add(1, Ordering::Relaxed);
            match self.stopped.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        };
        let written = if folder.is_some() { Written::Yes } else { Written::No };
        let run = simulate(plan, written, &on_game)?;
        if let Some(folder) = folder {
            folder.finish().unwrap_or_else(stop);
        }
        Ok(run)
    }
}

fn broken(plan: &Plan) -> PyErr {
    let Plan { game, seed, first, games, .. } = plan;
    let text = format!("a bug in {game}: seed {seed}, among games {first} to {}", first + games - 1);
    error("InternalError", text, &[("replay", serde_json::Value::Null)])
}

/// A game of a run once more, alone: its record.
#[pyfunction]
fn one_game(py: Python<'_>, #[pyo3(from_py_with = plan)] plan: Plan, game: u64) -> PyResult<String> {
    let played = py.detach(|| play_one(&plan, game)).map_err(|refused| errors::lab(&refused))?;
    Ok(played.1)
}

/// A label for as long as the program runs: there are few, and they come from the rules.
fn interned(label: &str) -> &'static str {
    static KNOWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(label) = known.get(label) {
        return label;
    }
    let label: &'static str = Box::leak(label.to_owned().into_boxed_str());
    known.insert(label);
    label
}

type Column<'py, T> = PyReadonlyArray1<'py, T>;

/// The columns of one part of a run, and what its outcomes and grades are called.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct Part<'py> {
    outcome: Column<'py, u8>,
    grade: Column<'py, u8>,
    score: Column<'py, i32>,
    decisions: Column<'py, u32>,
    chances: Column<'py, u32>,
    winners: Column<'py, u8>,
    losers: Column<'py, u8>,
    outcomes: Vec<String>,
    grades: Vec<String>,
}

/// A run put together from parts that were played elsewhere, in the order of their games.
#[pyfunction]
fn joined(#[pyo3(from_py_with = plan)] plan: Plan, parts: Vec<Part<'_>>, seconds: f64) -> PyResult<Run> {
    let mut tally = Tally::default();
    for part in &parts {
        let labels = |names: &[String]| names.iter().map(|name| interned(name)).collect::<Vec<_>>();
        let (outcomes, grades) = (labels(&part.outcomes), labels(&part.grades));
        let (outcome, grade, score) = (part.outcome.as_slice()?, part.grade.as_slice()?, part.score.as_slice()?);
        let (decisions, chances) = (part.decisions.as_slice()?, part.chances.as_slice()?);
        let (winners, losers) = (part.winners.as_slice()?, part.losers.as_slice()?);
        let sizes = [grade.len(), score.len(), decisions.len(), chances.len(), winners.len(), losers.len()];
        if sizes.iter().any(|size| *size != outcome.len()) {
            return Err(errors::values("parts", "columns of one length"));
        }
        for at in 0..outcome.len() {
            let label = |names: &[&'static str], code: u8| names.get(usize::from(code)).copied();
            let (Some(label), Some(grade)) = (label(&outcomes, outcome[at]), label(&grades, grade[at])) else {
                return Err(errors::values("parts", "codes of outcomes and grades that are named"));
            };
            let (winners, losers) = (SeatSet(winners[at]), SeatSet(losers[at]));
            let outcome = Outcome { winners, losers, label, grade, score: score[at] };
            tally.add(Row { outcome, decisions: decisions[at], chances: chances[at] }, true);
        }
    }
    if tally.games != plan.games {
        return Err(errors::values("parts", &format!("{} games, found {}", plan.games, tally.games)));
    }
    let reproducible = plan.is_reproducible();
    let run = frente_lab::Run::of(&plan, tally, plan.threads, seconds).map_err(|refused| errors::lab(&refused))?;
    Ok(Run { run, reproducible })
}

#[pymethods]
impl Run {
    /// The object `frente sim --json` prints.
    #[getter]
    fn summary<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        crate::json::shown(py, &self.run.details.summary)
    }

    /// The object `frente sim --out` writes as `summary.json`.
    #[getter]
    fn details<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        crate::json::shown(py, &self.run.details)
    }

    /// What the codes of the columns `outcome` and `grade` stand for.
    #[getter]
    fn labels(&self) -> (Vec<&'static str>, Vec<&'static str>) {
        let sorted = |of: &dyn Fn(&Outcome) -> &'static str| {
            self.run.tally.rows.iter().map(|row| of(&row.outcome)).collect::<BTreeSet<_>>().into_iter().collect()
        };
        (sorted(&|outcome| outcome.label), sorted(&|outcome| outcome.grade))
    }

    /// One row a game, in the order of their numbers.
    fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let rows = &self.run.tally.rows;
        let (outcomes, grades) = self.labels();
        let code = |names: &[&'static str], name: &str| names.binary_search(&name).expect("every label is there") as u8;
        let first = self.run.details.summary.first;
        let columns = PyDict::new(py);
        columns.set_item("game", PyArray1::from_iter(py, first..first + rows.len() as u64))?;
        let outcome = rows.iter().map(|row| code(&outcomes, row.outcome.label));
        columns.set_item("outcome", PyArray1::from_iter(py, outcome))?;
        columns.set_item("grade", PyArray1::from_iter(py, rows.iter().map(|row| code(&grades, row.outcome.grade))))?;
        columns.set_item("score", PyArray1::from_iter(py, rows.iter().map(|row| row.outcome.score)))?;
        columns.set_item("decisions", PyArray1::from_iter(py, rows.iter().map(|row| row.decisions)))?;
        columns.set_item("chances", PyArray1::from_iter(py, rows.iter().map(|row| row.chances)))?;
        columns.set_item("winners", PyArray1::from_iter(py, rows.iter().map(|row| row.outcome.winners.0)))?;
        columns.set_item("losers", PyArray1::from_iter(py, rows.iter().map(|row| row.outcome.losers.0)))?;
        Ok(columns)
    }

    fn csv(&self, py: Python<'_>) -> String {
        py.detach(|| report::csv(&self.run))
    }

    fn report(&self, py: Python<'_>, folder: PathBuf) -> PyResult<()> {
        let written = py.detach(|| report::write(&self.run, Folder::begin(&folder)?));
        written.map_err(|refused| not_written(&refused))
    }

    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_py(py, &self.run.details.setup)
    }
}

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(run, module)?)?;
    module.add_function(wrap_pyfunction!(one_game, module)?)?;
    module.add_function(wrap_pyfunction!(joined, module)?)
}
