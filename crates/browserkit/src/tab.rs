//! A tab of the browser: one user's page.

use crate::chromium::Chromium;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use thirtyfour::error::{WebDriverErrorInner, WebDriverResult};
use thirtyfour::{WebDriver, WebElement, WindowHandle};
use tokio::time::{sleep, timeout};

/// Longest wait for anything, ample even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(40);

/// Finds the first visible element that matches a selector and contains a text.
const FIND: &str = "return [...document.querySelectorAll(arguments[0])].find((node) => \
    (node.textContent.includes(arguments[1]) || node.getAttribute('aria-label')?.includes(arguments[1])) \
    && node.checkVisibility({ visibilityProperty: true })) ?? null";

/// Watches a click on the way to an element. A click that would land elsewhere, since the page moved under the pointer,
/// is stopped. A button of a message acts on the whole click: where it is drawn anew between the press and the release, it
/// has not been hit.
const AIM: &str = "const [node] = arguments; \
    const whole = node.matches('.component-row button.button'); \
    const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']; \
    const aim = { hit: null, end: () => types.forEach((type) => removeEventListener(type, guard, true)) }; \
    const guard = (event) => { \
        const on = event.composedPath().includes(node); \
        if (whole ? event.type === 'click' : aim.hit === null || (event.type === 'click' && node.isConnected)) aim.hit = on; \
        if (whole ? on : aim.hit) return; \
        event.preventDefault(); \
        event.stopImmediatePropagation(); \
    }; \
    types.forEach((type) => addEventListener(type, guard, true)); \
    node.scrollIntoView({ block: 'center' }); \
    window.aim = aim";
/// Result of the script: `true` if the click hit. If the click left the page, there is no result, and it did hit.
const HIT: &str =
    "const aim = window.aim; delete window.aim; aim?.end(); return aim ? aim.hit === true : true";

/// A tab.
pub struct Tab<'a> {
    driver: &'a WebDriver,
    window: WindowHandle,
}

