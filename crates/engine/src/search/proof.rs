//! Proofs of near wins, before anything is evaluated.

use super::core::Search;
use super::node::{Moves, Node};
use super::root::{RootMove, RootResult};
use super::stack::MAX_PLY;
use crate::score::KNOWN_WIN;

impl<N: Node> Search<N> {
    /// Looks for a win within `plies` and `nodes`, without pruning.
    pub(crate) fn prove(&mut self, root: &N, plies: u32, nodes: u64) -> Option<RootResult<N::Move>> {
        let part = self.limiter.part(nodes);
        let whole = std::mem::replace(&mut self.limiter, part);
        self.is_proving = true;
        let proved = (1..=plies.min(MAX_PLY as u32 / 2)).find_map(|depth| self.proof(root, depth));
        self.is_proving = false;
        let part = std::mem::replace(&mut self.limiter, whole);
        self.limiter.add(&part);
        proved
    }

    fn proof(&mut self, root: &N, depth: u32) -> Option<RootResult<N::Move>> {
        let mut moves = Moves::new();
        root.moves(&mut moves);
        self.begin_variation(root);
        let mut proved = None;
        for (action, _) in moves {
            let mut next = root.clone();
            next.play(action);
            self.stack[0].begin(
                self.history_index(root, action, 0),
                root.piece_to(action),
                root.gain(action) <= 0,
            );
            let value =
                -self.alpha_beta_general(&next, depth as i32 - 1, 1, -KNOWN_WIN, 1 - KNOWN_WIN, false);
            if self.limiter.is_over() {
                break;
            }
            if value >= KNOWN_WIN {
                proved =
                    Some(RootResult { moves: vec![RootMove { action, value, line: vec![action] }], depth });
                break;
            }
        }
        proved
    }
}
