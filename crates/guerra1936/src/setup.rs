//! What is agreed before the first card: the pack, the decks, the variant and the numbers the book offers to change.

use crate::data::{Pack, Place};
use crate::ids::{Board, BySide, CardNo, Faction, Side};
use crate::lists;
use frente_kernel::{Fault, OptionInfo, SetupError};
use serde::{Deserialize, Serialize};

/// How many play, and how (§11.4, §11.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scenario {
    /// One against one.
    #[default]
    Duel,
    /// §11.4: four players, two independent ones a side.
    Independent,
    /// §11.6: four players, two combined pairs.
    Pairs,
}

impl Scenario {
    /// How many play.
    pub const fn players(self) -> u8 {
        match self {
            Scenario::Duel => 2,
            Scenario::Independent | Scenario::Pairs => 4,
        }
    }
}

/// A deck: the name of a sample deck, `lot`, `random`, or the cards themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Deck {
    /// A sample deck of the pack; `lot`: one of those of the side, drawn in secret (§6.1); `random`: as many cards as a
    /// deck needs, drawn one by one.
    Named(String),
    /// The cards themselves, by number.
    Cards(Vec<CardNo>),
}

/// The name that has a deck drawn at random.
pub const RANDOM: &str = "random";
/// The name that has a sample deck of the side drawn.
pub const LOT: &str = "lot";

impl Deck {
    /// A deck by its name.
    pub fn named(name: &str) -> Deck {
        Deck::Named(name.to_owned())
    }
}

/// What is agreed before the first card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Cards and numbers.
    pub pack: Pack,
    /// How many play, and how.
    pub scenario: Scenario,
    /// The decks by seat; empty for the usual ones.
    pub decks: Vec<Deck>,
    /// §11.2: 1 to play with cohesion.
    pub cohesion: u8,
    /// §11.8: Moral at the start.
    pub moral: u8,
    /// §11.10: Economy gained each turn.
    pub income: u8,
    /// §11.9: cards drawn each turn.
    pub draw: u8,
    /// §11.7: points for a military victory.
    pub military_victory: u8,
    /// §11.7: points for a political victory.
    pub political_victory: u8,
    /// §11.7: points of both kinds for a mixed victory.
    pub mixed_victory: u8,
    /// §11.7: the fewest points of each kind in it.
    pub mixed_least: u8,
    /// §11.11: objectives active from the start.
    pub objectives: Vec<CardNo>,
    /// §11.11 in short: 1 for the first military objective of both sides, 2 for the first political one, 3 for both kinds.
    pub opening: u8,
    /// §11.12: 1 to activate objectives at random.
    pub random_objectives: u8,
    /// §11.14: 0 to play without leaders.
    pub leaders: u8,
    /// §11.13: a leader who starts the match in play.
    pub starting_leaders: BySide<Option<CardNo>>,
    /// §11.13: a side taken to have a leader of this faction, without a character.
    pub assumed_leaders: BySide<Option<Faction>>,
    /// §11.13 in short: the first, second … main faction whose leader the National side is taken to have; 0 for none.
    pub national_leader: u8,
    /// §11.13 in short, for the Republic.
    pub republic_leader: u8,
    /// §11.15: the match is drawn after so many turns of both sides together; 0 for no limit.
    pub turn_limit: u16,
}

impl Default for Setup {
    fn default() -> Setup {
        let pack = Pack::default();
        let rules = &pack.data().rules;
        Setup {
            pack,
            scenario: Scenario::Duel,
            decks: Vec::new(),
            cohesion: 0,
            moral: rules.moral.0,
            income: rules.income.0,
            draw: rules.draw.0,
            military_victory: rules.military_victory.0,
            political_victory: rules.political_victory.0,
            mixed_victory: rules.mixed_victory.0,
            mixed_least: rules.mixed_least.0,
            objectives: Vec::new(),
            opening: 0,
            random_objectives: 0,
            leaders: 1,
            starting_leaders: BySide::default(),
            assumed_leaders: BySide::default(),
            national_leader: 0,
            republic_leader: 0,
            turn_limit: 0,
        }
    }
}

