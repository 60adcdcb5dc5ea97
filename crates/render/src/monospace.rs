//! A view as text in a monospaced font.

use super::labels::Labels;
use super::status;
use crate::reserve_text;
use trickmate_rules::Seat;
use trickmate_rules::kernel::card::Card;
use trickmate_rules::view::{Face, SquareView, View};
use trickmate_text::{rules, word};

/// The mark in front of the second seat's pieces.
const MARK: char = '*';

pub(super) fn text(view: &View, labels: &Labels, bottom: Seat) -> String {
    let mut lines = vec![rules::board_title(&view.title), player(view, labels, bottom.other())];
    lines.extend(board(view, bottom));
    lines.push(player(view, labels, bottom));
    lines.extend(Seat::ALL.map(|seat| hand(view, seat)));
    lines.extend(reserve_text::listing(view).iter().map(reserve_text::Listing::sentence));
    lines.extend([status::score(view), status::lead(view)]);
    lines.extend([
        status::last_move(view),
        status::obligations(view),
        status::checks(view),
        status::result(view, labels),
    ]);
    lines.retain(|line| !line.is_empty());
    lines.push(String::new());
    lines.join("\n")
}

fn board(view: &View, bottom: Seat) -> Vec<String> {
    let (files, ranks) = (view.board.files, view.board.ranks);
    let mut file_order: Vec<u8> = (0..files).collect();
    let mut rank_order: Vec<u8> = (0..ranks).rev().collect();
    if bottom == Seat::Second {
        file_order.reverse();
        rank_order.reverse();
    }
    // Chessman and card take four letters; the names of the ranks are left out, so that eight of them fit on a phone.
    let printed = view.board.squares.iter().any(|square| square.card.is_some());
    let (margin, width) = if printed { (1, 4) } else { (3, 3) };
    let mut lines = Vec::new();
    for (row, &rank) in rank_order.iter().enumerate() {
        let below_border = if bottom == Seat::First { rank + 1 } else { rank };
        if row > 0 && view.board.border == Some(below_border) {
            lines.push(format!("{:margin$}{}", "", "-".repeat(usize::from(files) * width)));
        }
        let name = rank + view.board.first_rank;
        let mut line = if printed { name.to_string() } else { format!("{name:>2} ") };
        for &file in &file_order {
            let square = view.board.squares.get(usize::from(rank) * usize::from(files) + usize::from(file));
            line.push_str(&square.map(if printed { on_card } else { cell }).unwrap_or_default());
        }
        lines.push(line.trim_end().to_owned());
    }
    let letters: String =
        file_order.iter().map(|&file| format!(" {:<1$}", char::from(b'a' + file), width - 1)).collect();
    lines.push(format!("{:margin$}{}", "", letters.trim_end()));
    lines
}

/// Returns a square without a printed card on a board that has none: a mark and two letters.
fn cell(square: &SquareView) -> String {
    let mark = |owner| if owner == Seat::Second { MARK } else { ' ' };
    match (square.face, square.palace) {
        (Some(Face::Card { card, owner }), _) => format!("{}{card}", mark(owner)),
        (Some(Face::Piece { role, owner, .. }), _) => format!("{}{} ", mark(owner), role.letter()),
        (Some(Face::Known { role, owner }), _) => format!("{}{}#", mark(owner), role.letter()),
        (Some(Face::Covered), _) => " ##".to_owned(),
        (Some(Face::Composite(made)), _) => format!("{}{:<2.2}", mark(made.owner), made.code),
        (None, Some(_)) => " []".to_owned(),
        (None, None) => " . ".to_owned(),
    }
}

/// Returns a square of a board with printed cards: the piece, small for the second seat, and the card. A prime before it says
/// that the piece is of the other side's army.
fn on_card(square: &SquareView) -> String {
    let piece = match square.face {
        Some(Face::Piece { role, owner: Seat::First, .. }) => role.letter(),
        Some(Face::Piece { role, owner: Seat::Second, .. }) => role.letter().to_ascii_lowercase(),
        Some(Face::Card { .. } | Face::Known { .. } | Face::Covered | Face::Composite(_)) => '#',
        None => '.',
    };
    let prime = if square.is_foreign { '\'' } else { ' ' };
    format!("{prime}{piece}{:<2}", square.card.map(Card::usual_text).unwrap_or_default())
}

/// Returns one line: the mark of the player's pieces, the name, the turn or the result, the captured cards.
fn player(view: &View, labels: &Labels, seat: Seat) -> String {
    let mark = if seat == Seat::Second { MARK } else { ' ' };
    let badge = status::badge(view, seat).map(|badge| format!(", {badge}")).unwrap_or_default();
    let captured = status::captures(&view.seats[seat.index()].captured);
    let captured = if captured.is_empty() { captured } else { format!(", captured {captured}") };
    let reserve = status::reserve(view, seat);
    let reserve = if reserve.is_empty() { reserve } else { format!(", {reserve}") };
    format!("  {mark}{}{badge}{captured}{reserve}", labels.full(view, seat))
}

/// Returns a poker hand with its name.
fn hand(view: &View, seat: Seat) -> String {
    let shown = &view.seats[seat.index()];
    let title = word(shown.name.title);
    match &shown.hand {
        Some(hand) => {
            let cards: Vec<String> = hand.cards.iter().map(|(card, _)| card.usual_text()).collect();
            let better = if hand.wins { ", the better hand" } else { "" };
            format!("{title} has {} ({}){better}", rules::hand(hand.value), cards.join(" "))
        }
        None if view.score.is_some() => format!("{title} {}", status::secret_hand(view, seat)),
        None => String::new(),
    }
}
