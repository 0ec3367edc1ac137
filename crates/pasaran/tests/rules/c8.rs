//! Chapter 8: victory.

use crate::table::*;
use frente_kernel::Game;
use serde_json::json;

/// The last choice of a turn.
fn end_of(quarter: &str) -> Table {
    Table::new().quarter(quarter).bp(Nationalist, 1).at_step(
        "production",
        Nationalist,
        json!([{ "produce": "nationalist" }]),
    )
}

#[test]
fn r8_0_automatic_twenty_points_of_zones_win_at_the_end_of_any_phase() {
    let mut table = Table::empty()
        .owned(Nationalist, &["asturias", "toledo", "vizcaya", "guipuzcoa", "santander"])
        .at_step("rebase", Nationalist, json!(["rebase"]));
    assert_eq!(table.state().zone_points(Nationalist), 18);
    table.act("pass");
    assert_eq!(table.outcome(), None);
    let mut table = table.owned(Nationalist, &["murcia", "alicante"]).at_step("rebase", Nationalist, json!(["rebase"]));
    table.act("pass");
    assert_eq!(table.outcome(), Some(("nationalist-production", true)));
}

#[test]
fn r8_0_automatic_the_republican_wins_in_the_same_way() {
    let zones = ["asturias", "toledo", "zaragoza", "andalucia", "cordoba", "granada"];
    let mut table = Table::empty().owned(Republican, &zones).at_step("rebase", Republican, json!(["rebase"]));
    assert!(table.state().zone_points(Republican) >= 20);
    table.act("pass");
    assert_eq!(table.outcome(), Some(("republican-production", false)));
}

#[test]
fn r8_0_automatic_card_gains_do_not_count_and_divided_zones_count_for_nobody() {
    let table = Table::new().in_force(&["italian-corps", "condor"]);
    assert_eq!((table.state().zone_points(Nationalist), table.state().production(Nationalist)), (12, 15));
    let divided = table.zones(Nationalist, &["valencia"]);
    assert_eq!(divided.state().zone_points(Nationalist), 12);
    assert_eq!(divided.state().zone_points(Republican), 12);
}

#[test]
fn r8_0_table_madrid_wins_at_the_end_of_1936_and_of_1937_but_not_between() {
    for (quarter, wins) in [("1936-3", false), ("1936-4", true), ("1937-2", false), ("1937-4", true), ("1938-4", false)]
    {
        let mut table = end_of(quarter).zones(Nationalist, &["madrid"]);
        table = table.put(&[]).edit(|state| {
            for (_, spot) in state["board"]["at"].as_object_mut().expect("a map") {
                if *spot == "madrid" {
                    *spot = json!("reserve");
                }
            }
        });
        table.act("pass");
        assert_eq!(table.outcome().is_some(), wins, "{quarter}");
        if wins {
            assert_eq!(table.outcome(), Some(("madrid-falls", true)));
        }
    }
}

#[test]
fn r8_0_table_barcelona_and_valencia_win_at_the_end_of_1937() {
    let clear = |table: Table| table.cleared().bp(Nationalist, 2);
    let mut one = clear(end_of("1937-4").owned(Nationalist, &["barcelona"]));
    one.act("pass");
    assert_eq!(one.outcome(), None);
    let mut both = clear(end_of("1937-4").cities(Nationalist, &["barcelona", "valencia"]));
    both.act("pass");
    assert_eq!(both.outcome(), Some(("levante-falls", true)));
    let mut early = clear(end_of("1936-4").cities(Nationalist, &["barcelona", "valencia"]));
    early.act("pass");
    assert_eq!(early.outcome(), None);
}

#[test]
fn r8_0_table_the_republic_wins_if_it_holds_out_to_the_second_quarter_of_1939() {
    let mut table = end_of("1939-1");
    table.act("pass");
    assert_eq!(table.outcome(), None);
    let mut table = end_of("1939-2");
    table.act("pass");
    assert_eq!(table.outcome(), Some(("republic-endures", false)));
}

#[test]
fn r8_0_no_surrender_and_no_draw() {
    for words in ["resign", "surrender", "draw"] {
        assert!(words.parse::<frente_pasaran::Action>().is_err(), "{words}");
    }
    // However it ends, one side has won and the other lost.
    let all = Table::empty().owned(Nationalist, &["madrid", "barcelona", "valencia", "vizcaya"]);
    let endings = [
        end_of("1936-4").cleared().zones(Nationalist, &["madrid"]),
        end_of("1937-4").cleared().cities(Nationalist, &["barcelona", "valencia"]),
        end_of("1939-2"),
        all.at_step("rebase", Nationalist, json!(["rebase"])),
    ];
    for mut table in endings {
        table.act("pass");
        let frente_kernel::Node::Over(outcome) = frente_pasaran::Pasaran::node(table.state()) else {
            panic!("it is over: {}", table.pending())
        };
        let payoffs = [Nationalist, Republican].map(|side| outcome.payoff(frente_pasaran::seat(side)));
        assert!(payoffs == [1.0, 0.0] || payoffs == [0.0, 1.0], "{}: {payoffs:?}", outcome.label);
    }
}
