//! The cards that are shown as a hand.

use trickmate_rules::poker::hand::{Hand, best_five};

use super::{Dealer, cards};

/// Returns the cards that count, in their order.
fn shown(text: &str, wild_deuces: bool) -> String {
    let cards = cards(text);
    let texts: Vec<String> =
        best_five(&cards, wild_deuces).into_iter().map(|place| cards[place].usual_text()).collect();
    texts.join(" ")
}

#[test]
fn the_cards_that_decide_come_first() {
    for (dealt, wild, wanted) in [
        ("", false, ""),
        ("9h", false, "9h"),
        ("Kd Ah Td Ad Th", false, "Ah Ad Td Th Kd"),
        ("7h Kd 7c 7s Ks", false, "7h 7c 7s Kd Ks"),
        ("2h Ah 3d 5c 4s", false, "5c 4s 3d 2h Ah"),
        ("2h 9d 9c", true, "2h 9d 9c"),
        ("9d 9c 2h", false, "9d 9c 2h"),
        ("3h 3d 9h Kh Ah 4h 2c", false, "Ah Kh 9h 4h 3h"),
        ("8h 8d 7h 7d 6h 6d As", false, "8h 8d 7h 7d As"),
        ("2h Ah 3d 5c 4s", true, "2h 5c 4s 3d Ah"),
    ] {
        assert_eq!(shown(dealt, wild), wanted);
    }
}

#[test]
fn the_cards_shown_are_worth_as_much_as_all() {
    let mut dealer = Dealer(3);
    for index in 0..2000 {
        let cards = dealer.deal(index % 8);
        let all: Hand = cards.iter().copied().collect();
        for wild in [false, true] {
            let places = best_five(&cards, wild);
            assert_eq!(places.len(), cards.len().min(5));
            let five: Hand = places.iter().map(|&place| cards[place]).collect();
            if wild {
                assert_eq!(five.value_with_wild_deuces(), all.value_with_wild_deuces());
            } else {
                assert_eq!(five.value(), all.value());
            }
        }
    }
}
