//! What the referee answers to a page: each scene as far as it went, what is wrong where it stopped, and what may be done
//! there.

use super::{RefereeError, Ruling, Script, Taken, run_partly};
use crate::answers::{EventOut, Line, NodeOut, Offer};
use crate::shelf::AnyGame;
use crate::speak::verbatim;
use frente_kernel::{Message, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;

/// What the referee answers.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct RulingOut {
    scenes: Vec<SceneOut>,
}

/// A scene as far as it went.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct SceneOut {
    note: String,
    steps: Vec<ToldOut>,
    /// What is wrong with the step it stopped at, or with its beginning.
    wrong: Option<WrongOut>,
    /// How it stands there; none: it could not begin.
    stands: Option<StandsOut>,
}

/// A step and what came of it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct ToldOut {
    /// Its place in the script, counted from 1.
    at: usize,
    /// The action, or what came up, in notation.
    text: String,
    taken: Taken,
    events: Vec<EventOut>,
}

/// What is wrong.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct WrongOut {
    /// The step, counted from 1; 0: the setup or the position.
    at: usize,
    /// As the step is written; "" where none is to blame.
    text: String,
    message: Message,
    rule: Cow<'static, str>,
}

/// How a match stands.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct StandsOut {
    node: NodeOut,
    prompt: Line,
    /// What may be chosen.
    offers: Vec<Offer>,
    /// What may come up, in notation.
    chances: Vec<String>,
    /// What the referee sees: the game's own.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    view: Value,
    /// The printed parts: the game's own.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    sheet: Value,
}

/// Runs every scene of a script of `game`.
pub fn answer(game: &'static dyn AnyGame, script: &Script) -> RulingOut {
    let scene = |scene: Script| {
        let (ruling, error) = run_partly(game, &scene);
        let (steps, stands) = match ruling {
            Some(ruling) => {
                let stands = error.as_ref().is_none_or(|error| !matches!(error, RefereeError::Broken { .. }));
                let stands = stands.then(|| stands_out(&ruling));
                (ruling.steps, stands)
            }
            None => (Vec::new(), None),
        };
        let told = |told: super::Told| ToldOut { at: told.at, text: told.text, taken: told.why, events: told.events };
        SceneOut {
            note: scene.note.clone(),
            steps: steps.into_iter().map(told).collect(),
            wrong: error.as_ref().map(wrong),
            stands,
        }
    };
    RulingOut { scenes: script.scenes().into_iter().map(scene).collect() }
}

fn stands_out(ruling: &Ruling) -> StandsOut {
    let table = &ruling.table;
    StandsOut {
        node: table.node(),
        prompt: table.prompt(Viewer::Referee),
        offers: ruling.offers(),
        chances: table.chances().into_iter().map(|(chance, _)| chance).collect(),
        view: table.view(Viewer::Referee),
        sheet: table.sheet(),
    }
}

fn wrong(error: &RefereeError) -> WrongOut {
    let why = |key: &'static str, why: String| Message::new(key).arg("why", verbatim(&why));
    let (at, text, message, rule) = match error {
        RefereeError::Refused { at, refusal } => {
            let text = match refusal {
                crate::ActError::Illegal { text, .. } => text.clone(),
                _ => String::new(),
            };
            (*at, text, refusal.message(), refusal.rule().unwrap_or_default())
        }
        RefereeError::Unmet { at, sentence } => (*at, String::new(), why("ruling-unmet", sentence.clone()), "".into()),
        RefereeError::Broken { at, said } => (*at, String::new(), why("ruling-broken", said.clone()), "".into()),
        RefereeError::Start(faults) => (0, String::new(), why("ruling-start", faults.to_string()), "".into()),
        RefereeError::Game(unknown) => (0, String::new(), why("ruling-start", unknown.to_string()), "".into()),
    };
    WrongOut { at, text, message, rule }
}
