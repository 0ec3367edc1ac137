//! Tournaments are made, called off, come into and left.

use super::run::{departure, follow};
use super::{Cup, CupTerms, Entry, Kind, MOST, MOST_OF_ALL, Off, ROUNDS, State};
use crate::app::App;
use crate::club::anchors::anchor;
use crate::guard::session::Person;
use crate::ids::Id;
use crate::moment::{Millis, now};
use crate::refusal::{Reason, Refusal};
use crate::store::{StoreError, cups};
use crate::table::clock::ClockRule;
use crate::table::open::Start;
use frente_search::Level;

/// How far ahead a tournament is made.
const AHEAD: Millis = 60 * 86_400_000;

/// A beginning so long ago was meant to be now.
const JUST_NOW: Millis = 10 * 60_000;

/// What a bot is rated where nobody has measured it.
const UNMEASURED: i64 = 1_500;

/// How often somebody who comes or goes tries again because others do so at the same time.
const TRIES: usize = 20;

/// What is wished for.
pub struct Wish {
    /// What the tournament is called.
    pub name: String,
    /// The id of the game.
    pub game: String,
    /// What it is made of.
    pub terms: CupTerms,
    /// When it begins.
    pub starts: Millis,
    /// The levels of bots that play too.
    pub bots: Vec<Level>,
}

fn storage(error: StoreError) -> Refusal {
    tracing::warn!(%error, "a tournament could not be read or written");
    Reason::Storage.into()
}

fn bad(why: impl std::fmt::Display) -> Refusal {
    Refusal::because(Reason::BadTournament, why)
}

/// Makes a tournament.
pub async fn make(app: &App, person: &Person, wish: Wish) -> Result<Id, Refusal> {
    let Wish { name, game, terms, starts, bots } = wish;
    let account = app.store.account(person.id).await.map_err(storage)?.ok_or(Reason::NoSession)?;
    if person.guest {
        return Err(Reason::NoAccount.into());
    }
    // The name of a tournament is read by everybody.
    if account.muted {
        return Err(Reason::Muted.into());
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if !(3..=40).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        return Err(Refusal::because(Reason::BadText, "the name of a tournament has 3 to 40 characters"));
    }
    let most = if terms.kind == Kind::Robin { MOST_OF_ALL } else { MOST };
    if !(super::FEWEST as u32..=most).contains(&terms.most) {
        return Err(bad(format!("{} to {most} may come in", super::FEWEST)));
    }
    if terms.kind == Kind::Swiss && !(1..=ROUNDS).contains(&terms.rounds) {
        return Err(bad(format!("a Swiss tournament has 1 to {ROUNDS} rounds")));
    }
    if terms.clock == ClockRule::None || !terms.clock.is_sound() {
        return Err(Refusal::because(Reason::BadClock, "a tournament has a clock"));
    }
    if !(now() - JUST_NOW..=now() + AHEAD).contains(&starts) {
        return Err(bad("it begins between now and in 60 days"));
    }
    let shares = app.config.shares;
    if bots.len() > shares.cup_bots.min(terms.most as usize) {
        return Err(bad(format!("of {} places bots have at most {}", terms.most, shares.cup_bots)));
    }
    if terms.rated && !app.config.usual(&game).is_null() {
        return Err(Reason::NotRated.into());
    }
    let (inside, wanted, setup) = (app.clone(), game.clone(), terms.setup.clone());
    let seats = app.apart(move || Ok(Start::usual(&inside, &wanted, &setup)?.table.seats())).await?;
    if seats != 2 {
        return Err(Refusal::because(Reason::BadSeats, format!("a tournament is played by two, not by {seats}")));
    }
    let (made, _) = app.store.cups_of(person.id).await.map_err(storage)?;
    if made >= shares.cups {
        return Err(Reason::Tournaments.into());
    }
    let cup = Cup {
        id: Id::random(),
        name,
        host: person.id,
        host_name: person.name.clone(),
        rounds: terms.rounds,
        game,
        terms,
        state: State::Open,
        why: None,
        round: 0,
        starts,
        version: 1,
        entered: bots.len(),
    };
    let mut ops = vec![cups::create(&cup, now())];
    ops.extend((1..).zip(bots).map(|(number, level)| {
        let rating = anchor(&cup.game, level).map_or(UNMEASURED, |anchor| anchor.rating.round() as i64);
        cups::enter(cup.id, &newcomer(number, None, Some(level), rating))
    }));
    app.store.commit(ops).await.map_err(storage)?;
    Ok(cup.id)
}

