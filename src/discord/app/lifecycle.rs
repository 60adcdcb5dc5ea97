//! The life of the bot: it signs in, catches up, serves, and stops.

use std::collections::HashSet;
use std::fmt;
use std::future::Future;
use std::net::{IpAddr, TcpListener};
use std::ops::Range;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lru::LruCache;
use poise::serenity_prelude as serenity;
use serenity::{FullEvent, GatewayIntents, Interaction};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinSet;

use crate::discord::api::client::{self, ApiClient, number};
use crate::discord::api::command_mentions::CommandMentions;
use crate::discord::api::error::ApiError;
use crate::discord::api::metrics::{Kind, Meter};
use crate::discord::api::request_budget::RequestBudget;
use crate::discord::app::error::BotError;
use crate::discord::app::health::Health;
use crate::discord::app::known_servers::KnownServers;
use crate::discord::app::outages::Outages;
use crate::discord::app::{deadlines, status_server};
use crate::discord::bot::{Bot, REMEMBERED};
use crate::discord::commands;
use crate::discord::input::command_error::CommandError;
use crate::discord::input::pacing::Pacing;
use crate::discord::input::{router, typing};
use crate::discord::publish::announcer::Announcer;
use crate::discord::publish::publisher::Certainty;
use crate::discord::view::picture::Pictures;
use crate::service::{self, Clock, Event, GameService, Limits, ServiceError, WorldPolicy};
use crate::store::Store;

/// How often everything is looked through that might not have been told, in milliseconds of the service's clock.
const ROUND: i64 = 60_000;
/// The same where another process may have died over it.
const SHARED_ROUND: i64 = 4_000;
/// How long a process may take to make its connections before others make theirs.
const CONNECTING: Duration = Duration::from_secs(60);
/// How long Discord wants there to be between two connections.
const BETWEEN_CONNECTIONS: Duration = Duration::from_secs(5);
/// How often refused requests are counted together.
const COUNTING: Duration = Duration::from_secs(10);
/// The pause before a task that has panicked begins anew.
const RECOVERY: Duration = Duration::from_secs(1);
/// Challenges that expire at nearly the same moment do so together.
const LEAST_WAIT: Duration = Duration::from_millis(50);
/// How long the last answers may take when the bot stops.
const LAST_ANSWERS: Duration = Duration::from_secs(15);
/// How long nothing may begin until it is certain that nothing will.
const CALM: Duration = Duration::from_millis(100);
/// How long the last announcements may take when the bot stops.
const FAREWELL: Duration = Duration::from_secs(5);
/// Pauses before Discord is tried again at the start.
const PAUSES: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(3), Duration::from_secs(6)];

/// Pauses before the commands are registered again: longer than any allowance for that is known to be.
const REGISTRATION_PAUSES: [Duration; 5] = [
    Duration::from_secs(1),
    Duration::from_secs(3),
    Duration::from_secs(6),
    Duration::from_secs(12),
    Duration::from_secs(24),
];

/// How the bot is set up.
pub struct Settings {
    /// The bot token.
    pub token: String,
    /// The address of a server on this machine that stands in for Discord, e.g. `http://127.0.0.1:8080`; Discord
    /// itself when there is none.
    pub api_base: Option<String>,
    /// The address of a proxy through which all processes make their requests, e.g. `http://10.0.0.7:3000`: it keeps to
    /// Discord's rate limits.
    pub proxy: Option<String>,
    /// How long a challenge waits for an answer.
    pub challenge_ttl: Duration,
    /// The clock by which challenges and games are measured.
    pub clock: Clock,
    /// Where `/metrics` and `/health` are served, if anywhere.
    pub pages: Option<TcpListener>,
    /// How much one player may have at a time.
    pub limits: Limits,
    /// Which results count worldwide.
    pub world: WorldPolicy,
    /// Whether moves can be typed as messages.
    pub typing: bool,
    /// Which connections to the gateway are made; all that Discord recommends when it is not said.
    pub shards: Option<ShardRange>,
    /// Whether servers are greeted where the bot has been before it was started, too; each once.
    pub greets_all: bool,
}

