//! What the log tells: every event, and the words it is told with.

use super::{How, Target};
use crate::board::{Cell, Dir};
use crate::ids::{Arm, CardNo, GeneralNo, Phase, Side, Slot, Slots, TerrainNo, TileNo, UnitNo};
use crate::state::Role;
use frente_kernel::Seat;
use serde::Serialize;

frente_kernel::named! {
    in "tactics2gm.ts"
    /// Where a modifier comes from (§11.6.4).
    Modifier {
        Wounds = "wounds",
        Suppressed = "suppressed",
        Marched = "marched",
        Landed = "landed",
        Ashore = "ashore",
        Casemate = "casemate",
        AntiTankPosition = "anti-tank-position",
        Inspire = "inspire",
        Steadied = "steadied",
        CloseQuarters = "close-quarters",
        Promotion = "promotion",
        Radio = "radio",
        Cover = "cover",
        Prone = "prone",
        Smoke = "smoke",
        Weather = "weather",
        AssaultExpert = "assault-expert",
        UrbanCombat = "urban-combat",
        Interceptor = "interceptor",
    }
}

/// What cards are drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// The first hand (§7.1).
    FirstHand,
    /// Another first hand (§7.2).
    Mulligan,
    /// In a turn (§11.3).
    Turn,
}

frente_kernel::named! {
    in "tactics2gm.ts"
    /// The paragraph under which a card is played, or something is done for a unit.
    Warrant {
        /// A unit comes into play.
        Deployment = "11.5",
        /// A support card that has no row of its own.
        Support = "11.5.1",
        /// A tank flattens barbed wire.
        Wire = "12-alambrada",
        /// A plane is deployed.
        Plane = "13.1",
        /// A parachutist deploys.
        Parachute = "13.5",
        AirTransport = "16-air-transport",
        Mechanic = "16-mechanic",
        Sapper = "16-sapper",
        Logistics = "16-logistics",
        SureHit = "17-impacto",
        TankMine = "17-mina_anticarro",
        PersonnelMine = "17-mina_antipersona",
        ExtraAmmunition = "17-municion_extra",
        FieldMedics = "17-botiquin_campana",
        FieldRepairs = "17-reparacion_campana",
        SupplyCrate = "17-caja_suministros",
        HighCommandOrders = "17-ordenes",
        AimedFire = "17-fuego_certero",
        Bombardment = "17-bombardeo_artilleria",
        SmokeScreen = "17-cortina_humo",
        AirReconnaissance = "17-reconocimiento_aereo",
        Sabotage = "17-sabotaje",
        Ambush = "17-emboscada",
        ForcedMarch = "17-marcha_forzada",
        Reinforcements = "17-refuerzos",
        General = "17-general",
        RedBall = "17-red_ball",
        Blitzkrieg = "17-blitzkrieg",
        Barrage = "17-barrera_25",
        NotOneStepBack = "17-ni_un_paso",
        Veterans = "17-veteranos",
        Elite = "17-elite",
        TankAce = "17-as_tanques",
        Marksman = "17-tirador_experto",
        DozerBlade = "17-pala",
        ExtraArmour = "17-blindaje_adicional",
        ArmourPiercing = "17-municion_perforante",
        Radio = "17-radio",
        CamouflageNet = "17-red_camuflaje",
        Binoculars = "17-prismaticos",
        Medic = "20-botiquin",
    }
}

frente_kernel::named! {
    in "tactics2gm.ts"
    /// Why something that was paid or thrown for changes nothing.
    Futile {
        /// A mission takes no more from a staff (ruling D2).
        StaffSpared = "staff-spared",
        /// Skirts stop all the damage of a hollow charge (§20-schurzen).
        Skirts = "skirts",
        /// A plane without guns does not fire back (§13.2).
        Unarmed = "unarmed",
    }
}

frente_kernel::named! {
    in "tactics2gm.ts"
    /// Why a side strikes first in an assault (§11.4.3).
    First {
        /// In the open the attacker does.
        Open = "open",
        /// From terrain the defender does.
        Cover = "cover",
        /// An assault expert does (§16-assault-expert).
        Expert = "expert",
    }
}

