//! Random positions, as proptest strategies.

use proptest::prelude::*;
use serde_json::{Map, Value, json};

const RANKS: &str = "123456789XJQKA";
const SUITS: &str = "CDHS";

/// Valid positions in JSON: any cards anywhere, one to four Kings, either turn, quiet up to the draw.
pub fn positions() -> impl Strategy<Value = Value> {
    let card = (rank(), 0..4_usize, square(), any::<bool>());
    // Few cards as often as many: endgames have situations that full boards lack.
    let cards = prop_oneof![
        prop::collection::vec(card.clone(), 0..6),
        prop::collection::vec(card.clone(), 0..25),
        prop::collection::vec(card, 20..90),
    ];
    let kings = (square(), square(), 0..4_usize, 1..4_usize);
    let quiet = prop_oneof![3 => 0..196_u32, 1 => 196..201_u32];
    (cards, kings, any::<bool>(), quiet).prop_map(|(cards, kings, turn, quiet)| {
        let (home, away, suit, further) = kings;
        let mut board = Map::new();
        put(&mut board, "K", suit, home, true);
        // The second King gets another square.
        put(&mut board, "K", (suit + further) % 4, if away == home { (away + 1) % 100 } else { away }, false);
        for (rank, suit, square, owner) in cards {
            put(&mut board, &RANKS[rank..=rank], suit, square, owner);
        }
        json!({"turn": seat(turn), "cards": board, "quiet": quiet})
    })
}

/// Picks a rank: Ones, Kings and Aces more often than the rest.
fn rank() -> impl Strategy<Value = usize> + Clone {
    prop_oneof![6 => 0..14_usize, 1 => Just(0), 1 => Just(12), 1 => Just(13)]
}

/// Picks a square: the palaces and the ranks beside the middle line more often than the rest.
fn square() -> impl Strategy<Value = usize> + Clone {
    prop_oneof![6 => 0..100_usize, 1 => prop_oneof![4..6_usize, 94..96_usize], 2 => 40..60_usize]
}

/// Puts a card on a square unless the rules of positions forbid it.
fn put(board: &mut Map<String, Value>, rank: &str, suit: usize, square: usize, owner: bool) {
    let card = |rank: &str| format!("{rank}{}", &SUITS[suit..=suit]);
    let square = super::notation::square_name(square);
    let is_on = |card: &str, board: &Map<String, Value>| board.values().any(|piece| piece["card"] == card);
    let rival = match rank {
        "1" => "A",
        "A" => "1",
        _ => rank,
    };
    if !board.contains_key(&square) && !is_on(&card(rank), board) && !is_on(&card(rival), board) {
        board.insert(square, json!({"card": card(rank), "owner": seat(owner)}));
    }
}

fn seat(first: bool) -> &'static str {
    if first { "forehand" } else { "rearhand" }
}
