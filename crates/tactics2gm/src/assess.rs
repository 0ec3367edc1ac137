//! What stands on the table for each side, in whole numbers: for bots and statistics, not for any rule.

use crate::ids::{Class, Side};
use crate::state::State;

/// What one side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Assessment {
    /// Units on the field, tenths of a point of cost, less for wounds.
    pub force: i32,
    /// Lines its troops have gone forward, weighed by cost.
    pub advance: i32,
    /// Impact points of its staffs.
    pub pi: i32,
    /// Stored points.
    pub pa: i32,
    /// Cards in hand.
    pub hand: i32,
    /// Supplied lines.
    pub supply: i32,
    /// Damage its units could do to an enemy staff from where they stand.
    pub threat: i32,
    /// Waiting fighters.
    pub fighters: i32,
    /// Crates brought home, and those on the way.
    pub crates: i32,
    /// Units of its that are lost.
    pub lost: i32,
    /// Units on cells and lines a scenario asks for.
    pub goals: i32,
}

impl State {
    /// What `side` has, by what everybody sees.
    pub fn assess(&self, side: Side) -> Assessment {
        let mut out = Assessment { lost: i32::from(self.lost[side as usize]), ..Assessment::default() };
        for at in self.units.iter() {
            if self.side(at) != side {
                continue;
            }
            let (unit, rules) = (&self.units[at], self.rules(at));
            let most = i32::from(self.wounds_of(at));
            let left = most - i32::from(unit.wounds);
            let tokens = (unit.arms & !rules.printed).count_ones() as i32;
            let worth = 10 * i32::from(rules.cost) + 8 * tokens + 4;
            out.force += worth * (most + left) / (2 * most);
            if let Some(cell) = unit.cell {
                out.advance += i32::from(cell.line_of(side)) * if rules.class == Class::Artillery { 1 } else { 2 };
                let near = self.hq_list().filter(|hq| self.hq_side(*hq) != side);
                let cells = near.map(|hq| self.hq_distance(hq, cell)).min().unwrap_or(u8::MAX);
                let weapons = unit.active() & rules.weapons;
                let reach = (0..8).filter(|slot| weapons >> slot & 1 != 0).map(|slot| self.weapon(at, slot));
                let reach = reach.filter(|weapon| weapon.most >= cells && weapon.least <= cells);
                out.threat += reach.map(|weapon| i32::from(weapon.profile.damage.min(2))).sum::<i32>();
                out.goals += i32::from(self.is_goal(side, cell));
            }
            if unit.has(crate::state::Mark::Crate) {
                out.crates += 1;
            }
        }
        for hq in self.hq_list().filter(|hq| self.hq_side(*hq) == side) {
            let staff = &self.hqs[usize::from(hq)];
            out.pi += i32::from(staff.pi);
            out.fighters += staff.fighters.iter().flatten().count() as i32;
            out.supply += i32::from(self.supply(hq)) + 2 * i32::from(staff.general.is_some());
        }
        for seat in self.members(side) {
            out.pa += i32::from(self.player(seat).pa);
            out.hand += i32::from(self.player(seat).hand.len());
        }
        out.crates += 4 * i32::from(self.delivered[side as usize]);
        out
    }

    /// Whether a scenario asks a side to stand here.
    fn is_goal(&self, side: Side, cell: crate::board::Cell) -> bool {
        let Some(scenario) = self.scenario() else { return false };
        scenario.victory.iter().any(|(of, victory)| {
            of.is_none_or(|of| of == side)
                && match victory {
                    crate::data::Victory::HoldCells(cells) => {
                        cells.iter().any(|(column, line)| cell.column() % 8 + 1 == *column && cell.line() + 1 == *line)
                    }
                    crate::data::Victory::UnitsOnLine { line, .. } => cell.line() + 1 == *line,
                    _ => false,
                }
        })
    }

    /// The side of a seat.
    pub fn side_of_seat(&self, seat: frente_kernel::Seat) -> Side {
        self.side_of(seat)
    }
}
