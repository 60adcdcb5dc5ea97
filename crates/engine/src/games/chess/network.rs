//! The network that judges positions of orthodox chess.
//!
//! One layer of hidden accumulator looks at the board twice, as either side sees it: an input is a piece on a square,
//! own or theirs, the square counted from the own first rank and, if the own King stands on the files a to d, from the
//! file h. There are other inputs for each place of the own King: in its corner, elsewhere on the first rank, on the
//! second, farther on. What a neuron holds is clipped to 0…1 and squared; the accumulator of the side to move and those
//! of the other side then add up to one number, with weights by how many pieces are left. The Chess Programming Wiki
//! describes such networks under NNUE. A move changes few inputs, so that the sums of the hidden accumulator are kept
//! up.
//!
//! The file has whole numbers of sixteen bits, little-endian: the weights of the inputs, the hidden accumulator's
//! biases, the weights after it and the last bias. The examples `positions` and `train` make it; `assets/README.md`
//! says from what.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use fearless_simd::{Level as Instructions, Simd, SimdBase, dispatch, i16x16, i32x8};
use trickmate_rules::Seat;
use trickmate_rules::chess::{Board, Move, Played, Role, Square8};
use trickmate_rules::kernel::Square;

use crate::score::Value;

static FILE: &[u8] = include_bytes!("../../../assets/chess.network");

/// A piece on a square, own or theirs.
const PIECES: usize = 2 * 6 * 64;
/// The places of the own King that have separate inputs.
const PLACES: usize = 4;
const INPUTS: usize = PLACES * PIECES;
/// The number of sets of weights after the hidden accumulator: each is for four more pieces.
const BUCKETS: usize = 8;
/// The number of hidden neurons in the file.
const HIDDEN: usize = (FILE.len() / 2 - BUCKETS) / (INPUTS + 1 + 2 * BUCKETS);

/// The quantization: the whole numbers that represent one, before and after the hidden neurons.
const ONE_BEFORE: Value = 255;
const ONE_AFTER: Value = 64;
/// The value of one at the output.
const SCALE: Value = 100;

/// The number of neurons that are computed at once.
const GROUP: usize = 16;
const GROUPS: usize = HIDDEN / GROUP;

const _: () = assert!(HIDDEN.is_multiple_of(GROUP), "accumulator that are left over");
const _: () =
    assert!(FILE.len() == 2 * (HIDDEN * (INPUTS + 1 + 2 * BUCKETS) + BUCKETS), "a file of another form");

#[repr(align(64))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row([[i16; GROUP]; GROUPS]);

impl Row {
    const EMPTY: Self = Self([[0; GROUP]; GROUPS]);
}

struct Network {
    /// The vector instructions of this processor.
    instructions: Instructions,
    /// The views of each side, by the square of its King.
    views: [[View; 64]; 2],
    inputs: Vec<Row>,
    own: Row,
    after: Vec<[Row; 2]>,
    at_the_end: [Value; BUCKETS],
}

static NETWORK: LazyLock<Network> = LazyLock::new(|| {
    let mut numbers = FILE.as_chunks().0.iter().map(|bytes| i16::from_le_bytes(*bytes));
    let mut number = || numbers.next().unwrap_or_default();
    let mut row = || Row(std::array::from_fn(|_| std::array::from_fn(|_| number())));
    let views = |seat| std::array::from_fn(|index| View::of(seat, Square::from_index(index)));
    Network {
        instructions: Instructions::new(),
        views: Seat::ALL.map(views),
        inputs: (0..INPUTS).map(|_| row()).collect(),
        own: row(),
        after: (0..BUCKETS).map(|_| [row(), row()]).collect(),
        at_the_end: std::array::from_fn(|_| Value::from(number())),
    }
});

impl Network {
    /// Returns the view of a side.
    fn view(&self, seat: Seat, board: &Board) -> View {
        match board.king(seat) {
            Some(king) => self.views[seat.index()][king.index()],
            None => View::of(seat, None),
        }
    }

    /// Returns the weights of a piece in this view.
    fn row(&self, view: View, piece: PieceOn) -> &Row {
        &self.inputs[view.input(piece)]
    }
}

/// A piece on a square.
type PieceOn = (Role, Seat, Square8);

/// The view of the board from one side, mirrored so that the own King is on the files e to h: both wings share the
/// weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct View {
    seat: Seat,
    /// The mask that turns a square of the board into the square of this view.
    turn: u8,
    /// The square of the King.
    place: u8,
}

impl View {
    fn of(seat: Seat, king: Option<Square8>) -> Self {
        let upside_down = if seat == Seat::First { 0 } else { 56 };
        let mirrored = if king.is_some_and(|king| king.file() < 4) { 7 } else { 0 };
        let turn = upside_down ^ mirrored;
        let place = match king.map_or(0, |king| king.index() as u8 ^ turn) {
            6 | 7 => 0,
            0..8 => 1,
            8..16 => 2,
            _ => 3,
        };
        Self { seat, turn, place }
    }

