//! Languages: who reads decides.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_text::{Language, speak, text, word};

use super::game::fetch;
use super::server_panel::ServerPanel;
use super::stage::{Stage, id_of};
use super::surface::press_more;
use super::walker::{Choice, chance, choices};

/// The most characters of a command, a limit of Discord's.
const MAX_COMMAND_LEN: usize = 8000;

/// The most entries of the list from which people pick a command.
const MAX_ENTRIES: usize = 45;

/// Sets the language of somebody's Discord.
pub(super) fn set_locale(stage: &Stage, person: &Person, locale: &str) {
    stage
        .sandbox
        .change(|world| world.change_user(person.id, |user| user.locale = locale.to_owned()))
        .unwrap();
}

fn language(name: &str) -> Language {
    name.parse().unwrap()
}

/// Returns what a person is told by a command.
async fn told(stage: &Stage, person: &Person, command: &str, options: &[(&str, Value)]) -> String {
    let done = person.run(stage.channel, command, options).await.unwrap();
    stage.told(person, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn private_answers_are_in_the_language_of_who_reads_them() {
    let stage = Stage::set().await;
    for (locale, name) in
        [("de", "de"), ("fr", "fr"), ("es-419", "es"), ("ja", "ja"), ("ko", "en-US"), ("ru", "ru")]
    {
        set_locale(&stage, &stage.alice, locale);
        let expected = speak(language(name), || text!("error-no-match"));
        assert_eq!(told(&stage, &stage.alice, "resign", &[("game", json!(77))]).await, expected, "{locale}");
    }
    // A choice counts more than the language of Discord, and is spoken at once.
    let chosen = told(&stage, &stage.alice, "settings", &[("language", json!(3))]).await;
    assert!(
        chosen.contains(&speak(language("fr"), || text!("settings-language", language = "Français"))),
        "{chosen}"
    );
    let expected = speak(language("fr"), || text!("error-no-match"));
    assert_eq!(told(&stage, &stage.alice, "resign", &[("game", json!(77))]).await, expected);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_everybody_sees_is_in_the_language_of_the_server() {
    let stage = Stage::set().await;
    set_locale(&stage, &stage.alice, "de");
    let panel = ServerPanel::open(&stage, &stage.alice, stage.channel).await;
    panel.choose("server/language", &["ru"]).await;
    panel.shows(&speak(language("de"), || text!("server-language", language = "Русский"))).await;
    let options = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("forehand"))];
    let done = stage.alice.run(stage.channel, "play cardmate", &options).await.unwrap();
    stage.told(&stage.alice, &done).await;
    let accept = speak(language("ru"), || text!("button-accept"));
    let has_accept = |message: &Value| message["components"].to_string().contains(&accept);
    let challenge = stage.await_message(&stage.alice, stage.channel, has_accept).await;
    stage.press(&stage.bob, stage.channel, id_of(&challenge).unwrap(), &accept).await;
    let thread = stage.await_thread().await;
    let is_board = |message: &Value| message["attachments"][0]["description"].is_string();
    let board = stage.await_message(&stage.alice, thread, is_board).await;
    let russian = |key: &str| speak(language("ru"), || text!(key));
    let seats = speak(language("ru"), || [word("Forehand"), word("Rearhand")]);
    let alt = board["attachments"][0]["description"].as_str().unwrap();
    assert!(seats.iter().all(|seat| alt.contains(seat.as_str())), "{alt}");
    // What one player alone sees is in their language.
    let id = id_of(&board).unwrap();
    let done = stage.press(&stage.alice, thread, id, &russian("board-button-view")).await;
    let view = stage.answered(&stage.alice, &done).await;
    let own = view["attachments"][0]["description"].as_str().unwrap();
    let forehand = speak(language("de"), || word("Forehand"));
    assert!(own.contains(&forehand) && !own.contains(&seats[0]), "{own}");
    stage.end().await;
}

/// Plays a move by a command; returns what the person is told.
async fn play(stage: &Stage, person: &Person, place: u64, typed: &str) -> String {
    let done = person.run(place, "move", &[("move", json!(typed))]).await.unwrap();
    stage.told(person, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_of_chessmen_are_read_in_both_languages_and_never_guessed() {
    let stage = Stage::set().await;
    let seat = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("white"))];
    let message = stage.challenge_to("poker", &seat).await;
    stage.press(&stage.bob, stage.channel, message, "Accept").await;
    set_locale(&stage, &stage.alice, "fr");
    set_locale(&stage, &stage.bob, "de");
    let place = stage.await_thread().await;
    // White: e4 Nf3 Bc4; Black: e5 Nc6 Bc5. Each in letters of the own language and once in English.
    for (ply, (typed, played)) in
        [("e4", "e4"), ("e5", "e5"), ("Cf3", "Cf3"), ("Nc6", "Sc6"), ("Fc4", "Fc4"), ("Lc5", "Lc5")]
            .into_iter()
            .enumerate()
    {
        stage.await_board(place, 1, ply).await;
        let person = if ply.is_multiple_of(2) { &stage.alice } else { &stage.bob };
        let told = play(&stage, person, place, typed).await;
        assert!(told.contains(&format!("({played} · ")), "{typed}: {told}");
    }
    stage.await_board(place, 1, 6).await;
    // In French `Rf1` is the King's move, in English the Rook's.
    let done = stage.alice.run(place, "move", &[("move", json!("Rf1"))]).await.unwrap();
    let asked = stage.answered(&stage.alice, &done).await;
    let rows = asked["components"].as_array().unwrap();
    let buttons: Vec<&str> = rows
        .iter()
        .flat_map(|row| row["components"].as_array().unwrap())
        .filter_map(|button| button["label"].as_str())
        .collect();
    assert_eq!(buttons, ["♖ Tour h1 → f1", "♔ Roi e1 → f1"], "{asked:#}");
    // A suggestion is the move that it shows.
    let suggested = stage.alice.complete(place, "move", &[], ("move", "Tf")).await.unwrap();
    let choices = suggested.choices.unwrap();
    assert_eq!(
        (&choices[0]["name"], &choices[0]["value"]),
        (&json!("♖ Tour h1 → f1"), &json!("en:Rf1")),
        "{choices:#?}"
    );
    stage.press(&stage.alice, place, id_of(&asked).unwrap(), buttons[1]).await;
    let board = stage.await_board(place, 1, 7).await;
    // The record is English.
    set_locale(&stage, &stage.bob, "en-US");
    let shown = press_more(&stage, &stage.bob, place, id_of(&board).unwrap(), "Record").await;
    let record = fetch(stage.answer(&stage.bob, &shown)["attachments"][0]["url"].as_str().unwrap()).await;
    assert!(record.contains("Nc6") && record.contains("Kf1"), "{record}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_described_in_every_language_within_the_limits() {
    let mut stage = Stage::empty().await;
    stage.lift_limits();
    stage.start().await;
    let url = format!(
        "{}/api/v10/applications/{}/commands?with_localizations=true",
        stage.sandbox.url(),
        stage.bot.id
    );
    let client = reqwest::Client::builder().user_agent("DiscordBot (tests, 1)").build().unwrap();
    let asked = client.get(url).header("Authorization", format!("Bot {}", stage.bot.token));
    let listed: Value = asked.send().await.unwrap().json().await.unwrap();
    let commands = listed.as_array().unwrap_or_else(|| panic!("{listed:#}"));
    let play = commands.iter().find(|command| command["name"] == "play").unwrap();
    for (locale, name) in [("de", "de"), ("es-ES", "es"), ("es-419", "es"), ("pt-BR", "pt-BR"), ("ja", "ja")]
    {
        let expected = speak(language(name), || text!("command-play"));
        assert_eq!(play["description_localizations"][locale], expected, "{locale}");
    }
    for command in commands {
        let length = length(command);
        assert!(length <= MAX_COMMAND_LEN, "{} has {length} characters", command["name"]);
    }
    let typed = commands.iter().filter(|command| command["type"] == 1);
    let listed: usize = typed.map(entries).sum();
    assert!(listed <= MAX_ENTRIES, "{listed} entries");
    stage.end().await;
}

/// Counts the entries of a command in Discord's picker: itself, or each of its subcommands.
fn entries(command: &Value) -> usize {
    let options = command["options"].as_array().into_iter().flatten();
    let within = options.filter(|option| [json!(1), json!(2)].contains(&option["type"]));
    within.map(entries).sum::<usize>().max(1)
}

/// Counts the characters of a command or an option as Discord does: of each text the longest translation.
fn length(command: &Value) -> usize {
    let count = |text: &Value| text.as_str().map_or(0, |text| text.chars().count());
    let longest = |key: &str| {
        let translated = command[format!("{key}_localizations")].as_object().into_iter().flatten();
        translated.map(|(_, text)| count(text)).chain([count(&command[key])]).max().unwrap_or_default()
    };
    let inner = ["options", "choices"].into_iter().filter_map(|key| command[key].as_array()).flatten();
    longest("name") + longest("description") + count(&command["value"]) + inner.map(length).sum::<usize>()
}

/// The language of tests in which every letter of a text is changed.
const PSEUDO: &str = "en-XA";

/// Words that stay as they are in every language: names of people, of languages and of ready decks, what is typed, and
/// Betza's notation.
const STAY: [&str; 21] = [
    "alice",
    "Brasil",
    "Deutsch",
    "English",
    "artillery",
    "balanced",
    "casual",
    "days",
    "fcF",
    "fcN",
    "fcW",
    "ffN",
    "fmF",
    "fmN",
    "fmW",
    "leapers",
    "mimics",
    "riders",
    "ringwalkers",
    "swarm",
    "variant",
];

/// Returns every text that a message shows: its words, labels, entries of lists and alt texts.
pub(super) fn shown(message: &Value) -> Vec<String> {
    let mut texts = Vec::new();
    collect(message, &mut texts);
    texts
}

fn collect(value: &Value, texts: &mut Vec<String>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| collect(value, texts)),
        Value::Object(fields) => {
            for (name, value) in fields {
                let is_shown =
                    ["content", "label", "description", "placeholder", "title"].contains(&name.as_str());
                if let Some(text) = value.as_str().filter(|_| is_shown) {
                    texts.push(text.to_owned());
                }
                if ["components", "options", "attachments", "embeds", "fields"].contains(&name.as_str()) {
                    collect(value, texts);
                }
            }
        }
        _ => {}
    }
}

