//! The boards of a match that is played in direct messages since its server removed the bot.

use crate::announce::publisher::{AnnounceError, Certainty, Publisher};
use crate::board;
use trickmate_host::{HostedMatch, is_known};
use trickmate_rules::Seat;

/// Sends the board to both players. While a turn is under way, the board comes when it is over.
pub(crate) async fn announce(
    publisher: &Publisher,
    hosted: &HostedMatch,
    certainty: Certainty,
) -> Result<(), AnnounceError> {
    if hosted.announced < 0 || !hosted.game.is_within_turn() {
        let draft = board::message::for_all(hosted, &[], &publisher.pictures).await?;
        let nonce = format!("{}-{}", hosted.id, hosted.version());
        for seat in Seat::ALL {
            let player = hosted.player(seat);
            if !is_known(player) || hosted.computer.is_some_and(|computer| computer.seat == seat) {
                continue;
            }
            match publisher.delivery.direct(player, &draft, &nonce).await {
                Ok(_) => publisher.delivery.meter.post_board(),
                Err(error) if error.is_transient() => return Err(error.into()),
                // A player with closed direct messages can still use commands.
                Err(error) => tracing::info!("no board for a player of game {}: {error}", hosted.id),
            }
        }
    }
    board::hand_messages::show_hands(publisher, hosted, certainty).await?;
    Ok(publisher.service.matches().mark_announced(hosted.id, hosted.version(), None).await?)
}
