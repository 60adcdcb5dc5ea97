//! The field of a form in which an action is typed.

/// Its id, the same in the form for a move and in those for answers.
pub(crate) const TYPED: &str = "move";
