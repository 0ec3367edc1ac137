//! The facts of a position in an order that never changes within a rules version.

use crate::state::{Frame, Place, State, Task, TokenPlace};
use frente_kernel::Digest;

/// Writes a position.
pub(crate) fn write(state: &State, out: &mut Digest) {
    for fact in [state.size.index(), state.terrain.index(), state.season.index(), state.weather.index()] {
        out.byte(fact as u8);
    }
    out.byte(state.wind);
    out.text(&state.pack.data().id);
    let options = state.options;
    for option in [options.fog, options.impactar_literal, options.casualty_cap, options.air] {
        out.byte(u8::from(option));
    }
    let scenario = &state.scenario;
    scenario.columns.iter().chain(&scenario.dice).chain(&scenario.counts).for_each(|fact| out.byte(*fact));
    out.byte(scenario.build);
    out.word(state.pieces.len() as u64);
    for piece in &state.pieces {
        for fact in [piece.kind.index() as u8, piece.turn, piece.markers, u8::from(piece.rubble)] {
            out.byte(fact);
        }
        [piece.at.x, piece.at.y, piece.to.x, piece.to.y].into_iter().for_each(|fact| out.signed(fact.into()));
    }
    for objective in &state.objectives {
        out.signed(objective.at.x.into());
        out.signed(objective.at.y.into());
        out.byte(objective.holder.index() as u8);
    }
    out.byte(state.objectives.len() as u8);
    for unit in state.all() {
        write_unit(state, unit, out);
    }
    for token in &state.tokens {
        out.byte(token.side.index() as u8);
        out.byte(token.number);
        out.byte(token.unit.0);
        match token.at {
            TokenPlace::Square(square) => out.byte(square.column * 8 + square.row),
            TokenPlace::Flank { right, row } => out.byte(200 + 8 * u8::from(right) + row),
            TokenPlace::Gone => out.byte(255),
        }
        let flags = [token.fast, token.spent, token.moved, token.late];
        flags.into_iter().for_each(|flag| out.byte(u8::from(flag)));
        out.byte(token.ordered.map_or(255, |kind| kind as u8));
    }
    out.byte(state.tokens.len() as u8);
    state.decoys.iter().chain(&state.numbered).chain(&state.dice).for_each(|fact| out.byte(*fact));
    for smoke in &state.smoke {
        out.signed(smoke.at.x.into());
        out.signed(smoke.at.y.into());
        out.signed(smoke.radius.into());
        out.byte(smoke.thick);
        out.byte(smoke.left);
    }
    out.byte(state.smoke.len() as u8);
    for runner in &state.messengers {
        [runner.from.0, runner.to.0, runner.kind as u8, runner.pool.0].into_iter().for_each(|fact| out.byte(fact));
        out.signed(runner.at.x.into());
        out.signed(runner.at.y.into());
        out.byte(u8::from(runner.walked));
        out.byte(runner.event.map_or(255, |event| event as u8));
    }
    out.byte(state.messengers.len() as u8);
    for mission in &state.missions {
        set(mission.battery, out);
        out.byte(mission.side.index() as u8);
        out.signed(mission.at.x.into());
        out.signed(mission.at.y.into());
        let flags =
            [mission.left, mission.fired, u8::from(mission.smoke), u8::from(mission.ready), u8::from(mission.done)];
        flags.into_iter().for_each(|fact| out.byte(fact));
        out.byte(u8::from(mission.runner.is_some()));
        let runner = mission.runner.unwrap_or_default();
        out.signed(runner.x.into());
        out.signed(runner.y.into());
    }
    out.byte(state.missions.len() as u8);
    for sortie in &state.sorties {
        out.byte(sortie.unit.0);
        out.byte(sortie.turns);
    }
    out.byte(state.sorties.len() as u8);
    [state.round, state.sky, state.active.index() as u8, state.entries].into_iter().for_each(|fact| out.byte(fact));
    state.stack.iter().for_each(|frame| write_frame(frame, out));
    write_scratch(state, out);
    [state.witnesses, state.fleeing, state.leaving, state.passed].into_iter().for_each(|units| set(units, out));
    match state.ending {
        None => out.byte(255),
        Some(crate::state::Ending::Collapse(side)) => out.byte(100 + side.index() as u8),
        Some(crate::state::Ending::Time(held)) => out.byte(held),
    }
}

fn set(units: u128, out: &mut Digest) {
    out.word(units as u64);
    out.word((units >> 64) as u64);
}

