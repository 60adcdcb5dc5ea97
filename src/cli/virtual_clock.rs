//! The clock of a server that replaces Discord, if it has a virtual clock.

use std::time::Duration;

use serde::Deserialize;
use tokio::sync::watch;
use trickmate_host::Clock;

/// Interval between two requests to the server.
const PERIOD: Duration = Duration::from_secs(1);
/// Longest wait for an answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The server's answer.
#[derive(Deserialize)]
struct Reading {
    /// Milliseconds by which its clock is ahead of the system's.
    offset_ms: i64,
}

/// Returns the clock of the server at this address, followed from now on, or the system's if the server has none.
pub(super) async fn of(address: &str) -> Clock {
    let address = format!("{}/_sandbox/clock", address.trim_end_matches('/'));
    let client = reqwest::Client::new();
    let Some(offset) = ask(&client, &address).await else { return Clock::system() };
    let (moved, receiver) = watch::channel(offset);
    let clock = Clock::moved_by(receiver);
    tokio::spawn(follow(client, address, clock.clone(), moved));
    clock
}

/// Moves the clock as the server moves its own. A move while this process is stopped was not lived through.
async fn follow(client: reqwest::Client, address: String, clock: Clock, moved: watch::Sender<i64>) {
    // The time before the request of the latest answer: an answer may be older than a stall that it arrives after.
    let mut stalls = clock.stalls();
    loop {
        tokio::time::sleep(PERIOD).await;
        let asked = clock.stalls();
        // A server that does not answer leaves the clock as it is.
        let Some(offset) = ask(&client, &address).await else { continue };
        if clock.stalls() != std::mem::replace(&mut stalls, asked) {
            clock.moved_in_stall(|| {
                moved.send_replace(offset);
            });
        } else {
            moved.send_if_modified(|known| std::mem::replace(known, offset) != offset);
        }
    }
}

async fn ask(client: &reqwest::Client, address: &str) -> Option<i64> {
    let request = client.get(address).timeout(PATIENCE);
    let answer = request.send().await.ok()?.error_for_status().ok()?;
    let reading: Reading = serde_json::from_str(&answer.text().await.ok()?).ok()?;
    Some(reading.offset_ms)
}
