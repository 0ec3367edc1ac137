//! What is kept of a match that is over, so that it can be read when nobody knows its rules any more: its record as
//! text, and the table as spectators saw it last.

use crate::app::App;
use crate::ids::MatchId;
use crate::moment::now;
use crate::refusal::{Reason, Refusal};
use crate::store::Op;
use crate::table::ending;
use crate::table::header::Status;
use frente_kernel::Viewer;
use frente_kernel::record::Publish;

/// Matches put into the archive in one round.
const ROUND: i64 = 200;

/// Puts a match that is over into the archive.
pub async fn keep(app: &App, id: MatchId) -> Result<(), Refusal> {
    let live = app.hall.table(app, id).await?;
    if live.header.status != Status::Over {
        return Err(Reason::NotOver.into());
    }
    let (copy, dice, ending) = (live.table.fork(), live.record_dice(), live.header.ending);
    drop(live);
    // Rules that broke may break once more: then there is a view and no record, or neither.
    let (record, view) = app
        .apart(move || {
            let record = copy.record(dice.as_ref(), Publish::Secret).ok().map(|record| ending::written(record, ending));
            Ok((record, copy.view(Viewer::Spectator).to_string()))
        })
        .await?;
    let kept = Op::Run(
        "INSERT INTO archive (match_id, record, view, at) VALUES ($1, $2, $3, $4) ON CONFLICT (match_id) DO NOTHING",
        vec![id.into(), record.into(), view.into(), now().into()],
    );
    app.store.commit(vec![kept]).await.map_err(|_| Reason::Storage.into())
}

/// Puts matches into the archive that ended while nobody could.
pub async fn keep_the_rest(app: &App) {
    let Ok(missing) = app.store.unarchived(ROUND).await else { return };
    for id in missing {
        if app.is_closing() {
            return;
        }
        if let Err(refusal) = keep(app, id).await {
            tracing::debug!(%id, detail = refusal.detail, "a match could not be put into the archive");
        }
    }
}
