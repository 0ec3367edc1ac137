//! The cards of the appendix, one by one.

use crate::table::*;
use frente_pasaran::data::{STANDARD_FILES, load_pack};
use frente_pasaran::state::Step;
use frente_pasaran::{Card, Weather};
use serde_json::json;

/// A window of `side` at the start of a step, with these cards in hand.
fn window(step: &str, phasing: Side, side: Side, cards: &[&str]) -> Table {
    Table::new().hand(side, cards).at_step(step, phasing, json!([{ "window": ["step", side.name()] }]))
}

fn any(side: Side, cards: &[&str]) -> Table {
    window("income", Nationalist, side, cards)
}

#[test]
fn rc_fifth_column_strengthens_infantry_against_cities_and_madrid_this_turn() {
    let table = |place: &str| {
        let mut table = Table::empty()
            .hand(Nationalist, &["fifth-column"])
            .put(&[("n-i3.1", place), ("n-arm2.1", place), ("r-i2.1", place)])
            .fighting(Nationalist);
        table.acts(&[&format!("fight {place}"), "play fifth-column"]);
        [table.strength("n-i3.1"), table.strength("n-arm2.1")]
    };
    assert_eq!(table("madrid"), [3, 0]);
    assert_eq!(table("badajoz:city"), [4, 1]);
    assert_eq!(table("toledo"), [3, 2], "not in open country");
}

#[test]
fn rc_fifth_column_serves_whoever_attacks_where_a_pack_opens_it_to_both() {
    let deck = STANDARD_FILES.iter().find(|(name, _)| *name == "deck.ron").expect("the deck").1;
    let deck = deck.replacen(
        "side: Some(\"nationalist\"), cost: 2, when: OwnBattle",
        "side: None, cost: 2, when: OwnBattle",
        1,
    );
    let pack = load_pack(&[("deck.ron".to_owned(), deck)]).expect("a sound pack");
    let mut table = Table::with(Setup { pack, ..Setup::default() })
        .cleared()
        .hand(Republican, &["fifth-column"])
        .put(&[("r-i2.1", "burgos:city"), ("n-i2.1", "burgos:city")])
        .fighting(Republican);
    table.acts(&["fight burgos:city", "play fifth-column"]);
    assert_eq!([table.strength("r-i2.1"), table.strength("n-i2.1")], [3, 3], "2 and 1; 2 and the city");
}

#[test]
fn rc_barcelona_revolt_gathers_the_two_nearest_militia_and_stops_income() {
    let mut table = Table::empty()
        .hand(Nationalist, &["barcelona-revolt"])
        .put(&[("r-m1.1", "lerida"), ("r-m2.1", "tarragona"), ("r-m2.2", "valencia"), ("r-m1.2", "barcelona")])
        .at_step("income", Nationalist, json!([{ "window": ["step", "nationalist"] }]));
    table.act("play barcelona-revolt");
    // Both neighbours are equally near: the Nationalist picks the first.
    table.offers_only(&["pick r-m2.1", "pick r-m1.1"]);
    table.act("pick r-m2.1");
    assert_eq!([table.at("r-m2.1"), table.at("r-m1.1"), table.at("r-m2.2")], ["barcelona", "barcelona", "valencia"]);
    assert_eq!(table.state().production(Republican), 11);
    assert_eq!(table.state().zone_points(Republican), 14, "it still counts as held");
}

fn revolt() -> Table {
    Table::empty()
        .put(&[
            ("r-m1.1", "barcelona"),
            ("r-i2.1", "barcelona"),
            ("r-i2.2", "barcelona:city"),
            ("durruti", "barcelona"),
        ])
        .edit(|state| state["revolt"] = json!(true))
}

#[test]
fn rc_barcelona_revolt_freezes_militia_but_for_stepping_in_and_out_of_the_city() {
    let table = revolt().moving(Republican);
    assert_eq!(table.reach("r-m1.1"), ["barcelona:city"]);
    assert_eq!(table.reach("durruti"), ["barcelona:city"]);
    assert!(table.reach("r-i2.1").contains(&"lerida".to_owned()));
    let mut table = revolt().at_step("rail", Republican, json!(["rail"]));
    table.offers_not("rail r-m1.1").offers("rail r-i2.1");
}

