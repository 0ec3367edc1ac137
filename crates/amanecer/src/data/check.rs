//! Load checks: every fault of a pack, named with file and line.

use super::{BoardDef, CardDef, Effect, GradeDef, Timed, UnitDef, When};
use crate::ids::{Asset, Front, Period, Unit};
use frente_kernel::Fault;

/// Everything wrong with a pack that parsed.
pub(super) fn faults(cards: &[CardDef], cards_text: &str, board: &BoardDef, board_text: &str) -> Vec<Fault> {
    let mut check = Check {
        file: "cards.ron",
        text: cards_text,
        faults: Vec::new(),
    };
    check_cards(&mut check, cards, board);
    check.file = "board.ron";
    check.text = board_text;
    check_board(&mut check, board);
    check.faults
}

struct Check<'a> {
    file: &'static str,
    text: &'a str,
    faults: Vec<Fault>,
}

impl Check<'_> {
    /// Notes `reason` at the first line that holds `needle`, unless `holds`.
    fn expect(&mut self, holds: bool, needle: &str, reason: impl Into<String>) {
        if holds {
            return;
        }
        let line = self
            .text
            .lines()
            .position(|line| line.contains(needle))
            .map_or(1, |at| at + 1);
        self.faults.push(Fault {
            place: format!("{}:{line}", self.file),
            reason: reason.into(),
        });
    }
}

fn check_cards(check: &mut Check, cards: &[CardDef], board: &BoardDef) {
    let mut seen = [false; 64];
    for card in cards {
        let number = card.number.0;
        let needle = format!("number: {number},");
        let named = |what: &str| format!("card {number}: {what}");
        check.expect(
            (1..64).contains(&number),
            &needle,
            named("its number must be from 1 to 63"),
        );
        if let Some(seen) = seen.get_mut(usize::from(number)) {
            check.expect(!*seen, &needle, named("its number stands twice"));
            *seen = true;
        }
        let complete = [&card.title.es, &card.title.en, &card.title.fr]
            .iter()
            .all(|text| !text.trim().is_empty());
        check.expect(complete, &needle, named("its title is missing in a language"));
        check.expect(card.actions <= 9, &needle, named("more than 9 actions"));
        let moves_fit = card.moves.iter().all(|(_, boxes)| *boxes != 0 && boxes.abs() <= 5);
        check.expect(
            moves_fit,
            &needle,
            named("a front must move from 1 to 5 boxes, or −1 to −5"),
        );
        let marks = card.source.effects.len() == card.effects.len();
        check.expect(marks, &needle, named("source.effects needs one mark for each effect"));
        for timed in &card.effects {
            check_effect(check, card, timed, board, &needle);
        }
    }
    check_deck_growth(check, cards, Period::Twilight, Period::Darkness);
    check_deck_growth(check, cards, Period::Darkness, Period::Dawn);
    let brest = cards
        .iter()
        .filter(|card| has(card, |effect| effect == Effect::ChooseBrest))
        .count();
    check.expect(
        brest == 1,
        "ChooseBrest",
        format!("one card must offer the Treaty (ChooseBrest), found {brest}"),
    );
}

/// §5.2: the deck must be sure to grow before it runs out.
fn check_deck_growth(check: &mut Check, cards: &[CardDef], of: Period, added: Period) {
    let adding = |card: &&CardDef| has(card, |effect| effect == Effect::AddDeck(added));
    let found: Vec<_> = cards.iter().filter(adding).collect();
    let one = matches!(found[..], [card] if card.period == of && sure_to_add(card, added));
    let reason = format!(
        "exactly one {of} card must shuffle in the {added} cards (AddDeck), whatever was chosen before; found {}",
        found.len()
    );
    check.expect(one, "AddDeck", reason);
}

fn sure_to_add(card: &CardDef, added: Period) -> bool {
    let whens = |when| {
        card.effects
            .iter()
            .any(|timed| timed.when == when && timed.effect == Effect::AddDeck(added))
    };
    whens(When::Always) || (whens(When::Treaty) && whens(When::Bukharin))
}

fn has(card: &CardDef, wanted: impl Fn(Effect) -> bool) -> bool {
    card.effects.iter().any(|timed| wanted(timed.effect))
}

fn check_effect(check: &mut Check, card: &CardDef, timed: &Timed, board: &BoardDef, needle: &str) {
    let number = card.number;
    let unit = |unit: Unit| board.units.iter().find(|def| def.unit == unit);
    let sleepers = |front: Front| board.units.iter().filter(move |def| def.front == front);
    match timed.effect {
        Effect::RemovalCheck(front) => {
            let reason = format!("card {number}: the Baltic front cannot be eliminated (§10.1-baltic)");
            check.expect(front != Front::Baltic, needle, reason);
        }
        Effect::Exchange(new) | Effect::Flip(new) => {
            let reason = format!("card {number}: the counter {new} is not on the list of units");
            check.expect(unit(new).is_some(), needle, reason);
        }
        Effect::Deactivate(front) => {
            let reason = format!("card {number}: no counter of the {front} front has an inactive side");
            check.expect(sleepers(front).any(|def| def.may_be_inactive), needle, reason);
        }
        Effect::DenikinLoop => {
            let step = card.moves == [(Front::Southern, 1)];
            let reason = format!("card {number}: the loop's step must be moves [(Southern, 1)]");
            check.expect(step, needle, reason);
        }
        Effect::Move(_, boxes) => {
            check.expect(boxes != 0, needle, format!("card {number}: a move of no box"));
        }
        Effect::Actions(actions) => {
            check.expect(actions <= 9, needle, format!("card {number}: more than 9 actions"));
        }
        _ => {}
    }
}

