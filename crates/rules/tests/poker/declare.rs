//! Hands declared in secret (`hands: declare`).

use serde_json::json;
use trickmate_rules::{Match, Record, Seat, Viewer};

use trickmate_testkit::poker_table::{after, detail, play, poker, result, score, set_up};

const DECLARE: [(&str, &str); 1] = [("hands", "declare")];

/// White may choose between two Queens, Black has no choice.
const TWO_QUEENS: &str = "8/P3k3/8/8/8/8/8/3QK3 w - - 0 1";
/// Both may choose between two Pawns.
const PAWNS: &str = "4k3/p6p/8/8/8/8/P6P/4K3 w - - 0 1";

fn table(fen: &str) -> Match {
    set_up(&DECLARE, &json!({"fen": fen}))
}

fn legal(game: &Match) -> Vec<String> {
    game.legal(Viewer::Omniscient)
}

#[test]
fn both_seats_choose_at_the_same_time() {
    let mut game = after(&DECLARE, "1. e4 e5");
    assert_eq!(game.to_act(), [Seat::First, Seat::Second]);
    assert_eq!(score(&game), (0, 0));
    let options = legal(&game);
    assert!(options.contains(&"w:hand(a1,d1,d2,e1,h1)".to_owned()), "{options:?}");
    assert!(options.contains(&"w:hand(speak)".to_owned()) && options.contains(&"b:hand(speak)".to_owned()));
    assert_eq!(options.len(), 2 * 9, "seven Pawns on cards, the one without, and speak");
    assert!(game.play("Nf3").is_err() && game.play("hand(speak)").is_err());
    play(&mut game, "w:hand(d1,e1,a1,h1,d2)");
    assert_eq!(game.to_act(), [Seat::Second]);
    assert_eq!(score(&game), (0, 0));
    // The other seat's letter stays, and may be left out.
    assert!(legal(&game).iter().all(|text| text.starts_with("b:hand(")));
    play(&mut game, "b:hand(a8,d8,e8,h8,a7)");
    assert_eq!((score(&game), game.to_act()), ((1, 0), vec![Seat::First]), "the deuce is a worse kicker");
    assert_eq!(detail(&game)["history"][0]["black"]["ranks"], "AATT2");
    assert_eq!(detail(&game)["hands"]["black"]["ranks"], "AATT2", "what was declared is shown");
    let texts: Vec<&str> = game.plies().iter().map(|ply| &*ply.text).collect();
    assert_eq!(texts, ["e4", "e5", "w:hand(a1,d1,d2,e1,h1)", "b:hand(a7,a8,d8,e8,h8)"]);
}

#[test]
fn in_either_order_and_left_to_the_cards() {
    let mut game =
        after(&DECLARE, "1. e4 e5 b:hand(speak) hand(speak) 2. Qe2 Nf6 b:hand(speak) w:hand(speak)");
    assert_eq!(score(&game), (1, 0));
    play(&mut game, "3. a3 Ng8 w:hand(a1,e2,e1,h1,b2) b:hand(speak)");
    assert_eq!(detail(&game)["history"][2]["white"]["ranks"], "AAKT5");
    assert_eq!(score(&game), (1, 1), "aces and tens beat aces");
}

