//! Lessons over the wire: one of each game from its first step to its last, with wrong answers, hints, and a restart in
//! the middle; and the data that remains.

use discord_sandbox::Person;
use discord_sandbox::world::Interaction;
use serde_json::{Value, json};
use trickmate_host::PlayerId;
use trickmate_rules::Viewer;
use trickmate_study::lesson::{Course, course, learner};

use super::game::fetch;
use super::mystery::direct;
use super::own_data;
use super::stage::{Stage, button_of, id_of, in_time, selects};

fn course_of(game: &str) -> &'static Course {
    course(game).unwrap()
}

/// Returns the words of a message.
pub(super) fn words(message: &Value) -> &str {
    message["content"].as_str().unwrap()
}

/// Returns the message once an interaction has changed its words.
async fn changed(stage: &Stage, person: &Person, done: &Interaction, before: &Value) -> Value {
    in_time(done);
    let is_new = |seen: &Value| seen["id"] == before["id"] && seen["content"] != before["content"];
    stage.await_message(person, done.channel_id, is_new).await
}

/// Presses a button and waits for these words in the message.
pub(super) async fn press(stage: &Stage, person: &Person, message: &Value, label: &str, says: &str) -> Value {
    let (id, channel) = (id_of(message).unwrap(), place(message));
    in_time(&stage.press(person, channel, id, label).await);
    until(stage, person, channel, id, says).await
}

/// Waits until a message has some words.
pub(super) async fn until(stage: &Stage, person: &Person, channel: u64, message: u64, says: &str) -> Value {
    let id = message.to_string();
    stage
        .await_message(person, channel, |seen| {
            seen["id"] == id.as_str() && seen["content"].as_str().is_some_and(|text| text.contains(says))
        })
        .await
}

pub(super) fn place(message: &Value) -> u64 {
    message["channel_id"].as_str().unwrap().parse().unwrap()
}

/// Types an answer into the form of a message.
pub(super) async fn type_in(
    stage: &Stage,
    person: &Person,
    message: &Value,
    text: &str,
    says: &str,
) -> Value {
    let (id, channel) = (id_of(message).unwrap(), place(message));
    let opened = stage.press(person, channel, id, "Type it…").await;
    assert!(opened.modal.is_some());
    in_time(&person.submit(&opened, &[("move", text)]).await.unwrap());
    until(stage, person, channel, id, says).await
}

/// Returns the custom ids and values of all choices in a message: buttons, and entries of lists.
fn choices(message: &Value, prefix: &str) -> Vec<(String, Option<String>)> {
    let rows = message["components"].as_array().unwrap();
    let components = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    let mut found = Vec::new();
    for component in components {
        let Some(id) = component["custom_id"].as_str().filter(|id| id.starts_with(prefix)) else { continue };
        match component["options"].as_array() {
            Some(options) => found.extend(
                options
                    .iter()
                    .map(|option| (id.to_owned(), Some(option["value"].as_str().unwrap().to_owned()))),
            ),
            None => found.push((id.to_owned(), None)),
        }
    }
    found
}

/// Begins a lesson of a game; returns the message with its first step.
async fn begin(stage: &Stage, person: &Person, channel: u64, course: &Course, lesson: usize) -> Value {
    let game = trickmate_rules::GAMES.iter().position(|game| game.name() == course.game.name()).unwrap();
    let done = person.run(channel, "learn", &[("game", json!(game))]).await.unwrap();
    let shown = stage.answered(person, &done).await;
    let select = selects(&shown)[0];
    let (id, value) = (select["custom_id"].as_str().unwrap(), course.lessons[lesson].id.as_str());
    let message = id_of(&shown).unwrap();
    in_time(&person.choose(channel, message, id, &[value]).await.unwrap());
    until(stage, person, channel, message, "· step 1 of").await
}

