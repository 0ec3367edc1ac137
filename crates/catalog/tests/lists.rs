//! Decks and army lists through the door: the stock, the ready lists, and every fault named, in three languages.

use frente_catalog::lists::{Arms, Entry, Laid, List, Remark, Tag};
use frente_catalog::{AnyGame, Lang, ListKind, ListReport, Speaker, Stock, game, games};
use frente_kernel::{Arg, Message};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const BUILT: [&str; 3] = ["guerra1936", "tactics2gm", "peanas"];

fn built(id: &str) -> (&'static dyn AnyGame, Stock) {
    let game = game(id).unwrap();
    (game, game.stock(&Value::Null).unwrap().unwrap())
}

fn check(id: &str, list: &Value) -> ListReport {
    game(id).unwrap().check_list(&Value::Null, &list.to_string()).unwrap()
}

/// The details of the errors, joined.
fn refused(id: &str, list: &Value) -> String {
    let details: Vec<String> = check(id, list).errors.into_iter().map(|error| error.detail).collect();
    details.join("; ")
}

#[test]
fn three_games_have_lists_and_the_others_say_so() {
    let kinds: Vec<(&str, Option<ListKind>)> = games().iter().map(|game| (game.info().id, game.lists())).collect();
    for (id, kind) in kinds {
        assert_eq!(kind.is_some(), BUILT.contains(&id), "{id}");
        assert_eq!(game(id).unwrap().stock(&Value::Null).unwrap().map(|stock| stock.kind), kind, "{id}");
    }
}

/// §2.3, ruling B-18: a list says which prices it is reckoned with.
#[test]
fn an_army_list_may_be_reckoned_with_the_misprinted_prices_put_right() {
    let list = |right: Option<bool>| {
        let units = json!([{ "unit": "rep-tiznao" }, { "unit": "rep-tiznao-mando" }]);
        let mut list = json!({ "name": "", "army": "Republican", "size": "Small", "side": "Attacker", "units": units });
        if let Some(right) = right {
            list["erratum_prices"] = json!(right);
        }
        check("peanas", &list).entries.iter().map(|entry| entry.cost).collect::<Vec<u32>>()
    };
    assert_eq!(list(None), list(Some(false)));
    assert_eq!(list(Some(true)), [15, 30]);
    assert_eq!(list(None), [30, 15]);
    // The stock shows both.
    let (_, stock) = built("peanas");
    let prices: Vec<_> = stock.items.iter().filter_map(|item| Some((&*item.id, item.cost, item.corrected?))).collect();
    assert_eq!(prices, [("rep-tiznao-mando", 15, 30), ("rep-tiznao", 30, 15)]);
}

#[test]
fn the_stock_holds_every_card_and_unit_that_may_stand_in_a_list() {
    let count = |id: &str| built(id).1.items.len();
    // 252 cards less the objectives; 153 lines less the six hand weapons.
    assert_eq!([count("guerra1936"), count("peanas")], [252 - 36, 147]);
    assert_eq!(count("tactics2gm"), 152);
    for id in BUILT {
        let (game, stock) = built(id);
        let ids: BTreeSet<&str> = stock.items.iter().map(|item| &*item.id).collect();
        assert_eq!(ids.len(), stock.items.len(), "{id}: an id stands twice");
        let sides: Vec<&str> = stock.terms[0].choices.iter().map(|choice| &*choice.value).collect();
        let rules: BTreeSet<String> = game.rules().into_iter().map(|row| row.id).collect();
        for item in &stock.items {
            assert!(!item.allowed.is_empty(), "{}: nobody may hold it", item.id);
            assert!(item.allowed.iter().all(|one| sides.contains(&&*one.side) && one.most > 0), "{}", item.id);
            let arms = item.weapons.iter().flat_map(|arms: &Arms| &arms.tags);
            for Tag { rule, .. } in item.tags.iter().chain(arms) {
                assert!(rules.contains(rule), "{id}: {} cites §{rule}", item.id);
            }
            for bought in &item.upgrades {
                assert!(stock.upgrades.iter().any(|upgrade| upgrade.id == bought.upgrade), "{}", item.id);
            }
        }
        assert!(stock.terms.iter().all(|term| rules.contains(&*term.rule)), "{id}");
    }
}

