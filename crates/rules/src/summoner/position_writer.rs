//! Positions written as JSON.

use serde_json::{Value, json};

use super::card::CardId;
use super::catalogue::Catalogue;
use super::movement::Square8;
use super::names::{self, key};
use super::reserve::{ReservePiece, handle};
use super::state::{State, Variant};
use crate::seat::Seat;
use crate::seen::Seen;
use crate::summoner::composition::{Composition, Part};
use crate::summoner::custom_card;
use crate::summoner::hand_and_deck::SeenHandAndDeck;
use crate::summoner::piece::{Piece, PieceKind};

/// Writes the JSON form of a position as somebody knows it: secret hands and decks are only counted.
pub(super) fn to_json(state: &State<SeenHandAndDeck>) -> Value {
    let cards = &state.cards;
    let stock = |seat: Seat| &state.stocks[seat.index()];
    let mut json = json!({
        "variant": variant_name(state.variant),
        "turn": key(state.turn),
        "phase": state.phase.name(),
        "limit": state.limit,
        "spent": state.spent,
        "quiet": state.quiet,
        "board": state.board.pieces().map(|(square, piece)| on_board(cards, square, piece)).collect::<Vec<_>>(),
        "reserve": by_seat(|seat| {
            let pieces = state.reserves[seat.index()].pieces.iter();
            pieces.map(|piece| in_reserve(cards, seat, piece)).collect()
        }),
        "last_handle": by_seat(|seat| state.reserves[seat.index()].last.into()),
        "hand": by_seat(|seat| pile(cards, &stock(seat).hand)),
        "deck": by_seat(|seat| pile(cards, &stock(seat).deck)),
        "cards": custom_card::to_json(cards),
    });
    if let Some(square) = state.passed {
        json["ep"] = square.to_string().into();
    }
    json
}

/// Writes the names of cards, or their number.
fn pile(cards: &Catalogue, pile: &Seen<Vec<CardId>>) -> Value {
    match pile {
        Seen::Known(pile) => pile.iter().map(|card| Value::from(cards.name(*card))).collect(),
        Seen::Counted(count) => (*count).into(),
    }
}

const fn variant_name(variant: Variant) -> &'static str {
    match variant {
        Variant::Standard => names::STANDARD,
        Variant::Courier => names::COURIER,
    }
}

fn by_seat(value: impl Fn(Seat) -> Value) -> Value {
    json!({"white": value(Seat::First), "black": value(Seat::Second)})
}

fn on_board(cards: &Catalogue, square: Square8, piece: &Piece) -> Value {
    let mut json = json!({"at": square.to_string(), "owner": key(piece.owner)});
    describe(cards, piece, &mut json);
    json
}

fn in_reserve(cards: &Catalogue, seat: Seat, entry: &ReservePiece) -> Value {
    let mut json = json!({"handle": handle(seat, entry.number)});
    describe(cards, &entry.piece, &mut json);
    json
}

fn describe(cards: &Catalogue, piece: &Piece, json: &mut Value) {
    match &piece.kind {
        PieceKind::King => json["king"] = true.into(),
        PieceKind::Pawn => json["pawn"] = true.into(),
        PieceKind::Composite(made) => json["made_of"] = makeup_json(cards, &made.composition),
    }
}

fn makeup_json(cards: &Catalogue, composition: &Composition) -> Value {
    let part = |part: &Part| {
        let mut json = json!({"card": cards.name(part.card)});
        if part.rider {
            json["rider"] = true.into();
        }
        if !part.of.0.is_empty() {
            json["of"] = makeup_json(cards, &part.of);
        }
        json
    };
    composition.0.iter().map(part).collect()
}
