//! §14: tokens, sight, smoke.

use super::*;
use crate::ids::Square;
use crate::rules::c14_fog;
use crate::sight;
use crate::state::{Smoke, TokenPlace};

fn square(column: u8, row: u8) -> Square {
    Square { column, row }
}

/// A hidden unit of a side on a square: the token's place in the list.
fn hide(table: &mut Table, id: &str, side: Side, at: Square) -> (UnitNo, u8) {
    table.state.options.fog = true;
    let unit = table.unit(id, side, 5, 5);
    table.state.unit_mut(unit).place = Place::Reserve;
    let frame = if table.state.active == side { Frame::Entry } else { Frame::Deploy(1) };
    let active = table.state.active;
    table.state.active = side;
    c14_fog::enter(&mut table.state, unit, at, frame, &mut table.log);
    table.state.active = active;
    (unit, table.state.tokens.len() as u8 - 1)
}

#[test]
fn r14_1_half_of_the_defenders_tokens_deploy_and_decoys_are_one_in_three() {
    let state = Peanas::initial(&Setup { scenery: 1, season: 1, ..Setup::default() }).expect("a setup");
    // 14 units and 4 decoys: nine tokens; 18 attackers bring four decoys.
    assert_eq!(state.decoys, [4, 4]);
    assert!(state.stack.iter().any(|frame| frame == Frame::Deploy(9)));
}

#[test]
fn r14_1_the_enemy_sees_a_number_and_no_name() {
    let mut table = Table::bare();
    let (unit, _) = hide(&mut table, RIFLES, Defender, square(4, 6));
    let view = Peanas::view(&table.state, frente_kernel::Viewer::Seat(Seat(0)));
    assert!(view.units.iter().all(|seen| seen.unit != unit));
    assert_eq!((view.tokens[0].number, view.tokens[0].stands_for), (1, None));
    let own = Peanas::view(&table.state, frente_kernel::Viewer::Seat(Seat(1)));
    assert!(own.units.iter().any(|seen| seen.unit == unit));
}

#[test]
fn r14_2_men_go_one_square_vehicles_and_decoys_two_and_guns_none() {
    let mut table = Table::bare();
    let (_, man) = hide(&mut table, RIFLES, Attacker, square(4, 0));
    let (_, tank) = hide(&mut table, "rep-t-26-b", Attacker, square(2, 0));
    let (_, gun) = hide(&mut table, "rep-45mm-m-32-19-k", Attacker, square(6, 0));
    table.state.decoys[0] = 1;
    c14_fog::enter(&mut table.state, UnitNo::NONE, square(0, 0), Frame::Entry, &mut table.log);
    let decoy = table.state.tokens.len() as u8 - 1;
    let go = |token, column, row| Action::MoveToken { token, square: square(column, row) };
    table.allowed(go(man, 5, 1));
    table.refused(go(man, 4, 2), "too-far");
    table.allowed(go(tank, 4, 2));
    table.allowed(go(decoy, 2, 1));
    table.allowed(go(decoy, 1, 1));
    table.refused(go(gun, 6, 1), "guns-stay");
    table.act(go(tank, 4, 2));
    assert!(table.state.tokens[usize::from(tank)].fast);
    table.refused(go(tank, 4, 3), "spent");
}

#[test]
fn r14_3_three_tokens_a_round_for_the_attacker_and_one_for_the_defender() {
    let mut table = Table::bare();
    table.state.options.fog = true;
    for side in [Attacker, Attacker, Attacker, Attacker, Defender, Defender] {
        let unit = table.unit(RIFLES, side, 60, 60);
        table.state.unit_mut(unit).place = Place::Reserve;
    }
    table.state.stack = Stack::of(Frame::TurnStart(0));
    crate::flow::run(&mut table.state, &mut table.log);
    table.refused(Action::Enter { unit: UnitNo(0), square: square(3, 1) }, "not-his-squares");
    for unit in 0..3 {
        table.act(Action::Enter { unit: UnitNo(unit), square: square(unit, 0) });
    }
    assert_eq!(table.state.pending(), Some(Frame::Turn));
    table.act(Action::EndTurn);
    table.refused(Action::Enter { unit: UnitNo(4), square: square(3, 0) }, "not-his-squares");
    table.act(Action::Enter { unit: UnitNo(4), square: square(3, 7) });
    assert_eq!(table.state.pending(), Some(Frame::Turn));
}

