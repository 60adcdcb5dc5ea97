//! Nothing that others see depends on a hand, on a deck or its order: two games that differ only in that are the same
//! to everybody else, byte for byte, until a card is played.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use trickmate_rules::{Game, Match, Seat, Viewer};

use trickmate_testkit::leaky::{Leak, SUMMONERS};
use trickmate_testkit::summoner_table::{board, options, summoner, waiting};
use trickmate_testkit::table::seed;

use super::told::differences;

/// Cards of the two games, one list each.
type Pair = [&'static [&'static str]; 2];

/// Returns a position in which Black holds these cards and can draw those.
fn position(variant: &str, phase: &str, hand: &[&str], deck: &[&str]) -> Value {
    json!({
        "variant": variant, "turn": "black", "phase": phase, "limit": 12, "quiet": 3,
        "board": board("Ke1 ke8 d4:Wazir d5:-Ferz"),
        "reserve": {"white": [waiting("W1", "Knight")], "black": [waiting("B1", "Bishop")]},
        "hand": {"white": ["Bishop", "Bishop"], "black": hand}, "deck": {"white": ["Knight"], "black": deck},
    })
}

/// Returns the differences for others in two games in which Black holds different cards: before and after the same
/// public actions are played in both.
fn run(game: &'static dyn Game) -> BTreeSet<&'static str> {
    let viewers = [Viewer::Public, Viewer::Seat(Seat::First)];
    let pairs: [(&str, Pair, Pair); 5] = [
        ("standard", [&["Knight", "Rider"], &["Rook", "Peasant"]], [&["Rook", "Ferz"], &["Ferz", "Rook"]]),
        ("standard", [&["Clone"], &["Rider"]], [&["Rook"], &["KnightRider"]]),
        ("standard", [&["Knight"; 9], &["KnightRider"; 9]], [&[], &[]]),
        ("courier", [&["Letter-d", "Number-5"], &["Amazon", "King"]], [&["Any"], &["Rook"]]),
        ("courier", [&["Any"], &["Ferz"]], [&["Rook"], &["Bishop"]]),
    ];
    let mut found = BTreeSet::new();
    for (variant, hands, decks) in pairs {
        for phase in ["move", "summon", "create"] {
            let mut twins = [0, 1].map(|twin: usize| {
                let setup = position(variant, phase, hands[twin], decks[twin]).to_string();
                Match::from_position(game, options(&[]), seed(0), setup).unwrap()
            });
            found.extend(differences(&twins, &viewers, true));
            let own = differences(&twins, &[Viewer::Seat(Seat::Second)], true);
            assert!(own.contains("json") && own.contains("view") && own.contains("detail"), "{own:?}");
            for text in ["e8-e7", "B1@d7", "end", "d4-c4", "end"] {
                if twins.iter_mut().map(|twin| twin.play(text).is_ok()).fold(true, |all, one| all & one) {
                    found.extend(differences(&twins, &viewers, true));
                }
            }
        }
    }
    found
}

/// Returns the differences for others in two games with different decks of Black.
fn run_with_decks(game: &'static dyn Game) -> BTreeSet<&'static str> {
    let viewers = [Viewer::Public, Viewer::Seat(Seat::First)];
    let decks = ["20 Knight, 5 Wazir", "10 Peasant, 15 Rook"];
    let twins = decks.map(|deck| Match::new(game, options(&[("deck-black", deck)]), seed(1)));
    assert!(differences(&twins, &[Viewer::Seat(Seat::Second)], true).contains("options"));
    // A known seed would reveal the decks, so it is secret while the game is running.
    assert!(twins[0].position().is_seed_secret());
    differences(&twins, &viewers, true)
}

#[test]
fn hands_and_decks_are_told_to_nobody_else() {
    assert_eq!(run(summoner()), BTreeSet::new());
}

#[test]
fn decks_given_as_options_are_told_to_nobody_else() {
    assert_eq!(run_with_decks(summoner()), BTreeSet::new());
}

#[test]
fn a_planted_leak_is_noticed() {
    for game in &SUMMONERS {
        let mut found = run(game);
        found.extend(run_with_decks(game));
        let expected: &[&str] = match game.leak() {
            Leak::Legal => &["legal"],
            Leak::Ways => &["ways"],
            Leak::ActionError => &["refusal"],
            Leak::Notation => &["plies", "record"],
            Leak::Story => &["story"],
            Leak::View => &["view", "alt"],
            Leak::Text => &["text"],
            Leak::Json => &["json", "setup"],
            Leak::Detail => &["detail"],
            Leak::Options => &["options", "record"],
            Leak::Sheets => &["sheets"],
        };
        for name in expected {
            assert!(found.contains(name), "{:?} is not noticed in {name}: {found:?}", game.leak());
        }
    }
}

#[test]
fn what_is_played_is_told_to_all() {
    let setup = position("standard", "create", &["Knight", "Rook"], &[]).to_string();
    let mut game = Match::from_position(summoner(), options(&[]), seed(0), setup).unwrap();
    game.play("+Knight").unwrap();
    assert!(game.notation_for(Viewer::Public).eq(["+Knight"]));
    game.conclude(trickmate_rules::Adjudication::Agreement).unwrap();
    let open = game.position().observe(game.knowledge_of(Viewer::Public)).json();
    assert_eq!(open["hand"]["black"], json!(["Rook"]));
}
