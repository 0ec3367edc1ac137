//! How the result of an attack comes about: what each rule that had a say added or took (§6.2.7, §6.3.3, §7.5, §9.3).
//!
//! The rules reckon with a [`Sum`], and the log shows the same one: there is no second account.

use frente_kernel::Message;
use frente_kernel::vocabulary::Sample;
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::fmt;

/// How a part of a sum is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// It only ever adds.
    Adds,
    /// It only ever takes away: its size is told.
    Takes,
    /// It may do either: what it adds and what it takes are told apart.
    Either(&'static str),
}

macro_rules! parts {
    ($($(#[$doc:meta])* $part:ident = $word:literal, $sign:expr;)+) => {
        /// A part of a sum: the rule that adds or takes.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Part { $($(#[$doc])* $part,)+ }

        impl Part {
            /// Every part, in the order in which it is told.
            pub const ALL: [Part; PARTS] = [$(Part::$part),+];

            /// Its name among the arguments of a message.
            pub const fn word(self) -> &'static str {
                match self { $(Part::$part => $word),+ }
            }

            const fn sign(self) -> Sign {
                match self { $(Part::$part => $sign),+ }
            }
        }

        /// How many parts there are.
        const PARTS: usize = [$($word),+].len();
    };
}

parts! {
    /// §6.2.1: D of the weapon in its band, or the Daño of a blow (§9.3).
    D = "d", Sign::Adds;
    /// §6.2.3: a quick shot has half of its D.
    Halved = "halved", Sign::Takes;
    /// §5.5: the dice of the order, quality and events included.
    Order = "order", Sign::Either("order-less");
    /// §3-double-fire: one of two shots.
    Double = "double", Sign::Takes;
    /// §6.4.3: under fire.
    UnderFire = "under-fire", Sign::Takes;
    /// §6.1: turned to fire.
    Turned = "turned", Sign::Takes;
    /// §6.2.4: fewer than half of its stands see the target.
    Limited = "limited", Sign::Takes;
    /// §14.7: through dispersed smoke.
    Haze = "haze", Sign::Takes;
    /// §3-loopholes: from inside a vehicle.
    Loopholes = "loopholes", Sign::Takes;
    /// The shot is aimed (§6.2.2).
    Aimed = "aimed", Sign::Adds;
    /// §6.4.1: a small target.
    Small = "small", Sign::Takes;
    /// §6.4.2: the target lies down.
    Prone = "prone", Sign::Takes;
    /// §6.2.4: into the flank or the rear.
    Side = "side", Sign::Adds;
    /// §6.3.3: the target has moved.
    Moved = "moved", Sign::Takes;
    /// §6.3.3: the target is partly hidden.
    Hidden = "hidden", Sign::Takes;
    /// §6.3.3: the target is hull down.
    HullDown = "hull-down", Sign::Takes;
    /// §6.2.8: armour-piercing ammunition, against what it is made for or not.
    Piercing = "piercing", Sign::Either("piercing-less");
    /// §8.4.2: the covers on the way.
    Cover = "cover", Sign::Takes;
    /// §6.2.6: the ammunition against those covers.
    Ammunition = "ammunition", Sign::Takes;
    /// §8.3: what the covers have lost.
    Worn = "worn", Sign::Adds;
    /// §6.3.3: the armour of the side that is hit, or the shield of a gun.
    Armour = "armour", Sign::Takes;
    /// §5.4.1: the target has taken cover.
    TakenCover = "taken-cover", Sign::Takes;
    /// §3-helmets: the target wears helmets.
    Helmets = "helmets", Sign::Takes;
    /// §16.3: bombs that fall into a wood.
    Canopy = "canopy", Sign::Takes;
    /// §9.3: the rules for assaults of the side that strikes.
    Bonus = "bonus", Sign::Adds;
    /// §9.3: own stands in contact less those of the enemy.
    Stands = "stands", Sign::Either("stands-less");
    /// §9.3: the side that strikes is pinned.
    Pinned = "pinned", Sign::Takes;
    /// §9.3: the defence of the target, its rules for assaults included.
    Defence = "defence", Sign::Takes;
}

impl Part {
    /// The parts of a shot.
    pub(crate) fn of_shot() -> impl Iterator<Item = Part> {
        Part::ALL.into_iter().filter(|part| !matches!(part, Part::Helmets | Part::Canopy) && !part.is_of_blow())
    }

    /// The parts of shells and bombs.
    pub(crate) fn of_burst() -> impl Iterator<Item = Part> {
        use Part::{Ammunition, Armour, Canopy, Cover, D, Helmets, Order, Prone, Small, TakenCover, Worn};
        [D, Order, Canopy, Prone, Helmets, Small, Cover, Ammunition, Worn, Armour, TakenCover].into_iter()
    }

    /// The parts of a blow.
    pub(crate) fn of_blow() -> impl Iterator<Item = Part> {
        let shared = [Part::D, Part::Order, Part::Armour].into_iter();
        shared.chain(Part::ALL.into_iter().filter(|part| part.is_of_blow()))
    }

    const fn is_of_blow(self) -> bool {
        matches!(self, Part::Bonus | Part::Stands | Part::Pinned | Part::Defence)
    }
}

/// The parts an attack is reckoned from.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Sum([i8; PARTS]);

impl Sum {
    /// Adds so much for a rule.
    #[inline]
    pub(crate) fn add(&mut self, part: Part, value: i8) {
        self.0[part as usize] += value;
    }

    /// What a rule added or took.
    pub const fn part(&self, part: Part) -> i8 {
        self.0[part as usize]
    }

    /// What it comes to.
    #[inline]
    pub fn total(&self) -> i8 {
        self.0.iter().sum()
    }

    /// The message with these parts as its arguments.
    pub(crate) fn told(&self, message: Message, parts: impl Iterator<Item = Part>) -> Message {
        parts.fold(message, |message, part| {
            let value = self.part(part);
            match part.sign() {
                Sign::Adds => message.int(part.word(), value),
                Sign::Takes => message.int(part.word(), -value),
                Sign::Either(less) => message.int(part.word(), value.max(0)).int(less, (-value).max(0)),
            }
        })
    }
}

impl fmt::Debug for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = Part::ALL.into_iter().filter(|part| self.part(*part) != 0);
        f.debug_map().entries(parts.map(|part| (part, self.part(part)))).finish()
    }
}

impl Serialize for Sum {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for part in Part::ALL.into_iter().filter(|part| self.part(*part) != 0) {
            map.serialize_entry(part.word(), &self.part(part))?;
        }
        map.end()
    }
}

impl Sample for Sum {
    fn sample() -> Sum {
        Sum::default()
    }
}