#[test]
fn r14_3_a_token_leaves_by_a_road_and_comes_back_by_another() {
    let mut table = Table::bare();
    table.band(PieceKind::Road, (0, 5), (120, 5));
    table.band(PieceKind::Road, (0, 35), (120, 35));
    let (_, token) = hide(&mut table, RIFLES, Attacker, square(0, 0));
    let (_, stray) = hide(&mut table, RIFLES, Attacker, square(3, 0));
    table.unit(RIFLES, Defender, 60, 110);
    table.refused(Action::Flank(stray), "not-at-the-side");
    table.act(Action::Flank(token));
    assert_eq!(table.state.tokens[usize::from(token)].at, TokenPlace::Flank { right: false, row: 0 });
    table.act(Action::EndTurn).act(Action::EndTurn);
    table.act(Action::MoveToken { token, square: square(0, 1) });
    assert_eq!(table.state.tokens[usize::from(token)].at, TokenPlace::Flank { right: false, row: 1 }, "no road there");
    table.act(Action::EndTurn).act(Action::EndTurn);
    table.act(Action::MoveToken { token, square: square(0, 2) });
    assert_eq!(table.state.tokens[usize::from(token)].at, TokenPlace::Flank { right: false, row: 2 }, "next turn");
    table.act(Action::EndTurn).act(Action::EndTurn);
    table.act(Action::MoveToken { token, square: square(0, 2) });
    assert_eq!(table.state.tokens[usize::from(token)].at, TokenPlace::Square(square(0, 2)));
}

#[test]
fn r14_4_what_is_seen_in_the_open_or_within_two_squares_is_revealed_at_the_end_of_a_turn() {
    let mut table = Table::bare();
    table.unit(RIFLES, Attacker, 67, 20);
    let (open, _) = hide(&mut table, RIFLES, Defender, square(4, 6));
    let (covered, _) = hide(&mut table, RIFLES, Defender, square(1, 6));
    table.piece(PieceKind::Crops, 22, 97, 0);
    let (near, _) = hide(&mut table, RIFLES, Defender, square(6, 3));
    table.piece(PieceKind::Crops, 97, 52, 0);
    table.act(Action::EndTurn);
    let place = |unit| table.state.unit(unit).place;
    assert_eq!([place(open), place(covered), place(near)], [Place::Table, Place::Hidden, Place::Table]);
}

#[test]
fn r14_4_a_decoy_that_is_found_is_removed_and_tokens_that_meet_are_both_turned_up() {
    let mut table = Table::bare();
    let (unit, token) = hide(&mut table, RIFLES, Attacker, square(4, 0));
    table.state.decoys[1] = 1;
    c14_fog::enter(&mut table.state, UnitNo::NONE, square(4, 1), Frame::Deploy(1), &mut table.log);
    table.act(Action::MoveToken { token, square: square(4, 1) });
    assert!(table.told(|event| matches!(event, Event::DecoyFound { side: Defender, number: 1 })));
    assert!(table.state.unit(unit).is_on_table());
}

#[test]
fn r14_4_a_token_may_be_turned_up_at_will() {
    let mut table = Table::bare();
    let (unit, token) = hide(&mut table, RIFLES, Attacker, square(4, 0));
    table.act(Action::Reveal(token));
    assert!(table.state.unit(unit).is_on_table());
}

#[test]
fn r6_2_2_a_hidden_unit_that_reveals_itself_to_fire_is_in_ambush() {
    let mut table = Table::bare();
    let mover = table.unit("nat-observador-artilleria", Attacker, 60, 50);
    let (unit, _) = hide(&mut table, RIFLES, Defender, square(4, 5));
    table.unit(RIFLES, Attacker, 110, 10);
    let officer = table.officer(Attacker, 60, 40, [0, 1, 0]);
    table.order(officer, mover, OrderKind::Move, ZERO);
    table.act(Action::Walk { facing: Facing::UP, to: Point::cm(60, 55) });
    table.act(Action::React { unit, moment: crate::state::Moment::Last }).dice(&[1, 2]);
    table.act(Action::Shoot { target: mover, weapon: 0, ammo: crate::data::Ammo::Normal });
    // 3 − 1 small + 1 ambush, at most D, halved.
    assert_eq!(table.result(), 1);
    assert!(table.state.unit(unit).is_on_table());
}

