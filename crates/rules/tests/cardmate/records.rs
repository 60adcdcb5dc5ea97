//! Matches as records, and back.

use proptest::prelude::*;
use trickmate_rules::{Adjudication, Match, Record, ReplayError, Seat, Viewer};

use super::published::{GAME_1, GAME_2};
use trickmate_testkit::positions::positions;
use trickmate_testkit::proptests::cases;
use trickmate_testkit::table::{
    DEALS, PALACES, after, cardmate, opening, options, result, seed, setup, table, texts,
};

/// Asserts that the record of a match, written and read, is itself and replays to the same.
fn round_trip(game: &Match) {
    let record = Record::of(game, [("White".to_owned(), "a \"b\" \\ c [d] {e}".to_owned())]);
    let text = record.to_string();
    let read: Record = text.parse().unwrap();
    assert_eq!(read, record, "{text}");
    let replayed = read.replay().unwrap();
    assert_eq!(replayed.plies(), game.plies(), "{text}");
    assert_eq!(replayed.outcome(), game.outcome());
    assert_eq!(replayed.to_act(), game.to_act());
    assert_eq!(replayed.options(), game.options());
    assert_eq!(replayed.seed(), game.seed());
    assert_eq!(replayed.legal(Viewer::Omniscient), game.legal(Viewer::Omniscient));
    assert_eq!(replayed.view(Viewer::Omniscient), game.view(Viewer::Omniscient));
    assert_eq!(
        replayed.position().observe(Viewer::Omniscient).json(),
        game.position().observe(Viewer::Omniscient).json()
    );
    assert_eq!(
        replayed.position().observe(Viewer::Omniscient).detail(),
        game.position().observe(Viewer::Omniscient).detail()
    );
    assert_eq!(Record::of(&replayed, [record.tags[0].clone()]), record);
}

