//! Whether a game was dealt as its seed says, and the seed the one committed to.

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::input::command_error::CommandError;
use crate::discord::view::board_message::link;
use crate::service::HostedMatch;
use crate::workers::Lane;
use trickmate_rules::{Record, SeedOrigin, Viewer};
use trickmate_text::text;

impl Bot {
    /// What there is to check about the seed of a match, checked, in plain words.
    pub(crate) async fn verify(&self, table: HostedMatch) -> Result<OutgoingMessage, CommandError> {
        let (id, commitment) = (table.id, table.game.seed().commitment());
        if table.game.outcome().is_none() {
            let origin = table.origin.as_ref().map(|origin| {
                text!(
                    "verify-running-origin",
                    secret = origin.secret.commitment(),
                    challenge = origin.challenge.to_string(),
                    accept = origin.accept.to_string()
                )
            });
            let again = format!("{}{}", text!("verify-running-again"), first_board(&table));
            let running = OutgoingMessage::new(text!("verify-running", game = id, commitment));
            return Ok(running.followed_by(&origin.unwrap_or_default()).followed_by(&again));
        }
        let told = match self.first_board_tells(&table, &commitment).await {
            _ if table.computer.is_some() => text!("verify-told-computer"),
            Some(true) => text!("verify-told"),
            Some(false) => text!("verify-told-other"),
            None => text!("verify-told-unknown"),
        };
        let dealt = if self.look(Lane::Replay, &table, is_reproduced).await? {
            text!("verify-dealt")
        } else {
            text!("verify-dealt-otherwise")
        };
        let seed = table.game.seed().to_hex();
        let origin = match &table.origin {
            Some(origin) => self.verify_origin(&table, origin).await?,
            None => Vec::new(),
        };
        let mut lines = vec![
            text!("verify-heading", game = id),
            text!("verify-seed", seed),
            text!("verify-hash", commitment),
            format!("{told}{}", first_board(&table)),
            dealt,
        ];
        lines.extend(origin);
        lines.push(text!("verify-yourself", seed, game = table.game.game().name()));
        Ok(OutgoingMessage::new(lines.join("\n")))
    }

    /// What there is to check about where the seed comes from, checked, a line for each.
    async fn verify_origin(
        &self,
        table: &HostedMatch,
        origin: &SeedOrigin,
    ) -> Result<Vec<String>, CommandError> {
        let commitment = origin.secret.commitment();
        let challenged = match self.service.told_secret_in(table).await? {
            Some((channel, message)) => {
                let told = self.tells(table, (channel, message), &[&commitment]).await;
                let link = link(table.server, channel, Some(message));
                Some(match told {
                    Some(true) => text!("verify-challenge-told", link),
                    Some(false) => text!("verify-challenge-other", link),
                    None => text!("verify-challenge-unread", link),
                })
            }
            // The computer was not challenged by a message.
            None if table.computer.is_some() => None,
            None => Some(text!("verify-challenge-unknown")),
        };
        let [challenge, accept] = [origin.challenge, origin.accept].map(|id| id.to_string());
        let follows = match origin.check(&table.game) {
            Ok(()) => text!("verify-follows"),
            Err(error) => text!("verify-does-not-follow", why = error.to_string()),
        };
        let secret = text!("verify-origin-secret", secret = origin.secret.to_hex(), commitment);
        let mut lines = vec![text!("verify-origin"), secret];
        lines.extend(challenged);
        lines.extend([text!("verify-acceptance", challenge, accept), follows]);
        Ok(lines)
    }

    /// Whether the first board tells this commitment; `None` if it cannot be read.
    async fn first_board_tells(&self, table: &HostedMatch, commitment: &str) -> Option<bool> {
        self.tells(table, (table.place(), table.first_board?), &[commitment]).await
    }

    /// Whether a message says all of this; `None` if it cannot be read.
    async fn tells(
        &self,
        table: &HostedMatch,
        (channel, message): (i64, i64),
        words: &[&str],
    ) -> Option<bool> {
        match self.delivery.read(channel, message).await {
            Ok(text) => Some(words.iter().all(|word| text.contains(word))),
            Err(trouble) => {
                tracing::info!("a message about the seed of game {} cannot be read: {trouble}", table.id);
                None
            }
        }
    }
}

/// A link to the board that told the commitment.
fn first_board(table: &HostedMatch) -> String {
    let board = table.first_board;
    board.map_or_else(String::new, |board| format!(" {}", link(table.server, table.place(), Some(board))))
}

/// Whether the record, written and read again, leads from the seed to the same end.
fn is_reproduced(table: &HostedMatch) -> bool {
    let text = Record::of(&table.game, []).to_string();
    let Ok(Ok(again)) = text.parse::<Record>().map(|record| record.replay()) else { return false };
    let position = |game: &trickmate_rules::Match| game.position().observe(Viewer::Omniscient).text();
    position(&again) == position(&table.game) && again.outcome() == table.game.outcome()
}