#[test]
fn rc_barcelona_revolt_ends_after_a_turn_with_three_regulars() {
    let end = |table: Table| {
        let mut table =
            table.bp(Nationalist, 1).at_step("production", Nationalist, json!([{ "produce": "nationalist" }]));
        table.act("pass");
        table.view().revolt
    };
    assert!(end(revolt()), "two are not enough");
    assert!(!end(revolt().put(&[("r-i3.1", "barcelona")])));
}

#[test]
fn rc_barcelona_revolt_ends_at_once_when_barcelona_is_lost() {
    let mut table = Table::empty()
        .owned(Nationalist, &["lerida"])
        .put(&[("n-i3.1", "lerida"), ("r-m2.1", "barcelona:city")])
        .edit(|state| state["revolt"] = json!(true))
        .moving(Nationalist);
    let rail = |table: Table| table.at_step("rail", Republican, json!(["rail"])).is_offered("ship r-m2.1");
    assert!(!rail(table.clone()));
    table.acts(&["pick n-i3.1", "to barcelona", "pass", "pass"]);
    assert!(table.holds(Nationalist, "barcelona") && table.told().contains(&Event::RevoltEnded));
    assert!(rail(table));
}

#[test]
fn rc_cancel_chits_cancels_the_enemys_chits_after_the_reveal() {
    let mut table = Table::with(Setup { chits: 1, ..Setup::default() })
        .cleared()
        .hand(Republican, &["cancel-chits"])
        .put(&[("n-i3.1", "toledo"), ("r-i2.1", "toledo")])
        .fighting(Nationalist);
    table.act("fight toledo");
    while !table.is_chance() {
        table.act("pass"); // the window before the battle
    }
    table.chance("chit artillery").chance("chit blank");
    table.acts(&["chit artillery", "pass", "pass"]);
    table.offers_only(&["pass", "play cancel-chits"]);
    table.acts(&["play cancel-chits"]);
    table.dice(&[6, 6]);
    assert!(table.pending().contains("RetreatChoice"), "no artillery die: {}", table.pending());
}

#[test]
fn rc_border_closed_takes_two_points_from_1937_on_once_supply_of_arms_was_played() {
    assert!(!any(Nationalist, &["border-closed"]).quarter("1937-1").is_offered("play border-closed"));
    let armed = any(Nationalist, &["border-closed"]).in_force(&["supply-of-arms"]);
    assert!(!armed.clone().quarter("1936-4").is_offered("play border-closed"));
    let mut table = armed.quarter("1937-1");
    table.act("play border-closed");
    assert_eq!(table.state().production(Republican), 14 + 3 - 2);
    assert!(table.view().in_force.contains(Card::BorderClosed));
}

#[test]
fn rc_border_opened_annuls_the_closed_border_from_the_third_quarter_of_1938() {
    let closed = any(Republican, &["border-opened"]).in_force(&["supply-of-arms", "border-closed"]);
    assert!(!closed.clone().quarter("1938-2").is_offered("play border-opened"));
    let mut table = closed.clone().quarter("1938-3");
    table.act("play border-opened");
    assert_eq!(table.state().production(Republican), 17);
    assert!(table.view().removed.contains(Card::BorderClosed));
    // Without a zone on the French border it cannot be played.
    let mut cut_off = closed.quarter("1938-3").cleared().owned(Nationalist, &["guipuzcoa", "lerida", "gerona"]);
    cut_off.offers_not("play border-opened");
}

#[test]
fn rc_get_hq_brings_kleber_or_durruti_next_turn_until_the_end_of_1937() {
    let mut table = any(Republican, &["get-hq"]);
    table.act("play get-hq");
    table.offers_only(&["pick kleber", "pick durruti"]);
    table.act("pick kleber");
    assert_eq!(table.at("kleber"), "due 1936-4");
    assert_eq!(table.view().queue, [Some(Card::GetHq)], "back under the pile for the other one");
    assert!(!any(Republican, &["get-hq"]).quarter("1938-1").is_offered("play get-hq"));
}

