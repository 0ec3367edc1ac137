//! How a match comes about: made, joined, gone on from another, read from a record, played again.

use super::chair::{self, Chair, Sitter};
use super::clock::{ClockRule, Clocks};
use super::ending::Ending;
use super::header::{Header, Status};
use super::lists;
use super::live::{Live, Room};
use crate::app::App;
use crate::club::ear::Told;
use crate::club::terms::{self, Terms};
use crate::config::Most;
use crate::guard::session::Person;
use crate::guard::share::{Holder, Thing};
use crate::ids::{Id, UserId, random_secret, random_seed};
use crate::moment::{Millis, now};
use crate::refusal::{Reason, Refusal};
use crate::store::{Op, StoreError, promises};
use frente_catalog::AnyMatch;
pub use frente_catalog::lid::laid_over;
use frente_catalog::lists::Laid;
pub use frente_catalog::told::SeatWish;
use frente_kernel::dice::salt_line;
use frente_kernel::record::DiceProof;
use frente_kernel::{Commitment, Record, Salt, Seat, Secret};
use frente_search::Level;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use utoipa::ToSchema;

/// What a match is to be.
pub struct Plan {
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// What is agreed about time.
    pub clock: ClockRule,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Dice that were promised to whoever makes it.
    pub promise: Option<Commitment>,
    /// Whether it comes with lessons.
    pub guided: bool,
    /// Whether each player brings a list of his own when he sits down.
    pub own_lists: bool,
    /// What it is made for.
    pub terms: Terms,
    /// Whether it is played for rating.
    pub rated: bool,
    /// Who is asked to sit down.
    pub asked: Option<UserId>,
    /// When it is taken away if somebody has not come, where that is no matter of what it was made for.
    pub until: Option<Millis>,
}

impl Plan {
    /// Reads who is to sit where at a table of `seats`: no clock, not listed.
    pub fn new(person: &Person, wishes: &[SeatWish], seats: u8) -> Result<Plan, Refusal> {
        if wishes.len() != usize::from(seats) {
            let why = format!("the game has {seats} seats under this setup, {} were given", wishes.len());
            return Err(Refusal::because(Reason::BadSeats, why));
        }
        if wishes.iter().filter(|wish| **wish == SeatWish::Me).count() > 1 {
            return Err(Refusal::because(Reason::BadSeats, "\"me\" stands twice: a second person here is \"local\""));
        }
        let chair = |wish: &SeatWish| {
            let (sitter, name) = match wish {
                SeatWish::Me => (Sitter::Human(person.id), person.name.clone()),
                SeatWish::Local => (Sitter::Local(person.id), person.name.clone()),
                SeatWish::Open => (Sitter::Open, String::new()),
                SeatWish::Bot { level } => match chair::level(level) {
                    Some(level) => (Sitter::Bot(level), level.name().to_owned()),
                    None => {
                        let known = Level::ALL.map(Level::name).join(", ");
                        return Err(Refusal::because(Reason::BadSeats, format!("a bot is one of: {known}")));
                    }
                },
            };
            Ok(Chair { sitter, name, salt: String::new(), list: None })
        };
        Ok(Plan {
            chairs: wishes.iter().map(chair).collect::<Result<_, _>>()?,
            clock: ClockRule::None,
            listed: false,
            promise: None,
            guided: false,
            own_lists: false,
            terms: Terms::default(),
            rated: false,
            asked: None,
            until: None,
        })
    }

    /// With a clock.
    pub fn clock(mut self, clock: ClockRule) -> Result<Plan, Refusal> {
        if !clock.is_sound() {
            return Err(Reason::BadClock.into());
        }
        self.clock = clock;
        Ok(self)
    }

    /// Whether somebody has yet to sit down.
    pub fn waits(&self) -> bool {
        self.chairs.iter().any(|chair| chair.sitter == Sitter::Open)
    }

