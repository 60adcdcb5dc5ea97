//! The commands of all features.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use crate::answer::command::{Command, anywhere};
use crate::answer::descriptions::described;
use crate::block;
use crate::computer;
use crate::context::bot::Bot;
use crate::decks;
use crate::games;
use crate::help;
use crate::invite;
use crate::learn;
use crate::offer;
use crate::play;
use crate::privacy;
use crate::puzzle;
use crate::rank;
use crate::replay;
use crate::route::menus;
use crate::rules;
use crate::servers;
use crate::settings;
use crate::ui::command_error::CommandError;
use crate::watch;

/// Every command as it is carried out.
pub(crate) fn all() -> Vec<Command> {
    vec![
        invite::command::command(),
        play::move_command::play_move(),
        play::board_command::board(),
        decks::command::deck(),
        decks::card::card(),
        games::command::games(),
        play::move_command::record(),
        play::preview::preview(),
        play::hand_command::hand(),
        play::hand_command::place(),
        settings::command::settings(),
        play::turn_command::turn(),
        play::resign_command::resign(),
        offer::command::offer(),
        computer::hint::hint(),
        settings::vacation::vacation(),
        rank::leaderboard_command::leaderboard(),
        rank::profile_command::profile(),
        rank::profile_command::versus(),
        rules::piece::piece(),
        rules::command::command(),
        learn::command::learn(),
        puzzle::command::puzzle(),
        help::command::start(),
        help::command::help(),
        help::command::challenges(),
        help::ping::ping(),
        replay::command::replay(),
        replay::command::import(),
        replay::command::verify(),
        watch::command::watch(),
        servers::command::server(),
        block::command::block(),
        servers::admin::admin(),
        privacy::command::privacy(),
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
    definitions.extend([invite::command::definition(), rules::command::definition()]);
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
