//! A match whose rules panicked: it ends, the others go on, and a replay is left for whoever mends it.

use super::ending::Ending;
use super::live::Live;
use crate::app::App;
use frente_kernel::record::Publish;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

impl Live {
    /// Ends the match as broken, back at its first `steps` steps, and leaves a replay. `what` was being done.
    pub(super) async fn break_down(&mut self, app: &App, steps: usize, what: &str, said: String) {
        // The position may be half changed; the steps before are whole.
        let whole = catch_unwind(AssertUnwindSafe(|| self.table.prefix(steps)));
        if let Ok(Ok(table)) = whole {
            self.table = table;
        }
        let record = catch_unwind(AssertUnwindSafe(|| {
            let dice = self.dice.as_ref().filter(|_| self.header.own_dice);
            self.table.record(dice, Publish::Secret)
        }));
        let record = match record {
            Ok(Ok(record)) => record,
            _ => format!("no record could be written of the setup {}\n", self.header.setup),
        };
        let name = format!("{}-{steps}", self.header.id);
        let report =
            format!("match {}\ngame {}\n{what} after step {steps}\n{said}\n", self.header.id, self.header.game);
        let left = leave(app, &name, &record, &report).await;
        let id = self.header.id;
        match left {
            Ok(place) => tracing::error!(%id, steps, what, said, replay = %place.display(), "a match broke"),
            Err(error) => {
                tracing::error!(%id, steps, what, said, %error, "a match broke, and its replay could not be left");
            }
        }
        if self.end(app, Ending::Broken).await.is_err() {
            tracing::error!(%id, "a broken match could not be ended");
        }
    }
}

async fn leave(app: &App, name: &str, record: &str, report: &str) -> std::io::Result<std::path::PathBuf> {
    let dir = app.config.crash_dir.clone();
    let (name, record, report) = (name.to_owned(), record.to_owned(), report.to_owned());
    let written = tokio::task::spawn_blocking(move || {
        std::fs::create_dir_all(&dir)?;
        let place = dir.join(format!("{name}.frente"));
        std::fs::write(&place, record)?;
        std::fs::write(dir.join(format!("{name}.txt")), report)?;
        Ok(place)
    });
    written.await.map_err(std::io::Error::other)?
}

/// What a panic says.
pub(super) fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    text.unwrap_or_else(|| "it panicked without a word".to_owned())
}
