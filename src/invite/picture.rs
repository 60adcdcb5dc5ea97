//! The picture of a challenge: the board with which its game would begin, as everybody may see it.

use poise::serenity_prelude::CreateAttachment;

use crate::ui;
use crate::ui::picture::{PictureError, public_style};
use trickmate_host::Challenge;
use trickmate_render::Labels;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Viewer};

/// The picture of a challenge.
pub(crate) struct StartBoard {
    pub(crate) file: CreateAttachment,
    /// `true` if the real deal will differ: the seed is determined only when the challenge is accepted.
    pub(crate) is_example: bool,
}

/// Seeds that are unrelated to the match's.
const EXAMPLES: [[u8; 32]; 2] = [[1; 32], [2; 32]];

/// Draws the board at the start of a challenge's game, from its custom position if it has one.
///
/// # Errors
/// It could not be drawn.
pub(crate) fn start_board(challenge: &Challenge, from: Option<&Match>) -> Result<StartBoard, PictureError> {
    let [view, other] = EXAMPLES.map(|seed| match from {
        Some(begun) => begun.view(Viewer::Public),
        None => begun(challenge, Seed::new(seed)).view(Viewer::Public),
    });
    let file = ui::picture::board(&view, &Labels::default(), &public_style())?;
    Ok(StartBoard { file, is_example: view.board != other.board })
}

/// Returns the beginning of the game with this seed.
fn begun(challenge: &Challenge, seed: Seed) -> Match {
    let (game, options) = (challenge.game, &challenge.options);
    let with_odds =
        challenge.odds.and_then(|odds| Match::with_odds(game, options.clone(), seed.clone(), &odds).ok());
    with_odds.unwrap_or_else(|| Match::new(game, options.clone(), seed))
}
