//! How far a count may stray.

/// Whether `count` of `draws` may come from a chance of `p`: within five standard deviations, and five more for the
/// long tail of rare things. A true coin fails this about once in ten million tries.
pub(crate) fn is_plausible(count: u32, draws: u32, p: f64) -> bool {
    let (count, draws) = (f64::from(count), f64::from(draws));
    (count - draws * p).abs() <= 5.0 * (draws * p * (1.0 - p)).max(0.0).sqrt() + 5.0
}

/// Whether two counts of `draws` each may come from the same chance.
pub(crate) fn are_alike(a: u32, b: u32, draws: u32) -> bool {
    let (a, b, draws) = (f64::from(a), f64::from(b), f64::from(draws));
    let p = (a + b) / (2.0 * draws);
    (a - b).abs() <= 5.0 * (2.0 * draws * p * (1.0 - p)).max(0.0).sqrt() + 5.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loaded_die_is_told_from_a_fair_one() {
        assert!(is_plausible(10_000, 60_000, 1.0 / 6.0));
        assert!(is_plausible(10_400, 60_000, 1.0 / 6.0));
        assert!(!is_plausible(10_500, 60_000, 1.0 / 6.0));
        assert!(!is_plausible(0, 600, 1.0 / 6.0));
        assert!(!is_plausible(10, 100_000, 0.0));
        assert!(are_alike(480, 520, 1000));
        assert!(!are_alike(350, 500, 1000));
    }
}
