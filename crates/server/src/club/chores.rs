//! What has to be done without anybody asking: tables nobody came to are taken away; matches kept by an earlier version
//! learn whose turn it is; what ended while nobody could book it is booked, and what is booked is filed.

use super::terms::Why;
use super::{book, facts};
use crate::app::{App, until};
use crate::moment::now;
use crate::table::header::Status;
use std::time::Duration;

/// How often tables are looked at.
const ROUND: Duration = Duration::from_secs(10);

/// Does all of it until the server closes.
pub async fn keep(app: App) {
    note_turns(&app).await;
    let mut closing = app.closing();
    let mut tick = tokio::time::interval(ROUND);
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            () = until(&mut closing) => return,
        }
        expire(&app).await;
        book::book_the_rest(&app).await;
        facts::file_the_rest(&app).await;
    }
}

/// Takes tables away that have waited for long enough.
pub async fn expire(app: &App) {
    let due = match app.store.expired(now()).await {
        Ok(due) => due,
        Err(error) => return tracing::warn!(%error, "tables that have waited too long could not be found"),
    };
    for id in due {
        let Ok(mut live) = app.hall.table(app, id).await else { continue };
        if live.header.status == Status::Waiting
            && let Err(refusal) = live.take_away(app, Why::Expired).await
        {
            tracing::debug!(%id, detail = refusal.detail, "a table could not be taken away");
        }
    }
}

/// Writes down whose turn it is where an earlier version has not. A match that cannot be opened stays without.
async fn note_turns(app: &App) {
    let mut after = String::new();
    loop {
        let Ok(ids) = app.store.turnless(&after).await else { return };
        let Some(last) = ids.last() else { return };
        after = last.to_string();
        for id in ids {
            if app.is_closing() {
                return;
            }
            let Ok(live) = app.hall.table(app, id).await else { continue };
            let noted = app.store.note_turn(id, live.seq, live.header.turn).await;
            drop(live);
            if let Err(error) = noted {
                tracing::warn!(%id, %error, "whose turn it is could not be written down");
            }
        }
    }
}
