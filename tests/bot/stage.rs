//! A sandbox with people and the running bot.

use std::fmt::Display;
use std::net::TcpListener;
use std::path::Path;
use std::time::Duration;

use discord_sandbox::gateway::HubConfig;
use discord_sandbox::permissions::{Overwrite, OverwriteKind};
use discord_sandbox::world::Interaction;
use discord_sandbox::{Bot, Config, Person, Sandbox};
use serde_json::{Value, json};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;
use trickmate::{BotError, Settings};
use trickmate_host::{Clock, Limits, Store, WorldPolicy};
use trickmate_text::{Language, speak, text};

use super::labels;
use super::server_panel::turn_threads_off;
use crate::database::Database;

/// Longest wait of a test for an event that must come, under any load.
pub(super) const LONG: Duration = Duration::from_secs(60);
/// Longest delay of an answer, in milliseconds: more than Discord gives, since many tests share a machine.
const IN_TIME: i64 = 30_000;

/// A sandbox with people, a server, a channel and the bot.
pub(super) struct Stage {
    pub(super) sandbox: Sandbox,
    pub(super) bot: Bot,
    pub(super) alice: Person,
    pub(super) bob: Person,
    pub(super) carol: Person,
    pub(super) guild: u64,
    pub(super) channel: u64,
    pub(super) challenge_ttl: Duration,
    /// Listener for metrics and health of the bot that is started.
    pub(super) pages: Option<TcpListener>,
    pub(super) limits: Limits,
    /// Step of the system's clock, as the bot sees it, in milliseconds.
    pub(super) system_step: watch::Sender<i64>,
    /// `true` if the bot reads moves from messages.
    pub(super) typing: bool,
    /// `true` if the bot uploads its emojis.
    pub(super) emojis: bool,
    /// Language of the server and of its people, in which boards and labels are looked for.
    pub(super) language: Language,
    /// The database of the running bot.
    pub(super) store: Option<Store>,
    world: WorldPolicy,
    database: Database,
    scratch: tempfile::TempDir,
    running: Option<Running>,
}

struct Running {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), BotError>>,
}

impl Stage {
    /// Sets everything up; the bot is not running yet.
    pub(super) async fn empty() -> Self {
        Self::empty_with(HubConfig::default()).await
    }

    /// Sets an empty stage like [`Stage::empty`], with another gateway.
    pub(super) async fn empty_with(gateway: HubConfig) -> Self {
        Self::empty_within(gateway, Duration::from_millis(IN_TIME.unsigned_abs())).await
    }

    /// Sets a stage like [`Stage::set`], where an answer fails that comes later than Discord takes it.
    pub(super) async fn impatient() -> Self {
        let mut stage = Self::empty_within(HubConfig::default(), Config::default().answer_within).await;
        stage.start().await;
        stage
    }

    async fn empty_within(gateway: HubConfig, answer_within: Duration) -> Self {
        // Bots may sign in as often as a test lets them.
        let identify_limit = gateway.identify_limit.filter(|limit| limit.max_concurrency > 1);
        let gateway = HubConfig { identify_limit, ..gateway };
        let sandbox = Sandbox::start(Config {
            gateway,
            press_delay: Duration::ZERO,
            answer_within,
            ..Config::default()
        })
        .await
        .unwrap();
        let alice = sandbox.create_user("alice");
        let bob = sandbox.create_user("bob");
        let carol = sandbox.create_user("carol");
        let bot = sandbox.create_application("Trickmate");
        let guild = sandbox.create_guild("Club", alice.id, &[bob.id, carol.id], &[bot.id]).unwrap();
        let channel = sandbox.channel_named(guild, "general").unwrap();
        let scratch = tempfile::tempdir().unwrap();
        let database = Database::new(&scratch.path().join("bot.sqlite")).await;
        let challenge_ttl = Duration::from_secs(24 * 60 * 60);
        Self {
            sandbox,
            bot,
            alice,
            bob,
            carol,
            guild,
            channel,
            challenge_ttl,
            pages: None,
            limits: Limits::default(),
            system_step: watch::Sender::new(0),
            typing: true,
            // Most tests look for pieces by their symbols.
            emojis: false,
            language: Language::ENGLISH,
            store: None,
            // Everybody in the sandbox is new.
            world: WorldPolicy::UNRESTRICTED,
            database,
            scratch,
            running: None,
        }
    }

