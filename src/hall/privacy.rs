//! What is known of one person: handed out to them, and deleted when they want that.

use serde_json::{Map, Value, json};

use super::{Hall, HallError, Move};

impl Hall {
    /// Everything that is stored about a person, as a JSON object. What their opponents keep secret is not in it.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn personal_data(&self, person: i64) -> Result<Value, HallError> {
        let about = json!({"person": person.to_string(), "at": self.clock.now()});
        let tables: Map<String, Value> = self.store.personal_data(person).await?;
        let mut data = Map::from_iter([("about".to_owned(), about)]);
        data.extend(tables);
        Ok(Value::Object(data))
    }

    /// How many games a person is playing.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn running_games(&self, person: i64) -> Result<i64, HallError> {
        Ok(self.store.count_running_games(person).await?)
    }

    /// Leaves everything that goes on: a person's open challenges are closed and their running games resigned. The answer
    /// is which games these were.
    ///
    /// # Errors
    /// A failure of the database; what was done by then stays.
    pub async fn leave(&self, person: i64) -> Result<Vec<i64>, HallError> {
        for challenge in self.store.open_challenges_of(person).await? {
            self.close(challenge).await?;
        }
        let games = self.store.running_games_of(person).await?;
        for table in &games {
            let text = String::new();
            let wanted = Move { table: *table, version: None, player: person, text, request: unasked()? };
            match self.resign(&wanted).await {
                // It has ended by itself meanwhile.
                Ok(_) | Err(HallError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(games)
    }

    /// Deletes everything about a person who has left everything. Their games stay, with nobody's number in their place.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn forget(&self, person: i64) -> Result<(), HallError> {
        Ok(self.store.forget(person, unasked()?).await?)
    }
}

/// Whether this is the id of somebody, and not the number that stands for one who has had their data deleted.
#[must_use]
pub const fn is_known(player: i64) -> bool {
    player > 0
}

/// A negative number that nobody else has: the id of a person who is not known any more, or of a request that nobody sent.
fn unasked() -> Result<i64, HallError> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| HallError::Corrupt(0, error.to_string()))?;
    Ok(i64::from_be_bytes(bytes) | i64::MIN)
}
