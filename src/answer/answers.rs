//! The end of every interaction: its answer or its refusal.

use crate::answer;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{GuildId, Member, User};

use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::responder::{Responder, Task};
use crate::ui::trace::about_match;
use trickmate_host::{Event, ServiceError};

/// Notes a person's names, globally and on the server where they are, and the time since when they are a member there.
/// If the name cannot be stored, nothing is refused: at worst a picture has an old name.
pub(crate) async fn remember_name(bot: &Bot, user: &User, server: Option<GuildId>, member: Option<&Member>) {
    let person = number(user.id.get());
    let there = async {
        let (Some(server), Some(member)) = (server, member) else { return Ok(()) };
        let joined_at = member.joined_at.map(|joined| joined.timestamp_millis());
        bot.service.names().meet_on(number(server.get()), person, member.display_name(), joined_at).await
    };
    let work =
        async { bot.service.names().remember_name(person, user.display_name()).await.and(there.await) };
    // The interaction is acknowledged afterwards.
    match tokio::time::timeout(NAMING, work).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!("a name was not stored: {error}"),
        Err(_) => tracing::warn!("a name was not stored in time"),
    }
}

/// Does the work of an interaction and gives its answer, as [`finish`] does.
pub(crate) fn answer<'a>(
    bot: &'a Bot,
    mut reply: Responder<'a>,
    asker: Asker,
    match_id: Option<i64>,
    work: impl Future<Output = Result<OutgoingMessage, CommandError>> + Send + 'a,
) -> Task<'a, ()> {
    Box::pin(async move {
        match_id.inspect(|game| about_match(*game));
        let result = reply.after(work).await;
        finish(bot, reply, result, match_id, asker).await;
    })
}

/// Gives the answer, or says what failed; also tells the player if the board of the match cannot be posted.
pub(crate) fn finish<'a>(
    bot: &'a Bot,
    mut reply: Responder<'a>,
    result: Result<OutgoingMessage, CommandError>,
    match_id: Option<i64>,
    asker: Asker,
) -> Task<'a, ()> {
    Box::pin(async move {
        match_id.inspect(|game| about_match(*game));
        let awaited = result.as_ref().ok().and_then(OutgoingMessage::awaited);
        let announced = match result {
            Ok(draft) => reply.say(draft).await,
            Err(failure) => {
                let is_stale = matches!(failure, CommandError::Service(ServiceError::Stale));
                // It may come with a picture.
                let draft = reply.after(answer::refusal::refusal(bot, failure, match_id, asker.person)).await;
                match match_id.zip(reply.board()).filter(|_| is_stale) {
                    Some((match_id, board)) if is_old(bot, match_id, board).await => {
                        reply.retire(draft).await
                    }
                    _ => reply.refuse(draft).await,
                }
            }
        };
        if let Err(error) = announced {
            // The action is committed, and the board message shows it.
            tracing::info!("an answer was not delivered: {error}");
            return;
        }
        if let Some(match_id) = match_id {
            warn(bot, &mut reply, match_id).await;
        }
        if let Some(awaited) = awaited
            && let Some(renewal) = reply.into_renewal()
        {
            answer::computer_answer::renew(bot, renewal, awaited, asker.person).await;
        }
    })
}

/// Returns `true` if a board is known not to be the latest of its match. While the latest is being posted, that is not
/// known.
async fn is_old(bot: &Bot, match_id: i64, board: i64) -> bool {
    let latest = bot.service.matches().hosted_match(match_id).await.ok().and_then(|hosted| hosted.board);
    latest.is_some_and(|latest| latest != board)
}

/// Tells the player if the board of a match cannot be posted.
pub(crate) async fn warn(bot: &Bot, reply: &mut Responder<'_>, match_id: i64) {
    bot.announcer.settled(Event::Match(match_id), WATCHED).await;
    if let Some(words) = bot.announcer.obstacle(match_id)
        && let Err(error) = reply.send_ephemeral(OutgoingMessage::new(words)).await
    {
        tracing::info!("a warning was not delivered: {error}");
    }
}

/// Longest time that an interaction waits for a name to be stored.
const NAMING: Duration = Duration::from_millis(1200);

/// Time to wait for the board to be posted, so that its player hears if that fails.
pub(crate) const WATCHED: Duration = Duration::from_secs(5);
