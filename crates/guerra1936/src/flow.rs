//! The game as the kernel sees it: decisions, chances, and what follows from each.

use crate::actions::{Action, Chance, Event, Why};
use crate::data::Place;
use crate::ids::{Board, CardNo, Player, Side};
use crate::menu::{Listing, Menu, Question, Sieve, Verb};
use crate::rules::{
    c3_cards, c5_boards, c7_actions, c7_armistice, c7_turn, c8_declaration, c8_resolution, c9_abilities, c10_leadership,
};
use crate::sets::{Cards, Factions, Slot};
use crate::setup::{self, Setup};
use crate::state::{Frame, Ignoring, Stage, State};
use crate::view::View;
use crate::{effects, hidden};
use frente_kernel::{Digest, EventSink, Game, GameInfo, Illegal, Key, Node, Rng, Seat, SetupError, Viewer, must};

/// *1936 Guerra Civil*.
#[derive(Clone, Copy, Debug)]
pub struct Guerra1936;

impl Game for Guerra1936 {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    const INFO: GameInfo = GameInfo {
        id: "guerra1936",
        rules_version: 6,
        seats: (2, 4),
        hidden: true,
        max_steps: 60_000,
        scenarios: &["duel", "independent", "pairs"],
        options: setup::OPTIONS,
    };

    fn initial(setup: &Setup) -> Result<State, SetupError> {
        let decks = setup.check()?;
        Ok(State::new(setup, &decks))
    }

    fn seats(state: &State) -> u8 {
        state.player_count()
    }

    #[inline]
    fn node(state: &State) -> Node {
        if let Some((ending, winner)) = state.ending {
            return Node::Over(state.outcome(ending, winner));
        }
        match decider(state) {
            Some(player) => Node::Decision(player.seat()),
            None => Node::Chance,
        }
    }

    fn legal_actions(state: &State, out: &mut Vec<Action>) {
        out.clear();
        menu(state).list(state.tables(), out);
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        must(state.ending.is_none(), "7.31", "match-over")?;
        let mut question = Question::about(state.tables(), action);
        list(state, &mut question);
        question.answer().unwrap_or_else(|| must_be_due(state, action))
    }

    fn chance_outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        match drawn_from(state) {
            Draw::Cards(side, set) => {
                out.extend(set.iter().map(|slot| (Chance::Card(state.number(side, slot)), 1)));
            }
            Draw::Objectives(set) => {
                out.extend(set.iter().map(|slot| (Chance::Objective(state.objective_number(slot)), 1)));
            }
            Draw::Decks(set) => out.extend(set.iter().map(|deck| (Chance::Deck(deck.into()), 1))),
        }
    }

    #[inline]
    fn sample_chance(state: &State, rng: &mut impl Rng) -> Chance {
        match drawn_from(state) {
            Draw::Cards(side, set) => Chance::Card(state.number(side, set.draw(rng))),
            Draw::Objectives(set) => Chance::Objective(state.objective_number(set.draw(rng))),
            Draw::Decks(set) => Chance::Deck(set.draw(rng).into()),
        }
    }

    #[inline]
    fn sample_action(state: &State, rng: &mut impl Rng) -> Action {
        menu(state).draw(state.tables(), rng)
    }

    fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        act(state, action, log);
        run(state, log);
    }

    fn resolve(state: &mut State, chance: Chance, log: &mut impl EventSink<Event>) {
        let slot = match chance {
            Chance::Card(number) | Chance::Objective(number) => slot_of(state, number),
            Chance::Deck(deck) => Slot::at(deck.into()),
        };
        match state.stack.top() {
            Some(Frame::Build { player }) => {
                let hold = state.holdings_mut(player);
                hold.reserve.insert(slot);
                hold.to_build -= 1;
                log.emit(Event::DeckDrawn { player, card: Some(state.number(player.side(), slot)) });
                if state.holdings(player).to_build == 0 {
                    state.stack.pop();
                }
            }
            Some(Frame::Lot { player }) => {
                state.stack.pop();
                let deck = state.tables().slots(&state.data().decks[usize::from(slot)].cards);
                // §11.13: who leads from the start is in play already.
                state.holdings_mut(player).reserve = deck.without(state.in_play(player.side()));
                log.emit(Event::DeckLot { player, deck: Some(slot.into()) });
            }
            Some(Frame::Deal { player }) => {
                draw(state, player, slot, log);
                let limit = u32::from(state.data().rules.hand.0);
                let hold = state.holdings(player);
                if hold.hand.len() >= limit || hold.reserve.is_empty() {
                    state.stack.pop();
                }
            }
            Some(Frame::Draw { player, left }) => {
                draw(state, player, slot, log);
                state.stack.replace(Frame::Draw { player, left: left - 1 });
            }
            Some(Frame::RandomObjective { player, ignoring, steps, .. }) => {
                state.stack.pop();
                match (steps, ignoring) {
                    (0, Ignoring::Nothing) => c5_boards::activate(state, player.side(), slot, Why::Conditions, log),
                    (0, Ignoring::Conditions) => effects::activate_by_card(state, player, slot, log),
                    _ => c5_boards::activate_for_diplomacy(state, player.side(), slot, steps, log),
                }
            }
            _ => {}
        }
        run(state, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(event: Event, viewer: Viewer) -> Option<Event> {
        crate::view::redact(event, viewer)
    }

    fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
        hidden::redeal(state, Player(seat.0), rng);
    }

    fn digest(state: &State, out: &mut Digest) {
        state.write_digest(out);
    }

    fn faults(state: &State) -> Vec<String> {
        state.faults()
    }
}

