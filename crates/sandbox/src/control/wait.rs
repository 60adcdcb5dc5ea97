//! Waiting for a condition, with a deadline.

use super::routing::{RawParams, read};
use crate::clock::parse_iso;
use crate::error::ApiError;
use crate::form::{Fields, Form};
use crate::gateway::Close;
use crate::http::{Call, Reply};
use crate::server_state::ServerState;
use crate::world::{Interaction, InteractionState, Message, World, flags};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

/// Default time to wait, in milliseconds of real time.
const DEFAULT_MS: i64 = 5_000;
/// The longest wait, in milliseconds.
const MAX_MS: i64 = 120_000;
/// Interval of looks at state outside of the world.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// Time without change after which a list of commands counts as complete.
const SETTLED: Duration = Duration::from_millis(250);
/// Age of a refusal that a new wait still reports.
const RECENT: Duration = Duration::from_secs(2);
/// Number of messages that a failed wait shows.
const SHOWN: usize = 5;

/// Goal of a wait.
enum Goal {
    Message {
        user: u64,
        channel: u64,
        wanted: Wanted,
    },
    Edit {
        user: u64,
        channel: u64,
        message: u64,
        wanted: Wanted,
    },
    Deletion {
        user: u64,
        channel: u64,
        message: u64,
    },
    Interaction {
        id: u64,
        state: String,
    },
    Connection {
        application: u64,
    },
    /// Commands of a bot: those of these names, or any list that no longer changes.
    Commands {
        application: u64,
        names: Vec<String>,
    },
}

/// Conditions on a message.
struct Wanted {
    after: Option<u64>,
    edited_after: Option<i64>,
    author: Option<u64>,
    content: Option<String>,
    contains: Option<String>,
    custom_id: Option<String>,
}

/// Result of a look.
enum Outcome {
    Reached(Value),
    NotYet,
    /// The awaited event can no longer happen.
    Never(String),
}

/// `POST /wait`.
pub(super) async fn wait(
    State(server): State<Arc<ServerState>>,
    params: RawParams,
    request: Request,
) -> Response {
    let goal = read(Arc::clone(&server), params, request).await.and_then(|call| parse(&call));
    match goal {
        Ok((goal, ms)) => until(&server, &goal, ms).await.unwrap_or_else(Reply::from).into_response(),
        Err(error) => Reply::from(error).into_response(),
    }
}

fn parse(call: &Call) -> Result<(Goal, u64), ApiError> {
    let (goal, ms) = call.parse(|fields, form| {
        let ms = fields.integer(form, "timeout_ms", 0..=MAX_MS).unwrap_or(DEFAULT_MS);
        (goal(fields, form), ms)
    })?;
    let kinds =
        "Value must be one of {'message', 'edit', 'deletion', 'interaction', 'connection', 'commands'}.";
    let goal = goal.ok_or_else(|| ApiError::invalid_field("for", "BASE_TYPE_CHOICES", kinds))?;
    Ok((goal, ms.unsigned_abs()))
}

fn goal(fields: &Fields<'_>, form: &mut Form) -> Option<Goal> {
    let id = |form: &mut Form, name: &str| {
        if fields.get(name).is_none() {
            form.required(&fields.path.key(name));
        }
        fields.id(form, name).unwrap_or_default()
    };
    match fields.get("for").and_then(Value::as_str)? {
        "message" => {
            let (user, channel) = (id(form, "user_id"), id(form, "channel_id"));
            let after = fields.id(form, "after");
            Some(Goal::Message { user, channel, wanted: wanted(fields, form, after) })
        }
        "edit" => {
            let (user, channel) = (id(form, "user_id"), id(form, "channel_id"));
            let message = id(form, "message_id");
            Some(Goal::Edit { user, channel, message, wanted: wanted(fields, form, None) })
        }
        "deletion" => {
            let (user, channel) = (id(form, "user_id"), id(form, "channel_id"));
            Some(Goal::Deletion { user, channel, message: id(form, "message_id") })
        }
        "interaction" => {
            let state = fields.text(form, "state", 1..=20).unwrap_or_else(|| "settled".to_owned());
            if !["settled", "acknowledged", "answered", "failed"].contains(&state.as_str()) {
                form.choices(&fields.path.key("state"), "'settled', 'acknowledged', 'answered', 'failed'");
            }
            Some(Goal::Interaction { id: id(form, "interaction_id"), state })
        }
        "commands" => {
            let names = fields.list(form, "names", 0..=200).into_iter().flatten();
            let names = names.filter_map(|name| name.as_str().map(str::to_owned)).collect();
            Some(Goal::Commands { application: id(form, "application_id"), names })
        }
        "connection" => Some(Goal::Connection { application: id(form, "application_id") }),
        _ => None,
    }
}

