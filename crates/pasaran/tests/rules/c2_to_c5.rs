//! Chapters 2 to 5: units, set-up, sequence, reinforcements, initiative, weather.

use crate::table::*;
use frente_pasaran::actions::Claim;
use frente_pasaran::data::Pack;
use frente_pasaran::{Quarter, Weather};
use serde_json::json;

#[test]
fn r0_2_two_sides_play_and_every_option_is_off_unless_agreed() {
    let setup = Setup::default();
    let options =
        [setup.regrouping, setup.fog, setup.alternative_initiative, setup.trenches, setup.chits, setup.blocking];
    assert_eq!(options, [0; 6]);
    assert_eq!(Table::new().view().sides.len(), 2);
}

#[test]
fn r2_1_a_counter_goes_by_the_number_it_shows() {
    use frente_kernel::{Arg, Narrate};
    let table = Table::empty()
        .put(&[("n-i2.1", "burgos"), ("n-i2.2", "burgos"), ("franco", "burgos")])
        .reduced(&["n-i2.2"])
        .moving(Nationalist);
    let number = |action: &str| {
        let message = frente_pasaran::Pasaran::action_message(table.state(), action.parse().expect("notation"));
        message.args.into_iter().find(|(name, _)| *name == "strength").map(|(_, arg)| arg)
    };
    assert_eq!(number("pick n-i2.1"), Some(Arg::Int(2)));
    assert_eq!(number("pick n-i2.2"), Some(Arg::Int(1)), "its back");
    assert_eq!(number("pick franco"), Some(Arg::Int(3)), "his level");
}

#[test]
fn r2_1_every_back_is_weaker_than_its_front() {
    for def in &Pack::default().data().counters.units {
        assert!(def.back.is_none_or(|back| back < def.front), "{}", def.kind);
    }
}

#[test]
fn r2_1_a_headquarters_never_fires() {
    let mut table =
        Table::empty().put(&[("n-i3.1", "toledo"), ("varela", "toledo"), ("r-i2.1", "toledo")]).fighting(Nationalist);
    table.act("fight toledo");
    assert_eq!(table.strength("varela"), 0);
    // One die for the division, then the Republican's: the general throws none.
    table.dice(&[6, 6]);
    assert!(table.pending().contains("RetreatChoice"), "{}", table.pending());
}

#[test]
fn r2_1_militia_kleber_sends_only_regulars_and_durruti_only_militia() {
    let table = |general: &str| {
        let mut table = Table::empty()
            .put(&[("n-i3.1", "zaragoza"), ("r-m1.1", "lerida")])
            .put(&[(general, "barcelona"), ("r-i2.1", "barcelona"), ("r-m2.1", "barcelona")])
            .moving(Nationalist);
        table.acts(&["pick n-i3.1", "to lerida", "pass"]);
        table.offered()
    };
    assert_eq!(table("kleber"), ["pass", "pick r-i2.1"]);
    assert_eq!(table("durruti"), ["pass", "pick r-m2.1"]);
}

#[test]
fn r2_3_what_is_neither_on_the_map_nor_coming_is_in_the_reserve_but_for_starred_units() {
    let table = Table::new();
    // Eighteen mixed brigades: nine stand on the map, two are on their way (ruling P48).
    let reserve = &table.view().sides[1].reserve;
    assert_eq!(reserve.iter().find(|(kind, _)| kind.name() == "r-i2").map(|(_, count)| *count), Some(7));
    assert_eq!(table.at("n-i2s.1"), "locked");
    assert_eq!(table.at("varela"), "due 1936-4");
}

#[test]
fn r2_5_there_are_21_cards() {
    assert_eq!(Pack::default().data().cards.len(), 21);
    assert_eq!(Table::new().view().pile, 21);
}

#[test]
fn r3_0_the_game_runs_from_the_third_quarter_of_1936_to_the_second_of_1939() {
    let scenario = &Pack::default().data().scenarios[0];
    assert_eq!([scenario.start, scenario.end].map(|q| (q.year(), q.number())), [(1936, 3), (1939, 2)]);
    assert_eq!(scenario.end.0 - scenario.start.0 + 1, 12);
}

#[test]
fn r4_1_both_scenarios_set_up_as_they_say() {
    let table = Table::new();
    assert_eq!(table.at("franco"), "marruecos");
    assert!(table.holds(Nationalist, "asturias:city") && table.holds(Republican, "asturias"));
    assert_eq!([0, 1].map(|side| table.view().sides[side].zone_points), [12, 14]);
    let later = Table::with(Setup { scenario: "war1937".to_owned(), ..Setup::default() });
    assert_eq!([0, 1].map(|side| later.view().sides[side].zone_points), [14, 13]);
    assert_eq!([0, 1].map(|side| later.view().sides[side].production), [17, 17]);
    assert_eq!((later.at("durruti"), later.at("r-arm2s.2")), ("gone".to_owned(), "reserve".to_owned()));
    assert_eq!(later.view().pile, 14);
}

