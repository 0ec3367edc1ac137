//! Matches: lists, making one, looking at it, sitting down, going on from it.

use super::shapes;
use crate::app::App;
use crate::club::anchors::anchor;
use crate::club::asking;
use crate::club::fair;
use crate::club::terms::{EQUALS, Suits, Why};
use crate::guard::body::{Json, Path, Query, Text};
use crate::guard::client::{Address, Asker};
use crate::guard::limits::Which;
use crate::guard::session::{Person, Visitor};
use crate::ids::MatchId;
use crate::moment::now;
use crate::refusal::{Reason, Refusal};
use crate::table::chair::{Chair, Sitter};
use crate::table::clock::ClockRule;
use crate::table::live::{Live, Room};
use crate::table::meta;
use crate::table::open::{self, Bringing, Plan, SeatWish, Sides, Start};
use axum::extract::{DefaultBodyLimit, State};
use frente_catalog::lists::Laid;
use frente_catalog::told::{MatchMeta, Snapshot};
use frente_kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::OwnedMutexGuard;
use utoipa::ToSchema;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

/// A record may be that long.
const RECORD: usize = 2 * 1024 * 1024;

/// A match without players stands in the lobby for two weeks.
const LISTED: i64 = 14 * 86_400_000;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(mine, create))
        .routes(routes!(lobby))
        .routes(routes!(promise))
        .routes(routes!(snapshot))
        .routes(routes!(sheet))
        .routes(routes!(join))
        .routes(routes!(withdraw))
        .routes(routes!(decline))
        .routes(routes!(fork))
        .routes(routes!(rematch))
        .routes(routes!(import).layer(DefaultBodyLimit::max(RECORD)))
}

/// The match of that id.
pub async fn room(app: &App, id: &str) -> Result<Arc<Room>, Refusal> {
    let id: MatchId = id.parse().map_err(|_| Reason::NoMatch)?;
    app.hall.room(app, id).await
}

/// The match of that id, held.
pub async fn table(app: &App, id: &str) -> Result<OwnedMutexGuard<Live>, Refusal> {
    let id: MatchId = id.parse().map_err(|_| Reason::NoMatch)?;
    app.hall.table(app, id).await
}

async fn meta_of(room: &Room, person: &Person) -> axum::Json<MatchMeta> {
    axum::Json(room.lock().await.meta(Some(person.id)))
}

/// A part of a list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Part {
    /// Only what comes after this match: the last one of the part before.
    after: Option<String>,
}

impl Part {
    fn after(&self) -> Result<Option<MatchId>, Refusal> {
        let read = |id: &String| id.parse().map_err(|_| Refusal::from(Reason::NoMatch));
        self.after.as_ref().map(read).transpose()
    }
}

/// Your matches, the newest first, at most 100 at a time.
#[utoipa::path(get, path = "/matches", tag = "matches", params(Part),
    responses((status = 200, body = Vec<shapes::MatchMeta>), (status = "default", body = shapes::Refused)))]
async fn mine(
    State(app): State<App>,
    person: Person,
    Query(part): Query<Part>,
) -> Result<axum::Json<Vec<MatchMeta>>, Refusal> {
    let listed = app.store.matches_of(person.id, part.after()?).await.map_err(|_| Reason::Storage)?;
    Ok(axum::Json(listed.iter().map(|one| meta::listed(one, Some(person.id))).collect()))
}

/// Matches anybody may join, the newest first, at most 100 at a time.
#[utoipa::path(get, path = "/lobby", tag = "matches", params(Part),
    responses((status = 200, body = Vec<shapes::MatchMeta>), (status = "default", body = shapes::Refused)))]
async fn lobby(
    State(app): State<App>,
    visitor: Visitor,
    Query(part): Query<Part>,
) -> Result<axum::Json<Vec<MatchMeta>>, Refusal> {
    let mut listed = app.store.lobby(now() - LISTED, part.after()?).await.map_err(|_| Reason::Storage)?;
    if let Some(user) = visitor.id() {
        let blocked = app.store.blocked_with(user).await.map_err(|_| Reason::Storage)?;
        listed.retain(|one| !blocked.contains(&one.header.creator));
    }
    Ok(axum::Json(meta::waiting(&app, &listed, visitor.id()).await.map_err(|_| Reason::Storage)?))
}

