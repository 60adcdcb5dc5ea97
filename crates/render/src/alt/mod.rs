//! A view as a description for those who do not see the picture.

mod chessmen;

use super::labels::{Labels, utf16_len};
use super::status;
use crate::reserve_text::{self, Listing};
use trickmate_rules::Seat;
use trickmate_rules::kernel::card::{Card, Rank};
use trickmate_rules::view::{Face, SquareIndex, View};
use trickmate_text::text;

/// Discord's limit for a description. It is kept in UTF-16 units, of which there are never fewer than characters.
pub(super) const LIMIT: usize = 1024;

/// The most that one list of pieces or cards may take of it, so that there is room for the others.
const SHARE: usize = 200;

pub(super) fn alt(view: &View, labels: &Labels) -> String {
    let mut text = Description::default();
    text.sentence(&view.title);
    let [first, second] = Seat::ALL.map(|seat| labels.full(view, seat));
    text.sentence(&text!("alt-players", first, second));
    text.sentence(&status::result(view, labels));
    if view.outcome.is_none() {
        text.sentence(&status::turn(view, labels));
    }
    text.sentence(&last_move(view));
    text.sentence(&pointed(view));
    text.sentence(&status::obligations(view));
    text.sentence(&status::checks(view));
    text.sentence(&turn(view));
    if view.board.squares.iter().any(|square| matches!(square.face, Some(Face::Card { .. }))) {
        cards(view, &mut text);
    } else {
        chessmen::describe(view, &mut text);
    }
    for listing in reserve_text::listing(view) {
        text.list_within(&listing, SHARE);
    }
    text.0
}

/// Describes the squares between which the turn's Move went, when something was summoned behind it.
fn turn(view: &View) -> String {
    let moved = view.summoning.as_ref().and_then(|summoning| summoning.moved);
    moved.map_or_else(String::new, |(from, to)| {
        text!("alt-turn-moved", from = view.board.name(from), to = view.board.name(to))
    })
}

fn cards(view: &View, text: &mut Description) {
    let pieces = Seat::ALL.map(|seat| pieces(view, seat));
    for seat in Seat::ALL {
        let title = view.seats[seat.index()].name.title;
        let own = &pieces[seat.index()];
        let kings: Vec<String> = own
            .iter()
            .filter(|(_, card)| card.rank == Rank::King)
            .map(|piece| placed(view, *piece))
            .collect();
        let kings = match kings.split_last() {
            None => text!("alt-no-king"),
            Some((last, before)) => {
                before.iter().rev().fold(last.clone(), |second, first| text!("picture-and", first, second))
            }
        };
        text.sentence(&text!("alt-kings", seat = title, kings, count = own.len()));
    }
    captures(view, text);
    for seat in Seat::ALL {
        let title = view.seats[seat.index()].name.title;
        let others = pieces[seat.index()].iter().filter(|(_, card)| card.rank != Rank::King);
        text.list(
            &text!("alt-other-cards", seat = title),
            others.map(|piece| placed(view, *piece)).collect(),
        );
    }
}

fn captures(view: &View, text: &mut Description) {
    for seat in &view.seats {
        let captured = status::captures(&seat.captured);
        if !captured.is_empty() {
            text.sentence(&text!("alt-captured", seat = seat.name.title, captured));
        }
    }
}

/// The squares that somebody points at.
fn pointed(view: &View) -> String {
    let names: Vec<String> = view.pointed.iter().map(|place| view.board.name(*place)).collect();
    if names.is_empty() { String::new() } else { text!("alt-marked", squares = names.join(", ")) }
}

fn last_move(view: &View) -> String {
    view.last.as_ref().map_or_else(String::new, |last| {
        let (action, to) = (status::last_move(view), view.board.name(last.to));
        match last.from {
            Some(from) => text!("alt-from-to", action, from = view.board.name(from), to),
            None => text!("alt-on", action, to),
        }
    })
}

/// A seat's cards, the highest first.
fn pieces(view: &View, wanted: Seat) -> Vec<(SquareIndex, Card)> {
    let faces = (0..).zip(&view.board.squares).filter_map(|(place, square)| Some((place, square.face?)));
    let mut pieces: Vec<(SquareIndex, Card)> = faces
        .filter_map(|(place, face)| match face {
            Face::Card { card, owner } => (owner == wanted).then_some((place, card)),
            Face::Piece { .. } | Face::Covered | Face::Known { .. } | Face::Composite(_) => None,
        })
        .collect();
    pieces.sort_by_key(|(_, card)| (std::cmp::Reverse(card.rank), card.suit));
    pieces
}

fn placed(view: &View, (place, card): (SquareIndex, Card)) -> String {
    format!("{} {}", card.plain_text(), view.board.name(place))
}

/// Text that never gets longer than the limit.
#[derive(Default)]
pub(super) struct Description(pub(super) String);

impl Description {
    fn room(&self) -> usize {
        LIMIT - utf16_len(&self.0)
    }

    /// Adds a sentence, or as much of it as fits.
    pub(super) fn sentence(&mut self, sentence: &str) {
        if sentence.is_empty() {
            return;
        }
        let space = if self.0.is_empty() { "" } else { " " };
        let whole = format!("{space}{sentence}.");
        if utf16_len(&whole) <= self.room() {
            self.0.push_str(&whole);
            return;
        }
        let mut room = self.room().saturating_sub(1);
        if room < 40 {
            return;
        }
        for letter in whole.chars() {
            room = match room.checked_sub(letter.len_utf16()) {
                Some(left) => left,
                None => break,
            };
            self.0.push(letter);
        }
        self.0.push('…');
    }

    /// Adds a listing, with as many of its items as fit into a share of the whole text.
    fn list_within(&mut self, listing: &Listing, share: usize) {
        if utf16_len(&listing.sentence()) <= share {
            self.sentence(&listing.sentence());
            return;
        }
        let mut used = utf16_len(&listing.heading);
        let fitting = listing.items.iter().take_while(|item| {
            used += utf16_len(item) + 2;
            used <= share
        });
        let fitting = fitting.count();
        let items = listing.items[..fitting].join("; ");
        let count = listing.items.len() - fitting;
        self.sentence(&text!("alt-list-more", heading = listing.heading, items, count));
    }

    /// Adds a list; says how many items did not fit.
    pub(super) fn list(&mut self, heading: &str, mut items: Vec<String>) {
        let all = items.len();
        while !items.is_empty() {
            let shown = items.join(", ");
            let list = match all - items.len() {
                0 => text!("alt-list", heading, items = shown),
                count => text!("alt-list-more", heading, items = shown, count),
            };
            let sentence = format!(" {list}.");
            if utf16_len(&sentence) <= self.room() {
                self.0.push_str(&sentence);
                return;
            }
            items.pop();
        }
    }
}
