//! `/rules`: how a game is played, with a picture of its beginning.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{CommandOptionType as Kind, CreateCommand, CreateCommandOption};

use super::super::Bot;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::reply::Manner;
use super::{Command, Context, asker, reply};
use crate::hall::HallError;
use crate::render::Labels;
use crate::rules::kernel::Seed;
use crate::rules::{self, Game, Match, Options, Seat, Viewer};

/// The command as it is carried out.
pub(super) fn command() -> Command {
    let game = |game: &'static dyn Game| Command {
        name: game.name().into(),
        qualified_name: format!("rules {}", game.name()).into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        ..Command::default()
    };
    Command {
        name: "rules".into(),
        qualified_name: "rules".into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        subcommand_required: true,
        subcommands: rules::GAMES.iter().copied().map(game).collect(),
        ..Command::default()
    }
}

/// The command as Discord is told of it.
pub(super) fn definition() -> CreateCommand {
    let game = |game: &'static dyn Game| {
        CreateCommandOption::new(Kind::SubCommand, game.name(), format!("How {} is played", game.title()))
    };
    CreateCommand::new("rules")
        .description("How a game is played")
        .set_options(rules::GAMES.iter().copied().map(game).collect())
}

async fn run(ctx: Context<'_>) -> Result<(), poise::FrameworkError<'_, Arc<Bot>, Failure>> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Manner::Private);
    let result = reply.after(guide(bot, &ctx.command().name)).await;
    bot.finish(reply, result, None, asker(ctx)).await;
    Ok(())
}

async fn guide(bot: &Bot, name: &str) -> Result<Draft, Failure> {
    let game = rules::game(name).ok_or(HallError::NoGame)?;
    let options = Options::new(game.options(), []).map_err(HallError::from)?;
    let view = Match::new(game, options, Seed::new([0; 32])).view(Viewer::Public);
    let picture = bot.pictures.draw(view, Labels::default(), Seat::First).await?;
    Ok(Draft::new(game.guide()).file(picture))
}
