//! Ids of the buttons of the rules: `rules/poker/2`.

use std::fmt;
use std::str::FromStr;

use poise::serenity_prelude::{ButtonStyle, CreateButton};

use crate::ui::unknown_id::UnknownId;
use trickmate_rules::Game;
use trickmate_text::text;

/// The number of the page about the marks on boards.
pub(crate) const MARKS: u16 = u16::MAX - 1;

/// A page of the rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RulesId(pub(crate) &'static str, pub(crate) u16);

/// Builds the button on a board that says what its marks mean.
pub(crate) fn marks_button(game: &dyn Game) -> CreateButton {
    let id = RulesId(game.name(), MARKS).to_string();
    CreateButton::new(id).label(text!("board-button-marks")).style(ButtonStyle::Secondary)
}

impl fmt::Display for RulesId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rules/{}/{}", self.0, self.1)
    }
}

impl FromStr for RulesId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["rules", game, page] => Some(Self(trickmate_rules::game(game)?.name(), page.parse().ok()?)),
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
        let id = RulesId("mysterious", u16::MAX);
        assert_eq!(id.to_string().parse(), Ok(id));
        for text in ["rules/go/0", "rules/poker", "rules/poker/-1", "rules/poker/65536"] {
            assert_eq!(text.parse::<RulesId>(), Err(UnknownId), "{text}");
        }
    }
}
