//! Chapter 23: the automaton of a solitaire game. It plays by a fixed procedure with an open hand; where the procedure
//! asks for a column, a die answers. Modes and priorities follow a public page, numbers are ours (ruling G50).

use crate::actions::{Action, Event, Target};
use crate::board::{Cell, CellSet, Dir, LINES};
use crate::data::{Card, Effect, TerrainKind, Victory};
use crate::hidden::shows_a_card;
use crate::ids::{Ability, Arm, CardNo, Cover, Phase, Side, Slot, Slots, UnitIx};
use crate::menu;
use crate::rules::c11_actors::deciding;
use crate::rules::c12_terrain::{self, Against};
use crate::rules::{
    c3_victory, c11_attack, c11_deployment, c11_modifiers, c11_reactions, c11_shooting, c13_air, c17_cards,
    c21_transport,
};
use crate::state::{Attack, AttackKind, Frame, Maker, Mark, Role, State, Victim};
use frente_kernel::{EventSink, Seat};

/// §23.1: what it bids.
const BID: u8 = 2;
/// §23.4: as likely as not, in tenths.
const EVEN: i32 = 5;
/// §23.4: a sure hit is for units that cost as much.
const DEAR: u8 = 4;

/// What the automaton does next.
pub(crate) enum Verdict {
    /// It chooses this action.
    Act(Action),
    /// It asks a die for a column.
    Throw,
}

/// §23.2: whether a side of the automaton attacks this turn.
pub(crate) fn is_attacking(state: &State, side: Side) -> bool {
    let Some(seat) = state.members(side).find(|seat| state.is_automaton(*seat)) else { return false };
    if let Some(scenario) = state.scenario() {
        let holds = |(of, victory): &(Option<Side>, Victory)| *of == Some(side) && *victory == Victory::TurnLimit;
        return !scenario.victory.iter().any(holds);
    }
    let worth = |side: Side| -> i32 {
        let own = state.units.iter().filter(|at| state.side(*at) == side);
        own.map(|at| i32::from(state.rules(at).cost)).sum()
    };
    worth(side) >= worth(side.other()) - 2 && state.hqs[usize::from(state.hq_of(seat))].pi >= 4
}

/// The action that scores highest; the first of equals. Who has neither deck nor hand loses, so a last card is kept
/// (ruling C1).
fn pick(state: &State, mut score: impl FnMut(Action) -> Option<i32>) -> Option<Action> {
    let mut best: Option<(i32, Action)> = None;
    let player = deciding(state).map(|seat| state.player(seat));
    let last = player.is_some_and(|player| player.deck.len() == 0 && player.hand.len() == 1);
    menu::offers(state, &mut |action| {
        if last && shows_a_card(action) {
            return;
        }
        if let Some(points) = score(action)
            && best.is_none_or(|(most, first)| points > most || points == most && action < first)
        {
            best = Some((points, action));
        }
    });
    best.map(|(_, action)| action)
}

