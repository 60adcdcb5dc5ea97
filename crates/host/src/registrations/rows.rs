//! The commands that have been registered with Discord.

use crate::db;
use crate::db::error::StoreError;
use crate::ids::ApplicationId;
use crate::registrations::row_handle::RegistrationRows;

impl RegistrationRows<'_> {
    /// Returns the digest of an application's last registered commands, and their versions; `None` if none are known.
    pub async fn registration(
        self,
        application: ApplicationId,
    ) -> Result<Option<(String, String)>, StoreError> {
        let query = db::query_as("SELECT digest, versions FROM registrations WHERE application = $1");
        Ok(query.bind(application).fetch_optional(&self.store.readers).await?)
    }

    /// Remembers the registered commands of an application.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn set_registration(
        self,
        application: ApplicationId,
        digest: String,
        versions: String,
    ) -> Result<(), StoreError> {
        let set = db::query(
            "INSERT INTO registrations (application, digest, versions) VALUES ($1, $2, $3) \
             ON CONFLICT (application) DO UPDATE SET digest = $2, versions = $3",
        )
        .bind(application)
        .bind(digest)
        .bind(versions);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    set.execute(connection).await?;
                    Ok(())
                })
            })
            .await
    }
}
