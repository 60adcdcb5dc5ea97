//! What is offered on people and messages: *Challenge*, *Profile* and *Show board*.

use poise::serenity_prelude as serenity;

use crate::answer::command::{Context, answer, asker, remember_name};
use crate::play;
use crate::rank;
use crate::ui::command_error::CommandError;
use crate::ui::custom_id::CustomId;

/// A game with somebody, from the menu of their name.
#[poise::command(context_menu_command = "Challenge", guild_only)]
pub(crate) async fn challenge(ctx: Context<'_>, user: serenity::User) -> Result<(), CommandError> {
    let work = async {
        remember_name(ctx).await;
        ctx.framework.user_data.choose_game(asker(ctx), &user).await
    };
    answer(ctx, work).await
}

/// Ratings, results and latest games of somebody, from the menu of their name.
#[poise::command(context_menu_command = "Profile")]
pub(crate) async fn profile(ctx: Context<'_>, user: serenity::User) -> Result<(), CommandError> {
    rank::profile_command::show(ctx, Some(&user), None).await
}

/// The board of the match that a message is about, from its menu; otherwise the one of the channel.
#[poise::command(context_menu_command = "Show board")]
pub(crate) async fn show_board(ctx: Context<'_>, message: serenity::Message) -> Result<(), CommandError> {
    play::board_command::show(ctx, shown(&message)).await
}

/// The number of the match that the buttons of a message belong to.
fn shown(message: &serenity::Message) -> Option<i64> {
    let rows = message.components.iter();
    let parts = rows.flat_map(|row| row.components.iter()).filter_map(|part| match part {
        serenity::ActionRowComponent::Button(button) => match &button.data {
            serenity::ButtonKind::NonLink { custom_id, .. } => Some(custom_id.as_str()),
            _ => None,
        },
        serenity::ActionRowComponent::SelectMenu(menu) => menu.custom_id.as_deref(),
        _ => None,
    });
    parts.filter_map(|id| id.parse::<CustomId>().ok()).find_map(|id| id.game())
}
