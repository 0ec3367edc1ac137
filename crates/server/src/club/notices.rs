//! Letters to whom it is the turn of: at once, or once a day, to whoever wants them and to nobody else.
//!
//! One notice for each person, match and turn: another comes only after they have moved. A letter names every table that
//! waits for them at that moment. It is written down before it is sent, so that a process that ends sends it later; a letter
//! of which nobody knows whether it went out goes out again under the same Message-ID. Live matches never write.

use crate::app::{App, until};
use crate::ids::{Id, MatchId, UserId};
use crate::moment::{Millis, now};
use crate::store::{Awaited, HERE, StoreError};
use crate::table::clock::Clocks;
use crate::table::header::Status;
use frente_catalog::Lang;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;
use utoipa::ToSchema;

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;

/// How often it is looked who is to be written to.
const ROUND: Duration = Duration::from_secs(20);

/// Whoever is away is written to after so long, whoever has a page open after longer.
const GRACE: Millis = 2 * MINUTE;
const GRACE_HERE: Millis = 5 * MINUTE;

/// A turn this old is no news any more.
const STALE: Millis = 7 * DAY;

/// Letters a person gets in a day.
const MOST: i64 = 20;

/// A letter that could not be sent is tried again after these.
const AGAIN: [Millis; 4] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 4 * HOUR];

/// Whoever sends a letter has so long before another may.
const LEASE: Millis = 2 * MINUTE;

/// When letters come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum When {
    /// No letter is ever sent.
    #[default]
    Off,
    /// Soon after it is your turn.
    Soon,
    /// Once a day, at an hour of yours.
    Daily,
}

/// How somebody wants to hear of their turns.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Wanted {
    /// When letters come.
    pub mail: When,
    /// The hour of daily letters, in your own time.
    #[schema(maximum = 23)]
    pub hour: u8,
    /// From this hour on nothing is sent, in your own time; equal to `quiet_until`: there is no such time.
    #[schema(maximum = 23)]
    pub quiet_from: u8,
    /// Until this hour.
    #[schema(maximum = 23)]
    pub quiet_until: u8,
    /// How many minutes your time is ahead of UTC.
    #[schema(minimum = -840, maximum = 840)]
    pub zone: i32,
    /// The language of the letters: `es`, `en` or `fr`.
    #[schema(max_length = 2)]
    pub lang: String,
}

impl Wanted {
    /// Whether it can be kept to.
    pub fn is_sound(&self) -> bool {
        let hours = [self.hour, self.quiet_from, self.quiet_until];
        hours.iter().all(|hour| *hour < 24) && (-840..=840).contains(&self.zone) && self.lang.parse::<Lang>().is_ok()
    }

    fn hour_at(&self, at: Millis) -> u8 {
        (at + Millis::from(self.zone) * MINUTE).div_euclid(HOUR).rem_euclid(24) as u8
    }

    fn is_quiet(&self, at: Millis) -> bool {
        let (hour, from, until) = (self.hour_at(at), self.quiet_from, self.quiet_until);
        if from <= until { (from..until).contains(&hour) } else { hour >= from || hour < until }
    }

    /// Whether a letter goes out at `at` to somebody whose turns have waited since `oldest`, the last letter went to at `last`.
    fn is_due(&self, at: Millis, oldest: Millis, here: bool, last: Option<Millis>) -> bool {
        match self.mail {
            When::Off => false,
            When::Soon => !self.is_quiet(at) && at - oldest >= if here { GRACE_HERE } else { GRACE },
            When::Daily => self.hour_at(at) == self.hour && last.is_none_or(|last| at - last > DAY / 2),
        }
    }
}

/// Does it again and again until the server closes.
pub async fn keep(app: App) {
    if app.post.is_none() {
        return;
    }
    let mut closing = app.closing();
    let mut tick = tokio::time::interval(ROUND);
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            () = until(&mut closing) => return,
        }
        round(&app, now()).await;
    }
}

/// Writes letters that are due at `at`, and sends what has been written.
pub async fn round(app: &App, at: Millis) {
    if let Err(error) = write(app, at).await {
        tracing::warn!(%error, "it could not be found who is to be written to");
    }
    if let Err(error) = send(app, at).await {
        tracing::warn!(%error, "letters could not be sent");
    }
}

