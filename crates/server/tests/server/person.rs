//! Accounts for years: passwords, mail, signing out, a copy of one's data, leaving, and what an operator orders.

use crate::client::{Client, Reply};
use crate::house::House;
use frente_server::config::Mail;
use frente_server::orders::{self, Wish};
use frente_server::{Config, start};
use serde_json::{Value, json};
use sqlx::Connection as _;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

const PASSWORD: &str = "no pasarán 1936";
const OTHER: &str = "otra contraseña";

async fn account(house: &House, name: &str) -> Client {
    let mut client = house.guest().await;
    client.post("/api/v1/accounts", &json!({"name": name, "password": PASSWORD})).await.ok();
    client
}

async fn login(addr: SocketAddr, name: &str, password: &str) -> (Client, Reply) {
    let mut client = Client::new(addr);
    let reply = client.post("/api/v1/login", &json!({"name": name, "password": password})).await;
    (client, reply)
}

#[tokio::test(flavor = "multi_thread")]
async fn another_password_ends_every_other_session_and_its_sockets() {
    let house = House::open().await;
    let mut ana = account(&house, "Ana").await;
    let id = ana.solitaire().await;
    let (mut phone, _) = login(house.addr, "Ana", PASSWORD).await;
    let mut socket = phone.live(&id, None).await.unwrap();
    socket.hear_of(&["snapshot"]).await;
    let path = "/api/v1/me/password";
    assert_eq!(ana.post(path, &json!({"old": OTHER, "new": OTHER})).await.refused(401), "bad-login");
    assert_eq!(ana.post(path, &json!({"old": PASSWORD, "new": "short"})).await.refused(422), "bad-password");
    ana.post(path, &json!({"old": PASSWORD, "new": OTHER})).await.ok();
    while socket.hear_text().await.is_some() {}
    assert_eq!(phone.get("/api/v1/me").await.refused(401), "no-session");
    assert_eq!(ana.get("/api/v1/me").await.ok()["user"]["name"], "Ana", "who changed it stays");
    assert_eq!(login(house.addr, "Ana", PASSWORD).await.1.refused(401), "bad-login");
    login(house.addr, "Ana", OTHER).await.1.ok();
    let mut guest = house.guest().await;
    assert_eq!(guest.post(path, &json!({"old": PASSWORD, "new": OTHER})).await.refused(409), "no-account");
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_everywhere_ends_every_socket() {
    let house = House::open().await;
    let mut ana = account(&house, "Ana").await;
    let id = ana.solitaire().await;
    let (mut phone, _) = login(house.addr, "Ana", PASSWORD).await;
    let mut sockets = [ana.live(&id, None).await.unwrap(), phone.live(&id, None).await.unwrap()];
    let before = phone.clone();
    assert_eq!(phone.post("/api/v1/me/sign-out", &json!({})).await.status, 204);
    for socket in &mut sockets {
        while socket.hear_text().await.is_some() {}
    }
    for mut client in [ana, before] {
        assert_eq!(client.get("/api/v1/me").await.refused(401), "no-session");
    }
    login(house.addr, "Ana", PASSWORD).await.1.ok();
}

/// A mail server that keeps what it is sent.
pub async fn sink() -> (SocketAddr, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (out, letters) = mpsc::unbounded_channel();
    let addr = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (read, mut write) = stream.into_split();
            let (mut lines, out) = (BufReader::new(read).lines(), out.clone());
            tokio::spawn(async move {
                write.write_all(b"220 sink\r\n").await.ok()?;
                let (mut letter, mut inside) = (String::new(), false);
                while let Some(line) = lines.next_line().await.ok()? {
                    let answer: &[u8] = match line.as_str() {
                        "." if inside => {
                            inside = false;
                            let _ = out.send(std::mem::take(&mut letter));
                            b"250 kept\r\n"
                        }
                        _ if inside => {
                            letter.push_str(&line);
                            letter.push('\n');
                            continue;
                        }
                        "DATA" => {
                            inside = true;
                            b"354 go on\r\n"
                        }
                        "QUIT" => b"221 bye\r\n",
                        _ => {
                            letter.push_str(&format!("{line}\n"));
                            b"250 sink\r\n"
                        }
                    };
                    write.write_all(answer).await.ok()?;
                }
                Some(())
            });
        }
    });
    (addr, letters)
}

