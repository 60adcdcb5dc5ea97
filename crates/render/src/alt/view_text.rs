//! The description of a view.

use super::captures::captures;
use super::chessmen;
use super::description::Description;
use crate::labels::{Labels, isolated};
use crate::reserve_text;
use crate::status;
use crate::story::{self, Person, Persons};
use trickmate_rules::kernel::card::{Card, Rank};
use trickmate_rules::view::{Face, SquareIndex, View};
use trickmate_rules::{Happening, Seat, StoryStep};
use trickmate_text::{joined, rules, text, word};

/// The largest share of one list of pieces or cards, so that there is room for the others.
const SHARE: usize = 200;

pub(crate) fn alt(view: &View, labels: &Labels) -> String {
    let mut text = Description::default();
    text.sentence(&rules::board_title(&view.title));
    let [first, second] = Seat::ALL.map(|seat| labels.full(view, seat));
    text.sentence(&text!("alt-players", first, second));
    text.sentence(&status::result(view, labels));
    if view.outcome.is_none() {
        text.sentence(&status::turn(view, labels));
    }
    text.sentence(&last_move(view, labels));
    text.sentence(&pointed(view));
    text.sentence(&status::obligations(view));
    text.sentence(&status::checks(view));
    text.sentence(&turn(view));
    if view.board.squares.iter().any(|square| matches!(square.face, Some(Face::Card { .. }))) {
        cards(view, &mut text);
        text.sentence(&palaces(view));
    } else {
        chessmen::describe(view, &mut text);
    }
    for listing in reserve_text::listing(view) {
        text.list_within(&listing, SHARE);
    }
    text.0
}

/// Describes the squares of the turn's Move, if something was summoned after it.
fn turn(view: &View) -> String {
    let moved = view.summoning.as_ref().and_then(|summoning| summoning.moved);
    moved.map_or_else(String::new, |(from, to)| {
        text!("alt-turn-moved", from = view.board.name(from), to = view.board.name(to))
    })
}

fn cards(view: &View, text: &mut Description) {
    let pieces = Seat::ALL.map(|seat| pieces(view, seat));
    for seat in Seat::ALL {
        let title = word(view.seats[seat.index()].name.title);
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
        let title = word(view.seats[seat.index()].name.title);
        let others = pieces[seat.index()].iter().filter(|(_, card)| card.rank != Rank::King);
        text.list(
            &text!("alt-other-cards", seat = title),
            others.map(|piece| placed(view, *piece)).collect(),
        );
    }
}

/// Returns the squares of both palaces.
fn palaces(view: &View) -> String {
    let squares = (0..).zip(&view.board.squares).filter(|(_, square)| square.palace.is_some());
    let names: Vec<String> = squares.map(|(place, _)| view.board.name(place)).collect();
    if names.is_empty() { String::new() } else { text!("alt-palaces", squares = joined(&names)) }
}

/// Returns the marked squares.
fn pointed(view: &View) -> String {
    let names: Vec<String> = view.pointed.iter().map(|place| view.board.name(*place)).collect();
    if names.is_empty() { String::new() } else { text!("alt-marked", squares = joined(&names)) }
}

/// Returns what happened last: in words where the match tells it, otherwise in notation.
fn last_move(view: &View, labels: &Labels) -> String {
    if let Some(step) = &view.latest {
        let players = Seat::ALL.map(|seat| Person::Named(isolated(&labels.short(view, seat))));
        // Checks and scored hands are described separately.
        let is_told =
            |happening: &Happening| !matches!(happening, Happening::Checked | Happening::Scored { .. });
        let happenings = step.happenings.iter().filter(|happening| is_told(happening)).cloned().collect();
        let step = StoryStep { happenings, ..*step };
        return story::action(&step, &Persons::of(view, players)).trim_end_matches('.').to_owned();
    }
    view.last.as_ref().map_or_else(String::new, |last| {
        let (action, to) = (status::last_move(view), view.board.name(last.to));
        match last.from {
            Some(from) => text!("alt-from-to", action, from = view.board.name(from), to),
            None => text!("alt-on", action, to),
        }
    })
}

/// Returns a seat's cards, the highest first.
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
