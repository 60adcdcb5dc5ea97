//! Which commands have been registered with Discord.

use crate::error::ServiceError;
use crate::registrations::handle::RegistrationRequests;

impl RegistrationRequests<'_> {
    /// The digest of the commands that an application was last given, and their versions; `None` if none are known.
    pub async fn latest(self, application: i64) -> Result<Option<(String, String)>, ServiceError> {
        Ok(self.service.store.registrations().registration(application).await?)
    }

    /// Remembers that an application has been given these.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn remember(
        self,
        application: i64,
        digest: String,
        versions: String,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.registrations().set_registration(application, digest, versions).await?)
    }
}
