//! Token buckets: so many at once, and then so many a second, for each address or person and each kind of thing.

use super::share::network;
use crate::config::{Limits, Rate};
use crate::ids::UserId;
use crate::refusal::{Reason, Refusal};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Whose bucket, for what.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Key {
    Address(IpAddr, Which),
    Person(UserId, Which),
    Name(String, Option<IpAddr>, Which),
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// Buckets kept at most; then the full ones are thrown away.
const MOST: usize = 100_000;

/// Where everybody's buckets hang.
pub struct Gate {
    limits: Limits,
    buckets: Mutex<HashMap<Key, Bucket>>,
}

/// Which of the limits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the fields of Limits")]
pub enum Which {
    Requests,
    Files,
    Guests,
    Passwords,
    Names,
    Matches,
    Actions,
    Chat,
    Questions,
    TokenActions,
    TokenRequests,
}

impl Which {
    fn rate(self, limits: &Limits) -> Rate {
        match self {
            Which::Requests => limits.requests,
            Which::Files => limits.files,
            Which::Guests => limits.guests,
            Which::Passwords => limits.passwords,
            Which::Names => limits.names,
            Which::Matches => limits.matches,
            Which::Actions => limits.actions,
            Which::Chat => limits.chat,
            Which::Questions => limits.questions,
            Which::TokenActions => limits.token_actions,
            Which::TokenRequests => limits.token_requests,
        }
    }
}

impl Gate {
    /// Full buckets for everybody.
    pub fn new(limits: Limits) -> Gate {
        Gate { limits, buckets: Mutex::new(HashMap::new()) }
    }

    /// Takes one from the bucket of an address.
    pub fn address(&self, address: IpAddr, which: Which) -> Result<(), Refusal> {
        let address = network(address);
        self.take(which, Key::Address(address, which))
    }

    /// Takes one from the bucket of a person.
    pub fn person(&self, user: UserId, which: Which) -> Result<(), Refusal> {
        self.take(which, Key::Person(user, which))
    }

    /// Takes one from the bucket of a name that is tried, from that address or (`None`) from anywhere.
    pub fn name(&self, name: &str, address: Option<IpAddr>, which: Which) -> Result<(), Refusal> {
        self.take(which, Key::Name(name.to_lowercase(), address.map(network), which))
    }

    fn take(&self, which: Which, key: Key) -> Result<(), Refusal> {
        let rate = which.rate(&self.limits);
        if rate == Rate::FREE {
            return Ok(());
        }
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST {
            // A bucket that has had a minute to fill says nothing any more.
            buckets.retain(|_, bucket| now.duration_since(bucket.at).as_secs() < 60);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { left: rate.burst, at: now });
        let gained = now.duration_since(bucket.at).as_secs_f64() * rate.per_second;
        bucket.left = (bucket.left + gained).min(rate.burst);
        bucket.at = now;
        if bucket.left < 1.0 {
            let seconds = ((1.0 - bucket.left) / rate.per_second).ceil().clamp(1.0, 3_600.0);
            return Err(Refusal { wait: seconds as u32, ..Reason::Limit.into() });
        }
        bucket.left -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_is_nobody_elses() {
        let limits = Limits { chat: Rate::new(3.0, 0.0), ..Limits::default() };
        let gate = Gate::new(limits);
        let (ana, ben) = (UserId::random(), UserId::random());
        let talks = |user| gate.person(user, Which::Chat).is_ok();
        assert_eq!([talks(ana), talks(ana), talks(ana), talks(ana)], [true, true, true, false]);
        assert!(talks(ben));
        assert!(gate.person(ana, Which::Actions).is_ok(), "another kind of thing, another bucket");
    }

    #[test]
    fn a_network_of_ipv6_addresses_is_one_visitor() {
        let limits = Limits { guests: Rate::new(1.0, 0.0), ..Limits::default() };
        let gate = Gate::new(limits);
        let comes = |address: &str| gate.address(address.parse().unwrap(), Which::Guests).is_ok();
        assert!(comes("2001:db8::1"));
        assert!(!comes("2001:db8::2"));
        assert!(comes("2001:db9::1"));
        assert!(comes("10.0.0.1"));
        assert!(!comes("::ffff:10.0.0.1"));
    }

    #[test]
    fn no_limit_is_no_limit() {
        let gate = Gate::new(Limits::FREE);
        let user = UserId::random();
        assert!((0..10_000).all(|_| gate.person(user, Which::Actions).is_ok()));
    }
}
