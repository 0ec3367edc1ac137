//! The facts of a position in a fixed order, for the seals of a record. Append only: the order is part of the format.

use crate::ids::{Player, Side};
use crate::sets::{Cards, Slot, Tally};
use crate::state::{Battle, Frame, Ignoring, State};
use frente_kernel::Digest;

fn cards(out: &mut Digest, set: Cards) {
    out.word(set.0 as u64);
    out.word((set.0 >> 64) as u64);
}

/// What is written where there is nothing: no slot is as large.
const NONE: u8 = u8::MAX;

fn slot(out: &mut Digest, slot: Option<Slot>) {
    out.byte(slot.map_or(NONE, u8::from));
}

fn tally(out: &mut Digest, tally: &Tally) {
    for of in tally.cards().iter() {
        slot(out, Some(of));
        out.byte(tally.get(of));
    }
    slot(out, None);
}

impl State {
    pub(crate) fn write_digest(&self, out: &mut Digest) {
        for hold in &self.players {
            let [national, republic] = *hold.at.values();
            for set in [hold.reserve, hold.hand, hold.rear, national, republic, hold.limbo] {
                cards(out, set);
            }
            cards(out, hold.open);
            cards(out, hold.looked);
            for shield in &hold.shields {
                shield.values().iter().for_each(|set| cards(out, *set));
            }
            out.byte(u8::from(hold.fresh) | u8::from(hold.random) << 1);
            out.byte(hold.to_build);
        }
        for side in Side::ALL {
            self.write_side(side, out);
        }
        out.word(u64::from(self.turn));
        out.byte(self.active.0);
        out.byte(self.stage as u8);
        self.write_combat(out);
        for side in Side::ALL {
            cards(out, self.picked[side]);
        }
        out.word(u64::from(self.queue()));
        for frame in self.stack.frames() {
            write_frame(*frame, out);
        }
        let (ending, winner) = self.ending.map_or(("", None), |(ending, winner)| (ending.label(), winner));
        out.text(ending);
        out.byte(winner.map_or(NONE, |side| side as u8));
    }

    fn write_side(&self, side: Side, out: &mut Digest) {
        let own = &self.sides[side];
        for fact in [own.economy, own.moral, own.political, own.military] {
            out.byte(fact);
        }
        match own.leader {
            None => out.byte(NONE),
            Some(leader) => {
                out.byte(leader.faction as u8);
                slot(out, leader.card);
            }
        }
        out.word(u64::from(own.marked.0));
        cards(out, own.transit);
        let now = &own.now;
        out.byte(u8::from(now.named) | u8::from(now.general_used) << 1 | u8::from(now.faction_used) << 2);
        let [first, second] = *now.used.values();
        for set in [now.spent, first, second, now.blocked, now.shielded] {
            cards(out, set);
        }
        now.skills.values().iter().for_each(|set| cards(out, *set));
        tally(out, &now.extra);
        tally(out, &now.force);
        for cheap in now.cheap {
            out.byte(cheap.left);
            out.signed(i32::from(cheap.by));
            out.word(u64::from(cheap.ability) << 8 | u64::from(cheap.pc));
        }
        match self.rings[side] {
            None => slot(out, None),
            Some(ring) => {
                slot(out, Some(ring.objective));
                out.signed(i32::from(ring.at));
            }
        }
        match self.fields[side] {
            None => slot(out, None),
            Some(field) => {
                slot(out, Some(field.objective));
                out.byte(field.resistance);
                out.byte(field.turns);
            }
        }
        cards(out, self.won[side]);
    }

    fn write_combat(&self, out: &mut Digest) {
        // Without a combat under way the same facts are written as at its beginning.
        let battle = self.combat.battle.as_ref().unwrap_or(&Battle::BEGUN);
        for side in Side::ALL {
            for (group, led) in battle.group[side].iter().zip(&self.combat.led[side]) {
                out.byte(*group);
                slot(out, *led);
            }
            cards(out, battle.absorbed[side]);
        }
        out.word(battle.at_republic);
        out.byte(battle.groups);
        for pool in &battle.pools {
            let [national, republic] = *pool.values();
            out.word(u64::from(national) << 16 | u64::from(republic));
        }
        out.byte(self.combat.defender.0);
    }
}

fn write_frame(frame: Frame, out: &mut Digest) {
    let at = |player: Player| u64::from(player.0);
    let bit = |flag: bool, place: u32| u64::from(flag) << place;
    let of = |card: Slot| u64::from(u8::from(card)) << 8;
    let (code, detail): (u8, u64) = match frame {
        Frame::Build { player } => (0, at(player)),
        Frame::Deal { player } => (1, at(player)),
        Frame::NextTurn => (2, 0),
        // The queue has a word of its own.
        Frame::Influences { .. } => (3, 0),
        Frame::Resistance => (4, 0),
        Frame::Reinforcement => (5, 0),
        Frame::Draw { player, left } => (6, at(player) | u64::from(left) << 8),
        Frame::Overflow { player } => (7, at(player)),
        Frame::Discard { player, left } => (8, at(player) | u64::from(left) << 8),
        Frame::Exchange { player } => (9, at(player)),
        Frame::Main { player, after_pass, second } => (10, at(player) | bit(after_pass, 8) | bit(second, 9)),
        Frame::Window { window, player, passed, second } => {
            (11, at(player) | bit(passed, 8) | bit(second, 9) | (window as u64) << 16)
        }
        Frame::PlayAs { player, card } => (12, at(player) | of(card)),
        Frame::Discharge { player, card } => (13, at(player) | of(card)),
        Frame::Run { ability, pc, player } => (14, at(player) | u64::from(pc) << 8 | u64::from(ability) << 16),
        Frame::Pick { ability, pc, player, left } => {
            (15, at(player) | u64::from(pc) << 8 | u64::from(ability) << 16 | u64::from(left) << 32)
        }
        Frame::Front { ability, pc, player } => (16, at(player) | u64::from(pc) << 8 | u64::from(ability) << 16),
        Frame::Ring { player, toward, steps } => (17, at(player) | (toward as u64) << 8 | u64::from(steps) << 16),
        Frame::Offer { player, steps } => (18, at(player) | u64::from(steps) << 8),
        Frame::Activation { player, board } => (19, at(player) | (board as u64) << 8),
        Frame::RandomObjective { player, board, ignoring, steps } => {
            let ignoring = bit(ignoring == Ignoring::Conditions, 16);
            (20, at(player) | (board as u64) << 8 | ignoring | u64::from(steps) << 24)
        }
        Frame::Defender { player } => (21, at(player)),
        Frame::Offensive => (22, 0),
        Frame::Grouping { group } => (23, u64::from(group)),
        Frame::Defensive => (24, 0),
        Frame::Commanding { player } => (25, at(player)),
        Frame::Leading { player, commander, left } => (26, at(player) | of(commander) | u64::from(left) << 16),
        Frame::Resolution => (27, 0),
        Frame::Losses { pass, group, side } => (28, u64::from(pass) | u64::from(group) << 8 | (side as u64) << 16),
        Frame::Commanders => (29, 0),
        Frame::EndCombat => (30, 0),
        Frame::Armistice => (31, 0),
        Frame::Consequences { player, left } => (32, at(player) | u64::from(left) << 8),
        Frame::Lot { player } => (33, at(player)),
    };
    out.byte(code);
    out.word(detail);
}
