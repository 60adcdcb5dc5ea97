//! Positions as JSON and as a line of text, both ways.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::names::SEATS;
use crate::cardmate::placement::{Placement, Square10};
use crate::cardmate::termination::kings;
use crate::json::{self, BySquare};
use crate::kernel::Square;
use crate::kernel::card::{Card, Rank};
use crate::position_error::PositionError;
use crate::seat::Seat;

/// The JSON form: `{"turn": "forehand", "cards": {"a0": {"card": "XS", "owner": "forehand"}}, "quiet": 12}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    turn: String,
    cards: BySquare<Piece>,
    #[serde(default)]
    quiet: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Piece {
    card: String,
    owner: String,
}

/// Returns the JSON form of a layout.
pub(super) fn to_json(layout: &Placement) -> Value {
    let cards: BTreeMap<String, Value> = Square::<_>::all()
        .filter_map(|square: Square10| {
            let (card, owner) = layout.piece_on(square)?;
            let piece = serde_json::json!({"card": card.to_string(), "owner": SEATS[owner.index()].key});
            Some((square.to_string(), piece))
        })
        .collect();
    serde_json::json!({"turn": SEATS[layout.turn.index()].key, "cards": cards, "quiet": layout.quiet})
}

/// Returns a layout from its JSON form.
pub(super) fn from_json(json: &str) -> Result<Placement, PositionError> {
    let setup: Setup = json::read(json)?;
    let mut layout = Placement::empty(seat(&setup.turn)?);
    layout.quiet = setup.quiet;
    for (square, piece) in &setup.cards.0 {
        let square: Square10 = square.parse().map_err(|error| PositionError::new(format!("{error}")))?;
        let card = Card::from_text(&piece.card)
            .ok_or_else(|| PositionError::new(format!("there is no card “{}”", piece.card)))?;
        place(&mut layout, card, seat(&piece.owner)?, square)?;
    }
    validate(&layout)?;
    Ok(layout)
}

/// One line: the ranks from 9 down, separated by `/`, each card by its two characters (Rearhand's in lower case),
/// each empty square as `-`; then the seat to move, `f` or `r`, and the quiet plies.
pub(super) fn to_text(layout: &Placement) -> String {
    let square = |place: Square10| match layout.piece_on(place) {
        None => "-".to_owned(),
        Some((card, Seat::First)) => card.to_string(),
        Some((card, Seat::Second)) => card.to_string().to_lowercase(),
    };
    let rank = |rank: i8| (0..10).filter_map(|file| Square::at(file, rank)).map(square).collect::<String>();
    let ranks: Vec<String> = (0..10).rev().map(rank).collect();
    let turn = &SEATS[layout.turn.index()].key[..1];
    format!("{} {turn} {}", ranks.join("/"), layout.quiet)
}

/// Returns a layout from its line of text.
pub(super) fn from_text(text: &str) -> Result<Placement, PositionError> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let [ranks, turn, quiet] = fields[..] else {
        return Err(PositionError::new(
            "it needs three parts: the ranks, the seat to move and the quiet plies",
        ));
    };
    let turn = SEATS
        .iter()
        .zip(Seat::ALL)
        .find(|(name, _)| name.key.get(..1) == Some(turn))
        .map(|(_, seat)| seat)
        .ok_or_else(|| PositionError::new(format!("the seat to move is f or r, not “{turn}”")))?;
    let mut layout = Placement::empty(turn);
    layout.quiet =
        quiet.parse().map_err(|_| PositionError::new(format!("“{quiet}” is not a number of quiet plies")))?;
    let ranks: Vec<&str> = ranks.split('/').collect();
    if ranks.len() != 10 {
        return Err(PositionError::new(format!("it has {} ranks instead of 10", ranks.len())));
    }
    for (text, rank) in ranks.iter().zip((0..10).rev()) {
        read_rank(&mut layout, text, rank)?;
    }
    validate(&layout)?;
    Ok(layout)
}

fn read_rank(layout: &mut Placement, text: &str, rank: i8) -> Result<(), PositionError> {
    let mut rest = text;
    for file in 0..10 {
        let square: Square10 =
            Square::at(file, rank).ok_or_else(|| PositionError::new("a square off the board"))?;
        if let Some(after) = rest.strip_prefix('-') {
            rest = after;
            continue;
        }
        let (letters, after) = rest
            .split_at_checked(2)
            .ok_or_else(|| PositionError::new(format!("rank {rank} has fewer than 10 squares")))?;
        let card = Card::from_text(letters).filter(|card| {
            let text = card.to_string();
            letters == text || letters == text.to_lowercase()
        });
        let card = card.ok_or_else(|| PositionError::new(format!("there is no card “{letters}”")))?;
        let owner = if letters == card.to_string() { Seat::First } else { Seat::Second };
        place(layout, card, owner, square)?;
        rest = after;
    }
    if rest.is_empty() {
        Ok(())
    } else {
        Err(PositionError::new(format!("rank {rank} has more than 10 squares")))
    }
}

fn seat(key: &str) -> Result<Seat, PositionError> {
    Seat::ALL.into_iter().find(|seat| SEATS[seat.index()].key == key).ok_or_else(|| {
        PositionError::new(format!("there is no seat “{key}”; the seats are forehand and rearhand"))
    })
}

fn place(layout: &mut Placement, card: Card, owner: Seat, square: Square10) -> Result<(), PositionError> {
    if let Some(other) = layout.card_on(square) {
        return Err(PositionError::new(format!("both {other} and {card} stand on {square}")));
    }
    if let Some(other) = layout.place_of(card) {
        return Err(PositionError::new(format!("{card} stands on both {other} and {square}")));
    }
    layout.put(card, owner, square);
    Ok(())
}

/// Checks for at least one King each, and an Ace only if the One of its suit is absent.
fn validate(layout: &Placement) -> Result<(), PositionError> {
    for seat in Seat::ALL {
        if kings(layout, seat) == 0 {
            return Err(PositionError::new(format!("{} has no King", SEATS[seat.index()].title)));
        }
    }
    for ace in Card::all().filter(|card| card.rank == Rank::Ace) {
        let one = Card::new(Rank::One, ace.suit);
        if layout.place_of(ace).is_some() && layout.place_of(one).is_some() {
            return Err(PositionError::new(format!("{ace} and {one} cannot both be on the board")));
        }
    }
    Ok(())
}
