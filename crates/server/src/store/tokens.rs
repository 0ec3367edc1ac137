//! Tokens of programs, and the accounts of bots. The database knows the hash of a token alone.

use super::looks::look;
use super::users::{name_key, user};
use super::{Op, Store, StoreError, UserRow};
use crate::guard::token::Scopes;
use crate::ids::{Id, Token, UserId};
use crate::moment::{Millis, now};
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// How names of bots begin, and no other name: so a bot is known for one wherever its name stands.
pub const BOT: &str = "bot-";

/// That a token is used is written down no more often than this.
const NOTED: Millis = 300_000;

/// What stands in the place of a password no one has: it is no hash, so nothing fits it.
const NO_PASSWORD: &str = "-";

/// A token as its owner sees it later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// What it is called when it is revoked.
    pub id: Id,
    /// The account it acts for.
    pub account: String,
    /// What its owner calls it.
    pub name: String,
    /// What it opens.
    pub scopes: Scopes,
    /// When it was made.
    pub created: Millis,
    /// Until when it is good.
    pub expires: Millis,
    /// When it was last used, to some minutes.
    pub used: Option<Millis>,
}

fn scopes(row: &AnyRow) -> Result<Scopes, StoreError> {
    let Ok(scopes) = row.try_get::<String, _>("scopes")?.parse();
    Ok(scopes)
}

fn token(row: &AnyRow) -> Result<TokenRow, StoreError> {
    Ok(TokenRow {
        id: super::matches::id(row.try_get("id")?)?,
        account: row.try_get("account")?,
        name: row.try_get("name")?,
        scopes: scopes(row)?,
        created: row.try_get("created")?,
        expires: row.try_get("expires")?,
        used: row.try_get("used")?,
    })
}

impl Store {
    /// Whom a token stands for that is good at that moment: a bot only as long as its owner may come in.
    pub async fn user_by_token(&self, hash: &str, at: Millis) -> Result<Option<(UserRow, Scopes)>, StoreError> {
        let sql = "SELECT u.id, u.name, u.password, u.owner, t.scopes, t.used FROM tokens t \
                   JOIN users u ON u.id = t.user_id LEFT JOIN users o ON o.id = u.owner \
                   WHERE t.token_hash = $1 AND t.expires > $2 AND u.banned = 0 AND COALESCE(o.banned, 0) = 0";
        let Some(row) = self.reads.row(sql, &[hash.into(), at.into()]).await? else { return Ok(None) };
        let used: Option<Millis> = row.try_get("used")?;
        if used.is_none_or(|used| used < at - NOTED) {
            let values = vec![hash.into(), at.into()];
            self.commit(vec![Op::Run("UPDATE tokens SET used = $2 WHERE token_hash = $1", values)]).await?;
        }
        Ok(Some((user(&row)?, scopes(&row)?)))
    }

