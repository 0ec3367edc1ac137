//! Who plays whom: Swiss, round robin, knock-out. Pure arithmetic: the same players give the same pairs on every machine.

use super::matching::pairs;

/// How a Swiss tournament sees somebody who plays on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The number of their entry.
    pub number: u32,
    /// Points, in halves.
    pub points: i64,
    /// What they were rated when they came in.
    pub rating: i64,
    /// Whom they have met: the numbers of their entries.
    pub met: Vec<u32>,
    /// Rounds without an opponent.
    pub byes: u32,
    /// How much more often they had the first side than the second.
    pub sides: i64,
    /// Whether they had the first side last.
    pub was_first: bool,
}

/// Two who play, or somebody who has a bye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Has the first side.
    pub first: u32,
    /// Has the second side; nobody: `first` has a bye.
    pub second: Option<u32>,
}

/// Sides that one has had this much more often are not given to them again if that can be avoided.
const LEANING: i64 = 2;

/// A round of a Swiss tournament. Above all else nobody meets somebody twice, then nobody has a second bye, each while that can
/// be avoided. Then, from the top down: equal points, the upper half of those against the lower half, by rating. `balance`:
/// there is one match a pair, so sides are evened out.
pub fn swiss(players: &[Player], balance: bool) -> Vec<Pair> {
    let mut order: Vec<&Player> = players.iter().collect();
    order.sort_by_key(|player| (-player.points, -player.rating, player.number));
    let bye = (order.len() % 2 == 1).then(|| order.remove(bye(&order)));
    let mut field = Field::new(&order, balance);
    let mut left: Vec<usize> = (0..order.len()).collect();
    let mut out = Vec::new();
    while !left.is_empty() {
        let one = left.remove(0);
        let other = field.opponent(&order, one, &left);
        left.retain(|place| *place != other);
        out.push(seated(order[one], order[other]));
    }
    out.extend(bye.map(|player| Pair { first: player.number, second: None }));
    out
}

/// The place of whoever has no opponent: it must leave the fewest who meet again, then have had the fewest byes, then stand
/// lowest.
fn bye(order: &[&Player]) -> usize {
    let fewest = order.iter().map(|player| player.byes).min().unwrap_or(0);
    let key = |place: usize| {
        let rest: Vec<&Player> = order.iter().enumerate().filter(|(at, _)| *at != place).map(|(_, one)| *one).collect();
        (rest.len() / 2 - pairs(&graph(&rest, unmet)), order[place].byes)
    };
    let mut best = (order.len() - 1, (usize::MAX, u32::MAX));
    for place in (0..order.len()).rev() {
        let key = key(place);
        if key < best.1 {
            best = (place, key);
        }
        if best.1 == (0, fewest) {
            break;
        }
    }
    best.0
}

fn unmet(one: &Player, other: &Player) -> bool {
    !one.met.contains(&other.number)
}

fn graph(players: &[&Player], may: impl Fn(&Player, &Player) -> bool) -> Vec<Vec<bool>> {
    let row = |one: &&Player| players.iter().map(|other| one.number != other.number && may(one, other)).collect();
    players.iter().map(row).collect()
}

/// Who may still play whom.
struct Field {
    edges: Vec<Vec<bool>>,
    /// So many pairs must be made against the rules of `edges`.
    over: usize,
    balance: bool,
}

impl Field {
    fn new(order: &[&Player], balance: bool) -> Field {
        let leaning = |one: &Player, other: &Player| {
            one.sides.signum() == other.sides.signum() && one.sides.abs().min(other.sides.abs()) >= LEANING
        };
        let whole = order.len() / 2;
        let level = graph(order, |one, other| unmet(one, other) && !(balance && leaning(one, other)));
        let edges = if pairs(&level) == whole { level } else { graph(order, unmet) };
        let over = whole - pairs(&edges);
        Field { edges, over, balance }
    }

    /// Whom the one at place `one` plays: the first they wish for with whom everybody else can still be paired.
    fn opponent(&mut self, order: &[&Player], one: usize, left: &[usize]) -> usize {
        let player = order[one];
        let group = 1 + left.iter().take_while(|at| order[**at].points == player.points).count();
        let wish = |(at, place): (usize, &usize)| {
            let other = order[*place];
            let gap = player.points - other.points;
            let clash = self.balance && player.sides.signum() * other.sides.signum() == 1;
            // Their own place in the group is 0, that of the first one left is 1.
            let off = if gap == 0 { (at + 1).abs_diff(group / 2) } else { 0 };
            (gap, clash, off, at, *place)
        };
        let mut wishes: Vec<_> = left.iter().enumerate().map(wish).collect();
        wishes.sort_unstable();
        for (.., other) in wishes {
            let cost = usize::from(!self.edges[one][other]);
            let rest: Vec<usize> = left.iter().copied().filter(|place| *place != other).collect();
            let among = |place: &usize| rest.iter().map(|other| self.edges[*place][*other]).collect();
            let edges: Vec<Vec<bool>> = rest.iter().map(among).collect();
            if cost <= self.over && pairs(&edges) + self.over >= rest.len() / 2 + cost {
                self.over -= cost;
                return other;
            }
        }
        left[0]
    }
}

