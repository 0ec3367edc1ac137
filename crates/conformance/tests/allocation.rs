//! The counting allocator tells a playout that allocates from one that does not.

use frente_conformance::alloc::{Counting, allocations, no_allocation_in_playouts};
use frente_conformance::{Check, Plan, Playouts, check, find_failure, race, toy};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn allocations_of_this_thread_are_counted() {
    let before = allocations();
    let mut list = std::hint::black_box(Vec::<u8>::with_capacity(4));
    assert_eq!(allocations(), before + 1);
    list.extend(std::hint::black_box([0; 100]));
    assert_eq!(allocations(), before + 2, "growing counts");
    drop(list);
    assert_eq!(allocations(), before + 2, "freeing does not");
    let elsewhere = std::thread::spawn(|| std::hint::black_box(vec![0_u8; 64]).len());
    let before = allocations();
    assert_eq!(elsewhere.join().ok(), Some(64));
    assert!(allocations() <= before + 1, "another thread has its own count");
}

#[test]
fn a_game_without_lists_passes() {
    no_allocation_in_playouts::<race::Race>(&race::Setup::default(), 1936, 100);
    let plan = Plan { games: 50, playouts: Playouts::AllocateNothing, ..Plan::default() };
    check::<race::Race>(&[race::Setup::default()], plan);
}

#[test]
fn a_game_that_lists_its_actions_anew_each_time_does_not() {
    let plan = Plan { games: 1, playouts: Playouts::AllocateNothing, ..Plan::default() };
    let failure = find_failure::<toy::Toy>(Check::Playouts, &[toy::Setup::default()], &plan);
    let failure = failure.expect_err("the toy draws from a list");
    assert!(failure.message.contains("of a playout made"), "{failure}");
    // Where the plan does not ask, nobody minds.
    let lenient = Plan { playouts: Playouts::MayAllocate, ..plan };
    assert!(find_failure::<toy::Toy>(Check::Playouts, &[toy::Setup::default()], &lenient).is_ok());
}
