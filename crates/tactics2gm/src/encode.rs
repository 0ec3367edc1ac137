//! A position and an action as facts: what is printed, counted or computed by a rule, never what it is worth.
//!
//! The field comes cell by cell, each side by itself; then what the eyes know of hands and decks.

use crate::actions::{Action, Target};
use crate::board::{CELLS, Cell, Dir};
use crate::flow::Tactics2gm;
use crate::forecast::{self, Gun, Troop};
use crate::hidden;
use crate::ids::{Ability, CardNo, Class, Natural, Phase, Side, Weather};
use crate::rules::c18_generals;
use crate::state::{AttackKind, Frame, Mark, State};
use frente_kernel::{Encode, Eyes, Facts, Game, Narrate, Node, Seat, Silent, Viewer};

/// Card numbers are below this.
const CARDS: usize = 112;
/// Numbers of terrain cards are below this.
const TERRAIN: usize = 32;
/// Kinds of pending steps, as [`pending`] counts them.
const STEPS: usize = 16;
/// Classes of units.
const CLASSES: usize = Class::ALL.len();
/// What [`Narrate::caution`] may say.
const CAUTIONS: [&str; 9] = [
    "caution-surrender",
    "caution-bid-lost",
    "caution-unfired",
    "caution-wasted-recovery",
    "caution-points-cut",
    "caution-sandbags",
    "caution-own-men",
    "caution-own-works",
    "caution-own-terrain",
];

impl Encode for Tactics2gm {
    const ENCODING: u16 = 1;
    const OFFERS: usize = 384;
    const OFFER_FACTS: usize = 64;

    fn facts(state: &State, eyes: Eyes, out: &mut Facts) {
        let decider = match Tactics2gm::node(state) {
            Node::Decision(seat) => Some(state.side_of(seat) as usize),
            _ => None,
        };
        out.maybe_one_of("decides", 2, decider);
        out.one_of("active", 2, state.turn.side as usize);
        out.one_of("first", 2, state.turn.first as usize);
        out.maybe_one_of("phase", Phase::ALL.len(), state.phase().map(|phase| phase as usize));
        out.one_of("pending", STEPS, pending(state));
        let round = usize::from(state.turn.round);
        out.at_least("round", 12, round);
        let left = match state.agreed.rounds {
            0 => usize::MAX,
            rounds => usize::from(rounds).saturating_sub(round),
        };
        out.at_least("rounds-left", 12, left);
        out.one_of("battle", 20, state.agreed.scenario.map_or(0, |at| 1 + usize::from(at)));
        out.one_of("weather", 6, Weather::ALL.iter().position(|one| *one == state.agreed.weather).unwrap_or(0));
        out.flag("night", state.agreed.is_night());
        out.one_of("seats", 4, usize::from(state.agreed.seats.max(1)) - 1);
        out.flag("two-boards", state.agreed.boards == 2);
        for side in Side::ALL {
            out.within(side.name(), |out| of_side(state, side, out));
        }
        let field = || (0..CELLS as u8).map(Cell).filter(|cell| cell.column() < state.width());
        let natural = |cell: Cell| match state.natural[cell] {
            Natural::Open => None,
            other => Some((cell.index(), other as usize - 1)),
        };
        out.each("ground", CELLS, Natural::ALL.len() - 1, field().filter_map(natural));
        let works = |cell: Cell| {
            let card = state.card_at(cell)?;
            Some((cell.index(), 2 * (card.cover[0] as usize) + usize::from(card.armour_bonus > 0)))
        };
        out.each("works", CELLS, 8, field().filter_map(works));
        for side in Side::ALL {
            out.within(side.name(), |out| known(state, side, eyes, out));
        }
    }

