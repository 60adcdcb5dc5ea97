//! Servers that remove the bot: their games are paused until it comes back. If it does not, their data is erased.

use std::collections::BTreeSet;

use crate::clocks::presence::Shard;
use crate::clocks::rows::ReminderRow;
use crate::departures::absence::{Patience, PauseStage};
use crate::departures::handle::DepartureRequests;
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{MatchId, PlayerId, ServerId, Timestamp};
use crate::invitations::challenge::stored_time;

/// The games of a player that are paused because a server has removed the bot, or have ended over that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PausedGames {
    /// Player.
    pub player: PlayerId,
    /// Their stage.
    pub stage: PauseStage,
    /// The time from which the player may choose.
    pub choice_at: Timestamp,
    /// The time at which they end unrated.
    pub ends_at: Timestamp,
    /// The numbers of the matches.
    pub matches: Vec<MatchId>,
}

impl DepartureRequests<'_> {
    /// Notes that a server has removed the bot: its matches are paused. A second note changes nothing.
    pub async fn server_left(self, server: ServerId) -> Result<(), ServiceError> {
        let held = self.service.agenda.hold().await;
        let paused = self.service.store.departures().depart(server, self.service.clock.timestamp()).await?;
        drop(held);
        if let Some(paused) = paused {
            tracing::info!("server {server} has removed the bot, {} games are paused", paused.len());
            if !paused.is_empty() {
                self.service.notify(Event::Departure(server));
            }
            self.service.teams().look_at_away(server).await?;
        }
        Ok(())
    }

    /// Notes that a server has the bot. If the bot was away, the server's matches continue.
    pub async fn server_joined(self, server: ServerId) -> Result<(), ServiceError> {
        if !self.service.store.departures().has_departed(server).await? {
            return Ok(());
        }
        let held = self.service.agenda.hold().await;
        let resumed =
            self.service.store.departures().come_back(server, self.service.clock.timestamp()).await?;
        drop(held);
        tracing::info!("server {server} has the bot again, with {} games", resumed.len());
        self.service.clocks().clocks_moved(resumed.clone());
        for match_id in resumed {
            match self.remind_anew(match_id).await {
                Err(error) if error.is_unopenable() => {
                    tracing::error!("no reminders are set in game {match_id}: {error}");
                }
                other => other?,
            }
            self.service.notify(Event::Match(match_id));
        }
        self.service.teams().look_at_away(server).await?;
        Ok(())
    }

    /// Notes the servers of a shard that have the bot, and handles missed removals and additions.
    pub async fn reconcile_servers(self, shard: Shard, present: &[ServerId]) -> Result<(), ServiceError> {
        let [departed, others] = self.service.store.departures().servers_of(shard).await?;
        for server in departed.into_iter().filter(|server| present.contains(server)) {
            self.server_joined(server).await?;
        }
        for server in others.into_iter().filter(|server| !present.contains(server)) {
            self.server_left(server).await?;
        }
        Ok(())
    }

    /// Returns the players of a server's paused games who have not been notified yet.
    pub async fn unannounced_pauses(self, server: ServerId) -> Result<Vec<PausedGames>, ServiceError> {
        let mut paused: Vec<PausedGames> = Vec::new();
        for row in self.service.store.departures().unannounced_pauses(server).await? {
            let Some(stage) = PauseStage::of(row.paused) else { continue };
            let patience = Patience::of(stored_time(row.id.get(), &row.time)?);
            let (choice_at, ends_at) = (row.at + patience.choice, row.at + patience.end);
            for player in [row.first_player, row.second_player] {
                let own = paused
                    .iter_mut()
                    .find(|games| (games.player, games.stage, games.ends_at) == (player, stage, ends_at));
                match own {
                    Some(games) => games.matches.push(row.id),
                    None => {
                        let matches = vec![row.id];
                        paused.push(PausedGames { player, stage, choice_at, ends_at, matches });
                    }
                }
            }
        }
        Ok(paused)
    }

    /// Notes that players have been notified of paused games.
    pub async fn pauses_told(self, games: &[PausedGames]) -> Result<(), ServiceError> {
        let told = games.iter().flat_map(|games| games.matches.iter().map(|id| (*id, games.stage)));
        let told: BTreeSet<(MatchId, PauseStage)> = told.collect();
        Ok(self.service.store.departures().pauses_told(told.into_iter().collect()).await?)
    }

    /// Sets reminders for a match whose clocks run again.
    pub(crate) async fn remind_anew(self, id: MatchId) -> Result<(), ServiceError> {
        let hosted = self.service.matches().hosted_match(id).await?;
        let Some(clocks) = hosted.clocks else { return Ok(()) };
        for row in self.service.clocks().clock_rows(hosted.players, None, &clocks).await? {
            let seat = row.seat;
            if let (Some(deadline), Some(at)) = (clocks.seat(seat).deadline, row.remind_at) {
                let reminder = ReminderRow { match_id: id, seat: row.seat, deadline, remind_at: None };
                self.service.store.clocks().set_reminder(&reminder, Some(at)).await?;
            }
        }
        Ok(())
    }
}
