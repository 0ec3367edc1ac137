//! What a viewer sees, built up from nothing; what he is told; and the redeal of what a seat cannot know.
//!
//! Open: the field, units, staffs, points, discards, what is left of every deck list. Hidden: hands, the order of decks,
//! bids until all are made. Deck lists are agreed in the setup, so of another seat one sees which cards are still unseen,
//! not where they lie.

use crate::actions::{Action, Ending, Event};
use crate::aim::{self, Aim, Throw};
use crate::board::{Cell, CellSet};
use crate::data::NONE;
use crate::ids::{CardNo, Nation, Natural, Phase, Side, TerrainNo, TileNo};
use crate::rules::{c11_actors, c11_attack};
use crate::state::{Agreed, Assault, Attack, AttackKind, Frame, Hq, Mission, State, Turn, Unit, Victim};
use frente_kernel::{Rng, Seat, Viewer, below};
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
    /// This turn.
    pub turn: Turn,
    /// What is pending.
    pub pending: Option<Frame>,
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
    /// Smoke screens.
    pub smoke: CellSet,
    /// Supply crates on the field, each by its cell: two may lie on one.
    pub crates: Vec<Cell>,
    /// Crates brought home, by side.
    pub delivered: [u8; 2],
    /// Units lost, by side.
    pub lost: [u8; 2],
    /// The staffs.
    pub hqs: Vec<HqView>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The attack under way.
    pub attack: Option<Attack>,
    /// Cells of an area still to be thrown for.
    pub area: CellSet,
    /// The assault under way.
    pub assault: Option<Assault>,
    /// The air mission under way.
    pub mission: Option<Mission>,
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
    /// Its side.
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
    /// Its place.
    pub place: u8,
    /// Its side.
    pub side: Side,
    /// Its armour where it stands, walls included (§8.6).
    pub armour: u8,
    /// Wounds that destroy it, promotions included.
    pub most_wounds: u8,
    /// All about it.
    pub unit: Unit,
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
    /// Its nation.
    pub nation: Nation,
    /// Stored points.
    pub pa: u8,
    /// Its bid, once it may be seen.
    pub bid: Option<u8>,
    /// Cards in hand.
    pub hand: Hand,
    /// How many cards its deck holds.
    pub deck: u16,
    /// Cards nobody else has seen: in the deck, and, of another seat, in hand.
    pub unseen: Vec<(CardNo, u8)>,
    /// The discard pile.
    pub discard: Vec<(CardNo, u8)>,
}

/// A hand as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Hand {
    /// How many.
    Count(u16),
    /// Which, and how many of each.
    Cards(Vec<(CardNo, u8)>),
}

/// Whether a viewer sees the hand of a seat: his own, an automaton's (§23.1), or one that reconnaissance lays open.
fn sees_hand(state: &State, viewer: Viewer, seat: Seat) -> bool {
    let spying = match (state.stack.top(), viewer) {
        (Some(Frame::Spying(victim)), Viewer::Seat(own)) => victim == seat && own.0 == state.turn.actor,
        _ => false,
    };
    viewer.sees(seat) || spying || state.is_automaton(seat)
}

