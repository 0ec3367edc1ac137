//! `frente bench`: throughput of playouts and of search, as lines of JSON.

use crate::args::Bench;
use crate::failure::Failure;
use crate::output;
use frente_catalog::{game, games};
use frente_lab::bench::{Bench as How, Measured, bench};
use std::time::Duration;

pub fn run(args: &Bench) -> Result<(), Failure> {
    let ids = match &args.game {
        Some(id) => vec![game(id)?.info().id],
        None => games().iter().map(|game| game.info().id).collect(),
    };
    let how = How { time: Duration::from_secs_f64(args.seconds), allocations: allocations(), search: !args.plain };
    for id in ids {
        for line in bench(id, how)? {
            match line {
                Measured::Playout(playout) if args.plain => {
                    output::print(&format!("moves/s {:.0}\n", playout.steps_per_s))?;
                }
                line => output::print_json(&line)?,
            }
        }
    }
    Ok(())
}

/// Counts allocations in builds that can.
fn allocations() -> Option<fn() -> u64> {
    #[cfg(feature = "count-allocations")]
    return Some(|| crate::COUNTED.stats().allocations as u64);
    #[cfg(not(feature = "count-allocations"))]
    None
}
