//! What a rated match forbids those who play it. One place is asked by every door: hints, reviews, forks, imports.

use crate::app::App;
use crate::guard::session::Person;
use crate::refusal::{Reason, Refusal};
use crate::table::header::{Header, Status};

/// Whether `person` may get help, or a position to try things out in, in `game`: not while they play it for rating or in a
/// tournament.
pub async fn check(app: &App, person: &Person, game: &str) -> Result<(), Refusal> {
    match app.store.plays_rated(person.id, game).await.map_err(|_| Reason::Storage)? {
        true => Err(Reason::Fair.into()),
        false => Ok(()),
    }
}

/// Whether a match may be gone on from, or written down, by anybody: not while it is played for rating or in a tournament.
pub fn is_closed(header: &Header) -> Result<(), Refusal> {
    let held = header.rated || header.terms.place.is_some();
    if held && header.status == Status::Playing { Err(Reason::Fair.into()) } else { Ok(()) }
}
