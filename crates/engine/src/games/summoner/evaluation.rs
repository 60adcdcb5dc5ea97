//! What a state is worth, in hundredths of a card's value.

use trickmate_rules::Seat;
use trickmate_rules::chess::Square8;
use trickmate_rules::summoner::State;

use super::super::chess::as_seen_by;
use crate::score::Points;
use crate::search::bounded;

/// A point of value on the board, in reserve, and in hand.
const BOARD: Points = 100;
const RESERVE: Points = 60;
const HAND: Points = 12;
/// A piece, whatever it is worth: the more there are the more may be played.
const PIECE: Points = 60;
/// A square to which a piece may go.
const MOBILITY: Points = 6;
/// An empty square beside the King, up to three, where pieces enter.
const ROOM: Points = 12;
/// How much of a piece's worth is lost when it can be taken: by the side to act, and by the other.
const LOST: Points = 85;
const THREATENED: Points = 20;
/// A square nearer to the other King, for a piece.
const NEAR: Points = 5;
/// The King attacked.
const CHECK: Points = 40;
/// How many more squares than are held now a card may cost to be playable soon, and what another card in hand is worth.
const AFFORDABLE: u32 = 3;
const DEAR: Points = 10;
/// A lone King: each step that it is away from the centre, each that the other King is nearer, each that a piece is nearer.
const CORNERED: Points = 25;
const ESCORTED: Points = 15;
const SURROUNDED: Points = 8;

/// Whether a seat that holds so many squares is not likely to play a card of this value before it is discarded.
pub(super) const fn is_dear(value: u32, squares: u32) -> bool {
    value > squares + AFFORDABLE
}

/// What it is worth to have a lone King near the edge and everything else near to it.
fn hunt(state: &State, hunter: Seat) -> Points {
    let (Some(own), Some(king)) = (state.king(hunter), state.king(hunter.other())) else { return 0 };
    let off = |line: u8| Points::from(if line < 4 { 3 - line } else { line - 4 });
    let mut points = CORNERED * (off(king.file()) + off(king.rank())) + ESCORTED * (7 - distance(own, king));
    for piece in state.pieces().filter(|piece| piece.owner == hunter && !piece.is_king) {
        points += SURROUNDED * (7 - distance(piece.square, king));
    }
    points
}

fn distance(one: Square8, other: Square8) -> Points {
    Points::from(one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank())))
}

/// What the state is worth to the side to act.
pub(super) fn evaluate(state: &State) -> Points {
    evaluate_for(state, state.turn())
}

/// What the state is worth to a side.
pub(super) fn evaluate_for(state: &State, us: Seat) -> Points {
    let mut points = 0;
    let mut held = [0; 2];
    state.pieces().for_each(|piece| held[piece.owner.index()] += 1);
    for seat in Seat::ALL {
        let mut side = ROOM * state.room(seat).min(3) as Points;
        let mut waiting: Vec<u32> = state.reserve_values(seat).collect();
        waiting.sort_unstable_by(|one, other| other.cmp(one));
        for (place, value) in waiting.into_iter().enumerate() {
            // Those behind wait longer.
            side += RESERVE * value as Points * 4 / (4 + place as Points);
        }
        let squares = held[seat.index()];
        side += state
            .hand_values(seat)
            .map(|value| if is_dear(value, squares) { DEAR } else { HAND * value as Points })
            .sum::<Points>();
        points += as_seen_by(seat, side);
    }
    for piece in state.pieces() {
        let mut worth = MOBILITY * piece.moves.min(16) as Points;
        if !piece.is_king {
            worth += BOARD * piece.value as Points + PIECE;
            if let Some(king) = state.king(piece.owner.other()) {
                worth += NEAR * (7 - distance(piece.square, king));
            }
        } else {
            worth = 0;
        }
        points += as_seen_by(piece.owner, worth);
    }
    let next = if state.is_move_due() { state.turn() } else { state.turn().other() };
    for seat in Seat::ALL {
        let (mut max, mut check) = (0, 0);
        for (attacker, victim) in state.attacks(seat) {
            if victim.is_king {
                check = CHECK;
                continue;
            }
            let worth = BOARD * victim.value as Points + PIECE;
            let price = if state.is_guarded(victim.square, seat.other()) && !attacker.is_king {
                BOARD * attacker.value as Points + PIECE
            } else {
                0
            };
            max = max.max(worth - price);
        }
        let share = if seat == next { LOST } else { THREATENED };
        points += as_seen_by(seat, max * share / 100 + check);
    }
    for seat in Seat::ALL {
        if held[seat.other().index()] == 1 && held[seat.index()] > 1 {
            points += as_seen_by(seat, hunt(state, seat));
        }
    }
    // A lead that leads to nothing is a draw in the end.
    points = points * (200 - state.quiet().min(100) as Points) / 200;
    bounded(as_seen_by(us, points))
}
