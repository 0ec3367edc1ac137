//! What the files of a data pack hold, entry by entry.

use super::{Source, Text};
use crate::ids::{Ability, Class, ClassSet, Cover, Ground, Nation, Natural, Subtype, Tag};
use serde::{Deserialize, Deserializer, Serialize};

/// A list of classes, in files that name them without quotes.
fn classes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ClassSet, D::Error> {
    Vec::<Class>::deserialize(deserializer).map(|classes| classes.into_iter().collect())
}

/// What the file `armoury.ron` holds.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmouryDef {
    pub weapons: Vec<WeaponDef>,
    pub tokens: Vec<TokenDef>,
}

/// A weapon (chapter 8).
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct WeaponDef {
    pub id: String,
    pub name: Text,
    /// Least and most cells it reaches.
    pub range: (u8, u8),
    /// The number to hit.
    pub hit: u8,
    /// The number to destroy outright.
    pub crit: u8,
    pub pen: u8,
    pub damage: u8,
    /// Whether it turns grey when used (§9.2).
    pub flips: bool,
    /// What is special about it.
    pub tags: Vec<Tag>,
    /// Where it comes from.
    pub source: Source,
}

/// Which side of the card a token belongs to (§11.5.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum TokenSide {
    /// On the left.
    Offensive,
    /// On the right.
    Defensive,
}

/// What a token does (chapter 20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum TokenKind {
    /// One more weapon.
    Weapon,
    /// A weapon that is set up or packed.
    SetUp,
    /// A weapon that is discarded after one shot.
    SingleUse,
    /// Harder to hit until the unit moves.
    Prone,
    /// Heals a wound.
    Medic,
    /// Cannot be named from afar.
    Camouflage,
    /// Light cover until the unit moves.
    Sandbags,
    /// Smoke as a reaction.
    Smoke,
    /// Skirts against hollow charges.
    Skirts,
}

/// An equipment token (chapter 9, chapter 20).
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct TokenDef {
    pub id: String,
    pub name: Text,
    /// Offensive or defensive.
    pub side: TokenSide,
    /// What it does.
    pub kind: TokenKind,
    /// Its weapon, if it is one.
    pub weapon: Option<String>,
    /// Where it comes from.
    pub source: Source,
}

/// The area a plane attacks (§13.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Area {
    Cell,
    /// Two aligned cells.
    Line2,
    /// Three aligned cells.
    Line3,
    /// A cell and its four neighbours.
    Cross,
}

/// Hit, critical, penetration, damage.
pub type ProfileDef = (u8, u8, u8, u8);

/// A unit card (chapter 8).
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct UnitDef {
    pub id: String,
    pub name: Text,
    /// Whose it is.
    pub nation: Nation,
    pub class: Class,
    /// What kind of it.
    pub subtype: Subtype,
    /// What deploying it costs; also its points in a deck.
    pub cost: u8,
    /// Cells it moves.
    pub movement: u8,
    pub armour: u8,
    /// Wounds that destroy it.
    pub wounds: u8,
    /// Its own weapons, the main one first.
    pub weapons: Vec<String>,
    /// Tokens it may take, with the price of each copy.
    pub tokens: Vec<(String, Vec<u8>)>,
    pub abilities: Vec<Ability>,
    /// Infantry it carries.
    #[serde(default)]
    pub carries: u8,
    /// A plane's guns against planes.
    #[serde(default)]
    pub air: Option<ProfileDef>,
    /// A plane's attack on the ground.
    #[serde(default)]
    pub ground: Option<ProfileDef>,
    /// A plane's defence against fighters.
    #[serde(default)]
    pub defence: Option<ProfileDef>,
    /// The area it attacks.
    #[serde(default)]
    pub area: Option<Area>,
    /// Copies in one box.
    pub copies: u8,
    /// Where it comes from.
    pub source: Source,
}

/// What the file `support.ron` holds.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsDef {
    pub support: Vec<SupportDef>,
    pub generals: Vec<GeneralDef>,
}

/// The symbol of a support card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum SupportKind {
    /// A box (§2.4).
    Supplies,
    /// A chevron (§2.5).
    Promotion,
    /// A backpack (§2.6).
    Equipment,
}

