//! The pieces of the table: what actions are about, what events befall, and what a board draws.

use crate::ids::{Board, CardNo, Consequence, Faction, Intervention, LeaderAbility, Player, Side, Skill};

frente_kernel::pieces! {
    in "guerra1936.ts"
    /// A piece of the table.
    pub enum Piece {
        /// A character, an army or a measure, wherever it lies.
        Card(CardNo) = "card",
        /// An objective, wherever it lies.
        Objective(CardNo) = "objective",
        /// The space of the military objective this side defends, and what is mobilised there.
        Front(Side) = "front",
        /// The slot at that objective for armies that come by Enthusiasm.
        Enthusiasm(Side) = "enthusiasm",
        /// The space of the political objective this side defends, with its Diplomacy ring.
        Ring(Side) = "ring",
        /// The objectives of a kind that are not active.
        Board(Board) = "board",
        /// A group of the combat, by its number.
        Group(u8) = "group",
        /// A player's hand.
        Hand(Player) = "hand",
        /// A player's reserve.
        Reserve(Player) = "reserve",
        /// A player's limbo.
        Limbo(Player) = "limbo",
        /// A side's rearguard.
        Rearguard(Side) = "rearguard",
        /// The middle of the table, where measures are played.
        Middle = "middle",
        /// A side's leader, or the empty chair.
        Leader(Side) = "leader",
        /// An ability of the leader.
        LeaderAbility(LeaderAbility) = "leader-ability",
        /// The first or second intervention of the character in question.
        Intervention(Intervention) = "intervention",
        /// An ability of the army in question.
        Skill(Skill) = "skill",
        Faction(Faction) = "faction",
        /// A side's Economy.
        Economy(Side) = "economy",
        /// A side's Moral.
        Moral(Side) = "moral",
        /// A side's political victory points.
        PoliticalPoints(Side) = "political-points",
        /// A side's military victory points.
        MilitaryPoints(Side) = "military-points",
        /// Diplomacy, before it is said which ring moves.
        Diplomacy = "diplomacy",
        /// What the winner of an objective may buy.
        Consequence(Consequence) = "consequence",
        /// The points of the objective just won, to buy consequences with.
        Winnings = "winnings",
        /// A player's place at the table.
        Player(Player) = "player",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use frente_kernel::UnknownName;

    #[test]
    fn pieces_read_back_and_have_one_name_each() {
        for piece in [Piece::Card(CardNo(107)), Piece::Front(Side::National), Piece::Hand(Player(3)), Piece::Middle] {
            assert_eq!(piece.to_string().parse(), Ok(piece));
        }
        assert_eq!(Piece::LeaderAbility(LeaderAbility::Faction).to_string(), "leader-ability:faction");
        for text in ["card:07", "card:+7", "card:300", "hand:4", "front", "middle:1", "group:x"] {
            assert_eq!(text.parse::<Piece>(), Err(UnknownName), "{text}");
        }
    }
}
