//! The whole vocabulary: what a player may choose, what chance may bring, what may happen.

mod notation;

use crate::data::Danger;
use crate::ids::{Board, CardNo, Consequence, Faction, LeaderAbility, Player, Side, Skill};
use serde::{Deserialize, Serialize};

pub use notation::UnknownNotation;

/// What a player may choose. Where an objective is meant, it is named by its defender.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// §7.23: do nothing now.
    Pass,
    /// End a list: a group, a declaration, the targets of an effect, consequences.
    Done,
    /// §8.11: no offensive declaration, the combat is over.
    Renounce,
    /// §5.13: do not activate an objective.
    Decline,
    /// The search finds nothing.
    FindNothing,
    /// §7.22.
    DeclareCombat,
    /// §11.4: this player defends.
    TakeDefence,
    /// §11.4: the partner defends.
    LeaveDefence,
    /// §7.14.
    UseLeader(LeaderAbility),
    /// §7.10.
    Play(CardNo),
    /// §11.3: the card is played as one of this faction.
    As(Faction),
    /// §7.20: the first or the second intervention of a character.
    Intervene(u8, CardNo),
    /// §7.16.
    Mobilise(Side, CardNo),
    /// §9.6: by Enthusiasm.
    Enthuse(Side, CardNo),
    /// §7.16.
    Demobilise(CardNo),
    /// §7.13.
    Name(Faction, CardNo),
    /// §7.21: an objective by its number.
    Activate(CardNo),
    /// §11.12: one at random.
    ActivateAny(Board),
    /// §7.19.
    Ability(Skill, CardNo),
    /// §5.12: the Diplomacy ring of the objective this side defends.
    Ring(Side),
    /// The military objective this side defends.
    Front(Side),
    /// §7.25: which objective is resolved next.
    Settle(Board, Side),
    /// The card an effect is given to.
    Choose(CardNo),
    /// The card to be discarded.
    Discard(CardNo),
    /// The card a search finds.
    Find(CardNo),
    /// §8.10: a new group with this army.
    Group(CardNo),
    /// This army joins the group.
    Join(CardNo),
    /// §8.18: the army defends against that group.
    Defend(u8, CardNo),
    /// §8.2: this commander is given armies.
    Command(CardNo),
    /// This army is put under him.
    Under(CardNo),
    /// §8.25: this army takes the damage.
    Lose(CardNo),
    /// §7.30.
    Buy(Consequence),
}

/// What chance may bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// A card is drawn.
    Card(CardNo),
    /// §11.12: an objective comes up.
    Objective(CardNo),
    /// §6.1: a sample deck, by its place in the pack.
    Deck(u8),
}

/// How a match ends (§7.31).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub enum Ending {
    /// §7.32.
    Military,
    /// §7.33.
    Political,
    /// §7.34.
    Mixed,
    /// §7.35.
    Demoralisation,
    /// §11.15: nobody wins.
    Stalemate,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 5] =
        [Ending::Military, Ending::Political, Ending::Mixed, Ending::Demoralisation, Ending::Stalemate];

    /// Its name in results.
    pub const fn label(self) -> &'static str {
        match self {
            Ending::Military => "military-victory",
            Ending::Political => "political-victory",
            Ending::Mixed => "mixed-victory",
            Ending::Demoralisation => "demoralisation",
            Ending::Stalemate => "stalemate",
        }
    }
}

/// How a card came to an objective, or left it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By its military action.
    Action,
    /// By Enthusiasm.
    Enthusiasm,
    /// By a card, outside the military action (§7.17).
    Extraordinary,
    /// Back, because the objective is resolved.
    Resolved,
}

/// Why an objective was activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Its conditions were met.
    Conditions,
    /// The enemy lost Diplomacy (§5.13).
    LostDiplomacy,
    /// A card did it.
    Card,
}

