//! The files of the texts, which are part of the program.

/// A language with its files.
pub(crate) struct LanguageFiles {
    /// The name of the language, and of its folder unless it is the pseudo-language.
    pub(crate) name: &'static str,
    /// The name that its speakers give it.
    pub(crate) title: &'static str,
    /// The Fluent files by name, each with its text.
    pub(crate) texts: &'static [(&'static str, &'static str)],
    /// The pages about the games, in Markdown, by the name of the game.
    pub(crate) guides: &'static [(&'static str, &'static str)],
}

macro_rules! language {
    ($name:literal $title:literal) => { language!($name $title from $name) };
    ($name:literal $title:literal from $folder:literal) => {
        LanguageFiles {
            name: $name,
            title: $title,
            texts: language!(@texts $folder: "admin" "analysis" "board" "buttons" "challenge" "commands" "decks"
                "errors" "games" "learn" "lessons" "lists" "names" "offers" "panels" "phrases" "pictures" "placing"
                "plan" "play" "privacy" "profile" "puzzles" "replay" "rules" "series" "settings" "simul" "special"
                "start" "status" "story" "teams" "tournament"),
            guides: language!(@guides $folder: "cardmate" "poker" "mysterious" "summoner"),
        }
    };
    (@texts $language:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/../../assets/text/", $language, "/", $name, ".ftl"
        )))),*]
    };
    (@guides $language:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/../../assets/text/", $language, "/guides/", $name, ".md"
        )))),*]
    };
}

/// The languages. English comes first: it has every text, and serves for those that another language lacks.
pub(crate) const LANGUAGES: &[LanguageFiles] = &[
    language!("en-US" "English"),
    language!("de" "Deutsch"),
    language!("fr" "Français"),
    language!("es" "Español"),
    language!("pt-BR" "Português (Brasil)"),
    language!("ru" "Русский"),
    language!("ja" "日本語"),
    language!("en-XA" "Pseudo" from "en-US"),
];
