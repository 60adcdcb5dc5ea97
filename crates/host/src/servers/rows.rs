//! Settings of Discord servers.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
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
    pub looking_role: Option<i64>,
}

from_row!(ServerRow { threads, time, rated, looking_role });

impl Default for ServerRow {
    fn default() -> Self {
        Self { threads: 1, time: None, rated: 1, looking_role: None }
    }
}

impl ServerRows<'_> {
    /// Returns the settings of a server.
    pub async fn server(self, server: i64) -> Result<ServerRow, StoreError> {
        let query =
            db::query_as("SELECT threads, time, rated, looking_role FROM servers WHERE id = $1").bind(server);
        Ok(query.fetch_optional(&self.store.readers).await?.unwrap_or_default())
    }

    /// Changes the settings of a server; two concurrent changes both count.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn change_server<F>(self, server: i64, change: F) -> Result<(), StoreError>
    where
        F: FnOnce(&mut ServerRow) + Send + 'static,
    {
        self.store.writer
            .write(move |connection| {
                Box::pin(async move {
                    let look = db::query_as("SELECT threads, time, rated, looking_role FROM servers WHERE id = $1")
                        .bind(server);
                    let mut row: ServerRow = look.fetch_optional(&mut *connection).await?.unwrap_or_default();
                    change(&mut row);
                    db::query(
                        "INSERT INTO servers (id, threads, time, rated, looking_role) VALUES ($1, $2, $3, $4, $5) \
                         ON CONFLICT (id) DO UPDATE SET threads = $2, time = $3, rated = $4, looking_role = $5",
                    )
                    .bind(server)
                    .bind(row.threads)
                    .bind(row.time)
                    .bind(row.rated)
                    .bind(row.looking_role)
                    .execute(connection)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Returns the channels of a server where games may be arranged; none means all.
    pub async fn allowed_channels(self, server: i64) -> Result<Vec<i64>, StoreError> {
        let query =
            db::query_scalar("SELECT channel FROM server_channels WHERE server = $1 ORDER BY channel");
        Ok(query.bind(server).fetch_all(&self.store.readers).await?)
    }

    /// Sets the channels of a server where games may be arranged; none means all.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn allow_channels(self, server: i64, channels: Vec<i64>) -> Result<(), StoreError> {
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
    pub async fn greet(self, server: i64, now: i64) -> Result<bool, StoreError> {
        let query = db::query("INSERT INTO greetings (server, at) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        Ok(self.store.writer.execute(query.bind(server).bind(now)).await? == 1)
    }
}
