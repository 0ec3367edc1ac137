//! Holidays: somebody goes away, and their clocks of days stand. A year has 21 days of them.

use crate::app::App;
use crate::guard::session::Person;
use crate::ids::{MatchId, UserId};
use crate::moment::{Millis, now, year_of};
use crate::refusal::{Reason, Refusal};
use crate::store::StoreError;
use crate::table::clock::ClockRule;
use crate::table::header::Status;
use crate::table::live::Live;
use std::pin::Pin;

const DAY: Millis = 86_400_000;

/// Days of holidays in a calendar year (UTC).
pub const DAYS: i64 = 21;

/// How often a match that another process changes meanwhile is tried again.
const TRIES: u32 = 5;

/// How holidays stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holidays {
    /// Until when they go on now.
    pub until: Option<Millis>,
    /// Days that may still be taken this year.
    pub left: i64,
}

fn storage(error: StoreError) -> Refusal {
    tracing::warn!(%error, "holidays could not be written down");
    Reason::Storage.into()
}

/// How somebody's holidays stand.
pub async fn stand(app: &App, person: &Person) -> Result<Holidays, Refusal> {
    let at = now();
    let taken = app.store.holidays_of(person.id).await.map_err(storage)?;
    let year = year_of(at);
    let spent: Millis =
        taken.iter().filter(|(since, _)| year_of(*since) == year).map(|(since, until)| until - since).sum();
    Ok(Holidays {
        until: taken.iter().map(|(_, until)| *until).find(|until| *until > at),
        // A day that has begun is spent.
        left: (DAYS - (spent + DAY - 1).div_euclid(DAY)).max(0),
    })
}

/// `person` goes away for so many days from now on.
pub async fn begin(app: &App, person: &Person, days: i64) -> Result<(), Refusal> {
    let stand = stand(app, person).await?;
    if stand.until.is_some() || !(1..=stand.left).contains(&days) {
        return Err(Refusal::because(Reason::NoDays, stand.left));
    }
    let since = now();
    app.store.begin_holiday(person.id, since, since + days * DAY).await.map_err(storage)?;
    each(app, person, since, since + days * DAY).await
}

/// `person` comes back.
pub async fn end(app: &App, person: &Person) -> Result<(), Refusal> {
    let at = now();
    app.store.end_holidays(person.id, at).await.map_err(storage)?;
    each(app, person, at, at).await
}

/// Every clock of days of theirs learns that they are away until then.
async fn each(app: &App, person: &Person, since: Millis, until: Millis) -> Result<(), Refusal> {
    for id in app.store.by_days(person.id).await.map_err(storage)? {
        let Ok(mut live) = app.hall.table(app, id).await else { continue };
        for _ in 0..TRIES {
            let renewed = live.renewed;
            let done = live.away(app, person.id, since, until).await;
            if done.is_ok() || live.renewed == renewed || live.lost {
                break;
            }
        }
        app.follow_clock(&live);
    }
    Ok(())
}

/// A match by days begins: whoever is away is away here too. Boxed, because what it does is a change of the match, and a
/// change of a match may call for this.
pub fn lay(app: App, id: MatchId) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    Box::pin(async move {
        let Ok(mut live) = app.hall.table(&app, id).await else { return };
        for user in live.header.people() {
            let at = now();
            let Ok(taken) = app.store.holidays_of(user).await else { continue };
            if let Some((since, until)) = taken.into_iter().find(|(_, until)| *until > at)
                && let Err(refusal) = live.away(&app, user, since.max(at), until).await
            {
                tracing::warn!(%id, detail = refusal.detail, "a clock does not know of holidays");
            }
        }
        app.follow_clock(&live);
    })
}

impl Live {
    async fn away(&mut self, app: &App, user: UserId, since: Millis, until: Millis) -> Result<(), Refusal> {
        if self.header.status != Status::Playing || !matches!(self.header.clock, ClockRule::Days { .. }) {
            return Ok(());
        }
        let seats: Vec<_> = crate::table::chair::seats_of(&self.header.chairs, user).collect();
        let set = |live: &mut Live| {
            if let Some(clocks) = &mut live.header.clocks {
                seats.iter().for_each(|seat| clocks.leave(*seat, since, until));
            }
        };
        self.note(app, set, Vec::new()).await.map(|_| ())
    }
}
