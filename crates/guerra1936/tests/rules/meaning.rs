//! What actions and events mean on the table: the pieces they are about, what to be careful of, and what they are to each
//! side.

use crate::c8::siege;
use crate::reasons::positions;
use crate::table::{Event, National, Republic, Steps, Table, printed_resistance};
use frente_guerra1936::actions::{Ending, How};
use frente_guerra1936::{Action, CardNo, Guerra1936, Pack, Piece, Player, Side, State};
use frente_kernel::{BeatKind, Game, Narrate, Seat, Tone, Viewer};

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|_| panic!("\"{text}\" is no action"))
}

fn touch(table: &Table, text: &str) -> String {
    let touch = Guerra1936::touch(table.state(), action(text));
    let list = |pieces: &[Piece]| pieces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let pays: Vec<String> = touch.pays.iter().map(|price| format!("{} {}", price.count, price.piece)).collect();
    format!("{} > {} | {}", list(&touch.on), list(&touch.at), pays.join(", "))
}

fn caution(table: &Table, text: &str) -> Option<String> {
    let table = table.clone().offers(text);
    Guerra1936::caution(table.state(), action(text)).map(|caution| format!("{} §{}", caution.message.key, caution.rule))
}

#[test]
fn an_action_says_what_is_taken_up_where_it_goes_and_what_it_costs() {
    let table = Table::new().military(52, 26, 6).rear(0, &[101, 59]).hand(0, &[77, 120]).economy(National, 9);
    assert_eq!(touch(&table, "play 77"), "card:77 > rearguard:national | 3 economy:national");
    assert_eq!(touch(&table, "play 120"), "card:120 > middle | ");
    assert_eq!(touch(&table, "mobilise republic 101"), "card:101 > front:republic | 1 economy:national");
    assert_eq!(touch(&table, "enthuse republic 101"), "card:101 > enthusiasm:republic | 2 economy:national");
    assert_eq!(touch(&table, "combat"), " > front:republic | ");
    assert_eq!(touch(&table, "pass"), " >  | ");
    let table = siege(&[107, 23, 39], &[3]).combat();
    assert_eq!(touch(&table, "group 23"), "card:23 > group:1 | ");
    let table = table.act("group 23");
    assert_eq!(touch(&table, "join 39"), "card:39 > group:1 | ");
    let table = table.acts(&["done", "done"]);
    assert_eq!(touch(&table, "command 107"), "card:107 >  | ");
    let table = table.act("command 107");
    assert_eq!(touch(&table, "under 23"), "card:107 > card:23 | ");
    let table = table.act("under 23").strategy();
    assert_eq!(touch(&table, "defend 1 3"), "card:3 > group:1 | ");
}

/// Whether a piece lies on the table of a position.
fn is_there(state: &State, piece: Piece) -> bool {
    let data = Pack::default().data();
    let is_objective = |number: CardNo| data.objectives.iter().any(|objective| objective.number == number);
    let view = Guerra1936::view(state, Viewer::Referee);
    match piece {
        Piece::Card(number) => !is_objective(number) && data.find(number).is_some(),
        Piece::Objective(number) => is_objective(number),
        Piece::Front(front) | Piece::Enthusiasm(front) => view.military[front].is_some(),
        Piece::Ring(front) => view.political[front].is_some(),
        Piece::Group(group) => (1..=view.groups.len() + 1).contains(&usize::from(group)),
        Piece::Hand(player) | Piece::Reserve(player) | Piece::Limbo(player) | Piece::Player(player) => {
            usize::from(player.0) < view.players.len()
        }
        Piece::Economy(side) => view.sides[side].economy > 0,
        _ => true,
    }
}

#[test]
fn every_piece_an_action_is_about_lies_on_the_table() {
    let mut actions = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    for state in positions() {
        Guerra1936::legal_actions(&state, &mut actions);
        for action in &actions {
            let touch = Guerra1936::touch(&state, *action);
            for piece in touch.on.iter().chain(&touch.at).chain(touch.pays.iter().map(|price| &price.piece)) {
                assert!(is_there(&state, *piece), "\"{action}\" is about {piece}, which is not there");
                seen.insert(piece.to_string().split(':').next().map(str::to_owned));
            }
            for price in touch.pays.iter().filter(|price| matches!(price.piece, Piece::Economy(_))) {
                let Piece::Economy(side) = price.piece else { continue };
                assert!(price.count <= u16::from(state.economy(side)), "\"{action}\" costs more than there is");
            }
        }
    }
    assert!(seen.len() > 8, "{seen:?}");
}

