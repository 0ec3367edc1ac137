//! Coming back: letters about turns, holidays, unread lines; on both databases, with the clock turned.

use crate::client::Client;
use crate::house::House;
use crate::lobby::{account, on_both, sql};
use crate::person::sink;
use frente_server::Config;
use frente_server::club::notices;
use frente_server::config::Mail;
use frente_server::moment::now;
use hyper::body::Bytes;
use serde_json::{Value, json};
use std::net::SocketAddr;

const MINUTE: i64 = 60_000;
const DAY: i64 = 86_400_000;

async fn send(client: &mut Client, method: &str, path: &str, body: &Value) -> crate::client::Reply {
    client.send(method, &format!("/api/v1/{path}"), Some("application/json"), body.to_string().into()).await
}

/// A duel by days between two; its id and whose turn it is.
async fn by_days(ana: &mut Client, ben: &mut Client, clock: Value) -> (String, u64) {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let meta = ana.create(json!({"game": "duel", "seats": seats, "clock": clock})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let join = json!({"seat": 1, "invite": meta["invite"]});
    ben.post(&format!("/api/v1/matches/{id}/join"), &join).await.ok();
    let turn = ana.snapshot(&id).await["meta"]["turn"].as_u64().unwrap();
    (id, turn)
}

fn mail(addr: SocketAddr) -> impl Fn(&mut Config) {
    move |config| {
        config.mail = Some(Mail {
            server: format!("smtp://{addr}"),
            from: "Club <club@frente.example>".to_owned(),
            site: "https://frente.example".to_owned(),
        });
    }
}

fn wanted(mail: &str) -> Value {
    json!({"mail": mail, "hour": 8, "quiet_from": 0, "quiet_until": 0, "zone": 0, "lang": "en"})
}

/// A letter as it was meant: without the line breaks of quoted-printable.
fn plain(letter: &str) -> String {
    letter.replace("=\n", "").replace("=3D", "=")
}

#[tokio::test(flavor = "multi_thread")]
async fn one_letter_comes_for_each_turn_and_stops_when_told_to() {
    let (addr, mut letters) = sink().await;
    let letters = std::cell::RefCell::new(&mut letters);
    on_both(mail(addr), async |house: &mut House| {
        let (mut ana, mut ben) = (account(house, "Ana").await, account(house, "Ben").await);
        for client in [&mut ana, &mut ben] {
            let bad = json!({"mail": "soon", "hour": 99, "quiet_from": 0, "quiet_until": 0, "zone": 0, "lang": "en"});
            assert_eq!(send(client, "PUT", "me/notices", &bad).await.refused(400), "bad");
            let kept = send(client, "PUT", "me/notices", &wanted("soon")).await.ok();
            assert_eq!((&kept["wanted"]["mail"], &kept["writes"]), (&json!("soon"), &json!(false)));
        }
        let app = house.server.as_ref().unwrap().app().clone();
        let (first, turn) = by_days(&mut ana, &mut ben, json!({"kind": "days", "days": 3})).await;
        by_days(&mut ana, &mut ben, json!({"kind": "live", "seconds": 6_000})).await;
        notices::round(&app, now() + 3 * MINUTE).await;
        assert!(letters.borrow_mut().try_recv().is_err(), "nobody has an address");
        sql(&house.config, "UPDATE users SET mail = name || '@example.org' WHERE name_key IS NOT NULL", &[]).await;
        notices::round(&app, now() + MINUTE).await;
        assert!(letters.borrow_mut().try_recv().is_err(), "too soon");
        notices::round(&app, now() + 3 * MINUTE).await;
        let letter = plain(&letters.borrow_mut().try_recv().expect("a letter"));
        let (name, other) = if turn == 0 { ("Ana", "Ben") } else { ("Ben", "Ana") };
        assert!(letter.contains(&format!("To: {name}@example.org")), "{letter}");
        assert!(letter.contains(&format!("https://frente.example/#/m/{first}")) && letter.contains(other), "{letter}");
        assert!(letter.contains("2 days left") && letter.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
        for _ in 0..3 {
            notices::round(&app, now() + 20 * MINUTE).await;
        }
        assert!(letters.borrow_mut().try_recv().is_err(), "one notice for a turn, none for a live match");
        // Another turn, and it is taken before the letter is written.
        let (second, _) = by_days(&mut ana, &mut ben, json!({"kind": "none"})).await;
        let seat = json!({"seat": 0});
        ana.post(&format!("/api/v1/matches/{second}/resign"), &seat).await.ok();
        notices::round(&app, now() + 20 * MINUTE).await;
        assert!(letters.borrow_mut().try_recv().is_err(), "nothing waits any more");
        // The button of a mail program.
        let stop = letter.split("/api/v1/notices/stop?").nth(1).unwrap().split('>').next().unwrap();
        let mut program = Client::new(house.addr);
        program.origin = None;
        let wrong = program.send("POST", &format!("/api/v1/notices/stop?{stop}0"), None, Bytes::new()).await;
        assert_eq!(wrong.refused(409), "no-ticket");
        let done = program.send("POST", &format!("/api/v1/notices/stop?{stop}"), None, Bytes::new()).await;
        assert_eq!(done.status, 204);
        let who = if turn == 0 { &mut ana } else { &mut ben };
        assert_eq!(who.get("/api/v1/me/notices").await.ok()["wanted"]["mail"], "off");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_that_could_not_be_sent_is_sent_later_and_once() {
    // Nobody listens there.
    let closed = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = closed.local_addr().unwrap();
    drop(closed);
    let mut house = House::with(|config| {
        config.games = crate::toy::games;
        mail(addr)(config);
    })
    .await;
    let (mut ana, mut ben) = (account(&house, "Ana").await, account(&house, "Ben").await);
    for client in [&mut ana, &mut ben] {
        send(client, "PUT", "me/notices", &wanted("soon")).await.ok();
    }
    sql(&house.config, "UPDATE users SET mail = name || '@example.org' WHERE name_key IS NOT NULL", &[]).await;
    by_days(&mut ana, &mut ben, json!({"kind": "days", "days": 3})).await;
    let at = now();
    notices::round(house.server.as_ref().unwrap().app(), at + 3 * MINUTE).await;
    // The process ends, another begins, with a mail server that answers.
    let (addr, mut letters) = sink().await;
    mail(addr)(&mut house.config);
    house.restart().await;
    let app = house.server.as_ref().unwrap().app().clone();
    notices::round(&app, at + 3 * MINUTE + 30_000).await;
    assert!(letters.try_recv().is_err(), "it is not due yet");
    notices::round(&app, at + 5 * MINUTE).await;
    assert!(letters.try_recv().is_ok());
    notices::round(&app, at + 60 * MINUTE).await;
    assert!(letters.try_recv().is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn daily_letters_gather_what_waits() {
    let (addr, mut letters) = sink().await;
    let house = House::with(|config| {
        config.games = crate::toy::games;
        mail(addr)(config);
    })
    .await;
    let (mut ana, mut ben) = (account(&house, "Ana").await, account(&house, "Ben").await);
    for client in [&mut ana, &mut ben] {
        send(client, "PUT", "me/notices", &wanted("daily")).await.ok();
    }
    sql(&house.config, "UPDATE users SET mail = name || '@example.org' WHERE name_key IS NOT NULL", &[]).await;
    let (first, _) = by_days(&mut ana, &mut ben, json!({"kind": "days", "days": 3})).await;
    let (second, _) = by_days(&mut ana, &mut ben, json!({"kind": "none"})).await;
    let app = house.server.as_ref().unwrap().app().clone();
    // Eight o'clock of the day after.
    let eight = (now() / DAY + 1) * DAY + 8 * 60 * MINUTE;
    notices::round(&app, eight - 10 * MINUTE).await;
    assert!(letters.try_recv().is_err());
    notices::round(&app, eight + 5 * MINUTE).await;
    let letter = plain(&letters.try_recv().expect("a letter"));
    assert!(letter.contains(&first) && letter.contains(&second) && letter.contains("2 tables"), "{letter}");
    notices::round(&app, eight + DAY).await;
    assert!(letters.try_recv().is_err(), "nothing new, no letter");
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_of_days_stand_while_somebody_is_away() {
    on_both(
        |_| (),
        async |house: &mut House| {
            let (mut ana, mut ben) = (account(house, "Ana").await, account(house, "Ben").await);
            let (id, turn) = by_days(&mut ana, &mut ben, json!({"kind": "days", "days": 2})).await;
            let who = if turn == 0 { &mut ana } else { &mut ben };
            assert_eq!(send(who, "POST", "me/holidays", &json!({"days": 22})).await.refused(409), "no-days");
            let away = send(who, "POST", "me/holidays", &json!({"days": 10})).await.ok();
            assert_eq!(away["days"], 11);
            assert_eq!(send(who, "POST", "me/holidays", &json!({"days": 1})).await.refused(409), "no-days");
            let clock = who.snapshot(&id).await["clocks"][turn as usize].clone();
            assert_eq!(clock["away"], away["away"]);
            assert!((2 * DAY - MINUTE..=2 * DAY).contains(&clock["left_ms"].as_i64().unwrap()), "{clock}");
            // As it is on disk: whoever keeps the flags after a restart knows it too.
            let due = async |house: &House| {
                let app = house.server.as_ref().unwrap().app().clone();
                let waiting = app.store.unattended().await.unwrap();
                waiting.into_iter().find(|one| one.id.to_string() == id).and_then(|one| one.deadline).unwrap() - now()
            };
            assert!((12 * DAY - MINUTE..=12 * DAY).contains(&due(house).await));
            let back = send(who, "DELETE", "me/holidays", &json!({})).await.ok();
            assert!(back["away"].is_null());
            assert_eq!(back["days"], 20, "a day that has begun is spent");
            assert!((2 * DAY - MINUTE..=2 * DAY + MINUTE).contains(&due(house).await));
            // Whoever begins a match while they are away.
            send(who, "POST", "me/holidays", &json!({"days": 5})).await.ok();
            let (late, turn) = by_days(&mut ana, &mut ben, json!({"kind": "days", "days": 2})).await;
            let _ = turn;
            loop {
                let clocks = ana.snapshot(&late).await["clocks"].clone();
                if clocks.as_array().unwrap().iter().any(|clock| clock["away"].is_i64()) {
                    break;
                }
                tokio::task::yield_now().await;
            }
            let mut guest = house.guest().await;
            assert_eq!(send(&mut guest, "POST", "me/holidays", &json!({"days": 1})).await.refused(409), "no-account");
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_is_unread_until_it_is_read() {
    on_both(
        |_| (),
        async |house: &mut House| {
            let (mut ana, mut ben) = (account(house, "Ana").await, account(house, "Ben").await);
            let mut eva = account(house, "Eva").await;
            let (id, _) = by_days(&mut ana, &mut ben, json!({"kind": "none"})).await;
            let said = ana.post(&format!("/api/v1/matches/{id}/chat"), &json!({"text": "¡Salud!"})).await.ok();
            assert_eq!(ben.get("/api/v1/desk").await.ok()["unread"], json!([id]));
            assert_eq!(ana.get("/api/v1/desk").await.ok()["unread"], json!([]), "one's own lines are read");
            let seen = format!("matches/{id}/seen");
            assert_eq!(send(&mut eva, "POST", &seen, &said).await.refused(400), "bad");
            let read = json!({"seq": said["seq"]});
            assert_eq!(send(&mut eva, "POST", &seen, &read).await.refused(403), "seat");
            assert_eq!(send(&mut ben, "POST", &seen, &read).await.status, 204);
            assert_eq!(send(&mut ben, "POST", &seen, &json!({"seq": 0})).await.status, 204);
            assert_eq!(ben.get("/api/v1/desk").await.ok()["unread"], json!([]), "what was read stays read");
        },
    )
    .await;
}
