//! The cards of a hand that count, and their order.

use std::cmp::Reverse;

use super::{Category, Hand, HandValue};
use crate::kernel::card::{Card, Rank};

/// Returns the indices of the at most five cards that make the value of the hand; the deciding cards come first. Of
/// several equal choices, returns the one with the lowest indices. There may be up to eight cards, and one of them may
/// occur twice.
#[must_use]
pub fn best_five(cards: &[Card], wild_deuces: bool) -> Vec<usize> {
    let value = |places: &[usize]| -> HandValue {
        let mut chosen = places.iter().map(|&place| cards[place]);
        // The last card may be in the hand already.
        let last = chosen.next_back();
        let hand: Hand = chosen.collect();
        last.map_or_else(HandValue::default, |last| hand.value_with(last, wild_deuces))
    };
    let all: Vec<usize> = (0..cards.len()).collect();
    let (mut best, mut worth) = (all.clone(), value(&all));
    if cards.len() > 5 {
        best = all[..5].to_vec();
        worth = value(&best);
        for chosen in (0_u32..1 << cards.len()).filter(|chosen| chosen.count_ones() == 5) {
            let places: Vec<usize> = (0..cards.len()).filter(|place| chosen >> place & 1 == 1).collect();
            let new = value(&places);
            if new > worth || (new == worth && places < best) {
                (best, worth) = (places, new);
            }
        }
    }
    let is_wild = |card: Card| wild_deuces && card.rank == Rank::Deuce;
    let times = |rank: Rank| best.iter().filter(|&&place| cards[place].rank == rank).count();
    // In a straight five high the ace is the lowest card.
    let straight = matches!(worth.category(), Category::Straight | Category::StraightFlush);
    let low_ace = straight && worth.ranks().next() == Some(Rank::Five);
    let key = |&place: &usize| {
        let card = cards[place];
        let rank = if low_ace && card.rank == Rank::Ace { Rank::One } else { card.rank };
        (Reverse(is_wild(card)), Reverse(times(card.rank)), Reverse(rank), place)
    };
    let mut order = best.clone();
    order.sort_by_key(key);
    order
}
