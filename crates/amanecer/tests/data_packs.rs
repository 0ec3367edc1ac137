//! An owner's data pack takes the place of ours; whatever is wrong with it is refused with file, line and reason.

#[path = "rules/table.rs"]
#[allow(dead_code, unused_imports, reason = "the table serves several tests, each uses a part of it")]
mod table;

use frente_amanecer::data::{Pack, STANDARD_FILES, load_pack};
use frente_amanecer::{Amanecer, Setup, State};
use frente_kernel::{Fault, Game};
use table::*;

const CARDS: &str = "cards.ron";
const BOARD: &str = "board.ron";

fn standard(file: &str) -> &'static str {
    let [(_, cards), (_, board)] = STANDARD_FILES;
    if file == CARDS { cards } else { board }
}

/// The first line of our file that holds `text`, as faults name it.
fn line(file: &str, text: &str) -> String {
    let at = standard(file).lines().position(|line| line.contains(text));
    format!("{file}:{}", at.expect("the text stands in the file") + 1)
}

fn load(file: &str, text: String) -> Result<Pack, Vec<Fault>> {
    load_pack(&[(file.to_owned(), text)])
}

/// Our file with the first `from` replaced.
fn altered(file: &str, from: &str, to: &str) -> String {
    assert!(standard(file).contains(from), "{from} stands in {file}");
    standard(file).replacen(from, to, 1)
}

/// The one fault of our file with the first `from` replaced.
#[track_caller]
fn fault(file: &str, from: &str, to: &str) -> Fault {
    let faults = load(file, altered(file, from, to)).expect_err("the altered file is refused");
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults[0].clone()
}

/// Each row: what our file says │ what is written instead │ our line that the fault must name │ what its reason says.
#[track_caller]
fn expect_refused(file: &str, rows: &str) {
    for row in rows.lines().map(str::trim).filter(|row| !row.is_empty()) {
        let cells: Vec<&str> = row.split('│').map(str::trim).collect();
        let [from, to, place, why] = cells[..] else { panic!("four cells in {row}") };
        let fault = fault(file, from, to);
        assert_eq!(fault.place, line(file, place), "{fault}");
        assert!(fault.reason.contains(why), "{fault}");
    }
}

/// Refused by the reader itself, which names the column too.
#[track_caller]
fn expect_unreadable(file: &str, from: &str, to: &str, why: &str) {
    let fault = fault(file, from, to);
    let place = format!("{}:", line(file, from));
    assert!(fault.place.starts_with(&place), "{fault} is not at {place}");
    assert!(fault.reason.contains(why), "{fault}");
}

#[test]
fn our_own_files_are_the_standard_pack() {
    let files = STANDARD_FILES.map(|(name, text)| (name.to_owned(), text.to_owned()));
    let pack = load_pack(&files).expect("our own files are sound");
    assert_eq!(pack, Pack::default());
    assert_eq!(load_pack(&[]), Ok(Pack::default()));
    assert_eq!(pack.data().id, "standard");
}

#[test]
fn an_owners_cards_take_the_place_of_ours() {
    let pack = load(
        CARDS,
        altered(CARDS, "moves: [(Southern, 1)],\n        actions: 3,", "moves: [(Eastern, 2)],\n        actions: 5,"),
    );
    Table::with_pack(pack.expect("sound")).draw(1).expect_front(Southern, 4).expect_front(Eastern, 3).expect_actions(5);
    Table::new().draw(1).expect_front(Southern, 3).expect_actions(3);
}

#[test]
fn an_owners_board_takes_the_place_of_ours() {
    let board = altered(BOARD, "unit: Denikin, number: 4", "unit: Denikin, number: 2");
    let board = board.replacen("resistance: [3, 3,", "resistance: [1, 3,", 1).replace("reserves: 5", "reserves: 1");
    let pack = load(BOARD, board).expect("sound");
    assert_eq!(Table::with_pack(pack).view().resistance, 1);
    Table::with_pack(pack)
        .expect_left(1, 2)
        .expect_front(Southern, 2)
        .draw(1)
        .expect_front(Southern, 1)
        .politics(2)
        .expect_level(2);
}

/// §10.1.3: on a track of one box that box is the highest: removed without a die, though no die is below 1.
#[test]
fn an_owners_track_may_be_as_short_as_one_box() {
    let short: Vec<&str> = standard(BOARD)
        .lines()
        .filter(|line| !["Zhitomir", "Lvov", "Varsovia"].iter().any(|place| line.contains(place)))
        .collect();
    let board = short.join("\n").replacen("unit: Pilsudski, number: 4", "unit: Pilsudski, number: 1", 1);
    let table = Table::with_pack(load(BOARD, board).expect("sound")).after_the_war().no_markers();
    let table = table.front(Poland, 1).draw(59).attack(Poland, 6).expect_front(Poland, 1);
    table.act("decline").expect_status(Poland, Status::Eliminated);
}

