//! Objectives: activated by their conditions, won by either side.

use super::*;

/// Won by either side, it is worth its points and does what it says.
pub(super) fn is_resolved(objective: &ObjectiveDef) {
    let number = objective.number.0;
    for winner in Side::ALL {
        let table = Table::of_the_box()
            .economy(National, 10)
            .economy(Republic, 10)
            .moral(National, 15)
            .moral(Republic, 15)
            .reserve(1, &[]);
        let table = table.reserve(0, &[120, 181]);
        let table = match &objective.kind {
            ObjectiveKind::Political { diplomacy, .. } => {
                let at = if winner == Republic { *diplomacy as i8 } else { -(*diplomacy as i8) };
                table.political(number, at)
            }
            ObjectiveKind::Military { resistance, turns, .. } if winner == objective.defender => {
                assert!(*turns > 0);
                table.military(number, *resistance, 0)
            }
            ObjectiveKind::Military { turns, .. } => {
                let (player, army) = if winner == National { (0, 23) } else { (1, 3) };
                table.military(number, 0, *turns).at(player, objective.defender, &[army])
            }
        };
        let mut table = table.forget().end();
        // 242: the winner draws.
        while Guerra1936::node(table.state()) == Node::Chance {
            table = table.draw(120);
        }
        let table = table.expect_points(winner, objective.political_points, objective.military_points);
        for effect in objective.abilities.iter().flat_map(|ability| &ability.effects) {
            let empty = matches!(effect, Effect::Draw(..)) && winner == Republic;
            assert!(empty || tells(table.told(), winner, effect), "objective {number}: {effect:?}");
        }
    }
}

/// Whether a side with so many armies in play, so many in its limbo and so many civilians may activate the objective.
fn may_activate(side: Side, number: u8, armies: usize, fallen: usize, civilians: usize) -> bool {
    let own = side as u8;
    let of = |kind: &dyn Fn(&CardRef) -> bool| -> Vec<u8> {
        data().cards_of(side).iter().filter(|number| kind(&card(**number))).map(|number| number.0).collect()
    };
    let army = of(&|card| matches!(card, CardRef::Army(_)));
    let civil = of(&|card| matches!(card, CardRef::Character(card) if card.military.is_none()));
    let table = Table::of_the_box()
        .turn_of(own)
        .rear(own, &army[..armies])
        .limbo(own, &army[20..20 + fallen])
        .rear(own, &civil[..civilians]);
    table.offered().contains(&format!("activate {number}"))
}

pub(super) fn is_activated_by_exactly_its_conditions(objective: &ObjectiveDef) {
    let number = objective.number.0;
    match objective.kind {
        ObjectiveKind::Military { armies_in_play, armies_in_limbo, .. } => {
            let (attacker, defender) = (objective.defender.foe(), objective.defender);
            let (play, limbo) = (usize::from(armies_in_play), usize::from(armies_in_limbo));
            assert!(may_activate(attacker, number, play, 0, 0) && !may_activate(attacker, number, play - 1, 0, 0));
            assert!(may_activate(defender, number, 0, limbo, 0) && !may_activate(defender, number, 0, limbo - 1, 0));
        }
        ObjectiveKind::Political { republic_civilians, national_civilians, .. } => {
            for (side, least) in [(Republic, republic_civilians), (National, national_civilians)] {
                let least = usize::from(least);
                assert!(may_activate(side, number, 0, 0, least) && !may_activate(side, number, 0, 0, least - 1));
            }
        }
    }
}
