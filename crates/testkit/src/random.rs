//! Games in which both sides play at random.

use trickmate_rules::kernel::Seed;
use trickmate_rules::{Game, Match, Options, Viewer, view::View};

/// Longer games are left unfinished.
const MAX_PLIES: usize = 2000;

/// Returns a game that is dealt and played by chance, a different one for every number.
pub fn random_game(game: &'static dyn Game, number: u64) -> Match {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    let seed = Seed::new(bytes);
    let mut chance = seed.chance("play");
    let mut played = Match::new(game, Options::new(game.options(), []).unwrap(), seed);
    while played.plies().len() < MAX_PLIES {
        let legal = played.legal(Viewer::Omniscient);
        let Ok(count @ 1..) = u32::try_from(legal.len()) else { break };
        played.play(&legal[chance.below(count) as usize]).unwrap();
    }
    played
}

/// Returns the longest of the games with these numbers.
pub fn longest(game: &'static dyn Game, numbers: std::ops::Range<u64>) -> Match {
    numbers.map(|number| random_game(game, number)).max_by_key(|played| played.plies().len()).unwrap()
}

/// Returns all positions of a game, one after another.
pub fn views(played: &Match) -> Vec<View> {
    played.views(0..=played.plies().len()).unwrap().collect::<Result<_, _>>().unwrap()
}