    fn input(self, (role, owner, square): PieceOn) -> usize {
        let piece = usize::from(owner != self.seat) * 6 + role as usize;
        usize::from(self.place) * PIECES + piece * 64 + (square.index() ^ usize::from(self.turn))
    }
}

/// The sums of the hidden accumulator for each seat's view, updated move by move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Accumulator([Row; 2]);

impl Accumulator {
    pub(crate) fn of(board: &Board) -> Self {
        let network = &*NETWORK;
        Self(Seat::ALL.map(|seat| Self::seen(network, network.view(seat, board), board)))
    }

    /// Returns the sums for a seat's view of the board.
    fn seen(network: &Network, view: View, board: &Board) -> Row {
        let pieces = board.occupied().filter_map(|square| {
            let (role, owner) = board.piece_on(square)?;
            Some(network.row(view, (role, owner, square)))
        });
        let rows: ArrayVec<&Row, 64> = pieces.collect();
        dispatch!(network.instructions, simd => total(simd, &network.own, &rows))
    }

    /// Returns the sums after a move of the seat, which has led to `board`.
    #[inline]
    pub(crate) fn after(&self, board: &Board, us: Seat, action: Move, played: Played) -> Self {
        let network = &*NETWORK;
        let Played { role, victim, rook } = played;
        let (gone, come) = ((role, us, action.from), (action.promotion.unwrap_or(role), us, action.to));
        let views = [network.view(Seat::First, board), network.view(Seat::Second, board)];
        let rows = |piece| [network.row(views[0], piece), network.row(views[1], piece)];
        let (gone, come) = (rows(gone), rows(come));
        let mut next = match (victim, rook) {
            (Some((role, square)), _) => {
                let taken = rows((role, us.other(), square));
                dispatch!(network.instructions, simd => capture(simd, self, gone, come, taken))
            }
            (None, Some((from, to))) => {
                let next = dispatch!(network.instructions, simd => replace(simd, self, gone, come));
                let (gone, come) = (rows((Role::Rook, us, from)), rows((Role::Rook, us, to)));
                dispatch!(network.instructions, simd => replace(simd, &next, gone, come))
            }
            (None, None) => dispatch!(network.instructions, simd => replace(simd, self, gone, come)),
        };
        let view = views[us.index()];
        if role == Role::King && view != network.views[us.index()][action.from.index()] {
            next.0[us.index()] = Self::seen(network, view, board);
        }
        next
    }

    /// Returns the value of the position for the side to move.
    pub(crate) fn evaluate(&self, board: &Board) -> Value {
        let network = &*NETWORK;
        let bucket = (board.occupied().len() as usize).saturating_sub(1) / 4;
        let bucket = bucket.min(BUCKETS - 1);
        let turn = board.turn();
        let sums = [&self.0[turn.index()], &self.0[turn.other().index()]];
        let [own, theirs] =
            dispatch!(network.instructions, simd => output(simd, sums, &network.after[bucket]));
        let sum = own / ONE_BEFORE + theirs / ONE_BEFORE + network.at_the_end[bucket];
        sum * SCALE / (ONE_BEFORE * ONE_AFTER)
    }
}

// These functions are compiled once for each kind of processor; the first argument names it.

#[inline(always)]
fn load<S: Simd>(simd: S, row: &Row, group: usize) -> i16x16<S> {
    i16x16::load_array(simd, row.0[group])
}

/// Sums with the weights of rows.
#[inline(always)]
fn total<S: Simd>(simd: S, start: &Row, rows: &[&Row]) -> Row {
    let mut sums = Row::EMPTY;
    for group in 0..GROUPS {
        let mut sum = load(simd, start, group);
        for row in rows {
            sum += load(simd, row, group);
        }
        sums.0[group] = sum.to_array();
    }
    sums
}

/// Sums with one row, as each seat sees it, replaced by another.
#[inline(always)]
fn replace<S: Simd>(simd: S, from: &Accumulator, gone: [&Row; 2], come: [&Row; 2]) -> Accumulator {
    let mut next = Accumulator([Row::EMPTY; 2]);
    replace_one(simd, &mut next.0[0], &from.0[0], gone[0], come[0]);
    replace_one(simd, &mut next.0[1], &from.0[1], gone[1], come[1]);
    next
}

#[inline(always)]
fn replace_one<S: Simd>(simd: S, next: &mut Row, from: &Row, gone: &Row, come: &Row) {
    for group in 0..GROUPS {
        let sum = load(simd, from, group) + load(simd, come, group);
        next.0[group] = (sum - load(simd, gone, group)).to_array();
    }
}

