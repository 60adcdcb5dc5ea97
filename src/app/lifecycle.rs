//! The life of the bot: it signs in, catches up, serves, and stops.

use std::future::Future;
use std::ops::Range;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lru::LruCache;
use poise::serenity_prelude as serenity;
use serenity::{GatewayIntents, ShardManager};
use tokio::task::JoinSet;

use crate::announce::announcer::Announcer;
use crate::api::client::ApiClient;
use crate::api::command_mentions::CommandMentions;
use crate::api::metrics::Meter;
use crate::api::request_budget::RequestBudget;
use crate::api::snowflakes::ToHost;
use crate::app;
use crate::app::background::{
    announce, count_invalid_requests, for_ever, go_round, make_analyses, play_computer_turns,
    play_planned_moves, rate_again, serve_pages,
};
use crate::app::emoji_upload::upload_emojis;
use crate::app::error::BotError;
use crate::app::gateway_events::framework;
use crate::app::registration::registered_commands;
use crate::app::served::Served;
use crate::app::settings::Settings;
use crate::app::sign_in::{gateway, is_loopback, own_user, owned, sign_in};
use crate::context::bot::{Bot, REMEMBERED};
use crate::context::health::Health;
use crate::context::known_servers::KnownServers;
use crate::context::outages::Outages;
use crate::context::own_roles::OwnRoles;
use crate::context::pacing::Pacing;
use crate::privacy;
use crate::route;
use crate::ui::picture::Pictures;
use trickmate_host::{ApplicationId, GameService, ServiceError, ShardLeases, ShardsTaken, Store};

