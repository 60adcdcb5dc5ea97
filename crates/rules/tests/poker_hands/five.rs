//! Five cards and more, as everybody plays them.

use std::collections::BTreeMap;

use poker::Evaluator;
use trickmate_rules::kernel::card::Card;
use trickmate_rules::poker::hand::{Category, Hand, HandValue};

use super::{Dealer, pack};

/// Returns the other evaluator's card.
fn theirs(card: Card) -> poker::Card {
    let (rank, suit) = (card.rank.usual_letter(), card.suit.letter().to_ascii_lowercase());
    poker::Card::try_from_chars(rank, suit).unwrap()
}

/// All 2,598,960 hands: the same 7,462 classes in the same order, and each category as often as it is known to be. No
/// hand loses by getting a fifth card.
#[test]
fn every_five_card_hand_is_worth_what_it_is_worth_elsewhere() {
    let (pack, evaluator) = (pack(), Evaluator::new());
    let other: Vec<poker::Card> = pack.iter().map(|card| theirs(*card)).collect();
    let mut classes = BTreeMap::<HandValue, poker::Eval<poker::FiveCard>>::new();
    let mut frequencies = BTreeMap::<Category, u32>::new();
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    let four: Hand = [a, b, c, d].map(|index| pack[index]).into_iter().collect();
                    let less = four.value();
                    for (e, last) in pack[..d].iter().enumerate() {
                        let value = four.with(*last).value();
                        assert!(value > less);
                        let eval =
                            evaluator.evaluate_five([a, b, c, d, e].map(|index| other[index])).unwrap();
                        assert_eq!(*classes.entry(value).or_insert(eval), eval);
                        *frequencies.entry(value.category()).or_default() += 1;
                    }
                }
            }
        }
    }
    assert_eq!(classes.len(), 7462);
    assert!(classes.values().is_sorted_by(|less, more| less < more));
    let known = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40];
    assert_eq!(frequencies.into_values().collect::<Vec<_>>(), known);
}

#[test]
fn the_best_five_of_six_and_seven_cards_count() {
    let evaluator = Evaluator::new();
    let mut dealer = Dealer(7);
    let mut deals: Vec<(HandValue, poker::Eval<poker::FiveCard>)> = (0..30_000)
        .map(|index| {
            let cards = dealer.deal(6 + index % 2);
            let other: Vec<poker::Card> = cards.iter().map(|card| theirs(*card)).collect();
            (cards.into_iter().collect::<Hand>().value(), evaluator.evaluate_five(other).unwrap())
        })
        .collect();
    deals.sort_unstable_by_key(|(value, _)| *value);
    assert!(deals.is_sorted_by_key(|(_, eval)| *eval));
    for pair in deals.windows(2) {
        assert_eq!(pair[0].0 == pair[1].0, pair[0].1 == pair[1].1, "{pair:?}");
    }
}
