//! Chapter 7: income, the card phase, production.

use crate::table::*;
use frente_pasaran::Card;
use serde_json::json;

#[test]
fn r7_0_the_holder_of_the_initiative_goes_first() {
    let table = Table::new().bp(Nationalist, 5).bp(Republican, 5).producing(Republican);
    assert_eq!(table.decides(), Some(Republican));
}

#[test]
fn r7_1_each_side_collects_the_points_of_its_zones_and_its_cards() {
    let table = Table::new();
    assert_eq!([0, 1].map(|side| table.view().sides[side].production), [12, 14]);
    let table = table.in_force(&["italian-corps", "supply-of-arms"]);
    assert_eq!([0, 1].map(|side| table.view().sides[side].production), [14, 17]);
}

/// Income is next.
fn before_income() -> Table {
    let frames = json!(["battles"]);
    Table::empty()
        .put(&[("n-i2.1", "burgos"), ("r-i2.1", "valencia")])
        .bp(Nationalist, 3)
        .at_step("pursuit", Republican, frames)
}

#[test]
fn r7_1_points_are_added_to_what_was_kept() {
    let mut table = before_income().edit(|state| state["turn"]["first"] = json!("nationalist"));
    table.act("pass");
    table.tells(Event::Income { side: Nationalist, zones: 12, cards: 0, has: 15 });
    assert_eq!(table.state().bp_of(Nationalist), 15);
}

#[test]
fn r7_1_a_card_played_at_the_start_of_the_step_counts_for_the_income() {
    let table = before_income().hand(Republican, &["supply-of-arms"]);
    let mut table = table.edit(|state| state["turn"]["first"] = json!("nationalist"));
    table.act("pass");
    assert_eq!(table.decides(), Some(Republican), "{}", table.pending());
    table.acts(&["play supply-of-arms"]);
    while !table.is_chance() {
        table.act("pass");
    }
    table.tells(Event::Income { side: Republican, zones: 14, cards: 3, has: 17 });
    assert_eq!(table.state().bp_of(Republican), 17);
}

/// The Nationalist draws.
fn drawing(bp: u8) -> Table {
    Table::new().bp(Nationalist, bp).bp(Republican, bp).at_step(
        "cards",
        Nationalist,
        json!([{ "draw-cards": ["republican", 2] }, { "draw-cards": ["nationalist", 2] }]),
    )
}

#[test]
fn r7_2_two_cards_are_drawn_one_may_be_bought_the_other_goes_under_the_pile() {
    let mut table = drawing(5);
    table.chance("card recruits").chance("card hq");
    table.offers_only(&["pass", "buy hq", "buy recruits"]);
    table.act("buy recruits");
    assert_eq!(table.state().bp_of(Nationalist), 3);
    assert!(table.state().hand(Nationalist).contains(Card::Recruits));
    assert_eq!(table.view().queue, [Some(Card::Hq)]);
}

#[test]
fn r7_2_if_none_is_bought_the_drawer_picks_the_order_under_the_pile() {
    let mut table = drawing(5);
    table.chance("card recruits").chance("card hq");
    table.acts(&["pass", "under recruits"]);
    assert_eq!(table.view().queue, [Some(Card::Recruits), Some(Card::Hq)]);
}

#[test]
fn r7_2_in_which_order_the_enemy_laid_two_cards_under_the_pile_is_not_told_by_the_draw() {
    let told = |queue: [&str; 2]| {
        let mut table = Table::new().hand(Nationalist, &["hq"]).at_step(
            "cards",
            Nationalist,
            json!([{ "draw-cards": ["nationalist", 2] }, { "window": ["step", "nationalist"] }]),
        );
        table = table.edit(|state| {
            state["removed"] = state["pile"]["block"].clone();
            state["removed"].as_array_mut().expect("a list").retain(|card| !queue.iter().any(|laid| card == laid));
            state["pile"]["block"] = json!([]);
            state["pile"]["queue"] = json!(queue.map(|card| json!({ "card": card, "known": 2 })));
        });
        table.act("pass");
        assert_eq!(table.offered(), ["pass"], "both were drawn, none can be paid");
        table.told.clone()
    };
    assert_eq!(told(["recruits", "condor"]), told(["condor", "recruits"]));
}

