//! Secrets over the wire: two matches of Summoner's Chess that differ only in White's hand and drafts are the same to
//! everybody else.

use std::fs::{self, File};
use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::Person;
use serde_json::json;
use tokio::time::{Instant, sleep};
use trickmate_host::{MatchId, Store, Version};

use super::mystery::direct;
use super::process::Process;
use super::replay_buttons::record;
use super::secrets::{Seen, difference, seen};
use super::stage::{LONG, Stage, id_of, in_time};
use super::turn_panel::{act, arranged, run};

/// A match with a twin that differs in White's cards alone.
#[derive(Clone, Copy)]
struct Script {
    options: [(&'static str, &'static str); 2],
    /// The seed's number.
    number: u64,
    /// White's Move.
    opening: &'static str,
    /// A creation of a card that White certainly holds in both matches, done at the end.
    common: Option<&'static str>,
    /// The cards that only White may know of.
    secrets: &'static [&'static str],
    /// `true` if Black's cards differ too. Then only the onlooker must see the same.
    both_differ: bool,
}

/// At least three of White's seven cards are Soldiers; the others are worthless and differ.
const NOVICES: Script = Script {
    options: [("deck-white", "4 Novice, 8 Soldier"), ("deck-black", "30 Soldier")],
    number: 1,
    opening: "e1-e2",
    common: Some("+Soldier"),
    secrets: &["novice", "soldier"],
    both_differ: false,
};
const SPEARS: Script = Script {
    options: [("deck-white", "4 Spear, 8 Soldier"), ("deck-black", "30 Soldier")],
    secrets: &["spear", "soldier"],
    ..NOVICES
};

/// Courier version: the packs are the same, in another order.
const PACK: Script = Script {
    options: [("variant", "courier"), ("deck-white", "balanced")],
    number: 1,
    opening: "d2-d4",
    common: None,
    secrets: &["letter-", "number-", "wazir", "alfil", "dabbabah", "marshall", "amazon", "wildcard"],
    both_differ: true,
};
const OTHER_PACK: Script = Script { number: 2, ..PACK };

/// Returns the secrets in a log: as words, or as bytes.
fn betrayed(log: &str, script: &Script) -> Vec<String> {
    let log = log.to_ascii_lowercase();
    let mut secrets = Vec::new();
    for name in script.secrets {
        let (first, rest) = name.split_at(1);
        for written in [(*name).to_owned(), format!("{}{rest}", first.to_ascii_uppercase())] {
            let bytes: Vec<String> = written.bytes().map(|byte| byte.to_string()).collect();
            secrets.push(bytes.join(", "));
        }
        secrets.push((*name).to_owned());
    }
    secrets.retain(|secret| log.contains(secret));
    secrets
}

/// Waits until everything up to a version has been announced.
async fn settled(store: &Store, version: i64) {
    let until = Instant::now() + LONG;
    loop {
        let row = store.matches().match_row(MatchId::new(1)).await.unwrap().unwrap();
        if row.version == Version::new(version) && row.announced == Version::new(version) {
            return;
        }
        assert!(Instant::now() < until, "{} plies, {} told", row.version, row.announced);
        sleep(Duration::from_millis(10)).await;
    }
}

/// Returns everything that others than Alice see or can find out.
async fn told(stage: &Stage, script: &Script) -> Vec<Seen> {
    let place = stage.channel;
    let people = if script.both_differ { vec![&stage.carol] } else { vec![&stage.bob, &stage.carol] };
    let mut told = Vec::new();
    for person in &people {
        for (command, options) in [("board", vec![]), ("hand", vec![("game", json!(1))]), ("games", vec![])] {
            run(stage, person, place, command, &options).await;
        }
        record(stage, person, place, None).await;
        for action in ["undo", "end", "+Novice", "+Spear", "W1@d2", "-Novice", "a9"] {
            let given = [("move", json!(action)), ("game", json!(1))];
            run(stage, person, place, "move", &given).await;
        }
        for typed in ["", "create", "summon", "discard"] {
            let done = person.complete(place, "move", &[("game", json!(1))], ("move", typed)).await.unwrap();
            told.push((format!("{typed}: {:?}", done.choices), Vec::new()));
        }
        told.extend(seen(person, place).await);
    }
    if !script.both_differ {
        told.extend(seen(&stage.bob, direct(stage, &stage.bob)).await);
    }
    told
}

