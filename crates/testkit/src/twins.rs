//! Pairs of matches that differ only in what a seat cannot know.

use trickmate_rules::kernel::{Seed, SeedRng};
use trickmate_rules::{Match, Options, Seat, Viewer};

use super::table::seed;

fn lot(number: u32) -> SeedRng {
    let mut bytes = [9; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes).chance("twins")
}

fn table(name: &str, options: &[(&str, &str)], chance: &mut SeedRng) -> Match {
    let game = trickmate_rules::game(name).unwrap();
    let options = Options::new(game.options(), options.iter().copied()).unwrap();
    Match::new(game, options, Seed::new([0; 32].map(|_: u8| chance.below(256) as u8)))
}

fn one_of<T: Clone>(items: &[T], chance: &mut SeedRng) -> T {
    items[chance.below(items.len() as u32) as usize].clone()
}

/// Two matches that differ only in what a seat cannot know.
pub struct Twins {
    pub matches: [Match; 2],
    pub seat: Seat,
}

/// Returns placings that differ only in kinds that the other side cannot see.
fn placing(chance: &mut SeedRng) -> Twins {
    let mut matches = [0; 2].map(|_| table("mysterious", &[], chance));
    let seat = one_of(&Seat::ALL, chance);
    // Placings, as long as cards are left.
    for _ in 0..chance.below(16) * 2 + seat.index() as u32 {
        let actor = matches[0].to_act()[0];
        let legal = |game: &Match| game.position().observe(Viewer::Seat(actor)).legal(actor);
        let action = one_of(&legal(&matches[0]), chance);
        matches[0].act(actor, &action).unwrap();
        let square = &action[action.find('@').unwrap()..];
        let others: Vec<String> =
            legal(&matches[1]).into_iter().filter(|text| text.ends_with(square)).collect();
        let same = others.contains(&action).then(|| action.clone());
        let other = if actor == seat { same.unwrap() } else { one_of(&others, chance) };
        matches[1].act(actor, &other).unwrap();
    }
    Twins { matches, seat }
}

/// Returns matches with the packs in different orders and the same squares.
fn casual(chance: &mut SeedRng) -> Twins {
    let mut matches = [0; 2].map(|_| table("mysterious", &[("variant", "casual")], chance));
    for _ in 0..chance.below(31) {
        let actor = matches[0].to_act()[0];
        let action = one_of(&matches[0].position().observe(Viewer::Public).legal(actor), chance);
        matches.iter_mut().for_each(|game| {
            game.act(actor, &action).unwrap();
        });
    }
    Twins { seat: matches[0].to_act()[0], matches }
}

const SUMMONER: &str = r#"{"variant": "VARIANT", "turn": "white", "phase": "move",
    "board": [{"at": "e1", "owner": "white", "king": true}, {"at": "d4", "owner": "white", "made_of": [{"card": "Knight"}]},
              {"at": "e8", "owner": "black", "king": true}, {"at": "c6", "owner": "black", "made_of": [{"card": "Rook"}]}],
    "reserve": {"white": [{"handle": "W3", "made_of": [{"card": "Bishop"}]}], "black": [{"handle": "B1", "made_of": [{"card": "Ferz"}]}]},
    "last_handle": {"white": 3, "black": 1},
    "hand": {"white": ["Knight", "Ferz"], "black": [HAND]}, "deck": {"white": [OWN], "black": [DECK]}}"#;

/// Returns positions that differ in the other side's hand and both decks, and in nothing else.
fn set_up(variant: &str, chance: &mut SeedRng) -> Twins {
    const CARDS: [&str; 8] = ["Rook", "Knight", "Wazir", "Ferz", "Bishop", "Alfil", "Vao", "Cannon"];
    let mut draw = |count: u32| {
        let cards: Vec<String> = (0..count).map(|_| format!("\"{}\"", one_of(&CARDS, chance))).collect();
        cards.join(", ")
    };
    let matches = [0; 2].map(|_| {
        let text = SUMMONER
            .replace("VARIANT", variant)
            .replace("HAND", &draw(2))
            .replace("OWN", &draw(3))
            .replace("DECK", &draw(1));
        let game = trickmate_rules::game("summoner").unwrap();
        Match::from_position(game, Options::new(game.options(), []).unwrap(), seed(1), text).unwrap()
    });
    Twins { matches, seat: Seat::First }
}

/// Returns matches that differ in the other side's deck, and in the order of the own one.
fn decks(chance: &mut SeedRng) -> Twins {
    let decks = ["10 Knight, 10 Rook", "10 Wazir, 10 Ferz", "20 Bishop", "5 Knight, 15 Vao"];
    let matches = [0; 2].map(|_| {
        let deck = one_of(&decks, chance);
        table("summoner", &[("deck-white", "20 Knight"), ("deck-black", deck)], chance)
    });
    Twins { matches, seat: Seat::First }
}

