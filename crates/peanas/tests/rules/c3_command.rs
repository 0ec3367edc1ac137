//! §3: special rules of command, morale, detection and the rest.

use super::*;
use crate::data::{Ammo, Trait};
use crate::ids::Square;
use crate::rules::{c5_orders, c11_morale, room};
use crate::state::{Task, TokenPlace};

fn give(table: &mut Table, unit: UnitNo, one: Trait) {
    table.state.unit_mut(unit).gear.add(one);
}

/// The modifier of the test a friend makes at the sight of panic.
fn at_the_sight(id: &str) -> i8 {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Defender, 60, 60);
    table.unit(id, Defender, 80, 60);
    table.unit(RIFLES, Attacker, 60, 10);
    c11_morale::panic(&mut table.state, unit, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    match table.state.pending() {
        Some(Frame::MoraleDie { modifier, .. }) => modifier,
        frame => panic!("a test is due, not {frame:?}"),
    }
}

#[test]
fn r3_iron_morale_is_two_better_at_the_sight_of_panic() {
    assert_eq!([at_the_sight(RIFLES), at_the_sight("rep-seccion-milicia-poum")], [0, 2]);
}

#[test]
fn r3_undisciplined_troops_are_two_worse() {
    assert_eq!(at_the_sight("rep-seccion-de-gudaris"), -2);
}

#[test]
fn r3_fanatic_troops_use_the_next_quality_and_rally_by_themselves() {
    let mut table = Table::bare();
    let unit = table.unit("rep-seccion-milicia-poum", Attacker, 60, 30);
    table.unit(RIFLES, Attacker, 10, 10);
    table.unit(RIFLES, Defender, 10, 110);
    table.state.unit_mut(unit).pinned = 1;
    table.act(Action::Recover(unit)).dice(&[2]);
    assert_eq!(table.state.unit(unit).pinned, 0, "2+ as a veteran");
    table.state.unit_mut(unit).panicked = true;
    table.act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!(table.state.pending(), Some(Frame::SelfRegroup(unit)));
    table.act(Action::Rally);
    assert_eq!(table.state.unit(unit).task, Task::Regroup(2, unit));
    table.act(Action::EndTurn).act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!((table.state.unit(unit).panicked, table.state.unit(unit).pinned), (false, 2));
}

#[test]
fn r3_discipline_makes_units_with_the_rule_commissar_fanatic_near_him() {
    let mut table = Table::bare();
    let unit = table.unit("rep-seccion-del-quinto-regimiento", Defender, 60, 60);
    let plain = table.unit(RIFLES, Defender, 75, 60);
    assert!(!c11_morale::is_fanatic(&table.state, unit));
    table.unit("rep-comisario", Defender, 68, 68);
    assert!(c11_morale::is_fanatic(&table.state, unit));
    assert!(!c11_morale::is_fanatic(&table.state, plain));
}

#[test]
fn r3_commissar_is_no_help_far_away() {
    let mut table = Table::bare();
    let unit = table.unit("rep-seccion-del-quinto-regimiento", Defender, 60, 60);
    table.unit("rep-comisario", Defender, 110, 110);
    assert!(!c11_morale::is_fanatic(&table.state, unit));
}

#[test]
fn r3_leader_gives_the_turns_of_regrouping() {
    let data = crate::data::Pack::default().data();
    let leader = |id: &str| data.profiles[data.unit(id).expect("a unit")].leader;
    assert_eq!([leader("nat-oficial"), leader("rep-oficial"), leader("rep-comisario")], [2, 3, 0]);
    for (side, turns) in [(Attacker, 2), (Defender, 3)] {
        let mut table = Table::bare();
        let unit = table.unit(RIFLES, side, 60, 60);
        let officer = table.officer(side, 60, 68, [0, 1, 0]);
        table.state.unit_mut(unit).panicked = true;
        table.turn_of(side);
        table.order(officer, officer, OrderKind::Regroup, ZERO).act(Action::Whom(unit));
        assert_eq!(table.state.unit(officer).task, Task::Regroup(turns, unit));
    }
}

