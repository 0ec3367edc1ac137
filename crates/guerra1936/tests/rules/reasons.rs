//! Why not: a refusal names the paragraph that forbids this action here, and its sentence speaks of what the action names.

use crate::c8::siege;
use crate::table::{National, Republic, Steps, Table};
use frente_guerra1936::{
    Action, Board, CardNo, Consequence, Deck, Faction, Guerra1936, Intervention, LeaderAbility, Scenario, Setup, Side,
    Skill, State,
};
use frente_kernel::{Game, Message, Narrate, Node, Silent};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn r8_20_no_measures_in_the_third_strategy_phase() {
    let table = siege(&[23], &[]).hand(0, &[120]).hand(1, &[16]).combat();
    let table =
        table.acts(&["group 23", "done"]).strategy().asks(0).refuses("play 120", "8.20", "no-measures-any-more");
    table.pass().asks(1).refuses("play 16", "8.20", "no-measures-any-more");
}

#[test]
fn r9_5_discipline_too_late_is_refused_as_such() {
    let table = siege(&[107, 23], &[]).economy(National, 5).combat();
    let table = table.acts(&["group 23", "done", "done"]).asks(0);
    table.refuses("ability discipline 23", "9.5", "discipline-too-late").strategy().refuses(
        "ability discipline 23",
        "9.5",
        "discipline-too-late",
    );
}

#[test]
fn r8_6_what_belongs_to_the_main_phase_is_not_done_in_combat() {
    let table = siege(&[23], &[]).rear(0, &[28, 107]).economy(National, 9).act("combat").pass().pass().asks(0);
    let refuses = |table: Table, rule: &'static str, why: &'static str| {
        ["mobilise republic 28", "demobilise 23", "name national-military 107", "activate 148", "leader general"]
            .into_iter()
            .fold(table, |table, action| table.refuses(action, rule, why))
    };
    let table = refuses(table, "8.6", "not-in-combat").refuses("enthuse republic 28", "9.6", "combat-was-declared");
    let table = table.refuses("combat", "7.22", "combat-already-declared").pass().pass();
    // The offensive declaration is part of the combat.
    refuses(table.asks(0), "8.6", "not-in-combat");
}

#[test]
fn r7_24_a_declaration_of_combat_is_answered_with_measures_and_interventions() {
    let table = siege(&[23], &[3]).rear(1, &[4]).economy(Republic, 9).act("combat").asks(1);
    let table = table.refuses("mobilise republic 4", "7.24", "only-a-reply");
    table.refuses("demobilise 3", "7.24", "only-a-reply").refuses("ability fury 3", "9.1", "skills-only-in-combat");
}

#[test]
fn r9_1_an_army_at_no_objective_activates_nothing_and_says_so() {
    let table = siege(&[23], &[]).rear(0, &[42]).economy(National, 9).act("combat").pass().pass().asks(0);
    table.refuses("ability ranged 42", "9.1", "not-mobilised").refuses("ability ranged 23", "9.1", "skill-not-there");
}

#[test]
fn r8_13_a_group_is_of_armies_at_one_objective() {
    let table =
        siege(&[23, 39], &[]).military(32, 10, 5).at(0, National, &[28]).rear(0, &[42]).combat().act("group 23");
    let table = table.refuses("join 28", "8.13", "not-at-that-objective");
    let table = table.refuses("join 42", "8.12", "not-mobilised").refuses("join 107", "8.14", "not-an-army");
    table.refuses("join 3", "6.5", "not-your-side").refuses("join 23", "7.18", "already-in-a-group");
}

#[test]
fn r8_19_a_group_nobody_declared_is_not_faced() {
    let table = siege(&[23], &[3]).rear(1, &[4]).combat().acts(&["group 23", "done"]).strategy().asks(1);
    let table = table.refuses("defend 2 3", "8.19", "no-such-group").refuses("defend 1 4", "8.12", "not-mobilised");
    table.refuses("defend 1 23", "6.5", "not-your-side");
}

