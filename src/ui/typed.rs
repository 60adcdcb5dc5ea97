//! The field of a form in which an action is typed.

/// Its id: of the form for a move as of those for answers.
pub(crate) const TYPED: &str = "move";
