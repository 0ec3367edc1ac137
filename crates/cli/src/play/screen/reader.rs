//! The rulebook over the table: a list of paragraphs, one open, and a search by words.

use frente_door::Lang;
use frente_door::rules::{self, RuleRow};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::cell::Cell;

/// The open rulebook.
pub struct Reader {
    rules: Vec<RuleRow>,
    pub lang: Lang,
    /// Places in the rulebook that match the search.
    found: Vec<usize>,
    pub at: usize,
    pub search: String,
    pub is_typing: bool,
    /// Rows the open paragraph is scrolled down; the screen sees to it that they are not too many.
    pub scrolled: Cell<usize>,
}

impl Reader {
    pub fn new(rules: Vec<RuleRow>, lang: Lang) -> Reader {
        let found = (0..rules.len()).collect();
        Reader { rules, lang, found, at: 0, search: String::new(), is_typing: false, scrolled: Cell::new(0) }
    }

    /// Opens the paragraph `id`, or the first.
    pub fn open(&mut self, id: &str) {
        self.search.clear();
        self.is_typing = false;
        self.find();
        self.at = self.rules.iter().position(|rule| rule.id == id).unwrap_or(0);
    }

    /// The paragraphs found, in the book's order.
    pub fn found(&self) -> impl Iterator<Item = &RuleRow> {
        self.found.iter().map(|at| &self.rules[*at])
    }

    /// The open paragraph.
    pub fn paragraph(&self) -> Option<&RuleRow> {
        self.found.get(self.at).map(|at| &self.rules[*at])
    }

    fn turn_to(&mut self, at: usize) {
        self.at = at.min(self.found.len().saturating_sub(1));
        self.scrolled.set(0);
    }

    fn find(&mut self) {
        let hits: Vec<&RuleRow> = rules::search(&self.rules, &self.search, self.lang);
        let place = |hit: &RuleRow| self.rules.iter().position(|rule| rule.id == hit.id);
        self.found = hits.into_iter().filter_map(place).collect();
        self.turn_to(0);
    }

    /// A key was pressed; whether the book stays open.
    pub fn press(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Esc if self.is_typing => self.is_typing = false,
            KeyCode::Enter if self.is_typing => self.is_typing = false,
            KeyCode::Backspace if self.is_typing => {
                self.search.pop();
                self.find();
            }
            KeyCode::Char(letter) if self.is_typing => {
                self.search.push(letter);
                self.find();
            }
            KeyCode::Char('/') => {
                self.search.clear();
                self.is_typing = true;
                self.find();
            }
            KeyCode::Up | KeyCode::Char('k') => self.turn_to(self.at.saturating_sub(1)),
            KeyCode::Down | KeyCode::Char('j') => self.turn_to(self.at + 1),
            KeyCode::Left => self.turn_to(self.at.saturating_sub(10)),
            KeyCode::Right => self.turn_to(self.at + 10),
            KeyCode::PageUp => self.scrolled.set(self.scrolled.get().saturating_sub(5)),
            KeyCode::PageDown => self.scrolled.set(self.scrolled.get() + 5),
            KeyCode::Esc | KeyCode::Char('q' | 'r') => return false,
            _ => {}
        }
        true
    }
}
