//! How events are shown: as a card, a move, a blow, a mark, and what each is to either side.

use crate::actions::Event;
use crate::data::Place;
use crate::ids::{CardNo, Player, Side};
use crate::pieces::Piece;
use crate::state::State;
use frente_kernel::{Beat, BeatKind, Seat, Tone, Viewer};

/// An event as a picture. What is good for one side is bad for the other; who takes no side sees it plainly.
pub(super) fn of_event(state: &State, event: Event, viewer: Viewer) -> Beat<Piece> {
    let beat = beat(state, event);
    match (viewer, beat.side) {
        (Viewer::Seat(seat), Some(of)) if side_of(seat) == side_of(of) => beat,
        (Viewer::Seat(_), Some(_)) => {
            let tone = beat.tone.reversed();
            beat.tone(tone)
        }
        _ => beat.tone(Tone::Plain),
    }
}

fn side_of(seat: Seat) -> Side {
    Player(seat.0).side()
}

/// The picture with its tone for the side it belongs to.
fn beat(state: &State, event: Event) -> Beat<Piece> {
    use BeatKind::{Banner, Card, End, Hidden, Hurt, Lost, Mark, Strike, Take, Tick, Travel};
    let by = |kind: BeatKind, player: Player| Beat::new(kind).side(player.seat());
    let of = |kind: BeatKind, side: Side| by(kind, Player::first(side));
    let card = |kind: BeatKind, number: CardNo| of(kind, owner(state, number)).on(Piece::Card(number));
    let objective = |kind: BeatKind, number: CardNo| of(kind, owner(state, number)).on(Piece::Objective(number));
    match event {
        Event::TurnBegan { player, .. } => by(Banner, player),
        Event::DeckDrawn { player, card } => shown(by(Hidden, player), card).on(Piece::Reserve(player)),
        Event::DeckLot { player, .. } => by(Hidden, player).on(Piece::Reserve(player)),
        Event::CardDrawn { player, card } => {
            shown(by(Hidden, player), card).path([Piece::Reserve(player), Piece::Hand(player)])
        }
        Event::Discarded { player, card } => moved(Card, player, card, [Piece::Hand(player), Piece::Limbo(player)]),
        Event::EconomyChanged { side, by, .. } => {
            of(Tick, side).on(Piece::Economy(side)).amount(by).tone(Tone::good_if(by > 0))
        }
        Event::MoralChanged { side, by, .. } => {
            of(Tick, side).on(Piece::Moral(side)).amount(by).tone(Tone::good_if(by > 0))
        }
        Event::PointsScored { side, political, military } => {
            let tracks = [(political, Piece::PoliticalPoints(side)), (military, Piece::MilitaryPoints(side))];
            let scored = tracks.into_iter().filter(|(points, _)| *points > 0).map(|(_, track)| track);
            scored.fold(of(Tick, side), Beat::on).amount(political + military).tone(Tone::Good)
        }
        Event::ResistanceChanged { objective: number, by, .. } => {
            objective(Tick, number).amount(by).tone(Tone::good_if(by > 0))
        }
        // The defender wants its Turns used up.
        Event::TurnsChanged { objective: number, by, .. } => {
            objective(Tick, number).amount(by).tone(Tone::good_if(by < 0))
        }
        Event::DiplomacyMoved { objective, toward, by, .. } => {
            let ring = Piece::Ring(owner(state, objective));
            of(Tick, toward).on(Piece::Objective(objective)).on(ring).amount(by).tone(Tone::Good)
        }
        Event::DiplomacyWasted(side) => of(Tick, side).on(Piece::Diplomacy).tone(Tone::Bad),
        Event::Played { player, card, .. } => {
            let side = player.side();
            let place = if is_measure(state, card) { Piece::Middle } else { Piece::Rearguard(side) };
            moved(Card, player, card, [Piece::Hand(player), place])
        }
        Event::FactionMarked { side, faction } => of(Mark, side).on(Piece::Faction(faction)),
        Event::Intervened { player, card, .. } => by(Card, player).on(Piece::Card(card)),
        Event::Mobilised { card: number, objective, .. } => {
            let side = owner(state, number);
            card(Travel, number).path([Piece::Rearguard(side), Piece::Front(owner(state, objective))])
        }
        Event::Demobilised { card: number, front, .. } => {
            let home = Piece::Rearguard(owner(state, number));
            card(Travel, number).path([front.map_or(home, Piece::Front), home])
        }
        Event::LeaderNamed { card: number, .. } => {
            card(Mark, number).on(Piece::Leader(owner(state, number))).tone(Tone::Good)
        }
        Event::LeaderLost { card: number } => {
            card(Lost, number).on(Piece::Leader(owner(state, number))).tone(Tone::Bad)
        }
        Event::LeaderUsed { side, ability } => of(Card, side).on(Piece::Leader(side)).on(Piece::LeaderAbility(ability)),
        Event::ObjectiveActivated { side, objective, .. } => of(Card, side).on(Piece::Objective(objective)),
        Event::ActivationDeclined(side) => of(Mark, side),
        Event::CombatDeclared(side) | Event::CombatRenounced(side) => of(Banner, side),
        Event::SkillActivated { skill, card: number } => card(Mark, number).on(Piece::Skill(skill)),
        Event::Grouped { card: number, group, front } | Event::Defends { card: number, group, front } => {
            card(Travel, number).path([Piece::Front(front), Piece::Group(group)])
        }
        Event::Commands { commander, army } => {
            card(Travel, commander).on(Piece::Card(army)).path([Piece::Card(commander), Piece::Card(army)])
        }
        Event::GroupStrikes { group, force, side, front } => {
            let strike = of(Strike, side).on(Piece::Group(group)).path([Piece::Group(group), Piece::Front(front)]);
            strike.amount(force).tone(Tone::Good)
        }
        Event::Engaged { group, attack, defence, side } | Event::RangedDamage { group, attack, defence, side } => {
            let ahead = i16::from(attack) - i16::from(defence);
            let tone = if ahead == 0 { Tone::Plain } else { Tone::good_if(ahead > 0) };
            of(Strike, side).on(Piece::Group(group)).amount(ahead).tone(tone)
        }
        Event::Withstood(number) => card(Hurt, number).tone(Tone::Good),
        Event::Fell(number) | Event::Eliminated(number) => card(Lost, number).tone(Tone::Bad),
        Event::Returned { player, card } => by(Card, player).on(Piece::Card(card)).tone(Tone::Bad),
        Event::Recovered { player, card } => {
            moved(Card, player, card, [Piece::Limbo(player), Piece::Hand(player)]).tone(Tone::Good)
        }
        Event::Found { player, card } => {
            moved(Card, player, card, [Piece::Reserve(player), Piece::Hand(player)]).tone(Tone::Good)
        }
        Event::FoundNothing(player) => by(Hidden, player).on(Piece::Reserve(player)),
        Event::PutInPlay { player, card } => by(Card, player).on(Piece::Card(card)).tone(Tone::Good),
        Event::ForceGained { card: number, by } | Event::BonusGained { card: number, by } => {
            card(Mark, number).amount(by).tone(Tone::Good)
        }
        Event::Blocked(number) => card(Mark, number).tone(Tone::Bad),
        Event::ExtraAction(number) | Event::Protected { card: number, .. } => card(Mark, number).tone(Tone::Good),
        Event::Cheaper { side, by, .. } => of(Mark, side).on(Piece::Economy(side)).amount(by).tone(Tone::Good),
        Event::HandLooked { player, target } => by(Hidden, player).on(Piece::Hand(target)).tone(Tone::Good),
        Event::ObjectiveWon { side, objective } => of(Take, side).on(Piece::Objective(objective)).tone(Tone::Good),
        Event::Bought { side, consequence } => of(Tick, side).on(Piece::Consequence(consequence)).tone(Tone::Good),
        Event::Ended(_, Some(side)) => of(End, side).tone(Tone::Good),
        Event::Ended(_, None) => Beat::new(End),
    }
}

/// A card that a player moves.
fn moved(kind: BeatKind, player: Player, card: CardNo, path: [Piece; 2]) -> Beat<Piece> {
    Beat::new(kind).side(player.seat()).on(Piece::Card(card)).path(path)
}

/// With the card, for those who see it.
fn shown(beat: Beat<Piece>, card: Option<CardNo>) -> Beat<Piece> {
    card.map(Piece::Card).into_iter().fold(beat, Beat::on)
}

/// The side a card belongs to, or that defends an objective.
fn owner(state: &State, number: CardNo) -> Side {
    match state.tables().place[usize::from(number.0)] {
        Place::Card(side, _) => side,
        Place::Objective(slot) => state.tables().objectives[usize::from(slot)].defender,
        Place::Nowhere => Side::National,
    }
}

fn is_measure(state: &State, number: CardNo) -> bool {
    match state.tables().place[usize::from(number.0)] {
        Place::Card(side, slot) => state.table(side).measures.contains(slot),
        Place::Objective(_) | Place::Nowhere => false,
    }
}
