//! Requests for personal data, and for its deletion.

use std::sync::PoisonError;
use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{MatchId, PlayerId, RequestId, Timestamp};
use crate::matches::hosted_match::Move;
use crate::matches::secret::random_bytes;
use crate::privacy::erasures::Renewed;
use crate::privacy::handle::PrivacyRequests;

/// Time before a person can have their data deleted again.
pub const ERASURE_PAUSE: Duration = Duration::from_secs(60 * 60);

impl PrivacyRequests<'_> {
    /// Returns all stored data about a person, as a JSON object, without the secrets of their opponents.
    pub async fn personal_data(self, person: PlayerId) -> Result<Value, ServiceError> {
        let about = json!({"person": person.to_string(), "at": self.service.clock.now()});
        let matches: Map<String, Value> = self.service.store.privacy().personal_data(person).await?;
        let mut data = Map::from_iter([("about".to_owned(), about)]);
        data.extend(matches);
        Ok(Value::Object(data))
    }

    /// Counts the games that a person is playing.
    pub async fn running_games(self, person: PlayerId) -> Result<i64, ServiceError> {
        Ok(self.service.store.access().count_running_games(person).await?)
    }

    /// Returns `true` if there is anything to delete about a person.
    pub async fn is_anything_known_of(self, person: PlayerId) -> Result<bool, ServiceError> {
        Ok(self.service.store.privacy().is_anything_known_of(person).await?)
    }

    /// Closes a person's open challenges and resigns their running games. They cannot begin others until
    /// [`PrivacyRequests::forget`] is done. Returns the resigned games.
    ///
    /// # Errors
    /// Somebody who did that a short while ago, a failure of the database; what was done by then stays.
    pub async fn leave(self, person: PlayerId) -> Result<Vec<MatchId>, ServiceError> {
        self.note_erasure(person)?;
        let left = async {
            let pseudonym = PlayerId::new(unasked()?);
            let at = Timestamp::new(self.service.clock.now());
            let closed = self.service.store.privacy().begin_erasure(person, pseudonym, at).await?;
            self.service.access().called_off(closed);
            self.resign_all(person).await
        };
        let left = left.await;
        if left.is_err() {
            self.allow_erasure(person);
        }
        left
    }

    async fn resign_all(self, person: PlayerId) -> Result<Vec<MatchId>, ServiceError> {
        let games = self.service.store.access().running_games_of(person).await?;
        for hosted in &games {
            let text = String::new();
            let wanted = Move {
                match_id: *hosted,
                version: None,
                player: person,
                text,
                request: RequestId::new(unasked()?),
            };
            match self.service.matches().resign(&wanted).await {
                // The match has ended by itself meanwhile.
                Ok(_) | Err(ServiceError::Refused(_)) => {}
                // The match cannot be played. It stays, with an unused number in place of the person.
                Err(error) if error.is_unopenable() => {
                    tracing::error!("game {hosted} is not resigned for an erasure: {error}");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(games)
    }

    /// Notes that a person's data is being deleted now. Others have to wait a little for that, so a person may not
    /// request it again and again.
    fn note_erasure(self, person: PlayerId) -> Result<(), ServiceError> {
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
    pub fn allow_erasure(self, person: PlayerId) {
        self.service.erased.lock().unwrap_or_else(PoisonError::into_inner).pop(&person);
    }

    /// Deletes everything about a person who has left all games. The games stay, with a pseudonym in place of the id.
    ///
    /// # Errors
    /// A failure of the database. The deletion can be tried again, and [`PrivacyRequests::resume_erasure`] continues
    /// it.
    pub async fn forget(self, person: PlayerId) -> Result<(), ServiceError> {
        let now = self.service.clock.now();
        let Renewed { dailies, seasons } = match self.service.store.privacy().erase(person, now).await {
            Ok(renewed) => renewed,
            Err(error) => {
                self.allow_erasure(person);
                return Err(error.into());
            }
        };
        self.service.preferences.clear();
        self.service.names.clear();
        self.service.members.clear();
        dailies.into_iter().for_each(|daily| self.service.notify(Event::Daily(daily)));
        seasons.into_iter().for_each(|season| self.service.notify(Event::Season(season)));
        let newest = self.service.world.newest_account(Timestamp::new(now));
        self.service.store.privacy().forget_erasures(newest.get()).await?;
        // Ratings may have waited for it.
        self.service.removed.notify_one();
        Ok(())
    }

    /// Returns the people whose data is being deleted: at the start of the program, those whose deletion was interrupted.
    pub async fn unfinished_erasures(self) -> Result<Vec<PlayerId>, ServiceError> {
        Ok(self.service.store.privacy().erasures().await?)
    }

    /// Continues the deletion of a person's data that was interrupted when the program stopped.
    pub async fn resume_erasure(self, person: PlayerId) -> Result<(), ServiceError> {
        self.resign_all(person).await?;
        self.forget(person).await
    }
}

/// Returns an unused negative number: as the id of a deleted person, or of a request that nobody sent.
fn unasked() -> Result<i64, ServiceError> {
    Ok(i64::from_be_bytes(random_bytes()?) | i64::MIN)
}
