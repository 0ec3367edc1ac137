//! A folder with everything about a run: `summary.json`, `games.csv` and `report.html`, which needs no other file.

use crate::folder::{Folder, FolderError};
use crate::plots;
use crate::simulate::Run;
use crate::summary::{Details, Range};
use std::fmt::Write as _;

/// Writes the report of `run`, whose rows were kept, into `folder`.
pub fn write(run: &Run, folder: Folder) -> Result<(), FolderError> {
    let summary = serde_json::to_string_pretty(&run.details).expect("a summary is plain data");
    folder.write("summary.json", &(summary + "\n"))?;
    folder.write("games.csv", &csv(run))?;
    folder.write("report.html", &html(run))?;
    folder.finish()
}

/// One line a game. Winners are seats joined by `+`.
pub fn csv(run: &Run) -> String {
    let mut out = "game,outcome,grade,score,decisions,chances,steps,winners\n".to_owned();
    for (game, row) in (run.details.summary.first..).zip(&run.tally.rows) {
        let winners: Vec<String> = row.outcome.winners.iter().map(|seat| seat.to_string()).collect();
        let outcome = row.outcome;
        let (label, grade, score) = (outcome.label, outcome.grade, outcome.score);
        let (decisions, chances, steps) = (row.decisions, row.chances, row.steps());
        let winners = winners.join("+");
        let written = writeln!(out, "{game},{label},{grade},{score},{decisions},{chances},{steps},{winners}");
        written.expect("writing to a string");
    }
    out
}

fn html(run: &Run) -> String {
    let Details { summary, setup, grades, win_rates, score, steps, .. } = &run.details;
    let counts = |map: &std::collections::BTreeMap<&'static str, u64>| {
        let mut rows: Vec<(String, u64)> = map.iter().map(|(label, n)| ((*label).to_owned(), *n)).collect();
        rows.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        plots::bars(&rows)
    };
    let rates: Vec<_> = win_rates
        .iter()
        .map(|(seat, rate)| (format!("seat {seat}: {}", summary.bots[usize::from(*seat)]), *rate))
        .collect();
    let lengths: Vec<i64> = run.tally.rows.iter().map(|row| row.steps().into()).collect();
    let scores: Vec<i64> = run.tally.rows.iter().map(|row| row.outcome.score.into()).collect();
    let mut facts = String::new();
    let mut fact = |name: &str, value: String| {
        let row = format!("<tr><th scope=\"row\">{name}</th><td>{}</td></tr>\n", escaped(&value));
        facts.push_str(&row);
    };
    fact("Games", summary.games.to_string());
    fact("Bots", summary.bots.join(", "));
    fact("Seed", summary.seed.to_string());
    fact("Setup", setup.to_string());
    fact("Decisions a game", format!("{:.1}", summary.mean_decisions));
    fact("Steps a game", described(*steps));
    fact("Score", described(*score));
    let speed = format!(
        "{:.2} s on {} {}, {:.0} games/s, {:.0} steps/s",
        summary.seconds,
        summary.threads,
        if summary.threads == 1 { "thread" } else { "threads" },
        summary.games_per_s,
        summary.steps_per_s
    );
    fact("Time", speed);
    let mut sections = section("How games end", &counts(&summary.outcomes));
    if !grades.is_empty() {
        sections += &section("Grades", &counts(grades));
    }
    sections += &section("Wins, with 95 % Wilson intervals", &plots::intervals(&rates));
    sections += &section("Length", &plots::histogram(&lengths, "decisions and chances"));
    sections += &section("Score", &plots::histogram(&scores, "score"));
    let game = escaped(&summary.game);
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Frente: {game}</title>\n<style>{STYLE}</style>\
         </head>\n<body><main>\n<h1>{game}: {} games</h1>\n<table>\n{facts}</table>\n{sections}</main></body></html>\n",
        summary.games
    )
}

const STYLE: &str = "body{margin:0;background:#f3ede0;color:#2b2823;font:16px/1.5 Georgia,serif}\
    main{max-width:760px;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}\
    th{text-align:left;font-weight:normal;padding-right:1.5rem;vertical-align:top;white-space:nowrap}\
    td{overflow-wrap:anywhere}h1,h2{font-weight:normal}svg{max-width:100%;height:auto}";

fn section(title: &str, plot: &str) -> String {
    format!("<section><h2>{title}</h2>\n{plot}</section>\n")
}

fn described(range: Range) -> String {
    format!("{:.1} on average, {} to {}", range.mean, range.min, range.max)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
