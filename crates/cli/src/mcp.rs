//! `frente mcp`: the games for assistants, by the Model Context Protocol over standard input and output.
//!
//! One line of JSON in, one line out ([JSON-RPC 2.0](https://www.jsonrpc.org/specification)), in order: an assistant waits for
//! what it has asked. Here is the protocol; what an assistant can do is in [`tools`], the tables it sits at in [`tables`].

mod tables;
mod tools;

use crate::failure::Failure;
use frente_door::Lang;
use serde_json::{Value, json};
use std::io::{self, BufRead as _, Read as _, Write as _};
use tools::Tools;

/// The versions of the protocol that are spoken, the newest first: what is used of it is the same in all of them.
const VERSIONS: [&str; 4] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

/// A line may be that long.
const LONGEST: u64 = 256 * 1024;

/// What the protocol calls what goes wrong with a message.
const UNREADABLE: i64 = -32700;
const NO_REQUEST: i64 = -32600;
const NO_METHOD: i64 = -32601;
const BAD_PARAMS: i64 = -32602;

/// What an assistant is told before all else.
const INSTRUCTIONS: &str = "Five historical wargames with every rule enforced. Sit down at a table against a bot with `sit`, then \
    `look`, choose one of the `offers` and `act`; the others move at once, and the answer tells what happened. You see what your \
    seat sees and nothing else. Ask `odds` before you commit, `why_not` where something is refused, and `rules` for the \
    paragraphs that sentences cite as [§7.3].";

/// Answers until the input ends.
pub fn run(lang: Lang) -> Result<(), Failure> {
    let mut tools = Tools::new(lang);
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let broken = |error: io::Error| Failure::new(format!("standard input and output cannot be used: {error}"));
    let mut line = Vec::new();
    loop {
        line.clear();
        // A line without an end must not take all memory: what is cut is unreadable, and said to be.
        if (&mut input).take(LONGEST).read_until(b'\n', &mut line).map_err(broken)? == 0 {
            return Ok(());
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        if let Some(answer) = answer(&mut tools, &line) {
            match writeln!(output, "{answer}").and_then(|()| output.flush()) {
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
                written => written.map_err(broken)?,
            }
        }
    }
}

/// What is answered to a message; nothing to what only tells.
fn answer(tools: &mut Tools, line: &[u8]) -> Option<Value> {
    let failed = |id: Value, code: i64, why: &str| {
        Some(json!({"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": why}}))
    };
    let Ok(message) = serde_json::from_slice::<Value>(line) else {
        return failed(Value::Null, UNREADABLE, "expected one message of JSON on a line");
    };
    let id = message.get("id").cloned();
    let Some(method) = message["method"].as_str() else {
        // An answer to what was never asked, or no message at all.
        return match id {
            Some(_) if message.get("result").is_some() || message.get("error").is_some() => None,
            id => failed(id.unwrap_or_default(), NO_REQUEST, "expected a request with a \"method\""),
        };
    };
    let id = id?;
    let params = &message["params"];
    let result = match method {
        "initialize" => begin(params),
        "ping" => json!({}),
        "tools/list" => json!({"tools": tools::list()}),
        "tools/call" => match tools.call(params["name"].as_str().unwrap_or_default(), &params["arguments"]) {
            Some(Ok(text)) => json!({"content": [{"type": "text", "text": text}], "isError": false}),
            // The assistant reads it and does better.
            Some(Err(failure)) => json!({"content": [{"type": "text", "text": failure.to_string()}], "isError": true}),
            None => return failed(id, BAD_PARAMS, "there is no tool of that name: tools/list names them"),
        },
        _ => return failed(id, NO_METHOD, "there is no method of that name"),
    };
    Some(json!({"jsonrpc": "2.0", "id": id, "result": result}))
}

fn begin(params: &Value) -> Value {
    let asked = params["protocolVersion"].as_str().unwrap_or_default();
    let version = VERSIONS.into_iter().find(|known| *known == asked).unwrap_or(VERSIONS[0]);
    json!({
        "protocolVersion": version,
        "capabilities": {"tools": {}},
        "serverInfo": {"name": "frente", "title": "Frente", "version": env!("CARGO_PKG_VERSION")},
        "instructions": INSTRUCTIONS,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(tools: &mut Tools, line: &str) -> Value {
        answer(tools, line.as_bytes()).unwrap_or_default()
    }

    #[test]
    fn what_cannot_be_understood_is_answered_in_a_sentence_and_what_only_tells_is_not() {
        let mut tools = Tools::new(Lang::En);
        for (line, code) in [
            ("{", UNREADABLE),
            ("\u{fffd}", UNREADABLE),
            ("[]", NO_REQUEST),
            (r#"{"jsonrpc":"2.0","id":1}"#, NO_REQUEST),
            (r#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, NO_METHOD),
            (r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"cheat"}}"#, BAD_PARAMS),
        ] {
            let said = said(&mut tools, line);
            assert_eq!(said["error"]["code"], code, "{line}");
            assert!(said["error"]["message"].as_str().is_some_and(|text| text.contains(' ')), "{said}");
        }
        assert_eq!(said(&mut tools, r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#), Value::Null);
        assert_eq!(said(&mut tools, r#"{"jsonrpc":"2.0","id":7,"result":{}}"#), Value::Null);
        assert_eq!(said(&mut tools, r#"{"jsonrpc":"2.0","id":"a","method":"ping"}"#)["id"], "a");
    }

    #[test]
    fn the_version_that_was_asked_for_is_spoken_or_the_newest() {
        for (asked, spoken) in [("2025-03-26", "2025-03-26"), ("2099-01-01", VERSIONS[0]), ("", VERSIONS[0])] {
            assert_eq!(begin(&json!({"protocolVersion": asked}))["protocolVersion"], spoken);
        }
    }
}
