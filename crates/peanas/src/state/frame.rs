//! What is pending: frames, innermost last, and the scratch of what is being carried out.

use crate::data::Ammo;
use crate::geometry::{Facing, Point};
use crate::ids::{EventKind, Side, UnitNo};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Most shots of one exchange.
pub const SHOTS: usize = 24;
/// Most hits of one step.
pub const HITS: usize = 48;

/// What is pending. One variant per step the rulebook names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each variant says what it is; its fields are the nouns in it")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Frame {
    /// §1.4: the die of a column is due.
    ColumnDie(u8),
    /// §1.4: which of the lowest columns goes into this sector?
    TakeColumn(u8),
    /// §1.4: how many of this element?
    Count { sector: u8, element: u8 },
    /// §1.4: place the next piece; so many are left in the sector.
    Lay { sector: u8, element: u8, left: u8 },
    /// §1.4: place the next objective.
    Objective,
    /// §8.5: build works.
    Works,
    /// §15.1: the season is due.
    SeasonDie,
    /// §15.1: the dice of the weather, the first then the second.
    SkyDie { second: bool, change: bool },
    /// §15.1: where the wind blows.
    WindDie,
    /// §14.1: the defender sets out his tokens; so many are left.
    Deploy(u8),
    /// §5.1: a player turn begins: its steps.
    TurnStart(u8),
    /// §14.3: tokens may come on.
    Entry,
    /// §5.1: the active player's orders.
    #[default]
    Turn,
    /// §5.1: a player turn ends: its steps.
    TurnEnd(u8),
    /// §5.9: the round ends.
    RoundEnd,
    /// §5.2: an officer's order dice are due, so many more.
    OrderDie { officer: UnitNo, left: u8 },
    /// §5.4.1: an event die is due: for an officer, or for a unit on its own.
    EventDie { unit: UnitNo, second: bool },
    /// §5.4.1: who suffers, or enjoys, an event?
    EventOn { officer: UnitNo, event: EventKind, by: Side, anywhere: bool },
    /// §5.4: which officer gives the order, and with which dice?
    Ordering,
    /// The order is given: it is carried out.
    Execute,
    /// §4: where to?
    March,
    /// §5.6.3: may the enemy fire at the mover?
    MoveReact,
    /// The mover goes on to the end of its path.
    MoveOn,
    /// §4.7: the bogging dice.
    BogDie { second: bool },
    /// §4.2: how the section forms up around its guide.
    Formation,
    /// §4.7: a tractor pulls.
    RescueDie { second: bool, unit: UnitNo },
    /// §6.2.1: at whom?
    Target,
    /// §6.2.3, §3-double-fire: a second target?
    SecondTarget,
    /// §5.4.1: which of those equally near is shot at by mistake (ruling PA-36)?
    WrongTarget,
    /// §5.4.1: does a seasoned unit take this wrong target, or is it pinned?
    Mistake(UnitNo),
    /// §5.6.3: may the enemy answer a shot?
    FireReact,
    /// §5.6.3: which officer supervises?
    Supervise(UnitNo),
    /// §5.6.3: with how many of his dice?
    Dice(UnitNo),
    /// The reaction is carried out.
    Respond,
    /// §6.1: the shots of this group are resolved.
    Volley(u8),
    /// The hits from this one on take effect.
    Hits(u8),
    /// §3-stepped-armour: the die of a stepped front.
    SteppedDie(u8),
    /// §6.3.2: a damage die is due for this hit.
    DamageDie(u8),
    /// §11.8: which stand is lost?
    Removal(UnitNo),
    /// §11.2: the tests of the hits from this one on.
    Tests(u8),
    /// §11.2: a morale die is due.
    MoraleDie { unit: UnitNo, modifier: i8 },
    /// §11.3: witnesses test, then the panicked run.
    Aftermath,
    /// §3-transport: passengers of a wreck suffer.
    WreckDie(UnitNo),
    /// §11.4: a recovery die is due.
    RecoveryDie { unit: UnitNo, bonus: i8 },
    /// §7.1: which battery, and for how many turns?
    Observation,
    /// §7.1: where does it aim?
    AimPoint(UnitNo),
    /// §7.2: scatter dice are due.
    ScatterDie { mission: u8, left: u8 },
    /// §7.2: the direction die.
    DirectionDie(u8),
    /// §7.4: this mission fires.
    Bombard(u8),
    /// §7.3: which template?
    Template(u8),
    /// §6.4.2: those under the shells may go prone.
    BombReact(u8),
    /// §7.5: the shells fall.
    Shells { mission: u8, template: u8 },
    /// §11.4: who is to be motivated or regrouped?
    Whom,
    /// §9.2: each side strikes or withdraws; this side speaks.
    Melee(Side),
    /// §9.2: a strike is made ready.
    StrikeReady(UnitNo),
    /// §9.3: all strikes are resolved.
    Clash,
    /// §3-concealment: units may hide again.
    Hide,
    /// §13: an aircraft is over the table: where does it attack?
    AirRaid(u8),
    /// §13: a fighter dives, or bombs are falling.
    Bombs(u8),
    /// §13: an interception or anti-aircraft die is due.
    AirDie { sortie: u8, against: UnitNo, guns: bool },
    /// §13: may a fighter intercept?
    Intercept(u8),
    /// §5.4.6: which of the chicks follow?
    Chicks,
    /// §3-leader: a fanatic regroups itself, or runs.
    SelfRegroup(UnitNo),
}

