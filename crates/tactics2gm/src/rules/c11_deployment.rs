//! §11.5: deployment. Units come from the hand to the own line, with the tokens that are paid for at that moment.

use crate::actions::{Action, Event, Warrant};
use crate::board::{Cell, CellSet, Dir};
use crate::data::{Card, Special, TerrainKind, UnitRules};
use crate::ids::{Ability, CardNo, Class, Ground, Natural, Side, Slots, UnitIx, UnitNo};
use crate::menu::{Many, Menu};
use crate::rules::{c11_movement, c12_terrain, c13_air, c16_abilities, c17_cards, c18_generals, c21_transport};
use crate::state::{Frame, Mark, State, Unit};
use frente_kernel::{EventSink, Illegal, Seat, must};

/// Everything a seat may order in Deployment.
#[inline(never)]
pub(crate) fn offers(state: &State, seat: Seat, menu: &mut impl Menu) {
    let player = state.player(seat);
    let free = state.free();
    for kind in player.hand.kinds() {
        let card = player.card(kind);
        if !c18_generals::affords(state, seat, card) {
            continue;
        }
        match state.data().card(card) {
            Some(Card::Unit(unit)) if state.kind_rules(unit).class == Class::Plane => {
                c13_air::plane_offers(state, seat, card, unit, &mut |action| menu.one(action));
            }
            Some(Card::Unit(unit)) => unit_offers(state, seat, card, unit, free, menu),
            Some(Card::Support(support)) => {
                c17_cards::deployment_offers(state, seat, card, support, &mut |action| menu.one(action));
            }
            None => {}
        }
    }
    c16_abilities::offers(state, seat, &mut |action| menu.one(action));
}

/// §22.1: whether ground units of a side arrive in landing craft.
pub(crate) fn by_craft(state: &State, side: Side) -> bool {
    state.special(|special| *special == Special::LandingCraft(side))
}

fn unit_offers(state: &State, seat: Seat, card: CardNo, unit: UnitNo, free: CellSet, menu: &mut impl Menu) {
    if has_a_place(state).is_err() {
        return;
    }
    let (side, rules) = (state.side_of(seat), state.kind_rules(unit));
    menu.many(state, Many::Deploy(card), deployment_cells(state, side, rules, free));
    // §21.3: straight aboard a transport of this turn.
    if loads(rules).is_ok() {
        for at in state.units.carriers_of([seat].into_iter()) {
            if let Some(cell) = state.units[at].cell
                && may_load(state, seat, rules, at).is_ok()
            {
                menu.one(Action::Load(card, cell));
            }
        }
    }
    if may_jump(state, side, rules).is_ok() {
        menu.many(state, Many::Land(card), landing_cells(state, rules, free));
    }
}

/// §1.3: whether one more unit finds a place on the table.
#[inline]
pub(crate) fn has_a_place(state: &State) -> Result<(), Illegal> {
    must(state.units.has_room(), "1.3", "table-full")
}

/// §5.2, §10.1: the lines a unit comes into play on: the own one; with infiltration (§16-infiltration) the second too.
fn lines(state: &State, side: Side, rules: &UnitRules) -> CellSet {
    let home = CellSet::home(side);
    let second = rules.has(Ability::Infiltration) && !by_craft(state, side);
    home.or(if second { home.shifted(Dir::forward(side)) } else { CellSet::EMPTY })
}

/// Where a unit may be deployed, of the cells nobody stands on.
fn deployment_cells(state: &State, side: Side, rules: &UnitRules, free: CellSet) -> CellSet {
    let cells = free.and(lines(state, side, rules));
    match by_craft(state, side) {
        true => cells.iter().filter(|cell| may_arrive(state, side, rules, *cell).is_ok()).collect(),
        false => fitting(state, cells, |cell| may_arrive(state, side, rules, cell).is_ok()),
    }
}

/// Whether the ground of a cell lets a unit come into play there: at sea in a craft (§22.1), else where it can stand.
#[inline]
fn may_arrive(state: &State, side: Side, rules: &UnitRules, cell: Cell) -> Result<(), Illegal> {
    if by_craft(state, side) {
        return must(state.natural[cell] == Natural::Sea, "22.1", "by-landing-craft");
    }
    must(c12_terrain::ground_for_card(state, rules, cell) != Ground::Impassable, "12.4", "cannot-enter")
}

