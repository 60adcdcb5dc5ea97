//! Polls.

use crate::form::{Fields, Form, Path};
use crate::world::{NewPoll, PollAnswer};
use serde_json::{Value, json};

/// The longest time a poll is open, in hours: 32 days.
const MAX_HOURS: i64 = 768;

/// Checks a poll to post.
pub(crate) fn parse_poll(fields: &Fields<'_>, form: &mut Form) -> Option<NewPoll> {
    let path = fields.path.key("poll");
    let inner = Fields::of(fields.get("poll")?, &path, form)?;
    for key in ["question", "answers"] {
        if inner.get(key).is_none() {
            form.required(&path.key(key));
        }
    }
    let question_path = path.key("question");
    let question = inner.get("question").and_then(|value| Fields::of(value, &question_path, form));
    let question = question.and_then(|question| question.required_text(form, "text", 1..=300));
    let answers = parse_answers(&inner, form);
    let multiple = inner.boolean(form, "allow_multiselect").unwrap_or(false);
    inner.one_of(form, "layout_type", &[1]);
    let hours = inner.integer(form, "duration", 1..=MAX_HOURS).unwrap_or(24);
    Some(NewPoll { question: question?, answers: answers?, multiple, hours })
}

fn parse_answers(poll: &Fields<'_>, form: &mut Form) -> Option<Vec<PollAnswer>> {
    let list = poll.list(form, "answers", 1..=10)?;
    let path = poll.path.key("answers");
    let mut answers = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(answer) = Fields::of(value, &path, form) else { continue };
        if answer.get("poll_media").is_none() {
            form.required(&path.key("poll_media"));
        }
        let path = path.key("poll_media");
        let Some(media) = answer.get("poll_media").and_then(|value| Fields::of(value, &path, form)) else {
            continue;
        };
        let text = media.required_text(form, "text", 1..=55);
        let emoji = parse_emoji(&media, form);
        answers.push(PollAnswer { text: text.unwrap_or_default(), emoji, voters: Vec::new() });
    }
    Some(answers)
}

fn parse_emoji(media: &Fields<'_>, form: &mut Form) -> Option<Value> {
    let path: Path<'_> = media.path.key("emoji");
    let inner = Fields::of(media.get("emoji")?, &path, form)?;
    let id = inner.id(form, "id").map(|id| id.to_string());
    let name = inner.text(form, "name", 0..=32);
    if id.is_none() && !name.as_deref().is_some_and(crate::world::is_emoji) {
        form.error(&path.key("name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
        return None;
    }
    Some(json!({"id": id, "name": name}))
}
