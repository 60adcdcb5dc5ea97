//! The commands, a file per topic.

mod admin;
mod block;
mod board;
mod card;
mod deck;
mod games;
mod hand;
mod hands;
mod help;
mod leaderboard;
mod moves;
mod offers;
mod piece;
mod ping;
mod play;
mod privacy;
mod profile;
mod replay;
mod resign;
mod rules;
mod server;
mod settings;
mod table;
mod turn;
mod vacation;
mod watch;

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use super::Bot;
use super::delivery::number;
use super::draft::Draft;
use super::failure::Failure;
use super::play::Asker;
use super::reply::{Manner, Reply};

/// What every command is given.
type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, Failure>;
/// What every command gives.
type Command = poise::Command<Arc<Bot>, Failure>;

/// Every command as it is carried out.
pub(super) fn all() -> Vec<Command> {
    vec![
        play::command(),
        moves::play_move(),
        board::board(),
        deck::deck(),
        card::card(),
        games::games(),
        moves::moves(),
        hands::hands(),
        hand::hand(),
        hand::place(),
        settings::settings(),
        turn::summon(),
        turn::create(),
        turn::discard(),
        turn::undo(),
        turn::endturn(),
        resign::resign(),
        offers::draw(),
        offers::takeback(),
        offers::abort(),
        offers::rematch(),
        vacation::vacation(),
        leaderboard::leaderboard(),
        profile::profile(),
        profile::record(),
        piece::piece(),
        rules::command(),
        help::help(),
        ping::ping(),
        replay::replay(),
        replay::import(),
        replay::verify(),
        watch::watch(),
        watch::unwatch(),
        server::server(),
        block::block(),
        block::unblock(),
        admin::admin(),
        privacy::privacy(),
    ]
}

/// Every command as Discord is told of it.
pub(super) fn definitions() -> Vec<serenity::CreateCommand> {
    let commands = all();
    let own = ["play", "rules"];
    let fixed = commands.iter().filter(|command| !own.contains(&command.name.as_ref()));
    let mut definitions: Vec<_> = fixed.filter_map(Command::create_as_slash_command).collect();
    definitions.extend([play::definition(), rules::definition()]);
    definitions
}

/// Writes what goes wrong outside the commands' own answers, and tells the user where there is one.
pub(super) async fn report(error: poise::FrameworkError<'_, Arc<Bot>, Failure>) {
    match &error {
        poise::FrameworkError::EventHandler { error, event, .. } => {
            tracing::error!("{} failed: {error}", event.snake_case_name());
            return;
        }
        poise::FrameworkError::CommandPanic { ctx, .. } => {
            tracing::error!("the command {} has panicked", ctx.command().qualified_name);
        }
        _ => {}
    }
    if poise::builtins::on_error(error).await.is_err() {
        tracing::warn!("an error could not be told to its user");
    }
}

/// Who runs the command.
fn asker(ctx: Context<'_>) -> Asker {
    let interaction = ctx.interaction;
    Asker { person: number(interaction.user.id.get()), request: number(interaction.id.get()) }
}

/// The name under which the user is seen here.
fn name(ctx: Context<'_>) -> &str {
    let interaction = ctx.interaction;
    interaction
        .member
        .as_ref()
        .map_or_else(|| interaction.user.display_name(), |member| member.display_name())
}

/// The answer to the command.
fn reply(ctx: Context<'_>, manner: Manner) -> Reply<'_> {
    let bot = ctx.framework.user_data;
    Reply::new(&bot.delivery, ctx.interaction.id, &ctx.interaction.token, manner)
}

/// Answers the user, and nobody else, with what the work gives.
async fn answer(ctx: Context<'_>, work: impl Future<Output = Result<Draft, Failure>>) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Manner::Private);
    let result = reply.after(work).await;
    bot.finish(reply, result, None, asker(ctx)).await;
    Ok(())
}
