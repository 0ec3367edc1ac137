//! What may be chosen now: the one list of what is legal. `check`, the sorted list and uniform sampling all read it.

use crate::actions::Action;
use crate::ids::{GeneralNo, Phase, Side};
use crate::rules::c11_actors::deciding;
use crate::rules::{
    c6_who_begins, c11_assault, c11_attack, c11_deployment, c11_movement, c11_orders, c11_reactions, c11_shooting,
    c11_turn, c13_air, c14_players, c17_cards, c21_transport,
};
use crate::state::{AttackKind, Frame, State, Victim};
use frente_kernel::Seat;

/// Tells every legal action of the deciding seat, each once, in no order.
pub(crate) fn offers(state: &State, offer: &mut impl FnMut(Action)) {
    let (Some(frame), Some(seat)) = (state.stack.top(), deciding(state)) else { return };
    match frame {
        Frame::Bid(_) => (0..=c6_who_begins::START_PA).for_each(|points| offer(Action::Bid(points))),
        Frame::WhoFirst(_) => Side::ALL.into_iter().for_each(|side| offer(Action::First(side))),
        Frame::Buy(_) => {
            c6_who_begins::terrain_on_sale(state, seat, offer);
            offer(Action::DoneBuying);
        }
        Frame::Mulligan(_) => [Action::Mulligan, Action::KeepHand].into_iter().for_each(offer),
        Frame::Phase(phase) => phase_offers(state, phase, seat, offer),
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

fn phase_offers(state: &State, phase: Phase, seat: Seat, offer: &mut impl FnMut(Action)) {
    match phase {
        Phase::Movement => {
            c11_orders::offers(state, seat, offer);
            if state.agreed.surrender && state.marshal(state.turn.side) == seat {
                offer(Action::Surrender);
            }
        }
        Phase::Deployment => c11_deployment::offers(state, seat, offer),
        Phase::Shooting => c11_shooting::offers(state, seat, offer),
        Phase::Flip => c11_turn::flip_offers(state, seat, offer),
        Phase::Discard => {
            let player = state.player(seat);
            return player.hand.kinds().for_each(|kind| offer(Action::Discard(player.card(kind))));
        }
    }
    if matches!(phase, Phase::Movement | Phase::Deployment | Phase::Shooting) {
        c14_players::offers(state, seat, offer);
        if c11_attack::may_recover(state, seat) {
            offer(Action::Recover);
        }
    }
    offer(Action::EndPhase);
}

/// Whether a seat has a gun that may fire at what flies now.
pub(crate) fn has_anti_air(state: &State, seat: Seat) -> bool {
    let mut some = false;
    c13_air::anti_air_offers(state, seat, &mut |_| some = true);
    some
}
