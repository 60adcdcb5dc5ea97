//! Tests of the analysis of finished games.

use serde_json::{Value, json};
use trickmate_engine::{Line, Score};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Record, Seat};
use trickmate_study::analysis::{Analysis, Judgement, Span, TURNING_LOSS, accuracy, spans};

const NODES: u64 = 3000;

fn replayed(record: &str) -> Match {
    record.parse::<Record>().unwrap().replay().unwrap()
}

fn chosen(from: usize, seat: Seat, best: f64, played: Option<f64>) -> Judgement {
    let line = |win: f64, action: &str| Line { moves: vec![action.to_owned()], score: Score::Win(win) };
    Judgement {
        span: Span { from, to: from + 1, seat },
        best: line(best, "e4"),
        played: played.map(|win| line(win, "h4")),
        is_forced: false,
        is_blind: false,
        is_partial: false,
    }
}

#[test]
fn what_is_worse_than_the_best_is_lost_and_what_is_better_costs_nothing() {
    let loss = |best, played| chosen(0, Seat::First, best, played).loss();
    assert!((loss(0.7, Some(0.4)) - 0.3).abs() < 1e-9);
    assert!(loss(0.4, Some(0.7)).abs() < 1e-9, "found to be better: no loss");
    assert!(loss(0.7, None).abs() < 1e-9, "what cannot be judged costs nothing");
}

#[test]
fn the_three_greatest_losses_are_turning_points_in_the_order_of_the_game() {
    let losses = [0.2, 0.04, 0.5, 0.1, 0.3];
    let judgements: Vec<Judgement> = losses
        .iter()
        .enumerate()
        .map(|(ply, loss)| chosen(ply, Seat::First, 0.9, Some(0.9 - loss)))
        .collect();
    let mut analysis = Analysis::with(1, judgements);
    let plies = |analysis: &Analysis| -> Vec<usize> {
        analysis.turning_points().iter().map(|one| one.span.from).collect()
    };
    assert_eq!(plies(&analysis), [0, 2, 4]);
    analysis.judgements.truncate(2);
    assert_eq!(plies(&analysis), [0], "less than {TURNING_LOSS} turns nothing");
    analysis.judgements[0].is_forced = true;
    assert_eq!(plies(&analysis), [0; 0], "nobody could have done otherwise");
}

#[test]
fn forced_and_unjudged_choices_do_not_count_for_the_accuracy() {
    let judgements = vec![
        chosen(0, Seat::First, 0.5, Some(0.4)),
        chosen(1, Seat::Second, 0.5, None),
        chosen(2, Seat::First, 0.5, Some(0.0)),
    ];
    let mut analysis = Analysis::with(1, judgements);
    analysis.judgements[2].is_forced = true;
    assert!((analysis.accuracy(Seat::First).unwrap() - accuracy(0.1)).abs() < 1e-9);
    assert_eq!(analysis.accuracy(Seat::Second), None);
}

#[test]
fn fools_mate_has_its_turning_points_and_the_text_says_the_same() {
    let game = replayed("[Game \"poker\"]\n\n1. f3 e5 2. g4 Qh4#");
    let analysis = Analysis::of(&game, NODES).unwrap();
    assert_eq!(analysis.judgements.len(), 4);
    let turning: Vec<usize> = analysis.turning_points().iter().map(|one| one.span.from).collect();
    assert!(turning.contains(&2), "2. g4 loses at once: {analysis}");
    let worst = analysis.at(2).unwrap();
    assert!(matches!(worst.played.as_ref().unwrap().score, Score::Mate(..=-1)), "{analysis}");
    let mate = analysis.at(3).unwrap();
    assert_eq!(mate.best.moves[0], "Qh4#");
    assert_eq!(mate.best.score, Score::Mate(1));
    assert!(analysis.accuracy(Seat::Second).unwrap() > analysis.accuracy(Seat::First).unwrap());
    let text = analysis.to_string();
    let read = Analysis::read(&text, &game).unwrap();
    assert_eq!(read.to_string(), text);
    for (one, other) in read.judgements.iter().zip(&analysis.judgements) {
        assert!((one.loss() - other.loss()).abs() < 2e-4);
        assert_eq!(
            (&one.best.moves, one.span, one.is_forced),
            (&other.best.moves, other.span, other.is_forced)
        );
    }
    for nonsense in ["", "2 100\n", "1 x\n", "1 100\n0 9 0 - 5000 = e4\n", "1 100\n0 1 0 - 5000 4000 e4\n"] {
        assert!(Analysis::read(nonsense, &game).is_err(), "{nonsense}");
    }
}

#[test]
fn the_same_match_is_always_judged_alike_and_resigning_is_no_choice() {
    let mut game = replayed("[Game \"cardmate\"]\n\n1. 4Ci3 4Db6 2. 8Dj2");
    game.play("r:resign").unwrap();
    let analysis = Analysis::of(&game, NODES).unwrap();
    assert_eq!(analysis.judgements.len(), 3);
    assert_eq!(analysis, Analysis::of(&game, NODES).unwrap());
    assert!(!analysis.has_secrets());
    let end = analysis.curve(&game).last().copied().unwrap();
    assert_eq!((end.0, end.2), (4, 1.0), "the curve ends with the result");
}

