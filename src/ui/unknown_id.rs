//! An unknown id.

/// The text is not an id of ours, or is one of another version of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnknownId;