#[test]
fn rc_hq_brings_moscardo_or_removes_a_republican_general_for_good() {
    let mut table = any(Nationalist, &["hq"]).put(&[("kleber", "madrid")]);
    table.act("play hq");
    table.offers_only(&["pick moscardo", "pick kleber"]);
    let mut removed = table.clone();
    removed.act("pick kleber");
    assert_eq!(removed.at("kleber"), "gone");
    table.act("pick moscardo");
    assert_eq!(table.at("moscardo"), "due 1936-4");
}

#[test]
fn rc_hq_a_general_removed_as_the_movement_begins_sends_no_reserves() {
    let attack = |play: &[&str]| {
        let mut table = Table::empty()
            .owned(Nationalist, &["toledo"])
            .put(&[("n-i3.1", "toledo"), ("kleber", "cuenca"), ("r-i2.1", "cuenca"), ("r-i2.2", "madrid")])
            .hand(Nationalist, &["hq"])
            .at_step(
                "movement",
                Nationalist,
                json!(["react", "announce", "exits", "move", { "window": ["step", "nationalist"] }]),
            );
        table.acts(play).acts(&["pick n-i3.1", "to madrid", "pass"]);
        table.is_offered("pick r-i2.1")
    };
    assert!(attack(&["pass"]), "Kléber sends a brigade");
    assert!(!attack(&["play hq", "pick kleber"]));
}

#[test]
fn rc_int_brigade_joins_the_reserve_and_adds_a_point() {
    let mut table = any(Republican, &["int-brigade"]);
    table.act("play int-brigade");
    assert_eq!((table.at("r-int3"), table.state().production(Republican)), ("reserve".to_owned(), 15));
}

/// The Nationalist may invade from Andalucía.
fn invasion(defenders: &[(&str, &str)]) -> Table {
    Table::empty()
        .hand(Nationalist, &["invasion"])
        .put(&[("n-i3.1", "andalucia"), ("n-ter.1", "andalucia"), ("n-i2.1", "andalucia"), ("n-i1.1", "burgos")])
        .put(defenders)
        .at_step(
            "movement",
            Nationalist,
            json!(["react", "announce", "exits", "move", { "window": ["step", "nationalist"] }]),
        )
}

#[test]
fn rc_invasion_lands_up_to_three_infantry_within_two_coastal_zones_at_half_strength() {
    let mut table = invasion(&[("r-m1.1", "malaga")]);
    table.act("play invasion");
    // Málaga is one step along the coast; Granada is ours; Almería would be three.
    assert_eq!(table.places(), Vec::<String>::new(), "only Málaga: chosen at once");
    table.acts(&["pick n-ter.1", "pick n-i3.1", "pick n-i2.1", "pass"]);
    assert_eq!(["n-ter.1", "n-i3.1", "n-i2.1"].map(|unit| table.strength(unit)), [2, 1, 1]);
}

#[test]
fn rc_invasion_takes_an_empty_zone_and_beaten_invaders_go_back_where_they_started() {
    let mut table = invasion(&[]);
    table.acts(&["play invasion", "pick n-i3.1", "pass"]);
    assert!(table.holds(Nationalist, "malaga"));
    // From Morocco to Málaga with every neighbour of it lost: only where they came from.
    let mut table = Table::empty()
        .hand(Nationalist, &["invasion"])
        .owned(Republican, &["andalucia", "cordoba", "granada"])
        .put(&[("n-i3.1", "marruecos"), ("r-i3.1", "malaga")])
        .at_step(
            "movement",
            Nationalist,
            json!(["react", "announce", "exits", "move", { "window": ["step", "nationalist"] }]),
        );
    table.acts(&["play invasion", "to malaga", "pass"]);
    table.dice(&[6, 6]);
    table.act("retreat");
    assert_eq!(table.at("n-i3.1"), "marruecos");
}

