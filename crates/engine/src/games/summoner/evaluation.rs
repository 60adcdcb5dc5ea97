//! What a state is worth, in hundredths of a card's value.

use trickmate_rules::Seat;
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

/// What the state is worth to the side to act.
pub(super) fn evaluate(state: &State) -> Points {
    evaluate_for(state, state.turn())
}

/// What the state is worth to a side.
pub(super) fn evaluate_for(state: &State, us: Seat) -> Points {
    let mut points = 0;
    for seat in Seat::ALL {
        let mut side = ROOM * state.room(seat).min(3) as Points;
        let mut waiting: Vec<u32> = state.reserve_values(seat).collect();
        waiting.sort_unstable_by(|one, other| other.cmp(one));
        for (place, value) in waiting.into_iter().enumerate() {
            // Those behind wait longer.
            side += RESERVE * value as Points * 4 / (4 + place as Points);
        }
        side += HAND * state.hand_values(seat).sum::<u32>() as Points;
        points += as_seen_by(seat, side);
    }
    for piece in state.pieces() {
        let mut worth = MOBILITY * piece.moves.min(16) as Points;
        if !piece.is_king {
            worth += BOARD * piece.value as Points + PIECE;
            if let Some(king) = state.king(piece.owner.other()) {
                let distance =
                    king.file().abs_diff(piece.square.file()).max(king.rank().abs_diff(piece.square.rank()));
                worth += NEAR * (7 - Points::from(distance));
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
    bounded(as_seen_by(us, points))
}
