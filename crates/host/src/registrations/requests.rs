//! The commands that have been registered with Discord.

use crate::error::ServiceError;
use crate::ids::ApplicationId;
use crate::registrations::handle::RegistrationRequests;

impl RegistrationRequests<'_> {
    /// Returns the digest of an application's last registered commands, and their versions; `None` if none are known.
    pub async fn latest(self, application: ApplicationId) -> Result<Option<(String, String)>, ServiceError> {
        Ok(self.service.store.registrations().registration(application).await?)
    }

    /// Remembers the registered commands of an application.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn remember(
        self,
        application: ApplicationId,
        digest: String,
        versions: String,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.registrations().set_registration(application, digest, versions).await?)
    }
}
