//! `/block`: keeps people from playing with somebody.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::answer::command::{Context, answer, asker};
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::block::ids::UnblockId;
use crate::context::bot::Bot;
use crate::rank::profile_command::human;
use crate::ui::command_error::CommandError;
use trickmate_host::PlayerId;
use trickmate_text::text;

/// Blocks somebody, or unblocks them; without a name, lists those who are blocked
#[poise::command(slash_command)]
pub(crate) async fn block(ctx: Context<'_>, user: Option<serenity::User>) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let work = async {
        let Some(user) = &user else { return list(bot, person).await };
        if bot.service.access().unblock(person, user.id.to_host()).await? {
            return Ok(OutgoingMessage::new(text!("block-removed", player = format!("<@{}>", user.id))));
        }
        let blocked = human(user)?;
        bot.service.access().block(person, blocked).await?;
        Ok(OutgoingMessage::new(text!("block-added", player = format!("<@{blocked}>")))
            .rows(vec![CreateActionRow::Buttons(vec![button(blocked, text!("block-undo"))])]))
    };
    answer(ctx, work).await
}

/// Lists the people that a person blocked most recently, each with a button to unblock them.
async fn list(bot: &Bot, person: PlayerId) -> Result<OutgoingMessage, CommandError> {
    let blocked = bot.service.access().blocked_by(person).await?;
    if blocked.is_empty() {
        return Ok(OutgoingMessage::new(text!("block-nobody")));
    }
    let mut lines = vec![text!("block-list")];
    lines.extend(blocked.iter().enumerate().map(|(place, blocked)| format!("{}. <@{blocked}>", place + 1)));
    let number = |(place, blocked): (usize, &PlayerId)| {
        button(*blocked, text!("block-undo-number", number = place + 1))
    };
    let buttons: Vec<CreateButton> = blocked.iter().enumerate().map(number).collect();
    let rows = buttons.chunks(5).map(|row| CreateActionRow::Buttons(row.to_vec()));
    Ok(OutgoingMessage::new(lines.join("\n")).rows(rows.collect()))
}

fn button(blocked: PlayerId, label: String) -> CreateButton {
    CreateButton::new(UnblockId(blocked).to_string()).label(label).style(ButtonStyle::Secondary)
}

/// Ends a block; returns who is still blocked.
pub(crate) async fn unblock(
    bot: &Bot,
    person: PlayerId,
    blocked: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    bot.service.access().unblock(person, blocked).await?;
    let player = format!("<@{blocked}>");
    Ok(list(bot, person).await?.headed(&text!("block-removed", player)))
}
