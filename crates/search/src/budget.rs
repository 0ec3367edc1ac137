//! How long a bot may think: so many simulations, so many milliseconds, or whichever ends first.
//!
//! Simulations are for tests and for measuring (the same seed gives the same choice), milliseconds for play. A browser
//! has no clock that Rust can read, so the page hands one in by [`set_clock`]; without it, only simulations count there.

use std::sync::OnceLock;

/// A limit on thinking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// At most so many simulations, shared by all threads.
    pub simulations: u32,
    /// At most so many milliseconds.
    pub milliseconds: Option<u32>,
}

impl Budget {
    /// So many simulations, however long they take.
    pub const fn simulations(simulations: u32) -> Budget {
        Budget { simulations, milliseconds: None }
    }

    /// As many simulations as fit.
    pub const fn milliseconds(milliseconds: u32) -> Budget {
        Budget { simulations: u32::MAX, milliseconds: Some(milliseconds) }
    }

    /// The share of one thread among `threads`: the first takes what does not divide.
    pub(crate) fn share(self, threads: u32, thread: u32) -> u32 {
        self.simulations / threads + if thread < self.simulations % threads { 1 } else { 0 }
    }
}

static CLOCK: OnceLock<fn() -> f64> = OnceLock::new();

/// Hands in a clock: seconds since some fixed moment. For targets without one; the first call counts.
pub fn set_clock(clock: fn() -> f64) {
    // A second clock is refused without harm: times already taken with the first stay comparable.
    let _ = CLOCK.set(clock);
}

/// A moment, to measure from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch {
    start: f64,
}

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch { start: now() }
    }

    pub(crate) fn seconds(self) -> f64 {
        now() - self.start
    }
}

/// Seconds since some fixed moment.
pub fn now() -> f64 {
    match CLOCK.get() {
        Some(clock) => clock(),
        None => own_clock(),
    }
}

#[cfg(not(target_family = "wasm"))]
fn own_clock() -> f64 {
    use std::time::Instant;
    static ORIGIN: OnceLock<Instant> = OnceLock::new();
    ORIGIN.get_or_init(Instant::now).elapsed().as_secs_f64()
}

#[cfg(target_family = "wasm")]
fn own_clock() -> f64 {
    0.0
}
