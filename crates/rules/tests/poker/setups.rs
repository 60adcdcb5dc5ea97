//! Positions that are set up.

use serde_json::{Value, json};
use trickmate_rules::Viewer;

use trickmate_testkit::poker_table::{opening, options, poker, result, score, set_up};
use trickmate_testkit::table::seed;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn refusal(given: &[(&str, &str)], json: &Value) -> String {
    let text = json.as_str().map_or_else(|| json.to_string(), str::to_owned);
    poker().load(&options(given), &seed(0), &text).err().unwrap().to_string()
}

#[test]
fn the_beginning_as_it_is_written() {
    let all = Viewer::Omniscient;
    let game = opening(&[]);
    let expected =
        json!({"fen": START, "deal": "corner-aces", "score": {"white": 0, "black": 0}, "moved": []});
    assert_eq!(game.position().observe(all).json(), expected);
    assert_eq!(game.position().observe(all).text(), format!("{START} 0-0 corner-aces -"));
    let other = set_up(&[("deal", "royal-flush")], &json!({"fen": START}));
    assert_eq!(
        other.position().observe(all).json()["deal"],
        "royal-flush",
        "without a deal the table's is used"
    );
    let named = set_up(&[("deal", "royal-flush")], &expected);
    assert_eq!(named.position().observe(all).json()["deal"], "corner-aces");
}

#[test]
fn a_deal_may_be_given_square_by_square() {
    let all = Viewer::Omniscient;
    let random = opening(&[("deal", "random")]).position().observe(all).json();
    let mut deal = random["deal"].clone();
    assert_eq!(deal.as_object().unwrap().len(), 52);
    // Any distribution is allowed, even one that is not mirrored.
    let (a1, h7) = (deal["a1"].clone(), deal["h7"].clone());
    (deal["a1"], deal["h7"]) = (h7, a1);
    let json = json!({"fen": START, "deal": deal, "score": {"white": 1, "black": 0}, "moved": ["g1"]});
    let game = set_up(&[], &json);
    assert_eq!(game.position().observe(all).json(), json);
    assert_eq!(score(&game), (1, 0));
    // A known deal is called by its name.
    let known = opening(&[]);
    let cards: Value = (0..64_u16)
        .filter_map(|place| {
            let view = known.view(all);
            let card = view.board.squares[usize::from(place)].card?;
            Some((view.board.name(place), Value::from(card.usual_text())))
        })
        .collect::<serde_json::Map<_, _>>()
        .into();
    assert_eq!(
        set_up(&[], &json!({"fen": START, "deal": cards})).position().observe(all).json()["deal"],
        "corner-aces"
    );
}

#[test]
fn what_cannot_be_is_refused() {
    let deal = opening(&[("deal", "random")]).position().observe(Viewer::Omniscient).json()["deal"].clone();
    let changed = |square: &str, card: &str| {
        let mut deal = deal.clone();
        deal[square] = card.into();
        deal
    };
    let mut without = deal.clone();
    without.as_object_mut().unwrap().remove("c7");
    let twice = deal["b1"].as_str().unwrap().to_owned();
    for (json, words) in [
        (json!("{"), "not JSON"),
        (json!({}), "fen"),
        (json!({"fen": START, "turn": "white"}), "turn"),
        (json!({"fen": "x"}), "six parts"),
        (json!({"fen": "4k3/8/8/8/8/8/8/4RK2 w - - 0 1"}), "Black is in check"),
        (json!({"fen": "4k3/8/8/8/8/8/8/P3K3 w - - 0 1"}), "a1"),
        (json!({"fen": START, "deal": "aces"}), "“aces” is no deal"),
        (json!({"fen": START, "deal": 7}), "the name of a deal"),
        (json!({"fen": START, "deal": {"a1": "Ah"}}), "the card on b1 is missing"),
        (json!({"fen": START, "deal": changed("e4", "Ah")}), "no card lies on e4"),
        (json!({"fen": START, "deal": changed("a1", "1h")}), "there is no card “1h”"),
        (json!({"fen": START, "deal": changed("a1", &twice)}), "dealt twice"),
        (json!({"fen": START, "deal": without}), "the card on c7 is missing"),
        (json!({"fen": START, "moved": ["e4"]}), "e4 is empty"),
        (json!({"fen": START, "moved": ["e2", "e2"]}), "e2 is twice"),
        (json!({"fen": START, "moved": ["z2"]}), "z2"),
        (json!({"fen": START, "score": {"white": 5, "black": 0}}), "would be over"),
        (json!({"fen": START, "score": {"white": 0, "black": 9}}), "would be over"),
        (json!({"fen": START, "score": {"white": -1, "black": 0}}), "-1"),
        (json!({"fen": START, "score": {"green": 1}}), "green"),
        (json!({"fen": START, "declared": {}}), "declared after Black’s move"),
    ] {
        let text = refusal(&[], &json);
        assert!(text.contains(words) && !text.contains('\n'), "{json}: {text}");
    }
    let declare = [("hands", "declare")];
    for (json, words) in [
        (json!({"fen": "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "declared": {}}), "no seat has a hand"),
        (
            json!({"fen": "4k3/8/8/8/8/8/P6P/4K3 w - - 0 1", "declared": {"black": "hand(speak)"}}),
            "Black has no hand",
        ),
        (json!({"fen": START, "declared": {"white": "hand(e1)"}}), "is no hand of White"),
        (
            json!({"fen": START, "declared": {"white": "hand(speak)", "black": "hand(speak)"}}),
            "all have declared",
        ),
        (json!({"fen": START, "declared": {"white": "hand(…)"}}), "cannot be read"),
    ] {
        let text = refusal(&declare, &json);
        assert!(text.contains(words) && !text.contains('\n'), "{json}: {text}");
    }
    for text in [
        "",
        START,
        "8/8 w - - 0 1 0-0 corner-aces -",
        &format!("{START} 1 corner-aces -"),
        &format!("{START} 0-0 AdKd -"),
    ] {
        assert!(poker().read(&options(&[]), &seed(0), text).is_err(), "{text}");
    }
    assert!(refusal(&[], &json!(r#"{"fen": "8/8/8/8/8/8/8/8 w - - 0 1", "fen": "x"}"#)).contains("fen"));
}

#[test]
fn the_score_is_held_against_the_limit() {
    let far = json!({"fen": START, "score": {"white": 0, "black": 60}});
    assert!(refusal(&[("wipeout", "60")], &far).contains("would be over"));
    for given in [("wipeout", "61"), ("wipeout", "off")] {
        assert_eq!(score(&set_up(&[given], &far)), (0, 60));
    }
}

#[test]
fn a_position_at_its_end_is_over() {
    let ends = [
        ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "white", "checkmate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "nobody", "stalemate"),
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", "nobody", "insufficient material"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 100 90", "nobody", "fifty moves"),
    ];
    for (fen, winner, reason) in ends {
        let game = set_up(&[], &json!({"fen": fen}));
        assert_eq!(result(&game), Some((winner, reason)));
        assert_eq!((game.to_act(), game.legal(Viewer::Omniscient)), (vec![], vec![]));
    }
}
