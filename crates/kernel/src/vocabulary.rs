//! The vocabulary of a game, each word once: [`vocabulary!`](crate::vocabulary!) for what is chosen and what chance brings,
//! with one template to write and to read it, and [`events!`](crate::events!) for what the log tells.

use std::fmt::Display;

/// Text that is not the notation of anything a game knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a notation of this game")]
pub struct UnknownNotation;

/// A type of a field of actions and events, with a value that stands for all in the list of messages.
pub trait Sample {
    /// Any value of the type.
    fn sample() -> Self;
}

macro_rules! samples {
    ($($number:ty),+) => { $(
        impl Sample for $number {
            fn sample() -> $number {
                1
            }
        }
    )+ };
}

samples!(u8, u16, u32, i8, i16, i32);

impl<T: Sample> Sample for Option<T> {
    fn sample() -> Option<T> {
        Some(T::sample())
    }
}

/// Reads `text` by a template such as `offensive {front} with trains`: each word in braces stands for one word of the text
/// and is handed to `take` in order. Returns whether the text fits.
pub fn fits<'t>(template: &str, text: &'t str, mut take: impl FnMut(&'t str) -> bool) -> bool {
    let mut words = text.split(' ');
    for expected in template.split(' ') {
        let Some(word) = words.next() else { return false };
        let reads = if expected.starts_with('{') { take(word) } else { word == expected };
        if !reads {
            return false;
        }
    }
    words.next().is_none()
}

/// Reads a word into `slot`. Only the one way to write a value is accepted: no `04`, no `+4`.
pub fn read_word<T: std::str::FromStr + Display>(word: &str, slot: &mut Option<T>) -> bool {
    *slot = word.parse().ok().filter(|value: &T| value.to_string() == word);
    slot.is_some()
}

