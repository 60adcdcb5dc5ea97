//! Moves as text and back.

use std::collections::BTreeSet;

use proptest::prelude::*;
use trickmate_rules::DynPosition;

use trickmate_testkit::notation::square_name;
use trickmate_testkit::positions::positions;
use trickmate_testkit::proptests::cases;
use trickmate_testkit::table::{PALACES, legal, load, mover};

const MARKS: [&str; 4] = ["+", "#", "+#", "×"];

/// Returns a move without its marks, and the marks.
fn parts(text: &str) -> (&str, &str) {
    let bare = text.trim_end_matches(['+', '#', '×']);
    (bare, &text[bare.len()..])
}

/// Returns every text of a card, a square and a promotion, with and without the colon.
fn every_text() -> impl Iterator<Item = String> {
    let cards =
        "123456789XJQKA".chars().flat_map(|rank| "CDHS".chars().map(move |suit| format!("{rank}{suit}")));
    cards.flat_map(|card| {
        (0..100).flat_map(move |square| {
            let (card, square) = (card.clone(), square_name(square));
            ["", ":"].into_iter().flat_map(move |colon| {
                let start = format!("{card}{colon}{square}");
                ["", "=A"].map(|promotion| format!("{start}{promotion}"))
            })
        })
    })
}

fn check(position: &dyn DynPosition, text: &str) -> Option<String> {
    position.check(mover(position)?, text).ok()
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn the_list_and_the_check_agree_on_every_text(json in positions(), palace in 0..3_usize) {
        let position = load(PALACES[palace].0, &json);
        let legal = legal(&*position);
        let checked: BTreeSet<String> = every_text().filter_map(|text| check(&*position, &text)).collect();
        prop_assert_eq!(Vec::from_iter(checked), legal.clone());
        let accepted = every_text().filter(|text| check(&*position, text).is_some()).count();
        prop_assert_eq!(accepted, legal.len(), "every move has one text");
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn every_legal_move_is_read_as_it_is_written(json in positions(), palace in 0..3_usize) {
        let position = load(PALACES[palace].0, &json);
        for text in legal(&*position) {
            let seat = mover(&*position).unwrap();
            let (bare, marks) = parts(&text);
            let ways = [text.clone(), bare.to_owned(), format!("{text}!"), format!("{text}?"), format!("{bare}!?"),
                text.replace('×', "x")];
            for way in ways {
                let mut next = position.boxed();
                let (checked, played) = (position.check(seat, &way), next.play(seat, &way));
                prop_assert_eq!(checked.as_ref(), Ok(&text), "{}", &way);
                prop_assert_eq!(played.as_ref(), Ok(&text), "{}", &way);
            }
            for wrong in MARKS.into_iter().filter(|mark| *mark != marks) {
                prop_assert!(position.check(seat, &format!("{bare}{wrong}")).is_err(), "{}{}", bare, wrong);
            }
            let other = if text.contains(':') { text.replace(':', "") } else { format!("{}:{}", &text[..2], &text[2..]) };
            prop_assert!(position.check(seat, &other).is_err(), "{}", other);
        }
    }

    #[test]
    fn a_refused_move_changes_nothing(json in positions(), card in 0..56_usize, square in 0..100_usize) {
        let mut position = load("occupy", &json);
        let before = position.observe(trickmate_rules::Viewer::Omniscient).json();
        let text = every_text().nth(card * 400 + square * 4).unwrap();
        if let Some(seat) = mover(&*position).filter(|seat| position.check(*seat, &text).is_err()) {
            prop_assert!(position.play(seat, &text).is_err());
            prop_assert_eq!(position.observe(trickmate_rules::Viewer::Omniscient).json(), before);
        }
    }

    #[test]
    fn any_text_is_answered_without_panic(json in positions(), text in any::<String>(), tail in "[1-9XJQKA][CDHS]:?[a-j][0-9](=A)?[-+#×x!?.: ]{0,3}") {
        let position = load("occupy", &json);
        for text in [text.as_str(), &tail] {
            check(&*position, text);
        }
    }
}
