//! What a game is: an entry in the list of games.

use std::fmt::Debug;

use crate::deck_game::{DeckGame, Supply};
use crate::dyn_position::DynPosition;
use crate::goal::Goal;
use crate::kernel::Seed;
use crate::option::{OptionSpec, Options};
use crate::position_error::PositionError;
use crate::seat::SeatName;

/// One of the games that can be played.
pub trait Game: Debug + Send + Sync {
    /// Its name on the command line, in records and in the database, e.g. `cardmate`.
    fn name(&self) -> &'static str;

    /// The version of its rules, which covers whatever a replay depends on: what is legal, notation, deals, and the order
    /// and content of card lists and ready decks. What changes any of these is a game of its own with the next version,
    /// and the game as it was goes to [`FORMER_GAMES`](super::FORMER_GAMES). `tests/golden` notices.
    fn rules_version(&self) -> u32;

    /// Its name in front of people, e.g. "Cardmate".
    fn title(&self) -> &'static str;

    /// What one tries to do in a match with these options.
    fn goal(&self, options: &Options) -> Goal;

    /// What it calls its seats, the first mover first.
    fn seats(&self) -> [SeatName; 2];

    /// What can be chosen before a match.
    fn options(&self) -> &'static [OptionSpec];

    /// Whether a match with these options begins with something that is dealt from its seed.
    fn is_dealt(&self, options: &Options) -> bool {
        let _ = options;
        false
    }

    /// Whether anything in a match with these options, at its start or later, is drawn from its seed.
    fn has_chance(&self, options: &Options) -> bool {
        self.is_dealt(options)
    }

    /// The position at the start of a match with these options, dealt from this seed. Who acts first follows from the
    /// options alone.
    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn DynPosition>;

    /// A position from its JSON form, the game's own (see `docs/`).
    ///
    /// # Errors
    /// Anything the form does not allow, with one sentence that says what.
    fn load(&self, options: &Options, seed: &Seed, json: &str)
    -> Result<Box<dyn DynPosition>, PositionError>;

    /// The JSON form of a position of chess in Forsyth–Edwards notation, unchecked; `None` in a game that has none.
    fn fen_position(&self, fen: &str) -> Option<String> {
        let _ = fen;
        None
    }

    /// Whether a word in a record is meant as an action, legal or not, rather than as a word of a sentence.
    fn is_shaped_like_action(&self, word: &str) -> bool;

    /// A position from its text form, as [`Observation::text`](crate::Observation::text) gives it to a viewer who may know everything.
    ///
    /// # Errors
    /// As [`Game::load`].
    fn read(&self, options: &Options, seed: &Seed, text: &str)
    -> Result<Box<dyn DynPosition>, PositionError>;

    /// What somebody typed as an action, brought as close to the game's notation as can be without knowing the
    /// position: letter case, spaces, other ways to write the same.
    fn normalise(&self, typed: &str) -> String {
        typed.trim().to_owned()
    }

    /// What it asks of decks that players bring and of turns with several actions, if it has such.
    fn decks(&self) -> Option<&dyn DeckGame> {
        None
    }

    /// The table's title: the game's, and the options that are not default.
    fn match_title(&self, options: &Options) -> String {
        let mut title = self.title().to_owned();
        let is_chosen = |option: &str| self.decks().and_then(|decks| decks.supply(option)).is_none();
        for (spec, value) in options.changed(self.options()).filter(|(spec, _)| is_chosen(spec.name)) {
            title.push_str(&format!(" · {}: {}", spec.name, value.shown()));
        }
        title
    }
}

/// What [`DeckGame`] says, of any game.
impl dyn Game + '_ {
    /// Where the value of an option comes from, if nobody chooses it for the table; see [`DeckGame::supply`].
    #[must_use]
    pub fn supply(&self, option: &str) -> Option<Supply> {
        self.decks()?.supply(option)
    }

    /// Whether a table with these options has a use for what is supplied; see [`DeckGame::takes_supplies`].
    #[must_use]
    pub fn takes_supplies(&self, options: &Options) -> bool {
        self.decks().is_some_and(|decks| decks.takes_supplies(options))
    }

    /// How the end of a turn is written, in a game whose turns have several actions.
    #[must_use]
    pub fn turn_end(&self) -> Option<&'static str> {
        self.decks().map(DeckGame::turn_end)
    }
}
