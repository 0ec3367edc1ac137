//! What actions and events mean on the table: pieces, cautions, windows, beats and tones.

use crate::table::*;
use frente_kernel::{BeatKind, Game, Narrate, Node, Seat, Silent, Tone, Viewer};
use frente_pasaran::actions::{Fate, Mode, Sum, Veil};
use frente_pasaran::{Action, Pasaran, Piece, State, View, seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;

/// What an action is on, at, and paid with, in words.
#[track_caller]
fn touch(table: &Table, action: &str) -> String {
    assert!(table.is_offered(action), "\"{action}\" is not offered: {:?}", table.offered());
    let touch = Pasaran::touch(table.state(), action.parse().expect("an action"));
    let names = |pieces: &[Piece]| pieces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let pays: Vec<String> = touch.pays.iter().map(|price| format!("{}x{}", price.count, price.piece)).collect();
    format!("{} > {} - {}", names(&touch.on), names(&touch.at), pays.join(" "))
}

#[track_caller]
fn caution(table: &Table, action: &str) -> Option<(String, String)> {
    assert!(table.is_offered(action), "\"{action}\" is not offered: {:?}", table.offered());
    let caution = Pasaran::caution(table.state(), action.parse().expect("an action"));
    caution.map(|caution| (caution.message.key.into_owned(), caution.rule.into_owned()))
}

fn tones(event: Event) -> [Tone; 3] {
    let table = Table::new();
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    viewers.map(|viewer| Pasaran::beat(table.state(), event, viewer).tone)
}

fn unit(name: &str) -> frente_pasaran::Unit {
    name.parse().expect("a counter")
}

/// A unit of strength 2 that nothing changes.
fn two() -> Sum {
    Sum { printed: 2, ..Sum::default() }
}

fn place(name: &str) -> frente_pasaran::Place {
    name.parse().expect("a place")
}

#[test]
fn a_counter_is_taken_up_and_put_into_its_place() {
    let mut table = Table::empty().put(&[("n-i2.1", "burgos"), ("n-i3.1", "burgos")]).moving(Nationalist);
    assert_eq!(touch(&table, "pick n-i2.1"), "unit:n-i2.1 >  - ");
    table.act("pick n-i2.1");
    assert_eq!(touch(&table, "to segovia"), "unit:n-i2.1 > place:segovia - ");
    let mut table = Table::empty().put(&[("n-i2.1", "burgos")]).at_step("rail", Nationalist, json!(["rail"]));
    assert_eq!(touch(&table, "rail n-i2.1"), "unit:n-i2.1 >  - 1xtrain");
    table.act("rail n-i2.1");
    assert_eq!(touch(&table, "to leon"), "unit:n-i2.1 > place:leon - 1xtrain");
    let table = Table::empty().put(&[("r-i2.5", "due 1936-3")]);
    let mut table = table.at_step("reinforcements", Republican, json!([{ "reinforce": "republican" }]));
    assert_eq!(touch(&table, "pick r-i2.5"), " >  - ", "it lies nowhere yet");
    table.act("pick r-i2.5");
    assert_eq!(touch(&table, "to valencia"), "unit:r-i2.5 > place:valencia - ");
}

#[test]
fn production_is_paid_with_points() {
    let table = Table::empty().put(&[("n-ter.1", "burgos")]).reduced(&["n-ter.1"]).bp(Nationalist, 20);
    let table = table.edit(|state| state["board"]["at"]["queipo"] = json!("reserve")).producing(Nationalist);
    assert_eq!(touch(&table, "build n-arm2"), "kind:n-arm2 >  - 4xpoints:nationalist");
    assert_eq!(touch(&table, "repair n-ter.1"), "unit:n-ter.1 >  - 2xpoints:nationalist");
    assert_eq!(touch(&table, "rebuild queipo"), "unit:queipo >  - 1xpoints:nationalist");
    assert_eq!(touch(&table, "pass"), " >  - ");
}

#[test]
fn cards_and_chits_are_laid_on_what_they_are_for() {
    let table = Table::empty().hand(Nationalist, &["annulment"]).in_force(&["soviet-aid", "supply-of-arms"]);
    let table = table.at_step("rail", Nationalist, json!(["rail", { "window": ["step", "nationalist"] }]));
    assert_eq!(touch(&table, "annul supply-of-arms"), "card:annulment > card:supply-of-arms - ");
    let reply = table.at_step("rail", Nationalist, json!(["rail", { "reply": ["int-brigade", "nationalist"] }]));
    assert_eq!(touch(&reply, "play annulment"), "card:annulment > card:int-brigade - ");
}

/// What a seat can point at: everything its view names, and the boxes beside the map.
fn lies_on_the_table(state: &State, view: &View, piece: Piece) -> bool {
    match piece {
        Piece::Unit(unit) => match state.board().place(unit) {
            Some(_) => view.zones.iter().flat_map(|zone| zone.field.iter().chain(&zone.city)).any(|it| it.unit == unit),
            None => !matches!(state.board().spot(unit).to_string().as_str(), "absent"),
        },
        Piece::Place(place) | Piece::Trench(place) => view.zones.iter().any(|zone| zone.zone == place.zone()),
        Piece::Card(card) => {
            let lies = |cards: frente_pasaran::sets::CardSet| cards.contains(card);
            view.sides.iter().any(|side| lies(side.known) || lies(side.drawn_cards))
                || lies(view.in_force)
                || view.pending.iter().any(|frame| format!("{frame:?}").contains(&format!("{card:?}")))
                || card == frente_pasaran::Card::Ju52
                || lies(view.removed)
                || view.queue.contains(&Some(card))
        }
        Piece::Kind(kind) => view.sides[kind.side().index()].reserve.iter().any(|(known, _)| *known == kind),
        Piece::Chit(chit) => view.battle.chits.iter().flatten().any(|(known, _)| *known == chit),
        _ => true,
    }
}

#[test]
fn the_pieces_of_every_offer_lie_on_the_table_of_who_chooses() {
    let all = Setup { regrouping: 1, trenches: 1, chits: 1, blocking: 1, sorties: 1, ..Setup::default() };
    for setup in [all.clone(), Setup { fog: 1, ..all }] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
        let mut state = Pasaran::initial(&setup).expect("a sound setup");
        let mut actions = Vec::new();
        loop {
            match Pasaran::node(&state) {
                Node::Over(_) => break,
                Node::Decision(seat) => {
                    let view = Pasaran::view(&state, Viewer::Seat(seat));
                    Pasaran::legal_actions(&state, &mut actions);
                    for action in &actions {
                        let touch = Pasaran::touch(&state, *action);
                        for piece in touch.on.iter().chain(&touch.at).copied() {
                            let there = lies_on_the_table(&state, &view, piece);
                            assert!(there, "\"{action}\" is about {piece}, which {seat} does not see");
                        }
                    }
                    let action = Pasaran::sample_action(&state, &mut rng);
                    Pasaran::apply(&mut state, action, &mut Silent);
                }
                Node::Chance => {
                    let chance = Pasaran::sample_chance(&state, &mut rng);
                    Pasaran::resolve(&mut state, chance, &mut Silent);
                }
            }
        }
    }
}

