//! The placing of the King in Mysterious Chess.

use trickmate_engine::{Level, Player, Request, think_in};
use trickmate_rules::mysterious::{NextPlacing, PlacingPlan, ReadyArray};
use trickmate_rules::{Knowledge, Match, Seat, Task, Viewer};

use super::{seed, table};

const CARDS: usize = 16;

/// Places all cards: level 4 those of one seat, random moves the others. Returns the number of its King card, from 0.
fn place_all(game: &mut Match, seat: Seat, number: u8) -> usize {
    let player: Player = "4".parse().unwrap();
    let (mut placed, mut kings) = (0, None);
    for ply in 0..2 * CARDS {
        let to_act = game.to_act()[0];
        let by = if to_act == seat { player } else { Player::Random };
        let action = by.choose(game, to_act, &seed(number ^ ply as u8)).unwrap();
        if to_act == seat {
            if action.starts_with('K') {
                kings = Some(placed);
            }
            placed += 1;
        }
        game.act(to_act, &action).unwrap();
    }
    kings.unwrap()
}

#[test]
fn the_king_is_one_of_the_last_three_cards_and_not_always_the_same() {
    let mut seen = Vec::new();
    for number in 1..=6 {
        let seat = if number % 2 == 0 { Seat::First } else { Seat::Second };
        let kings = place_all(&mut table("mysterious", &[], number), seat, number);
        assert!(kings >= CARDS - 3, "it was card {kings}");
        seen.push(kings);
    }
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 1, "it was always card {seen:?}");
}

#[test]
fn games_are_not_lost_before_the_first_move() {
    for number in 20..26 {
        let seat = if number % 2 == 0 { Seat::First } else { Seat::Second };
        let mut game = table("mysterious", &[], number);
        place_all(&mut game, seat, number);
        let mut chance = seed(number).chance("flips");
        // All cards are flipped, and the other side makes its first move if it begins.
        while game.outcome().is_none() {
            let to_act = game.to_act()[0];
            let is_chess = game.legal(Viewer::Public).iter().all(|text| !text.contains(['!', '=']));
            if is_chess && to_act == seat {
                break;
            }
            let legal = game.legal(Viewer::Public);
            let action = legal[chance.below(legal.len() as u32) as usize].clone();
            game.act(to_act, &action).unwrap();
        }
        assert!(game.outcome().is_none_or(|outcome| outcome.winner != Some(seat.other())), "{number}");
    }
}

/// Returns level 6's judgement of a ready array, placed against a level of the computer, when the chess begins.
fn worth_of(array: &'static ReadyArray, level: Player, seat: Seat, number: u8) -> f64 {
    let plan = PlacingPlan::Array(array);
    let mut game = table("mysterious", &[], number);
    for ply in 0.. {
        if let Some(outcome) = game.outcome() {
            return outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == seat)));
        }
        let to_act = game.to_act()[0];
        let task = game.view(Viewer::Public).task;
        if task == Task::Move {
            let request = Request::level(Level::new(6).unwrap(), seed(number));
            let expected = think_in(&game, to_act, &request).unwrap().score.expected();
            return if to_act == seat { expected } else { 1.0 - expected };
        }
        let action = if to_act == seat && task == Task::Place {
            let Knowledge::Mysterious(known) = game.position().knowledge(seat) else {
                panic!("another game")
            };
            let mut chance = seed(number ^ ply).chance("plan");
            let NextPlacing::Place(placing) = plan.next(&known, &mut chance) else { panic!("no placing") };
            placing
        } else {
            let by = if to_act == seat { "3".parse().unwrap() } else { level };
            by.choose(&game, to_act, &seed(number ^ ply)).unwrap()
        };
        game.act(to_act, &action).unwrap();
    }
    unreachable!("it begins or ends")
}

/// A player who begins and uses a ready array is not lost before the first move.
#[test]
fn ready_arrays_are_better_than_the_first_level_places() {
    for array in ReadyArray::ALL.iter().filter(|array| array.name != "chess") {
        let worth = (1..=8).map(|number| {
            let seat = if number % 2 == 0 { Seat::First } else { Seat::Second };
            worth_of(array, "1".parse().unwrap(), seat, number)
        });
        let mean = worth.sum::<f64>() / 8.0;
        assert!(mean > 0.6, "{}: {mean:.2}", array.name);
    }
}
