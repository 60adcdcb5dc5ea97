//! Actions as steps, so that menus can offer them without knowing the game.

/// One step on the way to an action: one entry of one menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuStep {
    /// The question of the menu, e.g. "Which card?". Steps that begin alike ask the same.
    pub ask: &'static str,
    /// The entry, e.g. "XS on a0": unique among the entries of its menu.
    pub label: String,
    /// A further explanation, one short sentence; may be empty.
    pub help: String,
}

/// An action and the steps that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuPath {
    /// The action in full notation.
    pub text: String,
    /// The action in few letters and symbols, for a button, e.g. `9♣×1♣`.
    pub symbols: String,
    /// The immediate gain of the action, in the game's own measure. Menus list the greatest first.
    pub gain: u32,
    /// The effect that the steps do not mention, in a few words, e.g. the poker hand after it; may be empty.
    pub effect: String,
    /// The steps, at least one.
    pub steps: Vec<MenuStep>,
}
