//! What actions and events mean on the table: pieces, cautions, windows, and how an event is shown.

use crate::table::*;
use frente_amanecer::pieces::{Piece, TrackBox};
use frente_amanecer::{Action, Amanecer, CardNo, PLAYER, View};
use frente_kernel::{Beat, BeatKind, Game, Match, Narrate, Node, Record, Step, Thrown, Tone, Touch, Viewer};

fn touch(table: &Table, action: &str) -> Touch<Piece> {
    let action: Action = action.parse().expect("a notation");
    Amanecer::touch(table.state(), action)
}

/// The key and the paragraph of the caution before an action, which must be legal.
fn caution(table: &Table, action: &str) -> Option<(String, String)> {
    let table = table.clone().offers(action);
    let action: Action = action.parse().expect("a notation");
    Amanecer::caution(table.state(), action)
        .map(|caution| (caution.message.key.into_owned(), caution.rule.into_owned()))
}

fn warned(key: &str, rule: &'static str) -> Option<(String, String)> {
    Some((key.to_owned(), rule.to_owned()))
}

fn beat(event: Event) -> Beat<Piece> {
    Amanecer::beat(Table::new().state(), event, Viewer::Seat(PLAYER))
}

fn place(front: Front, number: u8) -> Piece {
    Piece::Box(TrackBox { front, number })
}

/// Whether a piece lies on this table.
fn is_there(view: &View, piece: Piece) -> bool {
    match piece {
        Piece::Front(front) => view.fronts[front].status != Status::Eliminated,
        Piece::Asset(asset) => view.assets.contains(asset),
        Piece::Marker(marker) => view.markers.contains(marker),
        Piece::Reserves => view.reserves > 0,
        Piece::Decrees => view.decrees > 0,
        Piece::Actions => view.actions > 0,
        Piece::Card(card) => view.card == Some(card),
        Piece::Die => !view.dice.is_empty(),
        Piece::ExpertiseDie => view.dice.len() == 2,
        Piece::Face(face) => (1..=6).contains(&face) && !view.dice.is_empty(),
        Piece::Political | Piece::Reorganization | Piece::Petrograd => true,
        _ => false,
    }
}

/// The matches of `tests/records`, step by step.
fn each_recorded_position(mut look: impl FnMut(&Match<Amanecer>)) {
    for file in std::fs::read_dir("tests/records").expect("the corpus is part of the crate") {
        let text = std::fs::read_to_string(file.expect("a readable folder").path()).expect("a readable record");
        let played = Record::parse(&text).and_then(|record| record.replay::<Amanecer>()).expect("a sound record");
        let mut again = Match::<Amanecer>::new(played.setup().clone()).expect("an allowed setup");
        for step in played.steps() {
            look(&again);
            again.take(*step, &mut Vec::new()).expect("a recorded step is legal");
        }
    }
}

