//! Everything that can be chosen, everything chance can bring, everything that can happen.

use crate::data::Ammo;
use crate::geometry::{Facing, Point};
use crate::ids::{EventKind, PieceKind, Season, Side, Square, UnitKind, UnitNo, UnknownNotation, Weather};
use crate::rules::Fallen;
use crate::state::{Channel, Ending, Fate, Moment, OrderKind, Pool};
use crate::sum::Sum;
use frente_kernel::vocabulary::Sample;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// What a seat may choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "each variant says what it is; its fields are the nouns in it")]
pub enum Action {
    /// §1.4: this column goes into the sector at hand.
    TakeColumn(u8),
    /// §1.4: so many of the element at hand.
    Count(u8),
    /// §1.4: a piece, there, turned so.
    Lay { turn: u8, at: Point },
    /// §1.5: a road or a river between two places of the border (millimetres along it).
    LayBand { from: u16, to: u16 },
    /// §1.4: an objective.
    Objective(Point),
    /// §8.5: works of that kind are built there, turned so.
    Build { kind: PieceKind, turn: u8, at: Point },
    /// §14.1, §14.3: a token comes on: a unit, or a decoy.
    Enter { unit: UnitNo, square: Square },
    /// Enough of it: building, bringing on, calling.
    Done,
    /// §5.4.1: an officer is activated.
    Activate(UnitNo),
    /// §5.6.2: a unit is to do this.
    Order { unit: UnitNo, kind: OrderKind },
    /// §5.4: by this officer, this way, with these dice.
    Give { officer: UnitNo, channel: Channel, pool: Pool },
    /// §6.2.3: and these for the second shot.
    GiveTwo { officer: UnitNo, first: Pool, second: Pool },
    /// §5.4.5: a unit moves on its own.
    FreeMove(UnitNo),
    /// §11.4: a pinned unit tries to recover.
    Recover(UnitNo),
    /// §3-easily-carried: a carried weapon is set up.
    SetUp(UnitNo),
    /// §3-cavalry: mounts or dismounts as it moves.
    Remount,
    /// §14.2: a token moves.
    MoveToken { token: u8, square: Square },
    /// §14.3: a token leaves on a flank march.
    Flank(u8),
    /// §14.4: a token is turned up.
    Reveal(u8),
    /// The turn is over.
    EndTurn,
    /// §4.1: one leg of the way.
    Via(Point),
    /// §4.1: straight there, then looking that way.
    Walk { facing: Facing, to: Point },
    /// §4.3: turn that way, then straight on so far (units of length).
    Drive { facing: Facing, length: u16 },
    /// §4.3: along the road, to there.
    Follow(Point),
    /// §9.1: into contact with that unit.
    Charge(UnitNo),
    /// §1.6: across the river.
    Ford { facing: Facing, to: Point },
    /// §3-transport: aboard that transport, or behind it.
    Board(UnitNo),
    /// §3-transport: off, to there.
    Leave { facing: Facing, to: Point },
    /// It stays where it is.
    Stay,
    /// §4.2: the section forms up so.
    Form(Formation),
    /// §4.2: this stand goes there.
    Place { stand: u8, to: Point },
    /// §6.2.1: at that unit, with that weapon and ammunition.
    Shoot { target: UnitNo, weapon: u8, ammo: Ammo },
    /// §6.2.3: and at that one.
    Also(UnitNo),
    /// No second target.
    Alone,
    /// §5.4.1: the wrong target it is.
    Mistaken(UnitNo),
    /// §5.4.1: the unit would rather be pinned.
    Refuse,
    /// §5.6.3: a reaction shot, at that moment.
    React { unit: UnitNo, moment: Moment },
    /// §6.4.2: a unit goes prone.
    Prone(UnitNo),
    /// Nothing to say.
    Pass,
    /// §5.6.3: this officer supervises.
    Under(UnitNo),
    /// §5.6.3: with these of his dice.
    Dice(Pool),
    /// §5.4.1: the event falls on this unit.
    EventOn(UnitNo),
    /// §11.8: this stand is lost.
    Remove(u8),
    /// §7.1: this battery, so many turns, smoke or shells.
    Observe { battery: UnitNo, turns: u8, smoke: bool },
    /// §7.1: the point of aim is laid there.
    AimAt(Point),
    /// §7.3: the small (0), medium (1) or large (2) template.
    Template(u8),
    /// §11.4: that unit.
    Whom(UnitNo),
    /// §9.2: this unit strikes at that one.
    Strike { unit: UnitNo, target: UnitNo },
    /// §10.5: this unit goes for the wheels of that one.
    Cripple { unit: UnitNo, target: UnitNo },
    /// §9.4: this unit withdraws.
    Withdraw(UnitNo),
    /// §3-concealment: this unit hides again.
    Hide(UnitNo),
    /// §13: that aircraft is called.
    Call(UnitNo),
    /// §13: the aircraft attacks that unit.
    Strafe(UnitNo),
    /// §13: that fighter goes up against it.
    Intercept(UnitNo),
    /// §3-fanatic: the unit regroups itself.
    Rally,
    /// §3-reinforcements: fresh men reach the unit.
    Reinforce(UnitNo),
}

