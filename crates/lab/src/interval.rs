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

/// The rate of `successes` in `tries` and its 95 % Wilson interval.
pub fn wilson(successes: u64, tries: u64) -> Rate {
    if tries == 0 {
        return Rate { rate: 0.0, low: 0.0, high: 1.0 };
    }
    let (low, high) = frente_search::table::wilson(successes as f64, tries as f64);
    Rate { rate: successes as f64 / tries as f64, low, high }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Newcombe (1998), table I: 81 of 263 and 0 of 20.
    #[test]
    fn published_intervals() {
        let close = |a: f64, b: f64| (a - b).abs() < 5e-5;
        let some = wilson(81, 263);
        assert!(close(some.low, 0.2553) && close(some.high, 0.3662), "{some:?}");
        let none = wilson(0, 20);
        assert!(close(none.low, 0.0) && close(none.high, 0.1611), "{none:?}");
    }

    #[test]
    fn without_games_nothing_is_known() {
        assert_eq!(wilson(0, 0), Rate { rate: 0.0, low: 0.0, high: 1.0 });
    }
}
