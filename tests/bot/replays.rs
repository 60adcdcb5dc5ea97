//! Replays of games: step by step, as animations, of imported records; and a check of the seed against its commitment.

use std::io::{Read, Write};

use discord_sandbox::Person;
use discord_sandbox::world::Interaction;
use serde_json::{Value, json};

use super::game::GAME;
use super::replay_buttons::{record, verified};
use super::stage::assert_played;
use super::stage::{Stage, button_of, id_of, in_time, selects};
use super::surface::press_more;

/// The moves of a short game of each kind, and the command to play them.
const CARDMATE: &[&str] = &["4Ci3", "4Db6", "8Dj2", "8Ca7"];
const POKER: &[&str] = &["e4", "e5", "Nf3", "Nc6"];

/// Plays these moves of Alice and Bob, then resigns as Alice; returns the place.
async fn played(stage: &Stage, game: &str, moves: &[&str]) -> u64 {
    let place = running(stage, game, moves).await;
    let board = id_of(&stage.await_board(place, 1, moves.len()).await).unwrap();
    let asked = press_more(stage, &stage.alice, place, board, "Resign…").await;
    let question = id_of(&stage.answer(&stage.alice, &asked)).unwrap();
    in_time(&stage.press(&stage.alice, place, question, "Resign").await);
    stage.await_board(place, 1, moves.len() + 1).await;
    place
}

async fn running(stage: &Stage, game: &str, moves: &[&str]) -> u64 {
    let seat = if game == "cardmate" { "forehand" } else { "white" };
    let options = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!(seat))];
    let message = stage.challenge_to(game, &options).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let place = stage.await_thread().await;
    stage.await_board(place, 1, 0).await;
    for (ply, text) in moves.iter().enumerate() {
        let person = if ply % 2 == 0 { &stage.alice } else { &stage.bob };
        let done = person.run(place, "move", &[("move", json!(text))]).await.unwrap();
        assert_played(&stage.told(person, &done).await, text, 1);
    }
    stage.await_board(place, 1, moves.len()).await;
    place
}

/// Returns the viewer of a person, once it has these words.
async fn viewer(stage: &Stage, person: &Person, place: u64, message: u64, words: &str) -> Value {
    let shows = |seen: &Value| {
        id_of(seen) == Some(message) && seen["content"].as_str().is_some_and(|text| text.contains(words))
    };
    let seen = stage.await_message(person, place, shows).await;
    let files = seen["attachments"].as_array().unwrap();
    assert_eq!(files.len(), 1, "there is one picture, not those before: {seen:#}");
    assert_eq!(files[0]["content_type"], "image/png");
    seen
}

/// Returns the message that answers, once it is there.
async fn answered(stage: &Stage, person: &Person, interaction: &Interaction) -> Value {
    in_time(interaction);
    let id = interaction.response_id.expect("no answer");
    let ready = |seen: &Value| id_of(seen) == Some(id) && seen["flags"].as_u64().unwrap_or(0) & 128 == 0;
    stage.await_message(person, interaction.channel_id, ready).await
}

/// Returns the public message that a person sees. On a slow machine, a private answer comes first and points to it.
async fn public(stage: &Stage, person: &Person, place: u64, wanted: impl Fn(&Value) -> bool) -> Value {
    let is_public = |seen: &Value| seen["flags"].as_u64().unwrap_or(0) & 64 == 0;
    stage.await_message(person, place, |seen| is_public(seen) && wanted(seen)).await
}

