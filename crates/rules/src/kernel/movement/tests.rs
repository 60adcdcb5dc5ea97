//! The compiled tables against a walk step by step.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::{Movement, Reach};
use crate::kernel::{Betza, Bitboard, Board8, Board10, MoveComponent, PathCondition, Shape, Square};
use crate::seat::Seat;

/// Walks a ride square by square, as its definition says.
fn walk<S: Shape>(ride: &MoveComponent, from: Square<S>, seat: Seat, occupied: Bitboard<S>) -> Reach<S> {
    let sign = if seat == Seat::First { 1 } else { -1 };
    let (files, ranks) = (sign * ride.files, sign * ride.ranks);
    let mut reach = Reach { quiet: Bitboard::empty(), capture: Bitboard::empty() };
    let mut hurdles = 0;
    let mut square = from;
    for _ in 0..ride.range {
        let Some(next) = square.offset(files, ranks) else { break };
        let inner = passed_over(files, ranks);
        let blocked = inner
            .iter()
            .filter(|(f, r)| square.offset(*f, *r).is_some_and(|passed| occupied.contains(passed)));
        match (ride.path, blocked.count()) {
            (PathCondition::Lame, 1..) | (PathCondition::Jumping, 0) => break,
            _ => {}
        }
        let taken = occupied.contains(next);
        let hops = matches!(ride.path, PathCondition::Hopping | PathCondition::Grasshopper);
        let may_land = !hops || hurdles == 1;
        if may_land && taken && ride.mode.capture {
            reach.capture.insert(next);
        }
        if may_land && !taken && ride.mode.quiet {
            reach.quiet.insert(next);
        }
        if taken {
            hurdles += 1;
            if !hops || hurdles == 2 {
                break;
            }
        } else if ride.path == PathCondition::Grasshopper && hurdles == 1 {
            // A hopper lands right behind the hurdle, or nowhere.
            break;
        }
        square = next;
    }
    reach
}

/// Returns the squares inside a step, written out for each atom.
fn passed_over(files: i8, ranks: i8) -> Vec<(i8, i8)> {
    let (f, r) = (files.signum(), ranks.signum());
    let wide = files.abs() > ranks.abs();
    match (files.abs().max(ranks.abs()), files.abs().min(ranks.abs())) {
        (2, 0 | 2) => vec![(f, r)],
        (2, 1) if wide => vec![(f, 0)],
        (2, 1) => vec![(0, r)],
        (3, 0 | 3) => vec![(f, r), (2 * f, 2 * r)],
        (3, 1) if wide => vec![(f, 0), (2 * f, 0)],
        (3, 1) => vec![(0, r), (0, 2 * r)],
        (3, 2) if wide => vec![(f, 0), (2 * f, r)],
        (3, 2) => vec![(0, r), (f, 2 * r)],
        _ => vec![],
    }
}

fn agree<S: Shape>(notation: &str, from: usize, seat: Seat, occupied: &BTreeSet<usize>) {
    let betza: Betza = notation.parse().unwrap();
    let from = Square::<S>::from_index(from % usize::from(S::SQUARES)).unwrap();
    let occupied: Bitboard<S> = occupied.iter().filter_map(|index| Square::from_index(*index)).collect();
    let mut expected = Reach { quiet: Bitboard::empty(), capture: Bitboard::empty() };
    for ride in betza.rides() {
        let walked = walk(ride, from, seat, occupied);
        expected.quiet |= walked.quiet;
        expected.capture |= walked.capture;
    }
    let reach = Movement::compile(&betza, seat).reach(from, occupied);
    assert_eq!(reach, expected, "{notation} on {from}, occupied {occupied:?}");
}

const NOTATIONS: [&str; 34] = [
    "gQ",
    "gR",
    "mgB",
    "cgQ",
    "fgR",
    "gNN",
    "gWW",
    "(1,4)",
    "(1,4)(1,4)",
    "f(4,1)(0,3)mU",
    "FfsWbmW",
    "NbmW",
    "BbmW",
    "R",
    "NW2F2",
    "Q",
    "QN",
    "mRcpR",
    "mBcpB",
    "pNN",
    "NN",
    "DD",
    "nN",
    "nZ",
    "nCfG",
    "nNN",
    "nAA",
    "jD",
    "jZ",
    "jNfcW",
    "fR3sD",
    "fFFbsW4",
    "cK",
    "ZCHmQ2",
];

proptest! {
    #[test]
    fn tables_agree_with_a_walk(
        notation in prop::sample::select(&NOTATIONS[..]),
        from in 0..100_usize,
        occupied in prop::collection::btree_set(0..100_usize, 0..60),
        second in any::<bool>(),
    ) {
        let seat = if second { Seat::Second } else { Seat::First };
        agree::<Board8>(notation, from, seat, &occupied);
        agree::<Board10>(notation, from, seat, &occupied);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[WFDNAHCZGKQRBUfblrsvmcpgjn0-9(),]{0,8}|\\PC{0,6}") {
        match text.parse::<Betza>() {
            Ok(betza) => {
                prop_assert!(betza.rides().iter().all(|ride| ride.range > 0));
                let from = Square::all().next().unwrap();
                let _ = Movement::<Board10>::compile(&betza, Seat::First).reach(from, Bitboard::empty());
            }
            Err(error) => prop_assert!(error.place <= text.chars().count()),
        }
    }
}
