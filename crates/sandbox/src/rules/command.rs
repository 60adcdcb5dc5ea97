//! Application commands to register.

use super::option::{describe, parse_options, unique_translations};
use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::world::{Command, CommandKind, CommandScope};
use serde_json::{Map, Value, json};
use std::collections::HashSet;

/// Characters in all names, descriptions and values of a command.
const MAX_CHARACTERS: usize = 8000;

/// The way in which a command is registered.
#[derive(Debug, Clone, Copy)]
pub(crate) enum NewCommand<'a> {
    /// On its own.
    Created,
    /// Change of another command; absent fields stay.
    Changes(&'a Command),
}

/// Checks one command.
pub(crate) fn parse_command(
    body: &Value,
    scope: CommandScope,
    how: NewCommand<'_>,
) -> Result<Command, ApiError> {
    let mut form = Form::default();
    let merged;
    let body = match how {
        NewCommand::Created => body,
        NewCommand::Changes(old) => {
            merged = merge(old, body);
            &merged
        }
    };
    let command =
        Fields::of(body, &Path::ROOT, &mut form).and_then(|fields| parse(&fields, &mut form, scope));
    form.finish()?;
    let mut command = command.ok_or_else(|| ApiError::invalid_form(json!({})))?;
    if let NewCommand::Changes(old) = how {
        command.id = old.id;
    }
    Ok(command)
}

/// Checks one command without keeping it.
pub(crate) fn check_command(body: &Value) -> Result<(), ApiError> {
    parse_command(body, NOWHERE, NewCommand::Created).map(|_| ())
}

/// Checks a whole set of commands without keeping it.
pub(crate) fn check_commands(body: &Value) -> Result<(), ApiError> {
    parse_bulk(body, NOWHERE).map(|_| ())
}

/// Checks a change to an unknown command: the parts that do not depend on its type.
pub(crate) fn check_command_changes(body: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    if let Some(fields) = Fields::of(body, &Path::ROOT, &mut form) {
        parse_options(&fields, &mut form, 0);
    }
    form.finish()
}

/// The scope of commands that are only checked.
const NOWHERE: CommandScope = CommandScope { application_id: 0, guild_id: None };