/// What the automaton does here.
pub(crate) fn decide(state: &State, seat: Seat) -> Verdict {
    let side = state.side_of(seat);
    let action = match state.stack.top() {
        Some(Frame::Bid(_)) => Some(Action::Bid(BID)),
        Some(Frame::WhoFirst(_)) => Some(Action::First(side)),
        Some(Frame::Buy(_)) => match column(state, side) {
            Some(column) => buy(state, side, column),
            None => return Verdict::Throw,
        },
        Some(Frame::Mulligan(_)) => Some(Action::KeepHand),
        Some(Frame::Phase(Phase::Movement)) => Some(movement(state, side)),
        Some(Frame::Moving(_)) => Some(moving(state, side)),
        Some(Frame::Phase(Phase::Deployment)) => return deployment(state, seat),
        Some(Frame::Phase(Phase::Shooting)) => Some(shooting(state, seat)),
        Some(Frame::Phase(Phase::Flip)) => Some(flip(state, side)),
        Some(Frame::Equip(unit)) => pick(state, |action| match action {
            // Set up where it may be (ruling G50): the first of equals.
            Action::Equip(slots, _) => Some(equipment(state, unit, slots)),
            _ => None,
        }),
        // A hit is not thrown again.
        Some(Frame::AfterDie) if state.attack.is_some_and(|attack| c11_attack::is_hit(&attack)) => Some(Action::Pass),
        // From ambush it fires where the shot is as likely as not to hit (ruling G50).
        Some(Frame::Ambush(target, _)) => {
            let mut best = 0;
            c11_reactions::ambush_shot_offers(state, target, seat, &mut |action| {
                best = best.max(ambush(state, target, action).unwrap_or(0));
            });
            pick(state, |action| Some(i32::from((action == Action::Pass) == (best < EVEN))))
        }
        Some(Frame::AmbushShot(target, _)) => pick(state, |action| ambush(state, target, action)),
        // Smoke where the shot is likelier than not to hit; everything else is answered whenever it can be.
        Some(Frame::Answer(_)) => {
            let numbers = |attack: &Attack| {
                let base = c11_attack::base(state, attack);
                c11_modifiers::numbers(state, attack, (base.hit, base.crit))
            };
            let likely = state.attack.as_ref().map(numbers).is_some_and(|(hit, _)| hit <= 6);
            pick(state, |action| Some(i32::from((action == Action::Pass) != likely)))
        }
        Some(Frame::Escort) => Some(Action::Pass),
        // A fighter rises where it is as likely as not to hit (ruling G50).
        Some(Frame::Intercept(_)) => pick(state, |action| match action {
            Action::Intercept(place) => Some(interception(state, seat, place)).filter(|odds| *odds >= EVEN),
            _ => Some(0),
        }),
        _ => pick(state, |action| Some(i32::from(action != Action::Pass))),
    };
    Verdict::Act(action.or_else(|| pick(state, |_| Some(0))).unwrap_or(Action::Pass))
}

/// §23.3: the column of the last die: 1 to 8 as it says, 9 that of the player's dearest unit, 10 throws again.
fn column(state: &State, side: Side) -> Option<u8> {
    match state.turn.column {
        0 | 10 => None,
        9 => {
            let foes = state.stood[side.other()].iter();
            // Of the dearest the one in the lowest column (ruling G50).
            let dearest = foes.min_by_key(|cell| (u8::MAX - state.rules(state.standing(*cell)).cost, cell.column()));
            Some(dearest.map_or(3, Cell::column) % 8)
        }
        die => Some(die - 1),
    }
}

/// §23.3: the die for a column.
pub(crate) fn throw_column(state: &mut State, die: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.turn.column = die;
    log.emit(Event::ColumnThrown(die));
}

/// How far right of the wanted column a cell lies, round the edge.
fn to_the_right(cell: Cell, column: u8) -> i32 {
    i32::from((cell.column() + 8 - column) % 8)
}

/// Terrain it can pay, in the column of the die: line 2 for an odd die, line 3 for an even one.
fn buy(state: &State, side: Side, column: u8) -> Option<Action> {
    let line = 1 + u8::from(state.turn.column.is_multiple_of(2));
    pick(state, |action| match action {
        Action::BuyTerrain(card, cell) => {
            let cost = i32::from(state.data().tables.terrain[card.index()].cost);
            let right = i32::from(cell.line_of(side) == line);
            Some(100 * cost - 10 * to_the_right(cell, column) + right)
        }
        _ => None,
    })
}

/// The nearest enemy staff.
fn goal(state: &State, side: Side, cell: Cell) -> i32 {
    let foes = state.hq_list().filter(|hq| state.hq_side(*hq) != side);
    foes.map(|hq| i32::from(state.hq_distance(hq, cell))).min().unwrap_or(0)
}

/// §22.5: for who can bear a crate, the steps home with one, and else to the nearest that lies on the field.
fn errand(state: &State, side: Side, at: UnitIx, cell: Cell) -> Option<i32> {
    if c3_victory::crates_pay(state).is_none() || !c3_victory::can_bear(state, at) {
        return None;
    }
    if state.units[at].has(Mark::Crate) {
        return Some(i32::from(cell.line_of(side)));
    }
    state.crate_list().into_iter().map(|lies| i32::from(cell.distance(lies))).min()
}

/// §23.4: the chance in ten that a weapon hits a unit or staff.
fn chance(state: &State, by: UnitIx, slot: Slot, on: Victim) -> i32 {
    let profile = state.weapon(by, slot).profile;
    let maker = Maker::Unit(by, Arm::Slot(slot));
    let attack = Attack::new(AttackKind::Shot, state.units[by].owner, maker, on);
    let (hit, _) = c11_modifiers::numbers(state, &attack, (profile.hit, profile.crit));
    11 - i32::from(hit)
}