#[test]
fn rc_invasion_is_not_for_those_who_came_to_the_coast_this_turn() {
    let to_movement = |mut table: Table| {
        while table.state().step() != Step::Movement {
            table.act("pass");
        }
        table.is_offered("play invasion")
    };
    let railed = |from: &str| {
        let mut table = Table::empty()
            .hand(Nationalist, &["invasion"])
            .owned(Nationalist, &["badajoz"])
            .put(&[("n-i3.1", from), ("n-i2.1", "burgos")])
            .at_step("rail", Nationalist, json!(["rail"]));
        if from == "caceres" {
            table.acts(&["rail n-i3.1", "to andalucia"]);
        }
        to_movement(table)
    };
    assert!(railed("andalucia") && !railed("caceres"));
    let mut flown = Table::empty().hand(Nationalist, &["invasion", "ju52"]).put(&[("n-ter.1", "marruecos")]).at_step(
        "rail",
        Nationalist,
        json!(["rail", { "window": ["step", "nationalist"] }]),
    );
    flown.acts(&["play ju52", "pick n-ter.1", "to andalucia"]);
    assert!(!to_movement(flown));
}

#[test]
fn rc_invasion_reads_its_distance_from_the_pack() {
    let coasts = |coasts: &str| {
        let deck = STANDARD_FILES.iter().find(|(name, _)| *name == "deck.ron").expect("the deck").1;
        let deck = deck.replace("coasts: 2", coasts);
        let pack = load_pack(&[("deck.ron".to_owned(), deck)]).expect("a sound pack");
        let mut table = Table::with(Setup { pack, ..Setup::default() })
            .cleared()
            .hand(Nationalist, &["invasion"])
            .put(&[("n-i3.1", "granada")])
            .at_step("movement", Nationalist, json!(["move", { "window": ["step", "nationalist"] }]));
        table.act("play invasion");
        table.places()
    };
    assert_eq!(coasts("coasts: 2"), ["murcia", "malaga", "almeria"]);
    assert_eq!(coasts("coasts: 1"), ["malaga", "almeria"]);
}

#[test]
fn rc_invasion_never_lands_in_morocco() {
    let mut table =
        Table::empty().hand(Republican, &["invasion"]).put(&[("r-i2.1", "malaga"), ("n-i1.1", "andalucia")]).at_step(
            "movement",
            Republican,
            json!(["react", "announce", "exits", "move", { "window": ["step", "republican"] }]),
        );
    table.act("play invasion");
    table.offers_not("to marruecos").offers("to andalucia");
}

#[test]
fn rc_italian_corps_releases_two_divisions_and_aircraft_and_adds_two_points() {
    let mut table = any(Nationalist, &["italian-corps"]);
    table.act("play italian-corps");
    assert_eq!([table.at("n-it3.1"), table.at("n-it3.2"), table.at("n-ita2")], ["reserve", "reserve", "reserve"]);
    assert_eq!(table.state().production(Nationalist), 14);
}

#[test]
fn rc_ju52_flies_up_to_three_land_units_from_morocco_to_andalusia() {
    let mut table = window("rail", Nationalist, Nationalist, &["ju52"]);
    table = table.at_step("rail", Nationalist, json!(["rail", { "window": ["step", "nationalist"] }]));
    table.acts(&["play ju52", "pick n-ter.1", "to andalucia", "pick franco", "to andalucia:city"]);
    table.acts(&["pick n-ter.2", "to andalucia"]);
    assert!(table.pending().contains("Rail"), "three flown, and the train still runs: {}", table.pending());
    assert_eq!([table.at("n-ter.1"), table.at("franco")], ["andalucia", "andalucia:city"]);
}

#[test]
fn rc_ju52_may_be_in_the_nationalist_hand_at_the_start() {
    let mut table = Table::unopened(Setup::default());
    assert_eq!((table.decides(), table.offered()), (Some(Nationalist), vec!["pass".into(), "take ju52".into()]));
    table.act("take ju52");
    assert!(table.state().hand(Nationalist).contains(Card::Ju52));
    assert_eq!(table.view().pile, 20);
    assert!(table.view_of(Republican).sides[0].known.contains(Card::Ju52), "taken openly");
}

#[test]
fn rc_ju52_is_obsolete_once_morocco_is_empty() {
    let draw = |table: Table| {
        let mut table = table.at_step("cards", Nationalist, json!([{ "draw-cards": ["nationalist", 2] }]));
        table.chance("card ju52");
        table.view().removed.contains(Card::Ju52)
    };
    assert!(!draw(Table::new()));
    assert!(draw(Table::empty().put(&[("n-a2.1", "marruecos")])));
}

