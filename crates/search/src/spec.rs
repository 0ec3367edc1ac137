//! How people name bots: a level (`3`, `sergeant`) or a kind with its budget (`ismcts:2000`, `flat:500ms`).
//!
//! These names stand in `--bots`, `--bot`, on the server and in records of measurements: they never change meaning
//! within a release, and an unknown one is refused with the list of those that exist.

use crate::policy::Net;
use crate::{Bot, Budget, Evaluator, Greedy, Instinct, Player, Random, Search, Style, Tuning};
use frente_kernel::Game;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The five strengths a person can choose from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks one action ahead and often not at all.
    Recruit,
    /// Looks one action ahead.
    Soldier,
    /// Searches a little.
    Sergeant,
    /// Searches longer than the sergeant.
    Captain,
    /// The strongest that decides within a second and a half.
    General,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 5] = [Level::Recruit, Level::Soldier, Level::Sergeant, Level::Captain, Level::General];

    /// The name of the level, as people type it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Recruit => "recruit",
            Level::Soldier => "soldier",
            Level::Sergeant => "sergeant",
            Level::Captain => "captain",
            Level::General => "general",
        }
    }

    /// Its number, 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The bot behind it where a game does not say otherwise.
    pub const fn usual(self) -> Kind {
        match self {
            Level::Recruit => Kind::Greedy { blunders: 400 },
            Level::Soldier => Kind::Greedy { blunders: 0 },
            Level::Sergeant => Kind::Ismcts(Budget::simulations(200)),
            Level::Captain => Kind::Ismcts(Budget::simulations(2_000)),
            Level::General => Kind::Ismcts(Budget { simulations: 60_000, milliseconds: Some(1_400) }),
        }
    }
}

/// A way of deciding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Chooses any legal action, each as likely as the next.
    Random,
    /// Takes what looks best at first sight, and so many times in a thousand anything.
    Instinct {
        /// Choices in a thousand made blindly.
        blunders: u32,
    },
    /// Looks one action ahead, and so many times in a thousand not at all.
    Greedy {
        /// Choices in a thousand made blindly.
        blunders: u32,
    },
    /// Playouts after each first action.
    Flat(Budget),
    /// Tree search over information sets.
    Ismcts(Budget),
    /// The same, guided by what the evaluator expects to be chosen: halving at the root, PUCT below it.
    Puct(Budget),
}

/// What somebody asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spec {
    /// A level, whatever the game puts behind it.
    Level(Level),
    /// The general of November 2026, kept as it was: the measure of every later claim.
    Veteran,
    /// A policy that was taught elsewhere and handed in ([`crate::policy`]).
    Net(Net),
    /// A way of deciding.
    Kind(Kind),
}

impl Spec {
    /// Whether its choices may depend on how fast the machine is.
    pub fn has_clock(self) -> bool {
        match self {
            Spec::Level(level) => level == Level::General,
            Spec::Veteran => true,
            Spec::Kind(Kind::Flat(budget) | Kind::Ismcts(budget) | Kind::Puct(budget)) => budget.milliseconds.is_some(),
            Spec::Net(_) | Spec::Kind(_) => false,
        }
    }

    /// The bot, where it plays `game`: a policy that was loaded plays the one it was taught.
    pub fn of_game(self, game: &str) -> Result<Spec, UnknownBot> {
        match self {
            Spec::Net(net) if net.game() != game => Err(UnknownBot(format!("{net} in {game}"))),
            _ => Ok(self),
        }
    }

    /// Seats the bot, with the evaluator of its game and a random stream of its own.
    pub fn player<G: Game, E: Evaluator<G>>(self, evaluator: E, seed: u64) -> Player<G> {
        self.player_on(evaluator, seed, 1)
    }

    /// Seats the bot with changes to how it searches.
    pub fn tuned<G: Game, E: Evaluator<G>>(self, evaluator: E, tuning: &Tuning, seed: u64) -> Player<G> {
        let style = tuning.of(self.style(&evaluator));
        self.seated(evaluator, style, seed)
    }

    /// Seats the bot on several threads, where it can use them.
    pub fn player_on<G: Game, E: Evaluator<G>>(self, evaluator: E, seed: u64, threads: u32) -> Player<G> {
        let style = Style { threads, ..self.style(&evaluator) };
        self.seated(evaluator, style, seed)
    }

    fn seated<G: Game, E: Evaluator<G>>(self, evaluator: E, style: Style, seed: u64) -> Player<G> {
        let curve = evaluator.curve();
        Player::new(self.kind(&evaluator).bot(evaluator, style), seed).judged_by(curve)
    }

    fn style<G: Game, E: Evaluator<G>>(self, evaluator: &E) -> Style {
        Style { sense: matches!(self, Spec::Level(_)), ..evaluator.style() }
    }

    fn kind<G: Game, E: Evaluator<G>>(self, evaluator: &E) -> Kind {
        match self {
            Spec::Level(level) => evaluator.level(level),
            Spec::Veteran => evaluator.veteran(),
            Spec::Net(net) => panic!("{net} is seated by policy::seat, for it reads facts"),
            Spec::Kind(kind) => kind,
        }
    }
}