impl Settings {
    /// A bot that signs in to Discord with this token.
    #[must_use]
    pub fn new(token: String) -> Self {
        Self {
            token,
            api_base: None,
            proxy: None,
            challenge_ttl: service::CHALLENGE_TTL,
            clock: Clock::system(),
            pages: None,
            limits: Limits::default(),
            world: WorldPolicy::default(),
            typing: true,
            shards: None,
            greets_all: false,
        }
    }
}

/// Connections to the gateway, of a number that several processes share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShardRange {
    /// Those of this process.
    pub own: Range<u32>,
    /// How many there are in all.
    pub count: u32,
}

impl fmt::Display for ShardRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}/{}", self.own.start, self.own.end.saturating_sub(1), self.count)
    }
}

/// Runs the bot on this database until `stop` completes. The database is closed at the end.
///
/// # Errors
/// A token that is refused, a Discord that cannot be reached, or a connection that ends for good.
pub async fn run(
    mut settings: Settings,
    store: Store,
    stop: impl Future<Output = ()>,
) -> Result<(), BotError> {
    let mut stop = pin!(stop);
    let (service, notices) = GameService::new(store.clone(), settings.challenge_ttl);
    let mut service =
        service.with_clock(settings.clock.clone()).with_limits(settings.limits).with_world(settings.world);
    let meter = Meter::new();
    let outages = Arc::new(Outages::new(settings.clock.clone()));
    let budget = match &settings.shards {
        // A proxy that all share keeps to what Discord takes.
        Some(shards) if settings.proxy.is_none() => RequestBudget::of_shards(&shards.own, shards.count),
        _ => RequestBudget::default(),
    };
    let process = settings.shards.as_ref().map(ToString::to_string);
    let health = Health::new(service.clone(), &meter, &budget, process, Arc::clone(&outages));
    let health = Arc::new(health);
    // These end with this function.
    let mut pages = JoinSet::new();
    if let Some(listener) = settings.pages.take() {
        pages.spawn(serve_pages(listener, Arc::clone(&health)));
    }
    let http = tokio::select! {
        http = sign_in(&settings) => Arc::new(http?),
        () = &mut stop => return Ok(()),
    };
    let own = own_user(&http).await?;
    let own_id = number(own.id.get());
    service = service.with_computer(own_id);
    service.remember_name(own_id, &own.name).await.map_err(|error| BotError::Database(error.to_string()))?;
    let (gateway, count, alone) = gateway(&http, settings.api_base.is_some()).await?;
    let (own, count) = match &settings.shards {
        Some(shards) => (shards.own.clone(), shards.count),
        None => (0..count, count),
    };
    outages.expect(own.clone(), count);
    let known = register_commands(&http).await?;

    // Before ratings are computed anew: the rows of one person must fit together.
    service.resume_erasures().await.map_err(|error| BotError::Database(error.to_string()))?;
    let delivery = ApiClient::new(Arc::clone(&http), meter, budget, CommandMentions::of(&known));
    let pictures = Pictures::new(service.workers().clone());
    let pacing = Pacing::new(service.clock().clone());
    let announcer = Announcer::new(service.clone(), delivery.clone(), pictures.clone());
    let bot = Arc::new(Bot {
        service,
        delivery,
        announcer,
        pictures,
        pacing,
        health,
        seen: Mutex::new(LruCache::new(REMEMBERED)),
        known_servers: KnownServers::new(),
        greets_all: settings.greets_all,
        outages,
    });

    let mut client = serenity::ClientBuilder::new_with_http(owned(&settings, &http), intents(&settings))
        .framework(framework(Arc::clone(&bot)))
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
    let counting = tokio::spawn(for_ever("counting refused requests", {
        let bot = Arc::clone(&bot);
        move || count_invalid_requests(Arc::clone(&bot))
    }));
    let timekeeping = tokio::spawn(for_ever("keeping time", {
        let (bot, shards) = (Arc::clone(&bot), Arc::clone(&shards));
        move || deadlines::keep(Arc::clone(&bot), Arc::clone(&shards))
    }));

    let mut until = None;
    // The library counts the end of the range as one of it.
    let connections = own.start..own.end - 1;
    let outcome = tokio::select! {
        outcome = client.start_shard_range(connections, count) => {
            outcome.map_err(|error| BotError::Gateway(error.to_string()))
        }
        () = &mut stop => {
            tracing::info!("stopping");
            until = Some((bot.outages.up(), bot.service.clock().now()));
            shards.shutdown_all().await;
            Ok(())
        }
    };
    rounds.abort();
    playing.abort();
    analysing.abort();
    timekeeping.abort();
    counting.abort();
    rating.abort();
    // Nothing comes any more; who has asked for something before gets it. What was received at the last moment may not be
    // counted yet.
    if tokio::time::timeout(LAST_ANSWERS, bot.delivery.in_flight.wait_idle(CALM)).await.is_err() {
        tracing::warn!("not everybody could be answered before the end");
    }
    // What is not told by then is told after the next start.
    let _ = tokio::time::timeout(FAREWELL, bot.announcer.rest()).await;
    announcing.abort();
    if let Some((shards, moment)) = until
        && let Err(error) = bot.service.note_presence(shards, moment).await
    {
        tracing::warn!("it could not be noted until when the bot was there: {error}");
    }
    store.close().await;
    outcome
}

