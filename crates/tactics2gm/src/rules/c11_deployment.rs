//! §11.5: deployment. Units come from the hand to the own line, with the tokens that are paid for at that moment.

use crate::actions::{Action, Event};
use crate::board::{Cell, CellSet, Dir};
use crate::data::{Card, NONE, Special, TerrainKind, UnitRules};
use crate::ids::{Ability, CardNo, Class, Ground, Natural, Side, UnitNo};
use crate::menu::{Many, Menu};
use crate::rules::{c11_movement, c12_terrain, c13_air, c16_abilities, c17_cards, c18_generals, c21_transport};
use crate::state::{Frame, Mark, State, Unit, UnitIx};
use frente_kernel::{EventSink, Seat};

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

/// §21.3: whether a carrier came this turn and stands where it did: cards may come straight aboard.
fn is_boardable(state: &State, at: UnitIx) -> bool {
    let unit = &state.units[at];
    unit.cell.is_some() && unit.has(Mark::Deployed) && !unit.has(Mark::Moved)
}

fn unit_offers(state: &State, seat: Seat, card: CardNo, unit: UnitNo, free: CellSet, menu: &mut impl Menu) {
    if !state.units.has_room() {
        return;
    }
    let (side, rules) = (state.side_of(seat), state.kind_rules(unit));
    menu.many(state, Many::Deploy(card), deployment_cells(state, side, rules, free));
    if by_craft(state, side) {
        return;
    }
    // §21.3: straight aboard a transport of this turn.
    if matches!(rules.class, Class::Infantry | Class::Artillery) {
        for at in state.units.carriers_of([seat].into_iter()).filter(|at| is_boardable(state, *at)) {
            if let Some(cell) = state.units[at].cell
                && c21_transport::has_room(state, at, rules.class, rules.has(Ability::Towable))
            {
                menu.one(Action::Load(card, cell));
            }
        }
    }
    if rules.has(Ability::Paratrooper) {
        menu.many(state, Many::Land(card), landing_cells(state, rules, free));
    }
}

/// §10.1: the whole own line, as far as the unit can stand there; §16-infiltration: the second line too.
fn deployment_cells(state: &State, side: Side, rules: &UnitRules, free: CellSet) -> CellSet {
    let home = CellSet::home(side);
    if by_craft(state, side) {
        return free.and(home).iter().filter(|cell| state.natural[*cell] == Natural::Sea).collect();
    }
    let second = if rules.has(Ability::Infiltration) { home.shifted(Dir::forward(side)) } else { CellSet::EMPTY };
    let fit = |cell| c12_terrain::ground(state, rules, cell, false) != Ground::Impassable;
    fitting(state, free.and(home.or(second)), fit)
}

/// The cells that fit; plain ones always do.
fn fitting(state: &State, cells: CellSet, fits: impl Fn(Cell) -> bool) -> CellSet {
    cells.and(state.plain).or(cells.without(state.plain).iter().filter(|cell| fits(*cell)).collect())
}

/// §13.5: any cell without unit and building that can be entered (ruling A46).
pub(crate) fn landing_cells(state: &State, rules: &UnitRules, free: CellSet) -> CellSet {
    fitting(state, free, |cell| can_land(state, rules, cell))
}

pub(crate) fn can_land(state: &State, rules: &UnitRules, cell: Cell) -> bool {
    let built = state.card_at(cell).is_some_and(|card| card.kind == TerrainKind::Building);
    state.unit_at(cell).is_none() && !built && c12_terrain::ground(state, rules, cell, false) != Ground::Impassable
}

/// A card leaves the hand and becomes a unit; its cost is paid.
pub(crate) fn field_unit(state: &mut State, seat: Seat, card: CardNo, log: &mut impl EventSink<Event>) -> UnitIx {
    let paid = c18_generals::pay(state, seat, card);
    let player = state.player_mut(seat);
    if let Some(kind) = player.kind_of(card) {
        player.hand.remove(kind);
    }
    log.emit(Event::CardPlayed { seat, card, paid });
    let mut unit = Unit::new(UnitNo(card.0), seat);
    unit.arms = state.kind_rules(UnitNo(card.0)).printed;
    unit.mark(Mark::Deployed);
    state.enlist(unit)
}