/// The same for a fighter that would rise against the mission.
fn interception(state: &State, seat: Seat, place: u8) -> i32 {
    let mut risen = *state;
    risen.mission.planes[Role::Interceptor] = risen.hqs[usize::from(state.hq_of(seat))].fighters[usize::from(place)];
    let rival = if c13_air::is_up(state, Role::Escort) { Role::Escort } else { Role::Mission };
    let profile = c13_air::air_profile(&risen, Role::Interceptor);
    let (by, on) = (Maker::Plane(Role::Interceptor), Victim::Plane(rival));
    let attack = Attack::new(AttackKind::Dogfight, seat, by, on);
    let (hit, _) = c11_modifiers::numbers(&risen, &attack, (profile.hit, profile.crit));
    11 - i32::from(hit)
}

/// The same for a shot from ambush.
fn ambush(state: &State, target: UnitIx, action: Action) -> Option<i32> {
    match action {
        Action::AmbushFire(cell, slot) => Some(chance(state, state.standing(cell), slot, Victim::Unit(target))),
        _ => None,
    }
}

/// Whether a unit has a shot that is as likely as not to hit.
fn has_a_shot(state: &State, at: UnitIx) -> bool {
    let ready = state.units[at].active().and(state.rules(at).weapons);
    let foes = state.stood[state.side(at).other()];
    ready.iter().any(|slot| {
        foes.iter().any(|cell| {
            let on = Victim::Unit(state.standing(cell));
            c11_shooting::may_fire_at(state, at, slot, on).is_ok() && chance(state, at, slot, on) >= EVEN
        })
    })
}

/// §23.4: advances when attacking, on crates where they win, under cover where two ways are as long. When defending it
/// stays in its lines 1 to 3, takes what is to be held, fills its supply line, brings a shot, gains cover. Assaults that
/// destroy on a 6 or more.
fn movement(state: &State, side: Side) -> Action {
    let best = pick(state, |action| match action {
        Action::Assault(cell, dir, slot) => assault(state, cell, dir, slot),
        // §22.1: whoever can go ashore does.
        Action::Disembark(cell, _, dir) => ashore(state, side, cell, dir),
        Action::Step(cell, dir) => {
            let (at, to) = (state.standing(cell), state.next(cell, dir)?);
            if state.rules(at).has(Ability::LandingCraft) && lands(state, at, to) && !lands(state, at, cell) {
                return Some(20);
            }
            let covers = i32::from(covered(state, at, to));
            if state.turn.attacking {
                // A crate wins and a staff does not: it is fetched before anything is fired at.
                if let (Some(here), Some(there)) = (errand(state, side, at, cell), errand(state, side, at, to)) {
                    return (there < here).then_some(22 + covers);
                }
                let nearer = goal(state, side, cell) - goal(state, side, to);
                return (nearer > 0 && !has_a_shot(state, at)).then_some(20 + 2 * nearer + covers);
            }
            defence(state, side, at, cell, to).map(|reason| 20 + 2 * reason + covers)
        }
        _ => None,
    });
    best.unwrap_or(Action::EndPhase)
}

/// The way ashore that leads nearer to the enemy staff.
fn ashore(state: &State, side: Side, cell: Cell, dir: Dir) -> Option<i32> {
    let to = state.next(cell, dir)?;
    Some(70 + goal(state, side, cell) - goal(state, side, to))
}

/// Whether those aboard a craft could go ashore from a cell.
fn lands(state: &State, craft: UnitIx, cell: Cell) -> bool {
    let beside = |unit| {
        Dir::ALL.into_iter().filter_map(|dir| state.next(cell, dir)).any(|to| c21_transport::can_enter(state, unit, to))
    };
    state.cargo(craft).any(beside)
}

/// Why a defender steps, the better the reason the more; not at all where it has no reason.
fn defence(state: &State, side: Side, at: UnitIx, cell: Cell, to: Cell) -> Option<i32> {
    let held = objectives(state);
    if to.line_of(side) >= 3 || held.contains(cell) || is_last_of_line(state, side, cell) {
        return None;
    }
    let brings = || {
        let mut there = *state;
        there.lift(at);
        there.place(at, to);
        has_a_shot(&there, at)
    };
    if held.contains(to) {
        Some(4)
    } else if is_gap(state, side, to) && to.line_of(side) > cell.line_of(side) {
        Some(3)
    } else if has_a_shot(state, at) {
        None
    } else if brings() {
        Some(2)
    } else {
        (covered(state, at, to) && !covered(state, at, cell)).then_some(1)
    }
}

