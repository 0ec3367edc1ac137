//! Chapter 17: support cards. What each may be played on, and the interpreter of their effects.

use crate::actions::{Action, Event};
use crate::board::{Cell, CellSet, Dir, ring};
use crate::data::{Area, Card, Effect, Lasts, Timing};
use crate::ids::{Ability, CardNo, Class, Side, Slots, SupportNo, Tag, UnitIx, UnitNo};
use crate::rules::{c11_reactions, c11_turn, c14_players, c16_abilities, c18_generals};
use crate::state::{AttackKind, Frame, Hit, Maker, Mark, Salvo, State};
use frente_kernel::{EventSink, Illegal, Seat, must};

/// §17-cortina_humo: the cells a smoke screen covers at most.
const MOST_SMOKE: u8 = 3;

/// What a card is played on: the form of the action that plays it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    /// Nothing in particular.
    Nothing,
    Unit,
    /// Slots of a unit.
    Slots,
    Area,
    /// Cells of a line.
    Line,
    Seat,
    /// What a window is open for.
    Window,
}

impl On {
    fn of(effect: Effect) -> On {
        match effect {
            Effect::MoveAll { .. }
            | Effect::GainPa(_)
            | Effect::GainPaBySupply
            | Effect::Draw(_)
            | Effect::General
            | Effect::StandFast
            | Effect::Recover { .. } => On::Nothing,
            Effect::MoveOne(_)
            | Effect::Heal { .. }
            | Effect::Promote { .. }
            | Effect::DozerBlade
            | Effect::ExtraArmour { .. }
            | Effect::Radio { .. }
            | Effect::CamouflageNet
            | Effect::Piercing(_) => On::Unit,
            Effect::Reload(_) | Effect::Binoculars(_) => On::Slots,
            Effect::Barrage { .. } => On::Area,
            Effect::SmokeScreen => On::Line,
            Effect::AirReconnaissance { .. } | Effect::Sabotage(_) => On::Seat,
            Effect::SureHit | Effect::Mine { .. } | Effect::Reroll | Effect::Ambush => On::Window,
        }
    }
}

/// The support cards of these kinds in a seat's hand that it can pay: card and number.
fn playable(state: &State, seat: Seat, kinds: u64) -> impl Iterator<Item = (CardNo, SupportNo)> + '_ {
    let data = state.data();
    let player = state.player(seat);
    player.hand.kinds_among(kinds).filter_map(move |kind| {
        let card = player.card(kind);
        let Some(Card::Support(support)) = data.card(card) else { return None };
        c18_generals::affords(state, seat, card).then_some((card, support))
    })
}

/// Cards of the own Movement phase.
pub(crate) fn movement_offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    for (card, support) in playable(state, seat, state.player(seat).moves) {
        offers(state, seat, card, support, offer);
    }
}

/// Cards of the own Shooting phase.
pub(crate) fn shooting_offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    for (card, support) in playable(state, seat, state.player(seat).shots) {
        offers(state, seat, card, support, offer);
    }
}

/// Cards of the Deployment phase.
pub(crate) fn deployment_offers(
    state: &State,
    seat: Seat,
    card: CardNo,
    support: SupportNo,
    offer: &mut impl FnMut(Action),
) {
    if state.data().cards.support[support.index()].timing == Timing::Deployment {
        offers(state, seat, card, support, offer);
    }
}

/// What a card that can be paid may be played on (ruling G5: it needs a target).
fn offers(state: &State, seat: Seat, card: CardNo, support: SupportNo, offer: &mut impl FnMut(Action)) {
    let (side, effect) = (state.side_of(seat), state.data().tables.support[support.index()]);
    let units = || {
        let on_field = state.units_of(side).filter_map(|at| Some((at, state.units[at].cell?)));
        on_field.filter(|(at, _)| is_untouched(state, *at, support).is_ok())
    };
    match On::of(effect) {
        On::Nothing => {
            if may_play(state, seat, support, effect).is_ok() {
                offer(Action::Play(card));
            }
        }
        On::Unit => {
            let fits = |at| may_play_on(state, at, effect).is_ok();
            units().filter(|(at, _)| fits(*at)).for_each(|(_, cell)| offer(Action::PlayOn(card, cell)));
        }
        On::Slots => {
            for (at, cell) in units() {
                let fits = |set: &Slots| may_play_on_slots(state, at, effect, *set).is_ok();
                let sets = slots_for(state, at, effect).subsets().filter(fits);
                sets.for_each(|set| offer(Action::PlayArms(card, cell, set)));
            }
        }
        On::Area => {
            let dirs = [Dir::North, Dir::East];
            for (cell, dir) in CellSet::field(state.width()).iter().flat_map(|cell| dirs.map(|dir| (cell, dir))) {
                if may_play_at(state, side, effect, cell, dir).is_ok() {
                    offer(Action::PlayAt(card, cell, dir));
                }
            }
        }
        On::Line => {
            for cell in CellSet::field(state.width()).iter() {
                let counts = (1..=MOST_SMOKE).filter(|cells| may_screen(state, side, cell, *cells).is_ok());
                counts.for_each(|cells| offer(Action::PlayLine(card, cell, cells)));
            }
        }
        On::Seat => {
            let others =
                state.members(side.other()).filter(|other| may_play_against(state, side, effect, *other).is_ok());
            others.for_each(|other| offer(Action::PlayAgainst(card, other.0)));
        }
        On::Window => {}
    }
}

