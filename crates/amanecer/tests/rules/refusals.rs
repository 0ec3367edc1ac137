//! Why not: each reason has a position that gives it, and the reason named is the one that lasts longest.

use crate::table::*;
use frente_amanecer::{Action, Amanecer};
use frente_kernel::{Game, Illegal, Narrate, Node};
use serde_json::json;
use std::collections::BTreeSet;

/// Every reason of the game: a position, an action it refuses, the paragraph and the key.
fn every_refusal() -> Vec<(Table, &'static str, &'static str, &'static str)> {
    let acting = || Table::new().draw(10);
    let marking = || acting().act("decline");
    let drawn = || Table::new().own(Cheka).draw(10);
    let at_brest = || Table::new().draw(8);
    let subversion = || Table::new().own(CommunistSubversion).draw(10);
    let gold = || Table::new().own(ImperialGold).draw(10).act("let advance");
    let dice = || gold().act("offensive southern").die(4);
    let fortress = || Table::dawn().draw(46);
    vec![
        (Table::new().level(8).draw(10).politics(6), "political", "9.0", "match-over"),
        (Table::new(), "political", "4.0", "not-now"),
        (Table::new(), "end", "4.0", "not-now"),
        (marking(), "political", "7.0", "actions-used"),
        (acting(), "end", "7.0", "markers-after-actions"),
        (drawn(), "offensive southern", "7.5.1", "cheka-first"),
        (drawn(), "treaty", "7.5.1", "cheka-first"),
        (drawn().clone().own(CommunistSubversion), "swap phases", "7.5.1", "cheka-first"),
        (at_brest(), "reorganize", "10.2-8", "brest-first"),
        (subversion(), "decline", "7.5.5", "subversion-first"),
        (dice(), "reserve southern", "7.5.7", "gold-first"),
        (Table::new().own(ImperialGold).draw(10), "forgo", "7.5.7", "gold-first"),
        (Table::dawn().eliminated(Eastern).draw(44), "offensive eastern", "10.1.3", "front-eliminated"),
        (acting(), "offensive poland", "6.1", "front-inactive"),
        (Table::new().draw(5), "offensive southern", "7.0", "offensives-banned"),
        (Table::new().draw(6), "offensive baltic", "7.0", "front-shielded"),
        (acting(), "offensive southern with trains", "7.5.3", "no-trains"),
        (
            Table::new().own(ArmouredTrains).draw(10).act("offensive southern with trains").die(1),
            "offensive southern with trains",
            "7.5.3",
            "trains-used",
        ),
        (Table::treaty().draw(22), "political", "7.0", "political-banned"),
        (acting(), "tanks southern", "7.5.2", "no-tanks"),
        (Table::new().tanks_on(Southern).draw(10), "tanks southern", "7.5.2", "tanks-already-there"),
        (acting(), "forgo", "7.6", "nothing-to-forgo-for"),
        (acting(), "fortify", "10.2-46", "cannot-fortify"),
        (fortress().act("fortify"), "fortify", "10.2-46", "already-fortified"),
        (Table::dawn().front(Finland, 1).draw(46), "fortify", "10.2-46", "petrograd-was-occupied"),
        (fortress().politics(1), "fortify", "10.2-46", "already-acted"),
        (Table::new().reserves(0).draw(10), "reserve southern", "7.7", "no-reserves"),
        (Table::new().decrees(0).draw(10), "decree political", "7.7", "no-decrees"),
        (Table::new().draw(5), "reserve southern", "7.7", "reserves-banned"),
        (Table::treaty().draw(22), "decree political", "7.7", "decree-banned"),
        (acting(), "cheka", "7.5.1", "no-cheka"),
        (drawn().act("keep card"), "cheka", "7.5.1", "cheka-at-the-draw"),
        (acting(), "keep card", "7.5.1", "cheka-at-the-draw"),
        (acting(), "treaty", "10.2-8", "brest-by-card"),
        (at_brest().act("treaty"), "bukharin", "10.2-8", "brest-decided"),
        (acting(), "swap phases", "7.5.5", "no-subversion"),
        (Table::treaty().own(CommunistSubversion).draw(40), "swap phases", "10.2-40", "denikin-keeps-order"),
        (Table::new().own(CommunistSubversion).draw(8), "swap phases", "7.5.5", "no-white-armies"),
        (subversion().act("keep phases"), "swap phases", "7.5.5", "order-is-settled"),
        (acting(), "gold block", "7.5.7", "no-gold"),
        (Table::new().gold_is_gone().draw(10), "gold die 6", "7.5.7", "gold-is-spent"),
        (gold(), "gold block", "7.5.7", "no-advance-to-stop"),
        (gold(), "gold die 6", "7.5.7", "no-dice-to-turn"),
        (dice(), "gold die 4", "7.5.7", "same-face"),
        (dice(), "gold expertise 1", "7.5.4", "no-expertise-die"),
        (
            Table::new()
                .own(ImperialGold)
                .own(AppliedExpertise)
                .draw(10)
                .act("let advance")
                .act("offensive southern")
                .die(4)
                .die(2),
            "gold expertise 2",
            "7.5.7",
            "same-expertise-face",
        ),
    ]
}

