//! How a game speaks: messages as keys and arguments, never as sentences.
//!
//! The sentences stand in `locales/` in Spanish, English and French. A [`Message`] is language-free data, so the same
//! log line is read in three languages at one table.

use crate::{Beat, Caution, Forecast, Game, Rng, RuleId, Seat, Touch, Viewer, Window};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A sentence to be looked up: its key and what to put into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Message {
    /// The key in the Fluent files.
    pub key: Cow<'static, str>,
    /// What stands in the places the sentence names.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum Arg {
    /// A number, formatted by the language.
    Int(i64),
    /// Another message without arguments, looked up in the same language.
    Term {
        /// The key of that message.
        term: Cow<'static, str>,
    },
    /// Text that the data carry in each language.
    Text {
        /// The text in Spanish.
        es: Cow<'static, str>,
        /// The text in English.
        en: Cow<'static, str>,
        /// The text in French.
        fr: Cow<'static, str>,
        /// The grammatical forms of the noun it is.
        #[serde(default, skip_serializing_if = "Forms::is_plain")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Forms>", optional))]
        forms: Forms,
    },
}

impl Arg {
    /// Text that reads the same in every language: a proper name, a path, what a person wrote.
    pub fn verbatim(text: impl Into<Cow<'static, str>>) -> Arg {
        let text = text.into();
        Arg::Text { es: text.clone(), en: text.clone(), fr: text, forms: Forms::default() }
    }
}

/// Gender and number of a noun in one language, on which a sentence selects to agree with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum Form {
    /// Masculine singular in Spanish and French.
    M,
    /// Feminine singular in Spanish and French.
    F,
    /// Masculine plural in Spanish and French.
    Mp,
    /// Feminine plural in Spanish and French.
    Fp,
    /// Singular in English.
    S,
    /// Plural in English.
    P,
}

impl Form {
    /// The forms of Spanish and French.
    pub const GENDERED: [Form; 4] = [Form::M, Form::F, Form::Mp, Form::Fp];

    /// The forms of English.
    pub const NUMBERED: [Form; 2] = [Form::S, Form::P];

    /// The word that data, sentences and JSON write for it.
    pub const fn word(self) -> &'static str {
        match self {
            Form::M => "m",
            Form::F => "f",
            Form::Mp => "mp",
            Form::Fp => "fp",
            Form::S => "s",
            Form::P => "p",
        }
    }
}

/// The forms of a noun in the three languages. A form that is not given is the plain one: masculine or neuter, singular.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Forms {
    /// The form in Spanish.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub es: Option<Form>,
    /// The form in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub en: Option<Form>,
    /// The form in French.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fr: Option<Form>,
}

impl Forms {
    /// A plural whose gender is masculine in Spanish and French: several things named in a row.
    pub const SEVERAL: Forms = Forms { es: Some(Form::Mp), en: Some(Form::P), fr: Some(Form::Mp) };

    /// Returns `true` if no form is given.
    pub fn is_plain(&self) -> bool {
        *self == Forms::default()
    }
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// The message with a number as its argument `name`.
    #[must_use]
    pub fn int(mut self, name: &'static str, value: impl Into<i64>) -> Message {
        self.args.push((name.into(), Arg::Int(value.into())));
        self
    }

    /// The message with another message as its argument `name`.
    #[must_use]
    pub fn term(mut self, name: &'static str, key: impl Into<Cow<'static, str>>) -> Message {
        self.args.push((name.into(), Arg::Term { term: key.into() }));
        self
    }

    /// The message with any argument under `name`.
    #[must_use]
    pub fn arg(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.push((name.into(), arg));
        self
    }
}

/// How a game speaks of its actions, events and positions.
pub trait Narrate: Game {
    /// A piece of the table, declared with [`crate::pieces`].
    type Piece: Copy + Eq + Debug + Display + FromStr + Serialize;

    /// The reasons of refusals that say only that an action is not due. An action of a kind that is offered is never
    /// refused with one of them: there is a particular reason, and the player wants to read it.
    const GENERAL: &'static [&'static str] = &["match-over", "not-now"];

    /// The kinds of windows to interrupt that this game has ([`Window::kind`]), in the order in which they are listed for
    /// players.
    const WINDOWS: &'static [&'static str] = &[];

    /// Who must decide what, and under which paragraph.
    fn prompt(state: &Self::State) -> (Message, RuleId);

    /// An action as a button says it.
    fn action_message(state: &Self::State, action: Self::Action) -> Message;

    /// The paragraph an action rests on.
    fn action_rule(state: &Self::State, action: Self::Action) -> RuleId;

    /// The pieces an action is about: what is taken up, where it is put, what pays. Asked for actions the deciding seat is
    /// offered, and made from what that seat may know.
    fn touch(_state: &Self::State, _action: Self::Action) -> Touch<Self::Piece> {
        Touch::none()
    }

    /// An action of every kind, whatever the position, so that each kind's notation is known.
    fn samples() -> Vec<Self::Action> {
        Vec::new()
    }

    /// What to be careful of before choosing a legal action, if anything, from what the deciding seat may know.
    fn caution(_state: &Self::State, _action: Self::Action) -> Option<Caution> {
        None
    }

    /// A chance as the log says it.
    fn chance_message(state: &Self::State, chance: Self::Chance) -> Message;

    /// An event as the log says it. Only the data pack of `state` may be read (for names and titles), so any state of the
    /// match gives the same message.
    fn event_message(state: &Self::State, event: Self::Event) -> Message;

    /// The paragraph an event rests on.
    fn event_rule(event: Self::Event) -> RuleId;

    /// Whether this event names an outcome in the odds panel.
    fn is_headline(event: Self::Event) -> bool;

    /// How an event is shown to `viewer`: as a move, a throw, a blow, and what it is to them. `event` is what
    /// [`Game::redact`] left of it. Only the data pack of the state may be read, as in [`Narrate::event_message`].
    fn beat(_state: &Self::State, _event: Self::Event, _viewer: Viewer) -> Beat<Self::Piece> {
        Beat::new(crate::BeatKind::Banner)
    }

    /// The window this decision is, where it only asks whether to interrupt; else `None`.
    fn window(_state: &Self::State) -> Option<Window<Self::Action>> {
        None
    }

    /// At a decision that is only a window to interrupt, the action that lets things run; else `None`.
    fn decline(state: &Self::State) -> Option<Self::Action> {
        Self::window(state).map(|window| window.decline)
    }

    /// Forgets what no rule will read again, such as a die that has fallen: positions that differ in nothing else are the
    /// same to whoever weighs odds.
    fn settle(_state: &mut Self::State) {}

    /// What comes of an undertaking this action begins or goes on with, where the game can reckon further than to the next
    /// decision: a battle fought out. Told from what `seat` knows.
    fn forecast(_state: &Self::State, _seat: Seat, _action: Self::Action, _rng: &mut impl Rng) -> Option<Forecast> {
        None
    }

    /// One of every message this game can send, refusals included (`illegal-` and the reason of [`crate::Illegal`]):
    /// a test asks each language for all of them.
    fn vocabulary() -> Vec<Message>;
}
