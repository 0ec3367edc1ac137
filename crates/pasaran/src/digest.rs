//! The facts of a position in a fixed order, for the seals of a record. Append only: the order is part of the format.

use crate::actions::Segment;
use crate::ids::Side;
use crate::sets::UnitSet;
use crate::state::{Frame, Leave, Stage, State, Throw, Turn, Window};
use frente_kernel::Digest;

fn units(out: &mut Digest, set: UnitSet) {
    out.word(set.0 as u64);
    out.word((set.0 >> 64) as u64);
}

impl State {
    pub(crate) fn write_digest(&self, out: &mut Digest) {
        out.byte(self.scenario);
        out.byte(self.options.bits());
        out.byte(self.quarter.0);
        for (_, spot) in self.board.iter() {
            out.byte(spot.code());
        }
        units(out, self.board.reduced);
        for side in Side::ALL {
            let at = side.index();
            out.word(self.zones[at].0);
            out.word(self.cities[at].0);
            out.byte(self.bp[at]);
            out.word(u64::from(self.hands[at].0));
            out.word(u64::from(self.fresh[at].0));
        }
        for set in [self.open_cards, self.pile.block, self.drawn, self.in_force, self.removed] {
            out.word(u64::from(set.0));
        }
        out.byte(self.pile.queue().len() as u8);
        for slot in self.pile.queue() {
            out.byte(slot.card as u8);
            out.byte(slot.known.0);
        }
        out.byte(u8::from(self.revolt));
        for (_, count) in self.trenches.iter() {
            out.byte(count);
        }
        units(out, self.works);
        for (_, unit) in self.tops.iter() {
            out.byte(unit.map_or(u8::MAX, |unit| unit.0));
        }
        for places in self.aired {
            units(out, UnitSet(places.0));
        }
        write_turn(&self.turn, out);
        self.write_battle(out);
        for frame in self.stack.iter() {
            write_frame(frame, out);
        }
        out.text(self.ending.map_or("", crate::actions::Ending::label));
    }

    fn write_battle(&self, out: &mut Digest) {
        let battle = &self.battle;
        for fact in [battle.place.0, battle.round, battle.firing as u8, battle.next, battle.fired, battle.strength] {
            out.byte(fact);
        }
        out.byte(u8::from(battle.segment == Segment::Air));
        out.byte(u8::from(battle.dice));
        out.byte(battle.extra_chits);
        for set in [battle.air, battle.shifted, battle.leaving, battle.boosted, battle.confused] {
            units(out, set);
        }
        for fact in battle.hits.iter().flatten() {
            out.byte(*fact);
        }
        for fact in battle.drawn.iter().chain(&battle.played).chain(&battle.revealed).flatten() {
            out.byte(*fact);
        }
        for unit in battle.champions.into_iter().chain([battle.going]) {
            out.byte(unit.map_or(u8::MAX, |unit| unit.0));
        }
    }
}

fn write_turn(turn: &Turn, out: &mut Digest) {
    for fact in [turn.step as u8, turn.phasing as u8, turn.initiative as u8, turn.first as u8, turn.weather as u8] {
        out.byte(fact);
    }
    out.byte(turn.die);
    out.signed(i32::from(turn.storm));
    for set in [turn.besieged, turn.sieges, turn.stormed, turn.entered, turn.shown[0], turn.shown[1]] {
        out.word(set.0);
    }
    for set in [
        turn.moved,
        turn.reacted,
        turn.strained,
        turn.carried,
        turn.shipped,
        turn.crossed,
        turn.invading,
        turn.builders,
    ] {
        units(out, set);
    }
    out.byte(u8::from(turn.trains));
    out.byte(u8::from(turn.ships));
    out.byte(u8::from(turn.took_up));
    for (_, spot) in turn.start.iter() {
        out.byte(spot.code());
    }
}

