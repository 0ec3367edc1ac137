//! The full-screen table: board, card, offers with their odds, log, rules; everything by keyboard.
//!
//! The screen knows no rule: it shows what the session says and hands back what was offered. What is drawn of a game's
//! board stands in a file of the game's name.

mod amanecer;
mod draw;
mod guerra1936;
mod part;
mod pasaran;
mod peanas;
mod reader;
mod tactics2gm;

use super::session::{Pending, Session, Thought};
use crate::commands::Teller;
use crate::failure::Failure;
use frente_door::rules::RuleRow;
use frente_door::{AnyGame, BotError, BotOut, EventOut, Lang, Lesson, Offer};
use frente_kernel::{Limits, Message, Seat, Viewer};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use reader::Reader;
use serde_json::Value;
use std::cell::OnceCell;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// How long the screen waits for a key while nobody thinks.
const TICK: Duration = Duration::from_millis(80);

/// What lies over the table.
#[derive(PartialEq, Eq)]
enum Cover {
    Nothing,
    Help,
    Rules,
    Lesson(usize),
}

/// Everything the screen shows.
struct Screen<'a> {
    session: Session,
    seat: Seat,
    teller: Teller,
    title: &'static str,
    sheet: Value,
    view: Value,
    offers: Vec<Offer>,
    /// The odds of each offer, in short; reckoned when it is first selected.
    odds: Vec<OnceCell<String>>,
    selected: usize,
    log: Vec<EventOut>,
    /// Lines the log is scrolled back.
    scrolled: usize,
    /// The last thing said about a key: a refusal, a hint.
    notice: String,
    cover: Cover,
    reader: Reader,
    lessons: Vec<(Lesson, bool)>,
    thinking: Option<Receiver<Result<(Seat, BotOut), BotError>>>,
    game: &'a dyn AnyGame,
}

/// Plays on the whole screen until the match is over and read, or the player leaves. Gives the session back, to save.
pub fn play(session: Session, seat: Seat, game: &dyn AnyGame, lang: Lang, learn: bool) -> Result<Session, Failure> {
    let rules: Vec<RuleRow> = game.rules();
    let lessons = if learn { game.lessons() } else { Vec::new() };
    let mut screen = Screen {
        sheet: session.table().sheet(),
        view: Value::Null,
        session,
        seat,
        teller: Teller::new(game, lang),
        title: game.titles().get(lang),
        offers: Vec::new(),
        odds: Vec::new(),
        selected: 0,
        log: Vec::new(),
        scrolled: 0,
        notice: String::new(),
        cover: Cover::Nothing,
        reader: Reader::new(rules, lang),
        lessons: lessons.into_iter().map(|lesson| (lesson, false)).collect(),
        thinking: None,
        game,
    };
    screen.settle();
    let mut terminal = ratatui::init();
    let played = screen.run(&mut terminal);
    ratatui::restore();
    played.map_err(|error| Failure::new(format!("the terminal cannot be used: {error}")))?;
    Ok(screen.session)
}

