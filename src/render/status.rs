//! The state of a match in words, for pictures and texts alike.

use super::labels::Labels;
use crate::rules::Seat;
use crate::rules::kernel::card::Card;
use crate::rules::view::View;

/// The few words beside a player's name: whose turn it is, or who won.
pub(super) fn badge(view: &View, seat: Seat) -> Option<&'static str> {
    match &view.outcome {
        Some(outcome) => match outcome.winner {
            Some(winner) => (winner == seat).then_some("winner"),
            None => Some("draw"),
        },
        None => view.seats[seat.index()].to_act.then_some("to move"),
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
    if acting.is_empty() { String::new() } else { format!("{} to move", acting.join(" and ")) }
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
    let number = view.ply.div_ceil(2);
    match &view.last {
        None => String::new(),
        Some(last) if last.seat == Seat::First => format!("Last move {number}. {}", last.text),
        Some(last) => format!("Last move {number}… {}", last.text),
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Cards suit by suit in ascending order, separated by spaces.
pub(super) fn card_list(cards: &[Card]) -> String {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}
