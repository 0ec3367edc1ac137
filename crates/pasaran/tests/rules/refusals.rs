//! Why not: each refusal names the paragraph that forbids this, and what is refused is exactly what is not offered.

use crate::table::*;
use frente_kernel::{Game, Narrate, Node, Rng};
use frente_pasaran::actions::Idle;
use frente_pasaran::{Action, Card, Chit, Kind, Pasaran, Place, State, Unit, Zone};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;

fn rail(side: Side, units: &[(&str, &str)]) -> Table {
    Table::empty().put(units).at_step("rail", side, json!(["rail"]))
}

/// Barcelona in revolt, with Durruti and two columns in it.
fn revolt(step: &str, frames: serde_json::Value) -> Table {
    Table::empty()
        .put(&[("r-m1.1", "barcelona"), ("r-m1.2", "barcelona:city"), ("durruti", "barcelona"), ("r-i2.1", "gerona")])
        .edit(|state| state["revolt"] = json!(true))
        .at_step(step, Republican, frames)
}

#[test]
fn rc_barcelona_revolt_is_the_reason_why_militia_in_revolt_goes_nowhere() {
    let (rule, why) = ("C-barcelona-revolt", "militia-in-revolt");
    let mut table = revolt("rail", json!(["rail"]));
    for unit in ["rail r-m1.1", "ship r-m1.2", "rail durruti", "ship durruti"] {
        table.refuses(unit, rule, why);
    }
    let mut table = revolt("movement", json!(["react", "announce", "exits", "move"]));
    table.act("pick r-m1.1");
    table.refuses("to gerona", rule, why);
}

#[test]
fn r6_3_3_a_shut_in_garrison_is_told_that_enemies_close_its_city() {
    let garrison = [("n-i3.1", "asturias:city"), ("n-i3.2", "asturias:city"), ("r-m2.1", "asturias")];
    let mut table = Table::empty().put(&garrison).moving(Nationalist);
    for unit in ["pick n-i3.1", "pick n-i3.2"] {
        table.refuses(unit, "6.3.3", "shut-in");
    }
    // From outside the same zone closes the city.
    let mut table = Table::empty().put(&garrison).put(&[("n-i2.1", "leon")]).moving(Nationalist);
    table.act("pick n-i2.1");
    table.refuses("to asturias:city", "6.3.3", "city-closed");
}

