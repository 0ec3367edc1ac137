//! Monte Carlo tree search over information sets, with dice and cards as nodes of their own.
//!
//! Single observer: each simulation redeals what the searching seat cannot know, walks down the tree along actions that
//! are legal in that world, adds one twig, plays on by the evaluator's policy and writes the payoffs back. At a chance
//! it draws from the true distribution and follows what came. Every seat is taken to maximise its own payoff.
//!
//! Cut after the first action, the same code is flat Monte Carlo with UCB1. With [`Style::halving`] the root shares its
//! budget out by sequential halving, every candidate meeting the same worlds and dice.

use crate::budget::Stopwatch;
use crate::tree::{NONE, ROOT, Step, Tree, Twig};
use crate::{Bot, BotRng, Budget, Choice, Decision, Evaluator, Payoffs, Seen, playout::playout};
use frente_kernel::{Game, Node, Rng, Seat, Silent};
use rand_core::SeedableRng;
use std::cell::LazyCell;

/// Memory is set aside for so many twigs a simulation: more than a node usually has actions.
const TWIGS_A_SIMULATION: u32 = 32;

/// How a search weighs and grows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// How much to try what was tried little: the constant of UCT.
    pub exploration: f32,
    /// How much the evaluator's first impression counts at first.
    pub trust: f32,
    /// Actions tried at the root from the start, where that is another number than at other nodes.
    pub first: Option<u32>,
    /// Actions tried at a node from the start; beyond them one more for each `√visits · widening`.
    pub narrow: u32,
    /// How fast a node widens.
    pub widening: f32,
    /// Actions deep the tree may grow; 1 is flat Monte Carlo.
    pub depth: u32,
    /// Twigs the tree may have.
    pub room: u32,
    /// Threads, each with a tree of its own.
    pub threads: u32,
    /// Whether the bot keeps from what the evaluator calls senseless.
    pub sense: bool,
    /// Candidates at the root, of which half go in each round; without it the root is a node like any other.
    pub halving: Option<u32>,
    /// How much the evaluator's first impression draws the search below the root to what was tried little: the constant of
    /// PUCT. Without it, UCT.
    pub puct: Option<f32>,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            exploration: 0.7,
            trust: 1.0,
            first: None,
            narrow: 16,
            widening: 1.0,
            depth: u32::MAX,
            room: 1 << 20,
            threads: 1,
            sense: false,
            halving: None,
            puct: None,
        }
    }
}

impl Style {
    /// Halving at the root, PUCT below it.
    #[must_use]
    pub fn guided(self) -> Style {
        Style { halving: Some(16), puct: Some(0.5), threads: 1, ..self }
    }

    /// Bandits over the first action, playouts under it.
    #[must_use]
    pub fn flat(self) -> Style {
        Style { depth: 1, room: 1 << 12, ..self }
    }
}

/// The tree-searching bot.
pub struct Search<G: Game, E> {
    evaluator: E,
    budget: Budget,
    style: Style,
    workers: Vec<Worker<G>>,
}

impl<G: Game, E: Evaluator<G>> Search<G, E> {
    /// A searcher who thinks as long as `budget` allows.
    pub fn new(evaluator: E, budget: Budget, style: Style) -> Search<G, E> {
        Search { evaluator, budget, style, workers: Vec::new() }
    }
}

