//! A match in the terminal.
//!
//! [`session`] holds the match, its dice, its bots and its undo, and knows nothing of terminals; [`boards`] has the games'
//! boards in letters and in words; [`lines`] is the plain table: numbered offers, one line in, some lines out, for pipes
//! and screen readers; [`screen`] is the full-screen table on the same session. [`lessons`] and [`drill`] teach at both.

pub mod boards;
mod drill;
mod lessons;
mod lines;
mod screen;
pub mod session;

use crate::args::Play;
use crate::failure::Failure;
use crate::input;
use frente_catalog::game;
use frente_door::Lang;
use frente_kernel::{Seat, Secret};
use lessons::Lessons;
use session::{Chair, Session};
use std::io::IsTerminal as _;

/// Plays until the match is over or the player leaves.
pub fn run(args: &Play, lang: Lang) -> Result<(), Failure> {
    let game = game(&args.game)?;
    if let Some(path) = args.save.as_deref().filter(|path| path.exists()) {
        return Err(Failure::about(path, "exists already, expected the name of a new file to save to"));
    }
    let mut setup = input::agreed(game, args.setup.as_deref(), args.pack.data.as_deref())?;
    if args.learn && setup.as_object().is_some_and(serde_json::Map::is_empty) {
        setup = game.first_setup();
    }
    let drill = args.exercise.as_deref().map(|id| drill::Drill::new(game, id)).transpose()?;
    let table = match &drill {
        Some(drill) => drill.table(),
        None => input::open(game, &setup, args.setup.as_deref())?,
    };
    let seats = table.seats();
    if args.seat >= seats {
        let most = seats - 1;
        return Err(Failure::new(format!("--seat {}: {} has seats 0 to {most}", args.seat, args.game)));
    }
    let chair = |seat| if seat == args.seat { Chair::Person } else { Chair::Bot(args.bot.to_string()) };
    let secret = match args.seed {
        Some(seed) => frente_lab::seeds::secret(seed),
        None => fresh_secret()?,
    };
    let seat = drill.as_ref().map_or(Seat(args.seat), |drill| drill.exercise.seat);
    let lessons = Lessons::of(game, args.learn);
    let session = Session::new(table, (0..seats).map(chair).collect(), secret);
    let on_a_screen = !args.lines && std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
    let play = if on_a_screen { screen::play } else { lines::play };
    let session = play(session, seat, game, lang, lessons, drill)?;
    lines::save(&session, game, lang, args.save.as_deref())
}

/// A secret for dice nobody can foresee.
pub fn fresh_secret() -> Result<Secret, Failure> {
    let mut secret = [0; 32];
    let filled = getrandom::fill(&mut secret);
    filled.map_err(|error| Failure::new(format!("the system gives no random bytes for the dice: {error}")))?;
    Ok(Secret(secret))
}