#[test]
fn cards_may_stand_in_any_order() {
    let cards = standard(CARDS);
    let (head, tail) = cards.rsplit_once("    (\n").expect("a last card");
    let last = format!("    (\n{}", tail.trim_end().trim_end_matches(']'));
    let cards = head.replacen("[\n    (\n", &format!("[\n{last}    (\n"), 1) + "]\n";
    let pack = load(CARDS, cards).expect("sound");
    assert_eq!(pack.data().cards, Pack::default().data().cards);
    assert_ne!(pack, Pack::default(), "another file is another pack");
}

#[test]
fn the_same_files_are_the_same_pack() {
    let one = load(CARDS, altered(CARDS, "actions: 3,", "actions: 4,")).expect("sound");
    let again = load(CARDS, altered(CARDS, "actions: 3,", "actions: 4,")).expect("sound");
    let other = load(CARDS, altered(CARDS, "actions: 3,", "actions: 2,")).expect("sound");
    assert_eq!(one, again);
    assert_ne!(one, other);
    assert!(one.data().id.starts_with("sha256:"), "{}", one.data().id);
}

#[test]
fn a_setup_names_its_pack_and_a_loaded_one_is_found() {
    let pack = load(CARDS, altered(CARDS, "actions: 3,", "actions: 6,")).expect("sound");
    let setup = Setup { pack, ..Setup::default() };
    let text = serde_json::to_string(&setup).expect("a setup can be written");
    assert!(text.contains(&pack.data().id), "{text}");
    let read: Setup = serde_json::from_str(&text).expect("its pack is loaded");
    assert_eq!(read, setup);
    Table::with(&read).draw(1).expect_actions(6);
}

#[test]
fn a_state_reads_back_with_its_own_pack() {
    let pack = load(CARDS, altered(CARDS, "actions: 3,", "actions: 7,")).expect("sound");
    let state = *Table::with_pack(pack).state();
    let text = serde_json::to_string(&state).expect("a state can be written");
    let read: State = serde_json::from_str(&text).expect("a state reads back");
    assert_eq!(read, state);
    assert_eq!(read.data().id, pack.data().id);
}

