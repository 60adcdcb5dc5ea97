//! What the tests share.

pub(crate) mod chacha;
pub(crate) mod leaky;
pub(crate) mod mailbox;
pub(crate) mod mystery_table;
pub(crate) mod notation;
pub(crate) mod pair;
pub(crate) mod poker_table;
pub(crate) mod positions;
pub(crate) mod random;
pub(crate) mod slow_chess;
pub(crate) mod slow_poker;
pub(crate) mod slow_summoner;
pub(crate) mod summoner_table;
pub(crate) mod table;