async fn write(app: &App, at: Millis) -> Result<(), StoreError> {
    let mut people: BTreeMap<UserId, Vec<Awaited>> = BTreeMap::new();
    for one in app.store.awaited(at - STALE, at - GRACE).await? {
        people.entry(one.user).or_default().push(one);
    }
    for (user, turns) in people {
        let Some(wanted) = app.store.wanted(user).await? else { continue };
        let oldest = turns.iter().map(|one| one.turned).min().unwrap_or(at);
        let here = app.store.seen(user).await?.is_some_and(|seen| seen > at - HERE);
        let (last, today) = app.store.letters_to(user, at - DAY).await?;
        if today >= MOST || !wanted.is_due(at, oldest, here, last) {
            continue;
        }
        let turns: Vec<(MatchId, Millis)> = turns.iter().map(|one| (one.id, one.turned)).collect();
        match app.store.write_letter(Id::random(), user, &turns, at).await {
            // Another process was faster.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

async fn send(app: &App, at: Millis) -> Result<(), StoreError> {
    for (id, user, due, tries) in app.store.letters_due(at).await? {
        match app.store.take_letter(id, due, at + LEASE).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => continue,
            Err(error) => return Err(error),
        }
        let next = match deliver(app, id, user, at).await? {
            Ok(()) => None,
            Err(why) => {
                let again = usize::try_from(tries).ok().and_then(|tries| AGAIN.get(tries)).map(|wait| at + wait);
                tracing::warn!(why, again, "a letter could not be sent");
                again
            }
        };
        app.store.put_letter(id, next).await?;
    }
    Ok(())
}

/// Sends a letter with what still waits; nothing where nothing does.
async fn deliver(app: &App, letter: Id, user: UserId, at: Millis) -> Result<Result<(), String>, StoreError> {
    let (Some(wanted), Some(account)) = (app.store.wanted(user).await?, app.store.account(user).await?) else {
        return Ok(Ok(()));
    };
    let Some(to) = account.mail.clone().filter(|_| wanted.mail != When::Off && !account.banned) else {
        return Ok(Ok(()));
    };
    let lang: Lang = wanted.lang.parse().unwrap_or(Lang::Es);
    let mut rows = Vec::new();
    for one in app.store.of_letter(letter).await? {
        let Some(listed) = app.store.listed_by_id(one).await? else { continue };
        let header = &listed.header;
        let others = header.chairs.iter().filter(|chair| chair.user() != Some(user) && !chair.name.is_empty());
        let mut names: Vec<&str> = others.map(|chair| chair.name.as_str()).collect();
        // Nobody sits there yet: those for whom seats are kept.
        if let Some(place) = header.terms.place.as_ref().filter(|_| header.status == Status::Waiting) {
            let kept = place.names.iter().zip(&place.kept).filter(|(_, kept)| **kept != Some(user));
            names.extend(kept.map(|(name, _)| name.as_str()).filter(|name| !name.is_empty()));
            names.dedup();
        }
        let title = app.config.game(&header.game).map_or(header.game.as_str(), |game| game.titles().get(lang));
        rows.push(Row {
            id: header.id,
            title: title.to_owned(),
            names: names.join(", "),
            left: match header.clocks.as_ref().and_then(Clocks::deadline) {
                Some((_, deadline)) => Some(deadline - at),
                None => header.expires.filter(|_| header.status == Status::Waiting).map(|until| until - at),
            },
        });
    }
    if rows.is_empty() {
        return Ok(Ok(()));
    }
    let stop = format!("user={user}&token={}", app.store.stop_token(user).await?);
    let app = app.clone();
    let sending = tokio::task::spawn_blocking(move || match &app.post {
        Some(post) => post.send_turns(lang, &to, &account.name, &rows, &stop, letter),
        None => Ok(()),
    });
    Ok(sending.await.unwrap_or_else(|error| Err(error.to_string())))
}

/// A table in a letter.
pub struct Row {
    /// The match it is about.
    pub id: MatchId,
    /// What it is called.
    pub title: String,
    /// The names of the other side.
    pub names: String,
    /// The time left, where there is a clock.
    pub left: Option<Millis>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nights_are_quiet_in_ones_own_time() {
        let wanted = Wanted { mail: When::Soon, quiet_from: 22, quiet_until: 7, zone: 120, ..Wanted::default() };
        let at = |hour: Millis| hour * HOUR;
        // 20 UTC is 22 there.
        assert!(
            !wanted.is_quiet(at(19)) && wanted.is_quiet(at(20)) && wanted.is_quiet(at(4)) && !wanted.is_quiet(at(5))
        );
        assert!(
            wanted.is_due(at(12), at(12) - GRACE, false, None) && !wanted.is_due(at(12), at(12) - GRACE, true, None)
        );
        assert!(!wanted.is_due(at(21), 0, false, None));
        let never = Wanted { quiet_from: 3, quiet_until: 3, ..wanted };
        assert!((0..24).all(|hour| !never.is_quiet(at(hour))));
    }

    #[test]
    fn daily_letters_come_at_their_hour_and_once() {
        let wanted = Wanted { mail: When::Daily, hour: 8, zone: -60, ..Wanted::default() };
        assert!(wanted.is_due(9 * HOUR, 0, true, None) && !wanted.is_due(10 * HOUR, 0, true, None));
        assert!(!wanted.is_due(9 * HOUR + MINUTE, 0, true, Some(9 * HOUR)));
        assert!(wanted.is_due(33 * HOUR, 0, true, Some(9 * HOUR)));
    }

    #[test]
    fn what_cannot_be_kept_to_is_refused() {
        let good = Wanted { lang: "fr".to_owned(), ..Wanted::default() };
        assert!(good.is_sound());
        assert!(!Wanted { hour: 24, ..good.clone() }.is_sound() && !Wanted { zone: 900, ..good.clone() }.is_sound());
        assert!(!Wanted { lang: "de".to_owned(), ..good }.is_sound());
    }
}
