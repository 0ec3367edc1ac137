//! What is agreed before the first step: the battle or scenario, decks, players, options.

use crate::board::{COLUMNS, Cell, CellSet};
use crate::data::{BattleDef, Card, Data, First, GeneralDef, Pack, ScenarioDeck, ScenarioDef, Special};
use crate::ids::{CardNo, Class, GeneralNo, Nation, Natural, Side, Slot, Slots, TerrainNo, UnitNo, Weather};
use crate::lists::{Collection, DeckList, copies_in_box, points};
use crate::state::{Agreed, CardRow, Frame, Player, State, Unit};
use frente_kernel::{Fault, OptionInfo, SetupError};
use serde::{Deserialize, Serialize};

/// A deck by name, or a player's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DeckChoice {
    /// A ready deck.
    Ready(String),
    /// A list of cards.
    Own(DeckList),
}

/// What is agreed before the first step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Units, cards, terrain.
    pub pack: Pack,
    /// A pitched battle (`bc1` to `bc6`) or a scenario (`omaha`…).
    pub scenario: String,
    /// Decks of the seats in order, in place of the usual ones.
    pub decks: Vec<DeckChoice>,
    /// §2.1: the limit of a side's deck in a pitched battle; 0 is the usual one, 120 for each board.
    pub points: u16,
    /// §14.1: how many play; one plays against the automaton.
    pub players: u8,
    /// §14.7: boards side by side.
    pub boards: u8,
    /// The side of seat 0, where it plays alone against one or two: 0 is A, 1 is B.
    pub side: u8,
    /// Rounds after which a pitched battle is broken off (§3.5); 0 is never.
    pub rounds: u8,
    /// §24: 0 clear, 1 snow, 2 rain, 3 mud, 4 night, 5 fog; by night 6 snow, 7 rain, 8 mud, 9 fog.
    pub weather: u8,
    /// §15.1: novices, one bit a seat.
    pub novices: u8,
    /// §3.3: whether the rules offer surrender; a table has its own.
    pub surrender: u8,
    /// Ruling A42: whether fighters come back from a mission.
    pub fighters_return: u8,
    /// Ruling G1: whether decks may hold more than one box does.
    pub open_collection: u8,
    /// chapter 23: recruit 0, veteran 1, general 2, field marshal 3.
    pub difficulty: u8,
    /// §2.1: whether the list of a deck of one's own lies open to the other side, as that of a ready deck does.
    pub open_lists: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            pack: Pack::default(),
            scenario: "bc1".to_owned(),
            decks: Vec::new(),
            points: 0,
            players: 2,
            boards: 1,
            side: 0,
            rounds: 30,
            weather: 0,
            novices: 0,
            surrender: 0,
            fighters_return: 0,
            open_collection: 0,
            difficulty: 1,
            open_lists: 0,
        }
    }
}

/// §2.1: the points of a deck, where nothing else was agreed.
const USUAL_POINTS: u16 = 120;

/// The options of a setup.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { id: "points", values: &[0, 80, 100, 120, 240], default: 0, rule: "2.1" },
    OptionInfo { id: "players", values: &[1, 2, 3, 4], default: 2, rule: "14.1" },
    OptionInfo { id: "boards", values: &[1, 2], default: 1, rule: "14.7" },
    OptionInfo { id: "side", values: &[0, 1], default: 0, rule: "14.1" },
    OptionInfo { id: "rounds", values: &[15, 20, 30, 40, 60, 0], default: 30, rule: "3.5" },
    OptionInfo { id: "weather", values: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], default: 0, rule: "24" },
    OptionInfo { id: "novices", values: &[0, 1, 2, 3, 4, 8, 15], default: 0, rule: "15.1" },
    OptionInfo { id: "surrender", values: &[0, 1], default: 0, rule: "3.3" },
    OptionInfo { id: "fighters_return", values: &[0, 1], default: 0, rule: "13.2" },
    OptionInfo { id: "open_collection", values: &[0, 1], default: 0, rule: "2.1" },
    OptionInfo { id: "open_lists", values: &[0, 1], default: 0, rule: "2.1" },
    OptionInfo { id: "difficulty", values: &[0, 1, 2, 3], default: 1, rule: "23.1" },
];

/// What a scenario or battle means for the tables.
enum Field<'a> {
    Battle(&'a BattleDef),
    Scenario(u8, &'a ScenarioDef),
}

impl Field<'_> {
    /// The weather a scenario brings.
    fn weather(&self) -> Option<Weather> {
        let weather = |special: &Special| match special {
            Special::Weather(weather) => Some(*weather),
            _ => None,
        };
        match self {
            Field::Battle(_) => None,
            Field::Scenario(_, def) => def.special.iter().find_map(weather),
        }
    }
}