    /// A token for `user`.
    pub async fn add_token(&self, user: UserId, token: &Token, row: &TokenRow) -> Result<(), StoreError> {
        let add = "INSERT INTO tokens (token_hash, id, user_id, name, scopes, created, expires) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let values = vec![
            token.hash().into(),
            row.id.into(),
            user.into(),
            row.name.as_str().into(),
            row.scopes.to_string().into(),
            row.created.into(),
            row.expires.into(),
        ];
        self.commit(vec![Op::Run(add, values)]).await
    }

    /// The tokens of a person and of their bots, the newest first.
    pub async fn tokens_of(&self, user: UserId) -> Result<Vec<TokenRow>, StoreError> {
        let sql = "SELECT t.id, u.name AS account, t.name, t.scopes, t.created, t.expires, t.used FROM tokens t \
                   JOIN users u ON u.id = t.user_id WHERE u.id = $1 OR u.owner = $1 ORDER BY t.created DESC, t.id";
        self.reads.rows(sql, &[user.into()]).await?.iter().map(token).collect()
    }

    /// Ends one of those: its hash, if there was one.
    pub async fn revoke(&self, user: UserId, id: Id) -> Result<Option<String>, StoreError> {
        let sql = "SELECT t.token_hash FROM tokens t JOIN users u ON u.id = t.user_id \
                   WHERE t.id = $2 AND (u.id = $1 OR u.owner = $1)";
        let Some(row) = self.reads.row(sql, &[user.into(), id.into()]).await? else { return Ok(None) };
        let hash: String = row.try_get(0)?;
        let end = Op::Run("DELETE FROM tokens WHERE token_hash = $1", vec![hash.as_str().into()]);
        self.commit(vec![end, Op::Ended(hash.clone())]).await?;
        Ok(Some(hash))
    }

    /// Forgets tokens that expired before `before`.
    pub async fn forget_tokens(&self, before: Millis) -> Result<(), StoreError> {
        self.commit(vec![Op::Run("DELETE FROM tokens WHERE expires < $1", vec![before.into()])]).await
    }

    /// What ends every token of a person and of their bots.
    pub(super) async fn ending_tokens(&self, user: UserId) -> Result<Vec<Op>, StoreError> {
        let sql = "SELECT t.token_hash FROM tokens t JOIN users u ON u.id = t.user_id WHERE u.id = $1 OR u.owner = $1";
        let mut ops = Vec::new();
        for row in self.reads.rows(sql, &[user.into()]).await? {
            let hash: String = row.try_get(0)?;
            ops.push(Op::Run("DELETE FROM tokens WHERE token_hash = $1", vec![hash.as_str().into()]));
            ops.push(Op::Ended(hash));
        }
        Ok(ops)
    }

    /// An account for a bot of `owner`. A conflict: somebody has that name, or one that looks like it.
    pub async fn add_bot(&self, owner: UserId, name: &str) -> Result<UserId, StoreError> {
        let id = UserId::random();
        let values = vec![
            id.into(),
            name.into(),
            name_key(name).into(),
            look(name).into(),
            NO_PASSWORD.into(),
            owner.into(),
            now().into(),
        ];
        let add = "INSERT INTO users (id, name, name_key, look, password, owner, created) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        self.commit(vec![Op::Run(add, values)]).await?;
        Ok(id)
    }

    /// The bots of a person, the first one first.
    pub async fn bots_of(&self, owner: UserId) -> Result<Vec<UserRow>, StoreError> {
        let sql = "SELECT id, name, password, owner FROM users WHERE owner = $1 AND banned = 0 ORDER BY created, id";
        self.reads.rows(sql, &[owner.into()]).await?.iter().map(user).collect()
    }

    /// Whose bot somebody is, where it is one.
    pub async fn owner_of(&self, user: UserId) -> Result<Option<UserId>, StoreError> {
        let row = self.reads.row("SELECT owner FROM users WHERE id = $1", &[user.into()]).await?;
        let owner = row.map(|row| row.try_get::<Option<String>, _>(0)).transpose()?.flatten();
        owner.map(super::matches::id).transpose()
    }

    /// Whether two of these are one person's: a bot and its owner, or two bots of one owner.
    pub async fn are_kin(&self, users: &[UserId]) -> Result<bool, StoreError> {
        let mut owners = Vec::new();
        for user in users {
            owners.push(self.owner_of(*user).await?.unwrap_or(*user));
        }
        let mut seen = std::collections::HashSet::new();
        Ok(!owners.into_iter().all(|owner| seen.insert(owner)))
    }

    /// At how many matches somebody sits that are not over.
    pub async fn seated_at(&self, user: UserId) -> Result<usize, StoreError> {
        let sql = "SELECT COUNT(DISTINCT m.id) FROM seats t JOIN matches m ON m.id = t.match_id \
                   WHERE t.user_id = $1 AND m.status <> 'over'";
        let row = self.reads.row(sql, &[user.into()]).await?;
        Ok(row.map(|row| row.try_get::<i64, _>(0)).transpose()?.unwrap_or(0) as usize)
    }
}