/// Waits until no other process is making its connections to the gateway, and keeps others from theirs until those of this
/// one are made.
async fn take_turns(bot: &Arc<Bot>) -> Result<(), ServiceError> {
    let lease = bot.service.lease_to_connect().await?;
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        let connected = async {
            while !bot.outages.are_up() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        // Whoever cannot connect keeps nobody else from it.
        let _ = tokio::time::timeout(CONNECTING, connected).await;
        tokio::time::sleep(BETWEEN_CONNECTIONS).await;
        drop(lease);
    });
    Ok(())
}

/// The events that the bot asks for: messages only where moves are read from them.
fn intents(settings: &Settings) -> GatewayIntents {
    let messages = GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    GatewayIntents::GUILDS | if settings.typing { messages } else { GatewayIntents::empty() }
}

/// A way to Discord's HTTP interface, or to the server that stands in for it.
fn way(settings: &Settings) -> serenity::Http {
    let mut builder = serenity::HttpBuilder::new(&settings.token);
    match client::client() {
        Ok(client) => builder = builder.client(client),
        // The library's own then says what is wrong.
        Err(error) => tracing::error!("requests to Discord have no time limit: {error}"),
    }
    match settings.proxy.as_ref().or(settings.api_base.as_ref()) {
        // The library ignores the other address while its own rate limiter is on.
        Some(address) => builder.proxy(address).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

/// The same once more for the gateway's client, which wants one of its own.
fn owned(settings: &Settings, http: &serenity::Http) -> serenity::Http {
    let own = way(settings);
    if let Some(id) = http.application_id() {
        own.set_application_id(id);
    }
    own
}

/// Checks the token and learns who we are.
async fn sign_in(settings: &Settings) -> Result<serenity::Http, BotError> {
    let http = way(settings);
    let mut pauses = PAUSES.into_iter();
    loop {
        let error = match http.get_current_application_info().await {
            Ok(application) => {
                http.set_application_id(application.id);
                return Ok(http);
            }
            Err(error) => ApiError::of(&error),
        };
        match (error, pauses.next()) {
            (ApiError::Token, _) => return Err(BotError::Token),
            (error, Some(pause)) if error.is_transient() => {
                tracing::warn!("{error}; trying again");
                tokio::time::sleep(pause).await;
            }
            (error, _) => return Err(BotError::Unreachable(error.to_string())),
        }
    }
}

/// Registers the commands. A bot that starts over and over may have to wait for that.
async fn register_commands(http: &serenity::Http) -> Result<Vec<serenity::Command>, BotError> {
    let mut pauses = REGISTRATION_PAUSES.into_iter();
    loop {
        let error = match serenity::Command::set_global_commands(http, commands::definitions()).await {
            Ok(known) => return Ok(known),
            Err(error) => ApiError::of(&error),
        };
        match pauses.next() {
            Some(pause) if error.is_transient() => {
                tracing::warn!("the commands are not registered yet: {error}; trying again");
                tokio::time::sleep(pause).await;
            }
            _ => return Err(BotError::Commands(error.to_string())),
        }
    }
}

/// The bot as a user: as such it plays.
async fn own_user(http: &serenity::Http) -> Result<serenity::CurrentUser, BotError> {
    let user = http.get_current_user().await;
    user.map_err(|error| BotError::Unreachable(ApiError::of(&error).to_string()))
}

/// The address of the gateway, how many connections to it Discord recommends, and whether they must be made one after another.
/// A stand-in for Discord must name one on
/// this machine.
async fn gateway(http: &serenity::Http, local: bool) -> Result<(String, u32, bool), BotError> {
    let gateway = http.get_bot_gateway().await;
    let gateway = gateway.map_err(|error| BotError::Unreachable(ApiError::of(&error).to_string()))?;
    let url = gateway.url;
    if local && !is_loopback(&url) {
        return Err(BotError::NotLoopback(url));
    }
    Ok((url, gateway.shards.max(1), gateway.session_start_limit.max_concurrency <= 1))
}

/// Whether an address such as `ws://127.0.0.1:8080/gateway` is on this machine.
fn is_loopback(url: &str) -> bool {
    let Some((_, rest)) = url.split_once("://") else { return false };
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if authority.contains('@') {
        return false;
    }
    let host = match authority.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => authority.split(':').next().unwrap_or_default(),
    };
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

fn framework(bot: Arc<Bot>) -> poise::Framework<Arc<Bot>, CommandError> {
    poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: commands::all(),
            // The library tells of commands as events only once they are done.
            pre_command: |ctx| {
                Box::pin(async move {
                    ctx.data().delivery.meter.receive(Kind::Command);
                    ctx.data().outages.soon_over(ctx.serenity_context().shard_id).await;
                })
            },
            event_handler: |framework, event| Box::pin(take(framework, event)),
            on_error: |error| Box::pin(commands::report(error)),
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
            // What is done by a button goes by clocks that are right. Commands wait for themselves.
            if matches!(interaction, Interaction::Component(_) | Interaction::Modal(_)) {
                bot.outages.soon_over(shard).await;
            }
            router::handle(bot, interaction).await;
        }
        FullEvent::Message { new_message } => {
            let _in_flight = bot.delivery.in_flight.enter();
            Box::pin(typing::take(bot, new_message, framework.bot_id())).await;
        }
        // After a new session, events in between are lost: what is committed is told from the database.
        FullEvent::Ready { data_about_bot } => {
            let servers = data_about_bot.guilds.len();
            let unit = if servers == 1 { "server" } else { "servers" };
            tracing::info!("connected as {}, on {servers} {unit}", data_about_bot.user.name);
            let servers: Vec<i64> =
                data_about_bot.guilds.iter().map(|server| number(server.id.get())).collect();
            bot.known_servers.begin(shard, &servers);
            bot.outages.over(shard).await;
            bot.service.reconcile_servers(bot.outages.shard(shard), &servers).await?;
            bot.service.resume_chance().await?;
            bot.service.resume_placing_plans().await?;
            bot.announcer.catch_up().await?;
        }
        FullEvent::Resume { .. } => bot.outages.changed.notify_one(),
        FullEvent::GuildCreate { guild, .. } => {
            bot.service.server_joined(number(guild.id.get())).await?;
            if bot.known_servers.is_new(shard, number(guild.id.get())).await || bot.greets_all {
                bot.greet(guild).await?;
            }
            bot.announcer.wake(number(guild.id.get()), None);
        }
        // A server that is unavailable has an outage; one that is not has removed the bot.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            bot.service.server_left(number(incomplete.id.get())).await?;
        }
        event => wake(bot, framework.bot_id(), event),
    }
    Ok(())
}

