//! Interactions of users: commands, clicks, choices, forms.

use super::options::{Place, check, choose, command_data, find, nest};
use super::routing::{RawParams, read};
use super::submit::{component_data, modal_data};
use super::uploads;
use super::user_actions::human;
use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::http::Reply;
use crate::server_state::ServerState;
use crate::world::{InteractionKind, InteractionState, Invocation, Resolved, Upload, World};
use axum::extract::{Request, State};
use axum::response::Response;
use serde_json::{Value, json};
use std::sync::Arc;

/// `POST /users/{user_id}/interactions`.
pub(super) async fn submit(
    State(server): State<Arc<ServerState>>,
    params: RawParams,
    request: Request,
) -> Response {
    let begun = read(Arc::clone(&server), params, request).await.and_then(|call| {
        let id = begin(&server, call.id("user_id")?, call.json())?;
        Ok((id, call.query_flag("wait")))
    });
    let (id, wait) = match begun {
        Ok(begun) => begun,
        Err(error) => return Reply::from(error).into_response(),
    };
    if wait {
        settled(&server, id).await;
    }
    let record = server.world.read().interaction(id).map(|interaction| Reply::json(interaction.json()));
    record.unwrap_or_else(Reply::from).into_response()
}

/// Waits until an interaction is answered or has failed.
pub(crate) async fn settled(server: &ServerState, id: u64) {
    loop {
        let changed = server.world.changed.notified();
        tokio::pin!(changed);
        // Listening starts before the first look, so that no change is missed in between.
        changed.as_mut().enable();
        let pending = server
            .world
            .read()
            .interaction(id)
            .is_ok_and(|interaction| interaction.state == InteractionState::Pending);
        if !pending {
            return;
        }
        changed.await;
    }
}

/// Sends the interaction that a user's client would send, and returns its id.
///
/// # Errors
/// Those that Discord gives its client, such as 50035 for bad input and 10063 for a command that the user does not
/// have.
pub(crate) fn begin(server: &ServerState, user: u64, body: &Value) -> Result<u64, ApiError> {
    let mut form = Form::default();
    let data_path = Path::ROOT.key("data");
    let Some(fields) = Fields::of(body, &Path::ROOT, &mut form) else {
        return Err(ApiError::invalid_form(json!({})));
    };
    for needed in ["type", "channel_id", "data"] {
        if fields.get(needed).is_none() {
            form.required(&Path::ROOT.key(needed));
        }
    }
    let number = fields.one_of(&mut form, "type", &[2, 3, 4, 5]);
    let channel = fields.id(&mut form, "channel_id");
    let data = fields.get("data").and_then(|data| Fields::of(data, &data_path, &mut form));
    let message = fields.id(&mut form, "message_id");
    let origin = fields.id(&mut form, "interaction_id");
    std::mem::take(&mut form).finish()?;
    let (Some(number), Some(channel), Some(data)) = (number, channel, data) else {
        return Err(ApiError::invalid_form(json!({})));
    };
    if matches!(number, 3 | 5) {
        // The target of the action may come from a request that is still being answered.
        server.answers.wait();
    }
    let mut world = server.world.write();
    human(&world, user)?;
    world.channel_for(user, channel, 0)?;
    let mut invocation = match number {
        3 => component(&world, user, channel, message, &data)?,
        5 => modal(&mut world, user, channel, origin, &data)?,
        _ => command(&mut world, user, channel, number == 4, &data)?,
    };
    invocation.nonce = fields.get("nonce").cloned();
    let application = invocation.application_id;
    let delivered = server.world.is_connected(application);
    world.begin(invocation, delivered)
}

fn blank(kind: InteractionKind, user_id: u64, channel_id: u64, application_id: u64) -> Invocation {
    Invocation {
        kind,
        user_id,
        channel_id,
        application_id,
        data: Value::Null,
        message_id: None,
        nonce: None,
        name: None,
        target_user_id: None,
        target_message_id: None,
        triggering: None,
        owners: None,
    }
}

