//! The address at which somebody who manages a server adds the bot.

use poise::serenity_prelude::Permissions;

/// Permissions that the bot needs to host games, in threads of their own, and to find its boards again.
const HOSTING: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// An invitation of the bot to a server.
///
/// ```
/// let link = trickmate::InviteLink::new(123_456_789_012_345_678);
/// assert_eq!(
///     link.to_string(),
///     "https://discord.com/oauth2/authorize?client_id=123456789012345678\
///      &scope=bot+applications.commands&permissions=309237746688",
/// );
/// ```
#[derive(Clone, Copy, Debug)]
pub struct InviteLink {
    application: u64,
    permissions: Permissions,
    server: Option<u64>,
}

impl InviteLink {
    /// Makes the invitation of an application, given its id.
    #[must_use]
    pub fn new(application: u64) -> Self {
        Self { application, permissions: HOSTING, server: None }
    }

    /// Also asks for the permission to give roles, for servers with a role for their players.
    #[must_use]
    pub fn with_roles(mut self) -> Self {
        self.permissions |= Permissions::MANAGE_ROLES;
        self
    }

    /// Also asks for the permission to create scheduled events, which puts tournaments into a server's calendar.
    #[must_use]
    pub fn with_events(mut self) -> Self {
        self.permissions |= Permissions::CREATE_EVENTS;
        self
    }

    /// Chooses the server beforehand.
    #[must_use]
    pub fn to_server(mut self, server: u64) -> Self {
        self.server = Some(server);
        self
    }

    /// Returns the names of the permissions, as Discord shows them.
    #[must_use]
    pub fn permission_names(&self) -> Vec<&'static str> {
        self.permissions.get_permission_names()
    }
}

impl std::fmt::Display for InviteLink {
    /// Writes the address.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (application, permissions) = (self.application, self.permissions.bits());
        write!(
            f,
            "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={permissions}"
        )?;
        match self.server {
            Some(server) => write!(f, "&guild_id={server}&disable_guild_select=true"),
            None => Ok(()),
        }
    }
}
