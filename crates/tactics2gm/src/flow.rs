//! The game as the kernel sees it: decisions, chances, and what follows from each.

use crate::actions::{Action, Chance, Event, How, Target};
use crate::hidden;
use crate::ids::{Phase, TileNo};
use crate::menu;
use crate::rules::c11_actors::{deciding, is_chance};
use crate::rules::{
    c3_victory, c6_who_begins, c7_start, c11_assault, c11_attack, c11_deployment, c11_movement, c11_reactions,
    c11_shooting, c11_turn, c13_air, c14_players, c16_abilities, c17_cards, c21_transport, c23_automaton,
};
use crate::setup::{self, Setup};
use crate::state::{Cry, Frame, Hit, State};
use crate::view::View;
use frente_kernel::{Digest, EventSink, Game, GameInfo, Illegal, Node, Rng, Seat, SetupError, Viewer, below};

/// The game as the kernel plays it.
#[derive(Clone, Copy, Debug)]
pub struct Tactics2gm;

impl Game for Tactics2gm {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    const INFO: GameInfo = GameInfo {
        id: "tactics2gm",
        rules_version: 6,
        seats: (1, 4),
        hidden: true,
        max_steps: 200_000,
        scenarios: &[
            "bc1",
            "bc2",
            "bc3",
            "bc4",
            "bc5",
            "bc6",
            "omaha",
            "arnhem",
            "bastogne",
            "octubre_rojo",
            "suministros",
        ],
        options: setup::OPTIONS,
    };

    fn initial(setup: &Setup) -> Result<State, SetupError> {
        setup.begin()
    }

    fn seats(state: &State) -> u8 {
        state.agreed.seats
    }

    #[inline]
    fn node(state: &State) -> Node {
        if let Some(ending) = state.ending {
            return Node::Over(state.outcome(ending));
        }
        match deciding(state) {
            Some(seat) => Node::Decision(seat),
            None => Node::Chance,
        }
    }

    fn legal_actions(state: &State, out: &mut Vec<Action>) {
        out.clear();
        menu::offers(state, &mut |action| out.push(action));
        out.sort_unstable();
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        menu::check(state, action)
    }

    fn chance_outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        match state.stack.top() {
            Some(Frame::Tiles(_)) => {
                for tile in unlaid(state) {
                    out.extend((0..4).map(|lie| (Chance::Tile(TileNo(tile), lie), 1)));
                }
            }
            Some(Frame::Deal(seat, _) | Frame::Draw(seat, _)) => {
                let player = state.player(seat);
                let weight = |kind| u32::from(player.deck.count(kind));
                out.extend(player.deck.kinds().map(|kind| (Chance::Card(player.card(kind)), weight(kind))));
            }
            _ => out.extend((1..=10).map(|face| (Chance::Die(face), 1))),
        }
    }

    #[inline]
    fn sample_chance(state: &State, rng: &mut impl Rng) -> Chance {
        match state.stack.top() {
            Some(Frame::Tiles(_)) => {
                let left = unlaid(state).count() as u32;
                let at = below(rng, 4 * left);
                let tile = unlaid(state).nth((at / 4) as usize).unwrap_or(0);
                Chance::Tile(TileNo(tile), (at % 4) as u8)
            }
            Some(Frame::Deal(seat, _) | Frame::Draw(seat, _)) => {
                let player = state.player(seat);
                Chance::Card(player.card(player.deck.draw(rng)))
            }
            _ => Chance::Die(1 + below(rng, 10) as u8),
        }
    }

    fn sample_action(state: &State, rng: &mut impl Rng) -> Action {
        menu::draw(state, rng)
    }

    fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        let known = phase_underway(state);
        carry_out(state, action, log);
        run(state, known, log);
    }

    fn resolve(state: &mut State, chance: Chance, log: &mut impl EventSink<Event>) {
        let known = phase_underway(state);
        match (state.stack.top(), chance) {
            (Some(Frame::Tiles(laid)), Chance::Tile(tile, lie)) => {
                c6_who_begins::turn_up_tile(state, laid, tile, lie, log);
            }
            (Some(Frame::Initiative(side)), Chance::Die(die)) => c6_who_begins::throw_initiative(state, side, die, log),
            (Some(Frame::Deal(seat, left) | Frame::Draw(seat, left)), Chance::Card(card)) => {
                c7_start::take_card(state, seat, card, left, log);
            }
            (Some(Frame::Engine(unit, dir)), Chance::Die(die)) => {
                c11_movement::start_engine(state, unit, dir, die, log);
            }
            (Some(Frame::Die), Chance::Die(die)) => c11_attack::roll(state, die, log),
            (Some(Frame::WreckDie(unit, cell, open)), Chance::Die(die)) => {
                c21_transport::passenger_die(state, unit, cell, open, die, log);
            }
            (Some(Frame::Column), Chance::Die(die)) => c23_automaton::throw_column(state, die, log),
            _ => {}
        }
        run(state, known, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(event: Event, viewer: Viewer) -> Option<Event> {
        hidden::redact(event, viewer)
    }

    fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
        hidden::determinize(state, seat, rng);
    }

    fn is_reveal(_: &State, action: Action) -> bool {
        hidden::shows_a_card(action)
    }

    fn is_open(_: &State, action: Action) -> bool {
        hidden::is_on_the_board(action)
    }

    fn digest(state: &State, out: &mut Digest) {
        state.write_digest(out);
    }

    fn faults(state: &State) -> Vec<String> {
        state.faults()
    }
}