/// How a section forms up around its guide (§4.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Formation {
    /// Side by side.
    Line,
    /// One behind the other.
    Column,
    /// Two by two.
    Box,
    /// Wherever there is room.
    Huddle,
}

impl Formation {
    /// All of them.
    pub const ALL: [Formation; 4] = [Formation::Line, Formation::Column, Formation::Box, Formation::Huddle];

    /// Its name in notations and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Formation::Line => "line",
            Formation::Column => "column",
            Formation::Box => "box",
            Formation::Huddle => "huddle",
        }
    }
}

struct At(Point);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0.x, self.0.y)
    }
}

struct Who(UnitNo);

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.some() {
            Some(unit) => write!(f, "u{unit}"),
            None => f.write_str("decoy"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::TakeColumn(column) => write!(f, "column {column}"),
            Action::Count(count) => write!(f, "count {count}"),
            Action::Lay { turn, at } => write!(f, "lay {} {turn}", At(at)),
            Action::LayBand { from, to } => write!(f, "band {from} {to}"),
            Action::Objective(at) => write!(f, "objective {}", At(at)),
            Action::Build { kind, turn, at } => write!(f, "build {kind} {} {turn}", At(at)),
            Action::Enter { unit, square } => write!(f, "enter {} {square}", Who(unit)),
            Action::Done => f.write_str("done"),
            Action::Activate(unit) => write!(f, "activate {}", Who(unit)),
            Action::Order { unit, kind } => write!(f, "order {} {}", Who(unit), kind.word()),
            Action::Give { officer, channel, pool } => {
                write!(f, "give {} {} {pool}", Who(officer), channel.word())
            }
            Action::GiveTwo { officer, first, second } => write!(f, "give-two {} {first} {second}", Who(officer)),
            Action::FreeMove(unit) => write!(f, "free-move {}", Who(unit)),
            Action::Recover(unit) => write!(f, "recover {}", Who(unit)),
            Action::SetUp(unit) => write!(f, "set-up {}", Who(unit)),
            Action::Remount => f.write_str("remount"),
            Action::MoveToken { token, square } => write!(f, "token {token} {square}"),
            Action::Flank(token) => write!(f, "flank {token}"),
            Action::Reveal(token) => write!(f, "reveal {token}"),
            Action::EndTurn => f.write_str("end turn"),
            Action::Via(at) => write!(f, "via {}", At(at)),
            Action::Walk { facing, to } => write!(f, "walk {} {}", At(to), facing.0),
            Action::Drive { facing, length } => write!(f, "drive {} {length}", facing.0),
            Action::Follow(to) => write!(f, "follow {}", At(to)),
            Action::Charge(unit) => write!(f, "charge {}", Who(unit)),
            Action::Ford { facing, to } => write!(f, "ford {} {}", At(to), facing.0),
            Action::Board(unit) => write!(f, "board {}", Who(unit)),
            Action::Leave { facing, to } => write!(f, "leave {} {}", At(to), facing.0),
            Action::Stay => f.write_str("stay"),
            Action::Form(formation) => write!(f, "form {}", formation.word()),
            Action::Place { stand, to } => write!(f, "place {stand} {}", At(to)),
            Action::Shoot { target, weapon, ammo } => write!(f, "shoot {} {weapon} {}", Who(target), ammo.word()),
            Action::Also(unit) => write!(f, "also {}", Who(unit)),
            Action::Alone => f.write_str("alone"),
            Action::Mistaken(unit) => write!(f, "mistaken {}", Who(unit)),
            Action::Refuse => f.write_str("refuse"),
            Action::React { unit, moment } => write!(f, "react {} {}", Who(unit), moment.word()),
            Action::Prone(unit) => write!(f, "prone {}", Who(unit)),
            Action::Pass => f.write_str("pass"),
            Action::Under(unit) => write!(f, "under {}", Who(unit)),
            Action::Dice(pool) => write!(f, "dice {pool}"),
            Action::EventOn(unit) => write!(f, "event-on {}", Who(unit)),
            Action::Remove(stand) => write!(f, "remove {stand}"),
            Action::Observe { battery, turns, smoke } => {
                write!(f, "observe {} {turns} {}", Who(battery), if smoke { "smoke" } else { "shells" })
            }
            Action::AimAt(at) => write!(f, "aim-at {}", At(at)),
            Action::Template(size) => write!(f, "template {size}"),
            Action::Whom(unit) => write!(f, "whom {}", Who(unit)),
            Action::Strike { unit, target } => write!(f, "strike {} {}", Who(unit), Who(target)),
            Action::Cripple { unit, target } => write!(f, "cripple {} {}", Who(unit), Who(target)),
            Action::Withdraw(unit) => write!(f, "withdraw {}", Who(unit)),
            Action::Hide(unit) => write!(f, "hide {}", Who(unit)),
            Action::Call(unit) => write!(f, "call {}", Who(unit)),
            Action::Strafe(unit) => write!(f, "strafe {}", Who(unit)),
            Action::Intercept(unit) => write!(f, "intercept {}", Who(unit)),
            Action::Rally => f.write_str("rally"),
            Action::Reinforce(unit) => write!(f, "reinforce {}", Who(unit)),
        }
    }
}

