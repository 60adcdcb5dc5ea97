//! `/privacy`: what is known of somebody.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use super::super::Bot;
use super::super::custom_id::CustomId;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::{Context, answer, asker};

/// The largest file that is sent, in bytes: Discord takes 10 MiB.
const LARGEST: usize = 10 * 1024 * 1024;

/// What I know of you
#[poise::command(slash_command, subcommands("export", "delete"), subcommand_required)]
pub(super) async fn privacy(_ctx: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Get everything stored about you as a file
#[poise::command(slash_command)]
async fn export(ctx: Context<'_>) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    answer(ctx, data_of(bot, asker(ctx).person)).await
}

async fn data_of(bot: &Bot, person: i64) -> Result<Draft, Failure> {
    let data = bot.hall.personal_data(person).await?;
    let text = format!("{data:#}");
    // Without the blanks it is about half as large.
    let text = if text.len() > LARGEST { data.to_string() } else { text };
    if text.len() > LARGEST {
        return Err(Failure::words(
            "There is more about you than Discord takes as a file. Please ask the operator of this bot for it.",
        ));
    }
    Ok(Draft::new("This is everything that is stored about you. `/privacy delete` deletes it.")
        .file(CreateAttachment::bytes(text, "trickmate.json")))
}

/// Delete everything stored about you
#[poise::command(slash_command)]
async fn delete(ctx: Context<'_>) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let work = async {
        let running = match bot.hall.running_games(asker(ctx).person).await? {
            0 => String::new(),
            1 => "**The game that you are playing is resigned.** ".to_owned(),
            games => format!("**The {games} games that you are playing are resigned.** "),
        };
        let button = |really, label: &str, style| {
            CreateButton::new(CustomId::Forget(really).to_string()).label(label).style(style)
        };
        let buttons = vec![
            button(true, "Delete everything", ButtonStyle::Danger),
            button(false, "Keep it", ButtonStyle::Secondary),
        ];
        Ok(Draft::new(format!(
            "Do you want to delete everything that is stored about you? Your settings, decks, ratings and your name go. \
             The games you have played stay for your opponents, without your name. {running}This cannot be undone; \
             `/privacy export` gives you a copy before."
        ))
        .rows(vec![CreateActionRow::Buttons(buttons)]))
    };
    answer(ctx, work).await
}
