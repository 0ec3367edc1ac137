//! What is pending: a stack of frames, plain data.

use crate::board::{Cell, Dir};
use crate::ids::{Phase, Side, UnitIx};
use frente_kernel::{Key, Seat};
use serde::{Deserialize, Serialize};

/// A plane's part in a mission.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Role {
    /// The plane that flies it.
    Mission,
    /// The fighter that goes along with it.
    Escort,
    /// The enemy fighter.
    Interceptor,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 3] = [Role::Mission, Role::Escort, Role::Interceptor];

    /// Its name in notation and message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Mission => "plane",
            Role::Escort => "escort",
            Role::Interceptor => "interceptor",
        }
    }
}

impl Key for Role {
    const COUNT: usize = Role::ALL.len();

    #[inline]
    fn place(self) -> usize {
        self as usize
    }

    #[inline]
    fn at(place: usize) -> Role {
        Role::ALL[place]
    }
}

/// What is pending, innermost last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Frame {
    /// §6.1: this many tiles lie on the table; the next is to be turned up.
    Tiles(u8),
    /// §6.2: a secret bid.
    Bid(Seat),
    /// §6.3: a die for a side.
    Initiative(Side),
    /// §6.3: who plays first?
    WhoFirst(Seat),
    /// §6.4: terrain to buy.
    Buy(Seat),
    /// §7.1: cards to deal.
    Deal(Seat, u8),
    /// §7.2: keep the hand?
    Mulligan(Seat),
    /// §11.1: a turn begins.
    Start(Side),
    /// §11.3: cards to draw.
    Draw(Seat, u8),
    /// A phase in which the side chooses.
    Phase(Phase),
    /// §11.10: the turn ends.
    #[default]
    End,
    /// §11.4: a unit on its way.
    Moving(UnitIx),
    /// A unit has finished its move.
    Arrived(UnitIx),
    /// §16-unreliable: does the engine start?
    Engine(UnitIx, Dir),
    /// §11.4.1: a swap, or a turn of four, that waits for an engine.
    Joint(Cell, Dir, bool),
    /// §17-mina_anticarro: a mine for who moves in?
    Mine(UnitIx, Seat),
    /// §17-emboscada: an ambush on who has moved?
    Ambush(UnitIx, Seat),
    /// §17-emboscada: who fires?
    AmbushShot(UnitIx, Seat),
    /// §11.4.3: the defender's weapon.
    StrikeBack,
    /// §11.4.3: what is left to do of an assault.
    Exchange(u8),
    /// §11.5.2: tokens for a new unit.
    Equip(UnitIx),
    /// §11.5: a unit is in play; what follows?
    Fielded(UnitIx),
    /// A support card asks for a general.
    ChooseGeneral(Seat),
    /// §17-reconocimiento_aereo: the hand lies open.
    Spying(Seat),
    /// §17-refuerzos: which card comes back?
    Recover,
    /// An attack before its die: smoke?
    BeforeDie,
    /// §20-granada_humo, §18-rundstedt: the other side may answer.
    Answer(Seat),
    /// A die for the attack.
    Die,
    /// The die has fallen: thrown again?
    AfterDie,
    /// The attack counts.
    Settle,
    /// The next unit of an area.
    Volley,
    /// §21.4: passengers of a wreck.
    Wreck(Cell, bool),
    /// §21.4: a die for a passenger.
    WreckDie(UnitIx, Cell, bool),
    /// §21.4: where does a survivor go?
    WreckPlace(UnitIx, Cell, bool),
    /// §13.1: an escort?
    Escort,
    /// §13.4: anti-aircraft fire.
    AntiAir(Seat),
    /// §13.2: a fighter rises?
    Intercept(Seat),
    /// §13.2: planes against planes, by step.
    Dogfight(u8),
    /// The mission plane reaches its target.
    Bombing,
    /// §16-air-transport: troops jump.
    Drop,
    /// The mission is over.
    MissionEnd,
    /// chapter 23: a die for the automaton's column.
    Column,
}

impl Frame {
    /// Whether it is a step of an attack on one target.
    pub(crate) fn is_of_an_attack(&self) -> bool {
        matches!(self, Frame::BeforeDie | Frame::Answer(_) | Frame::Die | Frame::AfterDie | Frame::Settle)
    }

    /// Whether an area is still to be thrown for.
    pub(crate) fn is_volley(&self) -> bool {
        matches!(self, Frame::Volley)
    }

    /// Whether it is an assault in progress.
    pub(crate) fn is_exchange(&self) -> bool {
        matches!(self, Frame::Exchange(_))
    }
}

/// The pending frames.
pub(crate) type Stack = frente_kernel::Stack<Frame, 24>;
