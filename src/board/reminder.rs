//! Reminders of deadlines: direct messages, each sent once, even if a process dies meanwhile.

use crate::announce::publisher::{AnnounceError, Certainty, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::HostedMatch;
use trickmate_rules::Seat;
use trickmate_text::text;

/// Reminds a player of the deadline in a match; a player with closed direct messages gets none.
pub(crate) async fn tell(
    publisher: &Publisher,
    match_id: i64,
    seat: Seat,
    certainty: Certainty,
) -> Result<(), AnnounceError> {
    let Some(deadline) = publisher.service.clocks().claimed_reminder(match_id, seat).await? else {
        return Ok(());
    };
    let told = match publisher.service.matches().hosted_match(match_id).await {
        Ok(hosted) => {
            remind(publisher, &hosted, seat, deadline, certainty).await.map_err(AnnounceError::from)
        }
        Err(error) => Err(error.into()),
    };
    match told {
        Err(error) if error.is_transient() => return Err(error),
        Err(error) => tracing::info!("a player of game {match_id} could not be reminded: {error}"),
        Ok(()) => {}
    }
    Ok(publisher.service.clocks().mark_reminded(match_id, seat, deadline).await?)
}

async fn remind(
    publisher: &Publisher,
    hosted: &HostedMatch,
    seat: Seat,
    deadline: i64,
    certainty: Certainty,
) -> Result<(), ApiError> {
    let words = text!(
        "reminder",
        title = hosted.game.game().title(),
        game = hosted.id,
        when = format!("<t:{}:R>", deadline / 1000),
        link = hosted.link()
    );
    let player = hosted.players[seat.index()];
    if certainty == Certainty::Doubtful {
        let channel = publisher.delivery.direct_channel(player).await?;
        let messages = publisher.delivery.own_messages(channel).await?;
        // The first line names the game and the deadline. Commands, which are below, are sent as other words.
        let line = words.lines().next();
        if messages.iter().any(|message| message.content.lines().next() == line) {
            return Ok(());
        }
    }
    let nonce = format!("remind-{}-{}", hosted.id, hosted.version());
    publisher.delivery.direct(player, &OutgoingMessage::new(words), &nonce).await.map(drop)
}
