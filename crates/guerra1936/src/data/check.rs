//! Every fault of a pack, with file and line: what the rules rely on is looked at here, once.

use super::bounds;
use super::{
    AbilityDef, ArmyDef, CharacterDef, CostOf, CostUntil, Count, DeckDef, Effect, Filter, MeasureDef, ObjectiveDef,
    ObjectiveKind, RulesDef, Selector, Text, Until, When, Who, Whose, Zone,
};
use crate::effects::LASTING;
use crate::ids::{Aid, CardNo, Danger, Faction, Side};
use frente_kernel::Fault;
use std::collections::BTreeMap;

/// What was read, not yet checked.
pub(super) struct Loose<'a> {
    pub characters: &'a [CharacterDef],
    pub armies: &'a [ArmyDef],
    pub measures: &'a [MeasureDef],
    pub objectives: &'a [ObjectiveDef],
    pub rules: &'a RulesDef,
    pub decks: &'a [DeckDef],
    pub files: [(&'a str, &'a str); 6],
}

/// The highest printed number.
const LAST: u8 = 252;
/// Bounds of the tables the rules read.
const MOST_CARDS: usize = 128;
const MOST_ARMIES: usize = 32;
const MOST_OBJECTIVES: usize = 64;
const MOST_ADJUSTERS: usize = 32;
const MOST_MOBILISATION: u8 = 7;

/// A card as the faults name it: which file, which number.
#[derive(Clone, Copy)]
struct At<'a> {
    file: (&'a str, &'a str),
    number: CardNo,
}

impl At<'_> {
    fn fault(self, reason: impl Into<String>) -> Fault {
        let (file, text) = self.file;
        let entry = format!("number: {},", self.number);
        let line = text.lines().position(|line| line.contains(&entry)).map_or(1, |line| line + 1);
        Fault { place: format!("{file}:{line}"), reason: format!("card {}: {}", self.number, reason.into()) }
    }

    fn all(self, reasons: Vec<String>, out: &mut Vec<Fault>) {
        out.extend(reasons.into_iter().map(|reason| self.fault(reason)));
    }
}

