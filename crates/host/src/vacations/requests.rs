//! Vacations: days of the year on which a player's correspondence clocks stand still.

use chrono::{DateTime, Datelike};

use crate::clocks::due::REMINDED_FROM;
use crate::error::ServiceError;
use crate::vacations::handle::VacationRequests;
use crate::vacations::rows::{Remind, VacationRow};

/// The allowance of a year in UTC, in days.
pub const VACATION_DAYS: i64 = 28;
/// The same in milliseconds.
const ALLOWANCE: i64 = VACATION_DAYS * 24 * 60 * 60 * 1000;

/// The vacation of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// When the current one ends because the allowance is used up, in milliseconds since 1970; `None` if the player is
    /// not on vacation.
    pub until: Option<i64>,
    /// Rest of this year's allowance, in milliseconds.
    pub left: i64,
}

impl VacationRequests<'_> {
    /// Returns the vacation of a player.
    pub async fn of(self, player: i64) -> Result<Vacation, ServiceError> {
        let now = self.service.clock.now();
        let row = self.service.store.vacations().vacation(player).await?;
        let used = row.began_at.map_or_else(|| used_in(&row, now), |began| row.used + (now - began));
        Ok(Vacation { until: row.ends_at, left: (ALLOWANCE - used).max(0) })
    }

    /// Begins a vacation. It counts for the year in which it begins.
    ///
    /// # Errors
    /// A player who is on vacation or has used up the allowance, a failure of the database.
    pub async fn begin(self, player: i64) -> Result<Vacation, ServiceError> {
        let held = self.service.agenda.hold().await;
        let now = self.service.clock.now();
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
    pub async fn end(self, player: i64) -> Result<Vacation, ServiceError> {
        let held = self.service.agenda.hold().await;
        let now = self.service.clock.now();
        let row = self.service.store.vacations().vacation(player).await?;
        let began = row.began_at.ok_or(ServiceError::NotOnVacation)?;
        let ended = VacationRow { used: row.used + (now - began).max(0), ..row };
        let remind =
            Remind { before: self.service.clocks().wished_reminder(player).await?, from: REMINDED_FROM };
        let moved = self.service.store.vacations().end_vacation(player, ended, now, remind).await?;
        drop(held);
        self.service.clocks().clocks_moved(moved.ok_or(ServiceError::NotOnVacation)?);
        self.of(player).await
    }
}

/// Returns the used part of this year's allowance.
fn used_in(row: &VacationRow, now: i64) -> i64 {
    if row.year == year(now) { row.used } else { 0 }
}

/// Returns the year in UTC.
fn year(moment: i64) -> i64 {
    DateTime::from_timestamp_millis(moment).map_or(0, |moment| i64::from(moment.year()))
}
