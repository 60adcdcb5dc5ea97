//! Flipping, promotion while flipping, and flips at random.

use trickmate_rules::{Match, Seat, Viewer};

use trickmate_testkit::mystery_table::{flipping, mysterious, opening, options, phase, play_any};
use trickmate_testkit::table::seed;

fn refusal(game: &mut Match, text: &str) -> String {
    let refusal = game.play(text).expect_err(text).to_string();
    assert!(!refusal.contains('\n'), "one line: {refusal}");
    refusal
}

#[test]
fn players_flip_in_turn_whatever_lies_anywhere() {
    let mut game = flipping("Ke1 ke8 Pa2 pa7");
    assert_eq!(game.legal(Viewer::Public), ["a2!", "a7!", "e1!", "e8!"]);
    assert_eq!(game.to_act(), [Seat::First]);
    assert_eq!(game.play("a7").unwrap().text, "a7!", "White flips Black's card, the sign left out");
    assert_eq!(game.to_act(), [Seat::Second]);
    assert_eq!(game.legal(Viewer::Public), ["a2!", "e1!", "e8!"]);
    assert_eq!(game.play("E1!").unwrap().text, "e1!");
    assert_eq!(game.position().observe(Viewer::Public).detail()["covered"], serde_json::json!(["a2", "e8"]));
}

#[test]
fn a_pawn_on_its_last_rank_is_promoted_by_its_owner() {
    // White's Pawn on c8 is flipped by Black.
    let mut game = flipping("Ke1 ke8 Pc8 pd1 Pa2 Pc1");
    game.play_all(["a2!", "c8!"]).unwrap();
    assert_eq!(game.to_act(), [Seat::First]);
    assert_eq!(game.view(Viewer::Public).task, trickmate_rules::Task::Promote);
    assert_eq!(game.legal(Viewer::Public), ["c8=B", "c8=N", "c8=Q", "c8=R"]);
    assert_eq!(game.position().observe(Viewer::Public).json()["promoting"], "c8");
    assert_eq!(game.position().observe(Viewer::Public).json()["turn"], "white", "the side that flips next");
    let told = refusal(&mut game, "e1!");
    assert!(told.contains("the Pawn on c8 is to be promoted first: c8=Q, c8=R, c8=B, c8=N"), "{told}");
    assert!(refusal(&mut game, "c8=K").contains("c8=Q"));
    assert_eq!(game.play("c8=n").unwrap().text, "c8=N");
    // The promotion was no turn: White flips next, and now a Pawn of Black's.
    assert_eq!(game.to_act(), [Seat::First]);
    game.play("d1!").unwrap();
    assert_eq!(game.to_act(), [Seat::Second]);
    assert_eq!(game.play("queen").unwrap().text, "d1=Q");
    assert_eq!(game.to_act(), [Seat::Second], "Black flips next");
    // A Pawn on its own first rank stays one.
    game.play("c1!").unwrap();
    game.play_all(["e1!", "e8!"]).unwrap();
    assert_eq!(phase(&game), "chess");
    assert_eq!(game.position().observe(Viewer::Public).text(), "2N1k3/8/8/8/8/8/P7/2PqK3 w - - 0 1");
}

#[test]
fn the_last_flip_waits_for_its_promotion() {
    for (choice, fen) in
        [("c8=R", "2R1k3/8/8/8/8/8/7p/4K3 b - - 0 1"), ("c8=N", "2N1k3/8/8/8/8/8/7p/4K3 w - - 0 1")]
    {
        let mut game = flipping("Ke1 ke8 Pc8 ph2");
        game.play_all(["e1!", "e8!", "h2!", "c8!"]).unwrap();
        assert_eq!((phase(&game).as_str(), game.to_act()), ("flipping", vec![Seat::First]));
        game.play(choice).unwrap();
        assert_eq!(game.position().observe(Viewer::Public).text(), fen);
    }
}

#[test]
fn what_cannot_be_flipped_is_refused() {
    let mut game = flipping("Ke1 ke8 Pa2");
    game.play("a2!").unwrap();
    assert!(refusal(&mut game, "a2!").contains("no card lies face down on a2"));
    assert!(refusal(&mut game, "a3!").contains("no card lies face down on a3"));
    for text in ["N@c3", "", "!", "a9!", "e4e5", "é"] {
        assert!(refusal(&mut game, text).contains("such as c3!"), "{text}");
    }
    assert!(refusal(&mut game, "c8=Q").contains("such as c3!"));
}

#[test]
fn a_flip_at_random_is_stored_as_the_flip_that_the_seed_draws() {
    let mut game = Match::new(mysterious(), options("secret"), seed(7));
    let mut chance = seed(7).chance("moves");
    while phase(&game) == "placing" {
        play_any(&mut game, &mut chance);
    }
    // As `docs/fairness.md` has it: all squares are shuffled, and the first that is covered is taken.
    let mut order: Vec<String> = (0..64).map(trickmate_testkit::slow_chess::name).collect();
    seed(7).chance("flips").shuffle(&mut order);
    while phase(&game) == "flipping" {
        if game.legal(Viewer::Public)[0].contains('=') {
            play_any(&mut game, &mut chance);
            continue;
        }
        let covered = game.legal(Viewer::Public);
        let due =
            order.iter().map(|square| format!("{square}!")).find(|text| covered.contains(text)).unwrap();
        // One flip in two is chosen by hand in between.
        assert_eq!(game.play("random").unwrap().text, due);
        if phase(&game) == "flipping" {
            play_any(&mut game, &mut chance);
        }
    }
    assert!(game.plies().iter().all(|ply| ply.text != "random"));
}

#[test]
fn there_is_nothing_random_outside_the_flipping() {
    assert!(opening("secret").play("random").is_err());
    assert!(opening("casual").play("random").is_err());
}
