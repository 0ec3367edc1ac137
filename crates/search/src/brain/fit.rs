//! Teaches a network: the same lessons in the same order give the same file.
//!
//! Weights are fitted as floating-point numbers with what is clipped in play clipped here too, by Adam in small batches, and
//! rounded at the end. Each game weighs the same, however many of its positions were noted.

#![allow(clippy::needless_range_loop, reason = "several rows are read at one place, which its number names best")]

use super::file::pack;
use super::{Brain, NARROW, ONE, Rows, WIDE};
use crate::BotRng;
use frente_kernel::{Schema, below};
use rand_core::SeedableRng;

/// A position and how its game went on.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The game it comes from: games are kept whole when lessons are set aside.
    pub game: u32,
    /// The facts that hold.
    pub facts: Vec<u16>,
    /// The logit of the hand-made score.
    pub hand: f32,
    /// The first side's share of the outcome: 0 lost, 1 won, between them where a search had a say.
    pub target: f32,
    /// What there was to choose, with the share of the search's tries each was given; empty where nothing was noted.
    pub choices: Vec<(Vec<u16>, f32)>,
}

/// How to teach.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How often each lesson is met.
    pub epochs: u32,
    /// The first step; the last is a twentieth of it.
    pub rate: f32,
    /// Whether the hand-made score may be used.
    pub hand: bool,
    /// The seed of the first weights and of the order.
    pub seed: u64,
}

const BATCH: usize = 64;
/// No weight of a row grows beyond this: its eight-bit form stays fine enough.
const STEEPEST: f32 = 1.5;
/// How much the choices count beside the outcome.
const POLICY: f32 = 0.5;

/// A layer of weights and Adam's means of each.
struct Layer<const N: usize> {
    rows: Vec<[f32; N]>,
    gradient: Vec<[f32; N]>,
    first: Vec<[f32; N]>,
    second: Vec<[f32; N]>,
    touched: Vec<u32>,
    is_touched: Vec<bool>,
    met: Vec<bool>,
    most: f32,
}

impl<const N: usize> Layer<N> {
    fn new(count: usize, reach: f32, most: f32, rng: &mut BotRng) -> Layer<N> {
        let mut small = || (below(rng, 2001) as f32 / 1000.0 - 1.0) * reach;
        let rows = (0..count).map(|_| std::array::from_fn(|_| small())).collect();
        let zero = vec![[0.0; N]; count];
        Layer {
            rows,
            gradient: zero.clone(),
            first: zero.clone(),
            second: zero,
            touched: Vec::new(),
            is_touched: vec![false; count],
            met: vec![false; count],
            most,
        }
    }

    #[inline]
    fn slope(&mut self, at: usize) -> &mut [f32; N] {
        if !self.is_touched[at] {
            self.is_touched[at] = true;
            self.met[at] = true;
            self.touched.push(at as u32);
        }
        &mut self.gradient[at]
    }

    fn step(&mut self, rate: f32, grown: [f32; 2]) {
        self.touched.sort_unstable();
        for at in std::mem::take(&mut self.touched) {
            let at = at as usize;
            self.is_touched[at] = false;
            let (row, gradient) = (&mut self.rows[at], &mut self.gradient[at]);
            let (first, second) = (&mut self.first[at], &mut self.second[at]);
            for n in 0..N {
                let slope = gradient[n] / BATCH as f32;
                first[n] = 0.9 * first[n] + 0.1 * slope;
                second[n] = 0.999 * second[n] + 0.001 * slope * slope;
                row[n] -= rate * (first[n] / grown[0]) / ((second[n] / grown[1]).sqrt() + 1e-7);
                row[n] = row[n].clamp(-self.most, self.most);
            }
            *gradient = [0.0; N];
        }
    }
}

/// A network that learns.
pub struct Pupil {
    schema: Schema,
    /// Rows of the facts, the bias behind them.
    facts: Layer<WIDE>,
    /// The second layer, a row for each of its cells.
    second: Layer<WIDE>,
    second_bias: Layer<NARROW>,
    win: Layer<NARROW>,
    /// The bias of the outcome and the weight of the hand-made score.
    ends: Layer<2>,
    actions: Layer<NARROW>,
    mix: Layer<NARROW>,
    policy: Layer<NARROW>,
    steps: i32,
    uses_hand: bool,
}

