//! Every fault of a pack, with file and line: what the rules rely on is looked at here, once.

use super::bounds;
use super::{
    AbilityDef, ArmyDef, CharacterDef, CostOf, CostUntil, Count, DeckDef, Effect, Filter, MeasureDef, ObjectiveDef,
    ObjectiveKind, RulesDef, STANDARD_FILES, Selector, Text, Until, When, Who, Whose, Zone,
};
use crate::effects::LASTING;
use crate::ids::{Aid, CardNo, Danger, Faction, Intervention, Side};
use crate::sets::Slot;
use crate::state::ARMIES;
use frente_kernel::{Key, Reader};
use std::collections::BTreeMap;

/// What was read, not yet checked.
pub(super) struct Loose<'a> {
    pub characters: &'a [CharacterDef],
    pub armies: &'a [ArmyDef],
    pub measures: &'a [MeasureDef],
    pub objectives: &'a [ObjectiveDef],
    pub rules: &'a RulesDef,
    pub decks: &'a [DeckDef],
}

/// The files of a pack, to note faults in: characters, armies, measures, objectives, rules, decks.
pub(super) type Files<'a> = [Reader<'a>; 6];

/// The highest printed number.
const LAST: u8 = 252;
/// Bounds of what the rules reckon with.
const MOST_OBJECTIVES: usize = 64;
const MOST_ADJUSTERS: usize = 32;
const MOST_MOBILISATION: u8 = 7;

/// A card in its file, as the faults name it.
struct At<'r, 'a> {
    file: &'r mut Reader<'a>,
    number: CardNo,
}

impl At<'_, '_> {
    fn fault(&mut self, reason: impl Into<String>) {
        let (needle, reason) = (format!("number: {},", self.number), reason.into());
        self.file.expect(false, &needle, format!("card {}: {reason}", self.number));
    }

    fn all(&mut self, reasons: Vec<String>) {
        reasons.into_iter().for_each(|reason| self.fault(reason));
    }
}