/// Who of two has the first side: whoever had it less often, then whoever did not have it last, then the one who stands lower.
fn seated(upper: &Player, lower: &Player) -> Pair {
    let key = |player: &Player| (player.sides, player.was_first);
    match key(upper) < key(lower) {
        true => Pair { first: upper.number, second: Some(lower.number) },
        false => Pair { first: lower.number, second: Some(upper.number) },
    }
}

/// How many rounds a round robin of so many has.
pub fn rounds_of_all(players: usize) -> u32 {
    let even = players + players % 2;
    even.saturating_sub(1) as u32
}

/// A round, counted from 1, in which in the end everybody meets everybody once (Berger's tables).
pub fn round_robin(players: &[u32], round: u32) -> Vec<Pair> {
    let mut all: Vec<Option<u32>> = players.iter().copied().map(Some).collect();
    if all.len() % 2 == 1 {
        all.push(None);
    }
    let circle = all.len() - 1;
    let turn = round as usize - 1;
    let mut out = Vec::new();
    for board in 0..all.len() / 2 {
        let (one, other) = match board {
            0 if turn.is_multiple_of(2) => (circle, turn % circle),
            0 => (turn % circle, circle),
            _ => {
                let (up, down) = ((turn + board) % circle, (turn + circle - board) % circle);
                if board % 2 == 1 { (up, down) } else { (down, up) }
            }
        };
        match (all[one], all[other]) {
            (Some(first), Some(second)) => out.push(Pair { first, second: Some(second) }),
            (Some(first), None) | (None, Some(first)) => out.push(Pair { first, second: None }),
            (None, None) => {}
        }
    }
    // Whoever has no opponent stands at the end, as everywhere.
    out.sort_by_key(|pair| pair.second.is_none());
    out
}

/// How many rounds a knock-out of so many has.
pub fn rounds_to_one(players: usize) -> u32 {
    players.next_power_of_two().trailing_zeros()
}

