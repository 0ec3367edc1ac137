//! Tournaments: the list, one of them with its standings and rounds, making one, coming in, leaving.

use super::account::storage;
use super::shapes;
use crate::app::App;
use crate::club::cup::made::{self, Wish};
use crate::club::cup::standing::standings;
use crate::club::cup::{Cup, CupTerms, Entry, How, Kind, Off, Pairing, State};
use crate::guard::body::{Json, Path, Query};
use crate::guard::client::Address;
use crate::guard::limits::Which;
use crate::guard::session::{Person, Visitor};
use crate::ids::Id;
use crate::refusal::{Reason, Refusal};
use crate::table::chair;
use crate::table::clock::ClockRule;
use axum::extract::State as Part;
use axum::http::StatusCode;
use frente_catalog::told::Status;
use frente_search::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, make))
        .routes(routes!(whole, call_off))
        .routes(routes!(join))
        .routes(routes!(leave))
}

/// A tournament in a few lines.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Tournament {
    /// The id of the tournament.
    id: String,
    /// What the tournament is called.
    name: String,
    /// Who has made it.
    host: String,
    /// The id of the game.
    game: String,
    /// The scenario; "" for the usual one.
    scenario: String,
    /// How it is paired.
    kind: Kind,
    /// What is agreed about time.
    #[schema(value_type = shapes::ClockRule)]
    clock: ClockRule,
    /// Whether it is played for rating.
    rated: bool,
    /// How many matches a pair plays: two, one from each side, or one.
    legs: usize,
    /// How far it is.
    state: State,
    /// Why it was called off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    why: Option<Off>,
    /// The round that is played, counted from 1; 0 before the first.
    round: u32,
    /// How many rounds there are: of a Swiss tournament that has not begun, at most; of another one 0 until then.
    rounds: u32,
    /// When it begins: milliseconds since 1970.
    starts: i64,
    /// How many have come in.
    entered: usize,
    /// How many may.
    most: u32,
    /// Whether you have come in.
    you: bool,
}

/// Somebody in the standings.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct StandingOut {
    /// The place, counted from 1, shared by equals.
    place: usize,
    /// The number of the entry.
    number: u32,
    /// The person's name; "" for a bot.
    name: String,
    /// The bot's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    level: Option<&'static str>,
    /// What they were rated when they came in.
    rating: i64,
    /// Whether they have left.
    gone: bool,
    /// Points, in halves; in a knock-out the rounds come through.
    points: i64,
    /// Points against those who have as many, in halves, where all of them have met.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    direct: Option<i64>,
    /// Buchholz without the lowest opponent, in halves.
    buchholz: i64,
    /// Sonneborn-Berger, in quarters.
    sonneborn: i64,
    /// How many matches were won.
    wins: i64,
}

/// A match of a tournament, or a bye.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct PairingOut {
    /// The round, counted from 1.
    round: u32,
    /// The pair, counted from 0.
    board: u32,
    /// The number of the entry with the first seat.
    one: u32,
    /// That of the second; none: a bye.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    other: Option<u32>,
    /// The match the two play.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    id: Option<String>,
    /// How far it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<shapes::Status>, nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    status: Option<Status>,
    /// Until when it waits for both: milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    until: Option<i64>,
    /// What came of it for both, in halves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    scores: Option<[i64; 2]>,
    /// How its result came about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    how: Option<How>,
}

/// A tournament, whole.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct TournamentWhole {
    /// In a few lines.
    about: Tournament,
    /// The number of your entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    you: Option<u32>,
    /// Whether you have made it.
    hosting: bool,
    /// Who stands where, the best first.
    standings: Vec<StandingOut>,
    /// Every match and bye, round by round.
    pairings: Vec<PairingOut>,
}

