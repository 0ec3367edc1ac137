//! What all parts of the server share.

use crate::club::ear::Ear;
use crate::config::Config;
use crate::guard::client::Asker;
use crate::guard::desk::Desk;
use crate::guard::limits::Gate;
use crate::guard::session::{Known, Sessions};
use crate::guard::share::{Shares, Thing};
use crate::ids::{MatchId, UserId};
use crate::moment::Millis;
use crate::post::Post;
use crate::refusal::{Reason, Refusal};
use crate::store::Store;
use crate::table::bots;
use crate::table::flags::Deadline;
use crate::table::hall::Hall;
use crate::table::live::{Live, Room};
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use tokio::sync::{Mutex, Semaphore, broadcast, mpsc, watch};

/// What has ended.
#[derive(Clone, Debug)]
pub enum Ended {
    /// The session whose token has that hash.
    Session(Arc<str>),
    /// Some session of that person, or all of them.
    Of(UserId),
}

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
    /// The database of this process.
    pub store: Store,
    /// All live matches.
    pub hall: Hall,
    /// How fast visitors may be.
    pub limits: Gate,
    /// Who is who.
    pub sessions: Sessions,
    /// What everybody has at the moment.
    pub shares: Shares,
    /// Where people have signed in from.
    pub known: Known,
    /// Threads for bots that play with people.
    pub bots: Desk,
    /// Threads for bots among themselves.
    pub bots_alone: Desk,
    /// Threads for questions.
    pub questions: Desk,
    /// Passwords hashed at a time: each takes memory.
    pub hashing: Semaphore,
    /// Sessions that have ended: their sockets end too.
    pub ended: broadcast::Sender<Ended>,
    /// Who is here, and a line to them.
    pub ear: Ear,
    /// Held while it is looked what is due in a tournament: one at a time in this process.
    pub referee: Mutex<()>,
    /// Sends mail, where the operator has said how.
    pub post: Option<Post>,
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
    pub fn new(config: Config, store: Store, post: Option<Post>, flags: mpsc::UnboundedSender<Deadline>) -> App {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = match config.bot_threads {
            0 => (cores - 1).max(1),
            threads => threads,
        };
        let questions = match config.question_threads {
            0 => (cores - 1).max(1),
            threads => threads,
        };
        App(Arc::new(Shared {
            limits: Gate::new(config.limits),
            config,
            store,
            hall: Hall::default(),
            sessions: Sessions::default(),
            shares: Shares::default(),
            known: Known::default(),
            bots: Desk::new(threads),
            bots_alone: Desk::new((threads / 2).max(1)),
            questions: Desk::new(questions),
            hashing: Semaphore::new(2),
            ended: broadcast::Sender::new(64),
            ear: Ear::default(),
            referee: Mutex::default(),
            post,
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
        work: impl Future<Output = Result<T, Refusal>> + Send + 'static,
    ) -> Result<T, Refusal> {
        match tokio::spawn(work).await {
            Ok(done) => done,
            Err(error) => {
                tracing::error!(%error, "a request broke");
                Err(Reason::Internal.into())
            }
        }
    }

    /// Runs something that takes a while outside the threads that serve.
    pub async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        match tokio::task::spawn_blocking(work).await {
            Ok(done) => done,
            Err(error) => {
                let said = error.to_string();
                if error.try_into_panic().is_ok_and(|panic| panic.is::<frente_frozen::Overrun>()) {
                    return Err(Reason::Overrun.into());
                }
                tracing::error!(error = said, "a question broke");
                Err(Reason::Internal.into())
            }
        }
    }

    /// Computes the answer to a question: in a bounded number of threads, those who asked least first, and only as
    /// long as somebody waits for it.
    pub async fn question<T: Send + 'static>(
        &self,
        asker: Asker,
        work: impl FnOnce(&Budget) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let most = self.config.shares;
        let person = asker.person().map(|person| self.shares.take(person, Thing::Questions, most.questions));
        let address = self.shares.take(asker.address(), Thing::Questions, most.questions_per_address);
        if person.as_ref().is_some_and(Option::is_none) || address.is_none() {
            return Err(Reason::Limit.into());
        }
        let place = self.questions.sit(asker.holder()).await;
        let nobody_waits = Arc::new(AtomicBool::new(false));
        let _waiting = Waiting(nobody_waits.clone());
        let budget = Budget { nobody_waits, until: Instant::now() + self.config.question_limit };
        let answer = self.apart(move || {
            let _held = (person, address, place);
            if budget.is_unwanted() { Err(Reason::Timeout.into()) } else { work(&budget) }
        });
        answer.await
    }
}

/// How long a question may compute.
pub struct Budget {
    nobody_waits: Arc<AtomicBool>,
    until: Instant,
}

impl Budget {
    /// Whether nobody waits for the answer any more.
    pub fn is_unwanted(&self) -> bool {
        self.nobody_waits.load(Ordering::Relaxed)
    }

    /// Whether it is time to answer with what has been found.
    pub fn is_spent(&self) -> bool {
        self.is_unwanted() || Instant::now() >= self.until
    }
}

/// Somebody who waits for an answer, until dropped.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
