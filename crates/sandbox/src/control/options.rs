//! The options of a user's command, checked against its definition as Discord's client does.

use crate::error::ApiError;
use crate::form::{Fields, Form, Path, parse_id};
use crate::rules::{FilePart, option};
use crate::world::{Command, Resolved, Upload, World};
use serde_json::{Map, Value, json};

/// The subcommand that a user chose: the names of group and subcommand, the definitions of its options, and the given
/// values.
pub(super) struct Chosen<'a> {
    pub(super) groups: Vec<(String, i64)>,
    pub(super) definitions: Vec<Value>,
    pub(super) given: Option<&'a Value>,
}

/// Follows a subcommand path: by the words after the command's name, or by nested options.
pub(super) fn choose<'a>(
    command: &Command,
    words: &[&str],
    given: Option<&'a Value>,
    form: &mut Form,
) -> Option<Chosen<'a>> {
    let mut chosen = Chosen { groups: Vec::new(), definitions: command.options.clone(), given };
    let mut words = words.iter();
    let path = Path::ROOT.key("data");
    while chosen.definitions.iter().any(is_nested) {
        let (name, inner) = match words.next() {
            Some(word) => ((*word).to_owned(), chosen.given),
            None => {
                let first = chosen.given.and_then(|given| given.get(0));
                let name = first.and_then(|first| first["name"].as_str()).unwrap_or_default().to_owned();
                (name, first.and_then(|first| first.get("options")))
            }
        };
        let option = chosen.definitions.iter().find(|option| option["name"] == json!(name)).cloned();
        let Some(option) = option else {
            form.error(&path.key("name"), "INTERACTION_APPLICATION_COMMAND_INVALID", "No such subcommand");
            return None;
        };
        chosen.groups.push((name, option["type"].as_i64().unwrap_or(option::SUB_COMMAND)));
        chosen.definitions = option["options"].as_array().cloned().unwrap_or_default();
        chosen.given = inner;
    }
    if words.next().is_some() {
        form.error(&path.key("name"), "INTERACTION_APPLICATION_COMMAND_INVALID", "No such subcommand");
        return None;
    }
    Some(chosen)
}

fn is_nested(option: &Value) -> bool {
    matches!(option["type"].as_i64(), Some(option::SUB_COMMAND | option::SUB_COMMAND_GROUP))
}

/// Place where a command is run.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) user: u64,
    pub(super) channel: u64,
    pub(super) guild: Option<u64>,
    pub(super) application: u64,
}

/// Checks the given values and returns them as the bot gets them. While `completing`, required options may be missing.
pub(super) fn check(
    world: &mut World,
    place: Place,
    chosen: &Chosen<'_>,
    files: &[FilePart],
    completing: bool,
    resolved: &mut Resolved,
    form: &mut Form,
) -> Vec<Value> {
    let data = Path::ROOT.key("data");
    let path = data.key("options");
    let empty = Vec::new();
    let given = chosen.given.and_then(Value::as_array).unwrap_or(&empty);
    let mut checked = Vec::new();
    for (index, value) in given.iter().enumerate() {
        let path = path.index(index);
        let Some(fields) = Fields::of(value, &path, form) else { continue };
        let Some(name) = fields.required_text(form, "name", 1..=32) else { continue };
        let Some(definition) = chosen.definitions.iter().find(|option| option["name"] == json!(name)) else {
            form.error(&path, "INTERACTION_APPLICATION_COMMAND_OPTION_UNKNOWN", "No such option");
            continue;
        };
        let number = definition["type"].as_i64().unwrap_or(option::STRING);
        let focused = completing && value["focused"] == json!(true);
        if focused {
            if definition["autocomplete"] != json!(true) {
                let message = "This option does not complete itself";
                form.error(&path, "INTERACTION_APPLICATION_COMMAND_OPTION_INVALID", message);
            }
            // An option that is being typed has a text, whatever its type.
            let text = match &value["value"] {
                Value::String(text) => text.clone(),
                Value::Null => String::new(),
                other => other.to_string(),
            };
            checked.push(json!({"name": name, "type": number, "value": text, "focused": true}));
            continue;
        }
        let Some(raw) = fields.get("value") else {
            form.required(&path.key("value"));
            continue;
        };
        match convert(world, place, definition, number, raw, files, resolved) {
            Ok(value) => checked.push(json!({"name": name, "type": number, "value": value})),
            Err(message) => {
                form.error(&path.key("value"), "INTERACTION_APPLICATION_COMMAND_OPTION_INVALID", message);
            }
        }
    }
    if !completing {
        for definition in chosen.definitions.iter().filter(|option| option["required"] == json!(true)) {
            if !checked.iter().any(|option| option["name"] == definition["name"]) {
                let name = definition["name"].as_str().unwrap_or_default();
                form.required(&path.key(name));
            }
        }
    }
    checked
}

/// Wraps checked options into their subcommand and group.
pub(super) fn nest(groups: &[(String, i64)], options: Vec<Value>) -> Vec<Value> {
    groups
        .iter()
        .rev()
        .fold(options, |inner, (name, number)| vec![json!({"name": name, "type": number, "options": inner})])
}