#[test]
fn r3_command_is_what_makes_an_officer() {
    let mut table = Table::bare();
    let officer = table.unit("nat-oficial", Attacker, 60, 20);
    let man = table.unit("nat-observador-artilleria", Attacker, 70, 20);
    table.allowed(Action::Activate(officer));
    table.refused(Action::Activate(man), "no-officer");
}

#[test]
fn r3_communications_double_the_radius() {
    let mut table = Table::bare();
    let officer = table.unit("nat-oficial", Attacker, 60, 20);
    assert_eq!(room::radius(&table.state, officer), 2000);
    give(&mut table, officer, Trait::LowLeadership);
    assert_eq!(room::radius(&table.state, officer), 1500);
    give(&mut table, officer, Trait::Communications);
    assert_eq!(room::radius(&table.state, officer), 4000);
}

#[test]
fn r3_low_leadership_reaches_15_centimetres() {
    let mut table = Table::bare();
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    let man = table.unit("nat-francotirador", Attacker, 60, 40);
    assert!(c5_orders::can_speak(&table.state, officer, man));
    give(&mut table, officer, Trait::LowLeadership);
    assert!(!c5_orders::can_speak(&table.state, officer, man));
}

#[test]
fn r3_radio_on_both_carries_orders_any_distance() {
    let mut table = Table::bare();
    let hen = table.unit("nat-t-26-b-capturado-mando", Attacker, 10, 10);
    let tank = table.unit("nat-t-26-b-capturado", Attacker, 110, 110);
    give(&mut table, hen, Trait::Radio);
    assert!(!c5_orders::can_speak(&table.state, hen, tank));
    give(&mut table, tank, Trait::Radio);
    assert!(c5_orders::can_speak(&table.state, hen, tank));
}

#[test]
fn r3_autonomous_move_needs_no_order() {
    let mut table = Table::bare();
    let recon = table.unit("nat-seccion-de-reconocimiento", Attacker, 60, 20);
    let line = table.unit(LINE, Attacker, 30, 20);
    table.allowed(Action::FreeMove(recon));
    table.refused(Action::FreeMove(line), "needs-an-order");
}

#[test]
fn r3_recon_fires_first_and_sees_three_squares() {
    let mut table = Table::bare();
    let recon = table.unit("nat-seccion-de-reconocimiento", Attacker, 60, 20);
    let enemy = table.unit(RIFLES, Defender, 60, 38);
    let officer = table.officer(Attacker, 60, 12, [0, 1, 0]);
    table.order(officer, recon, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: enemy, weapon: 0, ammo: Ammo::Normal });
    assert_eq!(table.state.shots[0].group, 0);
    let mut table = Table::bare();
    table.state.options.fog = true;
    for (column, id, revealed) in [(1u8, LINE, false), (5, "nat-seccion-de-reconocimiento", true)] {
        let unit = table.unit(RIFLES, Defender, 5, 5);
        table.state.unit_mut(unit).place = Place::Reserve;
        let square = Square { column, row: 5 };
        crate::rules::c14_fog::enter(&mut table.state, unit, square, Frame::Deploy(1), &mut table.log);
        table.piece(PieceKind::Crops, i16::from(column) * 15 + 7, 82, 0);
        table.unit(id, Attacker, i16::from(column) * 15 + 7, 38);
        let _ = revealed;
    }
    table.act(Action::EndTurn);
    let places: Vec<_> = table.state.tokens.iter().map(|token| token.at == TokenPlace::Gone).collect();
    assert_eq!(places, [false, true], "three squares away, in crops");
}

#[test]
fn r3_poor_vision_detects_only_next_to_it() {
    let mut table = Table::bare();
    table.state.options.fog = true;
    let tank = table.unit("nat-t-26-b-capturado", Attacker, 67, 52);
    give(&mut table, tank, Trait::PoorVision);
    let unit = table.unit(RIFLES, Defender, 5, 5);
    table.state.unit_mut(unit).place = Place::Reserve;
    let square = Square { column: 4, row: 5 };
    crate::rules::c14_fog::enter(&mut table.state, unit, square, Frame::Deploy(1), &mut table.log);
    table.piece(PieceKind::Crops, 67, 82, 0);
    table.act(Action::EndTurn);
    assert_eq!(table.state.unit(unit).place, Place::Hidden);
}