/// Reads the words of a notation one after the other.
struct Words<'a>(std::str::Split<'a, char>);

impl Words<'_> {
    fn word(&mut self) -> Option<&str> {
        self.0.next()
    }

    fn number<T: FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }

    fn unit(&mut self) -> Option<UnitNo> {
        self.word()?.strip_prefix('u')?.parse().ok().filter(|number| *number < 128).map(UnitNo)
    }

    fn at(&mut self) -> Option<Point> {
        let (x, y) = self.word()?.split_once(',')?;
        Some(Point { x: x.parse().ok()?, y: y.parse().ok()? })
    }

    fn facing(&mut self) -> Option<Facing> {
        self.number().map(Facing)
    }

    fn one_of<T: Copy>(&mut self, all: &[T], word: fn(T) -> &'static str) -> Option<T> {
        let given = self.word()?;
        all.iter().copied().find(|one| word(*one) == given)
    }
}

fn read_action(text: &str) -> Option<Action> {
    if text == "end turn" {
        return Some(Action::EndTurn);
    }
    let mut words = Words(text.split(' '));
    let action = match words.word()? {
        "column" => Action::TakeColumn(words.number()?),
        "count" => Action::Count(words.number()?),
        "lay" => {
            let at = words.at()?;
            Action::Lay { at, turn: words.number()? }
        }
        "band" => Action::LayBand { from: words.number()?, to: words.number()? },
        "objective" => Action::Objective(words.at()?),
        "build" => {
            let kind = words.number()?;
            let at = words.at()?;
            Action::Build { kind, at, turn: words.number()? }
        }
        "enter" => {
            let who = words.word()?;
            let unit = match who {
                "decoy" => UnitNo::NONE,
                who => UnitNo(who.strip_prefix('u')?.parse().ok().filter(|number| *number < 128)?),
            };
            Action::Enter { unit, square: words.number()? }
        }
        "done" => Action::Done,
        "activate" => Action::Activate(words.unit()?),
        "order" => Action::Order { unit: words.unit()?, kind: words.one_of(&OrderKind::ALL, OrderKind::word)? },
        "give" => Action::Give {
            officer: words.unit()?,
            channel: words.one_of(&Channel::ALL, Channel::word)?,
            pool: words.number()?,
        },
        "give-two" => Action::GiveTwo { officer: words.unit()?, first: words.number()?, second: words.number()? },
        "free-move" => Action::FreeMove(words.unit()?),
        "recover" => Action::Recover(words.unit()?),
        "set-up" => Action::SetUp(words.unit()?),
        "remount" => Action::Remount,
        "token" => Action::MoveToken { token: words.number()?, square: words.number()? },
        "flank" => Action::Flank(words.number()?),
        "reveal" => Action::Reveal(words.number()?),
        "via" => Action::Via(words.at()?),
        "walk" => {
            let to = words.at()?;
            Action::Walk { to, facing: words.facing()? }
        }
        "drive" => Action::Drive { facing: words.facing()?, length: words.number()? },
        "follow" => Action::Follow(words.at()?),
        "charge" => Action::Charge(words.unit()?),
        "ford" => {
            let to = words.at()?;
            Action::Ford { to, facing: words.facing()? }
        }
        "board" => Action::Board(words.unit()?),
        "leave" => {
            let to = words.at()?;
            Action::Leave { to, facing: words.facing()? }
        }
        "stay" => Action::Stay,
        "form" => Action::Form(words.one_of(&Formation::ALL, Formation::word)?),
        "place" => Action::Place { stand: words.number()?, to: words.at()? },
        "shoot" => Action::Shoot {
            target: words.unit()?,
            weapon: words.number()?,
            ammo: words.one_of(&Ammo::ALL, Ammo::word)?,
        },
        "also" => Action::Also(words.unit()?),
        "alone" => Action::Alone,
        "mistaken" => Action::Mistaken(words.unit()?),
        "refuse" => Action::Refuse,
        "react" => Action::React { unit: words.unit()?, moment: words.one_of(&Moment::ALL, Moment::word)? },
        "prone" => Action::Prone(words.unit()?),
        "pass" => Action::Pass,
        "under" => Action::Under(words.unit()?),
        "dice" => Action::Dice(words.number()?),
        "event-on" => Action::EventOn(words.unit()?),
        "remove" => Action::Remove(words.number()?),
        "observe" => {
            let (battery, turns) = (words.unit()?, words.number()?);
            Action::Observe { battery, turns, smoke: words.one_of(&[true, false], shells)? }
        }
        "aim-at" => Action::AimAt(words.at()?),
        "template" => Action::Template(words.number()?),
        "whom" => Action::Whom(words.unit()?),
        "strike" => Action::Strike { unit: words.unit()?, target: words.unit()? },
        "cripple" => Action::Cripple { unit: words.unit()?, target: words.unit()? },
        "withdraw" => Action::Withdraw(words.unit()?),
        "hide" => Action::Hide(words.unit()?),
        "call" => Action::Call(words.unit()?),
        "strafe" => Action::Strafe(words.unit()?),
        "intercept" => Action::Intercept(words.unit()?),
        "rally" => Action::Rally,
        "reinforce" => Action::Reinforce(words.unit()?),
        _ => return None,
    };
    Some(action)
}

