//! The whole vocabulary: what the player may choose, what chance may bring, what the log tells.

use crate::ids::{Asset, CardNo, Front, Marker, Period, Unit, War};
use frente_kernel::vocabulary::Sample;
use serde::Serialize;

/// A face of the die, 1 to 6.
pub type Face = u8;

/// The faces of the die.
const FACES: std::ops::RangeInclusive<Face> = 1..=6;

impl Sample for CardNo {
    fn sample() -> CardNo {
        CardNo(1)
    }
}

frente_kernel::vocabulary! {
    /// What the player may choose. Declared in the order of the list of legal actions.
    pub enum Action {
        /// §7.3: an offensive against a front.
        Offensive(front: Front) = "offensive", "offensive {front}", "7.3";
        /// §7.3, §7.5.3: an offensive with the armoured trains.
        ArmouredOffensive(front: Front) = "armoured-offensive", "offensive {front} with trains", "7.5.3";
        /// §7.4: an attempt to raise the political level.
        Political = "political", "political", "7.4";
        /// §7.5: an attempt to reorganize the Red Army.
        Reorganize = "reorganize", "reorganize", "7.5";
        /// §7.5.2: sends the tank corps to a front.
        AssignTanks(front: Front) = "assign-tanks", "tanks {front}", "7.5.2";
        /// §7.6: gives up one action for +1 in the coming dissent throw.
        Forgo = "forgo", "forgo", "7.6";
        /// §10.2-46: gives up the card's actions to fortify Petrograd.
        Fortify = "fortify", "fortify", "10.2-46";
        /// Lets the card's remaining actions go (ruling B10).
        Decline = "decline", "decline", "7.0";
        /// §7.7: spends a reserve offensive.
        ReserveOffensive(front: Front) = "reserve-offensive", "reserve {front}", "7.7";
        /// §7.7: spends a decree on the political level.
        DecreePolitical = "decree-political", "decree political", "7.7";
        /// §7.7: spends a decree on reorganization.
        DecreeReorganize = "decree-reorganize", "decree reorganize", "7.7";
        /// Spends no more markers this turn.
        EndPhase = "end-phase", "end", "7.0";
        /// §7.5.1: sends the drawn card back.
        UseCheka = "use-cheka", "cheka", "7.5.1";
        /// Plays the drawn card.
        KeepCard = "keep-card", "keep card", "7.5.1";
        /// §10.2-8: signs at Brest-Litovsk.
        SignTreaty = "sign-treaty", "treaty", "10.2-8";
        /// §10.2-8: fights on with Bukharin.
        Bukharin = "bukharin", "bukharin", "10.2-8";
        /// §7.5.5: acts before the White armies move.
        SwapPhases = "swap-phases", "swap phases", "7.5.5";
        /// Keeps the printed order of phases.
        KeepPhases = "keep-phases", "keep phases", "7.5.5";
        /// §7.5.7: spends the gold to stop a front for one box.
        BlockAdvance = "block-advance", "gold block", "7.5.7";
        /// Lets the front come on.
        AllowAdvance = "allow-advance", "let advance", "7.5.7";
        /// §7.5.7: spends the gold to turn the die to a face.
        SetDie(face: Face) = "set-die", "gold die {face}", "7.5.7", if FACES.contains(&face);
        /// §7.5.7: spends the gold to turn the expertise die to a face.
        SetExpertise(face: Face) = "set-expertise", "gold expertise {face}", "7.5.7", if FACES.contains(&face);
        /// Lets the dice stand.
        AcceptDice = "accept-dice", "accept", "7.5.7";
    }
}

frente_kernel::vocabulary! {
    /// What chance may bring: one die or one card.
    pub enum Chance {
        /// A throw of the die.
        Die(face: Face) = "die", "die {face}", "7.1", if FACES.contains(&face);
        /// The top card of the deck.
        Card(card: CardNo) = "card", "card {card}", "4.1";
    }
}

impl Action {
    /// How many actions there are in all.
    pub const COUNT: usize = 53;