fn component(
    world: &World,
    user: u64,
    channel: u64,
    message: Option<u64>,
    data: &Fields<'_>,
) -> Result<Invocation, ApiError> {
    let id = message.ok_or_else(|| {
        ApiError::invalid_field("message_id", "BASE_TYPE_REQUIRED", "This field is required")
    })?;
    let message = world.message(channel, id, user)?;
    let application = message.application_id.ok_or_else(ApiError::unknown_message)?;
    let mut invocation = blank(InteractionKind::Component, user, channel, application);
    invocation.data = component_data(world, user, message, data, &mut Form::default())?;
    invocation.message_id = Some(id);
    // A component belongs to the installer of the application behind its command.
    invocation.owners = message.interaction.as_ref().map(|origin| origin.owners);
    Ok(invocation)
}

fn modal(
    world: &mut World,
    user: u64,
    channel: u64,
    origin: Option<u64>,
    data: &Fields<'_>,
) -> Result<Invocation, ApiError> {
    let origin = world.interaction(origin.unwrap_or_default())?;
    if origin.user_id != user || origin.channel_id != channel {
        return Err(ApiError::unknown_interaction());
    }
    let origin = origin.clone();
    let mut form = Form::default();
    let (files, _) = uploads::read(data, &mut form);
    form.finish()?;
    let files = files.into_iter().map(|file| Upload {
        filename: file.filename,
        content_type: file.content_type,
        description: None,
        data: file.data,
    });
    let files =
        files.map(|upload| world.store_upload(origin.application_id, upload, true)).collect::<Vec<_>>();
    let mut invocation = blank(InteractionKind::Modal, user, channel, origin.application_id);
    invocation.data = modal_data(world, &origin, data, &files, &mut Form::default())?;
    // If the component's message was deleted, it can no longer be updated.
    let exists = |id: &u64| world.message(channel, *id, user).is_ok();
    invocation.message_id = origin.message_id.filter(exists);
    invocation.owners = Some(origin.mention.owners);
    invocation.triggering = Some(origin.mention.clone());
    Ok(invocation)
}

fn command(
    world: &mut World,
    user: u64,
    channel: u64,
    completing: bool,
    data: &Fields<'_>,
) -> Result<Invocation, ApiError> {
    let mut form = Form::default();
    let number = data.one_of(&mut form, "type", &[1, 2, 3]).unwrap_or(1);
    let (files, _) = uploads::read(data, &mut form);
    let target = data.id(&mut form, "target_id");
    let usable = world.usable_commands(user, channel)?;
    let (command, words) = find(&usable, data, number, &mut form)?;
    let command = command.clone();
    let kind = if completing { InteractionKind::Autocomplete } else { InteractionKind::Command };
    let guild = world.channel(channel)?.guild_id;
    let place = Place { user, channel, guild, application: command.application_id };
    let mut invocation = blank(kind, user, channel, command.application_id);
    let mut resolved = Resolved::default();
    if number != 1 {
        let target = target.ok_or_else(|| {
            ApiError::invalid_field("target_id", "BASE_TYPE_REQUIRED", "This field is required")
        })?;
        let found = if number == 2 {
            invocation.target_user_id = Some(target);
            world.resolve_user(&mut resolved, guild, channel, target)
        } else {
            invocation.target_message_id = Some(target);
            world.resolve_message(&mut resolved, channel, user, target)
        };
        if !found {
            return Err(if number == 2 { ApiError::unknown_user() } else { ApiError::unknown_message() });
        }
        let mut data = command_data(&command, Vec::new(), resolved);
        data.insert("target_id".into(), json!(target.to_string()));
        invocation.name = Some(command.name);
        invocation.data = Value::Object(data);
        return Ok(invocation);
    }
    let words = words.iter().map(String::as_str).collect::<Vec<_>>();
    let chosen = choose(&command, &words, data.get("options"), &mut form);
    std::mem::take(&mut form).finish()?;
    let Some(chosen) = chosen else { return Err(ApiError::unknown_command()) };
    let checked = check(world, place, &chosen, &files, completing, &mut resolved, &mut form);
    if completing && checked.iter().filter(|option| option["focused"] == json!(true)).count() != 1 {
        let path = data.path.key("options");
        form.error(&path, "INTERACTION_APPLICATION_COMMAND_OPTION_INVALID", "Exactly one option is focused");
    }
    form.finish()?;
    let path =
        std::iter::once(command.name.clone()).chain(chosen.groups.iter().map(|(name, _)| name.clone()));
    invocation.name = Some(path.collect::<Vec<_>>().join(" "));
    invocation.data = Value::Object(command_data(&command, nest(&chosen.groups, checked), resolved));
    Ok(invocation)
}
