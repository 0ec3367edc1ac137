//! What the log tells: every event, and the words it is told with.

use crate::data::Ammo;
use crate::geometry::Point;
use crate::ids::{EventKind, PieceKind, Season, Side, Square, UnitKind, UnitNo, Weather};
use crate::rules::Fallen;
use crate::state::{Channel, Ending, Fate, OrderKind, Pool};
use crate::sum::Sum;
use frente_kernel::vocabulary::Sample;
use serde::Serialize;
use std::fmt;

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
    pub(crate) const fn shot(
        shooter: UnitNo,
        target: UnitNo,
        at: Prey,
        fallen: Fallen,
        cover: Option<PieceKind>,
    ) -> Event {
        let Fallen { sum, result, limit } = fallen;
        Event::ShotResult { shooter, target, at, result, sum, limit, cover }
    }

    /// Shells or bombs have fallen on a unit.
    pub(crate) const fn burst(by: UnitNo, target: UnitNo, at: Prey, fallen: Fallen, cover: Option<PieceKind>) -> Event {
        let Fallen { sum, result, limit } = fallen;
        Event::BurstResult { by, target, at, result, sum, limit, cover }
    }
}
