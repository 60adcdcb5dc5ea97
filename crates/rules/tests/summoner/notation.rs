//! The notation that is understood, and the steps of the menus.

use serde_json::json;
use trickmate_rules::{Seat, Viewer};

use trickmate_testkit::summoner_table::{
    VARIANTS, creating, from, legal, opening, play_any, position, waiting, with,
};
use trickmate_testkit::table::seed;

#[test]
fn players_write_as_they_like() {
    let moving = with(
        position("Ke1 kh8 d7:Peasant c5:-Ferz b5:Wazir"),
        json!({"reserve": {"white": [waiting("W3", "Rook")]}, "hand": {"white": ["Rook"]}}),
    );
    let game = from(&moving);
    for (typed, meant) in [
        ("E1 – e2", "e1-e2"),
        ("e1e2", "e1-e2"),
        ("b5xc5", "b5:c5"),
        ("b5-c5", "b5:c5"),
        ("d7-d8 = w3", "d7-d8=W3"),
        ("d7d8=#W3", "d7-d8=W3"),
    ] {
        assert_eq!(game.understand(Seat::First, typed), meant, "{typed}");
    }
    let hand = ["Knight", "Rider", "Clone", "Go-Between"];
    let game = from(&with(
        creating("Ke1 kh8", &hand),
        json!({"limit": 40, "phase": "summon", "reserve": {"white": [waiting("W3", "Rook")], "black": [waiting("B2", "Ferz")]}}),
    ));
    for (typed, meant) in [
        ("w3 @ D1", "W3@d1"),
        ("summon w3@d1", "W3@d1"),
        ("+ knight", "+Knight"),
        ("+KNIGHT + rider", "+Knight+Rider"),
        ("w3+go-between", "W3+Go-Between"),
        ("+clone( #b2 )", "+Clone(#B2)"),
        ("w3+clone(E1)", "W3+Clone(e1)"),
        ("END", "end"),
    ] {
        assert_eq!(game.understand(Seat::First, typed), meant, "{typed}");
    }
    let asked = game.understand(Seat::First, "-Knight");
    assert_eq!(asked, "-Knight", "a discard that is refused never becomes a creation");
}

#[test]
fn hostile_text_is_refused_in_short_words() {
    let game = from(&creating("Ke1 kh8", &["Knight"]));
    let long = "+".to_owned() + &"@everyone \u{202e}".repeat(1000);
    for text in [
        "",
        "+",
        "-",
        "@",
        "=",
        "+(",
        "+Clone(",
        "+Clone()",
        "W@",
        "W99999999999@a1",
        "é@é",
        "e1-é9",
        "ééé",
        "+Knight+",
        &long,
    ] {
        let refusal = game.position().check(Seat::First, text).unwrap_err().to_string();
        assert!(refusal.len() < 300 && !refusal.contains('\u{202e}') && !refusal.contains("@e"), "{refusal}");
        let _ = game.understand(Seat::First, text);
    }
}

#[test]
fn what_is_listed_can_be_read_and_every_menu_is_even() {
    for variant in VARIANTS {
        let mut chance = seed(4).chance("menus");
        let mut game = opening(&[("variant", variant)], 2);
        for _ in 0..150 {
            let Some(seat) = game.to_act().first().copied() else { break };
            let position = game.position();
            for text in legal(&game) {
                assert_eq!(position.check(seat, &text).as_deref(), Ok(text.as_str()));
            }
            let ways = position.observe(Viewer::Seat(seat)).menu_paths(seat);
            for way in &ways {
                assert_eq!(position.check(seat, &way.text).as_deref(), Ok(way.text.as_str()));
                for depth in 0..way.steps.len() {
                    let alike = ways.iter().filter(|other| {
                        other.steps.len() > depth
                            && other.steps[..depth]
                                .iter()
                                .map(|step| &step.label)
                                .eq(way.steps[..depth].iter().map(|step| &step.label))
                    });
                    let shorter = ways.iter().any(|other| {
                        other.steps.len() == depth
                            && other
                                .steps
                                .iter()
                                .map(|step| &step.label)
                                .eq(way.steps[..depth].iter().map(|step| &step.label))
                    });
                    assert!(!shorter, "{}", way.text);
                    assert!(
                        alike.into_iter().all(|other| other.steps[depth].ask == way.steps[depth].ask),
                        "{}",
                        way.text
                    );
                }
            }
            let mut labels: Vec<String> = ways.iter().map(|way| format!("{:?}", way.steps)).collect();
            labels.sort();
            labels.dedup();
            assert_eq!(labels.len(), ways.len());
            play_any(&mut game, &mut chance);
        }
    }
}
