//! The arena of a search tree: one vector of small twigs, linked by index, cleared and used again.
//!
//! A twig is a step and the position it leads to. The children of a decision stand next to each other where the game
//! hides nothing; where it does, a redeal may make new actions legal, and they are linked in later, so that siblings
//! stay sorted by action. What chance brings is linked in at the front as it comes up; so is the one twig that stands
//! for whatever the searching seat does not see.

/// The index that stands for no twig.
pub(crate) const NONE: u32 = 0;
/// The twig every search starts from.
pub(crate) const ROOT: u32 = 0;

/// The step that leads to a twig.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step<A, C> {
    Start,
    Act(A),
    Chance(C),
    /// Something the searching seat does not see.
    Unseen,
}

/// A step, where it leads, and what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Twig<A, C> {
    pub step: Step<A, C>,
    /// The first child, or `NONE`.
    pub first: u32,
    /// The next sibling, or `NONE`.
    pub next: u32,
    /// How often the search came this way.
    pub visits: u32,
    /// How often it could have come this way.
    pub offered: u32,
    /// The sum of what it was worth to the seat that chose it.
    pub sum: f32,
    /// The evaluator's first impression, a share of 1 among the siblings.
    pub prior: f32,
}

impl<A, C> Twig<A, C> {
    fn new(step: Step<A, C>, next: u32, prior: f32) -> Twig<A, C> {
        Twig { step, first: NONE, next, visits: 0, offered: 0, sum: 0.0, prior }
    }
}

/// All twigs of a search, the root first.
#[derive(Debug)]
pub(crate) struct Tree<A, C> {
    twigs: Vec<Twig<A, C>>,
    cap: usize,
}

impl<A: Copy + Ord, C: Copy + Eq> Tree<A, C> {
    /// A tree of the root alone, with room for `cap` twigs. Memory is touched only as it grows.
    pub fn with_room(cap: u32) -> Tree<A, C> {
        let mut tree = Tree { twigs: Vec::with_capacity(cap as usize), cap: cap as usize };
        tree.clear();
        tree
    }

    /// Drops every twig but the root.
    pub fn clear(&mut self) {
        self.twigs.clear();
        self.twigs.push(Twig::new(Step::Start, NONE, 1.0));
    }

    pub fn twig(&self, at: u32) -> &Twig<A, C> {
        &self.twigs[at as usize]
    }

    pub fn twig_mut(&mut self, at: u32) -> &mut Twig<A, C> {
        &mut self.twigs[at as usize]
    }

    /// The children of a twig, in their order.
    pub fn children(&self, at: u32) -> impl Iterator<Item = u32> {
        let mut child = self.twigs[at as usize].first;
        std::iter::from_fn(move || {
            let here = child;
            (here != NONE).then(|| {
                child = self.twigs[here as usize].next;
                here
            })
        })
    }

    /// Gives a childless twig all its actions at once. `false` where there is no room.
    pub fn grow(&mut self, at: u32, actions: &[A], prior: impl Fn(A) -> f32) -> bool {
        let first = self.twigs.len();
        if first + actions.len() > self.cap {
            return false;
        }
        for (n, action) in actions.iter().enumerate() {
            let next = if n + 1 < actions.len() { first + n + 1 } else { 0 };
            self.twigs.push(Twig::new(Step::Act(*action), next as u32, prior(*action)));
        }
        self.twigs[at as usize].first = first as u32;
        true
    }

