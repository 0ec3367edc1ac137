//! Programs of one's own: bot accounts, and the tokens that programs carry. Only whoever has signed in makes them.

use super::account::storage;
use super::shapes;
use crate::app::App;
use crate::guard::body::{Json, Path};
use crate::guard::limits::Which;
use crate::guard::password;
use crate::guard::session::{self, Person};
use crate::guard::token::{self, Scope, Scopes};
use crate::ids::{Id, Token, UserId};
use crate::moment::{Millis, now};
use crate::orders;
use crate::refusal::{Reason, Refusal};
use crate::store::{BOT, StoreError, TokenRow};
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

const DAY: Millis = 86_400_000;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(programs))
        .routes(routes!(make_bot))
        .routes(routes!(drop_bot))
        .routes(routes!(make_token))
        .routes(routes!(revoke))
}

/// Your programs: bot accounts and tokens.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Programs {
    /// The names of your bot accounts.
    bots: Vec<String>,
    /// Your tokens and those of your bots, the newest first.
    tokens: Vec<TokenOut>,
}

/// A token as it is shown later: without what it is.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct TokenOut {
    /// What it is called when it is revoked.
    id: String,
    /// The account it acts for: yours or a bot's.
    account: String,
    /// What you call it.
    name: String,
    /// What it opens.
    scopes: Vec<Scope>,
    /// When it was made: milliseconds since 1970.
    created: i64,
    /// Until when it is good: milliseconds since 1970.
    expires: i64,
    /// When it was last used, to five minutes: milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    used: Option<i64>,
}

impl From<TokenRow> for TokenOut {
    fn from(row: TokenRow) -> TokenOut {
        TokenOut {
            id: row.id.to_string(),
            account: row.account,
            name: row.name,
            scopes: row.scopes.list(),
            created: row.created,
            expires: row.expires,
            used: row.used,
        }
    }
}

/// Guests have no programs: what they are known by goes with a browser.
fn check(app: &App, person: &Person) -> Result<(), Refusal> {
    if person.guest {
        return Err(Reason::NoAccount.into());
    }
    app.limits.person(person.id, Which::Actions)
}

/// Your programs: bot accounts and tokens.
#[utoipa::path(get, path = "/me/programs", tag = "account",
    responses((status = 200, body = Programs), (status = "default", body = shapes::Refused)))]
async fn programs(State(app): State<App>, person: Person) -> Result<axum::Json<Programs>, Refusal> {
    check(&app, &person)?;
    let bots = app.store.bots_of(person.id).await.map_err(storage)?;
    let tokens = app.store.tokens_of(person.id).await.map_err(storage)?;
    Ok(axum::Json(Programs {
        bots: bots.into_iter().map(|bot| bot.name).collect(),
        tokens: tokens.into_iter().map(TokenOut::from).collect(),
    }))
}

/// What a bot is called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewBot {
    /// 3 to 20 letters, digits, dots, dashes or underscores; `bot-` is put before it.
    #[schema(min_length = 3, max_length = 20)]
    name: String,
}

/// A bot account.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct BotOut {
    /// Its name as others see it.
    name: String,
}

/// Makes an account for a bot of yours. Its name begins with `bot-` for ever; nobody signs in to it, programs carry its
/// tokens.
#[utoipa::path(post, path = "/me/bots", tag = "account", request_body = NewBot,
    responses((status = 200, body = BotOut), (status = "default", body = shapes::Refused)))]
async fn make_bot(
    State(app): State<App>,
    person: Person,
    Json(wanted): Json<NewBot>,
) -> Result<axum::Json<BotOut>, Refusal> {
    check(&app, &person)?;
    password::check_name(&wanted.name)?;
    if wanted.name.chars().count() > 20 {
        return Err(Reason::BadName.into());
    }
    if app.store.bots_of(person.id).await.map_err(storage)?.len() >= app.config.shares.bots {
        return Err(Reason::Bots.into());
    }
    let name = format!("{BOT}{}", wanted.name);
    match app.store.add_bot(person.id, &name).await {
        Ok(_) => Ok(axum::Json(BotOut { name })),
        Err(StoreError::Conflict) => Err(Reason::NameTaken.into()),
        Err(error) => Err(storage(error)),
    }
}