/// The pending frames.
pub type Stack = frente_kernel::Stack<Frame, 48>;

/// What an officer may order (§5.6.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum OrderKind {
    /// Moverse: it moves.
    Move,
    /// Disparar: it fires.
    Fire,
    /// Disparo Rápido: two orders of fire at once.
    QuickFire,
    /// Apuntar: it aims its next shot.
    Aim,
    /// Atrincherarse: it digs in.
    Dig,
    /// Observación: it observes for a battery.
    Observe,
    /// Reagrupar: an officer regroups a panicked unit.
    Regroup,
    /// Motivar: it recovers with dice.
    Motivate,
    /// Despliegue: its weapon is deployed.
    Deploy,
    /// A tractor frees what is bogged.
    Rescue,
}

impl OrderKind {
    /// All of them.
    pub const ALL: [OrderKind; 10] = [
        OrderKind::Move,
        OrderKind::Fire,
        OrderKind::QuickFire,
        OrderKind::Aim,
        OrderKind::Dig,
        OrderKind::Observe,
        OrderKind::Regroup,
        OrderKind::Motivate,
        OrderKind::Deploy,
        OrderKind::Rescue,
    ];

    /// Its name in notations and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            OrderKind::Move => "move",
            OrderKind::Fire => "fire",
            OrderKind::QuickFire => "quick-fire",
            OrderKind::Aim => "aim",
            OrderKind::Dig => "dig",
            OrderKind::Observe => "observe",
            OrderKind::Regroup => "regroup",
            OrderKind::Motivate => "motivate",
            OrderKind::Deploy => "deploy",
            OrderKind::Rescue => "rescue",
        }
    }
}

/// How an order travels (§5.4.2–5.4.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Channel {
    /// A viva voz.
    Voice,
    /// Mensajero: a runner carries it.
    Messenger,
    /// Señales visuales: it is signalled.
    Signals,
    /// §5.4.6: to itself and its platoon.
    Chicks,
}

impl Channel {
    /// All of them.
    pub const ALL: [Channel; 4] = [Channel::Voice, Channel::Messenger, Channel::Signals, Channel::Chicks];

    /// Its name in notations and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Channel::Voice => "voice",
            Channel::Messenger => "messenger",
            Channel::Signals => "signals",
            Channel::Chicks => "chicks",
        }
    }
}

/// Order dice taken together: how many show +1, 0 and −1 (at most five each).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Pool(pub u8);

impl Pool {
    /// No dice at all.
    pub const NONE: Pool = Pool(0);

    /// So many of each.
    pub const fn new(plus: u8, zero: u8, minus: u8) -> Pool {
        Pool(plus + 6 * zero + 36 * minus)
    }

    /// How many show +1, 0, −1.
    #[inline]
    pub const fn dice(self) -> [u8; 3] {
        [self.0 % 6, self.0 / 6 % 6, self.0 / 36]
    }

