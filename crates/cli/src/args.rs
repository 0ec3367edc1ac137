//! What may be asked: the command line as types.

use clap::{Args as ClapArgs, Parser, Subcommand};
use frente_catalog::load_policy;
use frente_door::Lang;
use frente_search::{Spec, UnknownBot};
use std::net::IpAddr;
use std::path::PathBuf;

/// Five historical wargames with every rule enforced.
#[derive(Parser, Debug)]
#[command(name = "frente", version, disable_help_subcommand = true)]
pub struct Args {
    /// Language of what is said about a game: es, en or fr; else the one of LANG.
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Lang>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

impl Args {
    /// The language asked for, or the environment's.
    pub fn lang(&self) -> Lang {
        let from_environment = || {
            let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
            ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set)
        };
        self.lang.unwrap_or_else(|| Lang::from_locale(&from_environment().unwrap_or_default()))
    }
}

/// What the program is asked to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Open the web table.
    Serve(Serve),
    /// Copy all matches and accounts into a new file, beside a running server.
    Backup {
        /// The new file.
        file: PathBuf,
        #[command(flatten)]
        database: Database,
    },
    /// Put a backup into an empty database, SQLite or PostgreSQL.
    Restore {
        /// The backup to read.
        file: PathBuf,
        #[command(flatten)]
        database: Database,
    },
    /// Look after the database.
    #[command(subcommand)]
    Db(DbCommand),
    /// Look after people: what is ordered is logged, and a running server heeds it within seconds.
    User {
        #[command(subcommand)]
        command: UserCommand,
        #[command(flatten)]
        database: Database,
    },
    /// Play in the terminal.
    Play(Play),
    /// List the games: id, titles, seats, scenarios, options.
    Games {
        /// As an array of objects.
        #[arg(long)]
        json: bool,
    },
    /// Play many games and count how they end.
    Sim(Sim),
    /// Run a script with the dice written out.
    Referee(Script),
    /// The chances of each legal action's outcomes where a script ends.
    Odds(Script),
    /// Step through a saved match.
    Replay(Replay),
    /// What each choice of a saved match cost, and what was luck.
    Review(Review),
    /// Check the dice and the legality of a saved match.
    Verify {
        /// The saved match.
        file: PathBuf,
        #[command(flatten)]
        pack: Pack,
    },
    /// Read the rules, paragraph by paragraph.
    Rules(Rules),
    /// Validate a data pack.
    #[command(subcommand)]
    Data(DataCommand),
    /// Validate an army list.
    #[command(subcommand)]
    Roster(FileCommand),
    /// Validate a deck.
    #[command(subcommand)]
    Deck(FileCommand),
    /// Measure playouts and search, as lines of JSON.
    Bench(Bench),
}

/// An owner's data pack.
#[derive(ClapArgs, Debug)]
pub struct Pack {
    /// An owner's data pack: a file or a folder.
    #[arg(long, value_name = "PATH")]
    pub data: Option<PathBuf>,
}

/// Where matches are kept.
#[derive(ClapArgs, Debug)]
pub struct Database {
    /// Where matches are kept: sqlite://PATH or postgres://…
    #[arg(long, global = true, value_name = "URL", default_value = "sqlite://frente.sqlite")]
    pub database: String,
}

/// What secrets are sealed with.
#[derive(ClapArgs, Debug)]
pub struct Key {
    /// The file with the key that seals the secrets of matches in play, one a line: the first seals, all open. Else the
    /// variable FRENTE_KEY, else a file beside an SQLite file.
    #[arg(long, value_name = "FILE")]
    pub key: Option<PathBuf>,
}

/// What `frente db` does with the database.
#[derive(Subcommand, Debug)]
pub enum DbCommand {
    /// Replay every match and verify every record, beside a running server.
    Check {
        #[command(flatten)]
        database: Database,
        /// An owner's data pack, as for `serve`. May be given several times.
        #[arg(long, value_name = "PATH")]
        data: Vec<String>,
    },
    /// Give new dice to the matches in play whose key is lost. The server must not be running.
    NewDice {
        #[command(flatten)]
        database: Database,
        #[command(flatten)]
        key: Key,
    },
}

