//! §1: making the scenario.

use super::*;
use crate::ids::Terrain;
use crate::rules::c1_scenario;

fn by_the_book() -> Table {
    let state = Peanas::initial(&Setup::default()).expect("a setup");
    Table { state, log: Vec::new() }
}

#[test]
fn r1_the_scenario_comes_before_the_battle() {
    let table = by_the_book();
    assert_eq!((table.state.round, table.state.pending()), (0, Some(Frame::ColumnDie(0))));
}

#[test]
fn r1_1_each_landscape_makes_a_table_of_its_own() {
    for terrain in Terrain::ALL {
        let setup = Setup { terrain: *terrain, scenery: 11, ..Setup::default() };
        let state = Peanas::initial(&setup).expect("a setup");
        assert_eq!(state.objectives.len(), 3, "{terrain}");
        let has = |kind| state.pieces.iter().any(|piece| piece.kind == kind);
        assert_eq!(has(PieceKind::Sea), *terrain == Terrain::Coast);
        assert!(*terrain != Terrain::Town || has(PieceKind::City));
        assert!(*terrain != Terrain::Forest || has(PieceKind::Wood));
    }
}

#[test]
fn r1_2_the_printed_columns_are_in_the_data() {
    let data = crate::data::Pack::default().data();
    let column = |terrain, at: usize| &data.landscape(terrain).columns[at].elements;
    assert_eq!(
        column(Terrain::Plain, 3)[..],
        [(PieceKind::River, 0, 1), (PieceKind::Road, 1, 2), (PieceKind::BushLine, 1, 3), (PieceKind::BushZone, 1, 2)]
    );
    assert!(column(Terrain::Hills, 3).contains(&(PieceKind::Hill1, 1, 1)));
    assert!(column(Terrain::Forest, 0).contains(&(PieceKind::Wood, 1, 2)));
}

#[test]
fn r1_3_counts_stay_within_their_range() {
    let mut table = by_the_book();
    table.dice(&[1, 2, 3, 4]);
    // Column 1 of the plain: crops 1 to 2.
    assert_eq!(table.state.pending(), Some(Frame::Count { sector: 1, element: 0 }));
    table.refused(Action::Count(0), "not-in-range");
    table.refused(Action::Count(3), "not-in-range");
    table.act(Action::Count(2));
}

#[test]
fn r1_4_the_lowest_column_comes_first_and_the_placer_breaks_ties() {
    let mut table = by_the_book();
    table.dice(&[5, 2, 2, 6]);
    assert_eq!((table.state.pending(), table.seat()), (Some(Frame::TakeColumn(1)), Seat(0)));
    table.refused(Action::TakeColumn(1), "not-the-lowest");
    table.act(Action::TakeColumn(3));
    assert_eq!(table.state.scenario.columns[0], 3);
}

#[test]
fn r1_4_the_rival_places_the_last_piece_of_a_sector() {
    let at = |sector, left| c1_scenario::decider(Frame::Lay { sector, element: 0, left });
    assert_eq!([at(1, 3), at(1, 1), at(2, 2), at(2, 1)], [Attacker, Defender, Defender, Attacker]);
}

#[test]
fn r1_4_objectives_stand_in_sectors_two_three_and_four_apart_from_each_other() {
    let mut table = Table::bare();
    table.state.objectives.clear();
    table.state.stack = Stack::of(Frame::Turn);
    table.state.stack.push(Frame::Objective);
    table.refused(Action::Objective(Point::cm(60, 20)), "not-in-the-sector");
    table.act(Action::Objective(Point::cm(60, 55)));
    table.refused(Action::Objective(Point::cm(60, 65)), "too-near");
    table.act(Action::Objective(Point::cm(60, 85))).act(Action::Objective(Point::cm(20, 100)));
    assert!(table.state.objectives.iter().all(|objective| objective.holder == Defender));
}

#[test]
fn r1_4_an_objective_goes_to_whoever_alone_is_near_it_at_the_end_of_a_turn() {
    let mut table = Table::bare();
    table.unit(RIFLES, Attacker, 60, 100);
    table.unit("nat-francotirador", Attacker, 10, 105);
    table.unit(RIFLES, Defender, 110, 100);
    table.unit(RIFLES, Attacker, 100, 92);
    table.act(Action::EndTurn);
    let holders: Vec<_> = table.state.objectives.iter().map(|objective| objective.holder).collect();
    assert_eq!(holders, [Defender, Attacker, Defender], "a lone man takes nothing, a contested one stays");
}

#[test]
fn r1_5_bands_join_two_edges_and_rivers_run_through_the_middle() {
    let mut table = Table::bare();
    table.state.scenario.columns = [4, 0, 0, 0];
    table.state.scenario.counts = [1, 1, 0, 0, 0, 0, 0, 0];
    let lay = |sector, element| Frame::Lay { sector, element, left: 2 };
    table.state.scenario.columns = [0, 4, 0, 0];
    table.state.stack = Stack::of(lay(2, 0));
    // A table of 1200 by 1200 mm: the border runs along the attacker's edge, up the right, back, and down the left.
    table.refused(Action::LayBand { from: 4800 - 300, to: 1200 + 300 }, "river-in-the-middle");
    table.allowed(Action::LayBand { from: 4800 - 500, to: 1200 + 500 });
    table.state.stack = Stack::of(lay(2, 1));
    table.refused(Action::LayBand { from: 100, to: 900 }, "same-edge");
    table.allowed(Action::LayBand { from: 600, to: 3000 });
    table.refused(Action::Lay { turn: 0, at: Point::cm(60, 45) }, "runs-edge-to-edge");
}

