//! Tournaments over the wire: created by a command, joined by buttons, played by resignations.

mod arena;
mod contest;
mod knockout;
mod large;
mod large_round;
mod managing;
mod pairing;
mod panel;
mod reminders;
mod requests;
mod round_robin;
mod stand_ins;
mod starts;
mod swiss;
mod traffic;

use std::collections::BTreeMap;
use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_host::{CHALLENGE_TTL, GameService, HostedTournament, TournamentId, TournamentState};

use super::learn::words;
use super::stage::{LONG, Stage, id_of, in_time};

/// The order of the formats among the choices.
const SWISS: u64 = 0;
pub(super) const ROUND_ROBIN: u64 = 1;
const DOUBLE: u64 = 2;
const KNOCKOUT: u64 = 3;
pub(super) const ARENA: u64 = 4;
/// The tournament of a test.
const ID: i64 = 1;

/// A server with members who play a tournament; the first of them manages it.
pub(super) struct Club {
    pub(super) stage: Stage,
    pub(super) members: Vec<Person>,
}

impl Club {
    /// Sets up a server with this number of members; the bot is running.
    pub(super) async fn of(count: usize) -> Self {
        let mut club = Self::without_bot(count).await;
        club.stage.start().await;
        club
    }

    /// Sets up a server with this number of members.
    pub(super) async fn without_bot(count: usize) -> Self {
        let stage = Stage::empty().await;
        stage.lift_limits();
        let mut members = vec![stage.alice.clone(), stage.bob.clone(), stage.carol.clone()];
        for number in members.len()..count {
            let person = stage.sandbox.create_user(&format!("member{number}"));
            stage.sandbox.change(|world| world.add_member(stage.guild, person.id)).unwrap();
            members.push(person);
        }
        Self { stage, members }
    }

    /// Answers a command of a member, as they see it.
    async fn told(&self, member: usize, command: &str, options: &[(&str, Value)]) -> String {
        let person = &self.members[member];
        let done = person.run(self.stage.channel, command, options).await.unwrap();
        self.stage.told(person, &done).await
    }

    /// Creates a tournament; returns its message.
    pub(super) async fn create(&self, format: u64, options: &[(&str, Value)]) -> u64 {
        let mut given = vec![("name", json!("Club cup")), ("format", json!(format)), ("game", json!(0))];
        given.extend(options.iter().cloned());
        let told = self.told(0, "tournament create", &given).await;
        assert!(told.starts_with("Tournament 1 is open"), "{told}");
        let message = self.posted(|text| text.starts_with("🏆 **Club cup**")).await;
        id_of(&message).unwrap()
    }

    /// Presses a button of a message as a member; returns the answer.
    async fn press(&self, member: usize, message: u64, label: &str) -> String {
        let (stage, person) = (&self.stage, &self.members[member]);
        let done = stage.press(person, stage.channel, message, label).await;
        stage.told(person, &done).await
    }

    /// Opens a member's own view of the tournament; returns its message.
    async fn view(&self, member: usize) -> u64 {
        let (stage, person) = (&self.stage, &self.members[member]);
        let done = person.run(stage.channel, "tournament show", &[]).await.unwrap();
        id_of(&stage.answered(person, &done).await).unwrap()
    }

    /// Presses a button of a member's own view; returns the answer.
    pub(super) async fn act(&self, member: usize, label: &str) -> String {
        let view = self.view(member).await;
        self.press(member, view, label).await
    }

    /// Presses a button of a member's own view, and the one of the question that follows; returns the answer.
    pub(super) async fn confirm(&self, member: usize, label: &str) -> String {
        let (stage, person, view) = (&self.stage, &self.members[member], self.view(member).await);
        let asked = stage.press(person, stage.channel, view, label).await;
        let question = stage.answered(person, &asked).await;
        assert!(words(&question).ends_with('.') && words(&question).contains("**Club cup**?"), "{question}");
        self.press(member, id_of(&question).unwrap(), label).await
    }

    /// Returns the labels of the buttons in a member's own view.
    async fn labels(&self, member: usize) -> Vec<String> {
        let (stage, person) = (&self.stage, &self.members[member]);
        let done = person.run(stage.channel, "tournament show", &[]).await.unwrap();
        let view = stage.answered(person, &done).await;
        let rows = view["components"].as_array().cloned().unwrap_or_default();
        let buttons = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
        buttons.map(|button| button["label"].as_str().unwrap().to_owned()).collect()
    }

    /// Has everybody join and begins.
    pub(super) async fn begin(&self, message: u64) {
        self.begin_with(message, self.members.len()).await;
    }

    /// Has everybody join.
    pub(super) async fn join(&self, message: u64) {
        self.join_first(message, self.members.len()).await;
    }

    async fn join_first(&self, message: u64, members: usize) {
        for member in 0..members {
            let told = self.press(member, message, "Join").await;
            assert!(told.starts_with("You are in **Club cup**"), "{told}");
        }
    }

    /// Has the first members join and begins.
    async fn begin_with(&self, message: u64, members: usize) {
        self.join_first(message, members).await;
        let told = self.act(0, "Begin").await;
        assert_eq!(told, "**Club cup** has begun.");
    }

    /// Waits for a message in the channel.
    async fn posted(&self, wanted: impl Fn(&str) -> bool) -> Value {
        let stage = &self.stage;
        stage.await_message(&stage.alice, stage.channel, |message| wanted(words(message))).await
    }

