//! The tables an assistant sits at: one seat is its own, bots have the others. Whatever is told of a table is what that seat
//! may know.

use crate::commands::{Teller, cited};
use crate::failure::Failure;
use crate::play::boards::board;
use crate::play::session::{Pending, Session};
use frente_door::conduct::ODDS;
use frente_door::{AnyGame, NodeOut, Offer};
use frente_kernel::{Seat, Viewer};
use std::fmt::Write as _;

/// A table with an assistant at it.
pub struct Table {
    session: Session,
    seat: Seat,
    teller: Teller,
    hidden: bool,
    /// Steps whose events have been told.
    told: usize,
}

impl Table {
    /// Sits down; whoever comes before moves.
    pub fn new(session: Session, seat: Seat, game: &dyn AnyGame, teller: Teller) -> Result<Table, Failure> {
        let mut table = Table { session, seat, teller, hidden: game.info().hidden, told: 0 };
        table.go_on()?;
        Ok(table)
    }

    /// Lets dice and bots go on until the assistant must choose or the match is over.
    fn go_on(&mut self) -> Result<(), Failure> {
        loop {
            match self.session.pending() {
                Pending::Person(_) | Pending::Over => return Ok(()),
                Pending::Chance => self.session.roll(),
                Pending::Bot(..) => {
                    let thought = self.session.thought().expect("a bot must choose");
                    let (seat, choice) = thought.think()?;
                    self.session.choose(seat, &choice.action)?;
                }
            }
        }
    }

    /// Whether the match is over.
    fn is_over(&self) -> bool {
        matches!(self.session.pending(), Pending::Over)
    }

    /// What is offered now.
    pub fn offers(&self) -> Vec<Offer> {
        self.session.table().offers(self.seat)
    }

    /// An offer on one line: the notation to hand back, then what it is.
    pub fn offer(&self, offer: &Offer) -> String {
        let caution =
            offer.caution.as_ref().map_or(String::new(), |caution| format!("  {}", self.teller.caution(caution)));
        format!("{}  —  {}{}{caution}", offer.action, self.teller.speaker.say(&offer.message), cited(&offer.rule))
    }

    /// What has happened since it was last told, and what is to be done now.
    pub fn news(&mut self) -> String {
        let events = self.session.log(self.seat, self.told);
        self.told = self.session.table().steps();
        let mut out = self.teller.events(&events);
        out += &self.due();
        out
    }

    /// What is to be done now.
    fn due(&self) -> String {
        let say = |message| self.teller.speaker.say(message);
        match self.session.table().node() {
            NodeOut::Over { outcome } => {
                let won = match (outcome.winners.contains(&self.seat), outcome.losers.contains(&self.seat)) {
                    (true, _) => "You have won.",
                    (_, true) => "You have lost.",
                    _ => "Nobody has won.",
                };
                format!("The match is over: {} {won}\n", say(&outcome.message))
            }
            _ => {
                let prompt = self.session.table().prompt(Viewer::Seat(self.seat));
                let count = self.offers().len();
                format!("{}{}\n{count} actions are offered.\n", say(&prompt.message), cited(&prompt.rule))
            }
        }
    }

    /// Everything the seat sees, in words.
    pub fn look(&self) -> String {
        let viewer = Viewer::Seat(self.seat);
        let speaker = &self.teller.speaker;
        let mut out = match board(self.session.table(), viewer) {
            Some(board) => board.told(speaker).join("\n"),
            None => self.session.table().view(viewer).to_string(),
        };
        let _ = write!(out, "\n\n{}", self.due());
        out
    }

    /// The seat's cards, counters and units as one reads them.
    pub fn cards(&self) -> String {
        let speaker = &self.teller.speaker;
        let cards =
            board(self.session.table(), Viewer::Seat(self.seat)).map_or_else(Vec::new, |board| board.cards(speaker));
        cards.into_iter().map(|card| format!("{}: {}\n{}\n", card.piece, card.title, card.text.join("\n"))).collect()
    }

    /// What may come of an action.
    pub fn odds(&self, action: &str) -> Result<String, Failure> {
        // The same question at the same position has the same answer, and nobody can foresee it.
        let seed = self.session.odds_seed();
        let odds = self.session.table().odds(self.seat, action, ODDS, seed).map_err(|error| self.refused(&error))?;
        Ok(format!("{}\n{}", self.teller.sureness(&odds), self.teller.odds(&odds)))
    }

    /// Whether an action may be taken now, and if not, why.
    pub fn why_not(&self, action: &str) -> String {
        match self.session.table().explain(self.seat, action) {
            Ok(()) => format!("\"{action}\" may be taken now."),
            Err(error) => self.teller.refusal(&error),
        }
    }

    fn refused(&self, error: &frente_door::ActError) -> Failure {
        Failure::new(self.teller.refusal(error))
    }

    /// Takes actions in order, up to the first die or the first choice of another seat; the others move. What is refused
    /// changes nothing more.
    pub fn act(&mut self, actions: &[String]) -> Result<String, Failure> {
        let mut taken = 0;
        for action in actions {
            if taken > 0 && self.session.pending() != Pending::Person(self.seat) {
                break;
            }
            if let Err(error) = self.session.choose(self.seat, action) {
                let before = if taken == 0 { "Nothing was done" } else { "The actions before it were done" };
                let why = self.teller.refusal(&error);
                return Err(Failure::new(format!("\"{action}\" was refused: {why} {before}.")));
            }
            taken += 1;
        }
        self.go_on()?;
        let left = actions.len() - taken;
        let note =
            if left > 0 { format!("{left} actions were left: something else came first.\n") } else { String::new() };
        Ok(note + &self.news())
    }

    /// The match as a record: of a game that hides things only once it is over.
    pub fn record(&self) -> Result<String, Failure> {
        if self.hidden && !self.is_over() {
            return Err(Failure::new("this game hides things: its record is open when the match is over"));
        }
        Ok(self.session.record()?)
    }

    /// One line: how it stands.
    pub fn line(&self) -> String {
        let info = self.session.table().info();
        let steps = self.session.table().steps();
        let state = if self.is_over() { "over" } else { "your turn" };
        format!("{}, seat {}, {steps} steps, {state}", info.id, self.seat.0)
    }
}