/// Does a lesson to its end; each task is solved by its first right answer, chosen or typed.
async fn whole_lesson(stage: &Stage, person: &Person, channel: u64, game: &str, lesson: usize) {
    let course = course_of(game);
    let mut shown = begin(stage, person, channel, course, lesson).await;
    let steps = &course.lessons[lesson].steps;
    for (number, step) in steps.iter().enumerate() {
        assert!(!shown["attachments"].as_array().unwrap().is_empty(), "no picture: {shown:#}");
        let alt = shown["attachments"][0]["description"].as_str().unwrap();
        assert!(alt.contains(course.game.title()), "{alt}");
        if let Some(task) = &step.task {
            let start = course.lessons[lesson].begin(course.game, number).unwrap();
            assert!(
                start.position().observe(Viewer::Omniscient).legal(learner(&start)).contains(&task.accept[0])
            );
            shown = match number % 2 {
                0 => choose(stage, person, &shown, &task.accept[0]).await,
                _ => type_in(stage, person, &shown, &task.accept[0], "✅").await,
            };
            assert!(words(&shown).contains("✅"), "{}", words(&shown));
        }
        if number + 1 < steps.len() {
            let says = format!("· step {} of", number + 2);
            shown = press(stage, person, &shown, "Next", &says).await;
        }
    }
    assert!(words(&shown).contains("🎓"), "{}", words(&shown));
}

/// Finds a right answer by its buttons and lists, as in play: the piece first, then its action.
async fn choose(stage: &Stage, person: &Person, message: &Value, action: &str) -> Value {
    let (id, channel) = (id_of(message).unwrap(), place(message));
    let plain: String = action.chars().filter(char::is_ascii_alphanumeric).collect();
    let mut shown = message.clone();
    for _ in 0..2 {
        let mut all = choices(&shown, "learn/try/");
        all.extend(choices(&shown, "learn/list/"));
        let labels = labels(&shown);
        let best = (0..all.len()).max_by_key(|place| likeness(&labels[*place], &plain)).unwrap();
        let (custom_id, value) = &all[best];
        let done = match value {
            Some(value) => person.choose(channel, id, custom_id, &[value]).await.unwrap(),
            None => person.click(channel, id, custom_id).await.unwrap(),
        };
        shown = changed(stage, person, &done, &shown).await;
        if !words(&shown).contains("**: ") {
            break;
        }
    }
    if words(&shown).contains("✅") { shown } else { type_in(stage, person, &shown, action, "✅").await }
}

/// Returns the labels of the choices, in the order of [`choices`].
fn labels(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().unwrap();
    let of = |prefix: &str| -> Vec<String> {
        let components = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
        let ours = components.filter(|it| it["custom_id"].as_str().is_some_and(|id| id.starts_with(prefix)));
        ours.flat_map(|it| match it["options"].as_array() {
            Some(options) => options.iter().map(|option| option["label"].to_string()).collect(),
            None => vec![it["label"].to_string()],
        })
        .collect()
    };
    let mut all = of("learn/try/");
    all.extend(of("learn/list/"));
    all
}

