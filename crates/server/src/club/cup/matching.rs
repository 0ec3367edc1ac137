//! A matching with as many pairs as there can be, in any graph: Edmonds' algorithm, which shrinks odd circles. A question
//! about a hundred people takes a fraction of a millisecond.

/// Whom each is matched with.
pub fn matching(edges: &[Vec<bool>]) -> Vec<Option<usize>> {
    let mut search = Search::new(edges);
    for root in 0..edges.len() {
        if search.mate[root].is_none()
            && let Some(end) = search.path_from(root)
        {
            search.turn_over(end);
        }
    }
    search.mate
}

/// How many pairs there can be.
pub fn pairs(edges: &[Vec<bool>]) -> usize {
    matching(edges).iter().flatten().count() / 2
}

struct Search<'a> {
    edges: &'a [Vec<bool>],
    mate: Vec<Option<usize>>,
    /// Where each was reached from.
    parent: Vec<Option<usize>>,
    /// The base of the circle that each has been shrunk into.
    base: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(edges: &'a [Vec<bool>]) -> Search<'a> {
        let all = edges.len();
        Search { edges, mate: vec![None; all], parent: vec![None; all], base: (0..all).collect() }
    }

    /// Where the ways of two back to the root meet.
    fn meeting(&self, one: usize, other: usize) -> usize {
        let mut passed = vec![false; self.edges.len()];
        let mut at = self.base[one];
        loop {
            passed[at] = true;
            let Some(mate) = self.mate[at] else { break };
            at = self.base[self.parent[mate].expect("a mate was reached")];
        }
        let mut at = self.base[other];
        while !passed[at] {
            let mate = self.mate[at].expect("the root is passed by all");
            at = self.base[self.parent[mate].expect("a mate was reached")];
        }
        at
    }

    /// Marks the way from `from` to `base`; `child` lies beyond its first step.
    fn mark(&mut self, mut from: usize, base: usize, mut child: usize, circle: &mut [bool]) {
        while self.base[from] != base {
            let mate = self.mate[from].expect("inside a circle everybody has a mate");
            circle[self.base[from]] = true;
            circle[self.base[mate]] = true;
            self.parent[from] = Some(child);
            child = mate;
            from = self.parent[mate].expect("a mate was reached");
        }
    }

    /// A way from `root` to somebody without a mate, on which every other step is a pair.
    fn path_from(&mut self, root: usize) -> Option<usize> {
        let all = self.edges.len();
        self.parent = vec![None; all];
        self.base = (0..all).collect();
        let mut reached = vec![false; all];
        reached[root] = true;
        let mut line = std::collections::VecDeque::from([root]);
        while let Some(from) = line.pop_front() {
            for to in 0..all {
                if !self.edges[from][to] || self.base[from] == self.base[to] || self.mate[from] == Some(to) {
                    continue;
                }
                if to == root || self.mate[to].is_some_and(|mate| self.parent[mate].is_some()) {
                    let base = self.meeting(from, to);
                    let mut circle = vec![false; all];
                    self.mark(from, base, to, &mut circle);
                    self.mark(to, base, from, &mut circle);
                    for one in 0..all {
                        if circle[self.base[one]] {
                            self.base[one] = base;
                            if !reached[one] {
                                reached[one] = true;
                                line.push_back(one);
                            }
                        }
                    }
                } else if self.parent[to].is_none() {
                    self.parent[to] = Some(from);
                    match self.mate[to] {
                        None => return Some(to),
                        Some(mate) => {
                            reached[mate] = true;
                            line.push_back(mate);
                        }
                    }
                }
            }
        }
        None
    }

    /// What was a pair on the way to `end` is none any more, and the other way round.
    fn turn_over(&mut self, end: usize) {
        let mut at = Some(end);
        while let Some(one) = at {
            let from = self.parent[one].expect("it was reached");
            let next = self.mate[from];
            self.mate[one] = Some(from);
            self.mate[from] = Some(one);
            at = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The largest matching by trying everything.
    fn tried(edges: &[Vec<bool>], free: &mut [bool]) -> usize {
        let Some(one) = free.iter().position(|free| *free) else { return 0 };
        free[one] = false;
        let mut most = tried(edges, free);
        for other in one + 1..edges.len() {
            if free[other] && edges[one][other] {
                free[other] = false;
                most = most.max(1 + tried(edges, free));
                free[other] = true;
            }
        }
        free[one] = true;
        most
    }

    #[test]
    fn there_are_as_many_pairs_as_trying_everything_finds() {
        // A linear congruence is random enough for graphs.
        let mut state = 1936_u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize
        };
        for _ in 0..3_000 {
            let (all, density) = (2 + next() % 8, 1 + next() % 9);
            let mut edges = vec![vec![false; all]; all];
            for one in 0..all {
                for other in 0..one {
                    let edge = next() % 10 < density;
                    (edges[one][other], edges[other][one]) = (edge, edge);
                }
            }
            let found = matching(&edges);
            for (one, mate) in found.iter().enumerate() {
                assert!(mate.is_none_or(|mate| found[mate] == Some(one) && edges[one][mate]));
            }
            assert_eq!(pairs(&edges), tried(&edges, &mut vec![true; all]), "{edges:?}");
        }
    }
}