#[test]
fn a_setup_with_an_unknown_pack_is_refused() {
    let error = serde_json::from_str::<Setup>(r#"{"pack": "sha256:0123"}"#).expect_err("no such pack");
    assert!(error.to_string().contains("sha256:0123 is not loaded"), "{error}");
}

#[test]
fn a_setup_with_an_unknown_field_is_refused() {
    let error = serde_json::from_str::<Setup>(r#"{"treaty_price": 1}"#).expect_err("no such option");
    assert!(error.to_string().contains("treaty_price"), "{error}");
}

#[test]
fn every_reason_against_a_setup_is_given_at_once() {
    let setup = Setup { political_victory_box: 4, treaty_cost: -1, ..Setup::default() };
    let error = Amanecer::initial(&setup).expect_err("two faults");
    let places: Vec<&str> = error.0.iter().map(|fault| &*fault.place).collect();
    assert_eq!(places, ["political_victory_box", "treaty_cost"]);
}

#[test]
fn a_file_of_another_name_is_refused() {
    let faults = load("tables.ron", String::new()).expect_err("no such file");
    assert_eq!(faults[0].place, "tables.ron");
    assert!(faults[0].reason.contains("one of cards.ron, board.ron"));
}

#[test]
fn text_that_cannot_be_read_is_refused_with_line_and_column() {
    let legion = "number: 14, period: Twilight,";
    expect_unreadable(CARDS, legion, "number: 14, period: Twilight, colour: 3,", "colour");
    expect_unreadable(CARDS, legion, "number: 14, period: Dusk,", "Dusk");
    expect_unreadable(CARDS, "Place(CzechLegion)", "Summon(CzechLegion)", "Summon");
    expect_unreadable(CARDS, "Place(CzechLegion)", "Place(PolishLegion)", "PolishLegion");
    expect_unreadable(CARDS, "[(Southern, -1)", "[(Western, -1)", "Western");
    expect_unreadable(CARDS, "Ban(Offensives)", "Ban(Everything)", "Everything");
    expect_unreadable(CARDS, "at: Headline", "at: Dinner", "Dinner");
    expect_unreadable(CARDS, "when: Bukharin", "when: Lenin", "Lenin");
    expect_unreadable(BOARD, "eliminated: 6,", "eliminated: 6, draws: 1,", "draws");
    expect_unreadable(BOARD, "reserves: 5,", "reserves: \"five\",", "");
    expect_unreadable(BOARD, "battle: 4", "battle: -4", "");
}

#[test]
fn a_missing_field_is_refused() {
    let missing = load(CARDS, altered(CARDS, "        actions: 3,\n", "")).expect_err("actions are missing");
    assert!(missing[0].reason.contains("actions"), "{missing:?}");
    let missing = load(BOARD, altered(BOARD, "        decrees: 2,\n", "")).expect_err("decrees are missing");
    assert!(missing[0].place.starts_with(BOARD) && missing[0].reason.contains("decrees"), "{missing:?}");
}

#[test]
fn both_files_are_read_before_anything_is_refused() {
    let files = [CARDS, BOARD].map(|name| (name.to_owned(), "(".to_owned()));
    let faults = load_pack(&files).expect_err("neither can be read");
    assert_eq!(faults.len(), 2);
}

#[test]
fn every_fault_of_a_pack_is_named() {
    let cards =
        altered(CARDS, "actions: 3,", "actions: 10,").replacen("moves: [(Baltic, 1)],", "moves: [(Baltic, 0)],", 1);
    let faults = load(CARDS, cards).expect_err("two faults");
    let places: Vec<&str> = faults.iter().map(|fault| &*fault.place).collect();
    assert_eq!(places, [line(CARDS, "number: 1,"), line(CARDS, "number: 2,")]);
}

#[test]
fn a_card_that_cannot_be_is_refused() {
    expect_refused(
        CARDS,
        "
        number: 1,                            │ number: 2,                            │ number: 1, │ its number stands twice
        en: \"Kaledin rouses the Don Cossacks\" │ en: \" \"                               │ number: 1, │ title is missing
        actions: 3,                           │ actions: 10,                          │ number: 1, │ more than 9 actions
        moves: [(Southern, 1)],               │ moves: [(Southern, 6)],               │ number: 1, │ from 1 to 5 boxes
        moves: [(Southern, 1)],               │ moves: [(Southern, 0)],               │ number: 1, │ from 1 to 5 boxes
        moves: [(Southern, 1)],               │ moves: [(Southern, -128)],            │ number: 1, │ from 1 to 5 boxes
        actions: Seed, effects: [Mixed])      │ actions: Seed, effects: [])           │ number: 2, │ one mark for each effect
        ",
    );
    for number in [0, 64, 255] {
        let fault = fault(CARDS, "number: 1,", &format!("number: {number},"));
        assert!(fault.reason.contains("from 1 to 63"), "{fault}");
    }
}

/// Card 2 with this in place of its effect.
#[track_caller]
fn expect_effect_refused(timed: &str, why: &str) {
    let ours = "(at: WhiteArmies, effect: Activate(Finland))";
    let fault = fault(CARDS, ours, &format!("({timed})"));
    assert_eq!(fault.place, line(CARDS, "number: 2,"), "{fault}");
    assert!(fault.reason.contains(why), "{fault}");
}

#[test]
fn an_effect_that_cannot_be_is_refused() {
    for (effect, why) in [
        ("RemovalCheck(Baltic)", "the Baltic front cannot be eliminated"),
        ("Deactivate(Southern)", "no counter of the southern front has"),
        ("Move(Finland, 0)", "from 1 to 5 boxes"),
        ("Move(Finland, 100)", "from 1 to 5 boxes"),
        ("Drm(on: Political, by: 100)", "more than 9"),
        ("Political(-128)", "more than 9"),
        ("PoliticalStreak(drm: 10)", "more than 9"),
        ("Actions(10)", "more than 9 actions"),
        ("DenikinLoop", "the loop's step must be"),
        ("RecycleInto(Twilight)", "a card goes back to Dawn only"),
        ("RecycleInto(Dawn)", "while the war goes on"),
    ] {
        expect_effect_refused(&format!("at: WhiteArmies, effect: {effect}"), why);
    }
}

#[test]
fn an_effect_that_would_be_lost_without_a_word_is_refused() {
    for (timed, why) in [
        ("at: Actions, effect: Activate(Finland)", "nothing carries out Activate"),
        ("at: Actions, effect: Political(1)", "nothing carries out Political"),
        ("at: Actions, when: Treaty, effect: Ban(Offensives)", "no condition"),
        ("at: Actions, when: Treaty, effect: OfferFortify", "no condition"),
    ] {
        expect_effect_refused(timed, why);
    }
}

