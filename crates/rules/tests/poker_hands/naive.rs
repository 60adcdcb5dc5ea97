//! An evaluator that only counts and sorts: slow, short, and valid for hands in which a card comes twice.

use trickmate_rules::kernel::card::{Card, Rank, Suit};
use trickmate_rules::poker::hand::Category;

/// The category and the ranks that decide: the greater of these lists wins, and a longer one beats its own beginning.
pub(super) type Worth = (Category, Vec<Rank>);

/// Returns the worth of at most five cards.
pub(super) fn worth(cards: &[Card]) -> Worth {
    let mut groups: Vec<(usize, Rank)> = Rank::ALL
        .into_iter()
        .map(|rank| (cards.iter().filter(|card| card.rank == rank).count(), rank))
        .filter(|(count, _)| *count > 0)
        .collect();
    groups.sort_unstable_by(|a, b| b.cmp(a));
    let sizes: Vec<usize> = groups.iter().map(|(count, _)| *count).collect();
    let ranks: Vec<Rank> = groups.iter().map(|(_, rank)| *rank).collect();
    if sizes == [1; 5] {
        let flush = Suit::ALL.into_iter().any(|suit| cards.iter().all(|card| card.suit == suit));
        let straight = match ranks[..] {
            [Rank::Ace, Rank::Five, ..] => Some(Rank::Five),
            [high, .., low] => (high as u8 - low as u8 == 4).then_some(high),
            _ => None,
        };
        return match (flush, straight) {
            (true, Some(high)) => (Category::StraightFlush, vec![high]),
            (true, None) => (Category::Flush, ranks),
            (false, Some(high)) => (Category::Straight, vec![high]),
            (false, None) => (Category::HighCard, ranks),
        };
    }
    let category = match sizes[..] {
        [5] => Category::FiveOfAKind,
        [4, ..] => Category::FourOfAKind,
        [3, 2] => Category::FullHouse,
        [3, ..] => Category::ThreeOfAKind,
        [2, 2, ..] => Category::TwoPair,
        [2, ..] => Category::Pair,
        _ => Category::HighCard,
    };
    (category, ranks)
}

/// Returns the worth of the best five of more cards, or of all of fewer.
pub(super) fn best(cards: &[Card]) -> Worth {
    if cards.len() <= 5 {
        return worth(cards);
    }
    let without = |index| {
        let mut fewer = cards.to_vec();
        fewer.remove(index);
        best(&fewer)
    };
    (0..cards.len()).map(without).max().unwrap()
}