#[test]
fn r14_5_a_bombed_square_gives_up_its_tokens_and_their_units_suffer() {
    let mut table = Table::bare();
    let mortar = table.unit("nat-mortero-valero-m-33-81mm", Attacker, 60, 10);
    table.unit(RIFLES, Defender, 10, 110);
    table.unit(RIFLES, Defender, 110, 110);
    let (unit, _) = hide(&mut table, RIFLES, Defender, square(4, 4));
    table.state.missions.push(crate::state::Mission {
        battery: crate::state::bit(mortar),
        side: Attacker,
        at: Point::cm(62, 62),
        left: 1,
        fired: 0,
        runner: None,
        smoke: false,
        ready: true,
        done: false,
    });
    table.state.stack = Stack::of(Frame::TurnStart(0));
    crate::flow::run(&mut table.state, &mut table.log);
    table.act(Action::Template(0)).pass();
    assert!(table.state.unit(unit).is_on_table() && table.state.unit(unit).losses > 0);
}

#[test]
fn r14_6_houses_hide_walls_are_looked_over_by_those_who_line_them_and_hills_by_the_higher() {
    let mut table = Table::bare();
    let one = table.unit("nat-francotirador", Attacker, 60, 30);
    let two = table.unit("rep-francotirador", Defender, 60, 70);
    assert!(sight::sees(&table.state, one, two));
    table.piece(PieceKind::House, 60, 50, 0);
    assert!(!sight::sees(&table.state, one, two));
    table.state.pieces.clear();
    table.piece(PieceKind::Wall, 60, 50, 0);
    assert!(!sight::sees(&table.state, one, two));
    table.state.pieces.clear();
    table.state.pieces.push(Piece::new(PieceKind::Wall, Point { x: 6000, y: 6820 }, 0));
    assert!(sight::sees(&table.state, one, two), "the target lines the wall");
    table.state.pieces.clear();
    table.piece(PieceKind::House, 60, 50, 0);
    table.piece(PieceKind::Hill1, 60, 80, 0);
    assert!(sight::sees(&table.state, one, two), "from the hill over the house");
}

#[test]
fn r14_6_in_a_wood_sight_reaches_10_centimetres() {
    let mut table = Table::bare();
    table.piece(PieceKind::Wood, 60, 60, 4);
    let one = table.unit("nat-francotirador", Attacker, 60, 30);
    let shallow = table.unit("rep-francotirador", Defender, 60, 52);
    let deep = table.unit("rep-francotirador", Defender, 60, 62);
    assert!(sight::sees(&table.state, one, shallow));
    assert!(!sight::sees(&table.state, one, deep));
}

#[test]
fn r14_6_more_than_half_hidden_is_told_apart_from_wholly_hidden() {
    let mut table = Table::bare();
    let one = table.unit("nat-francotirador", Attacker, 60, 30);
    let two = table.unit("rep-t-26-b", Defender, 60, 70);
    table.face(two, 0);
    assert_eq!(sight::look(&table.state, one, two).map(|sight| sight.mostly_hidden), Some(false));
    // A house whose edge leaves a sliver of the tank in sight.
    let place = |table: &mut Table, x: i16| {
        table.state.pieces.clear();
        table.state.pieces.push(Piece::new(PieceKind::House, Point { x, y: 6000 }, 0));
    };
    place(&mut table, 6460);
    let seen = sight::look(&table.state, one, two);
    assert!(seen.is_some(), "one end still shows");
    place(&mut table, 6000);
    assert_eq!(sight::look(&table.state, one, two), None);
}

#[test]
fn r14_7_beyond_smoke_one_sees_10_centimetres_and_dispersed_smoke_takes_one_off() {
    let mut table = Table::bare();
    let one = table.unit("nat-francotirador", Attacker, 60, 30);
    let near = table.unit("rep-francotirador", Defender, 60, 64);
    let far = table.unit("rep-francotirador", Defender, 60, 80);
    table.state.smoke.push(Smoke { at: Point::cm(60, 50), radius: 500, thick: 1, left: 2 });
    assert!(sight::sees(&table.state, one, near));
    assert!(!sight::sees(&table.state, one, far));
    table.state.smoke[0].thick = 0;
    assert_eq!(sight::look(&table.state, one, far).map(|sight| sight.hazy), Some(true));
}

