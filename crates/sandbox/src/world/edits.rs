//! Changes to messages.

use super::layout::shows;
use super::message_json::bind_files;
use super::{AllowedMentions, Attachment, Message, Upload, World, flags};
use crate::error::ApiError;
use serde_json::Value;
use std::collections::VecDeque;
use std::time::Instant;

/// A message counts as old after an hour, in milliseconds.
const OLD: i64 = 60 * 60 * 1000;
/// Edits to old messages allowed per channel and application within [`OLD_WINDOW`]. Discord does not publish its
/// numbers.
const OLD_EDITS: usize = 5;
/// The time over which edits to old messages are counted, in milliseconds.
const OLD_WINDOW: i64 = 60 * 60 * 1000;

/// Changes to a message; `None` leaves a part as it is.
#[derive(Debug, Default)]
pub(crate) struct MessageEdit {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    /// `true` if some of the components belong only in messages of components.
    pub(crate) has_layout: bool,
    /// Attachments to keep, with a new alt text if given; `None` keeps all as they are.
    pub(crate) kept: Option<Vec<(u64, Option<String>)>>,
    pub(crate) uploads: Vec<Upload>,
    pub(crate) flags: Option<u64>,
    pub(crate) allowed: Option<AllowedMentions>,
}

/// Checks that a components-only message has nothing else, and that other messages have no components that only such a
/// message may have.
fn check_layout(message: &Message, has_layout: bool) -> Result<(), ApiError> {
    let is_layout = message.flags & flags::IS_COMPONENTS_V2 != 0;
    if has_layout && !is_layout {
        let message = "Value of field \"type\" must be one of (1).";
        return Err(ApiError::invalid_field("components", "UNION_TYPE_CHOICES", message));
    }
    let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
    for (field, is_used) in [("content", !message.content.is_empty()), ("embeds", !message.embeds.is_empty())]
    {
        if is_layout && is_used {
            let message =
                format!("The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
            return Err(ApiError::invalid_field(field, code, message));
        }
    }
    Ok(())
}

impl World {
    /// Counts an edit of a message older than an hour against the allowance.
    ///
    /// # Errors
    /// 30046 if it is used up.
    pub(crate) fn count_old_edit(&mut self, editor: u64, channel_id: u64, id: u64) -> Result<(), ApiError> {
        let now = self.now_ms();
        let posted = self.channel(channel_id)?.messages.get(&id).map_or(now, |message| message.posted);
        if now - posted <= OLD {
            return Ok(());
        }
        let edits: &mut VecDeque<i64> = self.old_edits.entry((editor, channel_id)).or_default();
        edits.retain(|at| now - at < OLD_WINDOW);
        if edits.len() >= OLD_EDITS {
            let oldest = edits.front().copied().unwrap_or(now);
            let left = (OLD_WINDOW - (now - oldest)) as f64 / 1000.0;
            return Err(ApiError::old_message_edits(left));
        }
        edits.push_back(now);
        Ok(())
    }

    /// Changes a message.
    ///
    /// # Errors
    /// 10008 if it is unknown, 50006 if nothing would be left of it.
    pub(crate) fn revise(
        &mut self,
        channel_id: u64,
        id: u64,
        mut revision: MessageEdit,
    ) -> Result<(), ApiError> {
        let mut message = self.message_mut(channel_id, id)?.clone();
        if let Some(components) = &mut revision.components {
            self.name_component_emojis(message.author_id, components)?;
        }
        let was_loading = message.flags & flags::LOADING != 0;
        let mut dropped = Vec::new();
        if let Some(kept) = &revision.kept {
            dropped = self.keep_attachments(&mut message, kept)?;
        }
        let ephemeral = message.ephemeral_to.is_some();
        let owner = if ephemeral { message.author_id } else { channel_id };
        for upload in revision.uploads {
            let attachment = self.store_upload(owner, upload, ephemeral);
            message.attachments.push(attachment);
        }
        if let Some(embeds) = revision.embeds {
            message.embeds = embeds;
            bind_files(&mut message.embeds, &message.attachments);
        }
        if let Some(mut components) = revision.components {
            self.bind_media(&mut components, &message.attachments)?;
            message.components = components;
        }
        if let Some(wanted) = revision.flags {
            let settable = flags::SUPPRESS_EMBEDS | flags::IS_COMPONENTS_V2;
            message.flags = message.flags & !flags::SUPPRESS_EMBEDS | wanted & settable;
        }
        if let Some(content) = revision.content {
            message.content = content;
        }
        check_layout(&message, revision.has_layout)?;
        let allowed = revision.allowed.unwrap_or_default();
        let pinged = (message.mentions.clone(), message.mention_roles.clone(), message.mention_everyone);
        self.set_mentions(&mut message, &allowed)?;
        if pinged != (message.mentions.clone(), message.mention_roles.clone(), message.mention_everyone) {
            self.recount(channel_id);
        }
        if message.is_empty() {
            return Err(ApiError::empty_message());
        }
        message.flags &= !flags::LOADING;
        message.changed = Instant::now();
        if !was_loading {
            message.edited = Some(self.now_ms());
        }
        let shown = |attachment: &Attachment| {
            shows(&message.components, attachment)
                || message.embeds.iter().any(|embed| embed.to_string().contains(&attachment.path))
        };
        // A file that an embed or component still shows stays, listed or not.
        dropped.retain(|attachment| !shown(attachment));
        *self.message_mut(channel_id, id)? = message;
        self.drop_files(&dropped);
        self.announce_message(channel_id, id, "MESSAGE_UPDATE");
        Ok(())
    }

    /// Keeps the listed attachments and returns the others.
    fn keep_attachments(
        &self,
        message: &mut Message,
        kept: &[(u64, Option<String>)],
    ) -> Result<Vec<Attachment>, ApiError> {
        for (index, (id, _)) in kept.iter().enumerate() {
            if !message.attachments.iter().any(|attachment| attachment.id == *id) {
                let message = "Attachment data not found";
                let mut form = crate::form::Form::default();
                let list = crate::form::Path::ROOT.key("attachments");
                form.error(&list.index(index), "ATTACHMENT_NOT_FOUND", message);
                form.finish()?;
            }
        }
        let all = std::mem::take(&mut message.attachments);
        let (mut stay, gone): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|attachment| kept.iter().any(|(id, _)| *id == attachment.id));
        for attachment in &mut stay {
            if let Some((_, Some(text))) = kept.iter().find(|(id, _)| *id == attachment.id) {
                attachment.description = Some(text.clone()).filter(|text| !text.is_empty());
            }
        }
        message.attachments = stay;
        Ok(gone)
    }
}
