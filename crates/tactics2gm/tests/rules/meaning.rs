//! What actions and events mean on the table: their pieces are there, what a player may regret is told, and each event is
//! good or bad for whom it should be.

use crate::table::*;
use frente_conformance::corpus::play_out;
use frente_kernel::{Beat, BeatKind, Game, Narrate, Node, Price, Seat, Tone, Touch, Viewer};
use frente_tactics2gm::actions::{Action, Draw, Warrant};
use frente_tactics2gm::{Piece, Setup, State, Tactics2gm};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn action(text: &str) -> Action {
    Table::action(text)
}

fn touch(table: &Table, text: &str) -> Touch<Piece> {
    Tactics2gm::touch(table.state(), action(text))
}

fn piece(text: &str) -> Piece {
    text.parse().unwrap_or_else(|_| panic!("no piece: {text}"))
}

fn pieces(texts: &[&str]) -> Vec<Piece> {
    texts.iter().map(|text| piece(text)).collect()
}

fn caution(table: &Table, text: &str) -> Option<(String, String)> {
    let caution = Tactics2gm::caution(table.state(), action(text));
    caution.map(|caution| (caution.message.key.into_owned(), caution.rule.into_owned()))
}

#[track_caller]
fn warns(table: &Table, text: &str, key: &str, rule: &str) {
    assert_eq!(caution(table, text), Some((key.to_owned(), rule.to_owned())), "{text}");
}

fn beat(table: &Table, event: Event, seat: u8) -> Beat<Piece> {
    Tactics2gm::beat(table.state(), event, Viewer::Seat(Seat(seat)))
}

/// Whether a piece lies on the table as the deciding seat sees it.
fn exists(state: &State, seat: Seat, piece: Piece) -> bool {
    let view = Tactics2gm::view(state, Viewer::Seat(seat));
    let json = serde_json::to_value(&view).expect("a view");
    let own = &json["seats"][usize::from(seat.0)];
    let seats = view.seats.len();
    let has = |value: &serde_json::Value, card: u8| value.to_string().contains(&format!("[{card},"));
    match piece {
        Piece::Cell(cell) => cell.column() < view.width,
        Piece::Card(card) => {
            let open = json["seats"].as_array().expect("seats").iter().any(|seat| has(&seat["hand"], card.0));
            open || has(&own["discard"], card.0)
        }
        Piece::Terrain(card) => view.stock.iter().any(|(own, left)| *own == card && *left > 0),
        Piece::Hq(hq) => usize::from(hq) < view.hqs.len(),
        Piece::Fighter(at) => view.hqs[usize::from(at / 2)].hq.fighters[usize::from(at % 2)].is_some(),
        Piece::Mission | Piece::Escort | Piece::Interceptor => view.mission.is_some(),
        Piece::Slot(slot) => slot < 8 || slot == 254,
        Piece::Packed(slot) => slot < 8,
        Piece::Passenger(place) => view.units.iter().filter(|unit| unit.unit.cell.is_none()).count() > place.into(),
        Piece::General(general) => general.index() < data().cards.generals.len(),
        Piece::Tile(_) => false,
        Piece::Hand(seat) | Piece::Deck(seat) | Piece::Discard(seat) | Piece::Points(seat) | Piece::Bid(seat) => {
            usize::from(seat) < seats
        }
        Piece::Die => view.attack.is_some(),
    }
}

