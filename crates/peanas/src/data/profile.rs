//! What the rules read of a unit: numbers and a set of traits, no strings.

use super::{Ability, Capacity, Scatter, Tables, UnitDef, WeaponDef, WeaponKind};
use crate::geometry::CM;
use crate::ids::{Army, Range, UnitKind};

/// A special rule without a number, as a bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of `Ability`")]
pub enum Trait {
    AutonomousMove,
    Unreliable,
    Manoeuvrable,
    Draggable,
    PartlyDraggable,
    EasilyCarried,
    Heavy,
    LightTrain,
    MediumTrain,
    HeavyTrain,
    Cavalry,
    Fanatic,
    Discipline,
    IronMorale,
    Terror,
    Undisciplined,
    Commissar,
    StreetFighting,
    Loopholes,
    Flamethrower,
    Helmets,
    PetrolBombs,
    Explosives,
    HandGrenades,
    Charge,
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
    NoTurret,
    Marksman,
    Sniper,
    Concealment,
    Reinforcements,
}

impl Trait {
    /// All of them, by their bits.
    pub const ALL: [Trait; 44] = [
        Trait::AutonomousMove,
        Trait::Unreliable,
        Trait::Manoeuvrable,
        Trait::Draggable,
        Trait::PartlyDraggable,
        Trait::EasilyCarried,
        Trait::Heavy,
        Trait::LightTrain,
        Trait::MediumTrain,
        Trait::HeavyTrain,
        Trait::Cavalry,
        Trait::Fanatic,
        Trait::Discipline,
        Trait::IronMorale,
        Trait::Terror,
        Trait::Undisciplined,
        Trait::Commissar,
        Trait::StreetFighting,
        Trait::Loopholes,
        Trait::Flamethrower,
        Trait::Helmets,
        Trait::PetrolBombs,
        Trait::Explosives,
        Trait::HandGrenades,
        Trait::Charge,
        Trait::SlopedArmour,
        Trait::SteepArmour,
        Trait::SteppedArmour,
        Trait::QualitySteel,
        Trait::BrittleArmour,
        Trait::PoorVision,
        Trait::LowProfile,
        Trait::HighProfile,
        Trait::Recon,
        Trait::Command,
        Trait::Communications,
        Trait::LowLeadership,
        Trait::Radio,
        Trait::Tools,
        Trait::NoTurret,
        Trait::Marksman,
        Trait::Sniper,
        Trait::Concealment,
        Trait::Reinforcements,
    ];
}

/// A set of traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traits(pub u64);

impl Traits {
    /// Whether the trait is in the set.
    #[inline]
    pub const fn has(self, one: Trait) -> bool {
        self.0 >> one as u32 & 1 == 1
    }

    /// Adds a trait.
    pub fn add(&mut self, one: Trait) {
        self.0 |= 1 << one as u32;
    }
}

/// What ammunition a shot is made with; it decides the modifier by cover (§6.2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Ammo {
    /// Ordinary ammunition, without a modifier.
    Normal,
    /// −1 against any cover.
    Area,
    /// −1, −2, −3 against soft, medium, hard cover; degrades works.
    He,
    /// Curved: −1 hard, −1 more under a roof.
    Mortar,
    /// +5 vehicles, −5 anything else.
    Ap,
}

impl Ammo {
    /// All of them.
    pub const ALL: [Ammo; 5] = [Ammo::Normal, Ammo::Area, Ammo::He, Ammo::Mortar, Ammo::Ap];

    /// Its name in notations and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Ammo::Normal => "normal",
            Ammo::Area => "area",
            Ammo::He => "he",
            Ammo::Mortar => "mortar",
            Ammo::Ap => "ap",
        }
    }
}

/// A weapon as the rules read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weapon {
    /// D at short, medium, long range.
    pub d: [i8; 3],
    /// The far end of each band; 0: no such band.
    pub limits: [i32; 3],
    /// The family of ranges.
    pub range: Range,
    /// The family of weapons it belongs to.
    pub kind: WeaponKind,
    /// The X of the rule Supresión(X).
    pub suppression: u8,
    /// Impactar(X); 0 for none.
    pub hit: u8,
    /// It has the rule Disparo Doble.
    pub double: bool,
    /// It has the rule Ametralladora Doble.
    pub twin: bool,
    /// It can fire HE.
    pub he: bool,
    /// It can fire AP.
    pub ap: bool,
    /// It can fire over an area.
    pub area: bool,
    /// It has the rule Mortero.
    pub mortar: bool,
    /// It has the rule Bombardeo.
    pub bombard: bool,
    /// It has the rule Bombardeo Rápido.
    pub rapid: bool,
    /// Tiro de Ángulo Medio.
    pub medium_angle: bool,
}

