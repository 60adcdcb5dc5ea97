//! Actions as steps, so that menus can offer them without knowing the game.

/// One step on the way to an action: one entry of one menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What the menu asks, e.g. "Which card?". Steps that begin alike ask the same.
    pub ask: &'static str,
    /// The entry, e.g. "XS on a0": unique among the entries of its menu.
    pub label: String,
    /// More about it, one short sentence; may be empty.
    pub help: String,
}

/// An action and the steps that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The action in full notation.
    pub text: String,
    /// The steps, at least one.
    pub steps: Vec<Step>,
}
