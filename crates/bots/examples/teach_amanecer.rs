//! Teaches the value network of *Amanecer soviético* by self-play:
//! `cargo run --release -p frente-bots --example teach_amanecer -- FILE ROUNDS GAMES SIMULATIONS`
//!
//! Each round the search plays GAMES games with the network as it stands, notes every position before a card is drawn
//! and how the game ended, and fits the network to what it saw in the last rounds. Without FILE it begins with games of
//! the playout policy alone.

use frente_amanecer::state::Frame;
use frente_amanecer::{Amanecer, PLAYER, Setup, State};
use frente_bots::games::amanecer::Strategist;
use frente_bots::games::amanecer::features::{self, Features};
use frente_bots::net::{HIDDEN, Net, Row};
use frente_bots::{BotRng, Budget, Evaluator, Kind, Player, Spec};
use frente_kernel::{Game, Node, Silent, Viewer, below};
use rand_core::SeedableRng;
use std::sync::Mutex;
use std::time::Instant;

/// Rounds whose games are kept.
const MEMORY: usize = 6;
/// One choice in so many is made blindly, one in `BREST_BLIND` at Brest-Litovsk, where a habit would never be tested.
const BLIND: u32 = 60;
const BREST_BLIND: u32 = 4;
/// How much of a lesson is the end of the game rather than what the search thought a turn later: TD(λ).
const PATIENCE: f32 = 0.7;

/// A position and how the game went on from it.
#[derive(Clone, Copy)]
struct Lesson {
    features: Features,
    /// 0 lost, 1 won, between them where the search had a say.
    target: f32,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let usage = "usage: teach_amanecer FILE ROUNDS GAMES SIMULATIONS THREADS";
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u32>().ok()).expect(usage);
    let (file, rounds, games, simulations, threads) =
        (words.first().expect(usage), number(1), number(2), number(3), number(4));
    let names = features::names();
    let known = std::fs::read_to_string(file).ok();
    let mut net = match &known {
        Some(text) => Net::parse(text, &names).expect("a network for these features"),
        None => fresh(),
    };
    let mut memory: Vec<Vec<Lesson>> = Vec::new();
    if known.is_none() {
        let (lessons, won) = play(&net, 60_000, 0, 1, threads);
        println!("policy alone: {:.1} % won, {} lessons", 100.0 * won, lessons.len());
        fit(&mut net, &[lessons], 4, 0.003);
    }
    for round in 0..rounds {
        let start = Instant::now();
        let (lessons, won) = play(&net, games, simulations, 1 + u64::from(round), threads);
        let seconds = start.elapsed().as_secs_f64();
        let before = loss(&net, &lessons);
        memory.push(lessons);
        if memory.len() > MEMORY {
            memory.remove(0);
        }
        let rate = 0.001 * 0.85f32.powi(round as i32);
        fit(&mut net, &memory, 1, rate);
        println!(
            "round {round}: {:.2} % won ({:.0} games/s), loss {before:.4} on new games, fitted in {:.0} s",
            100.0 * won,
            f64::from(games) / seconds,
            start.elapsed().as_secs_f64() - seconds
        );
        std::fs::write(file, net.write(&names)).expect("the file can be written");
    }
}

/// Small random weights.
fn fresh() -> Net {
    let mut rng = BotRng::seed_from_u64(1);
    let mut small = |reach: f32| (below(&mut rng, 2001) as f32 / 1000.0 - 1.0) * reach;
    let mut net = Net { bias: Row::ZERO, rows: vec![Row::ZERO; features::COUNT], output: [0.0; HIDDEN] };
    net.rows.iter_mut().flat_map(|row| &mut row.hidden).for_each(|weight| *weight = small(0.25));
    net.bias.hidden.iter_mut().for_each(|weight| *weight = small(0.25));
    net.output.iter_mut().for_each(|weight| *weight = small(0.2));
    net
}

/// Plays games and returns their lessons and the share won. Without simulations the playout policy plays.
fn play(net: &Net, games: u32, simulations: u32, seed: u64, threads: u32) -> (Vec<Lesson>, f64) {
    let net: &'static Net = Box::leak(Box::new(net.clone()));
    let found = Mutex::new((Vec::new(), 0.0));
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let found = &found;
            scope.spawn(move || {
                for game in (thread..games).step_by(threads as usize) {
                    let (lessons, won) = play_one(net, simulations, seed << 32 | u64::from(game));
                    let mut found = found.lock().expect("no thread panicked");
                    found.0.extend(lessons);
                    found.1 += f64::from(won);
                }
            });
        }
    });
    let (lessons, won) = found.into_inner().expect("no thread panicked");
    (lessons, won / f64::from(games))
}