#[test]
fn r11_the_pieces_of_every_action_lie_on_the_table() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut looked = 0;
    for (scenario, players) in [("bc1", 2), ("bc4", 4), ("omaha", 2), ("suministros", 2), ("bastogne", 2)] {
        let setup = Setup { scenario: scenario.to_owned(), players, rounds: 8, ..Setup::default() };
        let start = Tactics2gm::initial(&setup).expect("a sound setup");
        let mut step = 0;
        play_out::<Tactics2gm>(&start, &mut rng, |_, state| {
            step += 1;
            let Node::Decision(seat) = Tactics2gm::node(state) else { return };
            if step % 3 != 0 {
                return;
            }
            let mut actions = Vec::new();
            Tactics2gm::legal_actions(state, &mut actions);
            for action in actions.into_iter().step_by(2) {
                let Touch { on, at, covers, then, pays } = Tactics2gm::touch(state, action);
                let priced = pays.iter().map(|Price { piece, .. }| *piece);
                for piece in on.iter().chain(&at).chain(&covers).chain(&then).copied().chain(priced) {
                    looked += 1;
                    assert!(exists(state, seat, piece), "{action} touches {piece} at {:?}", state.pending());
                }
            }
        });
    }
    assert!(looked > 1000, "{looked}");
}

#[test]
fn r11_an_order_takes_up_its_unit_and_goes_to_a_cell() {
    let table =
        Table::new().unit(0, "us_inf_ligera", "d3").unit(0, "us_inf_ligera", "d4").unit(1, "de_inf_ligera", "e3");
    assert_eq!(touch(&table, "step d3 s"), Touch::on(piece("cell:d3")).at(piece("cell:d2")));
    let march = Touch::on(piece("cell:d3")).pays(piece("points:0"), 1u8);
    assert_eq!(touch(&table, "march d3"), march);
    let assault = touch(&table, "assault d3 e 0");
    assert_eq!((assault.on, assault.at), (pieces(&["cell:d3", "slot:0"]), pieces(&["cell:e3"])));
    assert_eq!(touch(&table, "end"), Touch::none());
}

#[test]
fn r11_5_2_a_card_goes_to_a_cell_and_is_paid_and_tokens_to_its_unit() {
    let table = Table::new().hand(0, &["us_sherman"]).pa(0, 9).in_phase(Phase::Deployment);
    let card = format!("card:{}", no("us_sherman"));
    let placed = touch(&table, "deploy @us_sherman d1");
    assert_eq!((placed.on, placed.at), (pieces(&[&card]), pieces(&["cell:d1"])));
    assert!(placed.pays.iter().any(|price| price.piece == piece("points:0") && price.count > 0), "{:?}", placed.pays);
    let table = table.act("deploy @us_sherman d1");
    let tokens = touch(&table, "equip 8 0");
    assert_eq!((tokens.on, tokens.at), (pieces(&["slot:3"]), pieces(&["cell:d1"])));
}

#[test]
fn r19_area_line_an_area_covers_its_other_cells() {
    let table = Table::new().unit(0, "us_calliope", "d2").unit(1, "de_inf_ligera", "d5").in_phase(Phase::Shooting);
    let rockets = touch(&table, "fire d2 1 area:d5:n");
    assert_eq!(rockets.on, pieces(&["cell:d2", "slot:1"]));
    assert_eq!((rockets.at, rockets.covers), (pieces(&["cell:d5"]), pieces(&["cell:d6"])));
}

#[test]
fn r11_6_weapons_that_could_still_fire_to_effect_are_told_at_the_end_of_shooting() {
    let near = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting);
    let useless = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_pz4", "d4");
    warns(&useless, "assault d3 n 0", "caution-assault-harmless", "11.6.5");
    warns(&near, "end", "caution-unfired", "11.6");
    let far = Table::new().unit(0, "us_inf_ligera", "d1").unit(1, "de_inf_ligera", "d6").in_phase(Phase::Shooting);
    assert_eq!(caution(&far, "end"), None);
    let moving = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4");
    assert_eq!(caution(&moving, "end"), None);
}

