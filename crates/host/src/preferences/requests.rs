//! Preferences of players: notifications, and the look of pictures made for them.

use std::time::{Duration, Instant};

use chrono::{Days, NaiveTime, Timelike};
use chrono_tz::Tz;

use crate::error::ServiceError;
use crate::ids::{PlayerId, Timestamp};
use crate::local_time::moment_of;
use crate::preferences::handle::PreferenceRequests;
use crate::preferences::rows::PreferenceRow;
use trickmate_text::Language;

const MINUTE: u64 = 60;

/// A player’s preferences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// The name of the theme of pictures made for this player alone; `None` for the default one.
    pub theme: Option<String>,
    /// Orientation of these pictures.
    pub bottom: BoardOrientation,
    /// Way in which the player is notified of their turn.
    pub notify: Notification,
    /// `true` if the player's hand comes by direct message; a button shows it in any case.
    pub direct: bool,
    /// `true` if private answers have the board as text too.
    pub text_boards: bool,
    /// Time before a deadline at which the player gets a reminder; `None` means never.
    pub reminder: Option<Duration>,
    /// The time of day in which the player is not disturbed.
    pub quiet: Option<QuietHours>,
    /// The player's time zone.
    pub zone: Tz,
    /// `true` if the player appears on leaderboards.
    pub listed: bool,
    /// `true` if boards of casual games warn the player of Kings that can be taken.
    pub warnings: bool,
    /// The language that the player has chosen; `None` for the language of their Discord.
    pub language: Option<Language>,
    /// The language of their Discord when they last acted, if it is not English.
    pub last_language: Option<Language>,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            theme: None,
            bottom: BoardOrientation::default(),
            notify: Notification::default(),
            direct: true,
            text_boards: false,
            reminder: Some(Duration::from_secs(12 * 60 * MINUTE)),
            quiet: None,
            zone: Tz::UTC,
            listed: true,
            warnings: true,
            language: None,
            last_language: None,
        }
    }
}

/// Orientation of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardOrientation {
    /// The player who sees it, at the bottom.
    #[default]
    Own,
    /// The first seat.
    First,
}

impl BoardOrientation {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Own, Self::First];

    /// Returns the stored and typed form: `own` or `first`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::First => "first",
        }
    }
}

/// Way in which a player is notified of their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notification {
    /// The board message pings them.
    #[default]
    Ping,
    /// A direct message with a link to the board.
    Direct,
    /// Not at all.
    None,
}

impl Notification {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Ping, Self::Direct, Self::None];

    /// Returns the stored and typed form: `ping`, `direct` or `none`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ping => "ping",
            Self::Direct => "direct",
            Self::None => "none",
        }
    }
}

/// A time of day in which somebody is not disturbed, in full hours of their time zone; it may span midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietHours {
    from: u8,
    to: u8,
}

impl QuietHours {
    /// Makes quiet hours from one full hour to another. Returns `None` if they are equal, or not both within 0..=23.
    #[must_use]
    pub fn new(from: u8, to: u8) -> Option<Self> {
        (from < 24 && to < 24 && from != to).then_some(Self { from, to })
    }

    /// Returns the hour at which they begin.
    #[must_use]
    pub const fn from(self) -> u8 {
        self.from
    }

    /// Returns the hour at which they end.
    #[must_use]
    pub const fn to(self) -> u8 {
        self.to
    }

    fn contain(self, hour: u32) -> bool {
        let (from, to) = (u32::from(self.from), u32::from(self.to));
        if from < to { (from..to).contains(&hour) } else { hour >= from || hour < to }
    }
}

impl Preferences {
    /// Returns when the quiet hours at `at` are over; `None` outside of quiet hours.
    #[must_use]
    pub fn quiet_until(&self, at: Timestamp) -> Option<Timestamp> {
        let quiet = self.quiet?;
        let local = at.date_time()?.with_timezone(&self.zone);
        if !quiet.contain(local.hour()) {
            return None;
        }
        let end = NaiveTime::from_hms_opt(quiet.to.into(), 0, 0)?;
        let days = Days::new(u64::from(local.time() >= end));
        moment_of(self.zone, local.date_naive().checked_add_days(days)?.and_time(end))
    }

    /// Returns the language of messages to the player.
    #[must_use]
    pub fn spoken(&self) -> Language {
        self.language.or(self.last_language).unwrap_or_default()
    }

    fn of(row: PreferenceRow) -> Self {
        let usual = Self::default();
        let yes = |said: Option<i64>, usual| said.map_or(usual, |said| said != 0);
        let hour = |hour: Option<i64>| hour.and_then(|hour| u8::try_from(hour).ok());
        let is = |name: &Option<String>, known: &str| name.as_deref() == Some(known);
        let language = |name: Option<String>| name.and_then(|name| name.parse().ok());
        Self {
            bottom: BoardOrientation::ALL
                .into_iter()
                .find(|known| is(&row.bottom, known.name()))
                .unwrap_or_default(),
            notify: Notification::ALL
                .into_iter()
                .find(|known| is(&row.notify, known.name()))
                .unwrap_or_default(),
            direct: yes(row.direct, usual.direct),
            text_boards: yes(row.text_boards, usual.text_boards),
            reminder: match row.reminder.map(u64::try_from) {
                None => usual.reminder,
                Some(Ok(minutes @ 1..)) => Some(Duration::from_secs(minutes.saturating_mul(MINUTE))),
                Some(_) => None,
            },
            quiet: hour(row.quiet_from)
                .zip(hour(row.quiet_to))
                .and_then(|(from, to)| QuietHours::new(from, to)),
            zone: row.zone.and_then(|zone| zone.parse().ok()).unwrap_or(usual.zone),
            listed: yes(row.listed, usual.listed),
            warnings: yes(row.warnings, usual.warnings),
            language: language(row.language),
            last_language: language(row.last_language),
            theme: row.theme,
        }
    }

