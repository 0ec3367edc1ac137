//! Machines at the table: what happens, as lines of JSON over a plain answer that does not end.
//!
//! Nothing here is for machines alone, and nothing else is told: the frames of a match are those the page is sent, made for
//! the seat of whoever listens. An empty line every few seconds says that the line carries.

use super::matches::room;
use super::shapes;
use crate::app::{App, Ended, until};
use crate::club::ear::{self, Told};
use crate::guard::body::{Json, Path, Query};
use crate::guard::limits::Which;
use crate::guard::session::{Carried, Person};
use crate::guard::streams::Stream;
use crate::ids::{MatchId, UserId};
use crate::refusal::{Reason, Refusal};
use crate::store::Listed;
use crate::table::chair::Sitter;
use crate::table::header::Status;
use crate::table::live::Room;
use crate::table::meta;
use crate::table::open::{self, Bringing};
use crate::table::speak::Listening;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use frente_catalog::told::MatchMeta;
use frente_kernel::Seat;
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{Instant, Interval, interval_at, sleep, timeout};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What the lines are. They are not compressed: a line must not wait for the next one.
pub const LINES: &str = "application/x-ndjson";

/// How often an empty line is sent.
const ALIVE: Duration = Duration::from_secs(7);

/// How often it is looked whether the token is still good.
const CHECK: Duration = Duration::from_secs(30);

/// Whoever takes nothing for so long is given up.
const SLOW: Duration = Duration::from_secs(20);

/// What could not be read from the database is asked for again after this.
const AGAIN: Duration = Duration::from_secs(2);

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(events)).routes(routes!(stream)).routes(routes!(accept))
}

/// What a program is told of its matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Happening {
    /// Somebody asks it to sit down: accept or decline.
    Challenge,
    /// A table it has opened or sat down at waits for somebody.
    Table,
    /// A match has begun, or goes on.
    Begin,
    /// A match is over, or a table of its own was taken away.
    Over,
    /// A challenge does not wait for it any more.
    Gone,
}

/// A line of the stream of events.
#[derive(Serialize, ToSchema)]
struct Event {
    /// What it is about.
    r#type: Happening,
    /// The match it is about.
    id: String,
    /// The match in a few lines.
    #[schema(value_type = shapes::MatchMeta)]
    meta: MatchMeta,
}

/// The other side has gone, or is told to go.
struct Gone;

/// A stream that is open: where lines go, and everything that may end it.
struct Line {
    app: App,
    out: mpsc::Sender<Bytes>,
    user: UserId,
    owner: Option<UserId>,
    carried: Carried,
    stream: Stream,
    ended: broadcast::Receiver<Ended>,
    closing: watch::Receiver<bool>,
    alive: Interval,
    check: Interval,
}

impl Line {
    /// Opens a stream for whoever asks: of events, or of a match.
    fn open(
        app: &App,
        person: &Person,
        headers: &HeaderMap,
        id: Option<MatchId>,
    ) -> Result<(Line, mpsc::Receiver<Bytes>), Refusal> {
        if app.is_closing() {
            return Err(Reason::Closing.into());
        }
        app.limits.person(person.id, Which::Questions)?;
        // One line at a time: whoever reads slowly keeps nothing of ours but that.
        let (out, lines) = mpsc::channel(1);
        let most = app.config.shares.streams;
        let line = Line {
            app: app.clone(),
            out,
            user: person.id,
            owner: person.owner,
            carried: Carried::read(headers)?.ok_or(Reason::NoSession)?,
            stream: app.streams.open(person.id, id, app.key(), most).ok_or(Reason::Limit)?,
            ended: app.ended.subscribe(),
            closing: app.closing(),
            alive: interval_at(Instant::now() + ALIVE, ALIVE),
            check: interval_at(Instant::now() + CHECK, CHECK),
        };
        Ok((line, lines))
    }

    /// Sends a line.
    async fn say(&mut self, line: &str) -> Result<(), Gone> {
        self.alive.reset();
        match timeout(SLOW, self.out.send(Bytes::from(format!("{line}\n")))).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }

    async fn tell(&mut self, said: &impl Serialize) -> Result<(), Gone> {
        let line = serde_json::to_string(said).expect("plain data");
        self.say(&line).await
    }

