//! A match outlives its rules: begun under one version, played on under the next.

use crate::client::Client;
use crate::house::House;
use frente_catalog::exercise::Exercise;
use frente_catalog::lists::{Laid, List};
use frente_catalog::rules::RuleRow;
use frente_catalog::{AnyGame, AnyMatch, Faults, Lang, Lesson, ListKind, ListReport, Speaker, Stock, Trio};
use frente_frozen::index;
use frente_kernel::record::DiceProof;
use frente_kernel::{GameInfo, Message, Record, RecordError, RuleId, Text};
use serde_json::{Value, json};
use std::sync::OnceLock;

/// A game whose rules have risen by one version since those of `of`.
struct Risen {
    of: &'static dyn AnyGame,
    info: &'static GameInfo,
}

impl AnyGame for Risen {
    fn info(&self) -> &'static GameInfo {
        self.info
    }

    fn no_draw(&self) -> Option<RuleId> {
        self.of.no_draw()
    }

    fn titles(&self) -> Trio {
        self.of.titles()
    }

    fn blurb(&self) -> Trio {
        self.of.blurb()
    }

    fn locale(&self) -> Trio {
        self.of.locale()
    }

    fn rules(&self) -> Vec<RuleRow> {
        self.of.rules()
    }

    fn lessons(&self) -> Vec<Lesson> {
        self.of.lessons()
    }

    fn exercises(&self) -> Vec<Exercise> {
        self.of.exercises()
    }

    fn first_setup(&self) -> Value {
        self.of.first_setup()
    }

    fn vocabulary(&self) -> Vec<Message> {
        self.of.vocabulary()
    }

    fn setup(&self) -> Value {
        self.of.setup()
    }

    fn open(&self, setup: &Value) -> Result<Box<dyn AnyMatch>, Faults> {
        self.of.open(setup)
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        self.of.replay(record)
    }

    fn verify(&self, record: &Record) -> Result<(Box<dyn AnyMatch>, DiceProof), RecordError> {
        self.of.verify(record)
    }

    fn data_files(&self) -> Vec<&'static str> {
        self.of.data_files()
    }

    fn sheet(&self, setup: &Value) -> Result<Value, Faults> {
        self.of.sheet(setup)
    }

    fn lists(&self) -> Option<ListKind> {
        self.of.lists()
    }

    fn stock(&self, setup: &Value) -> Result<Option<Stock>, Faults> {
        self.of.stock(setup)
    }

    fn check_list(&self, setup: &Value, text: &str) -> Result<ListReport, Faults> {
        self.of.check_list(setup, text)
    }

    fn write_list(&self, list: &List) -> Value {
        self.of.write_list(list)
    }

    fn read_list(&self, text: &str) -> Result<List, Box<ListReport>> {
        self.of.read_list(text)
    }

    fn lay_lists(&self, setup: &Value, seats: &[Option<Laid>]) -> Result<Value, Faults> {
        self.of.lay_lists(setup, seats)
    }

    fn lot(&self) -> Option<u8> {
        self.of.lot()
    }

    fn scenarios(&self, setup: &Value) -> Result<Vec<(String, Option<Text>)>, Faults> {
        self.of.scenarios(setup)
    }

    fn load_data(&self, files: &[(String, String)]) -> Result<Value, Faults> {
        self.of.load_data(files)
    }
}

fn risen() -> &'static [Risen] {
    static RISEN: OnceLock<Vec<Risen>> = OnceLock::new();
    let risen = |of: &&'static dyn AnyGame| {
        let info = *of.info();
        let info = GameInfo { rules_version: info.rules_version + 1, ..info };
        // The shelf is built once and never dropped.
        Risen { of: *of, info: Box::leak(Box::new(info)) }
    };
    RISEN.get_or_init(|| frente_catalog::games().iter().map(risen).collect())
}

/// The shelf as it was when the newest frozen version of each game was that of the day.
fn then() -> &'static [&'static dyn AnyGame] {
    static SHELF: OnceLock<Vec<&'static dyn AnyGame>> = OnceLock::new();
    let of_then = |game: &&'static dyn AnyGame| -> &'static dyn AnyGame {
        let row = index::rows().iter().rev().find(|row| row.game == game.info().id).expect("every game was frozen");
        match row.rules == game.info().rules_version {
            true => *game,
            false => frente_frozen::woken(row).unwrap(),
        }
    };
    SHELF.get_or_init(|| frente_catalog::games().iter().map(of_then).collect())
}