fn check_board(check: &mut Check, board: &BoardDef) {
    let order: Vec<Front> = board.tracks.iter().map(|track| track.front).collect();
    check.expect(
        order == Front::ALL,
        "tracks:",
        format!("expected the six tracks in the order {:?}", Front::ALL),
    );
    for track in &board.tracks {
        let needle = format!("front: {:?}, boxes", track.front);
        let numbers: Vec<u8> = track.boxes.iter().map(|place| place.number).collect();
        let counted = (1..=6).contains(&numbers.len()) && numbers.iter().copied().eq(1..=numbers.len() as u8);
        check.expect(
            counted,
            &needle,
            format!("{}: boxes must count 1, 2, … up to 6 at most", track.front),
        );
    }
    let units: Vec<Unit> = board.units.iter().map(|def| def.unit).collect();
    check.expect(
        units == Unit::ALL,
        "units:",
        format!("expected the ten counters in the order {:?}", Unit::ALL),
    );
    for def in &board.units {
        let needle = format!("unit: {:?}, front", def.unit);
        let fights = (1..=9).contains(&def.battle);
        check.expect(
            fights,
            &needle,
            format!("{}: a battle value must be from 1 to 9", def.unit),
        );
    }
    check_start(check, board);
    let political = &board.political;
    let boxes = political.resistance.len() as i8;
    let covered = political.victory <= political.optional_victory && political.optional_victory == boxes + 1;
    check.expect(
        covered && boxes <= 14,
        "political:",
        "resistance must be given for every box below optional_victory (14 at most)",
    );
    let marks = political.sources.len() == political.resistance.len();
    check.expect(marks, "political:", "sources needs one mark for each resistance");
    let table = &board.reorganization.table;
    let named_once = |asset: &Asset| table.iter().filter(|named| *named == asset).count() == 1;
    let distinct = table.len() == 6 && table.iter().all(named_once) && !table.contains(&Asset::ImperialGold);
    check.expect(
        distinct,
        "reorganization:",
        "the table must name six different markers, gold not among them (§7.5)",
    );
    let marks = board.reorganization.sources.len() == 6;
    check.expect(
        marks,
        "reorganization:",
        "sources needs one mark for each of the six faces",
    );
    check.expect(
        board.expertise.len() == 6,
        "expertise:",
        "expected a modifier for each of the six faces",
    );
    check.expect(
        board.makhno.southern.len() == 6,
        "makhno:",
        "expected a move for each of the six faces",
    );
    let rows = &board.dissent.changes;
    let rising = rows.windows(2).all(|pair| pair[0].up_to < pair[1].up_to);
    let open_ended = rows.last().is_some_and(|row| row.up_to >= 99);
    check.expect(
        rising && open_ended,
        "dissent:",
        "rows must rise and the last one reach up_to: 99",
    );
    let scoring = &board.scoring;
    for (name, grades) in [
        ("political_victory", &scoring.political_victory),
        ("military_victory", &scoring.military_victory),
        ("political_defeat", &scoring.political_defeat),
        ("military_defeat", &scoring.military_defeat),
    ] {
        let rising = |grades: &[GradeDef]| grades.windows(2).all(|pair| pair[0].from < pair[1].from);
        let reason = format!("{name}: grades must be given in rising order");
        check.expect(!grades.is_empty() && rising(grades), &format!("{name}: ["), reason);
    }
}

fn check_start(check: &mut Check, board: &BoardDef) {
    let start = &board.start;
    let order: Vec<Front> = start.fronts.iter().map(|start| start.front).collect();
    check.expect(
        order == Front::ALL,
        "start:",
        format!("expected the six fronts in the order {:?}", Front::ALL),
    );
    for place in &start.fronts {
        let front = place.front;
        let needle = format!("front: {front:?}, unit");
        let end = board
            .tracks
            .iter()
            .find(|track| track.front == front)
            .map_or(0, |track| track.boxes.len());
        let on_track = (1..=end).contains(&usize::from(place.number));
        check.expect(
            on_track,
            &needle,
            format!("{front}: box {} is not on its track", place.number),
        );
        let def = board.units.iter().find(|def| def.unit == place.unit);
        let at_home = def.is_some_and(|def: &UnitDef| def.front == front);
        check.expect(
            at_home,
            &needle,
            format!("{front}: {} is a counter of another front", place.unit),
        );
        let may_sleep = place.active || def.is_some_and(|def| def.may_be_inactive);
        check.expect(
            may_sleep,
            &needle,
            format!("{front}: {} has no inactive side", place.unit),
        );
    }
    let level = (1..board.political.victory).contains(&start.level);
    check.expect(
        level,
        "level:",
        "the political level must start between 1 and the box before victory",
    );
    check.expect(
        start.reserves <= 20 && start.decrees <= 20,
        "reserves:",
        "at most 20 reserves and 20 decrees",
    );
}