/// Dice nobody has given a salt to yet.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Promised {
    /// SHA-256 of the secret behind them.
    commitment: String,
}

/// Promises you dice for the next match you make: keep the commitment, and choose your salt only now. The last 8 are kept
/// for a day.
#[utoipa::path(post, path = "/dice", tag = "matches",
    responses((status = 200, body = Promised), (status = "default", body = shapes::Refused)))]
async fn promise(State(app): State<App>, person: Person) -> Result<axum::Json<Promised>, Refusal> {
    app.limits.person(person.id, Which::Matches)?;
    let commitment = app.store.promise(person.id).await.map_err(|_| Reason::Storage)?;
    Ok(axum::Json(Promised { commitment: commitment.to_string() }))
}

/// What a match is to be.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct NewMatch {
    /// The game's id.
    #[schema(example = "amanecer")]
    game: String,
    /// Laid over the usual setup.
    #[serde(default)]
    #[schema(value_type = Object, nullable = false)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>", optional))]
    setup: Value,
    /// One for each seat.
    #[schema(value_type = Vec<shapes::SeatWish>, max_items = 8)]
    seats: Vec<SeatWish>,
    /// What is agreed about time.
    #[serde(default)]
    #[schema(value_type = shapes::ClockRule, required = false)]
    #[cfg_attr(feature = "ts", ts(as = "Option<ClockRule>", optional))]
    clock: ClockRule,
    /// Whether it stands in the lobby.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    public: bool,
    /// The dice you were promised (`POST /dice`): their commitment.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    dice: Option<String>,
    /// What your seat gives to the dice: any line of at most 64 characters, best a random one.
    #[serde(default)]
    #[schema(max_length = 64)]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    salt: String,
    /// Whether sides are drawn between you and whoever sits down.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    lot: bool,
    /// Whom it suits.
    #[serde(default)]
    #[schema(value_type = shapes::Suits, required = false)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Suits>", optional))]
    suits: Suits,
    /// Whether it is played for rating: between two accounts, or an account and a bot whose strength is measured. Nobody
    /// who plays it gets help with this game meanwhile, forks it or takes anything back without consent.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    rated: bool,
    /// The name of whoever is asked to sit down: a challenge.
    #[serde(default)]
    #[schema(max_length = 24, nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    asked: Option<String>,
    /// Whether each player brings a list of his own when he sits down, unseen by the others. Your own sets the terms.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    own_lists: bool,
    /// The list your seat plays, where each brings his own; without one it plays the usual one.
    #[serde(default)]
    #[schema(value_type = Option<Value>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    list: Option<Laid>,
    /// Whether it comes with lessons.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    guided: bool,
}

/// Makes a match.
#[utoipa::path(post, path = "/matches", tag = "matches", request_body = NewMatch,
    responses((status = 200, body = shapes::MatchMeta), (status = "default", body = shapes::Refused)))]
