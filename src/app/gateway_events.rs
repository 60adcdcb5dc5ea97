//! The events of the gateway, and the framework that takes them.

use crate::help;
use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Interaction};

use crate::api::client::number;
use crate::api::metrics::Kind;
use crate::context::bot::Bot;
use crate::route;
use crate::typing;
use crate::ui::command_error::CommandError;

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
            // There are no commands in messages; with them, the library would write people's text into the log.
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
            Box::pin(typing::message::take(bot, new_message, framework.bot_id())).await;
        }
        // Events before a new session are lost, so committed ones are announced from the database.
        FullEvent::Ready { data_about_bot } => {
            let servers = data_about_bot.guilds.len();
            let unit = if servers == 1 { "server" } else { "servers" };
            tracing::info!("connected as {}, on {servers} {unit}", data_about_bot.user.name);
            let servers: Vec<i64> =
                data_about_bot.guilds.iter().map(|server| number(server.id.get())).collect();
            bot.known_servers.begin(shard, &servers);
            bot.outages.over(shard).await;
            bot.service.departures().reconcile_servers(bot.outages.shard(shard), &servers).await?;
            bot.outages.learn(shard);
            bot.service.matches().resume_chance().await?;
            bot.service.placing_plans().resume_placing_plans().await?;
            bot.announcer.catch_up().await?;
        }
        FullEvent::Resume { .. } => {
            bot.outages.over(shard).await;
            bot.outages.learn(shard);
        }
        FullEvent::GuildCreate { guild, .. } => {
            bot.service.departures().server_joined(number(guild.id.get())).await?;
            if bot.known_servers.is_new(shard, number(guild.id.get())).await || bot.greets_all {
                help::panel::greet(bot, guild).await?;
            }
            bot.announcer.wake(number(guild.id.get()), None);
        }
        // An unavailable server has an outage; otherwise it has removed the bot.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            bot.service.departures().server_left(number(incomplete.id.get())).await?;
        }
        event => wake(bot, framework.bot_id(), event),
    }
    Ok(())
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
    bot.announcer.wake(number(server.get()), channel.map(|channel| number(channel.get())));
}
