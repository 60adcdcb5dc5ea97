//! The names of players.

use super::database;
use super::{Store, StoreError};

impl Store {
    /// The name that a player has everywhere, as it was last seen.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn player_name(&self, player: i64) -> Result<Option<String>, StoreError> {
        let query = database::query_scalar("SELECT name FROM players WHERE id = $1").bind(player);
        Ok(query.fetch_optional(&self.readers).await?)
    }

    /// The names of two players, and those that they have on a server, in one query: a match is looked up with every move.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn player_names(
        &self,
        players: [i64; 2],
        server: Option<i64>,
    ) -> Result<[[Option<String>; 2]; 2], StoreError> {
        let query = database::query_as::<(_, _, _, _)>(
            "SELECT (SELECT name FROM players WHERE id = $1), (SELECT name FROM players WHERE id = $2), \
             (SELECT name FROM members WHERE server = $3 AND player = $1), \
             (SELECT name FROM members WHERE server = $3 AND player = $2)",
        );
        let query = query.bind(players[0]).bind(players[1]).bind(server);
        let (first, second, first_there, second_there) = query.fetch_one(&self.readers).await?;
        Ok([[first, second], [first_there, second_there]])
    }

    /// The name of a player on a server, else the one that they have everywhere.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn name_on(&self, server: i64, player: i64) -> Result<Option<String>, StoreError> {
        match self.member(server, player).await? {
            Some(member) => Ok(Some(member.name)),
            None => self.player_name(player).await,
        }
    }

    /// Notes the name that a player has everywhere.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn set_player_name(&self, player: i64, name: &str) -> Result<(), StoreError> {
        let query = database::query(
            "INSERT INTO players (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = $2",
        )
        .bind(player)
        .bind(name.to_owned());
        self.writer.execute(query).await?;
        Ok(())
    }
}
