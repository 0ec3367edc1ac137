//! §14.1–14.5: hidden tokens: deployment, their moves, reinforcements, flank marches, what reveals them.

use super::{c11_morale, room};
use crate::actions::{Action, Event};
use crate::cover;
use crate::data::Trait;
use crate::geometry::Point;
use crate::ground::Piece;
use crate::ids::{PieceKind, Side, Square, UnitKind, UnitNo};
use crate::sight::Scene;
use crate::state::{Frame, Place, State, Token, TokenPlace, UNITS, UnitSet, bit};
use arrayvec::ArrayVec;
use frente_kernel::{EventSink, Illegal, must};

/// What a side may still bring on: units in reserve and decoys.
pub(crate) fn reserves(state: &State, side: Side) -> impl Iterator<Item = UnitNo> + '_ {
    let units = state
        .of_side(side)
        .filter(|unit| state.unit(*unit).place == Place::Reserve && !state.profile(*unit).kind.is_aircraft());
    units.chain((state.decoys[side.index()] > 0).then_some(UnitNo::NONE))
}

/// Whether nobody can stand on a square: the sea.
fn is_closed(state: &State, square: Square) -> bool {
    let middle = state.measures().middle(square).v();
    state.pieces.iter().any(|piece| piece.kind == PieceKind::Sea && piece.outline(state.data()).contains(middle))
}

/// Whether a road bridges this river on one of two squares.
fn is_bridged(state: &State, river: &Piece, squares: [Square; 2]) -> bool {
    let measures = state.measures();
    let roads = state.pieces.iter().filter(|piece| piece.kind == PieceKind::Road);
    roads.filter_map(|road| road.crossing(river)).any(|at| squares.contains(&measures.square_of(at)))
}

/// §1.6, §14.2: whether a token goes from a square to one beside it: over a river by bridge, or, `fording`, through it.
fn is_joined(state: &State, from: Square, to: Square, fording: bool) -> bool {
    let [here, there] = [from, to].map(|square| state.measures().middle(square).v());
    let rivers = state.pieces.iter().filter(|piece| piece.kind == PieceKind::River);
    let mut parting = rivers.filter(|river| room::bank(river, here) != room::bank(river, there));
    !is_closed(state, to) && parting.all(|river| fording || is_bridged(state, river, [from, to]))
}

/// Whether a token goes so far: to a square beside it, or by one between; who is on foot wades a river (ruling PA-46).
fn has_way(state: &State, token: &Token, from: Square, to: Square) -> bool {
    let wades =
        |unit| matches!(state.profile(unit).kind, UnitKind::Infantry | UnitKind::Individual | UnitKind::Support);
    // A decoy goes where some unit could: a man one square, a vehicle two.
    if from.steps(to) <= 1 {
        return is_joined(state, from, to, token.unit.some().is_none_or(wades));
    }
    let beside = |at: u8| at.saturating_sub(1)..=at + 1;
    beside(from.column).flat_map(|column| beside(from.row).map(move |row| Square { column, row })).any(|between| {
        state.measures().has(between)
            && between.steps(to) == 1
            && is_joined(state, from, between, false)
            && is_joined(state, between, to, false)
    })
}

/// The rows a side may enter by: deployment from the fourth on, later its own edge.
fn may_enter(state: &State, side: Side, square: Square) -> bool {
    if state.round == 0 {
        return side == Side::Defender && square.row >= 3;
    }
    square.row == if side == Side::Attacker { 0 } else { 7 }
}

/// Who brings tokens on at this frame.
pub(crate) fn bringer(state: &State, frame: Frame) -> Side {
    if matches!(frame, Frame::Deploy(_)) { Side::Defender } else { state.active }
}

pub(crate) fn enter_candidates(state: &State, frame: Frame, push: &mut impl FnMut(Action)) {
    let side = bringer(state, frame);
    let columns = state.measures().columns();
    let deploying = matches!(frame, Frame::Deploy(_));
    if !deploying {
        push(Action::Done);
        let fresh = state.on_table(side).filter(|unit| state.unit(*unit).gear.has(Trait::Reinforcements));
        fresh.for_each(|unit| push(Action::Reinforce(unit)));
        if state.entries == 0 {
            return;
        }
    }
    let rows = match (deploying, side) {
        (true, _) => 3..8,
        (false, Side::Attacker) => 0..1,
        (false, Side::Defender) => 7..8,
    };
    for (turn, unit) in reserves(state, side).enumerate() {
        for column in 0..columns {
            for row in rows.clone() {
                let square = Square { column, row };
                // Deploying, each unit is offered a different fourth of the squares.
                if !deploying || (usize::from(column + 2 * row) + turn).is_multiple_of(4) {
                    push(Action::Enter { unit, square });
                }
            }
        }
    }
}