/// What an operator does to an account. NAME is its name; of a guest the name or the id.
#[derive(Subcommand, Debug)]
pub enum UserCommand {
    /// Stop somebody from chatting.
    Mute {
        /// The name of the account, or the id of a guest.
        name: String,
    },
    /// Let somebody chat again.
    Unmute {
        /// The name of the account, or the id of a guest.
        name: String,
    },
    /// Shut somebody out: every session ends.
    Ban {
        /// The name of the account, or the id of a guest.
        name: String,
    },
    /// Let somebody in again.
    Unban {
        /// The name of the account, or the id of a guest.
        name: String,
    },
    /// Give an account another name.
    Rename {
        /// The name as it is.
        name: String,
        /// The name from now on.
        to: String,
    },
    /// Forget somebody: name, password, address, chat. Matches in play are resigned; what was played stays.
    Remove {
        /// The name of the account, or the id of a guest.
        name: String,
    },
    /// A link with which a new password can be set, for whoever cannot get mail.
    Reset {
        /// The name of the account whose password is lost.
        name: String,
    },
    /// Everything that was ordered so far.
    Log,
}

/// The arguments of `frente serve`.
#[derive(ClapArgs, Debug)]
pub struct Serve {
    /// Where to listen.
    #[arg(long, default_value_t = 1936, value_parser = port)]
    pub port: u16,
    /// The address to listen on; 0.0.0.0 lets other machines in.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1", value_parser = host)]
    pub host: IpAddr,
    /// Where to keep matches: sqlite://PATH or postgres://…
    #[arg(long, value_name = "URL", default_value = "sqlite://frente.sqlite")]
    pub database: String,
    #[command(flatten)]
    pub key: Key,
    /// Who letters come from, as "Club <club@example.org>". The mail server is named by the variable FRENTE_MAIL:
    /// smtps://USER:PASSWORD@HOST or smtp://HOST:PORT.
    #[arg(long, value_name = "ADDRESS", requires = "site")]
    pub mail_from: Option<String>,
    /// Where links in letters lead: the address people play at, as https://example.org.
    #[arg(long, value_name = "URL", requires = "mail_from")]
    pub site: Option<String>,
    /// What was acknowledged survives a power cut too, not only a killed process. Slower.
    #[arg(long)]
    pub durable: bool,
    /// An owner's data pack, a file or a folder (GAME=PATH where its files fit several games): that game is played with
    /// it. May be given several times; of several for one game the last is played, the others are there for matches
    /// that began with them.
    #[arg(long, value_name = "PATH")]
    pub data: Vec<String>,
    /// Open the table in the browser.
    #[arg(long)]
    pub open: bool,
    /// Another origin that may use the API, like https://example.org. May be given several times.
    #[arg(long = "origin", value_name = "ORIGIN")]
    pub origins: Vec<String>,
    /// Behind a proxy that speaks HTTPS and sets X-Forwarded-For: secure cookies, the visitor's own address.
    #[arg(long)]
    pub behind_proxy: bool,
}

