//! The special rules of section III, as units and weapons carry them.

use serde::{Deserialize, Serialize};

/// A special rule, with its number where it has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is a row §3-… of RULES.toml")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Ability {
    FastMove,
    AutonomousMove,
    Slow,
    VerySlow,
    Unreliable,
    Manoeuvrable,
    Draggable,
    PartlyDraggable,
    EasilyCarried,
    Heavy,
    LightTrain,
    MediumTrain,
    HeavyTrain,
    Deploy(u8),
    Cavalry,
    Leader(u8),
    Fanatic,
    Discipline,
    IronMorale,
    Terror,
    Suppression(u8),
    Undisciplined,
    Commissar,
    Observe(u8),
    Hit(u8),
    DoubleFire,
    TwinGuns,
    MediumAngle,
    Scatter(Scatter),
    StreetFighting,
    Loopholes,
    Assault(u8),
    Smg(u8),
    Flamethrower,
    Lmg(u8),
    Helmets,
    PetrolBombs,
    Explosives,
    HandGrenades,
    AntiTank(u8),
    Charge,
    AirSuperiority(u8),
    AirDefence(u8),
    SlopedArmour,
    SteepArmour,
    SteppedArmour,
    QualitySteel,
    BrittleArmour,
    PoorVision,
    LowProfile,
    HighProfile,
    Recon,
    Command,
    Communications,
    LowLeadership,
    Radio,
    Tools,
    Dig(u8),
    NoTurret,
    Marksman,
    Sniper,
    Concealment,
    Veterancy,
    Area,
    Mortar,
    Ap,
    He,
    Transport(Capacity),
    ImprovisedShovels,
    RegulationShovels,
    Bombard,
    RapidBombard,
    Ammunition(u8),
    Reinforcements,
}

/// How a bombardment scatters (§7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the six rules")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Scatter {
    Limited,
    Variable,
    Constant,
    Reduced,
    Maximum,
    Low,
}

/// What a transport carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Capacity {
    /// One large stand or two small.
    Small,
    /// Two large or four small.
    Standard,
    /// Three large and a small one, or five small.
    Extended,
}

impl Capacity {
    /// Room in small stands, a large one counting two (ruling PA-03).
    pub const fn room(self, any_large: bool) -> u8 {
        match (self, any_large) {
            (Capacity::Small, _) => 2,
            (Capacity::Standard, _) => 4,
            (Capacity::Extended, true) => 7,
            (Capacity::Extended, false) => 5,
        }
    }

    /// Ammunition points it may bring.
    pub const fn ammunition(self) -> u8 {
        match self {
            Capacity::Small => 2,
            Capacity::Standard => 4,
            Capacity::Extended => 6,
        }
    }
}
