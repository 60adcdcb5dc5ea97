//! Wins that are near are proved before anything is judged.

use super::{Found, MAX_PLY, Moves, Node, Order, SURE, Search};

impl<N: Node> Search<N> {
    /// Looks for a win within so many plies, leaving nothing out, at so many positions at the most.
    pub(crate) fn prove(&mut self, root: &N, plies: u32, nodes: u64) -> Option<Found<N::Move>> {
        let part = self.limiter.part(nodes);
        let whole = std::mem::replace(&mut self.limiter, part);
        self.is_proving = true;
        let proved = (1..=plies.min(MAX_PLY as u32 / 2)).find_map(|depth| self.proof(root, depth));
        self.is_proving = false;
        let part = std::mem::replace(&mut self.limiter, whole);
        self.limiter.add(&part);
        proved
    }

    fn proof(&mut self, root: &N, depth: u32) -> Option<Found<N::Move>> {
        let mut moves = Moves::new();
        root.moves(&mut moves);
        self.begin_line(root);
        let mut proved = None;
        for (action, _) in moves {
            let mut next = root.clone();
            next.play(action);
            self.stack[0].begin(self.place(root, action, 0), root.kind(action), root.gain(action) <= 0);
            let value = -self.look_lively(&next, depth as i32 - 1, 1, -SURE, 1 - SURE, false);
            if self.limiter.is_over() {
                break;
            }
            if value >= SURE {
                proved = Some(Found { moves: vec![Order { action, value, line: vec![action] }], depth });
                break;
            }
        }
        proved
    }
}