impl<G: Game, E: Evaluator<G>> Bot<G> for Search<G, E> {
    fn decide(&mut self, seen: &Seen<G>, rng: &mut BotRng) -> Decision<G::Action> {
        let clock = Stopwatch::start();
        let mut actions = Vec::new();
        let keeps_from = |state: &G::State, action| self.style.sense && self.evaluator.is_senseless(state, action);
        seen.sensible_actions(&mut actions, keeps_from);
        if actions.len() == 1 {
            return Decision::forced(actions[0], self.evaluator.value(seen.world(), seen.seat()));
        }
        if let Some(action) = self.evaluator.obvious(seen.world()) {
            return Decision::habitual(action, self.evaluator.value(seen.world(), seen.seat()), &actions);
        }
        let threads = self.style.threads.max(1);
        let room = self.budget.simulations.saturating_mul(TWIGS_A_SIMULATION).min(self.style.room);
        self.workers.resize_with(threads as usize, || Worker::new(seen, room / threads));
        for worker in &mut self.workers {
            worker.begin(rng);
        }
        let limit = self.budget.milliseconds.map(|ms| f64::from(ms) / 1000.0);
        if let (Some(candidates), Some(worker)) = (self.style.halving, self.workers.first_mut()) {
            let head = Head { evaluator: &self.evaluator, style: &self.style, seen, first: &actions };
            let late = || limit.is_some_and(|limit| clock.seconds() >= limit);
            let best = worker.halve(&head, candidates, self.budget.simulations, late);
            let decision = self.conclude(seen, &actions, clock);
            let value = decision.choices.iter().find(|choice| choice.action == best).map_or(0.5, |choice| choice.value);
            return Decision { action: best, value, ..decision };
        }
        let run = |worker: &mut Worker<G>, thread| {
            let head = Head { evaluator: &self.evaluator, style: &self.style, seen, first: &actions };
            let share = self.budget.share(threads, thread);
            for done in 0..share {
                if limit.is_some_and(|limit| clock.seconds() >= limit) {
                    break;
                }
                // The action tried most is taken: once no other can catch up, the rest would change nothing.
                if threads == 1 && done % 16 == 0 && worker.lead() > share - done {
                    break;
                }
                worker.simulate(&head);
            }
        };
        match &mut self.workers[..] {
            [alone] => run(alone, 0),
            workers => std::thread::scope(|scope| {
                for (thread, worker) in workers.iter_mut().enumerate() {
                    scope.spawn(move || run(worker, thread as u32));
                }
            }),
        }
        self.conclude(seen, &actions, clock)
    }

    fn weigh(&mut self, seen: &Seen<G>, actions: &[G::Action], simulations: u32, rng: &mut BotRng) -> Vec<Vec<f32>> {
        let room = simulations.saturating_mul(TWIGS_A_SIMULATION * actions.len() as u32).min(self.style.room);
        let mut worker = Worker::new(seen, room);
        worker.begin(rng);
        let mut first = actions.to_vec();
        first.sort_unstable();
        let head = Head { evaluator: &self.evaluator, style: &self.style, seen, first: &first };
        let worth = worker.weigh(&head, simulations);
        let place = |action: &G::Action| first.binary_search(action).unwrap_or(0);
        actions.iter().map(|action| worth[place(action)].clone()).collect()
    }

    fn hurry(&mut self, milliseconds: u32) {
        self.budget.milliseconds = Some(self.budget.milliseconds.unwrap_or(u32::MAX).min(milliseconds));
    }
}

impl<G: Game, E: Evaluator<G>> Search<G, E> {
    /// Adds up the roots of all threads and takes the action tried most.
    fn conclude(&self, seen: &Seen<G>, actions: &[G::Action], clock: Stopwatch) -> Decision<G::Action> {
        let mut choices = Vec::with_capacity(actions.len());
        let (mut best, mut best_rank) = (0, (0, f32::MIN));
        for (at, action) in actions.iter().enumerate() {
            let (visits, sum) = self
                .workers
                .iter()
                .map(|worker| worker.root_stats(*action))
                .fold((0, 0.0), |(visits, sum), (more, worth)| (visits + more, sum + worth));
            // The first impression breaks ties, and decides where the budget allowed no visit at all.
            let value = if visits == 0 { 0.5 } else { sum / visits as f32 };
            let impression = self.evaluator.prior(seen.world(), *action);
            let rank = (visits, if visits == 0 { impression } else { value });
            if at == 0 || rank > best_rank {
                (best, best_rank) = (at, rank);
            }
            choices.push(Choice { action: *action, visits, value });
        }
        let simulations = self.workers.iter().map(|worker| worker.simulations).sum();
        let value = match simulations {
            0 => self.evaluator.value(seen.world(), seen.seat()),
            _ => choices[best].value,
        };
        Decision {
            action: choices[best].action,
            value,
            simulations,
            steps: self.workers.iter().map(|worker| worker.steps).sum(),
            seconds: clock.seconds(),
            choices,
        }
    }
}

