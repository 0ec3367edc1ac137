//! What is due in a tournament: entry closes, a round is paired, what came of a match is written down, somebody who has gone is
//! replaced by nobody, the next round follows, it ends. Each step is one transaction behind the fence of the tournament's
//! version: two processes that take the same step do it once, and one that ends in the middle has not begun it.

use super::pairing::{self, Pair, Player};
use super::standing::{Game, is_tied, winner};
use super::{ABSENCES, Cup, Entry, FEWEST, How, Kind, Off, Pairing, State};
use crate::app::{App, until};
use crate::club::anchors::anchor;
use crate::club::ear::Told;
use crate::club::terms::{Place, Terms, Why};
use crate::ids::{Id, random_secret};
use crate::moment::now;
use crate::refusal::Refusal;
use crate::store::{Op, StoreError, cups};
use crate::table::chair::{Chair, Sitter};
use crate::table::ending::Ending;
use crate::table::header::Status;
use crate::table::live::Live;
use crate::table::open::{Plan, Start, lay_out};
use frente_kernel::Seat;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::pin::Pin;
use std::time::Duration;

/// How often it is looked what is due, besides whenever a match of a tournament ends.
const ROUND: Duration = Duration::from_secs(5);

/// Steps taken at one look: a tournament has fewer.
const STEPS: usize = 1_000;

/// Looks again and again until the server closes.
pub async fn keep(app: App) {
    let mut closing = app.closing();
    let mut tick = tokio::time::interval(ROUND);
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            () = until(&mut closing) => return,
        }
        match app.store.cups_due(now()).await {
            Ok(due) => {
                for id in due {
                    look(&app, id).await;
                }
            }
            Err(error) => tracing::warn!(%error, "it could not be found what is due in tournaments"),
        }
    }
}

/// A match of a tournament has ended, or somebody has left: what follows from it. Boxed, because it may end matches, and the end of
/// a match calls for this.
pub fn follow(app: App, id: Id) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    Box::pin(async move { look(&app, id).await })
}

/// Takes every step that is due in a tournament.
pub async fn look(app: &App, id: Id) {
    let _turn = app.referee.lock().await;
    // Where another process does it, it is done; where that one ends, the next look does.
    let Ok(Some(_claim)) = app.store.claim(id).await else { return };
    for _ in 0..STEPS {
        if app.is_closing() {
            return;
        }
        match step(app, id).await {
            Ok(true) => {}
            Ok(false) => return,
            // It has moved on meanwhile: somebody came in, or left.
            Err(StoreError::Conflict) => {}
            Err(error) => return tracing::warn!(%id, %error, "a tournament could not go on"),
        }
    }
}

/// Everything there is to know of a tournament.
struct Whole {
    cup: Cup,
    entries: Vec<Entry>,
    pairings: Vec<Pairing>,
}

impl Whole {
    fn entry(&self, number: u32) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.number == number)
    }

    fn is_gone(&self, number: u32) -> bool {
        self.entry(number).is_none_or(|entry| entry.gone)
    }

    fn now(&self) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(|pairing| pairing.round == self.cup.round)
    }

    fn games(&self) -> Vec<Game> {
        self.pairings.iter().map(Pairing::game).collect()
    }
}

/// Takes the next step; whether there was one.
async fn step(app: &App, id: Id) -> Result<bool, StoreError> {
    let Some(cup) = app.store.cup(id).await? else { return Ok(false) };
    match cup.state {
        State::Open if cup.starts <= now() => begin(app, cup).await,
        State::Playing => {
            let (entries, pairings) = (app.store.entries(id).await?, app.store.pairings(id).await?);
            go_on(app, Whole { cup, entries, pairings }).await
        }
        _ => Ok(false),
    }
}

