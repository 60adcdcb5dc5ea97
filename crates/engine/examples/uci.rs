//! `trickmate uci` as a separate program, to be built with optimisation.

use std::io;

fn main() -> io::Result<()> {
    trickmate_engine::uci::run(io::stdin().lock(), io::stdout())
}
