//! A position and an action as facts: what is printed, counted or computed by a rule, never what it is worth.
//!
//! What everybody sees comes first, side by side; then what the eyes know of each side's hand and reserve.

use crate::actions::Action;
use crate::data::Place;
use crate::flow::Guerra1936;
use crate::hidden;
use crate::ids::{Board, CardNo, Faction, Player, Side};
use crate::rules::c3_cards::Prices;
use crate::sets::{Cards, Slot};
use crate::state::{Frame, Stage, State, Window};
use crate::view::{Contest, Standing};
use frente_kernel::{Encode, Eyes, Facts, Game, Key, Narrate, Node};

/// Card numbers are below this.
const CARDS: usize = 253;
/// Kinds of pending steps, as [`pending`] counts them.
const STEPS: usize = 16;
/// What [`Narrate::caution`] may say.
const CAUTIONS: [&str; 9] = [
    "caution-no-combat",
    "caution-nobody-can-attack",
    "caution-leader-replaced",
    "caution-empty-reserve",
    "caution-no-commander",
    "caution-resistance-gone",
    "caution-resistance-full",
    "caution-buys-nothing",
    "caution-points-left",
];

impl Encode for Guerra1936 {
    const ENCODING: u16 = 1;
    const OFFERS: usize = 128;
    const OFFER_FACTS: usize = 64;

    fn facts(state: &State, eyes: Eyes, out: &mut Facts) {
        let decider = match Guerra1936::node(state) {
            Node::Decision(seat) => Some(Player(seat.0).side().index()),
            _ => None,
        };
        out.maybe_one_of("decides", 2, decider);
        out.one_of("active", 2, state.active_side().index());
        out.one_of("pending", STEPS, pending(state));
        out.one_of("combat", 4, stage(state));
        out.at_least("turn", 24, usize::from(state.turn) / 2);
        let goals = state.goals().map(usize::from);
        out.one_of("scenario", 3, state.agreed.scenario as usize);
        let contests: Vec<Contest> = state.contests().collect();
        for side in Side::ALL {
            let standing = state.standing(side);
            out.within(side.name(), |out| {
                of_side(state, side, &standing, goals, out);
                for board in [Board::Military, Board::Political] {
                    let contest = contests.iter().find(|contest| contest.board == board && contest.defender == side);
                    of_front(state, board, contest, out);
                }
            });
        }
        out.set("objective", CARDS, contests.iter().map(|contest| usize::from(contest.number.0)));
        for side in Side::ALL {
            out.within(side.name(), |out| known(state, side, eyes, out));
        }
    }

    fn action_facts(state: &State, action: Action, out: &mut Facts) {
        let Node::Decision(seat) = Guerra1936::node(state) else { return };
        let player = Player(seat.0);
        let side = player.side();
        let (verb, step) = (action.place(), pending(state));
        out.one_of("verb", Action::NAMES.len(), verb);
        out.each("verb-at-step", Action::NAMES.len(), STEPS, [(verb, step)]);
        out.flag("own-turn", side == state.active_side());
        let noun = noun(action);
        out.maybe_one_of("card", CARDS, noun.map(|card| usize::from(card.0)));
        let place = noun.map(|card| state.tables().place[usize::from(card.0)]);
        let owned = match place {
            Some(Place::Card(owner, slot)) => Some((owner, slot)),
            _ => None,
        };
        out.maybe_one_of("whose", 2, owned.map(|(owner, _)| usize::from(owner != side)));
        let rules = owned.map(|(owner, slot)| state.tables().rules_of(owner, slot));
        let kind = owned.map(|(owner, slot)| {
            let table = state.table(owner);
            [table.characters, table.armies, table.measures].iter().position(|set| set.contains(slot)).unwrap_or(2)
        });
        out.each("verb-on-kind", Action::NAMES.len(), 3, kind.map(|kind| (verb, kind)));
        let price = match (action, owned) {
            (Action::Play(_), Some((owner, slot))) if owner == side => {
                Some(usize::from(Prices::of(state, side).least(slot)))
            }
            (Action::Mobilise(..), _) => rules.map(|rules| usize::from(rules.mobilisation)),
            _ => None,
        };
        let left = price.map(|price| usize::from(state.sides[side].economy).saturating_sub(price));
        out.maybe_one_of("price", 8, price);
        out.maybe_one_of("economy-left", 8, left);
        let [force, bonus, command] =
            rules.map_or([0; 3], |rules| [rules.force, rules.bonus, rules.command]).map(usize::from);
        out.at_least("force", 6, force);
        out.at_least("bonus", 3, bonus);
        out.at_least("command", 3, command);
        out.set("factions", 18, rules.into_iter().flat_map(|rules| rules.factions.iter().map(Key::place)));
        let leads = rules.zip(state.sides[side].leader);
        out.flag("of-the-leader", leads.is_some_and(|(rules, leader)| rules.factions.contains(leader.faction)));
        let front = front(state, action);
        out.maybe_one_of("front", 2, front.map(|front| usize::from(front != side)));
        let forces = front.map(|front| {
            let force = |side: Side| state.standing(side).force_at[front.index()];
            (force(side), force(side.foe()))
        });
        out.maybe_one_of(
            "balance",
            7,
            forces.map(|(own, other)| ((own as i32 - other as i32) / 3 + 3).clamp(0, 6) as usize),
        );
        out.maybe_one_of("which", 8, which(action));
        out.flag("leads-already", state.sides[side].leader.is_some());
        out.caution(&CAUTIONS, Guerra1936::caution(state, action));
    }
}

