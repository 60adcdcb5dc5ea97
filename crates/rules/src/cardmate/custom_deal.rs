//! Deals that people type.

use super::deal;
use super::names::SEATS;
use super::notation::describe_capture;
use crate::cardmate::placement::Placement;
use crate::cardmate::termination::kings;
use crate::kernel::card::{Card, Rank, Suit};
use crate::seat::Seat;

/// The most missing cards that a refusal names.
const NAMED_CARDS: usize = 5;

/// Reads the 52 cards of the squares where cards stand at the start, from a0 and rank by rank, and lays them out.
///
/// # Errors
/// What is wrong with the text or the deal, in one sentence.
pub(super) fn lay_out(text: &str) -> Result<Placement, String> {
    let layout = deal::on_starting_squares(&cards(text)?);
    for seat in Seat::ALL {
        let who = SEATS[seat.index()].title;
        if kings(&layout, seat) == 0 {
            return Err(format!("{who} has no King"));
        }
        if let Some(capture) = layout.compulsory_captures(seat).first() {
            let capture = describe_capture(capture.captor, capture.victim);
            return Err(format!("{who} would have a compulsory capture at the start: {capture}"));
        }
        if layout.attacks_king(seat) {
            return Err(format!("{who} could take a King at the start"));
        }
    }
    Ok(layout)
}

/// Returns the deal in its usual form: cards such as `XS` with a space between them.
///
/// # Errors
/// As [`lay_out`].
pub(super) fn read(text: &str) -> Result<String, String> {
    lay_out(text)?;
    Ok(write(&cards(text)?))
}

/// Writes the cards of the squares where cards stand at the start.
pub(super) fn write(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// Reads all cards but the Aces, each once.
fn cards(text: &str) -> Result<Vec<Card>, String> {
    let mut cards: Vec<Card> = Vec::new();
    let mut rest = text.trim_start_matches(is_separator);
    while !rest.is_empty() {
        let (card, after) = first_card(rest)?;
        if card.rank == Rank::Ace {
            return Err(format!("{card} is an Ace, and Aces start in nobody’s hand"));
        }
        if cards.contains(&card) {
            return Err(format!("{card} is there twice"));
        }
        cards.push(card);
        rest = after.trim_start_matches(is_separator);
    }
    let is_missing = |card: &Card| card.rank != Rank::Ace && !cards.contains(card);
    let missing: Vec<String> = Card::all().filter(is_missing).map(|card| card.to_string()).collect();
    match &missing[..] {
        [] => Ok(cards),
        [one] => Err(format!("{one} is missing")),
        several if several.len() > NAMED_CARDS => {
            Err(format!("{} of the 52 cards are missing", several.len()))
        }
        several => Err(format!("{} are missing", several.join(", "))),
    }
}

fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '/' | '|' | '.' | '\u{fe0f}')
}

/// Reads the card at the beginning, rank and suit in either case or the suit's symbol, and returns the rest too. `T` and
/// `10` are the Ten.
fn first_card(text: &str) -> Result<(Card, &str), String> {
    let unknown = || {
        let word: String = text.chars().take_while(|letter| !is_separator(*letter)).take(8).collect();
        format!("“{word}” is no card; cards are such as 4C, XD or KS")
    };
    let (rank, rest) = match text.strip_prefix("10") {
        Some(rest) => (Rank::Ten, rest),
        None => {
            let letter = text.chars().next().ok_or_else(unknown)?;
            let rank =
                if letter.eq_ignore_ascii_case(&'t') { Some(Rank::Ten) } else { Rank::from_letter(letter) };
            (rank.ok_or_else(unknown)?, &text[letter.len_utf8()..])
        }
    };
    let letter = rest.chars().next().ok_or_else(unknown)?;
    let symbol = || Suit::ALL.into_iter().find(|suit| suit.symbol() == letter);
    let suit = Suit::from_letter(letter).or_else(symbol).ok_or_else(unknown)?;
    Ok((Card::new(rank, suit), &rest[letter.len_utf8()..]))
}
