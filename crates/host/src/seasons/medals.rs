//! Medals: the first three places of seasons, and of tournaments with enough players.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::error::ServiceError;
use crate::ids::{PlayerId, ServerId, Year};
use crate::ratings::scope::Scope;
use crate::seasons::handle::SeasonRequests;
use crate::seasons::period::SeasonLength;
use crate::seasons::row_handle::SeasonRows;
use trickmate_rules::Game;

/// The season or tournament of a medal.
#[derive(Clone, Debug)]
pub enum MedalOf {
    /// A season.
    Season {
        /// Its length.
        length: SeasonLength,
        /// Its year.
        year: Year,
        /// The number of the quarter or month.
        part: i64,
    },
    /// A tournament, with its name.
    Tournament(String),
}

/// A medal.
#[derive(Clone, Debug)]
pub struct Medal {
    /// The place, 1 to 3.
    pub place: i64,
    /// The game.
    pub game: &'static dyn Game,
    /// The season or tournament in which it was won; `None` outside that server, where it stays unnamed.
    pub of: Option<MedalOf>,
}

struct MedalRow {
    server: ServerId,
    place: i64,
    game: String,
    name: Option<String>,
    length: Option<String>,
    year: Option<Year>,
    part: Option<i64>,
}

from_row!(MedalRow { server, place, game, name, length, year, part });

impl SeasonRows<'_> {
    /// Returns the medals of a player, the latest first.
    async fn medals(self, player: PlayerId) -> Result<Vec<MedalRow>, StoreError> {
        let query = db::query_as(
            "SELECT server, place, game, NULL AS name, length, year, part, until AS at \
             FROM season_places JOIN seasons ON seasons.id = season WHERE player = $1 AND place <= 3 \
             UNION ALL SELECT server, place, game, name, NULL, NULL, NULL, ended_at \
             FROM tournament_medals JOIN tournaments ON tournaments.id = tournament WHERE player = $1 \
             ORDER BY at DESC, game",
        );
        Ok(query.bind(player).fetch_all(&self.store.readers).await?)
    }
}

impl MedalRow {
    /// Returns the medal as shown in a scope; `None` if it does not belong to that scope.
    fn shown(self, scope: Scope) -> Option<Medal> {
        let is_here = match scope {
            Scope::Server(server) if self.server != server => return None,
            Scope::Server(_) => true,
            Scope::World => false,
        };
        let season = match (self.length.as_deref().and_then(SeasonLength::of), self.year, self.part) {
            (Some(length), Some(year), Some(part)) => Some(MedalOf::Season { length, year, part }),
            _ => None,
        };
        let of = self.name.map(MedalOf::Tournament).or(season).filter(|_| is_here);
        Some(Medal { place: self.place, game: trickmate_rules::game(&self.game)?, of })
    }
}

impl SeasonRequests<'_> {
    /// Returns the medals of a player in a scope, the latest first.
    pub(crate) async fn medals_of(self, player: PlayerId, scope: Scope) -> Result<Vec<Medal>, ServiceError> {
        let rows = self.service.store.seasons().medals(player).await?;
        Ok(rows.into_iter().filter_map(|row| row.shown(scope)).collect())
    }
}
