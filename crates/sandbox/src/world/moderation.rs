//! Automatic moderation: the findings of rules in messages, and their actions.

use super::mentions::named;
use super::{Action, Cause, Collection, Message, World};
use crate::dispatch::Route;
use crate::error::ApiError;
use crate::form::parse_id;
use crate::gateway::intents;
use crate::permissions::{ADMINISTRATOR, MANAGE_GUILD};
use crate::rules::keyword_pattern;
use regex::Regex;
use serde_json::{Value, json};
use std::sync::Arc;

const KEYWORDS: i64 = 1;
const MENTIONS: i64 = 5;
const BLOCK: i64 = 1;
const ALERT: i64 = 2;
const TIME_OUT: i64 = 3;
/// The type of the message to moderators.
const ALERT_MESSAGE: u8 = 24;

/// A rule that a text breaks.
#[derive(Debug)]
pub(crate) struct Finding {
    rule: Value,
    keyword: Option<String>,
    matched: Option<String>,
}

impl Finding {
    fn actions(&self) -> impl Iterator<Item = &Value> {
        self.rule["actions"].as_array().into_iter().flatten()
    }

    fn blocks(&self) -> bool {
        self.actions().any(|action| action["type"] == BLOCK)
    }
}

/// Text that somebody wrote, for automatic moderation.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Written<'a> {
    pub(crate) author: u64,
    pub(crate) channel_id: u64,
    pub(crate) content: &'a str,
}

impl World {
    /// Returns the rules that a text breaks. Bots, and members who may manage the server, are exempt. Discord's own
    /// lists of words, its idea of spam, and profiles are not checked.
    pub(crate) fn broken_rules(&self, text: Written<'_>) -> Vec<Finding> {
        let Some((channel, guild)) = self.moderated(text) else { return Vec::new() };
        let rules = guild.objects.get(&Collection::ModerationRules);
        let roles = guild.members.get(&text.author).map(|member| member.roles.as_slice()).unwrap_or_default();
        let places = [Some(channel.id), channel.parent_id];
        let applies = |rule: &&Value| {
            let exempt_role = ids(&rule["exempt_roles"]).any(|id| roles.contains(&id));
            let exempt_place = ids(&rule["exempt_channels"]).any(|id| places.contains(&Some(id)));
            rule["enabled"] == true && rule["event_type"] == 1 && !exempt_role && !exempt_place
        };
        rules
            .into_iter()
            .flat_map(|rules| rules.values())
            .filter(applies)
            .filter_map(|rule| find(rule, text.content))
            .collect()
    }

    fn moderated(&self, text: Written<'_>) -> Option<(&super::Channel, &super::Guild)> {
        let channel = self.channels.get(&text.channel_id)?;
        let guild = self.guilds.get(&channel.guild_id?)?;
        let rights = self.guild_permissions(text.author, guild.id);
        let is_exempt =
            self.applications.contains_key(&text.author) || rights & (MANAGE_GUILD | ADMINISTRATOR) != 0;
        (!is_exempt).then_some((channel, guild))
    }

    /// Stops a text that breaks a rule which blocks messages, and takes the other actions of the rules.
    ///
    /// # Errors
    /// 200000 if it is stopped.
    pub(crate) fn stop_blocked(&mut self, text: Written<'_>, findings: &[Finding]) -> Result<(), ApiError> {
        if findings.iter().any(Finding::blocks) {
            self.act_on(text, findings, None);
            return Err(ApiError::blocked_by_moderation());
        }
        Ok(())
    }

    /// Takes the actions of the rules that a text breaks; `message` is its message, if it was not stopped.
    pub(crate) fn act_on(&mut self, text: Written<'_>, findings: &[Finding], message: Option<u64>) {
        let Some(guild) = self.channels.get(&text.channel_id).and_then(|channel| channel.guild_id) else {
            return;
        };
        for finding in findings {
            let alert = finding.actions().find(|action| action["type"] == ALERT);
            let place = alert.and_then(|action| parse_id(&action["metadata"]["channel_id"]));
            let alert = place.and_then(|place| self.post_alert(place, text, finding, message));
            for action in finding.actions() {
                self.carry_out(guild, text, finding, action);
                self.tell_moderators(guild, text, finding, action, message, alert);
            }
        }
    }

