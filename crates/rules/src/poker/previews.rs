//! The hands that a seat would hold after its moves.

use crate::observation::DynObservation;
use crate::poker::hand_selection::{EvaluatedHand, Scene};
use crate::poker::observed::Observed;
use crate::seat::Seat;
use crate::view::PokerHand;

/// Every legal move of a seat with the best hand it would hold after it, the best hands first. The other side's answer
/// is not considered. Empty where hands are declared, the seat is not to move, or the game is another.
#[must_use]
pub fn hand_previews(observed: &dyn DynObservation, seat: Seat) -> Vec<(String, PokerHand)> {
    let Some(Observed { table, .. }) = observed.as_any().downcast_ref() else { return Vec::new() };
    if table.declaring.is_some() || !table.to_act().contains(&seat) {
        return Vec::new();
    }
    let board = table.chess.board();
    let moves = board.legal_moves().into_iter().map(|action| {
        let (mut next, mut moved) = (*board, table.moved.clone());
        let victim = next.play_unchecked(action);
        moved.note(board, action, victim.map(|(_, square)| square));
        let scene = Scene { board: &next, moved: &moved, ..table.scene() };
        (table.chess.write_move(action), scene.best(seat))
    });
    let mut hands: Vec<(String, EvaluatedHand)> = moves.collect();
    hands.sort_by(|(one, left), (other, right)| right.value.cmp(&left.value).then_with(|| one.cmp(other)));
    hands.into_iter().map(|(text, held)| (text, held.shown(false))).collect()
}
