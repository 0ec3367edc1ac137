//! The tables the rules read: numbers for names, bit masks for lists.

use super::{Area, Bonus, Data, Effect, GeneralDef, ProfileDef, TerrainKind, Timing, TokenKind, TokenSide};
use crate::ids::{
    Ability, AbilitySet, CardNo, Class, ClassSet, Cover, Ground, Natural, Subtype, SupportNo, Tag, TagSet, WeaponNo,
};
use crate::rules::c11_deployment::equipment;

/// No weapon, no token, no slot, no unit.
pub(crate) const NONE: u8 = u8::MAX;

/// A unit has at most this many weapons and tokens.
pub(super) const SLOTS: usize = 8;

/// What an attack is made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Profile {
    pub hit: i8,
    pub crit: i8,
    pub pen: u8,
    pub damage: u8,
}

impl From<ProfileDef> for Profile {
    fn from((hit, crit, pen, damage): ProfileDef) -> Profile {
        Profile { hit: hit as i8, crit: crit as i8, pen, damage }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct WeaponRules {
    pub least: u8,
    pub most: u8,
    pub profile: Profile,
    pub tags: TagSet,
}

impl WeaponRules {
    #[inline]
    pub fn is(&self, tag: Tag) -> bool {
        self.tags.contains(tag)
    }

    /// Whether it is fired at areas (§19-area-line, §19-area-cross).
    #[inline]
    pub fn is_area(&self) -> bool {
        self.is(Tag::AreaLine) || self.is(Tag::AreaCross)
    }
}

/// One weapon or token of a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// The token; `NONE` for a weapon printed on the card.
    pub token: u8,
    /// The weapon; `NONE` where it is none.
    pub weapon: u8,
    pub price: u8,
    /// The slot that must be bought first; `NONE` for none.
    pub after: u8,
    pub offensive: bool,
}

const EMPTY_SLOT: Slot = Slot { token: NONE, weapon: NONE, price: 0, after: NONE, offensive: false };

#[derive(Clone, Copy, Debug)]
pub(crate) struct UnitRules {
    pub class: Class,
    pub subtype: Subtype,
    pub cost: u8,
    pub movement: u8,
    pub armour: u8,
    pub wounds: u8,
    pub abilities: AbilitySet,
    pub carries: u8,
    pub slots: [Slot; SLOTS],
    pub slot_count: u8,
    /// Slots of printed weapons.
    pub printed: u8,
    /// Slots that are weapons.
    pub weapons: u8,
    /// Slots whose marker turns grey when used and comes back (§9.2).
    pub flipping: u8,
    pub set_up: u8,
    pub single_use: u8,
    pub prone: u8,
    pub medic: u8,
    pub camouflage: u8,
    pub sandbags: u8,
    pub smoke: u8,
    pub skirts: u8,
    pub air: Option<Profile>,
    pub ground: Option<Profile>,
    pub defence: Option<Profile>,
    pub area: Area,
}

impl UnitRules {
    #[inline]
    pub fn has(&self, ability: Ability) -> bool {
        self.abilities.contains(ability)
    }

    #[inline]
    pub fn weapon(&self, slot: u8) -> WeaponNo {
        WeaponNo(self.slots[usize::from(slot)].weapon)
    }

    #[inline]
    pub fn is_vehicle(&self) -> bool {
        matches!(self.class, Class::Tank | Class::Transport)
    }

    /// Whether others may be aboard: infantry inside, or a gun behind (§21.1).
    #[inline]
    pub fn is_carrier(&self) -> bool {
        self.carries > 0 || self.has(Ability::Tow)
    }

    /// Whether it heals, repairs, clears or resupplies in Deployment (§16, §20-botiquin).
    #[inline]
    pub fn is_helper(&self) -> bool {
        self.medic != 0 || [Ability::Mechanic, Ability::Sapper, Ability::Logistics].iter().any(|work| self.has(*work))
    }

    /// §11.5.4: whether a set of tokens has a second one without the first.
    pub fn lacks_first(&self, set: u8) -> bool {
        let lacks = |slot: u8| {
            let after = self.slots[usize::from(slot)].after;
            after != NONE && set >> after & 1 == 0
        };
        (0..self.slot_count).filter(|slot| set >> slot & 1 != 0).any(lacks)
    }

