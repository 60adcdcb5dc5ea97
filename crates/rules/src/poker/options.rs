//! The options of a game of Poker Chess.

use super::deal::RANDOM;
use crate::option::{DefaultIn, OptionKind, OptionSpec};
use crate::poker::custom_deal;

/// The names of the armies.
const ARMIES: OptionKind = OptionKind::Choice(&["fide", "clobberers", "nutters", "rookies"]);

pub(super) const OPTIONS: [OptionSpec; 14] = [
    OptionSpec {
        name: "deal",
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Text {
            words: &["corner-aces", "rande-schande", "twisted-corner-aces", "royal-flush", RANDOM],
            takes: "White’s 26 cards: a1–h1, a2–h2, a3 b3 c3 f3 g3 h3, a4 b4 g4 h4",
            read: |text, _| custom_deal::read(text),
        },
    },
    OptionSpec {
        name: "hands",
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Choice(&["speak", "declare"]),
    },
    OptionSpec {
        name: "wipeout",
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Number { min: 1, max: 99, words: &["off"], default: "5" },
    },
    OptionSpec {
        name: "bonus",
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Number { min: 0, max: 99, words: &["usual"], default: "usual" },
    },
    OptionSpec {
        name: "unmoved",
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Choice(&["yes", "no"]),
    },
    OptionSpec {
        name: "pull",
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Choice(&["rank", "recent"]),
    },
    OptionSpec {
        name: "size",
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Choice(&["5", "7"]),
    },
    OptionSpec {
        name: "faces",
        default_in: DefaultIn::Records,
        kind: OptionKind::Limited {
            words: &["up", "down"],
            check: |word, given| match (word, given.text("deal")) {
                ("down", deal) if deal != Some(RANDOM) => {
                    Err("cards that are known need not lie face down; choose deal=random as well")
                }
                _ => Ok(()),
            },
        },
    },
    OptionSpec {
        name: "hole",
        default_in: DefaultIn::Records,
        kind: OptionKind::Limited {
            words: &["0", "1"],
            check: |word, given| match (word, given.text("hands")) {
                ("1", Some("declare")) => Err(
                    "with a hole card the cards speak, since a declared hand would tell it; choose hands=speak",
                ),
                _ => Ok(()),
            },
        },
    },
    OptionSpec {
        name: "redeal",
        default_in: DefaultIn::Records,
        kind: OptionKind::Number { min: 1, max: 50, words: &["off"], default: "off" },
    },
    OptionSpec {
        name: "short",
        default_in: DefaultIn::Records,
        kind: OptionKind::Choice(&["longer", "tie"]),
    },
    OptionSpec {
        name: "wild",
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Choice(&["none", "deuces"]),
    },
    OptionSpec { name: "white-army", default_in: DefaultIn::Nowhere, kind: ARMIES },
    OptionSpec { name: "black-army", default_in: DefaultIn::Nowhere, kind: ARMIES },
];
