//! The direct messages that show the players' hands.

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::board;
use trickmate_host::workers::Lane;
use trickmate_host::{ChannelId, HandMessage, HostedMatch, MessageId, PlayerId, is_known};
use trickmate_rules::Seat;
use trickmate_text::speaking;

/// Brings the direct messages that show the players' hands up to date.
pub(crate) async fn show_hands(
    publisher: &Publisher,
    hosted: &HostedMatch,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let all_shown = match hosted.announcing.has_hands {
        true => publisher.service.hands().hand_messages(hosted.id).await?,
        false => [None; 2],
    };
    for seat in Seat::ALL.into_iter().filter(|seat| hosted.computer.is_none_or(|own| own.seat != *seat)) {
        let shown = all_shown[seat.index()];
        let message = shown.and_then(|shown| shown.message);
        let looked = hosted.clone();
        let look = move || Ok((looked.has_hand(seat), looked.has_covered_cards()));
        let (has_hand, has_covered_cards) = publisher.pictures.run(Lane::Board, look).await?;
        // As long as it still has menus.
        let goes_on = has_hand || has_covered_cards;
        if shown.is_some() && message.is_none() || shown.is_none() && !has_hand {
            continue;
        }
        let player = hosted.players[seat.index()];
        let preferences = publisher.service.preferences().of(player).await?;
        if !is_known(player) || shown.is_none() && !preferences.direct {
            continue;
        }
        let (language, pictures) = (preferences.spoken(), &publisher.pictures);
        let draft = match goes_on || hosted.game.outcome().is_some() {
            true => {
                let compose = board::hand::compose(hosted, seat, &preferences, Lane::Board, pictures);
                speaking(language, compose).await?
            }
            false => speaking(language, board::hand::last(hosted, seat, &preferences, pictures)).await?,
        };
        let edited = match shown.zip(message) {
            Some((shown, _)) if shown.version >= hosted.version() => continue,
            Some((shown, message)) => {
                let edited = publisher.delivery.edit(shown.channel, message, &draft).await;
                edited.map(|()| (shown.channel, message))
            }
            None => Err(ApiError::MessageGone),
        };
        let sent = match edited {
            // The message was never sent, or the player has deleted it.
            Err(ApiError::MessageGone) => send_hand(publisher, hosted, player, &draft, delivery_state).await,
            edited => edited,
        };
        let shown = match sent {
            Ok((channel, message)) => {
                HandMessage { channel, message: goes_on.then_some(message), version: hosted.version() }
            }
            Err(error) if error.is_transient() => return Err(error.into()),
            Err(error) => {
                tracing::info!("no direct message for a player of game {}: {error}", hosted.id);
                HandMessage { channel: ChannelId::default(), message: None, version: hosted.version() }
            }
        };
        publisher.service.hands().shows_hand(hosted.id, seat, shown).await?;
    }
    Ok(())
}

/// Sends a player the direct message with the hand. If an earlier attempt sent one without noting it, that one is
/// edited instead.
async fn send_hand(
    publisher: &Publisher,
    hosted: &HostedMatch,
    player: PlayerId,
    draft: &OutgoingMessage,
    delivery_state: DeliveryState,
) -> Result<(ChannelId, MessageId), ApiError> {
    if board::posted::may_have_unnoted_posts(hosted, delivery_state) {
        let channel = publisher.delivery.direct_channel(player).await?;
        for message in publisher.delivery.own_messages(channel).await? {
            // A game that is played in these direct messages has its boards there as well.
            if channel != hosted.place() && board::hand::is_panel(&message, hosted.id) {
                let message = message.id.to_host();
                match publisher.delivery.edit(channel, message, draft).await {
                    Ok(()) => return Ok((channel, message)),
                    Err(ApiError::MessageGone) => break,
                    Err(error) => return Err(error),
                }
            }
        }
    }
    let nonce = format!("hand-{}-{}", hosted.id, hosted.version());
    publisher.delivery.direct(player, draft, &nonce).await
}
