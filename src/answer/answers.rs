//! The end of every interaction: its answer or its refusal.

use crate::answer;
use crate::board;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{GuildId, Member, User};

use crate::api::error::ApiError;
use crate::api::open_panels::PanelContent;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::responder::{Responder, Task};
use crate::ui::trace::about_match;
use trickmate_host::{Event, MatchId, MessageId, PlayerId, ServiceError, Timestamp};

/// Notes a person's global name, their name on the server, and when they joined it. Failing to store these is not an
/// error: at worst, a picture has an old name.
pub(crate) async fn remember_name(bot: &Bot, user: &User, server: Option<GuildId>, member: Option<&Member>) {
    let person = user.id.to_host();
    let there = async {
        let (Some(server), Some(member)) = (server, member) else { return Ok(()) };
        let joined_at = member.joined_at.map(|joined| Timestamp::new(joined.timestamp_millis()));
        bot.service.names().meet_on(server.to_host(), person, member.display_name(), joined_at).await
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
    match_id: Option<MatchId>,
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
    match_id: Option<MatchId>,
    asker: Asker,
) -> Task<'a, ()> {
    Box::pin(async move {
        match_id.inspect(|game| about_match(*game));
        let (awaited, panel) = match &result {
            Ok(draft) => (draft.awaited(), draft.panel()),
            Err(_) => (None, None),
        };
        let is_dismissed = result.as_ref().is_ok_and(|draft| is_dismissed(&reply, draft));
        let announced = match result {
            Ok(draft) if draft.is_passing() => pass(bot, &mut reply, draft, match_id, asker.person).await,
            Ok(draft) => {
                let said = reply.say(draft).await;
                if let Some(panel) = panel.filter(|_| said.is_ok()) {
                    note_panel(bot, &reply, panel, asker.person).await;
                }
                said
            }
            Err(failure) => {
                let is_stale = matches!(failure, CommandError::Service(ServiceError::Stale));
                // The refusal may include a picture.
                let draft = reply.after(answer::refusal::refusal(bot, failure, match_id, asker.person)).await;
                let panel = draft.panel();
                let refused = match match_id.zip(reply.board()).filter(|_| is_stale) {
                    Some((match_id, board)) if is_old(bot, match_id, board).await => {
                        reply.retire(draft).await
                    }
                    _ => reply.refuse(draft).await,
                };
                if let Some(panel) = panel.filter(|_| refused.is_ok()) {
                    note_panel(bot, &reply, panel, asker.person).await;
                }
                refused
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
        if let Some(awaited) = awaited.filter(|_| !is_dismissed)
            && let Some(renewal) = reply.into_renewal()
        {
            answer::computer_answer::renew(bot, renewal, awaited, asker.person, panel.is_some()).await;
        }
    })
}

/// Returns `true` if nothing is said.
const fn is_dismissed(reply: &Responder<'_>, draft: &OutgoingMessage) -> bool {
    draft.is_passing() && (reply.may_dismiss() || draft.is_unsaid())
}

/// Answers with something that is visible elsewhere too. If the interaction came from a message, no answer is needed.
async fn pass(
    bot: &Bot,
    reply: &mut Responder<'_>,
    draft: OutgoingMessage,
    match_id: Option<MatchId>,
    person: PlayerId,
) -> Result<(), ApiError> {
    let closes_panel = draft.closes_panel();
    let answered = if is_dismissed(reply, &draft) { reply.dismiss().await } else { reply.say(draft).await };
    if let Some(match_id) = match_id.filter(|_| closes_panel) {
        if reply.has_left_panel() {
            bot.delivery.panels.close(match_id, person);
        } else {
            bot.delivery.close_panel(match_id, person).await;
        }
    }
    answered
}

/// Notes the panel that a player has open now. There is one per match: an earlier one is deleted. In direct messages, a
/// message that everybody there sees is not a panel.
async fn note_panel(bot: &Bot, reply: &Responder<'_>, panel: (MatchId, PanelContent), person: PlayerId) {
    let Some(message) = reply.private_message() else { return };
    let (match_id, content) = panel;
    let is_further = message.further.is_some();
    let before = bot.delivery.panels.open(match_id, person, message, content);
    if let Some(before) = before.filter(|_| is_further || !reply.changes_panel())
        && let Err(error) = bot.delivery.delete_private(&before).await
    {
        tracing::debug!("a panel of game {match_id} stays: {error}");
    }
    // The match may have moved on before the panel was noted.
    if let Ok(hosted) = bot.service.matches().hosted_match(match_id).await
        && let Some(seat) = hosted.seat_for(person)
    {
        board::panels::settle(&bot.service, &bot.delivery, &bot.pictures, &hosted, (seat, person)).await;
    }
}

/// Returns `true` if a board is known not to be the latest of its match. While the latest board is being posted, this
/// is unknown.
async fn is_old(bot: &Bot, match_id: MatchId, board: MessageId) -> bool {
    let latest = bot.service.matches().hosted_match(match_id).await.ok().and_then(|hosted| hosted.board);
    latest.is_some_and(|latest| latest != board)
}

/// Tells the player if the board of a match cannot be posted.
pub(crate) async fn warn(bot: &Bot, reply: &mut Responder<'_>, match_id: MatchId) {
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
