//! Chapter 6: who begins. Tiles at random, a secret bid, a throw, and terrain bought with the bid.

use crate::actions::{Action, Event};
use crate::board::{COLUMNS, Cell, CellSet};
use crate::ids::{Natural, Side, TerrainNo, TileNo};
use crate::rules::{c7_start, c14_players};
use crate::setup::begin_scenario;
use crate::state::{Frame, State};
use frente_kernel::{EventSink, Illegal, Seat, must};

/// Tiles of one board: four by three.
const TILES: u8 = 12;
/// §6.2: points each bidder has.
pub(crate) const START_PA: u8 = 5;

/// Lays a tile with its corner on a cell: bit 1 of `lie` is the face, bit 2 the turn (ruling G2).
pub(crate) fn lay_tile(state: &mut State, corner: Cell, tile: u8, lie: u8) {
    let mut letters = state.data().tables.tiles[usize::from(tile)][usize::from(lie & 1)];
    if lie & 2 != 0 {
        letters.reverse();
    }
    for (at, letter) in letters.into_iter().enumerate() {
        let cell = Cell::at(corner.column() + at as u8 % 2, corner.line() + at as u8 / 2);
        // Ruling G3: a card that already lies there takes the place of what is printed.
        let covered = state.carded.contains(cell);
        state.set_natural(cell, if covered { Natural::Open } else { Natural::of_letter(letter) });
    }
}

/// §6.1: the next tile is turned up, left to right and line by line.
pub(crate) fn turn_up_tile(state: &mut State, laid: u8, tile: TileNo, lie: u8, log: &mut impl EventSink<Event>) {
    let (board, place) = (laid / TILES, laid % TILES);
    lay_tile(state, Cell::at(board * COLUMNS + place % 4 * 2, place / 4 * 2), tile.0, lie);
    log.emit(Event::TileLaid(tile, lie));
    state.tiles |= 1 << tile.0;
    state.stack.pop();
    if place + 1 == TILES {
        // The next board is laid from a box of its own.
        state.tiles = 0;
    }
    if laid + 1 < TILES * state.agreed.boards {
        state.stack.push(Frame::Tiles(laid + 1));
    } else if let Some(def) = state.scenario() {
        begin_scenario(state, def);
    } else {
        state.stack.push(Frame::Bid(Seat(0)));
    }
}

/// §14.3: the seats that bid and place terrain: the marshals, or everybody with two boards (ruling G45).
fn bidders(state: &State) -> u8 {
    if state.agreed.boards == 2 { 4 } else { 2 }
}

/// §6.2: a secret bid; the last one reveals all.
pub(crate) fn bid(state: &mut State, seat: Seat, points: u8, log: &mut impl EventSink<Event>) {
    state.player_mut(seat).bid = points;
    log.emit(Event::BidMade(seat));
    state.stack.pop();
    if seat.0 + 1 < bidders(state) {
        state.stack.push(Frame::Bid(Seat(seat.0 + 1)));
        return;
    }
    for seat in (0..bidders(state)).map(Seat) {
        let points = state.player(seat).bid;
        log.emit(Event::BidRevealed(seat, points));
        if state.agreed.boards == 2 {
            state.player_mut(seat).pa = START_PA - points;
        } else {
            // §6.6: what is left is kept.
            c14_players::share_points(state, state.side_of(seat), START_PA - points);
        }
    }
    state.stack.push(Frame::Initiative(Side::A));
}

/// §6.3: a die for each side, and the bid on top; ties throw again (ruling A07).
pub(crate) fn throw_initiative(state: &mut State, side: Side, die: u8, log: &mut impl EventSink<Event>) {
    let bids: u8 = state.members(side).map(|seat| state.player(seat).bid).sum();
    let total = die + bids;
    state.turn.rolls[side as usize] = total;
    log.emit(Event::InitiativeThrown { side, die, total });
    state.stack.pop();
    if side == Side::A {
        return state.stack.push(Frame::Initiative(Side::B));
    }
    let [a, b] = state.turn.rolls;
    if a == b {
        log.emit(Event::InitiativeTied);
        return state.stack.push(Frame::Initiative(Side::A));
    }
    let winner = if a > b { Side::A } else { Side::B };
    state.stack.push(Frame::WhoFirst(state.marshal(winner)));
}

/// §6.3: the winner says who plays first.
pub(crate) fn choose_first(state: &mut State, first: Side, log: &mut impl EventSink<Event>) {
    state.turn.first = first;
    log.emit(Event::FirstChosen(first));
    state.stack.pop();
    if state.scenario().is_some() {
        return c7_start::deal(state);
    }
    // Ruling A08: the second player places first.
    next_buyer(state, state.marshal(first.other()), log);
}