#[test]
fn r8_14_a_commander_without_an_army_to_lead_is_refused_as_such() {
    let table = siege(&[107, 23, 39], &[]).military(32, 10, 5).at(0, National, &[216]).combat();
    let table = table.acts(&["group 23", "join 39", "done"]).refuses("command 216", "8.14", "no-army-to-lead");
    let table = table.refuses("command 23", "8.2", "not-a-commander").act("command 107");
    let table = table.refuses("done", "8.14", "must-lead-an-army").refuses("under 216", "8.15", "in-no-group");
    table.act("under 23").offers("done");
    let table = siege(&[107, 216, 23, 39], &[]).combat().acts(&["group 23", "join 39", "done", "command 107"]);
    table.acts(&["under 23", "done"]).refuses("command 107", "8.2", "commands-already");
}

#[test]
fn r8_11_without_a_group_one_renounces_and_with_one_one_does_not() {
    let table = siege(&[23], &[]).combat().refuses("done", "8.11", "no-group-is-declared");
    table.acts(&["group 23"]).refuses("renounce", "8.11", "a-group-is-declared");
}

#[test]
fn r3_10_the_condition_that_is_not_met_is_named() {
    let fresh = || Table::new().economy(National, 9).economy(Republic, 9);
    fresh().hand(0, &[203]).refuses("play 203", "3.10", "needs-objective-defended");
    fresh().rear(0, &[111]).political(148, -4).political(150, 5).refuses(
        "intervene 1 111",
        "3.10",
        "no-diplomacy-to-lose",
    );
}

#[test]
fn r4_2_no_leader_is_named_of_a_faction_of_the_enemy() {
    let table = Table::new().rear(0, &[107]);
    table.refuses("name communists 107", "4.2", "no-leaders-of-that-faction").refuses(
        "name morocco 107",
        "4.2",
        "no-leaders-of-that-faction",
    );
}

/// Every action there could be, of one position or another.
fn vocabulary() -> Vec<Action> {
    let mut out = vec![
        Action::Pass,
        Action::Done,
        Action::Renounce,
        Action::Decline,
        Action::FindNothing,
        Action::DeclareCombat,
        Action::TakeDefence,
        Action::LeaveDefence,
    ];
    out.extend(LeaderAbility::ALL.map(Action::UseLeader));
    out.extend(Faction::ALL.map(Action::As));
    out.extend(Board::ALL.map(Action::ActivateAny));
    out.extend(Side::ALL.map(Action::Ring));
    out.extend(Side::ALL.map(Action::Front));
    out.extend(Board::ALL.iter().flat_map(|board| Side::ALL.map(|side| Action::Settle(*board, side))));
    out.extend(Consequence::ALL.map(Action::Buy));
    for card in (1..=252).map(CardNo) {
        out.extend([Action::Play, Action::Demobilise, Action::Activate, Action::Choose].map(|verb| verb(card)));
        out.extend([Action::Discard, Action::Find, Action::Group, Action::Join].map(|verb| verb(card)));
        out.extend([Action::Command, Action::Under, Action::Lose].map(|verb| verb(card)));
        out.extend(Intervention::ALL.map(|which| Action::Intervene(which, card)));
        out.extend([1, 2, 9].map(|group| Action::Defend(group, card)));
        out.extend(Side::ALL.map(|front| Action::Mobilise(front, card)));
        out.extend(Side::ALL.map(|front| Action::Enthuse(front, card)));
        out.extend(Skill::ALL.map(|skill| Action::Ability(skill, card)));
        out.extend([Faction::Communists, Faction::Monarchists, Faction::Church].map(|of| Action::Name(of, card)));
    }
    out
}

/// The sentences of the refusals in a language, and the arguments each of them asks for.
fn sentences(file: &'static str) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let refusal = |line: &'static str| line.strip_prefix("illegal-")?.split_once(" = ");
    let asked = |text: &'static str| text.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next()).collect();
    file.lines().filter_map(refusal).map(|(key, text)| (key, asked(text))).collect()
}

