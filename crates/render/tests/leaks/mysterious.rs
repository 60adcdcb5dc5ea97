//! Nothing that others see depends on a secret: two games that differ only in one player's secret are the same to
//! everybody else, byte for byte, until the flip that reveals the difference.

use std::collections::BTreeSet;

use trickmate_rules::kernel::{Seed, SeedRng};
use trickmate_rules::{Game, Match, Seat, Viewer};

use super::told::{Twins, differences};
use trickmate_testkit::leaky::{Leak, MYSTERIES};
use trickmate_testkit::mystery_table::{mysterious, options};
use trickmate_testkit::slow_chess::name;
use trickmate_testkit::table::seed;

/// Returns the kinds of a hand in random order.
fn order(chance: &mut SeedRng) -> Vec<char> {
    let mut kinds: Vec<char> = "KQRRBBNNPPPPPPPP".chars().collect();
    chance.shuffle(&mut kinds);
    kinds
}

/// Returns the squares of all placings, in turn.
fn squares(chance: &mut SeedRng) -> Vec<String> {
    let mut squares: Vec<String> = (0..64).map(name).collect();
    chance.shuffle(&mut squares);
    squares.truncate(32);
    squares
}

/// Plays two games whose cards are placed on the same squares; the kinds of one side differ. Collects the differences
/// for others after every placing, and after every flip until different cards turn up.
fn run(game: &'static dyn Game, number: u64, differing: Seat) -> BTreeSet<&'static str> {
    let mut chance = seed(number).chance("leaks");
    let viewers = [Viewer::Public, Viewer::Seat(differing.other())];
    let mut twins = [0, 1].map(|_| Match::new(game, options("secret"), seed(number)));
    let (common, mut one) = (order(&mut chance), order(&mut chance));
    let mut other = one.clone();
    // Half of the time everything differs, otherwise only two cards, so that the flipping takes long.
    if number.is_multiple_of(2) {
        other = order(&mut chance);
    } else {
        let king = one.iter().position(|kind| *kind == 'K').unwrap();
        other.swap(king, (king + 1 + chance.below(15) as usize) % 16);
    }
    let squares = squares(&mut chance);
    let mut found = BTreeSet::new();
    for (turn, square) in squares.iter().enumerate() {
        for (twin, own) in twins.iter_mut().zip([&mut one, &mut other]) {
            let kinds = if turn % 2 == differing.index() { own } else { &common };
            twin.play(&format!("{}@{square}", kinds[turn / 2])).unwrap();
        }
        found.extend(differences(&twins, &viewers, turn % 8 == 3));
    }
    flip(&mut twins, &viewers, &mut chance, &mut found);
    found
}

/// Flips the same cards in both games until different ones turn up.
fn flip(twins: &mut Twins, viewers: &[Viewer], chance: &mut SeedRng, found: &mut BTreeSet<&'static str>) {
    for turn in 0.. {
        let legal = twins[0].legal(Viewer::Public);
        let text = legal[chance.below(legal.len() as u32) as usize].clone();
        for twin in twins.iter_mut() {
            twin.play(&text).unwrap();
        }
        let square = text.get(..2).unwrap();
        let [one, other] = [0, 1].map(|twin: usize| {
            let all = twins[twin].position().observe(Viewer::Omniscient).json();
            all["squares"][square].clone()
        });
        if one != other || one.is_null() {
            return;
        }
        found.extend(differences(twins, viewers, turn % 8 == 0));
    }
}

#[test]
fn games_that_differ_in_one_players_secrets_are_the_same_to_others() {
    for number in 0..24 {
        for seat in Seat::ALL {
            assert_eq!(run(mysterious(), number, seat), BTreeSet::new(), "game {number}, {seat:?}");
        }
    }
}

#[test]
fn a_planted_leak_is_noticed() {
    for game in &MYSTERIES {
        let found: BTreeSet<&str> = (0..4).flat_map(|number| run(game, number, Seat::First)).collect();
        let expected: &[&str] = match game.leak() {
            Leak::Legal => &["legal"],
            Leak::Ways => &["ways"],
            Leak::ActionError => &["refusal"],
            Leak::Notation => &["plies", "record"],
            Leak::Story => &["story"],
            Leak::View => &["view", "picture"],
            Leak::Text => &["text"],
            Leak::Json => &["json"],
            Leak::Detail => &["detail"],
            Leak::Options => &["options"],
            Leak::Sheets => &["sheets"],
        };
        for name in expected {
            assert!(found.contains(name), "{:?} is not noticed in {name}: {found:?}", game.leak());
        }
    }
}

#[test]
fn the_owner_does_see_the_difference() {
    let mut twins = [0, 1].map(|_| Match::new(mysterious(), options("secret"), seed(0)));
    twins[0].play("N@c3").unwrap();
    twins[1].play("Q@c3").unwrap();
    let found = differences(&twins, &[Viewer::Seat(Seat::First)], true);
    for name in ["text", "json", "detail", "sheets", "view", "plies", "record", "picture"] {
        assert!(found.contains(name), "{name}: {found:?}");
    }
}

#[test]
fn casual_games_with_different_packs_are_the_same_to_all() {
    let viewers = [Viewer::Public, Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second)];
    for number in 0..24_u64 {
        let mut chance = seed(number).chance("leaks");
        let mut twins = [number, number + 1000].map(|number| {
            let seed: Seed = seed(number);
            Match::new(mysterious(), options("casual"), seed)
        });
        let mut found = BTreeSet::new();
        for (turn, square) in squares(&mut chance).iter().enumerate() {
            for twin in &mut twins {
                twin.play(&format!("@{square}")).unwrap();
            }
            found.extend(differences(&twins, &viewers, turn % 8 == 3));
        }
        let before = twins[0].legal(Viewer::Public).len();
        assert_eq!(before, 32);
        // The seed decides the flip for `random`, so it is not tried here.
        found.remove("refusal");
        flip(&mut twins, &viewers, &mut chance, &mut found);
        found.remove("refusal");
        assert_eq!(found, BTreeSet::new(), "game {number}");
    }
}