/// What everybody sees of a side.
fn of_side(state: &State, side: Side, own: &Standing, goals: [usize; 3], out: &mut Facts) {
    let (home, abroad) = (side.index(), side.foe().index());
    out.at_least("moral", 24, own.moral.into());
    out.at_least("economy", 16, own.economy.into());
    let (military, political) = (usize::from(own.military), usize::from(own.political));
    out.at_least("military-points", 15, military);
    out.at_least("political-points", 15, political);
    let to_go = |goal: usize, points: usize| goal.saturating_sub(points);
    out.one_of("military-to-go", 12, to_go(goals[0], military));
    out.one_of("political-to-go", 12, to_go(goals[1], political));
    out.one_of("mixed-to-go", 12, to_go(goals[2], military + political));
    out.at_least("hand", 8, own.hand.iter().sum::<u16>().into());
    out.at_least("reserve", 10, usize::from(own.reserve).div_ceil(4));
    out.at_least("civilians", 7, own.civilians.into());
    out.at_least("command", 7, usize::from(own.command).div_ceil(2));
    out.at_least("armies", 8, own.armies.into());
    out.at_least("fallen", 6, own.fallen.into());
    out.at_least("rested", 7, own.rested.into());
    out.at_least("force-behind", 11, usize::from(own.force_behind).div_ceil(2));
    out.at_least("force-at-home", 10, usize::from(own.force_at[home]).div_ceil(2));
    out.at_least("force-abroad", 10, usize::from(own.force_at[abroad]).div_ceil(2));
    out.at_least("ready-at-home", 8, usize::from(own.ready_at[home]).div_ceil(2));
    out.at_least("ready-abroad", 8, usize::from(own.ready_at[abroad]).div_ceil(2));
    out.flag("conquest-at-home", own.conquest_at[home]);
    out.flag("conquest-abroad", own.conquest_at[abroad]);
    out.at_least("diplomats", 5, own.diplomats[0].into());
    out.at_least("earners", 4, own.earners.into());
    out.maybe_one_of("leader", 18, own.leader.map(Faction::index));
    let now = &state.sides[side].now;
    out.flag("named", now.named);
    out.flag("leader-general-used", now.general_used);
    out.flag("leader-faction-used", now.faction_used);
    let set = |cards: Cards| cards.iter().map(move |slot| usize::from(state.number(side, slot).0));
    out.set("behind", CARDS, set(state.rear(side)));
    out.set("at-home", CARDS, set(state.at(side, side)));
    out.set("abroad", CARDS, set(state.at(side, side.foe())));
    out.set("spent", CARDS, set(now.spent | now.blocked));
    let limbo = |at: usize| state.players[at].limbo;
    out.set("limbo", CARDS, set(limbo(side.index()) | limbo(side.index() + 2)));
}

/// An active objective of a side, on a board.
fn of_front(state: &State, board: Board, contest: Option<&Contest>, out: &mut Facts) {
    let number = |read: fn(&Contest) -> i16| contest.map_or(0, |contest| read(contest).max(0) as usize);
    let points = number(|contest| contest.points as i16);
    match board {
        Board::Military => out.within("front", |out| {
            out.flag("active", contest.is_some());
            out.at_least("points", 8, points);
            out.at_least("resistance", 16, number(|contest| contest.at).div_ceil(2));
            out.one_of("turns", 8, number(|contest| contest.turns[0]));
            out.flag("half-left", contest.is_some_and(|contest| state.has_half(contest.defender)));
            out.flag("guarded", contest.is_some_and(|contest| state.is_guarded(contest.defender)));
            let spare = contest.map(|contest| {
                let attack = state.standing(contest.defender.foe()).force_at[contest.defender.index()];
                let guard = state.standing(contest.defender).force_at[contest.defender.index()];
                ((attack as i16 - guard as i16 - contest.at + 18) / 4).clamp(0, 8) as usize
            });
            out.maybe_one_of("spare", 9, spare);
        }),
        Board::Political => out.within("cause", |out| {
            out.flag("active", contest.is_some());
            out.at_least("points", 8, points);
            out.maybe_one_of("to-national", 17, contest.map(|contest| (contest.of + contest.at).max(0) as usize));
            out.maybe_one_of("to-republic", 17, contest.map(|contest| (contest.of - contest.at).max(0) as usize));
        }),
    }
}

