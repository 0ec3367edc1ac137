//! What the page keeps for a person: one text of the page's own, beside the name.

use super::{Op, Store, StoreError};
use crate::ids::UserId;
use sqlx::Row as _;

impl Store {
    /// The text the page keeps for `user`, if it has kept one.
    pub async fn kept(&self, user: UserId) -> Result<Option<String>, StoreError> {
        let row = self.reads.row("SELECT kept FROM users WHERE id = $1", &[user.into()]).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?.flatten())
    }

    /// Replaces the text the page keeps for `user`.
    pub async fn keep(&self, user: UserId, text: &str) -> Result<(), StoreError> {
        let values = vec![user.into(), text.into()];
        self.commit(vec![Op::Run("UPDATE users SET kept = $2 WHERE id = $1", values)]).await
    }
}