/// What a chance draws from.
enum Draw {
    Cards(Side, Cards),
    Objectives(Cards),
    /// Sample decks, by their place in the pack.
    Decks(Cards),
}

/// Whether play can go on: the deciding player has a legal action, or the pending draw has a card to draw. Used to refuse
/// positions written by hand.
pub(crate) fn waits(state: &State) -> bool {
    match (decider(state), drawn_from(state)) {
        (Some(_), _) => !menu(state).is_empty(),
        (None, Draw::Cards(_, set) | Draw::Objectives(set) | Draw::Decks(set)) => !set.is_empty(),
    }
}

fn drawn_from(state: &State) -> Draw {
    match state.stack.top() {
        Some(Frame::Build { player }) => Draw::Cards(player.side(), hidden::buildable(state, player)),
        Some(Frame::Lot { player }) => {
            let decks = Slot::all().zip(&state.data().decks).filter(|(_, deck)| deck.side == player.side());
            Draw::Decks(decks.map(|(place, _)| place).collect())
        }
        Some(Frame::Deal { player } | Frame::Draw { player, .. }) => {
            Draw::Cards(player.side(), state.holdings(player).reserve)
        }
        Some(Frame::RandomObjective { player, board, ignoring, .. }) => Draw::Objectives(match ignoring {
            Ignoring::Nothing => c5_boards::activatable(state, player, board),
            Ignoring::Conditions => c5_boards::free_objectives(state, board),
        }),
        _ => Draw::Objectives(Cards::NONE),
    }
}

fn draw(state: &mut State, player: Player, slot: Slot, log: &mut impl EventSink<Event>) {
    let hold = state.holdings_mut(player);
    hold.reserve.remove(slot);
    hold.hand.insert(slot);
    log.emit(Event::CardDrawn { player, card: Some(state.number(player.side(), slot)) });
}

/// The player who must choose; none where chance is due.
#[inline]
fn decider(state: &State) -> Option<Player> {
    match state.stack.top()? {
        Frame::Main { player, .. }
        | Frame::Window { player, .. }
        | Frame::Overflow { player }
        | Frame::Discard { player, .. }
        | Frame::Exchange { player }
        | Frame::PlayAs { player, .. }
        | Frame::Pick { player, .. }
        | Frame::Front { player, .. }
        | Frame::Ring { player, .. }
        | Frame::Offer { player, .. }
        | Frame::Activation { player, .. }
        | Frame::Defender { player }
        | Frame::Commanding { player, .. }
        | Frame::Leading { player, .. }
        | Frame::Consequences { player, .. } => Some(player),
        Frame::Offensive | Frame::Grouping { .. } | Frame::Armistice => Some(state.active),
        Frame::Defensive => Some(state.combat.defender),
        Frame::Losses { side, group, .. } => {
            let (set, _) = c8_resolution::choice(state, group, side)?;
            set.first().map(|slot| state.owner(side, slot))
        }
        _ => None,
    }
}

/// Everything that may be chosen now.
#[inline]
pub(crate) fn menu(state: &State) -> Menu {
    let mut menu = Menu::default();
    list(state, &mut menu);
    menu
}

