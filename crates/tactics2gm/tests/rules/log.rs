//! What the log tells: who did what to whom, with what, why it failed, and under which paragraph.

use crate::table::*;
use frente_kernel::{Arg, Narrate, Seat, Viewer};
use frente_tactics2gm::actions::{First, Futile, Home, Warrant, What};
use frente_tactics2gm::ids::Arm;
use frente_tactics2gm::setup::DeckChoice;
use frente_tactics2gm::{Setup, Tactics2gm};

/// The lines of the log: the key of each, and its paragraph.
fn lines(table: &Table) -> Vec<(String, &'static str)> {
    let line = |event: &Event| {
        let message = Tactics2gm::event_message(table.state(), *event);
        (message.key.into_owned(), Tactics2gm::event_rule(*event))
    };
    table.told().iter().map(line).collect()
}

/// The lines from a key on.
fn from(table: &Table, key: &str) -> Vec<(String, &'static str)> {
    lines(table).into_iter().skip_while(|(own, _)| own != key).collect()
}

#[track_caller]
fn tells(table: &Table, key: &str, rule: &str) {
    let all = lines(table);
    assert!(all.iter().any(|(own, under)| own == key && *under == rule), "no {key} §{rule} in {all:?}");
}

#[track_caller]
fn tells_not(table: &Table, key: &str) {
    let all = lines(table);
    assert!(all.iter().all(|(own, _)| own != key), "{key} in {all:?}");
}

/// A number in the line of a key.
#[track_caller]
fn number(table: &Table, key: &str, name: &str) -> i64 {
    let mut messages = table.told().iter().map(|event| Tactics2gm::event_message(table.state(), *event));
    let message = messages.rfind(|message| message.key == key).unwrap_or_else(|| panic!("no {key}"));
    match message.args.iter().find(|(own, _)| own == name) {
        Some((_, Arg::Int(number))) => *number,
        other => panic!("{key} has no number {name}: {other:?}"),
    }
}

#[test]
fn r11_4_3_an_assault_tells_who_strikes_first_and_who_strikes_back_with_what() {
    let open = Table::new().armed(0, "us_inf_ligera", "d4", &["granadas"]).unit(1, "de_inf_ligera", "d5");
    let open = open.act("assault d4 n 1").die(2).die(2);
    let keys: Vec<String> = from(&open, "event-assault-declared").into_iter().map(|(key, _)| key).collect();
    let wanted = [
        "event-assault-declared",
        "event-first-strike",
        "event-struck",
        "event-die-thrown",
        "event-missed",
        "event-struck-back",
        "event-die-thrown",
        "event-missed",
        // The fight is over, and the move with it.
        "event-phase-began",
    ];
    assert_eq!(keys, wanted);
    open.clone().expect_event(|event| matches!(event, Event::FirstStrike { seat: Seat(0), why: First::Open, .. }));
    let struck = |event: &Event| {
        let Event::Struck { arm: Arm::Slot(slot), at, .. } = event else { return false };
        slot.0 == 1 && matches!(at.what, What::Unit(unit) if unit.0 == no("de_inf_ligera"))
    };
    open.expect_event(struck).expect_event(|event| matches!(event, Event::StruckBack { seat: Seat(1), .. }));
    let dug_in = Table::new().unit(0, "us_inf_ligera", "d4").unit(1, "de_inf_ligera", "d5").terrain("trinchera", "d5");
    let dug_in = dug_in.act("assault d4 n 0");
    dug_in.expect_event(|event| matches!(event, Event::FirstStrike { seat: Seat(1), why: First::Cover, .. }));
    let gun = Table::new().unit(0, "us_inf_ligera", "d4").unit(1, "de_pak38", "d5").act("assault d4 n 0").die(2).die(2);
    gun.expect_event(|event| matches!(event, Event::StruckBack { arm: Arm::Crew, .. }));
    let truck = Table::new().unit(0, "us_inf_ligera", "d4").unit(1, "de_opel", "d5").act("assault d4 n 0");
    tells(&truck, "event-no-strike-back", "11.4.3");
}

#[test]
fn r13_1_a_plane_that_attacks_is_told_with_its_target() {
    let table = Table::new().fighter(0, "us_p47").unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting);
    let table = table.act("fly 0 d4").die(2);
    let keys: Vec<String> = from(&table, "event-plane-announced").into_iter().map(|(key, _)| key).collect();
    let wanted = ["event-plane-announced", "event-raided", "event-die-thrown", "event-missed", "event-plane-discarded"];
    assert_eq!(keys[..5], wanted);
    let home = Table::with(Setup { fighters_return: 1, ..Setup::default() });
    let home =
        home.fighter(0, "us_p47").unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting).act("fly 0 d4").die(2);
    home.expect_event(|event| matches!(event, Event::PlaneLeft { home: Home::Beside, .. }));
}