/// When a support card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Timing {
    /// In the own Movement phase.
    Movement,
    /// In the own Deployment phase.
    Deployment,
    /// In the own Shooting phase.
    OwnShooting,
    /// When an enemy unit moves.
    EnemyMove,
}

/// How long a support card lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Lasts {
    /// Done at once.
    Once,
    /// Until the next Start phase of who played it (ruling C7).
    Turn,
    /// For the rest of the game, under the unit.
    Permanent,
}

/// Which weapons a promotion improves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Scope {
    /// All of them.
    All,
    /// The first printed one.
    Main,
}

/// A yes or a no that says what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Steadfast {
    /// Suppressive fire does not touch it.
    Yes,
    No,
}

/// What a support card does (chapter 17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Effect {
    /// A shot hits without a die.
    SureHit,
    /// Hits what moves in.
    Mine {
        /// What sets it off.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Class>"))]
        #[serde(deserialize_with = "classes")]
        on: ClassSet,
        pen: u8,
        damage: u8,
    },
    /// Turns so many grey tokens of a unit.
    Reload(u8),
    /// Takes wounds off a unit.
    Heal {
        /// The classes of unit it is for.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Class>"))]
        #[serde(deserialize_with = "classes")]
        on: ClassSet,
        /// How many at most.
        wounds: u8,
    },
    /// So many action points.
    GainPa(u8),
    /// As many action points as supply lines.
    GainPaBySupply,
    /// So many cards.
    Draw(u8),
    /// A die again.
    Reroll,
    /// An attack on every unit of an area.
    Barrage {
        area: Area,
        /// The number to hit.
        hit: u8,
        /// To destroy outright.
        crit: u8,
        pen: u8,
        damage: u8,
    },
    /// Smoke over three cells of a line.
    SmokeScreen,
    /// Looks at a hand and discards a cheap support card.
    AirReconnaissance {
        /// Cards of this cost or less.
        up_to: u8,
    },
    /// The enemy loses stored points.
    Sabotage(u8),
    /// A shot at what has moved.
    Ambush,
    /// One unit moves further.
    MoveOne(u8),
    /// All units of a class move further.
    MoveAll {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Class>"))]
        #[serde(deserialize_with = "classes")]
        on: ClassSet,
        by: u8,
    },
    /// Takes a cheap infantry card back from the discard.
    Recover {
        /// Of this cost or less.
        up_to: u8,
    },
    /// Puts a general into the staff.
    General,
    /// Infantry ignores wounds and suppressive fire.
    StandFast,
    /// Makes veterans or elites.
    Promote {
        /// The classes of unit it is for.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Class>"))]
        #[serde(deserialize_with = "classes")]
        on: ClassSet,
        weapons: Scope,
        /// To the number to hit.
        hit: i8,
        /// To the number to destroy outright.
        crit: i8,
        /// Wounds whose penalty does not count.
        ignored_wounds: u8,
        /// More wounds it can take.
        wounds: u8,
        /// Whether suppressive fire leaves it alone.
        steadfast: Steadfast,
        /// Misses it may throw again, in the whole game.
        rerolls: u8,
    },
    /// A tank clears its way.
    DozerBlade,
    /// Armour +1, movement −1.
    ExtraArmour {
        /// On printed armour of this much or less (ruling D1).
        up_to: u8,
    },
    /// More penetration of guns.
    Piercing(u8),
    /// Indirect fire is directed.
    Radio {
        /// At targets this near.
        within: u8,
    },
    /// A level of cover.
    CamouflageNet,
    /// More range of one weapon.
    Binoculars(u8),
}

/// A support card (chapter 17).
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct SupportDef {
    pub id: String,
    pub name: Text,
    pub kind: SupportKind,
    /// What playing it costs.
    pub cost: u8,
    /// Its points in a deck.
    pub points: u8,
    /// When it is played.
    pub timing: Timing,
    /// How long it lasts.
    pub lasts: Lasts,
    /// The one nation that has it.
    pub nation: Option<Nation>,
    /// Copies in one box, by nation.
    pub copies: (u8, u8, u8, u8),
    /// What it does.
    pub effect: Effect,
    /// Where it comes from.
    pub source: Source,
}