    /// Infantry, artillery or vehicle: its column in the terrain tables.
    #[inline]
    pub fn column(&self) -> usize {
        match self.class {
            Class::Infantry => 0,
            Class::Artillery => 1,
            _ => 2,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct TerrainRules {
    pub kind: TerrainKind,
    pub cost: u8,
    pub enter: [Ground; 3],
    pub cover: [Cover; 3],
    pub armour_bonus: u8,
    pub pi: u8,
    pub armour: u8,
    pub clearable: bool,
    pub copies: u8,
    pub for_sale: bool,
}

/// A card that is a mine (§17-mina_anticarro).
#[derive(Clone, Copy, Debug)]
pub(crate) struct MineRules {
    pub card: CardNo,
    pub bit: u32,
    pub on: ClassSet,
    pub pen: u8,
    pub damage: u8,
}

/// What has to be asked of a general, so that most need not be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GeneralRules {
    /// Something is cheaper with him.
    pub discounts: bool,
    /// A staff recovers under him.
    pub recovers: bool,
}

impl GeneralRules {
    fn of(general: &GeneralDef) -> GeneralRules {
        let has = |wanted: fn(&Bonus) -> bool| general.effects.iter().any(wanted);
        GeneralRules {
            discounts: has(|bonus| matches!(bonus, Bonus::Discount { .. })),
            recovers: has(|bonus| matches!(bonus, Bonus::RecoverPi(_))),
        }
    }
}

/// Everything the rules look up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tables {
    pub weapons: Vec<WeaponRules>,
    pub units: Vec<UnitRules>,
    /// The sets of tokens each unit may take, with their prices (§11.5.2).
    pub equipment: Vec<Vec<(u8, u8)>>,
    pub terrain: Vec<TerrainRules>,
    pub naturals: Vec<([Ground; 3], [Cover; 3])>,
    /// Whether open ground hinders nobody.
    pub open_is_normal: bool,
    /// What each card costs, by its number.
    pub costs: Vec<u8>,
    /// The terrain card a destroyed building turns to.
    pub ruin: u8,
    pub landing_craft: u8,
    /// Letters of each tile face, row by row.
    pub tiles: Vec<[[u8; 4]; 2]>,
    pub random_tiles: Vec<u8>,
    /// Support cards that last a turn, one bit each.
    pub temporary: u32,
    /// What each support card does: the entries themselves are large.
    pub support: Vec<Effect>,
    /// Cards that answer where an enemy move goes, and where it ends: ambushes by number and bit.
    pub mines: Vec<MineRules>,
    pub ambushes: Vec<(CardNo, u32)>,
    /// Cards that throw a die again: number, bit.
    pub rerolls: Vec<(CardNo, u32)>,
    pub generals: Vec<GeneralRules>,
    /// The card that hits without a die.
    pub sure_hit: Option<SupportNo>,
}

impl Tables {
    pub(super) fn compile(data: &Data) -> Tables {
        let weapons = data.armoury.weapons.iter().map(|weapon| WeaponRules {
            least: weapon.range.0,
            most: weapon.range.1,
            profile: (weapon.hit, weapon.crit, weapon.pen, weapon.damage).into(),
            tags: weapon.tags.iter().copied().collect(),
        });
        let terrain = data.board.terrain.iter().map(|card| TerrainRules {
            kind: card.kind,
            cost: card.cost,
            enter: card.enter.into(),
            cover: card.cover.into(),
            armour_bonus: card.armour_bonus,
            pi: card.pi,
            armour: card.armour,
            clearable: card.clearable,
            copies: card.copies,
            for_sale: card.for_sale,
        });
        let face = |rows: &(String, String)| {
            let mut letters = [b'.'; 4];
            letters.iter_mut().zip(rows.0.bytes().chain(rows.1.bytes())).for_each(|(to, from)| *to = from);
            letters
        };
        let tiles = &data.board.tiles;
        let numbered = (0u8..).zip(&data.cards.support);
        let reactions = numbered.clone().filter(|(_, card)| card.timing == Timing::EnemyMove);
        let reactions = reactions.map(|(at, card)| (at, card.effect));
        let units: Vec<UnitRules> = data.units.iter().map(|unit| unit_rules(data, unit)).collect();
        Tables {
            weapons: weapons.collect(),
            equipment: units.iter().map(equipment).collect(),
            units,
            terrain: terrain.collect(),
            naturals: data.board.naturals.iter().map(|natural| (natural.enter.into(), natural.cover.into())).collect(),
            open_is_normal: data.board.naturals[Natural::Open.index()].enter
                == (Ground::Normal, Ground::Normal, Ground::Normal),
            costs: data
                .units
                .iter()
                .map(|unit| unit.cost)
                .chain(data.cards.support.iter().map(|card| card.cost))
                .collect(),
            ruin: position(data.board.terrain.iter().map(|card| card.kind == TerrainKind::Ruin)),
            landing_craft: position(data.units.iter().map(|unit| unit.abilities.contains(&Ability::LandingCraft))),
            tiles: tiles.iter().map(|tile| [face(&tile.faces.0), face(&tile.faces.1)]).collect(),
            random_tiles: (0..tiles.len() as u8).filter(|at| tiles[usize::from(*at)].random).collect(),
            temporary: (0..)
                .zip(&data.cards.support)
                .filter(|(_, card)| card.lasts == super::Lasts::Turn)
                .map(|(at, _)| 1 << at)
                .sum(),
            support: data.cards.support.iter().map(|card| card.effect).collect(),
            mines: reactions
                .clone()
                .filter_map(|(at, effect)| match effect {
                    Effect::Mine { on, pen, damage } => {
                        Some(MineRules { card: data.support_card(SupportNo(at)), bit: 1 << at, on, pen, damage })
                    }
                    _ => None,
                })
                .collect(),
            ambushes: reactions
                .filter(|(_, effect)| *effect == Effect::Ambush)
                .map(|(at, _)| (data.support_card(SupportNo(at)), 1 << at))
                .collect(),
            rerolls: numbered
                .clone()
                .filter(|(_, card)| card.effect == Effect::Reroll)
                .map(|(at, _)| (data.support_card(SupportNo(at)), 1 << at))
                .collect(),
            generals: data.cards.generals.iter().map(GeneralRules::of).collect(),
            sure_hit: numbered.clone().find(|(_, card)| card.effect == Effect::SureHit).map(|(at, _)| SupportNo(at)),
        }
    }