impl Loose<'_> {
    pub fn faults(&self) -> Vec<Fault> {
        let mut out = Vec::new();
        self.numbers(&mut out);
        for card in self.characters {
            let at = At { file: self.files[0], number: card.number };
            belongs(at, card.side, &card.factions, card.aid, &mut out);
            texts(at, &card.name, &card.fact, &mut out);
            at.all(bounds::cost(card.cost), &mut out);
            if let Some(military) = card.military {
                at.all(bounds::commander(military.bonus, military.command), &mut out);
            }
            if card.sympathy.is_some_and(|faction| faction.side() != card.side) {
                out.push(at.fault("sympathises with a faction of the other side"));
            }
            if card.military.is_some_and(|military| military.bonus == 0 || military.command == 0) {
                out.push(at.fault("a military character needs a bonus and a command of at least 1"));
            }
            if card.military.is_some_and(|military| military.mobilisation > MOST_MOBILISATION) {
                out.push(at.fault(format!("expected a mobilisation cost of at most {MOST_MOBILISATION}")));
            }
            let interventions = card.abilities.iter().filter(|ability| is_intervention(ability)).count();
            if interventions > 2 {
                out.push(at.fault(format!("at most 2 interventions, found {interventions}")));
            }
            card.abilities.iter().for_each(|ability| character_ability(at, ability, &mut out));
        }
        for card in self.armies {
            let at = At { file: self.files[1], number: card.number };
            belongs(at, card.side, &card.factions, card.aid, &mut out);
            texts(at, &card.name, &card.fact, &mut out);
            at.all(bounds::cost(card.cost), &mut out);
            card.abilities.iter().for_each(|ability| at.all(bounds::army_ability(*ability), &mut out));
            if card.force == 0 || card.force > 15 {
                out.push(at.fault(format!("expected a force from 1 to 15, found {}", card.force)));
            }
            if card.mobilisation > MOST_MOBILISATION {
                out.push(at.fault(format!("expected a mobilisation cost of at most {MOST_MOBILISATION}")));
            }
            if card.defends.is_empty() {
                out.push(at.fault("an army defends against at least one arm"));
            }
            for (n, ability) in card.abilities.iter().enumerate() {
                let kind = std::mem::discriminant(ability);
                if card.abilities[..n].iter().any(|other| std::mem::discriminant(other) == kind) {
                    out.push(at.fault("the same ability stands twice"));
                }
            }
        }
        for card in self.measures {
            let at = At { file: self.files[2], number: card.number };
            belongs(at, card.side, &card.factions, card.aid, &mut out);
            texts(at, &card.name, &card.fact, &mut out);
            at.all(bounds::cost(card.cost), &mut out);
            if card.abilities.len() != 1 || card.abilities[0].when != When::Played {
                out.push(at.fault("a measure has one ability, with when: Played"));
            }
            card.abilities.iter().for_each(|ability| effects(at, ability, &mut out));
        }
        for card in self.objectives {
            let at = At { file: self.files[3], number: card.number };
            texts(at, &card.name, &card.fact, &mut out);
            objective(at, card, &mut out);
        }
        self.rules(&mut out);
        self.decks(&mut out);
        out
    }

    /// Each number once, and no table overflows.
    fn numbers(&self, out: &mut Vec<Fault>) {
        let mut seen: BTreeMap<CardNo, &str> = BTreeMap::new();
        let all = (self.characters.iter().map(|card| (0, card.number)))
            .chain(self.armies.iter().map(|card| (1, card.number)))
            .chain(self.measures.iter().map(|card| (2, card.number)))
            .chain(self.objectives.iter().map(|card| (3, card.number)));
        for (file, number) in all {
            let at = At { file: self.files[file], number };
            if number.0 == 0 || number.0 > LAST {
                out.push(at.fault(format!("expected a number from 1 to {LAST}")));
            }
            if let Some(other) = seen.insert(number, self.files[file].0) {
                out.push(at.fault(format!("the number stands twice, the other time in {other}")));
            }
        }
        for side in Side::ALL {
            let characters = self.characters.iter().filter(|card| card.side == side);
            let armies = self.armies.iter().filter(|card| card.side == side).count();
            let measures = self.measures.iter().filter(|card| card.side == side).count();
            let cards = characters.clone().count() + armies + measures;
            let adjusting = |ability: &&AbilityDef| ability.when == When::Adjustments;
            let adjusters = characters.flat_map(|card| &card.abilities).filter(adjusting).count();
            for (count, most, file, what) in [
                (cards, MOST_CARDS, 0, "cards"),
                (armies, MOST_ARMIES, 1, "armies"),
                (adjusters, MOST_ADJUSTERS, 0, "influences in the adjustments"),
            ] {
                if count > most {
                    let reason = format!("the {side} side has {count} {what}, at most {most}");
                    out.push(Fault { place: self.files[file].0.to_owned(), reason });
                }
            }
        }
        if self.objectives.len() > MOST_OBJECTIVES {
            let reason = format!("{} objectives, at most {MOST_OBJECTIVES}", self.objectives.len());
            out.push(Fault { place: self.files[3].0.to_owned(), reason });
        }
    }

    fn rules(&self, out: &mut Vec<Fault>) {
        let (file, text) = self.files[4];
        let mut say = |field: &str, reason: String| {
            let line = text.lines().position(|line| line.contains(&format!("{field}:"))).map_or(1, |line| line + 1);
            out.push(Fault { place: format!("{file}:{line}"), reason: format!("{field}: {reason}") });
        };
        let rules = self.rules;
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
            ("own_economy", rules.consequences.own_economy.0, 1, 30),
            ("enemy_economy", rules.consequences.enemy_economy.0, 1, 30),
            ("own_moral", rules.consequences.own_moral.0, 1, 30),
            ("enemy_moral", rules.consequences.enemy_moral.0, 1, 30),
            ("draw", rules.consequences.draw.0, 1, 30),
            ("discard", rules.consequences.discard.0, 1, 30),
        ] {
            if !(least..=most).contains(&value) {
                say(field, format!("expected {least} to {most}, found {value}"));
            }
        }
        for faction in Faction::ALL {
            let count = rules.leaders.iter().filter(|leader| leader.faction == faction).count();
            if count != usize::from(faction.is_main()) {
                say("leaders", format!("expected each main faction once, found {faction} {count} times"));
            }
        }
        for leader in &rules.leaders {
            let mut reasons = Vec::new();
            leader.ability.iter().for_each(|effect| bounds::effect(effect, &mut reasons));
            reasons.extend(leader.ability.iter().filter_map(effect_fault).map(str::to_owned));
            if leader.ability.is_empty() {
                reasons.push("an ability without effects".to_owned());
            }
            reasons.into_iter().for_each(|reason| say("leaders", format!("{}: {reason}", leader.faction)));
        }
        bounds::rules(rules).into_iter().for_each(|(field, reason)| say(field, reason));
        if rules.cohesion.0.is_empty() {
            say("cohesion", "expected at least one value".to_owned());
        }
    }

    fn decks(&self, out: &mut Vec<Fault>) {
        let (file, text) = self.files[5];
        for (n, deck) in self.decks.iter().enumerate() {
            let entry = format!("id: \"{}\"", deck.id);
            let line = text.lines().position(|line| line.contains(&entry)).map_or(1, |line| line + 1);
            let mut say = |reason: String| {
                out.push(Fault { place: format!("{file}:{line}"), reason: format!("deck {}: {reason}", deck.id) });
            };
            if self.decks[..n].iter().any(|other| other.id == deck.id) {
                say("the name stands twice".to_owned());
            }
            let mut sorted = deck.cards.clone();
            sorted.sort_unstable();
            sorted.dedup();
            if sorted.len() != deck.cards.len() {
                say("a card stands twice".to_owned());
            }
            if deck.cards.len() < usize::from(self.rules.deck_minimum.0) {
                say(format!("{} cards, at least {}", deck.cards.len(), self.rules.deck_minimum.0));
            }
            let factions = |number: CardNo| {
                let character = self.characters.iter().find(|card| card.number == number);
                let army = self.armies.iter().find(|card| card.number == number);
                let measure = self.measures.iter().find(|card| card.number == number);
                (character.map(|card| &card.factions))
                    .or(army.map(|card| &card.factions))
                    .or(measure.map(|card| &card.factions))
            };
            let mut main = false;
            for number in &deck.cards {
                match factions(*number) {
                    None => say(format!("card {number} is no character, army or measure")),
                    Some(own) if own.iter().any(|faction| faction.side() != deck.side) => {
                        say(format!("card {number} belongs to the other side"));
                    }
                    Some(own) => main |= own.iter().any(|faction| faction.is_main()),
                }
            }
            if !main {
                say("no card of a main faction".to_owned());
            }
        }
    }
}

