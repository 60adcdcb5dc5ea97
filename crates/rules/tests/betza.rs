//! Betza's notation: texts, and the resulting moves of a piece.

use trickmate_rules::Seat;
use trickmate_rules::kernel::{
    Betza, BetzaProblem, Bitboard, Board8, MoveComponent, Movement, PathCondition,
};

const NOTATION: &str = include_str!("../../../docs/betza.md");

fn quiet_from_d4(notation: &str, seat: Seat) -> Vec<String> {
    let movement = Movement::<Board8>::compile(&notation.parse().unwrap(), seat);
    let mut squares: Vec<String> = movement
        .reach("d4".parse().unwrap(), Bitboard::empty())
        .quiet
        .map(|square| square.to_string())
        .collect();
    squares.sort();
    squares
}

#[test]
fn the_examples_of_the_documentation_hold() {
    let examples = NOTATION.split("## Examples").nth(1).unwrap();
    let mut count = 0;
    for line in examples.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let expected: Vec<&str> = cells[1].split_whitespace().collect();
        assert_eq!(quiet_from_d4(cells[0].trim_matches('`'), Seat::First), expected, "{}", cells[0]);
        count += 1;
    }
    assert!(count > 50, "only {count} examples found");
}

#[test]
fn the_second_seat_looks_from_the_other_side() {
    for (notation, squares) in [
        ("fW", &["d3"][..]),
        ("lW", &["e4"]),
        ("flF", &["e3"]),
        ("ffN", &["c2", "e2"]),
        ("rfN", &["c2"]),
        ("fFfsWbmW", &["c3", "c4", "d3", "d5", "e3", "e4"]),
    ] {
        assert_eq!(quiet_from_d4(notation, Seat::Second), squares, "{notation}");
    }
}

#[test]
fn shorthands_are_what_they_stand_for() {
    let rides = |notation: &str| {
        let betza: Betza = notation.parse().unwrap();
        let mut rides = betza.rides().to_vec();
        rides.sort_by_key(|ride| (ride.files, ride.ranks, ride.range));
        rides
    };
    for (short, long) in
        [("K", "WF"), ("R", "WW"), ("B", "FF"), ("Q", "RB"), ("Q2", "W2F2"), ("K2", "Q2"), ("R3", "W3")]
    {
        assert_eq!(rides(short), rides(long), "{short}");
    }
}

#[test]
fn what_is_written_twice_counts_once() {
    assert_eq!("WW".parse::<Betza>().unwrap().rides().len(), 4);
    assert_eq!("WFW".parse::<Betza>().unwrap().rides().len(), 8);
    assert_eq!("KF".parse::<Betza>().unwrap(), "K".parse().unwrap());
}

#[test]
fn manners_are_read() {
    let path = |notation: &str| notation.parse::<Betza>().unwrap().rides()[0].path;
    assert_eq!(path("pR"), PathCondition::Hopping);
    assert_eq!(path("nZ"), PathCondition::Lame);
    assert_eq!(path("jA"), PathCondition::Jumping);
    assert_eq!("B".parse::<Betza>().unwrap().rides()[0].range, MoveComponent::UNLIMITED);
}

#[test]
fn leaps_that_are_written_out_are_the_atoms() {
    for (long, short) in [
        ("(0,1)", "W"),
        ("(1,1)", "F"),
        ("(2,0)", "D"),
        ("(1,2)", "N"),
        ("(3,1)", "C"),
        ("f(2,3)", "fZ"),
        ("(2,1)(2,1)", "NN"),
        ("(0,1)(0,1)", "R"),
        ("n(1,2)", "nN"),
        ("(0,2)3", "D3"),
    ] {
        assert_eq!(long.parse::<Betza>(), short.parse(), "{long}");
    }
    assert_eq!("(1,4)(4,1)".parse::<Betza>(), "(1,4)".parse(), "two leaps, which are the same");
    assert_eq!(quiet_from_d4("U", Seat::First).len(), 63);
}

#[test]
fn anything_else_is_refused_at_its_place() {
    use BetzaProblem as P;
    for (notation, place, problem) in [
        ("", 0, P::Empty),
        ("X", 0, P::Unknown('X')),
        ("WqF", 1, P::Unknown('q')),
        ("W F", 1, P::Unknown(' ')),
        ("fm", 2, P::AtomMissing),
        ("NbmWc", 5, P::AtomMissing),
        ("2W", 0, P::RangeAlone),
        ("fW0", 2, P::RangeOutOfBounds),
        ("W100", 1, P::RangeOutOfBounds),
        ("WW3", 2, P::RangeAfterDouble),
        ("RR", 1, P::DoubledShorthand('R')),
        ("mmW", 1, P::Repeated('m')),
        ("fsfsN", 2, P::Repeated('f')),
        ("ffW", 0, P::NotOblique('f')),
        ("mssF", 1, P::NotOblique('s')),
        ("pjR", 1, P::Manners),
        ("ppR", 1, P::Repeated('p')),
        ("pN", 0, P::HopperNeedsRide),
        ("cpR4", 1, P::HopperNeedsRide),
        ("jDD", 0, P::JumpIsSingle),
        ("jR", 0, P::NothingBetween('j')),
        ("nW", 0, P::NothingBetween('n')),
        ("Wé", 1, P::Unknown('é')),
        ("gN", 0, P::GrasshopperNeedsRide),
        ("gQ3", 0, P::GrasshopperNeedsRide),
        ("gpQ", 1, P::Manners),
        ("ggQ", 1, P::Repeated('g')),
        ("(0,0)", 0, P::Leap),
        ("(1,8)", 0, P::Leap),
        ("W(1,4", 1, P::Leap),
        ("(1;4)", 0, P::Leap),
        ("(1,4)(1,4)2", 10, P::RangeAfterDouble),
        ("ff(0,2)", 0, P::NotOblique('f')),
        ("n(1,1)", 0, P::NothingBetween('n')),
        ("fU", 0, P::Universal),
        ("pU", 0, P::Universal),
        ("UU", 1, P::Universal),
        ("U2", 1, P::Universal),
        ("[WB]", 0, P::Unsupported('[')),
        ("yR", 0, P::Unsupported('y')),
    ] {
        let error = notation.parse::<Betza>().unwrap_err();
        assert_eq!((error.place, error.problem), (place, problem), "{notation}");
    }
    let text = "WqF".parse::<Betza>().unwrap_err().to_string();
    assert!(text.starts_with("at character 2 of “WqF”: “q” is neither an atom"), "{text}");
}