    /// With the salt of whoever makes it, for the dice that were promised. Without a promise the salt counts too, but
    /// came when the secret could still be chosen.
    pub fn dice(mut self, promise: Option<&str>, salt: String) -> Result<Plan, Refusal> {
        check_salt(&salt)?;
        self.promise = promise.map(str::parse).transpose().map_err(|_| Refusal::from(Reason::NoDice))?;
        let own = |chair: &&mut Chair| matches!(chair.sitter, Sitter::Human(_) | Sitter::Local(_));
        if let Some(chair) = self.chairs.iter_mut().find(own) {
            chair.salt = salt;
        }
        Ok(self)
    }
}

/// A salt stands on one line of a record.
pub fn check_salt(salt: &str) -> Result<(), Refusal> {
    if salt.chars().count() > 64 || salt.chars().any(char::is_control) || salt_line(salt) != salt {
        return Err(Refusal::because(Reason::BadText, "the salt is one line of at most 64 characters"));
    }
    Ok(())
}

/// Where a new match begins.
pub struct Start {
    /// The position, and the steps that led to it.
    pub table: Box<dyn AnyMatch>,
    /// The match and the step it goes on from.
    pub parent: Option<(crate::ids::MatchId, usize)>,
    /// The record it was read from.
    pub record: Option<(Record, DiceProof, String)>,
}

impl Start {
    /// A match from its first step. What `setup` leaves open is as usual at this table: an owner's data pack is played.
    pub fn usual(app: &App, id: &str, setup: &Value) -> Result<Start, Refusal> {
        Start::fresh(app, id, &laid_over(app.config.usual(id), setup))
    }

    /// A match from its first step.
    pub fn fresh(app: &App, id: &str, setup: &Value) -> Result<Start, Refusal> {
        let game = app.config.game(id).ok_or(Reason::NoGame)?;
        if !setup.is_null() && !setup.is_object() {
            return Err(Refusal::because(Reason::BadSetup, "expected an object"));
        }
        Ok(Start { table: game.open(setup)?, parent: None, record: None })
    }

    /// The same with a list for each seat that brings one: by its terms alone while a seat is open.
    pub fn bringing(self, app: &App, brought: &[Option<Laid>], waits: bool) -> Result<Start, Refusal> {
        let game = app.config.game(self.table.info().id).ok_or(Reason::NoGame)?;
        game.lists().ok_or(Reason::NoLists)?;
        let setup = lists::terms(game, &self.table.setup(), brought)?;
        let laid = lists::lay(game, &setup, brought)?;
        Ok(Start { table: if waits { game.open(&setup)? } else { laid }, ..self })
    }

    /// A match from a record, every seal, step and die checked.
    pub fn imported(app: &App, text: String) -> Result<Start, Refusal> {
        let record = Record::parse(&text).map_err(|error| Refusal::because(Reason::BadRecord, error))?;
        let game = app.config.game_by(&record.game, record.rules)?;
        let (table, proof) = game.verify(&record).map_err(|error| Refusal::because(Reason::BadRecord, error))?;
        Ok(Start { table, parent: None, record: Some((record, proof, text)) })
    }
}

/// Whether `person` may have one more such match.
async fn admit(app: &App, person: &Person, plan: &Plan, over: bool) -> Result<(), Refusal> {
    let most = app.config.shares;
    let waiting = plan.waits();
    if over {
        return Ok(());
    }
    if waiting && most.waiting < usize::MAX {
        let (all, listed) = app.store.waiting_of(person.id).await.map_err(|_| Reason::Storage)?;
        if all >= most.waiting || plan.listed && listed >= most.listed {
            return Err(Reason::OpenTables.into());
        }
    }
    let bots = if person.guest { most.bot_matches } else { most.bot_matches_of_account };
    if plan.chairs.iter().all(|chair| chair.level().is_some()) && bots < usize::MAX {
        let have = app.store.bot_matches_of(person.id).await.map_err(|_| Reason::Storage)?;
        if have >= bots {
            return Err(Reason::BotMatches.into());
        }
    }
    Ok(())
}