/// Whether the ground of a cell covers a unit.
fn covered(state: &State, at: UnitIx, cell: Cell) -> bool {
    c12_terrain::ground_cover(state, at, cell, Against::Direct) > Cover::Bare
}

/// The cells a side has to hold in this scenario.
fn objectives(state: &State) -> CellSet {
    let all = Side::ALL.into_iter().flat_map(|side| c3_victory::conditions(state, side));
    let cells = all.filter_map(|victory| match victory {
        Victory::HoldCells(cells) => Some(cells),
        _ => None,
    });
    cells.flatten().map(|(column, line)| Cell::at(column - 1, line - 1)).collect()
}

fn is_gap(state: &State, side: Side, cell: Cell) -> bool {
    !state.stood[side].iter().any(|own| own.line() == cell.line())
}

fn is_last_of_line(state: &State, side: Side, cell: Cell) -> bool {
    state.stood[side].iter().filter(|own| own.line() == cell.line()).count() == 1
}

fn assault(state: &State, cell: Cell, dir: Dir, slot: Slot) -> Option<i32> {
    let (by, target) = (state.standing(cell), state.unit_at(state.next(cell, dir)?)?);
    let profile = state.weapon(by, slot).profile;
    let maker = Maker::Unit(by, Arm::Slot(slot));
    let attack = Attack::new(AttackKind::Strike, state.units[by].owner, maker, Victim::Unit(target));
    let (hit, _) = c11_modifiers::numbers(state, &attack, (profile.hit, profile.crit));
    let damage = profile.damage + 1 - u8::from(c11_attack::is_blunted(state, by, slot, target));
    let left = state.wounds_of(target) - state.units[target].wounds;
    (hit <= 6 && damage >= left).then_some(50)
}

/// A unit on its way goes on towards a crate, its own line or the enemy staff, or stops.
fn moving(state: &State, side: Side) -> Action {
    let Some(Frame::Moving(at)) = state.stack.top() else { return Action::Stop };
    let left = |cell| errand(state, side, at, cell).unwrap_or_else(|| goal(state, side, cell));
    let near = state.units[at].cell.map_or(0, left);
    let best = pick(state, |action| match action {
        Action::Step(cell, dir) => {
            let to = left(state.next(cell, dir)?);
            let forced = state.unit_at(cell).is_some_and(|unit| Some(Frame::Moving(unit)) != state.stack.top());
            (forced || state.turn.attacking && to < near).then_some(20 - to)
        }
        Action::Disembark(cell, _, dir) => ashore(state, side, cell, dir),
        Action::Stop => Some(0),
        _ => None,
    });
    best.unwrap_or(Action::Stop)
}

/// §23.3: cards first that have a use, then units by damage and cost, facing what they can penetrate.
fn deployment(state: &State, seat: Seat) -> Verdict {
    let side = state.side_of(seat);
    if let Some(action) = pick(state, |action| support(state, action)) {
        return Verdict::Act(action);
    }
    let order = |card: CardNo| -> i32 {
        let Some(Card::Unit(unit)) = state.data().card(card) else { return -1 };
        let rules = state.kind_rules(unit);
        let weapons = rules.printed.iter().map(|slot| state.data().tables.weapon(rules.weapon(slot)));
        let damage = weapons.map(|weapon| weapon.profile.damage).max();
        100 * i32::from(damage.unwrap_or(0)) + i32::from(rules.cost)
    };
    let first = pick(state, |action| match action {
        Action::Deploy(card, _) => Some(order(card)),
        Action::Station(_) => Some(250),
        Action::Bomb(card, target) => (raid(state, side, card, target) > 0).then_some(250),
        _ => None,
    });
    if let Some(Action::Bomb(card, _)) = first {
        let aimed = pick(state, |action| match action {
            Action::Bomb(own, target) if own == card => Some(raid(state, side, card, target)),
            _ => None,
        });
        return Verdict::Act(aimed.unwrap_or(Action::EndPhase));
    }
    let Some(Action::Deploy(card, _)) = first else {
        return Verdict::Act(first.unwrap_or(Action::EndPhase));
    };
    let facing = pick(state, |action| match action {
        Action::Deploy(own, cell) if own == card => faced(state, side, card, cell).map(|near| 100 - near),
        _ => None,
    });
    if let Some(action) = facing {
        return Verdict::Act(action);
    }
    let Some(column) = column(state, side) else { return Verdict::Throw };
    let placed = pick(state, |action| match action {
        Action::Deploy(own, cell) if own == card => Some(-to_the_right(cell, column)),
        _ => None,
    });
    Verdict::Act(placed.unwrap_or(Action::EndPhase))
}

