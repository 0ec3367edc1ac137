//! A position as JSON has it: short, readable, and refused where it does not hold together.

mod check;

use super::{
    Agreed, Assault, Attack, CardRow, Frame, Hq, Map, Mission, NOBODY, Player, Roster, Stack, State, Turn, Unit,
};
use crate::actions::Ending;
use crate::board::{CELLS, Cell, CellSet, LINES};
use crate::data::{Data, NONE, Pack};
use crate::ids::{Nation, Natural, TerrainNo};
use crate::rules::c11_actors::{deciding, is_chance};
use serde::{Deserialize, Serialize};

/// A position as JSON has it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Form {
    pack: Pack,
    agreed: Agreed,
    turn: Turn,
    hqs: [Hq; 4],
    players: Vec<PlayerForm>,
    /// The lines of the field from side A, a letter a cell.
    field: Vec<String>,
    /// Terrain cards with their impact points.
    terrain: Vec<(Cell, TerrainNo, u8)>,
    units: Vec<Option<Unit>>,
    smoke: [CellSet; 2],
    crates: Vec<Cell>,
    delivered: [u8; 2],
    lost: [u8; 2],
    tiles: u64,
    stock: Vec<u8>,
    attack: Attack,
    area: CellSet,
    assault: Assault,
    mission: Mission,
    stack: Vec<Frame>,
    ending: Option<Ending>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerForm {
    nation: Nation,
    pa: u8,
    bid: u8,
    mulligans: u8,
    /// Card, and how many lie in deck, hand and discard.
    cards: Vec<CardRow>,
}

pub(crate) const LETTERS: [u8; 5] = *b".BSRM";

impl From<State> for Form {
    fn from(state: State) -> Form {
        let letter = |cell| char::from(LETTERS[state.natural[cell].index()]);
        let line = |line| (0..state.width()).map(|column| letter(Cell::at(column, line))).collect();
        let terrain = state.carded.iter().map(|cell| (cell, TerrainNo(state.terrain[cell]), state.pi[cell]));
        let player = |player: &Player| PlayerForm {
            nation: player.nation,
            pa: player.pa,
            bid: player.bid,
            mulligans: player.mulligans,
            cards: player.rows(),
        };
        Form {
            pack: state.pack,
            agreed: state.agreed,
            turn: state.turn,
            hqs: state.hqs,
            players: state.players.iter().map(player).collect(),
            field: (0..LINES).map(line).collect(),
            terrain: terrain.collect(),
            units: state.units.to_list(),
            smoke: state.smoke,
            crates: state.crate_list(),
            delivered: state.delivered,
            lost: state.lost,
            tiles: state.tiles,
            stock: state.stock.to_vec(),
            attack: state.attack,
            area: state.area,
            assault: state.assault,
            mission: state.mission,
            stack: state.stack.iter().collect(),
            ending: state.ending,
        }
    }
}

/// Why a form is no position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadForm(String);

impl TryFrom<Form> for State {
    type Error = BadForm;

