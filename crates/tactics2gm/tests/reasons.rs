//! The list and the check are one: at positions of random matches every action of the vocabulary passes the check if and
//! only if it is listed, and what is refused is refused for a particular reason, told with arguments its action has.

use frente_conformance::corpus::play_out;
use frente_kernel::{Game, Narrate, Node};
use frente_tactics2gm::actions::Action;
use frente_tactics2gm::data::Data;
use frente_tactics2gm::{Pack, Setup, State, Tactics2gm};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::{BTreeMap, HashSet};

const ENGLISH: &str = include_str!("../../../locales/en/tactics2gm.ftl");

/// Reasons that say nothing of the action itself.
const GENERAL: [&str; 3] = ["match-over", "not-now", "answer-first"];

fn cells() -> Vec<String> {
    let columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    columns.iter().flat_map(|column| (1..=6).map(move |line| format!("{column}{line}"))).collect()
}

/// Every form of every action, as far as a field of one board, the cards of the pack and a few slots go.
fn universe(data: &Data) -> Vec<Action> {
    let dirs = ["n", "e", "s", "w"];
    let cards: Vec<String> = (0..=data.units.len() + data.cards.support.len()).map(|card| card.to_string()).collect();
    let cells = cells();
    let mut targets: Vec<String> = cells.iter().flat_map(|cell| [cell.clone(), format!("card:{cell}")]).collect();
    targets.extend(["hq:0", "hq:1", "hq:2", "hq:200"].map(str::to_owned));
    targets.extend(cells.iter().flat_map(|cell| dirs.map(|dir| format!("area:{cell}:{dir}"))));
    let mut all: Vec<String> = Vec::new();
    let plain =
        "done mulligan keep end hand-over give surrender stop pass smoke recover ace first#a first#b bid#0 bid#5 bid#6";
    all.extend(plain.split(' ').map(|word| word.replace('#', " ")));
    for cell in &cells {
        for dir in dirs {
            for word in ["step", "swap", "rotate", "embark", "heal-at", "repair", "clear"] {
                all.push(format!("{word} {cell} {dir}"));
            }
            for slot in [0, 1, 2, 3, 9, 254] {
                for word in ["assault", "hurrah", "resupply"] {
                    all.push(format!("{word} {cell} {dir} {slot}"));
                }
            }
            all.extend([0, 1, 2, 77].map(|place| format!("disembark {cell} {place} {dir}")));
        }
        all.extend(["march", "heal", "steady", "survive"].map(|word| format!("{word} {cell}")));
        for slot in [0, 1, 2, 3, 8, 254] {
            all.extend(["turn", "ambush-fire"].map(|word| format!("{word} {cell} {slot}")));
            all.extend(["plane", "escort", "interceptor"].map(|role| format!("anti-air {cell} {slot} {role}")));
            for hq in [0, 1, 3] {
                all.extend(["assault-hq", "hurrah-hq"].map(|word| format!("{word} {cell} {hq} {slot}")));
            }
            for target in &targets {
                all.extend(["fire", "sure-fire"].map(|word| format!("{word} {cell} {slot} {target}")));
            }
        }
        for card in &cards {
            let words = ["deploy", "load", "land", "airlift", "drop", "play-on"];
            all.extend(words.map(|word| format!("{word} {card} {cell}")));
            all.extend(dirs.map(|dir| format!("play-at {card} {cell} {dir}")));
            all.extend([0, 1, 3, 4].map(|count| format!("play-line {card} {cell} {count}")));
            all.extend([0, 1, 2, 3, 4, 6, 255].map(|slots| format!("play-arms {card} {cell} {slots}")));
        }
        all.extend((0..8).map(|card| format!("terrain {card} {cell}")));
    }
    for card in &cards {
        let words = ["station", "play", "mine", "ambush", "reroll", "discard", "take", "retrieve"];
        all.extend(words.map(|word| format!("{word} {card}")));
        all.extend([0, 1, 2, 9].map(|seat| format!("play-against {card} {seat}")));
        all.extend(targets.iter().map(|target| format!("bomb {card} {target}")));
    }
    for number in [0, 1, 2, 3, 9, 254] {
        all.extend(["escort", "intercept", "strike", "leap", "general"].map(|word| format!("{word} {number}")));
        for target in &targets {
            all.extend(["fly", "sure-fly"].map(|word| format!("{word} {number} {target}")));
        }
    }
    let sets = || (0..32).chain([255]);
    all.extend(sets().flat_map(|set| sets().map(move |packed| format!("equip {set} {packed}"))));
    all.iter().map(|text| text.parse().unwrap_or_else(|_| panic!("no action: {text}"))).collect()
}