/// What all threads read.
struct Head<'a, G: Game, E> {
    evaluator: &'a E,
    style: &'a Style,
    seen: &'a Seen<G>,
    /// What is tried at the root: legal in every world the seat may imagine.
    first: &'a [G::Action],
}

/// One thread's tree, random stream and buffers. Kept between decisions, so that thinking allocates nothing.
struct Worker<G: Game> {
    tree: Tree<G::Action, G::Chance>,
    rng: BotRng,
    /// The world of the current simulation.
    world: G::State,
    /// The twigs it passed, with the seat that chose each.
    path: Vec<(u32, Option<Seat>)>,
    actions: Vec<G::Action>,
    open: Vec<u32>,
    simulations: u64,
    steps: u64,
}

impl<G: Game> Worker<G> {
    fn new(seen: &Seen<G>, room: u32) -> Worker<G> {
        Worker {
            tree: Tree::with_room(room.max(1)),
            rng: BotRng::seed_from_u64(0),
            world: seen.world().clone(),
            path: Vec::new(),
            actions: Vec::new(),
            open: Vec::new(),
            simulations: 0,
            steps: 0,
        }
    }

    /// Forgets the last decision.
    fn begin(&mut self, rng: &mut BotRng) {
        self.tree.clear();
        self.rng = BotRng::seed_from_u64(rng.next_u64());
        self.simulations = 0;
        self.steps = 0;
    }

    /// One simulation: walk down, add a twig, play on, write back.
    fn simulate<E: Evaluator<G>>(&mut self, head: &Head<'_, G, E>) {
        head.seen.redeal(&mut self.world, &mut self.rng);
        self.path.clear();
        self.path.push((ROOT, None));
        self.descend(head, None);
        self.play_on(head);
    }

    /// One simulation that begins with this first action, in a world and with dice of this seed.
    fn simulate_after<E: Evaluator<G>>(&mut self, head: &Head<'_, G, E>, first: u32, seed: u64) {
        self.rng = BotRng::seed_from_u64(seed);
        head.seen.redeal(&mut self.world, &mut self.rng);
        self.path.clear();
        self.path.push((ROOT, None));
        self.descend(head, Some(first));
        self.play_on(head);
    }