#[test]
fn r7_2_a_card_that_cannot_be_paid_cannot_be_taken() {
    let mut table = drawing(1);
    table.chance("card recruits").chance("card ju52");
    assert_eq!(table.refusal("buy recruits").why, "too-dear");
    table.offers("buy ju52");
}

#[test]
fn r7_2_a_card_of_the_other_side_goes_under_without_replacement() {
    let mut table = drawing(9);
    table.chance("card supply-of-arms").chance("card hq");
    table.offers_only(&["pass", "buy hq"]);
    assert_eq!(table.refusal("buy supply-of-arms").why, "card-of-the-enemy");
    table.act("buy hq");
    // Only who laid it there knows.
    assert_eq!(table.view_of(Republican).queue, [None]);
    assert_eq!(table.view_of(Nationalist).queue, [Some(Card::SupplyOfArms)]);
}

#[test]
fn r7_2_cards_of_the_other_side_stay_secret_until_their_drawer_lays_them_under_in_his_order() {
    let mut table = Table::new().at_step("cards", Republican, json!([{ "draw-cards": ["republican", 2] }]));
    table.chance("card italian-corps");
    assert!(!table.told().iter().any(|event| matches!(event, Event::CardUnder { .. })));
    assert_eq!((table.view_of(Nationalist).sides[1].drawn, table.view_of(Nationalist).queue.len()), (1, 0));
    table.chance("card condor");
    let seen = &table.view_of(Nationalist).sides[1];
    assert_eq!((seen.drawn, seen.drawn_cards.len()), (2, 0));
    table.offers_only(&["pass"]);
    table.act("pass");
    table.offers_only(&["under italian-corps", "under condor"]);
    table.act("under condor");
    assert_eq!(table.view_of(Republican).queue, [Some(Card::Condor), Some(Card::ItalianCorps)]);
    assert_eq!(table.view_of(Nationalist).queue, [None, None]);
}

#[test]
fn r7_2_an_obsolete_card_is_removed_and_replaced() {
    // Without combat chits their cards are useless.
    let mut table = drawing(9);
    table.chance("card cancel-chits").chance("card hq").chance("card recruits");
    table.offers_only(&["pass", "buy hq", "buy recruits"]);
    assert!(table.view().removed.contains(Card::CancelChits));
}

#[test]
fn r7_2_once_the_unseen_block_is_gone_cards_come_back_in_their_order_without_chance() {
    let mut table = drawing(9).edit(|state| {
        state["removed"] = state["pile"]["block"].clone();
        for card in ["hq", "recruits", "condor"] {
            let list = state["removed"].as_array_mut().expect("a list");
            list.retain(|known| known != card);
        }
        state["pile"]["block"] = json!(["hq"]);
        state["pile"]["queue"] = json!([{ "card": "recruits", "known": 3 }, { "card": "condor", "known": 1 }]);
    });
    table.chance("card hq");
    // The second card is no chance: it was known.
    table.offers_only(&["pass", "buy hq", "buy recruits"]);
}

#[test]
fn r7_2_a_card_is_played_from_the_turn_after_it_was_bought() {
    let mut table = Table::new().hand(Nationalist, &["recruits"]).at_step(
        "income",
        Nationalist,
        json!([{ "window": ["step", "nationalist"] }]),
    );
    table.offers("play recruits");
    let fresh = table.edit(|state| state["fresh"][0] = json!(["recruits"]));
    assert_eq!(fresh.refusal("play recruits").why, "bought-this-turn");
    assert_eq!(fresh.refusal("play condor").why, "not-in-hand");
}