#[test]
fn r3_poor_vision_last_fires_after_a_unit_just_set_down() {
    let mut table = Table::bare();
    let tank = table.unit("nat-t-26-b-capturado", Attacker, 60, 20);
    let enemy = table.unit(RIFLES, Defender, 60, 45);
    give(&mut table, tank, Trait::PoorVision);
    let officer = table.officer(Attacker, 60, 12, [0, 1, 0]);
    table.state.unit_mut(enemy).fresh = true;
    table.order(officer, tank, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: enemy, weapon: 0, ammo: Ammo::He });
    table.act(Action::React { unit: enemy, moment: crate::state::Moment::Last }).dice(&[1, 2]);
    table.act(Action::Shoot { target: tank, weapon: 0, ammo: Ammo::Normal });
    table.pass();
    let order: Vec<UnitNo> = table
        .log
        .iter()
        .filter_map(|event| if let Event::ShotResult { shooter, .. } = event { Some(*shooter) } else { None })
        .collect();
    assert_eq!(order.first(), Some(&enemy), "neither turns, and yet the tank fires second");
}

#[test]
fn r3_poor_vision_last_counts_only_in_the_turn_of_being_set_down() {
    let mut table = Table::bare();
    table.state.options.fog = true;
    table.unit(RIFLES, Attacker, 60, 20);
    let unit = table.unit(RIFLES, Defender, 5, 5);
    table.state.unit_mut(unit).place = Place::Reserve;
    let square = Square { column: 4, row: 5 };
    crate::rules::c14_fog::enter(&mut table.state, unit, square, Frame::Deploy(1), &mut table.log);
    crate::rules::c14_fog::reveal_unit(&mut table.state, unit, &mut table.log);
    assert!(table.state.unit(unit).fresh);
    table.act(Action::EndTurn);
    assert!(!table.state.unit(unit).fresh);
}

#[test]
fn r3_no_turret_turns_the_hull_45_degrees_and_fires_last() {
    let mut table = Table::bare();
    let tank = table.unit("nat-t-26-b-capturado", Attacker, 60, 20);
    let enemy = table.unit(RIFLES, Defender, 60, 45);
    give(&mut table, tank, Trait::NoTurret);
    table.face(tank, 64 + 70);
    let shot = |table: &Table| crate::rules::c6_fire::check_shot(&table.state, tank, enemy, 0, Ammo::He);
    assert_eq!(shot(&table).map_err(|no| no.why), Err("out-of-arc"));
    table.face(tank, 64 + 60);
    let officer = table.officer(Attacker, 60, 12, [0, 1, 0]);
    table.order(officer, tank, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: enemy, weapon: 0, ammo: Ammo::He });
    assert_eq!(table.state.shots[0].group, 4);
}

#[test]
fn r3_concealment_lets_a_unit_become_a_token_again() {
    let mut table = Table::bare();
    table.state.options.fog = true;
    let sniper = table.unit("nat-francotirador", Attacker, 60, 20);
    table.unit(RIFLES, Defender, 60, 110);
    table.piece(PieceKind::Wood, 60, 20, 0);
    table.act(Action::EndTurn).act(Action::Hide(sniper));
    assert_eq!(table.state.unit(sniper).place, Place::Hidden);
    assert!(table.told(|event| matches!(event, Event::HidesAgain(Attacker, 1))));
}

#[test]
fn r3_tools_dig_deep_trenches_and_shovels_foxholes() {
    let dug = |id: &str| {
        let mut table = Table::bare();
        let unit = table.unit(id, Attacker, 60, 30);
        crate::rules::c1_scenario::dig_in(&mut table.state, unit, &mut table.log);
        table.state.pieces[0].kind
    };
    assert_eq!(dug("rep-seccion-de-zapadores"), PieceKind::DeepTrench);
    assert_eq!(dug("rep-seccion-de-reconocimiento"), PieceKind::Foxhole);
}

#[test]
fn r3_tools_a_deep_trench_takes_one_more_off() {
    let mut table = Table::bare();
    table.piece(PieceKind::DeepTrench, 60, 60, 0);
    let two = table.unit(RIFLES, Defender, 60, 60);
    table.line(two, 60, 60);
    let one = table.unit(RIFLES, Attacker, 60, 40);
    let cover = crate::cover::against_shot(&table.state, one, two);
    assert_eq!(left_through(&cover, Ammo::Normal, 5, |_| ()), 1);
}

