//! Decks.

use crate::db;
use crate::db::connection::Sequence;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::decks::row_handle::DeckRows;
use crate::ids::{OwnDeckId, PlayerId};
use crate::privacy::rows::refuse_while_erased;

/// A stored deck.
#[derive(Clone, Debug)]
pub struct DeckRow {
    /// Its number.
    pub id: OwnDeckId,
    /// Its owner.
    pub owner: PlayerId,
    /// Its name.
    pub name: String,
    /// Its cards as text.
    pub cards: String,
}

from_row!(DeckRow { id, owner, name, cards });

/// The deck that a player has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChosenDeck {
    /// A player's own, by its number.
    Own(OwnDeckId),
    /// A ready one, by its name.
    Ready(String),
}

/// Result of storing a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// The deck is stored.
    Done,
    /// Its owner has another of the same name.
    Taken,
    /// Its owner has reached the limit of decks.
    Full,
}

impl DeckRows<'_> {
    /// Returns the decks of a player, by name.
    pub async fn decks_of(self, owner: PlayerId) -> Result<Vec<DeckRow>, StoreError> {
        let query = db::query_as("SELECT * FROM decks WHERE owner = $1 ORDER BY folded").bind(owner);
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Returns the deck of a player with this number.
    pub async fn deck_numbered(self, owner: PlayerId, id: OwnDeckId) -> Result<Option<DeckRow>, StoreError> {
        let query = db::query_as("SELECT * FROM decks WHERE owner = $1 AND id = $2");
        Ok(query.bind(owner).bind(id).fetch_optional(&self.store.readers).await?)
    }

    /// Returns the deck of a player with this name in lower case.
    pub async fn deck_named(self, owner: PlayerId, folded: &str) -> Result<Option<DeckRow>, StoreError> {
        let query = db::query_as("SELECT * FROM decks WHERE owner = $1 AND folded = $2");
        Ok(query.bind(owner).bind(folded).fetch_optional(&self.store.readers).await?)
    }

    /// Stores a new deck, if its owner has fewer than `limit` and none of this name.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn add_deck(
        self,
        owner: PlayerId,
        name: &str,
        folded: &str,
        cards: &str,
        limit: usize,
    ) -> Result<Stored, StoreError> {
        let (name, folded, cards) = (name.to_owned(), folded.to_owned(), cards.to_owned());
        let count = db::query_scalar("SELECT COUNT(*) FROM decks WHERE owner = $1").bind(owner);
        let add = db::query(
            "INSERT INTO decks (id, owner, name, folded, cards) \
             SELECT $5, $1, $2, $3, $4 WHERE NOT EXISTS (SELECT 1 FROM decks WHERE owner = $1 AND folded = $3)",
        )
        .bind(owner)
        .bind(name)
        .bind(folded)
        .bind(cards);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    refuse_while_erased(connection, owner).await?;
                    let held: i64 = count.fetch_one(&mut *connection).await?;
                    if usize::try_from(held).is_ok_and(|held| held >= limit) {
                        return Ok(Stored::Full);
                    }
                    let number = connection.next_number(Sequence::Decks).await?;
                    let added = add.bind(number).execute(connection).await?.rows_affected();
                    Ok(if added == 1 { Stored::Done } else { Stored::Taken })
                })
            })
            .await
    }

    /// Changes the cards of a deck, if they have not changed meanwhile; returns `true` if it was done. The deck in use
    /// is changed only if `may_be_in_use` says so.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn change_deck(
        self,
        deck: &DeckRow,
        cards: &str,
        may_be_in_use: bool,
    ) -> Result<bool, StoreError> {
        let query = db::query(
            "UPDATE decks SET cards = $4 WHERE id = $1 AND owner = $2 AND cards = $3 \
             AND ($5 = 1 OR NOT EXISTS (SELECT 1 FROM decks_in_use WHERE player = $2 AND deck = $1))",
        )
        .bind(deck.id)
        .bind(deck.owner)
        .bind(deck.cards.clone())
        .bind(cards.to_owned())
        .bind(i64::from(may_be_in_use));
        Ok(self.store.privacy().execute_of(deck.owner, query).await? == 1)
    }

    /// Renames a deck, if its owner has no other of this name.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn rename_deck(self, deck: &DeckRow, name: &str, folded: &str) -> Result<Stored, StoreError> {
        let query = db::query(
            "UPDATE decks SET name = $3, folded = $4 WHERE id = $1 AND owner = $2 \
             AND NOT EXISTS (SELECT 1 FROM decks WHERE owner = $2 AND folded = $4 AND id <> $1)",
        )
        .bind(deck.id)
        .bind(deck.owner)
        .bind(name.to_owned())
        .bind(folded.to_owned());
        Ok(if self.store.writer.execute(query).await? == 1 { Stored::Done } else { Stored::Taken })
    }

    /// Deletes a deck of a player; if it was in use, no deck is chosen afterwards. Returns whether the deck existed.
    pub async fn delete_deck(self, owner: PlayerId, id: OwnDeckId) -> Result<bool, StoreError> {
        let query = db::query("DELETE FROM decks WHERE id = $1 AND owner = $2").bind(id).bind(owner);
        Ok(self.store.writer.execute(query).await? == 1)
    }

    /// Returns the deck that a player has chosen.
    pub async fn chosen_deck(self, player: PlayerId) -> Result<Option<ChosenDeck>, StoreError> {
        let query = db::query_as("SELECT deck, ready FROM decks_in_use WHERE player = $1").bind(player);
        let row: Option<(Option<OwnDeckId>, Option<String>)> =
            query.fetch_optional(&self.store.readers).await?;
        Ok(row.and_then(|(deck, ready)| deck.map(ChosenDeck::Own).or(ready.map(ChosenDeck::Ready))))
    }

    /// Chooses a deck for a player; returns `false` if it is gone, somebody else's, or no longer has the cards that
    /// were found playable.
    pub async fn choose_deck(
        self,
        player: PlayerId,
        chosen: ChosenDeck,
        cards: &str,
    ) -> Result<bool, StoreError> {
        let (deck, ready) = match chosen {
            ChosenDeck::Own(id) => (Some(id), None),
            ChosenDeck::Ready(name) => (None, Some(name)),
        };
        let query = db::query(
            "INSERT INTO decks_in_use (player, deck, ready) SELECT $1, $2, $3 \
             WHERE $2 IS NULL OR EXISTS (SELECT 1 FROM decks WHERE id = $2 AND owner = $1 AND cards = $4) \
             ON CONFLICT (player) DO UPDATE SET deck = $2, ready = $3",
        )
        .bind(player)
        .bind(deck)
        .bind(ready)
        .bind(cards.to_owned());
        Ok(self.store.privacy().execute_of(player, query).await? == 1)
    }
}

#[cfg(test)]
mod tests {
    use crate::db::store::Store;
    use crate::ids::PlayerId;

    #[tokio::test]
    async fn nobody_deletes_the_deck_of_somebody_else_and_numbers_are_not_given_twice() {
        let scratch = tempfile::tempdir().unwrap();
        let store = Store::open_file(&scratch.path().join("test.sqlite")).await.unwrap();
        store.decks().add_deck(PlayerId::new(1), "Mine", "mine", "7 Rook", 18).await.unwrap();
        let mine = store.decks().deck_named(PlayerId::new(1), "mine").await.unwrap().unwrap();
        assert!(!store.decks().delete_deck(PlayerId::new(2), mine.id).await.unwrap());
        assert!(store.decks().deck_named(PlayerId::new(1), "mine").await.unwrap().is_some());
        assert!(store.decks().delete_deck(PlayerId::new(1), mine.id).await.unwrap());
        store.decks().add_deck(PlayerId::new(2), "New", "new", "7 Rook", 18).await.unwrap();
        assert!(store.decks().deck_named(PlayerId::new(2), "new").await.unwrap().unwrap().id > mine.id);
        store.close().await;
    }
}
