//! The scenarios of a pack: what they lay out must fit on one field, come out of one box, and leave somebody a way to win.

use super::{id_needle, unique};
use crate::board::{COLUMNS, LINES};
use crate::data::{CellDef, Data, Face, ScenarioDeck, ScenarioDef, ScenarioSide, TokenSide, UnitDef, Victory};
use crate::ids::{Ability, Class, Ground, Natural};
use crate::lists::{Collection, DeckList};
use frente_kernel::Reader;

fn on_field(cell: CellDef) -> bool {
    (1..=COLUMNS).contains(&cell.0) && (1..=LINES).contains(&cell.1)
}

/// The tiles of a scenario: three rows of four, each tile once.
fn tiles(check: &mut Reader, data: &Data, scenario: &ScenarioDef) {
    let Some(rows) = &scenario.tiles else { return };
    let (id, needle) = (&scenario.id, id_needle(&scenario.id));
    let laid = rows.len() == 3 && rows.iter().all(|row| row.len() == 4);
    check.expect(laid, &needle, format!("{id}: expected three rows of four tiles"));
    let mut out = Vec::new();
    for (name, _, turn) in rows.iter().flatten() {
        let known = data.board.tiles.iter().any(|tile| tile.id == *name);
        let sound = known && [0, 180].contains(turn);
        check.expect(sound, &needle, format!("{id}: no tile {name} turned by {turn}, expected 0 or 180"));
        check.expect(!out.contains(&name), &needle, format!("{id}: the tile {name} is laid twice, a box has one"));
        out.push(name);
    }
}

pub(super) fn scenarios(check: &mut Reader, data: &Data) {
    unique(check, data.scenarios.iter().map(|scenario| &scenario.id));
    for scenario in &data.scenarios {
        let (id, needle) = (&scenario.id, id_needle(&scenario.id));
        let battle = data.decks.battles.iter().any(|battle| battle.id == *id);
        check.expect(!battle, &needle, format!("{id}: a pitched battle of decks.ron has that id"));
        tiles(check, data, scenario);
        let mut taken = Vec::new();
        for (card, cell, _) in &scenario.terrain {
            let known = data.board.terrain.iter().any(|def| def.id == *card);
            check.expect(known, &needle, format!("{id}: no terrain card {card}"));
            let free = on_field(*cell) && !taken.contains(cell);
            check.expect(free, &needle, format!("{id}: {card} on {cell:?}: off the field, or on another card"));
            taken.push(*cell);
        }
        let crates = scenario.crates.iter().all(|cell| on_field(*cell));
        check.expect(crates, &needle, format!("{id}: a crate lies off the field"));
        check.expect((1..=60).contains(&scenario.rounds), &needle, format!("{id}: 1 to 60 rounds"));
        let mut stood = Vec::new();
        for side in [&scenario.sides.0, &scenario.sides.1] {
            scenario_side(check, data, id, side);
            for (unit, cell, tokens) in &side.units {
                check.expect(
                    !stood.contains(cell),
                    &needle,
                    format!("{id}: {unit} on {cell:?}: two units on one cell"),
                );
                stood.push(*cell);
                if let Some(def) = data.units.iter().find(|def| def.id == *unit) {
                    standing(check, data, scenario, (side, def), *cell, tokens);
                }
            }
        }
        for (_, victory) in &scenario.victory {
            let sound = match victory {
                Victory::UnitsOnLine { line, .. } => (1..=LINES).contains(line),
                Victory::HoldCells(cells) => {
                    !cells.is_empty() && cells.len() <= 4 && cells.iter().all(|c| on_field(*c))
                }
                _ => true,
            };
            check.expect(sound, &needle, format!("{id}: {victory:?} names a place that is not there"));
            let least = match victory {
                Victory::UnitsOnLine { count, .. } | Victory::DestroyUnits(count) | Victory::Crates(count) => *count,
                _ => 1,
            };
            check.expect((1..=60).contains(&least), &needle, format!("{id}: {victory:?}: expected 1 to 60"));
        }
        check.expect(!scenario.victory.is_empty(), &needle, format!("{id}: nobody can win"));
    }
}

