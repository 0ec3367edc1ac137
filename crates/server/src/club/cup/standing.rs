//! How everybody stands. Points are counted in halves: 2 for a win, 1 for a draw. What parts those who have as many, in this order:
//! what they made of each other, where all of them have met; Buchholz (the points of one's opponents, less those of the lowest
//! opponent); Sonneborn-Berger (the points of each opponent, times what was made of them); wins. Whoever is equal in all of it
//! shares a place. A match that was not played (a bye, somebody absent) counts as one against an opponent with as many points as
//! oneself. In a knock-out the place is how far one came, and nothing else.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// What kind of tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "TournamentKind"))]
#[schema(as = TournamentKind)]
pub enum Kind {
    /// So many rounds against whoever has as many points.
    Swiss,
    /// Everybody against everybody.
    Robin,
    /// Whoever loses is out.
    Knockout,
}

/// Somebody who has come in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// The number of their entry.
    pub number: u32,
    /// What they were rated then.
    pub rating: i64,
    /// Whether they have left.
    pub out: bool,
}

/// A match of a tournament, or a bye.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The round, counted from 1.
    pub round: u32,
    /// The pair it belongs to.
    pub board: u32,
    /// Has the first side.
    pub first: u32,
    /// Has the second side; nobody: a bye.
    pub second: Option<u32>,
    /// What came of it for the first and the second, once it is known.
    pub scores: Option<[i64; 2]>,
    /// Whether it was played.
    pub played: bool,
}

impl Game {
    /// What came of it for one of them, and whom they met.
    fn of(&self, number: u32) -> Option<(i64, Option<u32>)> {
        let [first, second] = self.scores?;
        match number {
            _ if number == self.first => Some((first, self.second)),
            _ if Some(number) == self.second => Some((second, Some(self.first))),
            _ => None,
        }
    }

    fn concerns(&self, number: u32) -> bool {
        self.first == number || self.second == Some(number)
    }
}

/// How somebody stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The place, counted from 1; shared by equals.
    pub place: usize,
    /// The number of the entry.
    pub number: u32,
    /// Points, in halves; in a knock-out the rounds come through.
    pub points: i64,
    /// Points against those who have as many, in halves, where all of them have met.
    pub direct: Option<i64>,
    /// Buchholz, in halves.
    pub buchholz: i64,
    /// Sonneborn-Berger, in quarters.
    pub sonneborn: i64,
    /// How many matches were won.
    pub wins: i64,
}

/// How everybody stands, the best first. `legs`: so many matches a pair plays.
pub fn standings(kind: Kind, legs: usize, all: &[Contestant], games: &[Game]) -> Vec<Standing> {
    let annulled = if kind == Kind::Robin { annulled(all, games) } else { BTreeSet::new() };
    let counts = |game: &&Game| !annulled.iter().any(|number| game.concerns(*number));
    let games: Vec<&Game> = games.iter().filter(|game| game.scores.is_some()).filter(counts).collect();
    let mut rows: Vec<Standing> = match kind {
        Kind::Knockout => {
            all.iter().map(|one| Standing { points: came_through(&games, all, one.number), ..row(one) }).collect()
        }
        Kind::Swiss | Kind::Robin => counted(legs, all, &games),
    };
    let key = |row: &Standing| Reverse((row.points, row.direct.unwrap_or(0), row.buchholz, row.sonneborn, row.wins));
    let rating: BTreeMap<u32, i64> = all.iter().map(|one| (one.number, one.rating)).collect();
    rows.sort_by_key(|row| (key(row), Reverse(rating[&row.number]), row.number));
    for at in 0..rows.len() {
        let shared = at > 0 && key(&rows[at]) == key(&rows[at - 1]);
        rows[at].place = if shared { rows[at - 1].place } else { at + 1 };
    }
    rows
}

fn row(one: &Contestant) -> Standing {
    Standing { number: one.number, ..Standing::default() }
}

/// Those who left a round robin before they had played half of it: what they played counts for nobody.
fn annulled(all: &[Contestant], games: &[Game]) -> BTreeSet<u32> {
    let played = |number: u32| games.iter().filter(|game| game.played && game.concerns(number)).count();
    let whole = |number: u32| games.iter().filter(|game| game.second.is_some() && game.concerns(number)).count();
    let left = all.iter().filter(|one| one.out && played(one.number) * 2 < whole(one.number));
    left.map(|one| one.number).collect()
}