#[test]
fn r4_1_the_weather_of_the_first_turn_is_fair_without_a_throw_in_1936_and_thrown_in_1937() {
    let table = Table::new();
    assert_eq!((table.state().weather(), table.pending().contains("Rail")), (Weather::Fair, true));
    let later = Table::with(Setup { scenario: "war1937".to_owned(), ..Setup::default() });
    assert!(later.pending().contains("Weather"), "{}", later.pending());
}

#[test]
fn r4_1_an_unknown_scenario_is_refused_with_those_there_are() {
    use frente_kernel::Game;
    let setup = Setup { scenario: "ebro".to_owned(), bonus_chits: 1, fog: 7, ..Setup::default() };
    let refused = frente_pasaran::Pasaran::initial(&setup).expect_err("three faults").to_string();
    for part in ["campaign1936 or war1937 or madrid1936", "bonus_chits", "fog: expected 0 or 1"] {
        assert!(refused.contains(part), "{refused}");
    }
}

#[test]
fn r5_0_the_steps_follow_in_order_and_both_sides_act() {
    let mut table = Table::empty().put(&[("n-a1", "burgos"), ("n-i2.1", "burgos"), ("r-a1.1", "valencia")]);
    table = table.at_step("weather", Nationalist, json!([{ "throw": "weather" }])).quarter("1937-1");
    table.dice(&[6]);
    assert!(table.pending().contains("Rail"), "{}", table.pending());
    table.act("pass");
    assert!(table.pending().contains("Rebase"));
    table.act("pass");
    assert!(table.pending().contains("Move"));
    table.act("pass"); // fair weather: exploitation follows
    assert!(table.pending().contains("Move"));
    table.act("pass");
    assert_eq!(table.state().phasing(), Republican);
    table.acts(&["pass", "pass", "pass", "pass"]);
    assert!(table.is_chance() && table.pending().contains("DrawCards"), "{}", table.pending());
}

#[test]
fn r5_0_start_the_holder_of_the_initiative_places_first() {
    let table = Table::new().edit(|state| {
        state["board"]["at"]["r-i3.2"] = json!("due 1936-3");
        state["board"]["at"]["n-i3.9"] = json!("due 1936-3");
        state["turn"]["step"] = json!("reinforcements");
        state["turn"]["initiative"] = json!("republican");
        state["stack"] = json!([{ "reinforce": "nationalist" }, { "reinforce": "republican" }]);
    });
    assert_eq!(table.decides(), Some(Republican));
}

/// A Republican division is due.
fn awaited() -> Table {
    Table::empty().edit(|state| state["board"]["at"]["r-i3.1"] = json!("due 1936-3")).at_step(
        "reinforcements",
        Republican,
        json!([{ "reinforce": "republican" }]),
    )
}

/// It is in hand: where does it go?
fn arriving() -> Table {
    let mut table = awaited();
    table.act("pick r-i3.1");
    table
}

#[test]
fn r5_1_reinforcements_go_to_friendly_zones_with_a_friendly_city_in_or_out_of_it_and_to_madrid() {
    let places = arriving().places();
    for place in ["valencia", "valencia:city", "madrid"] {
        assert!(places.contains(&place.to_owned()), "{place}");
    }
    // No city; the city is Nationalist; the zone is; Nationalist ground.
    for place in ["ciudad-real", "asturias", "asturias:city", "toledo", "burgos"] {
        assert!(!places.contains(&place.to_owned()), "{place}");
    }
}

#[test]
fn r5_1_a_city_inside_an_enemy_zone_takes_none() {
    let table = arriving().zones(Nationalist, &["malaga"]);
    assert!(!table.is_offered("to malaga:city") && !table.is_offered("to malaga"));
}

#[test]
fn r5_1_a_full_city_takes_no_fourth_unit() {
    let mut table =
        arriving().put(&[("r-m1.1", "valencia:city"), ("r-m1.2", "valencia:city"), ("r-m1.3", "valencia:city")]);
    table.offers("to valencia").offers_not("to valencia:city");
}

#[test]
fn r5_1_without_a_legal_place_they_wait_for_the_next_turn() {
    let republican: Vec<String> = Table::new().view().zones.iter().map(|zone| zone.zone.to_string()).collect();
    let names: Vec<&str> = republican.iter().map(String::as_str).collect();
    // Everything lost: nowhere to arrive. Laid out at the end of the step, so that nobody has won yet.
    let mut table = awaited().owned(Nationalist, &names);
    table.offers_only(&["pass"]);
    table.refuses("pick r-i3.1", "5.1", "no-place-to-arrive");
}

