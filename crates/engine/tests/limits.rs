//! Determinism, budgets and stopping.

use std::time::{Duration, Instant};

use trickmate_engine::{Budget, Level, Request, Stop, think_in};

use super::{TABLES, actor, seed, table, wander};

#[test]
fn the_same_question_has_the_same_answer() {
    for (name, options) in TABLES {
        let mut game = table(name, options, 4);
        wander(&mut game, 34, 4);
        let Some(seat) = actor(&game) else { continue };
        for number in [1, 3, 6] {
            let level = Level::new(number).unwrap();
            let request =
                Request { budget: Budget::nodes(400), lines: 3, ..Request::level(level, seed(number)) };
            let answer = || think_in(&game, seat, &request).unwrap();
            assert_eq!(answer(), answer(), "{name} at level {number}");
        }
    }
}

#[test]
fn low_levels_vary_with_the_seed() {
    let game = table("cardmate", &[], 1);
    let seat = actor(&game).unwrap();
    let answers: std::collections::HashSet<String> = (0..12)
        .map(|number| {
            let request = Request {
                budget: Budget::nodes(200),
                ..Request::level(Level::new(1).unwrap(), seed(number))
            };
            think_in(&game, seat, &request).unwrap().action
        })
        .collect();
    assert!(answers.len() > 2, "{answers:?}");
}

#[test]
fn a_budget_of_positions_is_kept() {
    for (name, options) in TABLES {
        let mut game = table(name, options, 5);
        wander(&mut game, 40, 5);
        let Some(seat) = actor(&game) else { continue };
        let thought = think_in(&game, seat, &Request::budget(Budget::nodes(500), seed(1))).unwrap();
        // A sampled array is always evaluated to the end.
        assert!(thought.nodes <= 500 + 200, "{name}: {}", thought.nodes);
    }
}

#[test]
fn whoever_is_stopped_answers_at_once() {
    for (name, options) in TABLES {
        let mut game = table(name, options, 6);
        wander(&mut game, 36, 6);
        let Some(seat) = actor(&game) else { continue };
        let stop = Stop::new();
        let request = Request { stop: stop.clone(), ..Request::budget(Budget::nodes(u64::MAX), seed(1)) };
        let thought = std::thread::scope(|scope| {
            let thread = scope.spawn(|| think_in(&game, seat, &request));
            std::thread::sleep(Duration::from_millis(20));
            stop.stop();
            thread.join().unwrap()
        });
        game.act(seat, &thought.unwrap().action).unwrap();
    }
}

#[test]
fn a_deadline_that_has_passed_still_gives_a_move() {
    let game = table("poker", &[], 1);
    let seat = actor(&game).unwrap();
    let thought = think_in(&game, seat, &Request::budget(Budget::until(Instant::now()), seed(1))).unwrap();
    assert!(game.position().check(seat, &thought.action).is_ok());
}

#[test]
fn there_are_eight_levels() {
    assert!(Level::new(0).is_none() && Level::new(9).is_none());
    assert!((1..=8).all(|number| Level::new(number) == Some(Level::ALL[usize::from(number) - 1])));
    assert_eq!(Level::ALL.last(), Some(&Level::HIGHEST));
}
