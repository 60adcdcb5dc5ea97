//! The names of players: the global one, and the one on a server, which is only shown there.

use std::time::Instant;

use crate::error::ServiceError;
use crate::ids::{PlayerId, ServerId, Timestamp};
use crate::matches::hosted_match::HostedMatch;
use crate::names::handle::NameRequests;
use crate::names::members::MemberRow;

impl HostedMatch {
    /// Returns the names of the players for a server, or for direct messages (`None`).
    #[must_use]
    pub fn names_on(&self, server: Option<ServerId>) -> [Option<String>; 2] {
        if server.is_none() || server != self.server {
            return self.names.clone();
        }
        [0, 1].map(|seat: usize| self.names_there[seat].clone().or_else(|| self.names[seat].clone()))
    }

    /// Returns the same match with the [`HostedMatch::names`] for a server, or for direct messages (`None`).
    #[must_use]
    pub fn shown_on(mut self, server: Option<ServerId>) -> Self {
        self.names = self.names_on(server);
        self
    }
}

impl NameRequests<'_> {
    /// Notes a player's global name.
    pub async fn remember_name(self, player: PlayerId, name: &str) -> Result<(), ServiceError> {
        if self.service.names.get(&player).as_deref() == Some(name) {
            return Ok(());
        }
        let read_at = Instant::now();
        if self.service.store.names().player_name(player).await?.as_deref() != Some(name) {
            self.service.store.names().set_player_name(player, name).await?;
        }
        self.service.names.put(player, name.to_owned(), read_at);
        Ok(())
    }

    /// Notes the name of a player on a server, and when they joined it, in milliseconds since 1970.
    pub async fn meet_on(
        self,
        server: ServerId,
        player: PlayerId,
        name: &str,
        joined_at: Option<Timestamp>,
    ) -> Result<(), ServiceError> {
        let member = MemberRow { name: name.to_owned(), joined_at };
        if self.service.members.get(&(server, player)).as_ref() == Some(&member) {
            return Ok(());
        }
        let read_at = Instant::now();
        if self.service.store.names().member(server, player).await?.as_ref() != Some(&member) {
            self.service.store.names().set_member(server, player, member.clone()).await?;
        }
        self.service.members.put((server, player), member, read_at);
        Ok(())
    }
}