/// Takes a table of `person`'s away that still waits for players.
pub async fn withdraw(app: &App, room: &Arc<Room>, person: &Person) -> Result<(), Refusal> {
    let mut live = room.lock().await;
    loop {
        if live.header.creator != person.id {
            return Err(Reason::NotYourSeat.into());
        }
        if live.header.terms.place.is_some() {
            return Err(Reason::InTournament.into());
        }
        match live.header.status {
            Status::Waiting => {}
            Status::Playing => return Err(Reason::Begun.into()),
            Status::Over => return Err(Reason::Over.into()),
        }
        let renewed = live.renewed;
        let done = live.end(app, Ending::Withdrawn).await;
        // Another process was faster: somebody may have sat down.
        if done.is_ok() || live.renewed == renewed || live.lost {
            return done.map(|_| ());
        }
    }
}

/// A match as it begins, and what is to be written of it.
pub fn lay_out(app: &App, creator: UserId, plan: Plan, start: Start, secret: Secret) -> (Live, Vec<Op>) {
    let Start { table, parent, record } = start;
    let at = now();
    let played = table.steps();
    let chances = (1..=played).any(|number| table.step(number).is_some_and(|step| step.seat.is_none()));
    let over = table.node().outcome().is_some();
    let waiting = plan.chairs.iter().any(|chair| chair.sitter == Sitter::Open) && !over;
    let usual = terms::expiry(plan.clock, plan.listed, plan.asked.is_some(), at);
    let expiry = plan.until.map(|until| (until, false)).or(usual).filter(|_| waiting);
    let mut header = Header {
        id: Id::random(),
        game: table.info().id.to_owned(),
        rules: table.info().rules_version,
        setup: table.setup(),
        commitment: secret.commitment().to_string(),
        secret: Some(secret),
        salt: None,
        locked: false,
        own_dice: !chances,
        own_lists: plan.own_lists,
        status: Status::Waiting,
        ending: None,
        outcome: None,
        clocks: Clocks::new(plan.clock, plan.chairs.len()),
        clock: plan.clock,
        listed: plan.listed,
        invite: Id::random(),
        creator,
        imported: record.is_some(),
        guided: plan.guided,
        parent,
        rematch: None,
        proposal: None,
        chairs: plan.chairs,
        terms: plan.terms,
        rated: plan.rated,
        asked: plan.asked,
        expires: expiry.map(|(at, _)| at),
        lapses: expiry.is_some_and(|(_, lapses)| lapses),
        turn: None,
        // Whoever a seat is kept for is waited for from now on.
        turned: plan.until.map(|_| at),
        created: at,
        updated: at,
    };
    let mut text = None;
    if let Some((record, proof, written)) = record
        && over
    {
        // It is not ours to throw again: its dice are those of the record, as far as it shows them.
        let dice = record.dice.as_ref();
        header.commitment = dice.map(|(commitment, _)| commitment.to_string()).unwrap_or_default();
        match dice.map(|(_, salt)| salt.clone()) {
            Some(Salt::Seats(salts)) => {
                for (chair, salt) in header.chairs.iter_mut().zip(salts) {
                    chair.salt = salt;
                }
            }
            Some(Salt::Table(salt)) => header.salt = Some(salt),
            None => header.salt = Some(String::new()),
        }
        header.own_dice = matches!(proof, DiceProof::Redrawn(_));
        header.secret = record.secret.filter(|_| header.own_dice);
        text = Some(written);
    }
    let mut live = Live::new(header, table, 1);
    if !waiting {
        live.start();
    }
    let mut ops = live.header.create(live.seq, live.table.steps(), text, app.store.keys());
    ops.push(Op::Steps(live.rows(0, live.seq, at)));
    (live, ops)
}