#[test]
fn r13_4_anti_aircraft_fire_names_the_gun_and_the_plane() {
    let table = Table::new().fighter(0, "us_p51").unit(1, "de_flak38", "d5").unit(1, "de_inf_ligera", "d4");
    let table = table.in_phase(Phase::Shooting).act("fly 0 d4").act("anti-air d5 1 plane");
    let plane = no("us_p51");
    table.expect_event(|event| matches!(event, Event::AntiAirFired { target, .. } if target.0 == plane));
}

#[test]
fn r11_2_the_income_tells_where_each_point_comes_from_and_what_is_lost() {
    let rich = Table::with(Setup { novices: 2, ..Setup::default() }).general(0, "eisenhower").pa(1, 9);
    let rich = rich.unit(1, "de_inf_ligera", "d6").unit(0, "us_inf_ligera", "d1").end_turn();
    let told = |name: &str| number(&rich, "event-income", name);
    // Germany stores ten: three from the staff, one line, one as a novice; one finds room.
    assert_eq!(["base", "lines", "command", "general", "novices"].map(told), [3, 1, 0, 0, 1]);
    assert_eq!([told("gained"), told("lost")], [1, 4]);
    let own = rich.end_turn();
    assert_eq!(number(&own, "event-income", "general"), 1);
}

#[test]
fn r4_3_no_critical_number_is_told_where_nothing_is_destroyed_outright() {
    let staff = Table::new().unit(0, "us_sherman", "d4").in_phase(Phase::Shooting).act("fire d4 0 hq:1").die(6);
    tells(&staff, "event-die-thrown-plain", "11.6.3");
    tells_not(&staff, "event-die-thrown");
    let unit = Table::new().unit(0, "us_sherman", "d3").unit(1, "de_pz4", "d5").in_phase(Phase::Shooting);
    tells(&unit.act("fire d3 0 d5").die(6), "event-die-thrown", "11.6.3");
    let house = Table::new().unit(0, "us_sherman", "d3").unit(1, "de_inf_ligera", "d5").terrain("casa", "d5");
    tells(&house.in_phase(Phase::Shooting).act("fire d3 0 card:d5").die(6), "event-die-thrown-plain", "11.6.3");
}

#[test]
fn r11_6_4_a_shot_shows_its_printed_numbers_and_each_modifier() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").armed(1, "de_inf_ligera", "d4", &["cuerpo_a_tierra"]);
    let table = table.terrain("muro", "d4").in_phase(Phase::Shooting).act("fire d3 0 d4").die(7);
    let keys: Vec<String> = from(&table, "event-shot-fired").into_iter().map(|(key, _)| key).collect();
    let wanted =
        ["event-shot-fired", "event-printed", "event-modified", "event-modified", "event-die-thrown", "event-wounded"];
    assert_eq!(keys, wanted);
    assert_eq!([number(&table, "event-printed", "hit"), number(&table, "event-die-thrown", "hit")], [5, 7]);
    assert_eq!(["damage", "wounds", "most"].map(|name| number(&table, "event-wounded", name)), [1, 1, 3]);
}

#[test]
fn r20_schurzen_a_hit_that_skirts_stop_is_told_to_do_nothing() {
    let table = Table::new().armed(0, "us_inf_pesada", "d3", &["bazuca"]).armed(1, "de_pz4", "d4", &["schurzen"]);
    // A weaker charge: one damage less than one is none.
    let table = table.in_phase(Phase::Shooting).act("fire d3 3 d4").die(10);
    tells_not(&table, "event-critical");
    assert_eq!(number(&table, "event-wounded", "damage"), 2);
    assert_eq!(Tactics2gm::event_rule(Event::NoEffect(Futile::Skirts)), "20-schurzen");
}

#[test]
fn r4_2_a_mission_that_takes_no_more_from_a_staff_is_told_so() {
    let rule = |why| Tactics2gm::event_rule(Event::NoEffect(why));
    assert_eq!(Futile::ALL.map(rule), ["4.2", "20-schurzen", "13.2"]);
    let unarmed = Table::new().unit(1, "de_inf_ligera", "d4").hand(0, &["us_c47", "us_inf_ligera"]).pa(0, 9);
    let unarmed = unarmed.fighter(1, "de_bf109").in_phase(Phase::Deployment).act("airlift @us_c47 d2");
    let unarmed = unarmed.act("intercept 0").die(1);
    tells(&unarmed, "event-no-effect", "13.2");
}