#[test]
fn every_ready_list_is_sound_and_can_be_played() {
    for (id, lists) in [("guerra1936", 8), ("tactics2gm", 8), ("peanas", 12)] {
        let (game, stock) = built(id);
        assert_eq!(stock.ready.len(), lists, "{id}");
        for ready in &stock.ready {
            let file = game.write_list(&ready.list);
            assert_eq!(
                game.read_list(&file.to_string()).unwrap(),
                ready.list,
                "{}: a list comes back as it was",
                ready.id
            );
            let report = check(id, &file);
            assert_eq!(report.errors, [], "{}", ready.id);
            assert!(report.count > 0 && report.entries.iter().all(|entry| entry.cost > 0 || id == "guerra1936"));
            let sum: u32 = report.entries.iter().map(|entry| entry.cost).sum();
            assert!(report.points.is_none_or(|points| points.sum == sum && sum <= points.limit), "{}", ready.id);
        }
        // Written out in a setup, a ready list plays like any other.
        let own = Laid::Own(stock.ready[0].list.clone());
        let seat = usize::from(seat_of(&stock, &stock.ready[0].list).unwrap_or_default());
        let mut seats = [None, None];
        seats[seat] = Some(own);
        let setup = game.lay_lists(&Value::Null, &seats).unwrap();
        game.open(&setup).unwrap();
    }
}

/// The one seat a list can be played on, if it is only one.
fn seat_of(stock: &Stock, list: &List) -> Option<u8> {
    let said = |term: &frente_catalog::lists::Term| {
        term.choices.iter().find(|choice| choice.value == list.term(&term.id)).and_then(|choice| choice.seat)
    };
    stock.terms.iter().find_map(said)
}

fn list(terms: &[(&str, &str)], entries: Vec<Entry>) -> List {
    let terms = terms.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    List { name: String::new(), terms, entries }
}

fn entry(item: &str) -> Entry {
    Entry { item: item.to_owned(), copies: 1, ..Entry::default() }
}

#[test]
fn lists_are_laid_down_in_a_setup_beside_the_usual_one_of_the_other_seat() {
    let lay = |id: &str, seats: &[Option<Laid>]| game(id).unwrap().lay_lists(&Value::Null, seats).unwrap();
    let deck = list(&[("side", "republic")], vec![entry("4")]);
    assert_eq!(lay("guerra1936", &[Some(Laid::Lot), Some(Laid::Own(deck.clone()))]), json!({ "decks": ["lot", [4]] }));
    assert_eq!(lay("guerra1936", &[None, Some(Laid::Own(deck))]), json!({ "decks": ["national-mixed", [4]] }));

    let own = list(
        &[("nation", "usa"), ("points", "240"), ("open_collection", "true")],
        vec![Entry { copies: 900, ..entry("us_sherman") }],
    );
    assert_eq!(
        lay("tactics2gm", &[Some(Laid::Own(own)), Some(Laid::Ready("de_a".to_owned()))]),
        json!({ "decks": [{ "nation": "usa", "cards": [["us_sherman", 255]] }, "de_a"], "points": 240, "open_collection": 1 })
    );
    // The usual deck is that of the battle that was agreed on.
    let setup = game("tactics2gm")
        .unwrap()
        .lay_lists(&json!({ "scenario": "bc2" }), &[None, Some(Laid::Ready("de_a".to_owned()))]);
    let opened = game("tactics2gm").unwrap().open(&json!({ "scenario": "bc2", "decks": setup.unwrap()["decks"] }));
    assert!(opened.is_ok(), "{:?}", opened.err());

    let terms = |prices: &'static str| {
        [("army", "National"), ("size", "Medium"), ("side", "Defender"), ("erratum_prices", prices)]
    };
    let far = list(&terms("true"), vec![Entry { zone: 2, group: 1, ..entry("nat-oficial") }]);
    let laid = lay("peanas", &[None, Some(Laid::Own(far))]);
    let unit = json!({ "unit": "nat-oficial", "quality": "Regular", "upgrades": [], "platoon": 1, "zone": 2 });
    assert_eq!(
        laid,
        json!({
            "size": "Medium", "attacker": "republican-medium-attack", "off_table": 1, "erratum_prices": 1,
            "defender": { "name": "", "army": "National", "size": "Medium", "side": "Defender", "units": [unit] },
        })
    );
    let ready = lay("peanas", &[None, Some(Laid::Ready("republican-large-defence".to_owned()))]);
    assert_eq!(ready["attacker"], "national-large-attack");
    let plain = lay("peanas", &[None, Some(Laid::Own(list(&terms("false"), vec![entry("nat-oficial")])))]);
    assert!(plain.get("off_table").is_none() && plain.get("erratum_prices").is_none(), "{plain}");
}