#[test]
fn r19_area_line_fire_on_own_men_and_works_is_told() {
    let table = Table::new().unit(0, "us_calliope", "d2").unit(1, "de_inf_ligera", "d5").unit(0, "us_inf_ligera", "d4");
    let table = table.in_phase(Phase::Shooting);
    warns(&table, "fire d2 1 area:d4:n", "caution-own-men", "19-area-line");
    assert_eq!(caution(&table, "fire d2 1 area:d5:n"), None);
    let works = Table::new().unit(0, "us_sherman", "d2").unit(0, "us_inf_ligera", "d4").terrain("casa", "d4");
    let works = works.terrain("casa", "e4").in_phase(Phase::Shooting);
    warns(&works, "fire d2 0 card:d4", "caution-own-works", "12.7");
    assert_eq!(caution(&works, "fire d2 0 card:e4"), None);
    let own = Table::new().unit(0, "us_sherman", "d1").terrain("muro", "d3").in_phase(Phase::Shooting);
    warns(&own, "fire d1 0 card:d3", "caution-own-terrain", "12.7");
    assert_eq!(caution(&own.unit(1, "de_inf_ligera", "d3"), "fire d1 0 card:d3"), None);
}

#[test]
fn r20_sacos_a_unit_that_leaves_its_sandbags_is_told() {
    let table = Table::new().armed(0, "us_at57", "d3", &[]).unit(0, "us_inf_ligera", "c3");
    assert_eq!(caution(&table, "step c3 n"), None);
    let id = data().units.iter().find(|unit| {
        unit.nation.name() == "usa" && unit.movement > 0 && unit.tokens.iter().any(|(token, _)| token == "sacos")
    });
    let id = id.expect("somebody carries sandbags").id.clone();
    let table = Table::new().armed(0, &id, "e3", &["sacos"]);
    warns(&table, "step e3 n", "caution-sandbags", "20-sacos");
}

#[test]
fn r6_4_points_of_the_bid_that_are_lost_are_told() {
    let table = Table::raw(Setup::default()).until_decision();
    let table = table.act("bid 0").act("bid 3").die(9).die(1).act("first a").asks(1);
    warns(&table, "done", "caution-bid-lost", "6.4");
}

#[test]
fn r4_4_points_the_staff_cannot_store_are_told() {
    let table = |pa| Table::new().hand(0, &["caja_suministros"]).pa(0, pa).in_phase(Phase::Deployment);
    let full = table(data().board.nations[0].most_pa);
    warns(&full, "play @caja_suministros", "caution-points-cut", "4.4");
    assert_eq!(caution(&table(1), "play @caja_suministros"), None);
}

#[test]
fn r3_3_surrender_is_told_to_end_the_match() {
    let table = Table::with(Setup { surrender: 1, ..Setup::default() }).unit(0, "us_inf_ligera", "d3");
    warns(&table, "surrender", "caution-surrender", "3.3");
}

#[test]
fn r13_4_windows_say_what_they_ask_and_whether_a_hand_answers() {
    assert!(Tactics2gm::window(Table::new().unit(0, "us_inf_ligera", "d3").state()).is_none());
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting);
    let hand = table.hand(0, &["fuego_certero"]).act("fire d3 0 d4").die(2);
    let window = Tactics2gm::window(hand.state()).expect("the die may be thrown again");
    assert_eq!((window.kind, window.decline, window.secret), ("window-after-die", Action::Pass, true));
}

#[test]
fn r11_6_6_a_wound_is_bad_for_its_owner_and_good_for_the_other() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting);
    let table = table.act("fire d3 0 d4").die(10);
    let events = table.told().to_vec();
    let tones = |wanted: fn(&Event) -> bool| {
        let event = *events.iter().find(|event| wanted(event)).expect("it happened");
        [0, 1].map(|seat| beat(&table, event, seat).tone)
    };
    assert_eq!(
        tones(|event| matches!(event, Event::Destroyed { .. } | Event::Wounded { .. })),
        [Tone::Good, Tone::Bad]
    );
    let shot = *events.iter().find(|event| matches!(event, Event::ShotFired { .. })).expect("a shot");
    let shown = beat(&table, shot, 0);
    assert_eq!((shown.kind, shown.side), (BeatKind::Strike, Some(Seat(0))));
    assert_eq!(shown.path, pieces(&["cell:d3", "cell:d4"]));
    let die = *events.iter().find(|event| matches!(event, Event::DieThrown { .. })).expect("a die");
    assert_eq!(beat(&table, die, 1).dice.iter().map(|die| (die.face, die.sides)).collect::<Vec<_>>(), [(10, 10)]);
}

