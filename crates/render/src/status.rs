//! The state of a match in words, for pictures and texts alike.

use super::labels::{Labels, isolated};
use trickmate_rules::Seat;
use trickmate_rules::chess::{Army, Role};
use trickmate_rules::view::{Face, PokerHand, Reserve, View};
use trickmate_text::{joined, rules, text, word};

/// Returns the few words beside a player's name: the turn, or the result.
pub(super) fn badge(view: &View, seat: Seat) -> Option<String> {
    match &view.outcome {
        Some(outcome) => match outcome.winner {
            Some(winner) => (winner == seat).then(|| text!("picture-winner")),
            None => Some(text!(if outcome.is_aborted() { "picture-aborted" } else { "picture-draw" })),
        },
        None => {
            view.seats[seat.index()].to_act.then(|| text!("picture-to-act", task = rules::task(view.task)))
        }
    }
}

/// Returns one line: the result, or the task or the turn of the seat to act.
pub(super) fn status(view: &View, labels: &Labels) -> String {
    if view.outcome.is_some() {
        return result(view, labels);
    }
    if view.obligations.is_empty() {
        return turn(view, labels);
    }
    obligations(view)
}

/// Returns the end of the match in words; empty while it is running.
pub(super) fn result(view: &View, labels: &Labels) -> String {
    match &view.outcome {
        None => String::new(),
        Some(outcome) => match outcome.winner {
            Some(winner) => {
                text!(
                    "picture-result-won",
                    player = isolated(&labels.short(view, winner)),
                    reason = rules::reason(outcome.reason)
                )
            }
            None if outcome.is_aborted() => text!("picture-result-aborted"),
            None => text!("picture-result-draw", reason = rules::reason(outcome.reason)),
        },
    }
}

/// Returns the player to move in words; empty if nobody is.
pub(super) fn turn(view: &View, labels: &Labels) -> String {
    let acting: Vec<String> = Seat::ALL
        .into_iter()
        .filter(|seat| view.seats[seat.index()].to_act)
        .map(|seat| isolated(&labels.short(view, seat)))
        .collect();
    if acting.is_empty() {
        String::new()
    } else {
        text!("picture-turn", players = both(&acting), task = rules::task(view.task))
    }
}

/// Returns the task of the seat to act; empty if its choice is free.
pub(super) fn obligations(view: &View) -> String {
    let texts: Vec<String> = view.obligations.iter().map(|demand| rules::phrase(&demand.text)).collect();
    match texts.as_slice() {
        [] => String::new(),
        [only] => {
            text!("picture-obligation", name = capitalised(&word(view.obligation_name)), obligation = only)
        }
        several => text!(
            "picture-obligations",
            name = capitalised(&word(view.obligation_name)),
            count = several.len(),
            obligations = joined(several)
        ),
    }
}

/// Returns one name, or both.
fn both(names: &[String]) -> String {
    match names {
        [first, second] => text!("picture-and", first, second),
        _ => names.concat(),
    }
}

/// Returns the last move with its number, e.g. "17… QS:h2".
pub(super) fn last_move(view: &View) -> String {
    let Some(last) = &view.last else { return String::new() };
    // The match gives the number; a view without a match counts its plies.
    let number = last.number.unwrap_or(view.ply.div_ceil(2));
    let dots = if last.seat == Seat::First { "." } else { "…" };
    text!("picture-last-move", number = format!("{number}{dots}"), action = rules::notation(&last.text))
}

/// Returns the Kings in check, e.g. "White's King is in check"; empty if there is none.
pub(super) fn checks(view: &View) -> String {
    let owner = |place: &u16| match view.board.squares.get(usize::from(*place))?.face? {
        Face::Piece { owner, .. } => {
            Some(text!("picture-king", seat = word(view.seats[owner.index()].name.title)))
        }
        _ => None,
    };
    match &view.checks.iter().filter_map(owner).collect::<Vec<_>>()[..] {
        [] => String::new(),
        kings => text!("picture-check", count = kings.len(), kings = both(kings)),
    }
}

/// Returns the hands won, e.g. "Hands won: White 2, Black 1"; empty in a game without hands.
pub(super) fn score(view: &View) -> String {
    let Some(score) = view.score else { return String::new() };
    let [first, second] = Seat::ALL.map(|seat| word(view.seats[seat.index()].name.title));
    let [first_won, second_won] = score.won;
    text!("picture-score", first, first_won, second, second_won)
}