/// Counts the characters of a label that are in the notation of an action.
fn likeness(label: &str, plain: &str) -> usize {
    let square = &plain[plain.len().saturating_sub(2)..];
    label.chars().filter(|letter| plain.contains(*letter)).count()
        + if label.contains(square) { 10 } else { 0 }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_each_game_is_done_to_its_end() {
    let stage = Stage::set().await;
    let alone = direct(&stage, &stage.bob);
    for (game, lesson) in [("cardmate", 3), ("poker", 4), ("mysterious", 0), ("summoner", 1)] {
        whole_lesson(&stage, &stage.alice, stage.channel, game, lesson).await;
        whole_lesson(&stage, &stage.bob, alone, game, lesson).await;
    }
    let done = stage.alice.run(stage.channel, "learn", &[]).await.unwrap();
    let home = stage.told(&stage.alice, &done).await;
    assert!(home.contains("**Poker Chess**: 1 of"), "{home}");
    let done = stage.bob.run(alone, "learn", &[]).await.unwrap();
    let home = stage.answered(&stage.bob, &done).await;
    assert_eq!(home["flags"].as_u64().unwrap_or(0) & 64, 0, "a plain message where nobody else is");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_and_the_lessons_own_words_help_with_a_wrong_answer() {
    let stage = Stage::set().await;
    let course = course_of("cardmate");
    let suits = course.place("suits").unwrap();
    let shown = begin(&stage, &stage.alice, stage.channel, course, suits).await;
    let shown = press(&stage, &stage.alice, &shown, "Hint", "💡").await;
    assert!(words(&shown).contains("A Deuce goes one square diagonally forward."), "{}", words(&shown));
    type_in(&stage, &stage.alice, &shown, "2C:c5", "is legal, but").await;
    let poker = course_of("poker");
    let shown = begin(&stage, &stage.alice, stage.channel, poker, poker.place("castling").unwrap()).await;
    let shown = type_in(&stage, &stage.alice, &shown, "O-O", "✅").await;
    let shown = press(&stage, &stage.alice, &shown, "Next", "· step 2 of").await;
    type_in(&stage, &stage.alice, &shown, "O-O", "it throws away an ace and a ten").await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_loses_nothing_and_erasing_everything() {
    let mut stage = Stage::set().await;
    let course = course_of("cardmate");
    let suits = course.place("suits").unwrap();
    let shown = begin(&stage, &stage.alice, stage.channel, course, suits).await;
    let shown = type_in(&stage, &stage.alice, &shown, "2c:e5", "(2C:e5)").await;
    let shown = press(&stage, &stage.alice, &shown, "Next", "· step 2 of").await;
    // The refusal cites the rules: a lower card does not capture a higher one of its suit.
    let shown = type_in(&stage, &stage.alice, &shown, "5S:e5", "❌").await;
    assert!(words(&shown).contains("9S"), "{}", words(&shown));
    stage.stop().await;
    stage.start().await;
    // Wrong answers from before the restart still count.
    let shown = type_in(&stage, &stage.alice, &shown, "8Dg3", "is legal, but").await;
    let shown = type_in(&stage, &stage.alice, &shown, "8Dg3", "The solution: ").await;
    assert!(words(&shown).contains("(5S:c5)"), "{}", words(&shown));
    let done = stage.alice.run(stage.channel, "learn", &[]).await.unwrap();
    let home = stage.answered(&stage.alice, &done).await;
    let go_on = press(&stage, &stage.alice, &home, "Continue: Cardmate", "· step 3 of").await;
    assert!(words(&go_on).contains("Suits decide captures"), "{}", words(&go_on));

    let answer = own_data::export(&stage, &stage.alice, stage.channel).await;
    let file = fetch(answer["attachments"][0]["url"].as_str().unwrap()).await;
    let data: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(data["lesson_progress"][0]["lesson"], "suits");
    assert_eq!(data["lesson_progress"][0]["step"], 2);
    let question = own_data::ask_to_delete(&stage, &stage.alice, stage.channel).await;
    press(&stage, &stage.alice, &question, "Delete everything", "Everything that was stored").await;
    let store = stage.database().open_beside().await;
    let player = i64::try_from(stage.alice.id).unwrap();
    assert!(store.lessons().lesson_progress(PlayerId::new(player)).await.unwrap().is_empty());
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_greeting_leads_to_the_lessons() {
    let stage = Stage::set().await;
    let done = stage.carol.run(stage.channel, "help", &[]).await.unwrap();
    let greeting = stage.answered(&stage.carol, &done).await;
    assert!(button_of(&greeting, "Learn").is_some(), "{greeting:#}");
    let home = press(&stage, &stage.carol, &greeting, "Learn", "Pick a game").await;
    let lessons = press(&stage, &stage.carol, &home, "Poker Chess", "Your poker hand").await;
    press(&stage, &stage.carol, &lessons, "Start", "· step 1 of").await;
    stage.end().await;
}
