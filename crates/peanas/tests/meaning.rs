//! What the game says of actions and events with types: each names items that are on the table, in every position of
//! whole battles, and each event the way it went.

use frente_kernel::{Beat, BeatKind, Game, Narrate, Node, Seat, Tone, Viewer};
use frente_peanas::actions::Event;
use frente_peanas::state::{Frame, OrderKind, TokenPlace};
use frente_peanas::{Action, Item, Peanas, Setup, State, Terrain};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Whether an item is something there is at this table.
fn exists(state: &State, item: Item) -> bool {
    let data = state.data();
    match item {
        Item::Unit(unit) => unit.index() < state.units().len(),
        Item::Stand(stand) => state.units().get(stand.unit.index()).is_some() && stand.stand < 4,
        Item::Token(token) => state.tokens().iter().any(|one| one.side == token.side && one.number == token.number),
        Item::Square(square) => state.measures().has(square.0),
        Item::Spot(spot) => state.measures().holds(spot.0.v()),
        Item::Sector(sector) | Item::Column(sector) => (1..=4).contains(&sector),
        Item::Objective(number) => (1..=3).contains(&number),
        Item::Turn(turn) => turn < 16,
        Item::Weapon(weapon) => data.units.iter().any(|unit| usize::from(weapon) < unit.weapons.len()),
        Item::Template(size) => size < 3,
        Item::Turns(turns) => turns > 0,
        Item::Count(count) => count < 16,
        Item::Decoy
        | Item::Scenery(_)
        | Item::BuildPoint
        | Item::Entry
        | Item::Order(_)
        | Item::Channel(_)
        | Item::Die(_)
        | Item::SecondDie(_)
        | Item::Ammo(_)
        | Item::Moment(_)
        | Item::Formation(_)
        | Item::SmokeShells
        | Item::Wheels
        | Item::Bend
        | Item::Sky => true,
    }
}

fn setups() -> [Setup; 3] {
    let open = Setup { fog: 0, scenery: 3, terrain: Terrain::Hills, ..Setup::default() };
    [Setup::default(), open, Setup { scenery: 5, air: 1, terrain: Terrain::Town, ..Setup::default() }]
}

/// Plays battles and looks at every position and at every event.
fn each_battle(mut look: impl FnMut(&State), mut hear: impl FnMut(&State, Event)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for setup in setups() {
        let mut state = Peanas::initial(&setup).expect("a sound setup");
        loop {
            let mut log = Vec::new();
            match Peanas::node(&state) {
                Node::Over(_) => break,
                Node::Decision(_) => {
                    look(&state);
                    let action = Peanas::sample_action(&state, &mut rng);
                    Peanas::apply(&mut state, action, &mut log);
                }
                Node::Chance => {
                    let chance = Peanas::sample_chance(&state, &mut rng);
                    Peanas::resolve(&mut state, chance, &mut log);
                }
            }
            log.into_iter().for_each(|event| hear(&state, event));
        }
    }
}

#[test]
fn what_an_offer_is_about_is_on_the_table() {
    let mut offers = Vec::new();
    each_battle(
        |state| {
            Peanas::legal_actions(state, &mut offers);
            for action in offers.iter().copied() {
                let touch = Peanas::touch(state, action);
                let paid = touch.pays.iter().map(|price| price.piece);
                for item in touch.on.iter().chain(&touch.at).chain(&touch.covers).copied().chain(paid) {
                    assert!(exists(state, item), "{action} at {:?}: {item}", state.pending());
                }
                let bare = matches!(action, Action::Done | Action::EndTurn | Action::Alone | Action::Pass);
                let free = bare || action == Action::Dice("none".parse().expect("no dice"));
                assert!(free || !(touch.on.is_empty() && touch.at.is_empty()), "{action} is about something");
            }
            offers.sort_by_key(|action| format!("{:?}", Peanas::touch(state, *action)));
            let twins = offers.windows(2).find(|two| {
                // What a piece does by itself, and what has no piece, is chosen by its words.
                let touch = Peanas::touch(state, two[0]);
                let by_words = touch.at.is_empty() && touch.on.len() < 2;
                !by_words && touch == Peanas::touch(state, two[1])
            });
            // Walks differ by where the unit looks at the end; a board offers the one that looks ahead.
            let looks = |one: Action| matches!(one, Action::Walk { .. } | Action::Drive { .. } | Action::Leave { .. });
            let distinct = twins.is_none_or(|two| looks(two[0]) || looks(two[1]));
            assert!(distinct, "two offers about the same: {twins:?} at {:?}", state.pending());
        },
        |_, _| (),
    );
}

