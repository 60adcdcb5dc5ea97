//! A game to which players bring decks, and whose turns have several actions.

use crate::option::Options;
use crate::seat::Seat;

/// What a game says beyond [`Game`](crate::Game) when its players bring decks of cards and do several things in a turn.
pub trait DeckGame {
    /// Where the value of an option comes from in Discord, if nobody chooses it for the table; such an option is not
    /// offered with a challenge and not in the table's title.
    fn supply(&self, option: &str) -> Option<Supply>;

    /// Whether a table with these options has a use for what is supplied.
    fn takes_supplies(&self, options: &Options) -> bool;

    /// How the end of a turn is written.
    fn turn_end(&self) -> &'static str;
}

/// Where the value of an option comes from, if nobody chooses it for the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supply {
    /// It is the deck that the player of this seat brings, and that player's secret.
    Deck(Seat),
    /// It is the cards of the server's own, as JSON.
    Cards,
}
