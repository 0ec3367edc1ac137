//! A live match over a WebSocket: numbered updates out, wishes in.
//!
//! One task a socket. Whoever reconnects says the last number he saw and is sent what he missed; where that is not
//! kept any more, and where somebody reads too slowly, the whole table is sent instead. Nothing is dropped in silence:
//! a wish is answered with `ok` once it is on disk, or with the reason it was refused.

use super::act::gesture;
use super::matches::room;
use super::shapes;
use crate::app::{App, Ended, until};
use crate::guard::body::{Path, Query};
use crate::guard::client::Address;
use crate::guard::limits::Which;
use crate::guard::session::{self, Visitor};
use crate::guard::share::{Holder, Thing, network};
use crate::ids::{Token, UserId};
use crate::refusal::{Reason, Refusal};
use crate::serve::Place;
use crate::table::live::Room;
use crate::table::play::{Wish, wish};
use crate::table::speak::Listening;
use crate::watch;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Response;
use frente_catalog::told::{Heard, Said};
use futures_util::SinkExt as _;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::{Instant, timeout};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(live))
}

/// A message may be that long.
pub(super) const LONGEST: usize = 16 * 1024;

/// What is read at once: an action is some hundred bytes.
pub(super) const READ: usize = 2 * 1024;

/// What is written at once: an update and its `ok`.
pub(super) const WRITE: usize = 16 * 1024;

/// Unreadable messages borne before the socket is closed.
const PATIENCE: u32 = 20;

/// A socket that says nothing for so long is asked whether it is still there.
pub(super) const SILENCE: Duration = Duration::from_secs(30);

/// A socket that takes nothing for so long is given up.
const SLOW: Duration = Duration::from_secs(20);

/// Where to go on from.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Since {
    /// The last change seen; left out: the whole table is sent.
    since: Option<i64>,
}

/// A live match over a WebSocket (JSON text frames).
///
/// Server to client: `snapshot`; `update` (a change with its `seq`; drop log lines after `log_from` steps first, then
/// add `log`); `chat`; `thinking`; `ok` (on disk); `refused` (with `code` `stale`, `illegal`, `seat`, `over`, `bad`,
/// `limit` or `storage`, and where it helps with a `snapshot`); `pong`.
///
/// Client to server: `{"type":"act","id","seq","seat","action"}` (or `"actions"`, those of a gesture), `{"type":"undo","id","seq","to"}`,
/// `{"type":"resign","id","seat"}`, `{"type":"offer","id","kind"}`, `{"type":"chat","id","text"}`,
/// `{"type":"ping"}`. An `id` is any text or number of yours; it comes back with the answer.
#[utoipa::path(get, path = "/matches/{id}/live", tag = "play", params(("id" = String, Path), Since),
    responses((status = 101, description = "the socket is open"), (status = "default", body = shapes::Refused)))]
async fn live(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|_| Refusal::because(Reason::Malformed, "expected a WebSocket"))?;
    if app.is_closing() {
        return Err(Reason::Closing.into());
    }
    let Caller { visitor, address, token, place } = caller;
    match visitor.id() {
        Some(user) => app.limits.person(user, Which::Questions)?,
        None => app.limits.address(address.0, Which::Questions)?,
    }
    let holder = visitor.id().map_or(Holder::Address(network(address.0)), Holder::Person);
    let held = app.shares.take(holder, Thing::Sockets, app.config.shares.sockets).ok_or(Reason::Limit)?;
    let room = room(&app, &id).await?;
    let (user, key) = (visitor.id(), app.key());
    let listening = room.lock().await.listen(user, since, key)?;
    // The library's own buffers are 128 kB each way: memory for every socket, and zeroed at every read.
    let upgrade = upgrade.read_buffer_size(READ).write_buffer_size(WRITE);
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    let token = token.filter(|_| user.is_some());
    let ended = app.ended.subscribe();
    let seat = Seated { app, room, user, key, token };
    Ok(upgrade.on_upgrade(move |socket| async move {
        // Held until the socket ends: the server waits for it when it closes.
        let _held = (place, held);
        seat.run(socket, listening, ended).await;
    }))
}