    fn action_facts(state: &State, action: Action, out: &mut Facts) {
        let Node::Decision(seat) = Tactics2gm::node(state) else { return };
        let side = state.side_of(seat);
        let verb = action.place();
        out.one_of("verb", Action::NAMES.len(), verb);
        out.each("verb-at-step", Action::NAMES.len(), STEPS, [(verb, pending(state))]);
        let own = subject(action).and_then(|cell| state.unit_at(cell));
        let troop = own.and_then(|unit| state.troops().find(|troop| troop.unit() == &state.units[unit]));
        out.each("verb-by-class", Action::NAMES.len(), CLASSES, troop.map(|troop| (verb, troop.class() as usize)));
        out.at_least("own-cost", 8, troop.map_or(0, |troop| usize::from(troop.cost())));
        out.flag("own-wounded", troop.is_some_and(|troop| troop.unit().wounds > 0));
        out.flag("commands", troop.is_some_and(|troop| troop.has(Ability::Command)));
        let card = card(action);
        out.maybe_one_of("card", CARDS, card.map(CardNo::index));
        let price = card.map(|card| usize::from(c18_generals::price(state, seat, card).0));
        out.maybe_one_of("price", 10, price);
        let left = price.map(|price| usize::from(state.player(seat).pa).saturating_sub(price));
        out.maybe_one_of("points-left", 10, left);
        let place = place(state, action);
        out.maybe_one_of("line", 6, place.map(|cell| usize::from(cell.line_of(side))));
        out.maybe_one_of("column", 8, place.map(|cell| usize::from(cell.column() % 8)));
        let card_at = place.and_then(|cell| state.card_at(cell));
        out.maybe_one_of("cover-there", 4, card_at.map(|card| card.cover[0] as usize));
        out.maybe_one_of("ground-there", Natural::ALL.len(), place.map(|cell| state.natural[cell] as usize));
        let near = |side: Side, most: u8| {
            place.map_or(0, |cell| state.stood[side].iter().filter(|other| other.distance(cell) <= most).count())
        };
        out.at_least("foes-beside", 3, near(side.other(), 1));
        out.at_least("foes-near", 5, near(side.other(), 3));
        out.at_least("friends-beside", 4, near(side, 1));
        out.maybe_one_of("way", 4, way(action).map(|dir| turned(dir, side)));
        let terrain = if let Action::BuyTerrain(card, _) = action { Some(card.index()) } else { None };
        out.maybe_one_of("terrain", TERRAIN, terrain);
        out.maybe_one_of("points-bid", 14, if let Action::Bid(points) = action { Some(points.into()) } else { None });
        of_target(state, side, action, out);
        out.caution(&CAUTIONS, Tactics2gm::caution(state, action));
    }
}

