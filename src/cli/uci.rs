//! `trickmate uci`: orthodox chess for any program that speaks the Universal Chess Interface.

use std::io;

use super::failure::Failure;

/// Speaks UCI until the command `quit`.
pub(super) fn run() -> Result<(), Failure> {
    Ok(trickmate_engine::uci::run(io::stdin().lock(), io::stdout())?)
}
