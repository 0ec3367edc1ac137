//! A policy that was taught elsewhere, over the facts of a game: it takes what looks best to it, from what its seat may know.
//!
//! ```text
//! facts ─ hidden layers, each clipped below at 0 ─┬ numbers: a score for each action there is
//!                                                  └ offers: mixed with the facts of each offer ─ clipped ─ its score
//! ```
//! The file is text: a header, the schema it reads, then layers of decimal numbers. Whoever reads one hands it to [`load`]; from
//! then on it goes by the name `net:NAME` wherever a bot is named.

use crate::{Bot, BotRng, Decision, Player, Seen, Spec};
use frente_kernel::{Encode, Eyes, Facts, Schema};
use std::fmt::{self, Write as _};
use std::sync::{Mutex, PoisonError};

/// The first line of a file.
const FORMAT: &str = "frente-policy 1";

/// The most numbers one layer may have: what a file says is not believed beyond it.
const MOST: usize = 1 << 24;

/// What a policy gives scores to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Head {
    /// The actions of a game in which each has a number.
    Numbers,
    /// What is offered, by its facts.
    Offers,
}

/// Weights and biases: one row for each input.
#[derive(Clone, PartialEq, Debug)]
struct Layer {
    rows: Vec<f32>,
    bias: Vec<f32>,
}

impl Layer {
    fn width(&self) -> usize {
        self.bias.len()
    }

    fn row(&self, input: usize) -> &[f32] {
        &self.rows[input * self.width()..][..self.width()]
    }

    /// What these inputs, all of them 1, add to `sum`.
    fn gather(&self, inputs: &[u16], sum: &mut [f32]) {
        for input in inputs {
            sum.iter_mut().zip(self.row((*input).into())).for_each(|(sum, weight)| *sum += weight);
        }
    }

    /// What these values come to, before they are clipped.
    fn apply(&self, values: &[f32]) -> Vec<f32> {
        let mut sum = self.bias.clone();
        for (input, value) in values.iter().enumerate().filter(|(_, value)| **value != 0.0) {
            sum.iter_mut().zip(self.row(input)).for_each(|(sum, weight)| *sum += weight * value);
        }
        sum
    }
}

fn clip(mut values: Vec<f32>) -> Vec<f32> {
    values.iter_mut().for_each(|value| *value = value.max(0.0));
    values
}

/// The weights of a policy.
#[derive(Clone, PartialEq, Debug)]
pub struct Policy {
    game: String,
    head: Head,
    /// The first reads facts, each of the others what the one before it says.
    hidden: Vec<Layer>,
    /// Of numbers: the scores. Of offers: what is mixed with the facts of an offer.
    last: Layer,
    /// Of offers: what the facts of an offer add, and what that is worth.
    offer: Option<(Layer, Vec<f32>)>,
}

/// Why a text is no policy for a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PolicyError {
    /// It does not read as one.
    #[error("line {line}: {expected}")]
    Form {
        /// Counted from 1.
        line: usize,
        /// What was expected.
        expected: String,
    },
    /// It was taught with other facts.
    #[error("the policy reads other facts than the game states: {0}")]
    Schema(String),
    /// It numbers actions where the game does not.
    #[error("the policy numbers actions, and those of {0} have no numbers: expected \"head offers\"")]
    NoNumbers(String),
}

impl Policy {
    /// The game a file says it is for.
    pub fn game_of(text: &str) -> Option<&str> {
        text.lines().find_map(|line| line.strip_prefix("encoding ")?.split(' ').next())
    }

    /// Reads a policy for `G`.
    pub fn read<G: Encode>(text: &str) -> Result<Policy, PolicyError> {
        let schema = Schema::of::<G>();
        let mut lines = Lines { lines: text.lines(), number: 0 };
        lines.expect(|line| (line == FORMAT).then_some(()), FORMAT)?;
        let head = |line: &str| match line {
            "head numbers" => Some(Head::Numbers),
            "head offers" => Some(Head::Offers),
            _ => None,
        };
        let head = lines.expect(head, "head numbers, or head offers")?;
        if head == Head::Numbers && G::ACTIONS == 0 {
            return Err(PolicyError::NoNumbers(G::INFO.id.to_owned()));
        }
        let depth = |line: &str| line.strip_prefix("hidden ")?.parse().ok().filter(|depth| (1..=8).contains(depth));
        let depth: usize = lines.expect(depth, "hidden and 1 to 8 layers")?;
        let mut own = String::new();
        while let Some(line) = lines.next().filter(|line| !line.is_empty()) {
            let _ = writeln!(own, "{line}");
        }
        if let Some(difference) = schema.first_difference(&own) {
            return Err(PolicyError::Schema(difference));
        }
        let mut inputs = schema.width();
        let mut hidden = Vec::with_capacity(depth);
        for _ in 0..depth {
            let layer = lines.layer(inputs, None)?;
            inputs = layer.width();
            hidden.push(layer);
        }
        let (last, offer) = match head {
            Head::Numbers => (lines.layer(inputs, Some(G::ACTIONS))?, None),
            Head::Offers => {
                let mix = lines.layer(inputs, None)?;
                let width = Some(mix.width());
                let facts = lines.layer(schema.action_width(), width)?;
                let worth = lines.layer(mix.width(), Some(1))?;
                (mix, Some((facts, worth.rows)))
            }
        };
        lines.end()?;
        Ok(Policy { game: G::INFO.id.to_owned(), head, hidden, last, offer })
    }