#[test]
fn the_pieces_of_every_action_lie_on_the_table() {
    let (mut actions, mut seen) = (Vec::new(), 0);
    each_recorded_position(|played| {
        let Node::Decision(_) = Amanecer::node(played.state()) else { return };
        let view = Amanecer::view(played.state(), Viewer::Seat(PLAYER));
        Amanecer::legal_actions(played.state(), &mut actions);
        for action in &actions {
            let Touch { on, at, covers, then, pays } = Amanecer::touch(played.state(), *action);
            let pays = pays.into_iter().map(|price| price.piece);
            for piece in on.into_iter().chain(at).chain(covers).chain(then).chain(pays) {
                assert!(is_there(&view, piece), "{action}: {piece} does not lie on the table {view:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 10_000, "{seen} pieces");
}

#[test]
fn an_action_takes_up_what_makes_it_and_names_its_price() {
    let table = Table::new().own(ArmouredTrains).own(TankCorps).draw(10);
    let attack = Touch::none().at(Piece::Front(Southern)).pays(Piece::Actions, 1u8);
    assert_eq!(touch(&table, "offensive southern"), attack);
    let trains = Touch::on(Piece::Asset(ArmouredTrains)).at(Piece::Front(Southern)).pays(Piece::Actions, 1u8);
    assert_eq!(touch(&table, "offensive southern with trains"), trains);
    let tanks = Touch::on(Piece::Asset(TankCorps)).at(Piece::Front(Poland)).pays(Piece::Actions, 1u8);
    assert_eq!(touch(&table, "tanks poland"), tanks);
    assert_eq!(touch(&table, "decline"), Touch::none());
    let fortify = Touch::none().at(Piece::Petrograd).pays(Piece::Actions, 2u8);
    assert_eq!(touch(&Table::dawn().draw(46).expect_actions(2), "fortify"), fortify);
    let table = table.act("decline");
    let reserve = Touch::on(Piece::Reserves).at(Piece::Front(Southern)).pays(Piece::Reserves, 1u8);
    assert_eq!(touch(&table, "reserve southern"), reserve);
    let decree = Touch::on(Piece::Decrees).at(Piece::Political).pays(Piece::Decrees, 1u8);
    assert_eq!(touch(&table, "decree political"), decree);
}

#[test]
fn the_gold_stops_the_front_that_comes_on_or_turns_the_die_that_lies_there() {
    let table = Table::new().own(ImperialGold).own(AppliedExpertise).draw(10);
    let gold = Piece::Asset(ImperialGold);
    assert_eq!(touch(&table, "gold block"), Touch::on(gold).at(Piece::Front(Southern)).pays(gold, 1u8));
    assert_eq!(touch(&table, "let advance"), Touch::none());
    let table = table.act("let advance").act("offensive southern").die(3).die(1);
    assert_eq!(touch(&table, "gold die 6"), Touch::on(Piece::Face(6)).at(Piece::Die).pays(gold, 1u8));
    assert_eq!(touch(&table, "gold expertise 6"), Touch::on(Piece::Face(6)).at(Piece::ExpertiseDie).pays(gold, 1u8));
    assert_eq!(touch(&table, "accept"), Touch::none());
}

#[test]
fn the_cheka_is_laid_on_the_card_that_came_up() {
    let table = Table::new().own(Cheka).draw(8);
    let cheka = Piece::Asset(Cheka);
    assert_eq!(touch(&table, "cheka"), Touch::on(cheka).at(Piece::Card(CardNo(8))).pays(cheka, 1u8));
    assert_eq!(touch(&table.act("keep card"), "treaty"), Touch::none().at(Piece::Card(CardNo(8))));
}

#[test]
fn r10_2_8_at_level_1_the_treaty_is_warned_of_unless_it_is_free() {
    let ruinous = Table::new().draw(8);
    assert_eq!(caution(&ruinous, "treaty"), warned("caution-treaty", "10.2-8"));
    assert_eq!(caution(&ruinous, "bukharin"), None);
    assert_eq!(caution(&Table::new().level(2).draw(8), "treaty"), None);
    let free = frente_amanecer::Setup { treaty_cost: 0, ..Default::default() };
    assert_eq!(caution(&Table::with(&free).draw(8), "treaty"), None);
}

#[test]
fn r6_2_an_offensive_against_a_front_in_its_highest_box_is_warned_of() {
    let table = Table::new().front(Southern, 4).own(CommunistSubversion).draw(10).act("swap phases");
    assert_eq!(caution(&table, "offensive southern"), warned("caution-last-box", "6.2"));
    let table = Table::new().front(Southern, 3).own(CommunistSubversion).draw(10).act("swap phases");
    assert_eq!(caution(&table, "offensive southern"), None);
    let table = Table::new().front(Eastern, 5).own(ArmouredTrains).draw(10);
    assert_eq!(caution(&table, "offensive eastern with trains"), warned("caution-last-box", "6.2"));
    assert_eq!(caution(&table.act("decline"), "reserve eastern"), warned("caution-last-box", "6.2"));
}

// Ruling B7: against Denikin the success counts, wherever he stands.
#[test]
fn r10_2_40_in_the_march_success_in_the_highest_box_is_worth_something() {
    let table =
        Table::treaty().front(Southern, 4).own(ImperialGold).draw(40).act("gold block").expect_front(Southern, 4);
    assert_eq!(caution(&table, "offensive southern"), None);
    assert_eq!(caution(&table.front(Eastern, 5), "offensive eastern"), warned("caution-last-box", "6.2"));
}

#[test]
fn r10_2_51_an_offensive_across_the_curzon_line_is_warned_of() {
    let table = Table::dawn().marker(CurzonLine).front(Poland, 3).level(4).draw(44);
    assert_eq!(caution(&table, "offensive poland"), warned("caution-curzon-line", "10.2-51"));
    assert_eq!(caution(&table.act("decline"), "reserve poland"), warned("caution-curzon-line", "10.2-51"));
    let table = Table::dawn().marker(CurzonLine).front(Poland, 2).level(4).draw(44);
    assert_eq!(caution(&table, "offensive poland"), None);
}

#[test]
fn r7_1_a_throw_that_not_even_a_6_saves_is_warned_of() {
    // Germany has 4; card 10 takes 1 off offensives, the Czar at large another.
    assert_eq!(caution(&Table::new().front(Baltic, 2).draw(10), "offensive baltic"), None);
    let freed = || Table::new().marker(CzarFreed).front(Baltic, 2);
    assert_eq!(caution(&freed().draw(10), "offensive baltic"), warned("caution-hopeless-offensive", "7.3"));
    assert_eq!(caution(&freed().own(AppliedExpertise).draw(10), "offensive baltic"), None);
    // §7.7: reserves go without either.
    assert_eq!(caution(&freed().draw(10).act("decline"), "reserve baltic"), None);
}

#[test]
fn r7_5_a_reorganization_that_brings_nothing_is_warned_of() {
    let all = [Cheka, TankCorps, ArmouredTrains, AppliedExpertise, CommunistSubversion, Comintern];
    let owned = all.into_iter().fold(Table::new(), Table::own);
    let acting = |table: Table| table.draw(10).act("keep card").act("keep phases");
    assert_eq!(caution(&acting(owned.clone()), "reorganize"), None);
    assert_eq!(caution(&acting(owned.gold_is_gone()), "reorganize"), warned("caution-nothing-to-gain", "7.5"));
}

#[test]
fn r7_0_declining_actions_is_warned_of_where_they_are_lost() {
    let table = Table::new().draw(10);
    assert_eq!(caution(&table, "decline"), warned("caution-actions-lost", "7.0"));
    assert_eq!(caution(&table.act("decline"), "end"), None);
    assert_eq!(caution(&Table::new().draw(3), "decline"), None);
    assert_eq!(caution(&Table::dawn().draw(46), "fortify"), warned("caution-fortify", "10.2-46"));
}

#[test]
fn r7_5_7_the_gold_opens_windows_that_can_be_let_run() {
    let window = |table: &Table| Amanecer::window(table.state()).map(|window| (window.kind, window.decline));
    let table = Table::new().own(ImperialGold).draw(10);
    assert_eq!(window(&table), Some(("window-gold-advance", Action::AllowAdvance)));
    let table = table.act("let advance");
    assert_eq!(window(&table), None);
    assert_eq!(window(&table.politics(1)), Some(("window-gold-dice", Action::AcceptDice)));
}

#[test]
fn a_front_moves_from_box_to_box_and_into_moscow() {
    let on = beat(Event::FrontAdvanced(Southern, 3));
    assert_eq!(
        (on.kind, on.path, on.tone),
        (BeatKind::Travel, vec![place(Southern, 4), place(Southern, 3)], Tone::Bad)
    );
    assert_eq!(beat(Event::FrontAdvanced(Poland, 0)).path, [place(Poland, 1), Piece::Moscow]);
    let back = beat(Event::FrontRetreated { front: Eastern, number: 5, by: Push::Offensive });
    assert_eq!((back.path, back.tone), (vec![place(Eastern, 4), place(Eastern, 5)], Tone::Good));
}

#[test]
fn the_tanks_move_from_where_they_stood() {
    let assigned = |table: Table, front| {
        let table = table.draw(10).act(&format!("tanks {front}"));
        let told = table.told().iter().copied().find(|event| matches!(event, Event::TanksAssigned { .. }));
        beat(told.expect("the tanks were assigned")).path
    };
    assert_eq!(assigned(Table::new().own(TankCorps), Southern), [Piece::Available, Piece::Front(Southern)]);
    assert_eq!(assigned(Table::new().tanks_on(Eastern), Southern), [Piece::Front(Eastern), Piece::Front(Southern)]);
    assert_eq!(beat(Event::TanksReturned(Eastern)).path, [Piece::Front(Eastern), Piece::Available]);
}

#[test]
fn a_throw_shows_its_die_and_whether_it_is_enough() {
    let thrown = |die| beat(Event::OffensiveThrown { front: Southern, die, drm: 1, battle: 3 });
    let missed = thrown(2);
    assert_eq!((missed.kind, missed.side, missed.tone), (BeatKind::Dice, Some(PLAYER), Tone::Bad));
    assert_eq!((missed.dice, missed.amount), (vec![Thrown { face: 2, sides: 6 }], 1));
    assert_eq!(thrown(3).tone, Tone::Good);
    assert_eq!(beat(Event::PoliticalThrown { die: 3, drm: 0, resistance: 3 }).tone, Tone::Bad);
    assert_eq!(beat(Event::ReorganizationThrown { die: 6, drm: -1 }).tone, Tone::Bad);
    assert_eq!(beat(Event::ReorganizationThrown { die: 6, drm: 0 }).tone, Tone::Good);
    assert_eq!(beat(Event::RemovalThrown { front: Allied, die: 2, number: 3 }).tone, Tone::Good);
    assert_eq!(beat(Event::RemovalThrown { front: Allied, die: 3, number: 3 }).tone, Tone::Bad);
    assert_eq!(beat(Event::FortificationThrown { front: Baltic, die: 3, battle: 4 }).tone, Tone::Bad);
    assert_eq!(beat(Event::FortificationThrown { front: Baltic, die: 4, battle: 4 }).tone, Tone::Good);
}

#[test]
fn the_headlines_are_good_or_bad_for_the_player_and_neither_for_others() {
    use frente_amanecer::Ending::*;
    let level = |by| Event::LevelChanged { level: 3, by, cause: Cause::Action };
    let good = [
        Event::OffensiveWon(Southern),
        level(1),
        Event::AssetGained(Cheka),
        Event::FrontEliminated(Poland),
        Event::FortificationHeld(Baltic),
        Event::MakhnoThrown { die: 6, boxes: -1 },
        Event::Ended(PoliticalVictory, 20),
        Event::Ended(MilitaryVictory, 20),
    ];
    let bad = [
        Event::OffensiveLost(Southern),
        Event::PoliticalFailed,
        level(-1),
        Event::ReorganizationFailed,
        Event::NothingGained,
        Event::FrontSurvives(Poland),
        Event::MakhnoThrown { die: 1, boxes: 1 },
        Event::CityFell(Southern, 1),
        Event::Ended(PoliticalDefeat, 20),
        Event::Ended(MilitaryDefeat, 20),
    ];
    for (events, tone) in [(&good[..], Tone::Good), (&bad[..], Tone::Bad)] {
        for event in events {
            assert!(Amanecer::is_headline(*event), "{event:?}");
            assert_eq!(beat(*event).tone, tone, "{event:?}");
            let watched = Amanecer::beat(Table::new().state(), *event, Viewer::Spectator);
            assert_eq!(watched, Beat { tone: Tone::Plain, ..beat(*event) });
        }
    }
}

#[test]
fn the_choice_at_brest_shows_the_card_that_asks_for_it() {
    assert_eq!(beat(Event::TreatySigned).on, [Piece::Card(CardNo(8))]);
    assert_eq!(beat(Event::CardDrawn(CardNo(8))).path, [Piece::Deck, Piece::Discard]);
    assert_eq!(
        beat(Event::CardRecycled(CardNo(41), Period::Dawn)).path,
        [Piece::Discard, Piece::Waiting(Period::Dawn)]
    );
}

/// Each recorded match ends with the picture of its ending.
#[test]
fn every_match_ends_with_its_ending() {
    let mut endings = 0;
    each_recorded_position(|played| {
        let Node::Chance = Amanecer::node(played.state()) else { return };
        let mut outcomes = Vec::new();
        Amanecer::chance_outcomes(played.state(), &mut outcomes);
        for (chance, _) in outcomes {
            let (mut again, mut log) = (played.clone(), Vec::new());
            again.take(Step::Chance(chance), &mut log).expect("a chance that may come");
            if again.outcome().is_some() {
                let last = log.last().map(|event| beat(*event).kind);
                assert_eq!(last, Some(BeatKind::End));
                endings += 1;
            }
        }
    });
    assert!(endings > 0);
}