async fn create(
    State(app): State<App>,
    person: Person,
    address: Address,
    Json(wanted): Json<NewMatch>,
) -> Result<axum::Json<MatchMeta>, Refusal> {
    app.limits.person(person.id, Which::Matches)?;
    let (game, setup) = (wanted.game, wanted.setup);
    if wanted.list.is_some() && !wanted.own_lists {
        return Err(Reason::AgreedLists.into());
    }
    let own = |wish: &SeatWish| matches!(wish, SeatWish::Me | SeatWish::Local);
    let seat = wanted.seats.iter().position(own).unwrap_or_default();
    let mut brought = vec![None; wanted.seats.len()];
    if let Some(place) = brought.get_mut(seat) {
        *place = wanted.list;
    }
    let waits = wanted.seats.contains(&SeatWish::Open);
    let lists = wanted.own_lists.then(|| brought.clone());
    // A setup comes from outside: a panic in it is one refused request.
    let inside = app.clone();
    let asker = Asker::new(Some(person.id), address);
    let start = app.question(asker, move |_| {
        let start = match frente_catalog::game(&game) {
            // Lessons speak of the standard data.
            Ok(known) if wanted.guided && setup.is_null() => Start::fresh(&inside, &game, &known.first_setup())?,
            _ => Start::usual(&inside, &game, &setup)?,
        };
        match lists {
            Some(brought) => start.bringing(&inside, &brought, waits),
            None => Ok(start),
        }
    });
    let start = start.await?;
    let plan = Plan::new(&person, &wanted.seats, start.table.seats())?;
    let mut plan = plan.clock(wanted.clock)?.dice(wanted.dice.as_deref(), wanted.salt)?;
    plan.listed = wanted.public;
    plan.guided = wanted.guided;
    plan.own_lists = wanted.own_lists;
    if waits {
        plan.chairs.iter_mut().zip(brought).for_each(|(chair, list)| chair.list = list);
    }
    plan.terms.lot = wanted.lot;
    plan.terms.suits = wanted.suits;
    if wanted.suits == Suits::Equals {
        let own = app.store.strength(person.id, start.table.info().id).await.map_err(|_| Reason::Storage)?;
        plan.terms.range = Some((own - EQUALS, own + EQUALS));
    }
    if wanted.rated {
        rate(&app, &person, &plan, &start)?;
        plan.rated = true;
    }
    let open = plan.chairs.iter().filter(|chair| chair.sitter == Sitter::Open).count();
    if wanted.lot && (plan.chairs.len() != 2 || open != 1 || plan.own_lists) {
        return Err(Reason::NoLot.into());
    }
    if let Some(name) = &wanted.asked {
        if open == 0 {
            return Err(Refusal::because(Reason::BadSeats, "somebody is asked, and no seat is open"));
        }
        let (asked, name) = asking::whom(&app, &person, name).await?;
        (plan.asked, plan.terms.asked) = (Some(asked), Some(name));
    }
    open_for(app, person, plan, start).await
}

/// Whether a match may be played for rating.
fn rate(app: &App, person: &Person, plan: &Plan, start: &Start) -> Result<(), Refusal> {
    if person.guest {
        return Err(Reason::RatedAccount.into());
    }
    let game = start.table.info().id;
    let fits = |chair: &Chair| match chair.sitter {
        Sitter::Human(user) => user == person.id,
        Sitter::Open => true,
        Sitter::Bot(level) => anchor(game, level).is_some(),
        Sitter::Local(_) => false,
    };
    let own = plan.chairs.iter().filter(|chair| chair.user().is_some()).count();
    if plan.chairs.len() != 2 || own != 1 || !plan.chairs.iter().all(fits) {
        return Err(Reason::NotRated.into());
    }
    // Of a game there is another pack than the standard one only where the owner has loaded it.
    if plan.guided || !app.config.usual(game).is_null() {
        return Err(Reason::NotRated.into());
    }
    Ok(())
}

async fn open_for(app: App, person: Person, plan: Plan, start: Start) -> Result<axum::Json<MatchMeta>, Refusal> {
    let work = {
        let (app, person) = (app.clone(), person.clone());
        async move { open::open(&app, &person, plan, start).await }
    };
    let room = app.finish(work).await?;
    Ok(meta_of(&room, &person).await)
}

