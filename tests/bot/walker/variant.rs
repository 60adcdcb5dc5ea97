//! The variants and options of a game, each choice of each by itself.

use serde_json::{Value, json};
use trickmate_rules::{Game, OptionKind, OptionSource, Options, Seat};

/// Options that are given with a game.
pub(super) type Variant = Vec<(&'static str, String)>;

/// Name of what is no option of the command: the deck that the players have chosen for their games.
const DECK: &str = "deck";

/// Returns options as a command takes them.
pub(super) fn given(variant: &Variant) -> Vec<(&'static str, Value)> {
    let options = variant.iter().filter(|(name, _)| *name != DECK);
    options.map(|(name, value)| (*name, json!(value))).collect()
}

/// Returns the deck with which a variant is played, if the game has decks.
pub(super) fn deck(game: &str, variant: &Variant) -> Option<String> {
    trickmate_rules::game(game)?.decks()?;
    let named = variant.iter().find(|(name, _)| *name == DECK);
    Some(named.map_or_else(|| "balanced".to_owned(), |(_, deck)| deck.clone()))
}

/// Returns the variants of a game: the usual one, and one for each choice of each option.
pub(super) fn variants(game: &str) -> Vec<Variant> {
    let game = trickmate_rules::game(game).unwrap();
    let mut variants = vec![Vec::new()];
    for option in game.options() {
        let (name, is_chosen) = match game.decks().and_then(|decks| decks.option_source(option.name)) {
            None => (option.name, true),
            Some(OptionSource::Deck(Seat::First)) => (DECK, true),
            Some(_) => (option.name, false),
        };
        if !is_chosen {
            continue;
        }
        let values: Vec<String> = match option.kind {
            OptionKind::Choice(words)
            | OptionKind::Limited { words, .. }
            | OptionKind::Text { words, .. } => words.iter().skip(1).map(|word| (*word).to_owned()).collect(),
            OptionKind::Number { min, words, default, .. } => {
                let number = min.max(1).to_string();
                let words = words.iter().map(|word| (*word).to_owned());
                words.chain([number]).filter(|value| value != default).collect()
            }
        };
        variants.extend(values.into_iter().map(|value| possible(game, (name, value))));
    }
    variants
}

/// Returns a variant with this choice, and with what it asks for.
fn possible(game: &dyn Game, choice: (&'static str, String)) -> Variant {
    let alone = vec![choice.clone()];
    if choice.0 == DECK || is_possible(game, &alone) {
        alone
    } else {
        vec![("deal", "random".to_owned()), choice]
    }
}

fn is_possible(game: &dyn Game, variant: &Variant) -> bool {
    let given = variant.iter().map(|(name, value)| (*name, value.as_str()));
    Options::new(game.options(), given).is_ok()
}

/// Returns a variant whose games end soon.
pub(super) fn shortest(game: &str) -> Variant {
    match game {
        "cardmate" => vec![("palace", "king".to_owned())],
        "poker" => vec![("wipeout", "1".to_owned())],
        "mysterious" => vec![("variant", "casual".to_owned())],
        _ => Vec::new(),
    }
}
