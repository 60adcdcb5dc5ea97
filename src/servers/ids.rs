//! Changes of a server by a menu or a button.

use std::fmt;
use std::str::FromStr;

use crate::ui::unknown_id::UnknownId;
use crate::ui::word::word;

/// A change of a server by a menu or a button. Its text form is e.g. `server/threads.true`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ServerChange {
    /// Limits games to the channels chosen in the menu.
    Channels,
    /// `true` if every game gets a thread.
    Threads(bool),
    /// `true` if games may be rated.
    Rated(bool),
    /// The form for the default time control, and the button that opens it.
    Time,
    /// The language chosen in the menu.
    Language,
    /// The place of games against the computer chosen in the menu.
    Computer,
    /// All settings again.
    All,
    /// A setting that has a page.
    Page(ServerPage, PageAsk),
}

/// The settings that have a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ServerPage {
    /// The daily puzzle.
    Daily,
    /// The highlights of each week.
    Highlights,
    /// The role that is pinged when somebody looks for an opponent.
    Role,
}

/// A request about such a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PageAsk {
    /// Its page.
    Show,
    /// The channel or role chosen in the menu.
    Choose,
    /// The game chosen in the menu.
    Game,
    /// The form for the time, and the button that opens it.
    Time,
    /// Its end.
    Off,
}

const PAGES: [(ServerPage, &str); 3] =
    [(ServerPage::Daily, "daily"), (ServerPage::Highlights, "highlights"), (ServerPage::Role, "role")];
const ASKS: [(PageAsk, &str); 5] = [
    (PageAsk::Show, "show"),
    (PageAsk::Choose, "choose"),
    (PageAsk::Game, "game"),
    (PageAsk::Time, "time"),
    (PageAsk::Off, "off"),
];

impl ServerChange {
    /// Returns every change there is.
    fn every() -> impl Iterator<Item = Self> {
        let switches = [true, false].into_iter();
        let pages = PAGES.into_iter().flat_map(|(page, _)| ASKS.map(|(ask, _)| Self::Page(page, ask)));
        [Self::Channels, Self::Time, Self::Language, Self::Computer, Self::All]
            .into_iter()
            .chain(switches.flat_map(|on| [Self::Threads(on), Self::Rated(on)]))
            .chain(pages)
    }
}

impl fmt::Display for ServerChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Channels => f.write_str("server/channels"),
            Self::Threads(on) => write!(f, "server/threads.{on}"),
            Self::Rated(on) => write!(f, "server/rated.{on}"),
            Self::Time => f.write_str("server/time"),
            Self::Language => f.write_str("server/language"),
            Self::Computer => f.write_str("server/computer"),
            Self::All => f.write_str("server/all"),
            Self::Page(page, ask) => write!(f, "server/{}.{}", word(&PAGES, page), word(&ASKS, ask)),
        }
    }
}

impl FromStr for ServerChange {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        Self::every().find(|change| change.to_string() == text).ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_is_read_as_it_is_written() {
        for change in ServerChange::every() {
            assert_eq!(change.to_string().parse(), Ok(change));
        }
        for text in ["server/threads.maybe", "server/daily", "server/daily.maybe"] {
            assert_eq!(text.parse::<ServerChange>(), Err(UnknownId), "{text}");
        }
    }
}
