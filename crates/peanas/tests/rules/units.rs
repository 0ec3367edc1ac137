//! §3: every special rule on every unit that has it. The tests of the single rules (`c3`, `c3_command`) show what a rule
//! does on one unit; this one walks all units of the lists and sees that none has its rule in name only.

use super::*;
use crate::data::{Ability, Category, Trait, UnitDef};
use crate::rules::{c4_march, c4_movement, c5_orders, c6_fire, c7_bombardment, c9_assault, c11_morale};
use crate::state::Readiness;

/// The unit on a bare table with an officer near it and an enemy far off.
fn alone(def: &UnitDef) -> (Table, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let officer = table.officer(Attacker, 60, 38, [1, 3, 1]);
    table.unit(RIFLES, Defender, 10, 112);
    let unit = table.unit(&def.id, Attacker, 60, 50);
    (table, unit, officer)
}

/// Whether a rule without a number is felt by what the rules read of the unit.
fn is_felt(def: &UnitDef, rule: Ability) -> bool {
    let (mut table, unit, _) = alone(def);
    let has = |one: Trait| table.state.has(unit, one);
    let profile = table.state.profile(unit);
    let bonus = |table: &Table| c9_assault::bonus(&table.state, unit, UnitNo(1));
    let weapon = |holds: &dyn Fn(&crate::data::Weapon) -> bool| profile.weapons().any(|(_, weapon)| holds(weapon));
    match rule {
        // Printed moves hold these three (ruling A.2-7).
        Ability::FastMove | Ability::Slow | Ability::VerySlow => {
            profile.kind.is_vehicle() && c4_march::reach(&table.state, unit, 0) == profile.moves && profile.moves[0] > 0
        }
        Ability::AutonomousMove => c4_march::check_free_move(&table.state, unit).is_ok(),
        Ability::Command => {
            table.allowed(Action::Activate(unit));
            true
        }
        Ability::Manoeuvrable => c4_movement::turn_limit(&table.state, unit) == 64,
        Ability::Unreliable => c4_movement::bog_point(&table.state, unit, Point::cm(60, 50), Point::cm(60, 60)) == 0,
        Ability::Draggable => c4_march::reach(&table.state, unit, 0)[0] >= 1000,
        Ability::PartlyDraggable => c4_march::reach(&table.state, unit, 0)[0] >= 500,
        Ability::EasilyCarried => c4_march::reach(&table.state, unit, 0)[0] >= 1500,
        Ability::Deploy(turns) => {
            table.state.unit_mut(unit).readiness = Readiness::Undeployed;
            profile.deploy == turns && !c6_fire::can_fire_at_all(&table.state, unit)
        }
        Ability::Cavalry => table.state.unit(unit).mounted && c4_march::reach(&table.state, unit, 0) == [2000, 3000],
        Ability::Leader(x) => {
            let friend = table.unit(RIFLES, Attacker, 64, 54);
            table.state.unit_mut(friend).panicked = true;
            profile.leader == x && c11_morale::can_regroup(&table.state, unit, friend)
        }
        Ability::Fanatic => c11_morale::is_fanatic(&table.state, unit),
        Ability::Commissar => {
            let without = c11_morale::is_fanatic(&table.state, unit);
            table.unit("rep-comisario", Attacker, 64, 54);
            !without && c11_morale::is_fanatic(&table.state, unit)
        }
        Ability::Assault(x) => {
            let before = bonus(&table);
            table.state.unit_mut(unit).moved = 500;
            profile.assault == x && bonus(&table) >= before + x as i8
        }
        Ability::HandGrenades => bonus(&table) >= 2,
        Ability::PetrolBombs | Ability::Explosives => bonus(&table) >= 1,
        Ability::StreetFighting => {
            let at = table.state.unit(unit).stands[1];
            let enemy = table.unit(RIFLES, Defender, 20, 20);
            table.state.unit_mut(enemy).stands = [Point { y: at.y + 300, ..at }; 4];
            let before = c9_assault::bonus(&table.state, unit, enemy);
            table.piece(PieceKind::Village, 60, 50, 0);
            c9_assault::bonus(&table.state, unit, enemy) == before + 1
        }
        Ability::Charge => {
            let before = bonus(&table);
            table.state.unit_mut(unit).moved = 500;
            bonus(&table) >= before + 2
        }
        Ability::Dig(turns) => profile.dig == turns,
        Ability::ImprovisedShovels => (1..=3).contains(&profile.dig),
        Ability::RegulationShovels => (1..=2).contains(&profile.dig),
        Ability::Tools => has(Trait::Tools),
        Ability::Observe(turns) => profile.observe == turns,
        Ability::Ammunition(points) => table.state.unit(unit).ammo == points,
        Ability::Lmg(level) => profile.guns[0] == level,
        Ability::Smg(level) => profile.guns[1] == level,
        Ability::AntiTank(x) => profile.anti_tank == x,
        Ability::AirSuperiority(x) => profile.air[0] == x,
        Ability::AirDefence(x) => profile.air[1] == x,
        Ability::Transport(capacity) => profile.transport == Some(capacity),
        Ability::Scatter(scatter) => profile.scatter == Some(scatter) && c7_bombardment::zones(profile) <= 4,
        Ability::Suppression(x) => weapon(&|weapon| weapon.suppression == x),
        Ability::Hit(x) => weapon(&|weapon| weapon.hit == x),
        Ability::DoubleFire => weapon(&|weapon| weapon.double),
        Ability::TwinGuns => weapon(&|weapon| weapon.twin),
        Ability::MediumAngle => weapon(&|weapon| weapon.medium_angle),
        Ability::Area => weapon(&|weapon| weapon.fires(crate::data::Ammo::Area)),
        Ability::Ap => weapon(&|weapon| weapon.fires(crate::data::Ammo::Ap)),
        Ability::He => weapon(&|weapon| weapon.fires(crate::data::Ammo::He) || weapon.bombard),
        Ability::Mortar => weapon(&|weapon| weapon.mortar && !weapon.is_direct()),
        Ability::Bombard => profile.bombards(),
        Ability::RapidBombard => weapon(&|weapon| weapon.rapid),
        Ability::Veterancy => true, // bought for a unit, never printed: see the end of the walk
        Ability::Heavy => has(Trait::Heavy),
        Ability::LightTrain => has(Trait::LightTrain),
        Ability::MediumTrain => has(Trait::MediumTrain),
        Ability::HeavyTrain => has(Trait::HeavyTrain),
        Ability::Discipline => has(Trait::Discipline),
        Ability::IronMorale => has(Trait::IronMorale),
        Ability::Terror => has(Trait::Terror),
        Ability::Undisciplined => has(Trait::Undisciplined),
        Ability::Loopholes => has(Trait::Loopholes) && profile.transport.is_some(),
        Ability::Flamethrower => has(Trait::Flamethrower),
        Ability::Helmets => has(Trait::Helmets),
        Ability::SlopedArmour => has(Trait::SlopedArmour) && profile.armoured,
        Ability::SteepArmour => has(Trait::SteepArmour) && profile.armoured,
        Ability::SteppedArmour => has(Trait::SteppedArmour) && profile.armoured,
        Ability::QualitySteel => has(Trait::QualitySteel),
        Ability::BrittleArmour => has(Trait::BrittleArmour),
        Ability::PoorVision => has(Trait::PoorVision),
        Ability::LowProfile => crate::cover::hiding(&table.state, unit) == 2,
        Ability::HighProfile => has(Trait::HighProfile),
        Ability::Recon => has(Trait::Recon),
        Ability::Communications => has(Trait::Communications),
        Ability::LowLeadership => has(Trait::LowLeadership),
        Ability::Radio => has(Trait::Radio),
        Ability::NoTurret => has(Trait::NoTurret),
        Ability::Marksman => has(Trait::Marksman),
        Ability::Sniper => has(Trait::Sniper),
        Ability::Concealment => has(Trait::Concealment),
        Ability::Reinforcements => has(Trait::Reinforcements),
    }
}

