//! Chapter 11: variants.

use crate::table::*;
use frente_guerra1936::ids::BySide;
use frente_guerra1936::{CardNo, Deck, Faction, Guerra1936, Player, Scenario};
use frente_kernel::{Arg, Game, Narrate};

fn cohesion() -> Table {
    Table::with(&Setup { cohesion: 1, ..Setup::default() })
}

// Rulings 50, 51, R41.
#[test]
fn r11_2_each_further_faction_costs_more_moral() {
    let table = cohesion().hand(0, &[120, 59, 9, 67, 181]).economy(National, 20).reserve(0, &[]);
    // Generic: nothing; Falange: 1; Church: 2 (and 009 gives 1); Falange again: nothing.
    let table = table.go("play 120").expect_moral(National, 30).go("play 59").expect_moral(National, 29);
    let table = table.go("play 9").expect_moral(National, 28).go("play 67").expect_moral(National, 28);
    table.tells(Event::FactionMarked { side: National, faction: Faction::Church });
}

#[test]
fn r11_2_putting_in_play_marks_nothing() {
    let table = cohesion().hand(0, &[221]).reserve(0, &[28]).economy(National, 9).act("play 221").act("find 28");
    table.expect("sides.national.factions", serde_json::json!(["aid-national"]));
}

#[test]
fn r11_3_a_double_card_is_played_as_one_of_its_factions() {
    // 212 is of the Falange and of the carlists; with a falangist leader it is free as a Falange card only.
    let table = cohesion().hand(0, &[212]).rear(0, &[34]).leader(National, 34, "falangists").economy(National, 1);
    let table = table.act("play 212").asks(0);
    table
        .clone()
        .act("as falangists")
        .expect_economy(National, 3)
        .expect("sides.national.factions", serde_json::json!(["falangists"]));
    table
        .act("as carlists")
        .expect_economy(National, 2)
        .expect("sides.national.factions", serde_json::json!(["carlists"]));
}

// What the hand shows is what it can be had for, as one of its factions.
#[test]
fn r11_3_the_price_of_a_double_card_is_that_of_one_faction() {
    let lay = |table: Table| {
        let table = table.republic().hand(1, &[149]).rear(1, &[94, 96]).leader(Republic, 96, "communists");
        table.economy(Republic, 9)
    };
    // Companys makes catalans cheaper, the leader communists: 149 is both, and costs 2.
    lay(Table::new())
        .expect("players.1.prices", serde_json::json!([[149, 0]]))
        .go("play 149")
        .expect_economy(Republic, 9);
    let table = lay(cohesion()).expect("players.1.prices", serde_json::json!([[149, 1]])).act("play 149");
    table.act("as catalans").expect_economy(Republic, 8);
}

#[test]
fn r11_3_assimilation_may_choose_the_leaders_faction() {
    let table =
        cohesion().hand(0, &[39]).rear(0, &[5]).leader(National, 5, "monarchists").economy(National, 5).act("play 39");
    table.offers("as national-military").act("as monarchists").expect_economy(National, 4);
}

// Ruling R42.
#[test]
fn r11_4_four_turns_and_a_common_economy() {
    let table =
        Table::independent().economy(National, 4).reserve(1, &[]).reserve(2, &[]).reserve(3, &[]).reserve(0, &[]);
    // The passive side's move is offered to both of its players.
    let table = table.asks(0).pass().asks(1).pass().asks(3).pass().asks(1);
    let table = table.pass().asks(2).pass().asks(0).pass().asks(2).expect_economy(National, 9);
    table.pass().asks(3);
}

#[test]
fn r11_4_without_a_leader_each_fights_with_his_own_and_one_defends() {
    let table = Table::independent().military(52, 26, 6).at(0, Republic, &[23]).at(2, Republic, &[28]);
    let table = table.at(1, Republic, &[3]).at(3, Republic, &[4]).act("combat");
    // Reply: 1 and 3, then 0; first strategy: 0, then 1 and 3.
    let table =
        table.acts(&["pass", "pass", "pass", "pass", "pass", "pass"]).asks(0).offers("group 23").offers_not("group 28");
    let table = table.acts(&["group 23", "done"]).acts(&["pass", "pass", "pass"]).asks(1).offers("defence own");
    let table = table.act("defence partner").asks(3).offers("defend 1 4").offers_not("defend 1 3");
    table.act("defend 1 4");
}

