//! A match in a few lines, as lists and tables show it.

use super::chair::Sitter;
use super::header::{Header, Status};
use crate::app::App;
use crate::club::terms::Place;
use crate::ids::UserId;
use crate::moment::now;
use crate::store::{Listed, StoreError};
use frente_catalog::told::{InTournament, MatchMeta, ParentOut, SeatOut};

/// What `user` may know of a match.
pub fn meta(header: &Header, seq: i64, steps: usize, user: Option<UserId>) -> MatchMeta {
    let over = header.status == Status::Over;
    let waiting = header.status == Status::Waiting;
    let place = header.terms.place.as_ref();
    let kept = |place: &Place| {
        let mut open = (0..).zip(&header.chairs).filter(|(_, chair)| chair.sitter == Sitter::Open);
        let own = open.find(|(seat, _)| user.is_some() && place.kept.get(usize::from(*seat)) == Some(&user));
        own.filter(|_| waiting).map(|(seat, _)| seat)
    };
    let seat = |(seat, chair): (u8, &super::chair::Chair)| SeatOut {
        seat,
        kind: chair.kind(),
        name: match place.and_then(|place| place.names.get(usize::from(seat))) {
            // Nobody sits there yet: for whom it is kept.
            Some(name) if chair.name.is_empty() => name.clone(),
            _ => chair.name.clone(),
        },
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
        invite: (waiting && user == Some(header.creator) && place.is_none()).then(|| header.invite.to_string()),
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
        tournament: place.map(|place| InTournament {
            id: place.tournament.to_string(),
            name: place.name.clone(),
            round: place.round,
            seat: kept(place),
        }),
        title: None,
    }
}

/// The same, from a list.
pub fn listed(listed: &Listed, user: Option<UserId>) -> MatchMeta {
    meta(&listed.header, listed.seq, listed.steps, user)
}

/// Tables that wait, with what those who sit there are rated.
pub async fn waiting(app: &App, tables: &[Listed], user: Option<UserId>) -> Result<Vec<MatchMeta>, StoreError> {
    let seated = tables.iter().flat_map(|one| {
        let header = &one.header;
        header.chairs.iter().filter_map(|chair| Some((chair.user()?, header.game.as_str())))
    });
    let marks = app.store.marks(&seated.collect::<Vec<_>>(), now()).await?;
    let out = tables.iter().map(|one| {
        let mut meta = listed(one, user);
        for (seat, chair) in meta.seats.iter_mut().zip(&one.header.chairs) {
            seat.mark = chair.user().and_then(|user| marks.get(&(user, one.header.game.clone())).copied());
        }
        meta
    });
    Ok(out.collect())
}
