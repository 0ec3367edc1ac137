//! The whole vocabulary: what a player may choose, what chance may bring, what may happen.

use crate::ids::{Board, CardNo, Consequence, Danger, Faction, Intervention, LeaderAbility, Player, Side, Skill};
use frente_kernel::RuleId;
use serde::Serialize;

frente_kernel::vocabulary! {
    /// What a player may choose. Where an objective is meant, it is named by its defender.
    pub enum Action {
        /// §7.23: does nothing now.
        Pass = "pass", "pass", "7.23";
        /// Ends a list: a group, a declaration, the targets of an effect, consequences. The list it ends has the paragraph.
        Done = "done", "done", "8.10";
        /// §8.11: declares no offensive, and the combat is over.
        Renounce = "renounce", "renounce", "8.11";
        /// §5.13: does not activate an objective.
        Decline = "decline", "decline", "5.13";
        /// §3.11: ends a search that finds nothing.
        FindNothing = "find-nothing", "find nothing", "3.11";
        /// §7.22: declares combat.
        DeclareCombat = "declare-combat", "combat", "7.22";
        /// §11.4: this player defends.
        TakeDefence = "take-defence", "defence own", "11.4";
        /// §11.4: the partner defends.
        LeaveDefence = "leave-defence", "defence partner", "11.4";
        /// §7.14: uses an ability of the leader. Each faction's has a paragraph of its own.
        UseLeader(ability: LeaderAbility) = "leader", "leader {ability}", "7.14";
        /// §7.10: plays a card.
        Play(card: CardNo) = "play", "play {card}", "7.10";
        /// §11.3: plays the card as one of this faction.
        As(faction: Faction) = "as", "as {faction}", "11.3";
        /// §7.20: has a character intervene.
        Intervene(which: Intervention, card: CardNo) = "intervene", "intervene {which} {card}", "7.20";
        /// §7.16: mobilises a card.
        Mobilise(front: Side, card: CardNo) = "mobilise", "mobilise {front} {card}", "7.16";
        /// §9.6: mobilises an army by Enthusiasm.
        Enthuse(front: Side, card: CardNo) = "enthuse", "enthuse {front} {card}", "9.6";
        /// §7.16: takes a mobilised card back to the rearguard.
        Demobilise(card: CardNo) = "demobilise", "demobilise {card}", "7.16";
        /// §7.13: names a character leader of a faction.
        Name(faction: Faction, card: CardNo) = "name", "name {faction} {card}", "7.13";
        /// §7.21: activates an objective by its number.
        Activate(card: CardNo) = "activate", "activate {card}", "7.21";
        /// §11.12: activates an objective of a board that comes at random.
        ActivateAny(board: Board) = "activate-any", "activate any {board}", "11.12";
        /// §7.19: activates a skill of an army. Each skill has a paragraph of its own.
        Ability(skill: Skill, card: CardNo) = "ability", "ability {skill} {card}", "9.1";
        /// §5.12: moves the Diplomacy ring of the objective this side defends.
        Ring(front: Side) = "ring", "ring {front}", "5.12";
        /// §5.14: changes Resistance at the military objective this side defends.
        Front(front: Side) = "front", "front {front}", "5.14";
        /// §7.25: resolves the objective that this side defends on this board before the others.
        Settle(board: Board, front: Side) = "settle", "settle {board} {front}", "7.25";
        /// §7.10: gives an effect to a card.
        Choose(card: CardNo) = "choose", "choose {card}", "7.10";
        /// §3.12: discards a card.
        Discard(card: CardNo) = "discard", "discard {card}", "3.12";
        /// §3.11: finds a card in a search.
        Find(card: CardNo) = "find", "find {card}", "3.11";
        /// §8.10: opens a group with this army.
        Group(card: CardNo) = "group", "group {card}", "8.13";
        /// §8.13: adds this army to the group.
        Join(card: CardNo) = "join", "join {card}", "8.13";
        /// §8.18: has the army defend against that group.
        Defend(group: u8, card: CardNo) = "defend", "defend {group} {card}", "8.19";
        /// §8.2: gives armies to this commander.
        Command(card: CardNo) = "command", "command {card}", "8.15";
        /// §8.15: puts this army under the commander.
        Under(card: CardNo) = "under", "under {card}", "8.15";
        /// §8.25: lets this army take the damage.
        Lose(card: CardNo) = "lose", "lose {card}", "8.25";
        /// §7.30: buys a consequence with the points of the objective.
        Buy(consequence: Consequence) = "buy", "buy {consequence}", "7.30";
    }
}

