//! The whole vocabulary: what the player may choose, what chance may bring, what the log tells.

use crate::ids::{Asset, CardNo, Front, Marker, Period, Unit, War};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// A face of the die, 1 to 6.
pub type Face = u8;

/// What the player may choose. Declared in the order of the list of legal actions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// §7.3: an offensive against a front.
    Offensive(Front),
    /// §7.3, §7.5.3: the same, with the armoured trains.
    ArmouredOffensive(Front),
    /// §7.4: an attempt to raise the political level.
    Political,
    /// §7.5: an attempt to reorganize the Red Army.
    Reorganize,
    /// §7.5.2: sends the tank corps to a front.
    AssignTanks(Front),
    /// §7.6: gives up one action for +1 in the coming dissent throw.
    Forgo,
    /// §10.2-46: gives up the card's actions to fortify Petrograd.
    Fortify,
    /// Lets the card's remaining actions go (ruling B10).
    Decline,
    /// §7.7: spends a reserve offensive.
    ReserveOffensive(Front),
    /// §7.7: spends a decree on the political level.
    DecreePolitical,
    /// §7.7: spends a decree on reorganization.
    DecreeReorganize,
    /// Spends no more markers this turn.
    EndPhase,
    /// §7.5.1: sends the drawn card back.
    UseCheka,
    /// Plays the drawn card.
    KeepCard,
    /// §10.2-8: signs at Brest-Litovsk.
    SignTreaty,
    /// §10.2-8: fights on with Bukharin.
    Bukharin,
    /// §7.5.5: acts before the White armies move.
    SwapPhases,
    /// Keeps the printed order of phases.
    KeepPhases,
    /// §7.5.7: spends the gold to stop a front for one box.
    BlockAdvance,
    /// Lets the front come on.
    AllowAdvance,
    /// §7.5.7: spends the gold to turn the die to a face.
    SetDie(Face),
    /// §7.5.7: spends the gold to turn the expertise die to a face.
    SetExpertise(Face),
    /// Lets the dice stand.
    AcceptDice,
}

const FRONTS: [Front; 6] = Front::ALL;

impl Action {
    /// How many actions there are in all.
    pub const COUNT: usize = 53;

    /// Every action, in order.
    pub const ALL: [Action; Action::COUNT] = {
        let mut all = [Action::AcceptDice; Action::COUNT];
        let mut at = 0;
        while at < 6 {
            all[at] = Action::Offensive(FRONTS[at]);
            all[6 + at] = Action::ArmouredOffensive(FRONTS[at]);
            all[14 + at] = Action::AssignTanks(FRONTS[at]);
            all[23 + at] = Action::ReserveOffensive(FRONTS[at]);
            all[40 + at] = Action::SetDie(at as u8 + 1);
            all[46 + at] = Action::SetExpertise(at as u8 + 1);
            at += 1;
        }
        all[12] = Action::Political;
        all[13] = Action::Reorganize;
        all[20] = Action::Forgo;
        all[21] = Action::Fortify;
        all[22] = Action::Decline;
        all[29] = Action::DecreePolitical;
        all[30] = Action::DecreeReorganize;
        all[31] = Action::EndPhase;
        all[32] = Action::UseCheka;
        all[33] = Action::KeepCard;
        all[34] = Action::SignTreaty;
        all[35] = Action::Bukharin;
        all[36] = Action::SwapPhases;
        all[37] = Action::KeepPhases;
        all[38] = Action::BlockAdvance;
        all[39] = Action::AllowAdvance;
        all
    };

    /// Its place in [`Action::ALL`].
    #[inline]
    pub const fn code(self) -> u8 {
        match self {
            Action::Offensive(front) => front as u8,
            Action::ArmouredOffensive(front) => 6 + front as u8,
            Action::Political => 12,
            Action::Reorganize => 13,
            Action::AssignTanks(front) => 14 + front as u8,
            Action::Forgo => 20,
            Action::Fortify => 21,
            Action::Decline => 22,
            Action::ReserveOffensive(front) => 23 + front as u8,
            Action::DecreePolitical => 29,
            Action::DecreeReorganize => 30,
            Action::EndPhase => 31,
            Action::UseCheka => 32,
            Action::KeepCard => 33,
            Action::SignTreaty => 34,
            Action::Bukharin => 35,
            Action::SwapPhases => 36,
            Action::KeepPhases => 37,
            Action::BlockAdvance => 38,
            Action::AllowAdvance => 39,
            Action::SetDie(face) => 39 + face,
            Action::SetExpertise(face) => 45 + face,
            Action::AcceptDice => 52,
        }
    }

