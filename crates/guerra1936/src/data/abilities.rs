//! Abilities as programs: conditions and effects with their selectors turned into sets of cards.

use super::tables::{Ability, Discount, LeaderRules, ObjectiveRules, Origin, Pick, SideTable};
use super::{
    AbilityDef, ArmyAbility, ArmyDef, CardRef, CharacterDef, Condition, CostOf, CostUntil, Effect, Filter, Granted,
    LeaderDef, MeasureDef, ObjectiveDef, ObjectiveKind, Selector, Standing, Turns, What, When, Who,
};
use crate::ids::{BySide, CardNo, Faction, Intervention, Side};
use crate::sets::{Arms, Cards, Slot};

/// Gathers the programs of all abilities.
pub(super) struct Compiler<'a> {
    pub characters: &'a [CharacterDef],
    pub armies: &'a [ArmyDef],
    pub measures: &'a [MeasureDef],
    pub slot_of: &'a dyn Fn(CardNo) -> Slot,
    pub abilities: Vec<Ability>,
}

impl Compiler<'_> {
    pub fn add(&mut self, ability: Ability) -> u16 {
        self.abilities.push(ability);
        self.abilities.len() as u16 - 1
    }

    pub fn ability(&mut self, origin: Origin, ability: &AbilityDef) -> u16 {
        let conditions = ability.conditions.iter().map(|condition| self.condition(condition)).collect();
        let steps = ability.mandatory.iter().chain(&ability.effects).map(|effect| self.effect(effect)).collect();
        let cost = if let When::Intervention { cost, .. } = ability.when { cost } else { 0 };
        self.add(Ability { origin, conditions, steps, mandatory: ability.mandatory.len(), cost })
    }

    /// §3.2: what a measure does when it is played.
    pub fn measure(&mut self, table: &mut SideTable, slot: Slot, card: &MeasureDef) {
        let played = &card.abilities[0];
        table.cards[usize::from(slot)].played = Some(self.ability(Origin::Card(card.side, slot), played));
        if !played.conditions.is_empty() || !played.mandatory.is_empty() {
            table.conditional.insert(slot);
        }
    }

    /// §10.9 to §10.16: the leader of a main faction.
    pub fn leader(&mut self, leader: &LeaderDef, cost: u8) -> LeaderRules {
        let origin = Origin::Leader(leader.faction);
        let steps = leader.ability.iter().map(|effect| self.effect(effect)).collect();
        let ability = self.add(Ability { origin, conditions: Vec::new(), steps, mandatory: 0, cost });
        LeaderRules { requirement: leader.requirement, ability }
    }

    pub fn objective(&mut self, slot: Slot, objective: &ObjectiveDef) -> ObjectiveRules {
        let resolved =
            objective.abilities.iter().map(|ability| self.ability(Origin::Objective(slot), ability)).collect();
        let (resistance, turns, mobilisable, diplomacy) = match &objective.kind {
            ObjectiveKind::Military { resistance, turns, mobilisable, .. } => {
                (*resistance, *turns, mobilisable.iter().copied().collect(), 0)
            }
            ObjectiveKind::Political { diplomacy, .. } => (0, 0, Arms::NONE, *diplomacy),
        };
        ObjectiveRules {
            number: objective.number,
            board: objective.board(),
            defender: objective.defender,
            political_points: objective.political_points,
            military_points: objective.military_points,
            resistance,
            turns,
            diplomacy,
            mobilisable,
            resolved,
        }
    }

    pub fn character(&mut self, table: &mut SideTable, side: Side, slot: Slot, abilities: &[AbilityDef]) {
        let mut interventions = Intervention::ALL.into_iter();
        for def in abilities {
            if def.when == When::Continuous {
                self.continuous(table, slot, def);
                continue;
            }
            let ability = self.ability(Origin::Card(side, slot), def);
            let card = &mut table.cards[usize::from(slot)];
            match def.when {
                When::Entering => card.entering.push(ability),
                When::Eliminated => card.eliminated.push(ability),
                When::ObjectiveWon => {
                    card.won.push(ability);
                    table.win_watchers.insert(slot);
                }
                When::Adjustments => {
                    let economy = |effect: &Effect<Selector>| matches!(effect, Effect::Economy(Who::Own, _));
                    let only_economy = def.mandatory.is_empty() && def.effects.iter().all(economy);
                    let list = if only_economy { &mut table.adjust_economy } else { &mut table.adjust_other };
                    list.push((slot, ability));
                    table.adjusters.insert(slot);
                }
                When::Intervention { turn, cost } => {
                    let Some(which) = interventions.next() else { continue };
                    card.interventions[which] = Some(ability);
                    let plain = def.conditions.is_empty() && def.mandatory.is_empty();
                    let turns = &mut table.interventions[which];
                    let own = matches!(turn, Turns::Own | Turns::Both).then_some(0);
                    let enemy = matches!(turn, Turns::Enemy | Turns::Both).then_some(1);
                    for turn in own.into_iter().chain(enemy) {
                        let within = turns[turn].within.iter_mut().skip(usize::from(cost));
                        within.for_each(|set| set.insert(slot));
                        if plain {
                            turns[turn].plain.insert(slot);
                        }
                    }
                }
                When::Played | When::Continuous | When::Resolved => {}
            }
        }
    }

    fn continuous(&mut self, table: &mut SideTable, slot: Slot, def: &AbilityDef) {
        for effect in &def.effects {
            match effect {
                Effect::Cost { by, on, of, until: CostUntil::Continuous } => {
                    let discount = Discount { holder: slot, by: *by, on: self.pick(on) };
                    match of {
                        CostOf::Play => {
                            table.cards[usize::from(slot)].discounts.push(discount);
                            table.play_discounters.insert(slot);
                        }
                        CostOf::Mobilise => {
                            table.mobilise_discounts.push(discount);
                            table.mobilise_discounters.insert(slot);
                        }
                    }
                }
                Effect::Grant(Granted::Conquest, _) => table.lends_conquest.insert(slot),
                _ => {}
            }
        }
    }

    fn condition(&self, condition: &Condition<Selector>) -> Condition<Pick> {
        match condition {
            Condition::HasLeader => Condition::HasLeader,
            Condition::Leader(faction) => Condition::Leader(*faction),
            Condition::There { at_least, are } => Condition::There { at_least: *at_least, are: self.pick(are) },
            Condition::ObjectiveActive(which) => Condition::ObjectiveActive(*which),
            Condition::MoralAtMost(most) => Condition::MoralAtMost(*most),
            Condition::FactionsInPlay(least) => Condition::FactionsInPlay(*least),
            Condition::NoCombatThisTurn => Condition::NoCombatThisTurn,
            Condition::HalfResistance => Condition::HalfResistance,
            Condition::InCombat => Condition::InCombat,
            Condition::OwnTurn => Condition::OwnTurn,
        }
    }

    pub fn effect(&self, effect: &Effect<Selector>) -> Effect<Pick> {
        match effect {
            Effect::Economy(who, n) => Effect::Economy(*who, *n),
            Effect::Moral(who, n) => Effect::Moral(*who, *n),
            Effect::Diplomacy(who, n) => Effect::Diplomacy(*who, *n),
            Effect::Resistance(which, n) => Effect::Resistance(*which, *n),
            Effect::ResistanceTurns(which, n) => Effect::ResistanceTurns(*which, *n),
            Effect::Draw(who, n) => Effect::Draw(*who, *n),
            Effect::Discard(who, n) => Effect::Discard(*who, *n),
            Effect::Search(on) => Effect::Search(self.pick(on)),
            Effect::Recover(on) => Effect::Recover(self.pick(on)),
            Effect::Return(on) => Effect::Return(self.pick(on)),
            Effect::PutInPlay(on) => Effect::PutInPlay(self.pick(on)),
            Effect::Eliminate(on) => Effect::Eliminate(self.pick(on)),
            Effect::Mobilise(on) => Effect::Mobilise(self.pick(on)),
            Effect::Demobilise(on) => Effect::Demobilise(self.pick(on)),
            Effect::Force(n, on) => Effect::Force(*n, self.pick(on)),
            Effect::Bonus(n, on) => Effect::Bonus(*n, self.pick(on)),
            Effect::Block(on) => Effect::Block(self.pick(on)),
            Effect::ExtraAction(on) => Effect::ExtraAction(self.pick(on)),
            Effect::Protect { on, from, until } => Effect::Protect { on: self.pick(on), from: *from, until: *until },
            Effect::Cost { by, on, of, until } => Effect::Cost { by: *by, on: self.pick(on), of: *of, until: *until },
            Effect::Grant(granted, on) => Effect::Grant(*granted, self.pick(on)),
            Effect::LookAtHand(who) => Effect::LookAtHand(*who),
            Effect::ActivateObjective(board) => Effect::ActivateObjective(*board),
        }
    }

    fn pick(&self, selector: &Selector) -> Pick {
        let (mut cards, mut assimilated) = (BySide::default(), BySide::default());
        let faction = selector.filters.iter().find_map(|filter| match filter {
            Filter::Faction(faction) => Some(*faction),
            _ => None,
        });
        let mut enter = |side: Side, number: CardNo, card: Facts| {
            let slot = (self.slot_of)(number);
            let of_faction = faction.is_none_or(|faction| card.factions.contains(&faction));
            if !card.fits(selector) {
                return;
            }
            if of_faction {
                let set: &mut Cards = &mut cards[side];
                set.insert(slot);
            } else if card.army.is_some_and(|army| army.abilities.contains(&ArmyAbility::Assimilation)) {
                let set: &mut Cards = &mut assimilated[side];
                set.insert(slot);
            }
        };
        for card in self.characters {
            let facts = Facts { cost: card.cost, factions: &card.factions, character: Some(card), army: None };
            enter(card.side, card.number, facts);
        }
        for card in self.armies {
            let facts = Facts { cost: card.cost, factions: &card.factions, character: None, army: Some(card) };
            enter(card.side, card.number, facts);
        }
        for card in self.measures {
            let facts = Facts { cost: card.cost, factions: &card.factions, character: None, army: None };
            enter(card.side, card.number, facts);
        }
        let role = selector.filters.iter().find_map(|filter| match filter {
            Filter::Role(role) => Some(*role),
            _ => None,
        });
        let Selector { whose, zone, count, .. } = *selector;
        let other = selector.filters.contains(&Filter::Other);
        Pick { cards, assimilated, faction, whose, zone, count, role, other }
    }
}

