//! The bot trait, and the player that stands between a bot and the table.

use crate::{Decision, Seen};
use frente_kernel::{Game, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The random stream of bots. Never the dice of a match.
pub type BotRng = Xoshiro256PlusPlus;

/// A player that decides by what one seat may know.
pub trait Bot<G: Game>: Send {
    /// Chooses among the legal actions of `seen`, which is never empty.
    fn decide(&mut self, seen: &Seen<G>, rng: &mut BotRng) -> Decision<G::Action>;

    /// Thinks no longer than so many milliseconds from now on. A bot that only looks ahead has nothing to cut short.
    fn hurry(&mut self, _milliseconds: u32) {}
}

/// A bot at a seat. It alone receives a true position, and it redeals what the seat cannot know before the bot looks.
pub struct Player<G: Game> {
    bot: Box<dyn Bot<G>>,
    rng: BotRng,
}

impl<G: Game> Player<G> {
    /// Seats a bot with a random stream of its own.
    pub fn new(bot: Box<dyn Bot<G>>, seed: u64) -> Player<G> {
        Player { bot, rng: BotRng::seed_from_u64(seed) }
    }

    /// The same player, who thinks no longer than so many milliseconds.
    #[must_use]
    pub fn within(mut self, milliseconds: u32) -> Player<G> {
        self.bot.hurry(milliseconds);
        self
    }

    /// What `seat` does at `state`, where it must choose.
    ///
    /// # Panics
    /// If `seat` has nothing to choose at `state`.
    pub fn choose(&mut self, state: &G::State, seat: Seat) -> Decision<G::Action> {
        let seen = Seen::new(state, seat, &mut self.rng);
        assert!(seen.is_to_choose(), "seat {seat} has nothing to choose here");
        self.bot.decide(&seen, &mut self.rng)
    }
}