#[test]
fn what_an_event_befalls_is_on_the_table_and_what_moves_has_both_ends() {
    each_battle(
        |_| (),
        |state, event| {
            let of = |seat| Peanas::beat(state, event, Viewer::Seat(Seat(seat)));
            let Beat { kind, side, on, path, tone, .. } = of(0);
            for item in on.iter().chain(&path) {
                assert!(exists(state, *item) || matches!(item, Item::Spot(_)), "{event:?}: {item}");
            }
            let moves = matches!(
                event,
                Event::UnitMoved { .. }
                    | Event::UnitHalted { .. }
                    | Event::Retreated { .. }
                    | Event::FallsBack { .. }
            );
            assert!(!moves || path.len() >= 2, "{event:?} shows no way");
            assert_eq!(of(1).tone, tone.reversed(), "{event:?}: what is good for one is bad for the other");
            assert_eq!(Peanas::beat(state, event, Viewer::Spectator).tone, Tone::Plain, "{event:?}");
            assert!(tone == Tone::Plain || side.is_some(), "{event:?} is good for nobody in particular");
            assert!(kind != BeatKind::Tick, "nothing is counted on a track here");
        },
    );
}

#[test]
fn the_view_names_the_unit_at_work_only_to_those_who_see_it() {
    let mut named = 0;
    each_battle(
        |state| {
            let Node::Decision(seat) = Peanas::node(state) else { return };
            let acting = |viewer| Peanas::view(state, viewer).acting;
            let own = acting(Viewer::Seat(seat));
            if let Some(unit) = own {
                named += 1;
                let other = acting(Viewer::Seat(Seat(1 - seat.0)));
                let hidden = state.token_of(unit).is_some() || state.pending() == Some(Frame::Ordering);
                assert!(other.is_none() || (!hidden && other == Some(unit)), "{:?}", state.pending());
            }
            let asked = matches!(state.pending(), Some(Frame::March | Frame::Target | Frame::Ordering));
            assert!(!asked || own.is_some(), "{:?} names nobody", state.pending());
        },
        |_, _| (),
    );
    assert!(named > 100, "{named}");
}

#[test]
fn tokens_are_told_by_side_and_number() {
    let mut told = 0;
    each_battle(
        |_| (),
        |state, event| {
            if let Event::TokenMoved { side, number, .. } = event {
                let beat = Peanas::beat(state, event, Viewer::Spectator);
                assert_eq!(beat.on[0].to_string(), format!("token:{side}-{number}"));
                let stands = |token: &&frente_peanas::state::Token| token.side == side && token.number == number;
                let at = state.tokens().iter().find(stands).map(|token| token.at);
                let end = beat.path.last().map(ToString::to_string);
                if let Some(TokenPlace::Square(square)) = at {
                    assert_eq!(end, Some(format!("square:{square}")));
                }
                told += 1;
            }
        },
    );
    assert!(told > 10, "{told}");
}

#[test]
fn an_order_is_taken_up_with_what_is_ordered() {
    let mut seen = 0;
    let mut offers = Vec::new();
    each_battle(
        |state| {
            if state.pending() != Some(Frame::Turn) {
                return;
            }
            Peanas::legal_actions(state, &mut offers);
            for action in &offers {
                if let Action::Order { unit, kind: OrderKind::Move } = action {
                    let words: Vec<_> = Peanas::touch(state, *action).on.iter().map(ToString::to_string).collect();
                    assert_eq!(words, [format!("unit:{unit}"), "order:move".to_owned()]);
                    seen += 1;
                }
            }
        },
        |_, _| (),
    );
    assert!(seen > 0);
}
