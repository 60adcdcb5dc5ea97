//! Fair play: the computer does not help in positions of running rated games.

pub(crate) mod handle;
pub(crate) mod kept_keys;
pub(crate) mod position_key;
pub(crate) mod rated_positions;
pub(crate) mod requests;
