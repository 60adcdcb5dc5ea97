//! Cardmate.

mod levels;
mod node;
mod think;

pub(crate) use node::CardmateNode;
pub(crate) use think::think;
