//! Why an action is not legal now: the exact paragraph and the reason. The menu says what is legal; here is only said why
//! something is not in it, from the general to the particular.

mod cards;
mod fire;
mod orders;

use crate::actions::Action;
use crate::board::{COLUMNS, Cell};
use crate::ids::{CardNo, Natural, Phase, TerrainNo};
use crate::rules::c11_actors::deciding;
use crate::rules::{c6_who_begins, c18_generals};
use crate::state::{Frame, State};
use frente_kernel::{Illegal, RuleId, Seat};

/// A paragraph and the key of a sentence.
type Reason = (RuleId, &'static str);

/// Names every reason once, as a constant and in the list the languages must know.
macro_rules! reasons {
    ($($name:ident = $rule:literal $key:literal),+ $(,)?) => {
        $(const $name: Reason = ($rule, $key);)+
        /// Every reason this module can give, with its paragraph: the languages must know them all.
        pub(crate) const REASONS: &[Reason] = &[$($name),+];
    };
}

reasons! {
    MATCH_OVER = "3.1" "match-over",
    NOT_NOW = "11" "not-now",
    ANSWER_FIRST = "11" "answer-first",
    MOVE_FIRST = "11.4" "finish-the-move-first",
    MOVEMENT_PHASE = "11.4" "movement-phase",
    DEPLOYMENT_PHASE = "11.5" "deployment-phase",
    SHOOTING_PHASE = "11.6" "shooting-phase",
    FLIP_PHASE = "11.8" "flip-phase",
    DISCARD_PHASE = "11.9" "discard-phase",
    SURRENDER = "3.3" "surrender-not-agreed",
    BID = "6.2" "bid-too-high",
    TERRAIN_LINES = "6.4" "terrain-lines",
    TERRAIN_TAKEN = "6.4" "terrain-card-there",
    TERRAIN_GROUND = "6.4" "terrain-ground",
    TERRAIN_DEAR = "6.4" "terrain-too-dear",
    TERRAIN_GONE = "12.1" "terrain-sold-out",
    NO_PARTNER = "14.5" "no-partner",
    POINT_GIVEN = "14.4" "point-not-to-give",
    NO_UNIT = "11.4" "no-unit-there",
    ENEMY_UNIT = "11" "enemy-unit",
    NOT_YOURS = "14.5" "not-your-unit",
    JUST_DEPLOYED = "11.5.5" "just-deployed",
    SET_UP = "11.8" "set-up",
    SUPPRESSED = "11.6.8" "suppressed",
    IMMOBILE = "8.2" "cannot-move",
    HAS_MOVED = "11.4" "has-moved",
    NO_MOVEMENT = "11.4" "no-movement-left",
    GOT_OFF = "21.2" "just-got-off",
    OFF_FIELD = "11.4" "off-the-field",
    ENEMY_IN_WAY = "11.4.2" "enemy-in-the-way",
    FRIEND_IN_WAY = "11.4.1" "friend-in-the-way",
    CANNOT_ENTER = "12.4" "cannot-enter",
    NO_FRIEND = "11.4.1" "no-friend-there",
    BEGUN = "11.4.1" "has-begun-to-move",
    NO_MARCH = "16-march" "does-not-march",
    MARCH_FIRST = "16-march" "march-comes-first",
    CRATE = "22.5" "carries-a-crate",
    CANNOT_BOARD = "21.1" "cannot-board",
    NO_CARRIER = "21.1" "no-carrier-there",
    CARRIER_FULL = "21.1" "carrier-full",
    NO_PASSENGER = "21.2" "no-such-passenger",
    GOT_ON = "21.2" "just-got-on",
    NO_ROOM = "21.2" "no-room-to-get-off",
    INFANTRY_ONLY = "11.4.3" "only-infantry-assaults",
    MARCHED = "11.4.3" "marched-no-assault",
    WIRED = "12-alambrada" "caught-in-wire",
    NOBODY_THERE = "11.4.3" "nobody-to-assault",
    NO_CLOSE_WEAPON = "11.4.3" "no-close-weapon",
    NO_HURRAH = "16-hurrah" "no-hurrah",
    NOT_IN_HAND = "7.1" "not-in-hand",
    TOO_DEAR = "4.4" "too-dear",
    OTHER_CARD = "2.3" "other-kind-of-card",
    OWN_LINE = "10.1" "own-line-only",
    CELL_TAKEN = "10.1" "cell-taken",
    BY_CRAFT = "22.1" "by-landing-craft",
    NO_PARATROOPER = "13.5" "not-paratroopers",
    LANDING_PLACE = "13.5" "landing-place",
    FRESH_CARRIER = "21.3" "no-fresh-transport",
    NOT_ITS_TOKEN = "8.9" "not-its-token",
    TOKEN_SLOTS = "11.5.3" "token-slots",
    TOKEN_ORDER = "11.5.4" "token-order",
    NOT_A_PLANE = "13.1" "not-that-plane",
    NO_PLANES = "13.1" "no-planes-now",
    TWO_FIGHTERS = "13.2" "two-fighters-wait",
    NO_FIGHTER = "13.2" "no-ready-fighter",
    CARD_TIMING = "11.5.1" "card-has-its-moment",
    CARD_TARGET = "11.5.1" "card-has-no-target",
    SAME_CARD = "11.5.6" "same-card",
    ONE_GENERAL = "4.5" "one-general",
    LACKS_ABILITY = "16" "lacks-ability",
    WORKED = "16" "has-worked",
    NOBODY_BESIDE = "16" "nobody-in-need",
    NO_ZHUKOV = "18-zhukov" "nobody-to-steady",
    NO_SET_UP = "16-set-up" "nothing-to-set-up",
    TURNED_NOW = "11.8" "turned-this-turn",
    ASSAULTED = "11.4.3" "assaulted-no-shot",
    FIRE_OVER = "11.6" "fire-is-over",
    WEAPON_FIRED = "11.6" "weapon-has-fired",
    NO_WEAPON = "11.6.1" "no-such-weapon",
    WEAPON_TURNED = "11.6.7" "weapon-turned",
    WEAPON_PACKED = "16-set-up" "weapon-packed",
    PLANES_ONLY = "19-anti-air" "against-planes-only",
    MOVED_INDIRECT = "16-self-propelled" "moved-no-indirect-fire",
    OWN_SIDE = "11.6" "own-side",
    NO_TARGET = "11.6.2" "nothing-to-shoot-at",
    TOO_NEAR = "8.3" "too-near",
    OUT_OF_RANGE = "11.6.2" "out-of-range",
    HIDDEN = "20-camuflaje" "target-hidden",
    PERSONNEL = "19-personnel-only" "personnel-only",
    CANNOT_PENETRATE = "11.6.5" "cannot-penetrate",
    NO_STRUCTURE = "12.7" "no-impact-points",
    SAPPERS_ONLY = "22.2" "bridge-for-sappers",
    NEEDS_AREA = "19-area-line" "names-an-area",
    NO_AREA = "19-area-line" "no-area-weapon",
    EMPTY_AREA = "19-area-line" "nobody-in-the-area",
    NO_SURE_HIT = "17-impacto" "no-sure-hit",
}

/// The first reason that applies. Only for actions the menu does not hold.
pub(crate) fn why_not(state: &State, action: Action) -> Illegal {
    let (rule, why) = look(state, action);
    Illegal { rule, why }
}

fn look(state: &State, action: Action) -> Reason {
    let (Some(frame), Some(seat), None) = (state.stack.top(), deciding(state), state.ending) else {
        return if state.ending.is_some() { MATCH_OVER } else { NOT_NOW };
    };
    match (frame, action) {
        (Frame::Bid(_), Action::Bid(_)) => BID,
        (Frame::Buy(_), Action::BuyTerrain(card, cell)) => why_no_terrain(state, seat, card, cell),
        (Frame::Equip(unit), Action::Equip(set, packed)) => cards::why_no_tokens(state, unit, set, packed),
        (Frame::Moving(unit), _) if belongs_to(action) == Some(Phase::Movement) => {
            orders::why_not_on_its_way(state, seat, unit, action)
        }
        (Frame::Phase(phase), _) => match belongs_to(action) {
            Some(own) if own == phase => in_phase(state, seat, phase, action),
            Some(Phase::Movement) => MOVEMENT_PHASE,
            Some(Phase::Deployment) => cards::card_of(action).map_or(DEPLOYMENT_PHASE, |_| {
                // A card with a moment of its own says so.
                cards::why_no_card(state, seat, phase, action)
            }),
            Some(Phase::Shooting) => SHOOTING_PHASE,
            Some(Phase::Flip) => FLIP_PHASE,
            Some(Phase::Discard) => DISCARD_PHASE,
            None => anywhere(state, action),
        },
        (Frame::Moving(_), _) => MOVE_FIRST,
        _ => ANSWER_FIRST,
    }
}

/// The phase an action belongs to; `None` for what belongs to several or to none.
fn belongs_to(action: Action) -> Option<Phase> {
    match action {
        Action::Step(..)
        | Action::Swap(..)
        | Action::Rotate(..)
        | Action::Stop
        | Action::March(_)
        | Action::Embark(..)
        | Action::Disembark(..)
        | Action::Assault(..)
        | Action::Hurrah(..)
        | Action::AssaultHq(..)
        | Action::HurrahHq(..) => Some(Phase::Movement),
        Action::Deploy(..)
        | Action::Load(..)
        | Action::Land(..)
        | Action::Station(_)
        | Action::Bomb(..)
        | Action::Airlift(..)
        | Action::Play(_)
        | Action::PlayOn(..)
        | Action::PlayArms(..)
        | Action::PlayAt(..)
        | Action::PlayLine(..)
        | Action::PlayAgainst(..)
        | Action::HealSelf(_)
        | Action::Heal(..)
        | Action::Repair(..)
        | Action::Clear(..)
        | Action::Resupply(..) => Some(Phase::Deployment),
        Action::Fire(..) | Action::SureFire(..) | Action::Fly(..) | Action::SureFly(..) | Action::Steady(_) => {
            Some(Phase::Shooting)
        }
        Action::Turn(..) => Some(Phase::Flip),
        Action::Discard(_) => Some(Phase::Discard),
        _ => None,
    }
}

fn in_phase(state: &State, seat: Seat, phase: Phase, action: Action) -> Reason {
    match phase {
        Phase::Movement => orders::why_not(state, seat, action),
        Phase::Deployment => match cards::card_of(action) {
            Some(_) => cards::why_no_card(state, seat, phase, action),
            None => cards::why_no_work(state, seat, action),
        },
        Phase::Shooting => fire::why_not(state, seat, action),
        Phase::Flip => match action {
            Action::Turn(cell, slot) => orders::whose(state, seat, cell).unwrap_or_else(|| {
                let at = state.at[cell];
                let bit = if slot < 8 { 1 << slot } else { 0 };
                let turnable = state.units[at].arms & state.rules(at).set_up & bit != 0;
                if turnable { TURNED_NOW } else { NO_SET_UP }
            }),
            _ => NOT_NOW,
        },
        Phase::Discard => NOT_IN_HAND,
    }
}

fn anywhere(state: &State, action: Action) -> Reason {
    match action {
        Action::HandOver => NO_PARTNER,
        Action::GivePoint => POINT_GIVEN,
        Action::Surrender => SURRENDER,
        // §11.9: the hand is too large.
        Action::EndPhase if state.in_phase(Phase::Discard) => DISCARD_PHASE,
        _ => NOT_NOW,
    }
}

/// §6.4: why a terrain card cannot lie there.
fn why_no_terrain(state: &State, seat: Seat, card: TerrainNo, cell: Cell) -> Reason {
    let Some(rules) = state.data().tables.terrain.get(card.index()) else { return TERRAIN_GONE };
    let line = cell.line_of(state.side_of(seat));
    let half = state.agreed.boards == 1 || cell.column() / COLUMNS == state.hq_column(state.hq_of(seat)) / COLUMNS;
    if !(1..=2).contains(&line) || cell.column() >= state.width() || !half {
        TERRAIN_LINES
    } else if state.carded.contains(cell) {
        TERRAIN_TAKEN
    } else if !c6_who_begins::bears_terrain(state, cell) {
        debug_assert!(state.natural[cell] != Natural::Open, "open ground bears everything");
        TERRAIN_GROUND
    } else if state.stock[card.index()] == 0 {
        TERRAIN_GONE
    } else {
        debug_assert!(rules.cost > state.player(seat).bid, "nothing else is in the way");
        TERRAIN_DEAR
    }
}

/// Whether a seat holds a card and can pay for it.
fn why_no_hand(state: &State, seat: Seat, card: CardNo) -> Option<Reason> {
    if !state.player(seat).holds(card) {
        Some(NOT_IN_HAND)
    } else if !c18_generals::affords(state, seat, card) {
        Some(TOO_DEAR)
    } else {
        None
    }
}
