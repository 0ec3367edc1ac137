//! Chapter 17: support cards. What each may be played on, and the interpreter of their effects.

use crate::actions::{Action, Event};
use crate::board::{Cell, CellSet, Dir, ring};
use crate::data::{Area, Card, Effect, Lasts, NONE, Timing};
use crate::ids::{CardNo, Class, SupportNo, UnitNo};
use crate::rules::{c11_reactions, c14_players, c16_abilities, c18_generals};
use crate::state::{Attack, AttackKind, Frame, Mark, State, UnitIx, slots};
use frente_kernel::{EventSink, Seat};

/// §17-cortina_humo: the cells a smoke screen covers at most.
const MOST_SMOKE: u8 = 3;

/// The support cards of these kinds in a seat's hand that it can pay: card, number, effect.
fn playable(state: &State, seat: Seat, kinds: u64) -> impl Iterator<Item = (CardNo, SupportNo, Effect)> + '_ {
    let data = state.data();
    let player = state.player(seat);
    player.hand.kinds_among(kinds).filter_map(move |kind| {
        let card = player.card(kind);
        let Some(Card::Support(support)) = data.card(card) else { return None };
        let effect = data.tables.support[support.index()];
        c18_generals::affords(state, seat, card).then_some((card, support, effect))
    })
}

/// §11.5.6: a card does not touch a unit twice: never a permanent one, others once a turn (rulings A34, C9).
fn is_untouched(state: &State, at: UnitIx, support: SupportNo) -> bool {
    let unit = &state.units[at];
    (unit.cards | unit.touched) >> support.0 & 1 == 0
}

/// Units of a seat's side on the field a card may be played on.
fn own_units(state: &State, seat: Seat, support: SupportNo) -> impl Iterator<Item = (UnitIx, Cell)> + '_ {
    state.units_of(state.side_of(seat)).filter_map(move |at| {
        let cell = state.units[at].cell?;
        is_untouched(state, at, support).then_some((at, cell))
    })
}

/// Cards of the own Movement phase.
pub(crate) fn movement_offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    for (card, support, effect) in playable(state, seat, state.player(seat).moves) {
        let fits = |at: UnitIx| !state.units[at].has(Mark::Started) && state.rules(at).movement > 0;
        match effect {
            Effect::MoveOne(_) => {
                for (at, cell) in own_units(state, seat, support) {
                    if fits(at) {
                        offer(Action::PlayOn(card, cell));
                    }
                }
            }
            Effect::MoveAll { on, .. } => {
                let some =
                    own_units(state, seat, support).any(|(at, _)| on.contains(state.rules(at).class) && fits(at));
                if some {
                    offer(Action::Play(card));
                }
            }
            _ => {}
        }
    }
}

/// Cards of the own Shooting phase that are laid on a unit.
pub(crate) fn shooting_offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    use crate::ids::Tag;
    for (card, support, effect) in playable(state, seat, state.player(seat).shots) {
        for (at, cell) in own_units(state, seat, support) {
            let weapons = state.units[at].active() & state.rules(at).weapons;
            let slots = slots(weapons);
            match effect {
                Effect::Binoculars(_) => {
                    slots.for_each(|slot| offer(Action::PlayArms(card, cell, 1 << slot)));
                }
                Effect::Piercing(_) => {
                    let gun = |slot| {
                        let weapon = state.weapon(at, slot);
                        weapon.is(Tag::Gun) || weapon.is(Tag::HollowCharge)
                    };
                    if slots.into_iter().any(gun) {
                        offer(Action::PlayOn(card, cell));
                    }
                }
                _ => {}
            }
        }
    }
}