#[test]
fn r8_0_table_warns_who_leaves_madrid_empty_in_the_quarter_that_decides() {
    let table = |quarter: &str, units: &[(&str, &str)]| {
        let mut table = Table::empty().quarter(quarter).put(units).moving(Republican);
        table.act("pick r-i2.1");
        table
    };
    let alone = [("r-i2.1", "madrid"), ("r-i2.2", "toledo")];
    let warned = Some(("caution-madrid-left-empty".to_owned(), "8.0-table".to_owned()));
    assert_eq!(caution(&table("1936-4", &alone), "to guadalajara"), warned);
    assert_eq!(caution(&table("1937-3", &alone), "to guadalajara"), None);
    let two = [("r-i2.1", "madrid"), ("r-i3.1", "madrid")];
    assert_eq!(caution(&table("1936-4", &two), "to guadalajara"), None);
}

#[test]
fn r6_3_2_warns_who_doubles_its_range_into_a_zone_with_an_enemy_city() {
    let mut table = Table::empty()
        .zones(Nationalist, &["malaga"])
        .put(&[("n-i2.1", "cordoba"), ("r-i3.1", "malaga:city"), ("n-i3.1", "andalucia"), ("n-i3.2", "granada")])
        .owned(Nationalist, &["cordoba", "granada", "andalucia", "badajoz"])
        .put(&[("n-i2.2", "badajoz")])
        .moving(Nationalist);
    table.act("pick n-i3.1");
    assert_eq!(caution(&table, "to malaga"), None, "next door");
    let mut table = table.moving(Nationalist);
    table.act("pick n-i2.2");
    assert_eq!(caution(&table, "to malaga"), Some(("caution-doubled-range".to_owned(), "6.3.2".to_owned())));
    assert_eq!(caution(&table, "to andalucia"), None);
}

