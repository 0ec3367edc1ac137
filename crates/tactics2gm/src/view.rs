//! What a viewer sees, built up from nothing.
//!
//! Open: the field, units, staffs, points, discards, what is left of a ready deck. Hidden: hands, the order of decks, bids
//! until all are made, and what is left of the other side's deck where it is a list of the player's own.

use crate::actions::Ending;
use crate::board::{Cell, CellSet};
use crate::forecast::{self, Aim, Throw};
use crate::hidden::{bidding, knows_list, sees_hand};
use crate::ids::{CardNo, Nation, Natural, Phase, Side, TerrainNo, TileNo, UnitIx};
use crate::rules::{c11_actors, c11_attack};
use crate::saved::{AssaultForm, AttackForm, LETTERS, MissionForm, UnitForm};
use crate::state::{Agreed, AttackKind, Frame, Hq, State, Turn, Victim};
use frente_kernel::{Seat, Viewer};
use serde::Serialize;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct View {
    /// The seat that looks; none: nobody at the table.
    pub viewer: Option<Seat>,
    /// What was agreed before the first step.
    pub agreed: Agreed,
    /// The phase being played, whatever interrupts it.
    pub phase: Option<Phase>,
    /// The seat that must choose.
    pub deciding: Option<Seat>,
    pub turn: Turn,
    /// What is pending.
    pub pending: Option<Frame>,
    /// The unit it is about: on its way, being equipped, walking into a mine.
    pub acting: Option<u8>,
    /// Columns of the field.
    pub width: u8,
    /// Tiles turned up while the field is laid (§6.1).
    pub tiles: Vec<TileNo>,
    /// Its lines from side A, a letter a cell.
    pub field: Vec<String>,
    /// Terrain cards with their impact points.
    pub terrain: Vec<(Cell, TerrainNo, u8)>,
    /// Terrain cards left to buy (§6.4), while they are bought.
    pub stock: Vec<(TerrainNo, u8)>,
    /// Units by their place; carried ones have no cell.
    pub units: Vec<UnitView>,
    pub smoke: CellSet,
    /// Supply crates on the field, each by its cell: two may lie on one.
    pub crates: Vec<Cell>,
    /// Crates brought home, by side.
    pub delivered: [u8; 2],
    /// Units lost, by side.
    pub lost: [u8; 2],
    pub hqs: Vec<HqView>,
    pub seats: Vec<SeatView>,
    /// The attack under way.
    pub attack: Option<AttackForm>,
    /// Cells of an area still to be thrown for.
    pub area: CellSet,
    /// The assault under way.
    pub assault: Option<AssaultForm>,
    /// The air mission under way.
    pub mission: Option<MissionForm>,
    /// The dice of what is under way, with every modifier.
    pub dice: Vec<Throw>,
    /// The dice each attack offered to the viewer would throw.
    pub aims: Vec<Aim>,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// A staff as anybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct HqView {
    pub side: Side,
    /// Who answers for it.
    pub seat: Seat,
    /// The first column of its board.
    pub column: u8,
    /// Lines without a gap from the deployment line on (§10.3).
    pub supply: u8,
    /// Points it can store (§4.4).
    pub most_pa: u8,
    /// All about it.
    pub hq: Hq,
}

/// A unit as anybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct UnitView {
    pub place: u8,
    pub side: Side,
    /// Its armour where it stands, walls included (§8.6).
    pub armour: u8,
    /// Wounds that destroy it, promotions included.
    pub most_wounds: u8,
    /// All about it.
    pub unit: UnitForm,
    /// The cell of its carrier.
    pub aboard: Option<Cell>,
}

/// A seat as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct SeatView {
    /// Its side (§14.1).
    pub side: Side,
    /// The staff it plays for, by its number.
    pub hq: u8,
    pub nation: Nation,
    pub pa: u8,
    /// Its bid, once it may be seen.
    pub bid: Option<u8>,
    /// Cards in hand.
    pub hand: Hand,
    /// How many cards its deck holds.
    pub deck: u16,
    /// Cards not yet seen: in the deck, and, of another seat, in hand. None: the list lies closed (§2.1).
    pub unseen: Option<Vec<(CardNo, u8)>>,
    /// The discard pile.
    pub discard: Vec<(CardNo, u8)>,
}

/// A hand as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Hand {
    Count(u16),
    /// Which, and how many of each.
    Cards(Vec<(CardNo, u8)>),
}