fn about(cup: &Cup, you: bool) -> Tournament {
    let scenario = cup.terms.setup.get("scenario").and_then(Value::as_str).unwrap_or_default();
    Tournament {
        id: cup.id.to_string(),
        name: cup.name.clone(),
        host: cup.host_name.clone(),
        game: cup.game.clone(),
        scenario: scenario.to_owned(),
        kind: cup.terms.kind,
        clock: cup.terms.clock,
        rated: cup.terms.rated,
        legs: cup.legs(),
        state: cup.state,
        why: cup.why,
        round: cup.round,
        rounds: cup.rounds,
        starts: cup.starts,
        entered: cup.entered,
        most: cup.terms.most,
        you,
    }
}

/// A part of the list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Skip {
    /// So many are left out at the beginning.
    #[serde(default)]
    #[param(maximum = 100_000)]
    skip: u32,
}

/// Tournaments, 50 at a time: those that are played, those that are to begin, those that are over.
#[utoipa::path(get, path = "/tournaments", tag = "tournaments", params(Skip),
    responses((status = 200, body = Vec<Tournament>), (status = "default", body = shapes::Refused)))]
async fn list(
    Part(app): Part<App>,
    visitor: Visitor,
    Query(Skip { skip }): Query<Skip>,
) -> Result<axum::Json<Vec<Tournament>>, Refusal> {
    let found = app.store.cups(skip.min(100_000).into()).await.map_err(storage)?;
    let own: Vec<Id> = match visitor.id() {
        Some(user) => app.store.entered_by(user).await.map_err(storage)?,
        None => Vec::new(),
    };
    Ok(axum::Json(found.iter().map(|cup| about(cup, own.contains(&cup.id))).collect()))
}

/// A tournament, whole: its standings, every match.
#[utoipa::path(get, path = "/tournaments/{id}", tag = "tournaments", params(("id" = String, Path)),
    responses((status = 200, body = TournamentWhole), (status = "default", body = shapes::Refused)))]
async fn whole(
    Part(app): Part<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
) -> Result<axum::Json<TournamentWhole>, Refusal> {
    app.limits.address(address.0, Which::Questions)?;
    let cup = made::find(&app, &id).await?;
    told(&app, &cup, visitor.id()).await
}

async fn told(app: &App, cup: &Cup, user: Option<Id>) -> Result<axum::Json<TournamentWhole>, Refusal> {
    let entries = app.store.entries(cup.id).await.map_err(storage)?;
    let pairings = app.store.pairings(cup.id).await.map_err(storage)?;
    let own = entries.iter().find(|entry| entry.user.is_some() && entry.user == user && !entry.gone);
    let you = own.map(|entry| entry.number);
    let all: Vec<_> = entries.iter().map(Entry::contestant).collect();
    let games: Vec<_> = pairings.iter().map(Pairing::game).collect();
    let rows = standings(cup.terms.kind, cup.legs(), &all, &games).into_iter().filter_map(|row| {
        let entry = entries.iter().find(|entry| entry.number == row.number)?;
        Some(StandingOut {
            place: row.place,
            number: row.number,
            name: entry.name.clone(),
            level: entry.level.map(Level::name),
            rating: entry.rating,
            gone: entry.gone,
            points: row.points,
            direct: row.direct,
            buchholz: row.buchholz,
            sonneborn: row.sonneborn,
            wins: row.wins,
        })
    });
    let out = pairings.iter().map(|pairing| PairingOut {
        round: pairing.round,
        board: pairing.board,
        one: pairing.one,
        other: pairing.rival,
        id: pairing.table.map(|id| id.to_string()),
        status: pairing.status,
        until: pairing.expires.filter(|_| pairing.status == Some(Status::Waiting)),
        scores: pairing.scores,
        how: pairing.how,
    });
    Ok(axum::Json(TournamentWhole {
        about: about(cup, you.is_some()),
        you,
        hosting: user == Some(cup.host),
        standings: rows.collect(),
        pairings: out.collect(),
    }))
}

