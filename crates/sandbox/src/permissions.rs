//! Permission bits and how roles and overwrites add up.

/// Create invites.
pub const CREATE_INSTANT_INVITE: u64 = 1 << 0;
/// Remove members.
pub const KICK_MEMBERS: u64 = 1 << 1;
/// Ban members.
pub const BAN_MEMBERS: u64 = 1 << 2;
/// Everything, past every overwrite.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// Create, change and delete channels.
pub const MANAGE_CHANNELS: u64 = 1 << 4;
/// Change the server.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// React with an emoji that is not there yet.
pub const ADD_REACTIONS: u64 = 1 << 6;
/// See the audit log.
pub const VIEW_AUDIT_LOG: u64 = 1 << 7;
/// Talk over others in voice.
pub const STREAM: u64 = 1 << 9;
/// See a channel.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Write in a channel.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Write messages that are read aloud.
pub const SEND_TTS_MESSAGES: u64 = 1 << 12;
/// Delete others' messages.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// Show embeds.
pub const EMBED_LINKS: u64 = 1 << 14;
/// Attach files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Read earlier messages.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// Mention everyone, here and every role.
pub const MENTION_EVERYONE: u64 = 1 << 17;
/// Use emojis of other servers.
pub const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
/// Join voice channels.
pub const CONNECT: u64 = 1 << 20;
/// Speak in voice channels.
pub const SPEAK: u64 = 1 << 21;
/// Mute members in voice channels.
pub const MUTE_MEMBERS: u64 = 1 << 22;
/// Deafen members in voice channels.
pub const DEAFEN_MEMBERS: u64 = 1 << 23;
/// Move members between voice channels.
pub const MOVE_MEMBERS: u64 = 1 << 24;
/// Use voice activity.
pub const USE_VAD: u64 = 1 << 25;
/// Change one's own nickname.
pub const CHANGE_NICKNAME: u64 = 1 << 26;
/// Change others' nicknames.
pub const MANAGE_NICKNAMES: u64 = 1 << 27;
/// Create, change and delete roles, and overwrites.
pub const MANAGE_ROLES: u64 = 1 << 28;
/// Manage webhooks.
pub const MANAGE_WEBHOOKS: u64 = 1 << 29;
/// Change and delete emojis, stickers and sounds of others.
pub const MANAGE_GUILD_EXPRESSIONS: u64 = 1 << 30;
/// Use slash and context menu commands.
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
/// Ask to speak on a stage.
pub const REQUEST_TO_SPEAK: u64 = 1 << 32;
/// Change and delete scheduled events of others.
pub const MANAGE_EVENTS: u64 = 1 << 33;
/// Archive, rename and delete threads.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// Open public threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Open private threads.
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
/// Use stickers of other servers.
pub const USE_EXTERNAL_STICKERS: u64 = 1 << 37;
/// Write in threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
/// Time members out.
pub const MODERATE_MEMBERS: u64 = 1 << 40;
/// Use the soundboard.
pub const USE_SOUNDBOARD: u64 = 1 << 42;
/// Create emojis, stickers and sounds.
pub const CREATE_GUILD_EXPRESSIONS: u64 = 1 << 43;
/// Create scheduled events.
pub const CREATE_EVENTS: u64 = 1 << 44;
/// Send voice messages.
pub const SEND_VOICE_MESSAGES: u64 = 1 << 46;
/// Set the status of voice channels.
pub const SET_VOICE_CHANNEL_STATUS: u64 = 1 << 48;
/// Send polls.
pub const SEND_POLLS: u64 = 1 << 49;
/// Use applications installed by a user.
pub const USE_EXTERNAL_APPS: u64 = 1 << 50;
/// Pin and unpin messages.
pub const PIN_MESSAGES: u64 = 1 << 51;
/// Write in spite of slow mode.
pub const BYPASS_SLOWMODE: u64 = 1 << 52;

/// Every permission there is.
pub const ALL: u64 = (1 << 53) - 1;

/// Permissions of `@everyone` in a new server.
pub const DEFAULT_EVERYONE: u64 = CREATE_INSTANT_INVITE
    | ADD_REACTIONS
    | STREAM
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | MENTION_EVERYONE
    | USE_EXTERNAL_EMOJIS
    | CONNECT
    | SPEAK
    | USE_VAD
    | CHANGE_NICKNAME
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | USE_EXTERNAL_STICKERS
    | SEND_MESSAGES_IN_THREADS
    | SEND_VOICE_MESSAGES
    | SEND_POLLS
    | USE_EXTERNAL_APPS;