const fn shells(smoke: bool) -> &'static str {
    if smoke { "smoke" } else { "shells" }
}

impl FromStr for Action {
    type Err = UnknownNotation;
    fn from_str(text: &str) -> Result<Action, UnknownNotation> {
        // One way to write each: no "count 02", nothing after the end.
        read_action(text).filter(|action| action.to_string() == text).ok_or(UnknownNotation)
    }
}

/// What chance may bring: one die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// A die of six.
    Die(u8),
    /// The direction die, one of eight.
    Direction(u8),
    /// The season, one of four.
    Season(Season),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Die(face) => write!(f, "die {face}"),
            Chance::Direction(way) => write!(f, "direction {way}"),
            Chance::Season(season) => write!(f, "season {season}"),
        }
    }
}

impl FromStr for Chance {
    type Err = UnknownNotation;
    fn from_str(text: &str) -> Result<Chance, UnknownNotation> {
        let (kind, value) = text.split_once(' ').ok_or(UnknownNotation)?;
        let number = |most: u8| value.parse().ok().filter(|number| (1..=most).contains(number)).ok_or(UnknownNotation);
        let chance = match kind {
            "die" => Chance::Die(number(6)?),
            "direction" => Chance::Direction(number(8)?),
            "season" => Chance::Season(value.parse()?),
            _ => return Err(UnknownNotation),
        };
        if chance.to_string() == text { Ok(chance) } else { Err(UnknownNotation) }
    }
}