#[test]
fn r11_4_counts_are_by_ones_own_cards_and_the_partner_does_not_act() {
    let table = Table::independent().rear(0, &[23]).rear(2, &[28]).refuses("activate 11", "5.19", "too-few-armies");
    table.rear(0, &[38]).offers("activate 11");
}

#[test]
fn r11_4_partners_share_no_main_faction_and_no_card() {
    let named = |names: [&str; 4]| Setup {
        scenario: Scenario::Independent,
        decks: names.iter().map(|name| Deck::named(name)).collect(),
        ..Setup::default()
    };
    let shared = named(["national-mixed", "republic-mixed", "national-political", "random"]);
    let refused = Guerra1936::initial(&shared).expect_err("both have falangists").to_string();
    assert!(
        refused.contains("main faction of the partner's deck") && refused.contains("partner's deck as well"),
        "{refused}"
    );
    assert!(Guerra1936::initial(&named(["random", "random", "random", "random"])).is_ok());
}

#[test]
fn r11_5_the_player_of_the_leader_leads_his_partners_cards_too() {
    let table = Table::independent().military(52, 26, 6).rear(0, &[5]).leader(National, 5, "monarchists");
    let table = table
        .at(0, Republic, &[23])
        .at(2, Republic, &[28])
        .hand(0, &[120])
        .economy(National, 9)
        .offers("leader general");
    let table = table.act("combat").acts(&["pass", "pass", "pass", "pass", "pass", "pass"]).asks(0).offers("group 28");
    drop(table);
    // His partner may neither use the leader nor his cards.
    let table = Table::independent().turn_of(2).military(52, 26, 6).rear(0, &[5]).leader(National, 5, "monarchists");
    let table = table.at(0, Republic, &[23]).hand(2, &[120]).economy(National, 9).offers_not("leader general");
    table.offers_not("demobilise 23");
}

// Ruling R43.
#[test]
fn r11_6_a_pair_moves_together_shares_its_limbo_and_sees_its_hands() {
    let table = Table::pairs().hand(0, &[120]).hand(2, &[97]).limbo(0, &[9]).rear(2, &[59]).economy(National, 9);
    assert_eq!(table.view_for(0)["players"][2]["hand"]["cards"], serde_json::json!([97]));
    assert!(table.view_for(1)["players"][2]["hand"]["cards"].is_null());
    // Player 0 may use the partner's character; if he passes, the move is the partner's.
    let table = table.asks(0).offers("intervene 1 59").pass().asks(2).act("play 97");
    // The only character of the common limbo comes to the hand of him who played the card.
    let table = table.expect_in(2, "hand", 9).asks(1);
    table.expect_not_in(0, "limbo", 9);
}

#[test]
fn r11_6_both_players_of_a_pair_draw_and_turns_are_by_side() {
    let table = Table::pairs().reserve(1, &[16]).reserve(3, &[98]);
    let table = table.acts(&["pass", "pass", "pass", "pass"]).draw(16).draw(98).asks(1);
    table.expect_economy(Republic, 5).expect_moral(Republic, 29).expect_in(3, "hand", 98);
}

#[test]
fn r11_7_other_victory_points() {
    let setup = Setup { military_victory: 12, ..Setup::default() };
    Table::with(&setup).points(National, 0, 12).end().wins(National, "military-victory");
    let setup = Setup { mixed_victory: 14, mixed_least: 7, ..Setup::default() };
    Table::with(&setup).points(National, 7, 7).end().wins(National, "mixed-victory");
}

#[test]
fn r11_8_other_moral_at_the_start() {
    Table::start(&Setup { moral: 20, ..Setup::default() }).expect_moral(National, 20).expect_moral(Republic, 20);
    let refused = Guerra1936::initial(&Setup { moral: 0, ..Setup::default() }).expect_err("no Moral").to_string();
    assert_eq!(refused, "moral: expected 1 to 99, found 0");
    // A higher one as well: then Moral rises to it again, and the other tracks stay as they are.
    let table = Table::with(&Setup { moral: 36, ..Setup::default() }).expect_moral(National, 36);
    let table = table.moral(National, 35).hand(0, &[232]).economy(National, 30).go("play 232");
    table.expect_moral(National, 36);
    Table::new().moral(National, 29).hand(0, &[232]).economy(National, 9).go("play 232").expect_moral(National, 30);
}

