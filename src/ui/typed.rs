//! The form field for typing an action.

/// The id of the field, the same in the forms for moves and for answers.
pub(crate) const TYPED: &str = "move";