/// What an attack meets: its result is casualties of men, or Daño to a vehicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prey {
    /// Men, on foot, mounted or with a weapon (§6.2.7, §9.3).
    Men,
    /// A vehicle (§6.3.1, §10.3).
    Vehicle,
}

impl Prey {
    /// What an attack on a unit of that kind meets.
    pub(crate) const fn of(kind: UnitKind) -> Prey {
        if kind.is_vehicle() { Prey::Vehicle } else { Prey::Men }
    }
}

/// The way a unit went: where it set out, each bend, where it stopped.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Way {
    points: [Point; WAY],
    count: u8,
}

/// Most points of a way.
const WAY: usize = 6;

impl Way {
    /// A way by these points; those beyond the sixth are left out.
    pub(crate) fn by(points: impl IntoIterator<Item = Point>) -> Way {
        let mut way = Way { points: [Point::default(); WAY], count: 0 };
        for (place, point) in way.points.iter_mut().zip(points) {
            *place = point;
            way.count += 1;
        }
        way
    }

    /// Its points, the first first.
    pub fn points(&self) -> &[Point] {
        &self.points[..usize::from(self.count)]
    }
}

impl fmt::Debug for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.points().iter().map(|point| (point.x, point.y))).finish()
    }
}

impl Serialize for Way {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.points().serialize(serializer)
    }
}

/// Why an order, a shot or a bombardment came to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// §5.4.1: an event takes the order away.
    Freeze,
    /// §11.2: the unit is pinned.
    Pinned,
    /// §11.3: the unit is in panic.
    Panicked,
    /// The unit is out of the battle.
    Gone,
    /// The target is out of the battle, or hidden.
    NoTarget,
    /// §5.4.1: by mistake it would fire at another, and there is none.
    NobodyElse,
    /// §5.4.1: the unit fired at by mistake is out of range or arc.
    OutOfReach,
    /// §5.4.1: the unit would rather be pinned than fire at the wrong target.
    Refused,
    /// What was ordered can no longer be done.
    Impossible,
    /// §7.1: the observer no longer sees the place.
    OutOfSight,
    /// §7.1: the battery can no longer fire there.
    NoBattery,
}

impl Loss {
    /// All of them.
    pub const ALL: [Loss; 11] = [
        Loss::Freeze,
        Loss::Pinned,
        Loss::Panicked,
        Loss::Gone,
        Loss::NoTarget,
        Loss::NobodyElse,
        Loss::OutOfReach,
        Loss::Refused,
        Loss::Impossible,
        Loss::OutOfSight,
        Loss::NoBattery,
    ];

    /// Its name in message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Loss::Freeze => "freeze",
            Loss::Pinned => "pinned",
            Loss::Panicked => "panicked",
            Loss::Gone => "gone",
            Loss::NoTarget => "no-target",
            Loss::NobodyElse => "nobody-else",
            Loss::OutOfReach => "out-of-reach",
            Loss::Refused => "refused",
            Loss::Impossible => "impossible",
            Loss::OutOfSight => "out-of-sight",
            Loss::NoBattery => "no-battery",
        }
    }
}

/// What holds the result of an attack below its sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// The result is the sum.
    None,
    /// §3-hit: the weapon does not get through.
    Impact,
    /// §6.2.7: no more than D.
    D,
    /// §11.8: half, for lone men.
    Half,
    /// §6.2.9: no more than the stands that fire.
    Stands,
    /// §7.3: no more than the template causes.
    Template,
    /// §9.3: no more than the stands in contact have.
    Contact,
}

impl Limit {
    /// All of them.
    pub const ALL: [Limit; 7] =
        [Limit::None, Limit::Impact, Limit::D, Limit::Half, Limit::Stands, Limit::Template, Limit::Contact];

    /// Its name in message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Limit::None => "none",
            Limit::Impact => "impact",
            Limit::D => "d",
            Limit::Half => "half",
            Limit::Stands => "stands",
            Limit::Template => "template",
            Limit::Contact => "contact",
        }
    }
}

