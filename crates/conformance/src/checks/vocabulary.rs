//! Whatever the game says in play (prompts, actions, cautions, chances, events, refusals) is in its vocabulary, with the
//! same arguments, and rests on a rule; the pieces it names read back, and dice fall on a face they have.

use crate::checks::legality::Universe;
use crate::trial::{Failure, Table, chance_outcomes, legal_actions, viewers};
use frente_kernel::{Arg, Message, Narrate, Node, Touch, Viewer};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::{Debug, Display};
use std::str::FromStr;

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    let vocabulary = Vocabulary::of::<G>();
    for kind in G::WINDOWS {
        vocabulary.holds(&Message::new(*kind), "none", "a kind of window");
    }
    let mut actions = Universe::default();
    table.each_game(|trial| {
        let first = trial.state().clone();
        loop {
            let state = trial.played.state();
            if let Node::Decision(_) = G::node(state) {
                let (prompt, rule) = G::prompt(state);
                vocabulary.holds(&prompt, rule, "the prompt");
            }
            let listed = legal_actions::<G>(state);
            actions.learn(&listed);
            for action in listed {
                vocabulary.holds(&G::action_message(state, action), G::action_rule(state, action), "an action");
                let Touch { on, at, covers, then, pays } = G::touch(state, action);
                let pays = pays.iter().map(|price| &price.piece);
                on.iter()
                    .chain(&at)
                    .chain(&covers)
                    .chain(&then)
                    .chain(pays)
                    .for_each(|piece| reads_back(*piece, "an action"));
                if let Some(caution) = G::caution(state, action) {
                    vocabulary.holds(&caution.message, &caution.rule, "a caution");
                }
            }
            for (chance, _) in chance_outcomes::<G>(state) {
                vocabulary.holds(&G::chance_message(state, chance), "none", "a chance");
            }
            if let Node::Decision(_) = G::node(state) {
                for illegal in
                    actions.some(&mut trial.look).into_iter().filter_map(|action| G::check(state, action).err())
                {
                    let key = format!("illegal-{}", illegal.why);
                    assert!(vocabulary.messages.contains_key(&key), "the refusal \"{key}\" is not in the vocabulary");
                }
            }
            let Some(step) = trial.next_step() else { break };
            for event in trial.take(step) {
                let everybody = viewers::<G>(trial.state()).chain([Viewer::Referee]);
                for (viewer, told) in everybody.filter_map(|viewer| Some((viewer, G::redact(event, viewer)?))) {
                    let message = G::event_message(trial.state(), told);
                    vocabulary.holds(&message, G::event_rule(told), "an event");
                    let beat = G::beat(trial.state(), told, viewer);
                    beat.on.iter().chain(&beat.path).for_each(|piece| reads_back(*piece, "an event"));
                    let falls = beat.dice.iter().all(|die| (1..=die.sides).contains(&die.face));
                    assert!(falls, "{told:?} shows a die that cannot fall so: {:?}", beat.dice);
                    let same = message == G::event_message(&first, told) && beat == G::beat(&first, told, viewer);
                    assert!(
                        same,
                        "{told:?} reads differently by another position of the match: it may lend only its data"
                    );
                }
            }
        }
    })
}

/// A piece is named by one word without a space that reads back as the piece.
fn reads_back<P: Copy + Eq + Debug + Display + FromStr>(piece: P, what: &str) {
    let text = piece.to_string();
    assert!(text.bytes().all(|b| b.is_ascii_graphic()), "{what} is about the piece {text:?}: expected one word");
    assert!(text.parse().ok() == Some(piece), "{what} is about {piece:?}, and its name {text:?} does not read back");
}

struct Vocabulary {
    /// The arguments each key comes with.
    messages: HashMap<String, HashSet<BTreeSet<String>>>,
    /// Keys used as arguments.
    terms: HashSet<String>,
}

impl Vocabulary {
    fn of<G: Narrate>() -> Vocabulary {
        let (mut messages, mut terms) = (HashMap::new(), HashSet::new());
        for message in G::vocabulary() {
            let known: &mut HashSet<_> = messages.entry(message.key.clone().into_owned()).or_default();
            known.insert(argument_names(&message));
            terms.extend(argument_terms(&message).map(str::to_owned));
        }
        Vocabulary { messages, terms }
    }

    fn holds(&self, message: &Message, rule: &str, what: &str) {
        let key = &*message.key;
        // What Fluent takes for a name.
        let named = key.starts_with(|c: char| c.is_ascii_alphabetic())
            && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        assert!(named, "{what} has the key {key:?}: expected letters, digits and hyphens");
        let Some(known) = self.messages.get(key) else {
            panic!("{what} says \"{key}\", which is not in the vocabulary");
        };
        let names = argument_names(message);
        assert!(known.contains(&names), "{what} says \"{key}\" with {names:?}, the vocabulary has it with {known:?}");
        for term in argument_terms(message) {
            let known = self.terms.contains(term) || self.messages.contains_key(term);
            assert!(known, "{what} says \"{key}\" with the term \"{term}\", which is not in the vocabulary");
        }
        assert!(!rule.is_empty(), "{what} (\"{key}\") rests on no rule");
    }
}

fn argument_names(message: &Message) -> BTreeSet<String> {
    message.args.iter().map(|(name, _)| name.to_string()).collect()
}

fn argument_terms(message: &Message) -> impl Iterator<Item = &str> {
    message.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Term { term } => Some(&**term),
        _ => None,
    })
}
