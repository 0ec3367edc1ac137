//! Plays a plan: all its games, on any number of threads, with the same result.
//!
//! The loop is compiled for each game's own types. Where every seat chooses at random, it runs without players, lists
//! or allocation of its own: that is the rate `frente bench` calls throughput.

use crate::plan::{Keep, LabError, Plan};
use crate::seeds::{bot_seed, game_seed, secret};
use crate::summary::{Details, Summary};
use crate::tally::{Row, Tally};
use frente_catalog::{Visit, visit};
use frente_door::{Faults, Shelf, patch::patched};
use frente_kernel::record::Publish;
use frente_kernel::{Game, Match, Narrate, Node, Record, Silent, Step, VerifiableDice};
use frente_search::{BotRng, Kind, Player, Spec};
use rand_core::SeedableRng;
use rayon::prelude::*;
use std::ops::ControlFlow;
use std::time::Instant;

/// A run that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    /// What it comes to.
    pub details: Details,
    /// The sums, and the rows where they were kept.
    pub tally: Tally,
}

/// Called after every game with its number, on whatever thread played it, with the record where one was asked for. It says
/// whether to go on.
pub type OnGame<'a> = &'a (dyn Fn(u64, Option<String>) -> ControlFlow<()> + Sync);

/// Whether each game is written down as a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// No record is written.
    No,
    /// Yes, with verifiable dice and their secret.
    Yes,
}

/// Plays game `game` of `plan` once more, alone, and writes it down: the same choices, dice and cards as in the run. A bot that
/// thinks by the clock may choose otherwise.
pub fn play_one(plan: &Plan, game: u64) -> Result<(Row, String), LabError> {
    visit(&plan.game, One { plan, game })?
}

struct One<'a> {
    plan: &'a Plan,
    game: u64,
}

impl Visit for One<'_> {
    type Out = Result<(Row, String), LabError>;

    fn visit<G: Narrate, S: Shelf<Game = G>>(self) -> Self::Out {
        let (setup, initial) = begun::<G>(self.plan)?;
        let bots = self.plan.seated(G::seats(&initial))?;
        let table = Seating::<G> { plan: self.plan, setup: &setup, initial: &initial, bots: &bots, player: S::player };
        table.play_again(self.game)
    }
}

/// The setup of a plan and its first position.
fn begun<G: Game>(plan: &Plan) -> Result<(G::Setup, G::State), LabError> {
    let setup: G::Setup = patched(&G::Setup::default(), &plan.setup, "setup")?;
    let initial = G::initial(&setup).map_err(|error| Faults(error.0))?;
    Ok((setup, initial))
}

/// Plays all games of `plan`.
pub fn simulate(plan: &Plan, written: Written, on_game: OnGame) -> Result<Run, LabError> {
    visit(&plan.game, Simulate { plan, written, on_game })?
}

struct Simulate<'a> {
    plan: &'a Plan,
    written: Written,
    on_game: OnGame<'a>,
}

impl Visit for Simulate<'_> {
    type Out = Result<Run, LabError>;

    fn visit<G: Narrate, S: Shelf<Game = G>>(self) -> Result<Run, LabError> {
        let plan = self.plan;
        if plan.games == 0 {
            return Err(LabError::NoGames);
        }
        let Some(end) = plan.first.checked_add(plan.games) else {
            return Err(LabError::Range { first: plan.first, games: plan.games });
        };
        let (setup, initial) = begun::<G>(plan)?;
        let bots = plan.seated(G::seats(&initial))?;
        let table = Seating::<G> { plan, setup: &setup, initial: &initial, bots: &bots, player: S::player };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build();
        let pool = pool.map_err(|error| LabError::Threads(error.to_string()))?;
        let start = Instant::now();
        let played = |mut tally: Tally, game: u64| {
            let (row, record) = match self.written {
                Written::No => (table.play(game)?, None),
                Written::Yes => table.play_written(game).map(|(row, record)| (row, Some(record)))?,
            };
            tally.add(row, plan.keep == Keep::Rows);
            match (self.on_game)(game, record) {
                ControlFlow::Continue(()) => Ok::<Tally, LabError>(tally),
                ControlFlow::Break(()) => Err(LabError::Stopped),
            }
        };
        let tally = pool.install(|| {
            let games = (plan.first..end).into_par_iter();
            games.try_fold(Tally::default, played).try_reduce(Tally::default, |a, b| Ok(a.merge(b)))
        })?;
        let seconds = start.elapsed().as_secs_f64();
        Ok(told::<G>(plan, &setup, &bots, tally, pool.current_num_threads(), seconds))
    }
}

/// What a run comes to.
fn told<G: Game>(plan: &Plan, setup: &G::Setup, bots: &[Spec], tally: Tally, threads: usize, seconds: f64) -> Run {
    let names = bots.iter().map(ToString::to_string).collect();
    let summary = Summary::of(&tally, plan, G::INFO.id, names, threads, seconds);
    let setup = serde_json::to_value(setup).expect("a setup is plain data");
    Run { details: Details::of(summary, &tally, setup), tally }
}

impl Run {
    /// A run of which the games were played elsewhere, in parts.
    pub fn of(plan: &Plan, tally: Tally, threads: usize, seconds: f64) -> Result<Run, LabError> {
        visit(&plan.game, Joined { plan, tally, threads, seconds })?
    }
}

struct Joined<'a> {
    plan: &'a Plan,
    tally: Tally,
    threads: usize,
    seconds: f64,
}

