//! What must hold of every position, and which of it a position breaks.
//!
//! Every card of the pack lies in exactly one of deck, waiting piles and discard; every front stands on its track, or is
//! eliminated; a reorganization marker is owned, on the table, or (gold) spent; the political level is between 0 and the
//! victory box; what is pending has what it asks about.

use crate::actions::Ending;
use crate::ids::{Asset, Front, Period, War};
use crate::state::{Frame, State};
use frente_kernel::CardSet;

impl State {
    /// Every invariant the position breaks.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut expect = |holds: bool, sentence: &str| {
            if !holds {
                faults.push(sentence.to_owned());
            }
        };
        self.check_cards(&mut expect);
        self.check_fronts(&mut expect);
        self.check_level_and_markers(&mut expect);
        self.check_pending(&mut expect);
        faults
    }

    fn check_cards(&self, expect: &mut impl FnMut(bool, &str)) {
        let piles = [self.deck, self.waiting[0], self.waiting[1], self.discard];
        let counted: u32 = piles.iter().map(|pile| pile.len()).sum();
        let all = Period::ALL.iter().fold(CardSet::EMPTY, |all, period| all.union(self.data().period(*period)));
        let together = piles.iter().fold(CardSet::EMPTY, |set, pile| set.union(*pile));
        expect(together == all && counted == all.len(), "every card of the pack lies in exactly one pile");
    }

    fn check_fronts(&self, expect: &mut impl FnMut(bool, &str)) {
        for front in Front::ALL {
            let end = self.track_end(front);
            let lowest = u8::from(self.ending != Some(Ending::MilitaryDefeat));
            let number = self.boxes[front];
            expect((lowest..=end).contains(&number), &format!("the {front} front stands on its track (1 to {end})"));
            let unit = self.data().unit(self.units[front]);
            expect(unit.front == front, &format!("the counter of the {front} front belongs to it"));
            let asleep = !self.is_active(front) && !self.is_eliminated(front);
            expect(!asleep || unit.may_be_inactive, &format!("the counter of the {front} front has an inactive side"));
            let both = self.is_active(front) && self.is_eliminated(front);
            expect(!both, &format!("the {front} front is not both active and eliminated"));
        }
        expect(!self.is_eliminated(Front::Baltic), "the Baltic front is never eliminated");
    }

    fn check_level_and_markers(&self, expect: &mut impl FnMut(bool, &str)) {
        let political = &self.data().board.political;
        let boxes = [political.victory, political.optional_victory];
        expect(boxes.contains(&self.victory_box), "the victory box is one of the two of the book");
        expect((0..=1).contains(&self.treaty_cost), "the Treaty costs 0 or 1");
        expect((0..=self.victory_box).contains(&self.level), "the political level lies on its track");
        let decided = self.level == 0 || self.level == self.victory_box;
        expect(!decided || self.ending.is_some(), "a political level of 0 or the victory box has ended the match");
        expect(!(self.owns(Asset::ImperialGold) && self.gold_spent), "spent gold is gone");
        expect(self.tanks_on.is_none() || self.owns(Asset::TankCorps), "tanks on a front are owned");
        expect(self.tanks_on.is_none_or(|front| !self.is_eliminated(front)), "tanks stand on a front in play");
        expect(self.war == War::RussiaInWar || self.brest.is_some(), "the war status follows the choice at Brest");
        expect(self.turn.card.is_none_or(|card| self.discard.contains(card.0)), "the card in force is in the discard");
        let start = &self.data().board.start;
        expect(self.reserves <= start.reserves, "there are no more reserve offensives than at the start");
        expect(self.decrees <= start.decrees, "there are no more decrees than at the start");
        expect(self.turn.dice.iter().all(|face| *face <= 6), "no die shows more than 6");
    }

    fn check_pending(&self, expect: &mut impl FnMut(bool, &str)) {
        let bottom = self.stack.iter().next();
        let whole = match bottom {
            Some(Frame::Draw) => self.stack.iter().count() == 1,
            Some(Frame::EndTurn | Frame::Turn) => true,
            _ => false,
        };
        expect(whole || self.ending.is_some(), "a turn that is pending ends, and a card is drawn between turns");
        let drawn = !matches!(self.pending(), Some(Frame::Draw)) || !self.deck.is_empty() || self.ending.is_some();
        expect(drawn, "a card can be drawn when one is due");
        let asked = match self.pending() {
            Some(Frame::Cheka) => self.owns(Asset::Cheka) && self.turn.card.is_some(),
            Some(Frame::Subversion) => self.owns(Asset::CommunistSubversion),
            Some(Frame::GoldAdvance(..) | Frame::GoldDice(_)) => self.owns(Asset::ImperialGold),
            Some(Frame::Expertise(_)) => self.owns(Asset::AppliedExpertise),
            Some(Frame::Brest) => self.brest.is_none(),
            _ => true,
        };
        expect(asked || self.ending.is_some(), "what is asked about is there");
    }
}