#[test]
fn a_seat_without_a_choice_does_not_declare() {
    let mut game = table(TWO_QUEENS);
    play(&mut game, "a8=Q Kf7");
    assert_eq!(game.to_act(), [Seat::First]);
    assert_eq!(legal(&game), ["w:hand(a8,e1)", "w:hand(d1,e1)", "w:hand(speak)"]);
    play(&mut game, "hand(e1,a8)");
    assert_eq!(detail(&game)["history"][0]["white"]["ranks"], "AT");
    assert_eq!(score(&game), (1, 0));
    let mut third_rook = table("8/P3k3/8/8/8/8/8/R3K2R w - - 0 1");
    play(&mut third_rook, "a8=R Kf7");
    let expected = ["w:hand(a1,a8,e1)", "w:hand(a1,e1,h1)", "w:hand(a8,e1,h1)", "w:hand(speak)"];
    assert_eq!(legal(&third_rook), expected);
    // Nobody has a choice: the hand is scored at once.
    let mut game = table("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    play(&mut game, "Ra2 Ke7");
    assert_eq!((game.to_act(), score(&game)), (vec![Seat::First], (0, 1)));
}

#[test]
fn squares_without_a_card_may_be_named() {
    let mut game = table("4k3/p7/8/8/8/4P3/P7/4K3 w - - 0 1");
    play(&mut game, "Kf1 Ke7");
    assert_eq!(legal(&game), ["w:hand(a2,f1)", "w:hand(f1)", "w:hand(speak)"]);
    play(&mut game, "hand(f1,e3)");
    assert_eq!(game.plies().last().unwrap().text, "w:hand(f1)");
}

#[test]
fn what_makes_no_hand_is_refused() {
    let mut game = after(&DECLARE, "1. e4 e5");
    for (text, words) in [
        ("w:hand(e1)", "make no hand of White; one is hand(a1,d1,d2,e1,h1)"),
        ("w:hand(a1,d1,d2,e2,e1,h1)", "make no hand"),
        ("w:hand(a1,c1,d2,e1,h1)", "make no hand"),
        ("w:hand(a8,d8,d7,e8,h8)", "make no hand"),
        ("w:hand(a1,a1)", "a1 is named twice"),
        ("w:hand(z1)", "cannot be read"),
        ("w:hand", "make no hand"),
        ("w:hand(speak", "cannot be read"),
        ("w:hand(…)", "cannot be read"),
        ("w:Nf3", "first declare a hand"),
        ("Nf3", "say whose action it is"),
        ("x:hand(speak)", "there is no seat “x”"),
    ] {
        let refusal = game.play(text).unwrap_err().to_string();
        assert!(refusal.contains(words), "{text}: {refusal}");
    }
    play(&mut game, "w:hand(speak)");
    assert!(game.play("w:hand(speak)").unwrap_err().to_string().contains("not White’s turn"));
    play(&mut game, "b:hand(speak)");
    let refusal = game.play("w:hand(speak)").unwrap_err().to_string();
    assert!(refusal.contains("no hand to declare now"), "{refusal}");
    // Without the option there is never one to declare.
    assert!(after(&[], "1. e4 e5").play("hand(speak)").is_err());
}

/// Returns everything that a viewer can learn of a match.
fn told(game: &Match, viewer: Viewer) -> String {
    let position = game.position();
    format!(
        "{:?} {:?} {} {} {} {:?} {:?} {}",
        game.view(viewer),
        game.legal(viewer),
        position.observe(viewer).text(),
        position.observe(viewer).json(),
        position.observe(viewer).detail(),
        game.notation_for(viewer).collect::<Vec<_>>(),
        position.observe(viewer).menu_paths(Seat::First),
        Record::seen_by(viewer, game, []),
    )
}

#[test]
fn nobody_else_can_tell_what_was_declared() {
    let start = "1. e4 e5";
    let other = Viewer::Seat(Seat::Second);
    let games = ["w:hand(speak)", "w:hand(a1,d1,d2,e1,h1)", "w:hand(a1,a2,d1,e1,h1)"].map(|text| {
        let mut game = after(&DECLARE, start);
        play(&mut game, text);
        game
    });
    for viewer in [Viewer::Public, other] {
        let stories = games.each_ref().map(|game| told(game, viewer));
        assert!(stories.iter().all(|story| *story == stories[0]), "{viewer:?} could tell");
        assert!(stories[0].contains("w:hand(…)") && !stories[0].contains("w:hand(a1"), "{}", stories[0]);
    }
    for viewer in [Viewer::Seat(Seat::First), Viewer::Omniscient] {
        let stories = games.each_ref().map(|game| told(game, viewer));
        assert!(stories[0] != stories[1] && stories[1] != stories[2], "{viewer:?} knows");
    }
    // Once both are in, everybody sees them.
    for mut game in games {
        play(&mut game, "b:hand(speak)");
        assert_eq!(
            game.notation_for(Viewer::Public).collect::<Vec<_>>(),
            game.notation_for(Viewer::Omniscient).collect::<Vec<_>>()
        );
    }
}

#[test]
fn the_last_move_stays_on_show() {
    let mut game = after(&DECLARE, "1. e4 e5");
    play(&mut game, "w:hand(a1,a2,d1,e1,h1)");
    let view = game.view(Viewer::Public);
    let last = view.last.unwrap();
    assert_eq!((last.text.as_str(), last.number, last.seat), ("e5", Some(1), Seat::Second));
    assert_eq!(view.task, trickmate_rules::Task::Declare);
    assert!(view.seats[0].hand.is_none() && view.seats[1].hand.is_none());
    assert!(!view.seats[0].to_act && view.seats[1].to_act);
    assert!(game.view(Viewer::Seat(Seat::First)).seats[0].hand.is_some());
}

#[test]
fn on_mate_nobody_declares_and_on_stalemate_all_do() {
    let fool = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    let mut game = table(fool);
    play(&mut game, "Qh4#");
    assert_eq!(result(&game), Some(("black", "checkmate")));
    // White is stalemated but has two Pawns that cannot move to choose from.
    let stalemating = "4k3/8/8/8/p6p/P6P/3q4/7K b - - 0 1";
    let mut game = table(stalemating);
    play(&mut game, "Qf2");
    assert_eq!(result(&game), None);
    assert_eq!(game.to_act(), Seat::ALL);
    play(&mut game, "w:hand(speak) b:hand(speak)");
    assert_eq!(score(&game), (1, 0));
    assert_eq!(result(&game), Some(("white", "stalemate")));
}

#[test]
fn one_may_resign_while_hands_are_declared() {
    let mut game = after(&DECLARE, "1. e4 e5 w:hand(a1,a2,d1,e1,h1) w:resign");
    assert_eq!(result(&game), Some(("black", "resignation")));
    assert!(game.play("b:hand(speak)").is_err());
    assert!(
        game.notation_for(Viewer::Public).any(|text| text == "w:hand(a1,a2,d1,e1,h1)"),
        "all is told after the end"
    );
}

#[test]
fn a_position_tells_what_has_been_declared() {
    let mut game = table(PAWNS);
    play(&mut game, "Kf1 Ke7 b:hand(a7,e7)");
    let json = game.position().observe(Viewer::Omniscient).json();
    assert_eq!(json["declared"], json!({"white": null, "black": "hand(a7,e7)"}));
    let again = set_up(&DECLARE, &json);
    assert_eq!((again.to_act(), legal(&again)), (game.to_act(), legal(&game)));
    assert_eq!(again.position().observe(Viewer::Omniscient).json(), json);
    let text = game.position().observe(Viewer::Omniscient).text();
    let options = trickmate_testkit::poker_table::options(&DECLARE);
    let read = poker().read(&options, &trickmate_testkit::table::seed(0), &text).unwrap();
    assert_eq!(read.observe(Viewer::Omniscient).text(), text);
    assert_eq!(game.position().observe(Viewer::Public).json()["declared"]["black"], "hand(…)");
}

#[test]
fn what_people_type_is_understood() {
    let game = after(&DECLARE, "1. e4 e5");
    for typed in
        ["hand(d1,e1,a1,h1,d2)", "Hand D1 E1 A1 H1 D2", "w: hand (d2, a1, d1, e1, h1)", "hand d1,e1,a1,h1,d2"]
    {
        assert_eq!(game.understand(Seat::First, typed), "hand(a1,d1,d2,e1,h1)", "{typed}");
    }
    assert_eq!(game.understand(Seat::Second, "HAND SPEAK"), "hand(speak)");
    let moving = after(&DECLARE, "");
    for (typed, meant) in
        [("nf3", "Nf3"), ("G1F3", "Nf3"), ("♘f3!", "Nf3"), ("E2-E4", "e4"), ("g1 f3", "Nf3")]
    {
        assert_eq!(moving.understand(Seat::First, typed), meant, "{typed}");
    }
}
