//! The deals (table option `deal`).

use std::collections::BTreeMap;

use super::palace::{half_of, palace_of};
use crate::cardmate::placement::{Placement, Square10};
use crate::cardmate::termination::kings;
use crate::kernel::card::{Card, Rank, Suit};
use crate::kernel::{Seed, SeedRng, Square};
use crate::seat::Seat;

/// The predefined deal, rank 9 first.
const PREDEFINED: [&str; 10] = [
    "XD 8C 9S QC KS KD QS 9D 8S XH",
    "7H -- 6C JH 5C 5S JC 6H -- 7D",
    "4D 2C 3H 1S -- -- 4S 3D 2H 1C",
    "-- -- -- -- -- -- -- -- -- --",
    "-- -- -- -- -- -- -- -- -- --",
    "-- -- -- -- -- -- -- -- -- --",
    "-- -- -- -- -- -- -- -- -- --",
    "1D 2S 3C 4H -- -- 1H 3S 2D 4C",
    "7C -- 6S JD 5H 5D JS 6D -- 7S",
    "XS 8H 9C QH KC KH QD 9H 8D XC",
];

/// The cards by the squares on which they are dealt.
type Deal = BTreeMap<Square10, Card>;

/// Returns the layout at the start of a match with a deal that has a name.
pub(super) fn deal(kind: &str, seed: &Seed) -> Placement {
    let mut chance = seed.chance("deal");
    match kind {
        "suits" => {
            let mut deal = predefined();
            shuffle_suits(&mut deal, &Rank::ALL, &mut chance);
            lay_out(&deal)
        }
        "published" => {
            let mut deal = predefined();
            let others: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| *rank != Rank::King).collect();
            shuffle_suits(&mut deal, &others, &mut chance);
            lay_out(&deal)
        }
        "suit-setup" => loop {
            let mut deal = predefined();
            shuffle_suits(&mut deal, &Rank::ALL, &mut chance);
            if has_suit_content(&deal) {
                return lay_out(&deal);
            }
        },
        "kings" => until_peaceful(|| {
            let mut deal = predefined();
            shuffle_among(&mut deal, |square| palace_of(square).is_some(), &mut chance);
            shuffle_among(&mut deal, |square| palace_of(square).is_none(), &mut chance);
            deal
        }),
        "places" => until_peaceful(|| {
            let mut deal = predefined();
            shuffle_places(&mut deal, &mut chance);
            shuffle_suits(&mut deal, &Rank::ALL, &mut chance);
            deal
        }),
        "wild" => until_peaceful(|| {
            let mut deal = predefined();
            shuffle_among(&mut deal, |_| true, &mut chance);
            deal
        }),
        _ => lay_out(&predefined()),
    }
}

fn predefined() -> Deal {
    PREDEFINED
        .iter()
        .rev()
        .flat_map(|row| row.split(' '))
        .zip(Square::all())
        .filter_map(|(text, square)| Some((square, Card::from_text(text)?)))
        .collect()
}

/// Puts cards on the squares where cards stand at the start, in the order of the squares.
pub(super) fn on_starting_squares(cards: &[Card]) -> Placement {
    lay_out(&predefined().into_keys().zip(cards.iter().copied()).collect())
}

/// Returns the cards of a layout on the squares where cards stand at the start, in the order of the squares.
pub(super) fn starting_cards(layout: &Placement) -> Vec<Card> {
    predefined().into_keys().filter_map(|square| layout.card_on(square)).collect()
}

/// Shuffles the cards on those squares of a deal that are wanted.
fn shuffle_among(deal: &mut Deal, is_wanted: impl Fn(Square10) -> bool, chance: &mut SeedRng) {
    let places: Vec<Square10> = deal.keys().copied().filter(|square| is_wanted(*square)).collect();
    let mut cards: Vec<Card> = places.iter().map(|square| deal[square]).collect();
    chance.shuffle(&mut cards);
    deal.extend(places.into_iter().zip(cards));
}

/// Checks that each player has two suits of seven cards and two of six.
fn has_suit_content(deal: &Deal) -> bool {
    Seat::ALL.into_iter().all(|seat| {
        let count = |suit: Suit| {
            deal.iter().filter(|(square, card)| half_of(**square) == seat && card.suit == suit).count()
        };
        Suit::ALL.into_iter().filter(|suit| count(*suit) == 7).count() == 2
            && Suit::ALL.into_iter().filter(|suit| count(*suit) == 6).count() == 2
    })
}

/// Shuffles the four cards of each of these ranks among the four squares of that rank.
fn shuffle_suits(deal: &mut Deal, ranks: &[Rank], chance: &mut SeedRng) {
    for rank in ranks {
        let places: Vec<Square10> =
            deal.iter().filter(|(_, card)| card.rank == *rank).map(|(square, _)| *square).collect();
        let mut cards: Vec<Card> = places.iter().map(|square| deal[square]).collect();
        chance.shuffle(&mut cards);
        deal.extend(places.into_iter().zip(cards));
    }
}

/// Shuffles Forehand's ranks over its own squares; Rearhand's follow by symmetry, and the Kings keep the palaces.
fn shuffle_places(deal: &mut Deal, chance: &mut SeedRng) {
    let places: Vec<Square10> = deal
        .keys()
        .copied()
        .filter(|square| half_of(*square) == Seat::First && palace_of(*square).is_none())
        .collect();
    let mut sources = places.clone();
    chance.shuffle(&mut sources);
    let moved: Vec<(Square10, Card)> = places
        .iter()
        .zip(sources)
        .flat_map(|(to, from)| [(*to, deal[&from]), (to.opposite(), deal[&from.opposite()])])
        .collect();
    deal.extend(moved);
}

/// Deals until each side has a King, and neither side, were it to move, has a compulsory capture or can take a King.
fn until_peaceful(mut deal: impl FnMut() -> Deal) -> Placement {
    loop {
        let layout = lay_out(&deal());
        if Seat::ALL.into_iter().all(|seat| {
            kings(&layout, seat) > 0
                && layout.compulsory_captures(seat).is_empty()
                && !layout.attacks_king(seat)
        }) {
            return layout;
        }
    }
}

/// Puts the cards on the board; each belongs to the seat in whose half it is dealt.
fn lay_out(deal: &Deal) -> Placement {
    let mut layout = Placement::empty(Seat::First);
    for (square, card) in deal {
        layout.put(*card, half_of(*square), *square);
    }
    layout
}
