//! Colours: legible, and never the only difference.

use super::decoded::Decoded;
use super::positions::{opening, place};
use trickmate_render::{ColourRole, Labels, Rgb, Style, Theme};
use trickmate_rules::Seat;
use trickmate_rules::kernel::card::Card;
use trickmate_rules::view::Face;

#[test]
fn names_are_read_back() {
    for theme in Theme::ALL {
        assert_eq!(theme.to_string().parse(), Ok(theme));
    }
    assert_eq!("Colour-Blind".parse(), Ok(Theme::ColourBlind));
    let error = "sepia".parse::<Theme>().unwrap_err();
    assert_eq!(error.to_string(), "unknown theme `sepia`: choose light, dark or colour-blind");
}

/// WCAG 2 requires a contrast of 4.5 between text and its ground, and of 3 between a mark and its ground.
#[test]
fn letters_and_suits_have_contrast() {
    let texts = [
        (ColourRole::FirstDark, ColourRole::FirstFace),
        (ColourRole::FirstRed, ColourRole::FirstFace),
        (ColourRole::SecondDark, ColourRole::SecondFace),
        (ColourRole::SecondRed, ColourRole::SecondFace),
        (ColourRole::Ink, ColourRole::Page),
        (ColourRole::Ink, ColourRole::Panel),
        (ColourRole::Muted, ColourRole::Page),
        (ColourRole::Muted, ColourRole::Panel),
        (ColourRole::OnAccent, ColourRole::Accent),
        (ColourRole::OnBadge, ColourRole::Attacker),
        (ColourRole::OnBadge, ColourRole::Victim),
        (ColourRole::FirstDark, ColourRole::Paper),
        (ColourRole::FirstDark, ColourRole::PaperShade),
        (ColourRole::FirstDark, ColourRole::PaperLast),
        (ColourRole::PaperRed, ColourRole::Paper),
        (ColourRole::PaperRed, ColourRole::PaperShade),
        (ColourRole::PaperRed, ColourRole::PaperLast),
    ];
    for theme in Theme::ALL {
        for (text, ground) in texts {
            let contrast = theme.colour(text).contrast(theme.colour(ground));
            assert!(contrast >= 4.5, "{theme}: {text:?} on {ground:?} has only {contrast:.2}");
        }
        let owners = theme.colour(ColourRole::FirstFace).contrast(theme.colour(ColourRole::SecondFace));
        assert!(owners >= 7.0, "{theme}: the owners' cards have only {owners:.2}");
        for mark in [ColourRole::FirstHand, ColourRole::SecondHand] {
            for ground in [ColourRole::Paper, ColourRole::PaperShade, ColourRole::PaperLast] {
                let contrast = theme.colour(mark).contrast(theme.colour(ground));
                assert!(contrast >= 3.0, "{theme}: {mark:?} on {ground:?} has only {contrast:.2}");
            }
        }
        for mark in [ColourRole::Attacker, ColourRole::Victim] {
            for ground in [ColourRole::LightSquare, ColourRole::DarkSquare] {
                let contrast = theme.colour(mark).contrast(theme.colour(ground));
                assert!(contrast >= 2.0, "{theme}: {mark:?} on {ground:?} has only {contrast:.2}");
            }
        }
    }
}

/// Compares grey pictures: owners differ by tone and by outline, not only by hue.
#[test]
fn owners_differ_in_brightness_and_in_shape() {
    for theme in Theme::ALL {
        for name in ["1C", "XD", "KH", "AS", "8S"] {
            let card = Card::from_text(name).unwrap();
            let [first, second] = Seat::ALL.map(|owner| square(theme, Some(Face::Card { card, owner })));
            let empty = square(theme, None);
            let brightness = |pixels: &[Rgb]| {
                pixels.iter().map(|pixel| pixel.luminance()).sum::<f64>() / pixels.len() as f64
            };
            assert!(brightness(&first) > brightness(&second) + 0.2, "{theme} {name}");
            let outline = |pixels: &[Rgb]| -> Vec<bool> {
                pixels.iter().zip(&empty).map(|(pixel, ground)| pixel != ground).collect()
            };
            let (first, second) = (outline(&first), outline(&second));
            let apart = first.iter().zip(&second).filter(|(a, b)| a != b).count();
            assert!(apart > 60, "{theme} {name}: the outlines differ in {apart} pixels only");
        }
    }
}

/// Returns the pixels of c4 with this on it, 720 pixels wide.
fn square(theme: Theme, face: Option<Face>) -> Vec<Rgb> {
    let mut view = opening();
    view.board.squares[usize::from(place("c4"))].face = face;
    let picture = Decoded::of(&view, &Style { theme, ..Style::default() }, &Labels::default());
    picture.square(2, 4).iter().map(|&[r, g, b]| Rgb { r, g, b }).collect()
}