/// Permissions may have come back where something has changed.
fn wake(bot: &Bot, own: serenity::UserId, event: &FullEvent) {
    let (server, channel) = match event {
        FullEvent::ChannelUpdate { new, .. } => (new.guild_id, Some(new.id)),
        FullEvent::ThreadUpdate { new, .. } => (new.guild_id, Some(new.id)),
        FullEvent::GuildRoleCreate { new } => (new.guild_id, None),
        FullEvent::GuildRoleUpdate { new, .. } => (new.guild_id, None),
        FullEvent::GuildRoleDelete { guild_id, .. } => (*guild_id, None),
        FullEvent::GuildUpdate { new_data, .. } => (new_data.id, None),
        // Roles of its own.
        FullEvent::GuildMemberUpdate { event, .. } if event.user.id == own => (event.guild_id, None),
        _ => return,
    };
    bot.announcer.wake(number(server.get()), channel.map(|channel| number(channel.get())));
}

/// Has a task go on for ever: when it panics, that is written, and it begins anew.
async fn for_ever<F>(name: &str, task: impl Fn() -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    // It is aborted with what waits for it.
    let mut tasks = JoinSet::new();
    loop {
        tasks.spawn(task());
        if let Some(Err(error)) = tasks.join_next().await {
            tracing::error!("{name} begins anew after a failure: {error}");
        }
        tokio::time::sleep(RECOVERY).await;
    }
}

