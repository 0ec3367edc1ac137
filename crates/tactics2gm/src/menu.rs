//! What may be chosen now, as a list: the sorted list and uniform sampling read it. Each condition stands in a function of
//! its chapter (`may_…`) that says why not; the list is made of what passes, and [`check`] asks the same functions.
//!
//! Where a phase offers much, it offers units or sets of cells: the list looks at each of them, a draw only at the one that
//! comes up, and draws again where that proves illegal.

mod check;

pub(crate) use check::check;

use crate::actions::{Action, Target};
use crate::board::{Cell, CellSet, Dir};
use crate::ids::{CardNo, GeneralNo, Phase, Side, Slot, UnitIx};
use crate::rules::c11_actors::deciding;
use crate::rules::c11_orders::{Movers, Order};
use crate::rules::{
    c6_who_begins, c11_assault, c11_attack, c11_deployment, c11_movement, c11_orders, c11_reactions, c11_shooting,
    c11_turn, c13_air, c14_players, c17_cards, c18_generals, c21_transport,
};
use crate::state::{Frame, Hit, State};
use arrayvec::ArrayVec;
use frente_kernel::{Rng, Seat, below};

/// Where the rules put what may be chosen.
pub(crate) trait Menu {
    /// This may be chosen.
    fn one(&mut self, action: Action);
    /// Offers `many` at each of `cells`; cells for which [`Many::action`] returns `None` are skipped.
    fn many(&mut self, state: &State, many: Many, cells: CellSet);
    /// Offers every [`Order`] to each of `units`; orders for which [`Order::to`] returns `None` are skipped.
    fn orders(&mut self, state: &State, units: Movers);
}

/// Actions alike but for a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Many {
    /// §11.4.1, from the lower or left of two.
    Swap(Dir),
    /// §11.4.1, from the lower left of four.
    Rotate(Dir),
    /// A unit is deployed from the hand (§11.5).
    Deploy(CardNo),
    /// A paratrooper comes down (§13.5).
    Land(CardNo),
    /// §11.6: at the units there.
    Fire(UnitIx, Slot, Hit),
    /// §12.7: at the terrain cards there.
    Breach(UnitIx, Slot, Hit),
    /// §19-area-line, §19-area-cross: at areas from there on.
    Area(UnitIx, Slot, Dir),
}

impl Many {
    /// The action at a cell, if it is legal.
    #[inline]
    fn action(self, state: &State, cell: Cell) -> Option<Action> {
        match self {
            Many::Swap(dir) => {
                let cells = c11_orders::pair(state, cell, dir).ok()?;
                c11_orders::may_go_round(state, &cells).is_ok().then_some(Action::Swap(cell, dir))
            }
            Many::Rotate(dir) => {
                let cells = c11_orders::square(state, cell, dir).ok()?;
                c11_orders::may_go_round(state, &cells).is_ok().then_some(Action::Rotate(cell, dir))
            }
            Many::Deploy(card) => Some(Action::Deploy(card, cell)),
            Many::Land(card) => Some(Action::Land(card, cell)),
            Many::Fire(at, slot, how) => {
                let from = state.units[at].cell?;
                let named = c11_shooting::may_name(state, at, slot, from, cell).is_ok();
                named.then(|| how.fire(from, slot, Target::Unit(cell)))
            }
            Many::Breach(at, slot, how) => {
                let from = state.units[at].cell?;
                let breached = c11_shooting::may_breach(state, at, slot, cell).is_ok();
                breached.then(|| how.fire(from, slot, Target::Structure(cell)))
            }
            Many::Area(at, slot, dir) => {
                state.units[at].cell.map(|from| Action::Fire(from, slot, Target::Area(cell, dir)))
            }
        }
    }
}

/// A menu read aloud.
struct Aloud<F>(F);

impl<F: FnMut(Action)> Menu for Aloud<F> {
    fn one(&mut self, action: Action) {
        (self.0)(action);
    }

    fn many(&mut self, state: &State, many: Many, cells: CellSet) {
        cells.iter().filter_map(|cell| many.action(state, cell)).for_each(&mut self.0);
    }

    fn orders(&mut self, state: &State, units: Movers) {
        for at in units {
            Order::ALL.into_iter().filter_map(|order| order.to(state, at)).for_each(&mut self.0);
        }
    }
}