/// A position before a card.
struct Noted {
    features: Features,
    /// What the search first thought after that card.
    thought: Option<f32>,
    /// What it thought where it then chose blindly.
    blind: Option<f32>,
}

fn play_one(net: &'static Net, simulations: u32, seed: u64) -> (Vec<Lesson>, f32) {
    let strategist = Strategist::with(net);
    let spec = Spec::Kind(Kind::Ismcts(Budget::simulations(simulations)));
    let mut player: Player<Amanecer> = spec.player(strategist, seed);
    let mut rng = BotRng::seed_from_u64(!seed);
    let mut state: State = Amanecer::initial(&Setup::default()).expect("the default setup is sound");
    let mut positions: Vec<Noted> = Vec::new();
    let won = loop {
        match Amanecer::node(&state) {
            Node::Over(outcome) => break outcome.payoff(PLAYER),
            Node::Chance => {
                if state.pending() == Some(Frame::Draw) {
                    positions.push(Noted {
                        features: Features::of(&Amanecer::view(&state, Viewer::Seat(PLAYER))),
                        thought: None,
                        blind: None,
                    });
                }
                let chance = Amanecer::sample_chance(&state, &mut rng);
                Amanecer::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(_) if simulations == 0 => {
                let action = strategist.playout_action(&state, &mut rng);
                Amanecer::apply(&mut state, action, &mut Silent);
            }
            Node::Decision(seat) => {
                let decision = player.choose(&state, seat);
                let mut action = decision.action;
                if let Some(noted) = positions.last_mut()
                    && decision.simulations > 0
                {
                    noted.thought.get_or_insert(decision.value);
                    let one_in = if state.pending() == Some(Frame::Brest) { BREST_BLIND } else { BLIND };
                    if below(&mut rng, one_in) == 0 {
                        noted.blind.get_or_insert(decision.value);
                        action = decision.choices[below(&mut rng, decision.choices.len() as u32) as usize].action;
                    }
                }
                Amanecer::apply(&mut state, action, &mut Silent);
            }
        }
    };
    let mut target = won;
    let mut lessons = Vec::with_capacity(positions.len());
    for Noted { features, thought, blind } in positions.into_iter().rev() {
        // What followed a blind choice says nothing about good play before it.
        target = blind.unwrap_or(target);
        target = thought.map_or(target, |thought| PATIENCE * target + (1.0 - PATIENCE) * thought);
        lessons.push(Lesson { features, target });
    }
    (lessons, won)
}

fn loss(net: &Net, lessons: &[Lesson]) -> f64 {
    let one = |lesson: &Lesson| {
        let value = f64::from(net.value(lesson.features.iter())).clamp(1e-6, 1.0 - 1e-6);
        let target = f64::from(lesson.target);
        -target * value.ln() - (1.0 - target) * (1.0 - value).ln()
    };
    lessons.iter().map(one).sum::<f64>() / lessons.len() as f64
}

/// Stochastic gradient descent with Adam's scaling, a position at a time in small batches.
fn fit(net: &mut Net, memory: &[Vec<Lesson>], epochs: u32, rate: f32) {
    const BATCH: usize = 64;
    let lessons: Vec<&Lesson> = memory.iter().flatten().collect();
    let mut teacher = Teacher::new(net, rate);
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
    fn new(net: &Net, rate: f32) -> Teacher {
        let zero = vec![Row::ZERO; net.rows.len() + 1];
        Teacher {
            rate,
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

    /// Adds the gradient of the logistic loss at one lesson.
    fn note(&mut self, net: &Net, lesson: &Lesson) {
        let sum = net.hidden(lesson.features.iter());
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
        // The bias stands behind the last feature.
        for feature in lesson.features.iter().chain([net.rows.len()]) {
            let row = &mut self.gradient[feature];
            if row.direct == 0.0 {
                self.touched.push(feature);
            }
            row.direct += error;
            for (sum, back) in row.hidden.iter_mut().zip(&back) {
                *sum += back;
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
        for feature in self.touched.drain(..) {
            let weights = net.rows.get_mut(feature).unwrap_or(&mut net.bias);
            let (gradient, first, second) =
                (&mut self.gradient[feature], &mut self.first[feature], &mut self.second[feature]);
            adam(&mut weights.direct, gradient.direct, &mut first.direct, &mut second.direct);
            for at in 0..HIDDEN {
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
