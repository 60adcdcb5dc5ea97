//! What players are told when a server removes the bot.

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::publish::publisher::{AnnounceError, Publisher};
use crate::service::PausedGames;

/// How many games are named.
const NAMED: usize = 20;

impl Publisher {
    /// Tells the players of a server that has removed the bot, each once, that their games are paused.
    pub(crate) async fn tell_departure(&self, server: i64) -> Result<(), AnnounceError> {
        for paused in self.service.untold_pauses(server).await? {
            let nonce = format!("paused-{server}");
            match self.delivery.direct(paused.player, &news(&paused), &nonce).await {
                Ok(_) => {}
                Err(trouble) if trouble.is_transient() => return Err(trouble.into()),
                Err(trouble) => tracing::info!("a player was not told of paused games: {trouble}"),
            }
        }
        Ok(self.service.pauses_told(server).await?)
    }
}

fn news(paused: &PausedGames) -> OutgoingMessage {
    let named: Vec<String> = paused.tables.iter().take(NAMED).map(i64::to_string).collect();
    let more = paused.tables.len().saturating_sub(NAMED);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let games = match paused.tables.len() {
        1 => format!("Game {} is paused", named.join("")),
        _ => format!("Games {}{more} are paused", named.join(", ")),
    };
    OutgoingMessage::new(format!(
        "⏸ {games}: the server where you play has removed me. No time passes. Play goes on when somebody there adds me \
         again; after 90 days without me the result is *aborted*, which does not count."
    ))
}
