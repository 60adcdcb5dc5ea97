//! Checks of a request by the rule book, without carrying it out.
//!
//! Pure functions of one request: they know no state, so they cannot tell a message that an edit leaves empty, or a
//! command list that grows past its limit by single registrations.

use super::path::segments;
use super::violation::{Report, Violation};
use crate::error::ApiError;
use crate::form::{Fields, Form, Path, parse_id};
use crate::rules::{
    Context, FilePart, check_command, check_command_changes, check_commands, parse_message,
    parse_message_edit, parse_modal,
};
use serde_json::Value;

/// Checks a request; knows messages, interaction callbacks and commands, and passes all others.
///
/// `path` is as sent, with or without `/api/v10`. `body` is the JSON value: of a multipart body its decoded
/// `payload_json`. Files are taken to be there if the body lists them under `attachments`.
#[must_use]
pub fn request(method: &str, path: &str, body: &Value) -> Vec<Violation> {
    request_with_files(method, path, body, &[])
}

/// Checks a body with files in the same way; `files` has the `n` of each `files[n]`.
#[must_use]
pub fn request_with_files(method: &str, path: &str, body: &Value, files: &[u64]) -> Vec<Violation> {
    let path = segments(path);
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    let method = method.to_ascii_uppercase();
    let root = Path::ROOT;
    let check = |operation: &str, result: Result<(), Refusal>| {
        let mut report = Report::new(operation);
        if let Err(refusal) = result {
            refusal.add_to(&mut report);
        }
        report.into_violations()
    };
    match (method.as_str(), path.as_slice()) {
        ("POST", ["channels", _, "messages"]) => {
            let operation = "POST /channels/{channel_id}/messages";
            check(operation, message(body, &root, files, Context::Channel))
        }
        ("PATCH", ["channels", _, "messages", _]) => {
            check("PATCH /channels/{channel_id}/messages/{message_id}", revision(body, &root, files))
        }
        ("POST", ["channels", _, "threads"]) => match body.get("message") {
            Some(first) => {
                let place = root.key("message");
                check("POST /channels/{channel_id}/threads", message(first, &place, files, Context::Channel))
            }
            None => Vec::new(),
        },
        ("POST", ["webhooks", _, _]) => {
            let operation = "POST /webhooks/{webhook_id}/{webhook_token}";
            check(operation, message(body, &root, files, Context::Interaction))
        }
        ("PATCH", ["webhooks", _, _, "messages", id]) => {
            let id = if *id == "@original" { "@original" } else { "{message_id}" };
            let operation = format!("PATCH /webhooks/{{webhook_id}}/{{webhook_token}}/messages/{id}");
            check(&operation, revision(body, &root, files))
        }
        ("POST", ["interactions", _, _, "callback"]) => {
            let operation = "POST /interactions/{interaction_id}/{interaction_token}/callback";
            check(operation, callback(body, &root.key("data"), files))
        }
        (_, ["applications", _, rest @ ..]) => {
            let (scope, rest) = match rest {
                ["guilds", _, rest @ ..] => ("/guilds/{guild_id}", rest),
                rest => ("", rest),
            };
            let name = format!("{method} /applications/{{application_id}}{scope}/commands");
            match (method.as_str(), rest) {
                ("PUT", ["commands"]) => check(&name, at(&root, check_commands(body))),
                ("POST", ["commands"]) => check(&name, at(&root, check_command(body))),
                ("PATCH", ["commands", _]) => {
                    check(&format!("{name}/{{command_id}}"), at(&root, check_command_changes(body)))
                }
                _ => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
}

/// Refusal of the rule book, and the place in the body of the object that it concerns.
struct Refusal {
    place: String,
    error: ApiError,
}

fn at<T>(place: &Path<'_>, result: Result<T, ApiError>) -> Result<(), Refusal> {
    result.map(|_| ()).map_err(|error| Refusal { place: place.pointer(), error })
}

impl Refusal {
    fn add_to(self, report: &mut Report) {
        match self.error.errors {
            // Discord has it and the sandbox does not: it cannot be judged.
            _ if self.error.unsupported.is_some() => {}
            Some(errors) => add_tree(&errors, "/body", report),
            None => report
                .add(format!("/body{}", self.place), format!("{} ({})", self.error.message, self.error.code)),
        }
    }
}

/// Adds every complaint of Discord's `errors` object.
fn add_tree(node: &Value, place: &str, report: &mut Report) {
    for (key, child) in node.as_object().into_iter().flatten() {
        if key == "_errors" {
            for complaint in child.as_array().into_iter().flatten() {
                let part = |name: &str| complaint[name].as_str().unwrap_or_default();
                report.add(place, format!("{} ({})", part("message"), part("code")));
            }
        } else {
            add_tree(child, &format!("{place}/{}", key.replace('~', "~0").replace('/', "~1")), report);
        }
    }
}

/// Checks an interaction callback: a new message (4), a changed one (7) or a modal (9).
fn callback(body: &Value, place: &Path<'_>, files: &[u64]) -> Result<(), Refusal> {
    let data = &body["data"];
    // Pongs (1), the old premium answer (10) and activities (12) are Discord's only.
    let known = matches!(body["type"].as_u64(), Some(1 | 4..=10 | 12));
    if body.is_object() && !known {
        return checked(body, &Path::ROOT, |fields, mut form| {
            if fields.get("type").is_none() {
                form.required(&Path::ROOT.key("type"));
            }
            fields.one_of(&mut form, "type", &[4, 5, 6, 7, 8, 9]);
            form.finish()
        });
    }
    match body["type"].as_u64() {
        Some(4) => message(data, place, files, Context::Interaction),
        Some(7) => revision(data, place, files),
        Some(9) => checked(data, place, |fields, mut form| {
            parse_modal(&fields, &mut form);
            form.finish()
        }),
        _ => Ok(()),
    }
}

fn message(body: &Value, place: &Path<'_>, files: &[u64], context: Context) -> Result<(), Refusal> {
    checked(body, place, |fields, form| {
        parse_message(&fields, &stand_ins(body, files), context, form).map(|_| ())
    })
}

fn revision(body: &Value, place: &Path<'_>, files: &[u64]) -> Result<(), Refusal> {
    checked(body, place, |fields, form| {
        parse_message_edit(&fields, &stand_ins(body, files), form).map(|_| ())
    })
}

fn checked(
    body: &Value,
    place: &Path<'_>,
    parse: impl FnOnce(Fields<'_>, Form) -> Result<(), ApiError>,
) -> Result<(), Refusal> {
    let mut form = Form::default();
    let result = match Fields::of(body, place, &mut form) {
        Some(fields) => parse(fields, form),
        None => form.finish(),
    };
    at(place, result)
}

/// Returns files without content, for files that are known to be there or that the body lists.
fn stand_ins(body: &Value, files: &[u64]) -> Vec<FilePart> {
    let mut numbers = files.to_vec();
    if files.is_empty() {
        let listed = body["attachments"].as_array().into_iter().flatten();
        numbers.extend(listed.filter_map(|attachment| parse_id(&attachment["id"])));
    }
    let stand_in =
        |index| FilePart { index, filename: "file".into(), content_type: None, data: bytes::Bytes::new() };
    numbers.into_iter().map(stand_in).collect()
}
