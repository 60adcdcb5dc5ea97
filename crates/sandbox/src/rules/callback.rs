//! Answers to interactions.

use super::message::{Context, parse_message, parse_message_edit};
use super::modal::parse_modal;
use super::{FilePart, option};
use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::world::{InteractionKind, InteractionResponse, flags};
use serde_json::{Value, json};

const MAX_CHOICES: usize = 25;

/// Facts about an interaction that decide which answers it allows.
#[derive(Debug, Clone, Copy)]
pub(crate) struct InteractionFacts {
    pub(crate) kind: InteractionKind,
    /// `true` if there is a message to update.
    pub(crate) has_message: bool,
    /// The type of the option being completed, for autocomplete.
    pub(crate) focused_type: Option<i64>,
}

impl InteractionFacts {
    fn allowed(self) -> &'static [i64] {
        match (self.kind, self.has_message) {
            (InteractionKind::Command, _) => &[4, 5, 9],
            (InteractionKind::Component, _) => &[4, 5, 6, 7, 9],
            (InteractionKind::Autocomplete, _) => &[8],
            (InteractionKind::Modal, true) => &[4, 5, 6, 7],
            // Libraries close a form of a command with 6: it answers and shows nothing.
            (InteractionKind::Modal, false) => &[4, 5, 6],
        }
    }
}

fn name(number: i64) -> &'static str {
    match number {
        4 => "CHANNEL_MESSAGE_WITH_SOURCE",
        5 => "DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE",
        6 => "DEFERRED_UPDATE_MESSAGE",
        7 => "UPDATE_MESSAGE",
        8 => "APPLICATION_COMMAND_AUTOCOMPLETE_RESULT",
        _ => "MODAL",
    }
}

/// Checks an answer to an interaction.
pub(crate) fn parse_callback(
    body: &Value,
    files: &[FilePart],
    facts: InteractionFacts,
) -> Result<InteractionResponse, ApiError> {
    let mut form = Form::default();
    let Some(fields) = Fields::of(body, &Path::ROOT, &mut form) else {
        form.finish()?;
        return Err(ApiError::invalid_form(json!({})));
    };
    let type_path = Path::ROOT.key("type");
    if fields.get("type").is_none() {
        form.required(&type_path);
    }
    let number = fields.integer(&mut form, "type", i64::MIN..=i64::MAX);
    let allowed = facts.allowed();
    if let Some(number) = number
        && !allowed.contains(&number)
    {
        let list = allowed
            .iter()
            .map(|number| format!("<InteractionCallbackTypes.{}: {number}>", name(*number)))
            .collect::<Vec<_>>()
            .join(", ");
        form.choices(&type_path, &list);
    }
    std::mem::take(&mut form).finish()?;
    let empty = json!({});
    let data_path = Path::ROOT.key("data");
    let data = fields.get("data").unwrap_or(&empty);
    let Some(data) = Fields::of(data, &data_path, &mut form) else {
        form.finish()?;
        return Err(ApiError::invalid_form(json!({})));
    };
    let missing = fields.get("data").is_none();
    match number {
        Some(4) => {
            if missing {
                form.required(&data_path);
            }
            Ok(InteractionResponse::Message(parse_message(&data, files, Context::Interaction, form)?.draft))
        }
        Some(5) => {
            let wanted = data.bits(&mut form, "flags").unwrap_or_default();
            form.finish()?;
            Ok(InteractionResponse::Deferred { ephemeral: wanted & flags::EPHEMERAL != 0 })
        }
        Some(6) => Ok(InteractionResponse::DeferredUpdate),
        Some(7) => Ok(InteractionResponse::Update(parse_message_edit(&data, files, form)?)),
        Some(8) => {
            let choices = parse_choices(&data, &mut form, facts.focused_type);
            form.finish()?;
            Ok(InteractionResponse::Choices(choices))
        }
        _ => {
            if missing {
                form.required(&data_path);
            }
            let modal = parse_modal(&data, &mut form);
            form.finish()?;
            Ok(InteractionResponse::Modal(modal))
        }
    }
}

fn parse_choices(data: &Fields<'_>, form: &mut Form, focused: Option<i64>) -> Vec<Value> {
    if data.get("choices").is_none() {
        form.required(&data.path.key("choices"));
    }
    option::parse_choices(data, form, focused.unwrap_or(option::STRING), 0..=MAX_CHOICES).unwrap_or_default()
}