#[test]
fn ending_the_main_phase_with_armies_that_could_fight_is_warned_of() {
    let ready = siege(&[23], &[]);
    assert_eq!(caution(&ready, "pass").as_deref(), Some("caution-no-combat §7.23"));
    // Nobody at the front; an army that has spent its action; the combat is over; a reply.
    assert_eq!(caution(&Table::new().military(52, 26, 6).rear(0, &[23]), "pass"), None);
    let spent = Table::new().military(52, 26, 6).rear(0, &[23]).economy(National, 9).go("mobilise republic 23");
    assert_eq!(caution(&spent, "pass"), None);
    assert_eq!(caution(&siege(&[23], &[]).combat().act("renounce"), "pass"), None);
    assert_eq!(caution(&ready.pass(), "pass"), None);
}

#[test]
fn a_combat_that_can_only_be_renounced_is_warned_of() {
    assert_eq!(caution(&siege(&[], &[3]), "combat").as_deref(), Some("caution-nobody-can-attack §8.12"));
    assert_eq!(caution(&siege(&[23], &[3]), "combat"), None);
}

#[test]
fn replacing_the_leader_is_warned_of() {
    let table = Table::new().republic().rear(1, &[96, 79, 177, 178, 130]).economy(Republic, 9);
    assert_eq!(caution(&table, "name communists 79"), None);
    let led = table.leader(Republic, 96, "communists");
    assert_eq!(caution(&led, "name communists 79").as_deref(), Some("caution-leader-replaced §10.4"));
}

#[test]
fn discipline_without_a_commander_of_several_armies_is_warned_of() {
    let with = |cards: &[u8]| siege(cards, &[]).economy(National, 9).act("combat").pass().pass();
    assert_eq!(caution(&with(&[107, 23]), "ability discipline 23"), None);
    // 216 commands one army.
    let one = Some("caution-no-commander §9.5");
    assert_eq!(caution(&with(&[216, 23]), "ability discipline 23").as_deref(), one);
    assert_eq!(caution(&with(&[23]), "ability discipline 23").as_deref(), one);
}

#[test]
fn a_counter_attack_at_full_or_no_resistance_is_warned_of() {
    let at = |points: u8| Table::new().military(32, points, 5).at(0, National, &[28]).combat();
    let printed = printed_resistance(32);
    assert_eq!(caution(&at(printed), "group 28").as_deref(), Some("caution-resistance-full §8.8"));
    assert_eq!(caution(&at(printed - 1), "group 28"), None);
    assert_eq!(caution(&at(0), "group 28").as_deref(), Some("caution-resistance-gone §5.10"));
    // Attacking is another matter.
    assert_eq!(caution(&siege(&[23], &[]).combat(), "group 23"), None);
}

#[test]
fn consequences_that_change_nothing_and_points_left_over_are_warned_of() {
    let table = Table::new().political(148, -4).rear(0, &[5]).leader(National, 5, "monarchists").economy(National, 7);
    let table = table.economy(Republic, 0).reserve(0, &[]).pass().pass();
    assert_eq!(caution(&table, "buy enemy-economy").as_deref(), Some("caution-buys-nothing §7.30"));
    assert_eq!(caution(&table, "buy own-economy"), None);
    assert_eq!(caution(&table, "done").as_deref(), Some("caution-points-left §7.30"));
}

#[test]
fn using_the_leader_with_an_empty_reserve_is_warned_of() {
    let table = Table::new().rear(0, &[5]).leader(National, 5, "monarchists").economy(National, 7).hand(0, &[23]);
    assert_eq!(caution(&table.clone().reserve(0, &[28]), "leader general"), None);
    let empty = table.reserve(0, &[]);
    assert_eq!(caution(&empty, "leader general").as_deref(), Some("caution-empty-reserve §10.8"));
}

#[test]
fn a_window_tells_its_kind_and_whether_the_answer_is_a_secret() {
    let window = |table: &Table| Guerra1936::window(table.state()).map(|window| (window.kind, window.secret));
    let table = siege(&[42, 23], &[3]).hand(0, &[120]).rear(0, &[59]).economy(National, 9);
    assert_eq!(window(&table), None);
    assert_eq!(window(&table.clone().act("pass")), Some(("window-last-word", false)));
    assert_eq!(window(&table.clone().act("play 120")), Some(("window-reply", false)));
    assert_eq!(window(&table.clone().hand(1, &[16]).act("play 120")), Some(("window-reply", true)));
    let table = table.act("combat");
    assert_eq!(window(&table), Some(("window-combat-reply", false)));
    let table = table.pass().pass();
    assert_eq!(window(&table), Some(("window-strategy-1", true)));
    let table = table.strategy().acts(&["group 23", "done", "done"]);
    // Cards are no longer played: what can be answered lies open.
    assert_eq!(window(&table), Some(("window-strategy-2", false)));
}

