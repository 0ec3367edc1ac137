//! What play has reached so far: cards played, mobilised, named; abilities of armies; objectives by winner; and every
//! single effect of every ability, told by the log. For the suite, and for the report of `examples/reach.rs`.

use frente_guerra1936::actions::How;
use frente_guerra1936::data::{
    AbilityDef, ArmyAbility, CardRef, CostOf, CostUntil, Data, Effect, Selector, Standing, When, Who,
};
use frente_guerra1936::state::Frame;
use frente_guerra1936::{Action, CardNo, Consequence, Event, Guerra1936, Intervention, Pack, Side, State};
use frente_kernel::{Game, Node, Rng};
use std::collections::BTreeMap;

/// How often each thing was reached.
#[derive(Default)]
pub struct Reach {
    counts: BTreeMap<String, u64>,
    /// The abilities whose effects the log may now tell of, and for which side.
    open: Vec<(CardNo, usize, Side)>,
    /// Which of his interventions a character uses.
    which: Option<Intervention>,
}

fn data() -> &'static Data {
    Pack::default().data()
}

fn abilities(number: CardNo) -> &'static [AbilityDef] {
    match data().find(number) {
        Some(CardRef::Character(card)) => &card.abilities,
        Some(CardRef::Measure(card)) => &card.abilities,
        Some(CardRef::Objective(card)) => &card.abilities,
        _ => &[],
    }
}

fn side_of(number: CardNo) -> Side {
    match data().find(number) {
        Some(CardRef::Character(card)) => card.side,
        Some(CardRef::Army(card)) => card.side,
        Some(CardRef::Measure(card)) => card.side,
        Some(CardRef::Objective(card)) => card.defender,
        None => Side::National,
    }
}

fn printed_cost(number: CardNo) -> u8 {
    match data().find(number) {
        Some(CardRef::Character(card)) => card.cost,
        Some(CardRef::Army(card)) => card.cost,
        Some(CardRef::Measure(card)) => card.cost,
        _ => 0,
    }
}

fn effects(ability: &AbilityDef) -> impl Iterator<Item = &Effect<Selector>> {
    ability.mandatory.iter().chain(&ability.effects)
}

/// The name of one effect: card, ability, effect, and what it is.
fn name(number: CardNo, ability: usize, at: usize, effect: &Effect<Selector>) -> String {
    let kind = format!("{effect:?}");
    let kind = kind.split(['(', ' ']).next().unwrap_or_default().to_owned();
    format!("effect {number}.{}.{} {kind}", ability + 1, at + 1)
}

/// Whether an event tells of an effect of a card of `side`. Amounts may be cut by the ends of a track.
fn tells(event: &Event, side: Side, effect: &Effect<Selector>) -> bool {
    let of = |who: &Who| if matches!(who, Who::Own | Who::Winner) { side } else { side.foe() };
    match (effect, event) {
        (Effect::Economy(who, by), Event::EconomyChanged { side, by: n, .. })
        | (Effect::Moral(who, by), Event::MoralChanged { side, by: n, .. }) => {
            *side == of(who) && n.signum() == by.signum()
        }
        (Effect::Diplomacy(who, by), Event::DiplomacyMoved { toward, .. }) => (*toward == of(who)) == (*by > 0),
        (Effect::Resistance(..), Event::ResistanceChanged { .. })
        | (Effect::ResistanceTurns(..), Event::TurnsChanged { .. })
        | (Effect::Draw(..), Event::CardDrawn { .. })
        | (Effect::Discard(..), Event::Discarded { .. })
        | (Effect::Search(_), Event::Found { .. })
        | (Effect::Recover(_), Event::Recovered { .. })
        | (Effect::Return(_), Event::Returned { .. })
        | (Effect::PutInPlay(_), Event::PutInPlay { .. })
        | (Effect::Eliminate(_), Event::Eliminated(_))
        | (Effect::Mobilise(_), Event::Mobilised { .. })
        | (Effect::Demobilise(_), Event::Demobilised { .. })
        | (Effect::Force(..), Event::ForceGained { .. })
        | (Effect::Bonus(..), Event::BonusGained { .. })
        | (Effect::Block(_), Event::Blocked(_))
        | (Effect::ExtraAction(_), Event::ExtraAction(_))
        | (Effect::Protect { .. }, Event::Protected { .. })
        | (Effect::Cost { .. }, Event::Cheaper { .. })
        | (Effect::LookAtHand(_), Event::HandLooked { .. })
        | (Effect::ActivateObjective(_), Event::ObjectiveActivated { .. }) => true,
        _ => false,
    }
}

impl Reach {
    fn count(&mut self, what: String) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// Opens the abilities of a card that act now.
    fn open(&mut self, number: CardNo, side: Side, now: impl Fn(&AbilityDef) -> bool) {
        let acting = abilities(number).iter().enumerate().filter(|(_, ability)| now(ability));
        self.open.extend(acting.map(|(at, _)| (number, at, side)));
    }

    /// Takes note of what a step told.
    pub fn note(&mut self, state: &State, events: &[Event]) {
        for event in events {
            self.enter(state, event);
            for (number, ability, side) in self.open.clone() {
                for (at, effect) in effects(&abilities(number)[ability]).enumerate() {
                    if tells(event, side, effect) {
                        self.count(name(number, ability, at, effect));
                    }
                }
            }
        }
        if matches!(state.pending(), Some(Frame::Main { .. } | Frame::Window { .. })) {
            self.open.clear();
        }
    }