    /// Every action, in order.
    pub const ALL: [Action; Action::COUNT] = {
        use Action::*;
        let mut all = [AcceptDice; Action::COUNT];
        let mut at = 0;
        while at < 6 {
            let (front, face) = (Front::ALL[at], at as Face + 1);
            all[Offensive(front).code() as usize] = Offensive(front);
            all[ArmouredOffensive(front).code() as usize] = ArmouredOffensive(front);
            all[AssignTanks(front).code() as usize] = AssignTanks(front);
            all[ReserveOffensive(front).code() as usize] = ReserveOffensive(front);
            all[SetDie(face).code() as usize] = SetDie(face);
            all[SetExpertise(face).code() as usize] = SetExpertise(face);
            at += 1;
        }
        let single = [
            Political,
            Reorganize,
            Forgo,
            Fortify,
            Decline,
            DecreePolitical,
            DecreeReorganize,
            EndPhase,
            UseCheka,
            KeepCard,
            SignTreaty,
            Bukharin,
            SwapPhases,
            KeepPhases,
            BlockAdvance,
            AllowAdvance,
        ];
        let mut at = 0;
        while at < single.len() {
            all[single[at].code() as usize] = single[at];
            at += 1;
        }
        all
    };

    /// Its place in [`Action::ALL`]: a list of legal actions is a word with one bit each.
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

frente_kernel::named! {
    in "amanecer.ts"
    /// Where a die roll modifier comes from (§7.1).
    Modifier {
        /// The card in force.
        Card = "card",
        /// The Czech Legion (§10.2-14).
        CzechLegion = "czech-legion",
        /// The Czar at large (§10.2-21).
        CzarFreed = "czar-freed",
        /// The Czar executed this turn (§10.2-21).
        CzarExecuted = "czar-executed",
        /// The tank corps (§7.5.2).
        TankCorps = "tank-corps",
        /// The armoured trains (§7.5.3).
        ArmouredTrains = "armoured-trains",
        /// Applied expertise (§7.5.4).
        AppliedExpertise = "applied-expertise",
        /// The Comintern (§7.5.6).
        Comintern = "comintern",
        /// What the cap of +1 takes away (§7.1).
        PoliticalCap = "political-cap",
        /// Forgone actions (§7.6).
        ForgoneActions = "forgone-actions",
    }
}

frente_kernel::named! {
    in "amanecer.ts"
    /// Why the political level changed.
    Cause {
        /// A political action or decree (§7.4).
        Action = "action",
        /// A city fell (§6.3).
        Crisis = "crisis",
        /// An offensive across the Curzon Line (§10.2-51).
        CurzonLine = "curzon-line",
        /// The Political Dissent table (§7.4.4).
        Dissent = "dissent",
        /// The card says so (§7.4.3).
        Event = "event",
        /// The price of the Treaty (ruling A1).
        Treaty = "treaty",
        /// A throw of the streak at Jassy (§10.2-30).
        Streak = "streak",
    }
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

frente_kernel::named! {
    in "amanecer.ts"
    /// How a match ends (§9.0).
    Ending {
        /// The political level reaches the victory box (§9.1.1).
        PoliticalVictory = "political-victory",
        /// The political level falls to 0 (§9.1.2).
        PoliticalDefeat = "political-defeat",
        /// The deck is used up and Moscow holds (§9.2.1).
        MilitaryVictory = "military-victory",
        /// A front enters Moscow (§9.2.2).
        MilitaryDefeat = "military-defeat",
    }
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
    /// The political level makes the Allies hesitate from now on.
    AlliesWaver,
    /// The political level makes them hesitate no longer.
    AlliesResolve,
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
    /// A second front enters Petrograd.
    FellBefore(Front, u8),
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
    use frente_kernel::vocabulary::UnknownNotation;

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
        for text in ["die 07", "die 7", "die 0", "card 64", "card +4"] {
            assert_eq!(text.parse::<Chance>(), Err(UnknownNotation), "{text}");
        }
        assert_eq!("gold die 7".parse::<Action>(), Err(UnknownNotation));
        assert_eq!("card 14".parse(), Ok(Chance::Card(CardNo(14))));
    }
}
