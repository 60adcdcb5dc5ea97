//! Cards that are dealt again (table option `redeal`).

use serde_json::json;
use trickmate_rules::{Match, Viewer};

use trickmate_testkit::chacha::Words;
use trickmate_testkit::poker_table::{after, detail, options, play, poker, result, set_up};
use trickmate_testkit::table::seed;

/// Returns White's cards in the order of the squares a1–h1, a2–h2, a3 b3 c3 f3 g3 h3, a4 b4 g4 h4.
fn cards(game: &Match) -> Vec<String> {
    let text = game.position().observe(Viewer::Omniscient).text();
    let deal = text.split(' ').nth(7).unwrap().to_owned();
    deal.as_bytes().chunks(2).take(26).map(|card| String::from_utf8(card.to_vec()).unwrap()).collect()
}

#[test]
fn the_deals_follow_from_the_seed_by_their_numbers() {
    let red: Vec<String> = ["d", "h"]
        .iter()
        .flat_map(|suit| "23456789TJQKA".chars().map(move |rank| format!("{rank}{suit}")))
        .collect();
    for deal in ["corner-aces", "random"] {
        let mut game = Match::new(poker(), options(&[("redeal", "2"), ("deal", deal)]), seed(3));
        for (number, moves) in [(1, "e4 e5 Nf3 Nc6"), (2, "Bb5 a6 Ba4 Nf6")] {
            play(&mut game, moves);
            let mut expected = red.clone();
            Words::new(seed(3).to_bytes(), &format!("redeal {number}")).shuffle(&mut expected);
            assert_eq!(cards(&game), expected, "{deal} {number}");
        }
    }
}

#[test]
fn a_deal_lasts_for_its_number_of_hands_whoever_wins_them() {
    let mut game = after(&[("redeal", "3")], "");
    let since = |game: &Match| game.position().observe(Viewer::Omniscient).json()["since_deal"].clone();
    let deal = |game: &Match| game.position().observe(Viewer::Omniscient).json()["deal"].clone();
    for (moves, hands) in [("e4 e5", 1), ("Nf3", 1), ("Nc6", 2), ("Bb5", 2)] {
        play(&mut game, moves);
        assert_eq!((since(&game), deal(&game)), (json!(hands), json!("corner-aces")), "{moves}");
    }
    let hand = detail(&game)["hands"].clone();
    let last = game.play("a6").unwrap().reveals;
    assert!(last, "what the new deal shows cannot be taken back");
    assert_eq!(since(&game), json!(0));
    assert_eq!(deal(&game).as_object().unwrap().len(), 52);
    assert_ne!(detail(&game)["hands"], hand, "the hands are those of the new cards");
    assert_eq!(detail(&game)["history"].as_array().unwrap().len(), 3);
    assert!(!game.play("Ba4").unwrap().reveals);
    let text = game.position().observe(Viewer::Omniscient).text();
    assert!(!text.contains("since="), "{text}");
    play(&mut game, "Nf6");
    let text = game.position().observe(Viewer::Omniscient).text();
    assert!(text.ends_with(" since=1"), "{text}");
    let read = poker().read(&options(&[("redeal", "3")]), &seed(3), &text).unwrap();
    assert_eq!(read.observe(Viewer::Omniscient).text(), text);
}

#[test]
fn repetition_counts_from_the_new_deal() {
    let dance = "Nf3 Nf6 Ng1 Ng8 ";
    let mut game = after(&[("redeal", "3"), ("wipeout", "off")], "");
    play(&mut game, &dance.repeat(2));
    // The array has come for the third time, but the cards are others since the third hand.
    assert_eq!(result(&game), None);
    assert_eq!(detail(&game)["quiet"], 8, "the fifty moves go on");
    let mut same = after(&[("wipeout", "off")], "");
    play(&mut same, &dance.repeat(2));
    assert_eq!(result(&same).unwrap().1, "threefold repetition");
    // A threefold repetition ends the game before the cards are dealt again.
    let mut last = after(&[("redeal", "4"), ("wipeout", "off")], "");
    play(&mut last, &dance.repeat(2));
    assert_eq!(result(&last).unwrap().1, "threefold repetition");
}

#[test]
fn nothing_is_dealt_after_the_end() {
    let mate = json!({"fen": "1r4k1/8/8/8/8/8/r7/7K b - - 0 1", "since_deal": 0});
    let mut game = set_up(&[("redeal", "1")], &mate);
    let deal = game.position().observe(Viewer::Omniscient).json()["deal"].clone();
    play(&mut game, "Rb1#");
    assert_eq!(game.position().observe(Viewer::Omniscient).json()["deal"], deal);
}

#[test]
fn hands_since_the_deal_are_checked_in_positions() {
    let fen = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    for (given, since, words) in [
        (&[][..], json!(0), "where cards are dealt again"),
        (&[("redeal", "2")][..], json!(2), "the cards would be dealt again"),
        (&[("redeal", "2")][..], json!(-1), "invalid value"),
    ] {
        let json = json!({"fen": fen, "since_deal": since}).to_string();
        let error = Match::from_position(poker(), options(given), seed(0), json).err().unwrap().to_string();
        assert!(error.contains(words), "{error}");
    }
    let mut game = set_up(&[("redeal", "2")], &json!({"fen": fen, "since_deal": 1}));
    play(&mut game, "Kd1 Kd8");
    assert_eq!(game.position().observe(Viewer::Omniscient).json()["since_deal"], json!(0));
}
