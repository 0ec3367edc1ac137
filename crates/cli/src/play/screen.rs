//! The full-screen table: board, card, offers with their odds, log, rules; everything by keyboard.
//!
//! The screen knows no rule: it shows what the session says and hands back what was offered. Whatever has no room at a
//! terminal's size is read whole with a key: the board, the position in words, a card, an offer, the log.

mod draw;
mod page;
mod reader;

use super::boards::{Board, Card, board};
use super::drill::{Drill, Reply};
use super::lessons::Lessons;
use super::session::{Pending, Session};
use crate::commands::Teller;
use crate::failure::Failure;
use frente_door::rules::RuleRow;
use frente_door::{AnyGame, BotError, BotOut, EventOut, HintOut, Lang, Lesson, Offer};
use frente_kernel::{Limits, Seat, Viewer};
use page::Page;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use reader::Reader;
use std::cell::{Cell, OnceCell};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// How long the screen waits for a key while nobody thinks.
const TICK: Duration = Duration::from_millis(80);

/// What lies over the table.
enum Cover {
    Nothing,
    Rules,
    /// Text to be read and scrolled.
    Page(Page),
    /// A card, by its place among the cards.
    Card(usize, Page),
    /// A lesson, with the paragraph to read further.
    Lesson(String, Page),
    /// The board, and the columns and rows it is moved by.
    Board(u16, u16),
}

/// What a bot has thought of.
enum Heard {
    /// What it does at its own seat.
    Choice(Seat, BotOut),
    /// What it advises the player.
    Advice(HintOut),
}

/// Everything the screen shows.
struct Screen<'a> {
    session: Session,
    seat: Seat,
    teller: Teller,
    title: &'static str,
    board: Option<Box<dyn Board>>,
    cards: Vec<Card>,
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
    /// How far the board can be moved on the whole screen, as it was last drawn.
    beyond: Cell<(u16, u16)>,
    reader: Reader,
    lessons: Lessons,
    drill: Option<Drill>,
    thinking: Option<Receiver<Result<Heard, BotError>>>,
    game: &'a dyn AnyGame,
}

