//! Chapters 6 and 7: who begins, terrain, hands.

use crate::table::*;
use frente_kernel::{Game, Seat, Viewer};
use frente_tactics2gm::{Setup, Tactics2gm};

/// Tiles as they come; then these bids and dice.
fn bids(a: u8, b: u8) -> Table {
    Table::raw(Setup::default()).until_decision().act(&format!("bid {a}")).act(&format!("bid {b}"))
}

#[test]
fn r6_1_twelve_land_tiles_are_turned_up_each_with_face_and_turn() {
    let mut table = Table::raw(Setup::default());
    for left in (1..=12).rev() {
        let mut outcomes = Vec::new();
        Tactics2gm::chance_outcomes(table.state(), &mut outcomes);
        assert_eq!(outcomes.len(), 4 * left);
        table = table.any_chance();
    }
    let water = table.view().field.iter().any(|line| line.contains(['R', 'M']));
    assert!(!water);
    table.asks(0);
}

#[test]
fn r6_1_a_turned_tile_lies_the_other_way_round() {
    let tile = data().board.tiles.iter().position(|tile| tile.id == "L02").expect("a tile");
    let lay = |lie: u8| {
        let mut state = *Table::raw(Setup::default()).state();
        let chance = format!("tile {tile} {lie}").parse().expect("a tile");
        Tactics2gm::resolve(&mut state, chance, &mut Vec::new());
        let field = Tactics2gm::view(&state, Viewer::Referee).field;
        [field[0][..2].to_owned(), field[1][..2].to_owned()]
    };
    assert_eq!(lay(0), ["B.", ".."]);
    assert_eq!(lay(2), ["..", ".B"]);
    assert_eq!(lay(1), ["SS", ".."]);
    assert_eq!(lay(3), ["..", "SS"]);
}

#[test]
fn r6_2_a_bid_stays_secret_until_both_are_made() {
    let table = Table::raw(Setup::default()).until_decision();
    assert_eq!(table.count("bid"), 6);
    let table = table.act("bid 3");
    let seen = |viewer| Tactics2gm::view(table.state(), viewer).seats[0].bid;
    assert_eq!(seen(Viewer::Seat(Seat(1))), None);
    assert_eq!(seen(Viewer::Spectator), None);
    assert_eq!(seen(Viewer::Seat(Seat(0))), Some(3));
    let table = table.act("bid 1").expect_event(|event| *event == Event::BidRevealed(Seat(0), 3));
    assert_eq!(Tactics2gm::view(table.state(), Viewer::Spectator).seats[0].bid, Some(3));
}

// The printed example: 3 of 5 spent add 3 to the die.
#[test]
fn r6_3_the_higher_of_die_and_bid_says_who_begins() {
    bids(3, 0).die(5).die(7).asks(0).act("first b").expect_event(|event| *event == Event::FirstChosen(Side::B));
    bids(3, 0).die(5).die(9).asks(1);
}

#[test]
fn r6_3_a_tie_throws_both_dice_again_and_the_bids_stand() {
    bids(2, 1).die(5).die(6).expect_event(|event| *event == Event::InitiativeTied).die(1).die(1).asks(0);
}

// The printed example: with 3 points a house, or a barrier and a trench.
#[test]
fn r6_4_three_points_buy_a_house_or_a_barrier_and_a_trench() {
    let table = || bids(0, 3).die(9).die(1).act("first a").asks(1);
    let first = |table: &Table, card: &str| {
        let wanted = format!("terrain {} ", terrain_no(card));
        table.offered().into_iter().find(|action| action.starts_with(&wanted))
    };
    let house = table();
    let buy = first(&house, "casa").expect("a house is on sale");
    house.act(&buy).until_decision().asks(0).offers("mulligan");
    let both = table();
    let buy = first(&both, "barrera").expect("a barrier");
    let both = both.act(&buy);
    let buy = first(&both, "trinchera").expect("a trench");
    assert!(first(&both, "casa").is_none(), "two points are left");
    both.act(&buy).until_decision().offers("mulligan");
}

#[test]
fn r6_4_only_on_own_lines_two_and_three_and_off_woods() {
    let table = bids(5, 0).die(9).die(1).act("first b").asks(0);
    let field = table.view().field;
    for action in table.offered().iter().filter(|action| action.starts_with("terrain")) {
        let cell = action.rsplit(' ').next().expect("a cell");
        let (column, line) = (cell.as_bytes()[0] - b'a', cell.as_bytes()[1] - b'1');
        assert!(line == 1 || line == 2, "{action}");
        assert_ne!(field[usize::from(line)].as_bytes()[usize::from(column)], b'B', "{action}");
    }
}

#[test]
fn r6_5_no_terrain_is_offered_once_play_has_begun() {
    let table = bids(1, 1).die(9).die(1).act("first a").act("done").act("done").until_decision();
    let table = table.act("keep").act("keep").until_decision();
    assert_eq!(table.count("terrain"), 0);
}

#[test]
fn r6_6_what_was_not_bid_is_kept() {
    bids(3, 1).expect_pa(0, 2).expect_pa(1, 4);
}

#[test]
fn r6_7_a_scenario_lays_out_tiles_terrain_units_and_points() {
    let view = Table::raw(Setup { scenario: "omaha".to_owned(), ..Setup::default() }).view();
    assert_eq!(view.field[0], "MMMMMMMM");
    assert_eq!((view.units.len(), view.terrain.len()), (1, 8));
    assert_eq!((view.seats[0].pa, view.seats[1].pa), (10, 0));
}

#[test]
fn r7_1_everybody_is_dealt_five_cards() {
    let table = bids(0, 0).die(9).die(1).act("first a").until_decision();
    assert_eq!([0, 1].map(|seat| table.view().seats[seat].deck), [46 - 5, 44 - 5]);
}

#[test]
fn r7_1_members_of_a_pair_are_dealt_five_each() {
    let table = Table::raw(Setup { players: 3, ..Setup::default() }).until_decision();
    let table = table.act("bid 0").act("bid 0").die(9).die(1).act("first a").until_decision();
    let hands: Vec<u8> = table
        .view()
        .seats
        .iter()
        .map(|seat| match &seat.hand {
            frente_tactics2gm::view::Hand::Cards(cards) => cards.iter().map(|(_, count)| count).sum(),
            frente_tactics2gm::view::Hand::Count(count) => *count as u8,
        })
        .collect();
    assert_eq!(hands, [5, 5, 5]);
}

#[test]
fn r7_2_a_hand_may_be_changed_once_the_first_player_deciding_first() {
    let table = bids(0, 0).die(1).die(9).act("first b").until_decision().asks(1).act("mulligan");
    let table = table.expect_die().until_decision().asks(0);
    assert_eq!(table.view().seats[1].deck, 44 - 5);
    table.act("keep").until_decision().asks(1);
}

#[test]
fn r7_3_seven_cards_may_be_kept() {
    let seven = ["us_inf_ligera"; 7];
    let table = Table::new().hand(0, &seven).unit(0, "us_sherman", "d3").in_phase(Phase::Shooting);
    table.clone().act("end").until_decision().asks(1);
    table.hand(0, &["us_sherman"]).act("end").asks(0).act("discard @us_sherman").until_decision().asks(1);
}
