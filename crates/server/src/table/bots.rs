//! Seats that think for themselves.
//!
//! One task a match moves its bots, one decision after the other, until a person must choose. Thinking happens in a
//! bounded number of threads outside the request path, on a copy of the match, with the lock released; a bot sees
//! what its seat may see. Bots that play with people have threads of their own; matches among bots alone share the
//! others, everybody's in turn, and end when nobody watches. What was chosen goes through the same door as a person's choice.

use super::broken;
use super::ending::Ending;
use super::live::Room;
use crate::app::App;
use crate::guard::share::Holder;
use crate::ids::random_seed;
use crate::watch;
use std::sync::Arc;
use std::time::Duration;

/// How long to wait before a choice that could not be written is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// Moves the bots of a match until none must choose.
pub async fn drive(app: App, room: Arc<Room>) {
    let claim = app.store.claim(room.id).await;
    let Ok(Some(_claim)) = claim else {
        // Another process thinks about it.
        room.lock().await.driven = false;
        return;
    };
    loop {
        let (seat, level, position, alone, owner) = {
            let mut live = room.lock().await;
            let due = live.bot_due().filter(|_| !app.is_closing() && !live.lost);
            let Some((seat, level)) = due else {
                live.driven = false;
                if live.thinking.is_some() {
                    live.tell_thinking(None);
                }
                return;
            };
            if live.header.may_be_abandoned() && live.is_unwatched(app.config.unwatched) {
                if live.end(&app, Ending::Abandoned).await.is_err() {
                    drop(live);
                    tokio::time::sleep(PAUSE).await;
                }
                continue;
            }
            live.tell_thinking(Some(seat));
            (seat, level, live.position, live.is_among_bots(), Holder::Person(live.header.creator))
        };
        // People do not wait for those who only watch.
        let desk = if alone { &app.bots_alone } else { &app.bots };
        let place = desk.sit(owner).await;
        let copy = {
            let live = room.lock().await;
            if live.position != position {
                continue;
            }
            live.table.fork()
        };
        let thought = tokio::task::spawn_blocking(move || {
            let _counted = watch::Thinking::begin();
            let choice = copy.bot_choice(seat, level.name(), random_seed(), None);
            drop(place);
            choice
        });
        let thought = thought.await;
        let mut live = room.lock().await;
        if live.position != position || live.bot_due().is_none() {
            continue;
        }
        live.thinking = None;
        let what = format!("the {} on seat {seat} thought", level.name());
        match thought {
            Ok(Ok(choice)) => {
                watch::bot_thought(choice.seconds);
                if let Err(refusal) = live.act(&app, seat, &[choice.action]).await {
                    drop(live);
                    tracing::warn!(id = %room.id, detail = refusal.detail, "a bot's choice was not taken");
                    tokio::time::sleep(PAUSE).await;
                } else {
                    app.follow_clock(&live);
                }
            }
            Ok(Err(error)) => {
                let steps = live.table.steps();
                live.break_down(&app, steps, &what, error.to_string()).await;
            }
            Err(panic) => {
                let steps = live.table.steps();
                match panic.try_into_panic() {
                    Ok(panic) => live.break_down(&app, steps, &what, broken::said(&*panic)).await,
                    // The runtime is going down: the turn is taken up again at the next start.
                    Err(_) => return,
                }
            }
        }
    }
}
