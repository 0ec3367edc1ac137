//! Matches, read back.

use super::{ChatRow, Keys, Op, SeatRow, Store, StoreError, Val};
use crate::ids::{Id, MatchId, UserId};
use crate::moment::Millis;
use crate::table::chair::{self, Chair, Sitter};
use crate::table::clock::{ClockRule, Clocks};
use crate::table::ending::Ending;
use crate::table::header::{Header, Status};
use frente_catalog::StepOut;
use frente_kernel::Seat;
use sqlx::Row as _;
use sqlx::any::AnyRow;
use std::collections::HashMap;

/// A whole match as it lies on disk.
pub struct Stored {
    /// What was agreed.
    pub header: Header,
    /// The steps in their order.
    pub steps: Vec<StepOut>,
    /// What was said.
    pub chat: Vec<ChatRow>,
    /// The number of the last change.
    pub seq: i64,
    /// The number of the last change of the position.
    pub position: i64,
}

/// What has come to a match.
pub struct Since {
    /// How it stands.
    pub listed: Listed,
    /// The new steps.
    pub steps: Vec<StepOut>,
    /// What was said last, old lines too.
    pub chat: Vec<ChatRow>,
}

/// A match in a list.
pub struct Listed {
    /// What was agreed.
    pub header: Header,
    /// How many steps.
    pub steps: usize,
    /// The number of the last change.
    pub seq: i64,
    /// The number of the last change of the position.
    pub position: i64,
}

/// A match that has something to do without anybody asking.
pub struct Unattended {
    /// The id of the match.
    pub id: MatchId,
    /// Whether a bot must choose.
    pub due: bool,
    /// When it last changed.
    pub updated: Millis,
    /// What was agreed about time.
    pub clock: ClockRule,
    /// When a clock runs out.
    pub deadline: Option<Millis>,
}

/// How often a match that moves on while it is read is read again.
const MOVES: usize = 20;

/// Lines of chat that are shown: those further back stay on disk for a while.
pub const LINES: usize = 100;

/// Matches a list holds at most.
const LONGEST: i64 = 100;

const HEADERS: &str = "SELECT m.id, m.game, m.rules, m.setup, m.secret, m.commitment, m.salt, m.salted, m.own_dice, m.own_lists, m.status, \
    m.ending, m.outcome, m.clock, m.clock_state, m.listed, m.invite, m.creator, m.imported, m.guided, m.parent, \
    m.parent_step, m.rematch, m.proposal, m.seq, m.position, m.steps, m.created, m.updated, \
    m.terms, m.rated, m.asked, m.expires, m.lapses, m.turn, m.turned FROM matches m";

/// The headers that fit. Both halves are ours; neither holds anything a visitor wrote.
fn headers(which: &'static str) -> sqlx::AssertSqlSafe<String> {
    sqlx::AssertSqlSafe(format!("{HEADERS} {which}"))
}

impl Store {
    /// The match of that id.
    pub async fn load(&self, id: MatchId) -> Result<Option<Stored>, StoreError> {
        // Several questions are asked: where the match has moved on in between, all are asked once more.
        for _ in 0..MOVES {
            let Some(mut listed) = self.listed_one(id).await? else { return Ok(None) };
            listed.header.chairs = chairs(self.seats(&[id]).await?.remove(&id).unwrap_or_default())?;
            let sql = "SELECT seat, notation FROM steps WHERE match_id = $1 ORDER BY number";
            let rows = self.reads.rows(sql, &[id.into()]).await?;
            let step = |row: &AnyRow| -> Result<StepOut, StoreError> {
                let seat: Option<i64> = row.try_get(0)?;
                Ok(StepOut { seat: seat.map(|seat| Seat(seat as u8)), text: row.try_get(1)? })
            };
            let steps: Vec<StepOut> = rows.iter().map(step).collect::<Result<_, _>>()?;
            let chat = self.chat(id).await?;
            let Listed { header, steps: count, seq, position } = listed;
            if self.number_of(id).await? == Some(seq) {
                if steps.len() != count {
                    return Err(StoreError::Unavailable(format!("of {count} steps {} are there", steps.len())));
                }
                return Ok(Some(Stored { header, steps, chat, seq, position }));
            }
        }
        Err(StoreError::Unavailable("the match moves on too fast to be read".to_owned()))
    }