/// §24: the weathers of a setup, and whether they come by night.
const WEATHERS: [(Weather, bool); 10] = [
    (Weather::Clear, false),
    (Weather::Snow, false),
    (Weather::Rain, false),
    (Weather::Mud, false),
    (Weather::Night, false),
    (Weather::Fog, false),
    (Weather::Snow, true),
    (Weather::Rain, true),
    (Weather::Mud, true),
    (Weather::Fog, true),
];

/// The cards of a seat, and its nation.
struct SeatDeck {
    nation: Nation,
    cards: Vec<(CardNo, u8)>,
}

impl Setup {
    /// The first position, or every reason against it.
    pub(crate) fn begin(&self) -> Result<State, SetupError> {
        let data = self.pack.data();
        let mut faults = Vec::new();
        let mut expect = |holds: bool, place: &str, reason: String| {
            if !holds {
                faults.push(Fault { place: place.to_owned(), reason });
            }
        };
        let field = self.field(data);
        let ids: Vec<&str> = data.decks.battles.iter().map(|battle| battle.id.as_str()).collect();
        let more: Vec<&str> = data.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
        let known = || format!("expected one of {}, found \"{}\"", [ids, more].concat().join(", "), self.scenario);
        expect(field.is_some(), "scenario", known());
        expect((1..=4).contains(&self.players), "players", format!("expected 1 to 4 (§14.1), found {}", self.players));
        let boards = self.boards == 1 || (self.boards == 2 && self.players == 4);
        expect(boards, "boards", format!("expected 1, or 2 with four players (§14.7), found {}", self.boards));
        let points = self.points == 0 || (10..=1000).contains(&self.points);
        expect(points, "points", format!("expected 10 to 1000, or 0 for the usual limit, found {}", self.points));
        expect(
            self.rounds <= 60,
            "rounds",
            format!("expected 1 to 60, or 0 for no limit (§3.5), found {}", self.rounds),
        );
        expect(self.weather < 10, "weather", format!("expected 0 to 9 (§24), found {}", self.weather));
        expect(self.novices < 16, "novices", format!("expected 0 to 15 (§15.1), found {}", self.novices));
        expect(self.difficulty < 4, "difficulty", format!("expected 0 to 3 (§23.1), found {}", self.difficulty));
        for (place, value) in [
            ("side", self.side),
            ("surrender", self.surrender),
            ("fighters_return", self.fighters_return),
            ("open_collection", self.open_collection),
            ("open_lists", self.open_lists),
        ] {
            expect(value < 2, place, format!("expected 0 or 1, found {value}"));
        }
        if let (Some(printed), true) = (field.as_ref().and_then(Field::weather), self.weather < 10) {
            let (chosen, _) = WEATHERS[usize::from(self.weather)];
            let fits = chosen == printed || matches!(chosen, Weather::Clear | Weather::Night);
            let reason = format!(
                "the scenario has {printed} (§24): expected 0, or 4 for the same by night, found {}",
                self.weather
            );
            expect(fits, "weather", reason);
        }
        let chairs = usize::from(self.players.max(2));
        let listed = self.decks.len();
        expect(listed <= chairs, "decks", format!("expected one deck a seat at most, found {listed}"));
        let Some(field) = field.filter(|_| faults.is_empty()) else {
            return Err(SetupError(faults));
        };
        let agreed = self.agreed(&field);
        let decks: Vec<SeatDeck> =
            (0..chairs).filter_map(|seat| self.seat_deck(data, &field, &agreed, seat, &mut faults)).collect();
        if faults.is_empty() {
            Side::ALL.into_iter().for_each(|side| self.judge_pair(data, &field, &agreed, side, &decks, &mut faults));
        }
        if !faults.is_empty() {
            return Err(SetupError(faults));
        }
        Ok(self.lay_out(data, &field, agreed, &decks))
    }

