//! What every bot must do on any game: choose legally, repeatably, in time, and without knowing too much.

mod toys;

use frente_kernel::{CardSet, Game, Node, Seat, Silent, Viewer, below};
use frente_search::{BotRng, Budget, Evaluator, Kind, Level, Player, Seen, Spec, Uninformed, table};
use rand_core::SeedableRng;
use std::time::Instant;
use toys::{Hands, Heap, Nim, Num, Tricks};

const ALL: [&str; 15] = [
    "random",
    "greedy",
    "flat:0",
    "flat:1",
    "flat:50",
    "ismcts:0",
    "ismcts:1",
    "ismcts:50",
    "recruit",
    "soldier",
    "sergeant",
    "ismcts:1ms",
    "puct:0",
    "puct:1",
    "puct:50",
];

fn player<G: Game>(name: &str, seed: u64) -> Player<G>
where
    Uninformed: Evaluator<G>,
{
    let spec: Spec = name.parse().expect("a bot goes by this name");
    spec.player(Uninformed, seed)
}

/// Walks a random match and asks the bot at every decision.
fn always_legal<G: Game>(name: &str) {
    let mut dice = BotRng::seed_from_u64(7);
    for game in 0..10 {
        let mut bot = player::<G>(name, game);
        let mut state = G::initial(&G::Setup::default()).expect("the default setup is sound");
        loop {
            match G::node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let chance = G::sample_chance(&state, &mut dice);
                    G::resolve(&mut state, chance, &mut Silent);
                }
                Node::Decision(seat) => {
                    let decision = bot.choose(&state, seat);
                    assert_eq!(G::check(&state, decision.action), Ok(()), "{name} at {state:?}");
                    assert!((0.0..=1.0).contains(&decision.value));
                    let mut actions = Vec::new();
                    G::legal_actions(&state, &mut actions);
                    let action = actions[below(&mut dice, actions.len() as u32) as usize];
                    G::apply(&mut state, action, &mut Silent);
                }
            }
        }
    }
}

#[test]
fn no_bot_ever_chooses_illegally_even_without_time() {
    for name in ALL {
        always_legal::<Nim>(name);
        always_legal::<Tricks>(name);
    }
}

#[test]
fn the_search_leaves_a_multiple_of_four() {
    for beans in [5, 6, 7, 9, 10, 11] {
        for mover in [0, 1] {
            for name in ["ismcts:2000", "puct:2000"] {
                let mut bot = player::<Nim>(name, 1);
                let decision = bot.choose(&Heap { beans, mover }, Seat(mover));
                assert_eq!((beans - decision.action.0) % 4, 0, "{name}, {beans} beans: {decision:?}");
                assert!(decision.value > 0.8, "a won position is known as won: {name}, {decision:?}");
            }
        }
    }
}

#[test]
fn flat_monte_carlo_takes_the_last_beans() {
    for beans in 1..=3 {
        let decision = player::<Nim>("flat:300", 1).choose(&Heap { beans, mover: 0 }, Seat(0));
        assert_eq!(decision.action, Num(beans));
    }
}

/// Seat 1 answers a led 3 and holds 2, 4 and 6: the 4 takes the trick and saves the 6.
fn answer() -> Hands {
    Hands {
        stock: CardSet::of([0]),
        hands: [CardSet::of([1, 5]), CardSet::of([2, 4, 6])],
        led: Some(3),
        taken: [0, 0],
        dealing: false,
    }
}

