//! Whether the pending frames can be pending. Positions are also written by hand, for the referee, and must not leave the
//! match with nothing to do: every frame names what there is, the combat could have been declared, and a player has to
//! choose or a card has to come.

use crate::data::Effect;
use crate::flow;
use crate::ids::{Player, Side};
use crate::state::{ARMIES, Frame, Leader, Stage, State};

/// The player a frame names.
fn player_of(frame: Frame) -> Option<Player> {
    match frame {
        Frame::Build { player }
        | Frame::Lot { player }
        | Frame::Deal { player }
        | Frame::Draw { player, .. }
        | Frame::Overflow { player }
        | Frame::Discard { player, .. }
        | Frame::Exchange { player }
        | Frame::Main { player, .. }
        | Frame::Window { player, .. }
        | Frame::PlayAs { player, .. }
        | Frame::Discharge { player, .. }
        | Frame::Run { player, .. }
        | Frame::Pick { player, .. }
        | Frame::Front { player, .. }
        | Frame::Ring { player, .. }
        | Frame::Offer { player, .. }
        | Frame::Activation { player, .. }
        | Frame::RandomObjective { player, .. }
        | Frame::Defender { player }
        | Frame::Commanding { player }
        | Frame::Leading { player, .. }
        | Frame::Consequences { player, .. } => Some(player),
        _ => None,
    }
}

/// Whether a frame belongs to a combat.
fn is_combat(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Window { .. }
            | Frame::Defender { .. }
            | Frame::Offensive
            | Frame::Grouping { .. }
            | Frame::Defensive
            | Frame::Commanding { .. }
            | Frame::Leading { .. }
            | Frame::Resolution
            | Frame::Losses { .. }
            | Frame::Commanders
    )
}

impl State {
    /// What is wrong with the pending frames.
    pub(super) fn pending_faults(&self, out: &mut Vec<String>) {
        let frames = self.stack.frames();
        if !matches!(frames.first(), Some(Frame::NextTurn | Frame::Armistice) | None) {
            out.push("the outermost pending frame is neither armistice nor next-turn".to_owned());
        }
        let combat = frames.iter().position(|frame| *frame == Frame::EndCombat);
        let is_under_way = matches!(self.stage, Stage::Declared | Stage::Fighting);
        if combat.is_some() != is_under_way {
            out.push("the stage is declared or fighting exactly while end-combat is pending".to_owned());
        }
        if self.combat.battle.is_some() != is_under_way {
            out.push("groups and damage are there exactly while the stage is declared or fighting".to_owned());
        }
        for (at, frame) in frames.iter().enumerate() {
            if is_combat(*frame) && combat.is_none_or(|end| end > at) {
                out.push(format!("pending frame {at} belongs to a combat, but no end-combat is pending below it"));
            }
            if player_of(*frame).is_some_and(|player| player.0 >= self.player_count()) {
                out.push(format!("pending frame {at} names a player who does not play"));
            } else if let Some(reason) = self.frame_fault(*frame) {
                out.push(format!("pending frame {at} {reason}"));
            }
        }
    }

