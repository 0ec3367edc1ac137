//! `frente user`: an operator beside a running server.

use super::serve::{ask, serve};
use super::{printed, refused};
use std::time::{Duration, Instant};

/// The session a guest is given, as the header that brings it back.
fn session(said: &str) -> String {
    let cookie =
        said.lines().find_map(|line| line.to_ascii_lowercase().starts_with("set-cookie:").then(|| &line[11..]));
    let cookie = cookie.unwrap_or_else(|| panic!("a session is given: {said}"));
    cookie.split(';').next().unwrap().trim().to_owned()
}

#[test]
fn an_operator_renames_bans_and_reads_the_log_while_people_are_at_the_table() {
    let room = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}", room.path().join("matches.sqlite").display());
    let (_running, address) = serve(&database, &[]);
    let guest = session(&ask(&address, "POST", "/api/v1/session", "", "{}"));
    let wanted = r#"{"name":"Dolores","password":"a long enough word"}"#;
    let made = ask(&address, "POST", "/api/v1/accounts", &guest, wanted);
    assert!(made.starts_with("HTTP/1.1 200"), "{made}");
    let person = session(&made);
    let at = database.as_str();
    let user = |words: &[&'static str]| [&["user"], words, &["--database", at]].concat();
    // What the server believes of somebody it looks up anew within seconds of an order.
    let becomes = |status: &str, holds: &str| {
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            let me = ask(&address, "GET", "/api/v1/me", &person, "");
            if me.starts_with(&format!("HTTP/1.1 {status}")) && me.contains(holds) {
                return;
            }
            assert!(Instant::now() < until, "{status} with {holds} is expected: {me}");
            std::thread::yield_now();
        }
    };
    becomes("200", "Dolores");
    assert_eq!(printed(&user(&["mute", "Dolores"])), "Dolores may not chat any more\n");
    assert_eq!(printed(&user(&["rename", "Dolores", "Lola"])), "Dolores has another name\n");
    becomes("200", "Lola");
    let reset = printed(&user(&["reset", "Lola"]));
    assert!(
        reset.starts_with("Lola may set a new password within a day, behind the address of the table at "),
        "{reset}"
    );
    assert_eq!(printed(&user(&["ban", "Lola"])), "Lola may not come in any more\n");
    becomes("401", "");
    assert_eq!(printed(&user(&["unban", "Lola"])), "Lola may come in again\n");
    assert_eq!(printed(&user(&["remove", "Lola"])), "Lola is forgotten\n");
    let log = printed(&user(&["log"]));
    for what in ["mute", "rename", "reset", "ban", "unban", "remove"] {
        assert!(
            log.lines().any(|line| line.split_whitespace().any(|word| word == what)),
            "{what} is in the log: {log}"
        );
    }
    for name in ["Dolores", "Nobody"] {
        let said = refused(&user(&["mute", name]));
        assert!(said.contains(name), "{said}");
    }
}