/// The arguments of `frente play`.
#[derive(ClapArgs, Debug)]
pub struct Play {
    /// The game's id.
    pub game: String,
    /// The seat you take, counted from 0.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seat: u8,
    /// Who takes the other seats.
    #[arg(long, value_name = "LEVEL", default_value = "sergeant", value_parser = bot)]
    pub bot: Spec,
    /// A setup file: JSON laid over the usual setup.
    #[arg(long, value_name = "FILE")]
    pub setup: Option<PathBuf>,
    #[command(flatten)]
    pub pack: Pack,
    /// Dice from this seed instead of fresh ones.
    #[arg(long, value_name = "S", value_parser = whole_number)]
    pub seed: Option<u64>,
    /// The guided first game: lessons as things turn up.
    #[arg(long)]
    pub learn: bool,
    /// A lesson by doing, by its name.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["learn", "setup", "data", "save"])]
    pub exercise: Option<String>,
    /// Line by line instead of the full screen.
    #[arg(long)]
    pub lines: bool,
    /// Write the match to this new file at the end.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

/// The arguments of `frente sim`.
#[derive(ClapArgs, Debug)]
pub struct Sim {
    /// The game's id.
    pub game: String,
    /// How many games.
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub games: u64,
    /// The number of the first: a part of a longer run of the same seed.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole_number)]
    pub first: u64,
    /// The seed of the run: the same seed gives the same games on any number of threads.
    #[arg(long, value_name = "S", default_value_t = 1936, value_parser = whole_number)]
    pub seed: u64,
    /// One bot for all seats, or one a seat: random,general.
    #[arg(long, value_name = "A,B", default_value = "random", value_delimiter = ',', value_parser = bot)]
    pub bots: Vec<Spec>,
    /// Threads; all of the machine's by default.
    #[arg(long, value_name = "T", value_parser = threads)]
    pub threads: Option<usize>,
    /// A setup file: JSON laid over the usual setup.
    #[arg(long, value_name = "FILE")]
    pub setup: Option<PathBuf>,
    #[command(flatten)]
    pub pack: Pack,
    /// Print one object on one line.
    #[arg(long)]
    pub json: bool,
    /// Write summary.json, games.csv and report.html into this new folder.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Write each game as a record into this new folder; they are played with verifiable dice.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

/// `referee` and `odds`.
#[derive(ClapArgs, Debug)]
pub struct Script {
    /// The script, a JSON file.
    pub file: PathBuf,
    #[command(flatten)]
    pub pack: Pack,
    /// Print one object on one line.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `frente replay`.
#[derive(ClapArgs, Debug)]
pub struct Replay {
    /// The saved match.
    pub file: PathBuf,
    #[command(flatten)]
    pub pack: Pack,
    /// Wait for Enter after each step; b goes back, v shows the table, q quits.
    #[arg(long)]
    pub step: bool,
}

/// The arguments of `frente review`.
#[derive(ClapArgs, Debug)]
pub struct Review {
    /// The saved match.
    pub file: PathBuf,
    #[command(flatten)]
    pub pack: Pack,
    /// Simulations an action is weighed by: more see finer costs.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(20..=100_000))]
    pub simulations: u32,
    /// As an object, with the curve of the first seat's chance.
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `frente rules`.
#[derive(ClapArgs, Debug)]
pub struct Rules {
    /// The game's id.
    pub game: String,
    /// As an array of objects.
    #[arg(long)]
    pub json: bool,
    /// Only paragraphs that hold all these words.
    #[arg(long, value_name = "WORDS")]
    pub search: Option<String>,
    /// Only this paragraph.
    #[arg(long, value_name = "ID")]
    pub id: Option<String>,
}

/// What `frente data` does with data packs.
#[derive(Subcommand, Debug)]
pub enum DataCommand {
    /// Name every fault of a data pack.
    Check {
        /// A file or a folder.
        path: PathBuf,
        /// The game it is for, where its files fit several.
        #[arg(long, value_name = "ID")]
        game: Option<String>,
    },
}

/// `roster` and `deck`.
#[derive(Subcommand, Debug)]
pub enum FileCommand {
    /// Name every fault of a file.
    Check {
        /// The file to check.
        file: PathBuf,
        #[command(flatten)]
        pack: Pack,
    },
}

/// The arguments of `frente bench`.
#[derive(ClapArgs, Debug)]
pub struct Bench {
    /// The game's id; all of them by default.
    pub game: Option<String>,
    /// About so long for each line.
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = seconds)]
    pub seconds: f64,
    /// Print "moves/s N" for random playouts and nothing else.
    #[arg(long)]
    pub plain: bool,
}

/// A bot by its name, or a policy in a file: `net:my.policy`.
fn bot(text: &str) -> Result<Spec, String> {
    let Some(path) = text.strip_prefix("net:") else {
        return text.parse().map_err(|refused: UnknownBot| refused.to_string());
    };
    let file = std::fs::read_to_string(path).map_err(|error| format!("{path}: cannot be read: {error}"))?;
    load_policy(path, &file).map_err(|refused| format!("{path}: {refused}"))
}

fn whole_number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("expected a whole number from 0 to {}", u64::MAX))
}

fn port(text: &str) -> Result<u16, String> {
    text.parse().map_err(|_| "expected a port from 0 to 65535 (0 takes a free one)".to_owned())
}

fn host(text: &str) -> Result<IpAddr, String> {
    text.parse().map_err(|_| "expected an address like 127.0.0.1 or ::1".to_owned())
}

fn at_least_one(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| "expected a whole number, at least 1".to_owned())
}

fn threads(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=1024).contains(number));
    number.ok_or_else(|| "expected a number of threads from 1 to 1024".to_owned())
}

fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.01..=600.0).contains(number));
    number.ok_or_else(|| "expected seconds from 0.01 to 600".to_owned())
}

/// A misuse of the command line as one sentence: what is wrong, without usage and tips.
pub fn in_one_sentence(error: &clap::Error) -> String {
    let said = error.render().to_string();
    let lines =
        said.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    match error.kind() {
        clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | clap::error::ErrorKind::MissingSubcommand => {
            "a command is missing; `frente --help` lists them, `frente COMMAND --help` explains one".to_owned()
        }
        _ => lines.join(" ").trim_start_matches("error: ").to_owned(),
    }
}