/// What the eyes know of the hands and reserves of a side.
fn known(state: &State, side: Side, eyes: Eyes, out: &mut Facts) {
    let of = |player: &Player| player.side() == side;
    let (mut hand, mut reserve) = (Cards::NONE, Cards::NONE);
    for player in state.players_of_all().filter(of) {
        let holdings = state.holdings(player);
        match eyes {
            Eyes::World => {
                hand |= holdings.hand;
                reserve |= holdings.reserve;
            }
            Eyes::Seat(seat) => {
                hand |= hidden::known_hand(state, Player(seat.0), player);
                if hidden::sees_hand(state, Player(seat.0), player) {
                    reserve |= holdings.reserve;
                }
            }
        }
    }
    let table = state.table(side);
    let set = |cards: Cards| cards.iter().map(move |slot| usize::from(state.number(side, slot).0));
    out.set("hand", CARDS, set(hand));
    out.set("reserve-cards", CARDS, set(reserve));
    for (name, kind) in [
        ("characters-in-hand", table.characters),
        ("armies-in-hand", table.armies),
        ("measures-in-hand", table.measures),
        ("diplomacy-in-hand", table.measures & table.diplomats),
    ] {
        out.at_least(name, 5, (hand & kind).len() as usize);
    }
    let within = |slot: &Slot| table.cards[usize::from(*slot)].cost <= state.sides[side].economy;
    out.at_least("payable-in-hand", 6, hand.iter().filter(within).count());
}

/// How far the combat of the turn has come.
fn stage(state: &State) -> usize {
    match state.stage {
        Stage::NotDeclared => 0,
        Stage::Declared => 1,
        Stage::Fighting => 2,
        Stage::Over => 3,
    }
}

/// Which kind of step is pending.
fn pending(state: &State) -> usize {
    let own = |player: Player| player.side() == state.active_side();
    match state.pending() {
        None => 0,
        Some(Frame::Main { player, after_pass: false, .. }) if own(player) => 1,
        Some(Frame::Main { player, .. }) if own(player) => 2,
        Some(Frame::Main { .. }) => 3,
        Some(Frame::Window { window: Window::Reply, .. }) => 4,
        Some(Frame::Window { .. }) => 5,
        Some(Frame::Overflow { .. } | Frame::Discard { .. } | Frame::Exchange { .. }) => 6,
        Some(Frame::Pick { .. } | Frame::Front { .. } | Frame::PlayAs { .. } | Frame::Run { .. }) => 7,
        Some(Frame::Ring { .. }) => 8,
        Some(Frame::Offer { .. } | Frame::Activation { .. } | Frame::RandomObjective { .. }) => 9,
        Some(Frame::Offensive | Frame::Defender { .. }) => 10,
        Some(Frame::Grouping { .. }) => 11,
        Some(Frame::Defensive) => 12,
        Some(Frame::Commanding { .. } | Frame::Leading { .. }) => 13,
        Some(Frame::Losses { .. } | Frame::Resolution | Frame::Commanders | Frame::EndCombat) => 14,
        Some(_) => 15,
    }
}

/// The card an action names.
fn noun(action: Action) -> Option<CardNo> {
    match action {
        Action::Play(card)
        | Action::Intervene(_, card)
        | Action::Mobilise(_, card)
        | Action::Enthuse(_, card)
        | Action::Demobilise(card)
        | Action::Name(_, card)
        | Action::Activate(card)
        | Action::Ability(_, card)
        | Action::Choose(card)
        | Action::Discard(card)
        | Action::Find(card)
        | Action::Group(card)
        | Action::Join(card)
        | Action::Defend(_, card)
        | Action::Command(card)
        | Action::Under(card)
        | Action::Lose(card) => Some(card),
        _ => None,
    }
}

/// The objective an action is about, by its defender.
fn front(state: &State, action: Action) -> Option<Side> {
    match action {
        Action::Mobilise(front, _)
        | Action::Enthuse(front, _)
        | Action::Ring(front)
        | Action::Front(front)
        | Action::Settle(_, front) => Some(front),
        _ => match state.tables().place[usize::from(noun(action)?.0)] {
            Place::Card(side, slot) => state.front_of(side, slot),
            Place::Objective(slot) => Some(state.tables().objectives[usize::from(slot)].defender),
            Place::Nowhere => None,
        },
    }
}

/// The small choice in an action: which ability, skill, board, consequence or intervention.
fn which(action: Action) -> Option<usize> {
    match action {
        Action::UseLeader(ability) => Some(ability.index()),
        Action::Intervene(which, _) => Some(which.index()),
        Action::Ability(skill, _) => Some(skill.index()),
        Action::Buy(consequence) => Some(consequence.index()),
        Action::ActivateAny(board) | Action::Settle(board, _) => Some(board.index()),
        Action::Defend(group, _) => Some(usize::from(group).min(7)),
        _ => None,
    }
}
