//! Rules questions: a position set up, what is done there, and what the referee says to it. Nothing of them is kept: the page
//! holds the whole question in its address.

use super::{games, shapes};
use crate::app::App;
use crate::guard::body::{Json, Path};
use crate::guard::client::{Address, Asker};
use crate::guard::limits::Which;
use crate::refusal::{Reason, Refusal};
use axum::extract::State;
use axum::response::Response;
use frente_catalog::referee::{RulingOut, Script, answer, schema};
use serde_json::value::RawValue;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Steps of all scenes together that one question may take.
const STEPS: usize = 400;
/// Scenes of one question.
const SCENES: usize = 8;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(ask)).routes(routes!(schema_of))
}

/// Asks the referee: runs a script with the dice written out, and tells what came of it, as far as it went. A step the rules
/// refuse is no bad request: the answer says why.
#[utoipa::path(post, path = "/games/{game}/referee", tag = "questions", params(("game" = String, Path)),
    request_body(content = Value, description = "A script, as its schema describes it; without a data pack of its own"),
    responses((status = 200, body = shapes::RulingOut), (status = "default", body = shapes::Refused)))]
async fn ask(
    State(app): State<App>,
    address: Address,
    Path(id): Path<String>,
    Json(text): Json<Box<RawValue>>,
) -> Result<axum::Json<RulingOut>, Refusal> {
    app.limits.address(address.0, Which::Questions)?;
    let game = app.config.game(&id).ok_or(Reason::NoGame)?;
    let mut script = Script::parse(text.get()).map_err(|error| Refusal::because(Reason::Malformed, error))?;
    let why = if script.game != id {
        Some(format!("expected a script of the game \"{id}\", found one of \"{}\"", script.game))
    } else if script.data.is_some() {
        Some("data: a script with data of its own is run by the program alone".to_owned())
    } else if script.scenes().iter().map(|scene| scene.script.len().max(1)).sum::<usize>() > STEPS {
        Some(format!("expected at most {STEPS} steps, those of all scenes counted together"))
    } else if script.scenes.len() > SCENES {
        Some(format!("expected at most {SCENES} scenes"))
    } else {
        None
    };
    if let Some(why) = why {
        return Err(Refusal::because(Reason::Malformed, why));
    }
    // A setup that names no pack is played with the one this server has.
    let usual = app.config.usual(&id);
    if let (Some(setup), Some(usual)) = (script.setup.as_object_mut(), usual.as_object()) {
        for (key, value) in usual {
            setup.entry(key).or_insert_with(|| value.clone());
        }
    } else if script.setup.is_null() {
        script.setup = usual.clone();
    }
    app.question(Asker::new(None, address), move |_| Ok(axum::Json(answer(game, &script)))).await
}

/// The JSON Schema of a game's scripts: what an editor completes and checks.
#[utoipa::path(get, path = "/games/{game}/referee/schema", tag = "questions", params(("game" = String, Path)),
    responses((status = 200, body = Value), (status = "default", body = shapes::Refused)))]
async fn schema_of(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    let inside = app.clone();
    app.apart(move || games::kept(&inside, "schema", &id, |game| Ok(schema(game)))).await
}