const fn option(id: &'static str, values: &'static [i32], rule: &'static str) -> OptionInfo {
    OptionInfo { id, values, default: values[0], rule }
}

/// The options of a setup.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    option("cohesion", &[0, 1], "11.2"),
    option("military_victory", &[24, 16, 20, 28], "11.7"),
    option("political_victory", &[24, 16, 20, 28], "11.7"),
    option("mixed_victory", &[22, 14, 18, 26], "11.7"),
    option("moral", &[30, 20, 25, 36, 40], "11.8"),
    option("draw", &[1, 2, 3], "11.9"),
    option("income", &[5, 1, 3, 4, 6, 8], "11.10"),
    option("opening", &[0, 1, 2, 3], "11.11"),
    option("random_objectives", &[0, 1], "11.12"),
    option("leaders", &[1, 0], "11.14"),
    option("national_leader", &[0, 1, 2, 3, 4], "11.13"),
    option("republic_leader", &[0, 1, 2, 3, 4], "11.13"),
    option("turn_limit", &[0, 60, 120, 240], "11.15"),
];

/// The highest Moral that may be agreed to start with: two digits, as the rings show it (§5.1, §11.8).
const MOST_MORAL: u8 = 99;

/// A deck as the rules take it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Built {
    /// The cards themselves, by number.
    Cards(Vec<CardNo>),
    /// So many cards, drawn one by one.
    Random(u8),
    /// One of the sample decks, drawn.
    Lot,
}

