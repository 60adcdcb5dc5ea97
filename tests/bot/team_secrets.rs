//! Secrets of teams over the wire: two games of teams of Summoner's Chess that differ only in White's hand and in what White
//! votes for are the same to the other team and to strangers.

use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};
use trickmate_rules::Options;

use super::learn::words;
use super::processes::await_number;
use super::secrets::{Seen, difference, plain, seen};
use super::stage::{LONG, Stage, button_of, id_of, in_time};
use super::turn_panel::{arranged, arranged_match, run};

/// A game with a twin that differs in White's cards alone: of the same seven cards drawn, three at least are Soldiers.
#[derive(Clone, Copy)]
struct Script {
    white: &'static str,
    /// A card that White holds only here.
    own: &'static str,
}

const NOVICES: Script = Script { white: "4 Novice, 8 Soldier", own: "Novice" };
const SPEARS: Script = Script { white: "4 Spear, 8 Soldier", own: "Spear" };
/// Ids of the teams as players of their match.
const FIRST_TEAM: i64 = -((1 << 41) + 2);
const SECOND_TEAM: i64 = FIRST_TEAM - 1;

/// Sets the stage with a match between two teams: Alice and Dave, and Bob. The bot is not running yet.
async fn set(script: &Script) -> (Stage, Person) {
    let stage = arranged(&[("deck-white", script.white), ("deck-black", "30 Soldier")], 1).await;
    let dave = of_teams(&stage, "summoner").await;
    (stage, dave)
}

/// Makes the arranged match one between two teams: Alice and Dave, and Bob. Returns Dave.
async fn of_teams(stage: &Stage, game: &str) -> Person {
    let dave = stage.sandbox.create_user("dave");
    stage.sandbox.change(|world| world.add_member(stage.guild, dave.id)).unwrap();
    let (guild, channel, alice, bob) = (stage.guild, stage.channel, stage.alice.id, stage.bob.id);
    let database = stage.database();
    database
        .execute(format!(
            "INSERT INTO team_games (request, server, channel, organizer, game, options, vote_length, state, match_id, \
             announced, created_at) \
             VALUES (1, {guild}, {channel}, {alice}, '{game}', '{{}}', 86400000, 'running', 1, 1, 0)"
        ))
        .await;
    database
        .execute(format!(
            "INSERT INTO team_members (game, player, seat, joined_at) \
             VALUES (1, {alice}, 0, 1), (1, {}, 0, 2), (1, {bob}, 1, 3)",
            dave.id
        ))
        .await;
    let players = format!("UPDATE matches SET first_player = {FIRST_TEAM}, second_player = {SECOND_TEAM}");
    database.execute(players).await;
    dave
}

