//! A position written by hand may name what is not there. Every seat, unit, card, staff and cell a form names is looked
//! up here before a rule reads it, so that a slip is refused with its place and never met in the middle of a match.

use super::forms::{FighterForm, NONE, UnitForm};
use super::{BadForm, Form};
use crate::actions::Target;
use crate::board::{Cell, CellSet, LINES};
use crate::data::{Data, Effect, UnitRules};
use crate::ids::{Ability, Arm, Class, Slot};
use crate::lists::MOST_CARDS;
use crate::state::{AttackKind, Frame, MOST_UNITS, Role, Victim};
use frente_kernel::Seat;

/// No number of a match comes near it; what is added to it still fits.
const MOST: u8 = 30;

type Checked = Result<(), BadForm>;

fn expect(holds: bool, place: &str, wanted: impl std::fmt::Display) -> Checked {
    if holds { Ok(()) } else { Err(BadForm(format!("{place}: expected {wanted}"))) }
}

impl Form {
    /// The first thing wrong with what the form names.
    pub(super) fn check(&self) -> Checked {
        let data = self.pack.data();
        self.check_agreed(data)?;
        self.check_turn()?;
        self.check_staffs(data)?;
        self.check_field(data)?;
        self.check_units(data)?;
        self.stack.iter().enumerate().try_for_each(|(at, frame)| self.check_frame(&format!("stack[{at}]"), *frame))?;
        self.check_attack(data)?;
        self.check_assault(data)?;
        self.check_mission(data)
    }

    fn chairs(&self) -> u8 {
        self.agreed.seats.max(2)
    }

    fn seat(&self, place: &str, seat: Seat) -> Checked {
        expect(seat.0 < self.chairs(), place, format_args!("a seat from 0 to {}, found {}", self.chairs() - 1, seat.0))
    }

    fn staff(&self, place: &str, hq: u8) -> Checked {
        let count = if self.agreed.boards == 2 { 4 } else { 2 };
        expect(hq < count, place, format_args!("a staff from 0 to {}, found {hq}", count - 1))
    }

    fn cell(&self, place: &str, cell: Cell) -> Checked {
        let width = self.agreed.width();
        expect(cell.column() < width, place, format_args!("a cell of a field of {width} columns, found {cell}"))
    }

    fn cells(&self, place: &str, cells: CellSet) -> Checked {
        cells.iter().try_for_each(|cell| self.cell(place, cell))
    }

    fn unit(&self, at: u8) -> Option<&UnitForm> {
        self.units.get(usize::from(at)).and_then(Option::as_ref)
    }

    /// A unit in play.
    fn live(&self, place: &str, at: u8) -> Checked {
        expect(self.unit(at).is_some(), place, format_args!("the place of a unit in play, found {at}"))
    }

    /// A place a unit in play has or had.
    fn once(place: &str, at: u8) -> Checked {
        expect(usize::from(at) < MOST_UNITS, place, format_args!("a place from 0 to {}, found {at}", MOST_UNITS - 1))
    }

