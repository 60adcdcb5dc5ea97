//! An unknown id.

/// The text is not an id of the bot, or is from another version of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnknownId;
