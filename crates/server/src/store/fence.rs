//! The fence before every change of a match: it goes through only if the match stands where the change was made from.
//!
//! Several processes may serve one database, and memory may be behind the disk. A change says which number it was made
//! from; where the row has another one by now, nothing of the change is written.

use super::club::turn_of;
use super::writer::bind;
use crate::ids::MatchId;
use crate::moment::Millis;
use frente_kernel::Seat;
use sqlx::{AnyConnection, AssertSqlSafe};
use std::fmt::Write as _;

/// A match moves on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fence {
    /// The match that changes.
    pub id: MatchId,
    /// The number of the change it must stand at.
    pub from: i64,
    /// The number of this change.
    pub to: i64,
    /// The number of the last change of the position.
    pub position: i64,
    /// How many steps there are after it.
    pub steps: i64,
    /// Whether a bot must choose now.
    pub due: bool,
    /// The time of the change.
    pub at: Millis,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The moment since which it is so.
    pub turned: Option<Millis>,
}

/// Fences passed by one statement.
const ROWS: usize = 32;

/// Moves every match on; `false` where one of them stands elsewhere.
pub async fn pass(connection: &mut AnyConnection, fences: &mut [Fence]) -> Result<bool, sqlx::Error> {
    // In one order everywhere, or two processes might wait for each other's rows.
    fences.sort_by_key(|fence| fence.id);
    let mut left: &[Fence] = fences;
    while !left.is_empty() {
        // Statements are prepared once for each power of two.
        let count = 1 << left.len().min(ROWS).ilog2();
        let (now, later) = left.split_at(count);
        let query = now.iter().fold(sqlx::query(AssertSqlSafe(statement(count))), |query, fence| {
            let Fence { id, from, to, position, steps, due, at, turn, turned } = fence;
            let query = query.bind(id.to_string()).bind(from).bind(to).bind(position).bind(steps);
            bind(query.bind(i64::from(*due)).bind(at), &turn_of(*turn)).bind(turned)
        });
        if query.execute(&mut *connection).await?.rows_affected() != count as u64 {
            return Ok(false);
        }
        left = later;
    }
    Ok(true)
}

/// Both databases call the columns of VALUES `column1`, `column2`, ….
fn statement(rows: usize) -> String {
    let mut sql = "UPDATE matches SET seq = f.column3, position = f.column4, steps = f.column5, due = f.column6, \
                   updated = f.column7, turn = f.column8, turned = f.column9 FROM (VALUES "
        .to_owned();
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        let [a, b, c, d, e, f, g, h, i] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(|at| row * 9 + at);
        let _ = write!(sql, "{comma}(${a}, ${b}, ${c}, ${d}, ${e}, ${f}, ${g}, ${h}, ${i})");
    }
    sql.push_str(") AS f WHERE matches.id = f.column1 AND matches.seq = f.column2");
    sql
}
