//! The flag `--as` in a game with secrets.

use serde_json::{Value, json};

use super::{Scratch, printed};

fn referee(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(&[&["referee", "mysterious"], arguments].concat())).unwrap()
}

#[test]
fn a_viewer_is_told_only_what_that_viewer_may_know() {
    for (one, other) in [("N@c3 K@c4", "Q@c3 K@c4"), ("P@a8 P@b8 K@h1", "R@a8 P@b8 B@h1")] {
        for viewer in ["public", "black"] {
            for format in ["json", "record", "position"] {
                let print = |moves| {
                    printed(&["referee", "mysterious", "--moves", moves, "--as", viewer, "--format", format])
                };
                assert_eq!(print(one), print(other), "{format} for {viewer}");
            }
        }
    }
    let white = referee(&["--moves", "N@c3 K@c4", "--as", "white"]);
    assert_eq!(white["detail"]["hands"], json!({"white": "KQRRBBNPPPPPPPP", "black": null}));
    assert_eq!(white["position"], "8/8/8/8/2?5/2~N5/8/8 placing w KQRRBBNPPPPPPPP/15");
}

#[test]
fn a_seed_that_would_tell_is_not_told() {
    let casual = |seed: &str, viewer: &str| {
        let flags = ["--option", "variant=casual", "--seed", seed, "--moves", "@a1 @a2", "--as", viewer];
        referee(&flags)
    };
    let (one, other) = ("01".repeat(32), "02".repeat(32));
    for viewer in ["public", "white", "black"] {
        assert_eq!(casual(&one, viewer), casual(&other, viewer));
        assert_eq!(casual(&one, viewer)["seed"], json!(null));
    }
    assert_eq!(referee(&["--seed", &one])["seed"], one.as_str());
    let over = referee(&["--seed", &one, "--moves", "N@c3 b:resign", "--as", "public"]);
    assert_eq!(over["seed"], one.as_str(), "after the end everything is open");
    assert_eq!(over["position"].as_str().unwrap().split(' ').next(), Some("8/8/8/8/8/2~N5/8/8"));
}

#[test]
fn a_position_in_any_phase_is_loaded_and_printed() {
    let docs = include_str!("../../docs/mysterious.md");
    for (number, example) in docs.split("```json\n").skip(1).enumerate() {
        let example = example.split("```").next().unwrap();
        let file = Scratch::with(&format!("mysterious-{number}.json"), example);
        let variant = if example.contains("pack") { "variant=casual" } else { "variant=secret" };
        let flags = ["referee", "mysterious", "--option", variant, "--position", file.path()];
        let printed = printed(&[&flags[..], &["--format", "position"]].concat());
        let given: Value = serde_json::from_str(example).unwrap();
        assert_eq!(serde_json::from_str::<Value>(&printed).unwrap(), given);
    }
}
