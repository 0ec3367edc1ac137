//! Streams that programs keep open: of one kind one an account, so many in all.
//!
//! A program that comes back after its line broke must not wait until the old one is found to be dead: a second stream of
//! the same kind takes the place of the first.

use crate::ids::{MatchId, UserId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Whose stream, and of which match; none for that of events.
type Kind = (UserId, Option<MatchId>);

/// The streams that are open.
#[derive(Clone, Default)]
pub struct Streams(Arc<Mutex<HashMap<Kind, (u64, oneshot::Sender<()>)>>>);

/// A stream that is open, until it is dropped.
pub struct Stream {
    streams: Streams,
    kind: Kind,
    number: u64,
    /// Is answered once another one has taken its place.
    pub replaced: oneshot::Receiver<()>,
}

impl Streams {
    fn open_now(&self) -> MutexGuard<'_, HashMap<Kind, (u64, oneshot::Sender<()>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a stream called `number`, which nothing else is; none where `user` has `most` others.
    pub fn open(&self, user: UserId, id: Option<MatchId>, number: u64, most: usize) -> Option<Stream> {
        let mut streams = self.open_now();
        let kind = (user, id);
        let others = streams.keys().filter(|other| other.0 == user && **other != kind).count();
        if others >= most {
            return None;
        }
        let (replace, replaced) = oneshot::channel();
        // The one before learns of it as its end of the channel is dropped.
        streams.insert(kind, (number, replace));
        Some(Stream { streams: self.clone(), kind, number, replaced })
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let mut streams = self.streams.open_now();
        if streams.get(&self.kind).is_some_and(|(number, _)| *number == self.number) {
            streams.remove(&self.kind);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_stream_takes_the_place_of_the_first_and_no_other() {
        let (streams, ana, table) = (Streams::default(), UserId::random(), Some(MatchId::random()));
        let mut first = streams.open(ana, None, 1, 2).expect("the first");
        let mut other = streams.open(ana, table, 2, 2).expect("another kind");
        assert!(streams.open(ana, Some(MatchId::random()), 3, 2).is_none(), "one too many");
        assert!(streams.open(UserId::random(), None, 4, 2).is_some(), "somebody else");
        let second = streams.open(ana, None, 5, 2).expect("in place of the first");
        assert!(first.replaced.try_recv().is_err_and(|error| error == oneshot::error::TryRecvError::Closed));
        assert!(other.replaced.try_recv().is_err_and(|error| error == oneshot::error::TryRecvError::Empty));
        drop(first);
        assert_eq!(streams.open_now().len(), 2, "the end of the first does not end the second");
        drop((second, other));
        assert!(streams.open_now().is_empty());
    }
}
