//! Many games: the same on any number of threads, and each of them can be checked.

use frente_catalog::game;
use frente_kernel::Record;
use frente_kernel::record::DiceProof;
use frente_lab::folder::Folder;
use frente_lab::plan::{Keep, parse_bots};
use frente_lab::simulate::Written;
use frente_lab::{LabError, Plan, Run, play_one, report, simulate};
use serde_json::{Value, json};
use std::fs;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

fn plan(bots: &str, games: u64) -> Plan {
    Plan {
        game: "amanecer".to_owned(),
        setup: Value::Null,
        bots: parse_bots(bots).unwrap(),
        first: 0,
        games,
        seed: 7,
        threads: 1,
        keep: Keep::Rows,
    }
}

fn run(plan: &Plan) -> Run {
    simulate(plan, Written::No, &|_, _| ControlFlow::Continue(())).unwrap()
}

#[test]
fn threads_change_nothing_but_the_time() {
    for bots in ["random", "greedy"] {
        let one = run(&plan(bots, 60));
        for threads in [2, 5] {
            let many = run(&Plan { threads, ..plan(bots, 60) });
            assert_eq!(many.tally, one.tally, "{bots} on {threads} threads");
        }
    }
}

#[test]
fn another_seed_plays_other_games() {
    let one = run(&plan("random", 60));
    assert_ne!(run(&Plan { seed: 8, ..plan("random", 60) }).tally, one.tally);
    assert_eq!(run(&plan("random", 20)).tally.rows, one.tally.rows[..20], "the first games of a longer run");
}

#[test]
fn a_range_of_a_run_is_the_same_games() {
    let whole = run(&plan("random", 60));
    let part = run(&Plan { first: 20, ..plan("random", 40) });
    assert_eq!(part.tally.rows, whole.tally.rows[20..]);
    assert_eq!(report::csv(&part).lines().nth(1), report::csv(&whole).lines().nth(21));
    let beyond = Plan { first: u64::MAX, ..plan("random", 2) };
    let refused = simulate(&beyond, Written::No, &|_, _| ControlFlow::Continue(())).unwrap_err();
    assert_eq!(refused, LabError::Range { first: u64::MAX, games: 2 });
}

#[test]
fn any_game_of_a_run_can_be_played_again_alone() {
    for bots in ["random", "greedy"] {
        let whole = run(&plan(bots, 12));
        let (row, record) = play_one(&plan(bots, 12), 7).unwrap();
        assert_eq!(row, whole.tally.rows[7], "{bots}");
        let (table, proof) = game("amanecer").unwrap().verify(&Record::parse(&record).unwrap()).unwrap();
        assert_eq!((table.steps() as u32, proof), (row.steps(), DiceProof::None));
    }
}

#[test]
fn a_run_can_be_called_off() {
    let stopped = simulate(&plan("random", 1000), Written::No, &|game, _| match game < 5 {
        true => ControlFlow::Continue(()),
        false => ControlFlow::Break(()),
    });
    assert_eq!(stopped.unwrap_err(), LabError::Stopped);
}

#[test]
fn the_summary_adds_up() {
    let counted = AtomicU64::new(0);
    let run = simulate(&plan("random", 300), Written::No, &|_, _| {
        counted.fetch_add(1, Ordering::Relaxed);
        ControlFlow::Continue(())
    })
    .unwrap();
    let summary = &run.details.summary;
    assert_eq!((summary.games, counted.into_inner(), run.tally.rows.len()), (300, 300, 300));
    assert_eq!(summary.outcomes.values().sum::<u64>(), 300);
    assert_eq!(run.details.grades.values().sum::<u64>(), 300);
    let steps: u64 = run.tally.rows.iter().map(|row| u64::from(row.steps())).sum();
    assert_eq!(summary.decisions + summary.chances, steps);
    assert_eq!(summary.wins.keys().collect::<Vec<_>>(), [&0]);
    let keys = [
        "game",
        "games",
        "bots",
        "seed",
        "threads",
        "seconds",
        "decisions",
        "chances",
        "games_per_s",
        "steps_per_s",
        "mean_decisions",
        "outcomes",
        "wins",
    ];
    let json = serde_json::to_value(summary).unwrap();
    assert_eq!(json.as_object().unwrap().keys().collect::<Vec<_>>(), keys, "the contract of `sim --json`");
    assert_eq!(json["bots"], json!(["random"]));
}

#[test]
fn every_written_game_verifies() {
    let records = Mutex::new(Vec::new());
    let run = simulate(&plan("random", 5), Written::Yes, &|game, record| {
        records.lock().unwrap().push((game, record.unwrap()));
        ControlFlow::Continue(())
    })
    .unwrap();
    let mut records = records.into_inner().unwrap();
    records.sort();
    for ((_, text), row) in records.iter().zip(&run.tally.rows) {
        let record = Record::parse(text).unwrap();
        let (table, proof) = game("amanecer").unwrap().verify(&record).unwrap();
        assert_eq!(proof, DiceProof::Redrawn(row.chances));
        assert_eq!(table.steps() as u32, row.steps());
        assert_eq!(table.node().outcome().unwrap().label, row.outcome.label);
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |plan: Plan| simulate(&plan, Written::No, &|_, _| ControlFlow::Continue(())).unwrap_err();
    assert_eq!(refused(plan("random", 0)), LabError::NoGames);
    assert_eq!(refused(plan("random,random", 1)), LabError::Seats { bots: 2, seats: 1 });
    assert!(matches!(refused(Plan { game: "chess".to_owned(), ..plan("random", 1) }), LabError::Game(_)));
    let setup = json!({"political_victory_box": 11});
    assert!(matches!(refused(Plan { setup, ..plan("random", 1) }), LabError::Setup(_)));
    assert!(parse_bots("random,admiral").is_err());
}

#[test]
fn a_report_is_a_folder_of_its_own() {
    let room = tempfile::tempdir().unwrap();
    let target = room.path().join("report");
    report::write(&run(&plan("random", 40)), Folder::begin(&target).unwrap()).unwrap();
    let read = |name: &str| fs::read_to_string(target.join(name)).unwrap();
    let summary: Value = serde_json::from_str(&read("summary.json")).unwrap();
    assert_eq!(summary["games"], 40);
    assert!(summary["win_rates"]["0"]["high"].as_f64().unwrap() <= 1.0);
    let csv = read("games.csv");
    assert_eq!(csv.lines().count(), 41);
    assert_eq!(csv.lines().next(), Some("game,outcome,grade,score,decisions,chances,steps,winners"));
    let html = read("report.html");
    assert!(html.matches("<svg").count() == 5 && html.contains("military-defeat"), "{html}");
    assert!(!html.contains("src=") && !html.contains("href="), "the page needs no other file");
}
