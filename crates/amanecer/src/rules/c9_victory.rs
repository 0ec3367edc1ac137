//! Chapter 9: the political level, the four endings and their grades.

use crate::actions::{Cause, Ending, Event};
use crate::data::GradeDef;
use crate::ids::{Asset, Front};
use crate::state::State;
use frente_kernel::{EventSink, Outcome, Seat, SeatSet};

const PLAYER: SeatSet = SeatSet::only(Seat(0));

impl State {
    /// §7.4, §9.1: the level changes; 0 or the victory box (§7.4.1) ends the match at once.
    pub(crate) fn change_level(&mut self, by: i8, cause: Cause, log: &mut impl EventSink<Event>) {
        if self.ending.is_some() || by == 0 {
            return;
        }
        let hesitated = self.allies_hesitate();
        self.level = (self.level + by).clamp(0, self.victory_box);
        log.emit(Event::LevelChanged { level: self.level, by, cause });
        if self.is_active(Front::Allied) && self.allies_hesitate() != hesitated {
            log.emit(if hesitated { Event::AlliesResolve } else { Event::AlliesWaver });
        }
        if self.level == 0 {
            self.end(Ending::PoliticalDefeat, log);
        } else if self.level == self.victory_box {
            self.end(Ending::PoliticalVictory, log);
        }
    }

    /// §9.0: the first ending in sequence decides (ruling A38).
    pub(crate) fn end(&mut self, ending: Ending, log: &mut impl EventSink<Event>) {
        if self.ending.is_none() {
            self.ending = Some(ending);
            log.emit(Event::Ended(ending, self.score(ending) as i16));
        }
    }

    /// The outcome of an ending, with its grade.
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let (winners, losers) = match ending {
            Ending::PoliticalVictory | Ending::MilitaryVictory => (PLAYER, SeatSet::NONE),
            Ending::PoliticalDefeat | Ending::MilitaryDefeat => (SeatSet::NONE, PLAYER),
        };
        let score = self.score(ending);
        Outcome { winners, losers, label: ending.name(), grade: self.grade(ending, score), score }
    }

    /// The points of an ending: §9.1.1, §9.1.2, §9.2.1, §9.2.2.
    fn score(&self, ending: Ending) -> i32 {
        match ending {
            Ending::PoliticalVictory => self.borders() + self.haste(),
            Ending::MilitaryVictory => self.borders() + i32::from(self.level),
            Ending::PoliticalDefeat => self.discard.len() as i32,
            Ending::MilitaryDefeat => self.unplayed() as i32,
        }
    }

    /// The highest grade reached; below the first line, the first (a result below the printed tables).
    pub(crate) fn grade(&self, ending: Ending, score: i32) -> &'static str {
        let scoring = &self.data().board.scoring;
        let grades: &'static [GradeDef] = match ending {
            Ending::PoliticalVictory => &scoring.political_victory,
            Ending::MilitaryVictory => &scoring.military_victory,
            Ending::PoliticalDefeat => &scoring.political_defeat,
            Ending::MilitaryDefeat => &scoring.military_defeat,
        };
        let reached = grades.iter().rev().find(|grade| score >= grade.from).or(grades.first());
        reached.map_or("", |grade| &grade.grade)
    }

    /// §9.1.1, §9.2.1: fronts by their boxes, and markers in the Available box.
    fn borders(&self) -> i32 {
        let scoring = &self.data().board.scoring;
        let worth = |front: Front| {
            if self.is_eliminated(front) {
                return scoring.eliminated;
            }
            i32::from(self.number(front)) + if self.is_active(front) { 0 } else { scoring.inactive }
        };
        let fronts: i32 = Front::ALL.into_iter().map(worth).sum();
        fronts + scoring.marker * self.markers_available() as i32
    }

    /// Ruling A30: unspent reserves, decrees and reorganization markers; tanks out on a front do not count.
    fn markers_available(&self) -> u32 {
        let tanks_out = u32::from(self.owns(Asset::TankCorps) && self.tanks_on.is_some());
        u32::from(self.reserves) + u32::from(self.decrees) + self.owned.len() - tanks_out
    }

    /// §9.1.1: points for decks not yet added.
    fn haste(&self) -> i32 {
        let scoring = &self.data().board.scoring;
        match (self.waiting[0].is_empty(), self.waiting[1].is_empty()) {
            (false, _) => scoring.neither_deck_added,
            (true, false) => scoring.dawn_not_added,
            (true, true) => 0,
        }
    }

    /// Ruling A2: cards not yet played, in the deck and in waiting piles.
    fn unplayed(&self) -> u32 {
        self.deck.len() + self.waiting[0].len() + self.waiting[1].len()
    }
}
