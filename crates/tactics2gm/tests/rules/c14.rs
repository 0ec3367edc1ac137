//! Chapters 14 and 15: three and four players, novices.

use crate::table::*;
use frente_tactics2gm::Setup;

fn three() -> Setup {
    Setup { players: 3, ..Setup::default() }
}

#[test]
fn r14_1_one_to_four_play() {
    for (players, chairs) in [(1, 2), (2, 2), (3, 3), (4, 4)] {
        let setup = Setup { players, ..Setup::default() };
        assert_eq!(Table::raw(setup).view().seats.len(), chairs);
    }
    let five = Setup { players: 5, ..Setup::default() };
    let error = <frente_tactics2gm::Tactics2gm as frente_kernel::Game>::initial(&five).expect_err("five are too many");
    assert!(error.to_string().contains("expected 1 to 4 (§14.1), found 5"), "{error}");
}

// One against two, two against two: seats of a side are two apart, the single player is side A.
#[test]
fn r14_1_the_sides_of_three_and_four() {
    use frente_tactics2gm::state::Agreed;
    let sides = |players: u8| {
        let Agreed { sides, .. } = *Table::raw(Setup { players, ..Setup::default() }).state().agreed();
        sides[..usize::from(players)].to_vec()
    };
    assert_eq!(sides(2), [Side::A, Side::B]);
    assert_eq!(sides(3), [Side::A, Side::B, Side::B]);
    assert_eq!(sides(4), [Side::A, Side::B, Side::A, Side::B]);
}

// Nobody wounds a staff: the last round ends in a draw, on one board and on two, whoever plays.
#[test]
fn r14_6_three_and_four_play_to_the_last_round() {
    for (players, boards) in [(3, 1), (4, 1), (4, 2)] {
        let setup = Setup { players, boards, rounds: 15, ..Setup::default() };
        let table = Table::raw(setup).idle_to_the_end(1).expect_over("rounds-over", 0);
        assert_eq!(table.view().turn.round, 15, "{players} players, {boards} boards");
    }
}

#[test]
fn r14_2_one_list_is_shared_out_between_marshal_and_general() {
    let view = Table::raw(three()).view();
    let count = |seat: usize| view.seats[seat].deck;
    assert_eq!((count(0), count(1) + count(2)), (46, 44));
    let tanks = |seat: usize| view.seats[seat].unseen.iter().any(|(card, _)| card.0 == no("de_stug3"));
    assert!(!tanks(1) && tanks(2));
}

#[test]
fn r14_2_own_lists_of_a_pair_have_half_the_limit_each() {
    use frente_tactics2gm::setup::DeckChoice::Ready;
    let decks = vec![Ready("usa_a".to_owned()), Ready("de_a".to_owned())];
    let error = frente_kernel::Match::<frente_tactics2gm::Tactics2gm>::new(Setup { decks, ..three() });
    assert!(error.expect_err("120 points are too many for one of a pair").to_string().contains("the limit is 60"));
}

#[test]
fn r14_3_the_marshal_bids_and_places_the_terrain() {
    let table = Table::raw(three()).until_decision().expect_seat(0).act("bid 0").expect_seat(1).act("bid 3");
    table.die(9).die(1).act("first a").expect_seat(1);
}

#[test]
fn r14_4_points_are_halved_the_odd_one_to_the_marshal() {
    let bids = Table::raw(three()).until_decision().act("bid 0").act("bid 0");
    bids.expect_pa(0, 5).expect_pa(1, 3).expect_pa(2, 2);
    let table = Table::with(three()).unit(0, "us_inf_ligera", "d1").pa(1, 0).pa(2, 0).in_phase(Phase::Shooting);
    table.act("end").expect_pa(1, 2).expect_pa(2, 1);
}

#[test]
fn r14_4_the_marshal_hands_over_one_point_a_turn() {
    let table = Table::with(three()).unit(1, "de_inf_ligera", "d6").turn_of(Side::B);
    let table = table.pa(1, 3).pa(2, 0).act("give").expect_pa(1, 2).expect_pa(2, 1);
    table.expect_illegal("give");
}

