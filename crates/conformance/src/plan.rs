//! How hard a game is tried.

/// How hard a game is tried. `Plan { games: 300, seed: 1936, ..Plan::default() }`.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Random matches for each setup, and each check.
    pub games: u32,
    /// The seed of the first match; the next takes the next number.
    pub seed: u64,
    /// How many positions of a short match (more of a long one) get the costly looks: many samples, odds, undo; and how
    /// many times a record is tampered with.
    pub close_looks: u32,
    /// What the list of legal actions promises.
    pub list: List,
    /// Whether a playout may allocate.
    pub playouts: Playouts,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { games: 100, seed: 1936, close_looks: 3, list: List::Exact, playouts: Playouts::MayAllocate }
    }
}

/// What a game's list of legal actions promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// It holds every legal action: what is not in it is refused.
    Exact,
    /// It offers some of them, `check` is the authority: for games with continuous positions.
    Suggestions,
}

/// Whether a playout may allocate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Playouts {
    /// It may: the game is large.
    MayAllocate,
    /// It may not. The test binary must install [`crate::alloc::Counting`] as its global allocator.
    AllocateNothing,
}
