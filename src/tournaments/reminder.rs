//! Reminders of the end of a round: direct messages, each sent once even if the process dies meanwhile.

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::ui::audience;
use crate::ui::shown_match::link;
use trickmate_host::{HostedTournament, RoundReminder};
use trickmate_text::{speak, text};

/// Sends the reminders of a tournament that are due; a player with closed direct messages gets none.
pub(crate) async fn tell(
    publisher: &Publisher,
    tournament: &HostedTournament,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let id = tournament.id;
    for reminder in publisher.service.tournaments().open_reminders(id).await? {
        match remind(publisher, tournament, reminder, delivery_state).await.map_err(AnnounceError::from) {
            Err(error) if error.is_transient() => return Err(error),
            Err(error) => tracing::info!("a player of tournament {id} could not be reminded: {error}"),
            Ok(()) => {}
        }
        publisher.service.tournaments().mark_reminded(id, reminder).await?;
    }
    Ok(())
}

async fn remind(
    publisher: &Publisher,
    tournament: &HostedTournament,
    reminder: RoundReminder,
    delivery_state: DeliveryState,
) -> Result<(), ApiError> {
    let pointed = publisher.service.tournaments().reminded_player(tournament, reminder);
    let Some((player, game, deadline)) = pointed else { return Ok(()) };
    let language = audience::of_person(&publisher.service, player).await;
    let words = speak(language, || {
        text!(
            "tournament-reminder",
            name = escape(&tournament.name),
            round = tournament.round,
            game,
            when = format!("<t:{}:R>", deadline.get() / 1000),
            link = link(Some(tournament.server), tournament.channel, tournament.message)
        )
    });
    if delivery_state == DeliveryState::Doubtful {
        let channel = publisher.delivery.direct_channel(player).await?;
        let messages = publisher.delivery.own_messages(channel).await?;
        // The first line names the tournament, the round and its end.
        let line = words.lines().next();
        if messages.iter().any(|message| message.content.lines().next() == line) {
            return Ok(());
        }
    }
    let nonce = format!("round-{}-{}", tournament.id, reminder.round());
    publisher.delivery.direct(player, &OutgoingMessage::new(words), &nonce).await.map(drop)
}
