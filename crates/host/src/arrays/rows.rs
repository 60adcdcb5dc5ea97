//! Saved arrays.

use crate::arrays::row_handle::ArrayRows;
use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::PlayerId;

/// A saved array.
#[derive(Clone, Debug)]
pub struct ArrayRow {
    /// Its name.
    pub name: String,
    /// Its name in lower case.
    pub folded: String,
    /// Its cards as text.
    pub cards: String,
}

from_row!(ArrayRow { name, folded, cards });

impl ArrayRows<'_> {
    /// Returns the arrays of a player, by name.
    pub async fn arrays_of(self, owner: PlayerId) -> Result<Vec<ArrayRow>, StoreError> {
        let query =
            db::query_as("SELECT name, folded, cards FROM saved_arrays WHERE owner = $1 ORDER BY folded");
        Ok(query.bind(owner).fetch_all(&self.store.readers).await?)
    }

    /// Returns the array of a player with this name in lower case.
    pub async fn array_named(self, owner: PlayerId, folded: &str) -> Result<Option<ArrayRow>, StoreError> {
        let query =
            db::query_as("SELECT name, folded, cards FROM saved_arrays WHERE owner = $1 AND folded = $2");
        Ok(query.bind(owner).bind(folded).fetch_optional(&self.store.readers).await?)
    }

    /// Saves an array in place of the one with its name, or as a new one if its owner has fewer than `limit`; returns
    /// whether it was saved.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn save_array(self, owner: PlayerId, row: ArrayRow, limit: usize) -> Result<bool, StoreError> {
        let query = db::query(
            "INSERT INTO saved_arrays (owner, name, folded, cards) SELECT $1, $2, $3, $4 \
             WHERE (SELECT COUNT(*) FROM saved_arrays WHERE owner = $1 AND folded <> $3) < $5 \
             ON CONFLICT (owner, folded) DO UPDATE SET name = $2, cards = $4",
        )
        .bind(owner)
        .bind(row.name)
        .bind(row.folded)
        .bind(row.cards)
        .bind(i64::try_from(limit).unwrap_or(i64::MAX));
        Ok(self.store.privacy().execute_of(owner, query).await? == 1)
    }

    /// Deletes an array of a player; returns whether they had it.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn forget_array(self, owner: PlayerId, folded: &str) -> Result<bool, StoreError> {
        let query = db::query("DELETE FROM saved_arrays WHERE owner = $1 AND folded = $2");
        Ok(self.store.writer.execute(query.bind(owner).bind(folded.to_owned())).await? == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::ArrayRow;
    use crate::db::store::Store;
    use crate::ids::PlayerId;

    #[tokio::test]
    async fn a_name_replaces_its_array_and_nobody_has_more_than_the_limit() {
        let scratch = tempfile::tempdir().unwrap();
        let store = Store::open_file(&scratch.path().join("test.sqlite")).await.unwrap();
        let row = |name: &str, cards: &str| ArrayRow {
            name: name.to_owned(),
            folded: name.to_lowercase(),
            cards: cards.to_owned(),
        };
        for (owner, name, cards, is_saved) in [
            (1, "One", "K@a1", true),
            (1, "Two", "K@a2", true),
            (1, "Three", "K@a3", false),
            (1, "ONE", "K@a4", true),
            (2, "Three", "K@a5", true),
        ] {
            assert_eq!(
                store.arrays().save_array(PlayerId::new(owner), row(name, cards), 2).await.unwrap(),
                is_saved,
                "{name}"
            );
        }
        let kept = store.arrays().arrays_of(PlayerId::new(1)).await.unwrap();
        let kept: Vec<(&str, &str)> = kept.iter().map(|row| (&*row.name, &*row.cards)).collect();
        assert_eq!(kept, [("ONE", "K@a4"), ("Two", "K@a2")]);
        assert!(
            !store.arrays().forget_array(PlayerId::new(2), "one").await.unwrap(),
            "it is somebody else's"
        );
        assert!(store.arrays().forget_array(PlayerId::new(1), "one").await.unwrap());
        assert!(store.arrays().array_named(PlayerId::new(1), "one").await.unwrap().is_none());
        store.close().await;
    }
}
