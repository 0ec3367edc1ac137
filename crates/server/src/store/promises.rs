//! Dice that are promised before anybody has given a salt: the commitment is told, the secret waits, sealed, for the
//! match it is used in, once.

use super::{Op, Store, StoreError};
use crate::ids::{UserId, random_secret};
use crate::moment::{Millis, now};
use frente_kernel::{Commitment, Secret};
use sqlx::Row as _;

/// Promises a person may have open.
const MOST: i64 = 8;

impl Store {
    /// Draws a secret for a match `user` will make. Of those not used the latest are kept.
    pub async fn promise(&self, user: UserId) -> Result<Commitment, StoreError> {
        let secret = random_secret();
        let commitment = secret.commitment();
        let values = vec![commitment.to_string().into(), self.keys.seal(&secret).into(), user.into(), now().into()];
        let promise = "INSERT INTO promises (commitment, secret, user_id, created) VALUES ($1, $2, $3, $4)";
        let forget = "DELETE FROM promises WHERE user_id = $1 AND commitment NOT IN \
            (SELECT commitment FROM promises WHERE user_id = $1 ORDER BY created DESC, commitment LIMIT $2)";
        self.commit(vec![Op::Run(promise, values), Op::Run(forget, vec![user.into(), MOST.into()])]).await?;
        Ok(commitment)
    }

    /// The secret that was promised to `user`, if it has not been used.
    pub async fn promised(&self, user: UserId, commitment: &Commitment) -> Result<Option<Secret>, StoreError> {
        let sql = "SELECT secret FROM promises WHERE commitment = $1 AND user_id = $2";
        let commitment = commitment.to_string();
        let row = self.reads.row(sql, &[commitment.as_str().into(), user.into()]).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(self.keys.open(&row.try_get::<String, _>(0)?, &commitment))
    }

    /// Forgets what was promised before `before` and never used.
    pub async fn forget_promises(&self, before: Millis) -> Result<(), StoreError> {
        self.commit(vec![Op::Run("DELETE FROM promises WHERE created < $1", vec![before.into()])]).await
    }
}

/// A promise is kept: it serves one match. A conflict where it has served one already.
pub fn used(user: UserId, commitment: &Commitment) -> Op {
    let values = vec![commitment.to_string().into(), user.into()];
    Op::Hit("DELETE FROM promises WHERE commitment = $1 AND user_id = $2", values)
}