/// Returns the bytes of the file of a message.
async fn file_of(message: &Value) -> Vec<u8> {
    let url = message["attachments"][0]["url"].as_str().unwrap().to_owned();
    let fetch = move || {
        let rest = url.strip_prefix("http://").unwrap();
        let (host, path) = rest.split_once('/').unwrap();
        let mut stream = std::net::TcpStream::connect(host).unwrap();
        write!(stream, "GET /{path} HTTP/1.0\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let body = answer.windows(4).position(|window| window == b"\r\n\r\n").unwrap() + 4;
        answer.split_off(body)
    };
    tokio::task::spawn_blocking(fetch).await.unwrap()
}

/// Returns the delays of the frames of a GIF, in hundredths of a second.
fn delays(file: &[u8]) -> Vec<u16> {
    let mut decoder = gif::DecodeOptions::new().read_info(file).unwrap();
    std::iter::from_fn(|| decoder.read_next_frame().unwrap().map(|frame| frame.delay)).collect()
}

/// Checks that everybody can step through the game, also after a restart, and make an animation of it.
async fn looks_back(game: &str, moves: &[&str]) {
    let mut stage = Stage::set().await;
    let place = played(&stage, game, moves).await;
    let end = moves.len() + 1;
    let shown = stage.carol.run(place, "replay", &[]).await.unwrap();
    let seen = answered(&stage, &stage.carol, &shown).await;
    assert_eq!(seen["flags"], 64, "it is private");
    let text = seen["content"].as_str().unwrap();
    assert!(text.contains(&format!("The beginning: ply 0 of {end}.")), "{text}");
    let message = id_of(&seen).unwrap();
    for ply in 1..=end {
        in_time(&stage.press(&stage.carol, place, message, "Next ▶").await);
        let seen = viewer(&stage, &stage.carol, place, message, &format!("Ply {ply} of {end}")).await;
        if let Some(text) = moves.get(ply - 1) {
            assert!(seen["content"].as_str().unwrap().contains(text), "{seen:#}");
        }
        if ply == 2 {
            stage.stop().await;
            stage.start().await;
        }
    }
    let seen = viewer(&stage, &stage.carol, place, message, "wins: resignation.").await;
    assert!(selects(&seen)[0]["options"].as_array().unwrap().len() == end + 1);
    in_time(&stage.press(&stage.carol, place, message, "⏮ First").await);
    viewer(&stage, &stage.carol, place, message, "The beginning").await;
    in_time(&stage.press(&stage.carol, place, message, "Last ⏭").await);
    viewer(&stage, &stage.carol, place, message, "wins: resignation.").await;
    in_time(&stage.press(&stage.carol, place, message, "◀ Back").await);
    let seen = viewer(&stage, &stage.carol, place, message, &format!("Ply {} of", end - 1)).await;
    let menu = selects(&seen)[0]["custom_id"].as_str().unwrap().to_owned();
    in_time(&stage.carol.choose(place, message, &menu, &["1"]).await.unwrap());
    viewer(&stage, &stage.carol, place, message, "Ply 1 of").await;
    let form = stage.press(&stage.carol, place, message, "Go to…").await;
    in_time(&stage.carol.submit(&form, &[("ply", " 3 ")]).await.unwrap());
    viewer(&stage, &stage.carol, place, message, "Ply 3 of").await;
    let form = stage.press(&stage.carol, place, message, "Go to…").await;
    let refused = stage.carol.submit(&form, &[("ply", "end")]).await.unwrap();
    assert!(stage.told(&stage.carol, &refused).await.starts_with("Enter the number of a ply"));

    // Anybody can step alone through a public replay.
    let shown = stage.press(&stage.carol, place, message, "Show to all").await;
    in_time(&shown);
    let shown = public(&stage, &stage.bob, place, |seen| {
        seen["content"].as_str().is_some_and(|text| text.contains("Ply 3 of"))
    })
    .await;
    assert_eq!(shown["mentions"].as_array().unwrap().len(), 0, "nobody is notified");
    let opened = stage.press(&stage.bob, place, id_of(&shown).unwrap(), "Step through").await;
    let opened = answered(&stage, &stage.bob, &opened).await;
    assert_eq!(opened["flags"], 64);
    assert!(opened["content"].as_str().unwrap().contains("Ply 3 of"));

    let film = stage.press(&stage.carol, place, message, "Animation").await;
    let film = answered(&stage, &stage.carol, &film).await;
    assert_eq!(film["flags"], 64);
    let description = film["attachments"][0]["description"].as_str().unwrap();
    assert!(description.starts_with(&format!("Animation of {} positions.", end + 1)), "{description}");
    let delays = delays(&file_of(&film).await);
    assert_eq!(delays.len(), end + 1);
    assert!(delays[..end].iter().all(|delay| *delay == 100) && delays[end] > 100, "{delays:?}");
    let shown = stage.press(&stage.carol, place, id_of(&film).unwrap(), "Show to all").await;
    in_time(&shown);
    public(&stage, &stage.bob, place, |seen| seen["attachments"][0]["content_type"] == "image/gif").await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_cardmate_is_looked_back_at() {
    looks_back("cardmate", CARDMATE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_poker_chess_is_looked_back_at() {
    looks_back("poker", POKER).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_can_be_chosen_and_nonsense_is_refused() {
    let stage = Stage::set().await;
    let place = played(&stage, "cardmate", CARDMATE).await;
    let options = [("from", json!(1)), ("to", json!(3)), ("public", json!(0))];
    let film = stage.bob.run(place, "replay", &options).await.unwrap();
    in_time(&film);
    let is_film = |seen: &Value| seen["attachments"][0]["content_type"] == "image/gif";
    let film = public(&stage, &stage.carol, place, is_film).await;
    assert_eq!(delays(&file_of(&film).await).len(), 3);
    assert!(button_of(&film, "Show to all").is_none() && button_of(&film, "Step through").is_some());
    for options in [[("from", json!(3)), ("to", json!(1))], [("from", json!(0)), ("to", json!(99))]] {
        let refused = stage.bob.run(place, "replay", &options).await.unwrap();
        assert!(stage.told(&stage.bob, &refused).await.starts_with("Choose `from` and `to` between 0 and 5"));
    }
    let options = [("game", json!(99)), ("public", json!(0))];
    let refused = stage.bob.run(place, "replay", &options).await.unwrap();
    assert!(stage.told(&stage.bob, &refused).await.starts_with("Game not found"));
    // The button below the last board.
    let board = id_of(&stage.await_board(place, 1, 5).await).unwrap();
    let opened = stage.press(&stage.carol, place, board, "Replay").await;
    assert!(stage.told(&stage.carol, &opened).await.contains("The beginning"));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_running_game_only_what_everybody_knows_is_shown() {
    let stage = Stage::set().await;
    let place = running(&stage, "mysterious", &[]).await;
    for (person, card) in [(&stage.alice, "N@c1"), (&stage.bob, "Q@d8")] {
        let done = person.run(place, "place", &[("card", json!(card))]).await.unwrap();
        assert!(stage.told(person, &done).await.contains(card));
    }
    stage.await_board(place, 1, 2).await;
    // The owner of the secret cannot see it here either: a replay can be shown to all.
    for person in [&stage.alice, &stage.carol] {
        let shown = person.run(place, "replay", &[("from", json!(2))]).await.unwrap();
        let seen = answered(&stage, person, &shown).await;
        let all = seen.to_string();
        for secret in ["N@c1", "Q@d8", "Knight", "Queen"] {
            assert!(!all.contains(secret), "{secret}: {seen:#}");
        }
        assert!(all.contains("d8"), "{seen:#}");
    }
    let told = verified(&stage, &stage.carol, place, None).await;
    assert!(told.starts_with("Game 1 is not over, and its seed is secret until it is."), "{told}");
    let asked = stage.alice.run(place, "resign", &[]).await.unwrap();
    let question = id_of(&stage.answer(&stage.alice, &asked)).unwrap();
    in_time(&stage.press(&stage.alice, place, question, "Resign").await);
    stage.await_board(place, 1, 3).await;
    let shown = stage.carol.run(place, "replay", &[("from", json!(2))]).await.unwrap();
    let seen = answered(&stage, &stage.carol, &shown).await;
    assert!(seen["content"].as_str().unwrap().contains("Q@d8"), "afterwards everything: {seen:#}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_verified_and_no_board_shows_its_hash() {
    let stage = Stage::set().await;
    let place = played(&stage, "cardmate", CARDMATE).await;
    let told = verified(&stage, &stage.carol, place, None).await;
    assert_eq!(told.matches('✅').count(), 2, "{told}");
    let commitment = told.split('`').nth(3).unwrap();
    assert_eq!(commitment.len(), 64, "{told}");
    for (_, board) in stage.boards(place) {
        assert!(!board["content"].as_str().unwrap().contains(commitment), "{board}");
    }
    stage.end().await;
}

/// Imports a file as a person; returns the message with the viewer or the refusal.
async fn import(stage: &Stage, person: &Person, content: &[u8]) -> Value {
    use base64::Engine;
    let data = base64::engine::general_purpose::STANDARD.encode(content);
    let body = json!({
        "type": 2, "channel_id": stage.channel.to_string(),
        "data": {
            "name": "replay", "options": [{"name": "file", "value": 0}],
            "attachments": [{"filename": "record.txt", "content_type": "text/plain", "data": data}],
        },
    });
    let id = person.interact(&body).unwrap();
    let done = stage.sandbox.settled(id).await.unwrap();
    answered(stage, person, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_imported_and_looked_at_also_after_a_restart() {
    let mut stage = Stage::set().await;
    let cardmate = format!(
        "[Game \"cardmate\"]\n[Forehand \"Ann\u{202e} **x** <@1> discord.gg/abc\"]\n\n{}",
        GAME.join(" ")
    );
    let poker = "[Game \"poker\"]\n\n1. f3 e5 2. g4 Qh4# 0-1".to_owned();
    let mysterious = "[Game \"mysterious\"]\n\nN@c1 Q@d8".to_owned();
    let summoner = format!("[Game \"summoner\"]\n[Seed \"{}\"]\n\n*", "0".repeat(64));
    let mut shown = Vec::new();
    for (record, plies) in [(&cardmate, 40), (&poker, 4), (&mysterious, 2), (&summoner, 0)] {
        let seen = import(&stage, &stage.carol, record.as_bytes()).await;
        let text = seen["content"].as_str().unwrap();
        assert_eq!(seen["flags"], 64, "it is private");
        assert!(text.contains("an imported record"), "{text}");
        assert!(text.contains(&format!("ply 0 of {plies}.")), "{text}");
        shown.push(id_of(&seen).unwrap());
        assert!(!text.contains("<@1>") || text.contains("\\<@1\\>"), "{text}");
        assert!(!text.contains("discord.gg") && !text.contains('\u{202e}'), "{text}");
    }
    stage.stop().await;
    stage.start().await;
    in_time(&stage.press(&stage.carol, stage.channel, shown[0], "Last ⏭").await);
    viewer(&stage, &stage.carol, stage.channel, shown[0], "wins: last king captured.").await;
    in_time(&stage.press(&stage.carol, stage.channel, shown[1], "Last ⏭").await);
    viewer(&stage, &stage.carol, stage.channel, shown[1], "wins: checkmate.").await;
    let film = stage.press(&stage.carol, stage.channel, shown[1], "Animation").await;
    assert_eq!(delays(&file_of(&answered(&stage, &stage.carol, &film).await).await).len(), 5);
    // As text, on one line, in the form that Discord leaves.
    let line = "[Game \"poker\"] 1. f3 e5 2. g4 Qh4# 0-1";
    let done = stage.bob.run(stage.channel, "replay", &[("text", json!(line))]).await.unwrap();
    assert!(stage.told(&stage.bob, &done).await.contains("ply 0 of 4."));
    // From any ply, as an animation, and for everybody.
    let given = [("text", json!(line)), ("from", json!(3)), ("public", json!(0))];
    let done = stage.bob.run(stage.channel, "replay", &given).await.unwrap();
    let seen = answered(&stage, &stage.bob, &done).await;
    assert!(seen["content"].as_str().unwrap().contains("Ply 3 of 4") && seen["flags"] != 64, "{seen:#}");
    let given = [("text", json!(line)), ("to", json!(2))];
    let film = stage.bob.run(stage.channel, "replay", &given).await.unwrap();
    assert_eq!(delays(&file_of(&answered(&stage, &stage.bob, &film).await).await).len(), 3);
    // It has no other record, and no seed that was committed to.
    let own = stage.bob.run(stage.channel, "replay", &[("text", json!(line))]).await.unwrap();
    let own = answered(&stage, &stage.bob, &own).await;
    for label in ["Record", "Verify", "Analyse"] {
        assert!(button_of(&own, label).is_none(), "{label}: {own:#}");
    }
    // An import that nobody uses for long is forgotten.
    stage.sandbox.advance(trickmate_host::IMPORT_KEPT);
    let gone = stage.press(&stage.carol, stage.channel, shown[0], "◀ Back").await;
    let told = stage.told(&stage.carol, &gone).await;
    assert!(told.starts_with("This record is no longer stored."), "{told}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_records_are_refused_in_plain_words() {
    let stage = Stage::set().await;
    let long = "x".repeat(70_000);
    let many = format!("[Game \"poker\"]\n\n{}", "Nf3 Nf6 Ng1 Ng8 ".repeat(600));
    let endless = format!("[Game \"poker\"]\n\n{}", "a".repeat(60_000));
    let deep = format!("[Game \"cardmate\"]\n[Position \"{}\"]\n\n*", "[".repeat(50_000));
    let pinging = "[Game \"<@1> @everyone `**\"]\n\n*".to_owned();
    let cases: [(&[u8], &str); 11] = [
        (long.as_bytes(), "This file is larger than 64 KiB"),
        (many.as_bytes(), "the record has more than 2000 moves"),
        (endless.as_bytes(), "This record can’t be replayed: ply 1"),
        (deep.as_bytes(), "the position is not valid"),
        (pinging.as_bytes(), "there is no game “\\<@1\\> @everyone"),
        (b"", "the record does not say which game it is of"),
        (b"\xff\xfe\0", "This file isn’t UTF-8 text"),
        (b"[Game \"cardmate\"\n\n4Ci3", "a tag has the form"),
        (b"[Game \"cardmate\"]\n[Option \"deal=none\"]\n", "This record can’t be replayed"),
        (b"[Game \"cardmate\"]\n[Seed \"12\"]\n", "a seed is 64 hexadecimal digits"),
        (b"[Game \"cardmate\"]\n\n4Ci3 {never", "a comment begins"),
    ];
    for (content, words) in cases {
        let seen = import(&stage, &stage.carol, content).await;
        let text = seen["content"].as_str().unwrap();
        assert!(text.contains(words), "{words}: {text}");
        assert!(text.chars().count() < 700, "{text}");
        assert_eq!(seen["mentions"].as_array().unwrap().len(), 0);
        assert_eq!(seen["flags"], 64);
    }
    let both = [("game", json!(1)), ("text", json!("[Game \"poker\"] 1. e4"))];
    let both = stage.carol.run(stage.channel, "replay", &both).await.unwrap();
    assert!(stage.told(&stage.carol, &both).await.starts_with("Give one of these: a game’s number"));
    // What is wrong with a record is told to nobody else, also where everybody would have seen it.
    let wrong = [("text", json!("[Game \"poker\"] 1. e5")), ("public", json!(0))];
    let wrong = stage.carol.run(stage.channel, "replay", &wrong).await.unwrap();
    let wrong = answered(&stage, &stage.carol, &wrong).await;
    assert_eq!(wrong["flags"], 64, "{wrong:#}");
    assert!(wrong["content"].as_str().unwrap().starts_with("This record can’t be replayed"), "{wrong:#}");
    // The bot keeps working.
    let place = played(&stage, "cardmate", CARDMATE).await;
    let record = record(&stage, &stage.carol, place, None).await;
    let seen = import(&stage, &stage.carol, record.as_bytes()).await;
    assert!(
        seen["content"].as_str().unwrap().contains("alice (Forehand) against bob (Rearhand)"),
        "{seen:#}"
    );
    stage.end().await;
}
