//! Records.

use trickmate_rules::{Match, Record, ReplayError, Seat, Viewer};
use trickmate_testkit::poker_table;
use trickmate_testkit::table::{after, cardmate, options, seed, setup, table};

fn replay(text: &str) -> Result<Match, ReplayError> {
    text.parse::<Record>().unwrap().replay()
}

#[test]
fn a_dealt_game_is_not_replayed_without_its_seed() {
    for head in [
        "[Game \"cardmate\"]\n[Option \"deal=wild\"]",
        "[Game \"cardmate\"]\n[Option \"deal=suits\"]",
        "[Game \"poker\"]\n[Option \"deal=random\"]",
        "[Game \"mysterious\"]\n[Option \"variant=casual\"]",
        "[Game \"summoner\"]",
        "[Game \"summoner\"]\n[Option \"variant=courier\"]",
    ] {
        let error = replay(&format!("{head}\n\n*\n")).map(|_| ()).unwrap_err();
        assert!(error.to_string().contains("has no seed"), "{head}: {error}");
        let seed = format!("[Seed \"{}\"]", seed(1).to_hex());
        assert!(replay(&format!("{head}\n{seed}\n\n*\n")).is_ok(), "{head}");
    }
    // Without a deal there is no secret.
    for head in [
        "[Game \"cardmate\"]",
        "[Game \"poker\"]\n[Option \"deal=royal-flush\"]",
        "[Game \"mysterious\"]",
        "[Game \"summoner\"]\n[Position \"{\\\"turn\\\": \\\"white\\\", \\\"board\\\": [{\\\"at\\\": \\\"e1\\\", \\\"owner\\\": \\\"white\\\", \\\"king\\\": true}, {\\\"at\\\": \\\"e8\\\", \\\"owner\\\": \\\"black\\\", \\\"king\\\": true}], \\\"hand\\\": {\\\"white\\\": [\\\"Knight\\\"]}}\"]",
    ] {
        assert!(replay(&format!("{head}\n\n*\n")).is_ok(), "{head}");
    }
}

#[test]
fn the_public_record_of_a_dealt_game_is_not_replayed_from_zeros() {
    let game = Match::new(cardmate(), options("wild", "occupy"), seed(5));
    let public = Record::public(&game, []).to_string();
    assert!(replay(&public).map(|_| ()).unwrap_err().to_string().contains("has no seed"));
    let whole = Record::of(&game, []).to_string();
    assert_eq!(
        replay(&whole).unwrap().position().observe(Viewer::Omniscient).text(),
        game.position().observe(Viewer::Omniscient).text()
    );
}

#[test]
fn a_pawn_on_the_b_file_is_not_the_seat_black() {
    let mut game = poker_table::after(&[], "1. b4 e5 2. b5 c6");
    // White's Pawn takes on c6, written with a colon.
    assert_eq!(game.play("b:c6").unwrap().text, "bxc6");
    let mut game = poker_table::after(&[], "1. a4 b5");
    assert_eq!(game.play("a:b5").unwrap().text, "axb5");
    // Black's Pawn on the b-file cannot go there, and no other is meant.
    let mut game = poker_table::after(&[], "1. b4 c5 2. Nf3");
    assert!(game.play("b:c4").is_err());
    let mut game = poker_table::after(&[], "1. e4 e5 2. Nf3");
    assert_eq!(game.play("b:Nc6").unwrap().text, "Nc6");
    assert!(game.play("b:Nf3").is_err());
    let mut game = poker_table::after(&[("hands", "declare")], "1. e4 e5");
    assert_eq!(game.play("b:hand(speak)").unwrap().seat, Some(Seat::Second));
    game.play("w:resign").unwrap();
    assert_eq!(game.plies()[3].text, "w:resign");
}

/// Returns the number of the last move in a picture, and the one in the record.
fn numbers(game: &Match) -> (Option<u32>, String) {
    let last = game.view(Viewer::Public).last.unwrap();
    let number = game.numbered()[..game.plies().len() - usize::from(game.outcome().is_some())]
        .last()
        .cloned()
        .unwrap();
    (last.number, number.split_once(['.', '…']).unwrap().0.to_owned())
}

#[test]
fn the_picture_and_the_record_number_moves_alike() {
    let mut game = after(&["4Ci3".to_owned(), "4Db6".to_owned()]);
    assert_eq!(numbers(&game), (Some(1), "1".to_owned()));
    game.play("f:resign").unwrap();
    assert_eq!(numbers(&game), (Some(1), "1".to_owned()), "a resignation is no move");
    // The second seat begins.
    let mut game = table("occupy", setup("rearhand", "KCe0 1Sd4", "KDe9 1Hd6"));
    game.play("1Hd5").unwrap();
    assert_eq!(numbers(&game), (Some(1), "1".to_owned()));
    game.play("KCe1").unwrap();
    assert_eq!(numbers(&game), (Some(2), "2".to_owned()));
}

#[test]
fn what_is_wrong_is_told_in_a_short_line() {
    let long = "é\n".repeat(50_000);
    let game = "[Game \"cardmate\"]";
    for record in [
        format!("[Game \"{long}\"]\n\n*"),
        format!("{game}\n[Option \"{long}\"]\n\n*"),
        format!("{game}\n[Option \"{long}=x\"]\n\n*"),
        format!("{game}\n[Option \"deal={long}\"]\n\n*"),
        format!("{game}\n[Seed \"{long}\"]\n\n*"),
        format!("{game}\n[Position \"{long}\"]\n\n*"),
        format!("{game}\n\n{}", "x".repeat(100_000)),
        format!("{game}\n\n1Cd4+{}", "x".repeat(100_000)),
        format!("{game}\n\nz:{}", "x".repeat(100_000)),
        format!("[Game \"poker\"]\n[Option \"deal={}\"]\n\n*", "Ad ".repeat(50_000)),
        format!("[Game \"poker\"]\n[Option \"hands=declare\"]\n\n1. e4 e5 hand({})", "hand".repeat(50_000)),
        format!("[Game \"poker\"]\n\nNf3+{}", "x".repeat(100_000)),
    ] {
        let error = match record.parse::<Record>() {
            Ok(record) => record.replay().map(|_| ()).unwrap_err().to_string(),
            Err(error) => error.to_string(),
        };
        assert!(error.chars().count() < 600 && !error.contains('\n'), "{record:.60}: {error:.700}");
    }
}

#[test]
fn labels_that_differ_draw_differently() {
    let words = |label: &str| {
        let mut chance = seed(1).chance(label);
        [(); 4].map(|()| chance.below(u32::MAX))
    };
    assert_ne!(words("deck-white-first"), words("deck-white-second"));
    assert_ne!(words("deck-white-fi"), words("deck-white-f"));
    assert_ne!(words("a\0"), words("a"));
}