#[test]
fn r11_9_more_cards_are_drawn() {
    let table = Table::with(&Setup { draw: 2, ..Setup::default() }).reserve(1, &[16, 98]).end().draw(16).draw(98);
    table.asks(1);
}

#[test]
fn r11_10_other_income() {
    Table::with(&Setup { income: 1, ..Setup::default() }).reserve(1, &[]).end().expect_economy(Republic, 1);
}

#[test]
fn r11_11_objectives_active_from_the_start() {
    let table = Table::start(&Setup { objectives: vec![CardNo(52), CardNo(148)], ..Setup::default() });
    table.expect_resistance(Republic, 26).expect_ring(Republic, 0);
    let twice = Setup { objectives: vec![CardNo(52), CardNo(11)], ..Setup::default() };
    let refused = Guerra1936::initial(&twice).expect_err("two in one space").to_string();
    assert!(refused.contains("a second military objective that the republic side defends"), "{refused}");
    // In short: the first of each space by number.
    let table = Table::start(&Setup { opening: 3, ..Setup::default() });
    let table = table.expect("military.republic.objective", 11).expect("military.national.objective", 21);
    table.expect("political.republic.objective", 148).expect("political.national.objective", 150);
    let table = Table::start(&Setup { opening: 1, ..Setup::default() });
    assert!(table.at_path("political.republic").is_null() && !table.at_path("military.republic").is_null());
    let both = Setup { opening: 1, objectives: vec![CardNo(52)], ..Setup::default() };
    assert!(Guerra1936::initial(&both).is_err(), "the space is taken");
}

#[test]
fn r11_12_objectives_come_at_random() {
    let table = Table::with(&Setup { random_objectives: 1, ..Setup::default() }).rear(0, &[23, 28]);
    let table = table.offers_not("activate 11").act("activate any military").chance("objective 29");
    table.expect_resistance(Republic, 12).asks(1);
}

#[test]
fn r11_13_a_leader_from_the_start_or_one_that_is_taken_to_be_there() {
    let mut setup = Setup::default();
    setup.starting_leaders[National] = Some(CardNo(107));
    setup.assumed_leaders[Republic] = Some(Faction::Republicans);
    let table = Table::start(&setup).expect("sides.national.leader.card", 107).expect_in(0, "rearguard", 107);
    table.expect("sides.republic.leader.faction", "republicans").expect("players.0.reserve", 35);
    // The assumed leader makes cards cheaper and may be used.
    let table =
        Table::with(&setup).republic().hand(1, &[160]).political(148, 0).economy(Republic, 5).offers("leader faction");
    table.go("play 160").expect_economy(Republic, 6);
    // In short: by the number of the faction among the main ones of its side.
    let short = Setup { national_leader: 4, republic_leader: 2, ..Setup::default() };
    let table = Table::start(&short).expect("sides.national.leader.faction", "carlists");
    table.expect("sides.republic.leader.faction", "socialists");
    assert!(Guerra1936::initial(&Setup { leaders: 0, ..short.clone() }).is_err(), "§11.14: no leaders at all");
    let twice = Setup { assumed_leaders: BySide::of([None, Some(Faction::Socialists)]), ..short };
    let refused = Guerra1936::initial(&twice).expect_err("said twice").to_string();
    assert_eq!(
        refused,
        "republic_leader: assumed_leaders.republic already says whose leader it is, expected 0, found 2"
    );
}

#[test]
fn r11_14_without_leaders() {
    let table = Table::with(&Setup { leaders: 0, ..Setup::default() }).rear(0, &[107, 85, 191, 194]);
    table.refuses("name national-military 107", "11.14", "no-leaders-in-this-match");
}

// The mark of a new faction and a mandatory loss of Moral are paid together, or the card is not played.
#[test]
fn r11_2_a_mandatory_loss_of_moral_is_looked_at_after_the_mark() {
    let played = |first: u8, moral: u8| {
        let table = Table::with(&Setup { cohesion: 1, ..Setup::default() }).hand(1, &[first, 250]).economy(Republic, 9);
        table.turn_of(1).go(&format!("play {first}")).moral(Republic, moral)
    };
    played(189, 1).refuses("play 250", "3.10", "no-moral-to-lose");
    played(189, 2).act("play 250").expect_moral(Republic, 0);
    // A second card of a faction that is marked costs nothing besides.
    played(244, 1).act("play 250").expect_moral(Republic, 0);
}

