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
    /// Seats whose player is on holidays: from when until when their clock stands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    away: Vec<(u8, Millis, Millis)>,
}

impl Clocks {
    /// Full clocks, none running; `None` where none was agreed.
    pub fn new(rule: ClockRule, seats: usize) -> Option<Clocks> {
        (rule != ClockRule::None).then(|| Clocks { left: vec![budget(rule); seats], running: None, away: Vec::new() })
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
        self.away.retain(|(_, _, until)| *until > now);
    }

    /// Whoever plays `seat` is away for a while; a while that is over at its beginning: they have come back.
    pub fn leave(&mut self, seat: Seat, since: Millis, until: Millis) {
        // What has begun before goes on no longer than to here.
        for (_, _, end) in self.away.iter_mut().filter(|(away, ..)| *away == seat.0) {
            *end = (*end).min(since);
        }
        if until > since {
            self.away.push((seat.0, since, until));
        }
    }

    /// The times in which the clock of `seat` stands, in their order.
    fn standing(&self, seat: u8) -> impl Iterator<Item = (Millis, Millis)> {
        self.away.iter().filter(move |(away, ..)| *away == seat).map(|(_, since, until)| (*since, *until))
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
        let mut at = since + self.left[usize::from(seat)];
        for (from, until) in self.standing(seat).filter(|(_, until)| *until > since) {
            if from < at {
                at += until - from.max(since);
            }
        }
        Some((Seat(seat), at))
    }

    /// For the browser.
    pub fn out(&self, now: Millis) -> Vec<ClockOut> {
        let clock = |(seat, left): (u8, &Millis)| {
            let due = self.deadline().filter(|(running, _)| running.0 == seat).map(|(_, at)| at);
            // The time in which it will stand is nobody's to think in.
            let stands: Millis = due.map_or(0, |due| {
                self.standing(seat).map(|(from, until)| (until.min(due) - from.max(now)).max(0)).sum()
            });
            ClockOut {
                seat,
                left_ms: due.map_or(*left, |due| due - now - stands).max(0),
                running: due.is_some(),
                away: self.standing(seat).find(|(from, until)| *from <= now && now < *until).map(|(_, until)| until),
            }
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
    fn a_clock_of_days_stands_while_its_player_is_away() {
        const DAY: Millis = 86_400_000;
        let rule = ClockRule::Days { days: 3 };
        let (chairs, mut clocks) = (chairs(), Clocks::new(rule, 2).unwrap());
        clocks.pass(rule, Some(Seat(0)), &chairs, 0);
        // Away from the second day on for ten days: one day was spent before, two are left after.
        clocks.leave(Seat(0), DAY, 11 * DAY);
        assert_eq!(clocks.deadline(), Some((Seat(0), 13 * DAY)));
        let out = &clocks.out(5 * DAY)[0];
        assert_eq!((out.left_ms, out.away), (2 * DAY, Some(11 * DAY)));
        assert_eq!(clocks.out(12 * DAY)[0].left_ms, DAY);
        // Back sooner.
        let mut back = clocks.clone();
        back.leave(Seat(0), 4 * DAY, 4 * DAY);
        assert_eq!((back.deadline(), back.out(5 * DAY)[0].away), (Some((Seat(0), 6 * DAY)), None));
        // A turn that begins while they are away has all its days after.
        clocks.pass(rule, Some(Seat(1)), &chairs, 2 * DAY);
        assert_eq!(clocks.deadline(), Some((Seat(1), 5 * DAY)), "the other's clock runs");
        clocks.pass(rule, Some(Seat(0)), &chairs, 4 * DAY);
        assert_eq!(clocks.deadline(), Some((Seat(0), 14 * DAY)));
        assert_eq!(serde_json::from_str::<Clocks>(r#"{"left":[5],"running":null}"#).unwrap().away, []);
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