#[test]
fn r3_dig_and_the_shovels_give_its_turns() {
    let dig = |upgrades: &[Upgrade]| {
        let mut table = Table::bare();
        let unit = table.unit_with(LINE, Attacker, 60, 30, Quality::Regular, upgrades);
        table.state.unit(unit).dig
    };
    assert_eq!(dig(&[]), 0);
    assert_eq!(dig(&[Upgrade::ImprovisedShovels]), 3);
    assert_eq!(dig(&[Upgrade::RegulationShovels]), 2);
    assert_eq!(dig(&[Upgrade::RegulationShovels, Upgrade::ImprovisedShovels]), 2, "better shovels replace worse");
}

#[test]
fn r3_improvised_shovels_dig_in_three_turns() {
    let mut table = Table::bare();
    let unit = table.unit("rep-seccion-de-reconocimiento", Attacker, 60, 30);
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    table.order(officer, unit, OrderKind::Dig, ZERO);
    assert_eq!(table.state.unit(unit).task, Task::Dig(3));
}

#[test]
fn r3_regulation_shovels_dig_in_two_turns() {
    let mut table = Table::bare();
    let unit = table.unit("rep-seccion-de-zapadores", Attacker, 60, 30);
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    table.order(officer, unit, OrderKind::Dig, ZERO);
    assert_eq!(table.state.unit(unit).task, Task::Dig(2));
}

#[test]
fn r3_observe_gives_the_turns_of_observation() {
    let data = crate::data::Pack::default().data();
    assert_eq!(data.profiles[data.unit("nat-observador-artilleria").expect("a unit")].observe, 2);
    // A battery by itself takes three.
    let turns = |id: &str| {
        let mut table = Table::bare();
        let mortar = table.unit("nat-mortero-valero-m-33-81mm", Attacker, 60, 20);
        let eye = if id.is_empty() { mortar } else { table.unit(id, Attacker, 70, 20) };
        table.unit(RIFLES, Defender, 60, 80);
        let officer = table.officer(Attacker, 65, 10, [0, 1, 0]);
        table.order(officer, eye, OrderKind::Observe, ZERO);
        table.act(Action::Observe { battery: mortar, turns: 1, smoke: false }).act(Action::AimAt(Point::cm(60, 80)));
        match table.state.unit(eye).task {
            Task::Observe { left, .. } => left,
            _ => 0,
        }
    };
    assert_eq!([turns("nat-observador-artilleria"), turns("")], [2, 3]);
}

#[test]
fn r3_veterancy_raises_quality_at_most_in_one_unit_of_four() {
    let mut table = Table::bare();
    let unit = table.unit_with(LINE, Attacker, 60, 30, Quality::Regular, &[Upgrade::Veterans]);
    assert_eq!(table.state.unit(unit).quality, Quality::Veteran);
    let mut list = crate::roster::ready("national-small-attack").expect("a list").clone();
    let data = crate::data::Pack::default().data();
    let errors = |list: &crate::Roster| crate::roster::check(list, data, list.size, list.side, false).errors;
    for entry in list.units.iter_mut().filter(|entry| entry.unit.contains("seccion")) {
        entry.upgrades = vec![Upgrade::Veterans];
    }
    assert!(errors(&list).iter().any(|error| error.rule == "3-veterancy"), "{:?}", errors(&list));
}

#[test]
fn r3_reinforcements_make_good_four_casualties_once_away_from_the_enemy() {
    let mut table = Table::bare();
    let unit = table.unit_with(LINE, Attacker, 60, 30, Quality::Regular, &[Upgrade::Reinforcements]);
    let enemy = table.unit(RIFLES, Defender, 60, 55);
    let it = table.state.unit_mut(unit);
    (it.losses, it.alive, it.decimated) = (8, 0b0011, true);
    // Only as the turn begins.
    table.refused(Action::Reinforce(unit), "turn-pending");
    table.state.stack.push(Frame::Entry);
    table.refused(Action::Reinforce(unit), "enemy-near");
    table.state.unit_mut(enemy).stands = [Point::cm(60, 110); 4];
    table.state.stack = Stack::of(Frame::TurnStart(0));
    crate::flow::run(&mut table.state, &mut table.log);
    assert_eq!(table.state.pending(), Some(Frame::Entry));
    table.act(Action::Reinforce(unit));
    let it = table.state.unit(unit);
    assert_eq!((it.losses, it.alive.count_ones(), it.decimated), (4, 3, true));
    assert_eq!(table.state.pending(), Some(Frame::Turn), "once");
}