#[test]
fn denikins_march_is_one_box_and_one_action_a_step() {
    let march = "moves: [(Southern, 1)],\n        actions: 1,";
    for (from, to) in [("(Southern, 1)", "(Southern, 2)"), ("actions: 1", "actions: 2")] {
        let fault = fault(CARDS, march, &march.replace(from, to));
        assert_eq!(fault.place, line(CARDS, "number: 40,"));
        assert!(fault.reason.contains("the loop's step must be"), "{fault}");
    }
}

/// §5.2: without both additions the match would end before all cards were played.
#[test]
fn a_deck_that_might_not_grow_is_refused() {
    expect_refused(
        CARDS,
        "
        effect: AddDeck(Dawn)        │ when: Treaty, effect: AddDeck(Dawn) │ AddDeck(Dawn)     │ shuffle in the dawn cards
        number: 27, period: Darkness │ number: 27, period: Dawn            │ AddDeck(Dawn)     │ exactly one darkness card
        when: Bukharin, effect: AddDeck(Darkness) │ when: Bukharin, effect: Political(1) │ AddDeck(Darkness) │ the darkness cards
        ",
    );
    let never = altered(CARDS, "AddDeck(Dawn)", "AddDeck(Darkness)");
    let never = load(CARDS, never).expect_err("Dawn never comes");
    assert!(never[0].reason.ends_with("found 2"), "{never:?}");
    assert!(never[1].reason.ends_with("found 0"), "{never:?}");
}

#[test]
fn one_twilight_card_offers_the_treaty_at_its_headline() {
    expect_refused(
        CARDS,
        "
        at: Headline, effect: ChooseBrest │ at: Dissent, effect: ChooseBrest │ ChooseBrest │ offer the Treaty at its headline
        effect: Place(CzechLegion)        │ effect: ChooseBrest              │ ChooseBrest │ found 2
        ",
    );
    let never = altered(CARDS, "effect: ChooseBrest", "effect: CzarsFate");
    let never = load(CARDS, never).expect_err("no choice");
    assert!(never.iter().any(|fault| fault.reason.ends_with("found 0")), "{never:?}");
}

#[test]
fn a_board_that_cannot_be_is_refused() {
    expect_refused(
        BOARD,
        "
        unit: Germany, number: 4 │ unit: Germany, number: 5    │ Baltic, unit: Germany │ box 5 is not on its track
        unit: Germany, number: 4 │ unit: Germany, number: 0    │ Baltic, unit: Germany │ box 0 is not on its track
        unit: Germany, number: 4 │ unit: Mannerheim, number: 4 │ Baltic, unit: Germany │ counter of another front
        Denikin, number: 4, active: true │ Denikin, number: 4, active: false │ Southern, unit: Denikin │ no inactive side
        number: 4, name: (es: \"Riga\"    │ number: 5, name: (es: \"Riga\"     │ front: Baltic, boxes    │ must count 1, 2
        battle: 4   │ battle: 0    │ unit: Germany, front │ a battle value must be from 1 to 9
        level: 1,   │ level: 9,    │ level: 1,            │ must start between 1 and the box before victory
        reserves: 5 │ reserves: 21 │ reserves: 5          │ at most 20
        ",
    );
    let faults = load(BOARD, altered(BOARD, "front: Baltic, boxes", "front: Poland, boxes"));
    let faults = faults.expect_err("Poland stands twice");
    assert_eq!(faults[0].place, line(BOARD, "tracks:"));
    assert!(faults[0].reason.contains("six tracks in the order"), "{faults:?}");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    expect_refused(
        BOARD,
        "
        victory: 9,                │ victory: 11,                    │ political:           │ resistance must be given
        optional_victory: 10       │ optional_victory: 12            │ political:           │ resistance must be given
        table: [Cheka, TankCorps   │ table: [Cheka, Cheka            │ reorganization:      │ six different markers
        table: [Cheka, TankCorps   │ table: [ImperialGold, TankCorps │ reorganization:      │ gold not among them
        expertise: [0, 0, 1        │ expertise: [0, 1                │ expertise:           │ each of the six faces
        expertise: [0, 0, 1        │ expertise: [0, 0, 90            │ expertise:           │ 9 at most
        southern: [1, 1, 1, -1     │ southern: [1, 1, -1             │ makhno:              │ each of the six faces
        southern: [1, 1, 1, -1     │ southern: [1, 1, 50, -1         │ makhno:              │ 5 boxes at most
        (up_to: 2, change: -1)     │ (up_to: 5, change: -1)          │ dissent:             │ rows must rise
        (up_to: 2, change: -1)     │ (up_to: 2, change: -90)         │ dissent:             │ more than 9
        up_to: 99                  │ up_to: 6                        │ dissent:             │ 99
        (from: 19,                 │ (from: 5,                       │ political_victory: [ │ rising order
        ",
    );
}
