//! Actions as steps, so that menus can offer them without knowing the game.

use super::phrase::Phrase;
use super::view::SquareIndex;

/// One step on the way to an action: one entry of one menu.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MenuStep {
    /// The question of the menu, e.g. "Which card?". Steps that begin alike ask the same.
    pub ask: Phrase,
    /// The entry, e.g. "♘ Knight g1": unique among the entries of its menu.
    pub label: Phrase,
    /// The entry in few letters, for a row of buttons, e.g. "♘ g1"; empty if the label is short.
    pub short: Phrase,
    /// A further explanation, one short sentence; may be empty.
    pub help: Phrase,
    /// The square that the entry names, if any.
    pub square: Option<SquareIndex>,
}

/// An action and the steps that lead to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MenuPath {
    /// The action in full notation.
    pub text: String,
    /// The action in few letters and symbols, for a button, e.g. `9♣×1♣`.
    pub symbols: String,
    /// The immediate gain of the action, in the game's own measure. Menus list the greatest first.
    pub gain: u32,
    /// The effect that the steps do not mention, in a few words, e.g. the poker hand after it; may be empty.
    pub effect: Phrase,
    /// The steps, at least one.
    pub steps: Vec<MenuStep>,
}

impl MenuStep {
    /// Makes a step without an explanation.
    pub(crate) fn new(ask: Phrase, label: Phrase) -> Self {
        Self { ask, label, ..Self::default() }
    }

    /// Adds the square that it names.
    pub(crate) fn at(self, square: usize) -> Self {
        Self { square: SquareIndex::try_from(square).ok(), ..self }
    }

    /// Adds an explanation.
    pub(crate) fn help(self, help: Phrase) -> Self {
        Self { help, ..self }
    }
}