/// Longest time for which a process may connect before others do.
const CONNECTING: Duration = Duration::from_secs(60);
/// Time that Discord wants between two connections.
const BETWEEN_CONNECTIONS: Duration = Duration::from_secs(5);
/// First pause of a standby process before it checks whether to take over.
const FIRST_LOOK: Duration = Duration::from_millis(250);
/// Longest pause of a standby process. A process that lost the database for a moment leases its connections again
/// sooner.
const LAST_LOOK: Duration = Duration::from_secs(3);
/// Longest time for each connection to close when the bot stops. If Discord has just refused a session, the library
/// itself waits five seconds.
const LEAVING: Duration = Duration::from_secs(2);
/// Longest time for the last answers when the bot stops.
const LAST_ANSWERS: Duration = Duration::from_secs(15);
/// Time without new work after which the bot expects no more.
const CALM: Duration = Duration::from_millis(100);
/// Longest time for the last announcements when the bot stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Runs the bot on this database until `stop` completes. The database is closed at the end.
///
/// # Errors
/// Discord refuses the token or cannot be reached, or a connection ends for good.
pub async fn run(
    mut settings: Settings,
    store: Store,
    stop: impl Future<Output = ()>,
) -> Result<(), BotError> {
    if let Some(address) = settings.api_base.as_ref().filter(|address| !is_loopback(address)) {
        return Err(BotError::NotLoopback(address.clone()));
    }
    let mut stop = pin!(stop);
    let (service, notices) = GameService::new(store.clone(), settings.challenge_ttl);
    let mut service =
        service.with_clock(settings.clock.clone()).with_limits(settings.limits).with_world(settings.world);
    let meter = Meter::new();
    let outages = Arc::new(Outages::new(settings.clock.clone()));
    let budget = match &settings.shards {
        // A shared proxy keeps to Discord's limits.
        Some(shards) if settings.proxy.is_none() => RequestBudget::of_shards(&shards.own, shards.count),
        _ => RequestBudget::default(),
    };
    let process = settings.shards.as_ref().map(ToString::to_string);
    let health = Health::new(service.clone(), &meter, &budget, process, Arc::clone(&outages));
    let health = Arc::new(health);
    service.clocks().align_clock().await.map_err(|error| BotError::Database(error.to_string()))?;
    // These tasks end with this function.
    let mut pages = JoinSet::new();
    pages.spawn(settings.clock.clone().watch_over());
    if let Some(listener) = settings.pages.take() {
        pages.spawn(serve_pages(listener, Arc::clone(&health)));
    }
    let http = tokio::select! {
        http = sign_in(&settings) => Arc::new(http?),
        () = &mut stop => return Ok(()),
    };
    let own = own_user(&http).await?;
    let own_id = own.id.to_host();
    service = service.with_computer(own_id);
    service
        .names()
        .remember_name(own_id, &own.name)
        .await
        .map_err(|error| BotError::Database(error.to_string()))?;
    let (gateway, count, alone) = gateway(&http, settings.api_base.is_some()).await?;
    let (own, count) = match &settings.shards {
        Some(shards) => (shards.own.clone(), shards.count),
        None => (0..count, count),
    };
    outages.expect(own.clone(), count);
    let leases = tokio::select! {
        leases = take_shards(&service, own.clone(), count) => leases,
        () = &mut stop => {
            store.close().await;
            return Ok(());
        }
    };
    let leases = match leases {
        Ok(leases) => leases,
        Err(error) => {
            store.close().await;
            return Err(error);
        }
    };
    let known = registered_commands(&http, &service, ApplicationId::new(own_id.get())).await?;

    let delivery = ApiClient::new(Arc::clone(&http), meter, budget, CommandMentions::of(&known));
    // Before ratings are computed again: the rows of one person must fit together.
    privacy::erasure::resume(&service, &delivery)
        .await
        .map_err(|error| BotError::Database(error.to_string()))?;
    let pictures = Pictures::new(service.workers().clone());
    let pacing = Pacing::new(service.clock().clone());
    let announcer = Announcer::new(service.clone(), delivery.clone(), pictures.clone(), route::tell);
    let bot = Arc::new(Bot {
        service,
        delivery,
        announcer,
        pictures,
        pacing,
        health,
        seen: Mutex::new(LruCache::new(REMEMBERED)),
        known_servers: KnownServers::new(),
        own_roles: OwnRoles::new(),
        greets_all: settings.greets_all,
        outages,
    });

    let mut client = serenity::ClientBuilder::new_with_http(owned(&settings, &http), intents(&settings))
        .framework(Served { framework: framework(Arc::clone(&bot)), bot: Arc::clone(&bot) })
        .await
        .map_err(|error| BotError::Gateway(error.to_string()))?;
    // The library falls back to Discord's own address when it cannot learn another.
    *client.ws_url.lock().await = gateway;
    if alone {
        tokio::select! {
            turn = take_turns(&bot) => turn.map_err(|error| BotError::Database(error.to_string()))?,
            () = &mut stop => {
                store.close().await;
                return Ok(());
            }
        }
    }
    let shards = Arc::clone(&client.shard_manager);
    bot.health.watch(Arc::clone(&shards));
    let health = Arc::clone(&bot.health);
    pages.spawn(async move { health.poll().await });
    let announcing = tokio::spawn(announce(bot.announcer.clone(), notices));
    let rounds = tokio::spawn(for_ever("looking for what is not announced", {
        let bot = Arc::clone(&bot);
        move || go_round(Arc::clone(&bot))
    }));
    let rating = tokio::spawn(for_ever("computing ratings anew", {
        let service = bot.service.clone();
        move || rate_again(service.clone())
    }));
    let playing = tokio::spawn(for_ever("playing as the computer", {
        let service = bot.service.clone();
        move || play_computer_turns(service.clone())
    }));
    let analysing = tokio::spawn(for_ever("making analyses", {
        let service = bot.service.clone();
        move || make_analyses(service.clone())
    }));
    let planning = tokio::spawn(for_ever("playing planned moves", {
        let service = bot.service.clone();
        move || play_planned_moves(service.clone())
    }));
    let counting = tokio::spawn(for_ever("counting refused requests", {
        let bot = Arc::clone(&bot);
        move || count_invalid_requests(Arc::clone(&bot))
    }));
    let timekeeping = tokio::spawn(for_ever("keeping time", {
        let (bot, shards) = (Arc::clone(&bot), Arc::clone(&shards));
        move || app::deadlines::keep(Arc::clone(&bot), Arc::clone(&shards))
    }));

    // Aborted with this function.
    let mut uploads = JoinSet::new();
    if settings.emojis {
        let bot = Arc::clone(&bot);
        uploads.spawn(for_ever("uploading emojis", move || upload_emojis(Arc::clone(&bot))));
    }

    let mut until = None;
    // The library includes the end of the range.
    let connections = own.start..own.end - 1;
    let leaving = LEAVING * (own.end - own.start);
    let outcome = tokio::select! {
        outcome = client.start_shard_range(connections, count) => {
            outcome.map_err(|error| BotError::Gateway(error.to_string()))
        }
        () = taken_over(&leases) => {
            leave(&shards, leaving).await;
            Err(BotError::TakenOver)
        }
        () = &mut stop => {
            tracing::info!("stopping");
            until = Some((bot.outages.up(), bot.service.clock().timestamp()));
            leave(&shards, leaving).await;
            Ok(())
        }
    };
    rounds.abort();
    playing.abort();
    planning.abort();
    analysing.abort();
    timekeeping.abort();
    counting.abort();
    rating.abort();
    // No more events arrive; earlier requests are still answered. Requests received at the last moment may not be
    // counted yet.
    if tokio::time::timeout(LAST_ANSWERS, bot.delivery.in_flight.wait_idle(CALM)).await.is_err() {
        tracing::warn!("not everybody could be answered before the end");
    }
    // The rest is announced after the next start.
    let _ = tokio::time::timeout(FAREWELL, bot.announcer.rest()).await;
    announcing.abort();
    if let Some((shards, moment)) = until
        && let Err(error) = bot.service.clocks().note_presence(shards, moment).await
    {
        tracing::warn!("it could not be noted until when the bot was there: {error}");
    }
    // Attempts under way end with this process, but not because of them.
    if let Err(error) = bot.service.attempts().release_attempts().await {
        tracing::warn!("it could not be noted that nothing is under way: {error}");
    }
    drop(leases);
    store.close().await;
    outcome
}

