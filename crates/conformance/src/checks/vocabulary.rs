//! Whatever the game says in play (prompts, actions, chances, events, refusals) is in its vocabulary, with the same
//! arguments, and rests on a rule.

use crate::checks::legality::Universe;
use crate::trial::{Failure, Table, chance_outcomes, legal_actions, viewers};
use frente_kernel::{Arg, Message, Narrate, Node};
use std::collections::{BTreeSet, HashMap, HashSet};

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    let vocabulary = Vocabulary::of::<G>();
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
                let subject = G::action_subject(action);
                assert!(subject.bytes().all(|b| b.is_ascii_graphic()), "the subject {subject:?} of \"{action}\"");
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
                for told in viewers::<G>(trial.state()).filter_map(|viewer| G::redact(event, viewer)).chain([event]) {
                    let message = G::event_message(trial.state(), told);
                    vocabulary.holds(&message, G::event_rule(told), "an event");
                    let same = message == G::event_message(&first, told);
                    assert!(
                        same,
                        "{told:?} reads differently by another position of the match: it may lend only its data"
                    );
                }
            }
        }
    })
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
