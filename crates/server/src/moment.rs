//! Time: the wall clock as the database and the browser know it, and a clock that nobody sets.

use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub type Millis = i64;

/// Now, by the wall clock.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// What the wall clock said when the process began, and when that was.
static BEGAN: OnceLock<(Millis, Instant)> = OnceLock::new();

/// Takes another clock's word for the time of day: processes that share a database go by the clock of the database, or one
/// that was started after somebody set its machine's clock would not agree with the others about how long somebody has
/// thought. The first word counts.
pub fn agree(wall: Millis) {
    BEGAN.get_or_init(|| (wall, Instant::now()));
}

/// Now, as the wall clock said when the process began, and as time has gone by since: whoever sets the machine's clock
/// moves nobody's time to think.
pub fn steady() -> Millis {
    let (wall, began) = BEGAN.get_or_init(|| (now(), Instant::now()));
    wall.saturating_add(Millis::try_from(began.elapsed().as_millis()).unwrap_or(Millis::MAX))
}

/// The year of a moment (UTC).
pub fn year_of(at: Millis) -> i64 {
    date_of(at).0
}

/// A moment for people, to the second: `2026-11-18 19:05:00 UTC`.
pub fn readable(at: Millis) -> String {
    let (year, month, day) = date_of(at);
    let second = at.div_euclid(1_000).rem_euclid(86_400);
    let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02} UTC")
}

/// Year, month and day of a moment (UTC).
fn date_of(at: Millis) -> (i64, i64, i64) {
    let days = at.div_euclid(86_400_000);
    // Years of 365.2425 days that begin in March, counted from the year 0: the leap day is the last day of a year.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_read_as_dates() {
        assert_eq!((year_of(1_735_689_599_999), year_of(1_735_689_600_000)), (2024, 2025));
        assert_eq!(readable(0), "1970-01-01 00:00:00 UTC");
        assert_eq!(readable(951_782_400_000), "2000-02-29 00:00:00 UTC");
        assert_eq!(readable(1_735_689_599_999), "2024-12-31 23:59:59 UTC");
        assert_eq!(readable(-1_000), "1969-12-31 23:59:59 UTC");
    }

    #[test]
    fn the_steady_clock_never_goes_back() {
        let before = steady();
        assert!((before - now()).abs() < 60_000 && steady() >= before);
    }
}