impl Loose<'_> {
    /// Notes everything wrong with a pack that parsed, in the file it stands in.
    pub fn check(&self, files: &mut Files) {
        self.numbers(files);
        self.counts(files);
        let [characters, armies, measures, objectives, rules, decks] = files;
        for card in self.characters {
            character(&mut At { file: characters, number: card.number }, card);
        }
        for card in self.armies {
            army(&mut At { file: armies, number: card.number }, card);
        }
        for card in self.measures {
            measure(&mut At { file: measures, number: card.number }, card);
        }
        for card in self.objectives {
            objective(&mut At { file: objectives, number: card.number }, card);
        }
        self.rules(rules);
        self.decks(decks);
    }

    /// Each number is printed and stands once.
    fn numbers(&self, files: &mut Files) {
        let mut seen: BTreeMap<CardNo, &str> = BTreeMap::new();
        let all = (self.characters.iter().map(|card| (0, card.number)))
            .chain(self.armies.iter().map(|card| (1, card.number)))
            .chain(self.measures.iter().map(|card| (2, card.number)))
            .chain(self.objectives.iter().map(|card| (3, card.number)));
        for (file, number) in all {
            let mut at = At { file: &mut files[file], number };
            if number.0 == 0 || number.0 > LAST {
                at.fault(format!("expected a number from 1 to {LAST}"));
            }
            if let Some(other) = seen.insert(number, STANDARD_FILES[file].0) {
                at.fault(format!("the number stands twice, the other time in {other}"));
            }
        }
    }

    /// No table of the rules overflows.
    fn counts(&self, [characters, armies, _, objectives, ..]: &mut Files) {
        for side in Side::ALL {
            let persons = self.characters.iter().filter(|card| card.side == side);
            let troops = self.armies.iter().filter(|card| card.side == side).count();
            let measures = self.measures.iter().filter(|card| card.side == side).count();
            let cards = persons.clone().count() + troops + measures;
            let adjusting = |ability: &&AbilityDef| ability.when == When::Adjustments;
            let adjusters = persons.flat_map(|card| &card.abilities).filter(adjusting).count();
            let at_most = |file: &mut Reader, count: usize, most: usize, what: &str| {
                file.expect(count <= most, "[", format!("the {side} side has {count} {what}, at most {most}"));
            };
            at_most(characters, cards, Slot::COUNT, "cards");
            at_most(armies, troops, ARMIES, "armies");
            at_most(characters, adjusters, MOST_ADJUSTERS, "influences in the adjustments");
        }
        let count = self.objectives.len();
        objectives.expect(count <= MOST_OBJECTIVES, "[", format!("{count} objectives, at most {MOST_OBJECTIVES}"));
    }

    fn rules(&self, file: &mut Reader) {
        let rules = self.rules;
        let within = |value: u8, least: u8, most: u8| {
            ((least..=most).contains(&value), format!("expected {least} to {most}, found {value}"))
        };
        for (field, value, least, most) in [
            ("deck_minimum", rules.deck_minimum.0, 6, 100),
            ("hand", rules.hand.0, 1, 20),
            ("track", rules.track.0, 10, 99),
            ("moral", rules.moral.0, 1, rules.track.0),
            ("economy", rules.economy.0, 0, rules.track.0),
            ("income", rules.income.0, 0, 30),
            ("wear", rules.wear.0, 0, 10),
            ("turns", rules.turns.0, 1, 10),
            ("draw", rules.draw.0, 0, 10),
            ("military_victory", rules.military_victory.0, 1, rules.track.0),
            ("political_victory", rules.political_victory.0, 1, rules.track.0),
            ("mixed_victory", rules.mixed_victory.0, 1, 2 * rules.track.0),
            ("mixed_least", rules.mixed_least.0, 0, rules.track.0),
        ] {
            let (holds, reason) = within(value, least, most);
            say(file, holds, field, &reason);
        }
        let prices = &rules.consequences;
        for (field, value) in [
            ("own_economy", prices.own_economy.0),
            ("enemy_economy", prices.enemy_economy.0),
            ("own_moral", prices.own_moral.0),
            ("enemy_moral", prices.enemy_moral.0),
            ("draw", prices.draw.0),
            ("discard", prices.discard.0),
        ] {
            let (holds, reason) = within(value, 1, 30);
            file.expect_after(holds, "consequences:", &format!("{field}:"), format!("{field}: {reason}"));
        }
        self.leaders(file);
        bounds::rules(rules).into_iter().for_each(|(field, reason)| say(file, false, field, &reason));
        say(file, !rules.cohesion.0.is_empty(), "cohesion", "expected at least one value");
    }

    /// Each main faction has one leader, whose ability is about what it can be about.
    fn leaders(&self, file: &mut Reader) {
        for faction in Faction::ALL {
            let count = self.rules.leaders.iter().filter(|leader| leader.faction == faction).count();
            let reason = format!("expected each main faction once, found {faction} {count} times");
            say(file, count == usize::from(faction.is_main()), "leaders", &reason);
        }
        for leader in &self.rules.leaders {
            let mut reasons = Vec::new();
            leader.ability.iter().for_each(|effect| bounds::effect(effect, &mut reasons));
            reasons.extend(leader.ability.iter().filter_map(effect_fault).map(str::to_owned));
            if leader.ability.is_empty() {
                reasons.push("an ability without effects".to_owned());
            }
            reasons.iter().for_each(|reason| say(file, false, "leaders", &format!("{}: {reason}", leader.faction)));
        }
    }

    /// The factions of a card a deck may hold.
    fn factions(&self, number: CardNo) -> Option<&[Faction]> {
        let character = self.characters.iter().find(|card| card.number == number).map(|card| &card.factions);
        let army = || self.armies.iter().find(|card| card.number == number).map(|card| &card.factions);
        let measure = || self.measures.iter().find(|card| card.number == number).map(|card| &card.factions);
        character.or_else(army).or_else(measure).map(Vec::as_slice)
    }

    fn decks(&self, file: &mut Reader) {
        for (n, deck) in self.decks.iter().enumerate() {
            let needle = format!("id: \"{}\"", deck.id);
            let mut expect = |holds: bool, reason: &str| {
                file.expect(holds, &needle, format!("deck {}: {reason}", deck.id));
            };
            expect(self.decks[..n].iter().all(|other| other.id != deck.id), "the name stands twice");
            let mut sorted = deck.cards.clone();
            sorted.sort_unstable();
            sorted.dedup();
            expect(sorted.len() == deck.cards.len(), "a card stands twice");
            let (count, least) = (deck.cards.len(), self.rules.deck_minimum.0);
            expect(count >= usize::from(least), &format!("{count} cards, at least {least}"));
            let mut main = false;
            for number in &deck.cards {
                match self.factions(*number) {
                    None => expect(false, &format!("card {number} is no character, army or measure")),
                    Some(own) if own.iter().any(|faction| faction.side() != deck.side) => {
                        expect(false, &format!("card {number} belongs to the other side"));
                    }
                    Some(own) => main |= own.iter().any(|faction| faction.is_main()),
                }
            }
            expect(main, "no card of a main faction");
        }
    }
}

/// Notes what is wrong with a number of `rules.ron`, unless it holds.
fn say(file: &mut Reader, holds: bool, field: &str, reason: &str) {
    file.expect(holds, &format!("{field}:"), format!("{field}: {reason}"));
}

