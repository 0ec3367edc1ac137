//! What an action and an event mean on the table: the pieces they are about, what to be careful of, and how an event is
//! shown.
//!
//! A board, a terminal and a screen reader draw the same things from these types, so none of them reads notation or the
//! arguments of a message. Sentences stay [`Message`]s; everything else is typed.

use crate::{Message, RuleId, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The pieces an action is about, in the words of a hand at the table: take up `on`, put it `at`, pay with `pays`.
///
/// `on` holds what is pressed first (the counter that moves, the card that is played); it is empty for an action that
/// has no piece of its own, such as passing. `at` holds the places and pieces the action is directed at. An action with
/// an `at` and no `on` is done by pressing its target alone. `covers` holds everything an area reaches beside the target.
/// `then` is for an action that only takes a piece up: it holds the places the next action can put it at, so that a board
/// shows them before anything is done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Touch<P> {
    /// The pieces that act.
    pub on: Vec<P>,
    /// What it is directed at.
    pub at: Vec<P>,
    /// What else an area covers.
    pub covers: Vec<P>,
    /// Where what is taken up can be put by the action that follows.
    pub then: Vec<P>,
    /// What it costs.
    pub pays: Vec<Price<P>>,
}

/// Some of one piece, given up for an action: two coins, one reserve marker, three action points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Price<P> {
    /// What is given up.
    pub piece: P,
    /// How many of it.
    pub count: u16,
}

impl<P> Default for Touch<P> {
    fn default() -> Touch<P> {
        Touch { on: Vec::new(), at: Vec::new(), covers: Vec::new(), then: Vec::new(), pays: Vec::new() }
    }
}

impl<P> Touch<P> {
    /// An action that is about no piece: it stands in the prompt bar.
    pub fn none() -> Touch<P> {
        Touch::default()
    }

    /// An action that `piece` takes.
    pub fn on(piece: P) -> Touch<P> {
        Touch { on: vec![piece], ..Touch::default() }
    }

    /// The touch is directed at `piece`, too.
    #[must_use]
    pub fn at(mut self, piece: P) -> Touch<P> {
        self.at.push(piece);
        self
    }

    /// The touch reaches `pieces` beside its target.
    #[must_use]
    pub fn covers(mut self, pieces: impl IntoIterator<Item = P>) -> Touch<P> {
        self.covers.extend(pieces);
        self
    }

    /// The action that follows can put the piece at one of `pieces`.
    #[must_use]
    pub fn then(mut self, pieces: impl IntoIterator<Item = P>) -> Touch<P> {
        self.then.extend(pieces);
        self
    }

    /// The action is paid with `count` of `piece`.
    #[must_use]
    pub fn pays(mut self, piece: P, count: impl Into<u16>) -> Touch<P> {
        self.pays.push(Price { piece, count: count.into() });
        self
    }

    /// The same touch with every piece translated.
    pub fn map<Q>(self, translate: impl Fn(P) -> Q) -> Touch<Q> {
        let all = |pieces: Vec<P>| pieces.into_iter().map(&translate).collect();
        Touch {
            on: all(self.on),
            at: all(self.at),
            covers: all(self.covers),
            then: all(self.then),
            pays: self
                .pays
                .into_iter()
                .map(|Price { piece, count }| Price { piece: translate(piece), count })
                .collect(),
        }
    }
}

/// A legal choice a player may regret: what it leads to, and the paragraph that says so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Caution {
    /// What to be careful of.
    pub message: Message,
    /// The paragraph that makes it so.
    pub rule: Cow<'static, str>,
}

impl Caution {
    /// A caution that rests on `rule`.
    pub fn new(message: Message, rule: RuleId) -> Caution {
        Caution { message, rule: rule.into() }
    }
}

