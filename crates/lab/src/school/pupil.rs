//! A bot with the network it judges by: `general`, `ismcts:400`, `ismcts:400@candidate.net`.

use super::command::SchoolError;
use frente_kernel::Schema;
use frente_minds::Taught;
use frente_search::brain::Brain;
use frente_search::{Kind, Player, Spec};
use std::fs;

/// A bot, and the network it judges by where it has one.
#[derive(Clone, Copy, Debug)]
pub struct Pupil {
    spec: Spec,
    brain: Option<&'static Brain>,
}

impl Pupil {
    /// Reads a name: a bot, and behind an `@` the file of a network.
    pub fn read<G: Taught>(name: &str) -> Result<Pupil, SchoolError> {
        let (bot, file) = name.split_once('@').map_or((name, None), |(bot, file)| (bot, Some(file)));
        let spec = bot.parse().map_err(SchoolError::Bot)?;
        let brain = file.map(read_brain::<G>).transpose()?;
        Ok(Pupil { spec, brain })
    }

    /// A bot that judges by a network at hand.
    pub fn with(spec: Spec, brain: Option<&'static Brain>) -> Pupil {
        Pupil { spec, brain }
    }

    /// Seats it.
    pub fn player<G: Taught>(self, seed: u64) -> Player<G> {
        match self.brain {
            Some(brain) => {
                let guided = matches!(self.spec, Spec::Kind(Kind::Puct(_)));
                G::learned(self.spec, brain, guided, seed)
            }
            None => G::player(self.spec, seed),
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
