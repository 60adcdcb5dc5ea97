//! What players are told when a server removes the bot.

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::publish::publisher::{AnnounceError, Publisher};
use trickmate_host::PausedGames;
use trickmate_text::text;

/// How many games are named.
const NAMED: usize = 20;

impl Publisher {
    /// Tells the players of a server that has removed the bot, each once, that their games are paused.
    pub(crate) async fn tell_departure(&self, server: i64) -> Result<(), AnnounceError> {
        for paused in self.service.unannounced_pauses(server).await? {
            let nonce = format!("paused-{server}");
            match self.delivery.direct(paused.player, &news(&paused), &nonce).await {
                Ok(_) => {}
                Err(error) if error.is_transient() => return Err(error.into()),
                Err(error) => tracing::info!("a player was not told of paused games: {error}"),
            }
        }
        Ok(self.service.pauses_told(server).await?)
    }
}

fn news(paused: &PausedGames) -> OutgoingMessage {
    let named: Vec<String> = paused.matches.iter().take(NAMED).map(i64::to_string).collect();
    let more = paused.matches.len().saturating_sub(NAMED);
    let games = match more {
        0 => named.join(", "),
        more => text!("departure-more", games = named.join(", "), more),
    };
    OutgoingMessage::new(text!("departure", count = paused.matches.len(), games))
}
