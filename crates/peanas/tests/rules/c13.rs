//! §13, §16.3, §16.4: aircraft, behind the option.

use super::*;
use crate::state::Fate;

fn sky() -> (Table, UnitNo, UnitNo) {
    let mut table = Table::bare();
    table.state.options.air = true;
    let fighter = table.unit("nat-heinkel-he-51", Attacker, 0, 0);
    let bomber = table.unit("nat-junkers-ju-52-3m-bomber", Attacker, 0, 0);
    table.unit(RIFLES, Attacker, 10, 10);
    table.unit(RIFLES, Defender, 60, 60);
    table.unit(RIFLES, Defender, 110, 110);
    (table, fighter, bomber)
}

/// Four turns pass.
fn two_own_turns(table: &mut Table) {
    for _ in 0..4 {
        table.act(Action::EndTurn);
    }
}

#[test]
fn r13_an_aircraft_arrives_two_own_turns_after_the_call_strafes_and_leaves() {
    let (mut table, fighter, _) = sky();
    table.act(Action::Call(fighter));
    table.refused(Action::Call(fighter), "called-already");
    two_own_turns(&mut table);
    table.act(Action::Strafe(UnitNo(3))).pass();
    // D 3, one firing stand.
    assert_eq!(table.result(), 1);
    assert_eq!(table.state.unit(fighter).place, Place::Gone(Fate::Home));
    table.dice(&[6]);
    assert_eq!(table.state.pending(), Some(Frame::Turn));
}

#[test]
fn r13_without_the_option_or_in_a_storm_nobody_flies() {
    let (mut table, fighter, _) = sky();
    table.state.weather = Weather::Storm;
    table.refused(Action::Call(fighter), "grounded");
    table.state.weather = Weather::Sunny;
    table.state.options.air = false;
    table.refused(Action::Call(fighter), "no-air-rules");
}

#[test]
fn r13_bombs_scatter_and_fall_under_the_small_template() {
    let (mut table, _, bomber) = sky();
    table.act(Action::Call(bomber));
    two_own_turns(&mut table);
    let at = table.state.unit(UnitNo(3)).middle();
    table.act(Action::AimAt(Point { x: at.x - 400, y: at.y }));
    // A heavy bomber scatters with four dice.
    table.dice(&[1, 1, 1, 1]).chance(Chance::Direction(1)).pass();
    assert_eq!(table.state.unit(UnitNo(3)).losses, 2);
}

#[test]
fn r13_a_fighter_intercepts_and_six_shoots_down() {
    let (mut table, _, bomber) = sky();
    let interceptor = table.unit("rep-polikarpov-i-16-mosca", Defender, 0, 0);
    table.act(Action::Call(bomber));
    two_own_turns(&mut table);
    assert_eq!(table.seat(), Seat(1));
    table.act(Action::Intercept(interceptor)).dice(&[3]);
    // 3 + 3 − 0.
    assert_eq!(table.state.unit(bomber).place, Place::Gone(Fate::Destroyed));
    assert_eq!(table.state.pending(), Some(Frame::Turn));
}

#[test]
fn r16_4_guns_near_the_aim_fire_first_and_spend_their_activation() {
    let (mut table, fighter, _) = sky();
    let gun = table.unit("rep-2-cm-oerlikon", Defender, 60, 80);
    table.act(Action::Call(fighter));
    two_own_turns(&mut table);
    table.act(Action::Strafe(UnitNo(3)));
    // 6 + 3 − 2 = 7: driven off.
    table.dice(&[6]);
    assert!(table.state.unit(gun).spent);
    assert_eq!(table.state.unit(fighter).place, Place::Gone(Fate::Home));
    assert_eq!(table.state.unit(UnitNo(3)).losses, 0);
}

#[test]
fn r16_3_prone_and_small_targets_are_harder_from_the_air() {
    let (mut table, fighter, _) = sky();
    let small = table.unit("rep-ametralladora-media-maxim", Defender, 40, 60);
    table.state.unit_mut(small).prone = crate::state::PRONE;
    table.act(Action::Call(fighter));
    table.state.sorties[0].turns = 1;
    table.turn_of(Attacker);
    crate::rules::c13_air::arrive(&mut table.state);
    crate::flow::run(&mut table.state, &mut table.log);
    table.act(Action::Strafe(small));
    assert_eq!(table.result(), 0);
}

#[test]
fn r3_air_superiority_is_what_a_fighter_attacks_with() {
    let (mut table, fighter, bomber) = sky();
    let weak = table.unit("rep-ni-52", Defender, 0, 0);
    table.act(Action::Call(bomber));
    two_own_turns(&mut table);
    table.act(Action::Intercept(weak)).dice(&[4]);
    // 4 + 1 − 0 = 5: driven off, not shot down.
    assert_eq!(table.state.unit(bomber).place, Place::Gone(Fate::Home));
    assert!(!table.state.unit(fighter).is_gone());
}

#[test]
fn r3_air_defence_is_taken_off_the_attack() {
    let (mut table, fighter, _) = sky();
    let interceptor = table.unit("rep-polikarpov-i-16-mosca", Defender, 0, 0);
    table.act(Action::Call(fighter));
    two_own_turns(&mut table);
    table.act(Action::Intercept(interceptor));
    // 4 + 3 − 2 = 5 drives the raider off; its own 6 + 2 − 3 = 5 drives the interceptor off.
    table.dice(&[4]).dice(&[6]);
    assert_eq!(table.state.unit(fighter).place, Place::Gone(Fate::Home));
    assert_eq!(table.state.unit(interceptor).place, Place::Gone(Fate::Home));
}