/// What everybody sees of a side.
fn of_side(state: &State, side: Side, out: &mut Facts) {
    let players = || state.members(side).map(|seat| state.player(seat));
    let sum =
        |read: fn(&crate::state::Player) -> u16| -> usize { players().map(|player| usize::from(read(player))).sum() };
    out.at_least("points", 14, sum(|player| player.pa.into()));
    out.at_least("hand", 10, sum(|player| player.hand.len()));
    out.at_least("deck", 10, sum(|player| player.deck.len()).div_ceil(4));
    out.at_least("lost", 12, state.lost[side].into());
    out.at_least("delivered", 4, state.delivered[side].into());
    let staffs = || state.staffs().filter(|staff| staff.side == side);
    out.at_least("impact", 12, staffs().map(|staff| usize::from(staff.hq.pi)).sum());
    out.at_least("supply", 7, staffs().map(|staff| usize::from(state.supply(staff.number))).sum());
    let fighters = staffs().flat_map(|staff| staff.hq.fighters).flatten();
    out.at_least("fighters", 3, fighters.filter(|fighter| !fighter.grey).count());
    out.set("generals", 16, staffs().filter_map(|staff| staff.hq.general).map(crate::ids::GeneralNo::index));
    let troops = || state.troops().filter(|troop| troop.side() == side);
    let force: usize = troops().map(|troop| usize::from(troop.cost())).sum();
    out.at_least("force", 24, force.div_ceil(2));
    out.at_least("units", 12, troops().count());
    out.at_least("wounds", 8, troops().map(|troop| usize::from(troop.unit().wounds)).sum());
    let foremost = troops().filter_map(|troop| troop.unit().cell).map(|cell| usize::from(cell.line_of(side))).max();
    out.at_least("foremost", 6, foremost.map_or(0, |line| line + 1));
    let mut reach = Reach::default();
    troops().for_each(|troop| reach.count(state, troop));
    for (name, most, count) in [
        ("guns-on-staff", 5, reach.staff[0]),
        ("guns-near-staff", 8, reach.staff[1]),
        ("guns-on-units", 10, reach.units[0]),
        ("guns-near-units", 12, reach.units[1]),
        ("worth-in-reach", 16, reach.worth.div_ceil(2)),
    ] {
        out.at_least(name, most, count);
    }
    out.set("kinds", CARDS, troops().map(|troop| troop.unit().kind.index()));
    let standing = || troops().filter_map(|troop| Some((troop.unit().cell?.index(), troop)));
    let class =
        |(cell, troop): (usize, Troop)| (cell, 2 * (troop.class() as usize) + usize::from(troop.unit().wounds > 0));
    out.each("unit-at", CELLS, 2 * CLASSES, standing().map(class));
    let marks = |(cell, troop): (usize, Troop<'_>)| {
        let unit = troop.unit();
        let spent = unit.has(Mark::Spent) || unit.has(Mark::Assaulted);
        let marks = [spent, unit.has(Mark::Stopped), unit.has(Mark::Suppressed), unit.has(Mark::Crate)];
        marks.into_iter().enumerate().filter(|(_, holds)| *holds).map(move |(mark, _)| (cell, mark)).collect::<Vec<_>>()
    };
    out.each("mark-at", CELLS, 4, standing().flat_map(marks));
    out.set("smoke", CELLS, state.smoke[side].iter().map(Cell::index));
}

/// Guns that reach something from where they stand, and those that would after a step forward.
#[derive(Default)]
struct Reach {
    staff: [usize; 2],
    units: [usize; 2],
    /// Printed cost of the dearest unit each gun reaches and can pierce.
    worth: usize,
}

impl Reach {
    fn count(&mut self, state: &State, troop: Troop) {
        let Some(cell) = troop.unit().cell else { return };
        let enemy = troop.side().other();
        for gun in troop.guns().filter(|gun| !gun.is_grey()) {
            for stride in 0..2 {
                let step = if troop.is_mobile() { stride } else { 0 };
                let reached = gun.reach_from(cell, step).and(state.stood[enemy]);
                self.units[usize::from(stride)] += usize::from(!reached.is_empty());
                if stride == 0 {
                    self.worth += reached.iter().filter_map(|foe| pierced(state, foe, &gun)).max().unwrap_or(0);
                }
                let near = |staff: forecast::Staff| {
                    staff.side == enemy
                        && (gun.least..=gun.most + step).contains(&state.hq_distance(staff.number, cell))
                };
                self.staff[usize::from(stride)] += usize::from(gun.pen >= 2 && state.staffs().any(near));
            }
        }
    }
}

/// The printed cost of the unit on a cell, if a gun can pierce it.
fn pierced(state: &State, cell: Cell, gun: &Gun) -> Option<usize> {
    let unit = state.unit_at(cell)?;
    let rules = state.rules(unit);
    (gun.pen >= rules.armour).then_some(usize::from(rules.cost))
}

