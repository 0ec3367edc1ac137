//! All live matches: loaded when somebody asks, dropped when nobody has for a while. What is on disk is the truth, so
//! dropping one loses nothing.

use super::change;
use super::live::{Live, Room};
use super::speak::ABSENCE;
use crate::app::App;
use crate::ids::MatchId;
use crate::moment::{Millis, now};
use crate::refusal::{Reason, Refusal};
use crate::watch;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OnceCell, OwnedMutexGuard};

type Cell = Arc<OnceCell<Arc<Room>>>;

/// All live matches.
#[derive(Default)]
pub struct Hall {
    rooms: Mutex<HashMap<MatchId, Cell>>,
}

impl Hall {
    fn rooms(&self) -> MutexGuard<'_, HashMap<MatchId, Cell>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The match of that id, from disk if need be. Two who ask at once get the same one.
    pub async fn room(&self, app: &App, id: MatchId) -> Result<Arc<Room>, Refusal> {
        let cell = self.rooms().entry(id).or_default().clone();
        let mut loaded = false;
        let room = cell.get_or_try_init(|| async {
            let mut live = change::read(app, id).await?;
            if !app.store.is_shared() {
                live.resume_clocks();
            }
            loaded = true;
            Ok(Arc::new(Room::new(live)))
        });
        let room = match room.await {
            Ok(room) => room.clone(),
            Err(refusal) => {
                self.drop_empty(id);
                return Err(refusal);
            }
        };
        if loaded {
            watch::rooms(self.len());
            let mut live = room.lock().await;
            if app.store.is_shared() {
                // What another process has done before now was told while there was nobody to hear it.
                let moved = app.store.moved(&[(id, live.seq)]).await;
                if moved.is_ok_and(|moved| !moved.is_empty()) {
                    live.renew(app).await;
                }
            }
            app.follow_up(&room, &mut live);
        }
        Ok(room)
    }

    /// The match of that id, held: nobody else changes it meanwhile.
    pub async fn table(&self, app: &App, id: MatchId) -> Result<OwnedMutexGuard<Live>, Refusal> {
        // One that was lost while we waited for it is loaded again.
        for _ in 0..3 {
            let live = self.room(app, id).await?.lock().await;
            if !live.lost {
                return Ok(live);
            }
        }
        Err(Reason::Storage.into())
    }

    /// Puts a new match in.
    pub fn insert(&self, live: Live) -> Arc<Room> {
        let room = Arc::new(Room::new(live));
        self.rooms().insert(room.id, Arc::new(OnceCell::new_with(Some(room.clone()))));
        watch::rooms(self.len());
        room
    }

    /// Drops a match, whoever is there: the next to ask loads it again.
    pub fn forget(&self, id: MatchId) {
        self.rooms().remove(&id);
    }

    fn drop_empty(&self, id: MatchId) {
        let mut rooms = self.rooms();
        if rooms.get(&id).is_some_and(|cell| cell.get().is_none() && Arc::strong_count(cell) <= 2) {
            rooms.remove(&id);
        }
    }

    /// Drops every match that nobody has asked for since `before`.
    pub fn sweep(&self, before: Millis) {
        // Whoever still holds a room keeps it here, so that there are never two of one match.
        let absent = now() - ABSENCE;
        self.rooms().retain(|_, cell| match cell.get() {
            Some(room) => {
                room.tidy(absent);
                let held = Arc::strong_count(cell) > 1 || Arc::strong_count(room) > 1;
                held || !room.is_idle(before)
            }
            None => Arc::strong_count(cell) > 1,
        });
        watch::rooms(self.len());
    }

    /// How many are live.
    pub fn len(&self) -> usize {
        self.rooms().len()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The match of that id, if it is in memory.
    pub fn loaded(&self, id: MatchId) -> Option<Arc<Room>> {
        self.rooms().get(&id).and_then(|cell| cell.get().cloned())
    }

    /// Those in memory now.
    pub fn present(&self) -> Vec<Arc<Room>> {
        self.rooms().values().filter_map(|cell| cell.get().cloned()).collect()
    }
}
