//! The shapes of the API and of the socket, written as TypeScript: what the browser believes is what the server says.
//!
//! Only with the feature `ts`. A test compares what is written here with `web/src/generated`.

use super::{account, desk, exercises, games, glance, lists, look, matches, notices, person, profile, socket};
use crate::refusal;
use crate::table::{open, speak};
use ts_rs::{Config, ExportError, TS};

/// Writes every shape, and those it is made of, into the folder that `config` names.
pub fn export(config: &Config) -> Result<(), ExportError> {
    speak::Snapshot::export_all(config)?;
    speak::Update::export_all(config)?;
    speak::ChatLine::export_all(config)?;
    speak::Thinking::export_all(config)?;
    socket::Said::export_all(config)?;
    socket::Heard::export_all(config)?;
    refusal::Body::export_all(config)?;
    account::Me::export_all(config)?;
    person::About::export_all(config)?;
    games::GameOut::export_all(config)?;
    games::Row::export_all(config)?;
    games::Guide::export_all(config)?;
    games::Opening::export_all(config)?;
    exercises::Attempt::export_all(config)?;
    exercises::ExerciseOut::export_all(config)?;
    frente_catalog::exercise::ExerciseLid::export_all(config)?;
    frente_catalog::Stock::export_all(config)?;
    lists::Written::export_all(config)?;
    lists::Laying::export_all(config)?;
    matches::NewMatch::export_all(config)?;
    matches::Promised::export_all(config)?;
    glance::Glance::export_all(config)?;
    desk::Desk::export_all(config)?;
    desk::KnownOut::export_all(config)?;
    profile::Profile::export_all(config)?;
    notices::Notices::export_all(config)?;
    profile::Point::export_all(config)?;
    profile::ResultOut::export_all(config)?;
    profile::RankOut::export_all(config)?;
    profile::LevelOut::export_all(config)?;
    open::Sides::export_all(config)?;
    look::Explanation::export_all(config)?;
    look::Past::export_all(config)?;
    look::Luck::export_all(config)?;
    frente_catalog::OddsOut::export_all(config)?;
    frente_catalog::Film::export_all(config)?;
    frente_catalog::WhyOut::export_all(config)?;
    frente_catalog::PlanOut::export_all(config)?;
    frente_catalog::games::export(config)
}
