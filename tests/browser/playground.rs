//! `trickmate sandbox` as its user starts it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// `trickmate sandbox`, until it is dropped.
pub(super) struct Playground {
    process: Child,
    pub(super) address: String,
}

impl Playground {
    pub(super) fn open() -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_trickmate"))
            .args(["sandbox", "--port", "0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned();
        Self { process, address }
    }
}

impl Playground {
    /// Moves the sandbox's clock on, so that nobody has to wait for what is allowed again after some seconds.
    pub(super) async fn advance(&self, seconds: u64) {
        let url = format!("{}/_sandbox/v1/clock/advance", self.address.trim_end_matches('/'));
        let body = serde_json::json!({"ms": seconds * 1000}).to_string();
        let request = reqwest::Client::new().post(url).header("Content-Type", "application/json").body(body);
        request.send().await.unwrap().error_for_status().unwrap();
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
