//! The referee's details beside the position.

use serde_json::{Map, Value, json};

use super::names::SEATS;
use super::reserve::handle;
use super::state::State;
use crate::seat::Seat;
use crate::seen::Seen;
use crate::summoner::hand_and_deck::{HeldCards, SeenHandAndDeck};

/// Returns the phase with its relevant facts, and each seat's holdings.
pub(super) fn detail(state: &State<SeenHandAndDeck>, repetitions: usize) -> Value {
    let cards = &state.cards;
    let stock = |seat: Seat| &state.stocks[seat.index()];
    let check = Seat::ALL.into_iter().filter(|seat| state.board.is_in_check(*seat));
    let pieces = state.board.pieces().map(|(square, piece)| (square.to_string(), piece.name(cards).into()));
    json!({
        "phase": state.phase.name(),
        "limit": state.limit,
        "spent": state.spent,
        "left": state.left(),
        "quiet": state.quiet,
        "repetitions": repetitions,
        "check": check.map(|seat| SEATS[seat.index()].key).collect::<Vec<_>>(),
        "pieces": Value::Object(pieces.collect()),
        "reserve": by_seat(|seat| {
            let pieces = state.reserves[seat.index()].pieces.iter();
            let named = pieces.map(|entry| (handle(seat, entry.number), entry.piece.name(cards).into()));
            Value::Object(named.collect())
        }),
        "hand_size": by_seat(|seat| stock(seat).hand_size().into()),
        "deck_size": by_seat(|seat| stock(seat).deck_size().into()),
        "hand": by_seat(|seat| match &stock(seat).hand {
            Seen::Known(hand) => hand.iter().map(|card| Value::from(cards.name(*card))).collect(),
            Seen::Counted(_) => Value::Null,
        }),
    })
}

fn by_seat(value: impl Fn(Seat) -> Value) -> Value {
    let pairs = Seat::ALL.into_iter().map(|seat| (SEATS[seat.index()].key.to_owned(), value(seat)));
    Value::Object(pairs.collect::<Map<_, _>>())
}
