//! Which moves are looked at first, and what is learned of that on the way.

use super::{LOSING, MAX_PLY, Node, SLOTS, Search};

/// The order of a capture is above this until it is known that it loses.
const CAPTURES: i32 = 100_000;
/// What a capture is ordered by counts so many times as much as how captures like it have done.
const OF_CAPTURES_WORTH: i32 = 6;
/// How many gains are told apart, and how much more each is.
pub(super) const GAINS: usize = 8;
const A_GAIN: usize = 128;

impl<N: Node> Search<N> {
    /// Gives each move what it is ordered by.
    pub(super) fn order(&self, node: &N, moves: &mut [(N::Move, i32)], first: u32, ply: u32) {
        let killers = self.stack[(ply as usize).min(MAX_PLY - 1)].killers;
        let answer = match ply {
            0 => u32::MAX,
            _ => self.answers[self.stack[ply as usize - 1].slot],
        };
        let rows = self.rows(ply);
        for (action, order) in moves.iter_mut() {
            let packed = N::pack(*action);
            *order = if packed == first {
                i32::MAX
            } else if *order > 0 {
                // The game has ordered its captures.
                let worth = if N::IS_CALM { self.capture_worth(node, *action) } else { 0 };
                *order + worth / OF_CAPTURES_WORTH + CAPTURES
            } else if *order < 0 {
                *order
            } else if packed == killers[0] {
                90_000
            } else if packed == killers[1] {
                80_000
            } else if packed == answer {
                70_000
            } else {
                self.worth_after(node, *action, ply, rows)
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
    pub(super) fn place_after(&self, kind: usize, ply: u32, plies: usize) -> Option<usize> {
        let before = (ply as usize).checked_sub(plies).filter(|_| N::KINDS > 0)?;
        Some((plies % 2 * N::KINDS + self.stack[before].kind) * N::KINDS + kind)
    }

    /// Where it is noted how moves do after those one, two and four plies before.
    fn rows(&self, ply: u32) -> [usize; 3] {
        [1, 2, 4].map(|plies| self.place_after(0, ply, plies).unwrap_or(2 * N::KINDS * N::KINDS))
    }

    /// How quiet moves like this one have done.
    pub(super) fn worth(&self, node: &N, action: N::Move, ply: u32) -> i32 {
        self.worth_after(node, action, ply, self.rows(ply))
    }

    #[inline]
    fn worth_after(&self, node: &N, action: N::Move, ply: u32, rows: [usize; 3]) -> i32 {
        let worth = i32::from(self.history[self.place(node, action, ply)]);
        if N::KINDS == 0 {
            return worth;
        }
        let kind = node.kind(action);
        let [one, two, four] = rows.map(|row| i32::from(self.following[row + kind]));
        worth + one + if N::IS_CALM { two + four / 2 } else { 0 }
    }

    /// Notes that a quiet move was good enough, and that those before it were not.
    pub(super) fn praise(&mut self, node: &N, action: N::Move, ply: u32, depth: i32, others: &[N::Move]) {
        self.remember(N::pack(action), ply);
        let amount = (depth * depth * 8).min(1200);
        for (action, amount) in
            [(action, amount)].into_iter().chain(others.iter().map(|other| (*other, -amount)))
        {
            let place = self.place(node, action, ply);
            shift(&mut self.history[place], amount);
            let kind = if N::KINDS > 0 { node.kind(action) } else { 0 };
            if let Some(place) = self.place_after(kind, ply, 1) {
                shift(&mut self.following[place], amount);
            }
        }
    }

    /// Remembers a quiet move that was good enough.
    pub(super) fn remember(&mut self, packed: u32, ply: u32) {
        let killers = &mut self.stack[(ply as usize).min(MAX_PLY - 1)].killers;
        if killers[0] != packed {
            killers[1] = killers[0];
            killers[0] = packed;
        }
        if ply > 0 {
            self.answers[self.stack[ply as usize - 1].slot] = packed;
        }
    }

    /// Where it is noted how captures like this one have done.
    pub(super) fn capture_place(node: &N, action: N::Move) -> usize {
        node.kind(action) * GAINS + (node.gain(action).max(0) as usize / A_GAIN).min(GAINS - 1)
    }

    /// How captures like this one have done.
    pub(super) fn capture_worth(&self, node: &N, action: N::Move) -> i32 {
        i32::from(self.capturing[Self::capture_place(node, action)])
    }
}

/// Moves a mark up or down, less and less towards its bounds.
pub(super) fn shift(mark: &mut i16, amount: i32) {
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