/// The whole table as you may see it.
#[utoipa::path(get, path = "/matches/{id}", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = shapes::Snapshot), (status = "default", body = shapes::Refused)))]
async fn snapshot(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<axum::Json<Snapshot>, Refusal> {
    let mut live = table(&app, &id).await?;
    live.looked = Instant::now();
    Ok(axum::Json(live.snapshot(visitor.id())?))
}

/// What the printed parts say under the setup of a match.
#[utoipa::path(get, path = "/matches/{id}/sheet", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = Value), (status = "default", body = shapes::Refused)))]
async fn sheet(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<axum::Json<Value>, Refusal> {
    let live = table(&app, &id).await?;
    live.audience(visitor.id())?;
    Ok(axum::Json(live.table.sheet()))
}

/// Where to sit.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Join {
    /// The seat to sit down at.
    #[schema(value_type = u8)]
    seat: Seat,
    /// What the creator sent you; not needed where the match is public.
    #[serde(default)]
    invite: Option<String>,
    /// What your seat gives to the dice: any line of at most 64 characters, best a random one.
    #[serde(default)]
    #[schema(max_length = 64)]
    salt: String,
    /// The list your seat plays, where each brings his own; without one it plays the usual one.
    #[serde(default)]
    #[schema(value_type = Option<Value>)]
    list: Option<Laid>,
}

/// Sits you down on an open seat.
#[utoipa::path(post, path = "/matches/{id}/join", tag = "matches", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = shapes::MatchMeta), (status = "default", body = shapes::Refused)))]
async fn join(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Json(wanted): Json<Join>,
) -> Result<axum::Json<MatchMeta>, Refusal> {
    app.limits.person(person.id, Which::Actions)?;
    let room = room(&app, &id).await?;
    let work = {
        let (app, room, person) = (app.clone(), room.clone(), person.clone());
        async move {
            let Join { seat, invite, salt, list } = wanted;
            let bringing = Bringing { seat, invite: invite.as_deref(), salt: &salt, list };
            open::join(&app, &room, &person, &bringing).await
        }
    };
    app.finish(work).await?;
    Ok(meta_of(&room, &person).await)
}

/// Takes a table of yours away that still waits for players.
#[utoipa::path(post, path = "/matches/{id}/withdraw", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = shapes::MatchMeta), (status = "default", body = shapes::Refused)))]
async fn withdraw(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<axum::Json<MatchMeta>, Refusal> {
    app.limits.person(person.id, Which::Actions)?;
    let room = room(&app, &id).await?;
    let work = {
        let (app, room, person) = (app.clone(), room.clone(), person.clone());
        async move { open::withdraw(&app, &room, &person).await }
    };
    app.finish(work).await?;
    Ok(meta_of(&room, &person).await)
}

/// Why you do not want to.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Decline {
    /// `no`, `fast`, `rated`, `side` or `later`.
    #[schema(value_type = shapes::Why)]
    why: Why,
}

/// Says no to a challenge that waits for you by name.
#[utoipa::path(post, path = "/matches/{id}/decline", tag = "matches", params(("id" = String, Path)),
    request_body = Decline, responses((status = 200, body = shapes::MatchMeta), (status = "default", body = shapes::Refused)))]
async fn decline(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Json(Decline { why }): Json<Decline>,
) -> Result<axum::Json<MatchMeta>, Refusal> {
    app.limits.person(person.id, Which::Actions)?;
    let room = room(&app, &id).await?;
    let work = {
        let (app, room, person) = (app.clone(), room.clone(), person.clone());
        async move { asking::decline(&app, &room, &person, why).await }
    };
    app.finish(work).await?;
    Ok(meta_of(&room, &person).await)
}

/// Where to go on from, and with whom.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Fork {
    /// After that many steps.
    step: usize,
    /// One for each seat.
    #[schema(value_type = Vec<shapes::SeatWish>, max_items = 8)]
    seats: Vec<SeatWish>,
}

/// A match of its own that goes on from any point of another, with new dice.
#[utoipa::path(post, path = "/matches/{id}/fork", tag = "matches", params(("id" = String, Path)), request_body = Fork,
    responses((status = 200, body = shapes::MatchMeta), (status = "default", body = shapes::Refused)))]