/// A decision that only asks whether to interrupt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window<A> {
    /// What kind of window it is, as a message key (`window-reply`): a player may let all windows of a kind run.
    pub kind: &'static str,
    /// The action that lets things run.
    pub decline: A,
    /// Whether the answers depend on something only this seat knows, a hand of cards. How long such a window takes must
    /// not tell an opponent whether there was an answer.
    pub secret: bool,
}

/// What an event is to a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum Tone {
    /// It is what the viewer hopes for.
    Good,
    /// It is what the viewer fears.
    Bad,
    /// It is neither, or the viewer takes no side.
    #[default]
    Plain,
}

impl Tone {
    /// `Good` where it holds, `Bad` otherwise.
    pub const fn good_if(holds: bool) -> Tone {
        if holds { Tone::Good } else { Tone::Bad }
    }

    /// The tone on the other side.
    #[must_use]
    pub const fn reversed(self) -> Tone {
        match self {
            Tone::Good => Tone::Bad,
            Tone::Bad => Tone::Good,
            Tone::Plain => Tone::Plain,
        }
    }
}

/// How an event is shown: one picture of the film of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum BeatKind {
    /// A ribbon over the board: a turn, a phase, the weather.
    Banner,
    /// A card's face, which then goes to its place.
    Card,
    /// The back of a card or a closed counter.
    Hidden,
    /// A piece moves from one place to another.
    Travel,
    /// Dice are thrown.
    Dice,
    /// A shot or a blow, from one piece at another.
    Strike,
    /// A piece is hurt and stays.
    Hurt,
    /// A piece leaves the board.
    Lost,
    /// A marker is laid, lifted or turned.
    Mark,
    /// A track or a counter counts to another number.
    Tick,
    /// An area or an objective changes hands.
    Take,
    /// The match ends.
    End,
}

/// One die as it fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Thrown {
    /// The face that lies up.
    pub face: u8,
    /// How many faces the die has.
    pub sides: u8,
}

/// One event on the board, as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Beat<P> {
    /// How it is shown.
    pub kind: BeatKind,
    /// What it is to the viewer.
    pub tone: Tone,
    /// The seat that does it or whose piece it befalls.
    pub side: Option<Seat>,
    /// The pieces it befalls and where it happens.
    pub on: Vec<P>,
    /// The way of a move or a blow, from its first place to its last; empty where nothing moves.
    pub path: Vec<P>,
    /// The dice thrown.
    pub dice: Vec<Thrown>,
    /// By how much a track, a force or a wound changes; 0 where nothing is counted.
    pub amount: i16,
}

impl<P> Beat<P> {
    /// A beat of a kind, with nothing said of it yet.
    pub fn new(kind: BeatKind) -> Beat<P> {
        let (on, path, dice) = (Vec::new(), Vec::new(), Vec::new());
        Beat { kind, tone: Tone::Plain, side: None, on, path, dice, amount: 0 }
    }

    /// The beat befalls `piece` too.
    #[must_use]
    pub fn on(mut self, piece: P) -> Beat<P> {
        self.on.push(piece);
        self
    }

    /// The beat goes by way of `pieces`, from the first place to the last.
    #[must_use]
    pub fn path(mut self, pieces: impl IntoIterator<Item = P>) -> Beat<P> {
        self.path.extend(pieces);
        self
    }

    /// The beat shows a six-sided die that fell on `face`.
    #[must_use]
    pub fn die(self, face: u8) -> Beat<P> {
        self.die_of(face, 6)
    }

    /// The beat shows a die of `sides` faces that fell on `face`.
    #[must_use]
    pub fn die_of(mut self, face: u8, sides: u8) -> Beat<P> {
        self.dice.push(Thrown { face, sides });
        self
    }

    /// The beat is of `seat`, or befalls it.
    #[must_use]
    pub fn side(mut self, seat: Seat) -> Beat<P> {
        self.side = Some(seat);
        self
    }

    /// The beat has `tone` for its viewer.
    #[must_use]
    pub fn tone(mut self, tone: Tone) -> Beat<P> {
        self.tone = tone;
        self
    }

