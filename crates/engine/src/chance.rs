//! Random draws of players.

use trickmate_rules::kernel::{Seed, SeedRng};

use crate::score::Value;

/// Returns 64 random bits.
pub(crate) fn word(chance: &mut SeedRng) -> u64 {
    u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX))
}

/// The greatest noise of an evaluation.
pub(crate) const MAX_NOISE: Value = 1_000_000;

/// Returns the error of one evaluation: most often small, and at most `noise`.
pub(crate) fn error(noise: i32, chance: &mut SeedRng) -> Value {
    let draw = |chance: &mut SeedRng| chance.below(noise.clamp(0, MAX_NOISE).unsigned_abs() + 1) as Value;
    draw(chance) - draw(chance)
}

/// Returns a random seed.
pub(crate) fn seed(chance: &mut SeedRng) -> Seed {
    let mut bytes = [0; 32];
    bytes.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    Seed::new(bytes)
}