/// Returns the leader with the lead in hands, and the lead that wins; empty in a game without hands.
pub(super) fn lead(view: &View) -> String {
    let Some(score) = view.score else { return String::new() };
    let lead = score.won[0].abs_diff(score.won[1]);
    let leader = if score.won[0] > score.won[1] { Seat::First } else { Seat::Second };
    let lead = match lead {
        0 => text!("picture-level"),
        lead => text!("picture-leads", seat = word(view.seats[leader.index()].name.title), lead),
    };
    match score.limit {
        Some(limit) => text!("picture-lead-wins", lead, limit),
        None => text!("picture-no-wipeout", lead),
    }
}

/// Returns a hand's name in two parts, e.g. "Two pair" and "aces and tens"; the second may be empty.
pub(super) fn hand_words(hand: &PokerHand) -> (String, String) {
    let (category, detail) = rules::hand_parts(hand.value);
    (capitalised(&category), detail)
}

/// Returns the public words about a poker hand that is still secret.
pub(super) fn secret_hand(view: &View, seat: Seat) -> String {
    let shown = &view.seats[seat.index()];
    text!(match (shown.hole, shown.to_act) {
        (Some(_), _) => "picture-secret-hole",
        (None, true) => "picture-secret-chooses",
        (None, false) => "picture-secret-declared",
    })
}

/// Returns how many piece cards a seat still has to place; empty if there are none, or in a game without placing.
pub(super) fn reserve(view: &View, seat: Seat) -> String {
    let count = match &view.seats[seat.index()].reserve {
        Some(Reserve::Kinds(kinds)) => kinds.len(),
        Some(Reserve::Count(count)) => *count,
        None => 0,
    };
    match count {
        0 => String::new(),
        count => text!("picture-cards-in-hand", count),
    }
}

/// Returns the numbers of a seat's cards in hand and deck, and the value that it may still spend in this turn; empty in
/// a game without cards.
pub(super) fn stock(view: &View, seat: Seat) -> String {
    let Some(summoning) = &view.summoning else { return String::new() };
    let store = &summoning.holdings[seat.index()];
    let (hand, deck) = (store.hand_size, store.deck_size);
    match view.seats[seat.index()].to_act {
        true => text!("picture-stock-points", hand, deck, points = summoning.left),
        false => text!("picture-stock", hand, deck),
    }
}

/// Kinds of chessmen with their numbers, the most valuable first, e.g. "King, Rook ×2".
pub(super) fn kinds(roles: &[Role]) -> String {
    named_kinds(&roles.iter().map(|role| (*role, Army::Fide)).collect::<Vec<_>>())
}

/// Returns the same for pieces of several armies.
fn named_kinds(pieces: &[(Role, Army)]) -> String {
    let mut known: Vec<(Role, Army)> = pieces.to_vec();
    known.sort_unstable_by(|(one, army), (other, its)| other.cmp(one).then(army.cmp(its)));
    known.dedup();
    let counted = known.into_iter().map(|(role, army)| {
        let name = word(army.piece_name(role));
        match pieces.iter().filter(|other| **other == (role, army)).count() {
            1 => name,
            count => text!("picture-kinds", kind = name, count),
        }
    });
    joined(&counted.collect::<Vec<_>>())
}

pub(super) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Returns the number of captured pieces made of cards; empty for 0.
pub(super) fn made(count: usize) -> String {
    match count {
        0 => String::new(),
        count => text!("picture-captured-pieces", count),
    }
}

/// Returns the captures: cards suit by suit in ascending order, separated by spaces; or chessmen with their numbers,
/// and the codes of made pieces.
pub(super) fn captures(faces: &[Face]) -> String {
    let (mut cards, mut roles, mut codes) = (Vec::new(), Vec::new(), Vec::new());
    for &face in faces {
        match face {
            Face::Card { card, .. } => cards.push(card),
            Face::Piece { role, army, .. } => roles.push((role, army)),
            Face::Known { role, .. } => roles.push((role, Army::Fide)),
            Face::Composite(made) => codes.push(made.code.to_string()),
            Face::Covered => {}
        }
    }
    cards.sort_unstable();
    let cards = cards.iter().map(|card| card.plain_text()).collect::<Vec<_>>().join(" ");
    let listed = if cards.is_empty() { named_kinds(&roles) } else { cards };
    codes.splice(0..0, [listed]);
    codes.retain(|text| !text.is_empty());
    joined(&codes)
}