/// Plays on the whole screen until the match is over and read, or the player leaves. Gives the session back, to save.
pub fn play(
    session: Session,
    seat: Seat,
    game: &dyn AnyGame,
    lang: Lang,
    lessons: Lessons,
    drill: Option<Drill>,
) -> Result<Session, Failure> {
    let rules: Vec<RuleRow> = game.rules();
    let mut screen = Screen {
        session,
        seat,
        teller: Teller::new(game, lang),
        title: game.titles().get(lang),
        board: None,
        cards: Vec::new(),
        offers: Vec::new(),
        odds: Vec::new(),
        selected: 0,
        log: Vec::new(),
        scrolled: 0,
        notice: String::new(),
        cover: Cover::Nothing,
        beyond: Cell::default(),
        reader: Reader::new(rules, lang),
        lessons,
        drill,
        thinking: None,
        game,
    };
    if let Some(drill) = &screen.drill {
        let (title, intro) = (drill.exercise.title.get(lang), drill.exercise.intro.get(lang));
        screen.cover = Cover::Page(Page::new(title, vec![intro.to_owned()]));
    }
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
            // Nothing is drawn again until something has changed.
            while !event::poll(TICK)? {
                if self.hear_the_bot() {
                    terminal.draw(|frame| draw::draw(self, frame))?;
                }
            }
            if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
                && self.press(key)
            {
                return Ok(());
            }
        }
    }

    /// Throws what is due, lets bots think, and shows where that leads. In a lesson by doing the dice are written.
    fn settle(&mut self) {
        while self.drill.is_none() {
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
        self.board = board(table, Viewer::Seat(self.seat));
        self.cards = self.board.as_ref().map_or_else(Vec::new, |board| board.cards(&self.teller.speaker));
        self.log = self.session.log(self.seat, 0);
        self.offers = table.offers(self.seat);
        self.odds = vec![OnceCell::new(); self.offers.len()];
        let again = before.and_then(|before| self.offers.iter().position(|offer| offer.action == before));
        let lit =
            self.drill.as_ref().and_then(|drill| self.offers.iter().position(|offer| drill.lights(&offer.action)));
        self.selected = lit.or(again).unwrap_or(0);
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

    /// The card an offer is about.
    fn card_of(&self, at: usize) -> Option<&Card> {
        self.offers.get(at).and_then(|offer| Card::of_offer(&self.cards, offer))
    }

    fn start_thinking(&mut self) {
        if let Some(thought) = self.session.thought() {
            self.think(move || thought.think().map(|(seat, choice)| Heard::Choice(seat, choice)));
        }
    }

    fn think(&mut self, work: impl FnOnce() -> Result<Heard, BotError> + Send + 'static) {
        let (tell, hear) = channel();
        // The screen stays awake; a thought nobody waits for any more is dropped with its channel.
        std::thread::spawn(move || tell.send(work()));
        self.thinking = Some(hear);
    }

    /// Takes a thought that has come; whether one had.
    fn hear_the_bot(&mut self) -> bool {
        let Some(heard) = self.thinking.as_ref().and_then(|hear| hear.try_recv().ok()) else { return false };
        self.thinking = None;
        match heard {
            Ok(Heard::Advice(hint)) => self.hint(&hint),
            Ok(Heard::Choice(seat, choice)) => {
                if let Err(refusal) = self.session.choose(seat, &choice.action) {
                    self.notice = self.teller.refusal(&refusal);
                }
                self.settle();
            }
            Err(error) => self.notice = error.to_string(),
        }
        true
    }

    /// A bot's advice: its choice is selected, and why is told.
    fn hint(&mut self, hint: &HintOut) {
        let best = hint.ideas.first();
        let at = best.and_then(|best| self.offers.iter().position(|offer| offer.action == best.action));
        self.selected = at.unwrap_or(self.selected);
        self.notice.clear();
        self.open("hint-title", self.teller.hint(hint));
    }

    /// Brings up the first lesson that is due.
    fn teach(&mut self) {
        let prompt = self.session.table().prompt(Viewer::Seat(self.seat)).message.key;
        if let Some(lesson) = self.lessons.due(&prompt, &self.log, &self.offers) {
            self.cover = self.lesson(&lesson);
        }
    }

    fn lesson(&self, lesson: &Lesson) -> Cover {
        let lang = self.teller.speaker.lang();
        let keys = format!("§{}   {}", lesson.rule, self.teller.speaker.word("screen-lesson-keys"));
        let text = vec![lesson.text.get(lang).to_owned(), String::new(), keys];
        Cover::Lesson(lesson.rule.clone(), Page::new(lesson.title.get(lang), text))
    }

    /// A key was pressed; whether the player leaves.
    fn press(&mut self, key: KeyEvent) -> bool {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return true;
        }
        if self.press_on_cover(key) {
            return false;
        }
        match key.code {
            KeyCode::Char('q') => return true,
            KeyCode::Char('?') => self.open("screen-help-title", vec![self.teller.speaker.word("screen-help")]),
            KeyCode::Char('r') => self.open_rules(),
            KeyCode::Char('b') if self.board.is_some() => self.cover = Cover::Board(0, 0),
            KeyCode::Char('c') => self.open_card(self.card_in_sight()),
            KeyCode::Char('v') => self.open_words(),
            KeyCode::Char('l') => self.open_log(),
            KeyCode::Char(' ') => self.open_offer(),
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

    /// A key was pressed while something lies over the table; whether it was taken.
    fn press_on_cover(&mut self, key: KeyEvent) -> bool {
        match &mut self.cover {
            Cover::Nothing => return false,
            Cover::Rules => {
                if !self.reader.press(key) {
                    self.cover = Cover::Nothing;
                }
            }
            Cover::Page(page) => {
                if !page.press(key) {
                    self.cover = Cover::Nothing;
                }
            }
            Cover::Card(at, page) => {
                let cards = self.cards.len();
                let turn = match key.code {
                    KeyCode::Right | KeyCode::Char('n') => Some((*at + 1) % cards),
                    KeyCode::Left | KeyCode::Char('p') => Some((*at + cards - 1) % cards),
                    _ => None,
                };
                if let Some(at) = turn {
                    self.open_card(Some(at));
                } else if !page.press(key) {
                    self.cover = Cover::Nothing;
                }
            }
            Cover::Lesson(rule, page) => {
                if key.code == KeyCode::Char('r') {
                    self.reader.open(rule);
                    self.cover = Cover::Rules;
                } else if !page.press(key) {
                    self.cover = Cover::Nothing;
                    self.teach();
                }
            }
            Cover::Board(x, y) => {
                let (right, down) = self.beyond.get();
                match key.code {
                    KeyCode::Up | KeyCode::Char('k') => *y = y.saturating_sub(1),
                    KeyCode::Down | KeyCode::Char('j') => *y = (*y + 1).min(down),
                    KeyCode::PageUp => *y = y.saturating_sub(10),
                    KeyCode::PageDown => *y = (*y + 10).min(down),
                    KeyCode::Left => *x = x.saturating_sub(8),
                    KeyCode::Right => *x = (*x + 8).min(right),
                    _ => self.cover = Cover::Nothing,
                }
            }
        }
        true
    }

    fn open(&mut self, title: &str, text: Vec<String>) {
        self.cover = Cover::Page(Page::new(self.teller.speaker.word(title), text));
    }

    /// The card the selected offer is about, or else the first there is.
    fn card_in_sight(&self) -> Option<usize> {
        let piece = self.card_of(self.selected).map(|card| card.piece.clone());
        let at = piece.and_then(|piece| self.cards.iter().position(|card| card.piece == piece));
        at.or((!self.cards.is_empty()).then_some(0))
    }

    fn open_card(&mut self, at: Option<usize>) {
        if at.is_none() {
            self.notice = self.teller.speaker.word("screen-no-card");
        }
        if let Some((at, card)) = at.and_then(|at| Some((at, self.cards.get(at)?))) {
            let title = format!("{} ({}/{})", card.title, at + 1, self.cards.len());
            self.cover = Cover::Card(at, Page::new(title, card.text.clone()));
        }
    }

    fn open_words(&mut self) {
        if let Some(board) = &self.board {
            self.open("screen-words", board.told(&self.teller.speaker));
        }
    }

    fn open_log(&mut self) {
        let told = self.log.iter().map(|event| self.teller.event(event)).collect();
        self.open("screen-log", told);
        if let Cover::Page(page) = &self.cover {
            page.to_the_end();
        }
    }

    /// Everything about the selected offer: its odds, what to be careful of, the card it is about.
    fn open_offer(&mut self) {
        let Some(offer) = self.offers.get(self.selected) else { return };
        let title = self.teller.speaker.say(&offer.message);
        let mut text = vec![format!("§{}  {}", offer.rule, offer.action)];
        text.extend(Some(self.odds_of(self.selected).to_owned()).filter(|odds| !odds.is_empty()));
        text.extend(offer.caution.as_ref().map(|caution| self.teller.caution(caution)));
        if let Some(card) = self.card_of(self.selected) {
            text.extend([String::new(), card.title.clone()]);
            text.extend(card.text.iter().cloned());
        }
        self.cover = Cover::Page(Page::new(title, text));
    }

    fn select(&mut self, at: usize) {
        self.selected = at.min(self.offers.len().saturating_sub(1));
    }

    fn choose(&mut self, at: usize) {
        let action = self.offers.get(at).map_or(String::new(), |offer| offer.action.clone());
        if let Some(drill) = self.drill.take() {
            return self.answer(drill, &action);
        }
        if action.is_empty() {
            return;
        }
        match self.session.choose(self.seat, &action) {
            Ok(()) => {
                self.notice.clear();
                self.thinking = None;
                self.settle();
            }
            Err(refusal) => self.notice = self.teller.refusal(&refusal),
        }
    }

    /// Answers the question of a lesson by doing.
    fn answer(&mut self, mut drill: Drill, action: &str) {
        let lang = self.teller.speaker.lang();
        let reply = drill.answer(self.game, action);
        self.notice = match &reply {
            Ok(Reply::Right(why)) => why.as_ref().map_or(String::new(), |why| why.get(lang).to_owned()),
            Ok(Reply::Other(otherwise)) => match otherwise {
                Some(text) => text.get(lang).to_owned(),
                None => self.teller.speaker.word("exercise-first"),
            },
            Ok(Reply::Illegal(why, _)) => self.teller.speaker.say(why),
            Err(failure) => failure.to_string(),
        };
        if matches!(reply, Ok(Reply::Right(_))) {
            self.session.lay(drill.table());
            if drill.question().is_none() {
                let (title, outro) = (drill.exercise.title.get(lang), drill.exercise.outro.get(lang));
                self.cover = Cover::Page(Page::new(title, vec![outro.to_owned()]));
            }
        }
        self.drill = Some(drill);
        self.refresh();
    }

    fn undo(&mut self) {
        if let Some(drill) = &mut self.drill {
            self.notice = match drill.back(self.game) {
                Ok(true) => String::new(),
                Ok(false) => self.teller.speaker.word("play-nothing-to-undo"),
                Err(failure) => failure.to_string(),
            };
            self.session.lay(drill.table());
            return self.refresh();
        }
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
        if self.offers.is_empty() || self.thinking.is_some() || self.drill.is_some() {
            return;
        }
        let adviser = self.session.adviser(self.seat);
        self.think(move || adviser.advise().map(Heard::Advice));
        self.notice = self.teller.speaker.word("screen-thinking");
    }
}