pub(crate) fn check_enter(state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    let side = bringer(state, frame);
    match action {
        Action::Done => must(!matches!(frame, Frame::Deploy(_)), "14.1", "half-must-deploy"),
        Action::Enter { unit, square } => {
            must(matches!(frame, Frame::Deploy(_)) || state.entries > 0, "14.3", "no-more-entries")?;
            must(reserves(state, side).any(|one| one == unit), "14.3", "not-in-reserve")?;
            must(state.measures().has(square), "14.3", "off-table")?;
            must(may_enter(state, side, square), "14.3", "not-his-squares")?;
            must(!is_closed(state, square), "1.6", "impassable")?;
            must(!state.tokens.is_full(), "14.1", "too-many-tokens")
        }
        // What the lists call Refuerzos comes as the turn begins, too.
        Action::Reinforce(unit) if frame == Frame::Entry => c11_morale::check_reinforce(state, unit),
        _ => Err(Illegal { rule: "14.3", why: "entry-pending" }),
    }
}

/// A token comes on; without fog it is turned up at once.
pub(crate) fn enter(state: &mut State, unit: UnitNo, square: Square, frame: Frame, log: &mut impl EventSink<Event>) {
    let side = bringer(state, frame);
    state.numbered[side.index()] += 1;
    let number = state.numbered[side.index()];
    let late = state.round > 0;
    let token = Token {
        side,
        number,
        unit,
        at: TokenPlace::Square(square),
        fast: false,
        spent: false,
        ordered: None,
        moved: false,
        late,
    };
    state.tokens.push(token);
    log.emit(Event::TokenPlaced { side, number, square });
    match unit.some() {
        Some(unit) => {
            let deploys = state.profile(unit).deploy > 0;
            let middle = state.measures().middle(square);
            let it = state.unit_mut(unit);
            it.place = Place::Hidden;
            it.stands = [middle; 4];
            if deploys && state.round > 0 {
                // Ruling PA-47: what enters later is not yet deployed.
                state.unit_mut(unit).readiness = crate::state::Readiness::Undeployed;
            }
        }
        None => state.decoys[side.index()] -= 1,
    }
    if !state.options.fog {
        reveal(state, state.tokens.len() - 1, log);
    }
}

/// A token is turned up: its unit is set down in the square, or the decoy is removed.
pub(crate) fn reveal(state: &mut State, token: usize, log: &mut impl EventSink<Event>) {
    let Token { side, number, unit, at, .. } = state.tokens[token];
    state.tokens[token].at = TokenPlace::Gone;
    let TokenPlace::Square(square) = at else { return };
    match unit.some() {
        None => log.emit(Event::DecoyFound { side, number }),
        Some(unit) => {
            let middle = state.measures().middle(square);
            room::set_down(state, unit, middle, State::towards_enemy(side));
            state.unit_mut(unit).spent |= state.tokens[token].spent;
            state.unit_mut(unit).fresh = true;
            log.emit(Event::Revealed { unit, number });
        }
    }
}

/// The token of a hidden unit is turned up.
pub(crate) fn reveal_unit(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    if let Some(token) = state.token_of(unit) {
        reveal(state, token, log);
    }
}

/// §14.2: how many squares a token may go.
fn speed(state: &State, token: &Token) -> u8 {
    match token.unit.some() {
        None => 2,
        Some(unit) => {
            let kind = state.profile(unit).kind;
            if kind.is_vehicle() { 2 } else { u8::from(!kind.is_gun()) }
        }
    }
}