/// The distance to the player's nearest unit in a column, if it is of the same type and can be penetrated.
fn faced(state: &State, side: Side, card: CardNo, cell: Cell) -> Option<i32> {
    let Some(Card::Unit(kind)) = state.data().card(card) else { return None };
    let rules = state.kind_rules(kind);
    let nearest = facing(state, side, cell)?;
    let foe = state.rules(nearest);
    let weapons = rules.printed.iter().map(|slot| state.data().tables.weapon(rules.weapon(slot)));
    let pen = weapons.map(|weapon| weapon.profile.pen).max();
    let near = state.units[nearest].cell.map_or(0, |at| at.distance(cell));
    (foe.class == rules.class && pen.unwrap_or(0) >= foe.armour).then_some(i32::from(near))
}

/// The player's nearest unit in the column of a cell.
fn facing(state: &State, side: Side, cell: Cell) -> Option<UnitIx> {
    let column =
        (0..LINES).map(|line| Cell::at(cell.column(), line)).filter(|at| state.stood[side.other()].contains(*at));
    column.min_by_key(|at| at.distance(cell)).map(|at| state.standing(at))
}

/// Support cards whose use is plain: heal at two wounds, promote the dearest, points, cards, a general, a barrage.
fn support(state: &State, action: Action) -> Option<i32> {
    let effect = |card: CardNo| match state.data().card(card) {
        Some(Card::Support(support)) => Some(state.data().cards.support[support.index()].effect),
        _ => None,
    };
    match action {
        Action::PlayOn(card, cell) => {
            let at = state.standing(cell);
            match effect(card)? {
                Effect::Heal { .. } => (state.units[at].wounds >= 2).then_some(90),
                Effect::Promote { .. } => Some(i32::from(state.rules(at).cost)),
                _ => None,
            }
        }
        Action::Play(card) => match effect(card)? {
            Effect::GainPa(_) | Effect::Draw(_) | Effect::General => Some(95),
            _ => None,
        },
        Action::PlayAt(card, cell, _) if matches!(effect(card)?, Effect::Barrage { .. }) => {
            let own = state.stood[state.turn.side];
            let clear = !own.iter().any(|friend| friend.distance(cell) <= 2);
            clear.then_some(60)
        }
        _ => None,
    }
}

/// §23.4: what a plane does best: the end of a staff, else the area with most enemies and fewest friends, else the dearest
/// unit, else the staff. Nothing where more friends than enemies would suffer.
fn raid(state: &State, side: Side, plane: CardNo, target: Target) -> i32 {
    let cost = |cell: Cell| state.unit_at(cell).map_or(0, |at| i32::from(state.rules(at).cost));
    match target {
        Target::Hq(hq) if state.hqs[usize::from(hq)].pi <= c11_attack::MOST_HQ_DAMAGE => 900,
        Target::Hq(_) => 1,
        Target::Unit(cell) => 100 + cost(cell),
        Target::Structure(_) => 0,
        Target::Area(cell, dir) => {
            let area = state.kind_rules(c17_cards::unit_of(plane)).area;
            let cells = c17_cards::cells_of(state, area, cell, dir).unwrap_or(CellSet::EMPTY);
            let worth = |side: Side| cells.and(state.stood[side]).iter().map(|cell| 100 + cost(cell)).sum::<i32>();
            worth(side.other()) - worth(side)
        }
    }
}

