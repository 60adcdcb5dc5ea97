//! The stored cards of servers.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{PlayerId, ServerId};
use crate::server_cards::row_handle::ServerCardRows;

/// A server's own card.
#[derive(Clone, Debug)]
pub struct ServerCardRow {
    /// The server.
    pub server: ServerId,
    /// Its name.
    pub name: String,
    /// Its movement.
    pub betza: String,
    /// Its value.
    pub value: i64,
    /// Person who added it.
    pub author: PlayerId,
}

from_row!(ServerCardRow { server, name, betza, value, author });

impl ServerCardRows<'_> {
    /// Returns the cards of a server, by name.
    pub async fn server_cards(self, server: ServerId) -> Result<Vec<ServerCardRow>, StoreError> {
        let query = db::query_as("SELECT * FROM server_cards WHERE server = $1 ORDER BY name").bind(server);
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Adds a card to a server that has fewer than `limit` and none of this name; returns whether it was added.
    pub async fn add_server_card(self, card: ServerCardRow, limit: usize) -> Result<bool, StoreError> {
        let author = card.author;
        let query = db::query(
            "INSERT INTO server_cards (server, name, folded, betza, value, author) SELECT $1, $2, $3, $4, $5, $6 \
             WHERE (SELECT COUNT(*) FROM server_cards WHERE server = $1) < $7 ON CONFLICT (server, folded) DO NOTHING",
        )
        .bind(card.server)
        .bind(card.name.clone())
        .bind(card.name.to_ascii_lowercase())
        .bind(card.betza)
        .bind(card.value)
        .bind(card.author)
        .bind(i64::try_from(limit).unwrap_or(i64::MAX));
        Ok(self.store.privacy().execute_of(author, query).await? == 1)
    }

    /// Removes the card of this name, in any case, from a server; returns whether there was one.
    pub async fn remove_server_card(self, server: ServerId, name: &str) -> Result<bool, StoreError> {
        let query = db::query("DELETE FROM server_cards WHERE server = $1 AND folded = $2")
            .bind(server)
            .bind(name.to_ascii_lowercase());
        Ok(self.store.writer.execute(query).await? == 1)
    }
}
