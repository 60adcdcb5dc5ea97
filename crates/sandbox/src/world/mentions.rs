//! The pings of a message: the mentions in its text, limited to those that the sender allows and may use.

use super::{Channel, World};
use crate::permissions::MENTION_EVERYONE;

/// The `allowed_mentions` of a message, read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct AllowedMentions {
    pub(crate) everyone: bool,
    pub(crate) users: Allowed,
    pub(crate) roles: Allowed,
    pub(crate) replied_user: bool,
}

/// The mentions of a kind that count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Allowed {
    All,
    Only(Vec<u64>),
}

impl Allowed {
    fn permits(&self, id: u64) -> bool {
        match self {
            Self::All => true,
            Self::Only(ids) => ids.contains(&id),
        }
    }
}

impl Default for AllowedMentions {
    fn default() -> Self {
        Self { everyone: true, users: Allowed::All, roles: Allowed::All, replied_user: true }
    }
}

/// Users and roles that are pinged.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Mentions {
    pub(super) users: Vec<u64>,
    pub(super) roles: Vec<u64>,
    pub(super) everyone: bool,
}

/// Returns every `<@id>`, `<@!id>` and `<@&id>` of a text, in order.
pub(super) fn named(content: &str) -> (Vec<u64>, Vec<u64>) {
    let (mut users, mut roles) = (Vec::new(), Vec::new());
    for part in content.split("<@").skip(1) {
        let Some((inside, _)) = part.split_once('>') else { continue };
        let (list, digits) = match inside.strip_prefix('&') {
            Some(digits) => (&mut roles, digits),
            None => (&mut users, inside.strip_prefix('!').unwrap_or(inside)),
        };
        if let Ok(id) = digits.parse()
            && !list.contains(&id)
        {
            list.push(id);
        }
    }
    (users, roles)
}

impl World {
    /// Finds the users and roles that a text pings in a channel. `replied_to` is the author of the message it replies
    /// to.
    pub(super) fn find_mentions(
        &self,
        author: u64,
        channel: &Channel,
        content: &str,
        allowed: &AllowedMentions,
        replied_to: Option<u64>,
    ) -> Mentions {
        let (users, roles) = named(content);
        let mut found = Mentions {
            users: users
                .into_iter()
                .filter(|id| self.users.contains_key(id) && allowed.users.permits(*id))
                .collect(),
            ..Mentions::default()
        };
        if let Some(replied_to) = replied_to
            && allowed.replied_user
            && !found.users.contains(&replied_to)
        {
            found.users.push(replied_to);
        }
        let Some(guild) = channel.guild_id.and_then(|id| self.guilds.get(&id)) else { return found };
        let everyone = self.channel_permissions(author, channel.id) & MENTION_EVERYONE != 0;
        found.roles = roles
            .into_iter()
            .filter(|id| allowed.roles.permits(*id))
            .filter(|id| guild.roles.get(id).is_some_and(|role| role.mentionable || everyone))
            .collect();
        let says_everyone = content.contains("@everyone") || content.contains("@here");
        found.everyone = says_everyone && everyone && allowed.everyone;
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn users_and_roles_are_found_once() {
        let (users, roles) = named("<@1> hi <@!2> and <@&3>, <@1> <@x> <@4");
        assert_eq!(users, [1, 2]);
        assert_eq!(roles, [3]);
    }
}
