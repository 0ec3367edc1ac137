//! The card of a unit as it was bought (§2.2, §2.4): what quality and upgrades make of the printed line.
//!
//! [`crate::setup`] enlists units; a card says of one beforehand what it will be.

use crate::data::{Ability, Data, QualityDef, Trait};
use crate::roster::Entry;
use crate::rules::c6_worth::d_with;
use crate::setup::enlist;
use crate::{ids::Quality, ids::Side};

/// A unit as it was bought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its quality, Veterans included.
    pub quality: Quality,
    /// Its special rules, bought ones included.
    pub rules: Vec<Ability>,
    /// D of each weapon at short, medium and long range.
    pub d: Vec<[i8; 3]>,
    /// Casualties it can take (§11.8), stand by stand; empty for vehicles and aircraft.
    pub casualties: &'static [u8],
    /// Whether it is damaged as a vehicle (§6.3.2).
    pub vehicle: bool,
}

impl Card {
    /// The card of an entry; `None` where no unit has its id.
    pub fn of(data: &Data, entry: &Entry) -> Option<Card> {
        let def = data.unit(&entry.unit)?;
        let profile = &data.profiles[def];
        let unit = enlist(def as u8, Side::Attacker, profile, entry);
        let levels = [
            (unit.guns[0], Ability::Lmg(unit.guns[0])),
            (unit.guns[1], Ability::Smg(unit.guns[1])),
            (unit.dig, Ability::Dig(unit.dig)),
            (unit.ammo, Ability::Ammunition(unit.ammo)),
        ];
        let levelled = |rule: &Ability| {
            matches!(rule, Ability::Lmg(_) | Ability::Smg(_) | Ability::Dig(_) | Ability::Ammunition(_))
        };
        let mut rules: Vec<Ability> = data.units[def].rules.iter().filter(|rule| !levelled(rule)).copied().collect();
        rules.extend(levels.iter().filter(|(level, _)| *level > 0).map(|(_, rule)| *rule));
        let gear = [
            (Trait::Marksman, Ability::Marksman),
            (Trait::PetrolBombs, Ability::PetrolBombs),
            (Trait::HandGrenades, Ability::HandGrenades),
            (Trait::Explosives, Ability::Explosives),
            (Trait::Helmets, Ability::Helmets),
            (Trait::Reinforcements, Ability::Reinforcements),
        ];
        let bought =
            gear.iter().filter(|(one, rule)| unit.gear.has(*one) && !rules.contains(rule)).map(|(_, rule)| *rule);
        let bought: Vec<Ability> = bought.collect();
        rules.extend(bought);
        let d = profile.weapons().map(|(at, _)| [0, 1, 2].map(|band| d_with(profile, unit.guns, at, band)));
        let casualties: &[u8] = match profile.kind {
            kind if kind.is_section() => &[4, 4, 4, 2],
            kind if kind.is_individual() => &[2],
            kind if kind.is_crew() => &[4],
            _ => &[],
        };
        let vehicle = profile.kind.is_vehicle();
        Some(Card { quality: unit.quality, rules, d: d.collect(), casualties, vehicle })
    }

    /// What its quality gives.
    pub fn spirit<'a>(&self, data: &'a Data) -> &'a QualityDef {
        data.quality(self.quality)
    }
}
