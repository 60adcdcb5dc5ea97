//! A webhook of a channel.

/// A webhook.
#[derive(Debug, Clone)]
pub(crate) struct Webhook {
    pub(crate) id: u64,
    pub(crate) guild_id: u64,
    pub(crate) channel_id: u64,
    pub(crate) name: String,
    /// The secret in the webhook's address; webhooks that follow announcements have none.
    pub(crate) token: Option<String>,
    pub(crate) user_id: u64,
    /// The application that made it, if one did.
    pub(crate) application_id: Option<u64>,
    /// The announcement channel it follows.
    pub(crate) source: Option<u64>,
}