/// §10.1: whether a unit card may be deployed on a cell.
#[inline]
pub(crate) fn may_deploy(state: &State, seat: Seat, rules: &UnitRules, cell: Cell) -> Result<(), Illegal> {
    let side = state.side_of(seat);
    has_a_place(state)?;
    let own = lines(state, side, rules).and(CellSet::field(state.width()));
    must(own.contains(cell), "10.1", "own-line-only")?;
    must(state.free().contains(cell), "10.1", "cell-taken")?;
    may_arrive(state, side, rules, cell)
}

/// §21.3: whether a unit card is of a kind that is carried.
#[inline]
fn loads(rules: &UnitRules) -> Result<(), Illegal> {
    must(matches!(rules.class, Class::Infantry | Class::Artillery), "21.1", "cannot-board")
}

/// §21.3: whether a unit card may come straight aboard a carrier: one of the seat's own that came this turn, stands where
/// it did, and has room.
#[inline]
fn may_load(state: &State, seat: Seat, rules: &UnitRules, carrier: UnitIx) -> Result<(), Illegal> {
    must(!by_craft(state, state.side_of(seat)), "22.1", "by-landing-craft")?;
    loads(rules)?;
    let unit = &state.units[carrier];
    let fresh = unit.owner == seat && unit.has(Mark::Deployed) && !unit.has(Mark::Moved);
    must(fresh && state.rules(carrier).is_carrier(), "21.3", "no-fresh-transport")?;
    c21_transport::may_take(state, carrier, rules)
}

/// §16-reconnaissance, §21.3: the unit cards that may come aboard a carrier before it scouts.
pub(crate) fn load_offers(state: &State, carrier: UnitIx, offer: &mut impl FnMut(Action)) {
    let (seat, Some(cell)) = (state.units[carrier].owner, state.units[carrier].cell) else { return };
    if has_a_place(state).is_err() || !state.rules(carrier).is_carrier() {
        return;
    }
    let player = state.player(seat);
    for card in player.hand.kinds().map(|kind| player.card(kind)) {
        if let Some(Card::Unit(unit)) = state.data().card(card)
            && may_load(state, seat, state.kind_rules(unit), carrier).is_ok()
            && c18_generals::affords(state, seat, card)
        {
            offer(Action::Load(card, cell));
        }
    }
}

/// §21.3: whether a unit card may come straight aboard the carrier on a cell.
#[inline]
pub(crate) fn may_load_at(state: &State, seat: Seat, rules: &UnitRules, cell: Cell) -> Result<(), Illegal> {
    has_a_place(state)?;
    let carrier = state.unit_at(cell).ok_or(Illegal { rule: "21.3", why: "no-fresh-transport" })?;
    may_load(state, seat, rules, carrier)
}

/// §13.5: whether a unit card may come down by parachute at all.
#[inline]
fn may_jump(state: &State, side: Side, rules: &UnitRules) -> Result<(), Illegal> {
    must(rules.has(Ability::Paratrooper), "13.5", "not-paratroopers")?;
    must(!by_craft(state, side), "22.1", "by-landing-craft")
}

/// §13.5: whether a unit card may come down on a cell.
#[inline]
pub(crate) fn may_land_at(state: &State, seat: Seat, rules: &UnitRules, cell: Cell) -> Result<(), Illegal> {
    has_a_place(state)?;
    may_jump(state, state.side_of(seat), rules)?;
    may_land(state, rules, cell)
}

/// The cells that fit; plain ones always do.
fn fitting(state: &State, cells: CellSet, fits: impl Fn(Cell) -> bool) -> CellSet {
    cells.and(state.plain).or(cells.without(state.plain).iter().filter(|cell| fits(*cell)).collect())
}

/// §13.5: any cell without unit and building that can be entered (ruling A46).
pub(crate) fn landing_cells(state: &State, rules: &UnitRules, free: CellSet) -> CellSet {
    fitting(state, free, |cell| may_land(state, rules, cell).is_ok())
}

