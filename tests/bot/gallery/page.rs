//! The page of the gallery: messages as Markdown, their pictures as files beside it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::bot::languages::shown;
use crate::bot::secrets::bytes;
use crate::bot::stage::Stage;

/// Number of visible entries of a list.
const SHOWN: usize = 4;

/// Page with its parts so far.
#[derive(Default)]
pub(super) struct Page {
    text: String,
    pictures: Vec<(String, Vec<u8>)>,
    captions: BTreeSet<String>,
}

impl Page {
    /// Begins a section.
    pub(super) fn section(&mut self, title: &str) {
        let _ = write!(self.text, "\n## {title}\n");
    }

    /// Adds a message; every picture has a description.
    pub(super) async fn show(&mut self, stage: &Stage, caption: &str, message: &Value) {
        let content = message["content"].as_str().unwrap();
        assert!(content.chars().count() < 1990, "{caption} is cut off: {content}");
        for label in shown(message) {
            assert!(!label.ends_with('…') || label.chars().count() < 75, "{caption} is cut off: {label}");
        }
        let _ = write!(self.text, "\n### {caption}\n\n");
        for line in plain(stage, content).lines() {
            let _ = writeln!(self.text, "> {line}  ");
        }
        for attachment in message["attachments"].as_array().into_iter().flatten() {
            self.picture(caption, attachment).await;
        }
        for embed in message["embeds"].as_array().into_iter().flatten() {
            self.banner(embed).await;
        }
        let rows = message["components"].as_array().into_iter().flatten();
        for row in rows {
            let parts = row["components"].as_array().into_iter().flatten().map(component);
            let _ = write!(self.text, "\n{}\n", parts.collect::<Vec<_>>().join(" "));
        }
        assert!(self.captions.insert(caption.to_owned()), "{caption} is there twice");
    }

    async fn picture(&mut self, caption: &str, attachment: &Value) {
        let name = attachment["filename"].as_str().unwrap();
        if !attachment["content_type"].as_str().is_some_and(|kind| kind.starts_with("image/")) {
            let _ = write!(self.text, "\n📄 {name}\n");
            return;
        }
        let alt = attachment["description"].as_str().unwrap_or_default();
        assert!(!alt.is_empty(), "a picture of {caption} has no description");
        let end = name.rsplit_once('.').unwrap().1;
        let file = format!("{:02}.{end}", self.pictures.len() + 1);
        let width = attachment["width"].as_u64().unwrap().min(550);
        let alt = alt.replace('"', "'").replace('\n', " ");
        let _ = write!(self.text, "\n<img src=\"images/gallery/{file}\" width=\"{width}\" alt=\"{alt}\">\n");
        self.pictures.push((file, bytes(attachment["url"].as_str().unwrap()).await));
    }

    /// Returns a picture that an embed shows whole.
    async fn banner(&mut self, embed: &Value) {
        let url = embed["image"]["url"].as_str().unwrap();
        let file = format!("{:02}.png", self.pictures.len() + 1);
        let _ = write!(
            self.text,
            "\n<img src=\"images/gallery/{file}\" width=\"550\" alt=\"What the player holds.\">\n"
        );
        self.pictures.push((file, bytes(url).await));
    }

    /// Returns the captions so far.
    pub(super) const fn captions(&self) -> &BTreeSet<String> {
        &self.captions
    }

    /// Writes the page and its pictures into a folder of documents.
    pub(super) fn write(self, docs: &Path) {
        let folder = docs.join("images/gallery");
        fs::create_dir_all(&folder).unwrap();
        for old in fs::read_dir(&folder).unwrap() {
            fs::remove_file(old.unwrap().path()).unwrap();
        }
        for (name, bytes) in self.pictures {
            fs::write(folder.join(name), bytes).unwrap();
        }
        let head = "# Gallery\n\nThe messages of whole games, as the bot sent them to its sandbox. Made by \
                    `TRICKMATE_GALLERY=docs cargo test --workspace --test trickmate gallery`.\n";
        fs::write(docs.join("gallery.md"), format!("{head}{}", self.text)).unwrap();
    }
}

/// Returns a text without features of Discord: mentions become names, and links to messages become words.
fn plain(stage: &Stage, content: &str) -> String {
    let mut text = content.to_owned();
    for (person, name) in [(&stage.alice, "Alice"), (&stage.bob, "Bob"), (&stage.carol, "Carol")] {
        text = text.replace(&format!("<@{}>", person.id), &format!("**@{name}**"));
    }
    text = text.replace(&format!("<@{}>", stage.bot.id), "**@Trickmate**");
    while let Some(start) = text.find("<t:") {
        let end = text[start..].find('>').unwrap();
        text.replace_range(start..=start + end, "*(a time)*");
    }
    let words = text.split(' ').map(|word| match word.find("https://discord.com/channels/") {
        Some(_) => "*(a link)*",
        None => word,
    });
    words.collect::<Vec<_>>().join(" ").replace("-# ", "")
}

/// Returns a button, or a list with its first entries.
fn component(part: &Value) -> String {
    if let Some(label) = part["label"].as_str() {
        return format!("`[ {label} ]`");
    }
    let options = part["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let entry = |option: &Value| {
        let label = option["label"].as_str().unwrap_or_default();
        option["description"].as_str().map_or_else(|| label.to_owned(), |help| format!("{label} {help}"))
    };
    let mut entries: Vec<String> = options.iter().take(SHOWN).map(entry).collect();
    if options.len() > SHOWN {
        entries.push(format!("{} more", options.len() - SHOWN));
    }
    format!("`[ {} ▾ ]` {}", part["placeholder"].as_str().unwrap_or_default(), entries.join(" · "))
}
