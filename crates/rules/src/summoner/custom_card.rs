//! A server's own cards as JSON: `{"Camel": {"betza": "C", "value": 5}}`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::catalogue::Catalogue;
use crate::json;

/// The longest text that is read as cards, in bytes.
const MAX_LEN: usize = 20_000;

/// Cards by name, in their written form.
pub(super) type OwnCards = BTreeMap<String, OwnCard>;

/// One card in its written form.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnCard {
    betza: String,
    value: u32,
}

/// Returns the published cards together with these.
///
/// # Errors
/// One sentence: as [`Catalogue::add`].
pub(super) fn catalogue(own: &OwnCards) -> Result<Catalogue, String> {
    let mut cards = Catalogue::published();
    for (name, card) in own {
        cards.add(name, &card.betza, card.value)?;
    }
    Ok(cards)
}

/// Returns the published cards together with those of a text.
///
/// # Errors
/// One sentence: a text that is too long or not of this form, or as [`Catalogue::add`].
pub(super) fn read(text: &str) -> Result<Catalogue, String> {
    if text.len() > MAX_LEN {
        return Err(format!("the text is longer than {MAX_LEN} bytes"));
    }
    let own: OwnCards = json::read(text).map_err(|error| error.0)?;
    catalogue(&own)
}

/// Returns a catalogue's cards that are not published, by name.
pub(super) fn to_json(cards: &Catalogue) -> Value {
    let own = cards.ids().map(|id| cards.card(id)).filter_map(|card| {
        let betza = card.own.as_ref()?;
        Some((card.name.clone(), json!({"betza": betza, "value": card.value})))
    });
    Value::Object(own.collect::<Map<_, _>>())
}

impl Catalogue {
    /// Returns the cards that are not published, as the JSON object for the option `cards`.
    #[must_use]
    pub fn own_cards(&self) -> String {
        to_json(self).to_string()
    }
}