pub(crate) fn token_candidates(state: &State, push: &mut impl FnMut(Action)) {
    let last = state.measures().last();
    for (at, token) in state.tokens.iter().enumerate() {
        if token.side != state.active || token.spent || token.at == TokenPlace::Gone {
            continue;
        }
        if token.unit != UnitNo::NONE {
            push(Action::Reveal(at as u8));
        }
        let reach = speed(state, token);
        match token.at {
            TokenPlace::Square(from) => {
                push(Action::Flank(at as u8));
                let near = |at: u8, last: u8| at.saturating_sub(reach)..=(at + reach).min(last);
                for column in near(from.column, last.column) {
                    for row in near(from.row, last.row) {
                        let square = Square { column, row };
                        if square != from {
                            push(Action::MoveToken { token: at as u8, square });
                        }
                    }
                }
            }
            TokenPlace::Flank { right, row } => {
                let column = if right { last.column } else { 0 };
                for row in row.saturating_sub(2)..=(row + 2).min(7) {
                    push(Action::MoveToken { token: at as u8, square: Square { column, row } });
                }
            }
            TokenPlace::Gone => {}
        }
    }
}

/// A token may go somewhere: what it hides is neither spent nor pinned (§11.2: the marker lies on the token).
fn moving_token(state: &State, token: u8) -> Result<Token, Illegal> {
    let it = own_token(state, token)?;
    must(it.unit.some().is_none_or(|unit| state.unit(unit).pinned == 0), "11.2", "pinned")?;
    Ok(it)
}

fn own_token(state: &State, token: u8) -> Result<Token, Illegal> {
    let it = state.tokens.get(usize::from(token)).filter(|it| it.side == state.active && it.at != TokenPlace::Gone);
    let it = it.ok_or(Illegal { rule: "14.2", why: "no-token" })?;
    must(!it.spent, "5.6.1", "spent")?;
    Ok(*it)
}

pub(crate) fn check_token(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Reveal(token) => {
            let it = own_token(state, token)?;
            must(it.unit != UnitNo::NONE, "14.4", "nothing-to-reveal")?;
            must(matches!(it.at, TokenPlace::Square(_)), "14.3", "on-the-flank")
        }
        Action::Flank(token) => {
            let it = moving_token(state, token)?;
            let TokenPlace::Square(square) = it.at else { return Err(Illegal { rule: "14.3", why: "on-the-flank" }) };
            must(speed(state, &it) > 0, "14.2", "guns-stay")?;
            let (left, right) = (square.column == 0, square.column == state.measures().columns() - 1);
            must(left || right, "14.3", "not-at-the-side")?;
            let out = (left && has_exit(state, square, false)) || (right && has_exit(state, square, true));
            must(out, "14.3", "no-road-out")
        }
        Action::MoveToken { token, square } => {
            let it = moving_token(state, token)?;
            must(state.measures().has(square), "14.2", "off-table")?;
            must(!is_closed(state, square), "1.6", "impassable")?;
            let reach = speed(state, &it);
            match it.at {
                TokenPlace::Square(from) => {
                    must(reach > 0, "14.2", "guns-stay")?;
                    must(from != square, "14.2", "stands-there")?;
                    must(from.steps(square) <= reach, "14.2", "too-far")?;
                    must(has_way(state, &it, from, square), "1.6", "no-bridge")
                }
                TokenPlace::Flank { right, row } => {
                    let column = if right { state.measures().columns() - 1 } else { 0 };
                    must(square.column == column, "14.3", "along-the-side")?;
                    must(row.abs_diff(square.row) <= reach, "14.3", "too-far")
                }
                TokenPlace::Gone => Err(Illegal { rule: "14.2", why: "no-token" }),
            }
        }
        _ => Err(Illegal { rule: "14.2", why: "turn-pending" }),
    }
}

/// §14.3: whether a road leaves the table by the side of this square.
fn has_exit(state: &State, square: Square, right: bool) -> bool {
    let measures = state.measures();
    let edge = if right { measures.width } else { 0 };
    state.pieces.iter().filter(|piece| piece.kind == PieceKind::Road).any(|road| {
        [road.at, road.to].into_iter().any(|end| i32::from(end.x) == edge && measures.square_of(end).row == square.row)
    })
}

