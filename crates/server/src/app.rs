//! What all parts of the server share.

use crate::config::Config;
use crate::guard::limits::Gate;
use crate::guard::session::Sessions;
use crate::ids::MatchId;
use crate::moment::Millis;
use crate::store::Store;
use crate::table::bots;
use crate::table::flags::Deadline;
use crate::table::hall::Hall;
use crate::table::live::{Live, Room};
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{Semaphore, mpsc, watch};

/// What all parts of the server share.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// Waits until the server closes.
pub async fn until(closing: &mut watch::Receiver<bool>) {
    // An error says that the server is gone already.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// The shared things.
pub struct Shared {
    /// How the server runs.
    pub config: Config,
    /// The database.
    pub store: Store,
    /// All live matches.
    pub hall: Hall,
    /// How fast visitors may be.
    pub limits: Gate,
    /// Who is who.
    pub sessions: Sessions,
    /// Threads bots may think in.
    pub bots: Arc<Semaphore>,
    /// Passwords hashed at a time: each takes memory.
    pub hashing: Semaphore,
    flags: mpsc::UnboundedSender<Deadline>,
    closing: watch::Sender<bool>,
    keys: AtomicU64,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Puts the parts together.
    pub fn new(config: Config, store: Store, flags: mpsc::UnboundedSender<Deadline>) -> App {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = match config.bot_threads {
            0 => (cores - 1).max(1),
            threads => threads,
        };
        App(Arc::new(Shared {
            limits: Gate::new(config.limits),
            config,
            store,
            hall: Hall::default(),
            sessions: Sessions::default(),
            bots: Arc::new(Semaphore::new(threads)),
            hashing: Semaphore::new(2),
            flags,
            closing: watch::Sender::new(false),
            keys: AtomicU64::new(0),
        }))
    }

    /// A number nobody else has.
    pub fn key(&self) -> u64 {
        self.keys.fetch_add(1, Ordering::Relaxed)
    }

    /// What a change may call for: a bot's choice, a clock.
    pub fn follow_up(&self, room: &Arc<Room>, live: &mut Live) {
        self.follow_clock(live);
        if live.bot_due().is_some() && !live.driven && !self.is_closing() {
            live.driven = true;
            tokio::spawn(bots::drive(self.clone(), room.clone()));
        }
    }

    /// Tells the keeper of the flags how the clocks stand.
    pub fn follow_clock(&self, live: &Live) {
        if let Some(clocks) = &live.header.clocks {
            let deadline = clocks.deadline().filter(|_| live.ready().is_ok());
            self.flag(live.header.id, deadline.map(|(_, at)| at));
        }
    }

    /// Tells the keeper of the flags of a deadline.
    pub fn flag(&self, id: MatchId, at: Option<Millis>) {
        // Nobody listens once the server is closing.
        let _ = self.flags.send((id, at));
    }

    /// Begins to close: sockets end, bots stop after the choice they are at.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Whether the server is closing.
    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// To be told when it does.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Runs something to its end even if whoever asked goes away in the middle.
    pub async fn finish<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, crate::refusal::Refusal>> + Send + 'static,
    ) -> Result<T, crate::refusal::Refusal> {
        match tokio::spawn(work).await {
            Ok(done) => done,
            Err(error) => {
                tracing::error!(%error, "a request broke");
                Err(crate::refusal::Reason::Internal.into())
            }
        }
    }

    /// Runs something that takes a while outside the threads that serve.
    pub async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, crate::refusal::Refusal> + Send + 'static,
    ) -> Result<T, crate::refusal::Refusal> {
        match tokio::task::spawn_blocking(work).await {
            Ok(done) => done,
            Err(error) => {
                tracing::error!(%error, "a question broke");
                Err(crate::refusal::Reason::Internal.into())
            }
        }
    }
}
