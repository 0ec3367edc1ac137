//! What people do with their accounts, and what an operator does: passwords, mail, tickets, orders, leaving for good.
//!
//! A ticket is a token that was sent to somebody or handed over by the operator: whoever brings it may set a password, or
//! confirms an address. An order is a line in a log: what was done to an account, by whom; every process reads it and
//! forgets what it believed about that person.

use super::looks::look;
use super::users::{name_key, new_session};
use super::{Op, Store, StoreError};
use crate::ids::{Id, MatchId, Token, UserId};
use crate::moment::{Millis, now};
use crate::table::ending::Ending;
use frente_kernel::Seat;
use serde_json::{Value, json};
use sqlx::Row as _;

/// How names of those who have left begin.
pub const GONE: &str = "gone-";

/// How often an order is given another number because another came in between.
const TRIES: usize = 5;

/// A line of the operator's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Counted from 1.
    pub number: i64,
    /// When it was given.
    pub at: Millis,
    /// `mute`, `ban`, `rename`, `remove`, `leave`, ….
    pub what: String,
    /// Whom it is about.
    pub user: UserId,
    /// The name at that time.
    pub name: String,
    /// What else there is to say.
    pub detail: String,
}

/// An account as an operator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The id of the person.
    pub id: UserId,
    /// As others see them.
    pub name: String,
    /// Whether it has no password.
    pub guest: bool,
    /// Where mail goes.
    pub mail: Option<String>,
    /// Whether they may not chat.
    pub muted: bool,
    /// Whether they may not come in.
    pub banned: bool,
    /// When it was made.
    pub created: Millis,
}

/// A ticket that was brought.
pub struct Ticket {
    /// The person it was made for.
    pub user: UserId,
    /// The address it confirms; `None`: it is for a password.
    pub mail: Option<String>,
}

const ACCOUNTS: &str = "SELECT id, name, password, mail, muted, banned, created FROM users";

fn account(row: &sqlx::any::AnyRow) -> Result<Account, StoreError> {
    Ok(Account {
        id: super::matches::id(row.try_get("id")?)?,
        name: row.try_get("name")?,
        guest: row.try_get::<Option<String>, _>("password")?.is_none(),
        mail: row.try_get("mail")?,
        muted: row.try_get::<i64, _>("muted")? != 0,
        banned: row.try_get::<i64, _>("banned")? != 0,
        created: row.try_get("created")?,
    })
}

