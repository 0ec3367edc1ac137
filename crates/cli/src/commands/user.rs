//! `frente user …`: what an operator does to accounts, beside a running server.

use crate::args::{Database, UserCommand};
use crate::failure::Failure;
use frente_server::Config;
use frente_server::orders::{self, Wish};

pub fn run(command: UserCommand, database: Database) -> Result<(), Failure> {
    let config = Config { database: database.database, ..Config::default() };
    let (name, wish, done) = match command {
        UserCommand::Mute { name } => (name, Wish::Mute, "may not chat any more"),
        UserCommand::Unmute { name } => (name, Wish::Unmute, "may chat again"),
        UserCommand::Ban { name } => (name, Wish::Ban, "may not come in any more"),
        UserCommand::Unban { name } => (name, Wish::Unban, "may come in again"),
        UserCommand::Rename { name, to } => (name, Wish::Rename(to), "has another name"),
        UserCommand::Remove { name } => (name, Wish::Remove, "is forgotten"),
        UserCommand::Reset { name } => {
            (name, Wish::Reset, "may set a new password within a day, behind the address of the table at")
        }
        UserCommand::Log => return log(&config),
    };
    let said = orders::run(orders::order(&config, &name, wish))?;
    println!("{name} {done}{}", said.map(|link| format!(" {link}")).unwrap_or_default());
    Ok(())
}

fn log(config: &Config) -> Result<(), Failure> {
    for order in orders::run(orders::log(config))? {
        let when = frente_server::moment::readable(order.at);
        let name = if order.name.is_empty() { "-" } else { &order.name };
        println!("{when}  {}  {}  {name}  {}", order.what, order.user, order.detail);
    }
    Ok(())
}