    /// How many dice.
    #[inline]
    pub const fn count(self) -> u8 {
        let [plus, zero, minus] = self.dice();
        plus + zero + minus
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [plus, zero, minus] = self.dice();
        if self.count() == 0 {
            return f.write_str("none");
        }
        for (count, sign) in [(plus, '+'), (zero, '0'), (minus, '-')] {
            for _ in 0..count {
                write!(f, "{sign}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Pool {
    type Err = crate::ids::UnknownNotation;
    fn from_str(text: &str) -> Result<Pool, Self::Err> {
        let count = |sign| text.chars().filter(|found| *found == sign).count() as u8;
        let (plus, zero, minus) = (count('+'), count('0'), count('-'));
        let pool = if plus > 5 || zero > 5 || minus > 5 { Pool::NONE } else { Pool::new(plus, zero, minus) };
        if pool.to_string() == text { Ok(pool) } else { Err(crate::ids::UnknownNotation) }
    }
}

/// What is being done, and with which modifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Order {
    /// Who does it.
    pub unit: UnitNo,
    /// What it does, and why it may.
    pub duty: Duty,
    /// The officer behind it; none for a free act.
    pub officer: UnitNo,
    /// The modifier of its dice, quality and event included.
    pub modifier: i8,
    /// The modifier of the second shot of a quick fire.
    pub second: i8,
    /// An event told the unit to fire at another target.
    pub mistaken: bool,
    /// It was lost (§5.4.1): the activation is spent, nothing is done.
    pub lost: bool,
    /// The unit turned itself up to fire (§6.2.2): this shot, and no later one, counts as aimed.
    #[serde(default)]
    pub ambush: bool,
    /// The hen's chicks that still follow (§5.4.6).
    #[serde(with = "super::halves")]
    #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
    pub chicks: u128,
}

impl Order {
    /// Nothing is being done.
    pub const IDLE: Order = Order {
        unit: UnitNo::NONE,
        duty: Duty::Free,
        officer: UnitNo::NONE,
        modifier: 0,
        second: 0,
        mistaken: false,
        lost: false,
        ambush: false,
        chicks: 0,
    };
}

/// What dice, or an event, are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Duty {
    /// A move that needs no order (§5.4.5, §3-autonomous-move).
    Free,
    /// An order of an officer.
    Order(OrderKind),
    /// A reaction shot.
    ReactFire,
    /// A reaction shot at two targets (§5.6.4-reaction).
    ReactQuick,
    /// Going prone under fire.
    Prone,
    /// An automatic attack of a battery.
    Bombard(u8),
    /// An automatic attack in an assault.
    Strike,
}

/// A move being made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct March {
    /// The unit that moves.
    pub unit: UnitNo,
    /// The stand that leads.
    pub guide: u8,
    /// Its way, from where it stood.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Point>"))]
    pub path: ArrayVec<Point, 6>,
    /// How far along it is, in units of length.
    pub gone: i32,
    /// How long it is.
    pub length: i32,
    /// Length counted double where ground is difficult.
    pub used: i32,
    /// How far it may go.
    pub allowance: i32,
    /// Where it will look.
    pub facing: Facing,
    /// Where along the way the bogging dice are due; −1: nowhere, or thrown.
    pub bog: i32,
    /// It stopped before the end.
    pub halted: bool,
    /// The transport it goes aboard where it ends; none: it stays on foot.
    pub boards: Option<UnitNo>,
}

impl March {
    /// The move of nobody.
    pub fn none() -> March {
        March {
            unit: UnitNo::NONE,
            guide: 0,
            path: ArrayVec::new(),
            gone: 0,
            length: 0,
            used: 0,
            allowance: 0,
            facing: Facing(0),
            bog: -1,
            halted: false,
            boards: None,
        }
    }
}

/// When, along a move, a reaction shot falls (ruling PA-30).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// As soon as the mover is seen.
    First,
    /// When it is nearest.
    Nearest,
    /// At the end of its way.
    Last,
}

impl Moment {
    /// All of them.
    pub const ALL: [Moment; 3] = [Moment::First, Moment::Nearest, Moment::Last];

    /// Its name in notations and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Moment::First => "first",
            Moment::Nearest => "nearest",
            Moment::Last => "last",
        }
    }
}

/// A shot declared in an exchange (§6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Shot {
    /// The unit that fires.
    pub shooter: UnitNo,
    /// The unit it fires at.
    pub target: UnitNo,
    /// With which weapon.
    pub weapon: u8,
    /// The ammunition it is loaded with.
    pub ammo: Ammo,
    /// The order's modifier.
    pub modifier: i8,
    /// Whether it is one of two: Rápido halves, Doble takes one off.
    pub twice: Twice,
    /// Aimed, or from ambush.
    pub aimed: bool,
    /// It has to turn first.
    pub turns: bool,
    /// The group it is resolved in (§6.1, ruling PA-27).
    pub group: u8,
    /// Whether it was fired.
    pub fired: bool,
}

/// Whether a shot is one of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Twice {
    /// A shot like any other.
    Once,
    /// One of two shots of Disparo Rápido.
    Quick,
    /// One of two shots of Disparo Doble.
    Double,
}

/// What a shot, a shell or a strike does to a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Hit {
    /// The unit that is hit.
    pub target: UnitNo,
    /// The unit that caused it.
    pub by: UnitNo,
    /// Casualties; for a vehicle its Daño.
    pub amount: i8,
    /// Supresión of the weapon; 0: none.
    pub suppression: u8,
    /// A vehicle hit on its front with AP (§3-sloped-armour).
    pub front_ap: bool,
    /// §10.5: destruction is to count as immobilised.
    pub cripple: bool,
    /// It caused casualties: a test is due.
    pub hurt: bool,
    /// A blow in an assault: it falls on stands in contact (§9.3).
    pub melee: bool,
}

impl Hit {
    /// A hit that has yet to be weighed.
    pub const fn of(by: UnitNo, target: UnitNo) -> Hit {
        Hit { target, by, amount: -1, suppression: 0, front_ap: false, cripple: false, hurt: false, melee: false }
    }
}