    fn row(&self) -> PreferenceRow {
        let minutes = self.reminder.map_or(0, |reminder| reminder.as_secs() / MINUTE);
        PreferenceRow {
            direct: Some(self.direct.into()),
            theme: self.theme.clone(),
            bottom: Some(self.bottom.name().to_owned()),
            notify: Some(self.notify.name().to_owned()),
            text_boards: Some(self.text_boards.into()),
            reminder: Some(i64::try_from(minutes).unwrap_or(i64::MAX)),
            quiet_from: self.quiet.map(|quiet| quiet.from.into()),
            quiet_to: self.quiet.map(|quiet| quiet.to.into()),
            zone: Some(self.zone.name().to_owned()),
            listed: Some(self.listed.into()),
            warnings: Some(self.warnings.into()),
            language: self.language.map(|language| language.name().to_owned()),
            last_language: self.last_language.map(|language| language.name().to_owned()),
        }
    }
}

impl PreferenceRequests<'_> {
    /// Returns a player’s preferences.
    pub async fn of(self, player: PlayerId) -> Result<Preferences, ServiceError> {
        if let Some(known) = self.service.preferences.get(&player) {
            return Ok(Preferences::of(known));
        }
        let read_at = Instant::now();
        let row = self.service.store.preferences().preferences(player).await?;
        self.service.preferences.put(player, row.clone(), read_at);
        Ok(Preferences::of(row))
    }

    /// Returns the language of answers to a player who uses Discord in `locale`, and remembers it for later messages.
    /// Failing to remember it is not an error.
    pub async fn meet(self, player: PlayerId, locale: &str) -> Language {
        let now = Language::of_locale(locale).unwrap_or_default();
        let known = match self.of(player).await {
            Ok(known) => known,
            Err(error) => {
                tracing::warn!("the language of a player was not read: {error}");
                return now;
            }
        };
        if known.last_language.unwrap_or_default() != now {
            let remembered =
                self.change(player, move |preferences| preferences.last_language = Some(now)).await;
            if let Err(error) = remembered {
                tracing::debug!("the language of a player was not stored: {error}");
            }
        }
        known.language.unwrap_or(now)
    }

    /// Changes a player’s preferences; returns the new ones.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn change<F>(self, player: PlayerId, change: F) -> Result<Preferences, ServiceError>
    where
        F: FnOnce(&mut Preferences) + Send + 'static,
    {
        let change = move |row: &mut PreferenceRow| {
            let mut preferences = Preferences::of(std::mem::take(row));
            change(&mut preferences);
            *row = preferences.row();
        };
        let row = self.service.store.preferences().change_preferences(player, change).await?;
        self.service.preferences.put(player, row.clone(), Instant::now());
        Ok(Preferences::of(row))
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;

    fn at(text: &str) -> Timestamp {
        DateTime::parse_from_rfc3339(text).unwrap().to_utc().into()
    }

    fn quiet(from: u8, to: u8, zone: Tz) -> Preferences {
        Preferences { quiet: QuietHours::new(from, to), zone, ..Preferences::default() }
    }

    #[test]
    fn wishes_are_stored_as_they_are() {
        let preferences = Preferences {
            theme: Some("dark".to_owned()),
            bottom: BoardOrientation::First,
            notify: Notification::Direct,
            direct: false,
            text_boards: true,
            reminder: None,
            quiet: QuietHours::new(22, 7),
            zone: Tz::Asia__Kolkata,
            listed: false,
            warnings: false,
            language: Language::of_locale("es-419"),
            last_language: Language::of_locale("ja"),
        };
        assert_eq!(Preferences::of(preferences.row()), preferences);
        assert_eq!(Preferences::of(Preferences::default().row()), Preferences::default());
        assert_eq!(Preferences::of(PreferenceRow::default()), Preferences::default());
    }

    #[test]
    fn quiet_hours_may_pass_midnight() {
        let preferences = quiet(22, 7, Tz::UTC);
        let end = Some(at("2026-01-02T07:00:00Z"));
        assert_eq!(preferences.quiet_until(at("2026-01-01T21:59:59Z")), None);
        assert_eq!(preferences.quiet_until(at("2026-01-01T22:00:00Z")), end);
        assert_eq!(preferences.quiet_until(at("2026-01-02T06:59:59Z")), end);
        assert_eq!(preferences.quiet_until(at("2026-01-02T07:00:00Z")), None);
        let preferences = quiet(9, 17, Tz::UTC);
        assert_eq!(preferences.quiet_until(at("2026-01-01T09:00:00Z")), Some(at("2026-01-01T17:00:00Z")));
        assert_eq!(preferences.quiet_until(at("2026-01-01T08:59:00Z")), None);
        assert_eq!(Preferences::default().quiet_until(Timestamp::new(0)), None);
    }

    #[test]
    fn quiet_hours_follow_daylight_saving_time() {
        let preferences = quiet(22, 7, Tz::Europe__Berlin);
        assert_eq!(preferences.quiet_until(at("2026-01-01T21:30:00Z")), Some(at("2026-01-02T06:00:00Z")));
        assert_eq!(preferences.quiet_until(at("2026-07-01T20:30:00Z")), Some(at("2026-07-02T05:00:00Z")));
        // Berlin has no two o'clock on 29 March 2026.
        let preferences = quiet(22, 2, Tz::Europe__Berlin);
        assert_eq!(preferences.quiet_until(at("2026-03-28T22:00:00Z")), Some(at("2026-03-29T01:00:00Z")));
    }
}
