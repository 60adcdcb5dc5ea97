//! Chooses a move or a declaration.

use trickmate_rules::poker::Knowledge;

use super::levels::{levels, misreading};
use super::node::PokerNode;
use crate::choose::choose;
use crate::error::ThinkError;
use crate::games::chess::as_seen_by;
use crate::request::Request;
use crate::score::Score;
use crate::search::Node;
use crate::thought::Thought;

/// Chooses a move or a declaration.
pub(crate) fn think(known: &Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    let levels = levels(known.setting());
    let setting = known.sample(&mut request.seed.chance("faces"));
    let root = PokerNode::new(&setting, known.state().clone());
    if !known.is_declaring() {
        return choose(&root, known.past(), levels, request);
    }
    // White is to move next, so the position is judged as White sees it.
    let points = as_seen_by(known.seat(), root.evaluate());
    let mut chance = request.chance();
    let action = match chance.below(1000) < misreading(request.params(levels)) {
        true => known.declarations().nth(chance.below(known.declarations().len() as u32) as usize),
        false => None,
    };
    let action = action.unwrap_or_else(|| known.declare_best());
    Ok(Thought::single(action, Score::of(points, PokerNode::SCALE), 1, 1))
}
