//! An id that is not ours.

/// The text is no id of ours, or of another version of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnknownId;