#[test]
fn r1_5_a_village_without_a_road_gets_one() {
    let mut table = Table::bare();
    table.state.scenario.columns = [3, 0, 0, 0];
    table.state.scenario.counts = [0, 1, 0, 0, 0, 0, 0, 0];
    let element = table.state.data().landscape(Terrain::Plain).columns[2]
        .elements
        .iter()
        .position(|element| element.0 == PieceKind::Village)
        .expect("a village") as u8;
    table.state.scenario.counts = [0; 8];
    table.state.scenario.counts[usize::from(element)] = 1;
    table.state.stack = Stack::of(Frame::Turn);
    table.state.stack.push(Frame::Lay { sector: 1, element, left: 1 });
    table.state.scenario.dice = [6, 6, 1, 6];
    table.act(Action::Lay { turn: 0, at: Point::cm(60, 20) });
    let count = |kind| table.state.pieces.iter().filter(|piece| piece.kind == kind).count();
    assert_eq!((count(PieceKind::House), count(PieceKind::Road)), (4, 1));
}

#[test]
fn r1_6_heights_cover_against_the_lower_and_the_level_not_the_higher() {
    let mut table = Table::bare();
    table.piece(PieceKind::Hill0, 60, 60, 0);
    let low = table.unit(RIFLES, Attacker, 60, 40);
    let high = table.unit(RIFLES, Attacker, 90, 60);
    table.piece(PieceKind::Hill1, 92, 60, 4);
    let two = table.unit(RIFLES, Defender, 60, 60);
    let layers = |from| crate::cover::against_shot(&table.state, from, two).layers.len();
    assert_eq!([layers(low), layers(high)], [1, 0]);
}

#[test]
fn one_seed_always_makes_one_table_and_another_another() {
    let pieces = |seed| Peanas::initial(&Setup { scenery: seed, ..Setup::default() }).expect("a setup").pieces;
    assert_eq!(pieces(4), pieces(4));
    assert_ne!(pieces(4), pieces(5));
}

#[test]
fn a_number_makes_the_table_it_always_made() {
    let state = Peanas::initial(&Setup { scenery: 4, ..Setup::default() }).expect("a setup");
    let laid =
        state.pieces().iter().map(|piece| format!("{} {},{} {}", piece.kind, piece.at.x, piece.at.y, piece.turn));
    assert_eq!(laid.collect::<Vec<_>>(), TABLE_4);
}

/// Kind, place and turn of each piece of table 4.
const TABLE_4: [&str; 19] = [
    "crops 10500,2250 0",
    "crops 6000,2250 2",
    "hill0 3000,1500 0",
    "wall 7500,1500 2",
    "road 0,3750 0",
    "road 0,3750 0",
    "crops 9000,5250 5",
    "crops 1500,4500 0",
    "bush-line 7500,5250 5",
    "wall 6000,4500 2",
    "wall 10500,3750 0",
    "crops 3000,7500 0",
    "crops 10500,8250 0",
    "wall 7500,8250 0",
    "road 0,9750 0",
    "road 6000,0 0",
    "bush-line 7500,11250 0",
    "bush-line 4500,10500 0",
    "bush-zone 10500,10500 0",
];

#[test]
fn r1_1_a_landscape_and_a_size_may_be_named_or_numbered() {
    let read = |json: &str| serde_json::from_str::<Setup>(json);
    let setup = read(r#"{"terrain": 4, "size": 1, "scenery": 3}"#).expect("numbers of the options");
    assert_eq!((setup.terrain, setup.size), (Terrain::Forest, crate::ids::Size::Medium));
    assert_eq!(read(r#"{"terrain": "Forest", "size": "Medium", "scenery": 3}"#).expect("names"), setup);
    let state = Peanas::initial(&setup).expect("the ready lists of that size are taken");
    assert!(state.units.len() > 40, "{}", state.units.len());
    for json in [r#"{"terrain": 5}"#, r#"{"size": "Huge"}"#, r#"{"terrain": "moon"}"#] {
        assert!(read(json).is_err(), "{json}");
    }
}

#[test]
fn r1_4_no_piece_is_laid_on_another_but_roads_and_heights_lie_under_them() {
    let mut table = Table::bare();
    table.state.terrain = Terrain::Plain;
    table.state.scenario.columns = [1, 2, 3, 4];
    table.piece(PieceKind::BushZone, 60, 15, 0);
    let lay = |x| Action::Lay { turn: 0, at: Point::cm(x, 15) };
    // Crops, a rise, bushes, a wall.
    for (element, fits) in [(0, false), (1, true), (2, false), (3, false)] {
        table.state.stack = Stack::of(Frame::Lay { sector: 1, element, left: 2 });
        table.allowed(lay(20));
        if fits {
            table.allowed(lay(60));
        } else {
            table.refused_by(lay(60), "1.4", "on-another");
        }
    }
}

#[test]
fn r1_4_ready_made_tables_have_nothing_on_top_of_anything() {
    use PieceKind::{City, Hill0, Hill1, Hill2, House, River, Road, Sea, Village};
    for terrain in Terrain::ALL {
        for scenery in 1..=20 {
            let setup = Setup { terrain: *terrain, scenery, ..Setup::default() };
            let state = Peanas::initial(&setup).expect("a setup");
            let solid = |piece: &&Piece| !matches!(piece.kind, Road | River | Sea | Hill0 | Hill1 | Hill2);
            let pieces: Vec<&Piece> = state.pieces.iter().filter(solid).collect();
            for (at, one) in pieces.iter().enumerate() {
                for two in &pieces[at + 1..] {
                    let town = matches!((one.kind, two.kind), (Village | City, House));
                    let apart = !one.outline(state.data()).overlaps(&two.outline(state.data()));
                    assert!(town || apart, "{terrain} {scenery}: {one:?} on {two:?}");
                }
            }
        }
    }
}