#[test]
fn r14_7_1_a_wreck_burns_for_ever_and_two_rounds_in_the_rain() {
    for (weather, rounds) in [(Weather::Sunny, 9), (Weather::Rain, 2)] {
        let mut table = Table::bare();
        table.state.weather = weather;
        crate::rules::c15_weather::burn(&mut table.state, Point::cm(50, 50), &mut table.log);
        assert_eq!(table.state.smoke[0].radius, 500);
        let mut lasted = 0;
        while !table.state.smoke.is_empty() && lasted < 9 {
            crate::rules::c15_weather::drift(&mut table.state, &mut table.log);
            lasted += 1;
        }
        assert_eq!(lasted, rounds, "{weather}");
    }
}

/// How many rounds a cloud is thick, and how many it lasts.
fn life(weather: Weather, raise: fn(&mut State, Point, i32, &mut Vec<Event>)) -> (u8, u8) {
    let mut table = Table::bare();
    table.state.weather = weather;
    raise(&mut table.state, Point::cm(50, 50), 500, &mut table.log);
    let (mut thick, mut all) = (0, 0);
    while let Some(cloud) = table.state.smoke.first() {
        thick += u8::from(cloud.thick > 0);
        all += 1;
        crate::rules::c15_weather::drift(&mut table.state, &mut table.log);
    }
    (thick, all)
}

#[test]
fn r14_7_2_shells_raise_dust_for_one_round_and_a_second_of_haze() {
    assert_eq!(life(Weather::Sunny, crate::rules::c15_weather::dust), (1, 2));
    assert_eq!(life(Weather::Rain, crate::rules::c15_weather::dust), (0, 1));
    assert_eq!(life(Weather::Gale, crate::rules::c15_weather::dust), (0, 0));
}

#[test]
fn r14_7_3_smoke_shells_last_four_rounds_and_a_fifth_of_haze_and_hurt_nobody() {
    assert_eq!(life(Weather::Sunny, crate::rules::c15_weather::smoke_shells), (4, 5));
    let mut table = Table::bare();
    let mortar = table.unit("nat-mortero-valero-m-33-81mm", Attacker, 60, 10);
    let foe = table.unit(RIFLES, Defender, 60, 60);
    table.state.missions.push(crate::state::Mission {
        battery: crate::state::bit(mortar),
        side: Attacker,
        at: Point::cm(60, 60),
        left: 1,
        fired: 0,
        runner: None,
        smoke: true,
        ready: true,
        done: false,
    });
    table.state.stack = Stack::of(Frame::TurnStart(0));
    crate::flow::run(&mut table.state, &mut table.log);
    table.act(Action::Template(0));
    assert_eq!((table.state.unit(foe).losses, table.state.smoke.len()), (0, 1));
}

#[test]
fn r14_3_a_token_on_a_flank_march_takes_no_orders_and_does_not_react() {
    let mut table = Table::bare();
    table.band(PieceKind::Road, (0, 5), (120, 5));
    let (unit, token) = hide(&mut table, RIFLES, Attacker, square(0, 0));
    assert!(table.state.is_laid(unit));
    table.officer(Attacker, 10, 10, [0, 2, 0]);
    table.act(Action::Flank(token));
    assert!(!table.state.is_laid(unit));
    table.state.tokens[usize::from(token)].spent = false;
    table.state.unit_mut(unit).spent = false;
    table.refused(Action::Order { unit, kind: OrderKind::Aim }, "on-the-flank");
}

#[test]
fn r14_1_no_event_names_what_a_token_hides() {
    use crate::ids::EventKind;
    for event in [EventKind::Opportunity, EventKind::TakeCover, EventKind::Mistake] {
        let mut table = Table::bare();
        let (unit, _) = hide(&mut table, LINE, Attacker, square(4, 2));
        let officer = table.officer(Attacker, 60, 30, [0, 1, 0]);
        table.state.unit_mut(officer).officer.event = Some(event);
        table.log.clear();
        table.order(officer, unit, OrderKind::Aim, ZERO);
        assert_eq!(table.state.unit(unit).place, Place::Hidden);
        assert!(table.told(|told| matches!(told, Event::TokenEvent { number: 1, .. })), "{event}");
        let pinned = table.state.unit(unit).pinned > 0;
        assert_eq!(table.told(|told| matches!(told, Event::TokenPinned { number: 1, .. })), pinned, "{event}");
        let named = format!("UnitNo({})", unit.0);
        assert!(table.log.iter().all(|told| !format!("{told:?}").contains(&named)), "{event}: {:?}", table.log);
    }
}

