//! Ids of the buttons, menus and the form of decks: `deck/12`, or `cards/0`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;

/// A button, menu or form of decks and cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DecksId {
    /// The menu of decks for a challenge's match.
    MyDeck(i64),
    /// A choice of that menu.
    PickDeck(i64),
    /// The form with the text of a deck.
    Form,
    /// A page of the server's cards.
    Cards(i64),
}

impl fmt::Display for DecksId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MyDeck(challenge) => write!(f, "deck/{challenge}"),
            Self::PickDeck(challenge) => write!(f, "pick/{challenge}"),
            Self::Form => f.write_str("import-deck"),
            Self::Cards(page) => write!(f, "cards/{page}"),
        }
    }
}

impl FromStr for DecksId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["deck", challenge] => Some(Self::MyDeck(read_number(challenge)?)),
            ["pick", challenge] => Some(Self::PickDeck(read_number(challenge)?)),
            ["import-deck"] => Some(Self::Form),
            ["cards", page] => Some(Self::Cards(read_number(page)?)),
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
        for id in [DecksId::MyDeck(i64::MAX), DecksId::PickDeck(1), DecksId::Form, DecksId::Cards(i64::MAX)] {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["deck", "deck/-1", "import-deck/1", "cards/x"] {
            assert_eq!(text.parse::<DecksId>(), Err(UnknownId), "{text}");
        }
    }
}
