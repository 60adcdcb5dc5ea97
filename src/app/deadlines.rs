//! Keeps the service's time: does due work on the servers whose connection to Discord is up, and compensates the
//! absence of a connection once it is back.
//!
//! Stalls of the process and steps of the system's clock are compensated before anything else: see
//! [`Clock::watch_over`](trickmate_host::Clock::watch_over).
//!
//! Players cannot move while the bot is away, because it was stopped or Discord's gateway is out of reach. So nobody
//! runs out of time then.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;

use poise::serenity_prelude::ShardManager;

use crate::context::bot::Bot;
use trickmate_host::{Moments, SHARED_LOOK, ServiceError, Shard, Timestamp};

/// Interval at which the presence of the bot is noted, in milliseconds of the service's clock.
const NOTED: i64 = 15_000;
/// Interval of checks of the connections.
const LOOK: Duration = Duration::from_millis(500);
/// Interval at which the clock is set by the database server's, where processes share one.
const ALIGNED: Duration = Duration::from_secs(60);
/// The pause after a failure of the database, and while a connection is away, in milliseconds.
const PAUSE: i64 = 1_000;
/// The moment of what is due already.
const AT_ONCE: Timestamp = Timestamp::new(i64::MIN);

/// Keeps the time until the program ends.
pub(crate) async fn keep(bot: Arc<Bot>, shards: Arc<ShardManager>) {
    let (mut due, mut noted, mut rounds) = (AT_ONCE, Noted::default(), Rounds::default());
    let mut aligned = bot.service.clock().uptime();
    loop {
        match step(&bot, &mut aligned).await {
            Ok(true) => due = AT_ONCE,
            Ok(false) => {}
            Err(error) => tracing::error!("the clock could not be set: {error}"),
        }
        bot.outages.observe(&*shards.runners.lock().await);
        for (shard, since) in bot.outages.back() {
            match bot.service.clocks().compensate_outage(shard, since).await {
                Ok(()) => {
                    bot.outages.made_up_for(shard);
                    due = AT_ONCE;
                }
                Err(error) => tracing::error!("an outage could not be made up for: {error}"),
            }
        }
        if bot.service.clock().timestamp() >= due {
            due = look(&bot, &mut noted, &mut rounds).await.unwrap_or_else(|error| {
                tracing::error!("time could not be kept: {error}");
                bot.service.clock().timestamp().saturating_add(PAUSE)
            });
        }
        tokio::select! {
            () = bot.service.clock().reaches(due) => {}
            () = bot.service.clocks().rescheduled() => due = AT_ONCE,
            () = rounds.done(&bot), if rounds.are_run() => due = AT_ONCE,
            () = bot.outages.changed.notified() => {}
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

/// Compensates stalls and clock steps; returns whether there were any. `aligned` is when the clock was last set by the
/// database server's.
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

/// The last note of the connections that are up.
#[derive(Default)]
struct Noted {
    shards: Vec<Shard>,
    at: Option<Timestamp>,
}

impl Noted {
    /// Notes the connections that are up if they have changed or the last note is old; returns when to do so again.
    async fn note(&mut self, bot: &Bot, now: Timestamp) -> Result<Timestamp, ServiceError> {
        let up = bot.outages.up();
        let next = self.at.map(|at| at.saturating_add(NOTED)).filter(|next| now < *next && up == self.shards);
        if let Some(next) = next {
            return Ok(next);
        }
        bot.service.clocks().note_presence(up.clone(), now).await?;
        *self = Self { shards: up, at: Some(now) };
        Ok(now.saturating_add(NOTED))
    }
}

/// The work on tournament rounds, series and team votes. It may begin many games, so the clocks do not wait for it.
#[derive(Default)]
struct Rounds {
    /// The task under way, at most one.
    task: JoinSet<Result<Option<Timestamp>, ServiceError>>,
    /// After a failure: the time before which no other task starts.
    rest: Timestamp,
}

impl Rounds {
    fn are_run(&self) -> bool {
        !self.task.is_empty()
    }

    /// Begins the due work, except on servers of these connections, unless it is under way.
    fn run(&mut self, bot: &Arc<Bot>, away: &[Shard], now: Timestamp) {
        if !self.are_run() && now >= self.rest {
            let (bot, away) = (Arc::clone(bot), away.to_vec());
            self.task.spawn(async move {
                let series = bot.service.series().run_series(&away).await;
                let tournaments = bot.service.tournaments().run_tournaments(&away).await;
                let teams = bot.service.teams().run_teams(&away).await;
                series?;
                Ok(moment([tournaments?, teams?].into_iter().flatten().min()))
            });
        }
    }

    /// Completes when the work under way is done.
    async fn done(&mut self, bot: &Bot) {
        let failed = match self.task.join_next().await {
            Some(Ok(Err(error))) => Some(error.to_string()),
            Some(Err(error)) => Some(error.to_string()),
            Some(Ok(Ok(_))) | None => None,
        };
        if let Some(error) = failed {
            tracing::error!("tournaments, series or teams could not continue: {error}");
            self.rest = bot.service.clock().timestamp().saturating_add(PAUSE);
        }
    }
}

/// Reads when something is due.
fn moment(millis: Option<i64>) -> Option<Timestamp> {
    millis.map(Timestamp::new)
}

/// Does the due work; returns when to look again.
async fn look(bot: &Arc<Bot>, noted: &mut Noted, rounds: &mut Rounds) -> Result<Timestamp, ServiceError> {
    let now = bot.service.clock().timestamp();
    let next_note = noted.note(bot, now).await?;
    let away = bot.outages.away();
    let moments = bot.service.clocks().moments(&away).await?;
    let next = act(bot, &moments, (&away, rounds), now).await?.map_or(next_note, |next| next.min(next_note));
    let next = if bot.service.is_shared() { next.min(now.saturating_add(SHARED_LOOK)) } else { next };
    if away.is_empty() {
        return Ok(next);
    }
    // Work on servers whose connection is away stays due until it is back.
    Ok(next.max(bot.service.clock().timestamp().saturating_add(PAUSE)))
}

/// Does the due work of each kind even if another kind fails, the clocks first; returns when something is due next.
async fn act(
    bot: &Arc<Bot>,
    moments: &Moments,
    (away, rounds): (&[Shard], &mut Rounds),
    now: Timestamp,
) -> Result<Option<Timestamp>, ServiceError> {
    let is_due = |moment: Option<Timestamp>| moment.is_some_and(|moment| moment <= now);
    let timed = match is_due(moments.timed) {
        true => bot.service.clocks().keep_time_without(away).await,
        false => Ok(moments.timed),
    };
    let reminded = if is_due(moments.timed) { remind(bot).await } else { Ok(()) };
    let known = bot.outages.known();
    let absent =
        if moments.has_absences { bot.service.departures().follow_absences(&known).await } else { Ok(()) };
    let erased =
        if is_due(moments.erasure) { bot.service.departures().erase_departed(&known).await } else { Ok(()) };
    let daily = match is_due(moments.daily) {
        true => bot.service.daily().run_dailies().await,
        false => Ok(moments.daily),
    };
    let highlights = match is_due(moments.highlights) {
        true => bot.service.highlights().run_highlights().await,
        false => Ok(moments.highlights),
    };
    let round = [moments.tournament, moments.team].into_iter().flatten().min();
    let round = match is_due(round) {
        true => {
            rounds.run(bot, away, now);
            Some(now.saturating_add(PAUSE))
        }
        false => round,
    };
    let season = match is_due(moments.season) {
        true => bot.service.seasons().run_seasons().await.map(moment),
        false => Ok(moments.season),
    };
    let roles = match is_due(moments.roles) {
        true => bot.service.roles().run_roles().await.map(moment),
        false => Ok(moments.roles),
    };
    reminded.and(absent).and(erased)?;
    Ok([timed?, daily?, highlights?, season?, roles?, round].into_iter().flatten().min())
}
