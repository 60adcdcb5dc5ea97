//! Which moves are looked at first, and what is learned of that on the way.

use super::{LOSING, MAX_PLY, Moves, Node, SLOTS, Search};

/// The order of a capture is above this until it is known that it loses.
const CAPTURES: i32 = 100_000;

impl<N: Node> Search<N> {
    /// Gives each move what it is ordered by.
    pub(super) fn order(&self, node: &N, moves: &mut Moves<N::Move>, first: u32, ply: u32) {
        let killers = self.killers[(ply as usize).min(MAX_PLY - 1)];
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
                *order + if *order > 0 { CAPTURES } else { 0 }
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

    /// Puts captures that lose material behind the other moves, as soon as one is the best from a place on.
    pub(super) fn put_off(node: &N, moves: &mut [(N::Move, i32)], place: usize) {
        while let Some((action, order)) = moves.get_mut(place)
            && (CAPTURES..i32::MAX).contains(order)
        {
            let lost = node.exchange(*action);
            if lost >= 0 {
                return;
            }
            *order = lost + LOSING;
            pick(moves, place);
        }
    }

    pub(super) fn place(&self, node: &N, action: N::Move, ply: u32) -> usize {
        (ply as usize & 1) * SLOTS + (node.slot(action) & (SLOTS - 1))
    }

    /// Where it is noted how a move does so many plies after another.
    fn place_after(&self, kind: usize, ply: u32, plies: usize) -> Option<usize> {
        let before = (ply as usize).checked_sub(plies).filter(|_| N::KINDS > 0)?;
        Some(self.kinds[before] * N::KINDS + kind)
    }

    pub(super) fn worth(&self, node: &N, action: N::Move, ply: u32) -> i32 {
        let kind = if N::KINDS > 0 { node.kind(action) } else { 0 };
        let after =
            |plies| self.place_after(kind, ply, plies).map_or(0, |place| i32::from(self.following[place]));
        i32::from(self.history[self.place(node, action, ply)])
            + after(1)
            + if N::IS_CALM { after(2) } else { 0 }
    }

    /// Notes that a quiet move was good enough, and that those before it were not.
    pub(super) fn praise(&mut self, node: &N, action: N::Move, ply: u32, depth: i32, others: &[N::Move]) {
        let packed = N::pack(action);
        let killers = &mut self.killers[(ply as usize).min(MAX_PLY - 1)];
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
            let kind = if N::KINDS > 0 { node.kind(action) } else { 0 };
            for plies in 1..=if N::IS_CALM { 2 } else { 1 } {
                if let Some(place) = self.place_after(kind, ply, plies) {
                    shift(&mut self.following[place], amount);
                }
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
    let Some((_, first)) = moves.get(place) else { return };
    let (mut best, mut top) = (place, *first);
    // Without branches: which is the best cannot be foreseen.
    for (index, (_, order)) in moves.iter().enumerate().skip(place + 1) {
        let is_better = *order > top;
        best = if is_better { index } else { best };
        top = top.max(*order);
    }
    moves.swap(place, best);
}