impl Visit for Joined<'_> {
    type Out = Result<Run, LabError>;

    fn visit<G: Narrate, S: Shelf<Game = G>>(self) -> Self::Out {
        let (setup, initial) = begun::<G>(self.plan)?;
        let bots = self.plan.seated(G::seats(&initial))?;
        Ok(told::<G>(self.plan, &setup, &bots, self.tally, self.threads, self.seconds))
    }
}

/// What comes next in a game that is written down.
enum Choice<G: Game> {
    Act(G::Action),
    Chance(G::Chance),
}

/// Everything that is the same for each game of a run.
struct Seating<'a, G: Game> {
    plan: &'a Plan,
    setup: &'a G::Setup,
    initial: &'a G::State,
    bots: &'a [Spec],
    player: fn(Spec, u64) -> Player<G>,
}

impl<G: Game> Seating<'_, G> {
    fn play(&self, game: u64) -> Result<Row, LabError> {
        let seed = game_seed(self.plan.seed, game);
        let mut rng = BotRng::seed_from_u64(seed);
        if self.bots.iter().all(|bot| *bot == Spec::Kind(Kind::Random)) {
            return playout::<G>(self.initial.clone(), &mut rng).ok_or_else(|| self.endless(game));
        }
        let played = frente_search::table::play::<G>(self.initial.clone(), &mut self.players(seed), &mut rng);
        Ok(Row { outcome: played.outcome, decisions: played.decisions as u32, chances: played.chances as u32 })
    }

    /// What [`Seating::play`] does, by the checked doors, so that it can be written down.
    fn play_again(&self, game: u64) -> Result<(Row, String), LabError> {
        let seed = game_seed(self.plan.seed, game);
        let mut rng = BotRng::seed_from_u64(seed);
        let at_random = self.bots.iter().all(|bot| *bot == Spec::Kind(Kind::Random));
        let mut players = self.players(seed);
        self.write(game, None, |state, _| match G::node(state) {
            Node::Decision(_) if at_random => Choice::Act(G::sample_action(state, &mut rng)),
            Node::Decision(seat) => Choice::Act(players[usize::from(seat.0)].choose(state, seat).action),
            _ => Choice::Chance(G::sample_chance(state, &mut rng)),
        })
    }

    /// Plays by the checked doors with verifiable dice, and writes the match down.
    fn play_written(&self, game: u64) -> Result<(Row, String), LabError> {
        let seed = game_seed(self.plan.seed, game);
        let salt = format!("frente sim {} {game}", self.plan.seed);
        let dice = VerifiableDice::new(secret(seed), salt);
        let mut players = self.players(seed);
        self.write(game, Some(&dice), |state, chance| match (G::node(state), chance) {
            (Node::Decision(seat), _) => Choice::Act(players[usize::from(seat.0)].choose(state, seat).action),
            (_, chance) => Choice::Chance(chance.expect("a chance is due")),
        })
    }

    /// Plays by the checked doors as `choose` says, which is handed what `dice` bring where a chance is due.
    fn write(
        &self,
        game: u64,
        dice: Option<&VerifiableDice>,
        mut choose: impl FnMut(&G::State, Option<G::Chance>) -> Choice<G>,
    ) -> Result<(Row, String), LabError> {
        let mut played = Match::<G>::new(self.setup.clone()).map_err(|error| Faults(error.0))?;
        let outcome = loop {
            if played.steps().len() > G::INFO.max_steps as usize {
                return Err(self.endless(game));
            }
            if let Node::Over(outcome) = G::node(played.state()) {
                break outcome;
            }
            let due = dice.and_then(|dice| played.next_chance(dice));
            let step = match (choose(played.state(), due), G::node(played.state())) {
                (Choice::Act(action), Node::Decision(seat)) => Step::Act(seat, action),
                (Choice::Chance(chance), _) => Step::Chance(chance),
                (Choice::Act(_), _) => unreachable!("only a seat chooses"),
            };
            played.take(step, &mut Silent).expect("bots choose what is legal");
        };
        let chances = played.chances();
        let decisions = played.steps().len() as u32 - chances;
        let record = Record::of(&played, dice, Publish::Secret);
        Ok((Row { outcome, decisions, chances }, record.to_string()))
    }

    fn players(&self, seed: u64) -> Vec<Player<G>> {
        let player = |(seat, bot): (u8, &Spec)| (self.player)(*bot, bot_seed(seed, seat));
        (0..).zip(self.bots).map(player).collect()
    }

    fn endless(&self, game: u64) -> LabError {
        let (seed, steps) = (self.plan.seed, G::INFO.max_steps);
        LabError::Endless { game, seed, steps }
    }
}

/// A game in which everybody chooses at random; `None` if it does not end within its bound.
pub fn playout<G: Game>(mut state: G::State, rng: &mut BotRng) -> Option<Row> {
    let (mut decisions, mut chances) = (0, 0);
    while decisions + chances <= G::INFO.max_steps {
        match G::node(&state) {
            Node::Decision(_) => {
                let action = G::sample_action(&state, rng);
                G::apply(&mut state, action, &mut Silent);
                decisions += 1;
            }
            Node::Chance => {
                let chance = G::sample_chance(&state, rng);
                G::resolve(&mut state, chance, &mut Silent);
                chances += 1;
            }
            Node::Over(outcome) => {
                return Some(Row { outcome, decisions, chances });
            }
        }
    }
    None
}
