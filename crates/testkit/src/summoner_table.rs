//! Short functions for tables and positions of Summoner's Chess.

use serde_json::{Value, json};
use trickmate_rules::kernel::SeedRng;
use trickmate_rules::{Game, Match, Options, Viewer};

use super::table::seed;

pub const VARIANTS: [&str; 2] = ["standard", "courier"];

pub fn summoner() -> &'static dyn Game {
    trickmate_rules::game("summoner").unwrap()
}

pub fn options(given: &[(&str, &str)]) -> Options {
    Options::new(summoner().options(), given.iter().copied()).unwrap()
}

/// Returns a new match with these options, dealt from a seed of this number.
pub fn opening(given: &[(&str, &str)], number: u64) -> Match {
    Match::new(summoner(), options(given), seed(number))
}

/// Returns a match from a position in JSON.
pub fn from(setup: &Value) -> Match {
    Match::from_position(summoner(), options(&[]), seed(0), setup.to_string()).unwrap()
}

/// Returns the reason why a position is refused.
pub fn refused(setup: &Value) -> String {
    let loaded = Match::from_position(summoner(), options(&[]), seed(0), setup.to_string());
    loaded.map(|_| ()).unwrap_err().to_string()
}

/// Returns pieces on the board in the JSON form, from words such as `Ke1 ke8 d4:Knight+Rider,Ferz d5:-Wazir Pd2 pd7`.
/// `K` and `P` are White's, `k` and `p` Black's; a `-` after the colon makes a made piece Black's.
pub fn board(text: &str) -> Value {
    let man = |word: &str| match word.split_once(':') {
        Some((square, cards)) => {
            let (owner, cards) = match cards.strip_prefix('-') {
                Some(cards) => ("black", cards),
                None => ("white", cards),
            };
            json!({"at": square, "owner": owner, "made_of": made_of(cards)})
        }
        None => {
            let (letter, square) = word.split_at(1);
            let owner = if letter == letter.to_uppercase() { "white" } else { "black" };
            let kind = if letter.eq_ignore_ascii_case("k") { "king" } else { "pawn" };
            json!({"at": square, "owner": owner, kind: true})
        }
    };
    text.split_whitespace().map(man).collect()
}

/// Returns a make-up such as `Knight+Rider,Ferz`.
pub fn made_of(cards: &str) -> Value {
    let part = |card: &str| match card.strip_suffix("+Rider") {
        Some(card) => json!({"card": card, "rider": true}),
        None => json!({"card": card}),
    };
    cards.split(',').map(part).collect()
}

/// Returns a piece in reserve.
pub fn waiting(handle: &str, cards: &str) -> Value {
    json!({"handle": handle, "made_of": made_of(cards)})
}

/// Returns a position with these pieces and White to move; everything else is as at the beginning.
pub fn position(men: &str) -> Value {
    json!({"turn": "white", "board": board(men)})
}

/// Returns the position with these additions.
pub fn with(mut position: Value, more: Value) -> Value {
    for (name, value) in more.as_object().unwrap() {
        position[name] = value.clone();
    }
    position
}

/// Returns a position in which White, with these cards in hand, is to create; the limit is 20.
pub fn creating(men: &str, hand: &[&str]) -> Value {
    with(
        position(men),
        json!({"phase": "create", "limit": 20, "hand": {"white": hand}, "deck": {"white": ["Rook"]}}),
    )
}

pub fn legal(game: &Match) -> Vec<String> {
    game.legal(Viewer::Omniscient)
}

pub fn has(game: &Match, text: &str) -> bool {
    legal(game).iter().any(|known| known == text)
}

/// Returns the position with all its secrets.
pub fn now(game: &Match) -> Value {
    game.position().observe(Viewer::Omniscient).json()
}

/// Returns the refusal of an action, which must not be in the list either.
pub fn refusal(game: &mut Match, text: &str) -> String {
    let before = now(game);
    let refusal = game.play(text).map(|ply| ply.text.clone()).unwrap_err().to_string();
    assert_eq!(now(game), before);
    assert!(!has(game, text), "{text} is listed");
    refusal
}

/// Plays actions, which must be legal and listed.
pub fn play(game: &mut Match, texts: &str) {
    for text in texts.split_whitespace() {
        assert!(has(game, text), "{text} is not in {:?}", legal(game));
        assert_eq!(game.play(text).unwrap().text, text);
    }
}

/// Plays a random legal action; returns `None` when the game is over.
pub fn play_any(game: &mut Match, chance: &mut SeedRng) -> Option<String> {
    let legal = legal(game);
    let text = legal.get(chance.below(legal.len() as u32) as usize)?.clone();
    assert_eq!(game.play(&text).unwrap().text, text);
    Some(text)
}

/// Returns the winner by the seat's key, and the reason.
pub fn result(game: &Match) -> Option<(&'static str, &'static str)> {
    let outcome = game.outcome()?;
    Some((
        outcome.winner.map_or("nobody", |seat| summoner().seats()[seat.index()].key),
        outcome.reason.name(),
    ))
}
