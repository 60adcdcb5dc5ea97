//! Checks that a match was dealt by its seed.

pub(crate) mod verification;
