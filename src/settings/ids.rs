//! A player's preference as buttons, menus and options carry it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::ui::unknown_id::UnknownId;
use trickmate_host::{Bottom, Notification, Preferences};
use trickmate_render::Theme;

const HOUR: u64 = 60 * 60;

/// Hours before a deadline at which a reminder can come; 0: never.
pub(crate) const REMINDERS: [u8; 6] = [0, 1, 3, 6, 12, 24];

/// One change of a preference. Its text form is e.g. `theme.dark`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PreferenceChange {
    /// The theme of pictures made for the player alone.
    Theme(Theme),
    /// Orientation of pictures.
    Bottom(Bottom),
    /// Way in which the player is notified of their turn.
    Notify(Notification),
    /// Hours before a deadline at which a reminder comes; 0: none.
    Reminder(u8),
    /// `true` if the player's hand comes by direct message.
    Hands(bool),
    /// `true` if private answers have the board as text too.
    Text(bool),
    /// `true` if the player appears on leaderboards.
    Listed(bool),
    /// `true` if boards of casual games warn of Kings that can be taken.
    Warnings(bool),
}

impl PreferenceChange {
    /// Returns every change there is.
    fn every() -> impl Iterator<Item = Self> {
        let switches = [true, false].into_iter();
        (Theme::ALL.into_iter().map(Self::Theme))
            .chain(Bottom::ALL.into_iter().map(Self::Bottom))
            .chain(Notification::ALL.into_iter().map(Self::Notify))
            .chain(REMINDERS.into_iter().map(Self::Reminder))
            .chain(
                switches
                    .flat_map(|on| [Self::Hands(on), Self::Text(on), Self::Listed(on), Self::Warnings(on)]),
            )
    }

    /// Makes the change.
    pub(crate) fn apply(self, preferences: &mut Preferences) {
        match self {
            Self::Theme(theme) => preferences.theme = Some(theme.name().to_owned()),
            Self::Bottom(bottom) => preferences.bottom = bottom,
            Self::Notify(notify) => preferences.notify = notify,
            Self::Reminder(hours) => {
                preferences.reminder = (hours > 0).then(|| Duration::from_secs(u64::from(hours) * HOUR));
            }
            Self::Hands(direct) => preferences.direct = direct,
            Self::Text(text) => preferences.text_boards = text,
            Self::Listed(listed) => preferences.listed = listed,
            Self::Warnings(warnings) => preferences.warnings = warnings,
        }
    }
}

impl fmt::Display for PreferenceChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Theme(theme) => write!(f, "theme.{theme}"),
            Self::Bottom(bottom) => write!(f, "bottom.{}", bottom.name()),
            Self::Notify(notify) => write!(f, "notify.{}", notify.name()),
            Self::Reminder(hours) => write!(f, "reminder.{hours}"),
            Self::Hands(direct) => write!(f, "hands.{direct}"),
            Self::Text(text) => write!(f, "text.{text}"),
            Self::Listed(listed) => write!(f, "listed.{listed}"),
            Self::Warnings(warnings) => write!(f, "warnings.{warnings}"),
        }
    }
}

impl FromStr for PreferenceChange {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        Self::every().find(|preference| preference.to_string() == text).ok_or(UnknownId)
    }
}

/// A button or menu of the preferences: `wish/theme.dark`, or `quiet`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SettingsId {
    /// A change of a preference; in a menu, the chosen entry is the change.
    Change(PreferenceChange),
    /// The form for quiet hours, and its button.
    Quiet,
}

impl fmt::Display for SettingsId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Change(preference) => write!(f, "wish/{preference}"),
            Self::Quiet => f.write_str("quiet"),
        }
    }
}

impl FromStr for SettingsId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        match text.strip_prefix("wish/") {
            Some(preference) => preference.parse().map(Self::Change),
            None if text == "quiet" => Ok(Self::Quiet),
            None => Err(UnknownId),
        }
    }
}

/// Returns the number of hours before a deadline at which a person with these preferences gets a reminder; 0: never.
pub(crate) fn reminder_hours(preferences: &Preferences) -> u64 {
    preferences.reminder.map_or(0, |reminder| reminder.as_secs() / HOUR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wish_is_read_as_it_is_written_and_comes_true() {
        for preference in PreferenceChange::every() {
            let id = SettingsId::Change(preference);
            assert_eq!(id.to_string().parse(), Ok(id));
            let mut preferences = Preferences::default();
            preference.apply(&mut preferences);
            match preference {
                PreferenceChange::Theme(wished) => {
                    assert_eq!(preferences.theme.as_deref(), Some(wished.name()))
                }
                PreferenceChange::Reminder(hours) => {
                    assert_eq!(reminder_hours(&preferences), u64::from(hours))
                }
                _ => {}
            }
        }
        assert_eq!("quiet".parse(), Ok(SettingsId::Quiet));
        assert_eq!("wish/theme.pink".parse::<SettingsId>(), Err(UnknownId));
    }
}
