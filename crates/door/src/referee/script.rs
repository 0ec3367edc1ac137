//! The script as people write it, read strictly.

use super::Expect;
use super::refused::Refused;
use crate::patch::laid_over;
use frente_kernel::Seat;
use serde::Deserialize;
use serde::de::Error as _;
use serde_json::Value;
use std::collections::BTreeMap;

/// A script of choices with the dice written out.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// Where an editor finds the schema; nothing here reads it.
    #[serde(default, rename = "$schema")]
    _schema: String,
    /// The game's id.
    pub game: String,
    /// What the script asks, for its readers.
    #[serde(default)]
    pub note: String,
    /// A data pack of its own.
    #[serde(default)]
    pub data: Option<Inline>,
    /// Laid over the usual setup.
    #[serde(default)]
    pub setup: Value,
    /// Laid over the first position.
    #[serde(default)]
    pub state: Option<Value>,
    /// Whether a choice that is the only one is taken where the script leaves it out.
    #[serde(default = "yes")]
    pub automatic: bool,
    /// The steps to take, in order.
    #[serde(default)]
    pub script: Vec<Step>,
    /// What differs from scene to scene; each is played by itself, after what stands above.
    #[serde(default)]
    pub scenes: Vec<Scene>,
}

/// One of several beginnings of a script.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// What this scene asks.
    #[serde(default)]
    pub note: String,
    /// Laid over the script's setup.
    #[serde(default)]
    pub setup: Value,
    /// Laid over the script's position.
    #[serde(default)]
    pub state: Option<Value>,
    /// The steps that follow those of the script.
    #[serde(default)]
    pub script: Vec<Step>,
}

/// A data pack inside a script.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged, expecting = "expected the path of a data pack, or an object of file names and their texts")]
pub enum Inline {
    /// Where it lies, seen from the script.
    Path(String),
    /// Its files: each its text, or its lines.
    Files(BTreeMap<String, FileText>),
}

/// The text of a file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged, expecting = "expected the text of a file, or a list of its lines")]
pub enum FileText {
    /// In one piece.
    Whole(String),
    /// Line by line.
    Lines(Vec<String>),
}

impl Inline {
    /// The files that are written out here.
    pub fn files(&self) -> Vec<(String, String)> {
        let text = |text: &FileText| match text {
            FileText::Whole(text) => text.clone(),
            FileText::Lines(lines) => lines.join("\n"),
        };
        match self {
            Inline::Path(_) => Vec::new(),
            Inline::Files(files) => files.iter().map(|(name, file)| (name.clone(), text(file))).collect(),
        }
    }
}

fn yes() -> bool {
    true
}

/// A step of a script.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(try_from = "Written")]
pub enum Step {
    /// A seat chooses.
    Act {
        /// What, in notation.
        action: String,
        /// Who; where it is not said, the seat that must choose.
        seat: Option<Seat>,
    },
    /// A seat chooses this where it may; else the script goes on.
    IfAsked(String),
    /// A die or a card comes.
    Chance(String),
    /// Something must hold here.
    Expect(Box<Expect>),
    /// Something must be refused here.
    Refused(Box<Refused>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    act: Option<String>,
    seat: Option<Seat>,
    if_asked: Option<String>,
    chance: Option<String>,
    expect: Option<Box<Expect>>,
    refused: Option<Box<Refused>>,
}

impl TryFrom<Written> for Step {
    type Error = &'static str;

    fn try_from(step: Written) -> Result<Step, &'static str> {
        match (step.act, step.seat, step.if_asked, step.chance, step.expect, step.refused) {
            (Some(action), seat, None, None, None, None) => Ok(Step::Act { action, seat }),
            (None, None, Some(action), None, None, None) => Ok(Step::IfAsked(action)),
            (None, None, None, Some(chance), None, None) => Ok(Step::Chance(chance)),
            (None, None, None, None, Some(expect), None) => Ok(Step::Expect(expect)),
            (None, None, None, None, None, Some(refused)) => Ok(Step::Refused(refused)),
            _ => Err(
                "expected a step with \"act\" (and perhaps \"seat\"), or \"if_asked\", or \"chance\", or \"expect\", or \
                      \"refused\"",
            ),
        }
    }
}

/// Text that is no script.
#[derive(Debug, thiserror::Error)]
#[error("line {}, column {}: {}", .0.line(), .0.column(), without_place(.0))]
pub struct ScriptError(#[from] serde_json::Error);

/// serde_json ends its sentences with the place, which ours begin with.
fn without_place(error: &serde_json::Error) -> String {
    let said = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    said.strip_suffix(&place).map_or(said.clone(), str::to_owned)
}

impl Script {
    /// Reads a script.
    pub fn parse(text: &str) -> Result<Script, ScriptError> {
        let script: Script = serde_json::from_str(text)?;
        let object = |value: &Value| value.is_null() || value.is_object();
        let sound = |setup: &Value, state: &Option<Value>| object(setup) && state.as_ref().is_none_or(object);
        if !sound(&script.setup, &script.state) || !script.scenes.iter().all(|scene| sound(&scene.setup, &scene.state))
        {
            return Err(serde_json::Error::custom("expected an object as \"setup\" and as \"state\"").into());
        }
        Ok(script)
    }

    /// The scripts to run: this one, or one a scene, what differs laid over what they share.
    pub fn scenes(&self) -> Vec<Script> {
        if self.scenes.is_empty() {
            return vec![self.clone()];
        }
        let scene = |scene: &Scene| Script {
            note: [&*self.note, &*scene.note]
                .into_iter()
                .filter(|note| !note.is_empty())
                .collect::<Vec<_>>()
                .join("\n"),
            setup: laid_over(&self.setup, &scene.setup),
            state: match (&self.state, &scene.state) {
                (Some(base), Some(patch)) => Some(laid_over(base, patch)),
                (base, patch) => patch.as_ref().or(base.as_ref()).cloned(),
            },
            script: self.script.iter().chain(&scene.script).cloned().collect(),
            scenes: Vec::new(),
            ..self.clone()
        };
        self.scenes.iter().map(scene).collect()
    }
}