/// What happened, as the log tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each variant is a sentence; its fields are the nouns in it")]
pub enum Event {
    TurnBegan {
        player: Player,
        turn: u16,
    },
    /// A card for a random deck; hidden from others.
    DeckDrawn {
        player: Player,
        card: Option<CardNo>,
    },
    /// A sample deck was drawn; which one is hidden from others.
    DeckLot {
        player: Player,
        deck: Option<u8>,
    },
    /// Hidden from others.
    CardDrawn {
        player: Player,
        card: Option<CardNo>,
    },
    Discarded {
        player: Player,
        card: CardNo,
    },
    EconomyChanged {
        side: Side,
        by: i8,
        now: u8,
    },
    MoralChanged {
        side: Side,
        by: i8,
        now: u8,
    },
    PointsScored {
        side: Side,
        political: u8,
        military: u8,
    },
    ResistanceChanged {
        objective: CardNo,
        by: i8,
        now: u8,
    },
    TurnsChanged {
        objective: CardNo,
        by: i8,
        now: u8,
    },
    /// The ring moves; `now` counts from the middle.
    DiplomacyMoved {
        objective: CardNo,
        toward: Side,
        by: u8,
        now: u8,
    },
    /// Diplomacy with no ring to move.
    DiplomacyWasted(Side),
    Played {
        player: Player,
        card: CardNo,
        cost: u8,
    },
    FactionMarked {
        side: Side,
        faction: Faction,
    },
    Intervened {
        player: Player,
        card: CardNo,
        cost: u8,
    },
    Mobilised {
        card: CardNo,
        objective: CardNo,
        how: How,
    },
    /// Back from an objective to the rearguard; a Generalissimo who commands from there comes from none.
    Demobilised {
        card: CardNo,
        front: Option<Side>,
        how: How,
    },
    LeaderNamed {
        card: CardNo,
        faction: Faction,
    },
    LeaderLost {
        card: CardNo,
    },
    LeaderUsed {
        side: Side,
        ability: LeaderAbility,
    },
    ObjectiveActivated {
        side: Side,
        objective: CardNo,
        why: Why,
    },
    ActivationDeclined(Side),
    CombatDeclared(Side),
    CombatRenounced(Side),
    SkillActivated {
        skill: Skill,
        card: CardNo,
    },
    Grouped {
        card: CardNo,
        group: u8,
        front: Side,
    },
    Defends {
        card: CardNo,
        group: u8,
        front: Side,
    },
    Commands {
        commander: CardNo,
        army: CardNo,
    },
    /// A group nobody defends against.
    GroupStrikes {
        group: u8,
        force: u8,
        side: Side,
        front: Side,
    },
    /// `side` attacks.
    Engaged {
        group: u8,
        attack: u8,
        defence: u8,
        side: Side,
    },
    /// `side` attacks.
    RangedDamage {
        group: u8,
        attack: u8,
        defence: u8,
        side: Side,
    },
    /// A protected army took its damage and stays.
    Withstood(CardNo),
    Fell(CardNo),
    Eliminated(CardNo),
    Returned {
        player: Player,
        card: CardNo,
    },
    Recovered {
        player: Player,
        card: CardNo,
    },
    Found {
        player: Player,
        card: CardNo,
    },
    FoundNothing(Player),
    PutInPlay {
        player: Player,
        card: CardNo,
    },
    ForceGained {
        card: CardNo,
        by: u8,
    },
    BonusGained {
        card: CardNo,
        by: u8,
    },
    Blocked(CardNo),
    ExtraAction(CardNo),
    Protected {
        card: CardNo,
        from: Danger,
    },
    Cheaper {
        side: Side,
        cards: u8,
        by: i8,
    },
    HandLooked {
        player: Player,
        target: Player,
    },
    ObjectiveWon {
        side: Side,
        objective: CardNo,
    },
    Bought {
        side: Side,
        consequence: Consequence,
    },
    Ended(Ending, Option<Side>),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_takes_eight_bytes_at_most() {
        assert!(size_of::<Action>() <= 4);
        assert!(size_of::<Chance>() <= 4);
        assert!(size_of::<Event>() <= 8);
    }
}
