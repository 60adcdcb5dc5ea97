//! Cardmate's notation for the plain generator.

use super::mailbox::{Mailbox, Move, Side};

const RANKS: &str = "123456789XJQKA";

/// Returns the name of a square.
pub fn square_name(square: usize) -> String {
    format!("{}{}", char::from(b'a' + (square % 10) as u8), square / 10)
}

/// Returns the name of the card on a square.
pub fn card_name(game: &Mailbox, square: usize) -> String {
    let piece = game.piece(square).expect("a card");
    format!("{}{}", &RANKS[usize::from(piece.rank) - 1..usize::from(piece.rank)], char::from(piece.suit))
}

/// Returns a move with all its marks.
pub fn written(game: &Mailbox, chosen: Move) -> String {
    let mut after = game.clone();
    let taken = after.play(chosen);
    let capture = if taken.is_some() { ":" } else { "" };
    let promotion = if chosen.promotes { "=A" } else { "" };
    let king = taken.is_some_and(|piece| piece.rank == 13);
    let marks = match (king, after.palace_conquered()) {
        (true, _) if after.kings(after.turn()) == 0 => "×",
        (true, true) => "+#",
        (true, false) => "+",
        (false, true) => "#",
        (false, false) => "",
    };
    format!("{}{capture}{}{promotion}{marks}", card_name(game, chosen.from), square_name(chosen.to))
}

/// Returns all legal moves with their marks, sorted; none when the game is over.
pub fn legal(game: &Mailbox) -> Vec<String> {
    if game.ending().is_some() {
        return Vec::new();
    }
    let mut texts: Vec<String> = game.moves().into_iter().map(|chosen| written(game, chosen)).collect();
    texts.sort_unstable();
    texts
}

/// Plays a legal move that is written with all its marks.
pub fn play(game: &mut Mailbox, text: &str) {
    let chosen =
        game.moves().into_iter().find(|chosen| written(game, *chosen) == text).expect("a legal move");
    game.play(chosen);
}

/// Returns the key of a side, as in the library.
pub fn key(side: Side) -> &'static str {
    match side {
        Side::Forehand => "forehand",
        Side::Rearhand => "rearhand",
    }
}