/// The English sentence of a refusal.
fn sentence(why: &str) -> &'static str {
    let key = format!("\nillegal-{why} =");
    let from = ENGLISH.find(&key).unwrap_or_else(|| panic!("illegal-{why} has no sentence")) + key.len();
    let rest = &ENGLISH[from..];
    &rest[..rest.find("\nillegal-").or_else(|| rest.find("\n\n")).unwrap_or(rest.len())]
}

/// The arguments a sentence names. The form of a noun comes with the noun.
fn arguments(sentence: &str) -> Vec<&str> {
    let ends = |rest: &str| rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(rest.len());
    let names = sentence.split('$').skip(1).map(|rest| &rest[..ends(rest)]);
    names.map(|name| name.strip_suffix("-form").unwrap_or(name)).collect()
}

fn word(action: Action) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}

#[derive(Default)]
struct Count {
    listed: usize,
    refused: usize,
    positions: usize,
    reasons: BTreeMap<(&'static str, &'static str), usize>,
}

/// Looks at every so many of the actions, each time from another one on: at more of those like the ones offered.
const STRIDES: (usize, usize) = (17, 1009);

fn look(state: &State, actions: &[(String, Action)], count: &mut Count) {
    let mut list = Vec::new();
    Tactics2gm::legal_actions(state, &mut list);
    let listed: HashSet<Action> = list.iter().copied().collect();
    let offered: HashSet<String> = list.iter().map(|action| word(*action)).collect();
    count.positions += 1;
    let some = actions.iter().enumerate().filter(|(at, (word, _))| {
        let stride = if offered.contains(word) { STRIDES.0 } else { STRIDES.1 };
        (at + count.positions).is_multiple_of(stride)
    });
    for action in some.map(|(_, (_, action))| action).chain(&list) {
        let checked = Tactics2gm::check(state, *action);
        let told = || format!("{action} at {:?}", state.pending());
        assert_eq!(checked.is_ok(), listed.contains(action), "{}: {checked:?}", told());
        let Err(illegal) = checked else {
            count.listed += 1;
            continue;
        };
        count.refused += 1;
        *count.reasons.entry((illegal.rule, illegal.why)).or_default() += 1;
        let general = GENERAL.contains(&illegal.why) && offered.contains(&word(*action));
        assert!(!general, "{} is refused by \"{}\" while others like it are offered", told(), illegal.why);
        let wanted = arguments(sentence(illegal.why));
        if !wanted.is_empty() {
            let message = Tactics2gm::action_message(state, *action);
            for name in wanted {
                let has = message.args.iter().any(|(own, _)| own == name);
                assert!(has, "{}: \"{}\" names ${name}, which the action does not have", told(), illegal.why);
            }
        }
    }
}

#[test]
fn what_is_not_listed_is_refused_for_a_particular_reason() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut count = Count::default();
    let actions = universe(Pack::default().data());
    let actions: Vec<_> = actions.into_iter().map(|action| (word(action), action)).collect();
    for (scenario, players) in [("bc1", 2), ("bc3", 3), ("omaha", 2), ("arnhem", 2), ("octubre_rojo", 2), ("bc5", 4)] {
        let setup = Setup { scenario: scenario.to_owned(), players, rounds: 8, ..Setup::default() };
        let start = Tactics2gm::initial(&setup).expect("a sound setup");
        let (mut step, mut seen) = (0u32, BTreeMap::<String, u32>::new());
        play_out::<Tactics2gm>(&start, &mut rng, |_, state| {
            step += 1;
            if !matches!(Tactics2gm::node(state), Node::Decision(_)) {
                return;
            }
            // Every kind of question a few times, and each time from another part of the match.
            let kind = format!("{:?}", state.pending()).split(['(', ')']).nth(1).unwrap_or_default().to_owned();
            let times = seen.entry(kind).or_default();
            if *times < 3 || step % 97 == 0 {
                *times += 1;
                look(state, &actions, &mut count);
            }
        });
    }
    assert!(count.positions > 60 && count.refused > 60_000, "{} positions, {}", count.positions, count.refused);
    assert!(count.reasons.len() > 50, "{} reasons were given: {:?}", count.reasons.len(), count.reasons);
}
