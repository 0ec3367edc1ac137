//! A position and an action as facts: what is printed, counted or computed by a rule, never what it is worth. Nothing is
//! hidden in this game.

use crate::actions::Action;
use crate::flow::{Amanecer, PLAYER};
use crate::ids::{Asset, Front, Marker, War};
use crate::rules::c7_player_actions as throws;
use crate::state::{Brest, By, Frame, State};
use frente_kernel::{Encode, Eyes, Facts, Game, Narrate, Node};

/// Card numbers are below this.
const CARDS: usize = 64;
/// Actions a card may bring.
const ACTIONS: usize = 6;
/// Kinds of pending steps, as [`pending`] counts them.
const STEPS: usize = 8;
/// What [`Narrate::caution`] may say.
const CAUTIONS: [&str; 7] = [
    "caution-curzon-line",
    "caution-hopeless-offensive",
    "caution-last-box",
    "caution-nothing-to-gain",
    "caution-fortify",
    "caution-actions-lost",
    "caution-treaty",
];

impl Encode for Amanecer {
    const ENCODING: u16 = 1;
    const OFFERS: usize = 32;
    const OFFER_FACTS: usize = 20;
    const ACTIONS: usize = Action::COUNT;

    fn facts(state: &State, _: Eyes, out: &mut Facts) {
        out.flag("decides", Amanecer::node(state) == Node::Decision(PLAYER));
        out.one_of("pending", STEPS, pending(state));
        for front in Front::ALL {
            out.within(front.name(), |out| of_front(state, front, out));
        }
        let standing = |number: u8| {
            let there = |front: &&Front| state.is_active(**front) && state.number(**front) == number;
            Front::ALL.iter().filter(there).count()
        };
        out.at_least("fronts-in-box-1", 6, standing(1));
        out.at_least("fronts-in-box-2", 6, standing(2));
        out.one_of("levels-to-go", 12, (state.victory_box - state.level).max(0) as usize);
        out.one_of("level", 12, state.level.max(0) as usize);
        out.one_of("resistance", 8, throws::resistance(state).max(0) as usize);
        out.flag("allies-hesitate", state.allies_hesitate());
        out.flag("harder-victory", state.victory_box == state.data().board.political.optional_victory);
        out.one_of("treaty-cost", 4, state.treaty_cost.max(0) as usize);
        out.one_of("war", 4, War::ALL.iter().position(|war| *war == state.war).unwrap_or(0));
        out.maybe_one_of("brest", 2, state.brest.map(|brest| usize::from(brest == Brest::Bukharin)));
        out.at_least("reserves", 6, state.reserves.into());
        out.at_least("decrees", 3, state.decrees.into());
        out.set("assets", Asset::ALL.len(), state.owned.iter().map(Asset::index));
        out.flag("gold-spent", state.gold_spent);
        out.flag("trains-used", state.turn.trains_used);
        out.set("markers", Marker::ALL.len(), state.markers.iter().map(Marker::index));
        out.maybe_one_of("tanks", 6, state.tanks_on.map(Front::index));
        out.at_least("actions", ACTIONS, state.turn.actions.into());
        out.at_least("forgone", 3, state.turn.forgone.into());
        out.at_least("cards-to-come", 24, state.deck.len() as usize);
        out.set("to-come", CARDS, state.deck.iter().map(usize::from));
        out.set("waiting", CARDS, state.waiting[0].iter().chain(state.waiting[1].iter()).map(usize::from));
        out.set("gone", CARDS, state.discard.iter().map(usize::from));
        out.maybe_one_of("card", CARDS, state.turn.card.map(|card| usize::from(card.0)));
        let die = |face: u8| (face > 0).then(|| usize::from(face) - 1);
        out.maybe_one_of("die", 6, die(state.turn.dice[0]));
        out.maybe_one_of("expertise", 6, die(state.turn.dice[1]));
    }

    fn action_facts(state: &State, action: Action, out: &mut Facts) {
        let verb = action.place();
        out.one_of("verb", Action::NAMES.len(), verb);
        let front = action.front();
        let number = front.map(|front| usize::from(state.number(front)));
        out.maybe_one_of("front", 6, front.map(Front::index));
        out.each("verb-at-box", Action::NAMES.len(), 6, number.map(|number| (verb, number.min(5))));
        out.flag("end-of-track", front.is_some_and(|front| state.number(front) == state.track_end(front)));
        out.flag("with-tanks", front.is_some() && front == state.tanks_on);
        out.maybe_one_of("chance", 7, faces(state, action));
        let to_go = (state.victory_box - state.level).clamp(0, 9) as usize;
        let political = matches!(action, Action::Political | Action::DecreePolitical);
        out.maybe_one_of("levels-to-go", 10, political.then_some(to_go));
        let blocked = match (action, state.pending()) {
            (Action::BlockAdvance | Action::AllowAdvance, Some(Frame::GoldAdvance(front, _))) => {
                Some(usize::from(state.number(front)).min(5))
            }
            _ => None,
        };
        out.each("gold-at-box", 2, 6, blocked.map(|number| (usize::from(action == Action::AllowAdvance), number)));
        out.at_least("actions", ACTIONS, state.turn.actions.into());
        out.maybe_one_of("card", CARDS, state.turn.card.map(|card| usize::from(card.0)));
        out.caution(&CAUTIONS, Amanecer::caution(state, action));
    }

    #[inline]
    fn number(action: Action) -> Option<usize> {
        Some(action.code().into())
    }

    #[inline]
    fn numbered(number: usize) -> Option<Action> {
        Action::ALL.get(number).copied()
    }
}

fn of_front(state: &State, front: Front, out: &mut Facts) {
    let place = match (state.is_eliminated(front), state.is_active(front)) {
        (true, _) => 0,
        (_, false) => 1,
        _ => 2 + usize::from(state.number(front)),
    };
    out.one_of("stands", 9, place);
    out.one_of("box", 8, state.number(front).into());
    out.at_least("battle", 6, state.battle(front).max(0) as usize);
    out.one_of("to-the-end", 8, state.track_end(front).saturating_sub(state.number(front)).into());
}

/// Which kind of step is pending.
fn pending(state: &State) -> usize {
    match state.pending() {
        None | Some(Frame::Draw | Frame::EndTurn) => 0,
        Some(Frame::Cheka) => 1,
        Some(Frame::Turn | Frame::Headline(_) | Frame::Brest) => 2,
        Some(Frame::Order | Frame::Subversion) => 3,
        Some(Frame::WhiteArmies(_) | Frame::Advance(..) | Frame::GoldAdvance(..) | Frame::Denikin) => 4,
        Some(Frame::Actions) => 5,
        Some(Frame::Markers) => 6,
        Some(Frame::Dissent(_) | Frame::Throw(_) | Frame::Expertise(_) | Frame::GoldDice(_)) => 7,
    }
}

/// The faces of the die with which an offensive succeeds at best: every modifier, and the best die of expertise.
fn faces(state: &State, action: Action) -> Option<usize> {
    let (front, by) = match action {
        Action::Offensive(front) => (front, By::Action),
        Action::ArmouredOffensive(front) => (front, By::ArmouredTrains),
        Action::ReserveOffensive(front) => (front, By::Marker),
        _ => return None,
    };
    Some((throws::highest_offensive(state, front, by) - state.battle(front)).clamp(0, 6) as usize)
}
