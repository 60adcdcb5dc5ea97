//! Ids of the buttons and menus of seasons: `season/table/poker/12`, `season/settings`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use trickmate_host::SeasonId;

/// A button or a menu of seasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeasonsId {
    /// The table of a game in a season; `None` is the running season.
    Table(&'static str, Option<SeasonId>),
    /// The table of a game in the season chosen in the menu.
    Pick(&'static str),
    /// The table of the game chosen in the menu, in a season.
    Game(Option<SeasonId>),
    /// The page of the settings.
    Settings,
    /// The channel chosen in the menu.
    Channel,
    /// The length chosen in the menu.
    Length,
    /// The form for the time zone, and the button that opens it.
    Zone,
    /// The end of all seasons.
    Off,
}

/// The running season, as a menu entry and in ids.
pub(crate) const RUNNING: &str = "running";

fn word(season: Option<SeasonId>) -> String {
    season.map_or_else(|| RUNNING.to_owned(), |season| season.to_string())
}

/// Reads a season, or the running one.
pub(crate) fn read_season(text: &str) -> Option<Option<SeasonId>> {
    if text == RUNNING { Some(None) } else { Some(Some(read_number(text)?)) }
}

impl fmt::Display for SeasonsId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(game, season) => write!(f, "season/table/{game}/{}", word(*season)),
            Self::Pick(game) => write!(f, "season/pick/{game}"),
            Self::Game(season) => write!(f, "season/game/{}", word(*season)),
            Self::Settings => f.write_str("season/settings"),
            Self::Channel => f.write_str("season/channel"),
            Self::Length => f.write_str("season/length"),
            Self::Zone => f.write_str("season/zone"),
            Self::Off => f.write_str("season/off"),
        }
    }
}

impl FromStr for SeasonsId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let game = |name| Some(trickmate_rules::game(name)?.name());
        let read = || match parts[..] {
            ["season", "table", name, season] => Some(Self::Table(game(name)?, read_season(season)?)),
            ["season", "pick", name] => Some(Self::Pick(game(name)?)),
            ["season", "game", season] => Some(Self::Game(read_season(season)?)),
            ["season", "settings"] => Some(Self::Settings),
            ["season", "channel"] => Some(Self::Channel),
            ["season", "length"] => Some(Self::Length),
            ["season", "zone"] => Some(Self::Zone),
            ["season", "off"] => Some(Self::Off),
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let some = Some(SeasonId::new(i64::MAX));
        for id in [
            SeasonsId::Table("mysterious", some),
            SeasonsId::Table("poker", None),
            SeasonsId::Pick("cardmate"),
            SeasonsId::Game(some),
            SeasonsId::Game(None),
            SeasonsId::Settings,
            SeasonsId::Channel,
            SeasonsId::Length,
            SeasonsId::Zone,
            SeasonsId::Off,
        ] {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["season", "season/table/go/1", "season/table/poker/-1", "season/game/", "season/on"] {
            assert_eq!(text.parse::<SeasonsId>(), Err(UnknownId), "{text}");
        }
    }
}