/// Tells `listing` the kinds of actions the pending decision is about, each with its conditions.
#[inline]
fn list(state: &State, listing: &mut impl Listing) {
    let Some(frame) = state.stack.top().filter(|_| state.ending.is_none()) else { return };
    match frame {
        Frame::Main { player, .. } => c7_turn::list_main(state, player, listing),
        Frame::Window { window, player, .. } => c7_turn::list_window(state, window, player, listing),
        Frame::Overflow { player } | Frame::Exchange { player } => {
            listing.cards(Verb::Discard, player.side(), |of| c3_cards::in_hand(state, player, of));
        }
        Frame::Discard { player, .. } => {
            let hands = effects::discardable(state, player);
            listing.cards(Verb::Discard, player.side(), |of| of.must(hands, "3.12", "not-in-hand"));
        }
        Frame::PlayAs { player, card } => {
            listing.small(Verb::As, |of| c3_cards::may_play_as(state, player, card, of));
        }
        Frame::Pick { ability, pc, player, .. } => effects::list(state, ability, pc, player, listing),
        Frame::Front { .. } => {
            listing.small(Verb::Front, |of| of.must(c5_boards::fronts(|_| true), "5.14", "no-objective-there"));
        }
        Frame::Ring { .. } => listing.small(Verb::Ring, |of| c5_boards::may_move(state, of)),
        Frame::Offer { .. } => {
            listing.open(Verb::Decline);
            c5_boards::list_free_activation(state, Board::Political, listing);
        }
        Frame::Activation { board, .. } => c5_boards::list_free_activation(state, board, listing),
        Frame::Defender { .. } => {
            listing.open(Verb::TakeDefence);
            listing.open(Verb::LeaveDefence);
        }
        Frame::Offensive => c8_declaration::list_offensive(state, listing),
        Frame::Grouping { group } => c8_declaration::list_grouping(state, group, listing),
        Frame::Defensive => c8_declaration::list_defensive(state, listing),
        Frame::Commanding { player } => c8_declaration::list_commanding(state, player, listing),
        Frame::Leading { player, commander, .. } => {
            c8_declaration::list_leading(state, player, commander, listing);
        }
        Frame::Losses { group, side, .. } => c8_resolution::list_losses(state, group, side, listing),
        Frame::Armistice => c7_armistice::list(state, listing),
        Frame::Consequences { left, .. } => c7_armistice::list_consequences(state, left, listing),
        _ => {}
    }
}

/// Refuses an action of a kind the pending decision is not about, with what keeps the kind from being due.
fn must_be_due(state: &State, action: Action) -> Result<(), Illegal> {
    let side = decider(state).map(Player::side);
    match action {
        Action::DeclareCombat => must(state.stage == Stage::NotDeclared, "7.22", "combat-already-declared")?,
        Action::Enthuse(..) => must(state.stage == Stage::NotDeclared, "9.6", "combat-was-declared")?,
        Action::Ability(..) => must(state.stage == Stage::Fighting, "9.1", "skills-only-in-combat")?,
        Action::UseLeader(_)
        | Action::Mobilise(..)
        | Action::Demobilise(_)
        | Action::Name(..)
        | Action::Activate(_)
        | Action::ActivateAny(_) => {
            must(state.stage != Stage::Declared, "7.24", "only-a-reply")?;
            must(state.stage != Stage::Fighting, "8.6", "not-in-combat")?;
        }
        _ => {}
    }
    match action {
        Action::Name(faction, _) => {
            let leads = faction.is_main() && Some(faction.side()) == side;
            must(leads, "4.2", "no-leaders-of-that-faction")?;
        }
        Action::Defend(group, _) => must((1..=state.combat.groups()).contains(&group), "8.19", "no-such-group")?,
        _ => {}
    }
    must(false, "7.9", "not-now")
}

/// The place of a card among those of its side, or of an objective among the objectives.
pub(crate) fn slot_of(state: &State, number: CardNo) -> Slot {
    match state.tables().place[usize::from(number.0)] {
        Place::Card(_, slot) | Place::Objective(slot) => slot,
        Place::Nowhere => Slot::at(0),
    }
}

