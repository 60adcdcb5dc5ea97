//! A hand with a card that is in it twice, against the evaluator that only counts.

use trickmate_rules::kernel::card::Card;
use trickmate_rules::poker::hand::{Category, Hand, best_five};

use super::naive::{best, worth};
use super::{Dealer, cards, hand};

#[test]
fn one_card_more_counts_like_any_other() {
    let mut dealer = Dealer(3);
    for round in 0..30_000 {
        let mut all = dealer.deal(1 + round % 8);
        let last = all[all.len() - 1];
        // In every other hand the card is there twice; few suits make flushes.
        let extra = if round % 2 == 0 { all[0] } else { last };
        all.pop();
        let value = all.iter().copied().collect::<Hand>().value_with(extra, false);
        all.push(extra);
        assert_eq!((value.category(), value.ranks().collect()), best(&all), "{all:?}");
        let five: Vec<Card> = best_five(&all, false).into_iter().map(|place| all[place]).collect();
        assert_eq!(worth(&five), best(&all), "{all:?}");
    }
}

#[test]
fn eight_cards_of_one_suit_are_a_flush() {
    let extra = cards("9h")[0];
    let value = hand("2h 4h 5h 7h Jh Qh Ah").value_with(extra, false);
    assert_eq!(value.to_string(), "flush, ace high");
    assert_eq!(hand("3h 4h 5h 6h 7h 8h Th").value_with(extra, false).to_string(), "straight flush, ten high");
}

#[test]
fn a_rank_that_comes_twice_makes_a_pair_and_no_flush() {
    for (pulled, hole, wild, category) in [
        ("Ah Kh Qh 9h", "Ah", false, Category::Pair),
        ("Ah Kh Qh 9h 4h", "Ah", false, Category::Flush),
        ("Ah Ad As Ac", "Ah", false, Category::FiveOfAKind),
        ("Ah Ad Ac", "Ah", false, Category::FourOfAKind),
        ("2h 2d 2c 2s", "2h", true, Category::FiveOfAKind),
        ("2h Kd Kc Ks", "Kd", true, Category::FiveOfAKind),
        ("Kh Qh 9h 4h", "2h", true, Category::Flush),
        ("2h", "2h", true, Category::Pair),
    ] {
        let value = hand(pulled).value_with(cards(hole)[0], wild);
        assert_eq!(value.category(), category, "{pulled} and {hole}: {value}");
    }
}