    #[inline]
    pub fn weapon(&self, weapon: WeaponNo) -> &WeaponRules {
        &self.weapons[weapon.index()]
    }
}

fn position(mut found: impl Iterator<Item = bool>) -> u8 {
    found.position(|found| found).map_or(NONE, |at| at as u8)
}

fn unit_rules(data: &Data, unit: &super::UnitDef) -> UnitRules {
    let weapon_no = |id: &str| position(data.armoury.weapons.iter().map(|weapon| weapon.id == id));
    let mut rules = UnitRules {
        class: unit.class,
        subtype: unit.subtype,
        cost: unit.cost,
        movement: unit.movement,
        armour: unit.armour,
        wounds: unit.wounds,
        abilities: unit.abilities.iter().copied().collect(),
        carries: unit.carries,
        slots: [EMPTY_SLOT; SLOTS],
        slot_count: 0,
        printed: 0,
        weapons: 0,
        flipping: 0,
        set_up: 0,
        single_use: 0,
        prone: 0,
        medic: 0,
        camouflage: 0,
        sandbags: 0,
        smoke: 0,
        skirts: 0,
        air: unit.air.map(Profile::from),
        ground: unit.ground.map(Profile::from),
        defence: unit.defence.map(Profile::from),
        area: unit.area.unwrap_or(Area::Cell),
    };
    let mut add = |slot: Slot, kind: TokenKind| {
        let at = rules.slot_count;
        let bit = 1 << at;
        rules.slots[usize::from(at)] = slot;
        rules.slot_count += 1;
        if slot.token == NONE {
            rules.printed |= bit;
        }
        if slot.weapon != NONE {
            rules.weapons |= bit;
            if data.armoury.weapons[usize::from(slot.weapon)].flips {
                rules.flipping |= bit;
            }
        }
        match kind {
            TokenKind::Weapon => {}
            TokenKind::SetUp => rules.set_up |= bit,
            TokenKind::SingleUse => rules.single_use |= bit,
            TokenKind::Prone => rules.prone |= bit,
            TokenKind::Medic => {
                rules.medic |= bit;
                rules.flipping |= bit;
            }
            TokenKind::Camouflage => rules.camouflage |= bit,
            TokenKind::Sandbags => rules.sandbags |= bit,
            TokenKind::Smoke => {
                rules.smoke |= bit;
                rules.flipping |= bit;
            }
            TokenKind::Skirts => rules.skirts |= bit,
        }
        at
    };
    for weapon in &unit.weapons {
        add(Slot { weapon: weapon_no(weapon), ..EMPTY_SLOT }, TokenKind::Weapon);
    }
    for (id, prices) in &unit.tokens {
        let token = position(data.armoury.tokens.iter().map(|token| token.id == *id));
        let def = &data.armoury.tokens[usize::from(token)];
        let weapon = def.weapon.as_deref().map_or(NONE, weapon_no);
        let mut after = NONE;
        for price in prices {
            let offensive = def.side == TokenSide::Offensive;
            after = add(Slot { token, weapon, price: *price, after, offensive }, def.kind);
        }
    }
    rules
}
