//! The tables the rules read in the hot path, made from the checked definitions.
//!
//! Cards get slots, filters become sets of cards, abilities become short programs with a number each. Nothing here
//! decides anything: it is the same data, indexed.

use super::{
    AbilityDef, ArmyAbility, ArmyDef, CharacterDef, Condition, CostOf, CostUntil, Count, Effect, Filter, Granted,
    MeasureDef, ObjectiveDef, ObjectiveKind, Role, RulesDef, Selector, Standing, Turns, What, When, Whose, Zone,
};
use crate::ids::{Arm, Board, BySide, CardNo, Faction, Side};
use crate::sets::{Cards, Slot};

/// Costs below this have tables of their own; dearer things are looked at one by one.
pub(crate) const CHEAP: usize = 8;
/// Counts from which every objective may be activated have one table.
pub(crate) const COUNTS: usize = 16;

/// Where a printed number leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Nowhere,
    Card(Side, Slot),
    Objective(Slot),
}

/// A selector as sets of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pick {
    /// The cards that fit by what is printed on them.
    pub cards: BySide<Cards>,
    /// Armies with Assimilation that fit but for their faction (§9.2).
    pub assimilated: BySide<Cards>,
    pub faction: Option<Faction>,
    pub whose: Whose,
    pub zone: Zone,
    pub count: Count,
    pub role: Option<Role>,
    pub other: bool,
}

/// Whose ability it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    Card(Side, Slot),
    Objective(Slot),
    Leader(Faction),
}

/// An ability as a program.
#[derive(Clone, Debug)]
pub(crate) struct Ability {
    pub origin: Origin,
    pub conditions: Vec<Condition<Pick>>,
    /// The mandatory effects first.
    pub steps: Vec<Effect<Pick>>,
    pub mandatory: usize,
    pub cost: u8,
}

/// What the rules need of one card.
#[derive(Clone, Debug)]
pub(crate) struct CardRules {
    pub cost: u8,
    /// One bit a faction.
    pub factions: u32,
    pub force: u8,
    pub bonus: u8,
    pub command: u8,
    pub mobilisation: u8,
    pub arm: Arm,
    /// One bit an arm.
    pub defends: u8,
    /// By skill: ranged, discipline, fury.
    pub skill_cost: [u8; 3],
    pub enthusiasm: u8,
    /// Its place among the side's armies.
    pub army: u8,
    pub played: Option<u16>,
    pub interventions: [Option<u16>; 2],
    pub entering: Vec<u16>,
    pub eliminated: Vec<u16>,
    pub won: Vec<u16>,
}

/// A discount as long as its holder is in play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Discount {
    pub holder: Slot,
    pub by: i8,
    pub on: Pick,
}

/// Interventions that may be used in a side's own turn, or in its enemy's.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Interventions {
    /// Without conditions or mandatory effects, at most this dear.
    pub simple: [Cards; CHEAP],
    /// The others.
    pub other: Cards,
}

/// What the rules need of a side's cards.
#[derive(Clone, Debug)]
pub(crate) struct SideTable {
    pub numbers: Vec<CardNo>,
    pub cards: Vec<CardRules>,
    pub all: Cards,
    pub characters: Cards,
    pub armies: Cards,
    pub measures: Cards,
    pub military: Cards,
    pub civil: Cards,
    pub leadership: Cards,
    pub aid: Cards,
    pub main: Cards,
    pub factions: [Cards; 18],
    /// Characters of a faction and those who sympathise with it.
    pub followers: [Cards; 18],
    pub assimilation: Cards,
    pub conquest: Cards,
    /// By skill.
    pub skills: [Cards; 3],
    pub enthusiasm: Cards,
    pub arms: [Cards; 3],
    /// Which of a character's interventions, then whose turn: own, enemy's.
    pub interventions: [[Interventions; 2]; 2],
    /// Armies and commanders by what mobilising them costs at most.
    pub mobilisation: [Cards; CHEAP],
    pub play_discounts: Vec<Discount>,
    pub play_discounters: Cards,
    pub mobilise_discounts: Vec<Discount>,
    pub mobilise_discounters: Cards,
    /// Influences of the adjustments: those on Economy alone, and the others.
    pub adjust_economy: Vec<(Slot, u16)>,
    pub adjust_other: Vec<(Slot, u16)>,
    pub adjusters: Cards,
    pub win_watchers: Cards,
    pub lends_conquest: Cards,
    /// The armies by their place among armies.
    pub army_slots: Vec<Slot>,
}

/// What the rules need of an objective.
#[derive(Clone, Debug)]
pub(crate) struct ObjectiveRules {
    pub number: CardNo,
    pub board: Board,
    pub defender: Side,
    pub political_points: u8,
    pub military_points: u8,
    pub resistance: u8,
    pub turns: u8,
    pub diplomacy: u8,
    /// One bit an arm.
    pub mobilisable: u8,
    pub resolved: Vec<u16>,
}

