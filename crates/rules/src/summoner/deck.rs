//! Decks: their text form, their checks, and the ready ones.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use super::card::CardId;
use super::catalogue::Catalogue;
use super::hand_and_deck::HAND;
use crate::kernel::SeedRng;
use crate::phrase::{Phrase, Word, phrase};
use crate::summoner::sanitise::shown;

/// The fewest cards of a playable deck.
pub const MIN_CARDS: usize = 7;
/// The most cards of a deck.
pub const MAX_CARDS: usize = 100;
/// The longest text that is read as a deck, in characters.
const MAX_TEXT_LEN: usize = 4000;

/// A deck that anybody can play with.
#[derive(Clone, Copy, Debug)]
pub struct ReadyDeck {
    /// Its name.
    pub name: &'static str,
    /// Its cards as text.
    pub text: &'static str,
}

macro_rules! ready {
    ($($name:literal),* $(,)?) => {
        /// The ready decks, the default first.
        pub const READY: &[ReadyDeck] = &[$(ReadyDeck {
            name: $name,
            text: include_str!(concat!("../../assets/decks/", $name, ".txt")),
        }),*];
        /// The ready decks as values of an option, the default first.
        pub(super) const CHOICES: &[&str] = &[$($name),*];
    };
}

ready!["balanced", "swarm", "riders", "leapers", "artillery", "ringwalkers", "mimics",];

/// Reason why a deck, or a change to one, is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckError {
    /// A text that is too long for a deck.
    TooLong,
    /// An entry that is not a number and a name.
    Entry(String),
    /// A card that does not exist at this table.
    Unknown {
        /// The name, made safe to show.
        name: String,
        /// The most similar name of a card.
        like: Option<String>,
    },
    /// An entry with no copies.
    Zero(String),
    /// More cards than a deck may have.
    TooMany(usize),
    /// Too few or too many cards to play with.
    Size(usize),
    /// A card that cannot be taken out because it is not in the deck.
    NotThere(String),
    /// Fewer copies than should be taken out.
    TooFew(usize, String),
}

impl DeckError {
    /// Returns the reason as a sentence that can be translated.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let max = MAX_CARDS;
        match self {
            Self::TooLong => phrase!("the text is longer than {max} characters", max = MAX_TEXT_LEN),
            Self::Entry(text) => phrase!(
                "“{text}” is not a deck entry; write a number and the name of a card, such as 3 Knight",
                text
            ),
            Self::Unknown { name, like } => no_such_card(name, like.as_deref()),
            Self::Zero(name) => {
                let text = format!("0 {name}");
                phrase!("“{text}” is not a deck entry; leave out cards that are not in the deck", text)
            }
            Self::TooMany(count) => {
                phrase!("a deck has at most {max} cards, not {count}", max, count = *count)
            }
            Self::Size(count) => {
                phrase!("a deck has {min} to {max} cards, not {count}", min = MIN_CARDS, max, count = *count)
            }
            Self::NotThere(name) => phrase!("there is no {name} in the deck", name = Word(name)),
            Self::TooFew(count, name) => {
                phrase!("the deck has only {count} {name}", count = *count, name = Word(name))
            }
        }
    }
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl Error for DeckError {}

/// Says that there is no card of this name, and suggests a similar one.
pub(super) fn no_such_card(name: &str, like: Option<&str>) -> Phrase {
    match like.map(Word) {
        Some(like) => phrase!("there is no card “{text}”; did you mean {like}?", text = name, like),
        None => phrase!("there is no card “{text}”", text = name),
    }
}

/// Cards with the number of their copies: a deck, perhaps an unfinished one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The cards that exist in the match, in the order of the catalogue.
    cards: BTreeMap<CardId, usize>,
    /// The names of others, which a server has or had.
    missing: BTreeMap<String, usize>,
}

impl Deck {
    /// Reads a deck with which one can play: entries such as `3 Knight`, `3x Knight` or `Knight`, separated by line ends,
    /// commas or semicolons; a line that begins with `#` is passed over.
    ///
    /// ```
    /// use trickmate_rules::summoner::{Catalogue, Deck};
    /// let cards = Catalogue::published();
    /// let deck = Deck::read("4x Knight; 3\tRider", &cards)?;
    /// assert_eq!(deck.write(&cards), "4 Knight, 3 Rider");
    /// assert!(Deck::read("6 Knight", &cards).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Deck::draft`] and [`Deck::check`].
    pub fn read(text: &str, cards: &Catalogue) -> Result<Self, DeckError> {
        let deck = Self::parse(text, cards)?;
        deck.check().map(|()| deck)
    }