/// §11.5: onto the own line.
pub(crate) fn deploy(state: &mut State, seat: Seat, card: CardNo, cell: Cell, log: &mut impl EventSink<Event>) {
    let at = field_unit(state, seat, card, log);
    log.emit(Event::Deployed { seat, unit: UnitNo(card.0), cell });
    if by_craft(state, state.side_of(seat)) {
        let mut craft = Unit::new(UnitNo(state.data().tables.landing_craft), seat);
        craft.mark(Mark::Deployed);
        let craft = state.enlist(craft);
        state.place(craft, cell);
        state.units[at].carrier = craft;
    } else {
        state.place(at, cell);
    }
    equip_next(state, at);
}

/// §21.3: straight aboard.
pub(crate) fn load(state: &mut State, seat: Seat, card: CardNo, carrier: Cell, log: &mut impl EventSink<Event>) {
    let at = field_unit(state, seat, card, log);
    log.emit(Event::Deployed { seat, unit: UnitNo(card.0), cell: carrier });
    state.units[at].carrier = state.at[carrier];
    equip_next(state, at);
}

/// §13.5: by parachute.
pub(crate) fn land(state: &mut State, seat: Seat, card: CardNo, cell: Cell, log: &mut impl EventSink<Event>) {
    let at = field_unit(state, seat, card, log);
    log.emit(Event::Landing { seat, unit: UnitNo(card.0), cell });
    state.units[at].mark(Mark::Landed);
    state.place(at, cell);
    equip_next(state, at);
}

/// Tokens are to be chosen, where any can be paid.
fn equip_next(state: &mut State, at: UnitIx) {
    state.stack.push(Frame::Fielded(at));
    let (unit, sets) = (&state.units[at], &state.data().tables.equipment[state.units[at].kind.index()]);
    let purse = state.player(unit.owner).pa;
    if sets.iter().any(|(set, price)| *set != 0 && *price <= purse) {
        state.stack.push(Frame::Equip(at));
    }
}

/// §11.5.2 to §11.5.4: every set of tokens the unit may take and its owner can pay. Aboard, what can be set up is packed:
/// getting off is moving (rulings G10, G12).
pub(crate) fn equip_offers(state: &State, at: UnitIx, offer: &mut impl FnMut(Action)) {
    let unit = &state.units[at];
    let (rules, purse) = (state.rules(at), state.player(unit.owner).pa);
    let aboard = unit.carrier != NONE;
    for (set, price) in &state.data().tables.equipment[unit.kind.index()] {
        if *price <= purse {
            let packed = set & rules.set_up;
            if packed == 0 || !aboard {
                offer(Action::Equip(*set, 0));
            }
            if packed != 0 {
                offer(Action::Equip(*set, packed));
            }
        }
    }
}

/// Every set of tokens a unit may take, with its price.
pub(crate) fn equipment(rules: &UnitRules) -> Vec<(u8, u8)> {
    let all = ((1u16 << rules.slot_count) - 1) as u8 & !rules.printed;
    let sets = (0..=u8::MAX).filter(|set| set & !all == 0);
    sets.filter_map(|set| price_of(rules, set).map(|price| (set, price))).collect()
}

/// §11.5.3: what a set of tokens costs; `None` where the unit may not take it.
pub(crate) fn price_of(rules: &UnitRules, set: u8) -> Option<u8> {
    let (mut price, mut offensive, mut defensive) = (0, 0, 0);
    for slot in (0..rules.slot_count).filter(|slot| set >> slot & 1 != 0) {
        let token = &rules.slots[usize::from(slot)];
        price += token.price;
        if token.offensive {
            offensive += 1;
        } else {
            defensive += 1;
        }
        if token.after != NONE && set >> token.after & 1 == 0 {
            return None;
        }
    }
    let crowded = rules.class == Class::Infantry && (offensive > 1 || defensive > 1);
    (!crowded).then_some(price)
}

/// Tokens are paid and lie on the card, colour side up but for those packed (ruling A30).
pub(crate) fn equip(state: &mut State, at: UnitIx, set: u8, packed: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let paid = price_of(state.rules(at), set).unwrap_or(0);
    let owner = state.units[at].owner;
    state.player_mut(owner).pa -= paid;
    let unit = &mut state.units[at];
    unit.arms |= set;
    unit.grey |= packed;
    if set != 0 {
        log.emit(Event::Equipped { unit: unit.kind, cell: unit.cell, slots: set, paid });
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
