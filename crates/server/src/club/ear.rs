//! Who is here, and who hears what: one socket a page, over which it is told what to ask for again, never what it is.

use crate::app::{App, until};
use crate::ids::UserId;
use crate::moment::now;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast;

/// How often it is written down who is here.
const ROUND: Duration = Duration::from_secs(20);

/// What has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// The tables that wait.
    Lobby,
    /// What waits for that person.
    Desk(UserId),
}

/// Who is here, at this process, and a line to them.
pub struct Ear {
    here: Mutex<HashMap<UserId, usize>>,
    line: broadcast::Sender<Told>,
}

impl Default for Ear {
    fn default() -> Ear {
        Ear { here: Mutex::default(), line: broadcast::Sender::new(256) }
    }
}

/// Somebody who is here, until dropped.
pub struct Here {
    app: App,
    user: UserId,
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut here = self.app.ear.here();
        if let Some(count) = here.get_mut(&self.user) {
            *count -= 1;
            if *count == 0 {
                here.remove(&self.user);
            }
        }
    }
}

impl Ear {
    fn here(&self) -> MutexGuard<'_, HashMap<UserId, usize>> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// To be told what changes.
    pub fn listen(&self) -> broadcast::Receiver<Told> {
        self.line.subscribe()
    }

    /// Tells those who are here.
    pub fn tell(&self, told: &[Told]) {
        for one in told {
            // Nobody listens where nobody is here.
            let _ = self.line.send(*one);
        }
    }
}

/// `user` comes in; whether they are here is written down at once.
pub async fn come(app: &App, user: UserId) -> Here {
    *app.ear.here().entry(user).or_insert(0) += 1;
    let here = Here { app: app.clone(), user };
    if let Err(error) = app.store.are_here(&[user], now()).await {
        tracing::debug!(%error, "who is here could not be written down");
    }
    here
}

/// Writes down again and again who is here, until the server closes.
pub async fn watch(app: App) {
    let mut closing = app.closing();
    let mut tick = tokio::time::interval(ROUND);
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            () = until(&mut closing) => return,
        }
        let here: Vec<UserId> = app.ear.here().keys().copied().collect();
        if let Err(error) = app.store.are_here(&here, now()).await {
            tracing::warn!(%error, "who is here could not be written down");
        }
    }
}