fn bend(x: f32) -> f32 {
    x.clamp(0.0, 1.0)
}

fn is_open(x: f32) -> bool {
    x > 0.0 && x < 1.0
}

/// What a pupil thought on the way, for the way back.
struct Trace {
    wide: [f32; WIDE],
    narrow: [f32; NARROW],
    logit: f32,
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

impl Pupil {
    /// A pupil that knows the hand-made score and nothing else.
    pub fn new(schema: Schema, plan: &Plan) -> Pupil {
        let rng = &mut BotRng::seed_from_u64(plan.seed);
        let (facts, actions) = (schema.width(), schema.action_width());
        let mut pupil = Pupil {
            facts: Layer::new(facts + 1, 0.05, STEEPEST, rng),
            second: Layer::new(NARROW, 0.12, 8.0, rng),
            second_bias: Layer::new(1, 0.1, 8.0, rng),
            win: Layer::new(1, 0.05, 60.0, rng),
            ends: Layer::new(1, 0.0, 60.0, rng),
            actions: Layer::new(actions + 1, 0.1, STEEPEST, rng),
            mix: Layer::new(NARROW, 0.15, 8.0, rng),
            policy: Layer::new(1, 0.1, 60.0, rng),
            steps: 0,
            uses_hand: plan.hand,
            schema,
        };
        pupil.facts.rows[facts] = std::array::from_fn(|n| 0.2 + 0.4 * (n % 7) as f32 / 6.0);
        pupil.facts.met[facts] = true;
        pupil.actions.rows[actions] = [0.3; NARROW];
        pupil.actions.met[actions] = true;
        pupil.second_bias.rows[0] = [0.3; NARROW];
        pupil.ends.rows[0][1] = if plan.hand { 1.0 } else { 0.0 };
        pupil
    }