    fn field<'a>(&self, data: &'a Data) -> Option<Field<'a>> {
        let battle = data.decks.battles.iter().find(|battle| battle.id == self.scenario).map(Field::Battle);
        let scenario = || {
            let at = data.scenarios.iter().position(|scenario| scenario.id == self.scenario)?;
            Some(Field::Scenario(at as u8, &data.scenarios[at]))
        };
        battle.or_else(scenario)
    }

    fn agreed(&self, field: &Field) -> Agreed {
        let (own, other) = if self.side == 0 { (Side::A, Side::B) } else { (Side::B, Side::A) };
        let sides = match self.players {
            1 | 3 => [own, other, other, own],
            // §14.6: four play two against two.
            _ => [Side::A, Side::B, Side::A, Side::B],
        };
        let (scenario, rounds) = match field {
            Field::Battle(_) => (None, self.rounds),
            Field::Scenario(at, def) => (Some(*at), def.rounds),
        };
        let (chosen, by_night) = WEATHERS[usize::from(self.weather)];
        let printed = field.weather();
        Agreed {
            scenario,
            seats: self.players,
            sides,
            boards: self.boards,
            rounds,
            weather: printed.unwrap_or(chosen),
            night: by_night || (printed.is_some() && chosen == Weather::Night),
            novices: self.novices,
            surrender: self.surrender == 1,
            fighters_return: self.fighters_return == 1,
            automaton: (self.players == 1).then_some([-1, 0, 1, 2][usize::from(self.difficulty)]),
            closed: self.closed(),
        }
    }

    /// The seats with a list of their own, one bit each, where such lists lie closed.
    fn closed(&self) -> u8 {
        let own = |(_, deck): &(usize, &DeckChoice)| matches!(deck, DeckChoice::Own(_)) && self.open_lists == 0;
        self.decks.iter().enumerate().take(4).filter(own).map(|(seat, _)| 1 << seat).sum()
    }

    /// The points of a side's cards.
    fn limit(&self, field: &Field, agreed: &Agreed, side: Side) -> u16 {
        match field {
            // §2.1; §14.7: with two boxes 240 points are the usual limit (ruling C3).
            Field::Battle(_) if self.points == 0 => USUAL_POINTS * u16::from(agreed.boards),
            Field::Battle(_) => self.points,
            Field::Scenario(_, def) => {
                let own = if side == Side::A { &def.sides.0 } else { &def.sides.1 };
                own.limit * u16::from(agreed.boards)
            }
        }
    }

    /// §14.2: two members halve the points, or share one list out as they like: together they keep the limit of the side,
    /// and on one board what one box holds (ruling G1).
    fn judge_pair(
        &self,
        data: &Data,
        field: &Field,
        agreed: &Agreed,
        side: Side,
        decks: &[SeatDeck],
        faults: &mut Vec<Fault>,
    ) {
        let mates: Vec<usize> = (0..decks.len()).filter(|seat| agreed.sides[*seat] == side).collect();
        let [marshal, general] = mates[..] else { return };
        if self.decks.get(marshal).or(self.decks.get(general)).is_none() {
            return;
        }
        let mut fault = |reason: String| faults.push(Fault { place: "decks".to_owned(), reason });
        let pair = [&decks[marshal], &decks[general]];
        let all = || pair.iter().flat_map(|deck| &deck.cards);
        let sum: u32 = all().map(|(card, copies)| u32::from(points(data, *card)) * u32::from(*copies)).sum();
        let limit = self.limit(field, agreed, side);
        if sum > u32::from(limit) {
            fault(format!(
                "those of seats {marshal} and {general} come to {sum} points together, the limit of a side is {limit} (§14.2)"
            ));
        }
        let boxed = self.open_collection == 0 && agreed.boards == 1 && pair[0].nation == pair[1].nation;
        for (card, copies) in pair[0].cards.iter().filter(|_| boxed) {
            let other = pair[1].cards.iter().find(|(other, _)| other == card).map_or(0, |(_, copies)| *copies);
            let most = copies_in_box(data, *card, pair[0].nation);
            if other > 0 && copies.saturating_add(other) > most {
                let (id, both) = (data.card_id(*card), u16::from(*copies) + u16::from(other));
                fault(format!("seats {marshal} and {general} hold {both} copies of {id}, one box holds {most}"));
            }
        }
    }

    /// §2.1: the deck a seat has chosen for itself, if nothing is wrong with it.
    fn chosen_deck(
        &self,
        data: &Data,
        choice: &DeckChoice,
        limit: u16,
        fault: &mut impl FnMut(String),
    ) -> Option<SeatDeck> {
        let list = match choice {
            DeckChoice::Own(list) => list.clone(),
            DeckChoice::Ready(id) => match data.deck(id) {
                Some(deck) => DeckList { nation: deck.nation, cards: deck.cards.clone() },
                None => {
                    fault(format!("no ready deck is called \"{id}\""));
                    return None;
                }
            },
        };
        let collection = if self.open_collection == 1 { Collection::Open } else { Collection::Box };
        let reasons = list.faults(data, limit, collection);
        let sound = reasons.is_empty();
        reasons.into_iter().for_each(fault);
        sound.then(|| numbered(data, list.nation, &list.cards))
    }

    /// §14.2: points are shared equally inside a pair, or one list is shared out.
    fn seat_deck(
        &self,
        data: &'static Data,
        field: &Field,
        agreed: &Agreed,
        seat: usize,
        faults: &mut Vec<Fault>,
    ) -> Option<SeatDeck> {
        let side = agreed.sides[seat];
        let chairs = usize::from(self.players.max(2));
        let mates: Vec<usize> = (0..chairs).filter(|other| agreed.sides[*other] == side).collect();
        let pair = mates.len() > 1;
        let limit = self.limit(field, agreed, side);
        let fixed = match field {
            Field::Battle(_) => None,
            Field::Scenario(_, def) => Some(if side == Side::A { &def.sides.0 } else { &def.sides.1 }),
        };
        let place = format!("decks[{seat}]");
        let mut fault = |reason: String| faults.push(Fault { place: place.clone(), reason });
        if let Some(choice) = self.decks.get(seat) {
            if fixed.is_some_and(|side| matches!(side.deck, ScenarioDeck::Cards(_))) {
                fault("the scenario fixes the cards of this side (§2.1)".to_owned());
                return None;
            }
            return self.chosen_deck(data, choice, limit, &mut fault);
        }
        let ready = |id: &str| data.deck(id).map(|deck| (deck.nation, deck.cards.clone()));
        let (nation, cards) = match (field, fixed) {
            (Field::Battle(battle), _) => {
                let id = if side == Side::A { &battle.decks.0 } else { &battle.decks.1 };
                let (nation, cards) = ready(id)?;
                let whole = !pair || agreed.boards == 2;
                let sum = DeckList { nation, cards: cards.clone() }.points(data);
                let per_seat = if pair && agreed.boards == 2 { limit / 2 } else { limit };
                if sum > u32::from(per_seat) {
                    fault(format!(
                        "the ready deck {id} has {sum} points, the limit is {per_seat}; choose another (§2.1)"
                    ));
                    return None;
                }
                if whole {
                    return Some(numbered(data, nation, &cards));
                }
                (nation, cards)
            }
            (_, Some(side)) => match (&side.deck, side.nation) {
                (ScenarioDeck::Cards(cards), Some(nation)) => (nation, cards.clone()),
                (ScenarioDeck::Ready(id), _) => ready(id)?,
                _ => {
                    fault(format!("this side brings a deck of its own, {limit} points at most"));
                    return None;
                }
            },
            _ => return None,
        };
        let all = numbered(data, nation, &cards);
        if !pair || agreed.boards == 2 {
            return Some(all);
        }
        // §14.2: one list shared out, infantry, guns and transports to the marshal, the rest to the general.
        let marshal = mates.first() == Some(&seat);
        let his = |card: &CardNo| {
            let Some(Card::Unit(unit)) = data.card(*card) else { return false };
            matches!(data.units[unit.index()].class, Class::Infantry | Class::Artillery | Class::Transport)
        };
        let cards = all.cards.into_iter().filter(|(card, _)| his(card) == marshal).collect();
        Some(SeatDeck { nation, cards })
    }

    fn lay_out(&self, data: &'static Data, field: &Field, agreed: Agreed, decks: &[SeatDeck]) -> State {
        let scenario = match field {
            Field::Scenario(_, def) => Some(*def),
            Field::Battle(_) => None,
        };
        let sides = scenario.map(|def| [&def.sides.0, &def.sides.1]);
        let general = |side: Side| {
            let id = sides.and_then(|sides| sides[side as usize].general.as_ref())?;
            let at = data.cards.generals.iter().position(|general| general.id == *id)?;
            Some(GeneralNo(at as u8))
        };
        let mut state = State::bare(self.pack, agreed);
        CellSet::field(agreed.width()).iter().for_each(|cell| state.set_natural(cell, Natural::Open));
        for (seat, deck) in decks.iter().enumerate() {
            let rows: Vec<CardRow> = deck.cards.iter().map(|(card, count)| CardRow(*card, *count, 0, 0)).collect();
            state.players[seat] = Player::new(state.data(), deck.nation, &rows);
        }
        for (at, card) in data.tables.terrain.iter().enumerate() {
            state.stock[at] = if card.for_sale { card.copies * agreed.boards } else { 0 };
        }
        for hq in state.hq_list() {
            let owner = state.hq_seat(hq);
            let nation = state.player(owner).nation;
            state.hqs[usize::from(hq)].pi = data.board.nations[nation.index()].pi;
            // §23.1: a field marshal has a general from the start, the first of his nation (ruling G50).
            let own = |general: &GeneralDef| general.nation == nation;
            let first = || data.cards.generals.iter().position(own).map(|at| GeneralNo(at as u8));
            let marshal = self.difficulty == FIELD_MARSHAL && state.is_automaton(owner);
            // §4.6: a scenario may begin with the general in place.
            let start = general(state.hq_side(hq));
            state.hqs[usize::from(hq)].general = if marshal { start.or_else(first) } else { start };
        }
        if let Some(def) = scenario {
            for board in 0..agreed.boards {
                scenario_field(&mut state, data, def, board * COLUMNS);
            }
            for side in Side::ALL {
                let start = [&def.sides.0, &def.sides.1][side as usize].start_pa;
                crate::rules::c14_players::share_points(&mut state, side, start);
            }
        }
        match scenario {
            Some(def) if def.tiles.is_some() => begin_scenario(&mut state, def),
            _ => state.stack.push(Frame::Tiles(0)),
        }
        state
    }
}

