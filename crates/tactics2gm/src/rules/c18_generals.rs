//! Chapter 18 and §4.5: what a general in the staff does, and what cards cost with his help.

use crate::data::{Bonus, Card, DiscountOn, GeneralRules, SupportKind};
use crate::ids::{CardNo, GeneralNo};
use crate::state::State;
use frente_kernel::{Illegal, Seat, must};

/// The bonuses of the general in a staff; none where the staff is lost.
pub(crate) fn bonuses(state: &State, hq: u8) -> &'static [Bonus] {
    let staff = &state.hqs[usize::from(hq)];
    match staff.general {
        Some(GeneralNo(at)) if staff.pi > 0 => &state.data().cards.generals[usize::from(at)].effects,
        _ => &[],
    }
}

/// Whether the general of a seat's staff has a bonus.
#[inline]
pub(crate) fn has(state: &State, seat: Seat, bonus: Bonus) -> bool {
    general(state, seat).is_some() && bonuses(state, state.hq_of(seat)).contains(&bonus)
}

/// The general in a seat's staff.
#[inline]
pub(crate) fn general(state: &State, seat: Seat) -> Option<&'static GeneralRules> {
    state.hqs[usize::from(state.hq_of(seat))].general.map(|general| &state.data().tables.generals[general.index()])
}

/// §8.1: the points printed on a card.
#[inline]
fn printed_cost(state: &State, card: CardNo) -> u8 {
    state.data().tables.costs.get(card.index()).copied().unwrap_or(u8::MAX)
}

/// What a seat pays for a card now, and whether a discount of its general is in it (ruling G6).
pub(crate) fn price(state: &State, seat: Seat, card: CardNo) -> (u8, bool) {
    let (data, cost) = (state.data(), printed_cost(state, card));
    if general(state, seat).is_none() {
        return (cost, false);
    }
    let hq = state.hq_of(seat);
    let is = |on: &DiscountOn| match (data.card(card), on) {
        (Some(Card::Unit(unit)), DiscountOn::Class(wanted)) => state.kind_rules(unit).class == *wanted,
        (Some(Card::Support(support)), DiscountOn::Supplies) => {
            data.cards.support[support.index()].kind == SupportKind::Supplies
        }
        _ => false,
    };
    // §18-patton, §18-guderian, §18-konev: once a turn, on cards of one kind.
    for bonus in bonuses(state, hq) {
        if let Bonus::Discount { on, by, floor, per_turn } = bonus {
            let less = cost.saturating_sub(*by).max(*floor).min(cost);
            if less < cost && is(on) && state.hqs[usize::from(hq)].discounts < *per_turn {
                return (less, true);
            }
        }
    }
    (cost, false)
}

/// Pays for a card and hands back what it cost.
pub(crate) fn pay(state: &mut State, seat: Seat, card: CardNo) -> u8 {
    let (cost, discounted) = price(state, seat, card);
    state.player_mut(seat).pa -= cost;
    if discounted {
        let hq = usize::from(state.hq_of(seat));
        state.hqs[hq].discounts = state.hqs[hq].discounts.saturating_add(1);
    }
    cost
}

/// §4.5: whether a general is of a seat's nation.
#[inline]
pub(crate) fn may_join(state: &State, seat: Seat, general: GeneralNo) -> Result<(), Illegal> {
    let general = state.data().cards.generals.get(general.index());
    must(general.is_some_and(|general| general.nation == state.player(seat).nation), "4.5", "general-of-others")
}

/// Whether a seat holds a card and can pay for it.
#[inline]
pub(crate) fn may_pay_from_hand(state: &State, seat: Seat, card: CardNo) -> Result<(), Illegal> {
    must(state.player(seat).holds(card), "7.1", "not-in-hand")?;
    must(affords(state, seat, card), "4.4", "too-dear")
}

/// Whether a seat can pay for a card.
#[inline]
pub(crate) fn affords(state: &State, seat: Seat, card: CardNo) -> bool {
    let (cost, purse) = (printed_cost(state, card), state.player(seat).pa);
    // A general only makes things cheaper.
    let cheaper = || general(state, seat).is_some_and(|general| general.discounts);
    cost <= purse || (cheaper() && price(state, seat, card).0 <= purse)
}