/// What the rules need of a pack.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub sides: BySide<SideTable>,
    pub place: [Place; 256],
    pub objectives: Vec<ObjectiveRules>,
    pub abilities: Vec<Ability>,
    pub leader_ability: [u16; 18],
    pub requirement: [u8; 18],
    /// Objectives by board and defender.
    pub boards: [BySide<Cards>; 2],
    /// Political objectives a side may activate with so many civilians in its rearguard.
    pub by_civilians: BySide<[Cards; COUNTS]>,
    /// Military objectives a side may activate as attacker with so many armies in play.
    pub by_armies: BySide<[Cards; COUNTS]>,
    /// The same as defender, with so many armies in its limbo.
    pub by_fallen: BySide<[Cards; COUNTS]>,
    pub prices: [u8; 6],
}

fn arms(list: &[Arm]) -> u8 {
    list.iter().fold(0, |bits, arm| bits | 1 << *arm as u8)
}

impl Tables {
    pub fn compile(
        characters: &[CharacterDef],
        armies: &[ArmyDef],
        measures: &[MeasureDef],
        objectives: &[ObjectiveDef],
        rules: &RulesDef,
    ) -> Tables {
        let mut place = [Place::Nowhere; 256];
        let numbers = |side: Side| {
            let own = characters.iter().filter(|card| card.side == side).map(|card| card.number);
            let own = own.chain(armies.iter().filter(|card| card.side == side).map(|card| card.number));
            let own = own.chain(measures.iter().filter(|card| card.side == side).map(|card| card.number));
            let mut own: Vec<CardNo> = own.collect();
            own.sort_unstable();
            own
        };
        let mut sides = BySide(Side::ALL.map(|side| SideTable::empty(numbers(side))));
        for side in Side::ALL {
            for (slot, number) in sides[side].numbers.iter().enumerate() {
                place[usize::from(number.0)] = Place::Card(side, slot as Slot);
            }
        }
        for (at, objective) in objectives.iter().enumerate() {
            place[usize::from(objective.number.0)] = Place::Objective(at as Slot);
        }
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
            let slot = slot_of(card.number);
            let ability = compiler.ability(Origin::Card(card.side, slot), &card.abilities[0]);
            sides[card.side].cards[usize::from(slot)].played = Some(ability);
        }
        let compiled =
            objectives.iter().enumerate().map(|(at, objective)| compiler.objective(at as Slot, objective)).collect();
        let (mut leader_ability, mut requirement) = ([0; 18], [u8::MAX; 18]);
        for leader in &rules.leaders {
            let origin = Origin::Leader(leader.faction);
            let steps = leader.ability.iter().map(|effect| compiler.effect(effect)).collect();
            let cost = rules.faction_ability.0;
            let ability = Ability { origin, conditions: Vec::new(), steps, mandatory: 0, cost };
            leader_ability[leader.faction.index()] = compiler.add(ability);
            requirement[leader.faction.index()] = leader.requirement;
        }
        let prices = &rules.consequences;
        let prices = [
            &prices.own_economy,
            &prices.enemy_economy,
            &prices.own_moral,
            &prices.enemy_moral,
            &prices.draw,
            &prices.discard,
        ];
        let abilities = compiler.abilities;
        let mut tables = Tables {
            sides,
            place,
            objectives: compiled,
            abilities,
            leader_ability,
            requirement,
            boards: Default::default(),
            by_civilians: BySide([[Cards::NONE; COUNTS]; 2]),
            by_armies: BySide([[Cards::NONE; COUNTS]; 2]),
            by_fallen: BySide([[Cards::NONE; COUNTS]; 2]),
            prices: prices.map(|price| price.0),
        };
        for (at, objective) in objectives.iter().enumerate() {
            tables.enter_objective(at as Slot, objective);
        }
        tables
    }

    fn enter_objective(&mut self, slot: Slot, objective: &ObjectiveDef) {
        let (defender, attacker) = (objective.defender, objective.defender.foe());
        self.boards[objective.board().index()][defender].insert(slot);
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

    #[inline]
    pub fn rules_of(&self, side: Side, slot: Slot) -> &CardRules {
        &self.sides[side].cards[usize::from(slot)]
    }

    #[inline]
    pub fn number(&self, side: Side, slot: Slot) -> CardNo {
        self.sides[side].numbers[usize::from(slot)]
    }

    #[inline]
    pub fn ability(&self, ability: u16) -> &Ability {
        &self.abilities[usize::from(ability)]
    }
}

