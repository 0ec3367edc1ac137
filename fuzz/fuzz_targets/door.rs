#![no_main]
//! Bytes become requests at the server's JSON door.

#[path = "../../crates/server/tests/server/bytes.rs"]
mod bytes;

use bytes::Door;
use std::sync::OnceLock;
use tokio::runtime::Runtime;

static SERVER: OnceLock<(Runtime, Door)> = OnceLock::new();

fn server() -> &'static (Runtime, Door) {
    SERVER.get_or_init(|| {
        let runtime = Runtime::new().expect("threads");
        let door = runtime.block_on(Door::open());
        (runtime, door)
    })
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let (runtime, door) = server();
    runtime.block_on(door.knock(bytes));
});
