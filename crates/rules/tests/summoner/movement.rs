//! The movement of every published card, alone and combined, against a plain program that knows the cards by what they
//! mean.

use serde_json::{Value, json};
use trickmate_rules::kernel::SeedRng;
use trickmate_rules::{Match, Viewer};

use trickmate_testkit::slow_summoner::SlowSummoner;
use trickmate_testkit::summoner_table::{from, options, position, summoner, with};
use trickmate_testkit::table::seed;

pub(super) const CARDS: [&str; 28] = [
    "Peasant",
    "Sword",
    "Novice",
    "Spear",
    "Scout",
    "Pike",
    "Soldier",
    "Courtier",
    "Escort",
    "Retreater",
    "Acolyte",
    "Horse",
    "Go-Between",
    "Wazir",
    "Dabbabah",
    "Ferz",
    "Alfil",
    "Vao",
    "Windmill",
    "Cannon",
    "Lance",
    "Rank-Mover",
    "Knight",
    "Guard",
    "Bishop",
    "File-Mover",
    "Rook",
    "KnightRider",
];
pub(super) const RIDDEN: [&str; 18] = [
    "Peasant",
    "Sword",
    "Novice",
    "Spear",
    "Scout",
    "Pike",
    "Soldier",
    "Courtier",
    "Escort",
    "Acolyte",
    "Horse",
    "Go-Between",
    "Wazir",
    "Dabbabah",
    "Ferz",
    "Alfil",
    "Knight",
    "Guard",
];

pub(super) fn pick<'a>(chance: &mut SeedRng, list: &[&'a str]) -> &'a str {
    list[chance.below(list.len() as u32) as usize]
}

/// Returns a random make-up of up to three cards, some ridden, some copied; the first is given.
fn makeup(chance: &mut SeedRng, first: &str) -> Value {
    let mut parts = vec![json!({"card": first})];
    for _ in 0..chance.below(3) {
        parts.push(match chance.below(4) {
            0 => json!({"card": pick(chance, &RIDDEN), "rider": true}),
            1 => json!({"card": "Clone", "of": [{"card": pick(chance, &CARDS)}, {"card": pick(chance, &RIDDEN), "rider": true}]}),
            _ => json!({"card": pick(chance, &CARDS)}),
        });
    }
    parts.into()
}

/// Returns a position with Kings and pieces in random places; it may not be a valid one.
fn anything(chance: &mut SeedRng, first: &str, is_courier: bool) -> Value {
    let mut squares: Vec<usize> = (0..64).collect();
    chance.shuffle(&mut squares);
    let mut squares = squares.into_iter().map(trickmate_testkit::slow_chess::name);
    let mut next = || squares.next().unwrap();
    let mut pieces = vec![
        json!({"at": next(), "owner": "white", "king": true}),
        json!({"at": next(), "owner": "black", "king": true}),
    ];
    for number in 0..2 + chance.below(16) {
        let owner = if chance.below(2) == 0 { "white" } else { "black" };
        let card = if number == 0 { first } else { pick(chance, &CARDS) };
        pieces.push(match is_courier {
            true if chance.below(2) == 0 => json!({"at": next(), "owner": owner, "pawn": true}),
            true => {
                let whole = ["Ferz", "Vao", "Cannon", "Bishop", "Archbishop", "Marshall", "Queen", "Amazon"];
                json!({"at": next(), "owner": owner, "made_of": [{"card": pick(chance, &whole)}]})
            }
            false => json!({"at": next(), "owner": owner, "made_of": makeup(chance, card)}),
        });
    }
    let turn = if chance.below(2) == 0 { "white" } else { "black" };
    json!({
        "variant": if is_courier { "courier" } else { "standard" },
        "turn": turn,
        "board": pieces,
        "reserve": {
            "white": [{"handle": "W2", "made_of": [{"card": "Ferz"}]}],
            "black": [{"handle": "B1", "made_of": [{"card": "Wazir"}]}, {"handle": "B3", "made_of": [{"card": "Knight"}]}],
        },
        "deck": {"white": ["Rook"], "black": ["Rook"]},
    })
}

/// The cases compared so far, counted by kind.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Compared {
    pub(super) positions: u32,
    pub(super) checks: u32,
    /// Checks by a piece that only goes around its friends.
    pub(super) around: u32,
    pub(super) pins: u32,
    pub(super) ends: u32,
}

