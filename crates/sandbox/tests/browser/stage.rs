//! A sandbox with the example bot, and people who look at it in a browser.

use crate::bot::stage::Stage;
use browserkit::chromium::Chromium;
use browserkit::tab::Tab;

/// Everything a test of the page needs.
pub(super) struct Theatre {
    pub(super) stage: Stage,
    pub(super) chromium: Chromium,
}

impl Theatre {
    /// Sets the stage, with the bot, and starts a browser.
    pub(super) async fn open() -> Self {
        let stage = Stage::set().await;
        Self { stage, chromium: Chromium::start().await }
    }

    /// Opens the page as a user, in a new tab, and waits until the user can write in it.
    pub(super) async fn seat(&self, user: &str) -> Tab<'_> {
        let tab = Tab::open(&self.chromium, &format!("{}/u/{user}", self.stage.sandbox.url())).await;
        tab.see(".composer-field", "Message #general").await;
        tab
    }

    /// Stops the bot, and checks that it and the sandbox behaved.
    pub(super) async fn close(self) {
        self.chromium.driver.quit().await.unwrap();
        self.stage.strike().await;
    }
}