/// The kind of an event, its pieces and its way, and what it is to the Nationals, to the Republic and to a spectator.
fn beat(event: Event) -> (BeatKind, String, String, [Tone; 3]) {
    let table = siege(&[23], &[3]);
    let list = |pieces: &[Piece]| pieces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    let beats = viewers.map(|viewer| Guerra1936::beat(table.state(), event, viewer));
    assert!(
        beats.iter().all(|beat| (beat.kind, &beat.path, beat.side) == (beats[0].kind, &beats[0].path, beats[0].side))
    );
    let tones = [beats[0].tone, beats[1].tone, beats[2].tone];
    (beats[0].kind, list(&beats[0].on), list(&beats[0].path), tones)
}

#[test]
fn an_event_is_good_for_one_side_and_bad_for_the_other() {
    use Tone::{Bad, Good, Plain};
    let tones = |event: Event| beat(event).3;
    let [good, bad, plain] = [[Good, Bad, Plain], [Bad, Good, Plain], [Plain; 3]];
    let objective = CardNo(52);
    assert_eq!(tones(Event::EconomyChanged { side: National, by: 3, now: 8 }), good);
    assert_eq!(tones(Event::EconomyChanged { side: National, by: -3, now: 2 }), bad);
    assert_eq!(tones(Event::MoralChanged { side: Republic, by: -1, now: 2 }), good);
    // The Republic defends 52: it wants Resistance Points, and its Turns used up.
    assert_eq!(tones(Event::ResistanceChanged { objective, by: -2, now: 20 }), good);
    assert_eq!(tones(Event::TurnsChanged { objective, by: -1, now: 3 }), bad);
    assert_eq!(tones(Event::DiplomacyMoved { objective: CardNo(148), toward: Republic, by: 1, now: 1 }), bad);
    assert_eq!(tones(Event::DiplomacyWasted(National)), bad);
    assert_eq!(tones(Event::Fell(CardNo(23))), bad);
    assert_eq!(tones(Event::Withstood(CardNo(3))), bad);
    assert_eq!(tones(Event::ObjectiveWon { side: National, objective }), good);
    assert_eq!(tones(Event::Engaged { group: 1, attack: 3, defence: 8, side: Republic }), good);
    assert_eq!(tones(Event::Engaged { group: 1, attack: 3, defence: 3, side: National }), plain);
    assert_eq!(tones(Event::HandLooked { player: Player(0), target: Player(1) }), good);
    assert_eq!(tones(Event::Ended(Ending::Military, Some(Republic))), bad);
    assert_eq!(tones(Event::Ended(Ending::Stalemate, None)), plain);
    assert_eq!(tones(Event::TurnBegan { player: Player(0), turn: 3 }), plain);
}

#[test]
fn what_moves_goes_from_one_place_to_another() {
    let (card, objective) = (CardNo(23), CardNo(52));
    let way = |event: Event| {
        let (kind, on, path, _) = beat(event);
        (kind, format!("{on}: {path}"))
    };
    let moves = |side: Side| Event::Demobilised { card, front: Some(side), how: How::Action };
    let travels = [
        (Event::Mobilised { card, objective, how: How::Action }, "card:23: rearguard:national front:republic"),
        (moves(Republic), "card:23: front:republic rearguard:national"),
        (Event::Grouped { card, group: 2, front: Republic }, "card:23: front:republic group:2"),
        (Event::Defends { card: CardNo(3), group: 2, front: Republic }, "card:3: front:republic group:2"),
    ];
    for (event, path) in travels {
        assert_eq!(way(event), (BeatKind::Travel, path.to_owned()), "{event:?}");
    }
    let strikes = Event::GroupStrikes { group: 1, force: 4, side: National, front: Republic };
    assert_eq!(way(strikes), (BeatKind::Strike, "group:1: group:1 front:republic".to_owned()));
    let played = Event::Played { player: Player(0), card: CardNo(77), cost: 3 };
    assert_eq!(way(played), (BeatKind::Card, "card:77: hand:0 rearguard:national".to_owned()));
    let measure = Event::Played { player: Player(0), card: CardNo(120), cost: 0 };
    assert_eq!(way(measure), (BeatKind::Card, "card:120: hand:0 middle".to_owned()));
    // A card drawn in secret has no face.
    let drawn = |card| Event::CardDrawn { player: Player(1), card };
    assert_eq!(way(drawn(None)), (BeatKind::Hidden, ": reserve:1 hand:1".to_owned()));
    assert_eq!(way(drawn(Some(CardNo(3)))), (BeatKind::Hidden, "card:3: reserve:1 hand:1".to_owned()));
}
