//! Notifications of spectators: there is something to see, and where. They contain nothing of the game itself, since
//! spectators may no longer be allowed to see its channel.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::announce::publisher::{AnnounceError, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::ui::command_error::CommandError;
use crate::ui::shown_match::ShownMatch;
use crate::watch::ids::UnwatchId;
use trickmate_host::{HostedMatch, MatchId, Notification, PlayerId};
use trickmate_text::{speak, text, word};

/// Notifies the spectators of a match of its new board or its end, according to their preferences. In quiet hours, the
/// notification is delayed.
pub(crate) async fn tell(publisher: &Publisher, id: MatchId) -> Result<(), AnnounceError> {
    let hosted = publisher.service.matches().hosted_match(id).await?;
    let nonce = format!("watch-{id}-{}", hosted.version());
    for watcher in publisher.service.spectators().watchers(id).await? {
        let person = watcher.person;
        let preferences = publisher.service.preferences().of(person).await?;
        if !watcher.is_due(&hosted)
            || preferences.quiet_until(publisher.service.clock().timestamp()).is_some()
        {
            continue;
        }
        if preferences.notify != Notification::None {
            let draft = speak(preferences.spoken(), || news(&hosted));
            match publisher.delivery.direct(person, &draft, &nonce).await {
                Ok(_) => {}
                Err(error) if error.is_transient() => return Err(error.into()),
                Err(ApiError::DirectClosed) => {
                    tracing::info!("somebody who watches game {id} takes no direct messages");
                    publisher.service.spectators().unwatch(id, person).await?;
                }
                Err(error) => tracing::info!("somebody who watches game {id} was not told: {error}"),
            }
        }
        publisher.service.spectators().mark_watcher_told(&hosted, person).await?;
    }
    Ok(())
}

/// Stops somebody from watching a match.
pub(crate) async fn stop_watching(
    bot: &Bot,
    match_id: MatchId,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    if bot.service.spectators().unwatch(match_id, person).await? {
        Ok(OutgoingMessage::new(text!("watch-stopped", game = match_id)))
    } else {
        Err(CommandError::words(text!("watch-not-watched", game = match_id)))
    }
}

/// Returns the message to somebody who watches.
fn news(hosted: &HostedMatch) -> OutgoingMessage {
    let (game, title, link) = (hosted.id, word(hosted.game.game().title()), hosted.link());
    if hosted.game.outcome().is_some() {
        return OutgoingMessage::new(text!("watch-over", game, title, link));
    }
    let stop = stop_button(hosted.id, text!("watch-stop"));
    OutgoingMessage::new(text!("watch-board", game, title, link))
        .rows(vec![CreateActionRow::Buttons(vec![stop])])
}

/// Returns the button that ends watching a match.
pub(super) fn stop_button(match_id: MatchId, label: String) -> CreateButton {
    CreateButton::new(UnwatchId(match_id).to_string()).label(label).style(ButtonStyle::Secondary)
}
