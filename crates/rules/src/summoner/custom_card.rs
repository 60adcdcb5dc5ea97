//! Cards beside the published ones, as JSON, `{"Camel": {"betza": "C", "value": 5}}`, or as a list, `Camel C 5; Crab ffNbsN`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::catalogue::{Catalogue, unreadable_movement};
use super::mobility::suggested_value;
use crate::excerpt::excerpt;
use crate::json;
use crate::kernel::Betza;
use crate::phrase::{Phrase, phrase};

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
pub(super) fn catalogue(own: &OwnCards) -> Result<Catalogue, Phrase> {
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
pub(super) fn read(text: &str) -> Result<Catalogue, Phrase> {
    if text.len() > MAX_LEN {
        return Err(phrase!("the text is longer than {max} bytes", max = MAX_LEN));
    }
    catalogue(&own_cards(text)?)
}

/// Reads cards in either form.
fn own_cards(text: &str) -> Result<OwnCards, Phrase> {
    if text.trim_start().starts_with(['{', '[']) {
        return json::read(text).map_err(|error| Phrase::verbatim(error.0));
    }
    let mut own = OwnCards::new();
    for entry in text.split([';', '\n']).map(str::trim).filter(|entry| !entry.is_empty()) {
        let words: Vec<&str> = entry.split_whitespace().collect();
        let (name, betza, value) = match words[..] {
            [name, betza] => {
                let movement: Betza = betza.parse().map_err(|error| unreadable_movement(name, &error))?;
                (name, betza, suggested_value(&movement))
            }
            [name, betza, value] => {
                let value = value
                    .parse::<u32>()
                    .map_err(|_| phrase!("the value of {text} is no number", text = name))?;
                (name, betza, value)
            }
            _ => {
                let text = excerpt(entry);
                return Err(phrase!("“{text}” is no card: a name, its moves and its value", text));
            }
        };
        if own.insert(name.to_owned(), OwnCard { betza: betza.to_owned(), value }).is_some() {
            return Err(phrase!("{text} is there twice", text = excerpt(name)));
        }
    }
    Ok(own)
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
    /// Adds cards as the option `cards` has them.
    ///
    /// # Errors
    /// One sentence: a text that is not of this form, or as [`Catalogue::add`].
    pub fn add_own(&mut self, text: &str) -> Result<(), Phrase> {
        for (name, card) in own_cards(text)? {
            self.add(&name, &card.betza, card.value)?;
        }
        Ok(())
    }

    /// Returns the cards that are not published, as the JSON object for the option `cards`.
    #[must_use]
    pub fn own_cards(&self) -> String {
        to_json(self).to_string()
    }
}