fn counted(legs: usize, all: &[Contestant], games: &[&Game]) -> Vec<Standing> {
    let sum = |number: u32| -> i64 { games.iter().filter_map(|game| game.of(number)).map(|(score, _)| score).sum() };
    let points: BTreeMap<u32, i64> = all.iter().map(|one| (one.number, sum(one.number))).collect();
    let counted = |one: &Contestant| {
        let own = points[&one.number];
        let mut met = Vec::new();
        let mut standing = Standing { points: own, ..row(one) };
        for game in games {
            let Some((score, other)) = game.of(one.number) else { continue };
            let other = other.filter(|_| game.played).map_or(own, |other| points[&other]);
            met.push(other);
            standing.sonneborn += score * other;
            standing.wins += i64::from(game.played && score == 2);
        }
        met.sort_unstable();
        standing.buchholz = met.iter().skip(legs).sum();
        standing
    };
    let mut rows: Vec<Standing> = all.iter().map(counted).collect();
    let mut equals: BTreeMap<i64, Vec<u32>> = BTreeMap::new();
    rows.iter().for_each(|row| equals.entry(row.points).or_default().push(row.number));
    for row in &mut rows {
        row.direct = direct(row.number, &equals[&row.points], games);
    }
    rows
}

/// What `number` made of the others in `group`, where all of them have met each other.
fn direct(number: u32, group: &[u32], games: &[&Game]) -> Option<i64> {
    let met = |one: u32, other: u32| games.iter().any(|game| game.played && game.concerns(one) && game.concerns(other));
    let all = group.iter().all(|one| group.iter().all(|other| one == other || met(*one, *other)));
    if group.len() < 2 || !all {
        return None;
    }
    let made = games
        .iter()
        .filter_map(|game| game.of(number))
        .filter(|(_, other)| other.is_some_and(|other| group.contains(&other)));
    Some(made.map(|(score, _)| score).sum())
}

/// How many rounds of a knock-out somebody has come through.
fn came_through(games: &[&Game], all: &[Contestant], number: u32) -> i64 {
    let mut rounds: Vec<(u32, u32)> =
        games.iter().filter(|game| game.concerns(number)).map(|game| (game.round, game.board)).collect();
    rounds.dedup();
    let won = |(round, board): &(u32, u32)| {
        let of: Vec<&Game> =
            games.iter().copied().filter(|game| (game.round, game.board) == (*round, *board)).collect();
        winner(&of, all) == Some(number)
    };
    rounds.iter().filter(|place| won(place)).count() as i64
}

/// Who goes on from the matches of a pair, the decider among them: whoever has made more of them, else whoever won the decider,
/// else whoever was rated higher at the start; nobody where neither came.
pub fn winner(games: &[&Game], all: &[Contestant]) -> Option<u32> {
    let last = games.last()?;
    let Some(second) = last.second else { return Some(last.first) };
    let sum = |number: u32| -> i64 { games.iter().filter_map(|game| game.of(number)).map(|(score, _)| score).sum() };
    let (one, other) = (sum(last.first), sum(second));
    if one == 0 && other == 0 {
        return None;
    }
    let seed = |number: u32| all.iter().find(|one| one.number == number).map(|one| (one.rating, Reverse(number)));
    match one.cmp(&other) {
        std::cmp::Ordering::Greater => Some(last.first),
        std::cmp::Ordering::Less => Some(second),
        std::cmp::Ordering::Equal => Some(if seed(last.first) > seed(second) { last.first } else { second }),
    }
}