impl Setup {
    /// The usual deck of a seat.
    pub fn usual_deck(&self, player: u8) -> &'static str {
        match (self.scenario, player) {
            (Scenario::Duel, 0) => "national-mixed",
            (Scenario::Duel, _) => "republic-mixed",
            _ => RANDOM,
        }
    }

    /// The decks by player, or every reason against them.
    pub(crate) fn built(&self) -> Result<Vec<Built>, Vec<Fault>> {
        let (data, mut faults, mut out) = (self.pack.data(), Vec::new(), Vec::new());
        let players = self.scenario.players();
        if !self.decks.is_empty() && self.decks.len() != usize::from(players) {
            let reason = format!("expected {players} decks, one a seat, or none, found {}", self.decks.len());
            return Err(vec![Fault { place: "decks".to_owned(), reason }]);
        }
        for player in 0..players {
            let place = format!("decks[{player}]");
            let side = crate::ids::Player(player).side();
            let usual = Deck::named(self.usual_deck(player));
            let deck = self.decks.get(usize::from(player)).unwrap_or(&usual);
            let cards = match deck {
                Deck::Named(name) if name == RANDOM => {
                    let (held, needed) = (data.tables.sides[side].all.len(), u32::from(data.rules.deck_minimum.0));
                    let decks = u32::from(players) / 2;
                    if held < needed * decks {
                        let reason =
                            format!("the pack has {held} cards of the {side} side, too few for {decks} of {needed}");
                        faults.push(Fault { place, reason });
                    }
                    out.push(Built::Random(data.rules.deck_minimum.0));
                    continue;
                }
                // Sample decks of one side share cards, which partners may not.
                Deck::Named(name) if name == LOT && self.scenario == Scenario::Duel => {
                    out.push(Built::Lot);
                    continue;
                }
                Deck::Named(name) => match data.decks.iter().find(|deck| deck.id == *name) {
                    Some(deck) if deck.side != side => {
                        let reason =
                            format!("\"{name}\" is a deck of the {} side, expected one of the {side} side", deck.side);
                        faults.push(Fault { place, reason });
                        continue;
                    }
                    Some(deck) => deck.cards.clone(),
                    None => {
                        let known: Vec<&str> = data.decks.iter().map(|deck| &*deck.id).collect();
                        let lot = if self.scenario == Scenario::Duel { "lot, " } else { "" };
                        let reason =
                            format!("no deck \"{name}\", expected {RANDOM}, {lot}{} or a list", known.join(", "));
                        faults.push(Fault { place, reason });
                        continue;
                    }
                },
                Deck::Cards(cards) => cards.clone(),
            };
            let reasons = lists::faults(data, side, &cards);
            faults.extend(reasons.into_iter().map(|reason| Fault { place: place.clone(), reason }));
            out.push(Built::Cards(cards));
        }
        faults.extend(self.shared(&out));
        if faults.is_empty() { Ok(out) } else { Err(faults) }
    }

    /// §11.4: the decks of partners share no card, and independent partners no main faction.
    fn shared(&self, decks: &[Built]) -> Vec<Fault> {
        let mut faults = Vec::new();
        for side in Side::ALL {
            let (first, second) = (side as usize, side as usize + 2);
            let (one, two) = match (decks.get(first), decks.get(second)) {
                (Some(Built::Cards(one)), Some(Built::Cards(two))) => (one, two),
                (Some(Built::Cards(cards)), Some(Built::Random(_))) => {
                    faults.extend(self.too_few_left(side, cards, second));
                    continue;
                }
                (Some(Built::Random(_)), Some(Built::Cards(cards))) => {
                    faults.extend(self.too_few_left(side, cards, first));
                    continue;
                }
                _ => continue,
            };
            let mut say = |reason: String| faults.push(Fault { place: format!("decks[{second}]"), reason });
            if let Some(card) = two.iter().find(|card| one.contains(card)) {
                say(format!("card {card} is in the partner's deck as well"));
            }
            let (one, two) = (lists::main_factions(self.pack.data(), one), lists::main_factions(self.pack.data(), two));
            if let Some(faction) = two.iter().find(|faction| one.contains(faction))
                && self.scenario == Scenario::Independent
            {
                say(format!("{faction} is a main faction of the partner's deck as well (§11.4)"));
            }
        }
        faults
    }

    /// Whether a deck can be drawn at random beside a partner's cards: it shares none of them, and with an independent
    /// partner none of his main factions (§11.4).
    fn too_few_left(&self, side: Side, partner: &[CardNo], player: usize) -> Option<Fault> {
        let data = self.pack.data();
        let table = &data.tables.sides[side];
        let taken = partner.iter().filter_map(|card| match data.tables.place[usize::from(card.0)] {
            Place::Card(_, slot) => Some(slot),
            _ => None,
        });
        let mut left = table.all.without(taken.collect());
        if self.scenario == Scenario::Independent {
            for faction in lists::main_factions(data, partner) {
                left = left.without(table.factions[faction]);
            }
        }
        let needed = u32::from(data.rules.deck_minimum.0);
        (left.len() < needed || (left & table.main).is_empty()).then(|| Fault {
            place: format!("decks[{player}]"),
            reason: format!(
                "the partner's deck leaves {} cards to draw from, and a deck drawn at random needs {needed} with one of a \
                 main faction among them (§11.4): name a deck here too",
                left.len()
            ),
        })
    }

    /// Every reason against this setup; the decks if there is none.
    pub(crate) fn check(&self) -> Result<Vec<Built>, SetupError> {
        let mut faults = Vec::new();
        let track = self.pack.data().rules.track.0;
        for (place, value, least, most) in [
            ("cohesion", self.cohesion, 0, 1),
            ("moral", self.moral, 1, MOST_MORAL.max(track)),
            ("income", self.income, 0, track),
            ("draw", self.draw, 0, 6),
            ("military_victory", self.military_victory, 1, track),
            ("political_victory", self.political_victory, 1, track),
            ("mixed_victory", self.mixed_victory, 1, 2 * track),
            ("mixed_least", self.mixed_least, 0, track),
            ("opening", self.opening, 0, 3),
            ("random_objectives", self.random_objectives, 0, 1),
            ("leaders", self.leaders, 0, 1),
            ("national_leader", self.national_leader, 0, 4),
            ("republic_leader", self.republic_leader, 0, 4),
        ] {
            if !(least..=most).contains(&value) {
                let reason = format!("expected {least} to {most}, found {value}");
                faults.push(Fault { place: place.to_owned(), reason });
            }
        }
        if self.turn_limit > 1000 {
            let reason = format!("expected 0 (no limit) to 1000, found {}", self.turn_limit);
            faults.push(Fault { place: "turn_limit".to_owned(), reason });
        }
        self.check_objectives(&mut faults);
        self.check_leaders(&mut faults);
        let decks = self.built().map_err(|more| faults.extend(more));
        match decks {
            Ok(decks) if faults.is_empty() => Ok(decks),
            _ => Err(SetupError(faults)),
        }
    }

    /// §11.11: the objectives active from the start; an opening takes the first of each space by number.
    pub(crate) fn starting_objectives(&self) -> Vec<CardNo> {
        let boards = [Board::Military, Board::Political].into_iter().zip([1, 2]);
        let boards = boards.filter(|(_, bit)| self.opening & bit != 0).map(|(board, _)| board);
        let first = |(board, side)| {
            let here =
                self.pack.data().tables.objectives.iter().filter(move |one| (one.board, one.defender) == (board, side));
            here.map(|one| one.number).min()
        };
        let opening = boards.flat_map(|board| Side::ALL.map(|side| (board, side))).filter_map(first);
        self.objectives.iter().copied().chain(opening).collect()
    }

    /// §11.13: the faction a side is taken to have a leader of.
    pub(crate) fn assumed_leader(&self, side: Side) -> Option<Faction> {
        let nth = match side {
            Side::National => self.national_leader,
            Side::Republic => self.republic_leader,
        };
        let mut main = Faction::ALL.into_iter().filter(|faction| faction.is_main() && faction.side() == side);
        self.assumed_leaders[side].or_else(|| main.nth(usize::from(nth.checked_sub(1)?)))
    }

    fn check_objectives(&self, faults: &mut Vec<Fault>) {
        let tables = &self.pack.data().tables;
        let mut taken = Vec::new();
        for (n, number) in self.starting_objectives().into_iter().enumerate() {
            let place = format!("objectives[{n}]");
            let Place::Objective(slot) = tables.place[usize::from(number.0)] else {
                faults.push(Fault { place, reason: format!("card {number} is no objective") });
                continue;
            };
            let objective = &tables.objectives[usize::from(slot)];
            let space = (objective.board, objective.defender);
            if taken.contains(&space) {
                let reason = format!("a second {} objective that the {} side defends (§5.7)", space.0, space.1);
                faults.push(Fault { place, reason });
            }
            taken.push(space);
        }
    }

    fn check_leaders(&self, faults: &mut Vec<Fault>) {
        let tables = &self.pack.data().tables;
        for side in Side::ALL {
            let (start, assumed) = (self.starting_leaders[side], self.assumed_leader(side));
            if (start.is_some() || assumed.is_some()) && (self.leaders == 0 || start.is_some() && assumed.is_some()) {
                let reason = "a side starts with one leader at most, and with none where there are no leaders";
                faults.push(Fault { place: format!("starting_leaders.{side}"), reason: reason.to_owned() });
            }
            let (field, short) = match side {
                Side::National => ("national_leader", self.national_leader),
                Side::Republic => ("republic_leader", self.republic_leader),
            };
            if self.assumed_leaders[side].is_some() && short != 0 {
                let reason =
                    format!("assumed_leaders.{side} already says whose leader it is, expected 0, found {short}");
                faults.push(Fault { place: field.to_owned(), reason });
            }
            if let Some(number) = start {
                let leader = match tables.place[usize::from(number.0)] {
                    Place::Card(own, slot) => own == side && tables.sides[side].leadership.contains(slot),
                    _ => false,
                };
                if !leader {
                    let reason = format!("card {number} is no character of the {side} side with Leadership");
                    faults.push(Fault { place: format!("starting_leaders.{side}"), reason });
                }
            }
            if let Some(faction) = assumed.filter(|faction| faction.side() != side || !faction.is_main()) {
                let reason = format!("{faction} is no main faction of the {side} side");
                faults.push(Fault { place: format!("assumed_leaders.{side}"), reason });
            }
        }
    }
}
