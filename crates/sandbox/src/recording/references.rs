//! Names for ids, which differ from run to run: `{user:alice}`, `{channel:Club/general}`, `{message:3}`.

use crate::world::World;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashMap};

/// The shortest possible id, in digits.
const SHORTEST: usize = 15;

/// Ids by name and names by id.
#[derive(Debug, Default, Clone)]
pub(crate) struct References {
    by_id: HashMap<u64, String>,
    by_name: BTreeMap<String, u64>,
    messages: u64,
    interactions: u64,
}

impl References {
    /// Adds the new objects of the world. Messages and interactions are numbered in the order of their ids.
    pub(crate) fn update(&mut self, world: &World) {
        for user in world.users.values() {
            let kind = if user.bot { "bot" } else { "user" };
            self.add(user.id, format!("{{{kind}:{}}}", user.username));
        }
        for guild in world.guilds.values() {
            self.add(guild.id, format!("{{guild:{}}}", guild.name));
            for role in guild.roles.values().filter(|role| role.id != guild.id) {
                self.add(role.id, format!("{{role:{}/{}}}", guild.name, role.name));
            }
        }
        for channel in world.channels.values() {
            let place = match channel.guild_id.and_then(|id| world.guilds.get(&id)) {
                Some(guild) => format!("{{channel:{}/{}}}", guild.name, channel.name),
                None => {
                    let names = channel.recipients.iter().filter_map(|id| world.users.get(id));
                    let mut names = names.map(|user| user.username.as_str()).collect::<Vec<_>>();
                    names.sort_unstable();
                    format!("{{direct:{}}}", names.join("/"))
                }
            };
            self.add(channel.id, place);
        }
        for application in world.applications.values() {
            for command in application.commands.values() {
                let kind = command.kind.number();
                self.add(command.id, format!("{{command:{}/{}/{kind}}}", application.name, command.name));
            }
        }
        let mut fresh = world
            .channels
            .values()
            .flat_map(|channel| channel.messages.keys())
            .filter(|id| !self.by_id.contains_key(id))
            .copied()
            .collect::<Vec<_>>();
        fresh.sort_unstable();
        for id in fresh {
            self.messages += 1;
            self.add(id, format!("{{message:{}}}", self.messages));
        }
        for id in world.interactions.keys() {
            if !self.by_id.contains_key(id) {
                self.interactions += 1;
                self.add(*id, format!("{{interaction:{}}}", self.interactions));
            }
        }
    }

    /// Adds a name, with a number if the name is taken.
    fn add(&mut self, id: u64, name: String) {
        if self.by_id.get(&id).is_some_and(|known| *known == name) {
            return;
        }
        let mut unique = name.clone();
        let mut number = 1;
        while self.by_name.get(&unique).is_some_and(|other| *other != id) {
            number += 1;
            unique = format!("{}#{number}}}", name.trim_end_matches('}'));
        }
        self.by_name.insert(unique.clone(), id);
        // A thread has the id of its message: the first name stays.
        self.by_id.entry(id).or_insert(unique);
    }

    /// Returns the name of an id.
    pub(crate) fn name(&self, id: u64) -> String {
        self.by_id.get(&id).cloned().unwrap_or_else(|| "{id}".to_owned())
    }

    /// Returns a text with its ids replaced by names; ids without a name stay unless `strict`.
    pub(crate) fn symbolic_text(&self, text: &str, strict: bool) -> String {
        let mut result = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
            let digits = rest[start..].find(|letter: char| !letter.is_ascii_digit());
            let end = digits.map_or(rest.len(), |length| start + length);
            let number = &rest[start..end];
            result.push_str(&rest[..start]);
            let id = if number.len() < SHORTEST { None } else { number.parse::<u64>().ok() };
            match id {
                Some(id) if strict || self.by_id.contains_key(&id) => result.push_str(&self.name(id)),
                _ => result.push_str(number),
            }
            rest = &rest[end..];
        }
        result.push_str(rest);
        result
    }

    /// Returns a request with its ids replaced by names.
    pub(crate) fn symbolic(&self, value: &Value) -> Value {
        convert(value, &mut |text| self.symbolic_text(text, false))
    }

    /// Returns a request with its names replaced by ids, or the first unknown name.
    pub(crate) fn concrete(&self, value: &Value) -> Result<Value, String> {
        let mut missing = None;
        let converted = convert(value, &mut |text| self.concrete_text(text, &mut missing));
        missing.map_or(Ok(converted), Err)
    }

    fn concrete_text(&self, text: &str, missing: &mut Option<String>) -> String {
        const KINDS: [&str; 9] =
            ["user", "bot", "guild", "role", "channel", "direct", "command", "message", "interaction"];
        let mut result = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find('{') {
            result.push_str(&rest[..start]);
            rest = &rest[start..];
            let name = rest.find('}').map(|end| &rest[..=end]);
            let kind = name.and_then(|name| name[1..].split_once(':')).map(|(kind, _)| kind);
            match name {
                Some(name) if kind.is_some_and(|kind| KINDS.contains(&kind)) => {
                    match self.by_name.get(name) {
                        Some(id) => result.push_str(&id.to_string()),
                        None => {
                            missing.get_or_insert_with(|| name.to_owned());
                        }
                    }
                    rest = &rest[name.len()..];
                }
                _ => {
                    result.push('{');
                    rest = &rest[1..];
                }
            }
        }
        result.push_str(rest);
        result
    }
}

/// Converts every text of a value.
fn convert(value: &Value, change: &mut impl FnMut(&str) -> String) -> Value {
    match value {
        Value::String(text) => Value::String(change(text)),
        Value::Array(list) => list.iter().map(|value| convert(value, change)).collect(),
        Value::Object(map) => Value::Object(
            map.iter().map(|(key, value)| (key.clone(), convert(value, change))).collect::<Map<_, _>>(),
        ),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn ids_become_names_and_names_ids() {
        let mut references = References::default();
        references.add(930_000_000_000_000_001, "{user:alice}".to_owned());
        references.add(930_000_000_000_000_002, "{user:alice}".to_owned());
        let request = json!({"to": "<@930000000000000001> 930000000000000002 12 930000000000000009", "n": 5});
        let symbolic = references.symbolic(&request);
        assert_eq!(symbolic["to"], "<@{user:alice}> {user:alice#2} 12 930000000000000009");
        assert_eq!(references.concrete(&symbolic), Ok(request));
        assert_eq!(references.concrete(&json!("{user:bob} {}")), Err("{user:bob}".to_owned()));
        assert_eq!(references.symbolic_text("930000000000000009", true), "{id}");
    }
}
