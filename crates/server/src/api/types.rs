//! The shapes of the API and of the socket, written as TypeScript: what the browser believes is what the server says.
//!
//! Only with the feature `ts`. A test compares what is written here with `web/src/generated`.

use super::{account, cups, desk, matches, notices, person, profile, search, tokens};
use crate::refusal;
use crate::table::{open, speak};
use ts_rs::{Config, ExportError, TS};

/// Writes every shape, and those it is made of, into the folder that `config` names.
pub fn export(config: &Config) -> Result<(), ExportError> {
    frente_catalog::told::Snapshot::export_all(config)?;
    frente_catalog::told::Update::export_all(config)?;
    speak::ChatLine::export_all(config)?;
    speak::Thinking::export_all(config)?;
    frente_catalog::told::Said::export_all(config)?;
    frente_catalog::told::Heard::export_all(config)?;
    refusal::Body::export_all(config)?;
    account::Me::export_all(config)?;
    person::About::export_all(config)?;
    frente_catalog::lid::GameOut::export_all(config)?;
    frente_catalog::lid::Paragraph::export_all(config)?;
    frente_catalog::lid::Guide::export_all(config)?;
    frente_catalog::lid::Opening::export_all(config)?;
    frente_catalog::attempt::Attempt::export_all(config)?;
    frente_catalog::attempt::ExerciseOut::export_all(config)?;
    frente_catalog::exercise::ExerciseLid::export_all(config)?;
    frente_catalog::referee::RulingOut::export_all(config)?;
    frente_catalog::Stock::export_all(config)?;
    frente_catalog::lid::Written::export_all(config)?;
    frente_catalog::lid::Laying::export_all(config)?;
    matches::NewMatch::export_all(config)?;
    matches::Promised::export_all(config)?;
    frente_catalog::told::Glance::export_all(config)?;
    frente_catalog::told::Explanation::export_all(config)?;
    frente_catalog::told::Outlook::export_all(config)?;
    frente_catalog::told::Past::export_all(config)?;
    frente_catalog::luck::Luck::export_all(config)?;
    frente_catalog::home::Done::export_all(config)?;
    frente_catalog::home::Ask::export_all(config)?;
    frente_catalog::home::Refusal::export_all(config)?;
    frente_catalog::wire::House::export_all(config)?;
    cups::Tournament::export_all(config)?;
    cups::TournamentWhole::export_all(config)?;
    cups::NewTournament::export_all(config)?;
    desk::Desk::export_all(config)?;
    desk::KnownOut::export_all(config)?;
    profile::Profile::export_all(config)?;
    notices::Notices::export_all(config)?;
    profile::Point::export_all(config)?;
    profile::ResultOut::export_all(config)?;
    profile::RankOut::export_all(config)?;
    profile::LevelOut::export_all(config)?;
    open::Sides::export_all(config)?;
    search::Results::export_all(config)?;
    tokens::Programs::export_all(config)?;
    tokens::Made::export_all(config)?;
    tokens::NewToken::export_all(config)?;
    tokens::BotOut::export_all(config)?;
    frente_catalog::OddsOut::export_all(config)?;
    frente_catalog::Film::export_all(config)?;
    frente_catalog::WhyOut::export_all(config)?;
    frente_catalog::PlanOut::export_all(config)?;
    frente_catalog::HintOut::export_all(config)?;
    frente_catalog::games::export(config)
}
