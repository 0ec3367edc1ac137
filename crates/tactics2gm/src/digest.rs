//! The facts of a position in a fixed order, for the seals of a record. Append only: the order is part of the format.

use crate::board::{CELLS, Cell};
use crate::ids::{Side, UnitIx};
use crate::saved::{AssaultForm, AttackForm, UnitForm};
use crate::state::{Fighter, Frame, Hit, State, Unit, Victim};
use frente_kernel::Digest;

/// The fact written for what is not there.
const NOTHING: u8 = u8::MAX;

impl State {
    pub(crate) fn write_digest(&self, out: &mut Digest) {
        for unit in self.units.iter() {
            out.byte(unit.place());
            write_unit(&self.units[unit], out);
        }
        let mut cells = [0; 4 * CELLS];
        for (at, chunk) in cells.chunks_mut(4).enumerate() {
            let cell = Cell(at as u8);
            let card = self.card_no(cell).map_or(NOTHING, |card| card.0);
            chunk.copy_from_slice(&[self.natural[cell] as u8, card, self.pi[cell], self.crates[cell]]);
        }
        cells.chunks(8).for_each(|word| out.word(word.iter().fold(0, |word, byte| word << 8 | u64::from(*byte))));
        for set in [self.smoke[Side::A], self.smoke[Side::B], self.area()] {
            out.word(set.0 as u64);
            out.word((set.0 >> 64) as u64);
        }
        let counts = self.delivered.values().iter().chain(self.lost.values()).chain(&self.stock);
        for fact in counts.copied() {
            out.byte(fact);
        }
        out.word(self.tiles);
        self.write_staffs(out);
        self.write_turn(out);
        write_attack(&self.attack_form(), out);
        let assault = self.assault.as_ref().map_or(AssaultForm::NONE, AssaultForm::from);
        for fact in [assault.by, assault.slot, assault.on, assault.hq, assault.cell.0, assault.back] {
            out.byte(fact);
        }
        out.byte(u8::from(assault.hurrah));
        let mission = &self.mission;
        out.text(&mission.target.to_string());
        mission.planes.values().iter().for_each(|plane| write_fighter(*plane, out));
        let lander = mission.lander.map_or(NOTHING, UnitIx::place);
        for fact in [mission.seat.0, mission.interceptor.0, mission.hq_loss, lander, mission.drops] {
            out.byte(fact);
        }
        out.byte(mission.before);
        out.byte(u8::from(mission.how == Hit::Sure));
        for frame in self.stack.iter() {
            write_frame(frame, out);
        }
        out.text(self.ending.map_or("", |ending| ending.how.name()));
        out.byte(self.ending.and_then(|ending| ending.winner).map_or(2, |side| side as u8));
        out.byte(mission.aimed);
        let waiting = self.hqs.iter().flat_map(|hq| hq.fighters);
        for plane in waiting.chain(*mission.planes.values()).flatten() {
            out.byte(plane.owner.0);
        }
    }

    /// The staffs, and the points and cards of the players.
    fn write_staffs(&self, out: &mut Digest) {
        for hq in &self.hqs {
            out.byte(hq.pi);
            out.byte(hq.general.map_or(NOTHING, |general| general.0));
            out.byte(u8::from(hq.recovered));
            out.byte(hq.discounts);
            out.byte(hq.free_marches);
            out.byte(u8::from(hq.helped));
            hq.fighters.iter().for_each(|plane| write_fighter(*plane, out));
        }
        for player in &self.players {
            [player.pa, player.bid, player.mulligans].into_iter().for_each(|fact| out.byte(fact));
            for kind in 0..player.kind_count {
                for pile in [&player.deck, &player.hand, &player.discard] {
                    out.byte(pile.count(kind));
                }
            }
        }
    }

    fn write_turn(&self, out: &mut Digest) {
        let turn = &self.turn;
        for fact in [turn.round, turn.first as u8, turn.side as u8, turn.actor, turn.passed] {
            out.byte(fact);
        }
        out.byte(turn.firing.map_or(NOTHING, UnitIx::place));
        for fact in [turn.ordered, turn.opened, turn.given, turn.stand_fast[0], turn.stand_fast[1], turn.attacking] {
            out.byte(u8::from(fact));
        }
        [turn.rolls[0], turn.rolls[1], turn.sold, turn.column].into_iter().for_each(|fact| out.byte(fact));
    }
}

