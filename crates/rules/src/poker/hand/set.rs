//! A hand as a set of cards.

use super::table::{RANKS, TOP, highest, kickers};
use super::value::{Category, HandValue};
use super::wild;
use crate::kernel::card::{Card, Rank};

/// A set of at most seven different cards of the pack of fifty-two.
///
/// The bits from the lowest: for each suit one for each rank from the deuce to the ace, then for each suit its number
/// of cards in three bits. So adding the numbers of cards gives the number of the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(u64);

const SUIT: u64 = (1 << RANKS) - 1;
/// The place where the numbers of cards of each suit begin.
const COUNTS: u32 = 4 * RANKS;

/// The number of every card by [`Card::index`]. The One is not in the pack and counts for nothing.
static CARDS: [u64; Card::COUNT] = {
    let mut cards = [0; Card::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        let (suit, rank) = (index as u32 / 14, index as u32 % 14);
        if rank > Rank::One as u32 {
            cards[index] = 1 << (suit * RANKS + rank - 1) | 1 << (COUNTS + suit * 3);
        }
        index += 1;
    }
    cards
};

impl Hand {
    /// Returns the hand with this card too, which must not be in it yet; a One changes nothing.
    #[must_use]
    pub fn with(self, card: Card) -> Hand {
        Hand(self.0.wrapping_add(CARDS[card.index()]))
    }

    /// Returns the value of the hand. Straights and flushes take five cards; with fewer only equal ranks count.
    ///
    /// ```
    /// use trickmate_rules::kernel::card::Card;
    /// use trickmate_rules::poker::hand::Hand;
    /// let hand = |text: &str| text.split(' ').filter_map(Card::from_usual_text).collect::<Hand>().value();
    /// assert_eq!(hand("Ah Td Kc Th Ad").to_string(), "two pair, aces and tens");
    /// assert!(hand("2h 2d") > hand("Ah Kd Qc Jh 9d"));
    /// assert!(hand("7h 7d 5c") > hand("7c 7s"));
    /// ```
    #[must_use]
    #[inline]
    pub fn value(self) -> HandValue {
        let counts = self.0 >> COUNTS;
        // The suits of five cards or more, as the lowest of their three bits.
        let flushes = (counts >> 2) & (counts | counts >> 1) & 0o1111;
        if flushes != 0 {
            return HandValue::flush(TOP[self.suit(flushes.trailing_zeros() / 3)]);
        }
        let [a, b, c, d] = [0, 1, 2, 3].map(|suit| self.suit(suit));
        let (either, other) = (a | b, c | d);
        let (both, others) = (a & b, c & d);
        let ones = either | other;
        let twos = both | others | (either & other);
        if twos == 0 {
            return HandValue(TOP[ones]);
        }
        paired(ones, twos, (both & other) | (others & either), both & others)
    }

    /// Returns the value of the hand if each deuce counts as the best rank and suit for it. In a flush no rank comes
    /// twice.
    #[must_use]
    pub fn value_with_wild_deuces(self) -> HandValue {
        wild::value([0, 1, 2, 3].map(|suit| self.suit(suit)), true, 0)
    }

    /// Returns the value of the hand with one card more, which may be in it already: its rank then counts twice, though not in a
    /// flush.
    ///
    /// ```
    /// use trickmate_rules::kernel::card::Card;
    /// use trickmate_rules::poker::hand::Hand;
    /// let aces: Hand = ["Ah", "Ad", "As", "Ac"].into_iter().filter_map(Card::from_usual_text).collect();
    /// let hole = Card::from_usual_text("Ah").ok_or("it is in the pack")?;
    /// assert_eq!(aces.value_with(hole, false).to_string(), "five of a kind, aces");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn value_with(self, card: Card, wild_deuces: bool) -> HandValue {
        let (suit, rank) = (card.index() / 14, 1 << (card.index() % 14).saturating_sub(1));
        let mut suits = [0, 1, 2, 3].map(|suit| self.suit(suit));
        let is_twice = suits[suit] & rank != 0;
        // With eight cards, a hand may contain both a full house and a flush.
        let count: u32 = suits.iter().map(|suit| suit.count_ones()).sum();
        if !wild_deuces && !is_twice && count < 7 {
            return self.with(card).value();
        }
        suits[suit] |= rank;
        wild::value(suits, wild_deuces, if is_twice { rank } else { 0 })
    }

    /// Returns the ranks of a suit's cards, a bit each from the deuce.
    #[inline]
    const fn suit(self, suit: u32) -> usize {
        (self.0 >> (suit * RANKS) & SUIT) as usize
    }
}

impl FromIterator<Card> for Hand {
    /// Returns the hand of these cards, which must be different.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        cards.into_iter().fold(Hand::default(), Hand::with)
    }
}

/// Returns the value of a hand without a flush in which a rank comes twice, from the ranks that come at least once,
/// twice, three and four times.
#[inline]
fn paired(ones: usize, twos: usize, threes: usize, fours: usize) -> HandValue {
    let straight = HandValue(TOP[ones]);
    if threes == 0 {
        if straight.category() == Category::Straight {
            return straight;
        }
        let first = highest(twos);
        let rest = twos ^ first;
        if rest == 0 {
            return HandValue::new(Category::Pair, &[first], kickers(ones ^ first, 3));
        }
        let second = highest(rest);
        return HandValue::new(Category::TwoPair, &[first, second], kickers(ones ^ first ^ second, 1));
    }
    if fours != 0 {
        let four = highest(fours);
        return HandValue::new(Category::FourOfAKind, &[four], kickers(ones ^ four, 1));
    }
    let three = highest(threes);
    let rest = twos ^ three;
    if rest != 0 {
        return HandValue::new(Category::FullHouse, &[three, highest(rest)], 0);
    }
    if straight.category() == Category::Straight {
        return straight;
    }
    HandValue::new(Category::ThreeOfAKind, &[three], kickers(ones ^ three, 2))
}