#[test]
fn r3_scatter_limited_variable_constant_and_reduced_throw_their_dice() {
    let dice = |id: &str, y: i16| {
        let mut table = Table::bare();
        let gun = table.unit(id, Attacker, 60, 10);
        let eye = table.unit("nat-observador-artilleria", Attacker, 70, 20);
        table.unit(RIFLES, Defender, 10, 110);
        table.state.unit_mut(eye).task =
            Task::Observe { left: 1, turns: 1, smoke: false, battery: gun, at: Point::cm(60, y) };
        table.act(Action::EndTurn);
        match table.state.pending() {
            Some(Frame::ScatterDie { left, .. }) => left,
            frame => panic!("scatter is due, not {frame:?}"),
        }
    };
    assert_eq!(dice("nat-mortero-valero-m-32-50mm", 35), 2);
    assert_eq!(dice("nat-mortero-valero-m-32-50mm", 65), 3);
    assert_eq!(dice("nat-mortero-valero-m-33-81mm", 60), 2);
    assert_eq!(dice("nat-schneider-75-28-mod-1906", 60), 3);
    assert_eq!(dice("nat-schneider-155-17-155mm", 60), 3);
}

#[test]
fn r3_rapid_bombard_adds_one_on_the_first_turn() {
    let mut table = Table::bare();
    let gun = table.unit("nat-schneider-75-28-mod-1906", Attacker, 60, 10);
    let plain = table.unit("nat-krupp-fk-96-n-a-77mm", Attacker, 80, 10);
    let foe = table.unit(RIFLES, Defender, 60, 60);
    table.unit(RIFLES, Defender, 10, 110);
    let mut losses = Vec::new();
    for piece in [gun, plain] {
        let mut there = Table { state: table.state.clone(), log: Vec::new() };
        there.state.missions.push(crate::state::Mission {
            battery: crate::state::bit(piece),
            side: Attacker,
            at: Point::cm(60, 60),
            left: 1,
            fired: 0,
            runner: None,
            smoke: false,
            ready: true,
            done: false,
        });
        there.state.stack = Stack::of(Frame::TurnStart(0));
        crate::flow::run(&mut there.state, &mut there.log);
        there.act(Action::Template(0)).pass();
        losses.push(there.state.unit(foe).losses);
    }
    assert_eq!(losses, [3, 2]);
}

#[test]
fn r3_loopholes_let_those_aboard_fire_at_minus_one() {
    let mut table = Table::bare();
    let car = table.unit("nat-tiznao", Attacker, 60, 30);
    let gun = table.unit("nat-ametralladora-media-hotchkiss", Attacker, 20, 20);
    let lorry = table.unit("nat-camion", Attacker, 90, 30);
    let other = table.unit("nat-ametralladora-media-hotchkiss", Attacker, 20, 30);
    table.unit(RIFLES, Defender, 60, 60);
    for (unit, transport) in [(gun, car), (other, lorry)] {
        let at = table.state.unit(transport).stands[0];
        let it = table.state.unit_mut(unit);
        it.place = Place::Aboard(transport);
        it.stands = [at; 4];
    }
    let officer = table.officer(Attacker, 75, 25, [0, 3, 0]);
    table.refused(Action::Order { unit: other, kind: OrderKind::Fire }, "aboard");
    table.order(officer, gun, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: UnitNo(4), weapon: 0, ammo: Ammo::Area });
    let worth = crate::rules::c6_fire::worth(&table.state, &table.state.shots[0], false).expect("a shot");
    assert_eq!(worth.sum.total(), 2);
    // Whoever answers fires at the vehicle.
    table.act(Action::React { unit: UnitNo(4), moment: crate::state::Moment::Last }).dice(&[1, 2]);
    table.allowed(Action::Shoot { target: car, weapon: 0, ammo: Ammo::Normal });
}

