//! What the tests share.

pub(crate) mod chacha;
pub(crate) mod mailbox;
pub(crate) mod notation;
pub(crate) mod pair;
pub(crate) mod positions;
pub(crate) mod table;
