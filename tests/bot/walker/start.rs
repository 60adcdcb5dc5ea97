//! The beginning of a walk: against the computer and between people, in a channel, a thread and direct messages.

use std::time::Duration;
use trickmate_host::MatchId;

use discord_sandbox::Person;
use serde_json::{Value, json};

use crate::bot::clocks::{DAY, HOUR};
use crate::bot::mystery::{await_words, direct};
use crate::bot::server_panel::{ServerPanel, turn_threads_off};
use crate::bot::stage::{LONG, Stage, id_of, in_time};

use super::choice::choices;
use super::variant::{Variant, deck, given};

/// Opponent of the walker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opponent {
    Computer,
    /// Another walker.
    Person,
}

/// Place of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Channel,
    Thread,
    /// Direct messages. Between people a game continues there when its server has removed the bot.
    Direct,
}

impl Place {
    pub(super) const ALL: [Self; 3] = [Self::Channel, Self::Thread, Self::Direct];
}

/// A stage on which games with an opponent are played in a place.
pub(super) struct Setting {
    pub(super) stage: Stage,
    pub(super) opponent: Opponent,
    pub(super) place: Place,
    /// Number of games that were begun.
    pub(super) games: i64,
    /// The latest thread.
    thread: u64,
}

/// A game that has begun.
pub(super) struct Begun {
    pub(super) id: MatchId,
    /// The place where each player sees the boards.
    pub(super) places: [u64; 2],
}

impl Setting {
    pub(super) async fn set(opponent: Opponent, place: Place) -> Self {
        let stage = Stage::set().await;
        stage.lift_limits();
        match (opponent, place) {
            (Opponent::Computer, Place::Thread) => {
                let panel = ServerPanel::open(&stage, &stage.alice, stage.channel).await;
                panel.choose("server/computer", &["thread"]).await;
                panel.shows("each in a thread of its own").await;
            }
            (Opponent::Person, Place::Direct) => {
                stage.spare();
                turn_threads_off(&stage, stage.channel).await;
            }
            (_, Place::Channel) => turn_threads_off(&stage, stage.channel).await,
            _ => {}
        }
        Self { stage, opponent, place, games: 0, thread: 0 }
    }

    pub(super) async fn end(self) {
        self.stage.end().await;
    }

    /// The people who play: Alice, and Bob if nobody plays the computer.
    pub(super) fn people(&self) -> Vec<&Person> {
        match self.opponent {
            Opponent::Computer => vec![&self.stage.alice],
            Opponent::Person => vec![&self.stage.alice, &self.stage.bob],
        }
    }

    /// Begins a game, and takes away what the way there has left.
    pub(super) async fn begin(&mut self, game: &str, variant: &Variant) -> Begun {
        self.games += 1;
        let (id, given) = (MatchId::new(self.games), given(variant));
        if let Some(name) = deck(game, variant) {
            for person in self.people() {
                let done =
                    person.run(self.stage.channel, "deck use", &[("name", json!(name))]).await.unwrap();
                let told = self.stage.told(person, &done).await;
                assert!(told.contains(&name), "{told}");
            }
        }
        let begun = match self.opponent {
            Opponent::Computer => self.begin_with_computer(id, game, given).await,
            Opponent::Person => self.begin_with_bob(id, game, given).await,
        };
        for person in self.people() {
            let letters = direct(&self.stage, person);
            for place in [begun.places[0], self.stage.channel, letters] {
                let Ok(messages) = person.messages(place) else { continue };
                for message in messages.iter().filter(|message| is_private(message)) {
                    person.delete(place, id_of(message).unwrap()).unwrap();
                }
            }
        }
        begun
    }

    /// Waits for the thread of a game that has begun.
    async fn new_thread(&mut self) -> u64 {
        let deadline = tokio::time::Instant::now() + LONG;
        loop {
            let thread = self.stage.await_thread().await;
            if thread > self.thread {
                self.thread = thread;
                return thread;
            }
            assert!(tokio::time::Instant::now() < deadline, "no thread");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn begin_with_computer(
        &mut self,
        id: MatchId,
        game: &str,
        given: Vec<(&'static str, Value)>,
    ) -> Begun {
        let (stage, alice) = (&self.stage, &self.stage.alice);
        let at = if self.place == Place::Direct { direct(stage, alice) } else { stage.channel };
        let options: Vec<_> = [("level", json!(1))].into_iter().chain(given).collect();
        let done = alice.run(at, &format!("play {game}"), &options).await.unwrap();
        let told = stage.told(alice, &done).await;
        let place = match self.place {
            Place::Thread => self.new_thread().await,
            _ => {
                assert_eq!(told, "", "the board says it");
                at
            }
        };
        let (stage, alice) = (&self.stage, &self.stage.alice);
        let words = format!("· game {id} · ply ");
        let is_board = |message: &Value| {
            let text = message["content"].as_str().unwrap_or_default();
            text.contains(&words) && !choices(message).is_empty()
        };
        stage.await_message(alice, place, is_board).await;
        Begun { id, places: [place; 2] }
    }

    async fn begin_with_bob(&mut self, id: MatchId, game: &str, given: Vec<(&'static str, Value)>) -> Begun {
        let stage = &self.stage;
        let opponent = [("opponent", json!(stage.bob.id.to_string()))];
        let options: Vec<_> = opponent.into_iter().chain(given).collect();
        let challenge = stage.challenge_to(game, &options).await;
        in_time(&stage.press(&stage.bob, stage.channel, challenge, "Accept").await);
        await_words(stage, &stage.bob, stage.channel, "You accepted the game").await;
        let channel = stage.channel;
        let place = if self.place == Place::Thread { self.new_thread().await } else { channel };
        let stage = &self.stage;
        stage.await_board(place, id.get(), 0).await;
        if self.place != Place::Direct {
            return Begun { id, places: [place; 2] };
        }
        stage.remove_bot();
        let people = [&stage.alice, &stage.bob];
        for person in people {
            await_words(stage, person, direct(stage, person), &format!("Game {id} is paused")).await;
        }
        stage.sandbox.advance(3 * DAY + HOUR);
        let mut places = [0; 2];
        for (person, place) in people.into_iter().zip(&mut places) {
            *place = direct(stage, person);
            await_words(stage, person, *place, &format!("Game {id} is still paused")).await;
        }
        let words = format!("Game {id} is still paused");
        let asked = await_words(stage, &stage.bob, places[1], &words).await;
        let label = format!("Continue game {id} here");
        let done = stage.press(&stage.bob, places[1], id_of(&asked).unwrap(), &label).await;
        if stage.told(&stage.bob, &done).await.contains("asked your opponent") {
            let words = format!("wants to continue game {id}");
            let asked = await_words(stage, &stage.alice, places[0], &words).await;
            let done = stage.press(&stage.alice, places[0], id_of(&asked).unwrap(), &label).await;
            stage.told(&stage.alice, &done).await;
        }
        for (person, place) in people.into_iter().zip(places) {
            await_words(stage, person, place, &format!("· game {id} · ply 0")).await;
        }
        // The next game begins on the server again.
        stage.add_bot();
        Begun { id, places }
    }
}

/// Returns `true` if only one person sees a message.
pub(super) fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & 64 != 0
}

/// Pause between two presses, so that nobody gets pictures faster than they may.
pub(super) const BETWEEN: Duration = Duration::from_millis(500);
