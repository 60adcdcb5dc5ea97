//! Commands and their options.

use serde_json::Value;

use super::super::violation::Report;
use super::{list as items, text, unique};

const CHAT_INPUT: u64 = 1;
/// Each type of command, its name and how many an application may have of it in one scope.
const LIMITS: [(u64, &str, usize); 3] =
    [(CHAT_INPUT, "chat-input", 100), (2, "user", 15), (3, "message", 15)];

const SUBCOMMAND: u64 = 1;
const SUBCOMMAND_GROUP: u64 = 2;

/// Names, descriptions and values of one command, its options and choices together.
const MAX_TEXT: usize = 8_000;

/// The whole list of commands of an application or of a guild.
pub(super) fn list(body: &Value, report: &mut Report) {
    let commands = body.as_array().map(Vec::as_slice).unwrap_or_default();
    for (kind, name, limit) in LIMITS {
        let of_kind: Vec<(usize, &Value)> =
            commands.iter().enumerate().filter(|(_, command)| kind_of(command) == kind).collect();
        if of_kind.len() > limit {
            report.add("/body", format!("{} {name} commands, more than {limit}", of_kind.len()));
        }
        let names = of_kind.iter().map(|(index, command)| (*index, text(command, "name")));
        unique(names, "/body", "name", report);
    }
    for (index, one) in commands.iter().enumerate() {
        command(one, &format!("/body/{index}"), report);
    }
}

/// A command that is registered.
pub(super) fn command(command: &Value, place: &str, report: &mut Report) {
    let described = !text(command, "description").is_empty();
    match kind_of(command) {
        CHAT_INPUT if !described => {
            report.add(format!("{place}/description"), "a chat-input command needs a description");
        }
        2 | 3 if described => {
            report.add(format!("{place}/description"), "a user or message command has no description");
        }
        _ => {}
    }
    if kind_of(command) == CHAT_INPUT {
        name(command, place, report);
    }
    changed(command, place, report);
}

/// A command that is edited (its type is not known then), or the part of a new one that does not
/// depend on being new.
pub(super) fn changed(command: &Value, place: &str, report: &mut Report) {
    options(command, place, report);
    let characters = characters(command);
    if characters > MAX_TEXT {
        report.add(place, format!("{characters} characters in all, more than {MAX_TEXT}"));
    }
}

fn options(owner: &Value, place: &str, report: &mut Report) {
    let place = format!("{place}/options");
    let options = items(owner, "options");
    unique(options.iter().map(|option| text(option, "name")).enumerate(), &place, "name", report);
    let nests = |option: &Value| matches!(kind_of(option), SUBCOMMAND | SUBCOMMAND_GROUP);
    if options.iter().any(nests) && !options.iter().all(nests) {
        report.add(place.as_str(), "subcommands and other options cannot be mixed");
    }
    let mut seen_optional = false;
    for (index, option) in options.iter().enumerate() {
        let place = format!("{place}/{index}");
        name(option, &place, report);
        if option["autocomplete"] == true && !items(option, "choices").is_empty() {
            report.add(format!("{place}/choices"), "choices and autocomplete exclude each other");
        }
        if !nests(option) {
            let required = option["required"] == true;
            if required && seen_optional {
                report.add(format!("{place}/required"), "a required option comes after an optional one");
            }
            seen_optional |= !required;
        }
        let names = items(option, "choices").iter().map(|choice| text(choice, "name"));
        unique(names.enumerate(), &format!("{place}/choices"), "name", report);
        options_of(option, &place, report);
    }
}

/// Only subcommands and groups have options of their own.
fn options_of(option: &Value, place: &str, report: &mut Report) {
    match kind_of(option) {
        SUBCOMMAND | SUBCOMMAND_GROUP => options(option, place, report),
        _ if !items(option, "options").is_empty() => {
            report.add(format!("{place}/options"), "only subcommands have options");
        }
        _ => {}
    }
}

/// Names are letters and digits of any script in lower case, with `-`, `_` and `'`; Devanagari and
/// Thai with their signs.
fn name(named: &Value, place: &str, report: &mut Report) {
    let name = text(named, "name");
    let fits = |character: char| {
        character.is_alphanumeric()
            || "-_'ʼ".contains(character)
            || matches!(character, '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}')
    };
    if name.to_lowercase() != name {
        report.add(format!("{place}/name"), format!("\"{name}\" has upper-case letters"));
    }
    if !name.chars().all(fits) {
        report.add(
            format!("{place}/name"),
            format!("\"{name}\" may only have letters, digits, hyphens and underscores"),
        );
    }
}

fn kind_of(value: &Value) -> u64 {
    value["type"].as_u64().unwrap_or(CHAT_INPUT)
}

fn characters(value: &Value) -> usize {
    let own: usize =
        ["name", "description", "value"].iter().map(|name| text(value, name).chars().count()).sum();
    let below = ["options", "choices"].iter().flat_map(|name| items(value, name));
    own + below.map(characters).sum::<usize>()
}
