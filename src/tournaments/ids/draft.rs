//! The choices in the panel for a new tournament. The ids of its menus and buttons contain them.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::{RoleId, TimeControl, TournamentFormat};
use trickmate_rules::{GAMES, Game};

/// The words for the formats.
const FORMATS: [(TournamentFormat, &str); 5] = [
    (TournamentFormat::Swiss, "swiss"),
    (TournamentFormat::RoundRobin, "round-robin"),
    (TournamentFormat::DoubleRoundRobin, "double"),
    (TournamentFormat::Knockout, "knockout"),
    (TournamentFormat::Arena, "arena"),
];

/// A menu or a button of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DraftField {
    Format,
    Game,
    Time,
    Role,
    Rated,
    /// The form for the name and the numbers.
    Form,
}

/// The words for these fields in ids.
pub(crate) const FIELDS: [(DraftField, &str); 6] = [
    (DraftField::Format, "format"),
    (DraftField::Game, "game"),
    (DraftField::Time, "time"),
    (DraftField::Role, "role"),
    (DraftField::Rated, "rated"),
    (DraftField::Form, "form"),
];

impl fmt::Display for DraftField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(word(&FIELDS, self))
    }
}

impl FromStr for DraftField {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        meaning(&FIELDS, text).ok_or(UnknownId)
    }
}

/// The choices so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    pub(crate) format: TournamentFormat,
    /// The name of the game.
    pub(crate) game: &'static str,
    /// The index of the time control among the usual ones; `None` for the server's.
    pub(crate) time: Option<usize>,
    pub(crate) is_rated: bool,
    pub(crate) role: Option<RoleId>,
}

impl Default for Draft {
    fn default() -> Self {
        let game = Self::games().next().map_or("", Game::name);
        Self { format: TournamentFormat::Swiss, game, time: None, is_rated: true, role: None }
    }
}

/// Returns the game that an id or a menu entry names; older ones have its index among all games instead.
fn game_of(text: &str) -> Option<&'static str> {
    let is_it = |index: usize, game: &dyn Game| game.name() == text || read_number(text) == Some(index);
    let mut games = GAMES.iter().enumerate();
    let (_, game) = games.find(|(index, game)| is_it(*index, **game))?;
    game.decks().is_none().then(|| game.name())
}

impl Draft {
    /// Returns the games in which nobody has to bring a deck.
    pub(crate) fn games() -> impl Iterator<Item = &'static dyn Game> {
        GAMES.iter().copied().filter(|game| game.decks().is_none())
    }

    /// Returns the time control; `None` for the server's.
    pub(crate) fn time_control(self) -> Option<TimeControl> {
        self.time.and_then(|index| TimeControl::USUAL.get(index).copied())
    }

    /// Returns the draft with the entry chosen in the menu of a field.
    pub(crate) fn with(self, field: DraftField, chosen: &str) -> Self {
        let number = || chosen.parse::<usize>().ok();
        match field {
            DraftField::Format => Self { format: meaning(&FORMATS, chosen).unwrap_or(self.format), ..self },
            DraftField::Game => Self { game: game_of(chosen).unwrap_or(self.game), ..self },
            DraftField::Time => Self { time: number(), ..self },
            DraftField::Rated => Self { is_rated: !self.is_rated, ..self },
            DraftField::Role | DraftField::Form => self,
        }
    }

    /// Returns the draft with the options of the command.
    pub(crate) fn prefilled(
        self,
        format: Option<TournamentFormat>,
        game: Option<&str>,
        time: Option<TimeControl>,
    ) -> Self {
        Self {
            format: format.unwrap_or(self.format),
            game: game.and_then(game_of).unwrap_or(self.game),
            time: time.and_then(|time| TimeControl::USUAL.iter().position(|usual| *usual == time)),
            ..self
        }
    }

    /// Returns the word for a format, as in menu entries.
    pub(crate) fn format_word(format: TournamentFormat) -> &'static str {
        word(&FORMATS, &format)
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rated = if self.is_rated { "rated" } else { "casual" };
        let or_none = |number: Option<String>| number.unwrap_or_else(|| "-".to_owned());
        let time = or_none(self.time.map(|time| time.to_string()));
        let role = or_none(self.role.map(|role| role.to_string()));
        write!(f, "{}.{}.{time}.{rated}.{role}", word(&FORMATS, &self.format), self.game)
    }
}

impl FromStr for Draft {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('.').collect();
        let read = || {
            let [format, game, time, rated, role] = parts[..] else { return None };
            let number = |text: &str| read_number::<usize>(text);
            Some(Self {
                format: meaning(&FORMATS, format)?,
                game: game_of(game)?,
                time: if time == "-" { None } else { Some(number(time)?) },
                is_rated: match rated {
                    "rated" => true,
                    "casual" => false,
                    _ => return None,
                },
                role: if role == "-" { None } else { Some(read_number(role)?) },
            })
        };
        read().ok_or(UnknownId)
    }
}
