//! Hands in which deuces are wild or a card comes twice.

use super::table::{STRAIGHTS, TOP, high_cards, highest, kickers};
use super::value::{Category, HandValue};

const DEUCE: usize = 1;
const ACE: usize = 1 << 12;

/// Returns the value of a hand, given the ranks of its cards of each suit and the rank of a card that comes twice, if one does.
///
/// From the highest category down, the first that can be reached with the wild cards there are. None is ever left over
/// where it could still matter: with one more a hand would have reached a higher category.
pub(super) fn value(suits: [usize; 4], wild_deuces: bool, twice: usize) -> HandValue {
    let wild_ranks = if wild_deuces { DEUCE } else { 0 };
    let wild = suits.iter().chain([&twice]).filter(|ranks| *ranks & wild_ranks != 0).count() as u32;
    let (suits, twice) = (suits.map(|suit| suit & !wild_ranks), twice & !wild_ranks);
    let [a, b, c, d] = suits;
    // The ranks with at least as many cards as the index, without wild cards: element 0 is every rank.
    let mut at_least = [
        !0,
        a | b | c | d,
        (a & b) | (c & d) | ((a | b) & (c | d)),
        (a & b & (c | d)) | (c & d & (a | b)),
        a & b & c & d,
        0,
    ];
    for count in (1..at_least.len()).rev() {
        at_least[count] |= at_least[count - 1] & twice;
    }
    let ones = at_least[1];
    // Returns the highest rank with this many cards, including wild ones; wild cards alone are aces.
    let group = |size: u32| match size.checked_sub(wild) {
        Some(natural) if natural > 0 => {
            let ranks = at_least[natural as usize];
            (ranks != 0).then(|| highest(ranks))
        }
        _ => (ones == 0 && size == wild).then_some(ACE),
    };
    let others = |group: usize, count| kickers(ones & !group, count);

    if let Some(five) = group(5) {
        return HandValue::new(Category::FiveOfAKind, &[five], 0);
    }
    let reaches = |ranks: usize, straight: usize| (straight & !ranks).count_ones() <= wild;
    if let Some(&straight) =
        STRAIGHTS.iter().find(|straight| suits.iter().any(|suit| reaches(*suit, **straight)))
    {
        return HandValue::flush(TOP[straight]);
    }
    if let Some(four) = group(4) {
        return HandValue::new(Category::FourOfAKind, &[four], others(four, 1));
    }
    if let Some(value) = full_house(wild, at_least[2], at_least[3]) {
        return value;
    }
    let flushes = suits.iter().filter(|suit| suit.count_ones() + wild >= 5);
    if let Some(value) = flushes.map(|suit| HandValue::flush(high_cards(filled(*suit, wild)))).max() {
        return value;
    }
    if let Some(&straight) = STRAIGHTS.iter().find(|straight| reaches(ones, **straight)) {
        return HandValue(TOP[straight]);
    }
    if let Some(three) = group(3) {
        return HandValue::new(Category::ThreeOfAKind, &[three], others(three, 2));
    }
    let pairs = at_least[2];
    if wild == 0 && pairs.count_ones() >= 2 {
        let first = highest(pairs);
        let second = highest(pairs ^ first);
        return HandValue::new(Category::TwoPair, &[first, second], others(first | second, 1));
    }
    if let Some(two) = group(2) {
        return HandValue::new(Category::Pair, &[two], others(two, 3));
    }
    let ranks = if wild > 0 { ACE } else { ones };
    HandValue(high_cards(ranks))
}

/// Without a wild card three and two; with one, two pairs. With more wild cards a pair makes four of a kind.
fn full_house(wild: u32, pairs: usize, threes: usize) -> Option<HandValue> {
    let three = match wild {
        0 if threes != 0 => highest(threes),
        1 if pairs != 0 => highest(pairs),
        _ => return None,
    };
    let rest = pairs & !three;
    (rest != 0).then(|| HandValue::new(Category::FullHouse, &[three, highest(rest)], 0))
}

/// Returns a suit with the wild cards as the highest missing ranks.
fn filled(suit: usize, wild: u32) -> usize {
    (0..wild).fold(suit, |suit, _| suit | highest(!suit & ((ACE << 1) - 1)))
}