fn newcomer(number: u32, user: Option<Id>, level: Option<Level>, rating: i64) -> Entry {
    Entry { number, user, level, name: String::new(), rating, gone: false, shut_out: false }
}

/// The tournament of that id.
pub async fn find(app: &App, id: &str) -> Result<Cup, Refusal> {
    let id: Id = id.parse().map_err(|_| Reason::NoTournament)?;
    Ok(app.store.cup(id).await.map_err(storage)?.ok_or(Reason::NoTournament)?)
}

/// `person` comes in.
pub async fn join(app: &App, person: &Person, id: &str) -> Result<(), Refusal> {
    if person.guest {
        return Err(Reason::NoAccount.into());
    }
    for _ in 0..TRIES {
        let cup = find(app, id).await?;
        if cup.state != State::Open || cup.starts <= now() {
            return Err(Reason::EntryClosed.into());
        }
        let entries = app.store.entries(cup.id).await.map_err(storage)?;
        if entries.iter().any(|entry| entry.user == Some(person.id)) {
            return Ok(());
        }
        if entries.len() >= cup.terms.most as usize {
            return Err(Reason::TournamentFull.into());
        }
        let (_, joined) = app.store.cups_of(person.id).await.map_err(storage)?;
        if joined >= app.config.shares.cups_joined {
            return Err(Reason::Tournaments.into());
        }
        let rating = app.store.strength(person.id, &cup.game).await.map_err(storage)?;
        let number = entries.last().map_or(1, |last| last.number + 1);
        let entry = newcomer(number, Some(person.id), None, rating);
        match app.store.commit(vec![cups::touch(&cup), cups::enter(cup.id, &entry)]).await {
            Ok(()) => return Ok(()),
            // Somebody else came in, or it begins.
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(storage(error)),
        }
    }
    Err(Reason::Stale.into())
}

/// `person` leaves: before it begins without a trace, later for good, and what they have not finished is lost.
pub async fn leave(app: &App, person: &Person, id: &str) -> Result<(), Refusal> {
    for _ in 0..TRIES {
        let cup = find(app, id).await?;
        let entries = app.store.entries(cup.id).await.map_err(storage)?;
        let own = entries.iter().find(|entry| entry.user == Some(person.id) && !entry.gone);
        let own = own.ok_or(Reason::NotEntered)?;
        let ops = match cup.state {
            State::Open => vec![cups::touch(&cup), cups::erase(cup.id, own.number)],
            State::Playing => {
                let pairings = app.store.pairings(cup.id).await.map_err(storage)?;
                departure(&cup, &pairings, &[own.number])
            }
            State::Over | State::Cancelled => return Err(Reason::EntryClosed.into()),
        };
        match app.store.commit(ops).await {
            Ok(()) => {
                tokio::spawn(follow(app.clone(), cup.id));
                return Ok(());
            }
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(storage(error)),
        }
    }
    Err(Reason::Stale.into())
}

/// Its host calls a tournament off. Matches in play go on and count for what they are.
pub async fn call_off(app: &App, person: &Person, id: &str) -> Result<(), Refusal> {
    for _ in 0..TRIES {
        let cup = find(app, id).await?;
        if cup.host != person.id {
            return Err(Reason::NotHost.into());
        }
        if !matches!(cup.state, State::Open | State::Playing) {
            return Err(Reason::EntryClosed.into());
        }
        let off = cups::advance(&cup, State::Cancelled, Some(Off::Host), cup.round, cup.rounds);
        match app.store.commit(vec![off]).await {
            Ok(()) => return Ok(()),
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(storage(error)),
        }
    }
    Err(Reason::Stale.into())
}
