//! Games of teams between two channels and between two servers, over the wire.

use discord_sandbox::permissions::{Overwrite, OverwriteKind, SEND_MESSAGES, VIEW_CHANNEL};
use discord_sandbox::world::ChannelSpec;
use discord_sandbox::{Person, permissions};
use serde_json::{Value, json};

use super::learn::words;
use super::stage::{id_of, in_time};
use super::teams::{Club, DAY, votes};

/// A club with a game of teams, and the channel where the other team is to play.
struct Derby {
    club: Club,
    there: u64,
    lobby: u64,
}

impl Derby {
    /// Makes a game; the other team is to play in a new channel of the same server.
    async fn here(game: &str) -> Self {
        let club = Club::of(6).await;
        let spec = ChannelSpec::new("rivals", 0);
        let there = club.stage.sandbox.create_channel(club.stage.guild, spec).unwrap();
        let lobby = club.make(game, &[("teams", json!("both"))]).await;
        Self { club, there, lobby }
    }

    /// Makes a game; the other team is to play on another, German server, with Carol as its owner and the fifth member.
    async fn abroad() -> Self {
        let club = Club::of(6).await;
        let (stage, carol) = (&club.stage, &club.members[2]);
        let people = [club.members[4].id];
        let guild = stage.sandbox.create_guild("Rivals", carol.id, &people, &[stage.bot.id]).unwrap();
        let there = stage.sandbox.channel_named(guild, "general").unwrap();
        super::server_panel::ServerPanel::open(stage, carol, there)
            .await
            .choose("server/language", &["de"])
            .await;
        let lobby = club.make("cardmate", &[("teams", json!("both"))]).await;
        Self { club, there, lobby }
    }

    /// Opens the message in which the organizer chooses where the other team plays.
    async fn elsewhere(&self) -> u64 {
        let (stage, alice) = (&self.club.stage, &self.club.members[0]);
        let done = stage.press(alice, stage.channel, self.lobby, "Other team elsewhere…").await;
        id_of(&stage.answered(alice, &done).await).unwrap()
    }

    /// Invites the other channel, and waits for the invitation there.
    async fn invite(&self) -> u64 {
        let (stage, alice) = (&self.club.stage, &self.club.members[0]);
        let panel = self.elsewhere().await;
        let channel = self.there.to_string();
        let done = alice.choose(stage.channel, panel, "team/channel/1", &[&channel]).await.unwrap();
        in_time(&done);
        self.message(alice, stage.channel, &format!("I’ve asked in <#{channel}>.")).await;
        self.message(&self.club.members[1], self.there, "Anyone who can write here can accept").await
    }

    /// Gets a code for another server.
    async fn code(&self) -> String {
        let (stage, alice) = (&self.club.stage, &self.club.members[0]);
        let panel = self.elsewhere().await;
        let done = stage.press(alice, stage.channel, panel, "Another server").await;
        in_time(&done);
        let is_code = |message: &Value| words(message).starts_with("Send this code");
        let told = stage.await_message(alice, stage.channel, is_code).await;
        words(&told).split("**").nth(1).unwrap().to_owned()
    }

    /// Enters a code as somebody on a server; returns the answer.
    async fn enter(&self, person: &Person, channel: u64, code: &str) -> Value {
        let stage = &self.club.stage;
        let done = person.run(channel, "server", &[]).await.unwrap();
        let panel = id_of(&stage.answered(person, &done).await).unwrap();
        let opened = person.click(channel, panel, "team/code").await.unwrap();
        assert!(opened.modal.is_some(), "{opened:?}");
        let done = person.submit(&opened, &[("code", code)]).await.unwrap();
        stage.answered(person, &done).await
    }

    /// Waits for a message with these words; returns its id.
    async fn message(&self, person: &Person, channel: u64, wanted: &str) -> u64 {
        let is_wanted = |message: &Value| words(message).contains(wanted);
        id_of(&self.club.stage.await_message(person, channel, is_wanted).await).unwrap()
    }

    /// Presses a button as a member in a channel; returns the answer.
    async fn press(&self, member: usize, channel: u64, message: u64, label: &str) -> String {
        let (stage, person) = (&self.club.stage, &self.club.members[member]);
        let done = stage.press(person, channel, message, label).await;
        stage.told(person, &done).await
    }

