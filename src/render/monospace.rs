//! A view as text in a monospaced font.

use super::labels::Labels;
use super::{status, workshop};
use crate::rules::Seat;
use crate::rules::view::{Face, SquareView, View};

/// The mark in front of the second seat's pieces.
const MARK: char = '*';

pub(super) fn text(view: &View, labels: &Labels, bottom: Seat) -> String {
    let mut lines = vec![view.title.clone(), player(view, labels, bottom.other())];
    lines.extend(board(view, bottom));
    lines.push(player(view, labels, bottom));
    lines.extend(workshop::sentences(view));
    lines.extend([status::last_move(view), status::demands(view), status::result(view, labels)]);
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
    let mut lines = Vec::new();
    for (row, &rank) in rank_order.iter().enumerate() {
        let below_border = if bottom == Seat::First { rank + 1 } else { rank };
        if row > 0 && view.board.border == Some(below_border) {
            lines.push(format!("   {}", "-".repeat(usize::from(files) * 3)));
        }
        let mut line = format!("{:>2} ", rank + view.board.first_rank);
        for &file in &file_order {
            let square = view.board.squares.get(usize::from(rank) * usize::from(files) + usize::from(file));
            line.push_str(&square.map(cell).unwrap_or_default());
        }
        lines.push(line.trim_end().to_owned());
    }
    let letters: String = file_order.iter().map(|&file| format!(" {} ", char::from(b'a' + file))).collect();
    lines.push(format!("   {}", letters.trim_end()));
    lines
}

fn cell(square: &SquareView) -> String {
    match (square.face, square.palace) {
        (Some(Face::Card { card, owner: Seat::First }), _) => format!(" {card}"),
        (Some(Face::Card { card, owner: Seat::Second }), _) => format!("{MARK}{card}"),
        (Some(Face::Piece { role, owner: Seat::First }), _) => format!(" {} ", role.letter()),
        (Some(Face::Piece { role, owner: Seat::Second }), _) => format!("{MARK}{} ", role.letter()),
        (Some(Face::Made(made)), _) => {
            let mark = if made.owner == Seat::Second { MARK } else { ' ' };
            format!("{mark}{:<2.2}", made.code)
        }
        (Some(Face::Covered), _) => " # ".to_owned(),
        (Some(Face::Known { role, .. }), _) => format!(" #{}", role.letter()),
        (None, Some(_)) => " []".to_owned(),
        (None, None) => " . ".to_owned(),
    }
}

/// One line: the mark of the player's pieces, the name, the turn or the result, the captured cards.
fn player(view: &View, labels: &Labels, seat: Seat) -> String {
    let mark = if seat == Seat::Second { MARK } else { ' ' };
    let badge = status::badge(view, seat).map(|badge| format!(", {badge}")).unwrap_or_default();
    let captured = status::captures(&view.seats[seat.index()].captured);
    let captured = if captured.is_empty() { captured } else { format!(", captured {captured}") };
    format!("  {mark}{}{badge}{captured}", labels.full(view, seat))
}
