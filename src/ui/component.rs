//! The components of a message, as Discord delivers them.

use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, ComponentInteractionDataKind};

/// Returns the id of the first button of a message, if it has one.
pub(crate) fn first_button(message: &serenity::Message) -> Option<&str> {
    buttons(message).next()
}

/// Returns the ids of the buttons of a message.
pub(crate) fn buttons(message: &serenity::Message) -> impl Iterator<Item = &str> {
    let components = message.components.iter().flat_map(|row| &row.components);
    components.filter_map(|component| match component {
        ActionRowComponent::Button(serenity::Button {
            data: serenity::ButtonKind::NonLink { custom_id, .. },
            ..
        }) => Some(custom_id.as_str()),
        _ => None,
    })
}

/// Returns the entry chosen in a menu.
pub(crate) fn chosen(press: &serenity::ComponentInteraction) -> Option<&str> {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}

/// Returns the identity of a button or menu: its message and its id. It is the same for a second press.
pub(crate) fn pressed(press: &serenity::ComponentInteraction) -> String {
    format!("{}/{}", press.message.id, press.data.custom_id)
}