/// Lérida is attacked by land from Zaragoza; Miaja and four units stand in Barcelona.
fn reserves(general: &str) -> Table {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "zaragoza"), ("r-m1.1", "lerida"), (general, "barcelona"), ("r-m1.2", "barcelona")])
        .put(&[("r-i2.1", "barcelona"), ("r-i2.2", "barcelona"), ("r-i3.1", "barcelona"), ("r-i2.4", "tarragona")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to lerida", "pass"]);
    table
}

#[test]
fn r6_3_4_reserves_say_whether_a_headquarters_is_missing_or_has_given_its_orders() {
    let mut table = reserves("miaja");
    table.refuses("pick r-i2.4", "6.3.4-reserves", "no-headquarters-here");
    table.refuses("pick miaja", "6.3.4-reserves", "headquarters-follow");
    table.acts(&["pick r-i2.1", "to lerida", "pick r-i2.2", "to lerida"]);
    table.refuses("pick r-i3.1", "6.3.4-reserves", "orders-used-up");
    table.refuses("pick r-i2.1", "6.3.4", "reacted-already");
}

#[test]
fn r2_1_militia_is_the_reason_why_kleber_sends_no_militia_and_durruti_no_regulars() {
    let mut table = reserves("kleber");
    table.refuses("pick r-m1.2", "2.1-militia", "commands-the-others-only");
    let mut table = reserves("durruti");
    table.refuses("pick r-i3.1", "2.1-militia", "commands-the-others-only");
}

#[test]
fn r6_3_4_reserves_are_told_that_only_aircraft_attack_or_that_a_city_is_closed() {
    // Lérida is attacked from the air, Castellón by land; Miaja's reserves reach Lérida alone.
    let mut table = Table::empty()
        .put(&[("n-a2.1", "zaragoza"), ("r-m1.1", "lerida"), ("miaja", "barcelona"), ("r-i2.1", "barcelona")])
        .put(&[("n-i3.1", "teruel"), ("r-m1.2", "castellon"), ("r-a1.1", "barcelona")])
        .owned(Nationalist, &["teruel"])
        .moving(Nationalist);
    table.acts(&["pick n-a2.1", "to lerida"]);
    let mut alone = table.clone();
    alone.act("pass");
    alone.refuses("pick r-i2.1", "6.3.4-reserves", "only-aircraft-attack");
    table.acts(&["pick n-i3.1", "to castellon", "pass"]);
    table.refuses("pick r-i2.1", "6.3.4-reserves", "no-attack-in-reach");
    // Tarragona and Gerona are attacked; so is the city of Lérida, from its own zone.
    let mut table = Table::empty()
        .put(&[("n-i3.1", "tarragona"), ("r-m1.1", "tarragona"), ("n-i3.2", "gerona"), ("r-m1.2", "gerona")])
        .put(&[("n-i3.3", "lerida"), ("n-i2.1", "lerida:city"), ("r-m1.3", "lerida:city")])
        .put(&[("miaja", "barcelona"), ("r-i2.1", "barcelona"), ("r-i2.2", "barcelona")])
        .zones(Nationalist, &["lerida"])
        .at_step("movement", Nationalist, json!(["react"]));
    table.act("pick r-i2.1");
    assert_eq!(table.places(), ["gerona", "tarragona"]);
    table.refuses("to lerida:city", "6.3.4-reserves", "beyond-its-range");
    table.refuses("to madrid", "6.3.4", "not-attacked");
    table.refuses("pass", "6.3.4", "must-choose");
}

#[test]
fn r6_1_the_train_says_what_keeps_it_from_a_place() {
    let mut table = rail(Nationalist, &[("n-i2.1", "burgos"), ("r-m1.1", "soria")]);
    table = table.owned(Republican, &["soria"]);
    table.act("rail n-i2.1");
    table.refuses("to soria", "6.1", "not-friendly");
    table.refuses("to burgos", "6.1", "there-already");
    table.refuses("to salamanca:city", "1.0", "no-city-there");
    table.refuses("to marruecos", "6.1", "not-joined-by-rail");
    table.refuses("to mallorca", "1.1-movement", "no-land-units-there");
    table.refuses("pass", "6.1", "must-choose");
}

#[test]
fn r6_1_sea_the_ship_says_what_keeps_it_from_a_place() {
    let mut table = rail(Republican, &[("r-i2.1", "vizcaya:city")]);
    table.refuses("ship r-i2.2", "2.3", "not-on-the-map");
    table.act("ship r-i2.1");
    table.refuses("to madrid", "6.1-sea", "not-a-coast");
    table.refuses("to andalucia", "6.1-sea", "not-friendly");
    let mut inland = rail(Republican, &[("r-i2.1", "madrid")]);
    inland.refuses("ship r-i2.1", "6.1-sea", "cannot-embark");
}

#[test]
fn r6_2_only_aircraft_change_base_and_only_so_far() {
    let mut table = Table::empty().put(&[("n-a2.1", "andalucia"), ("n-i2.1", "andalucia")]).at_step(
        "rebase",
        Nationalist,
        json!(["rebase"]),
    );
    table.refuses("pick n-i2.1", "6.2", "only-aircraft-rebase");
    table.act("pick n-a2.1");
    table.refuses("to badajoz", "6.2", "not-friendly");
    table.refuses("to burgos", "6.2", "base-too-far");
}

#[test]
fn r6_3_attacks_a_lone_headquarters_is_told_why_it_enters_no_held_zone() {
    let mut table = Table::empty().put(&[("mola", "burgos"), ("r-m1.1", "soria")]).owned(Republican, &["soria"]);
    table = table.moving(Nationalist);
    table.act("pick mola");
    table.refuses("to soria", "6.3-attacks", "headquarters-alone");
}

#[test]
fn r1_3_a_reinforcement_into_a_full_city_is_told_that_it_is_full() {
    let full = [("r-m1.1", "valencia:city"), ("r-m1.2", "valencia:city"), ("r-m1.3", "valencia:city")];
    let mut table = Table::empty().put(&[("r-i2.5", "due 1936-3")]).put(&full).at_step(
        "reinforcements",
        Republican,
        json!([{ "reinforce": "republican" }]),
    );
    table.refuses("pass", "5.1", "reinforcements-to-place");
    table.act("pick r-i2.5");
    table.refuses("to valencia:city", "1.3", "city-full");
    table.refuses("to burgos", "5.1", "no-reinforcements-there");
}

#[test]
fn r6_5_infantry_without_a_headquarters_and_aircraft_alone_are_told_so() {
    let mut table = Table::empty()
        .put(&[("n-arm2.1", "segovia"), ("n-a2.1", "segovia"), ("n-i2.1", "segovia"), ("r-m1.1", "guadalajara")])
        .exploiting(Nationalist);
    table.refuses("pick n-a2.1", "6.5", "no-battle-to-support");
    table.refuses("pick n-i2.1", "6.5", "may-not-exploit");
}

#[test]
fn rc_invasion_never_comes_to_morocco_nor_inland_nor_home() {
    let table = Table::empty().put(&[("r-i2.1", "malaga"), ("r-i2.2", "murcia")]);
    let mut table = table.at_step("movement", Republican, json!(["move", { "invade": 3 }]));
    table.refuses("to marruecos", "C-invasion", "never-invaded");
    table.refuses("to madrid", "C-invasion", "not-a-coast");
    table.refuses("to malaga", "C-invasion", "own-coast");
    table.refuses("to galicia-n", "C-invasion", "nobody-can-land-there");
}

#[test]
fn rc_hq_and_rc_get_hq_name_their_own_generals() {
    let hq = |card: &str, side| {
        Table::new().at_step("rail", side, json!(["rail", { "choose-hq": [card, side_name(side)] }]))
    };
    let mut table = hq("hq", Nationalist).put(&[("kleber", "madrid")]);
    table.refuses("pick durruti", "C-hq", "general-not-to-be-had");
    table.refuses("pick franco", "C-hq", "card-names-others");
    let mut table = hq("get-hq", Republican);
    table.refuses("pick moscardo", "C-get-hq", "card-names-others");
    table.refuses("pass", "C-get-hq", "must-choose");
}

#[test]
fn rc_hq_is_the_paragraph_of_moscardos_arrival() {
    let unit = |name: &str| name.parse().expect("a counter");
    let quarter = "1937-1".parse().expect("a quarter");
    assert_eq!(Pasaran::event_rule(Event::HqComing(unit("moscardo"), quarter)), "C-hq");
    assert_eq!(Pasaran::event_rule(Event::HqComing(unit("kleber"), quarter)), "C-get-hq");
}

fn side_name(side: Side) -> &'static str {
    side.name()
}

