//! Pictures of tables, brackets and podiums: drawn at every width and in every theme, and described in words.

use trickmate_render::{
    Bracket, BracketSide, BracketTie, Podium, PodiumStep, Style, Table, TableColumn, Theme, bracket,
    bracket_alt, podium, podium_alt, table, table_alt,
};

use crate::decoded::Decoded;
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
    compare_file("tournament-crosstable.png", &table(&crosstable(10), &style).unwrap());
    compare_file("tournament-bracket.png", &bracket(&knockout(8), &style).unwrap());
    compare_file("tournament-podium.png", &podium(&winners(), &style).unwrap());
}

#[test]
fn the_letters_are_legible_on_a_small_phone() {
    // Discord shows the picture 310 pixels wide there. Twelve columns of numbers leave room for names with a larger type than
    // the smallest, whose letters are eight pixels high.
    let smallest = 720 / 36;
    assert!(smallest * 310 / 720 >= 8);
    let drawn = Decoded::png(&table(&crosstable(10), &Style::default()).unwrap());
    assert!(drawn.height > (smallest * 3 / 2) * 13, "{}", drawn.height);
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
