//! The tables the rules read: numbers for names, bit masks for lists.

use super::{Area, Bonus, Data, Effect, GeneralDef, ProfileDef, TerrainKind, TokenKind, TokenSide};
use crate::actions::Warrant;
use crate::ids::{
    Ability, AbilitySet, CardNo, Class, ClassSet, Cover, Ground, Natural, Slot, Slots, Subtype, SupportNo, Tag, TagSet,
    TerrainNo, UnitNo, WeaponNo,
};
use crate::rules::c11_deployment::equipment;

/// A unit has at most this many weapons and tokens.
pub(super) const SLOTS: usize = Slot::COUNT as usize;

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
pub(crate) struct SlotRules {
    /// The token by its place in the pack; none for a weapon printed on the card.
    pub token: Option<u8>,
    pub weapon: Option<WeaponNo>,
    pub price: u8,
    /// The slot that must be bought first.
    pub after: Option<Slot>,
    pub offensive: bool,
}

const EMPTY_SLOT: SlotRules = SlotRules { token: None, weapon: None, price: 0, after: None, offensive: false };

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
    pub slots: [SlotRules; SLOTS],
    pub slot_count: u8,
    /// Slots of printed weapons.
    pub printed: Slots,
    /// Slots that are weapons.
    pub weapons: Slots,
    /// Slots whose marker turns grey when used and comes back (§9.2).
    pub flipping: Slots,
    pub set_up: Slots,
    pub single_use: Slots,
    pub prone: Slots,
    pub medic: Slots,
    pub camouflage: Slots,
    pub sandbags: Slots,
    pub smoke: Slots,
    pub skirts: Slots,
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
    pub fn weapon(&self, slot: Slot) -> WeaponNo {
        self.slots[slot.index()].weapon.expect("a weapon lies in the slot")
    }

    /// Its slots, in order.
    #[inline]
    pub fn all_slots(&self) -> Slots {
        Slots::first_of(self.slot_count)
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
        !self.medic.is_empty()
            || [Ability::Mechanic, Ability::Sapper, Ability::Logistics].iter().any(|work| self.has(*work))
    }

    /// §11.5.4: whether a set of tokens has a second one without the first.
    pub fn lacks_first(&self, set: Slots) -> bool {
        let lacks = |slot: Slot| self.slots[slot.index()].after.is_some_and(|after| !set.contains(after));
        set.and(self.all_slots()).iter().any(lacks)
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
    pub equipment: Vec<Vec<(Slots, u8)>>,
    pub terrain: Vec<TerrainRules>,
    pub naturals: Vec<([Ground; 3], [Cover; 3])>,
    /// Whether open ground hinders nobody.
    pub open_is_normal: bool,
    /// What each card costs, by its number.
    pub costs: Vec<u8>,
    /// The terrain card a destroyed building turns to.
    pub ruin: Option<TerrainNo>,
    pub landing_craft: Option<UnitNo>,
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
    /// The paragraph each support card is played under.
    pub warrants: Vec<Warrant>,
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
            ruin: position(&data.board.terrain, |card| card.kind == TerrainKind::Ruin).map(TerrainNo),
            landing_craft: position(&data.units, |unit| unit.abilities.contains(&Ability::LandingCraft)).map(UnitNo),
            tiles: tiles.iter().map(|tile| [face(&tile.faces.0), face(&tile.faces.1)]).collect(),
            random_tiles: (0..tiles.len() as u8).filter(|at| tiles[usize::from(*at)].random).collect(),
            temporary: (0..)
                .zip(&data.cards.support)
                .filter(|(_, card)| card.lasts == super::Lasts::Turn)
                .map(|(at, _)| 1 << at)
                .sum(),
            support: data.cards.support.iter().map(|card| card.effect).collect(),
            mines: mines(data),
            ambushes: cards_that(data, Effect::Ambush),
            rerolls: cards_that(data, Effect::Reroll),
            generals: data.cards.generals.iter().map(GeneralRules::of).collect(),
            warrants: data.cards.support.iter().map(|card| warrant_of(&card.id)).collect(),
            sure_hit: position(&data.cards.support, |card| card.effect == Effect::SureHit).map(SupportNo),
        }
    }

    #[inline]
    pub fn weapon(&self, weapon: WeaponNo) -> &WeaponRules {
        &self.weapons[weapon.index()]
    }
}

