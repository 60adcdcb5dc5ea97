//! Hands of fewer than five cards.

use std::collections::BTreeMap;

use trickmate_rules::kernel::card::{Card, Rank, Suit};
use trickmate_rules::poker::hand::{Category, Hand, HandValue};

use super::naive::{Worth, worth};
use super::{hand, pack};

/// Visits all hands of `count` cards.
fn each_hand(count: usize, first: usize, taken: &mut Vec<Card>, see: &mut impl FnMut(&[Card])) {
    if taken.len() == count {
        return see(taken);
    }
    for (index, card) in pack().into_iter().enumerate().skip(first) {
        taken.push(card);
        each_hand(count, index + 1, taken, see);
        taken.pop();
    }
}

/// Compares every hand of up to four cards, 294,204 in all, with the counting evaluator. The order of the values is the
/// order of the lists of ranks, and there are as many values as ways to draw ranks.
#[test]
fn every_short_hand_is_worth_what_counting_says() {
    let mut classes = BTreeMap::<HandValue, Worth>::new();
    let mut hands = 0;
    for count in 0..=4 {
        each_hand(count, 0, &mut Vec::new(), &mut |cards| {
            let (value, wanted) = (cards.iter().copied().collect::<Hand>().value(), worth(cards));
            assert_eq!((value.category(), value.ranks().collect()), wanted);
            assert_eq!(*classes.entry(value).or_insert_with(|| wanted.clone()), wanted);
            hands += 1;
        });
    }
    assert_eq!(hands, 1 + 52 + 1326 + 22_100 + 270_725);
    assert_eq!(classes.len(), 1 + 13 + 91 + 455 + 1820);
    assert!(classes.values().is_sorted_by(|less, more| less < more));
}

#[test]
fn fewer_than_five_cards_may_win() {
    let falling = [
        "5h 5d 5c 5s",
        "Ah Ad Ac",
        "7h 7d 2c 2s",
        "Kh Kd",
        "Qh Qd Jc 9s",
        "Qh Qd Jc",
        "Qh Qd 9c 8s",
        "Qh Qd",
        "Ah Kd Qc Js 9h",
        "Ah Kd Qc Js",
        "Ah Kd Qc",
        "Ah",
        "Kh Qd Jc 9s 8h",
        "3h 2d",
        "3h",
        "",
    ];
    assert!(falling.is_sorted_by(|more, less| hand(more).value() > hand(less).value()));
}

#[test]
fn four_cards_are_no_straight_and_no_flush() {
    for (cards, category) in [
        ("5h 4h 3h 2h", Category::HighCard),
        ("Ah Kh Qh Jh", Category::HighCard),
        ("Ah Kh Qh Jh Th", Category::StraightFlush),
        ("Ah 5h 4h 3h 2d", Category::Straight),
        ("Kh Ah 2d 3c 4s", Category::HighCard),
    ] {
        assert_eq!(hand(cards).value().category(), category, "{cards}");
    }
}

#[test]
fn suits_never_break_ties() {
    assert_eq!(hand("Ah Kd").value(), hand("As Kc").value());
    assert_eq!(hand("Ah Qh 9h 5h 3h").value(), hand("As Qs 9s 5s 3s").value());
}

#[test]
fn a_one_is_not_in_the_pack() {
    assert_eq!(Hand::default().with(Card::new(Rank::One, Suit::Hearts)), Hand::default());
}