impl Screen<'_> {
    fn run(&mut self, terminal: &mut DefaultTerminal) -> std::io::Result<()> {
        loop {
            terminal.draw(|frame| draw::draw(self, frame))?;
            if !event::poll(TICK)? {
                self.hear_the_bot();
                continue;
            }
            if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
                && self.press(key)
            {
                return Ok(());
            }
        }
    }

    /// Throws what is due, lets bots think, and shows where that leads.
    fn settle(&mut self) {
        loop {
            match self.session.pending() {
                Pending::Chance => self.session.roll(),
                Pending::Bot(..) => {
                    self.start_thinking();
                    break;
                }
                Pending::Person(_) | Pending::Over => break,
            }
        }
        self.refresh();
    }

    fn refresh(&mut self) {
        let before = self.offers.get(self.selected).map(|offer| offer.action.clone());
        let table = self.session.table();
        self.view = table.view(Viewer::Seat(self.seat));
        self.log = self.session.log(self.seat, 0);
        self.offers = table.offers(self.seat);
        self.odds = vec![OnceCell::new(); self.offers.len()];
        let again = before.and_then(|before| self.offers.iter().position(|offer| offer.action == before));
        self.selected = again.unwrap_or(0);
        self.scrolled = 0;
        self.teach();
    }

    /// The odds of an offer, in short.
    fn odds_of(&self, at: usize) -> &str {
        let (Some(offer), Some(odds)) = (self.offers.get(at), self.odds.get(at)) else { return "" };
        odds.get_or_init(|| {
            let odds = self.session.table().odds(self.seat, &offer.action, Limits::default(), 0);
            odds.map_or_else(|_| String::new(), |odds| self.teller.odds_in_short(&odds))
        })
    }

    fn start_thinking(&mut self) {
        if let Some(thought) = self.session.thought() {
            self.think(thought);
        }
    }

    fn think(&mut self, thought: Thought) {
        let (tell, hear) = channel();
        // The screen stays awake; a thought nobody waits for any more is dropped with its channel.
        std::thread::spawn(move || tell.send(thought.think()));
        self.thinking = Some(hear);
    }

    fn hear_the_bot(&mut self) {
        let Some(heard) = self.thinking.as_ref().and_then(|hear| hear.try_recv().ok()) else { return };
        self.thinking = None;
        match heard {
            Ok((seat, choice)) if seat == self.seat => self.hint(&choice),
            Ok((seat, choice)) => {
                if let Err(refusal) = self.session.choose(seat, &choice.action) {
                    self.notice = self.teller.refusal(&refusal);
                }
                self.settle();
            }
            Err(error) => self.notice = error.to_string(),
        }
    }

    /// A bot's advice: its choice is selected and said.
    fn hint(&mut self, choice: &BotOut) {
        let Some(at) = self.offers.iter().position(|offer| offer.action == choice.action) else { return };
        self.selected = at;
        let action = self.teller.speaker.say(&self.offers[at].message);
        let percent = (100.0 * choice.value).round() as i64;
        let advice = Message::new("screen-hint").int("percent", percent);
        self.notice = self.teller.speaker.say(&advice.arg("action", frente_kernel::Arg::verbatim(action)));
    }

    /// Brings up the first lesson that is due.
    fn teach(&mut self) {
        let prompt = self.session.table().prompt(Viewer::Seat(self.seat)).message.key;
        let log = &self.log;
        let offers = &self.offers;
        let is_due = |on: &str| {
            prompt == on
                || on == "prompt-draw"
                || log.iter().any(|event| event.message.key == on)
                || offers.iter().any(|offer| offer.message.key == on)
        };
        let due = self.lessons.iter().position(|(lesson, told)| !told && is_due(&lesson.on));
        if let Some(at) = due {
            self.lessons[at].1 = true;
            self.cover = Cover::Lesson(at);
        }
    }

    /// A key was pressed; whether the player leaves.
    fn press(&mut self, key: KeyEvent) -> bool {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return true;
        }
        match self.cover {
            Cover::Rules => {
                if !self.reader.press(key) {
                    self.cover = Cover::Nothing;
                }
                return false;
            }
            Cover::Help => {
                self.cover = Cover::Nothing;
                return false;
            }
            Cover::Lesson(at) => {
                self.cover = Cover::Nothing;
                if key.code == KeyCode::Char('r') {
                    self.reader.open(&self.lessons[at].0.rule);
                    self.cover = Cover::Rules;
                } else {
                    self.teach();
                }
                return false;
            }
            Cover::Nothing => {}
        }
        match key.code {
            KeyCode::Char('q') => return true,
            KeyCode::Char('?') => self.cover = Cover::Help,
            KeyCode::Char('r') => self.open_rules(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('h') => self.ask_for_a_hint(),
            KeyCode::Up | KeyCode::Char('k') => self.select(self.selected.saturating_sub(1)),
            KeyCode::Down | KeyCode::Char('j') => self.select(self.selected + 1),
            KeyCode::Home => self.select(0),
            KeyCode::End => self.select(usize::MAX),
            KeyCode::PageUp => self.scrolled = (self.scrolled + 5).min(self.log.len().saturating_sub(1)),
            KeyCode::PageDown => self.scrolled = self.scrolled.saturating_sub(5),
            KeyCode::Enter => self.choose(self.selected),
            KeyCode::Char(digit @ '1'..='9') => self.choose(usize::from(digit as u8 - b'1')),
            _ => {}
        }
        false
    }

    fn select(&mut self, at: usize) {
        self.selected = at.min(self.offers.len().saturating_sub(1));
    }

    fn choose(&mut self, at: usize) {
        let Some(offer) = self.offers.get(at) else { return };
        match self.session.choose(self.seat, &offer.action) {
            Ok(()) => {
                self.notice.clear();
                self.thinking = None;
                self.settle();
            }
            Err(refusal) => self.notice = self.teller.refusal(&refusal),
        }
    }

    fn undo(&mut self) {
        if self.session.table().steps() == self.session.table().undo_floor() {
            self.notice = self.teller.speaker.word("play-nothing-to-undo");
            return;
        }
        self.notice = match self.session.undo() {
            Ok(remain) => self.teller.number("play-undone", "step", remain),
            Err(error) => self.teller.speaker.say(&error.message()),
        };
        self.thinking = None;
        self.refresh();
    }

    /// Opens the rules at the paragraph of what is selected.
    fn open_rules(&mut self) {
        let rule = self.offers.get(self.selected).map_or("", |offer| &*offer.rule);
        self.reader.open(rule);
        self.cover = Cover::Rules;
    }

    fn ask_for_a_hint(&mut self) {
        if self.offers.is_empty() || self.thinking.is_some() {
            return;
        }
        let adviser = self.session.adviser(self.seat);
        self.think(adviser);
        self.notice = self.teller.speaker.word("screen-thinking");
    }
}
