//! The luck ledger: what the dice brought each seat, against what they were worth.
//!
//! Knows no game. A die is told from a deck by its faces: they are the same numbers, equally likely, every time it is
//! thrown, while a deck loses what was drawn.

use crate::door::AnyMatch;
use frente_kernel::Seat;
use serde::Serialize;

/// One kind of die at one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct LuckRow {
    /// Who threw it: the seat that chose last.
    pub seat: Option<Seat>,
    /// The kind of die, as records write it.
    pub kind: String,
    /// How often it was thrown.
    pub n: u32,
    /// What the throws were worth together.
    pub expected: f64,
    /// What they brought together.
    pub got: f64,
}

struct Throw {
    seat: Option<Seat>,
    kind: String,
    faces: Vec<(i64, u32)>,
    got: i64,
}

/// Most faces a die has; a deck that was drawn from once may look like a die with more.
const FACES: usize = 12;

/// The luck ledger of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Luck {
    /// Seat by seat, each kind of die by itself.
    pub rows: Vec<LuckRow>,
}

/// A match that does not replay: a fault of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a step that was taken once cannot be taken again")]
pub struct Broken;

/// The ledger of a match.
pub fn ledger(table: &dyn AnyMatch) -> Result<Luck, Broken> {
    let throws = throws(table)?;
    let same = |kind: &str, faces: &[(i64, u32)]| {
        throws.iter().filter(|throw| throw.kind == kind).all(|throw| throw.faces == faces)
    };
    let mut rows: Vec<LuckRow> = Vec::new();
    for throw in throws.iter().filter(|throw| is_die(&throw.faces) && same(&throw.kind, &throw.faces)) {
        let weight: u32 = throw.faces.iter().map(|(_, weight)| weight).sum();
        let sum: i64 = throw.faces.iter().map(|(face, weight)| face * i64::from(*weight)).sum();
        let worth = sum as f64 / f64::from(weight.max(1));
        let known = rows.iter().position(|row| row.seat == throw.seat && row.kind == throw.kind);
        let at = known.unwrap_or_else(|| {
            rows.push(LuckRow { seat: throw.seat, kind: throw.kind.clone(), n: 0, expected: 0.0, got: 0.0 });
            rows.len() - 1
        });
        rows[at].n += 1;
        rows[at].expected += worth;
        rows[at].got += throw.got as f64;
    }
    rows.sort_by(|a, b| (a.seat, &a.kind).cmp(&(b.seat, &b.kind)));
    Ok(Luck { rows })
}

/// Whether these are the faces of a die: 1, 2, 3, …, each as likely.
fn is_die(faces: &[(i64, u32)]) -> bool {
    let even = faces.windows(2).all(|pair| pair[0].1 == pair[1].1);
    let counted = (1..).zip(faces).all(|(n, (face, _))| n == *face);
    (2..=FACES).contains(&faces.len()) && even && counted
}

/// Every chance of the match whose outcomes are one word and a number.
fn throws(table: &dyn AnyMatch) -> Result<Vec<Throw>, Broken> {
    let broken = || Broken;
    let mut again = table.prefix(0).map_err(|_| broken())?;
    let (mut throws, mut seat) = (Vec::new(), None);
    for number in 1..=table.steps() {
        let step = table.step(number).ok_or_else(broken)?;
        let taken = match step.seat {
            Some(actor) => {
                seat = Some(actor);
                again.act(actor, &step.text)
            }
            None => {
                throws.extend(throw(&again.chances(), &step.text, seat));
                again.chance(&step.text)
            }
        };
        taken.map_err(|_| broken())?;
    }
    Ok(throws)
}

fn throw(outcomes: &[(String, u32)], got: &str, seat: Option<Seat>) -> Option<Throw> {
    let (kind, got) = got.split_once(' ')?;
    let face = |(text, weight): &(String, u32)| {
        let (word, number) = text.split_once(' ')?;
        (word == kind).then(|| number.parse().ok().map(|face: i64| (face, *weight))).flatten()
    };
    Some(Throw {
        seat,
        kind: kind.to_owned(),
        faces: outcomes.iter().map(face).collect::<Option<_>>()?,
        got: got.parse().ok()?,
    })
}