#[test]
fn a_file_that_is_no_list_is_told_what_is_wrong_with_it() {
    for id in BUILT {
        for text in ["", "[]", "{}", r#"{"cards": 3}"#] {
            let report = game(id).unwrap().read_list(text).unwrap_err();
            assert_eq!(report.errors.len(), 1, "{id}: {text}");
            assert_eq!(report.errors[0].message.key, "list-unreadable", "{id}: {text}");
        }
    }
}

#[test]
fn only_what_may_stand_behind_the_table_or_in_a_platoon_is_offered_it() {
    let (_, stock) = built("peanas");
    let far: Vec<&str> = stock.items.iter().filter(|item| item.zones > 0).map(|item| &*item.kind).collect();
    assert!(!far.is_empty() && far.iter().all(|kind| *kind != "list-kind-section"), "{far:?}");
    let grouped = stock.items.iter().filter(|item| item.groups > 0);
    assert!(grouped.clone().count() > 0);
    for kind in grouped.map(|item| &*item.kind) {
        assert!(
            ["list-kind-light-vehicle", "list-kind-tank", "list-kind-vehicle-transport", "list-kind-anti-aircraft"]
                .contains(&kind),
            "{kind}"
        );
    }
}

#[test]
fn a_deck_of_1936_is_added_up() {
    let (_, stock) = built("guerra1936");
    let republic = stock.ready.iter().find(|ready| ready.id == "republic-military").unwrap();
    let report = check("guerra1936", &game("guerra1936").unwrap().write_list(&republic.list));
    assert_eq!((report.count, report.least), (36, 36));
    assert_eq!(report.curve.iter().sum::<u32>(), 36);
    let figure = |key: &str| {
        let rows = report.figures.iter().flat_map(|figures| &figures.rows);
        rows.into_iter().find(|(name, _)| name == key).map(|(_, count)| *count)
    };
    assert_eq!((figure("list-kind-army"), figure("list-figure-force")), (Some(17), Some(43)));
    assert!(report.needs.iter().all(|need| need.need == 4 && need.rule == "10.2"), "{:?}", report.needs);
    assert_eq!(report.can.len() + report.cannot.len(), 11);
}

#[test]
fn quality_and_upgrades_change_the_card_of_a_unit() {
    let unit = |more: Value| {
        let mut entry = json!({ "unit": "nat-seccion-infanteria-de-linea" });
        entry.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let list = json!({ "game": "peanas", "name": "", "army": "National", "size": "Small", "side": "Attacker",
            "units": [{ "unit": "nat-oficial" }, entry] });
        check("peanas", &list).entries.remove(1)
    };
    let shown = |entry: &frente_catalog::lists::EntryReport, name: &str| {
        entry.stats.iter().find(|stat| stat.name == name).map(|stat| stat.value.clone())
    };
    let plain = unit(json!({}));
    assert_eq!((plain.cost, shown(&plain, "list-stat-morale")), (75, Some(Arg::Int(5))));
    assert_eq!(plain.boxes, [4, 4, 4, 2]);
    let better = unit(json!({ "quality": "Veteran", "upgrades": ["LightMachineGun", "Helmets"] }));
    assert_eq!((better.cost, shown(&better, "list-stat-morale")), (98 + 10 + 5, Some(Arg::Int(6))));
    let level = |entry: &frente_catalog::lists::EntryReport, rule: &str| {
        entry.tags.iter().find(|tag| tag.rule == rule).map(|tag| tag.value)
    };
    assert_eq!((level(&plain, "3-lmg"), level(&better, "3-lmg")), (Some(Some(1)), Some(Some(2))));
    assert_eq!((level(&plain, "3-helmets"), level(&better, "3-helmets")), (None, Some(None)));
    // §3-lmg: the second machine gun adds a point at short range.
    let force = |entry: &frente_catalog::lists::EntryReport| entry.weapons[0].stats[0].value.clone();
    assert_eq!(force(&plain), frente_catalog::verbatim("4 / 3 / 1"));
    assert_eq!(force(&better), frente_catalog::verbatim("5 / 3 / 1"));
}

#[test]
fn a_bad_deck_of_1936_is_refused_with_every_fault_named() {
    let said =
        refused("guerra1936", &json!({ "game": "guerra1936", "side": "national", "cards": [4, 107, 107, 52, 255] }));
    for fault in ["5 cards", "card 4 belongs to the other side", "card 107 stands twice", "card 52 is an objective"] {
        assert!(said.contains(fault), "{fault}: {said}");
    }
    assert!(said.contains("there is no card 255"), "{said}");
    let empty = refused("guerra1936", &json!({ "game": "guerra1936", "side": "national", "cards": [] }));
    assert!(empty.contains("no card of a main faction"), "{empty}");
}

