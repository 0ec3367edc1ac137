//! The tables the rules read in the hot path: cards by slot, filters as sets of cards, abilities as short programs with a
//! number each. Nothing here decides anything: it is the same data, indexed.

use super::{Condition, Count, Effect, Role, Whose, Zone};
use crate::ids::{Arm, Board, BySide, CardNo, Consequence, Faction, Intervention, Side, Skill};
use crate::sets::{Arms, Cards, Factions, Slot};
use frente_kernel::By;

type ByFaction<T> = By<Faction, T, 18>;

/// Mobilising a card costs less than this.
pub(crate) const CHEAP: usize = 8;
/// Cards and interventions cost less than this: no track of Economy is as long.
pub(crate) const PRICES: usize = 100;
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
    pub factions: Factions,
    pub force: u8,
    pub bonus: u8,
    pub command: u8,
    pub mobilisation: u8,
    pub arm: Arm,
    /// The arms an army can defend against.
    pub defends: Arms,
    pub skill_cost: By<Skill, u8, 3>,
    pub enthusiasm: u8,
    /// Its place among the side's armies, if it is one.
    pub army: Option<u8>,
    pub played: Option<u16>,
    /// What it takes off the cost of other cards while it is in play.
    pub discounts: Vec<Discount>,
    pub interventions: By<Intervention, Option<u16>, 2>,
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
#[derive(Clone, Copy, Debug)]
pub(crate) struct Interventions {
    /// Those at most this dear.
    pub within: [Cards; PRICES],
    /// Those without conditions or mandatory effects.
    pub plain: Cards,
}

impl Default for Interventions {
    fn default() -> Interventions {
        Interventions { within: [Cards::NONE; PRICES], plain: Cards::NONE }
    }
}

impl Interventions {
    pub fn all(&self) -> Cards {
        self.within[PRICES - 1]
    }
}

/// What the rules need of a side's cards.
#[derive(Clone, Debug, Default)]
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
    /// Those with conditions or mandatory effects when they are played.
    pub conditional: Cards,
    /// Those whose printed cost is at most this.
    pub within: Vec<Cards>,
    pub aid: Cards,
    pub main: Cards,
    pub factions: ByFaction<Cards>,
    /// Characters of a faction and those who sympathise with it.
    pub followers: ByFaction<Cards>,
    pub assimilation: Cards,
    pub conquest: Cards,
    pub skills: By<Skill, Cards, 3>,
    pub enthusiasm: Cards,
    pub arms: By<Arm, Cards, 3>,
    /// Each of a character's interventions, by whose turn it is: one's own, the enemy's.
    pub interventions: By<Intervention, [Interventions; 2], 2>,
    /// Armies and commanders by what mobilising them costs at most.
    pub mobilisation: [Cards; CHEAP],
    pub play_discounters: Cards,
    pub mobilise_discounts: Vec<Discount>,
    pub mobilise_discounters: Cards,
    /// Influences of the adjustments: those on Economy alone, and the others.
    pub adjust_economy: Vec<(Slot, u16)>,
    pub adjust_other: Vec<(Slot, u16)>,
    pub adjusters: Cards,
    pub win_watchers: Cards,
    /// Cards that move a Diplomacy ring their side's way when they are played or intervene.
    pub diplomats: Cards,
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
    /// The arms that may be mobilised there.
    pub mobilisable: Arms,
    pub resolved: Vec<u16>,
}

/// What the rules need of the leader of a main faction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeaderRules {
    /// Characters of the faction that are needed besides the leader.
    pub requirement: u8,
    pub ability: u16,
}

/// What the rules need of a pack.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub sides: BySide<SideTable>,
    pub place: [Place; 256],
    pub objectives: Vec<ObjectiveRules>,
    pub abilities: Vec<Ability>,
    /// The leaders of the main factions.
    pub leaders: ByFaction<Option<LeaderRules>>,
    /// Objectives by board and defender.
    pub boards: By<Board, BySide<Cards>, 2>,
    /// Political objectives a side may activate with so many civilians in its rearguard.
    pub by_civilians: BySide<[Cards; COUNTS]>,
    /// Military objectives a side may activate as attacker with so many armies in play.
    pub by_armies: BySide<[Cards; COUNTS]>,
    /// Military objectives a side may activate as defender with so many armies in its limbo.
    pub by_fallen: BySide<[Cards; COUNTS]>,
    pub prices: By<Consequence, u8, 6>,
}

impl Tables {
    #[inline]
    pub fn rules_of(&self, side: Side, slot: Slot) -> &CardRules {
        &self.sides[side].cards[usize::from(slot)]
    }

    #[inline]
    pub fn number(&self, side: Side, slot: Slot) -> CardNo {
        self.sides[side].numbers[usize::from(slot)]
    }

    /// These cards of a side, as a set.
    pub fn slots(&self, cards: &[CardNo]) -> Cards {
        let slot = |card: &CardNo| match self.place[usize::from(card.0)] {
            Place::Card(_, slot) => Some(slot),
            Place::Objective(_) | Place::Nowhere => None,
        };
        cards.iter().filter_map(slot).collect()
    }

    #[inline]
    pub fn ability(&self, ability: u16) -> &Ability {
        &self.abilities[usize::from(ability)]
    }
}
