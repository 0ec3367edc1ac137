//! Data packs: an owner's files replace the standard ones, and bad ones are refused with file, line and reason.

use frente_kernel::{Game, Viewer};
use frente_peanas::data::STANDARD_FILES;
use frente_peanas::{Peanas, Setup, load_pack};

fn changed(file: usize, from: &str, to: &str) -> Vec<(String, String)> {
    let (name, text) = STANDARD_FILES[file];
    assert!(text.contains(from), "{from}");
    vec![(name.to_owned(), text.replacen(from, to, 1))]
}

fn refused(files: &[(String, String)]) -> String {
    let faults = load_pack(files).expect_err("a bad pack");
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn the_standard_files_are_the_standard_pack() {
    let files: Vec<_> = STANDARD_FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    assert_eq!(load_pack(&files).expect("a sound pack"), Setup::default().pack);
}

#[test]
fn an_owners_units_are_played_with_and_named_in_the_setup() {
    let pack = load_pack(&changed(0, "cost: 70", "cost: 71")).expect("a sound pack");
    assert_ne!(pack, Setup::default().pack);
    let setup = Setup { pack, scenery: 1, ..Setup::default() };
    let state = Peanas::initial(&setup).expect("a setup");
    assert!(!Peanas::view(&state, Viewer::Referee).units.is_empty());
    let written = serde_json::to_string(&setup).expect("plain data");
    assert!(written.contains("sha256:"));
    assert_eq!(serde_json::from_str::<Setup>(&written).expect("a known pack"), setup);
}

#[test]
fn unknown_fields_variants_and_files_are_refused_with_their_place() {
    let said = refused(&changed(0, "category: Infantry", "category: Cavalry"));
    assert!(said.starts_with("units.ron:4:") && said.contains("Cavalry"), "{said}");
    let said = refused(&changed(1, "artificial:", "artifical:"));
    assert!(said.starts_with("tables.ron:") && said.contains("artifical"), "{said}");
    let said = refused(&[("cards.ron".to_owned(), String::new())]);
    assert!(said.contains("not a file of this game's data pack"), "{said}");
}

#[test]
fn impossible_values_are_refused_by_unit_and_line() {
    let said = refused(&changed(0, "d: (3, 2, 1)", "d: (33, 2, 1)"));
    assert!(said.starts_with("units.ron:4") && said.contains("expected 0 to 20"), "{said}");
    let said = refused(&changed(0, "\"nat-seccion-milicias-requetes\"", "\"nat-seccion-milicia-de-la-falange\""));
    assert!(said.contains("this id stands twice"), "{said}");
    let said = refused(&changed(1, "(quality: Elite,", "(quality: Green,"));
    assert!(said.contains("Elite has 0 rows") && said.contains("Green has 2 rows"), "{said}");
}

#[test]
fn a_setup_names_every_fault_at_once() {
    let setup = Setup { fog: 7, season: 9, waiting_days: 4, ..Setup::default() };
    let error = Peanas::initial(&setup).expect_err("three faults").to_string();
    assert!(error.contains("fog") && error.contains("season") && error.contains("waiting_days"), "{error}");
    let setup = Setup { attacker: frente_peanas::setup::ListChoice::Ready("nobody".to_owned()), ..Setup::default() };
    let error = Peanas::initial(&setup).expect_err("an unknown list").to_string();
    assert!(error.contains("no ready list is called \"nobody\"") && error.contains("national-small-attack"), "{error}");
}

#[test]
fn a_list_written_out_in_a_setup_is_refused_by_its_own_fault() {
    let read = |text: &str| serde_json::from_str::<Setup>(text).expect_err("a bad list").to_string();
    let list = |units: &str| {
        format!(r#"{{"attacker":{{"name":"x","army":"National","size":"Small","side":"Attacker","units":[{units}]}}}}"#)
    };
    let said = read(&list(r#"{"unit":"nat-oficial","quality":"Brave"}"#));
    assert!(said.contains("unknown variant `Brave`") && said.contains("Veteran"), "{said}");
    let said = read(&list(r#"{"unit":"nat-oficial","price":3}"#));
    assert!(said.contains("unknown field `price`"), "{said}");
    let said = read(r#"{"defender":{"army":"National"}}"#);
    assert!(said.contains("missing field"), "{said}");
    let said = read(r#"{"defender":7}"#);
    assert!(said.contains("the name of a ready list, or a list written out"), "{said}");
    let sound = r#"{"attacker":"national-small-defence"}"#;
    assert!(serde_json::from_str::<Setup>(sound).is_ok());
}
