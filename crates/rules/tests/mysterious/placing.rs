//! Placing: turns, hands, refusals.

use serde_json::json;
use trickmate_rules::view::{Face, Reserve};
use trickmate_rules::{Match, Seat, Viewer};

use trickmate_testkit::mystery_table::{opening, phase, play_any};
use trickmate_testkit::table::seed;

fn refusal(game: &mut Match, text: &str) -> String {
    let refusal = game.play(text).expect_err(text).to_string();
    assert!(!refusal.contains('\n'), "one line: {refusal}");
    refusal
}

#[test]
fn white_begins_and_places_any_card_anywhere() {
    let game = opening("secret");
    assert_eq!(game.to_act(), [Seat::First]);
    assert_eq!(game.legal(Viewer::Omniscient).len(), 6 * 64);
    assert_eq!(game.legal(Viewer::Seat(Seat::First)), game.legal(Viewer::Omniscient));
    assert_eq!(game.legal(Viewer::Public).len(), 64);
    assert_eq!(game.legal(Viewer::Seat(Seat::Second)), game.legal(Viewer::Public));
    assert_eq!(game.view(Viewer::Public).task, trickmate_rules::Task::Place);
}

#[test]
fn cards_leave_the_hand_and_only_their_owner_knows_them() {
    let mut game = opening("secret");
    game.play_all(["N@c3", "K@c2"]).unwrap();
    let [white, black, public, all] =
        [Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second), Viewer::Public, Viewer::Omniscient]
            .map(|viewer| game.position().observe(viewer).json());
    assert_eq!(all["hands"], json!({"white": "KQRRBBNPPPPPPPP", "black": "QRRBBNNPPPPPPPP"}));
    assert_eq!(white["hands"], json!({"white": "KQRRBBNPPPPPPPP", "black": 15}));
    assert_eq!(black["hands"], json!({"white": 15, "black": "QRRBBNNPPPPPPPP"}));
    assert_eq!(public["hands"], json!({"white": 15, "black": 15}));
    assert_eq!(white["squares"]["c3"], json!({"kind": "N", "owner": "white", "face": "down"}));
    assert_eq!(black["squares"]["c3"], json!({"face": "down"}));
    assert_eq!(public["squares"], json!({"c3": {"face": "down"}, "c2": {"face": "down"}}));
    let text = |viewer| game.position().observe(viewer).text().split(' ').next().unwrap().to_owned();
    assert_eq!(text(Viewer::Seat(Seat::First)), "8/8/8/8/8/2~N5/2?5/8");
    assert_eq!(text(Viewer::Public), "8/8/8/8/8/2?5/2?5/8");
    let plies = |viewer| game.notation_for(viewer).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(plies(Viewer::Omniscient), ["N@c3", "K@c2"]);
    assert_eq!(plies(Viewer::Seat(Seat::First)), ["N@c3", "@c2"]);
    assert_eq!(plies(Viewer::Public), ["@c3", "@c2"]);
}

#[test]
fn the_views() {
    let mut game = opening("secret");
    game.play("N@c3").unwrap();
    let own = game.view(Viewer::Seat(Seat::First));
    let face = |view: &trickmate_rules::View| view.board.squares[18].face;
    assert!(matches!(face(&own), Some(Face::Known { owner: Seat::First, .. })));
    assert_eq!(own.last.as_ref().unwrap().text, "N@c3");
    for viewer in [Viewer::Public, Viewer::Seat(Seat::Second)] {
        let view = game.view(viewer);
        assert_eq!(face(&view), Some(Face::Covered));
        assert_eq!(view.seats[0].reserve, Some(Reserve::Count(15)));
        assert_eq!(view.last.as_ref().unwrap().text, "@c3");
        assert!(view.seats[1].to_act);
    }
    assert_eq!(game.view(Viewer::Public).seats[1].reserve, Some(Reserve::Count(16)));
    let Some(Reserve::Kinds(hand)) = own.seats[0].reserve.clone() else { panic!("White sees the own hand") };
    assert_eq!(hand.len(), 15);
    assert_eq!(own.seats[1].reserve, Some(Reserve::Count(16)));
}

#[test]
fn what_cannot_be_placed_is_refused() {
    let mut game = opening("secret");
    game.play_all(["K@c3", "P@d3"]).unwrap();
    assert!(refusal(&mut game, "N@c3").contains("there is a card on c3 already"));
    assert!(refusal(&mut game, "N@d3").contains("there is a card on d3 already"));
    assert!(refusal(&mut game, "K@c4").contains("no King left"));
    assert!(refusal(&mut game, "@c4").contains("say which card"));
    for text in ["", "N@", "N@i9", "Z@c4", "c", "Nf3e5", "é@c4", "c3!", "random"] {
        assert!(refusal(&mut game, text).contains("such as N@c3"), "{text}");
    }
    assert_eq!(game.plies().len(), 2);
    let refused = game.act(Seat::Second, "N@c4").unwrap_err().to_string();
    assert_eq!(refused, "it is not Black’s turn");
}

#[test]
fn a_placing_is_read_in_several_forms() {
    for typed in ["N@c3", "n@C3", "Nc3", "n c3", "knight@c3", "Knight c3", "♞@c3"] {
        let game = opening("secret");
        assert_eq!(game.understand(Seat::First, typed), "N@c3", "{typed}");
    }
}

#[test]
fn menus_lead_to_every_placing_and_tell_others_nothing() {
    let mut game = opening("secret");
    game.play("N@c3").unwrap();
    let own = game.position().observe(Viewer::Seat(Seat::Second)).menu_paths(Seat::Second);
    assert_eq!(own.len(), 6 * 63);
    let asks: Vec<String> = own[0].steps.iter().map(|step| step.ask.to_string()).collect();
    assert_eq!(asks, ["Which card?", "Which square?"]);
    let others = game.position().observe(Viewer::Public).menu_paths(Seat::Second);
    assert_eq!(others.len(), 63, "the number of kinds is not told");
    assert!(others.iter().all(|way| way.steps.len() == 1 && way.text.starts_with('@')));
}

#[test]
fn thirty_two_cards_are_placed_and_white_flips_first() {
    for variant in ["secret", "casual"] {
        let mut game = opening(variant);
        let mut chance = seed(5).chance("moves");
        for _ in 0..32 {
            assert_eq!(phase(&game), "placing");
            play_any(&mut game, &mut chance).unwrap();
        }
        assert_eq!(phase(&game), "flipping");
        assert_eq!(game.to_act(), [Seat::First]);
        assert_eq!(game.legal(Viewer::Public).len(), 32);
    }
}
