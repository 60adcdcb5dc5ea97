//! A person who walks: they look at nothing but the message that they have used last.

use std::time::Duration;
use trickmate_host::MatchId;

use discord_sandbox::Person;
use serde_json::Value;
use trickmate_rules::kernel::SeedRng;

use crate::bot::stage::{LONG, Stage, button_of, id_of, in_time};

use super::choice::{Choice, choices};
use super::match_walk::Followed;
use super::start::{BETWEEN, is_private};

/// A walker.
pub(super) struct Walker<'a> {
    pub(super) stage: &'a Stage,
    pub(super) person: &'a Person,
    /// The place of the boards.
    pub(super) place: u64,
    /// The message used last, and its channel.
    pub(super) surface: (u64, u64),
    pub(super) clicks: usize,
    /// `true` if the latest action of the match is their own, so that what comes next must be where they are.
    pub(super) is_going_on: bool,
}

/// The controls of a message.
struct Controls {
    message: Value,
    offered: Vec<Choice>,
}

impl Walker<'_> {
    /// Returns a message as the walker sees it.
    pub(super) fn look(&self, (channel, message): (u64, u64)) -> Option<Value> {
        let messages = self.person.messages(channel).unwrap_or_default();
        messages.into_iter().find(|seen| id_of(seen) == Some(message))
    }

    /// Returns the latest board of a match, which has pinged the walker.
    pub(super) fn board(&self, id: MatchId) -> Option<Value> {
        let words = format!("· game {id} · ply ");
        let messages = self.person.messages(self.place).unwrap();
        messages.into_iter().find(|seen| {
            !is_private(seen) && seen["content"].as_str().is_some_and(|text| text.contains(&words))
        })
    }

    /// Returns the controls for a position of the match, once they are on the walker's message. Where that is gone, without
    /// controls, or leads to the board, the board follows it.
    /// Returns `None` where the match continues meanwhile, as the walker has asked for.
    async fn controls(&mut self, followed: &mut Followed<'_>) -> Option<Controls> {
        let (deadline, count) = (tokio::time::Instant::now() + LONG, followed.count());
        loop {
            followed.catch_up().await;
            if followed.count() != count {
                return None;
            }
            let seen = self.look(self.surface);
            let fresh = |message: &Value| {
                let mut offered = choices(message);
                offered.retain(|choice| choice.is_of(followed.id, &followed.versions()));
                offered
            };
            if let Some(message) = &seen {
                let offered = fresh(message);
                if !offered.is_empty() {
                    return Some(Controls { message: message.clone(), offered });
                }
            }
            let leads_on = seen.as_ref().is_none_or(|message| {
                let link = format!("/{}/", self.place);
                let text = message["content"].as_str().unwrap_or_default();
                let is_bare = message["components"] == serde_json::json!([]);
                !is_private(message) && (is_bare || choices(message).is_empty() || text.contains(&link))
            });
            let may_follow = leads_on && !(self.is_going_on && seen.is_some());
            if may_follow
                && let Some(board) = self.board(followed.id)
                && id_of(&board) != Some(self.surface.1)
                && !fresh(&board).is_empty()
            {
                self.surface = (self.place, id_of(&board).unwrap());
                continue;
            }
            assert!(
                tokio::time::Instant::now() < deadline,
                "a dead end at versions {:?} of game {}: {seen:#?}\n{:#?}",
                followed.versions(),
                followed.id,
                self.board(followed.id)
            );
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Presses something that continues the game, and waits until something follows.
    pub(super) async fn step(&mut self, followed: &mut Followed<'_>, chance: &mut SeedRng) {
        let Some(Controls { message: before, mut offered }) = self.controls(followed).await else { return };
        // A turn of several actions is ended now and then, and what is likely is chosen more often.
        let ending = offered.iter().position(|choice| choice.custom_id.starts_with("end/"));
        let place = match (ending, chance.below(4)) {
            (Some(ending), 0 | 1) => ending,
            (None, 0 | 1) => 0,
            _ => chance.below(u32::try_from(offered.len()).unwrap()) as usize,
        };
        let choice = offered.swap_remove(place);
        let (channel, message) = self.surface;
        let (count, id) = (followed.count(), choice.custom_id.as_str());
        self.stage.sandbox.advance(BETWEEN);
        let done = match &choice.value {
            Some(value) => self.person.choose(channel, message, id, &[value]).await,
            None => self.person.click(channel, message, id).await,
        };
        // The message may have changed just before.
        let Ok(done) = done else { return };
        self.clicks += 1;
        in_time(&done);
        self.surface.1 = done.response_id.unwrap_or(message);
        let is_new = self.surface.1 != message;
        let deadline = tokio::time::Instant::now() + LONG;
        loop {
            followed.catch_up().await;
            let seen = self.look(self.surface);
            let goes_on =
                seen.as_ref().is_none_or(|seen| (is_new || *seen != before) && !choices(seen).is_empty());
            if followed.count() != count || followed.is_over() || seen.is_none() && goes_on {
                return;
            }
            if goes_on {
                return;
            }
            assert!(
                tokio::time::Instant::now() < deadline,
                "nothing comes after {choice:?}: {before:#}\n{seen:#?}"
            );
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Resigns by what the board offers.
    pub(super) async fn resign(&mut self, followed: &mut Followed<'_>) {
        let deadline = tokio::time::Instant::now() + LONG;
        let labels = ["More…", "Resign…", "Resign"];
        let (mut step, mut since) = (0, tokio::time::Instant::now());
        while let Some(&label) = labels.get(step) {
            self.stage.sandbox.advance(BETWEEN);
            let done = loop {
                // Another board takes its panel along: the way begins again.
                if step > 0 && since.elapsed() > Duration::from_secs(5) {
                    break None;
                }
                assert!(tokio::time::Instant::now() < deadline, "{label} cannot be pressed");
                // Another board may just have followed the latest one, which has lost its controls.
                let board = self.board(followed.id).filter(|_| label == "More…");
                self.surface = board.as_ref().and_then(id_of).map_or(self.surface, |id| (self.place, id));
                let button = self.look(self.surface).and_then(|seen| button_of(&seen, label));
                if let Some(custom_id) = button
                    && let Ok(done) = self.person.click(self.surface.0, self.surface.1, &custom_id).await
                {
                    break Some(done);
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            };
            since = tokio::time::Instant::now();
            let Some(done) = done else {
                step = 0;
                continue;
            };
            step += 1;
            let message = self.surface.1;
            in_time(&done);
            self.surface.1 = done.response_id.unwrap_or(message);
        }
        while !followed.is_over() {
            followed.catch_up().await;
            assert!(tokio::time::Instant::now() < deadline, "the resignation is lost");
        }
    }

    /// Waits until the walker sees what can be done after a game, on their message or the board.
    pub(super) async fn sees_the_end(&self, id: MatchId) {
        let is_end = |seen: &Value| button_of(seen, "Rematch").is_some();
        let deadline = tokio::time::Instant::now() + LONG;
        loop {
            let own = self.look(self.surface);
            let board = self.board(id);
            let own_is_gone = own.as_ref().is_none_or(|seen| seen["components"] == serde_json::json!([]));
            let is_seen =
                own.as_ref().is_some_and(is_end) || own_is_gone && board.as_ref().is_some_and(is_end);
            if is_seen {
                return;
            }
            assert!(tokio::time::Instant::now() < deadline, "no rematch: {own:#?}\n{board:#?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}