#[test]
fn r5_1_the_player_says_in_which_order_they_arrive() {
    let due = [("varela", "due 1936-3"), ("n-i2.1", "due 1936-3"), ("n-i2.2", "due 1936-3"), ("n-i2.3", "due 1936-4")];
    let mut table = Table::empty().put(&due).reduced(&["n-i2.2"]);
    table = table.at_step("reinforcements", Nationalist, json!([{ "reinforce": "nationalist" }]));
    table.offers_only(&["pick n-i2.1", "pick n-i2.2", "pick varela"]);
    table.refuses("pass", "5.1", "reinforcements-to-place");
    table.refuses("pick n-i2.3", "5.1", "arrives-another-turn");
    table.acts(&["pick varela", "to burgos:city"]);
    table.offers_only(&["pick n-i2.1", "pick n-i2.2"]);
    table.act("pick n-i2.2").refuses("to toledo", "5.1", "no-reinforcements-there");
    table.refuses("pass", "5.1", "must-choose");
    table.act("to burgos");
    assert_eq!((table.at("varela"), table.at("n-i2.2")), ("burgos:city".to_owned(), "burgos".to_owned()));
}

fn initiative() -> Table {
    Table::new().quarter("1936-4").at_step(
        "initiative",
        Nationalist,
        json!([{ "throw": { "initiative": "nationalist" } }]),
    )
}

#[test]
fn r5_2_the_higher_die_takes_the_initiative() {
    let mut table = initiative();
    table.dice(&[2, 5]);
    table.tells(Event::Initiative { side: Republican, claim: Claim::Higher });
    let mut table = initiative();
    table.dice(&[5, 2]);
    table.tells(Event::Initiative { side: Nationalist, claim: Claim::Higher });
}

#[test]
fn r5_2_a_tie_goes_to_the_side_that_lacked_it() {
    let mut table = initiative();
    table.dice(&[3, 3]);
    table.tells(Event::Initiative { side: Republican, claim: Claim::Tie });
}

#[test]
fn r5_2_first_the_nationalist_has_the_initiative_on_the_first_turn() {
    let table = Table::new();
    assert_eq!((table.state().initiative(), table.state().phasing()), (Nationalist, Nationalist));
}

#[test]
fn r5_2_double_who_acted_second_and_wins_acts_twice_in_a_row() {
    // The Republican ends his segment of one turn and wins the next throw: he is in phase again.
    let mut table = initiative();
    table.dice(&[1, 6]);
    table.dice(&[6]); // weather
    assert_eq!((table.state().phasing(), table.pending().contains("Rail")), (Republican, true));
}

#[test]
fn r5_3_the_table_of_the_quarter_says_which_faces_are_bad() {
    for (quarter, bad) in [("1937-1", 4), ("1937-2", 2), ("1937-3", 1), ("1936-4", 3)] {
        for face in 1..=6 {
            let mut table =
                Table::new().quarter(quarter).at_step("weather", Nationalist, json!([{ "throw": "weather" }]));
            table.dice(&[face]);
            let expected = if face <= bad { Weather::Bad } else { Weather::Fair };
            assert_eq!(table.state().weather(), expected, "{quarter}, die {face}");
        }
    }
}

#[test]
fn r5_3_effects_bad_weather_weakens_attackers_and_aircraft_but_not_land_defenders() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "toledo"), ("n-a2.1", "toledo"), ("r-i2.1", "toledo")])
        .weather("bad")
        .fighting(Nationalist);
    table.act("fight toledo");
    assert_eq!(["n-i3.1", "n-a2.1", "r-i2.1"].map(|unit| table.strength(unit)), [2, 1, 2]);
}

#[test]
fn r5_3_effects_bad_weather_forbids_exploitation() {
    let pass_movement = |weather: &str| {
        let mut table = Table::empty()
            .put(&[("n-arm2.1", "caceres"), ("r-i2.1", "valencia"), ("r-i2.2", "valencia:city")])
            .weather(weather)
            .moving(Nationalist);
        table.act("pass");
        table
    };
    assert_eq!(pass_movement("fair").state().phasing(), Nationalist);
    assert_eq!(pass_movement("bad").state().phasing(), Republican);
}

#[test]
fn r6_0_the_side_in_phase_moves_and_the_other_waits() {
    let table = Table::empty().put(&[("n-i2.1", "burgos"), ("r-i2.1", "valencia")]).moving(Nationalist);
    assert_eq!(table.decides(), Some(Nationalist));
    assert_eq!(table.refusal("pick r-i2.1").why, "not-yours");
}

#[test]
fn r9_0_options_are_agreed_one_by_one() {
    for option in 0..8 {
        let mut setup = Setup::default();
        *[
            &mut setup.regrouping,
            &mut setup.fog,
            &mut setup.alternative_initiative,
            &mut setup.trenches,
            &mut setup.chits,
            &mut setup.bonus_chits,
            &mut setup.blocking,
            &mut setup.sorties,
        ][option] = 1;
        setup.chits |= setup.bonus_chits;
        let on = Table::with(setup).state().options();
        let all = [
            on.regrouping,
            on.fog,
            on.alternative_initiative,
            on.trenches,
            on.chits,
            on.bonus_chits,
            on.blocking,
            on.sorties,
        ];
        assert!(all[option], "option {option}");
        assert_eq!(all.iter().filter(|on| **on).count(), if on.bonus_chits { 2 } else { 1 });
    }
}

#[test]
fn r3_0_the_quarters_count_on() {
    assert_eq!((Quarter(1).to_string(), Quarter(2).to_string()), ("1936-4".to_owned(), "1937-1".to_owned()));
}