fn act(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let Some(frame) = state.stack.top() else { return };
    let slot = |state: &State, number: CardNo| slot_of(state, number);
    match (frame, action) {
        (Frame::Main { player, after_pass, second }, Action::Pass) => {
            c7_turn::pass_main(state, player, after_pass, second);
        }
        (Frame::Main { .. }, Action::DeclareCombat) => c7_turn::declare_combat(state, log),
        (Frame::Main { player, .. }, action) => {
            c7_turn::hand_over_main(state, player);
            move_in_main(state, player, action, log);
        }
        (Frame::Window { window, player, passed, second }, Action::Pass) => {
            c7_turn::pass_window(state, window, player, passed, second);
        }
        (Frame::Window { window, player, .. }, action) => {
            c7_turn::hand_over_window(state, window, player);
            move_in_main(state, player, action, log);
        }
        (Frame::Overflow { player }, Action::Discard(card)) => {
            state.stack.pop();
            let card = slot(state, card);
            c3_cards::discard(state, player, card, log);
            c3_cards::check_overflow(state, player);
        }
        (Frame::Discard { player, left }, Action::Discard(card)) => {
            state.stack.replace(Frame::Discard { player, left: left - 1 });
            let card = slot(state, card);
            let owner = if state.holdings(player).hand.contains(card) { player } else { player.partner() };
            c3_cards::discard(state, owner, card, log);
        }
        (Frame::Exchange { player }, Action::Discard(card)) => {
            state.stack.replace(Frame::Draw { player, left: 1 });
            let card = slot(state, card);
            c3_cards::discard(state, player, card, log);
        }
        (Frame::PlayAs { player, card }, Action::As(faction)) => {
            state.stack.pop();
            c3_cards::play_as(state, player, card, Factions::only(faction), log);
        }
        (Frame::Pick { ability, pc, player, left }, action) => {
            effects::choose(state, (ability, pc, player, left), action, log);
        }
        (Frame::Front { ability, pc, player }, Action::Front(front)) => {
            state.stack.pop();
            effects::resist(state, ability, pc, player, front, log);
        }
        (Frame::Ring { toward, steps, .. }, Action::Ring(front)) => {
            state.stack.pop();
            c5_boards::move_ring(state, front, toward, steps, log);
        }
        (Frame::Offer { player, steps }, action) => {
            state.stack.pop();
            match action {
                Action::Activate(number) => {
                    let slot = slot(state, number);
                    c5_boards::activate_for_diplomacy(state, player.side(), slot, steps, log);
                }
                Action::ActivateAny(board) => {
                    state.stack.push(Frame::RandomObjective { player, board, ignoring: Ignoring::Conditions, steps });
                }
                _ => log.emit(Event::ActivationDeclined(player.side())),
            }
        }
        (Frame::Activation { player, .. }, action) => {
            state.stack.pop();
            match action {
                Action::Activate(number) => {
                    let slot = slot(state, number);
                    effects::activate_by_card(state, player, slot, log);
                }
                Action::ActivateAny(board) => {
                    state.stack.push(Frame::RandomObjective {
                        player,
                        board,
                        ignoring: Ignoring::Conditions,
                        steps: 0,
                    });
                }
                _ => {}
            }
        }
        (Frame::Defender { player }, action) => {
            state.stack.pop();
            state.combat.defender = if action == Action::LeaveDefence { player.partner() } else { player };
        }
        (frame, action) => act_in_combat(state, frame, action, log),
    }
}

/// A move of the main phase or of a window, once it is the other side's turn to reply.
fn move_in_main(state: &mut State, player: Player, action: Action, log: &mut impl EventSink<Event>) {
    let side = player.side();
    match action {
        Action::Play(card) => {
            let card = slot_of(state, card);
            c3_cards::play(state, player, card, log);
        }
        Action::Intervene(which, card) => {
            let card = slot_of(state, card);
            c7_actions::intervene(state, player, which, card, log);
        }
        Action::UseLeader(ability) => c10_leadership::use_ability(state, player, ability, log),
        Action::Mobilise(front, card) => {
            let card = slot_of(state, card);
            c7_actions::mobilise(state, side, card, front, log);
        }
        Action::Enthuse(front, card) => {
            let card = slot_of(state, card);
            c7_actions::enthuse(state, side, card, front, log);
        }
        Action::Demobilise(card) => {
            let card = slot_of(state, card);
            c7_actions::demobilise(state, side, card, log);
        }
        Action::Name(faction, card) => {
            let card = slot_of(state, card);
            c10_leadership::name(state, side, faction, card, log);
        }
        Action::Activate(objective) => {
            let objective = slot_of(state, objective);
            c5_boards::activate(state, side, objective, Why::Conditions, log);
        }
        Action::ActivateAny(board) => {
            state.stack.push(Frame::RandomObjective { player, board, ignoring: Ignoring::Nothing, steps: 0 });
        }
        Action::Ability(skill, card) => {
            let card = slot_of(state, card);
            c9_abilities::activate(state, player, skill, card, log);
        }
        _ => {}
    }
}

