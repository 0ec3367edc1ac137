//! How events are shown: as a move, a throw, a mark, and what each is to the player.

use crate::actions::{Cause, Ending, Event, Modifier};
use crate::data::{Data, Effect};
use crate::flow::PLAYER;
use crate::ids::{Asset, Front, Marker, Period};
use crate::pieces::Piece;
use frente_kernel::{Beat, BeatKind, Tone, Viewer};

/// An event as a picture. The one seat plays against all six fronts, so a tone is the player's; others take no side.
pub(super) fn of_event(data: &Data, event: Event, viewer: Viewer) -> Beat<Piece> {
    let beat = beat(data, event);
    if viewer == Viewer::Seat(PLAYER) { beat } else { beat.tone(Tone::Plain) }
}

fn beat(data: &Data, event: Event) -> Beat<Piece> {
    use BeatKind::{Banner, Card, Dice, End, Lost, Mark, Strike, Take, Tick, Travel};
    let new = |kind| Beat::new(kind);
    let front = |kind, front| Beat::new(kind).on(Piece::Front(front));
    let ours = |kind| Beat::new(kind).side(PLAYER);
    match event {
        Event::CardDrawn(card) => new(Card).on(Piece::Card(card)).path([Piece::Deck, Piece::Discard]),
        Event::CardReturned(card) => ours(Card).on(Piece::Card(card)).path([Piece::Discard, Piece::Deck]),
        Event::CardRecycled(card, period) => new(Card).on(Piece::Card(card)).path([Piece::Discard, pile(period)]),
        Event::PhasesSwapped => ours(Banner).on(Piece::Asset(Asset::CommunistSubversion)),
        Event::TreatySigned | Event::BukharinChosen => brest_card(data).into_iter().fold(ours(Card), Beat::on),
        Event::MarkerPlaced(marker) => on_map(new(Mark), marker).tone(Tone::good_if(helps(marker))),
        Event::MarkerRemoved(marker) => on_map(new(Mark), marker).tone(Tone::good_if(!helps(marker))),
        Event::CzarExecuted => new(Mark).tone(Tone::Good),
        Event::UnitFlipped(unit) => front(Mark, data.unit(unit).front),
        Event::UnitExchanged(at, _) => front(Mark, at),
        Event::FrontActivated(at) => front(Mark, at).tone(Tone::Bad),
        Event::FrontDeactivated(at) => front(Mark, at).tone(Tone::Good),
        Event::MoveIgnored(at) | Event::MoveVoid(at) => front(Travel, at),
        Event::AlliesWaver => front(Banner, Front::Allied).tone(Tone::Good),
        Event::AlliesResolve => front(Banner, Front::Allied).tone(Tone::Bad),
        Event::AlliesHesitate => front(Banner, Front::Allied).tone(Tone::Good),
        Event::MoscowSafe(at) => front(Travel, at).on(Piece::Moscow).tone(Tone::Good),
        Event::FrontAdvanced(at, number) => {
            let path = [Piece::place(at, number + 1), Piece::place(at, number)];
            front(Travel, at).path(path).tone(Tone::Bad)
        }
        Event::FrontRetreated { front: at, number, .. } => {
            let path = [Piece::place(at, number.saturating_sub(1)), Piece::place(at, number)];
            front(Travel, at).path(path).tone(Tone::Good)
        }
        Event::FrontCornered(at) => front(Travel, at),
        Event::AdvanceBlocked(at) => front(Travel, at).side(PLAYER).tone(Tone::Good),
        Event::FellBefore(at, number) => front(Take, at).on(Piece::place(at, number)),
        Event::CityFell(at, number) => front(Take, at).on(Piece::place(at, number)).tone(Tone::Bad),
        Event::FortificationThrown { front: at, die, battle } => {
            front(Dice, at).on(Piece::Petrograd).die(die).tone(Tone::good_if(i16::from(die) >= i16::from(battle)))
        }
        Event::FortificationHeld(at) => front(Mark, at).on(Piece::Petrograd).tone(Tone::Good),
        Event::Modified(modifier, value) => {
            source(modifier).into_iter().fold(new(Dice), Beat::on).amount(value).tone(Tone::good_if(value > 0))
        }
        Event::OffensiveThrown { front: at, die, drm, battle } => {
            front(Dice, at).side(PLAYER).die(die).amount(drm).tone(Tone::good_if(total(die, drm) > i16::from(battle)))
        }
        Event::ExpertiseThrown(die) => ours(Dice).on(Piece::Asset(Asset::AppliedExpertise)).die(die),
        Event::OffensiveWon(at) => front(Strike, at).side(PLAYER).tone(Tone::Good),
        Event::OffensiveLost(at) => front(Strike, at).side(PLAYER).tone(Tone::Bad),
        Event::PoliticalThrown { die, drm, resistance } => {
            let tone = Tone::good_if(total(die, drm) > i16::from(resistance));
            ours(Dice).on(Piece::Political).die(die).amount(drm).tone(tone)
        }
        Event::PoliticalFailed => ours(Mark).on(Piece::Political).tone(Tone::Bad),
        Event::LevelChanged { by, cause, .. } => {
            let tick = if cause == Cause::Action { ours(Tick) } else { new(Tick) };
            tick.on(Piece::Political).amount(by).tone(Tone::good_if(by > 0))
        }
        Event::ReorganizationThrown { die, drm } => {
            let tone = Tone::good_if(total(die, drm) >= i16::from(data.board.reorganization.success));
            ours(Dice).on(Piece::Reorganization).die(die).amount(drm).tone(tone)
        }
        Event::ReorganizationFailed => ours(Mark).on(Piece::Reorganization).tone(Tone::Bad),
        Event::TableThrown(die) => ours(Dice).on(Piece::Reorganization).die(die),
        Event::AssetGained(asset) => {
            let path = [Piece::Reorganization, Piece::Available];
            ours(Mark).on(Piece::Asset(asset)).path(path).tone(Tone::Good)
        }
        Event::NothingGained => ours(Mark).on(Piece::Reorganization).tone(Tone::Bad),
        Event::AssetReturned(asset) => {
            let path = [Piece::Available, Piece::Reorganization];
            ours(Mark).on(Piece::Asset(asset)).path(path).tone(Tone::Bad)
        }
        Event::TanksAssigned { front: at, from } => {
            let path = [from.map_or(Piece::Available, Piece::Front), Piece::Front(at)];
            ours(Travel).on(Piece::Asset(Asset::TankCorps)).path(path)
        }
        Event::TanksReturned(at) => {
            ours(Travel).on(Piece::Asset(Asset::TankCorps)).path([Piece::Front(at), Piece::Available])
        }
        Event::ActionForgone { by, .. } | Event::ActionsDeclined(by) => {
            ours(Tick).on(Piece::Actions).amount(-i16::from(by))
        }
        Event::ReserveSpent(_) => ours(Tick).on(Piece::Reserves).amount(-1i16),
        Event::DecreeSpent(_) => ours(Tick).on(Piece::Decrees).amount(-1i16),
        Event::GoldSpent => ours(Tick).on(Piece::Asset(Asset::ImperialGold)).amount(-1i16),
        Event::DieTurned(face) => ours(Dice).on(Piece::Die).die(face),
        Event::ExpertiseTurned(face) => ours(Dice).on(Piece::ExpertiseDie).die(face),
        Event::DenikinComesOn => front(Banner, Front::Southern).tone(Tone::Bad),
        Event::DenikinStopped => front(Banner, Front::Southern).tone(Tone::Good),
        Event::MakhnoThrown { die, boxes } => {
            let tone = if boxes == 0 { Tone::Plain } else { Tone::good_if(boxes < 0) };
            front(Dice, Front::Southern).die(die).amount(boxes).tone(tone)
        }
        Event::DissentThrown { die, drm } => new(Dice).on(Piece::Political).die(die).amount(drm),
        Event::DissentCalm => new(Mark).on(Piece::Political),
        Event::RemovalThrown { front: at, die, number } => front(Dice, at).die(die).tone(Tone::good_if(die < number)),
        Event::FrontEliminated(at) => front(Lost, at).tone(Tone::Good),
        Event::FrontSurvives(at) => front(Lost, at).tone(Tone::Bad),
        Event::WarStatus(_) => new(Banner).on(Piece::War),
        Event::DeckAdded(period) => new(Banner).on(Piece::Deck).path([pile(period), Piece::Deck]),
        Event::Ended(ending, _) => {
            let (at, won) = match ending {
                Ending::PoliticalVictory => (Piece::Political, true),
                Ending::PoliticalDefeat => (Piece::Political, false),
                Ending::MilitaryVictory => (Piece::Moscow, true),
                Ending::MilitaryDefeat => (Piece::Moscow, false),
            };
            new(End).on(at).tone(Tone::good_if(won))
        }
    }
}

