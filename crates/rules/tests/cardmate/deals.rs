//! The four deals: their invariants, and their reproduction from the description.

use std::collections::{BTreeMap, BTreeSet};

use trickmate_rules::{Match, Options, Record, Viewer};

use trickmate_testkit::chacha::Words;
use trickmate_testkit::mailbox::{Mailbox, Palace, Side};
use trickmate_testkit::table::{DEALS, cardmate, options, seed};

const SEEDS: std::ops::Range<u64> = 0..60;

const PREDEFINED: [&str; 10] = [
    "XS 8H 9C QH KC KH QD 9H 8D XC",
    "7C == 6S JD 5H 5D JS 6D -- 7S",
    "1D 2S 3C 4H == -- 1H 3S 2D 4C",
    "-- == -- == -- == -- == -- ==",
    "== -- == -- == -- == -- == --",
    "-- == -- == -- == -- == -- ==",
    "== -- == -- == -- == -- == --",
    "4D 2C 3H 1S -- == 4S 3D 2H 1C",
    "7H -- 6C JH 5C 5S JC 6H == 7D",
    "XD 8C 9S QC KS KD QS 9D 8S XH",
];

/// The cards by their squares, `file + 10 × rank`.
type Deal = BTreeMap<usize, String>;

fn predefined() -> Deal {
    let cells = PREDEFINED.iter().flat_map(|row| row.split(' ')).enumerate();
    cells
        .filter(|(_, card)| !card.contains(['-', '=']))
        .map(|(square, card)| (square, card.to_owned()))
        .collect()
}

/// Deals with the library, and asserts that everybody owns the cards of the own half and Forehand moves.
fn dealt(kind: &str, number: u64) -> (Deal, Mailbox) {
    let game = Match::new(cardmate(), options(kind, "occupy"), seed(number));
    let json = game.position().observe(Viewer::Omniscient).json();
    assert_eq!((&json["turn"], &json["quiet"]), (&"forehand".into(), &0.into()));
    let mut deal = Deal::new();
    for (square, piece) in json["cards"].as_object().unwrap() {
        let square = usize::from(square.as_bytes()[0] - b'a') + 10 * usize::from(square.as_bytes()[1] - b'0');
        assert_eq!(piece["owner"], if square < 50 { "forehand" } else { "rearhand" });
        deal.insert(square, piece["card"].as_str().unwrap().to_owned());
    }
    (deal, Mailbox::from_json(&json, Palace::Occupy))
}

/// Returns the ranks on the squares; in the deal's second half seen from the other side.
fn ranks(deal: &Deal, far: bool) -> BTreeMap<usize, char> {
    let own = deal.iter().filter(|(square, _)| (**square >= 50) == far);
    own.map(|(square, card)| (if far { 99 - square } else { *square }, card.chars().next().unwrap()))
        .collect()
}

/// Counts a side's cards of each suit, sorted.
fn suits(deal: &Deal, far: bool) -> Vec<usize> {
    let own: Vec<&String> =
        deal.iter().filter(|(square, _)| (**square >= 50) == far).map(|(_, card)| card).collect();
    let mut counts: Vec<usize> =
        "CDHS".chars().map(|suit| own.iter().filter(|card| card.ends_with(suit)).count()).collect();
    counts.sort_unstable();
    counts
}

fn assert_peaceful(plain: &Mailbox) {
    for side in [Side::Forehand, Side::Rearhand] {
        assert!(plain.is_peaceful_for(side) && plain.kings(side) > 0);
    }
}

/// Asserts two Kings a side, in the palaces; two cards of every other rank a side; the ranks centrally symmetric.
fn assert_rank_content(deal: &Deal) {
    assert_eq!(ranks(deal, false), ranks(deal, true), "centrally symmetric");
    for rank in "123456789XJQK".chars() {
        assert_eq!(ranks(deal, false).values().filter(|known| **known == rank).count(), 2, "{rank}");
    }
    let kings: Vec<usize> =
        deal.iter().filter(|(_, card)| card.starts_with('K')).map(|(square, _)| *square).collect();
    assert_eq!(kings, [4, 5, 94, 95]);
}

