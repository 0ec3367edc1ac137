//! What a bot answers, and the sums kept over many answers.

/// An action, and what the bot thought on the way to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// What it does.
    pub action: A,
    /// What it expects of the match from here for its seat: 0 lost, 1 won.
    pub value: f32,
    /// Games played in the head.
    pub simulations: u64,
    /// Decisions and chances played in the head.
    pub steps: u64,
    /// How long it thought.
    pub seconds: f64,
    /// Every legal action, in the order of the rules.
    pub choices: Vec<Choice<A>>,
}

/// What the bot thought of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice<A> {
    /// The action it thought of.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to the seat; 0.5 where it was never tried.
    pub value: f32,
}

impl<A: Copy> Decision<A> {
    /// The only action there is.
    pub fn forced(action: A, value: f32) -> Decision<A> {
        Decision {
            action,
            value,
            simulations: 0,
            steps: 0,
            seconds: 0.0,
            choices: vec![Choice { action, visits: 0, value }],
        }
    }

    /// One of several, taken without a thought.
    pub fn habitual(action: A, value: f32, actions: &[A]) -> Decision<A> {
        let choice = |action: &A| Choice { action: *action, visits: 0, value: 0.5 };
        Decision { choices: actions.iter().map(choice).collect(), ..Decision::forced(action, value) }
    }
}

/// Sums over the decisions of a match or of many: for `frente bench` and for ladders.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// How many decisions were taken.
    pub decisions: u64,
    /// Games played in the head.
    pub simulations: u64,
    /// Decisions and chances played in the head.
    pub steps: u64,
    /// Time spent thinking.
    pub seconds: f64,
    /// The longest thought.
    pub longest: f64,
    /// How long decisions took that were thought about.
    pub times: Times,
}

/// How long many thoughts took: counted in steps of a ninth, from a microsecond to a minute.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Times([u32; Times::STEPS]);

impl Default for Times {
    fn default() -> Times {
        Times([0; Times::STEPS])
    }
}

impl Times {
    const STEPS: usize = 208;
    /// Steps that double a time.
    const DOUBLE: f64 = 8.0;

    fn add(&mut self, seconds: f64) {
        let step = ((seconds * 1e6).max(1.0).log2() * Times::DOUBLE) as usize;
        self.0[step.min(Times::STEPS - 1)] += 1;
    }

    fn merge(&mut self, other: &Times) {
        self.0.iter_mut().zip(&other.0).for_each(|(sum, more)| *sum += more);
    }

    /// How many thoughts there were.
    pub fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The time, in seconds, that this share of the thoughts did not exceed.
    pub fn quantile(&self, share: f64) -> f64 {
        let wanted = (share * f64::from(self.count())).ceil().max(1.0);
        let mut so_far = 0;
        let step = self.0.iter().position(|count| {
            so_far += count;
            f64::from(so_far) >= wanted
        });
        step.map_or(0.0, |step| ((step + 1) as f64 / Times::DOUBLE).exp2() / 1e6)
    }
}

impl Tally {
    /// Takes note of a decision.
    pub fn add<A>(&mut self, decision: &Decision<A>) {
        self.decisions += 1;
        self.simulations += decision.simulations;
        self.steps += decision.steps;
        self.seconds += decision.seconds;
        self.longest = self.longest.max(decision.seconds);
        if decision.simulations > 0 {
            self.times.add(decision.seconds);
        }
    }

    /// Takes over another tally.
    pub fn merge(&mut self, other: &Tally) {
        self.decisions += other.decisions;
        self.simulations += other.simulations;
        self.steps += other.steps;
        self.seconds += other.seconds;
        self.longest = self.longest.max(other.longest);
        self.times.merge(&other.times);
    }

    /// Simulations per second of thought.
    pub fn simulations_per_second(&self) -> f64 {
        self.simulations as f64 / self.seconds.max(1e-9)
    }

    /// Steps per second of thought.
    pub fn steps_per_second(&self) -> f64 {
        self.steps as f64 / self.seconds.max(1e-9)
    }

    /// The mean thought, in seconds.
    pub fn mean(&self) -> f64 {
        self.seconds / (self.decisions.max(1) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_lies_within_a_ninth_of_the_time_it_stands_for() {
        let mut times = Times::default();
        (1..=1000).for_each(|n| times.add(f64::from(n) / 1000.0));
        for (share, wanted) in [(0.5, 0.5), (0.99, 0.99), (1.0, 1.0)] {
            let found = times.quantile(share);
            assert!(wanted <= found && found < wanted * 1.1, "{share}: {found}");
        }
        assert_eq!(Times::default().quantile(0.5), 0.0);
    }
}