    fn rules(&self, data: &'static Data, at: u8) -> Option<&'static UnitRules> {
        self.unit(at).map(|unit| &data.tables.units[unit.kind.index()])
    }

    /// A weapon of a unit in play, by its slot.
    fn weapon(&self, data: &'static Data, place: &str, at: u8, slot: u8) -> Checked {
        let armed = self.rules(data, at).is_some_and(|rules| rules.weapons.contains(Slot(slot)));
        expect(armed, place, format_args!("the slot of a weapon of the unit in place {at}, found {slot}"))
    }

    fn check_agreed(&self, data: &Data) -> Checked {
        let agreed = &self.agreed;
        expect((1..=4).contains(&agreed.seats), "agreed.seats", "1 to 4")?;
        let boards = agreed.boards == 1 || (agreed.boards == 2 && agreed.seats == 4);
        expect(boards, "agreed.boards", "1, or 2 with four seats")?;
        expect(agreed.sides[0] != agreed.sides[1], "agreed.sides", "the first two seats on different sides")?;
        let apart = agreed.seats < 4 || agreed.sides[2] != agreed.sides[3];
        expect(apart, "agreed.sides", "the last two of four seats on different sides")?;
        let alone = agreed.automaton.is_some() == (agreed.seats == 1);
        expect(alone, "agreed.automaton", "its points where one plays alone, and null elsewhere")?;
        let points = agreed.automaton.is_none_or(|points| (-9..=9).contains(&points));
        expect(points, "agreed.automaton", "-9 to 9")?;
        expect(agreed.rounds <= 250, "agreed.rounds", "1 to 250, or 0 for no limit")?;
        let limited = agreed.scenario.is_none() || agreed.rounds > 0;
        expect(limited, "agreed.rounds", "at least 1 in a scenario")?;
        let known = agreed.scenario.is_none_or(|at| usize::from(at) < data.scenarios.len());
        expect(known, "agreed.scenario", "a scenario of the pack by its place, or null")
    }

    fn check_turn(&self) -> Checked {
        let turn = &self.turn;
        let played = self.agreed.rounds == 0 || turn.round <= self.agreed.rounds;
        expect(played, "turn.round", format_args!("at most the {} rounds agreed", self.agreed.rounds))?;
        self.seat("turn.actor", Seat(turn.actor))?;
        let playing = self.stack.iter().any(|frame| matches!(frame, Frame::Phase(_)));
        let acts = !playing || self.agreed.sides[usize::from(turn.actor)] == turn.side;
        expect(
            acts,
            "turn.actor",
            format_args!("a seat of side {}, whose turn it is, found {}", turn.side, turn.actor),
        )?;
        expect(turn.column <= 10, "turn.column", "0 to 10")
    }

    fn check_staffs(&self, data: &Data) -> Checked {
        expect(self.players.len() == 4, "players", "four, those who do not play without cards")?;
        for (at, player) in self.players.iter().enumerate() {
            let strange = player.cards.iter().find(|row| data.card(row.0).is_none());
            let place = format!("players[{at}].cards");
            expect(strange.is_none(), &place, "cards of the pack by their numbers")?;
            let copies = player.cards.iter().flat_map(|row| [row.1, row.2, row.3]).map(u32::from).sum::<u32>();
            let most = 2 * MOST_CARDS;
            let few = player.cards.iter().all(|row| u32::from(row.1) + u32::from(row.2) + u32::from(row.3) < 255);
            expect(few && copies <= most, &place, format_args!("{most} cards at most, found {copies}"))?;
            let points = player.pa.max(player.bid) <= MOST;
            expect(points, &format!("players[{at}]"), format_args!("pa and bid of {MOST} at most"))?;
        }
        for (at, hq) in self.hqs.iter().enumerate() {
            let place = |what: &str| format!("hqs[{at}].{what}");
            expect(hq.pi <= MOST, &place("pi"), format_args!("{MOST} at most"))?;
            let known = hq.general.is_none_or(|general| general.index() < data.cards.generals.len());
            expect(known, &place("general"), "a general of the pack by its number, or null")?;
            for plane in hq.fighters.iter().flatten() {
                fighter(data, &place("fighters"), plane)?;
                self.owner(&place("fighters"), plane)?;
            }
        }
        Ok(())
    }

    fn owner(&self, place: &str, plane: &FighterForm) -> Checked {
        plane.owner.map_or(Ok(()), |owner| self.seat(place, owner))
    }

    fn check_field(&self, data: &Data) -> Checked {
        let whole = self.field.len() == usize::from(LINES)
            && self.field.iter().all(|letters| letters.len() == usize::from(self.agreed.width()));
        expect(whole, "field", "six lines as wide as the field")?;
        for (at, (cell, card, _)) in self.terrain.iter().enumerate() {
            let known = card.index() < data.board.terrain.len();
            expect(known, &format!("terrain[{at}]"), format_args!("a terrain card of the pack, found {}", card.0))?;
            self.cell(&format!("terrain[{at}]"), *cell)?;
        }
        self.crates.iter().try_for_each(|cell| self.cell("crates", *cell))?;
        self.smoke.iter().try_for_each(|cells| self.cells("smoke", *cells))?;
        self.cells("area", self.area)
    }

    fn check_units(&self, data: &'static Data) -> Checked {
        expect(self.units.len() <= MOST_UNITS, "units", format_args!("{MOST_UNITS} at most"))?;
        let cards = (1u64 << data.cards.support.len()) - 1;
        for (at, unit) in self.units.iter().enumerate() {
            let Some(unit) = unit else { continue };
            let place = |what: &str| format!("units[{at}].{what}");
            let known = data.units.get(unit.kind.index()).is_some_and(|def| def.class != Class::Plane);
            expect(known, &place("kind"), format_args!("a unit of the pack that is no plane, found {}", unit.kind.0))?;
            self.seat(&place("owner"), unit.owner)?;
            unit.cell.map_or(Ok(()), |cell| self.cell(&place("cell"), cell))?;
            let read = u64::from(unit.cards | unit.touched) & !cards == 0;
            expect(read, &place("cards"), format_args!("bits of the {} support cards", data.cards.support.len()))?;
            let steps = unit.left.max(unit.extra) <= MOST;
            expect(steps, &place("left"), format_args!("no more than {MOST} cells, left or extra"))?;
            let slot = unit.scoped == NONE || unit.scoped < Slot::COUNT;
            expect(slot, &place("scoped"), "a slot from 0 to 7, or 255")?;
            let nowhere = unit.cell.is_none() && unit.carrier == NONE;
            expect(
                !nowhere,
                &place("cell"),
                "a cell, a carrier, or 254 for the carrier of those thrown out: a unit is nowhere",
            )?;
        }
        Ok(())
    }

    fn check_frame(&self, place: &str, frame: Frame) -> Checked {
        let bottom = matches!(
            frame,
            Frame::Tiles(_)
                | Frame::Bid(_)
                | Frame::Initiative(_)
                | Frame::WhoFirst(_)
                | Frame::Buy(_)
                | Frame::Start(_)
                | Frame::End
        );
        let rests = bottom || place != "stack[0]" || self.ending.is_some();
        expect(rests, place, "what the turn rests on: \"end\" while it is played, \"start\" before it")?;
        match frame {
            Frame::Tiles(laid) => expect(laid < 12 * self.agreed.boards, place, "a tile still to be laid"),
            Frame::Deal(seat, cards) | Frame::Draw(seat, cards) => {
                self.seat(place, seat)?;
                let deck = self.players[usize::from(seat.0)].cards.iter().any(|row| row.1 > 0);
                let now = self.stack.last() == Some(&frame);
                expect((1..=MOST).contains(&cards) && (deck || !now), place, "cards to draw, and a deck that has them")
            }
            Frame::Bid(seat)
            | Frame::WhoFirst(seat)
            | Frame::Buy(seat)
            | Frame::Mulligan(seat)
            | Frame::ChooseGeneral(seat)
            | Frame::Spying(seat)
            | Frame::Answer(seat)
            | Frame::AntiAir(seat)
            | Frame::Intercept(seat) => self.seat(place, seat),
            // A mine or an ambush may have destroyed who moves.
            Frame::Moving(at) | Frame::Arrived(at) => Form::once(place, at.place()),
            Frame::Mine(at, seat) | Frame::Ambush(at, seat) => {
                Form::once(place, at.place()).and_then(|()| self.seat(place, seat))
            }
            Frame::AmbushShot(at, seat) => self.live(place, at.place()).and_then(|()| self.seat(place, seat)),
            Frame::Engine(at, _) | Frame::Equip(at) | Frame::Fielded(at) => self.live(place, at.place()),
            Frame::WreckDie(at, cell, _) | Frame::WreckPlace(at, cell, _) => {
                self.live(place, at.place()).and_then(|()| self.cell(place, cell))
            }
            Frame::Joint(cell, ..) | Frame::Wreck(cell, _) => self.cell(place, cell),
            _ => Ok(()),
        }
    }

    pub(super) fn is_pending(&self, wanted: fn(&Frame) -> bool) -> bool {
        self.stack.iter().any(wanted)
    }

    fn check_attack(&self, data: &'static Data) -> Checked {
        let (aimed, volley) = (self.is_pending(Frame::is_of_an_attack), self.is_pending(Frame::is_volley));
        if !aimed && !volley {
            return Ok(());
        }
        let attack = &self.attack;
        self.seat("attack.seat", attack.seat)?;
        let small = attack.damage <= MOST && attack.pen <= MOST && attack.roll <= 10;
        expect(small, "attack", format_args!("a die of 10 at most, penetration and damage of {MOST} at most"))?;
        match attack.kind {
            AttackKind::Barrage => {
                let card = data.cards.support.get(usize::from(attack.slot));
                let falls = card.is_some_and(|card| matches!(card.effect, Effect::Barrage { .. }));
                expect(falls && attack.by == NONE, "attack.slot", "a support card that is a barrage, and by 255")?;
            }
            AttackKind::Raid | AttackKind::Dogfight => {
                expect(attack.by == NONE, "attack.by", "255, for it is a plane")?;
                self.plane("attack.plane", attack.plane)?;
            }
            AttackKind::StrikeBack if Arm::of_number(attack.slot) == Arm::Crew => self.live("attack.by", attack.by)?,
            _ => {
                self.live("attack.by", attack.by)?;
                self.weapon(data, "attack.slot", attack.by, attack.slot)?;
            }
        }
        match attack.on {
            _ if !aimed => Ok(()),
            Victim::Unit(at) => {
                let stands = self.unit(at.place()).is_some_and(|unit| unit.cell.is_some());
                expect(stands, "attack.on", format_args!("the place of a unit on the field, found {}", at.place()))
            }
            Victim::Structure(cell) => {
                let there = self.terrain.iter().any(|(at, ..)| *at == cell);
                expect(there, "attack.on", format_args!("a terrain card on {cell}"))
            }
            Victim::Hq(hq) => self.staff("attack.on", hq),
            Victim::Plane(role) => self.plane("attack.on", role),
        }
    }

    fn plane(&self, place: &str, role: Role) -> Checked {
        let flies = self.mission.planes[role as usize].is_some();
        expect(flies, place, format_args!("a plane of the mission, found no {role}"))
    }

    fn check_assault(&self, data: &'static Data) -> Checked {
        let asked = self.is_pending(|frame| *frame == Frame::StrikeBack);
        if !asked && !self.is_pending(Frame::is_exchange) {
            return Ok(());
        }
        let assault = &self.assault;
        self.cell("assault.cell", assault.cell)?;
        if assault.on == NONE {
            expect(!asked, "assault.on", "the place of a unit in play")?;
            self.staff("assault.hq", assault.hq)?;
        } else {
            Form::once("assault.on", assault.on)?;
        }
        Form::once("assault.by", assault.by)?;
        if asked {
            self.live("assault.by", assault.by)?;
            self.live("assault.on", assault.on)?;
        }
        // Either may have fallen.
        if self.unit(assault.by).is_some() {
            self.weapon(data, "assault.slot", assault.by, assault.slot)?;
        }
        if self.unit(assault.on).is_some() && assault.back != NONE && Arm::of_number(assault.back) != Arm::Crew {
            self.weapon(data, "assault.back", assault.on, assault.back)?;
        }
        Ok(())
    }

    fn check_mission(&self, data: &Data) -> Checked {
        let flying = |frame: &Frame| {
            matches!(frame, Frame::Escort | Frame::Dogfight(_) | Frame::Bombing | Frame::Drop | Frame::MissionEnd)
        };
        let (flying, landing) = (
            self.is_pending(flying),
            self.is_pending(|frame| matches!(frame, Frame::AntiAir(_) | Frame::Intercept(_))),
        );
        if !flying && !landing {
            return Ok(());
        }
        let mission = &self.mission;
        self.seat("mission.seat", mission.seat)?;
        self.seat("mission.interceptor", mission.interceptor)?;
        for plane in mission.planes.iter().flatten() {
            plane_kind(data, "mission.planes", plane)?;
            self.owner("mission.planes", plane)?;
        }
        match mission.target {
            Target::Hq(hq) => self.staff("mission.target", hq)?,
            target => target.cell().map_or(Ok(()), |cell| self.cell("mission.target", cell))?,
        }
        if mission.lander != NONE {
            Form::once("mission.lander", mission.lander)?;
        }
        if flying { self.plane("mission.planes", Role::Mission) } else { Ok(()) }
    }
}

fn plane_kind(data: &Data, place: &str, plane: &FighterForm) -> Checked {
    let flies = data.units.get(plane.kind.index()).is_some_and(|def| def.class == Class::Plane);
    expect(flies, place, format_args!("a plane of the pack by its number, found {}", plane.kind.0))
}

fn fighter(data: &Data, place: &str, plane: &FighterForm) -> Checked {
    plane_kind(data, place, plane)?;
    let waits = data.units[plane.kind.index()].abilities.contains(&Ability::Fighter);
    expect(waits, place, format_args!("a fighter of the pack by its number, found {}", plane.kind.0))
}