fn total(die: u8, drm: i8) -> i16 {
    i16::from(die) + i16::from(drm)
}

/// Where the cards of a period lie before they join the deck; those of the first are the deck.
fn pile(period: Period) -> Piece {
    match period {
        Period::Twilight => Piece::Deck,
        Period::Darkness | Period::Dawn => Piece::Waiting(period),
    }
}

/// The card that asks for the choice at Brest-Litovsk (§10.2-8).
fn brest_card(data: &Data) -> Option<Piece> {
    let asks = |effect: Effect| effect == Effect::ChooseBrest;
    let card = data.cards.iter().find(|card| card.effects.iter().any(|timed| asks(timed.effect)))?;
    Some(Piece::Card(card.number))
}

/// Whether a card marker helps the player.
fn helps(marker: Marker) -> bool {
    match marker {
        Marker::PetrogradFortified => true,
        Marker::CzechLegion | Marker::CzarFreed | Marker::CurzonLine => false,
    }
}

/// A card marker and where it lies.
fn on_map(beat: Beat<Piece>, marker: Marker) -> Beat<Piece> {
    let beat = beat.on(Piece::Marker(marker));
    match marker {
        Marker::CzechLegion => beat.on(Piece::Front(Front::Eastern)),
        Marker::PetrogradFortified => beat.on(Piece::Petrograd),
        Marker::CurzonLine => beat.on(Piece::Front(Front::Poland)),
        Marker::CzarFreed => beat,
    }
}

/// The piece a modifier comes from; that of a card comes from the card in force, which an event does not name.
fn source(modifier: Modifier) -> Option<Piece> {
    match modifier {
        Modifier::Card | Modifier::PoliticalCap | Modifier::CzarExecuted => None,
        Modifier::CzechLegion => Some(Piece::Marker(Marker::CzechLegion)),
        Modifier::CzarFreed => Some(Piece::Marker(Marker::CzarFreed)),
        Modifier::TankCorps => Some(Piece::Asset(Asset::TankCorps)),
        Modifier::ArmouredTrains => Some(Piece::Asset(Asset::ArmouredTrains)),
        Modifier::AppliedExpertise => Some(Piece::Asset(Asset::AppliedExpertise)),
        Modifier::Comintern => Some(Piece::Asset(Asset::Comintern)),
        Modifier::ForgoneActions => Some(Piece::Actions),
    }
}