/// Entry closes: whoever may not come in any more is struck out; with enough left the first round is paired.
async fn begin(app: &App, cup: Cup) -> Result<bool, StoreError> {
    let mut entries = app.store.entries(cup.id).await?;
    let mut ops: Vec<Op> =
        entries.iter().filter(|entry| entry.shut_out).map(|entry| cups::erase(cup.id, entry.number)).collect();
    entries.retain(|entry| !entry.shut_out);
    if entries.len() < FEWEST {
        ops.push(cups::advance(&cup, State::Cancelled, Some(Off::Few), 0, cup.rounds));
        app.store.commit(ops).await?;
        return Ok(true);
    }
    let rounds = match cup.terms.kind {
        // Of more rounds than that somebody would have to meet somebody twice.
        Kind::Swiss => cup.rounds.min(pairing::rounds_of_all(entries.len())),
        Kind::Robin => pairing::rounds_of_all(entries.len()),
        Kind::Knockout => pairing::rounds_to_one(entries.len()),
    };
    let whole = Whole { cup: Cup { rounds, ..cup }, entries, pairings: Vec::new() };
    pair(app, &whole, 1, ops).await
}

async fn go_on(app: &App, whole: Whole) -> Result<bool, StoreError> {
    let cup = &whole.cup;
    let shut_out: Vec<u32> =
        whole.entries.iter().filter(|entry| entry.shut_out && !entry.gone).map(|entry| entry.number).collect();
    if !shut_out.is_empty() {
        app.store.commit(departure(cup, &whole.pairings, &shut_out)).await?;
        return Ok(true);
    }
    let mut ops = Vec::new();
    for pairing in whole.now() {
        match (pairing.scores, pairing.status) {
            (None, Some(Status::Over) | None) => {
                let (scores, how) = result(&whole, pairing);
                ops.push(cups::score(cup.id, pairing, scores, how));
            }
            // Somebody has left: the table has nobody to wait for.
            (Some(_), Some(Status::Waiting | Status::Playing)) => end(app, &whole, pairing).await,
            // After a restart nobody may have taken up the table of two bots.
            (None, Some(Status::Playing)) => {
                if let Some(id) = pairing.table.filter(|id| app.hall.loaded(*id).is_none())
                    && [Some(pairing.one), pairing.rival].into_iter().flatten().all(|number| is_bot(&whole, number))
                {
                    let _ = app.hall.room(app, id).await;
                }
            }
            _ => {}
        }
    }
    if !ops.is_empty() {
        ops.insert(0, cups::touch(cup));
        app.store.commit(ops).await?;
        return Ok(true);
    }
    if whole.now().any(|pairing| pairing.scores.is_none()) {
        return Ok(false);
    }
    if cup.terms.kind == Kind::Knockout && decide(app, &whole).await? {
        return Ok(true);
    }
    let left = whole.entries.iter().filter(|entry| !entry.gone).count();
    if cup.round >= cup.rounds || left < 2 {
        app.store.commit(vec![cups::advance(cup, State::Over, None, cup.round, cup.rounds)]).await?;
        return Ok(true);
    }
    pair(app, &whole, cup.round + 1, Vec::new()).await
}

fn is_bot(whole: &Whole, number: u32) -> bool {
    whole.entry(number).is_some_and(|entry| entry.level.is_some())
}

/// What came of a match that is over.
fn result(whole: &Whole, pairing: &Pairing) -> ([i64; 2], How) {
    let seats = |key: &str, seat: u64| {
        let list = pairing.outcome.as_ref().and_then(|outcome| outcome[key].as_array());
        list.is_some_and(|list| list.iter().any(|one| one.as_u64() == Some(seat)))
    };
    match pairing.ending {
        // Nobody has played: whoever did not come has lost, and before them whoever has gone for good.
        Some(Ending::Withdrawn) => {
            let [one, other] =
                [Some(pairing.one), pairing.rival].map(|number| number.is_none_or(|number| whole.is_gone(number)));
            let [one, other] = if one || other { [one, other] } else { pairing.open };
            ([if one { 0 } else { 2 }, if other { 0 } else { 2 }], How::Absent)
        }
        Some(Ending::Broken | Ending::Abandoned) => ([1, 1], How::Void),
        _ if pairing.status.is_none() => ([1, 1], How::Void),
        _ if seats("winners", 0) || seats("losers", 1) && !seats("losers", 0) => ([2, 0], How::Played),
        _ if seats("winners", 1) || seats("losers", 0) && !seats("losers", 1) => ([0, 2], How::Played),
        _ => ([1, 1], How::Played),
    }
}

