#![no_main]
//! Bytes pick the steps of a match.

libfuzzer_sys::fuzz_target!(init: frente_fuzz::tell_panics(), |bytes: &[u8]| {
    frente_fuzz::play::<frente_pasaran::Pasaran>(bytes);
});
