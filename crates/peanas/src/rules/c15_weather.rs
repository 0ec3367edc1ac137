//! §14.7, §15: smoke, fires, the weather and its changes.

use crate::actions::Event;
use crate::geometry::{CM, Facing, Point};
use crate::ground::units;
use crate::ids::{Season, Weather};
use crate::state::{FIRE, Frame, Smoke, State};
use frente_kernel::EventSink;

/// §15.1, §15.4: the second die of the sky has fallen.
pub(crate) fn sky(state: &mut State, die: u8, change: bool, log: &mut impl EventSink<Event>) {
    let (first, sum) = (state.dice[0], state.dice[0] + die);
    state.stack.pop();
    log.emit(if change { Event::SkyTest { first, second: die } } else { Event::SkyDice { first, second: die } });
    if change {
        // §15.4: ten or more, and the weather is thrown anew.
        if sum >= 10 {
            state.stack.push(Frame::SkyDie { second: false, change: false });
        }
        return;
    }
    let row = &state.data().tables.weather[usize::from(sum) - 2];
    let weather = match state.season {
        Season::Summer => row.seasons.0,
        Season::Autumn => row.seasons.1,
        Season::Winter => row.seasons.2,
        Season::Spring => row.seasons.3,
    };
    state.weather = weather;
    log.emit(Event::WeatherIs(weather));
    state.wind = 0;
    if matches!(weather, Weather::Gale | Weather::Wind | Weather::Blizzard | Weather::Storm) {
        state.stack.push(Frame::WindDie);
    }
}

/// A cloud that counts down, with what the weather does to it; none if it would be gone at once (ruling PA-63).
fn cloud(state: &mut State, at: Point, radius: i32, thick: i8, left: i8, log: &mut impl EventSink<Event>) {
    let change = state.data().climate(state.weather).smoke;
    let (thick, left) = (thick + change, left + change);
    if left <= 0 {
        return;
    }
    let smoke = Smoke { at, radius: radius as i16, thick: thick.max(0) as u8, left: left as u8 };
    if state.smoke.is_full() {
        // The oldest cloud that is not a fire gives way.
        if let Some(old) = state.smoke.iter().position(|smoke| smoke.thick != FIRE) {
            state.smoke.remove(old);
        }
    }
    if state.smoke.try_push(smoke).is_ok() {
        log.emit(Event::SmokeRises(at));
    }
}

/// §14.7.2: a bombardment raises dust: one round thick, two in all.
pub(crate) fn dust(state: &mut State, at: Point, radius: i32, log: &mut impl EventSink<Event>) {
    cloud(state, at, radius, 1, 2, log);
}

/// §14.7.3: smoke shells: four rounds thick, five in all.
pub(crate) fn smoke_shells(state: &mut State, at: Point, radius: i32, log: &mut impl EventSink<Event>) {
    cloud(state, at, radius, 4, 5, log);
}

/// §14.7.1: a wreck burns for ever, or two rounds in the rain.
pub(crate) fn burn(state: &mut State, at: Point, log: &mut impl EventSink<Event>) {
    let left = match state.data().climate(state.weather).fires {
        0 => FIRE,
        rounds => rounds,
    };
    if state.smoke.try_push(Smoke { at, radius: (5 * CM) as i16, thick: FIRE, left }).is_ok() {
        log.emit(Event::SmokeRises(at));
    }
}

/// §5.9: at the end of a round smoke thins, drifts and goes.
pub(crate) fn drift(state: &mut State, log: &mut impl EventSink<Event>) {
    let reach = units(state.data().climate(state.weather).drift);
    let wind = state.wind;
    for smoke in &mut state.smoke {
        if smoke.thick != FIRE {
            smoke.thick = smoke.thick.saturating_sub(1);
            if wind > 0 && reach > 0 {
                let way = Facing((wind - 1).wrapping_mul(32)).offset(reach, 0);
                smoke.at = (smoke.at.v() + way).point();
            }
        }
        if smoke.left != FIRE {
            smoke.left -= 1;
        }
    }
    state.smoke.iter().filter(|smoke| smoke.left == 0).for_each(|smoke| log.emit(Event::SmokeGone(smoke.at)));
    state.smoke.retain(|smoke| smoke.left > 0);
}
