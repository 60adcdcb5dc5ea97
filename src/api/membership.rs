//! Membership of people in servers. Without a privileged intent the bot does not hear who leaves, so it asks.

use crate::api::client::ApiClient;
use crate::api::error::ApiError;
use crate::api::snowflakes::ToDiscord;
use trickmate_host::{PlayerId, ServerId};

/// A user's relation to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Membership {
    /// A person who is a member.
    Person,
    /// A bot that is a member.
    Bot,
    /// No member.
    None,
}

impl ApiClient {
    /// Returns a user's relation to a server. If Discord does not say, they count as a person who is a member.
    pub(crate) async fn membership(&self, server: ServerId, person: PlayerId) -> Membership {
        if self.memberships.is_known((server, person)) {
            return Membership::Person;
        }
        let (guild, user) = (server.to_discord(), person.to_discord());
        match self.request(|| self.http.get_member(guild, user)).await {
            Ok(member) if member.user.bot => Membership::Bot,
            Ok(_) => {
                self.memberships.remember((server, person));
                Membership::Person
            }
            Err(ApiError::NoMember) => Membership::None,
            Err(error) => {
                tracing::info!("whether somebody is a member of server {server} is not known: {error}");
                Membership::Person
            }
        }
    }
}
