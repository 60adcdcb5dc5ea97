//! People with whom somebody does not want to play.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::block;

/// People with whom somebody does not want to play.
pub(crate) struct Block;

impl Feature for Block {
    fn commands(&self) -> Vec<Command> {
        vec![block::command::block()]
    }
}