#[test]
fn every_deal_has_each_card_once_on_the_same_squares() {
    for kind in DEALS.into_iter().chain(MORE) {
        for number in SEEDS {
            let (deal, _) = dealt(kind, number);
            assert!(deal.keys().eq(predefined().keys()), "{kind} {number}");
            let cards: BTreeSet<&String> = deal.values().collect();
            let all: BTreeSet<String> = predefined().into_values().collect();
            assert!(cards.len() == 52 && cards.into_iter().eq(all.iter()), "{kind} {number}");
        }
    }
}

#[test]
fn the_predefined_deal_and_its_five_properties() {
    for number in SEEDS {
        assert_eq!(dealt("predefined", number).0, predefined());
    }
    let (deal, plain) = dealt("predefined", 0);
    assert_rank_content(&deal);
    let ones: BTreeSet<usize> =
        deal.iter().filter(|(_, card)| card.starts_with('1')).map(|(square, _)| square % 10).collect();
    assert_eq!(ones.len(), 4, "all Ones on different files");
    assert_eq!((suits(&deal, false), suits(&deal, true)), (vec![6, 6, 7, 7], vec![6, 6, 7, 7]));
    // A suit of one side corresponds to one of the other: the cards opposite each other pair the suits up.
    let pairs: BTreeSet<(char, char)> = deal
        .iter()
        .filter(|(square, _)| **square < 50)
        .map(|(square, card)| (card.chars().last().unwrap(), deal[&(99 - square)].chars().last().unwrap()))
        .collect();
    assert_eq!(pairs.len(), 4, "{pairs:?}");
    assert_peaceful(&plain);
}

#[test]
fn the_suits_deal_keeps_the_place_of_every_rank() {
    for number in SEEDS {
        let (deal, _) = dealt("suits", number);
        assert_rank_content(&deal);
        for far in [false, true] {
            assert_eq!(ranks(&deal, far), ranks(&predefined(), far));
        }
    }
}

/// The deals of the second edition.
const MORE: [&str; 3] = ["published", "suit-setup", "kings"];

#[test]
fn the_published_setup_keeps_the_kings_where_they_are() {
    for number in SEEDS {
        let (deal, plain) = dealt("published", number);
        for far in [false, true] {
            assert_eq!(ranks(&deal, far), ranks(&predefined(), far));
        }
        for (square, card) in predefined().into_iter().filter(|(_, card)| card.starts_with('K')) {
            assert_eq!(deal[&square], card);
        }
        assert_peaceful(&plain);
    }
}

#[test]
fn the_suit_setup_gives_up_the_correspondence_alone() {
    for number in SEEDS {
        let (deal, plain) = dealt("suit-setup", number);
        assert_rank_content(&deal);
        assert_eq!((suits(&deal, false), suits(&deal, true)), (vec![6, 6, 7, 7], vec![6, 6, 7, 7]));
        assert_peaceful(&plain);
    }
}

#[test]
fn the_kings_deal_keeps_two_kings_in_each_palace() {
    for number in SEEDS {
        let (deal, plain) = dealt("kings", number);
        let kings: Vec<usize> =
            deal.iter().filter(|(_, card)| card.starts_with('K')).map(|(square, _)| *square).collect();
        assert_eq!(kings, [4, 5, 94, 95]);
        assert_peaceful(&plain);
    }
}

/// Returns a custom deal as text, with these cards exchanged.
fn custom(exchanged: &[(&str, &str)]) -> String {
    let mut cards: Vec<String> = predefined().into_values().collect();
    for (one, other) in exchanged {
        let at = |wanted: &str| cards.iter().position(|card| card == wanted).unwrap();
        let (one, other) = (at(one), at(other));
        cards.swap(one, other);
    }
    cards.join(" ")
}

fn read(deal: &str) -> Result<Options, String> {
    Options::new(cardmate().options(), [("deal", deal)]).map_err(|error| error.to_string())
}

