//! `/workshop`: threads, made from a message or alone, and closed.

use poise::serenity_prelude as serenity;

use super::super::{Context, Error};

/// Work together in a thread
#[poise::command(slash_command, guild_only, subcommands("announce", "open", "close"), subcommand_required)]
pub(super) async fn workshop(_ctx: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Announce a workshop and talk about it under the announcement
#[poise::command(slash_command)]
async fn announce(
    ctx: Context<'_>,
    #[description = "What it is about"]
    #[max_length = 100]
    topic: String,
) -> Result<(), Error> {
    let message = ctx.say(format!("A workshop: {topic}")).await?.into_message().await?;
    let thread = ctx
        .channel_id()
        .create_thread_from_message(ctx, message.id, serenity::CreateThread::new(topic))
        .await?;
    thread.say(ctx, "Bring your own brushes.").await?;
    Ok(())
}

/// Open a workshop in a thread of its own
#[poise::command(slash_command, ephemeral)]
async fn open(
    ctx: Context<'_>,
    #[description = "What it is about"]
    #[max_length = 100]
    topic: String,
) -> Result<(), Error> {
    let thread = serenity::CreateThread::new(topic)
        .kind(serenity::ChannelType::PublicThread)
        .auto_archive_duration(serenity::AutoArchiveDuration::OneHour);
    let thread = ctx.channel_id().create_thread(ctx, thread).await?;
    thread.say(ctx, format!("Welcome, {}.", ctx.author().name)).await?;
    ctx.say(format!("Opened: <#{}>", thread.id)).await?;
    Ok(())
}

/// Close the workshop in whose thread this is said
#[poise::command(slash_command)]
async fn close(ctx: Context<'_>) -> Result<(), Error> {
    let channel = ctx.channel_id();
    let info = channel.to_channel(ctx).await?.guild();
    if info.is_none_or(|info| info.thread_metadata.is_none()) {
        return Err(Error::NotAThread);
    }
    ctx.say("That was it for today.").await?;
    channel.edit_thread(ctx, serenity::EditThread::new().archived(true)).await?;
    Ok(())
}
