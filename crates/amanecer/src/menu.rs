//! What may be chosen, and why not: each condition stands here once, with its paragraph and its reason.
//!
//! One function a kind of action says whether it is allowed. [`check`] asks it about one action; [`menu`] asks it about
//! every action of the pending step, for the list and for playouts. A function that takes several fronts hands back
//! those that pass, and refuses with the first condition that leaves none.
//!
//! The conditions stand in one order: what the player lacks for good, what must be decided first, what holds this turn,
//! and last whether this is the step for it. So a reason that outlasts the step is given before one that does not.

use crate::actions::{Action, Face};
use crate::data::CardRules;
use crate::ids::{Asset, Front, FrontSet, Marker};
use crate::state::{Frame, State};
use frente_kernel::{Illegal, must};

/// The first of the six neighbouring bits of an action that names a front.
const FIRST: Front = Front::Baltic;

/// Legal actions, one bit each by [`Action::code`].
pub(crate) type Menu = u64;

/// A position, with what most conditions ask about.
#[derive(Clone, Copy)]
struct Now<'a> {
    state: &'a State,
    /// The pending step.
    step: Option<Frame>,
    /// The card in force.
    card: Option<&'static CardRules>,
}

impl Now<'_> {
    #[inline]
    fn of(state: &State) -> Now<'_> {
        Now { state, step: state.stack.top(), card: state.card_rules() }
    }

    /// With the pending step known.
    #[inline]
    fn at(state: &State, step: Frame) -> Now<'_> {
        Now { state, step: Some(step), card: state.card_rules() }
    }
}

/// Whether an action is legal now.
pub(crate) fn check(state: &State, action: Action) -> Result<(), Illegal> {
    let now = &Now::of(state);
    must(state.ending.is_none(), "9.0", "match-over")?;
    match action {
        Action::Offensive(front) => may_attack(now, FrontSet::only(front)).and(in_action_step(now)),
        Action::ArmouredOffensive(front) => {
            may_use_trains(now)?;
            may_attack(now, FrontSet::only(front)).and(in_action_step(now))
        }
        Action::Political => may_raise_level(now).and(in_action_step(now)),
        Action::Reorganize | Action::Decline => is_decided(now).and(in_action_step(now)),
        Action::AssignTanks(front) => may_assign_tanks(now, FrontSet::only(front)).and(in_action_step(now)),
        Action::Forgo => may_forgo(now).and(in_action_step(now)),
        Action::Fortify => may_fortify(now).and(in_action_step(now)),
        Action::ReserveOffensive(front) => may_spend_reserve(now, FrontSet::only(front)).and(in_marker_step(now)),
        Action::DecreePolitical => may_decree_level(now).and(in_marker_step(now)),
        Action::DecreeReorganize => may_decree(now).and(in_marker_step(now)),
        Action::EndPhase => is_decided(now).and(in_marker_step(now)),
        Action::UseCheka => may_use_cheka(now).and(at_the_draw(now)),
        Action::KeepCard => at_the_draw(now),
        Action::SignTreaty | Action::Bukharin => at_brest(now),
        Action::SwapPhases => may_swap_phases(now).and(before_the_phases(now)),
        Action::KeepPhases => before_the_phases(now),
        Action::BlockAdvance => has_gold(now).and(at_an_advance(now)),
        Action::AllowAdvance => at_an_advance(now),
        Action::SetDie(face) => may_turn_die(now, face),
        Action::SetExpertise(face) => may_turn_expertise(now, face),
        Action::AcceptDice => at_the_dice(now),
    }
}

/// Everything that may be chosen now.
#[inline]
pub(crate) fn menu(state: &State) -> Menu {
    if state.ending.is_some() {
        return 0; // §9.0: what was pending stays pending for ever.
    }
    match state.stack.top() {
        Some(Frame::Actions) => action_menu(state),
        Some(Frame::Markers) => marker_menu(state) | bit(Action::EndPhase),
        Some(Frame::Cheka | Frame::Brest | Frame::Subversion | Frame::GoldAdvance(..) | Frame::GoldDice(_)) => {
            answer_menu(&Now::of(state))
        }
        _ => 0,
    }
}