/// Tells every legal action of the deciding seat, each once, in no order.
pub(crate) fn offers(state: &State, offer: &mut impl FnMut(Action)) {
    fill(state, &mut Aloud(offer));
}

/// Single actions and sets a draw keeps; what does not go in is drawn from the list.
const SINGLES: usize = 384;
const SETS: usize = 160;
/// Blanks a draw puts back before it turns to the list.
const BLANKS: u32 = 100;

/// A menu to draw from: single actions, units with every order to them, and sets of cells with their counts.
struct Hat {
    singles: ArrayVec<Action, SINGLES>,
    ordered: Movers,
    sets: ArrayVec<(Many, CellSet, u32), SETS>,
    /// Lots in it: what may be chosen, and blanks.
    lots: u32,
    full: bool,
}

impl Menu for Hat {
    #[inline]
    fn one(&mut self, action: Action) {
        self.full |= self.singles.try_push(action).is_err();
        self.lots += 1;
    }

    #[inline]
    fn many(&mut self, _: &State, many: Many, cells: CellSet) {
        if !cells.is_empty() {
            let count = cells.len();
            self.full |= self.sets.try_push((many, cells, count)).is_err();
            self.lots += count;
        }
    }

    #[inline]
    fn orders(&mut self, _: &State, units: Movers) {
        self.lots += (units.len() * Order::ALL.len()) as u32;
        self.ordered = units;
    }
}

impl Hat {
    /// The action of a lot; `None` for a blank.
    #[inline]
    fn lot(&self, state: &State, lot: u32) -> Option<Action> {
        let mut at = lot as usize;
        if let Some(action) = self.singles.get(at) {
            return Some(*action);
        }
        at -= self.singles.len();
        if let Some(unit) = self.ordered.get(at / Order::ALL.len()) {
            return Order::ALL[at % Order::ALL.len()].to(state, *unit);
        }
        let mut at = (at - self.ordered.len() * Order::ALL.len()) as u32;
        for (many, cells, count) in &self.sets {
            if at < *count {
                return many.action(state, cells.nth(at));
            }
            at -= *count;
        }
        None
    }
}

/// One of the legal actions, each as likely as the next: a blank is put back, and another lot drawn.
pub(crate) fn draw(state: &State, rng: &mut impl Rng) -> Action {
    let mut hat = Hat { singles: ArrayVec::new(), ordered: Movers::new(), sets: ArrayVec::new(), lots: 0, full: false };
    fill(state, &mut hat);
    if !hat.full {
        for _ in 0..BLANKS {
            if let Some(action) = hat.lot(state, below(rng, hat.lots)) {
                return action;
            }
        }
    }
    draw_from_list(state, rng)
}

/// The same from the list, walked twice.
#[cold]
fn draw_from_list(state: &State, rng: &mut impl Rng) -> Action {
    let mut count = 0;
    offers(state, &mut |_| count += 1);
    let (at, mut walked, mut drawn) = (below(rng, count), 0, Action::Pass);
    offers(state, &mut |action| {
        if walked == at {
            drawn = action;
        }
        walked += 1;
    });
    drawn
}

