//! An unknown id.

/// The text is no id of the bot's, or one of another version of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnknownId;
