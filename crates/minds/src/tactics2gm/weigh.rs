//! What stands on the table for each side, weighed in whole numbers. Everything here is read from what everybody sees.

use frente_tactics2gm::board::CELLS;
use frente_tactics2gm::data::Victory;
use frente_tactics2gm::forecast::{Gun, Troop};
use frente_tactics2gm::ids::{Ability, Class, Phase, Side};
use frente_tactics2gm::state::{Frame, Mark};
use frente_tactics2gm::{Cell, State};

/// What one side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Assessment {
    /// Units on the field, tenths of a point of cost, less for wounds.
    pub force: i32,
    /// Lines its troops have gone forward.
    pub advance: i32,
    /// Impact points of its staffs.
    pub pi: i32,
    /// Stored action points.
    pub pa: i32,
    /// Cards in hand.
    pub hand: i32,
    /// Supplied lines, and generals.
    pub supply: i32,
    /// Hundredths of impact points its weapons may take from enemy staffs; what may fire soon counts more.
    pub threat: i32,
    /// Enemy force its weapons may destroy, the best target of each; what may fire soon counts more.
    pub menace: i32,
    /// Fighters that wait beside its staffs.
    pub fighters: i32,
    /// Crates brought home, and those on the way.
    pub crates: i32,
    /// Units it has lost.
    pub lost: i32,
    /// Units on cells and lines a scenario asks for.
    pub goals: i32,
}

/// What a shooter needs to know of a unit.
#[derive(Clone, Copy, Default)]
struct Quarry {
    worth: i32,
    left: u8,
    armour: u8,
    cover: i8,
}

/// When a side may fire next: soon, after a step, and whether what it fired this turn counts as fired.
#[derive(Clone, Copy)]
struct Tempo {
    soon: bool,
    stride: u8,
    fired: bool,
}

impl Assessment {
    /// What both sides have.
    pub fn of(state: &State) -> [Assessment; 2] {
        let mut out = [Assessment::default(); 2];
        let mut marks = [Quarry::default(); CELLS];
        for troop in state.troops() {
            let own = &mut out[troop.side() as usize];
            let quarry = own.count_unit(state, troop);
            if let Some(cell) = troop.unit().cell {
                marks[cell.index()] = quarry;
            }
        }
        let tempo = Side::ALL.map(|side| Tempo::of(state, side));
        for troop in state.troops() {
            let side = troop.side() as usize;
            out[side].count_weapons(state, troop, tempo[side], &marks);
        }
        for side in Side::ALL {
            let own = &mut out[side as usize];
            own.lost = i32::from(state.lost_by(side));
            own.crates += 4 * i32::from(state.delivered_by(side));
            (own.pa, own.hand) = state.means_of(side);
        }
        for staff in state.staffs() {
            let own = &mut out[staff.side as usize];
            own.pi += i32::from(staff.hq.pi);
            own.fighters += staff.hq.fighters.iter().flatten().count() as i32;
            own.supply += i32::from(state.supplied_lines(staff.number)) + 2 * i32::from(staff.hq.general.is_some());
        }
        out
    }

    fn count_unit(&mut self, state: &State, troop: Troop) -> Quarry {
        let unit = troop.unit();
        let (worth, most) = (worth(troop), i32::from(troop.most_wounds()));
        let left = most - i32::from(unit.wounds);
        self.force += worth * (most + left) / (2 * most);
        self.crates += i32::from(unit.has(Mark::Crate));
        let Some(cell) = unit.cell else { return Quarry::default() };
        let behind = troop.class() == Class::Artillery || troop.has(Ability::Command);
        self.advance += i32::from(cell.line_of(troop.side())) * if behind { 1 } else { 3 };
        self.goals += i32::from(is_goal(state, troop.side(), cell));
        Quarry { worth, left: left.max(1) as u8, armour: troop.armour_on(cell), cover: troop.cover_on(cell) }
    }

