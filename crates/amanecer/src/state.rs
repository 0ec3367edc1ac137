//! A position: plain data, at most 256 bytes, valid by construction.
//!
//! What must hold of every position stands in [`crate::invariants`].

use crate::actions::{Ending, Face};
use crate::data::{CardRules, Data, Pack, Tables, When};
use crate::ids::{Asset, AssetSet, ByFront, CardNo, Front, FrontSet, Marker, MarkerSet, Period, Unit, War};
use crate::setup::Setup;
use frente_kernel::CardSet;
use serde::{Deserialize, Serialize};

/// What is pending, innermost last. One variant per step the rulebook names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub enum Frame {
    /// §4.1: the top card is to be revealed.
    #[default]
    Draw,
    /// §7.5.1: play the card or send it back?
    Cheka,
    /// The card is in force: its phases are to be laid out.
    Turn,
    /// §4.1: headline effects, from this instruction on.
    Headline(u8),
    /// §10.2-8: Treaty or Bukharin?
    Brest,
    /// The order of phases 2 and 3 is to be settled.
    Order,
    /// §7.5.5: swap phases 2 and 3?
    Subversion,
    /// §4.2: the White armies, from this instruction on.
    WhiteArmies(u8),
    /// §6.0: a front has this many boxes still to advance.
    Advance(Front, u8),
    /// §7.5.7: stop this box of its advance?
    GoldAdvance(Front, u8),
    /// §10.2-40: Denikin's next step.
    Denikin,
    /// §4.3: the card's actions.
    Actions,
    /// §7.7: reserve offensives and decrees.
    Markers,
    /// §4.4: dissent effects, from this instruction on.
    Dissent(u8),
    /// A die is due.
    Throw(Throw),
    /// §7.5.4: the expertise die is due.
    Expertise(Throw),
    /// §7.5.7: the dice are seen; turn one?
    GoldDice(Throw),
    /// The turn is over.
    EndTurn,
}

/// What a die is thrown for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub enum Throw {
    /// An offensive against a front (§7.3).
    Offensive(Front, By),
    /// An attempt to raise the political level (§7.4).
    Political(By),
    /// An attempt to reorganize the Red Army (§7.5).
    Reorganize(By),
    /// Which marker a reorganization brings (§7.5).
    Table,
    /// A throw for the political level at a fixed modifier, repeated until it fails (§10.2-30).
    Streak(i8),
    /// The Political Dissent table (§8.0).
    Dissent,
    /// Whether a front leaves the war (§10.1.3).
    Removal(Front),
    /// Whether a front enters fortified Petrograd (§10.2-46).
    Fortification(Front),
    /// Makhno's revolt (§10.2-41).
    Makhno,
}

/// What pays for a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub enum By {
    /// An action of the card, or of the Cheka.
    Action,
    /// An action, with the armoured trains.
    ArmouredTrains,
    /// A reserve offensive or a decree: outside the card's restrictions (§7.7).
    Marker,
}

/// Which way was taken at Brest-Litovsk (§10.2-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub enum Brest {
    /// Peace with Germany.
    Treaty,
    /// War goes on.
    Bukharin,
}

/// What is true for this turn only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Turn {
    /// Counted from 1; 0 before the first card.
    pub number: u16,
    /// The card in force; none on a Cheka turn.
    pub card: Option<CardNo>,
    /// Actions left this turn.
    pub actions: u8,
    /// Actions forgone (§7.6).
    pub forgone: u8,
    /// Whether an action of the card was used.
    pub acted: bool,
    /// Whether the armoured trains have been used (§7.5.3).
    pub trains_used: bool,
    /// Whether nobody stood in Petrograd at the reveal (ruling B1).
    pub petrograd_was_free: bool,
    /// §10.2-21: +1 this turn.
    pub czar_executed: bool,
    /// §10.2-40: an offensive against the southern front succeeded.
    pub southern_beaten: bool,
    /// The dice of the pending throw; the second is expertise, 0 where none was thrown.
    pub dice: [Face; 2],
}

/// The pending frames.
pub(crate) type Stack = frente_kernel::Stack<Frame, 10>;

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) pack: Pack,
    pub(crate) victory_box: i8,
    pub(crate) treaty_cost: i8,
    pub(crate) deck: CardSet,
    /// Darkness and Dawn until they are shuffled in.
    pub(crate) waiting: [CardSet; 2],
    pub(crate) discard: CardSet,
    pub(crate) boxes: ByFront<u8>,
    pub(crate) units: ByFront<Unit>,
    pub(crate) active: FrontSet,
    pub(crate) eliminated: FrontSet,
    pub(crate) level: i8,
    pub(crate) brest: Option<Brest>,
    pub(crate) war: War,
    pub(crate) owned: AssetSet,
    pub(crate) tanks_on: Option<Front>,
    pub(crate) gold_spent: bool,
    pub(crate) markers: MarkerSet,
    pub(crate) reserves: u8,
    pub(crate) decrees: u8,
    pub(crate) turn: Turn,
    pub(crate) stack: Stack,
    pub(crate) ending: Option<Ending>,
}