/// Those go: what they have not finished in this round is lost.
pub fn departure(cup: &Cup, pairings: &[Pairing], gone: &[u32]) -> Vec<Op> {
    let mut ops = vec![cups::touch(cup)];
    ops.extend(gone.iter().map(|number| cups::depart(cup.id, *number)));
    let now = pairings.iter().filter(|pairing| pairing.round == cup.round && pairing.scores.is_none());
    for pairing in now.filter(|pairing| gone.iter().any(|number| pairing.concerns(*number))) {
        let lost = |number: u32| if gone.contains(&number) { 0 } else { 2 };
        let scores = [lost(pairing.one), pairing.rival.map_or(0, lost)];
        ops.push(cups::score(cup.id, pairing, scores, How::Absent));
    }
    ops
}

/// Ends a match that counts no more.
async fn end(app: &App, whole: &Whole, pairing: &Pairing) {
    let Some(id) = pairing.table else { return };
    let Ok(mut live) = app.hall.table(app, id).await else { return };
    let done = match live.header.status {
        Status::Waiting => live.take_away(app, Why::Expired).await,
        Status::Playing => {
            let seat = Seat(u8::from(!whole.is_gone(pairing.one)));
            live.end(app, Ending::Resigned(seat)).await.map(|_| ())
        }
        Status::Over => Ok(()),
    };
    if let Err(refusal) = done {
        // It is tried again at the next look.
        tracing::debug!(%id, detail = refusal.detail, "a match of a tournament could not be ended");
    }
}

/// In a knock-out pairs that have made as much play once more: by lot where both sides were played, else from the other side.
async fn decide(app: &App, whole: &Whole) -> Result<bool, StoreError> {
    let (cup, legs) = (&whole.cup, whole.cup.legs());
    let boards: BTreeSet<u32> = whole.now().map(|pairing| pairing.board).collect();
    let mut tables = Tables::new(app, whole);
    for board in boards {
        let played: Vec<&Pairing> = whole.now().filter(|pairing| pairing.board == board).collect();
        let games: Vec<Game> = played.iter().map(|pairing| pairing.game()).collect();
        if played.len() != legs || !is_tied(&games.iter().collect::<Vec<_>>()) {
            continue;
        }
        let Some((one, rival)) = played.last().and_then(|last| Some((last.one, last.rival?))) else { continue };
        let turned = legs == 1 || cup.id.as_str().bytes().map(u32::from).sum::<u32>().wrapping_add(board) % 2 == 1;
        let (first, second) = if turned { (rival, one) } else { (one, rival) };
        if tables.set(cup.round, board, legs as u32, Pair { first, second: Some(second) }).await.is_err() {
            return call_off(app, cup).await;
        }
    }
    if tables.rows.is_empty() {
        return Ok(false);
    }
    tables.commit(app, vec![cups::touch(cup)]).await?;
    Ok(true)
}

/// Pairs a round and makes its tables, in one transaction with `ops`.
async fn pair(app: &App, whole: &Whole, round: u32, mut ops: Vec<Op>) -> Result<bool, StoreError> {
    let cup = &whole.cup;
    ops.push(cups::advance(cup, State::Playing, None, round, cup.rounds));
    let late = if cup.terms.kind == Kind::Swiss { never_here(whole) } else { Vec::new() };
    ops.extend(late.iter().map(|number| cups::depart(cup.id, *number)));
    let pairs = draw(whole, round, &late);
    if pairs.iter().all(|(_, pair)| pair.second.is_none()) && cup.terms.kind != Kind::Knockout {
        // Nobody is left to play against.
        app.store.commit(vec![cups::advance(cup, State::Over, None, cup.round, cup.round)]).await?;
        return Ok(true);
    }
    let mut tables = Tables::new(app, whole);
    for (board, pair) in pairs {
        for leg in 0..cup.legs() as u32 {
            let turned = Pair { first: pair.second.unwrap_or(pair.first), second: pair.second.map(|_| pair.first) };
            if tables.set(round, board, leg, if leg == 0 { pair } else { turned }).await.is_err() {
                return call_off(app, cup).await;
            }
        }
    }
    tables.commit(app, ops).await?;
    tracing::info!(id = %cup.id, round, "a round of a tournament was paired");
    Ok(true)
}

async fn call_off(app: &App, cup: &Cup) -> Result<bool, StoreError> {
    tracing::warn!(id = %cup.id, game = cup.game, "the tables of a tournament could not be made");
    app.store.commit(vec![cups::advance(cup, State::Cancelled, Some(Off::Broken), cup.round, cup.rounds)]).await?;
    Ok(true)
}