#[test]
fn r7_2_hands_are_secret_but_their_size_is_not() {
    let table = Table::new().hand(Nationalist, &["recruits", "hq"]);
    let seen = &table.view_of(Republican).sides[0];
    assert_eq!((seen.cards, seen.known.len()), (2, 0));
    assert_eq!(table.view_of(Nationalist).sides[0].known.len(), 2);
}

#[test]
fn r7_2_both_sides_are_asked_in_each_window_the_side_in_phase_first() {
    let mut table = Table::new()
        .hand(Nationalist, &["recruits"])
        .edit(|state| {
            state["hands"][1] = json!(["int-brigade"]);
            state["pile"]["block"].as_array_mut().expect("a list").retain(|card| card != "int-brigade");
        })
        .at_step("rail", Nationalist, json!(["rail"]));
    table.act("pass"); // on to 6.2
    assert_eq!((table.decides(), table.offered()), (Some(Nationalist), vec!["pass".into(), "play recruits".into()]));
    table.act("pass");
    assert_eq!((table.decides(), table.offered()), (Some(Republican), vec!["pass".into(), "play int-brigade".into()]));
}

#[test]
fn r7_2_who_holds_only_cards_everybody_saw_is_asked_where_one_can_be_played() {
    let at = |step: &str, hand: &[&str], fog: u8| {
        let rail = [("n-ter.1", "marruecos"), ("n-a2.1", "burgos"), ("r-i2.1", "madrid")];
        let mut table = Table::with(Setup { fog, ..Setup::default() }).cleared().put(&rail).hand(Nationalist, hand);
        table = table.edit(|state| state["open_cards"] = json!(["ju52"]));
        table = table.at_step(step, Nationalist, json!([step]));
        table.act("pass");
        (table.pending(), table.offered())
    };
    let (pending, offered) = at("rail", &["ju52"], 0);
    assert!(pending.contains("Rebase"), "the airbridge is for the rail phase: {pending}, {offered:?}");
    // A second card may be any, and under fog even what nobody can fly tells something.
    for (hand, fog) in [(vec!["ju52", "recruits"], 0), (vec!["ju52", "border-opened"], 0), (vec!["ju52"], 1)] {
        let (pending, offered) = at("rail", &hand, fog);
        assert!(pending.contains("Window"), "{hand:?}, fog {fog}: {pending}, {offered:?}");
    }
    let mut table = Table::unopened(Setup::default());
    table.act("take ju52");
    assert_eq!(table.offered(), ["pass", "play ju52"], "in the rail phase he is asked");
}

#[test]
fn r7_2_no_card_but_the_one_against_chits_is_played_inside_a_battle() {
    // Whether it is offered before the battle, and once the chits lie open.
    let offered = |card: &str| {
        let mut table = Table::with(Setup { chits: 1, ..Setup::default() })
            .cleared()
            .put(&[("n-i3.1", "lerida"), ("r-m2.1", "lerida"), ("r-m2.2", "tarragona")])
            .hand(Nationalist, &[card])
            .fighting(Nationalist);
        let play = format!("play {card}");
        table.act("fight lerida");
        let before = table.is_offered(&play);
        table.act("pass");
        table.chance("chit elan").chance("chit cover");
        table.acts(&["chit elan", "pass", "chit cover", "pass"]);
        (before, table.is_offered(&play))
    };
    assert_eq!(offered("cancel-chits"), (false, true));
    // Else the militia would leave in the middle of it, and dice be thrown at nobody.
    assert_eq!(offered("barcelona-revolt"), (true, false));
}

#[test]
fn r7_2_after_use_cards_are_removed_go_back_or_stay_in_force() {
    let window = json!([{ "window": ["step", "nationalist"] }]);
    let play = |card: &str| {
        let mut table = Table::new().hand(Nationalist, &[card]).at_step("income", Nationalist, window.clone());
        table.act(&format!("play {card}"));
        table.view()
    };
    assert!(play("recruits").removed.contains(Card::Recruits));
    assert!(play("condor").in_force.contains(Card::Condor));
    let mut table = Table::new().hand(Nationalist, &["hq"]).at_step("income", Nationalist, window.clone());
    table.acts(&["play hq"]);
    assert_eq!(table.view_of(Republican).queue, [Some(Card::Hq)], "a returning card is known to both");
}

