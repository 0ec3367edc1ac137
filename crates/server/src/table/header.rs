//! All that is stored of a match but its steps and its chat.

use super::chair::{self, Chair};
use super::clock::{ClockRule, Clocks};
use super::ending::Ending;
use super::propose::Proposal;
use crate::club::terms::Terms;
use crate::ids::{Id, MatchId, UserId};
use crate::moment::Millis;
use crate::store::{Keys, Op, Val, turn_of};
use frente_catalog::lists::Laid;
pub use frente_catalog::told::Status;
use frente_kernel::{Salt, Seat, Secret, VerifiableDice};
use serde::Serialize;
use serde_json::Value;

/// What was agreed about a match, and how far it is.
#[derive(Clone, Debug)]
pub struct Header {
    /// The id of the match.
    pub id: MatchId,
    /// The game's id.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// What was agreed, whole.
    pub setup: Value,
    /// The secret behind its dice; none for a match played elsewhere that kept it.
    pub secret: Option<Secret>,
    /// What was published of the secret, in hexadecimal; "" where the dice were thrown elsewhere.
    pub commitment: String,
    /// The public part of the dice of a match that was made before every seat gave its own.
    pub salt: Option<String>,
    /// Whether there is a secret that none of the keys opens.
    pub locked: bool,
    /// Whether every die of the match came from `secret`: not so where it goes on from another.
    pub own_dice: bool,
    /// Whether each player brings a list of his own when he sits down.
    pub own_lists: bool,
    /// How far it is.
    pub status: Status,
    /// How it ended outside the rules.
    pub ending: Option<Ending>,
    /// How it ended, as the browser gets it.
    pub outcome: Option<Value>,
    /// What was agreed about time.
    pub clock: ClockRule,
    /// How the clocks stand.
    pub clocks: Option<Clocks>,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// What opens a seat to somebody the creator invited.
    pub invite: Id,
    /// Who made it.
    pub creator: UserId,
    /// Whether it was played elsewhere.
    pub imported: bool,
    /// Whether it is somebody's first, with lessons.
    pub guided: bool,
    /// The match and the step it goes on from.
    pub parent: Option<(MatchId, usize)>,
    /// The match that was made to play it again.
    pub rematch: Option<MatchId>,
    /// What somebody proposes.
    pub proposal: Option<Proposal>,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// What the table was made for.
    pub terms: Terms,
    /// Whether it is played for rating.
    pub rated: bool,
    /// Who is asked to sit down.
    pub asked: Option<UserId>,
    /// When it is taken away if nobody comes.
    pub expires: Option<Millis>,
    /// Whether that moves on while its maker is here.
    pub lapses: bool,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The moment since which it is so.
    pub turned: Option<Millis>,
    /// When it was made.
    pub created: Millis,
    /// When it last changed.
    pub updated: Millis,
}

impl Header {
    /// The dice of the match, where the server throws them.
    pub fn dice(&self) -> Option<VerifiableDice> {
        self.secret.map(|secret| VerifiableDice::new(secret, self.salt()))
    }

    /// The public part of the dice, as far as it is known.
    pub fn salt(&self) -> Salt {
        match &self.salt {
            Some(salt) => Salt::Table(salt.clone()),
            None => Salt::Seats(self.chairs.iter().map(|chair| chair.salt.clone()).collect()),
        }
    }

    /// Whether `user` sits here.
    pub fn seats_user(&self, user: UserId) -> bool {
        chair::seats_of(&self.chairs, user).next().is_some()
    }

    /// Whether `user` acts for `seat`.
    pub fn may_act(&self, user: UserId, seat: Seat) -> bool {
        chair::seats_of(&self.chairs, user).any(|own| own == seat)
    }

    /// Every person at the table, once.
    pub fn people(&self) -> Vec<UserId> {
        let mut people: Vec<UserId> = self.chairs.iter().filter_map(Chair::user).collect();
        people.sort();
        people.dedup();
        people
    }

    /// Whether only bots sit here.
    pub fn is_among_bots(&self) -> bool {
        self.chairs.iter().all(|chair| chair.level().is_some())
    }

    /// Whether it ends when nobody watches: only bots sit here, and no tournament waits for them.
    pub fn may_be_abandoned(&self) -> bool {
        self.is_among_bots() && self.terms.place.is_none()
    }

    fn bots(&self) -> i64 {
        self.chairs.iter().filter(|chair| chair.level().is_some()).count() as i64
    }