/// Cards of the Deployment phase: what one may be played on (ruling G5: it needs a target).
pub(crate) fn deployment_offers(
    state: &State,
    seat: Seat,
    card: CardNo,
    support: SupportNo,
    offer: &mut impl FnMut(Action),
) {
    let def = &state.data().cards.support[support.index()];
    if def.timing != Timing::Deployment {
        return;
    }
    let side = state.side_of(seat);
    let mut on_units = |wanted: &dyn Fn(UnitIx) -> bool| {
        for (at, cell) in own_units(state, seat, support) {
            if wanted(at) {
                offer(Action::PlayOn(card, cell));
            }
        }
    };
    match def.effect {
        Effect::Reload(most) => {
            for (at, cell) in own_units(state, seat, support) {
                let grey = c16_abilities::reloadable(state, at);
                let mut set = grey;
                while set != 0 {
                    if set.count_ones() <= u32::from(most) {
                        offer(Action::PlayArms(card, cell, set));
                    }
                    set = (set - 1) & grey;
                }
            }
        }
        Effect::Heal { on, .. } => {
            on_units(&|at| on.contains(state.rules(at).class) && state.units[at].wounds > 0);
        }
        Effect::Promote { on, .. } => on_units(&|at| on.contains(state.rules(at).class)),
        Effect::DozerBlade => on_units(&|at| state.rules(at).class == Class::Tank),
        Effect::ExtraArmour { up_to } => on_units(&|at| {
            let rules = state.rules(at);
            let armoured = rules.class == Class::Tank
                || (rules.class == Class::Transport && rules.has(crate::ids::Ability::Armoured));
            armoured && rules.armour <= up_to
        }),
        Effect::Radio { .. } => on_units(&|at| state.rules(at).class == Class::Infantry),
        Effect::CamouflageNet => on_units(&|at| !state.units[at].has(Mark::Moved)),
        Effect::Barrage { area, .. } => areas(state, area, state.stood[side.other() as usize], &mut |cell, dir| {
            offer(Action::PlayAt(card, cell, dir));
        }),
        Effect::SmokeScreen => screens(state, state.stood[side as usize], &mut |cell, cells| {
            offer(Action::PlayLine(card, cell, cells));
        }),
        Effect::AirReconnaissance { .. } | Effect::Sabotage(_) => {
            let hand = matches!(def.effect, Effect::AirReconnaissance { .. });
            let weak = |other: Seat| {
                let player = state.player(other);
                if hand {
                    player.hand.len() > 0
                } else {
                    state.members(side.other()).any(|seat| state.player(seat).pa > 0)
                }
            };
            for other in state.members(side.other()) {
                let leads = hand || state.marshal(side.other()) == other;
                if leads && weak(other) {
                    offer(Action::PlayAgainst(card, other.0));
                }
            }
        }
        Effect::Recover { up_to } if recoverable(state, seat, up_to).next().is_none() => {}
        // §4.5, ruling G41: one general a game.
        Effect::General if state.hqs[usize::from(state.hq_of(seat))].general.is_some() => {}
        Effect::GainPaBySupply if state.supply(state.hq_of(seat)) == 0 => {}
        Effect::Draw(_) if state.player(seat).deck.len() == 0 => {}
        Effect::GainPa(_)
        | Effect::GainPaBySupply
        | Effect::Draw(_)
        | Effect::General
        | Effect::StandFast
        | Effect::Recover { .. } => {
            offer(Action::Play(card));
        }
        _ => {}
    }
}

/// Areas with an enemy unit in them.
fn areas(state: &State, area: Area, foes: CellSet, tell: &mut impl FnMut(Cell, Dir)) {
    let field = CellSet::field(state.width());
    for cell in field.iter() {
        let dirs: &[Dir] = if area == Area::Line3 { &[Dir::East] } else { &[Dir::North] };
        for dir in dirs {
            if let Some(cells) = cells_of(state, area, cell, *dir)
                && !cells.and(foes).is_empty()
            {
                tell(cell, *dir);
            }
        }
    }
}

/// The cells of an area; `None` where a line runs off the field.
pub(crate) fn cells_of(state: &State, area: Area, cell: Cell, dir: Dir) -> Option<CellSet> {
    match area {
        Area::Cell => run(state, cell, dir, 1),
        Area::Line2 => run(state, cell, dir, 2),
        Area::Line3 => run(state, cell, dir, 3),
        Area::Cross => Some(ring(cell, 0, 1).and(CellSet::field(state.width()))),
    }
}

/// So many cells one after another; `None` where they run off the field.
fn run(state: &State, cell: Cell, dir: Dir, count: u8) -> Option<CellSet> {
    let cells = std::iter::successors(Some(cell), |cell| state.next(*cell, dir)).take(count.into());
    let cells: CellSet = cells.collect();
    (cells.len() == u32::from(count)).then_some(cells)
}