    /// The beat counts `amount`: points, steps, hits.
    #[must_use]
    pub fn amount(mut self, amount: impl Into<i16>) -> Beat<P> {
        self.amount = amount.into();
        self
    }

    /// The same beat with every piece translated.
    pub fn map<Q>(self, translate: impl Fn(P) -> Q) -> Beat<Q> {
        let all = |pieces: Vec<P>| pieces.into_iter().map(&translate).collect();
        let Beat { kind, tone, side, on, path, dice, amount } = self;
        Beat { kind, tone, side, on: all(on), path: all(path), dice, amount }
    }
}

/// The pieces of a table: an enum with one text form, `front:southern`, that JSON, boards and scripts share.
///
/// A variant is a piece of a kind with one value (`Front(Front) = "front"`) or a piece there is only one of
/// (`Deck = "deck"`). `in "game.ts"` says where its TypeScript stands: a union of the text forms, so that a board that
/// names a piece the game does not have does not compile.
///
/// ```
/// frente_kernel::pieces! {
///     in "toy.ts"
///     /// A piece of the toy.
///     pub enum Piece {
///         /// A field of the board.
///         Field(u8) = "field",
///         /// The die.
///         Die = "die",
///     }
/// }
/// assert_eq!(Piece::Field(3).to_string(), "field:3");
/// assert_eq!("die".parse(), Ok(Piece::Die));
/// assert!("field:x".parse::<Piece>().is_err());
/// ```
#[macro_export]
macro_rules! pieces {
    (in $file:literal $(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$vdoc:meta])* $variant:ident $(($value:ty))? = $text:literal),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name { $($(#[$vdoc])* $variant $(($value))?),+ }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $($crate::pieces!(@pattern $name $variant inner $(($value))?) => {
                    f.write_str($text)?;
                    $crate::pieces!(@write f inner $(($value))?)
                }),+ }
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownName;
            fn from_str(text: &str) -> Result<Self, $crate::UnknownName> {
                let (kind, _value) = text.split_once(':').map_or((text, None), |(kind, value)| (kind, Some(value)));
                match kind {
                    $($text => $crate::pieces!(@read $name $variant _value $(($value))?),)+
                    _ => Err($crate::UnknownName),
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[cfg(feature = "ts")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = $name;
            type OptionInnerType = $name;

            fn name(_: &ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_cfg: &ts_rs::Config) -> String {
                [$($crate::pieces!(@ts _cfg $text $(($value))?)),+].join(" | ")
            }

            fn decl(cfg: &ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($name), <Self as ts_rs::TS>::inline(cfg))
            }

            fn decl_concrete(cfg: &ts_rs::Config) -> String {
                <Self as ts_rs::TS>::decl(cfg)
            }

            fn visit_dependencies(_visitor: &mut impl ts_rs::TypeVisitor) {
                $($(_visitor.visit::<$value>();)?)+
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some($file.into())
            }
        }
    };
    (@pattern $name:ident $variant:ident $inner:ident) => { $name::$variant };
    (@pattern $name:ident $variant:ident $inner:ident ($value:ty)) => { $name::$variant($inner) };
    (@write $f:ident $inner:ident) => { Ok(()) };
    (@write $f:ident $inner:ident ($value:ty)) => { write!($f, ":{}", $inner) };
    (@read $name:ident $variant:ident $given:ident) => {
        if $given.is_none() { Ok($name::$variant) } else { Err($crate::UnknownName) }
    };
    (@read $name:ident $variant:ident $given:ident ($value:ty)) => {
        $given.and_then(|text| text.parse::<$value>().ok()).map($name::$variant).ok_or($crate::UnknownName)
    };
    (@ts $cfg:ident $text:literal) => { format!("\"{}\"", $text) };
    (@ts $cfg:ident $text:literal ($value:ty)) => {
        format!("`{}:${{{}}}`", $text, <$value as ts_rs::TS>::name($cfg))
    };
}
