//! The boards of a match that is played in direct messages since its server removed the bot.

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::board;
use crate::ui::audience::writing_to;
use trickmate_host::{ChannelId, HostedMatch, MatchId, MessageId, PlayerId, Version, is_known};
use trickmate_rules::Seat;

/// Sends the board to both players. While a turn is under way, the board comes when it is over.
pub(crate) async fn announce(
    publisher: &Publisher,
    hosted: &HostedMatch,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    if hosted.announced < Version::default() || !hosted.game.is_within_turn() {
        let nonce = format!("{}-{}", hosted.id, hosted.version());
        for seat in Seat::ALL {
            let player = hosted.player(seat);
            if !is_known(player) || hosted.computer.is_some_and(|computer| computer.seat == seat) {
                continue;
            }
            let compose = board::message::for_all(hosted, &[], &publisher.pictures);
            let draft = writing_to(&publisher.service, player, compose).await?;
            match publisher.delivery.direct(player, &draft, &nonce).await {
                Ok(board) => {
                    publisher.delivery.meter.post_board();
                    retire_former(publisher, hosted.id, player, board).await;
                }
                Err(error) if error.is_transient() => return Err(error.into()),
                // A player with closed direct messages can still use commands.
                Err(error) => tracing::info!("no board for a player of game {}: {error}", hosted.id),
            }
        }
    }
    board::hand_messages::show_hands(publisher, hosted, delivery_state).await?;
    let is_watched = hosted.announcing.is_watched;
    Ok(publisher.service.matches().mark_announced(hosted.id, hosted.version(), None, is_watched).await?)
}

/// Takes the controls off the board before this one in a player's direct messages.
async fn retire_former(
    publisher: &Publisher,
    match_id: MatchId,
    player: PlayerId,
    board: (ChannelId, MessageId),
) {
    let delivery = &publisher.delivery;
    if let Some((channel, former)) = delivery.direct_boards.follow(match_id, player, board)
        && let Err(error) = delivery.take_controls(channel, former).await
    {
        tracing::info!("a former board of game {match_id} keeps its controls: {error}");
    }
}
