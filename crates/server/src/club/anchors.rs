//! What the levels of the bots are rated: measured by the ladders of `docs/bots.md`, and never moved by a match.
//!
//! A ladder says how often each level has won against the one below it. A share of p stands for 400·log₁₀(p / (1 − p))
//! points between the two; `sergeant` is 1500. The error of a step is 400 / ln 10 / √(n·p·(1 − p)); the errors of the steps
//! between a level and `sergeant` are added as squares, and nobody is taken for surer than 30 points.

use frente_search::Level;

/// The level all others are measured from.
const ZERO: f64 = 1500.0;

/// No anchor is surer than this.
const SUREST: f64 = 30.0;

/// How often a level won against the one below it: a share of so many matches.
struct Step {
    share: f64,
    matches: f64,
}

const fn won(won: f64, matches: f64) -> Step {
    Step { share: won / matches, matches }
}

/// For each game the steps from `recruit` to `soldier` to `sergeant` to `captain` to `general`.
const LADDERS: [(&str, [Step; 4]); 4] = [
    ("guerra1936", [won(1_582.0, 2_048.0), won(1_638.0, 2_048.0), won(1_832.0, 2_048.0), won(1_224.5, 1_536.0)]),
    ("pasaran", [won(70.0, 100.0), won(68.0, 100.0), won(74.0, 100.0), won(87.0, 126.0)]),
    ("peanas", [won(62.0, 100.0), won(78.0, 100.0), won(77.0, 100.0), won(65.0, 100.0)]),
    ("tactics2gm", [won(170.0, 240.0), won(190.0, 240.0), won(170.0, 240.0), won(72.0, 106.0)]),
];

/// What a level is rated.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Anchor {
    /// The rating of the level.
    pub rating: f64,
    /// How far that may be wrong: one standard error.
    pub deviation: f64,
}

/// What a level is rated in a game; `None` where nobody has measured it.
pub fn anchor(game: &str, level: Level) -> Option<Anchor> {
    let (_, steps) = LADDERS.iter().find(|(id, _)| *id == game)?;
    let at = |level: Level| Level::ALL.into_iter().position(|one| one == level);
    let (own, zero) = (at(level)?, at(Level::Sergeant)?);
    let between = steps.get(own.min(zero)..own.max(zero))?;
    let points: f64 = between.iter().map(|step| 400.0 * (step.share / (1.0 - step.share)).log10()).sum();
    let error =
        |step: &Step| (400.0 / std::f64::consts::LN_10).powi(2) / (step.matches * step.share * (1.0 - step.share));
    let variance: f64 = between.iter().map(error).sum();
    Some(Anchor { rating: ZERO + if own < zero { -points } else { points }, deviation: variance.sqrt().max(SUREST) })
}

/// Every anchor, by game and level.
pub fn all() -> impl Iterator<Item = (&'static str, Level, Anchor)> {
    LADDERS.iter().flat_map(|(game, _)| {
        Level::ALL.into_iter().filter_map(move |level| anchor(game, level).map(|anchor| (*game, level, anchor)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_rise_and_the_sergeant_stands_in_the_middle() {
        for (game, _) in &LADDERS {
            let ratings: Vec<f64> = Level::ALL.into_iter().map(|level| anchor(game, level).unwrap().rating).collect();
            assert!(ratings.is_sorted_by(|a, b| a < b), "{game}: {ratings:?}");
            assert_eq!(ratings[2], 1500.0);
        }
        assert_eq!(anchor("amanecer", Level::Captain), None);
        assert_eq!(all().count(), 20);
    }

    #[test]
    fn the_arithmetic_is_the_stated_one() {
        // ¿Pasarán?: 74 of 100 are 181.7 points, 87 of 126 another 139.4; their errors 39.6 and 33.5.
        let general = anchor("pasaran", Level::General).unwrap();
        assert!((general.rating - 1821.1).abs() < 0.1, "{general:?}");
        assert!((general.deviation - (39.6_f64.powi(2) + 33.5_f64.powi(2)).sqrt()).abs() < 0.1, "{general:?}");
        let soldier = anchor("guerra1936", Level::Soldier).unwrap();
        assert!((soldier.rating - 1259.4).abs() < 0.1, "{soldier:?}");
        assert_eq!(soldier.deviation, SUREST);
    }
}