    fn think(&self, lesson: &Lesson) -> Trace {
        let mut wide = self.facts.rows[self.schema.width()];
        for fact in &lesson.facts {
            let row = &self.facts.rows[usize::from(*fact)];
            wide.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        let bent = wide.map(bend);
        let mut narrow = self.second_bias.rows[0];
        for (sum, row) in narrow.iter_mut().zip(&self.second.rows) {
            *sum += bent.iter().zip(row).map(|(a, b)| a * b).sum::<f32>();
        }
        let [bias, hand] = self.ends.rows[0];
        let win = &self.win.rows[0];
        let logit = bias + hand * lesson.hand + narrow.iter().zip(win).map(|(a, b)| bend(*a) * b).sum::<f32>();
        Trace { wide, narrow, logit }
    }

    /// What it thinks of an action: sums before the bend, and the logit.
    fn weigh(&self, trace: &Trace, facts: &[u16]) -> ([f32; NARROW], f32) {
        let mut sum = self.actions.rows[self.schema.action_width()];
        for fact in facts {
            let row = &self.actions.rows[usize::from(*fact)];
            sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        let narrow = trace.narrow.map(bend);
        for (sum, row) in sum.iter_mut().zip(&self.mix.rows) {
            *sum += narrow.iter().zip(row).map(|(a, b)| a * b).sum::<f32>();
        }
        let policy = &self.policy.rows[0];
        (sum, sum.iter().zip(policy).map(|(a, b)| bend(*a) * b).sum())
    }

    /// Notes the slope of the loss at a lesson.
    fn note(&mut self, lesson: &Lesson, weight: f32) {
        let trace = self.think(lesson);
        let error = weight * (logistic(trace.logit) - lesson.target);
        let ends = self.ends.slope(0);
        ends[0] += error;
        ends[1] += if self.uses_hand { error * lesson.hand } else { 0.0 };
        let mut back = [0.0; NARROW];
        for (n, back) in back.iter_mut().enumerate() {
            self.win.slope(0)[n] += error * bend(trace.narrow[n]);
            *back = error * self.win.rows[0][n];
        }
        self.note_choices(lesson, &trace, weight, &mut back);
        let bent = trace.wide.map(bend);
        let mut wide_back = [0.0; WIDE];
        for (n, back) in back.into_iter().enumerate() {
            if !is_open(trace.narrow[n]) || back == 0.0 {
                continue;
            }
            self.second_bias.slope(0)[n] += back;
            let slope = self.second.slope(n);
            slope.iter_mut().zip(&bent).for_each(|(slope, a)| *slope += back * a);
            wide_back.iter_mut().zip(&self.second.rows[n]).for_each(|(sum, weight)| *sum += back * weight);
        }
        for (back, sum) in wide_back.iter_mut().zip(&trace.wide) {
            *back = if is_open(*sum) { *back } else { 0.0 };
        }
        for fact in lesson.facts.iter().map(|fact| usize::from(*fact)).chain([self.schema.width()]) {
            self.facts.slope(fact).iter_mut().zip(&wide_back).for_each(|(slope, back)| *slope += back);
        }
    }

    /// The part of the slope that comes from what the search chose.
    fn note_choices(&mut self, lesson: &Lesson, trace: &Trace, weight: f32, back: &mut [f32; NARROW]) {
        if lesson.choices.len() < 2 {
            return;
        }
        let weighed: Vec<_> = lesson.choices.iter().map(|(facts, _)| self.weigh(trace, facts)).collect();
        let most = weighed.iter().map(|(_, logit)| *logit).fold(f32::MIN, f32::max);
        let total: f32 = weighed.iter().map(|(_, logit)| (logit - most).exp()).sum();
        let narrow = trace.narrow.map(bend);
        for ((facts, target), (sum, logit)) in lesson.choices.iter().zip(&weighed) {
            let error = POLICY * weight * ((logit - most).exp() / total - target);
            let mut own = [0.0; NARROW];
            for (n, own) in own.iter_mut().enumerate() {
                self.policy.slope(0)[n] += error * bend(sum[n]);
                if is_open(sum[n]) {
                    *own = error * self.policy.rows[0][n];
                }
            }
            for fact in facts.iter().map(|fact| usize::from(*fact)).chain([self.schema.action_width()]) {
                self.actions.slope(fact).iter_mut().zip(&own).for_each(|(slope, back)| *slope += back);
            }
            for (n, own) in own.into_iter().enumerate().filter(|(_, own)| *own != 0.0) {
                self.mix.slope(n).iter_mut().zip(&narrow).for_each(|(slope, a)| *slope += own * a);
                back.iter_mut().zip(&self.mix.rows[n]).for_each(|(back, weight)| *back += own * weight);
            }
        }
    }

    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let grown = [1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps)];
        self.facts.step(rate, grown);
        self.second.step(rate, grown);
        self.second_bias.step(rate, grown);
        self.win.step(rate, grown);
        self.ends.step(rate, grown);
        self.actions.step(rate, grown);
        self.mix.step(rate, grown);
        self.policy.step(rate, grown);
    }

    /// Meets every lesson as often as the plan says.
    pub fn study(&mut self, lessons: &[Lesson], plan: &Plan) {
        if lessons.is_empty() {
            return;
        }
        let weights = weights(lessons);
        let mut rng = BotRng::seed_from_u64(plan.seed ^ 0x1936);
        let batches = (lessons.len() * plan.epochs as usize).div_ceil(BATCH);
        for batch in 0..batches {
            for _ in 0..BATCH {
                let at = below(&mut rng, lessons.len() as u32) as usize;
                self.note(&lessons[at], weights[at]);
            }
            self.step(plan.rate * (1.0 - 0.95 * batch as f32 / batches as f32));
        }
    }

