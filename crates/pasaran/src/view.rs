//! What a viewer sees: the open table, their own hand, what they laid under the pile, their own chits; under fog (§9.2) only
//! the top counters of enemy stacks. Built up from nothing, never a state with things taken out.

use crate::actions::Ending;
use crate::flow::seat;
use crate::ids::{Card, Chit, Kind, Place, Quarter, Side, Terrain, Unit, Zone};
use crate::rules::c6_siege;
use crate::sets::{CardSet, UnitSet};
use crate::setup::Options;
use crate::state::{Battle, Frame, Stage, State, Turn};
use frente_kernel::Viewer;
use serde::Serialize;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct View {
    /// The side that looks; none for a spectator or the referee.
    pub viewer: Option<Side>,
    /// The scenario, by its id.
    pub scenario: &'static str,
    /// The optional rules.
    pub options: Options,
    /// The quarter of the year that is played.
    pub quarter: Quarter,
    /// What is true of this turn.
    pub turn: Turn,
    /// What is pending, innermost last.
    pub pending: Vec<Frame>,
    /// The zones that can be held.
    pub zones: Vec<ZoneView>,
    /// Where the viewer sees of a side no more than the top of each stack (§9.2).
    pub veiled: Vec<(Place, Side)>,
    /// Each side and what it has.
    pub sides: [SideView; 2],
    /// Cards in the pile.
    pub pile: u32,
    /// Cards nobody has seen yet lie on top: how many.
    pub unseen: u32,
    /// The queue under them, as far as the viewer knows it.
    pub queue: Vec<Option<Card>>,
    /// Permanent cards in force.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub in_force: CardSet,
    /// Cards out of the game.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub removed: CardSet,
    /// Whether militia revolts in Barcelona (§C-barcelona-revolt).
    pub revolt: bool,
    /// What lies beside the map for the choice or the throw that is due.
    pub desk: Option<Desk>,
    /// The counter in somebody's hand, on its way.
    pub in_hand: Option<Unit>,
    /// The battle on the board.
    pub battle: BattleView,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The ending as message keys name it: `outcome-` and this.
    pub outcome: Option<&'static str>,
}

/// What lies beside the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub enum Desk {
    /// The battle board.
    Battle,
    /// The battle board, with the two units of a siege.
    Siege,
    /// The cards a side has drawn.
    Cards(Side),
    /// What a side can build and repair.
    Production(Side),
}

impl Desk {
    /// What lies there: a battle before everything it interrupts.
    fn of(state: &State) -> Option<Desk> {
        let at = |frame| match frame {
            Frame::Champion(..) | Frame::SiegeEnd(_) => Some(Desk::Siege),
            Frame::Battle(_)
            | Frame::DrawChits(..)
            | Frame::PlayChits(_)
            | Frame::CancelChit(_)
            | Frame::Mark(..)
            | Frame::Segments(_)
            | Frame::Losses(_)
            | Frame::RetreatChoice(_)
            | Frame::Leaving(..) => Some(Desk::Battle),
            Frame::DrawCards(side, _) | Frame::BuyCard(side) | Frame::LayUnder(side) => Some(Desk::Cards(side)),
            Frame::Produce(side) => Some(Desk::Production(side)),
            _ => None,
        };
        let desks: Vec<Desk> = state.stack.iter().filter_map(at).collect();
        let first = |wanted: fn(&Desk) -> bool| desks.iter().rev().copied().find(wanted);
        first(|desk| matches!(desk, Desk::Siege))
            .or(first(|desk| matches!(desk, Desk::Battle)))
            .or(first(|desk| matches!(desk, Desk::Production(_))))
            .or(desks.last().copied())
    }
}

