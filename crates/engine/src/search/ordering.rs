//! Which moves are looked at first, and what is learned of that on the way.

use super::{LONGEST, Moves, Node, SLOTS, Search};

impl<N: Node> Search<N> {
    /// Gives each move what it is ordered by.
    pub(super) fn order(&self, node: &N, moves: &mut Moves<N::Move>, first: u32, ply: u32) {
        let killers = self.killers[(ply as usize).min(LONGEST - 1)];
        let answer = match ply {
            0 => u32::MAX,
            _ => self.answers[self.line[ply as usize - 1]],
        };
        for (action, order) in moves.iter_mut() {
            let packed = N::pack(*action);
            *order = if packed == first {
                i32::MAX
            } else if *order != 0 {
                // The game has ordered its captures.
                *order + if *order > 0 { 100_000 } else { 0 }
            } else if packed == killers[0] {
                90_000
            } else if packed == killers[1] {
                80_000
            } else if packed == answer {
                70_000
            } else {
                self.worth(node, *action, ply)
            };
        }
    }

    pub(super) fn place(&self, node: &N, action: N::Move, ply: u32) -> usize {
        (ply as usize & 1) * SLOTS + (node.slot(action) & (SLOTS - 1))
    }

    /// Where it is noted how a move does after the one before it.
    fn place_after(&self, node: &N, action: N::Move, ply: u32) -> Option<usize> {
        let before = (ply as usize).checked_sub(1).filter(|_| N::KINDS > 0)?;
        Some(self.kinds[before] * N::KINDS + node.kind(action))
    }

    pub(super) fn worth(&self, node: &N, action: N::Move, ply: u32) -> i32 {
        let after = self.place_after(node, action, ply).map_or(0, |place| i32::from(self.following[place]));
        i32::from(self.history[self.place(node, action, ply)]) + after
    }

    /// Notes that a quiet move was good enough, and that those before it were not.
    pub(super) fn praise(&mut self, node: &N, action: N::Move, ply: u32, depth: i32, others: &[N::Move]) {
        let packed = N::pack(action);
        let killers = &mut self.killers[(ply as usize).min(LONGEST - 1)];
        if killers[0] != packed {
            killers[1] = killers[0];
            killers[0] = packed;
        }
        if ply > 0 {
            self.answers[self.line[ply as usize - 1]] = packed;
        }
        let amount = (depth * depth * 8).min(1200);
        for (action, amount) in
            [(action, amount)].into_iter().chain(others.iter().map(|other| (*other, -amount)))
        {
            let place = self.place(node, action, ply);
            shift(&mut self.history[place], amount);
            if let Some(place) = self.place_after(node, action, ply) {
                shift(&mut self.following[place], amount);
            }
        }
    }
}

/// Moves a mark up or down, less and less towards its bounds.
fn shift(mark: &mut i16, amount: i32) {
    let now = i32::from(*mark);
    *mark = (now + amount - now * amount.abs() / 16_384) as i16;
}

/// Brings the best of the moves from a place on to that place.
pub(super) fn pick<M: Copy>(moves: &mut [(M, i32)], place: usize) {
    let mut best = place;
    for index in place + 1..moves.len() {
        if moves[index].1 > moves[best].1 {
            best = index;
        }
    }
    moves.swap(place, best);
}
