//! The commands, a file per topic.

mod admin;
mod block;
mod board;
mod card;
mod context;
mod deck;
mod descriptions;

mod game_choice;
mod games;
mod hand;
mod hint;
mod leaderboard;
mod learn;
mod menus;
mod moves;
mod offers;
mod piece;
mod ping;
mod play;
mod preview;
mod privacy;
mod profile;
mod puzzle;
mod replay;
mod resign;
mod rules;
mod server;
mod settings;
mod start;
mod turn;
mod vacation;
mod watch;
mod which_match;

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use crate::discord::bot::Bot;
use crate::discord::commands::context::{Command, anywhere};
use crate::discord::commands::descriptions::described;
use crate::discord::input::command_error::CommandError;

/// Every command as it is carried out.
pub(crate) fn all() -> Vec<Command> {
    vec![
        play::command(),
        moves::play_move(),
        board::board(),
        deck::deck(),
        card::card(),
        games::games(),
        moves::record(),
        preview::preview(),
        hand::hand(),
        hand::place(),
        settings::settings(),
        turn::turn(),
        resign::resign(),
        offers::offer(),
        hint::hint(),
        vacation::vacation(),
        leaderboard::leaderboard(),
        profile::profile(),
        profile::versus(),
        piece::piece(),
        rules::command(),
        learn::learn(),
        puzzle::puzzle(),
        start::start(),
        start::help(),
        start::challenges(),
        ping::ping(),
        replay::replay(),
        replay::import(),
        replay::verify(),
        watch::watch(),
        server::server(),
        block::block(),
        admin::admin(),
        privacy::privacy(),
        menus::challenge(),
        menus::profile(),
        menus::show_board(),
    ]
}

/// Returns every command as it is registered with Discord.
pub(crate) fn definitions() -> Vec<serenity::CreateCommand> {
    let own = ["play", "rules"];
    let fixed = all().into_iter().filter(|command| !own.contains(&command.name.as_ref())).map(described);
    let mut definitions: Vec<_> = fixed.filter_map(definition).collect();
    definitions.extend([play::definition(), rules::definition()]);
    definitions
}

/// Returns a command as it is registered with Discord.
fn definition(command: Command) -> Option<serenity::CreateCommand> {
    let slash = command.create_as_slash_command();
    let definition = slash.or_else(|| command.create_as_context_menu_command())?;
    Some(if command.guild_only { on_servers(definition) } else { anywhere(definition) })
}

/// A command for servers alone.
fn on_servers(definition: serenity::CreateCommand) -> serenity::CreateCommand {
    definition
        .contexts(vec![serenity::InteractionContext::Guild])
        .integration_types(vec![serenity::InstallationContext::Guild])
}

/// Writes what goes wrong outside the commands' own answers, and tells the user where there is one.
pub(crate) async fn report(error: poise::FrameworkError<'_, Arc<Bot>, CommandError>) {
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
