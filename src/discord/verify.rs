//! Whether a game was dealt as its seed says, and the seed the one committed to.

use super::Bot;
use super::draft::Draft;
use super::failure::Failure;
use crate::hall::{HallError, Table};
use crate::rules::{Record, Viewer};

impl Bot {
    /// What there is to check about the seed of a match, checked, in plain words.
    pub(super) async fn verify(&self, table: Table) -> Result<Draft, Failure> {
        let (id, commitment) = (table.id, table.game.seed().commitment());
        if table.game.outcome().is_none() {
            return Ok(Draft::new(format!(
                "Game {id} is not over: until then its seed is secret. What it is was committed to at the start by its \
                 SHA-256 `{commitment}`. Use `/verify` again after the end.{}",
                first_board(&table)
            )));
        }
        let told = match self.told_commitment(&table, &commitment).await {
            Some(true) => "✅ The first board told exactly this at the start.".to_owned(),
            Some(false) => {
                "❌ The first board told something else: please tell the bot’s operator.".to_owned()
            }
            None => "❔ I cannot read the first board any more: compare it with what you have.".to_owned(),
        };
        let defect = move |error: tokio::task::JoinError| HallError::Corrupt(id, error.to_string());
        let check = move || (is_reproduced(&table), table);
        let (reproduced, table) = tokio::task::spawn_blocking(check).await.map_err(defect)?;
        let dealt = if reproduced {
            "✅ Dealt anew from the seed and the options, every move of the record is legal and leads to the same end."
        } else {
            "❌ Dealt anew from the seed, the record leads somewhere else: please tell the bot’s operator."
        };
        let seed = table.game.seed().to_hex();
        Ok(Draft::new(format!(
            "**Game {id}**\nSeed `{seed}`\n✅ Its SHA-256 is `{commitment}`.\n{told}{}\n{dealt}\n\
             -# To check it yourself: `echo {seed} | xxd -r -p | sha256sum`, and `trickmate referee {} --moves` with the \
             record that `/moves` gives.",
            first_board(&table),
            table.game.game().name(),
        )))
    }

    /// Whether the first board tells this commitment; `None` if it cannot be read.
    async fn told_commitment(&self, table: &Table, commitment: &str) -> Option<bool> {
        let board = table.first_board?;
        match self.delivery.read(table.place(), board).await {
            Ok(text) => Some(text.contains(commitment)),
            Err(trouble) => {
                tracing::info!("the first board of game {} cannot be read: {trouble}", table.id);
                None
            }
        }
    }
}

/// A link to the board that told the commitment.
fn first_board(table: &Table) -> String {
    let server = table.server.map_or_else(|| "@me".to_owned(), |server| server.to_string());
    table.first_board.map_or_else(String::new, |board| {
        format!(" https://discord.com/channels/{server}/{}/{board}", table.place())
    })
}

/// Whether the record, written and read again, leads from the seed to the same end.
fn is_reproduced(table: &Table) -> bool {
    let text = Record::of(&table.game, []).to_string();
    let Ok(Ok(again)) = text.parse::<Record>().map(|record| record.replay()) else { return false };
    let position = |game: &crate::rules::Match| game.position().text(Viewer::Everyone);
    position(&again) == position(&table.game) && again.outcome() == table.game.outcome()
}
