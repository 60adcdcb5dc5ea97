//! Gateway intents: the events that a session asks for.

use serde_json::Value;

/// Guilds, channels, roles and threads.
pub const GUILDS: u64 = 1 << 0;
/// Members joining, leaving and changing. Privileged.
pub const GUILD_MEMBERS: u64 = 1 << 1;
/// Bans and the audit log.
pub const GUILD_MODERATION: u64 = 1 << 2;
/// Emojis, stickers and soundboard sounds.
pub const GUILD_EXPRESSIONS: u64 = 1 << 3;
/// Integrations.
pub const GUILD_INTEGRATIONS: u64 = 1 << 4;
/// Webhooks.
pub const GUILD_WEBHOOKS: u64 = 1 << 5;
/// Invites.
pub const GUILD_INVITES: u64 = 1 << 6;
/// Voice states.
pub const GUILD_VOICE_STATES: u64 = 1 << 7;
/// Presences. Privileged.
pub const GUILD_PRESENCES: u64 = 1 << 8;
/// Messages in guilds.
pub const GUILD_MESSAGES: u64 = 1 << 9;
/// Reactions in guilds.
pub const GUILD_MESSAGE_REACTIONS: u64 = 1 << 10;
/// Typing in guilds.
pub const GUILD_MESSAGE_TYPING: u64 = 1 << 11;
/// Direct messages.
pub const DIRECT_MESSAGES: u64 = 1 << 12;
/// Reactions in direct messages.
pub const DIRECT_MESSAGE_REACTIONS: u64 = 1 << 13;
/// Typing in direct messages.
pub const DIRECT_MESSAGE_TYPING: u64 = 1 << 14;
/// The content of messages that are not meant for the bot. Privileged; it adds data, not events.
pub const MESSAGE_CONTENT: u64 = 1 << 15;
/// Scheduled events.
pub const GUILD_SCHEDULED_EVENTS: u64 = 1 << 16;
/// Rules of the automatic moderation.
pub const AUTO_MODERATION_CONFIGURATION: u64 = 1 << 20;
/// Actions of the automatic moderation.
pub const AUTO_MODERATION_EXECUTION: u64 = 1 << 21;
/// Votes in polls in guilds.
pub const GUILD_MESSAGE_POLLS: u64 = 1 << 24;
/// Votes in polls in direct messages.
pub const DIRECT_MESSAGE_POLLS: u64 = 1 << 25;

/// Every intent that Discord documents.
pub const ALL: u64 = ((1 << 17) - 1)
    | AUTO_MODERATION_CONFIGURATION
    | AUTO_MODERATION_EXECUTION
    | GUILD_MESSAGE_POLLS
    | DIRECT_MESSAGE_POLLS;

/// Bits that an Identify may have: bit 17 is not documented, has no effect, and is in a library's default. Any other
/// bit closes the connection with 4013.
pub const ACCEPTED: u64 = ALL | 1 << 17;

/// The intents an application must have enabled before a session may ask for them (else 4014).
pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;

/// Returns the privileged intents that the flags of an application enable: presences (bits 12 and 13), members (14 and
/// 15) and message content (18 and 19), the second of each pair being the one for an application that is not verified.
#[must_use]
pub fn enabled_by(application_flags: u64) -> u64 {
    [(12, GUILD_PRESENCES), (14, GUILD_MEMBERS), (18, MESSAGE_CONTENT)]
        .into_iter()
        .filter(|(bit, _)| application_flags & (0b11 << bit) != 0)
        .fold(0, |enabled, (_, intent)| enabled | intent)
}

/// The privileged intents by the names that libraries have for them.
const NAMES: [(&str, u64); 7] = [
    ("all", ALL),
    ("none", 0),
    ("members", GUILD_MEMBERS),
    ("guild_members", GUILD_MEMBERS),
    ("presences", GUILD_PRESENCES),
    ("guild_presences", GUILD_PRESENCES),
    ("message_content", MESSAGE_CONTENT),
];

