//! Requests for personal data, and for its deletion.

use std::sync::PoisonError;
use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::db::error::StoreError;
use crate::error::ServiceError;
use crate::event::Event;
use crate::matches::hosted_match::Move;
use crate::privacy::handle::PrivacyRequests;

/// Time before a person can have their data deleted again.
pub const ERASURE_PAUSE: Duration = Duration::from_secs(60 * 60);

impl PrivacyRequests<'_> {
    /// Returns all stored data about a person, as a JSON object, without the secrets of their opponents.
    pub async fn personal_data(self, person: i64) -> Result<Value, ServiceError> {
        let about = json!({"person": person.to_string(), "at": self.service.clock.now()});
        let matches: Map<String, Value> = self.service.store.privacy().personal_data(person).await?;
        let mut data = Map::from_iter([("about".to_owned(), about)]);
        data.extend(matches);
        Ok(Value::Object(data))
    }

    /// Counts the games that a person is playing.
    pub async fn running_games(self, person: i64) -> Result<i64, ServiceError> {
        Ok(self.service.store.access().count_running_games(person).await?)
    }

    /// Returns `true` if there is anything to delete about a person.
    pub async fn is_anything_known_of(self, person: i64) -> Result<bool, ServiceError> {
        Ok(self.service.store.privacy().is_anything_known_of(person).await?)
    }

    /// Closes a person's open challenges and resigns their running games. They begin no others until
    /// [`PrivacyRequests::forget`] is done. Returns these games.
    ///
    /// # Errors
    /// Somebody who has done that a short while ago, a failure of the database; what was done by then stays.
    pub async fn leave(self, person: i64) -> Result<Vec<i64>, ServiceError> {
        self.note_erasure(person)?;
        let left = async {
            let closed = self.service.store.privacy().begin_erasure(person, unasked()?).await?;
            self.service.access().called_off(closed);
            self.resign_all(person).await
        };
        let left = left.await;
        if left.is_err() {
            self.allow_erasure(person);
        }
        left
    }

    async fn resign_all(self, person: i64) -> Result<Vec<i64>, ServiceError> {
        let games = self.service.store.access().running_games_of(person).await?;
        for hosted in &games {
            let text = String::new();
            let wanted = Move { match_id: *hosted, version: None, player: person, text, request: unasked()? };
            match self.service.matches().resign(&wanted).await {
                // It has ended by itself meanwhile.
                Ok(_) | Err(ServiceError::Refused(_)) => {}
                // It cannot be played. It stays, with an unused number in place of the person.
                Err(error) if error.is_unopenable() => {
                    tracing::error!("game {hosted} is not resigned for an erasure: {error}");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(games)
    }

    /// Notes that a person's data is being deleted now. Others wait a little for that, so a person may not ask for it
    /// again and again.
    fn note_erasure(self, person: i64) -> Result<(), ServiceError> {
        let now = self.service.clock.now();
        let pause = i64::try_from(ERASURE_PAUSE.as_millis()).unwrap_or(i64::MAX);
        let mut erased = self.service.erased.lock().unwrap_or_else(PoisonError::into_inner);
        match erased.get(&person).map(|at| at.saturating_add(pause)) {
            Some(again) if again > now => Err(ServiceError::ErasedAlready(again)),
            _ => {
                erased.put(person, now);
                Ok(())
            }
        }
    }

    /// Lets a person try again at once.
    fn allow_erasure(self, person: i64) {
        self.service.erased.lock().unwrap_or_else(PoisonError::into_inner).pop(&person);
    }

    /// Deletes everything about a person who has left all games. The games stay, with a pseudonym in place of the id.
    ///
    /// # Errors
    /// A failure of the database; it can be tried again, and [`PrivacyRequests::resume_erasures`] continues it.
    pub async fn forget(self, person: i64) -> Result<(), ServiceError> {
        let now = self.service.clock.now();
        let erased = async {
            // The messages of daily puzzles name the first solvers.
            let dailies = self.service.store.daily().renew_dailies_of(person).await?;
            self.service.store.privacy().erase(person, now).await?;
            Ok(dailies)
        };
        let dailies = match erased.await {
            Ok(dailies) => dailies,
            Err(error) => {
                self.allow_erasure(person);
                let error: StoreError = error;
                return Err(error.into());
            }
        };
        dailies.into_iter().for_each(|daily| self.service.notify(Event::Daily(daily)));
        self.service.store.privacy().forget_erasures(self.service.world.newest_account(now)).await?;
        // Ratings may have waited for it.
        self.service.removed.notify_one();
        Ok(())
    }

    /// Continues deletions that were interrupted when the program stopped.
    pub async fn resume_erasures(self) -> Result<(), ServiceError> {
        for person in self.service.store.privacy().erasures().await? {
            self.resign_all(person).await?;
            self.forget(person).await?;
        }
        Ok(())
    }
}

/// Returns `true` if this is the id of a person, and not the pseudonym of a deleted one.
#[must_use]
pub const fn is_known(player: i64) -> bool {
    player > 0
}

/// Returns an unused negative number: as the id of a deleted person, or of a request that nobody sent.
fn unasked() -> Result<i64, ServiceError> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| ServiceError::Corrupt(0, error.to_string()))?;
    Ok(i64::from_be_bytes(bytes) | i64::MIN)
}