/// Tiles that may still be turned up.
fn unlaid(state: &State) -> impl Iterator<Item = u8> + '_ {
    let pool = &state.data().tables.random_tiles;
    pool.iter().copied().filter(|tile| state.tiles >> tile & 1 == 0)
}

/// The phase that has been announced: the one being played, but not while its turn still begins with cards to draw.
fn phase_underway(state: &State) -> Option<Phase> {
    let drawing = matches!(state.stack.top(), Some(Frame::Draw(..)));
    state.phase().filter(|_| !drawing || state.turn.ordered)
}

/// Runs what needs no choice, up to the next decision, chance or end. A phase that is not `known` yet is announced.
fn run(state: &mut State, mut known: Option<Phase>, log: &mut impl EventSink<Event>) {
    while state.ending.is_none() {
        let Some(frame) = state.stack.top() else { return };
        match frame {
            Frame::Start(side) => c11_turn::start(state, side, log),
            Frame::End => {
                c3_victory::check_now(state, log);
                if state.ending.is_none() {
                    c11_turn::end(state, log);
                }
            }
            Frame::Deal(seat, left) | Frame::Draw(seat, left) => {
                if left > 0 && state.player(seat).deck.len() > 0 {
                    return;
                }
                if left > 0 {
                    log.emit(Event::DeckEmpty(seat));
                }
                state.stack.pop();
            }
            Frame::Mulligan(seat) if state.player(seat).mulligans == 0 => state.stack.pop(),
            Frame::Phase(phase) => {
                c3_victory::check_now(state, log);
                if state.ending.is_none() && !c11_turn::skip_phase(state, phase, log) {
                    if known.replace(phase) != Some(phase) {
                        log.emit(Event::PhaseBegan(state.turn.side, phase));
                    }
                    if !by_automaton(state, log) {
                        return;
                    }
                }
            }
            Frame::Moving(unit) => {
                if !c11_movement::go_on(state, unit) && !by_automaton(state, log) {
                    return;
                }
            }
            Frame::Arrived(unit) => {
                if state.units.is_live(unit) {
                    c3_victory::handle_crates(state, unit, log);
                }
                c11_reactions::arrive(state, unit);
            }
            Frame::Mine(unit, seat) if !c11_reactions::may_be_mined(state, unit, seat) => state.stack.pop(),
            Frame::Ambush(unit, _) if !state.units.is_live(unit) => state.stack.pop(),
            Frame::Exchange(step) => c11_assault::exchange(state, step, log),
            Frame::Fielded(unit) => c11_deployment::fielded(state, unit),
            Frame::BeforeDie => c11_attack::before_die(state, log),
            Frame::AfterDie if !c11_attack::may_throw_again(state) => state.stack.replace(Frame::Settle),
            Frame::Settle => c11_attack::settle(state, log),
            Frame::Volley => c11_attack::next_of_area(state, log),
            Frame::Wreck(cell, open) if c21_transport::chooser(state).is_none() => {
                c21_transport::next_passenger(state, cell, open, 0);
            }
            Frame::Escort if c13_air::ready_fighters(state, state.mission.seat).next().is_none() => state.stack.pop(),
            Frame::AntiAir(seat) if !menu::has_anti_air(state, seat) => state.stack.pop(),
            Frame::Intercept(seat) if !c13_air::may_intercept(state, seat) => state.stack.pop(),
            Frame::Dogfight(step) => c13_air::dogfight(state, step, log),
            Frame::Bombing => c13_air::bomb(state, log),
            Frame::Drop if state.mission.drops == 0 || !c13_air::is_up(state, crate::state::Role::Mission) => {
                state.stack.pop();
            }
            Frame::MissionEnd => c13_air::end_mission(state, log),
            frame if is_chance(frame) => return,
            _ => {
                if !by_automaton(state, log) {
                    return;
                }
            }
        }
    }
}