    /// Reads a deck that may still have too few cards.
    ///
    /// # Errors
    /// A text that is too long or no deck, an unknown card, an entry without copies, more cards than a deck may have.
    pub fn draft(text: &str, cards: &Catalogue) -> Result<Self, DeckError> {
        let deck = Self::parse(text, cards)?;
        if deck.len() > MAX_CARDS { Err(DeckError::TooMany(deck.len())) } else { Ok(deck) }
    }

    fn parse(text: &str, cards: &Catalogue) -> Result<Self, DeckError> {
        if text.chars().nth(MAX_TEXT_LEN).is_some() {
            return Err(DeckError::TooLong);
        }
        let mut deck = Self::default();
        for entry in split(text) {
            let (count, name) = read_entry(entry)?;
            let card = look_up(cards, name)?;
            if count == 0 {
                return Err(DeckError::Zero(cards.name(card).to_owned()));
            }
            deck.insert(card, count);
        }
        Ok(deck)
    }

    /// Reads a stored deck, even if its cards no longer exist.
    #[must_use]
    pub fn stored(text: &str, cards: &Catalogue) -> Self {
        let mut deck = Self::default();
        for (count, name) in split(text).filter_map(|entry| read_entry(entry).ok()) {
            match look_up(cards, name) {
                Ok(card) => deck.insert(card, count),
                Err(_) => {
                    let held = deck.missing.entry(name.to_owned()).or_default();
                    *held = held.saturating_add(count);
                }
            }
        }
        deck
    }

    fn insert(&mut self, card: CardId, count: usize) {
        let held = self.cards.entry(card).or_default();
        *held = held.saturating_add(count);
    }

    /// Adds copies of the card of this name in any case; returns its name.
    ///
    /// # Errors
    /// An unknown card, no copies, more cards than a deck may have. The deck is then unchanged.
    pub fn add<'a>(&mut self, count: usize, name: &str, cards: &'a Catalogue) -> Result<&'a str, DeckError> {
        let card = look_up(cards, name)?;
        if count == 0 {
            return Err(DeckError::Zero(cards.name(card).to_owned()));
        }
        let size = self.len().saturating_add(count);
        if size > MAX_CARDS {
            return Err(DeckError::TooMany(size));
        }
        self.insert(card, count);
        Ok(cards.name(card))
    }

    /// Takes copies of the card of this name in any case out of it, all if no number is given; returns their number and
    /// the name. Cards that no longer exist can be taken out too.
    ///
    /// # Errors
    /// A card that is not in it, no copies, more copies than there are. The deck is then unchanged.
    pub fn remove(
        &mut self,
        count: Option<usize>,
        name: &str,
        cards: &Catalogue,
    ) -> Result<(usize, String), DeckError> {
        let card = look_up(cards, name);
        let missing = self.missing.keys().find(|known| known.eq_ignore_ascii_case(name.trim())).cloned();
        let name = match (&missing, &card) {
            (Some(name), _) => name.clone(),
            (None, Ok(card)) => cards.name(*card).to_owned(),
            (None, Err(error)) => return Err(error.clone()),
        };
        let held = match (&missing, &card) {
            (Some(name), _) => self.missing.get_mut(name),
            (None, Ok(card)) => self.cards.get_mut(card),
            (None, Err(_)) => None,
        };
        let Some(held) = held else { return Err(DeckError::NotThere(name)) };
        let count = count.unwrap_or(*held);
        if count == 0 {
            return Err(DeckError::Zero(name));
        }
        *held = held.checked_sub(count).ok_or(DeckError::TooFew(*held, name.clone()))?;
        self.cards.retain(|_, held| *held > 0);
        self.missing.retain(|_, held| *held > 0);
        Ok((count, name))
    }

    /// Checks that the deck can be used in a game.
    ///
    /// # Errors
    /// A wrong size, or a card that does not exist.
    pub fn check(&self) -> Result<(), DeckError> {
        if let Some(name) = self.missing.keys().next() {
            return Err(DeckError::Unknown { name: shown(name), like: None });
        }
        match self.len() {
            MIN_CARDS..=MAX_CARDS => Ok(()),
            size => Err(DeckError::Size(size)),
        }
    }

    /// Returns how many cards it lacks until somebody can play with it.
    #[must_use]
    pub fn lacks(&self) -> usize {
        MIN_CARDS.saturating_sub(self.len())
    }

    /// Checks whether no card can be added.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.len() >= MAX_CARDS
    }

    /// Counts the copies of the card of this name, even if the card does not exist in the match.
    #[must_use]
    pub fn copies(&self, name: &str, cards: &Catalogue) -> usize {
        self.kinds(cards).find(|(held, _)| *held == name).map_or(0, |(_, count)| count)
    }

    /// Returns the cards of an opening hand that chance draws from it.
    #[must_use]
    pub fn sample(&self, chance: &mut SeedRng) -> Self {
        let copies = |count: usize| count.min(MAX_CARDS);
        let known =
            self.cards.iter().flat_map(|(card, count)| std::iter::repeat_n(Ok(*card), copies(*count)));
        let missing =
            self.missing.iter().flat_map(|(name, count)| std::iter::repeat_n(Err(name), copies(*count)));
        let mut pile: Vec<Result<CardId, &String>> = known.chain(missing).collect();
        chance.shuffle(&mut pile);
        let mut hand = Self::default();
        for drawn in pile.into_iter().take(HAND) {
            match drawn {
                Ok(card) => hand.insert(card, 1),
                Err(name) => *hand.missing.entry(name.clone()).or_default() += 1,
            }
        }
        hand
    }

    /// Counts the cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.values().chain(self.missing.values()).copied().fold(0, usize::saturating_add)
    }

    /// Checks whether the deck has no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the names of its cards that do not exist at the table.
    pub fn missing(&self) -> impl Iterator<Item = &str> {
        self.missing.keys().map(String::as_str)
    }

    /// Returns all cards.
    pub(super) fn cards(&self) -> Vec<CardId> {
        self.cards.iter().flat_map(|(card, count)| std::iter::repeat_n(*card, *count)).collect()
    }

    /// Returns each card with the number of its copies: those of the catalogue in its order, then others.
    pub fn kinds<'a>(&'a self, cards: &'a Catalogue) -> impl Iterator<Item = (&'a str, usize)> {
        let known = self.cards.iter().map(|(card, count)| (cards.name(*card), *count));
        known.chain(self.missing.iter().map(|(name, count)| (name.as_str(), *count)))
    }

    /// Returns the deck as text, in one line.
    #[must_use]
    pub fn write(&self, cards: &Catalogue) -> String {
        let entry = |(name, count)| format!("{count} {name}");
        self.kinds(cards).map(entry).collect::<Vec<_>>().join(", ")
    }
}