    /// Returns the tournament as the database has it.
    async fn tournament(&self) -> HostedTournament {
        let (service, _) = GameService::new(self.stage.store.clone().unwrap(), CHALLENGE_TTL);
        service.tournaments().tournament(TournamentId::new(ID)).await.unwrap()
    }

    /// Begins a round robin with an hour a round, whose first game is then there; returns the deadline.
    pub(super) async fn begin_with_hours(&self) -> i64 {
        let message = self.create(ROUND_ROBIN, &[("hours", json!(1))]).await;
        self.begin(message).await;
        self.number_is("SELECT COUNT(*) FROM tournament_games WHERE match_id IS NOT NULL", |games| {
            games == 1
        })
        .await;
        self.stage.number("SELECT deadline FROM tournaments").await.unwrap()
    }

    /// Waits until a number from the database is as wanted.
    pub(super) async fn number_is(&self, query: &'static str, wanted: impl Fn(i64) -> bool) {
        let deadline = tokio::time::Instant::now() + LONG;
        while !self.stage.number(query).await.is_some_and(&wanted) {
            assert!(tokio::time::Instant::now() < deadline, "{query}: {:?}", self.stage.number(query).await);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until the deadline of the first round is this much later, and asserts that the round then has its time.
    pub(super) async fn round_is_given(&self, before: i64, given: Duration) {
        let given = i64::try_from(given.as_millis()).unwrap();
        self.number_is("SELECT deadline FROM tournaments", |deadline| deadline >= before + given - 1000)
            .await;
        let late = self.stage.number("SELECT deadline FROM tournaments").await.unwrap() - before - given;
        assert!(late < 300_000, "{late} ms too much");
        // Whatever is decided by then would have been decided.
        tokio::time::sleep(Duration::from_secs(2)).await;
        let running = "SELECT COUNT(*) FROM tournament_games WHERE round = 1 AND match_id IS NOT NULL AND result IS NULL";
        assert_eq!(self.stage.number(running).await, Some(1), "nobody has lost");
        self.stage.sandbox.advance(Duration::from_secs(66 * 60));
        self.number_is("SELECT round FROM tournaments", |round| round >= 2).await;
    }

    /// Waits until the tournament is in a state. A large round takes long on a busy machine: patience begins anew with each
    /// change.
    async fn until(&self, reached: impl Fn(&HostedTournament) -> bool) -> HostedTournament {
        let mut deadline = tokio::time::Instant::now() + LONG;
        let mut seen = None;
        loop {
            let tournament = self.tournament().await;
            if reached(&tournament) {
                return tournament;
            }
            let begun = tournament.games.iter().filter(|game| game.match_id.is_some()).count();
            let now = Some((tournament.version, begun));
            if std::mem::replace(&mut seen, now) != now {
                deadline = tokio::time::Instant::now() + LONG;
            }
            assert!(tokio::time::Instant::now() < deadline, "it never came: {tournament:#?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits for a round whose games are all there.
    pub(super) async fn round(&self, round: u16) -> HostedTournament {
        let is_there = |tournament: &HostedTournament| {
            tournament.round == round
                && tournament.games_of(round).all(|game| game.match_id.is_some() || game.result.is_some())
        };
        let tournament = self.until(is_there).await;
        let heading = format!("**Club cup**, round {round}:");
        self.posted(|text| text.starts_with(&heading)).await;
        tournament
    }

    /// Resigns a game as a member.
    async fn resign(&self, member: usize, game: i64) {
        let (stage, person) = (&self.stage, &self.members[member]);
        let asked = person.run(stage.channel, "resign", &[("game", json!(game))]).await.unwrap();
        let question = id_of(&stage.answered(person, &asked).await).unwrap();
        in_time(&stage.press(person, stage.channel, question, "Resign").await);
    }

    /// Returns the place among the members of somebody with this id.
    fn member(&self, id: i64) -> usize {
        let is_it = |person: &Person| i64::try_from(person.id).unwrap() == id;
        self.members.iter().position(is_it).unwrap()
    }

    /// Plays the running games: the member who comes first wins. Adds the points, in halves.
    pub(super) async fn play(&self, points: &mut BTreeMap<usize, u32>) {
        let tournament = self.tournament().await;
        let open = tournament.games.iter().filter(|game| game.result.is_none());
        for game in open {
            let member = |number| self.member(tournament.entrant(number).unwrap().player.get());
            let (white, black) = (member(game.white), member(game.black.unwrap()));
            self.resign(white.max(black), game.match_id.unwrap().get()).await;
            *points.entry(white.min(black)).or_default() += 2;
        }
    }

    /// Stops the bot and starts it again.
    pub(super) async fn restart(&mut self) {
        self.stage.stop().await;
        self.stage.start().await;
    }

    /// Waits for the end, asserts that the standings have these points, and returns the closing message.
    pub(super) async fn end(&self, points: &BTreeMap<usize, u32>) -> String {
        let over = self.until(|tournament| tournament.state == TournamentState::Finished).await;
        let ranking = over.ranking().unwrap();
        let scores: BTreeMap<usize, u32> = ranking
            .iter()
            .map(|placed| {
                let member = self.member(over.entrant(placed.number).unwrap().player.get());
                (member, placed.standing.as_ref().unwrap().score.halves())
            })
            .filter(|(_, halves)| *halves > 0)
            .collect();
        assert_eq!(&scores, points);
        let closing = self.posted(|text| text.contains("is over. Congratulations!")).await;
        words(&closing).to_owned()
    }
}