impl Kind {
    fn bot<G: Game, E: Evaluator<G>>(self, evaluator: E, style: Style) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random),
            Kind::Instinct { blunders } => Box::new(Instinct::new(evaluator, blunders, style.sense)),
            Kind::Greedy { blunders } => Box::new(Greedy::new(evaluator, blunders, style.sense)),
            Kind::Flat(budget) => Box::new(Search::new(evaluator, budget, style.flat())),
            Kind::Ismcts(budget) => Box::new(Search::new(evaluator, budget, style)),
            Kind::Puct(budget) => Box::new(Search::new(evaluator, budget, style.guided())),
        }
    }
}

/// A name that no bot goes by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(transparent)]
#[error(
    "no bot is called \"{0}\": expected a level (1 to 5, or recruit, soldier, sergeant, captain, general), veteran, or random, \
     instinct, greedy, flat:N, ismcts:N, puct:N (N simulations, or milliseconds as in ismcts:500ms), or net:NAME of a policy \
     that was loaded"
)]
pub struct UnknownBot(pub String);

/// Simulations where a name says no number.
const USUAL_SIMULATIONS: u32 = 1_000;

impl FromStr for Spec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Spec, UnknownBot> {
        let unknown = || UnknownBot(text.to_owned());
        for level in Level::ALL {
            if text == level.name() || text == level.number().to_string() {
                return Ok(Spec::Level(level));
            }
        }
        let (kind, budget) = match text.split_once(':') {
            Some((kind, budget)) => (kind, Some(budget)),
            None => (text, None),
        };
        let number = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| text.parse().ok()).flatten().ok_or_else(unknown)
        };
        let limit = || match budget {
            None => Ok(Budget::simulations(USUAL_SIMULATIONS)),
            Some(text) => match text.strip_suffix("ms") {
                Some(milliseconds) => number(milliseconds).map(Budget::milliseconds),
                None => number(text).map(Budget::simulations),
            },
        };
        let kind = match (kind, budget) {
            ("veteran", None) => return Ok(Spec::Veteran),
            ("net", Some(name)) => return Net::of_name(name).map(Spec::Net).ok_or_else(unknown),
            ("random", None) => Kind::Random,
            ("instinct", None) => Kind::Instinct { blunders: 0 },
            ("greedy", None) => Kind::Greedy { blunders: 0 },
            ("flat", _) => Kind::Flat(limit()?),
            ("ismcts", _) => Kind::Ismcts(limit()?),
            ("puct", _) => Kind::Puct(limit()?),
            _ => return Err(unknown()),
        };
        Ok(Spec::Kind(kind))
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Level(level) => f.write_str(level.name()),
            Spec::Veteran => f.write_str("veteran"),
            Spec::Net(net) => net.fmt(f),
            Spec::Kind(Kind::Random) => f.write_str("random"),
            Spec::Kind(Kind::Instinct { .. }) => f.write_str("instinct"),
            Spec::Kind(Kind::Greedy { .. }) => f.write_str("greedy"),
            Spec::Kind(Kind::Flat(budget)) => write!(f, "flat:{budget}"),
            Spec::Kind(Kind::Ismcts(budget)) => write!(f, "ismcts:{budget}"),
            Spec::Kind(Kind::Puct(budget)) => write!(f, "puct:{budget}"),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.milliseconds {
            Some(milliseconds) => write!(f, "{milliseconds}ms"),
            None => self.simulations.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for name in [
            "recruit",
            "soldier",
            "sergeant",
            "captain",
            "general",
            "veteran",
            "random",
            "instinct",
            "greedy",
            "flat:20",
            "ismcts:9ms",
            "puct:40",
        ] {
            assert_eq!(name.parse::<Spec>().map(|spec| spec.to_string()), Ok(name.to_owned()));
        }
    }

    #[test]
    fn numbers_are_levels_and_budgets_have_units() {
        assert_eq!("1".parse(), Ok(Spec::Level(Level::Recruit)));
        assert_eq!("5".parse(), Ok(Spec::Level(Level::General)));
        assert_eq!("ismcts:2000".parse(), Ok(Spec::Kind(Kind::Ismcts(Budget::simulations(2000)))));
        assert_eq!("ismcts:500ms".parse(), Ok(Spec::Kind(Kind::Ismcts(Budget::milliseconds(500)))));
        assert_eq!("flat".parse(), Ok(Spec::Kind(Kind::Flat(Budget::simulations(1000)))));
    }

    #[test]
    fn strangers_are_refused_by_name() {
        for name in
            ["", "0", "6", "admiral", "General", "ismcts:", "ismcts:+5", "ismcts:5s", "random:3", "flat:99999999999"]
        {
            let refused = name.parse::<Spec>();
            assert_eq!(refused, Err(UnknownBot(name.to_owned())));
        }
        let sentence = UnknownBot("admiral".to_owned()).to_string();
        assert!(sentence.contains("\"admiral\"") && sentence.contains("general"), "{sentence}");
    }
}
