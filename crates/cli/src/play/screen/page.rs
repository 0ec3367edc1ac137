//! A page of text over the table, scrolled where it is longer than the screen.

use crate::play::boards::wrapped;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::cell::Cell;

/// Text to be read.
pub struct Page {
    pub title: String,
    text: Vec<String>,
    scrolled: Cell<usize>,
    /// Rows beyond those that showed when the page was last drawn, and how many showed.
    beyond: Cell<(usize, usize)>,
}

impl Page {
    pub fn new(title: impl Into<String>, text: Vec<String>) -> Page {
        // Not `lines`: an empty text is an empty row.
        let text = text.iter().flat_map(|text| text.split('\n').map(str::to_owned)).collect();
        Page { title: title.into(), text, scrolled: Cell::new(0), beyond: Cell::default() }
    }

    /// Shows its end first.
    pub fn to_the_end(&self) {
        self.scrolled.set(usize::MAX);
    }

    /// The rows to be shown in that room, and whether there is text above and below them.
    pub fn rows(&self, width: usize, height: usize) -> (Vec<String>, [bool; 2]) {
        let rows: Vec<String> = self.text.iter().flat_map(|text| wrapped(text, width)).collect();
        let beyond = rows.len().saturating_sub(height);
        self.beyond.set((beyond, height));
        self.scrolled.set(self.scrolled.get().min(beyond));
        let from = self.scrolled.get();
        (rows.into_iter().skip(from).take(height).collect(), [from > 0, from < beyond])
    }

    /// Rows it would take at that width.
    pub fn length(&self, width: usize) -> usize {
        self.text.iter().map(|text| wrapped(text, width).len()).sum()
    }

    /// A key was pressed; whether the page stays open.
    pub fn press(&mut self, key: KeyEvent) -> bool {
        let (beyond, height) = self.beyond.get();
        let at = self.scrolled.get();
        self.scrolled.set(match key.code {
            KeyCode::Up | KeyCode::Char('k') => at.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => (at + 1).min(beyond),
            KeyCode::PageUp => at.saturating_sub(height),
            KeyCode::PageDown => (at + height).min(beyond),
            KeyCode::Home => 0,
            KeyCode::End => beyond,
            _ => return false,
        });
        true
    }
}
