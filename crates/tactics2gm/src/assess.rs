//! What stands on the table for each side, in whole numbers: for bots and statistics, not for any rule. Everything here
//! is read from what everybody sees.

use crate::board::{Cell, FARTHEST, ring};
use crate::data::{Victory, WeaponRules};
use crate::ids::{Ability, Class, Phase, Side, Tag};
use crate::rules::c11_attack::armour_on_foot;
use crate::rules::c12_terrain::{self, Against};
use crate::rules::{c11_movement, c11_shooting};
use crate::state::{Frame, Mark, State, UnitIx, slots};
use frente_kernel::Seat;

/// What one side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Assessment {
    /// Units on the field, tenths of a point of cost, less for wounds.
    pub force: i32,
    /// Lines its troops have gone forward.
    pub advance: i32,
    /// Impact points of its staffs.
    pub pi: i32,
    /// Stored points.
    pub pa: i32,
    /// Cards in hand.
    pub hand: i32,
    /// Supplied lines, and generals.
    pub supply: i32,
    /// Hundredths of impact points its weapons may take from enemy staffs; what may fire soon counts more.
    pub threat: i32,
    /// Enemy force its weapons may destroy, the best target of each; what may fire soon counts more.
    pub menace: i32,
    /// Waiting fighters.
    pub fighters: i32,
    /// Crates brought home, and those on the way.
    pub crates: i32,
    /// Units of its that are lost.
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

impl State {
    /// What both sides have.
    pub fn assess(&self) -> [Assessment; 2] {
        let mut out = [Assessment::default(); 2];
        let mut marks = [Quarry::default(); 64];
        for at in self.units.iter() {
            let side = self.side(at);
            marks[usize::from(at)] = self.count_unit(at, side, &mut out[side as usize]);
        }
        let tempo = Side::ALL.map(|side| self.tempo(side));
        for at in self.units.iter() {
            let side = self.side(at);
            self.count_weapons(at, tempo[side as usize], &marks, &mut out[side as usize]);
        }
        for side in Side::ALL {
            let own = &mut out[side as usize];
            own.lost = i32::from(self.lost[side as usize]);
            own.crates += 4 * i32::from(self.delivered[side as usize]);
            for hq in self.hq_list().filter(|hq| self.hq_side(*hq) == side) {
                let staff = &self.hqs[usize::from(hq)];
                own.pi += i32::from(staff.pi);
                own.fighters += staff.fighters.iter().flatten().count() as i32;
                own.supply += i32::from(self.supply(hq)) + 2 * i32::from(staff.general.is_some());
            }
            for seat in self.members(side) {
                own.pa += i32::from(self.player(seat).pa);
                own.hand += i32::from(self.player(seat).hand.len());
            }
        }
        out
    }

    /// When a side may fire next.
    fn tempo(&self, side: Side) -> Tempo {
        if self.turn.side != side {
            // Whose turn has just ended must wait for the other's to pass.
            let soon = !matches!(self.stack.top(), Some(Frame::Draw(..)));
            return Tempo { soon, stride: 1, fired: false };
        }
        match self.phase() {
            Some(Phase::Movement) => Tempo { soon: true, stride: 1, fired: true },
            Some(Phase::Deployment | Phase::Shooting) => Tempo { soon: true, stride: 0, fired: true },
            _ => Tempo { soon: false, stride: 1, fired: true },
        }
    }

    /// A unit's worth in tenths of a point: its card and its tokens.
    fn worth(&self, at: UnitIx) -> i32 {
        let (unit, rules) = (&self.units[at], self.rules(at));
        let tokens = (unit.arms & !rules.printed).count_ones() as i32;
        10 * i32::from(rules.cost) + 8 * tokens + 4 + 8 * i32::from(rules.has(Ability::Command))
    }

