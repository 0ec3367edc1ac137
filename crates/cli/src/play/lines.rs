//! The plain table: numbered offers with costs, odds and cautions, one line in, some lines out. Everything the full screen
//! shows is told here too: the board in words, every card.

use super::boards::{Board, Card, board};
use super::drill::{Drill, Reply};
use super::lessons::Lessons;
use super::session::{Pending, Session};
use crate::commands::{Teller, cited};
use crate::failure::Failure;
use crate::output;
use frente_door::{AnyGame, Lang, Offer, verbatim};
use frente_kernel::{Limits, Message, Seat, Viewer};
use std::fs;
use std::io::{self, BufRead as _, Write as _};
use std::path::Path;

struct Lines<'a> {
    session: Session,
    seat: Seat,
    teller: Teller,
    lessons: Lessons,
    drill: Option<Drill>,
    /// Steps whose events have been told.
    told: usize,
    input: io::Lines<io::StdinLock<'static>>,
    game: &'a dyn AnyGame,
}

/// Plays line by line until the match is over, `q`, or the end of the input. Gives the session back, to save.
pub fn play(
    session: Session,
    seat: Seat,
    game: &dyn AnyGame,
    lang: Lang,
    lessons: Lessons,
    drill: Option<Drill>,
) -> Result<Session, Failure> {
    let teller = Teller::new(game, lang);
    let welcome = Message::new("play-welcome").arg("title", verbatim(game.titles().get(lang)));
    output::print(&format!("{}\n", teller.speaker.say(&welcome)))?;
    let input = io::stdin().lock().lines();
    let mut lines = Lines { session, seat, teller, lessons, drill, told: 0, input, game };
    match &lines.drill {
        Some(drill) => {
            let exercise = &drill.exercise;
            output::print(&format!("{}\n{}\n", exercise.title.get(lang), exercise.intro.get(lang)))?;
        }
        None => {
            let commitment = lines.session.commitment();
            output::print(&format!("{} {commitment}\n", lines.teller.speaker.word("word-dice")))?;
        }
    }
    lines.run()?;
    Ok(lines.session)
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

impl Lines<'_> {
    fn say(&self, message: &Message) -> Result<(), Failure> {
        output::print(&(self.teller.speaker.say(message) + "\n"))
    }

    /// The next line of the input; none at its end.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        let unread = |error| Failure::new(format!("standard input cannot be read: {error}"));
        self.input.next().transpose().map_err(unread)
    }

    fn run(&mut self) -> Result<(), Failure> {
        loop {
            let seat = match self.due()? {
                Some(seat) => seat,
                None => return Ok(()),
            };
            let offers = self.session.table().offers(seat);
            self.teach(&offers)?;
            self.show(seat, &offers)?;
            let Some(line) = self.line()? else { return Ok(()) };
            match line.trim() {
                "q" => return self.say(&Message::new("play-goodbye")),
                "u" => self.undo()?,
                "v" => self.view()?,
                "v json" => {
                    let view = self.session.table().view(Viewer::Seat(self.seat));
                    output::print(&(output::readable(&view) + "\n"))?;
                }
                "?" => {
                    self.say(&Message::new("play-which"))?;
                    if let Some(action) = self.line()? {
                        self.explain(seat, &action)?;
                    }
                }
                "h" => self.hint()?,
                "c" => self.list_cards()?,
                line => match line.strip_prefix("c ") {
                    Some(which) => self.read_card(which.trim())?,
                    None => self.choose(seat, line, &offers)?,
                },
            }
        }
    }

    /// Lets bots and dice go on until the person must choose; none once the match, or the lesson, is over.
    fn due(&mut self) -> Result<Option<Seat>, Failure> {
        if let Some(drill) = &self.drill {
            let done = drill.question().is_none();
            self.tell()?;
            if done {
                let outro =
                    self.drill.as_ref().map(|drill| drill.exercise.outro.get(self.teller.speaker.lang()).to_owned());
                output::print(&(outro.unwrap_or_default() + "\n"))?;
            }
            return Ok((!done).then_some(self.seat));
        }
        loop {
            match self.session.pending() {
                Pending::Chance => self.session.roll(),
                Pending::Bot(..) => self.bot_turn()?,
                Pending::Over => {
                    self.tell()?;
                    if let Some(outcome) = self.session.table().node().outcome() {
                        self.say(&outcome.message)?;
                    }
                    return Ok(None);
                }
                Pending::Person(seat) => {
                    self.tell()?;
                    return Ok(Some(seat));
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

    /// Tells the lessons that are due.
    fn teach(&mut self, offers: &[Offer]) -> Result<(), Failure> {
        let prompt = self.session.table().prompt(Viewer::Seat(self.seat)).message.key;
        let log = self.session.log(self.seat, 0);
        while let Some(lesson) = self.lessons.due(&prompt, &log, offers) {
            let lang = self.teller.speaker.lang();
            let (title, text) = (lesson.title.get(lang), lesson.text.get(lang));
            output::print(&format!("* {title}\n  {text}{}\n", cited(&lesson.rule)))?;
        }
        Ok(())
    }

    /// What is asked, and what can be done: what it costs, its odds, what to be careful of, and once a card its text.
    fn show(&self, seat: Seat, offers: &[Offer]) -> Result<(), Failure> {
        let table = self.session.table();
        let speaker = &self.teller.speaker;
        let cards = self.cards();
        let mut read: Vec<&str> = Vec::new();
        let mut out = match self.drill.as_ref().and_then(|drill| Some((drill, drill.question()?))) {
            Some((drill, question)) => {
                let lang = speaker.lang();
                let (at, of) = drill.progress();
                let why = if drill.is_lesson() { format!("  {}\n", question.why.get(lang)) } else { String::new() };
                format!("{at}/{of}  {}{}\n{why}", question.ask.get(lang), cited(&question.rule))
            }
            None => {
                let prompt = table.prompt(Viewer::Seat(seat));
                format!("{}{}\n", speaker.say(&prompt.message), cited(&prompt.rule))
            }
        };
        for (number, offer) in (1..).zip(offers) {
            let odds = table.odds(seat, &offer.action, Limits::default(), 0)?;
            let odds = self.teller.odds_in_short(&odds);
            let lit = self.drill.as_ref().is_some_and(|drill| drill.lights(&offer.action));
            let card = Card::of_offer(&cards, offer);
            let worth = card.map_or("", |card| card.brief.as_str());
            out += &format!("{number:>3}  {}{}", if lit { "★ " } else { "" }, speaker.say(&offer.message));
            if !worth.is_empty() {
                out += &format!(" ({worth})");
            }
            out += "\n";
            if !odds.is_empty() {
                out += &format!("       {odds}\n");
            }
            if let Some(caution) = &offer.caution {
                out += &format!("       {}\n", self.teller.caution(caution));
            }
            if let Some(card) = card.filter(|card| !card.brief.is_empty() && !read.contains(&card.piece.as_str())) {
                read.push(&card.piece);
                let text = card.text.iter().filter(|line| !line.is_empty() && **line != card.brief);
                text.for_each(|line| out += &format!("       {line}\n"));
            }
        }
        if offers.is_empty() || self.drill.as_ref().and_then(Drill::question).is_some_and(|it| it.accept.is_empty()) {
            out += &(speaker.word("screen-go-on") + "\n");
        }
        output::print(&out)
    }

    fn cards(&self) -> Vec<Card> {
        self.board().map_or_else(Vec::new, |board| board.cards(&self.teller.speaker))
    }

    fn board(&self) -> Option<Box<dyn Board>> {
        board(self.session.table(), Viewer::Seat(self.seat))
    }

    fn list_cards(&self) -> Result<(), Failure> {
        let cards = self.cards();
        let rows: Vec<_> =
            (1..).zip(cards).map(|(number, card)| [format!("  {number}"), card.title, card.brief]).collect();
        output::print(&output::columns(&rows))?;
        self.say(&Message::new("play-cards").int("count", rows.len() as i64))
    }

    fn read_card(&self, which: &str) -> Result<(), Failure> {
        let cards = self.cards();
        let card = which.parse::<usize>().ok().and_then(|number| cards.get(number.checked_sub(1)?));
        match card {
            Some(card) => output::print(&format!("{}\n{}\n", card.title, indented(&card.text))),
            None => self.say(&Message::new("play-cards").int("count", cards.len() as i64)),
        }
    }

    fn choose(&mut self, seat: Seat, choice: &str, offers: &[Offer]) -> Result<(), Failure> {
        let number = choice.parse::<usize>().ok();
        let offered = number.and_then(|number| offers.get(number.checked_sub(1)?)).map(|offer| offer.action.clone());
        let chosen = offered.or_else(|| number.is_none().then(|| choice.to_owned()));
        if let Some(drill) = self.drill.take() {
            return self.answer(drill, &chosen.unwrap_or_default());
        }
        match chosen {
            Some(action) => match self.session.choose(seat, &action) {
                Ok(()) => Ok(()),
                Err(refusal) => output::print(&(self.teller.refusal(&refusal) + "\n")),
            },
            None => self.say(&Message::new("play-unknown").int("count", offers.len() as i64)),
        }
    }

    /// Answers the question of a lesson by doing.
    fn answer(&mut self, mut drill: Drill, action: &str) -> Result<(), Failure> {
        let lang = self.teller.speaker.lang();
        let said = match drill.answer(self.game, action)? {
            Reply::Right(why) => {
                self.session.lay(drill.table());
                why.map_or(String::new(), |why| why.get(lang).to_owned())
            }
            Reply::Other(Some(otherwise)) => otherwise.get(lang).to_owned(),
            Reply::Other(None) => self.teller.speaker.word("exercise-first"),
            Reply::Illegal(why, rule) => self.teller.speaker.say(&why) + &cited(&rule.unwrap_or_default()),
        };
        self.drill = Some(drill);
        if said.is_empty() { Ok(()) } else { output::print(&(said + "\n")) }
    }

    fn explain(&self, seat: Seat, action: &str) -> Result<(), Failure> {
        match self.session.table().explain(seat, action) {
            Ok(()) => self.say(&Message::new("play-legal")),
            Err(refusal) => output::print(&(self.teller.refusal(&refusal) + "\n")),
        }
    }

    /// What a strong bot advises; in a lesson nobody is asked.
    fn hint(&self) -> Result<(), Failure> {
        if self.drill.is_some() {
            return self.say(&Message::new("hint-none"));
        }
        let hint = self.session.adviser(self.seat).advise()?;
        output::print(&(self.teller.hint(&hint).join("\n") + "\n"))
    }

    fn undo(&mut self) -> Result<(), Failure> {
        if let Some(mut drill) = self.drill.take() {
            let taken = drill.back(self.game)?;
            self.session.lay(drill.table());
            self.told = self.told.min(self.session.table().steps());
            self.drill = Some(drill);
            return if taken { Ok(()) } else { self.say(&Message::new("play-nothing-to-undo")) };
        }
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

    /// The position in words.
    fn view(&self) -> Result<(), Failure> {
        let told = self.board().map_or_else(Vec::new, |board| board.told(&self.teller.speaker));
        output::print(&(told.join("\n") + "\n"))
    }

    fn bot_turn(&mut self) -> Result<(), Failure> {
        let Some(thought) = self.session.thought() else { return Ok(()) };
        let (seat, choice) = thought.think()?;
        Ok(self.session.choose(seat, &choice.action)?)
    }
}

fn indented(lines: &[String]) -> String {
    lines.iter().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}
