//! The descriptions of commands, options and choices, from the texts. Their names are typed, so they are not
//! translated.

use poise::serenity_prelude as serenity;
use serenity::{CommandOptionType, CreateCommandOption};

use crate::answer::command::{Command, anywhere};
use trickmate_text::{LOCALES, Language, Value, find_in, get, speak, word};

/// A text of Discord's in a locale, as `(locale, text)`.
type Localised<T> = (T, T);

/// Returns a command's definition for Discord.
pub(crate) fn registered(command: Command) -> Option<serenity::CreateCommand> {
    let command = described(command);
    let slash = command.create_as_slash_command();
    let definition = slash.or_else(|| command.create_as_context_menu_command())?;
    Some(if command.guild_only { on_servers(definition) } else { anywhere(definition) })
}

/// Returns a command for servers alone.
fn on_servers(definition: serenity::CreateCommand) -> serenity::CreateCommand {
    definition
        .contexts(vec![serenity::InteractionContext::Guild])
        .integration_types(vec![serenity::InstallationContext::Guild])
}

/// Describes a command, its subcommands, options and choices.
pub(crate) fn described(mut command: Command) -> Command {
    describe(&mut command, "command");
    command
}

fn describe(command: &mut Command, parent: &str) {
    // Commands in the menus of people and messages have no description.
    if command.slash_action.is_none() {
        return;
    }
    let key = format!("{parent}-{}", command.name);
    command.description = Some(get(&key, &[]).into());
    command.description_localizations = localised(&key, &[]);
    for parameter in &mut command.parameters {
        let key = format!("{key}.{}", parameter.name);
        parameter.description = Some(get(&key, &[]).into());
        parameter.description_localizations = localised(&key, &[]);
        for choice in parameter.choices.to_mut() {
            // Games are shown by their titles everywhere.
            if trickmate_rules::GAMES.iter().any(|game| game.title() == choice.name) {
                let title = choice.name.clone();
                choice.localizations = in_every_locale(|language| Some(speak(language, || word(&title))));
                continue;
            }
            let key = format!("{key}_{}", choice.name);
            choice.name = get(&key, &[]).into();
            choice.localizations = localised(&key, &[]);
        }
    }
    command.subcommands.iter_mut().for_each(|subcommand| describe(subcommand, &key));
}

/// Returns the text for a key in every locale.
fn localised<T: From<String>, L: FromIterator<Localised<T>>>(
    key: &str,
    values: &[(&'static str, Value<'_>)],
) -> L {
    in_every_locale(|language| find_in(language, key, values))
}

/// Returns a text in every locale of Discord that we have translated; the others show the English text.
fn in_every_locale<T: From<String>, L: FromIterator<Localised<T>>>(
    text: impl Fn(Language) -> Option<String>,
) -> L {
    let text = |(locale, _): &(&str, &str)| {
        let language = Language::of_locale(locale).filter(|language| *language != Language::ENGLISH)?;
        Some((T::from((*locale).to_owned()), T::from(text(language)?)))
    };
    LOCALES.iter().filter_map(text).collect()
}

/// Returns an option or subcommand that is described by the text for a key.
pub(crate) fn option(
    kind: CommandOptionType,
    name: &str,
    key: &str,
    values: &[(&'static str, Value<'_>)],
) -> CreateCommandOption {
    let texts: Vec<Localised<String>> = localised(key, values);
    let option = CreateCommandOption::new(kind, name, get(key, values));
    texts.into_iter().fold(option, |option, (locale, text)| option.description_localized(locale, text))
}

/// Adds a choice with this value to an option, under the text for a key.
pub(crate) fn with_choice(option: CreateCommandOption, value: &str, key: &str) -> CreateCommandOption {
    let texts: Vec<Localised<String>> = localised(key, &[]);
    option.add_string_choice_localized(get(key, &[]), value, texts)
}

/// Makes a command that is registered by hand, described by the text for a key.
pub(crate) fn command(name: &str, key: &str) -> serenity::CreateCommand {
    let texts: Vec<Localised<String>> = localised(key, &[]);
    let command = serenity::CreateCommand::new(name).description(get(key, &[]));
    texts.into_iter().fold(command, |command, (locale, text)| command.description_localized(locale, text))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value as Json;

    use super::described;
    use crate::answer::command::Command;
    use crate::route::{commands as all, definitions};

    /// Discord's limit, in characters.
    const MAX_LEN: usize = 100;
    /// Commands that are registered by hand.
    const BY_HAND: [&str; 1] = ["play"];

    /// Returns the keys of a command, its options and its choices.
    fn keys(command: &Command, parent: &str, found: &mut BTreeSet<String>) {
        let key = format!("{parent}-{}", command.name);
        for parameter in &command.parameters {
            found.insert(format!("{key}.{}", parameter.name));
        }
        command.subcommands.iter().for_each(|subcommand| keys(subcommand, &key, found));
        found.insert(key);
    }

    #[test]
    fn every_command_option_and_choice_has_a_text_and_none_is_unused() {
        let mut wanted = BTreeSet::new();
        let commands = all();
        let slash = commands.iter().filter(|command| command.slash_action.is_some());
        slash
            .filter(|command| !BY_HAND.contains(&&*command.name))
            .for_each(|command| keys(command, "command", &mut wanted));
        let known: BTreeSet<String> = trickmate_text::catalogue()["commands"]
            .keys()
            .filter(|key| key.starts_with("command-"))
            .filter(|key| !BY_HAND.iter().any(|name| key.starts_with(&format!("command-{name}"))))
            .cloned()
            .collect();
        let (choices, known): (BTreeSet<String>, BTreeSet<String>) =
            known.into_iter().partition(|key| key.contains('_'));
        assert_eq!(wanted, known);
        assert!(
            choices.iter().all(|key| key.split_once('_').is_some_and(|(option, _)| known.contains(option)))
        );
        for command in commands.into_iter().filter(|command| !BY_HAND.contains(&&*command.name)) {
            for text in shown(&described(command)) {
                assert!(!text.starts_with("command-"), "there is no text {text}");
            }
        }
    }

    /// Returns the descriptions of a command's options and choices.
    fn shown(command: &Command) -> Vec<String> {
        let mut shown: Vec<String> = command.subcommands.iter().flat_map(shown).collect();
        for parameter in &command.parameters {
            shown.extend(parameter.description.as_deref().map(str::to_owned));
            shown.extend(parameter.choices.iter().map(|choice| choice.name.to_string()));
        }
        shown
    }

    fn check(part: &Json, path: &str) {
        if let Some(description) = part["description"].as_str().filter(|description| !description.is_empty())
        {
            let is_short = |text: &str| (1..=MAX_LEN).contains(&text.chars().count());
            assert!(is_short(description), "{path}: {description}");
            assert!(!description.starts_with("A slash command"), "{path} has no description");
            assert!(!description.ends_with('.'), "{path}: descriptions have no full stop: {description}");
            let others = part["description_localizations"].as_object();
            for text in others.into_iter().flat_map(|others| others.values()) {
                assert!(is_short(text.as_str().unwrap()), "{path}: {text}");
            }
        }
        for choice in part["choices"].as_array().into_iter().flatten() {
            assert!(choice["name"].as_str().unwrap().chars().count() <= MAX_LEN, "{path}: {choice}");
        }
        for option in part["options"].as_array().into_iter().flatten() {
            check(option, &format!("{path} {}", option["name"]));
        }
    }

    #[test]
    fn discord_takes_the_length_of_every_description() {
        for definition in definitions() {
            let json = serde_json::to_value(definition).unwrap();
            check(&json, json["name"].as_str().unwrap());
        }
    }
}
