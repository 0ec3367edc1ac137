//! The boundary of the module: plain functions over its memory, the same for every host.
//!
//! The only file of the project where unsafe code may stand: buffers change hands as an address and a length. A host that
//! hands over others than it was given harms nobody but its own instance.

#![allow(unsafe_code, reason = "the boundary of a module is made of addresses and names")]

use frente_catalog::wire::{ABI, Clerk};
use std::sync::Mutex;

static CLERK: Mutex<Clerk> = Mutex::new(Clerk::new(&crate::GAME));
static PANIC: Mutex<String> = Mutex::new(String::new());

#[link(wasm_import_module = "frente")]
unsafe extern "C" {
    /// Seconds since some fixed moment.
    safe fn now() -> f64;
}

/// The version of this boundary and of what goes over it.
#[unsafe(no_mangle)]
extern "C" fn frente_abi() -> u32 {
    ABI
}

/// To be called once, before anything is asked.
#[unsafe(no_mangle)]
extern "C" fn frente_init() {
    frente_search::budget::set_clock(|| now());
    std::panic::set_hook(Box::new(|info| *PANIC.lock().expect("one thread") = info.to_string()));
}

/// A buffer of `len` bytes for a question.
#[unsafe(no_mangle)]
extern "C" fn frente_alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
}

/// Gives back an answer, or a question that was not asked.
#[unsafe(no_mangle)]
unsafe extern "C" fn frente_free(at: *mut u8, len: usize) {
    drop(unsafe { taken(at, len) });
}

/// Answers the question in a buffer of [`frente_alloc`], which it takes over: the address of the answer and its length.
#[unsafe(no_mangle)]
unsafe extern "C" fn frente_call(at: *mut u8, len: usize) -> u64 {
    let question = unsafe { taken(at, len) };
    let answer = CLERK.lock().expect("one thread").answer(&question).into_boxed_slice();
    let len = answer.len() as u64;
    (Box::into_raw(answer).cast::<u8>() as u64) << 32 | len
}

/// What the rules said when they panicked, to be read after a trap.
#[unsafe(no_mangle)]
extern "C" fn frente_panic() -> u64 {
    let said = PANIC.lock().expect("one thread");
    (said.as_ptr() as u64) << 32 | said.len() as u64
}

unsafe fn taken(at: *mut u8, len: usize) -> Box<[u8]> {
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, len)) }
}
