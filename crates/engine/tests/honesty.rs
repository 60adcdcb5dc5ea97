//! What a seat cannot know makes no difference.

use trickmate_engine::{Budget, Request, think_in};
use trickmate_rules::kernel::SeedRng;
use trickmate_rules::{Match, Options, Seat, Viewer};

use super::{seed, table};

/// Two matches that differ only in what a seat cannot know.
struct Twins {
    matches: [Match; 2],
    seat: Seat,
}

/// A player: what it would do for a seat.
type Chooser = fn(&Match, Seat) -> String;

fn honest(game: &Match, seat: Seat) -> String {
    let request = Request { lines: 2, ..Request::budget(Budget::nodes(500), seed(3)) };
    format!("{:?}", think_in(game, seat, &request).unwrap())
}

/// A player that is handed the truth.
fn peeking(game: &Match, seat: Seat) -> String {
    let legal = game.position().legal(seat, Viewer::Seat(seat));
    let truth = format!("{}{:?}", game.position().json(Viewer::Omniscient), game.seed().to_hex());
    let sum: usize = truth.bytes().enumerate().map(|(place, byte)| (place + 1) * usize::from(byte)).sum();
    legal[sum % legal.len()].clone()
}

/// Whether the player does the same in both matches.
fn is_honest(twins: &Twins, player: Chooser) -> bool {
    let [one, other] = twins.matches.each_ref().map(|game| player(game, twins.seat));
    one == other
}

/// Placings of which each side's own differ only in the other one's kinds.
fn placing(number: u8, plies: usize) -> Twins {
    let mut matches = [table("mysterious", &[], 1), table("mysterious", &[], 2)];
    let mut chance = seed(number).chance("twins");
    let seat = if number.is_multiple_of(2) { Seat::First } else { Seat::Second };
    let lot =
        |items: Vec<String>, chance: &mut SeedRng| items[chance.below(items.len() as u32) as usize].clone();
    // Placings, as long as there are cards; then flips of the seat's own cards, so that nothing else comes out.
    for _ in 0..plies {
        let actor = matches[0].to_act()[0];
        let legal = |game: &Match| game.position().legal(actor, Viewer::Seat(actor));
        let action = lot(legal(&matches[0]), &mut chance);
        matches[0].act(actor, &action).unwrap();
        let square = &action[action.find('@').unwrap()..];
        let others: Vec<String> =
            legal(&matches[1]).into_iter().filter(|text| text.ends_with(square)).collect();
        let same = others.contains(&action).then(|| action.clone());
        let other = if actor == seat { same.unwrap() } else { lot(others, &mut chance) };
        matches[1].act(actor, &other).unwrap();
    }
    Twins { matches, seat }
}

/// Packs in another order, the same squares.
fn casual(number: u8, plies: usize) -> Twins {
    let options = [("variant", "casual")];
    let mut matches = [table("mysterious", &options, number), table("mysterious", &options, number + 100)];
    let mut chance = seed(number).chance("twins");
    for _ in 0..plies {
        let actor = matches[0].to_act()[0];
        let legal = matches[0].position().legal(actor, Viewer::Public);
        let action = legal[chance.below(legal.len() as u32) as usize].clone();
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

fn set_up(variant: &str) -> Twins {
    let secrets = [
        (r#""Rook", "Knight""#, r#""Wazir", "Ferz", "Bishop""#, r#""Rook""#),
        (r#""Ferz", "Alfil""#, r#""Bishop", "Alfil", "Vao""#, r#""Cannon""#),
    ];
    let matches = secrets.map(|(hand, own, deck)| {
        let text = SUMMONER
            .replace("VARIANT", variant)
            .replace("HAND", hand)
            .replace("OWN", own)
            .replace("DECK", deck);
        let game = trickmate_rules::game("summoner").unwrap();
        Match::from_position(game, Options::new(game.options(), []).unwrap(), seed(1), text).unwrap()
    });
    Twins { matches, seat: Seat::First }
}

/// The other side's deck is another, and the own one comes in another order.
fn decks() -> Twins {
    let decks = ["10 Knight, 10 Rook", "10 Wazir, 10 Ferz"];
    let matches = decks.map(|deck| {
        let own = [("deck-white", "20 Knight"), ("deck-black", deck)];
        table("summoner", &own, if deck.contains("Rook") { 1 } else { 2 })
    });
    Twins { matches, seat: Seat::First }
}

/// Black has declared another hand.
fn declared() -> Twins {
    let mut game = table("poker", &[("hands", "declare")], 1);
    game.play_all(["e4", "e5"]).unwrap();
    let legal = game.position().legal(Seat::Second, Viewer::Omniscient);
    let matches = [0, 1].map(|place| {
        let mut game = game.clone();
        game.act(Seat::Second, &legal[place * (legal.len() - 1)]).unwrap();
        game
    });
    Twins { matches, seat: Seat::First }
}

fn all() -> Vec<Twins> {
    let mut all = vec![set_up("standard"), set_up("courier"), decks(), declared()];
    for number in 0..6 {
        all.push(placing(
            number,
            [2, 7, 12, 21, 26, 31][usize::from(number)] / 2 * 2 + usize::from(number) % 2,
        ));
        all.push(casual(number, 5 * usize::from(number)));
    }
    all
}

#[test]
fn secrets_change_neither_knowledge_nor_move() {
    for twins in all() {
        let [one, other] = twins.matches.each_ref().map(|game| game.position().knowledge(twins.seat));
        assert_eq!(one, other);
        assert_eq!(format!("{one:?}"), format!("{other:?}"), "byte for byte");
        assert!(is_honest(&twins, honest), "{one:?}");
    }
}

#[test]
fn a_player_that_is_handed_the_truth_is_caught() {
    let caught = all().iter().filter(|twins| !is_honest(twins, peeking)).count();
    assert!(caught > all().len() / 2, "{caught}");
}
