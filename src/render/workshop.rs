//! Reserves, hands and make-ups in words, for texts and descriptions.

use crate::rules::Seat;
use crate::rules::view::{Face, Store, View};

/// What lies beside the board and what the made pieces on it are, a sentence each without its full stop; none in a game
/// without reserves.
pub(super) fn sentences(view: &View) -> Vec<String> {
    let Some(workshop) = &view.workshop else { return Vec::new() };
    let mut sentences = Vec::new();
    for seat in Seat::ALL {
        let title = view.seats[seat.index()].name.title;
        let own = workshop.names.iter().filter(|(place, _)| {
            let face = view.board.squares.get(usize::from(*place)).and_then(|square| square.face);
            matches!(face, Some(Face::Made(made)) if made.owner == seat)
        });
        let pieces: Vec<String> =
            own.map(|(place, name)| format!("{} {name}", view.board.name(*place))).collect();
        if !pieces.is_empty() {
            sentences.push(format!("{title}'s pieces: {}", pieces.join("; ")));
        }
        sentences.extend(store(title, &workshop.stores[seat.index()]));
    }
    sentences
}

fn store(title: &str, store: &Store) -> Vec<String> {
    let mut sentences = Vec::new();
    let reserve: Vec<String> =
        store.reserve.iter().map(|piece| format!("{} {}", piece.handle, piece.name)).collect();
    if !reserve.is_empty() {
        sentences.push(format!("{title}'s reserve: {}", reserve.join("; ")));
    }
    let hand = match &store.hand {
        Some(cards) if !cards.is_empty() => {
            let names: Vec<&str> = cards.iter().map(|card| card.name.as_str()).collect();
            format!(": {}", names.join(", "))
        }
        _ => String::new(),
    };
    sentences.push(format!("{title} holds {}, {} to draw{hand}", count(store.hand_size), store.deck_size));
    sentences
}

fn count(cards: usize) -> String {
    if cards == 1 { "1 card".to_owned() } else { format!("{cards} cards") }
}