fn character(at: &mut At, card: &CharacterDef) {
    belongs(at, card.side, &card.factions, card.aid);
    texts(at, &card.name, &card.fact);
    at.all(bounds::cost(card.cost));
    if let Some(military) = card.military {
        at.all(bounds::commander(military.bonus, military.command));
    }
    if card.sympathy.is_some_and(|faction| faction.side() != card.side) {
        at.fault("sympathises with a faction of the other side");
    }
    if card.military.is_some_and(|military| military.bonus == 0 || military.command == 0) {
        at.fault("a military character needs a bonus and a command of at least 1");
    }
    if card.military.is_some_and(|military| military.mobilisation > MOST_MOBILISATION) {
        at.fault(format!("expected a mobilisation cost of at most {MOST_MOBILISATION}"));
    }
    let interventions = card.abilities.iter().filter(|ability| is_intervention(ability)).count();
    if interventions > Intervention::COUNT {
        at.fault(format!("at most {} interventions, found {interventions}", Intervention::COUNT));
    }
    card.abilities.iter().for_each(|ability| character_ability(at, ability));
}

fn army(at: &mut At, card: &ArmyDef) {
    belongs(at, card.side, &card.factions, card.aid);
    texts(at, &card.name, &card.fact);
    at.all(bounds::cost(card.cost));
    card.abilities.iter().for_each(|ability| at.all(bounds::army_ability(*ability)));
    if card.force == 0 || card.force > 15 {
        at.fault(format!("expected a force from 1 to 15, found {}", card.force));
    }
    if card.mobilisation > MOST_MOBILISATION {
        at.fault(format!("expected a mobilisation cost of at most {MOST_MOBILISATION}"));
    }
    if card.defends.is_empty() {
        at.fault("an army defends against at least one arm");
    }
    for (n, ability) in card.abilities.iter().enumerate() {
        let kind = std::mem::discriminant(ability);
        if card.abilities[..n].iter().any(|other| std::mem::discriminant(other) == kind) {
            at.fault("the same ability stands twice");
        }
    }
}

fn measure(at: &mut At, card: &MeasureDef) {
    belongs(at, card.side, &card.factions, card.aid);
    texts(at, &card.name, &card.fact);
    at.all(bounds::cost(card.cost));
    if card.abilities.len() != 1 || card.abilities[0].when != When::Played {
        at.fault("a measure has one ability, with when: Played");
    }
    card.abilities.iter().for_each(|ability| effects(at, ability));
}

fn is_intervention(ability: &AbilityDef) -> bool {
    matches!(ability.when, When::Intervention { .. })
}

fn belongs(at: &mut At, side: Side, factions: &[Faction], aid: Option<Aid>) {
    if factions.is_empty() || factions.len() > 2 || factions.first() == factions.get(1) {
        at.fault(format!("expected one faction or two different ones, found {}", factions.len()));
    }
    if let Some(foreign) = factions.iter().find(|faction| faction.side() != side) {
        at.fault(format!("{foreign} is no faction of the {side} side"));
    }
    let expected = match side {
        Side::Republic => [Aid::Ussr, Aid::InternationalBrigades],
        Side::National => [Aid::Germany, Aid::Italy],
    };
    let is_aid = factions.iter().any(|faction| faction.is_aid());
    if aid.is_some_and(|aid| !expected.contains(&aid)) || aid.is_some() != is_aid {
        at.fault("international aid, and nothing else, names its subfaction");
    }
}

fn texts(at: &mut At, name: &Text, fact: &Text) {
    for (what, text) in [("name", name), ("fact", fact)] {
        for (language, text) in [("es", &text.es), ("en", &text.en), ("fr", &text.fr)] {
            if text.trim().is_empty() {
                at.fault(format!("the {what} is empty in {language}"));
            }
        }
    }
}

fn objective(at: &mut At, card: &ObjectiveDef) {
    texts(at, &card.name, &card.fact);
    at.all(bounds::objective(card));
    card.abilities.iter().for_each(|ability| at.all(bounds::ability(ability)));
    match &card.kind {
        ObjectiveKind::Military { resistance, turns, mobilisable, .. } => {
            if *resistance == 0 || *resistance > 99 || *turns == 0 || *turns > 30 {
                at.fault("expected 1 to 99 Resistance Points and 1 to 30 Resistance Turns");
            }
            if mobilisable.is_empty() {
                at.fault("at least one arm must be mobilisable");
            }
        }
        ObjectiveKind::Political { diplomacy, .. } => {
            if *diplomacy == 0 || *diplomacy > 30 {
                at.fault(format!("expected a Diplomacy of 1 to 30, found {diplomacy}"));
            }
        }
    }
    if card.political_points == 0 && card.military_points == 0 {
        at.fault("an objective is worth at least one point");
    }
    for ability in &card.abilities {
        if ability.when != When::Resolved || !ability.conditions.is_empty() || !ability.mandatory.is_empty() {
            at.fault("the ability of an objective has when: Resolved and nothing but effects");
        }
        for effect in &ability.effects {
            let fits = match effect {
                Effect::Economy(who, _) | Effect::Moral(who, _) | Effect::Draw(who, _) | Effect::Discard(who, _) => {
                    matches!(who, Who::Winner | Who::Loser)
                }
                _ => false,
            };
            if !fits {
                at.fault("an objective may change Economy, Moral or hands of its winner or loser only");
            }
        }
    }
}