/// Returns positions, after some random moves, in which the other side has declared different hands.
fn declared(chance: &mut SeedRng) -> Twins {
    loop {
        let mut game = table("poker", &[("hands", "declare")], chance);
        for _ in 0..4 + chance.below(30) {
            let to_act = game.to_act();
            let Some(actor) = to_act.first().copied() else { break };
            let legal = game.position().observe(Viewer::Omniscient).legal(actor);
            if let ([seat, other], [_, _, ..]) = (&to_act[..], &legal[..]) {
                let (seat, other) = (*seat, *other);
                let matches = [0, legal.len() - 1].map(|place| {
                    let mut game = game.clone();
                    game.act(seat, &legal[place]).unwrap();
                    game
                });
                return Twins { matches, seat: other };
            }
            game.act(actor, &one_of(&legal, chance)).unwrap();
        }
    }
}

/// Returns positions, after some random moves, in which the other side has another card in the hole and each hand was won by
/// the same side.
fn hole_twins(chance: &mut SeedRng) -> Twins {
    let winners = |game: &Match| {
        let history = game.position().observe(Viewer::Omniscient).detail()["history"].clone();
        history.as_array().unwrap().iter().map(|hand| hand["winner"].clone()).collect::<Vec<_>>()
    };
    loop {
        let seat = one_of(&Seat::ALL, chance);
        let own = format!("{}{}", one_of(&["2", "9", "K", "A"], chance), ["h", "s"][seat.index()]);
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let mut matches = ["3", "8"].map(|rank| {
            let other = format!("{rank}{}", ["h", "s"][seat.other().index()]);
            let [white, black] = if seat == Seat::First { [&own, &other] } else { [&other, &own] };
            let json = format!(r#"{{"fen": "{start}", "hole": {{"white": "{white}", "black": "{black}"}}}}"#);
            let game = trickmate_rules::game("poker").unwrap();
            let options = Options::new(game.options(), [("hole", "1"), ("redeal", "4")]).unwrap();
            Match::from_position(game, options, seed(1), json).unwrap()
        });
        for _ in 0..chance.below(40) {
            let Some(actor) = matches[0].to_act().first().copied() else { break };
            let legal = matches[0].position().observe(Viewer::Omniscient).legal(actor);
            let action = one_of(&legal, chance);
            matches.iter_mut().for_each(|game| {
                game.act(actor, &action).unwrap();
            });
            if winners(&matches[0]) != winners(&matches[1]) || matches[1].outcome().is_some() {
                break;
            }
        }
        let is_to_act = matches.iter().all(|game| game.to_act() == [seat]);
        if is_to_act && winners(&matches[0]) == winners(&matches[1]) {
            return Twins { matches, seat };
        }
    }
}

/// Returns positions, after some random moves, in which other cards lie face down.
fn face_twins(chance: &mut SeedRng) -> Twins {
    let game = trickmate_rules::game("poker").unwrap();
    let options = Options::new(game.options(), [("deal", "random"), ("faces", "down")]).unwrap();
    let mut first =
        Match::new(game, options.clone(), Seed::new([0; 32].map(|_: u8| chance.below(256) as u8)));
    for _ in 0..chance.below(40) {
        let Some(actor) = first.to_act().first().copied() else { break };
        let legal = first.position().observe(Viewer::Omniscient).legal(actor);
        let before = first.clone();
        first.act(actor, &one_of(&legal, chance)).unwrap();
        if first.outcome().is_some() {
            first = before;
            break;
        }
    }
    // The cards of two squares that lie face down change places, and so do those opposite.
    let mut json = first.position().observe(Viewer::Omniscient).json();
    let up = json["up"].clone();
    let is_down = |square: &&String| !up.as_array().unwrap().iter().any(|known| known == square.as_str());
    let names: Vec<String> = json["deal"].as_object().unwrap().keys().cloned().collect();
    let down: Vec<&String> =
        names.iter().filter(is_down).filter(|name| name[1..].parse::<u8>().unwrap() < 5).collect();
    let opposite = |square: &str| format!("{}{}", &square[..1], 9 - square[1..].parse::<u8>().unwrap());
    let text = json.to_string();
    if let [one, .., other] = &down[..] {
        for (one, other) in [(one.to_string(), other.to_string()), (opposite(one), opposite(other))] {
            let cards = [json["deal"][&one].take(), json["deal"][&other].take()];
            let [left, right] = cards;
            (json["deal"][&one], json["deal"][&other]) = (right, left);
        }
    }
    let matches = [text, json.to_string()]
        .map(|text| Match::from_position(game, options.clone(), seed(1), text).unwrap());
    Twins { seat: matches[0].to_act()[0], matches }
}

/// Returns the pair of this number that differs in the other side's hole card.
pub fn holes(number: u32) -> Twins {
    hole_twins(&mut lot(number))
}

/// Returns the pair of this number that differs in cards that lie face down.
pub fn faces(number: u32) -> Twins {
    face_twins(&mut lot(number))
}

/// Returns a pair of each kind in turn.
pub fn twins(number: u32) -> Twins {
    let chance = &mut lot(number);
    match number % 8 {
        0 => placing(chance),
        1 => casual(chance),
        2 => set_up("standard", chance),
        3 => set_up("courier", chance),
        4 => decks(chance),
        5 => declared(chance),
        6 => hole_twins(chance),
        _ => face_twins(chance),
    }
}