/// Checks a whole set of commands.
pub(crate) fn parse_bulk(body: &Value, scope: CommandScope) -> Result<Vec<Command>, ApiError> {
    let mut form = Form::default();
    let Some(list) = body.as_array() else {
        form.error(&Path::ROOT, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        form.finish()?;
        return Ok(Vec::new());
    };
    let mut names = HashSet::new();
    let mut translated = [HashSet::new(), HashSet::new(), HashSet::new()];
    let mut commands = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = Path::ROOT.index(index);
        let Some(fields) = Fields::of(value, &path, &mut form) else { continue };
        let Some(command) = parse(&fields, &mut form, scope) else { continue };
        if !names.insert((command.kind, command.name.clone())) {
            let message = "Application command names must be unique";
            form.error(&path, "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
        let seen = match command.kind {
            CommandKind::ChatInput => &mut translated[0],
            CommandKind::User => &mut translated[1],
            CommandKind::Message => &mut translated[2],
        };
        let named = json!({"name_localizations": command.rest.get("name_localizations")});
        unique_translations(&named, &path, &mut form, seen, "APPLICATION_COMMANDS_DUPLICATE_NAME");
        commands.push(command);
    }
    form.finish()?;
    for kind in [CommandKind::ChatInput, CommandKind::User, CommandKind::Message] {
        if commands.iter().filter(|command| command.kind == kind).count() > kind.limit() {
            return Err(ApiError::too_many_commands(kind.limit()));
        }
    }
    Ok(commands)
}

/// Returns the body of a change, completed with the unchanged fields.
fn merge(old: &Command, body: &Value) -> Value {
    let mut whole = old.json(true);
    if old.kind != CommandKind::ChatInput {
        whole.as_object_mut().map(|fields| fields.remove("description"));
    }
    if let (Some(fields), Some(changes)) = (whole.as_object_mut(), body.as_object()) {
        // The older field must not contradict the newer one, if both are given.
        if changes.contains_key("contexts") || changes.contains_key("dm_permission") {
            fields.remove("contexts");
            fields.remove("dm_permission");
        }
        for (key, value) in changes {
            if key != "type" {
                fields.insert(key.clone(), value.clone());
            }
        }
    }
    whole
}

fn parse(fields: &Fields<'_>, form: &mut Form, scope: CommandScope) -> Option<Command> {
    let number = match fields.get("type") {
        Some(_) => fields.one_of(form, "type", &[1, 2, 3])?,
        None => 1,
    };
    let kind = CommandKind::from_number(number)?;
    let chat = kind == CommandKind::ChatInput;
    let mut rest = Map::new();
    describe(fields, form, &mut rest, chat);
    let options = if chat { parse_options(fields, form, 0) } else { Vec::new() };
    if !chat && fields.get("options").and_then(Value::as_array).is_some_and(|list| !list.is_empty()) {
        let message = "Context menu commands cannot have options";
        form.error(
            &fields.path.key("options"),
            "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_NOT_ALLOWED",
            message,
        );
    }
    let default_member_permissions = fields.bits(form, "default_member_permissions");
    let contexts = contexts(fields, form);
    let installs = fields.number_set(form, "integration_types", &[0, 1]);
    if installs.as_ref().is_some_and(|types| types.is_empty()) {
        form.length(&fields.path.key("integration_types"), &(1..=2));
    }
    let nsfw = fields.boolean(form, "nsfw").unwrap_or(false);
    let command = Command {
        id: 0,
        application_id: scope.application_id,
        guild_id: scope.guild_id,
        kind,
        name: rest.remove("name").and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default(),
        options,
        default_member_permissions,
        contexts,
        integration_types: installs.unwrap_or_else(|| vec![0]),
        nsfw,
        version: 0,
        rest,
    };
    if size(&command) > MAX_CHARACTERS {
        let message = format!("Command exceeds maximum size ({MAX_CHARACTERS})");
        form.error(fields.path, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
    Some(command)
}

fn contexts(fields: &Fields<'_>, form: &mut Form) -> Option<Vec<i64>> {
    if let Some(list) = fields.list(form, "contexts", 1..=3) {
        let path = fields.path.key("contexts");
        let mut contexts = Vec::new();
        for (index, value) in list.iter().enumerate() {
            match value.as_i64() {
                Some(context @ 0..=2) if contexts.contains(&context) => {
                    let message = "The set already contains this value";
                    form.error(&path.index(index), "SET_TYPE_ALREADY_CONTAINS_VALUE", message);
                }
                Some(context @ 0..=2) => contexts.push(context),
                _ => form.choices(&path.index(index), "0, 1, 2"),
            }
        }
        return Some(contexts);
    }
    // The older way to keep a command out of direct messages.
    (fields.boolean(form, "dm_permission") == Some(false)).then(|| vec![0])
}

/// Returns the number of characters of a command that count: names, descriptions and choice values, with the longest
/// translation in place of each text.
fn size(command: &Command) -> usize {
    let described = |value: &Value, key: &str| {
        let own = value[key].as_str().map_or(0, |text| text.chars().count());
        let translated = value[&format!("{key}_localizations")].as_object();
        let longest = translated
            .into_iter()
            .flat_map(Map::values)
            .filter_map(Value::as_str)
            .map(|text| text.chars().count())
            .max();
        own.max(longest.unwrap_or(0))
    };
    fn options(list: &[Value], described: &dyn Fn(&Value, &str) -> usize) -> usize {
        list.iter()
            .map(|option| {
                let own = described(option, "name") + described(option, "description");
                let inner = option["options"].as_array().map_or(0, |list| options(list, described));
                let choices = option["choices"].as_array().into_iter().flatten();
                let choices = choices.map(|choice| {
                    described(choice, "name")
                        + choice["value"].as_str().map_or(0, |text| text.chars().count())
                });
                own + inner + choices.sum::<usize>()
            })
            .sum()
    }
    let mut whole = Value::Object(command.rest.clone());
    whole["name"] = json!(command.name);
    described(&whole, "name") + described(&whole, "description") + options(&command.options, &described)
}
