//! Vacations: days of the year on which a player's correspondence clocks stand still.

use chrono::Datelike;

use crate::clocks::due::REMINDED_FROM;
use crate::error::ServiceError;
use crate::ids::{PlayerId, Timestamp, Year};
use crate::vacations::allowance::ALLOWANCE;
use crate::vacations::handle::VacationRequests;
use crate::vacations::rows::{Remind, VacationRow};

/// The vacation of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// When the current one ends because the allowance is used up; `None` if the player is
    /// not on vacation.
    pub until: Option<Timestamp>,
    /// Rest of this year's allowance, in milliseconds.
    pub left: i64,
}

impl VacationRequests<'_> {
    /// Returns the vacation of a player.
    pub async fn of(self, player: PlayerId) -> Result<Vacation, ServiceError> {
        let now = self.service.clock.timestamp();
        let row = self.service.store.vacations().vacation(player).await?;
        let used = row.began_at.map_or_else(|| used_in(&row, now), |began| row.used + now.since(began));
        Ok(Vacation { until: row.ends_at, left: (ALLOWANCE - used).max(0) })
    }

    /// Begins a vacation. It counts for the year in which it begins.
    ///
    /// # Errors
    /// A player who is on vacation or has used up the allowance, a failure of the database.
    pub async fn begin(self, player: PlayerId) -> Result<Vacation, ServiceError> {
        let held = self.service.agenda.hold().await;
        let now = self.service.clock.timestamp();
        let row = self.service.store.vacations().vacation(player).await?;
        let used = used_in(&row, now);
        if row.began_at.is_none() && used >= ALLOWANCE {
            return Err(ServiceError::NoVacationLeft);
        }
        let ends_at = now.saturating_add(ALLOWANCE - used);
        let begun = VacationRow { year: year(now), used, began_at: Some(now), ends_at: Some(ends_at) };
        let stopped = self
            .service
            .store
            .vacations()
            .begin_vacation(player, row, begun)
            .await?
            .ok_or(ServiceError::OnVacation)?;
        drop(held);
        self.service.clocks().clocks_moved(stopped);
        self.of(player).await
    }

    /// Ends the vacation of a player.
    ///
    /// # Errors
    /// A player who is not on vacation, a failure of the database.
    pub async fn end(self, player: PlayerId) -> Result<Vacation, ServiceError> {
        let held = self.service.agenda.hold().await;
        let now = self.service.clock.timestamp();
        let row = self.service.store.vacations().vacation(player).await?;
        let began = row.began_at.ok_or(ServiceError::NotOnVacation)?;
        let ended = VacationRow { used: row.used + now.since(began).max(0), ..row };
        let remind =
            Remind { before: self.service.clocks().wished_reminder(player).await?, from: REMINDED_FROM };
        let moved = self.service.store.vacations().end_vacation(player, ended, now, remind).await?;
        drop(held);
        self.service.clocks().clocks_moved(moved.ok_or(ServiceError::NotOnVacation)?);
        self.of(player).await
    }
}

/// Returns the used part of this year's allowance.
fn used_in(row: &VacationRow, now: Timestamp) -> i64 {
    if row.year == year(now) { row.used } else { 0 }
}

/// Returns the year in UTC.
fn year(moment: Timestamp) -> Year {
    Year::new(moment.date_time().map_or(0, |moment| moment.year().into()))
}
