//! Keeps the service's time: does due work on the servers whose connection to Discord is up, and makes up for the
//! absence of a connection once it is back.
//!
//! Time that the process did not live through, because it stood still or the system's clock was set, is made good
//! before anything else: see [`Clock::watch_over`](trickmate_host::Clock::watch_over).
//!
//! A player cannot move while the bot is away, whether it was stopped or Discord's gateway is out of reach: then nobody
//! runs out of time.

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude::ShardManager;

use crate::context::bot::Bot;
use trickmate_host::ServiceError;

/// Interval at which the presence of the bot is noted, in milliseconds of the service's clock.
const NOTED: i64 = 15_000;
/// Interval of checks for due work that another process has stored, in milliseconds.
const SHARED_LOOK: i64 = 4_000;
/// Interval of checks of the connections.
const LOOK: Duration = Duration::from_millis(500);
/// Interval at which the clock is set by the database server's, where processes share one.
const ALIGNED: Duration = Duration::from_secs(60);
/// The pause after a failure of the database, and while a connection is away, in milliseconds.
const PAUSE: i64 = 1_000;

/// Keeps the time until the program ends.
pub(crate) async fn keep(bot: Arc<Bot>, shards: Arc<ShardManager>) {
    let mut due = i64::MIN;
    let mut aligned = bot.service.clock().uptime();
    loop {
        match step(&bot, &mut aligned).await {
            Ok(true) => due = i64::MIN,
            Ok(false) => {}
            Err(error) => tracing::error!("the clock could not be set: {error}"),
        }
        bot.outages.observe(&*shards.runners.lock().await);
        for (shard, since) in bot.outages.back() {
            match bot.service.clocks().compensate_outage(shard, since).await {
                Ok(()) => {
                    bot.outages.made_up_for(shard);
                    due = i64::MIN;
                }
                Err(error) => tracing::error!("an outage could not be made up for: {error}"),
            }
        }
        if bot.service.clock().now() >= due {
            due = look(&bot).await.unwrap_or_else(|error| {
                tracing::error!("time could not be kept: {error}");
                bot.service.clock().now().saturating_add(PAUSE)
            });
        }
        tokio::select! {
            () = bot.service.clock().reaches(due) => {}
            () = bot.service.clocks().rescheduled() => due = i64::MIN,
            () = bot.outages.changed.notified() => {}
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

/// Makes good the time that was not lived through; returns whether there was any. `aligned` is when the clock was last
/// set by the database server's.
async fn step(bot: &Bot, aligned: &mut Duration) -> Result<bool, ServiceError> {
    let uptime = bot.service.clock().uptime();
    if uptime.saturating_sub(*aligned) >= ALIGNED {
        *aligned = uptime;
        bot.service.clocks().align_clock().await?;
    }
    let step = bot.service.clocks().step_clock(bot.outages.own()).await?;
    if let Some(millis) = step {
        bot.outages.step(millis);
    }
    Ok(step.is_some())
}

/// Sends all due reminders.
async fn remind(bot: &Bot) -> Result<(), ServiceError> {
    for reminder in bot.service.clocks().due_reminders().await? {
        bot.service.clocks().claim_reminder(&reminder).await?;
    }
    Ok(())
}

/// Does the due work; returns when to look again.
async fn look(bot: &Arc<Bot>) -> Result<i64, ServiceError> {
    let now = bot.service.clock().now();
    bot.service.clocks().note_presence(bot.outages.up(), now).await?;
    let next_note = now.saturating_add(NOTED);
    let away = bot.outages.away();
    // Each part is done even if others fail, the clocks first.
    let next = bot.service.clocks().keep_time_without(&away).await;
    let reminded = remind(bot).await;
    let known = bot.outages.known();
    let absent = bot.service.departures().follow_absences(&known).await;
    let erased = bot.service.departures().erase_departed(&known).await;
    let next_daily = bot.service.daily().run_dailies().await;
    let next_highlights = bot.service.highlights().run_highlights().await;
    reminded.and(absent).and(erased)?;
    let moments = [next?, next_daily?, next_highlights?];
    let next = moments.into_iter().flatten().fold(next_note, i64::min);
    let next = if bot.service.is_shared() { next.min(now.saturating_add(SHARED_LOOK)) } else { next };
    if away.is_empty() {
        return Ok(next);
    }
    // Work on servers whose connection is away stays due until it is back.
    Ok(next.max(bot.service.clock().now().saturating_add(PAUSE)))
}
