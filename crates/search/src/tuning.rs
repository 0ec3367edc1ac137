//! Changes to a game's way of searching, by name: for measuring what another way is worth.

use crate::Style;
use std::str::FromStr;

/// What is changed, in the order it was named.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tuning(Vec<(Knob, f32)>);

/// A number of [`Style`] that can be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Knob {
    Exploration,
    Trust,
    First,
    Narrow,
    Widening,
    Depth,
    Halving,
    Puct,
    Sense,
}

impl Knob {
    const ALL: [(&'static str, Knob); 9] = [
        ("exploration", Knob::Exploration),
        ("trust", Knob::Trust),
        ("first", Knob::First),
        ("narrow", Knob::Narrow),
        ("widening", Knob::Widening),
        ("depth", Knob::Depth),
        ("halving", Knob::Halving),
        ("puct", Knob::Puct),
        ("sense", Knob::Sense),
    ];
}

impl Tuning {
    /// The style with these changes.
    #[must_use]
    pub fn of(&self, style: Style) -> Style {
        let mut style = style;
        for &(knob, value) in &self.0 {
            match knob {
                Knob::Exploration => style.exploration = value,
                Knob::Trust => style.trust = value,
                Knob::First => style.first = Some(value as u32),
                Knob::Narrow => style.narrow = value as u32,
                Knob::Widening => style.widening = value,
                Knob::Depth => style.depth = value as u32,
                Knob::Halving => style.halving = (value > 0.0).then_some(value as u32),
                Knob::Puct => style.puct = (value > 0.0).then_some(value),
                Knob::Sense => style.sense = value > 0.0,
            }
        }
        style
    }
}

impl FromStr for Tuning {
    type Err = String;

    /// Reads what stands behind a bot, as in `narrow=5,widening=0.5`.
    fn from_str(text: &str) -> Result<Tuning, String> {
        let one = |word: &str| {
            let (name, value) = word.split_once('=')?;
            let (_, knob) = Knob::ALL.iter().find(|(known, _)| *known == name)?;
            Some((*knob, value.parse::<f32>().ok().filter(|value| *value >= 0.0)?))
        };
        let wrong = |word: &str| {
            let names = Knob::ALL.map(|(name, _)| name).join(", ");
            format!("\"{word}\" changes nothing of a search: expected NAME=NUMBER with one of {names}")
        };
        let words = text.split(',').filter(|word| !word.is_empty());
        words.map(|word| one(word).ok_or_else(|| wrong(word))).collect::<Result<_, _>>().map(Tuning)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_is_changed_and_nothing_else() {
        let tuning: Tuning = "narrow=5,widening=0.25,halving=0,sense=1".parse().expect("four changes");
        let style = tuning.of(Style::default().guided());
        assert_eq!(style, Style { narrow: 5, widening: 0.25, halving: None, sense: true, ..Style::default().guided() });
        assert_eq!("".parse::<Tuning>().map(|none| none.of(style)), Ok(style));
        for word in ["narrow", "wide=4", "narrow=few", "trust=-1"] {
            let refused = word.parse::<Tuning>().expect_err("no change");
            assert!(refused.contains(word) && refused.contains("exploration"), "{refused}");
        }
    }
}