/// The shelf one version later.
fn later() -> &'static [&'static dyn AnyGame] {
    static SHELF: OnceLock<Vec<&'static dyn AnyGame>> = OnceLock::new();
    SHELF.get_or_init(|| risen().iter().map(|game| game as &'static dyn AnyGame).collect())
}

async fn act(ana: &mut Client, id: &str) -> Value {
    let mut table = ana.snapshot(id).await;
    // Bots and dice come in between.
    while table["offers"].as_array().unwrap().is_empty() && table["node"]["kind"] != "over" {
        tokio::task::yield_now().await;
        table = ana.snapshot(id).await;
    }
    let action = table["offers"][0]["action"].as_str().unwrap().to_owned();
    ana.act(id, &table["seq"], &action).await.ok();
    table
}

/// Begins a match of `game`, raises its rules, and plays on: by hand, with a bot, with odds, undo, and to the end.
async fn outlives(game: &str) {
    let mut house = House::with(|config| config.games = then).await;
    let mut ana = house.guest().await;
    let seats = match then().iter().find(|one| one.info().id == game).unwrap().info().seats.1 {
        1 => json!([{"kind": "me"}]),
        _ => json!([{"kind": "me"}, {"kind": "bot", "level": "recruit"}]),
    };
    let meta = ana.create(json!({"game": game, "seats": seats})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    for _ in 0..3 {
        act(&mut ana, &id).await;
    }
    let before = ana.snapshot(&id).await;
    house.config.games = later;
    house.restart().await;
    (ana.addr, ana.origin) = (house.addr, None);

    // What is seen is what was seen, and it goes on from there.
    let after = ana.snapshot(&id).await;
    if before["node"]["seat"] == 0 {
        assert_eq!(after["view"], before["view"], "{game}");
        assert_eq!(after["offers"], before["offers"], "{game}");
    }
    let steps = after["steps"].as_u64().unwrap();
    let mut table = after;
    for _ in 0..3 {
        table = act(&mut ana, &id).await;
    }
    assert!(ana.snapshot(&id).await["steps"].as_u64().unwrap() > steps + 2, "{game}: the bot and the dice, too");
    let action = table["offers"][0]["action"].as_str().unwrap();
    let mut now = ana.snapshot(&id).await;
    while now["offers"].as_array().unwrap().is_empty() {
        now = ana.snapshot(&id).await;
    }
    let offered = now["offers"][0]["action"].as_str().unwrap().to_owned();
    let odds = ana.get(&format!("/api/v1/matches/{id}/odds?action={}", offered.replace(' ', "%20"))).await.ok();
    assert!(odds.to_string().contains("branches"), "{game}: {odds}");
    let refused = ana.act(&id, &now["seq"], "no such action").await;
    assert_eq!(refused.refused(422), "bad", "{game}: {action}");

    // What can be undone is undone.
    let floor = now["undo_floor"].as_u64();
    if let Some(floor) = floor.filter(|floor| *floor < now["steps"].as_u64().unwrap()) {
        let undone = ana.post(&format!("/api/v1/matches/{id}/undo"), &json!({"seq": now["seq"], "to": floor})).await;
        undone.ok();
        assert!(ana.snapshot(&id).await["steps"].as_u64().unwrap() < now["steps"].as_u64().unwrap());
    }

    // Its log is told in every language, by the texts of its own version.
    let row = index::rows().iter().rev().find(|row| row.game == game).unwrap();
    let frozen = frente_frozen::woken(row).unwrap();
    let log = ana.snapshot(&id).await["log"].clone();
    let log: Vec<frente_catalog::EventOut> = serde_json::from_value(log).unwrap();
    assert!(!log.is_empty(), "{game}");
    for lang in Lang::ALL {
        let speaker = Speaker::new(frozen, lang);
        for event in &log {
            speaker.try_say(&event.message).unwrap();
        }
    }

    // The page is told them too.
    let texts = ana.get(&format!("/api/v1/games/{game}/texts/{}", row.rules)).await.ok();
    for lang in Lang::ALL {
        let own = texts[lang.code()].as_str().unwrap();
        assert!(own.contains(frozen.locale().get(lang)) && own.contains(frozen.common().get(lang)), "{game}");
    }
    let book = ana.get(&format!("/api/v1/games/{game}/rules/{}", row.rules)).await.ok();
    assert_eq!(book.as_array().unwrap().len(), frozen.rules().len(), "{game}");
    assert_eq!(ana.get(&format!("/api/v1/games/{game}/texts/9999")).await.refused(409), "old-rules");

    // A new match is played by the rules of the day, a match that goes on from this one by its own.
    ana.post(&format!("/api/v1/matches/{id}/resign"), &json!({"seat": 0})).await.ok();
    let record = ana.get(&format!("/api/v1/matches/{id}/record")).await.text().to_owned();
    assert!(record.contains(&format!("rules {}\n", row.rules)), "{record}");
    let imported = Record::parse(&record).unwrap();
    frente_frozen::find(later(), game, row.rules).unwrap().verify(&imported).unwrap();
    assert_eq!(imported.resigned(), Some(frente_kernel::Seat(0)), "{game}: its module knows of no resignation");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solitaire_match_outlives_its_rules() {
    outlives("amanecer").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_hidden_hands_outlives_its_rules() {
    outlives("guerra1936").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_outlives_its_rules() {
    outlives("tactics2gm").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_outlives_its_rules() {
    outlives("pasaran").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_skirmish_outlives_its_rules() {
    outlives("peanas").await;
}
