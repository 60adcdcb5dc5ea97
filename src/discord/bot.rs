//! The life of the bot: it signs in, catches up, serves, and stops.

use std::future::Future;
use std::net::{IpAddr, TcpListener};
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lru::LruCache;
use poise::serenity_prelude as serenity;
use serenity::{FullEvent, GatewayIntents};
use tokio::sync::Notify;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::announcer::{Announcer, Certainty};
use super::delivery::Delivery;
use super::endpoint;
use super::error::BotError;
use super::failure::Failure;
use super::meter::{Kind, Meter};
use super::picture::Pictures;
use super::trouble::Trouble;
use super::vitals::Vitals;
use super::{Bot, REMEMBERED, commands, interaction, timekeeper};
use crate::hall::{self, Clock, Hall, Limits, Notice};
use crate::store::Store;

/// How often everything is looked through that might not have been told.
const ROUND: Duration = Duration::from_secs(60);
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

/// How the bot is set up.
pub struct Settings {
    /// The bot token.
    pub token: String,
    /// The address of a server on this machine that stands in for Discord, e.g. `http://127.0.0.1:8080`; Discord
    /// itself when there is none.
    pub stand_in: Option<String>,
    /// How long a challenge waits for an answer.
    pub patience: Duration,
    /// The clock by which challenges and games are measured.
    pub clock: Clock,
    /// Where `/metrics` and `/health` are served, if anywhere.
    pub pages: Option<TcpListener>,
    /// How much one player may have at a time.
    pub limits: Limits,
}

