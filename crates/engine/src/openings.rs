//! Openings of a gauntlet. They vary, and in games where luck would decide too much they give both sides about the same
//! chances.

use trickmate_rules::kernel::{Seed, SeedRng};
use trickmate_rules::mysterious::Stage;
use trickmate_rules::{Game, Knowledge, Match, Options, Seat, Viewer};

use crate::chance::seed as seed_from;
use crate::limits::Budget;
use crate::player::{Player, think_in};
use crate::request::Request;
use crate::score::Score;

/// The random plies before the players take over, in a game that always begins alike.
const PLIES: usize = 4;
/// The nodes that evaluate an opening.
const NODES: u64 = 3_000;
/// The greatest distance from a half of the expected result of an even opening.
const UNEVEN: f64 = 0.1;

/// Returns the next opening. A game that always begins alike begins with random plies, others with a new shuffle. In casual
/// Mysterious Chess the players do not see the cards that they place, so the cards are placed and flipped at random, and an array
/// is used only if it is even. In the courier version of Summoner's Chess few cards can be played early, so both sides have the
/// same cards in the same order.
pub(crate) fn next(game: &'static dyn Game, options: &Options, chance: &mut SeedRng) -> Match {
    loop {
        let seed = seed_from(chance);
        let mut opening = Match::new(game, options.clone(), seed.clone());
        let mut lots = seed.chance("opening");
        if is_blind(&opening) {
            while is_blind(&opening) && Player::Random.act(&mut opening, &seed_from(&mut lots)) {}
            if !is_even(&opening, &seed_from(&mut lots)) {
                continue;
            }
        } else if has_packs(&opening) {
            return dealt_alike(&opening).unwrap_or(opening);
        } else if !opening.position().is_seed_secret() {
            for _ in 0..PLIES {
                Player::Random.act(&mut opening, &seed_from(&mut lots));
            }
        }
        return opening;
    }
}

/// Returns `true` while cards that no player sees are placed or flipped.
fn is_blind(game: &Match) -> bool {
    match game.position().knowledge(Seat::First) {
        Knowledge::Mysterious(known) => known.is_casual() && !matches!(known.stage(), Stage::Chess(_)),
        _ => false,
    }
}

/// Returns `true` if both sides draw from packs of the same cards.
fn has_packs(game: &Match) -> bool {
    matches!(game.position().knowledge(Seat::First), Knowledge::Summoner(known) if known.is_courier())
}

/// Returns the same opening with the first side's hand and deck for both sides.
fn dealt_alike(opening: &Match) -> Option<Match> {
    let game = opening.game();
    let [first, second] = game.seats().map(|seat| seat.key);
    let mut setup = opening.position().observe(Viewer::Omniscient).json();
    for part in ["hand", "deck"] {
        let cards = setup.get(part)?.get(first)?.clone();
        *setup.get_mut(part)?.get_mut(second)? = cards;
    }
    let (options, seed) = (opening.options().clone(), opening.seed().clone());
    Match::from_position(game, options, seed, setup.to_string()).ok()
}

/// Returns `true` if both sides have about the same chances.
fn is_even(game: &Match, seed: &Seed) -> bool {
    let Some(seat) = game.to_act().first().copied() else { return false };
    match think_in(game, seat, &Request::budget(Budget::nodes(NODES), seed.clone())) {
        Ok(thought) => matches!(thought.score, Score::Win(chance) if (chance - 0.5).abs() <= UNEVEN),
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use trickmate_rules::kernel::Seed;
    use trickmate_rules::{Knowledge, Match, Options, Seat, Viewer};

    use super::{Stage, is_even, next};

    fn openings(game: &str, options: &[(&str, &str)]) -> Vec<Match> {
        let game = trickmate_rules::game(game).unwrap();
        let options = Options::new(game.options(), options.iter().copied()).unwrap();
        let mut chance = Seed::new([5; 32]).chance("openings");
        (0..6).map(|_| next(game, &options, &mut chance)).collect()
    }

    fn texts(opening: &Match) -> Vec<&str> {
        opening.plies().iter().map(|ply| ply.text.as_str()).collect()
    }

    #[test]
    fn games_begin_differently() {
        let options: [(&str, &[(&str, &str)]); 5] = [
            ("cardmate", &[]),
            ("poker", &[]),
            ("mysterious", &[]),
            ("summoner", &[]),
            ("summoner", &[("variant", "courier")]),
        ];
        for (game, options) in options {
            let openings = openings(game, options);
            for (number, one) in openings.iter().enumerate() {
                let has_secrets = one.position().is_seed_secret();
                for other in &openings[..number] {
                    let differ =
                        if has_secrets { one.seed() != other.seed() } else { texts(one) != texts(other) };
                    assert!(differ && one.outcome().is_none(), "{game}");
                }
                assert_eq!(one.plies().len(), if has_secrets { 0 } else { 4 }, "{game}");
            }
        }
    }

    #[test]
    fn where_nobody_knows_what_he_places_games_begin_with_even_arrays() {
        for opening in openings("mysterious", &[("variant", "casual")]) {
            let Knowledge::Mysterious(known) = opening.position().knowledge(Seat::First) else { panic!() };
            assert!(matches!(known.stage(), Stage::Chess(_)) && opening.outcome().is_none());
            assert!(is_even(&opening, &Seed::new([1; 32])));
        }
    }

    #[test]
    fn where_few_cards_can_be_played_early_both_sides_have_the_same() {
        let openings = openings("summoner", &[("variant", "courier")]);
        for opening in &openings {
            let position = opening.position().observe(Viewer::Omniscient).json();
            for (part, cards) in [("hand", 7), ("deck", 42)] {
                assert_eq!(position[part]["white"].as_array().map(Vec::len), Some(cards));
                assert_eq!(position[part]["white"], position[part]["black"]);
            }
        }
    }
}
