//! Chapter 18 and §4.5: what a general in the staff does, and what cards cost with his help.

use crate::data::{Bonus, Card, DiscountOn, SupportKind};
use crate::ids::{CardNo, GeneralNo};
use crate::state::State;
use frente_kernel::Seat;

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
    let hq = state.hq_of(seat);
    state.hqs[usize::from(hq)].general.is_some() && bonuses(state, hq).contains(&bonus)
}

/// What a seat pays for a card now, and whether a discount of its general is in it (ruling G6).
pub(crate) fn price(state: &State, seat: Seat, card: CardNo) -> (u8, bool) {
    let data = state.data();
    let Some(cost) = data.tables.costs.get(card.index()).copied() else { return (u8::MAX, false) };
    let hq = state.hq_of(seat);
    if state.hqs[usize::from(hq)].general.is_none() {
        return (cost, false);
    }
    let (class, supplies) = match data.card(card) {
        Some(Card::Unit(unit)) => (Some(state.kind_rules(unit).class), false),
        Some(Card::Support(support)) => (None, data.cards.support[support.index()].kind == SupportKind::Supplies),
        None => (None, false),
    };
    for bonus in bonuses(state, hq) {
        if let Bonus::Discount { on, by, floor, per_turn } = bonus {
            let fits = match on {
                DiscountOn::Class(wanted) => class == Some(*wanted),
                DiscountOn::Supplies => supplies,
            };
            let less = cost.saturating_sub(*by).max(*floor).min(cost);
            if fits && less < cost && state.hqs[usize::from(hq)].discounts < *per_turn {
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

/// Whether a seat can pay for a card.
#[inline]
pub(crate) fn affords(state: &State, seat: Seat, card: CardNo) -> bool {
    price(state, seat, card).0 <= state.player(seat).pa
}