fn character_ability(at: &mut At, ability: &AbilityDef) {
    if ability.when == When::Continuous {
        at.all(bounds::ability(ability));
    }
    match ability.when {
        When::Played | When::Resolved => at.fault("an ability of a character is influence or intervention"),
        When::Continuous => {
            if !ability.conditions.is_empty() || !ability.mandatory.is_empty() {
                at.fault("a continuous influence has nothing but effects");
            }
            for effect in &ability.effects {
                let fits = match effect {
                    Effect::Cost { on, of, until: CostUntil::Continuous, .. } => {
                        let zone = if *of == CostOf::Play { Zone::Hand } else { Zone::Rearguard };
                        on.zone == zone && on.whose == Whose::Own && on.count == Count::All
                    }
                    Effect::Grant(_, on) => on.zone == Zone::UnderCommand,
                    _ => false,
                };
                if !fits {
                    at.fault("a continuous influence makes all own cards cheaper or lends an ability");
                }
            }
        }
        _ => effects(at, ability),
    }
}

/// Each effect is about cards it can be about.
fn effects(at: &mut At, ability: &AbilityDef) {
    at.all(bounds::ability(ability));
    for effect in ability.mandatory.iter().chain(&ability.effects) {
        if let Some(reason) = effect_fault(effect) {
            at.fault(reason);
        }
    }
}

fn effect_fault(effect: &Effect<Selector>) -> Option<&'static str> {
    let own_or_enemy = |who: &Who| matches!(who, Who::Own | Who::Enemy);
    let single = |on: &Selector| on.count == Count::One;
    let at = |on: &Selector, zones: &[Zone]| zones.contains(&on.zone);
    let in_play = [Zone::InPlay, Zone::Rearguard, Zone::Mobilised];
    let fits = match effect {
        Effect::Economy(who, _) | Effect::Moral(who, _) | Effect::Diplomacy(who, _) => own_or_enemy(who),
        Effect::Draw(who, _) | Effect::Discard(who, _) => own_or_enemy(who),
        Effect::LookAtHand(who) => *who == Who::Enemy,
        Effect::Resistance(..) | Effect::ResistanceTurns(..) | Effect::ActivateObjective(_) => true,
        Effect::Search(on) => at(on, &[Zone::Reserve]) && on.whose == Whose::Own && single(on),
        Effect::Recover(on) => at(on, &[Zone::Limbo]) && on.whose == Whose::Own && single(on),
        Effect::PutInPlay(on) => at(on, &[Zone::Reserve, Zone::Limbo]) && on.whose == Whose::Own && single(on),
        Effect::Return(on) | Effect::Eliminate(on) => at(on, &in_play) && single(on),
        Effect::Mobilise(on) => at(on, &[Zone::Rearguard]) && on.whose == Whose::Own,
        Effect::Demobilise(on) => at(on, &[Zone::Mobilised]),
        Effect::Force(_, on) => at(on, &[Zone::Mobilised, Zone::UnderCommand]),
        Effect::Bonus(_, on) => at(on, &[Zone::Mobilised]) && on.filters.contains(&Filter::Military),
        Effect::Block(on) | Effect::ExtraAction(on) => at(on, &in_play),
        // From harm in combat for the turn; from cards until one's own next turn.
        Effect::Protect { on, from, until } => {
            let cards = LASTING.into_iter().any(|danger| from.contains(danger));
            let lasts = if *until == Until::Turn { !cards } else { !from.contains(Danger::Combat) };
            at(on, &in_play) && lasts
        }
        Effect::Cost { on, of, until, .. } => {
            let counted = matches!(on.count, Count::UpTo(_) | Count::One);
            let own = on.whose == Whose::Own && at(on, &[Zone::Hand]);
            *until == CostUntil::NextPlays && *of == CostOf::Play && own && counted
        }
        Effect::Grant(..) => false,
    };
    (!fits).then_some("an effect is about cards, or a place, it cannot be about")
}
