//! Players.

use super::{Store, StoreError};

impl Store {
    /// The name under which a player was last seen.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn player_name(&self, player: i64) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT name FROM players WHERE id = $1").bind(player);
        Ok(query.fetch_optional(&self.readers).await?)
    }

    /// The names under which two players were last seen.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn player_names(&self, players: [i64; 2]) -> Result<[Option<String>; 2], StoreError> {
        let query = sqlx::query_as(
            "SELECT (SELECT name FROM players WHERE id = $1), (SELECT name FROM players WHERE id = $2)",
        );
        let (first, second) = query.bind(players[0]).bind(players[1]).fetch_one(&self.readers).await?;
        Ok([first, second])
    }

    /// Notes the name under which a player is seen.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn set_player_name(&self, player: i64, name: &str) -> Result<(), StoreError> {
        let query = sqlx::query(
            "INSERT INTO players (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = $2",
        )
        .bind(player)
        .bind(name.to_owned());
        self.writer.execute(query).await?;
        Ok(())
    }
}