/// How a blow comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blow {
    /// §9.2: by the side whose turn it is.
    First,
    /// §9.2: by the other side, which strikes back.
    Back,
    /// §9.4: at a unit that leaves the fight.
    Parting,
}

impl Blow {
    /// All of them.
    pub const ALL: [Blow; 3] = [Blow::First, Blow::Back, Blow::Parting];

    /// Its name in message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Blow::First => "first",
            Blow::Back => "back",
            Blow::Parting => "parting",
        }
    }
}

macro_rules! samples {
    ($($type:ty = $value:expr;)+) => { $(
        impl Sample for $type {
            fn sample() -> $type {
                $value
            }
        }
    )+ };
}

samples! {
    Ammo = Ammo::Normal;
    Blow = Blow::First;
    Channel = Channel::Voice;
    Ending = Ending::Time(1);
    EventKind = EventKind::Confusion;
    Fate = Fate::Destroyed;
    Limit = Limit::None;
    Loss = Loss::Pinned;
    OrderKind = OrderKind::Move;
    PieceKind = PieceKind::Wall;
    Point = Point::cm(10, 10);
    Pool = Pool::new(1, 0, 0);
    Prey = Prey::Men;
    Season = Season::Summer;
    Side = Side::Attacker;
    Square = Square { column: 0, row: 0 };
    UnitNo = UnitNo(0);
    Way = Way::by([Point::cm(10, 10), Point::cm(20, 10)]);
    Weather = Weather::Sunny;
}

