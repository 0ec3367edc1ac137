//! The plain table: numbered offers with their odds, one line in, some lines out.

use super::session::{Pending, Session};
use crate::commands::Teller;
use crate::failure::Failure;
use crate::output;
use frente_door::{AnyGame, Lang, Offer, verbatim};
use frente_kernel::{Limits, Message, Seat, Viewer};
use std::fs;
use std::io::{self, BufRead as _, Write as _};
use std::path::Path;

struct Lines {
    session: Session,
    seat: Seat,
    teller: Teller,
    /// Steps whose events have been told.
    told: usize,
}

/// Plays line by line until the match is over, `q`, or the end of the input.
pub fn play(session: Session, seat: Seat, game: &dyn AnyGame, lang: Lang, save: Option<&Path>) -> Result<(), Failure> {
    let teller = Teller::new(game, lang);
    let welcome = Message::new("play-welcome").arg("title", verbatim(game.titles().get(lang)));
    let commitment = session.commitment();
    output::print(&format!("{}\ndice {commitment}\n", teller.speaker.say(&welcome)))?;
    let mut lines = Lines { session, seat, teller, told: 0 };
    lines.run()?;
    self::save(&lines.session, game, lang, save)
}

/// Writes the match to `path`, if one was asked for.
pub fn save(session: &Session, game: &dyn AnyGame, lang: Lang, path: Option<&Path>) -> Result<(), Failure> {
    if let Some(path) = path {
        let text = session.record()?;
        let written = fs::File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|error| Failure::about(path, format!("cannot be written: {error}")))?;
        let saved = Message::new("play-saved").arg("path", verbatim(&path.display().to_string()));
        let speaker = Teller::new(game, lang).speaker;
        output::print(&(speaker.say(&saved) + "\n"))?;
    }
    Ok(())
}

impl Lines {
    fn say(&self, message: &Message) -> Result<(), Failure> {
        output::print(&(self.teller.speaker.say(message) + "\n"))
    }

    fn run(&mut self) -> Result<(), Failure> {
        let mut input = io::stdin().lock().lines();
        loop {
            match self.session.pending() {
                Pending::Chance => self.session.roll(),
                Pending::Bot(..) => self.bot_turn()?,
                Pending::Over => {
                    self.tell()?;
                    if let Some(outcome) = self.session.table().node().outcome() {
                        self.say(&outcome.message)?;
                    }
                    return Ok(());
                }
                Pending::Person(seat) => {
                    self.tell()?;
                    let offers = self.session.table().offers(seat);
                    self.show(seat, &offers)?;
                    let line = match input.next() {
                        None => return Ok(()),
                        Some(line) => {
                            line.map_err(|error| Failure::new(format!("standard input cannot be read: {error}")))?
                        }
                    };
                    match line.trim() {
                        "q" => return self.say(&Message::new("play-goodbye")),
                        "u" => self.undo()?,
                        "v" => self.view()?,
                        "?" => {
                            self.say(&Message::new("play-which"))?;
                            if let Some(Ok(action)) = input.next() {
                                self.explain(seat, &action)?;
                            }
                        }
                        choice => self.choose(seat, choice, &offers)?,
                    }
                }
            }
        }
    }

    /// Tells what happened since the last telling.
    fn tell(&mut self) -> Result<(), Failure> {
        let events = self.session.log(self.seat, self.told);
        self.told = self.session.table().steps();
        output::print(&self.teller.events(&events))
    }

    fn show(&self, seat: Seat, offers: &[Offer]) -> Result<(), Failure> {
        let table = self.session.table();
        let prompt = table.prompt(Viewer::Seat(seat));
        let rule = if prompt.rule.is_empty() { String::new() } else { format!("  [§{}]", prompt.rule) };
        let mut rows = Vec::new();
        for (number, offer) in (1..).zip(offers) {
            let odds = table.odds(seat, &offer.action, Limits::default(), 0)?;
            let said = self.teller.speaker.say(&offer.message);
            rows.push([format!("  {number}"), said, self.teller.odds_in_short(&odds)]);
        }
        let asked = self.teller.speaker.say(&prompt.message);
        output::print(&format!("{asked}{rule}\n{}", output::columns(&rows)))
    }

    fn choose(&mut self, seat: Seat, choice: &str, offers: &[Offer]) -> Result<(), Failure> {
        let number = choice.parse::<usize>().ok();
        let offered = number.and_then(|number| offers.get(number.checked_sub(1)?)).map(|offer| offer.action.clone());
        match offered.or_else(|| number.is_none().then(|| choice.to_owned())) {
            Some(action) => match self.session.choose(seat, &action) {
                Ok(()) => Ok(()),
                Err(refusal) => output::print(&(self.teller.refusal(&refusal) + "\n")),
            },
            None => self.say(&Message::new("play-unknown").int("count", offers.len() as i64)),
        }
    }

    fn explain(&self, seat: Seat, action: &str) -> Result<(), Failure> {
        match self.session.table().explain(seat, action) {
            Ok(()) => self.say(&Message::new("play-legal")),
            Err(refusal) => output::print(&(self.teller.refusal(&refusal) + "\n")),
        }
    }

    fn undo(&mut self) -> Result<(), Failure> {
        if self.session.table().steps() == self.session.table().undo_floor() {
            return self.say(&Message::new("play-nothing-to-undo"));
        }
        match self.session.undo() {
            Ok(remain) => {
                self.told = self.told.min(remain);
                self.say(&Message::new("play-undone").int("step", remain as i64))
            }
            Err(error) => self.say(&error.message()),
        }
    }

    fn view(&self) -> Result<(), Failure> {
        let view = self.session.table().view(Viewer::Seat(self.seat));
        let view = output::readable(&view);
        output::print(&(view + "\n"))
    }

    fn bot_turn(&mut self) -> Result<(), Failure> {
        let Some(thought) = self.session.thought() else { return Ok(()) };
        let (seat, choice) = thought.think()?;
        Ok(self.session.choose(seat, &choice.action)?)
    }
}