/// §6.7: who plays first in a scenario; its tiles, cards, units and points lie there already.
pub(crate) fn begin_scenario(state: &mut State, def: &ScenarioDef) {
    match def.first {
        First::Side(side) => {
            state.turn.first = side;
            crate::rules::c7_start::deal(state);
        }
        First::Roll => state.stack.push(Frame::Initiative(Side::A)),
    }
}

/// Terrain cards, crates and starting units of one board of a scenario.
fn scenario_field(state: &mut State, data: &'static Data, def: &ScenarioDef, column: u8) {
    let at = |(cell_column, line): (u8, u8)| Cell::at(column + cell_column - 1, line - 1);
    if let Some(rows) = &def.tiles {
        for (row, tiles) in rows.iter().enumerate() {
            for (place, (id, face, turn)) in tiles.iter().enumerate() {
                let tile = data.board.tiles.iter().position(|tile| tile.id == *id).unwrap_or(0);
                let lie = u8::from(*face == crate::data::Face::B) + 2 * u8::from(*turn == 180);
                let corner = Cell::at(column + place as u8 * 2, row as u8 * 2);
                crate::rules::c6_who_begins::lay_tile(state, corner, tile as u8, lie);
            }
        }
    }
    for (id, cell, pi) in &def.terrain {
        let Some(card) = data.board.terrain.iter().position(|card| card.id == *id) else { continue };
        let rules = &data.tables.terrain[card];
        state.lay(at(*cell), TerrainNo(card as u8), pi.unwrap_or(rules.pi));
    }
    def.crates.iter().for_each(|cell| state.crates[at(*cell)] += 1);
    for (side, own) in [(Side::A, &def.sides.0), (Side::B, &def.sides.1)] {
        // Ruling G43: starting units are the marshal's; with two boards, of whoever holds that board.
        let owner = state.members(side).nth(usize::from(column / COLUMNS)).unwrap_or(state.marshal(side));
        for (id, cell, tokens) in &own.units {
            let Some(kind) = data.unit_by_id(id) else { continue };
            let mut unit = Unit::new(kind, owner);
            unit.arms = arms_of(data, kind, tokens);
            let unit = state.enlist(unit);
            state.place(unit, at(*cell));
        }
    }
}

/// Printed weapons and the named tokens, colour side up (ruling G26).
fn arms_of(data: &Data, kind: UnitNo, tokens: &[String]) -> Slots {
    let rules = &data.tables.units[kind.index()];
    let mut arms = rules.printed;
    for token in tokens {
        let is_it = |slot: &Slot| {
            let own = rules.slots[slot.index()].token;
            own.is_some_and(|own| data.armoury.tokens[usize::from(own)].id == *token)
        };
        arms.add(rules.all_slots().without(arms).iter().find(is_it).map_or(Slots::NONE, Slots::only));
    }
    arms
}

fn numbered(data: &Data, nation: Nation, cards: &[(String, u8)]) -> SeatDeck {
    let mut cards: Vec<(CardNo, u8)> =
        cards.iter().filter_map(|(id, count)| Some((data.card_by_id(id)?, *count))).collect();
    cards.sort_unstable();
    SeatDeck { nation, cards }
}

/// §23.1: the hardest automaton.
const FIELD_MARSHAL: u8 = 3;
