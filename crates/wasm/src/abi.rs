//! The boundary of the module: plain functions over its memory, the same for every host.
//!
//! The only file of a module where unsafe code may stand: buffers change hands as an address and a length. A host that
//! hands over others than it was given harms nobody but its own instance.

#![allow(unsafe_code, reason = "the boundary of a module is made of addresses and names")]

use frente_door::AnyGame;
use frente_door::wire::Clerk;
use std::sync::Mutex;

static PANIC: Mutex<String> = Mutex::new(String::new());

#[link(wasm_import_module = "frente")]
unsafe extern "C" {
    /// Seconds since some fixed moment.
    safe fn now() -> f64;
}

/// Whoever answers behind the boundary: [`module!`](crate::module) makes one.
pub struct Counter(Mutex<Clerk>);

impl Counter {
    /// A counter where questions about `game` are answered.
    pub const fn new(game: &'static dyn AnyGame) -> Counter {
        Counter(Mutex::new(Clerk::new(game)))
    }

    /// Answers the question in a buffer of [`alloc`], which it takes over: the address of the answer and its length.
    ///
    /// # Safety
    /// The buffer is one of [`alloc`], as long as it was asked for, and nobody uses it any more.
    pub unsafe fn call(&self, at: *mut u8, len: usize) -> u64 {
        let question = unsafe { taken(at, len) };
        let answer = self.0.lock().expect("one thread").answer(&question).into_boxed_slice();
        let len = answer.len() as u64;
        (Box::into_raw(answer).cast::<u8>() as u64) << 32 | len
    }
}

/// To be called once, before anything is asked.
pub fn init() {
    frente_search::budget::set_clock(|| now());
    std::panic::set_hook(Box::new(|info| *PANIC.lock().expect("one thread") = info.to_string()));
}

/// A buffer of `len` bytes for a question.
pub fn alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
}

/// Gives back an answer, or a question that was not asked.
///
/// # Safety
/// The buffer is one that was handed out, whole, and nobody uses it any more.
pub unsafe fn free(at: *mut u8, len: usize) {
    drop(unsafe { taken(at, len) });
}

/// What the rules said when they panicked, to be read after a trap.
pub fn panic() -> u64 {
    let said = PANIC.lock().expect("one thread");
    (said.as_ptr() as u64) << 32 | said.len() as u64
}

unsafe fn taken(at: *mut u8, len: usize) -> Box<[u8]> {
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, len)) }
}

/// Makes the crate a module that plays a game: `frente_wasm::module!(GAME)`, where `GAME` is a static `GameBox`. Once in a crate,
/// which is then built as a `cdylib` for `wasm32-unknown-unknown`.
#[macro_export]
macro_rules! module {
    ($game:path) => {
        const _: () = {
            static COUNTER: $crate::abi::Counter = $crate::abi::Counter::new(&$game);

            #[unsafe(no_mangle)]
            extern "C" fn frente_abi() -> u32 {
                $crate::ABI
            }

            #[unsafe(no_mangle)]
            extern "C" fn frente_init() {
                $crate::abi::init();
            }

            #[unsafe(no_mangle)]
            extern "C" fn frente_alloc(len: usize) -> *mut u8 {
                $crate::abi::alloc(len)
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn frente_free(at: *mut u8, len: usize) {
                unsafe { $crate::abi::free(at, len) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn frente_call(at: *mut u8, len: usize) -> u64 {
                unsafe { COUNTER.call(at, len) }
            }

            #[unsafe(no_mangle)]
            extern "C" fn frente_panic() -> u64 {
                $crate::abi::panic()
            }
        };
    };
}

#[cfg(any(
    feature = "amanecer",
    feature = "guerra1936",
    feature = "pasaran",
    feature = "peanas",
    feature = "tactics2gm"
))]
module!(crate::GAME);