/// What the eyes know of the hands and decks of a side; the discard lies open.
fn known(state: &State, side: Side, eyes: Eyes, out: &mut Facts) {
    let sees = |seat: Seat| match eyes {
        Eyes::World => true,
        Eyes::Seat(own) => hidden::sees_hand(state, Viewer::Seat(own), seat),
    };
    let mut counts = [[0u8; CARDS]; 3];
    for seat in state.members(side) {
        let player = state.player(seat);
        for kind in 0..player.kind_count {
            let card = player.card(kind).index();
            if card >= CARDS {
                continue;
            }
            if sees(seat) {
                counts[0][card] += player.hand.count(kind);
                counts[1][card] += player.deck.count(kind);
            }
            counts[2][card] += player.discard.count(kind);
        }
    }
    for (name, counts) in [("hand-card", counts[0]), ("deck-card", counts[1]), ("discard-card", counts[2])] {
        let held = counts.into_iter().enumerate().filter(|(_, count)| *count > 0);
        out.each(
            name,
            CARDS,
            2,
            held.flat_map(|(card, count)| (0..usize::from(count.min(2))).map(move |at| (card, at))),
        );
    }
}

/// Which kind of step is pending.
fn pending(state: &State) -> usize {
    match state.pending() {
        None | Some(Frame::End | Frame::Start(_)) => 0,
        Some(Frame::Tiles(_) | Frame::Bid(_) | Frame::Initiative(_) | Frame::WhoFirst(_)) => 1,
        Some(Frame::Buy(_)) => 2,
        Some(Frame::Deal(..) | Frame::Mulligan(_) | Frame::Draw(..)) => 3,
        Some(Frame::Phase(Phase::Movement)) => 4,
        Some(Frame::Phase(Phase::Deployment)) => 5,
        Some(Frame::Phase(Phase::Shooting)) => 6,
        Some(Frame::Phase(Phase::Flip)) => 7,
        Some(Frame::Phase(Phase::Discard)) => 8,
        Some(Frame::Moving(_) | Frame::Arrived(_) | Frame::Engine(..) | Frame::Joint(..)) => 9,
        Some(Frame::Mine(..) | Frame::Ambush(..) | Frame::AmbushShot(..)) => 10,
        Some(Frame::StrikeBack | Frame::Exchange(_)) => 11,
        Some(Frame::Equip(_) | Frame::Fielded(_)) => 12,
        Some(Frame::BeforeDie | Frame::Answer(_) | Frame::AfterDie) => 13,
        Some(Frame::Die | Frame::Settle | Frame::Volley) => 14,
        Some(_) => 15,
    }
}

/// The cell of the unit that acts.
fn subject(action: Action) -> Option<Cell> {
    match action {
        Action::Step(cell, _)
        | Action::Swap(cell, _)
        | Action::Rotate(cell, _)
        | Action::March(cell)
        | Action::Embark(cell, _)
        | Action::Disembark(cell, ..)
        | Action::Assault(cell, ..)
        | Action::Hurrah(cell, ..)
        | Action::AssaultHq(cell, ..)
        | Action::HurrahHq(cell, ..)
        | Action::PlayOn(_, cell)
        | Action::PlayArms(_, cell, _)
        | Action::HealSelf(cell)
        | Action::Heal(cell, _)
        | Action::Repair(cell, _)
        | Action::Clear(cell, _)
        | Action::Resupply(cell, ..)
        | Action::Steady(cell)
        | Action::Fire(cell, ..)
        | Action::SureFire(cell, ..)
        | Action::AmbushFire(cell, _)
        | Action::AntiAir(cell, ..)
        | Action::Turn(cell, _) => Some(cell),
        _ => None,
    }
}

/// The card an action plays, lays or gives away.
fn card(action: Action) -> Option<CardNo> {
    match action {
        Action::Deploy(card, _)
        | Action::Load(card, _)
        | Action::Land(card, _)
        | Action::Station(card)
        | Action::Bomb(card, _)
        | Action::Airlift(card, _)
        | Action::Drop(card, _)
        | Action::Play(card)
        | Action::PlayOn(card, _)
        | Action::PlayArms(card, ..)
        | Action::PlayAt(card, ..)
        | Action::PlayLine(card, ..)
        | Action::PlayAgainst(card, _)
        | Action::LayMine(card)
        | Action::Ambush(card)
        | Action::Reroll(card)
        | Action::Discard(card)
        | Action::Take(card)
        | Action::Retrieve(card) => Some(card),
        _ => None,
    }
}