/// Works as [`replace`], and subtracts one more row.
#[inline(always)]
fn capture<S: Simd>(
    simd: S,
    from: &Accumulator,
    gone: [&Row; 2],
    come: [&Row; 2],
    taken: [&Row; 2],
) -> Accumulator {
    let mut next = Accumulator([Row::EMPTY; 2]);
    capture_one(simd, &mut next.0[0], &from.0[0], gone[0], come[0], taken[0]);
    capture_one(simd, &mut next.0[1], &from.0[1], gone[1], come[1], taken[1]);
    next
}

#[inline(always)]
fn capture_one<S: Simd>(simd: S, next: &mut Row, from: &Row, gone: &Row, come: &Row, taken: &Row) {
    for group in 0..GROUPS {
        let sum = load(simd, from, group) + load(simd, come, group);
        let less = load(simd, gone, group) + load(simd, taken, group);
        next.0[group] = (sum - less).to_array();
    }
}

/// Returns the sum of clipped and squared sums times their weights. A weight is at most 127, so that its product with a clipped
/// sum fits into sixteen bits.
#[inline(always)]
fn output<S: Simd>(simd: S, sums: [&Row; 2], weights: &[Row; 2]) -> [Value; 2] {
    let (zero, one) = (i16x16::splat(simd, 0), i16x16::splat(simd, ONE_BEFORE as i16));
    let mut totals = [0; 2];
    for side in 0..2 {
        let mut total = i32x8::splat(simd, 0);
        for group in 0..GROUPS {
            let clipped = load(simd, sums[side], group).max(zero).min(one);
            let weighed = clipped * load(simd, &weights[side], group);
            total += simd.pairwise_dot_product_i16x16(weighed, clipped);
        }
        totals[side] = total.reduce_sum();
    }
    totals
}

#[cfg(test)]
mod tests {
    use trickmate_rules::chess::{Chess, State};
    use trickmate_rules::kernel::Seed;

    use super::*;

    fn judged(fen: &str) -> Value {
        let game = Chess::from_fen(fen).unwrap();
        Accumulator::of(game.board()).evaluate(game.board())
    }

    #[test]
    fn the_sums_are_kept_up_move_by_move() {
        let mut chance = Seed::new([3; 32]).chance("accumulator");
        for _ in 0..30 {
            let mut state = State::from(*Chess::start().board());
            let mut accumulator = Accumulator::of(state.board());
            for _ in 0..120 {
                let legal = state.board().legal_moves();
                if legal.is_empty() {
                    break;
                }
                let action = legal[chance.below(legal.len() as u32) as usize];
                let us = state.board().turn();
                let played = state.play(action);
                accumulator = accumulator.after(state.board(), us, action, played);
                assert_eq!(accumulator, Accumulator::of(state.board()));
            }
        }
    }

    /// Returns the same sum, computed one by one.
    fn plainly(sums: &Row, weights: &Row) -> Value {
        let (sums, weights) = (sums.0.as_flattened(), weights.0.as_flattened());
        let one =
            |(sum, weight): (&i16, &i16)| Value::from((*sum).clamp(0, 255)).pow(2) * Value::from(*weight);
        sums.iter().zip(weights).map(one).sum()
    }

    #[test]
    fn all_instructions_of_a_processor_give_the_same() {
        let network = &*NETWORK;
        let mut chance = Seed::new([4; 32]).chance("instructions");
        let mut state = State::from(*Chess::start().board());
        for _ in 0..200 {
            let legal = state.board().legal_moves();
            if legal.is_empty() {
                break;
            }
            state.play(legal[chance.below(legal.len() as u32) as usize]);
            let Accumulator(sums) = Accumulator::of(state.board());
            let sums = [&sums[0], &sums[1]];
            for weights in &network.after {
                let expected = [plainly(sums[0], &weights[0]), plainly(sums[1], &weights[1])];
                for instructions in [Instructions::new(), Instructions::baseline()] {
                    assert_eq!(dispatch!(instructions, simd => output(simd, sums, weights)), expected);
                }
            }
            let rows = [&network.inputs[5], &network.inputs[700], sums[1]];
            let narrow = Instructions::baseline();
            let wide = dispatch!(network.instructions, simd => total(simd, sums[0], &rows));
            assert_eq!(wide, dispatch!(narrow, simd => total(simd, sums[0], &rows)));
        }
    }

    #[test]
    fn both_colours_are_judged_alike() {
        let white = judged("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4");
        let black = judged("rnbq1rk1/pppp1ppp/5n2/2b1p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQ - 5 4");
        assert_eq!(white, black);
    }

    #[test]
    fn more_is_better() {
        let start = judged("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let knight = judged("rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let queen = judged("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assert!(start.abs() < 60, "{start}");
        assert!(knight > start + 150, "{knight}");
        assert!(queen > knight + 50, "{queen}");
    }
}