#[test]
fn a_custom_deal_is_laid_out_as_it_is_given() {
    let given = custom(&[("KC", "KH"), ("4C", "4S")]);
    for way in [
        given.clone(),
        given.to_lowercase(),
        given.replace('X', "10"),
        given.replace('X', "t").replace(' ', ", "),
        given.replace('S', "♠").replace(' ', ""),
    ] {
        let options = read(&way).unwrap();
        assert_eq!(options.text("deal"), Some(&*given), "{way}");
        assert_eq!(cardmate().match_title(&options), "Cardmate · custom deal");
        assert!(!cardmate().is_dealt(&options));
        let game = Match::new(cardmate(), options, seed(3));
        let json = game.position().observe(Viewer::Omniscient).json();
        assert_eq!(
            (&json["cards"]["e0"]["card"], &json["cards"]["f0"]["card"]),
            (&"KH".into(), &"KC".into())
        );
        let again = Record::of(&game, []).to_string().parse::<Record>().unwrap().replay().unwrap();
        assert_eq!(again.position().observe(Viewer::Omniscient).json(), json);
    }
}

#[test]
fn a_custom_deal_that_cannot_be_is_refused_with_the_card() {
    for (deal, words) in [
        (custom(&[]).replace("4C", "4D"), "4D is there twice"),
        (custom(&[]).replace("4C ", ""), "4C is missing"),
        (custom(&[]).replace("4C ", "").replace("XS ", ""), "4C, XS are missing"),
        (custom(&[]).replace("4C", "AC"), "AC is an Ace"),
        (custom(&[]).replace("4C", "4Z"), "“4Z” is no card"),
        ("4C 4D".to_owned(), "50 of the 52 cards are missing"),
        (custom(&[("KC", "QS"), ("KH", "QC")]), "Forehand has no King"),
        (custom(&[("2S", "2C"), ("3C", "1D"), ("XC", "1C")]), "compulsory capture"),
        (
            "open".to_owned(),
            "it takes predefined, suits, places, wild, published, suit-setup, kings or all 52 cards",
        ),
    ] {
        let error = read(&deal).unwrap_err();
        assert!(error.contains(words) && error.len() < 400, "{deal}: {error}");
    }
    // Three Kings against one are allowed.
    assert!(read(&custom(&[("KS", "QH")])).is_ok());
}

#[test]
fn the_places_deal_keeps_the_ranks_and_the_kings_at_home() {
    for number in SEEDS {
        let (deal, plain) = dealt("places", number);
        assert_rank_content(&deal);
        assert_peaceful(&plain);
    }
}

#[test]
fn the_wild_deal_keeps_the_peace() {
    for number in SEEDS {
        assert_peaceful(&dealt("wild", number).1);
    }
}

#[test]
fn one_seed_one_deal() {
    for kind in &DEALS[1..] {
        let deals: BTreeSet<Vec<String>> =
            SEEDS.map(|number| dealt(kind, number).0.into_values().collect()).collect();
        assert_eq!(deals.len(), SEEDS.count(), "{kind}: different seeds, different deals");
        for number in SEEDS {
            assert_eq!(dealt(kind, number).0, dealt(kind, number).0);
        }
    }
}

#[test]
fn every_suit_comes_everywhere() {
    for kind in &DEALS[1..] {
        let mut seen: BTreeMap<usize, BTreeSet<char>> = BTreeMap::new();
        for number in 0..200 {
            for (square, card) in dealt(kind, number).0 {
                seen.entry(square).or_default().extend(card.chars().last());
            }
        }
        assert!(seen.values().all(|suits| suits.len() == 4), "{kind}: {seen:?}");
    }
}

