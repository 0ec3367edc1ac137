//! One file a command; here they are told apart.

mod bench;
mod data;
mod db;
mod games;
mod lists;
mod odds;
mod referee;
mod replay;
mod review;
mod rules;
mod serve;
mod sim;
mod telling;
mod user;
mod verify;

use crate::args::{Args, Command, DbCommand};
use crate::failure::Failure;
use frente_door::ListKind;

/// Carries out what was asked.
pub fn run(args: Args) -> Result<(), Failure> {
    let lang = args.lang();
    match args.command {
        Command::Serve(serve) => serve::run(serve),
        Command::Backup { file, database } => db::backup(&file, &database.database),
        Command::Restore { file, database } => db::restore(&file, &database.database),
        Command::Db(DbCommand::Check { database, data }) => db::check(database.database, &data),
        Command::Db(DbCommand::NewDice { database, key }) => db::new_dice(database.database, key.key.as_deref()),
        Command::User { command, database } => user::run(command, database),
        Command::Play(play) => crate::play::run(&play, lang),
        Command::Games { json } => games::run(json, lang),
        Command::Sim(sim) => sim::run(&sim, lang),
        Command::Referee(script) => referee::run(&script, lang),
        Command::Odds(script) => odds::run(&script, lang),
        Command::Replay(replay) => replay::run(&replay, lang),
        Command::Review(asked) => review::run(&asked, lang),
        Command::Verify { file, pack } => verify::run(&file, pack.data.as_deref(), lang),
        Command::Rules(rules) => rules::run(&rules, lang),
        Command::Data(check) => data::run(&check),
        Command::Roster(check) => lists::check(ListKind::Army, &check, lang),
        Command::Deck(check) => lists::check(ListKind::Deck, &check, lang),
        Command::Mcp => crate::mcp::run(lang),
        Command::Bench(bench) => bench::run(&bench),
    }
}

pub use telling::{Teller, cited, percent};