fn scenario_side(check: &mut Reader, data: &Data, id: &str, side: &ScenarioSide) {
    let needle = id_needle(id);
    if let ScenarioDeck::Cards(cards) = &side.deck {
        let Some(nation) = side.nation else {
            return check.expect(false, &needle, format!("{id}: a side with a fixed deck needs a nation"));
        };
        let list = DeckList { nation, cards: cards.clone() };
        for fault in list.faults(data, side.limit, Collection::Box) {
            check.expect(false, &needle, format!("{id}: {fault}"));
        }
        for (unit, _, _) in &side.units {
            let in_deck = cards.iter().find(|(card, _)| card == unit).map_or(0, |(_, copies)| *copies);
            let placed = side.units.iter().filter(|(placed, _, _)| placed == unit).count() as u8;
            let copies = data.units.iter().find(|def| def.id == *unit).map_or(0, |def| def.copies);
            let reason =
                format!("{id}: {unit}: {} copies in deck and on the field, a box holds {copies}", in_deck + placed);
            check.expect(in_deck + placed <= copies, &needle, reason);
        }
    }
    if let ScenarioDeck::Ready(deck) = &side.deck {
        let Some(ready) = data.deck(deck) else {
            return check.expect(false, &needle, format!("{id}: no ready deck {deck}"));
        };
        let points = DeckList { nation: ready.nation, cards: ready.cards.clone() }.points(data);
        let reason = format!("{id}: the ready deck {deck} has {points} points, the limit is {}", side.limit);
        check.expect(points <= u32::from(side.limit), &needle, reason);
    }
    if let Some(general) = &side.general {
        let own = data.cards.generals.iter().any(|def| def.id == *general && Some(def.nation) == side.nation);
        check.expect(own, &needle, format!("{id}: no general {general} of that nation"));
    }
    for (unit, cell, tokens) in &side.units {
        check.expect(on_field(*cell), &needle, format!("{id}: {unit} stands off the field"));
        let Some(def) = data.units.iter().find(|def| def.id == *unit) else {
            check.expect(false, &needle, format!("{id}: no unit {unit}"));
            continue;
        };
        check.expect(def.class != Class::Plane, &needle, format!("{id}: a plane does not stand on the field"));
        for token in tokens {
            let has = def.tokens.iter().any(|(own, _)| own == token);
            check.expect(has, &needle, format!("{id}: {unit} takes no token {token}"));
        }
    }
}

/// A unit that stands on the field from the start: where it may, of the nation, with tokens it could have bought.
fn standing(
    check: &mut Reader,
    data: &Data,
    scenario: &ScenarioDef,
    (side, def): (&ScenarioSide, &UnitDef),
    cell: CellDef,
    tokens: &[String],
) {
    let (id, unit, needle) = (&scenario.id, &def.id, id_needle(&scenario.id));
    let own = side.nation.is_none_or(|nation| nation == def.nation);
    check.expect(own, &needle, format!("{id}: {unit} is a unit of {}", def.nation));
    let fits = on_field(cell) && ground(data, scenario, def, cell) != Some(Ground::Impassable);
    check.expect(fits, &needle, format!("{id}: {unit} cannot stand on {cell:?}"));
    let count = |wanted: &dyn Fn(&String) -> bool| tokens.iter().filter(|token| wanted(token)).count();
    let few = def.tokens.iter().all(|(own, prices)| count(&|token| token == own) <= prices.len());
    let on_side = |wanted: TokenSide| {
        let of = |token: &String| data.armoury.tokens.iter().any(|def| def.id == *token && def.side == wanted);
        count(&of)
    };
    let crowded =
        def.class == Class::Infantry && (on_side(TokenSide::Offensive) > 1 || on_side(TokenSide::Defensive) > 1);
    check.expect(few && !crowded, &needle, format!("{id}: {unit} cannot carry {} (§11.5.3)", tokens.join(", ")));
}

/// How hard a cell of a scenario is to enter; unknown where the tiles come at random.
fn ground(data: &Data, scenario: &ScenarioDef, def: &UnitDef, cell: CellDef) -> Option<Ground> {
    let column = match def.class {
        Class::Infantry => 0,
        Class::Artillery => 1,
        _ => 2,
    };
    let card = scenario.terrain.iter().find(|(_, at, _)| *at == cell);
    if let Some((card, ..)) = card {
        let card = data.board.terrain.iter().find(|def| def.id == *card)?;
        return Some(<[Ground; 3]>::from(card.enter)[column]);
    }
    let rows = scenario.tiles.as_ref()?;
    let (across, up) = (usize::from(cell.0.checked_sub(1)?), usize::from(cell.1.checked_sub(1)?));
    let (name, face, turn) = rows.get(up / 2)?.get(across / 2)?;
    let tile = data.board.tiles.iter().find(|tile| tile.id == *name)?;
    let face = if *face == Face::A { &tile.faces.0 } else { &tile.faces.1 };
    let (across, up) = if *turn == 180 { (1 - across % 2, 1 - up % 2) } else { (across % 2, up % 2) };
    let letter = [&face.0, &face.1][up].as_bytes().get(across)?;
    let natural = Natural::of_letter(*letter);
    let water = matches!(natural, Natural::River | Natural::Sea);
    match natural {
        _ if water && def.abilities.contains(&Ability::Amphibious) => Some(Ground::Difficult),
        Natural::Sea if def.abilities.contains(&Ability::LandingCraft) => Some(Ground::Normal),
        Natural::Wood if def.abilities.contains(&Ability::Heavy) => Some(Ground::Impassable),
        _ => data.board.naturals.get(natural.index()).map(|def| <[Ground; 3]>::from(def.enter)[column]),
    }
}