    /// What has come to a match after change `seq`, when it had so many steps; `None` where steps were taken back.
    pub async fn since(&self, id: MatchId, seq: i64, count: usize) -> Result<Option<Since>, StoreError> {
        let Some(mut listed) = self.listed_one(id).await? else { return Ok(None) };
        listed.header.chairs = chairs(self.seats(&[id]).await?.remove(&id).unwrap_or_default())?;
        let sql = "SELECT number, seat, notation FROM steps WHERE match_id = $1 AND (seq > $2 OR number > $3) \
                   ORDER BY number";
        let rows = self.reads.rows(sql, &[id.into(), seq.into(), (count as i64).into()]).await?;
        let mut steps = Vec::new();
        for row in &rows {
            if row.try_get::<i64, _>("number")? != (count + steps.len() + 1) as i64 {
                return Ok(None);
            }
            let seat: Option<i64> = row.try_get("seat")?;
            steps.push(StepOut { seat: seat.map(|seat| Seat(seat as u8)), text: row.try_get("notation")? });
        }
        let chat = self.chat(id).await?;
        let whole = listed.steps == count + steps.len() && self.number_of(id).await? == Some(listed.seq);
        Ok(whole.then_some(Since { listed, steps, chat }))
    }

    /// Of these matches, those that stand elsewhere than is believed.
    pub async fn moved(&self, believed: &[(MatchId, i64)]) -> Result<Vec<(MatchId, i64)>, StoreError> {
        let mut moved = Vec::new();
        for part in believed.chunks(200) {
            let places: Vec<String> = (1..=part.len()).map(|n| format!("${n}")).collect();
            let sql = format!("SELECT id, seq FROM matches WHERE id IN ({})", places.join(", "));
            let values: Vec<Val> = part.iter().map(|(id, _)| (*id).into()).collect();
            for row in self.reads.rows(sqlx::AssertSqlSafe(sql), &values).await? {
                let found = (id(row.try_get(0)?)?, row.try_get(1)?);
                moved.extend((!part.contains(&found)).then_some(found));
            }
        }
        Ok(moved)
    }

    async fn listed_one(&self, id: MatchId) -> Result<Option<Listed>, StoreError> {
        let row = self.reads.row(headers("WHERE m.id = $1"), &[id.into()]).await?;
        row.as_ref().map(|row| header(row, &self.keys)).transpose()
    }

    /// The number of the last change of a match.
    async fn number_of(&self, id: MatchId) -> Result<Option<i64>, StoreError> {
        let row = self.reads.row("SELECT seq FROM matches WHERE id = $1", &[id.into()]).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// The first step of the change that brought step `number`: where the gesture it belongs to began.
    pub async fn gesture(&self, id: MatchId, number: usize) -> Result<Option<usize>, StoreError> {
        let sql = "SELECT MIN(number) FROM steps WHERE match_id = $1 \
                   AND seq = (SELECT seq FROM steps WHERE match_id = $1 AND number = $2)";
        let row = self.reads.row(sql, &[id.into(), (number as i64).into()]).await?;
        let first = row.map(|row| row.try_get::<Option<i64>, _>(0)).transpose()?.flatten();
        Ok(first.map(|first| first as usize))
    }

    /// The record an imported match came from.
    pub async fn record(&self, id: MatchId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT record FROM matches WHERE id = $1";
        let row = self.reads.row(sql, &[id.into()]).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?.flatten())
    }

    /// The finished match somebody has brought with this record before.
    pub async fn brought(&self, user: UserId, record: &str) -> Result<Option<MatchId>, StoreError> {
        let sql = "SELECT id FROM matches WHERE creator = $1 AND status = 'over' AND record = $2";
        let row = self.reads.row(sql, &[user.into(), record.into()]).await?;
        row.map(|row| id(row.try_get(0)?)).transpose()
    }