/// Default permissions of a bot that is added to a server, as most bots ask for.
pub const DEFAULT_BOT: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | SEND_MESSAGES_IN_THREADS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | USE_EXTERNAL_EMOJIS
    | MANAGE_MESSAGES
    | MANAGE_THREADS
    | PIN_MESSAGES;

/// Permissions of both sides of a direct message.
pub const DIRECT: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | USE_EXTERNAL_EMOJIS
    | USE_EXTERNAL_STICKERS
    | MENTION_EVERYONE
    | USE_APPLICATION_COMMANDS
    | PIN_MESSAGES
    | SEND_VOICE_MESSAGES
    | SEND_POLLS;

/// Subject of an overwrite.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OverwriteKind {
    /// Everyone with a role.
    Role,
    /// One member.
    Member,
}

/// A channel's exception to what roles allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Overwrite {
    /// The role's or user's id; the guild's own id means `@everyone`.
    pub id: u64,
    /// Kind of its subject: a role or a member.
    pub kind: OverwriteKind,
    /// Bits granted.
    pub allow: u64,
    /// Bits taken away.
    pub deny: u64,
}

/// Applies a channel's overwrites in Discord's order: everyone, then roles together, then the member.
#[must_use]
pub fn apply_overwrites(base: u64, guild: u64, user: u64, roles: &[u64], overwrites: &[Overwrite]) -> u64 {
    if base & ADMINISTRATOR != 0 {
        return ALL;
    }
    let mut granted = base;
    if let Some(everyone) = overwrites.iter().find(|one| one.id == guild) {
        granted = granted & !everyone.deny | everyone.allow;
    }
    let (mut allow, mut deny) = (0, 0);
    for one in overwrites {
        if one.kind == OverwriteKind::Role && one.id != guild && roles.contains(&one.id) {
            allow |= one.allow;
            deny |= one.deny;
        }
    }
    granted = granted & !deny | allow;
    if let Some(own) = overwrites.iter().find(|one| one.kind == OverwriteKind::Member && one.id == user) {
        granted = granted & !own.deny | own.allow;
    }
    granted
}

/// Drops permissions that depend on a missing one: nothing without seeing the channel, no mentions or files without
/// writing in it.
#[must_use]
pub fn imply(granted: u64, is_thread: bool) -> u64 {
    if granted & ADMINISTRATOR != 0 {
        return ALL;
    }
    if granted & VIEW_CHANNEL == 0 {
        return 0;
    }
    let send = if is_thread { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
    if granted & send == 0 {
        return granted & !(MENTION_EVERYONE | SEND_TTS_MESSAGES | ATTACH_FILES | EMBED_LINKS);
    }
    granted
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUILD: u64 = 1;
    const USER: u64 = 2;
    const ROLE: u64 = 3;

    fn role(id: u64, allow: u64, deny: u64) -> Overwrite {
        Overwrite { id, kind: OverwriteKind::Role, allow, deny }
    }

    #[test]
    fn the_members_own_overwrite_has_the_last_word() {
        let overwrites = [
            role(GUILD, 0, SEND_MESSAGES),
            role(ROLE, SEND_MESSAGES, 0),
            Overwrite { id: USER, kind: OverwriteKind::Member, allow: 0, deny: SEND_MESSAGES },
        ];
        let base = VIEW_CHANNEL | SEND_MESSAGES;
        assert_eq!(apply_overwrites(base, GUILD, USER, &[], &overwrites[..1]) & SEND_MESSAGES, 0);
        assert_ne!(apply_overwrites(base, GUILD, USER, &[ROLE], &overwrites[..2]) & SEND_MESSAGES, 0);
        assert_eq!(apply_overwrites(base, GUILD, USER, &[ROLE], &overwrites) & SEND_MESSAGES, 0);
    }

    #[test]
    fn administrators_pass_every_overwrite() {
        let overwrites = [role(GUILD, 0, ALL)];
        assert_eq!(apply_overwrites(ADMINISTRATOR, GUILD, USER, &[], &overwrites), ALL);
    }

    #[test]
    fn nothing_works_in_a_hidden_channel() {
        assert_eq!(imply(SEND_MESSAGES | EMBED_LINKS, false), 0);
        assert_eq!(imply(VIEW_CHANNEL | EMBED_LINKS, false), VIEW_CHANNEL);
        assert_eq!(imply(VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS, true), VIEW_CHANNEL | SEND_MESSAGES);
    }
}