/// Who opens a socket, and what goes with it.
pub(super) struct Caller {
    pub(super) visitor: Visitor,
    address: Address,
    pub(super) token: Option<Token>,
    pub(super) place: Option<Place>,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Refusal> {
        Ok(Caller {
            visitor: Visitor::from_request_parts(parts, app).await?,
            address: Address::of(parts, app),
            token: session::token(&parts.headers),
            place: parts.extensions.get().cloned(),
        })
    }
}

fn message(said: &Said) -> Message {
    Message::Text(serde_json::to_string(said).expect("plain data").into())
}

/// Somebody at a socket.
struct Seated {
    app: App,
    room: Arc<Room>,
    user: Option<UserId>,
    key: u64,
    /// What the visitor was known by.
    token: Option<Token>,
}

/// Why a socket ends.
pub(super) enum End {
    /// The other side has gone, or the line broke.
    Gone,
    /// We end it.
    Close(u16, &'static str),
}

impl Seated {
    async fn run(self, mut socket: WebSocket, listening: Listening, ended: broadcast::Receiver<Ended>) {
        let _counted = watch::Socket::open(self.user.is_some());
        let end = self.talk(&mut socket, listening, ended).await.err().unwrap_or(End::Gone);
        self.room.lock().await.leave(self.key);
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = timeout(Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
        }
    }

    /// Whether the session that opened the socket has ended, here or elsewhere.
    async fn is_signed_out(&self) -> bool {
        match &self.token {
            // Where the database does not answer nobody is sent away.
            Some(token) => session::person(&self.app, token).await.is_ok_and(|person| person.is_none()),
            None => false,
        }
    }

    async fn talk(
        &self,
        socket: &mut WebSocket,
        mut listening: Listening,
        mut ended: broadcast::Receiver<Ended>,
    ) -> Result<(), End> {
        let own = self.token.as_ref().map(Token::hash);
        let mut closing = self.app.closing();
        let (mut bad, mut heard) = (0, Instant::now());
        let mut check = tokio::time::interval_at(Instant::now() + SILENCE, SILENCE);
        let first = std::mem::take(&mut listening.first);
        send(socket, first.into_iter().map(Message::Text)).await?;
        loop {
            let answer = tokio::select! {
                // What others did comes before what this one asks next.
                biased;
                told = listening.receive.recv() => {
                    let Some(told) = told else { return Err(End::Close(close_code::AGAIN, "load again")) };
                    let mut waiting = vec![Message::Text(told)];
                    drain(&mut listening, &mut waiting);
                    send(socket, waiting).await?;
                    self.catch_up(socket, &mut listening).await?;
                    continue;
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.answer(&text).await,
                        Some(Ok(Message::Binary(_))) => return Err(End::Close(close_code::UNSUPPORTED, "expected text")),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
                        // Too long, or not text: what follows cannot be trusted either.
                        Some(Err(error)) => {
                            tracing::debug!(id = %self.room.id, %error, "a socket broke");
                            return Err(End::Close(close_code::POLICY, "not understood"));
                        }
                    }
                }
                _ = check.tick() => {
                    if heard.elapsed() > SILENCE * 3 {
                        return Err(End::Gone);
                    }
                    if self.is_signed_out().await {
                        return Err(End::Close(close_code::POLICY, "signed out"));
                    }
                    send(socket, [Message::Ping(bytes::Bytes::new())]).await?;
                    continue;
                }
                gone = ended.recv() => {
                    let mine = match gone {
                        Ok(Ended::Session(hash)) => own.as_deref() == Some(&*hash),
                        Ok(Ended::Of(user)) => self.user == Some(user) && self.is_signed_out().await,
                        // More have ended than could be told: this one may be among them.
                        Err(_) => self.is_signed_out().await,
                    };
                    if mine {
                        return Err(End::Close(close_code::POLICY, "signed out"));
                    }
                    continue;
                }
                () = until(&mut closing) => return Err(End::Close(close_code::AWAY, "the server is closing")),
            };
            match answer {
                Answer::Say(message) => {
                    // The update first, then the `ok` for it; one write for both.
                    let mut waiting = Vec::with_capacity(2);
                    drain(&mut listening, &mut waiting);
                    waiting.push(message);
                    send(socket, waiting).await?;
                    self.catch_up(socket, &mut listening).await?;
                }
                Answer::Rubbish(message) => {
                    bad += 1;
                    send(socket, [message]).await?;
                    if bad >= PATIENCE {
                        tracing::warn!(id = %self.room.id, "a socket was closed: nothing it says is understood");
                        return Err(End::Close(close_code::POLICY, "not understood"));
                    }
                }
            }
        }
    }