/// chapter 23: where the automaton decides, it does so at once.
fn by_automaton(state: &mut State, log: &mut impl EventSink<Event>) -> bool {
    if state.agreed.automaton.is_none() {
        return false;
    }
    let Some(seat) = deciding(state).filter(|seat| state.is_automaton(*seat)) else { return false };
    match c23_automaton::decide(state, seat) {
        c23_automaton::Verdict::Act(action) => carry_out(state, action, log),
        c23_automaton::Verdict::Throw => state.stack.push(Frame::Column),
    }
    true
}

/// Notes that a seat has given an order in a phase. What only ends, hands over or pays is none.
fn note_order(state: &mut State, phase: Phase, action: Action) {
    if matches!(action, Action::EndPhase | Action::HandOver | Action::GivePoint | Action::Discard(_)) {
        return;
    }
    state.turn.ordered = true;
    if matches!(phase, Phase::Shooting | Phase::Movement | Phase::Deployment) {
        state.turn.column = 0;
    }
}

/// Carries out a legal action, without what follows by itself.
fn carry_out(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let Some(seat) = deciding(state) else { return };
    let frame = state.stack.top();
    if let Some(Frame::Phase(phase)) = frame {
        note_order(state, phase, action);
    }
    match action {
        Action::EndPhase => {
            if let Some(Frame::Phase(phase)) = frame {
                c11_turn::end_phase(state, phase, log);
            }
        }
        Action::HandOver => c14_players::hand_over(state, log),
        Action::GivePoint => c14_players::give_point(state, log),
        Action::Discard(card) => c11_turn::discard(state, seat, card, log),
        Action::Bid(points) => c6_who_begins::bid(state, seat, points, log),
        Action::First(side) => c6_who_begins::choose_first(state, side, log),
        Action::BuyTerrain(card, cell) => c6_who_begins::buy_terrain(state, seat, card, cell, log),
        Action::DoneBuying => c6_who_begins::done_buying(state, seat, log),
        Action::Mulligan => c7_start::mulligan(state, seat, log),
        Action::KeepHand => {
            state.stack.pop();
            log.emit(Event::HandKept(seat));
        }
        Action::Surrender => {
            let side = state.side_of(seat);
            c3_victory::finish(state, How::Surrender, Some(side.other()), log);
        }
        Action::Step(from, dir) => {
            let unit = match frame {
                Some(Frame::Moving(unit)) => unit,
                _ => state.standing(from),
            };
            c11_movement::order_step(state, unit, dir, log);
        }
        Action::Swap(from, dir) => c11_movement::swap(state, from, dir, log),
        Action::Rotate(from, dir) => c11_movement::rotate(state, from, dir, log),
        Action::Stop => {
            if let Some(Frame::Moving(unit)) = frame {
                c11_movement::stop(state, unit);
            }
        }
        Action::March(cell) => c16_abilities::march(state, state.standing(cell), log),
        Action::Embark(cell, dir) => {
            if let Some(carrier) = state.next(cell, dir).and_then(|next| state.unit_at(next)) {
                c21_transport::embark(state, state.standing(cell), carrier, log);
            }
        }
        Action::Disembark(cell, place, dir) => c21_transport::disembark(state, state.standing(cell), place, dir, log),
        Action::Assault(cell, dir, slot) => {
            c11_assault::declare_beside(state, cell, dir, slot, Cry::Silent, log);
        }
        Action::Hurrah(cell, dir, slot) => {
            c11_assault::declare_beside(state, cell, dir, slot, Cry::Hurrah, log);
        }
        Action::AssaultHq(cell, hq, slot) => {
            c11_assault::declare(state, state.standing(cell), slot, Target::Hq(hq), Cry::Silent, log);
        }
        Action::HurrahHq(cell, hq, slot) => {
            c11_assault::declare(state, state.standing(cell), slot, Target::Hq(hq), Cry::Hurrah, log);
        }
        Action::Deploy(card, cell) => c11_deployment::deploy(state, seat, card, cell, log),
        Action::Load(card, cell) => c11_deployment::load(state, seat, card, cell, log),
        Action::Land(card, cell) => c11_deployment::land(state, seat, card, cell, log),
        Action::Equip(slots, packed) => {
            if let Some(Frame::Equip(unit)) = frame {
                c11_deployment::equip(state, unit, slots, packed, log);
            }
        }
        Action::Station(card) => c13_air::station(state, seat, card, log),
        Action::Bomb(card, target) => c13_air::fly_card(state, seat, card, target, log),
        Action::Airlift(card, cell) => c13_air::fly_card(state, seat, card, Target::Unit(cell), log),
        Action::Drop(card, cell) => c13_air::drop_unit(state, card, cell, log),
        Action::Play(_)
        | Action::PlayOn(..)
        | Action::PlayArms(..)
        | Action::PlayAt(..)
        | Action::PlayLine(..)
        | Action::PlayAgainst(..) => {
            c17_cards::play(state, seat, action, log);
        }
        Action::HealSelf(cell) => c16_abilities::heal(state, state.standing(cell), None, log),
        Action::Heal(cell, dir) => c16_abilities::heal(state, state.standing(cell), Some(dir), log),
        Action::Repair(cell, dir) => c16_abilities::repair(state, state.standing(cell), dir, log),
        Action::Clear(cell, dir) => c16_abilities::clear(state, state.standing(cell), dir, log),
        Action::Resupply(cell, dir, slot) => c16_abilities::resupply(state, state.standing(cell), dir, slot, log),
        Action::Steady(cell) => c16_abilities::steady(state, state.standing(cell), log),
        Action::Fire(cell, slot, target) => {
            c11_shooting::fire(state, state.standing(cell), slot, target, Hit::Thrown, log);
        }
        Action::SureFire(cell, slot, target) => {
            c11_shooting::fire(state, state.standing(cell), slot, target, Hit::Sure, log);
        }
        Action::Fly(place, target) => c13_air::fly_fighter(state, seat, place, target, Hit::Thrown, log),
        Action::SureFly(place, target) => c13_air::fly_fighter(state, seat, place, target, Hit::Sure, log),
        Action::Pass => match frame {
            Some(Frame::Answer(_)) => c11_attack::throw(state, log),
            Some(Frame::AfterDie) => state.stack.replace(Frame::Settle),
            _ => state.stack.pop(),
        },
        Action::Smoke => c11_attack::pop_smoke(state, log),
        Action::Recover => {
            c11_attack::recover(state, seat, log);
            if let Some(Frame::Answer(_)) = frame {
                c11_attack::throw(state, log);
            }
        }
        Action::LayMine(card) => {
            if let Some(Frame::Mine(unit, _)) = frame {
                c11_reactions::lay_mine(state, unit, seat, card, log);
            }
        }
        Action::Ambush(card) => {
            if let Some(Frame::Ambush(unit, _)) = frame {
                c11_reactions::play_ambush(state, unit, seat, card, log);
            }
        }
        Action::AmbushFire(cell, slot) => {
            if let Some(Frame::AmbushShot(unit, _)) = frame {
                c11_reactions::ambush_fire(state, unit, state.standing(cell), slot, log);
            }
        }
        Action::AntiAir(cell, slot, role) => c13_air::anti_air(state, state.standing(cell), slot, role, log),
        Action::Escort(place) => c13_air::escort(state, place, log),
        Action::Intercept(place) => c13_air::intercept(state, seat, place, log),
        Action::Reroll(card) => c11_attack::throw_again(state, Some(card), log),
        Action::AceReroll => c11_attack::throw_again(state, None, log),
        Action::Strike(arm) => c11_assault::choose_answer(state, arm),
        Action::Turn(cell, slot) => c11_turn::turn_token(state, state.standing(cell), slot, log),
        Action::General(general) => {
            state.stack.pop();
            let hq = usize::from(state.hq_of(seat));
            state.hqs[hq].general = Some(general);
            log.emit(Event::GeneralTaken(seat, general));
        }
        Action::Take(card) => {
            if let Some(Frame::Spying(victim)) = frame {
                c17_cards::take(state, seat, victim, card, log);
            }
        }
        Action::Retrieve(card) => c17_cards::retrieve(state, seat, card, log),
        Action::Leap(place) => {
            if let Some(Frame::Wreck(cell, open)) = frame {
                c21_transport::next_passenger(state, cell, open, place);
            }
        }
        Action::Survive(cell) => {
            if let Some(Frame::WreckPlace(unit, wreck, _)) = frame {
                state.stack.pop();
                c21_transport::survive(state, unit, wreck, cell, log);
            }
        }
    }
}