    /// Lists the children whose actions are legal in this world, `actions`, making those that were never legal before.
    pub fn offer(&mut self, at: u32, actions: &[A], prior: impl Fn(A) -> f32, open: &mut Vec<u32>) {
        let (mut before, mut child) = (NONE, self.twigs[at as usize].first);
        while child != NONE && !matches!(self.twigs[child as usize].step, Step::Act(_)) {
            (before, child) = (child, self.twigs[child as usize].next);
        }
        for action in actions {
            // Both lists are sorted, so one walk along them meets every pair.
            while let Step::Act(known) = self.twigs[child as usize].step
                && known < *action
            {
                (before, child) = (child, self.twigs[child as usize].next);
            }
            if child == NONE || self.twigs[child as usize].step != Step::Act(*action) {
                if self.twigs.len() >= self.cap {
                    continue;
                }
                let new = self.twigs.len() as u32;
                self.twigs.push(Twig::new(Step::Act(*action), child, prior(*action)));
                match before {
                    NONE => self.twigs[at as usize].first = new,
                    before => self.twigs[before as usize].next = new,
                }
                child = new;
            }
            self.twigs[child as usize].offered += 1;
            open.push(child);
        }
    }

    /// The child that a step of nobody's choice leads to, made if it is new. `None` where there is no room.
    pub fn follow(&mut self, at: u32, step: Step<A, C>) -> Option<u32> {
        let mut child = self.twigs[at as usize].first;
        while child != NONE {
            if self.twigs[child as usize].step == step {
                return Some(child);
            }
            child = self.twigs[child as usize].next;
        }
        if self.twigs.len() >= self.cap {
            return None;
        }
        let new = self.twigs.len() as u32;
        let first = self.twigs[at as usize].first;
        self.twigs.push(Twig::new(step, first, 1.0));
        self.twigs[at as usize].first = new;
        Some(new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(tree: &Tree<u8, u8>, at: u32) -> Vec<u8> {
        let action = |child| match tree.twig(child).step {
            Step::Act(action) => action,
            _ => panic!("an action was expected"),
        };
        tree.children(at).map(action).collect()
    }

    #[test]
    fn actions_that_become_legal_later_are_sorted_in() {
        let (mut tree, mut open) = (Tree::<u8, u8>::with_room(16), Vec::new());
        tree.offer(ROOT, &[3, 5], |_| 0.5, &mut open);
        assert_eq!(open, [1, 2]);
        open.clear();
        tree.offer(ROOT, &[1, 5, 9], |_| 0.5, &mut open);
        assert_eq!(actions(&tree, ROOT), [1, 3, 5, 9]);
        assert_eq!(open, [3, 2, 4]);
        assert_eq!(tree.twig(2).offered, 2, "5 was legal in both worlds");
    }

    #[test]
    fn a_full_arena_refuses_to_grow() {
        let (mut tree, mut open) = (Tree::<u8, u8>::with_room(3), Vec::new());
        assert!(!tree.grow(ROOT, &[1, 2, 3], |_| 1.0));
        assert!(tree.grow(ROOT, &[1, 2], |_| 1.0));
        assert_eq!(tree.follow(1, Step::Chance(4)), None);
        tree.offer(ROOT, &[0, 2], |_| 1.0, &mut open);
        assert_eq!(open, [2], "what is known is still offered");
    }

    #[test]
    fn a_chance_that_came_before_leads_to_the_same_twig() {
        let mut tree = Tree::<u8, u8>::with_room(8);
        let six = tree.follow(ROOT, Step::Chance(6));
        let one = tree.follow(ROOT, Step::Chance(1));
        assert_ne!(six, one);
        assert_eq!(tree.follow(ROOT, Step::Chance(6)), six);
        tree.clear();
        assert_eq!(tree.children(ROOT).count(), 0);
    }

    #[test]
    fn what_is_not_seen_stands_before_the_actions() {
        let (mut tree, mut open) = (Tree::<u8, u8>::with_room(8), Vec::new());
        tree.offer(ROOT, &[3], |_| 1.0, &mut open);
        let unseen = tree.follow(ROOT, Step::Unseen);
        open.clear();
        tree.offer(ROOT, &[2, 3], |_| 1.0, &mut open);
        assert_eq!(open, [3, 1], "3 is still the twig it was");
        assert_eq!(tree.follow(ROOT, Step::Unseen), unseen);
    }

    #[test]
    fn a_twig_is_half_a_cache_line() {
        assert_eq!(size_of::<Twig<u32, u8>>(), 32);
    }
}
