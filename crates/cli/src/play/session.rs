//! A match being played here: the match, its dice, who sits where, undo. No terminal code.
//!
//! The screen asks [`Session::pending`] what is due and does it: shows offers and calls [`Session::choose`], throws
//! with [`Session::roll`], or lets a bot think. [`Thought`] is a copy of the table that can be taken to another thread,
//! so that a screen stays awake meanwhile.

use frente_door::{ActError, AnyMatch, BotError, BotOut, EventOut, HintOut, NoRecord, NodeOut, RewindError};
use frente_kernel::record::Publish;
use frente_kernel::{Commitment, Seat, Secret, VerifiableDice, Viewer};

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Somebody at this terminal.
    Person,
    /// A bot, by name.
    Bot(String),
}

/// What is due next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending {
    /// A person must choose.
    Person(Seat),
    /// A bot must choose.
    Bot(Seat, String),
    /// A die or a card.
    Chance,
    /// Nothing any more.
    Over,
}

/// A match being played here.
pub struct Session {
    table: Box<dyn AnyMatch>,
    chairs: Vec<Chair>,
    dice: VerifiableDice,
}

/// A bot's turn to think, on a copy of the table.
pub struct Thought {
    table: Box<dyn AnyMatch>,
    seat: Seat,
    level: String,
}

/// The public salt of dice thrown here: nobody else is there to choose one.
const SALT: &str = "frente play";

impl Session {
    /// Sits down at a match before its first step; one chair a seat.
    pub fn new(table: Box<dyn AnyMatch>, chairs: Vec<Chair>, secret: Secret) -> Session {
        let dice = VerifiableDice::new(secret, SALT);
        Session { table, chairs, dice }
    }

    /// The match that is played.
    pub fn table(&self) -> &dyn AnyMatch {
        &*self.table
    }

    /// Puts another position of the game on the table: in a lesson by doing.
    pub fn lay(&mut self, table: Box<dyn AnyMatch>) {
        self.table = table;
    }

    /// What is published of the dice before the first throw.
    pub fn commitment(&self) -> Commitment {
        self.dice.secret().commitment()
    }

    /// What feeds the samples behind odds: the same for the same position, and nobody can foresee it.
    pub fn odds_seed(&self) -> u64 {
        self.dice.secret().aside("frente odds", i64::try_from(self.table.steps()).unwrap_or(i64::MAX))
    }

    /// What is due.
    pub fn pending(&self) -> Pending {
        match self.table.node() {
            NodeOut::Over { .. } => Pending::Over,
            NodeOut::Chance => Pending::Chance,
            NodeOut::Decision { seat } => match self.chairs.get(usize::from(seat.0)) {
                Some(Chair::Bot(level)) => Pending::Bot(seat, level.clone()),
                _ => Pending::Person(seat),
            },
        }
    }

    /// Throws the one die or draws the one card that is due.
    pub fn roll(&mut self) {
        if let Some(chance) = self.table.next_chance(&self.dice) {
            let taken = self.table.chance(&chance);
            taken.expect("the dice bring what may come up");
        }
    }

    /// A seat chooses.
    pub fn choose(&mut self, seat: Seat, action: &str) -> Result<(), ActError> {
        self.table.act(seat, action)
    }

    /// The turn to think of the bot that must choose, if one must.
    pub fn thought(&self) -> Option<Thought> {
        let Pending::Bot(seat, level) = self.pending() else { return None };
        Some(Thought { table: self.table.fork(), seat, level })
    }

    /// A strong bot's turn to think in the place of `seat`: for advice.
    pub fn adviser(&self, seat: Seat) -> Thought {
        Thought { table: self.table.fork(), seat, level: "general".to_owned() }
    }

    /// Takes the last choice back, if nothing forbids it; how many steps remain.
    pub fn undo(&mut self) -> Result<usize, RewindError> {
        let remain = self.table.steps().saturating_sub(1);
        self.table.rewind(remain)?;
        Ok(remain)
    }

    /// What happened after the first `since` steps, as `seat` may know it.
    pub fn log(&self, seat: Seat, since: usize) -> Vec<EventOut> {
        self.table.log(Viewer::Seat(seat), since)
    }

    /// The match as text; the secret of the dice goes in once it is over.
    pub fn record(&self) -> Result<String, NoRecord> {
        let publish = match self.pending() {
            Pending::Over => Publish::Secret,
            _ => Publish::CommitmentOnly,
        };
        self.table.record(Some(&self.dice), publish)
    }
}

impl Thought {
    /// Thinks. Takes as long as the bot's level says.
    pub fn think(self) -> Result<(Seat, BotOut), BotError> {
        let seed = self.table.steps() as u64;
        self.table.bot_choice(self.seat, &self.level, seed, None).map(|choice| (self.seat, choice))
    }

    /// Thinks of what to advise, and why.
    pub fn advise(self) -> Result<HintOut, BotError> {
        self.table.hint(self.seat, &self.level, self.table.steps() as u64, None)
    }
}
