//! Watching it run: numbers for Prometheus, in one place so that their names do not drift.

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;

const ACTION: &str = "frente_action_seconds";
const REFUSED: &str = "frente_actions_refused_total";
const REQUEST: &str = "frente_request_seconds";
const BOT: &str = "frente_bot_seconds";
const BATCH: &str = "frente_commit_batch";
const COMMIT: &str = "frente_commit_seconds";
const ROOMS: &str = "frente_matches_live";
const SOCKETS: &str = "frente_sockets";
const THINKING: &str = "frente_bots_thinking";
const SEATS: &str = "frente_seats_connected";

const SECONDS: [f64; 14] = [0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0];
const SIZES: [f64; 11] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1024.0];

/// Begins to count. Counts are those of the process: several servers in one (tests) share them.
pub fn begin() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let sizes = Matcher::Full(BATCH.to_owned());
        let builder = PrometheusBuilder::new().set_buckets(&SECONDS).expect("there are buckets");
        let builder = builder.set_buckets_for_metric(sizes, &SIZES).expect("there are buckets");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("somebody else counts already: /metrics stays empty");
        }
        describe_histogram!(ACTION, "From an action's arrival to its updates being on their way, the commit included");
        describe_counter!(REFUSED, "Actions that were not taken");
        describe_histogram!(REQUEST, "Requests by their answer");
        describe_histogram!(BOT, "A bot's thinking for one decision");
        describe_histogram!(BATCH, "Changes written by one commit");
        describe_histogram!(COMMIT, "One commit");
        describe_gauge!(ROOMS, "Matches in memory");
        describe_gauge!(SOCKETS, "Open sockets");
        describe_gauge!(THINKING, "Bots that think now");
        describe_gauge!(SEATS, "Open sockets of players");
        handle
    })
}

/// The numbers as Prometheus reads them.
pub fn render() -> String {
    begin().render()
}

/// Empties what histograms have gathered; called from time to time.
pub fn upkeep() {
    begin().run_upkeep();
}

/// An action came through, or was refused for the reason of that code.
pub fn action_took(time: Duration, refused: Option<&'static str>) {
    match refused {
        None => histogram!(ACTION).record(time.as_secs_f64()),
        Some(code) => counter!(REFUSED, "code" => code).increment(1),
    }
}

/// A request was answered.
pub fn request_took(time: Duration, status: u16) {
    let class = match status {
        0..=199 => "1xx",
        200..=299 => "2xx",
        300..=399 => "3xx",
        400..=499 => "4xx",
        _ => "5xx",
    };
    histogram!(REQUEST, "status" => class).record(time.as_secs_f64());
}

/// A bot has decided.
pub fn bot_thought(seconds: f64) {
    histogram!(BOT).record(seconds);
}

/// So many changes go into one commit.
pub fn commit_batch(size: usize) {
    histogram!(BATCH).record(size as f64);
}

/// A commit was made.
pub fn commit_took(time: Duration) {
    histogram!(COMMIT).record(time.as_secs_f64());
}

/// So many matches are in memory.
pub fn rooms(count: usize) {
    gauge!(ROOMS).set(count as f64);
}

/// A bot that thinks, counted while it does.
pub struct Thinking(());

impl Thinking {
    /// Counts one more bot that thinks.
    pub fn begin() -> Thinking {
        gauge!(THINKING).increment(1);
        Thinking(())
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        gauge!(THINKING).decrement(1);
    }
}

/// An open socket, counted while it lives.
pub struct Socket {
    seated: bool,
}

impl Socket {
    /// Counts one more socket.
    pub fn open(seated: bool) -> Socket {
        gauge!(SOCKETS).increment(1);
        if seated {
            gauge!(SEATS).increment(1);
        }
        Socket { seated }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        gauge!(SOCKETS).decrement(1);
        if self.seated {
            gauge!(SEATS).decrement(1);
        }
    }
}