/// §17-cortina_humo: up to three cells of a line that hide an own unit.
fn screens(state: &State, own: CellSet, tell: &mut impl FnMut(Cell, u8)) {
    for cell in CellSet::field(state.width()).iter() {
        for count in 1..=MOST_SMOKE {
            if run(state, cell, Dir::East, count).is_some_and(|cells| !cells.and(own).is_empty()) {
                tell(cell, count);
            }
        }
    }
}

/// §17-refuerzos: cheap infantry in the discard pile.
pub(crate) fn recoverable(state: &State, seat: Seat, up_to: u8) -> impl Iterator<Item = CardNo> + '_ {
    let player = state.player(seat);
    player.discard.kinds().map(|kind| player.card(kind)).filter(move |card| {
        let Some(Card::Unit(unit)) = state.data().card(*card) else { return false };
        let rules = state.kind_rules(unit);
        rules.class == Class::Infantry && rules.cost <= up_to
    })
}

/// A support card is played: paid, laid open, and carried out.
pub(crate) fn play(state: &mut State, seat: Seat, action: Action, log: &mut impl EventSink<Event>) {
    let (Action::Play(card)
    | Action::PlayOn(card, _)
    | Action::PlayArms(card, ..)
    | Action::PlayAt(card, ..)
    | Action::PlayLine(card, ..)
    | Action::PlayAgainst(card, _)) = action
    else {
        return;
    };
    let Some(Card::Support(support)) = state.data().card(card) else { return };
    let def = &state.data().cards.support[support.index()];
    c11_reactions::spend(state, seat, card, log);
    let side = state.side_of(seat);
    match (def.effect, action) {
        (Effect::MoveOne(by), Action::PlayOn(_, cell)) => {
            let at = touch(state, cell, support);
            state.units[at].extra += by;
            log.emit(Event::CardAttached { card, unit: state.units[at].kind, cell });
        }
        (Effect::MoveAll { on, by }, _) => {
            for at in state.units.iter() {
                if state.side(at) == side && state.units[at].cell.is_some() && on.contains(state.rules(at).class) {
                    state.units[at].extra += by;
                    state.units[at].touched |= 1 << support.0;
                }
            }
            log.emit(Event::FurtherMoves(side));
        }
        (Effect::Heal { wounds, .. }, Action::PlayOn(_, cell)) => {
            let at = touch(state, cell, support);
            c16_abilities::mend(state, at, wounds, log);
        }
        (Effect::Reload(_), Action::PlayArms(_, cell, slots)) => {
            let at = touch(state, cell, support);
            state.units[at].grey &= !slots;
            log.emit(Event::Reloaded(state.units[at].kind, cell));
        }
        (Effect::Binoculars(_), Action::PlayArms(_, cell, slots)) => {
            let at = attach(state, card, cell, support, log);
            state.units[at].scoped = slots.trailing_zeros() as u8;
        }
        (_, Action::PlayOn(_, cell)) => {
            attach(state, card, cell, support, log);
        }
        (Effect::Barrage { area, .. }, Action::PlayAt(_, cell, dir)) => {
            log.emit(Event::Barraged(card, cell));
            state.area = cells_of(state, area, cell, dir).unwrap_or(CellSet::EMPTY);
            state.attack = Attack { kind: AttackKind::Barrage, seat, by: NONE, slot: support.0, ..Attack::NONE };
            state.stack.push(Frame::Volley);
        }
        (Effect::SmokeScreen, Action::PlayLine(_, cell, cells)) => {
            let cells = run(state, cell, Dir::East, cells).unwrap_or(CellSet::EMPTY);
            state.smoke[side as usize] = state.smoke[side as usize].or(cells);
            log.emit(Event::SmokeLaid(cell));
        }
        (Effect::AirReconnaissance { .. }, Action::PlayAgainst(_, other)) => {
            log.emit(Event::HandSeen(seat, Seat(other)));
            state.stack.push(Frame::Spying(Seat(other)));
        }
        (Effect::Sabotage(points), _) => sabotage(state, side.other(), points, log),
        (Effect::GainPa(points), _) => {
            let gained = c14_players::gain(state, seat, points);
            log.emit(Event::PointsGained(seat, gained));
        }
        (Effect::GainPaBySupply, _) => {
            let lines = state.supply(state.hq_of(seat));
            let gained = c14_players::gain(state, seat, lines);
            log.emit(Event::PointsGained(seat, gained));
        }
        (Effect::Draw(cards), _) => state.stack.push(Frame::Draw(seat, cards)),
        (Effect::General, _) => state.stack.push(Frame::ChooseGeneral(seat)),
        (Effect::Recover { .. }, _) => state.stack.push(Frame::Recover),
        (Effect::StandFast, _) => {
            state.turn.stand_fast[side as usize] = true;
            log.emit(Event::StoodFast(side));
        }
        _ => {}
    }
    debug_assert!(def.timing != Timing::EnemyMove, "reactions are played in their windows");
}