#[test]
fn rc_condor_releases_its_aircraft_and_adds_a_point() {
    let mut table = any(Nationalist, &["condor"]);
    table.act("play condor");
    assert_eq!((table.at("n-lca2"), table.state().production(Nationalist)), ("reserve".to_owned(), 13));
}

#[test]
fn rc_offensive_draws_three_more_chits_for_an_own_attack() {
    let mut table = Table::with(Setup { chits: 1, ..Setup::default() })
        .cleared()
        .hand(Nationalist, &["offensive"])
        .put(&[("n-i3.1", "toledo"), ("r-i2.1", "toledo")])
        .fighting(Nationalist);
    table.acts(&["fight toledo", "play offensive"]);
    for chit in ["blank", "blank", "blank", "elan", "blank"] {
        table.chance(&format!("chit {chit}"));
    }
    assert_eq!(table.view().battle.hidden_chits, [4, 1]);
}

#[test]
fn rc_recruits_releases_six_brigades() {
    let mut table = any(Nationalist, &["recruits"]);
    table.act("play recruits");
    assert!((1..=6).all(|n| table.at(&format!("n-i2s.{n}")) == "reserve"));
}

#[test]
fn rc_rep_disorder_calls_off_a_republican_attack_before_it_is_carried_out() {
    let mut table = Table::empty()
        .hand(Nationalist, &["rep-disorder"])
        .put(&[("r-i2.1", "lerida"), ("n-i2.1", "zaragoza")])
        .moving(Republican);
    table.acts(&["pick r-i2.1", "to zaragoza", "pass"]);
    assert_eq!(
        (table.decides(), table.offered()),
        (Some(Nationalist), vec!["pass".into(), "play rep-disorder".into()])
    );
    table.act("play rep-disorder");
    assert_eq!(table.at("r-i2.1"), "lerida");
    let mut late = Table::empty()
        .hand(Nationalist, &["rep-disorder"])
        .quarter("1938-1")
        .put(&[("r-i2.1", "lerida"), ("n-i2.1", "zaragoza")])
        .moving(Republican);
    late.acts(&["pick r-i2.1", "to zaragoza", "pass"]);
    late.offers_not("play rep-disorder");
}

#[test]
fn rc_rep_disorder_sends_nobody_back_to_a_zone_that_was_lost_meanwhile() {
    // It came to León from Asturias, where a failed siege of Oviedo has cost the Republic the zone.
    let back = |friendly: &[&str]| {
        let mut table = Table::empty()
            .hand(Nationalist, &["rep-disorder"])
            .owned(Nationalist, &["asturias"])
            .owned(Republican, friendly)
            .put(&[("r-i2.1", "leon"), ("n-i2.1", "leon"), ("n-i3.1", "asturias:city")])
            .fighting(Republican)
            .edit(|state| state["turn"]["start"]["r-i2.1"] = json!("asturias"));
        table.acts(&["fight leon", "play rep-disorder"]);
        table.at("r-i2.1")
    };
    assert_eq!(back(&["salamanca"]), "salamanca", "it retreats where it can");
    assert_eq!(back(&[]), "reserve", "nowhere: it is lost");
}

#[test]
fn rc_supply_of_arms_adds_three_points() {
    let mut table = any(Republican, &["supply-of-arms"]);
    table.act("play supply-of-arms");
    assert_eq!(table.state().production(Republican), 17);
}

#[test]
fn rc_annulment_cancels_a_card_in_force_with_its_units_in_reserve() {
    let mut table = any(Nationalist, &["annulment"])
        .in_force(&["int-brigade", "supply-of-arms", "border-closed"])
        .edit(|state| state["board"]["at"]["r-int3"] = json!("reserve"));
    table.offers_only(&["pass", "annul int-brigade", "annul supply-of-arms"]);
    let mut brigade = table.clone();
    brigade.act("annul int-brigade");
    assert_eq!((brigade.at("r-int3"), brigade.state().production(Republican)), ("gone".to_owned(), 15));
    // Ruling P55: with Supply of Arms the closed border leaves too.
    table.act("annul supply-of-arms");
    assert_eq!(table.state().production(Republican), 15);
    assert!(table.view().removed.contains(Card::BorderClosed));
}

