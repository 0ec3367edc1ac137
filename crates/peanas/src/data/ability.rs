//! The special rules of section III, as units and weapons carry them.

use frente_kernel::RuleId;
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

impl Ability {
    /// Its paragraph, and its number where it has one.
    pub const fn paragraph(self) -> (RuleId, Option<u8>) {
        match self {
            Ability::FastMove => ("3-fast-move", None),
            Ability::AutonomousMove => ("3-autonomous-move", None),
            Ability::Slow => ("3-slow", None),
            Ability::VerySlow => ("3-very-slow", None),
            Ability::Unreliable => ("3-unreliable", None),
            Ability::Manoeuvrable => ("3-manoeuvrable", None),
            Ability::Draggable => ("3-draggable", None),
            Ability::PartlyDraggable => ("3-partly-draggable", None),
            Ability::EasilyCarried => ("3-easily-carried", None),
            Ability::Heavy => ("3-heavy", None),
            Ability::LightTrain => ("3-light-train", None),
            Ability::MediumTrain => ("3-medium-train", None),
            Ability::HeavyTrain => ("3-heavy-train", None),
            Ability::Deploy(x) => ("3-deploy", Some(x)),
            Ability::Cavalry => ("3-cavalry", None),
            Ability::Leader(x) => ("3-leader", Some(x)),
            Ability::Fanatic => ("3-fanatic", None),
            Ability::Discipline => ("3-discipline", None),
            Ability::IronMorale => ("3-iron-morale", None),
            Ability::Terror => ("3-terror", None),
            Ability::Suppression(x) => ("3-suppression", Some(x)),
            Ability::Undisciplined => ("3-undisciplined", None),
            Ability::Commissar => ("3-commissar", None),
            Ability::Observe(x) => ("3-observe", Some(x)),
            Ability::Hit(x) => ("3-hit", Some(x)),
            Ability::DoubleFire => ("3-double-fire", None),
            Ability::TwinGuns => ("3-twin-guns", None),
            Ability::MediumAngle => ("3-medium-angle", None),
            Ability::StreetFighting => ("3-street-fighting", None),
            Ability::Loopholes => ("3-loopholes", None),
            Ability::Assault(x) => ("3-assault", Some(x)),
            Ability::Smg(x) => ("3-smg", Some(x)),
            Ability::Flamethrower => ("3-flamethrower", None),
            Ability::Lmg(x) => ("3-lmg", Some(x)),
            Ability::Helmets => ("3-helmets", None),
            Ability::PetrolBombs => ("3-petrol-bombs", None),
            Ability::Explosives => ("3-explosives", None),
            Ability::HandGrenades => ("3-hand-grenades", None),
            Ability::AntiTank(x) => ("3-anti-tank", Some(x)),
            Ability::Charge => ("3-charge", None),
            Ability::AirSuperiority(x) => ("3-air-superiority", Some(x)),
            Ability::AirDefence(x) => ("3-air-defence", Some(x)),
            Ability::SlopedArmour => ("3-sloped-armour", None),
            Ability::SteepArmour => ("3-steep-armour", None),
            Ability::SteppedArmour => ("3-stepped-armour", None),
            Ability::QualitySteel => ("3-quality-steel", None),
            Ability::BrittleArmour => ("3-brittle-armour", None),
            Ability::PoorVision => ("3-poor-vision", None),
            Ability::LowProfile => ("3-low-profile", None),
            Ability::HighProfile => ("3-high-profile", None),
            Ability::Recon => ("3-recon", None),
            Ability::Command => ("3-command", None),
            Ability::Communications => ("3-communications", None),
            Ability::LowLeadership => ("3-low-leadership", None),
            Ability::Radio => ("3-radio", None),
            Ability::Tools => ("3-tools", None),
            Ability::Dig(x) => ("3-dig", Some(x)),
            Ability::NoTurret => ("3-no-turret", None),
            Ability::Marksman => ("3-marksman", None),
            Ability::Sniper => ("3-sniper", None),
            Ability::Concealment => ("3-concealment", None),
            Ability::Veterancy => ("3-veterancy", None),
            Ability::Area => ("3-area", None),
            Ability::Mortar => ("3-mortar", None),
            Ability::Ap => ("3-ap", None),
            Ability::He => ("3-he", None),
            Ability::ImprovisedShovels => ("3-improvised-shovels", None),
            Ability::RegulationShovels => ("3-regulation-shovels", None),
            Ability::Bombard => ("3-bombard", None),
            Ability::RapidBombard => ("3-rapid-bombard", None),
            Ability::Ammunition(x) => ("3-ammunition", Some(x)),
            Ability::Reinforcements => ("3-reinforcements", None),
            Ability::Scatter(Scatter::Limited) => ("3-scatter-limited", None),
            Ability::Scatter(Scatter::Variable) => ("3-scatter-variable", None),
            Ability::Scatter(Scatter::Constant) => ("3-scatter-constant", None),
            Ability::Scatter(Scatter::Reduced) => ("3-scatter-reduced", None),
            Ability::Scatter(Scatter::Maximum) => ("3-scatter-maximum", None),
            Ability::Scatter(Scatter::Low) => ("3-scatter-low", None),
            Ability::Transport(Capacity::Small) => ("3-transport-small", None),
            Ability::Transport(Capacity::Standard) => ("3-transport", None),
            Ability::Transport(Capacity::Extended) => ("3-transport-extended", None),
        }
    }
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
    /// §3-transport-small, §3-transport, §3-transport-extended: room in small stands, a large one counting two (ruling
    /// PA-03).
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