    /// The front it is about, if it is about one.
    pub const fn front(self) -> Option<Front> {
        match self {
            Action::Offensive(front)
            | Action::ArmouredOffensive(front)
            | Action::AssignTanks(front)
            | Action::ReserveOffensive(front) => Some(front),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Offensive(front) => write!(f, "offensive {front}"),
            Action::ArmouredOffensive(front) => write!(f, "offensive {front} with trains"),
            Action::Political => f.write_str("political"),
            Action::Reorganize => f.write_str("reorganize"),
            Action::AssignTanks(front) => write!(f, "tanks {front}"),
            Action::Forgo => f.write_str("forgo"),
            Action::Fortify => f.write_str("fortify"),
            Action::Decline => f.write_str("decline"),
            Action::ReserveOffensive(front) => write!(f, "reserve {front}"),
            Action::DecreePolitical => f.write_str("decree political"),
            Action::DecreeReorganize => f.write_str("decree reorganize"),
            Action::EndPhase => f.write_str("end"),
            Action::UseCheka => f.write_str("cheka"),
            Action::KeepCard => f.write_str("keep card"),
            Action::SignTreaty => f.write_str("treaty"),
            Action::Bukharin => f.write_str("bukharin"),
            Action::SwapPhases => f.write_str("swap phases"),
            Action::KeepPhases => f.write_str("keep phases"),
            Action::BlockAdvance => f.write_str("gold block"),
            Action::AllowAdvance => f.write_str("let advance"),
            Action::SetDie(face) => write!(f, "gold die {face}"),
            Action::SetExpertise(face) => write!(f, "gold expertise {face}"),
            Action::AcceptDice => f.write_str("accept"),
        }
    }
}

/// Text that is not the notation of anything here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a notation of this game")]
pub struct UnknownNotation;

impl FromStr for Action {
    type Err = UnknownNotation;
    fn from_str(text: &str) -> Result<Action, UnknownNotation> {
        Action::ALL.into_iter().find(|action| action.to_string() == text).ok_or(UnknownNotation)
    }
}

/// What chance may bring: one die or one card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// A throw of the die.
    Die(Face),
    /// The top card of the deck.
    Card(CardNo),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Die(face) => write!(f, "die {face}"),
            Chance::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = UnknownNotation;
    fn from_str(text: &str) -> Result<Chance, UnknownNotation> {
        let (kind, number) = text.split_once(' ').ok_or(UnknownNotation)?;
        let number: u8 = number.parse().map_err(|_| UnknownNotation)?;
        let chance = match kind {
            "die" if (1..=6).contains(&number) => Chance::Die(number),
            "card" if number < 64 => Chance::Card(CardNo(number)),
            _ => return Err(UnknownNotation),
        };
        // One way to write each: no "die 04", no "card +4".
        if chance.to_string() == text { Ok(chance) } else { Err(UnknownNotation) }
    }
}

/// Where a die roll modifier comes from (§7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Modifier {
    /// The card in force.
    Card,
    /// The Czech Legion (§10.2-14).
    CzechLegion,
    /// The Czar at large (§10.2-21).
    CzarFreed,
    /// The Czar executed this turn (§10.2-21).
    CzarExecuted,
    /// The tank corps (§7.5.2).
    TankCorps,
    /// The armoured trains (§7.5.3).
    ArmouredTrains,
    /// Applied expertise (§7.5.4).
    AppliedExpertise,
    /// The Comintern (§7.5.6).
    Comintern,
    /// What the cap of +1 takes away (§7.1).
    PoliticalCap,
    /// Forgone actions (§7.6).
    ForgoneActions,
}

impl Modifier {
    /// All of them.
    pub const ALL: [Modifier; 10] = [
        Modifier::Card,
        Modifier::CzechLegion,
        Modifier::CzarFreed,
        Modifier::CzarExecuted,
        Modifier::TankCorps,
        Modifier::ArmouredTrains,
        Modifier::AppliedExpertise,
        Modifier::Comintern,
        Modifier::PoliticalCap,
        Modifier::ForgoneActions,
    ];
}