impl State {
    /// §3.0: the first position: fronts and level (§3.1, §3.2, §3.3), reserves and decrees (§3.4), no marker in play
    /// (§3.5), and the Twilight deck (§3.6).
    pub(crate) fn new(setup: &Setup) -> State {
        let data = setup.pack.data();
        let start = &data.board.start;
        State {
            pack: setup.pack,
            victory_box: setup.political_victory_box,
            treaty_cost: setup.treaty_cost,
            deck: data.period(Period::Twilight),
            waiting: [data.period(Period::Darkness), data.period(Period::Dawn)],
            discard: CardSet::EMPTY,
            boxes: ByFront::of(Front::ALL.map(|front| start.fronts[front.index()].number)),
            units: ByFront::of(Front::ALL.map(|front| start.fronts[front.index()].unit)),
            active: start.fronts.iter().filter(|front| front.active).map(|front| front.front).collect(),
            eliminated: FrontSet::NONE,
            level: start.level,
            brest: None,
            war: War::RussiaInWar,
            owned: AssetSet::NONE,
            tanks_on: None,
            gold_spent: false,
            markers: MarkerSet::NONE,
            reserves: start.reserves,
            decrees: start.decrees,
            turn: Turn::default(),
            stack: Stack::of(Frame::Draw),
            ending: None,
        }
    }

    /// The pack it is played with.
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.pack.data()
    }

    #[inline]
    pub(crate) fn tables(&self) -> &'static Tables {
        &self.data().tables
    }

    /// The rules of the card in force; `None` on a Cheka turn.
    #[inline]
    pub(crate) fn card_rules(&self) -> Option<&'static CardRules> {
        self.turn.card.map(|card| &self.tables().cards[usize::from(card.0)])
    }

    /// The political level.
    pub fn level(&self) -> i8 {
        self.level
    }

    /// The box a front stands in.
    #[inline]
    pub fn number(&self, front: Front) -> u8 {
        self.boxes[front]
    }

    /// The highest box of a front's track.
    #[inline]
    pub fn track_end(&self, front: Front) -> u8 {
        self.tables().track_end[front.index()]
    }

    /// Whether a front is on its active side and in play.
    #[inline]
    pub fn is_active(&self, front: Front) -> bool {
        self.active.contains(front)
    }

    /// Whether a front has been eliminated (§10.1.3).
    #[inline]
    pub fn is_eliminated(&self, front: Front) -> bool {
        self.eliminated.contains(front)
    }

    /// The battle value of a front's counter.
    #[inline]
    pub fn battle(&self, front: Front) -> i8 {
        self.tables().battle[self.units[front].index()]
    }

    /// Whether a reorganization marker is owned.
    #[inline]
    pub fn owns(&self, asset: Asset) -> bool {
        self.owned.contains(asset)
    }

    /// Whether a card marker lies on the map.
    #[inline]
    pub fn has(&self, marker: Marker) -> bool {
        self.markers.contains(marker)
    }

    /// The level that wins politically.
    pub fn victory_box(&self) -> i8 {
        self.victory_box
    }

    /// What is pending.
    #[inline]
    pub fn pending(&self) -> Option<Frame> {
        self.stack.top()
    }

    /// §6.3.2: whether a front stands in Petrograd, the first box of both northern tracks.
    #[inline]
    pub fn petrograd_is_occupied(&self) -> bool {
        let stands = |front| self.boxes[front] == 1 && !self.is_eliminated(front);
        stands(Front::Baltic) || stands(Front::Finland)
    }

    /// §7.4.2, §10.1-allied: whether the Allies are of two minds at this level.
    #[inline]
    pub fn allies_hesitate(&self) -> bool {
        let political = &self.data().board.political;
        let harder = self.victory_box == political.optional_victory;
        let (first, last) = if harder { political.optional_hesitation } else { political.hesitation };
        (first..=last).contains(&self.level)
    }

    #[inline]
    pub(crate) fn holds(&self, when: When) -> bool {
        match when {
            When::Always => true,
            When::Treaty => self.brest == Some(Brest::Treaty),
            When::Bukharin => self.brest == Some(Brest::Bukharin),
            When::WarGoesOn => self.war != War::Over,
        }
    }

    /// §7.6: whether forgone actions count this turn.
    #[inline]
    pub(crate) fn may_forgo(&self) -> bool {
        self.card_rules().and_then(|rules| rules.forgo).is_some_and(|when| self.holds(when))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_takes_256_bytes_at_most() {
        assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    }
}
