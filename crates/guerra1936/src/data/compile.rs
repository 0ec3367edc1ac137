//! Makes the tables from the checked definitions: cards get slots, and each is entered into the sets it belongs to.

use super::abilities::Compiler;
use super::tables::{COUNTS, CardRules, PRICES, Place, SideTable, Tables};
use super::{
    ArmyAbility, ArmyDef, CharacterDef, Effect, MeasureDef, ObjectiveDef, ObjectiveKind, Prices, RulesDef, Standing,
    Who,
};
use crate::ids::{Arm, BySide, CardNo, Consequence, Faction, Side, Skill};
use crate::sets::{Arms, Cards, Factions, Slot};
use frente_kernel::{By, Key};

/// Where each printed number leads.
fn places(sides: &BySide<SideTable>, objectives: &[ObjectiveDef]) -> [Place; 256] {
    let mut place = [Place::Nowhere; 256];
    for side in Side::ALL {
        for (slot, number) in Slot::all().zip(&sides[side].numbers) {
            place[usize::from(number.0)] = Place::Card(side, slot);
        }
    }
    for (slot, objective) in Slot::all().zip(objectives) {
        place[usize::from(objective.number.0)] = Place::Objective(slot);
    }
    place
}

/// What each consequence costs (§7.30).
fn prices(prices: &Prices) -> By<Consequence, u8, 6> {
    let price = |consequence: Consequence| match consequence {
        Consequence::OwnEconomy => prices.own_economy.0,
        Consequence::EnemyEconomy => prices.enemy_economy.0,
        Consequence::OwnMoral => prices.own_moral.0,
        Consequence::EnemyMoral => prices.enemy_moral.0,
        Consequence::Draw => prices.draw.0,
        Consequence::Discard => prices.discard.0,
    };
    By::of(Consequence::ALL.map(price))
}

impl Tables {
    pub fn compile(
        characters: &[CharacterDef],
        armies: &[ArmyDef],
        measures: &[MeasureDef],
        objectives: &[ObjectiveDef],
        rules: &RulesDef,
    ) -> Tables {
        let all = (characters.iter().map(|card| (card.side, card.number)))
            .chain(armies.iter().map(|card| (card.side, card.number)))
            .chain(measures.iter().map(|card| (card.side, card.number)));
        let numbers = |side: Side| {
            let mut own: Vec<CardNo> = all.clone().filter(|(of, _)| *of == side).map(|(_, number)| number).collect();
            own.sort_unstable();
            own
        };
        let mut sides = BySide::of(Side::ALL.map(|side| SideTable::empty(numbers(side))));
        let place = places(&sides, objectives);
        let slot_of = |number: CardNo| match place[usize::from(number.0)] {
            Place::Card(_, slot) | Place::Objective(slot) => slot,
            Place::Nowhere => unreachable!("the number was entered above"),
        };
        for card in characters {
            sides[card.side].enter_character(slot_of(card.number), card);
        }
        for card in armies {
            sides[card.side].enter_army(slot_of(card.number), card);
        }
        for card in measures {
            sides[card.side].enter(slot_of(card.number), &card.factions, card.cost);
            sides[card.side].measures.insert(slot_of(card.number));
        }
        let mut compiler = Compiler { characters, armies, measures, slot_of: &slot_of, abilities: Vec::new() };
        for card in characters {
            compiler.character(&mut sides[card.side], card.side, slot_of(card.number), &card.abilities);
        }
        for card in measures {
            compiler.measure(&mut sides[card.side], slot_of(card.number), card);
        }
        let compiled =
            Slot::all().zip(objectives).map(|(slot, objective)| compiler.objective(slot, objective)).collect();
        let mut leaders = By::default();
        for leader in &rules.leaders {
            leaders[leader.faction] = Some(compiler.leader(leader, rules.faction_ability.0));
        }
        let abilities = compiler.abilities;
        let mut tables = Tables {
            sides,
            place,
            objectives: compiled,
            abilities,
            leaders,
            boards: Default::default(),
            by_civilians: BySide::of([[Cards::NONE; COUNTS]; 2]),
            by_armies: BySide::of([[Cards::NONE; COUNTS]; 2]),
            by_fallen: BySide::of([[Cards::NONE; COUNTS]; 2]),
            prices: prices(&rules.consequences),
        };
        for (slot, objective) in Slot::all().zip(objectives) {
            tables.enter_objective(slot, objective);
        }
        for side in Side::ALL {
            tables.enter_diplomats(side);
        }
        tables
    }

    fn enter_diplomats(&mut self, side: Side) {
        let gains = |effect: &Effect<_>| match effect {
            Effect::Diplomacy(Who::Own, by) => *by > 0,
            Effect::Diplomacy(Who::Enemy, by) => *by < 0,
            _ => false,
        };
        let (table, abilities) = (&self.sides[side], &self.abilities);
        let moves_a_ring = |card: &CardRules| {
            let programs = card.played.iter().chain(card.interventions.values().iter().flatten());
            programs.flat_map(|ability| &abilities[usize::from(*ability)].steps).any(gains)
        };
        let diplomats =
            Slot::all().zip(&table.cards).filter(|(_, card)| moves_a_ring(card)).map(|(slot, _)| slot).collect();
        self.sides[side].diplomats = diplomats;
    }