/// Those who have not come to so many rounds that they are paired no more.
fn never_here(whole: &Whole) -> Vec<u32> {
    let missed = |number: u32| {
        let absent = |pairing: &&Pairing| {
            let lost = pairing.scores.map(|[one, other]| if pairing.one == number { one } else { other });
            pairing.how == Some(How::Absent) && pairing.concerns(number) && lost == Some(0)
        };
        whole.pairings.iter().filter(absent).map(|pairing| pairing.round).collect::<BTreeSet<u32>>().len()
    };
    let here = whole.entries.iter().filter(|entry| !entry.gone).map(|entry| entry.number);
    here.filter(|number| missed(*number) >= ABSENCES).collect()
}

/// Who plays whom in a round, each pair with its place.
fn draw(whole: &Whole, round: u32, late: &[u32]) -> Vec<(u32, Pair)> {
    let games = whole.games();
    match whole.cup.terms.kind {
        Kind::Swiss => {
            let here = whole.entries.iter().filter(|entry| !entry.gone && !late.contains(&entry.number));
            let players: Vec<Player> = here.map(|entry| player(entry, &games)).collect();
            (0..).zip(pairing::swiss(&players, whole.cup.legs() == 1)).collect()
        }
        Kind::Robin => {
            let all: Vec<u32> = whole.entries.iter().map(|entry| entry.number).collect();
            (0..).zip(pairing::round_robin(&all, round)).collect()
        }
        Kind::Knockout => knockout(whole, &games, round),
    }
}

fn knockout(whole: &Whole, games: &[Game], round: u32) -> Vec<(u32, Pair)> {
    let all: Vec<_> = whole.entries.iter().map(Entry::contestant).collect();
    let mut seeds: Vec<&Entry> = whole.entries.iter().collect();
    seeds.sort_by_key(|entry| (Reverse(entry.rating), entry.number));
    let numbers: Vec<u32> = seeds.iter().map(|entry| entry.number).collect();
    let mut places = pairing::bracket(&numbers);
    for past in 1..round {
        let goes_on = |(board, pair): (u32, &[Option<u32>])| match pair {
            [Some(_), Some(_)] => {
                let of: Vec<&Game> = games.iter().filter(|game| (game.round, game.board) == (past, board)).collect();
                winner(&of, &all)
            }
            [one, other] => one.or(*other),
            _ => None,
        };
        places = (0..).zip(places.chunks(2)).map(goes_on).collect();
    }
    // Sides are evened out where a pair plays from one alone; then whoever was rated lower has the first.
    let sides = |number: u32| -> i64 {
        let had = |game: &Game| i64::from(game.first == number) - i64::from(game.second == Some(number));
        games.iter().filter(|game| game.second.is_some()).map(had).sum()
    };
    let seated = |pair: &[Option<u32>]| match pair {
        [Some(one), Some(other)] if sides(*one) < sides(*other) => Some(Pair { first: *one, second: Some(*other) }),
        [Some(one), Some(other)] => Some(Pair { first: *other, second: Some(*one) }),
        [one, other] => one.or(*other).map(|first| Pair { first, second: None }),
        _ => None,
    };
    (0..).zip(places.chunks(2)).filter_map(|(board, pair)| Some((board, seated(pair)?))).collect()
}

/// How a Swiss tournament sees somebody.
fn player(entry: &Entry, games: &[Game]) -> Player {
    let number = entry.number;
    let mut player = Player { number, rating: entry.rating, ..Player::default() };
    let mut byes = BTreeSet::new();
    for game in games.iter().filter(|game| game.first == number || game.second == Some(number)) {
        let first = game.first == number;
        player.points += game.scores.map_or(0, |[one, other]| if first { one } else { other });
        match game.second {
            Some(second) => {
                player.met.push(if first { second } else { game.first });
                player.sides += if first { 1 } else { -1 };
                player.was_first = first;
            }
            None => {
                byes.insert(game.round);
            }
        }
    }
    player.byes = byes.len() as u32;
    player
}

/// The tables of a round before they are written down.
struct Tables<'a> {
    app: &'a App,
    whole: &'a Whole,
    rows: Vec<Pairing>,
    lives: Vec<(Live, Vec<Op>)>,
}