// Ruling R44.
#[test]
fn r11_15_a_match_without_end_is_drawn() {
    let table = Table::with(&Setup { turn_limit: 4, ..Setup::default() }).reserve(1, &[]).end().asks(1);
    table.end().ends("stalemate");
    // The book knows no draw, and the usual match none either.
    Table::new().edit(|state| state["turn"] = 900.into()).reserve(1, &[]).end().asks(1);
}

// Ruling R42: the player whose card it is says where, not his partner.
#[test]
fn r11_4_who_plays_the_card_says_where_the_diplomacy_goes() {
    let table = Table::independent().political(148, 0).political(150, 0).hand(3, &[147]).economy(Republic, 9);
    table.pass().pass().act("play 147").asks(3);
}

// Ruling X4: to the start of his own next turn, and his partner's turn is not his.
#[test]
fn r11_4_a_protection_outlasts_the_partners_turn() {
    let table = Table::independent().rear(0, &[55]).rear(3, &[91]).political(148, 0);
    let table = table.economy(National, 9).economy(Republic, 9).act("intervene 2 55");
    let shields = |table: &Table| table.view()["cards"][0]["shields"].to_string().contains("[0]");
    assert!(shields(&table));
    let mut table = table.end();
    while table.at_path("active") != serde_json::json!(3) {
        assert!(shields(&table), "player {} is active", table.at_path("active"));
        table = table.end();
    }
    assert!(shields(&table));
    assert!(!shields(&table.end()));
}

#[test]
fn r11_4_a_deck_beside_a_random_one_must_leave_it_cards_enough() {
    let mut setup = Setup { scenario: Scenario::Independent, ..Setup::default() };
    setup.decks = ["national-mixed", "random", "random", "random"].map(Deck::named).into();
    let error = Guerra1936::initial(&setup).expect_err("the mixed deck has cards of every main faction").to_string();
    assert!(error.starts_with("decks[2]: the partner's deck leaves"), "{error}");
    setup.decks = ["random", "random", "national-mixed", "random"].map(Deck::named).into();
    let error = Guerra1936::initial(&setup).expect_err("nor the other way round").to_string();
    assert!(error.starts_with("decks[0]: "), "{error}");
    setup.scenario = Scenario::Pairs;
    assert!(Guerra1936::initial(&setup).is_ok(), "a pair may share factions");
}

#[test]
fn r11_13_a_starting_leader_joins_the_player_of_his_faction() {
    let starting_leaders = BySide::of([Some(CardNo(34)), None]);
    let setup = Setup { scenario: Scenario::Independent, starting_leaders, ..Setup::default() };
    Table::start(&setup).expect_in(2, "rearguard", 34);
    // Named decks: the one that has his faction, here that of the first player.
    let data = frente_guerra1936::Pack::default().data();
    let deck = |own: [Faction; 2], but: &[CardNo]| {
        let fits = |card: &&CardNo| {
            let main = frente_guerra1936::lists::main_factions(data, &[**card]);
            !main.is_empty() && main.iter().all(|faction| own.contains(faction)) && !but.contains(card)
        };
        let main: Vec<CardNo> = data.cards_of(National).iter().filter(fits).copied().collect();
        let plain = |card: &&CardNo| frente_guerra1936::lists::main_factions(data, &[**card]).is_empty();
        let generic = data.cards_of(National).iter().filter(plain).filter(|card| !but.contains(card)).copied();
        let held = main.len();
        Deck::Cards(main.into_iter().chain(generic.take(36_usize.saturating_sub(held))).collect())
    };
    let first = deck([Faction::Falangists, Faction::Monarchists], &[CardNo(34)]);
    let Deck::Cards(taken) = &first else { panic!("cards") };
    let second = deck([Faction::NationalMilitary, Faction::Carlists], taken);
    let decks = vec![first, Deck::named("random"), second, Deck::named("random")];
    Table::start(&Setup { decks, ..setup }).expect_in(0, "rearguard", 34);
}

#[test]
fn r11_4_a_partners_leader_is_not_ones_own() {
    let table = Table::independent().rear(2, &[5]).leader(National, 5, "monarchists").economy(National, 9);
    table.refuses("leader general", "11.4", "partners-leader");
}

