//! Configuration of property tests.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Returns a configuration with this many cases, different in every run. A failure prints its seed, which is kept in
/// `proptest-regressions/` beside the tests and tried first from then on: see `docs/testing.md`.
pub fn cases(cases: u32) -> ProptestConfig {
    let usual = ProptestConfig::default();
    let seed = match usual.rng_seed {
        RngSeed::Fixed(seed) => seed,
        // The keys of a new hasher come from the operating system.
        RngSeed::Random => RandomState::new().hash_one(cases),
    };
    // The test harness shows this with a test that fails.
    eprintln!("to draw the same cases again: PROPTEST_RNG_SEED={seed}");
    ProptestConfig { cases, rng_seed: RngSeed::Fixed(seed), ..usual }
}