/// The legal answers to a pending question: the Cheka, Brest-Litovsk, the order of phases, or the gold.
fn answer_menu(now: &Now) -> Menu {
    match now.step {
        Some(Frame::Cheka) => bit(Action::KeepCard) | one(Action::UseCheka, may_use_cheka(now)),
        Some(Frame::Brest) => bit(Action::SignTreaty) | bit(Action::Bukharin),
        Some(Frame::Subversion) => bit(Action::KeepPhases) | one(Action::SwapPhases, may_swap_phases(now)),
        Some(Frame::GoldAdvance(..)) => bit(Action::AllowAdvance) | one(Action::BlockAdvance, has_gold(now)),
        _ => (1..=6).fold(bit(Action::AcceptDice), |menu, face| {
            let menu = menu | one(Action::SetDie(face), may_turn_die(now, face));
            menu | one(Action::SetExpertise(face), may_turn_expertise(now, face))
        }),
    }
}

/// §7.0: what an action of the card, or of the Cheka, may be spent on.
fn action_menu(state: &State) -> Menu {
    let now = &Now::at(state, Frame::Actions);
    let targets = per_front(may_attack(now, FrontSet::ALL));
    let mut menu = bit(Action::Reorganize) | bit(Action::Decline) | targets << Action::Offensive(FIRST).code();
    if may_use_trains(now).is_ok() {
        menu |= targets << Action::ArmouredOffensive(FIRST).code();
    }
    menu |= per_front(may_assign_tanks(now, FrontSet::ALL)) << Action::AssignTanks(FIRST).code();
    menu |= one(Action::Political, may_raise_level(now));
    menu |= one(Action::Forgo, may_forgo(now));
    menu | one(Action::Fortify, may_fortify(now))
}

/// §7.7: reserves and decrees.
fn marker_menu(state: &State) -> Menu {
    let now = &Now::at(state, Frame::Markers);
    per_front(may_spend_reserve(now, FrontSet::ALL)) << Action::ReserveOffensive(FIRST).code()
        | one(Action::DecreePolitical, may_decree_level(now))
        | one(Action::DecreeReorganize, may_decree(now))
}

/// Whether the marker step has anything to ask.
pub(crate) fn has_marker_to_spend(state: &State) -> bool {
    marker_menu(state) != 0
}

#[inline]
const fn bit(action: Action) -> Menu {
    1 << action.code()
}

/// Whether the order of phases 2 and 3 is a choice this turn.
#[inline]
pub(crate) fn can_swap_phases(state: &State) -> bool {
    may_swap_phases(&Now::of(state)).is_ok()
}

#[inline]
fn one(action: Action, may: Result<(), Illegal>) -> Menu {
    Menu::from(may.is_ok()) << action.code()
}

/// The fronts that pass, one bit each.
#[inline]
fn per_front(passing: Result<FrontSet, Illegal>) -> Menu {
    passing.map_or(0, |fronts| Menu::from(fronts.0))
}

/// A choice that is pending comes before everything else.
#[inline]
fn is_decided(now: &Now) -> Result<(), Illegal> {
    must(!matches!(now.step, Some(Frame::Cheka)), "7.5.1", "cheka-first")?;
    must(!matches!(now.step, Some(Frame::Brest)), "10.2-8", "brest-first")?;
    must(!matches!(now.step, Some(Frame::Subversion)), "7.5.5", "subversion-first")?;
    must(!matches!(now.step, Some(Frame::GoldAdvance(..) | Frame::GoldDice(_))), "7.5.7", "gold-first")
}

/// §7.0: actions are spent while the card, or the Cheka, leaves any.
fn in_action_step(now: &Now) -> Result<(), Illegal> {
    must(now.step != Some(Frame::Markers), "7.0", "actions-used")?;
    must(now.step == Some(Frame::Actions), "4.0", "not-now")
}

