//! The log: on stderr, without secrets.

use std::io::{self, Write};

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{Targets, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::failure::Failure;

/// Default filter.
pub(super) const USUAL: &str = "warn,trickmate=info";
/// Replacement for a secret.
const HIDDEN: &str = "[hidden]";
/// Addresses in which a token follows after an id.
const PATHS: [&str; 2] = ["/interactions/", "/webhooks/"];

/// The part of Discord's library that quotes unreadable input, at any level.
const QUOTING: &str = "serenity::gateway::ws";

/// Begins to log. `filter` has the form `level,target=level,…`; `secret` is never written.
///
/// # Errors
/// A filter that cannot be read.
pub(super) fn begin(filter: &str, secret: &str) -> Result<(), Failure> {
    let targets: Targets = filter.parse().map_err(|error| format!("the log filter “{filter}”: {error}"))?;
    let writer = Redacting { secret: secret.to_owned() };
    let layer = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(writer);
    tracing_subscriber::registry().with(targets).with(filter_fn(is_fit)).with(layer).init();
    Ok(())
}

/// Returns `true` if a line may be written, whatever the filter says. Below `info` libraries quote what they send and
/// receive, and with it the cards that players place in secret.
fn is_fit(metadata: &Metadata<'_>) -> bool {
    let is_ours = matches!(metadata.target().split("::").next(), Some("trickmate" | "trickmate_host"));
    is_ours || (*metadata.level() <= Level::INFO && metadata.target() != QUOTING)
}

/// Writes to stderr, with secrets hidden.
struct Redacting {
    secret: String,
}

/// An event on its way.
struct Event<'a> {
    secret: &'a str,
}

impl<'a> MakeWriter<'a> for Redacting {
    type Writer = Event<'a>;

    fn make_writer(&'a self) -> Event<'a> {
        Event { secret: &self.secret }
    }
}

impl Write for Event<'_> {
    // The formatter writes an event at once.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        io::stderr().write_all(redact(&String::from_utf8_lossy(bytes), self.secret).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

/// Returns the text without the secret, and without the tokens of interactions in addresses.
fn redact(text: &str, secret: &str) -> String {
    let mut text = if secret.is_empty() { text.to_owned() } else { text.replace(secret, HIDDEN) };
    for path in PATHS {
        let mut shown = String::new();
        let mut rest = text.as_str();
        while let Some(at) = rest.find(path) {
            let (before, after) = rest.split_at(at + path.len());
            shown.push_str(before);
            let id = after.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(after.len());
            shown.push_str(&after[..id]);
            rest = &after[id..];
            if id > 0 && rest.starts_with('/') {
                let end =
                    rest[1..].find(|letter: char| !is_of_token(letter)).map_or(rest.len(), |end| end + 1);
                shown.push('/');
                shown.push_str(HIDDEN);
                rest = &rest[end..];
            }
        }
        shown.push_str(rest);
        text = shown;
    }
    text
}

fn is_of_token(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.' | '%' | '=' | '+')
}

#[cfg(test)]
mod tests {
    use super::redact;

    #[test]
    fn secrets_are_hidden() {
        let text = "Bot abc.def: POST https://discord.com/api/v10/interactions/12/aW50-x_y/callback and \
                    /webhooks/34/tok%3Den/messages/@original, /webhooks/ /interactions/5";
        let shown = redact(text, "abc.def");
        assert_eq!(
            shown,
            "Bot [hidden]: POST https://discord.com/api/v10/interactions/12/[hidden]/callback and \
             /webhooks/34/[hidden]/messages/@original, /webhooks/ /interactions/5"
        );
        assert_eq!(redact("nothing here", ""), "nothing here");
    }
}
