//! A player's saved arrays: saving the placement of a match, and forgetting an array.

use poise::serenity_prelude as serenity;
use serenity::{
    CreateActionRow, CreateInputText, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, InputTextStyle,
};

use crate::api::outgoing_message::OutgoingMessage;
use crate::board::more::save_button;
use crate::context::bot::Bot;
use crate::play::ids::PlayId;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, MAX_GIVEN_NAME_LEN, MatchId, SavedArray};
use trickmate_rules::Seat;
use trickmate_text::text;

/// The field of the name.
pub(crate) const NAME: &str = "name";

/// Offers to save the array of a seat that has placed all its cards.
///
/// # Errors
/// The seat has not placed them itself.
pub(crate) async fn offer(
    bot: &Bot,
    hosted: &HostedMatch,
    seat: Seat,
) -> Result<OutgoingMessage, CommandError> {
    let save = bot.look(Lane::Game, hosted, move |hosted| save_button(hosted, seat)).await?;
    let save = save.ok_or_else(|| CommandError::words(text!("placing-over")))?;
    Ok(OutgoingMessage::new(text!("array-offer")).rows(vec![CreateActionRow::Buttons(vec![save])]))
}

/// Builds the menu in which a player forgets one of these arrays; `None` if there are no arrays.
pub(crate) fn forget_menu(match_id: MatchId, saved: &[SavedArray]) -> Option<CreateActionRow> {
    let option = |saved: &SavedArray| CreateSelectMenuOption::new(saved.name.clone(), saved.folded.clone());
    let options: Vec<CreateSelectMenuOption> = saved.iter().map(option).collect();
    if options.is_empty() {
        return None;
    }
    let id = PlayId::ForgetArray(match_id).to_string();
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
    Some(CreateActionRow::SelectMenu(menu.placeholder(text!("array-forget"))))
}

/// Returns the form that asks for the name of the array.
pub(crate) fn form(match_id: MatchId) -> CreateModal {
    let name = CreateInputText::new(InputTextStyle::Short, text!("array-name"), NAME)
        .placeholder(text!("array-example"))
        .max_length(u16::try_from(MAX_GIVEN_NAME_LEN).unwrap_or(u16::MAX));
    CreateModal::new(PlayId::SaveArray(match_id).to_string(), text!("array-form"))
        .components(vec![CreateActionRow::InputText(name)])
}

/// Saves the array under the name typed.
pub(crate) async fn save(
    bot: &Bot,
    asker: Asker,
    match_id: MatchId,
    typed: &str,
) -> Result<OutgoingMessage, CommandError> {
    let saved = bot.service.arrays().save(match_id, asker.person, typed).await?;
    Ok(OutgoingMessage::new(text!("array-saved", name = saved.name)))
}

/// Forgets an array, by its name in lower case.
pub(crate) async fn forget(bot: &Bot, asker: Asker, name: &str) -> Result<OutgoingMessage, CommandError> {
    let name = bot.service.arrays().forget(asker.person, name).await?;
    Ok(OutgoingMessage::new(text!("array-forgotten", name)))
}
