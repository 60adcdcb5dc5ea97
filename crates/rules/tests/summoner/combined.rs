//! Pieces of two cards, and those that go around their friends, close together and pinned, against a plain program.

use serde_json::{Value, json};
use trickmate_rules::kernel::SeedRng;

use super::movement::{CARDS, Compared, RIDDEN, compare, pick};
use trickmate_testkit::table::seed;

/// A card and whether a Rider rides on it.
type Part = (&'static str, bool);

/// The pieces that pin, with a step that they repeat, to be mirrored and turned.
const PINNERS: [(Part, (i32, i32)); 6] = [
    (("Rook", false), (0, 1)),
    (("Bishop", false), (1, 1)),
    (("KnightRider", false), (1, 2)),
    (("Dabbabah", true), (0, 2)),
    (("Alfil", true), (2, 2)),
    (("Guard", true), (1, 1)),
];

fn made_of(parts: &[Part]) -> Value {
    let part = |(card, rider): &Part| match rider {
        true => json!({"card": card, "rider": true}),
        false => json!({"card": card}),
    };
    parts.iter().map(part).collect()
}

fn below(chance: &mut SeedRng, bound: i32) -> i32 {
    chance.below(bound.unsigned_abs()) as i32
}

/// Pieces that are put on a board one after the other.
struct Crowd {
    pieces: Vec<Value>,
    taken: Vec<(i32, i32)>,
}

impl Crowd {
    fn put(&mut self, at: (i32, i32), piece: Value) {
        let (file, rank) = at;
        if (0..8).contains(&file) && (0..8).contains(&rank) && !self.taken.contains(&at) {
            let name = format!("{}{}", char::from(b'a' + file as u8), rank + 1);
            let mut piece = piece;
            piece["at"] = json!(name);
            self.pieces.push(piece);
            self.taken.push(at);
        }
    }
}

/// Returns a position in which the King and most pieces stand close together, each made as `makeup` says; every other
/// time a piece may be pinned.
fn crowded(chance: &mut SeedRng, mut makeup: impl FnMut(&mut SeedRng) -> Value) -> Value {
    let mut sides = ["white", "black"];
    chance.shuffle(&mut sides);
    let [own, other] = sides;
    let mut crowd = Crowd { pieces: Vec::new(), taken: Vec::new() };
    let king = (below(chance, 8), below(chance, 8));
    crowd.put(king, json!({"owner": own, "king": true}));
    if chance.below(2) == 0 {
        let (pinner, (x, y)) = PINNERS[chance.below(PINNERS.len() as u32) as usize];
        let (x, y) = if chance.below(2) == 0 { (x, y) } else { (y, x) };
        let (x, y) = (x * (1 - 2 * below(chance, 2)), y * (1 - 2 * below(chance, 2)));
        let far = 2 + below(chance, 2);
        let near = 1 + below(chance, far - 1);
        crowd.put((king.0 + near * x, king.1 + near * y), json!({"owner": own, "made_of": makeup(chance)}));
        crowd.put(
            (king.0 + far * x, king.1 + far * y),
            json!({"owner": other, "made_of": made_of(&[pinner])}),
        );
    }
    while crowd.pieces.iter().filter(|piece| piece["king"] == true).count() < 2 {
        crowd.put((below(chance, 8), below(chance, 8)), json!({"owner": other, "king": true}));
    }
    for _ in 0..2 + chance.below(8) {
        let at = (king.0 + below(chance, 7) - 3, king.1 + below(chance, 7) - 3);
        let owner = sides[chance.below(2) as usize];
        crowd.put(at, json!({"owner": owner, "made_of": makeup(chance)}));
    }
    json!({
        "turn": own,
        "board": crowd.pieces,
        "reserve": {"white": [], "black": []},
        "deck": {"white": ["Rook"], "black": ["Rook"]},
    })
}

#[test]
fn those_that_go_around() {
    const AROUND: [Part; 3] = [("Escort", false), ("Escort", true), ("Windmill", false)];
    let mut chance = seed(2).chance("around");
    let mut all = Compared::default();
    for _ in 0..4500 {
        all.add(compare(&crowded(&mut chance, |chance| {
            let around = AROUND[chance.below(3) as usize];
            match chance.below(5) {
                0 => made_of(&[(pick(chance, &CARDS), false), around]),
                1 => made_of(&[(pick(chance, &RIDDEN), true), around]),
                2 => {
                    json!([{"card": "Clone", "of": made_of(&[around, (pick(chance, &CARDS), false)])}])
                }
                _ => made_of(&[around]),
            }
        })));
    }
    assert!(all.positions > 3000 && all.checks > 300 && all.pins > 400 && all.around > 80, "{all:?}");
}

#[test]
fn any_two_cards() {
    let plain = CARDS.map(|card| (card, false));
    let ridden = RIDDEN.map(|card| (card, true));
    let parts = [&plain[..], &ridden[..]].concat();
    let mut chance = seed(3).chance("two cards");
    let mut all = Compared::default();
    for (place, first) in parts.iter().enumerate() {
        for second in &parts[place + 1..] {
            for _ in 0..4 {
                all.add(compare(&crowded(&mut chance, |chance| match chance.below(3) {
                    0 => made_of(&[(pick(chance, &CARDS), false)]),
                    _ => made_of(&[*first, *second]),
                })));
            }
        }
    }
    assert!(all.positions > 3000 && all.checks > 400 && all.pins > 400 && all.ends > 20, "{all:?}");
}
