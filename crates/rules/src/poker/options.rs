//! What can be chosen before a game of Poker Chess.

use super::deal::RANDOM;
use crate::option::{Choice, OptionKind, OptionSpec};
use crate::poker::custom_deal;

pub(super) const OPTIONS: [OptionSpec; 8] = [
    OptionSpec {
        name: "deal",
        help: "Which card lies on which square.",
        kind: OptionKind::Text {
            words: &[
                Choice { value: "corner-aces", help: "The aces lie in the corners." },
                Choice { value: "rande-schande", help: "The low cards lie near the Kings." },
                Choice {
                    value: "twisted-corner-aces",
                    help: "As corner-aces, with the Kings’ wings twisted.",
                },
                Choice { value: "royal-flush", help: "The high cards lie on the first rank." },
                Choice { value: RANDOM, help: "White’s cards are shuffled, Black’s mirror them." },
            ],
            takes: "White’s 26 cards: a1–h1, a2–h2, a3 b3 c3 f3 g3 h3, a4 b4 g4 h4",
            read: |text, _| custom_deal::read(text),
        },
    },
    OptionSpec {
        name: "hands",
        help: "Who says which hand counts.",
        kind: OptionKind::Choice(&[
            Choice { value: "speak", help: "The cards speak: the best hand counts." },
            Choice { value: "declare", help: "Each side that has a choice declares in secret." },
        ]),
    },
    OptionSpec {
        name: "wipeout",
        help: "The lead in hands that wins at once.",
        kind: OptionKind::Number {
            min: 1,
            max: 99,
            words: &[Choice { value: "off", help: "No lead wins at once." }],
            default: "5",
        },
    },
    OptionSpec {
        name: "bonus",
        help: "The hands credited for checkmate.",
        kind: OptionKind::Number {
            min: 0,
            max: 99,
            words: &[Choice { value: "usual", help: "Three quarters of the wipeout limit, or 10." }],
            default: "usual",
        },
    },
    OptionSpec {
        name: "unmoved",
        help: "Whether pieces that never moved pull cards.",
        kind: OptionKind::Choice(&[
            Choice { value: "yes", help: "They do." },
            Choice { value: "no", help: "They are passed over." },
        ]),
    },
    OptionSpec {
        name: "pull",
        help: "Which pieces pull cards.",
        kind: OptionKind::Choice(&[
            Choice { value: "rank", help: "King, Queen, Rooks and one Pawn." },
            Choice { value: "recent", help: "Those that moved last, of any kind." },
        ]),
    },
    OptionSpec {
        name: "size",
        help: "How many pieces pull cards, of which five count.",
        kind: OptionKind::Choice(&[
            Choice { value: "5", help: "Five." },
            Choice { value: "7", help: "Seven: two Knights pull as well." },
        ]),
    },
    OptionSpec {
        name: "wild",
        help: "Which cards are wild.",
        kind: OptionKind::Choice(&[
            Choice { value: "none", help: "None." },
            Choice { value: "deuces", help: "Each deuce counts as what is best for its holder." },
        ]),
    },
];
