//! A whole lesson of each game on a phone.

use browserkit::chromium::Chromium;
use browserkit::tab::Tab;
use serde_json::json;
use trickmate_study::lesson::course;

use super::playground::Playground;
use super::{BUTTON, LAST_BUTTON};

/// Script that returns `true` if the page is as wide as the phone, and the latest board as wide as the avatars beside
/// it allow.
const FITS: &str = "const pictures = [...document.querySelectorAll('.message img')].filter((it) => it.naturalHeight > 400); \
    const width = pictures.at(-1)?.getBoundingClientRect().width ?? 0; \
    return document.documentElement.scrollWidth <= innerWidth && width >= 310 && width <= innerWidth";

/// Does the first lesson of a game to its end: each task by the form that its button opens.
async fn first_lesson(game: &str) {
    let course = course(game).unwrap();
    let steps = &course.lessons[0].steps;
    let playground = Playground::open();
    let chromium = Chromium::start().await;
    let tab = Tab::open(&chromium, &playground.address).await;
    tab.become_phone().await;
    tab.click(".welcome-user", "Alice").await;
    tab.click(BUTTON, "Learn").await;
    tab.click(LAST_BUTTON, course.game.title()).await;
    tab.click(BUTTON, "Start").await;
    for (number, step) in steps.iter().enumerate() {
        tab.see(".message", &format!("· step {} of {}", number + 1, steps.len())).await;
        tab.until("the page fits the phone", FITS).await;
        if let Some(task) = &step.task {
            tab.click(BUTTON, "Type it…").await;
            tab.click("dialog.modal input", "").await;
            tab.type_keys(&task.accept[0]).await;
            tab.click("dialog.modal button", "Submit").await;
            tab.see(".message", "✅").await;
        }
        if number + 1 < steps.len() {
            tab.click(BUTTON, "Next").await;
        }
    }
    tab.see(".message", "🎓").await;
    let lost = "return [...document.querySelectorAll(arguments[0])].filter((it) => it.scrollWidth > it.clientWidth + 1).length";
    let cut = tab.script(lost, vec![json!(BUTTON)]).await;
    assert_eq!(cut, json!(0), "buttons whose words are cut off");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_cardmate_on_a_phone() {
    first_lesson("cardmate").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_poker_chess_on_a_phone() {
    first_lesson("poker").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_mysterious_chess_on_a_phone() {
    first_lesson("mysterious").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_summoners_chess_on_a_phone() {
    first_lesson("summoner").await;
}
