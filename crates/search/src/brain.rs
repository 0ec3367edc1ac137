//! A small network of whole numbers over the facts of a game: the same bits on every machine, native and in the browser.
//!
//! ```text
//! facts ─ sum of rows ×128 ─ clip ─ 32 ─ clip ─┬ chance of the first side (a hand-made score may be added)
//!                                              └ mixed with the sum of an action's rows ×32 ─ clip ─ how good it looks
//! ```
//! Sums are kept in 1/256, what goes from one layer to the next is clipped to 0..=255, and answers are logits in 1/4096.
//! Only facts that were ever met have a row. [`mod@file`] reads and writes one, [`fit`] teaches one.

pub mod file;
pub mod fit;

/// Width of the first layer.
pub const WIDE: usize = 128;
/// Width of the second.
pub const NARROW: usize = 32;
/// What a sum of 1 is kept as.
pub const ONE: i32 = 256;
/// What a logit of 1 is kept as.
pub const LOGIT: i32 = 4096;
/// What goes from one layer to the next is at most this.
const MOST: i16 = ONE as i16 - 1;

/// The rows of a first layer: one for each fact that was ever met.
#[derive(Clone, PartialEq, Debug)]
pub struct Rows<const N: usize> {
    /// The row of each fact; facts nobody has met share the last, which adds nothing.
    place: Vec<u16>,
    rows: Vec<[i16; N]>,
    bias: [i16; N],
}

impl<const N: usize> Rows<N> {
    /// Sums in the order of the facts, which are sorted; none goes beyond what sixteen bits hold.
    #[inline]
    fn sum(&self, facts: &[u16]) -> [i16; N] {
        let mut sum = self.bias;
        for fact in facts {
            let row = &self.rows[usize::from(self.place[usize::from(*fact)])];
            for (sum, weight) in sum.iter_mut().zip(row) {
                *sum = sum.saturating_add(*weight);
            }
        }
        sum
    }
}

/// The weights of a network.
#[derive(Clone, PartialEq, Debug)]
pub struct Brain {
    /// The schema it was taught with, as text.
    schema: String,
    facts: Rows<WIDE>,
    second: Vec<[i16; WIDE]>,
    second_bias: [i32; NARROW],
    win: [i16; NARROW],
    win_bias: i32,
    /// How much the hand-made score counts, in 1/256.
    hand: i32,
    actions: Rows<NARROW>,
    /// From what is thought of the position to what is thought of an action.
    mix: Vec<[i16; NARROW]>,
    policy: [i16; NARROW],
}

/// What a network thinks of a position, before it is asked anything.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    narrow: [i16; NARROW],
}

#[inline]
fn clip<const N: usize>(sum: &[i16; N]) -> [i16; N] {
    sum.map(|sum| sum.clamp(0, MOST))
}

#[inline]
fn dot<const N: usize>(a: &[i16; N], b: &[i16; N]) -> i32 {
    a.iter().zip(b).map(|(a, b)| i32::from(*a) * i32::from(*b)).sum()
}

impl Brain {
    /// Thinks of a position by its facts.
    pub fn think(&self, facts: &[u16]) -> Thought {
        let wide = clip(&self.facts.sum(facts));
        let sum = std::array::from_fn(|n| (self.second_bias[n] + dot(&wide, &self.second[n])) / ONE);
        Thought { narrow: sum.map(|sum: i32| sum.clamp(0, i32::from(MOST)) as i16) }
    }

    /// The logit of the first side's chance; `hand` is the logit of the hand-made score.
    pub fn win(&self, thought: &Thought, hand: i32) -> i32 {
        let hand = i64::from(hand) * i64::from(self.hand) / i64::from(ONE);
        (self.win_bias + dot(&thought.narrow, &self.win)) / (ONE * ONE / LOGIT) + hand as i32
    }

    /// The logit of an action among its neighbours, by its facts.
    pub fn policy(&self, thought: &Thought, action_facts: &[u16]) -> i32 {
        let mut sum = self.actions.sum(action_facts);
        for (sum, weights) in sum.iter_mut().zip(&self.mix) {
            *sum = sum.saturating_add((dot(&thought.narrow, weights) / ONE) as i16);
        }
        dot(&clip(&sum), &self.policy) / (ONE * ONE / LOGIT)
    }

    /// How much the hand-made score counts beside what the network found by itself.
    pub fn trust_in_hand(&self) -> f32 {
        self.hand as f32 / ONE as f32
    }
}

/// Entries of the table of the logistic curve, for logits from −8 to 8.
const CURVE: usize = 4096;

/// The chance a logit stands for, 0 to 1.
#[inline]
pub fn chance(logit: i32) -> f32 {
    static TABLE: std::sync::LazyLock<Vec<f32>> = std::sync::LazyLock::new(|| (0..CURVE).map(curve).collect());
    let at = (logit + 8 * LOGIT) / (16 * LOGIT / CURVE as i32);
    TABLE[at.clamp(0, CURVE as i32 - 1) as usize]
}

/// The logistic curve by sums, products and quotients alone, which are the same everywhere.
fn curve(at: usize) -> f32 {
    let x = (at as f64 + 0.5) * 16.0 / CURVE as f64 - 8.0;
    // e to the power x, as the 1024th power of a short series.
    let small = x / 1024.0;
    let mut power = 1.0 + small * (1.0 + small * (0.5 + small * (1.0 / 6.0 + small / 24.0)));
    for _ in 0..10 {
        power *= power;
    }
    (power / (1.0 + power)) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_is_the_logistic_one() {
        for (logit, wanted) in [(0, 0.5), (LOGIT, 0.731_06), (-3 * LOGIT, 0.047_43), (100 * LOGIT, 0.999_66)] {
            assert!((chance(logit) - wanted).abs() < 1e-3, "{logit}: {}", chance(logit));
        }
        assert!(chance(20) + chance(-20) > 0.999);
    }
}
