//! Settings of Discord servers.

use std::time::Instant;

use crate::clocks::time_control::TimeControl;
use crate::error::ServiceError;
use crate::ids::{ChannelId, RoleId, ServerId};
use crate::servers::computer_place::ComputerPlace;
use crate::servers::handle::ServerRequests;
use crate::servers::languages::ServerLanguages;
use trickmate_text::Language;

/// The settings of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// Channels where games may be arranged; all, if the list is empty.
    pub channels: Vec<ChannelId>,
    /// `true` if every match gets its own thread.
    pub threads: bool,
    /// Default time control of challenges, in its typed form; `None` for the bot's default.
    pub time: Option<String>,
    /// `true` if games may be rated.
    pub rated: bool,
    /// The role that is pinged when somebody looks for an opponent.
    pub looking_role: Option<RoleId>,
    /// The language of public messages; `None` for the server's language on Discord.
    pub language: Option<Language>,
    /// The place for games against the computer.
    pub computer_games: ComputerPlace,
}

impl ServerRequests<'_> {
    /// Returns the settings of a server.
    pub async fn settings(self, server: ServerId) -> Result<ServerSettings, ServiceError> {
        let row = self.service.store.servers().server(server).await?;
        let channels = self.service.store.servers().allowed_channels(server).await?;
        let language = ServerLanguages::of(&row).chosen;
        let computer_games = ComputerPlace::of(row.computer_games.as_deref());
        let (threads, rated) = (row.threads != 0, row.rated != 0);
        Ok(ServerSettings {
            channels,
            threads,
            time: row.time,
            rated,
            looking_role: row.looking_role,
            language,
            computer_games,
        })
    }

    /// Sets the channels of a server where games may be arranged; none means all.
    pub async fn allow_channels(
        self,
        server: ServerId,
        channels: Vec<ChannelId>,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.servers().allow_channels(server, channels).await?)
    }

    /// Returns `true` if matches on this server get separate threads, which is the default.
    pub async fn threads_on(self, server: ServerId) -> Result<bool, ServiceError> {
        Ok(self.service.store.servers().server(server).await?.threads != 0)
    }

    /// Sets whether matches on this server get threads.
    pub async fn set_threads(self, server: ServerId, threads: bool) -> Result<(), ServiceError> {
        Ok(self
            .service
            .store
            .servers()
            .change_server(server, move |row| row.threads = threads.into())
            .await?)
    }

    /// Returns the place for games against the computer on this server.
    pub async fn computer_games(self, server: ServerId) -> Result<ComputerPlace, ServiceError> {
        Ok(ComputerPlace::of(self.service.store.servers().server(server).await?.computer_games.as_deref()))
    }

    /// Sets the place for games against the computer on this server.
    pub async fn set_computer_games(
        self,
        server: ServerId,
        place: ComputerPlace,
    ) -> Result<(), ServiceError> {
        let name = (place != ComputerPlace::Here).then(|| place.name().to_owned());
        Ok(self.service.store.servers().change_server(server, move |row| row.computer_games = name).await?)
    }

    /// Sets the default time control of challenges; `None` for the bot's own.
    pub async fn set_server_time(
        self,
        server: ServerId,
        time: Option<TimeControl>,
    ) -> Result<(), ServiceError> {
        let time = time.map(|time| time.to_string());
        Ok(self.service.store.servers().change_server(server, move |row| row.time = time).await?)
    }

    /// Returns the role that is pinged when somebody looks for an opponent on this server.
    pub async fn looking_role(self, server: ServerId) -> Result<Option<RoleId>, ServiceError> {
        Ok(self.service.store.servers().server(server).await?.looking_role)
    }

    /// Sets the role that is pinged when somebody looks for an opponent on this server.
    pub async fn set_looking_role(self, server: ServerId, role: Option<RoleId>) -> Result<(), ServiceError> {
        Ok(self.service.store.servers().change_server(server, move |row| row.looking_role = role).await?)
    }

    /// Returns the language of public messages on a server, or English for direct messages (`None`).
    pub async fn language(self, server: Option<ServerId>) -> Result<Language, ServiceError> {
        let Some(server) = server else { return Ok(Language::ENGLISH) };
        let languages = self.languages(server).await?;
        Ok(languages.chosen.or(languages.preferred).unwrap_or_default())
    }

    async fn languages(self, server: ServerId) -> Result<ServerLanguages, ServiceError> {
        if let Some(known) = self.service.server_languages.get(&server) {
            return Ok(known);
        }
        let read_at = Instant::now();
        let languages = ServerLanguages::of(&self.service.store.servers().server(server).await?);
        self.service.server_languages.put(server, languages, read_at);
        Ok(languages)
    }

    /// Sets the language of public messages on a server; `None` for the server's language on Discord.
    pub async fn set_language(
        self,
        server: ServerId,
        language: Option<Language>,
    ) -> Result<(), ServiceError> {
        let name = language.map(|language| language.name().to_owned());
        self.service.store.servers().change_server(server, move |row| row.language = name).await?;
        self.service.server_languages.clear();
        Ok(())
    }

    /// Returns the language of public messages on a server that prefers `locale` on Discord, and remembers it for later
    /// posts. Failing to remember it is not an error.
    pub async fn meet(self, server: ServerId, locale: &str) -> Language {
        let now = Language::of_locale(locale).unwrap_or_default();
        let known = match self.languages(server).await {
            Ok(known) => known,
            Err(error) => {
                tracing::warn!("the language of server {server} was not read: {error}");
                return now;
            }
        };
        if known.preferred.unwrap_or_default() != now {
            let name = Some(now.name().to_owned());
            let stored =
                self.service.store.servers().change_server(server, move |row| row.last_language = name);
            match stored.await {
                Ok(()) => {
                    let languages = ServerLanguages { preferred: Some(now), ..known };
                    self.service.server_languages.put(server, languages, Instant::now());
                }
                Err(error) => tracing::debug!("the language of server {server} was not stored: {error}"),
            }
        }
        known.chosen.unwrap_or(now)
    }

    /// Sets whether games on this server may be rated.
    pub async fn set_rated(self, server: ServerId, rated: bool) -> Result<(), ServiceError> {
        Ok(self.service.store.servers().change_server(server, move |row| row.rated = rated.into()).await?)
    }

    /// Returns `true` if a server should be greeted now: only the first call does.
    pub async fn greet(self, server: ServerId) -> Result<bool, ServiceError> {
        Ok(self.service.store.servers().greet(server, self.service.clock.timestamp()).await?)
    }
}