/// What a discount applies to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum DiscountOn {
    /// Units of a class.
    Class(Class),
    /// Support cards of the kind Supplies.
    Supplies,
}

/// What a general does (chapter 18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Bonus {
    /// More points each turn.
    Income(u8),
    /// Cards cost less.
    Discount {
        on: DiscountOn,
        by: u8,
        /// Not below this.
        floor: u8,
        /// So often a turn.
        per_turn: u8,
    },
    /// So many units march without paying.
    FreeMarch(u8),
    /// A vehicle moves after it was deployed, once a turn.
    MoveAfterDeploying(u8),
    /// The staff recovers, once a game.
    RecoverPi(u8),
    /// Draws more while the hand is small.
    DrawBelow {
        /// Fewer cards than this.
        hand: u8,
        /// So many more.
        cards: u8,
    },
    /// More points with a long supply line.
    IncomeBySupply {
        /// From so many lines on.
        lines: u8,
        /// So many points.
        pa: u8,
    },
    /// Infantry that gets off may assault.
    AssaultFromTransport,
    /// −1/0 for the shots of one unit, once a turn.
    SteadyUnit,
    /// −1/0 for infantry in buildings and ruins.
    CloseQuarters,
}

/// A general (chapter 18).
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct GeneralDef {
    pub id: String,
    /// Whose he is.
    pub nation: Nation,
    pub name: Text,
    /// What he does.
    pub effects: Vec<Bonus>,
    /// Where it comes from.
    pub source: Source,
}

/// What the file `field.ron` holds.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDef {
    /// The four nations.
    pub nations: Vec<NationDef>,
    /// What is printed on tiles.
    pub naturals: Vec<NaturalDef>,
    pub tiles: Vec<TileDef>,
    /// The terrain cards.
    pub terrain: Vec<TerrainDef>,
}

/// A nation and its staff (chapter 4).
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct NationDef {
    pub nation: Nation,
    pub name: Text,
    /// Points each turn.
    pub income: u8,
    /// Points it can store.
    pub most_pa: u8,
    pub pi: u8,
    pub armour: u8,
    /// Where it comes from.
    pub source: Source,
}

/// For infantry, artillery and vehicles.
pub type ByColumn<T> = (T, T, T);

/// Natural terrain (§12.5).
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct NaturalDef {
    pub natural: Natural,
    pub name: Text,
    /// How hard it is to enter.
    pub enter: ByColumn<Ground>,
    /// The cover it gives.
    pub cover: ByColumn<Cover>,
    /// Where it comes from.
    pub source: Source,
}

/// A tile of two by two cells with two faces.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct TileDef {
    pub id: String,
    /// Its faces, two rows of two letters each.
    pub faces: ((String, String), (String, String)),
    /// Whether it is laid in a pitched battle.
    pub random: bool,
    /// Where it comes from.
    pub source: Source,
}

/// What a terrain card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum TerrainKind {
    Plain,
    /// A dozer blade clears it.
    Barrier,
    /// Indirect fire does not lower its cover.
    Trench,
    /// Nobody assaults from it; a tank removes it.
    Wire,
    /// A building: cover, and armour for the unit inside (§12.6).
    Building,
    /// Over a river.
    Bridge,
    /// What is left of a building.
    Ruin,
}

/// A terrain card (§2.7, chapter 12).
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct TerrainDef {
    pub id: String,
    pub name: Text,
    /// What it is.
    pub kind: TerrainKind,
    /// What it costs.
    pub cost: u8,
    /// How hard it is to enter.
    pub enter: ByColumn<Ground>,
    /// The cover it gives.
    pub cover: ByColumn<Cover>,
    /// Armour it adds to the unit inside.
    pub armour_bonus: u8,
    /// Impact points; 0: it cannot be destroyed.
    pub pi: u8,
    /// Its own armour.
    pub armour: u8,
    /// Whether sappers and dozer blades clear it.
    pub clearable: bool,
    /// Copies in one box.
    pub copies: u8,
    /// Whether it is bought in a pitched battle.
    pub for_sale: bool,
    /// Where it comes from.
    pub source: Source,
}
