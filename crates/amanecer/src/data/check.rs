//! Load checks: every fault of a pack, named with file and line.

use super::{At, BoardDef, CardDef, Effect, GradeDef, Timed, UnitDef, When};
use crate::ids::{Asset, Front, Period, Unit};
use frente_kernel::Reader;

/// Notes everything wrong with a pack that parsed.
pub(super) fn check(cards: &[CardDef], cards_file: &mut Reader, board: &BoardDef, board_file: &mut Reader) {
    check_cards(cards_file, cards, board);
    check_board(board_file, board);
}

/// The most boxes a front is ever moved at once.
const MOST_BOXES: i8 = 5;
/// The largest modifier or change of the political level.
const MOST_CHANGE: i8 = 9;

fn is_a_move(boxes: i8) -> bool {
    boxes != 0 && is_within(boxes, MOST_BOXES)
}

fn is_small(change: i8) -> bool {
    is_within(change, MOST_CHANGE)
}

fn is_within(value: i8, most: i8) -> bool {
    (-most..=most).contains(&value)
}

fn check_cards(check: &mut Reader, cards: &[CardDef], board: &BoardDef) {
    let mut seen = [false; 64];
    for card in cards {
        let number = card.number.0;
        let needle = format!("number: {number},");
        let named = |what: &str| format!("card {number}: {what}");
        check.expect((1..64).contains(&number), &needle, named("its number must be from 1 to 63"));
        if let Some(seen) = seen.get_mut(usize::from(number)) {
            check.expect(!*seen, &needle, named("its number stands twice"));
            *seen = true;
        }
        let complete = [&card.title.es, &card.title.en, &card.title.fr].iter().all(|text| !text.trim().is_empty());
        check.expect(complete, &needle, named("its title is missing in a language"));
        check.expect(card.actions <= 9, &needle, named("more than 9 actions"));
        let moves_fit = card.moves.iter().all(|(_, boxes)| is_a_move(*boxes));
        check.expect(moves_fit, &needle, named("a front must move from 1 to 5 boxes, or back as many"));
        let marks = card.source.effects.len() == card.effects.len();
        check.expect(marks, &needle, named("source.effects needs one mark for each effect"));
        for timed in &card.effects {
            check_moment(check, card, timed, &needle);
            check_effect(check, card, timed, board, &needle);
        }
    }
    check_deck_growth(check, cards, Period::Twilight, Period::Darkness);
    check_deck_growth(check, cards, Period::Darkness, Period::Dawn);
    let offers = |card: &&CardDef| has(card, |effect| effect == Effect::ChooseBrest);
    let found: Vec<_> = cards.iter().filter(offers).collect();
    let one = matches!(found[..], [card] if card.period == Period::Twilight && asks_at_the_reveal(card));
    let reason =
        format!("exactly one twilight card must offer the Treaty at its headline (ChooseBrest), found {}", found.len());
    check.expect(one, "ChooseBrest", reason);
}

fn asks_at_the_reveal(card: &CardDef) -> bool {
    let asked = |timed: &&Timed| timed.effect == Effect::ChooseBrest;
    card.effects.iter().filter(asked).all(|timed| timed.at == At::Headline && timed.when == When::Always)
}

/// §5.2: the deck must be sure to grow before it runs out.
fn check_deck_growth(check: &mut Reader, cards: &[CardDef], of: Period, added: Period) {
    let adding = |card: &&CardDef| has(card, |effect| effect == Effect::AddDeck(added));
    let found: Vec<_> = cards.iter().filter(adding).collect();
    let one = matches!(found[..], [card] if card.period == of && sure_to_add(card, added));
    let reason = format!(
        "exactly one {of} card must shuffle in the {added} cards (AddDeck), whatever was chosen before; found {}",
        found.len()
    );
    check.expect(one, &format!("AddDeck({added:?})"), reason);
}

fn sure_to_add(card: &CardDef, added: Period) -> bool {
    let whens = |when| card.effects.iter().any(|timed| timed.when == when && timed.effect == Effect::AddDeck(added));
    let chosen_here = has(card, |effect| effect == Effect::ChooseBrest);
    whens(When::Always) || (chosen_here && whens(When::Treaty) && whens(When::Bukharin))
}

fn has(card: &CardDef, wanted: impl Fn(Effect) -> bool) -> bool {
    card.effects.iter().any(|timed| wanted(timed.effect))
}

/// An effect that no phase carries out, or whose condition no rule reads, would be lost without a word.
fn check_moment(check: &mut Reader, card: &CardDef, timed: &Timed, needle: &str) {
    let number = card.number;
    let holds_all_turn = matches!(
        timed.effect,
        Effect::Ban(_) | Effect::Drm { .. } | Effect::OfferFortify | Effect::MoscowSafeFrom(_) | Effect::DenikinLoop
    );
    let in_a_phase = timed.at != At::Actions || holds_all_turn || matches!(timed.effect, Effect::Actions(_));
    let reason = format!("card {number}: nothing carries out {:?} in the action phase", timed.effect);
    check.expect(in_a_phase, needle, reason);
    let reason = format!("card {number}: {:?} holds all turn and takes no condition", timed.effect);
    check.expect(!holds_all_turn || timed.when == When::Always, needle, reason);
}

