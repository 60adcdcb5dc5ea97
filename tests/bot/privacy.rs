//! All data about a person can be downloaded as a file, and be deleted without a trace.

use std::path::Path;
use std::process::Stdio;

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::decks::bring;
use super::game::fetch;
use super::own_data;
use super::process::Process;
use super::replay_buttons::record;
use super::restart::disconnected;
use super::stage::{Stage, button_of, id_of, in_time};
use crate::database::Database;

/// Name of the person to forget: it occurs nowhere else.
const NAME: &str = "bob";

/// Columns of numbers that never hold the id of a person: those of other things, counts, and times.
const NO_PERSON: &[&str] = &[
    "accept_request",
    "after_ply",
    "agreed",
    "announced",
    "application",
    "asked",
    "at",
    "base",
    "began_at",
    "best_of",
    "best_streak",
    "black",
    "board",
    "by_lot",
    "casts",
    "challenge",
    "challenge_request",
    "challenger_seat",
    "channel",
    "check_in",
    "checked_in",
    "closed",
    "closes_at",
    "closing",
    "computer",
    "computer_expects",
    "corrections",
    "count",
    "counted",
    "counted_on_server",
    "created_at",
    "daily",
    "day",
    "deadline",
    "deaths",
    "deck",
    "direct",
    "board_version",
    "code",
    "done",
    "draws",
    "ended",
    "ended_at",
    "ends_at",
    "entered",
    "erasing",
    "event",
    "every_board",
    "expires_at",
    "fingerprint",
    "finished_at",
    "first_board",
    "followed",
    "game",
    "games",
    "halves",
    "hints",
    "homeless",
    "hour",
    "is_open",
    "item",
    "joined_at",
    "keyed",
    "last",
    "last_at",
    "least_rating",
    "level",
    "listed",
    "looking_role",
    "looks",
    "losses",
    "lost",
    "match_id",
    "message",
    "minute",
    "month",
    "most_rating",
    "next_at",
    "next_result",
    "number",
    "opponent_seat",
    "parked_at",
    "part",
    "paused",
    "paused_at",
    "per_turn",
    "performance",
    "place",
    "places",
    "ply",
    "points",
    "process",
    "provisional_from",
    "pseudonym",
    "quiet_from",
    "quiet_to",
    "rated",
    "rating",
    "ready",
    "remaining",
    "remind_at",
    "reminder",
    "reminding",
    "request",
    "resting",
    "refusals",
    "refused_until",
    "rests_until",
    "result_number",
    "revision",
    "role",
    "round",
    "round_length",
    "rounds",
    "rules",
    "scope",
    "seat",
    "season",
    "seen",
    "sent",
    "series",
    "server",
    "settled",
    "shard",
    "shards",
    "simul",
    "since",
    "solved",
    "spent",
    "starts_at",
    "step",
    "stopping",
    "streak",
    "swaps",
    "tally",
    "tally_announced",
    "text_boards",
    "thread",
    "threads",
    "threshold",
    "to_act",
    "told",
    "tournament",
    "tried",
    "until",
    "used",
    "value",
    "verify",
    "asked_to_check_in",
    "verify_at",
    "version",
    "vote",
    "vote_length",
    "wakes",
    "wanted",
    "warnings",
    "white",
    "winner",
    "wins",
    "withdrawn",
    "written_at",
    "year",
];

/// Returns the places where a person occurs in any table: as a number, in a text, or in bytes.
async fn traces_in_tables(database: &Database, person: u64, name: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut link = database.connect().await;
    for (table, column, kind) in database.columns().await {
        let named = if kind == "TEXT" { format!(" OR {column} LIKE '%{name}%'") } else { String::new() };
        let query =
            format!("SELECT COUNT(*) FROM {table} WHERE CAST({column} AS TEXT) LIKE '%{person}%'{named}");
        if link.number(query).await != Some(0) {
            found.push(format!("{table}.{column}"));
        }
    }
    link.close().await;
    found
}

/// Returns `true` if some bytes are in the files of the database.
fn is_in_files(path: &Path, wanted: &[u8]) -> bool {
    ["", "-wal", "-shm"].iter().any(|ending| {
        let bytes = std::fs::read(format!("{}{ending}", path.display())).unwrap_or_default();
        bytes.windows(wanted.len()).any(|window| window == wanted)
    })
}

