//! How the King of Mysterious Chess is placed.

use trickmate_engine::Player;
use trickmate_rules::{Match, Seat};

use super::{seed, table};

const CARDS: usize = 16;

/// Places all cards: level 4 those of one seat, moves by lot the others. Which of its cards was the King, from 0.
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
            let is_chess =
                game.legal(trickmate_rules::Viewer::Public).iter().all(|text| !text.contains(['!', '=']));
            if is_chess && to_act == seat {
                break;
            }
            let legal = game.legal(trickmate_rules::Viewer::Public);
            let action = legal[chance.below(legal.len() as u32) as usize].clone();
            game.act(to_act, &action).unwrap();
        }
        assert!(game.outcome().is_none_or(|outcome| outcome.winner != Some(seat.other())), "{number}");
    }
}