    fn carry_out(&mut self, guild: u64, text: Written<'_>, finding: &Finding, action: &Value) {
        let number = match action["type"].as_i64() {
            Some(BLOCK) => 143,
            Some(ALERT) => 144,
            Some(TIME_OUT) => 145,
            _ => return,
        };
        if number == 145 {
            let seconds = action["metadata"]["duration_seconds"].as_i64().unwrap_or_default();
            let until = self.now_ms() + seconds * 1000;
            // A member who has left meanwhile cannot be timed out.
            let _ = self.change_member(guild, text.author, |member| member.timed_out_until = Some(until));
        }
        let options = json!({
            "auto_moderation_rule_name": finding.rule["name"],
            "auto_moderation_rule_trigger_type": finding.rule["trigger_type"].to_string(),
            "channel_id": text.channel_id.to_string(),
        });
        let cause = Cause { user_id: text.author, reason: None };
        self.log(guild, Action::new(number, text.author).with(options), &cause);
    }

    /// Posts the message to moderators, in a channel of their choice.
    fn post_alert(
        &mut self,
        place: u64,
        text: Written<'_>,
        finding: &Finding,
        flagged: Option<u64>,
    ) -> Option<u64> {
        self.channels.get(&place).filter(|channel| channel.holds_text())?;
        let id = self.next_id();
        let field = |name: &str, value: String| json!({"name": name, "value": value, "inline": false});
        let mut fields = vec![
            field("rule_name", finding.rule["name"].as_str().unwrap_or_default().to_owned()),
            field("channel_id", text.channel_id.to_string()),
            field("decision_id", id.to_string()),
        ];
        fields.extend(finding.keyword.clone().map(|keyword| field("keyword", keyword)));
        fields.extend(finding.matched.clone().map(|matched| field("keyword_matched_content", matched)));
        fields.extend(flagged.map(|id| field("flagged_message_id", id.to_string())));
        let mut message = Message::system(id, place, text.author, ALERT_MESSAGE, self.now_ms());
        message.embeds =
            vec![json!({"type": "auto_moderation_message", "description": text.content, "fields": fields})];
        self.store_message(message);
        self.announce_message(place, id, "MESSAGE_CREATE");
        Some(id)
    }

    /// Notifies the bots that may manage the server.
    fn tell_moderators(
        &self,
        guild_id: u64,
        text: Written<'_>,
        finding: &Finding,
        action: &Value,
        message: Option<u64>,
        alert: Option<u64>,
    ) {
        let mut data = json!({
            "guild_id": guild_id.to_string(),
            "action": action,
            "rule_id": finding.rule["id"],
            "rule_trigger_type": finding.rule["trigger_type"],
            "user_id": text.author.to_string(),
            "channel_id": text.channel_id.to_string(),
            "content": text.content,
            "matched_keyword": finding.keyword,
            "matched_content": finding.matched,
        });
        if let Some(message) = message {
            data["message_id"] = json!(message.to_string());
        }
        if let Some(alert) = alert.filter(|_| action["type"] == ALERT) {
            data["alert_system_message_id"] = json!(alert.to_string());
        }
        let data = Arc::new(data);
        for bot in self.bots_of(guild_id) {
            if self.guild_permissions(bot, guild_id) & MANAGE_GUILD != 0 {
                let (name, route) = ("AUTO_MODERATION_ACTION_EXECUTION", Route::Guild(guild_id));
                self.tell_bot(bot, name, Arc::clone(&data), route, intents::AUTO_MODERATION_EXECUTION);
            }
        }
    }
}

fn ids(list: &Value) -> impl Iterator<Item = u64> {
    list.as_array().into_iter().flatten().filter_map(parse_id)
}

fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}

/// Returns the part of a text that breaks a rule.
fn find(rule: &Value, content: &str) -> Option<Finding> {
    let metadata = &rule["trigger_metadata"];
    let found = |keyword: Option<String>, matched| Some(Finding { rule: rule.clone(), keyword, matched });
    match rule["trigger_type"].as_i64()? {
        KEYWORDS => {
            let allowed = texts(&metadata["allow_list"]).filter_map(|word| keyword_pattern(word, true));
            let content = allowed.fold(content.to_owned(), |content, allowed| blanked(&content, &allowed));
            let keywords = texts(&metadata["keyword_filter"]).map(|word| (word, keyword_pattern(word, true)));
            let patterns =
                texts(&metadata["regex_patterns"]).map(|text| (text, keyword_pattern(text, false)));
            let mut all = keywords.chain(patterns);
            all.find_map(|(keyword, pattern)| {
                let matched = pattern?.find(&content)?.as_str().to_owned();
                found(Some(keyword.to_owned()), Some(matched))
            })
        }
        MENTIONS => {
            let (users, roles) = named(content);
            let limit = metadata["mention_total_limit"].as_u64()?;
            if (users.len() + roles.len()) as u64 > limit { found(None, None) } else { None }
        }
        _ => None,
    }
}

/// Returns a text without its allowed parts.
fn blanked(content: &str, allowed: &Regex) -> String {
    allowed
        .replace_all(content, |found: &regex::Captures<'_>| " ".repeat(found[0].chars().count()))
        .into_owned()
}
