//! The state of a match in words, for pictures and texts alike.

use super::labels::Labels;
use trickmate_rules::Seat;
use trickmate_rules::chess::Role;
use trickmate_rules::view::{Face, PokerHand, Reserve, View};

/// The few words beside a player's name: whose turn it is, or who won.
pub(super) fn badge(view: &View, seat: Seat) -> Option<String> {
    match &view.outcome {
        Some(outcome) => match outcome.winner {
            Some(winner) => (winner == seat).then(|| "winner".to_owned()),
            None => Some(if outcome.is_aborted() { "aborted" } else { "draw" }.to_owned()),
        },
        None => view.seats[seat.index()].to_act.then(|| format!("to {}", view.task)),
    }
}

/// One line: the result, or what the seat to act must do, or whose turn it is.
pub(super) fn status(view: &View, labels: &Labels) -> String {
    if view.outcome.is_some() {
        return result(view, labels);
    }
    if view.obligations.is_empty() {
        return turn(view, labels);
    }
    obligations(view)
}

/// How the match ended; empty while it goes on.
pub(super) fn result(view: &View, labels: &Labels) -> String {
    match &view.outcome {
        None => String::new(),
        Some(outcome) => match outcome.winner {
            Some(winner) => format!("{} wins: {}", labels.short(view, winner), outcome.reason),
            None if outcome.is_aborted() => "Aborted".to_owned(),
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
pub(super) fn obligations(view: &View) -> String {
    let texts: Vec<&str> = view.obligations.iter().map(|demand| demand.text.as_str()).collect();
    match texts.as_slice() {
        [] => String::new(),
        [only] => format!("{}: {only}", capitalised(view.obligation_name)),
        several => {
            format!("{}, one of {}: {}", capitalised(view.obligation_name), several.len(), several.join(", "))
        }
    }
}

/// The last move with its number, e.g. "17… QS:h2".
pub(super) fn last_move(view: &View) -> String {
    let Some(last) = &view.last else { return String::new() };
    // The match tells the number; a view that no match has made counts its plies.
    let number = last.number.unwrap_or(view.ply.div_ceil(2));
    let dots = if last.seat == Seat::First { "." } else { "…" };
    format!("Last move {number}{dots} {}", last.text)
}

/// The Kings in check, e.g. "White's King is in check"; empty without one.
pub(super) fn checks(view: &View) -> String {
    let owner = |place: &u16| match view.board.squares.get(usize::from(*place))?.face? {
        Face::Piece { owner, .. } => Some(format!("{}'s King", view.seats[owner.index()].name.title)),
        _ => None,
    };
    match &view.checks.iter().filter_map(owner).collect::<Vec<_>>()[..] {
        [] => String::new(),
        [only] => format!("{only} is in check"),
        several => format!("{} are in check", several.join(" and ")),
    }
}

/// The hands won, e.g. "Hands won: White 2, Black 1"; empty in a game without hands.
pub(super) fn score(view: &View) -> String {
    let Some(score) = view.score else { return String::new() };
    let won = |seat: Seat| format!("{} {}", view.seats[seat.index()].name.title, score.won[seat.index()]);
    format!("Hands won: {}, {}", won(Seat::First), won(Seat::Second))
}

/// Who leads by how many hands, and what lead wins; empty in a game without hands.
pub(super) fn lead(view: &View) -> String {
    let Some(score) = view.score else { return String::new() };
    let lead = score.won[0].abs_diff(score.won[1]);
    let leader = if score.won[0] > score.won[1] { Seat::First } else { Seat::Second };
    let lead = match lead {
        0 => "Level".to_owned(),
        lead => format!("{} leads by {lead}", view.seats[leader.index()].name.title),
    };
    match score.limit {
        Some(limit) => format!("{lead}; a lead of {limit} wins"),
        None => format!("{lead}; no wipeout"),
    }
}

/// A hand's name in two parts, e.g. "Two pair" and "aces and tens"; the second may be empty.
pub(super) fn hand_words(hand: &PokerHand) -> (String, String) {
    let (category, detail) = hand.name.split_once(", ").unwrap_or((&hand.name, ""));
    (capitalised(category), detail.to_owned())
}

/// What is told of a poker hand that is still secret.
pub(super) fn secret_hand(view: &View, seat: Seat) -> &'static str {
    if view.seats[seat.index()].to_act { "chooses in secret" } else { "has declared" }
}

/// How many piece cards a seat still has to place; empty in a game without placing and when there are none.
pub(super) fn reserve(view: &View, seat: Seat) -> String {
    let count = match &view.seats[seat.index()].reserve {
        Some(Reserve::Kinds(kinds)) => kinds.len(),
        Some(Reserve::Count(count)) => *count,
        None => 0,
    };
    match count {
        0 => String::new(),
        1 => "1 card in hand".to_owned(),
        several => format!("{several} cards in hand"),
    }
}

/// How many cards a seat holds and can draw, and what it may still spend in this turn; empty in a game without.
pub(super) fn stock(view: &View, seat: Seat) -> String {
    let Some(workshop) = &view.workshop else { return String::new() };
    let store = &workshop.stores[seat.index()];
    let stock = format!("{} in hand · {} to draw", store.hand_size, store.deck_size);
    if view.seats[seat.index()].to_act { format!("{stock} · {} to spend", workshop.left) } else { stock }
}

/// Kinds of chessmen with their numbers, the most valuable first, e.g. "King, Rook ×2".
pub(super) fn kinds(roles: &[Role]) -> String {
    let counted = Role::ALL.into_iter().rev().filter_map(|role| {
        match roles.iter().filter(|other| **other == role).count() {
            0 => None,
            1 => Some(role.name().to_owned()),
            count => Some(format!("{} ×{count}", role.name())),
        }
    });
    counted.collect::<Vec<_>>().join(", ")
}

pub(super) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// How many pieces made of cards were captured; empty when there are none.
pub(super) fn made(count: usize) -> String {
    match count {
        0 => String::new(),
        1 => "Captured 1 piece".to_owned(),
        several => format!("Captured {several} pieces"),
    }
}

/// What was captured: cards suit by suit in ascending order, separated by spaces; or chessmen with their numbers, and the
/// codes of made pieces.
pub(super) fn captures(faces: &[Face]) -> String {
    let (mut cards, mut roles, mut codes) = (Vec::new(), Vec::new(), Vec::new());
    for &face in faces {
        match face {
            Face::Card { card, .. } => cards.push(card),
            Face::Piece { role, .. } | Face::Known { role, .. } => roles.push(role),
            Face::Made(made) => codes.push(made.code.to_string()),
            Face::Covered => {}
        }
    }
    cards.sort_unstable();
    let cards = cards.iter().map(|card| card.plain_text()).collect::<Vec<_>>().join(" ");
    let listed = if cards.is_empty() { kinds(&roles) } else { cards };
    codes.splice(0..0, [listed]);
    codes.retain(|text| !text.is_empty());
    codes.join(", ")
}
