//! The boards in letters: what one seat sees of a match, drawn, told in words, and its cards to be read whole.
//!
//! Each game has its own, in a file of the game's name, made from the game's `View` and `Sheet`. The full-screen table draws
//! them, the plain one tells them. What they say beside the names of the game stands in its board's texts, which the page
//! reads too.

mod amanecer;
mod guerra1936;
mod pasaran;
mod peanas;
mod tactics2gm;

use frente_catalog::games;
use frente_door::{AnyMatch, Lang, Offer, Shelf, Speaker};
use frente_kernel::{Game, Message, Text, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;
use ratatui::text::Line;
use std::fmt::Display;

/// Ink, and the colours that mean something; every meaning also has a word or a sign.
pub const ACCENT: Color = Color::Yellow;
pub const DANGER: Color = Color::Red;
pub const GOOD: Color = Color::Green;
pub const QUIET: Color = Color::DarkGray;
/// A colour for each side; the board also names it.
pub const SIDES: [Color; 2] = [Color::LightBlue, Color::LightRed];

/// The room a board needs so that nothing of it is cut.
#[derive(Clone, Copy)]
pub struct Room {
    pub columns: u16,
    pub rows: u16,
    /// The rows from which on it is worth showing.
    pub least: u16,
    /// Whether it draws itself whole with fewer rows too, from the least on; else it breaks off.
    pub shrinks: bool,
}

/// What one seat sees of a match at one moment.
pub trait Board {
    /// The room it needs.
    fn room(&self, speaker: &Speaker) -> Room;

    /// Draws the board into `area`.
    fn draw(&self, speaker: &Speaker, area: Rect, buf: &mut Buffer);

    /// How things stand in a few lines, for where there is no room for the board.
    fn brief(&self, speaker: &Speaker) -> Vec<Line<'static>>;

    /// All of it in words.
    fn told(&self, speaker: &Speaker) -> Vec<String>;

    /// The cards to be read: what is to be decided first, then the viewer's own, then what lies on the table.
    fn cards(&self, speaker: &Speaker) -> Vec<Card>;
}

/// A card, a counter or a unit as one reads it.
#[derive(Clone, Debug)]
pub struct Card {
    /// The piece it is, in the words of a touch.
    pub piece: String,
    pub title: String,
    /// What stands beside an offer about it: what it costs, what it is worth.
    pub brief: String,
    /// Everything that is printed on it.
    pub text: Vec<String>,
}

impl Card {
    /// The first of the pieces an offer is about that is one of `cards`.
    pub fn of_offer<'a>(cards: &'a [Card], offer: &Offer) -> Option<&'a Card> {
        let pieces = offer.touch.on.iter().chain(&offer.touch.at);
        pieces.into_iter().find_map(|piece| cards.iter().find(|card| card.piece == *piece))
    }
}

/// What a board is made from.
struct Table<S: Shelf> {
    view: <S::Game as Game>::View,
    sheet: S::Sheet,
}

/// The board of a match of the game `S`, if it is one.
fn of<S: Shelf>(table: &dyn AnyMatch, viewer: Viewer) -> Option<Box<dyn Board>>
where
    Table<S>: Board,
{
    let table = table.of_game::<S>()?;
    Some(Box::new(Table::<S> { view: table.seen(viewer), sheet: table.printed() }))
}

/// The board of whatever game this is a match of, as `viewer` sees it; none for a game that has no board in letters.
pub fn board(table: &dyn AnyMatch, viewer: Viewer) -> Option<Box<dyn Board>> {
    use games::{amanecer, guerra1936, pasaran, peanas, tactics2gm};
    let all = [
        of::<amanecer::Entry>,
        of::<guerra1936::Entry>,
        of::<pasaran::Entry>,
        of::<tactics2gm::Entry>,
        of::<peanas::Entry>,
    ];
    all.into_iter().find_map(|board| board(table, viewer))
}

/// What is written in the language spoken.
fn text<'a>(text: &'a Text, speaker: &Speaker) -> &'a str {
    match speaker.lang() {
        Lang::Es => &text.es,
        Lang::En => &text.en,
        Lang::Fr => &text.fr,
    }
}

/// A message with counts in it.
fn say(speaker: &Speaker, key: &'static str, counts: &[(&'static str, i64)]) -> String {
    speaker.say(&counts.iter().fold(Message::new(key), |message, &(name, count)| message.int(name, count)))
}

/// The word a noun goes by: `front-southern`.
fn noun(speaker: &Speaker, kind: &str, name: impl Display) -> String {
    speaker.word(&format!("{kind}-{name}"))
}

/// A text with a capital.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// `Economy: 4`, with the space French sets before a colon.
fn labelled(speaker: &Speaker, label: &str, value: impl Display) -> String {
    let colon = if speaker.lang() == Lang::Fr { "\u{a0}:" } else { ":" };
    format!("{}{colon} {value}", capital(label))
}

/// Things one after another; a dash where there are none.
fn listed(things: impl IntoIterator<Item = String>, between: &str) -> String {
    let things: Vec<String> = things.into_iter().filter(|thing| !thing.is_empty()).collect();
    if things.is_empty() { "—".to_owned() } else { things.join(between) }
}

/// A text in `width` letters, filled up, or cut with a sign that it was.
fn fit(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return format!("{text:<width$}");
    }
    let cut: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{cut}…")
}

/// Text cut at words, and words where one alone is too long, into lines of at most `width` letters.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is always a line");
        let letters = last.chars().count();
        if letters > 0 && letters + 1 + word.chars().count() > width {
            lines.push(String::new());
        } else if letters > 0 {
            last.push(' ');
        }
        for letter in word.chars() {
            if lines.last().is_some_and(|line| line.chars().count() == width) {
                lines.push(String::new());
            }
            lines.last_mut().expect("there is always a line").push(letter);
        }
    }
    lines
}
