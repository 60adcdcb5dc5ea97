//! The interface of a game: an entry in the list of games.

use std::fmt::Debug;

use serde_json::Value;

use crate::deck_game::{DeckGame, OptionSource};
use crate::dyn_position::DynPosition;
use crate::goal::Goal;
use crate::kernel::Seed;
use crate::odds::{Odds, OddsError};
use crate::option::{OptionSpec, OptionValue, Options};
use crate::position_error::PositionError;
use crate::seat::{Seat, SeatName};

/// One of the games that can be played.
pub trait Game: Debug + Send + Sync {
    /// Returns its name on the command line, in records and in the database, e.g. `cardmate`.
    fn name(&self) -> &'static str;

    /// Returns the version of its rules. The version covers everything that a replay depends on: legal actions,
    /// notation, deals, and the order and content of card lists and ready decks. A change to any of these makes a game
    /// with the next version, and the old one goes to [`FORMER_GAMES`](super::FORMER_GAMES). `tests/golden` notices.
    fn rules_version(&self) -> u32;

    /// Returns its name in front of people, e.g. "Cardmate".
    fn title(&self) -> &'static str;

    /// Returns an option, with its value, that lays out the cards that these options deal from a seed. `None` where nothing is dealt
    /// that all can see.
    fn same_deal(&self, options: &Options, seed: &Seed) -> Option<(&'static str, String)> {
        let _ = (options, seed);
        None
    }

    /// Returns the goal of a match with these options.
    fn goal(&self, options: &Options) -> Goal;

    /// Returns the names of its seats, the first mover first.
    fn seats(&self) -> [SeatName; 2];

    /// Returns the options that can be chosen before a match.
    fn options(&self) -> &'static [OptionSpec];

    /// Checks whether cards of a match with these options are dealt from its seed, at its start or later.
    fn is_dealt(&self, options: &Options) -> bool {
        let _ = options;
        false
    }

    /// Checks whether any chance in a match with these options, at its start or later, is drawn from its seed.
    fn has_chance(&self, options: &Options) -> bool {
        self.is_dealt(options)
    }

    /// Returns the position at the start of a match with these options, dealt from this seed. Who acts first follows
    /// from the options alone.
    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn DynPosition>;

    /// Takes pieces off a starting position of these options in its JSON form; returns it with the side that does without them.
    /// In a game that does not say otherwise the pieces are not on the board at the beginning.
    ///
    /// # Errors
    /// Pieces that are not there, are not of one side, or are dealt; a King.
    fn without(&self, options: &Options, start: Value, odds: &Odds) -> Result<(Value, Seat), OddsError> {
        let _ = (options, start, odds);
        Err(OddsError::NotOnBoard)
    }

    /// Returns a position from its JSON form, the game's own (see `docs/`).
    ///
    /// # Errors
    /// Anything that the form does not allow, explained in one sentence.
    fn load(&self, options: &Options, seed: &Seed, json: &str)
    -> Result<Box<dyn DynPosition>, PositionError>;

    /// Returns the JSON form of a position of chess in Forsyth–Edwards notation, unchecked; `None` in a game that has
    /// none.
    fn fen_position(&self, fen: &str) -> Option<String> {
        let _ = fen;
        None
    }

    /// Checks whether a word in a record is meant as an action, legal or not, and is not a word of a sentence.
    fn is_shaped_like_action(&self, word: &str) -> bool;

    /// Reads a position from its text form, as [`Observation::text`](crate::Observation::text) gives it to an
    /// omniscient viewer.
    ///
    /// # Errors
    /// As [`Game::load`].
    fn read(&self, options: &Options, seed: &Seed, text: &str)
    -> Result<Box<dyn DynPosition>, PositionError>;

    /// Brings a typed action as close to the game's notation as is possible without knowing the position: letter case,
    /// spaces, other ways to write the same.
    fn normalise(&self, typed: &str) -> String {
        typed.trim().to_owned()
    }

    /// Returns its rules for decks and for turns with several actions, if it has such.
    fn decks(&self) -> Option<&dyn DeckGame> {
        None
    }

    /// Returns the table's title: the game's, and the options that are not default.
    fn match_title(&self, options: &Options) -> String {
        let mut title = self.title().to_owned();
        let is_chosen = |option: &str| self.decks().and_then(|decks| decks.option_source(option)).is_none();
        for (spec, value) in options.changed(self.options()).filter(|(spec, _)| is_chosen(spec.name)) {
            match value {
                OptionValue::Text(_) => title.push_str(&format!(" · custom {}", spec.name)),
                value => title.push_str(&format!(" · {}: {value}", spec.name)),
            }
        }
        title
    }
}

/// The methods of [`DeckGame`] for any game.
impl dyn Game + '_ {
    /// Returns the source of an option's value that nobody chooses for the table; see [`DeckGame::option_source`].
    #[must_use]
    pub fn option_source(&self, option: &str) -> Option<OptionSource> {
        self.decks()?.option_source(option)
    }

    /// Checks whether a table with these options has a use for supplies; see [`DeckGame::takes_supplies`].
    #[must_use]
    pub fn takes_supplies(&self, options: &Options) -> bool {
        self.decks().is_some_and(|decks| decks.takes_supplies(options))
    }

    /// Returns the notation for the end of a turn, in a game whose turns have several actions.
    #[must_use]
    pub fn turn_end(&self) -> Option<&'static str> {
        self.decks().map(DeckGame::turn_end)
    }
}
