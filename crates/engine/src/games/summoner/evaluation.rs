//! The evaluation of a state, in hundredths of a card's value.

use arrayvec::ArrayVec;
use trickmate_rules::Seat;
use trickmate_rules::chess::{Bitboard8, Square8};
use trickmate_rules::summoner::{KnownPiece, State};

use super::weights::Weights;
use crate::games::chess::{as_seen_by, rank};
use crate::score::Value;
use crate::search::bounded;

/// An empty square beside the King, up to three, where pieces enter.
const ROOM: Value = 12;
/// The squares beyond those that a side holds that a card may cost to be playable soon, and the value of another card
/// in hand.
const AFFORDABLE: u32 = 3;
const DEAR: Value = 10;
/// The most pieces in reserve that count.
const WAITING: usize = 64;
/// A lone King: each step away from the centre, each step that the other King is nearer, each step that a piece is
/// nearer.
const CORNERED: Value = 25;
const ESCORTED: Value = 15;
const SURROUNDED: Value = 8;

/// Returns `true` if a side with so few squares will probably discard a card of this value.
pub(super) const fn is_dear(value: u32, squares: u32) -> bool {
    value > squares + AFFORDABLE
}

/// The pieces of a state, with their attacks and mobility.
struct Pieces {
    weights: &'static Weights,
    all: ArrayVec<KnownPiece, 64>,
    kings: [Option<Square8>; 2],
    sides: [Bitboard8; 2],
    /// The squares on which each side could capture if an enemy stood there.
    aims: [Bitboard8; 2],
    /// The loss with the piece on a square; 0 for a King.
    prices: [Value; 64],
}

impl Pieces {
    fn of(state: &State) -> Self {
        let weights = Weights::of(state);
        let mut pieces = Self {
            weights,
            all: state.pieces().take(64).collect(),
            kings: Seat::ALL.map(|seat| state.king(seat)),
            sides: Seat::ALL.map(|seat| state.side(seat)),
            aims: [Bitboard8::empty(); 2],
            prices: [0; 64],
        };
        for piece in &pieces.all {
            pieces.aims[piece.owner.index()] |= piece.aims;
            if !piece.is_king {
                pieces.prices[piece.square.index()] = weights.board * piece.worth as Value + weights.piece;
            }
        }
        pieces
    }

    /// Returns the pieces of a side without its King.
    fn men(&self, seat: Seat) -> impl Iterator<Item = &KnownPiece> {
        self.all.iter().filter(move |piece| piece.owner == seat && !piece.is_king)
    }

    /// Returns the number of pieces of a side with its King.
    fn count(&self, seat: Seat) -> u32 {
        self.sides[seat.index()].len()
    }

    /// Returns the value of the pieces of a side on their squares.
    fn worth(&self, seat: Seat) -> Value {
        let Weights { mobility, near, close, advanced, .. } = *self.weights;
        let [own, other] = [seat, seat.other()].map(|seat| self.kings[seat.index()]);
        let nearness = |square, king: Option<Square8>| king.map_or(0, |king| 7 - distance(square, king));
        let worth = |piece: &KnownPiece| {
            let place = near * nearness(piece.square, other) + close * nearness(piece.square, own);
            let forward = if piece.is_pawn { advanced * Value::from(rank(seat, piece.square)) } else { 0 };
            self.prices[piece.square.index()]
                + mobility * piece.quiet.len().min(16) as Value
                + place
                + forward
        };
        self.men(seat).map(worth).sum()
    }

    /// Returns the value of guarded own pieces, and of attacks on the squares beside the other King.
    fn hold(&self, seat: Seat) -> Value {
        let aims = self.aims[seat.index()];
        let ring = self.kings[seat.other().index()].map_or(Bitboard8::empty(), beside);
        self.weights.guarded * (aims & self.sides[seat.index()]).len() as Value
            + self.weights.pressed * (aims & ring).len() as Value
    }

    /// Returns the gain of the best capture of a side, and the value of a check.
    fn attack(&self, seat: Seat) -> (Value, Value) {
        let others = self.sides[seat.other().index()];
        let king = self.kings[seat.other().index()].map_or(Bitboard8::empty(), Bitboard8::of);
        let guarded = self.aims[seat.other().index()];
        let (mut best, mut check) = (0, 0);
        for piece in self.all.iter().filter(|piece| piece.owner == seat) {
            if !(piece.aims & king).is_empty() {
                check = self.weights.check;
            }
            for victim in piece.aims & others & !king {
                let price = if guarded.contains(victim) { self.prices[piece.square.index()] } else { 0 };
                best = best.max(self.prices[victim.index()] - price);
            }
        }
        (best, check)
    }

    /// Returns the value of a lone King near the edge and of the other pieces near to it.
    fn hunt(&self, hunter: Seat) -> Value {
        let (Some(own), Some(king)) = (self.kings[hunter.index()], self.kings[hunter.other().index()]) else {
            return 0;
        };
        let off = |line: u8| Value::from(if line < 4 { 3 - line } else { line - 4 });
        let cornered = CORNERED * (off(king.file()) + off(king.rank()));
        let surrounded = self.men(hunter).map(|piece| SURROUNDED * (7 - distance(piece.square, king)));
        cornered + ESCORTED * (7 - distance(own, king)) + surrounded.sum::<Value>()
    }

    /// Returns the empty squares beside a side's King.
    fn room(&self, seat: Seat) -> u32 {
        let Some(king) = self.kings[seat.index()] else { return 0 };
        (beside(king) & !(self.sides[0] | self.sides[1])).len()
    }
}

/// Returns the squares beside a square, and itself.
fn beside(square: Square8) -> Bitboard8 {
    let steps = (-1..=1).flat_map(|files| (-1..=1).map(move |ranks| (files, ranks)));
    steps.filter_map(|(files, ranks)| square.offset(files, ranks)).collect()
}

fn distance(one: Square8, other: Square8) -> Value {
    Value::from(one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank())))
}

/// Returns the value of the state for the side to act.
pub(super) fn evaluate(state: &State) -> Value {
    evaluate_for(state, state.turn())
}

/// Returns the value of the state for a side.
pub(super) fn evaluate_for(state: &State, us: Seat) -> Value {
    let pieces = Pieces::of(state);
    let weights = pieces.weights;
    let next = if state.is_move_due() { state.turn() } else { state.turn().other() };
    let mut points = 0;
    for seat in Seat::ALL {
        let mut side = ROOM * pieces.room(seat).min(3) as Value + pieces.worth(seat);
        let mut waiting: ArrayVec<u32, WAITING> = state.reserve_values(seat).take(WAITING).collect();
        waiting.sort_unstable_by(|one, other| other.cmp(one));
        for (place, value) in waiting.into_iter().enumerate() {
            // Later ones wait longer.
            side += weights.reserve * value as Value * 4 / (4 + place as Value);
        }
        let squares = pieces.count(seat);
        side += state
            .hand_values(seat)
            .map(|value| if is_dear(value, squares) { DEAR } else { weights.hand * value as Value })
            .sum::<Value>();
        let (capture, check) = pieces.attack(seat);
        let share = if seat == next { weights.lost } else { weights.threatened };
        side += capture * share / 100 + check + pieces.hold(seat);
        if pieces.count(seat.other()) == 1 && squares > 1 {
            side += pieces.hunt(seat);
        }
        points += as_seen_by(seat, side);
    }
    // A lead without prospects is a draw in the end.
    points = points * (200 - state.quiet().min(100) as Value) / 200;
    bounded(as_seen_by(us, points))
}