/// Plays at random, at most `plies` plies.
fn wander(game: &mut Match, number: u64, plies: u32) {
    let mut chance = seed(number).chance("moves");
    for _ in 0..plies {
        let legal = game.legal(Viewer::Omniscient);
        if legal.is_empty() {
            break;
        }
        let text = &legal[chance.below(legal.len() as u32) as usize];
        game.play(text).unwrap();
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn of_dealt_games(deal in 0..4_usize, palace in 0..3_usize, number in any::<u64>(), plies in 0..250_u32, end in 0..6_usize) {
        let mut game = Match::new(cardmate(), options(DEALS[deal], PALACES[palace].0), seed(number));
        wander(&mut game, number, plies);
        let ends = [Adjudication::Agreement, Adjudication::Resignation(Seat::First), Adjudication::Resignation(Seat::Second),
            Adjudication::Time(Seat::First), Adjudication::Time(Seat::Second)];
        if let Some(end) = ends.get(end).filter(|_| game.outcome().is_none()) {
            game.conclude(*end).unwrap();
        }
        round_trip(&game);
    }

    #[test]
    fn of_games_from_a_position(json in positions(), palace in 0..3_usize, number in any::<u64>(), plies in 0..60_u32) {
        let mut game = table(PALACES[palace].0, json);
        wander(&mut game, number, plies);
        round_trip(&game);
    }

    #[test]
    fn no_text_panics(text in any::<String>(), near in "(\\[[A-Z][a-z]{0,6} \"?[^\"]{0,8}\"?\\]\n?){0,3}( ?[0-9]{0,2}[.…]{0,3}[48][CD][a-j][0-9][{}$+]?){0,8}") {
        for text in [text, near] {
            if let Ok(record) = text.parse::<Record>() {
                drop(record.replay());
                drop(opening().play_all(record.actions(cardmate())));
            }
        }
    }
}

#[test]
fn of_the_published_games() {
    for (moves, mark) in [(GAME_1, "0-1"), (GAME_2, "1-0")] {
        let game = after(&texts(moves));
        round_trip(&game);
        let record = Record::of(&game, []);
        assert_eq!(record.tag("Game"), Some("cardmate"));
        assert_eq!(record.tag("Result"), Some(mark));
        assert_eq!(record.tag("Reason"), Some("last king captured"));
        assert_eq!(record.result.as_deref(), Some(mark));
        let text = record.to_string();
        assert!(text.contains("\n\n1. 4Ci3 4Db6 2. "), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let body = text.split_once("\n\n").unwrap().1;
        assert_eq!(words(body.trim_end().trim_end_matches(mark)), words(moves));
    }
}

#[test]
fn a_game_that_goes_on_has_a_star() {
    let record = Record::of(&opening(), []);
    assert_eq!(
        (record.result.as_deref(), record.tag("Result"), record.tag("Reason")),
        (Some("*"), Some("*"), None)
    );
}

#[test]
fn read_as_people_write() {
    let ways = [
        "1. 4Ci3 4Db6 2. 8Dj2",
        "1.4Ci3 4Db6 2.8Dj2 *",
        "1. 4Ci3 1... 4Db6 2. 8Dj2",
        "1. 4Ci3 1… 4Db6 2. 8Dj2",
        "1. 4Ci3 … 4Db6\n2. 8Dj2 1-0",
        "4Ci3 4Db6 8Dj2 1/2-1/2",
        "1. 4Ci3! {a comment, 2. 3Cd3} 4Db6?! $4 2. 8Dj2!! ½-½",
        "[Event \"x\"]\r\n\r\n1. 4Ci3\t4Db6\r\n2. 8Dj2 0-1",
    ];
    let written = "4Ci3 4Db6 8Dj2".split(' ').map(str::to_owned).collect::<Vec<_>>();
    for way in ways {
        let texts = texts(way);
        let game = after(&texts);
        assert_eq!(game.plies().iter().map(|ply| ply.text.clone()).collect::<Vec<_>>(), written, "{way}");
    }
}

#[test]
fn rearhand_to_move_first_is_numbered_so() {
    let mut game = table("occupy", setup("rearhand", "KCa0 8Hb0", "KSj9 8Di9"));
    game.play_all(["8Dh7", "8Hc2", "8Di9"]).unwrap();
    let text = Record::of(&game, []).to_string();
    assert!(text.ends_with("\n\n1… 8Dh7 2. 8Hc2 8Di9 *\n"), "{text}");
    round_trip(&game);
}

#[test]
fn ends_outside_the_rules_are_written_and_read() {
    for (word, winner, reason) in [
        ("draw", "nobody", "agreement"),
        ("f:resign", "rearhand", "resignation"),
        ("r:time", "forehand", "time"),
    ] {
        let mut game = opening();
        game.play_all(["4Ci3", word]).unwrap();
        assert_eq!(result(&game), Some((winner, reason)));
        round_trip(&game);
        assert!(game.play_all(["4Db6"]).is_err());
    }
}

#[test]
fn records_that_cannot_be_replayed() {
    let replay =
        |text: &str| text.parse::<Record>().unwrap().replay().err().map(|error| (error.to_string(), error));
    let cases = [
        ("1. 4Ci3", "Game"),
        ("[Game \"whist\"]", "whist"),
        ("[Game \"cardmate\"][Option \"deal=open\"]", "open"),
        ("[Game \"cardmate\"][Option \"trump=C\"]", "trump"),
        ("[Game \"cardmate\"][Seed \"12\"]", "64"),
        ("[Game \"cardmate\"][Position \"{\"]", "JSON"),
        ("[Game \"cardmate\"][Position \"{}\"]", "position"),
        ("[Game \"cardmate\"] 1. 4Ci4", "4Ci4"),
    ];
    for (text, word) in cases {
        let (line, _) = replay(text).expect(text);
        assert!(line.contains(word) && !line.contains('\n'), "{text}: {line}");
    }
    assert!(matches!(replay("[Game \"cardmate\"] 1. 4Ci4"), Some((_, ReplayError::Move(_)))));
    for text in ["[Game]", "[Game \"cardmate\"", "[Game \"cardmate", "1. 4Ci3 {never ends"] {
        assert!(text.parse::<Record>().is_err(), "{text}");
    }
}
