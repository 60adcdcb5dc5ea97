//! The first screen in the languages of the reader.

use crate::stage::Stage;
use browserkit::chromium::Chromium;
use browserkit::tab::Tab;
use serde_json::json;

/// Script that returns the language of the page.
const PAGE_LANGUAGE: &str = "return document.documentElement.lang";

/// A reader without a user, and the page's words for them.
struct Newcomer {
    /// Languages of the browser.
    reads: &'static str,
    name: &'static str,
    /// The language of the page.
    language: &'static str,
    title: &'static str,
    heading: &'static str,
    create: &'static str,
    taken: &'static str,
    /// The heading above the first message of the channel.
    beginning: &'static str,
    /// Their user name and locale in Discord.
    becomes: (&'static str, &'static str),
}

impl Newcomer {
    /// Opens the page, takes a name that is taken, and then their own.
    async fn comes(&self) {
        let stage = Stage::new().await;
        let chromium = Chromium::start_in(self.reads).await;
        let tab = Tab::open(&chromium, stage.sandbox.url()).await;
        tab.see("h1", self.heading).await;
        assert_eq!(tab.script(PAGE_LANGUAGE, vec![]).await, json!(self.language));
        assert_eq!(tab.title().await, self.title);
        self.asks_for(&tab, "alice").await;
        tab.see("[role=alert]", self.taken).await;
        self.asks_for(&tab, self.name).await;
        tab.see(".beginning h2", self.beginning).await;

        let users = stage.control("GET", "/users", json!(null)).await.ok();
        let mut users = users.as_array().unwrap().iter();
        let user = users.find(|user| user["global_name"] == self.name).unwrap();
        let (username, locale) = self.becomes;
        assert!(user["username"].as_str().unwrap().starts_with(username), "{user}");
        assert_eq!(user["locale"], locale);
        chromium.driver.quit().await.unwrap();
        stage.done().await;
    }

    /// Asks for a new user of a name.
    async fn asks_for(&self, tab: &Tab<'_>, name: &str) {
        tab.script("document.querySelector('#new-user').value = ''", vec![]).await;
        tab.click("#new-user", "").await;
        tab.type_keys(name).await;
        tab.click(".welcome-new button", self.create).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_reads_german() {
    let newcomer = Newcomer {
        reads: "de-AT,en",
        name: "Jürgen",
        language: "de",
        title: "Sandbox",
        heading: "Wer möchtest du sein?",
        create: "Erstellen",
        taken: "Der Name ist schon vergeben.",
        beginning: "Willkommen in #general!",
        becomes: ("jurgen", "de"),
    };
    newcomer.comes().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_reads_japanese() {
    let newcomer = Newcomer {
        reads: "ja",
        name: "さくら",
        language: "ja",
        title: "サンドボックス",
        heading: "どのユーザーで始めますか？",
        create: "作成",
        taken: "この名前はすでに使われています。",
        beginning: "#generalへようこそ！",
        // Nothing of the name can be part of a user name.
        becomes: ("user_", "ja"),
    };
    newcomer.comes().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn languages_are_chosen_by_the_reader_and_later_by_the_user() {
    let stage = Stage::new().await;
    let chromium = Chromium::start().await;
    let tab = Tab::open(&chromium, stage.sandbox.url()).await;
    tab.see("h1", "Who do you want to be?").await;

    for (reads, language, locale) in [
        (json!(["en"]), "en", "en-US"),
        (json!(["en-GB", "de"]), "en", "en-GB"),
        (json!(["fr-CA"]), "fr", "fr"),
        (json!(["es"]), "es", "es-ES"),
        (json!(["es-419"]), "es", "es-419"),
        (json!(["es-MX"]), "es", "es-419"),
        (json!(["pt-PT"]), "pt-BR", "pt-BR"),
        (json!(["ru-RU"]), "ru", "ru"),
        (json!(["nl-BE", "ja"]), "ja", "nl"),
        (json!(["zh-Hant-HK"]), "en", "zh-TW"),
        (json!(["zh"]), "en", "zh-CN"),
        (json!(["nb-NO"]), "en", "no"),
        (json!(["eo", "ca"]), "en", "en-US"),
        (json!([]), "en", "en-US"),
    ] {
        let choose = "return import('/assets/js/locale.js').then((one) => \
                      [one.pageLanguage(arguments[0]), one.browserLocale(arguments[0])])";
        let chosen = tab.script(choose, vec![reads.clone()]).await;
        assert_eq!(chosen, json!([language, locale]), "{reads}");
    }

    // The server accepts every locale of the page.
    let locales =
        tab.script("return import('/assets/js/locale.js').then((one) => one.LOCALES)", vec![]).await;
    let alice = format!("/users/{}", stage.alice.id);
    for locale in locales.as_array().unwrap() {
        stage.control("PATCH", &alice, json!({"locale": locale})).await.ok();
    }

    stage.control("PATCH", &alice, json!({"locale": "fr"})).await.ok();
    let tab = Tab::open(&chromium, &format!("{}/u/alice/@me", stage.sandbox.url())).await;
    tab.see(".empty-card[lang=fr] h2", "Messages privés").await;
    tab.see(".empty-card .button", "Nouveau message").await;
    assert_eq!(tab.script(PAGE_LANGUAGE, vec![]).await, json!("en"));
    chromium.driver.quit().await.unwrap();
    stage.done().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_text_is_there_in_every_language() {
    let stage = Stage::new().await;
    let chromium = Chromium::start().await;
    let tab = Tab::open(&chromium, stage.sandbox.url()).await;
    tab.see("h1", "Who do you want to be?").await;
    let odd = "const marks = (text) => String(text.match(/\\{\\w+\\}/g)); \
        return Promise.all([import('/assets/js/words.js'), import('/assets/js/locale.js')]).then(([{ TEXTS }, { LANGUAGES }]) => \
            Object.entries(TEXTS).filter(([, texts]) => String(Object.keys(texts)) !== String(LANGUAGES) \
                || Object.values(texts).some((text) => !text || marks(text) !== marks(texts.en))).map(([key]) => key))";
    assert_eq!(tab.script(odd, vec![]).await, json!([]));
    chromium.driver.quit().await.unwrap();
    stage.done().await;
}