/// Returns the words of a text that no language has changed.
fn english(text: &str) -> Vec<&str> {
    let is_typed = |part: &&str| part.contains(['+', '`']) || part.contains("://");
    let parts = text.split_whitespace().filter(|part| !is_typed(part));
    let words = parts.flat_map(|part| part.split(|letter: char| !letter.is_alphanumeric() && letter != '\''));
    let is_word = |word: &&str| word.len() >= 3 && word.chars().all(|letter| letter.is_ascii_alphabetic());
    words.filter(is_word).filter(|word| !STAY.contains(word)).collect()
}

/// Presses this number of times what a game offers; returns every text that was shown.
pub(super) async fn walk(
    stage: &Stage,
    game: &str,
    options: &[(&str, Value)],
    presses: usize,
) -> BTreeSet<String> {
    let person = &stage.alice;
    let mut options = options.to_vec();
    options.push(("level", json!(1)));
    let done = person.run(stage.channel, &format!("play {game}"), &options).await.unwrap();
    stage.told(person, &done).await;
    let mut seen = BTreeSet::new();
    let mut surface =
        id_of(&stage.await_message(person, stage.channel, |message| !choices(message).is_empty()).await)
            .unwrap();
    let mut chance = chance(9, 1);
    for _ in 0..presses {
        let all = person.messages(stage.channel).unwrap();
        seen.extend(all.iter().flat_map(shown));
        let Some(before) = all.iter().find(|message| id_of(message) == Some(surface)) else { break };
        let mut offered = choices(before);
        if offered.is_empty() {
            break;
        }
        let place = chance.below(u32::try_from(offered.len()).unwrap()) as usize;
        let Choice { custom_id, value } = offered.swap_remove(place);
        let done = match &value {
            Some(value) => person.choose(stage.channel, surface, &custom_id, &[value]).await,
            None => person.click(stage.channel, surface, &custom_id).await,
        };
        // The message that was used last may have been replaced.
        let Ok(done) = done else { break };
        surface = done.response_id.unwrap_or(surface);
        let (id, old) = (surface, before.clone());
        let changed =
            |message: &Value| id_of(message) == Some(id) && *message != old && !choices(message).is_empty();
        let next =
            tokio::time::timeout(Duration::from_secs(5), stage.await_message(person, stage.channel, changed));
        if next.await.is_err() {
            break;
        }
    }
    seen.extend(person.messages(stage.channel).unwrap().iter().flat_map(shown));
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn no_sentence_is_put_together_in_the_code() {
    let mut stage = Stage::empty().await;
    stage.lift_limits();
    stage.start().await;
    for person in [&stage.alice, &stage.bob] {
        set_locale(&stage, person, PSEUDO);
    }
    stage
        .sandbox
        .change(|world| world.change_guild(stage.guild, |guild| guild.preferred_locale = PSEUDO.to_owned()))
        .unwrap();
    let mut left = BTreeMap::<String, String>::new();
    for (game, options) in [
        ("cardmate", vec![]),
        ("poker", vec![]),
        ("mysterious", vec![("variant", json!("casual"))]),
        ("summoner", vec![]),
    ] {
        for text in walk(&stage, game, &options, 12).await {
            left.extend(english(&text).into_iter().map(|word| (word.to_owned(), format!("{game}: {text}"))));
        }
    }
    for command in [
        "help",
        "games",
        "settings",
        "server",
        "profile",
        "learn",
        "puzzle",
        "deck list",
        "card list",
        "leaderboard",
        "privacy",
    ] {
        let Ok(done) = stage.alice.run(stage.channel, command, &[]).await else { continue };
        stage.told(&stage.alice, &done).await;
        for text in stage.alice.messages(stage.channel).unwrap().iter().flat_map(shown) {
            left.extend(
                english(&text).into_iter().map(|word| (word.to_owned(), format!("{command}: {text}"))),
            );
        }
    }
    let listed: Vec<String> = left.iter().map(|(word, text)| format!("{word}: {text}")).collect();
    assert!(left.is_empty(), "{}", listed.join("\n\n"));
    stage.end().await;
}