    /// Sends the whole table to somebody who was too slow for the updates.
    async fn catch_up(&self, socket: &mut WebSocket, listening: &mut Listening) -> Result<(), End> {
        if !listening.lagging.load(Ordering::Relaxed) {
            return Ok(());
        }
        let snapshot = {
            let live = self.room.lock().await;
            // Nothing is told while the table is held: what is still queued is older than the snapshot.
            while listening.receive.try_recv().is_ok() {}
            listening.lagging.store(false, Ordering::Relaxed);
            let snapshot = live.snapshot(self.user).map_err(|_| End::Close(close_code::POLICY, "not for you"))?;
            serde_json::to_string(&snapshot).expect("plain data")
        };
        send(socket, [Message::Text(snapshot.into())]).await
    }

    async fn answer(&self, text: &Utf8Bytes) -> Answer {
        let (id, wanted) = match serde_json::from_str(text) {
            Ok(Heard::Ping {}) => return Answer::Say(message(&Said::Pong)),
            Ok(Heard::Act { id, seq, seat, action, actions }) => match gesture(action, actions) {
                Ok(actions) => (id, Wish::Act { seat, seq, actions }),
                Err(refusal) => return Answer::Rubbish(self.refused(&id, &refusal).await),
            },
            Ok(Heard::Undo { id, seq, to }) => (id, Wish::Undo { seq, to }),
            Ok(Heard::Resign { id, seat }) => (id, Wish::Resign { seat }),
            Ok(Heard::Offer { id, kind }) => (id, Wish::Offer(kind)),
            Ok(Heard::Chat { id, text }) => (id, Wish::Chat(text)),
            Err(error) => {
                let refusal = Refusal::because(Reason::Malformed, error);
                return Answer::Rubbish(self.refused(&id_in(text), &refusal).await);
            }
        };
        let done = match self.user {
            Some(user) => wish(&self.app, &self.room, user, wanted).await,
            None => Err(Reason::NotYourSeat.into()),
        };
        Answer::Say(match done {
            Ok(seq) => message(&Said::Ok { id: &id, seq }),
            Err(refusal) => self.refused(&id, &refusal).await,
        })
    }

    async fn refused(&self, id: &Value, refusal: &Refusal) -> Message {
        let seq = self.room.lock().await.seq;
        let said = Said::Refused {
            id,
            seq,
            message: &refusal.message,
            rule: refusal.rule.as_deref(),
            code: refusal.code,
            detail: &refusal.detail,
            snapshot: refusal.snapshot.as_deref(),
        };
        message(&said)
    }
}

enum Answer {
    Say(Message),
    Rubbish(Message),
}

/// The id in a message that is otherwise not understood, so that its sender knows which.
fn id_in(text: &str) -> Value {
    let read = serde_json::from_str::<Value>(text).ok();
    let id = read.and_then(|mut value| value.get_mut("id").map(Value::take));
    id.filter(|id| id.is_string() || id.is_number()).unwrap_or(Value::Null)
}

fn drain(listening: &mut Listening, waiting: &mut Vec<Message>) {
    while let Ok(told) = listening.receive.try_recv() {
        waiting.push(Message::Text(told));
    }
}

/// Sends them all with one write.
pub(super) async fn send(socket: &mut WebSocket, messages: impl IntoIterator<Item = Message>) -> Result<(), End> {
    let sending = async {
        for message in messages {
            socket.feed(message).await?;
        }
        socket.flush().await
    };
    match timeout(SLOW, sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Gone),
    }
}
