//! What stands on the lid of a box and lies on top in it: what a shelf, a rules reader and a builder ask of a game before
//! there is a match.

use crate::lessons::Lesson;
use crate::lists::{Laid, List, ListKind, ListReport};
use crate::refusals::Faults;
use crate::rules::{RuleRow, Status, Texts};
use crate::shelf::AnyGame;
use crate::speak::Trio;
use frente_kernel::{OptionInfo, Text, Viewer};
use frente_search::Level;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A box on the shelf.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct GameOut {
    /// The game's id.
    id: &'static str,
    /// The title in three languages.
    titles: Trio,
    /// What stands on the lid.
    blurb: Trio,
    /// Fewest and most seats.
    seats: (u8, u8),
    /// Whether a seat may know what another does not.
    hidden: bool,
    /// Whether players may agree on a draw.
    draws: bool,
    /// What players may agree on.
    options: &'static [OptionInfo],
    /// Starting positions, the usual one first.
    scenarios: Vec<ScenarioOut>,
    /// Levels of bots, the weakest first.
    bots: Vec<&'static str>,
    /// What people build for it at home: `deck`, `army` or nothing.
    lists: Option<ListKind>,
    /// With how many seats a ready list may be drawn for one in secret.
    lot: Option<u8>,
    /// Whether it is played with a data pack of the table's owner.
    own_data: bool,
}

/// A starting position.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct ScenarioOut {
    id: String,
    /// What the data call it, where they do.
    name: Option<Text>,
    /// How many play it.
    seats: u8,
}

impl GameOut {
    /// The lid of `game`, at a table where `usual` is the usual setup.
    pub fn of(game: &dyn AnyGame, usual: &Value) -> Result<GameOut, Faults> {
        let info = game.info();
        let scenario = |(id, name): (String, Option<Text>)| ScenarioOut { seats: seats_in(game, usual, &id), id, name };
        Ok(GameOut {
            id: info.id,
            titles: game.titles(),
            blurb: game.blurb(),
            seats: info.seats,
            hidden: info.hidden,
            draws: game.no_draw().is_none(),
            options: info.options,
            scenarios: game.scenarios(usual)?.into_iter().map(scenario).collect(),
            bots: Level::ALL.map(Level::name).into(),
            lists: game.lists(),
            lot: game.lot(),
            own_data: !usual.is_null(),
        })
    }
}

/// How many play a starting position; the fewest where a game has but one and no name for it.
fn seats_in(game: &dyn AnyGame, usual: &Value, scenario: &str) -> u8 {
    game.open(&laid_over(usual, &json!({ "scenario": scenario }))).map_or(game.info().seats.0, |table| table.seats())
}

/// What two setups say together; the second has the last word. One that is no object stays what it is, to be refused.
pub fn laid_over(usual: &Value, setup: &Value) -> Value {
    match (usual, setup) {
        (_, Value::Null) => usual.clone(),
        (Value::Object(usual), Value::Object(setup)) => {
            let mut both = usual.clone();
            both.extend(setup.clone());
            Value::Object(both)
        }
        _ => setup.clone(),
    }
}

/// A paragraph of a rulebook, as readers see it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "RuleRow"))]
pub struct Paragraph<'a> {
    id: &'a str,
    printed: &'a str,
    title: &'a Texts,
    text: &'a Texts,
    status: Status,
    note: &'a str,
}

impl<'a> From<&'a RuleRow> for Paragraph<'a> {
    fn from(row: &'a RuleRow) -> Paragraph<'a> {
        Paragraph {
            id: &row.id,
            printed: &row.printed,
            title: &row.title,
            text: &row.text,
            status: row.status,
            note: &row.note,
        }
    }
}

/// A guided first game.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Guide {
    /// What is told, when its message first turns up.
    pub lessons: Vec<Lesson>,
}

/// A match before its first step.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Opening {
    /// What everybody sees.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    view: Value,
    /// What the printed parts say.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    sheet: Value,
}

impl Opening {
    /// Of a setup: what it looks like before the first step to whoever does not play.
    pub fn of(game: &dyn AnyGame, setup: &Value) -> Result<Opening, Faults> {
        let table = game.open(setup)?;
        Ok(Opening { view: table.view(Viewer::Spectator), sheet: table.sheet() })
    }
}

/// A list as its file, and what there is to say about it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Written {
    /// The file of the list.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    file: Value,
    /// What the check says of it.
    report: ListReport,
}

impl Written {
    /// Of a list in the shape that is the same for all games.
    pub fn of(game: &dyn AnyGame, usual: &Value, list: &List) -> Result<Written, Faults> {
        let file = game.write_list(list);
        let report = game.check_list(usual, &file.to_string())?;
        Ok(Written { file, report })
    }
}

/// What is agreed, and which list each seat plays.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Laying {
    /// What is agreed besides.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    setup: Value,
    /// The lists by seat; `null`: the usual one.
    seats: Vec<Option<Laid>>,
}

impl Laying {
    /// The setup of a match in which the seats play these lists, with what the lists need of it.
    pub fn laid(self, game: &dyn AnyGame, usual: &Value) -> Result<Value, Faults> {
        if self.seats.iter().all(Option::is_none) {
            return Ok(self.setup);
        }
        let laid = game.lay_lists(&laid_over(usual, &self.setup), &self.seats)?;
        Ok(laid_over(&self.setup, &laid))
    }
}
