//! The conditions of a valid position.

use super::names::SEATS;
use super::state::{Phase, State, Variant};
use crate::position_error::PositionError;
use crate::seat::Seat;
use crate::summoner::hand_and_deck::{HAND, HeldCards};

/// The most cards in a hand or deck of a position that is set up.
const MAX_CARDS: usize = 200;

/// Checks the conditions beyond the reading of the parts.
///
/// # Errors
/// A mistake in the position, in one sentence.
pub(super) fn check(state: &State) -> Result<(), PositionError> {
    Seat::ALL.into_iter().try_for_each(|seat| check_side(state, seat))?;
    if state.limit > 64 {
        return wrong(format!("the limit {} is more than the board has squares", state.limit));
    }
    if state.spent > state.limit {
        return wrong(format!("{} is spent, but the limit is {}", state.spent, state.limit));
    }
    let (waits, acts) = (state.turn.other(), state.turn);
    match state.phase {
        Phase::Move if state.board.is_in_check(waits) => {
            return wrong(format!(
                "{} is to move while the King of {} is in check",
                title(acts),
                title(waits)
            ));
        }
        Phase::Summon | Phase::Create | Phase::Discard if state.board.is_in_check(acts) => {
            return wrong(format!("{} has moved and is still in check", title(acts)));
        }
        Phase::Discard if !state.owes_discard() => {
            return wrong(format!("{} has no more than {HAND} cards to discard from", title(acts)));
        }
        _ => {}
    }
    check_passed(state)
}

fn check_side(state: &State, seat: Seat) -> Result<(), PositionError> {
    let kings = state.board.pieces().filter(|(_, piece)| piece.owner == seat && piece.is_king()).count();
    let is_entering = kings == 0
        && seat == state.turn
        && state.phase == Phase::Summon
        && state.extra_kings().next().is_some()
        && state.entries(None).next().is_some();
    if kings != 1 && !is_entering {
        return wrong(format!("{} has {kings} Kings on the board instead of one", title(seat)));
    }
    let stock = &state.stocks[seat.index()];
    if stock.hand_size() > MAX_CARDS || stock.deck_size() > MAX_CARDS {
        return wrong(format!("{} has more than {MAX_CARDS} cards in hand or deck", title(seat)));
    }
    Ok(())
}

/// Checks that the square passed over is empty, and that the Pawn that passed it stands in front of it.
fn check_passed(state: &State) -> Result<(), PositionError> {
    let Some(square) = state.passed else { return Ok(()) };
    // While a Move is due the other side has passed; after it the side to act has.
    let mover = if state.phase == Phase::Move { state.turn.other() } else { state.turn };
    let (rank, ahead) = if mover == Seat::First { (2, 1) } else { (5, -1) };
    let pawn = square.offset(0, ahead).and_then(|front| state.board.on(front));
    let fits = state.variant == Variant::Courier
        && square.rank() == rank
        && state.board.on(square).is_none()
        && pawn.is_some_and(|piece| piece.is_pawn() && piece.owner == mover);
    if fits { Ok(()) } else { wrong(format!("no Pawn has just passed over {square}")) }
}

const fn title(seat: Seat) -> &'static str {
    SEATS[seat.index()].title
}

fn wrong<T>(why: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(why))
}
