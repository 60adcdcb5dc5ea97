//! Values over time.

use super::decoded::Decoded;
use trickmate_render::{Curve, Plot, PlotLine, Style, Theme, curve_alt, plot, plot_alt};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// 2026-01-01.
const NEW_YEAR: i64 = 1_767_225_600_000;

/// Returns four lines of this many values each.
fn four(points: i64) -> Plot {
    let line = |number: i64, name: &str| PlotLine {
        name: name.to_owned(),
        points: (0..points)
            .map(|at| {
                let wave = f64::sin(at as f64 / 7.0 + number as f64) * 60.0;
                (
                    NEW_YEAR + at * (300 / points.max(1)) * DAY,
                    1500.0 + wave + (number * at * 90 / points) as f64,
                )
            })
            .collect(),
    };
    let names = ["Cardmate", "Poker Chess", "Mysterious Chess", "Summoner’s Chess"];
    let lines = (0..).zip(names).map(|(number, name)| line(number, name)).collect();
    Plot { title: "Ratings of alice on this server".to_owned(), lines }
}

fn draw(what: &Plot, theme: Theme, width: u32) -> Decoded {
    Decoded::png(&plot(what, &Style { theme, width, ..Style::default() }).unwrap())
}

#[test]
fn a_plot_is_drawn_at_every_width_and_in_every_theme() {
    for theme in Theme::ALL {
        for width in [400, 720] {
            let picture = draw(&four(60), theme, width);
            assert_eq!(picture.width, width);
            assert!(picture.colours <= 255);
            let edge = picture.cut(0, 0, 2, picture.height);
            assert!(edge.iter().all(|pixel| *pixel == edge[0]), "something is cut off");
        }
    }
}

#[test]
fn lines_differ_without_their_colours() {
    // Compares each of the four alone, in shades of grey against the page: any two differ.
    let shapes: Vec<Vec<bool>> = (0..4)
        .map(|which| {
            let mut what = four(30);
            let points = what.lines[0].points.clone();
            for (index, line) in what.lines.iter_mut().enumerate() {
                line.name = "A line".to_owned();
                line.points = if index == which { points.clone() } else { Vec::new() };
            }
            let picture = draw(&what, Theme::ColourBlind, 720);
            let area = picture.cut(0, 60, 720, 300);
            area.iter().map(|pixel| *pixel != area[0]).collect()
        })
        .collect();
    for (index, shape) in shapes.iter().enumerate() {
        for other in &shapes[index + 1..] {
            let apart = shape.iter().zip(other).filter(|(one, other)| one != other).count();
            assert!(apart > 300, "two lines share all but {apart} pixels");
        }
    }
}

#[test]
fn one_value_none_and_very_many_are_drawn() {
    for points in [0, 1, 2, 300, 20_000] {
        draw(&four(points), Theme::Light, 400);
    }
    let flat = vec![(NEW_YEAR, 1500.0), (NEW_YEAR + DAY, 1500.0)];
    let line = PlotLine { name: "x".repeat(200), points: flat };
    draw(&Plot { title: "y".repeat(200), lines: vec![line] }, Theme::Dark, 400);
}

#[test]
fn the_description_has_the_values() {
    let text = plot_alt(&four(60));
    let first = "Ratings of alice on this server. Cardmate: 1500 on 1 Jan 2026, 1550 on 23 Oct 2026; at most 1560, at \
                 least 1440.";
    assert!(text.starts_with(first), "{text}");
    assert!(text.contains("Summoner’s Chess: "));
    let many = Plot { lines: four(60).lines.into_iter().cycle().take(100).collect(), ..four(1) };
    assert!(plot_alt(&many).chars().count() <= 1024);
}

fn curve(lines: usize) -> Curve {
    let points =
        |seat: usize| (0..40).map(|ply| (ply, (50 + (ply * 7 + seat as i64 * 5) % 45) as f64)).collect();
    Curve {
        title: "Expected result for White".to_owned(),
        plies: 40,
        lines: (0..lines)
            .map(|seat| PlotLine { name: ["White", "Black"][seat].to_owned(), points: points(seat) })
            .collect(),
        turning: vec![(0, 0.0), (20, 50.0), (40, 100.0)],
        at: Some(12),
    }
}

#[test]
fn a_curve_is_drawn_at_every_width_and_in_every_theme() {
    for theme in Theme::ALL {
        for width in [400, 720, 1440] {
            for lines in [1, 2] {
                let png = trickmate_render::curve(&curve(lines), &Style { theme, width, ..Style::default() });
                assert_eq!(Decoded::png(&png.unwrap()).width, width);
            }
        }
    }
}

#[test]
fn a_curve_is_told_in_words() {
    let text = curve_alt(&curve(2));
    assert!(text.starts_with("Expected result for White, over 40 plies. White: 50% at first,"), "{text}");
    assert!(text.contains("Turning point 3 at ply 40: 100%."), "{text}");
    let long = Curve { title: "W".repeat(2000), ..curve(1) };
    assert_eq!(curve_alt(&long).chars().count(), 1024);
}