// §10.18 among four: he gives his bonus from the rearguard to the armies of the player who played him.
#[test]
fn r11_5_the_generalissimo_does_not_command_for_the_partner() {
    let passes = ["pass"; 6];
    let table = |active: u8| {
        let table = Table::independent().turn_of(active).military(52, 26, 6).rear(0, &[107]);
        let table = table.leader(National, 107, "national-military").at(active, Republic, &[23]);
        table.act("combat").acts(&passes).acts(&["group 23", "done"])
    };
    table(0).offers("command 107");
    // Nobody is left to take command: the declaration of his partner is over, and strategy goes on.
    table(2).asks(2).offers_not("command 107").offers("pass");
    // Nor does he count as mobilised for a card of the partner's.
    let table =
        Table::independent().turn_of(2).military(52, 26, 6).rear(0, &[107]).rear(2, &[109]).economy(National, 5);
    let table = table.leader(National, 107, "national-military").at(2, Republic, &[23]).act("combat");
    let table = table.acts(&["pass"; 3]).act("intervene 1 109").asks(3);
    assert!(!table.told().iter().any(|event| matches!(event, Event::BonusGained { .. })));
}

// Ruling R42: the question is asked only where both could defend.
#[test]
fn r11_4_the_only_player_who_can_defend_is_not_asked_who_does() {
    let table = |guards: &[(u8, u8)]| {
        let table = Table::independent().military(52, 26, 6).at(0, Republic, &[23]);
        let table =
            guards.iter().fold(table, |table, (player, army)| table.at(*player, Republic, &[*army])).act("combat");
        table.acts(&["pass"; 6]).acts(&["group 23", "done"]).acts(&["pass"; 3])
    };
    table(&[(1, 3), (3, 4)]).asks(1).offers("defence own");
    table(&[(3, 4)]).asks(3).offers("defend 1 4");
    // Nobody can: the third strategy phase.
    table(&[]).asks(0).offers("pass");
}

// §3.12: a side that discards chooses the card, and a pair shows its hands.
#[test]
fn r11_6_a_pair_discards_of_either_hand() {
    let table = Table::pairs().political(148, 0).rear(0, &[63]).economy(National, 9).hand(1, &[16]).hand(3, &[98, 116]);
    let table = table.act("intervene 1 63").asks(1).offers("discard 16").offers("discard 98");
    table.act("discard 98").expect_in(3, "limbo", 98).expect_in(3, "hand", 116).expect_in(1, "hand", 16);
    // Independent players each have a hand of their own.
    let table = Table::independent().political(148, 0).rear(0, &[63]).economy(National, 9).hand(1, &[16]);
    table.hand(3, &[98, 116]).act("intervene 1 63").asks(1).offers_not("discard 98");
}

#[test]
fn r11_4_a_partners_card_is_refused_as_his() {
    let table = Table::independent().military(52, 26, 6).at(0, Republic, &[23]).at(2, Republic, &[38]).act("combat");
    let table = table.acts(&["pass"; 3]).refuses("ability fury 38", "11.4", "not-your-card").acts(&["pass"; 3]);
    table.refuses("group 38", "11.4", "not-your-card");
    let table = Table::independent().rear(0, &[85, 191, 194, 213]).rear(2, &[107]);
    table.refuses("name national-military 107", "11.4", "not-your-card");
}

#[test]
fn r11_6_where_one_of_a_pair_has_no_room_the_other_draws() {
    let full = [9, 17, 28, 34, 39, 42];
    let table = |hand: &[u8]| {
        let table = Table::pairs().political(148, -4).rear(0, &[5]).leader(National, 5, "monarchists");
        let table = table.hand(0, hand).reserve(0, &[23]).reserve(2, &[50]);
        table.acts(&["pass"; 4]).act("buy draw")
    };
    table(&full).draw(50).expect_in(2, "hand", 50).asks(0);
    table(&full[1..]).draw(23).expect_in(0, "hand", 23);
}

#[test]
fn in_a_duel_a_player_is_called_by_his_side_and_among_four_by_his_number_too() {
    let called = |scenario: Scenario, player: u8| {
        let state = Guerra1936::initial(&Setup { scenario, ..Setup::default() }).expect("a sound setup");
        let message = Guerra1936::event_message(&state, Event::FoundNothing(Player(player)));
        match &message.args[..] {
            [(_, Arg::Term { term })] => term.clone().into_owned(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!([0, 1].map(|player| called(Scenario::Duel, player)), ["side-national", "side-republic"]);
    assert_eq!([0, 3].map(|player| called(Scenario::Pairs, player)), ["player-1", "player-4"]);
}