/// §13.5: whether a unit may come down on a cell: free, without a building, and one it can enter.
#[inline]
pub(crate) fn may_land(state: &State, rules: &UnitRules, cell: Cell) -> Result<(), Illegal> {
    let built = state.card_at(cell).is_some_and(|card| card.kind == TerrainKind::Building);
    must(state.free().contains(cell) && !built, "13.5", "landing-place")?;
    must(c12_terrain::ground_for_card(state, rules, cell) != Ground::Impassable, "12.4", "cannot-enter")
}

/// A card leaves the hand and becomes a unit; its cost is paid.
pub(crate) fn field_unit(state: &mut State, seat: Seat, card: CardNo, log: &mut impl EventSink<Event>) -> UnitIx {
    let paid = c18_generals::pay(state, seat, card);
    let player = state.player_mut(seat);
    if let Some(kind) = player.kind_of(card) {
        player.hand.remove(kind);
    }
    log.emit(Event::CardPlayed { seat, card, paid, warrant: Warrant::Deployment });
    let mut unit = Unit::new(UnitNo(card.0), seat);
    unit.arms = state.kind_rules(UnitNo(card.0)).printed;
    unit.mark(Mark::Deployed);
    state.enlist(unit)
}

/// §11.5: onto the own line.
pub(crate) fn deploy(state: &mut State, seat: Seat, card: CardNo, cell: Cell, log: &mut impl EventSink<Event>) {
    let at = field_unit(state, seat, card, log);
    let craft = state.data().tables.landing_craft.filter(|_| by_craft(state, state.side_of(seat)));
    log.emit(Event::Deployed { seat, unit: UnitNo(card.0), cell, aboard: craft });
    if let Some(kind) = craft {
        let mut craft = Unit::new(kind, seat);
        craft.mark(Mark::Deployed);
        let craft = state.enlist(craft);
        state.place(craft, cell);
        state.units[at].carrier = Some(craft);
    } else {
        state.place(at, cell);
    }
    equip_next(state, at);
}

/// §21.3: straight aboard.
pub(crate) fn load(state: &mut State, seat: Seat, card: CardNo, carrier: Cell, log: &mut impl EventSink<Event>) {
    let at = field_unit(state, seat, card, log);
    let aboard = state.standing(carrier);
    let kind = Some(state.units[aboard].kind);
    log.emit(Event::Deployed { seat, unit: UnitNo(card.0), cell: carrier, aboard: kind });
    state.units[at].carrier = Some(aboard);
    equip_next(state, at);
}

/// §13.5: by parachute.
pub(crate) fn land(state: &mut State, seat: Seat, card: CardNo, cell: Cell, log: &mut impl EventSink<Event>) {
    let at = field_unit(state, seat, card, log);
    let dropped = state.stack.frames().contains(&Frame::Drop);
    let warrant = if dropped { Warrant::AirTransport } else { Warrant::Parachute };
    log.emit(Event::Landing { seat, unit: UnitNo(card.0), cell, warrant });
    state.units[at].mark(Mark::Landed);
    state.place(at, cell);
    equip_next(state, at);
}

/// Tokens are to be chosen, where any can be paid.
fn equip_next(state: &mut State, at: UnitIx) {
    state.stack.push(Frame::Fielded(at));
    let (unit, sets) = (&state.units[at], &state.data().tables.equipment[state.units[at].kind.index()]);
    let purse = state.player(unit.owner).pa;
    if sets.iter().any(|(set, price)| !set.is_empty() && *price <= purse) {
        state.stack.push(Frame::Equip(at));
    }
}

/// §11.5.2 to §11.5.4: every set of tokens the unit may take and its owner can pay. Aboard, what can be set up is packed:
/// getting off is moving (rulings G10, G12).
pub(crate) fn equip_offers(state: &State, at: UnitIx, offer: &mut impl FnMut(Action)) {
    for (set, price) in &state.data().tables.equipment[state.units[at].kind.index()] {
        if may_pay_tokens(state, at, *price).is_err() {
            continue;
        }
        let packed = set.and(state.rules(at).set_up);
        if may_pack(state, at, *set, Slots::NONE).is_ok() {
            offer(Action::Equip(*set, Slots::NONE));
        }
        if !packed.is_empty() && may_pack(state, at, *set, packed).is_ok() {
            offer(Action::Equip(*set, packed));
        }
    }
}

