//! What a seat may choose and what chance may bring: the whole vocabulary, one verb and at most one noun each.

use crate::ids::{Card, Chit, Kind, Place, Unit};
use frente_kernel::Key;
pub use frente_kernel::vocabulary::UnknownNotation;
use std::fmt;
use std::str::FromStr;

/// A face of the die, 1 to 6.
pub type Face = u8;

macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident $(($noun:ident))? = $text:literal),+ $(,)?) => {
        /// What a seat may choose. Declared in the order of the list of legal actions.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Action { $($(#[$doc])* $name $(($noun))?),+ }

        /// What is done, without to whom.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub(crate) enum Verb { $($name),+ }

        impl Verb {
            /// All of them, in order.
            pub const ALL: [Verb; [$($text),+].len()] = [$(Verb::$name),+];

            /// The action of that noun.
            #[inline]
            pub fn action(self, number: u8) -> Action {
                match self { $(Verb::$name => actions!(@make number, $name $(($noun))?)),+ }
            }

            pub const fn text(self) -> &'static str {
                match self { $(Verb::$name => $text),+ }
            }
        }

        impl Action {
            /// What it does and to whom; 0 where there is no noun.
            #[inline]
            pub(crate) fn parts(self) -> (Verb, u8) {
                match self { $(actions!(@pattern noun, $name $(($noun))?) => (Verb::$name, actions!(@number noun $(, $noun)?))),+ }
            }
        }

        impl fmt::Display for Action {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.parts().0.text())?;
                match self { $(actions!(@pattern noun, $name $(($noun))?) => actions!(@show f noun $(, $noun)?)),+ }
            }
        }

        impl FromStr for Action {
            type Err = UnknownNotation;
            fn from_str(text: &str) -> Result<Action, UnknownNotation> {
                let (verb, noun) = text.split_once(' ').unwrap_or((text, ""));
                match verb {
                    $($text => actions!(@read noun, $name $(($noun))?),)+
                    _ => Err(UnknownNotation),
                }
            }
        }
    };
    (@make $number:ident, $name:ident) => { Action::$name };
    (@make $number:ident, $name:ident($noun:ident)) => { Action::$name(<$noun as Key>::at(usize::from($number))) };
    (@pattern $n:ident, $name:ident) => { Action::$name };
    (@pattern $n:ident, $name:ident($noun:ident)) => { Action::$name($n) };
    (@number $n:ident) => { 0 };
    (@number $n:ident, $noun:ident) => { Key::place($n) as u8 };
    (@show $f:ident $n:ident) => { Ok(()) };
    (@show $f:ident $n:ident, $noun:ident) => { write!($f, " {}", $n) };
    (@read $text:ident, $name:ident) => {
        if $text.is_empty() { Ok(Action::$name) } else { Err(UnknownNotation) }
    };
    (@read $text:ident, $name:ident($noun:ident)) => {
        $text.parse().map(Action::$name).map_err(|_| UnknownNotation)
    };
}

actions! {
    /// Does no more here; lets things run.
    Pass = "pass",
    /// Chooses a counter.
    Pick(Unit) = "pick",
    /// Chooses where the counter in hand goes, or which place is meant.
    To(Place) = "to",
    /// §6.1: sends a counter by rail.
    Rail(Unit) = "rail",
    /// §6.1-sea: sends a counter by sea.
    Ship(Unit) = "ship",
    /// §7.2: plays a card.
    Play(Card) = "play",
    /// §C-annulment: cancels a card in force.
    Annul(Card) = "annul",
    /// §4.1: takes a card into the hand before the shuffle.
    Take(Card) = "take",
    /// §7.2: buys a drawn card.
    Buy(Card) = "buy",
    /// §7.2: lays a drawn card under the pile first.
    Under(Card) = "under",
    /// §7.3: builds a unit.
    Build(Kind) = "build",
    /// §7.3.2: repairs a unit.
    Repair(Unit) = "repair",
    /// §7.3.1: rebuilds an eliminated headquarters.
    Rebuild(Unit) = "rebuild",
    /// §9.1: makes one unit of two.
    Regroup(Unit) = "regroup",
    /// §9.4: begins a trench.
    Entrench(Unit) = "entrench",
    /// §9.4: takes a trench up.
    Dismantle(Place) = "dismantle",
    /// §9.2: lays a counter on top of its stack.
    Show(Unit) = "show",
    /// §6.4.5: announces an attack on a city.
    Assault(Place) = "assault",
    /// §6.4.5-siege: announces a siege.
    Besiege(Place) = "besiege",
    /// §6.4.1: fights this battle, or resolves this siege, next.
    Fight(Place) = "fight",
    /// §6.4.3-shift: moves a unit to the other segment.
    Shift(Unit) = "shift",
    /// §6.4.7: lets a unit take a hit.
    Lose(Unit) = "lose",
    /// §9.4: lets a trench take a hit.
    LoseTrench = "lose-trench",
    /// §6.4.8: the whole force retreats.
    Retreat = "retreat",
    /// §6.4.8: withdraws an aircraft.
    Fly(Unit) = "fly",
    /// §9.5: plays a drawn chit.
    Chit(Chit) = "chit",
    /// §9.5: cancels a revealed enemy chit.
    Cancel(Chit) = "cancel",
    /// §9.3: acts first.
    First = "first",
    /// §9.3: acts second.
    Second = "second",
}

/// What chance may bring: one die, one card, one chit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// A throw of the die.
    Die(Face),
    /// A card nobody has placed.
    Card(Card),
    /// A chit out of the cup.
    Chit(Chit),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Die(face) => write!(f, "die {face}"),
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Chit(chit) => write!(f, "chit {chit}"),
        }
    }
}

impl FromStr for Chance {
    type Err = UnknownNotation;
    fn from_str(text: &str) -> Result<Chance, UnknownNotation> {
        let (kind, name) = text.split_once(' ').ok_or(UnknownNotation)?;
        match (kind, name) {
            ("die", "1" | "2" | "3" | "4" | "5" | "6") => Ok(Chance::Die(name.as_bytes()[0] - b'0')),
            ("card", name) => name.parse().map(Chance::Card).map_err(|_| UnknownNotation),
            ("chit", name) => name.parse().map(Chance::Chit).map_err(|_| UnknownNotation),
            _ => Err(UnknownNotation),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_takes_eight_bytes_at_most() {
        assert!(size_of::<Action>() <= 2);
        assert!(size_of::<Chance>() <= 2);
    }

    #[test]
    fn notations_read_back_and_follow_the_order() {
        let mut all = Vec::new();
        for verb in Verb::ALL {
            for number in 0..13 {
                let action = verb.action(number);
                if action.parts() == (verb, number) {
                    all.push(action);
                }
            }
        }
        assert!(all.is_sorted());
        for action in all {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for wrong in ["", "pass x", "to", "to francia", "pick n-i2", "die 7", "lose-trench 1"] {
            assert_eq!(wrong.parse::<Action>(), Err(UnknownNotation), "{wrong}");
        }
        for chance in [Chance::Die(3), Chance::Card(Card::Ju52), Chance::Chit(Chit::Elan)] {
            assert_eq!(chance.to_string().parse(), Ok(chance));
        }
    }
}