    /// Sequential halving: round by round the better half of the candidates goes on. All candidates of a round meet the same
    /// worlds and dice, so that what differs is the action. Out of time, the leader of the last whole round is taken.
    fn halve<E: Evaluator<G>>(
        &mut self,
        head: &Head<'_, G, E>,
        candidates: u32,
        simulations: u32,
        late: impl Fn() -> bool,
    ) -> G::Action {
        head.seen.redeal(&mut self.world, &mut self.rng);
        self.list_children(ROOT, head);
        let mut live = self.open.clone();
        let prior = |tree: &Tree<G::Action, G::Chance>, at: u32| tree.twig(at).prior;
        live.sort_by(|a, b| prior(&self.tree, *b).total_cmp(&prior(&self.tree, *a)));
        live.truncate(candidates.min(simulations).max(1) as usize);
        let action = |live: &[u32], tree: &Tree<G::Action, G::Chance>| match live.first().map(|at| tree.twig(*at).step)
        {
            Some(Step::Act(action)) => action,
            _ => head.first[0],
        };
        if live.len() < 2 {
            return action(&live, &self.tree);
        }
        let rounds = (live.len() as u32).next_power_of_two().ilog2();
        let (seed, mut world) = (self.rng.next_u64(), 0);
        'rounds: for _ in 0..rounds {
            let each = (simulations / (rounds * live.len() as u32)).max(1);
            for _ in 0..each {
                world += 1;
                for candidate in &live {
                    if self.simulations.is_multiple_of(16) && late() {
                        break 'rounds;
                    }
                    self.simulate_after(head, *candidate, seed ^ u64::wrapping_mul(world, 0x9e37_79b9_7f4a_7c15));
                }
            }
            let mean = |at: u32| {
                let twig = self.tree.twig(at);
                twig.sum / twig.visits.max(1) as f32
            };
            live.sort_by(|a, b| mean(*b).total_cmp(&mean(*a)));
            live.truncate(live.len().div_ceil(2));
        }
        action(&live, &self.tree)
    }

    /// What each first action is worth to the seat, simulation by simulation, with the same worlds and dice for all.
    fn weigh<E: Evaluator<G>>(&mut self, head: &Head<'_, G, E>, simulations: u32) -> Vec<Vec<f32>> {
        head.seen.redeal(&mut self.world, &mut self.rng);
        self.list_children(ROOT, head);
        let all = self.open.clone();
        let mut worth = vec![Vec::with_capacity(simulations as usize); all.len()];
        let seed = self.rng.next_u64();
        for world in 0..u64::from(simulations) {
            for (first, worth) in all.iter().zip(&mut worth) {
                let before = self.tree.twig(*first).sum;
                self.simulate_after(head, *first, seed ^ (world + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                worth.push(self.tree.twig(*first).sum - before);
            }
        }
        worth
    }

    /// Plays on from the end of the path and writes the worth back.
    fn play_on<E: Evaluator<G>>(&mut self, head: &Head<'_, G, E>) {
        let (payoffs, steps) = playout::<G, E>(&mut self.world, head.evaluator, &mut self.rng);
        self.steps += u64::from(steps);
        self.simulations += 1;
        self.write_back(&payoffs);
    }

    /// Walks down to the first twig nobody has visited, or as far as the tree may go; the first step may be given.
    fn descend<E: Evaluator<G>>(&mut self, head: &Head<'_, G, E>, first: Option<u32>) {
        let (mut at, mut depth) = (ROOT, 0);
        let observer = head.seen.seat();
        loop {
            let node = G::node(&self.world);
            if matches!(node, Node::Over(_)) || depth >= head.style.depth {
                return;
            }
            let follow = if let Node::Decision(seat) = node {
                let chosen = match first.filter(|_| depth == 0) {
                    Some(first) => first,
                    None if !self.list_children(at, head) => return,
                    None => self.select(at, head.style),
                };
                self.path.push((chosen, Some(seat)));
                let Step::Act(action) = self.tree.twig(chosen).step else { unreachable!("only actions are offered") };
                let sees = !G::INFO.hidden || head.evaluator.sees_action(&self.world, action, observer);
                G::apply(&mut self.world, action, &mut Silent);
                depth += 1;
                self.steps += 1;
                if sees {
                    at = chosen;
                    None
                } else {
                    Some(Step::Unseen)
                }
            } else {
                let sees = !G::INFO.hidden || head.evaluator.sees_chance(&self.world, observer);
                let chance = G::sample_chance(&self.world, &mut self.rng);
                G::resolve(&mut self.world, chance, &mut Silent);
                self.steps += 1;
                Some(if sees { Step::Chance(chance) } else { Step::Unseen })
            };
            if let Some(step) = follow {
                let Some(child) = self.tree.follow(at, step) else {
                    return;
                };
                at = child;
                self.path.push((at, None));
            }
            if self.tree.twig(at).visits == 0 {
                return;
            }
        }
    }

    /// Puts the children that are legal in this world into `open`. `false` where the tree has no room for any.
    fn list_children<E: Evaluator<G>>(&mut self, at: u32, head: &Head<'_, G, E>) -> bool {
        self.open.clear();
        let childless = self.tree.twig(at).first == NONE;
        if G::INFO.hidden || childless {
            self.actions.clear();
            if at == ROOT {
                self.actions.extend_from_slice(head.first);
            } else {
                G::legal_actions(&self.world, &mut self.actions);
            }
            // Asked only where an action is new, and then once of each: an impression may cost a look ahead.
            let weights = LazyCell::new(|| {
                let mut weights = Vec::with_capacity(self.actions.len());
                head.evaluator.priors(&self.world, &self.actions, at == ROOT, &mut weights);
                (weights.iter().sum::<f32>(), weights)
            });
            let prior = |action| {
                let (total, weights) = &*weights;
                self.actions.binary_search(&action).map_or(0.0, |at| weights[at] / total)
            };
            if G::INFO.hidden {
                self.tree.offer(at, &self.actions, prior, &mut self.open);
                return !self.open.is_empty();
            }
            if !self.tree.grow(at, &self.actions, prior) {
                return false;
            }
        }
        self.open.extend(self.tree.children(at));
        true
    }

    /// The child to follow: the most promising untried one while the node may widen, else the best by UCT.
    fn select(&mut self, at: u32, style: &Style) -> u32 {
        if let Some(constant) = style.puct {
            return self.select_guided(constant);
        }
        let visits = self.tree.twig(at).visits as f32;
        let narrow = style.first.filter(|_| at == ROOT).unwrap_or(style.narrow);
        let allowed = narrow as f32 + style.widening * visits.sqrt();
        let log_visits = visits.max(1.0).ln();
        let (mut best, mut best_score) = (NONE, f32::MIN);
        let (mut untried, mut untried_prior, mut ties) = (NONE, f32::MIN, 0);
        let mut tried = 0;
        for &child in &self.open {
            let twig = self.tree.twig(child);
            if twig.visits == 0 {
                if twig.prior > untried_prior {
                    (untried, untried_prior, ties) = (child, twig.prior, 1);
                } else if twig.prior == untried_prior {
                    ties += 1;
                    if frente_kernel::below(&mut self.rng, ties) == 0 {
                        untried = child;
                    }
                }
                continue;
            }
            tried += 1;
            let n = twig.visits as f32;
            let log = if G::INFO.hidden { (twig.offered as f32).ln() } else { log_visits };
            let score = twig.sum / n + style.exploration * (log / n).sqrt() + style.trust * twig.prior / (n + 1.0);
            if score > best_score {
                (best, best_score) = (child, score);
            }
        }
        if untried != NONE && (best == NONE || (tried as f32) < allowed) { untried } else { best }
    }

    /// The child to follow by PUCT. One that was never tried counts as what was tried is worth on average.
    fn select_guided(&self, constant: f32) -> u32 {
        let twigs = || self.open.iter().map(|child| (*child, self.tree.twig(*child)));
        let (visits, sum) = twigs().fold((0, 0.0), |(visits, sum), (_, twig)| (visits + twig.visits, sum + twig.sum));
        let usual = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let reach = constant * (visits.max(1) as f32).sqrt();
        let score = |twig: &Twig<G::Action, G::Chance>| {
            let value = if twig.visits == 0 { usual } else { twig.sum / twig.visits as f32 };
            value + reach * twig.prior / (1 + twig.visits) as f32
        };
        let better = |best: (u32, f32), (child, twig)| {
            let score = score(twig);
            if score > best.1 { (child, score) } else { best }
        };
        twigs().fold((NONE, f32::MIN), better).0
    }

    fn write_back(&mut self, payoffs: &Payoffs) {
        for &(at, chosen) in &self.path {
            let twig = self.tree.twig_mut(at);
            twig.visits += 1;
            if let Some(seat) = chosen {
                twig.sum += payoffs[usize::from(seat.0)];
            }
        }
    }

    /// How many visits the first action tried most is ahead of the next.
    fn lead(&self) -> u32 {
        let visits = self.tree.children(ROOT).map(|child| self.tree.twig(child).visits);
        let (first, second) = visits.fold((0, 0), |(first, second), visits| match visits {
            visits if visits > first => (visits, first),
            visits => (first, second.max(visits)),
        });
        first - second
    }

    /// Visits and summed worth of a first action.
    fn root_stats(&self, action: G::Action) -> (u32, f32) {
        let mut children = self.tree.children(ROOT).map(|child| self.tree.twig(child));
        let found = children.find(|twig| twig.step == Step::Act(action));
        found.map_or((0, 0.0), |twig| (twig.visits, twig.sum))
    }
}
