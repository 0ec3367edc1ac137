//! A position as one seat may imagine it.
//!
//! This is the only door from a true position into a bot. Building a [`Seen`] redeals everything the seat cannot know;
//! the truth is dropped on the spot, so search code cannot read it even by mistake.

use crate::BotRng;
use frente_kernel::{Game, Node, Seat};

/// One world that agrees with everything `seat` knows, and the means to redeal it.
#[derive(Debug)]
pub struct Seen<G: Game> {
    world: G::State,
    seat: Seat,
}

impl<G: Game> Clone for Seen<G> {
    fn clone(&self) -> Seen<G> {
        Seen { world: self.world.clone(), seat: self.seat }
    }
}

impl<G: Game> Seen<G> {
    /// Looks at `truth` from `seat`'s chair and forgets the truth.
    pub fn new(truth: &G::State, seat: Seat, rng: &mut BotRng) -> Seen<G> {
        let mut world = truth.clone();
        G::determinize(&mut world, seat, rng);
        Seen { world, seat }
    }

    /// Whose chair this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        G::seats(&self.world)
    }

    /// Whether the seat has to choose now.
    pub fn is_to_choose(&self) -> bool {
        G::node(&self.world) == Node::Decision(self.seat)
    }

    /// What the seat may choose: the same in every world it may imagine.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        out.clear();
        G::legal_actions(&self.world, out);
    }

    /// What the seat may choose, without what makes no sense by `is_senseless`; everything where nothing else is left.
    pub fn sensible_actions(&self, out: &mut Vec<G::Action>, is_senseless: impl Fn(&G::State, G::Action) -> bool) {
        self.legal_actions(out);
        if out.len() > 1 && out.iter().any(|action| !is_senseless(&self.world, *action)) {
            out.retain(|action| !is_senseless(&self.world, *action));
        }
    }

    /// One world the seat may imagine, without dealing a new one.
    pub fn world(&self) -> &G::State {
        &self.world
    }

    /// Deals another world into `out`. Where a game hides nothing there is but one.
    #[inline]
    pub fn redeal(&self, out: &mut G::State, rng: &mut BotRng) {
        out.clone_from(&self.world);
        if G::INFO.hidden {
            G::determinize(out, self.seat, rng);
        }
    }
}