/// Returns a match of random actions up to this many plies, or to its end.
fn at_random(name: &str, seed: u8, plies: usize) -> Match {
    let game = trickmate_rules::game(name).unwrap();
    let options = Options::new(game.options(), []).unwrap();
    let mut played = Match::new(game, options, Seed::new([seed; 32]));
    let mut chance = Seed::new([seed; 32]).chance("player");
    while played.plies().len() < plies
        && let Some(seat) = played.to_act().first().copied()
    {
        let legal = played.position().observe(trickmate_rules::Viewer::Seat(seat)).legal(seat);
        played.act(seat, &legal[chance.below(legal.len() as u32) as usize]).unwrap();
    }
    played
}

#[test]
fn a_turn_of_summoners_chess_is_one_choice() {
    let game = at_random("summoner", 3, 25);
    let spans = spans(&game);
    assert!(spans.len() < game.plies().len());
    assert!(spans.windows(2).all(|two| two[0].to == two[1].from && two[0].seat != two[1].seat));
    let analysis = Analysis::of(&game, 300).unwrap();
    assert!(analysis.has_secrets());
    assert!(analysis.judgements.iter().all(|one| one.played.is_some()), "{analysis}");
    let read = Analysis::read(&analysis.to_string(), &game).unwrap();
    assert_eq!(read.to_string(), analysis.to_string());
}

#[test]
fn a_turn_that_was_cut_off_is_no_choice() {
    let mut game = at_random("summoner", 3, 200);
    while !game.is_within_turn() {
        let fewer = game.plies().len() - 1;
        game = game.after(fewer).unwrap();
    }
    let before = game.before_last_turn(game.to_act()[0]).unwrap();
    game.play(if game.to_act() == [Seat::First] { "w:resign" } else { "b:resign" }).unwrap();
    assert_eq!(spans(&game).last().unwrap().to, before);
}

#[test]
fn placings_are_judged_by_what_the_seat_knew() {
    let game = at_random("mysterious", 5, 40);
    let analysis = Analysis::of(&game, 600).unwrap();
    assert!(analysis.has_secrets());
    assert!(analysis.judgements.iter().all(|one| one.played.is_some()), "{analysis}");
}

/// Two matches that differ only in secrets from the first seat get the same judgement of its choice.
#[test]
fn what_a_seat_could_not_know_changes_no_judgement() {
    let begin = |black: &str| {
        let game = trickmate_rules::game("mysterious").unwrap();
        let options = Options::new(game.options(), []).unwrap();
        let mut played = Match::new(game, options, Seed::new([7; 32]));
        for (seat, text) in [(Seat::First, "R@a2"), (Seat::Second, black), (Seat::First, "N@b1")] {
            played.act(seat, text).unwrap();
        }
        played
    };
    let [one, other] =
        ["P@d7", "Q@d7"].map(|black| Analysis::of(&begin(black), 2000).unwrap().judgements[2].clone());
    assert!(one.is_blind);
    assert_eq!(one, other);
}

#[test]
fn copies_go_on_where_the_others_stopped_and_say_the_same() {
    let game = at_random("poker", 4, 24);
    let stop = trickmate_engine::Stop::new();
    let whole = Analysis::of(&game, 200).unwrap();
    let mut analysis = Analysis::new(200);
    loop {
        // One copy is thrown away, as when its result cannot be stored.
        analysis.clone().go_on(&game, &stop).unwrap();
        let mut next = analysis.clone();
        if next.go_on(&game, &stop).unwrap().is_none() {
            break;
        }
        analysis = next;
        // Another process continues from the text.
        if analysis.judgements.len() == 5 {
            analysis = Analysis::read(&analysis.to_string(), &game).unwrap();
        }
    }
    assert_eq!(analysis.to_string(), whole.to_string());
}

/// A position so large that 30,000 nodes of it would take minutes.
#[test]
fn a_choice_that_is_too_large_is_judged_in_part_and_says_so() {
    let pieces = |owner: char| -> Vec<Value> {
        let made_of: Vec<Value> = (0..8).map(|card| json!({"card": format!("X{card:02}")})).collect();
        (1..=100).map(|number| json!({"handle": format!("{owner}{number}"), "made_of": made_of})).collect()
    };
    let cards = (0..8).map(|card| (format!("X{card:02}"), json!({"betza": "mRmBmNNmCCmZZ", "value": 0})));
    let kings =
        [("a1", "white"), ("h8", "black")].map(|(at, owner)| json!({"at": at, "owner": owner, "king": true}));
    let setup = json!({
        "turn": "white", "limit": 64, "board": kings,
        "reserve": {"white": pieces('W'), "black": pieces('B')},
        "hand": {"white": ["Clone", "X00", "X01", "X02"], "black": ["Clone", "X00", "X01", "X02"]},
        "cards": cards.collect::<serde_json::Map<_, _>>(),
    });
    let game = trickmate_rules::game("summoner").unwrap();
    let options = Options::new(game.options(), []).unwrap();
    let mut played = Match::from_position(game, options, Seed::new([1; 32]), setup.to_string()).unwrap();
    played.play_all(["a1-a2", "end"]).unwrap();
    let analysis = Analysis::of(&played, trickmate_study::analysis::NODES).unwrap();
    assert!(analysis.judgements[0].is_partial, "{analysis}");
    let read = Analysis::read(&analysis.to_string(), &played).unwrap();
    assert!(read.judgements[0].is_partial);
}
