//! A separate Chromium for each test.

use crate::transport::Transport;
use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use tempfile::TempDir;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};
use tokio::sync::{Semaphore, SemaphorePermit};

/// Limit on browsers at a time: each is heavy, and more of them only slow each other down.
static ROOM: Semaphore = Semaphore::const_new(2);

/// Switches that keep it off the network and let it run without a display.
const SWITCHES: [&str; 13] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    // Each tab is a person at a separate screen: none waits because another is in front.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    // A name that somebody else has pointed to this machine.
    "--host-resolver-rules=MAP evil.test 127.0.0.1",
    "--window-size=1280,800",
];

/// A running Chromium. It ends when dropped.
pub struct Chromium {
    // Dropped in this order: the session ends before the driver does, and the profile is removed last.
    pub driver: WebDriver,
    _chromedriver: Chromedriver,
    _profile: TempDir,
    _room: SemaphorePermit<'static>,
}

impl Chromium {
    /// Starts one whose user reads English.
    pub async fn start() -> Self {
        Self::start_in("en-US,en").await
    }

    /// Starts one whose user reads these languages, such as `de-AT,de`: what pages find in `navigator.languages`.
    pub async fn start_in(languages: &str) -> Self {
        let browser = program("CHROMIUM", &["chromium", "chromium-browser", "google-chrome"]);
        let room = ROOM.acquire().await.unwrap();
        let chromedriver = Chromedriver::start();
        let profile = tempfile::tempdir().unwrap();
        let mut wanted = DesiredCapabilities::chrome();
        wanted.set_binary(browser.to_str().unwrap()).unwrap();
        for switch in SWITCHES {
            wanted.add_arg(switch).unwrap();
        }
        wanted.add_arg(&format!("--user-data-dir={}", profile.path().display())).unwrap();
        wanted.add_arg(&format!("--accept-lang={languages}")).unwrap();
        let server = format!("http://127.0.0.1:{}", chromedriver.port);
        let driver = WebDriver::builder(server, wanted).client(Transport::default()).await.unwrap();
        Self { driver, _chromedriver: chromedriver, _profile: profile, _room: room }
    }
}

/// The program that drives Chromium.
struct Chromedriver {
    port: u16,
    _process: Running,
    /// Its output, kept open so that it can keep writing.
    _output: BufReader<ChildStdout>,
}

/// Number of starts before the test gives up.
const STARTS: usize = 20;

impl Chromedriver {
    /// Starts it. The free port that it picks for one family of addresses may be taken in the other. Then it ends at
    /// once, and is started again.
    fn start() -> Self {
        let mut said = String::new();
        for _ in 0..STARTS {
            match Self::try_start() {
                Ok(started) => return started,
                Err(last_words) => said = last_words,
            }
            assert!(said.contains("port not available"), "chromedriver ended early:\n{said}");
        }
        panic!("chromedriver ended {STARTS} times:\n{said}");
    }

    /// Starts it once; returns its output if it ends early.
    fn try_start() -> Result<Self, String> {
        let path = program("CHROMEDRIVER", &["chromedriver"]);
        let process =
            Command::new(&path).arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut process =
            Running(process.unwrap_or_else(|why| panic!("{} does not start: {why}", path.display())));
        let mut output = BufReader::new(process.0.stdout.take().unwrap());
        let mut said = String::new();
        loop {
            let from = said.len();
            if output.read_line(&mut said).unwrap() == 0 {
                return Err(said);
            }
            if let Some((_, rest)) = said[from..].split_once("started successfully on port ") {
                let port = rest.trim_end().trim_end_matches('.').parse().unwrap();
                return Ok(Self { port, _process: process, _output: output });
            }
        }
    }
}

/// A process that ends when dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Finds a program: by the environment variable, or by one of its names on the path.
fn program(variable: &str, names: &[&str]) -> PathBuf {
    if let Some(path) = env::var_os(variable) {
        return path.into();
    }
    let folders = env::var_os("PATH").unwrap_or_default();
    let found = env::split_paths(&folders)
        .flat_map(|folder| names.iter().map(move |name| folder.join(name)))
        .find(|path| Path::is_file(path));
    found.unwrap_or_else(|| {
        panic!(
            "The tests of the page need {}, which is not installed. On Debian: `apt-get install chromium \
             chromium-driver`. If it is somewhere else, set {variable} to its path.",
            names[0]
        )
    })
}