    fn try_from(form: Form) -> Result<State, BadForm> {
        let bad = |why: &str| BadForm(why.to_owned());
        form.check()?;
        let data = form.pack.data();
        let players: Vec<Player> = form.players.iter().map(|form| player(data, form)).collect::<Result<_, _>>()?;
        let players = <[Player; 4]>::try_from(players).map_err(|_| bad("players: expected four"))?;
        let mut stock = [0; 32];
        stock.iter_mut().zip(&form.stock).for_each(|(to, from)| *to = *from);
        let stack = Stack::try_from(&*form.stack).map_err(|error| bad(&format!("stack: {error}")))?;
        let mut state = State {
            pack: form.pack,
            agreed: form.agreed,
            units: Roster::new(),
            at: Map([NONE; CELLS]),
            stood: [CellSet::EMPTY; 2],
            natural: Map([Natural::Open; CELLS]),
            terrain: Map([NONE; CELLS]),
            pi: Map([0; CELLS]),
            carded: CellSet::EMPTY,
            plain: CellSet::EMPTY,
            smoke: form.smoke,
            crates: Map([0; CELLS]),
            delivered: form.delivered,
            lost: form.lost,
            tiles: form.tiles,
            stock,
            hqs: form.hqs,
            players,
            turn: form.turn,
            attack: form.attack,
            area: form.area,
            assault: form.assault,
            mission: form.mission,
            stack,
            ending: form.ending,
        };
        for (line, letters) in form.field.iter().enumerate() {
            for (column, letter) in letters.bytes().enumerate() {
                let kind = LETTERS.iter().position(|known| *known == letter);
                let kind = kind.ok_or_else(|| bad("field: expected the letters . B S R M"))?;
                state.set_natural(Cell::at(column as u8, line as u8), Natural::ALL[kind]);
            }
        }
        for (cell, card, pi) in form.terrain {
            state.lay(cell, card, pi);
        }
        for cell in form.crates {
            state.crates[cell] = state.crates[cell].saturating_add(1);
        }
        // A hole keeps its place: units name each other by theirs.
        let mut holes = Vec::new();
        // A unit on its way may cross a friend: he keeps the cell.
        let mover = match state.stack.top() {
            Some(Frame::Moving(unit)) => Some(unit),
            _ => None,
        };
        for unit in form.units {
            let filler = Unit::new(crate::ids::UnitNo(0), frente_kernel::Seat(0));
            let at = state.enlist(unit.unwrap_or(filler));
            let Some(unit) = unit else {
                holes.push(at);
                continue;
            };
            let Some(cell) = unit.cell.filter(|_| Some(at) != mover) else { continue };
            if state.unit_at(cell).is_some() {
                return Err(bad("units: two on one cell"));
            }
            state.place(at, cell);
        }
        holes.into_iter().for_each(|at| state.units.remove(at));
        if let Some(mover) = mover.filter(|mover| state.units.is_live(*mover))
            && let Some(cell) = state.units[mover].cell
            && state.unit_at(cell).is_none()
        {
            state.place(mover, cell);
        }
        state.name_owners();
        let waits = state.stack.top().is_none_or(|top| is_chance(top) || deciding(&state).is_some());
        if !waits && state.ending.is_none() {
            return Err(bad(
                "stack: expected on top what a seat chooses or chance brings, found what goes on by itself",
            ));
        }
        Ok(state)
    }
}

fn player(data: &Data, form: &PlayerForm) -> Result<Player, BadForm> {
    let rising = form.cards.windows(2).all(|pair| pair[0].0 < pair[1].0);
    if !rising || form.cards.len() > crate::data::decks::MOST_KINDS {
        return Err(BadForm("players.cards: expected up to 64 different cards by rising number".to_owned()));
    }
    let mut player = Player::new(data, form.nation, &form.cards);
    player.pa = form.pa;
    player.bid = form.bid;
    player.mulligans = form.mulligans;
    Ok(player)
}

impl State {
    /// A plane without an owner is commanded by who leads its staff.
    fn name_owners(&mut self) {
        for hq in self.hq_list() {
            let leader = self.hq_seat(hq);
            for plane in self.hqs[usize::from(hq)].fighters.iter_mut().flatten() {
                plane.owner = if plane.owner == NOBODY { leader } else { plane.owner };
            }
        }
        let Mission { seat, interceptor, planes, .. } = &mut self.mission;
        for (plane, leader) in planes.iter_mut().zip([*seat, *seat, *interceptor]) {
            if let Some(plane) = plane.as_mut().filter(|plane| plane.owner == NOBODY) {
                plane.owner = leader;
            }
        }
    }

    /// What is printed on a cell.
    pub(crate) fn set_natural(&mut self, cell: Cell, natural: Natural) {
        self.natural[cell] = natural;
        self.look_over(cell);
    }

    /// Keeps the set of plain cells up.
    fn look_over(&mut self, cell: Cell) {
        let open = self.natural[cell] == Natural::Open && self.terrain[cell] == NONE;
        if open && self.data().tables.open_is_normal { self.plain.insert(cell) } else { self.plain.remove(cell) }
    }

    /// Lays a terrain card.
    pub(crate) fn lay(&mut self, cell: Cell, card: TerrainNo, pi: u8) {
        self.terrain[cell] = card.0;
        self.pi[cell] = pi;
        self.carded.insert(cell);
        self.plain.remove(cell);
    }

    /// Takes a terrain card away.
    pub(crate) fn clear_terrain(&mut self, cell: Cell) {
        self.terrain[cell] = NONE;
        self.pi[cell] = 0;
        self.carded.remove(cell);
        self.look_over(cell);
    }
}
