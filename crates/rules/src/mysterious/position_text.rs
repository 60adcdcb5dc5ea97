//! Positions as a line of text, both ways.
//!
//! While chess is played, the text is FEN. Before that, it begins with the board as in FEN, where a face-down card is
//! its letter after [`DOWN`], or [`UNKNOWN`] for viewers who may not know it. Then follow the phase, the seat that
//! places or flips, and the cards still to place or the Pawn to promote.

use std::collections::VecDeque;

use super::card::PieceCard;
use super::phase::{Flipping, Phase, Placing, SeenPhase};
use crate::chess::{Chess, Square8};
use crate::kernel::Square;
use crate::mysterious::placed_cards::{PlacedCard, PlacedCards, SeenCards};
use crate::mysterious::position_json;
use crate::mysterious::unplaced::{SeenUnplaced, Unplaced};
use crate::position_error::PositionError;
use crate::seat::Seat;
use crate::seen::{CardCount, Seen};

/// Stands before the letter of a card face down.
const DOWN: char = '~';
/// A card face down that the viewer does not know.
const UNKNOWN: char = '?';
/// The sign for an empty field.
const NONE: &str = "-";

/// Returns the line of text of a position as somebody knows it.
pub(super) fn write(phase: &SeenPhase) -> String {
    match phase {
        Phase::Placing(Placing { turn, stock, spread }) => {
            format!("{} placing {} {}", ranks(spread), letter(*turn), stock_text(stock))
        }
        Phase::Flipping(Flipping { turn, spread }) => {
            let promoting = spread.promoting().map_or(NONE.to_owned(), |(square, _)| square.to_string());
            format!("{} flipping {} {promoting}", ranks(spread), letter(*turn))
        }
        Phase::Chess(chess) => chess.fen(),
    }
}

const fn letter(seat: Seat) -> char {
    match seat {
        Seat::First => 'w',
        Seat::Second => 'b',
    }
}

/// Returns both hands with `/` between them, or the pack; numbers in place of secret ones.
fn stock_text(stock: &SeenUnplaced) -> String {
    match stock {
        Unplaced::Hands(hands) => Seat::ALL
            .map(|seat| match hands[seat.index()] {
                ref hand if hand.count_cards() == 0 => NONE.to_owned(),
                Seen::Known(hand) => {
                    hand.cards().map(|role| PieceCard { role, owner: seat }.letter()).collect()
                }
                Seen::Counted(count) => count.to_string(),
            })
            .join("/"),
        Unplaced::Pack(Seen::Known(pack)) => pack.iter().map(|card| card.letter()).collect(),
        Unplaced::Pack(Seen::Counted(count)) => count.to_string(),
    }
}

fn ranks(spread: &SeenCards) -> String {
    let rank = |rank: i8| {
        let mut text = String::new();
        let mut empty = 0;
        for square in (0..8).filter_map(|file| Square::at(file, rank)) {
            let Some(lying) = spread.on(square) else {
                empty += 1;
                continue;
            };
            push_count(&mut text, &mut empty);
            match lying.card {
                Some(card) if lying.is_up => text.push(card.letter()),
                Some(card) => text.extend([DOWN, card.letter()]),
                None => text.push(UNKNOWN),
            }
        }
        push_count(&mut text, &mut empty);
        text
    };
    (0..8).rev().map(rank).collect::<Vec<_>>().join("/")
}

fn push_count(text: &mut String, empty: &mut u32) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}

/// Reads a position from its line of text, in the form for those who may know everything.
pub(super) fn read(text: &str, is_casual: bool) -> Result<Phase, PositionError> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let phase = match fields[..] {
        [ranks, "placing", turn, stock] => Phase::Placing(Placing {
            turn: read_turn(turn)?,
            stock: read_stock(stock, is_casual)?,
            spread: read_ranks(ranks)?,
        }),
        [ranks, "flipping", turn, promoting] => {
            let flipping = Flipping { turn: read_turn(turn)?, spread: read_ranks(ranks)? };
            let named: Option<Square8> = match promoting {
                NONE => None,
                name => Some(name.parse().map_err(|error| PositionError::new(format!("{error}")))?),
            };
            position_json::check_promoting(&flipping, named)?;
            Phase::Flipping(flipping)
        }
        _ => Phase::Chess(Chess::from_fen(text).map_err(|error| PositionError::new(error.to_string()))?),
    };
    position_json::validate(&phase)?;
    Ok(phase)
}

fn read_turn(text: &str) -> Result<Seat, PositionError> {
    match text {
        "w" => Ok(Seat::First),
        "b" => Ok(Seat::Second),
        _ => Err(PositionError::new(format!("the seat to act is w or b, not “{text}”"))),
    }
}

fn read_stock(text: &str, is_casual: bool) -> Result<Unplaced, PositionError> {
    if is_casual {
        let cards = text.chars().map(|letter| {
            PieceCard::from_letter(letter)
                .ok_or_else(|| PositionError::new(format!("“{letter}” in the pack is no chessman")))
        });
        return Ok(Unplaced::Pack(cards.collect::<Result<VecDeque<_>, _>>()?));
    }
    let (white, black) = text
        .split_once('/')
        .ok_or_else(|| PositionError::new("both hands are written with / between them"))?;
    let hand = |text: &str| position_json::hand(if text == NONE { "" } else { text });
    Ok(Unplaced::Hands([hand(white)?, hand(&black.to_ascii_uppercase())?]))
}

fn read_ranks(text: &str) -> Result<PlacedCards, PositionError> {
    let mut spread = PlacedCards::EMPTY;
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        return Err(PositionError::new(format!("the board has {} ranks instead of 8", ranks.len())));
    }
    for (text, rank) in ranks.into_iter().zip((0..8_i8).rev()) {
        let wrong = || PositionError::new(format!("rank {} does not have 8 squares", rank + 1));
        let mut file = 0_i8;
        let mut letters = text.chars();
        while let Some(letter) = letters.next() {
            if let Some(empty @ 1..=8) = letter.to_digit(10) {
                file += empty as i8;
                if file > 8 {
                    return Err(wrong());
                }
                continue;
            }
            let (letter, is_up) =
                if letter == DOWN { (letters.next().unwrap_or(DOWN), false) } else { (letter, true) };
            let card = PieceCard::from_letter(letter)
                .ok_or_else(|| PositionError::new(format!("“{letter}” on the board is no chessman")))?;
            spread.put(Square::at(file, rank).ok_or_else(wrong)?, PlacedCard { card, is_up });
            file += 1;
        }
        if file != 8 {
            return Err(wrong());
        }
    }
    Ok(spread)
}
