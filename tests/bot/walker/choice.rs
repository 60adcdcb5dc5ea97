//! What a message offers, and what a walker takes of it.

use std::ops::RangeInclusive;
use trickmate_host::MatchId;

use serde_json::Value;
use trickmate_rules::kernel::{Seed, SeedRng};

/// Beginnings of the ids of choices that continue a game.
const CHOICES: [&str; 14] = [
    "on/",
    "ons/",
    "menu/",
    "list/",
    "page/",
    "board/",
    "boards/",
    "end/",
    "move/",
    "chance/",
    "here/chance/",
    "rest/",
    "here/rest/",
    "place/",
];
/// Ending of the id that stops a plan instead of going on.
const STOP: &str = "/stop";

/// A choice that a message offers: a button, or an entry of a list.
#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) custom_id: String,
    pub(crate) value: Option<String>,
}

impl Choice {
    /// Returns `true` if it belongs to the position of one of these versions, or to any.
    pub(super) fn is_of(&self, match_id: MatchId, versions: &RangeInclusive<usize>) -> bool {
        let own = match_id.to_string();
        let is_among = |at: &str| at.parse::<usize>().is_ok_and(|at| versions.contains(&at));
        let numbers = self.custom_id.split('/').skip_while(|part| part.parse::<i64>().is_err());
        let numbers: Vec<&str> = numbers.take(2).collect();
        match numbers[..] {
            [id, _] if self.custom_id.starts_with("place/") => id == own,
            [id, at] => id == own && at.split('.').next().is_some_and(is_among),
            _ => false,
        }
    }
}

/// Returns the choices of a message that continue the game.
pub(crate) fn choices(message: &Value) -> Vec<Choice> {
    let rows = message["components"].as_array().into_iter().flatten();
    let components = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let mut found = Vec::new();
    for component in components {
        let Some(custom_id) = component["custom_id"].as_str() else { continue };
        let goes_on = CHOICES.iter().any(|beginning| custom_id.starts_with(beginning));
        let is_back = component["label"].as_str().is_some_and(|label| label.starts_with('◀'));
        if !goes_on || is_back || custom_id.ends_with(STOP) || component["disabled"] == true {
            continue;
        }
        let custom_id = custom_id.to_owned();
        match component["options"].as_array() {
            None => found.push(Choice { custom_id, value: None }),
            Some(options) => found.extend(options.iter().map(|option| Choice {
                custom_id: custom_id.clone(),
                value: option["value"].as_str().map(str::to_owned),
            })),
        }
    }
    found
}

/// Returns the choices of a walker with this number.
pub(crate) fn chance(kind: u8, seed: u64) -> SeedRng {
    let mut bytes = [kind; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Seed::new(bytes).chance("walk")
}
