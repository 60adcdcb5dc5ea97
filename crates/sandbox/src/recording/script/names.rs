//! Variables for the names in a recording: `{user:alice}`, `{channel:Club/general}`, `{message:3}`.

use super::language::{Language, Piece};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Kinds of things that a name may refer to.
const KINDS: [&str; 9] =
    ["user", "bot", "guild", "role", "channel", "direct", "command", "message", "interaction"];
/// Names that a written test uses itself.
const TAKEN: [&str; 9] = ["sandbox", "stage", "test", "bot", "labels", "assert", "pytest", "embed", "one"];

/// The variables of a test that is being written.
pub(super) struct Names {
    language: Language,
    variables: BTreeMap<String, String>,
    used: BTreeSet<String>,
    /// The bots among the authors; the others are people.
    bots: BTreeSet<String>,
    /// The latest message of each channel.
    latest: BTreeMap<String, String>,
}

/// Code, and the lines that must come before it.
pub(super) type Code = (String, Vec<String>);

impl Names {
    /// Begins with none.
    pub(super) fn of(recording: &Value, language: Language) -> Self {
        let mut bots = BTreeSet::new();
        collect_bots(recording, &mut bots);
        let used = TAKEN.iter().map(|name| (*name).to_owned()).collect();
        Self { language, variables: BTreeMap::new(), used, bots, latest: BTreeMap::new() }
    }

    /// Returns `true` if an object has no variable yet.
    pub(super) fn is_unknown(&self, reference: &str) -> bool {
        !self.variables.contains_key(reference)
    }

    /// Gives an object a variable; returns whether it is a new one.
    pub(super) fn define(&mut self, reference: &str) -> (String, bool) {
        if let Some(known) = self.variables.get(reference) {
            return (known.clone(), false);
        }
        let (kind, name) = parts(reference);
        let plain = match kind {
            "message" | "interaction" => format!("{kind} {name}"),
            "role" | "channel" => name.rsplit('/').next().unwrap_or_default().to_owned(),
            "direct" => format!("direct {name}"),
            _ => name.to_owned(),
        };
        let plain = identifier(&plain);
        let mut variable = plain.clone();
        let mut number = 1;
        while !self.used.insert(variable.clone()) {
            number += 1;
            variable = format!("{plain}_{number}");
        }
        self.variables.insert(reference.to_owned(), variable.clone());
        (variable, true)
    }

    /// Returns the variable of an object, with the lines that look it up if it had none.
    pub(super) fn variable(&mut self, reference: &str, actor: &str) -> Code {
        if let Some(known) = self.variables.get(reference) {
            return (known.clone(), Vec::new());
        }
        let (kind, name) = parts(reference);
        let (place, last) = name.split_once('/').unwrap_or((name, ""));
        let text = |text: &str| self.language.plain(text);
        let mut lines = Vec::new();
        let code = match kind {
            "user" => self.language.call("sandbox", "user", &[text(name)], &[]),
            "bot" => self.language.call("sandbox", "application", &[text(name)], &[]),
            "guild" => self.language.call("sandbox", "guild", &[text(name)], &[]),
            "channel" => self.language.call("sandbox", "channel", &[text(place), text(last)], &[]),
            "role" => {
                let guild = self.language.call("sandbox", "guild", &[text(place)], &[]);
                match self.language {
                    Language::Pytest => {
                        format!("next(one for one in {guild}['roles'] if one['name'] == {})", text(last))
                    }
                    Language::Node => format!("({guild}).roles.find((one) => one.name === {})", text(last)),
                }
            }
            "direct" => {
                let mine = person_of(actor);
                let names = name.split('/').collect::<Vec<_>>();
                let own = names.iter().find(|one| **one == mine);
                let own = own.or_else(|| names.iter().find(|one| !self.bots.contains(**one)));
                let own = own.copied().unwrap_or_default();
                let other = names.iter().find(|one| **one != own).copied().unwrap_or_default();
                let is_bot = self.bots.contains(other);
                let other = format!("{{{}:{other}}}", if is_bot { "bot" } else { "user" });
                let (own, before) = self.variable(&format!("{{user:{own}}}"), actor);
                lines.extend(before);
                let (other, before) = self.variable(&other, actor);
                lines.extend(before);
                self.language.call(&own, "direct", &[other], &[])
            }
            // The object cannot be looked up, so the text stays as it is.
            _ => text(reference),
        };
        let (variable, is_new) = self.define(reference);
        lines.push(self.language.assign(&variable, &code, is_new));
        (variable, lines)
    }

    /// Returns a value of a request as code. A text that is only a name becomes the id.
    pub(super) fn value(&mut self, value: &Value, actor: &str) -> Code {
        let mut lines = Vec::new();
        let mut inner = |names: &mut Self, value: &Value| {
            let (code, before) = names.value(value, actor);
            lines.extend(before);
            code
        };
        let code = match value {
            Value::String(text) => return self.text(text, actor),
            Value::Array(list) => {
                let list = list.iter().map(|value| inner(self, value)).collect::<Vec<_>>();
                format!("[{}]", list.join(", "))
            }
            Value::Object(map) => {
                let fields = map.iter().filter(|(key, _)| *key != "nonce");
                let fields = fields.map(|(key, value)| (key.clone(), inner(self, value))).collect::<Vec<_>>();
                self.language.object(&fields)
            }
            other => self.language.constant(other),
        };
        (code, lines)
    }

