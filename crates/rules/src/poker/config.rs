//! The options of a table, in the form that the rules use.

use std::cmp::Ordering;

use crate::chess::Army;
use crate::kernel::card::Card;
use crate::option::Options;
use crate::poker::deal;
use crate::poker::hand::{Hand, HandValue};

/// The bonus for checkmate where no lead wins at once.
const BONUS_WITHOUT_LIMIT: u32 = 10;

/// The pieces of a side that pull cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pull {
    /// King, Queen, Rooks, perhaps Knights, and a Pawn.
    Rank {
        /// `true` if pieces that never moved pull.
        unmoved: bool,
    },
    /// The pieces that moved last.
    Recent,
}

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Config {
    /// `true` if the seats declare their hands.
    pub(super) declare: bool,
    /// The lead in hands that wins at once.
    pub(super) limit: Option<u32>,
    /// The hands credited for checkmate.
    pub(super) bonus: u32,
    pub(super) pull: Pull,
    /// `true` if seven pieces pull instead of five.
    pub(super) seven: bool,
    /// `true` if deuces are wild.
    pub(super) wild: bool,
    /// `true` if the cards lie face down until a piece stands on them.
    pub(super) faces_down: bool,
    /// `true` if each seat has a hole card.
    pub(super) hole: bool,
    /// The number of scored hands after which the cards are dealt again.
    pub(super) redeal: Option<u32>,
    /// `true` if a part of the match is drawn from its seed.
    pub(super) is_dealt: bool,
    /// `true` if two hands tie that are equal as far as the shorter one goes.
    pub(super) short_ties: bool,
    /// The armies, White's first.
    pub(super) armies: [Army; 2],
}

impl Config {
    /// Compares the hands that both sides have chosen.
    pub(super) fn compare(self, one: HandValue, other: HandValue) -> Ordering {
        if self.short_ties && one.is_equal_so_far(other) { Ordering::Equal } else { one.cmp(&other) }
    }

    /// Returns the value of a hand with this card in the hole, if there is one.
    #[inline]
    pub(super) fn value(self, hand: Hand, hole: Option<Card>) -> HandValue {
        match (hole, self.wild) {
            (Some(card), wild) => hand.value_with(card, wild),
            (None, true) => hand.value_with_wild_deuces(),
            (None, false) => hand.value(),
        }
    }

    pub(super) fn of(options: &Options) -> Self {
        let limit = options.number("wipeout");
        Self {
            declare: options.word("hands") == "declare",
            limit,
            bonus: options.number("bonus").unwrap_or_else(|| usual_bonus(limit)),
            pull: match options.word("pull") {
                "recent" => Pull::Recent,
                _ => Pull::Rank { unmoved: options.word("unmoved") != "no" },
            },
            seven: options.word("size") == "7",
            wild: options.word("wild") == "deuces",
            faces_down: options.word("faces") == "down",
            hole: options.word("hole") == "1",
            redeal: options.number("redeal"),
            is_dealt: is_dealt(options),
            short_ties: options.word("short") == "tie",
            armies: armies(options),
        }
    }
}

/// Returns the armies that the options ask for, White's first.
pub(super) fn armies(options: &Options) -> [Army; 2] {
    ["white-army", "black-army"].map(|name| Army::from_name(options.word(name)).unwrap_or_default())
}

/// Checks whether a part of a match with these options is drawn from its seed.
pub(super) fn is_dealt(options: &Options) -> bool {
    options.word("deal") == deal::RANDOM || options.word("hole") == "1" || options.number("redeal").is_some()
}

/// Returns three quarters of the limit rounded half up, but below a limit above 1.
fn usual_bonus(limit: Option<u32>) -> u32 {
    match limit {
        None => BONUS_WITHOUT_LIMIT,
        Some(0 | 1) => 1,
        Some(limit) => ((3 * limit + 2) / 4).min(limit - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::usual_bonus;

    #[test]
    fn the_published_bonuses() {
        for (limit, bonus) in [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (7, 5), (13, 10)] {
            assert_eq!(usual_bonus(Some(limit)), bonus, "limit {limit}");
        }
        assert_eq!(usual_bonus(None), 10);
    }
}
