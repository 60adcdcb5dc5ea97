//! Decks: as text, checked, and the ready ones.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use thiserror::Error;

use super::card::CardId;
use super::catalogue::Catalogue;
use super::words::shown;
use crate::rules::option::Choice;

/// The fewest cards of a deck.
const FEWEST: usize = 7;
/// The most cards of a deck.
const MOST: usize = 100;
/// The longest text that is read as a deck, in characters.
const LONGEST: usize = 4000;

macro_rules! ready {
    ($(($name:literal, $help:literal)),* $(,)?) => {
        /// The ready decks: their names and texts.
        const READY: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../../assets/decks/", $name, ".txt")))),*];
        /// The ready decks as values of an option, the default first.
        pub(super) const CHOICES: &[Choice] = &[$(Choice { value: $name, help: $help }),*];
    };
}

ready![
    ("balanced", "A little of everything."),
    ("swarm", "Many small pieces that cost next to nothing."),
    ("riders", "Short steps that Riders make long."),
    ("leapers", "Knights, Dabbabahs and Alfils."),
    ("artillery", "Cannons and Vaos, and screens for them."),
    ("ringwalkers", "Escorts and Windmills."),
    ("mimics", "Clones of whatever is good."),
];

/// A text that is no deck.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum DeckError {
    #[error("the text is longer than {LONGEST} characters")]
    TooLong,
    #[error("“{0}” is no entry of a deck; write a number and the name of a card, such as 3 Knight")]
    Entry(String),
    #[error("there is no card “{name}”{}", like.as_ref().map(|like| format!("; did you mean {like}?")).unwrap_or_default())]
    Unknown { name: String, like: Option<String> },
    #[error("0 {0} is no entry: leave out the cards that are not in the deck")]
    Zero(String),
    #[error("a deck has {FEWEST} to {MOST} cards, not {0}")]
    Size(usize),
}

/// The cards of a deck, in the order of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deck(BTreeMap<CardId, usize>);

impl Deck {
    /// Reads a deck: entries such as `3 Knight`, `3x Knight` or `Knight`, separated by line ends, commas or semicolons;
    /// a line that begins with `#` is passed over.
    ///
    /// # Errors
    /// What is wrong, in one sentence.
    pub(super) fn read(text: &str, cards: &Catalogue) -> Result<Self, DeckError> {
        if text.chars().nth(LONGEST).is_some() {
            return Err(DeckError::TooLong);
        }
        let mut deck = BTreeMap::new();
        let lines = text.lines().map(str::trim).filter(|line| !line.starts_with('#'));
        let entries = lines.flat_map(|line| line.split([',', ';'])).map(str::trim);
        for entry in entries.filter(|entry| !entry.is_empty()) {
            let (count, name) = read_entry(entry)?;
            let card = cards
                .look_up(name, |card| card.is_standard)
                .map_err(|like| DeckError::Unknown { name: shown(name), like: like.map(str::to_owned) })?;
            if count == 0 {
                return Err(DeckError::Zero(cards.name(card).to_owned()));
            }
            let held = deck.entry(card).or_insert(0_usize);
            *held = held.saturating_add(count);
        }
        let deck = Self(deck);
        match deck.len() {
            FEWEST..=MOST => Ok(deck),
            size => Err(DeckError::Size(size)),
        }
    }

    /// How many cards there are.
    pub(super) fn len(&self) -> usize {
        self.0.values().copied().fold(0, usize::saturating_add)
    }

    /// All cards.
    pub(super) fn cards(&self) -> Vec<CardId> {
        self.0.iter().flat_map(|(card, count)| std::iter::repeat_n(*card, *count)).collect()
    }

    /// The different cards with the number of their copies, in the order of the catalogue.
    pub(super) fn kinds(&self) -> impl Iterator<Item = (CardId, usize)> {
        self.0.iter().map(|(card, count)| (*card, *count))
    }

    /// The deck as text, in one line.
    pub(super) fn write(&self, cards: &Catalogue) -> String {
        let entry = |(card, count): (&CardId, &usize)| format!("{count} {}", cards.name(*card));
        self.0.iter().map(entry).collect::<Vec<_>>().join(", ")
    }
}

/// The number and the name of an entry.
fn read_entry(entry: &str) -> Result<(usize, &str), DeckError> {
    let digits = entry.len() - entry.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let (number, rest) = entry.split_at(digits);
    if number.is_empty() {
        return Ok((1, rest));
    }
    let name = rest.strip_prefix(['x', 'X', '×']).filter(|name| name.starts_with(' ')).unwrap_or(rest);
    if !name.starts_with(' ') {
        return Err(DeckError::Entry(shown(entry)));
    }
    // A number that is too long for the machine is too large for a deck.
    Ok((number.parse().unwrap_or(usize::MAX), name.trim()))
}

static PUBLISHED: LazyLock<Catalogue> = LazyLock::new(Catalogue::published);

/// Brings the text of a deck of published cards into its usual form.
pub(super) fn usual(text: &str) -> Result<String, String> {
    Deck::read(text, &PUBLISHED).map(|deck| deck.write(&PUBLISHED)).map_err(|error| error.to_string())
}

/// The cards of a deck that is given by the name of a ready one or as text; of the default one if it is neither.
pub(super) fn cards_of(word: &str, text: Option<&str>, cards: &Catalogue) -> Vec<CardId> {
    let ready = READY.iter().find(|(name, _)| *name == word).or(READY.first());
    let text = text.or(ready.map(|(_, text)| *text)).unwrap_or_default();
    Deck::read(text, cards).map(|deck| deck.cards()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ready_deck_can_be_read() {
        for (name, text) in READY {
            let deck = Deck::read(text, &PUBLISHED).map(|deck| deck.len());
            assert!(deck.is_ok(), "{name}: {deck:?}");
        }
    }

    #[test]
    fn the_usual_form_is_read_as_it_is() {
        let usual_form = usual("# mine\n3x knight; Rider,2 WAZIR\n\n2 Rider").unwrap_or_default();
        assert_eq!(usual_form, "2 Wazir, 3 Knight, 3 Rider");
        assert_eq!(usual(&usual_form), Ok(usual_form.clone()));
    }

    #[test]
    fn what_is_no_deck_is_refused_in_clear_words() {
        let thousands = "é".repeat(10_000);
        for (text, words) in [
            ("", "not 0"),
            ("6 Knight", "7 to 100 cards, not 6"),
            ("101 Knight", "not 101"),
            ("99999999999999999999999 Knight, 5 Rook", "7 to 100 cards"),
            ("7 Knight, 0 Rook", "0 Rook is no entry"),
            ("7 Knigt", "did you mean Knight?"),
            ("7 Amazon", "there is no card “Amazon”"),
            ("7 <@123> **x** \u{202e}evil", "there is no card “??123? ??x?? ?evil”"),
            ("7Knight", "is no entry"),
            ("7 ,", "“7” is no entry"),
            (&thousands, "longer than 4000"),
        ] {
            let error = usual(text).unwrap_err();
            assert!(error.contains(words), "{text:.60}: {error}");
        }
    }
}
