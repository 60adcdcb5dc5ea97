//! Discord's errors: a status, a numeric code, a message and, for invalid forms, the tree of errors by field.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

/// An error as Discord's HTTP API reports it.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("{status} {code}: {message}")]
pub struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// Discord's JSON error code; 0 if Discord has none.
    pub code: u32,
    /// The text.
    pub message: String,
    /// The nested `errors` object of an invalid form.
    pub errors: Option<Box<Value>>,
    /// Seconds to wait, in the body of rate limits.
    pub retry_after: Option<f64>,
    /// Feature that the request asked for, which Discord has and the sandbox lacks; such requests are recorded.
    pub unsupported: Option<String>,
}

impl ApiError {
    fn new(status: StatusCode, code: u32, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), errors: None, retry_after: None, unsupported: None }
    }

    /// Returns 50035 with the tree of errors.
    #[must_use]
    pub fn invalid_form(errors: Value) -> Self {
        Self {
            errors: Some(Box::new(errors)),
            ..Self::new(StatusCode::BAD_REQUEST, 50035, "Invalid Form Body")
        }
    }

    /// Returns 50035 with one complaint about one top-level field.
    #[must_use]
    pub fn invalid_field(field: &str, code: &str, message: impl Into<String>) -> Self {
        let mut tree = Map::new();
        tree.insert(field.into(), json!({"_errors": [{"code": code, "message": message.into()}]}));
        Self::invalid_form(Value::Object(tree))
    }

    /// Returns 404 for a feature that Discord has and the sandbox does not.
    #[must_use]
    pub fn unsupported(what: &str) -> Self {
        Self { unsupported: Some(what.to_owned()), ..Self::not_found() }
    }

    /// Returns 404 for fields that Discord uses and the sandbox ignores.
    #[must_use]
    pub fn ignored(fields: &[&str]) -> Self {
        let message = format!("The sandbox does not support {} here.", fields.join(", "));
        Self { message, ..Self::not_found() }
    }

    /// Returns Discord's body for the error.
    #[must_use]
    pub fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = (**errors).clone();
        }
        if let Some(seconds) = self.retry_after {
            body["retry_after"] = json!(seconds);
            body["global"] = json!(false);
        }
        body
    }
}

