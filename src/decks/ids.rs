//! Ids of the buttons, menus and forms of decks: `deck/12`, `cards/0`, or `deck-put/5/2/Knight`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use trickmate_host::{ChallengeId, DeckId, OwnDeckId, PageNumber};
use trickmate_rules::summoner::READY;

/// A button, menu or form of decks and cards. Cards are named, since their order changes with the cards of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DecksId {
    /// The menu of decks for a challenge's match.
    MyDeck(ChallengeId),
    /// A choice of that menu.
    PickDeck(ChallengeId),
    /// The form with the text of a deck.
    Form,
    /// A page of the server's cards.
    Cards(PageNumber),
    /// The list of decks.
    List,
    /// The menu of that list, which opens a deck.
    Open,
    /// A page of cards with the copies in a deck.
    Edit { deck: OwnDeckId, page: PageNumber },
    /// One more copy of a card.
    Put { deck: OwnDeckId, page: PageNumber, card: String },
    /// One copy less.
    Take { deck: OwnDeckId, page: PageNumber, card: String },
    /// A single card of the page.
    Card { deck: OwnDeckId, page: PageNumber, card: String },
    /// A hand drawn from a deck.
    Sample { deck: DeckId, page: PageNumber },
    /// The deck for new games.
    Use { deck: DeckId, page: PageNumber },
    /// A whole deck, with all its buttons.
    More(DeckId),
    /// The form for the name of a new deck.
    New,
    /// The form for the name of a copy.
    Copy(DeckId),
    /// The form for another name.
    Rename(OwnDeckId),
    /// The question before a deck is deleted.
    AskDelete(OwnDeckId),
    /// The answer to that.
    Delete(OwnDeckId),
}

impl fmt::Display for DecksId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MyDeck(challenge) => write!(f, "deck/{challenge}"),
            Self::PickDeck(challenge) => write!(f, "pick/{challenge}"),
            Self::Form => f.write_str("import-deck"),
            Self::Cards(page) => write!(f, "cards/{page}"),
            Self::List => f.write_str("decks"),
            Self::Open => f.write_str("deck-open"),
            Self::Edit { deck, page } => write!(f, "deck-edit/{deck}/{page}"),
            Self::Put { deck, page, card } => write!(f, "deck-put/{deck}/{page}/{card}"),
            Self::Take { deck, page, card } => write!(f, "deck-take/{deck}/{page}/{card}"),
            Self::Card { deck, page, card } => write!(f, "deck-card/{deck}/{page}/{card}"),
            Self::Sample { deck, page } => write!(f, "deck-sample/{}/{page}", DeckValue(*deck)),
            Self::Use { deck, page } => write!(f, "deck-use/{}/{page}", DeckValue(*deck)),
            Self::More(deck) => write!(f, "deck-more/{}", DeckValue(*deck)),
            Self::New => f.write_str("deck-new"),
            Self::Copy(deck) => write!(f, "deck-copy/{}", DeckValue(*deck)),
            Self::Rename(deck) => write!(f, "deck-rename/{deck}"),
            Self::AskDelete(deck) => write!(f, "deck-ask/{deck}"),
            Self::Delete(deck) => write!(f, "deck-delete/{deck}"),
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
            ["decks"] => Some(Self::List),
            ["deck-open"] => Some(Self::Open),
            ["deck-edit", deck, page] => {
                Some(Self::Edit { deck: read_number(deck)?, page: read_number(page)? })
            }
            [kind @ ("deck-put" | "deck-take" | "deck-card"), deck, page, card] => {
                let (deck, page, card) = (read_number(deck)?, read_number(page)?, card.to_owned());
                Some(match kind {
                    "deck-put" => Self::Put { deck, page, card },
                    "deck-take" => Self::Take { deck, page, card },
                    _ => Self::Card { deck, page, card },
                })
            }
            ["deck-sample", kind, deck, page] => {
                Some(Self::Sample { deck: read_deck(kind, deck)?, page: read_number(page)? })
            }
            ["deck-use", kind, deck, page] => {
                Some(Self::Use { deck: read_deck(kind, deck)?, page: read_number(page)? })
            }
            ["deck-more", kind, deck] => Some(Self::More(read_deck(kind, deck)?)),
            ["deck-new"] => Some(Self::New),
            ["deck-copy", kind, deck] => Some(Self::Copy(read_deck(kind, deck)?)),
            ["deck-rename", deck] => Some(Self::Rename(read_number(deck)?)),
            ["deck-ask", deck] => Some(Self::AskDelete(read_number(deck)?)),
            ["deck-delete", deck] => Some(Self::Delete(read_number(deck)?)),
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

/// A deck as the value of an entry in a menu: `own/5`, or `ready/0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeckValue(pub(crate) DeckId);

impl fmt::Display for DeckValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            DeckId::Own(id) => write!(f, "own/{id}"),
            DeckId::Ready(place) => write!(f, "ready/{place}"),
        }
    }
}

impl FromStr for DeckValue {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let (kind, deck) = text.split_once('/').ok_or(UnknownId)?;
        read_deck(kind, deck).map(Self).ok_or(UnknownId)
    }
}

fn read_deck(kind: &str, deck: &str) -> Option<DeckId> {
    match kind {
        "own" => read_number(deck).map(DeckId::Own),
        "ready" => deck.parse().ok().filter(|place| *place < READY.len()).map(DeckId::Ready),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let (deck, page, card) = (OwnDeckId::new(i64::MAX), PageNumber::new(i64::MAX), "x".repeat(30));
        let (own, ready) = (DeckId::Own(deck), DeckId::Ready(READY.len() - 1));
        for id in [
            DecksId::MyDeck(ChallengeId::new(i64::MAX)),
            DecksId::PickDeck(ChallengeId::new(1)),
            DecksId::Form,
            DecksId::Cards(page),
            DecksId::List,
            DecksId::Open,
            DecksId::Edit { deck, page },
            DecksId::Put { deck, page, card: card.clone() },
            DecksId::Take { deck, page, card: card.clone() },
            DecksId::Card { deck, page, card },
            DecksId::Sample { deck: own, page },
            DecksId::Use { deck: ready, page },
            DecksId::More(own),
            DecksId::New,
            DecksId::Copy(ready),
            DecksId::Rename(deck),
            DecksId::AskDelete(deck),
            DecksId::Delete(deck),
        ] {
            assert_eq!(id.to_string().parse(), Ok(id.clone()));
            assert!(id.to_string().len() <= 100, "Discord's limit: {id}");
        }
        for text in ["deck", "deck/-1", "import-deck/1", "cards/x", "deck-more/ready/99", "deck-put/1/0"] {
            assert_eq!(text.parse::<DecksId>(), Err(UnknownId), "{text}");
        }
    }
}
