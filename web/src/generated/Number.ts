// Written from Rust by `cargo xtask types --write`; not to be edited by hand.

/**
 * A number too long for a reader that counts in floating point.
 */
export type Number = string;
