//! The message object.

use super::layout::shows;
use super::model::STORED;
use super::threads::THREAD_STARTER;
use super::{Attachment, Image, InteractionMention, Message, World};
use crate::clock::iso;
use crate::gateway::intents;
use serde_json::{Value, json};

impl World {
    /// Returns the message object as a viewer gets it over HTTP. Without the message content intent, bots see the
    /// content of few messages: their own, direct ones, and those that mention them.
    pub(crate) fn message_json(&self, message: &Message, viewer: u64) -> Value {
        let mut data = self.full_json(message, viewer);
        let Some(application) = self.applications.get(&viewer) else { return data };
        if application.privileged_intents & intents::MESSAGE_CONTENT != 0 {
            return data;
        }
        if !self.content_is_open(message, viewer) {
            hide_content(&mut data);
        }
        if let Some((channel_id, Some(id))) = message.reference
            && let Some(target) = self.channels.get(&channel_id).and_then(|channel| channel.messages.get(&id))
            && !self.content_is_open(target, viewer)
            && let Some(shown) = data.get_mut("referenced_message").filter(|shown| shown.is_object())
        {
            hide_content(shown);
        }
        data
    }

    fn content_is_open(&self, message: &Message, bot: u64) -> bool {
        let direct = self.channels.get(&message.channel_id).is_some_and(|channel| channel.guild_id.is_none());
        direct || message.author_id == bot || message.mentions.contains(&bot)
    }

    /// Returns the message object with everything in it. People's pages also get the name of the command.
    pub(super) fn full_json(&self, message: &Message, viewer: u64) -> Value {
        let mut data = self.basic_json(message);
        if let Some(name) = message.interaction.as_ref().and_then(|interaction| interaction.name.as_ref())
            && !self.applications.contains_key(&viewer)
        {
            data["interaction_metadata"]["name"] = json!(name);
        }
        if let Some(poll) = &message.poll {
            data["poll"] = poll.json(viewer);
        }
        if !message.reactions.is_empty() {
            data["reactions"] = message.reactions.iter().map(|reaction| reaction.json(viewer)).collect();
        }
        if matches!(message.kind, 19 | THREAD_STARTER)
            && let Some((channel_id, Some(id))) = message.reference
        {
            let target = self.channels.get(&channel_id).and_then(|channel| channel.messages.get(&id));
            data["referenced_message"] = match target {
                Some(target) => self.basic_json(target),
                None => Value::Null,
            };
        }
        if message.has_thread
            && let Some(thread) = self.channels.get(&message.id)
        {
            data["thread"] = self.channel_json_for(thread, viewer);
        }
        data
    }

    /// Returns the author of a message: a user, or a webhook under the name it gave.
    fn author_json(&self, message: &Message) -> Value {
        let mut author = self.user_json(message.author_id);
        if let Some(name) = &message.webhook_name {
            author["username"] = json!(name);
            author["global_name"] = Value::Null;
            author["avatar"] = json!(self.image_name(message.author_id, Image::Icon));
            author["discriminator"] = json!("0000");
            author["bot"] = json!(true);
        }
        author
    }