#[test]
fn the_search_takes_a_trick_with_the_cheapest_card() {
    for seed in 0..5 {
        for name in ["ismcts:3000", "puct:3000"] {
            let decision = player::<Tricks>(name, seed).choose(&answer(), Seat(1));
            assert_eq!(decision.action, Num(4), "{name}: {decision:?}");
            assert!(decision.value > 0.95, "with the 6 still in hand nothing can go wrong: {name}, {decision:?}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_decision() {
    for name in ["random", "greedy", "flat:200", "ismcts:500", "puct:500", "recruit"] {
        let choose = |seed| {
            let mut decision = player::<Tricks>(name, seed).choose(&answer(), Seat(1));
            decision.seconds = 0.0;
            decision
        };
        assert_eq!(choose(3), choose(3), "{name}");
    }
}

#[test]
fn threads_share_the_budget_and_stay_repeatable() {
    let choose = || {
        let spec = Spec::Kind(Kind::Ismcts(Budget::simulations(1001)));
        let mut bot: Player<Tricks> = spec.player_on(Uninformed, 5, 3);
        let mut decision = bot.choose(&answer(), Seat(1));
        decision.seconds = 0.0;
        decision
    };
    let decision = choose();
    assert_eq!(decision.simulations, 1001);
    assert_eq!(decision.choices.iter().map(|choice| choice.visits).sum::<u32>(), 1001);
    assert_eq!(decision, choose());
}

#[test]
fn halving_gives_the_better_half_twice_as_much() {
    let decision = player::<Tricks>("puct:400", 2).choose(&answer(), Seat(1));
    let mut visits: Vec<u32> = decision.choices.iter().map(|choice| choice.visits).collect();
    visits.sort_unstable();
    // Three candidates, two rounds: 66 worlds for each, then 100 more for each of the best two.
    assert_eq!(visits, [66, 166, 166]);
    let chosen = decision.choices.iter().find(|choice| choice.action == decision.action);
    assert!(chosen.is_some_and(|choice| choice.visits == 166), "{decision:?}");
}

#[test]
fn actions_are_weighed_in_the_same_worlds() {
    let [four, six] = [Num(4), Num(6)];
    let weighed = player::<Tricks>("ismcts:10", 3).weigh(&answer(), Seat(1), &[six, four, six], 200);
    assert_eq!(weighed.iter().map(Vec::len).collect::<Vec<_>>(), [200; 3]);
    assert_eq!(weighed[0], weighed[2], "one action is one row");
    // Of five beans, one taken leaves four and wins; two taken leave three and lose.
    let weighed = player::<Nim>("ismcts:10", 3).weigh(&Heap { beans: 5, mover: 0 }, Seat(0), &[Num(2), Num(1)], 400);
    let mean = |row: &[f32]| row.iter().sum::<f32>() / row.len() as f32;
    let [bad, good] = [0, 1].map(|at| mean(&weighed[at]));
    assert!(good > 0.7 && bad < 0.3, "{good} and {bad}");
    assert!(player::<Tricks>("random", 3).weigh(&answer(), Seat(1), &[four, six], 5).is_empty());
}

/// Every deal that looks the same from seat 1's chair.
fn same_to_seat_1() -> Vec<Hands> {
    let base = answer();
    let unknown = [0, 1, 5];
    let deal = |left: u8| {
        let mut hands = base.clone();
        hands.stock = CardSet::of([left]);
        hands.hands[0] = CardSet::of(unknown.into_iter().filter(|card| *card != left));
        hands
    };
    unknown.into_iter().map(deal).collect()
}

#[test]
fn no_bot_sees_what_its_seat_cannot() {
    let worlds = same_to_seat_1();
    for name in ["random", "greedy", "flat:100", "ismcts:300", "puct:300", "recruit", "soldier", "sergeant"] {
        for seed in 0..5 {
            let choose = |world: &Hands| {
                let mut decision = player::<Tricks>(name, seed).choose(world, Seat(1));
                decision.seconds = 0.0;
                decision
            };
            for world in &worlds[1..] {
                assert_eq!(choose(world), choose(&worlds[0]), "{name} told two worlds apart");
            }
        }
    }
}

#[test]
fn a_seen_position_keeps_the_view_and_loses_the_truth() {
    let truth = answer();
    let mut others = 0;
    for seed in 0..100 {
        let mut rng = BotRng::seed_from_u64(seed);
        let seen = Seen::<Tricks>::new(&truth, Seat(1), &mut rng);
        let view = |state| Tricks::view(state, Viewer::Seat(Seat(1)));
        assert_eq!(view(seen.world()), view(&truth));
        if *seen.world() != truth {
            others += 1;
        }
    }
    assert!((40..95).contains(&others), "two of three worlds are not the truth: {others}");
}

#[test]
fn a_short_budget_is_kept() {
    let mut bot = player::<Nim>("ismcts:1ms", 1);
    for _ in 0..20 {
        let started = Instant::now();
        let decision = bot.choose(&Heap { beans: 90, mover: 0 }, Seat(0));
        assert!(decision.simulations > 0);
        // A millisecond of thought; the rest is for a machine that is busy with other tests.
        assert!(started.elapsed().as_millis() < 50, "{:?}", started.elapsed());
    }
}

#[test]
fn a_full_arena_still_decides_well() {
    let style = frente_search::Style { room: 40, ..Default::default() };
    let search = frente_search::Search::new(Uninformed, Budget::simulations(3000), style);
    let mut bot = Player::<Nim>::new(Box::new(search), 1);
    let decision = bot.choose(&Heap { beans: 6, mover: 0 }, Seat(0));
    assert_eq!(decision.action, Num(2));
    assert!(decision.simulations > 1500, "half of them decide");
}

#[test]
fn searching_beats_guessing() {
    let mut won = 0;
    for game in 0..100 {
        let mut dice = BotRng::seed_from_u64(game);
        let seat = (game % 2) as usize;
        let mut players = [player::<Tricks>("random", game), player("random", game)];
        players[seat] = player("ismcts:300", game);
        let played = table::play::<Tricks>(Tricks::initial(&()).unwrap(), &mut players, &mut dice);
        won += u32::from(played.outcome.winners.contains(Seat(seat as u8)));
        assert_eq!(played.chances, 6);
    }
    assert!(won >= 65, "won {won} of 100");
}

#[test]
fn levels_have_stable_names() {
    let names: Vec<_> = Level::ALL.iter().map(|level| (level.number(), level.name())).collect();
    assert_eq!(names, [(1, "recruit"), (2, "soldier"), (3, "sergeant"), (4, "captain"), (5, "general")]);
}
