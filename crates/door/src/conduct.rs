//! How a table is conducted: what one change of a position is made of, how far it may be taken back, what a question about odds
//! may cost. The same at a server's table and at one at home.

use crate::answers::NodeOut;
use crate::door::AnyMatch;
use crate::refusals::{ActError, BotError};
use crate::told::Outlook;
use frente_kernel::{Limits, Seat, VerifiableDice};
use serde_json::{Map, Value};

/// Most actions of one gesture.
pub const LONGEST: usize = 32;

/// Most steps of one film.
pub const REEL: usize = 400;

/// Answers given in one change without asking; a match that has more asks the next.
const ANSWERS: usize = 64;

/// What one question about odds may cost: some milliseconds.
pub const ODDS: Limits = Limits { nodes: 5_000, samples: 1_000 };

/// Who judges how a match stands, and for how many milliseconds at most.
const JUDGE: &str = "general";
const GLANCE: u32 = 150;

/// Carries out the actions of a gesture in order. The first must be legal; the others as far as `seat` still chooses and they
/// are: no further than a die, another seat, or what has lost its ground on the way.
pub fn gesture(table: &mut dyn AnyMatch, seat: Seat, actions: &[String]) -> Result<(), ActError> {
    for (at, action) in actions.iter().enumerate() {
        if at > 0 && (table.node().deciding() != Some(seat) || table.explain(seat, action).is_err()) {
            break;
        }
        table.act(seat, action)?;
    }
    Ok(())
}

/// Gives the answers that need no asking, in the change that began after `steps` steps, and throws the dice that fall due.
///
/// Among people an answer is given only where everybody can tell that it is the only one: how soon it comes then tells
/// nothing. Bots do not see time, so a person who plays against bots is not asked either where only their own cards say
/// so. What could still be taken back is not made final: that question is asked. `bots`: by seat, whether a bot sits there.
pub fn answer_alone(
    table: &mut dyn AnyMatch,
    dice: Option<&VerifiableDice>,
    bots: &[bool],
    floor: usize,
    steps: usize,
) {
    for _ in 0..ANSWERS {
        let Some(seat) = table.node().deciding() else { return };
        // A person's seat, and every other a bot's.
        let among_bots = bots.iter().enumerate().all(|(at, bot)| (at == usize::from(seat.0)) != *bot);
        let Some((_, action)) = table.forced(among_bots) else { return };
        let now = table.steps();
        let own = now > 0 && table.step(now).is_some_and(|step| step.seat == Some(seat));
        if own && floor_after(table, bots, floor, steps) < now {
            return;
        }
        if table.act(seat, &action).is_err() {
            return;
        }
        if let Some(dice) = dice {
            table.roll(dice);
        }
    }
}

/// The undo barrier after what was added to the first `steps`, before which it was `floor`. Where nothing is hidden it can be
/// read off the steps; where something is, the rules are asked about what is new. What a bot has chosen nobody takes back.
pub fn floor_after(table: &mut dyn AnyMatch, bots: &[bool], floor: usize, steps: usize) -> usize {
    let now = table.steps();
    let NodeOut::Decision { seat } = table.node() else {
        return now;
    };
    if table.info().hidden {
        let bot = bots.get(usize::from(seat.0)).is_some_and(|bot| *bot);
        return if bot { now } else { table.settle_floor() };
    }
    let own = |number| table.step(number).is_some_and(|step| step.seat == Some(seat));
    if now > steps && (steps + 1..=now).all(own) { floor } else { now }
}

/// The odds of everything `seat` is offered, in that order, as far as time allows: what is left out may be asked by itself.
pub fn every_odds(
    table: &dyn AnyMatch,
    seat: Seat,
    seed: u64,
    go_on: impl Fn() -> bool,
) -> Result<Map<String, Value>, ActError> {
    let offers = table.offers(seat).into_iter().take_while(|_| go_on());
    let odds = offers.map(|offer| {
        let odds = table.odds(seat, &offer.action, ODDS, seed)?;
        Ok((offer.action, serde_json::to_value(odds).expect("odds are plain data")))
    });
    odds.collect()
}

/// How likely `seat`, who must choose, is to win.
pub fn outlook(table: &dyn AnyMatch, seat: Seat, seed: u64) -> Result<Outlook, BotError> {
    table.bot_choice(seat, JUDGE, seed, Some(GLANCE)).map(|thought| Outlook { chance: thought.value })
}

/// One gesture: either an action by itself, or a list of them.
pub fn one_gesture(action: Option<String>, actions: Vec<String>) -> Result<Vec<String>, &'static str> {
    match (action, actions.len()) {
        (Some(action), 0) => Ok(vec![action]),
        (None, 1..=LONGEST) => Ok(actions),
        _ => Err("expected either \"action\" or \"actions\", 1 to 32 of them"),
    }
}
