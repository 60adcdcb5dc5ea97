//! Positions near the end of games, where a win is near.

use trickmate_engine::{Player, ThinkError};
use trickmate_rules::kernel::{Seed, SeedRng};
use trickmate_rules::{Match, Seat, Viewer};

/// The most turns from a position to the end of its game.
const BEFORE_THE_END: u32 = 9;

/// Returns a position near the end of a game of these players, without its past, and a seat that is to act.
pub(crate) fn sample(
    start: &Match,
    players: [Player; 2],
    chance: &mut SeedRng,
) -> Result<(Match, Seat), ThinkError> {
    loop {
        let (mut game, mut positions) = (start.clone(), Vec::new());
        while let Some(seat) = game.to_act().first().copied() {
            // If a turn has several actions, only its start counts.
            if positions.last().is_none_or(|(_, before)| *before != seat) {
                positions.push((game.position().observe(Viewer::Omniscient).json(), seat));
            }
            let action = players[seat.index()].choose(&game, seat, &seed(chance))?;
            if game.act(seat, &action).is_err() {
                break;
            }
        }
        let back = 1 + chance.below(BEFORE_THE_END) as usize;
        let Some(place) = positions.len().checked_sub(back) else { continue };
        let (json, seat) = positions.swap_remove(place);
        let options = start.options().clone();
        let position = Match::from_position(start.game(), options, start.seed().clone(), json.to_string());
        if let Ok(position) = position
            && position.to_act().contains(&seat)
        {
            return Ok((position, seat));
        }
    }
}

/// Returns a seed drawn from a chance.
pub(crate) fn seed(chance: &mut SeedRng) -> Seed {
    Seed::new([0; 32].map(|_: u8| chance.below(256) as u8))
}