/// Leases the connections of this process as soon as no other process has any of them. Until then, this process stands
/// by.
async fn take_shards(service: &GameService, own: Range<u32>, count: u32) -> Result<ShardLeases, BotError> {
    let mut pause = FIRST_LOOK;
    loop {
        match service.take_shards(own.clone(), count).await {
            Ok(ShardsTaken::All(leases)) => return Ok(leases),
            Ok(ShardsTaken::OtherTotal { shard, total }) => {
                return Err(BotError::OtherTotal { shard, total, own: count });
            }
            Ok(ShardsTaken::Held(held)) if pause == FIRST_LOOK => {
                tracing::info!("standing by: another process has connections {held:?} of {own:?}");
            }
            Ok(ShardsTaken::Held(_)) => {}
            Err(error) if pause == FIRST_LOOK => return Err(BotError::Database(error.to_string())),
            Err(error) => tracing::warn!("standing by, and the database does not answer: {error}"),
        }
        tokio::time::sleep(pause).await;
        pause = (2 * pause).min(LAST_LOOK);
    }
}

/// Completes when another process has one of the connections.
async fn taken_over(leases: &ShardLeases) {
    while !leases.are_taken_over() {
        tokio::time::sleep(FIRST_LOOK).await;
    }
}

/// Closes the connections to the gateway, or leaves those open that do not close in this time.
async fn leave(shards: &ShardManager, time: Duration) {
    if tokio::time::timeout(time, shards.shutdown_all()).await.is_err() {
        tracing::warn!("not every connection to the gateway was closed in order");
    }
}

/// Waits until no other process is connecting to the gateway, and blocks the others until this one has connected.
async fn take_turns(bot: &Arc<Bot>) -> Result<(), ServiceError> {
    let lease = bot.service.lease_to_connect().await?;
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        let connected = async {
            while !bot.outages.are_up() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        // A process that cannot connect does not hold the others back.
        let _ = tokio::time::timeout(CONNECTING, connected).await;
        tokio::time::sleep(BETWEEN_CONNECTIONS).await;
        drop(lease);
    });
    Ok(())
}

/// Returns the events that the bot asks for: messages only if moves are read from them.
fn intents(settings: &Settings) -> GatewayIntents {
    let messages = GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    GatewayIntents::GUILDS | if settings.typing { messages } else { GatewayIntents::empty() }
}
