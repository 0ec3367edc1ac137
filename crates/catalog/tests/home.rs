//! A table at home answers as a server's does: every game is sat down to, played, stored, taken up again and written as a record
//! that verifies.

use frente_catalog::home::{Answer, Ask, Header, Home, Refusal, Sitting};
use frente_catalog::told::SeatWish;
use frente_catalog::{AnyGame, StepOut, games};
use frente_kernel::Record;
use frente_kernel::record::DiceProof;
use serde_json::{Value, json};

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const AT: i64 = 1_900_000_000_000;

fn sitting(seats: Vec<SeatWish>) -> Sitting {
    let (id, secret, salt) = ("home-test".to_owned(), SECRET.to_owned(), "salt".to_owned());
    Sitting { id, setup: Value::Null, seats, guided: false, secret, salt, at: AT }
}

fn against_bots(game: &dyn AnyGame) -> Vec<SeatWish> {
    let seats = game.open(&Value::Null).unwrap().seats();
    let bot = || SeatWish::Bot { level: "recruit".to_owned() };
    (0..seats).map(|seat| if seat == 0 { SeatWish::Me } else { bot() }).collect()
}

/// What a browser does: it asks, and keeps what it is handed.
struct Screen {
    home: Home,
    header: Value,
    steps: Vec<Value>,
    seq: i64,
    due: Option<i64>,
    /// The last answer, and what came before it.
    frames: Vec<Value>,
}

impl Screen {
    fn sit(game: &dyn AnyGame, seats: Vec<SeatWish>) -> Screen {
        Screen::of(Home::sit(game, sitting(seats)).unwrap())
    }

    fn of(home: Home) -> Screen {
        let done = json!(home.opened());
        let mut screen = Screen { home, header: Value::Null, steps: Vec::new(), seq: 0, due: None, frames: Vec::new() };
        screen.keep(&done);
        screen
    }

    fn keep(&mut self, done: &Value) {
        if let Some(kept) = done["kept"].as_object() {
            self.header = kept["header"].clone();
            self.steps.truncate(kept["from"].as_u64().unwrap() as usize);
            self.steps.extend(kept["steps"].as_array().unwrap().iter().cloned());
            self.seq = kept["meta"]["seq"].as_i64().unwrap();
            assert_eq!(kept["meta"]["steps"].as_u64().unwrap() as usize, self.steps.len());
        }
        self.due = done["due"]["position"].as_i64();
        let frames = done["frames"].as_array().unwrap();
        self.frames = frames.iter().map(|text| serde_json::from_str(text.as_str().unwrap()).unwrap()).collect();
    }

    fn ask(&mut self, ask: Ask) -> Result<Value, Refusal> {
        match self.home.answer(ask)? {
            Answer::Told(value) => Ok(value),
            Answer::Another(_) => panic!("another match was not asked for"),
        }
    }

    fn hear(&mut self, frame: Value) {
        let done = self.ask(Ask::Hear { text: frame.to_string(), at: AT + 1 }).unwrap();
        self.keep(&done);
    }

    fn answer(&self) -> &Value {
        self.frames.last().expect("an answer came")
    }

    fn snapshot(&mut self) -> Value {
        self.ask(Ask::Snapshot).unwrap()
    }

    /// Takes `wanted` of what is offered, or lets the bot choose; whether the match goes on.
    fn step(&mut self, wanted: usize) -> bool {
        if let Some(position) = self.due {
            let seed = frente_catalog::wire::Number(wanted as u64);
            let action = self.ask(Ask::Think { seed, most: Some(20) }).unwrap();
            let action = action.as_str().unwrap().to_owned();
            let done = self.ask(Ask::Move { position, action, at: AT + 2 }).unwrap();
            self.keep(&done);
            return true;
        }
        let now = self.snapshot();
        let Some(seat) = now["node"]["seat"].as_u64() else { return false };
        let offers = now["offers"].as_array().unwrap();
        let action = offers[wanted % offers.len()]["action"].clone();
        self.hear(json!({ "type": "act", "id": "1", "seq": self.seq, "seat": seat, "action": action }));
        assert_eq!(self.answer()["type"], "ok", "{}", self.answer());
        true
    }

    fn resumed(&self, game: &dyn AnyGame) -> Home {
        let header: Header = serde_json::from_value(self.header.clone()).unwrap();
        let steps: Vec<StepOut> = serde_json::from_value(json!(self.steps)).unwrap();
        Home::resume(game, header, &steps).unwrap()
    }
}

#[test]
fn every_game_is_played_stored_taken_up_again_and_verified() {
    for game in games() {
        let mut screen = Screen::sit(*game, against_bots(*game));
        for turn in 0..60 {
            let told = screen.snapshot();
            if told["meta"]["status"] == "over" {
                break;
            }
            assert!(!told.to_string().contains(SECRET), "{}: the secret is told", game.info().id);
            if !screen.step(turn * 7) {
                break;
            }
        }
        let mut again = Screen::of(screen.resumed(*game));
        assert_eq!(again.snapshot(), screen.snapshot(), "{}", game.info().id);
        let record = screen.ask(Ask::Record { whole: true }).unwrap();
        let record = Record::parse(record.as_str().unwrap()).unwrap();
        let (table, proof) = game.verify(&record).unwrap();
        assert_eq!(table.steps(), screen.steps.len());
        assert!(matches!(proof, DiceProof::Unpublished | DiceProof::Redrawn(_)), "{proof:?}");
    }
}

