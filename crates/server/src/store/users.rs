//! People and their sessions.

use super::looks::look;
use super::{Op, Store, StoreError};
use crate::ids::{Token, UserId};
use crate::moment::{Millis, now};
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// A person as the database has them.
#[derive(Clone, PartialEq, Debug)]
pub struct UserRow {
    /// The id of the person.
    pub id: UserId,
    /// As others see him.
    pub name: String,
    /// The hash of his password; none for a guest.
    pub password: Option<String>,
    /// Whose bot it is, where it is one.
    pub owner: Option<UserId>,
}

impl UserRow {
    /// Whether he has no account.
    pub fn is_guest(&self) -> bool {
        self.password.is_none()
    }
}

pub(super) fn user(row: &AnyRow) -> Result<UserRow, StoreError> {
    let owner: Option<String> = row.try_get("owner")?;
    Ok(UserRow {
        id: super::matches::id(row.try_get("id")?)?,
        name: row.try_get("name")?,
        password: row.try_get("password")?,
        owner: owner.map(super::matches::id).transpose()?,
    })
}

/// What makes two names the same.
pub fn name_key(name: &str) -> String {
    name.to_lowercase()
}

const NEW_SESSION: &str = "INSERT INTO sessions (token_hash, user_id, created) VALUES ($1, $2, $3)";
const END_SESSION: &str = "DELETE FROM sessions WHERE token_hash = $1";

impl Store {
    /// Who holds the token of a session begun after `since`.
    pub async fn user_of(&self, token_hash: &str, since: Millis) -> Result<Option<UserRow>, StoreError> {
        let sql = "SELECT u.id, u.name, u.password, u.owner FROM sessions s JOIN users u ON u.id = s.user_id \
                   WHERE s.token_hash = $1 AND s.created > $2 AND u.banned = 0";
        let row = self.reads.row(sql, &[token_hash.into(), since.into()]).await?;
        row.as_ref().map(user).transpose()
    }

    /// Who has that name.
    pub async fn user_named(&self, name: &str) -> Result<Option<UserRow>, StoreError> {
        let sql = "SELECT id, name, password, owner FROM users WHERE name_key = $1";
        let row = self.reads.row(sql, &[name_key(name).into()]).await?;
        row.as_ref().map(user).transpose()
    }

    /// A new guest and his first session.
    pub async fn add_guest(&self, id: UserId, name: &str, token: &Token) -> Result<(), StoreError> {
        let guest = Op::Run(
            "INSERT INTO users (id, name, name_key, password, created) VALUES ($1, $2, NULL, NULL, $3)",
            vec![id.into(), name.into(), now().into()],
        );
        self.commit(vec![guest, new_session(id, token)]).await
    }

    /// Makes a guest's account, in place of the session `old` another one. A conflict: the name is taken.
    pub async fn make_account(
        &self,
        id: UserId,
        name: &str,
        password: &str,
        old: &Token,
        new: &Token,
    ) -> Result<(), StoreError> {
        let account = Op::Hit(
            "UPDATE users SET name = $2, name_key = $3, look = $4, password = $5 WHERE id = $1 AND password IS NULL",
            vec![id.into(), name.into(), name_key(name).into(), look(name).into(), password.into()],
        );
        let mut ops = vec![account];
        ops.extend(end_session(old));
        ops.push(new_session(id, new));
        self.commit(ops).await
    }

    /// Notes what the names of accounts look like that were made before this was asked. Of two that look alike, both
    /// keep their names.
    pub(super) async fn fill_in_looks(&self) -> Result<(), StoreError> {
        let sql = "SELECT id, name FROM users WHERE name_key IS NOT NULL AND look IS NULL ORDER BY created";
        for row in self.reads.rows(sql, &[]).await? {
            let (id, name): (String, String) = (row.try_get("id")?, row.try_get("name")?);
            let values = vec![id.into(), look(&name).into()];
            match self.commit(vec![Op::Run("UPDATE users SET look = $2 WHERE id = $1", values)]).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Forgets guests who came before `before` and have left nothing: no seat, no match, no line of chat.
    pub async fn forget_guests(&self, before: Millis) -> Result<(), StoreError> {
        const GONE: &str = "SELECT u.id FROM users u WHERE u.password IS NULL AND u.created < $1 \
            AND NOT EXISTS (SELECT 1 FROM seats t WHERE t.user_id = u.id) \
            AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.creator = u.id) \
            AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.user_id = u.id) LIMIT 500";
        let rows = self.reads.rows(GONE, &[before.into()]).await?;
        let mut ops = Vec::new();
        for row in rows {
            let id: String = row.try_get(0)?;
            for sql in [
                "DELETE FROM sessions WHERE user_id = $1",
                "DELETE FROM promises WHERE user_id = $1",
                "DELETE FROM tickets WHERE user_id = $1",
                "DELETE FROM ties WHERE user_id = $1 OR other = $1",
                "DELETE FROM presence WHERE user_id = $1",
                "DELETE FROM chat_seen WHERE user_id = $1",
            ] {
                ops.push(Op::Run(sql, vec![id.clone().into()]));
            }
            ops.push(Op::Run("DELETE FROM users WHERE id = $1 AND password IS NULL", vec![id.into()]));
        }
        if ops.is_empty() { Ok(()) } else { self.commit(ops).await }
    }

    /// A session for `id`; the one it replaces ends.
    pub async fn begin_session(&self, id: UserId, old: Option<&Token>, new: &Token) -> Result<(), StoreError> {
        let mut ops = vec![new_session(id, new)];
        ops.extend(old.into_iter().flat_map(end_session));
        self.commit(ops).await
    }

    /// Ends a session.
    pub async fn end_session(&self, token: &Token) -> Result<(), StoreError> {
        self.commit(end_session(token).into()).await
    }

    /// Forgets every session begun before `since`.
    pub async fn end_old_sessions(&self, since: Millis) -> Result<(), StoreError> {
        self.commit(vec![Op::Run("DELETE FROM sessions WHERE created <= $1", vec![since.into()])]).await
    }

    /// The matches `user` sits at.
    pub async fn tables_of(&self, user: UserId) -> Result<Vec<crate::ids::MatchId>, StoreError> {
        let sql = "SELECT DISTINCT match_id FROM seats WHERE user_id = $1";
        let rows = self.reads.rows(sql, &[user.into()]).await?;
        rows.iter().map(|row| super::matches::id(row.try_get(0)?)).collect()
    }
}

pub(super) fn new_session(user: UserId, token: &Token) -> Op {
    Op::Run(NEW_SESSION, vec![token.hash().into(), user.into(), now().into()])
}

fn end_session(token: &Token) -> [Op; 2] {
    [Op::Run(END_SESSION, vec![token.hash().into()]), Op::Ended(token.hash())]
}
