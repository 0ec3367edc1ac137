//! A position as JSON has it: short, readable, and refused where it does not hold together.

mod check;
mod forms;
mod names;

use crate::actions::Ending;
use crate::board::{Cell, CellSet, LINES};
use crate::data::{Data, Pack};
use crate::ids::{Nation, Natural, TerrainNo, UnitNo};
use crate::rules::c11_actors::{deciding, is_chance};
use crate::state::{
    Agreed, Assault, Attack, CardRow, Frame, Hit, Mission, Player, Salvo, Stack, State, Turn, Unit, Victim,
};
use frente_kernel::{By, Seat};
use serde::Serialize;

pub(crate) use forms::place_or_255;
pub use forms::{AssaultForm, AttackForm, FighterForm, HqForm, MissionForm, UnitForm};
pub use names::{Draft, card_ids, slot_names};

/// A position as JSON has it: in numbers, where a person may write ids ([`Draft`]).
#[derive(Clone, Debug, Serialize)]
pub struct Form {
    pack: Pack,
    agreed: Agreed,
    turn: Turn,
    hqs: [HqForm; 4],
    players: Vec<PlayerForm>,
    /// The lines of the field from side A, a letter a cell.
    field: Vec<String>,
    /// Terrain cards with their impact points.
    terrain: Vec<(Cell, TerrainNo, u8)>,
    units: Vec<Option<UnitForm>>,
    smoke: [CellSet; 2],
    crates: Vec<Cell>,
    delivered: [u8; 2],
    lost: [u8; 2],
    tiles: u64,
    stock: Vec<u8>,
    attack: AttackForm,
    area: CellSet,
    assault: AssaultForm,
    mission: MissionForm,
    stack: Vec<Frame>,
    ending: Option<Ending>,
}

#[derive(Clone, Debug, Serialize)]
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
        let terrain = state.carded.iter().map(|cell| (cell, state.terrain[cell], state.pi[cell]));
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
            hqs: state.hqs.map(HqForm::from),
            players: state.players.iter().map(player).collect(),
            field: (0..LINES).map(line).collect(),
            terrain: terrain.collect(),
            units: state.units.to_list().iter().map(|unit| unit.as_ref().map(UnitForm::from)).collect(),
            smoke: *state.smoke.values(),
            crates: state.crate_list(),
            delivered: *state.delivered.values(),
            lost: *state.lost.values(),
            tiles: state.tiles,
            stock: state.stock.to_vec(),
            attack: state.attack_form(),
            area: state.area(),
            assault: state.assault.as_ref().map_or(AssaultForm::NONE, AssaultForm::from),
            mission: MissionForm::from(&state.mission),
            stack: state.stack.iter().collect(),
            ending: state.ending,
        }
    }
}

/// Why a form is no position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadForm(String);

impl TryFrom<Draft> for State {
    type Error = BadForm;