fn write_unit(unit: &Unit, out: &mut Digest) {
    let unit = UnitForm::from(unit);
    for fact in [unit.kind.0, unit.owner.0, unit.cell.map_or(NOTHING, |cell| cell.0), unit.carrier, unit.wounds] {
        out.byte(fact);
    }
    for fact in [unit.arms, unit.grey, unit.fresh, unit.fired, unit.left, unit.extra, unit.scoped, unit.shot_by] {
        out.byte(fact);
    }
    out.word(u64::from(unit.marks.0) << 32 | u64::from(unit.cards));
    out.word(u64::from(unit.touched));
}

fn write_fighter(plane: Option<Fighter>, out: &mut Digest) {
    match plane {
        None => out.byte(NOTHING),
        Some(plane) => {
            out.byte(plane.kind.0);
            out.byte(plane.wounds);
            out.byte(u8::from(plane.grey) + 2 * u8::from(plane.fresh));
        }
    }
}

fn write_attack(attack: &AttackForm, out: &mut Digest) {
    for fact in [attack.kind as u8, attack.seat.0, attack.by, attack.slot, attack.plane as u8, attack.pen] {
        out.byte(fact);
    }
    let (kind, which) = match attack.on {
        Victim::Unit(unit) => (0, unit.place()),
        Victim::Structure(cell) => (1, cell.0),
        Victim::Hq(hq) => (2, hq),
        Victim::Plane(role) => (3, role as u8),
    };
    for fact in [kind, which, attack.hit as u8, attack.crit as u8, attack.damage, attack.roll] {
        out.byte(fact);
    }
    out.byte(u8::from(attack.sure) + 2 * u8::from(attack.again));
}

fn write_frame(frame: Frame, out: &mut Digest) {
    let (code, a, b) = match frame {
        Frame::Tiles(laid) => (0, laid, 0),
        Frame::Bid(seat) => (1, seat.0, 0),
        Frame::Initiative(side) => (2, side as u8, 0),
        Frame::WhoFirst(seat) => (3, seat.0, 0),
        Frame::Buy(seat) => (4, seat.0, 0),
        Frame::Deal(seat, left) => (5, seat.0, left),
        Frame::Mulligan(seat) => (6, seat.0, 0),
        Frame::Start(side) => (7, side as u8, 0),
        Frame::Draw(seat, left) => (8, seat.0, left),
        Frame::Phase(phase) => (9, phase as u8, 0),
        Frame::End => (10, 0, 0),
        Frame::Moving(unit) => (11, unit.place(), 0),
        Frame::Arrived(unit) => (12, unit.place(), 0),
        Frame::Engine(unit, dir) => (13, unit.place(), dir as u8),
        Frame::Mine(unit, seat) => (14, unit.place(), seat.0),
        Frame::Ambush(unit, seat) => (15, unit.place(), seat.0),
        Frame::AmbushShot(unit, seat) => (16, unit.place(), seat.0),
        Frame::StrikeBack => (17, 0, 0),
        Frame::Exchange(step) => (18, step, 0),
        Frame::Equip(unit) => (19, unit.place(), 0),
        Frame::Fielded(unit) => (20, unit.place(), 0),
        Frame::ChooseGeneral(seat) => (21, seat.0, 0),
        Frame::Spying(seat) => (22, seat.0, 0),
        Frame::Recover => (23, 0, 0),
        Frame::BeforeDie => (24, 0, 0),
        Frame::Answer(seat) => (25, seat.0, 0),
        Frame::Die => (26, 0, 0),
        Frame::AfterDie => (27, 0, 0),
        Frame::Settle => (28, 0, 0),
        Frame::Volley => (29, 0, 0),
        Frame::Wreck(cell, open) => (30, cell.0, u8::from(open)),
        Frame::WreckDie(unit, cell, open) => (31 + u8::from(open), unit.place(), cell.0),
        Frame::WreckPlace(unit, cell, open) => (33 + u8::from(open), unit.place(), cell.0),
        Frame::Escort => (35, 0, 0),
        Frame::AntiAir(seat) => (36, seat.0, 0),
        Frame::Intercept(seat) => (37, seat.0, 0),
        Frame::Dogfight(step) => (38, step, 0),
        Frame::Bombing => (39, 0, 0),
        Frame::Drop => (40, 0, 0),
        Frame::MissionEnd => (41, 0, 0),
        Frame::Column => (42, 0, 0),
        Frame::Joint(cell, dir, ring) => (43 + u8::from(ring), cell.0, dir as u8),
    };
    [code, a, b].into_iter().for_each(|fact| out.byte(fact));
}