#[test]
fn a_bad_deck_of_2gm_is_refused_with_every_fault_named() {
    let list = json!({ "nation": "usa", "points": 80, "cards": [["us_sherman", 40], ["de_tiger", 1], ["us_sherman", 0],
        ["us_obus155", 1], ["us_t34", 1]] });
    let said = refused("tactics2gm", &list);
    for fault in [
        "40 copies of us_sherman",
        "a card of germany",
        "us_sherman is listed twice",
        "0 copies of us_sherman",
        "no card is called us_t34",
        "the limit is 80",
    ] {
        assert!(said.contains(fault), "{fault}: {said}");
    }
    let warnings = check("tactics2gm", &list).warnings;
    assert_eq!(warnings.iter().map(|one| (one.entry, &*one.rule)).collect::<Vec<_>>(), [(Some(3), "16-tow")]);
    assert!(refused("tactics2gm", &json!({ "nation": "usa", "cards": [] })).contains("without cards"));
    // What no honest list holds, but a request may.
    let much: Vec<Value> = (0..3000).map(|_| json!(["us_pershing", 255])).collect();
    let huge = check("tactics2gm", &json!({ "nation": "usa", "cards": much }));
    assert_eq!(huge.points.unwrap().sum, 3000 * 255 * 7);
    assert!(huge.errors.iter().any(|error| error.message.key == "list-too-many-cards"));
}

/// A list in which every rule about lists is broken.
fn worst() -> Value {
    let tank = |platoon: u8| json!({ "unit": "rep-bt-5", "platoon": platoon });
    let mut units = vec![
        json!({ "unit": "rep-tiger" }),
        json!({ "unit": "nat-oficial", "upgrades": ["Helmets"] }),
        json!({ "unit": "rep-seccion-infanteria-de-linea", "upgrades": ["LightMachineGun", "LightMachineGun", "LightMachineGun",
            "LightMachineGun", "HandGrenades", "HandGrenades"], "platoon": 2 }),
        json!({ "unit": "rep-seccion-infanteria-de-linea", "quality": "Elite", "upgrades": ["Veterans"] }),
        json!({ "unit": "rep-seccion-infanteria-de-linea", "upgrades": ["Ammunition"] }),
    ];
    units.extend((0..6).map(|_| tank(1)));
    units.push(json!({ "unit": "rep-camion", "platoon": 1 }));
    units.extend((0..60).map(|_| json!({ "unit": "rep-seccion-milicia-cnt", "upgrades": ["Veterans"] })));
    json!({ "name": "worst", "army": "Republican", "size": "Small", "side": "Attacker", "units": units })
}

#[test]
fn a_bad_army_is_refused_with_every_fault_named() {
    let report = check("peanas", &worst());
    let keys = |remarks: &[Remark]| remarks.iter().map(|one| one.message.key.to_string()).collect::<BTreeSet<_>>();
    let errors = keys(&report.errors);
    for key in [
        "list-unknown-unit",
        "list-foreign-unit",
        "list-unfit",
        "list-too-often",
        "list-no-veterans",
        "list-no-platoon",
        "list-no-command-vehicle",
        "list-mixed-platoon",
        "list-large-platoon",
        "list-points",
        "list-too-many-units",
        "list-veterans",
    ] {
        assert!(errors.contains(key), "{key}: {errors:?}");
    }
    let warned = keys(&report.warnings);
    for key in ["list-tokens", "list-too-slow"] {
        assert!(warned.contains(key), "{key}: {warned:?}");
    }
    assert!(report.errors.iter().all(|error| !error.rule.is_empty()), "every fault names its rule");
    let unfit = report.errors.iter().find(|error| error.message.key == "list-unfit").unwrap();
    assert_eq!((unfit.entry, &*unfit.rule), (Some(1), "2.4"));
    let empty = json!({ "name": "", "army": "National", "size": "Large", "side": "Defender", "units": [] });
    assert!(refused("peanas", &empty).contains("no unit at all") && refused("peanas", &empty).contains("officer"));
    let gunner = json!({ "unit": "nat-oficial", "upgrades": vec!["Ammunition"; 400] });
    let many = json!({ "army": "National", "size": "Small", "side": "Attacker", "units": [gunner] });
    assert!(refused("peanas", &many).contains("cannot be bought"));
}

