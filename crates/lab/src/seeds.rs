//! A random stream of its own for every game.
//!
//! Game number i of a run draws from a seed made of (run seed, i) by SplitMix64, so a run gives the same games on one
//! thread and on sixty-four, and game 4711 can be played again alone.

use frente_kernel::Secret;

/// One round of SplitMix64.
pub const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The seed of game `game` of the run seeded `run`.
pub const fn game_seed(run: u64, game: u64) -> u64 {
    mix(mix(run) ^ game)
}

/// The seed of the bot in `seat`, apart from the dice and from the other seats.
pub const fn bot_seed(game: u64, seat: u8) -> u64 {
    mix(game ^ mix(1 + seat as u64))
}

/// The secret behind verifiable dice for a game that is written down.
pub fn secret(game: u64) -> Secret {
    let mut bytes = [0; 32];
    for (at, word) in (0..).zip(bytes.chunks_mut(8)) {
        word.copy_from_slice(&mix(game ^ mix(0x5ec2_e700 + at)).to_le_bytes());
    }
    Secret(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn neighbouring_runs_and_games_share_no_seed() {
        let seeds: HashSet<u64> = (0..64)
            .flat_map(|run| (0..512).map(move |game| game_seed(run, game)))
            .flat_map(|seed| [seed, bot_seed(seed, 0), bot_seed(seed, 1)])
            .collect();
        assert_eq!(seeds.len(), 64 * 512 * 3);
    }

    /// The first two outputs for seed 0 and 0x9e37…, as published with SplitMix64.
    #[test]
    fn mixing_is_the_published_function() {
        assert_eq!(mix(0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(mix(0x9e37_79b9_7f4a_7c15), 0x6e78_9e6a_a1b9_65f4);
    }
}