#[test]
fn every_reason_has_a_position_that_gives_it() {
    let mut given = BTreeSet::new();
    for (table, action, rule, why) in every_refusal() {
        let action: Action = action.parse().expect("a notation");
        assert_eq!(Amanecer::check(table.state(), action), Err(Illegal { rule, why }), "{action}");
        given.insert(format!("illegal-{why}"));
    }
    let vocabulary = Amanecer::vocabulary().into_iter().map(|message| message.key.into_owned());
    let known: BTreeSet<String> = vocabulary.filter(|key| key.starts_with("illegal-")).collect();
    assert_eq!(given, known);
}

/// At a decision nothing is refused by a general reason, whatever is asked for.
#[test]
fn no_decision_refuses_by_a_general_reason() {
    let mut decisions = 0;
    for (table, ..) in every_refusal() {
        let Node::Decision(_) = Amanecer::node(table.state()) else { continue };
        decisions += 1;
        for action in Action::ALL {
            if let Err(illegal) = Amanecer::check(table.state(), action) {
                assert!(!["match-over", "not-now"].contains(&illegal.why), "{action}: {illegal:?}");
            }
        }
    }
    assert!(decisions > 30);
}

#[test]
fn r7_5_1_a_cheka_not_owned_is_named_before_the_moment_of_the_turn() {
    Table::new().draw(10).refuses("cheka", "7.5.1", "no-cheka").own(Cheka).refuses(
        "cheka",
        "7.5.1",
        "cheka-at-the-draw",
    );
}

#[test]
fn r7_5_7_spent_gold_is_named_before_the_moment_of_the_turn() {
    let table = Table::new().draw(10);
    for action in ["gold block", "gold die 6", "gold expertise 6"] {
        table.clone().refuses(action, "7.5.7", "no-gold").gold_is_gone().refuses(action, "7.5.7", "gold-is-spent");
    }
}

#[test]
fn r10_1_3_an_eliminated_front_is_named_even_when_no_action_is_left() {
    let table = Table::dawn().eliminated(Eastern).tanks_on(Southern).draw(44);
    let table = table.refuses("reserve eastern", "10.1.3", "front-eliminated").act("decline");
    for action in ["offensive eastern", "tanks eastern"] {
        table.clone().refuses(action, "10.1.3", "front-eliminated");
    }
}

// A card that may yet be sent back bans nothing.
#[test]
fn r7_5_1_before_the_cheka_is_decided_the_card_is_not_the_reason() {
    let drawn = Table::new().own(Cheka).draw(5);
    for action in ["offensive southern", "reserve southern", "political", "decree political", "forgo", "end"] {
        drawn.clone().refuses(action, "7.5.1", "cheka-first");
    }
    drawn.act("keep card").refuses("offensive southern", "7.0", "offensives-banned");
}

/// What no match can reach is named when somebody hands it in.
#[test]
fn a_position_that_cannot_be_says_what_is_wrong() {
    let table = || Table::new().draw(10);
    let broken = [
        ("reserves", json!(200), "no more reserve offensives"),
        ("decrees", json!(3), "no more decrees"),
        ("victory_box", json!(3), "the victory box"),
        ("treaty_cost", json!(5), "the Treaty costs"),
        ("stack", json!([]), "a turn that is pending ends"),
        ("stack", json!(["actions"]), "a turn that is pending ends"),
        ("stack", json!(["draw", "actions"]), "a turn that is pending ends"),
        ("stack", json!(["turn", "cheka"]), "what is asked about is there"),
    ];
    for (field, value, words) in broken {
        let faults = table().faults_with(field, value.clone());
        assert!(faults.iter().any(|fault| fault.contains(words)), "{field} = {value}: {faults:?}");
    }
    assert_eq!(table().faults_with("reserves", 4), [""; 0]);
}
