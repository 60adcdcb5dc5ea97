//! Commands in texts: if Discord knows a command, its name becomes a link.

use std::collections::HashMap;

use poise::serenity_prelude as serenity;
use serenity::{CommandOptionType as Kind, CommandType};

/// Quote around a command in a text.
const QUOTE: char = '`';

/// The commands that can be mentioned, with their ids.
#[derive(Debug, Default)]
pub(crate) struct CommandMentions(HashMap<String, u64>);

impl CommandMentions {
    /// Collects mentions of the commands that are registered with Discord.
    pub(crate) fn of(commands: &[serenity::Command]) -> Self {
        let mut ids = HashMap::new();
        for command in commands.iter().filter(|command| command.kind == CommandType::ChatInput) {
            let id = command.id.get();
            let mut is_group = false;
            for option in &command.options {
                let inner = option.options.iter().filter(|inner| inner.kind == Kind::SubCommand);
                match option.kind {
                    Kind::SubCommand => ids.insert(format!("{} {}", command.name, option.name), id),
                    Kind::SubCommandGroup => {
                        for inner in inner {
                            ids.insert(format!("{} {} {}", command.name, option.name, inner.name), id);
                        }
                        None
                    }
                    _ => continue,
                };
                is_group = true;
            }
            if !is_group {
                ids.insert(command.name.clone(), id);
            }
        }
        Self(ids)
    }

    /// Returns the text with mentions in place of the commands that it names, such as `` `/board` ``; unknown ones
    /// stay.
    pub(crate) fn written(&self, text: &str) -> String {
        let mut parts = text.split(QUOTE);
        let mut written = parts.next().unwrap_or_default().to_owned();
        let mut is_quoted = true;
        for part in parts {
            let id = part.strip_prefix('/').filter(|_| is_quoted).and_then(|name| self.0.get(name));
            match id {
                Some(id) => written.push_str(&format!("<{part}:{id}>")),
                None if is_quoted => {
                    written.push(QUOTE);
                    written.push_str(part);
                    // The closing quote, unless the text ends first.
                    written.push(QUOTE);
                }
                None => written.push_str(part),
            }
            is_quoted = !is_quoted;
        }
        // A quote without its closing one.
        if text.matches(QUOTE).count() % 2 == 1 {
            written.pop();
        }
        written
    }
}

#[cfg(test)]
mod tests {
    use super::CommandMentions;

    #[test]
    fn known_commands_can_be_pressed_and_nothing_else_changes() {
        let known = CommandMentions([("board".to_owned(), 1), ("deck use".to_owned(), 2)].into());
        for (text, written) in [
            ("Use `/board`, or `/deck use`.", "Use </board:1>, or </deck use:2>."),
            ("`/deck` and `e4` and `/board x`", "`/deck` and `e4` and `/board x`"),
            ("```\n/board\n``` `/board`", "```\n/board\n``` </board:1>"),
            ("one ` mark, /board", "one ` mark, /board"),
            ("", ""),
        ] {
            assert_eq!(known.written(text), written);
        }
    }
}