#[test]
fn r3_every_special_rule_is_felt_on_every_unit_that_has_it() {
    let data = crate::data::Pack::default().data();
    assert_eq!(data.units.len(), 153, "all units of the lists");
    let (mut rules, mut missing) = (0, Vec::new());
    for def in &data.units {
        let of_weapons = def.weapons.iter().flat_map(|weapon| &weapon.rules);
        for rule in def.rules.iter().chain(of_weapons) {
            rules += 1;
            if !is_felt(def, *rule) {
                missing.push(format!("{}: {rule:?}", def.id));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(rules > 500, "only {rules} rules were looked at");
}

/// Whoever is on the table can be ordered about as far as its kind allows.
#[test]
fn r5_6_2_every_unit_takes_the_orders_of_its_kind() {
    let data = crate::data::Pack::default().data();
    for def in data.units.iter().filter(|def| def.category != Category::HandWeapon && !def.kind.is_aircraft()) {
        let (table, unit, _) = alone(def);
        let moves = c5_orders::check_order(&table.state, unit, OrderKind::Move).is_ok();
        assert_eq!(moves, c4_march::reach(&table.state, unit, 0)[1] > 0, "{}", def.id);
        let aims = c5_orders::check_order(&table.state, unit, OrderKind::Aim).is_ok();
        assert_eq!(aims, c6_fire::can_fire_at_all(&table.state, unit), "{}", def.id);
    }
}
