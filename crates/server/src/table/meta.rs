//! A match in a few lines, as lists and tables show it.

use super::clock::ClockRule;
use super::header::{Header, Status};
use super::propose::Proposal;
use crate::app::App;
use crate::club::ratings::Mark;
use crate::club::terms::{Suits, Why};
use crate::ids::UserId;
use crate::moment::now;
use crate::store::{Listed, StoreError};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A match in a few lines, made for one person.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct MatchMeta {
    /// The id of the match.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// When it was made: milliseconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// The number of the last change.
    pub seq: i64,
    /// How many steps have been taken.
    pub steps: usize,
    /// How far it is.
    pub status: Status,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<crate::api::shapes::OutcomeOut>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<frente_catalog::OutcomeOut>", optional))]
    pub outcome: Option<Value>,
    /// Who sits where.
    pub seats: Vec<SeatOut>,
    /// What was agreed about time.
    pub clock: ClockRule,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// What opens a seat to somebody: told to its creator alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invite: Option<String>,
    /// SHA-256 of the secret behind the dice; "" where they were thrown elsewhere.
    pub commitment: String,
    /// The public part of the dice of a match that was made before every seat gave its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub salt: Option<String>,
    /// The secret, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub secret: Option<String>,
    /// Whether it was played elsewhere.
    pub imported: bool,
    /// Whether it is somebody's first, with lessons.
    pub guided: bool,
    /// Whether each player brings a list of his own when he sits down, unseen by the others.
    pub own_lists: bool,
    /// The match it goes on from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub parent: Option<ParentOut>,
    /// The match that was made to play it again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<String>,
    /// What somebody proposes, until all agree or the table changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub proposal: Option<Proposal>,
    /// Who must choose now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn: Option<u8>,
    /// Whether sides are drawn when the second sits down.
    pub lot: bool,
    /// Whom it suits.
    pub suits: Suits,
    /// The ratings it waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub range: Option<(i64, i64)>,
    /// Whether it is played for rating.
    pub rated: bool,
    /// The name of whoever is asked to sit down: told to them and to its creator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub asked: Option<String>,
    /// When it is taken away if nobody comes; none where it waits for as long as its creator is here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub expires: Option<i64>,
    /// Why it was taken away before it began.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub why: Option<Why>,
    /// A name for it, where it has one.
    #[schema(value_type = Option<crate::api::shapes::Message>)]
    pub title: Option<frente_kernel::Message>,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct SeatOut {
    /// Counted from 0.
    pub seat: u8,
    /// `human`, `local` (a second person at the same screen), `bot` or `open`.
    #[cfg_attr(feature = "ts", ts(type = "\"human\" | \"local\" | \"bot\" | \"open\""))]
    pub kind: &'static str,
    /// Who sits there.
    pub name: String,
    /// The bot's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<&'static str>,
    /// What the seat gave to the dice when somebody sat down; "" where it gave nothing.
    pub salt: String,
    /// Whether you act for it.
    pub you: bool,
    /// What the person is rated at this game; told in lists of tables that wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mark: Option<Mark>,
}

/// Where a match goes on from.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct ParentOut {
    /// The id of the match.
    pub id: String,
    /// After that many steps.
    pub step: usize,
}

impl MatchMeta {
    /// What `user` may know of it.
    pub fn new(header: &Header, seq: i64, steps: usize, user: Option<UserId>) -> MatchMeta {
        let over = header.status == Status::Over;
        let waiting = header.status == Status::Waiting;
        let seat = |(seat, chair): (u8, &super::chair::Chair)| SeatOut {
            seat,
            kind: chair.kind(),
            name: chair.name.clone(),
            level: chair.level().map(frente_search::Level::name),
            salt: chair.salt.clone(),
            you: user.is_some() && chair.user() == user,
            mark: None,
        };
        MatchMeta {
            id: header.id.to_string(),
            game: header.game.clone(),
            created: header.created,
            updated: header.updated,
            seq,
            steps,
            status: header.status,
            outcome: header.outcome.clone(),
            seats: (0..).zip(&header.chairs).map(seat).collect(),
            clock: header.clock,
            public: header.listed,
            invite: (waiting && user == Some(header.creator)).then(|| header.invite.to_string()),
            commitment: header.commitment.clone(),
            salt: header.salt.clone(),
            secret: header.secret.filter(|_| over).map(|secret| secret.reveal()),
            imported: header.imported,
            guided: header.guided,
            own_lists: header.own_lists,
            parent: header.parent.map(|(id, step)| ParentOut { id: id.to_string(), step }),
            rematch: header.rematch.map(|id| id.to_string()),
            proposal: header.proposal.clone(),
            turn: header.turn.map(|seat| seat.0),
            lot: header.terms.lot,
            suits: header.terms.suits,
            range: header.terms.range,
            rated: header.rated,
            asked: header
                .terms
                .asked
                .clone()
                .filter(|_| user == Some(header.creator) || user == header.asked && user.is_some()),
            expires: header.expires.filter(|_| waiting && !header.lapses),
            why: header.terms.why,
            title: None,
        }
    }

    /// Tables that wait, with what those who sit there are rated.
    pub async fn waiting(app: &App, listed: &[Listed], user: Option<UserId>) -> Result<Vec<MatchMeta>, StoreError> {
        let seated = listed.iter().flat_map(|one| {
            let header = &one.header;
            header.chairs.iter().filter_map(|chair| Some((chair.user()?, header.game.as_str())))
        });
        let marks = app.store.marks(&seated.collect::<Vec<_>>(), now()).await?;
        let out = listed.iter().map(|one| {
            let mut meta = MatchMeta::listed(one, user);
            for (seat, chair) in meta.seats.iter_mut().zip(&one.header.chairs) {
                seat.mark = chair.user().and_then(|user| marks.get(&(user, one.header.game.clone())).copied());
            }
            meta
        });
        Ok(out.collect())
    }

    /// From a list.
    pub fn listed(listed: &Listed, user: Option<UserId>) -> MatchMeta {
        MatchMeta::new(&listed.header, listed.seq, listed.steps, user)
    }
}