/// Returns the creations that Alice gets as suggestions now.
async fn suggested(stage: &Stage) -> Vec<String> {
    let done = stage.alice.complete(stage.channel, "move", &[], ("move", "create")).await.unwrap();
    done.choices.unwrap().iter().map(|choice| choice["value"].as_str().unwrap().to_owned()).collect()
}

/// Plays a match; returns the view of others at some points of it, and the bot's most verbose log.
async fn play(script: &Script) -> (Vec<Vec<Seen>>, String) {
    let stage = arranged(&script.options, script.number).await;
    let log = stage.scratch().join("log");
    let process = Process::start(&stage, "trace", Stdio::from(File::create(&log).unwrap()));
    stage.connected().await;
    let (place, alice): (u64, &Person) = (stage.channel, &stage.alice);
    let store = stage.database().open_beside().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    settled(&store, 0).await;
    let mut all = vec![told(&stage, script).await];
    run(&stage, alice, place, "move", &[("move", json!(script.opening))]).await;
    settled(&store, 1).await;
    all.push(told(&stage, script).await);

    // A creation that only one of them can afford is drafted and taken back.
    in_time(&stage.press(alice, place, board, "My hand").await);
    let own = suggested(&stage).await.into_iter().find(|creation| Some(&**creation) != script.common);
    if let Some(creation) = own {
        let done = act(&stage, alice, place, &creation).await;
        assert!(done.contains("Done since your move"), "{done}");
        all.push(told(&stage, script).await);
        let done = act(&stage, alice, place, "undo").await;
        assert!(done.starts_with("Took back"), "{done}");
    } else {
        assert!(script.common.is_none(), "White holds a card of her own");
        all.push(told(&stage, script).await);
    }
    if let Some(creation) = script.common {
        act(&stage, alice, place, creation).await;
    }
    act(&stage, alice, place, "end").await;
    settled(&store, 2 + i64::from(script.common.is_some())).await;
    all.push(told(&stage, script).await);
    store.close().await;
    drop(process);
    let log = fs::read_to_string(log).unwrap();
    stage.end().await;
    (all, log)
}

/// Plays both; returns the view of others of each.
async fn play_both(scripts: [Script; 2]) -> [Vec<Vec<Seen>>; 2] {
    let (one, other) = tokio::join!(play(&scripts[0]), play(&scripts[1]));
    for ((_, log), script) in [(&one, &scripts[0]), (&other, &scripts[1])] {
        assert!(log.contains("connected as Trickmate"), "there is a log: {log}");
        assert_eq!(betrayed(log, script), [""; 0], "in the log");
    }
    [one.0, other.0]
}

#[tokio::test(flavor = "multi_thread")]
async fn others_are_told_the_same_whatever_white_holds_and_drafts() {
    let [one, other] = play_both([NOVICES, SPEARS]).await;
    assert_eq!(difference(&one, &other), None);
    // A single word in a message, or a single bit of a file, is noticed.
    for point in 0..one.len() {
        let mut leaky = one.clone();
        let (text, _) = leaky[point].last_mut().unwrap();
        text.push_str("Novice");
        assert!(difference(&leaky, &other).is_some(), "point {point}");
    }
    let mut leaky = one.clone();
    let file = leaky.iter_mut().flatten().flat_map(|(_, files)| files).last().unwrap();
    *file.last_mut().unwrap() ^= 1;
    assert!(difference(&leaky, &other).is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn onlookers_are_told_the_same_whatever_the_packs() {
    let [one, other] = play_both([PACK, OTHER_PACK]).await;
    assert_eq!(difference(&one, &other), None);
}

#[test]
fn a_secret_in_the_log_is_noticed() {
    assert_eq!(betrayed("TRACE game 1: ply 2 drafted", &NOVICES), [""; 0]);
    assert_eq!(betrayed("TRACE game 1: +Novice", &NOVICES), ["novice"]);
    assert_eq!(betrayed("body: [34, 78, 111, 118, 105, 99, 101]", &NOVICES), ["78, 111, 118, 105, 99, 101"]);
}
