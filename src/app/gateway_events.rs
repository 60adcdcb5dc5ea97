//! The events of the gateway, and the framework that takes them.

use crate::help;
use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Interaction};

use crate::api::metrics::Kind;
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::route;
use crate::typing;
use crate::ui::command_error::CommandError;
use trickmate_host::ServerId;
use trickmate_text::speaking;

pub(crate) fn framework(bot: Arc<Bot>) -> poise::Framework<Arc<Bot>, CommandError> {
    poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: route::commands(),
            // The library reports commands as events only once they are done.
            pre_command: |ctx| {
                Box::pin(async move {
                    ctx.data().delivery.meter.receive(Kind::Command);
                    ctx.data().outages.soon_over(ctx.serenity_context().shard_id).await;
                })
            },
            event_handler: |framework, event| Box::pin(take(framework, event)),
            // Commands in messages are off; with them, the library would write people's text into the log.
            prefix_options: poise::PrefixFrameworkOptions { mention_as_prefix: false, ..Default::default() },
            on_error: |error| Box::pin(route::report(error)),
            allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
            ..Default::default()
        })
        .initialize_owners(false)
        .setup(move |_, _, _| Box::pin(async move { Ok(bot) }))
        .build()
}

/// Takes an event from the gateway.
async fn take(
    framework: poise::FrameworkContext<'_, Arc<Bot>, CommandError>,
    event: &FullEvent,
) -> Result<(), CommandError> {
    let bot = framework.user_data;
    let shard = framework.serenity_context.shard_id;
    match event {
        FullEvent::InteractionCreate { interaction } => {
            if let Some(kind) = Kind::of(interaction) {
                bot.delivery.meter.receive(kind);
            }
            let _in_flight = bot.delivery.in_flight.enter();
            // Buttons are handled only once the clocks are right. Commands wait for that themselves.
            if matches!(interaction, Interaction::Component(_) | Interaction::Modal(_)) {
                bot.outages.soon_over(shard).await;
            }
            route::handle(bot, interaction).await;
        }
        FullEvent::Message { new_message } => {
            let _in_flight = bot.delivery.in_flight.enter();
            let (channel, message) = (new_message.channel_id.to_host(), new_message.id.to_host());
            let is_private =
                |flags: serenity::MessageFlags| flags.contains(serenity::MessageFlags::EPHEMERAL);
            if !new_message.flags.is_some_and(is_private) {
                bot.delivery.recent.note(channel, message);
            }
            Box::pin(typing::message::take(bot, new_message, framework.bot_id())).await;
        }
        // Events before a new session are lost, so committed ones are announced from the database.
        FullEvent::Ready { data_about_bot } => {
            let servers = data_about_bot.guilds.len();
            let unit = if servers == 1 { "server" } else { "servers" };
            tracing::info!("connected as {}, on {servers} {unit}", data_about_bot.user.name);
            let servers: Vec<ServerId> =
                data_about_bot.guilds.iter().map(|server| server.id.to_host()).collect();
            bot.known_servers.begin(shard, &servers);
            bot.outages.over(shard).await;
            bot.service.departures().reconcile_servers(bot.outages.shard(shard), &servers).await?;
            bot.outages.learn(shard);
            bot.service.matches().resume_chance().await?;
            bot.service.placing_plans().resume_placing_plans().await?;
            bot.service.conditional_moves().resume_planned_moves().await?;
            bot.service.simuls().resume_simuls().await?;
            bot.announcer.catch_up().await?;
        }
        FullEvent::Resume { .. } => {
            bot.outages.over(shard).await;
            bot.outages.learn(shard);
        }
        FullEvent::GuildCreate { guild, .. } => {
            bot.own_roles.learn(guild, framework.bot_id());
            bot.service.departures().server_joined(guild.id.to_host()).await?;
            if bot.known_servers.is_new(shard, guild.id.to_host()).await || bot.greets_all {
                let language = bot.service.servers().meet(guild.id.to_host(), &guild.preferred_locale).await;
                speaking(language, help::panel::greet(bot, guild)).await?;
            }
            bot.announcer.wake(guild.id.to_host(), None);
            bot.service.roles().verify(guild.id.to_host()).await?;
        }
        // An unavailable server has an outage; otherwise it has removed the bot.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            bot.service.departures().server_left(incomplete.id.to_host()).await?;
        }
        event => {
            wake(bot, framework.bot_id(), event);
            if let Some(server) = server_with_other_rights(framework.bot_id(), event) {
                bot.service.roles().verify(server.to_host()).await?;
            }
        }
    }
    Ok(())
}

/// Returns the server where the bot may now give other roles than before.
fn server_with_other_rights(own: serenity::UserId, event: &FullEvent) -> Option<serenity::GuildId> {
    match event {
        FullEvent::GuildRoleUpdate { new, .. } => Some(new.guild_id),
        FullEvent::GuildRoleDelete { guild_id, .. } => Some(*guild_id),
        FullEvent::GuildMemberUpdate { event, .. } if event.user.id == own => Some(event.guild_id),
        _ => None,
    }
}

/// Wakes refused boards: permissions may have come back with this change.
fn wake(bot: &Bot, own: serenity::UserId, event: &FullEvent) {
    let (server, channel) = match event {
        FullEvent::ChannelUpdate { new, .. } => (new.guild_id, Some(new.id)),
        FullEvent::ThreadUpdate { new, .. } => (new.guild_id, Some(new.id)),
        FullEvent::GuildRoleCreate { new } => (new.guild_id, None),
        FullEvent::GuildRoleUpdate { new, .. } => (new.guild_id, None),
        FullEvent::GuildRoleDelete { guild_id, .. } => (*guild_id, None),
        FullEvent::GuildUpdate { new_data, .. } => (new_data.id, None),
        // The roles of the bot.
        FullEvent::GuildMemberUpdate { event, .. } if event.user.id == own => (event.guild_id, None),
        _ => return,
    };
    bot.announcer.wake(server.to_host(), channel.map(|channel| channel.to_host()));
}
