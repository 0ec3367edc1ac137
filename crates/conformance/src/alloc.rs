//! Counts allocations, to prove that a playout makes none.
//!
//! A game's test binary installs the counter itself:
//!
//! ```
//! #[global_allocator]
//! static COUNTING: frente_conformance::alloc::Counting = frente_conformance::alloc::Counting;
//! # fn main() {}
//! ```
//!
//! Counts are kept by thread: a test harness that runs other tests beside this one does not disturb it. This is the
//! one module of Frente with `unsafe` in it: the trait of a global allocator is unsafe to implement. It only counts and
//! hands every call on to the system's allocator, unchanged.
#![allow(unsafe_code)]

use crate::checks::playouts;
use crate::trial::Table;
use crate::{Check, Plan, Playouts};
use frente_kernel::Game;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread that is being torn down has lost its counter, and no check reads it.
    let _ = ALLOCATIONS.try_with(|allocations| allocations.set(allocations.get() + 1));
}

/// The system's allocator, counting.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting;

// SAFETY: every method hands its arguments unchanged to the system's allocator and its answer back, so that
// allocator's promises hold for this one. Counting neither allocates nor unwinds: the counter is a plain cell without a
// destructor, set up at compile time.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: `block` came from this allocator, hence from the system's; the caller keeps the other promises.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: `block` came from this allocator, hence from the system's, with this layout.
        unsafe { System.dealloc(block, layout) }
    }
}

/// Allocations this thread has made so far; stays 0 where [`Counting`] is not installed.
pub fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// Plays `games` random matches from `setup` by the fast paths and fails if one of them allocates.
///
/// # Panics
/// If a playout allocates, or [`Counting`] is not the binary's global allocator.
pub fn no_allocation_in_playouts<G: Game>(setup: &G::Setup, seed: u64, games: u32) {
    let plan = Plan { games, seed, playouts: Playouts::AllocateNothing, ..Plan::default() };
    let table = Table::<G>::new(Check::Playouts.name(), std::slice::from_ref(setup), &plan);
    if let Err(failure) = playouts::run(&table) {
        panic!("{failure}");
    }
}
