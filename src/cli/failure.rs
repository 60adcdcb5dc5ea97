//! What went wrong in a command.

/// What went wrong, in one line for stderr.
pub(super) type Failure = Box<dyn std::error::Error>;