#[test]
fn r3_loopholes_let_those_aboard_react() {
    let mut table = Table::bare();
    let car = table.unit("nat-tiznao", Attacker, 60, 30);
    let gun = table.unit("nat-ametralladora-media-hotchkiss", Attacker, 20, 20);
    let mover = table.unit("rep-observador-artilleria", Defender, 60, 60);
    let at = table.state.unit(car).stands[0];
    let it = table.state.unit_mut(gun);
    (it.place, it.stands) = (Place::Aboard(car), [at; 4]);
    table.state.unit_mut(car).spent = true;
    table.turn_of(Defender);
    let officer = table.officer(Defender, 60, 70, [0, 1, 0]);
    table.order(officer, mover, OrderKind::Move, ZERO);
    table.act(Action::Walk { facing: Facing::DOWN, to: Point::cm(60, 50) });
    table.act(Action::React { unit: gun, moment: crate::state::Moment::Last }).dice(&[1, 2]);
    table.allowed(Action::Shoot { target: mover, weapon: 0, ammo: Ammo::Area });
}

/// A pack in which one unit has another rule more, or in place of one.
fn pack_with(id: &str, from: &str, to: &str) -> crate::data::Pack {
    let (name, text) = crate::data::STANDARD_FILES[0];
    let (before, after) = text.split_once(&format!("\"{id}\"")).expect("a unit of the lists");
    let changed = format!("{before}\"{id}\"{}", after.replacen(from, to, 1));
    crate::load_pack(&[(name.to_owned(), changed)]).expect("a sound pack")
}

/// How many dice a gun with that rule scatters with at 50 cm.
fn scatter(rule: &str) -> u8 {
    let id = "nat-schneider-75-28-mod-1906";
    let mut table = Table::bare();
    table.state.pack = pack_with(id, "Scatter(Constant)", rule);
    let gun = table.unit(id, Attacker, 60, 10);
    let eye = table.unit("nat-observador-artilleria", Attacker, 70, 20);
    table.unit(RIFLES, Defender, 10, 110);
    table.state.unit_mut(eye).task =
        Task::Observe { left: 1, turns: 1, smoke: false, battery: gun, at: Point::cm(60, 60) };
    table.act(Action::EndTurn);
    match table.state.pending() {
        Some(Frame::ScatterDie { left, .. }) => left,
        frame => panic!("scatter is due, not {frame:?}"),
    }
}

#[test]
fn r3_scatter_variable_throws_two_dice_on_the_table() {
    assert_eq!(scatter("Scatter(Variable)"), 2);
}

#[test]
fn r3_scatter_constant_throws_three_dice() {
    assert_eq!(scatter("Scatter(Constant)"), 3);
}

#[test]
fn r3_scatter_reduced_throws_three_dice() {
    assert_eq!(scatter("Scatter(Reduced)"), 3);
}

#[test]
fn r3_scatter_maximum_throws_four_dice() {
    assert_eq!(scatter("Scatter(Maximum)"), 4);
}

#[test]
fn r3_scatter_low_throws_three_dice() {
    assert_eq!(scatter("Scatter(Low)"), 3);
}

#[test]
fn r3_anti_tank_adds_its_number_against_armour() {
    let id = "rep-seccion-milicia-ugt-psoe";
    let damage = |rules: &str| {
        let mut table = Table::bare();
        table.state.pack = pack_with(id, "rules: [HandGrenades]", rules);
        let one = table.unit(id, Attacker, 60, 50);
        let two = table.unit("rep-t-26-b", Defender, 60, 66);
        let officer = table.officer(Attacker, 60, 42, [0, 1, 0]);
        table.unit(RIFLES, Defender, 10, 110);
        table.unit(RIFLES, Attacker, 10, 10);
        table.order(officer, one, OrderKind::Move, ZERO).act(Action::Charge(two)).pass();
        table.act(Action::Form(crate::actions::Formation::Huddle)).act(Action::EndTurn);
        table.act(Action::Strike { unit: one, target: two });
        table.result()
    };
    // Grenades 4 − 6 from the front.
    assert_eq!([damage("rules: [HandGrenades]"), damage("rules: [HandGrenades, AntiTank(3)]")], [-2, 1]);
}