/// A zone as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct ZoneView {
    /// Which zone it is.
    pub zone: Zone,
    /// Who holds it.
    pub owner: Side,
    /// Who holds its city.
    pub city_owner: Option<Side>,
    /// What it is made of.
    pub terrain: Terrain,
    /// What it pays.
    pub bp: u8,
    /// Counters in the open country.
    pub field: Vec<UnitView>,
    /// Counters in the city.
    pub city: Vec<UnitView>,
    /// Stacks of each side: in the open country, in the city.
    pub stacks: [[u32; 2]; 2],
    /// Finished trenches: in the open country, in the city.
    pub trenches: [u8; 2],
    /// Whether a trench is being dug: in the open country, in the city.
    pub digging: [bool; 2],
}

/// A counter as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct UnitView {
    /// The counter it is.
    pub unit: Unit,
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub side: Side,
    /// Whether its back is up.
    pub reduced: bool,
    /// The number it shows.
    pub strength: i8,
}

/// A side as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct SideView {
    /// Which side it is.
    pub side: Side,
    /// Points in hand.
    pub bp: u8,
    /// What it collects each turn.
    pub production: u8,
    /// What its zones are worth (§8.0-automatic).
    pub zone_points: u8,
    /// Cards in hand.
    pub cards: u32,
    /// Those of them bought this turn.
    pub fresh: u32,
    /// Those of them the viewer knows.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub known: CardSet,
    /// How many cards it has just drawn.
    pub drawn: u32,
    /// The cards just drawn that the viewer may know.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub drawn_cards: CardSet,
    /// Counters in the reserve, by kind.
    pub reserve: Vec<(Kind, u32)>,
    /// Counters on their way.
    pub coming: Vec<(Quarter, Unit, bool)>,
    /// Starred counters no card has released, and generals not yet called.
    pub locked: Vec<Unit>,
    /// Counters out of the game.
    pub gone: Vec<Unit>,
}

/// The battle as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct BattleView {
    /// Everything but the chits.
    pub board: Battle,
    /// The counters on the battle board, while something lies on it: who fights, and in a siege also those outside who
    /// are named, or may be.
    pub fighters: Vec<UnitView>,
    /// Effective strength of each unit in the battle, while one is fought.
    pub strengths: Vec<(Unit, u8)>,
    /// Chits each side holds unseen.
    pub hidden_chits: [u32; 2],
    /// Chits in effect, or held by the viewer.
    pub chits: [Vec<(Chit, u8)>; 2],
    /// Chits the viewer has laid down to be revealed.
    pub laid: [Vec<(Chit, u8)>; 2],
}

/// What one viewer may know.
struct Eyes<'a> {
    state: &'a State,
    viewer: Viewer,
    /// Counters they see on the map.
    seen: UnitSet,
    /// Where they see only the tops.
    veiled: Vec<(Place, Side)>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let eyes = Eyes::new(state, viewer);
        let sees = |side: Side| viewer.sees(seat(side));
        let viewing = match viewer {
            Viewer::Seat(seat) => Some(crate::flow::side(seat)),
            Viewer::Spectator | Viewer::Referee => None,
        };
        View {
            viewer: viewing,
            scenario: &state.scenario_def().id,
            options: state.options,
            quarter: state.quarter,
            turn: eyes.turn(),
            pending: state.stack.iter().filter_map(|frame| eyes.frame(frame)).collect(),
            zones: Zone::ALL.into_iter().filter(|zone| zone.is_held()).map(|zone| eyes.zone(zone)).collect(),
            veiled: eyes.veiled.clone(),
            sides: Side::ALL.map(|side| eyes.side(side)),
            pile: state.pile.len(),
            unseen: state.pile.block.len(),
            queue: state
                .pile
                .queue()
                .iter()
                .map(|slot| {
                    let known = slot.known == crate::rules::c7_cards::BOTH
                        || Side::ALL.into_iter().any(|side| sees(side) && slot.known.contains(seat(side)));
                    known.then_some(slot.card)
                })
                .collect(),
            in_force: state.in_force,
            removed: state.removed,
            revolt: state.revolt,
            desk: Desk::of(state),
            in_hand: match state.stack.top() {
                Some(Frame::Carry(unit, _) | Frame::GoOn(unit, _)) if eyes.unit(unit) => Some(unit),
                _ => None,
            },
            battle: eyes.battle(),
            ending: state.ending,
            outcome: state.ending.map(Ending::label),
        }
    }
}

