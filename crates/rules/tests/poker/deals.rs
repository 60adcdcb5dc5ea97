//! The cards on the squares.

use std::collections::BTreeSet;

use serde_json::Value;
use trickmate_rules::{Match, Options, Viewer};

use trickmate_testkit::chacha::Words;
use trickmate_testkit::poker_table::{opening, options, poker};
use trickmate_testkit::table::seed;

/// White's half as published, rank 4 first.
const PUBLISHED: [(&str, [&str; 4]); 4] = [
    ("corner-aces", ["7J....J7", "48Q..Q84", "259KK952", "A360063A"]),
    ("rande-schande", ["AK....KA", "QJ0..0JQ", "98766789", "54322345"]),
    ("twisted-corner-aces", ["7J....7J", "48Q..48Q", "259K259K", "A360A360"]),
    ("royal-flush", ["32....23", "654..456", "09877890", "JQKAAKQJ"]),
];

const SQUARES: &str = "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 f3 g3 h3 a4 b4 g4 h4";

/// Returns the card that the view shows on a square, such as `Td`.
fn card_on(game: &Match, name: &str) -> Option<String> {
    let view = game.view(Viewer::Public);
    let place = (0..64).find(|place| view.board.name(*place) == name).unwrap();
    view.board.squares[usize::from(place)].card.map(|card| card.usual_text())
}

fn mirrored(game: &Match) {
    let mut cards = BTreeSet::new();
    for square in SQUARES.split(' ') {
        let opposite = format!("{}{}", &square[..1], 9 - square[1..].parse::<u8>().unwrap());
        let (near, far) = (card_on(game, square).unwrap(), card_on(game, &opposite).unwrap());
        assert_eq!(near[..1], far[..1]);
        assert!(["hs", "dc"].contains(&&*format!("{}{}", &near[1..], &far[1..])), "{near} {far}");
        cards.extend([near, far]);
    }
    assert_eq!(cards.len(), 52);
    for bare in "c4 d4 e4 f4 c5 d5 e5 f5 d3 e3 d6 e6".split(' ') {
        assert_eq!(card_on(game, bare), None, "{bare}");
    }
}

#[test]
fn the_predefined_deals() {
    for (name, ranks) in PUBLISHED {
        let game = opening(&[("deal", name)]);
        for square in SQUARES.split(' ') {
            let (file, rank) = (square.as_bytes()[0] - b'a', square.as_bytes()[1] - b'1');
            let letter = &ranks[3 - usize::from(rank)][usize::from(file)..=usize::from(file)];
            let suit = if file < 4 { "d" } else { "h" };
            let card = format!("{}{suit}", letter.replace('0', "T"));
            assert_eq!(card_on(&game, square), Some(card), "{name} {square}");
        }
        mirrored(&game);
    }
}

#[test]
fn a_random_deal_follows_from_its_seed() {
    for number in 0..40_u64 {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&number.to_le_bytes());
        let mut cards: Vec<String> = ["d", "h"]
            .iter()
            .flat_map(|suit| "23456789TJQKA".chars().map(move |rank| format!("{rank}{suit}")))
            .collect();
        Words::new(key, "deal").shuffle(&mut cards);
        let game = Match::new(poker(), options(&[("deal", "random")]), seed(number));
        for (square, card) in SQUARES.split(' ').zip(&cards) {
            assert_eq!(card_on(&game, square).as_ref(), Some(card), "seed {number}, {square}");
        }
        mirrored(&game);
    }
}

const TYPED: &str = "Ad 3d 6d Td Th 6h 3h Ah 2d 5d 9d Kd Kh 9h 5h 2h 4d 8d Qd Qh 8h 4h 7d Jd Jh 7h";

#[test]
fn a_deal_of_ones_own() {
    let game = opening(&[("deal", TYPED)]);
    let known = opening(&[]);
    for square in SQUARES.split(' ') {
        assert_eq!(card_on(&game, square), card_on(&known, square), "{square}");
    }
    mirrored(&game);
    for way in [
        TYPED.to_lowercase(),
        TYPED.replace('T', "10"),
        TYPED.replace('T', "0"),
        TYPED.replace(' ', ", "),
        TYPED.replace(' ', ""),
        TYPED.replace('d', "♦").replace('h', "♥\u{fe0f}"),
        format!("\n{}\n", TYPED.replace(' ', "\n")),
    ] {
        assert_eq!(options(&[("deal", &way)]), options(&[("deal", TYPED)]), "{way}");
    }
    assert_eq!(options(&[("deal", TYPED)]).to_json()["deal"], Value::from(TYPED));
}

#[test]
fn a_deal_that_makes_no_sense_is_refused_with_the_card() {
    for (text, words) in [
        (TYPED.replace("Jd", "Js"), "Js is black"),
        (TYPED.replace("Jd", "Ad"), "Ad is there twice"),
        (TYPED.replace(" Jd", ""), "Jd is missing"),
        (TYPED.replace(" Jd", "").replace("Kh ", ""), "Jd, Kh are missing"),
        (TYPED.replace("Jd", "1d"), "“1d” is no card"),
        (TYPED.replace("Jd", "Jx"), "“Jx” is no card"),
        (TYPED.replace("Jd", "é"), "“é” is no card"),
        (format!("{TYPED} 7h"), "7h is there twice"),
        ("Ad Kd".to_owned(), "24 of the 26 red cards are missing"),
        ("corner".to_owned(), "does not take “corner”"),
        (String::new(), "does not take “”"),
    ] {
        let error = Options::new(poker().options(), [("deal", text.as_str())]).unwrap_err().to_string();
        assert!(error.contains(words) && !error.contains('\n'), "{text}: {error}");
    }
}

proptest::proptest! {
    #![proptest_config(trickmate_testkit::proptests::cases(2000))]

    #[test]
    fn no_text_panics(text in proptest::prelude::any::<String>(), near in "([2-9TJQKAx01]{1,2}[dhcs♦♠]?[ ,]?){0,30}") {
        for text in [text, near] {
            if let Ok(options) = Options::new(poker().options(), [("deal", text.as_str())]) {
                mirrored(&Match::new(poker(), options, seed(1)));
            }
        }
    }
}

#[test]
fn a_random_deal_is_given_again_as_a_text() {
    for number in 0..20 {
        let begun = |deal: &str, number| Match::new(poker(), options(&[("deal", deal)]), seed(number));
        let first = begun("random", number);
        let (name, cards) = first.same_deal().unwrap();
        assert_eq!(name, "deal");
        let again = begun(&cards, number + 1);
        let shown = |game: &Match| game.position().observe(Viewer::Public).json();
        assert_eq!(shown(&first), shown(&again));
    }
    assert_eq!(opening(&[]).same_deal(), None);
}