#[test]
fn r14_4_an_order_that_reveals_does_so_though_it_is_lost() {
    let mut table = Table::bare();
    let (unit, _) = hide(&mut table, LINE, Attacker, square(4, 2));
    let officer = table.officer(Attacker, 60, 30, [0, 1, 0]);
    table.state.unit_mut(officer).officer.event = Some(crate::ids::EventKind::TakeCover);
    table.order(officer, unit, OrderKind::Move, ZERO);
    assert_eq!((table.state.unit(unit).place, table.state.unit(unit).pinned), (Place::Table, 1));
}

#[test]
fn r14_2_a_unit_digs_without_being_revealed() {
    let mut table = Table::bare();
    let unit_at = square(4, 2);
    let (unit, token) = hide(&mut table, LINE, Attacker, unit_at);
    table.unit(RIFLES, Attacker, 10, 10);
    table.state.unit_mut(unit).dig = 1;
    let officer = table.officer(Attacker, 60, 30, [0, 1, 0]);
    table.log.clear();
    table.order(officer, unit, OrderKind::Dig, ZERO);
    assert_eq!(table.state.tokens[usize::from(token)].ordered, Some(OrderKind::Dig));
    table.act(Action::EndTurn);
    assert_eq!(table.state.unit(unit).place, Place::Hidden);
    assert_eq!(table.state.pieces.last().map(|piece| piece.kind), Some(PieceKind::Foxhole));
    let named = format!("UnitNo({})", unit.0);
    assert!(table.log.iter().all(|told| !format!("{told:?}").contains(&named)), "{:?}", table.log);
}

#[test]
fn r11_4_an_officer_turned_up_too_far_from_those_he_was_to_regroup_loses_the_order() {
    let mut table = Table::bare();
    // The middle of his square is taken: he is set down three centimetres beside it, a hair too far.
    let (officer, _) = hide(&mut table, "nat-oficial", Attacker, square(4, 2));
    let middle = table.state.unit(officer).middle();
    let blocker = table.unit("nat-observador-artilleria", Attacker, 60, 10);
    table.state.unit_mut(blocker).stands = [middle; 4];
    let unit = table.unit("nat-francotirador", Attacker, 60, 15);
    let far = crate::geometry::V::new(i32::from(middle.x), i32::from(middle.y) - 2_250).point();
    table.state.unit_mut(unit).stands = [far; 4];
    table.state.unit_mut(unit).panicked = true;
    table.unit(RIFLES, Attacker, 20, 20);
    table.unit(RIFLES, Attacker, 100, 20);
    let chief = table.officer(Attacker, 75, 37, [0, 1, 0]);
    table.order(chief, officer, OrderKind::Regroup, ZERO);
    assert!(
        table.told(|event| *event == Event::OrderLost(officer, crate::actions::Loss::Impossible)),
        "{:?}",
        table.log
    );
    assert_eq!(table.state.pending(), Some(Frame::Turn));
}

#[test]
fn r14_2_a_token_with_a_marker_stays_where_it_is() {
    let mut table = Table::bare();
    let (unit, token) = hide(&mut table, RIFLES, Attacker, square(4, 0));
    table.state.unit_mut(unit).pinned = 1;
    table.refused(Action::MoveToken { token, square: square(4, 1) }, "pinned");
    table.allowed(Action::Reveal(token));
}

#[test]
fn r3_concealment_the_token_has_its_old_number() {
    let mut table = Table::bare();
    let (_, other) = hide(&mut table, RIFLES, Attacker, square(1, 0));
    let (sniper, token) = hide(&mut table, "nat-francotirador", Attacker, square(4, 1));
    hide(&mut table, RIFLES, Attacker, square(6, 0));
    table.unit(RIFLES, Defender, 60, 110);
    table.piece(PieceKind::Wood, 67, 22, 0);
    table.act(Action::Reveal(token)).act(Action::EndTurn).act(Action::Hide(sniper));
    assert!(table.told(|event| matches!(event, Event::HidesAgain(Attacker, 2))));
    assert_eq!((table.state.token_of(sniper), table.state.numbered[0]), (Some(usize::from(token)), 3));
    assert_ne!(other, token);
}