#[test]
fn r6_4_9_warns_a_headquarters_that_goes_to_the_front_alone() {
    let mut table =
        Table::empty().put(&[("mola", "burgos"), ("n-i2.1", "soria"), ("r-m1.1", "guadalajara")]).moving(Nationalist);
    table.act("pick mola");
    assert_eq!(caution(&table, "to segovia"), Some(("caution-headquarters-alone".to_owned(), "6.4.9".to_owned())));
    assert_eq!(caution(&table, "to soria"), None, "with infantry");
    assert_eq!(caution(&table, "to leon"), None, "far from the enemy");
}

#[test]
fn r6_4_9_warns_of_aircraft_that_attack_alone() {
    let units = [("n-a2.1", "segovia"), ("n-i3.1", "segovia"), ("r-i2.1", "guadalajara"), ("r-m1.1", "cuenca")];
    let mut table = Table::empty().put(&units).moving(Nationalist);
    table.act("pick n-a2.1");
    let warned = Some(("caution-aircraft-alone".to_owned(), "6.4.9".to_owned()));
    assert_eq!(caution(&table, "to guadalajara"), warned);
    assert_eq!(caution(&table, "to burgos"), None);
    table.acts(&["to burgos", "pick n-i3.1", "to guadalajara"]);
    let mut table = table.put(&[("n-a2.2", "segovia")]);
    table.act("pick n-a2.2");
    assert_eq!(caution(&table, "to guadalajara"), None, "a division is there");
}

#[test]
fn r6_4_2_warns_of_a_unit_that_cannot_fire_where_it_attacks() {
    let units = [("n-i1.1", "soria"), ("n-i1.2", "soria"), ("n-i2.1", "soria"), ("r-i2.1", "guadalajara")];
    let table = |weather: &str, unit: &str| {
        let mut table = Table::empty().put(&units).weather(weather).moving(Nationalist);
        table.act(&format!("pick {unit}"));
        table
    };
    let warned = Some(("caution-cannot-fire".to_owned(), "6.4.2".to_owned()));
    assert_eq!(caution(&table("bad", "n-i1.1"), "to guadalajara"), warned);
    assert_eq!(caution(&table("fair", "n-i1.1"), "to guadalajara"), None);
    assert_eq!(caution(&table("bad", "n-i2.1"), "to guadalajara"), None);
}

#[test]
fn r9_5_warns_of_a_chit_that_would_do_nothing() {
    let mut table = Table::with(Setup { chits: 1, ..Setup::default() })
        .cleared()
        .put(&[("n-i3.1", "guadalajara"), ("r-i2.1", "guadalajara")])
        .fighting(Nationalist);
    table.act("fight guadalajara");
    table.chance("chit ignore-weather").chance("chit shore");
    let idle = Some(("caution-chit-idle".to_owned(), "9.5".to_owned()));
    assert_eq!(caution(&table, "chit ignore-weather"), idle);
    assert_eq!(caution(&table.weather("bad"), "chit ignore-weather"), None);
}

#[test]
fn rc_fifth_column_warns_where_no_city_is_attacked() {
    let table = |place: &str| {
        let mut table = Table::empty()
            .zones(Nationalist, &["malaga"])
            .hand(Nationalist, &["fifth-column"])
            .put(&[("n-i3.1", place), ("r-i2.1", place)])
            .fighting(Nationalist);
        table.act(&format!("fight {place}"));
        table
    };
    let idle = Some(("caution-storm-idle".to_owned(), "C-fifth-column".to_owned()));
    assert_eq!(caution(&table("jaen"), "play fifth-column"), idle);
    assert_eq!(caution(&table("malaga:city"), "play fifth-column"), None);
    assert_eq!(caution(&table("madrid"), "play fifth-column"), None);
}

