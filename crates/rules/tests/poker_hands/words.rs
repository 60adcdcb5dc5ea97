//! Names of hands.

use super::hand;

#[test]
fn every_category_has_its_words() {
    for (cards, name) in [
        ("", "no cards"),
        ("Ah", "ace high"),
        ("9h 3d 2c", "nine high"),
        ("Kh Kd", "pair of kings"),
        ("6h 6d As", "pair of sixes"),
        ("Ah Td Kc Th Ad", "two pair, aces and tens"),
        ("7h 7d 7c", "three of a kind, sevens"),
        ("9h 8d 7c 6s 5h", "straight, nine high"),
        ("Ah 2d 3c 4s 5h", "straight, five high"),
        ("Jh 9h 5h 4h 2h", "flush, jack high"),
        ("Qh Qd Qc 7s 7h", "full house, queens over sevens"),
        ("2h 2d 2c 2s", "four of a kind, deuces"),
        ("3h 4h 5h 6h 7h", "straight flush, seven high"),
        ("Ah 2h 3h 4h 5h", "straight flush, five high"),
        ("Th Jh Qh Kh Ah", "royal flush"),
    ] {
        assert_eq!(hand(cards).value().to_string(), name);
    }
}

#[test]
fn kickers_are_the_ranks_that_the_name_leaves_out() {
    for (cards, name) in [
        ("", "no cards"),
        ("Kh", "king high"),
        ("9h 3d 2c", "nine high, 3 2 kickers"),
        ("6h 6d As", "pair of sixes, A kicker"),
        ("Kh Kd Tc 8s 2h", "pair of kings, 10 8 2 kickers"),
        ("Ah Td Kc Th Ad", "two pair, aces and tens, K kicker"),
        ("9h 8d 7c 6s 5h", "straight, nine high"),
        ("Jh 9h 5h 4h 2h", "flush, jack high, 9 5 4 2 kickers"),
        ("Qh Qd Qc 7s 7h", "full house, queens over sevens"),
        ("2h 2d 2c 2s Qh", "four of a kind, deuces, Q kicker"),
    ] {
        assert_eq!(hand(cards).value().with_kickers(), name);
    }
}