/// §7.0, §7.7: reserves and decrees come after the actions.
fn in_marker_step(now: &Now) -> Result<(), Illegal> {
    must(now.step != Some(Frame::Actions), "7.0", "markers-after-actions")?;
    must(now.step == Some(Frame::Markers), "4.0", "not-now")
}

/// §7.3: an offensive paid for with an action. How often is not limited (§7.2).
#[inline]
fn may_attack(now: &Now, fronts: FrontSet) -> Result<FrontSet, Illegal> {
    let fronts = fronts.without(now.state.eliminated);
    must(fronts.any(), "10.1.3", "front-eliminated")?;
    is_decided(now)?;
    must(!now.card.is_some_and(|rules| rules.bans_offensives), "7.0", "offensives-banned")?;
    let fronts = fronts.and(now.state.active); // Ruling A9.
    must(fronts.any(), "6.1", "front-inactive")?;
    let fronts = fronts.without(now.card.map_or(FrontSet::NONE, |rules| rules.banned_targets));
    must(fronts.any(), "7.0", "front-shielded")?;
    Ok(fronts)
}

/// §7.5.3: once a turn.
#[inline]
fn may_use_trains(now: &Now) -> Result<(), Illegal> {
    must(now.state.owns(Asset::ArmouredTrains), "7.5.3", "no-trains")?;
    is_decided(now)?;
    must(!now.state.turn.trains_used, "7.5.3", "trains-used")
}

/// §7.4: an attempt paid for with an action.
#[inline]
fn may_raise_level(now: &Now) -> Result<(), Illegal> {
    is_decided(now)?;
    must(!is_political_banned(now), "7.0", "political-banned")
}

fn is_political_banned(now: &Now) -> bool {
    now.card.is_some_and(|rules| rules.bans_political)
}

/// §7.5.2: any front in play, inactive ones too, but not the one where the tanks stand (ruling B11).
#[inline]
fn may_assign_tanks(now: &Now, fronts: FrontSet) -> Result<FrontSet, Illegal> {
    must(now.state.owns(Asset::TankCorps), "7.5.2", "no-tanks")?;
    let fronts = fronts.without(now.state.eliminated);
    must(fronts.any(), "10.1.3", "front-eliminated")?;
    is_decided(now)?;
    let fronts = fronts.without(now.state.tanks_on.map_or(FrontSet::NONE, FrontSet::only));
    must(fronts.any(), "7.5.2", "tanks-already-there")?;
    Ok(fronts)
}

/// §7.6: only where the coming dissent throw counts it.
#[inline]
fn may_forgo(now: &Now) -> Result<(), Illegal> {
    is_decided(now)?;
    must(now.state.may_forgo(), "7.6", "nothing-to-forgo-for")
}

/// §10.2-46: before any other action, if Petrograd was free at the reveal (rulings A21, B1).
#[inline]
fn may_fortify(now: &Now) -> Result<(), Illegal> {
    must(!now.state.has(Marker::PetrogradFortified), "10.2-46", "already-fortified")?;
    is_decided(now)?;
    must(now.card.is_some_and(|rules| rules.offers_fortify), "10.2-46", "cannot-fortify")?;
    must(now.state.turn.petrograd_was_free, "10.2-46", "petrograd-was-occupied")?;
    must(!now.state.turn.acted, "10.2-46", "already-acted")
}

/// §7.7: a ban on all offensives binds reserves, nothing else on the card does (ruling A7).
#[inline]
fn may_spend_reserve(now: &Now, fronts: FrontSet) -> Result<FrontSet, Illegal> {
    must(now.state.reserves > 0, "7.7", "no-reserves")?;
    let fronts = fronts.without(now.state.eliminated);
    must(fronts.any(), "10.1.3", "front-eliminated")?;
    is_decided(now)?;
    must(!now.card.is_some_and(|rules| rules.bans_offensives), "7.7", "reserves-banned")?;
    let fronts = fronts.and(now.state.active);
    must(fronts.any(), "6.1", "front-inactive")?;
    Ok(fronts)
}