/// §23.3: weapons that can penetrate what stands ahead, else any; the cheapest, and more of them where that costs nothing.
fn equipment(state: &State, unit: UnitIx, slots: Slots) -> i32 {
    let rules = state.rules(unit);
    let weapons = slots.and(rules.weapons);
    let pen = weapons.iter().map(|slot| state.data().tables.weapon(rules.weapon(slot)).profile.pen).max();
    let ahead = state.units[unit].cell.and_then(|cell| facing(state, state.side(unit), cell));
    let worth = match (pen, ahead) {
        (None, _) => 0,
        (Some(pen), Some(foe)) if pen >= c11_attack::armour_on_foot(state, foe) => 1000,
        _ => 500,
    };
    let price = i32::from(c11_deployment::price_of(rules, slots).unwrap_or(0));
    worth - 10 * price + weapons.len() as i32
}

/// §23.4: finish the staff or the bridge, who stands on what is to be held or bears a crate, who threatens that or its
/// staff, who is dangerous, who dies as likely as not, the dearest.
fn shooting(state: &State, seat: Seat) -> Action {
    let side = state.side_of(seat);
    let own = state.hq_of(seat);
    let held = objectives(state);
    let wrecker = c3_victory::conditions(state, side).any(|victory| *victory == Victory::BridgeDestroyed);
    let best = pick(state, |action| match action {
        Action::Fire(cell, slot, target) => {
            let by = state.standing(cell);
            let profile = state.weapon(by, slot).profile;
            match target {
                Target::Hq(hq) => {
                    let left = state.hqs[usize::from(hq)].pi;
                    Some(if left <= profile.damage.min(2) { 900 } else { 350 })
                }
                Target::Unit(at) => {
                    let on = state.standing(at);
                    let rules = state.rules(on);
                    let odds = chance(state, by, slot, Victim::Unit(on));
                    let dies = destroys(state, by, slot, on) && odds >= EVEN;
                    let near = state.hq_distance(own, at) <= 3 || held.iter().any(|cell| cell.distance(at) <= 3);
                    let rank = if held.contains(at) || state.units[on].has(Mark::Crate) {
                        700
                    } else if near {
                        600
                    } else if at.line_of(side) < 3 || strikes_hard(state, on) {
                        550
                    } else if dies {
                        500
                    } else {
                        300
                    };
                    Some(rank + 10 * i32::from(rules.cost) + odds)
                }
                Target::Area(at, _) => {
                    let friends = state.stood[side].iter().any(|friend| friend.distance(at) <= 1);
                    (!friends).then_some(320)
                }
                Target::Structure(at) => {
                    let bridge = state.card_at(at).is_some_and(|card| card.kind == TerrainKind::Bridge);
                    (wrecker && bridge).then_some(900)
                }
            }
        }
        Action::SureFire(cell, slot, Target::Unit(at)) => {
            let (by, on) = (state.standing(cell), state.standing(at));
            let cost = state.rules(on).cost;
            (cost >= DEAR && destroys(state, by, slot, on)).then_some(700 + 10 * i32::from(cost))
        }
        // One fighter is kept to intercept.
        Action::Fly(1, target) => {
            let [first, second] = state.hqs[usize::from(own)].fighters;
            let plane = second.filter(|_| first.is_some_and(|plane| !plane.grey))?;
            let worth = raid(state, side, CardNo(plane.kind.0), target);
            (worth > 0).then_some(100 + worth.min(900) / 10)
        }
        _ => None,
    });
    best.unwrap_or(Action::EndPhase)
}

/// Whether a unit has a weapon ready that does three wounds or more.
fn strikes_hard(state: &State, at: UnitIx) -> bool {
    let ready = state.units[at].active().and(state.rules(at).weapons);
    ready.iter().any(|slot| state.weapon(at, slot).profile.damage >= 3)
}

/// Whether a plain hit of a weapon destroys a unit.
fn destroys(state: &State, by: UnitIx, slot: Slot, on: UnitIx) -> bool {
    let blunted = u8::from(c11_attack::is_blunted(state, by, slot, on));
    state.weapon(by, slot).profile.damage.saturating_sub(blunted) >= state.wounds_of(on) - state.units[on].wounds
}

/// Packs when attacking with nothing in range, sets up when something is.
fn flip(state: &State, side: Side) -> Action {
    let best = pick(state, |action| match action {
        Action::Turn(cell, slot) => {
            let at = state.standing(cell);
            let packed = state.units[at].grey.contains(slot);
            let near = state.stood[side.other()].iter().any(|foe| foe.distance(cell) <= 4);
            let pack = state.turn.attacking && !near;
            (packed != pack).then_some(1)
        }
        _ => None,
    });
    best.unwrap_or(Action::EndPhase)
}