/// The cards that go off where an enemy moves, by rising number.
fn mines(data: &Data) -> Vec<MineRules> {
    let mine = |(at, card): (u8, &super::SupportDef)| match card.effect {
        Effect::Mine { on, pen, damage } => {
            Some(MineRules { card: data.support_card(SupportNo(at)), bit: 1 << at, on, pen, damage })
        }
        _ => None,
    };
    (0..).zip(&data.cards.support).filter_map(mine).collect()
}

/// The support cards with an effect: number in a deck, bit.
fn cards_that(data: &Data, effect: Effect) -> Vec<(CardNo, u32)> {
    let with = (0u8..).zip(&data.cards.support).filter(|(_, card)| card.effect == effect);
    with.map(|(at, _)| (data.support_card(SupportNo(at)), 1 << at)).collect()
}

/// The row of chapter 17 with the name of a support card.
fn warrant_of(id: &str) -> Warrant {
    format!("17-{id}").parse().unwrap_or(Warrant::Support)
}

/// The place of the first that is wanted.
fn position<T>(list: &[T], wanted: impl Fn(&T) -> bool) -> Option<u8> {
    list.iter().position(wanted).map(|at| at as u8)
}

fn unit_rules(data: &Data, unit: &super::UnitDef) -> UnitRules {
    let weapon_no = |id: &str| position(&data.armoury.weapons, |weapon| weapon.id == id).map(WeaponNo);
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
        printed: Slots::NONE,
        weapons: Slots::NONE,
        flipping: Slots::NONE,
        set_up: Slots::NONE,
        single_use: Slots::NONE,
        prone: Slots::NONE,
        medic: Slots::NONE,
        camouflage: Slots::NONE,
        sandbags: Slots::NONE,
        smoke: Slots::NONE,
        skirts: Slots::NONE,
        air: unit.air.map(Profile::from),
        ground: unit.ground.map(Profile::from),
        defence: unit.defence.map(Profile::from),
        area: unit.area.unwrap_or(Area::Cell),
    };
    for weapon in &unit.weapons {
        add_slot(data, &mut rules, SlotRules { weapon: weapon_no(weapon), ..EMPTY_SLOT }, TokenKind::Weapon);
    }
    for (id, prices) in &unit.tokens {
        let Some(token) = position(&data.armoury.tokens, |token| token.id == *id) else { continue };
        let def = &data.armoury.tokens[usize::from(token)];
        let weapon = def.weapon.as_deref().and_then(weapon_no);
        let mut after = None;
        for price in prices {
            let offensive = def.side == TokenSide::Offensive;
            let slot = SlotRules { token: Some(token), weapon, price: *price, after, offensive };
            after = Some(add_slot(data, &mut rules, slot, def.kind));
        }
    }
    rules
}

/// Gives a unit one slot more, and notes what lies in it.
fn add_slot(data: &Data, rules: &mut UnitRules, slot: SlotRules, kind: TokenKind) -> Slot {
    let at = Slot(rules.slot_count);
    let alone = Slots::only(at);
    rules.slots[at.index()] = slot;
    rules.slot_count += 1;
    if slot.token.is_none() {
        rules.printed.add(alone);
    }
    // §20-mg: a weapon token gives one more weapon.
    if let Some(weapon) = slot.weapon {
        rules.weapons.add(alone);
        if data.armoury.weapons[weapon.index()].flips {
            rules.flipping.add(alone);
        }
    }
    match kind {
        TokenKind::Weapon => {}
        TokenKind::SetUp => rules.set_up.add(alone),
        TokenKind::SingleUse => rules.single_use.add(alone),
        TokenKind::Prone => rules.prone.add(alone),
        TokenKind::Medic => {
            rules.medic.add(alone);
            rules.flipping.add(alone);
        }
        TokenKind::Camouflage => rules.camouflage.add(alone),
        TokenKind::Sandbags => rules.sandbags.add(alone),
        TokenKind::Smoke => {
            rules.smoke.add(alone);
            rules.flipping.add(alone);
        }
        TokenKind::Skirts => rules.skirts.add(alone),
    }
    at
}