#[test]
fn rc_annulment_units_that_die_later_leave_the_game() {
    let shot_down = |removed: bool| {
        let mut table = Table::empty()
            .edit(|state| {
                state["pile"]["block"].as_array_mut().expect("a list").retain(|card| card != "condor");
                state[if removed { "removed" } else { "in_force" }] = json!(["condor"]);
            })
            .put(&[("n-i3.1", "toledo"), ("n-lca2", "toledo"), ("r-i2.1", "toledo"), ("r-a2.1", "toledo")])
            .reduced(&["n-lca2"])
            .fighting(Nationalist);
        table.act("fight toledo");
        table.dice(&[6, 6, 6, 1]);
        table.at("n-lca2")
    };
    assert_eq!([shot_down(false), shot_down(true)], ["reserve", "gone"]);
}

#[test]
fn rc_annulment_answers_a_card_just_played_but_never_the_opened_border() {
    let both = |mine: &str, theirs: &str| {
        any(Republican, &[mine]).edit(|state| {
            state["hands"][0] = json!([theirs]);
            state["pile"]["block"].as_array_mut().expect("a list").retain(|card| card != theirs);
        })
    };
    let mut table = both("supply-of-arms", "annulment");
    table.act("play supply-of-arms");
    assert_eq!((table.decides(), table.offered()), (Some(Nationalist), vec!["pass".into(), "play annulment".into()]));
    let mut let_be = table.clone();
    let_be.act("pass");
    assert_eq!(let_be.state().production(Republican), 17);
    table.act("play annulment");
    assert_eq!(table.state().production(Republican), 14);
    assert!(table.view().removed.contains(Card::SupplyOfArms) && table.view().removed.contains(Card::Annulment));
    let mut opened =
        both("border-opened", "annulment").in_force(&["supply-of-arms", "border-closed"]).quarter("1938-3");
    opened.act("play border-opened");
    opened.offers_not("play annulment");
}

#[test]
fn rc_replacements_restore_up_to_three_reduced_infantry_units() {
    let mut table = Table::empty()
        .hand(Nationalist, &["replacements"])
        .put(&[("n-i2.1", "burgos"), ("n-i3.1", "leon"), ("n-arm2.1", "leon"), ("n-i2.2", "asturias:city")])
        .reduced(&["n-i2.1", "n-i3.1", "n-arm2.1", "n-i2.2"])
        .at_step("production", Nationalist, json!([{ "window": ["step", "nationalist"] }]));
    table.act("play replacements");
    assert_eq!(table.offered(), ["pass", "pick n-i3.1", "pick n-i2.1"], "no armour, nobody besieged");
    table.acts(&["pick n-i3.1", "pick n-i2.1"]);
    assert!(!table.is_reduced("n-i3.1") && !table.is_reduced("n-i2.1"));
}

#[test]
fn rc_soviet_aid_releases_tanks_and_aircraft_from_the_fourth_quarter_of_1936() {
    assert!(!any(Republican, &["soviet-aid"]).is_offered("play soviet-aid"));
    let mut table = any(Republican, &["soviet-aid"]).quarter("1936-4");
    table.act("play soviet-aid");
    assert_eq!([table.at("r-arm2s.2"), table.at("r-a2s.2")], ["reserve", "reserve"]);
}

#[test]
fn rc_trained_brigades_join_the_reserve_from_1937_on() {
    assert!(!any(Republican, &["trained-brigades"]).quarter("1936-4").is_offered("play trained-brigades"));
    let mut table = any(Republican, &["trained-brigades"]).quarter("1937-1");
    table.act("play trained-brigades");
    assert_eq!([table.at("r-i3s.3"), table.at("r-i2s.3")], ["reserve", "reserve"]);
}

#[test]
fn rc_weather_front_turns_the_weather_right_after_the_throw() {
    let mut table = Table::new().quarter("1937-1").hand(Nationalist, &["weather-front"]).at_step(
        "initiative",
        Nationalist,
        json!([{ "throw": { "initiative": "nationalist" } }]),
    );
    table.dice(&[6, 1]);
    if !table.is_chance() {
        table.act("pass"); // the window before the weather throw
    }
    table.dice(&[1]);
    assert_eq!(table.state().weather(), Weather::Bad);
    table.act("play weather-front");
    assert_eq!(table.state().weather(), Weather::Fair);
}