impl SideTable {
    fn empty(numbers: Vec<CardNo>) -> SideTable {
        let blank = CardRules {
            cost: 0,
            factions: 0,
            force: 0,
            bonus: 0,
            command: 0,
            mobilisation: 0,
            arm: Arm::Land,
            defends: 0,
            skill_cost: [0; 3],
            enthusiasm: 0,
            army: u8::MAX,
            played: None,
            interventions: [None; 2],
            entering: Vec::new(),
            eliminated: Vec::new(),
            won: Vec::new(),
        };
        let count = numbers.len();
        SideTable {
            numbers,
            cards: vec![blank; count],
            all: (0..count).map(|slot| slot as Slot).collect(),
            characters: Cards::NONE,
            armies: Cards::NONE,
            measures: Cards::NONE,
            military: Cards::NONE,
            civil: Cards::NONE,
            leadership: Cards::NONE,
            aid: Cards::NONE,
            main: Cards::NONE,
            factions: [Cards::NONE; 18],
            followers: [Cards::NONE; 18],
            assimilation: Cards::NONE,
            conquest: Cards::NONE,
            skills: [Cards::NONE; 3],
            enthusiasm: Cards::NONE,
            arms: [Cards::NONE; 3],
            interventions: [[Interventions::default(); 2]; 2],
            mobilisation: [Cards::NONE; CHEAP],
            play_discounts: Vec::new(),
            play_discounters: Cards::NONE,
            mobilise_discounts: Vec::new(),
            mobilise_discounters: Cards::NONE,
            adjust_economy: Vec::new(),
            adjust_other: Vec::new(),
            adjusters: Cards::NONE,
            win_watchers: Cards::NONE,
            lends_conquest: Cards::NONE,
            army_slots: Vec::new(),
        }
    }

    fn enter(&mut self, slot: Slot, factions: &[Faction], cost: u8) {
        let card = &mut self.cards[usize::from(slot)];
        card.cost = cost;
        for faction in factions {
            card.factions |= 1 << faction.index();
            self.factions[faction.index()].insert(slot);
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
            self.followers[faction.index()].insert(slot);
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
        self.arms[arm.index()].insert(slot);
        self.mobilisation.iter_mut().skip(usize::from(cost)).for_each(|set| set.insert(slot));
    }

    fn enter_army(&mut self, slot: Slot, card: &ArmyDef) {
        self.enter(slot, &card.factions, card.cost);
        self.armies.insert(slot);
        self.enter_mobilisable(slot, card.mobilisation, card.kind);
        let rules = &mut self.cards[usize::from(slot)];
        rules.force = card.force;
        rules.defends = arms(&card.defends);
        rules.army = self.army_slots.len() as u8;
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
                    self.skills[0].insert(slot);
                    rules.skill_cost[0] = cost;
                }
                ArmyAbility::Discipline(cost) => {
                    self.skills[1].insert(slot);
                    rules.skill_cost[1] = cost;
                }
                ArmyAbility::Fury(cost) => {
                    self.skills[2].insert(slot);
                    rules.skill_cost[2] = cost;
                }
            }
        }
    }
}

struct Compiler<'a> {
    characters: &'a [CharacterDef],
    armies: &'a [ArmyDef],
    measures: &'a [MeasureDef],
    slot_of: &'a dyn Fn(CardNo) -> Slot,
    abilities: Vec<Ability>,
}

impl Compiler<'_> {
    fn add(&mut self, ability: Ability) -> u16 {
        self.abilities.push(ability);
        self.abilities.len() as u16 - 1
    }

    fn ability(&mut self, origin: Origin, ability: &AbilityDef) -> u16 {
        let conditions = ability.conditions.iter().map(|condition| self.condition(condition)).collect();
        let steps = ability.mandatory.iter().chain(&ability.effects).map(|effect| self.effect(effect)).collect();
        let cost = if let When::Intervention { cost, .. } = ability.when { cost } else { 0 };
        self.add(Ability { origin, conditions, steps, mandatory: ability.mandatory.len(), cost })
    }

    fn objective(&mut self, slot: Slot, objective: &ObjectiveDef) -> ObjectiveRules {
        let resolved =
            objective.abilities.iter().map(|ability| self.ability(Origin::Objective(slot), ability)).collect();
        let (resistance, turns, mobilisable, diplomacy) = match &objective.kind {
            ObjectiveKind::Military { resistance, turns, mobilisable, .. } => {
                (*resistance, *turns, arms(mobilisable), 0)
            }
            ObjectiveKind::Political { diplomacy, .. } => (0, 0, 0, *diplomacy),
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

    fn character(&mut self, table: &mut SideTable, side: Side, slot: Slot, abilities: &[AbilityDef]) {
        let mut interventions = 0;
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
                    let economy = |effect: &Effect<Selector>| matches!(effect, Effect::Economy(..));
                    let only_economy = def.mandatory.is_empty() && def.effects.iter().all(economy);
                    let list = if only_economy { &mut table.adjust_economy } else { &mut table.adjust_other };
                    list.push((slot, ability));
                    table.adjusters.insert(slot);
                }
                When::Intervention { turn, cost } => {
                    card.interventions[interventions] = Some(ability);
                    let plain = def.conditions.is_empty() && def.mandatory.is_empty();
                    let turns = &mut table.interventions[interventions];
                    let own = matches!(turn, Turns::Own | Turns::Both).then_some(0);
                    let enemy = matches!(turn, Turns::Enemy | Turns::Both).then_some(1);
                    for turn in own.into_iter().chain(enemy) {
                        if plain && usize::from(cost) < CHEAP {
                            let simple = turns[turn].simple.iter_mut().skip(usize::from(cost));
                            simple.for_each(|set| set.insert(slot));
                        } else {
                            turns[turn].other.insert(slot);
                        }
                    }
                    interventions += 1;
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
                            table.play_discounts.push(discount);
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

    fn effect(&self, effect: &Effect<Selector>) -> Effect<Pick> {
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