frente_kernel::vocabulary! {
    /// What chance may bring.
    pub enum Chance {
        /// A card is drawn.
        Card(card: CardNo) = "card", "card {card}", "3.11";
        /// §11.12: an objective comes up.
        Objective(card: CardNo) = "objective", "objective {card}", "11.12";
        /// §6.1: a sample deck is drawn, by its place in the pack.
        Deck(deck: u8) = "deck", "deck {deck}", "6.1";
    }
}

frente_kernel::named! {
    in "guerra1936.ts"
    /// How a match ends (§7.31).
    Ending {
        /// Enough military victory points (§7.32).
        Military = "military",
        /// Enough political victory points (§7.33).
        Political = "political",
        /// Enough victory points of both kinds (§7.34).
        Mixed = "mixed",
        /// The enemy's Moral is used up (§7.35).
        Demoralisation = "demoralisation",
        /// The turns agreed upon are over, and nobody wins (§11.15).
        Stalemate = "stalemate",
    }
}

impl Ending {
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

    /// The paragraph it rests on.
    pub const fn rule(self) -> RuleId {
        match self {
            Ending::Military => "7.32",
            Ending::Political => "7.33",
            Ending::Mixed => "7.34",
            Ending::Demoralisation => "7.35",
            Ending::Stalemate => "11.15",
        }
    }
}

frente_kernel::named! {
    in "guerra1936.ts"
    /// How a card came to an objective, or left it.
    How {
        /// By its military action (§7.16).
        Action = "action",
        /// By Enthusiasm (§9.6).
        Enthusiasm = "enthusiasm",
        /// By a card, outside the military action (§7.17).
        Extraordinary = "extraordinary",
        /// Back, because the objective is resolved (§7.25).
        Resolved = "resolved",
    }
}

frente_kernel::named! {
    in "guerra1936.ts"
    /// Why an objective was activated.
    Why {
        /// Its conditions were met (§7.21).
        Conditions = "conditions",
        /// The enemy lost Diplomacy (§5.13).
        LostDiplomacy = "lost-diplomacy",
        /// A card did it (§5.16).
        Card = "card",
    }
}

/// What happened, as the log tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
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
    /// A card drawn to the hand; which one is hidden from others.
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
    /// Back from an objective to the rearguard. A Generalissimo who commands from the rearguard comes from no objective.
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
    /// The forces of a group and of those who face it; `side` attacks.
    Engaged {
        group: u8,
        attack: u8,
        defence: u8,
        side: Side,
    },
    /// The damage both do at a distance before they engage; `side` attacks.
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
    use frente_kernel::vocabulary::UnknownNotation;

    #[test]
    fn an_action_takes_four_bytes_and_an_event_eight_at_most() {
        assert!(size_of::<Action>() <= 4);
        assert!(size_of::<Chance>() <= 4);
        assert!(size_of::<Event>() <= 8);
    }

    #[test]
    fn every_notation_reads_back_and_is_listed_in_order() {
        let all = Action::samples();
        assert!(all.is_sorted());
        for action in all {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for chance in Chance::samples() {
            assert_eq!(chance.to_string().parse(), Ok(chance));
        }
    }

    #[test]
    fn old_records_keep_their_notation() {
        let card = CardNo(107);
        for (text, action) in [
            ("combat", Action::DeclareCombat),
            ("defence partner", Action::LeaveDefence),
            ("leader faction", Action::UseLeader(LeaderAbility::Faction)),
            ("as church", Action::As(Faction::Church)),
            ("intervene 2 107", Action::Intervene(Intervention::Second, card)),
            ("mobilise national 107", Action::Mobilise(Side::National, card)),
            ("name national-military 107", Action::Name(Faction::NationalMilitary, card)),
            ("activate 52", Action::Activate(CardNo(52))),
            ("activate any political", Action::ActivateAny(Board::Political)),
            ("ability fury 107", Action::Ability(Skill::Fury, card)),
            ("settle military republic", Action::Settle(Board::Military, Side::Republic)),
            ("defend 3 107", Action::Defend(3, card)),
            ("find nothing", Action::FindNothing),
            ("buy own-moral", Action::Buy(Consequence::OwnMoral)),
        ] {
            assert_eq!((text.parse(), action.to_string().as_str()), (Ok(action), text));
        }
        for text in ["play 07", "play +7", "intervene 3 7", "intervene 0 7", "play 7 ", "activate any"] {
            assert_eq!(text.parse::<Action>(), Err(UnknownNotation), "{text}");
        }
        assert_eq!("deck 3".parse(), Ok(Chance::Deck(3)));
        assert_eq!("card 007".parse::<Chance>(), Err(UnknownNotation));
    }
}
