//! The failure of a command.

/// Failure of a command, in one line for stderr.
pub(super) type Failure = Box<dyn std::error::Error>;
