//! The referee's details beside the position.

use serde_json::{Map, Value, json};

use super::card::PieceCard;
use super::names::SEATS;
use super::phase::{Flipping, Phase, Placing, SeenPhase};
use crate::chess::Chess;
use crate::mysterious::placed_cards::SeenCards;
use crate::mysterious::unplaced::{SeenUnplaced, Unplaced};
use crate::seat::Seat;
use crate::seen::Seen;
use crate::view::Face;

/// Returns the phase and its relevant facts, as somebody knows them.
pub(super) fn detail(phase: &SeenPhase, captured: &[Vec<Face>; 2]) -> Value {
    match phase {
        Phase::Placing(placing) => of_placing(placing),
        Phase::Flipping(flipping) => of_flipping(flipping),
        Phase::Chess(chess) => of_chess(chess, captured),
    }
}

fn of_placing(placing: &Placing<Option<PieceCard>, SeenUnplaced>) -> Value {
    let left = by_seat(|seat| placing.stock.left(seat, placing.turn).into());
    let mut detail = json!({"phase": "placing", "left": left, "covered": covered(&placing.spread)});
    if let Unplaced::Hands(hands) = &placing.stock {
        detail["hands"] = by_seat(|seat| match hands[seat.index()] {
            Seen::Known(hand) => hand.to_string().into(),
            Seen::Counted(_) => Value::Null,
        });
    }
    detail
}

fn of_flipping(flipping: &Flipping<Option<PieceCard>>) -> Value {
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
        "check": chess.checked().map(key).collect::<Vec<_>>(),
        "castling": chess.board().castling().to_string(),
        "captured": by_seat(|seat| letters(seat).into()),
        "quiet": chess.quiet(),
        "repetitions": chess.repetitions(),
    })
}

fn covered(spread: &SeenCards) -> Vec<String> {
    spread.covered().map(|square| square.to_string()).collect()
}

fn key(seat: Seat) -> &'static str {
    SEATS[seat.index()].key
}

fn by_seat(value: impl Fn(Seat) -> Value) -> Value {
    let pairs = Seat::ALL.into_iter().map(|seat| (key(seat).to_owned(), value(seat)));
    Value::Object(pairs.collect::<Map<_, _>>())
}