#[test]
fn r14_5_each_draws_one_card_and_a_phase_ends_when_both_have_done() {
    let table =
        Table::with(three()).unit(0, "us_inf_ligera", "d1").unit(1, "de_inf_ligera", "d6").unit(2, "de_stug3", "e6");
    let table = table.in_phase(Phase::Shooting).act("end").expect_die();
    let draws = |table: &Table| format!("{:?}", table.state().pending());
    assert_eq!(draws(&table), "Some(Draw(Seat(1), 1))");
    let table = table.any_chance();
    assert_eq!(draws(&table), "Some(Draw(Seat(2), 1))");
    let table = table.any_chance().expect_seat(1).expect_illegal("step e6 s").act("hand-over").expect_seat(2);
    let table =
        table.expect_illegal("hand-over").act("step e6 s").act("stop").act("end").expect_seat(1).act("step d6 s");
    table.act("end").expect_seat(2).act("end").expect_seat(1).expect_illegal("step d5 s");
}

#[test]
fn r14_6_two_against_two_on_one_board() {
    let table = Table::raw(Setup { players: 4, ..Setup::default() });
    assert_eq!(table.view().hqs.len(), 2);
    let table = table.until_decision().act("bid 1").act("bid 1");
    table.expect_pa(0, 2).expect_pa(2, 2).expect_pa(1, 2).expect_pa(3, 2);
}

#[test]
fn r14_7_two_boards_four_staffs_and_one_lost_is_enough() {
    let setup = Setup { players: 4, boards: 2, ..Setup::default() };
    let table = Table::with(setup.clone());
    assert_eq!((table.view().width, table.view().hqs.len()), (16, 4));
    let table = table.unit(0, "us_inf_ligera", "l6").pi(3, 1).in_phase(Phase::Shooting).act("fire l6 0 hq:3");
    table.die(5).expect_over("staff-destroyed", 0b101);
    let table = Table::with(setup).hand(0, &["us_inf_ligera"]).in_phase(Phase::Deployment);
    assert_eq!(table.offered("deploy @us_inf_ligera"), 16, "along the whole line");
}

// Ruling C3: 240 points are the default with two boxes, 120 for each member of a pair.
#[test]
fn r14_7_whole_decks_may_be_chosen_for_two_boards() {
    use frente_tactics2gm::setup::DeckChoice::Ready;
    let decks = ["usa_a", "de_b", "usa_b", "de_a"].map(|id| Ready(id.to_owned())).to_vec();
    let setup = Setup { players: 4, boards: 2, decks, ..Setup::default() };
    assert_eq!(Table::raw(setup.clone()).view().seats.len(), 4);
    let error = frente_kernel::Match::<frente_tactics2gm::Tactics2gm>::new(Setup { points: 200, ..setup });
    assert!(error.expect_err("another limit is halved as it stands").to_string().contains("the limit is 100"));
}

// Ruling G45.
#[test]
fn r14_7_objectives_double_with_the_boards() {
    let setup = Setup { scenario: "omaha".to_owned(), players: 4, boards: 2, ..Setup::default() };
    let units =
        |cells: &[&str]| cells.iter().fold(Table::with(setup.clone()), |table, at| table.unit(0, "us_inf_ligera", at));
    units(&["a6", "b6", "c6"]).in_phase(Phase::Shooting).act("end").act("end").expect_die();
    units(&["a6", "b6", "c6", "d6"]).in_phase(Phase::Shooting).act("end").act("end").expect_over("line-reached", 0b101);
}

#[test]
fn r15_1_a_novice_receives_a_point_more() {
    let gained = |novices| {
        let table = Table::with(Setup { novices, ..Setup::default() }).pa(1, 0).unit(0, "us_jeep", "a1");
        table.in_phase(Phase::Shooting).act("end").view().seats[1].pa
    };
    assert_eq!((gained(0), gained(2), gained(1)), (3, 4, 3));
}

// The point is the novice's own, not shared, and the staff stores no more for it.
#[test]
fn r15_1_a_novice_of_a_pair_keeps_the_point_and_the_maximum_holds() {
    let table = |pa| {
        let table = Table::with(Setup { novices: 4, ..three() }).unit(0, "us_jeep", "a1").pa(1, pa).pa(2, 0);
        table.in_phase(Phase::Shooting).act("end")
    };
    table(0).expect_pa(1, 2).expect_pa(2, 2);
    table(9).expect_pa(1, 10).expect_pa(2, 0);
}