pub(crate) fn apply_token(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    match action {
        Action::Reveal(token) => reveal(state, usize::from(token), log),
        Action::Flank(token) => {
            let at = usize::from(token);
            if let TokenPlace::Square(square) = state.tokens[at].at {
                state.tokens[at].at = TokenPlace::Flank { right: square.column > 0, row: square.row };
                state.tokens[at].spent = true;
                state.tokens[at].moved = true;
                state.tokens[at].ordered = None;
                if let Some(unit) = state.tokens[at].unit.some() {
                    let it = state.unit_mut(unit);
                    it.spent = true;
                    it.stirred = true;
                    it.aimed = false;
                    it.task = crate::state::Task::None;
                }
                let Token { side, number, .. } = state.tokens[at];
                log.emit(Event::TokenFlanks { side, number, from: square, square });
            }
        }
        Action::MoveToken { token, square } => move_token(state, usize::from(token), square, log),
        _ => {}
    }
}

fn move_token(state: &mut State, at: usize, square: Square, log: &mut impl EventSink<Event>) {
    let Token { side, number, unit, .. } = state.tokens[at];
    state.tokens[at].spent = true;
    state.tokens[at].moved = true;
    state.tokens[at].ordered = None;
    let mut came_from = None;
    match state.tokens[at].at {
        // Ruling PA-67: along the edge this turn, onto the table by the exit it has reached in the next.
        TokenPlace::Flank { right, row } if row != square.row || !has_exit(state, square, right) => {
            state.tokens[at].at = TokenPlace::Flank { right, row: square.row };
            log.emit(Event::TokenFlanks { side, number, from: Square { row, ..square }, square });
            return;
        }
        TokenPlace::Square(from) => {
            state.tokens[at].fast |= from.steps(square) > 1;
            came_from = Some(from);
        }
        _ => {}
    }
    // §14.4, ruling PA-66: two tokens that meet are both turned up; the mover stays where it was.
    let met = state.tokens.iter().position(|token| token.side != side && token.at == TokenPlace::Square(square));
    if let Some(met) = met {
        reveal(state, met, log);
        if matches!(state.tokens[at].at, TokenPlace::Square(_)) {
            reveal(state, at, log);
        }
        return;
    }
    state.tokens[at].at = TokenPlace::Square(square);
    log.emit(Event::TokenMoved { side, number, from: came_from, square });
    if let Some(unit) = unit.some() {
        let middle = state.measures().middle(square);
        state.unit_mut(unit).stands = [middle; 4];
        let it = state.unit_mut(unit);
        it.spent = true;
        it.stirred = true;
        it.aimed = false;
        it.task = crate::state::Task::None;
    }
}

/// §14.4: at the end of a turn, what is seen or near is turned up, on both sides at once.
pub(crate) fn detect(state: &mut State, log: &mut impl EventSink<Event>) {
    let mut seen: ArrayVec<u8, { crate::state::TOKENS }> = ArrayVec::new();
    let scene = Scene::of(state);
    for side in Side::ALL.iter().copied() {
        let laid = state.tokens.iter().enumerate().filter(|(_, token)| token.side == side);
        let mut laid = laid.filter(|(_, token)| matches!(token.at, TokenPlace::Square(_))).peekable();
        if laid.peek().is_none() {
            continue;
        }
        let lookouts = Lookouts::of(&scene, side);
        // Tokens gather: what was found for a square holds for all of a side on it.
        let mut known: ArrayVec<(Square, bool), 32> = ArrayVec::new();
        for (at, token) in laid {
            let TokenPlace::Square(square) = token.at else { continue };
            let found = known.iter().find(|(at, _)| *at == square).map(|(_, found)| *found);
            let found = found.unwrap_or_else(|| {
                let found = lookouts.detect(square);
                let _ = known.try_push((square, found));
                found
            });
            if found {
                seen.push(at as u8);
            }
        }
    }
    // In the order of what they stand for: turned up at once, which token was whose is not told by the order.
    seen.sort_unstable_by_key(|token| (state.tokens[usize::from(*token)].unit, *token));
    for token in seen {
        reveal(state, usize::from(token), log);
    }
}

/// Whether an enemy of `side` detects what stands on a square.
pub(crate) fn is_detected(state: &State, side: Side, square: Square) -> bool {
    Lookouts::of(&Scene::of(state), side).detect(square)
}

/// Those who may detect a token of the other side: who they are, where, and how many squares off they see anything.
struct Lookouts<'a> {
    scene: &'a Scene<'a>,
    all: ArrayVec<(UnitNo, Square, u8), UNITS>,
}