    /// Returns the message object without the parts that depend on the viewer.
    pub(super) fn basic_json(&self, message: &Message) -> Value {
        let mut data = json!({
            "id": message.id.to_string(),
            "channel_id": message.channel_id.to_string(),
            "author": self.author_json(message),
            "type": message.kind,
            "content": message.content,
            "embeds": message.embeds.iter().map(|embed| self.show_embed(embed)).collect::<Vec<_>>(),
            "components": self.show_components(&message.components),
            "attachments": self.listed(message).map(|one| self.attachment_json(one)).collect::<Vec<_>>(),
            "mentions": message.mentions.iter().map(|id| self.user_json(*id)).collect::<Vec<_>>(),
            "mention_roles": message.mention_roles.iter().map(u64::to_string).collect::<Vec<_>>(),
            "mention_everyone": message.mention_everyone,
            "pinned": message.pinned.is_some(),
            "tts": message.tts,
            "timestamp": iso(message.posted),
            "edited_timestamp": message.edited.map(iso),
            "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            data["nonce"] = nonce.clone();
        }
        if let Some(application) = message.application_id {
            data["application_id"] = json!(application.to_string());
            if message.interaction.is_some() {
                data["webhook_id"] = json!(application.to_string());
            }
        }
        if message.webhook_name.is_some() {
            data["webhook_id"] = json!(message.author_id.to_string());
        }
        if let Some(interaction) = &message.interaction {
            data["interaction_metadata"] = self.interaction_metadata(interaction);
            if let Some(name) = &interaction.name {
                data["interaction"] = json!({
                    "id": interaction.id.to_string(),
                    "type": interaction.kind,
                    "name": name,
                    "user": self.user_json(interaction.user_id),
                });
            }
        }
        if let Some((channel_id, message_id)) = message.reference {
            data["message_reference"] = self.reference_json(channel_id, message_id);
        }
        if !message.stickers.is_empty() {
            data["sticker_items"] = json!(message.stickers);
        }
        if let Some(snapshot) = &message.snapshot {
            data["message_reference"]["type"] = json!(1);
            data["message_snapshots"] = json!([{"message": self.snapshot_json(snapshot)}]);
        }
        if self.channels.get(&message.channel_id).is_some_and(|channel| channel.thread.is_some()) {
            data["position"] = json!(message.position);
        }
        data
    }

    fn reference_json(&self, channel_id: u64, message_id: Option<u64>) -> Value {
        let mut reference = json!({"type": 0, "channel_id": channel_id.to_string()});
        if let Some(guild) = self.channels.get(&channel_id).and_then(|channel| channel.guild_id) {
            reference["guild_id"] = json!(guild.to_string());
        }
        if let Some(message_id) = message_id {
            reference["message_id"] = json!(message_id.to_string());
        }
        reference
    }

    fn interaction_metadata(&self, interaction: &InteractionMention) -> Value {
        let mut data = json!({
            "id": interaction.id.to_string(),
            "type": interaction.kind,
            "user": self.user_json(interaction.user_id),
            "authorizing_integration_owners": interaction.owners.json(),
        });
        if let Some(id) = interaction.original_response_id {
            data["original_response_message_id"] = json!(id.to_string());
        }
        if let Some(id) = interaction.interacted_message_id.filter(|_| interaction.kind == 3) {
            data["interacted_message_id"] = json!(id.to_string());
        }
        if let Some(id) = interaction.target_user_id {
            data["target_user"] = self.user_json(id);
        }
        if let Some(id) = interaction.target_message_id {
            data["target_message_id"] = json!(id.to_string());
        }
        if let Some(triggering) = &interaction.triggering {
            data["triggering_interaction_metadata"] = self.interaction_metadata(triggering);
        }
        data
    }

    /// Returns the attachments shown in the list: not those in an embed.
    fn listed<'a>(&self, message: &'a Message) -> impl Iterator<Item = &'a Attachment> {
        message.attachments.iter().filter(|attachment| {
            let stored = format!("{STORED}{}", attachment.path);
            !shows(&message.components, attachment)
                && !message.embeds.iter().any(|embed| embed_urls(embed).any(|url| url == stored))
        })
    }

    /// Returns an embed with signed addresses for stored files.
    fn show_embed(&self, embed: &Value) -> Value {
        let mut embed = embed.clone();
        for (part, field) in EMBED_URLS {
            let Some(Value::String(url)) = embed.get_mut(part).and_then(|part| part.get_mut(field)) else {
                continue;
            };
            if let Some(path) = url.strip_prefix(STORED) {
                let signed = self.sign_url(path);
                url.clone_from(&signed);
                if let Some(Value::Object(part)) = embed.get_mut(part) {
                    let proxy = if field == "url" { "proxy_url" } else { "proxy_icon_url" };
                    part.insert(proxy.into(), json!(signed));
                }
            }
        }
        embed
    }
}

/// Places of files in an embed.
const EMBED_URLS: [(&str, &str); 4] =
    [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")];

fn embed_urls(embed: &Value) -> impl Iterator<Item = &str> {
    EMBED_URLS.iter().filter_map(|(part, field)| embed.get(part)?.get(field)?.as_str())
}

/// Points `attachment://name` in embeds to the files of that name, with size and alt text; a reference to a file that
/// is not there shows nothing, as in Discord.
pub(super) fn bind_files(embeds: &mut [Value], attachments: &[Attachment]) {
    for embed in embeds {
        for (part, field) in EMBED_URLS {
            let url = embed.get(part).and_then(|part| part.get(field)).and_then(Value::as_str);
            let Some(name) = url.and_then(|url| url.strip_prefix("attachment://")) else { continue };
            let Some(file) = attachments.iter().find(|attachment| attachment.filename == name) else {
                if let Some(fields) = embed.as_object_mut() {
                    match field {
                        "url" => {
                            fields.remove(part);
                        }
                        _ => {
                            fields
                                .get_mut(part)
                                .and_then(Value::as_object_mut)
                                .map(|part| part.remove(field));
                        }
                    }
                }
                continue;
            };
            embed[part][field] = json!(format!("{STORED}{}", file.path));
            if field == "url" {
                embed[part]["content_type"] = json!(file.content_type);
                if let Some((width, height)) = file.dimensions {
                    embed[part]["width"] = json!(width);
                    embed[part]["height"] = json!(height);
                }
                if let Some(description) = &file.description {
                    embed[part]["description"] = json!(description);
                }
            }
        }
    }
}

/// Empties the parts that need the message content intent.
fn hide_content(data: &mut Value) {
    data["content"] = json!("");
    for list in ["embeds", "attachments", "components"] {
        data[list] = json!([]);
    }
    if data.get("message_snapshots").is_some() {
        data["message_snapshots"] = json!([]);
    }
}
