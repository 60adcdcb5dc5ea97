//! Settings of Discord servers.

use crate::clocks::time_control::TimeControl;
use crate::error::ServiceError;
use crate::servers::handle::ServerRequests;

/// The settings of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// Channels where games may be arranged; all, if the list is empty.
    pub channels: Vec<i64>,
    /// `true` if every match gets its own thread.
    pub threads: bool,
    /// Default time control of challenges, in its typed form; `None` for the bot's default.
    pub time: Option<String>,
    /// `true` if games may be rated.
    pub rated: bool,
    /// The role that is pinged when somebody looks for an opponent.
    pub looking_role: Option<i64>,
}

impl ServerRequests<'_> {
    /// Returns the settings of a server.
    pub async fn settings(self, server: i64) -> Result<ServerSettings, ServiceError> {
        let row = self.service.store.servers().server(server).await?;
        let channels = self.service.store.servers().allowed_channels(server).await?;
        let (threads, rated) = (row.threads != 0, row.rated != 0);
        Ok(ServerSettings { channels, threads, time: row.time, rated, looking_role: row.looking_role })
    }

    /// Sets the channels of a server where games may be arranged; none means all.
    pub async fn allow_channels(self, server: i64, channels: Vec<i64>) -> Result<(), ServiceError> {
        Ok(self.service.store.servers().allow_channels(server, channels).await?)
    }

    /// Adds a channel to those of a server where games may be arranged, or removes it; none means all.
    pub async fn allow_channel(self, server: i64, channel: i64, allowed: bool) -> Result<(), ServiceError> {
        let mut channels = self.service.store.servers().allowed_channels(server).await?;
        channels.retain(|known| *known != channel);
        channels.extend(allowed.then_some(channel));
        Ok(self.service.store.servers().allow_channels(server, channels).await?)
    }

    /// Returns `true` if matches on this server get their own threads, which is the default.
    pub async fn threads_on(self, server: i64) -> Result<bool, ServiceError> {
        Ok(self.service.store.servers().server(server).await?.threads != 0)
    }

    /// Sets whether matches on this server get threads.
    pub async fn set_threads(self, server: i64, threads: bool) -> Result<(), ServiceError> {
        Ok(self
            .service
            .store
            .servers()
            .change_server(server, move |row| row.threads = threads.into())
            .await?)
    }

    /// Sets the default time control of challenges; `None` for the bot's own.
    pub async fn set_server_time(self, server: i64, time: Option<TimeControl>) -> Result<(), ServiceError> {
        let time = time.map(|time| time.to_string());
        Ok(self.service.store.servers().change_server(server, move |row| row.time = time).await?)
    }

    /// Returns the role that is pinged when somebody looks for an opponent on this server.
    pub async fn looking_role(self, server: i64) -> Result<Option<i64>, ServiceError> {
        Ok(self.service.store.servers().server(server).await?.looking_role)
    }

    /// Sets the role that is pinged when somebody looks for an opponent on this server.
    pub async fn set_looking_role(self, server: i64, role: Option<i64>) -> Result<(), ServiceError> {
        Ok(self.service.store.servers().change_server(server, move |row| row.looking_role = role).await?)
    }

    /// Sets whether games on this server may be rated.
    pub async fn set_rated(self, server: i64, rated: bool) -> Result<(), ServiceError> {
        Ok(self.service.store.servers().change_server(server, move |row| row.rated = rated.into()).await?)
    }

    /// Returns `true` if a server should be greeted now: only the first call does.
    pub async fn greet(self, server: i64) -> Result<bool, ServiceError> {
        Ok(self.service.store.servers().greet(server, self.service.clock.now()).await?)
    }
}
