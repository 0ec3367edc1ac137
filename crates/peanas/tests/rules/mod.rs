//! Tests by paragraph, the dice written out. [`Table`] sets up a bare table; each file is a chapter of the book.

mod ask;
mod c1;
mod c10;
mod c11;
mod c13;
mod c14;
mod c15;
mod c2;
mod c3;
mod c3_command;
mod c3_transport;
mod c4;
mod c5;
mod c5_events;
mod c6;
mod c7;
mod c8;
mod c9;
mod invariants;
mod meaning;
mod refusals;
mod units;

use crate::actions::{Action, Chance, Event};
use crate::data::Profile;
use crate::flow::Peanas;
use crate::geometry::{Facing, Point};
use crate::ground::Piece;
use crate::ids::{PieceKind, Quality, Side, UnitNo, Upgrade, Weather};
use crate::roster::Entry;
use crate::rules::room;
use crate::setup::{Setup, enlist};
use crate::state::{Channel, Frame, Objective, Order, OrderKind, Place, Pool, Stack, State};
use frente_kernel::{Game, Illegal, Narrate, Node, Seat, submit};

pub(crate) use Side::{Attacker, Defender};

/// A table in a test: a position, and what was told since.
pub(crate) struct Table {
    pub state: State,
    pub log: Vec<Event>,
}

impl Table {
    /// A bare small table in the sun, the attacker's turn of the first round, nobody on it and nothing hidden.
    pub fn bare() -> Table {
        let setup = Setup { scenery: 1, fog: 0, season: 1, ..Setup::default() };
        let mut state = Peanas::initial(&setup).expect("the usual setup");
        state.pieces.clear();
        state.units.clear();
        state.tokens.clear();
        state.objectives.clear();
        for x in [10, 60, 110] {
            state.objectives.push(Objective { at: Point::cm(x, 110), holder: Defender });
        }
        state.stack = Stack::of(Frame::Turn);
        state.round = 1;
        state.sky = 1;
        state.weather = Weather::Sunny;
        state.order = Order::IDLE;
        Table { state, log: Vec::new() }
    }

    /// A unit by the end of its id, looking at the enemy's edge.
    pub fn unit(&mut self, id: &str, side: Side, x: i16, y: i16) -> UnitNo {
        self.unit_with(id, side, x, y, Quality::Regular, &[])
    }

    /// A unit with a quality and upgrades.
    pub fn unit_with(
        &mut self,
        id: &str,
        side: Side,
        x: i16,
        y: i16,
        quality: Quality,
        upgrades: &[Upgrade],
    ) -> UnitNo {
        let data = self.state.data();
        let def = data.unit(id).unwrap_or_else(|| panic!("no unit {id}"));
        let entry = Entry { unit: id.to_owned(), quality, upgrades: upgrades.to_vec(), platoon: 0, zone: 0 };
        let profile: &Profile = &data.profiles[def];
        self.state.units.push(enlist(def as u8, side, profile, &entry));
        let unit = UnitNo(self.state.units.len() as u8 - 1);
        if profile.kind.is_aircraft() {
            return unit;
        }
        room::set_down(&mut self.state, unit, Point::cm(x, y), State::towards_enemy(side));
        unit
    }

    /// Puts the stands of a section side by side around a place, the command stand behind.
    pub fn line(&mut self, unit: UnitNo, x: i16, y: i16) {
        let facing = self.state.unit(unit).facing;
        let at = Point::cm(x, y).v();
        let places = [(-320, 0), (0, -510), (0, 0), (0, 510)];
        for (stand, (forward, right)) in places.into_iter().enumerate() {
            self.state.unit_mut(unit).stands[stand] = (at + facing.offset(forward, right)).point();
        }
    }

    /// Puts the stands of a section each in its place, in tenths of a millimetre.
    pub fn stand(&mut self, unit: UnitNo, places: [(i16, i16); 4]) {
        self.state.unit_mut(unit).stands = places.map(|(x, y)| Point { x, y });
    }

    /// Dice of six until none is due.
    pub fn sixes(&mut self) -> &mut Table {
        while Peanas::node(&self.state) == Node::Chance {
            self.dice(&[6]);
        }
        self
    }

    /// Where in the log the first of these was told.
    pub fn told_at(&self, wanted: impl Fn(&Event) -> bool) -> Option<usize> {
        self.log.iter().position(wanted)
    }

    /// Turns a unit.
    pub fn face(&mut self, unit: UnitNo, facing: u8) {
        self.state.unit_mut(unit).facing = Facing(facing);
    }

    /// A piece on the table.
    pub fn piece(&mut self, kind: PieceKind, x: i16, y: i16, turn: u8) -> usize {
        self.state.pieces.push(Piece::new(kind, Point::cm(x, y), turn));
        self.state.pieces.len() - 1
    }

    /// A road or a river.
    pub fn band(&mut self, kind: PieceKind, from: (i16, i16), to: (i16, i16)) {
        self.state.pieces.push(Piece::band(kind, Point::cm(from.0, from.1), Point::cm(to.0, to.1)));
    }