/// Returns the forms in which a person can be in a file.
fn forms(person: u64, name: &str) -> [Vec<u8>; 4] {
    let number = (person as i64).to_be_bytes().to_vec();
    let turned = (person as i64).to_le_bytes().to_vec();
    [number, turned, person.to_string().into_bytes(), name.as_bytes().to_vec()]
}

async fn run(stage: &Stage, person: &Person, place: u64, command: &str, options: &[(&str, Value)]) -> Value {
    let done = person.run(place, command, options).await.unwrap();
    stage.posted(person, &done).await
}

/// Begins a game between Alice and Bob; returns its thread.
async fn begin(stage: &Stage, number: i64, game: &str, seat: &str, rated: bool) -> u64 {
    let mut given = vec![("opponent", json!(stage.bob.id.to_string())), ("seat", json!(seat))];
    if rated {
        given.push(("rated", json!("rated")));
    }
    let message = stage.challenge_to(game, &given).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    // A thread has the id of the message it starts on.
    stage.await_board(message, number, 0).await;
    message
}

/// Does everything as Bob that leaves data behind: finished and running games, settings, blocks and a ban.
async fn live(stage: &Stage) {
    let (alice, bob, carol) = (&stage.alice, &stage.bob, &stage.carol);
    let user = |person: &Person| [("user", json!(person.id.to_string()))];
    let place = begin(stage, 1, "cardmate", "forehand", true).await;
    for (ply, (person, text)) in
        [(alice, "4Ci3"), (bob, "4Db6"), (alice, "8Dj2"), (bob, "8Ca7")].into_iter().enumerate()
    {
        run(stage, person, place, "move", &[("move", json!(text))]).await;
        stage.await_board(place, 1, ply + 1).await;
    }
    let question = run(stage, alice, place, "resign", &[]).await;
    in_time(&stage.press(alice, place, id_of(&question).unwrap(), "Resign").await);
    stage.await_board(place, 1, 5).await;
    let place = begin(stage, 2, "mysterious", "white", false).await;
    run(stage, alice, place, "place", &[("card", json!("K@c3"))]).await;
    stage.await_board(place, 2, 1).await;
    run(stage, bob, place, "place", &[("card", json!("Q@c6"))]).await;
    stage.await_board(place, 2, 2).await;
    run(stage, bob, stage.channel, "settings", &[("theme", json!(1)), ("zone", json!("Europe/Paris"))]).await;
    run(stage, bob, stage.channel, "play poker", &[]).await;
    bring(stage, bob, "bobs knights", "7 Knight").await;
    let open = run(stage, carol, stage.channel, "play poker", &[]).await;
    let others = id_of(&open).unwrap();
    in_time(&stage.press(alice, stage.channel, others, "Accept").await);
    stage.await_board(others, 3, 0).await;
    run(stage, bob, others, "watch", &[]).await;
    run(stage, bob, stage.channel, "block", &user(carol)).await;
    run(stage, carol, stage.channel, "block", &user(bob)).await;
    run(stage, alice, stage.channel, "admin ban", &user(bob)).await;
    run(stage, bob, stage.channel, "play poker", &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_gets_everything_about_themselves_and_nothing_of_others_secrets() {
    let stage = Stage::set().await;
    live(&stage).await;
    let answer = own_data::export(&stage, &stage.bob, stage.channel).await;
    assert_eq!(answer["flags"], 64, "it is private");
    let file = fetch(answer["attachments"][0]["url"].as_str().unwrap()).await;
    let data: Value = serde_json::from_str(&file).unwrap();
    let id = stage.bob.id.to_string();
    assert_eq!(data["about"]["person"], id.as_str());
    assert_eq!(data["players"][0]["name"], NAME);
    assert_eq!(data["wishes"][0]["zone"], "Europe/Paris");
    assert_eq!(data["blocks"].as_array().unwrap().len(), 1, "who has blocked them is not told");
    assert_eq!(data["blocks"][0]["blocked"], stage.carol.id.to_string());
    assert_eq!(data["bans"].as_array().unwrap().len(), 1);
    assert_eq!(data["matches"].as_array().unwrap().len(), 2);
    assert_eq!(data["decks"][0]["name"], "bobs knights");
    assert_eq!(data["watchers"][0]["match_id"], 3);
    assert!(data["ratings"].as_array().unwrap().iter().all(|rating| rating["player"] == id.as_str()));
    assert!(!data["ratings"].as_array().unwrap().is_empty());
    let actions: Vec<&str> =
        data["actions"].as_array().unwrap().iter().map(|action| action["text"].as_str().unwrap()).collect();
    assert_eq!(actions, ["4Db6", "8Ca7", "Q@c6"]);
    assert!(!file.contains("K@c3") && !file.contains("seed"), "{file}");
    let none = own_data::export(&stage, &stage.carol, stage.channel).await;
    let file = fetch(none["attachments"][0]["url"].as_str().unwrap()).await;
    let data: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(data["matches"].as_array().unwrap().len(), 1);
    assert!(data["decks"].as_array().unwrap().is_empty());
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deleting_leaves_no_trace_and_games_can_still_be_replayed() {
    let stage = Stage::empty().await;
    let process = Process::start(&stage, "trickmate=info", Stdio::null());
    stage.connected().await;
    live(&stage).await;
    let bob = &stage.bob;
    let question = own_data::ask_to_delete(&stage, bob, stage.channel).await;
    assert!(
        question["content"].as_str().unwrap().contains("**The game that you are playing will be resigned.**")
    );
    let message = id_of(&question).unwrap();
    assert!(button_of(&question, "Keep it").is_some());
    // The question stays valid after a restart.
    drop(process);
    disconnected(&stage).await;
    let mut process = Process::start(&stage, "trickmate=info", Stdio::null());
    stage.connected().await;
    let database = stage.database();
    assert!(!traces_in_tables(database, bob.id, NAME).await.is_empty());
    let done = stage.press(bob, stage.channel, message, "Delete everything").await;
    in_time(&done);
    let is_done = |seen: &Value| {
        id_of(seen) == Some(message)
            && seen["content"].as_str().unwrap().contains("Everything that was stored")
    };
    stage.await_message(bob, stage.channel, is_done).await;
    assert_eq!(traces_in_tables(database, bob.id, NAME).await, Vec::<String>::new());
    // While the bot is running, and without giving it a chance to tidy up.
    process.kill();
    disconnected(&stage).await;
    if let Some(file) = database.file() {
        for form in forms(bob.id, NAME) {
            assert!(!is_in_files(file, &form), "{form:?}");
        }
        assert!(is_in_files(file, &(stage.alice.id as i64).to_be_bytes()), "the search finds what is there");
    }

    // Alice won the running game, and all games are still visible.
    let process = Process::start(&stage, "trickmate=info", Stdio::null());
    stage.connected().await;
    let listed = run(&stage, &stage.alice, stage.channel, "games", &[]).await;
    let text = listed["content"].as_str().unwrap();
    assert!(text.contains("*a deleted player*") && text.contains("won: resignation"), "{text}");
    for game in [1, 2] {
        let record = record(&stage, &stage.alice, stage.channel, Some(game)).await;
        assert!(!record.contains(NAME) && record.contains("alice"), "{record}");
        let board = run(&stage, &stage.alice, stage.channel, "board", &[("game", json!(game))]).await;
        assert!(board["content"].as_str().unwrap().contains("*a deleted player*"), "{board}");
    }
    // Decisions of others about them still hold.
    let told = run(&stage, bob, stage.channel, "play poker", &[]).await;
    assert!(
        told["content"].as_str().unwrap().starts_with("You are banned from games on this server"),
        "{told}"
    );
    let user = [("user", json!(bob.id.to_string()))];
    let told = run(&stage, &stage.alice, stage.channel, "admin unban", &user).await;
    assert!(told["content"].as_str().unwrap().contains("can play on this server again"), "{told}");
    let options = [("opponent", json!(stage.carol.id.to_string()))];
    let told = run(&stage, bob, stage.channel, "play poker", &options).await;
    assert!(told["content"].as_str().unwrap().starts_with("You can’t challenge this player"), "{told}");
    drop(process);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_column_that_can_hold_a_person_is_known() {
    let stage = Stage::set().await;
    let source = include_str!("../../crates/host/src/privacy/rows.rs");
    let source = source.split_whitespace().collect::<Vec<_>>().join(" ").replace("( ", "(");
    let columns = stage.database().columns().await;
    assert!(columns.len() > 50);
    for (table, column, kind) in columns {
        let is_person = source.contains(&format!("id_column(\"{table}\", \"{column}\""));
        let is_other = kind != "BIGINT" || column == "id" || NO_PERSON.contains(&column.as_str());
        assert!(
            is_person || is_other,
            "{table}.{column}: say in crates/host/src/privacy/rows.rs what becomes of it, or here that it holds no person"
        );
    }
    stage.end().await;
}
