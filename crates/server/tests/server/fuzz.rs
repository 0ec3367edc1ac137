//! Some thousands of requests nobody should send, in a few seconds; `FRENTE_REQUESTS=n` sends more.

use crate::bytes::Door;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

#[tokio::test(flavor = "multi_thread")]
async fn no_request_is_a_fault_of_the_server() {
    let wanted = std::env::var("FRENTE_REQUESTS").ok().and_then(|wanted| wanted.parse().ok()).unwrap_or(2_000);
    let door = Door::open().await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1_936);
    let (mut sent, mut bytes) = (0, [0; 600]);
    while sent < wanted {
        rng.fill_bytes(&mut bytes);
        sent += door.knock(&bytes).await;
    }
    println!("{sent} requests");
}