    fn enter_objective(&mut self, slot: Slot, objective: &ObjectiveDef) {
        let (defender, attacker) = (objective.defender, objective.defender.foe());
        self.boards[objective.board()][defender].insert(slot);
        let enter = |table: &mut [Cards; COUNTS], least: u8| {
            table.iter_mut().skip(usize::from(least)).for_each(|set| set.insert(slot));
        };
        match objective.kind {
            ObjectiveKind::Military { armies_in_play, armies_in_limbo, .. } => {
                enter(&mut self.by_armies[attacker], armies_in_play);
                enter(&mut self.by_fallen[defender], armies_in_limbo);
            }
            ObjectiveKind::Political { republic_civilians, national_civilians, .. } => {
                enter(&mut self.by_civilians[Side::Republic], republic_civilians);
                enter(&mut self.by_civilians[Side::National], national_civilians);
            }
        }
    }
}

impl SideTable {
    fn empty(numbers: Vec<CardNo>) -> SideTable {
        let blank = CardRules {
            cost: 0,
            factions: Factions::NONE,
            force: 0,
            bonus: 0,
            command: 0,
            mobilisation: 0,
            arm: Arm::Land,
            defends: Arms::NONE,
            skill_cost: By::default(),
            enthusiasm: 0,
            army: None,
            played: None,
            discounts: Vec::new(),
            interventions: By::default(),
            entering: Vec::new(),
            eliminated: Vec::new(),
            won: Vec::new(),
        };
        let count = numbers.len();
        SideTable {
            numbers,
            cards: vec![blank; count],
            all: Slot::all().take(count).collect(),
            within: vec![Cards::NONE; PRICES],
            ..SideTable::default()
        }
    }

    fn enter(&mut self, slot: Slot, factions: &[Faction], cost: u8) {
        let card = &mut self.cards[usize::from(slot)];
        card.cost = cost;
        self.within.iter_mut().skip(usize::from(cost)).for_each(|set| set.insert(slot));
        for faction in factions {
            card.factions.insert(*faction);
            self.factions[*faction].insert(slot);
            if faction.is_aid() {
                self.aid.insert(slot);
            }
            if faction.is_main() {
                self.main.insert(slot);
            }
        }
    }

    fn enter_character(&mut self, slot: Slot, card: &CharacterDef) {
        self.enter(slot, &card.factions, card.cost);
        self.characters.insert(slot);
        for faction in card.factions.iter().chain(&card.sympathy) {
            self.followers[*faction].insert(slot);
        }
        if card.standing == Standing::Leadership {
            self.leadership.insert(slot);
        }
        let Some(military) = card.military else {
            self.civil.insert(slot);
            return;
        };
        self.military.insert(slot);
        let rules = &mut self.cards[usize::from(slot)];
        rules.bonus = military.bonus;
        rules.command = military.command;
        self.enter_mobilisable(slot, military.mobilisation, military.kind);
    }

    fn enter_mobilisable(&mut self, slot: Slot, cost: u8, arm: Arm) {
        let rules = &mut self.cards[usize::from(slot)];
        rules.mobilisation = cost;
        rules.arm = arm;
        self.arms[arm].insert(slot);
        self.mobilisation.iter_mut().skip(usize::from(cost)).for_each(|set| set.insert(slot));
    }

    fn enter_army(&mut self, slot: Slot, card: &ArmyDef) {
        self.enter(slot, &card.factions, card.cost);
        self.armies.insert(slot);
        self.enter_mobilisable(slot, card.mobilisation, card.kind);
        let rules = &mut self.cards[usize::from(slot)];
        rules.force = card.force;
        rules.defends = card.defends.iter().copied().collect();
        rules.army = Some(self.army_slots.len() as u8);
        self.army_slots.push(slot);
        for ability in &card.abilities {
            match *ability {
                ArmyAbility::Assimilation => self.assimilation.insert(slot),
                ArmyAbility::Conquest => self.conquest.insert(slot),
                ArmyAbility::Enthusiasm(cost) => {
                    self.enthusiasm.insert(slot);
                    rules.enthusiasm = cost;
                }
                ArmyAbility::Ranged(cost) => {
                    self.skills[Skill::Ranged].insert(slot);
                    rules.skill_cost[Skill::Ranged] = cost;
                }
                ArmyAbility::Discipline(cost) => {
                    self.skills[Skill::Discipline].insert(slot);
                    rules.skill_cost[Skill::Discipline] = cost;
                }
                ArmyAbility::Fury(cost) => {
                    self.skills[Skill::Fury].insert(slot);
                    rules.skill_cost[Skill::Fury] = cost;
                }
            }
        }
    }
}
