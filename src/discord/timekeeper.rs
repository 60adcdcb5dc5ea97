//! Keeps the hall's time: what is due is done while the bot is connected to Discord, and what it has missed is made up for.
//!
//! A player cannot move while the bot is away, whether it was stopped or Discord's gateway is out of reach: then nobody
//! runs out of time.

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ConnectionStage, ShardManager};

use super::Bot;
use super::draft::Draft;
use crate::hall::{HallError, Reminder};

/// How often it is noted that the bot is there, in milliseconds of the hall's clock.
const NOTED: i64 = 15_000;
/// How often it is looked whether the bot is connected again.
const LOOK: Duration = Duration::from_millis(500);
/// The pause after a failure of the database.
const PAUSE: Duration = Duration::from_secs(10);

/// Keeps the time for ever.
pub(super) async fn keep(bot: Arc<Bot>, shards: Arc<ShardManager>) {
    let mut was_away = true;
    loop {
        if !is_connected(&shards).await {
            was_away = true;
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = bot.connected.notified() => {}
            }
            continue;
        }
        let next = match look(&bot, was_away).await {
            Ok(next) => next,
            Err(error) => {
                tracing::error!("time could not be kept: {error}");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        was_away = false;
        tokio::select! {
            () = bot.hall.clock().reaches(next) => {}
            () = bot.hall.rescheduled() => {}
            () = bot.connected.notified() => was_away = true,
        }
    }
}

/// Whether all connections to the gateway stand.
async fn is_connected(shards: &ShardManager) -> bool {
    let runners = shards.runners.lock().await;
    !runners.is_empty() && runners.values().all(|runner| runner.stage == ConnectionStage::Connected)
}

/// Does what is due; the answer is when to look again.
async fn look(bot: &Arc<Bot>, was_away: bool) -> Result<i64, HallError> {
    if was_away {
        bot.hall.make_up_for_absence().await?;
    } else {
        bot.hall.note_presence().await?;
    }
    let next_note = bot.hall.clock().now().saturating_add(NOTED);
    for reminder in bot.hall.due_reminders().await? {
        // Noted first: rather no reminder than two.
        bot.hall.reminded(&reminder).await?;
        let bot = Arc::clone(bot);
        tokio::spawn(async move { remind(&bot, &reminder).await });
    }
    let next = bot.hall.keep_time().await?;
    Ok(next.map_or(next_note, |next| next.min(next_note)))
}

/// Reminds a player by direct message; who takes none is not reminded.
async fn remind(bot: &Bot, reminder: &Reminder) {
    let table = match bot.hall.table(reminder.table).await {
        Ok(table) => table,
        Err(error) => {
            tracing::warn!("no reminder in game {}: {error}", reminder.table);
            return;
        }
    };
    let words = format!(
        "⏳ It is your turn in {} (game {}), and your time ends <t:{}:R>: {}\n-# `/settings` changes when you are reminded.",
        table.game.game().title(),
        table.id,
        reminder.deadline / 1000,
        table.link()
    );
    let nonce = format!("remind-{}-{}", table.id, table.version());
    let player = table.players[reminder.seat.index()];
    if let Err(trouble) = bot.delivery.direct(player, &Draft::new(words), &nonce).await {
        tracing::info!("a player of game {} could not be reminded: {trouble}", table.id);
    }
}
