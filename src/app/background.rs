//! The bot's background tasks: they run as long as it does.

use std::collections::HashSet;
use std::future::Future;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinSet;
use tracing::{Instrument, info_span};

use crate::analysis;
use crate::announce::announcer::Announcer;
use crate::announce::publisher::DeliveryState;
use crate::app;
use crate::context::bot::Bot;
use crate::context::health::Health;
use trickmate_host::{Event, GameService, Timestamp};

/// Interval of checks for unannounced events, in milliseconds of the service's clock.
const ROUND: i64 = 60_000;
/// The interval if several processes share the database. Work that one process leaves behind is done by another in the
/// second round after that.
const SHARED_ROUND: i64 = 2_000;
/// Interval at which refused requests are added up.
const COUNTING: Duration = Duration::from_secs(10);
/// Pause before a task that has panicked is started again.
const RECOVERY: Duration = Duration::from_secs(1);
/// Challenges that expire at nearly the same moment expire together.
const LEAST_WAIT: Duration = Duration::from_millis(50);

/// Runs a task until the program ends: a panic is logged, and the task starts again.
pub(crate) async fn for_ever<F>(name: &str, task: impl Fn() -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    // The task is aborted together with the one that waits for it.
    let mut tasks = JoinSet::new();
    loop {
        tasks.spawn(task().instrument(info_span!("job", name)));
        if let Some(Err(error)) = tasks.join_next().await {
            tracing::error!("{name} begins anew after a failure: {error}");
        }
        tokio::time::sleep(RECOVERY).await;
    }
}

/// Serves the pages for monitoring. If that fails, the bot does not stop.
pub(crate) async fn serve_pages(listener: TcpListener, health: Arc<Health>) {
    if let Err(error) = app::status_server::serve(listener, health).await {
        tracing::error!("metrics and health are no longer served: {error}");
    }
}

/// Announces the commits of the service.
pub(crate) async fn announce(announcer: Announcer, mut notices: UnboundedReceiver<Event>) {
    while let Some(event) = notices.recv().await {
        announcer.announce(event, DeliveryState::Fresh);
    }
}

/// Recomputes ratings after results were removed, including work left over when the bot was stopped.
pub(crate) async fn rate_again(service: GameService) {
    loop {
        if let Err(error) = service.ratings().rerate().await {
            tracing::error!("ratings could not be computed anew: {error}");
        }
        service.ratings().result_removed().await;
    }
}

/// Plays the computer's turns, including those that were due when the bot was stopped.
pub(crate) async fn play_computer_turns(service: GameService) {
    service.computer().play_computer_turns().await;
}

/// Plays the moves that players have planned.
pub(crate) async fn play_planned_moves(service: GameService) {
    service.conditional_moves().play_planned_moves().await;
}

/// Makes the requested analyses, including those under way when the bot was stopped.
pub(crate) async fn make_analyses(service: GameService) {
    service.analysis().make_analyses().await;
}

/// Adds the requests that Discord has refused to those of other processes.
pub(crate) async fn count_invalid_requests(bot: Arc<Bot>) {
    let budget = &bot.delivery.budget;
    loop {
        let own = budget.take_invalid();
        match bot.service.invalid_requests().count_invalid_requests(own).await {
            Ok(all) => budget.note_invalid_of_all(all),
            Err(error) => {
                budget.put_back_invalid(own);
                tracing::warn!("refused requests could not be counted: {error}");
            }
        }
        tokio::time::sleep(COUNTING).await;
    }
}

/// Lets challenges expire, and checks from time to time for unannounced events.
pub(crate) async fn go_round(bot: Arc<Bot>) {
    let clock = bot.service.clock().clone();
    let round = if bot.service.is_shared() { SHARED_ROUND } else { ROUND };
    let mut next_round = clock.timestamp().saturating_add(round);
    let mut left = HashSet::new();
    loop {
        let refused = bot.announcer.try_refused().unwrap_or(Timestamp::MAX);
        let expiry = bot.service.invitations().expire().await.unwrap_or_else(|error| {
            tracing::error!("challenges could not expire: {error}");
            None
        });
        tokio::select! {
            () = clock.reaches(next_round.min(refused)) => {}
            () = clock.reaches(expiry.map_or(Timestamp::MAX, Timestamp::new)) => tokio::time::sleep(LEAST_WAIT).await,
            () = bot.service.invited() => {}
            () = bot.announcer.woken() => {}
        }
        if clock.timestamp() < next_round {
            continue;
        }
        next_round = clock.timestamp().saturating_add(round);
        if let Err(error) = bot.service.matches().resume_chance().await {
            tracing::error!("what is left to chance could not go on: {error}");
        }
        if let Err(error) = bot.service.placing_plans().resume_placing_plans().await {
            tracing::error!("what is planned could not go on: {error}");
        }
        if let Err(error) = bot.service.conditional_moves().resume_planned_moves().await {
            tracing::error!("planned moves could not be played: {error}");
        }
        if let Err(error) = bot.service.simuls().resume_simuls().await {
            tracing::error!("games of exhibitions could not begin: {error}");
        }
        let caught_up = if bot.service.is_shared() {
            bot.announcer.catch_up_with(&mut left).await
        } else {
            bot.announcer.catch_up().await
        };
        if let Err(error) = caught_up {
            tracing::error!("what is not announced could not be looked up: {error}");
        }
        analysis::tell::show_all(&bot).await;
    }
}