/// Positions of some matches, at every so manieth decision.
pub fn positions() -> Vec<State> {
    let random = || vec![Deck::named("random"); 2];
    let setups = [
        Setup::default(),
        Setup { decks: random(), cohesion: 1, moral: 12, ..Setup::default() },
        Setup { decks: random(), random_objectives: 1, ..Setup::default() },
        Setup { scenario: Scenario::Independent, ..Setup::default() },
        Setup { scenario: Scenario::Pairs, ..Setup::default() },
        Setup { leaders: 0, ..Setup::default() },
    ];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    let mut out = Vec::new();
    for setup in &setups {
        let mut state = Guerra1936::initial(setup).expect("a sound setup");
        let mut decisions = 0;
        loop {
            match Guerra1936::node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let chance = Guerra1936::sample_chance(&state, &mut rng);
                    Guerra1936::resolve(&mut state, chance, &mut Silent);
                }
                Node::Decision(_) => {
                    decisions += 1;
                    if decisions % 89 == 0 {
                        out.push(state);
                    }
                    let action = Guerra1936::sample_action(&state, &mut rng);
                    Guerra1936::apply(&mut state, action, &mut Silent);
                }
            }
        }
    }
    out
}

/// The kind of an action.
fn verb(action: Action) -> &'static str {
    match action {
        Action::Pass => "pass",
        Action::Done => "done",
        Action::Renounce => "renounce",
        Action::Decline => "decline",
        Action::FindNothing => "find nothing",
        Action::DeclareCombat => "combat",
        Action::TakeDefence => "take defence",
        Action::LeaveDefence => "leave defence",
        Action::UseLeader(LeaderAbility::General) => "leader general",
        Action::UseLeader(LeaderAbility::Faction) => "leader faction",
        Action::Play(_) => "play",
        Action::As(_) => "as",
        Action::Intervene(..) => "intervene",
        Action::Mobilise(..) => "mobilise",
        Action::Enthuse(..) => "enthuse",
        Action::Demobilise(_) => "demobilise",
        Action::Name(..) => "name",
        Action::Activate(_) => "activate",
        Action::ActivateAny(_) => "activate any",
        Action::Ability(..) => "ability",
        Action::Ring(_) => "ring",
        Action::Front(_) => "front",
        Action::Settle(..) => "settle",
        Action::Choose(_) => "choose",
        Action::Discard(_) => "discard",
        Action::Find(_) => "find",
        Action::Group(_) => "group",
        Action::Join(_) => "join",
        Action::Defend(..) => "defend",
        Action::Command(_) => "command",
        Action::Under(_) => "under",
        Action::Lose(_) => "lose",
        Action::Buy(_) => "buy",
    }
}

/// Every action of the vocabulary in every position: where an action of a kind is offered, the others of the kind are
/// refused for a reason of their own, and the sentence asks for nothing the action does not name.
#[test]
fn every_refusal_has_a_reason_of_its_own_and_a_sentence_that_fits() {
    let languages = [
        sentences(include_str!("../../../../locales/en/guerra1936.ftl")),
        sentences(include_str!("../../../../locales/es/guerra1936.ftl")),
        sentences(include_str!("../../../../locales/fr/guerra1936.ftl")),
    ];
    let (vocabulary, mut offered, mut met) = (vocabulary(), Vec::new(), BTreeSet::new());
    for state in positions() {
        Guerra1936::legal_actions(&state, &mut offered);
        let kinds: BTreeSet<&str> = offered.iter().map(|action| verb(*action)).collect();
        for action in &vocabulary {
            let Err(illegal) = Guerra1936::check(&state, *action) else { continue };
            let general = Guerra1936::GENERAL.contains(&illegal.why) && kinds.contains(verb(*action));
            assert!(!general, "\"{action}\" is refused with {}, {:?} pending", illegal.why, state.pending());
            if met.insert((illegal.why, verb(*action))) {
                let Message { args, .. } = Guerra1936::action_message(&state, *action);
                let named: BTreeSet<&str> = args.iter().map(|(name, _)| name.as_ref()).collect();
                for sentences in &languages {
                    let asked = sentences.get(illegal.why).unwrap_or_else(|| panic!("no sentence for {}", illegal.why));
                    assert!(
                        asked.is_subset(&named),
                        "illegal-{} asks for {asked:?}, \"{action}\" names {named:?}",
                        illegal.why
                    );
                }
            }
        }
    }
    let reasons: BTreeSet<&str> = met.iter().map(|(why, _)| *why).collect();
    let silent: Vec<&&str> = languages[0].keys().filter(|why| !reasons.contains(*why)).collect();
    println!("{} reasons met, not met: {silent:?}", reasons.len());
}