fn check_effect(check: &mut Reader, card: &CardDef, timed: &Timed, board: &BoardDef, needle: &str) {
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
            let in_phase_2 = |timed: &&Timed| matches!(timed.at, At::BeforeMoves | At::WhiteArmies);
            let alone = card.effects.iter().filter(in_phase_2).count() <= 1;
            let step = card.moves == [(Front::Southern, 1)] && card.actions == 1;
            let reason = format!(
                "card {number}: the loop's step must be moves [(Southern, 1)] and 1 action, and nothing else in its phase"
            );
            check.expect(step && alone, needle, reason);
        }
        Effect::Move(_, boxes) => {
            let reason = format!("card {number}: a front must move from 1 to 5 boxes, or back as many");
            check.expect(is_a_move(boxes), needle, reason);
        }
        Effect::Drm { by, .. } | Effect::PoliticalStreak { drm: by } | Effect::Political(by) => {
            let reason = format!("card {number}: {by:+} is more than 9 up or down");
            check.expect(is_small(by), needle, reason);
        }
        Effect::RecycleInto(period) => {
            let while_it_waits = period == Period::Dawn && timed.when == When::WarGoesOn;
            let reason = format!("card {number}: a card goes back to Dawn only, while the war goes on (§10.2-41)");
            check.expect(while_it_waits, needle, reason);
        }
        Effect::Actions(actions) => {
            check.expect(actions <= 9, needle, format!("card {number}: more than 9 actions"));
        }
        _ => {}
    }
}

fn check_board(check: &mut Reader, board: &BoardDef) {
    let order: Vec<Front> = board.tracks.iter().map(|track| track.front).collect();
    check.expect(order == Front::ALL, "tracks:", format!("expected the six tracks in the order {:?}", Front::ALL));
    for track in &board.tracks {
        let needle = format!("front: {:?}, boxes", track.front);
        let numbers: Vec<u8> = track.boxes.iter().map(|place| place.number).collect();
        let counted = (1..=6).contains(&numbers.len()) && numbers.iter().copied().eq(1..=numbers.len() as u8);
        check.expect(counted, &needle, format!("{}: boxes must count 1, 2, … up to 6 at most", track.front));
    }
    let units: Vec<Unit> = board.units.iter().map(|def| def.unit).collect();
    check.expect(units == Unit::ALL, "units:", format!("expected the ten counters in the order {:?}", Unit::ALL));
    for def in &board.units {
        let needle = format!("unit: {:?}, front", def.unit);
        let fights = (1..=9).contains(&def.battle);
        check.expect(fights, &needle, format!("{}: a battle value must be from 1 to 9", def.unit));
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
    check.expect(distinct, "reorganization:", "the table must name six different markers, gold not among them (§7.5)");
    let marks = board.reorganization.sources.len() == 6;
    check.expect(marks, "reorganization:", "sources needs one mark for each of the six faces");
    check.expect(
        board.expertise.len() == 6 && board.expertise.iter().copied().all(is_small),
        "expertise:",
        "expected a modifier for each of the six faces, 9 at most",
    );
    check.expect(
        board.makhno.southern.len() == 6 && board.makhno.southern.iter().all(|boxes| is_within(*boxes, MOST_BOXES)),
        "makhno:",
        "expected a move for each of the six faces, 5 boxes at most",
    );
    let rows = &board.dissent.changes;
    let rising = rows.windows(2).all(|pair| pair[0].up_to < pair[1].up_to);
    let open_ended = rows.last().is_some_and(|row| row.up_to >= 99);
    check.expect(
        rising && open_ended && rows.iter().all(|row| is_small(row.change)),
        "dissent:",
        "rows must rise, the last one reach up_to: 99, and none change the level by more than 9",
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

fn check_start(check: &mut Reader, board: &BoardDef) {
    let start = &board.start;
    let order: Vec<Front> = start.fronts.iter().map(|start| start.front).collect();
    check.expect(order == Front::ALL, "start:", format!("expected the six fronts in the order {:?}", Front::ALL));
    for place in &start.fronts {
        let front = place.front;
        let needle = format!("front: {front:?}, unit");
        let end = board.tracks.iter().find(|track| track.front == front).map_or(0, |track| track.boxes.len());
        let on_track = (1..=end).contains(&usize::from(place.number));
        check.expect(on_track, &needle, format!("{front}: box {} is not on its track", place.number));
        let def = board.units.iter().find(|def| def.unit == place.unit);
        let at_home = def.is_some_and(|def: &UnitDef| def.front == front);
        check.expect(at_home, &needle, format!("{front}: {} is a counter of another front", place.unit));
        let may_sleep = place.active || def.is_some_and(|def| def.may_be_inactive);
        check.expect(may_sleep, &needle, format!("{front}: {} has no inactive side", place.unit));
    }
    let level = (1..board.political.victory).contains(&start.level);
    check.expect(level, "level:", "the political level must start between 1 and the box before victory");
    check.expect(start.reserves <= 20 && start.decrees <= 20, "reserves:", "at most 20 reserves and 20 decrees");
}