    /// Sets everything up, and connects the bot.
    pub(super) async fn set() -> Self {
        let mut stage = Self::empty().await;
        stage.start().await;
        stage
    }

    /// Returns a text in the stage's language.
    pub(super) fn said<T>(&self, text: impl FnOnce() -> T) -> T {
        speak(self.language, text)
    }

    /// Lets the server and its people speak a language, by this locale of Discord.
    pub(super) fn speak(&mut self, locale: &str) {
        self.language = Language::of_locale(locale).unwrap();
        let people = [self.alice.id, self.bob.id, self.carol.id];
        for person in people {
            self.sandbox
                .change(|world| world.change_user(person, |user| user.locale = locale.to_owned()))
                .unwrap();
        }
        self.sandbox
            .change(|world| {
                world.change_guild(self.guild, |guild| guild.preferred_locale = locale.to_owned())
            })
            .unwrap();
    }

    /// Sets a stage like [`Stage::set`], with matches in the channel instead of threads.
    pub(super) async fn without_threads() -> Self {
        Self::without_threads_and_with(Limits::default()).await
    }

    /// Sets a stage like [`Stage::without_threads`], with these limits.
    pub(super) async fn without_threads_and_with(limits: Limits) -> Self {
        let mut stage = Self::empty().await;
        stage.limits = limits;
        stage.start().await;
        turn_threads_off(&stage, stage.channel).await;
        stage
    }

    /// Lifts Discord's rate limits, for tests that play whole games, count requests or start the bot more often than
    /// usual. The limiter of the bot's library does not work with other addresses than Discord's, and without it the
    /// bot must repeat refused requests.
    pub(super) fn lift_limits(&self) {
        self.sandbox.set_realistic_limits(false);
    }

    /// Makes the bot as careful with worldwide ratings as it usually is.
    pub(super) fn strict(&mut self) {
        self.world = WorldPolicy::default();
    }

    pub(super) const fn database(&self) -> &Database {
        &self.database
    }

    pub(super) fn scratch(&self) -> &Path {
        self.scratch.path()
    }

    /// Starts the bot and waits until it is connected.
    pub(super) async fn start(&mut self) {
        let store = self.database.open().await;
        self.store = Some(store.clone());
        let mut settings = Settings::new(self.bot.token.clone());
        settings.api_base = Some(self.sandbox.url().to_owned());
        settings.challenge_ttl = self.challenge_ttl;
        settings.pages = self.pages.take();
        settings.limits = self.limits;
        settings.world = self.world;
        settings.typing = self.typing;
        settings.emojis = self.emojis;
        settings.clock =
            Clock::moved_by(self.sandbox.clock_offset()).stepped_by(self.system_step.subscribe());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(trickmate::run(settings, store, async {
            let _ = stopped.await;
        }));
        self.running = Some(Running { stop, task });
        self.connected().await;
    }