/// Why the political level changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A political action or decree (§7.4).
    Action,
    /// A city fell (§6.3).
    Crisis,
    /// An offensive across the Curzon Line (§10.2-51).
    CurzonLine,
    /// The Political Dissent table (§7.4.4).
    Dissent,
    /// The card says so (§7.4.3).
    Event,
    /// The price of the Treaty (ruling A1).
    Treaty,
    /// Jassy (§10.2-30).
    Streak,
}

impl Cause {
    /// All of them.
    pub const ALL: [Cause; 7] =
        [Cause::Action, Cause::Crisis, Cause::CurzonLine, Cause::Dissent, Cause::Event, Cause::Treaty, Cause::Streak];
}

/// What drives a front back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Push {
    /// An offensive that succeeds (§7.3).
    Offensive,
    /// An order of the card (§6.0).
    Card,
}

/// How a match ends (§9.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub enum Ending {
    /// §9.1.1.
    PoliticalVictory,
    /// §9.1.2.
    PoliticalDefeat,
    /// §9.2.1.
    MilitaryVictory,
    /// §9.2.2.
    MilitaryDefeat,
}

/// What happened, as the log tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each variant is a sentence; its fields are the nouns in it")]
pub enum Event {
    CardDrawn(CardNo),
    CardReturned(CardNo),
    CardRecycled(CardNo, Period),
    PhasesSwapped,
    TreatySigned,
    BukharinChosen,
    MarkerPlaced(Marker),
    MarkerRemoved(Marker),
    CzarExecuted,
    UnitFlipped(Unit),
    UnitExchanged(Front, Unit),
    FrontActivated(Front),
    FrontDeactivated(Front),
    /// An order to move that an inactive front ignores.
    MoveIgnored(Front),
    /// An order to move to a front that has been eliminated.
    MoveVoid(Front),
    AlliesHesitate,
    MoscowSafe(Front),
    FrontAdvanced(Front, u8),
    FrontRetreated {
        front: Front,
        number: u8,
        by: Push,
    },
    /// Driven back, but already in its last box.
    FrontCornered(Front),
    AdvanceBlocked(Front),
    CityFell(Front, u8),
    FortificationThrown {
        front: Front,
        die: Face,
        battle: i8,
    },
    FortificationHeld(Front),
    Modified(Modifier, i8),
    OffensiveThrown {
        front: Front,
        die: Face,
        drm: i8,
        battle: i8,
    },
    ExpertiseThrown(Face),
    OffensiveWon(Front),
    OffensiveLost(Front),
    PoliticalThrown {
        die: Face,
        drm: i8,
        resistance: i8,
    },
    PoliticalFailed,
    LevelChanged {
        level: i8,
        by: i8,
        cause: Cause,
    },
    ReorganizationThrown {
        die: Face,
        drm: i8,
    },
    ReorganizationFailed,
    TableThrown(Face),
    AssetGained(Asset),
    NothingGained,
    AssetReturned(Asset),
    TanksAssigned {
        front: Front,
        /// Where they stood before; none in the Available box.
        from: Option<Front>,
    },
    /// Their front has been eliminated: they are available again.
    TanksReturned(Front),
    ActionForgone {
        by: u8,
        total: u8,
    },
    ActionsDeclined(u8),
    ReserveSpent(u8),
    DecreeSpent(u8),
    GoldSpent,
    DieTurned(Face),
    ExpertiseTurned(Face),
    DenikinComesOn,
    DenikinStopped,
    MakhnoThrown {
        die: Face,
        boxes: i8,
    },
    DissentThrown {
        die: Face,
        drm: i8,
    },
    DissentCalm,
    RemovalThrown {
        front: Front,
        die: Face,
        number: u8,
    },
    FrontEliminated(Front),
    FrontSurvives(Front),
    WarStatus(War),
    DeckAdded(Period),
    /// With the points its grade is read from.
    Ended(Ending, i16),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_takes_eight_bytes_at_most() {
        assert!(size_of::<Action>() <= 8);
        assert!(size_of::<Chance>() <= 8);
        assert!(size_of::<Event>() <= 8);
    }

    #[test]
    fn codes_follow_the_order_and_notations_read_back() {
        for (at, action) in Action::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(action.code()), at);
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert!(Action::ALL.is_sorted());
        assert_eq!("die 07".parse::<Chance>(), Err(UnknownNotation));
        assert_eq!("card 14".parse(), Ok(Chance::Card(CardNo(14))));
    }
}