    fn count_unit(&self, at: UnitIx, side: Side, own: &mut Assessment) -> Quarry {
        let (unit, rules) = (&self.units[at], self.rules(at));
        let (worth, most) = (self.worth(at), i32::from(self.wounds_of(at)));
        let left = most - i32::from(unit.wounds);
        own.force += worth * (most + left) / (2 * most);
        own.crates += i32::from(unit.has(Mark::Crate));
        let Some(cell) = unit.cell else { return Quarry::default() };
        let forward = i32::from(cell.line_of(side));
        own.advance += forward * if rules.class == Class::Artillery || rules.has(Ability::Command) { 1 } else { 3 };
        own.goals += i32::from(self.is_goal(side, cell));
        let cover = c12_terrain::ground_cover(self, at, cell, Against::Direct).modifier().0;
        let prone = unit.active() & rules.prone != 0;
        let walls = self.card_at(cell).map_or(0, |card| card.armour_bonus);
        Quarry {
            worth,
            left: left.max(1) as u8,
            armour: armour_on_foot(self, at) + walls,
            cover: cover + i8::from(prone),
        }
    }

    /// What a unit's weapons promise: the best target of each, and the staffs.
    fn count_weapons(&self, at: UnitIx, tempo: Tempo, marks: &[Quarry; 64], own: &mut Assessment) {
        let (unit, rules, side) = (&self.units[at], self.rules(at), self.side(at));
        let Some(cell) = unit.cell else { return };
        let foes = self.stood[side.other() as usize];
        let mobile = rules.movement > 0 && !unit.has(Mark::Stopped) && !c11_movement::is_set_up(self, at);
        let stride = if mobile { tempo.stride } else { 0 };
        let spent = tempo.fired && (unit.has(Mark::Spent) || unit.has(Mark::Assaulted));
        for slot in slots(unit.arms & rules.weapons) {
            let weapon = self.weapon(at, slot);
            if weapon.is(Tag::AntiAir) {
                continue;
            }
            // A turned token will be ready again, but not soon.
            let fired = spent || (tempo.fired && unit.fired >> slot & 1 != 0) || unit.grey >> slot & 1 != 0;
            let (some, staff) = if tempo.soon && !fired { (45, 65) } else { (20, 35) };
            let most = c11_shooting::reach(self, at, slot, weapon);
            let penalty = unit.wounds.min(3) as i8;
            let reached = ring(cell, weapon.least, (most + stride).min(FARTHEST as u8)).and(foes);
            let best = reached.iter().map(|foe| expected(weapon, penalty, &marks[usize::from(self.at[foe])])).max();
            own.menace += best.unwrap_or(0) * some / 100;
            if weapon.profile.pen >= 2 && cell.line_of(side.other()) < most {
                let near = self.hq_list().filter(|hq| self.hq_side(*hq) != side).map(|hq| self.hq_distance(hq, cell));
                if near.min().is_some_and(|cells| (weapon.least..=most).contains(&cells)) {
                    let damage = i32::from(weapon.profile.damage.min(2));
                    own.threat += chance(weapon.profile.hit + penalty) * damage * staff / 10;
                }
            }
        }
    }

    /// The die of the attack that is due, by what it does: a face for a miss, a hit and a critical, and how many faces
    /// of ten do the same.
    pub fn throws(&self) -> [(u8, u8); 3] {
        let hit = self.attack.hit.clamp(2, 10) as u8;
        let crit = (self.attack.crit.clamp(2, 10) as u8).max(hit);
        [(1, hit - 1), (hit, crit - hit), (10, 11 - crit)]
    }

    /// Whether a scenario asks a side to stand here.
    fn is_goal(&self, side: Side, cell: Cell) -> bool {
        let Some(scenario) = self.scenario() else { return false };
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

    /// The side of a seat.
    pub fn side_of_seat(&self, seat: Seat) -> Side {
        self.side_of(seat)
    }
}

/// Tenths: how often a number is thrown.
fn chance(number: i8) -> i32 {
    11 - i32::from(number.clamp(2, 10))
}

/// What one shot takes from a unit on average, in tenths of a point.
fn expected(weapon: &WeaponRules, penalty: i8, on: &Quarry) -> i32 {
    if weapon.profile.pen < on.armour || on.left == 0 {
        return 0;
    }
    let more = penalty + if weapon.is(Tag::IgnoresCover) { 0 } else { on.cover };
    let (hit, crit) = (chance(weapon.profile.hit + more), chance(weapon.profile.crit + more).min(4));
    let crit = if weapon.profile.crit + more > 10 { 1 } else { crit };
    let wounds = weapon.profile.damage.min(on.left);
    let share = if wounds >= on.left { 10 } else { 10 * i32::from(wounds) / (i32::from(on.left) + 1) };
    on.worth * (hit.saturating_sub(crit).max(0) * share + crit * 10) / 100
}