#[test]
fn r6_4_8_warns_who_retreats_and_leaves_units_behind() {
    // In Málaga with Nationalists all around: one finds room in the city, which holds two already.
    let battle = |inside: &[(&str, &str)]| {
        let mut table = Table::empty()
            .owned(Nationalist, &["granada", "cordoba", "andalucia"])
            .put(&[("n-i3.1", "malaga"), ("r-i2.1", "malaga"), ("miaja", "malaga")])
            .put(inside)
            .fighting(Nationalist);
        while !table.pending().contains("RetreatChoice(Republican)") {
            if table.is_chance() {
                table.dice(&[6]);
            } else {
                let fight = table.is_offered("fight malaga");
                table.act(if fight { "fight malaga" } else { "pass" });
            }
        }
        table
    };
    assert_eq!(caution(&battle(&[]), "retreat"), None);
    let full = [("r-m1.1", "malaga:city"), ("r-m1.2", "malaga:city"), ("r-m1.3", "malaga:city")];
    let warned = Some(("caution-units-left-behind".to_owned(), "6.4.8".to_owned()));
    assert_eq!(caution(&battle(&full), "retreat"), warned, "the headquarters alone finds room");
}

#[test]
fn r7_3_1_warns_who_orders_what_arrives_after_the_end() {
    let table = |quarter: &str| {
        let table = Table::empty().quarter(quarter).bp(Nationalist, 20).put(&[("n-ter.1", "burgos")]);
        table.reduced(&["n-ter.1"]).producing(Nationalist)
    };
    let late = Some(("caution-arrives-too-late".to_owned(), "7.3.1".to_owned()));
    assert_eq!(caution(&table("1938-4"), "build n-arm2"), late);
    assert_eq!(caution(&table("1938-4"), "build n-i2"), None);
    assert_eq!(caution(&table("1938-4"), "repair n-ter.1"), None);
    let last = Some(("caution-repaired-too-late".to_owned(), "8.0-table".to_owned()));
    assert_eq!(caution(&table("1939-2"), "repair n-ter.1"), last);
}

#[test]
fn r7_2_warns_who_buys_a_card_that_has_no_time_left() {
    let table = |quarter: &str| {
        let table = Table::empty().quarter(quarter).bp(Nationalist, 9).edit(|state| {
            state["drawn"] = json!(["rep-disorder", "condor"]);
            let block = state["pile"]["block"].as_array_mut().expect("a list");
            block.retain(|card| card != "rep-disorder" && card != "condor");
        });
        table.at_step("cards", Nationalist, json!([{ "buy-card": "nationalist" }]))
    };
    let expires = Some(("caution-card-expires".to_owned(), "C-rep-disorder".to_owned()));
    assert_eq!(caution(&table("1937-4"), "buy rep-disorder"), expires);
    assert_eq!(caution(&table("1937-3"), "buy rep-disorder"), None);
    assert_eq!(caution(&table("1937-4"), "buy condor"), None);
    let never = Some(("caution-card-never-played".to_owned(), "7.2".to_owned()));
    assert_eq!(caution(&table("1939-2"), "buy condor"), never);
}

#[test]
fn r7_2_a_window_is_secret_unless_the_hand_lies_open() {
    let window =
        |table: &Table| Pasaran::window(table.state()).map(|window| (window.kind, window.decline, window.secret));
    let table = Table::empty().hand(Nationalist, &["condor"]);
    let table = table.at_step("rail", Nationalist, json!(["rail", { "window": ["step", "nationalist"] }]));
    assert_eq!(window(&table), Some(("window-step", Action::Pass, true)));
    let open = table.edit(|state| state["open_cards"] = json!(["condor"]));
    assert_eq!(window(&open), Some(("window-step", Action::Pass, false)), "everybody saw it being taken");
    assert_eq!(window(&Table::empty().moving(Nationalist)), None);
}

#[test]
fn tones_are_those_of_the_side_that_looks() {
    let (good, bad, plain) = (Tone::Good, Tone::Bad, Tone::Plain);
    let madrid = place("madrid");
    for (event, tone) in [
        (Event::ZoneTaken(Nationalist, madrid.zone()), [good, bad, plain]),
        (Event::BattleWon { place: madrid, side: Republican }, [bad, good, plain]),
        (Event::Eliminated { unit: unit("r-i2.1"), to: Fate::Reserve }, [good, bad, plain]),
        (Event::Reduced(unit("n-i2.1")), [bad, good, plain]),
        (Event::Shot { unit: unit("n-i2.1"), die: 2, sum: two() }, [good, bad, plain]),
        (Event::Shot { unit: unit("n-i2.1"), die: 3, sum: two() }, [plain, plain, plain]),
        (Event::Suffers { side: Republican, ground: 1, air: 1 }, [good, bad, plain]),
        (Event::TrenchLost(Nationalist, madrid), [bad, good, plain]),
        (Event::RevoltBegan, [good, bad, plain]),
        (Event::Ended(frente_pasaran::Ending::Endurance), [bad, good, plain]),
    ] {
        assert_eq!(tones(event), tone, "{event:?}");
    }
}

