//! Secrets that a seat cannot know make no difference to the engine. `TRICKMATE_TWINS` sets the number of pairs of
//! matches.

use trickmate_engine::{Budget, Request, Termination, think_in};
use trickmate_rules::{Match, Seat, Viewer};
use trickmate_testkit::twins::{Twins, twins};

use super::seed;

/// Number of pairs of matches.
const PAIRS: u32 = 18;

fn pairs() -> u32 {
    std::env::var("TRICKMATE_TWINS").ok().and_then(|number| number.parse().ok()).unwrap_or(PAIRS)
}

/// A player: its action for a seat; `None` if the clock has ended its search, so that another run may differ.
type Chooser = fn(&Match, Seat) -> Option<String>;

fn honest(game: &Match, seat: Seat) -> Option<String> {
    let request = Request { lines: 2, ..Request::budget(Budget::nodes(400), seed(3)) };
    let thought = think_in(game, seat, &request).unwrap();
    (thought.termination < Termination::Deadline).then(|| format!("{thought:?}"))
}

/// Chooses like a player who knows all secrets.
fn peeking(game: &Match, seat: Seat) -> Option<String> {
    let legal = game.position().observe(Viewer::Seat(seat)).legal(seat);
    let truth = format!("{}{:?}", game.position().observe(Viewer::Omniscient).json(), game.seed().to_hex());
    let sum: usize = truth.bytes().enumerate().map(|(place, byte)| (place + 1) * usize::from(byte)).sum();
    Some(legal[sum % legal.len()].clone())
}

/// Returns `true` if the player does the same in both matches, or the clock has kept it from finishing one of them.
fn is_honest(twins: &Twins, player: Chooser) -> bool {
    let [one, other] = twins.matches.each_ref().map(|game| player(game, twins.seat));
    one.zip(other).is_none_or(|(one, other)| one == other)
}

#[test]
fn secrets_change_neither_knowledge_nor_move() {
    for twins in (0..pairs()).map(twins) {
        let [one, other] = twins.matches.each_ref().map(|game| game.position().knowledge(twins.seat));
        assert_eq!(one, other);
        assert_eq!(format!("{one:?}"), format!("{other:?}"), "byte for byte");
        assert!(is_honest(&twins, honest), "{one:?}");
    }
}

#[test]
fn a_player_that_is_handed_the_truth_is_caught() {
    let caught = (0..PAIRS).map(twins).filter(|twins| !is_honest(twins, peeking)).count();
    assert!(caught > PAIRS as usize / 2, "{caught}");
}