/// Reads the privileged intents of an application: a bit set as a number or as digits, or names, as a list or with
/// commas between.
///
/// # Errors
/// The reason why the value is not a set of intents, in words.
pub(crate) fn read(value: &Value) -> Result<u64, String> {
    let known = || NAMES.map(|(name, _)| name).join(", ");
    let named = |name: &str| {
        let plain = name.trim().to_ascii_lowercase().replace([' ', '-'], "_");
        let found = NAMES.iter().find(|(known, _)| *known == plain).map(|(_, bits)| *bits);
        found.ok_or_else(|| format!("\"{name}\" is no privileged intent. Known are {}.", known()))
    };
    match value {
        Value::Number(number) if number.is_u64() => Ok(number.as_u64().unwrap_or_default()),
        Value::String(text) if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.parse().map_err(|_| format!("{text} does not fit into 64 bits."))
        }
        Value::String(text) => text.split(',').map(named).try_fold(0, |all, bits| Ok(all | bits?)),
        Value::Array(list) => {
            let texts = list.iter().map(|one| one.as_str().ok_or_else(|| format!("{one} is no name.")));
            texts.map(|text| named(text?)).try_fold(0, |all, bits| Ok(all | bits?))
        }
        other => Err(format!("{other} is neither a number nor names of intents, such as {}.", known())),
    }
}

/// Returns the intents that Discord requires for the event called `event`, in a direct message if `in_dm`: a session
/// receives the event if it has one of them. 0 means that every session receives it, as is the case for
/// `INTERACTION_CREATE` and all events that Discord ties to no intent.
#[must_use]
pub fn of(event: &str, in_dm: bool) -> u64 {
    match event {
        "GUILD_CREATE"
        | "GUILD_UPDATE"
        | "GUILD_DELETE"
        | "GUILD_ROLE_CREATE"
        | "GUILD_ROLE_UPDATE"
        | "GUILD_ROLE_DELETE"
        | "CHANNEL_CREATE"
        | "CHANNEL_UPDATE"
        | "CHANNEL_DELETE"
        | "THREAD_CREATE"
        | "THREAD_UPDATE"
        | "THREAD_DELETE"
        | "THREAD_LIST_SYNC"
        | "THREAD_MEMBER_UPDATE"
        | "STAGE_INSTANCE_CREATE"
        | "STAGE_INSTANCE_UPDATE"
        | "STAGE_INSTANCE_DELETE"
        | "VOICE_CHANNEL_STATUS_UPDATE"
        | "VOICE_CHANNEL_START_TIME_UPDATE" => GUILDS,
        "CHANNEL_PINS_UPDATE" => in_place(in_dm, GUILDS, DIRECT_MESSAGES),
        "THREAD_MEMBERS_UPDATE" => GUILDS | GUILD_MEMBERS,
        "GUILD_MEMBER_ADD" | "GUILD_MEMBER_UPDATE" | "GUILD_MEMBER_REMOVE" => GUILD_MEMBERS,
        "GUILD_AUDIT_LOG_ENTRY_CREATE" | "GUILD_BAN_ADD" | "GUILD_BAN_REMOVE" => GUILD_MODERATION,
        "GUILD_EMOJIS_UPDATE"
        | "GUILD_STICKERS_UPDATE"
        | "GUILD_SOUNDBOARD_SOUND_CREATE"
        | "GUILD_SOUNDBOARD_SOUND_UPDATE"
        | "GUILD_SOUNDBOARD_SOUND_DELETE"
        | "GUILD_SOUNDBOARD_SOUNDS_UPDATE" => GUILD_EXPRESSIONS,
        "GUILD_INTEGRATIONS_UPDATE" | "INTEGRATION_CREATE" | "INTEGRATION_UPDATE" | "INTEGRATION_DELETE" => {
            GUILD_INTEGRATIONS
        }
        "WEBHOOKS_UPDATE" => GUILD_WEBHOOKS,
        "INVITE_CREATE" | "INVITE_DELETE" => GUILD_INVITES,
        "VOICE_STATE_UPDATE" | "VOICE_CHANNEL_EFFECT_SEND" => GUILD_VOICE_STATES,
        "PRESENCE_UPDATE" => GUILD_PRESENCES,
        "MESSAGE_CREATE" | "MESSAGE_UPDATE" | "MESSAGE_DELETE" => {
            in_place(in_dm, GUILD_MESSAGES, DIRECT_MESSAGES)
        }
        "MESSAGE_DELETE_BULK" => GUILD_MESSAGES,
        "MESSAGE_REACTION_ADD"
        | "MESSAGE_REACTION_REMOVE"
        | "MESSAGE_REACTION_REMOVE_ALL"
        | "MESSAGE_REACTION_REMOVE_EMOJI" => {
            in_place(in_dm, GUILD_MESSAGE_REACTIONS, DIRECT_MESSAGE_REACTIONS)
        }
        "TYPING_START" => in_place(in_dm, GUILD_MESSAGE_TYPING, DIRECT_MESSAGE_TYPING),
        "GUILD_SCHEDULED_EVENT_CREATE"
        | "GUILD_SCHEDULED_EVENT_UPDATE"
        | "GUILD_SCHEDULED_EVENT_DELETE"
        | "GUILD_SCHEDULED_EVENT_USER_ADD"
        | "GUILD_SCHEDULED_EVENT_USER_REMOVE" => GUILD_SCHEDULED_EVENTS,
        "AUTO_MODERATION_RULE_CREATE" | "AUTO_MODERATION_RULE_UPDATE" | "AUTO_MODERATION_RULE_DELETE" => {
            AUTO_MODERATION_CONFIGURATION
        }
        "AUTO_MODERATION_ACTION_EXECUTION" => AUTO_MODERATION_EXECUTION,
        "MESSAGE_POLL_VOTE_ADD" | "MESSAGE_POLL_VOTE_REMOVE" => {
            in_place(in_dm, GUILD_MESSAGE_POLLS, DIRECT_MESSAGE_POLLS)
        }
        _ => 0,
    }
}

