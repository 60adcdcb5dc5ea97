//! Requests about the cards of a server.

use crate::error::ServiceError;
use crate::ids::{PlayerId, ServerId};
use crate::server_cards::handle::ServerCardRequests;
use crate::server_cards::rows::ServerCardRow;
use crate::server_cards::server_card::{ServerCard, ServerCardError};
use trickmate_rules::kernel::Betza;
use trickmate_rules::summoner::{Catalogue, MAX_OWN, suggested_value};

impl ServerCardRequests<'_> {
    /// Returns the cards for decks on a server: the published and the custom ones; outside of servers, only the
    /// published ones.
    pub async fn catalogue(self, server: Option<ServerId>) -> Result<Catalogue, ServiceError> {
        let mut cards = Catalogue::published();
        let Some(server) = server else { return Ok(cards) };
        for card in self.of(server).await? {
            if let Err(why) = cards.add(&card.name, &card.betza, card.value) {
                tracing::warn!("a card of server {server} is left out: {why}");
            }
        }
        Ok(cards)
    }

    /// Returns the cards that a server has added, by name.
    pub async fn of(self, server: ServerId) -> Result<Vec<ServerCard>, ServiceError> {
        let card = |row: ServerCardRow| ServerCard {
            name: row.name,
            betza: row.betza,
            value: u32::try_from(row.value).unwrap_or(u32::MAX),
            author: row.author,
        };
        Ok(self.service.store.server_cards().server_cards(server).await?.into_iter().map(card).collect())
    }

    /// Adds a card to a server. Without a value it gets the one that its mobility suggests.
    ///
    /// # Errors
    /// A name or a movement that is not allowed, a name that is taken, too many cards, a failure of the database.
    pub async fn add(
        self,
        server: ServerId,
        author: PlayerId,
        name: &str,
        betza: &str,
        value: Option<u32>,
    ) -> Result<ServerCard, ServiceError> {
        let (name, betza) = (name.trim(), betza.trim());
        let suggested = || betza.parse::<Betza>().map(|movement| suggested_value(&movement));
        let value = value.unwrap_or_else(|| suggested().unwrap_or_default());
        self.catalogue(Some(server)).await?.add(name, betza, value).map_err(ServerCardError::Refused)?;
        let card = ServerCard { name: name.to_owned(), betza: betza.to_owned(), value, author };
        let row = ServerCardRow {
            server,
            name: card.name.clone(),
            betza: card.betza.clone(),
            value: value.into(),
            author,
        };
        if self.service.store.server_cards().add_server_card(row, MAX_OWN).await? {
            Ok(card)
        } else {
            // Somebody else was quicker.
            Err(ServerCardError::Taken.into())
        }
    }

    /// Removes a card from a server. It stays in running matches, but is not in new ones. Returns the card.
    ///
    /// # Errors
    /// No card of this name, a failure of the database.
    pub async fn retire(self, server: ServerId, name: &str) -> Result<ServerCard, ServiceError> {
        let cards = self.of(server).await?;
        let card = cards.into_iter().find(|card| card.name.eq_ignore_ascii_case(name.trim()));
        let card = card.ok_or(ServerCardError::NoCard)?;
        if self.service.store.server_cards().remove_server_card(server, &card.name).await? {
            Ok(card)
        } else {
            Err(ServerCardError::NoCard.into())
        }
    }
}