/// Rulings G10, G12: whether these of a set of tokens may be packed: all that can be set up, or nothing; aboard all.
#[inline]
fn may_pack(state: &State, at: UnitIx, set: Slots, packed: Slots) -> Result<(), Illegal> {
    let foldable = set.and(state.rules(at).set_up);
    must(packed.is_empty() || packed == foldable, "16-set-up", "packed-together")?;
    must(packed == foldable || state.units[at].carrier.is_none(), "11.8", "set-up-aboard")
}

/// §11.5.2: whether the owner of a unit can pay for its tokens.
#[inline]
fn may_pay_tokens(state: &State, at: UnitIx, price: u8) -> Result<(), Illegal> {
    must(price <= state.player(state.units[at].owner).pa, "4.4", "too-dear")
}

/// §11.5.2 to §11.5.4: whether a new unit may take a set of tokens, those of `packed` packed.
#[inline]
pub(crate) fn may_equip(state: &State, at: UnitIx, set: Slots, packed: Slots) -> Result<(), Illegal> {
    let rules = state.rules(at);
    must(set.is_within(tokens(rules)), "8.9", "not-its-token")?;
    may_pack(state, at, set, packed)?;
    must(!rules.lacks_first(set), "11.5.4", "token-order")?;
    let price = price_of(rules, set).ok_or(Illegal { rule: "11.5.3", why: "token-slots" })?;
    may_pay_tokens(state, at, price)
}

/// The slots of a unit that tokens are bought for.
fn tokens(rules: &UnitRules) -> Slots {
    rules.all_slots().without(rules.printed)
}

/// Every set of tokens a unit may take, with its price.
pub(crate) fn equipment(rules: &UnitRules) -> Vec<(Slots, u8)> {
    let all = tokens(rules);
    let sets = (0..=u8::MAX).map(Slots::of).filter(|set| set.is_within(all));
    sets.filter_map(|set| price_of(rules, set).map(|price| (set, price))).collect()
}

/// §11.5.3: what a set of tokens costs; `None` where the unit may not take it.
pub(crate) fn price_of(rules: &UnitRules, set: Slots) -> Option<u8> {
    let (mut price, mut offensive, mut defensive) = (0, 0, 0);
    for slot in set.and(rules.all_slots()).iter() {
        let token = &rules.slots[slot.index()];
        price += token.price;
        if token.offensive {
            offensive += 1;
        } else {
            defensive += 1;
        }
    }
    if rules.lacks_first(set) {
        return None;
    }
    let crowded = rules.class == Class::Infantry && (offensive > 1 || defensive > 1);
    (!crowded).then_some(price)
}

/// Tokens are paid and lie on the card, colour side up but for those packed (ruling A30).
pub(crate) fn equip(state: &mut State, at: UnitIx, set: Slots, packed: Slots, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let paid = price_of(state.rules(at), set).unwrap_or(0);
    let owner = state.units[at].owner;
    state.player_mut(owner).pa -= paid;
    let unit = &mut state.units[at];
    unit.arms.add(set);
    unit.grey.add(packed);
    if !set.is_empty() {
        log.emit(Event::Equipped { seat: owner, unit: unit.kind, cell: unit.cell, slots: set, packed, paid });
    }
}

/// A unit is in play: who landed is fired at, who scouts moves on (ruling G11).
pub(crate) fn fielded(state: &mut State, at: UnitIx) {
    state.stack.pop();
    let unit = &state.units[at];
    if unit.has(Mark::Landed) {
        if let Some(cell) = unit.cell {
            c13_air::open_landing(state, at, cell);
        }
        return;
    }
    if unit.cell.is_none() {
        return;
    }
    let left = c11_movement::scouting_left(state, at);
    if left > 0 {
        state.units[at].left = left;
        state.units[at].mark(Mark::Started);
        state.stack.push(Frame::Moving(at));
    }
}