/// Waits until the match has this version, the open vote this revision, and everything is shown.
async fn settled(stage: &Stage, version: i64, revision: i64) {
    let until = Instant::now() + LONG;
    let query = format!(
        "SELECT COUNT(*) FROM matches JOIN team_games ON match_id = matches.id \
         JOIN team_votes ON team_votes.game = team_games.id \
         WHERE matches.version = {version} AND matches.announced = {version} AND tally_announced = tally \
         AND team_votes.choice IS NULL AND revision = {revision}"
    );
    while stage.database().number(query.clone()).await != Some(1) {
        assert!(Instant::now() < until, "version {version}, revision {revision} are not there");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Votes for a typed action; returns the answer.
async fn vote(stage: &Stage, person: &Person, board: u64, version: i64, action: &str) -> Value {
    let opened = person.click(stage.channel, board, &format!("type/1/{version}")).await.unwrap();
    assert!(opened.modal.is_some(), "{opened:?}");
    let done = person.submit(&opened, &[("move", action)]).await.unwrap();
    in_time(&done);
    stage.answered(person, &done).await
}

/// Returns everything that others than White's team see or can find out.
async fn told(stage: &Stage, board: u64, version: i64) -> Vec<Seen> {
    let mut told = Vec::new();
    for person in [&stage.bob, &stage.carol] {
        for command in ["board", "hand", "games"] {
            run(stage, person, stage.channel, command, &[]).await;
        }
        for ask in ["move", "hand", "more"] {
            let id = format!("{ask}/1/{version}");
            let shown = stage.await_message(person, stage.channel, |seen| id_of(seen) == Some(board)).await;
            if !shown["components"].to_string().contains(&id) {
                told.push((format!("no {ask}"), Vec::new()));
                continue;
            }
            let done = person.click(stage.channel, board, &id).await.unwrap();
            told.push((plain(&stage.told(person, &done).await), Vec::new()));
        }
        let form = person.click(stage.channel, board, &format!("type/1/{version}")).await.unwrap();
        told.push((format!("{:?}", form.modal.is_some()), Vec::new()));
        told.extend(seen(person, stage.channel).await);
    }
    told
}

/// Plays a turn of White's team; returns the view of others at some points of it.
async fn play(script: &Script) -> Vec<Vec<Seen>> {
    let (mut stage, dave) = set(script).await;
    stage.start().await;
    let is_board = |message: &Value| words(message).ends_with("· game 1 · ply 0");
    let board = stage.await_message(&stage.alice, stage.channel, is_board).await;
    let board = id_of(&board).unwrap();
    settled(&stage, 0, 0).await;
    let mut all = vec![told(&stage, board, 0).await];

    // Both members see the hand of their team.
    for person in [&stage.alice, &dave] {
        let done = person.click(stage.channel, board, "hand/1/0").await.unwrap();
        let by_button = stage.answered(person, &done).await;
        let done = person.run(stage.channel, "hand", &[]).await.unwrap();
        for hand in [by_button, stage.answered(person, &done).await] {
            assert!(hand["attachments"].to_string().contains(script.own), "{hand:#}");
            assert!(tally(&hand).contains("0 of 2 have voted"), "{hand:#}");
        }
    }
    vote(&stage, &stage.alice, board, 0, "e1-d1").await;
    let panel = vote(&stage, &dave, board, 0, "e1-e2").await;
    assert!(tally(&panel).contains("2 of 2 have voted"), "{panel:#}");
    settled(&stage, 0, 0).await;
    all.push(told(&stage, board, 0).await);
    vote(&stage, &stage.alice, board, 0, "e1-e2").await;
    settled(&stage, 1, 0).await;
    // The panel of the one who has not pressed follows, without what only a player has.
    let follows = |seen: &Value| id_of(seen) == id_of(&panel) && button_of(seen, "End turn").is_some();
    let panel = stage.await_message(&dave, stage.channel, follows).await;
    assert!(button_of(&panel, "Undo").is_none(), "{panel:#}");
    all.push(told(&stage, board, 1).await);

    // One member votes for a card that only this game has.
    let panel = vote(&stage, &stage.alice, board, 1, &format!("+{}", script.own)).await;
    assert!(tally(&panel).contains(script.own), "{panel:#}");
    settled(&stage, 1, 0).await;
    all.push(told(&stage, board, 1).await);
    for person in [&dave, &stage.alice] {
        vote(&stage, person, board, 1, "+Soldier").await;
    }
    settled(&stage, 1, 1).await;
    all.push(told(&stage, board, 1).await);
    for person in [&dave, &stage.alice] {
        vote(&stage, person, board, 1, "end").await;
    }
    settled(&stage, 3, 0).await;
    let public: String = all.iter().flatten().map(|(text, _)| text.as_str()).collect();
    assert!(public.contains("chooses in secret"), "the vote itself is no secret: {public}");
    assert!(!public.contains(script.own) && !public.contains("▰"), "{public}");
    stage.end().await;
    all
}

/// Returns the vote below a panel.
fn tally(panel: &Value) -> &str {
    let embeds = panel["embeds"].as_array();
    embeds.and_then(|embeds| embeds.last()?["description"].as_str()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_other_team_and_strangers_are_told_the_same_whatever_a_team_holds_and_votes_for() {
    let (one, other) = tokio::join!(play(&NOVICES), play(&SPEARS));
    assert_eq!(difference(&one, &other), None);
    // A single word in a message is noticed.
    for point in 0..one.len() {
        let mut leaky = one.clone();
        leaky[point].last_mut().unwrap().0.push_str("Novice");
        assert!(difference(&leaky, &other).is_some(), "point {point}");
    }
}

/// The squares where the cards of the casual variation are placed, in their order.
fn placings() -> impl Iterator<Item = String> {
    let squares =
        |ranks: [u8; 2]| "abcdefgh".chars().flat_map(move |file| ranks.map(|rank| format!("@{file}{rank}")));
    squares([1, 8]).chain(squares([2, 7]))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_chance_would_draw_is_told_to_nobody_who_votes_for_it() {
    let game = trickmate_rules::game("mysterious").unwrap();
    let options = Options::new(game.options(), [("variant", "casual")]).unwrap();
    let mut stage = arranged_match(game, options, 1).await;
    let dave = of_teams(&stage, "mysterious").await;
    for (index, placing) in placings().enumerate() {
        let (ply, seat) = (index + 1, index % 2);
        let add = format!(
            "INSERT INTO actions (match_id, ply, seat, text, request, at) VALUES (1, {ply}, {seat}, '{placing}', {ply}, 0)"
        );
        stage.database().execute(add).await;
    }
    stage.database().execute("UPDATE matches SET version = 32, to_act = NULL").await;
    stage.start().await;
    let board = id_of(&stage.await_board(stage.channel, 1, 32).await).unwrap();
    let settled = "SELECT COUNT(*) FROM team_votes WHERE version = 32 AND choice IS NULL";
    await_number(&stage, settled, 1).await;

    let typed = vote(&stage, &stage.alice, board, 32, " Random! ").await;
    let chance = "You voted for leaving it to chance.";
    assert!(words(&typed).starts_with(chance), "{typed:#}");
    assert_eq!(
        stage.database().texts("SELECT choice FROM team_ballots WHERE choice IS NOT NULL").await,
        ["random"]
    );
    let done = dave.run(stage.channel, "move", &[("move", json!("random"))]).await.unwrap();
    let decided = stage.answered(&dave, &done).await;
    assert!(words(&decided).starts_with(chance), "{decided:#}");
    stage.await_board(stage.channel, 1, 33).await;
    // Before it is done, nobody is told which card it is.
    let drawn = stage.database().texts("SELECT text FROM actions WHERE ply = 33").await;
    let square = drawn[0].trim_end_matches('!').to_owned();
    for answer in [&typed["content"], &typed["embeds"], &decided["content"]] {
        assert!(!answer.to_string().contains(&square), "{square}: {answer:#}");
    }
    stage.end().await;
}
