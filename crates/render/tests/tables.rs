//! Pictures of tables, brackets and podiums: drawn at every width and in every theme, and described in words.

use trickmate_render::{
    Bracket, BracketSide, BracketTie, Podium, PodiumStep, Rgb, Style, Table, TableColumn, Theme, bracket,
    bracket_alt, podium, podium_alt, table, table_alt,
};

use std::ops::Range;

use image::RgbaImage;

use crate::decoded::Decoded;
use crate::gallery::shown;
use crate::references::compare_file;

/// Returns a crosstable of this number of players.
fn crosstable(players: usize) -> Table {
    let number = |text: String| TableColumn::Number(text);
    let head = [number(String::new()), TableColumn::Name("Player".to_owned())];
    let cells = (1..=players).map(|place| number(place.to_string()));
    let row = |place: usize| {
        let results = (1..=players).map(|other| match place.cmp(&other) {
            std::cmp::Ordering::Less => "1".to_owned(),
            std::cmp::Ordering::Equal => "·".to_owned(),
            std::cmp::Ordering::Greater => "½".to_owned(),
        });
        let name = format!("Somebody with a long name {place}");
        [format!("{place}."), name].into_iter().chain(results).chain(["12½".to_owned()]).collect()
    };
    Table {
        title: "Club cup".to_owned(),
        columns: head.into_iter().chain(cells).chain([number("Pts".to_owned())]).collect(),
        rows: (1..=players).map(row).collect(),
    }
}

/// Returns a bracket with this number of ties in its first round.
fn knockout(ties: usize) -> Bracket {
    let side =
        |name: &str, points: &str, has_won| BracketSide { name: name.into(), points: points.into(), has_won };
    let tie =
        BracketTie { sides: [side("Alexandrina von Testenburg", "2", true), side("Bob", "1½", false)] };
    let mut rounds = vec![vec![tie; ties]];
    while rounds.last().is_some_and(|round| round.len() > 1) {
        let half = rounds.last().map_or(0, Vec::len) / 2;
        rounds.push(vec![BracketTie::default(); half]);
    }
    Bracket { title: "Club cup".to_owned(), rounds }
}

/// Returns a podium on whose third step there are several.
fn winners() -> Podium {
    let step = |names: &[&str], points: &str| PodiumStep {
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        points: points.to_owned(),
    };
    Podium {
        title: "Club cup".to_owned(),
        steps: [
            step(&["Alexandrina von Testenburg"], "8½"),
            step(&["Bob"], "7"),
            step(&["Carol", "Dave", "Eve", "Mallory"], "6½"),
        ],
    }
}

#[test]
fn tables_and_brackets_are_drawn_at_every_width_and_in_every_theme() {
    for theme in Theme::ALL {
        for width in [400, 720, 1200] {
            let style = Style { theme, width, ..Style::default() };
            for players in [3, 8, 10] {
                let drawn = Decoded::png(&table(&crosstable(players), &style).unwrap());
                assert_eq!(drawn.width, width);
                assert!(drawn.height > width / 25 * u32::try_from(players).unwrap());
            }
            for ties in [1, 4, 8] {
                let drawn = Decoded::png(&bracket(&knockout(ties), &style).unwrap());
                assert_eq!(drawn.width, width);
            }
            assert_eq!(Decoded::png(&podium(&winners(), &style).unwrap()).width, width);
        }
    }
}

#[test]
fn they_look_as_people_have_approved_them() {
    let style = Style::default();
    compare_file("tournament-crosstable.png", &table(&crosstable(8), &style).unwrap());
    compare_file("tournament-bracket.png", &bracket(&knockout(8), &style).unwrap());
    compare_file("tournament-podium.png", &podium(&winners(), &style).unwrap());
}

/// Width of a picture on a small phone.
const PHONE: (u32, u32) = (310, 2000);
/// Least height of a capital there, as of the coordinates of a board.
const CAPITAL: u32 = 9;

/// Returns the heights of the lines of text between two columns of a picture as a phone shows it: the rows in which a pixel
/// has enough contrast to the first column for letters.
fn heights(png: &[u8], columns: Range<u32>) -> Vec<u32> {
    let whole = Decoded::png(png);
    let pixel = |x: u32, y: u32| {
        let [red, green, blue] = whole.pixels[(y * whole.width + x) as usize];
        image::Rgba([red, green, blue, u8::MAX])
    };
    let small = shown(&RgbaImage::from_fn(whole.width, whole.height, pixel), PHONE);
    let colour = |x: u32, y: u32| {
        let pixel = small.get_pixel(x, y);
        Rgb { r: pixel.0[0], g: pixel.0[1], b: pixel.0[2] }
    };
    let is_ink = |y: u32| columns.clone().any(|x| colour(x, y).contrast(colour(columns.start, y)) >= 4.5);
    let rows: Vec<bool> = (0..small.height()).map(is_ink).collect();
    let lines = rows.chunk_by(|one, next| one == next);
    lines.filter(|line| line[0]).map(|line| u32::try_from(line.len()).unwrap()).collect()
}

#[test]
fn the_letters_are_legible_on_a_small_phone() {
    let mut bracket = knockout(8);
    for (side, index) in bracket.rounds.iter_mut().flatten().flat_map(|tie| &mut tie.sides).zip(0..) {
        *side = BracketSide { name: "MALLORY".to_owned(), points: "1".to_owned(), has_won: index % 2 == 0 };
    }
    // Twenty players, with eight of the opponents.
    let mut table = crosstable(20);
    table.columns.drain(10..22);
    for row in &mut table.rows {
        row.drain(10..22);
        row[1] = "MALLORY".to_owned();
    }
    for theme in Theme::ALL {
        let style = Style { theme, ..Style::default() };
        let drawn = trickmate_render::bracket(&bracket, &style).unwrap();
        // The parts of the columns in which the names begin, and the lines of each.
        for (columns, lines) in [(8..60, 16), (98..125, 8), (169..200, 4), (240..270, 2)] {
            let found = heights(&drawn, columns.clone());
            // The first column has the title above it.
            let found = &found[found.len() - lines..];
            assert!(found.iter().all(|height| *height >= CAPITAL), "{theme} {columns:?}: {found:?}");
        }
        let drawn = trickmate_render::table(&table, &style).unwrap();
        // Below the title and the headings.
        let found = heights(&drawn, 32..80);
        let found = &found[found.len() - 20..];
        assert!(found.iter().all(|height| *height >= CAPITAL), "{theme}: {found:?}");
        // Discord shows pictures on a phone up to this shape in full width.
        let Decoded { width, height, .. } = Decoded::png(&drawn);
        assert!(height * 310 <= width * 410, "{width} × {height}");
    }
}

#[test]
fn what_is_drawn_is_said() {
    let text = table_alt(&crosstable(3));
    assert!(text.starts_with("Club cup. 1. Somebody with a long name 1 · 1 1 12½. 2. "), "{text}");
    assert!(table_alt(&crosstable(200)).chars().count() <= 1024);
    let text = bracket_alt(&knockout(2));
    let tie = "Alexandrina von Testenburg 2 – Bob 1½.";
    assert_eq!(text, format!("Club cup. {tie} {tie}"));
    let text = podium_alt(&winners());
    assert_eq!(text, "Club cup. 1. Alexandrina von Testenburg. 2. Bob. 3. Carol, Dave, Eve, Mallory.");
}
