//! A bot, how it searches and the network it judges by: `general`, `ismcts:400+narrow=5`, `ismcts:400@candidate.net`.

use super::command::SchoolError;
use frente_kernel::Schema;
use frente_minds::{Learned, Taught};
use frente_search::brain::Brain;
use frente_search::{Kind, Player, Spec, Tuning};
use std::fs;

/// A bot, changes to its search, and the network it judges by where it has one.
#[derive(Clone, Debug)]
pub struct Pupil {
    spec: Spec,
    tuning: Tuning,
    /// Whether its network also says what to try first.
    guided: bool,
    brain: Option<&'static Brain>,
}

impl Pupil {
    /// Reads a name: a bot, behind a `+` changes to its search, behind an `@` the file of a network, which says what to try
    /// first too where the bot is a `puct` or `policy` is named among the changes.
    pub fn read<G: Taught>(name: &str) -> Result<Pupil, SchoolError> {
        let (bot, file) = name.split_once('@').map_or((name, None), |(bot, file)| (bot, Some(file)));
        let (bot, changes) = bot.split_once('+').unwrap_or((bot, ""));
        let spec = bot.parse().map_err(SchoolError::Bot)?;
        let (policy, changes): (Vec<_>, Vec<_>) = changes.split(',').partition(|word| *word == "policy");
        let tuning = changes.join(",").parse().map_err(SchoolError::Usage)?;
        let guided = !policy.is_empty() || matches!(spec, Spec::Kind(Kind::Puct(_)));
        Ok(Pupil { spec, tuning, guided, brain: file.map(read_brain::<G>).transpose()? })
    }

    /// A player that decides by the network.
    pub fn player<G: Taught>(&self, seed: u64) -> Player<G> {
        match self.brain {
            Some(brain) => G::learned(self.spec, &self.tuning, Learned::new(brain, self.guided), seed),
            None => G::tuned(self.spec, &self.tuning, seed),
        }
    }
}

/// Reads a network, for as long as the program runs.
pub fn read_brain<G: Taught>(file: &str) -> Result<&'static Brain, SchoolError> {
    let bytes = fs::read(file).map_err(|error| SchoolError::File(file.to_owned(), error.to_string()))?;
    let (brain, _) = Brain::read(&bytes, &Schema::of::<G>())
        .map_err(|error| SchoolError::File(file.to_owned(), error.to_string()))?;
    Ok(Box::leak(Box::new(brain)))
}
