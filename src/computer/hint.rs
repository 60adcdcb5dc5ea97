//! `/hint`: the computer's suggestion.

use crate::analysis::merit_text::{merit_text, prospect_text};
use crate::answer;
use crate::answer::command::{Context, answer, asker};
use crate::answer::which_match::suggest;
use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::offer;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use trickmate_host::{HostedMatch, OfferKind};
use trickmate_text::text;

/// Shows privately what the computer would do in your place
#[poise::command(slash_command)]
pub(crate) async fn hint(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let hosted = answer::which_match::own(ctx, game).await?;
        ask(bot, &hosted, asker(ctx)).await
    };
    answer(ctx, work).await
}

/// Returns the computer's suggestion for a player. If both players have to agree to hints first, asks the opponent.
pub(crate) async fn ask(
    bot: &Bot,
    hosted: &HostedMatch,
    asker: Asker,
) -> Result<OutgoingMessage, CommandError> {
    let is_player = hosted.seat_of(asker.person).is_some();
    if is_player && !hosted.allows_hints() {
        return Box::pin(offer::make::offer(bot, asker, hosted.id, OfferKind::Hints)).await;
    }
    bot.pacing.spend(asker.person, Request::Hint)?;
    let hint = bot.service.computer().hint(hosted, asker.person).await?;
    let actions: Vec<String> = hint.actions.iter().map(|action| format!("**{}**", escape(action))).collect();
    let mut reasons: Vec<String> = hint.merits.iter().map(merit_text).collect();
    reasons.push(prospect_text(hint.score));
    let (moves, reason) = (actions.join(", "), reasons.join(" "));
    Ok(OutgoingMessage::new(text!("hint", moves, reason, game = hosted.id)))
}
