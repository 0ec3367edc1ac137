//! Clocks: none, so many seconds for the match, or so many days for a move.
//!
//! Only people have a clock; a bot's time is bounded by its level. A live clock stands still while the server is
//! down; days go on.

use super::chair::Chair;
use crate::moment::Millis;
pub use frente_catalog::told::{ClockOut, ClockRule};
use frente_kernel::Seat;
use serde::{Deserialize, Serialize};

/// What a seat has at first, and again for each turn.
fn budget(rule: ClockRule) -> Millis {
    match rule {
        ClockRule::None => 0,
        ClockRule::Live { seconds, .. } => Millis::from(seconds) * 1_000,
        ClockRule::Days { days } => Millis::from(days) * 86_400_000,
    }
}

/// How the clocks of a match stand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// What each seat has left; the running one since it was started.
    left: Vec<Millis>,
    /// Whose clock runs, and since when.
    running: Option<(u8, Millis)>,
}

impl Clocks {
    /// Full clocks, none running; `None` where none was agreed.
    pub fn new(rule: ClockRule, seats: usize) -> Option<Clocks> {
        (rule != ClockRule::None).then(|| Clocks { left: vec![budget(rule); seats], running: None })
    }

    /// As loaded after a pause of the server.
    pub fn resumed(mut self, rule: ClockRule, now: Millis) -> Clocks {
        if let (ClockRule::Live { .. }, Some((_, since))) = (rule, &mut self.running) {
            *since = now;
        }
        self
    }

    /// Hands the move to `to` (`None`: to nobody). A seat that moves again keeps its clock running.
    pub fn pass(&mut self, rule: ClockRule, to: Option<Seat>, chairs: &[Chair], now: Millis) {
        let to = to.filter(|seat| chairs.get(usize::from(seat.0)).is_some_and(|chair| chair.user().is_some()));
        let before = self.running.map(|(seat, _)| seat);
        if before == to.map(|seat| seat.0) {
            return;
        }
        if let Some((seat, since)) = self.running.take() {
            let left = &mut self.left[usize::from(seat)];
            match rule {
                ClockRule::Live { increment, .. } => *left += Millis::from(increment) * 1_000 - (now - since),
                _ => *left = budget(rule),
            }
        }
        self.running = to.map(|seat| (seat.0, now));
    }

    /// Stops whatever runs.
    pub fn stop(&mut self, now: Millis) {
        if let Some((seat, since)) = self.running.take() {
            self.left[usize::from(seat)] -= now - since;
        }
    }

    /// When a clock will run out, and whose.
    pub fn deadline(&self) -> Option<(Seat, Millis)> {
        let (seat, since) = self.running?;
        Some((Seat(seat), since + self.left[usize::from(seat)]))
    }

    /// For the browser.
    pub fn out(&self, now: Millis) -> Vec<ClockOut> {
        let clock = |(seat, left): (u8, &Millis)| {
            let since = self.running.filter(|(running, _)| *running == seat).map(|(_, since)| since);
            ClockOut { seat, left_ms: (left - since.map_or(0, |since| now - since)).max(0), running: since.is_some() }
        };
        (0..).zip(&self.left).map(clock).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::UserId;
    use crate::table::chair::Sitter;

    fn chairs() -> Vec<Chair> {
        let chair =
            || Chair { sitter: Sitter::Human(UserId::random()), name: String::new(), salt: String::new(), list: None };
        vec![chair(), chair()]
    }

    #[test]
    fn a_live_clock_runs_for_the_seat_to_move_and_gains_its_increment() {
        let rule = ClockRule::Live { seconds: 60, increment: 5 };
        let (chairs, mut clocks) = (chairs(), Clocks::new(rule, 2).unwrap());
        clocks.pass(rule, Some(Seat(0)), &chairs, 1_000);
        clocks.pass(rule, Some(Seat(0)), &chairs, 3_000);
        assert_eq!(clocks.deadline(), Some((Seat(0), 61_000)), "moving again does not start it anew");
        clocks.pass(rule, Some(Seat(1)), &chairs, 11_000);
        assert_eq!(clocks.out(12_000)[0].left_ms, 55_000);
        assert_eq!(clocks.out(12_000)[1].left_ms, 59_000);
        let resumed = clocks.clone().resumed(rule, 500_000);
        assert_eq!(resumed.deadline(), Some((Seat(1), 560_000)), "the server's pause costs nobody time");
    }

    #[test]
    fn days_start_anew_each_turn_and_go_on_while_the_server_is_down() {
        let rule = ClockRule::Days { days: 1 };
        let (chairs, mut clocks) = (chairs(), Clocks::new(rule, 2).unwrap());
        clocks.pass(rule, Some(Seat(0)), &chairs, 0);
        clocks.pass(rule, Some(Seat(1)), &chairs, 80_000_000);
        clocks.pass(rule, Some(Seat(0)), &chairs, 90_000_000);
        assert_eq!(clocks.resumed(rule, 999_000_000).deadline(), Some((Seat(0), 176_400_000)));
    }
}