/// The vocabulary of a game: an enum whose variants stand once, with their name, their paragraph, and their notation.
///
/// Each variant reads `Variant(field: Type, …) = "name", "notation {field}", "§";`. The name is the kebab-case word message
/// keys are made of (`action-name`); a word of the notation in braces is a field. Where only some
/// values of the fields are meant, a condition follows: `…, "§", if (1..=6).contains(&face);`. The macro writes the enum,
/// `Display`, `FromStr`, `name`, `NAMES`, `rule` and `samples` (one value of each variant).
///
/// ```
/// use frente_kernel::vocabulary::UnknownNotation;
///
/// frente_kernel::vocabulary! {
///     /// What a player may choose.
///     pub enum Action {
///         /// §3: takes coins.
///         Take(coins: u8) = "take", "take {coins}", "3", if coins < 100;
///         /// §4: passes.
///         Pass = "pass", "pass", "4";
///     }
/// }
/// assert_eq!(Action::Take(2).to_string(), "take 2");
/// assert_eq!("take 2".parse(), Ok(Action::Take(2)));
/// assert_eq!("take 02".parse::<Action>(), Err(UnknownNotation));
/// assert_eq!("take 100".parse::<Action>(), Err(UnknownNotation));
/// assert_eq!((Action::Pass.name(), Action::Pass.rule()), ("pass", "4"));
/// assert_eq!(Action::NAMES[Action::Pass.place()], "pass");
/// assert_eq!(Action::samples(), [Action::Take(1), Action::Pass]);
/// ```
#[macro_export]
macro_rules! vocabulary {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$vdoc:meta])* $variant:ident $(($($field:ident: $type:ty),+))? = $word:literal, $notation:literal, $rule:literal
            $(, if $holds:expr)?;)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name { $($(#[$vdoc])* $variant $(($($type),+))?),+ }

        impl $name {
            /// The names of all variants, in order.
            pub const NAMES: [&'static str; [$($word),+].len()] = [$($word),+];

            /// The word its message keys are made of.
            pub const fn name(self) -> &'static str {
                #[allow(unused_variables, reason = "a name says nothing of the fields")]
                match self { $($name::$variant $(($($field),+))? => $word),+ }
            }

            /// The place of its name in [`Self::NAMES`].
            pub const fn place(self) -> usize {
                enum Place { $($variant),+ }
                #[allow(unused_variables, reason = "a place says nothing of the fields")]
                match self { $($name::$variant $(($($field),+))? => Place::$variant as usize),+ }
            }

            /// The paragraph it rests on.
            pub const fn rule(self) -> $crate::RuleId {
                #[allow(unused_variables, reason = "a paragraph says nothing of the fields")]
                match self { $($name::$variant $(($($field),+))? => $rule),+ }
            }

            /// One value of each variant, in order.
            pub fn samples() -> Vec<$name> {
                vec![$($name::$variant $(($(<$type as $crate::vocabulary::Sample>::sample()),+))?),+]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self { $($name::$variant $(($($field),+))? => write!(f, $notation)),+ }
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::vocabulary::UnknownNotation;
            fn from_str(text: &str) -> Result<$name, $crate::vocabulary::UnknownNotation> {
                $({
                    $($(let mut $field: Option<$type> = None;)+)?
                    let mut _next = 0;
                    let fits = $crate::vocabulary::fits($notation, text, |_word| {
                        _next += 1;
                        let mut _at = 0;
                        $($(
                            _at += 1;
                            if _at == _next {
                                return $crate::vocabulary::read_word(_word, &mut $field);
                            }
                        )+)?
                        false
                    });
                    if fits {
                        $crate::vocabulary!(@made $name $variant $(($($field),+))? $(if $holds)?);
                    }
                })+
                Err($crate::vocabulary::UnknownNotation)
            }
        }
    };
    (@made $name:ident $variant:ident) => { return Ok($name::$variant) };
    (@made $name:ident $variant:ident ($($field:ident),+) $(if $holds:expr)?) => {
        if let ($(Some($field),)+) = ($($field,)+)
            $(&& $holds)?
        {
            return Ok($name::$variant($($field),+));
        }
    };
}

/// The events of a game: an enum whose variants stand once, with their name and their paragraph.
///
/// Each variant reads `Variant(Type, …) = "name", "§";`, with braces around named fields. The name is the kebab-case word
/// message keys are made of (`event-name`). The macro writes the enum, `name`, `NAMES`, `rule` and `samples` (one value of each
/// variant; an optional field has a value in it).
///
/// ```
/// frente_kernel::events! {
///     /// What happened.
///     #[expect(missing_docs, reason = "each variant is a sentence")]
///     pub enum Event {
///         Taken(u8) = "taken", "3";
///         Thrown { die: u8, by: Option<u8> } = "thrown", "4";
///         Ended = "ended", "5";
///     }
/// }
/// assert_eq!((Event::Taken(2).name(), Event::Ended.rule()), ("taken", "5"));
/// assert_eq!(Event::samples(), [Event::Taken(1), Event::Thrown { die: 1, by: Some(1) }, Event::Ended]);
/// ```
#[macro_export]
macro_rules! events {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$vdoc:meta])* $variant:ident $(($($type:ty),+))? $({ $($(#[$fdoc:meta])* $field:ident: $ftype:ty),+ $(,)? })?
            = $word:literal, $rule:literal;)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
        #[serde(rename_all = "kebab-case")]
        $vis enum $name {
            $($(#[$vdoc])* $variant $(($($type),+))? $({ $($(#[$fdoc])* $field: $ftype),+ })?),+
        }

        impl $name {
            /// The names of all variants, in order.
            pub const NAMES: [&'static str; [$($word),+].len()] = [$($word),+];

            /// The word its message keys are made of.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant { .. } => $word),+ }
            }

            /// The paragraph it rests on.
            pub const fn rule(self) -> $crate::RuleId {
                match self { $($name::$variant { .. } => $rule),+ }
            }

            /// One value of each variant, in order.
            pub fn samples() -> Vec<$name> {
                vec![$($name::$variant
                    $(($(<$type as $crate::vocabulary::Sample>::sample()),+))?
                    $({ $($field: <$ftype as $crate::vocabulary::Sample>::sample()),+ })?),+]
            }
        }
    };
}
