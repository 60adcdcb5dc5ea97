//! Games of chance.

use proptest::prelude::*;
use serde_json::json;
use trickmate_rules::EndReason;
use trickmate_rules::kernel::Seed;
use trickmate_rules::summoner::KnownPiece;
use trickmate_rules::{Knowledge, Match, Record, Seat, Viewer};

use trickmate_testkit::proptests::cases;
use trickmate_testkit::slow_summoner::SlowSummoner;
use trickmate_testkit::summoner_table::{
    VARIANTS, creating, from, legal, now, options, play_any, summoner, waiting, with,
};
use trickmate_testkit::untrusted::pieced_together;

const DECKS: [&str; 7] = ["balanced", "swarm", "riders", "leapers", "artillery", "ringwalkers", "mimics"];

/// The most plies of a random game.
const MAX_PLIES: usize = 20_000;

/// The parts from which actions are pieced together.
const PIECES: &[&str] = &[
    "+", "-", "@", ":", "=", "(", ")", "#", ",", " ", "Clone", "Knight", "Rider", "Wazir", "Ferz", "end",
    "xK", "W1", "W3", "B2", "e1", "e2", "d1", "d4", "d5", "d8", "e1-e2", "W1@d1", "+Knight", "+Rider",
    "+Clone(", "d4)", "=W3", "x",
];

/// Checks whether each piece, as a search sees it, reaches the squares it can go to: empty ones, or those of the other
/// side's pieces.
fn reach_what_they_move_to(game: &Match) -> bool {
    let Some(seat) = game.to_act().first().copied() else { return true };
    let Knowledge::Summoner(known) = game.position().knowledge(seat) else { return false };
    let pieces: Vec<KnownPiece> = known.open().pieces().collect();
    let find = |name: &str| pieces.iter().find(|piece| piece.square.to_string() == name);
    legal(game).iter().filter(|text| text.is_ascii() && text.len() >= 5).all(|text| {
        let (from, how, to) = (&text[..2], &text[2..3], &text[3..5]);
        match (how, find(from)) {
            (":", Some(piece)) => match find(to) {
                Some(victim) => victim.owner != seat && piece.aims.contains(victim.square),
                // A capture in passing.
                None => piece.worth == 1,
            },
            // The double step of a Pawn is none of its usual ones.
            ("-", Some(piece)) => {
                piece.worth == 1 || piece.quiet.into_iter().any(|square| square.to_string() == to)
            }
            _ => false,
        }
    })
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn random_games_come_to_an_end(bytes: [u8; 32], courier: bool, white in 0..7_usize, black in 0..7_usize) {
        let seed = Seed::new(bytes);
        let given = [
            ("variant", VARIANTS[usize::from(courier)]),
            ("deck-white", DECKS[white]),
            ("deck-black", DECKS[black]),
        ];
        let mut game = Match::new(summoner(), options(&given), seed.clone());
        let mut chance = seed.chance("play");
        let mut plies = 0;
        loop {
            if plies % 7 == 0 {
                let _ = game.view(Viewer::Public);
                game.position().observe(Viewer::Public).detail();
                let json = now(&game);
                if json["phase"] == "move" && game.outcome().is_none() {
                    let moves = SlowSummoner::new(&json).moves();
                    if !moves.is_empty() {
                        prop_assert_eq!(legal(&game), moves);
                        prop_assert!(reach_what_they_move_to(&game), "of {:?}", legal(&game));
                    }
                }
            }
            if play_any(&mut game, &mut chance).is_none() {
                break;
            }
            plies += 1;
            prop_assert!(plies < MAX_PLIES, "the game does not end");
        }
        // Another program agrees about the end, from the last position.
        let outcome = game.outcome().unwrap();
        let slow = SlowSummoner::new(&now(&game));
        let white = now(&game)["turn"] == "white";
        let (mated, stuck) = (outcome.reason == EndReason::Checkmate, outcome.reason == EndReason::Stalemate);
        prop_assert_eq!(slow.moves().is_empty(), mated || stuck, "{}", outcome.reason);
        prop_assert_eq!(slow.moves().is_empty() && slow.is_in_check(white), mated);
        prop_assert_eq!(outcome.winner, mated.then_some(if white { Seat::Second } else { Seat::First }));
        let again = Record::of(&game, []).to_string().parse::<Record>().unwrap().replay().unwrap();
        prop_assert_eq!(now(&again), now(&game));
    }

    #[test]
    fn any_text_is_done_or_refused(texts in prop::collection::vec(pieced_together(PIECES, 40), 40), phase in 0..3_usize) {
        let phase = ["move", "summon", "create"][phase];
        // A table at which there is something to move, to summon, to create and to copy.
        let setup = with(creating("Ke1 ke8 d4:Knight+Rider,Ferz d5:-Wazir", &["Clone", "Knight", "Rider", "Wazir"]), json!({
            "phase": phase,
            "reserve": {"white": [waiting("W1", "Ferz"), waiting("W3", "Sword")], "black": [waiting("B2", "Wazir")]},
        }));
        for text in texts {
            let mut game = from(&setup);
            let (before, listed) = (now(&game), legal(&game));
            let typed = game.understand(Seat::First, &text);
            match game.act(Seat::First, &typed) {
                Ok(ply) => prop_assert!(listed.contains(&ply.text), "{} for {}", ply.text, text),
                Err(refusal) => {
                    prop_assert!(!listed.contains(&text), "{} is refused: {}", text, refusal);
                    prop_assert!(refusal.to_string().chars().count() < 500);
                    prop_assert_eq!(now(&game), before);
                }
            }
        }
    }
}