/// Serves the pages for those who watch over the bot. That they fail is no reason for it to stop.
async fn serve_pages(listener: TcpListener, health: Arc<Health>) {
    if let Err(error) = status_server::serve(listener, health).await {
        tracing::error!("metrics and health are no longer served: {error}");
    }
}

/// Tells what the service commits.
async fn announce(announcer: Announcer, mut notices: UnboundedReceiver<Event>) {
    while let Some(event) = notices.recv().await {
        announcer.announce(event, Certainty::Fresh);
    }
}

/// Rates results anew after others have been removed, also those that were left when the bot was stopped.
async fn rate_again(service: GameService) {
    loop {
        if let Err(error) = service.rerate().await {
            tracing::error!("ratings could not be computed anew: {error}");
        }
        service.result_removed().await;
    }
}

/// Plays the computer's turns, also those that were due when the bot was stopped.
async fn play_computer_turns(service: GameService) {
    service.play_computer_turns().await;
}

/// Makes the analyses that are asked for, also those that were under way when the bot was stopped.
async fn make_analyses(service: GameService) {
    service.make_analyses().await;
}

/// Counts the requests that Discord has refused together with those of other processes.
async fn count_invalid_requests(bot: Arc<Bot>) {
    let budget = &bot.delivery.budget;
    loop {
        let own = budget.take_invalid();
        match bot.service.count_invalid_requests(own).await {
            Ok(all) => budget.note_invalid_of_all(all),
            Err(error) => {
                budget.put_back_invalid(own);
                tracing::warn!("refused requests could not be counted: {error}");
            }
        }
        tokio::time::sleep(COUNTING).await;
    }
}

/// Lets challenges expire, and looks from time to time whether something is left to be told.
async fn go_round(bot: Arc<Bot>) {
    let clock = bot.service.clock().clone();
    let round = if bot.service.is_shared() { SHARED_ROUND } else { ROUND };
    let mut next_round = clock.now().saturating_add(round);
    let mut left = HashSet::new();
    loop {
        let refused = bot.announcer.try_refused().unwrap_or(i64::MAX);
        let expiry = bot.service.expire().await.unwrap_or_else(|error| {
            tracing::error!("challenges could not expire: {error}");
            None
        });
        tokio::select! {
            () = clock.reaches(next_round.min(refused)) => {}
            () = clock.reaches(expiry.unwrap_or(i64::MAX)) => tokio::time::sleep(LEAST_WAIT).await,
            () = bot.service.invited() => {}
            () = bot.announcer.woken() => {}
        }
        if clock.now() < next_round {
            continue;
        }
        next_round = clock.now().saturating_add(round);
        if let Err(error) = bot.service.resume_chance().await {
            tracing::error!("what is left to chance could not go on: {error}");
        }
        if let Err(error) = bot.service.resume_placing_plans().await {
            tracing::error!("what is planned could not go on: {error}");
        }
        let caught_up = if bot.service.is_shared() {
            bot.announcer.catch_up_with(&mut left).await
        } else {
            bot.announcer.catch_up().await
        };
        if let Err(error) = caught_up {
            tracing::error!("what is not announced could not be looked up: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::is_loopback;

    #[test]
    fn only_this_machine_is_loopback() {
        for url in ["ws://127.0.0.1:8080/gateway", "ws://localhost/x", "ws://[::1]:1/", "http://127.1.2.3"] {
            assert!(is_loopback(url), "{url}");
        }
        for url in [
            "wss://gateway.discord.gg",
            "ws://127.0.0.1.example.com/",
            "ws://localhost@example.com/",
            "ws://10.0.0.1:80",
            "127.0.0.1",
            "",
        ] {
            assert!(!is_loopback(url), "{url}");
        }
    }
}
