//! Wild deuces against trying every card for every deuce.

use trickmate_rules::kernel::card::{Card, Rank};
use trickmate_rules::poker::hand::{Category, Hand};

use super::naive::{Worth, best};
use super::{Dealer, hand, pack};

/// Returns the best hand with any cards in place of the deuces. The counting evaluator knows no flush with a rank
/// twice.
fn by_substitution(natural: &mut Vec<Card>, wild: usize, from: usize) -> Worth {
    if wild == 0 {
        return best(natural);
    }
    let pack = pack();
    let tries = (from..pack.len()).map(|index| {
        natural.push(pack[index]);
        let worth = by_substitution(natural, wild - 1, index);
        natural.pop();
        worth
    });
    tries.max().unwrap()
}

/// Compares hands of `size` cards, including `wild` deuces.
fn compare(hands: usize, size: usize, wild: usize) {
    let mut dealer = Dealer((size * 10 + wild) as u64);
    let deuces: Vec<Card> = pack().into_iter().filter(|card| card.rank == Rank::Deuce).collect();
    for _ in 0..hands {
        let mut cards: Vec<Card> =
            dealer.deal(12).into_iter().filter(|card| card.rank != Rank::Deuce).take(size - wild).collect();
        let value = cards.iter().chain(&deuces[..wild]).copied().collect::<Hand>().value_with_wild_deuces();
        let wanted = by_substitution(&mut cards, wild, 0);
        assert_eq!((value.category(), value.ranks().collect()), wanted, "{cards:?} and {wild} deuces");
    }
}

#[test]
fn without_a_deuce_nothing_changes() {
    let mut dealer = Dealer(1);
    for index in 0..20_000 {
        let hand: Hand = dealer.deal(index % 8).into_iter().filter(|card| card.rank != Rank::Deuce).collect();
        assert_eq!(hand.value(), hand.value_with_wild_deuces());
    }
}

#[test]
fn one_deuce_is_the_best_card_there_is() {
    for (size, hands) in [(1, 1), (2, 30), (3, 200), (4, 500), (5, 2000), (6, 150), (7, 40)] {
        compare(hands, size, 1);
    }
}

#[test]
fn two_deuces_are_the_best_cards_there_are() {
    for (size, hands) in [(2, 1), (3, 12), (4, 60), (5, 150), (6, 8), (7, 3)] {
        compare(hands, size, 2);
    }
}

#[test]
fn three_and_four_deuces_are_the_best_cards_there_are() {
    for (size, hands) in [(3, 1), (4, 4), (5, 12)] {
        compare(hands, size, 3);
    }
    compare(1, 4, 4);
}

#[test]
fn published_hands_with_wild_cards() {
    for (cards, category, name) in [
        ("2h 2d 2c 2s 3h", Category::FiveOfAKind, "five of a kind, threes"),
        ("2h 2d 2c 2s", Category::FourOfAKind, "four of a kind, aces"),
        ("2h", Category::HighCard, "ace high"),
        ("2h 2d", Category::Pair, "pair of aces"),
        ("2h Kd", Category::Pair, "pair of kings"),
        ("2h Kd Kc 9s 9h", Category::FullHouse, "full house, kings over nines"),
        ("2h Kh 9h 8h 4h", Category::Flush, "flush, ace high"),
        ("2h 2d Ah 5h 4h", Category::StraightFlush, "straight flush, five high"),
        ("2h Ah Kh Qh Th", Category::StraightFlush, "royal flush"),
        ("2h Ah Kd Qh Th", Category::Straight, "straight, ace high"),
    ] {
        let value = hand(cards).value_with_wild_deuces();
        assert_eq!((value.category(), value.to_string().as_str()), (category, name), "{cards}");
    }
    assert!(
        hand("2h 2d 2c 3s 3h").value_with_wild_deuces() > hand("2s Ac Kc Qc Jc").value_with_wild_deuces(),
        "five of a kind beats a straight flush"
    );
    // The wild card is the queen: the ace and the king are there already.
    let flush = hand("2d Ah Kh 9h 4h").value_with_wild_deuces();
    assert_eq!(
        flush.ranks().collect::<Vec<_>>(),
        [Rank::Ace, Rank::King, Rank::Queen, Rank::Nine, Rank::Four]
    );
}