frente_kernel::events! {
    /// What happened, as the log tells it.
    #[expect(missing_docs, reason = "each variant is a sentence; its fields are the nouns in it")]
    pub enum Event {
        ColumnRolled { column: u8, die: u8 } = "column-rolled", "1.4";
        ColumnTaken { column: u8, sector: u8 } = "column-taken", "1.4";
        PieceLaid { kind: PieceKind, at: Point, to: Point } = "piece-laid", "1.4";
        ObjectivePlaced(Point) = "objective-placed", "1.4";
        WorksBuilt(PieceKind, Point) = "works-built", "8.5";
        WorksAppear(PieceKind, Point) = "works-appear", "5.7";
        SeasonIs(Season) = "season", "15.1";
        SkyDice { first: u8, second: u8 } = "sky-dice", "15.1";
        SkyTest { first: u8, second: u8 } = "sky-test", "15.4";
        WeatherIs(Weather) = "weather", "15.1";
        WindBlows(u8) = "wind", "15.1";
        TokenPlaced { side: Side, number: u8, square: Square } = "token-placed", "14.1";
        TokenMoved { side: Side, number: u8, from: Option<Square>, square: Square } = "token-moved", "14.2";
        TokenFlanks { side: Side, number: u8, from: Square, square: Square } = "token-flanks", "14.3";
        DecoyFound { side: Side, number: u8 } = "decoy-found", "14.4";
        Revealed { unit: UnitNo, number: u8 } = "revealed", "14.4";
        RoundBegins(u8) = "round", "5.1";
        TurnBegins(Side) = "turn", "5.1";
        TurnEnds(Side) = "turn-ends", "5.1";
        MeleeBegins = "melee", "9.2";
        OfficerActivated(UnitNo) = "officer-activated", "5.4.1";
        OrderDie { officer: UnitNo, die: u8 } = "order-die", "5.2";
        EventDice { unit: UnitNo, first: u8, second: u8 } = "event-dice", "5.4.1";
        EventApplied { unit: UnitNo, event: EventKind } = "event-applied", "5.4.1";
        EventWorks { unit: UnitNo, event: EventKind, modifier: i8 } = "event-works", "5.4.1";
        EventLost(EventKind) = "event-lost", "5.4.1";
        TakesCover(UnitNo) = "takes-cover", "5.4.1";
        OrderGiven { officer: UnitNo, unit: UnitNo, kind: OrderKind, pool: Pool, modifier: i8 } = "order-given", "5.4";
        DiceGiven { officer: UnitNo, unit: UnitNo, pool: Pool, modifier: i8 } = "dice-given", "5.6.3";
        MessengerSent { officer: UnitNo, unit: UnitNo } = "messenger-sent", "5.4.3";
        MessengerArrives(UnitNo) = "messenger-arrives", "5.4.3";
        OrderLost(UnitNo, Loss) = "order-lost", "5.4";
        TokenOrdered { side: Side, number: u8, kind: OrderKind } = "token-ordered", "14.2";
        TokenEvent { side: Side, number: u8, event: EventKind } = "token-event", "5.4.1";
        TokenPinned { side: Side, number: u8 } = "token-pinned", "11.2";
        TokenOrderLost { side: Side, number: u8 } = "token-order-lost", "5.4";
        UnitMoved { unit: UnitNo, length: u16, way: Way } = "unit-moved", "4.5";
        UnitHalted { unit: UnitNo, way: Way } = "unit-halted", "5.6.3";
        BogDice { unit: UnitNo, first: u8, second: u8 } = "bog-dice", "4.7";
        PullDice { unit: UnitNo, first: u8, second: u8 } = "pull-dice", "4.7";
        Bogged(UnitNo) = "bogged", "4.7";
        Freed(UnitNo) = "freed", "4.7";
        Boarded { unit: UnitNo, transport: UnitNo } = "boarded", "3-transport";
        Landed { unit: UnitNo, transport: UnitNo } = "landed", "3-transport";
        Mounted(UnitNo) = "mounted", "3-cavalry";
        Dismounted(UnitNo) = "dismounted", "3-cavalry";
        AmmunitionGiven { unit: UnitNo, target: UnitNo, points: u8 } = "ammunition-given", "3-ammunition";
        Aimed(UnitNo) = "aimed", "6.2.2";
        SetUp(UnitNo) = "set-up", "3-easily-carried";
        TaskBegun { unit: UnitNo, kind: OrderKind, turns: u8 } = "task-begun", "5.7";
        TaskBroken(UnitNo, OrderKind) = "task-broken", "5.8";
        DugIn(UnitNo) = "dug-in", "5.7";
        Deployed(UnitNo) = "deployed", "3-deploy";
        Regrouped(UnitNo) = "regrouped", "11.4";
        RegroupFails { unit: UnitNo, target: UnitNo } = "regroup-fails", "11.4";
        ShotDeclared { shooter: UnitNo, target: UnitNo, weapon: u8, ammo: Ammo, far: u16 } = "shot-declared", "6.2.1";
        HoldsFire(UnitNo) = "holds-fire", "6.2.1";
        Reacts(UnitNo) = "reacts", "5.6.3";
        GoesProne(UnitNo, u8) = "goes-prone", "6.4.2";
        ShotLost(UnitNo, Loss) = "shot-lost", "6.4.4";
        ShotResult { shooter: UnitNo, target: UnitNo, at: Prey, result: i8, sum: Sum, limit: Limit, cover: Option<PieceKind> }
            = "shot-result", "6.2.7";
        BurstResult { by: UnitNo, target: UnitNo, at: Prey, result: i8, sum: Sum, limit: Limit, cover: Option<PieceKind> }
            = "burst-result", "7.5";
        Degraded { kind: PieceKind, at: Point, markers: u8 } = "degraded", "8.3";
        Ruined { kind: PieceKind, at: Point } = "ruined", "8.3";
        Casualties(UnitNo, u8) = "casualties", "11.8";
        StandLost { unit: UnitNo, stands: u8 } = "stand-lost", "11.8";
        Decimated(UnitNo) = "decimated", "11.8";
        Reinforced(UnitNo, u8) = "reinforced", "3-reinforcements";
        Gone(UnitNo, Fate) = "gone", "11.8";
        DamageDie { unit: UnitNo, die: u8, damage: i8, steel: i8 } = "damage-die", "6.3.2";
        NoDamage(UnitNo) = "no-damage", "6.3.2";
        ArmourHolds(UnitNo) = "armour-holds", "3-stepped-armour";
        Glances(UnitNo) = "glances", "3-sloped-armour";
        WeaponLost(UnitNo, u8) = "weapon-lost", "6.3.4";
        Crippled(UnitNo) = "crippled", "6.3.4";
        MoraleDie { unit: UnitNo, die: u8, morale: i8, size: i8, losses: u8, modifier: i8, result: i8 } = "morale-die", "11.2";
        Pinned(UnitNo, u8) = "pinned", "11.2";
        Panicked(UnitNo) = "panicked", "11.3";
        Retreated { unit: UnitNo, way: Way } = "retreated", "11.3";
        FallsBack { unit: UnitNo, way: Way } = "falls-back", "9.4";
        StaysInContact(UnitNo) = "stays-in-contact", "9.4";
        RecoveryDie { unit: UnitNo, die: u8, bonus: i8, needed: u8 } = "recovery-die", "11.4";
        Recovered(UnitNo) = "recovered", "11.4";
        AimPoint(Point) = "aim-point", "7.1";
        Scattered { from: Point, to: Point, way: u8, cm: u8 } = "scattered", "7.2";
        Bombards(UnitNo, u8) = "bombards", "7.4";
        HitsNobody = "hits-nobody", "7.5";
        MissionLost(UnitNo, Loss) = "mission-lost", "7.1";
        MissionOver(UnitNo) = "mission-over", "7.6";
        BatterySilent(UnitNo) = "battery-silent", "7.4";
        Assault { unit: UnitNo, target: UnitNo, blow: Blow } = "assault", "9.2";
        StrikeResult { unit: UnitNo, target: UnitNo, at: Prey, result: i8, sum: Sum, limit: Limit } = "strike-result", "9.3";
        Withdraws(UnitNo) = "withdraws", "9.4";
        HidesAgain(Side, u8) = "hides-again", "3-concealment";
        SmokeRises(Point) = "smoke-rises", "14.7";
        SmokeGone(Point) = "smoke-gone", "14.7";
        ObjectiveTaken(u8, Side) = "objective-taken", "1.4";
        AircraftCalled(UnitNo) = "aircraft-called", "13";
        AircraftArrives(UnitNo) = "aircraft-arrives", "13";
        FighterRises { unit: UnitNo, target: UnitNo } = "fighter-rises", "13";
        AirDie { unit: UnitNo, target: UnitNo, die: u8, attack: i8, defence: i8, result: i8 } = "air-die", "13";
        AircraftDown(UnitNo) = "aircraft-down", "13";
        AircraftLeaves(UnitNo) = "aircraft-leaves", "13";
        Ended(Ending) = "ended", "11.7";
    }
}

