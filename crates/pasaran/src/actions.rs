//! The whole vocabulary: what a seat may choose and what chance may bring, one verb and at most one noun each, and what the
//! log tells ([`Event`]).

mod events;

pub use events::{Claim, Ending, Event, Eviction, Fate, Idle, Mode, Segment, SiegeEnd, Sky, Sum, Veil};

use crate::ids::{Card, Chit, Kind, Place, Unit};
use frente_kernel::Key;

/// A face of the die, 1 to 6.
pub type Face = u8;

/// Writes the vocabulary of actions, and the verbs beside it: an action without its noun, and with it as a number. A menu keeps a
/// word of bits a verb, one bit a noun.
macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident $(($field:ident: $noun:ident))? = $word:literal, $notation:literal, $rule:literal;)+) => {
        frente_kernel::vocabulary! {
            /// What a seat may choose. Declared in the order of the list of legal actions.
            pub enum Action { $($(#[$doc])* $name $(($field: $noun))? = $word, $notation, $rule;)+ }
        }

        /// What is done, without to whom.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub(crate) enum Verb { $($name),+ }

        impl Verb {
            /// The action whose noun has that number.
            #[inline]
            pub fn action(self, number: u8) -> Action {
                match self { $(Verb::$name => Action::$name $((<$noun as Key>::at(usize::from(number))))?),+ }
            }
        }

        impl Action {
            /// What it does, and the number of what it does it to; 0 where there is no noun.
            #[inline]
            pub(crate) fn parts(self) -> (Verb, u8) {
                match self { $(Action::$name $(($field))? => (Verb::$name, 0 $(+ Key::place($field) as u8)?)),+ }
            }
        }
    };
}

actions! {
    /// Does no more here; lets things run.
    Pass = "pass", "pass", "5.0";
    /// Chooses a counter.
    Pick(unit: Unit) = "pick", "pick {unit}", "5.0";
    /// Chooses where the counter in hand goes, or which place is meant.
    To(place: Place) = "to", "to {place}", "5.0";
    /// §6.1: sends a counter by rail.
    Rail(unit: Unit) = "rail", "rail {unit}", "6.1";
    /// §6.1-sea: sends a counter by sea.
    Ship(unit: Unit) = "ship", "ship {unit}", "6.1-sea";
    /// §7.2: plays a card.
    Play(card: Card) = "play", "play {card}", "7.2";
    /// §C-annulment: cancels a card in force.
    Annul(card: Card) = "annul", "annul {card}", "C-annulment";
    /// §4.1: takes a card into the hand before the shuffle.
    Take(card: Card) = "take", "take {card}", "4.1";
    /// §7.2: buys a drawn card.
    Buy(card: Card) = "buy", "buy {card}", "7.2";
    /// §7.2: lays a drawn card under the pile first.
    Under(card: Card) = "under", "under {card}", "7.2";
    /// §7.3: builds a unit.
    Build(kind: Kind) = "build", "build {kind}", "7.3";
    /// §7.3.2: repairs a unit.
    Repair(unit: Unit) = "repair", "repair {unit}", "7.3.2";
    /// §7.3.1: rebuilds an eliminated headquarters.
    Rebuild(unit: Unit) = "rebuild", "rebuild {unit}", "7.3.1";
    /// §9.1: makes one unit of two.
    Regroup(unit: Unit) = "regroup", "regroup {unit}", "9.1";
    /// §9.4: begins a trench.
    Entrench(unit: Unit) = "entrench", "entrench {unit}", "9.4";
    /// §9.4: takes a trench up.
    Dismantle(place: Place) = "dismantle", "dismantle {place}", "9.4";
    /// §9.2: lays a counter on top of its stack.
    Show(unit: Unit) = "show", "show {unit}", "9.2";
    /// §6.4.5: announces an attack on a city.
    Assault(place: Place) = "assault", "assault {place}", "6.4.5";
    /// §6.4.5-siege: announces a siege.
    Besiege(place: Place) = "besiege", "besiege {place}", "6.4.5-siege";
    /// §6.4.1: fights this battle, or resolves this siege, next.
    Fight(place: Place) = "fight", "fight {place}", "6.4.1";
    /// §6.4.3-shift: moves a unit to the other segment.
    Shift(unit: Unit) = "shift", "shift {unit}", "6.4.3-shift";
    /// §6.4.7: lets a unit take a hit.
    Lose(unit: Unit) = "lose", "lose {unit}", "6.4.7";
    /// §9.4: lets a trench take a hit.
    LoseTrench = "lose-trench", "lose-trench", "9.4";
    /// §6.4.8: the whole force retreats.
    Retreat = "retreat", "retreat", "6.4.8";
    /// §6.4.8: withdraws an aircraft.
    Fly(unit: Unit) = "fly", "fly {unit}", "6.4.8";
    /// §9.5: plays a drawn chit.
    Chit(chit: Chit) = "chit", "chit {chit}", "9.5";
    /// §9.5: cancels a revealed enemy chit.
    Cancel(chit: Chit) = "cancel", "cancel {chit}", "9.5";
    /// §9.3: acts first.
    First = "first", "first", "9.3";
    /// §9.3: acts second.
    Second = "second", "second", "9.3";
}

frente_kernel::vocabulary! {
    /// What chance may bring: one die, one card, one chit.
    pub enum Chance {
        /// A throw of the die.
        Die(face: Face) = "die", "die {face}", "6.4.1", if (1..=6).contains(&face);
        /// A card nobody has placed.
        Card(card: Card) = "card", "card {card}", "7.2";
        /// A chit out of the cup.
        Chit(chit: Chit) = "chit", "chit {chit}", "9.5";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use frente_kernel::vocabulary::UnknownNotation;

    #[test]
    fn an_action_takes_eight_bytes_at_most() {
        assert!(size_of::<Action>() <= 2);
        assert!(size_of::<Chance>() <= 2);
    }

    #[test]
    fn notations_read_back_and_follow_the_order() {
        let mut all = Vec::new();
        for (verb, _) in Action::samples().into_iter().map(Action::parts) {
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