async fn fork(
    State(app): State<App>,
    person: Person,
    address: Address,
    Path(id): Path<String>,
    Json(wanted): Json<Fork>,
) -> Result<axum::Json<MatchMeta>, Refusal> {
    app.limits.person(person.id, Which::Matches)?;
    let live = table(&app, &id).await?;
    live.audience(Some(person.id))?;
    if !live.is_no_secret() {
        return Err(Reason::StillSecret.into());
    }
    fair::is_closed(&live.header)?;
    let plan = Plan::new(&person, &wanted.seats, live.table.seats())?;
    let (parent, step) = (live.header.id, wanted.step);
    let copy = live.table.fork();
    drop(live);
    let prefix = move |_: &_| copy.prefix(step).map_err(Refusal::from);
    let table = app.question(Asker::new(Some(person.id), address), prefix).await?;
    let start = Start { table, parent: Some((parent, step)), record: None };
    open_for(app, person, plan, start).await
}

/// What you give to the dice of another match.
#[derive(Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Rematch {
    /// The dice you were promised (`POST /dice`): their commitment.
    dice: Option<String>,
    /// What your seat gives to the dice.
    #[serde(default)]
    #[param(max_length = 64)]
    salt: String,
    /// Whether the two sides change: it counts for whoever asks first.
    #[serde(default)]
    #[param(inline)]
    sides: Sides,
}

/// Another match of the same kind with the same people: made by the first who asks, joined by the others.
#[utoipa::path(post, path = "/matches/{id}/rematch", tag = "matches", params(("id" = String, Path), Rematch),
    responses((status = 200, body = shapes::MatchMeta), (status = "default", body = shapes::Refused)))]
async fn rematch(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Query(wanted): Query<Rematch>,
) -> Result<axum::Json<MatchMeta>, Refusal> {
    app.limits.person(person.id, Which::Matches)?;
    let room = room(&app, &id).await?;
    let work = {
        let (app, person) = (app.clone(), person.clone());
        async move { open::rematch(&app, &room, &person, wanted.dice.as_deref(), &wanted.salt, wanted.sides).await }
    };
    let next = app.finish(work).await?;
    Ok(meta_of(&next, &person).await)
}

/// Who goes on with a match that is not over.
#[derive(Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct GoOn {
    /// One for each seat, with commas between them: `me`, `local`, `open`, or the level of a bot. Left out: you, and somebody else
    /// at your screen on every other seat.
    #[param(max_length = 100)]
    seats: Option<String>,
}

impl GoOn {
    fn wishes(self, seats: u8) -> Vec<SeatWish> {
        let wish = |word: &str| match word {
            "me" => SeatWish::Me,
            "local" => SeatWish::Local,
            "open" => SeatWish::Open,
            level => SeatWish::Bot { level: level.to_owned() },
        };
        match self.seats {
            Some(words) => words.split(',').map(wish).collect(),
            None => (0..seats).map(|seat| if seat == 0 { SeatWish::Me } else { SeatWish::Local }).collect(),
        }
    }
}

/// Reads a record, every seal and die of it checked: a finished match to look at, or one to play on with fresh dice. A finished
/// one that you have brought before is the match it was then.
#[utoipa::path(post, path = "/records", tag = "matches", params(GoOn), request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = shapes::MatchMeta), (status = "default", body = shapes::Refused)))]
async fn import(
    State(app): State<App>,
    person: Person,
    address: Address,
    Query(go_on): Query<GoOn>,
    Text(text): Text,
) -> Result<axum::Json<MatchMeta>, Refusal> {
    app.limits.person(person.id, Which::Matches)?;
    if let Some(known) = app.store.brought(person.id, &text).await.map_err(|_| Reason::Storage)? {
        return Ok(meta_of(&*app.hall.room(&app, known).await?, &person).await);
    }
    let inside = app.clone();
    let asker = Asker::new(Some(person.id), address);
    let start = app.question(asker, move |_| Start::imported(&inside, text)).await?;
    if start.table.node().outcome().is_none() {
        // A position of a match one plays for rating must not be played on elsewhere meanwhile.
        fair::check(&app, &person, start.table.info().id).await?;
    }
    let seats = start.table.seats();
    let plan = Plan::new(&person, &go_on.wishes(seats), seats)?;
    open_for(app, person, plan, start).await
}