    /// What the archive has of a match: its record, and the table as spectators saw it last.
    pub async fn archived(&self, id: MatchId) -> Result<Option<(Option<String>, String)>, StoreError> {
        let row = self.reads.row("SELECT record, view FROM archive WHERE match_id = $1", &[id.into()]).await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?))).transpose()?)
    }

    /// Matches that are over and not in the archive, the newest first.
    pub async fn unarchived(&self, most: i64) -> Result<Vec<MatchId>, StoreError> {
        let sql = "SELECT m.id FROM matches m WHERE m.status = 'over' \
                   AND NOT EXISTS (SELECT 1 FROM archive a WHERE a.match_id = m.id) ORDER BY m.updated DESC LIMIT $1";
        let rows = self.reads.rows(sql, &[most.into()]).await?;
        rows.iter().map(|row| id(row.try_get(0)?)).collect()
    }

    /// The header of a match, whatever its rules.
    pub async fn listed_by_id(&self, id: MatchId) -> Result<Option<Listed>, StoreError> {
        let Some(mut listed) = self.listed_one(id).await? else { return Ok(None) };
        listed.header.chairs = chairs(self.seats(&[id]).await?.remove(&id).unwrap_or_default())?;
        Ok(Some(listed))
    }

    /// The ids of all matches, in order, from the one after `after` on.
    pub async fn ids_after(&self, after: &str, most: i64) -> Result<Vec<MatchId>, StoreError> {
        let sql = "SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2";
        let rows = self.reads.rows(sql, &[after.into(), most.into()]).await?;
        rows.iter().map(|row| id(row.try_get(0)?)).collect()
    }

    async fn chat(&self, id: MatchId) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT c.seq, c.user_id, u.name, c.line, c.at FROM chat c JOIN users u ON u.id = c.user_id \
                   WHERE c.match_id = $1 ORDER BY c.seq DESC LIMIT $2";
        let rows = self.reads.rows(sql, &[id.into(), (LINES as i64).into()]).await?;
        let line = |row: &AnyRow| -> Result<ChatRow, StoreError> {
            Ok(ChatRow {
                seq: row.try_get("seq")?,
                user: self::id(row.try_get("user_id")?)?,
                name: row.try_get("name")?,
                line: row.try_get("line")?,
                at: row.try_get("at")?,
            })
        };
        rows.iter().rev().map(line).collect()
    }

    /// The matches `user` sits at or has made, the newest first; those after `after`.
    pub async fn matches_of(&self, user: UserId, after: Option<MatchId>) -> Result<Vec<Listed>, StoreError> {
        const MINE: &str = "m.id IN (SELECT match_id FROM seats WHERE user_id = $1 \
            UNION SELECT id FROM matches WHERE creator = $1)";
        const ORDER: &str = "ORDER BY m.updated DESC, m.id DESC";
        self.part(MINE, "updated", ORDER, user.into(), after).await
    }

    /// What waits for `user` or goes on with them: challenges, tables of theirs, matches in play.
    pub async fn unfinished_for(&self, user: UserId) -> Result<Vec<Listed>, StoreError> {
        const THEIRS: &str = "m.status IN ('waiting', 'playing') AND m.id IN (SELECT match_id FROM seats WHERE user_id = $1 \
            UNION SELECT id FROM matches WHERE asked = $1 UNION SELECT id FROM matches WHERE creator = $1 AND status = 'waiting')";
        self.part(THEIRS, "updated", "ORDER BY m.updated DESC, m.id DESC", user.into(), None).await
    }

    /// The matches anybody may join, the newest first; those after `after`.
    pub async fn lobby(&self, since: Millis, after: Option<MatchId>) -> Result<Vec<Listed>, StoreError> {
        const OPEN: &str = "m.status = 'waiting' AND m.listed = 1 AND m.created > $1";
        const ORDER: &str = "ORDER BY m.created DESC, m.id DESC";
        self.part(OPEN, "created", ORDER, since.into(), after).await
    }

    /// The public matches in play, those that moved last first; those after `after`.
    pub async fn in_play(&self, after: Option<MatchId>) -> Result<Vec<Listed>, StoreError> {
        const PUBLIC: &str = "m.status = $1 AND m.listed = 1";
        self.part(PUBLIC, "updated", "ORDER BY m.updated DESC, m.id DESC", "playing".into(), after).await
    }

    /// A part of a list in the order of a column.
    pub(super) async fn part(
        &self,
        which: &'static str,
        column: &'static str,
        order: &'static str,
        value: Val,
        after: Option<MatchId>,
    ) -> Result<Vec<Listed>, StoreError> {
        let mut values = vec![value];
        let mut later = String::new();
        if let Some(after) = after {
            values.push(after.into());
            later = format!("AND (m.{column}, m.id) < (SELECT a.{column}, a.id FROM matches a WHERE a.id = $2)");
        }
        // All of it is ours, nothing a visitor's.
        let sql = format!("{HEADERS} WHERE {which} {later} {order} LIMIT {LONGEST}");
        let rows = self.reads.rows(sqlx::AssertSqlSafe(sql), &values).await?;
        self.listed(&rows).await
    }

    /// How many tables of `user` wait for players, and how many of them stand in the lobby.
    pub async fn waiting_of(&self, user: UserId) -> Result<(usize, usize), StoreError> {
        let sql = "SELECT COUNT(*), CAST(COALESCE(SUM(listed), 0) AS BIGINT) FROM matches \
                   WHERE creator = $1 AND status = 'waiting'";
        let row = self.reads.row(sql, &[user.into()]).await?;
        let count = |row: &AnyRow, at: usize| -> Result<usize, StoreError> { Ok(row.try_get::<i64, _>(at)? as usize) };
        row.map_or(Ok((0, 0)), |row| Ok((count(&row, 0)?, count(&row, 1)?)))
    }

    /// How many matches among bots alone `user` has made that still go on.
    pub async fn bot_matches_of(&self, user: UserId) -> Result<usize, StoreError> {
        let sql = "SELECT COUNT(*) FROM matches WHERE creator = $1 AND status = 'playing' AND among_bots = 1";
        let row = self.reads.row(sql, &[user.into()]).await?;
        Ok(row.map(|row| row.try_get::<i64, _>(0)).transpose()?.unwrap_or(0) as usize)
    }

    /// Ends every match among bots that has stood still since `before`: nobody has watched it.
    pub async fn end_abandoned(&self, before: Millis) -> Result<(), StoreError> {
        let outcome = serde_json::to_string(&Ending::Abandoned.outcome(0)).expect("plain data");
        let end = Op::Run(
            "UPDATE matches SET status = 'over', ending = $2, outcome = $3, due = 0, seq = seq + 1, position = seq + 1 \
             WHERE status = 'playing' AND among_bots = 1 AND updated < $1",
            vec![before.into(), Ending::Abandoned.to_string().into(), outcome.into()],
        );
        self.commit(vec![end]).await
    }

    /// Matches that have something to do without anybody asking: a bot's turn, a clock.
    pub async fn unattended(&self) -> Result<Vec<Unattended>, StoreError> {
        let sql = "SELECT id, due, clock, clock_state, updated FROM matches \
                   WHERE status = 'playing' AND (due = 1 OR clock_state IS NOT NULL) ORDER BY updated DESC";
        let rows = self.reads.rows(sql, &[]).await?;
        let one = |row: &AnyRow| -> Result<Unattended, StoreError> {
            let clocks: Option<String> = row.try_get("clock_state")?;
            let clocks = clocks.map(|text| json::<Clocks>("clocks", &text)).transpose()?;
            Ok(Unattended {
                id: id(row.try_get("id")?)?,
                due: row.try_get::<i64, _>("due")? != 0,
                updated: row.try_get("updated")?,
                clock: json("a clock", &row.try_get::<String, _>("clock")?)?,
                deadline: clocks.and_then(|clocks| clocks.deadline()).map(|(_, at)| at),
            })
        };
        rows.iter().map(one).collect()
    }

    async fn listed(&self, rows: &[AnyRow]) -> Result<Vec<Listed>, StoreError> {
        let mut listed = rows.iter().map(|row| header(row, &self.keys)).collect::<Result<Vec<Listed>, _>>()?;
        let ids: Vec<MatchId> = listed.iter().map(|listed| listed.header.id).collect();
        let mut seats = self.seats(&ids).await?;
        for one in &mut listed {
            one.header.chairs = chairs(seats.remove(&one.header.id).unwrap_or_default())?;
        }
        Ok(listed)
    }

    async fn seats(&self, ids: &[MatchId]) -> Result<HashMap<MatchId, Vec<SeatRow>>, StoreError> {
        let mut out: HashMap<MatchId, Vec<SeatRow>> = HashMap::new();
        if ids.is_empty() {
            return Ok(out);
        }
        let places: Vec<String> = (1..=ids.len()).map(|n| format!("${n}")).collect();
        let sql = format!(
            "SELECT t.match_id, t.seat, t.kind, t.user_id, t.level, t.salt, t.list, u.name FROM seats t \
             LEFT JOIN users u ON u.id = t.user_id WHERE t.match_id IN ({}) ORDER BY t.match_id, t.seat",
            places.join(", ")
        );
        let values: Vec<Val> = ids.iter().map(|id| (*id).into()).collect();
        for row in self.reads.rows(sqlx::AssertSqlSafe(sql), &values).await? {
            let user: Option<String> = row.try_get("user_id")?;
            out.entry(id(row.try_get("match_id")?)?).or_default().push(SeatRow {
                seat: row.try_get("seat")?,
                kind: row.try_get("kind")?,
                user: user.map(id).transpose()?,
                name: row.try_get("name")?,
                level: row.try_get("level")?,
                salt: row.try_get("salt")?,
                list: row.try_get("list")?,
            });
        }
        Ok(out)
    }
}

