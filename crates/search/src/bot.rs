//! The bot trait, and the player that stands between a bot and the table.

use crate::{Curve, Decision, Seen};
use frente_kernel::{Game, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The random stream of bots. Never the dice of a match.
pub type BotRng = Xoshiro256PlusPlus;

/// A player that decides by what one seat may know.
pub trait Bot<G: Game>: Send {
    /// Chooses among the legal actions of `seen`, which is never empty.
    fn decide(&mut self, seen: &Seen<G>, rng: &mut BotRng) -> Decision<G::Action>;

    /// What each of these actions is worth to the seat, so many simulations each: simulation by simulation, with the same
    /// worlds and dice for all. Empty for a bot that does not search.
    fn weigh(
        &mut self,
        _seen: &Seen<G>,
        _actions: &[G::Action],
        _simulations: u32,
        _rng: &mut BotRng,
    ) -> Vec<Vec<f32>> {
        Vec::new()
    }

    /// Thinks no longer than so many milliseconds from now on. A bot that only looks ahead has nothing to cut short.
    fn hurry(&mut self, _milliseconds: u32) {}
}

/// A bot at a seat. It alone receives a true position, and it redeals what the seat cannot know before the bot looks.
pub struct Player<G: Game> {
    bot: Box<dyn Bot<G>>,
    rng: BotRng,
    curve: Curve,
}

impl<G: Game> Player<G> {
    /// Seats a bot with a random stream of its own.
    pub fn new(bot: Box<dyn Bot<G>>, seed: u64) -> Player<G> {
        Player { bot, rng: BotRng::seed_from_u64(seed), curve: Curve::PLAIN }
    }

    /// The same player, whose expectations come true by this curve.
    #[must_use]
    pub fn judged_by(mut self, curve: Curve) -> Player<G> {
        self.curve = curve;
        self
    }

    /// How likely `seat` is to win when the bot expects so much.
    pub fn chance(&self, seat: Seat, value: f32) -> f64 {
        self.curve.chance(seat, value)
    }

    /// What each of these actions is worth to `seat` at `state`, where it must choose: see [`Bot::weigh`].
    pub fn weigh(&mut self, state: &G::State, seat: Seat, actions: &[G::Action], simulations: u32) -> Vec<Vec<f32>> {
        let seen = Seen::new(state, seat, &mut self.rng);
        self.bot.weigh(&seen, actions, simulations, &mut self.rng)
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