#[test]
fn a_match_that_was_given_up_is_handed_on_as_given_up() {
    for game in games() {
        let mut screen = Screen::sit(*game, against_bots(*game));
        while screen.snapshot()["offers"].as_array().is_some_and(Vec::is_empty) {
            assert!(screen.step(0), "{}: nobody asks us anything", game.info().id);
        }
        screen.hear(json!({ "type": "resign", "id": "1", "seat": 0 }));
        assert_eq!(screen.answer()["type"], "ok", "{}", screen.answer());
        let record = screen.ask(Ask::Record { whole: true }).unwrap();
        let record = Record::parse(record.as_str().unwrap()).unwrap();
        assert_eq!(record.resigned(), Some(frente_kernel::Seat(0)), "{}", game.info().id);
        assert!(record.secret.is_some(), "it is over");
        game.verify(&record).unwrap();
    }
}

#[test]
fn a_gesture_is_taken_back_as_one_and_the_dice_fall_as_they_would_have() {
    let game = frente_catalog::game("pasaran").unwrap();
    let mut screen = Screen::sit(game, vec![SeatWish::Me, SeatWish::Local]);
    let mut taken = 0;
    for turn in 0..120 {
        let (steps, before) = (screen.steps.len(), screen.snapshot());
        if !screen.step(turn * 5) {
            break;
        }
        let now = screen.snapshot();
        if now["undo_floor"].as_u64().unwrap() as usize <= steps && screen.steps.len() > steps {
            screen.hear(json!({ "type": "undo", "id": "2", "seq": screen.seq, "to": screen.steps.len() - 1 }));
            assert_eq!(screen.answer()["type"], "ok");
            let after = screen.snapshot();
            for what in ["steps", "view", "offers", "log", "node"] {
                assert_eq!(after[what], before[what], "{what}");
            }
            taken += 1;
            assert!(screen.step(turn * 5));
        }
    }
    assert!(taken > 5, "{taken} choices were taken back");
}

#[test]
fn what_cannot_be_is_refused_in_a_sentence_and_changes_nothing() {
    let game = frente_catalog::game("guerra1936").unwrap();
    let mut screen = Screen::sit(game, against_bots(game));
    let before = screen.header.clone();
    let mut refused = |frame: Value, code: &str| {
        screen.hear(frame);
        assert_eq!((&screen.answer()["type"], &screen.answer()["code"]), (&json!("refused"), &json!(code)));
        assert_eq!(screen.header, before);
    };
    refused(json!({ "type": "act", "id": "1", "seq": 1, "seat": 1, "action": "pass" }), "seat");
    refused(json!({ "type": "act", "id": "1", "seq": 0, "seat": 0, "action": "pass" }), "stale");
    refused(json!({ "type": "act", "id": "1", "seq": 1, "seat": 0, "action": "fly" }), "bad");
    refused(json!({ "type": "chat", "id": "1", "text": "hello" }), "seat");
    refused(json!({ "type": "offer", "id": "1", "kind": "draw" }), "bad");
    refused(json!({ "type": "dance", "id": "1" }), "bad");
    assert_eq!(screen.ask(Ask::Luck).unwrap_err().code, "hidden", "the bot's cards are not told before the end");
    let wrong = |seats| Home::sit(game, sitting(seats)).err().expect("refused").code;
    assert_eq!(wrong(vec![SeatWish::Me]), "bad-seats");
    assert_eq!(wrong(vec![SeatWish::Me, SeatWish::Open]), "bad-seats");
    assert_eq!(wrong(vec![SeatWish::Me, SeatWish::Bot { level: "marshal".to_owned() }]), "bad-seats");
}

#[test]
fn who_resigns_has_lost_and_may_play_again_with_other_dice() {
    let game = frente_catalog::game("tactics2gm").unwrap();
    let mut screen = Screen::sit(game, against_bots(game));
    screen.hear(json!({ "type": "resign", "id": "1", "seat": 0 }));
    let now = screen.snapshot();
    assert_eq!((&now["meta"]["status"], &now["node"]["outcome"]["label"]), (&json!("over"), &json!("resigned")));
    assert_eq!(now["meta"]["secret"], SECRET, "the secret is published when it is over");
    let sitting = Sitting { secret: SECRET.replace('0', "9"), ..sitting(Vec::new()) };
    let Answer::Another(again) = screen.home.answer(Ask::Again { sitting }).unwrap() else { panic!("no other match") };
    let mut again = Screen::of(*again);
    assert_eq!(again.snapshot()["meta"]["seats"][1]["level"], "recruit");
    assert_ne!(again.snapshot()["meta"]["commitment"], now["meta"]["commitment"]);
}