/// Whether a pair of a knock-out has made as much of its matches, and something.
pub fn is_tied(games: &[&Game]) -> bool {
    let Some(Game { first, second: Some(second), .. }) = games.last() else { return false };
    let sum = |number: u32| -> i64 { games.iter().filter_map(|game| game.of(number)).map(|(score, _)| score).sum() };
    sum(*first) == sum(*second) && sum(*first) > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(ratings: &[i64]) -> Vec<Contestant> {
        (1..).zip(ratings).map(|(number, rating)| Contestant { number, rating: *rating, out: false }).collect()
    }

    fn game(round: u32, first: u32, second: u32, scores: [i64; 2]) -> Game {
        Game { round, board: first.min(second), first, second: Some(second), scores: Some(scores), played: true }
    }

    fn order(rows: &[Standing]) -> Vec<(usize, u32, i64)> {
        rows.iter().map(|row| (row.place, row.number, row.points)).collect()
    }

    /// Four people, three rounds, reckoned by hand.
    #[test]
    fn points_then_each_other_then_opponents() {
        let all = people(&[1_500, 1_600, 1_400, 1_700]);
        let games = [
            game(1, 1, 2, [2, 0]),
            game(1, 3, 4, [0, 2]),
            game(2, 4, 1, [2, 0]),
            game(2, 2, 3, [1, 1]),
            game(3, 1, 3, [2, 0]),
            game(3, 4, 2, [0, 2]),
        ];
        let rows = standings(Kind::Robin, 1, &all, &games);
        // 4 and 1 have two points each, 4 won between them; 2 has one and a half, 3 a half.
        assert_eq!(order(&rows), [(1, 4, 4), (2, 1, 4), (3, 2, 3), (4, 3, 1)]);
        assert_eq!((rows[0].direct, rows[1].direct, rows[2].direct), (Some(2), Some(0), None));
        // Player 1 met 2 (3), 4 (4) and 3 (1): without the lowest 7; won against 2 and 3: 2·3 + 2·1.
        assert_eq!((rows[1].buchholz, rows[1].sonneborn, rows[1].wins), (7, 8, 2));
    }

    #[test]
    fn whoever_is_equal_in_all_shares_a_place() {
        let all = people(&[1_500, 1_600, 1_400, 1_700]);
        let rows = standings(Kind::Swiss, 1, &all, &[game(1, 1, 2, [1, 1]), game(1, 3, 4, [1, 1])]);
        assert_eq!(order(&rows), [(1, 4, 1), (1, 2, 1), (1, 1, 1), (1, 3, 1)]);
        assert_eq!(standings(Kind::Swiss, 1, &all, &[])[3].place, 1);
    }

    #[test]
    fn what_was_not_played_counts_as_an_opponent_like_oneself() {
        let all = people(&[1_500, 1_600, 1_400]);
        let bye = Game { round: 1, board: 2, first: 3, second: None, scores: Some([2, 0]), played: false };
        let rows = standings(Kind::Swiss, 1, &all, &[game(1, 1, 2, [2, 0]), bye, game(2, 3, 1, [1, 1])]);
        // 3: a bye (own points 3) and a draw with 1 (3 points): without the lowest 3; 2·3 + 1·3.
        let third = rows.iter().find(|row| row.number == 3).unwrap();
        assert_eq!((third.points, third.buchholz, third.sonneborn, third.wins), (3, 3, 9, 0));
    }

    #[test]
    fn who_leaves_a_round_robin_early_has_played_for_nobody() {
        let mut all = people(&[1_500, 1_600, 1_400, 1_700]);
        all[3].out = true;
        let absent = |round, first| Game { played: false, ..game(round, first, 4, [2, 0]) };
        let games = [
            game(1, 1, 4, [0, 2]),
            game(1, 2, 3, [2, 0]),
            absent(2, 2),
            game(2, 3, 1, [2, 0]),
            absent(3, 3),
            game(3, 1, 2, [2, 0]),
        ];
        let rows = standings(Kind::Robin, 1, &all, &games);
        assert!(rows.iter().all(|row| row.points == if row.number == 4 { 0 } else { 2 }), "{rows:?}");
    }

    #[test]
    fn in_a_knock_out_the_round_counts() {
        let all = people(&[1_500, 1_600, 1_400, 1_700]);
        let games = [game(1, 4, 3, [2, 0]), game(1, 2, 1, [1, 1]), game(2, 4, 2, [0, 2])];
        // 2 was rated higher than 1, and goes on.
        assert_eq!(order(&standings(Kind::Knockout, 1, &all, &games)), [(1, 2, 2), (2, 4, 1), (3, 1, 0), (3, 3, 0)]);
        assert!(is_tied(&[&games[1]]) && !is_tied(&[&games[0]]));
        let nobody = Game { played: false, ..game(1, 1, 2, [0, 0]) };
        assert_eq!(winner(&[&nobody], &all), None);
        let decider = [&games[1], &game(1, 1, 2, [2, 0])];
        assert_eq!(winner(&decider, &all), Some(1));
    }
}