impl Settings {
    /// A bot that signs in to Discord with this token.
    #[must_use]
    pub fn new(token: String) -> Self {
        Self {
            token,
            stand_in: None,
            patience: hall::PATIENCE,
            clock: Clock::system(),
            pages: None,
            limits: Limits::default(),
        }
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
    let (hall, notices) = Hall::new(store.clone(), settings.patience);
    let hall = hall.with_clock(settings.clock.clone()).with_limits(settings.limits);
    let meter = Meter::new();
    let vitals = Arc::new(Vitals::new(hall.clone(), &meter));
    // Ends with this function.
    let mut pages = JoinSet::new();
    if let Some(listener) = settings.pages.take() {
        pages.spawn(serve_pages(listener, Arc::clone(&vitals)));
    }
    let http = tokio::select! {
        http = sign_in(&settings) => Arc::new(http?),
        () = &mut stop => return Ok(()),
    };
    let gateway = gateway(&http, settings.stand_in.is_some()).await?;
    serenity::Command::set_global_commands(&http, commands::definitions())
        .await
        .map_err(|error| BotError::Commands(Trouble::of(&error).to_string()))?;

    hall.make_up_for_absence().await.map_err(|error| BotError::Database(error.to_string()))?;
    let delivery = Delivery::new(Arc::clone(&http), meter);
    let pictures = Pictures::new();
    let announcer = Announcer::new(hall.clone(), delivery.clone(), pictures.clone());
    let bot = Arc::new(Bot {
        hall,
        delivery,
        announcer,
        pictures,
        vitals,
        seen: Mutex::new(LruCache::new(REMEMBERED)),
        connected: Notify::new(),
    });

    let mut client = serenity::ClientBuilder::new_with_http(owned(&settings, &http), GatewayIntents::GUILDS)
        .framework(framework(Arc::clone(&bot)))
        .await
        .map_err(|error| BotError::Gateway(error.to_string()))?;
    // The library falls back to Discord's own address when it cannot learn another.
    *client.ws_url.lock().await = gateway;
    let shards = Arc::clone(&client.shard_manager);
    bot.vitals.watch(Arc::clone(&shards));
    let announcing = tokio::spawn(announce(bot.announcer.clone(), notices));
    let rounds = tokio::spawn(go_round(Arc::clone(&bot)));
    let timekeeping = tokio::spawn(timekeeper::keep(Arc::clone(&bot), Arc::clone(&shards)));

    let outcome = tokio::select! {
        outcome = client.start_autosharded() => {
            outcome.map_err(|error| BotError::Gateway(error.to_string()))
        }
        () = &mut stop => {
            tracing::info!("stopping");
            shards.shutdown_all().await;
            Ok(())
        }
    };
    rounds.abort();
    timekeeping.abort();
    // Nothing comes any more; who has asked for something before gets it. What was received at the last moment may not be
    // counted yet.
    if tokio::time::timeout(LAST_ANSWERS, bot.delivery.in_flight.lull(CALM)).await.is_err() {
        tracing::warn!("not everybody could be answered before the end");
    }
    // What is not told by then is told after the next start.
    let _ = tokio::time::timeout(FAREWELL, bot.announcer.rest()).await;
    announcing.abort();
    store.close().await;
    outcome
}

/// A way to Discord's HTTP interface, or to the server that stands in for it.
fn way(settings: &Settings) -> serenity::Http {
    let builder = serenity::HttpBuilder::new(&settings.token);
    match &settings.stand_in {
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
        let trouble = match http.get_current_application_info().await {
            Ok(application) => {
                http.set_application_id(application.id);
                return Ok(http);
            }
            Err(error) => Trouble::of(&error),
        };
        match (trouble, pauses.next()) {
            (Trouble::Token, _) => return Err(BotError::Token),
            (trouble, Some(pause)) if trouble.passes() => {
                tracing::warn!("{trouble}; trying again");
                tokio::time::sleep(pause).await;
            }
            (trouble, _) => return Err(BotError::Unreachable(trouble.to_string())),
        }
    }
}

/// The address of the gateway. A stand-in for Discord must name one on this machine.
async fn gateway(http: &serenity::Http, local: bool) -> Result<String, BotError> {
    let url =
        http.get_gateway().await.map_err(|error| BotError::Unreachable(Trouble::of(&error).to_string()))?.url;
    if local && !is_loopback(&url) {
        return Err(BotError::NotLoopback(url));
    }
    Ok(url)
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

fn framework(bot: Arc<Bot>) -> poise::Framework<Arc<Bot>, Failure> {
    poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: commands::all(),
            // The library tells of commands as events only once they are done.
            pre_command: |ctx| Box::pin(async move { ctx.data().delivery.meter.receive(Kind::Command) }),
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
    framework: poise::FrameworkContext<'_, Arc<Bot>, Failure>,
    event: &FullEvent,
) -> Result<(), Failure> {
    let bot = framework.user_data;
    match event {
        FullEvent::InteractionCreate { interaction } => {
            if let Some(kind) = Kind::of(interaction) {
                bot.delivery.meter.receive(kind);
            }
            let _in_flight = bot.delivery.in_flight.enter();
            interaction::handle(bot, interaction).await;
        }
        // After a new session, events in between are lost: what is committed is told from the database.
        FullEvent::Ready { data_about_bot } => {
            tracing::info!(
                "connected as {}, on {} servers",
                data_about_bot.user.name,
                data_about_bot.guilds.len()
            );
            bot.connected.notify_one();
            bot.hall.resume_chance().await?;
            bot.announcer.catch_up().await?;
        }
        FullEvent::Resume { .. } => bot.connected.notify_one(),
        // Permissions may have come back.
        FullEvent::ChannelUpdate { .. }
        | FullEvent::GuildRoleUpdate { .. }
        | FullEvent::GuildRoleCreate { .. }
        | FullEvent::ThreadUpdate { .. }
        | FullEvent::GuildUpdate { .. }
        | FullEvent::GuildCreate { .. } => bot.announcer.unblock(),
        _ => {}
    }
    Ok(())
}

/// Serves the pages for those who watch over the bot. That they fail is no reason for it to stop.
async fn serve_pages(listener: TcpListener, vitals: Arc<Vitals>) {
    if let Err(error) = endpoint::serve(listener, vitals).await {
        tracing::error!("metrics and health are no longer served: {error}");
    }
}

/// Tells what the hall commits.
async fn announce(announcer: Announcer, mut notices: UnboundedReceiver<Notice>) {
    while let Some(notice) = notices.recv().await {
        announcer.announce(notice, Certainty::Fresh);
    }
}

/// Lets challenges expire, and looks from time to time whether something is left to be told.
async fn go_round(bot: Arc<Bot>) {
    let mut next_round = Instant::now() + ROUND;
    loop {
        let expiry = bot.hall.expire().await.unwrap_or_else(|error| {
            tracing::error!("challenges could not expire: {error}");
            None
        });
        tokio::select! {
            () = tokio::time::sleep_until(next_round) => {}
            () = bot.hall.clock().reaches(expiry.unwrap_or(i64::MAX)) => tokio::time::sleep(LEAST_WAIT).await,
            () = bot.hall.invited() => {}
        }
        if Instant::now() < next_round {
            continue;
        }
        next_round = Instant::now() + ROUND;
        if let Err(error) = bot.hall.resume_chance().await {
            tracing::error!("what is left to chance could not go on: {error}");
        }
        if let Err(error) = bot.announcer.catch_up().await {
            tracing::error!("what is untold could not be looked up: {error}");
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
