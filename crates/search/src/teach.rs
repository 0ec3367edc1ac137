//! Fits a small value network to positions and how games went on from them. For the teachers under `examples/`.

use crate::BotRng;
use crate::net::{HIDDEN, Net, Row};
use frente_kernel::below;
use rand_core::SeedableRng;

/// A position and how the game went on from it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The features that hold.
    pub features: Box<[u16]>,
    /// 0 lost, 1 won, between them where a search had a say.
    pub target: f32,
}

impl Lesson {
    fn features(&self) -> impl Iterator<Item = usize> {
        self.features.iter().map(|feature| usize::from(*feature))
    }
}

/// Small random weights for so many features, of which the first `wide` go through the hidden layer.
pub fn fresh(features: usize, wide: usize) -> Net {
    let mut rng = BotRng::seed_from_u64(1);
    let mut small = |reach: f32| (below(&mut rng, 2001) as f32 / 1000.0 - 1.0) * reach;
    let mut net = Net { bias: Row::ZERO, rows: vec![Row::ZERO; features], output: [0.0; HIDDEN] };
    net.rows[..wide].iter_mut().flat_map(|row| &mut row.hidden).for_each(|weight| *weight = small(0.25));
    net.bias.hidden.iter_mut().for_each(|weight| *weight = small(0.25));
    net.output.iter_mut().for_each(|weight| *weight = small(0.2));
    net
}

/// The mean logistic loss.
pub fn loss(net: &Net, lessons: &[Lesson]) -> f64 {
    let one = |lesson: &Lesson| {
        let value = f64::from(net.value(lesson.features())).clamp(1e-6, 1.0 - 1e-6);
        let target = f64::from(lesson.target);
        -target * value.ln() - (1.0 - target) * (1.0 - value).ln()
    };
    lessons.iter().map(one).sum::<f64>() / lessons.len() as f64
}

/// Stochastic gradient descent with Adam's scaling, a position at a time in small batches. Features from `wide` on go
/// straight to the result.
pub fn fit(net: &mut Net, wide: usize, memory: &[Vec<Lesson>], epochs: u32, rate: f32) {
    const BATCH: usize = 64;
    let lessons: Vec<&Lesson> = memory.iter().flatten().collect();
    let mut teacher = Teacher::new(net, wide, rate);
    let mut rng = BotRng::seed_from_u64(lessons.len() as u64);
    let batches = lessons.len() / BATCH * epochs as usize;
    for batch in 0..batches {
        // The rate falls to a tenth toward the end.
        teacher.rate = rate * (1.0 - 0.9 * batch as f32 / batches as f32);
        for _ in 0..BATCH {
            let lesson = lessons[below(&mut rng, lessons.len() as u32) as usize];
            teacher.note(net, lesson);
        }
        teacher.step(net, BATCH as f32);
    }
}

/// The gradient of a batch, and Adam's running means per weight.
struct Teacher {
    rate: f32,
    wide: usize,
    steps: i32,
    gradient: Vec<Row>,
    output_gradient: [f32; HIDDEN],
    touched: Vec<usize>,
    first: Vec<Row>,
    second: Vec<Row>,
    output_first: [f32; HIDDEN],
    output_second: [f32; HIDDEN],
}

impl Teacher {
    fn new(net: &Net, wide: usize, rate: f32) -> Teacher {
        let zero = vec![Row::ZERO; net.rows.len() + 1];
        Teacher {
            rate,
            wide,
            steps: 0,
            gradient: zero.clone(),
            output_gradient: [0.0; HIDDEN],
            touched: Vec::new(),
            first: zero.clone(),
            second: zero,
            output_first: [0.0; HIDDEN],
            output_second: [0.0; HIDDEN],
        }
    }

    /// Whether a feature goes through the hidden layer. The bias, behind the last feature, does.
    fn is_wide(&self, feature: usize) -> bool {
        feature < self.wide || feature + 1 == self.gradient.len()
    }

