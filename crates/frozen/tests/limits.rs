//! What a module may not do: run for ever, grow without end, talk without end, break anything but its own call.

use frente_door::AnyGame;
use frente_frozen::engine::Compiled;
use frente_frozen::{FrozenGame, Overrun};
use std::panic::{AssertUnwindSafe, catch_unwind};

const LID: &str = r#"{\"ok\":{\"abi\":1,\"info\":{\"id\":\"toy\",\"rules_version\":1,\"seats\":[1,1],\"hidden\":false,\"max_steps\":9,\"scenarios\":[],\"options\":[]},\"no_draw\":null,\"titles\":{\"es\":\"\",\"en\":\"Toy\",\"fr\":\"\"},\"blurb\":{\"es\":\"\",\"en\":\"\",\"fr\":\"\"},\"lists\":null}}"#;
const NOTHING: &str = r#"{\"ok\":[]}"#;

/// A module that says what stands on its lid and has no lessons. Asked for its `misdeed`, it commits it.
fn rogue(misdeed: &str) -> Vec<u8> {
    let len = |text: &str| text.replace('\\', "").len();
    let text = format!(
        r#"(module
            (import "frente" "now" (func $now (result f64)))
            (memory (export "memory") 2)
            (data (i32.const 4096) "{LID}")
            (data (i32.const 8192) "{NOTHING}")
            (func (export "frente_abi") (result i32) (i32.const 1))
            (func (export "frente_init"))
            (func (export "frente_alloc") (param i32) (result i32) (i32.const 1024))
            (func (export "frente_free") (param i32 i32))
            (func (export "frente_panic") (result i64) (i64.const 0))
            (func (export "frente_call") (param $at i32) (param $len i32) (result i64)
                ;; The first letter of the question: "op":"info", "op":"lessons", or anything else.
                (if (i32.eq (i32.load8_u offset=7 (local.get $at)) (i32.const 105))
                    (then (return (i64.or (i64.shl (i64.const 4096) (i64.const 32)) (i64.const {lid})))))
                (if (i32.eq (i32.load8_u offset=7 (local.get $at)) (i32.const 108))
                    (then (return (i64.or (i64.shl (i64.const 8192) (i64.const 32)) (i64.const {nothing})))))
                {misdeed}))"#,
        lid = len(LID),
        nothing = len(NOTHING),
    );
    wat::parse_str(text).expect("the module is sound")
}

/// What comes of asking a rogue, and whether it answers as before afterwards.
fn asked(misdeed: &str) -> Box<dyn std::any::Any + Send> {
    let game = FrozenGame::wake(&rogue(misdeed)).expect("it can be woken");
    assert_eq!(game.titles().en, "Toy");
    let spoilt = catch_unwind(AssertUnwindSafe(|| game.setup())).expect_err("there is no answer");
    assert_eq!(game.lessons(), [], "the next question has an instance of its own");
    spoilt
}

fn said(spoilt: &(dyn std::any::Any + Send)) -> &str {
    spoilt.downcast_ref::<String>().expect("a sentence")
}

#[test]
fn a_game_of_ones_own_is_asked_before_it_is_put_on_the_shelf() {
    let refused = |module: &[u8]| frente_frozen::own(module).err().expect("it is refused");
    assert!(refused(b"no module").contains("no WebAssembly module"));
    let said = refused(&rogue("unreachable"));
    assert!(said.starts_with("frozen rules 1 of toy: "), "{said}");
    let said = refused(&rogue("(loop $again (br $again)) (i64.const 0)"));
    assert!(said.contains("took longer than"), "{said}");
    // Its name goes into addresses.
    let named = rogue("unreachable");
    let at = named.windows(3).position(|three| three == b"toy").expect("it bears its name");
    let renamed: Vec<u8> = named[..at].iter().chain(b"../").chain(&named[at + 3..]).copied().collect();
    assert_eq!(refused(&renamed), "its id is \"../\", expected small letters and digits, 32 at most");
}

#[test]
fn an_endless_loop_ends() {
    let spoilt = asked("(loop $again (br $again)) (i64.const 0)");
    assert!(spoilt.is::<Overrun>());
}

#[test]
fn a_trap_breaks_one_question() {
    let spoilt = asked("unreachable");
    let said = said(&*spoilt);
    assert!(said.starts_with("frozen rules 1 of toy: ") && said.contains("unreachable"), "{said}");
}

#[test]
fn memory_has_an_end() {
    let spoilt = asked("(loop $again (drop (memory.grow (i32.const 64))) (br $again)) (i64.const 0)");
    assert!(!spoilt.is::<Overrun>(), "it is stopped when it asks for more than it may have, not when time is up");
}

#[test]
fn recursion_has_an_end() {
    let module = rogue(
        "(call $deep (i64.const 0)))\n(func $deep (param i64) (result i64) (i64.add (i64.const 1) (call $deep (local.get 0)))",
    );
    let game = FrozenGame::wake(&module).expect("it can be woken");
    let spoilt = catch_unwind(AssertUnwindSafe(|| game.setup())).expect_err("there is no answer");
    assert!(said(&*spoilt).contains("stack"), "{}", said(&*spoilt));
}

#[test]
fn answers_are_not_too_long_and_lie_in_its_memory() {
    let spoilt = asked("(i64.const 0x0000000040000000)");
    assert!(said(&*spoilt).contains("an answer of 1073741824 bytes"), "{}", said(&*spoilt));
    let spoilt = asked("(i64.const 0x7fffff0000000010)");
    assert!(said(&*spoilt).contains("outside its memory"), "{}", said(&*spoilt));
    let spoilt = asked("(i64.or (i64.shl (i64.const 8193) (i64.const 32)) (i64.const 5))");
    assert!(said(&*spoilt).contains("cannot be read"), "{}", said(&*spoilt));
}

#[test]
fn a_module_reaches_nothing_but_a_clock() {
    let refused = |text: &str| match wat::parse_str(text).map(|bytes| FrozenGame::wake(&bytes)) {
        Ok(Err(reason)) => reason,
        _ => panic!("{text} was taken"),
    };
    let reason =
        refused(r#"(module (import "wasi_snapshot_preview1" "fd_write" (func (param i32 i32 i32 i32) (result i32))))"#);
    assert!(reason.contains("it imports wasi_snapshot_preview1.fd_write, expected frente.now alone"), "{reason}");
    let reason = refused("(module)");
    assert!(reason.contains("no export \"memory\""), "{reason}");
    let reason =
        refused(r#"(module (memory (export "memory") 1) (func (export "frente_abi") (result i32) (i32.const 7)))"#);
    assert!(reason.contains("it speaks version 7"), "{reason}");
    let reason = Compiled::new(b"no module").expect_err("it is none");
    assert!(reason.contains("no WebAssembly module"), "{reason}");
}
