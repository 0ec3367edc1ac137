//! What each game shows, written as TypeScript for its board: the view and the sheet. Only with the feature `ts`.

use ts_rs::{Config, ExportError, TS};

/// Writes the view and the sheet of every game, and what they are made of, into the folder that `config` names.
pub fn export(config: &Config) -> Result<(), ExportError> {
    frente_amanecer::View::export_all(config)?;
    frente_amanecer::Sheet::export_all(config)?;
    frente_peanas::View::export_all(config)?;
    frente_peanas::Sheet::export_all(config)?;
    frente_peanas::ask::Answer::export_all(config)?;
    frente_guerra1936::View::export_all(config)?;
    frente_guerra1936::Sheet::export_all(config)?;
    frente_tactics2gm::View::export_all(config)?;
    frente_tactics2gm::Sheet::export_all(config)?;
    frente_pasaran::View::export_all(config)?;
    frente_pasaran::Sheet::export_all(config)
}
