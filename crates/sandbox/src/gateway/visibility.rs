//! The parts of an event that a session may see.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::intents;
use super::replay::Rendered;
use crate::dispatch::{Dispatch, Route};

/// The facts about a session that decide about its view.
#[derive(Debug, Clone, Copy)]
pub(super) struct Viewer<'a> {
    /// The id of the bot's user.
    pub(super) user_id: &'a str,
    /// The session's intents.
    pub(super) intents: u64,
}

impl Viewer<'_> {
    /// Returns `true` if the session's intents include the event. Two events also depend on whether they concern the
    /// bot itself.
    pub(super) fn receives(self, dispatch: &Dispatch) -> bool {
        let asked_for = dispatch.intents == 0 || dispatch.intents & self.intents != 0;
        match dispatch.name {
            "GUILD_MEMBER_UPDATE" => asked_for || self.is_id_of(dispatch.data.get("user")),
            "THREAD_MEMBERS_UPDATE" if !self.has(intents::GUILD_MEMBERS) => {
                asked_for && self.is_among_thread_members(&dispatch.data)
            }
            _ => asked_for,
        }
    }

    /// Returns the event as the session receives it.
    pub(super) fn view(self, event: &Rendered, route: Route) -> Rendered {
        let in_guild = matches!(route, Route::Guild(_));
        match event.name {
            "MESSAGE_CREATE" | "MESSAGE_UPDATE" if in_guild && !self.has(intents::MESSAGE_CONTENT) => {
                self.changed(event, |data| self.take_content_out(data))
            }
            "AUTO_MODERATION_ACTION_EXECUTION" if !self.has(intents::MESSAGE_CONTENT) => {
                self.changed(event, |data| {
                    for field in ["content", "matched_content"] {
                        data.insert(field.to_owned(), json!(""));
                    }
                })
            }
            "GUILD_CREATE" if !self.has(intents::GUILD_PRESENCES) => {
                self.changed(event, |data| self.take_members_out(data))
            }
            _ => event.clone(),
        }
    }

    fn changed(self, event: &Rendered, change: impl FnOnce(&mut Map<String, Value>)) -> Rendered {
        let Some(fields) = event.data.as_object() else { return event.clone() };
        let mut fields = fields.clone();
        change(&mut fields);
        Rendered::new(event.name, Arc::new(Value::Object(fields)))
    }

    fn has(self, intent: u64) -> bool {
        self.intents & intent != 0
    }

    fn is_id_of(self, user: Option<&Value>) -> bool {
        user.and_then(|user| user.get("id")).and_then(Value::as_str).is_some_and(|id| id == self.user_id)
    }

    fn is_among_thread_members(self, data: &Value) -> bool {
        let list = |field: &str| data.get(field).and_then(Value::as_array).into_iter().flatten();
        list("added_members")
            .filter_map(|member| member.get("user_id").and_then(Value::as_str))
            .chain(list("removed_member_ids").filter_map(Value::as_str))
            .any(|id| id == self.user_id)
    }

    /// Empties users' texts, unless the bot wrote the message or is mentioned; also in the message that this one
    /// replies to.
    fn take_content_out(self, message: &mut Map<String, Value>) {
        let mentioned = message
            .get("mentions")
            .and_then(Value::as_array)
            .is_some_and(|users| users.iter().any(|user| self.is_id_of(Some(user))));
        if !mentioned && !self.is_id_of(message.get("author")) {
            if let Some(content) = message.get_mut("content") {
                *content = json!("");
            }
            for field in ["embeds", "attachments", "components", "message_snapshots"] {
                if let Some(list) = message.get_mut(field) {
                    *list = json!([]);
                }
            }
            message.remove("poll");
        }
        if let Some(Value::Object(referenced)) = message.get_mut("referenced_message") {
            self.take_content_out(referenced);
        }
    }

    /// Keeps only the bot as a member, and no presences.
    fn take_members_out(self, guild: &mut Map<String, Value>) {
        if let Some(Value::Array(members)) = guild.get_mut("members") {
            members.retain(|member| self.is_id_of(member.get("user")));
        }
        if let Some(presences) = guild.get_mut("presences") {
            *presences = json!([]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn viewer(intents: u64) -> Viewer<'static> {
        Viewer { user_id: "7", intents }
    }

    fn message(author: &str, mentions: &[&str]) -> Value {
        let mentions: Vec<Value> = mentions.iter().map(|id| json!({"id": id})).collect();
        json!({"content": "hi", "author": {"id": author}, "mentions": mentions, "embeds": [{}],
            "attachments": [{}], "components": [{}], "poll": {}})
    }

    fn content(data: &Value, route: Route, intents: u64) -> Value {
        let event = Rendered::new("MESSAGE_CREATE", Arc::new(data.clone()));
        viewer(intents).view(&event, route).data["content"].clone()
    }

    #[test]
    fn content_needs_its_intent() {
        let guild = Route::Guild(1);
        assert_eq!(content(&message("8", &[]), guild, intents::GUILD_MESSAGES), "");
        assert_eq!(content(&message("8", &[]), guild, intents::MESSAGE_CONTENT), "hi");
        assert_eq!(content(&message("8", &["9"]), guild, 0), "");
        assert_eq!(content(&message("8", &["9", "7"]), guild, 0), "hi");
        assert_eq!(content(&message("7", &[]), guild, 0), "hi");
        assert_eq!(content(&message("8", &[]), Route::Direct, 0), "hi");
    }

    #[test]
    fn everything_users_wrote_is_emptied() {
        let mut reply = message("8", &[]);
        reply["referenced_message"] = message("8", &[]);
        let event = Rendered::new("MESSAGE_UPDATE", Arc::new(reply));
        let seen = viewer(0).view(&event, Route::Guild(1)).data;
        for message in [&*seen, &seen["referenced_message"]] {
            assert_eq!(message["content"], "");
            for field in ["embeds", "attachments", "components"] {
                assert_eq!(message[field], json!([]), "{field}");
            }
            assert!(message.get("poll").is_none());
        }
    }

    #[test]
    fn a_reply_to_the_bot_keeps_what_the_bot_wrote() {
        let mut reply = message("8", &[]);
        reply["referenced_message"] = message("7", &[]);
        let event = Rendered::new("MESSAGE_CREATE", Arc::new(reply));
        let seen = viewer(0).view(&event, Route::Guild(1)).data;
        assert_eq!(seen["content"], "");
        assert_eq!(seen["referenced_message"]["content"], "hi");
    }

    #[test]
    fn members_need_the_presences_intent() {
        let guild = json!({"members": [{"user": {"id": "7"}}, {"user": {"id": "8"}}], "presences": [{}]});
        let event = Rendered::new("GUILD_CREATE", Arc::new(guild));
        let seen = viewer(intents::GUILDS).view(&event, Route::Guild(1)).data;
        assert_eq!(*seen, json!({"members": [{"user": {"id": "7"}}], "presences": []}));
        let all = viewer(intents::GUILD_PRESENCES).view(&event, Route::Guild(1)).data;
        assert_eq!(all["members"].as_array().unwrap().len(), 2);
    }

    #[test]
    fn the_bot_hears_about_itself() {
        let update = |name, data| Dispatch {
            name,
            data: Arc::new(data),
            route: Route::Guild(1),
            intents: intents::of(name, false),
        };
        let own = update("GUILD_MEMBER_UPDATE", json!({"user": {"id": "7"}}));
        let other = update("GUILD_MEMBER_UPDATE", json!({"user": {"id": "8"}}));
        assert!(viewer(0).receives(&own));
        assert!(!viewer(0).receives(&other));
        assert!(viewer(intents::GUILD_MEMBERS).receives(&other));

        let added = update("THREAD_MEMBERS_UPDATE", json!({"added_members": [{"user_id": "7"}]}));
        let removed = update("THREAD_MEMBERS_UPDATE", json!({"removed_member_ids": ["7"]}));
        let others = update("THREAD_MEMBERS_UPDATE", json!({"added_members": [{"user_id": "8"}]}));
        assert!(viewer(intents::GUILDS).receives(&added));
        assert!(viewer(intents::GUILDS).receives(&removed));
        assert!(!viewer(intents::GUILDS).receives(&others));
        assert!(viewer(intents::GUILD_MEMBERS).receives(&others));
        assert!(!viewer(0).receives(&added));
    }
}