    /// An officer with these dice in hand.
    pub fn officer(&mut self, side: Side, x: i16, y: i16, dice: [u8; 3]) -> UnitNo {
        let id = if side == Attacker { "nat-oficial" } else { "rep-oficial" };
        let unit = self.unit(id, side, x, y);
        self.state.unit_mut(unit).officer.active = true;
        self.state.unit_mut(unit).officer.dice = dice;
        unit
    }

    /// It is that side's turn.
    pub fn turn_of(&mut self, side: Side) {
        self.state.active = side;
        self.state.stack = Stack::of(Frame::Turn);
    }

    /// Who must decide.
    pub fn seat(&self) -> Seat {
        match Peanas::node(&self.state) {
            Node::Decision(seat) => seat,
            node => panic!("nobody decides: {node:?} at {:?}", self.state.pending()),
        }
    }

    /// A choice that must be legal.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> &mut Table {
        let seat = self.seat();
        let done = submit::<Peanas>(&mut self.state, seat, action, &mut self.log);
        assert_eq!(done, Ok(()), "{action} at {:?}", self.state.pending());
        self.sound(&action.to_string());
        self
    }

    /// No invariant is broken; tests hand officers more dice than they could throw.
    fn sound(&self, after: &str) {
        let mut faults = Peanas::faults(&self.state);
        faults.retain(|fault| !fault.contains("no more dice"));
        assert!(faults.is_empty(), "after {after}: {faults:?}");
    }

    /// A choice that must be refused for this reason.
    #[track_caller]
    pub fn refused(&self, action: Action, why: &str) {
        let refusal = Peanas::check(&self.state, action);
        assert_eq!(refusal.map_err(|illegal| illegal.why), Err(why), "{action}");
    }

    /// A choice that this paragraph must refuse, for this reason.
    #[track_caller]
    pub fn refused_by(&self, action: Action, rule: &'static str, why: &'static str) {
        assert_eq!(Peanas::check(&self.state, action), Err(Illegal { rule, why }), "{action}");
    }

    /// The paragraph of the last event of that key.
    #[track_caller]
    pub fn cited(&self, key: &str) -> &'static str {
        let told = |event: &&Event| Peanas::event_message(&self.state, **event).key == key;
        let event = self.log.iter().rev().find(told);
        Peanas::event_rule(*event.unwrap_or_else(|| panic!("nobody told {key}")))
    }

    /// A choice that would be legal.
    #[track_caller]
    pub fn allowed(&self, action: Action) {
        assert_eq!(Peanas::check(&self.state, action), Ok(()), "{action} at {:?}", self.state.pending());
    }

    /// Dice of six.
    #[track_caller]
    pub fn dice(&mut self, faces: &[u8]) -> &mut Table {
        for face in faces {
            self.chance(Chance::Die(*face));
        }
        self
    }

    /// A chance of any kind.
    #[track_caller]
    pub fn chance(&mut self, chance: Chance) -> &mut Table {
        assert_eq!(Peanas::node(&self.state), Node::Chance, "{chance} at {:?}", self.state.pending());
        Peanas::resolve(&mut self.state, chance, &mut self.log);
        self.sound(&chance.to_string());
        self
    }

    /// An order by voice with these dice.
    #[track_caller]
    pub fn order(&mut self, officer: UnitNo, unit: UnitNo, kind: OrderKind, pool: Pool) -> &mut Table {
        self.act(Action::Order { unit, kind });
        self.act(Action::Give { officer, channel: Channel::Voice, pool })
    }

    /// Lets every window pass.
    pub fn pass(&mut self) -> &mut Table {
        while matches!(self.state.pending(), Some(Frame::MoveReact | Frame::FireReact | Frame::BombReact(_))) {
            self.act(Action::Pass);
        }
        self
    }

    /// The last shot's result.
    pub fn result(&self) -> i8 {
        let last = self.log.iter().rev().find_map(|event| match event {
            Event::ShotResult { result, .. } | Event::StrikeResult { result, .. } => Some(*result),
            _ => None,
        });
        last.expect("a shot or a blow was resolved")
    }

    /// Whether this was told.
    pub fn told(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.log.iter().any(wanted)
    }
}

/// Pools of one face.
pub(crate) const PLUS: Pool = Pool::new(1, 0, 0);
pub(crate) const ZERO: Pool = Pool::new(0, 1, 0);
pub(crate) const MINUS: Pool = Pool::new(0, 0, 1);

/// A section of plain rifles (3/2/1), one without any special rule that matters to fire.
pub(crate) const RIFLES: &str = "rep-seccion-milicia-ugt-psoe";
/// National line infantry (4/3/1, grenades).
pub(crate) const LINE: &str = "nat-seccion-infanteria-de-linea";

/// What is left of an attack worth `v` behind covers.
pub(crate) fn left_through(
    cover: &crate::cover::Cover,
    ammo: crate::data::Ammo,
    v: i8,
    degrade: impl FnMut(u8),
) -> i8 {
    let mut sum = crate::sum::Sum::default();
    sum.add(crate::sum::Part::D, v);
    crate::rules::c6_fire::through(cover, ammo, &mut sum, degrade);
    sum.total()
}

/// Whether a unit is aboard.
pub(crate) fn is_aboard(table: &Table, unit: UnitNo) -> bool {
    matches!(table.state.unit(unit).place, Place::Aboard(_))
}