    /// What a unit's weapons promise: the best target of each, and the staffs.
    fn count_weapons(&mut self, state: &State, troop: Troop, tempo: Tempo, marks: &[Quarry; CELLS]) {
        let (unit, enemy) = (troop.unit(), troop.side().other());
        let Some(cell) = unit.cell else { return };
        let foes = state.stood_by(enemy);
        let stride = if troop.is_mobile() { tempo.stride } else { 0 };
        let spent = tempo.fired && (unit.has(Mark::Spent) || unit.has(Mark::Assaulted));
        for gun in troop.guns() {
            // A turned token will be ready again, but not soon.
            let fired = spent || (tempo.fired && gun.has_fired()) || gun.is_grey();
            let (some, staff) = if tempo.soon && !fired { (45, 65) } else { (20, 35) };
            let penalty = unit.wounds.min(3) as i8;
            let reached = gun.reach_from(cell, stride).and(foes);
            let best = reached.iter().map(|foe| expected(&gun, penalty, &marks[foe.index()])).max();
            self.menace += best.unwrap_or(0) * some / 100;
            if gun.pen >= 2 && cell.line_of(enemy) < gun.most {
                let staffs = state.staffs().filter(|staff| staff.side == enemy);
                let near = staffs.map(|staff| state.steps_to_staff(staff.number, cell)).min();
                if near.is_some_and(|cells| (gun.least..=gun.most).contains(&cells)) {
                    let damage = i32::from(gun.damage.min(2));
                    self.threat += chance(gun.hit + penalty) * damage * staff / 10;
                }
            }
        }
    }
}

impl Tempo {
    /// When a side may fire next.
    fn of(state: &State, side: Side) -> Tempo {
        if state.turn().side != side {
            // A side whose turn has just ended must wait for the other's to pass.
            let soon = !matches!(state.pending(), Some(Frame::Draw(..)));
            return Tempo { soon, stride: 1, fired: false };
        }
        match state.phase() {
            Some(Phase::Movement) => Tempo { soon: true, stride: 1, fired: true },
            Some(Phase::Deployment | Phase::Shooting) => Tempo { soon: true, stride: 0, fired: true },
            _ => Tempo { soon: false, stride: 1, fired: true },
        }
    }
}

/// A unit's worth in tenths of a point: its card and its tokens.
fn worth(troop: Troop) -> i32 {
    10 * i32::from(troop.cost()) + 8 * troop.tokens() as i32 + 4 + 8 * i32::from(troop.has(Ability::Command))
}

/// The die of the attack that is due, by what it does: a face for a miss, a hit and a critical, and how many faces of ten
/// do the same.
pub(super) fn throws(state: &State) -> [(u8, u8); 3] {
    let (hit, crit) = state.numbers_due().unwrap_or_default();
    let hit = hit.clamp(2, 10) as u8;
    let crit = (crit.clamp(2, 10) as u8).max(hit);
    [(1, hit - 1), (hit, crit - hit), (10, 11 - crit)]
}

/// Whether a scenario asks a side to stand here.
fn is_goal(state: &State, side: Side, cell: Cell) -> bool {
    let Some(scenario) = state.scenario() else { return false };
    scenario.victory.iter().any(|(of, victory)| {
        of.is_none_or(|of| of == side)
            && match victory {
                Victory::HoldCells(cells) => {
                    cells.iter().any(|(column, line)| cell.column() % 8 + 1 == *column && cell.line() + 1 == *line)
                }
                Victory::UnitsOnLine { line, .. } => cell.line() + 1 == *line,
                _ => false,
            }
    })
}

/// Tenths: how often a number is thrown.
fn chance(number: i8) -> i32 {
    11 - i32::from(number.clamp(2, 10))
}

/// What one shot takes from a unit on average, in tenths of a point.
fn expected(gun: &Gun, penalty: i8, on: &Quarry) -> i32 {
    if gun.pen < on.armour || on.left == 0 {
        return 0;
    }
    let more = penalty + if gun.ignores_cover() { 0 } else { on.cover };
    let (hit, crit) = (chance(gun.hit + more), chance(gun.crit + more).min(4));
    let crit = if gun.crit + more > 10 { 1 } else { crit };
    let wounds = gun.damage.min(on.left);
    let share = if wounds >= on.left { 10 } else { 10 * i32::from(wounds) / (i32::from(on.left) + 1) };
    on.worth * (hit.saturating_sub(crit).max(0) * share + crit * 10) / 100
}