/// Reproduces a deal by the steps of `docs/fairness.md`.
fn reproduced(kind: &str, number: u64) -> Deal {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&number.to_le_bytes());
    let mut words = Words::new(key, "deal");
    loop {
        let mut deal = predefined();
        if kind == "wild" {
            let mut cards: Vec<String> = deal.values().cloned().collect();
            words.shuffle(&mut cards);
            deal.values_mut().zip(cards).for_each(|(place, card)| *place = card);
        }
        if kind == "places" {
            let own: Vec<usize> =
                deal.keys().copied().filter(|square| *square < 50 && ![4, 5].contains(square)).collect();
            let mut sources = own.clone();
            words.shuffle(&mut sources);
            let before = deal.clone();
            for (to, from) in own.into_iter().zip(sources) {
                deal.insert(to, before[&from].clone());
                deal.insert(99 - to, before[&(99 - from)].clone());
            }
        }
        if kind == "kings" {
            for in_palace in [true, false] {
                let own: Vec<usize> = deal
                    .keys()
                    .copied()
                    .filter(|square| [4, 5, 94, 95].contains(square) == in_palace)
                    .collect();
                let mut cards: Vec<String> = own.iter().map(|square| deal[square].clone()).collect();
                words.shuffle(&mut cards);
                deal.extend(own.into_iter().zip(cards));
            }
        }
        if ["suits", "places", "published", "suit-setup"].contains(&kind) {
            let ranks = if kind == "published" { "123456789XJQ" } else { "123456789XJQK" };
            for rank in ranks.chars() {
                let places: Vec<usize> = deal
                    .iter()
                    .filter(|(_, card)| card.starts_with(rank))
                    .map(|(square, _)| *square)
                    .collect();
                let mut cards: Vec<String> = places.iter().map(|square| deal[square].clone()).collect();
                words.shuffle(&mut cards);
                deal.extend(places.into_iter().zip(cards));
            }
        }
        let is_due = match kind {
            "suits" | "published" => true,
            "suit-setup" => [false, true].iter().all(|far| suits(&deal, *far) == [6, 6, 7, 7]),
            _ => is_peaceful(&deal),
        };
        if is_due {
            return deal;
        }
    }
}

fn is_peaceful(deal: &Deal) -> bool {
    let cards: serde_json::Map<String, serde_json::Value> = deal
        .iter()
        .map(|(square, card)| {
            let owner = if *square < 50 { "forehand" } else { "rearhand" };
            (
                trickmate_testkit::notation::square_name(*square),
                serde_json::json!({"card": card, "owner": owner}),
            )
        })
        .collect();
    let plain = Mailbox::from_json(&serde_json::json!({"turn": "forehand", "cards": cards}), Palace::Occupy);
    [Side::Forehand, Side::Rearhand]
        .into_iter()
        .all(|side| plain.kings(side) > 0 && plain.is_peaceful_for(side))
}

#[test]
fn another_program_deals_the_same() {
    for kind in DEALS[1..].iter().chain(&MORE) {
        for number in SEEDS {
            assert_eq!(dealt(kind, number).0, reproduced(kind, number), "{kind} {number}");
        }
    }
}

#[test]
fn the_seed_and_its_commitment() {
    let zeros: trickmate_rules::kernel::Seed = "0".repeat(64).parse().unwrap();
    assert_eq!(zeros, seed(0));
    assert_eq!(zeros.commitment(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    assert_eq!(seed(1).to_hex(), format!("01{}", "0".repeat(62)));
    for bad in ["", "0", "zz", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64)] {
        assert!(bad.parse::<trickmate_rules::kernel::Seed>().is_err(), "{bad}");
    }
    assert_eq!(format!("{:?}", seed(7)).find("07"), None, "the debug form keeps the secret");
}

#[test]
fn a_stream_of_chance_is_the_key_stream() {
    let mut words = Words::new([0; 32], "moves");
    let mut chance = seed(0).chance("moves");
    for bound in [1, 2, 3, 52, 1000, 1 << 31, (1 << 31) + 1, u32::MAX].into_iter().cycle().take(400) {
        assert_eq!(chance.below(bound) as usize, words.below(bound as usize));
    }
}

#[test]
fn a_deal_is_given_again_as_a_text() {
    for kind in DEALS.into_iter().chain(MORE) {
        for number in SEEDS {
            let options = Options::new(cardmate().options(), [("deal", kind)]).unwrap();
            let first = Match::new(cardmate(), options, seed(number));
            let Some((name, cards)) = first.same_deal() else {
                assert_eq!(kind, "predefined");
                continue;
            };
            let options = Options::new(cardmate().options(), [(name, &*cards)]).unwrap();
            let again = Match::new(cardmate(), options, seed(number + 1));
            let shown = |game: &Match| game.position().observe(Viewer::Public).json();
            assert_eq!(shown(&first), shown(&again), "{kind}");
        }
    }
}
