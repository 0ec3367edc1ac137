//! `frente`: five historical wargames from the command line.
//!
//! The rooms, in reading order: [`args`] (what may be asked), [`commands`] (one file each), [`play`] (a match in the
//! terminal), [`mcp`] (a match for assistants), [`input`] (files in), [`output`] (text out), [`failure`] (one sentence and exit code 2).
//!
//! Bad input never panics and never prints a backtrace. A panic is a bug; it is caught here, said in one sentence, and
//! ends with exit code 70.
#![allow(rustdoc::bare_urls, reason = "what the help prints is a doc comment, and a terminal shows no links")]

mod args;
mod commands;
mod failure;
mod input;
mod mcp;
mod output;
mod play;

use args::Args;
use clap::Parser;
use clap::error::ErrorKind;
use failure::Failure;
use std::panic::{self, PanicHookInfo};
use std::process::ExitCode;

#[cfg(feature = "count-allocations")]
#[global_allocator]
static COUNTED: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    panic::set_hook(Box::new(report_bug));
    let Ok(ended) = panic::catch_unwind(run) else {
        return ExitCode::from(70);
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("frente: {failure}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Failure> {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return output::print(&error.render().to_string());
        }
        Err(error) => return Err(Failure::new(args::in_one_sentence(&error))),
    };
    commands::run(args)
}

fn report_bug(bug: &PanicHookInfo) {
    if frente_door::is_guarded() {
        return;
    }
    let said = bug.payload_as_str().unwrap_or("no reason given");
    let place = bug.location().map_or(String::new(), |place| format!(" at {}:{}", place.file(), place.line()));
    eprintln!("frente: internal error{place}: {said}; this is a bug, please report it with the command you ran");
}
