//! The facts of a position in a fixed order, for the seals of a record. Append only: the order is part of the format.

use crate::actions::Ending;
use crate::ids::Front;
use crate::state::{Brest, By, Frame, State, Throw};
use frente_kernel::Digest;

impl State {
    pub(crate) fn write_digest(&self, out: &mut Digest) {
        for pile in [self.deck, self.waiting[0], self.waiting[1], self.discard] {
            out.word(pile.bits());
        }
        for front in Front::ALL {
            out.byte(self.number(front));
            out.text(self.units[front].name());
        }
        out.byte(self.active.0);
        out.byte(self.eliminated.0);
        out.signed(i32::from(self.level));
        out.byte(match self.brest {
            None => 0,
            Some(Brest::Treaty) => 1,
            Some(Brest::Bukharin) => 2,
        });
        out.text(self.war.name());
        out.byte(self.owned.0);
        out.byte(self.tanks_on.map_or(u8::MAX, |front| front as u8));
        out.byte(u8::from(self.gold_spent));
        out.byte(self.markers.0);
        out.byte(self.reserves);
        out.byte(self.decrees);
        out.word(u64::from(self.turn.number));
        out.byte(self.turn.card.map_or(0, |card| card.0));
        out.byte(self.turn.actions);
        out.byte(self.turn.forgone);
        for fact in [self.turn.acted, self.turn.trains_used, self.turn.petrograd_was_free] {
            out.byte(u8::from(fact));
        }
        for fact in [self.turn.czar_executed, self.turn.southern_beaten] {
            out.byte(u8::from(fact));
        }
        out.byte(self.turn.dice[0]);
        out.byte(self.turn.dice[1]);
        for frame in self.stack.iter() {
            write_frame(frame, out);
        }
        out.text(self.ending.map_or("", Ending::name));
    }
}

fn write_frame(frame: Frame, out: &mut Digest) {
    let (code, detail) = match frame {
        Frame::Draw => (0, 0),
        Frame::Cheka => (1, 0),
        Frame::Turn => (2, 0),
        Frame::Headline(at) => (3, at),
        Frame::Brest => (4, 0),
        Frame::Order => (5, 0),
        Frame::Subversion => (6, 0),
        Frame::WhiteArmies(at) => (7, at),
        Frame::Advance(front, boxes) => (8, 16 * boxes + front as u8),
        Frame::GoldAdvance(front, boxes) => (9, 16 * boxes + front as u8),
        Frame::Denikin => (10, 0),
        Frame::Actions => (11, 0),
        Frame::Markers => (12, 0),
        Frame::Dissent(at) => (13, at),
        Frame::Throw(throw) => (14, throw_code(throw)),
        Frame::Expertise(throw) => (15, throw_code(throw)),
        Frame::GoldDice(throw) => (16, throw_code(throw)),
        Frame::EndTurn => (17, 0),
    };
    out.byte(code);
    out.byte(detail);
}

fn throw_code(throw: Throw) -> u8 {
    let by = |by: By| match by {
        By::Action => 0,
        By::ArmouredTrains => 1,
        By::Marker => 2,
    };
    match throw {
        Throw::Offensive(front, paid) => 8 * by(paid) + front as u8,
        Throw::Political(paid) => 32 + by(paid),
        Throw::Reorganize(paid) => 40 + by(paid),
        Throw::Table => 48,
        Throw::Streak(drm) => 49 + drm.unsigned_abs(),
        Throw::Dissent => 64,
        Throw::Removal(front) => 72 + front as u8,
        Throw::Fortification(front) => 80 + front as u8,
        Throw::Makhno => 88,
    }
}