#[test]
fn r7_3_infantry_costs_its_strength_armour_and_aircraft_twice() {
    let mut table = Table::new().bp(Nationalist, 20).producing(Nationalist);
    table.act("build n-i3");
    assert_eq!(table.state().bp_of(Nationalist), 17);
    table.act("build n-arm2");
    assert_eq!(table.state().bp_of(Nationalist), 13);
    table.act("build n-a2");
    assert_eq!(table.state().bp_of(Nationalist), 9);
    table.act("pass");
    assert_eq!(table.state().bp_of(Nationalist), 9, "spare points are kept");
}

#[test]
fn r7_3_only_what_is_in_the_reserve_and_paid_for_is_built() {
    let table = Table::new().bp(Nationalist, 2).producing(Nationalist);
    assert_eq!(table.refusal("build n-i3").why, "cannot-pay");
    assert_eq!(table.refusal("build n-i2s").why, "starred-waits-for-a-card");
    assert_eq!(table.refusal("build r-i2").why, "not-yours");
}

#[test]
fn r7_3_1_infantry_takes_one_quarter_aircraft_two_armour_three_and_a_rebuilt_headquarters_four() {
    let mut table = Table::new().bp(Nationalist, 30).edit(|state| {
        state["board"]["at"]["queipo"] = json!("reserve");
    });
    table = table.producing(Nationalist);
    table.acts(&["build n-i3", "build n-a2", "build n-arm2", "rebuild queipo"]);
    assert_eq!(table.at("n-i3.7"), "due 1936-4");
    assert_eq!(table.at("n-a2.3"), "due 1937-1");
    assert_eq!(table.at("n-arm2.1"), "due 1937-2");
    assert_eq!(table.at("queipo"), "due 1937-3");
    assert_eq!(table.state().bp_of(Nationalist), 30 - 3 - 4 - 4 - 1);
}

#[test]
fn r7_3_1_a_new_headquarters_cannot_be_built() {
    let table = Table::new().bp(Nationalist, 30).producing(Nationalist);
    assert!(!table.offered().iter().any(|offer| offer.starts_with("rebuild")));
    assert_eq!(table.refusal("rebuild moscardo").why, "not-eliminated");
}

#[test]
fn r7_3_2_repair_costs_the_difference_doubled_for_armour_and_aircraft() {
    let mut table = Table::empty()
        .put(&[("n-ter.1", "burgos"), ("n-arm2.1", "burgos"), ("n-i3.1", "asturias:city"), ("r-m2.1", "asturias")])
        .reduced(&["n-ter.1", "n-arm2.1", "n-i3.1"])
        .bp(Nationalist, 10)
        .producing(Nationalist);
    table.act("repair n-ter.1");
    assert_eq!((table.state().bp_of(Nationalist), table.is_reduced("n-ter.1")), (8, false));
    table.act("repair n-arm2.1");
    assert_eq!(table.state().bp_of(Nationalist), 6);
    // Besieged or not (ruling P4).
    table.act("repair n-i3.1");
    assert_eq!(table.state().bp_of(Nationalist), 4);
}

#[test]
fn r7_3_2_who_cannot_pay_a_repair_is_told_so() {
    let mut table = Table::empty()
        .put(&[("n-ter.1", "burgos"), ("n-i2.1", "burgos")])
        .reduced(&["n-ter.1", "n-i2.1"])
        .bp(Nationalist, 1)
        .producing(Nationalist);
    table.offers("repair n-i2.1");
    assert_eq!(table.refusal("repair n-ter.1").why, "cannot-pay");
}
