//! Every secret of a match in play is sealed with the key that seals now: at the first start with a key, and after a key
//! has been replaced. A key that is lost is told.

use super::{Keys, Op, OpenError, Store, StoreError, keys};
use crate::ids::random_secret;
use sqlx::Row as _;
use std::collections::BTreeMap;

/// Secrets sealed in one transaction.
const PART: usize = 200;

impl Store {
    /// Seals what is not sealed with the key that seals now; refuses to go on without a key that is needed.
    pub(super) async fn seal_secrets(&self) -> Result<(), OpenError> {
        let failed = |error: StoreError| OpenError::Schema(error.to_string());
        let rows = self.secrets_in_play().await.map_err(failed)?;
        let mut missing: BTreeMap<String, usize> = BTreeMap::new();
        let mut ops = Vec::new();
        for (table, id, text, commitment) in &rows {
            match self.keys.open(text, commitment) {
                Some(_) if self.keys.is_current(text) => {}
                Some(secret) => ops.push(table.write(id, text, &self.keys.seal(&secret), commitment)),
                None => *missing.entry(keys::sealed(text).map_or("?", |(name, _)| name).to_owned()).or_default() += 1,
            }
        }
        if let Some((key, matches)) = missing.into_iter().next() {
            return Err(OpenError::LostKey { key, matches });
        }
        if !ops.is_empty() {
            tracing::info!(secrets = ops.len(), "secrets are sealed with the key that is first now");
        }
        for part in ops.chunks(PART) {
            self.commit(part.to_vec()).await.map_err(failed)?;
        }
        Ok(())
    }

    /// Gives new dice to every match whose key is lost: it can be played on, and its record claims no dice.
    pub(crate) async fn give_new_dice(&self) -> Result<usize, StoreError> {
        let mut given = 0;
        for (table, id, text, commitment) in self.secrets_in_play().await? {
            if self.keys.open(&text, &commitment).is_some() {
                continue;
            }
            let op = match table {
                Table::Promises => Op::Run("DELETE FROM promises WHERE commitment = $1", vec![id.into()]),
                Table::Matches => {
                    given += 1;
                    let secret = random_secret();
                    let values =
                        vec![id.into(), self.keys.seal(&secret).into(), secret.commitment().to_string().into()];
                    Op::Run("UPDATE matches SET secret = $2, commitment = $3, own_dice = 0 WHERE id = $1", values)
                }
            };
            self.commit(vec![op]).await?;
        }
        Ok(given)
    }

    /// Every secret that must not be known: where it stands, under which id, as what, and its commitment.
    async fn secrets_in_play(&self) -> Result<Vec<(Table, String, String, String)>, StoreError> {
        const PLAYED: &str = "SELECT id, secret, commitment FROM matches WHERE status <> 'over' AND secret IS NOT NULL";
        const PROMISED: &str = "SELECT commitment, secret, commitment FROM promises";
        let mut secrets = Vec::new();
        for (table, sql) in [(Table::Matches, PLAYED), (Table::Promises, PROMISED)] {
            for row in self.reads.rows(sql, &[]).await? {
                secrets.push((table, row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
            }
        }
        Ok(secrets)
    }
}

#[derive(Clone, Copy)]
enum Table {
    Matches,
    Promises,
}

impl Table {
    /// Writes it anew where nobody has written meanwhile.
    fn write(self, id: &str, old: &str, new: &str, commitment: &str) -> Op {
        let sql = match self {
            Table::Matches => {
                "UPDATE matches SET secret = $3 WHERE id = $1 AND secret = $2 AND commitment = $4 AND status <> 'over'"
            }
            Table::Promises => {
                "UPDATE promises SET secret = $3 WHERE commitment = $1 AND secret = $2 AND commitment = $4"
            }
        };
        Op::Run(sql, vec![id.into(), old.into(), new.into(), commitment.into()])
    }
}

/// The keys to open a database with: those given, else those of the file beside an SQLite file.
pub(super) fn keys_for(url: &super::DatabaseUrl, given: &Keys) -> Result<Keys, OpenError> {
    match url {
        _ if !given.is_empty() => Ok(given.clone()),
        super::DatabaseUrl::Sqlite { path } => Ok(Keys::of_file_or_new(std::path::Path::new(&format!("{path}.key")))?),
        super::DatabaseUrl::Postgres { .. } => Err(OpenError::NoKey),
    }
}
