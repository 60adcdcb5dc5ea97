//! Typed deals.

use super::home_squares::{HOME, red_cards};
use crate::kernel::card::{Card, Rank, Suit};

/// Reads the cards of White's squares in the order of [`HOME`].
pub(super) fn cards(text: &str) -> Result<Vec<Card>, String> {
    let mut cards: Vec<Card> = Vec::new();
    let mut rest = text.trim_start_matches(is_separator);
    while !rest.is_empty() {
        let (card, after) = first_card(rest)?;
        if !card.suit.is_red() {
            return Err(format!("{} is black, and White’s half has the red cards", card.usual_text()));
        }
        if cards.contains(&card) {
            return Err(format!("{} is there twice", card.usual_text()));
        }
        cards.push(card);
        rest = after.trim_start_matches(is_separator);
    }
    let missing: Vec<String> =
        red_cards().filter(|card| !cards.contains(card)).map(Card::usual_text).collect();
    match missing.len() {
        0 => Ok(cards),
        1 => Err(format!("{} is missing", missing[0])),
        count if count > 5 => Err(format!("{count} of the {} red cards are missing", HOME.len())),
        _ => Err(format!("{} are missing", missing.join(", "))),
    }
}

/// Returns the deal in its usual form: cards such as `Ad` with a space between them.
pub(super) fn read(text: &str) -> Result<String, String> {
    Ok(cards(text)?.into_iter().map(Card::usual_text).collect::<Vec<_>>().join(" "))
}

fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '/' | '|' | '.' | '\u{fe0f}')
}

/// Splits off the card at the beginning, rank and suit in either case or the suit's symbol.
fn first_card(text: &str) -> Result<(Card, &str), String> {
    let unknown = || {
        let word: String = text.chars().take_while(|letter| !is_separator(*letter)).take(8).collect();
        format!("“{word}” is no card; cards are such as Ad, Th or 7d")
    };
    let (rank, rest) = match text.strip_prefix("10") {
        Some(rest) => ("10", rest),
        None => text.split_at_checked(1).ok_or_else(unknown)?,
    };
    let suit = rest.chars().next().ok_or_else(unknown)?;
    let rest = &rest[suit.len_utf8()..];
    let letter = Suit::ALL.into_iter().find(|known| known.symbol() == suit).map_or(suit, Suit::letter);
    let card = Card::from_usual_text(&format!("{rank}{letter}")).filter(|card| card.rank != Rank::One);
    Ok((card.ok_or_else(unknown)?, rest))
}