/// A frame as a code and up to three details.
fn write_frame(frame: Frame, out: &mut Digest) {
    let [code, a, b, c]: [u8; 4] = match frame {
        Frame::Opening => [0, 0, 0, 0],
        Frame::Window(window, side) => {
            let (kind, place) = match window {
                Window::Step => (0, 0),
                Window::Weather => (1, 0),
                Window::Before(place) => (2, place.0),
                Window::After => (3, 0),
                Window::Chits => (4, 0),
                Window::Siege(place) => (5, place.0),
            };
            [1, kind, place, side as u8]
        }
        Frame::Reply(card, side) => [2, card as u8, side as u8, 0],
        Frame::Effect(card, side) => [3, card as u8, side as u8, 0],
        Frame::ChooseHq(card, side) => [4, card as u8, side as u8, 0],
        Frame::Revolt(left) => [5, left, 0, 0],
        Frame::Invade(left) => [6, left, 0, 0],
        Frame::Landing(place, left) => [7, place.0, left, 0],
        Frame::Airlift(left) => [8, left, 0, 0],
        Frame::Restore(left, side) => [9, left, side as u8, 0],
        Frame::Reinforce(side) => [10, side as u8, 0, 0],
        Frame::Throw(throw) => match throw {
            Throw::Initiative(side) => [11, 0, side as u8, 0],
            Throw::Weather => [11, 1, 0, 0],
            Throw::Shot => [11, 2, 0, 0],
            Throw::Siege(side) => [11, 3, side as u8, 0],
        },
        Frame::ChooseFirst(side) => [12, side as u8, 0, 0],
        Frame::Rail => [13, 0, 0, 0],
        Frame::Rebase => [14, 0, 0, 0],
        Frame::Move => [15, 0, 0, 0],
        Frame::Carry(unit, mode) => [16, unit.0, mode as u8, 0],
        Frame::GoOn(unit, left) => [17, unit.0, left, 0],
        Frame::Exits => [18, 0, 0, 0],
        Frame::Announce => [19, 0, 0, 0],
        Frame::Force(place) => [20, place.0, 0, 0],
        Frame::React => [21, 0, 0, 0],
        Frame::Battles => [22, 0, 0, 0],
        Frame::Battle(stage) => match stage {
            Stage::Start => [23, 0, 0, 0],
            Stage::Reveal => [23, 1, 0, 0],
            Stage::Marks => [23, 2, 0, 0],
            Stage::Round => [23, 3, 0, 0],
            Stage::Losses => [23, 4, 0, 0],
            Stage::Forced(asked) => [23, 5, asked, 0],
            Stage::End => [23, 6, 0, 0],
        },
        Frame::DrawChits(side, left) => [24, side as u8, left, 0],
        Frame::PlayChits(side) => [25, side as u8, 0, 0],
        Frame::CancelChit(side) => [26, side as u8, 0, 0],
        Frame::Mark(side, chit, left) => [27, side as u8, chit as u8, left],
        Frame::Segments(side) => [28, side as u8, 0, 0],
        Frame::Losses(side) => [29, side as u8, 0, 0],
        Frame::RetreatChoice(side) => [30, side as u8, 0, 0],
        Frame::Leaving(side, why) => {
            let why = match why {
                Leave::Retreat => 0,
                Leave::Driven => 1,
                Leave::Home => 2,
            };
            [31, side as u8, why, 0]
        }
        Frame::Champion(place, side) => [32, place.0, side as u8, 0],
        Frame::SiegeEnd(place) => [33, place.0, 0, 0],
        Frame::Siege(place) => [39, place.0, 0, 0],
        Frame::DrawCards(side, left) => [34, side as u8, left, 0],
        Frame::BuyCard(side) => [35, side as u8, 0, 0],
        Frame::LayUnder(side) => [36, side as u8, 0, 0],
        Frame::Produce(side) => [37, side as u8, 0, 0],
        Frame::Regroup(unit) => [38, unit.0, 0, 0],
    };
    for fact in [code, a, b, c] {
        out.byte(fact);
    }
}
