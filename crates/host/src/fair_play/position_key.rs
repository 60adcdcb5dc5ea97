//! Keys of positions that are compared.

/// Number of a position as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PositionKey(pub(crate) u64);
