use std::collections::BTreeMap;

use trickmate_tournaments::round_robin::{Cycles, schedule};
use trickmate_tournaments::{Color, PairingError, PairingNumber, Round, Tournament};

fn pairs(round: &Round) -> Vec<(u16, u16)> {
    round.games.iter().map(|game| (game.white.get(), game.black.get())).collect()
}

#[test]
fn rounds_are_those_of_the_berger_tables() {
    let six: Vec<_> = schedule(6, Cycles::Single).unwrap().iter().map(pairs).collect();
    assert_eq!(
        six,
        [
            [(1, 6), (2, 5), (3, 4)],
            [(6, 4), (5, 3), (1, 2)],
            [(2, 6), (3, 1), (4, 5)],
            [(6, 5), (1, 4), (2, 3)],
            [(3, 6), (4, 2), (5, 1)],
        ]
    );
    let ten: Vec<_> = schedule(10, Cycles::Single).unwrap().iter().map(pairs).collect();
    assert_eq!(ten[1], [(10, 6), (7, 5), (8, 4), (9, 3), (1, 2)]);
    assert_eq!(ten[8], [(5, 10), (6, 4), (7, 3), (8, 2), (9, 1)]);
}

#[test]
fn everybody_meets_everybody_and_colours_are_balanced() {
    for players in 3..=20_usize {
        for (cycles, meetings) in [(Cycles::Single, 1), (Cycles::Double, 2)] {
            let rounds = schedule(players, cycles).unwrap();
            let expected = (players - 1 + players % 2) * meetings;
            assert_eq!(rounds.len(), expected);
            let mut met: BTreeMap<(u16, u16), usize> = BTreeMap::new();
            let mut colors: Vec<Vec<Color>> = vec![Vec::new(); players];
            for round in &rounds {
                assert_eq!(round.games.len(), players / 2);
                for (white, black) in pairs(round) {
                    let key = if cycles == Cycles::Double {
                        (white, black)
                    } else {
                        (white.min(black), white.max(black))
                    };
                    *met.entry(key).or_default() += 1;
                    colors[usize::from(white) - 1].push(Color::White);
                    colors[usize::from(black) - 1].push(Color::Black);
                }
            }
            assert!(met.values().all(|count| *count == 1), "{players}, {cycles:?}");
            assert_eq!(met.len(), players * (players - 1) / 2 * meetings);
            for colors in colors {
                let white = colors.iter().filter(|color| **color == Color::White).count();
                let most = if cycles == Cycles::Double { 0 } else { 1 };
                assert!((2 * white).abs_diff(colors.len()) <= most, "{players}: {colors:?}");
                assert!(
                    !colors.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]),
                    "{colors:?}"
                );
            }
            let names = (0..players).map(|index| trickmate_tournaments::Player::new(index.to_string(), None));
            let tournament = Tournament::new(names.collect(), rounds).unwrap();
            assert_eq!(tournament.sheet(PairingNumber::new(1)).len(), expected);
        }
    }
}

#[test]
fn two_or_twenty_one_players_are_refused() {
    for given in [2, 21] {
        let error = PairingError::PlayerCount { given, least: 3, most: 20 };
        assert_eq!(schedule(given, Cycles::Single), Err(error));
    }
}
