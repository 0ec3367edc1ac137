//! Shares: how much of something one person or one address may hold at a time.

use crate::ids::UserId;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Who holds a share.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holder {
    /// A person, at whatever address.
    Person(UserId),
    /// An address, or the network of one ([`network`]).
    Address(IpAddr),
}

/// What is held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// Questions under way.
    Questions,
    /// Sockets that are open.
    Sockets,
    /// Connections that are open.
    Connections,
    /// Matches about to be made.
    Making,
    /// Files of all matches under way.
    Exports,
}

/// What stands for an address: whoever has one IPv6 address has a whole network of them.
pub fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6((u128::from(v6) & !u128::from(u64::MAX)).into()),
        },
        v4 => v4,
    }
}

type Count = HashMap<(Holder, Thing), usize>;

/// What everybody holds.
#[derive(Clone, Default)]
pub struct Shares(Arc<Mutex<Count>>);

impl Shares {
    fn count(&self) -> MutexGuard<'_, Count> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more, if `holder` has fewer than `most`.
    pub fn take(&self, holder: Holder, thing: Thing, most: usize) -> Option<Held> {
        let mut count = self.count();
        let held = count.entry((holder, thing)).or_default();
        if *held >= most {
            return None;
        }
        *held += 1;
        Some(Held { shares: self.clone(), what: (holder, thing) })
    }
}

/// Something held, until it is dropped.
pub struct Held {
    shares: Shares,
    what: (Holder, Thing),
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut count = self.shares.count();
        if let Some(held) = count.get_mut(&self.what) {
            *held -= 1;
            if *held == 0 {
                count.remove(&self.what);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_free_again_when_it_is_given_back() {
        let shares = Shares::default();
        let ana = Holder::Person(UserId::random());
        let first = shares.take(ana, Thing::Questions, 1).expect("the first");
        assert!(shares.take(ana, Thing::Questions, 1).is_none());
        assert!(shares.take(ana, Thing::Sockets, 1).is_some(), "another thing");
        assert!(shares.take(Holder::Person(UserId::random()), Thing::Questions, 1).is_some(), "another person");
        drop(first);
        assert!(shares.take(ana, Thing::Questions, 1).is_some());
        assert!(shares.count().is_empty(), "nothing is remembered of those who hold nothing");
    }

    #[test]
    fn a_network_of_ipv6_addresses_is_one_holder() {
        let of = |address: &str| network(address.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::2"));
        assert_ne!(of("2001:db8::1"), of("2001:db9::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
