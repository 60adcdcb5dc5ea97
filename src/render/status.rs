//! The state of a match in words, for pictures and texts alike.

use super::labels::Labels;
use crate::rules::Seat;
use crate::rules::view::{Face, View};

/// The few words beside a player's name: whose turn it is, or who won.
pub(super) fn badge(view: &View, seat: Seat) -> Option<String> {
    match &view.outcome {
        Some(outcome) => match outcome.winner {
            Some(winner) => (winner == seat).then(|| "winner".to_owned()),
            None => Some("draw".to_owned()),
        },
        None => view.seats[seat.index()].to_act.then(|| format!("to {}", view.task)),
    }
}

/// One line: the result, or what the seat to act must do, or whose turn it is.
pub(super) fn status(view: &View, labels: &Labels) -> String {
    if view.outcome.is_some() {
        return result(view, labels);
    }
    if view.demands.is_empty() {
        return turn(view, labels);
    }
    demands(view)
}

/// How the match ended; empty while it goes on.
pub(super) fn result(view: &View, labels: &Labels) -> String {
    match &view.outcome {
        None => String::new(),
        Some(outcome) => match outcome.winner {
            Some(winner) => format!("{} wins: {}", labels.short(view, winner), outcome.reason),
            None => format!("Draw: {}", outcome.reason),
        },
    }
}

/// Whose turn it is; empty when it is no one's.
pub(super) fn turn(view: &View, labels: &Labels) -> String {
    let acting: Vec<String> = Seat::ALL
        .into_iter()
        .filter(|seat| view.seats[seat.index()].to_act)
        .map(|seat| labels.short(view, seat))
        .collect();
    if acting.is_empty() { String::new() } else { format!("{} to {}", acting.join(" and "), view.task) }
}

/// What the seat to act must do; empty when it is free.
pub(super) fn demands(view: &View) -> String {
    let texts: Vec<&str> = view.demands.iter().map(|demand| demand.text.as_str()).collect();
    match texts.as_slice() {
        [] => String::new(),
        [only] => format!("{}: {only}", capitalised(view.demand_name)),
        several => {
            format!("{}, one of {}: {}", capitalised(view.demand_name), several.len(), several.join(", "))
        }
    }
}

/// The last move with its number, e.g. "17… QS:h2".
pub(super) fn last_move(view: &View) -> String {
    let Some(last) = &view.last else { return String::new() };
    let number = last.number.unwrap_or(view.ply.div_ceil(2));
    let dots = if last.seat == Seat::First { "." } else { "…" };
    format!("Last move {number}{dots} {}", last.text)
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// What was captured: cards suit by suit in ascending order, then chessmen, the most valuable first; separated by
/// spaces.
pub(super) fn captures(faces: &[Face]) -> String {
    let (mut cards, mut roles) = (Vec::new(), Vec::new());
    for &face in faces {
        match face {
            Face::Card { card, .. } => cards.push(card),
            Face::Piece { role, .. } | Face::Known { role, .. } => roles.push(role),
            Face::Covered | Face::Made(_) => {}
        }
    }
    cards.sort_unstable();
    roles.sort_unstable_by(|a, b| b.cmp(a));
    let cards = cards.iter().map(ToString::to_string);
    cards.chain(roles.iter().map(|role| role.name().to_owned())).collect::<Vec<_>>().join(" ")
}
