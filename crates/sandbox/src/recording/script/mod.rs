//! A recording as a test that a person can read and change, written with the helpers in `clients/`.

mod language;
mod names;

pub(crate) use language::Language;

use names::{Names, person_of, segments};
use serde_json::{Value, json};

/// Writes a recording as a test.
pub(crate) fn script(recording: &Value, language: Language) -> String {
    let mut writer = Writer { names: Names::of(recording, language), language, lines: Vec::new() };
    for step in recording["steps"].as_array().into_iter().flatten() {
        writer.step(step);
    }
    language.file(&writer.lines)
}

struct Writer {
    names: Names,
    language: Language,
    lines: Vec<String>,
}

/// Goal of a step's wait: the name of a message, and its new state.
type Seen<'s> = (&'s str, &'s Value);

impl Writer {
    fn step(&mut self, step: &Value) {
        let body = &step["body"];
        // Suggestions change nothing: the choice is in the command.
        if body["type"] == 4 {
            return;
        }
        if !self.lines.is_empty() {
            self.lines.push(String::new());
        }
        let path = segments(step["path"].as_str().unwrap_or_default());
        let path = path.iter().map(String::as_str).collect::<Vec<_>>();
        let seen = step["expect"].as_array().into_iter().flatten();
        let seen =
            seen.filter_map(|one| Some((one["what"].as_str()?, &one["is"]))).collect::<Vec<Seen<'_>>>();
        match path.as_slice() {
            ["users", user, "channels", channel, "messages"] => self.say(user, channel, body, &seen),
            ["users", user, "interactions"] => self.interact(user, step, &seen),
            ["users", user, "dms"] => {
                let other = body["recipient_id"].as_str().unwrap_or_default();
                let code = format!("{{direct:{}/{}}}", person_of(user), person_of(other));
                self.known(&code, user);
            }
            ["clock", "advance"] => self.advance(body),
            _ => self.request(step, &path),
        }
        let actor = path.get(1).copied().unwrap_or_default();
        self.expect(&seen, actor);
    }

    /// Returns the variable of an object. If there is none yet, first writes code that looks the object up.
    fn known(&mut self, reference: &str, actor: &str) -> String {
        let (variable, lines) = self.names.variable(reference, actor);
        self.lines.extend(lines);
        variable
    }

    fn value(&mut self, value: &Value, actor: &str) -> String {
        let (code, lines) = self.names.value(value, actor);
        self.lines.extend(lines);
        code
    }

    /// Writes a call whose result is stored under the name of the new object.
    fn keep(&mut self, made: Option<&str>, code: &str) {
        let line = match made {
            Some(reference) => {
                let (variable, is_new) = self.names.define(reference);
                self.language.assign(&variable, code, is_new)
            }
            None => self.language.statement(code),
        };
        self.lines.push(line);
    }

