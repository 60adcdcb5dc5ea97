//! The cards of one table: the published ones and the server's own.

use std::fmt;
use std::sync::Mutex;

use super::card::{self, Card, CardId, Kind};
use super::compiled_movements::CompiledMovements;
use crate::kernel::{Betza, BetzaError};
use crate::phrase::{Phrase, phrase};

/// The most cards that a server can add.
pub const MAX_OWN: usize = 50;
/// The greatest value of a card that is added.
const MAX_VALUE: u32 = 999;
/// The longest word, in bytes, that is compared with the names of cards.
const MAX_TYPED_LEN: usize = 120;
/// The longest notation of a movement, in characters.
const MAX_MOVEMENT_LEN: usize = 60;

/// The cards of one table, and the movements compiled from them.
pub struct Catalogue {
    cards: Vec<Card>,
    pub(super) compiled: Mutex<CompiledMovements>,
}

impl Catalogue {
    /// Returns the published cards.
    #[must_use]
    pub fn published() -> Self {
        Self { cards: card::published().to_vec(), compiled: Mutex::default() }
    }

    /// Adds a server's own card.
    ///
    /// # Errors
    /// One sentence: the name is taken or not allowed, the movement cannot be read, the value is out of bounds, there are
    /// too many.
    pub fn add(&mut self, name: &str, betza: &str, value: u32) -> Result<(), Phrase> {
        check_name(name)?;
        if self.find(name).is_some() {
            return Err(phrase!("there is a card {text} already", text = name));
        }
        if value > MAX_VALUE {
            return Err(phrase!("the value of {text} is more than {max}", text = name, max = MAX_VALUE));
        }
        if self.cards.iter().filter(|card| card.own.is_some()).count() == MAX_OWN {
            return Err(phrase!("there are {max} own cards already", max = MAX_OWN));
        }
        if betza.chars().nth(MAX_MOVEMENT_LEN).is_some() {
            let max = MAX_MOVEMENT_LEN;
            return Err(phrase!("the movement of {text} is longer than {max} characters", text = name, max));
        }
        let movement: Betza = betza.parse().map_err(|error| unreadable_movement(name, &error))?;
        let code = self.code_for(name);
        self.cards.push(Card {
            name: name.to_owned(),
            code,
            value,
            kind: Kind::Moves(movement),
            copies: 0,
            is_standard: true,
            notation: String::new(),
            own: Some(betza.to_owned()),
            csipgs: None,
        });
        Ok(())
    }

    /// Returns the code of a card on the faces of pieces: its first letter, and the next letter that makes the code
    /// unique.
    fn code_for(&self, name: &str) -> String {
        let mut letters = name.chars().filter(char::is_ascii_alphanumeric);
        let first = letters.next().map(String::from).unwrap_or_default();
        let codes = letters.map(|second| format!("{first}{second}"));
        let is_free = |code: &String| self.cards.iter().all(|card| card.code != *code);
        codes.clone().find(is_free).or_else(|| codes.clone().next()).unwrap_or(first)
    }

    /// Returns the names of the cards from which decks are built, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.cards.iter().filter(|card| card.is_standard).map(|card| &*card.name)
    }

    /// Returns the names of the cards that are not published.
    pub fn own_names(&self) -> impl Iterator<Item = &str> {
        self.cards.iter().filter(|card| card.own.is_some()).map(|card| card.name.as_str())
    }

    /// Returns the cards that are not published, each with its movement and value.
    pub fn own(&self) -> impl Iterator<Item = (&str, &str, u32)> {
        self.cards.iter().filter_map(|card| Some((&*card.name, card.own.as_deref()?, card.value)))
    }

    /// Checks whether there are cards that are not published.
    #[must_use]
    pub fn has_own(&self) -> bool {
        self.cards.iter().any(|card| card.own.is_some())
    }

    /// Returns the card.
    pub(super) fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id.0)]
    }

    /// Returns the card's name.
    pub(super) fn name(&self, id: CardId) -> &str {
        &self.card(id).name
    }

    /// Returns all cards in order.
    pub(super) fn ids(&self) -> impl Iterator<Item = CardId> {
        (0..self.cards.len()).filter_map(|index| u16::try_from(index).ok()).map(CardId)
    }

    /// Returns the card of this name, ignoring case.
    pub(super) fn find(&self, name: &str) -> Option<CardId> {
        self.ids().find(|id| self.name(*id).eq_ignore_ascii_case(name))
    }

    /// Returns the card of this name among those that pass, or the name of the most similar one.
    pub(super) fn look_up(&self, name: &str, passes: impl Fn(&Card) -> bool) -> Result<CardId, Option<&str>> {
        match self.find(name).filter(|id| passes(self.card(*id))) {
            Some(id) => Ok(id),
            // No card has a name of that length.
            None if name.len() > MAX_TYPED_LEN => Err(None),
            None => {
                let wanted = name.to_ascii_lowercase();
                let like = |id: CardId| {
                    let known = self.name(id).to_ascii_lowercase();
                    (strsim::jaro_winkler(&known, &wanted), self.name(id))
                };
                let candidates = self.ids().filter(|id| passes(self.card(*id))).map(like);
                let best = candidates.max_by(|one, other| one.0.total_cmp(&other.0));
                Err(best.filter(|(likeness, _)| *likeness > 0.75).map(|(_, name)| name))
            }
        }
    }
}

/// Compiled movements do not count.
impl PartialEq for Catalogue {
    fn eq(&self, other: &Self) -> bool {
        self.cards == other.cards
    }
}

/// Writes the cards that are not published: the others are always there.
impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards.iter().filter(|card| card.own.is_some())).finish()
    }
}

/// Checks that a name is a letter, then letters, digits and hyphens, without another meaning in the notation.
/// Says that the movement of a card cannot be read. The mistake in the notation itself is in English.
pub(super) fn unreadable_movement(name: &str, error: &BetzaError) -> Phrase {
    phrase!("the movement of {text}: {why}", text = name, why = error.to_string())
}

fn check_name(name: &str) -> Result<(), Phrase> {
    let is_word = name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.len() <= 30
        && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
    if !is_word {
        return Err(phrase!("a card’s name is a letter, then up to 29 letters, digits and hyphens"));
    }
    let reserved = ["Rider", "Clone", "King", "Pawn", "end", "xK"];
    let rest = &name[1..];
    let is_handle = name.starts_with(['W', 'B', 'w', 'b']) && rest.chars().all(|c| c.is_ascii_digit());
    let is_square = name.len() == 2 && rest.starts_with(|c: char| c.is_ascii_digit());
    if reserved.iter().any(|word| word.eq_ignore_ascii_case(name)) || is_handle || is_square {
        return Err(phrase!("a card cannot be called {text}", text = name));
    }
    Ok(())
}