    /// Waits for the board after this many plies in a channel, with these words about votes; returns its id.
    async fn board(&self, member: usize, channel: u64, ply: usize, about: &str) -> u64 {
        let person = &self.club.members[member];
        let is_board = |message: &Value| {
            let text = message["content"].as_str().unwrap_or_default();
            (text.ends_with(&format!("ply {ply}")) || text.ends_with(&format!("Halbzug {ply}")))
                && votes(message).contains(about)
        };
        id_of(&self.club.stage.await_message(person, channel, is_board).await).unwrap()
    }

    /// Votes for a typed action as a member at a board of this many plies; returns the answer.
    async fn vote(&self, member: usize, (channel, board): (u64, u64), ply: usize, text: &str) -> String {
        let (stage, person) = (&self.club.stage, &self.club.members[member]);
        let opened = person.click(channel, board, &format!("type/1/{ply}")).await.unwrap();
        let done = person.submit(&opened, &[("move", text)]).await.unwrap();
        stage.told(person, &done).await
    }

    /// Returns all messages that a member sees in a channel.
    fn seen(&self, member: usize, channel: u64) -> Vec<Value> {
        self.club.members[member].messages(channel).unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_of_another_channel_accepts_and_plays_there() {
    let mut derby = Derby::here("cardmate").await;
    let home = derby.club.stage.channel;
    let invitation = derby.invite().await;
    // Whoever has made the game does not accept for the others.
    let told = derby.press(0, derby.there, invitation, "Accept").await;
    assert!(told.starts_with("You’ve sent this invitation yourself"), "{told}");
    let told = derby.press(1, derby.there, invitation, "Accept").await;
    assert!(told.starts_with("Accepted: your team can form."), "{told}");
    for member in [1, 4] {
        let told = derby.press(member, derby.there, invitation, "Join Rearhand").await;
        assert!(told.starts_with("You’re in: team Rearhand."), "{told}");
    }
    // The other side has only its number there, and nobody of the away team joins it.
    derby.club.join(derby.lobby, "Forehand", &[0, 2, 3]).await;
    let told = derby.club.press(1, derby.lobby, "Join Forehand").await;
    assert!(told.starts_with("You’re in the other team."), "{told}");
    let has_two = |message: &Value| words(message).contains(&format!("(2): <#{}>", derby.there));
    let lobby = derby.club.stage.await_message(&derby.club.members[0], home, has_two).await;
    assert!(!lobby["components"].to_string().contains("team/join/1/1"), "{lobby}");
    let has_three = |message: &Value| words(message).contains(&format!("(3): <#{home}>"));
    let seen = derby.club.stage.await_message(&derby.club.members[1], derby.there, has_three).await;
    assert!(!seen["components"].to_string().contains("team/join/1/0"), "{seen}");
    derby.club.start(0, derby.lobby).await;

    // Each board has the votes and the controls of its own team.
    let board = derby.board(0, home, 0, "0 of 3 have voted").await;
    let other = derby.board(1, derby.there, 0, "Forehand** votes elsewhere").await;
    let told = derby.vote(0, (home, board), 0, "4Ci3").await;
    assert!(told.contains("You can change your vote"), "{told}");
    derby.board(0, home, 0, "1 of 3 have voted").await;
    assert!(!derby.seen(1, derby.there).iter().any(|message| votes(message).contains("have voted")));
    let done = derby.club.members[1].click(derby.there, other, "type/1/0").await.unwrap();
    let told = derby.club.stage.told(&derby.club.members[1], &done).await;
    assert!(told.starts_with("It’s not your turn."), "{told}");
    derby.vote(2, (home, board), 0, "4Ci3").await;
    derby.board(0, home, 1, "Rearhand** votes elsewhere").await;
    derby.board(1, derby.there, 1, "0 of 2 have voted").await;

    // A restart in the middle changes nothing, and the command means the game of the channel.
    derby.club.stage.stop().await;
    derby.club.stage.start().await;
    for member in [1, 4] {
        let person = &derby.club.members[member];
        let done = person.run(derby.there, "move", &[("move", json!("4Db6"))]).await.unwrap();
        let told = derby.club.stage.told(person, &done).await;
        assert!(told.starts_with("You voted for "), "{told}");
    }
    derby.board(0, home, 2, "0 of 3 have voted").await;
    derby.board(1, derby.there, 2, "Forehand** votes elsewhere").await;
    derby.club.number_is("SELECT COUNT(*) FROM matches WHERE version = 2", 1).await;
    // Time passes for both.
    derby.club.stage.sandbox.advance(DAY);
    derby.club.number_is("SELECT COUNT(*) FROM matches WHERE ended_at IS NOT NULL", 1).await;
    for (member, channel) in [(0, home), (1, derby.there)] {
        derby.message(&derby.club.members[member], channel, "The game is over.").await;
    }
    derby.club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_declined_or_expires_and_another_follows() {
    let derby = Derby::here("cardmate").await;
    let (stage, home) = (&derby.club.stage, derby.club.stage.channel);
    // Only the organizer invites, and only a channel that they see.
    let done = stage.press(&derby.club.members[1], home, derby.lobby, "Other team elsewhere…").await;
    let told = stage.told(&derby.club.members[1], &done).await;
    assert!(told.starts_with("Only <@"), "{told}");
    let invitation = derby.invite().await;
    let told = derby.press(1, derby.there, invitation, "Decline").await;
    assert_eq!(told, "Declined.");
    derby.message(&derby.club.members[0], home, "The invitation was declined.").await;
    derby.message(&derby.club.members[1], derby.there, "This invitation was declined.").await;
    derby.club.join(derby.lobby, "Rearhand", &[5]).await;
    // Now the first side is free.
    let second = derby.invite().await;
    assert_ne!(second, invitation);
    stage.sandbox.advance(DAY);
    derby.message(&derby.club.members[0], home, "Nobody accepted the invitation in time.").await;
    derby.message(&derby.club.members[1], derby.there, "Nobody accepted this invitation in time.").await;
    derby.club.join(derby.lobby, "Forehand", &[0]).await;
    derby.club.start(0, derby.lobby).await;
    derby.board(0, home, 0, "0 of 1 have voted").await;
    derby.club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_asks_in_a_channel_that_they_do_not_see_or_answers_where_they_cannot_write() {
    let club = Club::of(3).await;
    let (stage, home) = (&club.stage, club.stage.channel);
    let [alice, bob, carol] = &club.members[..] else { panic!("three members") };
    let there = stage.sandbox.create_channel(stage.guild, ChannelSpec::new("rivals", 0)).unwrap();
    let deny = |person: &Person, deny: u64| {
        let overwrite = Overwrite { id: person.id, kind: OverwriteKind::Member, allow: 0, deny };
        stage.sandbox.set_overwrite(there, overwrite).unwrap();
    };
    deny(bob, VIEW_CHANNEL);
    deny(carol, SEND_MESSAGES);
    let done = bob.run(home, "play cardmate", &[("teams", json!("both"))]).await.unwrap();
    in_time(&done);
    let is_lobby = |message: &Value| words(message).starts_with("👥 ");
    let lobby = id_of(&stage.await_message(bob, home, is_lobby).await).unwrap();
    let panel = async || {
        let done = stage.press(bob, home, lobby, "Other team elsewhere…").await;
        id_of(&stage.answered(bob, &done).await).unwrap()
    };
    let ask = async || bob.choose(home, panel().await, "team/channel/1", &[&there.to_string()]).await;
    // Discord itself takes no channel that they do not see.
    assert!(ask().await.is_err());
    assert!(alice.messages(there).unwrap().is_empty());
    // A member who cannot manage the server gets no code.
    in_time(&bob.click(home, panel().await, "team/server/1").await.unwrap());
    let is_refusal = |message: &Value| words(message).starts_with("Only members who can manage");
    stage.await_message(bob, home, is_refusal).await;
    deny(bob, 0);
    in_time(&ask().await.unwrap());
    let is_asked = |message: &Value| words(message).contains("Anyone who can write here can accept");
    let invitation = id_of(&stage.await_message(alice, there, is_asked).await).unwrap();
    let done = stage.press(carol, there, invitation, "Accept").await;
    let told = stage.told(carol, &done).await;
    assert!(told.starts_with("Only somebody who can write in this channel"), "{told}");
    let done = stage.press(alice, there, invitation, "Accept").await;
    let told = stage.told(alice, &done).await;
    assert!(told.starts_with("Accepted: your team can form."), "{told}");
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_of_another_server_plays_by_invitation_and_waits_while_the_bot_is_away() {
    let derby = Derby::abroad().await;
    let (stage, home) = (&derby.club.stage, derby.club.stage.channel);
    let carol = &derby.club.members[2];
    let code = derby.code().await;
    // The code counts only on another server, and only its managers can enter it.
    let answer = derby.enter(carol, derby.there, "1234").await;
    assert!(words(&answer).starts_with("This invitation doesn’t exist"), "{answer}");
    let own = derby.enter(&derby.club.members[0], home, &code).await;
    derby.press(0, home, id_of(&own).unwrap(), "Accept").await;
    derby.message(&derby.club.members[0], home, "This invitation is for another server.").await;
    let done = derby.club.members[4].run(derby.there, "server", &[]).await.unwrap();
    let panel = stage.answered(&derby.club.members[4], &done).await;
    assert!(!panel["components"].to_string().contains("team/code"), "{panel}");
    let shown = derby.enter(carol, derby.there, &code).await;
    derby.press(2, derby.there, id_of(&shown).unwrap(), "Accept").await;
    derby.message(carol, derby.there, "Accepted: your team can form.").await;
    let lobby = derby.message(carol, derby.there, "gegen ein Team eines anderen Servers").await;
    for member in [2, 4] {
        let person = &derby.club.members[member];
        let done = person.click(derby.there, lobby, "team/join/1/1").await.unwrap();
        let told = stage.told(person, &done).await;
        assert!(told.starts_with("You’re in: team Rearhand."), "{told}");
    }
    derby.club.join(derby.lobby, "Forehand", &[0, 1]).await;
    derby.club.start(0, derby.lobby).await;
    let board = derby.board(0, home, 0, "0 of 2 have voted").await;
    for member in [0, 1] {
        derby.vote(member, (home, board), 0, "4Ci3").await;
    }
    derby
        .club
        .number_is("SELECT COUNT(*) FROM away_teams WHERE board_version = 1 AND thread IS NOT NULL", 1)
        .await;
    derby.board(0, home, 1, "Rearhand** votes elsewhere").await;
    // Nothing there leads to the first server or its people.
    let texts = derby.seen(4, derby.there).iter().map(ToString::to_string).collect::<String>();
    for secret in [stage.guild, home, derby.club.members[0].id, derby.club.members[1].id] {
        assert!(!texts.contains(&secret.to_string()), "{texts}");
    }

    // While the other server is without the bot, everything stands still.
    let guild = stage.sandbox.look(|world| world.channel(derby.there).unwrap().guild_id).unwrap();
    stage.sandbox.change(|world| world.remove_member(guild, stage.bot.id)).unwrap();
    derby.board(0, home, 1, "The game is paused").await;
    stage.sandbox.advance(2 * DAY);
    derby.club.number_is("SELECT COUNT(*) FROM team_votes WHERE choice IS NULL", 1).await;
    derby.club.number_is("SELECT COUNT(*) FROM matches WHERE ended_at IS NULL", 1).await;
    let all = permissions::DEFAULT_EVERYONE;
    stage.sandbox.change(|world| world.install(guild, stage.bot.id, all)).unwrap();
    derby.board(0, home, 1, "Rearhand** votes elsewhere").await;
    for member in [2, 4] {
        let person = &derby.club.members[member];
        let done = person.run(derby.there, "move", &[("move", json!("4Db6"))]).await.unwrap();
        in_time(&done);
    }
    derby.board(0, home, 2, "0 of 2 have voted").await;
    derby.club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_team_chooses_in_secret_is_shown_in_neither_channel() {
    let derby = Derby::here("mysterious").await;
    let home = derby.club.stage.channel;
    let invitation = derby.invite().await;
    derby.press(1, derby.there, invitation, "Accept").await;
    derby.press(1, derby.there, invitation, "Join Black").await;
    derby.press(4, derby.there, invitation, "Join Black").await;
    derby.club.join(derby.lobby, "White", &[0, 2, 3]).await;
    derby.club.start(0, derby.lobby).await;
    let board = derby.board(0, home, 0, "chooses in secret").await;
    derby.board(1, derby.there, 0, "White** votes elsewhere").await;
    let told = derby.vote(0, (home, board), 0, "N@c3").await;
    assert!(told.contains("You voted for"), "{told}");
    derby.club.number_is("SELECT COUNT(*) FROM away_teams JOIN team_games ON id = away_teams.game WHERE away_teams.tally_announced = tally AND team_games.tally_announced = tally AND tally > 1", 1).await;
    for (member, channel) in [(5, home), (5, derby.there)] {
        for message in derby.seen(member, channel) {
            assert!(!votes(&message).contains("voted") && !votes(&message).contains('▰'), "{message}");
        }
    }
    derby.club.stage.end().await;
}
