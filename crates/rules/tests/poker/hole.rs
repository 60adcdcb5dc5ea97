//! Hole cards (table option `hole`).

use serde_json::{Value, json};
use trickmate_rules::poker::hand_previews;
use trickmate_rules::view::HoleCard;
use trickmate_rules::{Adjudication, Match, Options, Record, Seat, Viewer};

use trickmate_testkit::chacha::Words;
use trickmate_testkit::poker_table::{after, detail, hand, options, play, poker, ranks, score, set_up};
use trickmate_testkit::table::seed;

const HOLE: [(&str, &str); 1] = [("hole", "1")];

fn table(white: &str, black: &str) -> Match {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    set_up(&HOLE, &json!({"fen": start, "hole": {"white": white, "black": black}}))
}

fn seen(game: &Match, viewer: Viewer) -> (Value, Value, String) {
    let observed = game.position().observe(viewer);
    (observed.json(), observed.detail(), observed.text())
}

#[test]
fn the_cards_are_dealt_as_the_page_on_fairness_says() {
    let red: Vec<String> = ["d", "h"]
        .iter()
        .flat_map(|suit| "23456789TJQKA".chars().map(move |rank| format!("{rank}{suit}")))
        .collect();
    for number in 0..40 {
        let game = Match::new(poker(), options(&HOLE), seed(number));
        let mut words = Words::new(seed(number).to_bytes(), "hole");
        let [white, black] = [0; 2].map(|_: u8| red[words.below(26)].clone());
        let black = black.replace('d', "c").replace('h', "s");
        let (json, _, text) = seen(&game, Viewer::Omniscient);
        assert_eq!(json["hole"], json!({"white": white, "black": black}));
        assert!(text.ends_with(&format!(" hole={white}/{black}")), "{text}");
    }
}