fn in_place(in_dm: bool, guild: u64, direct: u64) -> u64 {
    if in_dm { direct } else { guild }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn message_events_depend_on_the_place() {
        assert_eq!(of("MESSAGE_CREATE", false), GUILD_MESSAGES);
        assert_eq!(of("MESSAGE_CREATE", true), DIRECT_MESSAGES);
        assert_eq!(of("MESSAGE_REACTION_ADD", true), DIRECT_MESSAGE_REACTIONS);
        assert_eq!(of("CHANNEL_PINS_UPDATE", false), GUILDS);
        assert_eq!(of("CHANNEL_PINS_UPDATE", true), DIRECT_MESSAGES);
    }

    #[test]
    fn interactions_need_no_intent() {
        assert_eq!(of("INTERACTION_CREATE", false), 0);
        assert_eq!(of("ENTITLEMENT_CREATE", false), 0);
    }

    #[test]
    fn application_flags_enable_privileged_intents() {
        assert_eq!(enabled_by(0), 0);
        assert_eq!(enabled_by(1 << 19), MESSAGE_CONTENT);
        assert_eq!(enabled_by(1 << 12 | 1 << 15), GUILD_PRESENCES | GUILD_MEMBERS);
        assert_eq!(enabled_by(1 << 13 | 1 << 14 | 1 << 18), PRIVILEGED);
        assert_eq!(enabled_by(1 << 16 | 1 << 17 | 1 << 23), 0);
    }

    #[test]
    fn every_intent_is_known() {
        assert_eq!(ALL, 53_608_447);
        assert_eq!(ALL & PRIVILEGED, PRIVILEGED);
    }
}
