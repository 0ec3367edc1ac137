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
    let tanks = |seat: usize| view.seats[seat].unseen.iter().flatten().any(|(card, _)| card.0 == no("de_stug3"));
    assert!(!tanks(1) && tanks(2));
}

/// The single player's deck, and those of a pair.
fn lists(marshal: &[(&str, u8)], general: &[(&str, u8)]) -> Setup {
    use frente_tactics2gm::ids::Nation;
    use frente_tactics2gm::lists::DeckList;
    use frente_tactics2gm::setup::DeckChoice;
    let own = |cards: &[(&str, u8)]| {
        let cards = cards.iter().map(|(id, copies)| ((*id).to_owned(), *copies)).collect();
        DeckChoice::Own(DeckList { nation: Nation::Germany, cards })
    };
    Setup { decks: vec![DeckChoice::Ready("usa_a".to_owned()), own(marshal), own(general)], ..three() }
}

fn refused(setup: Setup) -> String {
    let error = frente_kernel::Match::<frente_tactics2gm::Tactics2gm>::new(setup);
    error.err().map_or_else(String::new, |error| error.to_string())
}

// One deck is shared out as they like: 66 points and 54 keep the limit of 120, one more does not.
#[test]
fn r14_2_own_lists_of_a_pair_keep_the_limit_of_the_side_together() {
    use frente_tactics2gm::setup::DeckChoice::Ready;
    let tanks =
        [("de_tiger2", 1), ("de_tiger", 2), ("de_panther", 2), ("de_pz4", 3), ("de_stug3", 2), ("de_marder", 1)];
    let foot = [("de_inf_ligera", 6), ("de_inf_pesada", 6), ("de_sturm", 2), ("de_pak40", 2), ("de_flak88", 1)];
    let rest = [("de_lefh18", 1), ("de_nebel", 1), ("impacto", 1), ("general", 1), ("caja_suministros", 1)];
    assert_eq!(refused(lists(&tanks, &[foot, rest].concat())), "");
    let why = refused(lists(&tanks, &[&foot[..], &rest, &[("de_moto", 1)]].concat()));
    assert!(why.contains("121 points together, the limit of a side is 120 (§14.2)"), "{why}");
    // The general keeps his share of the usual deck: 120 points of the marshal's own are too many beside it.
    let decks = ["usa_a", "de_a"].map(|id| Ready(id.to_owned())).to_vec();
    assert!(refused(Setup { decks, ..three() }).contains("the limit of a side is 120"));
}

// Ruling G1: on one board both draw on one box.
#[test]
fn r14_2_a_pair_on_one_board_shares_one_box() {
    let why = refused(lists(&[("de_inf_ligera", 4)], &[("de_inf_ligera", 3)]));
    assert!(why.contains("7 copies of de_inf_ligera, one box holds 6"), "{why}");
    assert_eq!(refused(lists(&[("de_inf_ligera", 4)], &[("de_inf_ligera", 2)])), "");
}

#[test]
fn r14_3_the_marshal_bids_and_places_the_terrain() {
    let table = Table::raw(three()).until_decision().asks(0).act("bid 0").asks(1).act("bid 3");
    table.die(9).die(1).act("first a").asks(1);
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
    table.offers_not("give");
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
    let table = table.any_chance().asks(1).offers_not("step e6 s").act("hand-over").asks(2);
    let table = table.offers_not("hand-over").act("step e6 s").act("stop").act("end").asks(1).act("step d6 s");
    table.act("end").asks(2).act("end").asks(1).offers_not("step d5 s");
}

// Ruling G43: a fighter is commanded by who deployed it, and its card is his.
#[test]
fn r14_5_each_flies_the_fighters_he_deployed() {
    let table = Table::with(three()).turn_of(Side::B).hand(2, &["de_bf109"]).pa(1, 0).pa(2, 5);
    let table = table.unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "h6").in_phase(Phase::Deployment);
    let table = table.act("end").asks(2).act("station @de_bf109").act("end").asks(1);
    let table = table.offers_not("fly 0 d3").act("hand-over").act("fly 0 d3").die(1);
    let cards = |table: &Table, seat: usize| table.view().seats[seat].discard.clone();
    assert_eq!((cards(&table, 1).len(), cards(&table, 2).len()), (0, 1), "the general's card");
    // Against a mission it is the general who is asked.
    let plane = serde_json::json!({ "kind": no("de_bf109"), "owner": 2, "wounds": 0, "grey": false, "fresh": false });
    let table = Table::with(three()).fighter(0, "us_p51").unit(1, "de_inf_ligera", "d4");
    let table = table.fact("/hqs/1/fighters/0", plane).in_phase(Phase::Shooting).act("fly 0 d4").asks(2);
    table.act("intercept 0").die(8).expect_die();
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
    assert_eq!(table.count("deploy @us_inf_ligera"), 16, "along the whole line");
}

// Ruling C3: 240 points are the default with two boxes, 120 for each member of a pair.
#[test]
fn r14_7_whole_decks_may_be_chosen_for_two_boards() {
    use frente_tactics2gm::setup::DeckChoice::Ready;
    let decks = ["usa_a", "de_b", "usa_b", "de_a"].map(|id| Ready(id.to_owned())).to_vec();
    let setup = Setup { players: 4, boards: 2, decks, ..Setup::default() };
    assert_eq!(Table::raw(setup.clone()).view().seats.len(), 4);
    let error = frente_kernel::Match::<frente_tactics2gm::Tactics2gm>::new(Setup { points: 200, ..setup });
    assert!(error.expect_err("another limit holds as it stands").to_string().contains("the limit of a side is 200"));
}

#[test]
fn r14_7_sixty_points_for_each_of_four_may_be_agreed() {
    use frente_tactics2gm::setup::DeckChoice::Ready;
    let decks = ["usa_a", "de_b", "usa_b", "de_a"].map(|id| Ready(id.to_owned())).to_vec();
    let setup = Setup { players: 4, boards: 2, points: 120, decks, ..Setup::default() };
    let error = frente_kernel::Match::<frente_tactics2gm::Tactics2gm>::new(setup);
    assert!(error.expect_err("what was written holds").to_string().contains("the limit of a side is 120"));
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

#[test]
fn r14_1_the_view_says_the_side_and_the_staff_of_every_seat() {
    let seats = |players: u8, boards: u8| {
        let table = Table::with(Setup { players, boards, ..Setup::default() });
        table.view().seats.iter().map(|seat| (seat.side, seat.hq)).collect::<Vec<_>>()
    };
    assert_eq!(seats(2, 1), [(Side::A, 0), (Side::B, 1)]);
    assert_eq!(seats(3, 1), [(Side::A, 0), (Side::B, 1), (Side::B, 1)]);
    assert_eq!(seats(4, 2), [(Side::A, 0), (Side::B, 1), (Side::A, 2), (Side::B, 3)]);
}