fn convert(
    world: &mut World,
    place: Place,
    definition: &Value,
    number: i64,
    raw: &Value,
    files: &[FilePart],
    resolved: &mut Resolved,
) -> Result<Value, String> {
    let value = match number {
        option::STRING => text(definition, raw)?,
        option::INTEGER | option::NUMBER => quantity(definition, number, raw)?,
        option::BOOLEAN => match raw {
            Value::Bool(_) => raw.clone(),
            Value::String(text) if text == "true" => json!(true),
            Value::String(text) if text == "false" => json!(false),
            _ => return Err("Must be true or false".into()),
        },
        option::ATTACHMENT => {
            let index = parse_id(raw).ok_or("Must be an index into attachments")?;
            let file = files.iter().find(|file| file.index == index).ok_or("No such attachment")?;
            let upload = Upload {
                filename: file.filename.clone(),
                content_type: file.content_type.clone(),
                description: None,
                data: file.data.clone(),
            };
            let attachment = world.store_upload(place.application, upload, true);
            world.resolve_attachment(resolved, &attachment);
            json!(attachment.id.to_string())
        }
        _ => reference(world, place, definition, number, raw, resolved)?,
    };
    let choices = definition["choices"].as_array();
    if choices.is_some_and(|choices| !choices.iter().any(|choice| same(&choice["value"], &value))) {
        return Err("Must be one of the choices".into());
    }
    Ok(value)
}

fn same(choice: &Value, value: &Value) -> bool {
    choice == value || choice.as_f64().is_some_and(|number| value.as_f64() == Some(number))
}

fn text(definition: &Value, raw: &Value) -> Result<Value, String> {
    let text = match raw {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        _ => return Err("Must be text".into()),
    };
    let count = text.chars().count() as u64;
    if definition["min_length"].as_u64().is_some_and(|min| count < min) {
        return Err("Too short".into());
    }
    if count > definition["max_length"].as_u64().unwrap_or(6000) {
        return Err("Too long".into());
    }
    Ok(json!(text))
}

fn quantity(definition: &Value, number: i64, raw: &Value) -> Result<Value, String> {
    let value = match raw {
        Value::Number(_) => raw.clone(),
        Value::String(text) if number == option::INTEGER => {
            text.trim().parse::<i64>().map_or(Value::Null, Value::from)
        }
        Value::String(text) => text.trim().parse::<f64>().map_or(Value::Null, Value::from),
        _ => Value::Null,
    };
    let float = value.as_f64().ok_or("Must be a number")?;
    if number == option::INTEGER && float.fract() != 0.0 {
        return Err("Must be a whole number".into());
    }
    if definition["min_value"].as_f64().is_some_and(|min| float < min) {
        return Err("Below the minimum".into());
    }
    if definition["max_value"].as_f64().is_some_and(|max| float > max) {
        return Err("Above the maximum".into());
    }
    Ok(if number == option::INTEGER { json!(float as i64) } else { value })
}

fn reference(
    world: &World,
    place: Place,
    definition: &Value,
    number: i64,
    raw: &Value,
    resolved: &mut Resolved,
) -> Result<Value, String> {
    let id = parse_id(raw).ok_or("Must be an id")?;
    let types = definition["channel_types"].as_array().cloned().unwrap_or_default();
    let types = types.iter().filter_map(Value::as_i64).collect::<Vec<_>>();
    let found = match number {
        option::USER => world.resolve_user(resolved, place.guild, place.channel, id),
        option::CHANNEL => world.resolve_channel(resolved, place.guild, place.user, id, &types),
        option::ROLE => world.resolve_role(resolved, place.guild, id),
        _ => {
            world.resolve_user(resolved, place.guild, place.channel, id)
                || world.resolve_role(resolved, place.guild, id)
        }
    };
    if found { Ok(json!(id.to_string())) } else { Err("Nothing there has this id".into()) }
}

/// Finds the command with a name (or id) that a user may use here; its name may carry a subcommand path.
pub(super) fn find<'a>(
    usable: &[&'a Command],
    fields: &Fields<'_>,
    number: i64,
    form: &mut Form,
) -> Result<(&'a Command, Vec<String>), ApiError> {
    let application = fields.id(form, "application_id");
    let id = fields.id(form, "id");
    let name = fields.text(form, "name", 1..=100).unwrap_or_default();
    std::mem::take(form).finish()?;
    let full = name.trim().trim_start_matches('/');
    let mut words = full.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let candidates = usable.iter().filter(|command| {
        i64::from(command.kind.number()) == number
            && application.is_none_or(|application| command.application_id == application)
            && id.is_none_or(|id| command.id == id)
    });
    for command in candidates {
        if number == 1 {
            if words.first() == Some(&command.name) {
                words.remove(0);
                return Ok((command, words));
            }
            if id.is_some() && words.is_empty() {
                return Ok((command, words));
            }
        } else if command.name == full || (id.is_some() && full.is_empty()) {
            return Ok((command, Vec::new()));
        }
    }
    Err(ApiError::unknown_command())
}

/// Returns the data of a command interaction.
pub(super) fn command_data(command: &Command, options: Vec<Value>, resolved: Resolved) -> Map<String, Value> {
    let mut data = Map::new();
    data.insert("id".into(), json!(command.id.to_string()));
    data.insert("name".into(), json!(command.name));
    data.insert("type".into(), json!(command.kind.number()));
    if let Some(guild) = command.guild_id {
        data.insert("guild_id".into(), json!(guild.to_string()));
    }
    if !options.is_empty() {
        data.insert("options".into(), json!(options));
    }
    if let Some(resolved) = resolved.json() {
        data.insert("resolved".into(), resolved);
    }
    data
}