#[test]
fn rc_barcelona_revolt_takes_the_nearest_militia() {
    let mut table = Table::empty()
        .put(&[("r-m1.1", "gerona"), ("r-m1.2", "tarragona"), ("r-m1.3", "madrid"), ("r-i2.1", "gerona")])
        .at_step("rail", Nationalist, json!(["rail", { "revolt": 1 }]));
    table.refuses("pick r-m1.3", "C-barcelona-revolt", "not-the-nearest-militia");
    table.refuses("pick r-i2.1", "C-barcelona-revolt", "only-militia-revolts");
}

#[test]
fn rc_replacements_say_who_recovers() {
    let mut table = Table::empty()
        .put(&[("n-i2.1", "burgos"), ("n-i3.1", "burgos"), ("n-arm2.1", "burgos")])
        .put(&[("n-i3.2", "asturias:city"), ("r-m2.1", "asturias"), ("n-ter.1", "leon")])
        .reduced(&["n-i2.1", "n-arm2.1", "n-i3.2", "n-ter.1"])
        .at_step("production", Nationalist, json!([{ "restore": [3, "nationalist"] }]));
    table.refuses("pick n-i3.1", "C-replacements", "unit-is-whole");
    table.refuses("pick n-arm2.1", "C-replacements", "only-infantry-recovers");
    table.refuses("pick n-i3.2", "C-replacements", "cut-off-from-replacements");
}

#[test]
fn r7_2_a_card_names_the_condition_that_fails() {
    let window = |side: Side, cards: &[&str]| {
        Table::empty().hand(side, cards).at_step("rail", side, json!(["rail", { "window": ["step", side.name()] }]))
    };
    let cards = ["fifth-column", "border-closed", "replacements", "invasion", "weather-front", "ju52", "hq"];
    let mut table = window(Nationalist, &cards);
    for (card, why) in [
        ("fifth-column", "card-before-own-battle"),
        ("border-closed", "card-too-early"),
        ("replacements", "card-in-production"),
        ("invasion", "card-in-own-movement"),
        ("weather-front", "card-after-the-weather"),
        ("ju52", "nobody-to-fly"),
    ] {
        let refusal = table.refusal(&format!("play {card}"));
        assert_eq!((refusal.rule, refusal.why), (&*format!("C-{card}"), why));
    }
    table.refuses("play condor", "7.2", "not-in-hand");
    let mut later = window(Nationalist, &["border-closed", "rep-disorder"]).quarter("1938-1");
    later.refuses("play border-closed", "C-border-closed", "card-needs-another");
    let mut table = window(Nationalist, &["rep-disorder"]);
    table.refuses("play rep-disorder", "C-rep-disorder", "card-before-enemy-battle");
    let mut lost = window(Nationalist, &["ju52"]).owned(Republican, &["andalucia"]);
    lost.refuses("play ju52", "C-ju52", "card-needs-a-zone");
    let mut late = window(Republican, &["get-hq", "border-opened"]).quarter("1938-3");
    late.refuses("play get-hq", "C-get-hq", "card-too-late");
    let mut held = window(Nationalist, &["annulment"]);
    held.refuses("play annulment", "C-annulment", "annulment-cancels-a-card");
    held.refuses("annul soviet-aid", "C-annulment", "not-in-force");
}

