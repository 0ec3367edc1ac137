//! What can be searched of matches that are over: a few facts of each seat, filed once, after the books are closed.
//!
//! Filed is what was public: tables of the lobby and rated matches, played to an end by people or their bots. Whatever came by
//! a link alone, was brought from elsewhere or has lessons is nobody's to find.

use crate::app::App;
use crate::ids::MatchId;
use crate::store::{Listed, Op, StoreError};
use crate::table::chair::Sitter;
use crate::table::ending::Ending;
use crate::table::header::{Header, Status};
use serde_json::Value;
use std::collections::HashSet;

/// Files what is over and not filed yet.
pub async fn file_the_rest(app: &App) {
    loop {
        let Ok(ids) = app.store.unfiled().await else { return };
        let mut filed = 0;
        for id in &ids {
            if app.is_closing() {
                return;
            }
            match file(app, *id).await {
                // Another process was faster.
                Ok(()) | Err(StoreError::Conflict) => filed += 1,
                Err(error) => tracing::warn!(%id, %error, "a match could not be filed"),
            }
        }
        // Those that cannot be filed wait for the next round.
        if filed == 0 {
            return;
        }
    }
}

async fn file(app: &App, id: MatchId) -> Result<(), StoreError> {
    let Some(listed) = app.store.listed_by_id(id).await? else { return Ok(()) };
    let mut ops = vec![Op::Hit("UPDATE matches SET filed = 1 WHERE id = $1 AND filed = 0", vec![id.into()])];
    if is_public(&listed.header) {
        let rating = app.store.least_rating(id).await?;
        ops.extend(rows(&listed, rating));
    }
    app.store.commit(ops).await
}

/// Whether anybody may find it.
fn is_public(header: &Header) -> bool {
    let void = matches!(header.ending, Some(Ending::Broken | Ending::Withdrawn | Ending::Abandoned));
    let mut people = HashSet::new();
    // Whoever plays several seats plays with themselves.
    let alone = header.chairs.iter().any(|chair| match chair.sitter {
        Sitter::Human(user) => !people.insert(user),
        Sitter::Local(_) => true,
        Sitter::Bot(_) | Sitter::Open => false,
    });
    let shown = header.listed || header.rated;
    header.status == Status::Over
        && shown
        && !void
        && !alone
        && !people.is_empty()
        && !header.imported
        && !header.guided
}

fn rows(Listed { header, steps, .. }: &Listed, rating: Option<i64>) -> Vec<Op> {
    let outcome = header.outcome.as_ref();
    let seats = |key: &str| -> Vec<u64> {
        outcome.and_then(|outcome| outcome[key].as_array()).into_iter().flatten().filter_map(Value::as_u64).collect()
    };
    let (winners, losers) = (seats("winners"), seats("losers"));
    let ending = outcome.and_then(|outcome| outcome["label"].as_str()).unwrap_or_default();
    let scenario = header.setup.get("scenario").and_then(Value::as_str).unwrap_or_default();
    let row = |(seat, chair): (u8, &crate::table::chair::Chair)| {
        let score: i64 = match (winners.contains(&seat.into()), losers.contains(&seat.into())) {
            (true, _) => 2,
            (false, true) => 0,
            (false, false) => 1,
        };
        Op::Run(
            "INSERT INTO facts (match_id, seat, game, scenario, user_id, level, rating, score, ending, rated, steps, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
            vec![
                header.id.into(),
                i64::from(seat).into(),
                header.game.as_str().into(),
                scenario.into(),
                chair.user().into(),
                chair.level().map(|level| level.name().to_owned()).into(),
                rating.into(),
                score.into(),
                ending.into(),
                header.rated.into(),
                (*steps as i64).into(),
                header.updated.into(),
            ],
        )
    };
    (0..).zip(&header.chairs).map(row).collect()
}