#[test]
fn r11_6_3_a_miss_is_bad_for_who_fired() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting);
    let table = table.act("fire d3 0 d4").die(1);
    let missed = Event::Missed(Seat(0));
    assert!(table.has_told(|event| *event == missed));
    assert_eq!([0, 1].map(|seat| beat(&table, missed, seat).tone), [Tone::Bad, Tone::Good]);
    assert_eq!(Tactics2gm::beat(table.state(), missed, Viewer::Referee).tone, Tone::Plain);
}

#[test]
fn r11_4_a_move_goes_from_a_cell_to_a_cell() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(0, "us_inf_ligera", "e3").act("step d3 n");
    let moved = table.told().iter().copied().find(|event| matches!(event, Event::Moved { .. })).expect("a move");
    let shown = beat(&table, moved, 1);
    assert_eq!((shown.kind, shown.path), (BeatKind::Travel, pieces(&["cell:d3", "cell:d4"])));
}

#[test]
fn r16_unreliable_an_engine_is_good_or_bad_for_its_owner() {
    let table = Table::battle("bc2").unit(0, "de_panther", "d2");
    let tones = |die: u8| {
        let table = table.clone().act("step d2 n").die(die);
        let thrown = |event: &Event| matches!(event, Event::EngineThrown { .. });
        let event = table.told().iter().copied().find(thrown).expect("an engine");
        [0, 1].map(|seat| beat(&table, event, seat).tone)
    };
    assert_eq!((tones(1), tones(2)), ([Tone::Bad, Tone::Good], [Tone::Good, Tone::Bad]));
}

#[test]
fn r7_1_each_card_rests_on_the_paragraph_it_is_drawn_or_played_by() {
    let table = Table::raw(Setup { scenario: "arnhem".to_owned(), ..Setup::default() }).until_decision();
    let drawn = |table: &Table, at: Draw| {
        table.has_told(|event| matches!(event, Event::CardDrawn { at: own, .. } if *own == at))
    };
    assert!(drawn(&table, Draw::FirstHand) && !drawn(&table, Draw::Mulligan));
    let table = table.act("mulligan").until_decision();
    assert!(drawn(&table, Draw::Mulligan) && !drawn(&table, Draw::Turn));
    let table = table.act("keep").until_decision();
    assert!(drawn(&table, Draw::Turn));
    let seat = Seat(0);
    let rule = |at| Tactics2gm::event_rule(Event::CardDrawn { seat, card: None, at });
    assert_eq!([Draw::FirstHand, Draw::Mulligan, Draw::Turn].map(rule), ["7.1", "7.2", "11.3"]);
    let unit = Table::new().hand(0, &["us_jeep", "caja_suministros"]).in_phase(Phase::Deployment);
    let played = |table: &Table| table.told().iter().copied().find(|event| matches!(event, Event::CardPlayed { .. }));
    let jeep = played(&unit.clone().act("deploy @us_jeep a1")).expect("a card");
    assert!(matches!(jeep, Event::CardPlayed { warrant: Warrant::Deployment, .. }));
    assert_eq!(Tactics2gm::event_rule(jeep), "11.5");
    assert_eq!(
        Tactics2gm::event_rule(played(&unit.act("play @caja_suministros")).expect("a card")),
        "17-caja_suministros"
    );
    let again = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting);
    let again = again.hand(0, &["fuego_certero"]).act("fire d3 0 d4").die(2).act("reroll @fuego_certero");
    assert_eq!(Tactics2gm::event_rule(played(&again).expect("a card")), "17-fuego_certero");
}