/// What a tournament is to be.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct NewTournament {
    /// What the tournament is called.
    #[schema(min_length = 3, max_length = 40)]
    name: String,
    /// The game's id: one that two play.
    #[schema(example = "pasaran")]
    game: String,
    /// Laid over the usual setup.
    #[serde(default)]
    #[schema(value_type = Object, nullable = false)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>", optional))]
    setup: Value,
    /// How it is paired.
    kind: Kind,
    /// What is agreed about time: a live clock, or days.
    #[schema(value_type = shapes::ClockRule)]
    clock: ClockRule,
    /// Rounds of a Swiss tournament; the others have as many as they need.
    #[serde(default)]
    #[schema(maximum = 15)]
    #[cfg_attr(feature = "ts", ts(as = "Option<u32>", optional))]
    rounds: u32,
    /// How many may come in: 3 to 64, to 16 in a round robin.
    #[schema(minimum = 3, maximum = 64)]
    most: u32,
    /// Whether it is played for rating.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    rated: bool,
    /// When it begins: milliseconds since 1970, within 60 days.
    starts: i64,
    /// The levels of bots that play too.
    #[serde(default)]
    #[schema(max_items = 64)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    bots: Vec<String>,
}

/// Makes a tournament. It takes an account.
#[utoipa::path(post, path = "/tournaments", tag = "tournaments", request_body = NewTournament,
    responses((status = 200, body = TournamentWhole), (status = "default", body = shapes::Refused)))]
async fn make(
    Part(app): Part<App>,
    person: Person,
    Json(wanted): Json<NewTournament>,
) -> Result<axum::Json<TournamentWhole>, Refusal> {
    app.limits.person(person.id, Which::Matches)?;
    let level = |name: &String| {
        let known = Level::ALL.map(Level::name).join(", ");
        chair::level(name).ok_or_else(|| Refusal::because(Reason::BadSeats, format!("a bot is one of: {known}")))
    };
    let bots = wanted.bots.iter().map(level).collect::<Result<_, _>>()?;
    let terms = CupTerms {
        kind: wanted.kind,
        setup: wanted.setup,
        clock: wanted.clock,
        rounds: if wanted.kind == Kind::Swiss { wanted.rounds } else { 0 },
        most: wanted.most,
        rated: wanted.rated,
    };
    let wish = Wish { name: wanted.name, game: wanted.game, terms, starts: wanted.starts, bots };
    let id = made::make(&app, &person, wish).await?;
    shown(&app, &id.to_string(), &person).await
}

async fn shown(app: &App, id: &str, person: &Person) -> Result<axum::Json<TournamentWhole>, Refusal> {
    told(app, &made::find(app, id).await?, Some(person.id)).await
}

/// You come in.
#[utoipa::path(post, path = "/tournaments/{id}/join", tag = "tournaments", params(("id" = String, Path)),
    responses((status = 200, body = TournamentWhole), (status = "default", body = shapes::Refused)))]
async fn join(
    Part(app): Part<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<axum::Json<TournamentWhole>, Refusal> {
    app.limits.person(person.id, Which::Actions)?;
    made::join(&app, &person, &id).await?;
    shown(&app, &id, &person).await
}

/// You leave: before it begins without a trace, later for good; what you have not finished is lost.
#[utoipa::path(post, path = "/tournaments/{id}/leave", tag = "tournaments", params(("id" = String, Path)),
    responses((status = 200, body = TournamentWhole), (status = "default", body = shapes::Refused)))]
async fn leave(
    Part(app): Part<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<axum::Json<TournamentWhole>, Refusal> {
    app.limits.person(person.id, Which::Actions)?;
    made::leave(&app, &person, &id).await?;
    shown(&app, &id, &person).await
}

/// Calls a tournament of yours off.
#[utoipa::path(delete, path = "/tournaments/{id}", tag = "tournaments", params(("id" = String, Path)),
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn call_off(Part(app): Part<App>, person: Person, Path(id): Path<String>) -> Result<StatusCode, Refusal> {
    app.limits.person(person.id, Which::Actions)?;
    made::call_off(&app, &person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
