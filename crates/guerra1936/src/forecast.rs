//! What a combat would bring if it were resolved as it stands: chapter 8 run to its end on a copy.
//!
//! Nothing is left to chance in a combat (§8.21), so this is what happens unless a player acts first. Where an owner
//! may choose which of several equal armies takes the damage, the first of them is taken to, and the tie is told.

use crate::actions::Event;
use crate::ids::{BySide, CardNo};
use crate::rules::c8_resolution;
use crate::state::{Frame, State};
use serde::Serialize;

/// What the declared groups would do to each other if nothing more was done.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct Forecast {
    /// Resistance Points left, by defender.
    pub resistance: BySide<Option<u8>>,
    /// Cards that would fall.
    pub fall: Vec<CardNo>,
    /// Protected armies that would withstand their damage.
    pub withstand: Vec<CardNo>,
    /// Where the owner would choose who takes the damage.
    pub ties: Vec<Tie>,
}

/// §8.25: equal armies that the damage does not reach for all.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct Tie {
    /// So many of them take damage.
    pub hit: u8,
    pub among: Vec<CardNo>,
}

impl Forecast {
    /// None where no group is declared, or where the resolution has begun.
    pub(crate) fn of(state: &State) -> Option<Forecast> {
        if state.combat.groups() == 0 || !state.stack.frames().contains(&Frame::Resolution) {
            return None;
        }
        let (mut after, mut log, mut ties) = (*state, Vec::new(), Vec::<Tie>::new());
        after.stack.drop_to(Frame::Resolution);
        loop {
            match after.stack.top() {
                Some(Frame::Resolution) => c8_resolution::resolve(&mut after, &mut log),
                Some(Frame::Losses { pass, group, side }) => {
                    if let Some((set, hit)) = c8_resolution::choice(&after, group, side) {
                        let among: Vec<CardNo> = set.iter().map(|slot| after.number(side, slot)).collect();
                        // Once the first has taken its damage, the rest of them are asked about again.
                        if !ties.iter().any(|tie| among.iter().all(|card| tie.among.contains(card))) {
                            ties.push(Tie { hit: hit as u8, among });
                        }
                    }
                    c8_resolution::run_losses(&mut after, pass, group, side, &mut log);
                }
                Some(Frame::Commanders) => {
                    c8_resolution::run_commanders(&mut after, &mut log);
                    break;
                }
                // What a fallen card does last is not foretold.
                Some(_) => after.stack.pop(),
                None => break,
            }
        }
        let mut forecast = Forecast {
            resistance: BySide::of(after.fields.values().map(|field| field.map(|field| field.resistance))),
            fall: Vec::new(),
            withstand: Vec::new(),
            ties,
        };
        for event in log {
            match event {
                Event::Fell(card) => forecast.fall.push(card),
                Event::Withstood(card) => forecast.withstand.push(card),
                _ => {}
            }
        }
        Some(forecast)
    }
}
