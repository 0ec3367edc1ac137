//! Log lines: a key and arguments for every event.

use super::{named, player_key, side_key, with_card, with_deck};
use crate::actions::{Event, How, Why};
use crate::ids::{CardNo, Player, Side};
use crate::state::State;
use frente_kernel::Message;

/// An event as the log says it.
pub(super) fn message(state: &State, event: Event) -> Message {
    let card = |key: &'static str, card: CardNo| with_card(state, Message::new(key), card);
    let of_player = |key: &'static str, player: Player| Message::new(key).term("player", player_key(state, player));
    let of_side = |key: &'static str, side: Side| Message::new(key).term("side", side_key(side));
    match event {
        Event::TurnBegan { player, turn } => of_player("event-turn-began", player).int("turn", turn),
        Event::DeckDrawn { player, card: None } => of_player("event-deck-drawn-hidden", player),
        Event::DeckDrawn { player, card: Some(card) } => with_card(state, of_player("event-deck-drawn", player), card),
        Event::DeckLot { player, deck: None } => of_player("event-deck-lot-hidden", player),
        Event::DeckLot { player, deck: Some(deck) } => with_deck(state, of_player("event-deck-lot", player), deck),
        Event::CardDrawn { player, card: None } => of_player("event-card-drawn-hidden", player),
        Event::CardDrawn { player, card: Some(card) } => with_card(state, of_player("event-card-drawn", player), card),
        Event::Discarded { player, card } => with_card(state, of_player("event-discarded", player), card),
        Event::EconomyChanged { side, by, now } => changed("economy", side, by, now),
        Event::MoralChanged { side, by, now } => changed("moral", side, by, now),
        Event::PointsScored { side, political, military } => {
            of_side("event-points-scored", side).int("political", political).int("military", military)
        }
        Event::ResistanceChanged { objective, by, now } => {
            let key = if by < 0 { "event-resistance-fell" } else { "event-resistance-rose" };
            card(key, objective).int("by", by.abs()).int("now", now)
        }
        Event::TurnsChanged { objective, by, now } => {
            let key = if by < 0 { "event-turns-fell" } else { "event-turns-rose" };
            card(key, objective).int("by", by.abs()).int("now", now)
        }
        Event::DiplomacyMoved { objective, toward, by, now } => {
            with_card(state, of_side("event-diplomacy-moved", toward), objective).int("by", by).int("now", now)
        }
        Event::DiplomacyWasted(side) => of_side("event-diplomacy-wasted", side),
        Event::Played { player, card, cost } => {
            with_card(state, of_player("event-played", player), card).int("cost", cost)
        }
        Event::FactionMarked { side, faction } => {
            of_side("event-faction-marked", side).term("faction", format!("faction-{faction}"))
        }
        Event::Intervened { player, card, cost } => {
            with_card(state, of_player("event-intervened", player), card).int("cost", cost)
        }
        Event::Mobilised { card: number, objective, how } => {
            named(state, card(mobilised_key(how), number), "objective", objective)
        }
        Event::Demobilised { card: number, how, .. } => card(demobilised_key(how), number),
        Event::LeaderNamed { card: number, faction } => {
            card("event-leader-named", number).term("faction", format!("faction-{faction}"))
        }
        Event::LeaderLost { card: number } => card("event-leader-lost", number),
        Event::LeaderUsed { side, ability } => {
            Message::new(format!("event-leader-{ability}")).term("side", side_key(side))
        }
        Event::ObjectiveActivated { side, objective, why } => {
            with_card(state, of_side(activated_key(why), side), objective)
        }
        Event::ActivationDeclined(side) => of_side("event-activation-declined", side),
        Event::CombatDeclared(side) => of_side("event-combat-declared", side),
        Event::CombatRenounced(side) => of_side("event-combat-renounced", side),
        Event::SkillActivated { skill, card: number } => {
            card("event-skill-activated", number).term("skill", format!("skill-{skill}"))
        }
        Event::Grouped { card: number, group, .. } => card("event-grouped", number).int("group", group),
        Event::Defends { card: number, group, .. } => card("event-defends", number).int("group", group),
        Event::Commands { commander, army } => named(state, card("event-commands", commander), "army", army),
        Event::GroupStrikes { group, force, .. } => {
            Message::new("event-group-strikes").int("group", group).int("force", force)
        }
        Event::Engaged { group, attack, defence, .. } => {
            Message::new("event-engaged").int("group", group).int("attack", attack).int("defence", defence)
        }
        Event::RangedDamage { group, attack, defence, .. } => {
            Message::new("event-ranged-damage").int("group", group).int("attack", attack).int("defence", defence)
        }
        Event::Withstood(number) => card("event-withstood", number),
        Event::Fell(number) => card("event-fell", number),
        Event::Eliminated(number) => card("event-eliminated", number),
        Event::Returned { player, card } => with_card(state, of_player("event-returned", player), card),
        Event::Recovered { player, card } => with_card(state, of_player("event-recovered", player), card),
        Event::Found { player, card } => with_card(state, of_player("event-found", player), card),
        Event::FoundNothing(player) => of_player("event-found-nothing", player),
        Event::PutInPlay { player, card } => with_card(state, of_player("event-put-in-play", player), card),
        Event::ForceGained { card: number, by } => card("event-force-gained", number).int("by", by),
        Event::BonusGained { card: number, by } => card("event-bonus-gained", number).int("by", by),
        Event::Blocked(number) => card("event-blocked", number),
        Event::ExtraAction(number) => card("event-extra-action", number),
        Event::Protected { card: number, from } => {
            card("event-protected", number).term("danger", format!("danger-{from}"))
        }
        Event::Cheaper { side, cards, by } => of_side("event-cheaper", side).int("cards", cards).int("by", by.abs()),
        Event::HandLooked { player, target } => {
            of_player("event-hand-looked", player).term("target", player_key(state, target))
        }
        Event::ObjectiveWon { side, objective } => with_card(state, of_side("event-objective-won", side), objective),
        Event::Bought { side, consequence } => {
            of_side("event-bought", side).term("consequence", format!("consequence-{consequence}"))
        }
        Event::Ended(ending, winner) => {
            let message = Message::new(format!("event-ended-{ending}"));
            match winner {
                Some(side) => message.term("side", side_key(side)),
                None => message,
            }
        }
    }
}

/// A track of a side that rose or fell.
fn changed(track: &str, side: Side, by: i8, now: u8) -> Message {
    let way = if by < 0 { "fell" } else { "rose" };
    Message::new(format!("event-{track}-{way}")).term("side", side_key(side)).int("by", by.abs()).int("now", now)
}

fn mobilised_key(how: How) -> &'static str {
    match how {
        How::Enthusiasm => "event-mobilised-enthusiasm",
        How::Extraordinary => "event-mobilised-extraordinary",
        How::Action | How::Resolved => "event-mobilised",
    }
}

fn demobilised_key(how: How) -> &'static str {
    match how {
        How::Extraordinary => "event-demobilised-extraordinary",
        How::Resolved => "event-back-to-rearguard",
        How::Action | How::Enthusiasm => "event-demobilised",
    }
}

fn activated_key(why: Why) -> &'static str {
    match why {
        Why::Conditions => "event-objective-activated",
        Why::LostDiplomacy => "event-objective-activated-diplomacy",
        Why::Card => "event-objective-activated-card",
    }
}