/// Whether a support card that is held and paid for may be played as an action wants it.
#[inline]
pub(crate) fn may_play_support(state: &State, seat: Seat, support: SupportNo, action: Action) -> Result<(), Illegal> {
    let (side, effect) = (state.side_of(seat), state.data().tables.support[support.index()]);
    let form = match action {
        Action::Play(_) => On::Nothing,
        Action::PlayOn(..) => On::Unit,
        Action::PlayArms(..) => On::Slots,
        Action::PlayAt(..) => On::Area,
        Action::PlayLine(..) => On::Line,
        Action::PlayAgainst(..) => On::Seat,
        _ => return Err(Illegal { rule: "2.3", why: "other-kind-of-card" }),
    };
    must(On::of(effect) == form, "2.3", "other-kind-of-card")?;
    let unit = |cell: Cell| {
        let at = state.unit_at(cell).ok_or(Illegal { rule: "11.5.1", why: "no-unit-for-card" })?;
        must(state.side(at) == side, "11.5.1", "card-on-own-units")?;
        is_untouched(state, at, support).map(|()| at)
    };
    match action {
        Action::PlayOn(_, cell) => may_play_on(state, unit(cell)?, effect),
        Action::PlayArms(_, cell, slots) => may_play_on_slots(state, unit(cell)?, effect, slots),
        Action::PlayAt(_, cell, dir) => may_play_at(state, side, effect, cell, dir),
        Action::PlayLine(_, cell, cells) => may_screen(state, side, cell, cells),
        Action::PlayAgainst(_, other) => may_play_against(state, side, effect, Seat(other)),
        _ => may_play(state, seat, support, effect),
    }
}

/// §11.5.6: a card does not touch a unit twice: never a permanent one, others once a turn (rulings A34, C9).
#[inline]
fn is_untouched(state: &State, at: UnitIx, support: SupportNo) -> Result<(), Illegal> {
    let unit = &state.units[at];
    must((unit.cards | unit.touched) >> support.0 & 1 == 0, "11.5.6", "same-card")
}

/// Whether a card that needs no target does something now.
#[inline]
fn may_play(state: &State, seat: Seat, support: SupportNo, effect: Effect) -> Result<(), Illegal> {
    let hq = state.hq_of(seat);
    match effect {
        Effect::MoveAll { on, .. } => {
            let goes = |at: UnitIx| {
                let there = state.units[at].cell.is_some() && on.contains(state.rules(at).class);
                there && is_untouched(state, at, support).is_ok() && may_be_sent_further(state, at).is_ok()
            };
            must(state.units_of(state.side_of(seat)).any(goes), "17-blitzkrieg", "nobody-to-send-further")
        }
        Effect::Recover { up_to } => {
            let some = recoverable(state, seat, up_to).next().is_some();
            must(some, "17-refuerzos", "nobody-to-recover")
        }
        // Ruling G41: one general a game.
        Effect::General => must(state.hqs[usize::from(hq)].general.is_none(), "4.5", "one-general"),
        Effect::GainPaBySupply => must(state.supply(hq) > 0, "17-red_ball", "no-supply-line"),
        Effect::Draw(_) => must(state.player(seat).deck.len() > 0, "17-ordenes", "deck-is-empty"),
        _ => Ok(()),
    }
}

