//! Reminders of deadlines: direct messages, each sent once, even if a process dies meanwhile.

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::ui::audience;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{HostedMatch, MatchId, Timestamp};
use trickmate_rules::Seat;
use trickmate_text::{speak, text, word};

/// Reminds a player of the deadline in a match; a player with closed direct messages gets none.
pub(crate) async fn tell(
    publisher: &Publisher,
    match_id: MatchId,
    seat: Seat,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let Some(deadline) = publisher.service.clocks().claimed_reminder(match_id, seat).await? else {
        return Ok(());
    };
    let told = match publisher.service.matches().hosted_match(match_id).await {
        Ok(hosted) => {
            remind(publisher, &hosted, seat, deadline, delivery_state).await.map_err(AnnounceError::from)
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
    deadline: Timestamp,
    delivery_state: DeliveryState,
) -> Result<(), ApiError> {
    let player = hosted.players[seat.index()];
    let language = audience::of_person(&publisher.service, player).await;
    let words = speak(language, || {
        text!(
            "reminder",
            title = word(hosted.game.game().title()),
            game = hosted.id,
            when = format!("<t:{}:R>", deadline.seconds()),
            link = hosted.link()
        )
    });
    if delivery_state == DeliveryState::Doubtful {
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