    /// The place of the best of `actions`, which are those of the seat at `state`.
    fn best<G: Encode>(&self, state: &G::State, eyes: Eyes, actions: &[G::Action]) -> usize {
        let mut facts = Facts::default();
        facts.read::<G>(state, eyes);
        let mut sum = self.hidden[0].bias.clone();
        self.hidden[0].gather(facts.list(), &mut sum);
        let mut values = clip(sum);
        for layer in &self.hidden[1..] {
            values = clip(layer.apply(&values));
        }
        let last = self.last.apply(&values);
        let mut score = |action: &G::Action| match &self.offer {
            None => G::number(*action).and_then(|number| last.get(number)).copied().unwrap_or(f32::MIN),
            Some((layer, worth)) => {
                facts.read_action::<G>(state, *action);
                let mut sum = last.clone();
                layer.gather(facts.list(), &mut sum);
                sum.iter().zip(worth).map(|(value, worth)| value.max(0.0) * worth).sum()
            }
        };
        let mut best = (0, f32::MIN);
        for (at, action) in actions.iter().enumerate() {
            let score = score(action);
            if score > best.1 {
                best = (at, score);
            }
        }
        best.0
    }
}

struct Lines<'a> {
    lines: std::str::Lines<'a>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.number += 1;
        self.lines.next()
    }

    fn expect<T>(&mut self, read: impl FnOnce(&'a str) -> Option<T>, expected: &str) -> Result<T, PolicyError> {
        let found = self.next();
        let fault = || PolicyError::Form { line: self.number, expected: format!("expected \"{expected}\"") };
        found.and_then(read).ok_or_else(fault)
    }

    /// `layer INPUTS OUTPUTS`, a line of biases, then a line for each input.
    fn layer(&mut self, inputs: usize, outputs: Option<usize>) -> Result<Layer, PolicyError> {
        let wanted = match outputs {
            Some(outputs) => format!("layer {inputs} {outputs}"),
            None => format!("layer {inputs} N"),
        };
        let width = self.expect(
            |line| {
                let (found, width) = line.strip_prefix("layer ")?.split_once(' ')?;
                let width: usize = width.parse().ok()?;
                let fits = found.parse() == Ok(inputs) && outputs.is_none_or(|outputs| outputs == width);
                (fits && width > 0 && width.checked_mul(inputs)? <= MOST).then_some(width)
            },
            &wanted,
        )?;
        let bias = self.numbers(width)?;
        let mut rows = Vec::with_capacity(width * inputs);
        for _ in 0..inputs {
            rows.append(&mut self.numbers(width)?);
        }
        Ok(Layer { rows, bias })
    }

    fn numbers(&mut self, width: usize) -> Result<Vec<f32>, PolicyError> {
        let wanted = format!("{width} finite numbers");
        self.expect(
            |line| {
                // A row of nothing but zeros is a line with a single one.
                if line == "0" && width > 1 {
                    return Some(vec![0.0; width]);
                }
                let numbers: Result<Vec<f32>, _> = line.split(' ').map(str::parse).collect();
                numbers.ok().filter(|row| row.len() == width && row.iter().all(|weight| weight.is_finite()))
            },
            &wanted,
        )
    }

    fn end(&mut self) -> Result<(), PolicyError> {
        match self.next() {
            None => Ok(()),
            Some(_) => {
                Err(PolicyError::Form { line: self.number, expected: "expected the end of the file".to_owned() })
            }
        }
    }
}

impl<G: Encode> Bot<G> for &'static Policy {
    fn decide(&mut self, seen: &Seen<G>, _: &mut BotRng) -> Decision<G::Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        let best = self.best::<G>(seen.world(), Eyes::Seat(seen.seat()), &actions);
        Decision::habitual(actions[best], 0.5, &actions)
    }
}

/// A policy that was loaded, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Net(usize);

/// Everything that was loaded, by name: never dropped, for seats may still be taken by it.
static LOADED: Mutex<Vec<(String, &'static Policy)>> = Mutex::new(Vec::new());

/// Loads a policy for `G` under a name: it is a bot as `net:NAME`. A name that is taken stands for the newer one from now on.
pub fn load<G: Encode>(name: &str, text: &str) -> Result<Net, PolicyError> {
    let policy = Policy::read::<G>(text)?;
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(at) = loaded.iter().position(|(known, old)| known == name && **old == policy) {
        return Ok(Net(at));
    }
    loaded.push((name.to_owned(), Box::leak(Box::new(policy))));
    Ok(Net(loaded.len() - 1))
}

/// Seats a bot: a policy here, any other by `other`.
///
/// # Panics
/// If the policy is for another game: see [`Net::game`].
pub fn seat<G: Encode>(spec: Spec, seed: u64, other: fn(Spec, u64) -> Player<G>) -> Player<G> {
    let Spec::Net(net) = spec else { return other(spec, seed) };
    let (name, policy) = net.loaded();
    assert_eq!(policy.game, G::INFO.id, "net:{name} is for another game");
    Player::new(Box::new(policy), seed)
}

impl Net {
    /// The newest of that name.
    pub fn of_name(name: &str) -> Option<Net> {
        let loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        loaded.iter().rposition(|(known, _)| known == name).map(Net)
    }

    /// The game it plays.
    pub fn game(self) -> &'static str {
        &self.loaded().1.game
    }

    fn loaded(self) -> (String, &'static Policy) {
        LOADED.lock().unwrap_or_else(PoisonError::into_inner)[self.0].clone()
    }
}

impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "net:{}", self.loaded().0)
    }
}