    fn text(&mut self, text: &str, actor: &str) -> Code {
        let (mut pieces, mut lines) = (Vec::new(), Vec::new());
        for (part, is_name) in split(text) {
            if !is_name {
                pieces.push(Piece::Plain(part.to_owned()));
                continue;
            }
            let (variable, before) = self.variable(part, actor);
            lines.extend(before);
            pieces.push(Piece::Expression(self.language.id(&variable, parts(part).0 == "user")));
        }
        let code = match pieces.as_slice() {
            [Piece::Expression(code)] => code.clone(),
            pieces => self.language.text(pieces),
        };
        (code, lines)
    }

    /// Returns a person who sees the message: its only reader, one of both in a direct message, otherwise the actor.
    pub(super) fn viewer(&self, is: &Value, actor: &str) -> String {
        if let Some(only) = is["only_for"].as_str() {
            return only.to_owned();
        }
        let (kind, name) = parts(is["channel"].as_str().unwrap_or_default());
        let people = || name.split('/').filter(|one| !self.bots.contains(*one));
        if kind == "direct" && !people().any(|one| one == person_of(actor)) {
            return people().next().map_or_else(|| actor.to_owned(), |one| format!("{{user:{one}}}"));
        }
        actor.to_owned()
    }

    /// Returns the variable of the latest message in a channel.
    pub(super) fn latest(&self, channel: &str) -> Option<String> {
        self.variables.get(self.latest.get(channel)?).cloned()
    }

    /// Notes the latest message in a channel.
    pub(super) fn note_latest(&mut self, channel: &str, message: &str) {
        self.latest.insert(channel.to_owned(), message.to_owned());
    }
}

/// Returns the name in `{user:name}`.
pub(super) fn person_of(reference: &str) -> &str {
    parts(reference).1
}

/// Returns kind and name of `{kind:name}`.
fn parts(reference: &str) -> (&str, &str) {
    let inside = reference.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(reference);
    inside.split_once(':').unwrap_or(("", inside))
}

/// Returns the segments of a path with names in it, which may have slashes, without the prefix of the control API.
pub(super) fn segments(path: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    let mut depth = 0_usize;
    for letter in path.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if letter == '/' && depth == 0 {
            found.push(String::new());
        } else if let Some(last) = found.last_mut() {
            last.push(letter);
        }
    }
    found.retain(|part| !matches!(part.as_str(), "" | "_sandbox" | "v1"));
    found
}

/// Splits a text into names and the pieces between them.
fn split(text: &str) -> Vec<(&str, bool)> {
    let mut pieces = Vec::new();
    let mut plain_from = 0;
    let mut at = 0;
    while let Some(start) = text[at..].find('{').map(|found| at + found) {
        let end = text[start..].find('}').map(|found| start + found + 1);
        let is_name = |end: &usize| KINDS.contains(&parts(&text[start..*end]).0);
        match end.filter(is_name) {
            Some(end) => {
                if plain_from < start {
                    pieces.push((&text[plain_from..start], false));
                }
                pieces.push((&text[start..end], true));
                (plain_from, at) = (end, end);
            }
            None => at = start + 1,
        }
    }
    if plain_from < text.len() {
        pieces.push((&text[plain_from..], false));
    }
    pieces
}

/// Returns `true` if a text is the same in every run: no times, files or ids without a name in it, and no message's number.
pub(super) fn is_exact(text: &str) -> bool {
    let has_drawn = ["<t:*", "<t:?", "{file:", "{id}"].iter().any(|mark| text.contains(mark));
    !has_drawn
        && split(text).iter().all(|(part, is_name)| {
            !is_name || !matches!(parts(part).0, "message" | "interaction" | "command")
        })
}

/// Returns the longest part of a text that is the same in every run.
pub(super) fn longest_plain(text: &str) -> String {
    let plain = text.split(['<', '>', '{', '}', '\n']).map(str::trim);
    plain.filter(|part| !part.contains('*')).max_by_key(|part| part.len()).unwrap_or_default().to_owned()
}

/// Returns the words of a message without text: those of its embeds and components, in order.
pub(super) fn words(is: &Value) -> Vec<String> {
    fn collect(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Array(list) => list.iter().for_each(|one| collect(one, found)),
            Value::Object(map) => {
                for key in ["title", "description", "content", "label", "placeholder", "text", "name"] {
                    found.extend(map.get(key).and_then(Value::as_str).map(str::to_owned));
                }
                map.values().for_each(|one| collect(one, found));
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for part in ["embeds", "components", "poll"] {
        collect(&is[part], &mut found);
    }
    found.retain(|text| !text.is_empty());
    found
}

/// Returns the labels of all buttons, in order.
pub(super) fn labels(components: &Value) -> Vec<String> {
    let mut found = Vec::new();
    match components {
        Value::Array(list) => list.iter().for_each(|one| found.extend(labels(one))),
        Value::Object(map) => {
            if map.get("type").and_then(Value::as_u64) == Some(2) {
                found.extend(map.get("label").and_then(Value::as_str).map(str::to_owned));
            }
            for key in ["components", "accessory"] {
                found.extend(map.get(key).map(labels).into_iter().flatten());
            }
        }
        _ => {}
    }
    found
}

fn collect_bots(value: &Value, bots: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            let names = split(text).into_iter().filter(|(_, is_name)| *is_name).map(|(part, _)| parts(part));
            bots.extend(names.filter(|(kind, _)| *kind == "bot").map(|(_, name)| name.to_owned()));
        }
        Value::Array(list) => list.iter().for_each(|one| collect_bots(one, bots)),
        Value::Object(map) => map.values().for_each(|one| collect_bots(one, bots)),
        _ => {}
    }
}

/// Returns a name that is a valid variable in both languages.
fn identifier(text: &str) -> String {
    let plain = text
        .chars()
        .map(|letter| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '_' });
    let plain = plain.collect::<String>();
    let plain = plain.trim_matches('_');
    if plain.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
        plain.to_owned()
    } else {
        format!("the_{plain}")
    }
}
