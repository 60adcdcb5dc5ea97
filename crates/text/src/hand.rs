//! Poker hands and ranks of cards in words.

use trickmate_rules::kernel::card::Rank;
use trickmate_rules::poker::hand::{Category, HandValue};

use crate::{Fill, get};

/// Returns a poker hand in words, without a capital, e.g. "two pair, aces and tens".
///
/// ```
/// use trickmate_rules::kernel::card::Card;
/// use trickmate_rules::poker::hand::Hand;
/// use trickmate_text::rules;
///
/// let hand: Hand = "Ah Td Th Ad".split(' ').filter_map(Card::from_usual_text).collect();
/// assert_eq!(rules::hand(hand.value()), "two pair, aces and tens");
/// ```
#[must_use]
pub fn hand(value: HandValue) -> String {
    let mut ranks = value.ranks();
    let Some(high) = ranks.next() else { return get("hand-none", &[]) };
    let key = match value.category() {
        Category::StraightFlush if high == Rank::Ace => "hand-royal-flush",
        category => hand_key(category),
    };
    let low = ranks.next().map_or("", Rank::word);
    get(key, &[("high", high.word().fill()), ("low", low.fill())])
}

/// Returns the two parts of a poker hand's words, e.g. "two pair" and "aces and tens"; the second may be empty.
#[must_use]
pub fn hand_parts(value: HandValue) -> (String, String) {
    let words = hand(value);
    match words.split_once([',', '、', ':']) {
        Some((category, detail)) => (category.to_owned(), detail.trim_start().to_owned()),
        None => (words, String::new()),
    }
}

/// Returns a rank in words, e.g. "king".
#[must_use]
pub fn rank(rank: Rank) -> String {
    get(&format!("rank-{}", rank.word()), &[])
}

pub(crate) const fn hand_key(category: Category) -> &'static str {
    match category {
        Category::HighCard => "hand-high-card",
        Category::Pair => "hand-pair",
        Category::TwoPair => "hand-two-pair",
        Category::ThreeOfAKind => "hand-three-of-a-kind",
        Category::Straight => "hand-straight",
        Category::Flush => "hand-flush",
        Category::FullHouse => "hand-full-house",
        Category::FourOfAKind => "hand-four-of-a-kind",
        Category::StraightFlush => "hand-straight-flush",
        Category::FiveOfAKind => "hand-five-of-a-kind",
    }
}
