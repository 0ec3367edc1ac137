//! Every game there is, in the order of the shelf. The only place in the project that lists them.

pub mod amanecer;
pub mod guerra1936;
pub mod pasaran;
pub mod peanas;
pub mod tactics2gm;

use frente_door::UnknownGame;
use frente_door::shelf::{self, AnyGame, GameBox, Shelf};
use frente_kernel::{Encode, Narrate};
use frente_search::Spec;
use frente_search::policy::{self, Policy, PolicyError};

/// Work to be done with a game's own types: the way in for code that must run at full speed.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does the work for `G`, which `S` puts on the shelf.
    fn visit<G: Narrate + Encode + Clone, S: Shelf<Game = G>>(self) -> Self::Out;
}

macro_rules! shelf {
    ($($game:ident),*) => {
        /// Every game of the house, in the order of the shelf.
        pub fn games() -> &'static [&'static dyn AnyGame] {
            static SHELF: &[&dyn AnyGame] = &[$(&GameBox::<$game::Entry>::new()),*];
            SHELF
        }

        /// Writes the TypeScript of what every game shows into the folder that `config` names.
        #[cfg(feature = "ts")]
        pub fn export(config: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
            $($game::export(config)?;)*
            Ok(())
        }

        /// Does work with the types of the game of that id.
        pub fn visit<V: Visit>(id: &str, work: V) -> Result<V::Out, UnknownGame> {
            match id {
                $(stringify!($game) => Ok(work.visit::<_, $game::Entry>()),)*
                _ => Err(shelf::unknown(games(), id)),
            }
        }
    };
}

shelf!(amanecer, guerra1936, pasaran, tactics2gm, peanas);

/// The game of that id.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    shelf::find(games(), id)
}

/// Why a policy was not loaded.
#[derive(Debug, thiserror::Error)]
pub enum Unloadable {
    /// It is for no game that is known here.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// It is no policy for its game.
    #[error(transparent)]
    Policy(#[from] PolicyError),
}

/// Loads a policy, a file's text, under a name: the bot that goes by `net:NAME`.
pub fn load_policy(name: &str, text: &str) -> Result<Spec, Unloadable> {
    struct Load<'a>(&'a str, &'a str);
    impl Visit for Load<'_> {
        type Out = Result<Spec, PolicyError>;
        fn visit<G: Narrate + Encode + Clone, S: Shelf<Game = G>>(self) -> Self::Out {
            policy::load::<G>(self.0, self.1).map(Spec::Net)
        }
    }
    Ok(visit(Policy::game_of(text).unwrap_or_default(), Load(name, text))??)
}