#[test]
fn r11_turns_and_phases_begin_with_a_line() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d5").end_turn();
    let told: Vec<_> = lines(&table).into_iter().filter(|(key, _)| key == "event-phase-began").collect();
    let rules: Vec<&str> = told.iter().map(|(_, rule)| *rule).collect();
    // The rest of this turn, and the Movement of the next.
    assert_eq!(rules, ["11.5", "11.6", "11.4"]);
    tells(&table, "event-turn-began", "11");
    let order: Vec<String> = from(&table, "event-turn-began").into_iter().map(|(key, _)| key).collect();
    let draws = order.iter().rposition(|key| key.starts_with("event-card-drawn")).expect("cards are drawn");
    assert!(order.iter().position(|key| key == "event-phase-began") > Some(draws), "{order:?}");
    // An order in the phase does not announce it again.
    let moved = Table::new().unit(0, "us_inf_ligera", "d3").unit(0, "us_inf_ligera", "f3").act("step d3 n");
    tells_not(&moved, "event-phase-began");
}

#[test]
fn r20_botiquin_who_heals_and_who_repairs_is_told_with_the_paragraph() {
    let table = Table::new().armed(0, "us_inf_ligera", "d3", &["botiquin"]).unit(0, "us_inf_ligera", "d4");
    let table = table.wounds("d4", 2).in_phase(Phase::Deployment).act("heal-at d3 n");
    assert_eq!(
        from(&table, "event-worked"),
        [("event-worked".to_owned(), "20-botiquin"), ("event-healed".to_owned(), "20-botiquin")]
    );
    assert_eq!([number(&table, "event-healed", "wounds"), number(&table, "event-healed", "left")], [1, 1]);
    let sappers = Table::new().unit(0, "us_zapadores", "d3").terrain("alambrada", "d4").in_phase(Phase::Deployment);
    let sappers = sappers.act("clear d3 n");
    tells(&sappers, "event-worked", "16-sapper");
    tells(&sappers, "event-terrain-cleared", "16-sapper");
    let tank = Table::new().unit(0, "us_sherman", "d3").terrain("alambrada", "d4").act("step d3 n");
    tells(&tank, "event-terrain-cleared", "12-alambrada");
}

#[test]
fn r11_5_1_a_support_card_rests_on_its_own_paragraph() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").hand(0, &["radio", "caja_suministros"]).pa(0, 12);
    let table = table.in_phase(Phase::Deployment);
    let played = table.clone().act("play-on @radio d3");
    tells(&played, "event-card-played", "17-radio");
    tells(&played, "event-card-attached", "17-radio");
    assert_eq!(Tactics2gm::action_rule(table.state(), Table::action("play-on @radio d3")), "17-radio");
    // The staff stores twelve: one is paid, three come in, two are lost.
    let full = table.act("play @caja_suministros");
    tells(&full, "event-points-gained", "17-caja_suministros");
    assert_eq!([number(&full, "event-points-gained", "points"), number(&full, "event-points-gained", "lost")], [1, 2]);
    for card in &data().cards.support {
        let own: Result<Warrant, _> = format!("17-{}", card.id).parse();
        assert!(own.is_ok(), "{} has no row of its own", card.id);
    }
}

#[test]
fn r17_mina_antipersona_a_mine_under_infantry_is_asked_for_by_its_own_paragraph() {
    let table = |mover: &str, mine: &str| {
        let table = Table::new().unit(0, mover, "d2").hand(1, &[mine]).pa(1, 9);
        table.act("step d2 n").asks(1)
    };
    let asked = |table: &Table| Tactics2gm::prompt(table.state()).1;
    assert_eq!(asked(&table("us_inf_ligera", "mina_antipersona")), "17-mina_antipersona");
    assert_eq!(asked(&table("us_sherman", "mina_anticarro")), "17-mina_anticarro");
}

#[test]
fn r2_1_the_list_of_a_home_made_deck_lies_closed_and_that_of_a_ready_one_open() {
    let own = r#"{"nation": "usa", "cards": [["us_inf_ligera", 6], ["us_sherman", 4]]}"#;
    let own: DeckChoice = serde_json::from_str(own).expect("a deck");
    let setup = |open_lists: u8| Setup { decks: vec![own.clone()], open_lists, ..Setup::default() };
    let seen = |setup: Setup, viewer: Viewer, seat: usize| {
        let table = Table::raw(setup);
        let view = <Tactics2gm as frente_kernel::Game>::view(table.state(), viewer);
        view.seats[seat].unseen.is_some()
    };
    let (own_seat, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    assert!(seen(setup(0), own_seat, 0) && !seen(setup(0), other, 0) && !seen(setup(0), Viewer::Spectator, 0));
    assert!(seen(setup(0), own_seat, 1), "the other deck is a ready one");
    assert!(seen(setup(1), other, 0));
    assert!(seen(Setup::default(), other, 0));
}