impl Compared {
    pub(super) fn add(&mut self, other: Self) {
        self.positions += other.positions;
        self.checks += other.checks;
        self.around += other.around;
        self.pins += other.pins;
        self.ends += other.ends;
    }
}

/// Compares the moves of a position; one in which the King could be taken must be refused.
pub(super) fn compare(setup: &Value) -> Compared {
    let slow = SlowSummoner::new(setup);
    let is_white = setup["turn"] == "white";
    let game = Match::from_position(summoner(), options(&[]), seed(0), setup.to_string());
    assert_eq!(game.is_err(), slow.is_in_check(!is_white), "{setup}");
    let Ok(game) = game else { return Compared::default() };
    let moves = slow.moves();
    assert_eq!(game.legal(Viewer::Omniscient), moves, "{setup}");
    let check = slow.is_in_check(is_white);
    if moves.is_empty() {
        assert_eq!(game.outcome().unwrap().reason.name(), if check { "checkmate" } else { "stalemate" });
    }
    Compared {
        positions: 1,
        checks: check.into(),
        around: slow.is_in_check_from_around().into(),
        pins: slow.has_pin().into(),
        ends: moves.is_empty().into(),
    }
}

#[test]
fn moves_are_those_of_a_plain_program() {
    let mut chance = seed(1).chance("anything");
    let mut all = Compared::default();
    for round in 0..240 {
        for card in CARDS {
            all.add(compare(&anything(&mut chance, card, round % 6 == 5)));
        }
    }
    assert!(all.positions > 3000 && all.checks > 1000 && all.pins > 60 && all.ends > 60, "{all:?}");
}

#[test]
fn each_card_alone_moves_as_it_should_from_every_square() {
    for card in CARDS {
        // The Kings stand on the first square and the last.
        for square in (1..63).map(trickmate_testkit::slow_chess::name) {
            for owner in ["white", "black"] {
                let setup = json!({
                    "turn": owner,
                    "board": [
                        {"at": "a1", "owner": "white", "king": true},
                        {"at": "h8", "owner": "black", "king": true},
                        {"at": square, "owner": owner, "made_of": [{"card": card}]},
                    ],
                    "reserve": {"white": [], "black": []},
                    "deck": {"white": ["Rook"]},
                });
                compare(&setup);
            }
        }
    }
}

/// Returns the targets of the piece on d4 of a board where the Kings are out of the way.
fn targets(pieces: &str) -> String {
    let game = from(&with(position(&format!("Kh1 kh3 {pieces}")), json!({"deck": {"white": ["Rook"]}})));
    let own = game.legal(Viewer::Omniscient).into_iter();
    let targets: Vec<String> = own.filter_map(|text| text.strip_prefix("d4").map(str::to_owned)).collect();
    targets.join(" ")
}

#[test]
fn published_movements() {
    assert_eq!(targets("d4:Scout"), "-b5 -c6 -e6 -f5");
    assert_eq!(targets("d4:Pike c6:-Ferz c2:-Ferz"), ":c6");
    assert_eq!(targets("d4:Horse"), "-c6 -e6");
    assert_eq!(targets("d4:Retreater"), "-d1 -d2 -d3");
    assert_eq!(targets("d4:Sword+Rider d7:-Ferz"), ":d7");
    assert_eq!(targets("d4:Cannon d6:-Ferz d8:-Wazir"), "-a4 -b4 -c4 -d1 -d2 -d3 -d5 -e4 -f4 -g4 -h4 :d8");
    assert_eq!(targets("d4:Dabbabah+Rider"), "-b4 -d2 -d6 -d8 -f4 -h4");
}

#[test]
fn around_a_friend() {
    assert_eq!(targets("d4:Escort"), "");
    assert_eq!(targets("d4:Escort d5:Peasant"), "-c4 -e4");
    assert_eq!(targets("d4:Escort e5:Peasant"), "-d5 -e4");
    assert_eq!(targets("d4:Windmill d5:Peasant"), "-c4 -c5 -c6 -d6 -e4 -e5 -e6");
    assert_eq!(targets("d4:Windmill d5:Peasant c5:-Ferz e6:Sword"), "-c4 -e4 -e5 :c5");
    assert_eq!(targets("d4:Escort+Rider d5:Peasant"), targets("d4:Windmill d5:Peasant"));
    assert_eq!(targets("d4:Escort d5:-Peasant"), "");
}
