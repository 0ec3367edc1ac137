//! The words of `frente-school`, and what is done about them.

use super::Series;
use super::calibrate::calibrate;
use super::fit::fit;
use super::foolish::foolish;
use super::gate::gate;
use super::judge::judge;
use super::lessons::Book;
use super::play::play;
use super::pupil::{Pupil, read_brain};
use super::speed::speed;
use frente_kernel::Schema;
use frente_minds::Taught;
use frente_minds::learned::{Visitor, with_game};
use frente_search::UnknownBot;
use frente_search::brain::fit::{Lesson, Plan};
use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

/// How to call it.
pub const USAGE: &str = "\
usage: frente-school play    GAME --out FILE [--bot BOT] [--second BOT]   games to learn from
               [--lessons N] [--choices N]                         of a game at most
       frente-school fit     GAME LESSONS… --out FILE [--epochs N] [--rate X] [--hand 0]
       frente-school judge   GAME LESSONS… [--net FILE]                   how true its chances are
       frente-school gate    GAME --bot BOT --against BOT                 a match of pairs
       frente-school calibrate GAME --bot BOT                             how true its chances are in play
       frente-school foolish GAME --bot BOT                               what nobody should do
       frente-school bench   GAME --net FILE                              microseconds a judgement takes
A BOT is a level, a kind or veteran; it may search otherwise, and judge by a network: ismcts:400+narrow=5@candidate.net
With each: [--games N] [--seed N] [--threads N] [--seconds N: begin no game later than this]";

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum SchoolError {
    /// The words make no sense.
    #[error("{0}\n{USAGE}")]
    Usage(String),
    /// No bot is called that.
    #[error(transparent)]
    Bot(UnknownBot),
    /// A file cannot be read or written, or is not what was expected.
    #[error("{0}: {1}")]
    File(String, String),
}

/// Does what the words say and hands back what is to be printed.
pub fn run(words: &[String]) -> Result<String, SchoolError> {
    let [command, game, rest @ ..] = words else {
        return Err(SchoolError::Usage("expected a command and a game".to_owned()));
    };
    let words = Words::read(rest)?;
    let unknown = || SchoolError::Usage(format!("no game is called \"{game}\""));
    with_game(game, Do { command, words }).ok_or_else(unknown)?
}

/// Files, and options with their values.
struct Words {
    files: Vec<String>,
    options: BTreeMap<String, String>,
}

const OPTIONS: [&str; 15] = [
    "lessons", "choices", "out", "bot", "second", "epochs", "rate", "hand", "net", "against", "games", "seed",
    "threads", "seconds", "note",
];

impl Words {
    fn read(words: &[String]) -> Result<Words, SchoolError> {
        let (mut files, mut options) = (Vec::new(), BTreeMap::new());
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.strip_prefix("--") {
                None => files.push(word.clone()),
                Some(name) if OPTIONS.contains(&name) => {
                    let value = words.next().ok_or_else(|| SchoolError::Usage(format!("{word} wants a value")))?;
                    options.insert(name.to_owned(), value.clone());
                }
                Some(_) => return Err(SchoolError::Usage(format!("there is no option {word}"))),
            }
        }
        Ok(Words { files, options })
    }

    fn text(&self, name: &str, usual: &str) -> String {
        self.options.get(name).map_or_else(|| usual.to_owned(), Clone::clone)
    }

    fn number<T: std::str::FromStr>(&self, name: &str, usual: T) -> Result<T, SchoolError> {
        let Some(text) = self.options.get(name) else { return Ok(usual) };
        text.parse().map_err(|_| SchoolError::Usage(format!("--{name}: expected a number, found \"{text}\"")))
    }

    fn needed(&self, name: &str) -> Result<&str, SchoolError> {
        let text = self.options.get(name).map(String::as_str);
        text.ok_or_else(|| SchoolError::Usage(format!("--{name} is missing")))
    }

    fn series(&self) -> Result<Series, SchoolError> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let seconds: u64 = self.number("seconds", 0)?;
        Ok(Series {
            games: self.number("games", 100)?,
            seed: self.number("seed", 1)?,
            threads: self.number("threads", cores)?,
            limit: (seconds > 0).then(|| Duration::from_secs(seconds)),
        })
    }
}

struct Do<'a> {
    command: &'a str,
    words: Words,
}