    fn enter(&mut self, state: &State, event: &Event) {
        match *event {
            Event::TurnBegan { player, .. } => {
                for card in state.cards_in_play(player.side()) {
                    self.open(card, player.side(), |ability| ability.when == When::Adjustments);
                    // The income and the influences on Economy come as one sum.
                    for (at, ability) in abilities(card).iter().enumerate() {
                        if ability.when == When::Adjustments && ability.conditions.is_empty() {
                            let economy = |effect: &Effect<Selector>| matches!(effect, Effect::Economy(..));
                            let economy = effects(ability).enumerate().filter(|(_, effect)| economy(effect));
                            economy.for_each(|(n, effect)| self.count(name(card, at, n, effect)));
                        }
                    }
                }
            }
            Event::Played { card, cost, player } => {
                self.count(format!("play {card}"));
                self.open(card, player.side(), |ability| matches!(ability.when, When::Played | When::Entering));
                if cost < printed_cost(card) {
                    self.influence(state, player.side(), CostOf::Play, card);
                }
            }
            Event::Intervened { card, player, .. } => {
                let is_one = |ability: &AbilityDef| matches!(ability.when, When::Intervention { .. });
                let places = abilities(card).iter().enumerate().filter(|(_, ability)| is_one(ability));
                let place = places.map(|(at, _)| at).nth(self.which.map_or(0, Intervention::index));
                self.open.extend(place.map(|at| (card, at, player.side())));
            }
            Event::Mobilised { card, how, .. } => {
                self.count(format!("mobilise {card}"));
                match how {
                    How::Enthusiasm => self.count(format!("enthusiasm {card}")),
                    How::Action => self.influence(state, side_of(card), CostOf::Mobilise, card),
                    _ => {}
                }
            }
            Event::SkillActivated { skill, card } => self.count(format!("{skill} {card}")),
            Event::LeaderNamed { card, .. } => self.count(format!("name {card}")),
            Event::Bought { consequence, .. } => self.count(format!("buy {consequence}")),
            Event::Fell(card) | Event::Eliminated(card) => {
                self.open(card, side_of(card), |ability| ability.when == When::Eliminated);
            }
            Event::Commands { commander, .. } => {
                for (at, ability) in abilities(commander).iter().enumerate() {
                    for (n, effect) in effects(ability).enumerate() {
                        if matches!(effect, Effect::Grant(..)) {
                            self.count(name(commander, at, n, effect));
                        }
                    }
                }
            }
            Event::ObjectiveWon { side, objective } => {
                self.count(format!("{side} wins {objective}"));
                self.open(objective, side, |ability| ability.when == When::Resolved);
                for card in state.cards_in_play(side) {
                    self.open(card, side, |ability| ability.when == When::ObjectiveWon);
                }
            }
            _ => {}
        }
    }

    /// Characters in play that make this card cheaper.
    fn influence(&mut self, state: &State, side: Side, what: CostOf, card: CardNo) {
        for holder in state.cards_in_play(side) {
            for (at, ability) in abilities(holder).iter().enumerate() {
                for (n, effect) in effects(ability).enumerate() {
                    if let Effect::Cost { on, of, until: CostUntil::Continuous, .. } = effect
                        && *of == what
                        && data().fits(on, card)
                    {
                        self.count(name(holder, at, n, effect));
                    }
                }
            }
        }
    }

    /// Plays a match at random, taking note.
    pub fn play(&mut self, start: &State, rng: &mut impl Rng) {
        let (mut state, mut log) = (*start, Vec::new());
        loop {
            log.clear();
            match Guerra1936::node(&state) {
                Node::Over(_) => return self.open.clear(),
                Node::Chance => {
                    let chance = Guerra1936::sample_chance(&state, rng);
                    Guerra1936::resolve(&mut state, chance, &mut log);
                }
                Node::Decision(_) => {
                    let action = Guerra1936::sample_action(&state, rng);
                    if let Action::Intervene(which, _) = action {
                        self.which = Some(which);
                    }
                    Guerra1936::apply(&mut state, action, &mut log);
                }
            }
            self.note(&state, &log);
        }
    }

    /// How often something was reached.
    pub fn times(&self, what: &str) -> u64 {
        self.counts.get(what).copied().unwrap_or(0)
    }

    /// What the pack has and nobody has reached.
    pub fn missing(&self) -> Vec<String> {
        all().into_iter().filter(|word| !self.counts.contains_key(word)).collect()
    }
}

/// Everything there is to reach.
pub fn all() -> Vec<String> {
    let data = data();
    let mut all = Vec::new();
    for card in &data.characters {
        all.push(format!("play {}", card.number));
        if card.military.is_some() {
            all.push(format!("mobilise {}", card.number));
        }
        if card.standing == Standing::Leadership {
            all.push(format!("name {}", card.number));
        }
    }
    for card in &data.armies {
        all.extend(["play", "mobilise"].map(|verb| format!("{verb} {}", card.number)));
        all.extend(card.abilities.iter().filter_map(|ability| match ability {
            ArmyAbility::Ranged(_) => Some(format!("ranged {}", card.number)),
            ArmyAbility::Discipline(_) => Some(format!("discipline {}", card.number)),
            ArmyAbility::Fury(_) => Some(format!("fury {}", card.number)),
            ArmyAbility::Enthusiasm(_) => Some(format!("enthusiasm {}", card.number)),
            _ => None,
        }));
    }
    all.extend(data.measures.iter().map(|card| format!("play {}", card.number)));
    for card in &data.objectives {
        all.extend(Side::ALL.map(|side| format!("{side} wins {}", card.number)));
    }
    for number in 1..=252 {
        for (at, ability) in abilities(CardNo(number)).iter().enumerate() {
            all.extend(effects(ability).enumerate().map(|(n, effect)| name(CardNo(number), at, n, effect)));
        }
    }
    all.extend(Consequence::ALL.map(|consequence| format!("buy {consequence}")));
    all
}
