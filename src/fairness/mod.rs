//! Commitments to seeds, and checks that a match was dealt by its seed.

pub(crate) mod commitment;
pub(crate) mod verification;
