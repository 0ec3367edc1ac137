//! Places to compute in: so many at a time, and those who have had the least come first.
//!
//! Whoever waits stands behind everybody who has fewer things under way, and then behind everybody whose last turn was
//! longer ago. So a hundred questions of one visitor cost another one turn, not a hundred.

use super::share::Holder;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Places, and who waits for one.
#[derive(Clone)]
pub struct Desk(Arc<Mutex<State>>);

struct State {
    free: usize,
    turn: u64,
    waiting: Vec<Waiting>,
    /// How many places each holder has, and the last turn of theirs.
    had: HashMap<Holder, (usize, u64)>,
}

struct Waiting {
    holder: Holder,
    call: oneshot::Sender<Place>,
}

impl Desk {
    /// So many places.
    pub fn new(places: usize) -> Desk {
        Desk(Arc::new(Mutex::new(State { free: places, turn: 0, waiting: Vec::new(), had: HashMap::new() })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place. Whoever stops waiting loses the turn.
    pub async fn sit(&self, holder: Holder) -> Place {
        let (call, called) = oneshot::channel();
        self.state().waiting.push(Waiting { holder, call });
        self.call();
        called.await.expect("the desk calls everybody who waits")
    }

    /// Calls as many as there are places.
    fn call(&self) {
        while let Some((waiting, place)) = self.next() {
            // Whoever has gone this moment leaves the place, which calls the next one.
            drop(waiting.call.send(place));
        }
    }

    fn next(&self) -> Option<(Waiting, Place)> {
        let mut state = self.state();
        state.waiting.retain(|waiting| !waiting.call.is_closed());
        if state.free == 0 {
            return None;
        }
        let had = |waiting: &Waiting| state.had.get(&waiting.holder).copied().unwrap_or_default();
        // The first of those who have had the least.
        let (at, _) = state.waiting.iter().enumerate().min_by_key(|(_, waiting)| had(waiting))?;
        let waiting = state.waiting.remove(at);
        state.free -= 1;
        state.turn += 1;
        let turn = state.turn;
        let had = state.had.entry(waiting.holder).or_default();
        *had = (had.0 + 1, turn);
        let place = Place { desk: self.clone(), holder: waiting.holder };
        Some((waiting, place))
    }
}

/// A place, until it is dropped.
pub struct Place {
    desk: Desk,
    holder: Holder,
}

impl Drop for Place {
    fn drop(&mut self) {
        {
            let mut state = self.desk.state();
            state.free += 1;
            if let Some(had) = state.had.get_mut(&self.holder) {
                had.0 -= 1;
            }
            if state.waiting.is_empty() {
                state.had.retain(|_, had| had.0 > 0);
            }
        }
        self.desk.call();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::UserId;
    use futures_util::FutureExt as _;

    #[test]
    fn a_hundred_of_one_cost_another_one_turn() {
        let (ana, ben) = (Holder::Person(UserId::random()), Holder::Person(UserId::random()));
        let desk = Desk::new(1);
        let place = desk.sit(ana).now_or_never().expect("a free place");
        let mut crowd: Vec<_> = (0..100).map(|_| Box::pin(desk.sit(ana))).collect();
        assert!(crowd.iter_mut().all(|one| one.now_or_never().is_none()));
        let mut late = Box::pin(desk.sit(ben));
        assert!((&mut late).now_or_never().is_none());
        drop(place);
        let place = late.now_or_never().expect("the next turn is his");
        assert!(crowd.iter_mut().all(|one| one.now_or_never().is_none()));
        // Whoever has gone is passed over.
        drop(crowd.drain(..99).collect::<Vec<_>>());
        drop(place);
        assert!(crowd.pop().expect("one is left").now_or_never().is_some());
        assert_eq!(desk.state().free, 1);
    }
}