/// Whether a unit may still be given more movement: it has not begun to move, and moves by itself.
#[inline]
fn may_be_sent_further(state: &State, at: UnitIx) -> Result<(), Illegal> {
    must(!state.units[at].has(Mark::Started), "17-marcha_forzada", "has-begun-to-move")?;
    must(state.rules(at).movement > 0, "8.2", "cannot-move")
}

/// Whether a card does something for an own unit that it has not touched.
#[inline]
fn may_play_on(state: &State, at: UnitIx, effect: Effect) -> Result<(), Illegal> {
    let (unit, rules) = (&state.units[at], state.rules(at));
    match effect {
        // §17-marcha_forzada.
        Effect::MoveOne(_) => may_be_sent_further(state, at),
        // §17-botiquin_campana, §17-reparacion_campana.
        Effect::Heal { on, .. } => {
            must(on.contains(rules.class), "11.5.1", "card-for-other-units")?;
            c16_abilities::may_be_treated(state, at)
        }
        Effect::Promote { on, .. } => must(on.contains(rules.class), "11.5.1", "card-for-other-units"),
        Effect::DozerBlade => must(rules.class == Class::Tank, "17-pala", "card-for-other-units"),
        Effect::ExtraArmour { up_to } => {
            let half_track = rules.class == Class::Transport && rules.has(Ability::Armoured);
            let armoured = rules.class == Class::Tank || half_track;
            must(armoured, "17-blindaje_adicional", "card-for-other-units")?;
            must(rules.armour <= up_to, "17-blindaje_adicional", "armour-thick-enough")
        }
        Effect::Radio { .. } => must(rules.class == Class::Infantry, "17-radio", "card-for-other-units"),
        Effect::CamouflageNet => must(!unit.has(Mark::Moved), "17-red_camuflaje", "moved-no-net"),
        Effect::Piercing(_) => {
            let guns = |slot| {
                let weapon = state.weapon(at, slot);
                weapon.is(Tag::Gun) || weapon.is(Tag::HollowCharge)
            };
            let armed = unit.active().and(rules.weapons).iter().any(guns);
            must(armed, "17-municion_perforante", "no-gun-ready")
        }
        _ => Err(Illegal { rule: "2.3", why: "other-kind-of-card" }),
    }
}

/// The slots of a unit a card may be played on.
fn slots_for(state: &State, at: UnitIx, effect: Effect) -> Slots {
    match effect {
        Effect::Reload(_) => c16_abilities::reloadable(state, at),
        _ => state.units[at].active().and(state.rules(at).weapons),
    }
}

/// Whether a card may be played on these slots of an own unit: tokens to turn back, or one weapon that is ready.
#[inline]
fn may_play_on_slots(state: &State, at: UnitIx, effect: Effect, set: Slots) -> Result<(), Illegal> {
    let fit = !set.is_empty() && set.is_within(slots_for(state, at, effect));
    match effect {
        // §17-municion_extra.
        Effect::Reload(most) => {
            must(fit, "17-municion_extra", "nothing-to-reload")?;
            must(!state.units[at].fresh.meets(set), "11.8", "turned-this-turn")?;
            must(set.len() <= most.into(), "17-municion_extra", "too-many-tokens")
        }
        _ => {
            must(fit, "17-prismaticos", "no-weapon-ready")?;
            must(set.len() == 1, "17-prismaticos", "one-weapon-only")
        }
    }
}

/// Whether a card may fall on an area: an enemy unit stands in it (ruling G18).
#[inline]
fn may_play_at(state: &State, side: Side, effect: Effect, cell: Cell, dir: Dir) -> Result<(), Illegal> {
    let Effect::Barrage { area, .. } = effect else { return Err(Illegal { rule: "2.3", why: "other-kind-of-card" }) };
    // §17-barrera_25: its three cells lie in a line of the field.
    let named = if area == Area::Line3 { Dir::East } else { Dir::North };
    must(dir == named, "19-area-line", "area-named-from-below")?;
    let cells = cells_of(state, area, cell, dir);
    let cells = cells.ok_or(Illegal { rule: "19-area-line", why: "area-off-the-field" })?;
    let foes = state.stood[side.other()];
    must(!cells.and(foes).is_empty(), "17-bombardeo_artilleria", "nobody-in-the-area")
}

