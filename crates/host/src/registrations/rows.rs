//! Which commands have been registered with Discord.

use crate::db;
use crate::db::error::StoreError;
use crate::registrations::row_handle::RegistrationRows;

impl RegistrationRows<'_> {
    /// The digest of the commands that an application was last given, and their versions; `None` if none are known.
    pub async fn registration(self, application: i64) -> Result<Option<(String, String)>, StoreError> {
        let query = db::query_as("SELECT digest, versions FROM registrations WHERE application = $1");
        Ok(query.bind(application).fetch_optional(&self.store.readers).await?)
    }

    /// Remembers that an application has been given these.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn set_registration(
        self,
        application: i64,
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