/// Splits a text into entries. A byte order mark, which some editors write, is skipped.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let text = text.trim_start_matches('\u{feff}');
    let lines = text.split(['\n', '\r']).map(str::trim).filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| line.split([',', ';'])).map(str::trim).filter(|entry| !entry.is_empty())
}

fn look_up(cards: &Catalogue, name: &str) -> Result<CardId, DeckError> {
    cards
        .look_up(name.trim(), |card| card.is_standard)
        .map_err(|like| DeckError::Unknown { name: shown(name), like: like.map(str::to_owned) })
}

/// Reads the number and the name of an entry: `3 Knight`, `3x Knight`, `3xKnight`, `3 x Knight` or `Knight`.
fn read_entry(entry: &str) -> Result<(usize, &str), DeckError> {
    let digits = entry.len() - entry.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let (number, rest) = entry.split_at(digits);
    if number.is_empty() {
        return Ok((1, rest));
    }
    let times = ['x', 'X', '×'];
    let name = match (rest.strip_prefix(times), rest.trim_start()) {
        (Some(name), _) => Some(name),
        // Without a space after it, it is the first letter of a name.
        (None, spaced) if spaced.len() < rest.len() => Some(
            spaced.strip_prefix(times).filter(|name| name.starts_with(char::is_whitespace)).unwrap_or(spaced),
        ),
        (None, _) => None,
    };
    let name = name.map(str::trim).filter(|name| !name.is_empty());
    let name = name.ok_or_else(|| DeckError::Entry(shown(entry)))?;
    // A number that does not fit is too large for a deck.
    Ok((number.parse().unwrap_or(usize::MAX), name))
}

/// Returns the cards of a deck given by the name of a ready one or as text, or of the default one if it is neither.
pub(super) fn cards_of(word: &str, text: Option<&str>, cards: &Catalogue) -> Vec<CardId> {
    let ready = READY.iter().find(|deck| deck.name == word).or(READY.first());
    let text = text.or(ready.map(|deck| deck.text)).unwrap_or_default();
    Deck::read(text, cards).map(|deck| deck.cards()).unwrap_or_default()
}

