//! The value of a hand, and its name.

use std::fmt;

use crate::kernel::card::Rank;

/// The kinds of hands, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Category {
    HighCard,
    Pair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    /// Only with wild cards.
    FiveOfAKind,
}

impl Category {
    /// The ten kinds in ascending order.
    pub const ALL: [Category; 10] = [
        Category::HighCard,
        Category::Pair,
        Category::TwoPair,
        Category::ThreeOfAKind,
        Category::Straight,
        Category::Flush,
        Category::FullHouse,
        Category::FourOfAKind,
        Category::StraightFlush,
        Category::FiveOfAKind,
    ];

    /// Returns its name, e.g. "two pair".
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Category::HighCard => "high card",
            Category::Pair => "pair",
            Category::TwoPair => "two pair",
            Category::ThreeOfAKind => "three of a kind",
            Category::Straight => "straight",
            Category::Flush => "flush",
            Category::FullHouse => "full house",
            Category::FourOfAKind => "four of a kind",
            Category::StraightFlush => "straight flush",
            Category::FiveOfAKind => "five of a kind",
        }
    }
}

/// The value of a hand. The greater of two wins, and equal ones win nothing.
///
/// The category, then up to five ranks of four bits, those that decide first in the highest places: deuce 1, ace 13,
/// and 0 for a card the hand does not have, so that of equal hands the longer is greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HandValue(pub(super) u32);

/// Bits of a rank.
pub(super) const KICKER: u32 = 4;

impl HandValue {
    /// Returns the value of a hand of this category with groups of equal ranks (each a set of one rank), the more
    /// important first, and as many other cards, from [`super::table::kickers`], as there is room for.
    #[inline]
    pub(super) fn new(category: Category, groups: &[usize], kickers: u32) -> HandValue {
        let mut value = (category as u32) << (5 * KICKER) | kickers << Self::room(category);
        for (place, group) in groups.iter().enumerate() {
            value |= (group.ilog2() + 1) << ((4 - place as u32) * KICKER);
        }
        HandValue(value)
    }

    /// Returns the distance of the kickers from the lowest place, in bits.
    #[inline]
    const fn room(category: Category) -> u32 {
        match category {
            Category::Pair => KICKER,
            Category::TwoPair | Category::ThreeOfAKind => 2 * KICKER,
            Category::FourOfAKind => 3 * KICKER,
            _ => 0,
        }
    }

    /// Returns the value of a flush, from that of its ranks.
    #[inline]
    pub(super) fn flush(ranks: u32) -> HandValue {
        let category = if HandValue(ranks).category() == Category::Straight {
            Category::StraightFlush
        } else {
            Category::Flush
        };
        HandValue((category as u32) << (5 * KICKER) | ranks & ((1 << (5 * KICKER)) - 1))
    }

    /// Returns the kind of hand.
    #[must_use]
    #[inline]
    pub fn category(self) -> Category {
        Category::ALL[(self.0 >> (5 * KICKER)) as usize]
    }

    /// Returns a number that is greater for the better hand.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Returns the ranks that decide between hands of the same category: one for each pair, three or four of a kind,
    /// then the kickers; for a straight the highest.
    pub fn ranks(self) -> impl Iterator<Item = Rank> {
        let rank = move |place: u32| Rank::ALL[(self.0 >> (place * KICKER) & 15) as usize];
        (0..5).rev().map(rank).filter(|rank| *rank != Rank::One)
    }

    /// Checks whether two hands are of one category and equal as far as the one with fewer cards goes.
    #[must_use]
    pub fn is_equal_so_far(self, other: Self) -> bool {
        self.category() == other.category()
            && self.ranks().zip(other.ranks()).all(|(one, other)| one == other)
    }

    /// Returns the ranks that the hand's name leaves out.
    pub fn kickers(self) -> impl Iterator<Item = Rank> {
        let named = match self.category() {
            Category::TwoPair | Category::FullHouse => 2,
            _ => 1,
        };
        self.ranks().skip(named)
    }

    /// Returns the hand in words with the ranks that its name leaves out, e.g. "two pair, aces and tens, K kicker", to
    /// distinguish hands of the same name.
    #[must_use]
    pub fn with_kickers(self) -> String {
        let kickers: Vec<&str> = self.kickers().map(Rank::symbol).collect();
        match kickers.len() {
            0 => self.to_string(),
            1 => format!("{self}, {} kicker", kickers[0]),
            _ => format!("{self}, {} kickers", kickers.join(" ")),
        }
    }
}

impl fmt::Display for HandValue {
    /// Writes the hand in words, e.g. "two pair, aces and tens", "pair of kings", "ace high", "no cards".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut ranks = self.ranks();
        let Some(first) = ranks.next() else { return f.write_str("no cards") };
        let category = self.category();
        match (category, ranks.next()) {
            (Category::HighCard, _) => write!(f, "{} high", Rank::word(first)),
            (Category::Pair, _) => write!(f, "pair of {}", plural(first)),
            (Category::TwoPair, Some(second)) => {
                write!(f, "two pair, {} and {}", plural(first), plural(second))
            }
            (Category::FullHouse, Some(second)) => {
                write!(f, "full house, {} over {}", plural(first), plural(second))
            }
            (Category::StraightFlush, _) if first == Rank::Ace => f.write_str("royal flush"),
            (Category::Straight | Category::Flush | Category::StraightFlush, _) => {
                write!(f, "{}, {} high", category.name(), Rank::word(first))
            }
            _ => write!(f, "{}, {}", category.name(), plural(first)),
        }
    }
}

fn plural(rank: Rank) -> String {
    format!("{}{}", Rank::word(rank), if rank == Rank::Six { "es" } else { "s" })
}
