//! Starting and ending: open the database, listen, take up what was left, and close without losing anything.

use crate::app::{App, until};
use crate::club::{chores, cup, ear, notices};
use crate::config::Config;
use crate::guard::session;
use crate::guard::share::{Held, Holder, Thing, network};
use crate::post::{Post, PostError};
use crate::store::{OpenError, Store, Unattended};
use crate::table::clock::ClockRule;
use crate::table::{abroad, archive, flags};
use crate::{api, moment, orders, watch};
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch as signal};
use tokio::task::JoinHandle;
use tower::ServiceExt as _;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Why the server could not start: one sentence.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database could not be opened.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// Somebody listens there already.
    #[error("port {} is in use on {}: another server runs there; choose another with --port", .0.port(), .0.ip())]
    PortInUse(SocketAddr),
    /// The address cannot be listened on.
    #[error("cannot listen on {addr}: {why}")]
    Listen {
        /// The address that was asked for.
        addr: SocketAddr,
        /// The error of the operating system.
        why: std::io::Error,
    },
    /// Mail cannot be sent as it was configured.
    #[error(transparent)]
    Post(#[from] PostError),
    /// No threads to run in.
    #[error("cannot start: {0}")]
    Runtime(std::io::Error),
}

/// How long whoever is connected may take to finish when the server closes.
const FAREWELL: Duration = Duration::from_secs(4);

/// How long the database may take then to write what is waiting.
const LAST_WRITES: Duration = Duration::from_secs(4);

/// How long threads that still compute are waited for at the very end. What they find nobody would read.
const LAST_THOUGHTS: Duration = Duration::from_millis(500);

/// How long a client may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(10);

/// A guest who has left nothing is remembered for so long, and whom a letter went to, in milliseconds.
const GUESTS: moment::Millis = 30 * 86_400_000;

/// Promised dice wait for a match so long, tickets for whoever brings them, and it is known so long when somebody was last
/// here, in milliseconds.
const PROMISES: moment::Millis = 86_400_000;

/// A running server.
pub struct Server {
    /// Where it listens.
    pub addr: SocketAddr,
    app: App,
    listening: JoinHandle<()>,
    writer: JoinHandle<()>,
    chores: Vec<JoinHandle<()>>,
}

/// Starts a server. It runs until [`Server::stop`].
pub async fn start(config: Config) -> Result<Server, StartError> {
    watch::begin();
    let wanted = config.addr;
    let listener = TcpListener::bind(wanted).await.map_err(|why| match why.kind() {
        std::io::ErrorKind::AddrInUse => StartError::PortInUse(wanted),
        _ => StartError::Listen { addr: wanted, why },
    })?;
    let addr = listener.local_addr().map_err(|why| StartError::Listen { addr: wanted, why })?;
    let post = config.mail.as_ref().map(Post::new).transpose()?;
    let (store, writer) = Store::open(&config).await?;
    store.end_old_sessions(session::oldest()).await.map_err(|error| OpenError::Schema(error.to_string()))?;
    let (flags, deadlines) = mpsc::unbounded_channel();
    let app = App::new(config, store, post, flags);
    let chores = vec![
        tokio::spawn(flags::keep(app.clone(), deadlines)),
        tokio::spawn(sweep(app.clone())),
        tokio::spawn(take_up(app.clone())),
        tokio::spawn(tidy(app.clone())),
        tokio::spawn(abroad::follow(app.clone())),
        tokio::spawn(orders::follow(app.clone())),
        tokio::spawn(ear::watch(app.clone())),
        tokio::spawn(chores::keep(app.clone())),
        tokio::spawn(notices::keep(app.clone())),
        tokio::spawn(cup::run::keep(app.clone())),
    ];
    let listening = tokio::spawn(listen(app.clone(), listener, api::router(app.clone())));
    Ok(Server { addr, app, listening, writer, chores })
}

impl Server {
    /// What the server is made of, for tests that look inside.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Closes: nobody new comes in, whoever is there finishes, what is waiting is written.
    pub async fn stop(self) {
        self.app.close();
        if self.listening.await.is_err() {
            tracing::warn!("the listener broke");
        }
        for chore in self.chores {
            chore.abort();
            let _ = chore.await;
        }
        let written = async {
            self.app.store.close().await;
            if self.writer.await.is_err() {
                tracing::error!("the writer broke");
            }
        };
        if tokio::time::timeout(LAST_WRITES, written).await.is_err() {
            tracing::error!("the database did not answer in time: what was not acknowledged may be lost");
        }
    }
}

