//! What a board message says of poker hands and of hands won.

use trickmate_rules::view::{PokerHand, Score};
use trickmate_rules::{Outcome, Seat, View};

/// The reason of a game that checkmate ended.
const CHECKMATE: &str = "checkmate";

/// The hands that were just held against each other, and the score; `None` in a game without hands.
pub(crate) fn line(view: &View) -> Option<String> {
    let score = score(view, view.score.as_ref()?);
    Some(match hands(view) {
        Some(hands) => format!("{hands}\n{score}"),
        None => score,
    })
}

/// The latest showdown, if the latest move brought one about: a move of the second seat does, but for checkmate.
fn hands(view: &View) -> Option<String> {
    let mated = view.outcome.as_ref().is_some_and(|outcome| outcome.reason == CHECKMATE);
    if view.last.as_ref()?.seat == Seat::First || mated {
        return None;
    }
    let [first, second] = Seat::ALL.map(|seat| view.seats[seat.index()].hand.as_ref());
    let (first, second) = (first?, second?);
    let [first_name, second_name] = Seat::ALL.map(|seat| view.seats[seat.index()].name.title);
    let winner = match (first.wins, second.wins) {
        (true, _) => first_name,
        (_, true) => second_name,
        _ => "Nobody",
    };
    Some(format!("**{winner} wins the hand{}.**", kicker(first, second)))
}

/// Which cards decide between hands of the same name, e.g. ", king kicker over queen".
fn kicker(first: &PokerHand, second: &PokerHand) -> String {
    if first.name != second.name || first.wins == second.wins {
        return String::new();
    }
    let (better, worse) = if first.wins { (first, second) } else { (second, first) };
    let rank = |hand: &PokerHand, place: usize| hand.cards.get(place).map(|(card, _)| card.rank);
    let decides = (0..better.cards.len()).find(|place| rank(better, *place) != rank(worse, *place));
    let Some((decides, high)) = decides.and_then(|place| Some((place, rank(better, place)?))) else {
        return String::new();
    };
    let high = high.name().to_lowercase();
    match rank(worse, decides) {
        Some(low) => format!(": the {high} beats the {}", low.name().to_lowercase()),
        None => format!(": the {high} decides"),
    }
}

/// A hand in words and cards, e.g. "a pair of tens (10♦ 10♥ 3♦)".
pub(crate) fn shown(hand: &PokerHand) -> String {
    let cards: Vec<String> = hand.cards.iter().map(|(card, _)| card.symbols()).collect();
    if cards.is_empty() { hand.name.clone() } else { format!("{} ({})", hand.name, cards.join(" ")) }
}

fn score(view: &View, Score { won, limit }: &Score) -> String {
    let [first, second] = Seat::ALL.map(|seat| view.seats[seat.index()].name.title);
    let limit = match limit {
        Some(limit) if view.outcome.is_none() => format!(" A lead of {limit} wins at once."),
        _ => String::new(),
    };
    format!("Hands won: {first} **{}**, {second} **{}**.{limit}", won[0], won[1])
}

/// That who gave mate has not won, where that is so.
pub(crate) fn mate_in_vain(view: &View) -> String {
    let Some(Outcome { winner, reason: CHECKMATE }) = view.outcome else { return String::new() };
    let Some(last) = view.last.as_ref().filter(|last| winner != Some(last.seat)) else {
        return String::new();
    };
    let mating = view.seats[last.seat.index()].name.title;
    match winner {
        Some(_) => format!(" {mating} gave mate and still lost: the other side has won more hands."),
        None => format!(" {mating} gave mate and still did not win: both sides have won as many hands."),
    }
}
