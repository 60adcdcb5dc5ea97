//! Servers that remove the bot: their games are paused until it comes back, and erased when it does not.

use std::sync::Arc;

use crate::clocks::presence::Shard;
use crate::clocks::rows::ReminderRow;
use crate::error::ServiceError;
use crate::event::Event;
use crate::game_service::GameService;
use crate::matches::chance::synthetic_request;
use crate::matches::seat_number::seat_of;
use trickmate_rules::Adjudication;

/// How long what is stored of a server is kept without the bot on it: ninety days, in milliseconds.
const KEPT: i64 = 90 * 24 * 60 * 60 * 1000;
/// How often the end of a paused match is held against it anew when its players are quicker to resign it.
const ATTEMPTS: u32 = 4;

/// The games that are paused because a server has removed the bot, and a player of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PausedGames {
    /// Who.
    pub player: i64,
    /// The numbers of the matches.
    pub matches: Vec<i64>,
}

impl GameService {
    /// Notes that a server has removed the bot: its matches are paused. Known already, it changes nothing.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn server_left(&self, server: i64) -> Result<(), ServiceError> {
        if let Some(paused) = self.store.depart(server, self.clock.now()).await? {
            tracing::info!("server {server} has removed the bot, {} games are paused", paused.len());
            if !paused.is_empty() {
                self.notify(Event::Departure(server));
            }
        }
        Ok(())
    }

    /// Notes that a server has the bot: if it was away, its matches go on.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn server_joined(&self, server: i64) -> Result<(), ServiceError> {
        if !self.store.has_departed(server).await? {
            return Ok(());
        }
        let resumed = self.store.come_back(server, self.clock.now()).await?;
        tracing::info!("server {server} has the bot again, {} games go on", resumed.len());
        self.clocks_moved(resumed.clone());
        for match_id in resumed {
            match self.remind_anew(match_id).await {
                Err(error) if error.is_unopenable() => {
                    tracing::error!("no reminders are set in game {match_id}: {error}");
                }
                other => other?,
            }
            self.notify(Event::Match(match_id));
        }
        Ok(())
    }

    /// Notes which servers of a shard have the bot; whatever was missed of them is made up for.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn reconcile_servers(&self, shard: Shard, present: &[i64]) -> Result<(), ServiceError> {
        let [departed, others] = self.store.servers_of(shard).await?;
        for server in departed.into_iter().filter(|server| present.contains(server)) {
            self.server_joined(server).await?;
        }
        for server in others.into_iter().filter(|server| !present.contains(server)) {
            self.server_left(server).await?;
        }
        Ok(())
    }

    /// The players of a server's paused games who have not been told yet.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn unannounced_pauses(&self, server: i64) -> Result<Vec<PausedGames>, ServiceError> {
        let mut paused: Vec<PausedGames> = Vec::new();
        for (match_id, first, second) in self.store.unannounced_pauses(server).await? {
            for player in [first, second] {
                match paused.iter_mut().find(|games| games.player == player) {
                    Some(games) => games.matches.push(match_id),
                    None => paused.push(PausedGames { player, matches: vec![match_id] }),
                }
            }
        }
        Ok(paused)
    }

    /// Notes that the players of a server's paused games have been told.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn pauses_told(&self, server: i64) -> Result<(), ServiceError> {
        Ok(self.store.pauses_told(server).await?)
    }

    /// Erases the servers that have been without the bot for ninety days. Their games are aborted.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn erase_departed(&self) -> Result<(), ServiceError> {
        for server in self.store.departed_before(self.clock.now().saturating_sub(KEPT)).await? {
            for match_id in self.store.running_matches_of_server(server).await? {
                match self.abort_paused(match_id).await {
                    Err(error @ ServiceError::Store(_)) if !error.is_damage() => return Err(error),
                    Err(error) => tracing::error!("game {match_id} could not be aborted: {error}"),
                    Ok(()) => {}
                }
            }
            self.store.erase_server(server).await?;
            tracing::info!("server {server} has been without the bot for ninety days and is erased");
        }
        Ok(())
    }

    async fn abort_paused(&self, id: i64) -> Result<(), ServiceError> {
        for _ in 0..ATTEMPTS {
            let mut hosted = self.hosted_match(id).await?;
            let (version, known) = (hosted.version(), hosted.game.plies().len());
            if Arc::make_mut(&mut hosted.game).conclude(Adjudication::Abort).is_err() {
                return Ok(());
            }
            let progress = self.progress(&mut hosted, version, known, synthetic_request(id, version)).await?;
            if self.append(id, progress).await? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Sets the reminders of a match whose clocks run again.
    async fn remind_anew(&self, id: i64) -> Result<(), ServiceError> {
        let hosted = self.hosted_match(id).await?;
        let Some(clocks) = hosted.clocks else { return Ok(()) };
        for row in self.clock_rows(hosted.time, hosted.players, None, &clocks).await? {
            let seat = seat_of(row.seat);
            if let (Some(deadline), Some(at)) = (clocks.seat(seat).deadline, row.remind_at) {
                let reminder = ReminderRow { match_id: id, seat: row.seat, deadline, remind_at: None };
                self.store.set_reminder(&reminder, Some(at)).await?;
            }
        }
        Ok(())
    }
}