/// Whether bids still lie face down.
fn bidding(state: &State) -> bool {
    matches!(state.stack.top(), Some(Frame::Bid(_)))
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let letter = |cell: Cell| match state.natural[cell] {
            Natural::Open => '.',
            Natural::Wood => 'B',
            Natural::Hedge => 'S',
            Natural::River => 'R',
            Natural::Sea => 'M',
        };
        let line = |line| (0..state.width()).map(|column| letter(Cell::at(column, line))).collect();
        let terrain = state.carded.iter().map(|cell| (cell, TerrainNo(state.terrain[cell]), state.pi[cell]));
        let unit = |place| {
            let unit = state.units[place];
            let carrier = state.units.is_live(unit.carrier).then(|| state.units[unit.carrier].cell);
            let on = Victim::Unit(place);
            UnitView {
                place,
                side: state.side(place),
                armour: c11_attack::armour(state, AttackKind::Shot, NONE, NONE, on),
                most_wounds: state.wounds_of(place),
                unit,
                aboard: carrier.flatten(),
            }
        };
        let hq = |hq: u8| HqView {
            side: state.hq_side(hq),
            seat: state.hq_seat(hq),
            column: state.hq_column(hq),
            supply: state.supply(hq),
            most_pa: state.most_pa(state.hq_seat(hq)),
            hq: state.hqs[usize::from(hq)],
        };
        let buying = matches!(state.stack.top(), Some(Frame::Buy(_)));
        let stock = (0..).zip(state.stock).filter(|(_, left)| buying && *left > 0);
        let over = state.ending.is_some();
        let deciding = c11_actors::deciding(state).filter(|_| !over);
        let fighting = state.stack.iter().any(|frame| {
            matches!(frame, Frame::BeforeDie | Frame::Answer(_) | Frame::Die | Frame::AfterDie | Frame::Volley)
        });
        let assaulting = state.stack.iter().any(|frame| matches!(frame, Frame::Exchange(_)));
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
            width: state.width(),
            tiles: (0..64).filter(|tile| state.tiles >> tile & 1 != 0).map(TileNo).collect(),
            field: (0..crate::board::LINES).map(line).collect(),
            terrain: terrain.collect(),
            stock: stock.map(|(card, left)| (TerrainNo(card), left)).collect(),
            units: state.units.iter().map(unit).collect(),
            smoke: state.smoke[0].or(state.smoke[1]),
            crates: state.crate_list(),
            delivered: state.delivered,
            lost: state.lost,
            hqs: state.hq_list().map(hq).collect(),
            seats: (0..state.chairs()).map(|seat| SeatView::of(state, viewer, Seat(seat))).collect(),
            attack: (fighting && !over).then_some(state.attack),
            area: state.area,
            assault: (assaulting && !over).then_some(state.assault),
            mission: (flying && !over).then_some(state.mission),
            dice: if over { Vec::new() } else { aim::dice(state) },
            aims: match deciding {
                Some(seat) if viewer == Viewer::Seat(seat) => aim::aims(state),
                _ => Vec::new(),
            },
            ending: state.ending,
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
            unseen: list(&|kind| player.deck.count(kind) + if open { 0 } else { player.hand.count(kind) }),
            discard: list(&|kind| player.discard.count(kind)),
        }
    }
}

/// What `viewer` may read of an event: which card was drawn is its owner's business.
pub(crate) fn redact(event: Event, viewer: Viewer) -> Option<Event> {
    match event {
        Event::CardDrawn { seat, card: Some(_), at } if !viewer.sees(seat) => {
            Some(Event::CardDrawn { seat, card: None, at })
        }
        event => Some(event),
    }
}

/// Whether an action lays a card of a hidden hand open.
pub(crate) fn shows_a_card(action: Action) -> bool {
    matches!(
        action,
        Action::Deploy(..)
            | Action::Load(..)
            | Action::Land(..)
            | Action::Station(_)
            | Action::Bomb(..)
            | Action::Airlift(..)
            | Action::Drop(..)
            | Action::Play(_)
            | Action::PlayOn(..)
            | Action::PlayArms(..)
            | Action::PlayAt(..)
            | Action::PlayLine(..)
            | Action::PlayAgainst(..)
            | Action::SureFire(..)
            | Action::SureFly(..)
            | Action::LayMine(_)
            | Action::Ambush(_)
            | Action::Reroll(_)
            | Action::Discard(_)
            | Action::Take(_)
    )
}

/// Redeals the hands and bids `seat` cannot see.
pub(crate) fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
    let viewer = Viewer::Seat(seat);
    for other in (0..state.chairs()).map(Seat) {
        if other == seat {
            continue;
        }
        if bidding(state) && has_bid(state, other) {
            state.player_mut(other).bid = below(rng, u32::from(crate::rules::c6_who_begins::START_PA) + 1) as u8;
        }
        if sees_hand(state, viewer, other) {
            continue;
        }
        let player = state.player_mut(other);
        let count = player.hand.len();
        let mut hand = player.hand;
        player.deck.take_all(&mut hand);
        player.hand = hand;
        for _ in 0..count {
            let kind = player.deck.draw(rng);
            player.deck.remove(kind);
            player.hand.add(kind);
        }
    }
}

/// Whether a seat has already made its bid.
fn has_bid(state: &State, seat: Seat) -> bool {
    matches!(state.stack.top(), Some(Frame::Bid(now)) if seat.0 < now.0)
}
