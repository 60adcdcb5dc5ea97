//! Poker Chess.
//!
//! Where hands are declared, the best hand is never worse than another: hands are compared once, and every hand wins
//! the same. So a mixed strategy gains nothing: the player declares the best.

mod levels;
mod node;
mod think;

pub(crate) use node::PokerNode;
pub(crate) use think::think;