fn act_in_combat(state: &mut State, frame: Frame, action: Action, log: &mut impl EventSink<Event>) {
    let slot = |state: &State, number: CardNo| slot_of(state, number);
    match (frame, action) {
        (Frame::Offensive, Action::Ability(skill, card)) => {
            let card = slot(state, card);
            c9_abilities::activate(state, state.active, skill, card, log);
        }
        (Frame::Offensive, Action::Group(card)) => {
            let card = slot(state, card);
            c8_declaration::open_group(state, card, log);
        }
        (Frame::Offensive, Action::Renounce) => c8_declaration::renounce(state, log),
        (Frame::Offensive, _) => {
            state.stack.replace(Frame::Commanding { player: state.active });
        }
        (Frame::Grouping { group }, Action::Join(card)) => {
            let card = slot(state, card);
            c8_declaration::join(state, group, card, log);
        }
        (Frame::Defensive, Action::Ability(skill, card)) => {
            let card = slot(state, card);
            c9_abilities::activate(state, state.combat.defender, skill, card, log);
        }
        (Frame::Defensive, Action::Defend(group, card)) => {
            let card = slot(state, card);
            c8_declaration::defend(state, group, card, log);
        }
        (Frame::Defensive, _) => {
            state.stack.replace(Frame::Commanding { player: state.combat.defender });
        }
        (Frame::Commanding { player }, Action::Ability(skill, card)) => {
            let card = slot(state, card);
            c9_abilities::activate(state, player, skill, card, log);
        }
        (Frame::Commanding { player }, Action::Command(card)) => {
            let card = slot(state, card);
            c8_declaration::command(state, player, card);
        }
        (Frame::Commanding { player }, _) => {
            state.stack.pop();
            c8_declaration::finish(state, player.side());
        }
        (Frame::Leading { player, commander, left }, Action::Under(card)) => {
            let card = slot(state, card);
            c8_declaration::put_under(state, (player, commander, left), card, log);
        }
        (Frame::Losses { group, side, .. }, Action::Lose(card)) => {
            let card = slot(state, card);
            c8_resolution::take_damage(state, group, side, card, log);
        }
        (Frame::Armistice, Action::Settle(board, front)) => c7_armistice::settle(state, board, front, log),
        (Frame::Consequences { player, left }, Action::Buy(consequence)) => {
            c7_armistice::buy(state, player, left, consequence, log);
        }
        // The list is done.
        _ => state.stack.pop(),
    }
}

/// Runs what runs by itself, up to the next decision, chance or end.
fn run(state: &mut State, log: &mut impl EventSink<Event>) {
    while state.ending.is_none()
        && let Some(frame) = state.stack.top()
    {
        match frame {
            Frame::NextTurn => c7_turn::begin(state, log),
            Frame::Influences { queue } => c7_turn::run_influences(state, queue),
            Frame::Resistance => c7_turn::run_resistance(state, log),
            Frame::Reinforcement => c7_turn::run_reinforcement(state),
            Frame::Draw { player, left } if left == 0 || state.holdings(player).reserve.is_empty() => {
                state.stack.pop();
                c3_cards::check_overflow(state, player);
            }
            Frame::Deal { player } if state.holdings(player).reserve.is_empty() => state.stack.pop(),
            Frame::Discard { player, left } if left == 0 || effects::discardable(state, player).is_empty() => {
                state.stack.pop();
            }
            Frame::Run { ability, pc, player } => effects::run(state, ability, pc, player, log),
            Frame::Pick { ability, pc, player, .. }
                if !effects::asks_anyway(state, ability, pc)
                    && effects::both(effects::candidates(state, ability, pc, player)) == 0 =>
            {
                state.stack.pop();
            }
            Frame::Discharge { player, card } => {
                state.stack.pop();
                c3_cards::discharge(state, player, card);
            }
            Frame::Grouping { group } if c8_declaration::may_join(state, group, Cards::ALL).is_empty() => {
                state.stack.pop();
            }
            Frame::Defender { .. } if !c8_declaration::asks_for_defender(state) => {
                state.stack.pop();
                c8_declaration::settle_defender(state);
            }
            Frame::Defensive if !c8_declaration::can_defend(state, state.combat.defender) => {
                state.stack.pop();
            }
            Frame::Commanding { player } if c8_declaration::may_command(state, player, Cards::ALL).is_empty() => {
                state.stack.pop();
                c8_declaration::finish(state, player.side());
            }
            Frame::Leading { player, commander, .. }
                if c8_declaration::may_be_led(state, player, commander, Cards::ALL).is_empty() =>
            {
                state.stack.pop();
            }
            Frame::Resolution => c8_resolution::resolve(state, log),
            Frame::Losses { pass, group, side } if c8_resolution::choice(state, group, side).is_none() => {
                c8_resolution::run_losses(state, pass, group, side, log);
            }
            Frame::Commanders => c8_resolution::run_commanders(state, log),
            Frame::EndCombat => c8_resolution::end(state),
            Frame::Armistice if !c7_armistice::is_question(state) => c7_armistice::run(state, log),
            Frame::Consequences { player, left } if !c7_armistice::can_buy(state, player, left) => state.stack.pop(),
            _ => return,
        }
    }
}