#[test]
fn r6_2_2_an_ambush_that_does_not_fire_leaves_nothing_aimed() {
    let mut table = Table::bare();
    let (unit, _) = hide(&mut table, RIFLES, Attacker, square(4, 2));
    table.unit(RIFLES, Defender, 67, 60);
    let officer = table.officer(Attacker, 67, 30, [0, 1, 0]);
    table.order(officer, unit, OrderKind::Fire, ZERO);
    assert!(table.state.unit(unit).is_on_table());
    // It holds its fire: what comes later is a shot like any other.
    table.act(Action::Alone);
    assert!(!table.state.unit(unit).aimed && !table.state.order.ambush);
}

#[test]
fn r14_2_a_trained_observer_watches_without_being_revealed() {
    let mut table = Table::bare();
    table.piece(PieceKind::Crops, 67, 37, 0);
    let (eye, token) = hide(&mut table, "nat-observador-artilleria", Attacker, square(4, 2));
    let mortar = table.unit("nat-mortero-valero-m-33-81mm", Attacker, 60, 15);
    let foe = table.unit(RIFLES, Defender, 60, 100);
    let officer = table.officer(Attacker, 60, 30, [0, 1, 0]);
    table.log.clear();
    table.order(officer, eye, OrderKind::Observe, ZERO);
    table.act(Action::Observe { battery: mortar, turns: 2, smoke: false });
    let enemy = Peanas::view(&table.state, frente_kernel::Viewer::Seat(Seat(1)));
    assert_eq!(enemy.pending.last(), Some(&Frame::AimPoint(UnitNo::NONE)), "the enemy is not told who watches");
    let own = Peanas::view(&table.state, frente_kernel::Viewer::Seat(Seat(0)));
    assert_eq!(own.pending.last(), Some(&Frame::AimPoint(eye)));
    let at = table.state.unit(foe).middle();
    table.act(Action::AimAt(at));
    assert_eq!(table.state.tokens[usize::from(token)].ordered, Some(OrderKind::Observe));
    let named = format!("UnitNo({})", eye.0);
    assert!(table.log.iter().all(|told| !format!("{told:?}").contains(&named)), "{:?}", table.log);
    // Two turns of his own, and the place is confirmed and scattered, he a token still.
    table.act(Action::EndTurn).act(Action::EndTurn).act(Action::EndTurn);
    table.dice(&[1, 1]).chance(Chance::Direction(1));
    assert_eq!((table.state.missions.len(), table.state.unit(eye).place), (1, Place::Hidden));
}

#[test]
fn r14_2_a_hidden_battery_cannot_be_watched_for_and_a_token_that_moves_watches_no_more() {
    let mut table = Table::bare();
    table.piece(PieceKind::Crops, 82, 37, 0);
    let (mortar, _) = hide(&mut table, "nat-mortero-valero-m-33-81mm", Attacker, square(4, 2));
    let (eye, token) = hide(&mut table, "nat-observador-artilleria", Attacker, square(5, 2));
    table.unit(RIFLES, Defender, 60, 100);
    let officer = table.officer(Attacker, 67, 30, [0, 2, 0]);
    table.refused(Action::Order { unit: mortar, kind: OrderKind::Observe }, "hidden");
    table.refused(Action::Order { unit: eye, kind: OrderKind::Observe }, "no-battery");
    table.act(Action::Reveal(0));
    table.order(officer, eye, OrderKind::Observe, ZERO);
    table.act(Action::Observe { battery: mortar, turns: 1, smoke: false }).act(Action::AimAt(Point::cm(60, 100)));
    table.act(Action::EndTurn).act(Action::EndTurn);
    table.act(Action::MoveToken { token, square: square(6, 2) });
    assert_eq!(table.state.unit(eye).task, crate::state::Task::None);
}