/// The token in a letter, which may be written as quoted-printable.
fn token(letter: &str, what: &str) -> String {
    let plain = letter.replace("=\n", "");
    let link = plain.split(&format!("https://frente.example/#/{what}/")).nth(1).unwrap_or_else(|| panic!("{plain}"));
    link.chars().take_while(char::is_ascii_hexdigit).collect()
}

async fn next(letters: &mut mpsc::UnboundedReceiver<String>) -> String {
    tokio::time::timeout(Duration::from_secs(20), letters.recv()).await.expect("in time").expect("a letter")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_password_is_set_anew_by_mail() {
    let (addr, mut letters) = sink().await;
    let mail = Mail {
        server: format!("smtp://{addr}"),
        from: "Club <club@frente.example>".to_owned(),
        site: "https://frente.example/".to_owned(),
    };
    let house = House::with(|config| config.mail = Some(mail)).await;
    let mut ana = account(&house, "Ana").await;
    let wanted = |mail: &str, password: &str| json!({"mail": mail, "password": password, "lang": "en"}).to_string();
    let put = async |ana: &mut Client, body: String| {
        ana.send("PUT", "/api/v1/me/mail", Some("application/json"), body.into()).await
    };
    assert_eq!(put(&mut ana, wanted("ana@example.org", OTHER)).await.refused(401), "bad-login");
    assert_eq!(put(&mut ana, wanted("no address", PASSWORD)).await.refused(422), "bad-mail");
    assert_eq!(put(&mut ana, wanted("ana@example.org", PASSWORD)).await.status, 204);
    let letter = next(&mut letters).await;
    assert!(letter.contains("ana@example.org") && letter.contains("Subject: Frente: confirm your address"), "{letter}");
    assert!(ana.get("/api/v1/me/account").await.ok()["mail"].is_null(), "not before it is confirmed");
    let confirm = json!({"token": token(&letter, "mail")});
    // What confirms an address sets no password.
    let mut stranger = Client::new(house.addr);
    let wrong = json!({"token": confirm["token"], "password": OTHER});
    assert_eq!(stranger.post("/api/v1/password/reset", &wrong).await.refused(409), "no-ticket");
    assert_eq!(stranger.post("/api/v1/mail/confirm", &confirm).await.status, 204);
    assert_eq!(stranger.post("/api/v1/mail/confirm", &confirm).await.refused(409), "no-ticket");
    assert_eq!(ana.get("/api/v1/me/account").await.ok()["mail"], "ana@example.org");
    // Forgotten; nobody learns whether there is such a name.
    for name in ["nobody", "ana"] {
        let asked = json!({"name": name, "lang": "fr"});
        assert_eq!(stranger.post("/api/v1/password/forgotten", &asked).await.status, 204);
    }
    let letter = next(&mut letters).await;
    assert!(letter.contains("nouveau mot de passe"), "{letter}");
    let bring = |token: &str, password: &str| json!({"token": token, "password": password});
    let ticket = token(&letter, "reset");
    let path = "/api/v1/password/reset";
    assert_eq!(stranger.post(path, &bring(&"0".repeat(64), OTHER)).await.refused(409), "no-ticket");
    assert_eq!(stranger.post(path, &bring(&ticket, "short")).await.refused(422), "bad-password");
    assert_eq!(stranger.post(path, &bring(&ticket, OTHER)).await.ok()["user"]["name"], "Ana");
    assert_eq!(stranger.get("/api/v1/me").await.ok()["user"]["name"], "Ana");
    assert_eq!(ana.get("/api/v1/me").await.refused(401), "no-session");
    assert_eq!(stranger.post(path, &bring(&ticket, PASSWORD)).await.refused(409), "no-ticket");
    login(house.addr, "Ana", OTHER).await.1.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_mail_server_it_is_said() {
    let house = House::open().await;
    let mut ana = account(&house, "Ana").await;
    assert_eq!(ana.get("/api/v1/me/account").await.ok()["sends_mail"], false);
    let asked = json!({"name": "Ana"});
    assert_eq!(ana.post("/api/v1/password/forgotten", &asked).await.refused(409), "no-mail");
    let mail = Mail { server: "nonsense".to_owned(), from: String::new(), site: String::new() };
    let said = start(Config { mail: Some(mail), ..house.config.clone() }).await.err().expect("refused").to_string();
    assert!(said.starts_with("the mail server's URL is not understood"), "{said}");
}

/// Ana's match against Ben, and a table of hers that waits.
async fn tables(ana: &mut Client, ben: &mut Client) -> (String, String) {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let wanted = json!({"game": "pasaran", "seats": seats, "public": true});
    let (played, waiting) = (ana.create(wanted.clone()).await, ana.create(wanted).await);
    let id = |meta: &Value| meta["id"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/v1/matches/{}/join", id(&played)), &json!({"seat": 1})).await.ok();
    ana.post(&format!("/api/v1/matches/{}/chat", id(&played)), &json!({"text": "¡Salud!"})).await.ok();
    (id(&played), id(&waiting))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_takes_a_copy_and_leaves_no_name() {
    let house = House::open().await;
    let (mut ana, mut ben) = (account(&house, "Ana").await, account(&house, "Ben").await);
    let (played, waiting) = tables(&mut ana, &mut ben).await;
    let mut socket = ben.live(&played, None).await.unwrap();
    socket.hear_of(&["snapshot"]).await;
    let data = ana.get("/api/v1/me/data").await.ok();
    assert_eq!((&data["account"]["name"], &data["chat"][0]["text"]), (&json!("Ana"), &json!("¡Salud!")));
    assert_eq!(data["matches"].as_array().unwrap().len(), 2);
    let text = data.to_string();
    assert!(!text.contains("argon2") && !text.contains("Ben"), "no hash, and nobody else: {text}");
    let leave = async |ana: &mut Client, password: &str| {
        let body = json!({"password": password}).to_string();
        ana.send("DELETE", "/api/v1/me/account", Some("application/json"), body.into()).await
    };
    assert_eq!(leave(&mut ana, OTHER).await.refused(401), "bad-login");
    let mut elsewhere = login(house.addr, "Ana", PASSWORD).await.0;
    assert_eq!(leave(&mut ana, PASSWORD).await.status, 204);
    assert_eq!(elsewhere.get("/api/v1/me").await.refused(401), "no-session");
    assert_eq!(login(house.addr, "Ana", PASSWORD).await.1.refused(401), "bad-login");
    // Ben is shown at once that he has won against somebody without a name.
    let shown = socket.hear_of(&["snapshot", "update"]).await;
    assert_eq!((&shown["meta"]["status"], &shown["meta"]["outcome"]["winners"]), (&json!("over"), &json!([1])));
    let table = ben.snapshot(&played).await;
    assert!(table["meta"]["seats"][0]["name"].as_str().unwrap().starts_with("gone-"), "{table}");
    assert_eq!(table["chat"], json!([]));
    assert!(ben.get("/api/v1/lobby").await.ok().as_array().unwrap().is_empty());
    assert_eq!(ben.snapshot(&waiting).await["meta"]["status"], "over");
    // The name is free again.
    account(&house, "Ana").await;
    let log = orders::log(&house.config).await.unwrap();
    assert_eq!(log.iter().map(|order| (order.what.as_str(), order.name.as_str())).collect::<Vec<_>>(), [("leave", "")]);
}

async fn order(house: &House, name: &str, wish: Wish) -> Result<Option<String>, String> {
    orders::order(&house.config, name, wish).await.map_err(|error| error.to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_operator_orders_beside_the_server_is_heeded_and_logged() {
    let house = House::open().await;
    let (mut ana, mut ben) = (account(&house, "Ana").await, account(&house, "Ben").await);
    let (played, _) = tables(&mut ana, &mut ben).await;
    let chat = format!("/api/v1/matches/{played}/chat");
    order(&house, "ana", Wish::Mute).await.unwrap();
    assert_eq!(ana.post(&chat, &json!({"text": "?"})).await.refused(403), "muted");
    order(&house, "Ana", Wish::Unmute).await.unwrap();
    ana.post(&chat, &json!({"text": "!"})).await.ok();
    // A name that is taken, one that cannot be had, nobody.
    let said = order(&house, "Ana", Wish::Rename("ben".to_owned())).await.unwrap_err();
    assert_eq!(said, "the name \"ben\" cannot be had: somebody has it, or one that looks like it");
    assert!(order(&house, "Ana", Wish::Rename("x".to_owned())).await.unwrap_err().contains("3 to 24 letters"));
    assert!(order(&house, "Nobody", Wish::Ban).await.unwrap_err().starts_with("nobody is called \"Nobody\""));
    order(&house, "Ana", Wish::Rename("Eva".to_owned())).await.unwrap();
    let mut socket = ben.live(&played, None).await.unwrap();
    while socket.hear_of(&["snapshot"]).await["meta"]["seats"][0]["name"] != "Eva" {}
    // A link for a new password, from the operator's hand.
    let link = order(&house, "Eva", Wish::Reset).await.unwrap().unwrap();
    let bring = json!({"token": link.trim_start_matches("/#/reset/"), "password": OTHER});
    Client::new(house.addr).post("/api/v1/password/reset", &bring).await.ok();
    let (mut eva, reply) = login(house.addr, "Eva", OTHER).await;
    reply.ok();
    let mut socket = eva.live(&played, None).await.unwrap();
    order(&house, "Eva", Wish::Ban).await.unwrap();
    while socket.hear_text().await.is_some() {}
    assert_eq!(eva.get("/api/v1/me").await.refused(401), "no-session");
    assert_eq!(login(house.addr, "Eva", OTHER).await.1.refused(403), "banned");
    order(&house, "Eva", Wish::Unban).await.unwrap();
    login(house.addr, "Eva", OTHER).await.1.ok();
    order(&house, "Eva", Wish::Remove).await.unwrap();
    assert_eq!(login(house.addr, "Eva", OTHER).await.1.refused(401), "bad-login");
    let log = orders::log(&house.config).await.unwrap();
    let what: Vec<&str> = log.iter().map(|order| order.what.as_str()).collect();
    assert_eq!(what, ["mute", "unmute", "rename", "reset", "ban", "unban", "remove"]);
    assert_eq!((log[2].name.as_str(), log[2].detail.as_str()), ("Ana", "Eva"));
    let guest = house.guest().await.get("/api/v1/me").await.ok();
    let name = guest["user"]["name"].as_str().unwrap();
    assert!(order(&house, name, Wish::Reset).await.unwrap_err().contains("is a guest"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_left_alone_is_cleared_as_stated() {
    let mut house = House::open().await;
    let (mut ana, mut guest) = (account(&house, "Ana").await, house.guest().await);
    let waiting = json!({"game": "pasaran", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let waiting = ana.create(waiting).await["id"].as_str().unwrap().to_owned();
    let (of_ana, of_guest) = (ana.solitaire().await, guest.solitaire().await);
    house.stop().await;
    let mut database = sqlx::AnyConnection::connect(&house.config.database).await.unwrap();
    let days = |days: i64| frente_server::moment::now() - days * 86_400_000 - 1_000;
    for (id, at) in [(&waiting, days(29)), (&of_ana, days(60)), (&of_guest, days(60))] {
        sqlx::query("UPDATE matches SET updated = $1 WHERE id = $2")
            .bind(at)
            .bind(id)
            .execute(&mut database)
            .await
            .unwrap();
    }
    house.restart().await;
    let clear = async |house: &House, days: i64| {
        let app = house.server.as_ref().unwrap().app();
        app.store.clear(frente_server::moment::now() + days * 86_400_000).await.unwrap()
    };
    let status = async |database: &mut sqlx::AnyConnection, id: &str| {
        let found: Option<(String,)> =
            sqlx::query_as("SELECT status FROM matches WHERE id = $1").bind(id).fetch_optional(database).await.unwrap();
        found.map(|(status,)| status)
    };
    assert_eq!(clear(&house, 0).await, 0);
    assert_eq!(status(&mut database, &waiting).await.as_deref(), Some("waiting"));
    assert_eq!(status(&mut database, &of_ana).await.as_deref(), Some("playing"), "an account's goes on");
    assert_eq!(status(&mut database, &of_guest).await.as_deref(), Some("over"));
    clear(&house, 1).await;
    assert_eq!(status(&mut database, &waiting).await.as_deref(), Some("over"));
    assert_eq!(clear(&house, 32).await, 2, "a month later nothing is left of either");
    assert_eq!(status(&mut database, &waiting).await, None);
    assert_eq!(status(&mut database, &of_guest).await, None);
    clear(&house, 121).await;
    assert_eq!(status(&mut database, &of_ana).await.as_deref(), Some("over"));
    house.stop().await;
}