#[test]
fn r9_5_a_blank_may_be_laid_down_to_bluff() {
    let mut table = Table::with(Setup { chits: 1, ..Setup::default() })
        .cleared()
        .put(&[("n-i3.1", "soria"), ("r-i2.1", "soria")])
        .at_step("combat", Nationalist, json!(["battles", { "battle": "reveal" }, { "play-chits": "nationalist" }]))
        .edit(|state| {
            state["battle"]["place"] = json!("soria");
            state["battle"]["drawn"][0][0] = json!(1);
        });
    table.refuses("chit elan", "9.5", "chit-not-drawn");
    table.acts(&["chit blank", "pass"]);
    table.tells(Event::ChitPlayed { side: Nationalist, chit: Chit::Blank });
    table.tells(Event::ChitIdle { side: Nationalist, chit: Chit::Blank, why: Idle::Blank });
}

#[test]
fn r9_4_without_the_option_trenches_are_not_agreed_on() {
    let mut table = Table::empty().put(&[("n-i3.1", "burgos")]).moving(Nationalist);
    table.refuses("entrench n-i3.1", "9.4", "option-not-agreed");
    table.refuses("dismantle burgos", "9.4", "option-not-agreed");
    table.refuses("show n-i3.1", "9.2", "option-not-agreed");
}

/// Every action there is.
fn vocabulary() -> Vec<Action> {
    let mut all = vec![Action::Pass, Action::LoseTrench, Action::Retreat, Action::First, Action::Second];
    for unit in Kind::ALL.into_iter().flat_map(|kind| (0..kind.slots()).filter_map(move |no| kind.unit(no))) {
        let verbs: [fn(Unit) -> Action; 11] = [
            Action::Pick,
            Action::Rail,
            Action::Ship,
            Action::Repair,
            Action::Rebuild,
            Action::Regroup,
            Action::Entrench,
            Action::Show,
            Action::Shift,
            Action::Lose,
            Action::Fly,
        ];
        all.extend(verbs.map(|verb| verb(unit)));
    }
    for zone in Zone::ALL.into_iter().filter(|zone| zone.is_held()) {
        for place in [Place::zone_of(zone), Place::city_of(zone)] {
            let verbs: [fn(Place) -> Action; 5] =
                [Action::To, Action::Dismantle, Action::Assault, Action::Besiege, Action::Fight];
            all.extend(verbs.map(|verb| verb(place)));
        }
    }
    for card in Card::ALL {
        let verbs: [fn(Card) -> Action; 5] = [Action::Play, Action::Annul, Action::Take, Action::Buy, Action::Under];
        all.extend(verbs.map(|verb| verb(card)));
    }
    all.extend(Chit::ALL.into_iter().flat_map(|chit| [Action::Chit(chit), Action::Cancel(chit)]));
    all.extend(Kind::ALL.map(Action::Build));
    all
}

/// Asks a position about every action of the vocabulary.
fn ask_everything(state: &State, vocabulary: &[Action]) {
    let mut offered = Vec::new();
    Pasaran::legal_actions(state, &mut offered);
    let key = |action| Pasaran::action_message(state, action).key;
    let kinds: std::collections::BTreeSet<_> = offered.iter().map(|action| key(*action)).collect();
    for action in vocabulary {
        match Pasaran::check(state, *action) {
            Ok(()) => assert!(offered.contains(action), "\"{action}\" passes and is not offered"),
            Err(illegal) => {
                assert!(!offered.contains(action), "\"{action}\" is offered and refused by {illegal:?}");
                let general = Pasaran::GENERAL.contains(&illegal.why);
                assert!(!general || !kinds.contains(&key(*action)), "\"{action}\" is refused by {illegal:?} alone");
            }
        }
    }
}

#[test]
fn what_is_refused_is_what_is_not_offered_and_never_by_a_general_reason_alone() {
    let vocabulary = vocabulary();
    let all = Setup {
        regrouping: 1,
        alternative_initiative: 1,
        trenches: 1,
        chits: 1,
        bonus_chits: 1,
        blocking: 1,
        sorties: 1,
        ..Setup::default()
    };
    for setup in [Setup::default(), all.clone(), Setup { fog: 1, ..all }] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1937);
        let mut state = Pasaran::initial(&setup).expect("a sound setup");
        loop {
            match Pasaran::node(&state) {
                Node::Over(_) => break,
                Node::Decision(_) => {
                    if rng.next_u32() % 11 == 0 {
                        ask_everything(&state, &vocabulary);
                    }
                    let action = Pasaran::sample_action(&state, &mut rng);
                    Pasaran::apply(&mut state, action, &mut frente_kernel::Silent);
                }
                Node::Chance => {
                    let chance = Pasaran::sample_chance(&state, &mut rng);
                    Pasaran::resolve(&mut state, chance, &mut frente_kernel::Silent);
                }
            }
        }
    }
}