/// Returns the pack of the courier version, from which both sides draw.
pub(super) fn pack(cards: &Catalogue) -> Vec<CardId> {
    let copies = |id: CardId| std::iter::repeat_n(id, cards.card(id).copies as usize);
    cards.ids().flat_map(copies).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usual(text: &str) -> Result<String, String> {
        let cards = Catalogue::published();
        Deck::read(text, &cards).map(|deck| deck.write(&cards)).map_err(|error| error.to_string())
    }

    #[test]
    fn every_ready_deck_can_be_read() {
        for ReadyDeck { name, text, .. } in READY {
            let deck = usual(text);
            assert!(deck.is_ok(), "{name}: {deck:?}");
        }
    }

    #[test]
    fn a_deck_is_built_card_by_card() {
        let cards = Catalogue::published();
        let mut deck = Deck::stored("2 Knight, 3 Camel", &cards);
        assert_eq!(deck.add(2, "knight", &cards), Ok("Knight"));
        assert_eq!(deck.write(&cards), "4 Knight, 3 Camel");
        assert!(deck.check().is_err_and(|error| error.to_string().contains("no card “Camel”")));
        assert_eq!(deck.remove(Some(1), "CAMEL", &cards), Ok((1, "Camel".to_owned())));
        assert_eq!(deck.remove(None, "Camel", &cards), Ok((2, "Camel".to_owned())));
        assert_eq!(deck.remove(Some(5), "Knight", &cards), Err(DeckError::TooFew(4, "Knight".to_owned())));
        assert_eq!(deck.remove(None, "Rook", &cards), Err(DeckError::NotThere("Rook".to_owned())));
        assert_eq!(deck.check(), Err(DeckError::Size(4)));
        assert_eq!(deck.add(97, "Rook", &cards), Err(DeckError::TooMany(101)));
        assert_eq!(deck.add(usize::MAX, "Rook", &cards), Err(DeckError::TooMany(usize::MAX)));
        assert_eq!(deck.add(3, "Rook", &cards), Ok("Rook"));
        assert_eq!(deck.check(), Ok(()));
    }

    #[test]
    fn a_sample_hand_comes_from_the_deck() {
        let cards = Catalogue::published();
        let deck = Deck::stored("4 Wazir, 5 Rider, 1 Camel", &cards);
        let hands: Vec<Deck> = (0..40)
            .map(|seed| deck.sample(&mut crate::kernel::Seed::new([seed; 32]).chance("hand")))
            .collect();
        for hand in &hands {
            assert_eq!(hand.len(), 7);
            assert!(hand.kinds(&cards).all(|(name, count)| count <= deck.copies(name, &cards)), "{hand:?}");
        }
        assert!(hands.iter().any(|hand| hand.copies("Camel", &cards) == 1));
        assert!(hands.iter().any(|hand| *hand != hands[0]), "chance draws it");
        let small = Deck::stored("3 Wazir", &cards);
        assert_eq!(
            (small.sample(&mut crate::kernel::Seed::new([0; 32]).chance("hand")), small.lacks()),
            (small, 4)
        );
    }

    #[test]
    fn the_usual_form_is_read_as_it_is() {
        let usual_form = usual("# mine\n3x knight; Rider,2 WAZIR\n\n2 Rider").unwrap_or_default();
        assert_eq!(usual_form, "2 Wazir, 3 Knight, 3 Rider");
        assert_eq!(usual(&usual_form), Ok(usual_form.clone()));
        for way in [
            "\u{feff}3 Knight\r2 Wazir\r2 Rider",
            "3\tKnight\n2\t x\tWazir\n2\u{a0}Rider",
            "3x Knight, 2xWazir; 2 × Rider",
            "3×knight\r\n\t2 X wazir\t\n\u{a0}2 rider\u{a0}",
        ] {
            assert_eq!(usual(way).as_deref(), Ok("2 Wazir, 3 Knight, 2 Rider"), "{way:?}");
        }
    }

    #[test]
    fn what_is_no_deck_is_refused_in_clear_words() {
        let thousands = "é".repeat(10_000);
        for (text, words) in [
            ("", "not 0"),
            ("6 Knight", "7 to 100 cards, not 6"),
            ("101 Knight", "not 101"),
            ("99999999999999999999999 Knight, 5 Rook", "7 to 100 cards"),
            ("7 Knight, 0 Rook", "“0 Rook” is not a deck entry"),
            ("7 Knigt", "did you mean Knight?"),
            ("7 Amazon", "there is no card “Amazon”"),
            ("7 <@123> **x** \u{202e}evil", "there is no card “??123? ??x?? ?evil”"),
            ("7Knight", "is not a deck entry"),
            ("4x", "“4x” is not a deck entry"),
            ("7 Ритер", "there is no card “Ритер”"),
            ("7 X-Ray", "there is no card “X-Ray”"),
            ("7 ,", "“7” is not a deck entry"),
            (&thousands, "longer than 4000"),
        ] {
            let error = usual(text).unwrap_err();
            assert!(error.contains(words), "{text:.60}: {error}");
        }
    }
}