fn wanted(fields: &Fields<'_>, form: &mut Form, after: Option<u64>) -> Wanted {
    let edited_after = fields.text(form, "edited_after", 1..=64);
    Wanted {
        after,
        edited_after: edited_after.as_deref().and_then(parse_iso),
        author: fields.id(form, "author_id"),
        content: fields.text(form, "content", 0..=4000),
        contains: fields.text(form, "contains", 0..=4000),
        custom_id: fields.text(form, "custom_id", 1..=100),
    }
}

async fn until(server: &ServerState, goal: &Goal, ms: u64) -> Result<Reply, ApiError> {
    let begun = Instant::now();
    let deadline = begun + Duration::from_millis(ms);
    let mut steady: Option<(Value, Instant)> = None;
    let waiting = async {
        loop {
            let changed = server.world.changed.notified();
            tokio::pin!(changed);
            changed.as_mut().enable();
            match goal.look(server, begun)? {
                Outcome::Reached(value) if goal.must_settle() => match &steady {
                    Some((same, since)) if *same == value => {
                        if since.elapsed() >= SETTLED {
                            return Ok(Ok(value));
                        }
                    }
                    _ => steady = Some((value, Instant::now())),
                },
                Outcome::Reached(value) => return Ok(Ok(value)),
                Outcome::Never(why) => return Ok(Err(why)),
                Outcome::NotYet => {}
            }
            if matches!(goal, Goal::Connection { .. } | Goal::Commands { .. }) {
                // Connections are not part of the world, and a lack of changes wakes nobody.
                tokio::time::sleep(LOOK_EVERY).await;
            } else {
                changed.await;
            }
        }
    };
    match timeout_at(deadline, waiting).await {
        Ok(Ok(Ok(value))) => Ok(Reply::json(value)),
        Ok(Ok(Err(why))) => Ok(in_vain(goal, server, &why)),
        Ok(Err(error)) => Err(error),
        Err(_) => Ok(in_vain(goal, server, &format!("It did not happen within {ms} ms."))),
    }
}

/// Returns 408, with the state that was found instead.
fn in_vain(goal: &Goal, server: &ServerState, why: &str) -> Reply {
    let seen = goal.seen(&server.world.read());
    let mut reply = Reply::json(json!({"code": 0, "message": why, "seen": seen}));
    reply.status = StatusCode::REQUEST_TIMEOUT;
    reply
}

impl Goal {
    /// Returns `true` if the goal is only reached once nothing changes for a while.
    fn must_settle(&self) -> bool {
        matches!(self, Self::Commands { names, .. } if names.is_empty())
    }

    fn look(&self, server: &ServerState, begun: Instant) -> Result<Outcome, ApiError> {
        let reached = |found: Option<Value>| found.map_or(Outcome::NotYet, Outcome::Reached);
        if let Self::Connection { application } = self {
            server.world.read().application(*application)?;
            let count = server.world.session_count(*application);
            if count > 0 {
                return Ok(Outcome::Reached(json!({"connected": count})));
            }
            let since = begun.checked_sub(RECENT).unwrap_or(begun);
            let refused = server.hub.refusal(*application, since);
            return Ok(refused.map_or(Outcome::NotYet, |close| Outcome::Never(refusal_words(&close))));
        }
        let world = server.world.read();
        Ok(match self {
            Self::Message { user, channel, wanted } => {
                world.channel_for(*user, *channel, 0)?;
                let mut messages = world.channel(*channel)?.messages.values();
                let found = messages.find(|message| message.visible_to(*user) && wanted.matches(message));
                reached(found.map(|message| world.message_json(message, *user)))
            }
            Self::Edit { user, channel, message, wanted } => {
                let message = world.message(*channel, *message, *user)?;
                reached(wanted.matches(message).then(|| world.message_json(message, *user)))
            }
            Self::Deletion { user, channel, message } => {
                world.channel_for(*user, *channel, 0)?;
                let gone = world.message(*channel, *message, *user).is_err();
                reached(gone.then(|| json!({"id": message.to_string()})))
            }
            Self::Interaction { id, state } => interaction(&world, world.interaction(*id)?, state),
            Self::Commands { application, names } => {
                let commands = &world.application(*application)?.commands;
                let all = names.iter().all(|name| commands.values().any(|command| command.name == *name));
                let list = || commands.values().map(|command| command.json(true)).collect::<Value>();
                reached((all && !commands.is_empty()).then(list))
            }
            Self::Connection { .. } => Outcome::NotYet,
        })
    }