#[test]
fn a_move_is_shown_from_where_it_began() {
    let mut table = Table::empty().put(&[("n-i2.1", "burgos")]).moving(Nationalist);
    table.acts(&["pick n-i2.1", "to segovia"]);
    let moved = *table.told().iter().find(|event| matches!(event, Event::Moved { .. })).expect("it has moved");
    let beat = Pasaran::beat(table.state(), moved, Viewer::Spectator);
    assert_eq!((beat.kind, beat.side), (BeatKind::Travel, Some(seat(Nationalist))));
    assert_eq!(beat.path, [Piece::Place(place("burgos")), Piece::Place(place("segovia"))]);
    let shot = Event::Shot { unit: unit("n-i2.1"), die: 5, sum: two() };
    let beat = Pasaran::beat(table.state(), shot, Viewer::Spectator);
    assert_eq!((beat.kind, beat.dice[0].face, beat.dice[0].sides), (BeatKind::Dice, 5, 6));
}

#[test]
fn r9_2_the_way_out_of_a_closed_stack_is_for_its_owner_alone() {
    let (from, to) = (Some(place("segovia")), place("guadalajara"));
    let moved = |veil| Event::Moved { unit: unit("n-i3.1"), from, to, mode: Mode::Move, veil };
    let path = |event, viewer| {
        let told = Pasaran::redact(event, viewer)?;
        let beat = Pasaran::beat(Table::new().state(), told, viewer);
        Some(beat.path.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    };
    let (own, enemy) = (Viewer::Seat(seat(Nationalist)), Viewer::Seat(seat(Republican)));
    let whole = Some("place:segovia place:guadalajara".to_owned());
    assert_eq!((path(moved(Veil::Open), own), path(moved(Veil::Open), enemy)), (whole.clone(), whole.clone()));
    let end = Some("place:guadalajara".to_owned());
    assert_eq!((path(moved(Veil::Way), own), path(moved(Veil::Way), enemy)), (whole.clone(), end));
    assert_eq!((path(moved(Veil::Fog), own), path(moved(Veil::Fog), enemy)), (whole, None));
}

#[test]
fn r7_3_prices_stand_on_the_sheet() {
    let sheet = frente_pasaran::Sheet::of(Table::new().state().data());
    let price = |kind: &str| {
        let unit = sheet.units.iter().find(|unit| unit.kind.name() == kind).expect("a type of counter");
        (unit.cost, unit.repair, unit.quarters)
    };
    assert_eq!(price("n-i3"), (3, 2, 1));
    assert_eq!(price("n-arm2"), (4, 2, 3));
    assert_eq!(price("n-a2"), (4, 2, 2));
    assert_eq!(price("franco"), (1, 0, 4));
    let campaign = &sheet.scenarios[0].quarters;
    assert_eq!(
        (campaign.len(), campaign[0].to_string(), campaign[11].to_string()),
        (12, "1936-3".into(), "1939-2".into())
    );
}

#[test]
fn the_view_says_what_lies_beside_the_map() {
    let view = |table: &Table| serde_json::to_value(table.view()).expect("JSON");
    assert_eq!(view(&Table::new().producing(Republican))["desk"], json!({ "production": "republican" }));
    let mut table = Table::empty()
        .zones(Nationalist, &["malaga"])
        .put(&[("n-i3.1", "malaga"), ("n-ter.1", "malaga"), ("r-i3.1", "malaga:city")])
        .moving(Nationalist);
    assert_eq!(view(&table)["desk"], json!(null));
    table.act("pick n-i3.1");
    assert_eq!(view(&table)["in_hand"], json!("n-i3.1"));
    let mut table = table.moving(Nationalist);
    table.acts(&["pass", "besiege malaga:city"]);
    let told = view(&table);
    assert_eq!(told["desk"], json!("siege"), "{}", table.pending());
    let fighters: Vec<_> =
        told["battle"]["fighters"].as_array().expect("a list").iter().map(|it| &it["side"]).collect();
    assert!(fighters.contains(&&json!("nationalist")) && fighters.contains(&&json!("republican")), "{fighters:?}");
}
