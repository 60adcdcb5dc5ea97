//! What the manager of a server sees on the first day, as the pictures of docs/running.md:
//! `TRICKMATE_PICTURES=docs/images/running cargo test --test trickmate browser::manager -- --ignored`.

use std::path::Path;

use browserkit::chromium::Chromium;
use browserkit::tab::{ENTER, Tab};

use super::BUTTON;
use super::playground::Playground;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures"]
async fn the_first_day_of_a_manager_is_pictured() {
    let folder = std::env::var_os("TRICKMATE_PICTURES").expect("TRICKMATE_PICTURES names no folder");
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder).unwrap();
    let (playground, chromium) = (Playground::open(), Chromium::start().await);
    let tab = Tab::open(&chromium, &playground.address).await;
    tab.become_laptop().await;
    tab.see(".welcome-user", "Alice").await;
    tab.photograph(&folder.join("sandbox.png")).await;
    tab.click(".welcome-user", "Alice").await;
    tab.see(BUTTON, "Cardmate").await;
    tab.command("server").await;
    tab.type_keys(ENTER).await;
    tab.see(".message", "Each game in a thread of its own").await;
    tab.see(BUTTON, "Threads: on").await;
    tab.until("the page stands still", "return document.querySelector('.pending, .dots') === null").await;
    tab.photograph(&folder.join("server.png")).await;
    tab.click(BUTTON, "Cardmate").await;
    tab.click(BUTTON, "Computer").await;
    tab.see(".message", "· ply ").await;
    tab.until("the board", "const all = [...document.querySelectorAll('.picture img')]; return all.length > 0 && all.every((it) => it.complete)").await;
    tab.photograph(&folder.join("first-game.png")).await;
}
