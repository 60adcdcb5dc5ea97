//! Reserves, hands and make-ups in words, for texts and descriptions.

use trickmate_rules::Seat;
use trickmate_rules::view::{Face, Reserved, SeatHoldings, View};
use trickmate_text::{text, word};

/// A heading with its items, e.g. "White's reserve" and the pieces in it; only the heading if there are no items.
pub(super) struct Listing {
    pub(super) heading: String,
    pub(super) items: Vec<String>,
}

impl Listing {
    /// Returns a sentence without its full stop.
    pub(super) fn sentence(&self) -> String {
        match self.items.as_slice() {
            [] => self.heading.clone(),
            items => text!("alt-list", heading = self.heading, items = items.join("; ")),
        }
    }
}

/// Lists the pieces and cards beside the board, and the names of the made pieces on it; empty in a game without
/// reserves.
pub(super) fn listing(view: &View) -> Vec<Listing> {
    let Some(summoning) = &view.summoning else { return Vec::new() };
    let mut listing = Vec::new();
    for seat in Seat::ALL {
        let title = word(view.seats[seat.index()].name.title);
        let own = summoning.names.iter().filter(|(place, _)| {
            let face = view.board.squares.get(usize::from(*place)).and_then(|square| square.face);
            matches!(face, Some(Face::Composite(made)) if made.owner == seat)
        });
        let pieces: Vec<String> =
            own.map(|(place, name)| format!("{} {}", view.board.name(*place), word(name))).collect();
        if !pieces.is_empty() {
            listing.push(Listing { heading: text!("alt-pieces", seat = title), items: pieces });
        }
        listing.extend(store(&title, &summoning.holdings[seat.index()]));
    }
    listing
}

fn store(title: &str, store: &SeatHoldings) -> Vec<Listing> {
    let mut listing = Vec::new();
    let reserve: Vec<String> = store.reserve.iter().map(piece).collect();
    if !reserve.is_empty() {
        listing.push(Listing { heading: text!("alt-reserve", seat = title), items: reserve });
    }

    let hand = store.hand.iter().flatten().map(|card| word(&card.name)).collect();
    let heading = text!("alt-stock", seat = title, count = store.hand_size, deck = store.deck_size);
    listing.push(Listing { heading, items: hand });
    listing
}

/// Returns a piece in reserve: its handle and its name.
pub(super) fn piece(piece: &Reserved) -> String {
    format!("{} {}", piece.handle, word(&piece.name))
}
