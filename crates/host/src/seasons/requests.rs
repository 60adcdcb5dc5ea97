//! Requests about seasons: the settings of servers, due ends, and tables.

use chrono_tz::Tz;

use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{ChannelId, MessageId, PlayerId, SeasonId, ServerId, Timestamp, Year};
use crate::seasons::handle::SeasonRequests;
use crate::seasons::period::SeasonLength;
use crate::seasons::rows::{PlaceRow, SeasonRow, SeasonSettingsRow};
use crate::seasons::standing::{LEAST_GAMES, PlacedPlayer, table};
use trickmate_rules::{GAMES, Game};

/// Delay after which the end of a season is no longer posted: two weeks, in milliseconds.
const LATEST: i64 = 14 * 24 * 60 * 60 * 1000;
/// The pause before another attempt to make a table, in milliseconds.
const PAUSE: i64 = 1_000;
/// Most past seasons in a list.
const LISTED: i64 = 25;

/// Most lines in the table of a running season.
const SHOWN: usize = 50;

/// Settings of a server's seasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonSettings {
    /// Channel where ends are posted.
    pub channel: ChannelId,
    /// Length of a season.
    pub length: SeasonLength,
    /// The time zone in which they begin and end.
    pub zone: Tz,
}

/// A season of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    /// Its number.
    pub id: SeasonId,
    /// The server.
    pub server: ServerId,
    /// Channel where its end is posted.
    pub channel: ChannelId,
    /// Its length.
    pub length: SeasonLength,
    /// Its year.
    pub year: Year,
    /// The number of the quarter or month in the year, from 1.
    pub part: i64,
    /// When it began.
    pub since: Timestamp,
    /// When it ends or has ended.
    pub until: Timestamp,
    /// `true` if it is over.
    pub is_over: bool,
    /// Its message, once it is over.
    pub message: Option<MessageId>,
    pub(crate) version: i64,
    pub(crate) is_told: bool,
}

impl Season {
    fn of(row: SeasonRow) -> Self {
        Self {
            id: row.id,
            server: row.server,
            channel: row.channel,
            length: SeasonLength::of(&row.length).unwrap_or_default(),
            year: row.year,
            part: row.part,
            since: row.since,
            until: row.until,
            is_over: row.ended != 0,
            message: row.message,
            version: row.version,
            is_told: row.announced >= row.version,
        }
    }
}

/// The table of a game in a season.
#[derive(Clone, Debug)]
pub struct SeasonTable {
    /// The game.
    pub game: &'static dyn Game,
    /// The players with a place, the best first.
    pub lines: Vec<PlacedPlayer>,
    /// Rated games that the viewer still needs for a place; `None` if they have one, or the season is over.
    pub missing: Option<i64>,
}

fn placed(row: PlaceRow) -> PlacedPlayer {
    PlacedPlayer {
        player: row.player,
        name: row.name,
        place: row.place,
        performance: row.performance,
        halves: row.halves,
        games: row.games,
    }
}

/// Writes into the log that seasons have ended.
fn note_over(server: ServerId, seasons: &[SeasonId]) {
    for id in seasons {
        tracing::info!("season {id} of server {server} is over");
    }
}