/// Takes connections until the server closes, then waits for those that are open.
async fn listen(app: App, listener: TcpListener, router: Router) {
    let places = Arc::new(Semaphore::new(app.config.connections));
    let mut closing = app.closing();
    loop {
        let Ok(place) = places.clone().acquire_owned().await else { break };
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            () = until(&mut closing) => break,
        };
        let (stream, peer) = match taken {
            Ok(taken) => taken,
            Err(error) => {
                // Out of file handles, most likely: some will come back.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        // Behind a proxy all come from one address.
        let most = if app.config.trust_proxy { usize::MAX } else { app.config.shares.connections };
        let holder = Holder::Address(network(peer.ip()));
        let Some(held) = app.shares.take(holder, Thing::Connections, most) else {
            tracing::debug!(%peer, "refused: too many connections from there");
            continue;
        };
        tokio::spawn(connect(app.closing(), stream, peer, router.clone(), Arc::new((place, held))));
    }
    drop(listener);
    // Every connection holds a place while it lives, a socket that left its connection too.
    let all = u32::try_from(app.config.connections).unwrap_or(u32::MAX);
    if tokio::time::timeout(FAREWELL, places.acquire_many(all)).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

/// Serves one connection; when the server closes, the request under way is answered and it ends.
async fn connect(
    mut closing: signal::Receiver<bool>,
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    place: Arc<(OwnedSemaphorePermit, Held)>,
) {
    // An update is one small write that somebody waits for.
    let _ = stream.set_nodelay(true);
    let kept = place.clone();
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Place(kept.clone()));
        router.clone().oneshot(request)
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_headers(64);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = until(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection ended");
    }
    drop(place);
}

/// A place among the connections: whoever upgrades one to a socket keeps it.
#[derive(Clone)]
pub struct Place(#[expect(dead_code, reason = "held, not read")] Arc<(OwnedSemaphorePermit, Held)>);

/// Drops idle matches from memory.
async fn sweep(app: App) {
    let idle = app.config.idle;
    let mut tick = tokio::time::interval((idle / 4).clamp(Duration::from_millis(50), Duration::from_secs(30)));
    loop {
        tick.tick().await;
        app.hall.sweep(moment::now() - moment::Millis::try_from(idle.as_millis()).unwrap_or(moment::Millis::MAX));
        watch::upkeep();
    }
}

/// Forgets guests who came a month ago and have left nothing, and archives what is over, every hour.
async fn tidy(app: App) {
    let mut tick = tokio::time::interval(Duration::from_secs(3_600));
    loop {
        tick.tick().await;
        if let Err(error) = app.store.forget_guests(moment::now() - GUESTS).await {
            tracing::warn!(%error, "guests who have gone could not be forgotten");
        }
        if let Err(error) = app.store.forget_promises(moment::now() - PROMISES).await {
            tracing::warn!(%error, "promises of dice could not be forgotten");
        }
        if let Err(error) = app.store.forget_tickets(moment::now() - PROMISES).await {
            tracing::warn!(%error, "tickets could not be forgotten");
        }
        if let Err(error) = app.store.forget_presence(moment::now() - PROMISES).await {
            tracing::warn!(%error, "when people were last here could not be forgotten");
        }
        if let Err(error) = app.store.forget_letters(moment::now() - GUESTS).await {
            tracing::warn!(%error, "letters could not be forgotten");
        }
        match app.store.clear(moment::now()).await {
            Ok(0) => {}
            Ok(matches) => tracing::info!(matches, "matches nobody wanted were deleted"),
            Err(error) => tracing::warn!(%error, "what has been left alone could not be cleared"),
        }
        archive::keep_the_rest(&app).await;
    }
}

/// Takes up every match that has something to do without anybody asking: a bot's turn, a clock.
async fn take_up(app: App) {
    let unwatched = moment::Millis::try_from(app.config.unwatched.as_millis()).unwrap_or(moment::Millis::MAX);
    let ended = app.store.end_abandoned(moment::now().saturating_sub(unwatched)).await;
    let waiting = match (ended, app.store.unattended().await) {
        (Ok(()), Ok(waiting)) => waiting,
        (Err(error), _) | (_, Err(error)) => {
            tracing::error!(%error, "matches that wait for a bot could not be found");
            return;
        }
    };
    for Unattended { id, due, clock, deadline, .. } in waiting {
        if app.is_closing() {
            return;
        }
        // Days go on whether the match is in memory or not; so do live clocks where another process may have the match.
        // Else a live clock begins again where it stood.
        if !due && (app.store.is_shared() || matches!(clock, ClockRule::Days { .. })) {
            app.flag(id, deadline);
            continue;
        }
        // Loading follows up on its own; the sweeper drops those that need nothing.
        if let Err(refusal) = app.hall.room(&app, id).await {
            tracing::warn!(%id, detail = refusal.detail, "a match could not be taken up");
        }
    }
}

/// Runs a server until it is told to end (Ctrl-C, SIGTERM). Blocks; `ready` is told where it listens.
pub fn serve(mut config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), StartError> {
    log();
    if let Some(files) = open_files() {
        // The database, the log and the like need some too.
        config.connections = config.connections.min(files.saturating_sub(128).max(64));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(StartError::Runtime)?;
    let served = runtime.block_on(async {
        let server = start(config).await?;
        ready(server.addr);
        tracing::info!(addr = %server.addr, "listening");
        told_to_end().await;
        tracing::info!("closing");
        server.stop().await;
        tracing::info!("closed");
        Ok(())
    });
    runtime.shutdown_timeout(LAST_THOUGHTS);
    served
}

/// Raises the number of files this process may open as far as it may be raised; how many that are.
#[cfg(unix)]
fn open_files() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    if let Err(error) = raised {
        tracing::warn!(%error, "the number of open files could not be raised");
    }
    getrlimit(Resource::Nofile).current.and_then(|files| usize::try_from(files).ok())
}

#[cfg(not(unix))]
fn open_files() -> Option<usize> {
    None
}

/// Logs to standard error; `RUST_LOG` says how much.
fn log() {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse::<Targets>().ok());
    let usual = || Targets::new().with_default(LevelFilter::INFO).with_target("sqlx", LevelFilter::WARN);
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    // A program that embeds the server may have set up its own log already.
    let _ = tracing_subscriber::registry().with(lines).with(wanted.unwrap_or_else(usual)).try_init();
}

async fn told_to_end() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        _ = interrupt => {}
        () = terminate => {}
    }
}