#[test]
fn r14_1_who_watches_behind_a_token_is_dealt_anew_without_a_trace() {
    use rand_xoshiro::rand_core::SeedableRng;
    let mut table = Table::bare();
    let (eye, _) = hide(&mut table, "nat-observador-artilleria", Attacker, square(4, 2));
    hide(&mut table, RIFLES, Attacker, square(2, 2));
    let (other, _) = hide(&mut table, "nat-observador-artilleria", Attacker, square(6, 2));
    let mortar = table.unit("nat-mortero-valero-m-33-81mm", Attacker, 60, 15);
    table.unit(RIFLES, Defender, 60, 100);
    let officer = table.officer(Attacker, 60, 30, [0, 1, 0]);
    table.order(officer, eye, OrderKind::Observe, ZERO);
    table.act(Action::Observe { battery: mortar, turns: 2, smoke: false }).act(Action::AimAt(Point::cm(60, 100)));
    let view = |state: &State| Peanas::view(state, frente_kernel::Viewer::Seat(Seat(1)));
    let mut watched = 0;
    for seed in 0..40 {
        let mut then = table.state.clone();
        Peanas::determinize(&mut then, Seat(1), &mut rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed));
        assert_eq!(view(&then), view(&table.state));
        assert!(Peanas::faults(&then).iter().all(|fault| fault.contains("no more dice")));
        let busy = |unit: UnitNo| matches!(then.unit(unit).task, crate::state::Task::Observe { .. });
        assert_eq!(u8::from(busy(eye)) + u8::from(busy(other)), 1, "one of the two observers watches");
        watched += u32::from(busy(other));
    }
    assert!(watched > 0, "it may be the other one");
}

#[test]
fn r14_6_a_base_across_the_edge_of_a_wood_sees_as_it_is_seen() {
    let mut table = Table::bare();
    table.piece(PieceKind::Wood, 60, 50, 0);
    let one = table.unit(RIFLES, Attacker, 60, 25);
    table.stand(one, [(6000, 3700), (5470, 4000), (6000, 4000), (6530, 4000)]);
    let two = table.unit(RIFLES, Defender, 95, 40);
    assert!(sight::sees(&table.state, one, two) && sight::sees(&table.state, two, one));
    // So does a tank that bogs as it drives in; but nobody looks through the whole of the wood.
    let tank = table.unit("rep-t-26-b", Attacker, 60, 20);
    table.state.unit_mut(tank).stands = [Point { x: 6000, y: 3890 }; 4];
    let behind = table.unit(RIFLES, Defender, 60, 75);
    assert!(sight::sees(&table.state, tank, two));
    assert!(!sight::sees(&table.state, tank, behind) && !sight::sees(&table.state, behind, tank));
}

#[test]
fn r14_2_hidden_men_wade_a_river_and_hidden_vehicles_take_the_bridge() {
    let mut table = Table::bare();
    table.band(PieceKind::River, (0, 60), (120, 60));
    let (_, man) = hide(&mut table, RIFLES, Attacker, square(5, 3));
    let (_, tank) = hide(&mut table, "rep-t-26-b", Attacker, square(2, 3));
    let (_, mortar) = hide(&mut table, "nat-mortero-valero-m-32-50mm", Attacker, square(7, 3));
    table.state.decoys[0] = 1;
    c14_fog::enter(&mut table.state, UnitNo::NONE, square(6, 3), Frame::Entry, &mut table.log);
    let decoy = table.state.tokens.len() as u8 - 1;
    let go = |token, column, row| Action::MoveToken { token, square: square(column, row) };
    table.allowed(go(man, 5, 4));
    table.refused_by(go(tank, 2, 4), "1.6", "no-bridge");
    table.refused_by(go(tank, 2, 5), "1.6", "no-bridge");
    // Only men wade; a decoy goes where some unit could.
    table.refused_by(go(mortar, 7, 4), "1.6", "no-bridge");
    table.allowed(go(decoy, 6, 4));
    table.refused_by(go(decoy, 6, 5), "1.6", "no-bridge");
    // By a road through the next column.
    table.band(PieceKind::Road, (52, 0), (52, 120));
    table.refused_by(go(tank, 2, 4), "1.6", "no-bridge");
    table.allowed(go(tank, 3, 4));
    table.allowed(go(tank, 2, 5));
    table.refused_by(go(tank, 0, 5), "1.6", "no-bridge");
}

#[test]
fn r14_4_who_is_turned_up_beside_a_river_stands_on_the_bank_of_its_token() {
    let mut table = Table::bare();
    // The middle of the row lies on the edge of the water.
    table.band(PieceKind::River, (0, 50), (120, 50));
    for column in 1..7 {
        let (unit, token) = hide(&mut table, RIFLES, Attacker, square(column, 3));
        c14_fog::reveal(&mut table.state, usize::from(token), &mut table.log);
        let it = table.state.unit(unit);
        assert!(it.standing().all(|stand| it.stands[usize::from(stand)].y > 5000), "{column}");
    }
}