/// The bot of `person` that is called so.
async fn bot(app: &App, person: &Person, name: &str) -> Result<UserId, Refusal> {
    let bots = app.store.bots_of(person.id).await.map_err(storage)?;
    let found = bots.into_iter().find(|bot| bot.name.to_lowercase() == name.to_lowercase());
    found.map(|bot| bot.id).ok_or_else(|| Reason::Nobody.into())
}

/// Deletes a bot account for good: its tokens end, its matches in play are resigned; what it played stays, under a name that
/// says nothing.
#[utoipa::path(delete, path = "/me/bots/{name}", tag = "account", params(("name" = String, Path)),
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn drop_bot(State(app): State<App>, person: Person, Path(name): Path<String>) -> Result<StatusCode, Refusal> {
    check(&app, &person)?;
    let bot = bot(&app, &person, &name).await?;
    let account = app.store.account(bot).await.map_err(storage)?.ok_or(Reason::Nobody)?;
    let work = {
        let app = app.clone();
        async move {
            app.store.remove(&account, "leave").await.map_err(storage)?;
            orders::heed(&app, account.id).await;
            Ok(())
        }
    };
    app.finish(work).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a token is to be for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct NewToken {
    /// What you call it: 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
    /// What it opens: at least one.
    #[schema(min_items = 1, max_items = 4)]
    scopes: Vec<Scope>,
    /// The bot account it acts for; left out: yours.
    #[serde(default)]
    #[schema(max_length = 24, nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    bot: Option<String>,
    /// How many days it is good for: 1 to 365.
    #[serde(default = "usual_days")]
    #[schema(minimum = 1, maximum = 365, default = 90)]
    #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
    days: u16,
}

fn usual_days() -> u16 {
    90
}

/// A new token.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Made {
    /// What the program sends as `Authorization: Bearer TOKEN`. Shown this once: the server keeps its hash alone.
    token: String,
    /// As it is shown later.
    about: TokenOut,
}

/// Makes a token for a program of yours. It is shown this once.
#[utoipa::path(post, path = "/me/tokens", tag = "account", request_body = NewToken,
    responses((status = 200, body = Made), (status = "default", body = shapes::Refused)))]
async fn make_token(
    State(app): State<App>,
    person: Person,
    Json(wanted): Json<NewToken>,
) -> Result<axum::Json<Made>, Refusal> {
    check(&app, &person)?;
    let name = wanted.name.trim();
    if !(1..=40).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        return Err(Reason::BadText.into());
    }
    if wanted.scopes.is_empty() {
        return Err(Refusal::because(Reason::Malformed, "expected at least one scope"));
    }
    if !(1..=365).contains(&wanted.days) {
        return Err(Refusal::because(Reason::Malformed, "expected 1 to 365 days"));
    }
    let (user, account) = match &wanted.bot {
        Some(name) => (bot(&app, &person, name).await?, name.clone()),
        None => (person.id, person.name.clone()),
    };
    if app.store.tokens_of(person.id).await.map_err(storage)?.len() >= app.config.shares.tokens {
        return Err(Reason::Tokens.into());
    }
    let token = Token::random();
    let at = now();
    let row = TokenRow {
        id: Id::random(),
        account,
        name: name.to_owned(),
        scopes: wanted.scopes.into_iter().collect::<Scopes>(),
        created: at,
        expires: at + Millis::from(wanted.days) * DAY,
        used: None,
    };
    app.store.add_token(user, &token, &row).await.map_err(storage)?;
    Ok(axum::Json(Made { token: token::reveal(&token), about: row.into() }))
}

/// Ends a token of yours or of a bot of yours: what carries it is refused from now on, and its streams end.
#[utoipa::path(delete, path = "/me/tokens/{id}", tag = "account", params(("id" = String, Path)),
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn revoke(State(app): State<App>, person: Person, Path(id): Path<String>) -> Result<StatusCode, Refusal> {
    check(&app, &person)?;
    let id: Id = id.parse().map_err(|_| Reason::NoToken)?;
    let hash = app.store.revoke(person.id, id).await.map_err(storage)?.ok_or(Reason::NoToken)?;
    session::ended(&app, &hash);
    Ok(StatusCode::NO_CONTENT)
}