/// The unit on a cell is touched by a card.
fn touch(state: &mut State, cell: Cell, support: SupportNo) -> UnitIx {
    let at = state.at[cell];
    state.units[at].touched |= 1 << support.0;
    at
}

/// A card that stays with a unit, for a turn or for good.
fn attach(state: &mut State, card: CardNo, cell: Cell, support: SupportNo, log: &mut impl EventSink<Event>) -> UnitIx {
    let at = touch(state, cell, support);
    state.units[at].cards |= 1 << support.0;
    debug_assert!(state.data().cards.support[support.index()].lasts != Lasts::Once, "an instant card does not stay");
    log.emit(Event::CardAttached { card, unit: state.units[at].kind, cell });
    at
}

/// §17-sabotaje: a side loses stored points, the marshal's first (ruling G44).
fn sabotage(state: &mut State, side: crate::ids::Side, points: u8, log: &mut impl EventSink<Event>) {
    let mut left = points;
    for seat in state.members(side) {
        let lost = state.player(seat).pa.min(left);
        left -= lost;
        state.player_mut(seat).pa -= lost;
        if lost > 0 {
            log.emit(Event::PointsLost(seat, lost));
        }
    }
}

/// §17-impacto: the card behind a sure shot is spent.
pub(crate) fn spend_sure_hit(state: &mut State, at: UnitIx, log: &mut impl EventSink<Event>) {
    let seat = state.units[at].owner;
    if let Some(support) = sure_hit(state) {
        let card = state.data().support_card(support);
        c11_reactions::spend(state, seat, card, log);
        state.units[at].touched |= 1 << support.0;
    }
}

/// The support card that hits without a die.
pub(crate) fn sure_hit(state: &State) -> Option<SupportNo> {
    state.data().tables.sure_hit
}

/// §17-reconocimiento_aereo: cheap support cards of the open hand.
pub(crate) fn spying_offers(state: &State, victim: Seat, offer: &mut impl FnMut(Action)) {
    let data = state.data();
    let most = data.cards.support.iter().find_map(|card| match card.effect {
        Effect::AirReconnaissance { up_to } => Some(up_to),
        _ => None,
    });
    let player = state.player(victim);
    for kind in player.hand.kinds() {
        let card = player.card(kind);
        if let Some(Card::Support(support)) = data.card(card)
            && most.is_some_and(|most| data.cards.support[support.index()].cost <= most)
        {
            offer(Action::Take(card));
        }
    }
    offer(Action::Pass);
}

/// §17-refuerzos: a card comes back to hand.
pub(crate) fn retrieve(state: &mut State, seat: Seat, card: CardNo, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let player = state.player_mut(seat);
    if let Some(kind) = player.kind_of(card) {
        player.discard.remove(kind);
        player.hand.add(kind);
    }
    log.emit(Event::CardRecovered(seat, card));
}

/// What may come back now.
pub(crate) fn recover_offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    let most = state.data().cards.support.iter().find_map(|card| match card.effect {
        Effect::Recover { up_to } => Some(up_to),
        _ => None,
    });
    recoverable(state, seat, most.unwrap_or(0)).for_each(|card| offer(Action::Retrieve(card)));
}

/// The unit a card number stands for.
pub(crate) fn unit_of(card: CardNo) -> UnitNo {
    UnitNo(card.0)
}
