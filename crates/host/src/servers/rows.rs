//! Settings of Discord servers.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{ChannelId, RoleId, ServerId, Timestamp};
use crate::servers::row_handle::ServerRows;

/// The settings of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerRow {
    /// 1 if every match gets its own thread.
    pub threads: i64,
    /// The default time control of challenges.
    pub time: Option<String>,
    /// 0: no rated games.
    pub rated: i64,
    /// The role that is pinged when somebody looks for an opponent.
    pub looking_role: Option<RoleId>,
    /// The name of the language that its managers have chosen.
    pub language: Option<String>,
    /// The name of the server's language on Discord.
    pub last_language: Option<String>,
    /// The name of the place for games against the computer.
    pub computer_games: Option<String>,
}

from_row!(ServerRow { threads, time, rated, looking_role, language, last_language, computer_games });

/// Looks up the settings of a server.
const LOOK: &str = "SELECT threads, time, rated, looking_role, language, last_language, computer_games \
     FROM servers WHERE id = $1";

impl Default for ServerRow {
    fn default() -> Self {
        Self {
            threads: 1,
            time: None,
            rated: 1,
            looking_role: None,
            language: None,
            last_language: None,
            computer_games: None,
        }
    }
}

impl ServerRows<'_> {
    /// Returns the settings of a server.
    pub async fn server(self, server: ServerId) -> Result<ServerRow, StoreError> {
        let query = db::query_as(LOOK).bind(server);
        Ok(query.fetch_optional(&self.store.readers).await?.unwrap_or_default())
    }

    /// Changes the settings of a server; two concurrent changes both count.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn change_server<F>(self, server: ServerId, change: F) -> Result<(), StoreError>
    where
        F: FnOnce(&mut ServerRow) + Send + 'static,
    {
        self.store.writer
            .write(move |connection| {
                Box::pin(async move {
                    let look = db::query_as(LOOK).bind(server);
                    let mut row: ServerRow = look.fetch_optional(&mut *connection).await?.unwrap_or_default();
                    change(&mut row);
                    db::query(
                        "INSERT INTO servers (id, threads, time, rated, looking_role, language, last_language, \
                         computer_games) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
                         ON CONFLICT (id) DO UPDATE SET threads = $2, time = $3, rated = $4, looking_role = $5, \
                         language = $6, last_language = $7, computer_games = $8",
                    )
                    .bind(server)
                    .bind(row.threads)
                    .bind(row.time)
                    .bind(row.rated)
                    .bind(row.looking_role)
                    .bind(row.language)
                    .bind(row.last_language)
                    .bind(row.computer_games)
                    .execute(connection)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Returns the channels of a server where games may be arranged; none means all.
    pub async fn allowed_channels(self, server: ServerId) -> Result<Vec<ChannelId>, StoreError> {
        let query =
            db::query_scalar("SELECT channel FROM server_channels WHERE server = $1 ORDER BY channel");
        Ok(query.bind(server).fetch_all(&self.store.readers).await?)
    }

    /// Sets the channels of a server where games may be arranged; none means all.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn allow_channels(self, server: ServerId, channels: Vec<ChannelId>) -> Result<(), StoreError> {
        self.store.writer
            .write(move |connection| {
                Box::pin(async move {
                    db::query("DELETE FROM server_channels WHERE server = $1")
                        .bind(server)
                        .execute(&mut *connection)
                        .await?;
                    for channel in channels {
                        db::query(
                            "INSERT INTO server_channels (server, channel) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                        )
                        .bind(server)
                        .bind(channel)
                        .execute(&mut *connection)
                        .await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Notes that a server is greeted now; returns whether it was not greeted before.
    pub async fn greet(self, server: ServerId, now: Timestamp) -> Result<bool, StoreError> {
        let query = db::query("INSERT INTO greetings (server, at) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        Ok(self.store.writer.execute(query.bind(server).bind(now)).await? == 1)
    }
}