/// Opens a match and writes it down. What must be chosen by a bot is chosen from then on.
pub async fn open(app: &App, person: &Person, plan: Plan, start: Start) -> Result<Arc<Room>, Refusal> {
    let over = start.table.node().outcome().is_some();
    // One at a time: what is counted must not change before it is written.
    let making = app.shares.take(Holder::Person(person.id), Thing::Making, 1);
    if making.is_none() && app.config.shares != Most::FREE {
        return Err(Reason::Limit.into());
    }
    admit(app, person, &plan, over).await?;
    let promised = match &plan.promise {
        Some(promise) => {
            let secret = app.store.promised(person.id, promise).await.map_err(|_| Reason::Storage)?;
            Some((secret.ok_or(Reason::NoDice)?, *promise))
        }
        None => None,
    };
    let secret = promised.map_or_else(random_secret, |(secret, _)| secret);
    let (live, mut ops) = lay_out(app, person.id, plan, start, secret);
    let waiting = live.header.status == Status::Waiting;
    let told: Vec<Told> = live
        .header
        .asked
        .map(Told::Desk)
        .into_iter()
        .chain((waiting && live.header.listed).then_some(Told::Lobby))
        .collect();
    ops.extend(told.iter().map(|told| Op::Tell(*told)));
    ops.extend(promised.map(|(_, promise)| promises::used(person.id, &promise)));
    app.store.commit(ops).await.map_err(|error| match error {
        // Somebody was faster with the same promise.
        StoreError::Conflict => Reason::NoDice,
        _ => Reason::Storage,
    })?;
    app.ear.tell(&told);
    let room = app.hall.insert(live);
    app.follow_up(&room, &mut *room.lock().await);
    Ok(room)
}

/// What somebody brings to a table.
pub struct Bringing<'a> {
    /// The seat to sit down at.
    pub seat: Seat,
    /// What the creator sent.
    pub invite: Option<&'a str>,
    /// What the seat gives to the dice.
    pub salt: &'a str,
    /// The list it plays.
    pub list: Option<Laid>,
}

/// Sits `person` down on an open seat; the last to sit down begins the match.
pub async fn join(app: &App, room: &Arc<Room>, person: &Person, bringing: &Bringing<'_>) -> Result<(), Refusal> {
    check_salt(bringing.salt)?;
    let mut live = room.lock().await;
    let mut renewed = live.renewed;
    let mut done = live.sit_down(app, person, bringing).await;
    // Another process was faster: the seat may still be open.
    while done.is_err() && live.renewed != renewed && !live.lost {
        renewed = live.renewed;
        done = live.sit_down(app, person, bringing).await;
    }
    app.follow_up(room, &mut live);
    done
}

/// Who sits where when a match is played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum Sides {
    /// Everybody sits where they sat before.
    #[default]
    Same,
    /// The other way round.
    Changed,
}

/// The match to play `room`'s again: made by whoever asks first, joined by whoever asks next.
pub async fn rematch(
    app: &App,
    room: &Arc<Room>,
    person: &Person,
    promise: Option<&str>,
    salt: &str,
    sides: Sides,
) -> Result<Arc<Room>, Refusal> {
    let mut live = room.lock().await;
    if !live.header.seats_user(person.id) {
        return Err(Reason::NotYourSeat.into());
    }
    if live.header.status != Status::Over {
        return Err(Reason::NotOver.into());
    }
    if let Some(next) = live.header.rematch {
        drop(live);
        let next = app.hall.room(app, next).await?;
        let (invite, seated, open) = {
            let live = next.lock().await;
            let open = (0..).zip(&live.header.chairs).find(|(_, chair)| chair.sitter == Sitter::Open);
            (live.header.invite, live.header.seats_user(person.id), open.map(|(seat, _)| Seat(seat)))
        };
        if !seated && let Some(seat) = open {
            let bringing = Bringing { seat, invite: Some(invite.as_str()), salt, list: None };
            join(app, &next, person, &bringing).await?;
        }
        return Ok(next);
    }
    let chair = |chair: &Chair| match chair.sitter {
        Sitter::Human(user) | Sitter::Local(user) if user != person.id => {
            Chair { sitter: Sitter::Open, name: String::new(), salt: String::new(), list: None }
        }
        _ => Chair { salt: String::new(), list: None, ..chair.clone() },
    };
    let mut chairs: Vec<Chair> = live.header.chairs.iter().map(chair).collect();
    if sides == Sides::Changed {
        chairs.reverse();
    }
    let plan = Plan {
        chairs,
        clock: live.header.clock,
        listed: false,
        promise: None,
        guided: false,
        own_lists: false,
        terms: Terms { lot: false, why: None, asked: None, place: None, ..live.header.terms.clone() },
        rated: live.header.rated,
        asked: None,
        until: None,
    };
    let plan = plan.dice(promise, salt.to_owned())?;
    let start = Start::fresh(app, &live.header.game, &live.header.setup)?;
    let next = open(app, person, plan, start).await?;
    let id = next.id;
    let renewed = live.renewed;
    let noted = live.note(app, |live| live.header.rematch = Some(id), Vec::new()).await;
    let other = live.renewed != renewed && live.header.rematch.is_some();
    match noted {
        // Another process was faster: two who ask at the same time sit down at one table.
        Err(_) if other => {
            drop(live);
            next.lock().await.end(app, Ending::Withdrawn).await?;
            Box::pin(rematch(app, room, person, promise, salt, sides)).await
        }
        noted => noted.map(|_| next),
    }
}