impl Store {
    /// The person of that id.
    pub async fn account(&self, user: UserId) -> Result<Option<Account>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("{ACCOUNTS} WHERE id = $1"));
        self.reads.row(sql, &[user.into()]).await?.as_ref().map(account).transpose()
    }

    /// Those an operator may mean by `word`: an account's name, else the name or the id of guests.
    pub async fn accounts_called(&self, word: &str) -> Result<Vec<Account>, StoreError> {
        let by_key = sqlx::AssertSqlSafe(format!("{ACCOUNTS} WHERE name_key = $1"));
        let found = self.reads.rows(by_key, &[name_key(word).into()]).await?;
        let rows = match found.is_empty() {
            false => found,
            true => {
                let by_word = sqlx::AssertSqlSafe(format!("{ACCOUNTS} WHERE name = $1 OR id = $1 ORDER BY created"));
                self.reads.rows(by_word, &[word.into()]).await?
            }
        };
        rows.iter().map(account).collect()
    }

    /// The hash of a password.
    pub async fn password_of(&self, user: UserId) -> Result<Option<String>, StoreError> {
        let row = self.reads.row("SELECT password FROM users WHERE id = $1", &[user.into()]).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?.flatten())
    }

    /// Whether a person may not chat.
    pub async fn is_muted(&self, user: UserId) -> Result<bool, StoreError> {
        let row = self.reads.row("SELECT muted FROM users WHERE id = $1", &[user.into()]).await?;
        Ok(row.map(|row| row.try_get::<i64, _>(0)).transpose()?.unwrap_or(0) != 0)
    }

    /// Ends every session of a person.
    async fn ending_sessions(&self, user: UserId) -> Result<Vec<Op>, StoreError> {
        let rows = self.reads.rows("SELECT token_hash FROM sessions WHERE user_id = $1", &[user.into()]).await?;
        let mut ops = vec![Op::Run("DELETE FROM sessions WHERE user_id = $1", vec![user.into()])];
        for row in rows {
            ops.push(Op::Ended(row.try_get(0)?));
        }
        Ok(ops)
    }

    /// Another password; every session ends, and every ticket with it. `fresh` begins one.
    pub async fn set_password(&self, user: UserId, hash: &str, fresh: Option<&Token>) -> Result<(), StoreError> {
        let set = "UPDATE users SET password = $2 WHERE id = $1 AND password IS NOT NULL";
        let mut ops = vec![Op::Hit(set, vec![user.into(), hash.into()]), end_tickets(user)];
        ops.extend(self.ending_sessions(user).await?);
        ops.extend(fresh.map(|token| new_session(user, token)));
        self.commit(ops).await
    }

    /// Signs a person out everywhere.
    pub async fn sign_out(&self, user: UserId) -> Result<(), StoreError> {
        let ops = self.ending_sessions(user).await?;
        self.commit(ops).await
    }

    /// Where mail goes from now on; `None`: nowhere.
    pub async fn set_mail(&self, user: UserId, mail: Option<&str>) -> Result<(), StoreError> {
        let values = vec![user.into(), mail.map(str::to_owned).into()];
        let set = Op::Hit("UPDATE users SET mail = $2 WHERE id = $1 AND password IS NOT NULL", values);
        self.commit(vec![set, end_tickets(user)]).await
    }

    /// A ticket for a person. The one before it is worth nothing any more.
    pub async fn write_ticket(&self, user: UserId, mail: Option<&str>, token: &Token) -> Result<(), StoreError> {
        let values = vec![token.hash().into(), user.into(), mail.map(str::to_owned).into(), now().into()];
        let write = "INSERT INTO tickets (token_hash, user_id, mail, created) VALUES ($1, $2, $3, $4)";
        self.commit(vec![end_tickets(user), Op::Run(write, values)]).await
    }

    /// The ticket a token stands for, if it was written after `since`.
    pub async fn ticket(&self, token: &Token, since: Millis) -> Result<Option<Ticket>, StoreError> {
        let sql = "SELECT t.user_id, t.mail FROM tickets t JOIN users u ON u.id = t.user_id \
                   WHERE t.token_hash = $1 AND t.created > $2 AND u.banned = 0";
        let row = self.reads.row(sql, &[token.hash().into(), since.into()]).await?;
        let ticket = |row: sqlx::any::AnyRow| -> Result<Ticket, StoreError> {
            Ok(Ticket { user: super::matches::id(row.try_get(0)?)?, mail: row.try_get(1)? })
        };
        row.map(ticket).transpose()
    }

    /// Forgets tickets written before `before`.
    pub async fn forget_tickets(&self, before: Millis) -> Result<(), StoreError> {
        self.commit(vec![Op::Run("DELETE FROM tickets WHERE created < $1", vec![before.into()])]).await
    }

    /// Carries out an order, and writes it into the log.
    async fn ordered(&self, what: &str, user: &Account, detail: &str, mut ops: Vec<Op>) -> Result<(), StoreError> {
        let note = "INSERT INTO orders (number, at, what, user_id, name, detail) \
                    SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5 FROM orders";
        let name = user.name.as_str();
        ops.push(Op::Run(note, vec![now().into(), what.into(), user.id.into(), name.into(), detail.into()]));
        let mut done = self.commit(ops.clone()).await;
        // Of two orders that come at the same time one has to take the next number.
        for _ in 1..TRIES {
            if !matches!(done, Err(StoreError::Conflict)) {
                break;
            }
            done = self.commit(ops.clone()).await;
        }
        done
    }

    /// Lets a person chat, or not.
    pub async fn mute(&self, user: &Account, muted: bool) -> Result<(), StoreError> {
        let set = Op::Hit("UPDATE users SET muted = $2 WHERE id = $1", vec![user.id.into(), muted.into()]);
        self.ordered(if muted { "mute" } else { "unmute" }, user, "", vec![set]).await
    }

    /// Lets a person in, or not.
    pub async fn ban(&self, user: &Account, banned: bool) -> Result<(), StoreError> {
        let mut ops = vec![Op::Hit("UPDATE users SET banned = $2 WHERE id = $1", vec![user.id.into(), banned.into()])];
        if banned {
            ops.extend(self.ending_sessions(user.id).await?);
        }
        self.ordered(if banned { "ban" } else { "unban" }, user, "", ops).await
    }

    /// Gives an account another name. A conflict: somebody has it, or one that looks like it.
    pub async fn rename(&self, user: &Account, name: &str) -> Result<(), StoreError> {
        let values = vec![user.id.into(), name.into(), name_key(name).into(), look(name).into()];
        let set = "UPDATE users SET name = $2, name_key = $3, look = $4 WHERE id = $1 AND password IS NOT NULL";
        self.ordered("rename", user, name, vec![Op::Hit(set, values)]).await
    }

    /// Notes that the operator has written a ticket.
    pub async fn note_reset(&self, user: &Account) -> Result<(), StoreError> {
        self.ordered("reset", user, "", Vec::new()).await
    }

    /// Forgets a person: name, password, address, sessions, what they said. Their tables that wait are withdrawn, their
    /// matches in play are resigned; what was played stays, under a name that says nothing.
    pub async fn remove(&self, user: &Account, what: &str) -> Result<(), StoreError> {
        let mut ops = self.ending_sessions(user.id).await?;
        let id = || user.id.into();
        for sql in [
            "DELETE FROM tickets WHERE user_id = $1",
            "DELETE FROM promises WHERE user_id = $1",
            "DELETE FROM chat WHERE user_id = $1",
            "DELETE FROM ties WHERE user_id = $1 OR other = $1",
            "DELETE FROM presence WHERE user_id = $1",
            "DELETE FROM ratings WHERE user_id = $1",
            "DELETE FROM holidays WHERE user_id = $1",
            "DELETE FROM notices WHERE user_id = $1",
            "DELETE FROM letters WHERE user_id = $1",
            "DELETE FROM chat_seen WHERE user_id = $1",
            "UPDATE matches SET terms = '{}', asked = NULL, seq = seq + 1 WHERE asked = $1",
            // Elsewhere a seat is open again.
            "UPDATE matches SET seq = seq + 1 WHERE status = 'waiting' AND creator <> $1 \
             AND id IN (SELECT match_id FROM seats WHERE user_id = $1)",
            "UPDATE seats SET kind = 'open', user_id = NULL, salt = '', list = NULL WHERE user_id = $1 \
             AND match_id IN (SELECT id FROM matches WHERE status = 'waiting' AND creator <> $1)",
        ] {
            ops.push(Op::Run(sql, vec![id()]));
        }
        for (table, status, seat, seats) in self.unfinished_of(user.id).await? {
            let waiting = status == "waiting";
            let ending = if waiting { Ending::Withdrawn } else { Ending::Resigned(seat) };
            ops.push(ended(table, &status, ending, seats));
        }
        let name = format!("{GONE}{}", &Id::random().as_str()[..6]);
        let forget = "UPDATE users SET name = $2, name_key = NULL, look = NULL, password = NULL, mail = NULL, \
                      kept = NULL, notices = NULL, mails = 0, banned = 1 WHERE id = $1";
        ops.push(Op::Hit(forget, vec![id(), name.into()]));
        // The log keeps no name of whoever asked to be forgotten.
        let shown = if what == "leave" { &Account { name: String::new(), ..user.clone() } } else { user };
        self.ordered(what, shown, "", ops).await
    }

    /// The matches a person has not finished: tables of theirs that wait, and matches in play, with their seat and how many
    /// seats there are.
    async fn unfinished_of(&self, user: UserId) -> Result<Vec<(MatchId, String, Seat, u8)>, StoreError> {
        let sql = "SELECT m.id, m.status, \
                   CAST(COALESCE((SELECT MIN(t.seat) FROM seats t WHERE t.match_id = m.id AND t.user_id = $1), 0) AS BIGINT), \
                   (SELECT COUNT(*) FROM seats t WHERE t.match_id = m.id) FROM matches m \
                   WHERE (m.status = 'waiting' AND m.creator = $1) OR (m.status = 'playing' \
                   AND m.id IN (SELECT match_id FROM seats WHERE user_id = $1))";
        let rows = self.reads.rows(sql, &[user.into()]).await?;
        let one = |row: &sqlx::any::AnyRow| -> Result<_, StoreError> {
            let (seat, seats): (i64, i64) = (row.try_get(2)?, row.try_get(3)?);
            Ok((super::matches::id(row.try_get(0)?)?, row.try_get(1)?, Seat(seat as u8), seats as u8))
        };
        rows.iter().map(one).collect()
    }

    /// The number of the last order.
    pub async fn last_order(&self) -> Result<i64, StoreError> {
        let row = self.reads.row("SELECT COALESCE(MAX(number), 0) FROM orders", &[]).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?.unwrap_or(0))
    }

    /// The orders after `number`, at most a thousand.
    pub async fn orders_after(&self, number: i64) -> Result<Vec<Order>, StoreError> {
        let sql =
            "SELECT number, at, what, user_id, name, detail FROM orders WHERE number > $1 ORDER BY number LIMIT 1000";
        let order = |row: &sqlx::any::AnyRow| -> Result<Order, StoreError> {
            Ok(Order {
                number: row.try_get("number")?,
                at: row.try_get("at")?,
                what: row.try_get("what")?,
                user: super::matches::id(row.try_get("user_id")?)?,
                name: row.try_get("name")?,
                detail: row.try_get("detail")?,
            })
        };
        self.reads.rows(sql, &[number.into()]).await?.iter().map(order).collect()
    }

    /// Everything the database has of a person.
    pub async fn data_of(&self, user: UserId) -> Result<Value, StoreError> {
        let account = self.account(user).await?;
        let kept = self.kept(user).await?.and_then(|text| serde_json::from_str::<Value>(&text).ok());
        let sessions = self.reads.rows("SELECT created FROM sessions WHERE user_id = $1", &[user.into()]).await?;
        let sessions = sessions.iter().map(|row| row.try_get::<i64, _>(0)).collect::<Result<Vec<_>, _>>()?;
        let sql = "SELECT match_id, at, line FROM chat WHERE user_id = $1 ORDER BY at";
        let mut chat = Vec::new();
        for row in self.reads.rows(sql, &[user.into()]).await? {
            let (id, at, line): (String, i64, String) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            chat.push(json!({"match": id, "at": at, "text": line}));
        }
        let sql = "SELECT m.id, m.game, m.status, m.outcome, m.created, m.updated, t.seat, t.salt FROM matches m \
                   LEFT JOIN seats t ON t.match_id = m.id AND t.user_id = $1 WHERE m.creator = $1 OR t.user_id = $1 \
                   ORDER BY m.created, m.id, t.seat";
        let mut matches = Vec::new();
        for row in self.reads.rows(sql, &[user.into()]).await? {
            let text = |name| row.try_get::<Option<String>, _>(name);
            let number = |name| row.try_get::<Option<i64>, _>(name);
            let outcome = text("outcome")?.and_then(|text| serde_json::from_str::<Value>(&text).ok());
            matches.push(json!({
                "id": text("id")?, "game": text("game")?, "status": text("status")?, "outcome": outcome,
                "created": number("created")?, "updated": number("updated")?, "seat": number("seat")?,
                "salt": text("salt")?,
            }));
        }
        let friends: Vec<Value> = self
            .ties(user)
            .await?
            .into_iter()
            .map(|known| json!({"name": known.name, "blocked": known.blocked, "since": known.since}))
            .collect();
        let rated = |one: super::Rated| {
            let glicko = one.rating.glicko;
            json!({"game": one.game, "side": one.side, "rating": glicko.rating, "deviation": glicko.deviation,
                "games": one.rating.games, "last": one.rating.last})
        };
        let ratings: Vec<Value> = self.ratings(user).await?.into_iter().map(rated).collect();
        let account = account.map(|account| {
            json!({
                "id": account.id.to_string(), "name": account.name, "guest": account.guest, "mail": account.mail,
                "created": account.created, "muted": account.muted,
            })
        });
        Ok(
            json!({"account": account, "sessions": sessions, "kept": kept, "matches": matches, "chat": chat, "people": friends,
            "ratings": ratings, "notices": self.wanted(user).await?,
            "holidays": self.holidays_of(user).await?, "tournaments": self.cup_data_of(user).await?}),
        )
    }
}

fn end_tickets(user: UserId) -> Op {
    Op::Run("DELETE FROM tickets WHERE user_id = $1", vec![user.into()])
}

/// A match ends outside its rules, whoever has it in memory: they find that it has moved on.
fn ended(id: MatchId, status: &str, ending: Ending, seats: u8) -> Op {
    let outcome = serde_json::to_string(&ending.outcome(seats)).expect("plain data");
    Op::Run(
        "UPDATE matches SET status = 'over', ending = $3, outcome = $4, clock_state = NULL, proposal = NULL, due = 0, \
         seq = seq + 1, position = seq + 1, updated = $5 WHERE id = $1 AND status = $2",
        vec![id.into(), status.into(), ending.to_string().into(), outcome.into(), now().into()],
    )
}
