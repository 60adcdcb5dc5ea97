//! The lines of a board message about poker hands and the score.

use trickmate_rules::view::{PokerHand, Score};
use trickmate_rules::{EndReason, Outcome, Seat, View};
use trickmate_text::{rules, text, word};

/// Returns the hands that were just compared, and the score; `None` in a game without hands. If the message tells moves
/// before the latest one, the line includes the hands of the previous round.
pub(crate) fn line(view: &View, tells_moves_before: bool) -> Option<String> {
    let score = score(view, view.score.as_ref()?);
    let hands = latest(view).or_else(|| before(view).filter(|_| tells_moves_before));
    Some(match hands {
        Some(hands) => format!("{hands}\n{score}"),
        None => score,
    })
}

/// Returns the lines for which a picture of the board has no room: the score, the winner of the last round, and both
/// hands. Empty in a game without hands.
pub(crate) fn position(view: &View) -> Vec<String> {
    line(view, true).into_iter().chain(both(view)).collect()
}

/// Returns both hands as they are now, in words.
fn both(view: &View) -> Option<String> {
    let [first_hand, second_hand] = Seat::ALL.map(|seat| view.seats[seat.index()].hand.as_ref().map(shown));
    let [first, second] = Seat::ALL.map(|seat| word(view.seats[seat.index()].name.title));
    Some(text!("puzzle-hands", first, first_hand = first_hand?, second, second_hand = second_hand?))
}

/// Returns the latest showdown, if the latest move caused one: every move of the second seat does, except checkmate.
fn latest(view: &View) -> Option<String> {
    let mated = view.outcome.as_ref().is_some_and(|outcome| outcome.reason == EndReason::Checkmate);
    if view.last.as_ref()?.seat == Seat::First || mated {
        return None;
    }
    let hands = Seat::ALL.map(|seat| view.seats[seat.index()].hand.as_ref());
    if let [Some(first), Some(second)] = hands {
        return Some(result(view, [first, second]));
    }
    // While hands are being declared, none is known, and the last showdown is not that of the latest move.
    view.seats.iter().any(|seat| seat.hole.is_some()).then(|| secret_result(view)).flatten()
}

/// Returns the winner of the latest showdown, if the hands are secret.
fn secret_result(view: &View) -> Option<String> {
    Some(match view.showdown.as_ref()?.winner {
        Some(winner) => text!("board-hand-won", seat = word(view.seats[winner.index()].name.title)),
        None => text!("board-hand-drawn"),
    })
}

/// Returns the showdown before the latest move, with its hands, since the hands on the board have changed since.
fn before(view: &View) -> Option<String> {
    // A move of the first seat comes after a round that was scored.
    view.last.as_ref().filter(|last| last.seat == Seat::First)?;
    let [Some(first_hand), Some(second_hand)] = &view.showdown.as_ref()?.hands else {
        return secret_result(view);
    };
    let [first, second] = Seat::ALL.map(|seat| word(view.seats[seat.index()].name.title));
    let result = result(view, [first_hand, second_hand]);
    let [first_hand, second_hand] = [first_hand, second_hand].map(shown);
    Some(text!("board-hand-before", result, first, first_hand, second, second_hand))
}

/// Returns the winner with these hands.
fn result(view: &View, [first, second]: [&PokerHand; 2]) -> String {
    let [first_name, second_name] = Seat::ALL.map(|seat| word(view.seats[seat.index()].name.title));
    let winner = match (first.wins, second.wins) {
        (true, _) => first_name,
        (_, true) => second_name,
        _ => return text!("board-hand-drawn"),
    };
    match kicker(first, second) {
        Some((high, Some(low))) => text!("board-hand-won-over", seat = winner, high, low),
        Some((high, None)) => text!("board-hand-won-kicker", seat = winner, high),
        None => text!("board-hand-won", seat = winner),
    }
}

/// Returns the cards that decide between hands of the same name, the higher and the lower one, if any: "king" and
/// "queen".
fn kicker(first: &PokerHand, second: &PokerHand) -> Option<(String, Option<String>)> {
    if first.name != second.name || first.wins == second.wins {
        return None;
    }
    let (better, worse) = if first.wins { (first, second) } else { (second, first) };
    let rank = |hand: &PokerHand, place: usize| hand.cards.get(place).map(|(card, _)| card.rank);
    let decides = (0..better.cards.len()).find(|place| rank(better, *place) != rank(worse, *place));
    let (decides, high) = decides.and_then(|place| Some((place, rank(better, place)?)))?;
    Some((rules::rank(high), rank(worse, decides).map(rules::rank)))
}

/// Returns a hand in words and cards, e.g. "a pair of tens (10♦ 10♥ 3♦)".
pub(crate) fn shown(hand: &PokerHand) -> String {
    let cards: Vec<String> = hand.cards.iter().map(|(card, _)| card.symbols()).collect();
    with_cards(&rules::hand(hand.value), &cards)
}

/// Returns the name of a hand with its cards, if it has any.
pub(crate) fn with_cards(name: &str, cards: &[String]) -> String {
    if cards.is_empty() { name.to_owned() } else { format!("{name} ({})", cards.join(" ")) }
}

fn score(view: &View, Score { won, limit }: &Score) -> String {
    let [first, second] = Seat::ALL.map(|seat| word(view.seats[seat.index()].name.title));
    let [first_won, second_won] = *won;
    match limit {
        Some(lead) if view.outcome.is_none() => {
            text!("board-score-lead", first, first_won, second, second_won, lead)
        }
        _ => text!("board-score", first, first_won, second, second_won),
    }
}

/// Returns a line if the player who gave mate has not won.
pub(crate) fn mate_in_vain(view: &View) -> Option<String> {
    let Some(Outcome { winner, reason: EndReason::Checkmate }) = view.outcome else { return None };
    let last = view.last.as_ref().filter(|last| winner != Some(last.seat))?;
    let seat = word(view.seats[last.seat.index()].name.title);
    Some(text!(if winner.is_some() { "board-mate-lost" } else { "board-mate-drawn" }, seat))
}