/// Puts everything the deciding seat may choose on the menu, each once.
fn fill(state: &State, menu: &mut impl Menu) {
    let (Some(frame), Some(seat)) = (state.stack.top(), deciding(state)) else { return };
    if let Frame::Phase(phase) = frame {
        return fill_phase(state, phase, seat, menu);
    }
    let offer = &mut |action| menu.one(action);
    match frame {
        Frame::Bid(_) => {
            let points = (0..).take_while(|points| c6_who_begins::may_bid(*points).is_ok());
            points.for_each(|points| offer(Action::Bid(points)));
        }
        Frame::WhoFirst(_) => Side::ALL.into_iter().for_each(|side| offer(Action::First(side))),
        Frame::Buy(_) => {
            c6_who_begins::terrain_on_sale(state, seat, offer);
            offer(Action::DoneBuying);
        }
        Frame::Mulligan(_) => [Action::Mulligan, Action::KeepHand].into_iter().for_each(offer),
        Frame::Moving(unit) => c11_movement::moving_offers(state, unit, offer),
        Frame::Mine(unit, _) => c11_reactions::mine_offers(state, unit, seat, offer),
        Frame::Ambush(unit, _) => c11_reactions::ambush_offers(state, unit, seat, offer),
        Frame::AmbushShot(unit, _) => c11_reactions::ambush_shot_offers(state, unit, seat, offer),
        Frame::StrikeBack => {
            if let Some((at, foe)) = c11_assault::struck(state) {
                c11_assault::answers(state, at, foe, &mut |arm| offer(Action::Strike(arm)));
            }
        }
        Frame::Equip(unit) => c11_deployment::equip_offers(state, unit, offer),
        Frame::ChooseGeneral(_) => {
            let all = (0..state.data().cards.generals.len()).map(|at| GeneralNo(at as u8));
            let own = all.filter(|general| c18_generals::may_join(state, seat, *general).is_ok());
            own.for_each(|general| offer(Action::General(general)));
        }
        Frame::Spying(victim) => c17_cards::spying_offers(state, victim, offer),
        Frame::Recover => c17_cards::recover_offers(state, seat, offer),
        Frame::Answer(_) => c11_attack::answer_offers(state, seat, offer),
        Frame::AfterDie => c11_attack::reroll_offers(state, offer),
        Frame::Wreck(..) => c21_transport::leap_offers(state, offer),
        Frame::WreckPlace(unit, cell, open) => {
            c21_transport::shelters(state, unit, cell, open, &mut |cell| offer(Action::Survive(cell)));
        }
        Frame::Escort => c13_air::escort_offers(state, offer),
        Frame::AntiAir(_) => {
            c13_air::anti_air_offers(state, seat, offer);
            offer(Action::Pass);
        }
        Frame::Intercept(_) => {
            c13_air::ready_fighters(state, seat).for_each(|place| offer(Action::Intercept(place)));
            offer(Action::Pass);
        }
        Frame::Drop => c13_air::drop_offers(state, offer),
        _ => {}
    }
}

/// What each phase offers is kept apart: in one body they crowd each other out of the registers.
fn fill_phase(state: &State, phase: Phase, seat: Seat, menu: &mut impl Menu) {
    match phase {
        Phase::Movement => c11_orders::offers(state, seat, menu),
        Phase::Deployment => c11_deployment::offers(state, seat, menu),
        Phase::Shooting => c11_shooting::offers(state, seat, menu),
        Phase::Flip => c11_turn::flip_offers(state, seat, &mut |action| menu.one(action)),
        Phase::Discard => {
            let player = state.player(seat);
            return player.hand.kinds().for_each(|kind| menu.one(Action::Discard(player.card(kind))));
        }
    }
    if matches!(phase, Phase::Movement | Phase::Deployment | Phase::Shooting) {
        c14_players::offers(state, seat, &mut |action| menu.one(action));
        if c11_attack::may_recover(state, seat).is_ok() {
            menu.one(Action::Recover);
        }
    }
    if c11_turn::may_surrender(state, seat, phase).is_ok() {
        menu.one(Action::Surrender);
    }
    menu.one(Action::EndPhase);
}

/// Whether a seat has a gun that may fire at what flies now.
pub(crate) fn has_anti_air(state: &State, seat: Seat) -> bool {
    let mut some = false;
    c13_air::anti_air_offers(state, seat, &mut |_| some = true);
    some
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, Tactics2gm};
    use frente_conformance::corpus::play_out;
    use frente_kernel::{Game, Node};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    /// So each legal action is one lot, and as likely as the next.
    #[test]
    fn the_lots_of_a_draw_are_the_list() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
        for (scenario, players) in [("bc1", 2), ("bc5", 4), ("omaha", 2), ("suministros", 3)] {
            let setup = Setup { scenario: scenario.to_owned(), players, ..Setup::default() };
            let start = Tactics2gm::initial(&setup).expect("a sound setup");
            play_out::<Tactics2gm>(&start, &mut rng, |_, state| {
                if !matches!(Tactics2gm::node(state), Node::Decision(_)) {
                    return;
                }
                let (singles, ordered, sets) = (ArrayVec::new(), Movers::new(), ArrayVec::new());
                let mut hat = Hat { singles, ordered, sets, lots: 0, full: false };
                fill(state, &mut hat);
                let mut lots: Vec<Action> = (0..hat.lots).filter_map(|lot| hat.lot(state, lot)).collect();
                lots.sort_unstable();
                let mut list = Vec::new();
                Tactics2gm::legal_actions(state, &mut list);
                assert!(hat.full || lots == list, "{:?}", state.pending());
            });
        }
    }
}
