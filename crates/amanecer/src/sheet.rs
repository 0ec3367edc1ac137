//! What the printed parts say, for a board that draws them: cards, tracks, counters and tables of a pack.
//!
//! A view names a card by its number and a place by its box; the sheet is sent once a match and says the rest.

use crate::data::{At, Data, PoliticalDef, Source, Text, When};
use crate::ids::{Asset, CardNo, Front, Period, Unit};
use crate::narrate::card_text;
use frente_kernel::Message;
use serde::Serialize;

/// The printed parts of a pack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub struct Sheet {
    /// The cards by rising number.
    pub cards: Vec<CardSheet>,
    /// The tracks, the box next to Moscow first.
    pub tracks: Vec<TrackSheet>,
    /// The name of box 0.
    pub moscow: &'static Text,
    /// The ten front counters.
    pub units: Vec<UnitSheet>,
    /// The political track.
    pub political: &'static PoliticalDef,
    /// The reorganization table by face.
    pub reorganization: &'static [Asset],
}

/// A card as printed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "named as in CardDef")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub struct CardSheet {
    pub number: CardNo,
    pub period: Period,
    pub title: &'static Text,
    pub story: &'static Text,
    pub moves: &'static [(Front, i8)],
    pub actions: u8,
    pub text: Vec<EffectSheet>,
    /// Whether any part of it is our reconstruction.
    pub reconstructed: bool,
}

/// One sentence of a card's text.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub struct EffectSheet {
    /// The phase it acts in, 1 to 4.
    pub phase: u8,
    /// The condition on it, as a message key.
    pub when: Option<&'static str>,
    /// The sentence that says what it does.
    pub message: Message,
}

/// A track as printed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub struct TrackSheet {
    /// The front whose track it is.
    pub front: Front,
    /// Its boxes, the one next to Moscow first.
    pub boxes: Vec<BoxSheet>,
}

/// A box as printed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "named as in BoxDef")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub struct BoxSheet {
    pub number: u8,
    pub name: &'static Text,
    pub crisis: bool,
    pub curzon: bool,
    pub reconstructed: bool,
}

/// A counter as printed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "named as in UnitDef")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub struct UnitSheet {
    pub unit: Unit,
    pub front: Front,
    pub name: &'static Text,
    pub battle: u8,
    pub reconstructed: bool,
}

fn is_reconstructed(source: Source) -> bool {
    matches!(source, Source::Reconstructed | Source::Mixed)
}

impl Sheet {
    /// The sheet of a pack.
    pub fn of(data: &'static Data) -> Sheet {
        let board = &data.board;
        Sheet {
            cards: data.cards.iter().map(card_sheet).collect(),
            tracks: board.tracks.iter().map(track_sheet).collect(),
            moscow: &board.moscow,
            units: board
                .units
                .iter()
                .map(|def| UnitSheet {
                    unit: def.unit,
                    front: def.front,
                    name: &def.name,
                    battle: def.battle,
                    reconstructed: is_reconstructed(def.source),
                })
                .collect(),
            political: &board.political,
            reorganization: &board.reorganization.table,
        }
    }
}

fn card_sheet(card: &'static crate::data::CardDef) -> CardSheet {
    let source = &card.source;
    let parts = [source.number, source.title, source.period, source.moves, source.actions];
    let text = card.effects.iter().zip(card_text(card)).map(|(timed, (at, message))| EffectSheet {
        phase: match at {
            At::Headline => 1,
            At::BeforeMoves | At::WhiteArmies => 2,
            At::Actions => 3,
            At::Dissent => 4,
        },
        when: match timed.when {
            When::Always => None,
            When::Treaty => Some("when-treaty"),
            When::Bukharin => Some("when-bukharin"),
            When::WarGoesOn => Some("when-war-goes-on"),
        },
        message,
    });
    CardSheet {
        number: card.number,
        period: card.period,
        title: &card.title,
        story: &card.story,
        moves: &card.moves,
        actions: card.actions,
        text: text.collect(),
        reconstructed: parts.iter().chain(&source.effects).any(|source| is_reconstructed(*source)),
    }
}

fn track_sheet(track: &'static crate::data::TrackDef) -> TrackSheet {
    let boxes = track.boxes.iter().map(|place| BoxSheet {
        number: place.number,
        name: &place.name,
        crisis: place.crisis,
        curzon: place.curzon,
        reconstructed: is_reconstructed(place.source),
    });
    TrackSheet { front: track.front, boxes: boxes.collect() }
}