impl<'a> Tables<'a> {
    fn new(app: &'a App, whole: &'a Whole) -> Tables<'a> {
        Tables { app, whole, rows: Vec::new(), lives: Vec::new() }
    }

    /// Two are paired, or somebody has a bye. Whoever has gone has lost already.
    async fn set(&mut self, round: u32, board: u32, leg: u32, pair: Pair) -> Result<(), Refusal> {
        let (app, whole) = (self.app, self.whole);
        let lost = |number: u32| if whole.is_gone(number) { 0 } else { 2 };
        let mut row = Pairing {
            round,
            board,
            leg,
            one: pair.first,
            rival: pair.second,
            table: None,
            scores: None,
            how: None,
            status: None,
            ending: None,
            outcome: None,
            expires: None,
            open: [false; 2],
        };
        match (whole.entry(pair.first), pair.second.and_then(|second| whole.entry(second))) {
            (Some(one), Some(other)) if !one.gone && !other.gone => {
                let (live, ops) = Tables::table(app, &whole.cup, round, [one, other]).await?;
                row.table = Some(live.header.id);
                self.lives.push((live, ops));
            }
            (_, Some(other)) => {
                (row.scores, row.how) = (Some([lost(pair.first), lost(other.number)]), Some(How::Absent));
            }
            (_, None) => (row.scores, row.how) = (Some([lost(pair.first), 0]), Some(How::Bye)),
        }
        self.rows.push(row);
        Ok(())
    }

    /// A table for two, whose seats are kept for them.
    async fn table(app: &App, cup: &Cup, round: u32, two: [&Entry; 2]) -> Result<(Live, Vec<Op>), Refusal> {
        let chair = |entry: &Entry| match entry.level {
            Some(level) => {
                Chair { sitter: Sitter::Bot(level), name: level.name().to_owned(), salt: String::new(), list: None }
            }
            None => Chair { sitter: Sitter::Open, name: String::new(), salt: String::new(), list: None },
        };
        let people = two.iter().filter(|entry| entry.user.is_some()).count();
        let rivals = two.iter().all(|entry| entry.level.is_none_or(|level| anchor(&cup.game, level).is_some()));
        let place = Place {
            tournament: cup.id,
            name: cup.name.clone(),
            round,
            kept: two.iter().map(|entry| entry.user).collect(),
            names: two.iter().map(|entry| entry.name.clone()).collect(),
        };
        let plan = Plan {
            chairs: two.iter().map(|entry| chair(entry)).collect(),
            clock: cup.terms.clock,
            listed: false,
            promise: None,
            guided: false,
            own_lists: false,
            terms: Terms { place: Some(place), ..Terms::default() },
            rated: cup.terms.rated && people > 0 && rivals,
            asked: None,
            until: Some(now() + cup.coming()),
        };
        let creator = two.iter().find_map(|entry| entry.user).unwrap_or(cup.host);
        let (inside, game, setup) = (app.clone(), cup.game.clone(), cup.terms.setup.clone());
        // A panic in a setup is one tournament that is called off.
        let made = app.apart(move || {
            let start = Start::usual(&inside, &game, &setup)?;
            Ok(lay_out(&inside, creator, plan, start, random_secret()))
        });
        made.await
    }

    /// Writes all of it down, tells whom it concerns, and lets bots begin.
    async fn commit(self, app: &App, mut ops: Vec<Op>) -> Result<(), StoreError> {
        let cup = &self.whole.cup;
        ops.extend(self.rows.iter().map(|row| cups::pair(cup.id, row)));
        let paired = self.rows.iter().flat_map(|row| [Some(row.one), row.rival]).flatten();
        let people: BTreeSet<Id> = paired.filter_map(|number| self.whole.entry(number)?.user).collect();
        let told: Vec<Told> = people.into_iter().map(Told::Desk).collect();
        ops.extend(told.iter().map(|told| Op::Tell(*told)));
        let mut lives = Vec::new();
        for (live, made) in self.lives {
            ops.extend(made);
            lives.push(live);
        }
        app.store.commit(ops).await?;
        app.ear.tell(&told);
        for live in lives {
            let room = app.hall.insert(live);
            app.follow_up(&room, &mut *room.lock().await);
        }
        Ok(())
    }
}