/// Whether a card is what a selector asks for, wherever it lies.
pub(super) fn fits(selector: &Selector, card: CardRef) -> bool {
    let (cost, factions, character, army): (_, &[Faction], _, _) = match card {
        CardRef::Character(card) => (card.cost, &card.factions, Some(card), None),
        CardRef::Army(card) => (card.cost, &card.factions, None, Some(card)),
        CardRef::Measure(card) => (card.cost, &card.factions, None, None),
        CardRef::Objective(_) => return false,
    };
    let of_faction = |filter: &Filter| !matches!(filter, Filter::Faction(faction) if !factions.contains(faction));
    Facts { cost, factions, character, army }.fits(selector) && selector.filters.iter().all(of_faction)
}

/// What a filter may ask of a card.
struct Facts<'a> {
    cost: u8,
    factions: &'a [Faction],
    character: Option<&'a CharacterDef>,
    army: Option<&'a ArmyDef>,
}

impl Facts<'_> {
    /// Whether the card is what the selector asks for, but for its faction and its place.
    fn fits(&self, selector: &Selector) -> bool {
        let kind = match selector.what {
            What::Card => true,
            What::Character => self.character.is_some(),
            What::Army => self.army.is_some(),
            What::Measure => self.character.is_none() && self.army.is_none(),
        };
        kind && selector.filters.iter().all(|filter| match filter {
            Filter::Faction(_) | Filter::Role(_) | Filter::Other => true,
            Filter::Class(class) => self.army.is_some_and(|army| army.class == *class),
            Filter::Military => self.character.is_some_and(|character| character.military.is_some()),
            Filter::Civil => self.character.is_some_and(|character| character.military.is_none()),
            Filter::ForceMax(most) => self.army.is_some_and(|army| army.force <= *most),
            Filter::CostMax(most) => self.cost <= *most,
            Filter::Leadership => self.character.is_some_and(|character| character.standing == Standing::Leadership),
        })
    }
}
