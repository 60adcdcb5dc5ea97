//! `/offer`: requests that need the agreement of both players.

use crate::answer;
use crate::answer::command::{Context, answer, asker};
use crate::answer::id_option::MatchOption;
use crate::answer::which_match::suggest;
use crate::offer;
use crate::ui::command_error::CommandError;
use trickmate_host::OfferKind;

/// Kind of offer, as a choice of the command.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(crate) enum Kind {
    #[name = "draw"]
    Draw,
    #[name = "takeback"]
    Takeback,
    #[name = "abort"]
    Abort,
    #[name = "rematch"]
    Rematch,
    #[name = "same-deal"]
    SameDeal,
}

impl Kind {
    const fn kind(self) -> OfferKind {
        match self {
            Self::Draw => OfferKind::Draw,
            Self::Takeback => OfferKind::Takeback,
            Self::Abort => OfferKind::Abort,
            Self::Rematch => OfferKind::Rematch,
            Self::SameDeal => OfferKind::SameDeal,
        }
    }
}

/// Offer your opponent a draw, a takeback, calling the game off, or a rematch
#[poise::command(slash_command)]
pub(crate) async fn offer(
    ctx: Context<'_>,
    what: Kind,
    #[autocomplete = "suggest"] game: Option<MatchOption>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let kind = what.kind();
    let work = async {
        let hosted = match kind {
            OfferKind::Rematch | OfferKind::SameDeal => {
                answer::which_match::any(ctx, game.map(MatchOption::id)).await?
            }
            _ => answer::which_match::own(ctx, game.map(MatchOption::id)).await?,
        };
        Box::pin(offer::make::offer(bot, asker(ctx), hosted.id, kind)).await
    };
    answer(ctx, work).await
}
