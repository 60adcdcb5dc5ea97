//! A game to which players bring decks, and whose turns have several actions.

use crate::option::Options;
use crate::seat::Seat;

/// The part of a game in which players bring decks of cards and do several things in a turn, beside
/// [`Game`](crate::Game).
pub trait DeckGame {
    /// Returns the source of an option's value in Discord, if it is not chosen for the table. Such an option is not
    /// offered with a challenge and is not in the table's title.
    fn option_source(&self, option: &str) -> Option<OptionSource>;

    /// Checks whether a table with these options has a use for supplies.
    fn takes_supplies(&self, options: &Options) -> bool;

    /// Returns the notation for the end of a turn.
    fn turn_end(&self) -> &'static str;
}

/// The source of an option's value that is not chosen for the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionSource {
    /// The deck of this seat's player, which is their secret.
    Deck(Seat),
    /// The server's own cards, as JSON.
    Cards,
}
