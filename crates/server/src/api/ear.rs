//! The line of a page, whatever it shows: it says what to ask for again, and as long as it stands its owner is here.

use super::shapes;
use super::socket::{Caller, End, LONGEST, READ, SILENCE, WRITE, send};
use crate::app::{App, Ended, until};
use crate::club::ear::{self, Told};
use crate::guard::limits::Which;
use crate::guard::session;
use crate::guard::share::{Holder, Thing};
use crate::ids::{Token, UserId};
use crate::refusal::{Reason, Refusal};
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, sleep_until, timeout};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What changes within so long is told once.
const MERGED: Duration = Duration::from_millis(250);

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(listen))
}

/// A line to the club over a WebSocket (JSON text frames): `{"type":"lobby"}` when tables that wait have changed (ask
/// `/lobby`), `{"type":"desk"}` when something of yours has (ask `/desk`). As long as it is open you are here. You may say
/// `{"type":"ping"}`; nothing is answered.
#[utoipa::path(get, path = "/live", tag = "club",
    responses((status = 101, description = "the socket is open"), (status = "default", body = shapes::Refused)))]
async fn listen(
    State(app): State<App>,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|_| Refusal::because(Reason::Malformed, "expected a WebSocket"))?;
    if app.is_closing() {
        return Err(Reason::Closing.into());
    }
    let user = caller.visitor.id().ok_or(Reason::NoSession)?;
    let token = caller.token.ok_or(Reason::NoSession)?;
    app.limits.person(user, Which::Questions)?;
    let held = app.shares.take(Holder::Person(user), Thing::Sockets, app.config.shares.sockets).ok_or(Reason::Limit)?;
    let upgrade = upgrade.read_buffer_size(READ).write_buffer_size(WRITE);
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    let (told, ended, place) = (app.ear.listen(), app.ended.subscribe(), caller.place);
    Ok(upgrade.on_upgrade(move |mut socket| async move {
        // Held until the socket ends: the server waits for it when it closes.
        let _held = (place, held, ear::come(&app, user).await);
        let end = talk(&app, user, &token, &mut socket, told, ended).await.err().unwrap_or(End::Gone);
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = timeout(Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
        }
    }))
}

async fn talk(
    app: &App,
    user: UserId,
    token: &Token,
    socket: &mut WebSocket,
    mut told: broadcast::Receiver<Told>,
    mut ended: broadcast::Receiver<Ended>,
) -> Result<(), End> {
    let own = token.hash();
    let gone = async || session::person(app, token).await.is_ok_and(|person| person.is_none());
    let mut closing = app.closing();
    let mut check = tokio::time::interval_at(Instant::now() + SILENCE, SILENCE);
    let (mut lobby, mut desk, mut heard) = (false, false, Instant::now());
    let mut due = Instant::now();
    loop {
        let waits = lobby || desk;
        tokio::select! {
            what = told.recv() => {
                match what {
                    Ok(Told::Lobby) => lobby = true,
                    Ok(Told::Desk(whose)) if whose == user => desk = true,
                    Ok(Told::Desk(_)) => {}
                    Err(RecvError::Lagged(_)) => (lobby, desk) = (true, true),
                    Err(RecvError::Closed) => return Err(End::Gone),
                }
                if !waits && (lobby || desk) {
                    due = Instant::now() + MERGED;
                }
            }
            () = sleep_until(due), if waits => {
                let what = [(lobby, r#"{"type":"lobby"}"#), (desk, r#"{"type":"desk"}"#)];
                let said = what.into_iter().filter(|(has, _)| *has).map(|(_, text)| Message::Text(text.into()));
                send(socket, said.collect::<Vec<_>>()).await?;
                (lobby, desk) = (false, false);
            }
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(_) | Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Binary(_))) => return Err(End::Close(close_code::UNSUPPORTED, "expected text")),
                    Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
                    Some(Err(_)) => return Err(End::Close(close_code::POLICY, "not understood")),
                }
            }
            _ = check.tick() => {
                if heard.elapsed() > SILENCE * 3 {
                    return Err(End::Gone);
                }
                if gone().await {
                    return Err(End::Close(close_code::POLICY, "signed out"));
                }
                send(socket, [Message::Ping(bytes::Bytes::new())]).await?;
            }
            over = ended.recv() => {
                let mine = match over {
                    Ok(Ended::Session(hash)) => *own == *hash,
                    Ok(Ended::Of(whose)) => whose == user && gone().await,
                    Err(_) => gone().await,
                };
                if mine {
                    return Err(End::Close(close_code::POLICY, "signed out"));
                }
            }
            () = until(&mut closing) => return Err(End::Close(close_code::AWAY, "the server is closing")),
        }
    }
}