    /// The network, rounded.
    pub fn finish(&self) -> Brain {
        let whole = |x: f32| (x * ONE as f32).round() as i16;
        let long = |x: f32| (x * (ONE * ONE) as f32).round() as i32;
        let [bias, hand] = self.ends.rows[0];
        Brain {
            schema: self.schema.to_text(),
            facts: rounded(&self.facts, self.schema.width()),
            second: self.second.rows.iter().map(|row| row.map(whole)).collect(),
            second_bias: self.second_bias.rows[0].map(long),
            win: self.win.rows[0].map(whole),
            win_bias: long(bias),
            hand: i32::from(whole(hand)),
            actions: rounded(&self.actions, self.schema.action_width()),
            mix: self.mix.rows.iter().map(|row| row.map(whole)).collect(),
            policy: self.policy.rows[0].map(whole),
        }
    }
}

fn rounded<const N: usize>(layer: &Layer<N>, width: usize) -> Rows<N> {
    let whole = |x: f32| (x * ONE as f32).round() as i16;
    let met: Vec<usize> = (0..width).filter(|fact| layer.met[*fact]).collect();
    let mut place = vec![met.len() as u16; width];
    let mut rows = Vec::with_capacity(met.len() + 1);
    for (at, fact) in met.into_iter().enumerate() {
        place[fact] = at as u16;
        // As it will read back from its file.
        let (factor, row) = pack(&layer.rows[fact].map(whole));
        rows.push(row.map(|weight| i16::from(weight) * i16::from(factor)));
    }
    rows.push([0; N]);
    Rows { place, rows, bias: layer.rows[width].map(whole) }
}

/// What each lesson weighs: as much for each game, 1 on average.
pub fn weights(lessons: &[Lesson]) -> Vec<f32> {
    let most = lessons.iter().map(|lesson| lesson.game as usize + 1).max().unwrap_or(0);
    let mut count = vec![0u32; most];
    lessons.iter().for_each(|lesson| count[lesson.game as usize] += 1);
    let games = count.iter().filter(|count| **count > 0).count();
    let mean = lessons.len() as f32 / games.max(1) as f32;
    lessons.iter().map(|lesson| mean / count[lesson.game as usize] as f32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brain::{LOGIT, chance};
    use frente_kernel::encode::{Group, Shape};

    fn schema() -> Schema {
        let group = |name: &str, size| Group { name: name.to_owned(), shape: Shape::Set(size), first: 0 };
        Schema { game: "toy", encoding: 1, facts: vec![group("sky", 3)], action_facts: vec![group("way", 2)] }
    }

    /// Both or neither wins: no sum of single weights can tell; and the first way is right where fact 0 holds.
    fn lessons() -> Vec<Lesson> {
        let lesson = |game: u32| {
            let (a, b) = (game & 1, game >> 1 & 1);
            let facts = [(a, 0), (b, 1)].into_iter().filter(|(holds, _)| *holds == 1).map(|(_, fact)| fact).collect();
            let right = if a == 1 { [1.0, 0.0] } else { [0.0, 1.0] };
            let choices = vec![(vec![0], right[0]), (vec![1], right[1])];
            Lesson { game, facts, hand: 0.0, target: if a == b { 1.0 } else { 0.0 }, choices }
        };
        (0..1_000).map(lesson).collect()
    }

    fn taught() -> Brain {
        let plan = Plan { epochs: 40, rate: 0.003, hand: true, seed: 7 };
        let mut pupil = Pupil::new(schema(), &plan);
        pupil.study(&lessons(), &plan);
        pupil.finish()
    }

    #[test]
    fn a_network_learns_what_holds_only_together_and_which_way_to_go() {
        let brain = taught();
        for lesson in lessons().iter().take(4) {
            let thought = brain.think(&lesson.facts);
            let value = chance(brain.win(&thought, 0));
            assert!((value - lesson.target).abs() < 0.15, "{lesson:?}: {value}");
            let ways = [0, 1].map(|way| brain.policy(&thought, &[way]));
            assert_eq!(ways[0] > ways[1], lesson.choices[0].1 > 0.5, "{lesson:?}: {ways:?}");
        }
        assert_eq!(taught(), brain, "the same lessons, the same network");
    }

    #[test]
    fn a_network_reads_back_from_its_file_and_no_other_game_takes_it() {
        let brain = taught();
        let notes = vec![("games".to_owned(), "2000".to_owned())];
        let bytes = brain.to_bytes(&notes);
        assert_eq!(Brain::read(&bytes, &schema()), Ok((brain.clone(), notes)));
        let mut other = schema();
        other.facts[0].shape = Shape::Set(4);
        let refused = Brain::read(&bytes, &other).expect_err("other facts");
        assert!(refused.to_string().contains("fact sky set 4"), "{refused}");
        assert!(Brain::read(&bytes[..bytes.len() - 1], &schema()).is_err());
        assert!(Brain::read(b"something else", &schema()).is_err());
        // A fact nobody has met changes nothing; a hand-made score counts.
        let logit = |facts: &[u16], hand| brain.win(&brain.think(facts), hand);
        assert_eq!(logit(&[0, 2], 0), logit(&[0], 0));
        assert!(logit(&[0], LOGIT) > logit(&[0], 0));
    }
}