/// The direction an action names.
fn way(action: Action) -> Option<Dir> {
    match action {
        Action::Step(_, dir)
        | Action::Swap(_, dir)
        | Action::Embark(_, dir)
        | Action::Disembark(_, _, dir)
        | Action::Assault(_, dir, _)
        | Action::Hurrah(_, dir, _) => Some(dir),
        _ => None,
    }
}

/// Forward, right, back or left, as a side sees it.
fn turned(dir: Dir, side: Side) -> usize {
    let forward = Dir::forward(side);
    let ways = [forward, forward.right(), forward.right().right(), forward.right().right().right()];
    ways.iter().position(|way| *way == dir).unwrap_or(0)
}

/// Where an action leads, or what cell it is about.
fn place(state: &State, action: Action) -> Option<Cell> {
    match action {
        Action::Deploy(_, cell)
        | Action::Land(_, cell)
        | Action::Airlift(_, cell)
        | Action::Drop(_, cell)
        | Action::Load(_, cell)
        | Action::PlayAt(_, cell, _)
        | Action::PlayLine(_, cell, _)
        | Action::BuyTerrain(_, cell)
        | Action::Survive(cell) => Some(cell),
        _ => match (subject(action), way(action), target(action)) {
            (_, _, Some(target)) => target.cell(),
            (Some(cell), Some(dir), _) => cell.step(dir, state.width()),
            (cell, ..) => cell,
        },
    }
}

/// What an action is directed at.
fn target(action: Action) -> Option<Target> {
    match action {
        Action::Fire(_, _, target)
        | Action::SureFire(_, _, target)
        | Action::Bomb(_, target)
        | Action::Fly(_, target)
        | Action::SureFly(_, target) => Some(target),
        Action::Assault(cell, dir, _) | Action::Hurrah(cell, dir, _) => {
            cell.step(dir, crate::board::COLUMNS * 2).map(Target::Unit)
        }
        Action::AssaultHq(_, hq, _) | Action::HurrahHq(_, hq, _) => Some(Target::Hq(hq)),
        _ => None,
    }
}

/// The target, and the exact odds of the die that follows.
fn of_target(state: &State, side: Side, action: Action, out: &mut Facts) {
    let target = target(action);
    let kind = target.map(|target| match target {
        Target::Unit(_) => 0,
        Target::Structure(_) => 1,
        Target::Hq(_) => 2,
        Target::Area(..) => 3,
    });
    out.maybe_one_of("target", 4, kind);
    let foe = target.and_then(Target::cell).and_then(|cell| state.unit_at(cell));
    out.maybe_one_of("target-class", CLASSES, foe.map(|unit| state.rules(unit).class as usize));
    out.at_least("target-cost", 8, foe.map_or(0, |unit| usize::from(state.rules(unit).cost)));
    let left = foe.map(|unit| state.wounds_of(unit).saturating_sub(state.units[unit].wounds));
    out.maybe_one_of("target-left", 4, left.map(usize::from));
    out.flag("target-own", foe.is_some_and(|unit| state.side(unit) == side));
    let dice = if forecast::is_attack(action) {
        let mut after = *state;
        Tactics2gm::apply(&mut after, action, &mut Silent);
        forecast::dice(&after)
    } else {
        Vec::new()
    };
    let strikes_back = |throw: &&forecast::Throw| throw.kind == AttackKind::StrikeBack;
    let own = dice.iter().find(|throw| throw.kind != AttackKind::StrikeBack);
    let back = dice.iter().find(strikes_back);
    out.maybe_one_of("harms", 11, own.map(|throw| throw.harms.into()));
    out.maybe_one_of("destroys", 11, own.map(|throw| throw.destroys.into()));
    out.maybe_one_of("harmed-back", 11, back.map(|throw| throw.harms.into()));
    out.at_least("throws", 4, dice.len());
}
