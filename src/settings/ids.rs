//! A player's preference in the ids of buttons and menus, and in options.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::ui::unknown_id::UnknownId;
use trickmate_host::{BoardOrientation, Notification, Preferences};
use trickmate_render::Theme;
use trickmate_text::Language;

const HOUR: u64 = 60 * 60;

/// Possible times of a reminder in hours before a deadline; 0 means never.
pub(crate) const REMINDERS: [u8; 6] = [0, 1, 3, 6, 12, 24];

/// One change of a preference. Its text form is e.g. `theme.dark`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PreferenceChange {
    /// The theme of pictures made for the player alone.
    Theme(Theme),
    /// Orientation of pictures.
    BoardOrientation(BoardOrientation),
    /// Way in which the player is notified of their turn.
    Notify(Notification),
    /// Hours before a deadline at which a reminder comes; 0 means never.
    Reminder(u8),
    /// `true` if the player's hand comes by direct message.
    Hands(bool),
    /// `true` if private answers have the board as text too.
    Text(bool),
    /// `true` if the player appears on leaderboards.
    Listed(bool),
    /// `true` if boards of casual games warn of Kings that can be taken.
    Warnings(bool),
    /// The language of messages to the player; `None` for the language of their Discord.
    Language(Option<Language>),
}

/// The name of the choice that leaves the language to Discord.
pub(crate) const AS_DISCORD: &str = "discord";

/// Returns the choice of a language in its stored and typed form.
pub(crate) fn language_name(language: Option<Language>) -> &'static str {
    language.map_or(AS_DISCORD, Language::name)
}

/// Returns all choices of a language; the first leaves it to Discord.
pub(crate) fn languages() -> impl Iterator<Item = Option<Language>> {
    std::iter::once(None).chain(Language::all().map(Some))
}

impl PreferenceChange {
    /// Returns every change there is.
    fn every() -> impl Iterator<Item = Self> {
        let switches = [true, false].into_iter();
        (Theme::ALL.into_iter().map(Self::Theme))
            .chain(BoardOrientation::ALL.into_iter().map(Self::BoardOrientation))
            .chain(Notification::ALL.into_iter().map(Self::Notify))
            .chain(REMINDERS.into_iter().map(Self::Reminder))
            .chain(languages().map(Self::Language))
            .chain(
                switches
                    .flat_map(|on| [Self::Hands(on), Self::Text(on), Self::Listed(on), Self::Warnings(on)]),
            )
    }

    /// Makes the change.
    pub(crate) fn apply(self, preferences: &mut Preferences) {
        match self {
            Self::Theme(theme) => preferences.theme = Some(theme.name().to_owned()),
            Self::BoardOrientation(bottom) => preferences.bottom = bottom,
            Self::Notify(notify) => preferences.notify = notify,
            Self::Reminder(hours) => {
                preferences.reminder = (hours > 0).then(|| Duration::from_secs(u64::from(hours) * HOUR));
            }
            Self::Hands(direct) => preferences.direct = direct,
            Self::Text(text) => preferences.text_boards = text,
            Self::Listed(listed) => preferences.listed = listed,
            Self::Warnings(warnings) => preferences.warnings = warnings,
            Self::Language(language) => preferences.language = language,
        }
    }
}

impl fmt::Display for PreferenceChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Theme(theme) => write!(f, "theme.{theme}"),
            Self::BoardOrientation(bottom) => write!(f, "bottom.{}", bottom.name()),
            Self::Notify(notify) => write!(f, "notify.{}", notify.name()),
            Self::Reminder(hours) => write!(f, "reminder.{hours}"),
            Self::Hands(direct) => write!(f, "hands.{direct}"),
            Self::Text(text) => write!(f, "text.{text}"),
            Self::Listed(listed) => write!(f, "listed.{listed}"),
            Self::Warnings(warnings) => write!(f, "warnings.{warnings}"),
            Self::Language(language) => write!(f, "language.{}", language_name(*language)),
        }
    }
}

impl FromStr for PreferenceChange {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        Self::every().find(|preference| preference.to_string() == text).ok_or(UnknownId)
    }
}

/// A button or menu of the preferences: `wish/theme.dark`, `quiet`, `languages`, `wishes` or `settings`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SettingsId {
    /// A change of a preference; in a menu, the chosen entry is the change.
    Change(PreferenceChange),
    /// The form for quiet hours, and its button.
    Quiet,
    /// The page with the languages.
    Languages,
    /// All settings again.
    All,
    /// The beginning of a vacation, or its end.
    Vacation(bool),
    /// All settings, opened from a message about something else.
    Open,
}

impl fmt::Display for SettingsId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Change(preference) => write!(f, "wish/{preference}"),
            Self::Quiet => f.write_str("quiet"),
            Self::Languages => f.write_str("languages"),
            Self::All => f.write_str("wishes"),
            Self::Vacation(begins) => write!(f, "vacation/{begins}"),
            Self::Open => f.write_str("settings"),
        }
    }
}

impl FromStr for SettingsId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        match text.strip_prefix("wish/") {
            Some(preference) => preference.parse().map(Self::Change),
            None => match text {
                "quiet" => Ok(Self::Quiet),
                "languages" => Ok(Self::Languages),
                "wishes" => Ok(Self::All),
                "vacation/true" => Ok(Self::Vacation(true)),
                "vacation/false" => Ok(Self::Vacation(false)),
                "settings" => Ok(Self::Open),
                _ => Err(UnknownId),
            },
        }
    }
}

/// Returns the hours before a deadline at which a person with these preferences gets a reminder; 0 means never.
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
        for id in [
            SettingsId::Quiet,
            SettingsId::Languages,
            SettingsId::All,
            SettingsId::Open,
            SettingsId::Vacation(true),
            SettingsId::Vacation(false),
        ] {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_eq!("wish/theme.pink".parse::<SettingsId>(), Err(UnknownId));
    }
}