    /// Returns the state that was found instead of the goal.
    fn seen(&self, world: &World) -> Value {
        match self {
            Self::Message { user, channel, .. } | Self::Edit { user, channel, .. } => {
                let Ok(channel) = world.channel(*channel) else { return Value::Null };
                let latest = channel.messages.values().rev().filter(|message| message.visible_to(*user));
                latest.take(SHOWN).map(|message| world.message_json(message, *user)).collect()
            }
            Self::Interaction { id, .. } => world.interaction(*id).map(Interaction::json).unwrap_or_default(),
            Self::Commands { application, .. } => world
                .application(*application)
                .map(|application| application.commands.values().map(|one| json!(one.name)).collect())
                .unwrap_or_default(),
            Self::Deletion { .. } | Self::Connection { .. } => Value::Null,
        }
    }
}

/// Explains a refused connection and says what to do about it.
fn refusal_words(close: &Close) -> String {
    let advice = match close.code {
        4004 => {
            "Give the bot the token that the sandbox printed, or the one of `GET /_sandbox/v1/applications`."
        }
        4010 | 4011 => "Start the bot with the shards that `GET /gateway/bot` names.",
        4012 => "Let the bot ask for version 10 of the gateway, with encoding json or etf.",
        4013 => "Let the bot ask for intents that Discord knows.",
        4014 => {
            "Grant the application its privileged intents, as in the developer portal: \"intents\": \"all\" in the \
             fixture file, or `PATCH /_sandbox/v1/applications/{application_id}` with {\"intents\": \"all\"}. Or let \
             the bot ask for fewer."
        }
        _ => "The transcript has what the bot sent.",
    };
    format!("The gateway closed the bot's connection with {}: {} {advice}", close.code, close.reason)
}

fn interaction(world: &World, interaction: &Interaction, wanted: &str) -> Outcome {
    let failed = matches!(interaction.state, InteractionState::TimedOut | InteractionState::NotDelivered);
    if interaction.state == InteractionState::Pending {
        return Outcome::NotYet;
    }
    let loading = || {
        let channel = world.channels.get(&interaction.channel_id)?;
        let message = channel.messages.get(&interaction.response_id?)?;
        Some(message.flags & flags::LOADING != 0)
    };
    match wanted {
        "failed" if failed => Outcome::Reached(interaction.json()),
        "failed" => Outcome::Never("The bot has answered.".to_owned()),
        "acknowledged" | "answered" if failed => {
            Outcome::Never("The interaction failed: the bot did not answer in time.".to_owned())
        }
        "answered" if loading() == Some(true) => Outcome::NotYet,
        _ => Outcome::Reached(interaction.json()),
    }
}

impl Wanted {
    fn matches(&self, message: &Message) -> bool {
        let is = |wanted: &Option<String>, test: &dyn Fn(&str) -> bool| wanted.as_deref().is_none_or(test);
        message.flags & flags::LOADING == 0
            && self.after.is_none_or(|after| message.id > after)
            && self.author.is_none_or(|author| message.author_id == author)
            && self.edited_after.is_none_or(|after| message.edited.is_some_and(|edited| edited > after))
            && is(&self.content, &|content| message.content == content)
            && is(&self.contains, &|part| {
                message.content.contains(part)
                    || message.embeds.iter().chain(&message.components).any(|value| holds(value, part))
            })
            && is(&self.custom_id, &|id| message.components.iter().any(|value| holds_id(value, id)))
    }
}

/// Returns `true` if any text in a value contains a part.
fn holds(value: &Value, part: &str) -> bool {
    match value {
        Value::String(text) => text.contains(part),
        Value::Array(list) => list.iter().any(|value| holds(value, part)),
        Value::Object(map) => map.values().any(|value| holds(value, part)),
        _ => false,
    }
}

/// Returns `true` if a component in a value has this id.
fn holds_id(value: &Value, id: &str) -> bool {
    match value {
        Value::Array(list) => list.iter().any(|value| holds_id(value, id)),
        Value::Object(map) => {
            map.get("custom_id").is_some_and(|found| found == id)
                || map.values().any(|value| holds_id(value, id))
        }
        _ => false,
    }
}