/// Something in the database that we did not write.
fn foreign(what: &str, found: &str) -> StoreError {
    StoreError::Unavailable(format!("the database holds \"{found}\" as {what}"))
}

pub(super) fn id(text: String) -> Result<Id, StoreError> {
    text.parse().map_err(|_| foreign("an id", &text))
}

fn chairs(rows: Vec<SeatRow>) -> Result<Vec<Chair>, StoreError> {
    let chair = |row: SeatRow| {
        let sitter = match (row.kind.as_str(), row.user, row.level.as_deref().and_then(chair::level)) {
            ("human", Some(user), _) => Sitter::Human(user),
            ("local", Some(user), _) => Sitter::Local(user),
            ("bot", _, Some(level)) => Sitter::Bot(level),
            ("open", ..) => Sitter::Open,
            (kind, ..) => return Err(foreign("a seat", kind)),
        };
        let name = row.level.or(row.name).unwrap_or_default();
        let list = row.list.map(|text| json("a list", &text)).transpose()?;
        Ok(Chair { sitter, name, salt: row.salt.unwrap_or_default(), list })
    };
    rows.into_iter().map(chair).collect()
}

fn json<T: serde::de::DeserializeOwned>(what: &str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|_| foreign(what, text))
}

fn header(row: &AnyRow, keys: &Keys) -> Result<Listed, StoreError> {
    let number = |name: &str| row.try_get::<i64, _>(name);
    let text = |name: &str| row.try_get::<String, _>(name);
    let maybe = |name: &str| row.try_get::<Option<String>, _>(name);
    let maybe_number = |name: &str| row.try_get::<Option<i64>, _>(name);
    let status = text("status")?;
    let parent = maybe("parent")?.map(id).transpose()?;
    let (written, commitment) = (maybe("secret")?, text("commitment")?);
    let secret = written.as_ref().and_then(|written| keys.open(written, &commitment));
    let header = Header {
        id: id(text("id")?)?,
        game: text("game")?,
        rules: u32::try_from(number("rules")?).unwrap_or(0),
        setup: json("a setup", &text("setup")?)?,
        locked: written.is_some() && secret.is_none(),
        secret,
        commitment,
        salt: if number("salted")? == 0 { Some(text("salt")?) } else { None },
        own_dice: number("own_dice")? != 0,
        own_lists: number("own_lists")? != 0,
        status: match status.as_str() {
            "waiting" => Status::Waiting,
            "playing" => Status::Playing,
            "over" => Status::Over,
            _ => return Err(foreign("a status", &status)),
        },
        ending: match maybe("ending")? {
            Some(ending) => Some(ending.parse().map_err(|_| foreign("an ending", &ending))?),
            None => None,
        },
        outcome: maybe("outcome")?.map(|text| json("an outcome", &text)).transpose()?,
        clock: json("a clock", &text("clock")?)?,
        clocks: maybe("clock_state")?.map(|text| json("clocks", &text)).transpose()?,
        listed: number("listed")? != 0,
        invite: id(text("invite")?)?,
        creator: id(text("creator")?)?,
        imported: number("imported")? != 0,
        guided: number("guided")? != 0,
        parent: parent.zip(maybe_number("parent_step")?.map(|step| step as usize)),
        rematch: maybe("rematch")?.map(id).transpose()?,
        chairs: Vec::new(),
        terms: json("terms", &text("terms")?)?,
        rated: number("rated")? != 0,
        asked: maybe("asked")?.map(id).transpose()?,
        expires: maybe_number("expires")?,
        lapses: number("lapses")? != 0,
        turn: maybe_number("turn")?.and_then(|turn| u8::try_from(turn).ok()).map(Seat),
        turned: maybe_number("turned")?,
        created: number("created")?,
        updated: number("updated")?,
        proposal: maybe("proposal")?.map(|text| json("a proposal", &text)).transpose()?,
    };
    Ok(Listed { header, steps: number("steps")? as usize, seq: number("seq")?, position: number("position")? })
}
