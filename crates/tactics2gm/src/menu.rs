//! What may be chosen now: the one list of what is legal. `check`, the sorted list and uniform sampling all read it.
//!
//! Where a phase offers much, it offers sets of cells: the list looks at every cell of a set, a draw only at the one that
//! comes up.

use crate::actions::{Action, Target};
use crate::board::{Cell, CellSet, Dir};
use crate::ids::{CardNo, GeneralNo, Phase, Side};
use crate::rules::c11_actors::deciding;
use crate::rules::{
    c6_who_begins, c11_assault, c11_attack, c11_deployment, c11_movement, c11_orders, c11_reactions, c11_shooting,
    c11_turn, c13_air, c14_players, c17_cards, c21_transport,
};
use crate::state::{AttackKind, Frame, State, UnitIx, Victim};
use arrayvec::ArrayVec;
use frente_kernel::{Rng, Seat, below};

/// Where the rules put what may be chosen.
pub(crate) trait Menu {
    /// This may be chosen.
    fn one(&mut self, action: Action);
    /// Of the actions of a kind at these cells, those may be chosen that [`Many::action`] knows; no other does.
    fn many(&mut self, state: &State, many: Many, cells: CellSet);
}

/// Actions alike but for a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Many {
    /// §11.4: steps onto free cells.
    Step(Dir),
    /// §11.4.1: steps onto cells of friends.
    Cross(Dir),
    /// §11.4.1, from the lower left of two.
    Swap(Dir),
    /// §11.4.1, from the lower left of four.
    Rotate(Dir),
    /// §16-march.
    March,
    /// §11.5.
    Deploy(CardNo),
    /// §13.5.
    Land(CardNo),
    /// §11.6: at the units there.
    Fire(UnitIx, u8),
    /// §17-impacto: the same.
    SureFire(UnitIx, u8),
    /// §12.7: at the terrain cards there.
    Breach(UnitIx, u8),
    /// §17-impacto: the same.
    SureBreach(UnitIx, u8),
    /// §19-area-line, §19-area-cross: at areas from there on.
    Area(UnitIx, u8, Dir),
}

impl Many {
    /// The action at a cell, if it is legal.
    #[inline]
    fn action(self, state: &State, cell: Cell) -> Option<Action> {
        match self {
            Many::Step(dir) => c11_orders::can_step(state, cell, dir).then(|| Action::Step(cell.back(dir), dir)),
            Many::Cross(dir) => c11_orders::can_cross(state, cell, dir).then(|| Action::Step(cell.back(dir), dir)),
            Many::Swap(dir) => c11_orders::can_swap(state, cell, dir).then_some(Action::Swap(cell, dir)),
            Many::Rotate(dir) => c11_orders::can_rotate(state, cell, dir).then_some(Action::Rotate(cell, dir)),
            Many::March => Some(Action::March(cell)),
            Many::Deploy(card) => Some(Action::Deploy(card, cell)),
            Many::Land(card) => Some(Action::Land(card, cell)),
            Many::Fire(at, slot) | Many::SureFire(at, slot) => {
                let (from, target) = (state.units[at].cell?, Target::Unit(cell));
                c11_shooting::can_name(state, at, slot, from, cell).then_some(match self {
                    Many::Fire(..) => Action::Fire(from, slot, target),
                    _ => Action::SureFire(from, slot, target),
                })
            }
            Many::Breach(at, slot) | Many::SureBreach(at, slot) => {
                let (from, target) = (state.units[at].cell?, Target::Structure(cell));
                c11_shooting::can_breach(state, at, slot, cell).then_some(match self {
                    Many::Breach(..) => Action::Fire(from, slot, target),
                    _ => Action::SureFire(from, slot, target),
                })
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
}

/// Tells every legal action of the deciding seat, each once, in no order.
pub(crate) fn offers(state: &State, offer: &mut impl FnMut(Action)) {
    fill(state, &mut Aloud(offer));
}

/// Single actions and sets a draw keeps; what does not go in is drawn from the list.
const SINGLES: usize = 384;
const SETS: usize = 160;

/// A menu to draw from.
struct Hat {
    singles: ArrayVec<Action, SINGLES>,
    sets: ArrayVec<(Many, CellSet, u32), SETS>,
    count: u32,
    full: bool,
}

impl Menu for Hat {
    #[inline]
    fn one(&mut self, action: Action) {
        self.full |= self.singles.try_push(action).is_err();
        self.count += 1;
    }

    #[inline]
    fn many(&mut self, _: &State, many: Many, cells: CellSet) {
        if !cells.is_empty() {
            let count = cells.len();
            self.full |= self.sets.try_push((many, cells, count)).is_err();
            self.count += count;
        }
    }
}

/// One of the legal actions, each as likely as the next. A candidate that proves illegal is put aside, and another drawn.
pub(crate) fn draw(state: &State, rng: &mut impl Rng) -> Action {
    let mut hat = Hat { singles: ArrayVec::new(), sets: ArrayVec::new(), count: 0, full: false };
    fill(state, &mut hat);
    if hat.full {
        return draw_from_list(state, rng);
    }
    while hat.count > 0 {
        let mut at = below(rng, hat.count);
        if let Some(action) = hat.singles.get(at as usize) {
            return *action;
        }
        at -= hat.singles.len() as u32;
        for (many, cells, count) in &mut hat.sets {
            if at < *count {
                let cell = cells.nth(at);
                if let Some(action) = many.action(state, cell) {
                    return action;
                }
                cells.remove(cell);
                *count -= 1;
                hat.count -= 1;
                break;
            }
            at -= *count;
        }
    }
    Action::Pass
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
        Frame::Bid(_) => (0..=c6_who_begins::START_PA).for_each(|points| offer(Action::Bid(points))),
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
            let (at, foe) = (state.assault.on, Victim::Unit(state.assault.by));
            c11_assault::strikes(state, AttackKind::StrikeBack, at, foe, &mut |slot| offer(Action::Strike(slot)));
        }
        Frame::Equip(unit) => c11_deployment::equip_offers(state, unit, offer),
        Frame::ChooseGeneral(_) => {
            let nation = state.player(seat).nation;
            let all = state.data().cards.generals.iter().enumerate();
            let own = all.filter(|(_, general)| general.nation == nation);
            own.for_each(|(at, _)| offer(Action::General(GeneralNo(at as u8))));
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

fn fill_phase(state: &State, phase: Phase, seat: Seat, menu: &mut impl Menu) {
    match phase {
        Phase::Movement => {
            c11_orders::offers(state, seat, menu);
            if state.agreed.surrender && state.marshal(state.turn.side) == seat {
                menu.one(Action::Surrender);
            }
        }
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
        if c11_attack::may_recover(state, seat) {
            menu.one(Action::Recover);
        }
    }
    menu.one(Action::EndPhase);
}

/// Whether a seat has a gun that may fire at what flies now.
pub(crate) fn has_anti_air(state: &State, seat: Seat) -> bool {
    let mut some = false;
    c13_air::anti_air_offers(state, seat, &mut |_| some = true);
    some
}