impl<'a> Tab<'a> {
    /// Opens an address in a new tab.
    pub async fn open(chromium: &'a Chromium, address: &str) -> Tab<'a> {
        let driver = &chromium.driver;
        let window = driver.new_tab().await.unwrap();
        let tab = Tab { driver, window };
        tab.front().await.goto(address).await.unwrap();
        tab
    }

    /// Returns the driver, with this tab in front.
    pub async fn front(&self) -> &WebDriver {
        self.driver.switch_to_window(self.window.clone()).await.unwrap();
        self.driver
    }

    /// Runs a script in the page and returns its result.
    pub async fn script(&self, code: &str, arguments: Vec<Value>) -> Value {
        self.front().await.execute(code, arguments).await.unwrap().json().clone()
    }

    async fn find(&self, selector: &str, text: &str) -> Option<WebElement> {
        let found = self.front().await.execute(FIND, vec![json!(selector), json!(text)]).await.unwrap();
        found.element().ok()
    }

    /// Waits for a visible element with a text (or label), which may be empty for any element.
    pub async fn see(&self, selector: &str, text: &str) -> WebElement {
        let waiting = async {
            loop {
                if let Some(found) = self.find(selector, text).await {
                    return found;
                }
                sleep(PAUSE).await;
            }
        };
        match timeout(PATIENCE, waiting).await {
            Ok(found) => found,
            Err(_) => panic!("in vain: {selector} with “{text}”; the page says:\n{}", self.words().await),
        }
    }

    /// Waits until no visible element has the text.
    pub async fn miss(&self, selector: &str, text: &str) {
        let waiting = async {
            while self.find(selector, text).await.is_some() {
                sleep(PAUSE).await;
            }
        };
        if timeout(PATIENCE, waiting).await.is_err() {
            panic!("still there: {selector} with “{text}”; the page says:\n{}", self.words().await);
        }
    }

    /// Returns `true` if an element is there now.
    pub async fn has(&self, selector: &str, text: &str) -> bool {
        self.find(selector, text).await.is_some()
    }

    /// Waits until a script returns true.
    pub async fn until(&self, what: &str, code: &str) {
        let waiting = async {
            while self.script(code, vec![]).await != json!(true) {
                sleep(PAUSE).await;
            }
        };
        assert!(timeout(PATIENCE, waiting).await.is_ok(), "in vain: {what}\n{}", self.words().await);
    }

    /// Clicks the element with a text. The page may redraw or move it meanwhile: then it is looked up again.
    pub async fn click(&self, selector: &str, text: &str) {
        let waiting = async {
            loop {
                let element = self.see(selector, text).await;
                match self.click_on(&element).await {
                    Ok(true) => return,
                    Ok(false) => {}
                    Err(why) if redrawn(&why) => {}
                    Err(why) => panic!("{selector} with “{text}” cannot be clicked: {why}"),
                }
                sleep(PAUSE).await;
            }
        };
        if timeout(PATIENCE, waiting).await.is_err() {
            if let Some(folder) = std::env::var_os("TRICKMATE_PICTURES") {
                self.photograph(&Path::new(&folder).join("out-of-reach.png")).await;
            }
            panic!("{selector} with “{text}” stays out of reach\n{}", self.words().await);
        }
    }

    /// Clicks once; returns `true` if the element was hit.
    async fn click_on(&self, element: &WebElement) -> WebDriverResult<bool> {
        self.driver.execute(AIM, vec![element.to_json()?]).await?;
        let clicked = element.click().await;
        let hit = self.driver.execute(HIT, vec![]).await?.json() == &json!(true);
        clicked.map(|()| hit)
    }

    /// Types into the element that has the focus.
    pub async fn type_keys(&self, keys: &str) {
        self.front().await.action_chain().send_keys(keys).perform().await.unwrap();
    }

    /// Writes a message in the composer and sends it.
    pub async fn write(&self, text: &str) {
        self.click(".composer-field", "").await;
        self.type_keys(text).await;
        self.type_keys(ENTER).await;
    }

    /// Begins a command: types its name and a space, which opens the fields for its options.
    pub async fn command(&self, name: &str) {
        self.click(".composer-field", "").await;
        self.type_keys("/").await;
        self.see(".composer-popup [role=option]", &format!("/{name}")).await;
        self.type_keys(&format!("{name} ")).await;
        self.see(".composer .command-chip", &format!("/{name}")).await;
    }

    /// Returns the text of the element that has the focus.
    pub async fn focused(&self) -> String {
        let code = "const one = document.activeElement; return one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent \
                    ?? one.textContent";
        self.script(code, vec![]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Returns all visible text of the page.
    pub async fn words(&self) -> String {
        self.script("return document.body.innerText", vec![]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Returns the tab's title.
    pub async fn title(&self) -> String {
        self.front().await.title().await.unwrap()
    }

    /// Keeps what it looks like as a PNG file.
    pub async fn photograph(&self, file: &Path) {
        let png = self.front().await.screenshot_as_png().await.unwrap();
        std::fs::write(file, png).unwrap();
    }

    /// Makes the page as large as on a small laptop.
    pub async fn become_laptop(&self) {
        let tools = self.front().await.cdp();
        let size = json!({"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": false});
        tools.send_raw("Emulation.setDeviceMetricsOverride", size).await.unwrap();
    }

    /// Turns it into a phone: narrow, with touch instead of a pointer.
    pub async fn become_phone(&self) {
        let tools = self.front().await.cdp();
        let size = json!({"width": 400, "height": 800, "deviceScaleFactor": 1, "mobile": true});
        tools.send_raw("Emulation.setDeviceMetricsOverride", size).await.unwrap();
        tools.send_raw("Emulation.setTouchEmulationEnabled", json!({"enabled": true})).await.unwrap();
    }
}

/// Names of keys in WebDriver.
pub const ENTER: &str = "\u{e007}";
pub const TAB: &str = "\u{e004}";
pub const ESCAPE: &str = "\u{e00c}";
pub const UP: &str = "\u{e013}";
pub const DOWN: &str = "\u{e015}";
pub const BACKSPACE: &str = "\u{e003}";

fn redrawn(why: &thirtyfour::error::WebDriverError) -> bool {
    matches!(
        why.as_inner(),
        WebDriverErrorInner::StaleElementReference(_)
            | WebDriverErrorInner::ElementClickIntercepted(_)
            | WebDriverErrorInner::ElementNotInteractable(_)
    )
}
