//! Stored preferences of players.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::PlayerId;
use crate::preferences::row_handle::PreferenceRows;
use crate::privacy::rows::refuse_while_erased;

/// A player’s preferences; `None` for the default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreferenceRow {
    /// 0 if the hand does not come by direct message.
    pub direct: Option<i64>,
    /// A theme's name.
    pub theme: Option<String>,
    /// Orientation of pictures: `own`, `first`.
    pub bottom: Option<String>,
    /// Way in which the player is notified of their turn: `ping`, `direct`, `none`.
    pub notify: Option<String>,
    /// 1: boards as text too.
    pub text_boards: Option<i64>,
    /// Minutes before a deadline; 0: no reminder.
    pub reminder: Option<i64>,
    /// The hour at which quiet hours begin.
    pub quiet_from: Option<i64>,
    /// The hour at which they end.
    pub quiet_to: Option<i64>,
    /// A time zone of IANA's.
    pub zone: Option<String>,
    /// 0: not on leaderboards.
    pub listed: Option<i64>,
    /// 0 if boards do not warn of Kings that can be taken.
    pub warnings: Option<i64>,
    /// The name of the language that the player has chosen.
    pub language: Option<String>,
    /// The name of the language of their Discord when they last acted.
    pub last_language: Option<String>,
}

from_row!(PreferenceRow {
    direct,
    theme,
    bottom,
    notify,
    text_boards,
    reminder,
    quiet_from,
    quiet_to,
    zone,
    listed,
    warnings,
    language,
    last_language
});

impl PreferenceRows<'_> {
    /// Returns a player’s preferences.
    pub async fn preferences(self, player: PlayerId) -> Result<PreferenceRow, StoreError> {
        let query = db::query_as("SELECT * FROM wishes WHERE player = $1").bind(player);
        Ok(query.fetch_optional(&self.store.readers).await?.unwrap_or_default())
    }

    /// Changes a player’s preferences; two concurrent changes both count.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn change_preferences<F>(self, player: PlayerId, change: F) -> Result<PreferenceRow, StoreError>
    where
        F: FnOnce(&mut PreferenceRow) + Send + 'static,
    {
        self.store.writer
            .write(move |connection| {
                Box::pin(async move {
                    refuse_while_erased(connection, player).await?;
                    let look = db::query_as("SELECT * FROM wishes WHERE player = $1").bind(player);
                    let mut row: PreferenceRow = look.fetch_optional(&mut *connection).await?.unwrap_or_default();
                    change(&mut row);
                    db::query(
                        "INSERT INTO wishes (player, direct, theme, bottom, notify, text_boards, reminder, \
                         quiet_from, quiet_to, zone, listed, warnings, language, last_language) \
                         VALUES ($1, COALESCE($2, 1), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
                         ON CONFLICT (player) DO UPDATE SET direct = COALESCE($2, 1), theme = $3, bottom = $4, \
                         notify = $5, text_boards = $6, reminder = $7, quiet_from = $8, quiet_to = $9, zone = $10, \
                         listed = $11, warnings = $12, language = $13, last_language = $14",
                    )
                    .bind(player)
                    .bind(row.direct)
                    .bind(row.theme.clone())
                    .bind(row.bottom.clone())
                    .bind(row.notify.clone())
                    .bind(row.text_boards)
                    .bind(row.reminder)
                    .bind(row.quiet_from)
                    .bind(row.quiet_to)
                    .bind(row.zone.clone())
                    .bind(row.listed)
                    .bind(row.warnings)
                    .bind(row.language.clone())
                    .bind(row.last_language.clone())
                    .execute(connection)
                    .await?;
                    Ok(row)
                })
            })
            .await
    }
}