/// What a target is, as the log names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Cells, and whatever stands on them.
    Cells,
    Unit(UnitNo),
    /// A terrain card.
    Works(TerrainNo),
    /// The staff that a seat answers for.
    Staff(Seat),
}

/// A target with what it was when it was aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Aimed {
    pub at: Target,
    pub what: What,
}

/// What becomes of a plane when its mission is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Home {
    /// Its card is discarded.
    Discarded,
    /// It waits beside its staff again, turned (ruling A42).
    Beside,
}

/// Points of a staff in a turn, by where they come from (§11.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Income {
    /// The staff itself.
    pub base: u8,
    /// Lines of the supply line (§10.3).
    pub lines: u8,
    /// Command groups (§16-command).
    pub command: u8,
    /// The general in the staff.
    pub general: u8,
    /// The level of the automaton (§23.1).
    pub level: i8,
    /// Novices among the players (§15.1).
    pub novices: u8,
    /// What the staff cannot store.
    pub lost: u8,
    /// What is left of it all.
    pub gained: u8,
}

/// What happened, as the log tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    TileLaid(TileNo, u8),
    BidMade(Seat),
    BidRevealed(Seat, u8),
    InitiativeThrown { side: Side, die: u8, total: u8 },
    InitiativeTied,
    FirstChosen(Side),
    TerrainBought(Seat, TerrainNo, Cell, u8),
    // What is left of a bid when nothing more is bought.
    BidLost(Seat, u8),
    CardDrawn { seat: Seat, card: Option<CardNo>, at: Draw },
    HandKept(Seat),
    HandReturned(Seat),
    DeckEmpty(Seat),
    TurnBegan(Side, u8),
    PhaseBegan(Side, Phase),
    SmokeLifted(Side),
    Income(Seat, Income),
    PointGiven(Seat),
    HandedOver(Seat),
    Moved { seat: Seat, unit: UnitNo, from: Cell, to: Cell },
    Swapped { seat: Seat, one: UnitNo, other: UnitNo, from: Cell, to: Cell },
    Rotated(Seat, Cell, Dir),
    EngineThrown { seat: Seat, unit: UnitNo, cell: Cell, die: u8 },
    Marched { seat: Seat, unit: UnitNo, cell: Cell, paid: u8 },
    Embarked { seat: Seat, unit: UnitNo, from: Cell, carrier: Cell, aboard: UnitNo },
    Disembarked { seat: Seat, unit: UnitNo, from: Cell, to: Cell, aboard: UnitNo },
    MineSprung { seat: Seat, card: CardNo, unit: UnitNo, cell: Cell, warrant: Warrant },
    AmbushSprung { seat: Seat, unit: UnitNo, cell: Cell },
    AssaultDeclared { seat: Seat, unit: UnitNo, from: Cell, at: Aimed },
    HurrahShouted(Seat, UnitNo, Cell),
    // Who strikes first in an assault, and why.
    FirstStrike { seat: Seat, unit: UnitNo, cell: Cell, why: First },
    // The defender has nothing to strike back with.
    NoStrikeBack { seat: Seat, unit: UnitNo, cell: Cell },
    Struck { seat: Seat, unit: UnitNo, from: Cell, arm: Arm, at: Aimed },
    StruckBack { seat: Seat, unit: UnitNo, from: Cell, arm: Arm, at: Aimed },
    Advanced { seat: Seat, unit: UnitNo, from: Cell, to: Cell },
    // A unit comes into play, aboard a transport where it names one.
    Deployed { seat: Seat, unit: UnitNo, cell: Cell, aboard: Option<UnitNo> },
    Landing { seat: Seat, unit: UnitNo, cell: Cell, warrant: Warrant },
    Equipped { seat: Seat, unit: UnitNo, cell: Option<Cell>, slots: Slots, packed: Slots, paid: u8 },
    FighterStationed(Seat, UnitNo),
    CardPlayed { seat: Seat, card: CardNo, paid: u8, warrant: Warrant },
    // A unit works for the one on a cell, or on the terrain card there.
    Worked { seat: Seat, unit: UnitNo, from: Cell, to: Cell, paid: u8, warrant: Warrant },
    Healed { seat: Seat, unit: UnitNo, cell: Cell, wounds: u8, left: u8, warrant: Warrant },
    Reloaded { seat: Seat, unit: UnitNo, cell: Cell, slots: Slots, warrant: Warrant },
    PointsGained { seat: Seat, points: u8, lost: u8, warrant: Warrant },
    PointsLost(Seat, u8),
    SmokeLaid { seat: Seat, cell: Cell, cells: u8 },
    CardAttached { seat: Seat, card: CardNo, unit: UnitNo, cell: Cell, warrant: Warrant },
    FurtherMoves(Side),
    GeneralTaken(Seat, GeneralNo),
    HandSeen(Seat, Seat),
    CardDiscarded(Seat, CardNo),
    // A card of the open hand is discarded by who looks at it.
    CardTaken { seat: Seat, victim: Seat, card: CardNo },
    CardRecovered(Seat, CardNo),
    StoodFast(Side),
    TerrainCleared { card: TerrainNo, cell: Cell, by: UnitNo, warrant: Warrant },
    Steadied(Seat, UnitNo, Cell),
    SmokePopped(Seat, UnitNo, Cell),
    HqRecovered { seat: Seat, hq: u8, by: u8 },
    ShotFired { seat: Seat, unit: UnitNo, from: Cell, slot: Slot, at: Aimed },
    Barraged { seat: Seat, card: CardNo, cell: Cell, dir: Dir, warrant: Warrant },
    // The next unit of an area is thrown for.
    Covered { seat: Seat, unit: UnitNo, cell: Cell },
    // The printed numbers, where something changes them.
    Printed { hit: i8, crit: i8 },
    Modified(Modifier, i8, i8),
    // `crit` is the number that destroys outright, where one does.
    DieThrown { seat: Seat, die: u8, hit: i8, crit: Option<i8> },
    HitWithoutDie(Seat),
    Missed(Seat),
    NotPenetrated { seat: Seat, pen: u8, armour: u8 },
    NoEffect(Futile),
    Wounded { seat: Seat, unit: UnitNo, cell: Cell, damage: u8, wounds: u8, most: u8 },
    Critical { seat: Seat, unit: UnitNo, cell: Option<Cell> },
    Destroyed { seat: Seat, unit: UnitNo, cell: Option<Cell>, side: Side },
    StructureHit { by: Seat, card: TerrainNo, cell: Cell, damage: u8, left: u8 },
    StructureDestroyed { by: Seat, card: TerrainNo, cell: Cell },
    HqHit { seat: Seat, hq: u8, damage: u8, left: u8 },
    Suppressed(Seat, UnitNo, Cell),
    ThrownAgain(Seat, Warrant),
    PlaneAnnounced { seat: Seat, unit: UnitNo, at: Aimed },
    EscortJoined(Seat, UnitNo),
    FighterRose(Seat, UnitNo),
    // A gun fires at a plane, or at who comes down by parachute.
    AntiAirFired { seat: Seat, unit: UnitNo, from: Cell, slot: Slot, at: Option<Role>, target: UnitNo },
    DogfightFired { seat: Seat, unit: UnitNo, by: Role, target: UnitNo, at: Role },
    // The plane of the mission reaches its target.
    Raided { seat: Seat, unit: UnitNo, at: Aimed },
    PlaneHit { seat: Seat, unit: UnitNo, role: Role, damage: u8 },
    PlaneLeft { seat: Seat, unit: UnitNo, home: Home },
    PassengerThrown { seat: Seat, unit: UnitNo, cell: Cell, die: u8 },
    Survived { seat: Seat, unit: UnitNo, from: Cell, to: Cell },
    SetUp { seat: Seat, unit: UnitNo, cell: Cell, slot: Slot },
    Packed { seat: Seat, unit: UnitNo, cell: Cell, slot: Slot },
    // So many grey tokens of a side come back to colour.
    TokensBack(Side, u8),
    CrateTaken(Seat, UnitNo, Cell),
    CrateDropped(Cell),
    CrateDelivered { seat: Seat, side: Side, cell: Cell, points: u8, lost: u8 },
    ColumnThrown(u8),
    Ended(How, Option<Side>),
}
