//! Blocks between people.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::block;

/// Blocks: people who cannot play with each other.
pub(crate) struct Block;

impl Feature for Block {
    fn commands(&self) -> Vec<Command> {
        vec![block::command::block()]
    }
}
