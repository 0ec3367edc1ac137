//! How actions and chances are written: the same in records, scripts, on the command line and in the web.

use super::{Action, Chance};
use crate::ids::CardNo;
use std::fmt;
use std::str::FromStr;

/// Text that is no notation of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the notation of an action, a die or a card")]
pub struct UnknownNotation;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Pass => f.write_str("pass"),
            Action::Done => f.write_str("done"),
            Action::Renounce => f.write_str("renounce"),
            Action::Decline => f.write_str("decline"),
            Action::FindNothing => f.write_str("find nothing"),
            Action::DeclareCombat => f.write_str("combat"),
            Action::TakeDefence => f.write_str("defence own"),
            Action::LeaveDefence => f.write_str("defence partner"),
            Action::UseLeader(ability) => write!(f, "leader {ability}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::As(faction) => write!(f, "as {faction}"),
            Action::Intervene(which, card) => write!(f, "intervene {} {card}", which + 1),
            Action::Mobilise(front, card) => write!(f, "mobilise {front} {card}"),
            Action::Enthuse(front, card) => write!(f, "enthuse {front} {card}"),
            Action::Demobilise(card) => write!(f, "demobilise {card}"),
            Action::Name(faction, card) => write!(f, "name {faction} {card}"),
            Action::Activate(card) => write!(f, "activate {card}"),
            Action::ActivateAny(board) => write!(f, "activate any {board}"),
            Action::Ability(skill, card) => write!(f, "ability {skill} {card}"),
            Action::Ring(front) => write!(f, "ring {front}"),
            Action::Front(front) => write!(f, "front {front}"),
            Action::Settle(board, front) => write!(f, "settle {board} {front}"),
            Action::Choose(card) => write!(f, "choose {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Find(card) => write!(f, "find {card}"),
            Action::Group(card) => write!(f, "group {card}"),
            Action::Join(card) => write!(f, "join {card}"),
            Action::Defend(group, card) => write!(f, "defend {group} {card}"),
            Action::Command(card) => write!(f, "command {card}"),
            Action::Under(card) => write!(f, "under {card}"),
            Action::Lose(card) => write!(f, "lose {card}"),
            Action::Buy(consequence) => write!(f, "buy {consequence}"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Action, UnknownNotation> {
        let words: Vec<&str> = text.split(' ').collect();
        let action = read(&words).ok_or(UnknownNotation)?;
        // One way to write each: no "play 04", no "play +4".
        if action.to_string() == text { Ok(action) } else { Err(UnknownNotation) }
    }
}

fn read(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["pass"] => Action::Pass,
        ["done"] => Action::Done,
        ["renounce"] => Action::Renounce,
        ["decline"] => Action::Decline,
        ["find", "nothing"] => Action::FindNothing,
        ["combat"] => Action::DeclareCombat,
        ["defence", "own"] => Action::TakeDefence,
        ["defence", "partner"] => Action::LeaveDefence,
        ["leader", ability] => Action::UseLeader(ability.parse().ok()?),
        ["play", card] => Action::Play(number(card)?),
        ["as", faction] => Action::As(faction.parse().ok()?),
        ["intervene", which, card] => {
            let which = which.parse::<u8>().ok().filter(|which| (1..=2).contains(which))?;
            Action::Intervene(which - 1, number(card)?)
        }
        ["mobilise", front, card] => Action::Mobilise(front.parse().ok()?, number(card)?),
        ["enthuse", front, card] => Action::Enthuse(front.parse().ok()?, number(card)?),
        ["demobilise", card] => Action::Demobilise(number(card)?),
        ["name", faction, card] => Action::Name(faction.parse().ok()?, number(card)?),
        ["activate", "any", board] => Action::ActivateAny(board.parse().ok()?),
        ["activate", card] => Action::Activate(number(card)?),
        ["ability", skill, card] => Action::Ability(skill.parse().ok()?, number(card)?),
        ["ring", front] => Action::Ring(front.parse().ok()?),
        ["front", front] => Action::Front(front.parse().ok()?),
        ["settle", board, front] => Action::Settle(board.parse().ok()?, front.parse().ok()?),
        ["choose", card] => Action::Choose(number(card)?),
        ["discard", card] => Action::Discard(number(card)?),
        ["find", card] => Action::Find(number(card)?),
        ["group", card] => Action::Group(number(card)?),
        ["join", card] => Action::Join(number(card)?),
        ["defend", group, card] => Action::Defend(group.parse().ok()?, number(card)?),
        ["command", card] => Action::Command(number(card)?),
        ["under", card] => Action::Under(number(card)?),
        ["lose", card] => Action::Lose(number(card)?),
        ["buy", consequence] => Action::Buy(consequence.parse().ok()?),
        _ => return None,
    })
}

fn number(text: &str) -> Option<CardNo> {
    text.parse().ok().map(CardNo)
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Objective(card) => write!(f, "objective {card}"),
            Chance::Deck(deck) => write!(f, "deck {deck}"),
        }
    }
}

impl FromStr for Chance {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Chance, UnknownNotation> {
        let (word, rest) = text.split_once(' ').ok_or(UnknownNotation)?;
        let card = number(rest).ok_or(UnknownNotation)?;
        let chance = match word {
            "card" => Chance::Card(card),
            "objective" => Chance::Objective(card),
            "deck" => Chance::Deck(card.0),
            _ => return Err(UnknownNotation),
        };
        if chance.to_string() == text { Ok(chance) } else { Err(UnknownNotation) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{Board, Consequence, Faction, LeaderAbility, Side, Skill};

    #[test]
    fn every_notation_reads_back() {
        let card = CardNo(107);
        let all = [
            Action::Pass,
            Action::Done,
            Action::Renounce,
            Action::Decline,
            Action::FindNothing,
            Action::DeclareCombat,
            Action::TakeDefence,
            Action::LeaveDefence,
            Action::UseLeader(LeaderAbility::Faction),
            Action::Play(card),
            Action::As(Faction::Church),
            Action::Intervene(1, card),
            Action::Mobilise(Side::National, card),
            Action::Enthuse(Side::Republic, card),
            Action::Demobilise(card),
            Action::Name(Faction::NationalMilitary, card),
            Action::Activate(CardNo(52)),
            Action::ActivateAny(Board::Political),
            Action::Ability(Skill::Fury, card),
            Action::Ring(Side::National),
            Action::Front(Side::National),
            Action::Settle(Board::Military, Side::Republic),
            Action::Choose(card),
            Action::Discard(card),
            Action::Find(card),
            Action::Group(card),
            Action::Join(card),
            Action::Defend(3, card),
            Action::Command(card),
            Action::Under(card),
            Action::Lose(card),
            Action::Buy(Consequence::Draw),
        ];
        assert!(all.is_sorted());
        for action in all {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!("play 07".parse::<Action>(), Err(UnknownNotation));
        assert_eq!("intervene 3 7".parse::<Action>(), Err(UnknownNotation));
        assert_eq!("card 7".parse(), Ok(Chance::Card(CardNo(7))));
        assert_eq!("deck 3".parse(), Ok(Chance::Deck(3)));
        assert_eq!("card 007".parse::<Chance>(), Err(UnknownNotation));
    }
}
