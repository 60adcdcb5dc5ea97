//! Chessmen, face-down cards, printed cards and poker hands in words.

use super::captures::captures;
use super::description::Description;
use crate::status;
use trickmate_rules::Seat;
use trickmate_rules::chess::{Army, Role};
use trickmate_rules::kernel::card::Card;
use trickmate_rules::view::{Face, Reserve, SquareIndex, View};
use trickmate_text::{joined, rules, text, word};

pub(super) fn describe(view: &View, text: &mut Description) {
    if view.score.is_some() {
        text.sentence(&text!("alt-score", score = status::score(view), lead = status::lead(view)));
    }
    for seat in Seat::ALL {
        text.sentence(&hand(view, seat));
    }
    for seat in Seat::ALL {
        text.sentence(&pieces(view, seat));
    }
    face_down(view, text);
    for seat in &view.seats {
        let held = match &seat.reserve {
            Some(Reserve::Kinds(kinds)) if !kinds.is_empty() => {
                text!("alt-holds", seat = word(seat.name.title), cards = status::kinds(kinds))
            }
            Some(Reserve::Count(count)) => text!("alt-holds-cards", seat = word(seat.name.title), count),
            _ => continue,
        };
        text.sentence(&held);
    }
    captures(view, text);
    let ranks = view.board.squares.chunks(usize::from(view.board.files));
    let printed = |card: Option<Card>| card.map_or_else(|| "–".to_owned(), Card::usual_text);
    let rows = (view.board.first_rank..).zip(ranks).filter(|(_, row)| row.iter().any(|it| it.card.is_some()));
    let rows = rows.map(|(rank, row)| {
        let cards: Vec<String> = row.iter().map(|square| printed(square.card)).collect();
        text!("alt-rank", rank, cards = cards.join(" "))
    });
    text.list(&text!("alt-squares"), rows.collect());
}

/// Returns a seat's poker hand, its cards with their squares.
fn hand(view: &View, seat: Seat) -> String {
    let shown = &view.seats[seat.index()];
    let Some(hand) = &shown.hand else {
        let secret =
            text!("alt-secret", seat = word(shown.name.title), state = status::secret_hand(view, seat));
        return if view.score.is_some() { secret } else { String::new() };
    };
    let place = |(card, place): &(Card, Option<SquareIndex>)| {
        let place = place.map_or_else(|| text!("picture-hole"), |place| view.board.name(place));
        format!("{} {place}", card.usual_text())
    };
    let cards: Vec<String> = hand.cards.iter().map(place).collect();
    let (seat, name, listed) = (word(shown.name.title), rules::hand(hand.value), joined(&cards));
    match (hand.wins, cards.is_empty()) {
        (true, true) => text!("alt-hand-better", seat, hand = name),
        (true, false) => text!("alt-hand-better-cards", seat, hand = name, cards = listed),
        (false, true) => text!("alt-hand", seat, hand = name),
        (false, false) => text!("alt-hand-cards", seat, hand = name, cards = listed),
    }
}

/// Returns a seat's chessmen, the most valuable first.
fn pieces(view: &View, seat: Seat) -> String {
    let mut kinds: Vec<String> = Vec::new();
    for wanted in Role::ALL.into_iter().rev() {
        // Kings and Pawns are the same in all armies.
        let armies: &[Army] =
            if matches!(wanted, Role::Pawn | Role::King) { &[Army::Fide] } else { &Army::ALL };
        for of in armies {
            let name = of.piece_name(wanted);
            let is_one = |face| match face {
                Face::Piece { role, owner, army } => {
                    owner == seat && role == wanted && army.piece_name(role) == name
                }
                _ => false,
            };
            kinds.extend(named(name, &places(view, is_one)));
        }
    }
    let title = word(view.seats[seat.index()].name.title);
    if kinds.is_empty() { String::new() } else { text!("alt-has", seat = title, pieces = joined(&kinds)) }
}

/// Describes the face-down cards, with the kinds of the viewer's own.
fn face_down(view: &View, text: &mut Description) {
    for seat in Seat::ALL {
        let kinds = Role::ALL.into_iter().rev().filter_map(|role| {
            named(role.name(), &places(view, |face| face == Face::Known { role, owner: seat }))
        });
        let kinds: Vec<String> = kinds.collect();
        if !kinds.is_empty() {
            let title = word(view.seats[seat.index()].name.title);
            text.sentence(&text!("alt-face-down", seat = title, cards = joined(&kinds)));
        }
    }
    let covered = places(view, |face| face == Face::Covered);
    text.list(&text!("alt-unknown", count = covered.len()), covered);
}

/// Returns the names of the squares with such faces.
fn places(view: &View, wanted: impl Fn(Face) -> bool) -> Vec<String> {
    let squares = (0..).zip(&view.board.squares);
    let found = squares.filter(|(_, square)| square.face.is_some_and(&wanted));
    found.map(|(place, _)| view.board.name(place)).collect()
}

/// Returns a kind with its squares, e.g. "Rooks a1 h1".
fn named(name: &str, places: &[String]) -> Option<String> {
    let count = places.len();
    (count > 0).then(|| text!("alt-kind", name, count, squares = places.join(" ")))
}