impl<'a> Lookouts<'a> {
    /// The enemies of `side`: §3-recon sees farther, §3-poor-vision less far.
    fn of(scene: &'a Scene, side: Side) -> Lookouts<'a> {
        let state = scene.state;
        let measures = state.measures();
        let all = state.on_table(side.other()).map(|enemy| {
            let near = if state.has(enemy, Trait::Recon) {
                3
            } else if state.has(enemy, Trait::PoorVision) {
                1
            } else {
                2
            };
            (enemy, measures.square_of(state.unit(enemy).middle()), near)
        });
        Lookouts { scene, all: all.collect() }
    }

    /// Whether they detect what stands on a square (rulings B-70, PA-66).
    fn detect(&self, square: Square) -> bool {
        let state = self.scene.state;
        self.all.iter().any(|(_, at, near)| at.steps(square) <= *near)
            || is_open(state, square) && {
                let middle = state.measures().middle(square);
                self.all.iter().any(|(enemy, ..)| self.scene.sees_place(*enemy, middle))
            }
    }
}

/// A square no concealing or covering piece touches.
fn is_open(state: &State, square: Square) -> bool {
    let measures = state.measures();
    let (outline, middle) = (measures.outline(square), measures.middle(square).v());
    !state.pieces.iter().any(|piece| {
        let def = piece.def(state.data());
        (def.conceals || def.cover.is_some())
            && !piece.is_clear_of(state.data(), middle, measures.square)
            && piece.overlaps(state.data(), &outline)
    })
}

/// §14.5: tokens on every square the template touches are turned up; their units suffer as if under it.
pub(crate) fn bombed(state: &mut State, at: Point, radius: i32, log: &mut impl EventSink<Event>) -> UnitSet {
    let measures = state.measures();
    let mut found = 0;
    for token in 0..state.tokens.len() {
        let TokenPlace::Square(square) = state.tokens[token].at else { continue };
        if crate::geometry::polygon::touches(at, radius, &measures.outline(square)) {
            if let Some(unit) = state.tokens[token].unit.some() {
                found |= bit(unit);
            }
            reveal(state, token, log);
        }
    }
    found
}

/// §3-concealment: whether a unit may become a token again at the end of its turn (ruling PA-68).
pub(crate) fn check_hides(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    let it = state.unit(unit);
    must(it.side == state.active, "3-concealment", "not-own-unit")?;
    must(state.options.fog, "3-concealment", "no-fog")?;
    it.check_stands()?;
    must(state.has(unit, Trait::Concealment), "3-concealment", "no-concealment")?;
    must(!it.panicked, "3-concealment", "panicked")?;
    must(it.pinned == 0, "3-concealment", "pinned")?;
    must(!it.stirred, "3-concealment", "stirred")?;
    must(!state.tokens.is_full(), "14.1", "too-many-tokens")?;
    must(state.passed & bit(unit) == 0, "3-concealment", "hides-once")?;
    must(cover::is_concealed(state, unit, None), "3-concealment", "not-concealed")?;
    let square = state.measures().square_of(it.middle());
    must(!is_detected(state, it.side, square), "14.4", "in-enemy-sight")
}

pub(crate) fn can_hide(state: &State, unit: UnitNo) -> bool {
    check_hides(state, unit).is_ok()
}

pub(crate) fn hide(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    let side = state.unit(unit).side;
    let square = state.measures().square_of(state.unit(unit).middle());
    // It goes by its own number again; who never had a token gets the next one.
    let at = state.tokens.iter().position(|token| token.unit == unit).unwrap_or_else(|| {
        state.numbered[side.index()] += 1;
        let number = state.numbered[side.index()];
        let at = TokenPlace::Gone;
        let (fast, moved, late) = (false, false, false);
        state.tokens.push(Token { side, number, unit, at, fast, spent: true, ordered: None, moved, late });
        state.tokens.len() - 1
    });
    let token = &mut state.tokens[at];
    (token.at, token.spent, token.ordered) = (TokenPlace::Square(square), true, None);
    let number = token.number;
    let middle = state.measures().middle(square);
    let it = state.unit_mut(unit);
    it.place = Place::Hidden;
    it.stands = [middle; 4];
    log.emit(Event::HidesAgain(side, number));
}