    /// Writes it down for the first time, with so many steps. `record`: what it was imported from.
    pub fn create(&self, seq: i64, steps: usize, record: Option<String>, keys: &Keys) -> Vec<Op> {
        let (parent, parent_step) = self.parent.unzip();
        let values: Vec<Val> = vec![
            self.id.into(),
            self.game.as_str().into(),
            i64::from(self.rules).into(),
            self.setup.to_string().into(),
            self.secret.map(|secret| self.written(&secret, keys)).into(),
            self.commitment.as_str().into(),
            self.salt.as_deref().unwrap_or_default().into(),
            self.own_dice.into(),
            self.status.name().into(),
            self.ending.map(|ending| ending.to_string()).into(),
            self.outcome.as_ref().map(Value::to_string).into(),
            json(&self.clock).into(),
            self.clocks.as_ref().map(json).into(),
            self.listed.into(),
            self.invite.into(),
            self.creator.into(),
            self.imported.into(),
            self.guided.into(),
            record.into(),
            parent.into(),
            parent_step.map(|step| step as i64).into(),
            self.rematch.into(),
            self.bots().into(),
            seq.into(),
            seq.into(),
            (steps as i64).into(),
            self.may_be_abandoned().into(),
            // Until the first change says better.
            (self.bots() > 0).into(),
            self.created.into(),
            self.updated.into(),
            self.salt.is_none().into(),
            self.own_lists.into(),
            json(&self.terms).into(),
            self.asked.into(),
            self.expires.into(),
            self.lapses.into(),
            turn_of(self.turn),
            self.rated.into(),
            self.turned.into(),
        ];
        let mut ops = vec![Op::Run(
            "INSERT INTO matches (id, game, rules, setup, secret, commitment, salt, own_dice, status, ending, outcome, \
             clock, clock_state, listed, invite, creator, imported, guided, record, parent, parent_step, rematch, bots, seq, \
             position, steps, among_bots, due, created, updated, salted, own_lists, terms, asked, expires, lapses, turn, rated, turned) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, \
             $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39)",
            values,
        )];
        ops.extend((0..).zip(&self.chairs).map(|(seat, chair): (i64, _)| {
            Op::Run(
                "INSERT INTO seats (match_id, seat, kind, user_id, level, salt, list) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                vec![
                    self.id.into(),
                    seat.into(),
                    chair.kind().into(),
                    chair.user().into(),
                    chair.level().map(|level| level.name().to_owned()).into(),
                    chair.salt.as_str().into(),
                    chair.list.as_ref().map(json).into(),
                ],
            )
        }));
        ops
    }

    /// Writes down what may have changed; the numbers go with the fence.
    pub fn save(&self) -> Op {
        Op::Run(
            "UPDATE matches SET status = $2, ending = $3, outcome = $4, clock_state = $5, rematch = $6, proposal = $7, \
             secret = COALESCE($8, secret), terms = $9, rated = $10 WHERE id = $1",
            vec![
                self.id.into(),
                self.status.name().into(),
                self.ending.map(|ending| ending.to_string()).into(),
                self.outcome.as_ref().map(Value::to_string).into(),
                self.clocks.as_ref().map(json).into(),
                self.rematch.into(),
                self.proposal.as_ref().map(json).into(),
                // What is over is published.
                self.secret.filter(|_| self.status == Status::Over).map(|secret| secret.reveal()).into(),
                json(&self.terms).into(),
                self.rated.into(),
            ],
        )
    }

    /// The secret as the database has it: sealed until it is published.
    fn written(&self, secret: &Secret, keys: &Keys) -> String {
        if self.status == Status::Over { secret.reveal() } else { keys.seal(secret) }
    }

    /// Writes down that `user` has taken the open `seat`, what the seat gives to the dice and which list it brings.
    pub fn take_seat(&self, seat: Seat, user: UserId, salt: &str, list: Option<&Laid>) -> Op {
        Op::Hit(
            "UPDATE seats SET kind = 'human', user_id = $3, salt = $4, list = $5 \
             WHERE match_id = $1 AND seat = $2 AND kind = 'open'",
            vec![self.id.into(), i64::from(seat.0).into(), user.into(), salt.into(), list.map(json).into()],
        )
    }

    /// Writes down that two seats have changed places with those who sit there.
    pub fn change_places(&self, one: Seat, other: Seat) -> [Op; 2] {
        let sit = |seat: Seat| {
            let chair = &self.chairs[usize::from(seat.0)];
            Op::Run(
                "UPDATE seats SET kind = $3, user_id = $4, salt = $5 WHERE match_id = $1 AND seat = $2",
                vec![
                    self.id.into(),
                    i64::from(seat.0).into(),
                    chair.kind().into(),
                    chair.user().into(),
                    chair.salt.as_str().into(),
                ],
            )
        };
        [sit(one), sit(other)]
    }

    /// Writes down the lists of all seats as agreed: from here on they are part of the setup.
    pub fn lay(&self) -> [Op; 2] {
        let id = || self.id.into();
        [
            Op::Run("UPDATE matches SET setup = $2 WHERE id = $1", vec![id(), self.setup.to_string().into()]),
            Op::Run("UPDATE seats SET list = NULL WHERE match_id = $1", vec![id()]),
        ]
    }

    /// Writes down that the steps after the first `count` never happened.
    pub fn cut(&self, count: usize) -> Op {
        Op::Run("DELETE FROM steps WHERE match_id = $1 AND number > $2", vec![self.id.into(), (count as i64).into()])
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}