    /// Waits until the bot has a new session; one that could be resumed does not count.
    pub(super) async fn connected(&self) {
        let deadline = tokio::time::Instant::now() + LONG;
        let sessions = || self.sandbox.gateway().sessions();
        while !sessions().iter().any(|session| session.application_id == self.bot.id && session.connected) {
            assert!(tokio::time::Instant::now() < deadline, "the bot did not connect");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Stops the bot in an orderly way.
    pub(super) async fn stop(&mut self) {
        if let Some(Running { stop, task }) = self.running.take() {
            stop.send(()).unwrap();
            task.await.unwrap().unwrap();
        }
    }

    /// Ends the test: asserts that the bot has kept to Discord's rules and has been in time.
    pub(super) async fn end(mut self) {
        self.stop().await;
        let none: Vec<Value> = Vec::new();
        assert_eq!(self.sandbox.unsupported(), none);
        assert_eq!(self.sandbox.violations(), none);
        self.sandbox.shutdown().await;
    }

    /// Returns the answer to a person, as they see it.
    pub(super) fn answer(&self, person: &Person, interaction: &Interaction) -> Value {
        in_time(interaction);
        let id = interaction.response_id.expect("no answer").to_string();
        let messages = person.messages(interaction.channel_id).unwrap();
        messages.into_iter().find(|message| message["id"] == id.as_str()).expect("the answer is gone")
    }

    /// Returns the answer to a person; waits for it if it was deferred.
    pub(super) async fn answered(&self, person: &Person, interaction: &Interaction) -> Value {
        in_time(interaction);
        let id = interaction.response_id.expect("no answer").to_string();
        let ready = |message: &Value| {
            message["id"] == id.as_str() && message["flags"].as_u64().unwrap_or(0) & 128 == 0
        };
        self.await_message(person, interaction.channel_id, ready).await
    }

    /// Returns the text of a private answer; waits for it if it was deferred. The text is empty if the answer was taken
    /// away, since it is seen elsewhere.
    pub(super) async fn told(&self, person: &Person, interaction: &Interaction) -> String {
        in_time(interaction);
        let id = interaction.response_id.expect("no answer");
        let deadline = tokio::time::Instant::now() + LONG;
        loop {
            let changes = person.changes();
            let messages = person.messages(interaction.channel_id).unwrap();
            let Some(message) = messages.iter().find(|message| id_of(message) == Some(id)) else {
                return String::new();
            };
            let flags = message["flags"].as_u64().unwrap_or(0);
            if flags & 128 == 0 {
                assert_eq!(flags & 64, 64, "it is not private: {message}");
                return with_plain_commands(message["content"].as_str().unwrap());
            }
            assert!(tokio::time::Instant::now() < deadline, "it never came: {message:#}");
            change(person, changes, deadline).await;
        }
    }

    /// Waits for a message that a person sees in a channel.
    pub(super) async fn await_message(
        &self,
        person: &Person,
        channel: u64,
        wanted: impl Fn(&Value) -> bool,
    ) -> Value {
        let deadline = tokio::time::Instant::now() + LONG;
        loop {
            let changes = person.changes();
            let messages = person.messages(channel).unwrap_or_default();
            if let Some(found) = messages.iter().find(|message| wanted(message)) {
                return found.clone();
            }
            assert!(tokio::time::Instant::now() < deadline, "it never came; there is: {messages:#?}");
            change(person, changes, deadline).await;
        }
    }

    /// Waits until a person no longer sees a message.
    pub(super) async fn await_gone(&self, person: &Person, channel: u64, message: u64) {
        let deadline = tokio::time::Instant::now() + LONG;
        loop {
            let changes = person.changes();
            if !person.messages(channel).unwrap().iter().any(|seen| id_of(seen) == Some(message)) {
                return;
            }
            assert!(tokio::time::Instant::now() < deadline, "message {message} stays");
            change(person, changes, deadline).await;
        }
    }

    /// Waits until a person sees no message in a channel.
    pub(super) async fn await_no_message(&self, person: &Person, channel: u64) {
        let deadline = tokio::time::Instant::now() + LONG;
        loop {
            let changes = person.changes();
            let messages = person.messages(channel).unwrap();
            if messages.is_empty() {
                return;
            }
            assert!(tokio::time::Instant::now() < deadline, "these stay: {messages:#?}");
            change(person, changes, deadline).await;
        }
    }

    /// Returns the place of the latest match: the channel or a thread of it.
    pub(super) async fn await_thread(&self) -> u64 {
        let find = |stage: &Self| {
            let state = stage.alice.state().unwrap();
            let threads = state["guilds"][0]["threads"].as_array().unwrap().clone();
            threads.iter().filter_map(id_of).max()
        };
        let deadline = tokio::time::Instant::now() + LONG;
        loop {
            if let Some(thread) = find(self) {
                return thread;
            }
            assert!(tokio::time::Instant::now() < deadline, "no thread");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Challenges somebody to Cardmate as Alice; returns the challenge's message.
    pub(super) async fn challenge(&self, options: &[(&str, Value)]) -> u64 {
        self.challenge_to("cardmate", options).await
    }

    /// Challenges somebody to a game as Alice; returns the challenge's message.
    pub(super) async fn challenge_to(&self, game: &str, options: &[(&str, Value)]) -> u64 {
        let done = self.alice.run(self.channel, &format!("play {game}"), options).await.unwrap();
        id_of(&self.posted(&self.alice, &done).await).unwrap()
    }

    /// Returns the challenge that a command has posted, to which its private answer links; otherwise the answer.
    pub(super) async fn posted(&self, person: &Person, done: &Interaction) -> Value {
        let answer = self.answered(person, done).await;
        let text = answer["content"].as_str().unwrap();
        let prefix = self.said(|| text!("challenge-posted", link = "https://discord.com/channels/"));
        let link = text.strip_prefix(&prefix);
        let Some(link) = link else { return answer };
        let mut ids =
            link.split('/').skip(1).map(|id| id.trim_end_matches(|end: char| !end.is_ascii_digit()));
        let (channel, message) = (ids.next().unwrap(), ids.next().unwrap());
        self.await_message(person, channel.parse().unwrap(), |seen| seen["id"] == message).await
    }

    /// Returns the requests of the bot since a line of the transcript, as method, path and status.
    pub(super) fn requests_since(&self, line: u64) -> Vec<(String, String, u64)> {
        let lines = self.sandbox.transcript(line);
        let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let requests = lines.filter(|line| line["kind"] == "http").map(|line| {
            let text = |name: &str| line[name].as_str().unwrap().to_owned();
            (text("method"), text("path"), line["status"].as_u64().unwrap())
        });
        requests.collect()
    }

    /// Returns the number of the next line of the transcript.
    pub(super) fn next_line(&self) -> u64 {
        let lines = self.sandbox.transcript(0);
        let last = lines.lines().last().map(|line| serde_json::from_str::<Value>(line).unwrap());
        last.map_or(0, |line| line["seq"].as_u64().unwrap() + 1)
    }

    /// Begins a match between Alice as Forehand and Bob in a thread; returns the thread.
    pub(super) async fn begin(&self) -> u64 {
        self.accept_one().await;
        let thread = self.await_thread().await;
        self.await_board(thread, 1, 0).await;
        thread
    }

    /// Challenges Bob as Alice, who is Forehand, and accepts as Bob.
    pub(super) async fn accept_one(&self) -> u64 {
        let options = [("opponent", json!(self.bob.id.to_string())), ("seat", json!("forehand"))];
        let message = self.challenge(&options).await;
        let done = self.press(&self.bob, self.channel, message, "Accept").await;
        in_time(&done);
        message
    }

    /// Takes permissions in the channel from the bot, or gives them back.
    pub(super) fn deny(&self, deny: u64) {
        let overwrite = Overwrite { id: self.bot.id, kind: OverwriteKind::Member, allow: 0, deny };
        self.sandbox.set_overwrite(self.channel, overwrite).unwrap();
    }

    /// Waits for the board of a match after this many plies.
    pub(super) async fn await_board(&self, place: u64, game: i64, ply: usize) -> Value {
        let ending = self.said(|| format!("· {} · {}", text!("board-number", game), text!("board-ply", ply)));
        self.await_message(&self.alice, place, |message| {
            message["content"].as_str().is_some_and(|text| text.ends_with(&ending))
                && message["flags"].as_u64().unwrap_or(0) & 64 == 0
        })
        .await
    }

    /// Returns all boards in a place, the oldest first, by their plies.
    pub(super) fn boards(&self, place: u64) -> Vec<(usize, Value)> {
        Self::boards_shown_to(&self.alice, place)
    }

    /// Returns the plies of all boards that a person sees in a place, the oldest first.
    pub(super) fn boards_seen_by(&self, person: &Person, place: u64) -> Vec<usize> {
        Self::boards_shown_to(person, place).into_iter().map(|(ply, _)| ply).collect()
    }

    /// Asserts the promises about the boards of a match: each is posted once, in order, and the latest is there. A late
    /// one may be left out for the next.
    pub(super) fn assert_boards_up_to(&self, place: u64, last: usize) {
        let plies = self.boards_seen_by(&self.alice, place);
        assert!(plies.is_sorted_by(|one, next| one < next), "a board is doubled or late: {plies:?}");
        assert_eq!((plies.first(), plies.last()), (Some(&0), Some(&last)), "{plies:?}");
    }

    /// Returns the boards that a person sees in a place, the oldest first: their plies and messages.
    pub(super) fn boards_with_ids(&self, person: &Person, place: u64) -> Vec<(usize, u64)> {
        let boards = Self::boards_shown_to(person, place).into_iter();
        boards.map(|(ply, message)| (ply, id_of(&message).unwrap())).collect()
    }

    fn boards_shown_to(person: &Person, place: u64) -> Vec<(usize, Value)> {
        let mut boards: Vec<(usize, Value)> = person
            .messages(place)
            .unwrap()
            .into_iter()
            .filter(|message| message["flags"].as_u64().unwrap_or(0) & 64 == 0)
            .filter_map(|message| {
                let text = message["content"].as_str()?;
                let (_, ply) = text.rsplit_once("· ply ")?;
                Some((ply.parse().ok()?, message))
            })
            .collect();
        boards.reverse();
        boards
    }

    /// Presses the button with this label as a person.
    pub(super) async fn press(
        &self,
        person: &Person,
        channel: u64,
        message: u64,
        label: &str,
    ) -> Interaction {
        let custom_id = self.button(person, channel, message, label).await;
        person.click(channel, message, &custom_id).await.unwrap()
    }

    /// Chooses, as a person, what begins with this in a message, once it is there: an entry of a list, or a button.
    pub(super) async fn pick(&self, person: &Person, channel: u64, message: u64, label: &str) -> Interaction {
        let id = message.to_string();
        let seen = self
            .await_message(person, channel, |seen| {
                seen["id"] == id.as_str()
                    && (entry_of(seen, label).is_some() || beginning(seen, label).is_some())
            })
            .await;
        if let Some(custom_id) = beginning(&seen, label) {
            return person.click(channel, message, &custom_id).await.unwrap();
        }
        let (custom_id, value) = entry_of(&seen, label).unwrap();
        person.choose(channel, message, &custom_id, &[&value]).await.unwrap()
    }

    /// Returns the id of the button with this label, once it is there.
    pub(super) async fn button(&self, person: &Person, channel: u64, message: u64, label: &str) -> String {
        let id = message.to_string();
        let labels = labels::translations(self.language, label);
        let found = |message: &Value| labels.iter().find_map(|label| button_of(message, label));
        let message = self
            .await_message(person, channel, |message| {
                message["id"] == id.as_str() && found(message).is_some()
            })
            .await;
        found(&message).unwrap()
    }
}

/// Waits until something has changed in the sandbox since it had this number of changes, or until the deadline.
async fn change(person: &Person, changes: u64, deadline: tokio::time::Instant) {
    while person.changes() == changes && tokio::time::Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Returns a text with plain names of commands in the place of those that can be pressed: `` `/board` `` for
/// `</board:12>`.
fn with_plain_commands(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, command)) = rest.split_once("</") {
        plain.push_str(before);
        let (name, after) = command.split_once(':').unwrap();
        plain.push_str(&format!("`/{name}`"));
        rest = after.split_once('>').unwrap().1;
    }
    plain + rest
}

/// Returns the id of a message or channel.
pub(super) fn id_of(thing: &Value) -> Option<u64> {
    thing["id"].as_str()?.parse().ok()
}

/// Returns the custom id of the button with this label.
pub(super) fn button_of(message: &Value, label: &str) -> Option<String> {
    let rows = message["components"].as_array()?;
    rows.iter()
        .flat_map(|row| row["components"].as_array().into_iter().flatten())
        .find(|component| component["label"] == label)
        .and_then(|component| component["custom_id"].as_str())
        .map(str::to_owned)
}

/// The custom id of the button whose label begins so.
fn beginning(message: &Value, label: &str) -> Option<String> {
    let rows = message["components"].as_array()?.iter();
    let mut buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let button =
        buttons.find(|button| button["label"].as_str().is_some_and(|text| text.starts_with(label)))?;
    Some(button["custom_id"].as_str()?.to_owned())
}

/// Returns the list of a message with an entry that begins with this, and the entry's value.
pub(super) fn entry_of(message: &Value, label: &str) -> Option<(String, String)> {
    selects(message).into_iter().find_map(|select| {
        let mut options = select["options"].as_array()?.iter();
        let option =
            options.find(|option| option["label"].as_str().is_some_and(|text| text.starts_with(label)))?;
        Some((select["custom_id"].as_str()?.to_owned(), option["value"].as_str()?.to_owned()))
    })
}

/// Returns the selects of a message.
pub(super) fn selects(message: &Value) -> Vec<&Value> {
    let rows = message["components"].as_array().unwrap();
    rows.iter().map(|row| &row["components"][0]).filter(|component| component["type"] == 3).collect()
}

/// Checks that an answer tells what a player did, with this notation behind the words.
pub(super) fn assert_played(told: &str, actions: impl Display, game: impl Display) {
    assert!(told.contains(&format!(" ({actions} · game {game})")), "{told}");
}

/// Asserts that the interaction has been acknowledged within three seconds.
pub(super) fn in_time(interaction: &Interaction) {
    let acknowledged =
        interaction.acknowledged.unwrap_or_else(|| panic!("not acknowledged: {interaction:?}"));
    let took = acknowledged - interaction.created;
    assert!(took <= IN_TIME, "acknowledged after {took} ms");
}
