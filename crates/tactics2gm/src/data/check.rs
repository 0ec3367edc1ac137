//! Load checks: every fault of a pack, named with file and line.

mod scenarios;

use super::compile::SLOTS;
use super::{Data, TerrainKind};
use crate::ids::{Ability, Class, Nation, Natural};
use crate::lists::{Collection, DeckList};
use frente_kernel::{Fault, Reader};

/// Everything wrong with a pack that parsed.
pub(super) fn faults(data: &Data, files: &[(&str, &str)]) -> Vec<Fault> {
    type Check = fn(&mut Reader, &Data);
    let read = |(file, check): (&str, Check)| {
        let text = files.iter().find(|(name, _)| *name == file).map_or("", |(_, text)| text);
        let mut reader = Reader::new(file, text);
        check(&mut reader, data);
        reader.into_faults()
    };
    let parts: [(&str, Check); 4] =
        [("armoury.ron", armoury), ("units.ron", units), ("support.ron", cards), ("field.ron", board)];
    let faults: Vec<Fault> = parts.into_iter().flat_map(read).collect();
    if !faults.is_empty() {
        return faults;
    }
    // Decks and scenarios are made of sound parts.
    let whole: [(&str, Check); 2] = [("decks.ron", decks), ("scenarios.ron", scenarios::scenarios)];
    whole.into_iter().flat_map(read).collect()
}

fn id_needle(id: &str) -> String {
    format!("id: \"{id}\"")
}

/// Every id once.
fn unique<'a>(check: &mut Reader, ids: impl Iterator<Item = &'a String>) {
    let mut seen = Vec::new();
    for id in ids {
        check.expect(!seen.contains(&id), &id_needle(id), format!("{id}: the id stands twice"));
        check.expect(!id.is_empty(), "id: \"\"", "an id is empty");
        seen.push(id);
    }
}

fn armoury(check: &mut Reader, data: &Data) {
    let armoury = &data.armoury;
    unique(check, armoury.weapons.iter().map(|weapon| &weapon.id));
    unique(check, armoury.tokens.iter().map(|token| &token.id));
    check.expect(armoury.weapons.len() < 255 && armoury.tokens.len() < 255, "weapons:", "more than 254 entries");
    for weapon in &armoury.weapons {
        let (id, needle) = (&weapon.id, id_needle(&weapon.id));
        let (least, most) = weapon.range;
        let range = (1..=6).contains(&most) && (1..=most).contains(&least);
        check.expect(range, &needle, format!("{id}: the range must lie between 1 and 6, the least first"));
        let numbers = (2..=10).contains(&weapon.hit) && (weapon.hit..=10).contains(&weapon.crit);
        check.expect(numbers, &needle, format!("{id}: hit must be 2 to 10, crit at least that and at most 10"));
        check.expect(
            weapon.pen <= 9 && (1..=9).contains(&weapon.damage),
            &needle,
            format!("{id}: penetration must be at most 9, damage 1 to 9"),
        );
    }
    for token in &armoury.tokens {
        let (id, needle) = (&token.id, id_needle(&token.id));
        let known = token.weapon.as_ref().is_none_or(|weapon| armoury.weapons.iter().any(|def| def.id == *weapon));
        check.expect(known, &needle, format!("{id}: its weapon is not in the armoury"));
        use super::TokenKind::{SetUp, SingleUse, Weapon};
        let armed = matches!(token.kind, Weapon | SetUp | SingleUse) == token.weapon.is_some();
        check.expect(armed, &needle, format!("{id}: a weapon token needs a weapon, and no other has one"));
    }
}

fn units(check: &mut Reader, data: &Data) {
    unique(check, data.units.iter().map(|unit| &unit.id));
    check.expect(data.units.len() + data.cards.support.len() < 255, "[", "more than 254 cards in the pack");
    let crafts = data.units.iter().filter(|unit| unit.abilities.contains(&Ability::LandingCraft)).count();
    check.expect(crafts == 1, "[", format!("expected one landing craft, found {crafts}"));
    for unit in &data.units {
        let (id, needle) = (&unit.id, id_needle(&unit.id));
        for weapon in &unit.weapons {
            let known = data.armoury.weapons.iter().any(|def| def.id == *weapon);
            check.expect(known, &needle, format!("{id}: the weapon {weapon} is not in the armoury"));
        }
        for (token, prices) in &unit.tokens {
            let known = data.armoury.tokens.iter().any(|def| def.id == *token);
            check.expect(known, &needle, format!("{id}: the token {token} is not in the armoury"));
            check.expect(!prices.is_empty(), &needle, format!("{id}: the token {token} has no price"));
        }
        let slots = unit.weapons.len() + unit.tokens.iter().map(|(_, prices)| prices.len()).sum::<usize>();
        check.expect(slots <= SLOTS, &needle, format!("{id}: more than {SLOTS} weapons and tokens"));
        check.expect(unit.cost <= 30, &needle, format!("{id}: a unit costs 30 at most"));
        check.expect((1..=12).contains(&unit.wounds), &needle, format!("{id}: wounds must be from 1 to 12"));
        check.expect(unit.armour <= 9 && unit.movement <= 6, &needle, format!("{id}: armour 9, movement 6 at most"));
        let plane = unit.class == Class::Plane;
        let flies = [Ability::Fighter, Ability::Bomber, Ability::AirTransport];
        let mission = unit.abilities.iter().filter(|ability| flies.contains(ability)).count();
        check.expect(
            mission == usize::from(plane),
            &needle,
            format!("{id}: a plane is a fighter, bomber or transport"),
        );
        let attacks = unit.abilities.contains(&Ability::Fighter) || unit.abilities.contains(&Ability::Bomber);
        check.expect(
            unit.ground.is_some() == attacks,
            &needle,
            format!("{id}: fighters and bombers attack the ground"),
        );
        let hunts = unit.air.is_some() == unit.abilities.contains(&Ability::Fighter);
        check.expect(hunts, &needle, format!("{id}: a fighter, and no other, has an air profile"));
        let carries = unit.abilities.contains(&Ability::Transport) == (unit.carries > 0);
        check.expect(carries && unit.carries <= 4, &needle, format!("{id}: Transport carries 1 to 4, others nobody"));
    }
}

