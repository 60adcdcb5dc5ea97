//! Poker Chess.
//!
//! Where hands are declared, the best hand is never worse than another: a hand is only held against the other side's, once, and
//! what it wins is the same whichever it was. So there is nothing to mix: the player declares the best.

mod levels;
mod node;
mod think;

pub(crate) use node::PokerNode;
pub(crate) use think::think;