    /// Adds the gradient of the logistic loss at one lesson.
    fn note(&mut self, net: &Net, lesson: &Lesson) {
        let sum = net.hidden(lesson.features());
        let mut logit = sum.direct;
        for at in 0..HIDDEN {
            logit += sum.hidden[at].max(0.0) * net.output[at];
        }
        let error = 1.0 / (1.0 + (-logit).exp()) - lesson.target;
        let mut back = [0.0; HIDDEN];
        for (at, back) in back.iter_mut().enumerate() {
            if sum.hidden[at] > 0.0 {
                self.output_gradient[at] += error * sum.hidden[at];
                *back = error * net.output[at];
            }
        }
        for feature in lesson.features().chain([net.rows.len()]) {
            let wide = self.is_wide(feature);
            let row = &mut self.gradient[feature];
            if row.direct == 0.0 {
                self.touched.push(feature);
            }
            row.direct += error;
            if wide {
                for (sum, back) in row.hidden.iter_mut().zip(&back) {
                    *sum += back;
                }
            }
        }
    }

    fn step(&mut self, net: &mut Net, batch: f32) {
        self.steps += 1;
        let (grow1, grow2) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        let rate = self.rate;
        let adam = |weight: &mut f32, gradient: f32, first: &mut f32, second: &mut f32| {
            let gradient = gradient / batch;
            *first = 0.9 * *first + 0.1 * gradient;
            *second = 0.999 * *second + 0.001 * gradient * gradient;
            *weight -= rate * (*first / grow1) / ((*second / grow2).sqrt() + 1e-8);
        };
        self.touched.sort_unstable();
        self.touched.dedup();
        for feature in std::mem::take(&mut self.touched) {
            let wide = self.is_wide(feature);
            let weights = net.rows.get_mut(feature).unwrap_or(&mut net.bias);
            let (gradient, first, second) =
                (&mut self.gradient[feature], &mut self.first[feature], &mut self.second[feature]);
            adam(&mut weights.direct, gradient.direct, &mut first.direct, &mut second.direct);
            for at in (0..HIDDEN).filter(|_| wide) {
                adam(&mut weights.hidden[at], gradient.hidden[at], &mut first.hidden[at], &mut second.hidden[at]);
            }
            *gradient = Row::ZERO;
        }
        for at in 0..HIDDEN {
            let (first, second) = (&mut self.output_first[at], &mut self.output_second[at]);
            adam(&mut net.output[at], self.output_gradient[at], first, second);
        }
        self.output_gradient = [0.0; HIDDEN];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_learns_what_holds_only_together() {
        // Both or neither wins: no sum of single weights can tell.
        let lesson = |features: &[u16], target| Lesson { features: features.into(), target };
        let lessons = vec![lesson(&[], 1.0), lesson(&[0], 0.0), lesson(&[1], 0.0), lesson(&[0, 1], 1.0)];
        let memory: Vec<Lesson> = lessons.iter().cloned().cycle().take(4_000).collect();
        let mut net = fresh(2, 2);
        let before = loss(&net, &lessons);
        fit(&mut net, 2, &[memory], 8, 0.02);
        assert!(before > 0.5 && loss(&net, &lessons) < 0.1, "{before} to {}", loss(&net, &lessons));
    }

    #[test]
    fn narrow_features_stay_out_of_the_hidden_layer() {
        let lesson = |features: &[u16], target| Lesson { features: features.into(), target };
        let memory: Vec<Lesson> = [lesson(&[0], 1.0), lesson(&[1], 0.0)].into_iter().cycle().take(2_000).collect();
        let mut net = fresh(2, 1);
        fit(&mut net, 1, &[memory], 2, 0.01);
        assert_eq!(net.rows[1].hidden, [0.0; HIDDEN]);
        assert!(net.rows[1].direct < -0.1);
    }
}
