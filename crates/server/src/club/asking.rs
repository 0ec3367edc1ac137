//! Challenges: somebody is asked to sit down, and does, or says no, with a reason if they like.

use super::terms::Why;
use crate::app::App;
use crate::guard::session::Person;
use crate::ids::UserId;
use crate::moment::now;
use crate::refusal::{Reason, Refusal};
use crate::table::ending::Ending;
use crate::table::header::Status;
use crate::table::live::{Live, Room};
use std::sync::Arc;

const DAY: crate::moment::Millis = 86_400_000;

/// Whom `person` asks by that name, if they may.
pub async fn whom(app: &App, person: &Person, name: &str) -> Result<(UserId, String), Refusal> {
    let found = app.store.user_named(name).await.map_err(|_| Reason::Storage)?;
    let found = found.ok_or(Reason::Nobody)?;
    if found.id == person.id {
        return Err(Reason::Yourself.into());
    }
    if app.store.is_blocked(person.id, found.id).await.map_err(|_| Reason::Storage)? {
        return Err(Reason::Blocked.into());
    }
    let most = app.config.shares;
    let (today, open) = app.store.asked_by(person.id, found.id, now() - DAY).await.map_err(|_| Reason::Storage)?;
    if today >= most.asked || open >= most.asked_one {
        return Err(Reason::Asked.into());
    }
    Ok((found.id, found.name))
}

/// Whoever was asked says no.
pub async fn decline(app: &App, room: &Arc<Room>, person: &Person, why: Why) -> Result<(), Refusal> {
    let mut live = room.lock().await;
    loop {
        if live.header.asked != Some(person.id) {
            return Err(Reason::NotAsked.into());
        }
        if live.header.status != Status::Waiting {
            return Err(if live.header.status == Status::Over { Reason::Over } else { Reason::Begun }.into());
        }
        let renewed = live.renewed;
        let done = live.take_away(app, why).await;
        // Another process was faster.
        if done.is_ok() || live.renewed == renewed || live.lost {
            return done;
        }
    }
}

impl Live {
    /// A table that waits is taken away, and says why.
    pub(super) async fn take_away(&mut self, app: &App, why: Why) -> Result<(), Refusal> {
        let before = self.header.terms.clone();
        self.header.terms.why = Some(why);
        let done = self.end(app, Ending::Withdrawn).await;
        if done.is_err() && self.header.status == Status::Waiting {
            self.header.terms = before;
        }
        done.map(|_| ())
    }
}