/// The first round of a knock-out: places of seeds, the best first, so that the best two can meet in the final alone. `None`:
/// nobody.
pub fn bracket<T: Copy>(seeds: &[T]) -> Vec<Option<T>> {
    let size = seeds.len().next_power_of_two();
    let mut places = vec![0];
    while places.len() < size {
        let last = 2 * places.len() - 1;
        places = places.iter().flat_map(|seed| [*seed, last - seed]).collect();
    }
    places.into_iter().map(|seed| seeds.get(seed).copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    struct Luck(u64);

    impl Luck {
        fn below(&mut self, n: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as usize % n
        }
    }

    /// Plays a round and writes it down; whoever is rated higher wins more often.
    fn play(players: &mut [Player], pairs: &[Pair], luck: &mut Luck) {
        let place = |players: &[Player], number: u32| players.iter().position(|one| one.number == number).unwrap();
        for pair in pairs {
            let first = place(players, pair.first);
            let Some(second) = pair.second else {
                players[first].byes += 1;
                players[first].points += 2;
                continue;
            };
            let other = place(players, second);
            let better =
                (players[first].rating + luck.below(400) as i64) - (players[other].rating + luck.below(400) as i64);
            let won = if better.abs() < 40 { 1 } else { i64::from(better > 0) * 2 };
            players[first].points += won;
            players[other].points += 2 - won;
            players[first].met.push(second);
            players[other].met.push(pair.first);
            players[first].sides += 1;
            players[other].sides -= 1;
            (players[first].was_first, players[other].was_first) = (true, false);
        }
    }

    fn field(count: usize, luck: &mut Luck) -> Vec<Player> {
        (1..=count as u32)
            .map(|number| Player { number, rating: 1_200 + luck.below(800) as i64, ..Player::default() })
            .collect()
    }

    /// 2,000 tournaments of 3 to 34 people, of whom some leave: everybody is paired once, nobody meets anybody twice, nobody
    /// has a second bye unless everybody has had one, and sides are even.
    #[test]
    fn a_swiss_round_holds_what_it_promises() {
        let mut luck = Luck(1939);
        let (mut rounds_played, mut leanings) = (0, [0_usize; 8]);
        for _ in 0..2_000 {
            let count = 3 + luck.below(32);
            let mut players = field(count, &mut luck);
            let most = (count + count % 2 - 1).min(9);
            for round in 0..1 + luck.below(most) {
                if players.len() > 4 && luck.below(12) == 0 {
                    players.remove(luck.below(players.len()));
                }
                let before = players.clone();
                let pairs = swiss(&players, true);
                let mut turned = players.clone();
                turned.reverse();
                assert_eq!(swiss(&turned, true), pairs, "the order they come in changes nothing");
                let seen: BTreeSet<u32> =
                    pairs.iter().flat_map(|pair| [Some(pair.first), pair.second]).flatten().collect();
                assert_eq!(seen.len(), players.len(), "round {round} of {count}");
                assert_eq!(pairs.len(), players.len().div_ceil(2));
                let again = pairs.iter().filter(|pair| {
                    let first = before.iter().find(|one| one.number == pair.first).unwrap();
                    pair.second.is_some_and(|second| first.met.contains(&second))
                });
                let all: Vec<&Player> = before.iter().collect();
                let can = super::pairs(&graph(&all, unmet));
                assert!(again.count() <= before.len() / 2 - can, "somebody meets somebody again who need not");
                play(&mut players, &pairs, &mut luck);
                rounds_played += 1;
            }
            for player in &players {
                leanings[player.sides.unsigned_abs() as usize] += 1;
            }
            let byes = players.iter().map(|player| player.byes);
            assert!(byes.clone().max() <= byes.min().map(|fewest| fewest + 1).max(Some(1)), "{players:?}");
        }
        assert!(rounds_played > 8_000, "{rounds_played}");
        let all: usize = leanings.iter().sum();
        assert!(leanings[3..].iter().sum::<usize>() * 200 < all, "{leanings:?}");
    }

    #[test]
    fn up_to_eight_who_have_met_are_parted_wherever_that_can_be() {
        let mut luck = Luck(7);
        for _ in 0..2_000 {
            let mut players = field(2 * (1 + luck.below(4)), &mut luck);
            for one in 0..players.len() {
                for other in 0..one {
                    if luck.below(3) > 0 {
                        let (a, b) = (players[one].number, players[other].number);
                        players[one].met.push(b);
                        players[other].met.push(a);
                    }
                }
            }
            let all: Vec<&Player> = players.iter().collect();
            let fewest = players.len() / 2 - pairs(&graph(&all, unmet));
            let number = |number: u32| players.iter().find(|one| one.number == number).unwrap();
            let made = swiss(&players, false);
            let again = made.iter().filter(|pair| number(pair.first).met.contains(&pair.second.unwrap())).count();
            assert_eq!(again, fewest);
        }
    }

    #[test]
    fn the_first_round_sets_the_upper_half_against_the_lower() {
        let players: Vec<Player> =
            (1..=8).map(|number| Player { number, rating: 2_000 - i64::from(number), ..Player::default() }).collect();
        let met: Vec<[u32; 2]> = swiss(&players, false).iter().map(|pair| [pair.second.unwrap(), pair.first]).collect();
        assert_eq!(met, [[1, 5], [2, 6], [3, 7], [4, 8]]);
    }

    #[test]
    fn sixty_four_are_paired_at_once() {
        let mut luck = Luck(64);
        let mut players = field(64, &mut luck);
        for _ in 0..9 {
            let pairs = swiss(&players, true);
            play(&mut players, &pairs, &mut luck);
        }
        let mut met: Vec<(u32, u32)> =
            players.iter().flat_map(|one| one.met.iter().map(|other| (one.number, *other))).collect();
        met.sort_unstable();
        met.dedup();
        assert_eq!(met.len(), 64 * 9);
    }

    #[test]
    fn in_a_round_robin_everybody_meets_everybody_once_from_even_sides() {
        for count in 3..=16_u32 {
            let numbers: Vec<u32> = (1..=count).collect();
            let mut met = BTreeSet::new();
            let mut sides = vec![0_i64; count as usize + 1];
            for round in 1..=rounds_of_all(count as usize) {
                let pairs = round_robin(&numbers, round);
                assert_eq!(
                    pairs.iter().map(|pair| 1 + usize::from(pair.second.is_some())).sum::<usize>(),
                    count as usize
                );
                for pair in pairs {
                    let Some(second) = pair.second else { continue };
                    assert!(met.insert((pair.first.min(second), pair.first.max(second))), "{count}: {pair:?}");
                    sides[pair.first as usize] += 1;
                    sides[second as usize] -= 1;
                }
            }
            assert_eq!(met.len() as u32, count * (count - 1) / 2);
            assert!(sides.iter().all(|side| side.abs() <= 1), "{count}: {sides:?}");
        }
    }

    #[test]
    fn in_a_knock_out_the_best_two_can_meet_in_the_final_alone() {
        assert_eq!(bracket(&[1, 2, 3, 4]), [Some(1), Some(4), Some(2), Some(3)]);
        assert_eq!(bracket(&[1, 2, 3, 4, 5]), [Some(1), None, Some(4), Some(5), Some(2), None, Some(3), None]);
        for count in 2..=64_usize {
            let seeds: Vec<usize> = (0..count).collect();
            let places = bracket(&seeds);
            assert_eq!(places.len(), 1 << rounds_to_one(count));
            assert_eq!(places.iter().flatten().count(), count);
            assert!(
                places.chunks(2).all(|pair| pair.iter().any(Option::is_some)),
                "{count}: somebody is in every pair"
            );
        }
    }
}
