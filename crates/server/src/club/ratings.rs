//! Ratings: Glicko-2, a figure for each game and side, each match a period of its own.

use super::anchors::Anchor;
use crate::moment::Millis;
pub use frente_catalog::told::Mark;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

/// A rating grows less sure with each of these without a match.
const WEEK: Millis = 7 * 86_400_000;

/// A rating is sure below this.
pub const SURE: f64 = 110.0;

/// Nobody rises further above a level by beating it.
const CEILING: f64 = 300.0;

/// Games in which both sides are the same: one figure stands for both.
pub const ALIKE: [&str; 1] = ["tactics2gm"];

/// The side a seat plays, as far as ratings tell sides apart.
pub fn side(game: &str, seat: u8) -> u8 {
    if ALIKE.contains(&game) { 0 } else { seat }
}

/// Somebody's rating at a game and side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// What Glicko-2 keeps of somebody.
    pub glicko: Glicko2Rating,
    /// How many rated matches it rests on.
    pub games: i64,
    /// When the last of them ended.
    pub last: Millis,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { glicko: Glicko2Rating::new(), games: 0, last: 0 }
    }
}

impl Rating {
    /// As it stands at `now`: less sure with every week without a match.
    pub fn at(self, now: Millis) -> Rating {
        // Whoever has been away for ten years is as unknown as anybody.
        let weeks = if self.games == 0 { 0 } else { ((now - self.last) / WEEK).clamp(0, 520) };
        Rating { glicko: (0..weeks).fold(self.glicko, |glicko, _| decay_deviation(&glicko)), ..self }
    }

    /// After a match that ended at `now`; `score` is 2 for a win, 1 for a draw, 0 for a loss.
    pub fn after(self, rival: Rival, score: i64, now: Millis) -> Rating {
        let own = self.at(now).glicko;
        let (against, ceiling) = match rival {
            Rival::Person(rating) => (rating.at(now).glicko, f64::INFINITY),
            Rival::Bot(anchor) => (
                Glicko2Rating { rating: anchor.rating, deviation: anchor.deviation, volatility: own.volatility },
                anchor.rating + CEILING,
            ),
        };
        let outcome = match score {
            2 => Outcomes::WIN,
            1 => Outcomes::DRAW,
            _ => Outcomes::LOSS,
        };
        let (mut next, _) = glicko2(&own, &against, &outcome, &Glicko2Config::new());
        next.rating = next.rating.min(ceiling.max(own.rating));
        Rating { glicko: next, games: self.games + 1, last: now }
    }
}

/// Whom somebody has played.
#[derive(Clone, Copy, Debug)]
pub enum Rival {
    /// A person, rated as they were before the match.
    Person(Rating),
    /// A bot, whose rating is fixed.
    Bot(Anchor),
}

/// The mark of somebody's sides together: their mean, the surer counting more.
pub fn mark(ratings: &[Rating], now: Millis) -> Option<Mark> {
    let (mut sum, mut weights) = (0.0_f64, 0.0_f64);
    let mut surest = f64::INFINITY;
    for rating in ratings {
        let Glicko2Rating { rating, deviation, .. } = rating.at(now).glicko;
        let weight = deviation.powi(-2);
        sum += rating * weight;
        weights += weight;
        surest = surest.min(deviation);
    }
    (weights > 0.0).then(|| Mark { rating: (sum / weights).round() as i64, sure: surest < SURE })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::anchors::anchor;
    use frente_search::Level;
    use skillratings::glicko2::glicko2_rating_period;

    /// The worked example of the paper that describes Glicko-2.
    #[test]
    fn the_published_example_comes_out() {
        let rated = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
        let met = [
            (rated(1400.0, 30.0), Outcomes::WIN),
            (rated(1550.0, 100.0), Outcomes::LOSS),
            (rated(1700.0, 300.0), Outcomes::LOSS),
        ];
        let after = glicko2_rating_period(&rated(1500.0, 200.0), &met, &Glicko2Config::new());
        assert!((after.rating - 1464.06).abs() < 0.02 && (after.deviation - 151.52).abs() < 0.02, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 1e-5);
    }

    #[test]
    fn a_rating_grows_unsure_with_the_weeks() {
        let mut rating = Rating::default();
        rating.glicko.deviation = 60.0;
        (rating.games, rating.last) = (40, 0);
        assert_eq!(rating.at(WEEK - 1), rating);
        let later = rating.at(4 * WEEK).glicko.deviation;
        assert!(later > 60.0 && later < 70.0, "{later}");
        assert!(rating.at(10_000 * WEEK).glicko.deviation <= 350.0);
        assert_eq!(Rating::default().at(WEEK * 9), Rating::default(), "nobody has forgotten anything");
    }

    #[test]
    fn whoever_wins_rises_and_nobody_rises_for_ever_by_beating_a_recruit() {
        let recruit = anchor("pasaran", Level::Recruit).unwrap();
        let mut rating = Rating::default();
        for game in 0..200 {
            rating = rating.after(Rival::Bot(recruit), 2, game);
        }
        assert!(rating.glicko.rating <= recruit.rating + CEILING + 1e-9 || rating.glicko.rating <= 1500.0);
        let above = Rating { glicko: Glicko2Rating { rating: 1900.0, ..rating.glicko }, ..rating };
        assert_eq!(above.after(Rival::Bot(recruit), 2, 300).glicko.rating, 1900.0, "who is above stays there");
        assert!(above.after(Rival::Bot(recruit), 0, 300).glicko.rating < 1900.0);
        let (one, two) = (Rating::default(), Rating::default());
        let (won, lost) = (one.after(Rival::Person(two), 2, 5), two.after(Rival::Person(one), 0, 5));
        assert!((won.glicko.rating + lost.glicko.rating - 3000.0).abs() < 1e-6);
        assert_eq!(one.after(Rival::Person(two), 1, 5).glicko.rating.round(), 1500.0);
    }

    #[test]
    fn a_mark_is_sure_once_a_side_is() {
        let side = |rating, deviation| Rating {
            glicko: Glicko2Rating { rating, deviation, volatility: 0.06 },
            games: 9,
            last: 0,
        };
        assert_eq!(mark(&[], 0), None);
        let both = mark(&[side(1600.0, 100.0), side(1400.0, 200.0)], 0).unwrap();
        assert_eq!(both, Mark { rating: 1560, sure: true });
        assert!(!mark(&[side(1600.0, 120.0)], 0).unwrap().sure);
    }
}
