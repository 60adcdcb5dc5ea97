//! Matches that begin in a given position.

use crate::error::StudyError;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Game, Match, Options, Viewer};

/// The seed of lessons and puzzles. Chance decides nothing that the position does not say already.
const SEED: [u8; 32] = [0; 32];

/// Begins a match in a position, given as JSON or in its text form.
pub(crate) fn begin(game: &'static dyn Game, options: Options, position: &str) -> Result<Match, StudyError> {
    let position = position.trim();
    let json = if position.starts_with('{') {
        position.to_owned()
    } else {
        game.read(&options, &Seed::new(SEED), position)?.observe(Viewer::Omniscient).json().to_string()
    };
    Ok(Match::from_position(game, options, Seed::new(SEED), json)?)
}

/// Begins a match in the game’s usual position.
pub(crate) fn begin_anew(game: &'static dyn Game, options: Options) -> Match {
    Match::new(game, options, Seed::new(SEED))
}
