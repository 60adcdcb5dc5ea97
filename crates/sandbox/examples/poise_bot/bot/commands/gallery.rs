//! `/gallery`: subcommands and a group of subcommands.

use super::super::{Context, Error};

/// The gallery
#[poise::command(slash_command, subcommands("hang", "list", "curator"), subcommand_required)]
pub(super) async fn gallery(_ctx: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Hang a painting
#[poise::command(slash_command)]
async fn hang(
    ctx: Context<'_>,
    #[description = "Its title"]
    #[max_length = 100]
    title: String,
) -> Result<(), Error> {
    let count = {
        let mut gallery = ctx.data().gallery();
        gallery.push(title.clone());
        gallery.len()
    };
    ctx.say(format!("“{title}” hangs now, number {count}.")).await?;
    Ok(())
}

/// See what hangs
#[poise::command(slash_command)]
async fn list(ctx: Context<'_>) -> Result<(), Error> {
    let titles = ctx.data().gallery().join(", ");
    ctx.say(if titles.is_empty() { "The walls are bare.".to_owned() } else { titles }).await?;
    Ok(())
}

/// For the curator
#[poise::command(slash_command, subcommands("clear"), subcommand_required)]
async fn curator(_ctx: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Take everything down
#[poise::command(slash_command, ephemeral)]
async fn clear(ctx: Context<'_>) -> Result<(), Error> {
    let count = std::mem::take(&mut *ctx.data().gallery()).len();
    ctx.say(format!("{count} taken down.")).await?;
    Ok(())
}
