//! Who is a member of a server. The bot is not told who leaves, since that takes a privileged intent; so it asks.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;
use poise::serenity_prelude as serenity;
use serenity::{GuildId, UserId};

use crate::discord::api::client::{ApiClient, snowflake};
use crate::discord::api::error::ApiError;

/// Time for which a member is not looked up again.
const KNOWN_FOR: Duration = Duration::from_secs(10);
/// Capacity of the memory of members.
const KNOWN: NonZeroUsize = NonZeroUsize::MIN.saturating_add(1023);

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

/// The people who were members a moment ago, by server and person.
#[derive(Clone)]
pub(super) struct Memberships(Arc<Mutex<LruCache<(i64, i64), Instant>>>);

impl Default for Memberships {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(KNOWN))))
    }
}

impl Memberships {
    fn is_known(&self, member: (i64, i64)) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&member).is_some_and(|since| since.elapsed() < KNOWN_FOR)
    }

    fn remember(&self, member: (i64, i64)) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(member, Instant::now());
    }
}

impl ApiClient {
    /// Returns what somebody is on a server. Where Discord does not say, they count as a person who is a member.
    pub(crate) async fn membership(&self, server: i64, person: i64) -> Membership {
        if self.memberships.is_known((server, person)) {
            return Membership::Person;
        }
        let (guild, user) = (GuildId::new(snowflake(server)), UserId::new(snowflake(person)));
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
