//! Sources in Discord's documentation for its refusals.

pub(super) const MESSAGE: &str = "https://docs.discord.com/developers/resources/message#create-message";
pub(super) const EMBED: &str =
    "https://docs.discord.com/developers/resources/message#embed-object-embed-limits";
pub(super) const MENTIONS: &str =
    "https://docs.discord.com/developers/resources/message#allowed-mentions-object";
pub(super) const BULK: &str = "https://docs.discord.com/developers/resources/message#bulk-delete-messages";
pub(super) const REACTION: &str = "https://docs.discord.com/developers/resources/message#create-reaction";
pub(super) const PIN: &str = "https://docs.discord.com/developers/resources/message#pin-message";
pub(super) const COMPONENT: &str = "https://docs.discord.com/developers/components/reference";
pub(super) const COMMAND: &str = "https://docs.discord.com/developers/interactions/application-commands";
pub(super) const CALLBACK: &str = "https://docs.discord.com/developers/interactions/receiving-and-responding";
pub(super) const CHANNEL: &str = "https://docs.discord.com/developers/resources/channel#modify-channel";
pub(super) const OVERWRITE: &str =
    "https://docs.discord.com/developers/resources/channel#edit-channel-permissions";
pub(super) const THREAD: &str =
    "https://docs.discord.com/developers/resources/channel#start-thread-from-message";
pub(super) const GUILD: &str = "https://docs.discord.com/developers/resources/guild";
pub(super) const MEMBER: &str = "https://docs.discord.com/developers/resources/guild#modify-guild-member";
pub(super) const ROLE: &str = "https://docs.discord.com/developers/resources/guild#create-guild-role";
pub(super) const USER: &str = "https://docs.discord.com/developers/resources/user";
pub(super) const CODES: &str = "https://docs.discord.com/developers/topics/opcodes-and-status-codes#json";