fn cards(check: &mut Reader, data: &Data) {
    unique(check, data.cards.support.iter().map(|card| &card.id));
    unique(check, data.cards.generals.iter().map(|general| &general.id));
    check.expect(data.cards.support.len() <= 32, "support:", "more than 32 support cards");
    for card in &data.cards.support {
        let (id, needle) = (&card.id, id_needle(&card.id));
        check.expect(card.cost <= 20 && card.points <= 20, &needle, format!("{id}: cost and points are 20 at most"));
        use super::{Effect, Timing};
        let wanted = match card.effect {
            Effect::SureHit | Effect::Reroll | Effect::Piercing(_) | Effect::Binoculars(_) => Timing::OwnShooting,
            Effect::Mine { .. } | Effect::Ambush => Timing::EnemyMove,
            Effect::MoveOne(_) | Effect::MoveAll { .. } => Timing::Movement,
            _ => Timing::Deployment,
        };
        check.expect(card.timing == wanted, &needle, format!("{id}: its effect is played in {wanted:?}"));
    }
    for nation in Nation::ALL {
        let own = data.cards.generals.iter().any(|general| general.nation == nation);
        check.expect(own, "generals:", format!("{nation} has no general"));
    }
    for general in &data.cards.generals {
        let some = (1..=2).contains(&general.effects.len());
        check.expect(some, &id_needle(&general.id), format!("{}: expected one or two effects", general.id));
    }
}

fn board(check: &mut Reader, data: &Data) {
    let board = &data.board;
    let nations: Vec<Nation> = board.nations.iter().map(|nation| nation.nation).collect();
    check.expect(nations == Nation::ALL, "nations:", format!("expected the nations in the order {:?}", Nation::ALL));
    for nation in &board.nations {
        let needle = format!("nation: {:?}", nation.nation);
        let fits = nation.most_pa <= 30 && nation.income <= nation.most_pa && (1..=30).contains(&nation.pi);
        check.expect(fits, &needle, "a staff stores 30 points at most, earns no more, and has 1 to 30 impact points");
    }
    let naturals: Vec<Natural> = board.naturals.iter().map(|natural| natural.natural).collect();
    check.expect(naturals == Natural::ALL, "naturals:", format!("expected the order {:?}", Natural::ALL));
    unique(check, board.tiles.iter().map(|tile| &tile.id));
    unique(check, board.terrain.iter().map(|card| &card.id));
    check.expect(board.tiles.len() <= 64, "tiles:", "more than 64 tiles");
    let random = board.tiles.iter().filter(|tile| tile.random).count();
    check.expect(random >= 12, "tiles:", format!("a pitched battle lays 12 tiles, only {random} are random"));
    for tile in &board.tiles {
        let rows = [&tile.faces.0.0, &tile.faces.0.1, &tile.faces.1.0, &tile.faces.1.1];
        let drawn = rows.iter().all(|row| row.len() == 2 && row.bytes().all(|letter| b".BSRM".contains(&letter)));
        let reason = format!("{}: a row of a tile is two of the letters . B S R M", tile.id);
        check.expect(drawn, &id_needle(&tile.id), reason);
        let dry = !tile.random || rows.iter().all(|row| !row.contains(['R', 'M']));
        check.expect(dry, &id_needle(&tile.id), format!("{}: water tiles are not laid at random (§6.1)", tile.id));
    }
    let ruins = board.terrain.iter().filter(|card| card.kind == TerrainKind::Ruin).count();
    check.expect(ruins == 1, "terrain:", format!("expected one card of the kind Ruin, found {ruins}"));
    check.expect(board.terrain.len() <= 32, "terrain:", "more than 32 terrain cards");
}

fn decks(check: &mut Reader, data: &Data) {
    unique(check, data.decks.decks.iter().map(|deck| &deck.id));
    unique(check, data.decks.battles.iter().map(|battle| &battle.id));
    for deck in &data.decks.decks {
        let needle = id_needle(&deck.id);
        let list = DeckList { nation: deck.nation, cards: deck.cards.clone() };
        for fault in list.faults(data, deck.points, Collection::Box) {
            check.expect(false, &needle, format!("{}: {fault}", deck.id));
        }
        let sum = list.points(data);
        check.expect(sum == u32::from(deck.points), &needle, format!("{}: {sum} points, not {}", deck.id, deck.points));
    }
    for battle in &data.decks.battles {
        for deck in [&battle.decks.0, &battle.decks.1] {
            let reason = format!("{}: the deck {deck} is not there", battle.id);
            check.expect(data.deck(deck).is_some(), &id_needle(&battle.id), reason);
        }
    }
    check.expect(!data.decks.battles.is_empty(), "battles:", "expected a pitched battle");
}