    /// Waits for something as long as the stream stands, and keeps it standing meanwhile.
    async fn next<T>(&mut self, what: impl Future<Output = T>) -> Result<T, Gone> {
        let mut what = pin!(what);
        loop {
            tokio::select! {
                done = &mut what => return Ok(done),
                () = self.out.closed() => return Err(Gone),
                _ = &mut self.stream.replaced => return Err(Gone),
                () = until(&mut self.closing) => return Err(Gone),
                _ = self.alive.tick() => self.say("").await?,
                _ = self.check.tick() => if self.carried.is_ended(&self.app).await {
                    return Err(Gone);
                },
                over = self.ended.recv() => {
                    let mine = match over {
                        Ok(Ended::Session(hash)) => *self.carried.hash() == *hash,
                        Ok(Ended::Of(whose)) => whose == self.user || Some(whose) == self.owner,
                        // More have ended than could be told: this one may be among them.
                        Err(_) => true,
                    };
                    if mine && self.carried.is_ended(&self.app).await {
                        return Err(Gone);
                    }
                }
            }
        }
    }
}

fn answer(lines: mpsc::Receiver<Bytes>) -> Response {
    let lines = unfold(lines, async |mut lines| Some((Ok::<_, Infallible>(lines.recv().await?), lines)));
    let headers = [(header::CONTENT_TYPE, LINES), (header::CACHE_CONTROL, "no-store")];
    // A proxy must not wait for more either.
    (headers, [("x-accel-buffering", "no")], Body::from_stream(lines)).into_response()
}

/// What happens to you, as lines of JSON: first everything that waits for you or goes on, then what comes. Nothing is lost where
/// the line breaks: whoever comes back is told how things stand. A second stream takes the place of the first.
#[utoipa::path(get, path = "/events", tag = "machines",
    responses((status = 200, body = Event, content_type = "application/x-ndjson"), (status = "default", body = shapes::Refused)))]
async fn events(State(app): State<App>, person: Person, headers: HeaderMap) -> Result<Response, Refusal> {
    let told = app.ear.listen();
    let (mut line, lines) = Line::open(&app, &person, &headers, None)?;
    tokio::spawn(async move {
        // As long as it listens it is here, and its tables in the lobby wait.
        let _here = ear::come(&app, person.id).await;
        let Err(Gone) = tell_events(&app, person.id, &mut line, told).await;
    });
    Ok(answer(lines))
}

async fn tell_events(
    app: &App,
    user: UserId,
    line: &mut Line,
    mut told: broadcast::Receiver<Told>,
) -> Result<Infallible, Gone> {
    let mut known: BTreeMap<MatchId, Happening> = BTreeMap::new();
    loop {
        let Ok(tables) = app.store.unfinished_for(user).await else {
            line.next(sleep(AGAIN)).await?;
            continue;
        };
        let mut stand = BTreeMap::new();
        for table in &tables {
            let kind = kind(table, user);
            stand.insert(table.header.id, kind);
            if known.get(&table.header.id) != Some(&kind) {
                tell(line, kind, table, user).await?;
            }
        }
        for (id, was) in known {
            if stand.contains_key(&id) {
                continue;
            }
            let kind = if was == Happening::Challenge { Happening::Gone } else { Happening::Over };
            if let Ok(Some(table)) = app.store.listed_by_id(id).await {
                tell(line, kind, &table, user).await?;
            }
        }
        known = stand;
        let concerns = async {
            while let Ok(Told::Lobby) | Ok(Told::Desk(_)) = match told.recv().await {
                Ok(Told::Desk(whose)) if whose == user => return,
                other => other,
            } {}
        };
        line.next(concerns).await?;
    }
}

fn kind(table: &Listed, user: UserId) -> Happening {
    match table.header.status {
        Status::Waiting if table.header.asked == Some(user) && !table.header.seats_user(user) => Happening::Challenge,
        Status::Waiting => Happening::Table,
        Status::Playing => Happening::Begin,
        Status::Over => Happening::Over,
    }
}

