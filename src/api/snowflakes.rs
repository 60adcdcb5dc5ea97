//! Discord’s ids and ours. Only this module converts between them.

use poise::serenity_prelude as serenity;
use trickmate_host::{ChannelId, EventId, MessageId, PlayerId, RequestId, RoleId, ServerId};

/// An id of Discord’s that we store.
pub(crate) trait ToHost {
    /// Our type for it.
    type Id;

    /// Returns the id as we store it. Discord’s ids fit into 63 bits.
    fn to_host(self) -> Self::Id;
}

/// A stored id of Discord’s.
pub(crate) trait ToDiscord {
    /// Discord’s type for it.
    type Id;

    /// Returns the id for requests to Discord; these are never zero.
    fn to_discord(self) -> Self::Id;
}

macro_rules! to_host {
    ($($discord:ident => $host:ident;)*) => {
        $(
            impl ToHost for serenity::$discord {
                type Id = $host;

                fn to_host(self) -> $host {
                    $host::new(self.get().cast_signed())
                }
            }
        )*
    };
}

macro_rules! to_discord {
    ($($host:ident => $discord:ident;)*) => {
        $(
            impl ToDiscord for $host {
                type Id = serenity::$discord;

                fn to_discord(self) -> serenity::$discord {
                    serenity::$discord::new(self.get().cast_unsigned().max(1))
                }
            }
        )*
    };
}

to_host! {
    ChannelId => ChannelId;
    GuildId => ServerId;
    InteractionId => RequestId;
    MessageId => MessageId;
    RoleId => RoleId;
    ScheduledEventId => EventId;
    UserId => PlayerId;
}

to_discord! {
    ChannelId => ChannelId;
    EventId => ScheduledEventId;
    MessageId => MessageId;
    PlayerId => UserId;
    RoleId => RoleId;
    ServerId => GuildId;
}