impl Event {
    /// A shot has fallen.
    pub(crate) const fn shot(shooter: UnitNo, target: UnitNo, at: Prey, fallen: Fallen, cover: Option<PieceKind>) -> Event {
        let Fallen { sum, result, limit } = fallen;
        Event::ShotResult { shooter, target, at, result, sum, limit, cover }
    }

    /// Shells or bombs have fallen on a unit.
    pub(crate) const fn burst(by: UnitNo, target: UnitNo, at: Prey, fallen: Fallen, cover: Option<PieceKind>) -> Event {
        let Fallen { sum, result, limit } = fallen;
        Event::BurstResult { by, target, at, result, sum, limit, cover }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_takes_eight_bytes_at_most() {
        assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
        assert!(size_of::<Chance>() <= 8);
        // An event is kept only where somebody reads it; the largest holds the sum of a shot.
        assert!(size_of::<Event>() <= 40, "{}", size_of::<Event>());
    }

    #[test]
    fn notations_read_back_and_strangers_do_not() {
        let at = Point { x: 1200, y: -5 };
        for action in [
            Action::Lay { turn: 3, at },
            Action::LayBand { from: 20, to: 3600 },
            Action::Build { kind: PieceKind::Foxhole, turn: 1, at },
            Action::Enter { unit: UnitNo::NONE, square: Square { column: 3, row: 7 } },
            Action::Give { officer: UnitNo(4), channel: Channel::Voice, pool: Pool::new(1, 2, 1) },
            Action::Dice(Pool::NONE),
            Action::Drive { facing: Facing(200), length: 1500 },
            Action::Shoot { target: UnitNo(17), weapon: 0, ammo: Ammo::He },
            Action::Observe { battery: UnitNo(2), turns: 3, smoke: true },
            Action::EndTurn,
        ] {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for text in ["count 02", "walk 1,2", "give u1 voice 0+", "order u300 move", "done ", ""] {
            assert_eq!(text.parse::<Action>(), Err(UnknownNotation), "{text}");
        }
        assert_eq!("die 7".parse::<Chance>(), Err(UnknownNotation));
        assert_eq!("direction 8".parse(), Ok(Chance::Direction(8)));
    }
}