#[test]
fn what_is_no_list_is_refused_by_line_and_column() {
    for id in BUILT {
        for text in
            ["", "{", "[]", "null", "7", "{\"game\": \"x\"", "{\n \"side\": 3}", "{\"cards\": [[\"a\"]]}", "\u{0}"]
        {
            let report = game(id).unwrap().check_list(&Value::Null, text).unwrap();
            assert_eq!(report.errors.len(), 1, "{id}: {text}");
            assert_eq!(report.errors[0].message.key, "list-unreadable", "{id}: {text}");
            assert!(report.errors[0].detail.starts_with("line "), "{}", report.errors[0].detail);
        }
    }
    let unknown =
        game("peanas").unwrap().check_list(&Value::Null, "{\"army\": \"National\",\n \"colour\": 1}").unwrap();
    assert!(unknown.errors[0].detail.starts_with("line 2, column 9: unknown field `colour`"), "{unknown:?}");
    assert_eq!(refused("peanas", &json!([])), "line 1, column 1: expected an object, a list in braces");
    let beyond = refused("guerra1936", &json!({ "side": "national", "cards": [300] }));
    assert!(beyond.ends_with("cards are numbered from 1 to 252, found 300"), "{beyond}");
}

#[test]
fn stock_and_reports_are_said_in_three_languages() {
    for id in BUILT {
        let (game, stock) = built(id);
        let word = |key: &str| Message::new(key.to_owned());
        let mut all: Vec<Message> = Vec::new();
        for term in &stock.terms {
            all.push(word(&term.name));
            all.extend(term.choices.iter().map(|choice| choice.name.clone()));
        }
        all.extend(stock.qualities.iter().map(|choice| choice.name.clone()));
        all.extend(stock.ready.iter().map(|ready| ready.name.clone()));
        let stat = |stat: &frente_catalog::lists::Stat| {
            let value = Message::new("list-name").arg("name", stat.value.clone());
            [word(&stat.name), value]
        };
        for item in &stock.items {
            all.push(word(&item.kind));
            all.extend(item.factions.iter().map(|key| word(key)));
            all.extend(item.stats.iter().flat_map(stat));
            for arms in &item.weapons {
                all.push(arms.name.clone());
                all.extend(arms.stats.iter().flat_map(stat));
            }
            for part in &item.text {
                all.push(part.when.clone());
                let lines = part.conditions.iter().chain(&part.mandatory).chain(&part.effects);
                all.extend(lines.flatten().cloned());
            }
        }
        let file = |list: &List| game.write_list(list);
        let mut reports: Vec<ListReport> = stock.ready.iter().map(|ready| check(id, &file(&ready.list))).collect();
        reports.push(game.check_list(&Value::Null, "{").unwrap());
        reports
            .push(check("guerra1936", &json!({ "game": "", "side": "national", "cards": [4, 107, 107, 52, 255, 17] })));
        reports.push(check(
            "tactics2gm",
            &json!({ "nation": "usa", "points": 10, "cards": [["us_sherman", 200], ["de_tiger", 1],
            ["us_sherman", 0], ["us_obus155", 1], ["x", 1]] }),
        ));
        reports.push(check("tactics2gm", &json!({ "nation": "usa", "cards": [] })));
        reports.push(check("peanas", &worst()));
        reports.push(check("peanas", &json!({ "army": "National", "size": "Small", "side": "Attacker", "units": [] })));
        for report in &reports {
            let own = report.figures.iter().flat_map(|figures| {
                std::iter::once(&*figures.title).chain(figures.rows.iter().map(|(key, _)| &**key)).map(word)
            });
            // Figures name what only this game has.
            if report.errors.is_empty() {
                all.extend(own);
                all.extend(report.can.iter().chain(&report.cannot).cloned());
                all.extend(report.needs.iter().map(|need| need.about.clone()));
                all.extend(report.warnings.iter().map(|remark| remark.message.clone()));
            }
            all.extend(report.entries.iter().flat_map(|entry| entry.damage.iter().map(|key| word(key))));
            all.extend(report.errors.iter().map(|remark| remark.message.clone()));
        }
        for lang in Lang::ALL {
            let speaker = Speaker::of_lists(game, lang);
            let silent: BTreeSet<String> =
                all.iter().filter_map(|message| speaker.try_say(message).err()).map(|one| one.to_string()).collect();
            assert!(silent.is_empty(), "{id} {lang}: {silent:#?}");
        }
    }
}
