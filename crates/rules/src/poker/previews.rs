//! The hands that a seat would hold after its moves.

use crate::observation::DynObservation;
use crate::poker::observed::Observed;
use crate::poker::showdown;
use crate::seat::Seat;
use crate::view::PokerHand;

/// Returns every legal move of a seat with the best hand it would hold after it, the best hands first. The other side's
/// answer is not considered; a hand wins if the move itself causes a showdown. Empty if hands are declared, the seat is
/// not to move, or the game is another.
#[must_use]
pub fn hand_previews(observed: &dyn DynObservation, seat: Seat) -> Vec<(String, PokerHand)> {
    let Some(Observed { table, .. }) = observed.as_any().downcast_ref() else { return Vec::new() };
    if table.declaring.is_some() || !table.to_act().contains(&seat) {
        return Vec::new();
    }
    let moves = table.chess.board().legal_moves().into_iter().map(|action| {
        let hands = table.hands_after(action);
        let text = table.chess.write_move(action);
        let wins = table.compares_after(seat, &text) && showdown::winner(&hands, table.terms) == Some(seat);
        let [white, black] = hands;
        (text, if seat == Seat::First { white } else { black }.shown(wins))
    });
    let mut hands: Vec<(String, PokerHand)> = moves.collect();
    hands.sort_by(|(one, left), (other, right)| right.value.cmp(&left.value).then_with(|| one.cmp(other)));
    hands
}
