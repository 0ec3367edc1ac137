//! How sure a rate is: the Wilson score interval, which stays sensible near 0 and 1 and with few games.

use serde::Serialize;

/// A rate with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// Successes over tries.
    pub rate: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// 95 % of a normal distribution lie within so many σ.
const Z: f64 = 1.959_963_984_540_054;

/// The rate of `won` in `games`, a draw counting a half, and its 95 % Wilson interval. Without games nothing is known.
pub fn wilson(won: f64, games: f64) -> Rate {
    if games == 0.0 {
        return Rate { rate: 0.0, low: 0.0, high: 1.0 };
    }
    let rate = won / games;
    let middle = rate + Z * Z / (2.0 * games);
    let reach = Z * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    Rate { rate, low: ((middle - reach) / scale).max(0.0), high: ((middle + reach) / scale).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Newcombe (1998), table I: 81 of 263 and 0 of 20.
    #[test]
    fn published_intervals() {
        let close = |a: f64, b: f64| (a - b).abs() < 5e-5;
        let some = wilson(81.0, 263.0);
        assert!(close(some.low, 0.2553) && close(some.high, 0.3662), "{some:?}");
        let none = wilson(0.0, 20.0);
        assert!(close(none.low, 0.0) && close(none.high, 0.1611), "{none:?}");
    }

    #[test]
    fn without_games_nothing_is_known() {
        assert_eq!(wilson(0.0, 0.0), Rate { rate: 0.0, low: 0.0, high: 1.0 });
    }
}
