//! The hands that a seat would hold after its moves.

use crate::observation::DynObservation;
use crate::poker::observed::Observed;
use crate::poker::showdown;
use crate::seat::Seat;
use crate::view::PokerHand;

/// Returns every legal move of a seat with the best hand it would hold after it, the best hands first. The other side's answer
/// is not considered; a hand wins if the move itself causes a showdown of two known hands. A move that turns a card up is left out. Empty if hands are
/// declared, the seat's hand is not known, it is not to move, or the game is another.
#[must_use]
pub fn hand_previews(observed: &dyn DynObservation, seat: Seat) -> Vec<(String, PokerHand)> {
    let Some(Observed { table, .. }) = observed.as_any().downcast_ref() else { return Vec::new() };
    if table.declaring.is_some() || !table.to_act().contains(&seat) || !table.is_hand_known(seat) {
        return Vec::new();
    }
    let moves = table.chess.board().legal_moves().into_iter().filter_map(|action| {
        if table.turns_up(action) {
            return None;
        }
        let hands = table.hands_after(action);
        let text = table.chess.write_move(action);
        let winner = match &hands {
            [Some(white), Some(black)] => showdown::winner([white, black], table.terms),
            _ => None,
        };
        let wins = table.compares_after(seat, &text) && winner == Some(seat);
        Some((text, hands[seat.index()].as_ref()?.shown(wins)))
    });
    let mut hands: Vec<(String, PokerHand)> = moves.collect();
    hands.sort_by(|(one, left), (other, right)| right.value.cmp(&left.value).then_with(|| one.cmp(other)));
    hands
}