    fn say(&mut self, user: &str, channel: &str, body: &Value, seen: &[Seen<'_>]) {
        let (who, place) = (self.known(user, user), self.known(channel, user));
        let content = self.value(&body["content"], user);
        let mut named = Vec::new();
        for (key, value) in body.as_object().into_iter().flatten() {
            if !matches!(key.as_str(), "content" | "nonce") && !value.is_null() {
                named.push((key.clone(), self.value(value, user)));
            }
        }
        let made = seen.iter().find(|(name, is)| {
            name.starts_with("{message:") && is["author"] == user && self.names.is_unknown(name)
        });
        let code = self.language.call(&who, "say", &[place, content], &named);
        self.keep(made.map(|(name, _)| *name), &code);
        if let Some((name, _)) = made {
            self.names.note_latest(channel, name);
        }
    }

    fn advance(&mut self, body: &Value) {
        let ms = body["ms"].as_i64().unwrap_or_default();
        let time = match self.language {
            Language::Pytest if ms % 1000 == 0 => (ms / 1000).to_string(),
            Language::Pytest => (ms as f64 / 1000.0).to_string(),
            Language::Node => ms.to_string(),
        };
        let code = self.language.call("sandbox", "advance", &[time], &[]);
        self.lines.push(self.language.statement(&code));
    }

    /// Writes a request for which there is no helper.
    fn request(&mut self, step: &Value, path: &[&str]) {
        let actor = path.get(1).copied().unwrap_or_default().to_owned();
        self.introduce(step, &actor);
        let path = path.iter().map(|part| format!("/{part}")).collect::<String>();
        let method = self.language.plain(step["method"].as_str().unwrap_or_default());
        let mut places = vec![method, self.value(&json!(path), &actor)];
        if !step["body"].is_null() {
            places.push(self.value(&step["body"], &actor));
        }
        let code = self.language.call("sandbox", "request", &places, &[]);
        self.lines.push(self.language.statement(&code));
    }

    /// Looks up the message of a step if it was there before the recording.
    fn introduce(&mut self, step: &Value, actor: &str) {
        let about = &step["message"];
        let Some(reference) = about["name"].as_str().filter(|name| self.names.is_unknown(name)) else {
            return;
        };
        let who = self.known(actor, actor);
        let place = self.known(about["channel"].as_str().unwrap_or_default(), actor);
        let conditions = self.conditions(about, actor);
        let code = self.language.call(&who, "wait_message", &[place], &conditions);
        self.keep(Some(reference), &code);
    }

    fn interact(&mut self, user: &str, step: &Value, seen: &[Seen<'_>]) {
        self.introduce(step, user);
        let who = self.known(user, user);
        let data = &step["body"]["data"];
        let code = match step["body"]["type"].as_u64() {
            Some(2) => self.run(&who, user, &step["body"]),
            Some(3) => self.component(&who, user, step),
            Some(5) if data.get("attachments").is_none() => self.submit(&who, user, &step["body"]),
            _ => None,
        };
        let code = code.unwrap_or_else(|| {
            let body = self.value(&step["body"], user);
            self.language.call(&who, "interact", &[body], &[])
        });
        let made = seen.iter().find(|(name, _)| name.starts_with("{interaction:"));
        if made.is_some_and(|(_, is)| is["state"] == "failed") {
            self.lines.extend(self.language.refused(&code));
            return;
        }
        // Only an action that opens a form is needed again.
        self.keep(made.filter(|(_, is)| !is["modal"].is_null()).map(|(name, _)| *name), &code);
    }

    fn run(&mut self, who: &str, user: &str, body: &Value) -> Option<String> {
        let data = &body["data"];
        let options = data.get("options").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let is_plain = data["type"].as_u64().unwrap_or(1) == 1
            && data.get("attachments").is_none()
            && options.iter().all(|option| option.get("value").is_some() && option.get("options").is_none());
        if !is_plain {
            return None;
        }
        let place = self.known(body["channel_id"].as_str()?, user);
        let name = self.value(&data["name"], user);
        let mut named = Vec::new();
        for option in options {
            named.push((option["name"].as_str()?.to_owned(), self.value(&option["value"], user)));
        }
        Some(self.language.call(who, "run", &[place, name], &named))
    }

    fn component(&mut self, who: &str, user: &str, step: &Value) -> Option<String> {
        let (body, data) = (&step["body"], &step["body"]["data"]);
        let message = self.known(body["message_id"].as_str()?, user);
        if let Some(values) = data.get("values").and_then(Value::as_array) {
            let mut places = vec![message, self.value(&data["custom_id"], user)];
            for value in values {
                places.push(self.value(value, user));
            }
            return Some(self.language.call(who, "choose", &places, &[]));
        }
        Some(match step["label"].as_str() {
            Some(label) => {
                let label = self.value(&json!(label), user);
                self.language.call(who, "press", &[message, label], &[])
            }
            None => {
                let custom_id = self.value(&data["custom_id"], user);
                self.language.call(who, "click", &[message, custom_id], &[])
            }
        })
    }

    fn submit(&mut self, who: &str, user: &str, body: &Value) -> Option<String> {
        let opener = body["interaction_id"].as_str().filter(|name| !self.names.is_unknown(name))?;
        let opener = self.known(opener, user);
        let mut fields = Vec::new();
        for (key, value) in body["data"]["fields"].as_object()? {
            fields.push((key.clone(), self.value(value, user)));
        }
        Some(self.language.call(who, "submit", &[opener], &fields))
    }

    /// Waits for the bot's results, message by message.
    fn expect(&mut self, seen: &[Seen<'_>], actor: &str) {
        for (name, is) in seen.iter().filter(|(name, _)| name.starts_with("{message:")) {
            let is_known = !self.names.is_unknown(name);
            if is.is_null() {
                if is_known {
                    self.wait_for_deletion(name, actor);
                }
                continue;
            }
            // The actor's own messages are there already.
            if is["author"] == actor && is_known && is.get("reactions").is_none() {
                continue;
            }
            let channel = is["channel"].as_str().unwrap_or_default();
            let viewer = self.names.viewer(is, actor);
            let who = self.known(&viewer, actor);
            let conditions = self.conditions(is, actor);
            let code = if is_known {
                let message = self.known(name, actor);
                self.language.call(&who, "wait_edit", &[message], &conditions)
            } else {
                let place = self.known(channel, &viewer);
                let mut conditions = conditions;
                if let Some(latest) = self.names.latest(channel) {
                    conditions.push(("after".to_owned(), self.language.id(&latest, false)));
                }
                self.language.call(&who, "wait_message", &[place], &conditions)
            };
            self.keep(Some(name), &code);
            self.names.note_latest(channel, name);
            self.compare(name, is, actor);
        }
    }

    fn wait_for_deletion(&mut self, name: &str, actor: &str) {
        let who = self.known(actor, actor);
        let message = self.known(name, actor);
        let channel = match self.language {
            Language::Pytest => format!("{message}[\"channel_id\"]"),
            Language::Node => format!("{message}.channel_id"),
        };
        let conditions = [
            ("user_id".to_owned(), self.language.id(&who, true)),
            ("channel_id".to_owned(), channel),
            ("message_id".to_owned(), self.language.id(&message, false)),
        ];
        let kind = self.language.plain("deletion");
        let code = self.language.call("sandbox", "wait", &[kind], &conditions);
        self.lines.push(self.language.statement(&code));
    }

    /// Returns a message's distinctive content: its text, or a part of its other contents.
    fn conditions(&mut self, is: &Value, actor: &str) -> Vec<(String, String)> {
        let (key, text) = match is["content"].as_str().filter(|text| !text.is_empty()) {
            Some(text) if names::is_exact(text) => ("content", text.to_owned()),
            Some(text) => ("contains", names::longest_plain(text)),
            None => match names::words(is).into_iter().find(|text| names::is_exact(text)) {
                Some(text) => ("contains", text),
                None => return Vec::new(),
            },
        };
        if text.is_empty() {
            return Vec::new();
        }
        vec![(key.to_owned(), self.value(&json!(text), actor))]
    }

    /// Compares the buttons and the titles of embeds.
    fn compare(&mut self, name: &str, is: &Value, actor: &str) {
        let message = self.known(name, actor);
        let labels = names::labels(&is["components"]);
        if !labels.is_empty() {
            let expected = self.value(&json!(labels), actor);
            self.lines.push(self.language.equal(&format!("labels({message})"), &expected));
        }
        let embeds = is["embeds"].as_array().into_iter().flatten();
        let titles = embeds.map(|embed| embed["title"].as_str()).collect::<Vec<_>>();
        if titles.iter().flatten().any(|title| names::is_exact(title)) {
            let expected = self.value(&json!(titles), actor);
            let found = match self.language {
                Language::Pytest => format!("[embed.get('title') for embed in {message}['embeds']]"),
                Language::Node => format!("{message}.embeds.map((embed) => embed.title ?? null)"),
            };
            self.lines.push(self.language.equal(&found, &expected));
        }
    }
}
