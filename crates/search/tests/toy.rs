//! The bots on the conformance toy: hidden hands, a pile some seat may have peeked at, cards laid face down.

use frente_conformance::toy::{Action, HandView, Pending, Setup, State, Toy, worth};
use frente_kernel::{Game, Node, Seat, Silent, Viewer};
use frente_search::{BotRng, Evaluator, Player, Spec, Uninformed, table};
use rand_core::SeedableRng;

/// Knows what the other seat hides, and that points are good.
#[derive(Clone, Copy)]
struct Peasant;

impl Evaluator<Toy> for Peasant {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let points = Toy::view(state, Viewer::Seat(seat)).points;
        let (own, other) = (points[usize::from(seat.0)], points[usize::from(1 - seat.0)]);
        (0.5 + (f32::from(own) - f32::from(other)) / 40.0).clamp(0.0, 1.0)
    }

    fn prior(&self, _: &State, action: Action) -> f32 {
        match action {
            Action::Attack(card) => f32::from(worth(card)),
            _ => 1.0,
        }
    }

    fn sees_chance(&self, state: &State, seat: Seat) -> bool {
        let view = Toy::view(state, Viewer::Seat(seat));
        view.active == seat || !matches!(view.pending, Pending::Drawing | Pending::Peeking)
    }

    fn sees_action(&self, state: &State, action: Action, seat: Seat) -> bool {
        let view = Toy::view(state, Viewer::Seat(seat));
        match (action, view.hands[usize::from(1 - seat.0)]) {
            (Action::Attack(card), HandView::Closed { seen, .. }) => view.active == seat || seen.contains(card),
            _ => true,
        }
    }
}

fn player(name: &str, seed: u64) -> Player<Toy> {
    let spec: Spec = name.parse().expect("a bot goes by this name");
    spec.player(Peasant, seed)
}

/// Positions of a few random matches where a seat has to choose.
fn decisions(matches: u64) -> Vec<(State, Seat)> {
    let mut found = Vec::new();
    for game in 0..matches {
        let mut rng = BotRng::seed_from_u64(game);
        let mut state = Toy::initial(&Setup::default()).expect("the default setup is sound");
        loop {
            match Toy::node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let chance = Toy::sample_chance(&state, &mut rng);
                    Toy::resolve(&mut state, chance, &mut Silent);
                }
                Node::Decision(seat) => {
                    found.push((state.clone(), seat));
                    let action = Toy::sample_action(&state, &mut rng);
                    Toy::apply(&mut state, action, &mut Silent);
                }
            }
        }
    }
    found
}

#[test]
fn every_bot_chooses_legally() {
    for name in ["random", "greedy", "flat:30", "ismcts:0", "ismcts:1", "ismcts:30", "recruit", "soldier"] {
        let mut bot = player(name, 1);
        for (state, seat) in decisions(5) {
            let decision = bot.choose(&state, seat);
            assert_eq!(Toy::check(&state, decision.action), Ok(()), "{name} at {state:?}");
        }
    }
}

#[test]
fn worlds_that_look_alike_are_played_alike() {
    let mut redeals = BotRng::seed_from_u64(99);
    let mut differed = 0;
    for (state, seat) in decisions(4) {
        let mut other = state.clone();
        Toy::determinize(&mut other, seat, &mut redeals);
        differed += u32::from(other != state);
        for name in ["random", "greedy", "flat:40", "ismcts:60", "recruit"] {
            let choose = |world: &State| {
                let mut decision = player(name, 5).choose(world, seat);
                decision.seconds = 0.0;
                decision
            };
            assert_eq!(choose(&other), choose(&state), "{name} told two worlds apart: {state:?}");
        }
    }
    assert!(differed > 50, "the redeals moved something: {differed}");
}

fn share_won(bot: &str, rival: &str, games: u64) -> f32 {
    let mut sum = 0.0;
    for game in 0..games {
        let own = Seat((game % 2) as u8);
        let mut players = [player(rival, game), player(rival, game)];
        players[usize::from(own.0)] = player(bot, game + 1000);
        let start = Toy::initial(&Setup::default()).expect("the default setup is sound");
        let played = table::play::<Toy>(start, &mut players, &mut BotRng::seed_from_u64(game));
        sum += played.outcome.payoff(own);
    }
    sum / games as f32
}

#[test]
fn greed_and_search_beat_chance() {
    for bot in ["greedy", "ismcts:100"] {
        let won = share_won(bot, "random", 24);
        assert!(won > 0.75, "{bot} against random: {won}");
    }
}

#[test]
fn an_untaught_search_plays_too() {
    let (state, seat) = decisions(1).swap_remove(8);
    let spec: Spec = "ismcts:200".parse().expect("a bot goes by this name");
    let mut bot: Player<Toy> = spec.player(Uninformed, 3);
    let decision = bot.choose(&state, seat);
    assert!((100..=200).contains(&decision.simulations), "all of them, or until no other action can catch up");
    assert_eq!(u64::from(decision.choices.iter().map(|choice| choice.visits).sum::<u32>()), decision.simulations);
}