macro_rules! errors {
    ($($(#[$doc:meta])* $name:ident = $status:ident, $code:literal, $message:literal;)*) => {
        impl ApiError {$(
            $(#[$doc])*
            #[must_use]
            pub fn $name() -> Self {
                Self::new(StatusCode::$status, $code, $message)
            }
        )*}
    };
}

errors! {
    /// An unknown address.
    not_found = NOT_FOUND, 0, "404: Not Found";
    /// A path that is not text.
    bad_request = BAD_REQUEST, 0, "400: Bad Request";
    /// A known address with another method.
    method_not_allowed = METHOD_NOT_ALLOWED, 0, "405: Method Not Allowed";
    /// No token, or one that belongs to nobody.
    unauthorized = UNAUTHORIZED, 0, "401: Unauthorized";
    /// Forbidden without a specific code.
    forbidden = FORBIDDEN, 0, "403: Forbidden";
    /// An application id or object that does not exist.
    unknown_application = NOT_FOUND, 10002, "Unknown Application";
    /// A channel that does not exist.
    unknown_channel = NOT_FOUND, 10003, "Unknown Channel";
    /// A guild that does not exist, or that the bot is not in.
    unknown_guild = NOT_FOUND, 10004, "Unknown Guild";
    /// A user who is not a member.
    unknown_member = NOT_FOUND, 10007, "Unknown Member";
    /// A message that does not exist or may not be touched this way.
    unknown_message = NOT_FOUND, 10008, "Unknown Message";
    /// An overwrite that does not exist.
    unknown_overwrite = NOT_FOUND, 10009, "Unknown Overwrite";
    /// A role that does not exist.
    unknown_role = NOT_FOUND, 10011, "Unknown Role";
    /// A user who does not exist.
    unknown_user = NOT_FOUND, 10013, "Unknown User";
    /// Not an emoji.
    unknown_emoji = BAD_REQUEST, 10014, "Unknown Emoji";
    /// A webhook, here an interaction token, that does not exist.
    unknown_webhook = NOT_FOUND, 10015, "Unknown Webhook";
    /// An interaction that does not exist or was not answered within three seconds.
    unknown_interaction = NOT_FOUND, 10062, "Unknown interaction";
    /// A command that does not exist.
    unknown_command = NOT_FOUND, 10063, "Unknown application command";
    /// A command without any permission overwrites.
    unknown_command_permissions = NOT_FOUND, 10066, "Unknown application command permissions";
    /// An object of another application.
    not_authorized_for_application = FORBIDDEN, 20012, "You are not authorized to perform this action on this application";
    /// An invite that does not exist.
    unknown_invite = NOT_FOUND, 10006, "Unknown Invite";
    /// A user who is not banned.
    unknown_ban = NOT_FOUND, 10026, "Unknown Ban";
    /// A request without a User-Agent, which does not get past Discord's proxy.
    no_user_agent = FORBIDDEN, 40333, "internal network error";
    /// An endpoint for users only.
    bots_not_allowed = FORBIDDEN, 20001, "Bots cannot use this endpoint";
    /// The channel cannot have more pins.
    too_many_pins = BAD_REQUEST, 30003, "Maximum number of pins reached for the channel (250)";
    /// A guild with the maximum of roles.
    too_many_roles = BAD_REQUEST, 30005, "Maximum number of server roles reached (250)";
    /// A guild with the maximum of channels.
    too_many_channels = BAD_REQUEST, 30013, "Maximum number of server channels reached (500)";
    /// An application that has created too many commands in a day.
    too_many_new_commands = BAD_REQUEST, 30034, "Max number of daily application command creates has been reached (200)";
    /// A member who is not in voice and cannot be moved.
    not_in_voice = BAD_REQUEST, 40032, "Target user is not connected to voice.";
    /// A channel type without this feature.
    wrong_channel_type = BAD_REQUEST, 50024, "Cannot execute action on this channel type";
    /// Twenty different reactions is the most a message holds.
    too_many_reactions = BAD_REQUEST, 30010, "Maximum number of reactions reached (20)";
    /// Opening direct messages too fast.
    direct_messages_too_fast = FORBIDDEN, 40003, "You are opening direct messages too fast.";
    /// A body beyond the limit.
    entity_too_large = PAYLOAD_TOO_LARGE, 40005, "Request entity too large";
    /// The interaction has its answer already.
    already_acknowledged = BAD_REQUEST, 40060, "Interaction has already been acknowledged.";
    /// Not visible.
    missing_access = FORBIDDEN, 50001, "Missing Access";
    /// A feature that direct messages do not have.
    not_in_direct_messages = FORBIDDEN, 50003, "Cannot execute action on a DM channel";
    /// Only the author can edit.
    not_the_author = FORBIDDEN, 50005, "Cannot edit a message authored by another user";
    /// An empty message.
    empty_message = BAD_REQUEST, 50006, "Cannot send an empty message";
    /// Closed direct messages, or a bot.
    cannot_message_user = FORBIDDEN, 50007, "Cannot send messages to this user";
    /// A channel without text.
    not_a_text_channel = BAD_REQUEST, 50008, "Cannot send messages in a non-text channel";
    /// The bot lacks permissions.
    missing_permissions = FORBIDDEN, 50013, "Missing Permissions";
    /// Other system messages cannot be changed.
    system_message = FORBIDDEN, 50021, "Cannot execute action on a system message";
    /// The interaction token is over fifteen minutes old.
    invalid_webhook_token = UNAUTHORIZED, 50027, "Invalid Webhook Token";
    /// A role that may not be used there.
    invalid_role = BAD_REQUEST, 50028, "Invalid Role";
    /// Bulk deletion reaches back two weeks.
    too_old_to_bulk_delete = BAD_REQUEST, 50034, "A message provided was too old to bulk delete";
    /// Archived threads cannot be edited.
    thread_archived = BAD_REQUEST, 50083, "Thread is archived";
    /// The body is not JSON.
    invalid_json = BAD_REQUEST, 50109, "The request body contains invalid JSON.";
    /// The recipient shares no server with the bot.
    no_mutual_guilds = FORBIDDEN, 50278, "Cannot send messages to this user due to having no mutual guilds";
    /// There is no such emoji in the guild.
    unknown_guild_emoji = NOT_FOUND, 10014, "Unknown Emoji";
    /// There is no such integration.
    unknown_integration = NOT_FOUND, 10005, "Unknown Integration";
    /// There is no such SKU.
    unknown_sku = NOT_FOUND, 10027, "Unknown SKU";
    /// There is no such entitlement.
    unknown_entitlement = NOT_FOUND, 10029, "Unknown Entitlement";
    /// There is no such guild template.
    unknown_template = NOT_FOUND, 10057, "Unknown Guild Template";
    /// There is no such sticker.
    unknown_sticker = NOT_FOUND, 10060, "Unknown Sticker";
    /// There is no such pack of stickers.
    unknown_sticker_pack = NOT_FOUND, 10061, "Unknown Sticker Pack";
    /// The user is in no voice channel.
    unknown_voice_state = NOT_FOUND, 10065, "Unknown Voice State";
    /// The stage is not live.
    unknown_stage = NOT_FOUND, 10067, "Unknown Stage Instance";
    /// The guild has no welcome screen.
    unknown_welcome_screen = NOT_FOUND, 10069, "Unknown Guild Welcome Screen";
    /// There is no such scheduled event.
    unknown_scheduled_event = NOT_FOUND, 10070, "Unknown Guild Scheduled Event";
    /// There is no such sound.
    unknown_sound = NOT_FOUND, 10097, "Unknown sound";
    /// The channel has the maximum of webhooks.
    too_many_webhooks = BAD_REQUEST, 30007, "Maximum number of webhooks reached (15)";
    /// The guild or application has the maximum of emojis.
    too_many_emojis = BAD_REQUEST, 30008, "Maximum number of emojis reached (50)";
    /// The application has the maximum of emojis.
    too_many_application_emojis = BAD_REQUEST, 30008, "Maximum number of emojis reached (2000)";
    /// The guild has the maximum of invites.
    too_many_invites = BAD_REQUEST, 30016, "Maximum number of invites reached (1000)";
    /// The guild has a template.
    template_exists = BAD_REQUEST, 30031, "A server already has a template";
    /// The guild has the maximum of scheduled events.
    too_many_scheduled_events = BAD_REQUEST, 30038, "Maximum number of uncompleted guild scheduled events reached (100)";
    /// The guild has the maximum of stickers.
    too_many_stickers = BAD_REQUEST, 30039, "Maximum number of stickers reached";
    /// The guild has the maximum of sounds.
    too_many_sounds = BAD_REQUEST, 30045, "Maximum number of soundboard sounds reached";
    /// The message was published already.
    already_crossposted = BAD_REQUEST, 40033, "This message has already been crossposted";
    /// The user is banned.
    banned = FORBIDDEN, 40007, "The user is banned from this guild";
    /// The message is of a type that cannot be published.
    wrong_message_type = BAD_REQUEST, 50068, "Invalid message type";
    /// The kind of file is not allowed here.
    invalid_file = BAD_REQUEST, 50046, "Invalid file uploaded";
    /// The guild shows no widget.
    widget_disabled = FORBIDDEN, 50004, "Guild widget disabled";
    /// The stage is live already.
    stage_exists = BAD_REQUEST, 150_006, "The Stage is already open";
    /// The event is over.
    event_over = BAD_REQUEST, 180_000, "Cannot update a finished event";
    /// There is no such answer in the poll.
    unknown_poll_answer = NOT_FOUND, 10110, "Unknown poll answer";
    /// None of the users could be banned.
    failed_to_ban = BAD_REQUEST, 500_000, "Failed to ban users";
    /// The forum requires a tag.
    tag_required = BAD_REQUEST, 40067, "A tag is required to create a forum post in this channel";
    /// An onboarding in use must show enough channels.
    onboarding_requirements = BAD_REQUEST, 350_000, "Cannot enable onboarding, requirements are not met";
    /// A webhook of a forum must say which thread.
    webhook_needs_thread = BAD_REQUEST, 220_001, "Webhooks posted to forum channels must have a thread_name or thread_id";
    /// A webhook of a forum must say one thread.
    webhook_one_thread = BAD_REQUEST, 220_002, "Webhooks posted to forum channels cannot have both a thread_name and thread_id";
    /// A webhook can open threads in forums only.
    webhook_no_forum = BAD_REQUEST, 220_003, "Webhooks can only create threads in forum channels";
    /// The poll is closed.
    poll_expired = BAD_REQUEST, 520_001, "Poll expired";
    /// The message has no poll.
    not_a_poll = BAD_REQUEST, 520_006, "Cannot expire a non-poll message";
    /// A forwarded message has no content beside it.
    forward_with_content = BAD_REQUEST, 160_011, "Forward messages cannot have additional content";
    /// The message to forward does not exist.
    forwarded_not_found = BAD_REQUEST, 160_008, "Message could not be found";
    /// The message to forward is out of sight.
    forward_out_of_sight = FORBIDDEN, 160_014, "You do not have permission to view the message you are trying to forward";
    /// A sticker that does not exist, or may not be sent there.
    invalid_sticker = BAD_REQUEST, 50081, "Invalid sticker sent";
    /// Stickers of a message cannot be edited.
    sticker_edit = BAD_REQUEST, 50080, "Cannot edit stickers within a message";
    /// An interaction of an application that only its user installed has few follow-ups.
    too_many_follow_ups = BAD_REQUEST, 40094, "This interaction has hit the maximum number of follow up messages";
    /// The automatic moderation stops a message.
    blocked_by_moderation = BAD_REQUEST, 200_000, "Message was blocked by automatic moderation";
    /// A bitrate above the channel's maximum.
    bitrate_too_high = BAD_REQUEST, 30052, "Bitrate is too high for channel of this type";
    /// A message can have only one thread.
    thread_exists = BAD_REQUEST, 160_004, "A thread has already been created for this message";
    /// A guild with the maximum of active threads.
    too_many_threads = BAD_REQUEST, 160_006, "Maximum number of active threads reached";
    /// Locked threads accept no messages.
    thread_locked = FORBIDDEN, 160_005, "Thread is locked";
    /// An API version that is not served.
    invalid_api_version = BAD_REQUEST, 50041, "Invalid API version provided";
    /// A reply to a message that must exist.
    cannot_reply_without_history = BAD_REQUEST, 160_002, "Cannot reply without permission to read message history";
}

impl ApiError {
    /// Returns error 30032: a scope has the maximum of commands of a kind.
    #[must_use]
    pub fn too_many_commands(limit: usize) -> Self {
        let message = format!("Maximum number of application commands reached ({limit}).");
        Self::new(StatusCode::BAD_REQUEST, 30032, message)
    }

    /// Returns error 30046: the allowance of edits to messages older than an hour is used up; a 429, as in Discord.
    #[must_use]
    pub fn old_message_edits(retry_after: f64) -> Self {
        Self {
            retry_after: Some(retry_after),
            ..Self::new(
                StatusCode::TOO_MANY_REQUESTS,
                30046,
                "Maximum number of edits to messages older than 1 hour reached. Try again later.",
            )
        }
    }

    /// Returns error 20016: slow mode, with the seconds left.
    #[must_use]
    pub fn slow_mode(retry_after: f64) -> Self {
        Self {
            retry_after: Some(retry_after),
            ..Self::new(
                StatusCode::TOO_MANY_REQUESTS,
                20016,
                "This action cannot be performed due to slowmode rate limit",
            )
        }
    }
}