impl<'a> Eyes<'a> {
    fn new(state: &'a State, viewer: Viewer) -> Eyes<'a> {
        let (mut seen, mut veiled) = (UnitSet::NONE, Vec::new());
        for place in (0..Place::COUNT as u8).map(Place) {
            for side in Side::ALL {
                let units = state.board.units(place, side);
                if viewer.sees(seat(side)) || state.lies_open(place, side) {
                    seen = seen.or(units);
                } else if units.any() {
                    seen = seen.or(state.visible(place, side).0);
                    veiled.push((place, side));
                }
            }
        }
        Eyes { state, viewer, seen, veiled }
    }

    fn sees(&self, side: Side) -> bool {
        self.viewer.sees(seat(side))
    }

    /// Counters off the map lie open; those on it only as far as they are seen.
    fn unit(&self, unit: Unit) -> bool {
        self.seen.contains(unit) || self.state.board.place(unit).is_none()
    }

    fn frame(&self, frame: Frame) -> Option<Frame> {
        match frame {
            Frame::Carry(unit, _) | Frame::GoOn(unit, _) if !self.unit(unit) => None,
            // That there is a choice at all tells what lies in a stack.
            Frame::Regroup(unit) if self.state.options.fog && !self.sees(unit.side()) => None,
            // Whose secret draw comes to what is nobody else's business.
            frame => Some(frame),
        }
    }

    fn turn(&self) -> Turn {
        let mut turn = self.state.turn;
        for set in [
            &mut turn.moved,
            &mut turn.reacted,
            &mut turn.strained,
            &mut turn.carried,
            &mut turn.shipped,
            &mut turn.crossed,
            &mut turn.invading,
            &mut turn.builders,
        ] {
            *set = set.and(self.seen);
        }
        for unit in (0..Unit::COUNT as u8).map(Unit) {
            if !self.seen.contains(unit) {
                turn.start[unit] = Default::default();
            }
        }
        if self.state.options.fog && !self.sees(self.state.phasing()) {
            turn.shown = Default::default();
        }
        turn
    }

    fn counter(&self, unit: Unit) -> UnitView {
        let (reduced, strength) = (self.state.is_reduced(unit), self.state.printed(unit));
        UnitView { unit, kind: unit.kind(), side: unit.side(), reduced, strength }
    }

    /// Who is on the battle board.
    fn fighters(&self) -> Vec<UnitView> {
        let state = self.state;
        let mut units = state.board.stack(state.battle.place);
        match Desk::of(state) {
            Some(Desk::Siege) => {
                let named =
                    state.battle.champions.into_iter().flatten().filter(|unit| state.board.place(*unit).is_some());
                units = units.or(named.collect());
                if let Some(Frame::Champion(place, side)) = state.stack.top() {
                    units = units.or(c6_siege::champions(state, place, side));
                }
            }
            Some(Desk::Battle) => {}
            _ => return Vec::new(),
        }
        units.and(self.seen).iter().map(|unit| self.counter(unit)).collect()
    }

    fn zone(&self, zone: Zone) -> ZoneView {
        let state = self.state;
        let def = state.data().zone(zone);
        let owner = |side: Side, sets: &[crate::sets::ZoneSet; 2]| sets[side.index()].contains(zone);
        let owners = |sets: &[crate::sets::ZoneSet; 2]| Side::ALL.into_iter().find(|side| owner(*side, sets));
        let places = [Place::zone_of(zone), Place::city_of(zone)];
        let units = |place: Place| {
            let seen = state.board.stack(place).and(self.seen);
            seen.iter().map(|unit| self.counter(unit)).collect()
        };
        ZoneView {
            zone,
            owner: owners(&state.zones).unwrap_or(Side::Nationalist),
            city_owner: owners(&state.cities),
            terrain: def.terrain,
            bp: def.bp,
            field: units(places[0]),
            city: units(places[1]),
            stacks: places.map(|place| Side::ALL.map(|side| state.visible(place, side).1)),
            trenches: places.map(|place| state.trenches[place]),
            digging: places.map(|place| state.works.meets(state.board.stack(place))),
        }
    }

    fn side(&self, side: Side) -> SideView {
        let state = self.state;
        let tables = state.tables();
        let hand = state.hands[side.index()];
        let known = if self.sees(side) { hand } else { hand.and(state.open_cards) };
        let drawing = state.stack.iter().any(|frame| {
            matches!(frame, Frame::DrawCards(who, _) | Frame::BuyCard(who) | Frame::LayUnder(who) if who == side)
        });
        let drawn = if drawing && self.is_drawing(side) { state.drawn } else { CardSet::NONE };
        let spots = || state.board.iter().filter(|(unit, _)| tables.units_of(side).contains(*unit));
        let at = |wanted: crate::board::Spot| spots().filter(move |(_, spot)| *spot == wanted).map(|(unit, _)| unit);
        let mut reserve: Vec<(Kind, u32)> = Vec::new();
        for unit in at(crate::board::Spot::RESERVE) {
            match reserve.last_mut() {
                Some((kind, count)) if *kind == unit.kind() => *count += 1,
                _ => reserve.push((unit.kind(), 1)),
            }
        }
        SideView {
            side,
            bp: state.bp_of(side),
            production: state.production(side),
            zone_points: state.zone_points(side),
            cards: hand.len(),
            fresh: state.fresh[side.index()].len(),
            known,
            drawn: drawn.len(),
            drawn_cards: if self.sees(side) { drawn } else { CardSet::NONE },
            reserve,
            coming: spots().filter_map(|(unit, spot)| Some((spot.quarter()?, unit, state.is_reduced(unit)))).collect(),
            locked: at(crate::board::Spot::LOCKED).collect(),
            gone: at(crate::board::Spot::GONE).collect(),
        }
    }

    /// Whether the cards on the table are this side's: the innermost card frame says whose turn it is.
    fn is_drawing(&self, side: Side) -> bool {
        let mut whose = self.state.stack.iter().filter_map(|frame| match frame {
            Frame::DrawCards(who, _) | Frame::BuyCard(who) | Frame::LayUnder(who) => Some(who),
            _ => None,
        });
        whose.next_back() == Some(side)
    }

    fn battle(&self) -> BattleView {
        let state = self.state;
        let mut board = state.battle;
        let secret = state.stack.iter().any(|frame| frame == Frame::Battle(Stage::Reveal));
        let list = |hand: &[u8; Chit::ALL.len()]| {
            Chit::ALL.into_iter().map(|chit| (chit, hand[chit.index()])).filter(|(_, count)| *count > 0).collect()
        };
        let mut view = BattleView {
            fighters: self.fighters(),
            strengths: Vec::new(),
            hidden_chits: [0; 2],
            chits: Default::default(),
            laid: Default::default(),
            board,
        };
        for side in Side::ALL {
            let at = side.index();
            let held: u8 = state.battle.drawn[at].iter().sum();
            let laid: u8 = state.battle.played[at].iter().sum();
            if !secret {
                view.chits[at] = list(&state.battle.played[at]);
            } else if self.sees(side) {
                view.chits[at] = list(&state.battle.drawn[at]);
                view.laid[at] = list(&state.battle.played[at]);
            }
            view.hidden_chits[at] = if secret { u32::from(held + laid) } else { 0 };
        }
        let fought = state.stack.iter().any(|frame| matches!(frame, Frame::Battle(_)));
        if fought {
            let units = state.board.stack(state.battle.place).and(self.seen);
            // Chits still secret must not show in the strengths.
            view.strengths =
                if secret { Vec::new() } else { units.iter().map(|unit| (unit, state.effective(unit))).collect() };
        }
        board.drawn = Default::default();
        board.played = Default::default();
        board.leaving = board.leaving.and(self.seen);
        board.going = board.going.filter(|unit| self.seen.contains(*unit));
        view.board = board;
        view
    }
}