async fn tell(line: &mut Line, kind: Happening, table: &Listed, user: UserId) -> Result<(), Gone> {
    let meta = meta::listed(table, Some(user));
    line.tell(&Event { r#type: kind, id: meta.id.clone(), meta }).await
}

/// Where to go on from.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Since {
    /// The last change seen; left out: the whole table is sent first.
    since: Option<i64>,
}

/// The last line of a match.
#[derive(Serialize)]
struct Over {
    r#type: &'static str,
    seq: i64,
}

/// A match as lines of JSON: first the whole table (`snapshot`), then each change (`update`) and what is said (`chat`), the same
/// frames as by the socket, through the eyes of your seat. Whoever has several seats looks through the one that must choose. After
/// the end comes a line of type `over`, and nothing more. A second stream of the match takes the place of the first.
#[utoipa::path(get, path = "/matches/{id}/stream", tag = "machines", params(("id" = String, Path), Since),
    responses((status = 200, body = shapes::Snapshot, content_type = "application/x-ndjson"),
        (status = "default", body = shapes::Refused)))]
async fn stream(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
) -> Result<Response, Refusal> {
    let room = room(&app, &id).await?;
    let key = app.key();
    // Whoever may not look takes nobody's place.
    room.lock().await.audience(Some(person.id))?;
    let (mut line, lines) = Line::open(&app, &person, &headers, Some(room.id))?;
    let mut listening = room.lock().await.listen(Some(person.id), since, key)?;
    tokio::spawn(async move {
        let Err(Gone) = tell_match(&room, person.id, &mut line, &mut listening).await;
        room.lock().await.leave(key);
    });
    Ok(answer(lines))
}

async fn tell_match(
    room: &Arc<Room>,
    user: UserId,
    line: &mut Line,
    listening: &mut Listening,
) -> Result<Infallible, Gone> {
    for text in std::mem::take(&mut listening.first) {
        line.say(&text).await?;
    }
    loop {
        let over = {
            let live = room.lock().await;
            let waits = !listening.receive.is_empty() || listening.lagging.load(Ordering::Relaxed);
            (live.header.status == Status::Over && !waits).then_some(live.seq)
        };
        if let Some(seq) = over {
            line.tell(&Over { r#type: "over", seq }).await?;
            return Err(Gone);
        }
        if let Ok(text) = listening.receive.try_recv() {
            line.say(&text).await?;
        } else if listening.lagging.load(Ordering::Relaxed) {
            // Too slow for single changes: the whole table instead.
            let snapshot = {
                let live = room.lock().await;
                while listening.receive.try_recv().is_ok() {}
                listening.lagging.store(false, Ordering::Relaxed);
                live.snapshot(Some(user)).map_err(|_| Gone)?
            };
            line.tell(&snapshot).await?;
        } else {
            let text = line.next(listening.receive.recv()).await?.ok_or(Gone)?;
            line.say(&text).await?;
        }
    }
}

/// What you give to the dice.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Accept {
    /// Any line of at most 64 characters, best a random one.
    #[serde(default)]
    #[schema(max_length = 64)]
    salt: String,
}

/// Sits you down at the first open seat: at a challenge that waits for you, or at a table of the lobby.
#[utoipa::path(post, path = "/matches/{id}/accept", tag = "machines", params(("id" = String, Path)), request_body = Accept,
    responses((status = 200, body = shapes::MatchMeta), (status = "default", body = shapes::Refused)))]
async fn accept(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Json(Accept { salt }): Json<Accept>,
) -> Result<axum::Json<MatchMeta>, Refusal> {
    app.limits.person(person.id, Which::Actions)?;
    let room = room(&app, &id).await?;
    let open = {
        let live = room.lock().await;
        (0..).zip(&live.header.chairs).find(|(_, chair)| chair.sitter == Sitter::Open).map(|(seat, _)| Seat(seat))
    };
    let seat = open.ok_or(Reason::SeatTaken)?;
    let work = {
        let (app, room, person) = (app.clone(), room.clone(), person.clone());
        async move { open::join(&app, &room, &person, &Bringing { seat, invite: None, salt: &salt, list: None }).await }
    };
    app.finish(work).await?;
    Ok(axum::Json(room.lock().await.meta(Some(person.id))))
}
