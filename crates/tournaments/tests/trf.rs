use std::collections::BTreeSet;
use std::process::Command;

use trickmate_tournaments::trf::{Date, Report, report};
use trickmate_tournaments::{Appearance, Color, Tournament, standings};

use crate::simulation::play;

fn export(tournament: &Tournament, rounds: u16) -> String {
    let head = Report {
        name: "Club\ncup",
        place: "Discord",
        start: Date { year: 2026, month: 3, day: 1 },
        end: Date { year: 2026, month: 12, day: 31 },
        kind: "Individual: Swiss-System",
        arbiter: "Arbiter",
        time_control: "3 days a move",
        rounds,
    };
    report(&head, tournament, &standings(tournament, &BTreeSet::new()))
}

/// Returns the columns from one to another, both counted from 1, without blanks around.
fn columns(line: &str, from: usize, to: usize) -> String {
    line.chars().skip(from - 1).take(to + 1 - from).collect::<String>().trim().to_owned()
}

#[test]
fn every_value_is_in_its_columns() {
    let tournament = play(3, 23, 9, |_, _| ());
    let order = standings(&tournament, &BTreeSet::new());
    let text = export(&tournament, 9);
    assert!(text.starts_with("012 Club cup\n022 Discord\n042 2026/03/01\n052 2026/12/31\n"), "{text}");
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("001 ")).collect();
    assert_eq!(lines.len(), tournament.players().len());
    for (line, number) in lines.iter().zip(tournament.numbers()) {
        let player = tournament.player(number).unwrap();
        assert_eq!(columns(line, 5, 8), number.to_string());
        assert_eq!(columns(line, 9, 14), "");
        assert_eq!(columns(line, 15, 47), player.name);
        assert_eq!(
            columns(line, 49, 52),
            player.rating.map_or_else(String::new, |rating| rating.to_string())
        );
        assert_eq!(columns(line, 53, 80), "");
        let score = tournament.score(number).halves();
        assert_eq!(columns(line, 81, 84), format!("{}.{}", score / 2, score % 2 * 5));
        let rank = order.iter().position(|one| one.number == number).unwrap() + 1;
        assert_eq!(columns(line, 86, 89), rank.to_string());
        let mut points = 0;
        for (index, appearance) in tournament.sheet(number).iter().enumerate() {
            let at = 92 + index * 10;
            let read =
                (columns(line, at, at + 3), columns(line, at + 5, at + 5), columns(line, at + 7, at + 7));
            let (opponent, color, result) = (read.0.as_str(), read.1.as_str(), read.2.as_str());
            match appearance {
                Appearance::Game { opponent: expected, color: side, .. } => {
                    assert_eq!(opponent, expected.to_string());
                    assert_eq!(color, if *side == Color::White { "w" } else { "b" });
                    assert!(["1", "0", "=", "+", "-"].contains(&result), "{result}");
                }
                Appearance::Bye => assert_eq!((opponent, color, result), ("0000", "-", "U")),
                Appearance::Absent => assert_eq!((opponent, color, result), ("0000", "-", "Z")),
            }
            points += match result {
                "1" | "+" | "U" => 2,
                "=" => 1,
                _ => 0,
            };
        }
        assert_eq!(points, score);
    }
}

/// Reads each file with another program's reader, and holds the results of both players of a game against each other.
const READ: &str = "
import sys, pathlib
from py4swiss.trf import TrfParser
files = sorted(pathlib.Path(sys.argv[1]).glob('*.trf'))
for file in files:
    parsed = TrfParser.parse(file)
    parsed.validate_contents()
    assert parsed.player_sections
print(len(files))
";

#[test]
fn another_program_reads_two_hundred_exports() {
    let is_there = Command::new("python3").args(["-c", "import py4swiss.trf"]).output();
    if !is_there.is_ok_and(|output| output.status.success()) {
        println!("SKIPPED: python3 or its package py4swiss is not there");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for seed in 0..200 {
        let rounds = 3 + u16::try_from(seed % 7).unwrap();
        let size = 4 + u16::try_from(seed % 40).unwrap();
        let tournament = play(seed, size, rounds, |_, _| ());
        std::fs::write(folder.path().join(format!("{seed}.trf")), export(&tournament, rounds)).unwrap();
    }
    let output = Command::new("python3").args(["-c", READ]).arg(folder.path()).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "200");
}