/// §6.2: whether there are so many points to bid.
#[inline]
pub(crate) fn may_bid(points: u8) -> Result<(), Illegal> {
    must(points <= START_PA, "6.2", "bid-too-high")
}

/// §6.4: own lines 2 and 3, with two boards on the own half.
fn terrain_lines(state: &State, seat: Seat) -> CellSet {
    let side = state.side_of(seat);
    let lines = match side {
        Side::A => CellSet::line(1, 16).or(CellSet::line(2, 16)),
        Side::B => CellSet::line(3, 16).or(CellSet::line(4, 16)),
    };
    let half = if state.agreed.boards == 2 {
        CellSet(CellSet::field(COLUMNS).0 << state.hq_column(state.hq_of(seat)))
    } else {
        CellSet::field(COLUMNS)
    };
    lines.and(half)
}

/// §6.4: whether a seat may lay a terrain card on a cell: one a cell, not on wood or water (rulings A04, A05).
#[inline]
fn may_lay(state: &State, seat: Seat, cell: Cell) -> Result<(), Illegal> {
    must(terrain_lines(state, seat).contains(cell), "6.4", "terrain-lines")?;
    must(!state.carded.contains(cell), "6.4", "terrain-card-there")?;
    must(matches!(state.natural[cell], Natural::Open | Natural::Hedge), "6.4", "terrain-ground")
}

/// §6.4, §12.1: whether a terrain card is left, and a seat's bid pays for it.
#[inline]
fn may_pay_terrain(state: &State, seat: Seat, card: TerrainNo) -> Result<(), Illegal> {
    let rules = state.data().tables.terrain.get(card.index()).filter(|_| state.stock[card.index()] > 0);
    let rules = rules.ok_or(Illegal { rule: "12.1", why: "terrain-sold-out" })?;
    must(rules.cost <= state.player(seat).bid, "6.4", "terrain-too-dear")
}

/// §6.4, §12.2: whether a seat may buy a terrain card for a cell.
#[inline]
pub(crate) fn may_buy(state: &State, seat: Seat, card: TerrainNo, cell: Cell) -> Result<(), Illegal> {
    may_lay(state, seat, cell)?;
    may_pay_terrain(state, seat, card)
}

/// What terrain a seat may buy now.
pub(crate) fn terrain_on_sale(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    let lines = terrain_lines(state, seat).iter();
    let cells: CellSet = lines.filter(|cell| may_lay(state, seat, *cell).is_ok()).collect();
    for card in (0..state.data().tables.terrain.len()).map(|at| TerrainNo(at as u8)) {
        if may_pay_terrain(state, seat, card).is_ok() {
            cells.iter().for_each(|cell| offer(Action::BuyTerrain(card, cell)));
        }
    }
}

/// §6.4: a terrain card is bought and laid.
pub(crate) fn buy_terrain(state: &mut State, seat: Seat, card: TerrainNo, cell: Cell, log: &mut impl EventSink<Event>) {
    let rules = &state.data().tables.terrain[card.index()];
    let (cost, pi) = (rules.cost, rules.pi);
    state.player_mut(seat).bid -= cost;
    state.stock[card.index()] -= 1;
    state.lay(cell, card, pi);
    log.emit(Event::TerrainBought(seat, card, cell, cost));
    pass_on(state, seat, log);
}

/// §6.4: a buyer has done; what is left of his bid is lost (ruling A06).
pub(crate) fn done_buying(state: &mut State, seat: Seat, log: &mut impl EventSink<Event>) {
    state.turn.sold |= 1 << seat.0;
    pass_on(state, seat, log);
}

fn pass_on(state: &mut State, seat: Seat, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    // §23.3: a die for each card the automaton lays, and none for what follows.
    state.turn.column = 0;
    // Sides alternate: seats of one side are two apart.
    next_buyer(state, Seat((seat.0 + 1) % bidders(state)), log);
}

/// Ruling G4: whoever has nothing to buy is out.
fn next_buyer(state: &mut State, from: Seat, log: &mut impl EventSink<Event>) {
    let count = bidders(state);
    for seat in (0..count).map(|step| Seat((from.0 + step) % count)) {
        let mut some = false;
        if state.turn.sold >> seat.0 & 1 == 0 {
            terrain_on_sale(state, seat, &mut |_| some = true);
        }
        if some {
            return state.stack.push(Frame::Buy(seat));
        }
        state.turn.sold |= 1 << seat.0;
    }
    for (seat, player) in (0..).map(Seat).zip(&mut state.players) {
        let left = std::mem::take(&mut player.bid);
        if left > 0 {
            log.emit(Event::BidLost(seat, left));
        }
    }
    c7_start::deal(state);
}