/// §17-cortina_humo: whether smoke may cover so many cells of a line: up to three, with an own unit among them.
#[inline]
fn may_screen(state: &State, side: Side, cell: Cell, cells: u8) -> Result<(), Illegal> {
    must((1..=MOST_SMOKE).contains(&cells), "17-cortina_humo", "smoke-over-three-cells")?;
    let covered = run(state, cell, Dir::East, cells);
    let covered = covered.ok_or(Illegal { rule: "17-cortina_humo", why: "area-off-the-field" })?;
    must(!covered.and(state.stood[side]).is_empty(), "17-cortina_humo", "nobody-to-hide")
}

/// Whether a card may be played against a seat: an enemy with something to lose.
#[inline]
fn may_play_against(state: &State, side: Side, effect: Effect, other: Seat) -> Result<(), Illegal> {
    let enemies = || state.members(side.other());
    let enemy = enemies().any(|enemy| enemy == other);
    match effect {
        Effect::AirReconnaissance { .. } => {
            must(enemy, "17-reconocimiento_aereo", "no-such-enemy")?;
            must(state.player(other).hand.len() > 0, "17-reconocimiento_aereo", "hand-is-empty")
        }
        // Ruling G44: a pair is robbed as one, through its marshal.
        _ => {
            must(enemy && state.marshal(side.other()) == other, "17-sabotaje", "no-such-enemy")?;
            must(enemies().any(|seat| state.player(seat).pa > 0), "17-sabotaje", "no-points-to-lose")
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

/// §17-refuerzos: cheap infantry in the discard pile.
pub(crate) fn recoverable(state: &State, seat: Seat, up_to: u8) -> impl Iterator<Item = CardNo> + '_ {
    let player = state.player(seat);
    let cards = player.discard.kinds().map(|kind| player.card(kind));
    cards.filter(move |card| may_come_back(state, *card, up_to).is_ok())
}

/// §17-refuerzos: whether a card is cheap infantry.
#[inline]
fn may_come_back(state: &State, card: CardNo, up_to: u8) -> Result<(), Illegal> {
    let not_infantry = Illegal { rule: "17-refuerzos", why: "infantry-comes-back" };
    let Some(Card::Unit(unit)) = state.data().card(card) else { return Err(not_infantry) };
    let rules = state.kind_rules(unit);
    must(rules.class == Class::Infantry, "17-refuerzos", "infantry-comes-back")?;
    must(rules.cost <= up_to, "17-refuerzos", "costs-too-much")
}

/// §17-refuerzos: whether a card comes back from the discard pile of a seat.
#[inline]
pub(crate) fn may_retrieve(state: &State, seat: Seat, card: CardNo) -> Result<(), Illegal> {
    let player = state.player(seat);
    let there = player.kind_of(card).is_some_and(|kind| player.discard.count(kind) > 0);
    must(there, "17-refuerzos", "not-in-the-discard")?;
    may_come_back(state, card, dearest_to_recover(state))
}

/// The cost up to which infantry comes back.
fn dearest_to_recover(state: &State) -> u8 {
    let most = state.data().cards.support.iter().find_map(|card| match card.effect {
        Effect::Recover { up_to } => Some(up_to),
        _ => None,
    });
    most.unwrap_or(0)
}

/// §17-reconocimiento_aereo: whether a card is a cheap support card of the hand that lies open.
#[inline]
pub(crate) fn may_take(state: &State, victim: Seat, card: CardNo) -> Result<(), Illegal> {
    must(state.player(victim).holds(card), "17-reconocimiento_aereo", "not-in-the-open-hand")?;
    let most = state.data().cards.support.iter().find_map(|card| match card.effect {
        Effect::AirReconnaissance { up_to } => Some(up_to),
        _ => None,
    });
    let unit = Illegal { rule: "17-reconocimiento_aereo", why: "support-cards-only" };
    let Some(Card::Support(support)) = state.data().card(card) else { return Err(unit) };
    let cost = state.data().cards.support[support.index()].cost;
    must(most.is_some_and(|most| cost <= most), "17-reconocimiento_aereo", "costs-too-much")
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
    if let Some(Card::Support(support)) = state.data().card(card) {
        c11_reactions::spend(state, seat, card, log);
        carry_out(state, seat, (card, support), action, log);
    }
}

/// What a support card does, played as the action says.
fn carry_out(
    state: &mut State,
    seat: Seat,
    (card, support): (CardNo, SupportNo),
    action: Action,
    log: &mut impl EventSink<Event>,
) {
    let def = &state.data().cards.support[support.index()];
    let (side, warrant) = (state.side_of(seat), state.warrant(card));
    match (def.effect, action) {
        (Effect::MoveOne(by), Action::PlayOn(_, cell)) => {
            let at = touch(state, cell, support);
            state.units[at].extra += by;
            log.emit(Event::CardAttached { seat, card, unit: state.units[at].kind, cell, warrant });
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
            c16_abilities::mend(state, at, wounds, warrant, log);
        }
        (Effect::Reload(_), Action::PlayArms(_, cell, slots)) => {
            let at = touch(state, cell, support);
            state.units[at].grey.take(slots);
            log.emit(Event::Reloaded { seat, unit: state.units[at].kind, cell, slots, warrant });
        }
        (Effect::Binoculars(_), Action::PlayArms(_, cell, slots)) => {
            let at = attach(state, seat, card, cell, support, log);
            state.units[at].scoped = slots;
        }
        (_, Action::PlayOn(_, cell)) => {
            attach(state, seat, card, cell, support, log);
        }
        (Effect::Barrage { area, .. }, Action::PlayAt(_, cell, dir)) => {
            log.emit(Event::Barraged { seat, card, cell, dir, warrant });
            let (kind, by, how) = (AttackKind::Barrage, Maker::Card(support), Hit::Thrown);
            let area = cells_of(state, area, cell, dir).unwrap_or(CellSet::EMPTY);
            state.salvo = Some(Salvo { kind, seat, by, how, area });
            state.stack.push(Frame::Volley);
        }
        (Effect::SmokeScreen, Action::PlayLine(_, cell, cells)) => {
            let covered = run(state, cell, Dir::East, cells).unwrap_or(CellSet::EMPTY);
            state.smoke[side] = state.smoke[side].or(covered);
            log.emit(Event::SmokeLaid { seat, cell, cells });
        }
        (Effect::AirReconnaissance { .. }, Action::PlayAgainst(_, other)) => {
            log.emit(Event::HandSeen(seat, Seat(other)));
            state.stack.push(Frame::Spying(Seat(other)));
        }
        (Effect::Sabotage(points), _) => sabotage(state, side.other(), points, log),
        // §17-caja_suministros.
        (Effect::GainPa(points), _) => {
            let gained = c14_players::gain(state, seat, points);
            log.emit(Event::PointsGained { seat, points: gained, lost: points - gained, warrant });
        }
        // §17-red_ball.
        (Effect::GainPaBySupply, _) => {
            let lines = state.supply(state.hq_of(seat));
            let gained = c14_players::gain(state, seat, lines);
            log.emit(Event::PointsGained { seat, points: gained, lost: lines - gained, warrant });
        }
        // §17-ordenes.
        (Effect::Draw(cards), _) => state.stack.push(Frame::Draw(seat, cards)),
        // §17-general.
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
    let at = state.standing(cell);
    state.units[at].touched |= 1 << support.0;
    at
}

/// A card that stays with a unit, for a turn or for good.
fn attach(
    state: &mut State,
    seat: Seat,
    card: CardNo,
    cell: Cell,
    support: SupportNo,
    log: &mut impl EventSink<Event>,
) -> UnitIx {
    let at = touch(state, cell, support);
    state.units[at].cards |= 1 << support.0;
    debug_assert!(state.data().cards.support[support.index()].lasts != Lasts::Once, "an instant card does not stay");
    let (unit, warrant) = (state.units[at].kind, state.warrant(card));
    log.emit(Event::CardAttached { seat, card, unit, cell, warrant });
    at
}

/// §17-sabotaje: a side loses stored points, the marshal's first (ruling G44).
fn sabotage(state: &mut State, side: Side, points: u8, log: &mut impl EventSink<Event>) {
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
    let player = state.player(victim);
    let cards = player.hand.kinds().map(|kind| player.card(kind));
    cards.filter(|card| may_take(state, victim, *card).is_ok()).for_each(|card| offer(Action::Take(card)));
    offer(Action::Pass);
}

/// §17-reconocimiento_aereo: a card of the open hand is discarded.
pub(crate) fn take(state: &mut State, seat: Seat, victim: Seat, card: CardNo, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    c11_turn::throw_away(state, victim, card);
    log.emit(Event::CardTaken { seat, victim, card });
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
    recoverable(state, seat, dearest_to_recover(state)).for_each(|card| offer(Action::Retrieve(card)));
}

/// The unit a card number stands for.
pub(crate) fn unit_of(card: CardNo) -> UnitNo {
    UnitNo(card.0)
}
