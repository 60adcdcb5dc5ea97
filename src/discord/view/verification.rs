//! Whether a game was dealt as its seed says, and the seed the one committed to.

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::input::command_error::CommandError;
use crate::discord::view::board_message::link;
use crate::service::HostedMatch;
use crate::workers::Lane;
use trickmate_rules::{Record, SeedOrigin, Viewer};

impl Bot {
    /// What there is to check about the seed of a match, checked, in plain words.
    pub(crate) async fn verify(&self, table: HostedMatch) -> Result<OutgoingMessage, CommandError> {
        let (id, commitment) = (table.id, table.game.seed().commitment());
        if table.game.outcome().is_none() {
            let origin = match &table.origin {
                Some(origin) => format!(
                    "\nIt follows from a secret that the challenge committed to as `{}`, from the challenge `{}`, its \
                     acceptance `{}`, and the options.",
                    origin.secret.commitment(),
                    origin.challenge,
                    origin.accept,
                ),
                None => String::new(),
            };
            return Ok(OutgoingMessage::new(format!(
                "Game {id} is not over: until then its seed is secret. It was fixed before the first move: its SHA-256 is \
                 `{commitment}`, as the first board tells.{origin}\nUse `/verify` again after the end.{}",
                first_board(&table)
            )));
        }
        let told = match self.first_board_tells(&table, &commitment).await {
            _ if table.computer.is_some() => "❔ The board of a game against the computer is one message that is edited, so it can’t \
                                              prove what it showed first. Compare it with what you noted down."
                .to_owned(),
            Some(true) => "✅ The first board showed exactly this commitment.".to_owned(),
            Some(false) => {
                "❌ The first board showed a different commitment. Tell the bot’s operator.".to_owned()
            }
            None => "❔ I can’t read the first board any more. Compare it with your copy.".to_owned(),
        };
        let dealt = if self.look(Lane::Replay, &table, is_reproduced).await? {
            "✅ The seed and the options give this deal, and every move of the record is legal and leads to the same result."
        } else {
            "❌ The seed gives a different game. Tell the bot’s operator."
        };
        let seed = table.game.seed().to_hex();
        let origin = match &table.origin {
            Some(origin) => self.verify_origin(&table, origin).await?,
            None => String::new(),
        };
        Ok(OutgoingMessage::new(format!(
            "**Game {id}**\nSeed `{seed}`\n✅ Its SHA-256 is `{commitment}`.\n{told}{}\n{dealt}\n{origin}\
             -# To check it yourself: `echo {seed} | xxd -r -p | sha256sum`, and `trickmate referee {} --moves` with the \
             record that `/record` gives.",
            first_board(&table),
            table.game.game().name(),
        )))
    }

    /// What there is to check about where the seed comes from, checked, a line for each.
    async fn verify_origin(&self, table: &HostedMatch, origin: &SeedOrigin) -> Result<String, CommandError> {
        let commitment = origin.secret.commitment();
        let challenged = match self.service.told_secret_in(table).await? {
            Some((channel, message)) => {
                let told = self.tells(table, (channel, message), &[&commitment]).await;
                let link = link(table.server, channel, Some(message));
                format!("{} the challenge {link}\n", mark(told))
            }
            // The computer was not challenged by a message.
            None if table.computer.is_some() => String::new(),
            None => format!("{} the challenge\n", mark(None)),
        };
        let [challenge, accept] = [origin.challenge, origin.accept].map(|id| id.to_string());
        let follows = match origin.check(&table.game) {
            Ok(()) => "✔️ The seed and the seats follow from these and from the options.".to_owned(),
            Err(error) => format!("❌ {error}: please tell the bot’s operator."),
        };
        Ok(format!(
            "**Where the seed comes from**\nSecret `{}`, its commitment `{commitment}`\n{challenged}\
             The challenge `{challenge}`, its acceptance `{accept}`: whoever accepted was told the same.\n{follows}\n",
            origin.secret.to_hex(),
        ))
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

/// How a message that should tell something is found to.
const fn mark(told: Option<bool>) -> &'static str {
    match told {
        Some(true) => "✔️ Told by",
        Some(false) => "❌ Not told by",
        None => "❔ I cannot read",
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
