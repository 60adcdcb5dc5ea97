//! Which commands have been registered with Discord.

use crate::error::ServiceError;
use crate::game_service::GameService;

impl GameService {
    /// The digest of the commands that an application was last given, and their versions; `None` if none are known.
    pub async fn registration(&self, application: i64) -> Result<Option<(String, String)>, ServiceError> {
        Ok(self.store.registration(application).await?)
    }

    /// Remembers that an application has been given these.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn remember_registration(
        &self,
        application: i64,
        digest: String,
        versions: String,
    ) -> Result<(), ServiceError> {
        Ok(self.store.set_registration(application, digest, versions).await?)
    }
}
