//! Voting: every action of a team member in the team's match is a ballot.

use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::error_text::quoted;
use crate::ui::responder::Task;
use crate::ui::spot::Spot;
use trickmate_host::workers::Lane;
use trickmate_host::{Ballot, Counted, HostedMatch, PlayerId};
use trickmate_rules::Seat;
use trickmate_text::text;

/// Casts a ballot for an action as a member of a seat's team. If the position that the member sees is known, the ballot
/// is for that position only.
pub(crate) fn cast(
    bot: &Bot,
    asker: Asker,
    hosted: HostedMatch,
    seat: Seat,
    spot: Option<Spot>,
    action: String,
) -> Task<'_, Result<OutgoingMessage, CommandError>> {
    Box::pin(async move {
        let id = hosted.id;
        let named = action.clone();
        let look = move |hosted: &HostedMatch| {
            board::vote_lines::own_label(hosted, seat, &named).unwrap_or_else(|| quoted(&named))
        };
        let choice = bot.look(Lane::Game, &hosted, look).await?;
        let ballot = Ballot {
            player: asker.person,
            version: spot.map(|spot| spot.version),
            revision: spot.and_then(|spot| spot.revision),
            choice: action,
        };
        let counted = bot.service.teams().vote(hosted, ballot).await?;
        let hosted = bot.service.matches().hosted_match(id).await?;
        let said = match counted {
            Counted::Open => text!("vote-cast", choice),
            Counted::Decided => text!("vote-decided", choice),
        };
        let look = move |hosted: &HostedMatch| board::secret_choice::chooses_in_secret(hosted, seat);
        let message = match bot.look(Lane::Game, &hosted, look).await? {
            true => {
                bot.pacing.spend(asker.person, Request::Picture)?;
                let preferences = bot.service.preferences().of(asker.person).await?;
                let panel = board::hand::compose(&hosted, seat, &preferences, Lane::Picture, &bot.pictures);
                with_vote(bot, panel.await?, &hosted, seat, asker.person).await?.headed(&said)
            }
            false => with_vote(bot, OutgoingMessage::new(said), &hosted, seat, asker.person).await?,
        };
        Ok(message)
    })
}

/// Adds the open vote of a seat's team, if there is one, to a private message for one of its members.
pub(crate) fn with_vote<'a>(
    bot: &'a Bot,
    message: OutgoingMessage,
    hosted: &'a HostedMatch,
    seat: Seat,
    person: PlayerId,
) -> Task<'a, Result<OutgoingMessage, CommandError>> {
    Box::pin(async move { Ok(board::panels::with_vote(message, &bot.pictures, hosted, seat, person).await?) })
}
