//! An owner's data pack takes the place of ours; whatever is wrong with it is refused with file, line and reason.

use frente_kernel::{Fault, Game};
use frente_tactics2gm::data::{STANDARD_FILES, Source};
use frente_tactics2gm::{Pack, Setup, Tactics2gm, load_pack};

fn standard(file: &str) -> &'static str {
    STANDARD_FILES.iter().find(|(name, _)| *name == file).expect("a file of the pack").1
}

/// The faults of our file with the first `from` replaced.
fn faults(file: &str, from: &str, to: &str) -> Vec<Fault> {
    assert!(standard(file).contains(from), "{from} stands in {file}");
    let altered = standard(file).replacen(from, to, 1);
    load_pack(&[(file.to_owned(), altered)]).expect_err("the altered file is refused")
}

#[track_caller]
fn expect_refused(file: &str, from: &str, to: &str, why: &str) {
    let found = faults(file, from, to);
    let line = standard(file).lines().position(|line| line.contains(from)).expect("the text stands there") + 1;
    let fits = |fault: &&Fault| fault.reason.contains(why) && fault.place.starts_with(&format!("{file}:{line}"));
    assert!(found.iter().any(|fault| fits(&fault)), "{found:?}");
}

#[test]
fn our_own_files_are_the_standard_pack() {
    let files = STANDARD_FILES.map(|(name, text)| (name.to_owned(), text.to_owned()));
    assert_eq!(load_pack(&files), Ok(Pack::default()));
    assert_eq!(Pack::default().data().id, "standard");
}

#[test]
fn an_owners_units_take_the_place_of_ours() {
    let sherman =
        r#"cost: 4, movement: 2, armour: 4, wounds: 4, weapons: ["g75m3"], tokens: [("mg", [1, 0]), ("howitzer""#;
    let altered = standard("units.ron").replacen(sherman, &sherman.replace("cost: 4", "cost: 3"), 1);
    let pack = load_pack(&[("units.ron".to_owned(), altered)]);
    // The ready decks no longer add up to 120 points: that is a fault of the pack, too.
    assert!(pack.expect_err("the decks do not add up").iter().all(|fault| fault.place.starts_with("decks.ron:")));
    let faster = standard("units.ron").replacen(sherman, &sherman.replace("movement: 2", "movement: 3"), 1);
    let pack = load_pack(&[("units.ron".to_owned(), faster)]).expect("a sound pack");
    assert!(pack.data().id.starts_with("sha256:"));
    assert!(Tactics2gm::initial(&Setup { pack, ..Setup::default() }).is_ok());
}

#[test]
fn what_does_not_read_is_refused_with_its_place() {
    expect_refused("armoury.ron", "tags: []", "tags: [Sharp]", "Sharp");
    expect_refused("units.ron", "movement: 1,", "movment: 1,", "movment");
    expect_refused("support.ron", "effect: SureHit", "effect: SureMiss", "SureMiss");
}

#[test]
fn what_reads_but_does_not_hold_is_refused_with_its_line() {
    expect_refused("armoury.ron", "range: (1, 2), hit: 5", "range: (3, 2), hit: 5", "the range must lie");
    expect_refused("units.ron", r#"weapons: ["rifle"]"#, r#"weapons: ["musket"]"#, "musket");
    expect_refused("support.ron", "timing: OwnShooting", "timing: Movement", "is played in OwnShooting");
    let found = faults("decks.ron", "(\"us_sherman\", 3)", "(\"us_sherman\", 5)");
    assert!(found[0].reason.contains("one box holds 4") && found[0].place.starts_with("decks.ron:"), "{found:?}");
    let found = faults("scenarios.ron", "(3, 5)", "(3, 9)");
    assert!(found[0].reason.contains("off the field") && found[0].reason.starts_with("omaha"), "{found:?}");
    let found = faults("scenarios.ron", "deck: Ready(\"usa_a\")", "deck: Ready(\"usa_z\")");
    assert!(found[0].reason.contains("no ready deck usa_z"), "{found:?}");
    let found =
        faults("scenarios.ron", "limit: 120, general: None, deck: Ready", "limit: 80, general: None, deck: Ready");
    assert!(found[0].reason.contains("120 points, the limit is 80"), "{found:?}");
}

/// What a scenario lays out must be possible on its own field and out of its box.
#[test]
fn a_scenario_that_cannot_be_laid_out_is_refused() {
    let garrison = r#"[("de_inf_ligera", (3, 5), [])]"#;
    let guards = r#"("uk_6pdr", (6, 5), ["sacos"])"#;
    for (from, to, why) in [
        (garrison, r#"[("de_inf_ligera", (3, 1), [])]"#, "omaha: de_inf_ligera cannot stand on (3, 1)"),
        (garrison, r#"[("de_pz4", (3, 5), [])]"#, "omaha: de_pz4 cannot stand on (3, 5)"),
        (garrison, r#"[("us_inf_ligera", (3, 5), [])]"#, "omaha: us_inf_ligera is a unit of usa"),
        (guards, r#"("uk_6pdr", (5, 4), ["sacos"])"#, "arnhem: uk_6pdr on (5, 4): two units on one cell"),
        (guards, r#"("uk_6pdr", (6, 5), ["sacos", "sacos"])"#, "uk_6pdr cannot carry sacos, sacos (§11.5.3)"),
        (r#"(3, 4), ["piat"])"#, r#"(3, 4), ["piat", "granadas"])"#, "uk_para cannot carry piat, granadas"),
        ("DestroyUnits(12)", "DestroyUnits(0)", "omaha: DestroyUnits(0): expected 1 to 60"),
        (r#"id: "omaha""#, r#"id: "bc1""#, "bc1: a pitched battle of decks.ron has that id"),
        (r#"("W2", A, 0)"#, r#"("W1", A, 0)"#, "omaha: the tile W1 is laid twice"),
    ] {
        let found = faults("scenarios.ron", from, to);
        assert!(found.iter().any(|fault| fault.reason.contains(why)), "{to}: {found:?}");
    }
}

#[test]
fn a_stranger_among_the_files_is_named() {
    let faults = load_pack(&[("tanks.ron".to_owned(), String::new())]).expect_err("no such file");
    assert!(faults[0].reason.contains("expected one of armoury.ron"), "{faults:?}");
}

#[test]
fn what_the_book_states_is_marked_so() {
    let data = Pack::default().data();
    assert_eq!(data.armoury.weapons[0].source, Source::Seed, "the rifle");
    assert!(data.units.iter().filter(|unit| unit.source == Source::Reconstructed).count() > 100);
}