impl View {
    /// What is printed on a cell.
    pub fn natural(&self, cell: Cell) -> Natural {
        let line = self.field.get(usize::from(cell.line()));
        let letter = line.and_then(|line| line.as_bytes().get(usize::from(cell.column())));
        letter
            .and_then(|letter| LETTERS.iter().position(|one| one == letter))
            .map_or(Natural::Open, |at| Natural::ALL[at])
    }

    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let letter = |cell| char::from(LETTERS[state.natural[cell].index()]);
        let line = |line| (0..state.width()).map(|column| letter(Cell::at(column, line))).collect();
        let terrain = state.carded.iter().map(|cell| (cell, state.terrain[cell], state.pi[cell]));
        let buying = matches!(state.stack.top(), Some(Frame::Buy(_)));
        let stock = (0..).zip(state.stock).filter(|(_, left)| buying && *left > 0);
        let over = state.ending.is_some();
        let deciding = c11_actors::deciding(state).filter(|_| !over);
        let fighting = state.stack.iter().any(|frame| {
            matches!(frame, Frame::BeforeDie | Frame::Answer(_) | Frame::Die | Frame::AfterDie | Frame::Volley)
        });
        let flying = state.stack.iter().any(|frame| matches!(frame, Frame::MissionEnd | Frame::AntiAir(_)));
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Referee => None,
            },
            agreed: state.agreed,
            phase: state.phase().filter(|_| !over),
            deciding,
            turn: state.turn,
            pending: state.stack.top().filter(|_| !over),
            acting: state.stack.top().filter(|_| !over).and_then(about),
            width: state.width(),
            tiles: (0..64).filter(|tile| state.tiles >> tile & 1 != 0).map(TileNo).collect(),
            field: (0..crate::board::LINES).map(line).collect(),
            terrain: terrain.collect(),
            stock: stock.map(|(card, left)| (TerrainNo(card), left)).collect(),
            units: state.units.iter().map(|at| UnitView::of(state, at)).collect(),
            smoke: state.smoke[Side::A].or(state.smoke[Side::B]),
            crates: state.crate_list(),
            delivered: *state.delivered.values(),
            lost: *state.lost.values(),
            hqs: state.hq_list().map(|hq| HqView::of(state, hq)).collect(),
            seats: (0..state.chairs()).map(|seat| SeatView::of(state, viewer, Seat(seat))).collect(),
            attack: (fighting && !over).then(|| state.attack_form()),
            area: state.area(),
            assault: state.assault.as_ref().filter(|_| !over).map(AssaultForm::from),
            mission: (flying && !over).then(|| MissionForm::from(&state.mission)),
            dice: if over { Vec::new() } else { forecast::dice(state) },
            aims: match deciding {
                Some(seat) if viewer == Viewer::Seat(seat) => forecast::aims(state),
                _ => Vec::new(),
            },
            ending: state.ending,
        }
    }
}

impl UnitView {
    fn of(state: &State, at: UnitIx) -> UnitView {
        let unit = &state.units[at];
        let carrier = unit.carrier.filter(|carrier| state.units.is_live(*carrier));
        UnitView {
            place: at.place(),
            side: state.side(at),
            armour: c11_attack::armour(state, AttackKind::Shot, None, Victim::Unit(at)),
            most_wounds: state.wounds_of(at),
            unit: UnitForm::from(unit),
            aboard: carrier.and_then(|carrier| state.units[carrier].cell),
        }
    }
}

/// The unit a frame asks about.
fn about(frame: Frame) -> Option<u8> {
    match frame {
        Frame::Moving(unit)
        | Frame::Equip(unit)
        | Frame::Engine(unit, _)
        | Frame::Mine(unit, _)
        | Frame::Ambush(unit, _)
        | Frame::AmbushShot(unit, _)
        | Frame::WreckPlace(unit, ..) => Some(unit.place()),
        _ => None,
    }
}

impl HqView {
    fn of(state: &State, hq: u8) -> HqView {
        HqView {
            side: state.hq_side(hq),
            seat: state.hq_seat(hq),
            column: state.hq_column(hq),
            supply: state.supply(hq),
            most_pa: state.most_pa(state.hq_seat(hq)),
            hq: state.hqs[usize::from(hq)],
        }
    }
}

impl SeatView {
    fn of(state: &State, viewer: Viewer, seat: Seat) -> SeatView {
        let player = state.player(seat);
        let open = sees_hand(state, viewer, seat);
        let list = |count: &dyn Fn(u8) -> u8| -> Vec<(CardNo, u8)> {
            let kinds = (0..player.kind_count).filter(|kind| count(*kind) > 0);
            kinds.map(|kind| (player.card(kind), count(kind))).collect()
        };
        SeatView {
            side: state.side_of(seat),
            hq: state.hq_of(seat),
            nation: player.nation,
            pa: player.pa,
            bid: (viewer.sees(seat) || !bidding(state)).then_some(player.bid),
            hand: match open {
                true => Hand::Cards(list(&|kind| player.hand.count(kind))),
                false => Hand::Count(player.hand.len()),
            },
            deck: player.deck.len(),
            unseen: knows_list(state, viewer, seat)
                .then(|| list(&|kind| player.deck.count(kind) + if open { 0 } else { player.hand.count(kind) })),
            discard: list(&|kind| player.discard.count(kind)),
        }
    }
}
