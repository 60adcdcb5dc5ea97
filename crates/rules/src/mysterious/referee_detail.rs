//! What the referee tells beside the position.

use serde_json::{Map, Value, json};

use super::names::SEATS;
use super::phase::{Flipping, Phase, Placing};
use super::position::MysteriousPosition;
use crate::chess::Chess;
use crate::mysterious::observe;
use crate::mysterious::placed_cards::PlacedCards;
use crate::mysterious::unplaced::Unplaced;
use crate::mysterious::visibility::Visibility;
use crate::seat::{Seat, Viewer};
use crate::view::Face;

/// The phase and what counts in it.
pub(super) fn detail(table: &MysteriousPosition, viewer: Viewer) -> Value {
    match &table.phase {
        Phase::Placing(placing) => of_placing(placing, table.eyes(viewer)),
        Phase::Flipping(flipping) => of_flipping(flipping),
        Phase::Chess(chess) => of_chess(chess, &table.captured),
    }
}

fn of_placing(placing: &Placing, eyes: Visibility) -> Value {
    let left = by_seat(|seat| placing.stock.left(seat, placing.turn).into());
    let mut detail = json!({"phase": "placing", "left": left, "covered": covered(&placing.spread)});
    if let Unplaced::Hands(hands) = &placing.stock {
        detail["hands"] = by_seat(|seat| match eyes.see_cards_of(seat) {
            true => hands[seat.index()].to_string().into(),
            false => Value::Null,
        });
    }
    detail
}

fn of_flipping(flipping: &Flipping) -> Value {
    json!({
        "phase": "flipping",
        "flips": key(flipping.turn),
        "promoting": flipping.spread.promoting().map(|(square, _)| square.to_string()),
        "covered": covered(&flipping.spread),
    })
}

fn of_chess(chess: &Chess, captured: &[Vec<Face>; 2]) -> Value {
    let letters = |seat: Seat| -> String {
        let letter = |face: &Face| match face {
            Face::Piece { role, .. } => Some(role.letter()),
            _ => None,
        };
        captured[seat.index()].iter().filter_map(letter).collect()
    };
    json!({
        "phase": "chess",
        "check": observe::checked(chess).map(key).collect::<Vec<_>>(),
        "castling": chess.board().castling().to_string(),
        "captured": by_seat(|seat| letters(seat).into()),
        "quiet": chess.quiet(),
        "repetitions": chess.repetitions(),
    })
}

fn covered(spread: &PlacedCards) -> Vec<String> {
    spread.covered().map(|square| square.to_string()).collect()
}

fn key(seat: Seat) -> &'static str {
    SEATS[seat.index()].key
}

fn by_seat(value: impl Fn(Seat) -> Value) -> Value {
    let pairs = Seat::ALL.into_iter().map(|seat| (key(seat).to_owned(), value(seat)));
    Value::Object(pairs.collect::<Map<_, _>>())
}
