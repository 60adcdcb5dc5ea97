//! The names of players.

use crate::db;
use crate::db::error::StoreError;
use crate::ids::{PlayerId, ServerId};
use crate::names::row_handle::NameRows;

impl NameRows<'_> {
    /// Returns a player's global name, as last seen.
    pub async fn player_name(self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let query = db::query_scalar("SELECT name FROM players WHERE id = $1").bind(player);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Returns the name of a player on a server, or their global one.
    pub async fn name_on(self, server: ServerId, player: PlayerId) -> Result<Option<String>, StoreError> {
        match self.member(server, player).await? {
            Some(member) => Ok(Some(member.name)),
            None => self.player_name(player).await,
        }
    }

    /// Notes a player's global name, unless their data is being deleted.
    pub async fn set_player_name(self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        let query = db::query(
            "INSERT INTO players (id, name) SELECT $1, $2 WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE person = $1) \
             ON CONFLICT (id) DO UPDATE SET name = $2",
        )
        .bind(player)
        .bind(name.to_owned());
        self.store.writer.execute(query).await?;
        Ok(())
    }
}