impl Live {
    async fn sit_down(&mut self, app: &App, person: &Person, bringing: &Bringing<'_>) -> Result<(), Refusal> {
        let Bringing { seat, invite, salt, ref list } = *bringing;
        let header = &self.header;
        let named = header.creator == person.id || header.asked == Some(person.id);
        let place = header.terms.place.as_ref();
        let welcome = match place {
            Some(place) => place.kept.get(usize::from(seat.0)) == Some(&Some(person.id)),
            None => header.listed || named || invite == Some(header.invite.as_str()),
        };
        if !welcome {
            return Err(Reason::NotInvited.into());
        }
        if header.status == Status::Over {
            return Err(Reason::Over.into());
        }
        if header.seats_user(person.id) {
            return Err(Reason::Seated.into());
        }
        let at = usize::from(seat.0);
        if header.chairs.get(at).is_none_or(|chair| chair.sitter != Sitter::Open) {
            return Err(Reason::SeatTaken.into());
        }
        if list.is_some() && !header.own_lists {
            return Err(Reason::AgreedLists.into());
        }
        if header.expires.is_some_and(|at| at <= now() && !header.lapses) {
            return Err(Reason::Over.into());
        }
        // In a tournament one plays whomever one is paired with.
        if place.is_none() && app.store.is_blocked(person.id, header.creator).await.map_err(|_| Reason::Storage)? {
            return Err(Reason::Blocked.into());
        }
        if header.rated && person.guest {
            return Err(Reason::RatedAccount.into());
        }
        if let Some((low, high)) = header.terms.range
            && !(low..=high).contains(&app.store.strength(person.id, &header.game).await.map_err(|_| Reason::Storage)?)
        {
            return Err(Refusal::because(Reason::OutOfRange, format!("{low}–{high}")));
        }
        let mut ops = vec![header.take_seat(seat, person.id, salt, list.as_ref())];
        let others = (0..).zip(&header.chairs).filter(|(other, _)| *other != at);
        let full = others.into_iter().all(|(_, chair)| chair.sitter != Sitter::Open);
        let lot = header.terms.lot && header.chairs.len() == 2 && random_seed() % 2 == 1;
        let laid = if header.own_lists { header.bring(app, at, list.as_ref(), full)? } else { None };
        let (sitter, name) = (Sitter::Human(person.id), person.name.clone());
        let chair = Chair { sitter, name, salt: salt.to_owned(), list: list.clone().filter(|_| !full) };
        if lot {
            let mut swapped = header.clone();
            swapped.chairs[at] = chair.clone();
            swapped.chairs.reverse();
            ops.extend(swapped.change_places(Seat(0), Seat(1)));
        }
        let sit = |live: &mut Live| {
            live.header.chairs[at] = chair;
            if lot {
                live.header.chairs.reverse();
            }
            live.seat_listeners();
        };
        let done = match full {
            true => self.begin(app, laid, sit, ops).await,
            false => self.note(app, sit, ops).await,
        };
        if done.is_err() {
            // The seat is open again.
            self.seat_listeners();
        }
        done.map(|_| ())
    }

    /// The position of a match that begins here: its first dice, its clocks.
    fn start(&mut self) {
        self.header.status = Status::Playing;
        if self.table.node().outcome().is_none()
            && let Some(dice) = &self.dice
        {
            self.table.roll(dice);
        }
        self.floor = self.table.settle_floor();
        self.settle();
    }
}
