//! The lines that a player reports.

use trickmate_engine::{Budget, Request, Score, think_in};
use trickmate_rules::Match;

use super::{seed, table, wander};

/// Returns a number that is higher the better the score is for the seat.
fn rank(score: Score) -> f64 {
    match score {
        Score::Mate(moves) if moves > 0 => 1000.0 - f64::from(moves),
        Score::Mate(moves) => -1000.0 - f64::from(moves),
        Score::Win(win) => win,
    }
}

/// Asks for several lines, and plays each of them as far as the seat can know it.
fn told(game: &Match, nodes: u64) {
    let Some(seat) = game.to_act().first().copied() else { return };
    let request = Request { lines: 4, ..Request::budget(Budget::nodes(nodes), seed(1)) };
    let thought = think_in(game, seat, &request).unwrap();
    let name = game.game().name();
    assert_eq!(thought.lines[0].moves[0], thought.action, "{name}");
    let ranks: Vec<f64> = thought.lines.iter().map(|line| rank(line.score)).collect();
    assert!(ranks.is_sorted_by(|one, next| one >= next), "{name}: {:?}", thought.lines);
    for line in &thought.lines {
        let known = if name == "poker" { line.moves.len() } else { 1 };
        let mut played = game.clone();
        let texts = line.moves.iter().take(known).map(String::as_str);
        played.play_all(texts).unwrap_or_else(|error| panic!("{name}, {:?}: {error}", line.moves));
    }
}

#[test]
fn the_best_comes_first_and_all_can_be_played() {
    for (name, options) in
        [("cardmate", &[][..]), ("poker", &[]), ("poker", &[("wipeout", "1")]), ("summoner", &[])]
    {
        for number in 0..6 {
            let mut game = table(name, options, number);
            for _ in 0..4 {
                told(&game, 3000);
                wander(&mut game, 7, number);
            }
        }
    }
}
