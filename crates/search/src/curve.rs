//! From what a bot expects to how often such positions are won: bots that choose well may still be too sure, or not sure enough.

use frente_kernel::Seat;

/// A line through the logits of what a bot expects, fitted to games it played (`frente-school calibrate`).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// What a logit is multiplied by.
    pub slope: f32,
    /// What is then added for the first side, and taken from the second.
    pub shift: f32,
}

impl Curve {
    /// Chances as they are said.
    pub const PLAIN: Curve = Curve { slope: 1.0, shift: 0.0 };

    /// How often a seat wins that expects so much. Seats of the first side have even numbers.
    pub fn chance(self, seat: Seat, value: f32) -> f64 {
        let value = f64::from(value).clamp(1e-3, 1.0 - 1e-3);
        let shift = if seat.0.is_multiple_of(2) { self.shift } else { -self.shift };
        let logit = f64::from(self.slope) * (value / (1.0 - value)).ln() + f64::from(shift);
        1.0 / (1.0 + (-logit).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_even_between_the_sides() {
        let curve = Curve { slope: 0.5, shift: 0.2 };
        for value in [0.0, 0.1, 0.5, 0.93, 1.0] {
            assert!((curve.chance(Seat(0), value) + curve.chance(Seat(1), 1.0 - value) - 1.0).abs() < 1e-6);
        }
        assert!((Curve::PLAIN.chance(Seat(0), 0.3) - 0.3).abs() < 1e-6);
        assert!(curve.chance(Seat(0), 0.9) < 0.9 && curve.chance(Seat(0), 0.5) > 0.5);
    }
}
