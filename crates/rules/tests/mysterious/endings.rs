//! Ends outside the chess: resignation, time and agreement in every phase, and the board afterwards.

use trickmate_rules::view::Face;
use trickmate_rules::{ActionError, Adjudication, Match, Record, Seat, Viewer};

use trickmate_testkit::mystery_table::{VARIANTS, mysterious, opening, options, phase, play_any, result};
use trickmate_testkit::table::seed;

/// Returns a game in each phase.
fn games(variant: &str) -> Vec<Match> {
    ["placing", "flipping", "chess"]
        .into_iter()
        .map(|wanted| {
            let mut game = Match::new(mysterious(), options(variant), seed(3));
            let mut chance = seed(3).chance("moves");
            while phase(&game) != wanted || game.plies().len() < 3 {
                play_any(&mut game, &mut chance).unwrap();
            }
            game
        })
        .collect()
}

#[test]
fn resignation_time_and_agreement_end_every_phase() {
    for variant in VARIANTS {
        for (text, expected) in [
            ("w:resign", ("black", "resignation")),
            ("b:resign", ("white", "resignation")),
            ("w:time", ("black", "time")),
            ("b:time", ("white", "time")),
            ("draw", ("nobody", "agreement")),
        ] {
            for mut game in games(variant) {
                game.play(text).unwrap();
                assert_eq!(result(&game), Some(expected));
                assert!(game.to_act().is_empty() && game.legal(Viewer::Omniscient).is_empty());
                assert_eq!(game.play("draw"), Err(ActionError::Over));
                let record = Record::of(&game, []).to_string();
                let replayed = record.parse::<Record>().unwrap().replay().unwrap();
                assert_eq!(result(&replayed), Some(expected));
            }
        }
    }
}

#[test]
fn after_the_end_everything_is_public() {
    let mut game = opening("secret");
    game.play_all(["N@c3", "Q@d4"]).unwrap();
    game.conclude(Adjudication::Resignation(Seat::First)).unwrap();
    let view = game.view(Viewer::Public);
    assert_eq!(view.viewer, Viewer::Public);
    let known = view.board.squares.iter().filter(|square| matches!(square.face, Some(Face::Known { .. })));
    assert_eq!(known.count(), 2);
    assert_eq!(game.notation_for(Viewer::Public).nth(1), Some("Q@d4"));
    let record = Record::public(&game, []).to_string();
    assert!(record.contains("1. N@c3 Q@d4 2. w:resign 0-1") && record.contains("[Seed "), "{record}");
}