/// A unit that may be absent: 255 stands for none.
fn unit_or_none(unit: Option<crate::ids::UnitNo>) -> u8 {
    unit.map_or(u8::MAX, |unit| unit.0)
}

fn write_unit(state: &State, unit: crate::ids::UnitNo, out: &mut Digest) {
    let it = state.unit(unit);
    let place = match it.place {
        Place::Reserve => 0,
        Place::Hidden => 1,
        Place::Table => 2,
        Place::Behind(zone) => 8 + u16::from(zone),
        Place::Aboard(transport) => 16 + u16::from(transport.0),
        Place::Gone(fate) => 4 + fate as u16,
    };
    out.signed(i32::from(place));
    out.byte(unit_or_none(it.second));
    for fact in
        [it.def, it.side.index() as u8, it.quality.index() as u8, it.guns[0], it.guns[1], it.dig, it.ammo, it.platoon]
    {
        out.byte(fact);
    }
    out.word(it.gear.0);
    for at in it.stands {
        out.signed(at.x.into());
        out.signed(at.y.into());
    }
    let counts =
        [it.alive, it.facing.0, it.losses, it.pinned, it.prone, it.lost, it.mobility as u8, it.readiness as u8];
    counts.into_iter().for_each(|fact| out.byte(fact));
    let flags = [
        it.decimated,
        it.panicked,
        it.spent,
        it.aimed,
        it.covered,
        it.terror,
        it.shaken,
        it.met_fire,
        it.struck,
        it.stirred,
        it.fresh,
        it.mounted,
        it.officer.active,
    ];
    flags.into_iter().for_each(|flag| out.byte(u8::from(flag)));
    out.signed(it.moved.into());
    out.signed(it.came.into());
    out.byte(it.event.map_or(255, |event| event as u8));
    out.byte(it.officer.event.map_or(255, |event| event as u8));
    it.officer.dice.iter().for_each(|count| out.byte(*count));
    match it.task {
        Task::None => out.byte(0),
        Task::Dig(left) => out.signed(0x100 + i32::from(left)),
        Task::Observe { left, turns, smoke, battery, at } => {
            out.signed(0x200 + i32::from(left) + 16 * i32::from(turns) + 128 * i32::from(smoke));
            out.byte(battery.0);
            out.signed(at.x.into());
            out.signed(at.y.into());
        }
        Task::Regroup(left, other) => {
            out.signed(0x400 + i32::from(left));
            out.byte(other.0);
        }
        Task::Deploy(left) => out.signed(0x800 + i32::from(left)),
    }
}

/// A frame by its name and numbers: names do not change within a rules version.
fn write_frame(frame: Frame, out: &mut Digest) {
    out.text(&format!("{frame:?}"));
}

fn write_scratch(state: &State, out: &mut Digest) {
    for order in [&state.order, &state.hen] {
        out.text(&format!("{:?}", order.duty));
        [order.unit.0, order.officer.0, order.modifier as u8, order.second as u8]
            .into_iter()
            .for_each(|fact| out.byte(fact));
        out.byte(u8::from(order.mistaken) + 2 * u8::from(order.lost) + 4 * u8::from(order.ambush));
        set(order.chicks, out);
    }
    let march = &state.march;
    out.byte(march.unit.0);
    out.byte(march.guide);
    march.path.iter().for_each(|at| {
        out.signed(at.x.into());
        out.signed(at.y.into());
    });
    for fact in [march.gone, march.length, march.used, march.allowance, i32::from(march.facing.0), march.bog] {
        out.signed(fact);
    }
    out.byte(u8::from(march.halted));
    out.byte(unit_or_none(march.boards));
    for shot in &state.shots {
        let facts = [
            shot.shooter.0,
            shot.target.0,
            shot.weapon,
            shot.ammo as u8,
            shot.modifier as u8,
            shot.twice as u8,
            u8::from(shot.aimed),
            u8::from(shot.turns),
            shot.group,
            u8::from(shot.fired),
        ];
        facts.into_iter().for_each(|fact| out.byte(fact));
    }
    for hit in &state.hits {
        let flags =
            u8::from(hit.front_ap) + 2 * u8::from(hit.cripple) + 4 * u8::from(hit.hurt) + 8 * u8::from(hit.melee);
        [hit.target.0, hit.by.0, hit.amount as u8, hit.suppression, flags].into_iter().for_each(|fact| out.byte(fact));
    }
}
