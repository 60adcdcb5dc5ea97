//! Chooses a move.

use trickmate_rules::cardmate::Knowledge;

use super::levels::LEVELS;
use super::node::CardmateNode;
use crate::choose::choose;
use crate::error::ThinkError;
use crate::request::Request;
use crate::thought::Thought;

/// Chooses a move.
pub(crate) fn think(known: &Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    choose(&CardmateNode::new(known.state().clone()), known.past(), &LEVELS, request)
}
