//! Malicious names of players.

use super::positions::{demanded, ended};
use trickmate_render::{Labels, Style, alt, png, text};
use trickmate_rules::Seat;

fn named(name: &str) -> Labels {
    Labels { names: [Some(name.to_owned()), Some(name.to_owned())] }
}

fn shown(name: &str) -> Option<String> {
    named(name).name(Seat::First)
}

#[test]
fn ordinary_names_of_any_script_stay() {
    for name in
        ["alice", "Bjørn Ångström", "Ωμέγα", "Иван Петрович", "田中さん", "محمد", "नमस्ते", "O'Neil-Smith 3"]
    {
        assert_eq!(shown(name).as_deref(), Some(name));
    }
}

#[test]
fn what_is_invisible_or_turns_text_round_goes() {
    assert_eq!(shown("a\u{202E}b\u{2066}c\u{200B}d\u{0}e\u{7}").as_deref(), Some("abcde"));
    assert_eq!(shown("two\nlines\tand  more ").as_deref(), Some("two lines and more"));
    assert_eq!(shown("```code```").as_deref(), Some("'''code'''"));
    assert_eq!(shown("𝓕𝓪𝓷𝓬𝔂").as_deref(), Some("Fancy"));
    for nothing in ["", "   ", "\u{200B}\u{202E}", "\u{3164}\u{2800}", "\u{E0041}"] {
        assert_eq!(shown(nothing), None, "{nothing:?}");
    }
}

#[test]
fn an_address_becomes_words() {
    for (name, fit) in [
        ("Bob https://evil.example/x", "Bob https evil example x"),
        ("www.evil.com", "www evil com"),
        ("discord.gg/free-nitro", "discord gg free-nitro"),
        ("two http:// words", "two http words"),
    ] {
        assert_eq!(shown(name).as_deref(), Some(fit));
    }
    assert_eq!(shown("https://").as_deref(), Some("https"));
    for name in ["J.R.R. Tolkien", "Dr. Strange", "v1.5", "a...b", "3.14"] {
        assert_eq!(shown(name).as_deref(), Some(name));
    }
}

#[test]
fn a_name_that_runs_from_the_right_does_not_turn_the_words_behind_it() {
    let (latin, hebrew) = (named("alice"), named("\u{5D0}\u{5D1}\u{5D2}"));
    let view = demanded();
    assert!(!alt(&view, &latin).contains('\u{2068}'));
    let turned = alt(&view, &hebrew);
    assert!(turned.contains("\u{2068}\u{5D0}\u{5D1}\u{5D2}\u{2069}"), "{turned}");
}

#[test]
fn piles_of_marks_and_endless_names_are_cut() {
    let piled = format!("Z{}algo", "\u{0335}\u{0301}\u{0489}".repeat(20));
    assert!(shown(&piled).unwrap().chars().count() <= 8);
    let long = shown(&"x".repeat(100_000)).unwrap();
    assert_eq!(long, format!("{}…", "x".repeat(32)));
    assert!(shown(&"👨‍👩‍👧‍👦".repeat(50)).unwrap().encode_utf16().count() <= 65);
    assert!(shown(&"\u{FDFA}".repeat(300)).unwrap().chars().count() <= 33);
}

#[test]
fn no_name_breaks_a_picture_or_a_text() {
    let names = [
        "".to_owned(),
        "W".repeat(5000),
        "\u{202E}evil\u{202C}".to_owned(),
        "🏳️‍🌈👩🏽‍🚀🇩🇪".repeat(30),
        "e\u{301}\u{301}\u{301}\u{301}\u{301}".repeat(40),
        "\u{301}\u{302}".to_owned(),
        "\u{FDFA}\u{1F6D1}\u{10FFFF}\u{E000}".to_owned(),
        "한국어 이름 الاسم שֵׁם ชื่อ".to_owned(),
        "\u{0}\u{1}\u{1B}[31m".to_owned(),
    ];
    for name in names {
        let labels = named(&name);
        for view in [demanded(), ended()] {
            for width in [400, 720] {
                png(&view, &Style { width, ..Style::default() }, &labels).unwrap();
            }
            let described = alt(&view, &labels);
            assert!(described.encode_utf16().count() <= 1024);
            let drawn = text(&view, &labels, Seat::First);
            assert!(!drawn.contains("``"));
            assert!(
                described.chars().chain(drawn.chars()).all(|letter| letter == '\n' || !letter.is_control())
            );
        }
    }
}

#[test]
fn seats_are_named_with_and_without_players() {
    let view = demanded();
    let labels = Labels { names: [Some("alice".to_owned()), None] };
    assert_eq!(labels.full(&view, Seat::First), "alice (Forehand)");
    assert_eq!(labels.full(&view, Seat::Second), "Rearhand");
    assert_eq!(labels.short(&view, Seat::First), "alice");
}