impl Weapon {
    fn of(def: &WeaponDef, tables: &Tables) -> Weapon {
        let (short, medium, long) = tables.ranges[def.range.index()].limits;
        let has = |one: Ability| def.rules.contains(&one);
        let value = |pick: fn(&Ability) -> Option<u8>| def.rules.iter().find_map(pick).unwrap_or(0);
        Weapon {
            d: [def.d.0, def.d.1, def.d.2],
            limits: [short, medium, long].map(|mm| i32::from(mm) * CM / 10),
            range: def.range,
            kind: def.kind,
            suppression: value(|rule| if let Ability::Suppression(x) = rule { Some(*x) } else { None }),
            hit: value(|rule| if let Ability::Hit(x) = rule { Some(*x) } else { None }),
            double: has(Ability::DoubleFire),
            twin: has(Ability::TwinGuns),
            he: has(Ability::He) || def.kind == WeaponKind::Bombs,
            ap: has(Ability::Ap),
            area: has(Ability::Area),
            mortar: has(Ability::Mortar),
            bombard: has(Ability::Bombard),
            rapid: has(Ability::RapidBombard),
            medium_angle: has(Ability::MediumAngle),
        }
    }

    /// Whether it may be fired with that ammunition (ruling A.1: read from the weapon's rules).
    #[inline]
    pub fn fires(&self, ammo: Ammo) -> bool {
        match ammo {
            Ammo::Ap => self.ap,
            Ammo::He => self.he,
            Ammo::Mortar => self.mortar,
            Ammo::Area => self.area && !self.he && !self.ap,
            Ammo::Normal => !self.ap && !self.he && !self.mortar && !self.area,
        }
    }

    /// The band a distance falls into: 0 short, 1 medium, 2 long.
    #[inline]
    pub fn band(&self, distance: i32) -> Option<usize> {
        (0..3).find(|band| self.limits[*band] > 0 && distance <= self.limits[*band])
    }

    /// Shoots over the table: not a hand weapon, not an aircraft's, not a mortar (§7).
    #[inline]
    pub fn is_direct(&self) -> bool {
        !matches!(self.range, Range::Contact | Range::Air) && !self.mortar
    }
}

/// Most weapons a unit has.
pub const WEAPONS: usize = 4;

/// A unit as the rules read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The army that may buy it.
    pub army: Army,
    /// The column «Tipo» of the lists.
    pub kind: UnitKind,
    /// What it costs, in points.
    pub cost: u16,
    /// Moves off and on the road, in units of length.
    pub moves: [i32; 2],
    /// C or R: front, side, rear.
    pub protection: [i8; 3],
    /// Whether the protection is of type Vehículo.
    pub armoured: bool,
    /// Rules without a number.
    pub traits: Traits,
    /// The X of LMG(X) and of Subfusiles(X).
    pub guns: [u8; 2],
    /// Cavar(X); 0 for none.
    pub dig: u8,
    /// The X of the rule Líder(X).
    pub leader: u8,
    /// The X of the rule Observar(X).
    pub observe: u8,
    /// The X of the rule Despliegue(X).
    pub deploy: u8,
    /// The X of the rule Asalto(X).
    pub assault: u8,
    /// The X of the rule Munición(X).
    pub ammunition: u8,
    /// The X of the rule Anti-Carro(X).
    pub anti_tank: u8,
    /// Superioridad and Defensa Aérea(X).
    pub air: [u8; 2],
    /// What it carries.
    pub transport: Option<Capacity>,
    /// How it scatters.
    pub scatter: Option<Scatter>,
    /// How far its direct weapons reach.
    pub reach: i32,
    weapons: [Option<Weapon>; WEAPONS],
}

impl Profile {
    pub(super) fn of(def: &UnitDef, tables: &Tables) -> Profile {
        let mut weapons = [None; WEAPONS];
        for (slot, weapon) in weapons.iter_mut().zip(&def.weapons) {
            *slot = Some(Weapon::of(weapon, tables));
        }
        let direct = weapons.iter().flatten().filter(|weapon| weapon.is_direct());
        let mut profile = Profile {
            army: def.side,
            kind: def.kind,
            cost: def.cost,
            moves: [i32::from(def.moves.0) * CM, i32::from(def.moves.1) * CM],
            protection: [def.protection.0, def.protection.1, def.protection.2],
            armoured: def.armoured,
            traits: Traits::default(),
            guns: [0; 2],
            dig: 0,
            leader: 0,
            observe: 0,
            deploy: 0,
            assault: 0,
            ammunition: 0,
            anti_tank: 0,
            air: [0; 2],
            transport: None,
            scatter: None,
            reach: direct.flat_map(|weapon| weapon.limits).max().unwrap_or(0),
            weapons,
        };
        def.rules.iter().for_each(|rule| profile.learn(*rule));
        profile
    }