    fn try_from(draft: Draft) -> Result<State, BadForm> {
        let form = draft.resolve()?;
        let bad = |why: &str| BadForm(why.to_owned());
        form.check()?;
        let data = form.pack.data();
        let players: Vec<Player> = form.players.iter().map(|form| player(data, form)).collect::<Result<_, _>>()?;
        let players = <[Player; 4]>::try_from(players).map_err(|_| bad("players: expected four"))?;
        let mut stock = [0; 32];
        stock.iter_mut().zip(&form.stock).for_each(|(to, from)| *to = *from);
        let stack = Stack::try_from(&*form.stack).map_err(|error| bad(&format!("stack: {error}")))?;
        let mut state = State {
            stock,
            players,
            stack,
            smoke: By::of(form.smoke),
            delivered: By::of(form.delivered),
            lost: By::of(form.lost),
            tiles: form.tiles,
            turn: form.turn,
            mission: Mission::from(&form.mission),
            ending: form.ending,
            ..State::bare(form.pack, form.agreed)
        };
        for (at, hq) in form.hqs.iter().enumerate() {
            let leader = if at < state.hq_list().count() { state.hq_seat(at as u8) } else { Seat(at as u8) };
            state.hqs[at] = hq.led_by(leader);
        }
        state.take_up_attacks(&form);
        state.lay_field(&form)?;
        state.put_units(&form)?;
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
    if !rising || form.cards.len() > crate::lists::MOST_KINDS {
        return Err(BadForm("players.cards: expected up to 64 different cards by rising number".to_owned()));
    }
    let mut player = Player::new(data, form.nation, &form.cards);
    player.pa = form.pa;
    player.bid = form.bid;
    player.mulligans = form.mulligans;
    Ok(player)
}

impl State {
    /// Lays the field, the terrain cards and the crates of a form.
    fn lay_field(&mut self, form: &Form) -> Result<(), BadForm> {
        for (line, letters) in form.field.iter().enumerate() {
            for (column, letter) in letters.bytes().enumerate() {
                let kind = LETTERS.iter().position(|known| *known == letter);
                let kind = kind.ok_or_else(|| BadForm("field: expected the letters . B S R M".to_owned()))?;
                self.set_natural(Cell::at(column as u8, line as u8), Natural::ALL[kind]);
            }
        }
        for (cell, card, pi) in &form.terrain {
            self.lay(*cell, *card, *pi);
        }
        for cell in &form.crates {
            self.crates[*cell] = self.crates[*cell].saturating_add(1);
        }
        Ok(())
    }

    /// Puts the units of a form on the table. A hole keeps its place: units name each other by theirs.
    fn put_units(&mut self, form: &Form) -> Result<(), BadForm> {
        let mut holes = Vec::new();
        // A unit on its way may cross a friend, which keeps the cell.
        let mover = match self.stack.top() {
            Some(Frame::Moving(unit)) => Some(unit),
            _ => None,
        };
        for unit in form.units.iter().map(|unit| unit.as_ref().map(Unit::from)) {
            let filler = Unit::new(UnitNo(0), Seat(0));
            let at = self.enlist(unit.unwrap_or(filler));
            let Some(unit) = unit else {
                holes.push(at);
                continue;
            };
            let Some(cell) = unit.cell.filter(|_| Some(at) != mover) else { continue };
            if self.unit_at(cell).is_some() {
                return Err(BadForm("units: two on one cell".to_owned()));
            }
            self.place(at, cell);
        }
        holes.into_iter().for_each(|at| self.units.remove(at));
        if let Some(mover) = mover.filter(|mover| self.units.is_live(*mover))
            && let Some(cell) = self.units[mover].cell
            && self.unit_at(cell).is_none()
        {
            self.place(mover, cell);
        }
        Ok(())
    }

    /// The attack under way as JSON has it; of a salvo between two dice, what the next one needs.
    pub(crate) fn attack_form(&self) -> AttackForm {
        let rest = |salvo: Salvo| AttackForm::from(&Attack::new(salvo.kind, salvo.seat, salvo.by, Victim::Hq(0)));
        let under_way = self.attack.as_ref().map(AttackForm::from);
        under_way.or_else(|| self.salvo.map(rest)).unwrap_or(AttackForm::NONE)
    }

    /// The cells an attack on an area is still to be thrown for.
    pub(crate) fn area(&self) -> CellSet {
        self.salvo.map_or(CellSet::EMPTY, |salvo| salvo.area)
    }

    /// The attacks that the pending frames speak of, as far as the form was checked for them.
    fn take_up_attacks(&mut self, form: &Form) {
        let attack = Attack::from(&form.attack);
        if form.is_pending(Frame::is_of_an_attack) {
            self.attack = Some(attack);
        }
        if form.is_pending(Frame::is_volley) {
            let Attack { kind, seat, by, .. } = attack;
            // The first of the salvo is the one under way.
            let how = if self.attack.is_some() { Hit::Thrown } else { attack.how };
            self.salvo = Some(Salvo { kind, seat, by, how, area: form.area });
        }
        if form.is_pending(Frame::is_exchange) {
            self.assault = Some(Assault::from(&form.assault));
        }
    }
}
