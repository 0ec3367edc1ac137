//! Who sits where.

use crate::ids::UserId;
use frente_catalog::lists::Laid;
use frente_kernel::Seat;
use frente_search::Level;

/// Who sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, at a screen of his own.
    Human(UserId),
    /// A second person at the screen of this one, who acts for both.
    Local(UserId),
    /// A bot of this level.
    Bot(Level),
    /// The seat waits for somebody.
    Open,
}

/// A chair and the name on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// As others see him; "" where nobody sits.
    pub name: String,
    /// What the seat gave to the dice; "" where it gave nothing.
    pub salt: String,
    /// The list it brings, until the match begins: nobody else is told.
    pub list: Option<Laid>,
}

impl Chair {
    /// The kind, as the API and the database name it.
    pub fn kind(&self) -> &'static str {
        match self.sitter {
            Sitter::Human(_) => "human",
            Sitter::Local(_) => "local",
            Sitter::Bot(_) => "bot",
            Sitter::Open => "open",
        }
    }

    /// The person who acts for it.
    pub fn user(&self) -> Option<UserId> {
        match self.sitter {
            Sitter::Human(user) | Sitter::Local(user) => Some(user),
            _ => None,
        }
    }

    /// The bot's level.
    pub fn level(&self) -> Option<Level> {
        match self.sitter {
            Sitter::Bot(level) => Some(level),
            _ => None,
        }
    }
}

/// The level of that name.
pub fn level(name: &str) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level.name() == name)
}

/// The seats `user` acts for.
pub fn seats_of(chairs: &[Chair], user: UserId) -> impl Iterator<Item = Seat> {
    let own = move |(seat, chair): (u8, &Chair)| (chair.user() == Some(user)).then_some(Seat(seat));
    (0..).zip(chairs).filter_map(own)
}