impl Visitor for Do<'_> {
    type Out = Result<String, SchoolError>;

    fn visit<G: Taught>(self) -> Self::Out {
        let words = &self.words;
        match self.command {
            "play" => play_command::<G>(words),
            "fit" => fit_command::<G>(words),
            "judge" => {
                let brain = words.options.get("net").map(|file| read_brain::<G>(file)).transpose()?;
                let (lessons, won) = read_lessons::<G>(&words.files)?;
                Ok(json(&judge(&lessons, &won, brain)))
            }
            "gate" => {
                let bots = [words.needed("bot")?, words.needed("against")?];
                let [own, other] = bots.map(Pupil::read::<G>);
                Ok(json(&gate::<G>(&[own?, other?], words.series()?)))
            }
            "calibrate" => Ok(json(&calibrate::<G>(&Pupil::read::<G>(words.needed("bot")?)?, words.series()?))),
            "bench" => Ok(json(&speed::<G>(read_brain::<G>(words.needed("net")?)?, words.number("seed", 1)?))),
            "foolish" => Ok(json(&foolish::<G>(&Pupil::read::<G>(words.needed("bot")?)?, words.series()?))),
            other => Err(SchoolError::Usage(format!("there is no command \"{other}\""))),
        }
    }
}

fn play_command<G: Taught>(words: &Words) -> Result<String, SchoolError> {
    let file = words.needed("out")?;
    let main = words.text("bot", "captain");
    let second = words.text("second", &main);
    let bots = [Pupil::read::<G>(&main)?, Pupil::read::<G>(&second)?];
    let games = play::<G>(&bots, [words.number("lessons", 24)?, words.number("choices", 10)?], words.series()?);
    let won: Vec<f32> = games.iter().map(|game| game.won).collect();
    let lessons: Vec<Lesson> = games.into_iter().flat_map(|game| game.lessons).collect();
    let said = format!("{} games, {} lessons", won.len(), lessons.len());
    let book = Book { game: G::INFO.id.to_owned(), schema: Schema::of::<G>().hash(), won, lessons };
    write(file, &book.to_bytes())?;
    Ok(said)
}

fn fit_command<G: Taught>(words: &Words) -> Result<String, SchoolError> {
    let file = words.needed("out")?;
    let plan = Plan {
        epochs: words.number("epochs", 4)?,
        rate: words.number("rate", 0.002)?,
        hand: words.number("hand", 1u8)? != 0,
        seed: words.number("seed", 1)?,
    };
    let (lessons, won) = read_lessons::<G>(&words.files)?;
    let (brain, report) = fit(Schema::of::<G>(), lessons, &won, &plan);
    let note = |key: &str, value: String| (key.to_owned(), value);
    let mut notes = vec![
        note("game", G::INFO.id.to_owned()),
        note("rules", G::INFO.rules_version.to_string()),
        note("lessons", report.lessons.to_string()),
        note("seed", plan.seed.to_string()),
    ];
    if let Some(text) = words.options.get("note") {
        notes.push(note("note", text.clone()));
    }
    write(file, &brain.to_bytes(&notes))?;
    Ok(json(&report))
}

/// Lessons of several files, and how their games ended: games are numbered through.
fn read_lessons<G: Taught>(files: &[String]) -> Result<(Vec<Lesson>, Vec<f32>), SchoolError> {
    if files.is_empty() {
        return Err(SchoolError::Usage("expected files with lessons".to_owned()));
    }
    let (mut all, mut won) = (Vec::new(), Vec::new());
    for file in files {
        let wrong = |reason: String| SchoolError::File(file.clone(), reason);
        let bytes = fs::read(file).map_err(|error| wrong(error.to_string()))?;
        let book = Book::read(&bytes).map_err(wrong)?;
        if (book.game.as_str(), book.schema) != (G::INFO.id, Schema::of::<G>().hash()) {
            return Err(wrong(format!("expected lessons of {} with the facts of this program", G::INFO.id)));
        }
        let before = won.len() as u32;
        all.extend(book.lessons.into_iter().map(|lesson| Lesson { game: lesson.game + before, ..lesson }));
        won.extend(book.won);
    }
    Ok((all, won))
}

fn write(file: &str, bytes: &[u8]) -> Result<(), SchoolError> {
    fs::write(file, bytes).map_err(|error| SchoolError::File(file.to_owned(), error.to_string()))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("numbers and names")
}
