//! Games of teams over the wire: joined by buttons, played by votes.

use std::time::Duration;

use discord_sandbox::world::Interaction;
use discord_sandbox::{FaultAction, FaultSpec, Person};
use serde_json::{Value, json};

use super::crowd::join_all;
use super::learn::words;
use super::mystery::{await_words, direct};
use super::processes::{connected, shared, start};
use super::stage::{LONG, Stage, id_of, in_time};

/// A day and a little.
pub(super) const DAY: Duration = Duration::from_secs(24 * 60 * 60 + 60);

/// A server with members, some of them in teams.
pub(super) struct Club {
    pub(super) stage: Stage,
    pub(super) members: Vec<Person>,
}

impl Club {
    /// Sets up a server with this number of members.
    async fn without_bot(count: usize) -> Self {
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

    /// Sets up the same with the bot running, and games in the channel.
    pub(super) async fn of(count: usize) -> Self {
        let mut club = Self::without_bot(count).await;
        club.stage.start().await;
        super::server_panel::turn_threads_off(&club.stage, club.stage.channel).await;
        club
    }

    /// Makes a game of teams as the first member; returns its message.
    pub(super) async fn make(&self, game: &str, options: &[(&str, Value)]) -> u64 {
        let done = self.members[0].run(self.stage.channel, &format!("play {game}"), options).await.unwrap();
        let told = self.stage.told(&self.members[0], &done).await;
        assert!(told.starts_with("The teams can form: https://"), "{told}");
        let lobby = |message: &Value| words(message).starts_with("👥 ");
        id_of(&self.stage.await_message(&self.stage.alice, self.stage.channel, lobby).await).unwrap()
    }

    /// Presses a button of a message as a member; returns the answer.
    pub(super) async fn press(&self, member: usize, message: u64, label: &str) -> String {
        let (stage, person) = (&self.stage, &self.members[member]);
        let done = stage.press(person, stage.channel, message, label).await;
        stage.told(person, &done).await
    }

    /// Begins the game as a member. Nothing is answered where the board is.
    pub(super) async fn start(&self, member: usize, lobby: u64) {
        in_time(&self.stage.press(&self.members[member], self.stage.channel, lobby, "Begin").await);
    }

    /// Has these members join the team of a side.
    pub(super) async fn join(&self, message: u64, side: &str, members: &[usize]) {
        for member in members {
            let told = self.press(*member, message, &format!("Join {side}")).await;
            assert!(told.starts_with(&format!("You’re in: team {side}.")), "{told}");
        }
    }

    /// Begins Cardmate between teams of four and two; returns the first board.
    async fn begin(&self) -> u64 {
        let lobby = self.make("cardmate", &[("teams", json!("both"))]).await;
        self.join(lobby, "Forehand", &[0, 2, 3, 5]).await;
        self.join(lobby, "Rearhand", &[1, 4]).await;
        self.start(0, lobby).await;
        self.board(0).await
    }

    /// Waits for the board of the match after this many plies, with its votes.
    async fn board(&self, ply: usize) -> u64 {
        let ending = format!("· game 1 · ply {ply}");
        let is_board = |message: &Value| words(message).ends_with(&ending) && !votes(message).is_empty();
        id_of(&self.stage.await_message(&self.stage.alice, self.stage.channel, is_board).await).unwrap()
    }

    /// Types an action as a member, at the board of this many plies.
    async fn type_at(&self, member: usize, board: u64, ply: usize, text: &str) -> Interaction {
        let (stage, person) = (&self.stage, &self.members[member]);
        let id = format!("type/1/{ply}");
        let opened = person.click(stage.channel, board, &id).await.unwrap();
        assert!(opened.modal.is_some(), "{opened:?}");
        let done = person.submit(&opened, &[("move", text)]).await.unwrap();
        in_time(&done);
        done
    }

    /// Votes for a typed action as a member; returns the answer.
    async fn vote(&self, member: usize, board: u64, ply: usize, text: &str) -> String {
        let done = self.type_at(member, board, ply, text).await;
        self.stage.told(&self.members[member], &done).await
    }

    /// Waits until a number from the database is as wanted.
    pub(super) async fn number_is(&self, query: &str, wanted: i64) {
        let deadline = tokio::time::Instant::now() + LONG;
        loop {
            let number = self.stage.database().number(query).await;
            if number == Some(wanted) {
                return;
            }
            assert!(tokio::time::Instant::now() < deadline, "{query}: {number:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Returns the votes below a board or in a panel.
pub(super) fn votes(message: &Value) -> &str {
    let embeds = message["embeds"].as_array();
    embeds.and_then(|embeds| embeds.last()?["description"].as_str()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_teams_play_a_game_to_its_end() {
    let club = Club::of(6).await;
    let lobby = club.make("cardmate", &[("teams", json!("both"))]).await;
    club.join(lobby, "Forehand", &[0, 2, 3]).await;
    let told = club.press(0, lobby, "Begin").await;
    assert!(told.starts_with("A team has no members yet."), "{told}");
    club.join(lobby, "Rearhand", &[1, 4]).await;
    let told = club.press(1, lobby, "Join Forehand").await;
    assert!(told.starts_with("You’re in the other team."), "{told}");
    let told = club.press(1, lobby, "Begin").await;
    assert!(told.starts_with("Only <@"), "{told}");
    club.start(0, lobby).await;
    let board = club.board(0).await;

    // Whoever joins now votes from the next turn on; strangers never do.
    club.join(board, "Forehand", &[5]).await;
    let told = club.vote(5, board, 0, "4Ci3").await;
    assert!(told.starts_with("You can vote from your team’s next turn on."), "{told}");
    let done = club.members[1].click(club.stage.channel, board, "type/1/0").await.unwrap();
    let told = club.stage.told(&club.members[1], &done).await;
    assert!(told.starts_with("It’s not your turn."), "{told}");

    let told = club.vote(0, board, 0, "7Cb1").await;
    assert!(told.starts_with("You voted for "), "{told}");
    let told = club.vote(2, board, 0, "4Ci3").await;
    assert!(told.contains("You can change your vote until it closes."), "{told}");
    let shown = |message: &Value| {
        id_of(message) == Some(board)
            && votes(message).contains("2 of 3 have voted")
            && votes(message).matches("▰▰▰▰▱▱▱▱▱▱ **1** · ").count() == 2
    };
    club.stage.await_message(&club.stage.bob, club.stage.channel, shown).await;
    let told = club.vote(0, board, 0, "4Ci3").await;
    assert!(told.contains("That decided it."), "{told}");
    let board = club.board(1).await;
    for member in [1, 4] {
        club.vote(member, board, 1, "4Db6").await;
    }
    // Now there are four, and two are no majority.
    let board = club.board(2).await;
    for member in [0, 2] {
        let told = club.vote(member, board, 2, "8Dj2").await;
        assert!(told.contains("You can change"), "{told}");
    }
    let told = club.vote(5, board, 2, "8Dj2").await;
    assert!(told.contains("That decided it."), "{told}");
    let board = club.board(3).await;
    for member in [1, 4] {
        let person = &club.members[member];
        let (stage, place) = (&club.stage, club.stage.channel);
        let more = stage.press(person, place, board, "More…").await;
        let more = id_of(&stage.answered(person, &more).await).unwrap();
        let asked = stage.press(person, place, more, "Resign…").await;
        let asked = id_of(&stage.answered(person, &asked).await).unwrap();
        let done = stage.press(person, place, asked, "Resign").await;
        let told = club.stage.told(person, &done).await;
        assert!(told.contains("You voted for resigning."), "{told}");
    }
    club.number_is("SELECT winner FROM matches WHERE reason = 'resignation'", 0).await;
    let over =
        |message: &Value| id_of(message) == Some(lobby) && words(message).contains("The game is over.");
    club.stage.await_message(&club.stage.bob, club.stage.channel, over).await;
    club.number_is("SELECT COUNT(*) FROM team_votes", 0).await;
    club.number_is("SELECT COUNT(*) FROM actions WHERE text NOT LIKE '%resign%'", 3).await;
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deadline_closes_a_vote_and_of_equal_choices_the_first_to_get_there_wins() {
    let mut club = Club::of(6).await;
    let board = club.begin().await;
    // Two each: the second choice had two first, and who repeats a choice keeps the place.
    for (member, choice) in [(0, "7Cb1"), (2, "4Ci3"), (3, "4Ci3"), (5, "7Cb1"), (3, "4Ci3")] {
        let told = club.vote(member, board, 0, choice).await;
        assert!(told.contains("You can change your vote"), "{told}");
    }
    // A restart between the votes and the end changes nothing.
    club.stage.stop().await;
    let noted = "SELECT MAX(at) FROM shard_presence";
    let before = club.stage.database().number(noted).await;
    club.stage.start().await;
    // Until it has noted that it is there, the time is that of an outage.
    let deadline = tokio::time::Instant::now() + LONG;
    while club.stage.database().number(noted).await <= before {
        assert!(tokio::time::Instant::now() < deadline, "the bot has not noted its presence");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    club.stage.sandbox.advance(DAY);
    club.board(1).await;
    club.number_is("SELECT COUNT(*) FROM actions WHERE text LIKE '4C%i3%'", 1).await;
    // Nobody votes: so early the game is called off.
    club.stage.sandbox.advance(DAY);
    club.number_is("SELECT COUNT(*) FROM matches WHERE reason = 'aborted'", 1).await;
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_plays_the_computer_and_one_a_person_who_begins() {
    let club = Club::of(4).await;
    let lobby = club.make("cardmate", &[("teams", json!("one")), ("level", json!(1))]).await;
    club.join(lobby, "Forehand", &[0, 2]).await;
    club.start(0, lobby).await;
    let board = club.board(0).await;
    for member in [0, 2] {
        club.vote(member, board, 0, "4Ci3").await;
    }
    // The computer answers, and the team votes again.
    club.number_is("SELECT COUNT(*) FROM team_votes WHERE version = 2", 1).await;
    club.board(2).await;

    let given = [("teams", json!("one")), ("opponent", json!(club.members[1].id.to_string()))];
    let second = club.make("cardmate", &given).await;
    assert_ne!(second, lobby);
    club.join(second, "Forehand", &[0]).await;
    let told = club.press(0, second, "Begin").await;
    assert!(told.starts_with("Only <@"), "{told}");
    let told = club.press(1, second, "Join Forehand").await;
    assert!(told.starts_with("You play against this team yourself."), "{told}");
    club.start(1, second).await;
    club.number_is(
        "SELECT COUNT(*) FROM team_votes JOIN team_games ON team_games.id = team_votes.game WHERE match_id = 2",
        1,
    )
    .await;
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn members_play_by_commands_and_by_typing_as_in_any_game() {
    let club = Club::of(6).await;
    let board = club.begin().await;
    let (stage, place) = (&club.stage, club.stage.channel);
    let suggested = club.members[0].complete(place, "move", &[], ("move", "4c")).await.unwrap();
    let choices = suggested.choices.unwrap();
    assert!(choices.iter().any(|choice| choice["value"] == "4Ci3"), "{choices:?}");
    let listed = club.members[5].complete(place, "move", &[], ("game", "")).await.unwrap().choices.unwrap();
    assert_eq!(listed.len(), 1, "{listed:?}");
    let by_command = async |member: usize, text: &str| {
        let done = club.members[member].run(place, "move", &[("move", json!(text))]).await.unwrap();
        stage.told(&club.members[member], &done).await
    };
    let told = by_command(0, "4Ci3").await;
    assert!(told.starts_with("You voted for "), "{told}");
    // Chance decides nothing here.
    let told = by_command(0, "random").await;
    assert!(told.starts_with("`random` isn’t a move"), "{told}");
    club.members[2].reply(place, board, "4c i3").unwrap();
    club.number_is("SELECT COUNT(choice) FROM team_ballots", 2).await;
    let letters = direct(stage, &club.members[3]);
    club.members[3].send(letters, "4C i3").unwrap();
    await_words(stage, &club.members[3], letters, "That decided it.").await;
    club.board(1).await;
    let told = by_command(5, "4Db6").await;
    assert!(told.starts_with("It’s not your turn"), "{told}");
    for member in [1, 5] {
        let done = club.members[member].run(place, "games", &[]).await.unwrap();
        let told = stage.told(&club.members[member], &done).await;
        assert_eq!(told.contains("**your turn**"), member == 1, "{told}");
    }
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn members_are_told_of_turns_as_they_wish() {
    let club = Club::of(6).await;
    in_time(&club.members[1].run(club.stage.channel, "settings", &[("notify", json!(1))]).await.unwrap());
    let board = club.begin().await;
    for member in [0, 2, 3] {
        club.vote(member, board, 0, "4Ci3").await;
    }
    let board = club.board(1).await;
    let letters = direct(&club.stage, &club.members[1]);
    let note = await_words(&club.stage, &club.members[1], letters, "Your turn to move").await;
    club.vote(1, board, 1, "4Db6").await;
    club.vote(4, board, 1, "4Db6").await;
    // It goes with the turn.
    club.board(2).await;
    club.stage.await_gone(&club.members[1], letters, id_of(&note).unwrap()).await;
    club.number_is("SELECT COUNT(*) FROM team_turn_notes", 0).await;
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_message_of_a_game_comes_again_where_it_was_deleted_or_refused() {
    let club = Club::of(3).await;
    let (stage, place) = (&club.stage, club.stage.channel);
    let first = club.make("cardmate", &[("teams", json!("both"))]).await;
    club.join(first, "Forehand", &[1]).await;
    for number in 2..=5 {
        club.make("cardmate", &[("teams", json!("both"))]).await;
        club.number_is("SELECT COUNT(*) FROM team_games WHERE announced = version", number).await;
    }
    let one_too_many = async || {
        let done = club.members[0].run(place, "play cardmate", &[("teams", json!("both"))]).await.unwrap();
        let told = stage.told(&club.members[0], &done).await;
        assert!(told.starts_with("Too many team games"), "{told}");
    };
    let is_lobby = |message: &Value| message["components"].to_string().contains("team/begin/1\"");
    let delete = |message| stage.sandbox.change(|world| world.delete_message(place, message)).unwrap();
    delete(first);
    one_too_many().await;
    let second = stage.await_message(&stage.alice, place, is_lobby).await;
    assert!(words(&second).contains(&format!("<@{}>", club.members[1].id)), "{second:#}");
    club.number_is("SELECT COUNT(*) FROM team_games WHERE announced = version", 5).await;

    delete(id_of(&second).unwrap());
    let body = json!({"message": "Missing Permissions", "code": 50013});
    let action = FaultAction::Status { status: 403, body: Some(body) };
    let path = format!("/channels/{place}/messages");
    stage.sandbox.add_fault(FaultSpec::new("POST", &path, action).times(1));
    one_too_many().await;
    club.number_is("SELECT refusals FROM team_games WHERE id = 1", 1).await;
    // It is not tried at once again, but after a while.
    club.number_is("SELECT COUNT(*) FROM team_games WHERE announced = version", 4).await;
    let third = loop {
        stage.sandbox.advance(Duration::from_secs(61));
        let seen = stage.alice.messages(place).unwrap();
        if let Some(found) = seen.iter().find(|message| is_lobby(message)) {
            break id_of(found).unwrap();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    club.number_is("SELECT refusals FROM team_games WHERE id = 1", 0).await;
    let told = club.press(0, third, "Call off").await;
    assert_eq!(told, "Called off.");
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_votes_cause_few_edits() {
    let club = Club::of(40).await;
    let lobby = club.make("cardmate", &[("teams", json!("both"))]).await;
    let (white, black): (Vec<usize>, Vec<usize>) = (0..40).partition(|member| *member < 39);
    club.join(lobby, "Forehand", &white).await;
    club.join(lobby, "Rearhand", &black).await;
    club.start(0, lobby).await;
    let board = club.board(0).await;
    let line = club.stage.next_line();
    // Half of them vote for each, and one does not vote.
    let actions = ["4Ci3", "7Cb1"];
    let ballots: Vec<_> =
        white[..38].iter().map(|member| club.type_at(*member, board, 0, actions[member % 2])).collect();
    join_all(ballots).await;
    let shown =
        |message: &Value| id_of(message) == Some(board) && votes(message).contains("38 of 39 have voted");
    club.stage.await_message(&club.stage.bob, club.stage.channel, shown).await;
    let path = format!("/messages/{board}");
    let edits = club.stage.requests_since(line).into_iter();
    let edits = edits.filter(|(method, at, _)| method == "PATCH" && at.ends_with(&path)).count();
    assert!(edits <= 12, "{edits} edits for 38 votes");
    assert_eq!(club.stage.database().number("SELECT version FROM matches").await, Some(0));
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn joins_and_votes_at_the_same_moment_count_once() {
    let club = Club::of(6).await;
    let lobby = club.make("cardmate", &[("teams", json!("both"))]).await;
    club.join(lobby, "Forehand", &[0, 2]).await;
    club.join(lobby, "Rearhand", &[1]).await;
    // Both teams at once: one of them counts.
    for (member, gap) in [(3, 0), (4, 1), (5, 10)] {
        let person = &club.members[member];
        let (one, other) = ("team/join/1/0", "team/join/1/1");
        let (one, other) = tokio::join!(person.click(club.stage.channel, lobby, one), async {
            tokio::time::sleep(Duration::from_millis(gap)).await;
            person.click(club.stage.channel, lobby, other).await
        });
        let told =
            [club.stage.told(person, &one.unwrap()).await, club.stage.told(person, &other.unwrap()).await];
        assert_eq!(told.iter().filter(|told| told.starts_with("You’re in: ")).count(), 1, "{told:?}");
    }
    club.number_is("SELECT COUNT(*) FROM team_members", 6).await;
    // Two presses of *Begin* begin one match.
    let press = || club.members[0].click(club.stage.channel, lobby, "team/begin/1");
    let (one, other) = tokio::join!(press(), press());
    in_time(&one.unwrap());
    in_time(&other.unwrap());
    club.number_is("SELECT COUNT(*) FROM matches", 1).await;
    let board = club.board(0).await;
    // All ballots of the team at once, some of them twice: the vote is carried out once.
    let white =
        club.stage.database().texts("SELECT CAST(player AS TEXT) FROM team_members WHERE seat = 0").await;
    let is_white = |person: &&Person| white.contains(&person.id.to_string());
    let mut ballots = Vec::new();
    for (place, person) in club.members.iter().filter(is_white).enumerate() {
        for again in 0..2_u64 {
            let (club, person) = (&club, person.clone());
            ballots.push(async move {
                tokio::time::sleep(Duration::from_millis(3 * place as u64 * again)).await;
                let opened = person.click(club.stage.channel, board, "type/1/0").await.unwrap();
                if opened.modal.is_some() {
                    in_time(&person.submit(&opened, &[("move", "4Ci3")]).await.unwrap());
                }
            });
        }
    }
    join_all(ballots).await;
    club.board(1).await;
    club.number_is("SELECT COUNT(*) FROM actions", 1).await;
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_close_votes_once_and_no_ballot_is_lost_with_one() {
    let Some(stage) = shared().await else { return };
    let own = (stage.guild >> 22) % 2;
    let mut dying = start(&stage, own);
    let _other = start(&stage, 1 - own);
    connected(&stage, 2).await;
    stage.lift_limits();
    super::server_panel::turn_threads_off(&stage, stage.channel).await;
    let members = vec![stage.alice.clone(), stage.bob.clone(), stage.carol.clone()];
    let club = Club { stage, members };
    let lobby = club.make("cardmate", &[("teams", json!("both"))]).await;
    club.join(lobby, "Forehand", &[0, 2]).await;
    club.join(lobby, "Rearhand", &[1]).await;
    club.start(0, lobby).await;
    let board = club.board(0).await;
    // Both look when the time is over.
    club.vote(0, board, 0, "4Ci3").await;
    club.stage.sandbox.advance(DAY);
    let board = club.board(1).await;
    club.number_is("SELECT COUNT(*) FROM actions", 1).await;
    club.vote(1, board, 1, "4Db6").await;
    let board = club.board(2).await;
    // The one that has the server dies before the time is over, which then stands still.
    club.vote(2, board, 2, "8Dj2").await;
    dying.kill();
    // A press that the dead connection still gets would be lost.
    connected(&club.stage, 1).await;
    club.stage.sandbox.advance(DAY);
    let _again = start(&club.stage, own);
    connected(&club.stage, 2).await;
    club.vote(0, board, 2, "8Dj2").await;
    club.number_is("SELECT COUNT(*) FROM actions", 3).await;
    club.number_is("SELECT version FROM team_votes", 3).await;
    club.stage.end().await;
}
