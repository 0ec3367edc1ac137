//! `frente sim`: many games, counted.

use super::percent;
use crate::args::Sim;
use crate::failure::Failure;
use crate::{input, output};
use frente_catalog::game;
use frente_door::{Lang, Speaker};
use frente_lab::folder::{Folder, FolderError};
use frente_lab::interval::Rate;
use frente_lab::plan::Keep;
use frente_lab::simulate::Written;
use frente_lab::{Details, LabError, Plan, report, simulate};
use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::Write as _;
use std::io::IsTerminal as _;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

pub fn run(args: &Sim, lang: Lang) -> Result<(), Failure> {
    let box_ = game(&args.game)?;
    let setup = input::agreed(box_, args.setup.as_deref(), args.pack.data.as_deref())?;
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into));
    let plan = Plan {
        game: args.game.clone(),
        setup,
        bots: args.bots.clone(),
        first: args.first,
        games: args.games,
        seed: args.seed,
        threads,
        keep: if args.out.is_some() { Keep::Rows } else { Keep::Sums },
    };
    // Begun before the first game, so that a folder that cannot be written costs no waiting.
    let out = args.out.as_deref().map(Folder::begin).transpose()?;
    let records = args.records.as_deref().map(Folder::begin).transpose()?;
    let bar = progress_bar(args.games);
    let trouble: Mutex<Option<FolderError>> = Mutex::new(None);
    let digits = args.first.saturating_add(args.games - 1).to_string().len().max(6);
    let on_game = |number: u64, record: Option<String>| {
        if let (Some(folder), Some(text)) = (&records, record)
            && let Err(error) = folder.write(&format!("{number:0digits$}.record"), &text)
        {
            trouble.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        }
        bar.inc(1);
        ControlFlow::Continue(())
    };
    let written = if records.is_some() { Written::Yes } else { Written::No };
    let run = simulate(&plan, written, &on_game).map_err(|error| match (&error, &args.setup) {
        (LabError::Setup(faults), Some(path)) => Failure::about(path, faults),
        _ => Failure::from(error),
    })?;
    bar.finish_and_clear();
    if let Some(error) = trouble.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error.into());
    }
    if let Some(folder) = records {
        folder.finish()?;
    }
    if let Some(folder) = out {
        report::write(&run, folder)?;
    }
    if args.json {
        return output::print_json(&run.details.summary);
    }
    let mut text = in_words(&run.details, &Speaker::new(box_, lang))?;
    if let Some(path) = &args.out {
        writeln!(text, "report: {}", path.join("report.html").display())?;
    }
    if let Some(path) = &args.records {
        writeln!(text, "records: {}", path.display())?;
    }
    output::print(&text)
}

/// A bar on a terminal, nothing elsewhere.
fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games  {per_sec}  {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}

fn in_words(details: &Details, speaker: &Speaker) -> Result<String, Failure> {
    let summary = &details.summary;
    let mut out = String::new();
    let (games, bots, seed) = (summary.games, summary.bots.join(","), summary.seed);
    writeln!(out, "{}: {games} games, bots {bots}, seed {seed}", summary.game)?;
    let rate = |rate: &Rate| format!("{} ({} to {})", percent(rate.rate), percent(rate.low), percent(rate.high));
    let mut rows = Vec::new();
    for (label, n) in &summary.outcomes {
        let said = speaker.word(&format!("outcome-{label}"));
        rows.push([format!("  {label}"), n.to_string(), rate(&details.outcome_rates[label]), said]);
    }
    for (seat, n) in &summary.wins {
        rows.push([format!("  wins of seat {seat}"), n.to_string(), rate(&details.win_rates[seat]), String::new()]);
    }
    for (grade, n) in &details.grades {
        let share = percent(*n as f64 / games as f64);
        let said = speaker.word(&format!("grade-{grade}"));
        rows.push([format!("  grade {grade}"), n.to_string(), share, said]);
    }
    out += &output::columns(&rows);
    writeln!(
        out,
        "  {:.1} decisions a game, {} to {} steps; {:.2} s on {} {}, {:.0} games/s, {:.0} steps/s",
        summary.mean_decisions,
        details.steps.min,
        details.steps.max,
        summary.seconds,
        summary.threads,
        if summary.threads == 1 { "thread" } else { "threads" },
        summary.games_per_s,
        summary.steps_per_s
    )?;
    Ok(out)
}