fn is_intervention(ability: &AbilityDef) -> bool {
    matches!(ability.when, When::Intervention { .. })
}

fn belongs(at: At<'_>, side: Side, factions: &[Faction], aid: Option<Aid>, out: &mut Vec<Fault>) {
    if factions.is_empty() || factions.len() > 2 || factions.first() == factions.get(1) {
        out.push(at.fault(format!("expected one faction or two different ones, found {}", factions.len())));
    }
    if let Some(foreign) = factions.iter().find(|faction| faction.side() != side) {
        out.push(at.fault(format!("{foreign} is no faction of the {side} side")));
    }
    let expected = match side {
        Side::Republic => [Aid::Ussr, Aid::InternationalBrigades],
        Side::National => [Aid::Germany, Aid::Italy],
    };
    let is_aid = factions.iter().any(|faction| faction.is_aid());
    if aid.is_some_and(|aid| !expected.contains(&aid)) || aid.is_some() != is_aid {
        out.push(at.fault("international aid, and nothing else, names its subfaction"));
    }
}

fn texts(at: At<'_>, name: &Text, fact: &Text, out: &mut Vec<Fault>) {
    for (what, text) in [("name", name), ("fact", fact)] {
        for (language, text) in [("es", &text.es), ("en", &text.en), ("fr", &text.fr)] {
            if text.trim().is_empty() {
                out.push(at.fault(format!("the {what} is empty in {language}")));
            }
        }
    }
}

fn objective(at: At<'_>, card: &ObjectiveDef, out: &mut Vec<Fault>) {
    at.all(bounds::objective(card), out);
    card.abilities.iter().for_each(|ability| at.all(bounds::ability(ability), out));
    match &card.kind {
        ObjectiveKind::Military { resistance, turns, mobilisable, .. } => {
            if *resistance == 0 || *resistance > 99 || *turns == 0 || *turns > 30 {
                out.push(at.fault("expected 1 to 99 Resistance Points and 1 to 30 Resistance Turns"));
            }
            if mobilisable.is_empty() {
                out.push(at.fault("at least one arm must be mobilisable"));
            }
        }
        ObjectiveKind::Political { diplomacy, .. } => {
            if *diplomacy == 0 || *diplomacy > 30 {
                out.push(at.fault(format!("expected a Diplomacy of 1 to 30, found {diplomacy}")));
            }
        }
    }
    if card.political_points == 0 && card.military_points == 0 {
        out.push(at.fault("an objective is worth at least one point"));
    }
    for ability in &card.abilities {
        if ability.when != When::Resolved || !ability.conditions.is_empty() || !ability.mandatory.is_empty() {
            out.push(at.fault("the ability of an objective has when: Resolved and nothing but effects"));
        }
        for effect in &ability.effects {
            let fits = match effect {
                Effect::Economy(who, _) | Effect::Moral(who, _) | Effect::Draw(who, _) | Effect::Discard(who, _) => {
                    matches!(who, Who::Winner | Who::Loser)
                }
                _ => false,
            };
            if !fits {
                out.push(at.fault("an objective may change Economy, Moral or hands of its winner or loser only"));
            }
        }
    }
}

fn character_ability(at: At<'_>, ability: &AbilityDef, out: &mut Vec<Fault>) {
    if ability.when == When::Continuous {
        at.all(bounds::ability(ability), out);
    }
    match ability.when {
        When::Played | When::Resolved => out.push(at.fault("an ability of a character is influence or intervention")),
        When::Continuous => {
            if !ability.conditions.is_empty() || !ability.mandatory.is_empty() {
                out.push(at.fault("a continuous influence has nothing but effects"));
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
                    out.push(at.fault("a continuous influence makes all own cards cheaper or lends an ability"));
                }
            }
        }
        _ => effects(at, ability, out),
    }
}

/// Each effect is about cards it can be about.
fn effects(at: At<'_>, ability: &AbilityDef, out: &mut Vec<Fault>) {
    at.all(bounds::ability(ability), out);
    for effect in ability.mandatory.iter().chain(&ability.effects) {
        if let Some(reason) = effect_fault(effect) {
            out.push(at.fault(reason));
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