#[test]
fn it_counts_with_every_hand_of_its_seat() {
    let mut game = table("Th", "2s");
    // The same card lies on a square as well: three tens and two aces.
    assert_eq!((ranks(&game, "white"), ranks(&game, "black")), ("TTTAA".to_owned(), "AATTK".to_owned()));
    assert_eq!(
        hand(&game, "white")["cards"].as_array().unwrap().iter().filter(|card| **card == "Th").count(),
        2
    );
    assert_eq!(hand(&game, "white")["squares"].as_array().unwrap().len(), 5, "it lies on no square");
    play(&mut game, "e4 e5 Nf3 Nf6");
    assert_eq!(score(&game), (2, 0));
    let few = json!({"fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "hole": {"white": "Ah", "black": "Kc"}});
    assert_eq!(ranks(&set_up(&HOLE, &few), "white"), "AT");
    let recent = [("hole", "1"), ("pull", "recent")];
    assert_eq!(ranks(&set_up(&recent, &few), "white"), "A", "it counts before anything has moved");
    let wild = [("hole", "1"), ("wild", "deuces")];
    let deuce = json!({"fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "hole": {"white": "2h", "black": "Kc"}});
    assert_eq!(hand(&set_up(&wild, &deuce), "white")["category"], "pair");
    let seven = [("hole", "1"), ("size", "7")];
    assert_eq!(ranks(&after(&seven, ""), "white").len(), 5);
}

#[test]
fn others_learn_only_who_wins_each_hand() {
    let mut game = table("Th", "2s");
    play(&mut game, "e4 e5");
    let (json, detail, text) = seen(&game, Viewer::Public);
    assert_eq!(json["hole"], json!({"white": null, "black": null}));
    assert!(text.ends_with(" hole=??/??"), "{text}");
    assert_eq!(detail["hands"], json!({"white": null, "black": null}));
    assert_eq!(detail["history"], json!([{"move": 1, "white": null, "black": null, "winner": "white"}]));
    let view = game.view(Viewer::Public);
    assert!(view.seats.iter().all(|seat| seat.hand.is_none() && seat.hole == Some(HoleCard::Secret)));
    assert!(view.board.squares.iter().all(|square| square.pulled_by.is_none()));
    let showdown = view.showdown.unwrap();
    assert_eq!((showdown.hands, showdown.winner), ([None, None], Some(Seat::First)));
    let legal = game.position().observe(Viewer::Public).menu_paths(Seat::First);
    assert!(legal.iter().all(|path| path.effect.is_empty()), "no effect tells a hand");
    assert!(hand_previews(&*game.position().observe(Viewer::Public), Seat::First).is_empty());

    // A seat knows its own.
    let (json, detail, _) = seen(&game, Viewer::Seat(Seat::First));
    assert_eq!(json["hole"], json!({"white": "Th", "black": null}));
    assert_eq!(
        (&detail["hands"]["white"]["ranks"], &detail["hands"]["black"]),
        (&json!("TTTAA"), &Value::Null)
    );
    let mine = game.position().observe(Viewer::Seat(Seat::First));
    assert!(!hand_previews(&*mine, Seat::First).is_empty());
    play(&mut game, "Nf3");
    let theirs = game.position().observe(Viewer::Seat(Seat::Second));
    let told = |text: &str| {
        text.contains("wins the hand") || text.contains("loses the hand") || text.contains("equal")
    };
    assert!(
        theirs.menu_paths(Seat::Second).iter().all(|path| !told(&path.effect.to_string())),
        "it cannot know"
    );
    let record = Record::public(&game, []).to_string();
    assert!(!record.contains("\"Th\"") && !record.contains("hole=Th"), "{record}");
}

#[test]
fn all_is_told_at_the_end() {
    let mut game = table("Th", "2s");
    play(&mut game, "f3 e5 g4 Qh4#");
    assert_eq!(seen(&game, Viewer::Public), seen(&game, Viewer::Omniscient));
    let mut game = table("Th", "2s");
    play(&mut game, "e4 e5");
    game.conclude(Adjudication::Resignation(Seat::First)).unwrap();
    assert_eq!(detail(&game)["history"][0]["winner"], "white");
}

#[test]
fn a_scored_hand_is_not_taken_back() {
    let mut game = Match::new(poker(), options(&HOLE), seed(1));
    for (text, reveals) in [("e4", false), ("e5", true), ("Nf3", false), ("Nc6", true)] {
        assert_eq!(game.play(text).unwrap().reveals, reveals, "{text}");
    }
    let mut open = Match::new(poker(), options(&[("deal", "random")]), seed(1));
    assert!(["e4", "e5"].iter().all(|text| !open.play(text).unwrap().reveals));
}

#[test]
fn positions_with_hole_cards_are_checked() {
    let load = |given: &[(&str, &str)], json: Value| {
        let loaded = Match::from_position(poker(), options(given), seed(0), json.to_string());
        loaded.err().map(|error| error.to_string())
    };
    let fen = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    for (given, hole, words) in [
        (&[][..], json!({"white": "Ah", "black": "Kc"}), "need a table where they are chosen"),
        (&HOLE[..], json!({"white": "As", "black": "Kc"}), "As cannot be White’s hole card"),
        (&HOLE[..], json!({"white": "Ah", "black": "Kd"}), "Kd cannot be Black’s hole card"),
        (&HOLE[..], json!({"white": "Ah"}), "Black’s hole card is missing"),
        (&HOLE[..], json!({"white": "Ah", "black": null}), "Black’s hole card is missing"),
        (&HOLE[..], json!({"white": "Xx", "black": "Kc"}), "there is no card"),
    ] {
        let error = load(given, json!({"fen": fen, "hole": hole})).unwrap();
        assert!(error.contains(words), "{error}");
    }
    let game = Match::new(poker(), options(&HOLE), seed(4));
    let text = seen(&game, Viewer::Omniscient).2;
    let again = poker().read(&options(&HOLE), &seed(5), &text).unwrap();
    assert_eq!(again.observe(Viewer::Omniscient).text(), text);
    let error = Options::new(poker().options(), [("hole", "1"), ("hands", "declare")]).unwrap_err();
    assert!(error.to_string().contains("choose hands=speak"), "{error}");
}

#[test]
fn the_record_of_a_game_replays() {
    let mut game = Match::new(poker(), options(&[("hole", "1"), ("redeal", "2")]), seed(9));
    play(&mut game, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6");
    let again = Record::of(&game, []).to_string().parse::<Record>().unwrap().replay().unwrap();
    assert_eq!(seen(&game, Viewer::Omniscient), seen(&again, Viewer::Omniscient));
    assert!(game.position().is_seed_secret());
    let record = Record::of(&game, []).to_string();
    let lines: Vec<&str> = record.lines().filter(|line| !line.starts_with("[Seed ")).collect();
    assert!(lines.join("\n").parse::<Record>().unwrap().replay().is_err(), "it needs its seed");
}