impl SeasonRequests<'_> {
    /// Returns the settings of a server's seasons; `None` if it has none.
    pub async fn settings(self, server: ServerId) -> Result<Option<SeasonSettings>, ServiceError> {
        let row = self.service.store.seasons().settings(server).await?;
        Ok(row.map(|row| SeasonSettings {
            channel: row.channel,
            length: SeasonLength::of(&row.length).unwrap_or_default(),
            zone: row.zone.parse().unwrap_or_default(),
        }))
    }

    /// Turns seasons on for a server, or changes their settings. The first season counts all rated games since the
    /// calendar period began. A running season continues with the new settings.
    pub async fn set(self, server: ServerId, settings: SeasonSettings) -> Result<(), ServiceError> {
        let SeasonSettings { channel, length, zone } = settings;
        let now = Timestamp::new(self.service.clock.now());
        let row = SeasonSettingsRow {
            server,
            channel,
            length: length.word().to_owned(),
            zone: zone.name().to_owned(),
        };
        note_over(server, &self.service.store.seasons().set_settings(row, now).await?);
        self.service.agenda.earlier.notify_one();
        Ok(())
    }

    /// Stops the seasons of a server: the running one is dropped. Those that are over or due stay.
    pub async fn stop(self, server: ServerId) -> Result<(), ServiceError> {
        let now = Timestamp::new(self.service.clock.now());
        note_over(server, &self.service.store.seasons().remove_settings(server, now).await?);
        self.service.agenda.earlier.notify_one();
        Ok(())
    }

    /// Ends the seasons that are due, begins the next ones, and makes tables; returns when to look again.
    pub async fn run_seasons(self) -> Result<Option<i64>, ServiceError> {
        let now = Timestamp::new(self.service.clock.now());
        let rows = self.service.store.seasons();
        loop {
            let due = rows.due(now).await?;
            if due.is_empty() {
                break;
            }
            for season in due {
                let (id, server) = (season.id, season.server);
                if rows.end(season, now).await? {
                    note_over(server, &[id]);
                }
            }
        }
        for id in rows.unsettled().await? {
            if rows.settle(id).await? {
                self.service.notify(Event::Season(id));
            }
        }
        let next = rows.next_due().await?;
        Ok(next.map(|next| next.max(now.get().saturating_add(PAUSE))))
    }

    /// Returns the running season of a server.
    pub async fn running(self, server: ServerId) -> Result<Option<Season>, ServiceError> {
        Ok(self.service.store.seasons().running(server).await?.map(Season::of))
    }

    /// Returns the past seasons of a server in which somebody has a place, the latest first.
    pub async fn past(self, server: ServerId) -> Result<Vec<Season>, ServiceError> {
        let rows = self.service.store.seasons().past(server, LISTED).await?;
        Ok(rows.into_iter().map(Season::of).collect())
    }

    /// Returns a season of a server.
    pub async fn season(self, server: ServerId, id: SeasonId) -> Result<Option<Season>, ServiceError> {
        let row = self.service.store.seasons().season(id).await?;
        Ok(row.filter(|row| row.server == server).map(Season::of))
    }

    /// Returns the table of a game in a season, for one viewer.
    pub async fn table(
        self,
        season: &Season,
        game: &'static dyn Game,
        viewer: PlayerId,
    ) -> Result<SeasonTable, ServiceError> {
        if season.is_over {
            let tables = self.tables(season).await?;
            let found = tables.into_iter().find(|table| table.game.name() == game.name());
            return Ok(found.unwrap_or(SeasonTable { game, lines: Vec::new(), missing: None }));
        }
        let time = (season.since, season.until);
        let (made, hidden) = self.service.store.seasons().made_within(season.server, time).await?;
        let Some(made) = made.get(game.name()) else {
            return Ok(SeasonTable { game, lines: Vec::new(), missing: Some(LEAST_GAMES) });
        };
        let mut lines = table(made, &hidden);
        lines.truncate(SHOWN);
        for line in &mut lines {
            line.name = self.service.store.names().name_on(season.server, line.player).await?;
        }
        let own = made.get(&viewer).map_or(0, |tally| tally.games);
        let missing = Some(LEAST_GAMES - own).filter(|missing| *missing > 0);
        Ok(SeasonTable { game, lines, missing })
    }

    /// Returns the tables of a season that is over, for all games in which somebody has a place.
    pub async fn tables(self, season: &Season) -> Result<Vec<SeasonTable>, ServiceError> {
        let rows = self.service.store.seasons().places(season.id, season.server).await?;
        let of = |game: &'static dyn Game| {
            let lines = rows.iter().filter(|row| row.game == game.name()).cloned().map(placed).collect();
            SeasonTable { game, lines, missing: None }
        };
        Ok(GAMES.iter().map(|game| of(*game)).filter(|table| !table.lines.is_empty()).collect())
    }

    /// Returns a season whose message has to be posted or updated; `None` if it is up to date.
    pub async fn post(self, id: SeasonId) -> Result<Option<Season>, ServiceError> {
        let season = self.service.store.seasons().season(id).await?.map(Season::of);
        Ok(season.filter(|season| season.is_over && !season.is_told))
    }

    /// Returns `true` if the end of a season without a message should still be posted.
    #[must_use]
    pub fn is_wanted(self, season: &Season) -> bool {
        self.service.clock.now().saturating_sub(season.until.get()) <= LATEST
    }

    /// Notes that the message of a season shows it as it was loaded, or that there will be no message.
    pub async fn mark_posted(self, season: &Season, message: Option<MessageId>) -> Result<(), ServiceError> {
        Ok(self.service.store.seasons().announced(season.id, season.version, message).await?)
    }
}