/// §7.7: a decree of either kind.
#[inline]
fn may_decree(now: &Now) -> Result<(), Illegal> {
    must(now.state.decrees > 0, "7.7", "no-decrees")?;
    is_decided(now)
}

/// §7.7: a ban on political actions binds decrees (ruling A7).
#[inline]
fn may_decree_level(now: &Now) -> Result<(), Illegal> {
    may_decree(now)?;
    must(!is_political_banned(now), "7.7", "decree-banned")
}

/// §7.5.1: the marker is owned.
fn may_use_cheka(now: &Now) -> Result<(), Illegal> {
    must(now.state.owns(Asset::Cheka), "7.5.1", "no-cheka")
}

/// §7.5.1: when a card has been revealed and nothing of it applied.
fn at_the_draw(now: &Now) -> Result<(), Illegal> {
    must(now.step == Some(Frame::Cheka), "7.5.1", "cheka-at-the-draw")
}

/// §10.2-8: once, by the card's headline; the choice stands for the rest of the match (ruling B2).
fn at_brest(now: &Now) -> Result<(), Illegal> {
    must(now.state.brest.is_none() || now.step == Some(Frame::Brest), "10.2-8", "brest-decided")?;
    must(!matches!(now.step, Some(Frame::Cheka)), "7.5.1", "cheka-first")?;
    must(now.step == Some(Frame::Brest), "10.2-8", "brest-by-card")
}

/// §7.5.5: what makes the order of phases 2 and 3 a choice; never on card 40 (ruling A15).
#[inline]
fn may_swap_phases(now: &Now) -> Result<(), Illegal> {
    must(now.state.owns(Asset::CommunistSubversion), "7.5.5", "no-subversion")?;
    must(!matches!(now.step, Some(Frame::Cheka)), "7.5.1", "cheka-first")?;
    must(!now.card.is_some_and(|rules| rules.is_denikin), "10.2-40", "denikin-keeps-order")?;
    must(now.card.is_some_and(|rules| !rules.white_armies.is_empty()), "7.5.5", "no-white-armies")
}

/// §7.5.5: the order is settled before either phase begins.
fn before_the_phases(now: &Now) -> Result<(), Illegal> {
    must(now.step == Some(Frame::Subversion), "7.5.5", "order-is-settled")
}

/// §7.5.7: the gold serves once.
fn has_gold(now: &Now) -> Result<(), Illegal> {
    must(!now.state.gold_spent, "7.5.7", "gold-is-spent")?;
    must(now.state.owns(Asset::ImperialGold), "7.5.7", "no-gold")
}

/// §7.5.7: just before a front would enter a box.
fn at_an_advance(now: &Now) -> Result<(), Illegal> {
    must(matches!(now.step, Some(Frame::GoldAdvance(..))), "7.5.7", "no-advance-to-stop")
}

/// §7.5.7: when dice have been seen and do not count yet.
fn at_the_dice(now: &Now) -> Result<(), Illegal> {
    must(matches!(now.step, Some(Frame::GoldDice(_))), "7.5.7", "no-dice-to-turn")
}

/// §7.5.7: any face but the one that lies there.
fn may_turn_die(now: &Now, face: Face) -> Result<(), Illegal> {
    has_gold(now)?;
    at_the_dice(now)?;
    must(now.state.turn.dice[0] != face, "7.5.7", "same-face")
}

/// §7.5.4, §7.5.7: the second die, where one was thrown.
fn may_turn_expertise(now: &Now, face: Face) -> Result<(), Illegal> {
    has_gold(now)?;
    at_the_dice(now)?;
    let expertise = now.state.turn.dice[1];
    must(expertise > 0, "7.5.4", "no-expertise-die")?;
    must(expertise != face, "7.5.7", "same-expertise-face")
}