    fn frame_fault(&self, frame: Frame) -> Option<String> {
        let (abilities, groups) = (&self.tables().abilities, self.combat.groups());
        let step = |ability: u16, pc: u8| abilities.get(usize::from(ability))?.steps.get(usize::from(pc));
        match frame {
            Frame::Draw { left: 0, .. } | Frame::Discard { left: 0, .. } => Some("is about no card at all".to_owned()),
            Frame::Build { player } if self.holdings(player).to_build == 0 => {
                Some(format!("draws the deck of player {player}, which is complete"))
            }
            Frame::PlayAs { player, card } if !self.holdings(player).hand.contains(card) => {
                Some(format!("plays the card at place {card} of its side, which is not in the hand"))
            }
            Frame::Discharge { player, card } if !self.sides[player.side()].transit.contains(card) => {
                Some(format!("ends the measure at place {card} of its side, which is not acting"))
            }
            Frame::Run { ability, .. } if usize::from(ability) >= abilities.len() => {
                Some(format!("runs ability {ability}, but there are {}", abilities.len()))
            }
            Frame::Pick { ability, pc, .. } if step(ability, pc).and_then(crate::effects::selector).is_none() => {
                Some(format!("asks for cards, but step {pc} of ability {ability} is about none"))
            }
            Frame::Front { ability, pc, .. } => {
                let fits = matches!(step(ability, pc), Some(Effect::Resistance(..) | Effect::ResistanceTurns(..)));
                let both = self.fields.values().iter().all(Option::is_some);
                (!fits || !both)
                    .then(|| "asks for one of two active military objectives, but there is no choice".into())
            }
            Frame::Influences { queue } => {
                let side = self.active_side();
                let most = self.table(side).adjust_other.len() as u32;
                let has_more = queue.checked_shr(most).is_some_and(|rest| rest != 0);
                has_more.then(|| format!("queues influences the {side} side does not have"))
            }
            Frame::Grouping { group } if !(1..=groups).contains(&group) => {
                Some(format!("forms group {group}, but there are {groups}"))
            }
            Frame::Losses { pass, group, .. } if pass > 1 || group == 0 || group > groups.saturating_add(1) => {
                Some(format!("deals with group {group} in pass {pass}, but there are {groups}"))
            }
            Frame::Leading { player, commander, left } => {
                let fits = (self.table(player.side()).military & self.in_play(player.side())).contains(commander);
                (!fits || left == 0)
                    .then(|| format!("gives armies to place {commander} of its side, who commands none"))
            }
            _ => None,
        }
    }

    /// What is wrong with groups and commands.
    pub(super) fn combat_faults(&self, out: &mut Vec<String>) {
        let (combat, groups) = (&self.combat, self.combat.groups());
        if usize::from(groups) > ARMIES {
            out.push(format!("the combat has {groups} groups, at most {ARMIES}"));
        }
        if combat.defender.0 >= self.player_count() {
            out.push(format!("player {} declares for the passive side, but does not play", combat.defender));
        }
        for side in Side::ALL {
            let table = self.table(side);
            for (at, army) in table.army_slots.iter().enumerate() {
                let group = combat.battle.as_ref().map_or(0, |battle| battle.group[side][at]);
                if group > groups {
                    out.push(format!("army {} is in group {group} of {groups}", self.number(side, *army)));
                }
                let commands = |commander| (table.military & self.in_play(side)).contains(commander);
                if combat.led[side][at].is_some_and(|commander| !commands(commander)) {
                    let army = self.number(side, *army);
                    out.push(format!("army {army} is under a card that is no commander in play"));
                }
            }
        }
    }

    /// What holds this turn only holds for cards in play, and comes from effects there are.
    pub(super) fn turn_faults(&self, side: Side, out: &mut Vec<String>) {
        let (now, abilities) = (&self.sides[side].now, &self.tables().abilities);
        let sets = now.used.values().iter().chain(now.skills.values()).chain([&now.spent, &now.blocked, &now.shielded]);
        let held = sets.fold(now.extra.cards() | now.force.cards(), |held, set| held | *set);
        if let Some(slot) = held.without(self.in_play(side)).first() {
            let card = self.number(side, slot);
            out.push(format!("something holds this turn for card {card}, which is not in play"));
        }
        for cheap in now.cheap.iter().filter(|cheap| cheap.left > 0) {
            let steps = abilities.get(usize::from(cheap.ability)).map(|ability| &ability.steps);
            let effect = steps.and_then(|steps| steps.get(usize::from(cheap.pc)));
            if !matches!(effect, Some(Effect::Cost { .. })) {
                out.push(format!("a discount of the {side} side comes from no effect on costs"));
            }
        }
    }

    /// §7.1: a position waits for a choice or for a card. Only asked where nothing else is wrong.
    pub(super) fn waiting_faults(&self, out: &mut Vec<String>) {
        if self.ending.is_none() && !flow::waits(self) {
            out.push("the innermost pending frame leaves nothing to choose and no card to come".to_owned());
        }
    }

    /// A leader's faction is a main one of the side, and one of the card's own.
    pub(super) fn leader_fault(&self, side: Side, leader: Leader) -> Option<String> {
        let faction = leader.faction;
        let of_side = faction.is_main() && faction.side() == side;
        let own = leader.card.is_none_or(|card| self.table(side).factions[faction].contains(card));
        (!of_side || !own).then(|| format!("{faction} cannot be the faction of the {side} side's leader"))
    }
}