    fn learn(&mut self, rule: Ability) {
        let one = match rule {
            Ability::Lmg(x) => return self.guns[0] = x,
            Ability::Smg(x) => return self.guns[1] = x,
            Ability::Dig(x) => return self.dig = x,
            Ability::ImprovisedShovels if self.dig == 0 => return self.dig = 3,
            Ability::RegulationShovels if self.dig != 2 => return self.dig = 2,
            Ability::Leader(x) => return self.leader = x,
            Ability::Observe(x) => return self.observe = x,
            Ability::Deploy(x) => return self.deploy = x,
            Ability::Assault(x) => return self.assault = x,
            Ability::Ammunition(x) => return self.ammunition = x,
            Ability::AntiTank(x) => return self.anti_tank = x,
            Ability::AirSuperiority(x) => return self.air[0] = x,
            Ability::AirDefence(x) => return self.air[1] = x,
            Ability::Transport(capacity) => return self.transport = Some(capacity),
            Ability::Scatter(scatter) => return self.scatter = Some(scatter),
            Ability::AutonomousMove => Trait::AutonomousMove,
            Ability::Unreliable => Trait::Unreliable,
            Ability::Manoeuvrable => Trait::Manoeuvrable,
            Ability::Draggable => Trait::Draggable,
            Ability::PartlyDraggable => Trait::PartlyDraggable,
            Ability::EasilyCarried => Trait::EasilyCarried,
            Ability::Heavy => Trait::Heavy,
            Ability::LightTrain => Trait::LightTrain,
            Ability::MediumTrain => Trait::MediumTrain,
            Ability::HeavyTrain => Trait::HeavyTrain,
            Ability::Cavalry => Trait::Cavalry,
            Ability::Fanatic => Trait::Fanatic,
            Ability::Discipline => Trait::Discipline,
            Ability::IronMorale => Trait::IronMorale,
            Ability::Terror => Trait::Terror,
            Ability::Undisciplined => Trait::Undisciplined,
            Ability::Commissar => Trait::Commissar,
            Ability::StreetFighting => Trait::StreetFighting,
            Ability::Loopholes => Trait::Loopholes,
            Ability::Flamethrower => Trait::Flamethrower,
            Ability::Helmets => Trait::Helmets,
            Ability::PetrolBombs => Trait::PetrolBombs,
            Ability::Explosives => Trait::Explosives,
            Ability::HandGrenades => Trait::HandGrenades,
            Ability::Charge => Trait::Charge,
            Ability::SlopedArmour => Trait::SlopedArmour,
            Ability::SteepArmour => Trait::SteepArmour,
            Ability::SteppedArmour => Trait::SteppedArmour,
            Ability::QualitySteel => Trait::QualitySteel,
            Ability::BrittleArmour => Trait::BrittleArmour,
            Ability::PoorVision => Trait::PoorVision,
            Ability::LowProfile => Trait::LowProfile,
            Ability::HighProfile => Trait::HighProfile,
            Ability::Recon => Trait::Recon,
            Ability::Command => Trait::Command,
            Ability::Communications => Trait::Communications,
            Ability::LowLeadership => Trait::LowLeadership,
            Ability::Radio => Trait::Radio,
            Ability::Tools => Trait::Tools,
            Ability::NoTurret => Trait::NoTurret,
            Ability::Marksman => Trait::Marksman,
            Ability::Sniper => Trait::Sniper,
            Ability::Concealment => Trait::Concealment,
            Ability::Reinforcements => Trait::Reinforcements,
            // Baked into the printed moves (ruling A.2-7), bought as upgrades, or rules of weapons.
            Ability::FastMove
            | Ability::Slow
            | Ability::VerySlow
            | Ability::ImprovisedShovels
            | Ability::RegulationShovels
            | Ability::Veterancy
            | Ability::Suppression(_)
            | Ability::Hit(_)
            | Ability::DoubleFire
            | Ability::TwinGuns
            | Ability::MediumAngle
            | Ability::Area
            | Ability::Mortar
            | Ability::Ap
            | Ability::He
            | Ability::Bombard
            | Ability::RapidBombard => return,
        };
        self.traits.add(one);
    }

    /// The weapon in that place, the main one first.
    #[inline]
    pub fn weapon(&self, at: u8) -> Option<&Weapon> {
        self.weapons.get(usize::from(at))?.as_ref()
    }

    /// The weapons of its list, each with its line.
    pub fn weapons(&self) -> impl Iterator<Item = (u8, &Weapon)> {
        self.weapons.iter().flatten().enumerate().map(|(at, weapon)| (at as u8, weapon))
    }

    /// Whether it has that rule.
    #[inline]
    pub fn has(&self, one: Trait) -> bool {
        self.traits.has(one)
    }

    /// Whether it can bombard.
    pub fn bombards(&self) -> bool {
        self.weapons().any(|(_, weapon)| weapon.bombard || weapon.mortar)
    }
}
