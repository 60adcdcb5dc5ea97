//! The two suit rules.

use trickmate_rules::kernel::card::Card;
use trickmate_rules::view::Face;
use trickmate_rules::{Seat, Viewer};

use trickmate_testkit::table::{legal, result, setup, table};

/// Returns the legal moves of Forehand.
fn choices(forehand: &str, rearhand: &str) -> Vec<String> {
    legal(table("occupy", setup("forehand", forehand, rearhand)).position())
}

#[test]
fn other_suits_are_captured_whatever_the_ranks() {
    let moves = choices("KCa0 1Sd3", "KHj9 QDd4");
    assert!(moves.contains(&"1S:d4".to_owned()), "{moves:?}");
    assert!(moves.len() > 1, "nobody has to: {moves:?}");
}

#[test]
fn a_lower_card_of_the_suit_must_be_captured() {
    assert_eq!(choices("KCa0 QDd4 XHa5", "KHj9 1Dd8"), ["QD:d8"]);
}

#[test]
fn the_duty_overrides_the_capture_of_a_king() {
    assert_eq!(choices("KCa0 QDd4", "KHh4 1Dd8"), ["QD:d8"]);
}

#[test]
fn the_duty_overrides_the_safety_of_a_king() {
    assert_eq!(choices("KCa0 QDd4", "KHj9 1Dd8 XSa9"), ["QD:d8"]);
}

#[test]
fn among_several_duties_the_choice_is_free() {
    assert_eq!(
        choices("KCa0 QDd4 XHa5 9Sg1", "KHj9 1Dd8 2Dh4 3Ha9 4Dd1 5Sh2"),
        ["9S:h2", "QD:d1", "QD:d8", "QD:h4", "XH:a9"]
    );
}

#[test]
fn a_higher_card_of_the_suit_is_safe() {
    let moves = choices("KCa0 9Dd4", "KHj9 XDe5 KDc3");
    assert!(!moves.iter().any(|text| text.contains(':')), "{moves:?}");
}

#[test]
fn a_higher_card_of_the_suit_stands_in_the_way() {
    let moves = choices("KCa0 XDd4", "KHj9 QDd6");
    assert!(moves.contains(&"XDd5".to_owned()));
    assert!(!moves.iter().any(|text| text.starts_with("XD") && text.ends_with(['6', '7'])), "{moves:?}");
}

#[test]
fn a_king_must_capture_too() {
    assert_eq!(choices("KCd4", "KHe5 QCd5"), ["KC:d5"]);
}

#[test]
fn a_king_of_the_suit_falls_only_to_the_ace_which_must_take_it() {
    assert_eq!(choices("KSa0 ADd0", "KDd5 KHj9"), ["AD:d5+"]);
    let moves = choices("KSa0 QDd0", "KDd5 KHj9");
    assert!(!moves.iter().any(|text| text.contains(':')), "{moves:?}");
}

#[test]
fn a_king_captures_a_king_if_it_likes() {
    let moves = choices("KSd4", "KDd5 KHj9");
    assert!(moves.contains(&"KS:d5+".to_owned()), "{moves:?}");
    assert!(moves.len() > 1, "{moves:?}");
}

#[test]
fn the_retreat_never_captures() {
    for (rank, home) in
        [(1, "d4"), (2, "d4"), (3, "d4"), (4, "d4"), (5, "d4"), (6, "d4"), (7, "d4"), (8, "d4"), (9, "d4")]
    {
        let card = format!("{rank}D");
        let free = choices(&format!("KCa0 {card}{home}"), "KHj9");
        assert!(free.contains(&format!("{card}d3")), "{free:?}");
        for behind in ["QSd3", "QDd3"] {
            let blocked = choices(&format!("KCa0 {card}{home}"), &format!("KHj9 {behind}"));
            assert!(
                !blocked.iter().any(|text| text.starts_with(&card) && text.ends_with("d3")),
                "{blocked:?}"
            );
        }
    }
    // This holds even if the duty would require it: the Nine outranks the Deuce behind it.
    let moves = choices("KCa0 9Dd4", "KHj9 2Dd3");
    assert!(!moves.contains(&"9D:d3".to_owned()), "{moves:?}");
    assert!(moves.len() > 1, "{moves:?}");
}

#[test]
fn a_jack_goes_as_far_as_the_first_card() {
    let moves = choices("KCa0 JDd4", "KHj9 KDd5 2Se4");
    let has = |text: &str| moves.contains(&text.to_owned());
    assert!(!has("JDd6") && !has("JDf4"), "{moves:?}");
    assert!(has("JD:e4") && has("JDd2") && has("JDf6") && has("JDe6") && has("JDf5"), "{moves:?}");
    assert!(!has("JDd1") && !has("JDg7"), "{moves:?}");
}

#[test]
fn the_view_and_the_detail_tell_why_the_list_is_short() {
    let game = table("occupy", setup("forehand", "KSa0 XCd0", "KHj9 1Cd9"));
    let view = game.view(Viewer::Public);
    assert_eq!(view.obligation_name, "compulsory capture");
    let obligations: Vec<_> = view
        .obligations
        .iter()
        .map(|it| (it.text.to_string(), view.board.name(it.from), view.board.name(it.to)))
        .collect();
    assert_eq!(obligations, [("10C takes 1C".to_owned(), "d0".to_owned(), "d9".to_owned())]);
    assert_eq!(
        game.position().observe(Viewer::Public).detail()["compulsory"],
        serde_json::json!(["XC takes 1C"])
    );
}

#[test]
fn captured_cards_are_kept_in_order() {
    let mut game = table("occupy", setup("forehand", "KSa0 XCd0", "KHj9 1Cd9 2Hd7 9Dg9"));
    game.play_all(["XC:d7", "KHi8", "XC:d9", "KHh7", "XC:g9"]).unwrap();
    let captured = &game.view(Viewer::Public).seats[0].captured;
    let lost = |text| Face::Card { card: Card::from_text(text).unwrap(), owner: Seat::Second };
    assert_eq!(captured[..], ["2H", "1C", "9D"].map(lost));
    assert_eq!(result(&game), None);
}