/// A fighter is over the table, its target in, or on, a piece of that kind.
fn strafed(kind: Option<PieceKind>, prone: bool) -> (Table, i8) {
    let (mut table, fighter, _) = sky();
    let target = UnitNo(3);
    if let Some(kind) = kind {
        table.piece(kind, 60, 60, 0);
        table.line(target, 60, 60);
    }
    table.act(Action::Call(fighter));
    two_own_turns(&mut table);
    table.act(Action::Strafe(target));
    assert_eq!((table.state.pending(), table.seat()), (Some(Frame::FireReact), Seat(1)));
    if prone {
        table.act(Action::Prone(target)).dice(&[1, 2]);
    }
    table.pass();
    let result = table.result();
    (table, result)
}

#[test]
fn r16_3_whoever_is_strafed_may_go_prone_and_takes_two_off() {
    let (table, result) = strafed(None, false);
    assert_eq!((result, table.state.unit(UnitNo(3)).losses), (1, 1));
    let (table, result) = strafed(None, true);
    assert_eq!(result, 1, "D 3 less 2");
    assert!(table.state.unit(UnitNo(3)).prone > 0);
    assert_eq!(strafed(Some(PieceKind::Wood), true).1, -1, "and 2 of the wood");
}

#[test]
fn r16_3_cover_counts_by_its_rear_value_from_the_air() {
    // D 3: a wood and a hill of level 1 take CT 2, a foxhole 3, rubble nothing; one firing stand.
    let result = |kind| strafed(Some(kind), false).1;
    assert_eq!([PieceKind::Wood, PieceKind::Hill1, PieceKind::Rubble, PieceKind::Foxhole].map(result), [1, 1, 1, 0]);
    use crate::cover::{Above, from_above};
    let c = |kind: PieceKind, above: Above| {
        let mut table = Table::bare();
        table.piece(kind, 60, 60, 0);
        let unit = table.unit(RIFLES, Defender, 60, 60);
        table.line(unit, 60, 60);
        from_above(&table.state, unit, 0, above).layers.first().map(|layer| layer.c)
    };
    let shells = Above::Shells { hills: i8::MAX };
    assert_eq!([c(PieceKind::Hill1, shells), c(PieceKind::Hill1, Above::Bombs)], [Some(3), Some(2)]);
    assert_eq!([c(PieceKind::Rubble, shells), c(PieceKind::Rubble, Above::Bombs)], [Some(2), Some(0)]);
    assert_eq!([c(PieceKind::House, Above::Bombs), c(PieceKind::House, Above::Guns)], [Some(0), Some(3)]);
}

#[test]
fn r16_3_those_the_bombs_fall_on_may_go_prone_and_it_counts_two() {
    let losses = |prone: bool| {
        let (mut table, _, bomber) = sky();
        table.act(Action::Call(bomber));
        two_own_turns(&mut table);
        let at = table.state.unit(UnitNo(3)).middle();
        table.act(Action::AimAt(Point { x: at.x - 400, y: at.y }));
        table.dice(&[1, 1, 1, 1]).chance(Chance::Direction(1));
        assert_eq!(table.state.pending(), Some(Frame::BombReact(0)));
        table.refused(Action::Prone(UnitNo(4)), "not-under-fire");
        if prone {
            table.act(Action::Prone(UnitNo(3))).dice(&[1, 2]);
        }
        table.pass();
        table.state.unit(UnitNo(3)).losses
    };
    // Two casualties at most, either way: the template caps them.
    assert_eq!([losses(false), losses(true)], [2, 2]);
    let hit = |prone: u8| {
        let (mut table, _, bomber) = sky();
        table.state.unit_mut(UnitNo(3)).prone = prone;
        let ammo = crate::data::Ammo::He;
        let burst = crate::rules::c7_bombardment::Burst {
            by: bomber,
            d: 5,
            modifier: 0,
            canopy: 0,
            ammo,
            most: 9,
            suppression: 3,
        };
        crate::rules::c7_bombardment::burst_on(&table.state, UnitNo(3), burst, &mut table.log).0.amount
    };
    assert_eq!([hit(0), hit(crate::state::PRONE)], [5, 3]);
}

#[test]
fn r16_4_the_aim_stands_once_the_guns_have_fired_at_it() {
    let (mut table, fighter, _) = sky();
    let target = UnitNo(3);
    let place = table.state.unit(target).middle();
    let gun = table.unit("rep-4-cm-bofors-l-60", Defender, 100, 60);
    assert!(crate::geometry::is_within(table.state.unit(gun).head(), place, 6000));
    table.act(Action::Call(fighter));
    two_own_turns(&mut table);
    table.act(Action::Strafe(target));
    table.dice(&[1]);
    assert!(table.state.unit(gun).spent);
    // Nobody is asked again where it aims: it dives.
    assert_eq!((table.state.pending(), table.seat()), (Some(Frame::FireReact), Seat(1)));
    table.pass();
    assert_eq!(table.state.unit(target).losses, 1);
}
