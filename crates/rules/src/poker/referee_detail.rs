//! The referee's details beside the position.

use serde_json::{Map, Value, json};

use super::declaration::{Declaration, Due, VEILED};
use super::names::SEATS;
use super::position::PokerPosition;
use crate::chess::Role;
use crate::poker::hand_selection::{EvaluatedHand, in_alphabet};
use crate::seat::Seat;
use crate::view::Face;

/// Returns the score, both current hands, the hands scored so far, and the details of the chess.
pub(super) fn detail(table: &PokerPosition<Option<Declaration>>) -> Value {
    let hands = table.hands();
    let history = table.history.iter().map(|showdown| {
        json!({
            "move": showdown.number,
            "white": showdown.hands[0].as_ref().map(hand),
            "black": showdown.hands[1].as_ref().map(hand),
            "winner": showdown.winner.map(key),
        })
    });
    let captured = |seat: Seat| -> String {
        let own = table.terms.armies[seat.other().index()];
        let letters = table.captured[seat.index()].iter().filter_map(|face| match face {
            Face::Piece { role: role @ (Role::Pawn | Role::King), .. } => Some(role.letter().to_string()),
            Face::Piece { role, army, .. } if *army != own => Some(format!("{}'", role.letter())),
            Face::Piece { role, .. } => Some(role.letter().to_string()),
            _ => None,
        });
        letters.collect()
    };
    json!({
        "score": by_seat(|seat| table.score[seat.index()].into()),
        "wipeout": table.terms.limit,
        "bonus": table.terms.bonus,
        "credited": table.mated.map(key),
        "hands": by_seat(|seat| hands[seat.index()].as_ref().map(hand).into()),
        "history": history.collect::<Vec<_>>(),
        "declared": table.declaring.as_ref().map(|dues| by_seat(|seat| declared(dues[seat.index()]))),
        "captured": by_seat(|seat| captured(seat).into()),
        "check": table.chess.is_check(),
        "quiet": table.chess.quiet(),
        "repetitions": table.chess.repetitions(),
    })
}

fn key(seat: Seat) -> &'static str {
    SEATS[seat.index()].key
}

fn by_seat(value: impl Fn(Seat) -> Value) -> Value {
    Value::Object(
        Seat::ALL.into_iter().map(|seat| (key(seat).to_owned(), value(seat))).collect::<Map<_, _>>(),
    )
}

fn hand(held: &EvaluatedHand) -> Value {
    let squares = in_alphabet(held.squares);
    json!({
        "cards": held.cards.iter().map(|(card, _)| card.usual_text()).collect::<Vec<_>>(),
        "ranks": held.cards.iter().map(|(card, _)| card.rank.usual_letter()).collect::<String>(),
        "category": held.value.category().name(),
        "name": held.value.to_string(),
        "squares": squares.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

/// Returns a seat's declaration as far as it is known; `null` while it is due.
fn declared(due: Due<Option<Declaration>>) -> Value {
    match due {
        Due::Nothing => "no choice".into(),
        Due::Pending => Value::Null,
        Due::Declared(Some(declaration)) => declaration.to_string().into(),
        Due::Declared(None) => VEILED.into(),
    }
}
